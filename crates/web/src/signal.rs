//! Signals: values that tell whoever has read them that they have changed.
//!
//! Three kinds of node make one graph. A signal holds a value, a memo computes one from others, a follower does something with what
//! it reads. A write marks what depends on it as stale and computes nothing; the followers among that run in the next microtask, and
//! a memo is computed again when it is read, if anything that it was computed from has really changed. So nothing is computed
//! twice for one change, and nothing is ever seen half changed.
//!
//! Every node belongs to the node that was running when it was made, and goes when that one runs again or goes itself. A handle is
//! a number, so it can be copied into every closure; writing to what is gone does nothing.
//!
//! All of the graph is compiled once: only the few lines that touch a value know its type. That is why this is not one of the
//! signal libraries, whose nodes are generic.

mod graph;

use std::cell::RefCell;
use std::marker::PhantomData;
use std::ops::Deref;
use std::rc::Rc;

use self::graph::{Id, Node, OWNER, Run, at, dispose, insert, refresh, tell, track, value, within};

/// A value that is computed from others, or of a signal.
pub struct Memo<T> {
    id: Id,
    of: PhantomData<fn() -> T>,
}

impl<T> Clone for Memo<T> {
    fn clone(&self) -> Memo<T> {
        *self
    }
}

impl<T> Copy for Memo<T> {}

impl<T: 'static> Memo<T> {
    /// A value that is computed again when what it was computed from has changed.
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

    /// Looks at the value; whoever runs now runs again when it changes.
    pub fn with<R>(self, look: impl FnOnce(&T) -> R) -> R {
        track(self.id);
        self.with_untracked(look)
    }

    /// Looks at the value, once.
    pub fn with_untracked<R>(self, look: impl FnOnce(&T) -> R) -> R {
        self.try_with_untracked(look).expect("what is read is still there")
    }

    /// Looks at the value, once, if it is still there.
    pub fn try_with_untracked<R>(self, look: impl FnOnce(&T) -> R) -> Option<R> {
        self.cell().map(|cell| look(&cell.borrow()))
    }

    /// The value; whoever runs now runs again when it changes.
    pub fn get(self) -> T
    where
        T: Clone,
    {
        track(self.id);
        self.get_untracked()
    }

    /// The value, once.
    pub fn get_untracked(self) -> T
    where
        T: Clone,
    {
        self.with_untracked(T::clone)
    }

    /// The value, once, if it is still there.
    pub fn try_get_untracked(self) -> Option<T>
    where
        T: Clone,
    {
        self.try_with_untracked(T::clone)
    }

    /// Has whoever runs now run again when the value changes.
    pub fn track(self) {
        track(self.id);
    }
}

/// A value that can be changed.
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
    /// A new one, which lives as long as whatever makes it.
    pub fn new(value: T) -> Signal<T> {
        let id = insert(Node::holding(Rc::new(RefCell::new(value))));
        Signal(Memo { id, of: PhantomData })
    }

    /// Takes another value.
    pub fn set(self, value: T) {
        self.update(|old| *old = value);
    }

    /// Changes the value.
    pub fn update(self, change: impl FnOnce(&mut T)) {
        self.try_update(change);
    }

    /// Changes the value, if it is still there.
    pub fn try_update<R>(self, change: impl FnOnce(&mut T) -> R) -> Option<R> {
        let result = self.cell().map(|cell| change(&mut cell.borrow_mut()));
        tell(self.0.id);
        result
    }

    /// Has all who read it run again, though it is as before.
    pub fn notify(self) {
        tell(self.0.id);
    }
}

/// Runs something now, and again whenever a signal that it read has changed; until its owner goes.
pub fn follow(run: impl FnMut() + 'static) {
    follow_boxed(Box::new(run));
}

fn follow_boxed(mut run: Box<dyn FnMut()>) {
    let run: Run = Rc::new(RefCell::new(move || {
        run();
        false
    }));
    let id = insert(Node::following(run));
    graph::run(id);
}

/// Reads without being told of changes.
pub fn untrack<R>(read: impl FnOnce() -> R) -> R {
    within(OWNER.get(), None, read)
}

/// Does something when whatever runs now runs again or goes.
pub fn on_cleanup(cleanup: impl FnOnce() + 'static) {
    let Some(owner) = OWNER.get() else { return };
    let mut cleanup = Some(Box::new(cleanup) as Box<dyn FnOnce()>);
    at(owner, |node| node.cleanups.extend(cleanup.take()));
    // Whatever was gone before needs no waiting for.
    cleanup.into_iter().for_each(|cleanup| cleanup());
}

/// An owner that ends when it is told to, or with the one that it was made under.
#[derive(Clone, Copy)]
pub struct Scope(Id);

impl Scope {
    /// One that belongs to whatever runs now.
    pub fn new() -> Scope {
        Scope(insert(Node::default()))
    }

    /// One for as long as the page lives.
    pub fn root() -> Scope {
        within(None, None, Scope::new)
    }

    /// The one that owns what is made now.
    pub fn current() -> Scope {
        OWNER.get().map_or_else(Scope::root, Scope)
    }

    /// Does something whose signals and followers belong to it.
    pub fn run<R>(self, run: impl FnOnce() -> R) -> R {
        within(Some(self.0), None, run)
    }

    /// The same, if it has not ended.
    pub fn try_run<R>(self, run: impl FnOnce() -> R) -> Option<R> {
        at(self.0, |_| ()).map(|()| self.run(run))
    }

    /// Ends it and everything that belongs to it.
    pub fn end(self) {
        dispose(self.0);
    }
}

#[cfg(test)]
mod tests;
