//! Odds, simulations, puzzles and claims as a user and a program see them.

use std::collections::BTreeSet;

use crate::program::{self, json_lines as lines, json_out as one, out, run, run_with_input};
use serde_json::{Value, json};

const LANGUAGES: [&str; 5] = ["en", "fr", "he", "it", "ru"];

fn number(value: &Value) -> f64 {
    value.as_f64().expect("a number")
}

/// A whole number that is written as text because it can be large.
fn large(value: &Value) -> u128 {
    value.as_str().and_then(|text| text.parse().ok()).expect("a whole number as text")
}

#[test]
fn one_row_is_exact() {
    let twelve = one(&["odds", "--cards", "12"]);
    assert_eq!(
        twelve,
        json!({
            "deck": 81, "cards": 12, "layouts": "70724320184700", "set_free": "2284535476080", "classes": 1437,
            "p_no_set": 325432404.0 / 10074689485.0, "p_no_set_exact": "325432404/10074689485",
        })
    );
    assert_eq!(one(&["odds", "--cards", "15"])["p_no_set_exact"], "13750015032/37703805776935");
    assert_eq!(one(&["odds", "--cards", "81"])["set_free"], "0");
    assert_eq!(one(&["odds", "--cards", "0"])["p_no_set"], json!(1.0));
}

#[test]
fn fresh_boards_of_modes_are_counted_or_simulated() {
    let pairs = one(&["odds", "--variant", "two-pairs-nine"]);
    assert_eq!((&pairs["finds"], &pairs["certain_from"]), (&json!("63180"), &json!(10)));
    assert!((number(&pairs["mean"]) - 4.78).abs() < 0.006 && pairs["simulated"] == 200_000, "{pairs}");
    let six = one(&["odds", "--variant", "six"]);
    assert!((0.03..0.07).contains(&number(&six["p_nothing"])) && six["certain_from"].is_null(), "{six}");
    let speed = one(&["odds", "--variant", "speed"]);
    assert_eq!(
        (&speed["mean_exact"], &speed["p_nothing_exact"]),
        (&json!("220/79"), &json!("325432404/10074689485"))
    );
    let told = out(&["odds", "--variant", "six"]);
    assert!(told.contains("10 of 81 cards") && told.contains("simulated boards"), "{told}");
    assert!(out(&["odds", "--variant", "fours"]).contains("19 or more cards always contain a find."));
}

#[test]
fn all_rows_come_one_a_line() {
    let rows = lines(&["odds"]);
    assert_eq!(rows.len(), 82);
    assert_eq!(rows[12], one(&["odds", "--cards", "12"]));
    let set_free: Vec<usize> = (0..82).filter(|&cards| large(&rows[cards]["set_free"]) > 0).collect();
    assert_eq!(set_free, (0..=20).collect::<Vec<_>>());
    let quick = lines(&["odds", "--deck", "27", "--sets"]);
    assert_eq!(quick.len(), 28);
    assert_eq!(quick[9]["set_free"], "2106");
    for row in quick {
        let counts = row["by_sets"].as_array().expect("counts");
        assert_eq!(counts.iter().map(large).sum::<u128>(), large(&row["layouts"]));
        assert_eq!(counts[0], row["set_free"]);
    }
}

#[test]
fn the_number_of_sets_is_counted() {
    let twelve = one(&["odds", "--cards", "12", "--sets"]);
    let counts: Vec<u128> = twelve["by_sets"].as_array().expect("counts").iter().map(large).collect();
    assert_eq!(counts.iter().sum::<u128>(), large(&twelve["layouts"]));
    assert_eq!(counts[0], large(&twelve["set_free"]));
    let sets: u128 = (0..).zip(&counts).map(|(sets, count): (u128, _)| sets * count).sum();
    assert_eq!(79 * sets, 220 * large(&twelve["layouts"]));
    assert_eq!(twelve["mean_sets"], "220/79");
}

