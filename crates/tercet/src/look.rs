//! How the terminal looks: what was asked for, and what the environment says.

use terminal::{Depth, Look, Palette, Script, terminal_reorders};

use crate::arguments::Arguments;

/// Who puts Hebrew in order, by name on the command line.
pub const REORDER: [&str; 3] = ["auto", "always", "never"];

/// How things look.
pub fn look(arguments: &Arguments) -> Look {
    let variable = |name: &str| std::env::var(name).ok();
    let depth = Depth::detect(variable);
    let reorders = match arguments.text("reorder") {
        Some("always") => true,
        Some("never") => false,
        _ => !terminal_reorders(variable),
    };
    Look {
        depth,
        palette: arguments.known("palette").unwrap_or(Palette::ClassicDark),
        // Without colours the ticks are all there is.
        ticks: arguments.flag("ticks") || depth == Depth::None,
        ascii: arguments.flag("ascii"),
        script: Script { right_to_left: arguments.words().language().is_right_to_left(), reorders },
    }
}
