//! The faults of a simulated world.

use std::rc::Rc;
use std::time::Duration;

use tokio::time::{Instant, sleep};

use super::World;
use super::node::SimNode;
use super::rng::SimRng;

/// Lets things fail for some simulated minutes.
pub(super) async fn blow(world: &Rc<World>, rng: &mut SimRng) {
    let end = Instant::now() + rng.milliseconds(60_000, 240_000);
    while Instant::now() < end {
        sleep(rng.milliseconds(500, 12_000)).await;
        let number = rng.next() as usize % world.nodes.borrow().len();
        strike(world, number, rng).await;
    }
}

async fn strike(world: &Rc<World>, number: usize, rng: &mut SimRng) {
    let fault = rng.range(0, 6);
    world.store.note(|| format!("fault {fault} at node {number}"));
    match fault {
        0 => {
            world.nodes.borrow_mut()[number].kill();
            start_later(world, number, rng.milliseconds(200, 15_000));
        }
        1 => {
            // Taken out, because others need the list meanwhile.
            let mut run = world.nodes.borrow_mut()[number].run.take();
            if let Some(run) = &mut run {
                run.shut_down().await;
            }
            if let Some(run) = run {
                world.nodes.borrow_mut()[number].finish(&run);
            }
            start_later(world, number, rng.milliseconds(200, 5000));
        }
        2 => world.store.go_down(rng.milliseconds(100, 9000)),
        3 => step_clock(&world.nodes.borrow()[number], rng),
        4 => {
            if let Some(run) = &world.nodes.borrow()[number].run {
                run.journal.plant_panic();
            }
        }
        5 => {
            let percent = if rng.chance(50) { 0 } else { rng.range(1, 40) as u32 };
            if let Some(run) = &world.nodes.borrow()[number].run {
                run.journal.set_trouble(percent);
            }
        }
        _ => {
            if let Some(run) = &world.nodes.borrow()[number].run {
                run.journal.set_partitioned(rng.chance(60));
            }
        }
    }
}

fn start_later(world: &Rc<World>, number: usize, after: Duration) {
    let world = world.clone();
    tokio::task::spawn_local(async move {
        sleep(after).await;
        let mut nodes = world.nodes.borrow_mut();
        if nodes[number].run.is_none() {
            nodes[number].start();
        }
    });
}

/// Sets a machine's clock forward or back, by some seconds or by a day.
pub(super) fn step_clock(node: &SimNode, rng: &mut SimRng) {
    const STEPS: [i64; 6] = [-30_000, 30_000, -5000, -86_400_000, 86_400_000, 700];
    if let Some(&step) = rng.choose(&STEPS) {
        node.step_clock(step);
    }
}
