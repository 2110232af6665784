//! Names that players choose: stricter than the names that journals may contain, which load as they are.

use engine::{Action, Board, Command, DisplayName, NameError};
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use unicode_security::general_security_profile::IdentifierType;
use unicode_security::{GeneralSecurityProfile, skeleton};

/// The most combining marks in a row, as UTS 39 recommends. More of them cover the lines above and below.
const MAX_MARKS: usize = 4;

/// Why a name cannot be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum ChoiceError {
    #[error(transparent)]
    Name(#[from] NameError),
    #[error("a name has no invisible characters (U+{:04X})", u32::from(*.0))]
    Invisible(char),
    #[error("a name has at most {MAX_MARKS} combining marks in a row, and none at its start")]
    Marks,
    #[error("a name does not begin like the texts that stand for names in records")]
    Reference,
}

/// A name as a player may choose it: in NFC, with single spaces, and all of it visible.
pub(crate) fn choose(name: &DisplayName) -> Result<DisplayName, ChoiceError> {
    let mut chosen = String::new();
    let mut marks = 0;
    for letter in name.as_str().nfc() {
        // Keyboards add a selector to many emoji. It changes only how the character before it is drawn.
        if matches!(letter, '\u{fe0e}' | '\u{fe0f}') {
            continue;
        }
        match letter.general_category() {
            GeneralCategory::SpaceSeparator if chosen.ends_with(' ') => continue,
            GeneralCategory::SpaceSeparator => {
                marks = 0;
                chosen.push(' ');
                continue;
            }
            _ if is_invisible(letter) => return Err(ChoiceError::Invisible(letter)),
            GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark => marks += 1,
            _ => marks = 0,
        }
        if marks > MAX_MARKS || marks > 0 && chosen.trim().is_empty() {
            return Err(ChoiceError::Marks);
        }
        chosen.push(letter);
    }
    let chosen = DisplayName::new(&chosen)?;
    if begins_like_a_reference(&chosen) { Err(ChoiceError::Reference) } else { Ok(chosen) }
}

/// Whether it begins with `#`, digits and a dot. The rest does not matter: a number behind the name cuts off its end, and what is left
/// could be a whole reference.
fn begins_like_a_reference(name: &DisplayName) -> bool {
    let entry = name.as_str().strip_prefix('#').and_then(|rest| rest.split_once('.'));
    entry.is_some_and(|(entry, _)| !entry.is_empty() && entry.bytes().all(|digit| digit.is_ascii_digit()))
}

/// Characters that are not drawn, that reorder others, or that have no fixed appearance.
fn is_invisible(letter: char) -> bool {
    use GeneralCategory::{
        Control, Format, LineSeparator, ParagraphSeparator, PrivateUse, Surrogate, Unassigned,
    };
    // Drawn blank, though no property says so.
    const BLANK_BRAILLE: char = '\u{2800}';
    matches!(
        letter.general_category(),
        Control | Format | LineSeparator | ParagraphSeparator | PrivateUse | Surrogate | Unassigned
    ) || letter.identifier_type() == Some(IdentifierType::Default_Ignorable)
        || letter == BLANK_BRAILLE
}

/// The command with a name that no other seat of the table has, nor one that looks like it: "Ann 2".
pub(crate) fn distinguish(command: &Command, board: &Board) -> Command {
    let mut command = command.clone();
    if let Command::By { player, action: Action::Sit | Action::Rename, stated } = &mut command
        && let Some(name) = &mut stated.name
    {
        let others = board.seats().iter().filter(|seat| seat.player != *player);
        *name = distinct(name, others.map(|seat| &seat.name));
    }
    command
}

