//! The part of Fluent that messages may use, as a tree that the code is generated from.

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;

/// The names that CLDR gives to the plural forms of languages.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

#[derive(Debug, PartialEq)]
pub enum ParsedPart {
    Text(String),
    Argument { name: String, kind: Kind },
    Select { name: String, kind: Kind, variants: Vec<(ParsedKey, Vec<ParsedPart>)>, default: Vec<ParsedPart> },
}

/// What one use of a variable tells about its type.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    /// Shown as it is: this use would do with either.
    Any,
    /// Selected on by words that are not plural categories.
    Text,
    /// Selected on by plural categories or numbers, or wrapped in `NUMBER()`.
    Number,
}

#[derive(Debug, PartialEq)]
pub enum ParsedKey {
    Word(String),
    /// An exact number, in hundredths, because numbers are shown with at most two decimals.
    Hundredths(i64),
}

/// Reads a pattern, or what in it is not supported.
pub fn parts(pattern: &Pattern<&str>) -> Result<Vec<ParsedPart>, String> {
    let mut parts = Vec::new();
    for element in &pattern.elements {
        let part = match element {
            PatternElement::TextElement { value } => ParsedPart::Text((*value).to_owned()),
            PatternElement::Placeable { expression } => self::expression(expression)?,
        };
        match (parts.last_mut(), part) {
            (Some(ParsedPart::Text(before)), ParsedPart::Text(text)) => before.push_str(&text),
            (_, part) => parts.push(part),
        }
    }
    Ok(parts)
}

fn expression(expression: &Expression<&str>) -> Result<ParsedPart, String> {
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => {
            Ok(ParsedPart::Text(unescape_unicode_to_string(value).into_owned()))
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => self::expression(expression),
        Expression::Inline(inline) => {
            let (name, kind) = variable(inline)?;
            Ok(ParsedPart::Argument { name, kind })
        }
        Expression::Select { selector, variants } => select(selector, variants),
    }
}

fn variable(inline: &InlineExpression<&str>) -> Result<(String, Kind), String> {
    match inline {
        InlineExpression::VariableReference { id } => Ok((id.name.to_owned(), Kind::Any)),
        InlineExpression::FunctionReference { id, arguments } if id.name == "NUMBER" => {
            match (arguments.positional.as_slice(), arguments.named.as_slice()) {
                ([InlineExpression::VariableReference { id }], []) => Ok((id.name.to_owned(), Kind::Number)),
                _ => Err("NUMBER() takes one variable and nothing else".to_owned()),
            }
        }
        InlineExpression::FunctionReference { id, .. } => Err(format!("there is no function {}()", id.name)),
        InlineExpression::NumberLiteral { value } => Err(format!("write the number {value} as text")),
        InlineExpression::MessageReference { id, .. } => Err(format!("refers to message {}", id.name)),
        InlineExpression::TermReference { id, .. } => Err(format!("refers to term -{}", id.name)),
        InlineExpression::StringLiteral { .. } | InlineExpression::Placeable { .. } => {
            Err("only a variable can be selected on".to_owned())
        }
    }
}

fn select(selector: &InlineExpression<&str>, variants: &[Variant<&str>]) -> Result<ParsedPart, String> {
    let (name, wrapped) = variable(selector)?;
    // Words such as one, two, three are text as soon as one of them is no plural category.
    let plural = variants.iter().all(|variant| match variant.key {
        VariantKey::Identifier { name } => CATEGORIES.contains(&name),
        VariantKey::NumberLiteral { .. } => true,
    });
    if !plural && wrapped == Kind::Number {
        return Err(format!("NUMBER(${name}) is selected on by words that are no plural categories"));
    }
    let (mut listed, mut default) = (Vec::new(), Vec::new());
    for variant in variants {
        match &variant.key {
            _ if variant.default => default = parts(&variant.value)?,
            VariantKey::Identifier { name } => {
                listed.push((ParsedKey::Word((*name).to_owned()), parts(&variant.value)?))
            }
            VariantKey::NumberLiteral { .. } if !plural => {
                return Err(format!("${name} mixes words and numbers"));
            }
            VariantKey::NumberLiteral { value } => listed.push((hundredths(value)?, parts(&variant.value)?)),
        }
    }
    let kind = if plural { Kind::Number } else { Kind::Text };
    Ok(ParsedPart::Select { name, kind, variants: listed, default })
}

fn hundredths(value: &str) -> Result<ParsedKey, String> {
    let number: f64 = value.parse().map_err(|_| format!("{value} is no number"))?;
    Ok(ParsedKey::Hundredths((number * 100.0).round() as i64))
}
