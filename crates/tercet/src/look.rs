//! Arguments that say how a terminal looks, and what the environment says about it.

use std::io::{self, IsTerminal};
use std::path::PathBuf;

use clap::Args;
use engine::{DisplayName, Level};
use terminal::{Depth, Keys, Look, Options, Palette, Script, terminal_reorders};
use words::{Words, msg};

use crate::arguments::one_of;
use crate::failure::Failure;
use crate::puzzle;

#[derive(Args)]
pub(crate) struct LookArgs {
    #[arg(long)]
    plain: bool,
    #[arg(long)]
    ascii: bool,
    #[arg(long, value_name = "NAME")]
    #[arg(value_parser = one_of(Palette::ALL.map(|(palette, name)| (name, palette))))]
    palette: Option<Palette>,
    #[arg(long)]
    ticks: bool,
    #[arg(long, value_name = "LETTERS")]
    keys: Option<String>,
    #[arg(long, value_name = "NAME", value_parser = one_of(REORDER))]
    reorder: Option<Reorder>,
}

/// Whether this program puts Hebrew into visual order; if not, the terminal does.
#[derive(Clone, Copy)]
enum Reorder {
    Auto,
    Always,
    Never,
}

const REORDER: [(&str, Reorder); 3] =
    [("auto", Reorder::Auto), ("always", Reorder::Always), ("never", Reorder::Never)];

impl LookArgs {
    /// Whether to play line by line: asked for, or because a pipe is no screen.
    pub(crate) fn is_plain(&self) -> bool {
        self.plain || !io::stdin().is_terminal() || !io::stdout().is_terminal()
    }

    /// Options for a replay, where only how things look matters.
    pub(crate) fn options(&self, words: Words) -> Result<Options, Failure> {
        let keys = self.keys.as_deref().map_or(Some(Keys::default()), Keys::chosen);
        let text = self.keys.as_deref().unwrap_or_default();
        Ok(Options {
            words,
            look: self.look(words),
            keys: keys.ok_or_else(|| Failure::Input(words.text(msg::PlayBadKeys { text })))?,
            name: DisplayName::new("player").map_err(|error| Failure::Input(words.name_error(error)))?,
            bots: None,
            level: Level::Casual,
            seed: None,
            today: puzzle::today(),
            memory: None,
            folder: PathBuf::new(),
        })
    }

    fn look(&self, words: Words) -> Look {
        let variable = |name: &str| std::env::var(name).ok();
        let depth = Depth::detect(variable);
        let reorders = match self.reorder.unwrap_or(Reorder::Auto) {
            Reorder::Always => true,
            Reorder::Never => false,
            Reorder::Auto => !terminal_reorders(variable),
        };
        Look {
            depth,
            palette: self.palette.unwrap_or(Palette::ClassicDark),
            // Without colours only the ticks tell colours apart.
            ticks: self.ticks || depth == Depth::None,
            ascii: self.ascii,
            script: Script { right_to_left: words.language().is_right_to_left(), reorders },
        }
    }
}
