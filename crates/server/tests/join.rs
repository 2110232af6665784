//! Joining a table, and coming back to one: records come from memory or, if they are older, from the journal, and no other client
//! waits for that. A room that panics is made anew, and a journal that fails is reported at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use crate::site::{Answer, Raw, Running, Seat, close_code, english, upgrade, wide};
use bytes::Bytes;
use client::ClientError;
use engine::{Action, Calling, Claim, Contribution, Emote, Level, RuleChoice, all_sets};
use protocol::{ApiErrorKind, NewTable, Problem, ServerMessage};
use server::journal::{
    AppendError, AppendFuture, BoxFuture, Entry, Journal, MemoryJournal, ReadFuture, Stream, Watch,
};
use tokio::sync::Semaphore;

/// A journal whose reads of tables wait for a permit each, so that a test decides when a read ends, and whose appends fail when
/// the test says so. An append of the emote "oops" panics.
struct SlowJournal {
    journal: MemoryJournal,
    permits: Semaphore,
    waiting: AtomicU64,
    /// How many appends the disk has space for.
    space: AtomicU64,
    /// Appends are written but not acknowledged.
    is_silent: AtomicBool,
    /// Rooms watch this one, so that they hear of no append, as when a notification is lost.
    unwritten: MemoryJournal,
}

impl SlowJournal {
    fn new() -> SlowJournal {
        SlowJournal {
            journal: MemoryJournal::default(),
            permits: Semaphore::new(Semaphore::MAX_PERMITS),
            waiting: AtomicU64::new(0),
            space: AtomicU64::new(u64::MAX),
            is_silent: AtomicBool::new(false),
            unwritten: MemoryJournal::default(),
        }
    }

    /// Lets reads wait from now on.
    fn block_reads(&self) {
        self.permits.forget_permits(Semaphore::MAX_PERMITS);
    }

    fn unblock_reads(&self) {
        self.permits.add_permits(Semaphore::MAX_PERMITS - self.permits.available_permits());
    }

    async fn wait_for_blocked_read(&self) {
        while self.waiting.load(Ordering::SeqCst) == 0 {
            tokio::task::yield_now().await;
        }
    }
}

impl Journal for SlowJournal {
    fn append(&self, stream: &Stream, expected: u64, payload: Bytes) -> AppendFuture<'_> {
        assert!(!String::from_utf8_lossy(&payload).contains("\"oops\""), "a planted panic");
        let less = |space: u64| space.checked_sub(1);
        if self.space.fetch_update(Ordering::SeqCst, Ordering::SeqCst, less).is_err() {
            return Box::pin(async { Err(AppendError::Unavailable("the disk is full".to_owned())) });
        }
        let appending = self.journal.append(stream, expected, payload);
        Box::pin(async move {
            appending.await?;
            match self.is_silent.load(Ordering::SeqCst) {
                true => Err(AppendError::Unavailable("silent".to_owned())),
                false => Ok(()),
            }
        })
    }

    fn read(&self, stream: &Stream, after: u64, limit: usize) -> ReadFuture<'_, Vec<Entry>> {
        let is_table = stream.as_str().starts_with("table/");
        let reading = self.journal.read(stream, after, limit);
        Box::pin(async move {
            if is_table {
                self.waiting.fetch_add(1, Ordering::SeqCst);
                self.permits.acquire().await.expect("it is never closed").forget();
                self.waiting.fetch_sub(1, Ordering::SeqCst);
            }
            reading.await
        })
    }

    fn head(&self, stream: &Stream) -> ReadFuture<'_, u64> {
        self.journal.head(stream)
    }

    fn streams(&self, prefix: &str, after: Option<&Stream>, limit: usize) -> ReadFuture<'_, Vec<Stream>> {
        self.journal.streams(prefix, after, limit)
    }

    fn watch(&self, stream: &Stream) -> Watch {
        self.unwritten.watch(stream)
    }

    fn redact(&self, stream: &Stream, entry: &Entry, payload: Bytes) -> AppendFuture<'_> {
        self.journal.redact(stream, entry, payload)
    }

    fn scrub(&self) -> AppendFuture<'_> {
        self.journal.scrub()
    }

    fn probe(&self) -> AppendFuture<'_> {
        if self.space.load(Ordering::SeqCst) == 0 {
            return Box::pin(async { Err(AppendError::Unavailable("the disk is full".to_owned())) });
        }
        self.journal.probe()
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        self.journal.close()
    }
}

