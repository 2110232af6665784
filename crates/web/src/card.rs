//! A card on the screen.

use engine::{Card, RuleSheet};
use leptos::prelude::*;

use crate::draw;

/// A card as a small picture with a name, for wherever it is only looked at.
#[component]
pub fn CardPicture(
    /// The card.
    card: Card,
    /// The rules whose words and drawings are used.
    rules: RuleSheet,
) -> impl IntoView {
    let name = move || crate::settings::words().card(card, &rules);
    view! {
        <svg class="card picture" viewBox="0 0 140 100" role="img" aria-label=name inner_html=draw::card(card, &rules)></svg>
    }
}
