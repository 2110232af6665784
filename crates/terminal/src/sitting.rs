//! Somebody at a table: what was seen, what is chosen, what is asked for.

use std::thread::JoinHandle;

use engine::{Action, Board, Card, Claim, Contribution, Emote, Fact, Level, Phase, Time};
use play::{Answer, Answered, Session, Update};
use protocol::{ClientMessage, CloseReason, Problem, ServerMessage};
use tokio::sync::mpsc::UnboundedSender;
use words::{Words, msg};

use crate::news::{Check, News, short};
use crate::way::{Way, random};

/// Somebody at a table, local or remote.
pub struct Sitting {
    words: Words,
    seen: Session,
    way: Way,
    /// Whether only to watch.
    watches: bool,
    /// Whether a seat was asked for.
    has_asked_to_sit: bool,
    /// The round that something was mixed into.
    mixed: Option<u32>,
    /// Whether the next deal was asked for.
    goes_on: bool,
    picked: Vec<Card>,
    check: Option<Check>,
    news: Vec<News>,
    /// The server, and the thread that talks to it.
    wire: Option<(String, JoinHandle<()>)>,
    link: Option<String>,
    farewell: Option<CloseReason>,
}

impl Sitting {
    pub(crate) fn new(
        words: Words,
        way: Way,
        watches: bool,
        wire: Option<(String, JoinHandle<()>)>,
    ) -> Sitting {
        Sitting {
            words,
            seen: Session::default(),
            way,
            watches,
            has_asked_to_sit: false,
            mixed: None,
            goes_on: false,
            picked: Vec::new(),
            check: None,
            news: Vec::new(),
            wire,
            link: None,
            farewell: None,
        }
    }

    /// Sits down at a table in memory, with bots.
    pub(crate) fn begin(&mut self, bots: usize, level: Level, now: Time) {
        let hello = self.seen.hello();
        self.say(hello, now);
        for _ in 0..bots {
            self.ask(Action::AddBot { level }, now);
        }
        if self.seen.board().is_some_and(|board| board.dealer() == self.seen.seat()) {
            self.ask(Action::Deal, now);
        }
    }

    /// The wire is there: says hello.
    pub(crate) fn connected(&mut self, wire: UnboundedSender<ClientMessage>, now: Time) {
        self.way = Way::There(Some(wire));
        let hello = self.seen.hello();
        self.say(hello, now);
    }

    /// The wire is broken.
    pub(crate) fn disconnected(&mut self) {
        self.way = Way::There(None);
    }

    /// The link that others sit down with.
    pub(crate) fn set_link(&mut self, link: String) {
        self.link = Some(link);
    }

    pub(crate) fn take_wire(&mut self) -> Option<JoinHandle<()>> {
        self.wire.take().map(|(_, wire)| wire)
    }

    pub(crate) fn words(&self) -> Words {
        self.words
    }

    /// Where the table is, if it is somewhere else.
    pub fn server(&self) -> &str {
        self.wire.as_ref().map_or("", |(url, _)| url)
    }

    /// The link that others sit down with.
    pub fn link(&self) -> Option<&str> {
        self.link.as_deref()
    }

    /// What was seen of the table.
    pub fn seen(&self) -> &Session {
        &self.seen
    }

    /// The open side of the table.
    pub fn board(&self) -> Option<&Board> {
        self.seen.board()
    }

    /// The table's time, which stands still while a table in memory does.
    pub fn table_time(&self, now: Time) -> Time {
        match &self.way {
            Way::Here(table) => table.time(now),
            Way::There(_) => self.seen.time(now),
        }
    }

    /// The cards that are chosen.
    pub fn picked(&self) -> &[Card] {
        &self.picked
    }

    /// The last claim that was judged.
    pub fn check(&self) -> Option<Check> {
        self.check
    }

    /// Whether the table is somewhere else and cannot be reached just now.
    pub fn is_cut_off(&self) -> bool {
        matches!(self.way, Way::There(None))
    }

    /// Why the server hung up for good.
    pub fn farewell(&self) -> Option<CloseReason> {
        self.farewell
    }

