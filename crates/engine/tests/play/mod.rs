//! A journal in memory, with every invariant of a table checked after every command.

use engine::{
    Action, Board, Calling, Card, Claim, Command, Contribution, DeckLasts, DisplayName, Edition, Emote,
    Event, Fact, Handicap, JournalEvent, Keep, Level, PlayerId, Reaction, Record, Refusal, RuleChoice, Rules,
    Sealed, SeatNumber, Secret, Seed, Stated, Table, Time, Variant, Viewer, first_set, is_set, replay_of,
    verify,
};

/// Twenty cards without a Set: twelve, fifteen and eighteen of them are as many layouts without one.
pub const SET_FREE: &str = "1trd 1tro 1tpo 1tpq 1erd 1erq 1ego 1egq 2sro 2sgd \
                            2spd 2spo 2trd 2ego 3srq 3sgd 3sgq 3spd 3tpq 3erd";

pub const ANN: SeatNumber = SeatNumber(0);
pub const BOB: SeatNumber = SeatNumber(1);
pub const CEM: SeatNumber = SeatNumber(2);

/// A table, its journal, and a client that applies what it receives.
pub struct Play {
    pub table: Table,
    pub journal: Vec<JournalEvent>,
    pub records: Vec<Record>,
    pub client: Board,
    pub now: Time,
}

pub fn name(text: &str) -> DisplayName {
    DisplayName::new(text).expect("a name")
}

pub fn id(text: &str) -> PlayerId {
    PlayerId::new(text).expect("an id")
}

/// An action and what the host states about it.
#[derive(Clone)]
pub struct Act(pub Action, pub Stated);

impl From<Action> for Act {
    fn from(action: Action) -> Act {
        let rules = match &action {
            Action::ChangeRules { rules } => Rules::try_from(rules.clone()).ok(),
            _ => None,
        };
        Act(action, Stated { rules, ..Stated::default() })
    }
}

pub fn by(player: &str, act: impl Into<Act>) -> Command {
    let Act(action, mut stated) = act.into();
    if matches!(action, Action::Sit | Action::Rename | Action::AddBot { .. }) {
        stated.name.get_or_insert_with(|| name(player));
    }
    Command::By { player: id(player), action, stated }
}

/// A call or claim with the reaction that the host states.
pub fn reacting(action: Action, reaction: u32, hold: u32) -> Act {
    Act(action, Stated { reaction: Reaction { reaction, hold }, ..Stated::default() })
}

/// A bot of a level sits down.
pub fn sit_as_bot(level: Level) -> Act {
    Act(Action::Sit, Stated { bot: Some(level), ..Stated::default() })
}

/// An action for which the host states a name.
pub fn named(action: Action, text: &str) -> Act {
    Act(action, Stated { name: Some(name(text)), ..Stated::default() })
}

pub fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().expect("a card")).collect()
}

pub fn claim(text: &str) -> Claim {
    Claim::new(&cards(text)).expect("three cards")
}

pub fn pick(text: &str) -> Action {
    Action::Pick { cards: claim(text) }
}

/// A quick claim that no other seat could have beaten.
pub fn quick(text: &str) -> Action {
    Action::Claim { cards: claim(text) }
}

pub fn handicap(seat: SeatNumber, delay: u32, head_start: u8) -> Action {
    Action::Handicap { seat, handicap: Handicap::new(delay, head_start).expect("a handicap") }
}

pub fn english() -> Rules {
    Rules::of(Edition::English, Variant::Full)
}

/// Lock-outs, and as many rounds as players.
pub fn russian() -> Rules {
    Rules::of(Edition::Russian, Variant::Full)
}

pub fn forever() -> Rules {
    Rules::of(Edition::French, Variant::Forever)
}

pub fn english_with(change: impl FnOnce(&mut RuleChoice)) -> Rules {
    rules(Edition::English, Variant::Full, change)
}

pub fn quick_claims() -> Rules {
    english_with(|rules| rules.calling = Some(Calling::QuickClaims))
}

/// An edition's variant with changes.
pub fn rules(edition: Edition, variant: Variant, change: impl FnOnce(&mut RuleChoice)) -> Rules {
    let mut choice = RuleChoice::new(edition, variant);
    change(&mut choice);
    Rules::try_from(choice).expect("rules that fit together")
}

impl Play {
    /// A table whose first round deals these cards first, then all others of the deck by index.
    pub fn stacked(rules: Rules, first: &str) -> Play {
        let mut deck = cards(first);
        deck.extend(rules.pack().cards().into_iter().filter(|card| !cards(first).contains(card)));
        if rules.variant.puzzle_sets().is_some() {
            deck.truncate(rules.layout.into());
        }
        let secret = Secret::stacked(Seed::new([7; 32]), &rules, deck).expect("a deck");
        Play::with_secret(rules, secret)
    }

