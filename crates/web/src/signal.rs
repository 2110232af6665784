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
//! signal libraries, whose nodes are generic; the one that was here first took a fifth of the page.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::marker::PhantomData;
use std::ops::Deref;
use std::rc::Rc;

use slotmap::{SlotMap, new_key_type};

new_key_type! {
    struct Id;
}

/// Runs a memo or a follower; tells whether those who read it have to run too.
type Run = Rc<RefCell<dyn FnMut() -> bool>>;

/// How well a node knows what it depends on.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
enum State {
    #[default]
    Clean,
    /// Something that it read may have changed.
    Doubtful,
    /// Something that it read has changed.
    Stale,
}

#[derive(Default)]
struct Node {
    value: Option<Rc<dyn Any>>,
    run: Option<Run>,
    follows: bool,
    state: State,
    sources: Vec<Id>,
    readers: Vec<Id>,
    owner: Option<Id>,
    owned: Vec<Id>,
    cleanups: Vec<Box<dyn FnOnce()>>,
}

thread_local! {
    static NODES: RefCell<SlotMap<Id, Node>> = RefCell::default();
    /// The node that owns what is made now.
    static OWNER: Cell<Option<Id>> = const { Cell::new(None) };
    /// The node that is told when what is read now changes.
    static READER: Cell<Option<Id>> = const { Cell::new(None) };
    /// The followers that have to run.
    static WAITING: RefCell<Vec<Id>> = const { RefCell::new(Vec::new()) };
}

/// Looks at a node, if it is still there. Never calls anything of anybody else's.
fn at<R>(id: Id, look: impl FnOnce(&mut Node) -> R) -> Option<R> {
    NODES.with_borrow_mut(|nodes| nodes.get_mut(id).map(look))
}

fn insert(node: Node) -> Id {
    let owner = OWNER.get();
    let id = NODES.with_borrow_mut(|nodes| nodes.insert(Node { owner, ..node }));
    owner.and_then(|owner| at(owner, |owner| owner.owned.push(id)));
    id
}

/// Runs something as if inside a node: what it makes belongs there, what it reads is told there.
fn within<R>(owner: Option<Id>, reader: Option<Id>, run: impl FnOnce() -> R) -> R {
    let before = (OWNER.replace(owner), READER.replace(reader));
    let result = run();
    OWNER.set(before.0);
    READER.set(before.1);
    result
}

/// Ends everything that a node owns, the latest first, since later things know of earlier ones.
fn clear(id: Id) {
    let parts = at(id, |node| (std::mem::take(&mut node.cleanups), std::mem::take(&mut node.owned)));
    let Some((cleanups, owned)) = parts else { return };
    cleanups.into_iter().rev().for_each(|cleanup| within(None, None, cleanup));
    owned.into_iter().rev().for_each(dispose);
}

fn dispose(id: Id) {
    clear(id);
    forget_sources(id);
    // What a node holds may do anything when it is dropped; so it is dropped when nothing is borrowed any more.
    let node = NODES.with_borrow_mut(|nodes| nodes.remove(id));
    drop(node);
}

fn forget_sources(id: Id) {
    for source in at(id, |node| std::mem::take(&mut node.sources)).unwrap_or_default() {
        at(source, |source| source.readers.retain(|&reader| reader != id));
    }
}

/// Remembers who reads this. It is brought up to date before, so that its change is not told to whoever is just reading it.
fn track(id: Id) {
    refresh(id);
    let Some(reader) = READER.get() else { return };
    let is_new = at(reader, |node| {
        let is_new = !node.sources.contains(&id);
        if is_new {
            node.sources.push(id);
        }
        is_new
    });
    if is_new == Some(true) {
        at(id, |node| node.readers.push(reader));
    }
}

/// Tells those who have read this that it has changed.
fn tell(id: Id) {
    for reader in at(id, |node| node.readers.clone()).unwrap_or_default() {
        mark(reader, State::Stale);
    }
}

fn mark(id: Id, state: State) {
    let marked = at(id, |node| {
        let before = node.state;
        node.state = before.max(state);
        (before == State::Clean).then(|| (node.follows, node.readers.clone()))
    });
    match marked.flatten() {
        Some((true, _)) => wait(id),
        Some((false, readers)) => readers.into_iter().for_each(|reader| mark(reader, State::Doubtful)),
        None => {}
    }
}

fn wait(id: Id) {
    let first = WAITING.with_borrow_mut(|waiting| {
        waiting.push(id);
        waiting.len() == 1
    });
    if first {
        soon(settle);
    }
}

/// Runs something in the next microtask. Where there are none, as in tests, whoever waits for it runs it.
fn soon(run: fn()) {
    #[cfg(target_family = "wasm")]
    wasm_bindgen_futures::spawn_local(async move { run() });
    #[cfg(not(target_family = "wasm"))]
    let _ = run;
}

/// Runs every follower that has to run.
fn settle() {
    loop {
        let waiting = WAITING.take();
        if waiting.is_empty() {
            return;
        }
        waiting.into_iter().for_each(refresh);
    }
}

/// Brings a node up to date: first what owns it, which may make an end of it, then what it has read.
fn refresh(id: Id) {
    if at(id, |node| node.state).is_some_and(|state| state != State::Clean) {
        refresh_owners(id);
        refresh_alone(id);
    }
}

fn refresh_owners(id: Id) {
    if let Some(owner) = at(id, |node| node.owner).flatten() {
        refresh_owners(owner);
        refresh_alone(owner);
    }
}

fn refresh_alone(id: Id) {
    if at(id, |node| node.state) == Some(State::Doubtful) {
        for source in at(id, |node| node.sources.clone()).unwrap_or_default() {
            refresh(source);
            if at(id, |node| node.state) == Some(State::Stale) {
                break;
            }
        }
    }
    match at(id, |node| node.state) {
        Some(State::Stale) => run(id),
        Some(_) => drop(at(id, |node| node.state = State::Clean)),
        None => {}
    }
}

/// Runs a node, unless it is running: then it waits for its next turn.
fn run(id: Id) {
    let Some(run) = at(id, |node| node.run.clone()).flatten() else { return };
    let Ok(mut run) = run.try_borrow_mut() else { return };
    at(id, |node| node.state = State::Clean);
    clear(id);
    forget_sources(id);
    if within(Some(id), Some(id), &mut *run) {
        tell(id);
    }
}

fn value(id: Id) -> Option<Rc<dyn Any>> {
    at(id, |node| node.value.clone()).flatten()
}

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
        let id = insert(Node { value: Some(Rc::new(RefCell::new(value))), ..Node::default() });
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
    let id = insert(Node { run: Some(run), follows: true, ..Node::default() });
    self::run(id);
}

/// Reads without being told of changes.
pub fn untrack<R>(read: impl FnOnce() -> R) -> R {
    within(OWNER.get(), None, read)
}

/// Does something when whatever runs now runs again or goes.
pub fn on_cleanup(cleanup: impl FnOnce() + 'static) {
    let cleanup = Box::new(cleanup);
    OWNER.get().and_then(|owner| at(owner, |node| node.cleanups.push(cleanup)));
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
