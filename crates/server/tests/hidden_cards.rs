//! Boards of players' own and cards that lie face down: every byte that two nodes send while they are played, searched for
//! faces that its reader may not know yet.
//!
//! Which faces those are comes from the journal afterwards. A card has the same letters wherever it is written, so every word of
//! every text is read as a card.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use crate::site::{Answer, Raw, Running, Seat, journal_of, wide};
use client::Site;
use engine::{
    Action, Card, Claim, Edition, Fact, Finder, Level, OwnBoard, Phase, Record, RuleChoice, Sealed,
    SeatNumber, Table, Target, Variant, deck_of,
};
use protocol::{ClientMessage, NewTable};
use serde_json::Value;
use server::Config;
use server::journal::MemoryJournal;

fn files(name: &str) -> Option<Cow<'static, [u8]>> {
    (name == "index.html").then_some(Cow::Borrowed(include_bytes!("../../web/index.html")))
}

/// Every face that a text names.
fn faces_in(text: &str) -> BTreeSet<Card> {
    let lower = text.to_lowercase();
    let words = lower.split(|letter: char| !letter.is_ascii_alphanumeric());
    let cards = words.filter(|word| matches!(word.len(), 4 | 5)).filter_map(|word| word.parse::<Card>().ok());
    cards.filter(|card| card.is_face()).collect()
}

/// What of a text may be about the round that is played: earlier rounds are no secret, and what follows a replay's records
/// follows from them.
fn this_round(text: &str) -> &str {
    let records = text.split("\"positions\"").next().unwrap_or_default();
    records.rsplit("\"round-ended\"").next().unwrap_or_default()
}

/// A text that was sent.
struct Sent {
    /// The seat whose socket it came from; none for spectators and for what all may fetch.
    reader: Option<SeatNumber>,
    /// The number of public records that the text may tell about.
    head: u64,
    from: String,
    text: String,
    /// Cards that the reader has named.
    known: BTreeSet<Card>,
}

impl Sent {
    /// A text that any reader could have fetched.
    fn to_all(head: u64, from: String, text: String) -> Sent {
        Sent { reader: None, head, from, text, known: BTreeSet::new() }
    }
}

/// A socket whose texts are kept.
struct Listener {
    seat: Seat,
    reader: Option<SeatNumber>,
    name: String,
    /// The record up to which the kept texts go.
    head: u64,
    /// The cards of the last request, which its refusal may name.
    asked_for: BTreeSet<Card>,
}

impl Listener {
    async fn open(site: &Site, table: &str, after: u64, reader: Option<u8>, name: &str) -> Listener {
        let mut seat = Seat::connect(site, table, None, after).await;
        let known = seat.next().await;
        let protocol::ServerMessage::Welcome { head, .. } = known else { panic!("{known:?}") };
        seat.receive_until(|seat| seat.head >= head).await;
        let (name, asked_for) = (name.to_owned(), BTreeSet::new());
        Listener { seat, reader: reader.map(SeatNumber), name, head: after, asked_for }
    }

    fn take(&mut self, sent: &mut Vec<Sent>) {
        for text in self.seat.received.drain(..) {
            let value: Value = serde_json::from_str(&text).expect("JSON");
            let last = value["records"].as_array().and_then(|records| records.last()?["seq"].as_u64());
            self.head = last.unwrap_or(self.head);
            let (reader, head, from) = (self.reader, self.head, self.name.clone());
            let is_refusal = value["type"] == "refused";
            let known = if is_refusal { self.asked_for.clone() } else { BTreeSet::new() };
            sent.push(Sent { reader, head, from, text, known });
        }
    }
}

/// Two nodes, players at both, and all that listen.
struct Scene {
    nodes: [Running; 2],
    journal: Arc<MemoryJournal>,
    table: String,
    sites: Vec<Site>,
    /// One for each player, in the order of seats.
    players: Vec<Listener>,
    others: Vec<Listener>,
    sent: Vec<Sent>,
    /// The faces on pages before the first deal, which are examples.
    examples: BTreeSet<Card>,
}

