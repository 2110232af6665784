//! Sentences about players: the reader is "you" in every language, and the others have their names.

use std::collections::BTreeSet;

use engine::{
    Agreement, Beaten, Board, Card, Claim, DisplayName, Edition, Emote, Ending, Event, Fact, Handicap,
    MatchResult, Outcome, Penalty, PlayerId, Refusal, Rules, SeatNumber, Seed, Time, Variant,
};
use words::{Language, Reader, Words};

const ANN: SeatNumber = SeatNumber(0);
const BOB: SeatNumber = SeatNumber(1);
const CEM: SeatNumber = SeatNumber(2);
/// Letters that no message has.
const NAMES: [&str; 3] = ["Ǎnn", "Ɓob", "Ɖem"];

fn event(fact: Fact) -> Event {
    Event { at: Time(0), fact }
}

fn name(text: &str) -> DisplayName {
    DisplayName::new(text).unwrap()
}

fn cards<const N: usize>(texts: [&str; N]) -> [Card; N] {
    texts.map(|text| text.parse().unwrap())
}

fn board() -> Board {
    board_of(Variant::Full)
}

fn board_of(variant: Variant) -> Board {
    let opened = Fact::Opened {
        rules: Rules::of(Edition::English, variant),
        commitment: Seed::new([7; 32]).commitment(),
        listed: false,
        matched: false,
        challenge: None,
        random: None,
        semantics: Default::default(),
    };
    let mut board = Board::open(&event(opened)).unwrap();
    for (seat, text) in [ANN, BOB, CEM].into_iter().zip(NAMES) {
        let player = PlayerId::new(text).unwrap();
        board.apply(&event(Fact::Sat { seat, player, name: name(text), bot: None }));
    }
    board
}

/// Every kind of event that is about one seat.
fn about(seat: SeatNumber) -> Vec<Fact> {
    let set = Claim::new(&cards(["1srd", "2srd", "3srd"])).unwrap();
    let wrong = Claim::new(&cards(["1srd", "2srd", "3tgd"])).unwrap();
    let beaten = vec![Beaten { seat, by: 120 }];
    vec![
        Fact::Left { seat },
        Fact::Away { seat },
        Fact::Back { seat },
        Fact::Handicapped { seat, handicap: Handicap::new(1500, 1).unwrap() },
        Fact::Dealt { round: 1, dealer: seat, cards: Vec::new() },
        Fact::Called { seat, until: Time(9), beaten: beaten.clone() },
        Fact::Taken { seat, cards: set, dealt: Vec::new(), beaten },
        Fact::Found { seat, cards: set },
        Fact::WrongCall { seat, cards: Some(wrong), penalty: Penalty::Point, until: None },
        Fact::WrongCall { seat, cards: None, penalty: Penalty::LockedOut, until: None },
        Fact::SaidNoSet { seat, until: None },
        Fact::RoundEnded {
            why: Ending::FirstTo { seat },
            seed: None,
            commitment: Seed::new([7; 32]).commitment(),
        },
        Fact::Scored { seat, finished: true },
        Fact::Turned { seat, place: 3, card: set.cards()[0], until: Time(9) },
        Fact::TurnsEnded { seat, until: Time(9) },
        Fact::HostChanged { seat },
        Fact::Removed { seat },
        Fact::Emoted { seat, emote: Emote::ALL[0] },
        won(&[seat]),
    ]
}

fn won(winners: &[SeatNumber]) -> Fact {
    Fact::MatchEnded { result: MatchResult { winners: winners.to_vec(), outcome: Outcome::Totals } }
}

fn told(language: Language, fact: Fact, seat: Option<SeatNumber>) -> String {
    Words::new(language).event(&board(), &event(fact), Reader::at(seat)).join(" ")
}

#[test]
fn the_reader_is_you_and_the_others_have_names() {
    for &language in Language::ALL {
        for fact in about(BOB) {
            let [own, other] = [Some(BOB), None].map(|reader| told(language, fact.clone(), reader));
            assert!(!own.contains(NAMES[1]), "{language:?}: {own}");
            assert!(other.contains(NAMES[1]), "{language:?}: {other}");
            assert_eq!(told(language, fact, Some(ANN)), other, "a third player reads the name");
        }
    }
}

