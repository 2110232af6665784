//! Puts the translated help into the derived commands, in one pass over their tree.
//!
//! The help of a command is the message `help-COMMAND`, that of its argument `help-COMMAND-ARGUMENT`; arguments of the
//! whole program and headings have no command in their id. `after_help` of a command is its example.

use clap::{Arg, ArgAction, Command};

/// The program with all texts that `text` has for the ids it is asked for.
pub(crate) fn translate(program: Command, text: &mut impl FnMut(&str) -> String) -> Command {
    with_texts(program, "help-tercet", "help", text).mut_subcommands(|command| {
        let id = format!("help-{}", command.get_name());
        with_texts(command, &id, &id, text)
    })
}

/// A command with its help, which has the id `id`; those of its arguments start with `prefix`.
fn with_texts(command: Command, id: &str, prefix: &str, text: &mut impl FnMut(&str) -> String) -> Command {
    let [about, usage, options] = [id, "help-usage", "help-options"].map(&mut *text);
    let mut lists = String::new();
    if command.has_subcommands() {
        lists += &format!("{}\n{{subcommands}}\n\n", text("help-commands"));
    }
    if command.get_positionals().next().is_some() {
        lists += &format!("{}\n{{positionals}}\n\n", text("help-arguments"));
    }
    let example = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    let flag = Arg::new("help").long("help").short('h').action(ArgAction::Help).display_order(102);
    command
        .about(about)
        .after_help(format!("{}\n  {example}", text("help-example")))
        .mut_args(|argument| {
            let help = text(&format!("{prefix}-{}", argument.get_id()));
            with_values(argument, help).hide_env(true)
        })
        .arg(flag.help(text("help-help")))
        .disable_help_flag(true)
        .help_template(format!(
            "{{about}}\n\n{usage} {{usage}}\n\n{lists}{options}\n{{options}}{{after-help}}\n"
        ))
}

/// An argument with its help, which lists the few possible values if there are any.
fn with_values(argument: Arg, help: String) -> Arg {
    let values = argument.get_possible_values();
    if values.is_empty() || !argument.get_action().takes_values() || argument.is_hide_possible_values_set() {
        return argument.help(help);
    }
    let names: Vec<&str> = values.iter().map(|value| value.get_name()).collect();
    argument.help(format!("{help} ({})", names.join(", "))).hide_possible_values(true)
}
