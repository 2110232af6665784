//! Help for a player without opponents: a clock, hints, and the Set that lay there when the player said that there was none.

use std::rc::Rc;

use engine::{Board, Card, RuleSheet, Triple, Variant};
use play::Session;
use web_ui::browser::every;

use super::local_game::LocalGame;
use crate::card::{easiest_set, pictures};
use crate::prelude::*;
use crate::puzzle::clock;

/// What the help says until the player acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PracticeNote {
    /// There was a Set.
    Missed(Triple),
    /// The first cards of a Set.
    Hint {
        set: Triple,
        cards: usize,
    },
    NoSet,
}

impl PracticeNote {
    /// What to say when a player without opponents says that there is no Set.
    pub fn after_no_set(board: &Board) -> Option<PracticeNote> {
        let may_go_on = board.rules().has_one_seat() && board.rules().variant != Variant::Solitaire;
        easiest_set(board.layout().cards()).filter(|_| may_go_on).map(PracticeNote::Missed)
    }

    /// The next hint: a card of a Set, then a second one.
    fn hint(before: Option<PracticeNote>, layout: &[Card]) -> PracticeNote {
        match (before, easiest_set(layout)) {
            (Some(PracticeNote::Hint { set, .. }), _) => PracticeNote::Hint { set, cards: 2 },
            (_, Some(set)) => PracticeNote::Hint { set, cards: 1 },
            (_, None) => PracticeNote::NoSet,
        }
    }

    pub fn cards(self) -> Vec<Card> {
        match self {
            PracticeNote::Missed(set) => set.to_vec(),
            PracticeNote::Hint { set, cards } => set[..cards].to_vec(),
            PracticeNote::NoSet => Vec::new(),
        }
    }

    fn sentence(self, rules: &RuleSheet) -> String {
        let words = words();
        match self {
            PracticeNote::Missed(_) => words.text(msg::AloneMissed),
            PracticeNote::Hint { set, cards } => {
                words.text(msg::LearnHintCard { card: &words.card(set[cards - 1], rules) })
            }
            PracticeNote::NoSet => words.text(msg::OddsPageFoundNone),
        }
    }

    pub fn read_out(self, rules: &RuleSheet) {
        announce(&self.sentence(rules));
        if let PracticeNote::Missed(set) = self {
            announce(&words().text(msg::LearnCards { cards: &words().cards(&set, rules) }));
        }
    }
}

/// The clock, and the button for a hint; nothing where there are opponents.
pub fn help(game: &Rc<LocalGame>) -> Vec<El> {
    let rules = game.model.rules.get_untracked();
    let Some(rules) = rules.filter(|rules| rules.has_one_seat()) else { return Vec::new() };
    let spent = Signal::new(spent(game));
    let ticking = game.clone();
    every(250, move || {
        let now = self::spent(&ticking);
        // The clock shows seconds.
        if now / 1000 != spent.get_untracked() / 1000 {
            spent.set(now);
        }
    });
    let pressed = game.clone();
    let hint = || button("practice-hint", move || hint(&pressed)).id("hint").text_of(text(msg::PuzzleHint));
    let hint = (rules.variant != Variant::Solitaire).then(hint);
    [clock(move || spent.get())].into_iter().chain(hint).collect()
}

/// The time since the round was dealt, without pauses.
fn spent(game: &LocalGame) -> u64 {
    let dealt = game.model.session.with_untracked(Session::dealt);
    dealt.map_or(0, |dealt| game.time().since(dealt))
}

fn hint(game: &LocalGame) {
    let next =
        game.model.layout.with_untracked(|layout| PracticeNote::hint(game.note.get_untracked(), layout));
    game.note.set(Some(next));
    if let Some(rules) = game.model.rules.get_untracked() {
        untrack(|| next.read_out(&rules));
    }
}

/// What the help says, with the cards that it is about.
pub fn note(game: &LocalGame) -> Option<El> {
    let (note, rules) = (game.note.get()?, **game.model.rules.get_untracked().as_ref()?);
    let class =
        if matches!(note, PracticeNote::Missed(_)) { "practice-note missed" } else { "practice-note" };
    let sentence = el("p").text_of(move || note.sentence(&rules));
    Some(el("div").class(class).children([pictures(note.cards(), rules), sentence]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::cards;
    use engine::{Action, Edition, Rules};

    use crate::json_tests::{open, request};

    #[test]
    fn hints_show_the_easiest_set_card_by_card() {
        let layout = cards(&["1srd", "2tgo", "3epq", "2srd", "3srd"]);
        let set = cards(&["1srd", "2srd", "3srd"]);
        let first = PracticeNote::hint(None, &layout);
        assert_eq!(first.cards(), set[..1]);
        let second = PracticeNote::hint(Some(first), &layout);
        assert_eq!(second.cards(), set[..2]);
        assert_eq!(PracticeNote::hint(Some(second), &layout), second, "the third is left to the player");
        assert_eq!(PracticeNote::hint(None, &layout[..2]), PracticeNote::NoSet);
    }

    #[test]
    fn practice_says_what_was_missed_and_solitaire_does_not() {
        let board = |variant| {
            let mut table = open(Rules::of(Edition::English, variant), 1, "Ann");
            [Action::Sit, Action::Deal].into_iter().for_each(|action| drop(request(&mut table, action, 1)));
            table.board().clone()
        };
        let practice = board(Variant::Practice);
        let missed = PracticeNote::after_no_set(&practice).unwrap();
        assert!(missed.cards().iter().all(|card| practice.layout().cards().contains(card)));
        assert_eq!(PracticeNote::after_no_set(&board(Variant::Solitaire)), None);
    }
}
