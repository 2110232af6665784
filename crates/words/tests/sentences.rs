//! Sample sentences: agreement of gender, number and case in every language.

use std::collections::BTreeSet;

use engine::{
    Board, Claim, DisplayName, Edition, Event, Fact, Judgement, PlayerId, Refusal, RuleSheet, Rules,
    SeatNumber, Secret, Seed, Table, Target, Time, Variant,
};
use words::{Colours, Language, Reader, Words, message_ids, msg};

/// `two striped red diamond`, by the names of the values.
fn card(language: Language, values: &str) -> String {
    let [number, shading, colour, symbol] = values.split(' ').collect::<Vec<_>>()[..] else {
        panic!("{values} is no card")
    };
    Words::new(language).text(msg::CardName { number, shading, colour, symbol })
}

#[test]
fn cards_have_names_that_agree() {
    let names = [
        (Language::En, "one open purple oval", "one open purple oval"),
        (Language::En, "two striped red diamond", "two striped red diamonds"),
        (Language::En, "three dotted turquoise wave", "three dotted turquoise waves"),
        (Language::En, "two solid black oval", "two solid black ovals"),
        (Language::En, "four crossed blue hexagon", "four crossed blue hexagons"),
        (Language::Fr, "four crossed blue hexagon", "quatre hexagones bleus quadrillés"),
        (Language::Fr, "one crossed gray wave", "une vague grise quadrillée"),
        (Language::It, "four crossed blue hexagon", "quattro esagoni blu quadrettati"),
        (Language::It, "one crossed gray wave", "un’onda grigia quadrettata"),
        (Language::Ru, "four crossed blue hexagon", "четыре клетчатых синих шестиугольника"),
        (Language::Ru, "one crossed gray wave", "одна клетчатая серая волна"),
        (Language::He, "four crossed blue hexagon", "ארבעה משושים כחולים משובצים"),
        (Language::He, "four crossed gray oval", "ארבע אליפסות אפורות משובצות"),
        (Language::He, "one crossed blue hexagon", "משושה כחול משובץ אחד"),
        (Language::Fr, "one solid green squiggle", "une vague verte pleine"),
        (Language::Fr, "two striped red diamond", "deux losanges rouges hachurés"),
        (Language::Fr, "three dotted turquoise wave", "trois vagues turquoise en pointillés"),
        (Language::Fr, "one open purple rectangle", "un rectangle violet vide"),
        (Language::Fr, "two solid orange wave", "deux vagues orange pleines"),
        (Language::Fr, "one striped blue oval", "un ovale bleu hachuré"),
        (Language::Fr, "three open black squiggle", "trois vagues noires vides"),
        (Language::Fr, "one solid white wave", "une vague blanche pleine"),
        (Language::It, "one solid red wave", "un’onda rossa solida"),
        (Language::It, "two striped red diamond", "due rombi rossi tratteggiati"),
        (Language::It, "three open green squiggle", "tre virgolette verdi contornate"),
        (Language::It, "two dotted turquoise oval", "due ovali turchesi punteggiati"),
        (Language::It, "one striped purple rectangle", "un rettangolo viola tratteggiato"),
        (Language::It, "three solid orange oval", "tre ovali arancioni solidi"),
        (Language::It, "two open blue squiggle", "due virgolette blu contornate"),
        (Language::It, "one dotted black wave", "un’onda nera punteggiata"),
        (Language::It, "two solid white diamond", "due rombi bianchi solidi"),
        (Language::Ru, "one solid red diamond", "один закрашенный красный ромб"),
        (Language::Ru, "one open green wave", "одна пустая зелёная волна"),
        (Language::Ru, "two striped red diamond", "два полосатых красных ромба"),
        (Language::Ru, "two striped red wave", "две полосатые красные волны"),
        (Language::Ru, "three dotted purple rectangle", "три фиолетовых прямоугольника в крапинку"),
        (Language::Ru, "three dotted turquoise wave", "три бирюзовые волны в крапинку"),
        (Language::Ru, "one solid orange wave", "одна закрашенная оранжевая волна"),
        (Language::Ru, "two striped blue oval", "два полосатых синих овала"),
        (Language::Ru, "one dotted blue squiggle", "одна синяя волна в крапинку"),
        (Language::Ru, "three dotted black rectangle", "три чёрных прямоугольника в крапинку"),
        (Language::Ru, "two open white wave", "две пустые белые волны"),
        (Language::He, "one solid red diamond", "יהלום אדום מלא אחד"),
        (Language::He, "one striped green oval", "אליפסה ירוקה מקווקוות אחת"),
        (Language::He, "two striped red diamond", "שני יהלומים אדומים מקווקווים"),
        (Language::He, "three open purple oval", "שלוש אליפסות סגולות ריקות"),
        (Language::He, "three dotted turquoise wave", "שלושה גלים טורקיז מנוקדים"),
        (Language::He, "one solid orange oval", "אליפסה כתומה מלאה אחת"),
        (Language::He, "two striped blue diamond", "שני יהלומים כחולים מקווקווים"),
        (Language::He, "three open black oval", "שלוש אליפסות שחורות ריקות"),
        (Language::He, "one dotted white wave", "גל לבן מנוקד אחד"),
    ];
    for (language, values, name) in names {
        assert_eq!(card(language, values), name);
    }
}

