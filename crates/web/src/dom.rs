//! Elements that follow signals: a thin layer over the browser's own, for all that this page draws.
//!
//! Every closure is boxed and every element is of one type, so that a page costs what it says and little more.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, Event, HtmlElement, MouseEvent, PointerEvent};

use crate::browser::document;
use crate::signal::{Scope, follow, on_cleanup};

const SVG: &str = "http://www.w3.org/2000/svg";

/// An element, and whatever keeps it up to date for as long as its owner lives.
#[derive(Clone)]
pub struct El(Element);

/// A new element.
pub fn el(tag: &str) -> El {
    El(document().create_element(tag).expect("the tag is one of HTML's"))
}

/// A new element of a drawing.
pub fn svg(tag: &str) -> El {
    El(document().create_element_ns(Some(SVG), tag).expect("the tag is one of SVG's"))
}

/// A button that does something.
pub fn button(class: &str, press: impl Fn() + 'static) -> El {
    el("button").attr("type", "button").class(class).on_click(press)
}

// What is generic exists once for every closure in the page; so nothing is but the boxing.
type Text = Box<dyn Fn() -> String>;
type Truth = Box<dyn Fn() -> bool>;

impl El {
    /// The browser's element.
    pub fn element(&self) -> &Element {
        &self.0
    }

    /// The browser's element, as one that can be focused and styled.
    pub fn html_element(&self) -> Option<&HtmlElement> {
        self.0.dyn_ref()
    }

    /// Gives it a name in the document.
    pub fn id(self, id: &str) -> El {
        self.0.set_id(id);
        self
    }

    /// Gives it classes for the style sheet.
    pub fn class(self, class: &str) -> El {
        self.attr("class", class)
    }

    /// Gives it a class as long as something holds.
    pub fn class_if(self, class: &'static str, holds: impl Fn() -> bool + 'static) -> El {
        self.class_boxed(class, Box::new(holds))
    }

    fn class_boxed(self, class: &'static str, holds: Truth) -> El {
        let list = self.0.class_list();
        follow(move || drop(list.toggle_with_force(class, holds())));
        self
    }

    /// Sets an attribute.
    pub fn attr(self, name: &str, value: &str) -> El {
        // Only ever fails for names that are none.
        let _ = self.0.set_attribute(name, value);
        self
    }

    /// Keeps an attribute up to date.
    pub fn attr_of(self, name: &'static str, value: impl Fn() -> String + 'static) -> El {
        self.attr_boxed(name, Box::new(value))
    }

    fn attr_boxed(self, name: &'static str, value: Text) -> El {
        let element = self.0.clone();
        follow(move || drop(element.set_attribute(name, &value())));
        self
    }

    /// Has an attribute without a value, such as `hidden`, as long as something holds.
    pub fn flag(self, name: &'static str, holds: impl Fn() -> bool + 'static) -> El {
        self.flag_boxed(name, Box::new(holds))
    }

    fn flag_boxed(self, name: &'static str, holds: Truth) -> El {
        let element = self.0.clone();
        follow(move || drop(element.toggle_attribute_with_force(name, holds())));
        self
    }

    /// Is there only as long as something holds.
    pub fn shown_if(self, holds: impl Fn() -> bool + 'static) -> El {
        self.flag("hidden", move || !holds())
    }

    /// What it is called, for those who listen.
    pub fn label(self, label: impl Fn() -> String + 'static) -> El {
        self.attr_of("aria-label", label)
    }

    /// Keeps a property of its style up to date. (A `style` attribute would need a hole in the content security policy.)
    pub fn style_of(self, name: &'static str, value: impl Fn() -> String + 'static) -> El {
        self.style_boxed(name, Box::new(value))
    }

    fn style_boxed(self, name: &'static str, value: Text) -> El {
        let drawing = || self.0.dyn_ref::<web_sys::SvgElement>().map(web_sys::SvgElement::style);
        if let Some(style) = self.html_element().map(HtmlElement::style).or_else(drawing) {
            follow(move || drop(style.set_property(name, &value())));
        }
        self
    }