fn distinct<'a>(name: &DisplayName, others: impl Iterator<Item = &'a DisplayName>) -> DisplayName {
    let look = |name: &DisplayName| skeleton(name.as_str()).collect::<String>();
    let taken: Vec<String> = others.map(look).collect();
    let is_free = |name: &DisplayName| !taken.contains(&look(name));
    if is_free(name) {
        return name.clone();
    }
    // Each other seat has one name, so that one of these is free.
    let mut numbered = (2..taken.len() + 3).map(|number| name.numbered(number));
    numbered.find(is_free).unwrap_or_else(|| name.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(text: &str) -> DisplayName {
        DisplayName::new(text).expect("a name that a journal may contain")
    }

    #[test]
    fn chosen_names_are_normalised() {
        for (given, chosen) in [
            ("Ann", "Ann"),
            ("Zoe\u{308}", "Zoë"),
            ("A\u{30a}sa", "Åsa"),
            ("Ann\u{a0}\u{3000}  Lee", "Ann Lee"),
            ("❤\u{fe0f} Ann", "❤ Ann"),
            ("Ann 👍🏽", "Ann 👍🏽"),
            ("O’Brien-Łuk", "O’Brien-Łuk"),
            ("שָׁלוֹם", "שָׁלוֹם"),
            ("Дарья", "Дарья"),
            ("กิ่ง", "กิ่ง"),
            ("नीलम", "नीलम"),
            ("한글", "한글"),
            ("山田", "山田"),
        ] {
            let expected: String = chosen.nfc().collect();
            assert_eq!(choose(&name(given)).map(|name| name.to_string()), Ok(expected), "{given:?}");
        }
    }

    #[test]
    fn invisible_characters_are_refused() {
        // Some of these cannot even be in a journal.
        for letter in [
            '\u{0}',
            '\u{7f}',
            '\u{85}',
            '\u{ad}',
            '\u{34f}',
            '\u{61c}',
            '\u{115f}',
            '\u{1160}',
            '\u{17b4}',
            '\u{180b}',
            '\u{180e}',
            '\u{200b}',
            '\u{200c}',
            '\u{200d}',
            '\u{200e}',
            '\u{2028}',
            '\u{2029}',
            '\u{202e}',
            '\u{2060}',
            '\u{2065}',
            '\u{2066}',
            '\u{2069}',
            '\u{2800}',
            '\u{3164}',
            '\u{e000}',
            '\u{fe01}',
            '\u{feff}',
            '\u{ffa0}',
            '\u{fff9}',
            '\u{ffff}',
            '\u{1d173}',
            '\u{e0001}',
            '\u{e0041}',
            '\u{e0100}',
            '\u{10fffd}',
        ] {
            let chosen = DisplayName::new(&format!("A{letter}n")).map(|name| choose(&name));
            let refused = matches!(chosen, Err(_) | Ok(Err(ChoiceError::Invisible(_))));
            assert!(refused, "U+{:04X}: {chosen:?}", u32::from(letter));
        }
    }

    #[test]
    fn what_records_refer_to_names_with_is_no_name() {
        let reference = DisplayName::reference(1, "5a17", &name("Ann"));
        assert_eq!(choose(&reference), Err(ChoiceError::Reference));
        assert_eq!(choose(&reference.numbered(2)), Err(ChoiceError::Reference));
        // A number behind the name cuts off what makes these no references.
        let hash = "0123456789abcdef01234567";
        for (entry, end) in
            [("000000000001", "xy"), ("100000000001", "xy"), ("00000000001", "xyz"), ("+00000000001", "xy")]
        {
            let forged = name(&format!("#{entry}.{hash}{end}"));
            assert_eq!(forged.as_reference(), None, "{forged}");
            let is_chosen = choose(&forged).is_ok();
            for number in [2, 9, 10, 99, 100, 1000] {
                assert!(!is_chosen || forged.numbered(number).as_reference().is_none(), "{forged} {number}");
            }
        }
        for text in ["#1", "#1 fan", "# 1.", "#.5", "#x.5", "1.5"] {
            assert_eq!(choose(&name(text)), Ok(name(text)));
        }
    }

    #[test]
    fn combining_marks_are_bounded() {
        let marked = |count: usize| name(&format!("x{}", "\u{35c}".repeat(count)));
        assert!(choose(&marked(MAX_MARKS)).is_ok());
        assert_eq!(choose(&marked(MAX_MARKS + 1)), Err(ChoiceError::Marks));
        assert_eq!(choose(&name("\u{301}Ann")), Err(ChoiceError::Marks));
        assert_eq!(choose(&name("x \u{20dd}")).map(|name| name.to_string()), Ok("x \u{20dd}".to_owned()));
    }

    #[test]
    fn a_copy_of_a_name_gets_a_number() {
        let long = "x".repeat(40);
        for (wanted, others, seated) in [
            ("Ann", &[][..], "Ann"),
            ("Ann", &["Ben", "Anna"], "Ann"),
            ("Ann", &["Ann"], "Ann 2"),
            ("Ann", &["Ann", "Ann 2"], "Ann 3"),
            ("Ann 2", &["Ann", "Ann 2"], "Ann 2 2"),
            // Cyrillic А, and a full-width one.
            ("Аnn", &["Ann"], "Аnn 2"),
            ("Ann", &["Ａnn"], "Ann 2"),
            ("BilI", &["Bill"], "BilI 2"),
            // As an old journal may have it.
            ("Ann", &["A\u{ad}nn"], "Ann 2"),
            (&long, &[&long], &format!("{} 2", "x".repeat(38))),
        ] {
            let others: Vec<DisplayName> = others.iter().map(|other| name(other)).collect();
            assert_eq!(distinct(&name(wanted), others.iter()).as_str(), seated, "{wanted} beside {others:?}");
        }
    }
}
