//! The players, their scores, the Sets that they took, and their emotes.

use engine::{Action, Board, Emote, Fact, Handicap, Phase, Rules, Seat, SeatNumber, Target};
use play::Session;
use words::Message;

use super::model::{ShownEmote, TableModel};
use super::motion::seat_id;
use super::result::race_time;
use crate::card::pictures;
use crate::figure::{figure, seat_color};
use crate::prelude::*;

#[derive(Clone, PartialEq)]
pub struct PlayerEntry {
    number: SeatNumber,
    seat: Seat,
    is_you: bool,
    is_dealer: bool,
    is_master: bool,
    is_caller: bool,
    is_present: bool,
    /// Whether the player's Sets may be looked at.
    is_pile_open: bool,
    /// What is known of a vote on another player's claim: that it was cast, and whether it was right.
    vote: Option<Option<bool>>,
    /// How long the player took to the end of a race, in milliseconds.
    took: Option<u64>,
    /// Whether Sets are looked for, not other finds.
    of_sets: bool,
}

/// The seated players, and those who left with points.
pub fn players(state: TableModel) -> El {
    let shown = Memo::new(move || {
        let you = state.you.get();
        let shown = |session: &Session| {
            let mut all = all(session.board()?, you, |seat| session.is_present(seat));
            all.iter_mut().for_each(|one| one.vote = vote(session, one.number));
            Some(all)
        };
        state.session.with(shown).unwrap_or_default()
    });
    let watching = move || state.session.with(|session| session.watching());
    let count = move || words().text(msg::TableWatching { count: watching() as f64 });
    let watchers = el("p").class("watching").shown_if(move || watching() > 0).child(icon(Icon::Eye));
    list(shown, state.rules, Some(state.emotes)).child(watchers.text_of(count))
}

pub fn list(
    shown: Memo<Vec<PlayerEntry>>,
    rules: Memo<Option<Rules>>,
    emotes: Option<Signal<Vec<ShownEmote>>>,
) -> El {
    let opened = Signal::new(None);
    let keys = move || shown.with(|all| all.iter().map(|one| one.number.0.to_string()).collect());
    let list = el("ul").each(keys, move |key| {
        let number = SeatNumber(key.parse().unwrap_or(0));
        let one = Memo::new(move || find(shown, number));
        player(number, one)
            .child(pile(one, number, opened))
            .maybe(emotes.map(|emotes| bubble(emotes, number)))
    });
    let opened_pile =
        move || opened.get().and_then(|number| find(shown, number)).filter(|one| one.is_pile_open);
    let taken_sets = move || {
        let seat = opened_pile().map(|one| one.seat);
        let sheet = rules.with(|rules| rules.as_ref().map(|rules| **rules));
        let sets = seat.into_iter().zip(sheet).flat_map(|(seat, rules)| {
            seat.sets.into_iter().rev().map(move |set| el("li").child(pictures(set.cards(), rules)))
        });
        sets.collect()
    };
    let label = move || opened_pile().map(|one| pile_label(&one)).unwrap_or_default();
    let taken = el("ul").class("taken").id("taken").label(label);
    let taken = taken.shown_if(move || opened_pile().is_some()).children_of(taken_sets);
    el("section").class("players").label(text(msg::TablePlayers)).children([list, taken])
}

/// A player's vote on the claim that is checked, or that was checked last if nothing has happened since.
fn vote(session: &Session, number: SeatNumber) -> Option<Option<bool>> {
    match session.board()?.phase() {
        Phase::Checking { voted, .. } => voted.contains(&number).then_some(None),
        Phase::Playing { .. } => {
            let check = session.checks().last().filter(|check| session.dealt() <= Some(check.at))?;
            match check.votes(session.events())? {
                Fact::Checked { correct, .. } if correct.contains(&number) => Some(Some(true)),
                Fact::Checked { mistaken, .. } if mistaken.contains(&number) => Some(Some(false)),
                _ => None,
            }
        }
        _ => None,
    }
}

fn find(shown: Memo<Vec<PlayerEntry>>, number: SeatNumber) -> Option<PlayerEntry> {
    shown.with(|all| all.iter().find(|one| one.number == number).cloned())
}