/// A table with this many records, and the seat of its host.
async fn long_table(server: &Running, records: u64) -> (String, Seat) {
    let ann = server.sign_in("Ann").await;
    let rules = RuleChoice { calling: Some(Calling::QuickClaims), ..english().rules };
    let table = ann.make_table(&NewTable { rules, ..english() }).await.expect("a table").table;
    let mut host = Seat::open(&ann, &table).await;
    while host.head < records {
        let random = Contribution::new([host.head.to_be_bytes()[7]; 16]);
        assert_eq!(host.request(Action::Contribute { random }).await, Answer::Done);
    }
    (table, host)
}

#[tokio::test]
async fn a_newcomer_to_a_long_table_delays_no_request() {
    let journal = Arc::new(SlowJournal::new());
    let server = Running::start_with(journal.clone(), wide(), 0).await;
    let (table, mut host) = long_table(&server, 600).await;
    let site = server.sign_in("Bob").await;
    journal.block_reads();
    let newcomer = tokio::spawn({
        let (site, table) = (site.clone(), table.clone());
        async move { Seat::open(&site, &table).await }
    });
    journal.wait_for_blocked_read().await;
    // The newcomer's history cannot be read, and requests are executed all the same.
    for _ in 0..300 {
        for random in [[1; 16], [2; 16]].map(Contribution::new) {
            assert_eq!(host.request(Action::Contribute { random }).await, Answer::Done);
        }
    }
    assert_eq!(host.request(Action::Deal).await, Answer::Done);
    let set = all_sets(host.board().layout().cards()).first().copied();
    let claim = set.map(|set| Action::Claim { cards: Claim::new(&set).expect("a Set") });
    assert_eq!(host.request(claim.unwrap_or(Action::NoSet)).await, Answer::Done);
    assert!(!newcomer.is_finished());
    journal.unblock_reads();
    // More records than a room keeps in memory were appended meanwhile, and none is missing or comes twice.
    let mut newcomer = newcomer.await.expect("it joins");
    newcomer.receive_until(|seat| seat.head >= host.head).await;
    assert_eq!(newcomer.board(), host.board());
    assert_eq!(host.request(Action::Emote { emote: Emote::Hello }).await, Answer::Done);
    newcomer.receive_until(|seat| seat.head >= host.head).await;
    server.stop().await;
}

#[tokio::test]
async fn what_was_written_without_an_acknowledgement_counts_for_the_next_request() {
    let journal = Arc::new(SlowJournal::new());
    let server = Running::start_with(journal.clone(), wide(), 0).await;
    let (_, mut host) = long_table(&server, 3).await;
    assert_eq!(host.request(Action::Deal).await, Answer::Done);
    let set = loop {
        match all_sets(host.board().layout().cards()).first() {
            Some(set) => break *set,
            None => {
                assert_eq!(host.request(Action::NoSet).await, Answer::Done);
                // The cards come when no call can be on its way any more.
                let cards = host.board().layout().cards().len();
                host.receive_until(|seat| seat.board().layout().cards().len() > cards).await;
            }
        }
    };
    let claim = Action::Claim { cards: Claim::new(&set).expect("a Set") };
    journal.is_silent.store(true, Ordering::SeqCst);
    assert_eq!(host.request(claim.clone()).await, Answer::Problem(Problem::TryAgain));
    journal.is_silent.store(false, Ordering::SeqCst);
    // Another request with the same cards, as soon as the room tries again: they are taken already.
    let answer = loop {
        match host.request(claim.clone()).await {
            Answer::Problem(Problem::TryAgain) => tokio::time::sleep(Duration::from_millis(20)).await,
            answer => break answer,
        }
    };
    assert!(matches!(answer, Answer::Refused(_)), "{answer:?}");
    server.stop().await;
}

