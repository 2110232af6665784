//! Elements that follow signals: a thin layer over the browser's own.
//!
//! A method that takes a closure runs it as an [`effect`]: it runs again when a signal that it read has changed, until the owner
//! is disposed of. Nothing is compared or patched but the attribute, text or list of children that the closure returns.
//!
//! Measured against Leptos, with which the page began: its views took a third of the page, because they are generic in all that
//! they hold. Here every closure is boxed and every element is of one type.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Reflect;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, MouseEvent, PointerEvent, SvgElement};

use crate::browser::{document, listen};
use crate::signal::{Scope, effect};

const SVG: &str = "http://www.w3.org/2000/svg";

#[derive(Clone)]
pub struct El(pub Element);

pub fn el(tag: &str) -> El {
    El(document().create_element(tag).expect("the tag is one of HTML's"))
}

pub fn svg(tag: &str) -> El {
    El(document().create_element_ns(Some(SVG), tag).expect("the tag is one of SVG's"))
}

pub fn button(class: &str, press: impl Fn() + 'static) -> El {
    button_boxed(class, Box::new(press))
}

fn button_boxed(class: &str, press: Box<dyn Fn()>) -> El {
    el("button").attr("type", "button").class(class).on("click", move |_| press())
}

// A generic method is compiled for every closure in the page; so each of them only boxes it and calls one that is not generic.

pub type TextFn = Box<dyn Fn() -> String>;
type BoolFn = Box<dyn Fn() -> bool>;

impl El {
    pub fn id(self, id: &str) -> El {
        self.0.set_id(id);
        self
    }

    pub fn class(self, class: &str) -> El {
        self.attr("class", class)
    }

    pub fn class_if(self, class: &'static str, holds: impl Fn() -> bool + 'static) -> El {
        self.class_boxed(class, Box::new(holds))
    }

    fn class_boxed(self, class: &'static str, holds: BoolFn) -> El {
        let list = self.0.class_list();
        effect(move || drop(list.toggle_with_force(class, holds())));
        self
    }

    pub fn attr(self, name: &str, value: &str) -> El {
        // Fails only for names that are not valid.
        let _ = self.0.set_attribute(name, value);
        self
    }

    pub fn attr_of(self, name: &'static str, value: impl Fn() -> String + 'static) -> El {
        self.attr_boxed(name, Box::new(value))
    }

    fn attr_boxed(self, name: &'static str, value: TextFn) -> El {
        let element = self.0.clone();
        effect(move || drop(element.set_attribute(name, &value())));
        self
    }

    /// Has an attribute without a value, such as `hidden`, as long as a condition holds.
    pub fn flag(self, name: &'static str, holds: impl Fn() -> bool + 'static) -> El {
        self.flag_boxed(name, Box::new(holds))
    }

    fn flag_boxed(self, name: &'static str, holds: BoolFn) -> El {
        let element = self.0.clone();
        effect(move || drop(element.toggle_attribute_with_force(name, holds())));
        self
    }

    pub fn shown_if(self, holds: impl Fn() -> bool + 'static) -> El {
        self.flag("hidden", move || !holds())
    }

    /// Sets the label for screen readers.
    pub fn label(self, label: impl Fn() -> String + 'static) -> El {
        self.attr_of("aria-label", label)
    }

    /// Sets a style property to a computed value. (A `style` attribute would need an exception in the content security policy.)
    pub fn style_of(self, name: &'static str, value: impl Fn() -> String + 'static) -> El {
        self.style_boxed(name, Box::new(value))
    }

    fn style_boxed(self, name: &'static str, value: TextFn) -> El {
        let drawing = || self.0.dyn_ref().map(SvgElement::style);
        if let Some(style) = self.0.dyn_ref().map(HtmlElement::style).or_else(drawing) {
            effect(move || drop(style.set_property(name, &value())));
        }
        self
    }

    pub fn text(self, text: &str) -> El {
        let _ = self.0.append_with_str_1(text);
        self
    }

    pub fn text_of(self, text: impl Fn() -> String + 'static) -> El {
        self.text_boxed(Box::new(text))
    }

    fn text_boxed(self, text: TextFn) -> El {
        let node = document().create_text_node("");
        let _ = self.0.append_child(&node);
        effect(move || node.set_data(&text()));
        self
    }

    /// Sets the inner HTML to a computed text. Never for text that a user has typed.
    pub fn html_of(self, html: impl Fn() -> String + 'static) -> El {
        self.html_boxed(Box::new(html))
    }

    fn html_boxed(self, html: TextFn) -> El {
        let element = self.0.clone();
        effect(move || element.set_inner_html(&html()));
        self
    }

