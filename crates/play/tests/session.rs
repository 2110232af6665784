//! What a session does with what its player and the server do.

use crate::game::{Game, no_set, session};
use engine::{
    Action, Card, Edition, Fact, Level, Phase, Refusal, RuleChoice, Rules, SeatNumber, Time, Variant,
    all_sets,
};
use play::{Check, ConnectionState, RequestError, Session, Update};
use protocol::{ClientMessage, CloseReason, ServerMessage};

const PRESENCE: ServerMessage = ServerMessage::Presence { seats: Vec::new(), watching: 0 };

fn dealt(variant: Variant) -> Game {
    let mut game = Game::new(variant, 3);
    game.request(Action::Deal, 1_000).unwrap();
    game
}

fn quick_claims() -> Game {
    let full = RuleChoice::new(Edition::English, Variant::Full);
    let choice = RuleChoice { calling: Some(engine::Calling::QuickClaims), ..full };
    let mut game = Game::of(Rules::try_from(choice).unwrap(), 3, session());
    game.request(Action::AddBot { level: Level::Newcomer }, 500).unwrap();
    game.request(Action::Deal, 1_000).unwrap();
    game
}

fn contributing() -> Session {
    let mut session = session();
    session.set_contributes(true);
    session
}

fn requests(messages: &[ClientMessage]) -> Vec<&Action> {
    let actions = messages.iter().filter_map(|message| match message {
        ClientMessage::Do { action, .. } => Some(action),
        ClientMessage::Hello { .. } | ClientMessage::Selection { .. } => None,
    });
    actions.collect()
}

#[test]
fn the_third_card_claims_where_no_call_is_needed() {
    let mut game = dealt(Variant::Practice);
    let set = game.first_set();
    game.toggle(&set[..2], 2_000).unwrap();
    assert_eq!(game.session.selection(), &set[..2]);
    game.toggle(&set[2..], 2_000).unwrap();
    assert!(game.session.selection().is_empty());
    assert!(matches!(game.session.checks(), [Check { penalty: None, .. }]));
    let wrong = no_set(&game.cards());
    game.toggle(&wrong, 3_000).unwrap();
    assert!(game.session.selection().is_empty());
    assert!(matches!(game.session.checks(), [_, Check { penalty: Some(_), cards: Some(_), .. }]));
}

#[test]
fn a_wait_is_counted_down_and_a_claim_before_its_end_is_not_sent() {
    let mut game = dealt(Variant::Speed);
    let you = game.session.seat().unwrap();
    assert_eq!(game.session.lock_left(you, Time(1_500)), None);
    let wrong = no_set(&game.cards());
    game.toggle(&wrong, 2_000).unwrap();
    assert_eq!(game.session.lock_left(you, Time(2_500)), Some(2_500));
    let set = game.first_set();
    let refusal = RequestError::Refused(Refusal::LockedOutFor { wait: 2_000 });
    assert_eq!(game.toggle(&set, 3_000), Err(refusal));
    assert!(game.session.selection().is_empty());
    game.toggle(&set, 5_000).unwrap();
    assert_eq!(game.session.lock_left(you, Time(5_000)), None);
    assert!(matches!(game.session.checks(), [Check { penalty: Some(_), .. }, Check { penalty: None, .. }]));
}

#[test]
fn a_set_of_a_puzzle_is_put_back_after_its_claim() {
    let mut game = dealt(Variant::QuickPuzzle);
    let set = game.first_set();
    game.toggle(&set, 2_000).unwrap();
    assert!(game.session.selection().is_empty());
    let again = game.toggle(&set, 3_000);
    assert_eq!(again, Err(RequestError::Refused(Refusal::FoundBefore)));
    assert!(game.session.selection().is_empty());
}

#[test]
fn cards_wait_for_the_call_and_are_picked_when_it_stands() {
    let mut game = dealt(Variant::Full);
    let set = game.first_set();
    assert_eq!(game.toggle(&set, 2_000), Err(RequestError::Refused(Refusal::CallFirst)));
    assert_eq!(game.session.selection(), set);
    game.session.call(Time(3_000)).unwrap();
    game.exchange(3_000);
    assert_eq!(game.session.checks().len(), 1);
    assert!(game.session.selection().is_empty());
}

#[test]
fn cards_are_selected_while_the_call_is_under_way_and_picked_once() {
    let mut game = dealt(Variant::Full);
    let set = game.first_set();
    game.session.call(Time(2_000)).unwrap();
    assert!(game.session.is_calling());
    game.session.call(Time(2_000)).unwrap();
    for card in set {
        game.session.toggle(card, Time(2_000)).unwrap();
    }
    let sent = game.session.take_outgoing();
    assert_eq!(requests(&sent), [&Action::Call]);
    let answers = sent.into_iter().flat_map(|message| game.table.receive(message, Time(2_000))).collect();
    game.receive(answers, 2_000);
    assert!(game.session.is_caller());
    game.receive(vec![PRESENCE], 2_000);
    let sent = game.session.take_outgoing();
    assert!(matches!(requests(&sent)[..], [Action::Pick { .. }]), "{sent:?}");
}

