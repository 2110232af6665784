//! A simulated world: nodes, journal, network, clocks, clients and bots on one thread, all from one seed.
//!
//! The server's own rooms, presence and sockets run on a paused clock, so that an hour takes milliseconds, and everything around
//! them fails: appends, reads, announcements, connections, nodes and wall clocks. After a storm of faults comes a calm in which
//! every wait has to end, and after that a rest in which nothing may happen at all. The same seed gives the same transcript.
//!
//! `cargo xtask simulate --seeds N --from S` runs any number of seeds.

#[cfg(test)]
mod churn;
mod faulty_journal;
mod network;
mod node;
mod oracle;
mod player;
mod rng;
mod store;
mod storm;
#[cfg(test)]
mod tests;

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use engine::{DisplayName, Edition, PlayerId, RuleChoice, Rules, Variant};
use protocol::Player;
use tokio::task::{JoinHandle, LocalSet};
use tokio::time::{Instant, sleep};

use self::faulty_journal::Announcers;
use self::network::ClientLink;
use self::node::SimNode;
use self::player::{Kind, PlayerPlan, SimPlayer, Status};
use self::rng::SimRng;
use self::store::Store;
use crate::room::TableId;

thread_local! {
    /// What `random` draws from while a world runs on this thread.
    static RANDOM: RefCell<Option<SimRng>> = const { RefCell::new(None) };
    /// The last moment at which a room woke up by itself, and how often that happened then.
    static WAKE_UPS: Cell<(Option<Instant>, u32)> = const { Cell::new((None, 0)) };
}

/// More wake-ups in one moment of simulated time are a busy loop.
const MOST_WAKE_UPS_AT_ONCE: u32 = 1000;
/// How long a table may stay as it is after a deadline, once faults have stopped.
const GRACE: Duration = Duration::from_secs(4);

/// Fills bytes from the seed of the world that runs on this thread, if one does.
pub(crate) fn fill(bytes: &mut [u8]) -> bool {
    RANDOM.with_borrow_mut(|rng| rng.as_mut().map(|rng| rng.fill(bytes)).is_some())
}

/// A room has woken up by itself. Simulated time would not go on during a busy loop, so it is ended by a panic.
pub(crate) fn count_wake_up(table: &TableId) {
    if RANDOM.with_borrow(Option::is_none) {
        return;
    }
    let now = Instant::now();
    let (last, count) = WAKE_UPS.get();
    let count = if last == Some(now) { count + 1 } else { 1 };
    WAKE_UPS.set((Some(now), count));
    if count > MOST_WAKE_UPS_AT_ONCE {
        std::panic::resume_unwind(Box::new(format!("table {table} is in a busy loop")));
    }
}

/// What a world goes through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Faults of all kinds.
    Storm,
    /// No faults but stepped clocks: every client is connected, every wait ends.
    Calm,
    /// The clients leave; the tables rest.
    Over,
}

/// What is shared by all clients and faults of one simulation.
struct World {
    store: Arc<Store>,
    nodes: RefCell<Vec<SimNode>>,
    stage: Cell<Stage>,
    /// Whether the clients only listen once faults have stopped, so that no request hides what is missing.
    is_silent: bool,
    /// Whether players add bots, which keep a table going.
    has_bots: bool,
    /// How many clients there have been.
    clients: Cell<usize>,
}

/// What came of one seed.
#[derive(Debug, PartialEq, Eq)]
struct Outcome {
    violations: Vec<String>,
    /// The number of lines of the transcript, and their hash.
    digest: (u64, u64),
    transcript: Vec<String>,
    records: u64,
    wake_ups: u64,
    /// Rooms that panicked, as planted.
    panics: u64,
    simulated: Duration,
}

/// Simulates the world of a seed.
fn simulate(seed: u64, keeps_transcript: bool) -> Outcome {
    let mut rng = SimRng::new(seed);
    RANDOM.set(Some(rng.fork()));
    WAKE_UPS.set((None, 0));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build();
    let runtime = runtime.expect("a runtime without I/O");
    let outcome = LocalSet::new().block_on(&runtime, async {
        let store = Arc::new(Store::new(keeps_transcript));
        World::live(store.clone(), rng).await
    });
    RANDOM.set(None);
    outcome
}

