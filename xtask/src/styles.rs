//! Class names of the page: each belongs to one section of the style sheets, so that the styles of one page cannot change
//! another page.
//!
//! A comment that begins with names in brackets opens a section: `/* [puzzle: table] Puzzles. */` is for the module `puzzle` of
//! the client, and may refine what the section `table` styles; `[*]` is for all modules. A class belongs to the section that
//! mentions it; if several do, to the one that all the others refine. Then every selector has to contain a class or an id of its
//! own section, and a module may use the classes of its own section and of related ones.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::{fs, mem};

use anyhow::{Context, Result};

use crate::machine::root;

const SHEETS: [&str; 2] = ["crates/web/style.css", "crates/web/later.css"];

/// The section for all modules.
const SHARED: &str = "*";

/// Classes without a style of their own: a plain button beside `primary` ones.
const PLAIN: &[&str] = &["secondary"];

/// Functions of the client whose first argument may be class names. Those of `class` may stand in a condition, those of
/// `page_link` stand last.
const FIRST: [&str; 5] = ["class_if(", "set_class_name(", "button(", "page_frame(", "main_part("];

/// The modules that a section is for, and the sections that it refines.
#[derive(Default)]
struct Section {
    modules: BTreeSet<String>,
    refines: BTreeSet<String>,
}

#[derive(Default)]
struct Sheets {
    sections: BTreeMap<String, Section>,
    /// Selectors, each with the name of its section.
    selectors: Vec<(String, String)>,
    /// Classes (`.name`) and ids (`#name`) with the sections that mention them.
    names: BTreeMap<String, BTreeSet<String>>,
}

/// `sources` are the Rust files below the root of the repository.
pub fn check(sources: &[(PathBuf, String)], findings: &mut Vec<String>) -> Result<()> {
    let mut sheets = Sheets::default();
    for path in SHEETS {
        let text = fs::read_to_string(root().join(path)).with_context(|| format!("cannot read {path}"))?;
        sheets.read(&text);
    }
    let sources: Vec<(String, &str)> =
        sources.iter().map(|(path, text)| (path.display().to_string(), text.as_str())).collect();
    let client = sources.iter().filter_map(|(path, text)| Some((module(path)?, code(text))));
    let tests: String = sources
        .iter()
        .filter(|(path, _)| path.starts_with("testkit/browser/"))
        .map(|(_, text)| *text)
        .collect();
    findings.extend(sheets.findings(&client.collect::<Vec<_>>(), &tests));
    Ok(())
}

/// The module of the client that a file belongs to; the user interface library and the drawings count as shared.
fn module(path: &str) -> Option<&str> {
    if path.starts_with("crates/web-ui/src/") || path.starts_with("crates/drawing/src/") {
        return Some(SHARED);
    }
    path.strip_prefix("crates/web/src/")?.split(['/', '.']).next()
}

fn code(text: &str) -> &str {
    text.split("#[cfg(test)]\nmod ").next().unwrap_or(text)
}

impl Sheets {
    fn read(&mut self, sheet: &str) {
        let (mut section, mut rest, mut blocks) = (String::new(), sheet, Vec::<bool>::new());
        let mut text = String::new();
        while let Some(next) = rest.chars().next() {
            if let Some(comment) = rest.strip_prefix("/*") {
                let (comment, after) = comment.split_once("*/").unwrap_or((comment, ""));
                if let Some((header, _)) =
                    comment.trim().strip_prefix('[').and_then(|open| open.split_once(']'))
                {
                    section = self.open(header);
                }
                rest = after;
                continue;
            }
            match next {
                '{' => {
                    let head = mem::take(&mut text);
                    // The steps of an animation are no selectors.
                    let is_frames = head.trim().starts_with("@keyframes");
                    if !head.trim().starts_with('@') && !blocks.contains(&true) {
                        self.add(&section, head.trim());
                    }
                    blocks.push(is_frames);
                }
                '}' => drop((blocks.pop(), text.clear())),
                ';' => text.clear(),
                other => text.push(other),
            }
            rest = &rest[next.len_utf8()..];
        }
    }

    /// Opens the section that a header such as `table replay` or `puzzle: table` names.
    fn open(&mut self, header: &str) -> String {
        let (modules, refined) = header.split_once(':').unwrap_or((header, ""));
        let name = modules.split_whitespace().next().unwrap_or_default();
        let section = self.sections.entry(name.to_owned()).or_default();
        section.modules.extend(modules.split_whitespace().map(str::to_owned));
        section.refines.extend(refined.split_whitespace().map(str::to_owned));
        name.to_owned()
    }

