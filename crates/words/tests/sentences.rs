//! What is said, read as a person would read it: agreement of gender, number and case in every language.

use std::collections::BTreeSet;

use words::{Language, Words, message_ids, msg};

/// `two striped red diamond`, by the names of the values.
fn card(language: Language, values: &str) -> String {
    let [number, shading, colour, symbol] = values.split(' ').collect::<Vec<_>>()[..] else {
        panic!("{values} is no card")
    };
    Words::new(language).say(msg::CardName { number, shading, colour, symbol })
}

#[test]
fn cards_have_names_that_agree() {
    let names = [
        (Language::En, "one open purple oval", "one open purple oval"),
        (Language::En, "two striped red diamond", "two striped red diamonds"),
        (Language::En, "three dotted turquoise wave", "three dotted turquoise waves"),
        (Language::Fr, "one solid green squiggle", "une vague verte pleine"),
        (Language::Fr, "two striped red diamond", "deux losanges rouges hachurés"),
        (Language::Fr, "three dotted turquoise wave", "trois vagues turquoise en pointillés"),
        (Language::Fr, "one open purple rectangle", "un rectangle violet vide"),
        (Language::It, "one solid red wave", "un’onda rossa solida"),
        (Language::It, "two striped red diamond", "due rombi rossi tratteggiati"),
        (Language::It, "three open green squiggle", "tre virgolette verdi contornate"),
        (Language::It, "two dotted turquoise oval", "due ovali turchesi punteggiati"),
        (Language::It, "one striped purple rectangle", "un rettangolo viola tratteggiato"),
        (Language::Ru, "one solid red diamond", "один закрашенный красный ромб"),
        (Language::Ru, "one open green wave", "одна пустая зелёная волна"),
        (Language::Ru, "two striped red diamond", "два полосатых красных ромба"),
        (Language::Ru, "two striped red wave", "две полосатые красные волны"),
        (Language::Ru, "three dotted purple rectangle", "три фиолетовых прямоугольника в крапинку"),
        (Language::Ru, "three dotted turquoise wave", "три бирюзовые волны в крапинку"),
        (Language::He, "one solid red diamond", "יהלום אדום מלא אחד"),
        (Language::He, "one striped green oval", "אליפסה ירוקה מקווקוות אחת"),
        (Language::He, "two striped red diamond", "שני יהלומים אדומים מקווקווים"),
        (Language::He, "three open purple oval", "שלוש אליפסות סגולות ריקות"),
        (Language::He, "three dotted turquoise wave", "שלושה גלים טורקיז מנוקדים"),
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
                names.insert(Words::new(language).say(msg::CardName { number, shading, colour, symbol }));
            }
            assert_eq!(names.len(), 81, "{language:?}");
        }
    }
}

#[test]
fn answers_are_whole_sentences() {
    let answers = |language| {
        let words = Words::new(language);
        [
            words.say(msg::AnswerNumberSame { value: "one" }),
            words.say(msg::AnswerNumberMixed { value: "two" }),
            words.say(msg::AnswerShadingSame { value: "open" }),
            words.say(msg::AnswerColourMixed { value: "red" }),
            words.say(msg::AnswerSymbolMixed { value: "diamond" }),
        ]
    };
    assert_eq!(
        answers(Language::En),
        [
            "Number: all three have one symbol.",
            "Number: two have two symbols and one does not.",
            "Shading: all three are open.",
            "Colour: two are red and one is not.",
            "Symbol: two are diamonds and one is not.",
        ]
    );
    assert_eq!(
        answers(Language::Fr).map(|answer| answer.replace('\u{a0}', " ")),
        [
            "Nombre : les trois cartes portent chacune un motif.",
            "Nombre : deux cartes portent chacune deux motifs, la troisième non.",
            "Contenu : les motifs des trois cartes sont vides.",
            "Couleur : deux cartes sont rouges, la troisième non.",
            "Forme : deux cartes portent des losanges, la troisième non.",
        ]
    );
    assert_eq!(
        answers(Language::It),
        [
            "Numero: tutte e tre le carte hanno un simbolo.",
            "Numero: due carte hanno due simboli e una no.",
            "Riempimento: su tutte e tre le carte i simboli sono contornati.",
            "Colore: due carte sono rosse e una no.",
            "Forma: su due carte ci sono rombi e su una no.",
        ]
    );
    assert_eq!(
        answers(Language::Ru),
        [
            "Количество: на всех трёх картах по одному символу.",
            "Количество: на двух картах по два символа, а на одной нет.",
            "Заполнение: на всех трёх картах символы пустые.",
            "Цвет: две карты красные, а одна нет.",
            "Символ: на двух картах ромбы, а на одной нет.",
        ]
    );
    assert_eq!(
        answers(Language::He),
        [
            "מספר: בכל אחד משלושת הקלפים יש סמל אחד.",
            "מספר: בשני קלפים יש שני סמלים, ובשלישי לא.",
            "מילוי: בשלושת הקלפים הסמלים ריקים.",
            "צבע: שני קלפים אדומים, והשלישי לא.",
            "צורה: בשני קלפים יש יהלומים, ובשלישי לא.",
        ]
    );
}

#[test]
fn messages_without_variables_are_found_by_id() {
    let words = Words::new(Language::Ru);
    assert_eq!(words.find("check-is-set").as_deref(), Some("Это сет."));
    assert_eq!(words.find("check-is-set"), Some(words.say(msg::CheckIsSet)));
    assert_eq!(words.find("card-name"), None);
    assert_eq!(words.find("no-such-message"), None);
    assert!(message_ids().contains(&"check-is-set"));
    assert!(!message_ids().contains(&"language-name"));
}
