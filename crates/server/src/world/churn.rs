//! A simulated hour of visitors at one node without faults: what the node keeps of those who have left.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use tokio::task::LocalSet;
use tokio::time::{Instant, sleep, sleep_until};

use super::faulty_journal::Announcers;
use super::node::SimNode;
use super::rng::SimRng;
use super::store::Store;
use super::{RANDOM, Stage, World};
use crate::limits::Limits;

/// How long the last of the hour's visitors are waited for: their stay, and as long as an empty room stays in memory.
const REST: Duration = Duration::from_secs(600);

/// What the node holds at one moment.
#[derive(Clone, Copy, Debug)]
pub(super) struct Usage {
    pub(super) minute: u64,
    pub(super) rooms: i64,
    pub(super) tasks: usize,
    /// The memory of the process.
    pub(super) kib: u64,
}

/// What is left of an hour with so many new tables a minute: every ten minutes, and at rest afterwards.
pub(super) fn hour(tables_per_minute: u64) -> Vec<Usage> {
    let mut rng = SimRng::new(tables_per_minute);
    RANDOM.set(Some(rng.fork()));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build();
    let runtime = runtime.expect("a runtime without I/O");
    let held = LocalSet::new().block_on(&runtime, async {
        let store = Arc::new(Store::new(false));
        let node = SimNode::new(store.clone(), Arc::new(Announcers::default()), rng.fork());
        let world = Rc::new(World {
            store,
            nodes: RefCell::new(vec![node]),
            stage: Cell::new(Stage::Storm),
            is_silent: false,
            has_bots: true,
            clients: Cell::new(0),
        });
        let (mut held, start) = (Vec::new(), Instant::now());
        for minute in 1..=60 {
            for _ in 0..tables_per_minute {
                world.clone().visit(&mut rng).await;
            }
            sleep_until(start + Duration::from_secs(60 * minute)).await;
            if minute % 10 == 0 {
                held.push(world.held(minute));
            }
        }
        sleep(REST).await;
        held.push(world.held(60 + REST.as_secs() / 60));
        assert_eq!(world.store.violations(), [""; 0]);
        held
    });
    RANDOM.set(None);
    held
}

impl World {
    /// A new table, whose players come now and leave later, some without closing their connections.
    async fn visit(self: Rc<World>, rng: &mut SimRng) {
        let Some(table) = self.create_table(rng).await else { return };
        let mut clients = Vec::new();
        self.add_clients(&table, &mut clients, rng);
        let stay = rng.milliseconds(5_000, 240_000);
        tokio::task::spawn_local(async move {
            sleep(stay).await;
            clients.iter().for_each(|client| client.task.abort());
            // Until pings are not answered, and the room has left memory.
            sleep(Duration::from_secs(120) + Limits::default().idle).await;
            self.store.forget(&table);
        });
        sleep(rng.milliseconds(0, 1000)).await;
    }

    fn held(&self, minute: u64) -> Usage {
        let rooms = self
            .nodes
            .borrow()
            .iter()
            .filter_map(|node| Some(node.run.as_ref()?.metrics.tables.value()))
            .sum();
        let tasks = tokio::runtime::Handle::current().metrics().num_alive_tasks();
        Usage { minute, rooms, tasks, kib: resident_kib() }
    }
}

/// The resident memory of this process.
fn resident_kib() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().strip_suffix(" kB")?.parse().ok()).unwrap_or(0)
}
