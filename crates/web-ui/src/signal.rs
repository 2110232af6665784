//! Signals: values that notify the code that has read them when they change.
//!
//! Three kinds of node make one graph. A [`Signal`] holds a value, a [`Memo`] computes one from others, an [`effect`] runs code
//! that reads them. A write marks the dependent nodes as stale and computes nothing. Stale effects run in the next microtask; a
//! memo is computed again when it is read, if a value that it was computed from differs. So nothing is computed twice for one
//! change, and no effect sees a state in which only a part of the values has changed.
//!
//! A node is owned by the node that was running when it was made, and is disposed of when its owner runs again or is disposed of.
//! A handle is a number, so it can be copied into every closure; writing to a disposed signal does nothing.
//!
//! Measured against Leptos, with which the page began: its signals took a tenth of the page, because their nodes are generic in
//! the value. Here the graph is compiled once; only the few lines that touch a value are generic.

mod graph;

use std::cell::RefCell;
use std::marker::PhantomData;
use std::ops::Deref;
use std::rc::Rc;

use self::graph::{Node, NodeId, OWNER, Run, at, dispose, insert, notify, refresh, track, value, within};

/// A value computed from others; or a signal, read-only.
pub struct Memo<T> {
    id: NodeId,
    of: PhantomData<fn() -> T>,
}

impl<T> Clone for Memo<T> {
    fn clone(&self) -> Memo<T> {
        *self
    }
}

impl<T> Copy for Memo<T> {}

impl<T: 'static> Memo<T> {
    /// Computes the value now, and again when a signal that it read has changed.
    pub fn new(compute: impl Fn() -> T + 'static) -> Memo<T>
    where
        T: PartialEq,
    {
        let id = insert(Node::default());
        let value = Rc::new(RefCell::new(within(Some(id), Some(id), &compute)));
        let kept = value.clone();
        let run = move || {
            let new = compute();
            let changed = *kept.borrow() != new;
            if changed {
                kept.replace(new);
            }
            changed
        };
        at(id, |node| {
            node.value = Some(value);
            node.run = Some(Rc::new(RefCell::new(run)));
        });
        Memo { id, of: PhantomData }
    }

    fn cell(self) -> Option<Rc<RefCell<T>>> {
        refresh(self.id);
        value(self.id)?.downcast().ok()
    }

    /// Reads the value by reference; the running effect or memo depends on it from now on.
    pub fn with<R>(self, look: impl FnOnce(&T) -> R) -> R {
        track(self.id);
        self.with_untracked(look)
    }

    /// Reads the value by reference without depending on it. Panics if its owner has been disposed of.
    pub fn with_untracked<R>(self, look: impl FnOnce(&T) -> R) -> R {
        self.try_with_untracked(look).expect("the signal has not been disposed of")
    }

    /// Like [`Memo::with_untracked`]; `None` if the node has been disposed of.
    pub fn try_with_untracked<R>(self, look: impl FnOnce(&T) -> R) -> Option<R> {
        self.cell().map(|cell| look(&cell.borrow()))
    }

    /// Makes the running effect or memo depend on the value without reading it.
    pub fn track(self) {
        track(self.id);
    }
}

impl<T: Clone + 'static> Memo<T> {
    /// A copy of the value; the running effect or memo depends on it from now on.
    pub fn get(self) -> T {
        track(self.id);
        self.get_untracked()
    }

    pub fn get_untracked(self) -> T {
        self.with_untracked(T::clone)
    }

    /// Like [`Memo::get_untracked`]; `None` if the node has been disposed of.
    pub fn try_get_untracked(self) -> Option<T> {
        self.try_with_untracked(T::clone)
    }
}

/// A value that can be changed. Reads as a [`Memo`].
pub struct Signal<T>(Memo<T>);

impl<T> Clone for Signal<T> {
    fn clone(&self) -> Signal<T> {
        *self
    }
}

impl<T> Copy for Signal<T> {}

impl<T> Deref for Signal<T> {
    type Target = Memo<T>;

    fn deref(&self) -> &Memo<T> {
        &self.0
    }
}

impl<T: Default + 'static> Default for Signal<T> {
    fn default() -> Signal<T> {
        Signal::new(T::default())
    }
}

impl<T: 'static> Signal<T> {
    /// A new signal, owned by the node or [`Scope`] that is running.
    pub fn new(value: T) -> Signal<T> {
        let id = insert(Node::value(Rc::new(RefCell::new(value))));
        Signal(Memo { id, of: PhantomData })
    }

    /// A new signal that lives as long as the page.
    pub fn global(value: T) -> Signal<T> {
        Scope::root().run(|| Signal::new(value))
    }

    pub fn set(self, value: T) {
        self.update(|old| *old = value);
    }

    pub fn update(self, change: impl FnOnce(&mut T)) {
        self.try_update(change);
    }

    /// Like [`Signal::update`]; `None` if the signal has been disposed of.
    pub fn try_update<R>(self, change: impl FnOnce(&mut T) -> R) -> Option<R> {
        let result = self.cell().map(|cell| change(&mut cell.borrow_mut()));
        notify(self.0.id);
        result
    }

    /// Runs what depends on the value again, although it is unchanged.
    pub fn notify(self) {
        notify(self.0.id);
    }
}

/// Runs a closure now, and again whenever a signal that it read has changed, until its owner is disposed of.
pub fn effect(run: impl FnMut() + 'static) {
    effect_boxed(Box::new(run));
}

fn effect_boxed(mut run: Box<dyn FnMut()>) {
    let run: Run = Rc::new(RefCell::new(move || {
        run();
        false
    }));
    graph::run(insert(Node::effect(run)));
}

/// Reads signals without depending on them.
pub fn untrack<R>(read: impl FnOnce() -> R) -> R {
    within(OWNER.get(), None, read)
}

/// Runs a closure when the running node runs again or is disposed of.
pub fn on_cleanup(cleanup: impl FnOnce() + 'static) {
    let Some(owner) = OWNER.get() else { return };
    let mut cleanup = Some(Box::new(cleanup) as Box<dyn FnOnce()>);
    at(owner, |node| node.cleanups.extend(cleanup.take()));
    // The owner was disposed of before: nothing would run it later.
    cleanup.into_iter().for_each(|cleanup| cleanup());
}

/// An owner of signals and effects that is disposed of with [`Scope::dispose`], or with its own owner.
#[derive(Clone, Copy)]
pub struct Scope(NodeId);

impl Scope {
    /// A scope owned by the running node.
    #[expect(clippy::new_without_default, reason = "a scope has an effect on its owner")]
    pub fn new() -> Scope {
        Scope(insert(Node::default()))
    }

    /// A scope without an owner, for as long as the page lives.
    pub fn root() -> Scope {
        within(None, None, Scope::new)
    }

    /// The owner of what is made now.
    pub fn current() -> Scope {
        OWNER.get().map_or_else(Scope::root, Scope)
    }

    /// Runs a closure whose signals and effects this scope owns.
    pub fn run<R>(self, run: impl FnOnce() -> R) -> R {
        within(Some(self.0), None, run)
    }

    /// Like [`Scope::run`]; `None` if the scope has been disposed of.
    pub fn try_run<R>(self, run: impl FnOnce() -> R) -> Option<R> {
        at(self.0, |_| ()).map(|()| self.run(run))
    }

    pub fn dispose(self) {
        dispose(self.0);
    }
}

#[cfg(test)]
mod tests;
