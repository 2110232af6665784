//! A replay as a file: what was decided, what lay on the table, and who had how many points in the end.

use std::collections::BTreeMap;

use engine::{
    Board, Card, DisplayName, Event, OpenError, PlayerId, Proof, Record, Time, Triple, VerifyError, all_sets,
    laid_open, verify,
};
use serde::{Deserialize, Serialize};

/// The version of replay files that this program writes and reads.
pub const REPLAY_VERSION: u32 = 1;

/// The rounds of a table that are over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReplayFile {
    /// The version of this format.
    pub version: u32,
    /// The table's id.
    pub table: String,
    /// Every decision, from the opening to the end of the last round that is over.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub records: Vec<Record>,
    /// What lay on the table, whenever that changed.
    pub positions: Vec<ReplayPosition>,
    /// Who had how many points in the end.
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, i32>))]
    pub scores: BTreeMap<PlayerId, i32>,
    /// The names that the records refer to, save those of deleted players. They are no part of what is signed, so that a name can
    /// be left out of a file whose signature stays valid.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<ReplayName>,
}

/// A name that records refer to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReplayName {
    /// What stands in the records: `#`, a number, and the hash over salt and name.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub reference: DisplayName,
    pub salt: String,
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub name: DisplayName,
}

impl ReplayName {
    /// Whether the reference is to this name.
    fn is_right(&self) -> bool {
        self.reference.as_reference().is_some_and(|reference| reference.is_of(&self.salt, &self.name))
    }
}

/// Puts names where events refer to them. The reference to a name that is not there, or is another one, stays.
pub fn show_names<'a>(names: &[ReplayName], events: impl Iterator<Item = &'a mut Event>) {
    for shown in events.filter_map(|event| event.fact.name_mut()) {
        let known = shown.as_reference().and_then(|reference| {
            let base = reference.base();
            let name = names.iter().find(|name| name.reference == base && name.is_right())?;
            Some(reference.resolved(&name.name))
        });
        *shown = known.unwrap_or_else(|| shown.clone());
    }
}

/// What lay on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReplayPosition {
    /// The record after which it lay so, counted from 1.
    pub seq: u64,
    /// Since when.
    #[cfg_attr(feature = "openapi", schema(value_type = u64))]
    pub at: Time,
    /// The cards in layout order.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub cards: Vec<Card>,
    /// The Sets among them; none where cards lie face down.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Vec<String>>))]
    pub sets: Vec<Triple>,
}

impl ReplayFile {
    /// Makes the file of records that [`engine::replay_of`] has chosen.
    pub fn new(table: String, records: Vec<Record>) -> ReplayFile {
        let scores = last_board(&records).iter().flat_map(scores_of).collect();
        let (positions, names) = (positions(&records), Vec::new());
        ReplayFile { version: REPLAY_VERSION, table, positions, scores, records, names }
    }

    /// What has happened, with names in place of references, and boards of players' own laid open.
    pub fn into_events(self) -> Vec<Event> {
        let mut events = laid_open(self.records.iter().flat_map(|record| &record.events));
        show_names(&self.names, events.iter_mut());
        events
    }

    /// The file's text: JSON with one record, and one position, a line, so that a line that is wrong can be named.
    pub fn to_text(&self) -> Result<String, serde_json::Error> {
        let records: Result<Vec<String>, _> = self.records.iter().map(serde_json::to_string).collect();
        let positions: Result<Vec<String>, _> = self.positions.iter().map(serde_json::to_string).collect();
        let names = match &self.names[..] {
            [] => String::new(),
            names => format!("{NAMES}{}", serde_json::to_string(names)?),
        };
        Ok(format!(
            "{{\"version\":{},\"table\":{},\n\"records\":[\n{}\n],\n\"positions\":[\n{}\n],\n\"scores\":{}{names}}}\n",
            self.version,
            serde_json::to_string(&self.table)?,
            records?.join(",\n"),
            positions?.join(",\n"),
            serde_json::to_string(&self.scores)?,
        ))
    }

