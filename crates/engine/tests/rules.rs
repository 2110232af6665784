//! Rules as data: the table of editions cell by cell, files, and combinations that do not fit together.

use engine::{
    Booklet, Calling, Deck, ENGLISH, Edition, FRENCH, Green, HEBREW, ITALIAN, LonePlayer, MiddleShading,
    NoSet, Others, RUSSIAN, RuleChoice, RuleSheet, RuleSource, Rules, RulesError, Scoring, Symbols, Variant,
    Widened, WrongCall,
};

/// The booklets in the order of the table in the rules.
const BOOKLETS: [&Booklet; 5] = [&ENGLISH, &ITALIAN, &RUSSIAN, &HEBREW, &FRENCH];

/// One line of the table, from left to right.
fn line<T>(cell: impl Fn(&Booklet) -> T) -> [T; 5] {
    BOOKLETS.map(cell)
}

fn only(value: &str) -> Deck {
    Deck::Only(value.parse().expect("a value"))
}

fn read(toml: &str) -> Result<Rules, String> {
    toml::from_str(toml).map_err(|error| error.to_string())
}

#[test]
fn an_edition_has_its_own_booklet() {
    assert_eq!(line(|booklet| booklet.edition), Edition::ALL);
    for booklet in BOOKLETS {
        assert_eq!(booklet.edition.booklet(), booklet);
        assert_eq!((booklet.full.edition, booklet.full.variant), (booklet.edition, Variant::Full));
    }
}

#[test]
fn an_edition_draws_what_its_booklet_describes() {
    use Symbols::{Diamond, Rectangle};
    assert_eq!(line(|booklet| booklet.full.symbols), [Diamond, Diamond, Rectangle, Diamond, Rectangle]);
    let greens = [Green::Green, Green::Green, Green::Green, Green::Green, Green::Turquoise];
    assert_eq!(line(|booklet| booklet.full.green), greens);
    use MiddleShading::{Dotted, Striped};
    assert_eq!(line(|booklet| booklet.full.middle_shading), [Striped, Striped, Dotted, Striped, Dotted]);
    let drawn = |value: &str| line(|booklet| booklet.full.drawn(value.parse().unwrap()));
    assert_eq!(drawn("squiggle"), ["squiggle", "squiggle", "wave", "squiggle", "wave"]);
    assert_eq!(drawn("diamond"), ["diamond", "diamond", "rectangle", "diamond", "rectangle"]);
    assert_eq!(drawn("green"), ["green", "green", "green", "green", "turquoise"]);
    assert_eq!(drawn("striped"), ["striped", "striped", "dotted", "striped", "dotted"]);
    assert_eq!(drawn("oval"), ["oval"; 5]);
}

#[test]
fn an_edition_lays_out_what_its_booklet_says() {
    assert_eq!(line(|booklet| booklet.full.deck), [Deck::Full; 5]);
    assert_eq!(line(|booklet| booklet.full.layout), [12; 5]);
    assert_eq!(line(|booklet| booklet.full.rows), [0, 0, 3, 0, 3]);
    assert_eq!(line(|booklet| booklet.full.widened), [Widened::NotReplaced; 5]);
    let agree = NoSet::AllAgree;
    assert_eq!(line(|booklet| booklet.full.no_set), [agree, agree, agree, agree, NoSet::AllAgreeOrLongTime]);
}

#[test]
fn an_edition_treats_calls_as_its_booklet_says() {
    let call = Calling::CallThenPick;
    assert_eq!(line(|booklet| booklet.full.calling), [call, call, call, Calling::CallAndPickAtOnce, call]);
    use Others::{MayNotPick, MayNotPickOrCall, MayNotTouchOrCall};
    let others = [MayNotPick, MayNotPick, MayNotTouchOrCall, MayNotPickOrCall, MayNotTouchOrCall];
    assert_eq!(line(|booklet| booklet.full.others), others);
    use WrongCall::{LockOut, LosePoint};
    assert_eq!(line(|booklet| booklet.full.wrong_call), [LosePoint, LosePoint, LockOut, LosePoint, LockOut]);
}

#[test]
fn an_edition_counts_as_its_booklet_says() {
    use Scoring::{MostSets, PointPerSet, PointPerSetMinusWrongCalls};
    let scoring = [PointPerSet, PointPerSet, PointPerSet, PointPerSetMinusWrongCalls, MostSets];
    assert_eq!(line(|booklet| booklet.full.scoring), scoring);
    assert_eq!(line(|booklet| booklet.full.rounds), [0, 0, 0, 0, 1]);
    assert_eq!(line(|booklet| booklet.full.first_to), [0; 5]);
    assert_eq!(line(|booklet| booklet.full.set_master), [false; 5]);
    use LonePlayer::{Loses, Silent};
    assert_eq!(line(|booklet| booklet.alone), [Loses, Loses, Silent, Silent, Silent]);
}

