//! The commands and their arguments, with help in the player's language.
//!
//! The help of an argument is the message `help-COMMAND-ARGUMENT`; a test finds every one that is missing or unused.

use std::ffi::OsStr;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command};
use engine::{Edition, Feature, Level, Variant};
use terminal::Palette;
use words::{Language, Words};

use crate::look::REORDER;
use crate::simulate::PLAYERS;

/// A year of all cores of a large machine; whoever asks for more has mistyped.
const MOST_GAMES: u64 = 1_000_000_000_000_000;

/// The whole program, for the parser.
pub fn program(words: Words) -> Command {
    let find = |id: &str| words.find(id).unwrap_or_default();
    let tags = Language::ALL.iter().map(|language| language.tag());
    let lang = Arg::new("lang").long("lang").value_name("LANG").help(find("help-lang"));
    let lang = lang.hide_possible_values(true).display_order(101);
    let json =
        Arg::new("json").long("json").action(ArgAction::SetTrue).display_order(100).help(find("help-json"));
    let version =
        Arg::new("version").long("version").short('V').action(ArgAction::Version).help(find("help-version"));
    let commands = [
        check(words),
        find_sets(words),
        editions(words),
        deal(words),
        referee(words),
        play(words),
        serve(words),
        verify(words),
        replay(words),
        backup(words),
        odds(words),
        simulate(words),
        puzzle(words),
        claims(words),
        load(words),
    ];
    with_help(words, Command::new("tercet"))
        .version(env!("CARGO_PKG_VERSION"))
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .about(find("help-tercet"))
        .after_help(format!("{}\n  tercet check 1srd 2srd 3srd", find("help-example")))
        .arg(lang.value_parser(PossibleValuesParser::new(tags)).global(true))
        .arg(json.global(true))
        .arg(version)
        .subcommands(commands.map(|command| with_help(words, command)))
        .help_template(format!(
            "{{about}}\n\n{} {{usage}}\n\n{}\n{{subcommands}}\n\n{}\n{{options}}{{after-help}}\n",
            find("help-usage"),
            find("help-commands"),
            find("help-options"),
        ))
}

/// A command with its own `--help`, headings and all, in the player's language.
fn with_help(words: Words, command: Command) -> Command {
    let find = |id: &str| words.find(id).unwrap_or_default();
    let help = Arg::new("help").long("help").short('h').action(ArgAction::Help).display_order(102);
    let help = help.help(find("help-help"));
    let arguments = match command.get_positionals().next() {
        Some(_) => format!("{}\n{{positionals}}\n\n", find("help-arguments")),
        None => String::new(),
    };
    command.disable_help_flag(true).arg(help).help_template(format!(
        "{{about}}\n\n{} {{usage}}\n\n{arguments}{}\n{{options}}{{after-help}}\n",
        find("help-usage"),
        find("help-options"),
    ))
}

fn check(words: Words) -> Command {
    let build = Builder { words, command: "check" };
    build.command("tercet check 1srd 2tgo 3epq", [build.cards(), build.edition()])
}

fn find_sets(words: Words) -> Command {
    let build = Builder { words, command: "find" };
    build.command("tercet find 1srd 2srd 3srd 1tgo", [build.cards()])
}

fn editions(words: Words) -> Command {
    let build = Builder { words, command: "editions" };
    let name = build.choice(Arg::new("edition"), "name", Edition::ALL.iter().map(|edition| edition.name()));
    build.command("tercet editions french > rules.toml", [name, build.variant()])
}

fn deal(words: Words) -> Command {
    let build = Builder { words, command: "deal" };
    let round_seed = build.option("round-seed", "HEX");
    let arguments = [
        build.option("seed", "HEX").required_unless_present("round-seed").conflicts_with("round-seed"),
        build.number("round", 1..=1000).conflicts_with("round-seed"),
        round_seed,
        build.option("mix", "SEAT:HEX").action(ArgAction::Append),
        build.edition(),
        build.variant(),
    ];
    build.command("tercet deal --seed 2a --edition english --variant quick", arguments)
}