/// The sentences of an event at a table of a mode, for a spectator.
fn told_in(variant: Variant, language: Language, fact: Fact) -> Vec<String> {
    Words::new(language).event(&board_of(variant), &event(fact), Reader::default())
}

fn claim<const N: usize>(texts: [&str; N]) -> Claim {
    Claim::new(&cards(texts)).unwrap()
}

#[test]
fn a_wrong_call_is_explained_by_what_the_table_looks_for() {
    let wrong = |variant, claim| {
        let fact = Fact::WrongCall { seat: BOB, cards: Some(claim), penalty: Penalty::Nothing, until: None };
        told_in(variant, Language::En, fact)
    };
    let apart = wrong(Variant::TwoPairs, claim(["1sro", "3sro", "1sgo", "3tpo"]));
    assert!(apart[0].starts_with("Not two pairs: Ɓob picked one solid red oval, "), "{apart:?}");
    assert!(apart[1].contains("Different cards complete them: "), "{apart:?}");
    let four = wrong(Variant::Fours, claim(["1srd", "2srd", "3srd", "4xrh"]));
    assert_eq!(
        four[1..],
        [
            "Shading: solid on 3 cards and crossed on 1 card. That does not fit.",
            "Symbol: diamonds on 3 cards and hexagons on 1 card. That does not fit.",
        ]
    );
    let six = wrong(Variant::Six, claim(["1srd", "2srd", "3srd", "1trd", "2trd", "3erd"]));
    assert_eq!(
        six[1..],
        ["Shading: solid on 3 cards, striped on 2 cards, and open on 1 card. That does not fit."]
    );
    let border = wrong(Variant::FiveFeatures, claim(["1srdi", "2srdi", "3srdk"]));
    assert_eq!(border[1..], ["Border: two are single and one is not."]);
}

#[test]
fn own_boards_are_told_without_their_cards() {
    let told = |fact| told_in(Variant::Sprint10, Language::En, fact);
    let dealt = Fact::Dealt { round: 1, dealer: BOB, cards: Vec::new() };
    assert_eq!(told(dealt), ["Round 1: Ɓob dealt 12 cards."]);
    let wrong = Fact::WrongCall { seat: BOB, cards: None, penalty: Penalty::Nothing, until: None };
    assert_eq!(told(wrong), ["Ɓob got one wrong."]);
    let scored = |finished| Fact::Scored { seat: BOB, finished };
    assert_eq!(told(scored(false)), ["Ɓob found a Set."]);
    assert_eq!(told(scored(true)), ["Ɓob found a Set.", "Ɓob has finished."]);
}

#[test]
fn finds_of_every_target_have_their_names() {
    let find = claim(["1sro", "3sro", "1sgo", "3spo"]);
    for &language in Language::ALL {
        let modes = [Variant::Speed, Variant::TwoPairs, Variant::Six, Variant::Fours];
        let facts: [fn(Claim) -> Fact; 3] = [
            |cards| Fact::Taken { seat: BOB, cards, dealt: Vec::new(), beaten: Vec::new() },
            |cards| Fact::WrongCall { seat: BOB, cards: Some(cards), penalty: Penalty::Nothing, until: None },
            |_| Fact::Scored { seat: BOB, finished: false },
        ];
        for fact in facts {
            let told = modes.map(|mode| told_in(mode, language, fact(find))[0].clone());
            assert_eq!(BTreeSet::from(told.clone()).len(), modes.len(), "{told:?}");
        }
        let grown = |mode, cards: &[&str]| {
            let cards = cards.iter().map(|card| card.parse().unwrap()).collect();
            told_in(mode, language, Fact::Widened { why: Agreement::AtOnce, cards }).concat()
        };
        assert_ne!(grown(Variant::Speed, &["1srd"; 3]), grown(Variant::Six, &["1srd"; 2]));
    }
}

