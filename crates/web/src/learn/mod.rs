//! The lesson and the drills. Questions are drawn from a stored seed, so that they are the same after a reload.

mod ask;
mod call;
pub mod coach;
mod drill;
mod lesson;
mod progress;
mod question;
mod round;

use engine::RuleSheet;
use web_ui::browser::store;

pub use self::ask::feature_list;
use self::drill::Drill;
use self::progress::Progress;
use crate::prelude::*;

pub fn lesson() -> El {
    lesson::lesson(progress())
}

/// A drill by its name, or the coach; the lesson if there is none of that name.
pub fn drill(name: String) -> El {
    match Drill::named(&name) {
        Some(drill) => drill::drill(progress(), drill),
        None if name == coach::PAGE => coach::coach(),
        None => lesson(),
    }
}

/// The player's progress, stored when it changes.
fn progress() -> Signal<Progress> {
    let progress = Signal::new(Progress::load());
    effect(move || progress.with(|progress| store(progress::NAME, progress)));
    progress
}

/// The full game of the player's edition.
fn rules() -> Memo<RuleSheet> {
    Memo::new(|| settings().with(Settings::edition).booklet().full)
}