impl Scene {
    async fn open(rules: RuleChoice, bots: Vec<Level>) -> Scene {
        let journal = Arc::new(MemoryJournal::default());
        let config = || Config { files: Some(files), ..wide() };
        let nodes = [
            Running::start_with(journal.clone(), config(), 0).await,
            Running::start_with(journal.clone(), config(), 0).await,
        ];
        let sites = vec![nodes[0].sign_in("Ann").await, nodes[1].sign_in("Bob").await];
        let table =
            sites[0].make_table(&NewTable { rules, public: true, bots }).await.expect("a table").table;
        let mut players = Vec::new();
        for (number, site) in (0..).zip(&sites) {
            let mut listener = Listener::open(site, &table, 0, Some(number), "player").await;
            let sat = listener.seat.request(Action::Sit).await;
            assert!(matches!(sat, Answer::Done | Answer::Refused(_)), "{sat:?}");
            players.push(listener);
        }
        // Bob is seated behind the bots that were asked for with the table.
        let bob = sites[1].me().await.expect("a player").id;
        let seat = players[1].seat.board().seat_of(&bob).expect("a seat");
        players[1].reader = Some(seat);
        let across = nodes[1].site().with_token(sites[0].token().expect("a token").to_owned());
        let eve = nodes[1].sign_in("Eve").await;
        let others = vec![
            Listener::open(&nodes[0].site(), &table, 0, None, "spectator").await,
            Listener::open(&nodes[1].site(), &table, 0, None, "spectator at the second node").await,
            Listener::open(&eve, &table, 0, None, "player without a seat").await,
            Listener::open(&across, &table, 0, Some(0), "second socket of the first player").await,
        ];
        let (sent, examples) = (Vec::new(), BTreeSet::new());
        let mut scene = Scene { nodes, journal, table, sites, players, others, sent, examples };
        scene.fetch_all().await;
        scene.examples = scene.sent.drain(..).flat_map(|sent| faces_in(&sent.text)).collect();
        scene
    }

    /// Lets every socket receive what has happened.
    async fn sync(&mut self) {
        let head = self.players.iter().map(|player| player.seat.head).max().unwrap_or(0);
        for listener in self.players.iter_mut().chain(&mut self.others) {
            listener.seat.receive_until(|seat| seat.head >= head).await;
            listener.take(&mut self.sent);
        }
    }

    async fn act(&mut self, player: usize, action: Action) -> Answer {
        if let Action::Claim { cards } = &action {
            self.players[player].asked_for = cards.cards().iter().copied().collect();
        }
        let answer = self.players[player].seat.request(action).await;
        self.sync().await;
        answer
    }

    /// Makes every kind of request at both nodes, and comes back to the table from several records.
    async fn fetch_all(&mut self) {
        let table = &self.table;
        let paths = [
            "/".to_owned(),
            format!("/t/{table}"),
            format!("/t/{table}/replay"),
            format!("/t/{table}/stats"),
            format!("/preview/t/{table}.en.png"),
            "/api/tables".to_owned(),
            format!("/api/tables/{table}"),
            format!("/api/tables/{table}/replay"),
            "/api/me".to_owned(),
            "/metrics".to_owned(),
        ];
        let bearer = format!("Authorization: Bearer {}", self.sites[1].token().expect("a token"));
        for (node, path) in self.nodes.iter().flat_map(|node| paths.iter().map(move |path| (node, path))) {
            for headers in [&[][..], &[bearer.as_str()]] {
                let Raw { status, head, body } = Raw::send(node, "GET", path, headers, "").await;
                // It may tell what is in the journal by then.
                let records = journal_of(&*self.journal, table).await;
                let public = records.iter().filter(|record| record.public_events().next().is_some());
                let (from, text) = (format!("{path}: {status}"), format!("{head}\n{body}"));
                self.sent.push(Sent::to_all(public.count() as u64, from, text));
            }
        }
        let head = self.players[0].seat.head;
        for after in [0, head / 2, head] {
            for (node, reader) in [(0, None), (1, None), (1, Some(1))] {
                let reader = reader.and(self.players[1].reader.map(|seat| seat.0));
                let site = if reader.is_some() { self.sites[1].clone() } else { self.nodes[node].site() };
                let mut listener = Listener::open(&site, table, after, reader, "resumed").await;
                listener.take(&mut self.sent);
            }
        }
    }

    async fn journal(&self) -> Vec<Record> {
        journal_of(&*self.journal, &self.table).await
    }

    async fn stop(self) {
        for node in self.nodes {
            node.stop().await;
        }
    }
}

/// The table after each public record.
fn tables(journal: &[Record]) -> Vec<Table> {
    let mut table = Table::open(&journal[0].events[0]).expect("a table");
    let mut tables = Vec::new();
    for (place, record) in journal.iter().enumerate() {
        if place > 0 {
            record.events.iter().for_each(|event| table.apply(event));
        }
        if record.public_events().next().is_some() {
            tables.push(table.clone());
        }
    }
    tables
}

