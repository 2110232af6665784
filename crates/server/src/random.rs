//! Random ids, seeds and codes from the operating system's generator.

/// Characters that are hard to confuse when read aloud or typed.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Random bytes. Panics without the operating system's generator, because nothing could be kept secret.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    #[cfg(test)]
    if crate::world::fill(&mut bytes) {
        return bytes;
    }
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    bytes
}

/// A random text of letters and digits that is easy to type.
pub(crate) fn letters(count: usize) -> String {
    (0..count).map(|_| letter(bytes::<1>()[0])).collect()
}

/// One of 32 letters and digits that are easy to type.
pub(crate) fn letter(byte: u8) -> char {
    char::from(LETTERS[usize::from(byte % 32)])
}

/// The place of one of these letters among them.
pub(crate) fn index_of(letter: u8) -> Option<usize> {
    LETTERS.iter().position(|&other| other == letter)
}
