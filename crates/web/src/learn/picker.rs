//! Cards to pick from, and the keys that pick them.

use engine::{Card, Rules, Variant};
use web_ui::{El, Memo, Signal, effect, el, untrack};

use super::round::Round;
use crate::keys::KeyAction;
use crate::overlay;
use crate::table::board::{self, Cards, board};
use crate::table::{self, comes_from};

#[derive(Clone, Copy)]
pub struct CardPicker {
    cards: Cards,
}

impl CardPicker {
    pub fn new(round: Round, layout: Vec<Card>) -> CardPicker {
        let (edition, layout) = (round.rules.edition, Signal::new(layout));
        CardPicker {
            cards: Cards {
                layout: *layout,
                rules: Memo::new(move || Some(Rules::of(edition, Variant::Full))),
                selected: Signal::default(),
                hand: board::Hand::Open(round.open),
            },
        }
    }

    pub fn layout(self) -> Vec<Card> {
        self.cards.layout.get_untracked()
    }

    pub fn selected(self) -> Signal<Vec<Card>> {
        self.cards.selected
    }

    /// Picks the card at a place; returns whether there is one.
    pub fn pick(self, place: usize) -> bool {
        let card = self.layout().get(place).copied();
        card.inspect(|card| self.cards.toggle(*card)).is_some()
    }

    pub fn clear(self) {
        self.cards.selected.set(Vec::new());
    }

    pub fn handle_key(self, action: KeyAction) -> bool {
        match action {
            KeyAction::Card(place) => return self.pick(place),
            KeyAction::Clear => self.clear(),
            _ => return false,
        }
        true
    }

    /// Draws the cards; `judge` receives the picked ones after each change.
    pub fn view(self, judge: impl Fn(Vec<Card>) + 'static) -> El {
        effect(move || {
            let picked = self.cards.selected.get();
            untrack(|| judge(picked));
        });
        let count = self.cards.layout.with_untracked(Vec::len);
        el("div").class(&format!("pick-board of-{count}")).child(board(self.cards))
    }
}

/// Handles keys, except while the user types or a dialog is open.
pub fn listen_to_keys(act: impl Fn(KeyAction) -> bool + 'static) {
    table::listen_to_keys(move |action, event| match action {
        // Space on a button presses that button.
        KeyAction::Call if comes_from(event, "button, a, summary").is_some() => false,
        KeyAction::Help => {
            overlay::show(overlay::Overlay::Help);
            true
        }
        action => act(action),
    });
}