/// The selections among these messages.
fn selections(messages: &[ClientMessage]) -> Vec<Vec<Card>> {
    let cards = messages.iter().filter_map(|message| match message {
        ClientMessage::Selection { cards } => Some(cards.clone()),
        _ => None,
    });
    cards.collect()
}

#[test]
fn what_is_selected_is_shared_while_the_own_call_stands() {
    let mut game = dealt(Variant::Full);
    let set = game.first_set();
    game.session.toggle(set[0], Time(2_000)).unwrap();
    assert!(selections(&game.session.take_outgoing()).is_empty(), "before the call it is secret");
    game.session.call(Time(2_000)).unwrap();
    game.exchange(2_000);
    assert!(game.session.is_caller());
    game.receive(vec![PRESENCE], 2_000);
    game.session.toggle(set[1], Time(2_100)).unwrap();
    game.session.toggle(set[1], Time(2_200)).unwrap();
    game.session.clear();
    game.session.clear();
    let sent = selections(&game.session.take_outgoing());
    let wanted = [vec![set[0], set[1]], vec![set[0]], vec![]];
    assert!(sent.ends_with(&wanted), "{sent:?}");
    for card in set {
        game.session.toggle(card, Time(2_300)).unwrap();
    }
    let sent = game.session.take_outgoing();
    assert_eq!(selections(&sent).len(), 2, "the third card is a pick: {sent:?}");
    assert!(matches!(requests(&sent)[..], [Action::Pick { .. }]), "{sent:?}");
}

#[test]
fn a_callers_selection_is_known_until_the_call_is_decided() {
    let mut game = dealt(Variant::Full);
    let set = game.first_set();
    let selection = |seat: u8| ServerMessage::Selection { seat: SeatNumber(seat), cards: set[..2].to_vec() };
    game.receive(vec![selection(0)], 2_000);
    assert_eq!(game.session.watched_selection(), [], "there is no call");
    game.session.call(Time(2_000)).unwrap();
    game.exchange(2_000);
    game.receive(vec![selection(1)], 2_100);
    assert_eq!(game.session.watched_selection(), [], "the call is another's");
    game.receive(vec![selection(0)], 2_100);
    assert_eq!(game.session.watched_selection(), &set[..2]);
    game.toggle(&set, 2_200).unwrap();
    assert_eq!(game.session.watched_selection(), []);
}

#[test]
fn a_call_is_refused_at_once_where_the_engine_says_no() {
    let mut game = Game::new(Variant::Full, 3);
    assert_eq!(game.session.call(Time(1)), Err(RequestError::Refused(Refusal::NotDealt)));
    let mut game = quick_claims();
    assert_eq!(game.session.call(Time(2_000)), Err(RequestError::Refused(Refusal::ClaimWithoutCalling)));
    assert!(game.session.take_outgoing().is_empty());
}

#[test]
fn a_half_made_selection_survives_what_others_take() {
    let mut game = dealt(Variant::Practice);
    let set = game.first_set();
    let kept: Vec<_> = game.cards().into_iter().filter(|card| !set.contains(card)).take(2).collect();
    game.toggle(&kept, 2_000).unwrap();
    game.claim_elsewhere(set, 2_500);
    assert_eq!(game.session.selection(), kept);
    let gone = game.first_set();
    game.session.clear();
    game.toggle(&gone[..2], 3_000).unwrap();
    game.claim_elsewhere(gone, 3_500);
    assert!(game.session.selection().is_empty());
}

#[test]
fn three_cards_at_once_are_claimed_or_put_back() {
    let mut game = dealt(Variant::Full);
    let claim = engine::Claim::new(&game.first_set()).unwrap();
    let refused = game.session.choose(claim, Time(2_000));
    assert_eq!(refused, Err(RequestError::Refused(Refusal::CallFirst)));
    assert!(game.session.selection().is_empty());
    game.request(Action::Call, 2_000).unwrap();
    game.session.choose(claim, Time(3_000)).unwrap();
    assert_eq!(game.exchange(3_000), [Ok(())]);
    assert!(game.session.checks()[0].is_right());
}

