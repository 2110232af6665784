//! Events as text: for live regions, line mode and logs of a match.

use engine::{
    Agreement, Beaten, Board, Card, Claim, Emote, Ending, Event, Fact, MatchResult, Outcome, Penalty,
    SeatNumber,
};

use crate::{Message, Words, msg};

impl Words {
    /// An event as the sentences that announce it, names and cards as the board has them.
    pub fn event(self, board: &Board, event: &Event) -> Vec<String> {
        let name = |seat| name_of(board, seat);
        let message: &dyn Message = match &event.fact {
            Fact::Opened { .. } => &msg::EventOpened,
            Fact::Sat { name, .. } => &msg::EventSat { name: name.as_str() },
            Fact::Left { seat } => &msg::EventLeft { name: name(*seat) },
            Fact::Handicapped { seat, handicap } => &msg::EventHandicapped {
                name: name(*seat),
                points: handicap.head_start().into(),
                seconds: f64::from(handicap.delay()) / 1000.0,
            },
            Fact::Contributed { seat, .. } => &msg::EventContributed { name: name(*seat) },
            Fact::Dealt { round, dealer, cards } => {
                &msg::EventDealt { round: (*round).into(), name: name(*dealer), cards: cards.len() as f64 }
            }
            Fact::CallHeld { call, .. } => &msg::EventCallHeld { name: name(call.seat) },
            Fact::Called { seat, beaten, .. } => {
                return self.with_beaten(board, &msg::EventCalled { name: name(*seat) }, beaten);
            }
            Fact::Taken { seat, cards, beaten, .. } => {
                let taken = msg::EventTaken { name: name(*seat), cards: &self.cards(board, cards.cards()) };
                return self.with_beaten(board, &taken, beaten);
            }
            Fact::Found { seat, cards } => {
                &msg::EventFound { name: name(*seat), cards: &self.cards(board, cards.cards()) }
            }
            Fact::WrongCall { seat, cards, penalty } => {
                return self.wrong_call(board, name(*seat), *cards, *penalty);
            }
            Fact::Freed => &msg::EventFreed,
            Fact::SaidNoSet { seat, .. } => &msg::EventSaidNoSet { name: name(*seat) },
            Fact::Widened { why: Agreement::All, .. } => &msg::EventWidenedAll,
            Fact::Widened { why: Agreement::Silence, .. } => &msg::EventWidenedSilence,
            Fact::Widened { why: Agreement::LongTime, .. } => &msg::EventWidenedLongTime,
            Fact::RoundEnded { why, .. } => return vec![self.ending(board, *why)],
            Fact::HostChanged { seat } => &msg::EventHostChanged { name: name(*seat) },
            Fact::Removed { seat } => &msg::EventRemoved { name: name(*seat) },
            Fact::Renamed { name, .. } => &msg::EventRenamed { name: name.as_str() },
            Fact::RulesChanged { rules } => &msg::EventRulesChanged {
                edition: &self.edition(rules.edition),
                variant: &self.variant(rules.variant),
            },
            Fact::Rematch => &msg::EventRematch,
            Fact::Emoted { seat, emote } => {
                &msg::EventEmoted { name: name(*seat), words: &self.emote(*emote) }
            }
            Fact::MatchEnded { result } => return vec![self.result(board, result)],
        };
        vec![self.text_dyn(message)]
    }

    pub fn emote(self, emote: Emote) -> String {
        self.text(msg::EmoteWords { emote: emote.name() })
    }

    fn with_beaten(self, board: &Board, first: &dyn Message, beaten: &[Beaten]) -> Vec<String> {
        let slower = beaten.iter().map(|beaten| {
            let name = name_of(board, beaten.seat);
            self.text(msg::EventBeaten { name, milliseconds: beaten.by.into() })
        });
        std::iter::once(self.text_dyn(first)).chain(slower).collect()
    }

    fn cards(self, board: &Board, cards: [Card; 3]) -> String {
        cards.map(|card| self.card(card, board.rules())).join(" · ")
    }

    fn wrong_call(self, board: &Board, name: &str, cards: Option<Claim>, penalty: Penalty) -> Vec<String> {
        let mut sentences = match cards {
            Some(claim) => {
                let cards = self.cards(board, claim.cards());
                vec![self.text(msg::EventWrongCards { name, cards: &cards })]
            }
            None => vec![self.text(msg::EventWrongTime { name })],
        };
        // The magic rule for every feature that broke it.
        let answers = cards.map(|cards| cards.judgement().answers()).into_iter().flatten();
        let broken = answers.filter(|(_, answer)| !answer.fits());
        sentences.extend(broken.map(|(feature, answer)| self.answer(feature, answer, board.rules())));
        match penalty {
            Penalty::Point => sentences.push(self.text(msg::EventLostPoint { name })),
            Penalty::LockedOut => sentences.push(self.text(msg::EventLockedOut { name })),
            Penalty::Nothing => {}
        }
        sentences
    }

    fn ending(self, board: &Board, why: Ending) -> String {
        let message: &dyn Message = match why {
            Ending::NoSetLeft => &msg::EventRoundEndedNoSetLeft,
            Ending::Agreed => &msg::EventRoundEndedAgreed,
            Ending::FirstTo { seat } => {
                &msg::EventRoundEndedFirstTo { name: board.name(seat).map_or("?", |name| name.as_str()) }
            }
            Ending::AllFound => &msg::EventRoundEndedAllFound,
            Ending::SolitaireStuck => &msg::EventRoundEndedStuck,
            Ending::SolitaireOverlooked { set } => {
                &msg::EventRoundEndedOverlooked { cards: &self.cards(board, set) }
            }
        };
        self.text_dyn(message)
    }

    fn result(self, board: &Board, result: &MatchResult) -> String {
        match result.outcome {
            Outcome::Won => self.text(msg::EventAloneWon),
            Outcome::Lost => self.text(msg::EventAloneLost),
            Outcome::Totals => {
                let names = result.winners.iter().filter_map(|&seat| board.name(seat));
                let names: Vec<&str> = names.map(|name| name.as_str()).collect();
                self.text(msg::EventMatchWon { count: names.len() as f64, names: &names.join(", ") })
            }
        }
    }
}

fn name_of(board: &Board, seat: SeatNumber) -> &str {
    board.name(seat).map_or("?", |name| name.as_str())
}
