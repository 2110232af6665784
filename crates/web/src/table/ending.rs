//! How a match ended, for its reader: one sentence, the moments worth telling, and a text and a picture to share.

use std::rc::Rc;

use drawing::Symbol;
use engine::{Board, Claim, Event, Fact, Outcome, Phase, RuleSheet, SeatNumber};
use play::{Find, MatchStats, MissedSet};
use wasm_bindgen_futures::spawn_local;
use web_ui::browser::base;
use words::Words;

use super::result::time_text;
use super::share_picture::{Figure, SharePicture, share_picture};
use crate::app::share_buttons;
use crate::card::pictures;
use crate::figure::seat_color;
use crate::prelude::*;

/// A match or a round that is over, as its reader sees it.
pub struct Ending<'a> {
    pub board: &'a Board,
    pub tally: &'a MatchStats,
    pub events: &'a [Event],
    /// The reader's seat.
    pub you: Option<SeatNumber>,
}

impl Ending<'_> {
    /// The sentence that the screen is about, what led to it, the scores and the moments.
    pub fn headline(&self) -> El {
        let title = el("h1").class("end-title").text(&self.title());
        let lines = self.lines().into_iter().map(|line| el("p").text(&line));
        el("section")
            .class("headline")
            .label(text(msg::ResultMatchOver))
            .maybe(self.is_won().then(celebration))
            .child(title)
            .children(lines)
            .maybe(self.scores())
            .child(el("ul").class("highlights").children(self.highlights()))
    }

    fn is_over(&self) -> bool {
        matches!(self.board.phase(), Phase::MatchOver { .. })
    }

    fn winners(&self) -> &[SeatNumber] {
        match self.board.phase() {
            Phase::MatchOver { result } => &result.winners,
            _ => &[],
        }
    }

    fn is_won(&self) -> bool {
        self.you.is_some_and(|you| self.winners().contains(&you))
    }

    fn score(&self, seat: SeatNumber) -> i32 {
        self.board.seat(seat).map_or(0, |seat| seat.score)
    }

    /// How long a player took to the end of a race, in milliseconds.
    fn finished(&self, seat: SeatNumber) -> Option<u64> {
        let rules = self.board.rules();
        let is_race = rules.has_own_boards() && rules.finds > 0;
        let finished = self.board.seat(seat).and_then(|seat| seat.finished).filter(|_| is_race);
        finished.map(|finished| finished.since(self.board.began()))
    }

    /// The score of a player; at the end of a race the time.
    fn score_text(&self, seat: SeatNumber) -> String {
        match self.finished(seat) {
            Some(took) => time_text(Some(took)),
            None => words().signed(self.score(seat)),
        }
    }

    fn name(&self, seat: SeatNumber) -> String {
        self.board.name(seat).map(ToString::to_string).unwrap_or_default()
    }

    /// The seats that played, the best first.
    fn ranking(&self) -> Vec<SeatNumber> {
        let seats = self.board.seats().iter().enumerate();
        let played = seats.filter(|(_, seat)| seat.seated || seat.score != 0);
        let mut ranking: Vec<SeatNumber> = played.map(|(place, _)| SeatNumber(place as u8)).collect();
        ranking.sort_by_key(|&seat| {
            let finished = self.finished(seat);
            (std::cmp::Reverse(self.score(seat)), finished.is_none(), finished)
        });
        ranking
    }

    fn sets(&self) -> f64 {
        self.tally.finds().count() as f64
    }

    fn title(&self) -> String {
        let words = words();
        let Phase::MatchOver { result } = self.board.phase() else {
            return words.text(msg::ResultRoundOver { round: self.board.round().into() });
        };
        let (sets, cards) = (self.sets(), (self.board.undealt() + self.board.layout().len()) as f64);
        match (result.outcome, &self.ranking()[..]) {
            (Outcome::Won, _) => words.text(msg::EndAloneWon { sets }),
            (Outcome::Lost, _) => words.text(msg::EndAloneLost { sets, cards }),
            (Outcome::Totals, [] | [_]) => words.text(msg::EndAlone { sets }),
            (Outcome::Totals, ranking) => self.contest(&result.winners, ranking),
        }
    }

    /// The end of a match between several: the reader's score first, where the reader has won it.
    fn contest(&self, winners: &[SeatNumber], ranking: &[SeatNumber]) -> String {
        let words = words();
        let second = ranking.iter().find(|seat| !winners.contains(seat));
        let best = winners.first().map_or(0, |&seat| self.score(seat));
        let other = |seat: Option<SeatNumber>| seat.map_or(best, |seat| self.score(seat));
        let race = |first: SeatNumber, other: Option<SeatNumber>| {
            let times = [self.finished(first)?, self.finished(other?)?];
            Some(times.map(|took| time_text(Some(took))))
        };
        let compared = |first: SeatNumber, second: Option<SeatNumber>| {
            race(first, second).unwrap_or_else(|| beside(words, best, other(second)))
        };
        match winners {
            [winner] if self.is_won() => {
                let [own, other] = &compared(*winner, second.copied());
                words.text(msg::EndWon { own, other })
            }
            [winner] => {
                let loser = self.you.or(second.copied());
                let (name, [best, other]) = (&self.name(*winner), &compared(*winner, loser));
                words.text(msg::EndWinner { name, best, other })
            }
            _ if self.is_won() => words.text(msg::EndShared { score: &words.signed(best) }),
            _ => words.text(msg::EndSharedByOthers { score: &words.signed(best) }),
        }
    }

    /// What is said under the title: kind words for a player who has not won, and why a round or a game for one is over.
    fn lines(&self) -> Vec<String> {
        let is_kind = self.is_over() && !self.is_won() && self.ranking().len() > 1;
        if let Some(you) = self.you.filter(|_| is_kind) {
            let sets = self.tally.finds().filter(|find| find.seat == you).count() as f64;
            return vec![words().text(msg::EndKind { sets })];
        }
        if self.is_over() && self.ranking().len() > 1 {
            return Vec::new();
        }
        let start =
            self.events.iter().rposition(|event| matches!(event.fact, Fact::Dealt { .. })).unwrap_or(0);
        let ends = self.events[start..].iter().filter(|event| matches!(event.fact, Fact::RoundEnded { .. }));
        ends.flat_map(|event| words().event(self.board, event, Reader::at(self.you))).collect()
    }

    /// The score of each player, the best first.
    fn scores(&self) -> Option<El> {
        let ranking = self.ranking();
        let line = |&seat: &SeatNumber| {
            let name = el("span").class("player-name").attr("dir", "auto").text(&self.name(seat));
            let score = el("b").attr("dir", "ltr").text(&self.score_text(seat));
            el("li")
                .class(if self.winners().contains(&seat) { "winner" } else { "" })
                .style_of("--owner", move || seat_color(seat))
                .children([name, score])
        };
        (ranking.len() > 1).then(|| el("ol").class("end-scores").children(ranking.iter().map(line)))
    }

    /// The quickest Set: the reader's own, or for a spectator the quickest of all.
    fn quickest(&self) -> Option<&Find> {
        let own = self.tally.finds().filter(|find| self.you.is_none_or(|you| find.seat == you));
        own.min_by_key(|find| find.took)
    }

    /// The Set that lay there longest without being seen.
    fn missed(&self) -> Option<&MissedSet> {
        self.tally.rounds.iter().flat_map(|round| &round.missed).max_by_key(|missed| missed.lay)
    }

    fn quickest_text(&self, find: &Find) -> String {
        let (name, seconds) = (&self.name(find.seat), &time_text(Some(find.took)));
        match self.you {
            Some(_) => words().text(msg::EndQuickest { seconds }),
            None => words().text(msg::EndQuickestOf { name, seconds }),
        }
    }

    fn highlights(&self) -> Vec<El> {
        let rules = **self.board.rules();
        let quickest = self.quickest().map(|find| (self.quickest_text(find), find.cards));
        let missed = self.missed().map(|missed| {
            (words().text(msg::EndMissed { seconds: &time_text(Some(missed.lay)) }), missed.cards)
        });
        let highlight = |(text, cards): (String, Claim)| {
            el("li").child(el("span").text(&text)).child(pictures(cards.cards(), rules))
        };
        quickest.into_iter().chain(missed).map(highlight).collect()
    }

    /// Names and scores in one line, without the direction of a sentence.
    fn standing(&self) -> String {
        let score = |&seat: &SeatNumber| format!("{} {}", self.name(seat), self.score_text(seat));
        match &self.ranking()[..] {
            [] | [_] => self.title(),
            ranking => ranking.iter().map(score).collect::<Vec<_>>().join(" · "),
        }
    }

    /// The buttons that share the result as a picture and as a text.
    pub fn share(&self) -> El {
        let quickest = self.quickest().map(|find| self.quickest_text(find));
        let lines = [Some(format!("Tercet · {}", self.standing())), quickest.clone(), Some(base())];
        let text = lines.into_iter().flatten().collect::<Vec<_>>().join("\n");
        let rules: RuleSheet = **self.board.rules();
        let picture = Rc::new(SharePicture {
            title: self.title(),
            lines: [Some(self.standing()), quickest].into_iter().flatten().collect(),
            figure: Figure::Cards(
                self.quickest().map(|find| find.cards.cards().to_vec()).unwrap_or_default(),
                rules,
            ),
        });
        let draw = move || {
            let picture = picture.clone();
            spawn_local(async move { share_picture(&picture).await });
        };
        let fill = |data: &web_sys::ShareData, text: &str| data.set_text(text);
        let (copy, share) = share_buttons(Rc::new(move || text.clone()), self::text(msg::EndCopy), fill);
        let draw = button("secondary", draw).id("share-picture").child(icon(Icon::Download));
        el("div")
            .class("row end-share")
            .child(draw.text_of(self::text(msg::EndPicture)))
            .child(copy.class("secondary").id("copy-result"))
            .maybe(share)
    }
}

