//! Rules as text: every line of a rule sheet with its label and its value.

use engine::{
    Booklet, Deck, Edition, Feature, LonePlayer, NoSet, RuleChoice, RuleSheet, RuleSource, Scoring, Target,
    Variant, WrongCall,
};

use crate::{Message, Words, msg};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleLine {
    /// The field's name in files, such as `wrong_call`.
    pub field: &'static str,
    pub label: String,
    pub value: String,
}

impl RuleLine {
    /// The line as it is read: label and value.
    pub fn sentence(&self, words: Words) -> String {
        words.text(msg::RuleLine { label: &self.label, value: &self.value })
    }
}

/// Whether the rules differ from the booklet's in more than the number of rounds.
pub fn is_changed(rules: &RuleChoice) -> bool {
    *rules != RuleChoice { rounds: rules.rounds, ..RuleChoice::new(rules.edition, rules.variant) }
}

impl Words {
    /// What is played by these rules, in one line. Rules that differ from the booklet's are mentioned, and the number of rounds.
    pub fn played(self, rules: &RuleChoice) -> String {
        let (edition, variant) = (&self.edition(rules.edition), &self.variant(rules.variant));
        let played = match (Variant::MODES.contains(&rules.variant), is_changed(rules)) {
            (_, false) => self.game(rules.edition, rules.variant),
            (false, true) => self.text(msg::RulesChanged { edition, variant }),
            (true, true) => self.text(msg::ModeChanged { mode: &self.mode(rules.variant) }),
        };
        let rounds = rules.rounds.map(|rounds| self.text(msg::RuleRoundsValue { count: rounds.into() }));
        [played].into_iter().chain(rounds).collect::<Vec<_>>().join(" · ")
    }

    /// What makes a Set by these rules; empty where something else is looked for, which an example shows.
    pub fn find_rule(self, rules: &RuleSheet) -> String {
        let is_full = (rules.deck, rules.features) == (Deck::Full, 4);
        match rules.target {
            Target::Set => self.text(msg::GuestSet { deck: if is_full { "full" } else { "small" } }),
            _ => String::new(),
        }
    }

    /// What a guest is invited to: the game and its rounds, without the details of its rules.
    pub fn invited_to(self, rules: &RuleChoice) -> String {
        let game = self.text(msg::GuestGame { variant: rules.variant.name() });
        let rounds = rules.rounds.map(|rounds| self.text(msg::RuleRoundsValue { count: rounds.into() }));
        [game].into_iter().chain(rounds).collect::<Vec<_>>().join(" · ")
    }

    pub fn edition(self, edition: Edition) -> String {
        self.text(msg::EditionName { edition: edition.name() })
    }

    pub fn variant(self, variant: Variant) -> String {
        if Variant::MODES.contains(&variant) {
            return self.mode(variant);
        }
        self.text(msg::VariantName { variant: variant.name() })
    }

    /// What is played: a mode of the house, or a variant of an edition.
    pub fn game(self, edition: Edition, variant: Variant) -> String {
        if Variant::MODES.contains(&variant) {
            return self.mode(variant);
        }
        self.text(msg::TableRules { edition: &self.edition(edition), variant: &self.variant(variant) })
    }

    /// The name of a mode of the house, as a title.
    pub fn mode(self, mode: Variant) -> String {
        self.text(msg::ModeName { mode: mode.name() })
    }

    /// Where an edition takes a variant from, if not from its own booklet.
    pub fn source(self, edition: Edition, variant: Variant) -> Option<String> {
        let name = self.variant(variant);
        match edition.source(variant) {
            RuleSource::Own => None,
            RuleSource::Borrowed(source) => Some(self.text(msg::VariantBorrowed {
                edition: edition.name(),
                variant: &name,
                source: source.name(),
            })),
            RuleSource::House => Some(self.text(msg::VariantOfTheHouse { variant: &name })),
        }
    }

