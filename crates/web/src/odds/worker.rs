//! A web worker that runs the client's own script, so that the page stays responsive while it computes.
//!
//! It needs no file of its own: it loads the same WebAssembly and the same parts, which the browser has cached.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Event, HtmlElement, MessageEvent, Worker, WorkerOptions, WorkerType};
use web_ui::browser::document;

/// A web worker that answers one question after the other. Dropping it ends the worker.
pub struct OddsWorker {
    worker: Worker,
    _answered: Closure<dyn FnMut(MessageEvent)>,
    _broken: Closure<dyn FnMut(Event)>,
}

impl OddsWorker {
    /// Starts a worker; `receive` gets its answers, and an empty text if it fails. `None` if the browser starts no workers.
    pub fn new(receive: impl Fn(String) + Clone + 'static) -> Option<OddsWorker> {
        let script = document().query_selector("script[type=module][src]").ok().flatten()?;
        // The property holds the absolute address.
        let script =
            js_sys::Reflect::get(script.unchecked_ref::<HtmlElement>(), &"src".into()).ok()?.as_string()?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&script, &options).ok()?;
        let failed = receive.clone();
        let answered = move |event: MessageEvent| receive(event.data().as_string().unwrap_or_default());
        let answered = Closure::<dyn FnMut(MessageEvent)>::new(answered);
        let broken = Closure::<dyn FnMut(Event)>::new(move |_| failed(String::new()));
        worker.set_onmessage(Some(answered.as_ref().unchecked_ref()));
        worker.set_onerror(Some(broken.as_ref().unchecked_ref()));
        Some(OddsWorker { worker, _answered: answered, _broken: broken })
    }

    pub fn send(&self, question: &str) {
        // Sending a text does not fail.
        let _ = self.worker.post_message(&question.into());
    }
}

impl Drop for OddsWorker {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}
