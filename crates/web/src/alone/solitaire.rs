//! How often the player has won a solitaire, and how often one can be won.

use engine::{Fact, Outcome, Record};
use odds::{SOLITAIRE_AHEAD, SOLITAIRE_ANY, Share};
use serde::{Deserialize, Serialize};
use web_ui::browser::{load, store};

use crate::prelude::*;

const NAME: &str = "tercet.solitaire";

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Tries {
    played: u32,
    won: u32,
}

impl Tries {
    fn with(self, won: bool) -> Tries {
        Tries { played: self.played.saturating_add(1), won: self.won.saturating_add(won.into()) }
    }

    fn share(self) -> Share {
        Share { part: self.won.into(), whole: self.played.into() }
    }
}

/// Whether a solitaire has ended in these records, and was won.
pub fn ending(records: &[Record]) -> Option<bool> {
    let facts = records.iter().flat_map(|record| &record.events).map(|event| &event.fact);
    let mut outcomes = facts.filter_map(|fact| match fact {
        Fact::MatchEnded { result } => Some(result.outcome),
        _ => None,
    });
    // Puzzles have pages of their own, so nothing else here is won or lost alone.
    outcomes.next_back().filter(|&outcome| outcome != Outcome::Totals).map(|outcome| outcome == Outcome::Won)
}

pub fn count(won: bool) {
    store(NAME, &load::<Tries>(NAME).unwrap_or_default().with(won));
}

/// How often the player has won; nothing before the first try.
pub fn own() -> El {
    let tries: Tries = load(NAME).unwrap_or_default();
    let own = move || {
        let (won, played) = (f64::from(tries.won), f64::from(tries.played));
        let rate = &words().percent(tries.share().rate(), 0);
        words().text(msg::AloneSolitaireYours { won, played, rate })
    };
    el("p").id("solitaire-own").class("small").shown_if(move || tries.played > 0).text_of(own)
}

/// The player's own rate beside the true one.
pub fn chances() -> El {
    let [any, ahead] = [SOLITAIRE_ANY, SOLITAIRE_AHEAD];
    let truth = move || {
        let (any, ahead) = (words().percent(any.rate(), 1), words().percent(ahead.rate(), 1));
        words().text(msg::AloneSolitaireOdds { any: &any, ahead: &ahead })
    };
    el("div").class("chances").children([own(), el("p").id("solitaire-odds").text_of(truth)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Action, Edition, Rules, Variant};

    use crate::json_tests::{open, request};

    fn play(variant: Variant) -> Vec<Record> {
        let mut table = open(Rules::of(Edition::Italian, variant), 1, "Ann");
        for action in [Action::Sit, Action::Deal, Action::NoSet] {
            request(&mut table, action, 1);
        }
        table.records().to_vec()
    }

    #[test]
    fn saying_no_set_where_there_is_one_loses_a_solitaire_and_nothing_else() {
        assert_eq!(ending(&play(Variant::Solitaire)), Some(false));
        assert_eq!(ending(&play(Variant::Practice)), None);
        assert_eq!(ending(&[]), None);
    }

    #[test]
    fn tries_are_counted() {
        let tries = Tries::default().with(true).with(false);
        assert_eq!(tries, Tries { played: 2, won: 1 });
        assert_eq!(tries.share(), Share { part: 1, whole: 2 });
    }
}
