//! A replay as a file: what was decided, what lay on the table, and who had how many points in the end.

use std::collections::BTreeMap;

use engine::{Board, Card, OpenError, PlayerId, Proof, Record, Time, Triple, VerifyError, all_sets, verify};
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
    /// The Sets among them.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Vec<String>>))]
    pub sets: Vec<Triple>,
}

impl ReplayFile {
    /// Makes the file of records that [`engine::replay_of`] has chosen.
    pub fn new(table: String, records: Vec<Record>) -> ReplayFile {
        let scores = last_board(&records).iter().flat_map(scores_of).collect();
        ReplayFile { version: REPLAY_VERSION, table, positions: positions(&records), scores, records }
    }

    /// The file's text: JSON with one record, and one position, a line, so that a line that is wrong can be named.
    pub fn to_text(&self) -> Result<String, serde_json::Error> {
        let records: Result<Vec<String>, _> = self.records.iter().map(serde_json::to_string).collect();
        let positions: Result<Vec<String>, _> = self.positions.iter().map(serde_json::to_string).collect();
        Ok(format!(
            "{{\"version\":{},\"table\":{},\n\"records\":[\n{}\n],\n\"positions\":[\n{}\n],\n\"scores\":{}}}\n",
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
        let scores: BTreeMap<PlayerId, i32> = scores_of(&proof.board).collect();
        match self.scores.iter().find(|(name, score)| scores.get(*name) != Some(*score)) {
            Some((name, _)) => Err(ReplayFileError::Score { name: name.clone() }),
            None if scores.len() != self.scores.len() => Err(ReplayFileError::Scores),
            None => Ok(proof),
        }
    }
}

/// What stands before a signature, the last field of a signed file.
const SIGNATURE: &str = ",\n\"signature\":\"";

/// A file's text with the signature over it.
///
/// ```
/// let text = "{\"version\":1}\n";
/// let signed = protocol::with_signature(text, "abcd");
/// assert_eq!(signed, "{\"version\":1,\n\"signature\":\"abcd\"}\n");
/// assert_eq!(protocol::split_signature(&signed), Some((text.to_owned(), "abcd")));
/// assert_eq!(protocol::split_signature(text), None);
/// ```
pub fn with_signature(text: &str, signature: &str) -> String {
    let text = text.trim_end();
    format!("{}{SIGNATURE}{signature}\"}}\n", text.strip_suffix('}').unwrap_or(text))
}

/// The text that was signed, and the signature; nothing of a file without one.
pub fn split_signature(file: &str) -> Option<(String, &str)> {
    let (text, signature) = file.trim_end().strip_suffix("\"}")?.rsplit_once(SIGNATURE)?;
    Some((format!("{text}}}\n"), signature))
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
                let (cards, sets) = (cards.to_vec(), all_sets(cards));
                positions.push(ReplayPosition { seq, at: event.at, cards, sets });
            }
        }
    }
    positions
}
