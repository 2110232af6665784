//! Cards that move: to their new places, and to the player who took them. No motion lasts longer than a fifth of a second.

use engine::{Card, SeatNumber, Triple};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement};
use web_ui::browser::{after, document, element, prefers_less_motion};

use super::arrangement::Arrangement;

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

/// Animates an element between two styles. (`Element.animate` is not among the stable interfaces of web-sys.)
fn animate(element: &Element, from: &[(&str, &str)], to: &[(&str, &str)], delay: f64) {
    let frames = js_sys::Array::of2(&object(from), &object(to));
    let options = object(&[("easing", "ease-out"), ("fill", "backwards")]);
    for (name, value) in [("duration", WAY), ("delay", delay)] {
        let _ = js_sys::Reflect::set(&options, &name.into(), &value.into());
    }
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

/// Shows how a layout became another one: what moved comes from where it lay, what is new appears.
pub fn relay(before: &[Card], after: &[Card], was: Arrangement, is: Arrangement) {
    if is_off() {
        return;
    }
    let mut new = 0.0;
    for (place, card) in after.iter().enumerate() {
        let Some(cell) = element(&cell_id(place)) else { continue };
        match before.iter().position(|other| other == card) {
            Some(old) if old == place && was == is => {}
            Some(old) => {
                let ((x, y), (to_x, to_y)) = (was.pixels(old), is.pixels(place));
                let from = moved(x - to_x, y - to_y, was.width / is.width);
                animate(&cell, &[("transform", &from)], &[("transform", "none")], 0.0);
            }
            None => {
                let from = [("opacity", "0"), ("transform", "translateY(-12%) scale(.94)")];
                let to = [("opacity", "1"), ("transform", "none")];
                animate(&cell, &from, &to, new);
                new = (new + 15.0_f64).min(120.0);
            }
        }
    }
}

/// Sends the cards of a Set to the player who took it, as copies that do not react to touch.
pub fn fly_to_owner(layout: &[Card], cards: Triple, seat: SeatNumber) {
    if is_off() {
        return;
    }
    let Some(owner) = element(&seat_id(seat)) else { return };
    for place in layout.iter().enumerate().filter(|(_, card)| cards.contains(card)).map(|(place, _)| place) {
        if let Some(cell) = element(&cell_id(place)) {
            let _ = fly(&cell, &owner);
        }
    }
}

fn fly(cell: &HtmlElement, owner: &HtmlElement) -> Result<(), JsValue> {
    let (from, to) = (cell.get_bounding_client_rect(), owner.get_bounding_client_rect());
    let copy: HtmlElement = cell.clone_node_with_deep(true)?.dyn_into()?;
    for name in ["id", "role", "tabindex", "aria-label", "aria-selected"] {
        copy.remove_attribute(name)?;
    }
    copy.set_attribute("aria-hidden", "true")?;
    copy.set_class_name("card flying");
    let style = copy.style();
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
    let there = moved(x, y, 0.25);
    let here = [("opacity", "1"), ("transform", "none")];
    animate(&copy, &here, &[("opacity", "0"), ("transform", &there)], 0.0);
    after(WAY as u32 - 10, move || copy.remove());
    Ok(())
}
