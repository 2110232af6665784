//! The message files are complete, agree with each other and are all in use.

mod check;
mod glossary;
mod glue;
mod line;
mod lists;
mod plural;
mod reading;
mod sample;

mod survey;
mod typography;
mod usage;

use std::fs;
use std::path::{Path, PathBuf};

use survey::Survey;

fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn surveys() -> Vec<Survey> {
    let entries = fs::read_dir(folder().join("messages")).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> = entries.collect();
    files.sort();
    let tag = |file: &PathBuf| file.file_stem().unwrap().to_string_lossy().into_owned();
    files.iter().map(|file| Survey::new(&tag(file), &fs::read_to_string(file).unwrap())).collect()
}

fn english(surveys: &[Survey]) -> &Survey {
    surveys.iter().find(|survey| survey.tag == "en").unwrap()
}

/// Every source of every crate, with its path.
fn sources() -> Vec<(PathBuf, String)> {
    let mut sources = Vec::new();
    for entry in fs::read_dir(folder().join("..")).unwrap() {
        let path = entry.unwrap().path();
        if path.join("src").is_dir() {
            usage::read(&path.join("src"), &mut sources);
        }
    }
    assert!(!sources.is_empty(), "the search for sources finds nothing");
    sources
}

#[track_caller]
fn assert_none(findings: Vec<String>) {
    assert!(findings.is_empty(), "\n  {}\n", findings.join("\n  "));
}

#[test]
fn every_file_became_a_language() {
    let tags: Vec<String> = surveys().into_iter().map(|survey| survey.tag).collect();
    assert_eq!(words::Language::ALL.iter().map(|language| language.tag()).collect::<Vec<_>>(), tags);
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let surveys = surveys();
    assert_none(surveys.iter().flat_map(|other| check::differences(english(&surveys), other)).collect());
}

#[test]
fn a_sentence_that_is_the_same_in_english_is_the_same_everywhere() {
    let surveys = surveys();
    assert_none(surveys.iter().flat_map(|other| check::diverging(english(&surveys), other)).collect());
}

#[test]
fn every_select_has_the_plural_forms_of_its_language() {
    assert_none(surveys().iter().flat_map(plural::missing_plurals).collect());
}

#[test]
fn texts_are_neither_empty_nor_blank_at_their_ends() {
    assert_none(surveys().iter().flat_map(check::blanks).collect());
}

#[test]
fn typography_is_that_of_the_language() {
    assert_none(surveys().iter().flat_map(typography::typography).collect());
}

#[test]
fn a_variant_that_hides_its_number_has_an_exact_key() {
    assert_none(surveys().iter().flat_map(plural::hidden_numbers).collect());
}

#[test]
fn every_noun_beside_a_number_agrees_with_it() {
    let surveys = surveys();
    assert_none(
        surveys.iter().flat_map(|survey| plural::uncounted_nouns(survey, english(&surveys))).collect(),
    );
}

#[test]
fn browsers_say_the_same_as_native_programs() {
    assert_none(surveys().iter().flat_map(plural::differing_in_browsers).collect());
}

#[test]
fn no_word_depends_on_a_value_beside_it() {
    assert_none(surveys().iter().flat_map(glue::glued_words).collect());
}

#[test]
fn one_thing_has_one_name() {
    let (glossary, surveys) = (glossary::Glossary::read(), surveys());
    let tags: Vec<&str> = surveys.iter().map(|survey| survey.tag.as_str()).collect();
    assert_none(glossary.gaps(&tags));
    assert_none(surveys.iter().flat_map(|survey| glossary.findings(survey)).collect());
}

#[test]
fn every_message_is_said_somewhere() {
    let sources = sources();
    let surveys = surveys();
    let ids: Vec<&str> = english(&surveys).messages.iter().map(|message| message.id.as_str()).collect();
    assert_none(usage::findings(&ids, &sources));
}

#[test]
fn documents_are_spelled_as_the_english_messages() {
    let (glossary, root) = (glossary::Glossary::read(), folder().join("../.."));
    let files = [root.clone(), root.join("docs")].map(|folder| fs::read_dir(folder).unwrap());
    let files = files.into_iter().flatten().map(|entry| entry.unwrap().path());
    let documents = files.filter(|path| path.extension().is_some_and(|extension| extension == "md"));
    // The changelog tells of words as they were.
    let documents = documents.filter(|path| !path.ends_with("CHANGELOG.md"));
    let misspelled = |path: PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        glossary.misspelled_document(&name, &fs::read_to_string(path).unwrap())
    };
    assert_none(documents.flat_map(misspelled).collect());
}

#[test]
fn no_value_brings_a_second_full_stop() {
    let surveys = surveys();
    let said = surveys.iter().flat_map(|survey| reading::with_every_text(survey, english(&surveys), "Jr."));
    assert_none(said.filter(|sentence| sentence.contains("..")).collect());
}

#[test]
fn lists_are_made_in_one_place() {
    assert_none(sources().iter().flat_map(|(path, source)| lists::joined_lists(path, source)).collect());
}

/// Not a check: writes what readers of a language read, see `cargo xtask words`.
#[test]
#[ignore = "writes files for readers: cargo xtask words"]
fn write_every_sentence() {
    let surveys = surveys();
    for &language in words::Language::ALL {
        let survey = surveys.iter().find(|survey| survey.tag == language.tag()).unwrap();
        let folder = folder().join("../../target/words").join(language.tag());
        fs::create_dir_all(&folder).unwrap();
        let page = reading::page(survey, english(&surveys), language);
        fs::write(folder.join("1-sentences.txt"), page).unwrap();
    }
}