#[test]
fn an_edition_starts_quickly_as_its_booklet_says() {
    let (red, solid) = (only("red"), only("solid"));
    assert_eq!(line(|booklet| booklet.quick_deck), [red, solid, solid, solid, red]);
    assert_eq!(line(|booklet| booklet.quick_layout), [9, 9, 12, 12, 9]);
    assert_eq!(line(|booklet| booklet.quick_rows), [0, 0, 3, 0, 3]);
    for booklet in BOOKLETS {
        let quick = RuleSheet::of(booklet.edition, Variant::Quick);
        let fields = (quick.deck, quick.layout, quick.rows);
        assert_eq!(fields, (booklet.quick_deck, booklet.quick_layout, booklet.quick_rows));
    }
}

#[test]
fn an_edition_knows_its_extras() {
    use Variant::{Forever, Full, Quick, QuickPuzzle, Solitaire};
    let knows: [&[Variant]; 5] = [
        &[Full, Quick, Solitaire, QuickPuzzle],
        &[Full, Quick, Solitaire],
        &[Full, Quick],
        &[Full, Quick],
        &[Full, Quick, Forever],
    ];
    assert_eq!(line(|booklet| booklet.knows), knows);
    let odds: [&[(u8, u16)]; 5] = [&[], &[], &[], &[(12, 970), (15, 999)], &[]];
    assert_eq!(line(|booklet| booklet.claimed_odds), odds);
}

#[test]
fn where_booklets_are_silent_the_house_decides() {
    for booklet in BOOKLETS {
        let full = booklet.full;
        let times = (full.call_window_s, full.silence_s, full.long_time_s, full.deal_within_s);
        // The Hebrew booklet says "immediately".
        let window = if booklet.edition == Edition::Hebrew { 3 } else { 5 };
        assert_eq!(times, (window, 15, 90, 10));
        assert_eq!(full.photo_finish_ms, 150);
    }
}

#[test]
fn every_variant_of_every_edition_fits_together() {
    for &edition in Edition::ALL {
        for &variant in Variant::ALL {
            let rules = Rules::of(edition, variant);
            assert_eq!((rules.edition, rules.variant), (edition, variant));
            assert_eq!(rules.has_one_seat(), variant.is_alone());
            assert_eq!(rules.set_master, variant == Variant::Forever);
        }
        let forever = Rules::of(edition, Variant::Forever);
        let fields = (forever.scoring, forever.rounds, forever.players_needed());
        assert_eq!(fields, (Scoring::PointPerCard, 0, 3));
        let puzzle = Rules::of(edition, Variant::QuickPuzzle);
        assert_eq!((puzzle.deck, puzzle.layout), (only("solid"), 9));
        assert_eq!(Variant::QuickPuzzle.puzzle_sets(), Some(4));
        let daily = Rules::of(edition, Variant::Daily);
        assert_eq!((daily.deck, daily.layout), (Deck::Full, 12));
        assert_eq!(Variant::Daily.puzzle_sets(), Some(6));
    }
}

#[test]
fn speed_is_the_same_game_in_every_edition_and_its_source_is_the_house() {
    for &edition in Edition::ALL {
        let speed = Rules::of(edition, Variant::Speed);
        assert_eq!((speed.calling, speed.no_set), (Calling::QuickClaims, NoSet::AtOnce));
        assert_eq!((speed.wrong_call, speed.wait_s), (WrongCall::Wait, 3));
        assert_eq!((speed.deck, speed.layout, speed.rounds), (Deck::Full, 12, 1));
        assert_eq!(speed.scoring, Scoring::PointPerSet);
        assert_eq!(edition.source(Variant::Speed), RuleSource::House);
        assert_eq!(speed.symbols, edition.booklet().full.symbols, "the edition draws the cards");
    }
}

