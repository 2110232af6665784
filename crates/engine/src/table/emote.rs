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
        /// To whoever found a Set.
        WellDone = "well-done",
        /// To whoever said so.
        Thanks = "thanks",
        /// After a wrong call.
        Oops = "oops",
        /// Having seen the same Set.
        SoClose = "so-close",
        /// While nobody finds anything.
        Thinking = "thinking",
        /// After a match.
        GoodGame = "good-game",
        /// When one has to go.
        Bye = "bye",
    }
}
