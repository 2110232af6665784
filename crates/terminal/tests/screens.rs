//! Every screen as the picture it is, in a language that runs from left to right and in one that runs from right to left.

mod stage;

use engine::{Edition, Rules, Variant, has_set};
use ratatui::crossterm::event::KeyCode;
use stage::{Stage, There, options};
use terminal::{ConnectionEvent, Depth, Input, Palette};
use words::Language;

/// Asserts the same screen in both languages.
fn both(name: &str, picture: impl Fn(Language) -> String) {
    for language in [Language::En, Language::He] {
        insta::assert_snapshot!(format!("{name}.{}", language.tag()), picture(language));
    }
}

fn table(language: Language, variant: Variant) -> Stage {
    Stage::alone(options(language), Edition::English, variant)
}

/// A practice in which one Set was taken, one call was wrong, and a Set was overlooked.
fn eventful(language: Language) -> Stage {
    eventful_at(table(language, Variant::Practice))
}

fn eventful_at(mut stage: Stage) -> Stage {
    stage.pass(4_200);
    let set = stage.letters(true);
    stage.type_in(&set);
    stage.pass(2_600);
    let wrong = stage.letters(false);
    stage.type_in(&wrong);
    stage.pass(3_000);
    stage
}

/// A whole practice, played to its end.
fn played_out(language: Language) -> Stage {
    let mut stage = eventful(language);
    stage.type_in("n");
    while !stage.app.is_over() {
        stage.pass(2_345);
        let letters = if has_set(stage.app.cards()) { stage.letters(true) } else { "n".to_owned() };
        stage.type_in(&letters);
    }
    stage
}

#[test]
fn the_menu() {
    both("menu", |language| {
        let mut stage = Stage::menu(language);
        stage.key(KeyCode::Down);
        stage.key(KeyCode::Right);
        stage.picture()
    });
}

#[test]
fn a_table_with_bots_and_a_call_of_ones_own() {
    both("call", |language| {
        let mut stage = table(language, Variant::Full);
        stage.pass(1_500);
        stage.key(KeyCode::Char(' '));
        stage.type_in("wd");
        stage.pass(1_300);
        stage.picture()
    });
}

#[test]
fn a_wrong_claim_with_its_four_answers() {
    both("wrong", |language| eventful(language).picture());
}

#[test]
fn words_name_the_colours_that_are_drawn() {
    let names = |palette, depth| {
        let mut options = options(Language::En);
        options.look.palette = palette;
        options.look.depth = depth;
        let stage = Stage::alone(options, Edition::English, Variant::Practice);
        let picture = eventful_at(stage).picture();
        ["red", "orange"].map(|name| picture.contains(&format!("Colour: all three are {name}.")))
    };
    assert_eq!(names(Palette::ClassicLight, Depth::Indexed), [true, false]);
    assert_eq!(names(Palette::UniversalDark, Depth::Indexed), [false, true]);
    assert_eq!(names(Palette::UniversalLight, Depth::True), [false, true]);
    assert_eq!(names(Palette::UniversalLight, Depth::None), [true, false]);
}

#[test]
fn bots_play_and_lock_outs_show() {
    both("bots", |language| {
        let mut stage = Stage::alone(options(language), Edition::Russian, Variant::Full);
        stage.key(KeyCode::Char(' '));
        let wrong = stage.letters(false);
        stage.type_in(&wrong);
        stage.pass(5_000);
        stage.picture()
    });
}

#[test]
fn twenty_one_cards() {
    both("twenty-one", |language| {
        let mut stage = table(language, Variant::Practice);
        stage.type_in("nnn");
        stage.resize(100, 30);
        stage.picture()
    });
}

#[test]
fn a_window_that_is_too_small() {
    both("small", |language| {
        let mut stage = table(language, Variant::Practice);
        stage.type_in("nn");
        stage.resize(60, 20);
        stage.picture()
    });
}

#[test]
fn a_puzzle_with_what_was_found() {
    both("puzzle", |language| {
        let mut stage = table(language, Variant::QuickPuzzle);
        let set = stage.letters(true);
        stage.type_in(&set);
        stage.type_in(&set);
        stage.picture()
    });
}

#[test]
fn the_daily_puzzle() {
    both("daily", |language| table(language, Variant::Daily).picture());
}

#[test]
fn help() {
    both("help", |language| {
        let mut stage = table(language, Variant::Full);
        stage.type_in("?");
        stage.picture()
    });
}

#[test]
fn whether_to_leave() {
    both("leave", |language| {
        let mut stage = table(language, Variant::Full);
        stage.type_in("q");
        stage.picture()
    });
}

#[test]
fn what_a_round_came_to() {
    both("summary", |language| played_out(language).picture());
}

#[test]
fn a_replay() {
    both("replay", |language| {
        let mut stage = played_out(language);
        stage.type_in("r");
        stage.key(KeyCode::Enter);
        stage.picture()
    });
}

#[test]
fn connecting() {
    both("connecting", |language| There::stage(options(language), false).picture());
}

#[test]
fn a_new_table_with_its_link_and_code() {
    both("hosting", |language| {
        let mut there = There::new(Rules::of(Edition::French, Variant::Full));
        let mut stage = There::stage(options(language), false);
        stage.input(Input::Connection(ConnectionEvent::Table(
            "http://127.0.0.1:8080/t/abcdefgh2345".to_owned(),
        )));
        there.connect(&mut stage);
        stage.type_in("++");
        there.carry(&mut stage);
        stage.picture()
    });
}

#[test]
fn a_connection_that_is_lost() {
    both("lost", |language| {
        let mut there = There::new(Rules::of(Edition::English, Variant::Full));
        let mut stage = There::stage(options(language), false);
        there.connect(&mut stage);
        stage.key(KeyCode::Enter);
        there.carry(&mut stage);
        there.lose(&mut stage);
        stage.picture()
    });
}

#[test]
fn somebody_who_only_watches() {
    both("watching", |language| {
        let mut there = There::new(Rules::of(Edition::English, Variant::Full));
        let mut player = There::stage(options(language), false);
        there.connect(&mut player);
        player.key(KeyCode::Enter);
        there.carry(&mut player);
        let mut stage = There::stage(options(language), true);
        there.connect(&mut stage);
        stage.picture()
    });
}

#[test]
fn no_colours_and_only_ascii() {
    both("ascii", |language| {
        let mut options = options(language);
        options.look.ascii = true;
        options.look.ticks = true;
        options.look.depth = Depth::None;
        let mut stage = Stage::alone(options, Edition::French, Variant::Practice);
        stage.type_in("w");
        stage.picture()
    });
}

#[test]
fn every_edition_draws_its_own_shapes() {
    let mut options = options(Language::Fr);
    options.look.ticks = true;
    let mut stage = Stage::alone(options, Edition::French, Variant::Practice);
    insta::assert_snapshot!("french-shapes.fr", stage.picture());
}