    /// The journal, where it is ours.
    pub(crate) fn way(&self) -> &Way {
        &self.way
    }

    /// What is to be told since the last time.
    pub fn take_news(&mut self) -> Vec<News> {
        std::mem::take(&mut self.news)
    }

    /// When something will happen by itself.
    pub fn due(&self) -> Option<Time> {
        self.way.due()
    }

    /// Does what is due.
    pub fn pass(&mut self, now: Time) {
        let said = self.way.pass(now);
        self.hear_all(said, now);
    }

    /// Lets time stand still while somebody reads; at a table of others it goes on.
    pub(crate) fn pause(&mut self, paused: bool, now: Time) {
        let is_over = self.board().is_some_and(|board| matches!(board.phase(), Phase::RoundOver { .. }));
        self.goes_on &= is_over;
        self.way.pause(paused || (is_over && !self.goes_on), now);
    }

    /// Asks for something.
    pub fn ask(&mut self, request: Action, now: Time) {
        let id: String = random::<8>().iter().map(|byte| format!("{byte:02x}")).collect();
        let message = self.seen.ask(id, request);
        self.say(message, now);
    }

    fn say(&mut self, message: ClientMessage, now: Time) {
        let said = self.way.say(message, now);
        self.hear_all(said, now);
    }

    fn hear_all(&mut self, said: Vec<ServerMessage>, now: Time) {
        said.into_iter().for_each(|message| self.hear(message, now));
    }

    /// Takes in a message.
    pub(crate) fn hear(&mut self, message: ServerMessage, now: Time) {
        let is_catching_up = !self.seen.is_current();
        let (words, mut news, mut check) = (self.words, Vec::new(), self.check);
        let mut cards = self.board().map(|board| board.layout().cards().to_vec()).unwrap_or_default();
        let heard = self.seen.hear(message, now, |board, event| {
            check = Check::of(event).or(check).filter(|_| !matches!(event.fact, Fact::Dealt { .. }));
            let new_cards = cards != board.layout().cards();
            cards = board.layout().cards().to_vec();
            let sentences = words.happening(board, event);
            news.push(News::Event { short: short(words, board, event), sentences, new_cards });
        });
        self.check = check;
        // Of what happened before one came only the last is worth telling.
        let old = if is_catching_up { news.len().saturating_sub(3) } else { 0 };
        self.news.extend(news.into_iter().skip(old));
        self.settle(heard, now);
        self.follow_up(now);
    }

    fn settle(&mut self, heard: Update, now: Time) {
        for answered in heard.answered {
            self.answered(answered);
        }
        self.farewell = heard.farewell.filter(|why| why.code() >= 4100).or(self.farewell);
        for message in heard.say_again {
            self.say(message, now);
        }
    }

    fn answered(&mut self, Answered { request, answer }: Answered) {
        if matches!(request, Action::Pick { .. } | Action::Claim { .. }) {
            self.picked.clear();
        }
        let sentence = match answer {
            Answer::Done => return,
            Answer::Refused(why) => self.words.refusal(&why),
            Answer::Problem(Problem::OnlyWatching) => self.words.text(msg::RefusalNotSeated),
            Answer::Problem(_) => self.words.text(msg::ScreenTryAgain),
            Answer::Lost => self.words.text(msg::ScreenCallLost),
        };
        self.news.push(News::Notice(sentence));
    }

    /// What follows from what was seen: sitting down, mixing, picking, dropping cards that are gone.
    fn follow_up(&mut self, now: Time) {
        let Some(board) = self.seen.board().filter(|_| self.seen.is_current()) else {
            return;
        };
        let (waits, round) = (between_rounds(board), board.rounds_dealt());
        self.picked.retain(|&card| board.layout().contains(card));
        if !self.may_pick() {
            self.picked.clear();
        }
        if !self.watches && !self.has_asked_to_sit && self.seen.seat().is_none() {
            self.has_asked_to_sit = true;
            self.ask(Action::Sit, now);
        } else if !self.way.is_here() && self.seen.seat().is_some() && waits && self.mixed != Some(round) {
            self.mixed = Some(round);
            self.ask(Action::Contribute { random: Contribution::new(random()) }, now);
        }
        self.claim_if_chosen(now);
    }

