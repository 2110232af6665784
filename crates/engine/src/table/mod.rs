//! A table: its board, and the secret that decides its decks.

mod all_cards;
mod apply;
pub(crate) mod board;
pub(crate) mod challenge;
pub(crate) mod command;
mod decide;
pub(crate) mod emote;
pub(crate) mod event;
pub(crate) mod layout;
pub(crate) mod name_reference;
pub(crate) mod options;
pub(crate) mod phase;
mod pile;
pub(crate) mod reason;
pub(crate) mod refusal;
pub(crate) mod sealed;
pub(crate) mod seat;
pub(crate) mod semantics;
mod stock;
pub(crate) mod view;

use std::borrow::Cow;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use thiserror::Error;

use crate::bots::bot::Bot;
use crate::cards::card::Card;
use crate::cards::claim::Claim;
use crate::cards::find::count_sets;
use crate::fairness::keys::Keys;
use crate::fairness::seed::{Contribution, Seed};
use crate::fairness::shuffle::{permutations, shuffled, shuffled_puzzle};
use crate::rules::Rules;
use crate::table::board::{Board, OwnBoard};
use crate::table::challenge::ChallengeId;
use crate::table::event::{Event, Fact, HiddenClaim, JournalEvent, OwnCards, Sealed, Secret};
use crate::table::layout::Layout;
use crate::table::options::{Options, Permission};
use crate::table::phase::HeldCall;
use crate::table::refusal::Refusal;
use crate::table::seat::SeatNumber;
use crate::table::semantics::Semantics;
use crate::table::stock::Stock;
use crate::time::Time;

/// A table as only its server knows it. Its public state is its [`Board`].
///
/// ```
/// use engine::{Action, Command, Edition, PlayerId, Refusal, Rules, Secret, Seed, Table, Time, Variant};
///
/// let rules = Rules::of(Edition::English, Variant::Full);
/// let opening = Table::opening(rules, Secret::new(Seed::new([7; 32])), false, Time(0));
/// let mut table = Table::open(&opening).unwrap();
/// let [ann, bob] = ["ann", "bob"].map(|id| PlayerId::new(id).unwrap());
/// for (player, action) in [(&ann, Action::Sit), (&bob, Action::Sit), (&ann, Action::Deal)] {
///     for event in table.decide(&Command::by(player.clone(), action), Time(5)).unwrap() {
///         table.apply(&event);
///     }
/// }
/// assert_eq!(table.layout().len(), 12);
/// assert_eq!(table.options(table.seat_of(&bob), Time(6)).call, Ok(()));
/// assert_eq!(table.decide(&Command::by(bob, Action::Deal), Time(6)), Err(Refusal::AlreadyDealt));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub(crate) board: Board,
    pub(crate) keys: Keys,
    /// What this round is dealt from.
    pub(crate) stock: Stock,
    /// The next round's deck, once a deal was decided; applying that deal takes it, so that a deal shuffles once.
    shuffled: Shuffled,
    /// The calls that wait for the photo finish, in the order of their arrival.
    pub(crate) held: Vec<PendingCall>,
    /// Who has voted on the claim that is checked, and how.
    pub(crate) votes: Vec<(SeatNumber, bool)>,
    /// When the last event happened, also one that the board does not show.
    clock: Time,
}

/// A call or quick claim that waits for the photo finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PendingCall {
    pub(crate) call: HeldCall,
    pub(crate) until: Time,
    /// The cards of a quick claim, or the place of a card to turn.
    pub(crate) claim: HiddenClaim,
}

/// Why a journal does not make a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum OpenError {
    /// A journal starts with the table's opening.
    #[error("a table's first event must be its opening")]
    NotOpened,
    /// The opening holds no secret, as in what clients are sent; a [`Board`] can be made of it.
    #[error("the table's opening holds no seed")]
    NoSecret,
    /// The table was opened by a newer program.
    #[error(
        "the table needs version {needed} of the rules' meaning; this program knows {}",
        Semantics::LATEST
    )]
    Newer {
        /// The version that it needs.
        needed: Semantics,
    },
}

impl Table {
    /// The event that opens a table: what is played, and what will decide its decks.
    pub fn opening(rules: Rules, secret: Secret, listed: bool, at: Time) -> JournalEvent {
        Table::opening_of(rules, secret, listed, None, at)
    }

    /// The event that opens a listed table to which "Play now" brings players.
    pub fn opening_matched(rules: Rules, secret: Secret, at: Time) -> JournalEvent {
        let mut opening = Table::opening(rules, secret, true, at);
        if let Fact::Opened { matched, .. } = &mut opening.event.fact {
            *matched = true;
        }
        opening
    }