#[test]
fn every_card_of_a_deck_has_its_own_name() {
    let decks = [
        [
            ["one", "two", "three"],
            ["solid", "striped", "open"],
            ["red", "green", "purple"],
            ["diamond", "oval", "squiggle"],
        ],
        [
            ["one", "two", "three"],
            ["solid", "dotted", "open"],
            ["red", "turquoise", "purple"],
            ["rectangle", "oval", "wave"],
        ],
    ];
    for &language in Language::ALL {
        for [numbers, shadings, colours, symbols] in decks {
            let mut names = BTreeSet::new();
            for index in 0..81 {
                let [number, shading, colour, symbol] = [
                    numbers[index / 27],
                    shadings[index / 9 % 3],
                    colours[index / 3 % 3],
                    symbols[index % 3],
                ];
                names.insert(Words::new(language).text(msg::CardName { number, shading, colour, symbol }));
            }
            assert_eq!(names.len(), 81, "{language:?}");
        }
    }
}

#[test]
fn every_colour_has_its_own_word_in_every_phrase() {
    let colours = ["red", "green", "turquoise", "purple", "orange", "blue", "black", "white", "gray"];
    let differ_of = |colours: &[&'static str], say: &dyn Fn(&'static str) -> String| {
        let phrases: BTreeSet<String> = colours.iter().map(|colour| say(colour)).collect();
        assert_eq!(phrases.len(), colours.len(), "{phrases:?}");
    };
    let differ = |say: &dyn Fn(&'static str) -> String| differ_of(&colours, say);
    for &language in Language::ALL {
        let words = Words::new(language);
        for number in ["one", "two", "three"] {
            for shading in ["solid", "striped", "dotted", "open"] {
                for symbol in ["diamond", "rectangle", "oval", "squiggle", "wave"] {
                    differ(&|colour| words.text(msg::CardName { number, shading, colour, symbol }));
                }
            }
        }
        differ(&|value| words.text(msg::ValueName { value }));
        // Only modes of four values show gray, and those answer with the names of values.
        differ_of(&colours[..8], &|value| words.text(msg::AnswerColourSame { value }));
        differ_of(&colours[..8], &|value| words.text(msg::AnswerColourMixed { value }));
        let shown = [("green", "purple"), ("turquoise", "purple"), ("blue", "black"), ("blue", "white")];
        let lines = shown.map(|(green, purple)| words.text(msg::BookletColour { green, purple }));
        assert_eq!(BTreeSet::from(lines).len(), shown.len(), "{language:?}");
    }
}

#[test]
fn words_name_the_colours_that_are_seen() {
    let [english, french] = [Edition::English, Edition::French].map(|edition| edition.booklet().full);
    let said = |colours, rules: &RuleSheet| {
        let words = Words::new(Language::En).with_colours(colours);
        let cards = ["1srd", "2sgd", "3spd"].map(|card| card.parse().unwrap());
        let name = |card| words.card(card, rules).split(' ').nth(2).unwrap().to_owned();
        let mixed = Claim::new(&["1spd", "2spd", "3srd"].map(|card| card.parse().unwrap())).unwrap();
        (cards.map(name).join(" "), words.answers(&Judgement::new(Target::Set, mixed), rules)[2].clone())
    };
    for (colours, rules, names, pair) in [
        (Colours::Printed, &english, "red green purple", "purple"),
        (Colours::Printed, &french, "red turquoise purple", "purple"),
        (Colours::UniversalLight, &english, "orange blue black", "black"),
        (Colours::UniversalDark, &french, "orange blue white", "white"),
    ] {
        let answer = format!("Color: two are {pair} and one is not.");
        assert_eq!(said(colours, rules), (names.to_owned(), answer), "{colours:?}");
    }
}

#[test]
fn answers_are_whole_sentences() {
    let answers = |language| {
        let words = Words::new(language);
        [
            words.text(msg::AnswerNumberSame { value: "one" }),
            words.text(msg::AnswerNumberMixed { value: "two" }),
            words.text(msg::AnswerShadingSame { value: "open" }),
            words.text(msg::AnswerColourMixed { value: "red" }),
            words.text(msg::AnswerSymbolMixed { value: "diamond" }),
        ]
    };
    let expected = [
        [
            "Number: all three have one symbol.",
            "Number: two have two symbols and one does not.",
            "Shading: all three are open.",
            "Color: two are red and one is not.",
            "Symbol: two are diamonds and one is not.",
        ],
        [
            "Nombre\u{a0}: un motif sur chaque carte.",
            "Nombre\u{a0}: deux motifs sur deux cartes seulement.",
            "Contenu\u{a0}: vide sur les trois cartes.",
            "Couleur\u{a0}: rouge sur deux cartes seulement.",
            "Forme\u{a0}: losange sur deux cartes seulement.",
        ],
        [
            "Numero: tutte e tre le carte hanno un simbolo.",
            "Numero: due carte hanno due simboli e una no.",
            "Riempimento: contornato su tutte e tre le carte.",
            "Colore: due carte sono rosse e una no.",
            "Forma: su due carte ci sono rombi e su una no.",
        ],
        [
            "Количество: на всех трёх картах по одному символу.",
            "Количество: на двух по два символа, на одной\u{a0}— нет.",
            "Заполнение: на всех трёх картах символы пустые.",
            "Цвет: две карты красные, одна\u{a0}— нет.",
            "Символ: на двух картах ромбы, на одной\u{a0}— нет.",
        ],
        [
            "מספר: בכל אחד משלושת הקלפים יש סמל אחד.",
            "מספר: בשני קלפים יש שני סמלים, ובשלישי לא.",
            "מילוי: בשלושת הקלפים הסמלים ריקים.",
            "צבע: שני קלפים אדומים, והשלישי לא.",
            "צורה: בשני קלפים יש יהלומים, ובשלישי לא.",
        ],
    ];
    let languages = [Language::En, Language::Fr, Language::It, Language::Ru, Language::He];
    for (language, expected) in languages.into_iter().zip(expected) {
        assert_eq!(answers(language), expected);
    }
}

#[test]
fn every_rule_of_a_sheet_has_a_line() {
    let lines = Words::default().rules(&RuleSheet::of(Edition::English, Variant::Full));
    let fields: Vec<&str> = lines.iter().map(|line| line.field).collect();
    assert_eq!(fields, [&["edition", "variant"], RuleSheet::FIELDS].concat());
}

#[test]
fn a_deleted_player_is_named_so_in_every_language() {
    let ann = DisplayName::new("Ann").unwrap();
    let erased = DisplayName::reference(1, "5a17", &ann);
    for (language, shown, sits, told) in [
        (Language::En, "Deleted player", "Deleted player joined the table.", "A player’s name was deleted."),
        (Language::Fr, "Joueur supprimé", "Joueur supprimé prend place.", "Le nom d’un joueur a été effacé."),
        (Language::He, "שחקן שנמחק", "שחקן שנמחק עכשיו ליד השולחן.", "השם של אחד השחקנים נמחק."),
        (
            Language::It,
            "Giocatore cancellato",
            "Giocatore cancellato ha preso posto al tavolo.",
            "Il nome di un giocatore è stato cancellato.",
        ),
        (
            Language::Ru,
            "Удалённый игрок",
            "Удалённый игрок садится за стол.",
            "Имя одного из игроков удалено.",
        ),
    ] {
        let words = Words::new(language).with_isolation(false);
        assert_eq!(words.name(&ann), "Ann");
        for name in [erased.clone(), erased.numbered(2)] {
            assert_eq!(words.name(&name), shown);
            let opening = Table::opening(
                Rules::of(Edition::English, Variant::Full),
                Secret::new(Seed::new([7; 32])),
                false,
                Time(0),
            );
            let mut board = Board::open(&opening).unwrap();
            let (seat, player) = (SeatNumber(0), PlayerId::new("ann").unwrap());
            for (fact, sentence) in [
                (Fact::Sat { seat, player, name: name.clone(), bot: None }, sits),
                (Fact::Renamed { seat, name: name.clone() }, told),
            ] {
                let event = Event { at: Time(1), fact };
                board.apply(&event);
                assert_eq!(words.event(&board, &event, Reader::default()), [sentence]);
            }
            assert_eq!(words.seat_name(&board, seat), shown);
            assert!(words.refusal(&Refusal::NotHost { host: name }, None).contains(shown));
        }
    }
}

#[test]
fn messages_without_variables_are_found_by_id() {
    let words = Words::new(Language::Ru);
    assert_eq!(words.find("check-is-set").as_deref(), Some("Это сет."));
    assert_eq!(words.find("check-is-set"), Some(words.text(msg::CheckIsSet)));
    assert_eq!(words.find("card-name"), None);
    assert_eq!(words.find("no-such-message"), None);
    assert!(message_ids().contains(&"check-is-set"));
    assert!(!message_ids().contains(&"language-name"));
}