    /// Every line of a rule sheet, in the order of the sheet.
    ///
    /// ```
    /// use engine::{Edition, RuleSheet, Variant};
    /// use words::{Language, Words};
    ///
    /// let words = Words::new(Language::En);
    /// let lines = words.rules(&RuleSheet::of(Edition::French, Variant::Full));
    /// let wrong_call = lines.iter().find(|line| line.field == "wrong_call").unwrap();
    /// assert_eq!(wrong_call.sentence(words), "wrong call: locked out until someone else takes a Set");
    /// ```
    pub fn rules(self, rules: &RuleSheet) -> Vec<RuleLine> {
        let seconds = |count: u16| msg::RuleSecondsValue { count: count.into() };
        let shading = msg::RuleMiddleShadingValue { value: rules.middle_shading.name() };
        let photo_finish = msg::RuleMillisecondsValue { count: rules.photo_finish_ms.into() };
        let other_target = rules.target != Target::Set;
        let calling: &dyn Message = if other_target { &msg::RuleCallingFind } else { &msg::RuleCalling };
        let more: &dyn Message = if rules.grow == 3 { &msg::RuleNoSet } else { &msg::RuleMoreCards };
        let first_to: &dyn Message = match other_target {
            true => &msg::RuleFirstToFinds { count: rules.first_to.into() },
            false => &msg::RuleFirstToValue { count: rules.first_to.into() },
        };
        let wrong_call = msg::RuleWrongCallValue { value: rules.wrong_call.name() };
        let set_master = msg::RuleSetMasterValue { value: if rules.set_master { "yes" } else { "no" } };
        let variant = self.variant(rules.variant);
        let others_check = match rules.others_check_s {
            0 => self.text(msg::RuleOthersCheckOff),
            count => self.text(seconds(count)),
        };
        let mut lines = vec![
            self.line("edition", &msg::RuleEdition, &msg::EditionName { edition: rules.edition.name() }),
            self.plain_line("variant", &msg::RuleVariant, variant),
            self.line("symbols", &msg::RuleSymbols, &msg::RuleSymbolsValue { value: rules.symbols.name() }),
            self.line("green", &msg::RuleGreen, &msg::RuleGreenValue { value: rules.green.name() }),
            self.line("middle_shading", &msg::RuleMiddleShading, &shading),
            self.plain_line("deck", &msg::RuleDeck, self.deck(rules.deck, rules)),
            self.line("layout", &msg::RuleLayout, &msg::RuleLayoutValue { count: rules.layout.into() }),
            self.line("rows", &msg::RuleRows, &msg::RuleRowsValue { count: rules.rows.into() }),
            self.line("calling", calling, &msg::RuleCallingValue { value: rules.calling.name() }),
            self.line("call_window_s", &msg::RuleCallWindow, &seconds(rules.call_window_s)),
            self.line("photo_finish_ms", &msg::RulePhotoFinish, &photo_finish),
            self.line("others", &msg::RuleOthers, &msg::RuleOthersValue { value: rules.others.name() }),
            self.line("wrong_call", &msg::RuleWrongCall, &wrong_call),
            self.line("wait_s", &msg::RuleWait, &seconds(rules.wait_s)),
            self.plain_line("others_check_s", &msg::RuleOthersCheck, others_check),
            self.line("no_set", more, &msg::RuleNoSetValue { value: rules.no_set.name() }),
            self.line("silence_s", &msg::RuleSilence, &seconds(rules.silence_s)),
            self.line("long_time_s", &msg::RuleLongTime, &seconds(rules.long_time_s)),
            self.line("widened", &msg::RuleWidened, &msg::RuleWidenedValue { value: rules.widened.name() }),
            self.line("first_to", &msg::RuleFirstTo, first_to),
            self.line("scoring", &msg::RuleScoring, &msg::RuleScoringValue { value: rules.scoring.name() }),
            self.line("rounds", &msg::RuleRounds, &msg::RuleRoundsValue { count: rules.rounds.into() }),
            self.line("deal_within_s", &msg::RuleDealWithin, &seconds(rules.deal_within_s)),
            self.line("set_master", &msg::RuleSetMaster, &set_master),
            self.plain_line("seats", &msg::RuleSeats, rules.seats.to_string()),
        ];
        if other_target {
            self.name_finds(rules, &mut lines);
        }
        lines.extend(self.mode_rules(rules));
        lines
    }

