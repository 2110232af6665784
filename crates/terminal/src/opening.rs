//! How somebody comes to a table and goes from it, wherever it is.

use std::thread::{self, JoinHandle};
use std::time::Duration;

use engine::Time;
use protocol::NewTable;

use crate::news::farewell;
use crate::options::{Options, Start};
use crate::sitting::Sitting;
use crate::way::Way;
use crate::wire::{self, Errand, Signal};

/// How long a wire may take for its last word, in hundredths of a second.
const PATIENCE: u32 = 50;

impl Sitting {
    /// Comes to a table. `post` takes what a wire has to say, and says whether anybody still listens.
    pub fn open(
        options: &Options,
        start: Start,
        post: impl Fn(Signal) -> bool + Send + 'static,
        now: Time,
    ) -> Result<Sitting, String> {
        let words = options.words;
        match start {
            Start::Alone(rules) => {
                let bots = options.bots_for(&rules);
                let way = Way::here(rules, options, now).map_err(|error| error.to_string())?;
                let mut sitting = Sitting::new(words, way, false, None);
                sitting.begin(bots, options.level, now);
                Ok(sitting)
            }
            Start::Join { address, watch } => {
                let url = address.url();
                let wire = wire::start(address, Errand::Join { watch }, options, post);
                Ok(Sitting::new(words, Way::There(None), watch, Some((url, wire))))
            }
            Start::Host { address, rules } => {
                let url = address.url();
                let bots = vec![options.level; options.bots.unwrap_or(0)];
                let table = Box::new(NewTable { rules: *rules, public: false, bots });
                let wire = wire::start(address, Errand::Host { table }, options, post);
                Ok(Sitting::new(words, Way::There(None), false, Some((url, wire))))
            }
        }
    }

    /// Takes in what the wire has to say; a sentence says why it is over.
    pub fn signal(&mut self, signal: Signal, now: Time) -> Result<(), String> {
        match signal {
            Signal::Table(link) => self.set_link(link),
            Signal::Open(wire) => self.connected(wire, now),
            Signal::Said(message) => self.hear(*message, now),
            Signal::Lost => self.disconnected(),
            Signal::Failed(reason) => return Err(reason),
        }
        match self.farewell() {
            Some(why) => Err(farewell(self.words(), why)),
            None => Ok(()),
        }
    }

    /// Goes from the table, and gives the wire a moment to say the last word.
    pub fn end(mut self) {
        let wire: Option<JoinHandle<()>> = self.take_wire().filter(|_| !self.is_cut_off());
        drop(self);
        for _ in 0..PATIENCE {
            if wire.as_ref().is_none_or(JoinHandle::is_finished) {
                return;
            }
            thread::sleep(Duration::from_millis(10));
        }
    }
}
