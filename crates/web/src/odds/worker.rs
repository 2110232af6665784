//! A worker: the client's own script once more, on a thread of its own, so that the page stays quick while it computes.
//!
//! It is no file of its own: a worker that runs the same script finds the same WebAssembly and the same parts, which the browser
//! has kept, and nothing has to be built or named twice.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Event, HtmlElement, MessageEvent, Worker, WorkerOptions, WorkerType};
use web_ui::browser::document;

/// A thread that answers one question after the other. It ends with this.
pub struct Helper {
    worker: Worker,
    _answered: Closure<dyn FnMut(MessageEvent)>,
    _broken: Closure<dyn FnMut(Event)>,
}

impl Helper {
    /// A worker and what is done with its answers; an empty one says that there is none. Nothing if the browser makes no workers.
    pub fn new(heard: impl Fn(String) + Clone + 'static) -> Option<Helper> {
        let script = document().query_selector("script[type=module][src]").ok().flatten()?;
        // A relative address is one below the base, as everywhere in the document.
        let script =
            js_sys::Reflect::get(script.unchecked_ref::<HtmlElement>(), &"src".into()).ok()?.as_string()?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&script, &options).ok()?;
        let failed = heard.clone();
        let answered = move |event: MessageEvent| heard(event.data().as_string().unwrap_or_default());
        let answered = Closure::<dyn FnMut(MessageEvent)>::new(answered);
        let broken = Closure::<dyn FnMut(Event)>::new(move |_| failed(String::new()));
        worker.set_onmessage(Some(answered.as_ref().unchecked_ref()));
        worker.set_onerror(Some(broken.as_ref().unchecked_ref()));
        Some(Helper { worker, _answered: answered, _broken: broken })
    }

    /// Asks something.
    pub fn ask(&self, question: &str) {
        // Texts can always be sent.
        let _ = self.worker.post_message(&question.into());
    }
}

impl Drop for Helper {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}
