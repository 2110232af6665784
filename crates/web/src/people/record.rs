//! What a player has done: ratings with their curves, the last matches, and the best run of each mode.

use engine::{Date, Edition, RuleChoice};
use protocol::{FamilyRating, MatchPlayer, ModeBest, PlayedMatch, Profile};

use crate::prelude::*;
use crate::puzzle::day_text;
use crate::setup::played;
use crate::table::race_time;
use crate::table::result::part;

const DAY: u64 = 86_400_000;
/// The size of a curve, in units of its picture.
const WIDTH: i32 = 160;
const HEIGHT: i32 = 40;

pub fn sections(profile: &Profile) -> Vec<El> {
    let rated = (!profile.ratings.is_empty()).then(|| ratings(profile));
    let played = (!profile.matches.is_empty()).then(|| matches(&profile.matches));
    let bests = profile.open.then(|| bests(&profile.bests));
    [rated, bests, played].into_iter().flatten().collect()
}

/// A row for each rating: what it is for, its curve over the last matches, and what it is now.
fn ratings(profile: &Profile) -> El {
    let row = |rated: &FamilyRating| {
        let FamilyRating { family, rating } = *rated;
        let name = move || words().text(msg::RatingsFamily { family: family.name() });
        // From the oldest to the newest.
        let of_family = profile.matches.iter().rev().filter(|played| played.family == Some(family));
        let points: Vec<i32> = of_family.filter_map(|played| Some(played.rating?.after.points)).collect();
        let now = move || format!("{} ± {}", rating.points, rating.margin);
        let provisional =
            rating.provisional.then(|| el("span").class("small").text_of(text(msg::RatingsProvisional)));
        let figures = el("span").class("row").maybe(curve(&points)).maybe(provisional);
        let figures = figures.child(el("b").class("people-result").attr("dir", "ltr").text_of(now));
        el("li").class("people-row").children([el("span").text_of(name), figures])
    };
    let rows = profile.ratings.iter().map(row);
    part(words().text(msg::PeopleRatings)).id("ratings").child(el("ul").class("people-list").children(rows))
}

/// The points after each match as a line; none of a single match. The figure beside it says where it ends.
fn curve(points: &[i32]) -> Option<El> {
    let (least, most) = (*points.iter().min()?, *points.iter().max()?);
    let steps = i32::try_from(points.len() - 1).ok().filter(|&steps| steps > 0)?;
    let place = |(step, points): (i32, &i32)| {
        let height = (HEIGHT - 8) * (points - least) / (most - least).max(1);
        format!("{} {}", 4 + (WIDTH - 8) * step / steps, HEIGHT - 4 - height)
    };
    let line: Vec<String> = (0..).zip(points).map(place).collect();
    let path = svg("path").class("line").attr("d", &format!("M{}", line.join("L")));
    let picture = svg("svg").class("people-curve").attr("viewBox", &format!("0 0 {WIDTH} {HEIGHT}"));
    Some(picture.attr("aria-hidden", "true").child(path))
}

/// The last matches: when, what, against whom, and how it went. A link leads to the replay.
fn matches(matches: &[PlayedMatch]) -> El {
    let rows = matches.iter().map(match_row);
    part(words().text(msg::PeopleMatches)).id("matches").child(el("ul").class("people-list").children(rows))
}

fn match_row(one: &PlayedMatch) -> El {
    let (rules, day) = (one.rules.clone(), Date::after_epoch(one.ended.0 / DAY));
    let when = move || day.map_or_else(String::new, |day| day_text(day, "medium"));
    let others = one.players.iter().filter(|player| player.seat != one.seat);
    let others: Vec<El> = others.map(opponent).collect();
    // The own score first, as the names of the others stand in their order.
    let own = one.players.iter().filter(|player| player.seat == one.seat);
    let all = own.chain(one.players.iter().filter(|player| player.seat != one.seat));
    let scores = all.map(|player| player.score.to_string()).collect::<Vec<_>>().join(" : ");
    let change = one.rating.map(|step| step.after.points - step.before.points);
    let change =
        change.map(|change| el("span").class("small").attr("dir", "ltr").text(&format!("{change:+}")));
    let score = el("b").class("people-result").attr("dir", "ltr").text(&scores);
    let replay = page_link(Page::Replay(one.table.clone()), "").text_of(text(msg::ReplayTitle));
    let what = el("span").class("people-what").children([
        el("b").text_of(move || played(&rules)),
        el("span").class("small").text_of(when),
        el("span").class("row small").children(others),
    ]);
    el("li")
        .class("people-row")
        .child(what)
        .child(el("span").class("row").maybe(change).children([score, replay]))
}

fn opponent(player: &MatchPlayer) -> El {
    let name = player.name.as_ref().map(ToString::to_string);
    match (player.player.as_ref(), name, player.bot) {
        (Some(id), Some(name), _) => {
            page_link(Page::Profile(id.to_string()), "player-name").attr("dir", "auto").text(&name)
        }
        (_, _, Some(level)) => {
            el("span").text_of(move || words().text(msg::LevelName { level: level.name() }))
        }
        _ => el("span").text_of(text(msg::DeletedPlayer)),
    }
}

/// The best run of each mode. Its time leads to the replay, where that may be seen.
fn bests(bests: &[ModeBest]) -> El {
    let part = part(words().text(msg::PeopleBests)).id("bests");
    if bests.is_empty() {
        return part.child(el("p").class("small").text_of(text(msg::PeopleBestsNone)));
    }
    let row = |best: &ModeBest| {
        let (mode, points, time) = (best.mode, best.points, best.time);
        let sheet = RuleChoice::new(Edition::English, mode).sheet();
        let target = sheet.target.name();
        // Where the time is the same for all, the finds decide.
        let result = move || {
            let time = race_time(time.into());
            match sheet.time_s {
                0 => time,
                _ => words().text(msg::ChallengeResult { count: points.into(), target, time: &time }),
            }
        };
        let result = match best.table.clone() {
            Some(table) => page_link(Page::Replay(table), "people-result"),
            None => el("span").class("people-result"),
        }
        .text_of(result);
        let name = move || played(&RuleChoice::new(Edition::English, mode));
        el("li").class("people-row").children([el("span").text_of(name), result])
    };
    part.child(el("ul").class("people-list").children(bests.iter().map(row)))
}
