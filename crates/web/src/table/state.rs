//! One table as this page knows it, and what its player can do there.

use engine::{Action, Beaten, Card, Claim, Contribution, Emote, Phase, Rules, SeatNumber, Time};
use play::{Answer, Answered, Session};
use protocol::{ClientMessage, Problem, ServerMessage};
use web_ui::browser::{after, random, random_id};
use web_ui::{Memo, Signal, announce, untrack};
use words::msg;

use super::check::Check;
use super::finds::Finds;
use super::source::{Here, Source};
use crate::browser::now;
use crate::card::toggle;
use crate::diary::Game;
use crate::settings::{Settings, settings};

/// How it stands with the way to the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// Not there yet.
    Connecting,
    /// Everything that has happened is known.
    Open,
    /// Gone, and being tried again.
    Lost,
    /// There is no such table.
    NoSuchTable,
    /// The server speaks another version of the protocol: the page is to be loaded again.
    OtherVersion,
}

/// Who said what, and which of all that was said it is.
pub type Said = (SeatNumber, Emote, usize);

/// One table. All of it is signals, so copies are the same table.
#[derive(Clone, Copy)]
pub struct TableState {
    /// What was heard.
    pub seen: Signal<Session>,
    /// How it stands with the way there.
    pub line: Signal<Line>,
    /// The cards that are picked, in order.
    pub selected: Signal<Vec<Card>>,
    /// What went wrong just now.
    pub notice: Signal<Option<String>>,
    /// Every check so far, the newest last.
    pub checks: Signal<Vec<Check>>,
    /// What was said within the last seconds.
    pub emotes: Signal<Vec<Said>>,
    /// Who was slower in a photo finish within the last seconds.
    pub finish: Signal<Vec<Beaten>>,
    /// The cards that lie face up.
    pub layout: Memo<Vec<Card>>,
    /// Where the table stands.
    pub phase: Memo<Option<Phase>>,
    /// What is played.
    pub rules: Memo<Option<Rules>>,
    /// One's own seat.
    pub you: Memo<Option<SeatNumber>>,
    /// Who was slower than the call that stands.
    pub called: Signal<Vec<Beaten>>,
    /// Since when somebody has been looking for a Set.
    pub finds: Signal<Finds>,
    /// What the player likes.
    pub settings: Signal<Settings>,
    /// What only a table in this browser has.
    pub here: Signal<Option<Here>>,
    source: Signal<Option<Box<dyn Source>>>,
}

impl TableState {
    /// A table of which nothing is known yet.
    pub fn new() -> TableState {
        let seen = Signal::new(Session::default());
        let of_board = move |seen: &Session| seen.board().map(|board| board.layout().cards().to_vec());
        TableState {
            seen,
            line: Signal::new(Line::Connecting),
            selected: Signal::default(),
            notice: Signal::default(),
            checks: Signal::default(),
            emotes: Signal::default(),
            finish: Signal::default(),
            called: Signal::default(),
            layout: Memo::new(move || seen.with(of_board).unwrap_or_default()),
            phase: Memo::new(move || seen.with(|seen| seen.board().map(|board| board.phase().clone()))),
            rules: Memo::new(move || seen.with(|seen| seen.board().map(|board| board.rules().clone()))),
            you: Memo::new(move || seen.with(Session::seat)),
            finds: Signal::default(),
            settings: settings(),
            here: Signal::new(None),
            source: Signal::new(None),
        }
    }

    /// Connects the table with whoever answers for it.
    pub fn connect(self, source: impl Source + 'static) {
        self.source.set(Some(Box::new(source)));
    }

    /// Gives the way to the table up.
    pub fn disconnect(self) {
        self.source.set(None);
    }

    /// Says something to whoever answers for the table.
    fn say(self, message: &ClientMessage) {
        self.source.with_untracked(|source| {
            if let Some(source) = source {
                source.say(message);
            }
        });
    }

    /// Says hello, knowing what was heard so far.
    pub fn greet(self) {
        self.say(&self.seen.with_untracked(Session::hello));
    }

    /// Asks for something.
    pub fn ask(self, request: Action) {
        let Some(message) = self.seen.try_update(|seen| seen.ask(random_id(), request)) else { return };
        self.notice.set(None);
        self.say(&message);
        // A server that does not answer for so long is not there, whatever the socket thinks.
        let waits = move || self.seen.try_with_untracked(|seen| seen.waiting().count()).unwrap_or(0);
        after(4_000, move || {
            if waits() > 0 {
                self.reopen()
            }
        });
    }

    fn reopen(self) {
        self.source.try_with_untracked(|source| source.as_ref().map(|source| source.reopen()));
    }

