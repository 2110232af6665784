//! The block of letters that mirrors the board, on every keyboard that types our five languages.

use std::collections::BTreeSet;

use crate::grid::ROWS;

/// The columns of the block.
const COLUMNS: usize = 7;

/// The letters of the board's places, row by row. Q and N are free: they leave, and say that there is no Set.
const BLOCK: [[char; COLUMNS]; ROWS] = [
    ['w', 'e', 'r', 't', 'y', 'u', 'i'],
    ['s', 'd', 'f', 'g', 'h', 'j', 'k'],
    ['x', 'c', 'v', 'b', 'm', ',', '.'],
];

/// The letters beside the block: of an eighth column, which only the largest boards have, and of the cards beside the board,
/// which only a chain has.
const BESIDE: [char; 6] = ['o', 'l', 'p', 'a', 'z', ';'];

/// What the keys of the block, Q and N, and those beside the block type on Russian and Hebrew keyboards.
const LATIN: &str = "wertyuisdfghjkxcvbm,.qnolpaz;";
const RUSSIAN: &str = "цукенгшывапролчсмиьбюйтщдзфяж";
const HEBREW: &str = "'קראטוןדגכעיחלסבהנצתץ/מםךפשזף";

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keys {
    block: [[char; COLUMNS]; ROWS],
    beside: [char; 6],
}

impl Default for Keys {
    fn default() -> Keys {
        Keys { block: BLOCK, beside: BESIDE }
    }
}

impl Keys {
    /// The usual block with the player's letters in its first places, from left to right, row by row of four.
    ///
    /// There is none if a letter comes twice, is not a letter, or is Q or N.
    pub fn chosen(letters: &str) -> Option<Keys> {
        let mut keys = Keys::default();
        let letters: Vec<char> = letters.to_lowercase().chars().collect();
        if letters.len() > 12
            || letters.iter().any(|letter| !letter.is_alphabetic() || "qn".contains(*letter))
        {
            return None;
        }
        for (place, &letter) in letters.iter().enumerate() {
            keys.block[place / 4][place % 4] = letter;
        }
        let distinct: BTreeSet<char> = keys.block.iter().flatten().copied().collect();
        let mut free = BESIDE.into_iter().chain(BLOCK.into_iter().flatten());
        keys.beside = keys.beside.map(|letter| free.find(|free| !distinct.contains(free)).unwrap_or(letter));
        (distinct.len() == ROWS * COLUMNS).then_some(keys)
    }

    /// The letter on the card at a place of the board, as it is shown; none beyond the eighth column.
    pub fn letter(&self, (row, column): (usize, usize)) -> Option<char> {
        let block = self.block.get(row).and_then(|row| row.get(column));
        let letter = if column == COLUMNS { self.beside.get(row) } else { block };
        letter.map(char::to_ascii_uppercase)
    }

    /// The letter on a card that lies beside the board, as it is shown.
    pub fn letter_beside(&self, place: usize) -> Option<char> {
        self.beside.get(place).map(char::to_ascii_uppercase)
    }

    /// Which of the cards beside the board is meant, counted from 0.
    pub fn place_beside(&self, typed: char) -> Option<usize> {
        let find = |letter: char| self.beside.iter().position(|&known| known == letter);
        typed.to_lowercase().next().and_then(find).or_else(|| find(latin(typed)))
    }

    pub fn place(&self, typed: char) -> Option<(usize, usize)> {
        let find = |letter: char| self.block.iter().flatten().position(|&known| known == letter);
        // The player's own letters go first.
        let own = typed.to_lowercase().next().and_then(find);
        let block = own.or_else(|| find(latin(typed))).map(|place| (place / COLUMNS, place % COLUMNS));
        block.or_else(|| Some((self.place_beside(typed).filter(|&row| row < ROWS)?, COLUMNS)))
    }
}

/// The letter that a Latin keyboard has where this one was typed.
pub fn latin(typed: char) -> char {
    let letter = typed.to_lowercase().next().unwrap_or(typed);
    let place = [RUSSIAN, HEBREW].iter().find_map(|row| row.chars().position(|known| known == letter));
    place.and_then(|place| LATIN.chars().nth(place)).unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn russian_and_hebrew_keyboards_reach_the_same_places() {
        let keys = Keys::default();
        for (latin_key, russian, hebrew) in
            [('w', 'ц', '\''), ('g', 'п', 'ע'), ('x', 'ч', 'ס'), ('I', 'Ш', 'ן')]
        {
            let place = keys.place(latin_key);
            assert!(place.is_some());
            assert_eq!((keys.place(russian), keys.place(hebrew)), (place, place));
        }
        assert_eq!((latin('й'), latin('/'), latin('т'), latin('מ')), ('q', 'q', 'n', 'n'));
        assert_eq!((keys.place('q'), keys.place('n'), keys.place('1')), (None, None, None));
        assert_eq!(LATIN.chars().count(), RUSSIAN.chars().count());
        assert_eq!(LATIN.chars().count(), HEBREW.chars().count());
    }

    #[test]
    fn letters_of_ones_own_choice_are_distinct_and_leave_q_and_n() {
        let azerty = Keys::chosen("zertsdfgxcvb").unwrap();
        assert_eq!(
            (azerty.letter((0, 0)), azerty.place('z'), azerty.place('w')),
            (Some('Z'), Some((0, 0)), None)
        );
        assert_eq!(azerty.letter_beside(4), Some(';'), "a letter of the block is not one beside it");
        assert_eq!(["qert", "eert", "12"].map(Keys::chosen), [None, None, None]);
    }
}