fn own_board_in(text: &str) -> Option<OwnBoard> {
    let value: Value = serde_json::from_str(text).ok()?;
    (value["type"] == "own-board").then(|| serde_json::from_value(value["own"].clone()).expect("a board"))
}

/// Searches texts of tables with own boards: while a round is played, a seat's sockets are told of its own board as it lies,
/// and no other text names a face.
fn search_own_boards(journal: &[Record], sent: &[Sent], examples: &BTreeSet<Card>) -> Result<usize, String> {
    let tables = tables(journal);
    let mut boards = 0;
    for Sent { reader, head, from, text, known } in sent {
        // Before the first record a client is only greeted.
        let table = head.checked_sub(1).map(|place| &tables[place as usize]);
        let Some(table) = table.filter(|table| table.phase().in_round()) else { continue };
        if let Some(told) = own_board_in(text) {
            let own = reader.and_then(|seat| table.own_board(seat));
            if own.as_ref() != Some(&told) {
                return Err(format!("{from} ({reader:?}) is told of another board: {text}, not {own:?}"));
            }
            boards += 1;
            continue;
        }
        let faces = &(&faces_in(this_round(text)) - examples) - known;
        if !faces.is_empty() {
            return Err(format!("{from} ({reader:?}) is told of {faces:?}: {text}"));
        }
    }
    Ok(boards)
}

/// Searches texts of a table whose cards lie face down: none names a card that was not turned up before, not even afterwards.
fn search_face_down(journal: &[Record], sent: &[Sent], examples: &BTreeSet<Card>) -> Result<usize, String> {
    let mut turned = vec![BTreeSet::new()];
    for record in journal.iter().filter(|record| record.public_events().next().is_some()) {
        let mut known: BTreeSet<Card> = turned.last().cloned().unwrap_or_default();
        for event in &record.events {
            if let Fact::Turned { card, .. } = event.fact {
                known.insert(card);
            }
        }
        turned.push(known);
    }
    for Sent { reader, head, from, text, .. } in sent {
        let faces = &(&faces_in(text) - examples) - &turned[*head as usize];
        if !faces.is_empty() {
            return Err(format!("{from} ({reader:?}) is told of {faces:?}: {text}"));
        }
    }
    Ok(turned.last().map_or(0, BTreeSet::len))
}

async fn select(listener: &mut Listener, cards: &[Card]) {
    listener.seat.connection.send(&ClientMessage::Selection { cards: cards.to_vec() }).await.expect("sent");
}