    /// The same with players at the table, the first of whom has dealt; all at time 0.
    pub fn dealt(rules: Rules, first: &str, players: &[&str]) -> Play {
        let mut play = Play::stacked(rules, first);
        play.sit(players);
        play.at(0, players[0], Action::Deal).expect("a deal");
        play
    }

    pub fn sit(&mut self, players: &[&str]) {
        for player in players {
            self.checked(&by(player, Action::Sit)).expect("a seat");
        }
    }

    /// The events of a player's action at a time.
    pub fn at(&mut self, at: u64, player: &str, act: impl Into<Act>) -> Result<Vec<Fact>, Refusal> {
        self.now = Time(at);
        let count = self.checked(&by(player, act))?;
        Ok(self.last(count))
    }

    /// Actions that are all allowed.
    pub fn all<A: Into<Act>, const N: usize>(&mut self, steps: [(u64, &str, A); N]) {
        for (at, player, act) in steps {
            self.at(at, player, act).unwrap_or_else(|why| panic!("{player} at {at}: {why:?}"));
        }
    }

    /// What has happened by a time without a command.
    pub fn tick(&mut self, at: u64) -> Vec<Fact> {
        self.now = Time(at);
        let count = self.checked(&Command::Tick).expect("a tick is never refused");
        self.last(count)
    }

    fn last(&self, count: usize) -> Vec<Fact> {
        self.journal[self.journal.len() - count..].iter().map(|event| event.fact.clone()).collect()
    }

    /// A player calls and picks the first Set that lies there.
    pub fn take(&mut self, at: u64, player: &str) -> Vec<Fact> {
        let set = first_set(self.table.layout().cards()).expect("a Set on the table");
        self.at(at, player, Action::Call).expect("a call");
        self.at(at, player, Action::Pick { cards: Claim::new(&set).unwrap() }).expect("a pick")
    }

    /// A player calls and picks three cards that are no Set.
    pub fn blunder(&mut self, at: u64, player: &str) -> Vec<Fact> {
        let cards = self.table.layout().cards();
        let wrong = cards[2..].iter().map(|&third| [cards[0], cards[1], third]).find(|&three| !is_set(three));
        let wrong = Claim::new(&wrong.expect("three cards that are no Set")).unwrap();
        self.at(at, player, Action::Call).expect("a call");
        self.at(at, player, Action::Pick { cards: wrong }).expect("a pick")
    }

    pub fn scores(&self) -> Vec<i32> {
        self.table.seats().iter().map(|seat| seat.score).collect()
    }

    pub fn locked(&self) -> Vec<bool> {
        self.table.seats().iter().map(|seat| seat.is_locked_out()).collect()
    }

    pub fn new(rules: Rules, seed: Seed) -> Play {
        Play::with_secret(rules, Secret::new(seed))
    }

    pub fn with_secret(rules: Rules, secret: Secret) -> Play {
        Play::with_opening(Table::opening(rules, secret, false, Time(0)))
    }

    /// A table that a program of the first semantics has opened.
    pub fn of_first_semantics(rules: Rules) -> Play {
        let opening = Table::opening(rules, Secret::new(Seed::new([7; 32])), false, Time(0));
        let mut opening = serde_json::to_value(&opening).expect("JSON");
        opening.as_object_mut().expect("an object").remove("semantics").expect("a version");
        Play::with_opening(serde_json::from_value(opening).expect("an opening"))
    }

    /// A table that is a run of a challenge.
    pub fn of_run(rules: Rules) -> Play {
        let challenge = "k3x9q0z7m1aa".parse().expect("an id");
        Play::with_opening(Table::opening_run(
            rules,
            Secret::new(Seed::new([7; 32])),
            challenge,
            None,
            Time(0),
        ))
    }

    fn with_opening(opening: JournalEvent) -> Play {
        let table = Table::open(&opening).expect("an opening");
        let client = Board::open(&opening.event).expect("an opening");
        let records = vec![Record::opening(opening.clone())];
        Play { table, records, journal: vec![opening], client, now: Time(0) }
    }