    /// Adds a text that stays.
    pub fn text(self, text: &str) -> El {
        let _ = self.0.append_with_str_1(text);
        self
    }

    /// Adds a text that is kept up to date.
    pub fn says(self, text: impl Fn() -> String + 'static) -> El {
        self.says_boxed(Box::new(text))
    }

    fn says_boxed(self, text: Text) -> El {
        let node = document().create_text_node("");
        let _ = self.0.append_child(&node);
        follow(move || node.set_data(&text()));
        self
    }

    /// Keeps its inside up to date, written as a document would be. Never for what people have typed.
    pub fn draws(self, inside: impl Fn() -> String + 'static) -> El {
        self.draws_boxed(Box::new(inside))
    }

    fn draws_boxed(self, inside: Text) -> El {
        let element = self.0.clone();
        follow(move || element.set_inner_html(&inside()));
        self
    }

    /// Adds an element.
    pub fn child(self, child: El) -> El {
        let _ = self.0.append_child(&child.0);
        self
    }

    /// Adds an element, if there is one.
    pub fn maybe(self, child: Option<El>) -> El {
        match child {
            Some(child) => self.child(child),
            None => self,
        }
    }

    /// Adds elements.
    pub fn children(self, children: impl IntoIterator<Item = El>) -> El {
        children.into_iter().fold(self, El::child)
    }

    /// Holds these elements and no others.
    pub fn hold(&self, elements: impl IntoIterator<Item = El>) {
        self.0.set_text_content(None);
        elements.into_iter().for_each(|El(element)| drop(self.0.append_child(&element)));
    }

    /// Shows whatever elements belong there now, all made anew when something has changed.
    pub fn shows(self, elements: impl Fn() -> Vec<El> + 'static) -> El {
        self.shows_boxed(Box::new(elements))
    }

    fn shows_boxed(self, elements: Box<dyn Fn() -> Vec<El>>) -> El {
        let parent = self.clone();
        follow(move || parent.hold(elements()));
        self
    }

    /// Shows one element for each key, in order. What has been there before stays as it is.
    pub fn each(self, keys: impl Fn() -> Vec<String> + 'static, make: impl Fn(&str) -> El + 'static) -> El {
        fn keep(parent: Element, keys: Box<dyn Fn() -> Vec<String>>, make: Box<dyn Fn(&str) -> El>) {
            let parent_scope = Scope::current();
            let shown = RefCell::new(Vec::<(String, El, Scope)>::new());
            follow(move || {
                let keys = keys();
                let mut shown = shown.borrow_mut();
                shown.retain(|(key, El(element), scope)| {
                    let stays = keys.contains(key);
                    if !stays {
                        scope.end();
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

    /// Does something when something happens to it.
    pub fn on(self, event: &str, then: impl FnMut(Event) + 'static) -> El {
        fn listen(element: &Element, event: &str, then: Box<dyn FnMut(Event)>) {
            let then = Closure::wrap(then);
            let _ = element.add_event_listener_with_callback(event, then.as_ref().unchecked_ref());
            let (element, event) = (element.clone(), event.to_owned());
            on_cleanup(move || {
                let _ = element.remove_event_listener_with_callback(&event, then.as_ref().unchecked_ref());
            });
        }
        listen(&self.0, event, Box::new(then));
        self
    }

    /// Does something when it is pressed.
    pub fn on_click(self, press: impl Fn() + 'static) -> El {
        self.on_click_boxed(Box::new(press))
    }

    fn on_click_boxed(self, press: Box<dyn Fn()>) -> El {
        self.on("click", move |_| press())
    }

    /// Does something at the very touch, without waiting for the finger to go up. Screen readers, which click without touching,
    /// are heard too.
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

/// What stands in the field that an event comes from.
pub fn value(event: &Event) -> String {
    let target = event.target();
    let input = target
        .as_ref()
        .and_then(|target| target.dyn_ref::<web_sys::HtmlInputElement>().map(|input| input.value()));
    let select = || {
        target
            .as_ref()
            .and_then(|target| target.dyn_ref::<web_sys::HtmlSelectElement>().map(|one| one.value()))
    };
    input.or_else(select).unwrap_or_default()
}
