### Tercet in English, the language that the others fall back to.
### A select is a plural select if all its keys are plural categories or numbers; otherwise its variable is text.
### A default such as *[several] stands for every value that is not listed.

## The language itself

language-name = English
language-direction = ltr
number-decimal = .
number-group = ,
number-minus = −

## Lists of names and cards

# { $first } and { $last } are the only two; a longer list grows by list-more and ends with list-last.
list-pair = { $first } and { $last }
list-more = { $list }, { $next }
list-last = { $list }, and { $last }

## The check of three cards

check-is-set = This is a Set.
check-is-not-set = This is not a Set.
# $target is what is looked for in other modes: two pairs, a Six, a Four.
check-is-find = { $target ->
        [two-pairs] These are two pairs.
        [six] This is a Six.
       *[four] This is a Four.
    }
check-is-not-find = { $target ->
        [two-pairs] These are not two pairs.
        [six] This is not a Six.
       *[four] This is not a Four.
    }
magic-rule = The magic rule: if two are the same and one is not, it is not a Set.

## The four answers of a check

# $value is always the name of a value: one, two, three; solid, striped, dotted, open;
# red, green, turquoise, purple, or orange, blue, black, white in the universal palette;
# diamond, rectangle, oval, squiggle, wave.
answer-number-same = Number: all three have { $value ->
        [one] one symbol
        [two] two symbols
       *[three] three symbols
    }.

answer-number-different = Number: all different.

answer-number-mixed = Number: two have { $value ->
        [one] one symbol
        [two] two symbols
       *[three] three symbols
    } and one does not.

answer-shading-same = Shading: all three are { $value ->
        [solid] solid
        [striped] striped
        [dotted] dotted
       *[open] open
    }.

answer-shading-different = Shading: all different.

answer-shading-mixed = Shading: two are { $value ->
        [solid] solid
        [striped] striped
        [dotted] dotted
       *[open] open
    } and one is not.

answer-colour-same = Color: all three are { $value ->
        [red] red
        [green] green
        [turquoise] turquoise
        [orange] orange
        [blue] blue
        [black] black
        [white] white
       *[purple] purple
    }.

answer-colour-different = Color: all different.

answer-colour-mixed = Color: two are { $value ->
        [red] red
        [green] green
        [turquoise] turquoise
        [orange] orange
        [blue] blue
        [black] black
        [white] white
       *[purple] purple
    } and one is not.

answer-symbol-same = Symbol: all three are { $value ->
        [diamond] diamonds
        [rectangle] rectangles
        [oval] ovals
        [squiggle] squiggles
       *[wave] waves
    }.

answer-symbol-different = Symbol: all different.

answer-symbol-mixed = Symbol: two are { $value ->
        [diamond] diamonds
        [rectangle] rectangles
        [oval] ovals
        [squiggle] squiggles
       *[wave] waves
    } and one is not.
## The answers of other modes

# The name of a feature before a colon.
feature-name = { $feature ->
        [number] Number
        [shading] Shading
        [colour] Color
        [symbol] Symbol
       *[border] Border
    }
# A value after the name of its feature, as in “Color: red on two cards.”
value-name = { $value ->
        [one] one symbol
        [two] two symbols
        [three] three symbols
        [four] four symbols
        [solid] solid
        [striped] striped
        [dotted] dotted
        [open] open
        [crossed] crossed
        [red] red
        [green] green
        [turquoise] turquoise
        [purple] purple
        [blue] blue
        [orange] orange
        [black] black
        [white] white
        [gray] gray
        [diamond] diamonds
        [rectangle] rectangles
        [oval] ovals
        [squiggle] squiggles
        [wave] waves
        [hexagon] hexagons
        [single-border] single
        [double-border] double
       *[dotted-border] dotted
    }
# In the answers of the modes $feature is a feature-name, and $value, $first and $second are value-names.
answer-same = { $feature }: { $value } on every card.
answer-different = { $feature ->
        [number] Number: all different.
        [shading] Shading: all different.
        [colour] Color: all different.
        [symbol] Symbol: all different.
       *[border] Border: all different.
    }
answer-border-mixed = Border: two are { $value ->
        [single-border] single
        [double-border] double
       *[dotted-border] dotted
    } and one is not.
# Four cards of four values: this fits.
answer-two-and-two = { $feature }: { $first } on two cards, { $second } on the other two.
# Two pairs: the value that the card has which completes each pair to a Set.
answer-together = { $feature }: both pairs need { $value }.
answer-apart = { $feature }: one pair needs { $first }, the other { $second }.
# $counts is a list of answer-count. The first fits, the second does not.
answer-balanced = { $feature }: { $counts }. That fits.
answer-uneven = { $feature }: { $counts }. That does not fit.
answer-count = { $count ->
        [one] { $value } on { $count } card
       *[other] { $value } on { $count } cards
    }
# $first and $second are two cards each.
answer-pairs = One pair: { $first }. The other pair: { $second }. The same card completes both: { $card }.
answer-pairs-apart = One pair: { $first }. The other pair: { $second }. Different cards complete them: { $cards }.

## The cards

# A card as a phrase inside a sentence or a list. $number, $shading, $colour and $symbol are names of values.
card-name =
    { $number ->
        [one] one
        [two] two
        [three] three
       *[four] four
    } { $shading ->
        [solid] solid
        [striped] striped
        [dotted] dotted
        [crossed] crossed
       *[open] open
    } { $colour ->
        [red] red
        [green] green
        [turquoise] turquoise
        [orange] orange
        [blue] blue
        [black] black
        [white] white
        [gray] gray
       *[purple] purple
    } { $number ->
        [one] { $symbol ->
            [diamond] diamond
            [rectangle] rectangle
            [oval] oval
            [squiggle] squiggle
            [hexagon] hexagon
           *[wave] wave
        }
       *[several] { $symbol ->
            [diamond] diamonds
            [rectangle] rectangles
            [oval] ovals
            [squiggle] squiggles
            [hexagon] hexagons
           *[wave] waves
        }
    }
# A card of five features. $card is a card-name, $border a card-border.
card-bordered = { $card }, { $border }
# The same in a list of cards, where commas stand between them.
card-bordered-listed = { $card } ({ $border })
card-border = { $border ->
        [single-border] single border
        [double-border] double border
       *[dotted-border] dotted border
    }
card-back = a face-down card
card-gap = an empty spot

## What is wrong with what the player typed

card-letters = A card is four characters: number 1, 2, or 3; shading s (solid), t (striped), or e (open); color r (red), g (green), or p (purple); symbol d (diamond), o (oval), or q (squiggle). For example: 2srd.
card-unknown-letter = “{ $text }” is not a card: no card has the character “{ $letter }”.
card-feature-twice =
    “{ $text }” is not a card: { $feature ->
        [number] the number is given twice
        [shading] the shading is given twice
        [colour] the color is given twice
        [symbol] the symbol is given twice
       *[border] the border is given twice
    }.
card-feature-missing =
    “{ $text }” is not a card: { $feature ->
        [number] the number is missing
        [shading] the shading is missing
        [colour] the color is missing
        [symbol] the symbol is missing
       *[border] the border is missing
    }.
card-border-of-four = “{ $text }” is not a card: a card can’t have both a fourth value and a border.
card-letters-of-modes = Some modes also have number 4, shading x (crossed), color b (blue), and symbol h (hexagon), or a border: i (single), j (double), or k (dotted).
card-no-place = “{ $text }” is not a spot on the table.
claim-count =
    { $count ->
        [1] A Set is three cards, and some modes need four or six; you gave only one.
       *[other] A Set is three cards, and some modes need four or six; you gave { $count }.
    }
claim-same-card = You gave the card { $card } twice; each card exists only once.
seed-not-hex = “{ $letter }” is not a hexadecimal digit; use 0–9 and a–f.
# $most is 64.
seed-length =
    { $count ->
        [0] The seed is empty; enter 1 to { NUMBER($most) } hexadecimal digits, for example 2a.
       *[other] This seed is too long; enter 1 to { NUMBER($most) } hexadecimal digits, for example 2a.
    }
name-empty = Enter a name.
# $most is 40.
name-long = A name can have at most { NUMBER($most) } characters; this one has { NUMBER($count) }.
name-control = Please remove line breaks and invisible characters from the name.
handicap-delay = A delay must be 0 to 30,000 milliseconds, not { NUMBER($delay) }.
handicap-head-start = A head start must be 0 to 27 points, not { NUMBER($points) }.
# $needed is 9, 12, 27 or 81.
stack-count = A round with these rules needs { NUMBER($needed) } cards; the deck has { NUMBER($count) }.
stack-foreign = The card { $card } is not in the deck of these rules.
stack-twice = The card { $card } is in the deck twice; each card exists only once.
# $needed is 4 or 6.
stack-sets = This puzzle must have exactly { NUMBER($needed) } Sets; these cards have { NUMBER($count) }.

## What does not fit together in rules

rules-out-of-range = { $field } is { NUMBER($value) }; it must be between { NUMBER($least) } and { NUMBER($most) }.
# $other, $setting and $field are written as in files: faces, up, layout.
rules-range-with = With { $other } = { $setting }, { $field } must be between { NUMBER($least) } and { NUMBER($most) }, not { NUMBER($value) }.
# $count is 10, 11, 13, 14, 16 or 17.
rules-layout-threes = The number of cards on the table must be a multiple of three, such as 9, 12, 15, or 18, not { NUMBER($count) }.
# $count is 9, 12, 15 or 18.
rules-rows =
    { $rows ->
        [one] The cards on the table ({ NUMBER($count) }) do not fill { $rows } row.
       *[other] The cards on the table ({ NUMBER($count) }) do not fill { $rows } equal rows.
    }
rules-set-master = A Set-Master watches while at least two others play, so the table needs 3 or more seats, not { NUMBER($seats) }.
rules-alone = “{ $variant }” is a solo game, so there must be 1 seat, not { NUMBER($seats) }.
rules-most-sets = If the player with the most Sets wins, there are no points, so a wrong call can’t cost one.
rules-subtract = Wrong calls can only be subtracted if a wrong call costs a point.
rules-never-widened = “{ $variant }” never deals extra cards, so they can’t come automatically.
# $count is 9 or 12. $deck is 27 or 81.
rules-puzzle = “{ $variant }” needs { NUMBER($count) } cards on the table, from a deck of { NUMBER($deck) }.
# $field, $value, $other and $needed are written as in files: boards, own, calling, quick-claims.
rules-needs = With { $field } = { $value }, { $other } must be { $needed }.
rules-not-with = With { $field } = { $value }, { $other } can’t be { $excluded }.
rules-plain = “{ $variant }” has its own cards and rules and can’t use those of other modes.
# $value is a value-name. $features is 4 or 5. $values is 3 or 4.
rules-no-such-cards = With { NUMBER($features) } features and { NUMBER($values) } values each, there are no such cards: { $value }.
rules-time = time_s is { NUMBER($seconds) }; it must be 0 or between 30 and 1800.
rules-check = others_check_s is { NUMBER($seconds) }; it must be 0 or between 3 and 30.
rules-unseen-check = The others can only check cards that everyone sees: not on separate boards, and not face down.
rules-endless = With an endless deck, something else must end the round: finds, time_s, or first_to.
# $least is 10, 19, 21 or 46.
rules-faces-down = When cards are face down, at least { NUMBER($least) } of them must be on the table, so that there is always something to find.

## The rules, value by value

# One line of a list of rules.
rule-line = { $label }: { $value }
rule-edition = edition
rule-variant = variant
rule-symbols = symbols
rule-symbols-value = { $value ->
        [diamond] oval, squiggle, diamond
       *[rectangle] oval, wave, rectangle
    }
rule-green = shade of green
rule-green-value = { $value ->
        [green] green
       *[turquoise] turquoise
    }
rule-middle-shading = middle shading
rule-middle-shading-value = { $value ->
        [striped] striped
       *[dotted] dotted
    }
rule-deck = cards in play
rule-deck-value = { $value ->
        [full] all 81
        [one] one symbol only
        [two] two symbols only
        [three] three symbols only
        [solid] solid only
        [striped] striped only
        [dotted] dotted only
        [open] open only
        [red] red only
        [green] green only
        [turquoise] turquoise only
        [purple] purple only
        [diamond] diamonds only
        [rectangle] rectangles only
        [oval] ovals only
        [squiggle] squiggles only
       *[wave] waves only
    }
# All cards of a deck of more features or values. $count is 243 or 256.
rule-deck-whole = all { NUMBER($count) }
rule-deck-more = { $value ->
        [four] four symbols only
        [crossed] crossed only
        [blue] blue only
        [hexagon] hexagons only
        [single-border] single borders only
        [double-border] double borders only
       *[dotted-border] dotted borders only
    }
rule-layout = cards on the table
rule-layout-value = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
rule-rows = rows
rule-rows-value = { $count ->
        [0] to fit the screen
        [1] one row
       *[other] { $count } rows
    }
rule-calling = when you see a Set
rule-calling-value = { $value ->
        [call-then-pick] call, then pick
        [call-and-pick-at-once] call and pick right away
       *[quick-claims] pick without calling
    }
rule-call-window = time to pick
rule-photo-finish = lag allowance for close calls
rule-others = during a call, the others
rule-others-value = { $value ->
        [may-not-pick] may not pick
        [may-not-pick-or-call] may not pick or call
       *[may-not-touch-or-call] may not touch or call
    }
rule-wrong-call = wrong call
rule-wrong-call-value = { $value ->
        [lose-point] lose one point
        [lock-out] locked out until someone else takes a Set
        [wait] locked out for a few seconds
       *[nothing] no penalty
    }
rule-wait = wait after a wrong call
rule-others-check = the others check each pick
rule-others-check-off = no
rule-no-set = three more cards
# The same label where the number of cards differs from three.
rule-more-cards = more cards
rule-no-set-value = { $value ->
        [all-agree] when everyone agrees
        [at-once] automatically, as soon as there is no Set
       *[all-agree-or-long-time] when everyone agrees, or when someone asks after a long time
    }
rule-silence = silence means agreement after
rule-long-time = a long time means
rule-widened = extra cards
rule-widened-value = { $value ->
        [not-replaced] not replaced when the next Set is taken
       *[replaced] replaced when the next Set is taken
    }
rule-first-to = round ends
rule-first-to-value = { $count ->
        [0] when the deck is empty and no Set is left
        [1] at the first Set
       *[other] when someone has { $count } Sets
    }
rule-scoring = scoring
rule-scoring-value = { $value ->
        [point-per-set] 1 point per Set
        [point-per-set-minus-wrong-calls] 1 point per Set, minus wrong calls
        [most-sets] most Sets wins
       *[point-per-card] 1 point per card
    }
# The lines of a rule sheet where other finds than Sets are looked for: a label, and values of several rules.
rule-calling-find = when you see a find
rule-find-value = { $value ->
        [lock-out] locked out until someone else makes a find
        [at-once] automatically, as soon as there is nothing to find
        [not-replaced] not replaced at the next find
        [replaced] replaced at the next find
        [point-per-set] 1 point per find
        [point-per-set-minus-wrong-calls] 1 point per find, minus wrong calls
       *[most-sets] most finds wins
    }
rule-first-to-finds = { $count ->
        [0] when the deck is empty and nothing is left to find
        [1] at the first find
       *[other] when someone has { $count } finds
    }
rule-rounds = game length
rule-rounds-value = { $count ->
        [0] everyone deals once
        [1] one round
       *[other] { $count } rounds
    }
rule-deal-within = time to deal
rule-set-master = the dealer
rule-set-master-value = { $value ->
        [yes] watches as Set-Master
       *[no] plays too
    }
rule-seats = seats
# The rules that modes are made of.
rule-target = what to find
rule-target-value = { $value ->
        [set] a Set
        [two-pairs] two pairs
        [six] a Six
       *[four] a Four
    }
rule-features = features
rule-values = values per feature
rule-grow = cards are added to reach a multiple of
rule-chain = cards from the last find
rule-chain-value = { $count ->
        [0] none needed
        [1] exactly one
       *[other] exactly { $count }
    }
rule-keep = found cards
rule-keep-value = { $value ->
        [taken] are taken
       *[until-all] stay until all are found
    }
rule-after-find = after a find, the other cards
rule-after-find-value = { $value ->
        [stay] stay in place
       *[shuffled] trade places
    }
rule-faces = cards are dealt
rule-faces-value = { $value ->
        [up] face up
       *[down] face down
    }
rule-boards = boards
rule-boards-value = { $value ->
        [shared] shared by everyone
       *[own] one per player
    }
rule-deck-lasts = the deck
rule-deck-lasts-value = { $value ->
        [once] dealt once
       *[endless] reshuffled when it runs out
    }
rule-finds = finds per round
rule-time = time per round
rule-no-limit = no limit
rule-drawing = card design
rule-drawing-value = { $value ->
        [edition] as in the edition
       *[fresh] new every round
    }