impl World {
    async fn live(store: Arc<Store>, mut rng: SimRng) -> Outcome {
        let announcers = Arc::new(Announcers::default());
        let nodes = (0..rng.range(1, 3)).map(|_| SimNode::new(store.clone(), announcers.clone(), rng.fork()));
        let nodes = RefCell::new(nodes.collect());
        let (is_silent, has_bots) = (rng.chance(30), rng.chance(60));
        let (stage, clients) = (Cell::new(Stage::Storm), Cell::new(0));
        let world = Rc::new(World { store, nodes, stage, is_silent, has_bots, clients });
        let mut tables = Vec::new();
        for _ in 0..rng.range(1, 3) {
            tables.extend(world.create_table(&mut rng).await);
        }
        let mut clients = Vec::new();
        for table in &tables {
            world.add_clients(table, &mut clients, &mut rng);
        }
        storm::blow(&world, &mut rng).await;
        if is_silent {
            world.trouble_all().await;
        }
        world.stage.set(Stage::Calm);
        sleep(Duration::from_millis(500)).await;
        world.heal();
        world.check_calm(&clients, &mut rng).await;
        world.stage.set(Stage::Over);
        for client in clients {
            match client.task.await {
                Ok(player) => player.check_board(),
                Err(error) => world.store.violate(format!("a client failed: {error}")),
            }
        }
        world.check_rest(tables.len() as u64).await;
        world.outcome()
    }

    fn stage(&self) -> Stage {
        self.stage.get()
    }

    async fn create_table(&self, rng: &mut SimRng) -> Option<TableId> {
        let edition = *rng.choose(Edition::ALL)?;
        let variant = match rng.range(0, 99) {
            0..50 => Variant::Full,
            50..75 => Variant::Quick,
            _ => *rng.choose(Variant::MODES)?,
        };
        let mut choice = RuleChoice::new(edition, variant);
        if rng.chance(50) && !Variant::MODES.contains(&variant) {
            choice.set("calling", "quick-claims").ok()?;
        }
        let checked = RuleChoice { others_check_s: Some(4), ..choice.clone() };
        // Modes of own boards and of cards that lie face down know no check.
        let checked = Rules::try_from(checked).ok().filter(|_| self.clients.get() % 3 == 2);
        let rules = checked.or_else(|| Rules::try_from(choice).ok())?;
        let rooms = self.nodes.borrow().first()?.run.as_ref()?.rooms.clone();
        rooms.create(rules, rng.chance(50)).await.ok()
    }

    fn add_clients(self: &Rc<World>, table: &TableId, clients: &mut Vec<SimClient>, rng: &mut SimRng) {
        let mut twin = None;
        for place in 0..rng.range(2, 5) {
            let number = self.clients.replace(self.clients.get() + 1);
            let kind = match rng.chance(12) && place > 0 {
                true => Kind::Watching,
                false => *rng.choose(&Kind::SEATED).unwrap_or(&Kind::Honest),
            };
            let id = format!("player{number}");
            let player = PlayerId::new(&id).ok().zip(DisplayName::new(&id).ok());
            let player = player.map(|(id, name)| Player { id, name }).filter(|_| kind != Kind::Watching);
            // Some players have the table open twice.
            let player =
                if rng.chance(10) && twin.is_some() && player.is_some() { twin.clone() } else { player };
            twin = player.clone();
            let status = Rc::<RefCell<Status>>::default();
            let plan = PlayerPlan { number, kind, player, table: table.clone(), rng: rng.fork() };
            let client = SimPlayer::new(self.clone(), plan, status.clone());
            clients.push(SimClient { status, task: tokio::task::spawn_local(client.run()) });
        }
    }

