//! Cards that move: to their new places, aside and to the player who took them. No motion lasts longer than a fifth of a second,
//! and none hides a card that lies on the table.

use engine::{Card, Claim, SeatNumber};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomRect, Element, HtmlElement};
use web_ui::browser::{after, document, element, prefers_less_motion};

use super::arrangement::Arrangement;
use crate::figure::seat_color;

/// How long a card is on its way, in milliseconds.
const WAY: f64 = 180.0;

pub fn cell_id(place: usize) -> String {
    format!("place-{place}")
}

/// So many pixels, for a style; whole ones, since writing fractions would bring much code into the page.
pub fn pixels(count: f64) -> String {
    format!("{}px", count.round() as i32)
}

fn moved(x: f64, y: f64, size: f64) -> String {
    format!("translate({}, {}) scale({}%)", pixels(x), pixels(y), (size * 100.0).round() as i32)
}

pub fn seat_id(seat: SeatNumber) -> String {
    format!("seat-{}", seat.0)
}

fn is_off() -> bool {
    let root = document().document_element();
    prefers_less_motion()
        || root.is_some_and(|root| root.get_attribute("data-motion").as_deref() == Some("off"))
}

/// Animates an element through these styles. (`Element.animate` is not among the stable interfaces of web-sys.)
fn animate(element: &Element, through: &[&[(&str, &str)]]) {
    let frames: js_sys::Array = through.iter().map(|style| object(style)).collect();
    let options = object(&[("easing", "ease-out")]);
    let _ = js_sys::Reflect::set(&options, &"duration".into(), &WAY.into());
    let animate = js_sys::Reflect::get(element, &"animate".into());
    if let Ok(Ok(animate)) = animate.map(|animate| animate.dyn_into::<js_sys::Function>()) {
        let _ = animate.call2(element, &frames, &options);
    }
}

fn object(properties: &[(&str, &str)]) -> js_sys::Object {
    let object = js_sys::Object::new();
    for &(name, value) in properties {
        let _ = js_sys::Reflect::set(&object, &name.into(), &value.into());
    }
    object
}

/// Shows how a layout became another one: what moved comes from where it lay, what is new settles. Every card is to be seen from
/// the first frame on, so that motion gives or costs no player any time.
pub fn relay(before: &[Card], after: &[Card], was: Arrangement, is: Arrangement) {
    if is_off() {
        return;
    }
    for (place, card) in after.iter().enumerate() {
        let Some(cell) = element(&cell_id(place)) else { continue };
        let from = match before.iter().position(|other| other == card) {
            Some(old) if old == place && was == is => continue,
            Some(old) => {
                let ((x, y), (to_x, to_y)) = (was.pixels(old), is.pixels(place));
                moved(x - to_x, y - to_y, was.width / is.width)
            }
            None => "translateY(-5%) scale(.96)".to_owned(),
        };
        animate(&cell, &[&[("transform", &from)], &[("transform", "none")]]);
    }
}

/// The cells of these cards.
fn cells(layout: &[Card], cards: Claim) -> impl Iterator<Item = HtmlElement> {
    let places = layout.iter().enumerate().filter(move |(_, card)| cards.cards().contains(card));
    places.filter_map(|(place, _)| element(&cell_id(place)))
}

/// Shakes cards that are not a find.
pub fn shake(layout: &[Card], cards: Claim) {
    if is_off() {
        return;
    }
    let to = |x: i32| format!("translateX({x}%)");
    let (left, right) = (to(-3), to(3));
    let at = |x: &'static str| [("transform", x)];
    for cell in cells(layout, cards) {
        let (left, right) = ([("transform", left.as_str())], [("transform", right.as_str())]);
        animate(&cell, &[&at("none"), &left, &right, &left, &right, &at("none")]);
    }
}

/// What a mark adds to a card and to a score.
const MISTAKE: &str = "mistaken";
const COST: &str = "data-cost";