    /// The event that opens a table for a run of a challenge, with the challenge's seed and what is mixed into it.
    pub fn opening_run(
        rules: Rules,
        secret: Secret,
        challenge: ChallengeId,
        random: Option<Contribution>,
        at: Time,
    ) -> JournalEvent {
        Table::opening_of(rules, secret, false, Some((challenge, random)), at)
    }

    fn opening_of(
        rules: Rules,
        secret: Secret,
        listed: bool,
        run: Option<(ChallengeId, Option<Contribution>)>,
        at: Time,
    ) -> JournalEvent {
        let commitment = secret.of_round(1).commitment();
        let (challenge, random) = run.unzip();
        let random = random.flatten();
        let (matched, semantics) = (false, Semantics::LATEST);
        let fact = Fact::Opened { rules, commitment, listed, matched, challenge, random, semantics };
        JournalEvent { event: Event { at, fact }, sealed: Some(Sealed::Secret(secret)) }
    }

    /// The table that an opening opens.
    pub fn open(opening: &JournalEvent) -> Result<Table, OpenError> {
        let board = Board::open(opening)?;
        let Some(Sealed::Secret(secret)) = &opening.sealed else {
            return Err(OpenError::NoSecret);
        };
        Ok(Table::with_keys(board, Keys::Secret(Arc::new(secret.clone()))))
    }

    pub(crate) fn with_keys(board: Board, keys: Keys) -> Table {
        let clock = board.clock;
        Table {
            board,
            keys,
            stock: Stock::default(),
            shuffled: Shuffled::default(),
            held: Vec::new(),
            votes: Vec::new(),
            clock,
        }
    }