    /// Replaces the values that speak of Sets where other finds are looked for.
    fn name_finds(self, rules: &RuleSheet, lines: &mut [RuleLine]) {
        let values = [
            ("wrong_call", rules.wrong_call.name(), rules.wrong_call == WrongCall::LockOut),
            ("no_set", rules.no_set.name(), rules.no_set == NoSet::AtOnce),
            ("widened", rules.widened.name(), true),
            ("scoring", rules.scoring.name(), rules.scoring != Scoring::PointPerCard),
        ];
        for (field, value, _) in values.into_iter().filter(|(.., speaks_of_sets)| *speaks_of_sets) {
            if let Some(line) = lines.iter_mut().find(|line| line.field == field) {
                line.value = self.text(msg::RuleFindValue { value });
            }
        }
    }

    /// The lines of a rule sheet that modes are made of.
    fn mode_rules(self, rules: &RuleSheet) -> Vec<RuleLine> {
        let after_find = msg::RuleAfterFindValue { value: rules.after_find.name() };
        let deck_lasts = msg::RuleDeckLastsValue { value: rules.deck_lasts.name() };
        let drawing = msg::RuleDrawingValue { value: rules.drawing.name() };
        let finds = match rules.finds {
            0 => self.text(msg::RuleNoLimit),
            finds => finds.to_string(),
        };
        let time = match rules.time_s {
            0 => self.text(msg::RuleNoLimit),
            seconds => self.text(msg::RuleSecondsValue { count: seconds.into() }),
        };
        vec![
            self.line("target", &msg::RuleTarget, &msg::RuleTargetValue { value: rules.target.name() }),
            self.plain_line("features", &msg::RuleFeatures, rules.features.to_string()),
            self.plain_line("values", &msg::RuleValues, rules.values.to_string()),
            self.plain_line("grow", &msg::RuleGrow, rules.grow.to_string()),
            self.line("chain", &msg::RuleChain, &msg::RuleChainValue { count: rules.chain.into() }),
            self.line("keep", &msg::RuleKeep, &msg::RuleKeepValue { value: rules.keep.name() }),
            self.line("after_find", &msg::RuleAfterFind, &after_find),
            self.line("faces", &msg::RuleFaces, &msg::RuleFacesValue { value: rules.faces.name() }),
            self.line("boards", &msg::RuleBoards, &msg::RuleBoardsValue { value: rules.boards.name() }),
            self.line("deck_lasts", &msg::RuleDeckLasts, &deck_lasts),
            self.plain_line("finds", &msg::RuleFinds, finds),
            self.plain_line("time_s", &msg::RuleTime, time),
            self.line("drawing", &msg::RuleDrawing, &drawing),
        ]
    }

    /// What a booklet says beside its full game.
    pub fn booklet(self, booklet: &Booklet) -> Vec<RuleLine> {
        let alone = match booklet.alone {
            LonePlayer::Loses => "loses",
            LonePlayer::Silent => "silent",
        };
        let layout = msg::RuleLayoutValue { count: booklet.quick_layout.into() };
        vec![
            self.line("alone", &msg::RuleAlone, &msg::RuleAloneValue { value: alone }),
            self.plain_line("quick_deck", &msg::RuleQuickDeck, self.deck(booklet.quick_deck, &booklet.full)),
            self.line("quick_layout", &msg::RuleQuickLayout, &layout),
        ]
    }

    fn line(self, field: &'static str, label: &dyn Message, value: &dyn Message) -> RuleLine {
        self.plain_line(field, label, self.text_dyn(value))
    }

    fn plain_line(self, field: &'static str, label: &dyn Message, value: String) -> RuleLine {
        RuleLine { field, label: self.text_dyn(label), value }
    }

    /// The cards of a deck in words.
    pub fn deck(self, deck: Deck, rules: &RuleSheet) -> String {
        match deck {
            Deck::Full if (rules.features, rules.values) == (4, 3) => {
                self.text(msg::RuleDeckValue { value: "full" })
            }
            Deck::Full => self.text(msg::RuleDeckWhole { count: rules.pack().size() as f64 }),
            Deck::Only(value) if value.feature() == Feature::Border || value.digit() == 3 => {
                self.text(msg::RuleDeckMore { value: value.name() })
            }
            Deck::Only(value) => self.text(msg::RuleDeckValue { value: rules.drawn(value) }),
        }
    }
}
