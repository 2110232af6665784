//! Untrusted input: every invalid or forged message is refused with the right reason and changes nothing.

use std::sync::Arc;

use crate::site::{
    self, Answer, Raw, Running, Seat, english, journal_of, new_table, one_step, sync_seats, wide,
};
use engine::{
    Action, Calling, Card, Claim, Command, Edition, Emote, Level, Phase, Refusal, RuleChoice, SeatNumber,
    Stated, Variant, all_sets,
};
use protocol::{NewTable, Problem, ServerMessage};
use server::journal::MemoryJournal;

struct Game {
    server: Running,
    journal: Arc<MemoryJournal>,
    table: String,
    seats: Vec<Seat>,
}

impl Game {
    async fn start(new_table: NewTable, players: usize) -> Game {
        let journal = Arc::new(MemoryJournal::default());
        let server = Running::start_with(journal.clone(), wide(), 0).await;
        let ann = server.sign_in("Ann").await;
        let table = ann.make_table(&new_table).await.expect("a table").table;
        let mut seats = vec![Seat::sit(&ann, &table).await];
        for number in 1..players {
            let site = server.sign_in(&format!("Player {number}")).await;
            seats.push(Seat::sit(&site, &table).await);
        }
        sync_seats(&mut seats).await;
        Game { server, journal, table, seats }
    }

    async fn deal(&mut self) {
        let dealer = self.seats[0].board().dealer().expect("a dealer").index();
        assert_eq!(self.seats[dealer].request(Action::Deal).await, Answer::Done);
        sync_seats(&mut self.seats).await;
    }

    /// A request that must be refused for this reason, and change nothing.
    async fn refuses(&mut self, seat: usize, request: Action, why: impl Fn(&Refusal) -> bool) {
        let (head, board) = (self.seats[seat].head, self.seats[seat].board().clone());
        let phase = board.phase().clone();
        match self.seats[seat].request(request.clone()).await {
            Answer::Refused(refusal) => assert!(why(&refusal), "{request:?} in {phase:?}: {refusal:?}"),
            other => panic!("{request:?} in {phase:?}: {other:?}"),
        }
        self.is_unchanged(seat, head, &board).await;
    }

    /// Any text that must be answered with a problem, and change nothing.
    async fn cannot_use(&mut self, seat: usize, text: &str) -> Problem {
        let (head, board) = (self.seats[seat].head, self.seats[seat].board().clone());
        self.seats[seat].connection.send_text(text.to_owned()).await.expect("sent");
        let problem = loop {
            match self.seats[seat].next().await {
                ServerMessage::Problem { problem, .. } => break problem,
                ServerMessage::Presence { .. } => {}
                other => panic!("{text}: {other:?}"),
            }
        };
        self.is_unchanged(seat, head, &board).await;
        problem
    }

    async fn is_malformed(&mut self, seat: usize, text: &str) {
        let problem = self.cannot_use(seat, text).await;
        assert!(matches!(problem, Problem::Malformed { .. }), "{text}: {problem:?}");
    }

    async fn is_unchanged(&self, seat: usize, head: u64, board: &engine::Board) {
        assert_eq!((self.seats[seat].head, self.seats[seat].board()), (head, board));
        assert_eq!(journal_of(&*self.journal, &self.table).await.len() as u64, head, "the journal has grown");
    }

    fn cards(&self) -> Vec<Card> {
        self.seats[0].board().layout().cards().to_vec()
    }

    fn absent(&self) -> Card {
        let cards = self.cards();
        Card::all().find(|card| !cards.contains(card)).expect("not all cards lie on the table")
    }
}

fn claim(cards: &[Card]) -> Claim {
    Claim::new(cards).expect("three cards")
}

fn quick() -> NewTable {
    let rules = RuleChoice { calling: Some(Calling::QuickClaims), ..english().rules };
    NewTable { rules, ..english() }
}

