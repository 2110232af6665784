//! The graph behind the signals: dependencies, ownership, and what is to run. Values are `dyn Any`, so that it is compiled once.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use slotmap::{SlotMap, new_key_type};

new_key_type! {
    pub struct NodeId;
}

/// Runs a memo or an effect; returns whether the nodes that read it have to run too.
pub type Run = Rc<RefCell<dyn FnMut() -> bool>>;

#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
enum State {
    #[default]
    Clean,
    /// A memo that it read may change.
    Doubtful,
    /// A value that it read has changed.
    Stale,
}

#[derive(Default)]
pub struct Node {
    pub(super) value: Option<Rc<dyn Any>>,
    pub(super) run: Option<Run>,
    is_effect: bool,
    state: State,
    sources: Vec<NodeId>,
    readers: Vec<NodeId>,
    owner: Option<NodeId>,
    owned: Vec<NodeId>,
    pub(super) cleanups: Vec<Box<dyn FnOnce()>>,
}

impl Node {
    pub fn value(value: Rc<dyn Any>) -> Node {
        Node { value: Some(value), ..Node::default() }
    }

    pub fn effect(run: Run) -> Node {
        Node { run: Some(run), is_effect: true, ..Node::default() }
    }
}

thread_local! {
    static NODES: RefCell<SlotMap<NodeId, Node>> = RefCell::default();
    /// The node that owns new nodes.
    pub static OWNER: Cell<Option<NodeId>> = const { Cell::new(None) };
    /// The node that depends on the values read now.
    static READER: Cell<Option<NodeId>> = const { Cell::new(None) };
    static SCHEDULED: RefCell<Vec<NodeId>> = const { RefCell::new(Vec::new()) };
}

/// Accesses a node, if it still exists. `look` must not run code of callers: the graph is borrowed meanwhile.
pub fn at<R>(id: NodeId, look: impl FnOnce(&mut Node) -> R) -> Option<R> {
    NODES.with_borrow_mut(|nodes| nodes.get_mut(id).map(look))
}

pub fn insert(node: Node) -> NodeId {
    let owner = OWNER.get();
    let id = NODES.with_borrow_mut(|nodes| nodes.insert(Node { owner, ..node }));
    owner.and_then(|owner| at(owner, |owner| owner.owned.push(id)));
    id
}

/// Runs a closure with this owner for the nodes that it makes and this reader of the values that it reads.
pub fn within<R>(owner: Option<NodeId>, reader: Option<NodeId>, run: impl FnOnce() -> R) -> R {
    let before = (OWNER.replace(owner), READER.replace(reader));
    let result = run();
    OWNER.set(before.0);
    READER.set(before.1);
    result
}

/// Disposes of all that a node owns, the latest first, since later nodes may use earlier ones.
fn clear(id: NodeId) {
    let parts = at(id, |node| (std::mem::take(&mut node.cleanups), std::mem::take(&mut node.owned)));
    let Some((cleanups, owned)) = parts else { return };
    cleanups.into_iter().rev().for_each(|cleanup| within(None, None, cleanup));
    owned.into_iter().rev().for_each(dispose);
}

pub fn dispose(id: NodeId) {
    clear(id);
    forget_sources(id);
    // Dropping a value may run code that uses the graph; so the graph is not borrowed then.
    drop(NODES.with_borrow_mut(|nodes| nodes.remove(id)));
}

fn forget_sources(id: NodeId) {
    for source in at(id, |node| std::mem::take(&mut node.sources)).unwrap_or_default() {
        at(source, |source| source.readers.retain(|&reader| reader != id));
    }
}

/// Adds this node to the sources of the running reader. It is refreshed before, so that its own change does not notify that
/// reader.
pub fn track(id: NodeId) {
    refresh(id);
    let Some(reader) = READER.get() else { return };
    let is_new = at(reader, |node| !node.sources.contains(&id));
    if is_new == Some(true) {
        at(reader, |node| node.sources.push(id));
        at(id, |node| node.readers.push(reader));
    }
}

/// Marks the readers of a node as stale.
pub fn notify(id: NodeId) {
    for reader in at(id, |node| node.readers.clone()).unwrap_or_default() {
        mark(reader, State::Stale);
    }
}

fn mark(id: NodeId, state: State) {
    let marked = at(id, |node| {
        let before = node.state;
        node.state = before.max(state);
        (before == State::Clean).then(|| (node.is_effect, node.readers.clone()))
    });
    match marked.flatten() {
        Some((true, _)) => schedule(id),
        Some((false, readers)) => readers.into_iter().for_each(|reader| {
            // A reader that owns the memo makes a new one when it runs, so it cannot refresh this one first.
            mark(reader, if owns(reader, id) { State::Stale } else { State::Doubtful });
        }),
        None => {}
    }
}

fn owns(owner: NodeId, id: NodeId) -> bool {
    let owner_of = |id: &NodeId| at(*id, |node| node.owner).flatten();
    std::iter::successors(owner_of(&id), owner_of).any(|one| one == owner)
}

fn schedule(id: NodeId) {
    let first = SCHEDULED.with_borrow_mut(|scheduled| {
        scheduled.push(id);
        scheduled.len() == 1
    });
    if first {
        microtask(flush);
    }
}

/// Runs a function in the next microtask. There are none in native tests, which call [`flush`] themselves.
fn microtask(run: fn()) {
    #[cfg(target_family = "wasm")]
    wasm_bindgen_futures::spawn_local(async move { run() });
    #[cfg(not(target_family = "wasm"))]
    let _ = run;
}

pub fn flush() {
    loop {
        let scheduled = SCHEDULED.take();
        if scheduled.is_empty() {
            return;
        }
        scheduled.into_iter().for_each(refresh);
    }
}

/// Brings a node up to date: first its owners, which may dispose of it, then its sources.
pub fn refresh(id: NodeId) {
    if at(id, |node| node.state).is_some_and(|state| state != State::Clean) {
        refresh_owners(id);
        refresh_alone(id);
    }
}

fn refresh_owners(id: NodeId) {
    if let Some(owner) = at(id, |node| node.owner).flatten() {
        refresh_owners(owner);
        refresh_alone(owner);
    }
}

fn refresh_alone(id: NodeId) {
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

/// Runs a memo or an effect, unless it is running already.
pub fn run(id: NodeId) {
    let Some(run) = at(id, |node| node.run.clone()).flatten() else { return };
    let Ok(mut run) = run.try_borrow_mut() else { return };
    at(id, |node| node.state = State::Clean);
    clear(id);
    forget_sources(id);
    if within(Some(id), Some(id), &mut *run) {
        notify(id);
    }
}

pub fn value(id: NodeId) -> Option<Rc<dyn Any>> {
    at(id, |node| node.value.clone()).flatten()
}
