//! What a message file contains, read with Fluent's own parser and not through the build.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;

/// The names that CLDR gives to plural forms.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

pub struct Survey {
    pub tag: String,
    pub messages: Vec<Surveyed>,
}

#[derive(Default)]
pub struct Surveyed {
    pub id: String,
    /// Every variable, shown or selected on, and whether it is evidently a number.
    pub variables: BTreeMap<String, bool>,
    /// The text of the message and of each variant by itself; `None` stands for a placeable with a variable.
    pub patterns: Vec<Vec<Option<String>>>,
    pub plurals: Vec<Plural>,
    pub tree: Vec<Node>,
    /// The note for translators above the message.
    pub note: String,
}

/// A message as it is written.
pub enum Node {
    Text(String),
    Variable(String),
    Select { name: String, plural: bool, variants: Vec<(String, Vec<Node>)>, default: usize },
}

/// A select by plural forms.
pub struct Plural {
    pub keys: Vec<String>,
    pub default: String,
    /// Whether the default shows the number itself, so that the words around it must agree with it.
    pub shows_number: bool,
}

impl Survey {
    /// Reads a file's text. A file that Fluent cannot read fails the test at once.
    pub fn new(tag: &str, text: &str) -> Survey {
        let resource = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{tag}: {errors:?}"));
        let mut survey = Survey { tag: tag.to_owned(), messages: Vec::new() };
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                let mut surveyed = Surveyed { id: message.id.name.to_owned(), ..Surveyed::default() };
                let comment = message.comment.iter().flat_map(|comment| &comment.content).copied();
                surveyed.note = comment.collect::<Vec<_>>().join(" ");
                surveyed.tree = message.value.as_ref().map_or(Vec::new(), nodes);
                match &message.value {
                    Some(pattern) => surveyed.pattern(pattern),
                    None => surveyed.patterns.push(Vec::new()),
                }
                survey.messages.push(surveyed);
            }
        }
        survey
    }

    pub fn message(&self, id: &str) -> Option<&Surveyed> {
        self.messages.iter().find(|message| message.id == id)
    }
}

impl Surveyed {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        let mut texts = Vec::new();
        for element in &pattern.elements {
            texts.push(match element {
                PatternElement::TextElement { value } => Some((*value).to_owned()),
                PatternElement::Placeable { expression } => self.expression(expression),
            });
        }
        self.patterns.push(texts);
    }

    fn expression(&mut self, expression: &Expression<&str>) -> Option<String> {
        match expression {
            Expression::Inline(InlineExpression::StringLiteral { value }) => {
                Some(unescape_unicode_to_string(value).into_owned())
            }
            Expression::Inline(InlineExpression::Placeable { expression }) => self.expression(expression),
            Expression::Inline(inline) => {
                self.variable(inline, false);
                None
            }
            Expression::Select { selector, variants } => {
                self.select(selector, variants);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
                None
            }
        }
    }

    fn variable(&mut self, inline: &InlineExpression<&str>, plural: bool) {
        if let Some((name, wrapped)) = variable(inline) {
            *self.variables.entry(name.to_owned()).or_default() |= wrapped || plural;
        }
    }

    fn select(&mut self, selector: &InlineExpression<&str>, variants: &[Variant<&str>]) {
        let plural = is_plural(variants);
        self.variable(selector, plural);
        let Some(default) = variants.iter().find(|variant| variant.default).filter(|_| plural) else {
            return;
        };
        let shows_number = default.value.elements.iter().any(|element| match element {
            PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                variable(inline).map(|(name, _)| name) == variable(selector).map(|(name, _)| name)
            }
            _ => false,
        });
        let keys = variants.iter().map(key).collect();
        self.plurals.push(Plural { keys, default: key(default), shows_number });
    }
}

fn nodes(pattern: &Pattern<&str>) -> Vec<Node> {
    let node = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => Node::Text((*value).to_owned()),
        PatternElement::Placeable { expression } => node(expression),
    };
    pattern.elements.iter().map(node).collect()
}

fn node(expression: &Expression<&str>) -> Node {
    let name = |inline| variable(inline).map_or(String::new(), |(name, _)| name.to_owned());
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => {
            Node::Text(unescape_unicode_to_string(value).into_owned())
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => node(expression),
        Expression::Inline(inline) => Node::Variable(name(inline)),
        Expression::Select { selector, variants } => Node::Select {
            name: name(selector),
            plural: is_plural(variants),
            variants: variants.iter().map(|variant| (key(variant), nodes(&variant.value))).collect(),
            default: variants.iter().position(|variant| variant.default).unwrap_or(0),
        },
    }
}

fn key(variant: &Variant<&str>) -> String {
    match variant.key {
        VariantKey::Identifier { name } => name.to_owned(),
        VariantKey::NumberLiteral { value } => value.to_owned(),
    }
}

fn is_plural(variants: &[Variant<&str>]) -> bool {
    variants.iter().all(|variant| match variant.key {
        VariantKey::Identifier { name } => CATEGORIES.contains(&name),
        VariantKey::NumberLiteral { .. } => true,
    })
}

/// The variable that is meant, and whether `NUMBER()` is around it.
fn variable<'a>(inline: &InlineExpression<&'a str>) -> Option<(&'a str, bool)> {
    match inline {
        InlineExpression::VariableReference { id } => Some((id.name, false)),
        InlineExpression::FunctionReference { arguments, .. } => match arguments.positional.as_slice() {
            [InlineExpression::VariableReference { id }] => Some((id.name, true)),
            _ => None,
        },
        _ => None,
    }
}
