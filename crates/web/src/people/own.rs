//! One's own profile: invitations, whom one follows, what others see, and the declaration of a program.

use protocol::{FollowedPlayer, Following, Invitation, Player, Profile, ProfileSettings, Visibility};
use wasm_bindgen_futures::spawn_local;
use web_ui::browser::{after, every, focus};
use web_ui::field::{Choice, choices};

use super::{Loaded, bot_mark, send};
use crate::figure::figure;
use crate::http;
use crate::prelude::*;
use crate::table::result::part;
use engine::SeatNumber;

/// How often the page looks where people are, in milliseconds.
const LOOK: u32 = 15_000;

pub fn sections(profile: &Profile, shown: Signal<Loaded>) -> Vec<El> {
    let settings = profile.settings.unwrap_or_default();
    vec![people(), sharing(settings), program(profile, shown)]
}

/// Who invites, whom one follows and where they sit, and who is blocked.
fn people() -> El {
    let following = Signal::new(Following::default());
    let invitations: Signal<Vec<Invitation>> = Signal::new(Vec::new());
    let look = move || {
        spawn_local(async move {
            // What fails is asked for again a little later.
            if let Ok(list) = http::following().await
                && following.try_get_untracked().is_some_and(|known| known != list)
            {
                following.set(list);
            }
            if let Ok(list) = http::invitations().await
                && invitations.try_get_untracked().is_some_and(|known| known != list.invitations)
            {
                invitations.set(list.invitations);
            }
        });
    };
    look();
    every(LOOK, look);
    let invited = el("ul")
        .class("people-list")
        .id("invitations")
        .children_of(move || invitations.with(|list| list.iter().map(invitation).collect()));
    let list = el("ul")
        .class("people-list")
        .id("following")
        .children_of(move || following.with(|list| list.players.iter().map(followed).collect()));
    let none = el("p")
        .class("small")
        .shown_if(move || following.with(|list| list.players.is_empty()))
        .text_of(text(msg::PeopleFollowingNone));
    let has_blocked = move || following.with(|list| !list.blocked.is_empty());
    let blocked = el("div").class("stack").shown_if(has_blocked).children([
        el("h3").text_of(text(msg::PeopleBlocked)),
        el("ul")
            .class("people-list")
            .id("blocked")
            .children_of(move || following.with(|list| list.blocked.iter().map(blocked_player).collect())),
    ]);
    part(words().text(msg::PeopleFollowing)).id("people").children([invited, list, none, blocked])
}

fn invitation(invitation: &Invitation) -> El {
    let Invitation { from, table } = invitation.clone();
    let sentence = move || words().text(msg::PeopleInvitation { name: from.name.as_str() });
    el("li").class("people-row").children([
        el("b").attr("dir", "auto").text_of(sentence),
        page_link(Page::Table(table), "button primary").text_of(text(msg::PeopleOpenTable)),
    ])
}

fn followed(player: &FollowedPlayer) -> El {
    let name = named(player.id.as_str(), player.name.as_str()).maybe(player.bot.then(bot_mark));
    let table = player.table.clone().map(|table| {
        el("span").class("row").children([
            el("span").class("small").text_of(text(msg::PeopleAtTable)),
            page_link(Page::Table(table), "button").text_of(text(msg::PeopleOpenTable)),
        ])
    });
    el("li").class("people-row").child(name).maybe(table)
}

fn blocked_player(player: &Player) -> El {
    el("li").class("people-row").child(named(player.id.as_str(), player.name.as_str()))
}

/// A player's figure and name, which lead to the profile.
fn named(id: &str, name: &str) -> El {
    let link = page_link(Page::Profile(id.to_owned()), "people-name");
    let name = el("span").class("player-name").attr("dir", "auto").text(name);
    el("span").class("row").child(link.children([figure(id, SeatNumber(0)), name]))
}

/// Who sees what.
fn sharing(settings: ProfileSettings) -> El {
    let (now, wrong) = (Signal::new(settings), Signal::new(None));
    let change = move |settings: ProfileSettings| {
        now.set(settings);
        send(async move { http::share(&settings).await }, wrong, move |stored| now.set(stored));
    };
    let profile =
        field("share-profile", text(msg::PeopleSharingProfile), move || now.with(|now| now.profile), {
            move |profile| change(ProfileSettings { profile, ..now.get_untracked() })
        });
    let table = field("share-table", text(msg::PeopleSharingTable), move || now.with(|now| now.table), {
        move |table| change(ProfileSettings { table, ..now.get_untracked() })
    });
    part(words().text(msg::PeopleSharing)).id("sharing").children([
        profile,
        table,
        notice(move || wrong.get().unwrap_or_default()),
        el("p").class("small").text_of(text(msg::PeopleFriends)),
    ])
}

const VISIBILITIES: [(Visibility, &str); 3] =
    [(Visibility::Private, "private"), (Visibility::Friends, "friends"), (Visibility::Public, "public")];

fn field(
    name: &'static str,
    legend: impl Fn() -> String + 'static,
    now: impl Fn() -> Visibility + 'static,
    then: impl Fn(Visibility) + 'static,
) -> El {
    let choice = |(_, who): (Visibility, &'static str)| {
        Choice::new(who, move || words().text(msg::PeopleVisibility { who }), None)
    };
    let written = move || {
        let now = now();
        VISIBILITIES
            .iter()
            .find(|(value, _)| *value == now)
            .map_or_else(String::new, |(_, who)| (*who).to_owned())
    };
    let chosen = move |name: String| {
        VISIBILITIES.iter().filter(|(_, who)| *who == name).for_each(|(value, _)| then(*value));
    };
    choices(name, legend, VISIBILITIES.map(choice).into(), written, chosen)
}

/// The declaration of a program, which is asked for twice: it cannot be taken back.
fn program(profile: &Profile, shown: Signal<Loaded>) -> El {
    let part = part(words().text(msg::PeopleDeclare)).id("program");
    let about = el("p").class("small").text_of(text(msg::PeopleDeclareAbout));
    if profile.bot {
        return part.children([about, bot_mark()]);
    }
    let (asks, wrong) = (Signal::new(false), Signal::new(None));
    let ask = move |wanted: bool, then: &'static str| {
        asks.set(wanted);
        // The focused button is hidden now, so the one in its place gets the focus.
        after(0, move || focus(then));
    };
    let declare = move || send(http::declare_bot(), wrong, move |profile| shown.set(Some(Ok(profile))));
    let first = button("secondary", move || ask(true, "declare-no"))
        .id("declare")
        .shown_if(move || !asks.get())
        .text_of(text(msg::PeopleDeclare));
    let question = el("div").class("stack").attr("role", "group").attr("aria-labelledby", "declare-question");
    let question = question.shown_if(move || asks.get()).children([
        el("p").id("declare-question").text_of(text(msg::PeopleDeclareSure)),
        el("div").class("row").children([
            button("secondary", move || ask(false, "declare"))
                .id("declare-no")
                .text_of(text(msg::PeopleDeclareNo)),
            button("people-danger", declare).id("declare-yes").text_of(text(msg::PeopleDeclareYes)),
        ]),
    ]);
    let failure = notice(move || wrong.get().unwrap_or_default());
    part.children([about, el("div").class("row").child(first), question, failure])
}
