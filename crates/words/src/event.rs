//! Events as text: for live regions, line mode and logs of a match.

use std::borrow::Cow;

use engine::{
    Agreement, Beaten, Board, Card, Claim, DisplayName, Emote, Ending, Event, Fact, Judgement, MatchResult,
    Outcome, Penalty, RuleSheet, SeatNumber, Target, Variant,
};

use crate::{Message, Words, msg};

/// For whom an event is told, and what the board after it no longer knows.
///
/// ```
/// use engine::SeatNumber;
/// use words::Reader;
///
/// let reader = Reader::at(Some(SeatNumber(1)));
/// assert_eq!((reader.who(SeatNumber(1)), reader.who(SeatNumber(0))), ("you", "other"));
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Reader<'a> {
    /// The seat of the reader, who is "you" in the sentences.
    pub seat: Option<SeatNumber>,
    /// The name before the event, if the event gives a player another one.
    pub former_name: Option<&'a str>,
}

impl Reader<'static> {
    /// The reader of this seat, for all events but another name.
    pub const fn at(seat: Option<SeatNumber>) -> Reader<'static> {
        Reader { seat, former_name: None }
    }
}

impl Reader<'_> {
    /// What messages select on: whether a sentence about a seat is about the reader.
    pub fn who(self, seat: SeatNumber) -> &'static str {
        if self.seat == Some(seat) { "you" } else { "other" }
    }
}

impl Words {
    /// An event as the sentences that announce it, names and cards as the board has them.
    pub fn event(self, board: &Board, event: &Event, reader: Reader<'_>) -> Vec<String> {
        EventSentences { words: self, board, reader }.sentences(event)
    }

    /// The name of a player; of a deleted one, what stands for it.
    pub fn name(self, name: &DisplayName) -> Cow<'_, str> {
        match name.as_reference() {
            Some(_) => self.text(msg::DeletedPlayer).into(),
            None => name.as_str().into(),
        }
    }

    /// The name of a seat's player.
    pub fn seat_name(self, board: &Board, seat: SeatNumber) -> Cow<'_, str> {
        board.name(seat).map_or("?".into(), |name| self.name(name))
    }

    /// What a wrong call costs, if anything. `who` and `name` are the caller's, as [`Reader::who`] says.
    pub fn penalty(self, penalty: Penalty, board: &Board, (who, name): (&str, &str)) -> Option<String> {
        match penalty {
            Penalty::Point => Some(self.text(msg::EventLostPoint { who, name })),
            Penalty::LockedOut if board.rules().target != Target::Set => {
                Some(self.text(msg::EventLockedOutFind { who, name }))
            }
            Penalty::LockedOut => Some(self.text(msg::EventLockedOut { who, name })),
            Penalty::Wait => {
                Some(self.text(msg::EventWaits { who, name, seconds: board.rules().wait_s.into() }))
            }
            Penalty::Nothing => None,
        }
    }

    pub fn emote(self, emote: Emote) -> String {
        self.text(msg::EmoteWords { emote: emote.name() })
    }
}

struct EventSentences<'a> {
    words: Words,
    board: &'a Board,
    reader: Reader<'a>,
}