#[test]
fn after_a_break_requests_are_sent_again_with_their_ids_and_calls_are_lost() {
    let mut game = dealt(Variant::Full);
    game.request(Action::Call, 2_000).unwrap();
    let claim = engine::Claim::new(&game.first_set()).unwrap();
    game.session.choose(claim, Time(2_500)).unwrap();
    let sent = game.session.take_outgoing();
    game.session.disconnected();
    assert_eq!(game.session.connection(), ConnectionState::Lost);
    assert_eq!(game.session.waiting_since(), Some(Time(2_500)));
    let emote = game.session.request(Action::Emote { emote: engine::Emote::ALL[0] }, Time(2_600));
    assert_eq!(emote, Err(RequestError::Lost));
    game.session.connected();
    let hello = game.session.take_outgoing();
    assert!(matches!(hello[..], [ClientMessage::Hello { after: 1.., .. }]), "{hello:?}");
    let answers = game.table.receive(hello[0].clone(), Time(3_000));
    assert_eq!(game.receive(answers, 3_000), []);
    assert_eq!(game.session.connection(), ConnectionState::Open);
    assert_eq!(game.session.take_outgoing(), sent);

    let mut game = dealt(Variant::Full);
    game.session.call(Time(2_000)).unwrap();
    game.session.disconnected();
    game.session.connected();
    assert_eq!(game.exchange(3_000), [Err(RequestError::Lost)]);
}

#[test]
fn a_server_that_does_not_want_the_client_back_closes_the_session() {
    let mut game = dealt(Variant::Practice);
    game.receive(vec![ServerMessage::Bye { why: CloseReason::Restart }], 2_000);
    assert_eq!(game.session.connection(), ConnectionState::Open);
    game.receive(vec![ServerMessage::Bye { why: CloseReason::OtherVersion }], 2_000);
    game.session.disconnected();
    assert_eq!(game.session.connection(), ConnectionState::Closed(CloseReason::OtherVersion));
}

#[test]
fn a_player_sits_down_on_arrival_once_and_a_spectator_does_not() {
    let mut game = Game::new(Variant::Full, 3);
    assert!(game.session.seat().is_some());
    game.request(Action::Leave, 1_000).unwrap();
    game.session.connected();
    game.exchange(2_000);
    assert_eq!(game.session.seat(), None);
    let mut spectator = session();
    spectator.set_sits(false);
    let mut game = Game::of(Rules::of(Edition::English, Variant::Full), 3, spectator);
    assert_eq!(game.session.seat(), None);
    assert_eq!(game.session.call(Time(1)), Err(RequestError::Refused(Refusal::NotSeated)));
    let card = all_sets(&dealt(Variant::Full).cards())[0][0];
    assert_eq!(game.session.toggle(card, Time(1)), Err(RequestError::Refused(Refusal::NotSeated)));
}

#[test]
fn a_player_contributes_once_before_each_deal() {
    let contributions = |session: &Session| {
        let contributed = |event: &&engine::Event| matches!(event.fact, engine::Fact::Contributed { .. });
        session.events().iter().filter(contributed).count()
    };
    let choice =
        RuleChoice { first_to: Some(1), rounds: Some(2), ..RuleChoice::new(Edition::English, Variant::Full) };
    let mut game = Game::of(Rules::try_from(choice).unwrap(), 3, contributing());
    assert_eq!(contributions(&game.session), 1);
    game.request(Action::Deal, 1_000).unwrap();
    assert_eq!(contributions(&game.session), 1);
    game.request(Action::Call, 2_000).unwrap();
    game.toggle(&game.first_set(), 2_500).unwrap();
    assert!(matches!(game.session.board().unwrap().phase(), Phase::RoundOver { .. }));
    assert_eq!(contributions(&game.session), 2);
}

#[test]
fn a_contribution_that_fails_is_not_sent_again_and_again() {
    let mut game = Game::new(Variant::Full, 3);
    game.session.set_contributes(true);
    game.receive(vec![PRESENCE], 1_000);
    let sent = game.session.take_outgoing();
    let [ClientMessage::Do { id, action: Action::Contribute { .. } }] = &sent[..] else { panic!("{sent:?}") };
    let problem = ServerMessage::Problem { id: Some(id.clone()), problem: protocol::Problem::TryAgain };
    assert_eq!(game.receive(vec![problem], 1_000).len(), 1);
    assert!(game.session.take_outgoing().is_empty());
}

#[test]
fn a_find_counts_from_the_last_change_to_the_call() {
    let mut game = dealt(Variant::Full);
    let mut took = Vec::new();
    let wrong = no_set(&game.cards());
    let turns = [(3_000, Some(wrong)), (6_500, None), (8_700, None)];
    for (at, cards) in turns {
        let cards = cards.unwrap_or_else(|| game.first_set());
        game.session.call(Time(at)).unwrap();
        game.exchange(at);
        game.session.choose(engine::Claim::new(&cards).unwrap(), Time(at + 200)).unwrap();
        for message in game.session.take_outgoing() {
            for answer in game.table.receive(message, Time(at + 200)) {
                game.session.receive(answer, Time(at + 200), &mut |update| {
                    if let Update::Event { find: Some(find), is_live: true, .. } = update {
                        took.push(find.took);
                    }
                });
            }
        }
    }
    assert_eq!(took, [5_500, 2_000]);
}

