//! Writes the Rust code that the crate includes.

use std::fmt::Write;

use crate::pattern::{Kind, ParsedKey, ParsedPart};
use crate::source::{Source, SourceMessage, Variable, variables};

type File = (&'static str, String);

/// Generates all files, or lists what in the sources does not fit together.
pub fn all(sources: &[Source], fallback: &str) -> Result<Vec<File>, Vec<String>> {
    let Some(first) = sources.iter().find(|source| source.tag == fallback) else {
        let missing = "is missing, and the other languages fall back to it";
        return Err(vec![format!("messages/{fallback}.ftl: {missing}")]);
    };
    let mut ordered: Vec<&Source> = vec![first];
    ordered.extend(sources.iter().filter(|source| source.tag != fallback));
    let (mut messages, mut errors) = (Vec::new(), Vec::new());
    for message in &first.messages {
        match variables(&message.id, &ordered) {
            Ok(variables) => messages.push((message, variables)),
            Err(error) => errors.push(error),
        }
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    Ok(vec![
        ("language.rs", languages(sources, fallback)),
        ("msg.rs", structs(&messages)),
        ("catalogue.rs", catalogue(sources, &messages)),
        ("places.rs", places(messages.len())),
    ])
}

/// `call-stands` as `CallStands`.
fn pascal(id: &str) -> String {
    let word = |word: &str| word[..1].to_ascii_uppercase() + &word[1..];
    id.split(['-', '_']).filter(|part| !part.is_empty()).map(word).collect()
}

fn snake(name: &str) -> String {
    name.replace('-', "_").to_ascii_lowercase()
}

fn languages(sources: &[Source], fallback: &str) -> String {
    let (mut variants, mut all, mut facts) = (String::new(), String::new(), String::new());
    for source in sources {
        let [name, direction, decimal, group, minus] = &source.facts;
        let (variant, tag) = (pascal(&source.tag), &source.tag);
        let default = if tag == fallback { "#[default] " } else { "" };
        let _ = writeln!(variants, "    /// {name} (`{tag}`).\n    {default}{variant},");
        let _ = write!(all, "Language::{variant}, ");
        let _ = writeln!(
            facts,
            "            Language::{variant} => &Facts {{ tag: {tag:?}, name: {name:?}, right_to_left: {}, \
             decimal: {decimal:?}, group: {group:?}, minus: {minus:?} }},",
            direction == "rtl"
        );
    }
    format!(
        "/// A supported language: one for each file in the folder `messages`.\n\
         #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]\n\
         pub enum Language {{\n{variants}}}\n\n\
         impl Language {{\n    /// Every language, sorted by tag.\n    \
         pub const ALL: &[Language] = &[{all}];\n\n    \
         pub(crate) const fn facts(self) -> &'static Facts {{\n        match self {{\n{facts}        }}\n    }}\n}}\n"
    )
}

fn structs(messages: &[(&SourceMessage, Vec<Variable>)]) -> String {
    let mut code = String::new();
    for (place, (message, variables)) in messages.iter().enumerate() {
        let name = pascal(&message.id);
        let borrows = variables.iter().any(|variable| !variable.is_number);
        let (declared, elided) = if borrows { ("<'a>", "<'_>") } else { ("", "") };
        code.push_str(&documentation(message));
        let _ = write!(code, "#[derive(Clone, Copy, Debug, PartialEq)]\npub struct {name}{declared}");
        code.push_str(if variables.is_empty() { ";\n" } else { " {\n" });
        let mut arms = String::new();
        for (index, variable) in variables.iter().enumerate() {
            let field = snake(&variable.name);
            let (kind, of) = if variable.is_number { ("Number", "f64") } else { ("Text", "&'a str") };
            let _ = writeln!(code, "    pub {field}: {of},");
            let _ = writeln!(arms, "            {index} => Some(Argument::{kind}(self.{field})),");
        }
        code.push_str(if variables.is_empty() { "\n" } else { "}\n\n" });
        let body = match arms.as_str() {
            "" => "        let _ = index;\n        None\n".to_owned(),
            arms => format!("        match index {{\n{arms}            _ => None,\n        }}\n"),
        };
        let _ = writeln!(
            code,
            "impl Message for {name}{elided} {{\n    fn patterns(&self) -> &'static Patterns {{\n        &catalogue::M{place}\n    }}\n\n    \
             fn argument(&self, index: usize) -> Option<Argument<'_>> {{\n{body}    }}\n}}\n"
        );
    }
    code
}

/// The translator's note and the English text, which editors show beside `msg::`.
fn documentation(SourceMessage { id, note, text, .. }: &SourceMessage) -> String {
    let note = if note.is_empty() { String::new() } else { format!("{note}\n\n") };
    let text = format!("The message `{id}`.\n\n{note}```text\n{}\n```", text.trim_end());
    text.lines().map(|line| format!("/// {line}").trim_end().to_owned() + "\n").collect()
}

fn catalogue(sources: &[Source], messages: &[(&SourceMessage, Vec<Variable>)]) -> String {
    let count = messages.len();
    let ids: String = messages.iter().map(|(message, _)| format!("    {:?},\n", message.id)).collect();
    let all: String = (0..count).map(|place| format!("    &M{place},\n")).collect();
    let names = |variables: &[Variable]| {
        variables.iter().map(|variable| format!("{:?}, ", variable.name)).collect::<String>()
    };
    let variables: String =
        messages.iter().map(|(_, variables)| format!("    &[{}],\n", names(variables))).collect();
    let mut code = format!(
        "pub(crate) const COUNT: usize = {count};\n\npub(crate) static IDS: [&str; {count}] = [\n{ids}];\n\n\
         pub(crate) static VARIABLES: [&[&str]; {count}] = [\n{variables}];\n\n\
         pub(crate) static ALL: [&Patterns; {count}] = [\n{all}];\n\n"
    );
    // One constant for each message, so that a program carries only those that it can say.
    for (place, (message, variables)) in messages.iter().enumerate() {
        let _ = writeln!(code, "pub(crate) static M{place}: Patterns = Patterns([ // {}", message.id);
        for source in sources {
            // A message that a language still lacks is said in English, so that work can go on; a test fails then.
            let own = source.messages.iter().find(|own| own.id == message.id).unwrap_or(message);
            let _ = writeln!(code, "    {}, // {}", pattern(&own.parts, variables), source.tag);
        }
        code.push_str("]);\n\n");
    }
    code
}

/// The same names for a program that loads its messages: it carries only their places.
fn places(count: usize) -> String {
    let place = |place| format!("pub(crate) static M{place}: Patterns = Patterns({place});\n");
    format!("{}\npub(crate) const COUNT: usize = {count};\n", (0..count).map(place).collect::<String>())
}

fn pattern(parts: &[ParsedPart], variables: &[Variable]) -> String {
    let place = |name: &str| variables.iter().position(|known| known.name == name).unwrap_or(usize::MAX);
    let code = |part: &ParsedPart| match part {
        ParsedPart::Text(text) => format!("Part::Text({text:?}), "),
        ParsedPart::Argument { name, .. } => format!("Part::Argument({}), ", place(name)),
        ParsedPart::Select { name, kind, variants, default } => {
            let keyed = |(key, parts): &(ParsedKey, Vec<ParsedPart>)| {
                format!("({}, {}), ", self::key(key, *kind), pattern(parts, variables))
            };
            let listed: String = variants.iter().map(keyed).collect();
            let (argument, default) = (place(name), pattern(default, variables));
            format!("Part::Select {{ argument: {argument}, variants: &[{listed}], default: {default} }}, ")
        }
    };
    format!("&[{}]", parts.iter().map(code).collect::<String>())
}

fn key(key: &ParsedKey, kind: Kind) -> String {
    match key {
        ParsedKey::Hundredths(hundredths) => format!("Key::Hundredths({hundredths})"),
        ParsedKey::Word(word) if kind == Kind::Number => {
            format!("Key::Category(intl_pluralrules::PluralCategory::{})", word.to_uppercase())
        }
        ParsedKey::Word(word) => format!("Key::Word({word:?})"),
    }
}
