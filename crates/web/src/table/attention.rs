//! What brings a player back to a hidden tab: the title and, if the player has allowed it, a notification.

use std::cell::RefCell;

use engine::{Board, Event, Fact, Phase};
use play::Session;
use web_sys::{Notification, NotificationPermission};
use web_ui::browser::{document, listen};
use words::msg;

use super::model::TableModel;
use crate::settings::Settings;

thread_local! {
    /// The title that the page had before.
    static TITLE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Gives the page its title back when it is shown again.
pub fn watch() {
    listen(&document(), "visibilitychange", |_| {
        if !document().hidden()
            && let Some(title) = TITLE.take()
        {
            document().set_title(&title);
        }
    });
}

impl TableModel {
    /// Calls the player of a hidden page back for an event that concerns them.
    pub fn call_back(self, event: &Event) {
        if !document().hidden() || self.is_local() {
            return;
        }
        let (is_dealer, is_seated) = self.session.with_untracked(|session| {
            (session.board().is_some_and(|board| deals(session, board)), session.seat().is_some())
        });
        let words = self.settings.with_untracked(Settings::words);
        let text = match &event.fact {
            Fact::Dealt { .. } if is_seated => words.text(msg::AttentionBegins),
            Fact::Sat { .. } | Fact::RoundEnded { .. } if is_dealer => words.text(msg::AttentionDeal),
            _ => return,
        };
        let title = document().title();
        document().set_title(&format!("● {text}"));
        TITLE.with_borrow_mut(|kept| _ = kept.get_or_insert(title));
        // Only where the browser has notifications can they be switched on.
        if self.settings.with_untracked(|settings| settings.notify)
            && Notification::permission() == NotificationPermission::Granted
        {
            // Some phones allow notifications from elsewhere only.
            let _ = Notification::new(&text);
        }
    }
}

/// Whether the player may deal now, and is the one whom the others wait for.
fn deals(session: &Session, board: &Board) -> bool {
    let waits = matches!(board.phase(), Phase::Waiting { .. } | Phase::RoundOver { .. });
    waits
        && board.dealer() == session.seat()
        && session.may(&engine::Action::Deal, crate::browser::now()).is_ok()
}
