//! The table before the first deal: who is there, its link, the rules, and what the host can change.

use std::rc::Rc;

use engine::{Action, Board, Edition, Family, Handicap, Level, RuleChoice, Rules, SeatNumber, Variant};
use play::Session;
use qrcode::{Color, EcLevel, QrCode};
use web_sys::{Event, ShareData};
use web_ui::browser::every;
use web_ui::value;

use super::model::TableModel;
use crate::app::share_buttons;
use crate::figure::{figure, seat_color};
use crate::prelude::*;
use crate::setup::{TableForm, games, length, more, others_check, trouble, variants};

pub fn waiting(state: TableModel) -> El {
    let table = state.session.with_untracked(|session| session.table().map(str::to_owned));
    let shared = |rules: &Option<Rules>| rules.as_ref().is_some_and(|rules| !rules.has_one_seat());
    let shared = state.rules.with_untracked(shared);
    let is_host = |session: &Session| session.options(now()).is_some_and(|may| may.host.is_ok());
    let is_host = Memo::new(move || state.session.with(is_host));
    // The rules of a challenge are the same for all.
    let is_run = state.session.with_untracked(|session| session.board()?.challenge()).is_some();
    let prepares = Memo::new(move || is_host.get() && !is_run);
    el("div")
        .class("waiting")
        .child(last_seconds(state))
        .child(gathering(state))
        .maybe(table.filter(|_| shared && !state.is_local()).map(|table| invite(table, is_host)))
        .child(host_tools(state).shown_if(move || prepares.get()))
        .child(rules_here(state, prepares))
}

/// The seconds until the cards of a race are dealt, once it was started.
fn last_seconds(state: TableModel) -> El {
    let due = Memo::new(move || state.session.with(|session| session.board()?.deals_at()));
    let left = Signal::new(0);
    every(100, move || {
        let now = due.get_untracked().map_or(0, |due| due.since(state.time()).div_ceil(1000));
        if left.get_untracked() != now {
            left.set(now);
        }
    });
    el("p")
        .class("race-countdown")
        .attr("role", "timer")
        .attr("dir", "ltr")
        .shown_if(move || due.get().is_some() && left.get() > 0)
        .text_of(move || left.get().to_string())
}

/// The most free seats that are drawn.
const FREE_SEATS: usize = 3;

/// The players who are here, and the seats that are free.
fn gathering(state: TableModel) -> El {
    let needs_players = move || {
        // A table with a link is for two at least, though one could start alone.
        let lacks = |board: &Board| board.seated().count() < board.rules().players_needed().max(2);
        state.session.with(|session| session.board().is_none_or(lacks))
    };
    let title = move || either(needs_players(), msg::WaitingTitle, msg::WaitingReady);
    let numbers = move || {
        let seated = |board: &Board| board.seated().map(|(number, _)| number.0.to_string()).collect();
        let mut seats: Vec<String> =
            state.session.with(|session| session.board().map(seated).unwrap_or_default());
        let all = state.rules.with(|rules| rules.as_ref().map_or(0, |rules| rules.seats.into()));
        let free = FREE_SEATS.min(usize::saturating_sub(all, seats.len()));
        seats.extend((0..free).map(|place| format!("free-{place}")));
        seats
    };
    let seat = move |key: &str| match key.parse() {
        Ok(number) => taken_seat(state, SeatNumber(number)),
        Err(_) => el("li").class("gathered-free").child(el("span").text_of(text(msg::WaitingFree))),
    };
    el("section")
        .class("gathering")
        .child(el("h2").class("gathering-title").text_of(title))
        .child(el("ul").class("gathered").each(numbers, seat))
}

fn taken_seat(state: TableModel, number: SeatNumber) -> El {
    let name = move || state.name(number);
    let mark = move || {
        let (is_host, bot) = state.session.with(|session| {
            let board = session.board();
            let bot = board.and_then(|board| board.seat(number)?.bot);
            (board.is_some_and(|board| board.host() == Some(number)), bot)
        });
        match bot {
            Some(level) => words().text(msg::TableBot { level: level.name() }),
            None if state.you.get() == Some(number) => words().text(msg::TableYou),
            None if is_host => words().text(msg::WaitingHost),
            None => String::new(),
        }
    };
    let player = move |session: &Session| Some(session.board()?.seat(number)?.player.clone());
    let player = Memo::new(move || state.session.with(player));
    let drawn =
        move || player.with(|player| player.iter().map(|player| figure(player.as_str(), number)).collect());
    el("li")
        .style_of("--own", move || seat_color(number))
        .child(el("span").class("gathered-figure").children_of(drawn))
        .child(el("b").class("player-name").attr("dir", "auto").text_of(name))
        .child(el("span").class("small").text_of(mark))
}

