//! Inputs made of other inputs, by changes that keep the structure: a line of JSON stays JSON, most often of the same shape.
//!
//! Bytes changed at random are refused by the first parser. A number that became very large, a record that comes twice and a
//! seat that does not exist get further.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use engine::{Edition, Variant};
use serde_json::{Map, Value};

/// What inputs look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Any text.
    Text,
    /// Lines, of which those that start with a brace are JSON.
    Json,
}

/// SplitMix64: the same numbers from the same seed, on every machine.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A generator that starts from these bytes.
    pub(crate) fn of(bytes: &[u8]) -> Random {
        let hash = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        Random(bytes.iter().fold(0xcbf2_9ce4_8422_2325, hash))
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below a bound; 0 if the bound is 0.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }

    fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }
}

/// Makes inputs of inputs.
#[derive(Clone, Debug)]
pub struct Mutator {
    form: Form,
    random: Random,
}

/// Numbers at the borders of types and of what the rules allow.
const NUMBERS: &[u64] = &[
    0,
    1,
    2,
    3,
    7,
    12,
    27,
    81,
    127,
    128,
    249,
    250,
    255,
    256,
    30_000,
    65_535,
    65_536,
    0x7fff_ffff,
    0x8000_0000,
    0xffff_fffe,
    0xffff_ffff,
    0x1_0000_0000,
    0x7fff_ffff_ffff_ffff,
    0x8000_0000_0000_0000,
    u64::MAX - 1,
    u64::MAX,
];

/// Words of events, commands, rules and other messages: those in the examples of the protocol's document, which a test keeps
/// complete, the names of what is played, and texts that are no words.
static WORDS: LazyLock<Vec<&str>> = LazyLock::new(|| {
    let is_word = |text: &&str| {
        let is_letter = |letter: u8| letter.is_ascii_alphanumeric() || matches!(letter, b'-' | b'_');
        (1..=40).contains(&text.len()) && text.bytes().all(is_letter)
    };
    let examples = include_str!("../../../docs/protocol.md").split('"').filter(is_word);
    let played = Variant::ALL.iter().map(|variant| variant.name());
    let editions = Edition::ALL.iter().map(|edition| edition.name());
    let strange = ["", " ", "\u{200f}\u{1f600}", "bot:0", "me4g4mtcjwua", "Hello", "Here", "Tick", "By"];
    let words: BTreeSet<&str> = examples.chain(played).chain(editions).chain(strange).collect();
    words.into_iter().collect()
});

/// Pieces for texts that are not JSON.
const PIECES: &[&str] = &[
    "\n",
    " ",
    ",",
    "=",
    "\"",
    "\\",
    "[",
    "]",
    "\\000",
    "\\377",
    "\\\\",
    "edition = \"french\"\n",
    "variant = \"daily\"\n",
    "layout = 12\n",
    "rows = 0\n",
    "deck = \"solid\"\n",
    "seats = 12\n",
    "set_master = true\n",
    "rounds = 20\n",
    "first_to = 27\n",
    "1srd ",
    "2tgo ",
    "3epq ",
    "SQUIGGLE",
    "full",
    "18446744073709551615",
    "-1",
    "1e9",
    "\u{202e}",
    "\u{3164}",
    "\r\n",
    "\0",
];

const LONGEST: usize = 60_000;

impl Mutator {
    /// A mutator of inputs of a form; the same from the same seed.
    pub fn new(form: Form, seed: u64) -> Mutator {
        Mutator { form, random: Random(seed) }
    }

    /// One of so many.
    pub fn choose(&mut self, count: usize) -> usize {
        self.random.below(count)
    }

    /// An input made of another one.
    pub fn mutate(&mut self, input: &[u8]) -> Vec<u8> {
        let mut output = input.to_vec();
        for _ in 0..=self.random.below(4) {
            output = match self.random.below(8) {
                0 => self.bytes(output),
                1 => self.pieces(output),
                _ if self.form == Form::Json => self.lines(output),
                _ => self.pieces(output),
            };
        }
        output.truncate(LONGEST);
        output
    }

    fn bytes(&mut self, mut bytes: Vec<u8>) -> Vec<u8> {
        let place = self.random.below(bytes.len());
        match self.random.below(4) {
            0 => bytes.insert(place, self.random.next() as u8),
            _ if bytes.is_empty() => {}
            1 => bytes[place] ^= 1 << self.random.below(8),
            2 => drop(bytes.remove(place)),
            _ => {
                bytes[place] = self.random.pick(b"0123456789{}[],:\"\\ \nabcdef").copied().unwrap_or_default()
            }
        }
        bytes
    }