/// The Sets that a player took in this round, as a pile that opens.
fn pile(shown: Memo<Option<PlayerEntry>>, number: SeatNumber, opened: Signal<Option<SeatNumber>>) -> El {
    let sets = Memo::new(move || shown.with(|shown| shown.as_ref().map_or(0, |shown| shown.seat.finds())));
    let may_open = move || shown.with(|shown| shown.as_ref().is_some_and(|shown| shown.is_pile_open));
    let is_open = move || may_open() && opened.get() == Some(number);
    // Finds on a board of one's own show no cards to others.
    let none = |shown: &Option<PlayerEntry>| shown.as_ref().is_none_or(|shown| shown.seat.sets.is_empty());
    let closed = move || shown.with(none) || !may_open();
    let label = move || shown.with(|shown| shown.as_ref().map(pile_label)).unwrap_or_default();
    let pack = el("span")
        .class("pack")
        .attr("aria-hidden", "true")
        .class_if("none", move || sets.get() == 0)
        .style_of("--cards", move || (sets.get() * 3).to_string())
        .child(el("b").text_of(move || words().signed(sets.get() as i32)));
    button("pile", move || opened.update(|opened| *opened = (*opened != Some(number)).then_some(number)))
        .id(&format!("pile-{}", number.0))
        .flag("disabled", closed)
        .attr("aria-controls", "taken")
        .attr_of("aria-expanded", move || is_open().to_string())
        .label(label)
        .child(pack)
}

/// Whose pile it is, how many Sets it has, and whether they lie face down.
fn pile_label(shown: &PlayerEntry) -> String {
    let (name, sets) = (&*words().name(&shown.seat.name), shown.seat.sets.len() as f64);
    let message: &dyn Message = match (shown.is_pile_open, shown.of_sets) {
        (true, true) => &msg::TablePile { name, sets },
        (false, true) => &msg::TablePileFaceDown { name, sets },
        (true, false) => &msg::TablePileFinds { name, finds: sets },
        (false, false) => &msg::TablePileFindsFaceDown { name, finds: sets },
    };
    words().text_dyn(message)
}

/// The last emote, beside the name and never over the cards.
fn bubble(emotes: Signal<Vec<ShownEmote>>, number: SeatNumber) -> El {
    let last = move || emotes.with(|said| said.iter().rev().find(|said| said.0 == number).map(|said| said.1));
    // The live region has announced it.
    el("span")
        .class("emote")
        .attr("aria-hidden", "true")
        .shown_if(move || last().is_some())
        .text_of(move || last().map(|emote| words().emote(emote)).unwrap_or_default())
}

pub fn all(board: &Board, you: Option<SeatNumber>, present: impl Fn(SeatNumber) -> bool) -> Vec<PlayerEntry> {
    let seats = board.seats().iter().enumerate().map(|(place, seat)| (SeatNumber(place as u8), seat));
    let caller = match board.phase() {
        Phase::Held { calls, .. } => calls.first().map(|call| call.seat),
        _ => board.caller(),
    };
    let kept = seats.filter(|(_, seat)| seat.seated || seat.score != 0);
    let rules = board.rules();
    let is_race = rules.has_own_boards() && rules.finds > 0;
    // To let others turn cards first is no lock-out.
    let seen = |seat: &Seat| {
        let mut seat = seat.clone();
        seat.lock_out = seat.lock_out.filter(|_| !rules.lies_face_down());
        seat
    };
    let shown = kept.map(|(number, seat)| PlayerEntry {
        number,
        seat: seen(seat),
        is_you: you == Some(number),
        is_dealer: board.dealer() == Some(number) && !rules.has_own_boards(),
        is_master: board.is_set_master(number),
        is_caller: caller == Some(number),
        is_present: seat.seated && present(number),
        is_pile_open: board.piles_are_open(),
        vote: None,
        of_sets: rules.target == Target::Set,
        took: seat.finished.filter(|_| is_race).map(|finished| finished.since(board.began())),
    });
    shown.collect()
}

