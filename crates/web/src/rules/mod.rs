//! The rules of an edition in our own words and the player's language, to be read and printed.

mod examples;
mod museum;
mod sentence;

use engine::{Booklet, Card, Claim, Edition, RuleSheet};
use web_ui::browser::window;

pub use self::museum::booklets;
use self::sentence::{RuleSentence, Section, sections};
use crate::app::head;
use crate::card::{self, as_set, judged, picture, pictures};
use crate::language;
use crate::learn::feature_list;
use crate::prelude::*;

pub fn rules(edition: Edition) -> El {
    let booklet = edition.booklet();
    let name = edition.name();
    let part = move |section| part(booklet, section);
    let body = move || sections(words(), booklet).into_iter().map(part).collect();
    let main = main_part("page rules").attr("data-edition", name).children([
        editions(edition),
        el("div").class("stack").children([
            el("h1").text_of(move || words().text(msg::BookletTitle { edition: name })),
            el("p").class("lead").text_of(move || words().text(msg::BookletLead { edition: name })),
        ]),
        tools(),
        cards(booklet),
        sets(booklet),
        el("div").class("rules-parts").children_of(body),
        el("footer").class("small").text_of(text(msg::HomeTrademark)),
    ]);
    el("div").children([head(), main])
}

fn editions(shown: Edition) -> El {
    let link = |&edition: &Edition| {
        let link = page_link(Page::Rules(edition), "button").text_of(move || words().edition(edition));
        el("li").child(if edition == shown { link.attr("aria-current", "page") } else { link })
    };
    let all = el("li").child(page_link(Page::Booklets, "button").text_of(text(msg::HomeBooklets)));
    el("nav")
        .class("rules-editions")
        .label(text(msg::BookletEditions))
        .child(el("ul").class("row").children(Edition::ALL.iter().map(link)).child(all))
}

fn tools() -> El {
    let print = button("secondary", || drop(window().print())).id("print");
    el("div").class("row rules-tools").children([
        language::select("rules-language"),
        print.text_of(text(msg::BookletPrint)),
        page_link(Page::Learn, "button").text_of(text(msg::LearnTitle)),
        language::notice(),
    ])
}

fn title(name: &'static str) -> El {
    el("h2").text_of(move || words().text(msg::BookletSection { section: name }))
}

fn cards(booklet: &'static Booklet) -> El {
    let rules = booklet.full;
    let single = examples::single(booklet.edition).and_then(|card| card.parse::<Card>().ok());
    let single = single.map(|card| {
        let caption = move || words().text(msg::BookletOneCard { card: &words().card(card, &rules) });
        let figure = el("figure").class("one-card").attr("data-cards", &card.to_string());
        figure.children([picture(card, rules), el("figcaption").text_of(caption)])
    });
    el("section")
        .class("rules-part")
        .child(title("cards"))
        .child(el("p").text_of(text(msg::BookletDeck)))
        .child(feature_list(rules))
        .maybe(single)
}

fn sets(booklet: &'static Booklet) -> El {
    let rules = booklet.full;
    let of = |wanted: bool| {
        let all = examples::of(booklet.edition).iter();
        let figures = all.filter_map(|written| example(written, rules, wanted));
        el("div").class("judged-examples").children(figures)
    };
    let is_french = booklet.edition == Edition::French;
    let mut notes = vec![note(text(msg::BookletTwo))];
    if is_french {
        notes.insert(0, note(text(msg::BookletQuestionsSlip)));
    }
    el("section").class("rules-part").children([
        el("h2").text_of(text(msg::GuideSet)),
        el("p").text_of(text(msg::GuideWhat)),
        el("p").text_of(move || either(is_french, msg::BookletQuestions, msg::MagicRule)),
        el("ul").class("rules-lines rules-notes").children(notes),
        el("h3").text_of(text(msg::BookletSets)),
        of(true),
        el("h3").text_of(text(msg::BookletNoSets)),
        of(false),
    ])
}

/// A sentence of ours that is not a rule.
fn note(sentence: impl Fn() -> String + 'static) -> El {
    let mark = el("span").class("house").text_of(text(msg::BookletNote));
    el("li").children([mark, el("span").text_of(sentence)])
}

/// Twelve cards as the booklet pictures them, with the three of a Set marked.
fn layout(booklet: &'static Booklet) -> Option<El> {
    let (written, marked) = examples::layout(booklet.edition)?;
    let (rules, marked) = (booklet.full, card::cards(&marked));
    let shown = card::cards(&written).into_iter().map(|card| {
        let class = if marked.contains(&card) { "card picture of-set" } else { "card picture" };
        picture(card, rules).class(class)
    });
    let cards = el("div").class("rules-layout").attr("dir", "ltr").children(shown);
    let caption = move || {
        let named: Vec<String> = marked.iter().map(|&card| words().card(card, &rules)).collect();
        words().text(msg::BookletLayoutSet { cards: &words().list(&named) })
    };
    let caption = el("figcaption").text_of(caption);
    Some(el("figure").class("layout-example").children([cards, caption]))
}

fn example(written: &[&str], rules: RuleSheet, wanted: bool) -> Option<El> {
    let cards = card::cards(written);
    let is_set = as_set(Claim::new(&cards).ok()?).is_find();
    let verdict = if is_set { "set" } else { "not-set" };
    let figure = || judged(&cards, rules).attr("data-cards", &written.join(" "));
    (is_set == wanted).then(|| figure().attr("data-verdict", verdict))
}

fn part(booklet: &'static Booklet, section: Section) -> El {
    let line = |line: &RuleSentence| {
        let mark = || el("span").class("house").text(&words().text(msg::BookletHouse));
        let class = if line.house { "house-rule" } else { "" };
        el("li").class(class).maybe(line.house.then(mark)).child(el("span").text(&line.text))
    };
    let shown = el("section").class("rules-part").attr("data-section", section.name).children([
        title(section.name),
        el("ul").class("rules-lines").children(section.lines.iter().map(line)),
    ]);
    let to_odds = || page_link(Page::Odds, "button").text_of(text(msg::BookletOddsLink));
    match section.name {
        "play" => shown.maybe(layout(booklet)),
        "quick" => shown.child(quick_cards(booklet)),
        "odds" => shown.child(el("p").class("row").child(to_odds())),
        _ => shown,
    }
}

fn quick_cards(booklet: &'static Booklet) -> El {
    let deck = RuleSheet { deck: booklet.quick_deck, ..booklet.full }.pack().cards();
    let some: Vec<Card> = deck.iter().step_by(deck.len() / 6).take(6).copied().collect();
    pictures(some, booklet.full)
}