#[tokio::test]
async fn a_table_of_a_newer_version_is_refused_and_others_are_served() {
    let journal = Arc::new(MemoryJournal::default());
    let server = Running::start_with(journal.clone(), wide(), 0).await;
    let (known, mut host) = long_table(&server, 2).await;
    // As a newer program may write it: another version, and other fields and events.
    let opening = r#"{"at":1,"events":[{"at":1,"event":"opened","semantics":99,"planets":9}]}"#;
    let later = r#"{"at":2,"events":[{"at":2,"event":"eclipse"}]}"#;
    let newer = Stream::new("table/abcdefgh2345").expect("a stream");
    journal.append(&newer, 0, Bytes::from(opening)).await.expect("appended");
    journal.append(&newer, 1, Bytes::from(later)).await.expect("appended");
    assert_eq!(upgrade(&server, "abcdefgh2345", &[]).await.0, 501);
    let replay = Raw::get(&server, "/api/tables/abcdefgh2345/replay").await;
    assert_eq!((replay.status, replay.kind()), (501, ApiErrorKind::NewerTable));
    assert!(replay.body.contains("version 99"), "{}", replay.body);
    assert_eq!(host.request(Action::Deal).await, Answer::Done);
    Seat::open(&server.site(), &known).await;
    server.stop().await;
}

#[tokio::test]
async fn a_client_may_send_requests_before_it_has_all_records() {
    let journal = Arc::new(SlowJournal::new());
    let server = Running::start_with(journal.clone(), wide(), 0).await;
    let (table, host) = long_table(&server, 400).await;
    let bob = server.sign_in("Bob").await;
    journal.block_reads();
    let mut connection = bob.connect(&table, 0).await.expect("a socket");
    journal.wait_for_blocked_read().await;
    connection.request("too early", Action::Deal).await.expect("sent");
    loop {
        let text = connection.receive_text().await.expect("a message");
        match serde_json::from_str(&text).expect("a message") {
            ServerMessage::Welcome { head, .. } => assert_eq!(head, host.head),
            ServerMessage::Refused { id, .. } => break assert_eq!(id, "too early"),
            other => panic!("{other:?}"),
        }
    }
    // What acts is answered too, before the record arrives: a held call is no record.
    connection.request("sit", Action::Sit).await.expect("sent");
    let text = tokio::time::timeout(Duration::from_secs(60), connection.receive_text()).await;
    let accepted = ServerMessage::Accepted { id: "sit".to_owned() };
    let text = text.expect("an answer").expect("a message");
    assert_eq!(serde_json::from_str::<ServerMessage>(&text).expect("a message"), accepted);
    journal.unblock_reads();
    server.stop().await;
}

#[tokio::test]
async fn a_client_that_resumes_reads_nothing_from_the_journal() {
    let journal = Arc::new(SlowJournal::new());
    let server = Running::start_with(journal.clone(), wide(), 0).await;
    let (table, host) = long_table(&server, 400).await;
    journal.block_reads();
    let site = server.sign_in("Bob").await;
    let resumed = Seat::resume(&site, &table, host.board.clone(), host.head - 50).await;
    assert_eq!(resumed.head, host.head);
    server.stop().await;
}

