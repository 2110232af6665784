//! How a match ended, for its reader: one sentence, the moments worth telling, and a text and a picture to share.

use std::rc::Rc;

use drawing::Symbol;
use engine::{Board, Claim, Event, Fact, Outcome, Phase, RuleSheet, SeatNumber, Target};
use play::{Find, MatchStats, MissedSet};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlElement;
use web_ui::browser::{base, document};
use words::Message;

use super::result::{race_time, time_text};
use super::rivals::Rivals;
use super::share_picture::{Figure, SharePicture, share_picture};
use crate::app::share_buttons;
use crate::card::pictures;
use crate::figure::{figure, seat_color};
use crate::prelude::*;

/// The most points between a lost match and a won one that was close, and the least score of the player who lost it.
const CLOSE: i32 = 2;
const CLOSE_FROM: i32 = 3;

/// The milliseconds for which a Set must have lain unseen before the end of a match tells of it.
const MISSED_FROM: u64 = 5_000;

/// The letters of a title that still has room for two lines on a phone.
const LONG_TITLE: usize = 22;

/// A match or a round that is over, as its reader sees it.
pub struct Ending<'a> {
    pub board: &'a Board,
    pub tally: &'a MatchStats,
    pub events: &'a [Event],
    /// The reader's seat.
    pub you: Option<SeatNumber>,
    /// The earlier runs that a run of a challenge is compared with.
    pub rivals: Option<&'a Rivals>,
}