#[test]
fn tables_are_aligned_and_speak_every_language() {
    let text = out(&["odds"]);
    let twelve = "\n   12         70,724,320,184,700  2,284,535,476,080    1,437    3.230198%";
    assert!(text.contains(twelve), "{text}");
    assert!(text.contains("21 or more cards always contain a Set."), "{text}");
    let french = out(&["odds", "--cards", "12", "--sets", "--lang", "fr"]);
    assert!(french.contains("70\u{202f}724\u{202f}320\u{202f}184\u{202f}700"), "{french}");
    assert!(french.contains("3,230198\u{a0}%"), "{french}");
    for command in [&["odds", "--deck", "27"][..], &["puzzle", "--seed", "1"], &["claims"]] {
        let said = LANGUAGES.map(|language| out(&[command, &["--lang", language]].concat()));
        assert_eq!(said.iter().collect::<BTreeSet<_>>().len(), 5, "{command:?}");
    }
}

#[test]
fn a_simulation_has_its_shape_and_agrees_with_the_truth() {
    let report = one(&["simulate", "--games", "200000", "--seed", "7"]);
    assert_eq!(report["games"], 200_000);
    let left = report["left"].as_object().expect("counts");
    assert_eq!(left.values().map(|games| games.as_u64().expect("a count")).sum::<u64>(), 200_000);
    assert!(left.contains_key("6") && left.contains_key("9") && !left.contains_key("3"), "{left:?}");
    assert!((0.06..0.07).contains(&number(&report["no_set_at_12"])));
    assert!((0.005..0.02).contains(&number(&report["no_set_at_15"])));
    assert!(number(&report["games_per_second"]) > 0.0);
    for rate in ["no_set_at_12", "no_set_at_15"] {
        let interval = &report["intervals"][rate];
        let (low, high) = (number(&interval[0]), number(&interval[1]));
        assert!((low..high).contains(&number(&report[rate])), "{report}");
    }
    let first = &report["first_deal"];
    let exact = 325432404.0 / 10074689485.0;
    assert_eq!((number(&first["exact"]), &first["cards"]), (exact, &json!(12)));
    // Twice the half width, so that one seed in millions could be unlucky; this one is not.
    assert!((number(&first["no_set"]) - exact).abs() < 0.002, "{first}");
}

/// A report without what depends on the machine and the moment.
fn result(arguments: &[&str]) -> Value {
    let mut report = one(&[&["simulate", "--games", "20000"], arguments].concat());
    let fields = report.as_object_mut().expect("an object");
    fields.retain(|name, _| !["games_per_second", "threads"].contains(&name.as_str()));
    report
}

#[test]
fn a_seed_plays_the_same_games_on_any_number_of_threads() {
    let expected = result(&["--seed", "42", "--threads", "1"]);
    for again in
        [&["--seed", "42", "--threads", "3"][..], &["--seed", "0x2a"], &["--seed", "0X2A", "--threads", "8"]]
    {
        assert_eq!(result(again), expected);
    }
    assert_ne!(result(&["--seed", "43"]), expected);
    let drawn = result(&[]);
    let seed = drawn["seed"].as_u64().expect("the seed that was drawn").to_string();
    assert_eq!(result(&["--seed", &seed]), drawn);
}

#[test]
fn editions_variants_and_players_deal_as_they_should() {
    let quick = |edition| {
        result(&["--seed", "1", "--edition", edition, "--variant", "quick"])["first_deal"]["cards"].clone()
    };
    assert_eq!((quick("english"), quick("russian")), (json!(9), json!(12)));
    let solitaire = result(&["--seed", "1", "--variant", "solitaire"]);
    let thinking = result(&["--seed", "1", "--variant", "solitaire", "--player", "look-ahead"]);
    assert_eq!(solitaire["no_set_at_15"], Value::Null);
    assert!(number(&solitaire["won"]) < number(&thinking["won"]), "{solitaire} {thinking}");
    assert!(result(&["--seed", "1"]).get("won").is_none());
}

