//! The message files are complete, agree with each other and are all in use.

mod check;
mod survey;
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
fn every_select_has_the_plural_forms_of_its_language() {
    assert_none(surveys().iter().flat_map(check::missing_plurals).collect());
}

#[test]
fn texts_are_neither_empty_nor_blank_at_their_ends() {
    assert_none(surveys().iter().flat_map(check::blanks).collect());
}

#[test]
fn typography_is_that_of_the_language() {
    assert_none(surveys().iter().flat_map(check::typography).collect());
}

#[test]
fn every_message_is_said_somewhere() {
    let mut sources = Vec::new();
    for entry in fs::read_dir(folder().join("..")).unwrap() {
        let path = entry.unwrap().path();
        if path.join("src").is_dir() {
            usage::read(&path.join("src"), &mut sources);
        }
    }
    assert!(!sources.is_empty(), "the search for sources finds nothing");
    let surveys = surveys();
    let ids: Vec<&str> = english(&surveys).messages.iter().map(|message| message.id.as_str()).collect();
    assert_none(usage::findings(&ids, &sources));
}
