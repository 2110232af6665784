//! Whole games in real terminals: alone, between two terminals on one server, over a connection that breaks, and by lines.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Stdio};
use std::sync::Arc;
use std::time::Duration;

use crate::program::{Server, out, tercet};
use crate::pty::Pty;
use engine::{
    Action, Board, Card, Claim, DisplayName, Edition, OwnBoard, Rules, Secret, Time, Variant, first_set,
    has_set, is_set,
};
use play::LocalTable;
use protocol::{ClientMessage, Player, ServerMessage};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;

/// The letters of cards in layout order.
const LETTERS: &str = "wertsdfgxcvbyhmuj,ik.";

fn letters(cards: &[Card], three: [Card; 3]) -> String {
    let place = |card: Card| cards.iter().position(|&lying| lying == card).expect("it lies there");
    three.map(|card| LETTERS.chars().nth(place(card)).expect("a letter")).iter().collect()
}

/// A copy of the table in the terminal, to which the test applies the same moves.
struct ShadowTable {
    table: LocalTable,
    requests: u32,
    /// What lies on the player's own board, in modes that have such.
    own: Option<OwnBoard>,
}

impl ShadowTable {
    fn new(variant: Variant, seed: &str) -> ShadowTable {
        let ann = DisplayName::new("Ann").expect("a name");
        let you = Player { id: ann.clone().into(), name: ann };
        let rules = Rules::of(Edition::English, variant);
        let secret = Secret::new(seed.parse().expect("a seed"));
        let table = LocalTable::open(rules, secret, you, Time(0)).expect("a table");
        let mut shadow = ShadowTable { table, requests: 0, own: None };
        shadow.request(Action::Sit);
        shadow.request(Action::Deal);
        shadow
    }

    fn request(&mut self, action: Action) {
        self.requests += 1;
        let message = ClientMessage::Do { id: self.requests.to_string(), action };
        for answer in self.table.receive(message, Time(0)) {
            if let ServerMessage::OwnBoard { own } = answer {
                self.own = Some(own);
            }
        }
    }

    /// The board as the player sees it.
    fn own_or_shared(&self) -> Board {
        let mut board = self.table.board().clone();
        self.own.iter().for_each(|own| board.show_own(own));
        board
    }

    fn is_playing(&self) -> bool {
        self.table.board().phase().in_round()
    }

    /// Makes the next find of a mode; its keys, on a board that has so many cards before it grows.
    fn keys_of_next_find(&mut self, layout: usize) -> String {
        let board = self.own_or_shared();
        let made = |find: &Claim| board.seats()[0].sets.iter().any(|made| made.is_same_find(*find));
        let mut finds = board.finder().all().into_iter();
        let find = finds.find(|find| !board.rules().keeps_found_cards() || !made(find)).expect("a find");
        let key = |&card: &Card| {
            let place = |cards: &[Card]| cards.iter().position(|&lying| lying == card);
            match place(board.layout().cards()) {
                Some(place) => letter(layout, place),
                None => BESIDE
                    .chars()
                    .nth(place(board.layout().last()).expect("it lies beside"))
                    .expect("a letter"),
            }
        };
        let keys = find.cards().iter().map(key).collect();
        self.request(Action::Claim { cards: find });
        keys
    }

    /// The keys of the next move: a Set, or that there is none.
    fn next(&mut self) -> String {
        let cards = self.table.board().layout().cards().to_vec();
        match first_set(&cards) {
            Some(set) => {
                self.request(Action::Claim { cards: Claim::new(&set).expect("three cards") });
                letters(&cards, set)
            }
            None => {
                self.request(Action::NoSet);
                "n".to_owned()
            }
        }
    }
}

