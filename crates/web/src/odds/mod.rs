//! The odds: what is known exactly, what is simulated, and what the booklets state.
//!
//! `simulator` plays games in a worker and `simulation` shows them; `here` is about cards that the player chooses.

mod charts;
mod claims;
mod here;
mod question;
mod simulator;

use ::odds::recorded::boards;

pub use self::question::work;
use self::simulator::{Simulator, simulation};
use crate::prelude::*;

/// The cards on the table of most editions.
const USUAL: usize = 12;

/// What most readers want to know: how often there is no Set in a game.
fn simple() -> String {
    let rate = boards(USUAL).map_or(0.0, |seen| f64::from(seen.rate) / 1e6);
    words().text(msg::OddsPageSimple { deals: (1.0 / rate).round() })
}

pub fn odds() -> El {
    let simulator = Simulator::new();
    let title = el("div").class("stack").children([
        el("h1").text_of(text(msg::OddsPageTitle)),
        el("p").id("odds-simple").text_of(simple),
        el("p").class("lead").text_of(text(msg::OddsPageLead)),
    ]);
    let charts = [charts::fresh(), charts::spread(), charts::course(simulator)];
    let parts = [simulation(simulator), here::here(), claims::claims()];
    page_frame("page odds", [title].into_iter().chain(charts).chain(parts))
}