#[test]
fn puzzles_have_the_sets_they_say_according_to_find() {
    let kinds = [(vec![], 12, 6), (vec!["--quick", "number"], 9, 4), (vec!["--quick", "shading"], 9, 4)];
    for (kind, cards, sets) in kinds {
        let puzzles = lines(&[&["puzzle", "--count", "50", "--seed", "9"], &kind[..]].concat());
        assert_eq!(puzzles.len(), 50);
        let mut layouts = String::new();
        for puzzle in &puzzles {
            let layout = puzzle["cards"].as_array().expect("cards");
            assert_eq!((&puzzle["sets"], layout.len()), (&json!(sets), cards));
            assert!((0.5..60.0).contains(&number(&puzzle["difficulty"])), "{puzzle}");
            let layout: Vec<&str> = layout.iter().filter_map(Value::as_str).collect();
            layouts += &format!("{}\n", layout.join(" "));
        }
        for found in run_with_input(&["find", "--json"], layouts.as_bytes()).json() {
            assert_eq!(found["sets"].as_array().map(Vec::len), Some(sets));
        }
    }
}

#[test]
fn a_day_has_one_puzzle_and_a_seed_its_own() {
    let day = one(&["puzzle", "--date", "2026-11-16"]);
    let cards = "2srq 2spo 3epo 2erq 3trd 3sgq 3egd 3ego 1ero 1trq 3egq 1tpq";
    let cards: Vec<&str> = cards.split(' ').collect();
    assert_eq!(day["cards"], json!(cards), "published in docs/daily-puzzle.md");
    let days = lines(&["puzzle", "--date", "2026-02-28", "--count", "2"]);
    assert_eq!((&days[0]["date"], &days[1]["date"]), (&json!("2026-02-28"), &json!("2026-03-01")));
    assert_eq!(lines(&["puzzle", "--seed", "5", "--count", "3"])[..1], lines(&["puzzle", "--seed", "0x5"]));
    assert_ne!(one(&["puzzle", "--count", "1"]), one(&["puzzle", "--count", "1"]));
    // Midnight may pass between two runs, but not twice.
    let today = [(); 3].map(|()| one(&["puzzle"]));
    assert!(today[0] == today[1] || today[1] == today[2]);
}

#[test]
fn claims_stand_beside_the_truth() {
    let claims = one(&["claims"]);
    let claims = claims["claims"].as_array().expect("claims");
    let find = |name: &str| claims.iter().find(|claim| claim["claim"] == name).expect(name);
    let twelve = find("set-in-12");
    assert_eq!((&twelve["editions"], &twelve["verdict"]), (&json!(["hebrew"]), &json!("fresh")));
    assert_eq!(twelve["figures"]["claimed"], 0.97);
    assert_eq!(twelve["figures"]["fresh_deal_exact"], "9749257081/10074689485");
    let fifteen = find("set-in-15");
    assert_eq!(fifteen["verdict"], "fresh");
    let figures = &fifteen["figures"];
    assert!(number(&figures["fresh_deal"]) > 0.999 && number(&figures["in_play"]) < 0.99);
    let left = find("six-or-nine-left");
    assert_eq!(left["editions"], json!(["english", "italian", "russian", "hebrew"]));
    let figures = &left["figures"];
    assert!((0.9..0.93).contains(&number(&figures["rate"])) && figures["left"].get("3").is_none());
    assert_eq!(find("81-cards")["figures"]["sets"], 1080);
    assert_eq!(find("27-cards")["figures"]["cards"], 27);
    assert_eq!(find("four-sets-in-nine")["figures"]["claimed"], 4);
}

#[test]
fn plots_are_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, command) in [
        ("a.svg", "odds"),
        ("b.png", "odds --deck 27"),
        ("c.SVG", "odds --cards 12"),
        ("d.png", "odds --cards 3 --lang he"),
        ("e.svg", "simulate --games 5000 --seed 1"),
        ("f.png", "simulate --games 5000 --seed 1 --variant solitaire --lang ru"),
        // One bar, and none at all.
        ("g.svg", "odds --cards 0"),
        ("h.png", "simulate --games 1 --seed 2 --variant solitaire"),
    ] {
        let path = folder.path().join(name);
        let arguments: Vec<&str> =
            command.split(' ').chain(["--plot", path.to_str().expect("a path")]).collect();
        out(&arguments);
        let bytes = std::fs::read(&path).expect("a plot");
        let start: &[u8] = if name.ends_with("png") { b"\x89PNG\r\n\x1a\n" } else { b"<svg" };
        assert!(bytes.len() > 2000 && bytes.starts_with(start), "{name}");
    }
    let text = std::fs::read_to_string(folder.path().join("a.svg")).expect("a plot");
    assert!(text.contains("How likely is no Set?") && text.trim_end().ends_with("</svg>"), "{text}");
}