/// Plays a round on own boards: selections, wrong claims, finds, one player far ahead.
async fn play_own_boards(scene: &mut Scene) {
    assert_eq!(scene.act(0, Action::Deal).await, Answer::Done);
    for step in 0.. {
        let journal = scene.journal().await;
        let table = Table::replay(journal.iter().flat_map(|record| &record.events)).expect("a table");
        if !table.phase().in_round() {
            break;
        }
        // The first player finishes before the second begins, so that their boards differ.
        let playing = [0, 1].into_iter().find(|&player| {
            let seat = scene.players[player].reader.expect("a seat");
            table.seats()[seat.index()].finished.is_none()
        });
        let Some(player) = playing else {
            let over = |board: &engine::Board| !board.phase().in_round();
            scene.players[0].seat.until(over).await;
            scene.sync().await;
            continue;
        };
        let seat = scene.players[player].reader.expect("a seat");
        let own = table.board_of(seat);
        let find = own.finder().first().expect("a find");
        select(&mut scene.players[player], find.cards()).await;
        if step % 3 == 0 {
            let cards = own.layout().cards();
            let mut wrong =
                cards[2..].iter().filter_map(|&third| Claim::new(&[cards[0], cards[1], third]).ok());
            let wrong = wrong.find(|claim| !claim.is_find(Target::Set)).expect("no Set");
            let answer = scene.act(player, Action::Claim { cards: wrong }).await;
            assert!(matches!(answer, Answer::Done | Answer::Refused(_)), "{answer:?}");
            // A claim of cards that lie on no board of this player's.
            let elsewhere = Card::all().filter(|card| !cards.contains(card)).take(3).collect::<Vec<_>>();
            let foreign = Claim::new(&elsewhere).expect("three cards");
            let answer = scene.act(player, Action::Claim { cards: foreign }).await;
            assert!(matches!(answer, Answer::Refused(_)), "{answer:?}");
            scene.fetch_all().await;
        }
        while scene.act(player, Action::Claim { cards: find }).await != Answer::Done {
            // A wrong claim locks out for a second.
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
    scene.fetch_all().await;
}

async fn own_boards_leak_nothing(rules: RuleChoice, bots: Vec<Level>) {
    let mut scene = Scene::open(RuleChoice { wait_s: Some(1), ..rules }, bots).await;
    play_own_boards(&mut scene).await;
    // In another match, what is fetched of the first is open.
    assert_eq!(scene.act(0, Action::Rematch).await, Answer::Done);
    play_own_boards(&mut scene).await;
    let journal = scene.journal().await;
    let boards =
        search_own_boards(&journal, &scene.sent, &scene.examples).unwrap_or_else(|leak| panic!("{leak}"));
    println!("{} records, {} texts, {boards} own boards", journal.len(), scene.sent.len());
    assert!(boards > 20, "{boards} boards are searched");
    // The search works: a player's own board does not pass it as a text to another socket.
    let told = scene.sent.iter().rfind(|sent| own_board_in(&sent.text).is_some()).expect("an own board");
    for reader in [None, Some(SeatNumber(9))] {
        let wrong = Sent { reader, ..Sent::to_all(told.head, "a rival".to_owned(), told.text.clone()) };
        assert!(search_own_boards(&journal, &[wrong], &scene.examples).is_err());
    }
    let named =
        Sent { reader: told.reader, ..Sent::to_all(told.head, "a player".to_owned(), "3epq".to_owned()) };
    assert!(search_own_boards(&journal, &[named], &BTreeSet::new()).is_err());
    scene.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sprint_on_own_boards_tells_no_rival_a_card() {
    let rules = RuleChoice { finds: Some(4), ..RuleChoice::new(Edition::English, Variant::Sprint10) };
    own_boards_leak_nothing(rules, vec![Level::Top]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_chain_on_own_boards_tells_no_rival_a_card() {
    let rules =
        RuleChoice { finds: Some(4), chain: Some(1), ..RuleChoice::new(Edition::English, Variant::Sprint10) };
    own_boards_leak_nothing(rules, Vec::new()).await;
}

/// The faces in their places, as only the journal tells.
fn secret_faces(journal: &[Record]) -> Vec<Card> {
    let Some(Sealed::Secret(secret)) = &journal[0].events[0].sealed else { panic!("a secret") };
    let table = Table::open(&journal[0].events[0]).expect("a table");
    deck_of(table.rules(), &secret.seed.of_round(1), &[])[..table.rules().layout.into()].to_vec()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_face_that_is_not_turned_up_is_told_to_no_client() {
    let rules = RuleChoice { finds: Some(1), ..RuleChoice::new(Edition::English, Variant::Blind) };
    let mut scene = Scene::open(rules, Vec::new()).await;
    assert_eq!(scene.act(0, Action::Deal).await, Answer::Done);
    let faces = secret_faces(&scene.journal().await);
    let place = |card: &Card| faces.iter().position(|face| face == card).expect("a place") as u8;
    // Three cards that are no Set, which lie open for two seconds; then a Set.
    let find = Finder::new(Target::Set, &faces).first().expect("a Set");
    let others: Vec<Card> = faces.iter().copied().filter(|card| !find.cards().contains(card)).collect();
    let third = others[2..].iter().copied();
    let wrong = third.map(|third| [others[0], others[1], third]).find(|three| !engine::is_set(*three));
    for card in wrong.expect("three cards that are no Set") {
        assert_eq!(scene.act(0, Action::Turn { place: place(&card) }).await, Answer::Done);
        select(&mut scene.players[1], &[card]).await;
        scene.fetch_all().await;
    }
    let is_free = |board: &engine::Board| board.phase().in_round() && board.caller().is_none();
    scene.players[1].seat.until(is_free).await;
    for card in find.cards() {
        scene.fetch_all().await;
        assert_eq!(scene.act(1, Action::Turn { place: place(card) }).await, Answer::Done);
    }
    assert!(matches!(scene.players[0].seat.phase(), Phase::MatchOver { .. }));
    scene.fetch_all().await;
    let journal = scene.journal().await;
    let turned =
        search_face_down(&journal, &scene.sent, &scene.examples).unwrap_or_else(|leak| panic!("{leak}"));
    println!("{} records, {} texts", journal.len(), scene.sent.len());
    assert_eq!(turned, 6);
    // The search works: a text that tells of a card one record early does not pass it.
    let told = scene.sent.iter().find(|sent| sent.text.contains("\"turned\"")).expect("a turned card");
    let early = Sent::to_all(told.head - 1, "early".to_owned(), told.text.clone());
    assert!(search_face_down(&journal, &[early], &BTreeSet::new()).is_err());
    scene.stop().await;
}
