//! What is played: the classic game, or a mode of the house with its length. The first group of modes is seen at once, the others
//! are unfolded.

use engine::{RuleSheet, Variant};
use web_ui::field::{Choice, choices, radio};

use super::form::{TableForm, characteristic, editions, tile};
use crate::modes::{GROUPS, Idea, idea_name, idea_of, length_name, scene};
use crate::prelude::*;

/// The game, its length if it is a mode, its edition if it is the classic one.
pub fn games(form: Signal<TableForm>) -> El {
    let idea = Memo::new(move || form.with(|form| idea_of(form.rules.variant)));
    let [first, others @ ..] = GROUPS;
    let is_folded = move |idea: Idea| !first.1.contains(&idea);
    let open = Signal::new(idea.get_untracked().is_some_and(|(idea, _)| is_folded(idea)));
    let unfold = button("edition-tile more-games", move || open.set(true))
        .id("more-games")
        .shown_if(move || !open.get())
        .child(scene(move || RuleSheet::of(form.with(|form| form.rules.edition), Variant::FiveFeatures)))
        .child(el("span").class("edition-name").text_of(text(msg::FormModes)));
    let folded = others.into_iter().flat_map(|(_, ideas)| ideas);
    let folded = folded.map(|&idea| mode_tile(form, idea).shown_if(move || open.get()));
    let tiles = el("div").class("edition-tiles").child(classic_tile(form));
    let tiles = tiles.children(first.1.iter().map(|&idea| mode_tile(form, idea))).child(unfold);
    let lines = move || match idea.get() {
        Some(_) => characteristic(&form.with(TableForm::sheet)),
        None => Vec::new(),
    };
    el("div").class("setup-games").children([
        el("fieldset").class("setup-editions").children([
            el("legend").text_of(text(msg::FormGame)),
            tiles.children(folded),
            el("div").id("game-lines").children([
                el("p").text_of(move || what(form)),
                el("dl").class("edition-lines").children_of(lines),
            ]),
        ]),
        el("div").children_of(move || idea.get().and_then(|idea| lengths(form, idea)).into_iter().collect()),
        editions(form),
    ])
}

/// One line about the chosen game.
fn what(form: Signal<TableForm>) -> String {
    let variant = form.with(|form| form.rules.variant);
    match Variant::MODES.contains(&variant) {
        true => words().mode_pitch(variant),
        false => words().text(msg::FormClassicWhat),
    }
}

fn classic_tile(form: Signal<TableForm>) -> El {
    let chosen = move || !form.with(TableForm::is_mode);
    let choose = move |_| form.update(|form| form.take(form.rules.edition, Variant::Full));
    game_tile(form, Variant::Full, "classic", text(msg::FormClassic), chosen, choose)
}

/// The edition that was chosen goes on to draw the cards of a mode.
fn mode_tile(form: Signal<TableForm>, idea: Idea) -> El {
    let chosen = move || form.with(|form| idea.contains(&form.rules.variant));
    let choose = move |_| form.update(|form| form.take(form.rules.edition, idea[0]));
    game_tile(form, idea[0], idea[0].name(), move || idea_name(idea), chosen, choose)
}

fn game_tile(
    form: Signal<TableForm>,
    variant: Variant,
    name: &'static str,
    label: impl Fn() -> String + 'static,
    chosen: impl Fn() -> bool + 'static,
    choose: impl Fn(String) + 'static,
) -> El {
    let input = radio("game", name, chosen, choose).attr("aria-describedby", "game-lines");
    let picture = scene(move || RuleSheet::of(form.with(|form| form.rules.edition), variant));
    tile(input, &format!("game-{name}"), picture, label)
}

/// The lengths or variants of a mode, if there are several.
fn lengths(form: Signal<TableForm>, (idea, by_length): (Idea, bool)) -> Option<El> {
    let choice = |&mode: &Variant| Choice::new(mode.name(), move || length_name(mode), None);
    let now = move || form.with(|form| form.rules.variant.name().to_owned());
    let choose = move |name: String| {
        if let Ok(mode) = name.parse() {
            form.update(|form| form.take(form.rules.edition, mode));
        }
    };
    let legend = move || either(by_length, msg::FormLength, msg::FormVariant);
    let options: Vec<Choice> = idea.iter().map(choice).collect();
    (idea.len() > 1).then(|| choices("mode", legend, options, now, choose))
}
