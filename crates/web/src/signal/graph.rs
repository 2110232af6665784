//! The graph behind the signals: who has read what, what belongs to whom, and what has to run. No type of a value is known here.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use slotmap::{SlotMap, new_key_type};

new_key_type! {
    /// A node.
    pub struct Id;
}

/// Runs a memo or a follower; tells whether those who read it have to run too.
pub type Run = Rc<RefCell<dyn FnMut() -> bool>>;

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

/// A signal, a memo, a follower or a scope.
#[derive(Default)]
pub struct Node {
    pub(super) value: Option<Rc<dyn Any>>,
    pub(super) run: Option<Run>,
    follows: bool,
    state: State,
    sources: Vec<Id>,
    readers: Vec<Id>,
    owner: Option<Id>,
    owned: Vec<Id>,
    pub(super) cleanups: Vec<Box<dyn FnOnce()>>,
}

impl Node {
    /// One that holds a value.
    pub fn holding(value: Rc<dyn Any>) -> Node {
        Node { value: Some(value), ..Node::default() }
    }

    /// One that runs when what it has read has changed.
    pub fn following(run: Run) -> Node {
        Node { run: Some(run), follows: true, ..Node::default() }
    }
}

thread_local! {
    static NODES: RefCell<SlotMap<Id, Node>> = RefCell::default();
    /// The node that owns what is made now.
    pub static OWNER: Cell<Option<Id>> = const { Cell::new(None) };
    /// The node that is told when what is read now changes.
    static READER: Cell<Option<Id>> = const { Cell::new(None) };
    /// The followers that have to run.
    static WAITING: RefCell<Vec<Id>> = const { RefCell::new(Vec::new()) };
}

/// Looks at a node, if it is still there. Never calls anything of anybody else's.
pub fn at<R>(id: Id, look: impl FnOnce(&mut Node) -> R) -> Option<R> {
    NODES.with_borrow_mut(|nodes| nodes.get_mut(id).map(look))
}

/// Adds a node, which belongs to the one that runs now.
pub fn insert(node: Node) -> Id {
    let owner = OWNER.get();
    let id = NODES.with_borrow_mut(|nodes| nodes.insert(Node { owner, ..node }));
    owner.and_then(|owner| at(owner, |owner| owner.owned.push(id)));
    id
}

/// Runs something as if inside a node: what it makes belongs there, what it reads is told there.
pub fn within<R>(owner: Option<Id>, reader: Option<Id>, run: impl FnOnce() -> R) -> R {
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

/// Ends a node and everything that it owns.
pub fn dispose(id: Id) {
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
pub fn track(id: Id) {
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
pub fn tell(id: Id) {
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
        Some((false, readers)) => readers.into_iter().for_each(|reader| {
            // Whoever has made what it reads makes it anew, and cannot ask it first.
            mark(reader, if owns(reader, id) { State::Stale } else { State::Doubtful });
        }),
        None => {}
    }
}

fn owns(owner: Id, id: Id) -> bool {
    let owner_of = |id: &Id| at(*id, |node| node.owner).flatten();
    std::iter::successors(owner_of(&id), owner_of).any(|one| one == owner)
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
pub fn settle() {
    loop {
        let waiting = WAITING.take();
        if waiting.is_empty() {
            return;
        }
        waiting.into_iter().for_each(refresh);
    }
}

/// Brings a node up to date: first what owns it, which may make an end of it, then what it has read.
pub fn refresh(id: Id) {
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
pub fn run(id: Id) {
    let Some(run) = at(id, |node| node.run.clone()).flatten() else { return };
    let Ok(mut run) = run.try_borrow_mut() else { return };
    at(id, |node| node.state = State::Clean);
    clear(id);
    forget_sources(id);
    if within(Some(id), Some(id), &mut *run) {
        tell(id);
    }
}

/// What a node holds.
pub fn value(id: Id) -> Option<Rc<dyn Any>> {
    at(id, |node| node.value.clone()).flatten()
}