#[tokio::test]
async fn only_three_different_cards_that_lie_there_can_be_claimed() {
    let mut game = Game::start(quick(), 2).await;
    game.deal().await;
    let (cards, absent) = (game.cards(), game.absent());
    let not_there = |refusal: &Refusal| *refusal == Refusal::NotOnTable { card: absent };
    for place in 0..3 {
        let mut wrong = [cards[0], cards[1], cards[2]];
        wrong[place] = absent;
        game.refuses(1, Action::Claim { cards: claim(&wrong) }, not_there).await;
    }
    let [a, b] = [0, 1].map(|place| cards[place].to_string());
    for list in [
        format!("[\"{a}\",\"{a}\",\"{a}\"]"),
        format!("[\"{a}\",\"{b}\",\"{a}\"]"),
        format!("[\"{a}\",\"{b}\"]"),
        "[]".to_owned(),
        "[0,1,2]".to_owned(),
        "[\"5srd\",\"1srd\",\"2srd\"]".to_owned(),
        "[\"\",\"\",\"\"]".to_owned(),
        "null".to_owned(),
        "\"all\"".to_owned(),
        "{\"0\":1}".to_owned(),
    ] {
        for word in ["claim", "pick"] {
            let text = format!("{{\"type\":\"do\",\"id\":\"x\",\"do\":\"{word}\",\"cards\":{list}}}");
            game.is_malformed(1, &text).await;
        }
    }
    // As many cards as a find has in another mode.
    let four = Action::Claim { cards: claim(&cards[..4]) };
    game.refuses(1, four, |refusal| *refusal == Refusal::WrongCount { cards: 4, needed: 3 }).await;
    game.server.stop().await;
}

#[tokio::test]
async fn malformed_messages_get_a_problem_and_change_nothing() {
    let mut game = Game::start(english(), 1).await;
    let deep = "[".repeat(2000);
    for text in [
        "",
        " ",
        "null",
        "[]",
        "{}",
        "{\"type\":\"do\"}",
        "{\"type\":\"do\",\"id\":\"x\"}",
        "{\"type\":\"do\",\"do\":\"deal\"}",
        "{\"type\":\"do\",\"id\":7,\"do\":\"deal\"}",
        "{\"type\":\"do\",\"id\":\"\",\"do\":\"deal\"}",
        "{\"type\":\"do\",\"id\":\"12345678901234567890123456789012345678901\",\"do\":\"deal\"}",
        "{\"type\":\"do\",\"id\":\"x\",\"do\":\"tick\"}",
        "{\"type\":\"do\",\"id\":\"x\",\"do\":\"rename\",\"name\":\"God\"}",
        "{\"type\":\"do\",\"id\":\"x\",\"do\":\"reveal\"}",
        "{\"type\":\"welcome\"}",
        "{\"type\":\"records\",\"now\":0,\"records\":[]}",
        "{\"type\":\"do\",\"id\":\"x\",\"do\":\"deal\"",
        "{\"type\":\"do\",\"id\":\"x\",\"do\":\"deal\"} {}",
        deep.as_str(),
    ] {
        game.is_malformed(0, text).await;
    }
    game.server.stop().await;
}

