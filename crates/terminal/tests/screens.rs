//! Snapshots of every screen, in English and in Hebrew.

mod test_screen;

use engine::{Edition, Rules, Variant, has_set};
use ratatui::crossterm::event::KeyCode;
use terminal::{ConnectionEvent, Depth, Input, Palette};
use test_screen::{RemoteTable, TestScreen, options};
use words::Language;

/// Asserts the same screen in both languages.
fn both(name: &str, picture: impl Fn(Language) -> String) {
    for language in [Language::En, Language::He] {
        insta::assert_snapshot!(format!("{name}.{}", language.tag()), picture(language));
    }
}

fn table(language: Language, variant: Variant) -> TestScreen {
    TestScreen::alone(options(language), Edition::English, variant)
}

/// A practice game with a Set taken, a wrong call and an overlooked Set.
fn eventful(language: Language) -> TestScreen {
    eventful_at(table(language, Variant::Practice))
}

fn eventful_at(mut screen: TestScreen) -> TestScreen {
    screen.pass(4_200);
    let set = screen.letters(true);
    screen.type_in(&set);
    screen.pass(2_600);
    let wrong = screen.letters(false);
    screen.type_in(&wrong);
    screen.pass(3_000);
    screen
}

/// A practice game, played to its end.
fn played_out(language: Language) -> TestScreen {
    let mut screen = eventful(language);
    screen.type_in("n");
    while !screen.app.is_over() {
        screen.pass(2_345);
        let letters = if has_set(screen.app.cards()) { screen.letters(true) } else { "n".to_owned() };
        screen.type_in(&letters);
    }
    screen
}

#[test]
fn the_menu() {
    both("menu", |language| {
        let mut screen = TestScreen::menu(language);
        screen.key(KeyCode::Down);
        screen.key(KeyCode::Right);
        screen.picture()
    });
}

#[test]
fn a_table_with_bots_and_a_call_of_ones_own() {
    both("call", |language| {
        let mut screen = table(language, Variant::Full);
        screen.pass(1_500);
        screen.key(KeyCode::Char(' '));
        screen.type_in("wd");
        screen.pass(1_300);
        screen.picture()
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
        let screen = TestScreen::alone(options, Edition::English, Variant::Practice);
        let picture = eventful_at(screen).picture();
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
        let mut screen = TestScreen::alone(options(language), Edition::Russian, Variant::Full);
        screen.key(KeyCode::Char(' '));
        let wrong = screen.letters(false);
        screen.type_in(&wrong);
        screen.pass(5_000);
        screen.picture()
    });
}

#[test]
fn twenty_one_cards() {
    both("twenty-one", |language| {
        let mut screen = table(language, Variant::Practice);
        screen.type_in("nnn");
        screen.resize(100, 30);
        screen.picture()
    });
}

#[test]
fn a_window_that_is_too_small() {
    both("small", |language| {
        let mut screen = table(language, Variant::Practice);
        screen.type_in("nn");
        screen.resize(60, 20);
        screen.picture()
    });
}

#[test]
fn a_puzzle_with_what_was_found() {
    both("puzzle", |language| {
        let mut screen = table(language, Variant::QuickPuzzle);
        let set = screen.letters(true);
        screen.type_in(&set);
        screen.type_in(&set);
        screen.picture()
    });
}

#[test]
fn the_daily_puzzle() {
    both("daily", |language| table(language, Variant::Daily).picture());
}

#[test]
fn help() {
    both("help", |language| {
        let mut screen = table(language, Variant::Full);
        screen.type_in("?");
        screen.picture()
    });
}

#[test]
fn whether_to_leave() {
    both("leave", |language| {
        let mut screen = table(language, Variant::Full);
        screen.type_in("q");
        screen.picture()
    });
}

#[test]
fn what_a_round_came_to() {
    both("summary", |language| played_out(language).picture());
}

#[test]
fn a_replay() {
    both("replay", |language| {
        let mut screen = played_out(language);
        screen.type_in("r");
        screen.key(KeyCode::Enter);
        screen.picture()
    });
}

#[test]
fn connecting() {
    both("connecting", |language| RemoteTable::screen(options(language), false).picture());
}

#[test]
fn a_new_table_with_its_link_and_code() {
    both("hosting", |language| {
        let mut there = RemoteTable::new(Rules::of(Edition::French, Variant::Full));
        let mut screen = RemoteTable::screen(options(language), false);
        screen.input(Input::Connection(ConnectionEvent::Table(
            "http://127.0.0.1:8080/t/abcdefgh2345".to_owned(),
        )));
        there.connect(&mut screen);
        screen.type_in("++");
        there.carry(&mut screen);
        screen.picture()
    });
}

#[test]
fn a_connection_that_is_lost() {
    both("lost", |language| {
        let mut there = RemoteTable::new(Rules::of(Edition::English, Variant::Full));
        let mut screen = RemoteTable::screen(options(language), false);
        there.connect(&mut screen);
        screen.key(KeyCode::Enter);
        there.carry(&mut screen);
        there.lose(&mut screen);
        screen.picture()
    });
}

#[test]
fn somebody_who_only_watches() {
    both("watching", |language| {
        let mut there = RemoteTable::new(Rules::of(Edition::English, Variant::Full));
        let mut player = RemoteTable::screen(options(language), false);
        there.connect(&mut player);
        player.key(KeyCode::Enter);
        there.carry(&mut player);
        let mut screen = RemoteTable::screen(options(language), true);
        there.connect(&mut screen);
        screen.picture()
    });
}

#[test]
fn no_colours_and_only_ascii() {
    both("ascii", |language| {
        let mut options = options(language);
        options.look.ascii = true;
        options.look.ticks = true;
        options.look.depth = Depth::None;
        let mut screen = TestScreen::alone(options, Edition::French, Variant::Practice);
        screen.type_in("w");
        screen.picture()
    });
}

#[test]
fn every_edition_draws_its_own_shapes() {
    let mut options = options(Language::Fr);
    options.look.ticks = true;
    let mut screen = TestScreen::alone(options, Edition::French, Variant::Practice);
    insta::assert_snapshot!("french-shapes.fr", screen.picture());
}
