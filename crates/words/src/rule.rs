//! Rules as text: every line of a rule sheet with its label and its value.

use engine::{Booklet, Deck, Edition, LonePlayer, RuleSheet, RuleSource, Variant};

use crate::{Message, Words, msg};

/// One line of a rule sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleLine {
    /// The field's name in files, such as `wrong_call`.
    pub field: &'static str,
    /// What the line is about.
    pub label: String,
    /// What holds here.
    pub value: String,
}

impl RuleLine {
    /// The line as it is read: label and value.
    pub fn sentence(&self, words: Words) -> String {
        words.text(msg::RuleLine { label: &self.label, value: &self.value })
    }
}

impl Words {
    /// An edition's name.
    pub fn edition(self, edition: Edition) -> String {
        self.text(msg::EditionName { edition: edition.name() })
    }

    /// A variant's name.
    pub fn variant(self, variant: Variant) -> String {
        self.text(msg::VariantName { variant: variant.name() })
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
    /// assert_eq!(wrong_call.sentence(words), "wrong call: locked out until another takes a Set");
    /// ```
    pub fn rules(self, rules: &RuleSheet) -> Vec<RuleLine> {
        let mut lines = self.drawing_lines(rules);
        lines.extend(self.calling_lines(rules));
        lines.extend(self.no_set_lines(rules));
        lines.extend(self.match_lines(rules));
        lines
    }

    fn line(self, field: &'static str, label: impl Message, value: String) -> RuleLine {
        RuleLine { field, label: self.text(label), value }
    }

    fn seconds(self, field: &'static str, label: impl Message, seconds: u16) -> RuleLine {
        self.line(field, label, self.text(msg::RuleSecondsValue { count: seconds.into() }))
    }

    fn drawing_lines(self, rules: &RuleSheet) -> Vec<RuleLine> {
        let symbols = msg::RuleSymbolsValue { value: rules.symbols.name() };
        let green = msg::RuleGreenValue { value: rules.green.name() };
        let shading = msg::RuleMiddleShadingValue { value: rules.middle_shading.name() };
        let layout = msg::RuleLayoutValue { count: rules.layout.into() };
        let rows = msg::RuleRowsValue { count: rules.rows.into() };
        vec![
            self.line("edition", msg::RuleEdition, self.edition(rules.edition)),
            self.line("variant", msg::RuleVariant, self.variant(rules.variant)),
            self.line("symbols", msg::RuleSymbols, self.text(symbols)),
            self.line("green", msg::RuleGreen, self.text(green)),
            self.line("middle_shading", msg::RuleMiddleShading, self.text(shading)),
            self.line("deck", msg::RuleDeck, self.deck(rules.deck, rules)),
            self.line("layout", msg::RuleLayout, self.text(layout)),
            self.line("rows", msg::RuleRows, self.text(rows)),
        ]
    }

    fn calling_lines(self, rules: &RuleSheet) -> Vec<RuleLine> {
        let calling = msg::RuleCallingValue { value: rules.calling.name() };
        let photo_finish = msg::RuleMillisecondsValue { count: rules.photo_finish_ms.into() };
        let others = msg::RuleOthersValue { value: rules.others.name() };
        let wrong_call = msg::RuleWrongCallValue { value: rules.wrong_call.name() };
        vec![
            self.line("calling", msg::RuleCalling, self.text(calling)),
            self.seconds("call_window_s", msg::RuleCallWindow, rules.call_window_s),
            self.line("photo_finish_ms", msg::RulePhotoFinish, self.text(photo_finish)),
            self.line("others", msg::RuleOthers, self.text(others)),
            self.line("wrong_call", msg::RuleWrongCall, self.text(wrong_call)),
        ]
    }

    fn no_set_lines(self, rules: &RuleSheet) -> Vec<RuleLine> {
        let no_set = msg::RuleNoSetValue { value: rules.no_set.name() };
        let widened = msg::RuleWidenedValue { value: rules.widened.name() };
        vec![
            self.line("no_set", msg::RuleNoSet, self.text(no_set)),
            self.seconds("silence_s", msg::RuleSilence, rules.silence_s),
            self.seconds("long_time_s", msg::RuleLongTime, rules.long_time_s),
            self.line("widened", msg::RuleWidened, self.text(widened)),
        ]
    }

    fn match_lines(self, rules: &RuleSheet) -> Vec<RuleLine> {
        let first_to = msg::RuleFirstToValue { count: rules.first_to.into() };
        let scoring = msg::RuleScoringValue { value: rules.scoring.name() };
        let rounds = msg::RuleRoundsValue { count: rules.rounds.into() };
        let set_master = msg::RuleSetMasterValue { value: if rules.set_master { "yes" } else { "no" } };
        vec![
            self.line("first_to", msg::RuleFirstTo, self.text(first_to)),
            self.line("scoring", msg::RuleScoring, self.text(scoring)),
            self.line("rounds", msg::RuleRounds, self.text(rounds)),
            self.seconds("deal_within_s", msg::RuleDealWithin, rules.deal_within_s),
            self.line("set_master", msg::RuleSetMaster, self.text(set_master)),
            self.line("seats", msg::RuleSeats, rules.seats.to_string()),
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
            self.line("alone", msg::RuleAlone, self.text(msg::RuleAloneValue { value: alone })),
            self.line("quick_deck", msg::RuleQuickDeck, self.deck(booklet.quick_deck, &booklet.full)),
            self.line("quick_layout", msg::RuleQuickLayout, self.text(layout)),
        ]
    }

    fn deck(self, deck: Deck, rules: &RuleSheet) -> String {
        let value = match deck {
            Deck::Full => "full",
            Deck::Only(value) => rules.drawn(value),
        };
        self.text(msg::RuleDeckValue { value })
    }
}
