//! Why a command was refused, with the facts that a person needs.

use serde::Serialize;

use crate::cards::card::Card;
use crate::table::seat::DisplayName;
use crate::wire;

wire! {
    slots RefusalSlots {
        tag refused "refused": RefusalTag,
        host: DisplayName,
        dealer: DisplayName,
        caller: DisplayName,
        players: usize,
        needed: usize,
        seats: u8,
        wait: u64,
        ago: u64,
        card: Card,
        cards: usize,
    }
    /// Why a command was refused. A refused command changes nothing.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
    #[serde(tag = "refused", rename_all = "kebab-case")]
    pub enum Refusal {
        NotSeated,
        AlreadySeated,
        RemovedByHost,
        NotHost {
            host: DisplayName,
        },
        /// No player or bot sits there, or not the kind that was meant.
        NobodyThere,
        /// More players sit here than the rules have seats for.
        TooManyPlayers {
            players: usize,
            /// How many seats there would be.
            seats: u8,
        },
        /// A rematch comes after a match.
        MatchGoesOn,
        /// One friendly word at a time.
        TooOften {
            /// Milliseconds to go.
            wait: u64,
        },
        TableFull {
            seats: u8,
        },
        /// Handicaps and such are settled before the first deal.
        MatchHasBegun,
        AlreadyDealt,
        /// The deal is another player's.
        NotTheDealer {
            dealer: DisplayName,
            /// After how many milliseconds any player may deal instead.
            wait: u64,
        },
        TooFewPlayers {
            players: usize,
            needed: usize,
        },
        /// No cards lie on the table yet.
        NotDealt,
        RoundOver,
        MatchOver,
        /// The Set-Master watches this round.
        SetMasterWatches,
        /// A wrong call keeps this player from calling until another player takes a Set.
        LockedOut,
        /// A wrong call keeps this player from calling for some seconds.
        LockedOutFor {
            /// Milliseconds to go.
            wait: u64,
        },
        /// The handicap's delay has not passed since the last new cards.
        TooEarly {
            /// Milliseconds to go.
            wait: u64,
        },
        /// Another player's call stands.
        CallStands {
            caller: DisplayName,
            /// How many milliseconds earlier.
            ago: u64,
        },
        /// This player's own call stands or waits for the photo finish.
        AlreadyCalled,
        /// The photo finish is not decided yet.
        PhotoFinish {
            /// Milliseconds until it is.
            wait: u64,
        },
        /// A claim is being checked, and nothing else can be claimed meanwhile.
        BeingChecked {
            /// Milliseconds until it is decided at the latest.
            wait: u64,
        },
        /// No claim of another player is being checked.
        NothingToCheck,
        /// This player has voted on the claim already.
        VotedAlready,
        /// One calls before one picks.
        CallFirst,
        /// At this table one claims without calling.
        ClaimWithoutCalling,
        /// A card that does not lie on the table.
        NotOnTable {
            card: Card,
        },
        /// This Set of the puzzle is found already.
        FoundBefore,
        /// This player has said so already.
        SaidAlready,
        /// Among so many cards there is certainly a Set.
        SetIsCertain {
            cards: usize,
        },
        /// Cards come by themselves here, so there is always a Set.
        CardsComeAtOnce,
        /// A find has another number of cards here.
        WrongCount {
            cards: usize,
            needed: usize,
        },
        /// In a chain so many cards must come from the last find.
        NotChained {
            needed: usize,
        },
        /// Cards lie face down here: one turns them, one by one.
        TurnCards,
        /// Cards lie face up here.
        NothingIsDown,
        /// No card lies face down in this place, or no more may be turned.
        CannotTurn,
        /// This player has made the last find of the round on their own board.
        Finished,
        /// All cards are in play, or the edition's booklet does not have a quick start grow.
        NoMoreCards,
        /// The table was opened by a program that does not know these rules.
        OlderTable,
        /// In a challenge cards and rules are the same for all players.
        SameForAll,
    }
}
