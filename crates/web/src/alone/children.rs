//! The quick start for small children: at most nine large cards, no clock, nothing to lose, and pictures where other pages
//! have sentences. A live region still reads everything out.

use std::cell::RefCell;
use std::rc::Rc;

use engine::{
    Action, Calling, Card, Claim, Edition, Feature, NoSet, Phase, RuleChoice, RuleSheet, Rules, Scoring,
    Secret, Seed, Triple, Variant, WrongCall, first_set,
};
use play::LocalTable;
use protocol::ClientMessage;
use web_ui::browser::{after, random, random_id};

use super::storage::you;
use crate::card::{ALIKE, as_set, cards, easiest_set, picture, pictures, toggle};
use crate::figure::own_figure;
use crate::keys::KeyAction;
use crate::prelude::*;
use crate::table::arrangement::Arrangement;
use crate::table::board::{Cards, Hand, grid, show_motion};
use crate::table::ending::celebration;
use crate::table::listen_to_keys;

/// How long a right and a wrong choice are shown, in milliseconds. A child looks longer.
const RIGHT_MS: u32 = 1_200;
const WRONG_MS: u32 = 3_000;
/// More are too many for small children.
const MOST_CARDS: usize = 9;

/// Two Sets and three cards that are none, among the red and among the solid cards.
const EXAMPLES: [([&str; 3], bool); 3] =
    [(ALIKE, true), (["1srd", "2sro", "3srq"], true), (["1srd", "2srd", "3sro"], false)];

/// The edition's quick start, so that no turn has to wait and nothing can be lost.
fn rules(edition: Edition) -> RuleChoice {
    RuleChoice {
        layout: Some(MOST_CARDS as u8),
        rows: Some(3),
        calling: Some(Calling::QuickClaims),
        wrong_call: Some(WrongCall::Nothing),
        no_set: Some(NoSet::AtOnce),
        scoring: Some(Scoring::PointPerSet),
        rounds: Some(1),
        seats: Some(1),
        ..RuleChoice::new(edition, Variant::Quick)
    }
}

/// A dealt table in memory; it is not stored, so that it does not replace a game that lies here.
fn dealt() -> Option<LocalTable> {
    let rules = Rules::try_from(rules(settings().with_untracked(Settings::edition))).ok()?;
    let mut table = LocalTable::open(rules, Secret::new(Seed::new(random())), you()?, now()).ok()?;
    [Action::Sit, Action::Deal].into_iter().for_each(|action| request(&mut table, action));
    Some(table)
}

/// Nine cards without a Set are rare, and then three more come. Six cards and one Set are shown until it is found.
fn at_most_nine(cards: &[Card]) -> Vec<Card> {
    let set = first_set(cards).filter(|_| cards.len() > MOST_CARDS);
    let is_of_set = |card: &Card| set.is_some_and(|set| set.contains(card));
    let mut others = MOST_CARDS - set.map_or(0, |set| set.len());
    let mut is_shown = |card: &Card| {
        let has_room = is_of_set(card) || others > 0;
        others -= usize::from(has_room && !is_of_set(card));
        has_room
    };
    cards.iter().copied().filter(|card| is_shown(card)).collect()
}

fn request(table: &mut LocalTable, action: Action) {
    table.receive(ClientMessage::Do { id: random_id(), action }, now());
}

/// All fields are shared, so copies are the same game.
#[derive(Clone)]
struct ChildrenGame {
    table: Rc<RefCell<LocalTable>>,
    layout: Signal<Vec<Card>>,
    selected: Signal<Vec<Card>>,
    pointed: Signal<Vec<Card>>,
    /// Three cards whose verdict is shown.
    judged: Signal<Option<Claim>>,
    found: Signal<Vec<Triple>>,
    is_over: Signal<bool>,
}

pub fn children() -> El {
    let again = Signal::new(());
    let play = move || {
        again.track();
        untrack(|| dealt().map(|table| ChildrenGame::new(table).view(again))).into_iter().collect()
    };
    page_frame("page children", [el("div").children_of(play)])
}

impl ChildrenGame {
    fn new(table: LocalTable) -> ChildrenGame {
        let game = ChildrenGame {
            table: Rc::new(RefCell::new(table)),
            layout: Signal::default(),
            selected: Signal::default(),
            pointed: Signal::default(),
            judged: Signal::new(None),
            found: Signal::default(),
            is_over: Signal::new(false),
        };
        game.show();
        game
    }

