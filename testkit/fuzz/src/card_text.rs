//! Texts of cards, decks, seeds, names and the words of rules.

use engine::{
    Card, Claim, Contribution, Deck, DisplayName, Edition, Level, Pack, PlayerId, Rules, Secret, Seed,
    Target, Value, Variant, all_sets, first_set,
};

pub(crate) fn run(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    let words = text.split(|letter: char| letter.is_whitespace() || letter == ',');
    let cards: Vec<Card> = words.clone().filter_map(|word| word.parse().ok()).collect();
    for word in words.take(20) {
        read_word(word);
    }
    for name in text.lines().take(20) {
        if let Ok(name) = DisplayName::new(name) {
            assert_eq!(DisplayName::new(name.as_str()), Ok(name));
        }
        let _ = PlayerId::new(name);
    }
    // Other cards have a finder of their own.
    let is_usual = |card: &Card| Pack::from(Deck::Full).contains(*card);
    let usual: Vec<Card> = cards.iter().copied().filter(is_usual).collect();
    assert_eq!(first_set(&usual), all_sets(&usual).first().copied());
    if let Ok(claim) = Claim::new(&usual[..usual.len().min(3)]) {
        assert_eq!(claim.triple().is_some_and(engine::is_set), claim.is_find(Target::Set));
    }
    for variant in [Variant::Full, Variant::QuickPuzzle, Variant::Daily] {
        let _ = Secret::stacked(Seed::new([7; 32]), &Rules::of(Edition::French, variant), cards.clone());
    }
}

fn read_word(word: &str) {
    if let Ok(card) = word.parse::<Card>() {
        assert_eq!(card.to_string().parse(), Ok(card));
    }
    if let Ok(deck) = word.parse::<Deck>() {
        assert_eq!(deck.to_string().parse(), Ok(deck));
    }
    if let Ok(seed) = word.parse::<Seed>() {
        assert_eq!(seed.to_string().parse(), Ok(seed));
    }
    let _ = word.parse::<Contribution>();
    let _ = word.parse::<Value>();
    let _ = word.parse::<Level>();
    let _ = word.parse::<Variant>();
    let _ = word.parse::<Edition>();
}
