//! Randomness from the operating system: ids, seeds, codes.

/// Letters that are not mistaken for each other when read aloud or typed.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Random bytes. Without them nothing here could be kept secret, so a machine without them cannot serve.
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    bytes
}

/// A random text of letters and digits that people can type.
pub fn letters(count: usize) -> String {
    (0..count).map(|_| LETTERS[usize::from(bytes::<1>()[0] % 32)] as char).collect()
}