#[tokio::test]
async fn contributions_seats_handicaps_and_words_pass_their_doors() {
    let mut game = Game::start(english(), 2).await;
    for (word, rest) in [
        ("contribute", "\"random\":\"\"".to_owned()),
        ("contribute", format!("\"random\":\"{}\"", "0".repeat(33))),
        ("contribute", format!("\"random\":\"{}\"", "f".repeat(64))),
        ("contribute", "\"random\":\"not hexadecimal\"".to_owned()),
        ("contribute", "\"random\":7".to_owned()),
        ("contribute", "\"seed\":\"00\"".to_owned()),
        ("remove", "\"seat\":256".to_owned()),
        ("remove", "\"seat\":-1".to_owned()),
        ("hand-over", "\"seat\":\"0\"".to_owned()),
        ("hand-over", "\"seat\":0.5".to_owned()),
        ("handicap", "\"seat\":1,\"delay\":30001".to_owned()),
        ("handicap", "\"seat\":1,\"head_start\":28".to_owned()),
        ("handicap", "\"seat\":1,\"delay\":-5".to_owned()),
        ("emote", "\"emote\":\"insult\"".to_owned()),
        ("add-bot", "\"level\":\"perfect\"".to_owned()),
        ("change-rules", "\"rules\":{\"edition\":\"klingon\"}".to_owned()),
        ("change-rules", "\"rules\":{\"edition\":\"english\",\"seed\":\"00\"}".to_owned()),
        ("change-rules", "\"rules\":{\"edition\":\"english\",\"layout\":-3}".to_owned()),
    ] {
        let text = format!("{{\"type\":\"do\",\"id\":\"x\",\"do\":\"{word}\",{rest}}}");
        game.is_malformed(0, &text).await;
    }
    let text = "{\"type\":\"do\",\"id\":\"x\",\"do\":\"change-rules\",\"rules\":{\"edition\":\"english\",\"layout\":10}}";
    assert!(matches!(game.cannot_use(0, text).await, Problem::Rules { .. }));
    for seat in [2, 12, 250, 255].map(SeatNumber) {
        let empty = |refusal: &Refusal| *refusal == Refusal::NobodyThere;
        game.refuses(0, Action::Remove { seat }, empty).await;
        game.refuses(0, Action::HandOver { seat }, empty).await;
        game.refuses(0, Action::Handicap { seat, handicap: engine::Handicap::default() }, empty).await;
    }
    game.server.stop().await;
}

#[tokio::test]
async fn what_only_the_server_knows_is_not_taken_from_a_client() {
    let mut game = Game::start(quick(), 2).await;
    game.deal().await;
    let host = game.seats[0].you.clone().expect("a player").id;
    let guest = game.seats[1].you.clone().expect("a player").id;
    let set = loop {
        match all_sets(&game.cards()).first() {
            Some(set) => break set.map(|card| card.to_string()),
            None => one_step(&mut game.seats).await,
        }
    };
    // The other's id, a reaction of no time, an endless hold, another time, a score, a seat: none of them is read.
    let text = format!(
        "{{\"type\":\"do\",\"id\":\"forged\",\"do\":\"claim\",\"cards\":[\"{}\",\"{}\",\"{}\"],\"reaction\":0,\"hold\":4000000000,\
         \"at\":1,\"by\":\"{host}\",\"player\":\"{host}\",\"seat\":0,\"seq\":999,\"events\":[],\"score\":99}}",
        set[0], set[1], set[2]
    );
    game.seats[1].connection.send_text(text).await.expect("sent");
    game.seats[1].until(|board| !board.seats()[1].sets.is_empty()).await;
    assert!(game.seats[1].board().seats()[0].sets.is_empty());
    let journal = journal_of(&*game.journal, &game.table).await;
    let record = journal.iter().find(|record| record.id.as_deref() == Some("forged")).expect("a record");
    assert!(record.at.0 > 1_600_000_000_000, "the time is the server's own");
    let Some(Command::By { player, stated: Stated { reaction, .. }, .. }) = &record.command else {
        panic!("{record:?}");
    };
    assert_eq!(*player, guest);
    assert!(reaction.hold <= 150, "{reaction:?}");
    game.server.stop().await;
}

#[tokio::test]
async fn absurd_sequence_numbers_start_from_the_beginning() {
    let mut game = Game::start(english(), 2).await;
    game.deal().await;
    let site = game.server.sign_in("Eve").await;
    let head = game.seats[0].head;
    for after in [head + 1, 1 << 53, u64::MAX] {
        let mut connection = site.connect(&game.table, after).await.expect("a socket");
        let mut first = None;
        while first.is_none() {
            let text = connection.receive_text().await.expect("a message");
            if let ServerMessage::Records { records, .. } = serde_json::from_str(&text).expect("a message") {
                first = records.first().map(|record| record.seq);
            }
        }
        assert_eq!(first, Some(1), "after {after}");
    }
    for after in ["-1", "1.5", "\"0\"", "18446744073709551616", "null", "[]"] {
        let mut connection = site::open_without_hello(&site, &game.table).await;
        let text =
            format!("{{\"type\":\"hello\",\"version\":{},\"after\":{after}}}", protocol::PROTOCOL_VERSION);
        connection.send_text(text).await.expect("sent");
        assert_eq!(site::close_code(&mut connection).await, Some(4001), "{after}");
    }
    // A valid number gets the records after it.
    let seat = Seat::resume(&site, &game.table, None, 0).await;
    assert_eq!((seat.head, seat.board()), (head, game.seats[0].board()));
    game.server.stop().await;
}

