//! A short run of the failure show, against the built program. `cargo xtask chaos` is the long one.
#![cfg(unix)]

use std::time::Duration;

use chaos::Plan;

#[test]
fn nothing_is_lost_when_everything_breaks() {
    let plan = Plan {
        tercet: env!("CARGO_BIN_EXE_tercet").into(),
        duration: Duration::from_secs(32),
        seed: 8,
        tables: 30,
        players: 3,
        claims: 30,
        pause: Duration::from_secs(1),
    };
    let report = chaos::run(&plan, &|line| println!("{line}")).expect("a show");
    println!("{report}");
    // How long somebody waited is the machine's affair as much as ours, so only the long run judges it.
    assert!(report.is_sound(), "{report}");
    assert!(report.kills() > 0 && report.checked.records > 5 * plan.tables);
}