rule-alone = playing solo, no Set among 12
rule-alone-value = { $value ->
        [loses] you lose
       *[silent] –
    }
rule-quick-deck = quick start uses
rule-quick-layout = quick start deals
rule-seconds-value = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
rule-milliseconds-value = { NUMBER($count) } ms
edition-name = { $edition ->
        [english] English
        [italian] Italian
        [russian] Russian
        [hebrew] Hebrew
       *[french] French
    }
variant-name = { $variant ->
        [full] full game
        [quick] quick start
        [forever] Forever, with a Set-Master
        [solitaire] solitaire
        [practice] practice
        [quick-puzzle] quick-start puzzle
       *[daily] daily puzzle
    }
# The name of a mode of the house, as a title.
mode-name = { $mode ->
        [sprint-10] Sprint 10
        [sprint-20] Sprint 20
        [minutes-1] 1 minute
        [minutes-2] 2 minutes
        [minutes-5] 5 minutes
        [first-steps] First steps
        [chain] Chain
        [whole-board] Whole board
        [restless] Restless
        [blind] Blind
        [two-pairs] Two pairs
        [two-pairs-nine] Two pairs from nine
        [two-pairs-chain] Two-pair chain
        [five-features] Five features
        [six] Six
        [fours] Fours
        [little-fours] Little fours
        [little-fours-chain] Little-four chain
        [fresh-paint] Fresh paint
       *[speed] Speed
    }
# A mode of which some rules were changed.
mode-changed = { $mode } (modified)
variant-borrowed =
    The { $edition ->
        [english] English
        [italian] Italian
        [russian] Russian
        [hebrew] Hebrew
       *[french] French
    } booklet doesn’t include “{ $variant }”; these are the { $source ->
        [english] English
        [italian] Italian
        [russian] Russian
        [hebrew] Hebrew
       *[french] French
    } booklet’s rules.
variant-of-the-house = “{ $variant }” isn’t in any booklet; it’s a house rule.
editions-hint = To write one edition to a file that you can edit: tercet editions english > rules.toml

## Why something cannot be done

