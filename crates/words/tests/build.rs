//! The build script's reading of message files: what it takes, and how it names what it does not take.

#[path = "../build/generate.rs"]
mod generate;
#[path = "../build/pattern.rs"]
mod pattern;
#[path = "../build/source.rs"]
mod source;

use source::Source;

const FACTS: &str = "language-name = English\nlanguage-direction = ltr\n\
                     number-decimal = .\nnumber-group = ,\nnumber-minus = −\n";

fn parse(tag: &str, messages: &str) -> Result<Source, Vec<String>> {
    Source::parse(tag, &format!("{FACTS}{messages}\n"))
}

fn code(english: &str, french: &str) -> Result<String, Vec<String>> {
    let files = generate::all(&[parse("en", english)?, parse("fr", french)?], "en")?;
    Ok(files.into_iter().map(|(_, code)| code).collect())
}

#[test]
fn what_is_not_supported_is_named_with_file_and_message() {
    for (message, complaint) in [
        ("a = { b }", "refers to message b"),
        ("a = { -b }", "refers to term -b"),
        ("-a = A", "terms are not supported"),
        ("a = A\n    .title = B", "attributes are not supported"),
        ("a = { DATETIME($x) }", "there is no function DATETIME()"),
        ("a = { NUMBER($x, minimumFractionDigits: 2) }", "NUMBER() takes one variable and nothing else"),
        ("a = { 5 }", "write the number 5 as text"),
        ("a = { $x ->\n    [1] A\n   *[red] B\n }", "$x mixes words and numbers"),
        ("a = A\na = B", "stands there twice"),
    ] {
        let expected = vec![format!("messages/en.ftl: a: {complaint}")];
        assert_eq!(parse("en", message).err(), Some(expected), "{message}");
    }
}

#[test]
fn broken_lines_and_missing_facts_are_named() {
    let errors = parse("en", "a = { $x").err().unwrap_or_default();
    assert!(errors[0].starts_with("messages/en.ftl:6: a: "), "{errors:?}");
    let errors = Source::parse("xx", "language-direction = up\n").err().unwrap_or_default();
    assert!(errors.contains(&"messages/xx.ftl: number-group: is missing".to_owned()));
    assert!(errors.contains(&"messages/xx.ftl: language-direction: must be ltr or rtl".to_owned()));
}

#[test]
fn a_variable_is_a_number_if_any_language_says_so() {
    let select = "a = { $x } { $n ->\n    [0] A\n    [one] B\n   *[other] C\n }";
    let code = code("a = { $x } { $n }", select).unwrap();
    assert!(code.contains("pub struct A<'a> {"), "{code}");
    assert!(code.contains("pub x: &'a str,") && code.contains("pub n: f64,"), "{code}");
    assert!(code.contains("Key::Hundredths(0)") && code.contains("PluralCategory::ONE"), "{code}");
}

#[test]
fn a_variable_cannot_be_a_number_here_and_text_there() {
    let errors = code("a = { NUMBER($x) }", "a = { $x ->\n    [red] A\n   *[green] B\n }").unwrap_err();
    assert_eq!(errors, ["messages/en.ftl: a: $x is a number here, but text in fr.ftl"]);
}

#[test]
fn a_missing_message_is_said_in_english() {
    let code = code("a = Hello", "").unwrap();
    assert_eq!(code.matches("Part::Text(\"Hello\")").count(), 2);
}

#[test]
fn without_english_there_is_nothing_to_fall_back_to() {
    let errors = generate::all(&[parse("fr", "a = A").unwrap()], "en").unwrap_err();
    assert!(errors[0].starts_with("messages/en.ftl: "));
}