    fn rules(&self) -> Rules {
        self.table.borrow().board().rules().clone()
    }

    /// Shows the table as it stands.
    fn show(&self) {
        let table = self.table.borrow();
        let board = table.board();
        let sets = board.seats().iter().flat_map(|seat| &seat.sets).filter_map(|set| set.triple());
        self.layout.set(at_most_nine(board.layout().cards()));
        self.found.set(sets.collect());
        self.is_over.set(matches!(board.phase(), Phase::MatchOver { .. }));
        self.selected.set(Vec::new());
        self.pointed.set(Vec::new());
        self.judged.set(None);
    }

    fn pick(&self, card: Card) {
        match self.judged.get_untracked() {
            Some(claim) if as_set(claim).is_find() => return,
            Some(_) => self.show(),
            None => {}
        }
        self.selected.update(|selected| toggle(selected, card));
        if let Ok(claim) = self.selected.with_untracked(|selected| Claim::new(selected)) {
            self.claim(claim);
        }
    }

    /// The engine decides at once; the verdict is shown before the cards change.
    fn claim(&self, claim: Claim) {
        request(&mut self.table.borrow_mut(), Action::Claim { cards: claim });
        self.judged.set(Some(claim));
        self.read_out(claim);
        let game = self.clone();
        let wait = if as_set(claim).is_find() { RIGHT_MS } else { WRONG_MS };
        after(wait, move || {
            // The visitor may have left the page, or picked again.
            if game.judged.try_get_untracked().flatten() == Some(claim) {
                game.show();
            }
        });
    }

    fn read_out(&self, claim: Claim) {
        let (words, judgement) = (untrack(words), as_set(claim));
        let answers = words.answers(&judgement, &self.rules());
        announce(&[words.verdict(&judgement), answers.join(" ")].join(" "));
    }

    /// Points at a card of a Set, then at a second one.
    fn hint(&self) {
        let Some(set) = self.layout.with_untracked(|layout| easiest_set(layout)) else { return };
        let count = (self.pointed.with_untracked(Vec::len) + 1).min(2);
        self.pointed.set(set[..count].to_vec());
        let card = untrack(words).card(set[count - 1], &self.rules());
        announce(&untrack(words).text(msg::HomeFindHint { card: &card }));
    }

    fn handle_key(&self, action: KeyAction) -> bool {
        let KeyAction::Card(place) = action else { return false };
        let card = self.layout.with_untracked(|layout| layout.get(place).copied());
        card.into_iter().for_each(|card| self.pick(card));
        card.is_some()
    }

    fn view(&self, again: Signal<()>) -> El {
        let (keyed, picked, hinted) = (self.clone(), self.clone(), self.clone());
        listen_to_keys(move |action, _| keyed.handle_key(action));
        let layout = self.layout;
        let layout = Memo::new(move || layout.get());
        let laid = Memo::new(move || Arrangement::rows_of_three(layout.with(Vec::len)));
        let pointed = self.pointed;
        let pointed = Memo::new(move || pointed.get());
        let hand = Hand::player(Memo::new(|| true), move |card| picked.pick(card), pointed);
        let (shown, rules) = (self.rules(), self.rules());
        let cards = Cards {
            layout,
            last: None,
            rules: Memo::new(move || Some(shown.clone())),
            selected: self.selected,
            hand,
        };
        show_motion(cards, laid);
        let (judged, is_over) = (self.judged, self.is_over);
        let verdict = move || match judged.get() {
            Some(claim) if as_set(claim).is_find() => "right",
            Some(_) => "wrong",
            None => "",
        };
        let hint = icon_button(Icon::Eye, text(msg::PuzzleHint), move || hinted.hint()).id("children-hint");
        let next =
            icon_button(Icon::Forward, text(msg::ChildrenAgain), move || again.set(())).id("children-again");
        el("div").class("children-game").attr_of("data-verdict", move || verdict().to_owned()).children([
            heading(*rules),
            el("div").class("children-table").shown_if(move || !is_over.get()).child(grid(cards, laid)),
            el("div")
                .class("children-row")
                .shown_if(move || !is_over.get())
                .children([self.said(*rules), hint]),
            el("div").class_if("children-end", move || is_over.get()).children([
                el("div")
                    .class("children-winner")
                    .children_of(move || is_over.get().then(winner).into_iter().flatten().collect()),
                self.pile(*rules),
                next.shown_if(move || is_over.get()),
            ]),
        ])
    }