impl Ending<'_> {
    /// The sentence that the screen is about, what led to it, and the scores.
    pub fn headline(&self) -> El {
        tint(self.table_color());
        let title = self.title();
        let is_long = title.chars().count() > LONG_TITLE;
        let title = el("h1").class(if is_long { "end-title is-long" } else { "end-title" }).text(&title);
        let class = if self.is_won() { "headline won" } else { "headline" };
        let label = if self.is_over() { words().text(msg::ResultMatchOver) } else { self.round_over() };
        let lines = self.lines().into_iter().map(|line| el("p").class("end-line").text(&line));
        el("section")
            .class(class)
            .attr("aria-label", &label)
            .maybe(self.is_won().then(celebration))
            .maybe(self.figures())
            .maybe(self.is_led().then(|| el("p").class("end-round").text(&self.round_over())))
            .child(title)
            .children(lines)
            .maybe(self.scores())
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
        self.you.is_some_and(|you| self.winners().contains(&you)) && self.rivals.is_none_or(Rivals::is_best)
    }

    /// The seats with the best score, between the rounds of a match of several players.
    fn leaders(&self) -> Vec<SeatNumber> {
        let mut ranking = self.ranking();
        let best = ranking.first().map(|&seat| self.score(seat));
        let count = ranking.iter().take_while(|&&seat| Some(self.score(seat)) == best).count();
        ranking.truncate(if self.is_led() { count } else { 0 });
        ranking
    }

    /// Whether a round of a match of several players is over, and another one comes.
    fn is_led(&self) -> bool {
        !self.is_over() && self.is_contest()
    }

    /// The player whose color the table takes on: the reader who has won, or between two rounds the player who leads.
    fn table_color(&self) -> Option<SeatNumber> {
        match (self.is_won(), self.winners(), &self.leaders()[..]) {
            (true, &[winner], _) => Some(winner),
            (_, _, &[leader]) => Some(leader),
            _ => None,
        }
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
            Some(took) => race_time(took),
            None => words().signed(self.score(seat)),
        }
    }

    fn name(&self, seat: SeatNumber) -> String {
        self.board.name(seat).map(ToString::to_string).unwrap_or_default()
    }

    /// The seats that played, the best first.
    fn ranking(&self) -> Vec<SeatNumber> {
        let order = |seat: SeatNumber| {
            let finished = self.finished(seat);
            (std::cmp::Reverse(self.score(seat)), finished.is_none(), finished)
        };
        // Few are inserted in less code than the library's sort, which would be loaded with the page.
        let mut ranking: Vec<SeatNumber> = Vec::new();
        for (number, seat) in self.board.seats().iter().enumerate() {
            if seat.seated || seat.score != 0 {
                let number = SeatNumber(number as u8);
                let place = ranking.iter().position(|&other| order(other) > order(number));
                ranking.insert(place.unwrap_or(ranking.len()), number);
            }
        }
        ranking
    }

    fn is_contest(&self) -> bool {
        self.ranking().len() > 1
    }

    /// Whether the reader has played this match and another player has won it.
    fn is_lost(&self) -> bool {
        self.is_over() && self.is_contest() && self.you.is_some() && !self.is_won()
    }

    /// The winner of a match between several; beside them the reader who has lost it. Between two rounds those who lead.
    fn figures(&self) -> Option<El> {
        if let Some(rivals) = self.rivals {
            return rivals.figures();
        }
        let mut shown = if self.is_over() { self.winners().to_vec() } else { self.leaders() };
        shown.extend(self.you.filter(|_| self.is_lost()));
        let drawn =
            shown.into_iter().filter_map(|seat| Some(figure(self.board.seat(seat)?.player.as_str(), seat)));
        self.is_contest().then(|| el("div").class("end-figures").children(drawn))
    }

    /// What a player has found in the match. Finds on boards of their own are only counted.
    fn finds(&self, seat: SeatNumber) -> f64 {
        match self.board.rules().has_own_boards() {
            true => self.score(seat).max(0).into(),
            false => self.tally.finds().filter(|find| find.seat == seat).count() as f64,
        }
    }

    /// What messages about finds select on.
    fn target(&self) -> &'static str {
        self.board.rules().target.name()
    }

    fn title(&self) -> String {
        let words = words();
        let Phase::MatchOver { result } = self.board.phase() else {
            return self.lead().unwrap_or_else(|| self.round_over());
        };
        // Others than the reader are told the result alone.
        if let Some(title) = self.rivals.filter(|_| self.you.is_some()).and_then(Rivals::title) {
            return title;
        }
        let ranking = self.ranking();
        let sets = ranking.first().map_or(0.0, |&seat| self.finds(seat));
        let cards = (self.board.undealt() + self.board.layout().len()) as f64;
        match (result.outcome, &ranking[..]) {
            (Outcome::Won, _) => words.text(msg::EndAloneWon { sets }),
            (Outcome::Lost, _) => words.text(msg::EndAloneLost { sets, cards }),
            (Outcome::Totals, [] | [_]) => match ranking.first().and_then(|&seat| self.finished(seat)) {
                Some(took) => words.text(msg::EndRaceAlone { time: &race_time(took) }),
                None if self.board.rules().target == Target::Set => words.text(msg::EndAlone { sets }),
                None => words.text(msg::EndAloneFinds { finds: sets }),
            },
            (Outcome::Totals, ranking) => {
                self.race(&result.winners).unwrap_or_else(|| self.contest(&result.winners, ranking))
            }
        }
    }

    fn round_over(&self) -> String {
        words().text(msg::ResultRoundOver { round: self.board.round().into() })
    }

    /// Between two rounds: who leads and by how much.
    fn lead(&self) -> Option<String> {
        let leaders = self.leaders();
        let best = self.score(*leaders.first()?);
        let second = self.ranking().get(leaders.len()).copied();
        Some(match (&leaders[..], second) {
            (&[leader], Some(second)) => {
                let (who, name) = (Reader::at(self.you).who(leader), &self.name(leader));
                let points = (best - self.score(second)).into();
                words().text(msg::EndLead { who, name, points })
            }
            _ => words().text(msg::EndLevel { score: &words().signed(best) }),
        })
    }

    fn rounds_left(&self) -> Option<String> {
        let left = self.board.rounds_of_match().checked_sub(self.board.round()).filter(|&left| left > 0)?;
        Some(words().text(msg::EndRoundsLeft { rounds: left.into() }))
    }

    /// The end of a race on boards of their own: the winner's time, or what was found in the time that all had.
    fn race(&self, winners: &[SeatNumber]) -> Option<String> {
        let (words, &[winner]) = (words(), winners) else { return None };
        let (name, count, target) = (&self.name(winner), self.finds(winner), self.target());
        let is_timed = self.board.rules().has_own_boards() && self.board.rules().time_s > 0 && count > 0.0;
        match self.finished(winner).map(race_time) {
            Some(time) if self.is_won() => Some(words.text(msg::EndRaceWon { time: &time })),
            Some(time) if self.is_lost() => Some(words.text(msg::EndRaceLost { name, time: &time })),
            Some(time) => Some(words.text(msg::EndRaceWinner { name, time: &time })),
            None if !is_timed => None,
            None if self.is_won() => Some(words.text(msg::EndMostWon { count, target })),
            None => Some(words.text(msg::EndMostWinner { name, count, target })),
        }
    }

    /// The end of a match between several: the reader's score first, where the reader has won it.
    fn contest(&self, winners: &[SeatNumber], ranking: &[SeatNumber]) -> String {
        let words = words();
        let second = ranking.iter().find(|seat| !winners.contains(seat));
        let best = winners.first().map_or(0, |&seat| self.score(seat));
        let loser = self.you.filter(|_| !self.is_won()).or(second.copied());
        let other = loser.map_or(best, |seat| self.score(seat));
        // A minus sign beside a dash cannot be read; the scores stand below.
        let is_plain = best <= 0 || other < 0;
        let [best_text, other_text] = &[best, other].map(|score| words.signed(score));
        match winners {
            [_] if self.is_won() && is_plain => words.text(msg::EventAloneWon),
            [_] if self.is_won() => words.text(msg::EndWon { own: best_text, other: other_text }),
            [winner] if is_plain => words.text(msg::EndWinnerPlain { name: &self.name(*winner) }),
            [winner] => {
                let name = &self.name(*winner);
                words.text(msg::EndWinner { name, best: best_text, other: other_text })
            }
            _ if self.is_won() => words.text(msg::EndShared { score: &words.signed(best) }),
            _ => words.text(msg::EndSharedByOthers { score: &words.signed(best) }),
        }
    }

    /// What is said under the title: kind words for a player who has not won, and why a round or a game for one is over.
    fn lines(&self) -> Vec<String> {
        if self.is_contest() {
            let line =
                if self.is_over() { self.pace().or_else(|| self.kind_words()) } else { self.rounds_left() };
            return line.into_iter().collect();
        }
        if let Some(pace) = self.pace() {
            return self.rivals.and_then(Rivals::line).into_iter().chain([pace]).collect();
        }
        let start =
            self.events.iter().rposition(|event| matches!(event.fact, Fact::Dealt { .. })).unwrap_or(0);
        let ends = self.events[start..].iter().filter(|event| matches!(event.fact, Fact::RoundEnded { .. }));
        ends.flat_map(|event| words().event(self.board, event, Reader::at(self.you))).collect()
    }

    /// After a race: how far behind the winner the reader was, or how long a find took the winner.
    fn pace(&self) -> Option<String> {
        let (you, best) = (self.you?, self.finished(*self.winners().first()?)?);
        let own = self.finished(you)?;
        Some(match self.is_lost() {
            true => words().text(msg::EndRaceBehind { time: &time_text(Some(own.saturating_sub(best))) }),
            false => {
                let each = own / u64::from(self.board.rules().finds.max(1));
                words().text(msg::EndRacePace { time: &time_text(Some(each)), target: self.target() })
            }
        })
    }

    fn kind_words(&self) -> Option<String> {
        let you = self.you.filter(|_| self.is_lost())?;
        let best = self.winners().first().map_or(0, |&seat| self.score(seat));
        let sets = self.finds(you);
        let is_close = sets > 0.0 && self.score(you) >= CLOSE_FROM && best - self.score(you) <= CLOSE;
        let is_set = self.board.rules().target == Target::Set;
        let message: &dyn Message = match (is_close, is_set) {
            (true, true) => &msg::EndClose { sets },
            (true, false) => &msg::EndCloseFinds { finds: sets },
            (false, true) => &msg::EndKind { sets },
            (false, false) => &msg::EndKindFinds { finds: sets },
        };
        Some(words().text_dyn(message))
    }

    /// The score of each player, the best first.
    fn scores(&self) -> Option<El> {
        if let Some(rivals) = self.rivals {
            return Some(rivals.scores());
        }
        let (ranking, leaders) = (self.ranking(), self.leaders());
        let line = |&seat: &SeatNumber| {
            let name = el("span").class("player-name").attr("dir", "auto").text(&self.name(seat));
            let score = el("b").attr("dir", "ltr").text(&self.score_text(seat));
            let drawn = self.board.seat(seat).map(|taken| figure(taken.player.as_str(), seat));
            el("li")
                .maybe(drawn)
                .class(if self.winners().contains(&seat) || leaders[..] == [seat] { "winner" } else { "" })
                .style_of("--owner", move || seat_color(seat))
                .children([name, score])
        };
        (ranking.len() > 1).then(|| el("ol").class("end-scores").children(ranking.iter().map(line)))
    }

    /// The quickest find: the reader's own; for a spectator, and for a reader without one, the quickest of all.
    fn quickest(&self) -> Option<&Find> {
        let own = self.tally.finds().filter(|find| self.you == Some(find.seat));
        let own = own.min_by_key(|find| find.took);
        own.or_else(|| self.tally.finds().min_by_key(|find| find.took))
    }

    /// The Set that lay there longest without being seen.
    fn missed(&self) -> Option<&MissedSet> {
        self.tally.rounds.iter().flat_map(|round| &round.missed).max_by_key(|missed| missed.lay)
    }

    fn quickest_text(&self, find: &Find) -> String {
        let (name, seconds) = (&self.name(find.seat), &time_text(Some(find.took)));
        let is_set = self.board.rules().target == Target::Set;
        let message: &dyn Message = match (self.you == Some(find.seat), is_set) {
            (true, true) => &msg::EndQuickest { seconds },
            (true, false) => &msg::EndQuickestFind { seconds },
            (false, true) => &msg::EndQuickestOf { name, seconds },
            (false, false) => &msg::EndQuickestFindOf { name, seconds },
        };
        words().text_dyn(message)
    }

    /// The Set that the end tells of: one that lay there for long; to a player who has lost without a find, any that did not come
    /// with the last cards.
    fn told_missed(&self) -> Option<(String, Claim)> {
        let (missed, words) = (self.missed()?, words());
        let is_long = missed.lay >= MISSED_FROM;
        let seconds = &time_text(Some(missed.lay));
        let text = match self.is_lost() {
            true if is_long => words.text(msg::EndMissedKind { seconds }),
            true if self.has_no_find() && missed.lay > 0 => words.text(msg::EndMissedShort),
            _ if !is_long => return None,
            _ if self.board.rules().target == Target::Set => words.text(msg::EndMissed { seconds }),
            _ => words.text(msg::EndMissedFind { seconds }),
        };
        Some((text, missed.cards))
    }

    fn has_no_find(&self) -> bool {
        self.you.is_some_and(|you| self.finds(you) == 0.0)
    }

    /// The moments worth telling, as pictures: the reader's own before those of others.
    pub fn highlights(&self) -> El {
        let rules = **self.board.rules();
        let quickest = self.quickest().map(|find| (self.quickest_text(find), find.cards));
        let mut told = [quickest, self.told_missed()];
        if self.is_lost() && self.has_no_find() {
            told.reverse();
        }
        let highlight = |(text, cards): (String, Claim)| {
            el("li").child(el("span").text(&text)).child(pictures(cards.cards(), rules))
        };
        el("ul").class("highlights").children(told.into_iter().flatten().map(highlight))
    }

    /// Names and scores in one line, without the direction of a sentence.
    fn standing(&self) -> String {
        let score = |&seat: &SeatNumber| format!("{} {}", self.name(seat), self.score_text(seat));
        match &self.ranking()[..] {
            _ if self.rivals.is_some() => self.rivals.map(Rivals::standing).unwrap_or_default(),
            [] | [_] => self.title(),
            ranking => ranking.iter().map(score).collect::<Vec<_>>().join(" · "),
        }
    }

    /// The buttons that share the result as a picture and as a text.
    pub fn share(&self) -> El {
        // Others read what is shared: "you" would be the wrong player, unless there is no name to say instead.
        let is_named = self.you.is_some_and(|you| self.name(you) != words().text(msg::AlonePlayer));
        let shown = Ending { you: self.you.filter(|_| !is_named), ..*self };
        let quickest = self.quickest().map(|find| shown.quickest_text(find));
        let run = self.board.challenge().map(|run| Page::Challenge(run.to_string()).shared_link());
        let is_run = run.is_some();
        let link = run.unwrap_or_else(base);
        let lines = [Some(format!("Tercet · {}", self.standing())), quickest.clone(), Some(link)];
        let text = lines.into_iter().flatten().collect::<Vec<_>>().join("\n");
        let rules: RuleSheet = **self.board.rules();
        // Between two players the title has said both scores.
        let standing = (self.ranking().len() > 2 || self.rivals.is_some()).then(|| self.standing());
        let winner = self.winners().first().filter(|_| self.is_contest()).and_then(|&seat| {
            let drawing = drawing::figure(self.board.seat(seat)?.player.as_str());
            Some((drawing, seat_color(seat)))
        });
        let picture = Rc::new(SharePicture {
            title: shown.title(),
            winner,
            lines: [standing, quickest].into_iter().flatten().collect(),
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
        let label = move || either(is_run, msg::ChallengeSendBack, msg::EndCopy);
        let (copy, share) = share_buttons(Rc::new(move || text.clone()), label, fill);
        let draw = button("secondary", draw).id("share-picture").child(icon(Icon::Download));
        let draw = draw.text_of(self::text(msg::EndPicture));
        let copy = copy.class("secondary").id("copy-result");
        // The answer to a challenge comes first.
        let buttons = if is_run { [copy, draw] } else { [draw, copy] };
        el("div").class("row end-share").children(buttons).maybe(share)
    }
}

/// Tints the table with the colour of a player, while the results are shown.
fn tint(player: Option<SeatNumber>) {
    if let Ok(Some(table)) = document().query_selector(".table") {
        let style = table.unchecked_into::<HtmlElement>().style();
        let _ = style.set_property("--winner", &player.map(seat_color).unwrap_or_default());
    }
}

/// The shapes of the cards, falling once over the whole table.
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
