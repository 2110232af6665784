//! One message file, read and checked by itself.

use fluent_syntax::ast::{Entry, Message, Resource};
use fluent_syntax::parser::{self, ParserError};
use fluent_syntax::serializer;

use crate::pattern::{Kind, ParsedPart, parts};

/// What a file states about its language besides the messages; all of it is required.
pub const PROPERTIES: [&str; 5] =
    ["language-name", "language-direction", "number-decimal", "number-group", "number-minus"];

pub struct Source {
    pub tag: String,
    /// The texts of [`PROPERTIES`], in that order.
    pub facts: [String; 5],
    pub messages: Vec<SourceMessage>,
}

pub struct SourceMessage {
    pub id: String,
    pub parts: Vec<ParsedPart>,
    /// The translator's note and the message as written, for the documentation.
    pub note: String,
    pub text: String,
}

impl Source {
    /// Reads a file's text, or lists everything that is wrong with it.
    pub fn parse(tag: &str, text: &str) -> Result<Source, Vec<String>> {
        let resource = parser::parse(text)
            .map_err(|(_, errors)| errors.iter().map(|error| broken(tag, text, error)).collect::<Vec<_>>())?;
        let mut source = Source { tag: tag.to_owned(), facts: Default::default(), messages: Vec::new() };
        let mut errors = Vec::new();
        for entry in &resource.body {
            if let Err((id, error)) = source.enter(entry) {
                errors.push(format!("messages/{tag}.ftl: {id}: {error}"));
            }
        }
        for (id, fact) in PROPERTIES.iter().zip(&source.facts) {
            if fact.is_empty() {
                errors.push(format!("messages/{tag}.ftl: {id}: is missing"));
            }
        }
        if !["ltr", "rtl"].contains(&source.facts[1].as_str()) {
            errors.push(format!("messages/{tag}.ftl: language-direction: must be ltr or rtl"));
        }
        if errors.is_empty() { Ok(source) } else { Err(errors) }
    }

    fn enter<'a>(&mut self, entry: &Entry<&'a str>) -> Result<(), (&'a str, String)> {
        match entry {
            Entry::Message(message) => self.message(message).map_err(|error| (message.id.name, error)),
            Entry::Term(term) => Err((term.id.name, "terms are not supported".to_owned())),
            Entry::Junk { content } => Err((content, "is no message".to_owned())),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => Ok(()),
        }
    }

    fn message(&mut self, message: &Message<&str>) -> Result<(), String> {
        let id = message.id.name;
        let value = message.value.as_ref().ok_or("has no text")?;
        if !message.attributes.is_empty() {
            return Err("attributes are not supported".to_owned());
        }
        let parts = parts(value)?;
        if let Some(fact) = PROPERTIES.iter().position(|fact| *fact == id) {
            let [ParsedPart::Text(text)] = parts.as_slice() else {
                return Err("must be plain text".to_owned());
            };
            self.facts[fact] = text.clone();
            return Ok(());
        }
        if self.messages.iter().any(|known| known.id == id) {
            return Err("stands there twice".to_owned());
        }
        let note = message.comment.iter().flat_map(|comment| &comment.content).copied().collect::<Vec<_>>();
        let bare = Message { comment: None, ..message.clone() };
        let text = serializer::serialize(&Resource { body: vec![Entry::Message(bare)] });
        self.messages.push(SourceMessage { id: id.to_owned(), parts, note: note.join("\n"), text });
        Ok(())
    }
}

/// Names the message that Fluent cannot read. The parser often notices only further down, so its start counts.
fn broken(tag: &str, text: &str, error: &ParserError) -> String {
    let start = error.slice.as_ref().unwrap_or(&error.pos).start;
    let (before, after) = text.split_at_checked(start).unwrap_or((text, ""));
    let id = after.split(['=', '\n']).next().unwrap_or_default().trim();
    format!("messages/{tag}.ftl:{}: {id}: {error}", before.matches('\n').count() + 1)
}

/// A variable of a message, seen over all languages together.
pub struct Variable {
    pub name: String,
    pub is_number: bool,
}

struct Use<'a> {
    tag: &'a str,
    name: &'a str,
    kind: Kind,
}

/// The variables of a message in the order of their first use; `sources` starts with the fallback language.
pub fn variables(id: &str, sources: &[&Source]) -> Result<Vec<Variable>, String> {
    let mut uses = Vec::new();
    for source in sources {
        for message in source.messages.iter().filter(|message| message.id == id) {
            collect(&source.tag, &message.parts, &mut uses);
        }
    }
    let mut variables: Vec<Variable> = Vec::new();
    for first in &uses {
        if variables.iter().any(|known| known.name == first.name) {
            continue;
        }
        let of = |kind| uses.iter().find(|other| other.name == first.name && other.kind == kind);
        if let (Some(number), Some(text)) = (of(Kind::Number), of(Kind::Text)) {
            let (number, text) = (number.tag, text.tag);
            let clash = format!("${} is a number here, but text in {text}.ftl", first.name);
            return Err(format!("messages/{number}.ftl: {id}: {clash}"));
        }
        variables.push(Variable { name: first.name.to_owned(), is_number: of(Kind::Number).is_some() });
    }
    Ok(variables)
}

fn collect<'a>(tag: &'a str, parts: &'a [ParsedPart], uses: &mut Vec<Use<'a>>) {
    for part in parts {
        match part {
            ParsedPart::Text(_) => {}
            ParsedPart::Argument { name, kind } => uses.push(Use { tag, name, kind: *kind }),
            ParsedPart::Select { name, kind, variants, default } => {
                uses.push(Use { tag, name, kind: *kind });
                variants.iter().for_each(|(_, parts)| collect(tag, parts, uses));
                collect(tag, default, uses);
            }
        }
    }
}
