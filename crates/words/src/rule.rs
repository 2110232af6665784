//! Rules in words: every line of a rule sheet with its label and its value.

use engine::{Alone, Booklet, Deck, Edition, RuleSheet, Source, Variant};

use crate::{Words, msg};

/// One line of a rule sheet, as people read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleLine {
    /// The field's name in files, such as `wrong_call`.
    pub field: &'static str,
    /// What the line is about.
    pub label: String,
    /// What holds here.
    pub value: String,
}

impl Words {
    /// An edition's name.
    pub fn edition(self, edition: Edition) -> String {
        self.say(msg::EditionName { edition: edition.name() })
    }

    /// A variant's name.
    pub fn variant(self, variant: Variant) -> String {
        self.say(msg::VariantName { variant: variant.name() })
    }

    /// Where an edition takes a variant from, if not from its own booklet.
    pub fn source(self, edition: Edition, variant: Variant) -> Option<String> {
        let name = self.variant(variant);
        match edition.source(variant) {
            Source::Own => None,
            Source::Borrowed(source) => Some(self.say(msg::VariantBorrowed {
                edition: edition.name(),
                variant: &name,
                source: source.name(),
            })),
            Source::House => Some(self.say(msg::VariantOfTheHouse { variant: &name })),
        }
    }

    /// Every line of a rule sheet.
    pub fn rules(self, rules: &RuleSheet) -> Vec<RuleLine> {
        let line = |field, label, value| RuleLine { field, label, value };
        let seconds = |count: u16| self.say(msg::RuleSecondsValue { count: count.into() });
        let RuleSheet { symbols, green, middle_shading, calling, others, wrong_call, no_set, .. } = rules;
        let set_master = if rules.set_master { "yes" } else { "no" };
        vec![
            line("edition", self.say(msg::RuleEdition), self.edition(rules.edition)),
            line("variant", self.say(msg::RuleVariant), self.variant(rules.variant)),
            line(
                "symbols",
                self.say(msg::RuleSymbols),
                self.say(msg::RuleSymbolsValue { value: symbols.name() }),
            ),
            line("green", self.say(msg::RuleGreen), self.say(msg::RuleGreenValue { value: green.name() })),
            line(
                "middle_shading",
                self.say(msg::RuleMiddleShading),
                self.say(msg::RuleMiddleShadingValue { value: middle_shading.name() }),
            ),
            line("deck", self.say(msg::RuleDeck), self.deck(rules.deck, rules)),
            line(
                "layout",
                self.say(msg::RuleLayout),
                self.say(msg::RuleLayoutValue { count: rules.layout.into() }),
            ),
            line("rows", self.say(msg::RuleRows), self.say(msg::RuleRowsValue { count: rules.rows.into() })),
            line(
                "calling",
                self.say(msg::RuleCalling),
                self.say(msg::RuleCallingValue { value: calling.name() }),
            ),
            line("call_window_s", self.say(msg::RuleCallWindow), seconds(rules.call_window_s)),
            line(
                "photo_finish_ms",
                self.say(msg::RulePhotoFinish),
                self.say(msg::RuleMillisecondsValue { count: rules.photo_finish_ms.into() }),
            ),
            line(
                "others",
                self.say(msg::RuleOthers),
                self.say(msg::RuleOthersValue { value: others.name() }),
            ),
            line(
                "wrong_call",
                self.say(msg::RuleWrongCall),
                self.say(msg::RuleWrongCallValue { value: wrong_call.name() }),
            ),
            line("no_set", self.say(msg::RuleNoSet), self.say(msg::RuleNoSetValue { value: no_set.name() })),
            line("silence_s", self.say(msg::RuleSilence), seconds(rules.silence_s)),
            line("long_time_s", self.say(msg::RuleLongTime), seconds(rules.long_time_s)),
            line(
                "widened",
                self.say(msg::RuleWidened),
                self.say(msg::RuleWidenedValue { value: rules.widened.name() }),
            ),
            line(
                "first_to",
                self.say(msg::RuleFirstTo),
                self.say(msg::RuleFirstToValue { count: rules.first_to.into() }),
            ),
            line(
                "scoring",
                self.say(msg::RuleScoring),
                self.say(msg::RuleScoringValue { value: rules.scoring.name() }),
            ),
            line(
                "rounds",
                self.say(msg::RuleRounds),
                self.say(msg::RuleRoundsValue { count: rules.rounds.into() }),
            ),
            line("deal_within_s", self.say(msg::RuleDealWithin), seconds(rules.deal_within_s)),
            line(
                "set_master",
                self.say(msg::RuleSetMaster),
                self.say(msg::RuleSetMasterValue { value: set_master }),
            ),
            line("seats", self.say(msg::RuleSeats), rules.seats.to_string()),
        ]
    }

    /// What a booklet says beside its full game.
    pub fn booklet(self, booklet: &Booklet) -> Vec<RuleLine> {
        let alone = match booklet.alone {
            Some(Alone::Loses) => "loses",
            None => "silent",
        };
        let layout = msg::RuleLayoutValue { count: booklet.quick_layout.into() };
        vec![
            RuleLine {
                field: "alone",
                label: self.say(msg::RuleAlone),
                value: self.say(msg::RuleAloneValue { value: alone }),
            },
            RuleLine {
                field: "quick_deck",
                label: self.say(msg::RuleQuickDeck),
                value: self.deck(booklet.quick_deck, &booklet.full),
            },
            RuleLine {
                field: "quick_layout",
                label: self.say(msg::RuleQuickLayout),
                value: self.say(layout),
            },
        ]
    }

    fn deck(self, deck: Deck, rules: &RuleSheet) -> String {
        let value = match deck {
            Deck::Full => "full",
            Deck::Only(value) => rules.drawn(value),
        };
        self.say(msg::RuleDeckValue { value })
    }
}
