//! The public state of a table.
//!
//! A board has no field that could hold a seed or an undealt card, so whatever is computed from it cannot leak one.
//! Clients fold public events into a board just as the server does.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use crate::cards::card::Card;
use crate::cards::claim::Claim;
use crate::cards::finder::Finder;
use crate::fairness::seed::{Commitment, Contribution};
use crate::rules::Rules;
use crate::rules::edition::Variant;
use crate::rules::sheet::NoSet;
use crate::table::OpenError;
use crate::table::challenge::ChallengeId;
use crate::table::event::{Event, Fact};
use crate::table::layout::Layout;
use crate::table::phase::Phase;
use crate::table::seat::{DisplayName, PlayerId, Seat, SeatNumber};
use crate::table::semantics::Semantics;
use crate::time::Time;

/// How many absences of a player are recorded in a match, so that a connection that comes and goes fills no journal.
const MOST_ABSENCES: u8 = 8;

/// The open side of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub(crate) rules: Rules,
    pub(crate) seats: Vec<Seat>,
    pub(crate) phase: Phase,
    pub(crate) round: u32,
    /// Rounds of earlier matches at this table: seeds are numbered through.
    pub(crate) rounds_before: u32,
    pub(crate) host: Option<SeatNumber>,
    /// Who dealt the current or last round.
    pub(crate) dealer: Option<SeatNumber>,
    pub(crate) layout: Layout,
    pub(crate) undealt: usize,
    /// When this round was dealt.
    pub(crate) began: Time,
    /// The places of the cards that a player has turned up, in order, and whether no more may be turned.
    pub(crate) turned: Vec<u8>,
    pub(crate) turns_ended: bool,
    /// Where cards lie face down: the face that all players have seen in each place.
    pub(crate) seen: Vec<Option<Card>>,
    /// When the last event happened.
    pub(crate) clock: Time,
    /// When new cards last came to the layout.
    pub(crate) fresh: Time,
    /// When a Set was last found, or the round began.
    pub(crate) found: Time,
    /// Since when silence counts towards agreement that there is no Set.
    pub(crate) silent: Option<Time>,
    /// When agreement that there is no Set may take effect at the earliest.
    pub(crate) agreement_from: Time,
    /// The seats that have asked for all cards since the last deal.
    pub(crate) asked_for_all: Vec<SeatNumber>,
    pub(crate) commitment: Commitment,
    pub(crate) listed: bool,
    /// Since when "Play now" brings players here, if it does.
    pub(crate) matched: Option<Time>,
    pub(crate) challenge: Option<ChallengeId>,
    /// What is mixed into the shuffle of a run.
    pub(crate) random: Option<Contribution>,
    /// When the cards of a race are dealt, once its countdown has begun.
    pub(crate) deals_at: Option<Time>,
    pub(crate) semantics: Semantics,
}

impl Board {
    /// The board of a table that this event opens.
    pub fn open(event: &Event) -> Result<Board, OpenError> {
        let Fact::Opened { rules, commitment, listed, matched, challenge, random, semantics } = &event.fact
        else {
            return Err(OpenError::NotOpened);
        };
        if !semantics.is_known() {
            return Err(OpenError::Newer { needed: *semantics });
        }
        Ok(Board {
            undealt: rules.pack().size(),
            began: event.at,
            turned: Vec::new(),
            turns_ended: false,
            seen: Vec::new(),
            rules: rules.clone(),
            seats: Vec::new(),
            phase: Phase::Waiting { since: event.at },
            round: 0,
            rounds_before: 0,
            host: None,
            dealer: None,
            layout: Layout::default(),
            clock: event.at,
            fresh: event.at,
            found: event.at,
            silent: None,
            agreement_from: event.at,
            asked_for_all: Vec::new(),
            commitment: *commitment,
            listed: *listed,
            matched: matched.then_some(event.at),
            challenge: *challenge,
            random: *random,
            deals_at: None,
            semantics: *semantics,
        })
    }

    /// What is played here.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// All seats, also of players who have left, by seat number.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// One seat.
    pub fn seat(&self, number: SeatNumber) -> Option<&Seat> {
        self.seats.get(number.index())
    }