#[test]
fn a_round_alone_with_a_resize_in_the_middle_and_its_replay() {
    let home = tempfile::tempdir().expect("a folder");
    let mut shadow = ShadowTable::new(Variant::Practice, "2a");
    let mut pty =
        Pty::start(home.path(), &["play", "--variant", "practice", "--seed", "2a", "--name", "Ann"]);
    pty.wait_for("Deck: 69");
    let mut moves = 0;
    while shadow.is_playing() {
        let keys = shadow.next();
        pty.type_in(&keys);
        moves += 1;
        if shadow.is_playing() {
            pty.wait_for(&format!("Deck: {} ", shadow.table.board().undealt()));
        }
        if moves == 4 {
            pty.resize(60, 20);
            pty.wait_for("80×24");
            pty.resize(100, 30);
            pty.wait_for("help");
        }
    }
    pty.wait_for("Round over");
    pty.wait_for("100%");
    for (key, part) in [
        ("s", "Replay saved"),
        ("r", "Step 1 of"),
        (" ", "Step 2 of"),
        ("q", "rematch"),
        ("q", "Leave the table?"),
    ] {
        pty.type_in(key);
        pty.wait_for(part);
    }
    pty.type_in("\r");
    pty.wait_for_end();
    let saved = std::fs::read_dir(home.path()).expect("a folder").filter_map(Result::ok);
    let saved =
        saved.map(|entry| entry.path()).find(|path| path.extension().is_some_and(|end| end == "json"));
    let saved = saved.expect("a file").display().to_string();
    out(&["verify", &saved]);
    let told = out(&["replay", &saved]);
    for part in ["Step 1 of", "Ann took a Set", "Round over"] {
        assert!(told.contains(part), "{part} is not in {told}");
    }
}

#[test]
fn ctrl_c_leaves_at_once_and_gives_the_terminal_back() {
    let home = tempfile::tempdir().expect("a folder");
    let mut pty = Pty::start(home.path(), &["play"]);
    pty.wait_for("full game");
    pty.type_in("\r");
    pty.wait_for("Deck: 69");
    pty.type_in("\x03");
    pty.wait_for_end();
}

fn start_server(data: &Path, listen: &str) -> Server {
    Server::spawn(&mut tercet(&["serve", "--listen", listen, "--data", &data.display().to_string()]))
}

/// A spectator in line mode, from whom the test knows the cards.
struct Watcher {
    child: Child,
    lines: BufReader<std::process::ChildStdout>,
}

impl Watcher {
    fn start(home: &Path, link: &str) -> Watcher {
        let mut child = tercet(&["play", "--plain", "--join", link, "--watch"])
            .env("HOME", home)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a watcher");
        let lines = BufReader::new(child.stdout.take().expect("a pipe"));
        Watcher { child, lines }
    }