#[tokio::test]
async fn a_room_that_panics_is_made_anew_and_one_that_panics_again_and_again_is_quarantined() {
    let server = Running::start_with(Arc::new(SlowJournal::new()), wide(), 0).await;
    let ((table, host), (other, mut elsewhere)) =
        (long_table(&server, 3).await, long_table(&server, 3).await);
    let (board, head) = (host.board().clone(), host.head);
    let ann = server.sign_in("Eve").await;
    drop(host);
    for failure in 1..=3 {
        let mut seats = [Seat::open(&server.site(), &table).await, Seat::sit(&ann, &table).await];
        let oops = Action::Emote { emote: Emote::Oops };
        seats[1].connection.request("oops", oops).await.expect("sent");
        for seat in &mut seats {
            assert_eq!(close_code(&mut seat.connection).await, Some(1012), "its clients are invited back");
        }
        let metrics = Raw::get(&server, "/metrics").await.body;
        assert!(metrics.contains(&format!("tercet_room_failures_total {failure}")), "{metrics}");
        if failure < 3 {
            let back = Seat::open(&server.site(), &table).await;
            assert!(back.head > head && back.board().seats()[0] == board.seats()[0], "nothing is lost");
        }
    }
    assert_eq!(upgrade(&server, &table, &[]).await.0, 503, "it is not loaded again");
    let replay = Raw::get(&server, &format!("/api/tables/{table}/replay")).await;
    assert_eq!(replay.kind(), ApiErrorKind::BrokenTable, "a page asks here whether the table exists");
    assert_eq!(elsewhere.request(Action::Deal).await, Answer::Done, "other tables go on");
    Seat::open(&server.site(), &other).await;
    server.stop().await;
}

#[tokio::test]
async fn a_journal_that_fails_is_reported_at_once_and_recovers_by_itself() {
    let journal = Arc::new(SlowJournal::new());
    let server = Running::start_with(journal.clone(), wide(), 0).await;
    let (table, mut host) = long_table(&server, 3).await;
    assert_eq!(Raw::get(&server, "/readyz").await.status, 200);
    journal.space.store(0, Ordering::SeqCst);
    let start = std::time::Instant::now();
    for byte in 0..20 {
        let random = Contribution::new([byte; 16]);
        let answer = host.request(Action::Contribute { random }).await;
        assert_eq!(answer, Answer::Problem(Problem::TryAgain));
    }
    // Twenty attempts of a tenth of a second each would be forty seconds.
    assert!(start.elapsed() < Duration::from_secs(15), "{:?}", start.elapsed());
    let ready = Raw::get(&server, "/readyz").await;
    assert_eq!((ready.status, ready.kind()), (503, ApiErrorKind::NotReady));
    journal.space.store(u64::MAX, Ordering::SeqCst);
    let random = Contribution::new([9; 16]);
    while host.request(Action::Contribute { random }).await != Answer::Done {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(Raw::get(&server, "/readyz").await.status, 200);
    assert_eq!(Seat::open(&server.site(), &table).await.head, host.head);
    server.stop().await;
}

#[tokio::test]
async fn a_table_is_answered_for_when_its_host_and_bots_are_seated() {
    let journal = Arc::new(SlowJournal::new());
    let server = Running::start_with(journal.clone(), wide(), 0).await;
    let ann = server.sign_in("Ann").await;
    let new_table = NewTable { bots: vec![Level::Casual; 2], ..english() };
    let made = ann.make_table(&new_table).await.expect("a table");
    let stream = Stream::new(&format!("table/{}", made.table)).expect("a stream");
    assert_eq!(journal.head(&stream).await.expect("a head"), 4, "the opening, the host and the bots");
    // The disk has space for the opening, and for the host, and no more.
    for space in 1..=3 {
        journal.space.store(space, Ordering::SeqCst);
        let refused = ann.make_table(&new_table).await.expect_err("a seat could not be stored");
        let ClientError::ApiError(status, _) = &refused else { panic!("{refused:?}") };
        assert_eq!(status.as_u16(), 503, "{refused:?}");
    }
    server.stop().await;
}
