//! The rules of dealing that a simulated round follows.

use engine::{Rules, Variant, Widened};

use crate::space::Space;

/// How a simulated player chooses among several Sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    Random,
    /// Takes the one that leaves the most Sets on the table untouched; among those the one after which the most cards of the
    /// deck would complete a pair of what is left; among those the first.
    LookAhead,
}

/// How a round is dealt and played: always at most one Set at a time, until none is left.
///
/// ```
/// use odds::{Dealing, Player, Space};
///
/// let wide = Dealing::new(Space::Full, 15, true, Player::LookAhead)?;
/// assert_eq!(wide.layout(), 15);
/// assert!(Dealing::new(Space::Full, 13, true, Player::Random).is_err());
/// # Ok::<(), odds::LayoutError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dealing {
    space: Space,
    layout: usize,
    widening: bool,
    /// Whether a Set that is taken from a widened layout is replaced too; no booklet says so, but a table may.
    pub(crate) replacing: bool,
    player: Player,
}

impl Dealing {
    /// The full game: 81 cards, twelve on the table, three more when there is no Set.
    pub const FULL: Dealing =
        Dealing { space: Space::Full, layout: 12, widening: true, replacing: false, player: Player::Random };

    /// Solitaire: twelve on the table and never more; without a Set among them the player loses.
    pub const SOLITAIRE: Dealing = Dealing { widening: false, ..Dealing::FULL };

    /// A quick start: 27 cards, nine on the table.
    pub const QUICK: Dealing = Dealing { space: Space::Quick, layout: 9, ..Dealing::FULL };

    /// Any other way to deal. The layout must be a multiple of three, from 3 to 21 cards.
    pub fn new(space: Space, layout: usize, widening: bool, player: Player) -> Result<Dealing, LayoutError> {
        if layout.is_multiple_of(3) && (3..=21).contains(&layout) {
            Ok(Dealing { space, layout, widening, replacing: false, player })
        } else {
            Err(LayoutError(layout))
        }
    }

    pub const fn with_player(self, player: Player) -> Dealing {
        Dealing { player, ..self }
    }

    pub const fn space(&self) -> Space {
        self.space
    }

    /// How many cards lie on the table as long as there are enough.
    pub const fn layout(&self) -> usize {
        self.layout
    }

    /// Whether three more cards are dealt when there is no Set; otherwise the round is lost then.
    pub const fn widening(&self) -> bool {
        self.widening
    }

    pub const fn player(&self) -> Player {
        self.player
    }
}

/// Any edition's rules of dealing, and any table's; the player takes any Set.
///
/// ```
/// use engine::{Edition, Rules, Variant};
/// use odds::Dealing;
///
/// assert_eq!(Dealing::try_from(&Rules::of(Edition::French, Variant::Full)), Ok(Dealing::FULL));
/// // Who widens the layout, the players or the cards by themselves, changes no chance.
/// assert_eq!(Dealing::try_from(&Rules::of(Edition::French, Variant::Speed)), Ok(Dealing::FULL));
/// assert_eq!(Dealing::try_from(&Rules::of(Edition::English, Variant::Solitaire)), Ok(Dealing::SOLITAIRE));
/// assert!(Dealing::try_from(&Rules::of(Edition::English, Variant::Daily)).is_err());
/// ```
impl TryFrom<&Rules> for Dealing {
    type Error = NothingDealt;

    fn try_from(rules: &Rules) -> Result<Dealing, NothingDealt> {
        if matches!(rules.variant, Variant::QuickPuzzle | Variant::Daily) {
            return Err(NothingDealt(rules.variant));
        }
        Ok(Dealing {
            space: rules.deck.into(),
            layout: rules.layout.into(),
            widening: rules.variant != Variant::Solitaire,
            replacing: rules.widened == Widened::Replaced,
            player: Player::Random,
        })
    }
}

/// A puzzle, in which no card is dealt after the first layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is a puzzle, in which nothing is dealt")]
pub struct NothingDealt(pub Variant);

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a layout has 3, 6, 9, … or 21 cards, not {0}")]
pub struct LayoutError(pub usize);