/// Marks three cards that are not a Set in the caller's colour, and what they cost beside the caller's score.
pub fn mark(layout: &[Card], cards: Claim, seat: SeatNumber, cost: Option<&str>) {
    for cell in cells(layout, cards) {
        let _ = cell.style().set_property("--owner", &seat_color(seat));
        let _ = cell.class_list().add_1(MISTAKE);
    }
    if let Some((score, cost)) = score(seat).zip(cost) {
        let _ = score.set_attribute(COST, cost);
    }
}

/// Takes the marks away.
pub fn unmark() {
    while let Ok(Some(marked)) = document().query_selector(&format!(".{MISTAKE}, [{COST}]")) {
        let _ = marked.class_list().remove_1(MISTAKE);
        let _ = marked.remove_attribute(COST);
    }
}

fn score(seat: SeatNumber) -> Option<Element> {
    document().query_selector(&format!("#{} .player-score", seat_id(seat))).ok().flatten()
}

/// Makes a player's score jump once.
pub fn bump(seat: SeatNumber) {
    let score = score(seat);
    if let Some(score) = score.filter(|_| !is_off()) {
        let at = |size: &'static str| [("scale", size)];
        animate(&score, &[&at("1"), &at("1.35"), &at("1")]);
    }
}

/// Moves copies of a find's cards from their places to where they are shown beside the table, below the cards that lie there now.
pub fn fly_aside(layout: &[Card], cards: Claim) {
    if is_off() {
        return;
    }
    let from: Vec<DomRect> = cells(layout, cards).map(|cell| cell.get_bounding_client_rect()).collect();
    // What is shown beside the table is drawn after this event was handled.
    after(0, move || {
        for (from, card) in from.iter().zip(shown_cards()) {
            let _ = fly(&card, from, &card.get_bounding_client_rect());
        }
    });
}

/// Moves copies of the cards that are shown beside the table to their owner's pile, below the cards that lie there now.
pub fn fly_to_owner(seat: SeatNumber) {
    let Some(owner) = element(&format!("pile-{}", seat.0)).or_else(|| element(&seat_id(seat))) else {
        return;
    };
    if !is_off() {
        let to = owner.get_bounding_client_rect();
        shown_cards().into_iter().for_each(|card| drop(fly(&card, &card.get_bounding_client_rect(), &to)));
    }
}

/// The cards of the find that is shown beside the table.
fn shown_cards() -> Vec<Element> {
    (0..6).filter_map(|place| document().get_element_by_id(&find_id(place))).collect()
}

/// The id of a card that is shown beside the table.
pub fn find_id(place: usize) -> String {
    format!("find-{place}")
}

/// Moves a copy of a card between two places of the page.
fn fly(card: &Element, from: &DomRect, to: &DomRect) -> Result<(), JsValue> {
    let copy: Element = card.clone_node_with_deep(true)?.dyn_into()?;
    for name in ["id", "role", "tabindex", "aria-label", "aria-selected"] {
        copy.remove_attribute(name)?;
    }
    copy.set_attribute("aria-hidden", "true")?;
    copy.set_attribute("class", "card flying")?;
    // A drawing has a style as every element has. An attribute would be ignored: the server allows no inline styles.
    let style = copy.unchecked_ref::<HtmlElement>().style();
    for (name, value) in
        [("left", from.left()), ("top", from.top()), ("width", from.width()), ("height", from.height())]
    {
        style.set_property(name, &pixels(value))?;
    }
    if let Some(body) = document().body() {
        body.append_child(&copy)?;
    }
    let (x, y) = (
        to.left() + to.width() / 2.0 - from.left() - from.width() / 2.0,
        to.top() + to.height() / 2.0 - from.top() - from.height() / 2.0,
    );
    let there = moved(x, y, (to.width() / from.width()).min(1.0));
    animate(&copy, &[&[("transform", "none")], &[("transform", &there)]]);
    after(WAY as u32 - 10, move || copy.remove());
    Ok(())
}
