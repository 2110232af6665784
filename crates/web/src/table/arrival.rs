//! The way to a table on a server: look at it, say who comes. The table itself is loaded meanwhile.

use engine::RuleChoice;
use protocol::{ApiErrorKind, NewTable, TableSummary};
use wasm_bindgen_futures::spawn_local;
use web_ui::browser::{after, window};

use super::guest::guest;
use super::words_for;
use crate::app::{failure, name_document, reveal};
use crate::http::{self, RequestError};
use crate::parts;
use crate::prelude::*;
use crate::seats::{self, KeptSeat};
use crate::setup::casual;

/// Milliseconds after which a server that could not be reached is asked again.
const RETRY: u32 = 4_000;

/// How far a visitor has come.
#[derive(Clone)]
enum Step {
    Looking,
    /// The table is there, and the visitor does not sit at it yet.
    Guest(TableSummary),
    Failed(RequestError),
    Joined {
        /// Whether the visitor takes a seat.
        sits: bool,
    },
}

/// A visit to a table. All of it is signals, so copies are the same visit.
#[derive(Clone, Copy)]
pub struct Visit {
    pub table: Signal<String>,
    step: Signal<Step>,
    /// The challenge over whose cards the table races.
    race: Signal<Option<String>>,
}

pub fn remote_table(table: String) -> El {
    let is_kept = seats::is_kept(&table);
    let visit =
        Visit { table: Signal::new(table), step: Signal::new(Step::Looking), race: Signal::new(None) };
    let name = settings().with_untracked(|settings| settings.name.clone());
    match name.filter(|_| is_kept) {
        // Back to the own seat without asking twice.
        Some(name) => visit.come_back(name),
        None => visit.look(),
    }
    el("div").children_of(move || {
        let step = visit.step.get();
        let is_shown = matches!(step, Step::Guest(_) | Step::Failed(_));
        let content = untrack(|| match step {
            Step::Looking => parts::loading(),
            Step::Guest(summary) => guest(visit, summary),
            Step::Failed(why) => visit.failed(&why),
            Step::Joined { .. } => parts::seat(visit),
        });
        // After the content is made, which takes over what was typed in the page that the server sent.
        if is_shown {
            reveal();
            name_document();
        }
        vec![content]
    })
}

impl Visit {
    /// Asks the server what there is at the link, before anything is asked of the visitor.
    pub fn look(self) {
        let table = self.table.get_untracked();
        spawn_local(async move {
            let name = settings().with_untracked(|settings| settings.name.clone());
            match http::table(&table).await {
                Ok(TableSummary { you: Some(_), .. }) if name.is_some() => {
                    self.come_back(name.unwrap_or_default())
                }
                // A run's player needs no name; other visitors get a run of their own.
                Ok(TableSummary { you: Some(_), challenge: Some(_), .. }) => {
                    self.step.set(Step::Joined { sits: true })
                }
                Ok(summary) if summary.is_open_race() => {
                    self.race.set(summary.challenge.clone());
                    self.step.set(Step::Guest(summary));
                }
                Ok(TableSummary { challenge: Some(challenge), .. }) => go(Page::Challenge(challenge)),
                Ok(summary) => self.step.set(Step::Guest(summary)),
                Err(failure) => self.fail(failure),
            }
        });
    }

    pub fn fail(self, failure: RequestError) {
        let Some(table) = self.table.try_get_untracked() else { return };
        if matches!(&failure, RequestError::Refused(refused) if refused.error == ApiErrorKind::NoSuchTable) {
            seats::forget(&table);
        }
        if failure == RequestError::Unreachable {
            after(RETRY, move || {
                if matches!(self.step.try_get_untracked(), Some(Step::Failed(RequestError::Unreachable))) {
                    self.look();
                }
            });
        }
        self.step.set(Step::Failed(failure));
    }

    /// Connects a player who has a seat here.
    fn come_back(self, name: String) {
        parts::prepare_board();
        spawn_local(async move {
            if let Err(failure) = self.join(Some(&name)).await {
                self.fail(failure);
            }
        });
    }

    /// Signs in a player, then shows the table. A spectator needs no identity and has no name.
    pub async fn join(self, name: Option<&str>) -> Result<(), RequestError> {
        if name.is_some() {
            introduce(name).await?;
        }
        if let (Some(race), Some(table)) = (self.race.get_untracked(), self.table.try_get_untracked()) {
            http::join_race(&race, table).await?;
        }
        // The visitor may have gone to another page meanwhile.
        if self.table.try_get_untracked().is_some() {
            self.step.set(Step::Joined { sits: name.is_some() });
        }
        Ok(())
    }

    pub fn sits(self) -> bool {
        matches!(self.step.get_untracked(), Step::Joined { sits: true })
    }

    fn failed(self, why: &RequestError) -> El {
        let is_kind = |kind| matches!(why, RequestError::Refused(refused) if refused.error == kind);
        let sentence = words_for(why);
        let edition = settings().with_untracked(Settings::edition);
        let is_lost = is_kind(ApiErrorKind::NoSuchTable) || is_kind(ApiErrorKind::BrokenTable);
        let wrong = Signal::new(None);
        let way_on = match is_lost {
            true => new_table_button("primary", casual(edition), text(msg::PageNewGame), wrong),
            false => {
                // Another version of the page is needed, which asking again would not bring.
                let is_older = is_kind(ApiErrorKind::NewerTable);
                if is_older {
                    crate::offline::renew();
                }
                let again = move || if is_older { drop(window().location().reload()) } else { self.look() };
                let label = move || either(is_older, msg::OfflineReload, msg::PageAgain);
                button("primary", again).id("try-again").text_of(label)
            }
        };
        let home = page_link(Page::Home, "button").text_of(text(msg::PageHome));
        failure(move || sentence.clone(), [way_on, home, notice(move || wrong.get().unwrap_or_default())])
    }
}

/// A button that opens a table with these rules; `wrong` receives why that fails.
pub fn new_table_button(
    class: &str,
    rules: RuleChoice,
    label: impl Fn() -> String + 'static,
    wrong: Signal<Option<String>>,
) -> El {
    let busy = Signal::new(false);
    let open = move || {
        let wanted = NewTable { rules: rules.clone(), public: false, bots: Vec::new() };
        busy.set(true);
        spawn_local(async move {
            let opened = open_table(&wanted).await;
            busy.set(false);
            wrong.set(opened.err().as_ref().map(words_for));
        });
    };
    button(class, open).id("new-game").flag("disabled", move || busy.get()).text_of(label)
}

/// Opens a table on the server, and goes there.
pub async fn open_table(wanted: &NewTable) -> Result<(), RequestError> {
    let name = settings().with_untracked(|settings| settings.name.clone());
    http::player(name.as_deref()).await?;
    let made = http::make_table(wanted).await?;
    seats::keep(KeptSeat { table: made.table.clone(), host: None });
    go(Page::Table(made.table));
    Ok(())
}

/// Signs in, and changes the display name on the server if it differs.
pub async fn introduce(name: Option<&str>) -> Result<(), RequestError> {
    let player = http::player(name).await?;
    match name.and_then(|name| engine::DisplayName::new(name).ok()) {
        Some(name) if name != player.name => http::rename(name).await.map(drop),
        _ => Ok(()),
    }
}
