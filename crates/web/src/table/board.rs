//! The cards, large and centred: a grid that one tab stop enters and arrow keys walk. Beside it the Sets among them, for the
//! Set-Master and in a replay.

use std::cell::Cell;
use std::rc::Rc;

use engine::{Card, Claim, RuleSheet, Rules};
use play::Session;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, Event, KeyboardEvent, ResizeObserver};
use web_ui::browser::{focus, next_frame};

use super::arrangement::Arrangement;
use super::extras;
use super::model::TableModel;
use super::motion::{cell_id, pixels, relay};
use crate::card::{drawing, face, pictures, spoken};
use crate::keys::label;
use crate::prelude::*;

#[derive(Clone, Copy)]
pub struct Cards {
    pub layout: Memo<Vec<Card>>,
    /// In a chain: the cards of the last find, which lie beside the others.
    pub last: Option<Memo<Vec<Card>>>,
    pub rules: Memo<Option<Rules>>,
    /// The cards that are selected or pointed at.
    pub selected: Signal<Vec<Card>>,
    pub hand: Hand,
}

#[derive(Clone, Copy)]
pub enum Hand {
    /// The cards can only be looked at, as in a replay.
    ReadOnly,
    /// The player. `pick` is a closure, so that pages without a table do not load the code of one.
    Player {
        may_pick: Memo<bool>,
        pick: Signal<Rc<dyn Fn(Card)>>,
        /// The cards that the page points at.
        pointed: Memo<Vec<Card>>,
    },
}

impl Hand {
    pub fn player(may_pick: Memo<bool>, pick: impl Fn(Card) + 'static, pointed: Memo<Vec<Card>>) -> Hand {
        Hand::Player { may_pick, pick: Signal::new(Rc::new(pick)), pointed }
    }
}

impl Cards {
    pub fn of(state: TableModel) -> Cards {
        let may_pick = Memo::new(move || state.you.get().is_some());
        let pointed = state.local.with_untracked(|local| local.as_ref().map(|local| local.pointed));
        let watched = state.watched;
        let both = move |pointed: Memo<Vec<Card>>| Memo::new(move || [pointed.get(), watched.get()].concat());
        let pointed = pointed.map_or(watched, both);
        let hand = Hand::player(may_pick, move |card| state.toggle(card), pointed);
        Cards {
            layout: state.layout,
            last: Some(state.last),
            rules: state.rules,
            selected: state.selected,
            hand,
        }
    }

    fn is_still(self) -> bool {
        match self.hand {
            Hand::ReadOnly => true,
            Hand::Player { may_pick, .. } => !may_pick.get(),
        }
    }

    fn is_pointed_at(self, card: Option<Card>) -> bool {
        let Hand::Player { pointed, .. } = self.hand else { return false };
        card.is_some_and(|card| pointed.with(|cards| cards.contains(&card)))
    }

    /// Selects a card, or puts it back.
    pub fn toggle(self, card: Card) {
        match self.hand {
            Hand::Player { pick, .. } => pick.get_untracked()(card),
            Hand::ReadOnly => {}
        }
    }
}

thread_local! {
    /// How the cards of the board on the page lie.
    static LAID: Cell<Option<Arrangement>> = const { Cell::new(None) };
}

/// The place of the card that a key picks on the board of the page.
pub fn place_of(key: usize) -> usize {
    LAID.get().and_then(|laid| (0..=key.max(20)).find(|&place| laid.key(place) == key)).unwrap_or(key)
}

/// Narrower cards, in pixels, have stronger lines and no key.
const SMALL: f64 = 93.0;

/// The cards as large as the frame allows.
pub fn board(state: Cards) -> El {
    let size = Signal::new((0.0, 0.0));
    let laid = Memo::new(move || Arrangement::best(state.layout.with(Vec::len), size.get()));
    let grid = grid(state, laid)
        .class_if("small-cards", move || laid.with(|laid| laid.width < SMALL))
        .style_of("--columns", move || laid.with(|laid| laid.columns).to_string())
        .style_of("--card-width", move || pixels(laid.with(|laid| laid.width)))
        .style_of("--card-gap", move || pixels(laid.with(|laid| laid.gap)));
    let frame = el("div").class("board-frame").child(grid);
    watch_size(&frame.0, size);
    show_motion(state, laid);
    match state.last {
        Some(last) => el("div").class("board-place").children([beside(state, last), frame]),
        None => frame,
    }
}