    /// Checks every record, position and score.
    pub fn verify(&self) -> Result<Proof, ReplayFileError> {
        let opening = self.records.first().and_then(|record| record.events.first());
        let is_newer =
            opening.is_some_and(|event| matches!(Board::open(event), Err(OpenError::Newer { .. })));
        if self.version != REPLAY_VERSION || is_newer {
            return Err(ReplayFileError::Version);
        }
        let proof = verify(&self.records).map_err(ReplayFileError::Record)?;
        let true_positions = positions(&self.records);
        let longest = true_positions.len().max(self.positions.len());
        if let Some(place) =
            (0..longest).find(|&place| true_positions.get(place) != self.positions.get(place))
        {
            return Err(ReplayFileError::Position { place });
        }
        if let Some(wrong) = self.names.iter().find(|name| !name.is_right()) {
            return Err(ReplayFileError::Name { name: wrong.name.clone() });
        }
        let scores: BTreeMap<PlayerId, i32> = scores_of(&proof.board).collect();
        match self.scores.iter().find(|(name, score)| scores.get(*name) != Some(*score)) {
            Some((name, _)) => Err(ReplayFileError::Score { name: name.clone() }),
            None if scores.len() != self.scores.len() => Err(ReplayFileError::Scores),
            None => Ok(proof),
        }
    }
}

/// What stands before a signature, the last field of a signed file without names.
const SIGNATURE: &str = ",\n\"signature\":\"";
/// What stands before the names, which are the last field. No text in a file has a line break, so it stands nowhere else.
const NAMES: &str = ",\n\"names\":";

/// What of a file is signed: its text without names.
pub fn signed_text(text: &str) -> String {
    format!("{}}}\n", split_names(text).0)
}

/// A file's text with the signature over [`signed_text`].
///
/// ```
/// let text = "{\"version\":1}\n";
/// let signed = protocol::with_signature(text, "abcd");
/// assert_eq!(signed, "{\"version\":1,\n\"signature\":\"abcd\"}\n");
/// assert_eq!(protocol::split_signature(&signed), Some((text.to_owned(), "abcd")));
/// assert_eq!(protocol::split_signature(text), None);
///
/// let named = protocol::with_signature("{\"version\":1,\n\"names\":[]}\n", "abcd");
/// assert_eq!(protocol::split_signature(&named), Some((text.to_owned(), "abcd")));
/// ```
pub fn with_signature(text: &str, signature: &str) -> String {
    let (signed, names) = split_names(text);
    format!("{signed}{SIGNATURE}{signature}\"{names}}}\n")
}

/// The text that was signed, and the signature; nothing of a file without one.
pub fn split_signature(file: &str) -> Option<(String, &str)> {
    let (text, signature) = split_names(file).0.strip_suffix('"')?.rsplit_once(SIGNATURE)?;
    Some((format!("{text}}}\n"), signature))
}

/// A file's text before its names, and the names, both without the brace at the end.
fn split_names(text: &str) -> (&str, &str) {
    let text = text.trim_end();
    let text = text.strip_suffix('}').unwrap_or(text);
    text.split_at(text.rfind(NAMES).unwrap_or(text.len()))
}

/// What is wrong with a replay file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayFileError {
    /// The file is of another version than this program reads.
    Version,
    /// A record does not follow from the ones before.
    Record(VerifyError),
    Position {
        place: usize,
    },
    Score {
        name: PlayerId,
    },
    Scores,
    /// A name is not the one that its reference was made of.
    Name {
        name: DisplayName,
    },
}

fn scores_of(board: &Board) -> impl Iterator<Item = (PlayerId, i32)> {
    board.seats().iter().map(|seat| (seat.player.clone(), seat.score))
}

fn first_board(records: &[Record]) -> Option<Board> {
    Board::open(records.first()?.events.first()?).ok()
}

fn last_board(records: &[Record]) -> Option<Board> {
    let mut board = first_board(records)?;
    records.iter().flat_map(|record| &record.events).for_each(|event| board.apply(event));
    Some(board)
}

fn positions(records: &[Record]) -> Vec<ReplayPosition> {
    let Some(mut board) = first_board(records) else { return Vec::new() };
    let mut positions = Vec::new();
    for (seq, record) in (1..).zip(records) {
        for event in &record.events {
            let before = board.layout().cards().to_vec();
            board.apply(event);
            let cards = board.layout().cards();
            if before != cards && !cards.is_empty() {
                let faces: Vec<Card> = cards.iter().copied().filter(|card| card.is_face()).collect();
                let (cards, sets) = (cards.to_vec(), all_sets(&faces).into_vec());
                positions.push(ReplayPosition { seq, at: event.at, cards, sets });
            }
        }
    }
    positions
}
