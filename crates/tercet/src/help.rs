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
    let ids = [id, "help-usage", "help-options", "help-default"];
    let [about, usage, options, default] = ids.map(&mut *text);
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
            with_values(argument, help, &default).hide_env(true)
        })
        .arg(flag.help(text("help-help")))
        .disable_help_flag(true)
        .help_template(format!(
            "{{about}}\n\n{usage} {{usage}}\n\n{lists}{options}\n{{options}}{{after-help}}\n"
        ))
}

/// An argument with its help, which ends with the few possible values and the default, if there are any: what clap adds
/// itself is English.
fn with_values(argument: Arg, help: String, default: &str) -> Arg {
    if !argument.get_action().takes_values() {
        return argument.help(help);
    }
    let mut notes = Vec::new();
    let values = argument.get_possible_values();
    if !values.is_empty() && !argument.is_hide_possible_values_set() {
        notes.push(values.iter().map(|value| value.get_name()).collect::<Vec<_>>().join(", "));
    }
    let defaults = argument.get_default_values().iter().map(|value| value.to_string_lossy());
    let defaults: Vec<_> = defaults.filter(|value| !value.is_empty()).collect();
    if !defaults.is_empty() && !argument.is_hide_default_value_set() {
        notes.push(format!("{default} {}", defaults.join(", ")));
    }
    let help = if notes.is_empty() { help } else { format!("{help} ({})", notes.join("; ")) };
    argument.help(help).hide_possible_values(true).hide_default_value(true)
}