#[test]
fn a_fourth_card_claims_nothing() {
    let mut game = dealt(Variant::Full);
    let cards = game.cards();
    let wrong = no_set(&cards);
    assert_eq!(game.toggle(&wrong, 2_000), Err(RequestError::Refused(Refusal::CallFirst)));
    let fourth = *cards.iter().find(|card| !wrong.contains(card)).unwrap();
    assert_eq!(game.toggle(&[fourth], 2_000), Ok(()));
    assert_eq!(game.session.selection(), wrong);
    assert!(game.session.checks().is_empty());
}

#[test]
fn after_a_pause_the_table_s_time_counts_and_not_the_client_s() {
    let mut game = dealt(Variant::Full);
    game.table.pause(Time(2_000));
    game.table.unpause(Time(62_000));
    game.session.set_time(game.table.time(Time(62_000)), Time(62_000));
    assert_eq!(game.session.time(Time(62_000)), Time(2_000));
}

#[test]
fn a_client_that_was_sent_away_and_connects_again_is_open_again() {
    let mut game = dealt(Variant::Full);
    game.receive(vec![ServerMessage::Bye { why: CloseReason::TooManyMessages }], 2_000);
    game.session.disconnected();
    assert_eq!(game.session.connection(), ConnectionState::Closed(CloseReason::TooManyMessages));
    game.session.connected();
    game.exchange(3_000);
    assert_eq!(game.session.connection(), ConnectionState::Open);
}

#[test]
fn a_player_who_leaves_and_comes_back_contributes_again() {
    let mut game = Game::of(Rules::of(Edition::English, Variant::Full), 3, contributing());
    let contribution = |game: &Game| game.session.board().unwrap().seats()[0].contribution;
    assert!(contribution(&game).is_some());
    game.request(Action::Leave, 1_000).unwrap();
    assert!(contribution(&game).is_none());
    game.request(Action::Sit, 2_000).unwrap();
    assert!(contribution(&game).is_some());
}

#[test]
fn a_table_of_a_newer_version_asks_for_a_newer_client() {
    let mut session = session();
    let opening = r#"{"type":"records","now":1,"records":[{"seq":1,"events":[{"at":1,"event":"opened","rules":{"edition":"english"},"commitment":"00","listed":false,"semantics":99}]}]}"#;
    let message: ServerMessage =
        serde_json::from_str(&opening.replace("\"00\"", &format!("\"{}\"", "00".repeat(32)))).unwrap();
    session.receive(message, Time(5), &mut |_| panic!("nothing is applied"));
    assert_eq!(session.connection(), ConnectionState::Closed(CloseReason::OtherVersion));
}

#[test]
fn while_the_others_check_nothing_is_selected_and_the_check_tells_who_was_right() {
    let full = RuleChoice::new(Edition::English, Variant::Full);
    let calling = Some(engine::Calling::QuickClaims);
    let rules = Rules::try_from(RuleChoice { calling, others_check_s: Some(10), ..full }).unwrap();
    let mut game = Game::of(rules, 3, session());
    game.request(Action::AddBot { level: Level::Top }, 500).unwrap();
    game.request(Action::Deal, 1_000).unwrap();
    let (set, other) = (game.first_set(), game.cards()[11]);
    game.toggle(&set, 1_200).unwrap();
    assert_eq!((game.session.checked_cards(), game.session.selection()), (Some(&set[..]), &[][..]));
    assert!(!game.session.is_caller() && game.session.checks().is_empty());
    let refusal = RequestError::Refused(Refusal::BeingChecked { wait: 9_700 });
    assert_eq!(game.toggle(&[other], 1_500), Err(refusal));
    // The bot votes before the time is over.
    let due = game.table.due().unwrap();
    assert!(due < Time(11_200));
    let messages = game.table.execute_due(due);
    game.receive(messages, due.0);
    let [check] = game.session.checks() else { panic!("{:?}", game.session.checks()) };
    let Some(Fact::Checked { seat: SeatNumber(0), correct, mistaken }) = check.votes(game.session.events())
    else {
        panic!("{check:?}")
    };
    assert_eq!([&correct[..], mistaken].concat(), [SeatNumber(1)], "right or wrong, as bots are");
    assert_eq!(game.session.checked_cards(), None);
}