    /// Removes, doubles or inserts a piece.
    fn pieces(&mut self, mut bytes: Vec<u8>) -> Vec<u8> {
        let start = self.random.below(bytes.len() + 1);
        let end = (start + self.random.below(20)).min(bytes.len());
        match self.random.below(3) {
            0 => drop(bytes.drain(start..end)),
            1 => {
                let piece = bytes[start..end].to_vec();
                bytes.splice(start..start, piece);
            }
            _ => {
                let piece = self.random.pick(PIECES).copied().unwrap_or_default();
                bytes.splice(start..start, piece.bytes());
            }
        }
        bytes
    }

    /// Changes, removes, doubles or swaps lines.
    fn lines(&mut self, bytes: Vec<u8>) -> Vec<u8> {
        let Ok(text) = String::from_utf8(bytes) else { return Vec::new() };
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let (place, other) = (self.random.below(lines.len()), self.random.below(lines.len()));
        match self.random.below(12) {
            _ if lines.is_empty() => {}
            0 if lines.len() > 1 => drop(lines.remove(place)),
            1 if lines.len() < 100 => lines.insert(other, lines[place].clone()),
            2 => lines.swap(place, other),
            3 => lines.truncate(place + 1),
            _ => {
                let donor = json(&lines[other]).map(|(value, _)| value);
                if let Some((mut value, end)) = json(&lines[place]) {
                    self.value(&mut value, donor.as_ref());
                    lines[place] = format!("{value}{end}");
                }
            }
        }
        lines.join("\n").into_bytes()
    }

    /// Changes one value somewhere inside this one.
    fn value(&mut self, value: &mut Value, donor: Option<&Value>) {
        match value {
            Value::Array(items) if !items.is_empty() && self.random.below(4) > 0 => self.items(items, donor),
            Value::Object(fields) if !fields.is_empty() && self.random.below(12) > 0 => {
                self.fields(fields, donor)
            }
            _ => *value = self.other(value, donor),
        }
    }

    fn items(&mut self, items: &mut Vec<Value>, donor: Option<&Value>) {
        let (place, other) = (self.random.below(items.len()), self.random.below(items.len()));
        match self.random.below(8) {
            0 => drop(items.remove(place)),
            1 if items.len() < 90 => items.insert(other, items[place].clone()),
            2 => items.swap(place, other),
            _ => self.value(&mut items[place], donor),
        }
    }

    fn fields(&mut self, fields: &mut Map<String, Value>, donor: Option<&Value>) {
        let place = self.random.below(fields.len());
        let Some(name) = fields.keys().nth(place).cloned() else { return };
        match self.random.below(16) {
            0 => drop(fields.remove(&name)),
            // A field of another line under its own name.
            1 | 2 => {
                let Some(donor) = donor.map(|donor| self.part(donor)) else { return };
                let given = donor.as_object().filter(|given| !given.is_empty());
                let place = self.random.below(given.map_or(0, Map::len));
                if let Some((name, value)) = given.and_then(|given| given.iter().nth(place)) {
                    fields.insert(name.clone(), value.clone());
                }
            }
            _ => {
                if let Some(value) = fields.get_mut(&name) {
                    self.value(value, donor);
                }
            }
        }
    }

    /// A value to put in the place of this one, most often of the same type.
    fn other(&mut self, value: &Value, donor: Option<&Value>) -> Value {
        match (self.random.below(10), value) {
            (0, _) => donor.map_or(Value::Null, |donor| self.part(donor).clone()),
            (1, _) => Value::Null,
            (_, Value::Number(number)) => match (self.random.below(3), number.as_u64()) {
                (0, Some(number)) => number.wrapping_add(self.random.below(5) as u64).wrapping_sub(2).into(),
                (1, _) => (self.random.next() >> self.random.below(64)).into(),
                _ => self.random.pick(NUMBERS).copied().into(),
            },
            (_, Value::Bool(truth)) => Value::Bool(!truth),
            (_, Value::String(text)) => match self.random.below(3) {
                0 => String::from_utf8_lossy(&self.bytes(text.clone().into_bytes())).into_owned().into(),
                1 => donor.map_or(Value::Null, |donor| self.part(donor).clone()),
                _ => self.random.pick(&WORDS[..]).copied().into(),
            },
            _ => self.random.pick(NUMBERS).copied().into(),
        }
    }

    /// A part of a value, at any depth.
    fn part<'a>(&mut self, mut value: &'a Value) -> &'a Value {
        loop {
            let inner: Option<&Value> = match value {
                Value::Array(items) => self.random.pick(items),
                Value::Object(fields) => fields.values().nth(self.random.below(fields.len())),
                _ => return value,
            };
            match inner {
                Some(inner) if self.random.below(4) > 0 => value = inner,
                _ => return value,
            }
        }
    }
}

/// The JSON of a line, and what stands behind it: in a replay file a comma.
fn json(line: &str) -> Option<(Value, &'static str)> {
    let (text, end) = line.strip_suffix(',').map_or((line, ""), |text| (text, ","));
    text.starts_with('{').then(|| serde_json::from_str(text).ok()).flatten().map(|value| (value, end))
}