    /// Decides and applies without checks, for speed.
    pub fn run(&mut self, command: &Command) -> Result<usize, Refusal> {
        // A time before the table's own counts as the table's, as in the table itself.
        let at = self.now.max(self.table.clock());
        let events = self.table.decide(command, self.now)?;
        events.iter().for_each(|event| self.table.apply(event));
        self.journal.extend_from_slice(&events);
        let count = events.len();
        if count > 0 {
            self.records.push(Record { at, id: None, command: Some(command.clone()), events });
        }
        Ok(count)
    }

    /// Decides, applies, and checks everything that must always hold.
    pub fn checked(&mut self, command: &Command) -> Result<usize, Refusal> {
        let from = self.journal.len();
        let before = self.table.clone();
        let decided = self.run(command);
        if decided.is_err() {
            assert_eq!(before, self.table, "a refused command changes nothing");
        }
        let mut step = before;
        for event in &self.journal[from..] {
            step.apply(event);
            if let Some(public) = event.public() {
                assert_public(&step, public, &self.journal[0]);
                self.client.apply(public);
            }
        }
        assert_eq!(self.client, *self.table.board(), "client and server see the same board");
        self.assert_conserved();
        self.assert_options();
        self.assert_waits_end();
        decided
    }

    /// A tick at the end of a lock-out ends it, and where cards come by themselves a Set lies here.
    fn assert_waits_end(&self) {
        let board = self.table.board();
        for (number, seat) in board.seats().iter().enumerate() {
            let Some(until) = seat.locked_until() else { continue };
            let events =
                self.table.decide(&Command::Tick, until.max(self.now)).expect("a tick is never refused");
            let mut after = self.table.clone();
            events.iter().for_each(|event| after.apply(event));
            let waits = after.board().seats()[number].locked_until();
            assert!(waits.is_none_or(|later| later > until), "a wait that does not end: {events:?}");
        }
        let rules = board.rules();
        let is_seen = !rules.lies_face_down() && !rules.has_own_boards();
        if rules.widens_at_once() && board.phase().in_round() && is_seen {
            assert!(board.finder().any(), "cards come until there is a find");
            assert!(
                rules.keep == Keep::Taken || board.finds_left() > 0,
                "a board is replaced when all is found"
            );
        }
    }

    /// What a seat is told that it may do is what `decide` lets it do, for one seat after the other.
    fn assert_options(&self) {
        let now = self.now.max(self.table.clock());
        let seats = self.table.seats().len().max(1);
        let number = SeatNumber((self.journal.len() % seats) as u8);
        let is_due = self.table.deadline().is_some_and(|deadline| deadline <= now);
        let Some(seat) = self.table.seat(number).filter(|_| !is_due) else { return };
        let options = self.table.options(Some(number), now);
        let mut answers = vec![
            (Action::Deal, options.deal),
            (Action::Call, options.call),
            (Action::NoSet, options.no_set),
            (Action::Vote { right: true }, options.vote),
            (Action::Contribute { random: Contribution::new([1; 16]) }, options.contribute),
            (Action::Rematch, options.rematch),
            (Action::Emote { emote: Emote::Hello }, options.emote),
        ];
        if let Some(place) = self.table.layout().cards().iter().position(|card| card.is_back()) {
            answers.push((Action::Turn { place: place as u8 }, options.turn));
        }
        let size = self.table.rules().target.size();
        if let Some(Ok(cards)) = self.table.layout().cards().get(..size).map(Claim::new)
            && self.table.may_take(cards).is_ok()
        {
            answers.push((Action::Pick { cards }, options.pick));
            answers.push((Action::Claim { cards }, options.claim));
        }
        for (action, allowed) in answers {
            let decided = self.table.decide(&Command::by(seat.player.clone(), action.clone()), now);
            assert_eq!(decided.map(drop), allowed, "{action:?}");
        }
    }

    /// Every card of the deck is in exactly one place.
    pub fn assert_conserved(&self) {
        let board = self.table.board();
        let rules = board.rules();
        if board.round() == 0 || rules.variant.puzzle_sets().is_some() {
            return;
        }
        let taken = board.seats().iter().flat_map(|seat| &seat.sets).flat_map(|set| set.cards()).copied();
        let laid = board.layout().cards().iter().copied().filter(|card| !card.is_gap());
        let mut open: Vec<Card> = laid.clone().chain(taken).collect();
        let laid: Vec<Card> = laid.collect();
        assert!((1..laid.len()).all(|place| !laid[..place].contains(&laid[place])), "no card lies twice");
        // A card of a chain belongs to its latest finder. Where found cards stay or come back, or each board has its own, cards
        // are in several places or in none.
        if rules.chain > 0 {
            open.sort();
            open.dedup();
        }
        if rules.keep == Keep::UntilAll || rules.deck_lasts == DeckLasts::Endless || rules.has_own_boards() {
            return self.assert_own_boards();
        }
        assert_eq!(open.len() + board.undealt(), rules.pack().size());
        open.sort();
        open.dedup();
        assert_eq!(open.len() + board.undealt(), rules.pack().size(), "no card is in two places");
        assert!(open.iter().all(|&card| card.is_back() || rules.pack().contains(card)));
    }

