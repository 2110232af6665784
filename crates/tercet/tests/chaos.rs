//! A short run with faults, against the built program. `cargo xtask chaos` is the long one.

use std::time::Duration;

use chaos::{BUDGETS, LoadOptions, Plan, SoakPlan};

#[test]
fn nothing_is_lost_when_everything_breaks() {
    let load = LoadOptions {
        tercet: env!("CARGO_BIN_EXE_tercet").into(),
        tables: 30,
        players: 3,
        claims: 30,
        duration: Duration::from_secs(38),
    };
    let plan = Plan { load, seed: 8, pause: Duration::from_secs(1) };
    let report = chaos::run(&plan, &|line| println!("{line}")).expect("a show");
    println!("{report}");
    // How long a player waits depends on the machine, so only the long run checks it.
    assert!(report.is_sound(), "{report}");
    assert!(report.clocks_and_disks().iter().all(|&times| times > 0), "{report}");
    assert!(report.kills() > 0 && report.records() > 5 * plan.load.tables);
}

/// With tables that play on for their bots alone, 1,000 of them took 3 s of processor time in these 10 s.
#[cfg(target_os = "linux")]
#[test]
fn a_server_that_all_players_have_left_rests() {
    let plan = SoakPlan {
        tercet: env!("CARGO_BIN_EXE_tercet").into(),
        churn: Duration::from_secs(16),
        tables: 1_000,
        rest: Duration::from_secs(10),
        unloads: false,
    };
    let report = chaos::soak(&plan, &|line| println!("{line}")).expect("a soak");
    println!("{report}");
    let findings = report.findings(&BUDGETS);
    assert!(findings.is_empty(), "{report}\n{}", findings.join("\n"));
}