    /// Where the table stands.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The round, counted from 1; 0 before the first deal.
    pub fn round(&self) -> u32 {
        self.round
    }

    /// The number of the current or last round over all matches at this table, which its seed follows from.
    pub fn rounds_dealt(&self) -> u32 {
        self.rounds_before.saturating_add(self.round)
    }

    /// Who may add bots, change rules before the start, remove players.
    pub fn host(&self) -> Option<SeatNumber> {
        self.host
    }

    /// The cards that lie face up.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// How many cards are still in the deck; an endless one always has all.
    pub fn undealt(&self) -> usize {
        self.undealt
    }

    /// What can be found among the cards that are seen.
    pub fn finder(&self) -> Finder<'_> {
        self.rules.finder(&self.layout)
    }

    /// How many finds of the board are not made yet, where found cards stay.
    pub fn finds_left(&self) -> usize {
        let mut left = 0;
        let found =
            |find: Claim| self.seats.iter().flat_map(|seat| &seat.sets).any(|made| made.is_same_find(find));
        self.finder().each(|find| left += usize::from(!found(find)));
        left
    }

    /// The places of the cards that a player has turned up, in order.
    pub fn turned(&self) -> &[u8] {
        &self.turned
    }

    /// When this round was dealt.
    pub fn began(&self) -> Time {
        self.began
    }

    /// When the round's time is over, if it has one.
    pub fn ends(&self) -> Option<Time> {
        let is_timed = self.rules.time_s > 0 && self.phase.in_round();
        is_timed.then(|| self.began.after_seconds(self.rules.time_s))
    }

    /// Shows a board of one's own, which a player's client is told of, as the layout.
    pub fn show_own(&mut self, own: &OwnBoard) {
        self.layout = own.layout(self.began);
        self.undealt = own.undealt;
    }

    /// When the last event happened.
    pub fn clock(&self) -> Time {
        self.clock
    }

    /// When the layout last changed.
    pub fn changed(&self) -> Time {
        self.found.max(self.fresh)
    }

    /// What binds the server to the seed of this round, or between rounds of the next.
    pub fn commitment(&self) -> Commitment {
        self.commitment
    }

    /// Which meaning of the rules decides here.
    pub fn semantics(&self) -> Semantics {
        self.semantics
    }

    /// Whether the lobby lists the table; otherwise it is reached only by its link.
    pub fn is_listed(&self) -> bool {
        self.listed
    }

    /// Since when "Play now" brings players to this table, if it does.
    pub fn matched_since(&self) -> Option<Time> {
        self.matched
    }

    /// The people who sit here and are not recorded as away.
    pub fn present_people(&self) -> impl Iterator<Item = (SeatNumber, &Seat)> {
        self.seated().filter(|(_, seat)| seat.bot.is_none() && !seat.away)
    }

    /// The challenge that this table is a run of.
    pub fn challenge(&self) -> Option<ChallengeId> {
        self.challenge
    }

    /// Whether several players may race here over the cards of a challenge.
    pub fn is_race(&self) -> bool {
        self.challenge.is_some() && !self.rules.has_one_seat()
    }

    /// When the cards of a race are dealt, once its countdown has begun.
    pub fn deals_at(&self) -> Option<Time> {
        self.deals_at
    }

    /// The seat of a player, also of one who has left.
    pub fn seat_of(&self, player: &PlayerId) -> Option<SeatNumber> {
        let place = self.seats.iter().position(|seat| seat.player == *player)?;
        Some(SeatNumber(place as u8))
    }

    /// What the others call the player of a seat.
    pub fn name(&self, number: SeatNumber) -> Option<&DisplayName> {
        self.seat(number).map(|seat| &seat.name)
    }

    fn numbered(&self) -> impl DoubleEndedIterator<Item = (SeatNumber, &Seat)> {
        self.seats.iter().enumerate().map(|(place, seat)| (SeatNumber(place as u8), seat))
    }

    /// Those who sit at the table now, in dealing order.
    pub fn seated(&self) -> impl DoubleEndedIterator<Item = (SeatNumber, &Seat)> {
        self.numbered().filter(|(_, seat)| seat.seated)
    }

    /// Those who may find Sets: all at the table but the Set-Master.
    pub fn playing(&self) -> impl DoubleEndedIterator<Item = (SeatNumber, &Seat)> {
        self.seated().filter(|&(number, _)| !self.is_set_master(number))
    }

    /// Whether this seat watches as Set-Master.
    pub fn is_set_master(&self, number: SeatNumber) -> bool {
        self.rules.set_master && self.phase.in_round() && self.dealer == Some(number)
    }

    /// Who dealt this round, or, between rounds, whose deal it is.
    pub fn dealer(&self) -> Option<SeatNumber> {
        match self.phase {
            Phase::Waiting { .. } | Phase::RoundOver { .. } => self.next_dealer(),
            _ => self.dealer,
        }
    }

    /// The deal passes to the left, past players who have dealt as long as one has not.
    fn next_dealer(&self) -> Option<SeatNumber> {
        let after = |number: SeatNumber| self.dealer.is_none_or(|dealer| number > dealer);
        let (left, right): (Vec<_>, Vec<_>) = self.seated().partition(|&(number, _)| after(number));
        let mut order = left.into_iter().chain(right);
        if self.rules.rounds > 0 {
            return order.next().map(|(number, _)| number);
        }
        order.find(|(_, seat)| self.owes_a_deal(seat)).map(|(number, _)| number)
    }

    /// Whether the match, if each player deals once, goes on until this player has dealt.
    fn owes_a_deal(&self, seat: &Seat) -> bool {
        !seat.dealt && (!seat.late || self.semantics.late_players_deal())
    }

    /// How many rounds this match has if all who sit here stay.
    pub fn rounds_of_match(&self) -> u32 {
        match self.rules.rounds {
            _ if self.rules.variant.is_alone() => 1,
            0 => {
                let owed = self.seated().filter(|(_, seat)| self.owes_a_deal(seat)).count();
                self.round.saturating_add(owed as u32)
            }
            rounds => rounds.into(),
        }
    }

    /// Whose call stands, or whose claim the others check.
    pub fn caller(&self) -> Option<SeatNumber> {
        match self.phase {
            Phase::Called { seat, .. } | Phase::Checking { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// Whose claim the others check, and its cards.
    pub fn checked_claim(&self) -> Option<(SeatNumber, Claim)> {
        match self.phase {
            Phase::Checking { seat, cards, .. } => Some((seat, cards)),
            _ => None,
        }
    }

    /// The players who have not voted yet on the claim that is checked.
    pub fn awaited_votes(&self) -> impl Iterator<Item = SeatNumber> {
        self.playing().map(|(seat, _)| seat).filter(|&seat| self.may_vote(seat).is_ok())
    }

    /// Whether it is to be recorded that a player has lost the connection: a match goes on in which several people race, and
    /// it was not recorded too often for this player.
    pub fn records_absence(&self, number: SeatNumber) -> bool {
        let is_played = self.round > 0 && !matches!(self.phase, Phase::MatchOver { .. });
        let is_race = !self.rules.has_own_boards() && !self.rules.has_one_seat();
        let is_there = |seat: &Seat| seat.seated && seat.bot.is_none();
        let people = self.seats.iter().filter(|seat| is_there(seat)).count();
        let is_recorded = |seat: &Seat| is_there(seat) && !seat.away && seat.absences < MOST_ABSENCES;
        self.semantics.records_absences()
            && is_played
            && is_race
            && people >= 2
            && self.seat(number).is_some_and(is_recorded)
    }

    /// Whether enough players sit here for a deal.
    pub(crate) fn enough_players(&self) -> bool {
        self.seated().count() >= self.rules.players_needed()
    }

    /// When the table will change by itself, if no command comes before.
    ///
    /// The host of the table ticks it then. Every wait of a match is listed here, so that no absent player can block a
    /// table. Before the first deal there is none: the players are still coming, and once the dealer has had time enough
    /// any player may deal.
    pub fn deadline(&self) -> Option<Time> {
        [self.deadline_of_players(), self.time_up()].into_iter().flatten().min()
    }

    /// The same without the end of the round's time, which waits for calls that are not decided yet.
    pub(crate) fn deadline_of_players(&self) -> Option<Time> {
        [self.phase_deadline(), self.next_free().map(|(_, until)| until)].into_iter().flatten().min()
    }

    /// When the round ends because its time is over. A call that stands is decided first.
    pub(crate) fn time_up(&self) -> Option<Time> {
        self.ends().filter(|_| matches!(self.phase, Phase::Playing { .. }))
    }

    /// The seat whose lock-out ends next by itself, and when.
    pub(crate) fn next_free(&self) -> Option<(SeatNumber, Time)> {
        let waits = self.numbered().filter_map(|(number, seat)| Some((number, seat.locked_until()?)));
        waits.min_by_key(|&(_, until)| until)
    }

    /// When the phase ends by itself.
    pub fn phase_deadline(&self) -> Option<Time> {
        match &self.phase {
            Phase::Held { until, .. } | Phase::Called { until, .. } | Phase::Checking { until, .. } => {
                Some(*until)
            }
            Phase::Playing { .. } => self.agreement_due(),
            Phase::RoundOver { since } if self.enough_players() => {
                Some(since.after_seconds(self.rules.deal_within_s))
            }
            // Too few players are left. Others may come, but not for ever.
            Phase::RoundOver { since } => Some(since.after_seconds(self.rules.long_time_s)),
            Phase::Waiting { .. } => self.deals_at,
            Phase::MatchOver { .. } => None,
        }
    }

    /// When a standing "no Set" will count as agreed.
    fn agreement_due(&self) -> Option<Time> {
        let silence = self.silent?.after_seconds(self.rules.silence_s);
        let due = self.long_time().map_or(silence, |long| silence.min(long));
        Some(if self.all_said_no_set() { self.agreement_from } else { due.max(self.agreement_from) })
    }

    /// Whether all who play have said that there is no Set.
    pub(crate) fn all_said_no_set(&self) -> bool {
        self.playing().all(|(_, seat)| seat.said_no_set)
    }

    /// When a long time will have passed without a find, if the rules know one.
    pub(crate) fn long_time(&self) -> Option<Time> {
        (self.rules.no_set == NoSet::AllAgreeOrLongTime)
            .then(|| self.found.after_seconds(self.rules.long_time_s))
    }

    /// Whether there is certainly a Set: it is a puzzle, or more cards lie here than can lie without one.
    pub(crate) fn set_is_certain(&self) -> bool {
        self.rules.variant.puzzle_sets().is_some()
            || self.rules.widens_at_once()
            || (self.rules.chain == 0
                && self
                    .rules
                    .pack()
                    .largest_without(self.rules.target)
                    .is_some_and(|most| self.layout.len() > most))
    }

    /// Whether a round that ends now ends the match.
    pub(crate) fn is_last_round(&self) -> bool {
        match self.rules.rounds {
            _ if self.rules.variant.is_alone() => true,
            0 => self.seated().all(|(_, seat)| !self.owes_a_deal(seat)),
            rounds => self.round >= rounds.into(),
        }
    }

    /// The seats with the highest total; on boards of their own, among those the first to finish.
    pub(crate) fn leaders(&self) -> Vec<SeatNumber> {
        let rank = |seat: &Seat| {
            let finished = seat.finished.filter(|_| self.rules.has_own_boards() && self.rules.finds > 0);
            (seat.score, Reverse(finished))
        };
        let best = self.seats.iter().map(rank).max();
        self.numbered().filter(|(_, seat)| Some(rank(seat)) == best).map(|(number, _)| number).collect()
    }

    /// Whether this is a solitaire, where a layout without a Set loses.
    pub(crate) fn is_solitaire(&self) -> bool {
        self.rules.variant == Variant::Solitaire
    }
}

/// A board of one's own as its player's clients are told of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnBoard {
    /// The cards in layout order.
    pub cards: Vec<Card>,
    /// In a chain: the cards of the last find.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub last: Vec<Card>,
    /// How many cards are still in the deck.
    pub undealt: usize,
}

impl OwnBoard {
    fn layout(&self, now: Time) -> Layout {
        let mut layout = Layout::default();
        layout.lay(&self.cards, now);
        layout.lay_aside(&self.last);
        layout
    }
}

/// Who looks at a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// A player at the table.
    Seat(SeatNumber),
    /// A spectator.
    Spectator,
}
