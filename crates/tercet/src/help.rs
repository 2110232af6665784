//! Puts the translated help into the derived commands, in one pass over their tree.
//!
//! The help of a command is the message `help-COMMAND`, that of its argument `help-COMMAND-ARGUMENT`; arguments of the
//! whole program and headings have no command in their id. `after_help` of a command is its example.

use clap::{Arg, ArgAction, Command};

/// The program with all texts that `text` has for the ids it is asked for.
pub(crate) fn translate(program: Command, text: &mut impl FnMut(&str) -> String) -> Command {
    let about = text("help-tercet");
    let headings = ["help-usage", "help-commands", "help-options"].map(&mut *text);
    let [usage, commands, options] = headings;
    with_example(program, text)
        .about(about)
        .mut_args(|argument| {
            let help = text(&format!("help-{}", argument.get_id()));
            argument.help(help)
        })
        .arg(help_flag(text))
        .disable_help_flag(true)
        .mut_subcommands(|command| translate_command(command, text))
        .help_template(format!(
            "{{about}}\n\n{usage} {{usage}}\n\n{commands}\n{{subcommands}}\n\n{options}\n{{options}}{{after-help}}\n",
        ))
}

fn translate_command(command: Command, text: &mut impl FnMut(&str) -> String) -> Command {
    let id = format!("help-{}", command.get_name());
    let about = text(&id);
    let [usage, options] = ["help-usage", "help-options"].map(&mut *text);
    let arguments = match command.get_positionals().next() {
        Some(_) => format!("{}\n{{positionals}}\n\n", text("help-arguments")),
        None => String::new(),
    };
    with_example(command, text)
        .about(about)
        .mut_args(|argument| {
            let help = text(&format!("{id}-{}", argument.get_id()));
            with_values(argument, help).hide_env(true)
        })
        .arg(help_flag(text))
        .disable_help_flag(true)
        .help_template(format!(
            "{{about}}\n\n{usage} {{usage}}\n\n{arguments}{options}\n{{options}}{{after-help}}\n"
        ))
}

fn with_example(command: Command, text: &mut impl FnMut(&str) -> String) -> Command {
    let example = command.get_after_help().map(ToString::to_string).unwrap_or_default();
    command.after_help(format!("{}\n  {example}", text("help-example")))
}

/// An argument with its help, which lists the few possible values if there are any.
fn with_values(argument: Arg, help: String) -> Arg {
    let values = argument.get_possible_values();
    if values.is_empty() || !argument.get_action().takes_values() {
        return argument.help(help);
    }
    let names: Vec<&str> = values.iter().map(|value| value.get_name()).collect();
    argument.help(format!("{help} ({})", names.join(", "))).hide_possible_values(true)
}

fn help_flag(text: &mut impl FnMut(&str) -> String) -> Arg {
    let flag = Arg::new("help").long("help").short('h').action(ArgAction::Help).display_order(102);
    flag.help(text("help-help"))
}