    /// The table that a whole journal makes.
    pub fn replay<'a>(journal: impl IntoIterator<Item = &'a JournalEvent>) -> Result<Table, OpenError> {
        let mut journal = journal.into_iter();
        let mut table = Table::open(journal.next().ok_or(OpenError::NotOpened)?)?;
        journal.for_each(|event| table.apply(event));
        Ok(table)
    }

    /// The public part.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The bot that sits on a seat, the same on every node that knows the table's secret.
    pub fn bot(&self, number: SeatNumber) -> Option<Bot> {
        let level = self.board.seat(number)?.bot?;
        Some(Bot::new(level, self.keys.bot_seed(number)?))
    }

    /// Folds one event into the table.
    pub fn apply(&mut self, event: &JournalEvent) {
        self.deal_from_stock(event);
        match &event.fact {
            Fact::Dealt { .. } => self.stock = self.next_stock(event.at),
            Fact::CallHeld { call, until } => {
                let claim = match event.sealed {
                    Some(Sealed::Cards(cards)) => HiddenClaim { cards: Some(cards), place: None },
                    Some(Sealed::Hold(claim)) => claim,
                    _ => HiddenClaim { cards: None, place: None },
                };
                // Calls that join do not move the end, also where a damaged journal states another one.
                let until = self.held.first().map_or(*until, |first| first.until);
                self.held.push(PendingCall { call: *call, until, claim });
            }
            // Quick claims that were slower are judged if this one is wrong.
            Fact::Claimed { seat, .. } => {
                self.held.retain(|held| held.call.seat != *seat);
                self.votes.clear();
            }
            Fact::Voted { seat } => {
                if let Some(Sealed::Vote(right)) = event.sealed {
                    self.votes.push((*seat, right));
                }
            }
            Fact::Checked { .. } => self.votes.clear(),
            Fact::Left { seat } => self.held.retain(|held| held.call.seat != *seat),
            // The photo finish is decided, or the cards that the calls were about are gone.
            Fact::Called { .. }
            | Fact::Taken { .. }
            | Fact::Found { .. }
            | Fact::Turned { .. }
            | Fact::WrongCall { .. }
            | Fact::Widened { .. }
            | Fact::RoundEnded { .. } => self.held.clear(),
            _ => {}
        }
        self.shuffled = Shuffled::default();
        self.clock = event.at;
        if let Some(public) = event.public() {
            self.board.apply(public);
        }
    }

    /// Takes the cards that an event lays from the stock.
    fn deal_from_stock(&mut self, event: &JournalEvent) {
        let Table { stock, board, .. } = self;
        let rules = &board.rules;
        match (&event.fact, &event.sealed) {
            (Fact::Taken { cards, dealt, .. }, _) => {
                let lying = lying_after(board, cards);
                if rules.lies_face_down() {
                    let new = stock.next_cards(rules, dealt.len(), &lying);
                    stock.set_faces(stock.faces_after(cards, &new));
                }
                stock.deal_out(rules, dealt.len(), &lying);
            }
            (Fact::Widened { cards, .. } | Fact::Replaced { cards }, _) => {
                stock.deal_out(rules, cards.len(), board.layout.cards());
            }
            (Fact::Scored { seat, .. }, Some(Sealed::Own(OwnCards { cards, .. }))) => {
                if let Ok(find) = Claim::new(cards) {
                    let (after, _) = stock.after_find(rules, *seat, &find, event.at);
                    stock.set_own(rules, *seat, after);
                }
            }
            _ => {}
        }
    }

    /// The board of one's own as a seat's clients are told of it; none where all players share one.
    pub fn own_board(&self, seat: SeatNumber) -> Option<OwnBoard> {
        let is_dealt = self.board.rules.has_own_boards() && self.board.round > 0;
        is_dealt.then(|| self.stock.own_board(&self.board.rules, seat))
    }

    /// The board as the clients of a seat see it.
    pub fn board_of(&self, seat: SeatNumber) -> Cow<'_, Board> {
        match self.own_board(seat) {
            None => Cow::Borrowed(&self.board),
            Some(own) => {
                let mut board = self.board.clone();
                board.layout = self.stock.own(seat).layout.clone();
                board.undealt = own.undealt;
                Cow::Owned(board)
            }
        }
    }

    /// The cards that a seat finds among: its own board, or the shared one.
    pub(crate) fn layout_of(&self, seat: SeatNumber) -> &Layout {
        if self.board.rules.has_own_boards() { &self.stock.own(seat).layout } else { &self.board.layout }
    }

    /// When the last event happened.
    pub fn clock(&self) -> Time {
        self.clock
    }

    /// Whether a call of this seat waits for the photo finish. Once a quicker claim is being checked it does not any more.
    pub fn is_held(&self, seat: SeatNumber) -> bool {
        self.checked_claim().is_none() && self.held.iter().any(|held| held.call.seat == seat)
    }

    /// When the table will change by itself: as its board shows, or because a photo finish that no board shows is decided.
    pub fn deadline(&self) -> Option<Time> {
        match self.held.first() {
            None => self.board.deadline(),
            Some(_) if self.checked_claim().is_some() => self.board.deadline(),
            // What is held when the round's time is over is decided first.
            Some(held) => [self.board.deadline_of_players(), Some(held.until)].into_iter().flatten().min(),
        }
    }

    /// What a seat may do at a time. To a seat whose call is held the table answers more than its board can.
    pub fn options(&self, seat: Option<SeatNumber>, now: Time) -> Options {
        let options = self.board.options(seat, now);
        match seat.map_or(Ok(()), |seat| self.may_act_unless_held(seat)) {
            Ok(()) => options,
            held => {
                let (call, claim, turn) = (held.clone(), held.clone(), held.clone());
                Options { call, claim, turn, no_set: held, ..options }
            }
        }
    }

    /// Refuses what a seat may not do while its own call is held. Only that seat is told so.
    pub(crate) fn may_act_unless_held(&self, seat: SeatNumber) -> Permission {
        if self.is_held(seat) { Err(Refusal::AlreadyCalled) } else { Ok(()) }
    }

    /// The next round's deck in dealing order, with what the players have contributed so far.
    pub(crate) fn next_deck(&self) -> Arc<[Card]> {
        self.shuffled
            .0
            .get_or_init(|| self.shuffle(self.board.rounds_dealt().saturating_add(1)).into())
            .clone()
    }

    /// What the next round is dealt from.
    pub(crate) fn next_stock(&self, now: Time) -> Stock {
        let seed = self.keys.seed(self.board.rounds_dealt().saturating_add(1));
        let key = seed.map(|seed| seed.deck_key(&self.contributions()));
        Stock::new(self.next_deck(), key, &self.board.rules, now)
    }

    fn shuffle(&self, round: u32) -> Vec<Card> {
        let rules = &self.board.rules;
        if let Some(stacked) = self.keys.stacked(round, rules) {
            return stacked;
        }
        self.keys.seed(round).map_or_else(Vec::new, |seed| deck_of(rules, &seed, &self.contributions()))
    }

    /// What is mixed into the next shuffle. A run has what the player of the game that its challenge was made from contributed.
    fn contributions(&self) -> Vec<(u8, Contribution)> {
        if let Some(random) = self.board.random {
            return vec![(0, random)];
        }
        let seats = self.board.seats.iter().enumerate();
        seats.filter_map(|(number, seat)| Some((number as u8, seat.contribution?))).collect()
    }

    /// The next cards of the deck for the shared table, on which these cards lie.
    pub(crate) fn next_cards(&self, count: usize, lying: &[Card]) -> Vec<Card> {
        // A deck that is known to be empty has none, also where a damaged journal has dealt fewer than it says.
        let count = count.min(self.board.undealt);
        self.stock.next_cards(&self.board.rules, count, lying)
    }
}

