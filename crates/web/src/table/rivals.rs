//! The end of a run of a challenge: the earlier run that it is compared with.

use engine::{Board, Event, SeatNumber};
use play::{Gap, Rival, RunScore};
use protocol::FinishedRun;
use words::RivalGap;

use super::result::{race_time, time_text};
use crate::figure::{figure, seat_color};
use crate::ghosts;
use crate::prelude::*;

/// How many results are shown beside each other.
const SHOWN: usize = 5;

/// A run that is over, and the earlier ones, the best first.
pub struct Rivals {
    you: SeatNumber,
    name: String,
    player: String,
    own: RunScore,
    earlier: Vec<FinishedRun>,
    /// What messages about finds select on.
    target: &'static str,
}

impl Rivals {
    /// None unless it is a run for one with earlier runs.
    pub fn of(
        board: &Board,
        events: &[Event],
        table: Option<&str>,
        you: Option<SeatNumber>,
    ) -> Option<Rivals> {
        board.challenge().filter(|_| !board.is_race())?;
        let (you, earlier) = (you?, ghosts::of(table?)?);
        let seat = board.seat(you)?;
        (!earlier.is_empty()).then(|| Rivals {
            you,
            name: seat.name.to_string(),
            player: seat.player.to_string(),
            own: RunScore::of(events, you),
            earlier,
            target: board.rules().target.name(),
        })
    }

    /// Whether no other run is as good.
    pub fn is_best(&self) -> bool {
        self.own.is_best(&self.earlier)
    }

    fn name_of(run: &FinishedRun) -> String {
        run.name.as_ref().map_or_else(|| words().text(msg::DeletedPlayer), ToString::to_string)
    }

    /// By how much the nearest run was beaten, or missed.
    pub fn title(&self) -> Option<String> {
        let rival = self.own.nearest(&self.earlier)?;
        let (who, name) = (if rival.run.yours { "you" } else { "other" }, &Rivals::name_of(rival.run));
        let gap = match rival.gap()? {
            Gap::Time(time) => RivalGap::Time(&time_text(Some(time.into()))),
            Gap::Points(count) => RivalGap::Finds { count, target: self.target },
        };
        Some(words().beside_rival(rival.is_beaten, (who, name), gap))
    }

    /// That no run was better.
    pub fn line(&self) -> Option<String> {
        let kind = if self.is_by_time() { "time" } else { "points" };
        self.is_best().then(|| words().text(msg::EndBestSoFar { kind }))
    }

    /// Whether all have the same points.
    fn is_by_time(&self) -> bool {
        self.own.is_by_time(&self.earlier)
    }

    fn score(&self, points: i32, time: u32) -> String {
        if self.is_by_time() { race_time(time.into()) } else { words().signed(points) }
    }

    /// The figures of the player and of the nearest rival, the better one first.
    pub fn figures(&self) -> Option<El> {
        let Rival { run: rival, is_beaten, .. } = self.own.nearest(&self.earlier)?;
        if rival.yours {
            return None;
        }
        let own = figure(&self.player, self.you);
        let player = rival.player.as_ref().map_or("", |player| player.as_str());
        let other = figure(player, self.color_of(rival));
        let both = if is_beaten { [own, other] } else { [other, own] };
        Some(el("div").class("end-figures").children(both))
    }

    /// The color that an earlier run has beside the cards too.
    fn color_of(&self, run: &FinishedRun) -> SeatNumber {
        let place = self.earlier.iter().position(|other| std::ptr::eq(other, run)).unwrap_or_default();
        SeatNumber(place as u8 + 1)
    }

    /// All results, the best first: the player's and those around it. Each with the player's id, name and color.
    fn results(&self) -> Vec<(String, String, SeatNumber, String)> {
        let is_alone = self.earlier.iter().all(|run| run.yours);
        let earlier = self.earlier.iter().filter(|run| is_alone || !run.yours);
        let place = earlier.clone().filter(|other| other.rank() <= self.own.rank()).count();
        let mut all: Vec<_> = earlier
            .map(|run| {
                let player = run.player.as_ref().map_or_else(String::new, ToString::to_string);
                let name = if run.yours { words().text(msg::ChallengeOwnBest) } else { Rivals::name_of(run) };
                (player, name, self.color_of(run), self.score(run.points, run.time))
            })
            .collect();
        let own = self.score(self.own.points(), self.own.time());
        all.insert(place, (self.player.clone(), self.name.clone(), self.you, own));
        let first = (place + 1).saturating_sub(SHOWN);
        all.into_iter().skip(first).take(SHOWN).collect()
    }

    pub fn scores(&self) -> El {
        let line = |(player, name, seat, score): (String, String, SeatNumber, String)| {
            el("li")
                .class(if seat == self.you { "winner" } else { "" })
                .style_of("--owner", move || seat_color(seat))
                .child(figure(&player, seat))
                .child(el("span").class("player-name").attr("dir", "auto").text(&name))
                .child(el("b").attr("dir", "ltr").text(&score))
        };
        el("ol").class("end-scores").children(self.results().into_iter().map(line))
    }

    /// Names and results in one line, without the direction of a sentence.
    pub fn standing(&self) -> String {
        let results: Vec<String> =
            self.results().into_iter().map(|(_, name, _, score)| [name, score].join(" ")).collect();
        results.join(" · ")
    }
}