    /// On no board of a player's own lies a card twice, and there is a find on it until its player has finished.
    fn assert_own_boards(&self) {
        let rules = self.table.rules();
        for (number, seat) in self.table.seats().iter().enumerate() {
            let number = SeatNumber(number as u8);
            let Some(own) = self.table.own_board(number) else { continue };
            let mut cards = own.cards.clone();
            cards.sort();
            cards.dedup();
            assert_eq!(cards.len(), own.cards.len(), "no card lies twice on one board");
            assert!(cards.iter().all(|&card| rules.pack().contains(card)));
            let is_over = seat.finished.is_some() || !self.table.phase().in_round();
            assert!(is_over || self.table.board_of(number).finder().any(), "a board without a find");
        }
    }

    /// Replaying the journal gives the same table, also after a round trip through JSON.
    pub fn assert_replays(&self) {
        assert_eq!(Table::replay(&self.journal).as_ref(), Ok(&self.table));
        for event in &self.journal {
            let text = serde_json::to_string(event).unwrap();
            assert_eq!(serde_json::from_str::<JournalEvent>(&text).expect(&text), *event);
        }
    }

    /// The replay of the finished rounds verifies, and holds no seed of later rounds.
    pub fn assert_verifies(&self) {
        let replay = replay_of(&self.records);
        let text = serde_json::to_string(&replay).unwrap();
        if let Some(Sealed::Secret(secret)) = &self.journal[0].sealed {
            assert!(!text.contains(&secret.seed.to_string()));
        }
        let read: Vec<Record> = serde_json::from_str(&text).unwrap();
        assert_eq!(read, replay);
        if !replay.is_empty() {
            verify(&replay).expect("an honest replay verifies");
        }
    }

    /// Ticks the table at its deadlines until it has none.
    pub fn tick_to_rest(&mut self) {
        for _ in 0..1000 {
            let Some(deadline) = self.table.deadline() else { return };
            self.now = self.now.max(deadline);
            let events = self.checked(&Command::Tick).expect("a tick is never refused");
            assert!(events > 0, "a deadline brings something about");
        }
        panic!("the table never comes to rest");
    }
}

/// No undealt card and no seed in a public event, nor in any view.
fn assert_public(after: &Table, event: &Event, opening: &JournalEvent) {
    let text = serde_json::to_string(event).unwrap();
    assert!(!text.contains("\"vote\":"), "how a player voted is told when the check is over: {text}");
    let Some(Sealed::Secret(secret)) = &opening.sealed else { panic!("a journal starts with its opening") };
    assert!(!text.contains(&secret.seed.to_string()), "the table's seed stays in the journal: {text}");
    let ended = matches!(event.fact, engine::Fact::RoundEnded { .. });
    for round in after.rounds_dealt()..=after.rounds_dealt() + 1 {
        let is_over = ended && round == after.rounds_dealt();
        let is_named = text.contains(&secret.seed.of_round(round).to_string());
        assert!(is_over || !is_named, "a seed before its round's end: {text}");
    }
    assert_open(after, &text);
    let seats = (0..after.seats().len() as u8).map(|seat| Viewer::Seat(SeatNumber(seat)));
    for viewer in seats.chain([Viewer::Spectator]) {
        assert_open(after, &serde_json::to_string(&after.view(viewer).summary()).unwrap());
    }
}

/// Every card that the text names lies on the table or has been taken from it.
fn assert_open(table: &Table, text: &str) {
    let taken: Vec<Card> =
        table.seats().iter().flat_map(|seat| &seat.sets).flat_map(|set| set.cards()).copied().collect();
    let words = text.split('"').filter(|word| (4..=5).contains(&word.len()));
    for card in words.filter_map(|word| word.parse().ok()) {
        let is_open = table.layout().contains(card) || taken.contains(&card);
        assert!(is_open, "{card} is not dealt yet: {text}");
    }
}

/// A small random generator, so that one number describes a match.
pub struct Dice(pub u64);

impl Dice {
    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) as usize) % sides.max(1)
    }

    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.roll(items.len())]
    }

    pub fn seed(&mut self) -> Seed {
        Seed::new([(); 32].map(|()| self.roll(256) as u8))
    }
}
