//! How long people take to find a Set, as a model, and how hard a layout is by it.
//!
//! People find Sets with more features alike sooner, and of several Sets the quickest is found first (Jacob & Hochstein 2008; Taatgen
//! et al. 2003; Nyamsuren & Taatgen 2013). The means below are a model made to fit such findings, not measured data;
//! whoever shows them should say so.

use engine::{Card, Judgement, each_set};

/// How quickly one kind of player finds Sets.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    /// The level's name in the program's own language.
    pub name: &'static str,
    /// The mean time in seconds to find a Set that differs in 1, 2, 3 and 4 features, if it were alone.
    pub means: [f64; 4],
    /// The shortest time in seconds from seeing to acting.
    pub floor: f64,
}

impl Pace {
    /// Somebody who has just learnt the rules.
    pub const NEWCOMER: Pace = Pace { name: "newcomer", means: [30.0, 80.0, 160.0, 260.0], floor: 2.0 };
    /// Somebody who plays now and then; the level that difficulty is stated for.
    pub const CASUAL: Pace = Pace { name: "casual", means: [10.0, 22.0, 40.0, 60.0], floor: 1.5 };
    /// Somebody who plays often.
    pub const PRACTISED: Pace = Pace { name: "practised", means: [6.0, 10.0, 15.0, 20.0], floor: 1.2 };
    /// Somebody hard to beat.
    pub const EXPERT: Pace = Pace { name: "expert", means: [3.5, 5.0, 6.5, 8.0], floor: 0.9 };
    /// The best there are.
    pub const TOP: Pace = Pace { name: "top", means: [2.2, 2.8, 3.4, 4.0], floor: 0.7 };

    /// All levels, from the slowest to the quickest.
    pub const LEVELS: [Pace; 5] = [Pace::NEWCOMER, Pace::CASUAL, Pace::PRACTISED, Pace::EXPERT, Pace::TOP];

    /// How hard a layout is, in seconds: 1/Σ(1/m) over its Sets, or nothing if it has none.
    ///
    /// ```
    /// use odds::Pace;
    ///
    /// let cards = ["1srd", "2srd", "3srd", "1tgo"].map(|card| card.parse().unwrap());
    /// assert_eq!(Pace::CASUAL.difficulty(&cards), Some(10.0));
    /// assert_eq!(Pace::CASUAL.difficulty(&cards[1..]), None);
    /// ```
    pub fn difficulty(&self, layout: &[Card]) -> Option<f64> {
        let mut rate = 0.0;
        each_set(layout, |set| rate += 1.0 / self.means[Judgement::new(set).differing() - 1]);
        (rate > 0.0).then(|| 1.0 / rate)
    }
}
