//! Events as text: for live regions, line mode and logs of a match.

use engine::{
    Agreement, Beaten, Board, Claim, Emote, Ending, Event, Fact, MatchResult, Outcome, Penalty, SeatNumber,
};

use crate::{Words, msg};

impl Words {
    /// An event as the sentences that announce it, names and cards as the board has them.
    pub fn event(self, board: &Board, event: &Event) -> Vec<String> {
        let name = |seat: SeatNumber| board.name(seat).map_or("?", |name| name.as_str());
        match &event.fact {
            Fact::Opened { .. } => vec![self.text(msg::EventOpened)],
            Fact::Sat { name, .. } => vec![self.text(msg::EventSat { name: name.as_str() })],
            Fact::Left { seat } => vec![self.text(msg::EventLeft { name: name(*seat) })],
            Fact::Handicapped { seat, handicap } => vec![self.text(msg::EventHandicapped {
                name: name(*seat),
                points: handicap.head_start().into(),
                seconds: f64::from(handicap.delay()) / 1000.0,
            })],
            Fact::Contributed { seat, .. } => vec![self.text(msg::EventContributed { name: name(*seat) })],
            Fact::Dealt { round, dealer, cards } => vec![self.text(msg::EventDealt {
                round: (*round).into(),
                name: name(*dealer),
                cards: cards.len() as f64,
            })],
            Fact::CallHeld { call, .. } => vec![self.text(msg::EventCallHeld { name: name(call.seat) })],
            Fact::Called { seat, beaten, .. } => {
                let called = self.text(msg::EventCalled { name: name(*seat) });
                self.with_beaten(board, called, beaten)
            }
            Fact::Taken { seat, cards, beaten, .. } => {
                let taken =
                    self.text(msg::EventTaken { name: name(*seat), cards: &self.claim(board, *cards) });
                self.with_beaten(board, taken, beaten)
            }
            Fact::Found { seat, cards } => {
                vec![self.text(msg::EventFound { name: name(*seat), cards: &self.claim(board, *cards) })]
            }
            Fact::WrongCall { seat, cards, penalty } => self.wrong_call(board, name(*seat), *cards, *penalty),
            Fact::Freed => vec![self.text(msg::EventFreed)],
            Fact::SaidNoSet { seat, .. } => vec![self.text(msg::EventSaidNoSet { name: name(*seat) })],
            Fact::Widened { why: Agreement::All, .. } => vec![self.text(msg::EventWidenedAll)],
            Fact::Widened { why: Agreement::Silence, .. } => vec![self.text(msg::EventWidenedSilence)],
            Fact::Widened { why: Agreement::LongTime, .. } => vec![self.text(msg::EventWidenedLongTime)],
            Fact::RoundEnded { why, .. } => vec![self.ending(board, *why)],
            Fact::HostChanged { seat } => vec![self.text(msg::EventHostChanged { name: name(*seat) })],
            Fact::Removed { seat } => vec![self.text(msg::EventRemoved { name: name(*seat) })],
            Fact::Renamed { name, .. } => vec![self.text(msg::EventRenamed { name: name.as_str() })],
            Fact::RulesChanged { rules } => vec![self.text(msg::EventRulesChanged {
                edition: &self.edition(rules.edition),
                variant: &self.variant(rules.variant),
            })],
            Fact::Rematch => vec![self.text(msg::EventRematch)],
            Fact::Emoted { seat, emote } => {
                vec![self.text(msg::EventEmoted { name: name(*seat), words: &self.emote(*emote) })]
            }
            Fact::MatchEnded { result } => vec![self.result(board, result)],
        }
    }

    /// The text of an emote.
    pub fn emote(self, emote: Emote) -> String {
        self.text(msg::EmoteWords { emote: emote.name() })
    }

    fn with_beaten(self, board: &Board, first: String, beaten: &[Beaten]) -> Vec<String> {
        let slower = beaten.iter().map(|beaten| {
            let name = board.name(beaten.seat).map_or("?", |name| name.as_str());
            self.text(msg::EventBeaten { name, milliseconds: beaten.by.into() })
        });
        std::iter::once(first).chain(slower).collect()
    }

    fn claim(self, board: &Board, cards: Claim) -> String {
        cards.cards().map(|card| self.card(card, board.rules())).join(" · ")
    }

    fn wrong_call(self, board: &Board, name: &str, cards: Option<Claim>, penalty: Penalty) -> Vec<String> {
        let mut sentences = match cards {
            Some(cards) => vec![self.text(msg::EventWrongCards { name, cards: &self.claim(board, cards) })],
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
        match why {
            Ending::NoSetLeft => self.text(msg::EventRoundEndedNoSetLeft),
            Ending::Agreed => self.text(msg::EventRoundEndedAgreed),
            Ending::FirstTo { seat } => self.text(msg::EventRoundEndedFirstTo {
                name: board.name(seat).map_or("?", |name| name.as_str()),
            }),
            Ending::AllFound => self.text(msg::EventRoundEndedAllFound),
            Ending::SolitaireStuck => self.text(msg::EventRoundEndedStuck),
            Ending::SolitaireOverlooked { set } => {
                let cards = set.map(|card| self.card(card, board.rules())).join(" · ");
                self.text(msg::EventRoundEndedOverlooked { cards: &cards })
            }
        }
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