fn player(number: SeatNumber, shown: Memo<Option<PlayerEntry>>) -> El {
    let flag = move |of: fn(&PlayerEntry) -> bool| move || shown.with(|shown| shown.as_ref().is_some_and(of));
    let score = move || shown.with(|shown| shown.as_ref().map_or(0, |shown| shown.seat.score));
    let sets = move || shown.with(|shown| shown.as_ref().map_or(0, |shown| shown.seat.finds()));
    let name = move || {
        shown
            .with(|shown| shown.as_ref().map(|shown| words().name(&shown.seat.name).into_owned()))
            .unwrap_or_default()
    };
    let marks = move || shown.with(|shown| shown.as_ref().map(marks).unwrap_or_default());
    let took = move || shown.with(|shown| shown.as_ref().and_then(|shown| shown.took));
    let points = move || took().map_or_else(|| words().signed(score()), race_time);
    let points =
        el("b").class("player-score").class_if("race-time", move || took().is_some()).text_of(points);
    let of_sets = move || shown.with(|shown| shown.as_ref().is_none_or(|shown| shown.of_sets));
    let told = move || match of_sets() {
        true => words().text(msg::TableScore { score: score().into(), sets: sets() as f64 }),
        false => words().text(msg::TableScoreFinds { score: score().into(), finds: sets() as f64 }),
    };
    let figure = move || {
        shown.with(|shown| shown.iter().map(|one| figure(one.seat.player.as_str(), number)).collect())
    };
    el("li")
        .class("player")
        .id(&seat_id(number))
        .style_of("--own", move || seat_color(number))
        .class_if("you", flag(|shown| shown.is_you))
        .class_if("calling", flag(|shown| shown.is_caller))
        .class_if("absent", flag(|shown| !shown.is_present))
        .child(el("span").class("figure-place").children_of(figure))
        .child(el("span").class("player-name").attr("dir", "auto").text_of(name))
        .child(el("span").class("marks").children_of(marks))
        .child(el("span").class("unseen").text_of(told))
        .child(points.attr("dir", "ltr").attr("aria-hidden", "true"))
}

fn marks(shown: &PlayerEntry) -> Vec<El> {
    let (words, seat) = (words(), &shown.seat);
    let handicap = (seat.handicap != Handicap::default()).then(|| {
        let seconds = f64::from(seat.handicap.delay()) / 1000.0;
        words.text(msg::TableHandicap { points: seat.handicap.head_start().into(), seconds })
    });
    // A player without a name is called "You" already.
    let is_marked = shown.is_you && seat.name.as_str() != words.text(msg::AlonePlayer);
    let own = is_marked.then(|| el("span").class("unseen").text(&words.text(msg::TableYou)));
    let signs = [
        seat.bot.map(|level| (Icon::Bot, words.text(msg::TableBot { level: level.name() }))),
        (shown.is_dealer && !shown.is_master).then(|| (Icon::Deal, words.text(msg::TableDealer))),
        shown.is_master.then(|| (Icon::Eye, words.text(msg::TableMaster))),
        seat.finished.map(|_| (Icon::Right, words.text(msg::TableFinished))),
        shown.vote.map(|correct| match correct {
            None => (Icon::Speech, words.text(msg::TableVoted)),
            Some(true) => (Icon::Right, words.text(msg::TableVoteCorrect { correct: "yes" })),
            Some(false) => (Icon::Wrong, words.text(msg::TableVoteCorrect { correct: "no" })),
        }),
        seat.is_locked_out().then(|| (Icon::Lock, words.text(msg::TableLocked))),
        handicap.map(|text| (Icon::Scales, text)),
        (!shown.is_present).then(|| (Icon::Away, words.text(msg::TableAbsent))),
    ];
    let said_no_set = seat.said_no_set.then(|| {
        el("span").class("mark words said").text(&either(
            shown.of_sets,
            msg::TableSaidNoSet,
            msg::TableSaidNothing,
        ))
    });
    let signs = signs.into_iter().flatten().map(|(shape, text)| mark(shape, &text));
    own.into_iter().chain(signs).chain(said_no_set).collect()
}

fn mark(shape: Icon, text: &str) -> El {
    let mark = el("span").class("mark").attr("role", "img").attr("aria-label", text);
    mark.attr("title", text).child(icon(shape))
}

/// A button, and the words behind it. They open beside the cards, never over them.
pub fn emote_menu(state: TableModel) -> El {
    let open = Signal::new(false);
    let toggle = button("quiet", move || open.update(|open| *open = !*open))
        .id("emote-menu")
        .attr_of("aria-expanded", move || open.get().to_string())
        .label(text(msg::EmoteMenu))
        .child(icon(Icon::Speech))
        .child(el("span").text_of(text(msg::EmoteMenu)));
    let say = move |emote: Emote| {
        state.request(Action::Emote { emote });
        open.set(false);
    };
    let all = Emote::ALL.iter().map(|&emote| {
        el("li").child(button("quiet", move || say(emote)).text_of(move || words().emote(emote)))
    });
    el("section")
        .class("emotes")
        .label(text(msg::EmoteMenu))
        .shown_if(move || state.you.get().is_some())
        .child(toggle)
        .child(el("ul").shown_if(move || open.get()).children(all))
}
