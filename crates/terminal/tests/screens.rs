//! Snapshots of every screen, in English and in Hebrew.

mod test_screen;

use std::fs;
use std::path::Path;

use engine::{Edition, Level, RuleChoice, Rules, Variant, has_set};
use terminal::{ConnectionEvent, Depth, Input, Options, Palette};
use test_screen::{RemoteTable, TestScreen, options};
use words::Language;

fn table(language: Language, variant: Variant) -> TestScreen {
    TestScreen::alone(options(language), Edition::English, variant)
}

/// A practice game with a Set taken, a wrong call and an overlooked Set.
fn eventful(options: Options) -> TestScreen {
    let screen = TestScreen::alone(options, Edition::English, Variant::Practice);
    screen.pass(4_200).type_set().pass(2_600).type_wrong().pass(3_000)
}

fn played_out(language: Language) -> TestScreen {
    let mut screen = eventful(options(language)).type_in("n");
    while !screen.app.is_over() {
        screen = screen.pass(2_345);
        screen = if has_set(screen.app.cards()) { screen.type_set() } else { screen.type_in("n") };
    }
    screen
}

fn remote(edition: Edition) -> RemoteTable {
    RemoteTable::new(Rules::of(edition, Variant::Full))
}

/// A player at a table on a server, who deals.
fn dealt(there: &mut RemoteTable, language: Language) -> TestScreen {
    let screen = there.connect(RemoteTable::screen(options(language), false)).type_in("\n");
    there.carry(screen)
}

/// A new table with its link and code.
fn hosting(language: Language) -> TestScreen {
    let mut there = remote(Edition::French);
    let link = "http://127.0.0.1:8080/t/abcdefgh2345".to_owned();
    let screen = RemoteTable::screen(options(language), false);
    let screen = there.connect(screen.input(Input::Connection(ConnectionEvent::Table(link))));
    there.carry(screen.type_in("++"))
}

fn ascii(language: Language) -> TestScreen {
    let mut options = options(language);
    options.look.ascii = true;
    options.look.ticks = true;
    options.look.depth = Depth::None;
    TestScreen::alone(options, Edition::French, Variant::Practice).type_in("w")
}

fn lock_out(language: Language) -> TestScreen {
    let screen = TestScreen::alone(options(language), Edition::Russian, Variant::Full);
    screen.type_in(" ").type_wrong().pass(5_000)
}

fn watching(language: Language) -> TestScreen {
    let mut there = remote(Edition::English);
    dealt(&mut there, language);
    there.connect(RemoteTable::screen(options(language), true))
}