fn host_tools(state: TableModel) -> El {
    let level = Signal::new(Level::Casual);
    let free = move || {
        state.session.with(|session| session.may(&Action::AddBot { level: Level::Casual }, now()).is_ok())
    };
    let choose = move |event: Event| level.set(value(&event).parse().unwrap_or(Level::Casual));
    let levels = Level::ALL.iter().map(|&one| {
        let name = move || words().text(msg::LevelName { level: one.name() });
        let option = el("option").attr("value", one.name()).text_of(name);
        if one == Level::Casual { option.attr("selected", "") } else { option }
    });
    let add = button("secondary", move || state.request(Action::AddBot { level: level.get_untracked() }));
    let bots = el("div").class("row").shown_if(free).children([
        el("label").attr("for", "bot-level").text_of(text(msg::HostBotLevel)),
        el("select").id("bot-level").on("change", choose).children(levels),
        add.id("add-bot").text_of(text(msg::HostAddBot)),
    ]);
    let seated = |board: &Board| board.seated().map(|(number, _)| number.0.to_string()).collect();
    let numbers = move || state.session.with(|session| session.board().map(seated).unwrap_or_default());
    let seat = move |number: &str| host_seat(state, SeatNumber(number.parse().unwrap_or(0)));
    let inside = el("div").class("stack").children([bots, el("ul").class("host-seats").each(numbers, seat)]);
    let tools = el("details").class("more").children([el("summary").text_of(text(msg::WaitingMore)), inside]);
    el("section").class("host-tools").label(text(msg::HostTitle)).child(tools)
}

fn host_seat(state: TableModel, number: SeatNumber) -> El {
    let own = state.you.get_untracked() == Some(number);
    let seat = move |session: &Session| session.board().and_then(|board| board.seat(number)).cloned();
    let is_bot = state.session.with_untracked(seat).is_some_and(|seat| seat.bot.is_some());
    let handicap = move || state.session.with(seat).map(|seat| seat.handicap).unwrap_or_default();
    let set = move |delay: u32, points: u8| {
        if let Ok(handicap) = Handicap::new(delay, points) {
            state.request(Action::Handicap { seat: number, handicap });
        }
    };
    let delay = move |event: Event| {
        let seconds: u32 = value(&event).parse().unwrap_or(0);
        set(seconds.saturating_mul(1000), untrack(handicap).head_start());
    };
    let points = move |event: Event| set(untrack(handicap).delay(), value(&event).parse().unwrap_or(0));
    let field = |most: &str| el("input").attr("type", "number").attr("min", "0").attr("max", most);
    let waits = field("30")
        .attr_of("value", move || (handicap().delay() / 1000).to_string())
        .label(move || words().text(msg::HostDelayOf { name: &state.name(number) }))
        .on("change", delay);
    let starts = field("27")
        .attr_of("value", move || handicap().head_start().to_string())
        .label(move || words().text(msg::HostHeadStartOf { name: &state.name(number) }))
        .on("change", points);
    let labelled = |text: El, field: El| el("label").shown_if(move || !is_bot).child(text).child(field);
    let remove_text = move || words().text(msg::HostRemove { name: &state.name(number) });
    let remove = move || state.request(Action::Remove { seat: number });
    el("li")
        .class("host-seat")
        .child(el("span").class("player-name").attr("dir", "auto").text_of(move || state.name(number)))
        .maybe((!own).then(|| icon_button(Icon::Close, remove_text, remove)))
        .child(labelled(el("span").text_of(text(msg::HostDelay)), waits))
        .child(labelled(el("span").text_of(text(msg::HostHeadStart)), starts))
}

