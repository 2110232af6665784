//! The one question that is asked before the first table: what shall the others call you?

use leptos::prelude::*;
use words::msg;

use crate::settings::{settings, words};

/// Asks for a name once and remembers it. Who gives none watches.
#[component]
pub fn AskName(
    /// Gets the name, or nothing from whoever only watches.
    on_answer: impl Fn(Option<String>) + Clone + 'static,
) -> impl IntoView {
    let (text, wrong) = (RwSignal::new(String::new()), RwSignal::new(None::<String>));
    let watch = on_answer.clone();
    let sit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        match engine::Name::new(&text.get_untracked()) {
            Ok(name) => {
                settings().update(|settings| settings.name = Some(name.to_string()));
                on_answer(Some(name.to_string()));
            }
            Err(error) => wrong.set(Some(words().name_error(error))),
        }
    };
    view! {
        <main class="page narrow" id="main" tabindex="-1">
            <h1>{move || words().say(msg::NameTitle)}</h1>
            <form class="stack" on:submit=sit>
                <label for="name">{move || words().say(msg::NameLabel)}</label>
                <input id="name" autocomplete="nickname" maxlength="32" dir="auto" autofocus=true prop:value=text
                    aria-invalid=move || wrong.with(Option::is_some).to_string()
                    on:input=move |event| { text.set(event_target_value(&event)); wrong.set(None); }/>
                <p class="notice" role="alert" hidden=move || wrong.with(Option::is_none)>{move || wrong.get()}</p>
                <div class="row">
                    <button type="submit" class="primary">{move || words().say(msg::TableSit)}</button>
                    <button type="button" class="secondary" on:click=move |_| watch(None)>{move || words().say(msg::NameWatch)}</button>
                </div>
            </form>
        </main>
    }
}
