//! The picture of a game: our own cards, arranged so that they show its rule. It is made of the values of a rule sheet, so a
//! new mode has one too.

use engine::{
    AfterFind, Boards, Calling, Card, Claim, Deck, Drawing, Faces, Feature, Finder, Judgement, Keep,
    RuleSheet, Target, Variant,
};

use crate::card;
use crate::prelude::*;

/// The units of a scene; all numbers are whole, as in the drawings of cards.
const VIEW: &str = "0 0 360 160";

/// A picture of these rules. Screen readers skip it: the name stands beside it.
pub fn scene(rules: impl Fn() -> RuleSheet + 'static) -> El {
    let drawn = svg("svg").class("scene").attr("viewBox", VIEW).attr("aria-hidden", "true");
    drawn.html_of(move || Scene::of(rules()).content())
}

/// How many cards are looked at for a picture: every target has a find among so many.
const LOOKED_AT: usize = 21;

/// A find that uses as many cards of the last one as the rules of a chain say.
pub fn next_in_chain(rules: &RuleSheet, last: &[Card]) -> Option<Vec<Card>> {
    let all = rules.pack().cards();
    let others: Vec<Card> = all.into_iter().filter(|card| !last.contains(card)).take(40).collect();
    let next = Finder::new(rules.target, &others).chained(last, rules.chain.into()).first();
    next.map(|find| find.cards().to_vec())
}

struct Scene {
    rules: RuleSheet,
    find: Vec<Card>,
    /// The cards among which the find was looked for.
    some: Vec<Card>,
}

/// How many different values a find shows.
fn variety(find: &Claim) -> usize {
    let cards = find.cards();
    let values = |feature: &Feature| {
        let is_first = |(place, card): &(usize, &Card)| {
            !cards[..*place].iter().any(|other| other.value(*feature) == card.value(*feature))
        };
        cards.iter().enumerate().filter(is_first).count()
    };
    cards[0].features().iter().map(values).sum()
}

/// Where the middle of a card lies, how large it is in per cent, and how far it is turned.
type CardPlace = ((i32, i32), i32, i32);

impl Scene {
    /// A scene with a find that differs in most features, another one for each mode.
    fn of(rules: RuleSheet) -> Scene {
        let cards = rules.pack().cards();
        let start = 7 * Variant::MODES.iter().position(|mode| *mode == rules.variant).unwrap_or(0);
        // The number of cards is a power of 3 or of 2, so that this step meets different ones.
        let some: Vec<Card> = (0..LOOKED_AT).map(|place| cards[(start + place * 35) % cards.len()]).collect();
        let finds = Finder::new(rules.target, &some).all();
        let find = finds.into_iter().max_by_key(variety);
        Scene { rules, find: find.map(|find| find.cards().to_vec()).unwrap_or_default(), some }
    }

    fn content(&self) -> String {
        let rules = &self.rules;
        match () {
            () if rules.faces == Faces::Down => self.blind(),
            () if rules.time_s > 0 => self.clock(),
            () if rules.boards == Boards::Own => self.race(),
            () if rules.keep == Keep::UntilAll => self.whole_board(),
            () if rules.after_find == AfterFind::Shuffled => self.shuffled(),
            () if rules.chain > 0 => self.chain(),
            () if rules.target == Target::TwoPairs => self.two_pairs(),
            () if rules.target == Target::Six => self.balance(),
            () if rules.drawing == Drawing::Fresh => self.fresh(),
            () if rules.deck != Deck::Full && rules.target == Target::Set => self.only_some(),
            () if rules.calling == Calling::QuickClaims && self.find.len() == 3 && rules.features == 4 => {
                self.quick()
            }
            () => self.called(),
        }
    }

    fn card(&self, card: Card, ((x, y), size, turn): CardPlace) -> String {
        let drawing = card::drawing(card, &self.rules);
        format!(
            r#"<g transform="translate({x} {y}) rotate({turn}) scale(.{size}) translate(-140 -100)"><rect class="scene-card" width="280" height="200" rx="18"/>{drawing}</g>"#
        )
    }

    /// The cards of the find at these places.
    fn laid(&self, places: &[CardPlace]) -> String {
        self.find.iter().zip(places).map(|(&card, &place)| self.card(card, place)).collect()
    }