/// A screen's name, and how it comes about.
type NamedScreen = (&'static str, fn(Language) -> TestScreen);

fn ascii_borders(language: Language) -> TestScreen {
    let mut options = options(language);
    (options.look.ascii, options.look.ticks, options.look.depth) = (true, true, Depth::None);
    TestScreen::alone(options, Edition::English, Variant::FiveFeatures).type_in("wf").resize(112, 32)
}

/// A bot has picked, and the player and the other bot are asked whether it is right.
fn checking(language: Language) -> TestScreen {
    let choice = RuleChoice { others_check_s: Some(9), ..RuleChoice::new(Edition::English, Variant::Full) };
    let options = Options { bots: Some(2), level: Level::Expert, ..options(language) };
    let mut screen = TestScreen::with_rules(options, Rules::try_from(choice).unwrap());
    while !screen.app.may_vote(screen.now) {
        screen = screen.pass(100);
    }
    screen
}

/// The replay of a mode that is over with its first find, some steps after the deal.
fn replay_of_one_find(language: Language, variant: Variant, steps: &str) -> TestScreen {
    let choice = RuleChoice { finds: Some(1), ..RuleChoice::new(Edition::English, variant) };
    let options = Options { bots: Some(0), ..options(language) };
    let screen = TestScreen::with_rules(options, Rules::try_from(choice).unwrap());
    screen.pass(500).type_set().type_in(&format!("r{steps}"))
}

fn screens() -> [NamedScreen; 30] {
    [
        ("menu", |language| TestScreen::menu(language).type_in("↓→")),
        ("call", |language| table(language, Variant::Full).pass(1_500).type_in(" wd").pass(1_300)),
        ("wrong", |language| eventful(options(language))),
        ("bots", lock_out),
        ("twenty-one", |language| table(language, Variant::Practice).type_in("nnn").resize(100, 30)),
        ("small", |language| table(language, Variant::Practice).type_in("nn").resize(60, 20)),
        ("puzzle", |language| table(language, Variant::QuickPuzzle).type_set().type_set()),
        ("daily", |language| table(language, Variant::Daily)),
        ("help", |language| table(language, Variant::Full).type_in("?")),
        ("leave", |language| table(language, Variant::Full).type_in("q")),
        ("summary", played_out),
        ("replay", |language| played_out(language).type_in("r\n")),
        ("connecting", |language| RemoteTable::screen(options(language), false)),
        ("hosting", hosting),
        ("lost", |language| RemoteTable::lose(dealt(&mut remote(Edition::English), language))),
        ("watching", watching),
        ("ascii", ascii),
        ("fours", |language| table(language, Variant::Fours).type_in("wd").resize(112, 32)),
        ("little-fours", |language| table(language, Variant::LittleFours).type_in("e")),
        ("five-features", |language| table(language, Variant::FiveFeatures).type_in("wf").resize(112, 32)),
        ("ascii-borders", ascii_borders),
        ("chain", |language| table(language, Variant::Chain).pass(500).type_set().type_in("o")),
        ("blind", |language| table(language, Variant::Blind).type_in("wsx").resize(112, 32)),
        ("check", checking),
        ("checked", |language| checking(language).type_in("1").pass(9_500)),
        ("sprint", |language| table(language, Variant::Sprint10).pass(500).type_set()),
        ("fresh-paint", |language| table(language, Variant::FreshPaint).pass(500).type_wrong()),
        ("fresh-paint-replay", |language| replay_of_one_find(language, Variant::FreshPaint, "\n")),
        ("chain-replay", |language| replay_of_one_find(language, Variant::Chain, "\n\n")),
        ("sprint-replay", |language| replay_of_one_find(language, Variant::Sprint10, "\n")),
    ]
}

#[test]
fn every_screen_in_english_and_in_hebrew() {
    for (name, screen) in screens() {
        for language in [Language::En, Language::He] {
            insta::assert_snapshot!(format!("{name}.{}", language.tag()), screen(language).picture());
        }
    }
}

/// Not a check: writes what readers of a language read, see `cargo xtask words`.
#[test]
#[ignore = "writes files for readers: cargo xtask words"]
fn write_every_screen() {
    for &language in Language::ALL {
        let picture =
            |(name, screen): NamedScreen| format!("\n=== terminal: {name}\n{}", screen(language).picture());
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/words").join(language.tag());
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("3-terminal.txt"), screens().map(picture).concat()).unwrap();
    }
}

#[test]
fn words_name_the_colours_that_are_drawn() {
    for (palette, depth, named) in [
        (Palette::ClassicLight, Depth::Indexed, [true, false]),
        (Palette::UniversalDark, Depth::Indexed, [false, true]),
        (Palette::UniversalLight, Depth::True, [false, true]),
        (Palette::UniversalLight, Depth::None, [true, false]),
    ] {
        let mut options = options(Language::En);
        (options.look.palette, options.look.depth) = (palette, depth);
        let picture = eventful(options).picture();
        let is_named = |name| picture.contains(&format!("Color: all three are {name}."));
        assert_eq!(["red", "orange"].map(is_named), named, "{palette:?} {depth:?}");
    }
}

#[test]
fn every_edition_draws_its_own_shapes() {
    let mut options = options(Language::Fr);
    options.look.ticks = true;
    let screen = TestScreen::alone(options, Edition::French, Variant::Practice);
    insta::assert_snapshot!("french-shapes.fr", screen.picture());
}