impl EventSentences<'_> {
    fn sentences(&self, event: &Event) -> Vec<String> {
        let words = self.words;
        let (who, name) = match event.fact.seat() {
            Some(seat) => (self.reader.who(seat), self.name(seat)),
            None => ("other", "".into()),
        };
        let name = &*name;
        let message: &dyn Message = match &event.fact {
            Fact::Opened { .. } => &msg::EventOpened,
            Fact::Sat { name, .. } => &msg::EventSat { who, name: &words.name(name) },
            Fact::Left { .. } => &msg::EventLeft { who, name },
            Fact::Away { .. } => &msg::EventAway { who, name },
            Fact::Back { .. } => &msg::EventBack { who, name },
            Fact::Handicapped { handicap, .. } => &msg::EventHandicapped {
                who,
                name,
                points: handicap.head_start().into(),
                seconds: f64::from(handicap.delay()) / 1000.0,
            },
            Fact::Contributed { .. } => &msg::EventContributed { who, name },
            Fact::Countdown { .. } => &msg::EventCountdown,
            Fact::Dealt { round, cards, .. } => {
                &msg::EventDealt { who, round: (*round).into(), name, cards: self.dealt(cards) }
            }
            Fact::CallHeld { .. } => &msg::EventCallHeld { who, name },
            Fact::Called { beaten, .. } => return self.with_beaten(&msg::EventCalled { who, name }, beaten),
            Fact::Claimed { cards, beaten, .. } => {
                let cards = &words.cards(cards.cards(), self.board.rules());
                return self.with_beaten(&msg::EventClaimed { who, name, cards }, beaten);
            }
            // Until all are told how a player has voted, that is of interest to this player alone.
            Fact::Voted { seat } if self.reader.seat.is_some_and(|own| own != *seat) => return Vec::new(),
            Fact::Voted { .. } => &msg::EventVoted { who, name },
            Fact::Checked { correct, mistaken, .. } => return self.votes(correct, mistaken),
            Fact::Taken { cards, beaten, .. } => return self.taken((who, name), cards, beaten),
            Fact::Found { cards, .. } => return self.found((who, name), cards),
            Fact::Scored { finished, .. } => return self.scored((who, name), *finished),
            Fact::Replaced { .. } => &msg::EventReplaced,
            Fact::Rearranged { .. } => &msg::EventRearranged,
            Fact::Turned { card, .. } => {
                &msg::EventTurned { who, name, card: &words.card(*card, self.board.rules()) }
            }
            Fact::TurnsEnded { .. } => &msg::EventTurnsEnded { who, name },
            Fact::TurnedBack { .. } => &msg::EventTurnedBack,
            Fact::WrongCall { cards, penalty, .. } => return self.wrong_call((who, name), *cards, *penalty),
            Fact::Freed => &msg::EventFreed,
            // To the other players it makes no difference.
            Fact::WaitEnded { seat } if self.reader.seat.is_some_and(|own| own != *seat) => {
                return Vec::new();
            }
            Fact::WaitEnded { .. } => &msg::EventWaitEnded { who, name },
            Fact::SaidNoSet { .. } if self.target() != Target::Set => &msg::EventSaidNothing { who, name },
            Fact::SaidNoSet { .. } => &msg::EventSaidNoSet { who, name },
            Fact::Widened { why, cards } => return vec![self.widened(*why, cards.len())],
            Fact::RoundEnded { why, .. } => return vec![self.ending(*why)],
            Fact::HostChanged { .. } => &msg::EventHostChanged { who, name },
            Fact::Removed { .. } => &msg::EventRemoved { who, name },
            Fact::Renamed { name, .. } if name.as_reference().is_some() => &msg::EventForgotten,
            Fact::Renamed { name, .. } => {
                &msg::EventRenamed { who, name: name.as_str(), old: self.reader.former_name.unwrap_or("?") }
            }
            Fact::RulesChanged { rules } => return vec![self.rules_changed(rules)],
            Fact::AskedForAllCards { .. } => &msg::EventAskedForAllCards { who, name },
            Fact::Rematch => &msg::EventRematch,
            Fact::Emoted { emote, .. } => &msg::EventEmoted { who, words: &words.emote(*emote), name },
            Fact::MatchEnded { result } => return vec![self.result(result)],
        };
        vec![words.text_dyn(message)]
    }

    fn name(&self, seat: SeatNumber) -> Cow<'_, str> {
        self.words.seat_name(self.board, seat)
    }

    fn target(&self) -> Target {
        self.board.rules().target
    }

    /// How many cards a player was dealt. Those of own boards are not in the event.
    fn dealt(&self, cards: &[Card]) -> f64 {
        let rules = self.board.rules();
        if rules.has_own_boards() { rules.layout.into() } else { cards.len() as f64 }
    }

    fn taken(&self, (who, name): (&str, &str), cards: &Claim, beaten: &[Beaten]) -> Vec<String> {
        let cards = &self.words.cards(cards.cards(), self.board.rules());
        let target = self.target().name();
        match self.target() {
            Target::Set => self.with_beaten(&msg::EventTaken { who, name, cards }, beaten),
            _ => self.with_beaten(&msg::EventFind { who, name, cards, target }, beaten),
        }
    }

    fn found(&self, (who, name): (&str, &str), cards: &Claim) -> Vec<String> {
        let cards = &self.words.cards(cards.cards(), self.board.rules());
        let target = self.target().name();
        vec![match self.target() {
            Target::Set => self.words.text(msg::EventFound { who, name, cards }),
            _ => self.words.text(msg::EventFind { who, name, cards, target }),
        }]
    }

    /// Who was right about a claim that the others have checked, the reader first.
    fn votes(&self, correct: &[SeatNumber], mistaken: &[SeatNumber]) -> Vec<String> {
        if correct.is_empty() && mistaken.is_empty() {
            return vec![self.words.text(msg::EventNoVotes)];
        }
        let of = |(correct, seats): (&str, &[SeatNumber])| {
            let (own, others): (Vec<_>, Vec<_>) =
                seats.iter().partition(|&&seat| self.reader.seat == Some(seat));
            let names: Vec<_> = others.into_iter().map(|&seat| self.name(seat)).collect();
            let names: Vec<&str> = names.iter().map(|name| &**name).collect();
            let own = (!own.is_empty()).then(|| self.words.text(msg::EventVoteOwn { correct }));
            let others = (!names.is_empty())
                .then(|| self.words.text(msg::EventVotes { correct, names: &self.words.list(&names) }));
            (own, others)
        };
        let [correct, mistaken] = [("yes", correct), ("no", mistaken)].map(of);
        [correct.0, mistaken.0, correct.1, mistaken.1].into_iter().flatten().collect()
    }

    fn widened(&self, why: Agreement, count: usize) -> String {
        let is_usual = self.target() == Target::Set && count == 3;
        let count = count as f64;
        let message: &dyn Message = match why {
            Agreement::All if is_usual => &msg::EventWidenedAll,
            Agreement::Silence if is_usual => &msg::EventWidenedSilence,
            Agreement::LongTime if is_usual => &msg::EventWidenedLongTime,
            Agreement::AtOnce if is_usual => &msg::EventWidenedAtOnce,
            Agreement::All => &msg::EventGrownAll { count },
            Agreement::Silence => &msg::EventGrownSilence { count },
            Agreement::LongTime => &msg::EventGrownLongTime { count },
            Agreement::AtOnce => &msg::EventGrown { count },
        };
        self.words.text_dyn(message)
    }

    fn rules_changed(&self, rules: &RuleSheet) -> String {
        let (edition, variant) = (&self.words.edition(rules.edition), &self.words.variant(rules.variant));
        if Variant::MODES.contains(&rules.variant) {
            return self.words.text(msg::EventModeChosen { mode: variant });
        }
        self.words.text(msg::EventRulesChanged { edition, variant })
    }

    fn scored(&self, (who, name): (&str, &str), finished: bool) -> Vec<String> {
        let scored = self.words.text(msg::EventScored { who, name, target: self.target().name() });
        let finished = finished.then(|| self.words.text(msg::EventFinished { who, name }));
        [scored].into_iter().chain(finished).collect()
    }

    fn with_beaten(&self, first: &dyn Message, beaten: &[Beaten]) -> Vec<String> {
        let slower = beaten.iter().map(|beaten| {
            let (who, name) = (self.reader.who(beaten.seat), &self.name(beaten.seat));
            self.words.text(msg::EventBeaten { who, milliseconds: beaten.by.into(), name })
        });
        std::iter::once(self.words.text_dyn(first)).chain(slower).collect()
    }

    fn wrong_call(&self, (who, name): (&str, &str), cards: Option<Claim>, penalty: Penalty) -> Vec<String> {
        let (words, rules) = (self.words, self.board.rules());
        let mut sentences = match cards {
            Some(claim) => {
                let cards = &words.cards(claim.cards(), rules);
                vec![match rules.target {
                    Target::Set => words.text(msg::EventWrongCards { who, cards, name }),
                    target => words.text(msg::EventNotFind { who, cards, name, target: target.name() }),
                }]
            }
            // The cards of own boards are not in the event.
            None if rules.has_own_boards() => vec![words.text(msg::EventWrongOwn { who, name })],
            None => vec![words.text(msg::EventWrongTime { who, name })],
        };
        // Why not: the pairs, or every feature that does not fit.
        let judgement = cards.map(|cards| Judgement::new(rules.target, cards));
        if let Some(pairs) = judgement.and_then(|judgement| words.pairs(&judgement, rules)) {
            sentences.push(pairs);
        } else {
            let answers = judgement.map(|judgement| judgement.answers()).into_iter().flatten();
            let broken = answers.filter(|(_, answer)| !answer.fits());
            sentences.extend(broken.map(|(feature, answer)| words.answer(feature, answer, rules)));
        }
        sentences.extend(words.penalty(penalty, self.board, (who, name)));
        sentences
    }

    fn ending(&self, why: Ending) -> String {
        let board = self.board;
        let message: &dyn Message = match why {
            Ending::NoSetLeft if self.target() != Target::Set => &msg::EventRoundEndedNothingLeft,
            Ending::Agreed if self.target() != Target::Set => &msg::EventRoundEndedNothingAgreed,
            Ending::TimeUp => &msg::EventRoundEndedTimeUp,
            Ending::FindsMade => &msg::EventRoundEndedFindsMade,
            Ending::AllFinished => &msg::EventRoundEndedAllFinished,
            Ending::NoSetLeft => &msg::EventRoundEndedNoSetLeft,
            Ending::Agreed => &msg::EventRoundEndedAgreed,
            Ending::FirstTo { seat } => {
                &msg::EventRoundEndedFirstTo { who: self.reader.who(seat), name: &self.name(seat) }
            }
            Ending::AllFound => &msg::EventRoundEndedAllFound,
            Ending::SolitaireStuck => &msg::EventRoundEndedStuck {
                sets: board.seats().iter().map(|seat| seat.sets.len()).sum::<usize>() as f64,
                cards: (board.undealt() + board.layout().cards().len()) as f64,
            },
            Ending::SolitaireOverlooked { set } => {
                &msg::EventRoundEndedOverlooked { cards: &self.words.cards(&set, board.rules()) }
            }
        };
        self.words.text_dyn(message)
    }

    fn result(&self, result: &MatchResult) -> String {
        match result.outcome {
            Outcome::Won => self.words.text(msg::EventAloneWon),
            Outcome::Lost => self.words.text(msg::EventAloneLost),
            Outcome::Totals => {
                let is_reader = |seat: &&SeatNumber| self.reader.seat == Some(**seat);
                let who = if result.winners.iter().any(|seat| is_reader(&seat)) { "you" } else { "other" };
                let others = result.winners.iter().filter(|seat| !is_reader(seat));
                let names: Vec<_> = others.map(|&seat| self.name(seat)).collect();
                let names: Vec<&str> = names.iter().map(|name| &**name).collect();
                let (count, names) = (result.winners.len() as f64, &self.words.list(&names));
                self.words.text(msg::EventMatchWon { who, count, names })
            }
        }
    }
}