    /// Whether cards may be chosen now: where one claims without calling, or when one has called.
    pub fn may_pick(&self) -> bool {
        let (Some(board), Some(seat)) = (self.seen.board(), self.seen.seat()) else {
            return false;
        };
        match board.phase() {
            Phase::Called { seat: caller, .. } => *caller == seat,
            Phase::Held { calls, .. } => calls.iter().any(|call| call.seat == seat),
            Phase::Playing { .. } => board.rules().takes_claims() || self.is_calling(),
            _ => false,
        }
    }

    /// Whether one's call is under way.
    fn is_calling(&self) -> bool {
        self.seen.waiting().any(|request| *request == Action::Call)
    }

    /// Chooses a card or puts it back.
    pub fn touch(&mut self, place: usize, now: Time) {
        let card = self.board().and_then(|board| board.layout().cards().get(place)).copied();
        let Some(card) = card else {
            return;
        };
        if !self.may_pick() {
            let sentence = match self.seen.seat() {
                None => self.words.text(msg::RefusalNotSeated),
                Some(_) => self.words.text(msg::RefusalCallFirst),
            };
            return self.news.push(News::Notice(sentence));
        }
        match self.picked.iter().position(|&picked| picked == card) {
            Some(chosen) => drop(self.picked.remove(chosen)),
            None if self.picked.len() < 3 => self.picked.push(card),
            None => {}
        }
        self.claim_if_chosen(now);
    }

    /// Chooses three cards at once.
    pub fn choose(&mut self, claim: Claim, now: Time) {
        self.picked = claim.cards().to_vec();
        if !self.may_pick() {
            self.picked.clear();
            return self.news.push(News::Notice(self.words.text(msg::RefusalCallFirst)));
        }
        self.claim_if_chosen(now);
    }

    /// Three chosen cards are claimed as soon as that may be, once.
    fn claim_if_chosen(&mut self, now: Time) {
        let asked = |request: &Action| matches!(request, Action::Pick { .. } | Action::Claim { .. });
        let (Ok(cards), false) = (Claim::new(&self.picked), self.seen.waiting().any(asked)) else {
            return;
        };
        let Some(board) = self.seen.board() else {
            return;
        };
        match board.phase() {
            Phase::Called { seat, .. } if Some(*seat) == self.seen.seat() => {
                self.ask(Action::Pick { cards }, now);
            }
            Phase::Playing { .. } if board.rules().takes_claims() && !self.is_calling() => {
                self.ask(Action::Claim { cards }, now);
            }
            _ => {}
        }
    }

    /// Puts all chosen cards back.
    pub fn clear(&mut self) {
        self.picked.clear();
    }

    /// Deals, or lets time go on until somebody else does; after the match, plays another one.
    pub fn go_on(&mut self, now: Time) {
        self.goes_on = true;
        self.way.pause(false, now);
        if self.board().is_some_and(|board| matches!(board.phase(), Phase::MatchOver { .. })) {
            self.ask(Action::Rematch, now);
            if !self.way.is_here() {
                return;
            }
        }
        let dealer = self.board().and_then(|board| board.seat(board.dealer()?));
        if !self.way.is_here() || dealer.is_none_or(|dealer| dealer.bot.is_none()) {
            self.ask(Action::Deal, now);
        }
    }

    /// Says something friendly.
    pub fn emote(&mut self, number: usize, now: Time) {
        if let Some(&emote) = number.checked_sub(1).and_then(|place| Emote::ALL.get(place)) {
            self.ask(Action::Emote { emote }, now);
        }
    }

    /// Sends the last bot away.
    pub fn remove_bot(&mut self, now: Time) {
        let bot = self
            .board()
            .and_then(|board| board.seated().rfind(|(_, seat)| seat.bot.is_some()).map(|(number, _)| number));
        if let Some(seat) = bot {
            self.ask(Action::Remove { seat }, now);
        }
    }
}

fn between_rounds(board: &Board) -> bool {
    matches!(board.phase(), Phase::Waiting { .. } | Phase::RoundOver { .. })
}