fn rules_here(state: TableModel, is_host: Memo<bool>) -> El {
    let editing = Signal::new(false);
    let lines = move || {
        let lines = state.rules.with(|rules| rules.as_ref().map(|rules| words().rules(rules)));
        lines.iter().flatten().map(|line| definition(&line.label, &line.value)).collect()
    };
    let edit = button("secondary", move || editing.set(true)).id("edit-rules");
    let edit = edit.shown_if(move || is_host.get() && !editing.get()).text_of(text(msg::RulesChange));
    let is_rated = move || state.session.with(|session| session.board().is_some_and(is_rated));
    let rated = el("p").class("small").id("rated").shown_if(move || !state.is_local() && is_rated());
    let rated = rated.text_of(text(msg::TableRated));
    let rules = [el("summary").text_of(text(msg::RulesHere)), el("dl").children_of(lines)];
    let shown = el("details").class("more").children(rules).shown_if(move || !editing.get());
    let edits = move || editing.get() && is_host.get();
    let form = move || edits().then(|| rules_form(state, editing)).into_iter().collect();
    el("section").class("rules-here").children([rated, shown, edit, el("div").children_of(form)])
}

/// Whether a match at this table counts for a rating, if at least two people play.
fn is_rated(board: &Board) -> bool {
    let is_even = board.seats().iter().all(|seat| seat.handicap == Handicap::default());
    is_even && board.challenge().is_none() && Family::of(board.rules()).is_some()
}

fn rules_form(state: TableModel, editing: Signal<bool>) -> El {
    let current = state.rules.with_untracked(|rules| rules.as_ref().map(|rules| rules.choice()));
    let form = TableForm::of(current.unwrap_or_else(|| RuleChoice::new(Edition::English, Variant::Full)));
    let change = move || {
        state.request(Action::ChangeRules { rules: form.with_untracked(|form| form.rules.clone()) });
        editing.set(false);
    };
    let unfit = move || form.with(|form| form.trouble(words()).is_some());
    let buttons = el("div").class("row").children([
        button("primary", change).id("take-rules").flag("disabled", unfit).text_of(text(msg::RulesTake)),
        button("secondary", move || editing.set(false)).text_of(text(msg::RulesKeep)),
    ]);
    untrack(|| {
        el("div").class("stack").children([
            games(form),
            length(form),
            variants(form),
            others_check(form),
            more(form),
            trouble(form),
            buttons,
        ])
    })
}

/// The link, which to send is for the host; guests find it too.
fn invite(table: String, is_host: Memo<bool>) -> El {
    let link = Page::Table(table).shared_link();
    let copied = link.clone();
    let share = |data: &ShareData, link: &str| {
        data.set_title("Tercet");
        data.set_url(link);
    };
    let (copy, share) = share_buttons(Rc::new(move || copied.clone()), text(msg::InviteCopy), share);
    el("section")
        .class("invite")
        .label(text(msg::InviteTitle))
        .child(el("h2").text_of(text(msg::InviteTitle)))
        .child(
            el("div")
                .class("row")
                .child(copy.class("").class_if("primary", move || is_host.get()).id("copy-link"))
                .maybe(share),
        )
        .child(el("p").class("link").child(el("code").attr("dir", "ltr").text(&link)))
        .maybe(code(&link))
}

fn code(link: &str) -> Option<El> {
    let (size, path) = picture(link)?;
    let view_box = format!("-4 -4 {0} {0}", size + 8);
    let drawing = svg("svg").class("qr").attr("viewBox", &view_box).attr("role", "img");
    Some(drawing.label(text(msg::InviteQr)).child(svg("path").attr("d", &path)))
}

/// The link as a QR code: its size, and its dark squares as one path, row by row.
fn picture(link: &str) -> Option<(usize, String)> {
    let code = QrCode::with_error_correction_level(link, EcLevel::L).ok()?;
    let (width, colours) = (code.width(), code.to_colors());
    let dark = colours.iter().enumerate().filter(|(_, colour)| **colour == Color::Dark);
    let path = dark.map(|(place, _)| format!("M{} {}h1v1h-1Z", place % width, place / width)).collect();
    Some((width, path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_becomes_a_square_with_its_three_corners() {
        let (size, path) = picture("https://example.org/t/abcdef").unwrap();
        for corner in [(0, 0), (size - 7, 0), (0, size - 7)] {
            assert!(path.contains(&format!("M{} {}h1v1h-1Z", corner.0, corner.1)), "{corner:?}");
        }
    }
}
