//! Sentences about players: the reader is "you" in every language, and the others have their names.

use engine::{
    Beaten, Board, Card, Claim, DisplayName, Edition, Emote, Ending, Event, Fact, Handicap, MatchResult,
    Outcome, Penalty, PlayerId, Refusal, Rules, SeatNumber, Seed, Time, Variant,
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
    let opened = Fact::Opened {
        rules: Rules::of(Edition::English, Variant::Full),
        commitment: Seed::new([7; 32]).commitment(),
        listed: false,
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