#[tokio::test]
async fn tables_that_are_not_there_are_not_found() {
    let server = Running::start().await;
    let ann = server.sign_in("Ann").await;
    for id in ["abcdefgh2345", "x", "..%2f..%2fkey", "ABCDEFGH2345", "abcdefgh2345%00", "%ff", "abcdefgh 345"]
    {
        for path in [format!("/api/tables/{id}/replay"), format!("/api/tables/{id}/socket")] {
            let answer = Raw::send(&server, "GET", &path, &site::UPGRADE, "").await;
            assert!(matches!(answer.status, 400 | 404), "{path}: {}", answer.status);
        }
    }
    assert!(ann.connect("abcdefgh2345", 0).await.is_err());
    let bearer = format!("Authorization: Bearer {}", ann.token().expect("a token"));
    for (body, status) in [
        ("", 422),
        ("{}", 422),
        ("[]", 422),
        (r#"{"rules":{}}"#, 422),
        (r#"{"rules":{"edition":"english","seats":99}}"#, 422),
        (r#"{"rules":{"edition":"english"},"seed":"00"}"#, 422),
        (r#"{"rules":{"edition":"english"},"table":"abcdefgh2345"}"#, 422),
        (&format!(r#"{{"rules":{{"edition":"english"}},"bots":[{}]}}"#, [r#""top""#; 12].join(",")), 422),
        (r#"{"rules":{"edition":"english"}}"#, 201),
    ] {
        let headers = [&bearer, "Content-Type: application/json"];
        let answer = Raw::send(&server, "POST", "/api/tables", &headers, body).await;
        assert_eq!(answer.status, status, "{body}: {}", answer.body);
    }
    server.stop().await;
}

/// What only a player in a round may do.
fn in_play(cards: Claim) -> [Action; 4] {
    [Action::Call, Action::Pick { cards }, Action::Claim { cards }, Action::NoSet]
}

/// Whether a refusal has this name on the wire.
fn is(name: &'static str) -> impl Fn(&Refusal) -> bool {
    move |refusal| serde_json::to_value(refusal).expect("JSON")["refused"] == name
}

#[tokio::test]
async fn commands_in_the_wrong_phase_are_refused() {
    let mut game = Game::start(english(), 2).await;
    let three = claim(&Card::all().take(3).collect::<Vec<_>>());
    let rules = RuleChoice::new(Edition::French, Variant::Full);
    // Waiting.
    for request in in_play(three) {
        game.refuses(0, request, is("not-dealt")).await;
    }
    game.refuses(0, Action::Rematch, is("match-goes-on")).await;
    game.refuses(0, Action::Sit, is("already-seated")).await;
    game.refuses(1, Action::Deal, is("not-the-dealer")).await;
    for request in [
        Action::AddBot { level: Level::Top },
        Action::Remove { seat: SeatNumber(0) },
        Action::HandOver { seat: SeatNumber(1) },
        Action::ChangeRules { rules: rules.clone() },
        Action::Handicap { seat: SeatNumber(1), handicap: engine::Handicap::default() },
    ] {
        game.refuses(1, request, is("not-host")).await;
    }
    // Playing.
    game.deal().await;
    while all_sets(&game.cards()).is_empty() {
        one_step(&mut game.seats).await;
    }
    let lying = claim(&game.cards()[..3]);
    game.refuses(0, Action::Deal, is("already-dealt")).await;
    game.refuses(0, Action::Pick { cards: lying }, is("call-first")).await;
    game.refuses(0, Action::Claim { cards: lying }, is("call-first")).await;
    game.refuses(0, Action::Rematch, is("match-goes-on")).await;
    game.refuses(0, Action::ChangeRules { rules: rules.clone() }, is("match-has-begun")).await;
    let handicap = Action::Handicap { seat: SeatNumber(1), handicap: engine::Handicap::default() };
    game.refuses(0, handicap, is("match-has-begun")).await;
    let contribution = Action::Contribute { random: engine::Contribution::new([1; 16]) };
    game.refuses(0, contribution.clone(), is("already-dealt")).await;
    // Called, by the other player and by the player itself.
    assert_eq!(game.seats[0].request(Action::Call).await, Answer::Done);
    sync_seats(&mut game.seats).await;
    game.seats[0].until(|board| matches!(board.phase(), Phase::Called { .. })).await;
    sync_seats(&mut game.seats).await;
    for request in in_play(lying) {
        game.refuses(1, request, is("call-stands")).await;
    }
    game.refuses(0, Action::Call, is("already-called")).await;
    game.refuses(0, Action::NoSet, is("already-called")).await;
    game.refuses(1, contribution.clone(), is("already-dealt")).await;
    let absent = game.absent();
    let cards = claim(&[lying.cards()[0], lying.cards()[1], absent]);
    game.refuses(0, Action::Pick { cards }, |refusal| *refusal == Refusal::NotOnTable { card: absent }).await;
    // Round over.
    while game.seats[0].phase().in_round() {
        one_step(&mut game.seats).await;
    }
    for request in in_play(lying) {
        game.refuses(0, request, is("round-over")).await;
    }
    game.refuses(0, Action::Rematch, is("match-goes-on")).await;
    game.refuses(0, Action::Deal, is("not-the-dealer")).await;
    // Match over.
    site::play_out(&mut game.seats).await;
    for request in in_play(lying).into_iter().chain([Action::Deal, contribution]) {
        game.refuses(0, request, is("match-over")).await;
    }
    // After leaving.
    assert_eq!(game.seats[1].request(Action::Leave).await, Answer::Done);
    let all = [Action::Leave, Action::Deal, Action::Rematch, Action::Emote { emote: Emote::Hello }];
    for request in in_play(lying).into_iter().chain(all) {
        game.refuses(1, request, is("not-seated")).await;
    }
    game.server.stop().await;
}

#[tokio::test]
async fn the_set_master_and_those_who_only_watch_cannot_play() {
    let mut game = Game::start(new_table(Edition::French, Variant::Forever), 3).await;
    game.deal().await;
    let master = game.seats[0].board().dealer().expect("a dealer").index();
    let lying = claim(&game.cards()[..3]);
    for request in in_play(lying) {
        game.refuses(master, request, is("set-master-watches")).await;
    }
    let mut watcher = Seat::open(&game.server.site(), &game.table).await;
    let mut stranger = Seat::open(&game.server.sign_in("Eve").await, &game.table).await;
    let head = game.seats[0].head;
    for request in [Action::Call, Action::NoSet, Action::Deal, Action::Leave, Action::Rematch] {
        let only_watching = Answer::Problem(Problem::OnlyWatching);
        assert_eq!(watcher.request(request.clone()).await, only_watching, "{request:?}");
        let not_seated = Answer::Refused(Refusal::NotSeated);
        assert_eq!(stranger.request(request.clone()).await, not_seated, "{request:?}");
    }
    assert_eq!(watcher.request(Action::Sit).await, Answer::Problem(Problem::OnlyWatching));
    assert_eq!(journal_of(&*game.journal, &game.table).await.len() as u64, head);
    game.server.stop().await;
}

#[tokio::test]
async fn request_ids_of_different_players_are_independent() {
    let mut game = Game::start(english(), 2).await;
    assert_eq!(game.seats[0].request_as("same", Action::Emote { emote: Emote::Hello }).await, Answer::Done);
    sync_seats(&mut game.seats).await;
    assert_eq!(game.seats[1].request_as("same", Action::Emote { emote: Emote::Thanks }).await, Answer::Done);
    sync_seats(&mut game.seats).await;
    assert_eq!(game.seats[0].request_as("same", Action::Deal).await, Answer::Accepted, "it has acted before");
    assert_eq!(game.seats[0].board().round(), 0);
    game.server.stop().await;
}
