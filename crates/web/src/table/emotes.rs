//! Emotes: a fixed list, which each player reads in their own language.

use engine::{Action, Emote};
use web_ui::{El, Signal, button, el};
use words::msg;

use super::model::TableModel;
use crate::icon::{Icon, icon};
use crate::settings::{text, words};

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
