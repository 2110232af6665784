//! The form for a display name, before the first table.

use web_ui::{El, Signal, button, el, untrack, value};
use words::msg;

use crate::app::main_part;
use crate::settings::{settings, text, words};

/// Asks for a name once and stores it. A visitor without one only watches.
pub fn ask_name(answer: impl Fn(Option<String>) + Clone + 'static) -> El {
    let (typed, wrong) = (Signal::new(String::new()), Signal::new(None::<String>));
    let watch = answer.clone();
    let sit = move |event: web_sys::Event| {
        event.prevent_default();
        match engine::DisplayName::new(&typed.get_untracked()) {
            Ok(name) => {
                settings().update(|settings| settings.name = Some(name.to_string()));
                answer(Some(name.to_string()));
            }
            Err(error) => wrong.set(Some(untrack(words).name_error(error))),
        }
    };
    let on_input = move |event: web_sys::Event| {
        typed.set(value(&event));
        wrong.set(None);
    };
    let input =
        el("input").id("name").attr("autocomplete", "nickname").attr("maxlength", "32").attr("dir", "auto");
    let input =
        input.attr_of("aria-invalid", move || wrong.with(Option::is_some).to_string()).on("input", on_input);
    let notice =
        el("p").class("notice").attr("role", "alert").text_of(move || wrong.get().unwrap_or_default());
    let buttons = el("div").class("row").children([
        el("button").attr("type", "submit").class("primary").text_of(text(msg::TableSit)),
        button("secondary", move || watch(None)).id("only-watch").text_of(text(msg::NameWatch)),
    ]);
    let label = el("label").attr("for", "name").text_of(text(msg::NameLabel));
    let form = el("form").class("stack").on("submit", sit).children([label, input, notice, buttons]);
    main_part("page narrow").child(el("h1").text_of(text(msg::NameTitle))).child(form)
}
