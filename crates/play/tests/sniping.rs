//! No client learns of another seat's held call before it is decided: two worlds, with and without one, look the same.

use engine::{
    Action, Beaten, Claim, DisplayName, Edition, Emote, Fact, PlayerId, Reaction, Record, RuleChoice, Rules,
    SeatNumber, Secret, Seed, Stated, Table, Time, Variant, all_sets,
};
use engine::{Calling, Command};
use play::{AppliedRecord, Decision, Recipients, TableHost};
use protocol::{Player, PublicRecord, ServerMessage};

/// The photo finish's longest hold under the rules of these tests.
const CAP: u32 = 150;
const ANN: SeatNumber = SeatNumber(0);
const BOB: SeatNumber = SeatNumber(1);

fn player(name: &str) -> Player {
    Player { id: PlayerId::new(&name.to_lowercase()).unwrap(), name: DisplayName::new(name).unwrap() }
}

/// One table on two nodes, and what the clients of each seat and the spectators were sent.
struct World {
    nodes: [TableHost; 2],
    journal: Vec<Record>,
    /// Every message, as bytes, with its recipients, from each node.
    sent: Vec<(usize, Recipients, String)>,
    next_id: u32,
}

impl World {
    /// Ann, Bob and Cem play; the cards are the same in every world.
    fn new(calling: Calling) -> World {
        let choice = RuleChoice {
            calling: Some(calling),
            photo_finish_ms: Some(CAP as u16),
            ..RuleChoice::new(Edition::English, Variant::Full)
        };
        let rules = Rules::try_from(choice).unwrap();
        let opening = Record::opening(Table::opening(rules, Secret::new(Seed::new([7; 32])), true, Time(0)));
        let nodes = [(); 2].map(|()| {
            let host = TableHost::replay(vec![opening.clone().into()], 100).unwrap();
            host.with_distances()
        });
        let mut world = World { nodes, journal: vec![opening], sent: Vec::new(), next_id: 0 };
        for name in ["Ann", "Bob", "Cem"] {
            world.act(name, Action::Sit, 0);
        }
        world.act("Ann", Action::Deal, 0);
        world.sent.clear();
        world
    }

    /// A player's action at a time, with a hold that is stated for calls; the reply as bytes, if there is one.
    fn act_with(&mut self, name: &str, action: Action, reaction: Reaction, at: u64) -> Option<String> {
        self.next_id += 1;
        let id = format!("{name}-{}", self.next_id);
        let command = match action {
            // The server renames a player at all tables.
            Action::Rename => {
                let stated = Stated { name: DisplayName::new("Bobby").ok(), ..Stated::default() };
                Command::By { player: player(name).id, action, stated }
            }
            action => self.nodes[0].command(&player(name), action, reaction).expect("a command"),
        };
        match self.nodes[0].decide(&command, Some(&id), Time(at)) {
            Decision::Append(record) => {
                self.publish(record);
                None
            }
            decision => decision.reply(id).map(|reply| serde_json::to_string(&reply).unwrap()),
        }
    }

    fn act(&mut self, name: &str, action: Action, at: u64) -> Option<String> {
        self.act_with(name, action, Reaction::default(), at)
    }

    /// Lets both nodes apply a record, as appended by the first.
    fn publish(&mut self, record: Record) {
        let at = record.at;
        self.journal.push(record.clone());
        for (node, host) in self.nodes.iter_mut().enumerate() {
            let sent = &mut self.sent;
            let keep =
                |to, message: &ServerMessage| sent.push((node, to, serde_json::to_string(message).unwrap()));
            host.apply([AppliedRecord::from(record.clone())], at, keep);
        }
    }

    fn tick(&mut self, at: u64) {
        if let Decision::Append(record) = self.nodes[0].decide(&Command::Tick, None, Time(at)) {
            self.publish(record);
        }
    }

