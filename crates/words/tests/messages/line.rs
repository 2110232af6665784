//! Every sentence that a message can become: one line for each way through its selects.

use std::collections::BTreeMap;

use crate::plural::PluralForms;
use crate::survey::{Node, Surveyed};

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Piece {
    Text(String),
    /// The name of a variable that is shown here.
    Variable(String),
}

/// One way through the selects of a message.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Line {
    pub pieces: Vec<Piece>,
    pub choices: Vec<Choice>,
}

/// A select that the line went through.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Choice {
    pub name: String,
    pub key: String,
    pub plural: bool,
    pub default: bool,
}

/// Stands for the value of a variable in [`Line::text`].
pub const VALUE: char = '\u{fffc}';

impl Line {
    /// The line with [`VALUE`] where a variable is shown.
    pub fn text(&self) -> String {
        self.filled(|_| VALUE.to_string())
    }

    pub fn filled(&self, value: impl Fn(&str) -> String) -> String {
        let piece = |piece: &Piece| match piece {
            Piece::Text(text) => text.clone(),
            Piece::Variable(name) => value(name),
        };
        self.pieces.iter().map(piece).collect()
    }

    pub fn shows(&self, name: &str) -> bool {
        self.pieces.iter().any(|piece| matches!(piece, Piece::Variable(shown) if shown == name))
    }

    /// Every shown variable with the text before it and the text after it.
    pub fn variables(&self) -> impl Iterator<Item = (&str, String, String)> {
        let text = |pieces: &[Piece]| Line { pieces: pieces.to_vec(), choices: Vec::new() }.text();
        self.pieces.iter().enumerate().filter_map(move |(place, piece)| match piece {
            Piece::Variable(name) => {
                Some((name.as_str(), text(&self.pieces[..place]), text(&self.pieces[place + 1..])))
            }
            Piece::Text(_) => None,
        })
    }
}

/// What each selected variable is: the key of a variant, or a number.
pub type Values = BTreeMap<String, String>;

impl Surveyed {
    /// All lines of the message, each once.
    pub fn lines(&self, forms: &dyn PluralForms) -> Vec<Line> {
        let mut lines: Vec<Line> = Vec::new();
        for values in combinations(&self.keys()) {
            let line = self.line(&values, forms);
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        lines
    }

    /// The keys of all selects by their variables.
    pub fn keys(&self) -> BTreeMap<String, Vec<String>> {
        let mut keys = BTreeMap::new();
        collect_keys(&self.tree, &mut keys);
        keys
    }

    pub fn line(&self, values: &Values, forms: &dyn PluralForms) -> Line {
        let mut line = Line::default();
        walk(&self.tree, values, forms, &mut line);
        line
    }

    /// The variables that plural selects of the message look at.
    pub fn counted(&self) -> Vec<String> {
        let mut names = self.plural_names(&self.tree);
        names.sort();
        names.dedup();
        names
    }

    fn plural_names(&self, nodes: &[Node]) -> Vec<String> {
        let mut names = Vec::new();
        for node in nodes {
            if let Node::Select { name, plural, variants, .. } = node {
                names.extend(plural.then(|| name.clone()));
                names.extend(variants.iter().flat_map(|(_, nodes)| self.plural_names(nodes)));
            }
        }
        names
    }
}

fn collect_keys(nodes: &[Node], keys: &mut BTreeMap<String, Vec<String>>) {
    for node in nodes {
        if let Node::Select { name, variants, .. } = node {
            for (key, nodes) in variants {
                let known = keys.entry(name.clone()).or_default();
                if !known.contains(key) {
                    known.push(key.clone());
                }
                collect_keys(nodes, keys);
            }
        }
    }
}

/// Every combination of values. A text is a key; a number is a key of a plural select, which may be a plural form.
pub fn combinations(keys: &BTreeMap<String, Vec<String>>) -> Vec<Values> {
    keys.iter().fold(vec![Values::new()], |combinations, (name, keys)| {
        let with = |values: &Values, key: &String| {
            let mut values = values.clone();
            values.insert(name.clone(), key.clone());
            values
        };
        combinations.iter().flat_map(|values| keys.iter().map(|key| with(values, key))).collect()
    })
}

fn walk(nodes: &[Node], values: &Values, forms: &dyn PluralForms, line: &mut Line) {
    for node in nodes {
        match node {
            Node::Text(text) => match line.pieces.last_mut() {
                Some(Piece::Text(before)) => before.push_str(text),
                _ => line.pieces.push(Piece::Text(text.clone())),
            },
            Node::Variable(name) => line.pieces.push(Piece::Variable(name.clone())),
            Node::Select { name, plural, variants, default } => {
                let value = values.get(name).map_or("", String::as_str);
                let fits = |key: &str| key == value || *plural && forms.fits(key, value);
                // The default is the last to be tried, wherever it stands.
                let others = variants.iter().enumerate().filter(|(place, _)| place != default);
                let found = others.map(|(place, (key, _))| (place, key)).find(|(_, key)| fits(key));
                let place = found.map_or(*default, |(place, _)| place);
                let (key, nodes) = &variants[place];
                let choice = Choice {
                    name: name.clone(),
                    key: key.clone(),
                    plural: *plural,
                    default: place == *default,
                };
                line.choices.push(choice);
                walk(nodes, values, forms, line);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plural::Cldr;
    use crate::survey::Survey;

    fn texts(message: &str) -> Vec<String> {
        let survey = Survey::new("en", message);
        survey.messages[0].lines(&Cldr::new("en")).iter().map(Line::text).collect()
    }

    #[test]
    fn every_way_through_the_selects_is_a_line() {
        assert_eq!(texts("a = A { $x }."), ["A \u{fffc}."]);
        assert_eq!(
            texts("a = { $x ->\n [one] 1 card\n *[other] { $x } cards\n } on"),
            ["1 card on", "\u{fffc} cards on"]
        );
        let twice = "a = { $x ->\n [red] R\n *[green] G\n } { $x ->\n [red] r\n *[several] g\n }";
        assert_eq!(texts(twice), ["R r", "G g"]);
    }

    #[test]
    fn a_number_takes_its_exact_key_before_its_plural_form() {
        let survey =
            Survey::new("en", "a = { $x ->\n [0] none\n [1] one\n [one] o\n *[other] { $x } many\n }");
        let text = |number: &str| {
            let values = Values::from([("x".to_owned(), number.to_owned())]);
            survey.messages[0].line(&values, &Cldr::new("en")).filled(|_| number.to_owned())
        };
        assert_eq!(["0", "1", "21"].map(text), ["none", "one", "21 many"]);
    }
}