/// The place of the last find in a chain, which is loaded with what else stands beside the board.
fn beside(state: Cards, last: Memo<Vec<Card>>) -> El {
    let is_empty = move || last.with(Vec::is_empty);
    let row = move || {
        if is_empty() {
            return Vec::new();
        }
        extras::load();
        extras::children(|extras| last.with(|last| (extras.last_find)(state, last)))
    };
    el("div").class("last-find").shown_if(move || !is_empty()).children_of(row)
}

/// In a chain: the cards of the last find beside the board, and how many of them the next find needs. Each is a tab stop.
pub fn last_find(state: Cards, last: &[Card]) -> Vec<El> {
    let chain = move || state.rules.with(|rules| rules.as_ref().map_or(0, |rules| rules.chain));
    let label = move || words().text(msg::TableChainUse { count: chain().into() });
    let cards = last.iter().zip(1..).map(|(&card, number)| last_card(state, card, number));
    vec![
        el("p").id("last-find").text_of(label),
        el("div")
            .class("last-cards-here")
            .attr("role", "group")
            .attr("aria-labelledby", "last-find")
            .attr("dir", "ltr")
            .children(cards),
    ]
}

fn last_card(state: Cards, card: Card, number: u8) -> El {
    let is_on = || settings().with(|settings| settings.keys.on);
    let key = el("kbd").class("card-key").attr("aria-hidden", "true").shown_if(is_on);
    shown_card(state, Memo::new(move || Some(card)), "aria-pressed")
        .child(key.text(&number.to_string()))
        .attr("role", "button")
        .attr("tabindex", "0")
        .on_touch(move || state.toggle(card))
        .on("keydown", move |event| on_enter(&event, &|| state.toggle(card)))
}

/// What all cards that can be picked have; `picked` is the attribute that says whether one is.
fn shown_card(state: Cards, card: Memo<Option<Card>>, picked: &'static str) -> El {
    let of_card = move |text: fn(Card, &RuleSheet) -> String| {
        state.rules.with(|rules| Some(text(card.get()?, rules.as_ref()?))).unwrap_or_default()
    };
    let is_selected =
        move || card.get().is_some_and(|card| state.selected.with(|cards| cards.contains(&card)));
    el("div")
        .class("card")
        .class_if("selected", is_selected)
        .class_if("back", move || card.get().is_some_and(Card::is_back))
        .class_if("framed", move || card.get().is_some_and(|card| card.features().len() == 5))
        .class_if("gap", move || card.get().is_some_and(Card::is_gap))
        .class_if("pointed", move || state.is_pointed_at(card.get()))
        .attr_of(picked, move || is_selected().to_string())
        .label(move || of_card(spoken))
        .attr_of("data-card", move || card.get().map(|card| card.to_string()).unwrap_or_default())
        .child(face(move || of_card(drawing)))
}

fn on_enter(event: &Event, press: &dyn Fn()) {
    if event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == "Enter") {
        press();
    }
}

/// The cards in this arrangement; the style sheet says how large they are.
pub fn grid(state: Cards, laid: Memo<Arrangement>) -> El {
    let count = Memo::new(move || state.layout.with(Vec::len));
    effect(move || LAID.set(Some(laid.get())));
    let current = Signal::new(0_usize);
    let rows = move || (0..laid.with(|laid| laid.rows)).map(|row| row.to_string()).collect();
    el("div")
        .class("board")
        .id("board")
        .attr("role", "grid")
        .attr("dir", "ltr")
        .class_if("still", move || state.is_still())
        .attr_of("aria-multiselectable", move || (!state.is_still()).to_string())
        .label(move || words().text(msg::TableCards { cards: count.get() as f64 }))
        .on("keydown", move |event| walk(&event, state, laid.get_untracked(), current))
        .each(rows, move |row| self::row(state, laid, row.parse().unwrap_or(0), current))
}

fn row(state: Cards, laid: Memo<Arrangement>, row: usize, current: Signal<usize>) -> El {
    let places = move || {
        let (laid, count) = (laid.get(), state.layout.with(Vec::len));
        let places = (0..laid.columns).map(|column| laid.place(row, column));
        places.filter(|&place| place < count).map(|place| place.to_string()).collect()
    };
    let cell = move |place: &str| cell(state, laid, place.parse().unwrap_or(0), current);
    el("div").class("board-row").attr("role", "row").each(places, cell)
}

