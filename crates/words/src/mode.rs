//! Modes as text: a line to choose one by, and what its page says, made of the values of a rule sheet.

use engine::{
    AfterFind, Boards, Calling, Deck, DeckLasts, Drawing, Faces, Feature, Judgement, Keep, RuleSheet,
    Scoring, Variant, WrongCall,
};

use crate::{Message, Words, msg};

impl Words {
    /// One line about a mode of the house, to choose by.
    pub fn mode_pitch(self, mode: Variant) -> String {
        self.text(msg::ModePitch { mode: mode.name() })
    }

    /// What is looked for by these rules and how it is played, in sentences. They are made of the values, so that any rule sheet
    /// is told as it is played.
    ///
    /// ```
    /// use engine::{Edition, RuleSheet, Variant};
    /// use words::{Language, Words};
    ///
    /// let rules = RuleSheet::of(Edition::English, Variant::Sprint10);
    /// let sentences = Words::new(Language::En).mode_summary(&rules);
    /// assert!(sentences.contains(&"You’re done after 10 finds; the fastest player wins.".to_owned()));
    /// ```
    pub fn mode_summary(self, rules: &RuleSheet) -> Vec<String> {
        let mut sentences = vec![self.text(msg::SummaryTarget { target: rules.target.name() })];
        sentences.extend(self.example_sentence(rules));
        sentences.extend(self.cards_in_play(rules));
        sentences.extend(self.course(rules));
        sentences.extend(self.endings(rules));
        sentences.extend(self.points(rules));
        sentences.extend(self.cost(rules));
        sentences
    }

    fn example_sentence(self, rules: &RuleSheet) -> Option<String> {
        let find = rules.example()?;
        Some(match self.pairs(&Judgement::new(rules.target, find), rules) {
            Some(pairs) => self.text(msg::SummaryExamplePairs { pairs: &pairs }),
            None => self.text(msg::SummaryExample { cards: &self.cards(find.cards(), rules) }),
        })
    }

    fn cards_in_play(self, rules: &RuleSheet) -> Vec<String> {
        let mut sentences = vec![
            self.text(msg::SummaryCards { deck: rules.pack().size() as f64, layout: rules.layout.into() }),
        ];
        let differs = |feature| !matches!(rules.deck, Deck::Only(value) if value.feature() == feature);
        if rules.deck != Deck::Full {
            sentences.push(self.text(msg::SummaryOnly { deck: &self.deck(rules.deck, rules) }));
        }
        if rules.features == 5 && differs(Feature::Border) {
            sentences.push(self.text(msg::SummaryBorder));
        }
        if rules.values == 4 {
            let fourth = Feature::ALL.into_iter().filter(|&feature| differs(feature));
            let values: Vec<String> =
                fourth.filter_map(Feature::fourth_value).map(|value| self.value_name(value, rules)).collect();
            sentences.push(self.text(msg::SummaryFourth { values: &self.list(&values) }));
        }
        sentences
    }

    /// How a round goes.
    fn course(self, rules: &RuleSheet) -> Vec<String> {
        let own = rules.boards == Boards::Own;
        let lies_down = rules.faces == Faces::Down;
        let (seconds, count) = (rules.call_window_s.into(), rules.target.size() as f64);
        let claim: &dyn Message = match rules.calling {
            _ if lies_down => &msg::SummaryTurn { seconds, count },
            Calling::QuickClaims if own || rules.seats == 1 => &msg::SummaryClaimOwn,
            Calling::QuickClaims => &msg::SummaryClaim,
            _ => &msg::SummaryCall { seconds },
        };
        let keeps = rules.keep == Keep::UntilAll;
        let lines: [(bool, &dyn Message); 7] = [
            (own, &msg::SummaryOwn),
            (true, claim),
            (rules.chain > 0, &msg::SummaryChain { count: rules.chain.into() }),
            (keeps, &msg::SummaryUntilAll),
            (rules.after_find == AfterFind::Shuffled, &msg::SummaryShuffled),
            (rules.drawing == Drawing::Fresh, &msg::SummaryFresh),
            (!keeps && !lies_down, &msg::SummaryNoFind { value: rules.no_set.name() }),
        ];
        lines.into_iter().filter(|(is_so, _)| *is_so).map(|(_, line)| self.text_dyn(line)).collect()
    }

    /// What ends a round.
    fn endings(self, rules: &RuleSheet) -> Vec<String> {
        let endless = rules.deck_lasts == DeckLasts::Endless;
        let (finds, time): (f64, f64) = (rules.finds.into(), rules.time_s.into());
        let own = rules.boards == Boards::Own;
        let limit: &dyn Message = match rules.time_s % 60 {
            0 => &msg::SummaryMinutes { count: time / 60.0 },
            _ => &msg::SummarySeconds { count: time },
        };
        let has_other = rules.first_to > 0 || rules.finds > 0 || rules.time_s > 0;
        let lines: [(bool, &dyn Message); 7] = [
            (endless, &msg::SummaryEndless),
            (rules.first_to > 0, &msg::SummaryFirstTo { count: rules.first_to.into() }),
            (rules.finds > 0 && own, &msg::SummaryFindsOwn { count: finds }),
            (rules.finds > 0 && !own, &msg::SummaryFinds { count: finds }),
            (rules.time_s > 0, limit),
            (!endless && has_other, &msg::SummaryDeckEndsToo),
            (!endless && !has_other, &msg::SummaryDeckEnds),
        ];
        lines.into_iter().filter(|(is_so, _)| *is_so).map(|(_, line)| self.text_dyn(line)).collect()
    }

    /// What a find is worth. In a race to a number of finds all have the same in the end.
    fn points(self, rules: &RuleSheet) -> Option<String> {
        match rules.scoring {
            _ if rules.boards == Boards::Own && rules.finds > 0 => None,
            Scoring::MostSets => Some(self.text(msg::SummaryMost)),
            scoring => Some(self.text(msg::SummaryPoints { count: scoring.points().into() })),
        }
    }

    /// What a wrong call costs. Turned cards that do not fit cost nothing, whatever the rules say about calls.
    fn cost(self, rules: &RuleSheet) -> Option<String> {
        match rules.wrong_call {
            _ if rules.faces == Faces::Down => None,
            WrongCall::Wait => Some(self.text(msg::SummaryWrongWait { seconds: rules.wait_s.into() })),
            other => Some(self.text(msg::SummaryWrong { value: other.name() })),
        }
    }
}