    /// The cards that are listed after a line with this text.
    fn cards_after(&mut self, part: &str) -> Vec<Card> {
        let (mut is_near, mut cards) = (false, Vec::new());
        for line in self.lines.by_ref().lines() {
            let line = line.expect("a line");
            is_near |= line.contains(part);
            let mut words = line.split_whitespace();
            let number = words.next().and_then(|word| word.parse::<usize>().ok());
            let card = words.next().and_then(|word| word.parse().ok());
            if let (true, Some(number), Some(card)) = (is_near, number, card) {
                cards.truncate(number - 1);
                cards.push(card);
                if number == 12 && has_set(&cards) {
                    return cards;
                }
            }
        }
        panic!("no cards after {part:?}");
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Ends after a second Set; twelve cards of a quick start's 27 always hold one.
const SHORT: &str =
    "edition = \"english\"\nvariant = \"quick\"\nlayout = 12\nrounds = 1\nfirst_to = 2\ncall_window_s = 15\n";

#[test]
fn two_terminals_on_one_server_that_goes_away_and_comes_back() {
    let home = tempfile::tempdir().expect("a folder");
    let rules = home.path().join("rules.toml");
    std::fs::write(&rules, SHORT).expect("a file");
    let data = home.path().join("data");
    let mut server = start_server(&data, "127.0.0.1:0");
    let rules = rules.display().to_string();
    let mut ann =
        Pty::start(home.path(), &["play", "--host", &server.url, "--rules", &rules, "--name", "Ann"]);
    ann.wait_for("Waiting for the first deal");
    ann.wait_for("/t/");
    let text = ann.text();
    let link = text.split_whitespace().find(|word| word.contains("/t/")).expect("a link").to_owned();
    let mut bob = Pty::start(home.path(), &["play", "--join", &link, "--name", "Bob"]);
    ann.wait_for("Bob joined");
    let mut watcher = Watcher::start(home.path(), &link);
    ann.wait_for("1 watching");
    ann.type_in("\r");
    let cards = watcher.cards_after("Ann dealt");
    ann.wait_for("Deck: 15");
    take(&mut ann, &bob, "Ann", &cards);
    let host = server.host();
    server.kill();
    bob.wait_for("Connection lost");
    let _server = start_server(&data, &host);
    bob.wait_without("Connection lost");
    let cards = watcher.cards_after("Ann took a Set");
    bob.wait_for("Deck: 12");
    take(&mut bob, &ann, "Bob", &cards);
    let cards = watcher.cards_after("Bob took a Set");
    ann.wait_for("Deck: 9");
    wrong(&mut ann, &bob, &cards);
    call_and_pick(&mut bob, &cards, first_set(&cards).expect("a Set"));
    for (pty, goal, won) in
        [(&ann, "Bob reached the goal", "Bob won."), (&bob, "you reached the goal", "You won!")]
    {
        pty.wait_for(goal);
        pty.wait_for(won);
    }
    let told = out(&["replay", &link]);
    assert!(told.contains("Bob took a Set"), "{told}");
    for pty in [&mut ann, &mut bob] {
        pty.type_in("q\r");
        pty.wait_for_end();
    }
}

fn call_and_pick(by: &mut Pty, cards: &[Card], three: [Card; 3]) {
    by.type_in(" ");
    by.wait_for("Pick three cards");
    by.type_in(&letters(cards, three));
}

/// Calls and takes a Set, which the other player sees.
fn take(by: &mut Pty, other: &Pty, name: &str, cards: &[Card]) {
    call_and_pick(by, cards, first_set(cards).expect("a Set"));
    by.wait_for("You found a Set");
    other.wait_for(&format!("{name} found a Set"));
}

/// Makes a wrong call, which the other player sees with the sentence of the magic rule.
fn wrong(by: &mut Pty, other: &Pty, cards: &[Card]) {
    let mut threes = cards[2..].iter().map(|&third| [cards[0], cards[1], third]);
    call_and_pick(by, cards, threes.find(|&three| !is_set(three)).expect("no Set"));
    for (pty, sentence) in [(&*by, "Not a Set"), (other, "Ann: not a Set")] {
        pty.wait_for(sentence);
        pty.wait_for("✗");
    }
}

/// The output of a player in line mode who hosts a table at this address and leaves.
fn hosted_by_lines(url: &str, certificates: &Path) -> String {
    let mut child = tercet(&["play", "--plain", "--host", url, "--name", "Ann"])
        .env("HOME", certificates.parent().expect("a folder"))
        .env("SSL_CERT_FILE", certificates)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("a start");
    let mut told = String::new();
    for line in BufReader::new(child.stdout.take().expect("a pipe")).lines() {
        let line = line.expect("a line");
        told.push_str(&line);
        told.push('\n');
        if line.contains("You joined") {
            let _ = child.stdin.take().expect("a pipe").write_all(b"q\n");
        }
    }
    told + &String::from_utf8_lossy(&child.wait_with_output().expect("an end").stderr)
}

#[tokio::test(flavor = "multi_thread")]
async fn links_that_start_with_https_are_enciphered_and_their_certificate_is_checked() {
    let home = tempfile::tempdir().expect("a folder");
    let server = start_server(&home.path().join("data"), "127.0.0.1:0");
    let certify = |name: &str| {
        let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
        let file = home.path().join(name);
        std::fs::write(&file, made.cert.pem()).expect("a file");
        (made, file)
    };
    let ((made, ours), (_, others)) = (certify("ours.pem"), certify("others.pem"));
    let key = PrivateKeyDer::try_from(made.signing_key.serialize_der()).expect("a key");
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("protocols")
        .with_no_client_auth()
        .with_single_cert(vec![made.cert.der().clone()], key)
        .expect("a certificate with its key");
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let url = format!("https://localhost:{}", listener.local_addr().expect("an address").port());
    let (acceptor, host) = (TlsAcceptor::from(Arc::new(config)), server.host());
    tokio::spawn(async move {
        while let Ok((outside, _)) = listener.accept().await {
            let (acceptor, host) = (acceptor.clone(), host.clone());
            tokio::spawn(async move {
                let mut outside = acceptor.accept(outside).await?;
                let mut inside = TcpStream::connect(host).await?;
                copy_bidirectional(&mut outside, &mut inside).await
            });
        }
    });
    let told = tokio::task::block_in_place(|| hosted_by_lines(&url, &ours));
    assert!(told.contains("https://localhost:") && told.contains("You joined"), "{told}");
    let told = tokio::task::block_in_place(|| hosted_by_lines(&url, &others));
    assert!(!told.contains("You joined") && told.contains("Can’t reach"), "{told}");
}

/// The letters of the board's places, row by row, and of the cards beside it.
const BLOCK: [&str; 3] = ["wertyuio", "sdfghjkl", "xcvbm,.p"];
const BESIDE: &str = "olpaz;";

/// The letter of the card in a place of a layout that has so many cards before it grows.
fn letter(layout: usize, place: usize) -> char {
    let columns = layout.div_ceil(3);
    let (row, column) = match place.checked_sub(3 * columns) {
        None => (place / columns, place % columns),
        Some(more) => (more % 3, columns + more / 3),
    };
    BLOCK[row].chars().nth(column).expect("a letter")
}

/// A copy of a table of a mode with one player: the keys of all finds until the round is over.
fn keys_of_a_round(variant: Variant, seed: &str) -> String {
    let mut shadow = ShadowTable::new(variant, seed);
    let (mut keys, layout) = (String::new(), usize::from(shadow.table.board().rules().layout));
    while shadow.is_playing() {
        keys.push_str(&shadow.keys_of_next_find(layout));
    }
    keys
}

/// The keys of a round of cards that lie face down, of which the test knows the deck.
fn keys_of_a_blind_round(seed: &str) -> String {
    let rules = Rules::of(Edition::English, Variant::Blind);
    let seed: engine::Seed = seed.parse().expect("a seed");
    let mut deck = engine::deck_of(&rules, &seed.of_round(1), &[]).to_vec().into_iter();
    let layout = usize::from(rules.layout);
    let mut faces: Vec<Option<Card>> = deck.by_ref().take(layout).map(Some).collect();
    let mut keys = String::new();
    while let Some(set) = first_set(&faces.iter().flatten().copied().collect::<Vec<_>>()) {
        for (place, face) in faces.iter_mut().enumerate() {
            if face.is_some_and(|face| set.contains(&face)) {
                keys.push(letter(layout, place));
                *face = deck.next();
            }
        }
    }
    keys
}

fn play_a_round(variant: Variant, keys: &str) -> String {
    let home = tempfile::tempdir().expect("a folder");
    let mut pty = Pty::start(
        home.path(),
        &["play", "--variant", variant.name(), "--seed", "2a", "--bots", "0", "--name", "Ann"],
    );
    pty.resize(112, 32);
    pty.wait_for("Ann");
    let shown = pty.text();
    pty.type_in(keys);
    pty.wait_for("Round over");
    pty.wait_for("100%");
    pty.type_in("q");
    pty.wait_for("Leave the table?");
    pty.type_in("\r");
    pty.wait_for_end();
    shown
}

#[test]
fn a_round_of_two_modes_of_every_target() {
    for variant in [
        Variant::Chain,
        Variant::Sprint10,
        Variant::TwoPairs,
        Variant::TwoPairsChain,
        Variant::Six,
        Variant::Fours,
        Variant::LittleFoursChain,
    ] {
        play_a_round(variant, &keys_of_a_round(variant, "2a"));
    }
    play_a_round(Variant::Blind, &keys_of_a_blind_round("2a"));
}

#[test]
#[ignore = "as long as all the others: cargo xtask test --all"]
fn a_round_of_every_mode() {
    // Rounds that last for minutes need no processor meanwhile.
    let timed = Variant::MODES.iter().filter(|&&variant| seconds(variant) > 0);
    let timed: Vec<_> = timed.map(|&variant| std::thread::spawn(move || play_for_minutes(variant))).collect();
    for &variant in Variant::MODES.iter().filter(|&&variant| seconds(variant) == 0) {
        let keys = match variant {
            Variant::Blind => keys_of_a_blind_round("2a"),
            _ => keys_of_a_round(variant, "2a"),
        };
        play_a_round(variant, &keys);
    }
    timed.into_iter().for_each(|round| round.join().expect("a round that ends by itself"));
}

fn seconds(variant: Variant) -> u64 {
    Rules::of(Edition::English, variant).time_s.into()
}

/// Finds on a board of one's own until the time is over.
fn play_for_minutes(variant: Variant) {
    let (home, mut shadow) = (tempfile::tempdir().expect("a folder"), ShadowTable::new(variant, "2a"));
    let layout = usize::from(shadow.table.board().rules().layout);
    let arguments = ["play", "--variant", variant.name(), "--seed", "2a", "--bots", "0", "--name", "Ann"];
    let mut pty = Pty::start(home.path(), &arguments);
    pty.resize(112, 32);
    pty.wait_for("Ann");
    let start = std::time::Instant::now();
    for _ in 0..20 {
        pty.type_in(&shadow.keys_of_next_find(layout));
    }
    std::thread::sleep(Duration::from_secs(seconds(variant)).saturating_sub(start.elapsed()));
    pty.wait_for("Round over");
    pty.wait_for("20");
    pty.type_in("q");
    pty.wait_for("Leave the table?");
    pty.type_in("\r");
    pty.wait_for_end();
}
