//! After a round and after a match.

use leptos::prelude::*;

use super::state::TableState;

/// How the round and the match went.
#[component]
pub fn Result(state: TableState) -> impl IntoView {
    let _ = state;
    view! { <p></p> }
}