    /// Takes in what was said.
    pub fn hear(self, message: ServerMessage) {
        let mut happened = Vec::new();
        let before = self.layout.get_untracked();
        let heard = self.seen.try_update(|seen| {
            let current = seen.is_current();
            seen.hear(message, now(), |board, event| happened.push((current, board.clone(), event.clone())))
        });
        let Some(heard) = heard else { return };
        for (live, board, event) in &happened {
            self.witness(*live, board, event, &before);
        }
        let layout = self.layout.get_untracked();
        if !self.selected.with_untracked(|selected| selected.iter().all(|card| layout.contains(card))) {
            self.selected.update(|selected| selected.retain(|card| layout.contains(card)));
        }
        // What was said of other cards is no longer true.
        if layout != before && self.notice.with_untracked(Option::is_some) {
            self.notice.set(None);
        }
        if self.seen.with_untracked(Session::is_current) {
            self.line.set(Line::Open);
            self.stir();
        }
        heard.answered.into_iter().for_each(|answered| self.settle(answered));
        heard.say_again.iter().for_each(|message| self.say(message));
    }

    /// Mixes something of one's own into the next shuffle, as soon as one can.
    fn stir(self) {
        let wanted = self.seen.with_untracked(|seen| {
            let board = seen.board()?;
            let seat = board.seat(seen.seat()?)?;
            let between = matches!(board.phase(), Phase::Waiting { .. } | Phase::RoundOver { .. });
            let under_way = seen.waiting().any(|request| matches!(request, Action::Contribute { .. }));
            (between && seat.contribution.is_none() && !under_way).then_some(())
        });
        if wanted.is_some() {
            self.ask(Action::Contribute { random: Contribution::new(random()) });
        }
    }

    fn settle(self, answered: Answered) {
        let words = self.settings.with_untracked(Settings::words);
        let sentence = match answered.answer {
            Answer::Done => return,
            Answer::Refused(why) => words.refusal(&why),
            Answer::Lost => words.text(msg::TableLost),
            Answer::Problem(Problem::TryAgain) => words.text(msg::TableTryAgain),
            Answer::Problem(Problem::OnlyWatching) => words.text(msg::TableOnlyWatching),
            Answer::Problem(_) => words.text(msg::TableStrange),
        };
        if matches!(answered.request, Action::Claim { .. } | Action::Pick { .. }) {
            self.selected.set(Vec::new());
        }
        announce(&sentence);
        self.notice.set(Some(sentence));
    }

    /// Whether the table is one in this browser.
    pub fn is_here(self) -> bool {
        self.here.with_untracked(Option::is_some)
    }

    /// Whether time stands still.
    pub fn is_paused(self) -> bool {
        let paused = self.here.with_untracked(|here| here.as_ref().map(|here| here.paused));
        paused.is_some_and(|paused| paused.get())
    }

    /// Where the diary says that something was found.
    pub fn game(self) -> Game {
        if self.is_here() { Game::Here } else { Game::Table }
    }

    /// Whether it is one's own to pick now.
    pub fn may_pick(self) -> bool {
        let you = self.you.get();
        you.is_some()
            && self
                .phase
                .with(|phase| matches!(phase, Some(Phase::Called { seat, .. }) if Some(*seat) == you))
    }

    /// Whether a call of one's own is on its way.
    pub fn is_calling(self) -> bool {
        self.seen
            .with(|seen| seen.waiting().any(|request| matches!(request, Action::Call | Action::Claim { .. })))
    }

    /// Picks a card, or lets it go. The third one makes a claim where that is allowed.
    pub fn toggle(self, card: Card) {
        if self.you.get_untracked().is_none() {
            return;
        }
        let full = self.selected.with_untracked(|selected| selected.len() == 3 && !selected.contains(&card));
        if full {
            return;
        }
        self.selected.update(|selected| toggle(selected, card));
        self.complete();
    }

    /// Lets all cards go.
    pub fn clear(self) {
        self.selected.set(Vec::new());
        self.notice.set(None);
    }

    /// Claims the three cards that are picked, if one may.
    pub fn complete(self) {
        let Ok(cards) = self.selected.with_untracked(|selected| Claim::new(selected)) else { return };
        let claims = self.rules.with_untracked(|rules| rules.as_ref().is_some_and(Rules::takes_claims));
        if untrack(|| self.may_pick()) {
            self.ask(Action::Pick { cards });
        } else if claims {
            self.ask(Action::Claim { cards });
        }
    }

    /// Calls "Set".
    pub fn call(self) {
        let calls = self.rules.with_untracked(|rules| rules.as_ref().is_some_and(Rules::takes_calls));
        if calls && !untrack(|| self.is_calling()) {
            self.ask(Action::Call);
        }
    }

    /// Says that there is no Set.
    pub fn no_set(self) {
        self.ask(Action::NoSet);
    }

    /// The table's time.
    pub fn time(self) -> Time {
        self.seen.with_untracked(|seen| seen.time(now()))
    }

    /// What others call the player of a seat.
    pub fn name(self, seat: SeatNumber) -> String {
        let name = |seen: &Session| seen.board().and_then(|board| board.name(seat)).map(ToString::to_string);
        self.seen.with(name).unwrap_or_default()
    }
}