    pub fn child(self, child: El) -> El {
        let _ = self.0.append_child(&child.0);
        self
    }

    pub fn maybe(self, child: Option<El>) -> El {
        self.children(child)
    }

    pub fn children(self, children: impl IntoIterator<Item = El>) -> El {
        children.into_iter().fold(self, El::child)
    }

    pub fn replace_children(&self, elements: impl IntoIterator<Item = El>) {
        self.0.set_text_content(None);
        elements.into_iter().for_each(|El(element)| drop(self.0.append_child(&element)));
    }

    /// Has computed children, all of which are made again when a signal that the closure read has changed.
    pub fn children_of(self, elements: impl Fn() -> Vec<El> + 'static) -> El {
        self.children_boxed(Box::new(elements))
    }

    fn children_boxed(self, elements: Box<dyn Fn() -> Vec<El>>) -> El {
        let parent = self.clone();
        effect(move || parent.replace_children(elements()));
        self
    }

    /// Has one child for each computed key, in order. An element is made once and stays as long as its key.
    pub fn each(self, keys: impl Fn() -> Vec<String> + 'static, make: impl Fn(&str) -> El + 'static) -> El {
        fn keep(parent: Element, keys: Box<dyn Fn() -> Vec<String>>, make: Box<dyn Fn(&str) -> El>) {
            let parent_scope = Scope::current();
            let shown = RefCell::new(Vec::<(String, El, Scope)>::new());
            effect(move || {
                let keys = keys();
                let mut shown = shown.borrow_mut();
                shown.retain(|(key, El(element), scope)| {
                    let stays = keys.contains(key);
                    if !stays {
                        scope.dispose();
                        element.remove();
                    }
                    stays
                });
                for (place, key) in keys.into_iter().enumerate() {
                    let known = shown.iter().position(|(known, ..)| *known == key);
                    let known = known.unwrap_or_else(|| {
                        let own = parent_scope.run(Scope::new);
                        let element = own.run(|| make(&key));
                        shown.push((key, element, own));
                        shown.len() - 1
                    });
                    let El(element) = &shown[known].1;
                    let there = parent.children().item(place as u32);
                    if there.as_ref() != Some(element) {
                        let _ = parent.insert_before(element, there.as_ref().map(AsRef::as_ref));
                    }
                }
            });
        }
        keep(self.0.clone(), Box::new(keys), Box::new(make));
        self
    }

    pub fn on(self, event: &str, then: impl FnMut(Event) + 'static) -> El {
        listen(&self.0, event, then);
        self
    }

    /// Reacts to a form being sent, which does not load another page.
    pub fn on_submit(self, submit: impl Fn() + 'static) -> El {
        self.on_submit_boxed(Box::new(submit))
    }

    fn on_submit_boxed(self, submit: Box<dyn Fn()>) -> El {
        self.on("submit", move |event| {
            event.prevent_default();
            submit();
        })
    }

    /// Reacts when a pointer goes down, without waiting for it to go up; and to clicks without a pointer, as screen readers send
    /// them.
    pub fn on_touch(self, press: impl Fn() + 'static) -> El {
        self.on_touch_boxed(Rc::new(press))
    }

    fn on_touch_boxed(self, press: Rc<dyn Fn()>) -> El {
        let click = press.clone();
        let touched = move |event: Event| {
            let event: PointerEvent = event.unchecked_into();
            if event.is_primary() && event.button() == 0 {
                press();
            }
        };
        let clicked = move |event: Event| {
            if event.unchecked_into::<MouseEvent>().detail() == 0 {
                click();
            }
        };
        self.on("pointerdown", touched).on("click", clicked)
    }
}

pub fn value(event: &Event) -> String {
    let value = event.target().and_then(|target| Reflect::get(&target, &"value".into()).ok());
    value.and_then(|value| value.as_string()).unwrap_or_default()
}

const LIVE_REGION: &str = "announcer";

/// How many announcements stay in the document.
const KEPT: u32 = 12;

/// The element whose text screen readers read out when it is added. It has to be in the document once.
pub fn live_region() -> El {
    el("div").id(LIVE_REGION).class("unseen").attr("role", "log").attr("aria-live", "polite")
}

/// Adds a text to the live region. Each is an element of its own, so that the same text twice is read twice.
pub fn announce(text: &str) {
    let Some(region) = document().get_element_by_id(LIVE_REGION) else { return };
    let _ = region.append_child(&el("p").text(text).0);
    while region.child_element_count() > KEPT {
        if let Some(first) = region.first_element_child() {
            first.remove();
        }
    }
}