    fn add(&mut self, section: &str, list: &str) {
        for selector in split(list).into_iter().flat_map(expand) {
            for name in names(&selector) {
                self.names.entry(name).or_default().insert(section.to_owned());
            }
            self.selectors.push((section.to_owned(), selector));
        }
    }

    fn refines(&self, section: &str, other: &str) -> bool {
        other == SHARED || self.sections.get(section).is_some_and(|section| section.refines.contains(other))
    }

    /// The section that a class or an id belongs to.
    fn owner(&self, name: &str) -> Option<&str> {
        let mentioned = self.names.get(name)?;
        let is_base =
            |base: &&String| mentioned.iter().all(|section| section == *base || self.refines(section, base));
        mentioned.iter().find(is_base).map(String::as_str)
    }

    fn findings(&self, client: &[(&str, &str)], tests: &str) -> BTreeSet<String> {
        let mut findings = BTreeSet::new();
        for (section, selector) in &self.selectors {
            let names = names(&without_negations(selector));
            if section != SHARED && !names.iter().any(|name| self.owner(name) == Some(section)) {
                findings.insert(format!(
                    "style sheets: `{selector}` has no class that belongs to the section [{section}] alone, so it can \
                     change other pages"
                ));
            }
        }
        for (module, text) in client {
            for class in used(text).filter(|class| !class.contains(['{', '}'])) {
                findings.extend(self.wrong_use(module, class, tests));
            }
        }
        let words: BTreeSet<&str> = client.iter().flat_map(|(_, text)| words(text)).collect();
        let is_used = |class: &str| {
            let is_pattern = |word: &&str| {
                word.split_once('{').is_some_and(|(start, _)| !start.is_empty() && class.starts_with(start))
            };
            words.contains(class) || words.iter().any(is_pattern)
        };
        let classes = self.names.keys().filter_map(|name| name.strip_prefix('.'));
        findings.extend(
            classes
                .filter(|class| !is_used(class))
                .map(|class| format!("style sheets: nothing has the class {class}")),
        );
        findings
    }

    fn wrong_use(&self, module: &str, class: &str, tests: &str) -> Option<String> {
        let name = format!(".{class}");
        if !self.names.contains_key(&name) {
            let is_known = PLAIN.contains(&class) || tests.contains(&name);
            return (!is_known).then(|| format!("module {module}: no style for the class {class}"));
        }
        // A state such as `selected` belongs to no section if several use it; its selectors have an anchor of their own.
        let owner = self.owner(&name).filter(|owner| *owner != SHARED && module != SHARED)?;
        let sections = self.sections.iter().filter(|(_, section)| section.modules.contains(module));
        let is_related = |own: &str| own == owner || self.refines(own, owner) || self.refines(owner, own);
        let is_own = sections.map(|(own, _)| own).any(|own| own != SHARED && is_related(own));
        (!is_own).then(|| format!("module {module}: the class {class} belongs to the section [{owner}]"))
    }
}

/// A list of selectors, without the commas inside parentheses.
fn split(list: &str) -> Vec<&str> {
    let (mut depth, mut start, mut parts) = (0_usize, 0, Vec::new());
    for (place, letter) in list.char_indices() {
        match letter {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                parts.push(list[start..place].trim());
                start = place + 1;
            }
            _ => {}
        }
    }
    parts.push(list[start..].trim());
    parts
}

/// The part of a text before the parenthesis that closes it, and the rest.
fn balanced(text: &str) -> (&str, &str) {
    let (mut depth, mut is_text, mut is_escaped) = (0_usize, false, false);
    for (place, letter) in text.char_indices() {
        match letter {
            _ if is_escaped => is_escaped = false,
            '\\' if is_text => is_escaped = true,
            '"' => is_text = !is_text,
            '(' if !is_text => depth += 1,
            ')' if !is_text && depth == 0 => return (&text[..place], &text[place + 1..]),
            ')' if !is_text => depth -= 1,
            _ => {}
        }
    }
    (text, "")
}

/// `:is(a, b) c` as `a c` and `b c`.
fn expand(selector: &str) -> Vec<String> {
    let Some((before, rest)) = selector.split_once(":is(") else { return vec![selector.to_owned()] };
    let (inside, after) = balanced(rest);
    split(inside).into_iter().flat_map(|one| expand(&format!("{before}{one}{after}"))).collect()
}

fn without_negations(selector: &str) -> String {
    let Some((before, rest)) = selector.split_once(":not(") else { return selector.to_owned() };
    without_negations(&format!("{before}{}", balanced(rest).1))
}

