//! The report of a soak, and the budgets that it is compared with.

use std::fmt;
use std::time::Duration;

use super::visitors::Visits;
use super::{Rest, SoakPlan};
use crate::process::{ProcessUsage, TICK};

/// The most that a server may use.
#[derive(Clone, Copy, Debug)]
pub struct Budgets {
    /// Share of a core of a server with no players, over the time at rest.
    pub empty_cpu: f64,
    pub empty_wake_ups_per_second: f64,
    /// Processor time in the whole time at rest (at most a minute) with all abandoned tables.
    pub abandoned_cpu: Duration,
    /// Wake-ups for each abandoned table in the time at rest: each leaves memory once.
    pub wake_ups_per_table: f64,
    /// Memory of an abandoned table that is still loaded, in KiB.
    pub table_memory: f64,
    /// Memory that the second half of the visitors may add to what the first half left, in KiB.
    pub churn_growth: u64,
    /// Memory of the second so many abandoned tables above that of the first, which have left memory by then, in KiB. The
    /// allocator keeps the memory of the first for them.
    pub again_growth: u64,
    /// Open files above those of a new server: the journal's connections for reading.
    pub files: usize,
}

/// Measured on two cores that other work shared; the table in docs/performance.md has the figures.
pub const BUDGETS: Budgets = Budgets {
    empty_cpu: 0.001,
    empty_wake_ups_per_second: 5.0,
    abandoned_cpu: Duration::from_millis(500),
    wake_ups_per_table: 1.2,
    table_memory: 40.0,
    churn_growth: 16 * 1024,
    again_growth: 24 * 1024,
    files: 24,
};

#[derive(Clone, Debug)]
pub struct SoakReport {
    pub(super) plan: SoakPlan,
    pub(super) visits: Visits,
    /// Before the first visitor.
    pub empty: Rest,
    /// After each half of the visitors.
    pub(super) churned: Vec<ProcessUsage>,
    /// Right after the last abandoned table was left.
    pub(super) loaded: ProcessUsage,
    pub abandoned: Rest,
    /// After a minute more, when the tables have left memory.
    pub(super) unloaded: ProcessUsage,
    /// With as many abandoned tables again.
    pub(super) loaded_again: ProcessUsage,
}

impl SoakReport {
    /// What is above its budget, a sentence each.
    pub fn findings(&self, budgets: &Budgets) -> Vec<String> {
        let SoakReport { plan, empty, churned, loaded, abandoned, loaded_again, .. } = self;
        let mut findings = Vec::new();
        let mut check = |what: &str, measured: f64, budget: f64| {
            if measured > budget {
                findings.push(format!("{what}: {measured:.2}, budget {budget:.2}"));
            }
        };
        // Times are counted in whole ticks, so the difference of two may be one too many.
        let tick = TICK.as_secs_f64();
        let empty_cpu = budgets.empty_cpu * empty.seconds + tick;
        check("processor seconds of a new server at rest", empty.cpu.as_secs_f64(), empty_cpu);
        check("its wake-ups a second", empty.wake_ups_per_second(), budgets.empty_wake_ups_per_second);
        let abandoned_cpu = budgets.abandoned_cpu.as_secs_f64();
        check("processor seconds with abandoned tables", abandoned.cpu.as_secs_f64(), abandoned_cpu);
        let wake_ups = budgets.wake_ups_per_table * plan.tables as f64
            + budgets.empty_wake_ups_per_second * abandoned.seconds;
        check("wake-ups with abandoned tables", abandoned.wake_ups as f64, wake_ups);
        check("KiB of memory for an abandoned table", self.table_memory(), budgets.table_memory);
        let files = (empty.usage.files + budgets.files) as f64;
        check("open files with abandoned tables", loaded.files as f64, files);
        check("open files at the end", loaded_again.files as f64, files);
        if let (true, [first, second]) = (plan.unloads, &churned[..]) {
            let growth = second.memory.saturating_sub(first.memory) as f64;
            check("KiB of growth over half of the visitors", growth, budgets.churn_growth as f64);
            let growth = loaded_again.memory.saturating_sub(loaded.memory) as f64;
            check("KiB of growth over abandoned tables", growth, budgets.again_growth as f64);
        }
        findings
    }

    /// KiB for each abandoned table that is loaded.
    fn table_memory(&self) -> f64 {
        let before = self.churned.last().map_or(0, |usage| usage.memory);
        self.loaded.memory.saturating_sub(before) as f64 / self.plan.tables.max(1) as f64
    }
}

impl fmt::Display for SoakReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SoakReport { plan, visits, empty, churned, loaded, abandoned, unloaded, loaded_again } = self;
        let Visits { with_bots, idle, spectators, claims } = visits;
        write!(f, "visitors: {with_bots} with bots, {idle} idle, {spectators} spectators; ")?;
        writeln!(f, "{claims} claims at other tables; {} tables abandoned", plan.tables)?;
        let mut rest = |when: &str, rest: &Rest| {
            let (cpu, share) = (rest.cpu.as_secs_f64(), 100.0 * rest.cpu.as_secs_f64() / rest.seconds);
            write!(f, "{when}, {:.0} s at rest: {cpu:.2} s of processor time ", rest.seconds)?;
            writeln!(f, "({share:.3} % of a core), {:.1} wake-ups/s", rest.wake_ups_per_second())
        };
        rest("a new server", empty)?;
        rest("with abandoned tables", abandoned)?;
        let mut moment = |when: &str, usage: &ProcessUsage| {
            writeln!(f, "{when}: {:.1} MiB, {} files", usage.memory as f64 / 1024.0, usage.files)
        };
        moment("a new server", &empty.usage)?;
        for (half, usage) in churned.iter().enumerate() {
            moment(&format!("after half {} of the visitors", half + 1), usage)?;
        }
        moment("with all abandoned tables loaded", loaded)?;
        if plan.unloads {
            moment("when they have left memory", unloaded)?;
            moment("with as many abandoned tables again", loaded_again)?;
        }
        write!(f, "{:.1} KiB for a loaded table", self.table_memory())
    }
}