    /// A connection to one of the nodes, if that is up.
    fn connect(
        &self,
        delay: (u64, u64),
        rng: &mut SimRng,
        table: &TableId,
        player: Option<Player>,
    ) -> Option<ClientLink> {
        let mut nodes = self.nodes.borrow_mut();
        let node = rng.next() as usize % nodes.len();
        let run = nodes[node].run.as_mut()?;
        let (link, ws) = network::connect(rng, delay);
        run.accept(ws, table.clone(), player);
        Some(link)
    }

    fn rename(&self, player: &Player, rng: &mut SimRng) {
        let nodes = self.nodes.borrow();
        if let Some(run) = &nodes[rng.next() as usize % nodes.len()].run {
            run.rooms.rename(&player.id, &player.name);
        }
    }

    /// Most operations fail at all nodes, so that some have missed the last records before the calm.
    async fn trouble_all(&self) {
        for node in self.nodes.borrow().iter() {
            node.run.iter().for_each(|run| run.journal.set_trouble(60));
        }
        sleep(Duration::from_secs(3)).await;
    }

    /// Ends all faults.
    fn heal(&self) {
        self.store.note(|| "calm".to_owned());
        self.store.go_down(Duration::ZERO);
        for node in self.nodes.borrow_mut().iter_mut() {
            if node.run.is_none() {
                node.start();
            }
            if let Some(run) = &node.run {
                run.journal.set_trouble(0);
                run.journal.remove_panic();
                run.journal.set_partitioned(false);
            }
        }
    }

    /// Every client comes back, every request is answered, every deadline is kept, and every record arrives.
    async fn check_calm(&self, clients: &[SimClient], rng: &mut SimRng) {
        let calm = Instant::now();
        for second in 0..45 {
            if second == 0 || second == 15 {
                self.nodes.borrow().iter().for_each(|node| storm::step_clock(node, rng));
            }
            sleep(Duration::from_secs(1)).await;
            if second < 12 {
                continue;
            }
            for (number, client) in clients.iter().enumerate() {
                let status = client.status.borrow();
                if let Some(what) =
                    self.store.table(&status.table, |oracle| status.is_stuck(oracle, calm)).flatten()
                {
                    self.store.violate(format!("client {number}: {what}"));
                }
            }
            if !self.store.violations().is_empty() {
                return;
            }
        }
    }

    /// Tables without clients leave memory, and until then nothing is appended.
    async fn check_rest(&self, tables: u64) {
        sleep(Duration::from_secs(30)).await;
        let (records, wake_ups) = (self.store.records(), self.wake_ups());
        sleep(Duration::from_secs(600)).await;
        let loaded: i64 = self
            .nodes
            .borrow()
            .iter()
            .filter_map(|node| Some(node.run.as_ref()?.metrics.tables.value()))
            .sum();
        let appended = self.store.records() - records;
        let woken = self.wake_ups() - wake_ups;
        if loaded > 0 || appended > 0 || woken > 2 * tables * self.nodes.borrow().len() as u64 {
            self.store.violate(format!(
                "at rest {loaded} rooms are in memory, {appended} records are appended, rooms wake up {woken} times"
            ));
        }
        // Nearly every wake-up has a record to append; a journal that is down costs two a second.
        if self.wake_ups() > 3 * self.store.records() + 1000 {
            self.store.violate(format!("rooms wake up {} times in all", self.wake_ups()));
        }
        self.nodes.borrow().iter().for_each(SimNode::check);
    }

    fn wake_ups(&self) -> u64 {
        self.nodes.borrow().iter().map(SimNode::wake_ups).sum()
    }

    fn outcome(&self) -> Outcome {
        Outcome {
            violations: self.store.violations(),
            digest: self.store.digest(),
            transcript: self.store.transcript(),
            records: self.store.records(),
            wake_ups: self.wake_ups(),
            panics: self.nodes.borrow().iter().map(SimNode::panics).sum(),
            simulated: self.store.elapsed(),
        }
    }
}

/// A client as the world knows it.
struct SimClient {
    status: Rc<RefCell<Status>>,
    task: JoinHandle<SimPlayer>,
}
