//! Pause: time stands still, and the cards are hidden so that the pause is no advantage.

use std::rc::Rc;

use web_ui::browser::{element, next_frame};
use web_ui::{El, announce, button, el, untrack};
use words::msg;

use super::local_game::LocalGame;
use crate::icon::{Icon, icon, icon_button};
use crate::settings::{text, words};

/// The button that stops time, shown while a clock runs.
pub fn pause(game: &Rc<LocalGame>) -> El {
    let (pressed, shown) = (game.clone(), game.clone());
    let press = move || {
        if !pressed.paused.get_untracked() {
            pressed.pause(true);
            announce(&untrack(words).text(msg::AlonePaused));
            focus("go-on");
        }
    };
    icon_button(Icon::Pause, text(msg::ReplayPause), press)
        .id("pause")
        .shown_if(move || shown.runs() && !shown.paused.get())
}

/// What is shown in place of the cards.
pub fn cover() -> El {
    el("div")
        .class("cover")
        .children([icon(Icon::Pause), el("p").attr("role", "status").text_of(text(msg::AlonePaused))])
}

/// The button that resumes time.
pub fn go_on(game: &Rc<LocalGame>) -> El {
    let game = game.clone();
    let press = move || {
        game.go_on();
        announce(&untrack(words).text(msg::AloneRuns));
        focus("main");
    };
    button("primary", press).id("go-on").child(icon(Icon::Play)).text_of(text(msg::AloneGoOn))
}

/// Moves the focus to the element that replaces the pressed button, once it exists.
fn focus(id: &'static str) {
    next_frame(move || {
        if let Some(element) = element(id) {
            let _ = element.focus();
        }
    });
}