#[test]
fn what_is_agreed_on_names_neither_sets_nor_three_cards_where_there_are_none() {
    let two = cards(["1srd", "2srd"]).to_vec();
    for (why, sentence) in [
        (Agreement::All, "Everyone agrees: 2 more cards."),
        (Agreement::Silence, "No one objects: 2 more cards."),
        (Agreement::LongTime, "Nothing found for a long time: 2 more cards."),
    ] {
        let grown = Fact::Widened { why, cards: two.clone() };
        assert_eq!(told_in(Variant::Six, Language::En, grown), [sentence]);
    }
    let said = told_in(Variant::Fours, Language::En, Fact::SaidNoSet { seat: ANN, until: None });
    assert_eq!(said, ["Ǎnn said “Nothing here.”"]);
    let locked = Words::default().penalty(Penalty::LockedOut, &board_of(Variant::Fours), ("you", ""));
    assert_eq!(locked.as_deref(), Some("You’re locked out until someone else makes a find."));
}

#[test]
fn winners_are_listed_with_an_and() {
    let english = |winners: &[SeatNumber], reader| told(Language::En, won(winners), reader);
    assert_eq!(english(&[ANN], Some(ANN)), "You won!");
    assert_eq!(english(&[ANN], Some(BOB)), "Ǎnn won.");
    assert_eq!(english(&[ANN, BOB], Some(CEM)), "A tie! Ǎnn and Ɓob share the win.");
    assert_eq!(english(&[ANN, BOB, CEM], None), "A tie! Ǎnn, Ɓob, and Ɖem share the win.");
    assert_eq!(english(&[ANN, BOB, CEM], Some(ANN)), "A tie! You share the win with Ɓob and Ɖem.");
    let and = [(Language::Fr, " et "), (Language::It, " e "), (Language::Ru, " и "), (Language::He, " ו־")];
    for (language, and) in and {
        let told = told(language, won(&[ANN, BOB, CEM]), None);
        assert!(told.contains(&format!("Ǎnn, Ɓob{and}Ɖem")), "{told}");
    }
}

#[test]
fn listed_names_keep_their_own_direction() {
    let words = Words::new(Language::He).with_isolation(true);
    assert_eq!(words.list(&["Ann", "דנה"]), "\u{2068}Ann\u{2069} ו\u{2068}דנה\u{2069}");
    assert_eq!(words.list(&["Ann"]), "Ann", "the sentence around it isolates it");
    assert_eq!(words.list(&[] as &[&str]), "");
}

#[test]
fn another_name_is_told_with_the_old_one() {
    let mut board = board();
    let renamed = event(Fact::Renamed { seat: ANN, name: name("Zoe") });
    board.apply(&renamed);
    let told = |seat| {
        let reader = Reader { seat, former_name: Some("Ǎnn") };
        Words::new(Language::En).event(&board, &renamed, reader).concat()
    };
    assert_eq!(told(Some(BOB)), "Ǎnn is now called Zoe.");
    assert_eq!(told(Some(ANN)), "You are now called Zoe.");
}

#[test]
fn a_card_that_is_gone_is_named_as_it_is_drawn() {
    let refusal = Refusal::NotOnTable { card: "2trd".parse().unwrap() };
    let rules = Rules::of(Edition::French, Variant::Full);
    let words = Words::new(Language::En);
    let told = words.refusal(&refusal, Some(&rules));
    assert_eq!(told, "That card is no longer on the table: two dotted red rectangles.");
    assert_eq!(words.refusal(&refusal, None), "That card is no longer on the table: 2trd.");
}

#[test]
fn a_player_who_lets_the_others_turn_first_is_told_of_no_mistake() {
    let refusal = Refusal::LockedOutFor { wait: 100 };
    let told =
        |variant| Words::new(Language::En).refusal(&refusal, Some(&Rules::of(Edition::English, variant)));
    assert_eq!(told(Variant::Blind), "One moment: the others may turn over cards first.");
    assert_eq!(told(Variant::Full), "Wrong call: wait 0.1 seconds.");
}
