//! A small figure for each player, built of three blocks that the player's id chooses.

/// The blocks of a figure of 48 × 48 units, from the head to the feet.
const BLOCKS: [[&str; 6]; 3] = [
    [
        "M15 12a9 9 0 0 1 18 0 9 9 0 0 1-18 0",
        "M24 1 35 12 24 21 13 12Z",
        "M24 2 36 21H12Z",
        "M15 4h18v17H15Z",
        "M24 0C36 12 33 21 24 21S12 12 24 0",
        "M13 21C13 0 35 0 35 21Z",
    ],
    [
        "M9 28C9 19 39 19 39 28S9 37 9 28",
        "M13 22h22v13H13Z",
        "M10 22h28L29 28 38 35H10L19 28Z",
        "M24 21 40 28 24 36 8 28Z",
        "M7 22h34L33 35H15Z",
        "M10 22c9-3 19 3 28 0v13c-9 3-19-3-28 0Z",
    ],
    [
        "M13 36h8v11h-8ZM27 36h8v11h-8Z",
        "M9 47C9 33 39 33 39 47Z",
        "M18 36h12L40 47H8Z",
        "M12 36h24v11H12Z",
        "M16 36h16l7 11H28L24 41 20 47H9Z",
        "M8 42C8 34 40 34 40 42S8 50 8 42",
    ],
];

/// The figure of the player with this id as the content of an `svg` element of 48 × 48 units.
pub fn figure(player: &str) -> String {
    // FNV-1a, which differs much for ids that differ little.
    let mut hash =
        player.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    hash ^= hash >> 15;
    let mut drawing = String::new();
    for blocks in BLOCKS {
        drawing += r#"<path d=""#;
        drawing += blocks[hash as usize % blocks.len()];
        drawing += r#""/>"#;
        hash /= blocks.len() as u32;
    }
    drawing + r#"<path class="eyes" d="M20 13h0M28 13h0"/>"#
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn a_player_keeps_the_figure_and_others_rarely_have_it() {
        assert_eq!(figure("maya"), figure("maya"));
        let figures: BTreeSet<String> = (0..12).map(|bot| figure(&format!("bot:{bot}"))).collect();
        assert!(figures.len() >= 10, "{} of 12 bots differ", figures.len());
        let figures: BTreeSet<String> =
            (0..2_000).map(|player| figure(&format!("player-{player}"))).collect();
        assert_eq!(figures.len(), 216, "every figure occurs");
    }
}
