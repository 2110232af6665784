//! How long somebody looked for a Set, told from the events of a table.

use engine::{Event, Fact, SeatNumber, Time};

use crate::diary::DiaryEvent;

/// Follows a table and knows since when the cards lie as they do.
#[derive(Clone, Copy, Debug, Default)]
pub struct Finds {
    since: Time,
    /// When the call that stands was made: from then on nobody looks any more.
    called: Option<Time>,
}

impl Finds {
    /// Hears an event; tells who did what, if somebody took or found a Set or called for nothing.
    pub fn hear(&mut self, event: &Event) -> Option<(SeatNumber, DiaryEvent)> {
        match &event.fact {
            Fact::Dealt { .. } => *self = Finds { since: event.at, called: None },
            Fact::Widened { .. } => self.since = event.at,
            Fact::CallHeld { .. } | Fact::Called { .. } => _ = self.called.get_or_insert(event.at),
            Fact::WrongCall { seat, .. } => {
                self.called = None;
                return Some((*seat, DiaryEvent::Wrong));
            }
            Fact::Taken { seat, cards, .. } | Fact::Found { seat, cards } => {
                let took = self.called.take().unwrap_or(event.at).since(self.since);
                self.since = event.at;
                let milliseconds = took.try_into().unwrap_or(u32::MAX);
                let differing = cards.judgement().differing() as u8;
                return Some((*seat, DiaryEvent::Found { milliseconds, differing }));
            }
            _ => {}
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{
        Action, Claim, DisplayName, Edition, Judgement, PlayerId, Rules, Secret, Seed, Triple, Variant,
        all_sets, is_set,
    };
    use play::{LocalTable, Session};
    use protocol::Player;

    #[test]
    fn a_find_counts_from_the_last_change_to_the_call_and_a_mistake_is_one() {
        let you = Player { id: PlayerId::new("you").unwrap(), name: DisplayName::new("Ann").unwrap() };
        let rules = Rules::of(Edition::English, Variant::Full);
        let mut table = LocalTable::open(rules, Secret::new(Seed::new([3; 32])), you, Time(0)).unwrap();
        let mut seen = Session::default();
        let (mut finds, mut deeds) = (Finds::default(), Vec::new());
        let hello = table.hear(seen.hello(), Time(0));
        hello.into_iter().for_each(|said| _ = seen.hear(said, Time(0), |_, _| {}));
        let mut ask = |seen: &mut Session, request, at| {
            let message = seen.ask(format!("{at} {request:?}"), request);
            for said in table.hear(message, Time(at)) {
                seen.hear(said, Time(at), |_, event| deeds.extend(finds.hear(event)));
            }
        };
        ask(&mut seen, Action::Sit, 10);
        ask(&mut seen, Action::Deal, 1_000);
        let cards = |seen: &Session| seen.board().unwrap().layout().cards().to_vec();
        let layout = cards(&seen);
        let set = all_sets(&layout)[0];
        let wrong = layout.windows(3).map(|three| Triple::try_from(three).unwrap()).find(|&one| !is_set(one));
        ask(&mut seen, Action::Call, 3_000);
        ask(&mut seen, Action::Pick { cards: Claim::new(&wrong.unwrap()).unwrap() }, 4_000);
        ask(&mut seen, Action::Call, 6_500);
        ask(&mut seen, Action::Pick { cards: Claim::new(&set).unwrap() }, 8_000);
        let next = all_sets(&cards(&seen))[0];
        ask(&mut seen, Action::Call, 8_700);
        ask(&mut seen, Action::Pick { cards: Claim::new(&next).unwrap() }, 9_000);
        let found = |milliseconds, set| DiaryEvent::Found {
            milliseconds,
            differing: Judgement::new(set).differing() as u8,
        };
        let own: Vec<DiaryEvent> = deeds.into_iter().map(|(_, deed)| deed).collect();
        assert_eq!(own, [DiaryEvent::Wrong, found(5_500, set), found(700, next)]);
    }
}