/// The classes and ids of a selector, with their signs.
fn names(selector: &str) -> Vec<String> {
    let mut outside = String::new();
    let mut parts = selector.split('[');
    outside.extend(parts.next());
    outside.extend(parts.filter_map(|part| Some(part.split_once(']')?.1)));
    let starts = outside.match_indices(['.', '#']).map(|(place, _)| &outside[place..]);
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    let name = |start: &str| {
        start[1..].split(|letter| !is_part(letter)).next().map(|name| start[..1].to_owned() + name)
    };
    starts
        .filter_map(name)
        .filter(|name| name[1..].starts_with(|letter: char| letter.is_ascii_alphabetic()))
        .collect()
}

/// The class names in calls of the functions that take them, and in HTML.
fn used(code: &str) -> impl Iterator<Item = &str> {
    let anywhere = arguments(code, ".class(").flat_map(literals);
    let is_first = |inside: &&str| inside.starts_with('"');
    let first = FIRST.into_iter().flat_map(|function| arguments(code, function)).filter(is_first);
    let first = first.filter_map(|inside| literals(inside).next());
    let last = arguments(code, "page_link(").filter(|inside| inside.ends_with('"'));
    let last = last.filter_map(|inside| literals(inside).last());
    let html = code.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next());
    anywhere.chain(first).chain(last).chain(html).flat_map(str::split_whitespace)
}

/// What stands between the parentheses of each call of a function.
fn arguments<'a>(code: &'a str, function: &'a str) -> impl Iterator<Item = &'a str> {
    let is_whole = move |place: &usize| {
        let before = code[..*place].chars().next_back();
        function.starts_with('.') || !before.is_some_and(|letter| letter.is_alphanumeric() || letter == '_')
    };
    let places = code.match_indices(function).map(|(place, _)| place).filter(is_whole);
    places.map(move |place| balanced(&code[place + function.len()..]).0)
}

fn literals(code: &str) -> impl Iterator<Item = &str> {
    code.split('"').skip(1).step_by(2)
}

/// All words between quotation marks, of whatever kind.
fn words(code: &str) -> impl Iterator<Item = &str> {
    code.split('"').flat_map(str::split_whitespace)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(sheet: &str, client: &[(&str, &str)]) -> Vec<String> {
        let mut sheets = Sheets::default();
        sheets.read(sheet);
        sheets.findings(client, "").into_iter().collect()
    }

    #[test]
    fn a_page_cannot_restyle_another() {
        let home = "/* [home] */ .edition.chosen { color: red; }";
        let client = [
            ("home", r#"el("p").class("edition").class_if("chosen", on)"#),
            ("odds", r#"el("ul").class("chosen")"#),
        ];
        let clash = findings(&format!("{home} /* [odds] */ .chosen {{ display: grid; }}"), &client);
        assert_eq!(clash.len(), 1, "{clash:?}");
        assert!(clash[0].contains("`.chosen` has no class that belongs to the section [odds]"), "{clash:?}");
        // Alone in its section it is the other page that may not use it.
        let owned = findings("/* [odds] */ .chosen { display: grid; }", &client[1..]);
        assert_eq!(owned, [""; 0]);
        let foreign = findings("/* [odds] */ .chosen { display: grid; } /* [home] */ .edition {}", &client);
        assert_eq!(foreign, ["module home: the class chosen belongs to the section [odds]"]);
    }

    #[test]
    fn a_section_may_refine_what_it_names() {
        let sheet = "/* [*] */ .card {} th {} /* [table replay] */ .hand .card {} /* [puzzle: table] */ .puzzle .hand {}";
        let uses = [
            ("table", r#".class("hand")"#),
            ("replay", r#".class("hand card")"#),
            ("puzzle", r#".class("puzzle hand")"#),
        ];
        assert_eq!(findings(sheet, &uses), [""; 0]);
        let bare = findings(&sheet.replace(".puzzle .hand", ".puzzle, .hand:not(.puzzle)"), &uses);
        assert_eq!(bare.len(), 1, "{bare:?}");
        assert!(bare[0].contains("`.hand:not(.puzzle)`"), "{bare:?}");
        let element = findings(&format!("{sheet} td {{}}"), &uses);
        assert!(element[0].contains("`td`"), "{element:?}");
    }

    #[test]
    fn a_class_has_a_style_and_a_style_a_class() {
        let sheet = "/* [*] */ .a, :is(.b, .of-3) c:hover { x: y; } @media (z) { .d { e: .5s; } } @keyframes f { 50% { g: h; } }";
        let code = r##"page_link(Page::At("no"), "a") button("b", || ()) format!("of-{count}") r#"<i class="d e">"#"##;
        assert_eq!(findings(sheet, &[("home", code)]), ["module home: no style for the class e"]);
        let unused = findings(sheet, &[("home", r#"el("p").class(if on { "a" } else { "d b" })"#)]);
        assert_eq!(unused, ["style sheets: nothing has the class of-3"]);
    }
}
