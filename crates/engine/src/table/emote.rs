//! What players say to each other: a fixed, translated list instead of free chat.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::cards::feature::UnknownWord;
use crate::rules::edition::named;

named! {
    /// Something friendly to say.
    Emote {
        /// At the beginning.
        Hello = "hello",
        /// To a player who found a Set.
        WellDone = "well-done",
        /// To a player who sent one.
        Thanks = "thanks",
        /// After a wrong call.
        Oops = "oops",
        /// Having seen the same Set.
        SoClose = "so-close",
        /// While no Set is found.
        Thinking = "thinking",
        /// After a match.
        GoodGame = "good-game",
        /// When one has to go.
        Bye = "bye",
    }
}