    /// The verdict as a picture: of three cards that are no Set, the one that differs stands apart.
    fn said(&self, rules: RuleSheet) -> El {
        let judged = self.judged;
        let said = move || judged.get().map(|claim| verdict(claim, rules)).into_iter().collect();
        el("div").class("children-said").children_of(said)
    }

    /// The Sets that were found, which lie where a child sees them grow.
    fn pile(&self, rules: RuleSheet) -> El {
        let found = self.found;
        let label = move || words().text(msg::ChildrenFound { sets: found.with(Vec::len) as f64 });
        let sets =
            move || found.with(|sets| sets.iter().map(|set| el("li").child(pictures(*set, rules))).collect());
        el("ul").class("children-found").label(label).children_of(sets)
    }
}

/// The child's figure, and shapes that fall around it.
fn winner() -> Vec<El> {
    vec![celebration(), own_figure()]
}

/// The name of the page, and what a Set is in three pictures.
fn heading(rules: RuleSheet) -> El {
    let example = |(written, is_set): ([&'static str; 3], bool)| {
        let sign = icon(if is_set { Icon::Right } else { Icon::Wrong });
        let class = if is_set { "children-example is-set" } else { "children-example is-none" };
        el("span").class(class).children([sign, pictures(cards(&written), rules)])
    };
    el("div").class("children-head").children([
        el("h1").text_of(text(msg::ChildrenTitle)),
        el("div").class("children-examples").attr("aria-hidden", "true").children(EXAMPLES.map(example)),
    ])
}

fn verdict(claim: Claim, rules: RuleSheet) -> El {
    if as_set(claim).is_find() {
        return el("p").class("is-set").children([icon(Icon::Right), pictures(claim.cards(), rules)]);
    }
    let cards = claim.cards();
    let Some(odd) = odd_card(claim) else { return el("p") };
    let pair: Vec<Card> = cards.iter().copied().filter(|&card| card != odd).collect();
    el("p").class("is-none").children([pictures(pair, rules), icon(Icon::Wrong), picture(odd, rules)])
}

/// The card that differs from the two others in a feature in which those are the same.
fn odd_card(claim: Claim) -> Option<Card> {
    let cards = claim.cards();
    let is_odd = |feature: Feature, card: Card| {
        let mut others = cards.iter().filter(|&&other| other != card).map(|other| other.value(feature));
        let (one, other) = (others.next(), others.next());
        one == other && one != Some(card.value(feature))
    };
    Feature::ALL.iter().find_map(|&feature| cards.iter().copied().find(|&card| is_odd(feature, card)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claim(written: [&str; 3]) -> Claim {
        Claim::new(&cards(&written)).unwrap()
    }

    #[test]
    fn every_edition_lays_nine_cards_and_nothing_can_be_lost() {
        for &edition in Edition::ALL {
            let rules = Rules::try_from(rules(edition)).unwrap();
            assert_eq!((rules.layout, rules.pack().size(), rules.wrong_call), (9, 27, WrongCall::Nothing));
            assert!(rules.takes_claims() && rules.widens_at_once());
            for (example, is_set) in EXAMPLES {
                assert!(cards(&example).iter().all(|&card| rules.deck.contains(card)));
                assert_eq!(as_set(claim(example)).is_find(), is_set);
            }
        }
    }

    #[test]
    fn nine_cards_at_most_are_shown_and_a_set_is_among_them() {
        // Nine red cards without a Set, and three that complete some.
        let twelve = cards(&[
            "1srd", "2srd", "1sro", "2sro", "1trq", "2trq", "3erd", "3ero", "3trd", "3srd", "1srq", "2erq",
        ]);
        for count in 3..=12 {
            let shown = at_most_nine(&twelve[..count]);
            assert_eq!(shown.len(), count.min(9));
            assert!(count <= 9 || first_set(&shown).is_some(), "{shown:?}");
        }
    }

    #[test]
    fn the_card_that_differs_is_found_and_a_set_has_none() {
        assert_eq!(odd_card(claim(["1srd", "2srd", "3sro"])), "3sro".parse().ok());
        assert_eq!(odd_card(claim(["2srd", "1sro", "2srq"])), "1sro".parse().ok());
        assert_eq!(odd_card(claim(ALIKE)), None);
    }
}