#[test]
fn bad_input_gets_one_sentence_in_every_language() {
    let cases: [(&[&str], &str); 17] = [
        (&["odds", "--cards", "82"], "Invalid value “82” for --cards <N>; possible values: 0–81."),
        (&["odds", "--cards", "-1"], "Unknown argument “-1”."),
        (&["odds", "--cards", "twelve"], "possible values: 0–81."),
        (&["odds", "--cards", "28", "--deck", "27"], "you can ask about at most 27, not 28"),
        (&["odds", "--cards", "16", "--sets"], "you can ask about at most 15, not 16"),
        (&["odds", "--deck", "52"], "possible values: 81, 27."),
        (&["odds", "--plot", "/nonexistent/plot.svg"], "Cannot write /nonexistent/plot.svg"),
        (&["odds", "--plot", "plot.gif"], "a file name that ends in .svg or .png, not plot.gif"),
        (&["simulate"], "Missing argument: --games <N>"),
        (&["simulate", "--games", "0"], "Invalid value “0” for --games <N>; possible values: 1–"),
        (&["simulate", "--games", "1", "--seed", "0xyz"], "“0xyz” is not a seed"),
        (&["simulate", "--games", "1", "--variant", "daily"], "“daily” is a puzzle"),
        (&["simulate", "--games", "1", "--threads", "0"], "possible values: 1–1024."),
        (&["puzzle", "--date", "2026-02-29"], "There is no such day: 2026-02-29"),
        (&["puzzle", "--date", "tomorrow"], "“tomorrow” is not a date"),
        (
            &["puzzle", "--date", "9999-12-31", "--count", "2"],
            "From 9999-12-31 on, fewer days are left than you asked for (2)",
        ),
        (&["puzzle", "--quick", "weight"], "possible values: number, shading, colour, symbol."),
    ];
    for (arguments, part) in cases {
        for language in LANGUAGES {
            let output = run(&[arguments, &["--lang", language]].concat());
            let said = &output.stderr;
            assert_eq!(output.code, Some(2), "{arguments:?}: {said}");
            assert!(output.stdout.is_empty() && !said.contains("panicked"), "{arguments:?}: {said}");
            // A borrowed variant says where it comes from before it turns out not to be dealt.
            assert!(said.lines().filter(|line| !line.contains("daily")).count() <= 1, "{said}");
            assert!(language != "en" || said.contains(part), "{part:?} is not in {said:?}");
        }
    }
}

/// Ctrl-C ends a simulation of years with what is known so far.
#[cfg(target_os = "linux")]
#[test]
fn an_interrupted_simulation_tells_what_it_knows() {
    use std::process::{Command, Stdio};
    // Hundredths of a second that the program has worked: after so many it listens, and has games to tell of.
    let worked = |process: u32| -> u64 {
        let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).expect("it runs");
        stat.split_whitespace().nth(13).and_then(|time| time.parse().ok()).expect("a time")
    };
    let child = program::tercet(&["simulate", "--games", "1000000000000", "--json", "--threads", "1"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    for _ in 0..1200 {
        std::thread::sleep(std::time::Duration::from_millis(50));
        if worked(child.id()) >= 50 {
            break;
        }
    }
    let interrupt = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(interrupt.expect("kill runs").success());
    let output = child.wait_with_output().expect("the program ends");
    assert!(output.status.success());
    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(report["interrupted"], true);
    assert!(report["games"].as_u64().is_some_and(|games| games > 0 && games < 1_000_000_000_000));
}