    /// What a client receives that comes back on a node and has `after` records; of a seat, or a spectator.
    fn reconnect(&self, node: usize, seat: Option<SeatNumber>, after: u64, at: u64) -> Vec<String> {
        let host = &self.nodes[node];
        let records: Vec<PublicRecord> = host.records_after(after).expect("in memory").cloned().collect();
        let messages =
            [host.welcome("table", None, Time(at)), ServerMessage::Records { now: Time(at), records }];
        let all = messages.into_iter().chain(host.for_seat(seat));
        all.map(|message| serde_json::to_string(&message).unwrap()).collect()
    }

    /// Everything that clients other than Ann's can know.
    fn visible(&self, seat: SeatNumber) -> Vec<String> {
        let is_for = |to: &Recipients| *to == Recipients::All || *to == Recipients::Seat(seat);
        let texts = self.sent.iter().filter(|(_, to, _)| is_for(to));
        texts.map(|(node, _, text)| format!("node {node}: {text}")).collect()
    }

    fn set(&self) -> Claim {
        Claim::new(&all_sets(self.nodes[0].board().layout().cards())[0]).unwrap()
    }

    /// What Bob, a spectator and the lobby see of a script that Bob plays while the photo finish is open.
    fn listen(&mut self, quick: bool) -> Vec<String> {
        let set = self.set();
        let mut seen = Vec::new();
        let script = [
            (1010, Action::Pick { cards: set }),
            (1015, Action::Emote { emote: Emote::Hello }),
            (1020, Action::Deal),
            (1025, Action::Rename),
            (1030, Action::NoSet),
            (1035, Action::NoSet),
            (1040, Action::Rematch),
        ];
        for (at, action) in script {
            seen.extend(self.act("Bob", action, at));
        }
        if !quick {
            seen.extend(self.act("Bob", Action::Claim { cards: set }, 1045));
        }
        for (node, host) in self.nodes.iter().enumerate() {
            let board = host.board();
            seen.push(format!("lobby of node {node}: {} {:?}", board.phase().name(), board.deadline()));
            seen.push(format!("{:?}", board.options(Some(BOB), Time(1050))));
            for (seat, after) in [(Some(BOB), 0), (Some(BOB), 5), (None, 0), (None, 99)] {
                seen.extend(self.reconnect(node, seat, after, 1050));
            }
        }
        seen.extend(self.visible(BOB));
        seen.extend(self.visible(SeatNumber(99)));
        seen
    }
}

fn held() -> Reaction {
    Reaction { reaction: 1000, hold: CAP }
}

