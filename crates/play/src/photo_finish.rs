//! The photo finish: what a node states about a call, so that the fastest reaction wins and not the fastest connection.

use engine::Reaction;

/// What a node states about a call that arrived `since` milliseconds after the node itself had the layout.
///
/// Of every round trip at most `cap` is compensated. The call is held for as long as a call of another seat with the same reaction
/// time could still be on its way: the largest compensation of the other seats, less that of the caller.
pub fn reaction(
    since: u32,
    own_round_trip: u32,
    others: impl IntoIterator<Item = u32>,
    cap: u32,
) -> Reaction {
    let own = own_round_trip.min(cap);
    let longest = others.into_iter().map(|round_trip| round_trip.min(cap)).max().unwrap_or(0);
    Reaction { reaction: since.saturating_sub(own), hold: longest.saturating_sub(own) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn round_trips_are_compensated_up_to_the_cap() {
        assert_eq!(reaction(1000, 40, [20, 80], 150), Reaction { reaction: 960, hold: 40 });
        assert_eq!(reaction(1000, 400, [20, 80], 150), Reaction { reaction: 850, hold: 0 });
        assert_eq!(reaction(1000, 20, [400], 150), Reaction { reaction: 980, hold: 130 });
        assert_eq!(reaction(10, 40, [], 150), Reaction { reaction: 0, hold: 0 });
        assert_eq!(reaction(1000, 40, [400], 0), Reaction { reaction: 1000, hold: 0 });
    }
}
