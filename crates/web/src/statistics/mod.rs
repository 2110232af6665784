//! The player's statistics: how quickly, how surely, where and when. They come from the diary, which is not sent anywhere.

mod figures;
mod history;
mod keeping;

use web_ui::{El, Signal, el};
use words::msg;

use self::figures::{Summary, by_differing, by_game};
use crate::app::{page_frame, page_link};
use crate::diary::{self, Entry, Game};
use crate::page::Page;
use crate::settings::{text, words};
use crate::table::result::{part, seconds};
use crate::table::sheet::{cell, grid, row_head};

pub fn statistics() -> El {
    let entries = Signal::new(diary::entries());
    let title = el("div").class("stack").children([
        el("h1").text_of(text(msg::StatisticsTitle)),
        el("p").class("lead").text_of(text(msg::StatisticsLead)),
    ]);
    let shown = el("div").class("stack statistics").children_of(move || {
        entries.with(|entries| if entries.is_empty() { vec![empty()] } else { all(entries) })
    });
    let keeping = keeping::keeping(entries).shown_if(move || entries.with(|entries| !entries.is_empty()));
    page_frame("page statistics-page", [title, shown, keeping])
}

/// No entries yet, with links to begin.
fn empty() -> El {
    let link = |to: Page, class: &str, text: String| page_link(to, class).text(&text);
    let words = words();
    el("section").class("part").id("nothing-yet").children([
        el("p").text(&words.text(msg::StatisticsEmpty)),
        el("p").class("row").children([
            link(Page::Alone, "button primary", words.text(msg::StatisticsBeginAlone)),
            link(Page::Daily, "button", words.text(msg::StatisticsBeginDaily)),
            link(Page::Learn, "button", words.text(msg::StatisticsBeginLearn)),
            link(Page::Home, "button", words.text(msg::StatisticsBeginFriends)),
        ]),
    ])
}

fn all(entries: &[Entry]) -> Vec<El> {
    let parts =
        [Some(sum(entries)), Some(differing(entries)), Some(games(entries)), history::history(entries)];
    parts.into_iter().flatten().collect()
}

fn sum(entries: &[Entry]) -> El {
    let (words, sum) = (words(), Summary::of(entries));
    let figure = |id: &str, label: String, value: String| {
        el("div").id(id).child(el("dt").text(&label)).child(el("dd").text(&value))
    };
    let title = words.text(msg::StatisticsSum);
    part(title).child(el("dl").class("sum").children([
        figure("sum-found", words.text(msg::StatisticsFound), words.whole(sum.found as u128)),
        figure("sum-hit-rate", words.text(msg::ResultHitRate), rate(&sum)),
        figure("sum-best", words.text(msg::ResultQuickest), time(sum.best)),
        figure("sum-median", words.text(msg::ResultMedian), time(sum.median)),
    ]))
}

fn time(milliseconds: Option<u32>) -> String {
    let text = |time: u32| words().text(msg::ResultSeconds { seconds: &seconds(time.into()) });
    milliseconds.map_or_else(|| "–".to_owned(), text)
}

fn rate(sum: &Summary) -> String {
    sum.hit_rate().map_or_else(|| "–".to_owned(), |rate| words().percent(rate, 0))
}

fn differing(entries: &[Entry]) -> El {
    let words = words();
    let title = words.text(msg::StatisticsByDiffering);
    let columns = vec![
        words.text(msg::StatisticsDiffering),
        words.text(msg::StatisticsFound),
        words.text(msg::ResultQuickest),
        words.text(msg::ResultMedian),
    ];
    let rows = (1..=4).map(|features| {
        let sum = by_differing(entries, features);
        let found = words.whole(sum.found as u128);
        let head = row_head(el("span").text(&words.whole(features.into())));
        vec![head, cell(&found), cell(&time(sum.best)), cell(&time(sum.median))]
    });
    part(title.clone()).id("by-differing").child(grid(title, columns, rows.collect()))
}

fn games(entries: &[Entry]) -> El {
    let words = words();
    let title = words.text(msg::StatisticsByGame);
    let columns = vec![
        words.text(msg::StatisticsGame),
        words.text(msg::StatisticsFound),
        words.text(msg::StatisticsWrong),
        words.text(msg::ResultHitRate),
        words.text(msg::ResultQuickest),
        words.text(msg::ResultMedian),
    ];
    let played = Game::ALL.into_iter().map(|game| (game, by_game(entries, game)));
    let rows = played.filter(|(_, sum)| sum.found + sum.wrong > 0).map(|(game, sum)| {
        vec![
            row_head(el("span").text(&words.text(msg::StatisticsGameName { game: game.name() }))),
            cell(&words.whole(sum.found as u128)),
            cell(&words.whole(sum.wrong as u128)),
            cell(&rate(&sum)),
            cell(&time(sum.best)),
            cell(&time(sum.median)),
        ]
    });
    part(title.clone()).id("by-game").child(grid(title, columns, rows.collect()))
}
