//! What the signal graph guarantees.

use std::cell::Cell;

use super::graph::flush;
use super::*;

#[derive(Clone, Default)]
struct Count(Rc<Cell<usize>>);

impl Count {
    fn up(&self) {
        self.0.set(self.0.get() + 1);
    }

    fn get(&self) -> usize {
        self.0.get()
    }
}

/// Counts how often an effect runs that reads this.
fn runs(read: impl Fn() + 'static) -> Count {
    let count = Count::default();
    let inside = count.clone();
    effect(move || {
        read();
        inside.up();
    });
    count
}

/// What an effect computes each time that it runs.
fn log<T: 'static>(compute: impl Fn() -> T + 'static) -> Rc<RefCell<Vec<T>>> {
    let seen = Rc::new(RefCell::new(Vec::new()));
    let log = seen.clone();
    effect(move || log.borrow_mut().push(compute()));
    seen
}

#[test]
fn an_effect_runs_at_once_and_once_for_several_changes() {
    let signal = Signal::new(1);
    let seen = log(move || signal.get());
    signal.set(2);
    signal.set(3);
    flush();
    assert_eq!(*seen.borrow(), [1, 3]);
}

#[test]
fn a_memo_that_comes_out_the_same_runs_no_effect() {
    let signal = Signal::new(1);
    let odd = Memo::new(move || signal.get() % 2 == 1);
    let ran = runs(move || odd.track());
    signal.set(3);
    flush();
    assert_eq!(ran.get(), 1);
    signal.set(4);
    flush();
    assert_eq!(ran.get(), 2);
}

#[test]
fn a_memo_is_never_read_half_changed() {
    let signal = Signal::new(1);
    let double = Memo::new(move || signal.get() * 2);
    let sum = Memo::new(move || signal.get() + double.get());
    signal.set(5);
    assert_eq!(sum.get_untracked(), 15);
    let seen = log(move || (signal.get(), sum.get()));
    signal.set(6);
    flush();
    assert_eq!(*seen.borrow(), [(5, 15), (6, 18)]);
}

#[test]
fn only_what_was_read_last_counts() {
    let (which, left, right) = (Signal::new(true), Signal::new(0), Signal::new(0));
    let ran = runs(move || if which.get() { left.track() } else { right.track() });
    which.set(false);
    flush();
    left.set(1);
    flush();
    assert_eq!(ran.get(), 2);
    right.set(1);
    flush();
    assert_eq!(ran.get(), 3);
}

#[test]
fn what_is_made_inside_an_effect_goes_when_it_runs_again() {
    let (outer, inner) = (Signal::new(0), Signal::new(0));
    let (ran, gone) = (Count::default(), Count::default());
    let (inside, cleaned) = (ran.clone(), gone.clone());
    effect(move || {
        outer.track();
        let (inside, cleaned) = (inside.clone(), cleaned.clone());
        effect(move || {
            inner.track();
            inside.up();
        });
        on_cleanup(move || cleaned.up());
    });
    outer.set(1);
    flush();
    assert_eq!((ran.get(), gone.get()), (2, 1));
    inner.set(1);
    flush();
    assert_eq!(ran.get(), 3, "only the new one is still there");
}

#[test]
fn an_owner_that_changes_ends_its_own_before_they_run() {
    let (some, ran) = (Signal::new(Some(1)), Count::default());
    let shown = Memo::new(move || some.get().is_some());
    let count = ran.clone();
    let inside = move || {
        let count = count.clone();
        // This one would fail if it ran with nothing there.
        effect(move || {
            some.get().expect("there is something as long as this is shown");
            count.up();
        });
    };
    // Read first by the inner, so that it is also notified first.
    let inside = Rc::new(inside);
    effect(move || {
        if shown.get() {
            inside();
        }
    });
    some.set(Some(2));
    flush();
    some.set(None);
    flush();
    assert_eq!(ran.get(), 2);
}

#[test]
fn an_effect_may_read_what_it_has_made_itself() {
    let signal = Signal::new(1);
    let seen = log(move || Memo::new(move || signal.get() * 2).get());
    signal.set(2);
    flush();
    assert_eq!(*seen.borrow(), [2, 4]);
}

#[test]
fn a_cleanup_for_what_is_gone_runs_at_once() {
    let gone = Count::default();
    let (scope, count) = (Scope::root(), gone.clone());
    scope.dispose();
    scope.run(|| on_cleanup(move || count.up()));
    assert_eq!(gone.get(), 1);
}

#[test]
fn a_scope_ends_all_that_belongs_to_it_and_writing_there_does_nothing() {
    let (signal, scope) = (Signal::new(0), Scope::root());
    let (ran, own) = scope.run(|| (runs(move || signal.track()), Signal::new(7)));
    assert_eq!(own.try_get_untracked(), Some(7));
    scope.dispose();
    signal.set(1);
    own.set(8);
    flush();
    assert_eq!((ran.get(), own.try_get_untracked()), (1, None));
    assert_eq!(own.try_update(|_| ()), None);
}

#[test]
fn what_is_read_untracked_runs_no_effect() {
    let signal = Signal::new(0);
    let ran = runs(move || _ = untrack(|| signal.get()));
    signal.set(1);
    flush();
    assert_eq!(ran.get(), 1);
    signal.notify();
    flush();
    assert_eq!(ran.get(), 1);
}
