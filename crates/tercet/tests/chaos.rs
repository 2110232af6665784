//! A short run with faults, against the built program. `cargo xtask chaos` is the long one.
#![cfg(unix)]

use std::time::Duration;

use chaos::{LoadOptions, Plan};

#[test]
fn nothing_is_lost_when_everything_breaks() {
    let load = LoadOptions {
        tercet: env!("CARGO_BIN_EXE_tercet").into(),
        tables: 30,
        players: 3,
        claims: 30,
        duration: Duration::from_secs(32),
    };
    let plan = Plan { load, seed: 8, pause: Duration::from_secs(1) };
    let report = chaos::run(&plan, &|line| println!("{line}")).expect("a show");
    println!("{report}");
    // How long a player waits depends on the machine, so only the long run checks it.
    assert!(report.is_sound(), "{report}");
    assert!(report.kills() > 0 && report.records() > 5 * plan.load.tables);
}
