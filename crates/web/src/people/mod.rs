//! A player's profile: what the player shows, and one's own people.

mod own;
mod record;

use engine::SeatNumber;
use protocol::{ApiErrorKind, NameReport, Profile, Relation, ReportReason};
use wasm_bindgen_futures::spawn_local;
use web_ui::browser::{after, focus};

use crate::app::{failure, name_document, reveal};
use crate::figure::figure;
use crate::http::{self, RequestError};
use crate::offline::error_text;
use crate::parts;
use crate::prelude::*;

/// The id in the address of one's own profile.
pub const OWN: &str = "you";

type Loaded = Option<Result<Profile, RequestError>>;

pub fn profile(player: String) -> El {
    let shown: Signal<Loaded> = Signal::new(None);
    spawn_local(async move {
        let loaded = load(player).await;
        if shown.try_get_untracked().is_some() {
            shown.set(Some(loaded));
        }
    });
    el("div").children_of(move || {
        let content = match shown.get() {
            None => return vec![parts::loading()],
            Some(Ok(profile)) => untrack(|| page(profile, shown)),
            Some(Err(error)) => failed(&error),
        };
        reveal();
        name_document();
        vec![content]
    })
}

async fn load(player: String) -> Result<Profile, RequestError> {
    if player == OWN {
        let name = settings().with_untracked(|settings| settings.name.clone());
        return http::profile(http::player(name.as_deref()).await?.id.as_str()).await;
    }
    http::profile(&player).await
}

fn failed(error: &RequestError) -> El {
    let is_none =
        matches!(error, RequestError::Refused(refused) if refused.error == ApiErrorKind::NoSuchPlayer);
    let sentence = error_text(error);
    let sentence = move || if is_none { words().text(msg::PeopleNone) } else { sentence.clone() };
    failure(sentence, [page_link(Page::Home, "button primary").text_of(text(msg::PageHome))])
}

fn page(profile: Profile, shown: Signal<Loaded>) -> El {
    let hero = hero(&profile);
    let closed = (!profile.open).then(|| el("p").class("lead").text_of(text(msg::PeoplePrivate)));
    let own = match profile.yours {
        true => own::sections(&profile, shown),
        false => Vec::new(),
    };
    let content = [Some(hero), closed].into_iter().flatten().chain(record::sections(&profile)).chain(own);
    page_frame("page people", content)
}

/// Who it is, and what can be done about it.
fn hero(profile: &Profile) -> El {
    let name = profile.name.to_string();
    let title = el("h1").child(el("span").class("player-name").attr("dir", "auto").text(&name));
    let bot = profile.bot.then(bot_mark);
    let follower =
        profile.relation.follower.then(|| el("span").class("small").text_of(text(msg::PeopleFollowsYou)));
    let who = el("div")
        .class("people-who")
        .child(figure(profile.id.as_str(), SeatNumber(0)))
        .child(el("div").class("stack").child(title).child(el("p").class("row").maybe(bot).maybe(follower)));
    let hero = el("section").class("people-hero").child(who);
    if profile.yours { hero } else { hero.child(actions(profile)) }
}

/// The mark of a player that is a program and says so.
pub fn bot_mark() -> El {
    el("span").class("people-mark").text_of(text(msg::PeopleBot))
}

/// Sends a request and shows why it failed, if it did.
fn send<T: 'static>(
    request: impl Future<Output = Result<T, RequestError>> + 'static,
    wrong: Signal<Option<String>>,
    then: impl FnOnce(T) + 'static,
) {
    wrong.set(None);
    spawn_local(async move {
        let result = request.await;
        if wrong.try_get_untracked().is_some() {
            match result {
                Ok(value) => then(value),
                Err(RequestError::Unreachable) => wrong.set(Some(error_text(&RequestError::Unreachable))),
                Err(_) => wrong.set(Some(words().text(msg::PeopleFailed))),
            }
        }
    });
}

/// To follow, to block, to report.
fn actions(profile: &Profile) -> El {
    let (relation, wrong) = (Signal::new(profile.relation), Signal::new(None));
    let id = profile.id.to_string();
    let of = move |holds: fn(Relation) -> bool| move || relation.with(|relation| holds(*relation));
    let relate = move |list: &'static str, holds: fn(Relation) -> bool| {
        let id = id.clone();
        move || {
            let is_so = holds(relation.get_untracked());
            let id = id.clone();
            send(async move { http::relate(list, &id, !is_so).await }, wrong, move |now| relation.set(now));
        }
    };
    let follow = button("primary", relate("following", |relation| relation.following))
        .id("follow")
        .flag("disabled", of(|relation| relation.blocked))
        .attr_of("aria-pressed", move || relation.with(|relation| relation.following).to_string())
        .text_of(move || either(relation.with(|it| it.following), msg::PeopleUnfollow, msg::PeopleFollow));
    let block = button("secondary", relate("blocked", |relation| relation.blocked))
        .id("block")
        .text_of(move || either(relation.with(|it| it.blocked), msg::PeopleUnblock, msg::PeopleBlock));
    let asks = Signal::new(false);
    let report = button("secondary", move || {
        asks.update(|asks| *asks = !*asks);
        after(0, || focus("report-offensive"));
    });
    let report = report
        .id("report")
        .attr_of("aria-expanded", move || asks.get().to_string())
        .text_of(text(msg::PeopleReport));
    el("div")
        .class("stack")
        .child(el("div").class("row").children([follow, block, report]))
        .child(reasons(profile, asks, wrong))
        .child(notice(move || wrong.get().unwrap_or_default()))
        .child(el("p").class("small").text_of(text(msg::PeopleBlockAbout)))
}

/// What may be wrong with the name.
fn reasons(profile: &Profile, asks: Signal<bool>, wrong: Signal<Option<String>>) -> El {
    let (id, name) = (profile.id.to_string(), profile.name.clone());
    let thanks = Signal::new(false);
    let reason = |reason: ReportReason| {
        let (id, name) = (id.clone(), name.clone());
        let tell = move || {
            let (id, report) = (id.clone(), NameReport { name: name.clone(), reason });
            send(async move { http::report_name(&id, &report).await }, wrong, move |()| {
                asks.set(false);
                thanks.set(true);
                announce(&words().text(msg::PeopleReported));
                after(0, || focus("report"));
            });
        };
        button("secondary", tell)
            .id(&format!("report-{}", reason.name()))
            .text_of(move || words().text(msg::ReportReason { reason: reason.name() }))
    };
    let question = el("div").class("stack").attr("role", "group").attr("aria-labelledby", "report-why");
    let question = question.shown_if(move || asks.get()).children([
        el("p").id("report-why").text_of(text(msg::PeopleReportWhy)),
        el("div").class("row").children(ReportReason::ALL.map(reason)),
    ]);
    let thanks = el("p").id("reported").shown_if(move || thanks.get()).text_of(text(msg::PeopleReported));
    el("div").children([question, thanks])
}