/// Two scores for a dash between them, with narrow spaces around it where a minus sign would run into it.
fn beside(words: Words, left: i32, right: i32) -> [String; 2] {
    let space = if left < 0 || right < 0 { "\u{202F}" } else { "" };
    [words.signed(left) + space, space.to_owned() + &words.signed(right)]
}

/// The shapes of the cards, rising once.
pub fn celebration() -> El {
    let shapes = (0..CELEBRATION).map(|place| {
        let (class, symbol) = SHAPES[place % SHAPES.len()];
        svg("svg")
            .attr("viewBox", "-36 -72 72 144")
            .class(class)
            .style_of("left", move || format!("{}%", (place * 37 + 5) % 100))
            .style_of("--place", move || place.to_string())
            .child(svg("path").attr("d", Symbol::named(symbol).outline))
    });
    el("div").class("celebration").attr("aria-hidden", "true").children(shapes)
}

const CELEBRATION: usize = 18;

const SHAPES: [(&str, &str); 3] = [("ink-red", "diamond"), ("ink-green", "oval"), ("ink-purple", "squiggle")];

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn a_minus_sign_does_not_run_into_the_dash() {
        let words = Words::new(Language::En);
        assert_eq!(beside(words, 7, 5).join("–"), "7–5");
        assert_eq!(beside(words, 0, -3).join("–"), "0\u{202F}–\u{202F}−3");
    }
}
