//! The cards, large and centred: a grid that one tab stop enters and arrow keys walk.

use engine::{Card, RuleSheet};
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{KeyboardEvent, MouseEvent, PointerEvent, ResizeObserver};

use super::arrangement::Arrangement;
use super::motion::{cell_id, relay};
use super::state::TableState;
use crate::browser::element;
use crate::draw;
use crate::keys::label;
use crate::settings::{settings, words};
use words::msg;

/// The cards that lie face up.
#[component]
pub fn Board(state: TableState) -> impl IntoView {
    let frame = NodeRef::<Div>::new();
    let size = RwSignal::new((0.0, 0.0));
    watch_size(frame, size);
    let count = Memo::new(move |_| state.layout.with(Vec::len));
    let arrangement = Memo::new(move |_| {
        let (width, height) = size.get();
        Arrangement::best(count.get(), width, height)
    });
    show_motion(state, arrangement);
    let current = RwSignal::new(0_usize);
    let rows = move || arrangement.with(|laid| laid.rows);
    let walk = move |event: KeyboardEvent| walk(&event, state, arrangement.get_untracked(), current);
    view! {
        <div class="board-frame" node_ref=frame>
            <div class="board" role="grid" dir="ltr" id="board"
                aria-label=move || words().say(msg::TableCards { cards: count.get() as f64 })
                aria-multiselectable="true"
                style:--columns=move || arrangement.with(|laid| laid.columns).to_string()
                style:--card-width=move || format!("{}px", arrangement.with(|laid| laid.width))
                style:--card-gap=move || format!("{}px", arrangement.with(|laid| laid.gap))
                on:keydown=walk>
                <For each=move || 0..rows() key=|row| *row let:row>
                    <div role="row" class="board-row">
                        <For
                            each=move || {
                                let laid = arrangement.get();
                                (0..laid.columns).map(move |column| laid.place(row, column)).filter(move |&place| place < count.get())
                            }
                            key=|place| *place let:place>
                            <Cell state place current/>
                        </For>
                    </div>
                </For>
            </div>
        </div>
    }
}

/// One place of the layout and the card that lies there.
#[component]
fn Cell(state: TableState, place: usize, current: RwSignal<usize>) -> impl IntoView {
    let card = Memo::new(move |_| state.layout.with(|layout| layout.get(place).copied()));
    let selected =
        Memo::new(move |_| card.get().is_some_and(|card| state.selected.with(|cards| cards.contains(&card))));
    let key = move || {
        settings().with(|settings| {
            settings.keys.on.then(|| label(settings.keys.cards.get(place).map_or("", String::as_str)))
        })
    };
    let name = move || named(state, card.get());
    let picture =
        move || state.rules.with(|rules| Some(draw::card(card.get()?, rules.as_ref()?))).unwrap_or_default();
    let press = move || {
        current.set(place);
        if let Some(card) = card.get_untracked() {
            state.toggle(card);
        }
    };
    view! {
        <div
            class="card"
            class:selected=selected
            role="gridcell"
            id=cell_id(place)
            aria-selected=move || selected.get().to_string()
            aria-label=name
            data-card=move || card.get().map(|card| card.to_string())
            tabindex=move || if current.get().min(state.layout.with(Vec::len).saturating_sub(1)) == place { "0" } else { "-1" }
            on:pointerdown=move |event: PointerEvent| if event.is_primary() && event.button() == 0 { press() }
            // A press by pointer has been seen already; what clicks without one is a screen reader.
            on:click=move |event: MouseEvent| if event.detail() == 0 { press() }
            on:keydown=move |event: KeyboardEvent| if event.key() == "Enter" { press() }
        >
            <svg viewBox="0 0 140 100" aria-hidden="true" focusable="false" inner_html=picture></svg>
            {move || key().map(|key| view! { <kbd class="card-key" aria-hidden="true">{key}</kbd> })}
        </div>
    }
}

fn named(state: TableState, card: Option<Card>) -> String {
    let of = |rules: &RuleSheet| Some(words().card(card?, rules));
    state.rules.with(|rules| of(rules.as_ref()?)).unwrap_or_default()
}

/// Follows the size of the frame, so that the cards are as large as they can be.
fn watch_size(frame: NodeRef<Div>, size: RwSignal<(f64, f64)>) {
    Effect::new(move |_| {
        let Some(frame) = frame.get() else { return };
        let measured = frame.clone();
        let measure = Closure::<dyn FnMut()>::new(move || {
            let now = (f64::from(measured.client_width()), f64::from(measured.client_height()));
            if size.try_get_untracked().is_some_and(|before| before != now) {
                size.set(now);
            }
        });
        if let Ok(observer) = ResizeObserver::new(measure.as_ref().unchecked_ref()) {
            observer.observe(&frame);
            let kept = StoredValue::new_local((observer, measure));
            on_cleanup(move || {
                kept.try_with_value(|(observer, _)| observer.disconnect()).unwrap_or_default()
            });
        }
    });
}

/// Lets cards come from where they lay.
fn show_motion(state: TableState, arrangement: Memo<Arrangement>) {
    Effect::new(move |before: Option<(Vec<Card>, Arrangement)>| {
        let (layout, laid) = (state.layout.get(), arrangement.get());
        if let Some((before, was)) = before
            && before != layout
        {
            let layout = layout.clone();
            request_animation_frame(move || relay(&before, &layout, was, laid));
        }
        (layout, laid)
    });
}

/// Arrow keys go to the card that lies there.
fn walk(event: &KeyboardEvent, state: TableState, laid: Arrangement, current: RwSignal<usize>) {
    let count = state.layout.with_untracked(Vec::len);
    let (row, column) = laid.at(current.get_untracked().min(count.saturating_sub(1)));
    let (row, column) = match event.key().as_str() {
        "ArrowRight" => (row, (column + 1).min(laid.columns - 1)),
        "ArrowLeft" => (row, column.saturating_sub(1)),
        "ArrowDown" => ((row + 1).min(laid.rows - 1), column),
        "ArrowUp" => (row.saturating_sub(1), column),
        "Home" => (row, 0),
        "End" => (row, laid.columns - 1),
        _ => return,
    };
    event.prevent_default();
    let place = laid.place(row, column);
    if place < count {
        current.set(place);
        if let Some(cell) = element(&cell_id(place)) {
            let _ = cell.focus();
        }
    }
}