fn cell(state: Cards, laid: Memo<Arrangement>, place: usize, current: Signal<usize>) -> El {
    let card = Memo::new(move || state.layout.with(|layout| layout.get(place).copied()));
    let is_current = move || current.get().min(state.layout.with(Vec::len).saturating_sub(1)) == place;
    let press = move || {
        current.set(place);
        if let Some(card) = card.get_untracked() {
            state.toggle(card);
        }
    };
    shown_card(state, card, "aria-selected")
        .id(&cell_id(place))
        .attr("role", "gridcell")
        .attr_of("tabindex", move || if is_current() { "0" } else { "-1" }.to_owned())
        .on_touch(press)
        .on("keydown", move |event| on_enter(&event, &press))
        .child(
            el("kbd")
                .class("card-key")
                .attr("aria-hidden", "true")
                .text_of(move || key(laid.with(|laid| laid.key(place)))),
        )
}

/// What is printed on the key with this number, if keys are on.
fn key(number: usize) -> String {
    settings().with(|settings| match settings.keys.cards.get(number) {
        Some(code) if settings.keys.on => label(code),
        _ => String::new(),
    })
}

/// Follows the size of the frame, so that the cards are as large as they can be.
fn watch_size(frame: &Element, size: Signal<(f64, f64)>) {
    let measured = frame.clone();
    let measure = Closure::<dyn FnMut()>::new(move || {
        let now = (measured.client_width().into(), measured.client_height().into());
        if size.try_get_untracked().is_some_and(|before| before != now) {
            size.set(now);
        }
    });
    if let Ok(observer) = ResizeObserver::new(measure.as_ref().unchecked_ref()) {
        observer.observe(frame);
        // What the browser calls lives as long as the board.
        on_cleanup(move || {
            observer.disconnect();
            drop(measure);
        });
    }
}

pub fn show_motion(state: Cards, laid: Memo<Arrangement>) {
    let mut last: Option<(Vec<Card>, Arrangement)> = None;
    effect(move || {
        let now = (state.layout.get(), laid.get());
        if let Some((before, was)) = last.replace(now.clone())
            && before != now.0
        {
            next_frame(move || relay(&before, &now.0, was, now.1));
        }
    });
}

fn walk(event: &Event, state: Cards, laid: Arrangement, current: Signal<usize>) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key) else { return };
    let count = state.layout.with_untracked(Vec::len);
    let (row, column) = laid.at(current.get_untracked().min(count.saturating_sub(1)));
    let (row, column) = match key.as_str() {
        "ArrowRight" => (row, (column + 1).min(laid.columns - 1)),
        "ArrowLeft" => (row, column.saturating_sub(1)),
        "ArrowDown" => ((row + 1).min(laid.rows - 1), column),
        "ArrowUp" => (row.saturating_sub(1), column),
        "Home" => (row, 0),
        "End" => (row, laid.columns - 1),
        _ => return,
    };
    event.prevent_default();
    let place = laid.place(row, column);
    if place < count {
        current.set(place);
        focus(&cell_id(place));
    }
}

pub fn master_sets(state: TableModel) -> El {
    let master = |session: &Session| session.view().and_then(|view| view.sets());
    let shown = Memo::new(move || state.session.with(master));
    sets(shown, state.rules, Rc::new(move |cards| state.point_at(cards)))
}

/// The Sets as rows of pictures beside the cards; pressing one points at its cards.
pub fn sets(shown: Memo<Option<Vec<Claim>>>, rules: Memo<Option<Rules>>, point: Rc<dyn Fn(Claim)>) -> El {
    let count = move || shown.with(|sets| sets.as_ref().map_or(0, Vec::len));
    let rows = move || {
        let rules = rules.with(|rules| rules.as_ref().map(|rules| **rules));
        let sets = shown.get().unwrap_or_default();
        let row = |set: Claim| {
            let point = point.clone();
            Some(el("li").child(button("quiet", move || point(set)).child(pictures(set.cards(), rules?))))
        };
        sets.into_iter().filter_map(row).collect()
    };
    el("section")
        .class("sets-here")
        .shown_if(move || shown.with(Option::is_some))
        .child(el("h2").text_of(move || words().text(msg::ReplaySets { sets: count() as f64 })))
        .child(el("ul").children_of(rows))
}
