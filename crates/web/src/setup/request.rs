//! The request for a new table, and the button that sends it.

use std::rc::Rc;

use protocol::NewTable;
use wasm_bindgen_futures::spawn_local;

use crate::prelude::*;
use crate::table::open_table;
use crate::{offline, overlay};

#[derive(Clone, Copy)]
pub struct TableRequest {
    wanted: Signal<Rc<dyn Fn() -> NewTable>>,
    busy: Signal<bool>,
    wrong: Signal<Option<String>>,
}

impl TableRequest {
    pub fn new(wanted: impl Fn() -> NewTable + 'static) -> TableRequest {
        TableRequest {
            wanted: Signal::new(Rc::new(wanted)),
            busy: Signal::new(false),
            wrong: Signal::new(None),
        }
    }

    fn make(self) {
        self.busy.set(true);
        self.wrong.set(None);
        let wanted = self.wanted.with_untracked(|wanted| wanted());
        spawn_local(async move {
            let opened = open_table(&wanted).await;
            self.busy.set(false);
            match opened {
                Ok(()) => overlay::close(),
                Err(failure) => self.wrong.set(Some(offline::error_text(&failure))),
            }
        });
    }

    /// `unfit` says when there can be no such table.
    pub fn button(self, label: impl Fn() -> String + 'static, unfit: impl Fn() -> bool + 'static) -> El {
        let text = move || if self.busy.get() { words().text(msg::HomeMaking) } else { label() };
        button("primary", move || self.make())
            .flag("disabled", move || self.busy.get() || unfit())
            .attr_of("aria-busy", move || self.busy.get().to_string())
            .text_of(text)
    }

    pub fn notice(self) -> El {
        notice(move || self.wrong.get().unwrap_or_default())
    }
}