refusal-not-seated = Only players at this table can do that. Join the game first.
refusal-already-seated = You’re already at this table.
refusal-removed-by-host = The host removed you from this table.
refusal-not-host = Only the host, { $host }, can do that.
refusal-nobody-there = No one is in that seat.
refusal-too-many-players =
    There are { $players ->
        [one] { $players } player
       *[other] { $players } players
    } at this table, but these rules have { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
refusal-match-goes-on = You can start a rematch when the game is over.
refusal-too-often =
    { $seconds ->
        [one] Not so fast! Try again in { $seconds } second.
       *[other] Not so fast! Try again in { $seconds } seconds.
    }
refusal-table-full =
    { $seats ->
        [1] The only seat is taken.
        [2] Both seats are taken.
       *[other] All { $seats } seats are taken.
    }
refusal-match-has-begun = This can only be changed before the first deal.
refusal-already-dealt = The cards have already been dealt.
refusal-not-the-dealer =
    { $seconds ->
        [one] It’s { $dealer }’s turn to deal. Anyone can deal in { $seconds } second.
       *[other] It’s { $dealer }’s turn to deal. Anyone can deal in { $seconds } seconds.
    }
# $needed is 2 or 3.
refusal-too-few-players = You need { NUMBER($needed) } players to start; you have { NUMBER($players) }.
refusal-not-dealt = The cards haven’t been dealt yet.
refusal-round-over = The round is over.
refusal-match-over = The game is over.
refusal-set-master-watches = The Set-Master doesn’t play this round.
refusal-locked-out = Wrong call: you’re locked out until someone else takes a Set.
refusal-locked-out-find = Wrong call: you’re locked out until someone else makes a find.
refusal-locked-out-for =
    { $seconds ->
        [one] Wrong call: wait { $seconds } second.
       *[other] Wrong call: wait { $seconds } seconds.
    }
refusal-others-first = One moment: the others may turn over cards first.
refusal-too-early =
    { $seconds ->
        [one] Your handicap: you can call in { $seconds } second.
       *[other] Your handicap: you can call in { $seconds } seconds.
    }
refusal-call-stands =
    { $seconds ->
        [one] { $caller } called { $seconds } second before you.
       *[other] { $caller } called { $seconds } seconds before you.
    }
refusal-already-called = You’ve already called: pick the cards.
refusal-photo-finish = Photo finish…
refusal-being-checked = These cards are being checked. One moment…
refusal-nothing-to-check = There is nothing for you to check right now.
refusal-voted-already = You’ve already answered.
refusal-call-first = Call “Set!” before you pick.
refusal-claim-without-calling = No need to call at this table: just pick the cards.
refusal-not-on-table = That card is no longer on the table: { $card }.
refusal-found-before = That one has already been found.
refusal-said-already = You already said that.
refusal-set-is-certain =
    { $cards ->
        [one] With { $cards } card on the table, there is always a Set.
       *[other] With { $cards } cards on the table, there is always a Set.
    }
refusal-no-more-cards = There are no more cards to add at this table.
refusal-cards-come-at-once = There is a Set on the table. When there isn’t, new cards come automatically.
# The same where other finds than Sets are looked for.
refusal-find-is-certain =
    { $cards ->
        [one] With { $cards } card on the table, there is always something to find.
       *[other] With { $cards } cards on the table, there is always something to find.
    }
refusal-finds-come-at-once = There is something to find. When there isn’t, new cards come automatically.
# $needed is 3, 4 or 6.
refusal-wrong-count = Pick { NUMBER($needed) } cards here, not { NUMBER($cards) }.
refusal-not-chained =
    { $needed ->
        [1] Use exactly one card from the last find.
       *[other] Use exactly { $needed } cards from the last find.
    }
refusal-turn-cards = The cards are face down here: turn them over, one at a time.
refusal-nothing-is-down = The cards are face up here: there is nothing to turn over.
refusal-cannot-turn = You can’t turn this card over right now.
refusal-finished = You’ve finished this round.
refusal-older-table = This table was opened with an older version. Open a new table to play by these rules.
refusal-same-for-all = In a challenge, the cards and the rules are the same for everyone.

## What happens at a table

# Stands where a name would: of a player whose data were deleted.
deleted-player = Deleted player
event-opened = The table is open.
# $who is “you” where the sentence is about the reader; only the other variant names the player.
event-sat =
    { $who ->
        [you] You joined the table.
       *[other] { $name } joined the table.
    }
event-left =
    { $who ->
        [you] You left the table.
       *[other] { $name } left the table.
    }
event-away =
    { $who ->
        [you] You lost the connection.
       *[other] { $name } has lost the connection.
    }
event-back =
    { $who ->
        [you] You are back.
       *[other] { $name } is back.
    }
event-handicapped =
    { $who ->
        [you] You start with { $points ->
            [one] { $points } point
           *[other] { $points } points
        } and can call { $seconds ->
            [one] { $seconds } second
           *[other] { $seconds } seconds
        } after new cards appear.
       *[other] { $name } starts with { $points ->
            [one] { $points } point
           *[other] { $points } points
        } and can call { $seconds ->
            [one] { $seconds } second
           *[other] { $seconds } seconds
        } after new cards appear.
    }
event-contributed =
    { $who ->
        [you] You added randomness to the shuffle.
       *[other] { $name } added randomness to the shuffle.
    }
# A race over the same cards begins.
event-countdown = Ready? The cards come in 3 seconds.
event-dealt =
    { $who ->
        [you] Round { NUMBER($round) }: you dealt { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
       *[other] Round { NUMBER($round) }: { $name } dealt { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }.
    }
event-call-held =
    { $who ->
        [you] You called “Set!” Photo finish…
       *[other] { $name } called “Set!” Photo finish…
    }
event-called =
    { $who ->
        [you] You called “Set!”
       *[other] { $name } called “Set!”
    }
event-beaten =
    { $who ->
        [you] You were { NUMBER($milliseconds) } ms slower.
       *[other] { $name } was { NUMBER($milliseconds) } ms slower.
    }
event-claimed =
    { $who ->
        [you] You picked { $cards }. The others are checking.
       *[other] { $name } picked { $cards }. Right or wrong?
    }
event-voted =
    { $who ->
        [you] Your answer is in.
       *[other] { $name } has answered.
    }
# What the reader has answered about another player’s cards.
event-vote-own =
    { $correct ->
        [yes] You were right.
       *[no] You were wrong.
    }
# $names is a list of players.
event-votes =
    { $correct ->
        [yes] { $names } got it right.
       *[no] { $names } got it wrong.
    }
event-no-votes = No one answered.
event-taken =
    { $who ->
        [you] You took a Set: { $cards }.
       *[other] { $name } took a Set: { $cards }.
    }
event-found =
    { $who ->
        [you] You found a Set: { $cards }.
       *[other] { $name } found a Set: { $cards }.
    }
event-wrong-cards =
    { $who ->
        [you] Not a Set: you picked { $cards }.
       *[other] Not a Set: { $name } picked { $cards }.
    }
event-wrong-time =
    { $who ->
        [you] Too slow: you didn’t pick in time.
       *[other] Too slow: { $name } didn’t pick in time.
    }
event-lost-point =
    { $who ->
        [you] You lost a point.
       *[other] { $name } lost a point.
    }
event-locked-out =
    { $who ->
        [you] You’re locked out until someone else takes a Set.
       *[other] { $name } is locked out until someone else takes a Set.
    }
event-locked-out-find =
    { $who ->
        [you] You’re locked out until someone else makes a find.
       *[other] { $name } is locked out until someone else makes a find.
    }
event-waits =
    { $who ->
        [you] { $seconds ->
            [one] You have to wait { $seconds } second.
           *[other] You have to wait { $seconds } seconds.
        }
       *[other] { $seconds ->
            [one] { $name } has to wait { $seconds } second.
           *[other] { $name } has to wait { $seconds } seconds.
        }
    }
event-freed = Everyone can call again.
event-wait-ended =
    { $who ->
        [you] You’re back in the game.
       *[other] { $name } is back in the game.
    }
event-said-no-set =
    { $who ->
        [you] You said “No Set.”
       *[other] { $name } said “No Set.”
    }
event-said-nothing =
    { $who ->
        [you] You said “Nothing here.”
       *[other] { $name } said “Nothing here.”
    }
event-widened-all = Everyone agrees: three more cards.
event-widened-silence = No one objects: three more cards.
event-widened-long-time = No Set found for a long time: three more cards.
event-widened-at-once = There was no Set: three more cards.
event-round-ended-no-set-left = Round over: the deck is empty and no Set is left.
event-round-ended-agreed = Round over: the deck is empty, and everyone agrees that no Set is left.
event-round-ended-first-to =
    { $who ->
        [you] Round over: you reached the goal.
       *[other] Round over: { $name } reached the goal.
    }
event-round-ended-all-found = You found all the Sets.
event-round-ended-stuck =
    No Set left. You found { $sets ->
        [one] { $sets } Set
       *[other] { $sets } Sets
    }, with { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } to go.
event-round-ended-overlooked = There was a Set: { $cards }.
event-host-changed =
    { $who ->
        [you] You’re the host now.
       *[other] { $name } is the host now.
    }
event-removed =
    { $who ->
        [you] The host removed you from the table.
       *[other] The host removed { $name }.
    }
event-renamed =
    { $who ->
        [you] You are now called { $name }.
       *[other] { $old } is now called { $name }.
    }
# In place of a new name, when a player was deleted while sitting at the table.
event-forgotten = A player’s name was deleted.
event-rules-changed = New rules: { $edition } edition, { $variant }.
# What other modes have. $target is what was found, as in check-is-find.
event-find =
    { $who ->
        [you] You found { $target ->
            [two-pairs] two pairs
            [six] a Six
           *[four] a Four
        }: { $cards }.
       *[other] { $name } found { $target ->
            [two-pairs] two pairs
            [six] a Six
           *[four] a Four
        }: { $cards }.
    }
event-not-find =
    { $who ->
        [you] { $target ->
            [two-pairs] Not two pairs
            [six] Not a Six
           *[four] Not a Four
        }: you picked { $cards }.
       *[other] { $target ->
            [two-pairs] Not two pairs
            [six] Not a Six
           *[four] Not a Four
        }: { $name } picked { $cards }.
    }
# On boards of one’s own: the others do not see the cards.
event-scored =
    { $who ->
        [you] { $target ->
            [set] You found a Set.
            [two-pairs] You found two pairs.
            [six] You found a Six.
           *[four] You found a Four.
        }
       *[other] { $target ->
            [set] { $name } found a Set.
            [two-pairs] { $name } found two pairs.
            [six] { $name } found a Six.
           *[four] { $name } found a Four.
        }
    }
event-finished =
    { $who ->
        [you] You’ve finished!
       *[other] { $name } has finished.
    }
event-wrong-own =
    { $who ->
        [you] That’s not it.
       *[other] { $name } got one wrong.
    }
event-replaced = Nothing left to find: here come new cards.
event-rearranged = The cards traded places.
event-turned =
    { $who ->
        [you] You turned over { $card }.
       *[other] { $name } turned over { $card }.
    }
event-turns-ended =
    { $who ->
        [you] No luck this time.
       *[other] No luck for { $name } this time.
    }
event-turned-back = The cards are face down again.
event-grown =
    { $count ->
        [1] There was nothing to find: one more card.
       *[other] There was nothing to find: { $count } more cards.
    }
event-grown-all =
    { $count ->
        [1] Everyone agrees: one more card.
       *[other] Everyone agrees: { $count } more cards.
    }
event-grown-silence =
    { $count ->
        [1] No one objects: one more card.
       *[other] No one objects: { $count } more cards.
    }
event-grown-long-time =
    { $count ->
        [1] Nothing found for a long time: one more card.
       *[other] Nothing found for a long time: { $count } more cards.
    }
event-round-ended-nothing-left = Round over: the deck is empty and nothing is left to find.
event-round-ended-nothing-agreed = Round over: the deck is empty, and everyone agrees that nothing is left to find.
event-round-ended-time-up = Round over: time is up.
event-round-ended-finds-made = Round over: that was the last find.
event-round-ended-all-finished = Round over: everyone has finished.
event-mode-chosen = New rules: { $mode }.
event-asked-for-all-cards =
    { $who ->
        [you] You want to continue with all the cards.
       *[other] { $name } wants to continue with all the cards.
    }
event-rematch = Rematch! A new game begins.
event-emoted =
    { $who ->
        [you] You: { $words }
       *[other] { $name }: { $words }
    }
# $count is how many won; $names lists them, without the reader.
event-match-won =
    { $who ->
        [you] { $count ->
            [1] You won!
           *[other] A tie! You share the win with { $names }.
        }
       *[other] { $count ->
            [1] { $names } won.
           *[other] A tie! { $names } share the win.
        }
    }
emote-words = { $emote ->
        [hello] Hello!
        [well-done] Well done!
        [thanks] Thanks!
        [oops] Oops!
        [so-close] So close!
        [thinking] Thinking…
        [good-game] Good game!
       *[bye] Bye!
    }
event-alone-won = You won!
event-alone-lost = You lost.

## The program

usage-unknown-argument = Unknown argument “{ $argument }”.
usage-missing-argument = Missing argument: { $argument }.
usage-missing-command = No command given.
usage-unknown-command = Unknown command “{ $command }”.
usage-invalid-value = Invalid value “{ $value }” for { $argument }; possible values: { $possible }.
usage-bad-value = Invalid value “{ $value }” for { $argument }.
usage-not-utf8 = An argument is not UTF-8 text.
usage-conflict = { $argument } cannot be used together with { $other }.
usage-hint = For help, run: { $command } --help
file-unreadable = Cannot read { $file }: { $reason }.
file-unwritable = Cannot write { $file }: { $reason }.
file-empty = { $file } is empty.
file-not-utf8 = { $file } is not UTF-8 text.
# $most is 65536 or 1048576.
file-too-long = { $file } is too long; the limit in bytes is { NUMBER($most) }.
file-bad-card = { $file }: { $reason }
file-bad-rules = { $file } is not a rules file: { $reason }
# $file is a path, $reason a sentence or the parser's message.
file-bad-config = { $file } is not a configuration file: { $reason }
# $key and $nearest are names of options, such as base-path.
config-unknown-key = { $file } has an unknown option “{ $key }”; did you mean “{ $nearest }”?
# The comment at the top of a configuration file.
config-header = The configuration of “tercet serve”. A variable in the environment wins over a line of this file, and a flag wins over both. Lines that are commented out show the defaults.
input-not-utf8 = Line { NUMBER($line) } is not UTF-8 text.
# $most is 65536.
input-line-too-long = Line { NUMBER($line) } is too long; the limit in bytes is { NUMBER($most) }.
input-line = Line { NUMBER($line) }: { $reason }
input-empty = No cards given. Give some, for example “tercet find 1srd 2srd 3srd”, or one layout per line on standard input.
find-none =
    { $count ->
        [0] No cards, so no Set.
        [1] One card is never a Set.
       *[other] There is no Set among these { $count } cards.
    }
referee-not-an-object = This is not a command like {"{"}"at":0,"by":"ann","do":"sit"{"}"}: { $reason }
referee-time-goes-back = “at” is { NUMBER($at) }, but was { NUMBER($last) } before; time can’t go backward.
referee-needs = “{ $action }” needs “{ $field }”.
referee-unknown-action = Unknown “do”: “{ $action }”; possible values: { $possible }.
serve-open = Tercet is running at { $url }
serve-data = Data is stored in { $folder }. Press Ctrl-C to stop.
serve-stopped = Tercet has stopped. Everything that was confirmed is saved.
serve-port-taken = { $address } is already in use: stop the other program, or choose another port, for example --listen 127.0.0.1:8081.
serve-cannot-listen = Cannot listen on { $address }: { $reason }. An address looks like 127.0.0.1:8080.
serve-no-data-folder = This platform has no standard data folder: choose one with --data.
backup-done = Backup complete: { $file }
verify-right =
    { $rounds ->
        [one] All correct: the promised seed, the shuffle, every event, and the scores ({ $rounds } round; records: { NUMBER($records) }).
       *[other] All correct: the promised seeds, the shuffles, every event, and the scores ({ $rounds } rounds; records: { NUMBER($records) }).
    }
verify-wrong = Line { NUMBER($line) } is wrong: { $reason }
verify-no-replay = { $file } is not a replay: { $reason }
verify-signed = The signature is valid: nothing has changed since the server signed it.
verify-unsigned = It follows the rules but is unsigned: times, names, and ids are not proven.
verify-unchecked = It follows the rules; the signature was not checked: give --key or --server.
verify-forged = The signature is not valid: something that the rules can’t check, such as a time, a name, or an id, was changed, or another server signed it.
key-now = Current signing key: { $key }
key-old = Earlier signing key: { $key }
audit-damaged = { $stream }, entry { NUMBER($entry) } is damaged: { $reason }
audit-other-hash = its hash does not match its contents and the entries before it.
audit-no-hash = it has no hash, but the entry before it does.
audit-missing = the entries before it are missing.
audit-unreadable = it cannot be read: { $detail }
audit-against-rules = it does not follow from the entries before it by the rules: { $detail }
audit-counts = Tables: { NUMBER($tables) }; players: { NUMBER($players) }; entries: { NUMBER($entries) }; finished rounds, each replayed: { NUMBER($rounds) }.
audit-unchained = Old entries without a hash of their own: { NUMBER($entries) }.
audit-redacted = Entries from which a name was erased or moved: { NUMBER($entries) }.
audit-newer = Tables from a newer version, checked by their hashes only: { NUMBER($tables) }.
audit-right = No damage found.
audit-wrong = Damaged entries: { NUMBER($count) }. The server rejects these tables and serves the others; restore what is missing from a backup.
# The id of a player, and how many names of that player there were.
forget-done = Names erased for { $player }: { NUMBER($names) }.
forget-moved = Records from older versions whose names can now be erased: { NUMBER($records) }.
forget-clean = No names of these players are stored here anymore. Keep the list of their ids: restoring a backup brings the names back.
forget-damaged = Names in damaged tables were left as they are: restore these tables from a backup, then run this again.
projections-rebuilt = Runs in the lists: { NUMBER($runs) }. Other matches: { NUMBER($matches) }. Tables read: { NUMBER($tables) }.
# $family is calling, speed, two-pairs, six or four; the names of the modes are those of mode-name.
ratings-family = { $family ->
        [speed] Speed
        [two-pairs] Two pairs
        [six] Six
        [four] Fours
       *[calling] Classic
    }
ratings-rating = rating
ratings-finds = finds
# Next to a rating that follows from too few finds to be in a list.
ratings-provisional = provisional
ratings-counted = Matches that count: { NUMBER($matches) }. Replays read: { NUMBER($replays) }.
ratings-wrong-replay = { $file } does not follow the rules: { $reason }
# A bot’s name and its level.
pace-bot = { $name } (bot, { $level })
# Headings of a table of times; “middle half” is from the lower to the upper quartile.
pace-seconds = times in seconds
pace-finds = count
pace-least = fastest
pace-half = middle half
pace-most = slowest
pace-features = differing features: { NUMBER($features) }
pace-reaction = new cards to call
pace-pick = call to pick
# $ease is from 0 to 1, $first and $chance are percentages.
pace-choice = Choices among several finds: { NUMBER($boards) }. Rank of the one taken: { $ease } (0 is the fewest differing features, 1 the most, 0.5 chance). First in layout order: { $first } (chance: { $chance }).
pace-note = These are figures, not a verdict.
pace-none = There are no finds in this replay.
flaw-not-opened = a replay must start with the opening of the table.
flaw-no-command = this record has no command.
flaw-time-goes-back = time goes backward.
flaw-broken-commitment = the seed of round { NUMBER($round) } is not the one that was promised.
flaw-refused = the rules do not allow this command.
flaw-other-events = event { NUMBER($event) } of this record does not follow from the rules.
flaw-version = this replay was made by a different version of Tercet.
flaw-position = these cards were not on the table like this.
flaw-score = { $name }’s score does not match the recorded events.
flaw-scores = a player’s score is missing.
flaw-name = the name { $name } does not match the record.
play-hint-call = Type “s” to call “Set!” and then three numbers such as “1 5 9” to pick cards.
play-hint-claim = Type three numbers such as “1 5 9” to pick cards; you don’t need to call.
play-hint-no-set = Type “n” if there is no Set.
play-hint-vote = When someone else picks, type “1” if it is right or “2” if it is wrong.
play-hint-leave = Type “?” for all commands, “q” to leave.
# $count is 3, 4 or 6.
play-claims-count = Here, just type { NUMBER($count) } numbers; you don’t need to call.
play-turn = Here, type a card’s number to turn it over, one card at a time.
play-cards = Cards on the table (left in the deck: { NUMBER($deck) }):
play-score =
    { $who ->
        [you] You: { NUMBER($score) }
       *[other] { $name }: { NUMBER($score) }
    }
play-pick-now =
    { $seconds ->
        [one] Type the numbers of three cards. You have { $seconds } second.
       *[other] Type the numbers of three cards. You have { $seconds } seconds.
    }
play-not-understood = I don’t understand “{ $text }”.
play-no-such-card = There is no card { NUMBER($number) } here.
play-left = You left the table.
play-bot-model = Bot speeds are estimates of how fast people play.

## The odds

# $number is a number as the language writes it, such as 3.23.
percent = { $number }%
# $deck is 27 or 81.
odds-title = { NUMBER($cards) } of { NUMBER($deck) } cards
# Headings of columns and labels of lines, as short as possible.
odds-cards = cards
odds-layouts = layouts
odds-set-free = without a Set
odds-classes = classes
odds-no-set = no Set
odds-one-in = one in
odds-exactly = exactly
odds-sets = Sets
odds-chance = chance
odds-mean = Sets on average
# $cards is 10 or 21.
odds-certain = { NUMBER($cards) } or more cards always contain a Set.
odds-classes-note = Layouts that a symmetry of the deck maps onto each other belong to the same class.
odds-mode-mean = finds on average
odds-mode-nothing = nothing to find
odds-mode-simulated = simulated boards
# $cards is 10, 19, 21 or 46.
odds-mode-certain = { NUMBER($cards) } or more cards always contain a find.
# $deck is 27 or 81. $most is 15, 27 or 81.
odds-too-many = With a deck of { NUMBER($deck) } cards, you can ask about at most { NUMBER($most) }, not { NUMBER($cards) }.
plot-format = A plot needs a file name that ends in .svg or .png, not { $file }.
plot-no-set = How likely is no Set?
# $deck is 27 or 81.
plot-by-sets = How many Sets are there in { NUMBER($cards) } of { NUMBER($deck) } cards?
plot-left = Cards left at the end
# $cards is 9, 12, 15 or 18.
plot-by-place = No Set among { NUMBER($cards) } cards
plot-cards-on-table = cards on the table
plot-cards-left = cards left
plot-cards-in-deck = cards still in the deck
# The dashed line of a plot.
plot-fresh = fresh deal: { $percent }
simulate-title = Games: { $games }; { $edition } edition, { $variant } (seed { $seed })
simulate-rate = rate
simulate-interval = 99% interval
simulate-exact = exact
simulate-first-deal = no Set on the first deal
# $cards is 9, 12, 15 or 18.
simulate-no-set = no Set among { NUMBER($cards) } cards
simulate-won = games won
simulate-left = cards left
simulate-games = games
simulate-in-deck = in the deck
simulate-speed = Games per second: { $games } (threads: { NUMBER($threads) })
simulate-stopped = Stopped. Games played: { $games } of { $asked }.
simulate-puzzle = “{ $variant }” is a puzzle without a deal; possible values: { $possible }.
seed-number = “{ $text }” is not a seed; use a whole number up to 18446744073709551615, decimal or hexadecimal with 0x, for example 42 or 0x2a.
date-form = “{ $text }” is not a date; write year, month, and day, for example 2026-01-31.
date-no-such-day = There is no such day: { $date }. Dates run from 0001-01-01 to 9999-12-31.
date-too-late = From { $date } on, fewer days are left than you asked for ({ $count }); the calendar ends on 9999-12-31.
puzzle-of-day = Puzzle for { $date }
puzzle-drawn = Puzzle { $number } of seed { $seed }
puzzle-facts =
    { $seconds ->
        [one] Sets: { NUMBER($sets) }. A casual player finds the first one in about { $seconds } second (estimated).
       *[other] Sets: { NUMBER($sets) }. A casual player finds the first one in about { $seconds } seconds (estimated).
    }

## What the booklets claim

# $count is the number of editions.
claim-line =
    { $count ->
        [1] { $editions } booklet: { $statement }
       *[other] { $editions } booklets: { $statement }
    }
# $cards is 12.
claim-about = { NUMBER($cards) } cards contain a Set about { $percent } of the time.
# $cards is 15.
claim-over = { NUMBER($cards) } cards contain a Set more than { $percent } of the time.
claim-left = Six or nine cards may be left at the end.
# $cards is 81.
claim-cards = There are { NUMBER($cards) } cards, all different.
# $cards is 27.
claim-quick = Without one feature, you play with { NUMBER($cards) } cards.
# $sets is 4.
claim-puzzle = With shading left out, nine cards make a puzzle with { NUMBER($sets) } Sets.
claim-verdict = { $verdict ->
        [true] True.
        [fresh] True for a fresh deal, but not during a game.
        [mostly] True for most games, but not for all.
       *[false] Not true.
    }
truth-fresh = On a fresh deal: { $percent }, exactly { $fraction }.
truth-in-play = During a game, as Sets keep being removed: { $percent } ({ $low } to { $high }).
truth-left = { $percent } of games ({ $low } to { $high }) end like this. In the others, this many cards are left: { $others }. It is never 3.
# One of the others in truth-left: how many cards, and in how many games.
truth-left-share = { NUMBER($cards) } ({ $percent })
# $sets is 1080.
truth-cards = { $product } = { NUMBER($cards) }. They contain { NUMBER($sets) } Sets, and any two cards belong to exactly one.
# $sets is 4.
truth-puzzle = Of all layouts of nine such cards, { $percent } contain exactly { NUMBER($sets) } Sets ({ $fraction }); the average is { $mean }.
# $games is 10000000.
claims-note = Fresh deals are calculated exactly. Games are simulated: always the same { $games }, with 99% confidence intervals.

## Help on the command line

help-tercet = The card game SET, following five of its rule booklets. Not affiliated with the game’s publishers.
help-usage = Usage:
help-commands = Commands:
help-arguments = Arguments:
help-options = Options:
help-example = Example:
# Before the value that an option has if it is not given.
help-default = default:
help-lang = Language: en, fr, he, it, or ru (default: from the locale)
help-json = Print JSON
help-help = Show this help
help-version = Show the version
help-check = Check whether three cards are a Set: the four answers and the verdict; exit status 0 for a Set, 1 for no Set, 2 for bad input
help-check-cards = Three cards, such as 1srd 2srd 3srd
help-check-edition = The edition whose words and drawings to use
help-find = Find all Sets among cards, in layout order
help-find-cards = The cards of one layout; if none are given, layouts are read from standard input, one per line
help-editions = Compare the five editions, or print one as TOML to edit
help-editions-name = The edition to print as a rules file
help-editions-variant = The variant to print
help-deal = Show the deck of a round, in dealing order, from a table’s seed
help-deal-seed = The table’s seed: 1 to 64 hexadecimal digits
help-deal-round = The round of the match
help-deal-round-seed = A round’s own seed, as shown after the round, instead of the table’s
help-deal-mix = What a seat added to the shuffle, as SEAT:HEX, with seats counted from 0; can be repeated
help-deal-edition = The edition whose deck to deal
help-deal-variant = The variant to deal
help-referee = Run a table on standard input and output, one JSON object per line, for programs in any language
help-referee-edition = The edition to play
help-referee-variant = The variant to play
help-referee-rules = A rules file in TOML or JSON, instead of edition and variant
help-referee-seed = The table’s seed: 1 to 64 hexadecimal digits (default: random)
help-referee-deck = A file with the first round’s cards in dealing order; later rounds are shuffled
help-play = Play in this terminal: against bots, solo, or at a server’s table
help-play-edition = The edition to play
help-play-variant = The variant to play
help-play-rules = A rules file in TOML or JSON, instead of edition and variant
help-play-seed = The table’s seed, to play the same cards again
help-play-bots = How many bots to play against
help-play-level = How good the bots are
help-play-name = Your name at the table

help-serve = Run a server: tables for everyone with the link, in the browser, in the terminal, and for programs
help-serve-listen = Address and port to listen on; also TERCET_LISTEN
help-serve-data = Data folder (default: this platform’s folder for program data); also TERCET_DATA
help-serve-base-path = Path behind a proxy, such as /tercet; also TERCET_BASE_PATH
help-serve-origin = Another website that may use this server, such as https://example.org; can be repeated; also TERCET_ORIGIN
help-serve-trusted-proxy = A proxy to trust about where requests come from; can be repeated; also TERCET_TRUSTED_PROXY
help-serve-sockets-per-address = Maximum connections per address; also TERCET_SOCKETS_PER_ADDRESS
help-serve-players-per-hour = Maximum new players per address per hour; also TERCET_PLAYERS_PER_HOUR
help-serve-tables-per-hour = Maximum new tables per player per hour; also TERCET_TABLES_PER_HOUR
help-serve-requests-per-minute = Maximum HTTP requests per player per minute, counted in small requests (large ones count more); also TERCET_REQUESTS_PER_MINUTE
help-serve-threads = Threads (default: one per processor; nodes on the same machine share its processors); also TERCET_THREADS
help-serve-messages-per-second = Maximum messages per connection per second, twice as many in a burst; also TERCET_MESSAGES_PER_SECOND
help-serve-log = What is logged: off, error, warn, info, debug, trace, or a filter such as info,server=debug; also RUST_LOG
help-serve-config = Configuration file; a variable wins over it, a flag over both; also TERCET_CONFIG
help-serve-print-config = Print a complete configuration file with the values in force, and stop
help-verify = Check a replay: the promised seed, the shuffle, every event, and the scores; exit status 0 if all is correct, 1 if not
help-verify-file = The replay, as downloaded after a round
help-verify-key = The public key that must have signed it, in hexadecimal
help-verify-server = The server to get the keys from, such as https://tercet.example.org
help-key = Show the public keys that sign a server’s replays; stop the server first if its journal is a folder
help-key-place = The data folder, or the URL of a PostgreSQL journal
help-key-rotate = Sign with a new key from now on; replays signed earlier stay valid
help-audit = Check everything a server has stored, even while it runs: hashes, tables against the rules, cards, names, and keys; exit status 0 if nothing is damaged, 1 otherwise
help-audit-place = The data folder, a backup file, or the URL of a PostgreSQL journal
help-forget = Delete players from a server’s data: their names are erased, while replays and hashes stay valid; if the journal is a folder, stop the server first
help-forget-place = The data folder, or the URL of a PostgreSQL journal
help-forget-players = The players’ ids, as they appear in replays; without any, names in records from older versions become erasable and nothing is deleted
help-forget-list = List the ids of deleted players, to delete them again after restoring a backup
help-projections = Rebuild the lists of challenges and matches from the journal, from nothing; if the journal is a folder, stop the server first
help-projections-rebuild = The data folder, or the URL of a PostgreSQL journal
help-ratings = Compute the ratings that follow from replays; replays that do not follow the rules are rejected
help-ratings-replays = Replay files, or links to tables; their order does not matter
help-pace = Show how each player’s finds came about: times, choices, and the fastest reaction, to tell people from programs
help-pace-source = A replay file, or a link to a table
help-backup = Copy a server’s data to a file, even while it runs
help-backup-file = The file to write
help-backup-data = The server’s data folder; also TERCET_DATA
help-odds = Show the exact chance of no Set for every number of cards
help-odds-cards = Only this number of cards
help-odds-deck = Number of cards in the deck
help-odds-sets = Also show how many layouts have how many Sets; with the full deck, for up to 15 cards
help-odds-plot = Draw the distribution to a file that ends in .svg or .png
help-odds-variant = The odds for the first deal of a variant or mode; simulated where they can’t be counted
help-simulate = Simulate many rounds by an edition’s rules: what is left at the end, and how often there is no Set
help-simulate-games = How many games to play; Ctrl-C stops early and shows the results so far
help-simulate-edition = The edition whose deal to use
help-simulate-variant = The variant to play
help-simulate-rules = A rules file in TOML or JSON, instead of edition and variant
help-simulate-player = How to choose among several Sets
help-simulate-seed = A whole number, decimal or hexadecimal with 0x (default: random); the same seed plays the same games on any number of threads
help-simulate-threads = How many threads to use (default: one per core)
help-simulate-plot = Draw the distributions to a file that ends in .svg or .png
help-puzzle = Show a puzzle with a known number of Sets: 12 cards with 6, or 9 cards with 4 (default: today’s, UTC)
help-puzzle-date = The puzzle for this day, the same for everyone
help-puzzle-quick = Nine cards without this feature
help-puzzle-count = How many puzzles: random ones, or one per day from the date on
help-puzzle-seed = Random puzzles from this seed, a whole number, decimal or hexadecimal with 0x (default: random)
help-claims = Compare what the booklets say about odds and numbers with the calculated truth
help-load = Load-test a server: play at many tables at once
help-load-url = The server, or several that share a journal, separated by commas
help-load-tables = How many tables
help-load-players = How many players at each table
help-load-claims = How many Sets to claim per second, at all tables together
help-load-seconds = How many seconds to run
load-connected = Connected players: { NUMBER($connected) } of { NUMBER($players) }
load-second = Second { NUMBER($second) }: claims sent: { NUMBER($sent) }; delivered: { NUMBER($delivered) }
load-size = Tables: { NUMBER($tables) }; connected players: { NUMBER($players) }
load-claims = Claims sent: { NUMBER($sent) }; delivered to every player: { NUMBER($percent) }%
load-latency = From a claim to the last player’s screen, in milliseconds: median { NUMBER($half) }, 99% within { NUMBER($most) }, 99.9% within { NUMBER($all) }
load-reconnects = Reconnects: { NUMBER($reconnects) }
load-few-files = This many players need more open files ({ NUMBER($needed) }) than this shell allows ({ NUMBER($allowed) }): raise the limit with ulimit -n, or use fewer players.
load-failed = The load test of { $url } stopped: { $reason }

## The browser: every page

page-skip = Skip to content
page-loading = Loading…
page-settings = Settings
page-help = Help
page-full-screen = Full screen
page-home = Home
page-lost =
    Page not found.
    This card isn’t in the deck.
page-new-game = New game
page-unreachable = Can’t reach the server. Check your connection and try again.
# The browser cannot run the page’s program.
page-too-old = This browser is too old for Tercet. Please update it.
page-again = Try again
page-too-many = Too many requests from your network in the last hour. Try again later.
page-no-replay = No round at this table has finished yet.
page-no-table = This table doesn’t exist. Ask for the link again, or start a new table.
page-strange = Something went wrong.
page-line-lost = Connection lost. Reconnecting… Your seat is saved.
page-other-version = A new version is available. Reload the page.
page-broken-table = This table can’t be opened right now: the server is having trouble reading its records. Start a new table; all the others are fine.
page-signed-out = This device was signed out. Sign in again with a passkey, a code, or your recovery phrase, or go on as a new player.
name-label = Your name
name-watch = Watch
# How much of a name's room is used, beside the field.
# $most is 40.
name-room = { NUMBER($count) } of { NUMBER($most) } characters
# The server does not take the name that was typed.
name-refused = This name can’t be shown to others. Use letters, digits, and spaces.

## The browser: a table's link before joining

guest-invites = { $name } invites you to play
guest-invited = You’re invited to play
# To a host who has no name yet.
guest-own = Your table is ready
guest-full =
    { $seats ->
        [1] The only seat is taken
        [2] Both seats are taken
       *[other] All { $seats } seats are taken
    }
guest-begun = The game has started; you can still join.
# The game that a guest is invited to, as a title.
guest-game =
    { $variant ->
        [quick] Quick game · 27 cards
        [forever] Forever, with a Set-Master
        [speed] Speed
       *[other] Full game
    }
# $name: the host.
guest-removed = { $name } removed you from this table.
# $deck: whether all four features are in the game.
guest-set =
    { $deck ->
        [full] Three cards make a Set if number, shading, color, and symbol are each all the same or all different.
       *[small] Three cards make a Set if each feature is all the same or all different.
    }
guest-join = Join game
guest-go = Go to the table
guest-watch = Watch instead
# Opens another table with the same rules.
guest-like = New table like this
# $name: the host of a table at which the player sits.
return-to-host = You’re at a table hosted by { $name }.
return-to-own = Your table is still open.
return-go = Return

## The browser: what a link's preview and search results say about a page

about-home = Find three cards that go together. Share a link and play with friends, by the rules of the card game SET. No sign-up needed.
# $rules: what is played, such as “English rules: full game”.
about-table = { $rules }. Open the link and join: no sign-up, nothing to install.
about-replay = A game, step by step: every Set that was found, and the ones that were missed.
about-alone = Play against bots, practice, or try solitaire, right in your browser, even offline.
about-daily = Twelve cards, six Sets, the same for everyone. How fast can you find them?
about-learn = A three-minute lesson, plus drills to train your eye.
about-rules = The rules from this edition’s booklet, with examples, compared with the other editions.
about-odds = How likely is a Set among twelve cards? Exact odds, a simulation, and what the booklets claim.
about-statistics = Your games, times, and streaks. They stay in your browser.

## The browser: a table

table-players = Players
table-actions = Your actions
table-checks = Recent plays
table-cards =
    { $cards ->
        [one] { $cards } card on the table
       *[other] { $cards } cards on the table
    }
table-score = Score { NUMBER($score) }, { $sets ->
        [one] { $sets } Set this round
       *[other] { $sets } Sets this round
    }
table-score-finds = Score { NUMBER($score) }, { $finds ->
        [one] { $finds } find this round
       *[other] { $finds } finds this round
    }
table-pile = Sets taken by { $name }: { NUMBER($sets) }
table-pile-face-down = Sets taken by { $name }, face down: { NUMBER($sets) }
table-pile-finds = Finds by { $name }: { NUMBER($finds) }
table-pile-finds-face-down = Finds by { $name }, face down: { NUMBER($finds) }
table-you = you
table-bot =
    Bot, { $level ->
        [newcomer] beginner
        [casual] casual
        [practised] skilled
        [expert] expert
       *[top] master
    }
table-dealer = Dealer
table-master = Set-Master
table-locked = Locked out
table-handicap =
    Starts with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, calls { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    } later
table-absent = Disconnected
table-said-no-set = no Set
table-said-nothing = nothing here
table-watching =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
table-you-watch = You’re watching.
table-sit = Join game
table-deal = Start game
table-wait-for-deal = Waiting for { $name } to start…
table-need-players =
    { $count ->
        [one] You need { $count } player to start. Share the link or add bots.
       *[other] You need { $count } players to start. Share the link or add bots.
    }
table-call = Set!
table-no-set = No Set
table-nothing = Nothing here
table-calling = Calling…
table-held = Photo finish…
table-pick = Pick three cards
table-pick-find = Pick the cards
table-called = { $name } called “Set!”
# While the others check the cards that a player has picked.
table-check =
    { $who ->
        [you] The others are checking your cards
       *[other] { $name } picked these cards. Right or wrong?
    }
table-vote =
    { $right ->
        [yes] Right
       *[no] Wrong
    }
table-waits-for-votes = Waiting for the others…
# Marks beside a player’s name: has answered; the answer was right, or was wrong.
table-voted = has answered
table-vote-correct =
    { $correct ->
        [yes] was right
       *[no] was wrong
    }
table-you-are-locked = Locked out until someone else takes a Set
table-you-are-locked-find = Locked out until someone else makes a find
# Seconds until the player may call or pick again, counted down.
table-you-wait = Wait ({ NUMBER($seconds) })
table-master-watches = You’re the Set-Master: you don’t play this round.
table-rematch = Play again
table-rules = { $edition } edition: { $variant }
table-round = Round { NUMBER($round) } of { NUMBER($rounds) }
table-deals =
    { $who ->
        [you] Dealer: you
       *[other] Dealer: { $name }
    }
table-left = Deck: { NUMBER($cards) }
# Modes. $needed is how many cards a find has, $picked how many of them are picked.
table-picked = Picked: { NUMBER($picked) } of { NUMBER($needed) }
table-finds-left = Left to find: { NUMBER($count) }
# Above the cards of the find before, of which the next find needs $count, 1 or 2.
table-chain-use =
    { $count ->
        [1] Use one of these
       *[other] Use two of these
    }
# Where cards lie face down. $name is the player whose turn it is.
table-turn = { $who ->
        [you] Turn over a card
       *[other] { $name } is turning over cards
    }
# Below cards that lie face down, as long as no one has turned one over. A find has three cards.
table-turn-three = Turn over three cards
# A mark beside the name of a player who has reached the end of a race.
table-finished = finished
# Names of a clock that counts down, and of one that counts up.
table-clock = Time left
table-stopwatch = Time
# A heading above the Sets of a board that are found already.
table-found = Found on this board
table-lost = Connection lost: your call didn’t get through.
table-try-again = The server is busy. Try again.
table-only-watching = You’re watching. Join the game to play.
table-strange = That didn’t work. Reload the page.
check-right =
    { $who ->
        [you] You found a Set
       *[other] { $name } found a Set
    }
check-wrong =
    { $who ->
        [you] Not a Set
       *[other] { $name }: not a Set
    }
# Where other finds than Sets are looked for. $target is two-pairs, six or four.
check-find =
    { $who ->
        [you] { $target ->
            [two-pairs] You found two pairs
            [six] You found a Six
           *[four] You found a Four
        }
       *[other] { $target ->
            [two-pairs] { $name } found two pairs
            [six] { $name } found a Six
           *[four] { $name } found a Four
        }
    }
check-not-find =
    { $who ->
        [you] { $target ->
            [two-pairs] Not two pairs
            [six] Not a Six
           *[four] Not a Four
        }
       *[other] { $target ->
            [two-pairs] { $name }: not two pairs
            [six] { $name }: not a Six
           *[four] { $name }: not a Four
        }
    }
invite-title = Invite players
invite-qr = QR code for the link
invite-copy = Copy link
invite-copied = Copied!
invite-share = Share
host-title = Host controls
host-bot-level = Bot level
host-add-bot = Add bot
host-delay = Delay (seconds)
host-delay-of = { $name }: delay in seconds after new cards
host-head-start = Head start (points)
host-head-start-of = { $name }: head start in points
host-remove = Remove { $name }
level-name = { $level ->
        [newcomer] beginner
        [casual] casual
        [practised] skilled
        [expert] expert
       *[top] master
    }
rules-here = Rules at this table
# Where some rules are not as the booklet says.
rules-changed = { $edition } edition, modified: { $variant }
rules-change = Change rules
rules-take = Use these rules
rules-keep = Keep the current rules

## The browser: the start page

home-title = Three cards that go together
home-what = Tercet is a game for quick eyes. Find three cards whose number, shading, color, and symbol are each all the same or all different. Share a link and play together, no sign-up needed.
home-friends = Play with friends
# A link to a page with all modes of the house, and what is said below it.
home-modes = Modes
home-modes-what = New cards, new goals, races against the clock
home-making = Opening a table…
home-tables = Public tables
home-no-tables = No public tables right now. Open one, and others will see it here.
home-table-waits = Waiting for players ({ NUMBER($taken) } of { NUMBER($seats) })
home-table-plays = Playing ({ NUMBER($taken) } of { NUMBER($seats) })
home-join = Table link or code
home-join-go = Join
home-join-wrong = That’s not a table link or code. A link ends in /t/ and the code.
home-solo = Solo
home-alone = Play solo
home-daily = Today’s puzzle
home-daily-what = Twelve cards, six Sets, the same for everyone
home-learn = Learn the game
home-learn-what = A three-minute lesson, plus drills
home-more = More about the game
home-odds = Odds
home-statistics = Your statistics
home-trademark = Tercet follows the rules of the card game SET, as printed in five of its rule booklets. SET is a registered trademark of its owner; Tercet is not affiliated with the game’s publishers.

## The browser: the board of the start page, and the rules of a new game

home-find = Find the Set
home-find-ask = Which three cards make a Set?
# $cards is 9, 12, 15 or 18.
home-find-next = Next board: { NUMBER($cards) } cards.
home-find-hint = One card of the Set: { $card }.
home-find-ready = You’ve got a good eye! Ready for a game?
home-play = Play now
home-play-what = Against bots, right away
home-speed-what = No calling, no waiting for cards
home-resume = Resume your game
home-options = Choose rules and players
home-booklets = The five booklets
new-game = New game
new-game-bots = Game against bots
form-length = Length
form-compare = Compare the five booklets
# $bots names the bots’ levels.
alone-against = Opponents: { $bots }
alone-bot-options = Choose bots and rules
museum-title = Five booklets, one game
museum-lead = The same 81 cards, explained five ways. Rules found in only a few booklets are highlighted.
museum-read = Read the rules
museum-play = Play this edition

## The browser: what is played

form-game = Game
form-classic = Classic
form-classic-what = The card game as printed: call “Set!” and then pick three cards.
form-modes = More modes…
form-edition = Edition
form-variant = Variant
form-deck = Cards for the quick start
form-bots = Bots
form-bots-value =
    { $count ->
        [0] no bots
        [one] { $count } bot
       *[other] { $count } bots
    }
form-level = Bot level
form-public = List this table publicly
# A switch: each of the other players says whether picked cards are right. The game decides.
form-others-check = Let others check
form-others-check-hint = After each pick, the others say whether it is right, then see who was right. For families and classes; the game itself decides.
form-more = More rules
form-more-hint = Rules you’ve changed are marked; the rest follow the booklet.
form-reset = Reset to the booklet’s rules
form-make = Open table
form-many-bots = There are more bots than open seats.

## The browser: settings

overlay-close = Close
settings-look = Appearance
settings-language = Language
settings-theme = Theme
settings-theme-value = { $theme ->
        [light] Light
        [dark] Dark
       *[system] System
    }
settings-palette = Card colors
settings-palette-value = { $palette ->
        [classic] Classic
       *[universal] Colorblind-friendly
    }
settings-cards = Card style
settings-cards-value = { $cards ->
        [bold] Bold
        [fine] Fine
       *[classic] Classic
    }
settings-notch = Mark each color with a notch
settings-feel = Sound and motion
settings-sound = Sounds
settings-motion = Animate the cards
settings-you = You
settings-save = Save
settings-saved = Saved.
settings-elsewhere = Play on another device
settings-elsewhere-hint = A code carries over your name and your seats: show it here, then enter it on the other device.
settings-code-show = Show code
settings-code =
    { $minutes ->
        [one] Your code is { $code }. It works once, for { $minutes } minute.
       *[other] Your code is { $code }. It works once, for { $minutes } minutes.
    }
settings-code-label = Code or recovery phrase
settings-code-use = Continue here
settings-code-wrong = This code or phrase is incorrect, already used, or expired.
settings-keys = Keyboard
settings-keys-on = Play with the keyboard and show the keys on the cards
settings-keys-hint = To change a key, press its button, then the new key.
settings-keys-cards = Card keys, by position on the table:
settings-keys-reset = Reset to default keys
# $action is what the key does, $key what is printed on it.
settings-key-of = { $action }: { $key }
settings-key-awaited = { $action }: press a key
# Keys as they are printed on keyboards for this language.
key-space = Space
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End
key-card = Card { NUMBER($place) }
key-call = Call “Set!”
key-no-set = Say “No Set”
key-clear = Clear selection
key-help = Show this help

## The browser: help

guide-set = What is a Set?
guide-what = Three cards are a Set if each of the four features (number, shading, color, and symbol) is the same on all three or different on all three.
guide-turn = How a round works
# $cards is 9, 12, 15 or 18.
guide-deal = { NUMBER($cards) } cards are face up. There are no turns: everyone looks for a Set at the same time.
guide-master = The dealer is the Set-Master, who watches, sees which Sets are there, and doesn’t play this round.
guide-call =
    { $calling ->
        [call-then-pick] { $seconds ->
            [one] If you see a Set, call “Set!” first. Then you have { $seconds } second to pick its three cards. No one else can call in the meantime.
           *[other] If you see a Set, call “Set!” first. Then you have { $seconds } seconds to pick its three cards. No one else can call in the meantime.
        }
        [call-and-pick-at-once] { $seconds ->
            [one] If you see a Set, call “Set!” and pick its three cards right away, within { $seconds } second. No one else can call in the meantime.
           *[other] If you see a Set, call “Set!” and pick its three cards right away, within { $seconds } seconds. No one else can call in the meantime.
        }
       *[quick-claims] If you see a Set, pick its three cards. You don’t need to call.
    }
guide-right =
    { $scoring ->
        [point-per-card] If it is a Set, you keep the cards and score a point for each.
        [most-sets] If it is a Set, you keep the cards. The player with the most Sets wins.
       *[point-per-set] If it is a Set, you keep the cards and score a point.
    }
guide-wrong =
    { $cost ->
        [lose-point] If it isn’t, or if time runs out, the cards stay on the table and you lose a point.
        [lock-out] If it isn’t, or if time runs out, the cards stay on the table and you can’t call until someone else takes a Set.
        [wait] If it isn’t, or if time runs out, the cards stay on the table and you have to wait a few seconds.
       *[nothing] If it isn’t, or if time runs out, the cards stay on the table. There is no penalty.
    }
guide-no-set =
    { $when ->
        [all-agree] If you don’t see a Set, say “No Set.” When everyone agrees, three more cards are dealt.
        [at-once] If there is no Set on the table, three more cards come automatically.
       *[all-agree-or-long-time] { $seconds ->
            [one] If you don’t see a Set, say “No Set.” When everyone agrees, or when no one has found one for { $seconds } second, three more cards are dealt.
           *[other] If you don’t see a Set, say “No Set.” When everyone agrees, or when no one has found one for { $seconds } seconds, three more cards are dealt.
        }
    }
guide-end =
    { $sets ->
        [0] The round ends when the deck is empty and no Set is left.
        [1] The round ends with the first Set.
       *[other] The round ends when someone has { $sets } Sets.
    }
guide-match =
    { $rounds ->
        [0] The game ends when everyone has dealt once.
        [1] The game is a single round.
       *[other] The game has { $rounds } rounds.
    }
guide-keys = Keys
guide-keys-cards = Each card has a key, in the same position on the keyboard as the card on the table. With three cards per row, the fourth row continues to the right of the first:
guide-keys-change = You can change the keys in the settings.

## The browser: what happens at the table

# Which features of three cards fit and which do not, each with a check or a cross before it.
check-feature =
    { $feature ->
        [number] number
        [shading] shading
        [colour] color
        [symbol] symbol
       *[border] border
    }
# On the dealer’s button between two rounds. Beside it stands the time after which the round begins by itself.
table-all-cards = Play with all the cards
table-next-round = Next round
table-next-round-by = { $name } deals next
table-next-round-in =
    { $seconds ->
        [one] The next round starts in { $seconds } second.
       *[other] The next round starts in { $seconds } seconds.
    }
# Help for a game that is played alone, and for a table where Sets are claimed without calling.
guide-alone-deal =
    { $cards ->
        [one] { $cards } card is face up. Take your time.
       *[other] { $cards } cards are face up. Take your time.
    }
guide-alone-pick = When you see a Set, pick its three cards. New cards replace them.
guide-alone-wrong = Three cards that aren’t a Set stay on the table, and you see why.
guide-alone-no-set =
    { $variant ->
        [solitaire] There are never more than twelve cards. You lose when no Set is left among them, or when you press “No Set” and there is one.
       *[practice] If you don’t see a Set, press “No Set” to get three more cards.
    }
guide-alone-puzzle =
    { $sets ->
        [one] { $sets } Set is hidden here. Find it.
       *[other] { $sets } Sets are hidden here, and a card can be part of several. Find them all.
    }
guide-wrong-claim =
    { $cost ->
        [lose-point] If it isn’t a Set, the cards stay on the table and you lose a point.
        [lock-out] If it isn’t a Set, the cards stay on the table and you can’t pick until someone else takes a Set.
        [wait] If it isn’t a Set, the cards stay on the table and you have to wait a few seconds.
       *[nothing] If it isn’t a Set, the cards stay on the table. There is no penalty.
    }
guide-others-check =
    { $seconds ->
        [one] Before it counts, the others have { $seconds } second to say whether it is right. Then everyone sees who was right; the game decides.
       *[other] Before it counts, the others have { $seconds } seconds to say whether it is right. Then everyone sees who was right; the game decides.
    }
# The end of a match; scores are numbers with their sign, the winner’s first.
end-won = You won { $own }–{ $other }!
end-winner = { $name } won { $best }–{ $other }
# Where a score is below zero, which beside a dash cannot be read.
end-winner-plain = { $name } won
# A race to a number of finds; $time is such as 52.3 s or 1:23.4.
end-race-won = You won in { $time }!
end-race-lost = { $name } was faster: { $time }
end-race-winner = { $name } won in { $time }
end-race-alone = Done in { $time }!
end-race-behind = { $time } behind. Good game!
end-race-pace =
    { $target ->
        [set] { $time } per Set
       *[other] { $time } per find
    }
# A run of a challenge beside the nearest earlier one: $name is its player; $who is "you" where it is the reader's own best.
end-beat =
    { $who ->
        [you] You beat your best by { $time }!
       *[other] You beat { $name } by { $time }!
    }
end-behind =
    { $who ->
        [you] { $time } off your best
       *[other] { $time } behind { $name }
    }
end-beat-finds =
    { $target ->
        [set] { $count ->
            [one] You beat { $name } by { $count } Set!
           *[other] You beat { $name } by { $count } Sets!
        }
       *[other] { $count ->
            [one] You beat { $name } by { $count } find!
           *[other] You beat { $name } by { $count } finds!
        }
    }
end-behind-finds =
    { $target ->
        [set] { $count ->
            [one] { $count } Set behind { $name }
           *[other] { $count } Sets behind { $name }
        }
       *[other] { $count ->
            [one] { $count } find behind { $name }
           *[other] { $count } finds behind { $name }
        }
    }
# $kind is "time" where the time decides.
end-best-so-far =
    { $kind ->
        [time] Fastest so far!
       *[other] Best so far!
    }
# The most finds in the time that all have. $target is set, two-pairs, six or four.
end-most-won =
    { $target ->
        [set] { $count ->
            [one] You won with { $count } Set!
           *[other] You won with { $count } Sets!
        }
       *[other] { $count ->
            [one] You won with { $count } find!
           *[other] You won with { $count } finds!
        }
    }
end-most-winner =
    { $target ->
        [set] { $count ->
            [one] { $name } won with { $count } Set
           *[other] { $name } won with { $count } Sets
        }
       *[other] { $count ->
            [one] { $name } won with { $count } find
           *[other] { $name } won with { $count } finds
        }
    }
end-shared = A tie at { $score }!
end-shared-by-others = A tie at { $score }
end-kind =
    { $sets ->
        [0] Good game!
        [one] You found { $sets } Set. Good game!
       *[other] You found { $sets } Sets. Good game!
    }
end-kind-finds =
    { $finds ->
        [0] Good game!
        [one] You made { $finds } find. Good game!
       *[other] You made { $finds } finds. Good game!
    }
# The same where it was close.
end-close =
    { $sets ->
        [one] So close! You found { $sets } Set.
       *[other] So close! You found { $sets } Sets.
    }
end-close-finds =
    { $finds ->
        [one] So close! You made { $finds } find.
       *[other] So close! You made { $finds } finds.
    }
# Between two rounds: who leads and by how much, $who being the player or another. $points is 1 or more.
end-lead =
    { $who ->
        [you] You lead by { NUMBER($points) }
       *[other] { $name } leads by { NUMBER($points) }
    }
# Several players lead with this score.
end-level = Tied at { $score }
end-rounds-left =
    { $rounds ->
        [one] { $rounds } round to go
       *[other] { $rounds } rounds to go
    }
end-alone =
    { $sets ->
        [one] { $sets } Set found
       *[other] { $sets } Sets found
    }
end-alone-finds =
    { $finds ->
        [one] { $finds } find
       *[other] { $finds } finds
    }
end-alone-won =
    { $sets ->
        [one] You won with { $sets } Set!
       *[other] You won with { $sets } Sets!
    }
end-alone-lost =
    { $sets ->
        [one] { $sets } Set found, { $cards ->
            [one] { $cards } card to go
           *[other] { $cards } cards to go
        }
       *[other] { $sets } Sets found, { $cards ->
            [one] { $cards } card to go
           *[other] { $cards } cards to go
        }
    }
# Moments of a match, each beside the three cards; $seconds is a time such as 1.2 s.
end-quickest = Your fastest Set: { $seconds }
end-quickest-of = Fastest Set: { $name }, { $seconds }
end-quickest-find = Your fastest find: { $seconds }
end-quickest-find-of = Fastest find: { $name }, { $seconds }
end-missed = This Set went unnoticed for { $seconds }
end-missed-find = This one went unnoticed for { $seconds }
# To a player who has lost.
end-missed-kind = You could have had this one: it was there for { $seconds }
# The same where it did not lie there for long.
end-missed-short = You could have had this one
# Buttons that share a result.
end-picture = Share as a picture
end-copy = Copy result
end-details = Details
# Another player has asked for a rematch; the reader may join or stay with the results.
rematch-ask = Rematch
rematch-offer = { $name } wants a rematch.
rematch-offer-some = A rematch is about to start.
rematch-join = Join
rematch-later = Not now
# The table before the first deal.
waiting-title = Waiting for friends…
waiting-ready = Ready to play
waiting-free = Open seat
waiting-host = Host
waiting-more = Bots and handicaps
# Sounds: the offer at the first table, and the settings.
sound-now =
    { $state ->
        [on] Sound on
       *[off] Sound off
    }
settings-volume = Volume
settings-listen = Test sound
settings-vibration = Vibrate when I call or find a Set
settings-notify = While this tab is hidden, notify me when a round starts or it’s my turn to deal
# In the title of a hidden tab, and in a notification.
attention-deal = Your turn to deal!
attention-begins = The round is starting!

## The browser: after a round and a match

result-round-over = Round { NUMBER($round) } is over
result-match-over = Game over
result-sheet = Scores
result-player = Player
result-round = Round { NUMBER($round) }
result-total = Total
result-winner = Winner
result-sets =
    { $sets ->
        [one] { $sets } Set
       *[other] { $sets } Sets
    }
result-wrong =
    { $calls ->
        [one] { $calls } wrong call
       *[other] { $calls } wrong calls
    }
result-pace = Pace
result-right = Correct calls
result-right-of = { NUMBER($right) } of { NUMBER($calls) }
result-hit-rate = Accuracy
result-quickest = Fastest
result-median = Median
# $seconds is a number with its decimals.
result-seconds = { $seconds } s
result-times = Time per Set
result-chart = Time per Set in the order found, one line per player; the table below has the same numbers.
result-axis-seconds = seconds
result-axis-sets = Sets in the order found
result-as-table = Show as a table
result-set-number = Set
result-time = Time
result-missed = Missed Sets
result-missed-none = No missed Sets
# $seconds is a number with its decimals.
result-missed-lay = On the table for { $seconds } s
result-missed-denied = On the table for { $seconds } s, even when everyone said “No Set”
result-last = Last cards
result-proof = Fair deal
result-proof-how = Before each round, the server committed to its seed by showing the seed’s hash, and the players added random numbers of their own. Now the seed is revealed, and anyone can check that the deck follows from it.
result-proof-link = How to check it yourself
result-commitment = Promised before the deal
result-seed = Seed
result-contribution =
    { $who ->
        [you] Added by you
       *[other] Added by { $name }
    }
result-stacked = This deck was prepared in advance, not shuffled.
result-verify = Verify the deal
result-verifying = Verifying…
result-verify-wrong = The deal doesn’t check out: { $reason }
result-replay = Watch replay
result-download = Download replay

## The browser: a replay

replay-title = Replay
replay-controls = Timeline
replay-play = Play
replay-pause = Pause
replay-back = Previous step
replay-forward = Next step
replay-speed = Speed
replay-times = { NUMBER($speed) }×
replay-at = { $time } of { $length }
replay-show-sets = Show the Sets on the table
replay-sets =
    { $sets ->
        [0] No Set on the table.
        [one] { $sets } Set on the table.
       *[other] { $sets } Sets on the table.
    }
replay-moments = What happened
replay-table = Back to the table

## The browser: friendly words

emote-menu = Say something

## Help on the command line

help-play-join = Join a table by its link
help-play-watch = With --join, just watch
help-play-host = Open a table on a server and show its link
help-play-challenge = Play a challenge by its link: the same cards as everyone else who has it
help-play-plain = Line by line, for screen readers: no drawing, typed commands
help-play-ascii = Draw with ASCII only
help-play-palette = Card colors
help-play-ticks = Mark each color with ticks at the edge of the card: one, two, or three
help-play-keys = The letters of the first twelve cards, row by row, instead of wertsdfgxcvb
help-play-reorder = Put Hebrew in visual order, for terminals that don’t
help-replay-plain = Line by line, for screen readers: no drawing, typed commands
help-replay-ascii = Draw with ASCII only
help-replay-palette = Card colors
help-replay-ticks = Mark each color with ticks at the edge of the card: one, two, or three
help-replay-keys = The letters of the first twelve cards, row by row, instead of wertsdfgxcvb
help-replay-reorder = Put Hebrew in visual order, for terminals that don’t
help-replay = Step through a game and see the Sets that were there
help-replay-source = A replay file, or a link to a table

## The terminal

screen-about = The card game SET, following five of its rule booklets.
menu-game = Variant
menu-edition = Edition
menu-bots = Bots
menu-level = Bot level
button-start = start
button-choose = choose
button-change = change
button-set = Set!
button-no-set = no Set
button-help = help
button-leave = leave
button-quit = quit
button-stay = stay
button-deal = deal
button-add-bot = add a bot
button-remove-bot = remove a bot
button-next-round = next round
button-all-cards = all cards
button-rematch = rematch
button-replay = replay
button-save = save
button-back = back
button-forward = next
button-first = start
button-last = end
screen-watching =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
screen-wrong =
    { $who ->
        [you] Not a Set.
       *[other] { $name }: not a Set.
    }
screen-bot = bot
screen-away = disconnected
screen-left = gone
screen-locked = locked out
screen-locked-for = locked out ({ NUMBER($seconds) })
screen-set-master = Set-Master
screen-master-sees = On the table
screen-found = Found: { NUMBER($found) } of { NUMBER($all) }
screen-pick = Pick three cards!
screen-only-watching = You’re watching.
screen-waiting = Waiting for the first deal.
screen-share = Anyone with this link can join:
screen-connecting = Connecting to { $url }…
screen-lost = Connection lost. Reconnecting…
screen-call-lost = Connection lost: this didn’t get through.
screen-try-again = That didn’t work. Try again.
screen-small =
    { $cards ->
        [one] This window is { $window }; { $cards } card needs { $size }.
       *[other] This window is { $window }; { $cards } cards need { $size }.
    }
screen-small-plain = Make it larger, or play with --plain.
screen-leave = Leave the table?
screen-saved = Replay saved: { $file }
screen-saved-there = The server has the replay: tercet replay { $link }
report-points = points
report-wrong = wrong
report-hit-rate = accuracy
report-median = median, s
report-best = fastest
report-duration = The round took { $time }.
report-times = Your times in seconds, Set by Set: { $times }
report-missed =
    { $count ->
        [0] No missed Sets.
        [one] { $count } missed Set.
       *[other] { $count } missed Sets.
    }
report-line =
    { $who ->
        [you] You: Sets { NUMBER($sets) }, wrong calls { NUMBER($wrong) }, accuracy { $rate }; seconds: { $times }
       *[other] { $name }: Sets { NUMBER($sets) }, wrong calls { NUMBER($wrong) }, accuracy { $rate }; seconds: { $times }
    }
# A player who neither found nor called anything.
report-none =
    { $who ->
        [you] You: no Sets and no wrong calls.
       *[other] { $name }: no Sets and no wrong calls.
    }
replay-step = Step { NUMBER($step) } of { NUMBER($steps) }
keys-cards = Press a card’s letter or click the card to pick it; do it again to deselect it.
keys-call = Press Space to call “Set!” and then pick three cards before the bar runs out.
keys-claim = Just pick three cards; you don’t need to call.
# $count is 3, 4 or 6.
keys-claim-count = Pick { NUMBER($count) } cards; you don’t need to call.
keys-turn = Press a card’s letter or click the card to turn it over, one card at a time.
keys-last = The cards of the last find stay next to the others and have letters, too.
keys-no-set = Press N to say “No Set.”
keys-vote = When the others check, press 1 for right or 2 for wrong.
keys-clear = Press Esc or Backspace to clear your selection.
keys-emote = Say something: { $words }
keys-leave = Press Q to leave the table (you’ll be asked first). Ctrl-C quits right away and keeps your seat.
keys-close = Press any key to close this.
play-commands = Enter shows the cards or deals; “a” asks for all the cards after a quick start; “c” explains the last call; “r” shows times, accuracy, and missed Sets; “p” steps through the game, “p 7” goes to step 7; “w” saves the replay; “e 1” to “e 8” say something; “+” and “-” add and remove bots.
play-unreachable = Can’t reach { $url }: { $reason }
play-no-table = There is no table at { $url }
play-too-many = Too many tables or players from your network at { $url }. Try again later.
play-other-version = The server uses a different version of the protocol. Update one of the two.
play-too-fast = The server closed the connection: too many messages too fast.
play-bad-address = “{ $text }” is not an address; use something like http://127.0.0.1:8080 or https://example.org.
play-not-a-table = { $url } is a server, not a table link; use --host to open a table there.
play-bad-keys = “{ $text }” can’t be used as keys: give up to 12 different letters, row by row, without Q or N or letters used by other cards.
replay-empty = No round at this table has finished yet.

## The program

serve-shared = Data is stored in a shared PostgreSQL journal. Press Ctrl-C to stop.

## Help on the command line

help-serve-journal = A PostgreSQL database to share the journal with other nodes, such as postgres://USER@HOST/DATABASE, instead of a folder; also TERCET_JOURNAL
help-serve-unsafe-journal = Run even if PostgreSQL is configured to lose confirmed moves in a crash; also TERCET_UNSAFE_JOURNAL
help-load-record = Record what each player was shown, to compare it with the journal; the file appears when everyone is seated
load-longest-wait = Longest wait of any player: { NUMBER($milliseconds) } ms


## The browser: what one plays alone

alone-title = Play solo
alone-what = Works offline. Your game is saved on this device, and the clock stops while you’re away.
alone-lies-here = Game in progress
alone-replaces = Starting a new game replaces this one.
alone-links = More solo games
alone-puzzle = Quick-start puzzle
alone-player = You
alone-bots = Against bots
alone-bots-start = Play against bots
alone-bot = Bot { NUMBER($number) }
alone-need-bots =
    { $count ->
        [one] This variant needs at least { $count } bot.
       *[other] This variant needs at least { $count } bots.
    }
children-title = For small children
children-again = Play again
children-found = Sets found: { NUMBER($sets) }
alone-quick = Quick start
alone-quick-what = 27 cards and only three features: an easy start
alone-practice = Practice
alone-practice-what = All 81 cards, no rush. If you don’t see a Set, say “No Set” to get three more cards. Your times and mistakes are recorded.
alone-solitaire = Solitaire
alone-solitaire-what = Twelve cards, never more. If there is no Set among them, you lose. To win, play until the deck is empty and no Set is left.
alone-solitaire-yours =
    { $played ->
        [one] You’ve won { NUMBER($won) } of { $played } solitaire game: { $rate }.
       *[other] You’ve won { NUMBER($won) } of { $played } solitaire games: { $rate }.
    }
alone-solitaire-odds = The real odds: you win { $any } of games if you take any Set, and { $ahead } if you always look ahead.
alone-paused = Paused
alone-runs = The clock is running again.
alone-missed = There was a Set: look!
alone-go-on = Resume
alone-offer = Three quick Sets in a row! Switch to the full deck of 81 cards?
alone-offer-take = Play the full deck
alone-offer-later = Not now
alone-other = Play something else




## The browser: puzzles

puzzle-daily = Daily puzzle
puzzle-quick = Quick-start puzzle
# $cards is 9 or 12.
# $cards is 9 or 12. $sets is 4 or 6.
puzzle-goal = There are exactly { NUMBER($sets) } Sets among these { NUMBER($cards) } cards. Find them all.
puzzle-right = A Set in { $time }! { NUMBER($found) } of { NUMBER($all) }.
puzzle-clock = Time: { $time }
puzzle-hint = Hint
puzzle-hint-card = This card is part of a Set you haven’t found yet: { $card }.
puzzle-hint-pair = These two cards belong to the same Set: { $cards }.
# $feature is the name of a feature; $kind is how it fares on the three cards of a Set.
puzzle-hint-feature =
    { $feature ->
        [number] { $kind ->
            [same] Look at the number: it’s the same on all three cards.
           *[different] Look at the number: it’s different on all three cards.
        }
        [shading] { $kind ->
            [same] Look at the shading: it’s the same on all three cards.
           *[different] Look at the shading: it’s different on all three cards.
        }
        [colour] { $kind ->
            [same] Look at the color: it’s the same on all three cards.
           *[different] Look at the color: it’s different on all three cards.
        }
       *[symbol] { $kind ->
            [same] Look at the symbol: it’s the same on all three cards.
           *[different] Look at the symbol: it’s different on all three cards.
        }
    }
puzzle-hint-over = No more hints for this Set: only one card is missing.
puzzle-hints =
    { $hints ->
        [0] no hints
        [one] { $hints } hint
       *[other] { $hints } hints
    }
puzzle-mistakes =
    { $picks ->
        [0] no mistakes
        [one] { $picks } mistake
       *[other] { $picks } mistakes
    }
puzzle-start = Start
puzzle-paused = Paused. The cards are hidden.
puzzle-go-on = Resume
puzzle-solved = Solved in { $time }
puzzle-found-sets = Sets found
puzzle-streak =
    { $days ->
        [0] Start a streak today
        [one] Streak: { $days } day
       *[other] Streak: { $days } days
    }
# How a day’s time compares with the player’s other days.
puzzle-compared =
    { $kind ->
        [first] Your first daily puzzle!
        [best] Your best time so far!
       *[faster] Faster than your usual time.
    }
# Labels of large figures.
puzzle-figure =
    { $kind ->
        [streak] Streak
        [longest] Best streak
        [best] Best time
       *[median] Median time
    }
puzzle-month-before = Previous month
puzzle-month-after = Next month
# A day of the calendar, for screen readers. The puzzle of the date is solved, was solved after the day, or is not solved.
puzzle-calendar-day =
    { $kind ->
        [solved] { $date }: solved
        [late] { $date }: solved later
       *[none] { $date }: not solved
    }
puzzle-streak-how = Colored days count toward your streak; circled days were solved later. A new puzzle arrives at midnight, your time.
# Of a day that was solved after it had passed.
puzzle-archive = From the archive: doesn’t count toward your streak.
puzzle-next-in = Next puzzle in { $time }
puzzle-next-there = A new puzzle is available.
puzzle-others = More puzzles
puzzle-day = Day
puzzle-day-open = Open
puzzle-day-before = Previous day
puzzle-day-after = Next day
puzzle-today = Today’s puzzle
puzzle-play-today = Play today’s puzzle
puzzle-too-early = There are no puzzles before { $date }.
puzzle-too-late = The puzzle for { $date } opens when that day begins.
puzzle-share = Share your result (no spoilers)
# The parts of one line; it has no sentence around it.
puzzle-share-day = Tercet · { $date }
puzzle-share-found = { NUMBER($found) }/{ NUMBER($all) } in { $time }
puzzle-share-streak = streak { NUMBER($days) }
puzzle-new = New puzzle
puzzle-deck = Cards in play


## The browser: the lesson and the drills

learn-title = Learn the game
learn-lead =
    { $edition ->
        [english] Six short steps, about three minutes, with the cards and rules of the English edition.
        [italian] Six short steps, about three minutes, with the cards and rules of the Italian edition.
        [russian] Six short steps, about three minutes, with the cards and rules of the Russian edition.
        [hebrew] Six short steps, about three minutes, with the cards and rules of the Hebrew edition.
       *[french] Six short steps, about three minutes, with the cards and rules of the French edition.
    }
learn-steps = Lesson steps
learn-step = Step { NUMBER($step) } of { NUMBER($steps) }
learn-exercise = Question { NUMBER($exercise) } of { NUMBER($exercises) }
learn-example = Example
learn-step-title = { $step ->
        [features] Four features
        [third] The third card
        [verdict] Set or not?
        [find] Find a Set
        [call] Call and pick
       *[none] When there is no Set
    }
learn-features = Each card shows one, two, or three identical symbols. A card has four features, and each feature has three values.
learn-features-question = These two cards differ in one feature. Which one?
learn-feature = { $feature ->
        [number] Number
        [shading] Shading
        [colour] Color
       *[symbol] Symbol
    }
learn-features-right =
    { $feature ->
        [number] Right: only the number differs.
        [shading] Right: only the shading differs.
        [colour] Right: only the color differs.
       *[symbol] Right: only the symbol differs.
    }
learn-features-wrong =
    { $feature ->
        [number] Not the number: it’s the same on both cards. Look again.
        [shading] Not the shading: it’s the same on both cards. Look again.
        [colour] Not the color: it’s the same on both cards. Look again.
       *[symbol] Not the symbol: it’s the same on both cards. Look again.
    }
learn-third = For any two cards, exactly one third card completes the Set. Where the two match, the third matches them; where they differ, the third has the remaining value.
learn-third-question = Which card completes the Set?
learn-verdict = To check three cards, go through the features one by one: is each one the same on all three cards, or different on all three?
learn-verdict-question = Are these three cards a Set?
learn-say-set = Set
learn-say-none = Not a Set
learn-right = That’s right!
learn-wrong = Not quite.
learn-find = In the game, everyone looks at the same cards. Pick three that make a Set: tap them, use the arrow keys and Enter, or type the letters on the cards.
learn-find-question = Find a Set among these nine cards.
learn-hint = Show me a card
learn-hint-card = This card is part of a Set: { $card }.
learn-cards = Cards: { $cards }.
learn-call-question = Call “Set!” and then pick a Set.
learn-call-right =
    { $scoring ->
        [most-sets] The cards are yours. The player with the most Sets wins.
        [point-per-card] The cards are yours. You score a point for each.
       *[point-per-set] The cards are yours, and you score a point.
    }
learn-call-purpose = Now make a mistake on purpose: call “Set!” and pick three cards that are not a Set.
learn-call-wrong =
    { $cost ->
        [lose-point] A wrong call costs you a point. The cards stay on the table.
        [lock-out] After a wrong call, you can’t call until someone else takes a Set. The cards stay on the table.
       *[nothing] There is no penalty for a wrong call here. The cards stay on the table.
    }
learn-call-again = In this lesson, you can try again right away.
learn-call-late = Time’s up: in a game, this counts as a wrong call. Find the Set first, then call.
learn-call-was-set = But this is a Set! Pick three cards that are not a Set.
learn-none-question = There is no Set among these twelve cards. Say “No Set.”
learn-none-said =
    { $when ->
        [all-agree] Everyone agrees: three more cards are dealt.
       *[all-agree-or-long-time] Everyone agrees, or a long time has passed: three more cards are dealt.
    }
learn-none-find = Now there are fifteen cards, with a Set among them. Find it.
learn-none-end = The three cards are not replaced: now there are twelve again.
learn-next = Next
learn-done-title = You know the game!
learn-done = That’s all there is to it. Now play your first round: 27 cards against one slow bot. The drills below are for later.
learn-restart = Restart
learn-first-round = Play your first round
learn-more = Drills and rules
learn-lesson = Go to the lesson
learn-rules = Read the rules
learn-drills = Drills
learn-drill = { $drill ->
        [third] The third card
        [set-or-not] Set or not?
       *[no-set] Is there a Set?
    }
learn-drill-what =
    { $drill ->
        [third] You see two cards: pick the one that completes the Set.
        [set-or-not] You see three cards: are they a Set?
       *[no-set] You see twelve cards: pick a Set, or say “No Set.”
    }
learn-right-answers = Correct
learn-mistakes = Mistakes
learn-pace = Average time
learn-pace-value = { NUMBER($seconds) } s
learn-pace-none = –
learn-run = Longest streak
learn-reset = Start over
learn-no-set-question = Is there a Set? Pick it, or say “No Set.”
learn-no-set-right = Right: there is no Set among these cards.
learn-no-set-missed = There is a Set: { $cards }.
coach-title = Coach
coach-what = Sets that you missed, or that took you a while, come back here: after ten minutes, an hour, a day, three days, and a week.
coach-due = Sets to review now: { NUMBER($sets) }
coach-shelf = Sets by when they come back
# How long a Set waits before it comes back.
coach-wait = { $wait ->
        [minutes] 10 minutes
        [hour] 1 hour
        [day] 1 day
        [days] 3 days
       *[week] 1 week
    }
coach-back =
    { $wait ->
        [minutes] This Set comes back in ten minutes.
        [hour] This Set comes back in an hour.
        [day] This Set comes back tomorrow.
        [days] This Set comes back in three days.
        [week] This Set comes back in a week.
       *[never] You know this Set now: it won’t come back.
    }
# $time is a day of the week and a time.
coach-next = Nothing to review right now. Next: { $time }
coach-empty = Play a few games. The Sets you miss come back here just before you forget them.
coach-weakness-title = Your weak spot
# $percent is a number with its sign.
coach-weakness =
    { $feature ->
        [number] Sets with three different numbers take you { $percent } longer than similar Sets. Sets compared: { NUMBER($sets) }
        [shading] Sets with three different shadings take you { $percent } longer than similar Sets. Sets compared: { NUMBER($sets) }
        [colour] Sets with three different colors take you { $percent } longer than similar Sets. Sets compared: { NUMBER($sets) }
       *[symbol] Sets with three different symbols take you { $percent } longer than similar Sets. Sets compared: { NUMBER($sets) }
    }
coach-no-weakness = Nothing stands out so far; differences this small may just be chance. Sets compared: { NUMBER($sets) }




## The browser: the rules as pages

booklet-title =
    { $edition ->
        [english] Rules of the English edition
        [italian] Rules of the Italian edition
        [russian] Rules of the Russian edition
        [hebrew] Rules of the Hebrew edition
       *[french] Rules of the French edition
    }
booklet-lead =
    { $edition ->
        [english] What the English booklet says, in our own words.
        [italian] What the Italian booklet says, in our own words.
        [russian] What the Russian booklet says, in our own words.
        [hebrew] What the Hebrew booklet says, in our own words.
       *[french] What the French booklet says, in our own words.
    } Where it is silent and Tercet had to decide, the line is marked as a house rule.
booklet-house = House rule
# Marks a sentence that no booklet says and that is not a rule.
booklet-note = Our note
booklet-print = Print
booklet-editions = Editions
booklet-section = { $section ->
        [cards] The cards
        [play] How to play
        [none] When no one sees a Set
        [end] The end of the game
        [quick] Quick start
        [alone] Playing solo
        [puzzle] A puzzle to start with
        [odds] How likely is a Set?
        [speed] Speed
       *[forever] Forever, with a Set-Master
    }
booklet-deck = There are 81 cards, all different. They vary in four features, and each feature has three values:
booklet-number = Number: one, two, or three symbols.
booklet-shading =
    { $middle ->
        [striped] Shading: solid, striped, or open.
       *[dotted] Shading: solid, dotted, or open.
    }
booklet-colour =
    { $green ->
        [green] Color: red, green, or purple.
        [turquoise] Color: red, turquoise, or purple.
       *[blue] { $purple ->
            [black] Color: orange, blue, or black.
           *[white] Color: orange, blue, or white.
        }
    }
booklet-symbol =
    { $symbols ->
        [diamond] Symbol: diamonds, ovals, or squiggles.
       *[rectangle] Symbol: rectangles, ovals, or waves.
    }
booklet-one-card = An example card: { $card }.
booklet-two = For any two cards, there is exactly one third card that completes the Set.
booklet-sets = These are Sets
booklet-no-sets = These are not Sets
booklet-questions = Ask four questions, about number, color, symbol, and shading: is it either the same on all three cards or different on all three? It is a Set only if the answer is yes all four times.
booklet-questions-slip = The booklet’s first question asks about the number, but adds in parentheses whether the cards have the same symbol. That is a slip: its third question is the one about the symbol.
booklet-deal =
    { $rows ->
        [free] Shuffle the cards and place twelve of them face up in a rectangle, where everyone can see them.
       *[three] Shuffle the cards and place twelve of them face up in three rows of four, where everyone can see them.
    }
booklet-turns = There are no turns: all players look at the same time. The three cards of a Set can be anywhere.
# $cards is a list of three cards.
booklet-layout-set = The three marked cards are a Set: { $cards }.
booklet-call =
    { $calling ->
        [call-then-pick] The first player to see a Set says “Set” out loud, and only then picks its three cards.
        [call-and-pick-at-once] Anyone may say “Set” at any time, and must then pick the three cards at once, without hesitating.
       *[quick-claims] A player who sees a Set picks its three cards, without calling.
    }
booklet-call-window =
    { $seconds ->
        [one] You have { $seconds } second to pick the cards; running out of time is a wrong call.
       *[other] You have { $seconds } seconds to pick the cards; running out of time is a wrong call.
    }
booklet-photo-finish = When calls come close together, the fastest reaction wins, not the fastest connection. Coming in second never counts as a wrong call.
booklet-while =
    { $others ->
        [may-not-pick] After a call, no one else may pick cards until the caller is done.
        [may-not-pick-or-call] After a call, no one else may pick cards or call until the caller is done.
       *[may-not-touch-or-call] After a call, no one else may touch the cards or call until the three cards are checked.
    }
booklet-check = The others check the three cards. If they are a Set, the player keeps them, and three cards from the deck replace them.
booklet-others-check = Here, the game does the checking. A table may also let the others check: each says “Right” or “Wrong,” and everyone sees who was right.
booklet-wrong =
    { $cost ->
        [lose-point] If they are not, they go back to the table and the player loses one point.
        [lock-out] If they are not, they stay on the table and the player may not call again until someone else has found a Set.
       *[nothing] If they are not, they stay on the table. There is no penalty.
    }
booklet-below-zero = A score can go below zero.
booklet-all-locked = If that leaves no one who may call, everyone may call again. In a solo game, you are never locked out.
booklet-no-set =
    { $when ->
        [all-agree] When all players agree that there is no Set among the twelve cards, three more are added, which makes fifteen.
       *[all-agree-or-long-time] When no Set is possible among the twelve cards, or no one has found one for a long time, a player adds three more, which makes fifteen.
    }
booklet-silence =
    { $seconds ->
        [one] Once someone has said that there is no Set, { $seconds } second of silence counts as agreement.
       *[other] Once someone has said that there is no Set, { $seconds } seconds of silence counts as agreement.
    }
booklet-long-time =
    { $seconds ->
        [one] “A long time” means { $seconds } second without a find; then one player’s word is enough.
       *[other] “A long time” means { $seconds } seconds without a find; then one player’s word is enough.
    }
booklet-widened = The three extra cards are not replaced: when the next Set is taken, there are twelve again.
booklet-wider = If there is still no Set, three more are added, up to 21 cards, which always contain one.
booklet-end = The round is over when the deck is empty and no Set is left on the table.
booklet-left =
    { $left ->
        [usually] Usually, six or nine cards are left.
       *[maybe] Six or nine cards may be left.
    }
booklet-scoring =
    { $scoring ->
        [point-per-set] Each Set is worth one point.
        [point-per-set-minus-wrong-calls] Each Set is worth one point; the points for wrong calls are subtracted.
        [most-sets] There are no points: the player with the most Sets wins.
       *[point-per-card] Each card is worth one point.
    }
booklet-match =
    { $rounds ->
        [each-deals] Add up the points, pass the deal to the left, and shuffle the cards again. When everyone has dealt one round, the highest total wins.
       *[one-round] One round is the whole game.
    }
booklet-ties = Tied players share the win.
booklet-seats =
    { $seconds ->
        [one] Players may join and leave at any time; those who leave keep their Sets. If the dealer takes longer than { $seconds } second, the next round starts by itself; if it is the first round, anyone may deal.
       *[other] Players may join and leave at any time; those who leave keep their Sets. If the dealer takes longer than { $seconds } seconds, the next round starts by itself; if it is the first round, anyone may deal.
    }
booklet-quick =
    { $edition ->
        [english] For a first game, and for small children, use only the 27 red cards: without color, three features remain. Deal only nine cards. Once everyone spots Sets quickly, shuffle in the other cards.
        [italian] For a first game, and for small children, use only the 27 solid cards: without shading, three features remain. Deal only nine cards.
        [russian] For a simpler and shorter game, leave out one feature; use only the 27 solid cards, for example, and shading no longer matters. Once everyone is comfortable, shuffle all the cards together.
        [hebrew] For a simpler game, use only a third of the cards, for example the 27 solid ones: shading no longer matters, and three features remain. For the full game, shuffle in the other cards.
       *[french] “Easy” is for beginners and children: 27 cards of a single color, so that color no longer matters. Deal nine cards, in three rows of three. Everything else is as in the full game.
    }
booklet-quick-layout = The booklet doesn’t give another number, so twelve cards are dealt here, too.
booklet-quick-value =
    { $value ->
        [red] Tercet uses the red cards here, because the booklet leaves the choice open. You can choose any feature and value for a new table.
       *[solid] Tercet uses the solid cards here, because the booklet leaves the choice open. You can choose any feature and value for a new table.
    }
booklet-alone = If you play solo, you lose as soon as there is no Set among the twelve cards.
booklet-alone-won = You win when the deck is empty and no Set is left. If you say “No Set” while there is one, you lose.
booklet-puzzle = The booklet also has a puzzle that leaves out shading: find four Sets among nine cards.
# $cards is 12. $cards_more is 15.
booklet-odds = The booklet says that { NUMBER($cards) } cards contain a Set about { NUMBER($percent) }% of the time, and { NUMBER($cards_more) } cards more than { NUMBER($percent_more) }% of the time.
booklet-odds-link = See the exact odds
booklet-forever = With three or more players, each is the Set-Master for one round: the Set-Master shuffles, deals, and refills, but does not play. Each card taken is worth one point. After as many rounds as there are players, the highest total wins.
booklet-speed = No calling: when you see a Set, just pick its three cards. When there is no Set on the table, three more cards come automatically. A wrong pick costs you three seconds. One round is the whole game.
booklet-master-sees = The Set-Master sees which Sets are on the table.




## The browser: the chances

odds-page-title = Odds
# $deals is 15.
odds-page-simple = In a real game, about 1 layout in { NUMBER($deals) } has no Set.
odds-page-lead = How likely is it that there is no Set? Calculated exactly where possible, simulated where not.
odds-page-fresh = No Set among random cards
odds-page-fresh-how = The chance that cards from a well-shuffled deck contain no Set is calculated exactly, not estimated. During a game it is higher, because Sets keep being removed.
odds-page-fresh-chart = The chance of no Set by the number of cards, one line per deck; the tables below have the same numbers.
# $cards is 27 or 81.
odds-page-deck = Deck of { NUMBER($cards) } cards
# $cards is 27 or 81.
odds-page-table = Exact table for the deck of { NUMBER($cards) } cards
odds-page-cards = Cards
odds-page-random = No Set, random cards
odds-page-no-set = No Set
odds-page-one-in = One in
odds-page-in-play = No Set, during a game
odds-page-mean = Sets on average
odds-page-exactly = Exactly
odds-page-chance = Chance
odds-page-axis-percent = percent
odds-page-axis-cards = cards
odds-page-axis-sets = Sets
odds-page-spread = How many Sets are there?
odds-page-spread-of = Number of cards
# $mean is a number with its decimals, $fraction the same exactly.
odds-page-spread-mean = On average { $mean }, exactly { $fraction }.
odds-page-spread-chart = The chance of each number of Sets; the table below has the same numbers.
odds-page-course = During a game
odds-page-course-how = Taking Sets away leaves cards that don’t go together. So twelve cards during a game contain no Set { $played } of the time; twelve random cards, only { $fresh } of the time.
odds-page-course-chart = The chance that twelve cards contain no Set, by the number of cards still in the deck; the table below has the same numbers.
odds-page-line-random = Random cards (exact)
# $games is 10000000.
odds-page-line-played = During a game ({ $games } simulated games)
odds-page-line-yours = Your simulation
odds-page-in-deck = Still in the deck
odds-page-simulate = Simulate it yourself
odds-page-simulate-how = Your browser plays whole games, taking any Set on the table. The more games, the narrower the interval that contains the true value 99 times out of 100.
odds-page-kind = Variant
odds-page-games = Games
odds-page-start = Start
odds-page-go-on = Continue
odds-page-stop = Stop
odds-page-progress = Games played: { $games } of { $goal }
odds-page-pace = Games per second: { $games }
odds-page-done = Simulation finished. Games played: { $games }
odds-page-stopped = Stopped. Games played: { $games }
odds-page-broken = Your browser couldn’t start the simulation. Reload the page.
odds-page-what = Result
odds-page-seen = Observed
odds-page-interval = 99% confidence interval
odds-page-interval-of = { $low } to { $high }
odds-page-first = No Set on the first deal
# $cards is 9, 12, 15 or 18.
odds-page-boards = No Set among { NUMBER($cards) } cards
odds-page-won = Games won
odds-page-left = Cards left: { NUMBER($cards) }
odds-page-here = Is there a Set here?
odds-page-here-how = Choose any cards: select a number and a shading, then tap the cards.
odds-page-number = Number
odds-page-number-of = { $number ->
        [one] One
        [two] Two
       *[three] Three
    }
odds-page-shading = Shading
odds-page-shading-of = { $shading ->
        [solid] Solid
        [striped] Striped
        [dotted] Dotted
       *[open] Open
    }
odds-page-choose = Cards to choose from
odds-page-chosen = Selected cards: { NUMBER($cards) }
odds-page-put-back = Remove: { $card }
# $cards is 12.
odds-page-deal = Deal { NUMBER($cards) } random cards
odds-page-clear = Remove all
odds-page-nothing = No cards selected yet.
odds-page-found-none = There is no Set here.
odds-page-found =
    { $sets ->
        [one] There is { $sets } Set here.
       *[other] There are { $sets } Sets here.
    }
# $sets is 40.
odds-page-found-more = Showing the first { NUMBER($sets) } Sets.
odds-page-likely =
    { $cards ->
        [1] A single card is never a Set.
       *[other] { $cards } random cards contain no Set { $percent } of the time; the average number of Sets is { $mean }.
    }
# $cards is 9 or 20.
odds-page-certain = This many cards always contain a Set. The most without one: { NUMBER($cards) }
# $seconds is a number with its decimals.
odds-page-difficulty = A casual player finds a Set here in about { $seconds } s (estimated).
odds-page-claims = What the booklets say

## The browser: what one has done so far

statistics-title = Your statistics
statistics-lead = How fast and how accurately you find Sets. This is stored only in this browser.
statistics-empty = Nothing here yet. Find a Set, at a table or solo, and it will show up here.
statistics-begin-alone = Play solo
statistics-begin-daily = Today’s puzzle
statistics-begin-learn = Learn the game
statistics-begin-friends = Play with friends
statistics-sum = Overall
statistics-found = Sets found
statistics-wrong = Mistakes
statistics-by-differing = By number of differing features
statistics-differing = Differing features
statistics-by-game = By game
statistics-game = Game
statistics-game-name = { $game ->
        [table] Games with others
        [here] Solo games
        [puzzle] Quick-start puzzle
        [daily] Daily puzzle
       *[drill] Drills
    }
statistics-history = History
statistics-days = Day
statistics-weeks = Week of
statistics-medians = Median time per Set
statistics-medians-chart = Median time per Set, by day or week; the table below has the same numbers.
statistics-differing-chart = Median time per Set, by the number of differing features; the table below has the same numbers.
statistics-counts = Sets found
statistics-counts-chart = Sets found, by day or week; the table below has the same numbers.
statistics-keeping = Your data
statistics-export = Download as CSV
statistics-delete = Delete everything
statistics-delete-sure = Permanently delete everything on this page?
statistics-delete-yes = Delete
statistics-delete-no = Keep
statistics-deleted = Everything has been deleted.

## The browser: installed and offline
offline-news = A new version is ready. It will start the next time you open Tercet.
offline-reload = Reload
offline-install = Install Tercet on this device
offline-away = Can’t reach the server. Solo games, the lesson, and the puzzles still work; you only need the server to play with others.

## The modes of the house: what their pages say

# One line about each mode, to choose by.
mode-pitch = { $mode ->
        [sprint-10] Find ten Sets on your own board. How fast are you?
        [sprint-20] Find twenty Sets on your own board. Can you keep up the pace?
        [minutes-1] How many Sets can you find in one minute?
        [minutes-2] How many Sets can you find in two minutes?
        [minutes-5] How many Sets can you find in five minutes?
        [first-steps] Solid cards only, so there’s less to watch for: an easy start.
        [chain] Every new Set uses one card from the last one.
        [whole-board] Find every Set on the table. Only then do you get new cards.
        [restless] After every Set, the cards trade places.
        [blind] Every card is face down. Turn over three, and remember what you see.
        [two-pairs] Find two pairs that are missing the same card.
        [two-pairs-nine] Two pairs, with only nine cards to choose from.
        [two-pairs-chain] Two pairs, reusing two cards from the last find.
        [five-features] 243 cards, because the border counts, too.
        [six] Six cards at a time, every feature in balance.
        [fours] Four of everything, and four cards to find.
        [little-fours] Fours with solid cards only, so there’s less to watch for.
        [little-fours-chain] Little fours, reusing two cards from the last find.
        [fresh-paint] New symbols, colors, and shadings every round.
       *[speed] See a Set? Take it. No calling, no waiting for cards.
    }
# What the modes of one idea have in common: Sprint 10 and Sprint 20 are both a Sprint.
mode-idea = { $mode ->
        [sprint-10] Sprint
       *[minutes-1] Timed
    }
# What tells the modes of one idea apart, as a short label to choose by.
mode-length = { $mode ->
        [sprint-10] 10 Sets
        [sprint-20] 20 Sets
        [minutes-1] 1 minute
        [minutes-2] 2 minutes
        [minutes-5] 5 minutes
        [two-pairs-nine] 9 cards
        [two-pairs-chain] Chain
        [fours] All cards
        [little-fours] Solid only
        [little-fours-chain] Solid, chain
       *[two-pairs] 12 cards
    }
# Headings over groups of modes.
mode-group = { $group ->
        [clock] Against the clock
        [cards] Other cards
       *[finds] Other finds
    }
modes-all = All modes
# Two sentences on the page of a mode: the rule, and what is fun about it.
mode-story = { $mode ->
        [sprint-10] Everyone has the same cards on a board of their own, so no one can snatch a Set from you. The first to finish wins.
        [minutes-1] Everyone has the same cards on a board of their own, and the clock is ticking. Find the most Sets before it stops, and you win.
        [first-steps] Nine cards, all of them solid: you only look at number, color, and symbol. The best way to teach friends the game.
        [blind] All cards are face down; three are turned over at a time, for everyone to see. If they make a Set, they’re yours. If not, remember where they were.
        [restless] After every Set, all cards on the table change places. The Set you already had your eye on? Find it again!
        [fresh-paint] Every round, the symbols, colors, and shadings are drawn differently. Your eyes start from scratch, and that’s the fun of it.
        [five-features] Each card has a border, too: single, double, or dotted. That makes 243 cards, and it’s only a Set if the border fits as well.
        [chain] Every Set uses exactly one card from the previous Set, whose cards stay next to the others. One find leads to the next, and everyone knows where to start looking.
        [whole-board] Found Sets stay on the table, and the hunt goes on to the very last one. The first ones jump out at you. The last ones don’t.
        [two-pairs] Find four cards: two pairs that the same fifth card would turn into Sets. Often that card isn’t on the table, so you have to picture it.
        [six] Six cards at once: each feature is all the same, or split 3–3, 2–2–2, or 4–1–1. For eyes that find Sets too easy.
        [fours] Everything comes in fours now: up to four symbols, a fourth color, and hexagons. Find four cards on which each feature is all the same, all different, or split two and two.
       *[speed] No calling, no turns: if you see a Set, take it. More cards come automatically, so the game never stalls.
    }
# A lesson of one minute on the page of a mode.
mode-lesson = Try it
mode-lesson-complete = { $target ->
        [set] Which card makes this a Set?
        [two-pairs] Which card turns these into two pairs?
        [six] Which card makes this a Six?
       *[four] Which card makes this a Four?
    }
mode-lesson-judge = { $target ->
        [set] Is this a Set?
        [two-pairs] Are these two pairs?
        [six] Is this a Six?
       *[four] Is this a Four?
    }
mode-lesson-yes = Yes
mode-lesson-no = No
mode-lesson-find = { $target ->
        [set] Find a Set.
        [two-pairs] Find two pairs.
        [six] Find a Six.
       *[four] Find a Four.
    }
mode-lesson-turn = The cards are face down: turn them over, and remember what you see.
mode-lesson-clock = Three finds in one minute. Ready?
mode-lesson-late = Time’s up. Try again!
mode-lesson-done = You’ve got it! Time for a game.
# What is looked for.
summary-target = { $target ->
        [set] You’re looking for a Set: three cards in which each feature is either all the same or all different.
        [two-pairs] You’re looking for four cards: two pairs that are missing the same card. Add it to either pair, and you have a Set. It doesn’t have to be on the table.
        [six] You’re looking for a Six: six cards in balance. Each feature is all the same, or split 3–3, 2–2–2, or 4–1–1.
       *[four] You’re looking for a Four: four cards in which each feature is all the same, all different, or split two and two.
    }
# $cards is a list of cards.
summary-example = For example: { $cards }.
# $pairs is answer-pairs.
summary-example-pairs = Here’s an example. { $pairs }
# The cards that there are, and those on the table. $deck is 27, 64, 81, 243 or 256.
summary-cards = The deck has { NUMBER($deck) } cards, with { NUMBER($layout) } in front of you at a time.
# $deck is a rule-deck-value, such as “solid only”.
summary-only = Cards in play: { $deck }.
summary-border = Each card also has a fifth feature, its border: single, double, or dotted.
# $values is a list of value-names.
summary-fourth = Watch for the fourth values, too: { $values }.
summary-claim = No need to call: just pick the cards before anyone else does.
summary-claim-own = No need to call: just pick the cards when you see them.
summary-call =
    { $seconds ->
        [one] Call “Set!” as soon as you see them, then pick the cards within { $seconds } second.
       *[other] Call “Set!” as soon as you see them, then pick the cards within { $seconds } seconds.
    }
# $count is 3, 4 or 6.
summary-turn =
    { $seconds ->
        [one] The cards are face down. Turn over { NUMBER($count) } cards, one at a time, each within { $seconds } second; everyone gets to see them. If they’re what you’re looking for, they’re yours. If not, they’re turned back, and the others get to go first.
       *[other] The cards are face down. Turn over { NUMBER($count) } cards, one at a time, each within { $seconds } seconds; everyone gets to see them. If they’re what you’re looking for, they’re yours. If not, they’re turned back, and the others get to go first.
    }
summary-chain =
    { $count ->
        [1] After the first find, exactly one card must be from the last find, whose cards stay next to the others.
       *[other] After the first find, exactly { $count } cards must be from the last find, whose cards stay next to the others.
    }
summary-until-all = Found cards stay on the table. Once there’s nothing left to find, you get a whole new board.
summary-shuffled = After every find, the cards on the table trade places, so look again.
summary-own = Everyone has a board of their own, with the same cards in the same order, and you can see how far the others have gotten.
summary-fresh = Symbols, colors, and shadings change every round, so your eyes never get used to them.
summary-no-find = { $value ->
        [at-once] When there’s nothing to find, more cards come automatically.
        [all-agree] When everyone agrees that there’s nothing to find, more cards are dealt.
       *[all-agree-or-long-time] When everyone agrees that there’s nothing to find, or when someone asks after a long time, more cards are dealt.
    }
summary-endless = The deck never runs out: it is shuffled and dealt again.
summary-first-to =
    { $count ->
        [1] The round ends with the first find.
       *[other] The round ends as soon as someone has made { $count } finds.
    }
summary-finds =
    { $count ->
        [1] The round ends after one find.
       *[other] The round ends after { $count } finds.
    }
summary-finds-own =
    { $count ->
        [1] You’re done after one find; the fastest player wins.
       *[other] You’re done after { $count } finds; the fastest player wins.
    }
summary-minutes =
    { $count ->
        [one] The round lasts { $count } minute.
       *[other] The round lasts { $count } minutes.
    }
summary-seconds =
    { $count ->
        [one] The round lasts { $count } second.
       *[other] The round lasts { $count } seconds.
    }
summary-deck-ends = The round ends when the deck is empty and nothing is left to find.
# After another sentence that says what ends the round.
summary-deck-ends-too = It also ends when the deck is empty and nothing is left to find.
summary-points =
    { $count ->
        [one] Each find is worth { $count } point.
       *[other] Each find is worth { $count } points.
    }
summary-most = Whoever makes the most finds wins.
summary-wrong = { $value ->
        [lose-point] A wrong call costs a point.
        [lock-out] After a wrong call, you’re locked out until someone else makes a find.
       *[nothing] A wrong call costs nothing.
    }
summary-wrong-wait =
    { $seconds ->
        [one] Get it wrong, and you have to wait { $seconds } second.
       *[other] Get it wrong, and you have to wait { $seconds } seconds.
    }

## Challenges

challenge-title = The same cards for everyone
challenge-about = Play the same deal as everyone else, and see who is faster.
# $name is the player who made the challenge.
challenge-by = Made by { $name }
# A challenge cannot know whether a friend has seen the cards under another name.
challenge-honest = It relies on honest play: the second time, you know the cards.
challenge-play = Play
challenge-again = Try again
challenge-best = Best results
challenge-empty = No results yet. Yours can be the first.
challenge-none = There is no such challenge.
challenge-sealed = The cards are secret until you have finished the challenge yourself.
challenge-friend = Challenge a friend
# Heading beside the cards: how far earlier players were at this moment.
challenge-earlier = Earlier runs
challenge-own-best = Your best
challenge-list = See the results
# Finds less lost points, and the time of the last find.
challenge-result =
    { $target ->
        [set] { $count ->
            [one] { $count } Set in { $time }
           *[other] { $count } Sets in { $time }
        }
       *[other] { $count ->
            [one] { $count } find in { $time }
           *[other] { $count } finds in { $time }
        }
    }
challenge-attempt = Attempt { NUMBER($attempt) }
challenge-more = More players: { NUMBER($count) }
# To a player who opens the link.
challenge-from = { $name } challenges you
# $time is the time to beat.
challenge-beat = Beat { $time } on the same cards.
challenge-beat-finds =
    { $target ->
        [set] { $count ->
            [one] Beat { $count } Set on the same cards.
           *[other] Beat { $count } Sets on the same cards.
        }
       *[other] { $count ->
            [one] Beat { $count } find on the same cards.
           *[other] Beat { $count } finds on the same cards.
        }
    }
# To the player who made it.
challenge-send = Send this to a friend
challenge-send-about = Everyone who opens the link plays the same cards.
# A sprint of another length than usual.
challenge-length =
    { $target ->
        [set] { $count ->
            [one] First to { $count } Set
           *[other] First to { $count } Sets
        }
       *[other] { $count ->
            [one] First to { $count } find
           *[other] First to { $count } finds
        }
    }
# Button after a run: copies the result with the challenge's link.
challenge-send-back = Send it back
# Button after a game alone: makes a challenge of its cards and copies the link.
challenge-this = Beat this: challenge a friend
challenge-kept = Saved in this browser. The link is made as soon as you’re online.
challenge-open = Open the challenge
# Beside a result whose times a browser has reported.
challenge-unchecked = Not checked by a server
# Heading of the result of the game that a challenge was made from.
challenge-made-from = To beat
# Button: play the same cards at the same time, each on a board of their own.
challenge-race = Race live

## The race of each day

day-title = Daily race
day-about = Ten Sets against the clock. Everyone gets the same cards.
day-first = Your first attempt counts. Later ones are practice.
day-practice = Practice
# How many players have finished the race of a day.
day-runs =
    { $count ->
        [0] No results yet
        [one] { $count } result
       *[other] { $count } results
    }
day-median = Median: { $time }
day-place = Place: { NUMBER($place) }
# $percent of the other players took longer.
day-percentile = Slower than you: { $percent }
day-ranking = Ranking
day-guests = Guests
day-guests-how = The ranking lists players who created their passkey or recovery phrase before that day. You can create one in your account.
day-best-practice = Best practice run: { $time }
day-sealed = The cards stay secret until this date is over everywhere on earth.
day-earlier = Earlier days
day-none = There is no race on this day.
day-yours = Your races
# A day of the calendar, for screen readers.
day-cell =
    { $kind ->
        [raced] { $date }: raced
       *[none] { $date }: not raced
    }
# Beside the result of the daily puzzle. The times come from the players’ own browsers.
day-puzzle-median = Median of all players: { $time } (not verified)
phrase-create = Create a recovery phrase
phrase-hint = Twelve words bring back your name, results, and streak in any browser. A new phrase replaces the old one.
phrase-exists = You already have a recovery phrase. A new one replaces it, and the old words stop working.
phrase-keep = Keep the old phrase
phrase-replace = Create a new phrase
# $phrase is the twelve words, in English.
phrase-shown = Write these words down now; they are shown only once: { $phrase }

## The browser: playing with others at once, and the lobby

# A button on the home page: opponents are found at once.
home-online = Play online
now-finding = Finding a table…
# At a table where one person plays with bots.
now-bots = Bots fill in until other players arrive.
# The filters of the list of public tables.
lobby-game = Game
lobby-all-games = All games
lobby-free = With free seats
lobby-near = Near my rating
lobby-none = No table matches these filters.
# $points is the mean rating of the people at a table.
lobby-points = Rating: { $points }
# The finds at this table change ratings.
lobby-rated = Rated

## People: profiles, following, blocking, reports

# Title of one's own profile while it is loaded, and the link to it.
people-own = Your profile
# What the address of a profile is called before it is loaded.
people-title = Profile
people-none = There is no such player.
# Mark beside the name of a player that is a program and says so.
people-bot = Program
people-follow = Follow
people-unfollow = Stop following
people-follows-you = Follows you
people-block = Block
people-unblock = Unblock
people-block-about = A blocked player sees only your name, doesn’t see where you play, and can’t invite you. At a table you share, both of you stay.
people-report = Report name
people-report-why = What is wrong with this name?
people-reported = Thank you. The operator of this server will see it.
# $reason is offensive, pretends, personal or advertising.
report-reason =
    { $reason ->
        [offensive] It’s offensive
        [pretends] It pretends to be someone else
        [personal] It reveals personal data
       *[advertising] It’s advertising
    }
people-ratings = Ratings
people-matches = Matches
people-bests = Best by mode
people-bests-none = No finished challenge or daily race yet.
people-private = This player shares only their name and rating.
people-sharing = What others see
people-sharing-profile = Matches and bests
people-sharing-table = The public table where you’re playing
# $who is private, friends or public.
people-visibility =
    { $who ->
        [private] Only me
        [friends] Friends
       *[public] Everyone
    }
people-friends = Friends are players who follow each other. Everyone sees your name and rating.
people-following = People you follow
people-following-none = You don’t follow anyone yet. Open a player’s profile from a list to follow them.
people-at-table = At a table now
people-open-table = Go to the table
people-blocked = Blocked
people-invitation = { $name } invites you to a table
people-declare = I’m a program
people-declare-about = Programs are welcome: they are marked as such for everyone and have their own place in lists. This can never be undone.
people-declare-sure = Mark this identity as a program forever?
people-declare-no = No, I’m a person
people-declare-yes = Mark forever
people-failed = That didn’t work. Try again in a moment.
# Headings beside the ranking of the daily race and of challenges.
day-programs = Programs
day-apart = Awaiting review
day-apart-how = These runs look as if a program had played them. They stay here until the operator has looked at them.

## People: what an operator sees

reports-none = No names have been reported.
# $reasons is a list of report-reason with counts; $first and $last are dates.
reports-name = { $name } ({ $player }): reports: { NUMBER($count) }; { $reasons }; { $first } to { $last }
runs-none = No runs look like a program’s.
# $signs is a list of program-sign.
runs-run =
    { $run } ({ $challenge }, { $player }): points: { NUMBER($points) }, { $seconds } s; { $signs }; { $decision ->
        [accepted] accepted
        [rejected] rejected
       *[none] awaiting a decision
    }
# What in a run’s pace people’s play does not have.
program-sign =
    { $sign ->
        [instant] faster than a hand
        [never-slow] even the slowest find came within a second
        [even] every find took the same time
        [even-picks] every pick took the same time
        [first] always the first find in layout order
       *[indifferent] hard finds took no longer
    }
help-reports = Show the names that players have reported; if the journal is a folder, stop the server first
help-reports-place = The data folder, or the URL of a PostgreSQL journal
help-reports-dismiss = Erase the reports about this player’s name
help-runs = Show the runs of challenges that look like a program’s, which stay apart in lists until you decide; if the journal is a folder, stop the server first
help-runs-place = The data folder, or the URL of a PostgreSQL journal
help-runs-accept = Let this run stand with the others
help-runs-reject = Take this run out of its list

## Ratings

# $number is the how manieth match at this table: 1, 2, 3 …
recompute-differs = Table { $table }, match { NUMBER($number) }: the stored rating is not the one that the table gives.
recompute-uncounted = Finished matches that are not counted yet: { NUMBER($matches) }. “tercet projections --rebuild” counts them.
recompute-right = All ratings are right, bit by bit. Ratings: { NUMBER($ratings) }. Matches: { NUMBER($matches) }.
recompute-wrong = Ratings are wrong. Matches whose ratings differ: { NUMBER($matches) }.
help-ratings-recompute = Compute all ratings of a server again from its tables and compare them with the stored ones: the data folder, a backup, or the URL of a PostgreSQL journal
# Under a rated match’s result; $before and $after are ratings such as 1512.
rating-change = Your rating: { $before } → { $after }
rating-provisional = Provisional: it takes about five rated matches until a rating is listed.
# Heading of up to three finds.
rating-most-changed = What mattered most:
# After a number of points such as +12. $number counts the finds of the match from 1; $percent is how likely this player was to make it.
rating-find-yours = find { NUMBER($number) }, yours; your chance was { $percent }
rating-find-others = find { NUMBER($number) }, another player’s; your chance was { $percent }
table-rated = Rated: matches here count for your rating if at least two people play.
ratings-title = Ratings
ratings-lead = Who is likely to find the next Set first. Listed after about five rated matches.
ratings-game = Game
ratings-period = Period
ratings-week = This week
ratings-all = All time
ratings-none = No one is listed here yet.
# $place is a place among $count players.
ratings-yours = Your place: { NUMBER($place) } of { NUMBER($count) }
ratings-place = Place
ratings-points = Rating
ratings-rated-finds = Finds

## Your account, passkeys and privacy

help-serve-passkey-domain = Domain that players’ passkeys are for, such as example.org; without it there are none; also TERCET_PASSKEY_DOMAIN
settings-account = Account and devices
account-title = Your account
account-lead = No sign-up and no email. This browser already knows you; here you make sure you can come back.
account-name = Name
account-ways = Ways to come back
account-passkeys = Passkeys
account-passkey-hint = A passkey signs you in with your fingerprint, your face, or your screen lock. Nothing to remember, nothing to type.
account-passkey-create = Create a passkey
account-passkey-made = Your passkey is ready.
account-passkey-failed = That didn’t work. Nothing has changed.
account-passkey-unknown = This passkey isn’t known here, or it was removed.
account-passkey-use = Sign in with a passkey
# Button beside a passkey.
account-passkey-remove = Remove
# The same button for screen readers. $device is a browser and its system, such as “Firefox · Android”.
account-passkey-remove-of = Remove the passkey: { $device }
account-passkey-removed = The passkey has been removed. You can delete it from your device, too.
# $since and $seen are dates.
account-passkey-since = Created: { $since }
account-passkey-used = Created: { $since }. Last used: { $seen }.
# In place of a browser’s name.
account-other-browser = Another browser
account-phrase = Recovery phrase
account-sign-in = Been here before?
account-sign-in-hint = Become the player you are in your other browser: with a passkey, a code, or your recovery phrase.
account-sign-in-leaves = This browser then stops being the player it is now.
account-devices = Devices
# Beside the device on which this page is open.
account-here = This device
# How a device came to be signed in.
account-way =
    { $way ->
        [visit] Signed in by the first visit
        [code] Signed in with a code
        [phrase] Signed in with the recovery phrase
        [passkey] Signed in with a passkey
        [earlier] All devices from before this list existed
       *[other] Signed in
    }
# $since and $seen are dates.
account-device-dates = Since: { $since }. Last used: { $seen }.
account-sign-out = Sign out
# The same button for screen readers. $device is a browser and its system, such as “Firefox · Android”.
account-sign-out-of = Sign out: { $device }
account-sign-out-others = Sign out all other devices
account-signed-out = Done. Devices that were signed out see it within a second.
account-data = Your data
account-export-json = Download everything (JSON)
account-export-csv = Download your games (CSV)
account-privacy = What is stored, and for how long
account-delete = Delete my account
account-delete-sure = This deletes your name, your devices, your passkeys, and everything stored in this browser. Your games stay as those of a “Deleted player”. It can’t be undone.
account-delete-no = Keep my account
account-delete-yes = Delete for good
privacy-title = Privacy
privacy-lead = What this game stores about you, in plain words.
privacy-server = On the server
privacy-name = The name you choose, and the names you had before. Other players see it.
privacy-games = The games you play with others, the daily races, and the times you report for puzzles, under a random number that says nothing about you.
privacy-devices = For each device that you sign in on: the kind of browser and system, the day, and about once a week that it was used.
privacy-passkeys = Of a passkey, its public half. Your fingerprint, your face, and your PIN never leave your device. Of a recovery phrase, a scrambled form that can’t be turned back into the words.
privacy-address = Your network address is used while you are connected, to keep floods of requests away. It isn’t written down with your games.
privacy-browser = In your browser
privacy-browser-what = Settings, statistics, lessons, and games against bots stay in your browser. They are not sent anywhere; clearing the browser’s data deletes them.
privacy-never = What doesn’t happen
privacy-no-tracking = No ads, no tracking, no profiles for sale, no email address.
privacy-no-others = No data goes to other companies, and the page loads nothing from them.
privacy-cookie = There is one cookie. It proves to the server that you are you, and does nothing else.
privacy-how-long = For how long
privacy-long = Until you delete it. A browser that isn’t used for a year forgets its cookie.
privacy-backups = Whoever runs this server may keep backups for a while. After one is restored, deleted players are deleted again.
privacy-yours = Your data is yours
privacy-yours-how = On your account page you can download everything, sign out devices, and delete everything at once.
privacy-children = For children
privacy-children-what = You can play without telling us anything. Pick a made-up name, not your real one. Don’t tell other players where you live or go to school. If something feels wrong, tell a grown-up. Together you can delete everything on the account page.