    /// The find as a fan, and the call where there is one.
    fn called(&self) -> String {
        let calls = self.rules.calling != Calling::QuickClaims;
        let middle = if calls { 140 } else { 180 };
        let (step, size) = match self.find.len() {
            4.. => (84, 29),
            _ if calls => (86, 32),
            _ => (108, 37),
        };
        let count = self.find.len() as i32;
        let place = |number: i32| {
            let off = 2 * number - count + 1;
            ((middle + off * step / 2, 76 + off * off * 2), size, 3 * off)
        };
        let fan = self.laid(&(0..count).map(place).collect::<Vec<_>>());
        let call = r#"<path class="scene-accent" d="M272 20h66a14 14 0 0 1 14 14v34a14 14 0 0 1-14 14h-40l-22 22 4-22h-8a14 14 0 0 1-14-14V34a14 14 0 0 1 14-14Z"/><path class="scene-call" d="M305 34v18M305 66v1"/>"#;
        if calls { fan + call } else { fan }
    }

    fn quick(&self) -> String {
        let wind = r#"<path class="scene-line" d="M20 62h44M8 82h56M24 102h40"/>"#;
        let cards = self.laid(&[((104, 80), 30, 0), ((200, 80), 30, 0), ((296, 80), 30, 0)]);
        format!(r#"{wind}<g transform="translate(6 0) skewX(-14)">{cards}</g>"#)
    }

    fn clock(&self) -> String {
        let cards = self.laid(&[((78, 88), 30, -9), ((282, 88), 30, 9)]);
        let (minutes, seconds) = (self.rules.time_s / 60, self.rules.time_s % 60);
        format!(
            r#"{cards}<circle class="scene-dial" cx="180" cy="80" r="62"/><circle class="scene-ring" cx="180" cy="80" r="62" pathLength="100" transform="rotate(-90 180 80)"/><text class="scene-number" x="180" y="94">{minutes}:{seconds:02}</text>"#
        )
    }

    fn race(&self) -> String {
        let cards = self.laid(&[((62, 112), 27, -6), ((142, 92), 27, -6), ((222, 72), 27, -6)]);
        let finds = self.rules.finds;
        format!(
            r#"{cards}<path class="scene-line" d="M290 16V150"/><path class="scene-accent" d="M292 18h58l-12 26 12 26H292Z"/><text class="scene-goal" x="317" y="54">{finds}</text>"#
        )
    }

    fn blind(&self) -> String {
        let [one, other] = ["?0", "?1"].map(|back| back.parse::<Card>().ok());
        let backs = one.map(|back| self.card(back, ((78, 84), 34, -3))).unwrap_or_default()
            + &other.map(|back| self.card(back, ((180, 86), 34, 2))).unwrap_or_default();
        let turned = self.find.first().map(|&card| self.card(card, ((284, 74), 34, 8))).unwrap_or_default();
        format!(r#"{backs}{turned}<path class="scene-arrow" d="M202 26C226 6 258 8 272 22M274 10v14h-14"/>"#)
    }

    /// Twelve cards, and the finds that no card of another one is in.
    fn whole_board(&self) -> String {
        let board = &self.some[..12];
        let mut found: Vec<Vec<Card>> = Vec::new();
        for find in Finder::new(self.rules.target, board).all() {
            if found.len() < 3 && !found.iter().flatten().any(|card| find.cards().contains(card)) {
                found.push(find.cards().to_vec());
            }
        }
        let middle = |place: usize| (78 + 68 * (place as i32 % 4), 32 + 48 * (place as i32 / 4));
        let cards: String =
            board.iter().zip(0..).map(|(&card, place)| self.card(card, (middle(place), 20, 0))).collect();
        let frame = |(place, card): (usize, &Card)| {
            let number = found.iter().position(|find| find.contains(card))?;
            let (x, y) = middle(place);
            Some(format!(
                r#"<rect class="scene-find-{number}" x="{}" y="{}" width="62" height="46" rx="7"/>"#,
                x - 31,
                y - 23
            ))
        };
        cards + &board.iter().enumerate().filter_map(frame).collect::<String>()
    }

    fn shuffled(&self) -> String {
        let fourth = self.some.iter().find(|card| !self.find.contains(card));
        let cards = self.laid(&[((84, 50), 27, -9), ((272, 54), 27, 7), ((92, 116), 27, 6)]);
        let fourth = fourth.map(|&card| self.card(card, ((266, 118), 27, -8))).unwrap_or_default();
        let arrows =
            "M136 42C168 22 196 24 222 44M222 26v20h-18M224 122C192 142 164 140 138 120M138 138v-20h18";
        format!(r#"{cards}{fourth}<path class="scene-arrow" d="{arrows}"/>"#)
    }

    /// Two finds in a row that share as many cards as the rules say, each in a link of the chain.
    fn chain(&self) -> String {
        let (size, shared) = (self.find.len(), usize::from(self.rules.chain));
        let next = next_in_chain(&self.rules, &self.find).unwrap_or_default();
        let is_shared = |card: &&Card| next.contains(card);
        let (kept, left): (Vec<&Card>, Vec<&Card>) = self.find.iter().partition(is_shared);
        let new = next.iter().filter(|card| !self.find.contains(card));
        let row: Vec<Card> = left.into_iter().chain(kept).chain(new).copied().collect();
        let (step, scale) = if row.len() > 5 { (54, 17) } else { (64, 20) };
        let first = 180 - step * (row.len() as i32 - 1) / 2;
        let cards: String = row
            .iter()
            .zip(0..)
            .map(|(&card, place)| self.card(card, ((first + step * place, 80), scale, 0)))
            .collect();
        let link = |from: usize, class: &str, inset: i32| {
            let (x, width) = (first + step * from as i32 - step / 2 - 2, step * size as i32 + 4);
            let (y, height) = (40 + inset, 80 - 2 * inset);
            format!(r#"<rect class="{class}" x="{x}" y="{y}" width="{width}" height="{height}" rx="26"/>"#)
        };
        link(0, "scene-link", 0) + &link(size - shared, "scene-link scene-next", 8) + &cards
    }

    /// Two pairs around the card that completes both, which is not there.
    fn two_pairs(&self) -> String {
        let judgement = Claim::new(&self.find).map(|claim| Judgement::new(self.rules.target, claim));
        let Some((places, [missing, _])) = judgement.ok().and_then(|judgement| judgement.pairs()) else {
            return self.called();
        };
        let corners = [((68, 44), 26, -4), ((68, 116), 26, 4), ((292, 44), 26, 4), ((292, 116), 26, -4)];
        let cards: String =
            places.iter().zip(corners).map(|(&place, at)| self.card(self.find[place], at)).collect();
        let missing = self.card(missing, ((180, 80), 28, 0));
        format!(
            r#"<path class="scene-line" d="M110 54 136 68M110 106 136 92M250 54 224 68M250 106 224 92"/>{cards}<g opacity=".35">{missing}</g><rect class="scene-missing" x="140" y="51" width="80" height="58" rx="7"/>"#
        )
    }

    /// Three cards on each side of a beam.
    fn balance(&self) -> String {
        let side = |x: i32| [((x - 32, 98), 20, 0), ((x + 32, 98), 20, 0), ((x, 54), 20, 0)];
        let cards = self.laid(&[side(94), side(266)].concat());
        format!(
            r#"{cards}<path class="scene-line" d="M24 121H336"/><path class="scene-accent" d="M180 122 204 152H156Z"/>"#
        )
    }

    /// The same cards before and after they are painted.
    fn fresh(&self) -> String {
        let before = self.laid(&[((84, 46), 22, -3), ((180, 44), 22, 0), ((276, 46), 22, 3)]);
        let painted =
            Scene { find: card::cards(&["2erd", "1tpo", "3sgq"]), some: Vec::new(), rules: self.rules };
        let after = painted.laid(&[((84, 112), 27, 2), ((180, 112), 27, -1), ((276, 112), 27, -2)]);
        let drops = [("red", 84), ("purple", 180), ("green", 276)].map(|(ink, x)| {
            format!(r#"<path class="ink-{ink}" fill="currentColor" d="M{x} 66c7 11 10 15 10 20a10 10 0 0 1-20 0c0-5 3-9 10-20Z"/>"#)
        });
        format!(r#"<g opacity=".45">{before}</g>{after}{}"#, drops.concat())
    }

    /// The cards in play before those that are left out.
    fn only_some(&self) -> String {
        let full = RuleSheet { deck: Deck::Full, ..self.rules };
        let out = Scene { find: card::cards(&["2tgo", "3epq"]), some: Vec::new(), rules: full };
        let out = out.laid(&[((52, 66), 24, -12), ((308, 66), 24, 12)]);
        let cards = self.laid(&[((98, 92), 32, -4), ((180, 86), 32, 0), ((262, 92), 32, 4)]);
        format!(
            r#"<g opacity=".4">{out}</g><path class="scene-out" d="M22 36 66 58M66 32 26 66M294 58l44-22M294 32l40 34"/>{cards}"#
        )
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use engine::Edition;

    use super::*;

    #[test]
    fn every_mode_has_a_picture_of_its_own() {
        let content = |&mode: &Variant| Scene::of(RuleSheet::of(Edition::English, mode)).content();
        let scenes: BTreeSet<String> = Variant::MODES.iter().map(content).collect();
        assert_eq!(scenes.len(), Variant::MODES.len());
    }

    #[test]
    fn the_picture_of_a_chain_shares_cards() {
        for (mode, cards) in
            [(Variant::Chain, 5), (Variant::TwoPairsChain, 6), (Variant::LittleFoursChain, 6)]
        {
            let content = Scene::of(RuleSheet::of(Edition::English, mode)).content();
            assert_eq!(content.matches("scene-card").count(), cards, "{mode}");
        }
    }
}