fn referee(words: Words) -> Command {
    let build = Builder { words, command: "referee" };
    let seed = build.option("seed", "HEX").conflicts_with("deck");
    let arguments = [build.edition(), build.variant(), build.rules(), seed, build.file("deck")];
    build.command(r#"echo '{"at":0,"by":"ann","do":"sit"}' | tercet referee --edition russian"#, arguments)
}

fn play(words: Words) -> Command {
    let build = Builder { words, command: "play" };
    let level = Arg::new("level").long("level");
    let game = ["edition", "variant", "rules", "seed", "bots", "host"];
    let arguments = [
        build.edition(),
        build.variant(),
        build.rules(),
        build.option("seed", "HEX"),
        build.number("bots", 0..=11),
        build.choice(level, "level", Level::ALL.iter().map(|level| level.name())),
        build.option("name", "NAME"),
        build.option("join", "URL").conflicts_with_all(game),
        build.flag("watch").requires("join"),
        build.option("host", "URL").conflicts_with("seed"),
    ];
    build.command(
        "tercet play --edition french --bots 2 --level casual",
        arguments.into_iter().chain(build.look()),
    )
}

fn replay(words: Words) -> Command {
    let build = Builder { words, command: "replay" };
    let source = Arg::new("source").value_name("FILE|URL").required(true).help(build.help("source"));
    build.command(
        "tercet replay http://127.0.0.1:8080/t/abcdefgh2345",
        [source].into_iter().chain(build.look()),
    )
}

/// Every option of the server can also be set by a variable, as container platforms like it.
fn serve(words: Words) -> Command {
    let build = Builder { words, command: "serve" };
    let unsafe_journal = Arg::new("unsafe-journal").long("unsafe-journal").action(ArgAction::SetTrue);
    let unsafe_journal = unsafe_journal.help(build.help("unsafe-journal"));
    let arguments = [
        build.option("listen", "ADDRESS").env("TERCET_LISTEN").default_value("127.0.0.1:8080"),
        build.folder("data").env("TERCET_DATA"),
        build.option("journal", "URL").env("TERCET_JOURNAL").hide_env_values(true).conflicts_with("data"),
        unsafe_journal.env("TERCET_UNSAFE_JOURNAL"),
        build.option("base-path", "PATH").env("TERCET_BASE_PATH").default_value(""),
        build.option("origin", "ORIGIN").env("TERCET_ORIGIN").value_delimiter(',').action(ArgAction::Append),
        build
            .option("trusted-proxy", "IP")
            .env("TERCET_TRUSTED_PROXY")
            .value_delimiter(',')
            .action(ArgAction::Append),
        build.number("threads", 1..=1024).env("TERCET_THREADS"),
        build.number("sockets-per-address", 1..=1_000_000).env("TERCET_SOCKETS_PER_ADDRESS"),
        build.number("players-per-hour", 1..=1_000_000).env("TERCET_PLAYERS_PER_HOUR"),
        build.number("tables-per-hour", 1..=1_000_000).env("TERCET_TABLES_PER_HOUR"),
        build.number("messages-per-second", 1..=1_000_000).env("TERCET_MESSAGES_PER_SECOND"),
    ];
    build.command(
        "tercet serve --listen 0.0.0.0:8080 --data ./data",
        arguments.map(|argument| argument.hide_env(true)),
    )
}

fn verify(words: Words) -> Command {
    let build = Builder { words, command: "verify" };
    let file = Arg::new("file").value_name("FILE").required(true).value_parser(clap::value_parser!(PathBuf));
    build.command("tercet verify tercet-abcdefgh2345.json", [file.help(build.help("file"))])
}

fn backup(words: Words) -> Command {
    let build = Builder { words, command: "backup" };
    let file = Arg::new("file").value_name("FILE").required(true).value_parser(clap::value_parser!(PathBuf));
    let data = build.folder("data").env("TERCET_DATA").hide_env(true);
    build.command("tercet backup tercet-monday.db", [file.help(build.help("file")), data])
}

fn odds(words: Words) -> Command {
    let build = Builder { words, command: "odds" };
    let sets = build.flag("sets");
    let deck = build.choice(Arg::new("deck").long("deck"), "deck", ["81", "27"].into_iter());
    let arguments = [build.number("cards", 0..=81), deck.value_name("N"), sets, build.file("plot")];
    build.command("tercet odds --cards 12 --sets", arguments)
}

fn simulate(words: Words) -> Command {
    let build = Builder { words, command: "simulate" };
    let player = Arg::new("player").long("player");
    let arguments = [
        build.number("games", 1..=MOST_GAMES).required(true),
        build.edition(),
        build.variant(),
        build.rules(),
        build.choice(player, "player", PLAYERS.iter().map(|(name, _)| *name)),
        build.option("seed", "N"),
        build.number("threads", 1..=1024),
        build.file("plot"),
    ];
    build.command("tercet simulate --games 1000000 --edition french --plot french.svg", arguments)
}

fn puzzle(words: Words) -> Command {
    let build = Builder { words, command: "puzzle" };
    let quick = Arg::new("quick").long("quick");
    let features = Feature::ALL.iter().map(|feature| feature.name());
    let arguments = [
        build.option("date", "YYYY-MM-DD").conflicts_with("seed"),
        build.choice(quick, "quick", features).value_name("FEATURE"),
        build.number("count", 1..=MOST_GAMES),
        build.option("seed", "N"),
    ];
    build.command("tercet puzzle --quick shading --count 3 --seed 42", arguments)
}

fn claims(words: Words) -> Command {
    Builder { words, command: "claims" }.command("tercet claims --lang he", [])
}

/// A number in a range. Unlike the parser's own, its complaint says the range.
#[derive(Clone)]
struct Within(RangeInclusive<u64>);

impl TypedValueParser for Within {
    type Value = u64;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<u64, clap::Error> {
        let text = value.to_string_lossy();
        if let Some(number) = text.parse().ok().filter(|number| self.0.contains(number)) {
            return Ok(number);
        }
        let mut error = clap::Error::new(ErrorKind::ValueValidation).with_cmd(command);
        let argument = argument.map(Arg::to_string).unwrap_or_default();
        error.insert(ContextKind::InvalidArg, ContextValue::String(argument));
        error.insert(ContextKind::InvalidValue, ContextValue::String(text.into_owned()));
        let possible = format!("{}–{}", self.0.start(), self.0.end());
        error.insert(ContextKind::ValidValue, ContextValue::Strings(vec![possible]));
        Err(error)
    }
}

fn load(words: Words) -> Command {
    let build = Builder { words, command: "load" };
    let arguments = [
        build
            .option("url", "URL")
            .default_value("http://127.0.0.1:8080")
            .value_delimiter(',')
            .action(ArgAction::Append),
        build.number("tables", 1..=100_000).default_value("10"),
        build.number("players", 1..=12).default_value("4"),
        build.number("claims", 1..=1_000_000).default_value("100"),
        build.number("seconds", 1..=86_400).default_value("10"),
        build.file("record"),
    ];
    let example =
        "tercet load --url http://127.0.0.1:8080 --tables 250 --players 4 --claims 2000 --seconds 30";
    build.command(example, arguments)
}

/// Builds the arguments of one command.
struct Builder {
    words: Words,
    command: &'static str,
}

impl Builder {
    fn help(&self, id: &str) -> String {
        self.words.find(&format!("help-{}-{id}", self.command)).unwrap_or_default()
    }

    fn command(&self, example: &str, arguments: impl IntoIterator<Item = Arg>) -> Command {
        let about = self.words.find(&format!("help-{}", self.command)).unwrap_or_default();
        let example = format!("{}\n  {example}", self.words.find("help-example").unwrap_or_default());
        Command::new(self.command).about(about).after_help(example).args(arguments)
    }

    fn cards(&self) -> Arg {
        Arg::new("cards").value_name("CARD").num_args(0..).help(self.help("cards"))
    }

    fn option(&self, name: &'static str, value: &'static str) -> Arg {
        Arg::new(name).long(name).value_name(value).help(self.help(name))
    }

    /// An argument with a few possible values, which its help lists.
    fn choice(&self, arg: Arg, id: &str, names: impl Iterator<Item = &'static str>) -> Arg {
        let names: Vec<&'static str> = names.collect();
        let help = format!("{} ({})", self.help(id), names.join(", "));
        arg.value_name("NAME")
            .help(help)
            .value_parser(PossibleValuesParser::new(names))
            .hide_possible_values(true)
    }

    fn edition(&self) -> Arg {
        let names = Edition::ALL.iter().map(|edition| edition.name());
        self.choice(Arg::new("edition").long("edition"), "edition", names)
    }

    fn variant(&self) -> Arg {
        let names = Variant::ALL.iter().map(|variant| variant.name());
        self.choice(Arg::new("variant").long("variant"), "variant", names)
    }

    fn rules(&self) -> Arg {
        self.file("rules").conflicts_with_all(["edition", "variant"])
    }

    fn file(&self, name: &'static str) -> Arg {
        self.option(name, "FILE").value_parser(clap::value_parser!(PathBuf))
    }

    fn folder(&self, name: &'static str) -> Arg {
        self.option(name, "FOLDER").value_parser(clap::value_parser!(PathBuf))
    }

    fn flag(&self, name: &'static str) -> Arg {
        Arg::new(name).long(name).action(ArgAction::SetTrue).help(self.help(name))
    }

    /// How a terminal looks.
    fn look(&self) -> [Arg; 6] {
        let palettes = Palette::ALL.iter().map(|(_, name)| *name);
        [
            self.flag("plain"),
            self.flag("ascii"),
            self.choice(Arg::new("palette").long("palette"), "palette", palettes),
            self.flag("ticks"),
            self.option("keys", "LETTERS"),
            self.choice(Arg::new("reorder").long("reorder"), "reorder", REORDER.into_iter()),
        ]
    }

    fn number(&self, name: &'static str, range: RangeInclusive<u64>) -> Arg {
        self.option(name, "N").value_parser(Within(range))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Every id of help that the commands ask for.
    fn wanted() -> BTreeSet<String> {
        let headings = [
            "tercet",
            "usage",
            "commands",
            "arguments",
            "options",
            "example",
            "lang",
            "json",
            "help",
            "version",
        ];
        let mut wanted: BTreeSet<String> = headings.iter().map(|id| format!("help-{id}")).collect();
        for command in program(Words::default()).get_subcommands() {
            wanted.insert(format!("help-{}", command.get_name()));
            for argument in command.get_arguments().filter(|argument| argument.get_id() != "help") {
                let is_name = command.get_name() == "editions" && argument.get_id() == "edition";
                let id = if is_name { "name" } else { argument.get_id().as_str() };
                wanted.insert(format!("help-{}-{id}", command.get_name()));
            }
        }
        wanted
    }

    #[test]
    fn every_help_is_written_and_every_written_help_is_shown() {
        let written = words::message_ids().iter().filter(|id| id.starts_with("help-"));
        let written: BTreeSet<String> = written.map(|id| (*id).to_owned()).collect();
        assert_eq!(wanted(), written);
    }

    #[test]
    fn the_parser_finds_no_fault_with_the_commands() {
        for &language in Language::ALL {
            program(Words::new(language)).debug_assert();
        }
    }
}
