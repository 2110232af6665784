//! The five booklets as data: one row of values each, read by one engine.

use crate::cards::deck::Deck;
use crate::cards::feature::{Feature, Value};
use crate::cards::target::Target;
use crate::rules::edition::{Edition, Variant};
use crate::rules::sheet::{
    AfterFind, Boards, Calling, DeckLasts, Drawing, Faces, Green, Keep, MiddleShading, NoSet, Others,
    RuleSheet, Scoring, Symbols, USUAL_WAIT_S, Widened, WrongCall,
};

/// What one booklet says: its full game, its quick start and what else it knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Booklet {
    pub edition: Edition,
    pub full: RuleSheet,
    pub quick_deck: Deck,
    pub quick_layout: u8,
    /// Rows of the quick start's layout; 0 where the booklet does not say.
    pub quick_rows: u8,
    /// Whether the booklet leaves open which value the quick start keeps.
    pub quick_value_is_free: bool,
    /// Whether the booklet has the players shuffle in the other cards once they are ready, and go on.
    pub quick_start_grows: bool,
    /// Whether the booklet says what others may do while a call stands.
    pub speaks_of_others: bool,
    /// Whether the booklet has taken Sets lie face down before their owner.
    pub sets_lie_face_down: bool,
    /// What the booklet says of the cards that are left at the end.
    pub left: LeftCards,
    /// What the booklet says of a lone player who finds no Set among the twelve.
    pub alone: LonePlayer,
    /// The variants that the booklet itself describes. The others are borrowed from a neighbour or are ours.
    pub knows: &'static [Variant],
    /// What the booklet claims about the chance of a Set: cards on the table, and the chance in per mille.
    pub claimed_odds: &'static [(u8, u16)],
}

/// What happens to a lone player when there is no Set among the twelve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LonePlayer {
    Loses,
    Silent,
}

/// What a booklet says of six or nine cards that are left at the end of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeftCards {
    Maybe,
    Usually,
    Silent,
}

const RED: Deck = Deck::Only(Value::new(Feature::Colour, 0));
pub(crate) const SOLID: Deck = Deck::Only(Value::new(Feature::Shading, 0));

pub const ENGLISH: Booklet = Booklet {
    edition: Edition::English,
    full: RuleSheet {
        edition: Edition::English,
        variant: Variant::Full,
        symbols: Symbols::Diamond,
        green: Green::Green,
        middle_shading: MiddleShading::Striped,
        deck: Deck::Full,
        layout: 12,
        rows: 0,
        calling: Calling::CallThenPick,
        call_window_s: 5,
        photo_finish_ms: 150,
        others: Others::MayNotPick,
        wrong_call: WrongCall::LosePoint,
        wait_s: USUAL_WAIT_S,
        others_check_s: 0,
        no_set: NoSet::AllAgree,
        silence_s: 15,
        long_time_s: 90,
        widened: Widened::NotReplaced,
        first_to: 0,
        scoring: Scoring::PointPerSet,
        rounds: 0,
        deal_within_s: 10,
        set_master: false,
        seats: 12,
        target: Target::Set,
        features: 4,
        values: 3,
        grow: 3,
        chain: 0,
        keep: Keep::Taken,
        after_find: AfterFind::Stay,
        faces: Faces::Up,
        boards: Boards::Shared,
        deck_lasts: DeckLasts::Once,
        finds: 0,
        time_s: 0,
        drawing: Drawing::Edition,
    },
    quick_deck: RED,
    quick_layout: 9,
    quick_rows: 0,
    quick_value_is_free: false,
    quick_start_grows: true,
    speaks_of_others: true,
    sets_lie_face_down: false,
    left: LeftCards::Maybe,
    alone: LonePlayer::Loses,
    knows: &[Variant::Full, Variant::Quick, Variant::Solitaire, Variant::QuickPuzzle],
    claimed_odds: &[],
};

pub const ITALIAN: Booklet = Booklet {
    edition: Edition::Italian,
    full: RuleSheet { edition: Edition::Italian, ..ENGLISH.full },
    quick_deck: SOLID,
    quick_start_grows: false,
    knows: &[Variant::Full, Variant::Quick, Variant::Solitaire],
    ..ENGLISH
};

pub const RUSSIAN: Booklet = Booklet {
    edition: Edition::Russian,
    full: RuleSheet {
        edition: Edition::Russian,
        symbols: Symbols::Rectangle,
        middle_shading: MiddleShading::Dotted,
        rows: 3,
        others: Others::MayNotTouchOrCall,
        wrong_call: WrongCall::LockOut,
        ..ENGLISH.full
    },
    quick_deck: SOLID,
    quick_layout: 12,
    quick_rows: 3,
    quick_value_is_free: true,
    sets_lie_face_down: true,
    left: LeftCards::Usually,
    alone: LonePlayer::Silent,
    knows: &[Variant::Full, Variant::Quick],
    ..ENGLISH
};

pub const HEBREW: Booklet = Booklet {
    edition: Edition::Hebrew,
    full: RuleSheet {
        edition: Edition::Hebrew,
        calling: Calling::CallAndPickAtOnce,
        others: Others::MayNotPickOrCall,
        scoring: Scoring::PointPerSetMinusWrongCalls,
        // The booklet says "immediately"; how long that is, the house decides.
        call_window_s: 3,
        ..ENGLISH.full
    },
    quick_deck: SOLID,
    quick_layout: 12,
    quick_value_is_free: true,
    alone: LonePlayer::Silent,
    knows: &[Variant::Full, Variant::Quick],
    claimed_odds: &[(12, 970), (15, 999)],
    ..ENGLISH
};

pub const FRENCH: Booklet = Booklet {
    edition: Edition::French,
    full: RuleSheet {
        edition: Edition::French,
        symbols: Symbols::Rectangle,
        green: Green::Turquoise,
        middle_shading: MiddleShading::Dotted,
        rows: 3,
        others: Others::MayNotTouchOrCall,
        wrong_call: WrongCall::LockOut,
        no_set: NoSet::AllAgreeOrLongTime,
        scoring: Scoring::MostSets,
        rounds: 1,
        ..ENGLISH.full
    },
    quick_rows: 3,
    quick_value_is_free: true,
    quick_start_grows: false,
    speaks_of_others: false,
    sets_lie_face_down: true,
    left: LeftCards::Silent,
    alone: LonePlayer::Silent,
    knows: &[Variant::Full, Variant::Quick, Variant::Forever],
    ..ENGLISH
};

impl Edition {
    pub const fn booklet(self) -> &'static Booklet {
        match self {
            Edition::English => &ENGLISH,
            Edition::Italian => &ITALIAN,
            Edition::Russian => &RUSSIAN,
            Edition::Hebrew => &HEBREW,
            Edition::French => &FRENCH,
        }
    }

    /// Where this edition takes a variant from: its own booklet, a neighbour's, or the house.
    pub fn source(self, variant: Variant) -> RuleSource {
        if self.booklet().knows.contains(&variant) {
            return RuleSource::Own;
        }
        let neighbours = Edition::ALL.iter().copied();
        let known = neighbours.filter(|edition| edition.booklet().knows.contains(&variant)).min();
        known.map_or(RuleSource::House, RuleSource::Borrowed)
    }
}

/// Where a variant's rule comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleSource {
    /// The edition's own booklet describes it.
    Own,
    /// The nearest booklet that describes it.
    Borrowed(Edition),
    /// No booklet does; it is a rule of the house.
    House,
}