/// The cards that lie on the shared table once a find is taken: also those of the find, if they lie beside in a chain.
pub(crate) fn lying_after(board: &Board, find: &Claim) -> Vec<Card> {
    let is_chain = board.rules.chain > 0;
    let stay = board.layout.cards().iter().copied().filter(|card| !find.cards().contains(card));
    stay.chain(find.cards().iter().copied().filter(|_| is_chain)).collect()
}

/// A deck computed ahead. It follows from the rest of the table, so two tables do not differ by it.
#[derive(Clone, Debug, Default)]
struct Shuffled(OnceLock<Arc<[Card]>>);

impl PartialEq for Shuffled {
    fn eq(&self, _: &Shuffled) -> bool {
        true
    }
}

impl Eq for Shuffled {}

impl Deref for Table {
    type Target = Board;

    fn deref(&self) -> &Board {
        &self.board
    }
}

/// The deck of a round in dealing order, from its revealed seed and what each seat added, by seat number.
///
/// A puzzle's deck is only the cards that it lays out.
pub fn deck_of(rules: &Rules, seed: &Seed, contributions: &[(u8, Contribution)]) -> Vec<Card> {
    match rules.variant.puzzle_sets() {
        Some(sets) => shuffled_puzzle(rules.pack(), rules.layout.into(), sets, seed, contributions),
        None => shuffled(rules.pack(), seed, contributions),
    }
}

/// The first permutations of an endless deck, one after the other.
pub fn endless_deck_of(
    rules: &Rules,
    seed: &Seed,
    contributions: &[(u8, Contribution)],
    count: usize,
) -> Vec<Card> {
    permutations(rules.pack(), seed.deck_key(contributions), deck_of(rules, seed, contributions), count)
}

/// Why cards cannot be a round's deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StackError {
    /// Too many or too few cards.
    #[error("a round has {needed} cards, not {cards}")]
    Count {
        /// How many there are.
        cards: usize,
        /// How many a round has.
        needed: usize,
    },
    /// A card that is not in the deck of these rules.
    #[error("the card {card} is not in this deck")]
    Foreign {
        /// The card.
        card: Card,
    },
    /// A card that occurs twice.
    #[error("the card {card} occurs twice")]
    Twice {
        /// The card.
        card: Card,
    },
    /// A puzzle with another number of Sets.
    #[error("the puzzle has {needed} Sets, not {sets}")]
    Sets {
        /// How many there are.
        sets: usize,
        /// How many the puzzle has.
        needed: usize,
    },
}

impl Secret {
    /// A table whose decks all come from this seed.
    pub fn new(seed: Seed) -> Secret {
        Secret { seed, first: None, stacked: None }
    }

    /// A table whose first round has this seed, and whose other decks come from the table's.
    #[must_use]
    pub fn with_first(self, round: Seed) -> Secret {
        Secret { first: Some(round), ..self }
    }

    /// The seed of a round, counted from 1.
    pub fn of_round(&self, round: u32) -> Seed {
        self.first.filter(|_| round == 1).unwrap_or_else(|| self.seed.of_round(round))
    }

    /// A table whose first round is dealt from exactly these cards, and whose later decks come from the seed.
    pub fn stacked(seed: Seed, rules: &Rules, cards: Vec<Card>) -> Result<Secret, StackError> {
        let puzzle = rules.variant.puzzle_sets();
        let needed = if puzzle.is_some() { rules.layout.into() } else { rules.pack().size() };
        for (place, &card) in cards.iter().enumerate() {
            if !rules.pack().contains(card) {
                return Err(StackError::Foreign { card });
            }
            if cards[..place].contains(&card) {
                return Err(StackError::Twice { card });
            }
        }
        if cards.len() != needed {
            return Err(StackError::Count { cards: cards.len(), needed });
        }
        match puzzle {
            Some(needed) if count_sets(&cards) != needed => {
                Err(StackError::Sets { sets: count_sets(&cards), needed })
            }
            _ => Ok(Secret { seed, first: None, stacked: Some(cards) }),
        }
    }
}
