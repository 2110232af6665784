//! The variables of a message, seen over all languages together.

use crate::pattern::{Kind, ParsedPart};
use crate::source::Source;

/// A variable of a message.
pub struct Variable {
    pub name: String,
    pub is_number: bool,
}

/// A language's use of a variable.
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
            let (name, number, text) = (first.name, number.tag, text.tag);
            return Err(format!(
                "messages/{number}.ftl: {id}: ${name} is a number here, but text in {text}.ftl"
            ));
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