#[test]
fn a_listener_sees_the_same_with_and_without_a_held_call() {
    for calling in [Calling::CallThenPick, Calling::QuickClaims] {
        let quick = calling == Calling::QuickClaims;
        let (mut without, mut with) = (World::new(calling), World::new(calling));
        let action = if quick { Action::Claim { cards: with.set() } } else { Action::Call };
        assert_eq!(with.act_with("Ann", action, held(), 1000), None);
        assert_eq!(with.nodes[0].head(), without.nodes[0].head() + 1, "it is in the journal");
        // Ids of requests differ by one in the two worlds; each client's own ids do not.
        without.next_id += 1;
        assert_eq!(with.visible(ANN).len(), 2, "the caller's clients are told, on both nodes");
        assert_eq!(with.listen(quick), without.listen(quick), "{calling:?}");
        let told = with.reconnect(1, Some(ANN), 5, 1050);
        assert_eq!(
            told.last().map(String::as_str),
            Some(r#"{"type":"held"}"#),
            "the caller who comes back is told"
        );
        // The decision is public and carries all calls.
        with.tick(1000 + u64::from(CAP));
        let decided = with.journal.last().unwrap().events.iter().map(|event| &event.fact);
        assert!(
            decided
                .clone()
                .any(|fact| matches!(fact, Fact::Called { seat: ANN, .. } | Fact::Taken { seat: ANN, .. }))
        );
        assert!(with.sent.iter().all(|(_, _, text)| !text.contains("call-held")));
        assert!(with.nodes.iter().all(|node| node.public_head() == with.nodes[0].head() - 1));
    }
}

#[test]
fn agreement_takes_effect_at_the_same_time_with_and_without_a_call_that_is_taken_back() {
    let mut worlds = [(); 2].map(|()| World::new(Calling::CallThenPick));
    worlds[1].act_with("Ann", Action::Call, held(), 1000);
    worlds[0].next_id += 1;
    let transcripts = worlds.each_mut().map(|world| {
        world.act("Bob", Action::NoSet, 1010);
        world.act("Cem", Action::NoSet, 1020);
        world.act("Ann", Action::Leave, 1040);
        let due = world.nodes[1].due();
        world.tick(1020 + u64::from(CAP));
        (due, world.nodes[0].board().layout().len(), world.visible(BOB))
    });
    assert_eq!(transcripts[0], transcripts[1]);
    assert_eq!(transcripts[0].1, 15);
}

#[test]
fn records_of_the_journal_are_numbered_without_held_calls_on_every_node() {
    let mut world = World::new(Calling::CallThenPick);
    for round in 0..3 {
        let at = 1000 + 10_000 * round;
        world.act_with("Ann", Action::Call, held(), at);
        world.tick(at + u64::from(CAP));
        world.tick(at + 8_000);
    }
    let loaded = TableHost::replay(world.journal.iter().cloned().map(Into::into).collect(), 100).unwrap();
    let numbers =
        |host: &TableHost| host.records_after(0).unwrap().map(|record| record.seq).collect::<Vec<_>>();
    assert_eq!(numbers(&loaded), numbers(&world.nodes[0]));
    assert_eq!(numbers(&loaded), (1..=loaded.public_head()).collect::<Vec<_>>());
    assert_eq!(loaded.head() - loaded.public_head(), 3);
    for seq in 1..=loaded.public_head() {
        let entry = &world.journal[loaded.entry_of(seq) as usize - 1];
        let public = loaded.records_after(seq - 1).unwrap().next().unwrap();
        assert!(entry.public_events().eq(&public.events), "record {seq}");
    }
}

/// A hundred races: Ann finds a Set and calls; Bob, next to the server, pretends a long way and calls only when he is told
/// something that a call could have caused.
#[test]
fn listening_alone_wins_nothing() {
    let mut won = 0;
    for race in 0..100 {
        let mut world = World::new(if race % 2 == 0 { Calling::CallThenPick } else { Calling::QuickClaims });
        let set = world.set();
        let quick = race % 2 == 1;
        let call = |cards| if quick { Action::Claim { cards } } else { Action::Call };
        world.act_with("Ann", call(set), held(), 1000);
        // The lie is worth the whole cap, so his reaction would be the smaller one.
        let lie = Reaction { reaction: 1000 - CAP, hold: 0 };
        if !world.visible(BOB).is_empty() {
            world.act_with("Bob", call(set), lie, 1001);
        }
        world.tick(1000 + u64::from(CAP));
        // Told of the decision, he is too late.
        world.act_with("Bob", call(set), lie, 1001 + u64::from(CAP));
        let board = world.nodes[0].board();
        won += usize::from(board.caller() == Some(BOB) || !board.seat(BOB).unwrap().sets.is_empty());
    }
    assert_eq!(won, 0);
}

/// Calls that really come are decided by their reactions, and the slower ones are told by how much.
#[test]
fn a_call_that_joins_unseen_is_decided_by_its_reaction() {
    let mut world = World::new(Calling::CallThenPick);
    world.act_with("Ann", Action::Call, held(), 1000);
    world.act_with("Bob", Action::Call, Reaction { reaction: 960, hold: 0 }, 1100);
    assert_eq!(world.visible(SeatNumber(2)), Vec::<String>::new(), "Cem knows of neither");
    world.tick(1000 + u64::from(CAP));
    let last = &world.journal.last().unwrap().events[0].fact;
    let beaten = vec![Beaten { seat: ANN, by: 40 }];
    assert!(matches!(last, Fact::Called { seat: BOB, beaten: told, .. } if *told == beaten), "{last:?}");
}