#[test]
fn a_rule_of_later_is_not_written_while_it_has_its_usual_value() {
    let usual = serde_json::to_string(&Rules::of(Edition::Russian, Variant::Full)).unwrap();
    assert!(!usual.contains("wait"), "{usual}");
    let changed = read("edition = 'english'\nwrong_call = 'wait'\nwait_s = 9").unwrap();
    let text = serde_json::to_string(&changed).unwrap();
    assert!(text.contains(r#""wrong_call":"wait","wait_s":9"#), "{text}");
    assert_eq!(serde_json::from_str::<Rules>(&text).unwrap(), changed);
}

#[test]
fn a_variant_that_a_booklet_does_not_know_comes_from_the_nearest_that_does() {
    use Edition::{English, French, Hebrew, Italian, Russian};
    for &edition in Edition::ALL {
        assert_eq!(edition.source(Variant::Full), RuleSource::Own);
        assert_eq!(edition.source(Variant::Quick), RuleSource::Own);
        assert_eq!(edition.source(Variant::Practice), RuleSource::House);
        assert_eq!(edition.source(Variant::Daily), RuleSource::House);
    }
    assert_eq!(French.source(Variant::Forever), RuleSource::Own);
    for edition in [English, Italian, Russian, Hebrew] {
        assert_eq!(edition.source(Variant::Forever), RuleSource::Borrowed(French));
    }
    assert_eq!(Italian.source(Variant::Solitaire), RuleSource::Own);
    for edition in [Russian, Hebrew, French] {
        assert_eq!(edition.source(Variant::Solitaire), RuleSource::Borrowed(English));
    }
    assert_eq!(English.source(Variant::QuickPuzzle), RuleSource::Own);
    for edition in [Italian, Russian, Hebrew, French] {
        assert_eq!(edition.source(Variant::QuickPuzzle), RuleSource::Borrowed(English));
    }
}

#[test]
fn rules_survive_writing_and_reading() {
    for &edition in Edition::ALL {
        for &variant in Variant::ALL {
            let rules = Rules::of(edition, variant);
            assert_eq!(read(&toml::to_string(&rules).unwrap()), Ok(rules.clone()));
            let json = serde_json::to_string(&rules).unwrap();
            assert_eq!(serde_json::from_str::<Rules>(&json).unwrap(), rules);
            let choice = RuleChoice::new(edition, variant);
            assert_eq!(read(&toml::to_string(&choice).unwrap()), Ok(rules));
        }
    }
}

#[test]
fn a_file_need_only_say_what_is_different() {
    let french = Rules::of(Edition::French, Variant::Full);
    assert_eq!(read("edition = 'french'"), Ok(french.clone()));
    let changed = RuleSheet { wrong_call: WrongCall::Nothing, ..french.into() };
    assert_eq!(read("edition = 'french'\nwrong_call = 'nothing'"), Ok(Rules::new(changed).unwrap()));
    let quick = read("edition = 'english'\nvariant = 'quick'\ndeck = 'purple'").unwrap();
    assert_eq!((quick.deck, quick.layout), (only("purple"), 9));
    let json: Rules = serde_json::from_str(r#"{"edition":"hebrew","first_to":9}"#).unwrap();
    assert_eq!((json.first_to, json.calling), (9, Calling::CallAndPickAtOnce));
}

#[test]
fn unknown_fields_words_and_values_are_errors_that_name_them() {
    let wrong = [
        ("", "edition"),
        ("edition = 'klingon'", "klingon"),
        ("edition = 'french'\nvariant = 'quickly'", "quickly"),
        ("edition = 'french'\nlayuot = 12", "layuot"),
        ("edition = 'french'\ndeck = 'blue'", "blue"),
        ("edition = 'french'\nwrong_call = 'jail'", "jail"),
        ("edition = 'french'\nlayout = 300", "300"),
        ("edition = 'french'\nlayout = -3", "-3"),
        ("edition = 'french'\nset_master = 'yes'", "yes"),
        ("edition = 'french'\ncall_window_s = 0", "call_window_s is 0, but must be from 2 to 15"),
    ];
    for (toml, named) in wrong {
        let error = read(toml).expect_err(toml);
        assert!(error.contains(named), "{error}");
    }
}

/// The error of a change of the English full game.
fn error(change: impl FnOnce(&mut RuleChoice)) -> RulesError {
    let mut choice = RuleChoice::new(Edition::English, Variant::Full);
    change(&mut choice);
    Rules::try_from(choice).expect_err("this does not fit together")
}

#[test]
fn combinations_that_do_not_fit_together_say_what_does_not() {
    assert_eq!(error(|rules| rules.layout = Some(13)), RulesError::LayoutNotThrees { layout: 13 });
    assert_eq!(error(|rules| rules.rows = Some(5)), RulesError::RowsDoNotFill { rows: 5, layout: 12 });
    let two = error(|rules| (rules.set_master, rules.seats) = (Some(true), Some(2)));
    assert_eq!(two, RulesError::SetMasterNeedsThree { seats: 2 });
    let variant = Variant::Solitaire;
    let several = error(|rules| (rules.variant, rules.seats) = (variant, Some(2)));
    assert_eq!(several, RulesError::AloneMeansOneSeat { variant, seats: 2 });
    assert_eq!(error(|rules| rules.scoring = Some(Scoring::MostSets)), RulesError::MostSetsKnowsNoPoints);
    for wrong_call in [WrongCall::LockOut, WrongCall::Nothing, WrongCall::Wait] {
        let nothing = error(|rules| (rules.edition, rules.wrong_call) = (Edition::Hebrew, Some(wrong_call)));
        assert_eq!(nothing, RulesError::NothingToSubtract { wrong_call });
    }
    for variant in [Variant::Solitaire, Variant::QuickPuzzle, Variant::Daily] {
        let never = error(|rules| (rules.variant, rules.no_set) = (variant, Some(NoSet::AtOnce)));
        assert_eq!(never, RulesError::NeverWidened { variant });
    }
    let (quick, daily) = (Variant::QuickPuzzle, Variant::Daily);
    let full_deck = error(|rules| (rules.variant, rules.deck) = (quick, Some(Deck::Full)));
    assert_eq!(full_deck, RulesError::PuzzleNeeds { variant: quick, deck: 27, layout: 9 });
    let fifteen = error(|rules| (rules.variant, rules.layout) = (daily, Some(15)));
    assert_eq!(fifteen, RulesError::PuzzleNeeds { variant: daily, deck: 81, layout: 12 });
}

#[test]
fn numbers_stay_within_what_the_rules_allow() {
    type Change = fn(&mut RuleChoice, u16);
    let ranges: [(&str, Change, u16, u16); 10] = [
        ("layout", |rules, value| rules.layout = Some(value as u8), 9, 18),
        ("call_window_s", |rules, value| rules.call_window_s = Some(value), 2, 15),
        ("photo_finish_ms", |rules, value| rules.photo_finish_ms = Some(value), 0, 300),
        ("wait_s", |rules, value| rules.wait_s = Some(value), 1, 30),
        ("silence_s", |rules, value| rules.silence_s = Some(value), 5, 60),
        ("long_time_s", |rules, value| rules.long_time_s = Some(value), 30, 900),
        ("first_to", |rules, value| rules.first_to = Some(value as u8), 0, 27),
        ("rounds", |rules, value| rules.rounds = Some(value as u8), 0, 20),
        ("deal_within_s", |rules, value| rules.deal_within_s = Some(value), 5, 120),
        ("seats", |rules, value| rules.seats = Some(value as u8), 1, 12),
    ];
    for (field, change, least, most) in ranges {
        for value in [least, most] {
            let mut choice = RuleChoice::new(Edition::English, Variant::Full);
            change(&mut choice, value);
            assert!(Rules::try_from(choice).is_ok(), "{field} = {value}");
        }
        for value in [least.checked_sub(1), Some(most + 1)].into_iter().flatten() {
            let out_of_range = match (field, value) {
                // With cards that lie face down, and with another deck, there could be more.
                ("layout", 19) => RulesError::OutOfRangeWith { field, value, least, most, deck: None },
                ("first_to", _) => {
                    RulesError::OutOfRangeWith { field, value, least, most, deck: Some(Deck::Full) }
                }
                _ => RulesError::OutOfRange { field, value, least, most },
            };
            assert_eq!(error(|rules| change(rules, value)), out_of_range);
        }
    }
}

#[test]
fn a_small_deck_allows_less() {
    let deck = "red".parse().ok();
    let layout = RulesError::OutOfRangeWith { field: "layout", value: 15, least: 9, most: 12, deck };
    assert_eq!(error(|rules| (rules.variant, rules.layout) = (Variant::Quick, Some(15))), layout);
    let first_to = RulesError::OutOfRangeWith { field: "first_to", value: 10, least: 0, most: 9, deck };
    assert_eq!(error(|rules| (rules.variant, rules.first_to) = (Variant::Quick, Some(10))), first_to);
}

#[test]
fn every_error_is_a_sentence_with_its_facts() {
    let subtracting =
        error(|rules| (rules.edition, rules.wrong_call) = (Edition::Hebrew, Some(WrongCall::Nothing)));
    let puzzle = error(|rules| (rules.variant, rules.layout) = (Variant::QuickPuzzle, Some(12)));
    let stuck = error(|rules| (rules.variant, rules.no_set) = (Variant::Solitaire, Some(NoSet::AtOnce)));
    let errors = [
        (error(|rules| rules.layout = Some(13)), "13"),
        (error(|rules| rules.rows = Some(5)), "12 cards do not fill 5"),
        (error(|rules| rules.seats = Some(13)), "seats is 13"),
        (error(|rules| (rules.set_master, rules.seats) = (Some(true), Some(2))), "3 players, not 2"),
        (error(|rules| (rules.variant, rules.seats) = (Variant::Daily, Some(2))), "daily"),
        (error(|rules| rules.scoring = Some(Scoring::MostSets)), "most Sets"),
        (subtracting, "point-per-set-minus-wrong-calls, but wrong_call is nothing"),
        (stuck, "no_set is at-once, but variant is solitaire"),
        (puzzle, "9 cards of a 27-card"),
    ];
    for (error, fact) in errors {
        assert!(error.to_string().contains(fact), "{error}");
    }
}
