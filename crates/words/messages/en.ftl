### Tercet in English, the language that the others fall back to.
### A select is a plural select if all its keys are plural categories or numbers; otherwise its variable is text.
### A default such as *[several] stands for every value that is not listed.

## The language itself

language-name = English
language-direction = ltr
number-decimal = .
number-group = ,
number-minus = −

## The check of three cards

check-is-set = This is a Set.
check-is-not-set = This is not a Set.
magic-rule = The magic rule: if two cards share something that the third does not, it is not a Set.

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

answer-colour-same = Colour: all three are { $value ->
        [red] red
        [green] green
        [turquoise] turquoise
        [orange] orange
        [blue] blue
        [black] black
        [white] white
       *[purple] purple
    }.

answer-colour-different = Colour: all different.

answer-colour-mixed = Colour: two are { $value ->
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

## The cards

# A card as a phrase inside a sentence or a list. $number, $shading, $colour and $symbol are names of values.
card-name =
    { $number ->
        [one] one
        [two] two
       *[three] three
    } { $shading ->
        [solid] solid
        [striped] striped
        [dotted] dotted
       *[open] open
    } { $colour ->
        [red] red
        [green] green
        [turquoise] turquoise
        [orange] orange
        [blue] blue
        [black] black
        [white] white
       *[purple] purple
    } { $number ->
        [one] { $symbol ->
            [diamond] diamond
            [rectangle] rectangle
            [oval] oval
            [squiggle] squiggle
           *[wave] wave
        }
       *[several] { $symbol ->
            [diamond] diamonds
            [rectangle] rectangles
            [oval] ovals
            [squiggle] squiggles
           *[wave] waves
        }
    }

## What is wrong with what somebody typed

card-letters = A card is four letters: number 1, 2, 3; shading s (solid), t (striped), e (open); colour r, g, p; symbol d (diamond), o (oval), q (squiggle). For example: 2srd.
card-unknown-letter = “{ $text }” is not a card: no card has the letter “{ $letter }”.
card-feature-twice =
    “{ $text }” is not a card: { $feature ->
        [number] the number is given twice
        [shading] the shading is given twice
        [colour] the colour is given twice
       *[symbol] the symbol is given twice
    }.
card-feature-missing =
    “{ $text }” is not a card: { $feature ->
        [number] the number is missing
        [shading] the shading is missing
        [colour] the colour is missing
       *[symbol] the symbol is missing
    }.
claim-not-three =
    { $count ->
        [one] A Set is exactly three cards; there is only one here.
       *[other] A Set is exactly three cards; there are { $count } here.
    }
claim-same-card = The card { $card } is named twice; every card exists once.
seed-not-hex = “{ $letter }” is not a hexadecimal digit; those are 0–9 and a–f.
seed-length =
    { $count ->
        [0] The seed is empty; it has 1 to { NUMBER($most) } hexadecimal digits, for example 2a.
        [one] A seed of one digit is too long; it has 1 to { NUMBER($most) } hexadecimal digits, for example 2a.
       *[other] A seed of { $count } digits is too long; it has 1 to { NUMBER($most) } hexadecimal digits, for example 2a.
    }
name-empty = A name needs at least one visible character.
name-long = A name has at most { NUMBER($most) } characters; this one has { NUMBER($count) }.
name-control = A name has no line breaks or other invisible characters.
handicap-delay = A delay is 0 to 30000 milliseconds, not { NUMBER($delay) }.
handicap-head-start = A head start is 0 to 27 points, not { NUMBER($points) }.
stack-count = A round of these rules has { NUMBER($needed) } cards, but the deck has { NUMBER($count) }.
stack-foreign = The card { $card } does not belong to the deck of these rules.
stack-twice = The card { $card } is in the deck twice; every card exists once.
stack-sets = This puzzle has exactly { NUMBER($needed) } Sets, but the cards hold { NUMBER($count) }.

## What does not fit together in rules

rules-out-of-range = { $field } is { NUMBER($value) }, but must be from { NUMBER($least) } to { NUMBER($most) }.
rules-layout-threes = A layout of { NUMBER($count) } cards is not made of threes; 9, 12, 15 and 18 are.
rules-rows = { NUMBER($count) } cards do not fill { NUMBER($rows) } equal rows.
rules-set-master = A Set-Master watches while at least two others play, so the table needs at least 3 seats, not { NUMBER($seats) }.
rules-alone = { $variant } is played alone, so seats must be 1, not { NUMBER($seats) }.
rules-most-sets = Where the most Sets win there are no points, so a wrong call cannot cost one.
rules-subtract = Wrong calls can only be subtracted where a wrong call costs a point.
rules-puzzle = { $variant } lays out { NUMBER($count) } cards of a deck of { NUMBER($deck) }.

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
rule-green = the green is
rule-green-value = { $value ->
        [green] green
       *[turquoise] turquoise
    }
rule-middle-shading = the middle shading is
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
rule-layout = layout
rule-layout-value = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
rule-rows = rows
rule-rows-value = { $count ->
        [0] as the screen likes
        [one] one row
       *[other] { $count } rows
    }
rule-calling = on seeing a Set
rule-calling-value = { $value ->
        [call-then-pick] call, then pick
        [call-and-pick-at-once] call and pick at once
       *[quick-claims] pick without calling
    }
rule-call-window = time to pick
rule-photo-finish = photo finish makes good at most
rule-others = the others while a call stands
rule-others-value = { $value ->
        [may-not-pick] may not pick
        [may-not-pick-or-call] may not pick or call
       *[may-not-touch-or-call] may not touch or call
    }
rule-wrong-call = wrong call
rule-wrong-call-value = { $value ->
        [lose-point] minus one point
        [lock-out] locked out until another takes a Set
       *[nothing] only counted
    }
rule-no-set = three more cards
rule-no-set-value = { $value ->
        [all-agree] when all agree
       *[all-agree-or-long-time] when all agree, or one asks after a long time
    }
rule-silence = silence counts as agreement after
rule-long-time = a long time is
rule-widened = next Set from a widened layout
rule-widened-value = { $value ->
        [not-replaced] not replaced
       *[replaced] replaced
    }
rule-first-to = round ends
rule-first-to-value = { $count ->
        [0] deck empty, no Set left
        [one] at the first Set
       *[other] when somebody has { $count } Sets
    }
rule-scoring = scoring
rule-scoring-value = { $value ->
        [point-per-set] 1 point a Set
        [point-per-set-minus-wrong-calls] 1 point a Set, minus wrong calls
        [most-sets] most Sets wins
       *[point-per-card] 1 point a card
    }
rule-rounds = match
rule-rounds-value = { $count ->
        [0] each player deals once
        [one] one round
       *[other] { $count } rounds
    }
rule-deal-within = the dealer deals within
rule-set-master = the dealer
rule-set-master-value = { $value ->
        [yes] watches as Set-Master
       *[no] plays too
    }
rule-seats = seats
rule-alone = alone, no Set among 12
rule-alone-value = { $value ->
        [loses] the player loses
       *[silent] –
    }
rule-quick-deck = quick start plays
rule-quick-layout = quick start lays out
rule-seconds-value = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
rule-milliseconds-value = { NUMBER($count) } ms
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
variant-borrowed =
    The { $edition ->
        [english] English
        [italian] Italian
        [russian] Russian
        [hebrew] Hebrew
       *[french] French
    } booklet does not know “{ $variant }”; this follows the { $source ->
        [english] English
        [italian] Italian
        [russian] Russian
        [hebrew] Hebrew
       *[french] French
    } one.
variant-of-the-house = No booklet knows “{ $variant }”; this is a rule of the house.
editions-hint = For one edition as a file to edit: tercet editions english > rules.toml

## Why something cannot be done

refusal-not-seated = Only players at the table can do this: sit down first.
refusal-already-seated = You sit at this table already.
refusal-removed-by-host = The host has removed you from this table.
refusal-not-host = Only the host, { $host }, may do this.
refusal-nobody-there = Nobody who could be meant sits there.
refusal-too-many-players = { NUMBER($players) } players sit here, more than the { NUMBER($seats) } seats of these rules.
refusal-match-goes-on = A rematch comes after the match.
refusal-too-often = One friendly word at a time: again in { NUMBER($seconds) } s.
refusal-table-full =
    { $seats ->
        [one] The only seat is taken.
       *[other] All { $seats } seats are taken.
    }
refusal-match-has-begun = This is settled before the first deal.
refusal-already-dealt = The cards are dealt already.
refusal-not-the-dealer = The deal is { $dealer }’s; anybody may deal in { NUMBER($seconds) } s.
refusal-too-few-players =
    { $players ->
        [one] It takes { NUMBER($needed) } players; there is one.
       *[other] It takes { NUMBER($needed) } players; there are { $players }.
    }
refusal-not-dealt = No cards lie on the table yet.
refusal-round-over = The round is over.
refusal-match-over = The match is over.
refusal-set-master-watches = The Set-Master watches this round.
refusal-locked-out = After a wrong call you are locked out until somebody else takes a Set.
refusal-too-early = Your handicap lets you call in { NUMBER($seconds) } s.
refusal-call-stands = { $caller } called { NUMBER($seconds) } s before you.
refusal-already-called = Your call stands already: pick three cards.
refusal-photo-finish = The photo finish is not decided yet.
refusal-call-first = Call “Set” before picking.
refusal-claim-without-calling = At this table one picks without calling.
refusal-not-on-table = The card { $card } does not lie on the table.
refusal-found-before = This Set has been found already.
refusal-said-already = You have said so already.
refusal-set-is-certain =
    { $cards ->
        [one] With this card there certainly is a Set.
       *[other] Among these { $cards } cards there certainly is a Set.
    }

## What happens at a table

event-opened = The table is open.
event-sat = { $name } sits down.
event-left = { $name } leaves.
event-handicapped = { $name } starts with { NUMBER($points) } points and may call { NUMBER($seconds) } s after new cards.
event-contributed = { $name } has stirred the shuffle.
event-dealt =
    { $cards ->
        [one] Round { NUMBER($round) }: { $name } deals { $cards } card.
       *[other] Round { NUMBER($round) }: { $name } deals { $cards } cards.
    }
event-call-held = { $name } calls. Photo finish…
event-called = { $name } calls “Set!”
event-beaten = { $name } was { NUMBER($milliseconds) } ms slower.
event-taken = { $name } takes a Set: { $cards }.
event-found = { $name } finds a Set: { $cards }.
event-wrong-cards = { $name } is wrong: { $cards } is not a Set.
event-wrong-time = { $name } called and did not pick in time.
event-lost-point = { $name } loses a point.
event-locked-out = { $name } is locked out until somebody else takes a Set.
event-freed = All may call again.
event-said-no-set = { $name } says: no Set.
event-widened-all = All agree: three more cards.
event-widened-silence = Nobody objects: three more cards.
event-widened-long-time = After so long: three more cards.
event-round-ended-no-set-left = The round is over: the deck is empty and no Set is left.
event-round-ended-agreed = The round is over: the deck is empty, and all agree that no Set is left.
event-round-ended-first-to = The round is over: { $name } has all the Sets needed.
event-round-ended-all-found = All Sets are found.
event-round-ended-stuck = There is no Set among these cards: the solitaire is lost.
event-round-ended-overlooked = There was a Set: { $cards }. The solitaire is lost.
event-host-changed = { $name } is the host now.
event-removed = The host has removed { $name }.
event-renamed = From now on the name is { $name }.
event-rules-changed = New rules: { $edition }, { $variant }.
event-rematch = A new match at the same table.
event-emoted = { $name }: { $words }
event-match-won =
    { $count ->
        [one] { $names } wins the match.
       *[other] { $names } share the win.
    }
emote-words = { $emote ->
        [hello] Hello!
        [well-done] Well done!
        [thanks] Thank you!
        [oops] Oops!
        [so-close] So close!
        [thinking] Thinking…
        [good-game] Good game!
       *[bye] Bye!
    }
event-alone-won = You have won.
event-alone-lost = You have lost.

## The program

usage-unknown-argument = There is no argument “{ $argument }” here.
usage-missing-argument = The argument { $argument } is missing.
usage-missing-command = Say what to do.
usage-unknown-command = There is no command “{ $command }”.
usage-invalid-value = “{ $value }” is not possible for { $argument }; possible are: { $possible }.
usage-bad-value = “{ $value }” is not possible for { $argument }.
usage-not-utf8 = An argument is not UTF-8 text.
usage-conflict = { $argument } cannot be used together with { $other }.
usage-hint = For help: { $command } --help
file-unreadable = Cannot read { $file }: { $reason }.
file-unwritable = Cannot write { $file }: { $reason }.
file-empty = { $file } is empty.
file-not-utf8 = { $file } is not UTF-8 text.
file-too-long = { $file } is longer than { NUMBER($most) } bytes, which is more than it can need.
file-bad-card = { $file }: { $reason }
file-bad-rules = { $file } does not hold rules: { $reason }
input-not-utf8 = Line { NUMBER($line) } is not UTF-8 text.
input-line-too-long = Line { NUMBER($line) } is longer than { NUMBER($most) } bytes, which is more than a line can need.
input-line = Line { NUMBER($line) }: { $reason }
input-empty = There is no layout: give cards, for example “tercet find 1srd 2srd 3srd”, or one layout a line on standard input.
find-none =
    { $count ->
        [0] There are no cards, so there is no Set.
        [one] There is no Set in one card.
       *[other] There is no Set among these { $count } cards.
    }
referee-not-an-object = This is not a command such as {"{"}"at":0,"by":"ann","do":"sit"{"}"}: { $reason }
referee-time-goes-back = “at” is { NUMBER($at) }, but { NUMBER($last) } was before; time never goes back.
referee-needs = “{ $action }” needs “{ $field }”.
referee-unknown-action = “do” is “{ $action }”; possible are: { $possible }.
serve-open = Tercet is open: { $url }
serve-data = Its journal is kept in { $folder }. Ctrl-C stops it.
serve-stopped = Tercet has stopped. Everything that was acknowledged is kept.
serve-port-taken = Something else already listens on { $address }: stop it, or choose another port, for example --listen 127.0.0.1:8081.
serve-cannot-listen = Cannot listen on { $address }: { $reason }. An address is written like 127.0.0.1:8080.
serve-no-data-folder = This platform names no folder for data: give one with --data.
backup-done = The copy is complete: { $file }
verify-right =
    { $rounds ->
        [one] All is right: one round, { NUMBER($records) } records; the promised seed, the shuffle, every event and the scores.
       *[other] All is right: { $rounds } rounds, { NUMBER($records) } records; the promised seeds, the shuffles, every event and the scores.
    }
verify-wrong = Line { NUMBER($line) } is wrong: { $reason }
verify-no-replay = { $file } is not a replay: { $reason }
verify-signed = The signature is right: nothing was changed since the server signed it.
verify-unsigned = By the rules, unsigned: times, names and ids are not proven.
verify-unchecked = By the rules; signature not checked: give --key or --server.
verify-forged = The signature does not fit: something was changed that the rules cannot see, such as a time, a name or an id, or another server has signed it.
key-now = Signs replays: { $key }
key-old = Has signed replays before: { $key }
audit-damaged = { $stream }, entry { NUMBER($entry) } is damaged: { $reason }
audit-other-hash = its hash is not that of its bytes and the entries before it.
audit-no-hash = it has no hash, and the entry before it has one.
audit-missing = the entries before it are missing.
audit-unreadable = it cannot be read: { $detail }
audit-against-rules = by the rules it does not follow from the entries before it: { $detail }
audit-counts = Tables: { NUMBER($tables) }; players: { NUMBER($players) }; entries: { NUMBER($entries) }; finished rounds, each decided again: { NUMBER($rounds) }.
audit-unchained = Before chaining, so without a hash of their own: { NUMBER($entries) }.
audit-newer = Tables of a newer version, of which only the hashes were checked: { NUMBER($tables) }.
audit-right = Nothing is damaged.
audit-wrong = Damaged entries: { NUMBER($count) }. The server refuses these tables and serves the others; restore what is missing from a backup.
flaw-not-opened = a replay starts with the opening of the table.
flaw-no-command = the record has no command.
flaw-time-goes-back = time goes back.
flaw-broken-commitment = the seed of round { NUMBER($round) } is not the one that was promised.
flaw-refused = by the rules this command is refused.
flaw-other-events = by the rules, event { NUMBER($event) } of this record is another one.
flaw-version = this program reads replays of another version.
flaw-position = these cards did not lie on the table like this.
flaw-score = the score of { $name } is another one.
flaw-scores = a player’s score is missing.
play-welcome = Tercet: { $edition }, { $variant }. “s” calls “Set”, then three numbers pick cards; “n” says that there is no Set; “q” leaves.
play-claims = Here three numbers are enough, without calling.
play-cards = Cards ({ NUMBER($deck) } more in the deck):
play-score = { $name }: { NUMBER($score) }
play-pick-now = Pick three cards within { NUMBER($seconds) } s: three numbers.
play-not-understood = “{ $text }” is not understood. “s” calls, three numbers such as “1 5 9” pick, “n” is no Set, “q” leaves.
play-no-such-card = There is no card number { NUMBER($number) } here.
play-left = You have left the table.
play-bot-model = The bots’ pace follows a model of how people find Sets, not measured data.

## The odds

# $number is a number as the language writes it, such as 3.23.
percent = { $number }%
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
odds-certain = From { NUMBER($cards) } cards on, a Set is certain.
odds-classes-note = Layouts that a symmetry of the deck turns into one another are of one class.
odds-too-many = Of the deck of { NUMBER($deck) } cards, at most { NUMBER($most) } can be asked about here, not { NUMBER($cards) }.
plot-format = A plot goes to a file that ends in .svg or .png, not to { $file }.
plot-no-set = How likely is no Set?
plot-by-sets = How many Sets do { NUMBER($cards) } of { NUMBER($deck) } cards hold?
plot-left = What is left at the end
plot-by-place = No Set among { NUMBER($cards) } cards
plot-cards-on-table = cards on the table
plot-cards-left = cards left
plot-cards-in-deck = cards still in the deck
# The dashed line of a plot.
plot-fresh = fresh deal: { $percent }
simulate-title = Games: { $games }; { $edition }, { $variant } (seed { $seed })
simulate-rate = rate
simulate-interval = 99% interval
simulate-exact = exact
simulate-first-deal = no Set on the first deal
simulate-no-set = no Set among { NUMBER($cards) } cards
simulate-won = games won
simulate-left = cards left
simulate-games = games
simulate-in-deck = in the deck
simulate-speed = { $games } games per second (threads: { NUMBER($threads) }).
simulate-stopped = Stopped: { $games } of { $asked } games are done.
simulate-puzzle = “{ $variant }” is a puzzle, in which nothing is dealt; possible are: { $possible }.
seed-number = “{ $text }” is not a seed; a seed here is a whole number up to 18446744073709551615, decimal or hexadecimal with 0x, for example 42 or 0x2a.
date-form = “{ $text }” is not a date; a date is year, month and day, for example 2026-01-31.
date-no-such-day = The calendar has no day { $date }; it has the days from 0001-01-01 to 9999-12-31.
date-too-late = From { $date } on there are fewer than { $count } days; the calendar here ends with 9999-12-31.
puzzle-of-day = Puzzle of { $date }
puzzle-drawn = Puzzle { $number } of seed { $seed }
puzzle-facts = Sets: { NUMBER($sets) }. Somebody who plays now and then finds the first in about { NUMBER($seconds) } s, says a model, not measured data.

## What the booklets claim

# $editions is a list of names of editions.
claim-line = { $editions }: { $statement }
claim-about = Among { NUMBER($cards) } cards there is a Set in about { $percent } of cases.
claim-over = Among { NUMBER($cards) } cards there is a Set in more than { $percent } of cases.
claim-left = Six or nine cards may be left at the end.
claim-cards = There are { NUMBER($cards) } cards, all different.
claim-quick = Without one feature, { NUMBER($cards) } cards are left to play with.
claim-puzzle = Nine cards without shading make a puzzle of { NUMBER($sets) } Sets.
claim-verdict = { $verdict ->
        [true] True.
        [fresh] True of a fresh deal, not in the course of a game.
        [mostly] True of most games, not of all.
       *[false] Not true.
    }
truth-fresh = On a fresh deal: { $percent }, exactly { $fraction }.
truth-in-play = In the course of a game, while Sets keep being taken away: { $percent } ({ $low } to { $high }).
truth-left = So end { $percent } of games ({ $low } to { $high }). The others leave: { $others }. None leaves 3.
truth-cards = { $product } = { NUMBER($cards) }. Among them are { NUMBER($sets) } Sets, and any two cards are in exactly one.
truth-puzzle = Of all layouts of nine such cards, { $percent } hold exactly { NUMBER($sets) } Sets ({ $fraction }); on average they hold { $mean }.
claims-note = Fresh deals are computed exactly. Games are simulated: { $games } of them, always the same, with 99% intervals.

## Help on the command line

help-tercet = The card game SET as its five rule booklets say it. Not affiliated with the game’s publishers.
help-usage = Usage:
help-commands = Commands:
help-arguments = Arguments:
help-options = Options:
help-example = Example:
help-lang = Language: en, fr, he, it or ru; otherwise the locale decides
help-json = Answer in JSON, for machines
help-help = Show this help
help-version = Show the version
help-check = Is it a Set? The four answers and the verdict; exit status 0 for a Set, 1 for none, 2 for bad input
help-check-cards = Three cards, such as 1srd 2srd 3srd
help-check-edition = The edition whose words and drawings are used
help-find = Find all Sets among cards, in layout order
help-find-cards = The cards of one layout; without any, one layout a line on standard input
help-editions = The five editions side by side, or one as TOML to edit
help-editions-name = The edition to write out as a file of rules
help-editions-variant = The variant to write out
help-deal = The deck of a round, in dealing order, from a table’s seed
help-deal-seed = The table’s seed: 1 to 64 hexadecimal digits
help-deal-round = The round of the match
help-deal-round-seed = A round’s own seed, as it is shown after the round, instead of the table’s
help-deal-mix = What a seat added to the shuffle, as SEAT:HEX, seats counted from 0; can be repeated
help-deal-edition = The edition whose deck is dealt
help-deal-variant = The way it is played
help-referee = A table on standard input and output, one JSON object a line, for programs in any language
help-referee-edition = The edition that is played
help-referee-variant = The way it is played
help-referee-rules = A file of rules in TOML or JSON, instead of edition and variant
help-referee-seed = The table’s seed: 1 to 64 hexadecimal digits; without it, a random one
help-referee-deck = A file with the first round’s cards in dealing order; later rounds are shuffled
help-play = Play in this terminal: against bots, alone, or at a table of a server
help-play-edition = The edition that is played
help-play-variant = The way it is played
help-play-rules = A file of rules in TOML or JSON, instead of edition and variant
help-play-seed = The table’s seed, to play the same cards again
help-play-bots = How many bots play along
help-play-level = How quick the bots are
help-play-name = Your name at the table

help-serve = Serve tables to everyone with the link, in the browser, the terminal and for programs
help-serve-listen = Address and port to listen on; also TERCET_LISTEN
help-serve-data = Folder for the journal; otherwise where this platform keeps a program’s data; also TERCET_DATA
help-serve-base-path = Where it is mounted behind a proxy, such as /tercet; also TERCET_BASE_PATH
help-serve-origin = A page beside its own that may use it, such as https://example.org; can be repeated; also TERCET_ORIGIN
help-serve-trusted-proxy = A proxy whose word about where a request comes from is believed; can be repeated; also TERCET_TRUSTED_PROXY
help-serve-sockets-per-address = Connections from one address; also TERCET_SOCKETS_PER_ADDRESS
help-serve-players-per-hour = Players that may be made from one address in an hour; also TERCET_PLAYERS_PER_HOUR
help-serve-tables-per-hour = Tables that one player may make in an hour; also TERCET_TABLES_PER_HOUR
help-serve-requests-per-minute = What one player may request over HTTP in a minute, in small requests; others cost more; also TERCET_REQUESTS_PER_MINUTE
help-serve-threads = Threads that serve; otherwise one for each processor. Nodes that share a machine share its processors; also TERCET_THREADS
help-serve-messages-per-second = Messages a second from one connection, twice as many at once; also TERCET_MESSAGES_PER_SECOND
help-verify = Check a replay: the promised seed, the shuffle, every event and the scores; exit status 0 if all is right, 1 if not
help-verify-file = The replay, as the server gives it after a round
help-verify-key = The public key that must have signed it, in hexadecimal
help-verify-server = The server whose keys are asked for, such as https://tercet.example.org
help-key = Show the public keys that a server’s replays are signed with; the server must be stopped if its journal is a folder
help-key-place = The data folder, or the URL of a PostgreSQL journal
help-key-rotate = Sign with a new key from now on; replays signed before stay valid
help-audit = Check everything that a server has stored, also while it runs: hashes, tables by the rules, cards, names and keys; exit status 0 if nothing is damaged, 1 if something is
help-audit-place = The data folder, a backup’s file, or the URL of a PostgreSQL journal
help-backup = Copy a server’s data to a file, also while it runs
help-backup-file = The file to make
help-backup-data = The server’s data folder; also TERCET_DATA
help-odds = The chance of no Set for every number of cards, exactly
help-odds-cards = Only this number of cards
help-odds-deck = The cards in the deck
help-odds-sets = Also how many layouts have how many Sets; of the full deck, for at most 15 cards
help-odds-plot = Draw the distribution into a file that ends in .svg or .png
help-simulate = Play many rounds by an edition’s rules of dealing: what is left at the end, and how often there is no Set
help-simulate-games = How many games to play; Ctrl-C ends earlier and shows what is known so far
help-simulate-edition = The edition that is dealt by
help-simulate-variant = The way it is played
help-simulate-rules = A file of rules in TOML or JSON, instead of edition and variant
help-simulate-player = Who chooses among several Sets
help-simulate-seed = A whole number, decimal or hexadecimal with 0x; the same seed plays the same games on any number of threads; without it, a random one
help-simulate-threads = How many threads play; without it, one for each core
help-simulate-plot = Draw the distributions into a file that ends in .svg or .png
help-puzzle = A layout with a known number of Sets: 12 cards with 6, or 9 cards with 4; without a date, seed or count, today’s (UTC)
help-puzzle-date = The puzzle of this day, the same for everybody
help-puzzle-quick = Nine cards with this feature removed
help-puzzle-count = How many puzzles: random ones, or those of so many days from the date on
help-puzzle-seed = Random puzzles from this seed, a whole number, decimal or hexadecimal with 0x; without it, a random one
help-claims = What the booklets say about chances and numbers, beside the computed truth
help-load = Play at many tables of a server at once, to see what its machine can bear
help-load-url = The server; several, if they share a journal, are separated by commas
help-load-tables = How many tables
help-load-players = How many players sit at each table
help-load-claims = How many Sets are claimed a second, at all tables together
help-load-seconds = For how many seconds
load-connected = Connected players: { NUMBER($connected) } of { NUMBER($players) }
load-second = Second { NUMBER($second) }: { NUMBER($sent) } claims sent, { NUMBER($delivered) } delivered
load-size = Tables: { NUMBER($tables) }; connected players: { NUMBER($players) }
load-claims = Claims sent: { NUMBER($sent) }; delivered to every player: { NUMBER($percent) } %
load-latency = From a claim to the last player’s screen, in milliseconds: median { NUMBER($half) }, 99 % within { NUMBER($most) }, 99.9 % within { NUMBER($all) }
load-reconnects = Reconnects: { NUMBER($reconnects) }
load-few-files = So many players need { NUMBER($needed) } open files, and this shell allows { NUMBER($allowed) }: allow more with ulimit -n, or play with fewer.
load-failed = Playing at { $url } came to an end: { $reason }

## The browser: every page

page-skip = To the content
page-loading = Loading…
page-settings = Settings
page-help = Help
page-full-screen = Full screen
page-home = To the start page
page-lost = There is nothing at this address.
page-unreachable = The server cannot be reached. Check your connection and try again.
page-again = Try again
page-too-many = Too many requests have come from here within the last hour. Try again later.
page-no-replay = No round of this table is over yet.
page-no-table = There is no such table. Ask for its link again, or make a new one.
page-strange = The server’s answer makes no sense here. Load the page again.
page-line-lost = The connection is gone; trying again. Your seat is kept.
page-other-version = There is a newer version. Load the page again.
page-broken-table = This table can’t be opened right now: the server stumbles over its records. Start a new one; all other tables go on.
name-title = What shall the others call you?
name-label = Your name
name-watch = Only watch

## The browser: a table

table-players = Players
table-actions = What you can do
table-checks = Last checks
table-cards =
    { $cards ->
        [one] { $cards } card on the table
       *[other] { $cards } cards on the table
    }
table-score = Score { NUMBER($score) }, { $sets ->
        [one] { $sets } Set this round
       *[other] { $sets } Sets this round
    }
table-you = you
table-bot =
    Bot, { $level ->
        [newcomer] newcomer
        [casual] casual
        [practised] practised
        [expert] expert
       *[top] top
    }
table-dealer = Deals
table-master = Set-Master
table-locked = Locked out
table-handicap = Starts with { NUMBER($points) } points, calls { NUMBER($seconds) } s later
table-absent = Not connected
table-said-no-set = no Set
table-watching =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
table-you-watch = You are watching.
table-sit = Sit down
table-deal = Deal
table-wait-for-deal = { $name } deals.
table-need-players = It takes { NUMBER($count) } players. Share the link, or add bots.
table-call = Set!
table-no-set = No Set
table-calling = Called…
table-held = Photo finish…
table-pick = Pick three cards
table-called = { $name } has called
table-you-are-locked = Locked out until somebody else takes a Set.
table-master-watches = You are Set-Master: you watch this round.
table-rematch = Play again
table-rules = { $edition } rules: { $variant }
table-round = Round { NUMBER($round) } of { NUMBER($rounds) }
table-deals = { $name } deals
table-left = { NUMBER($cards) } left
table-lost = The connection broke, and your call with it.
table-try-again = The server is busy just now. Try again.
table-only-watching = You are watching: sit down to play.
table-strange = That did not work. Load the page again.
check-right = { $name }: Set
check-wrong = { $name }: not a Set
invite-title = Invite others
invite-qr = The link as a QR code
invite-copy = Copy link
invite-copied = Copied
invite-share = Share
host-title = As host
host-bot-level = Bot
host-add-bot = Add bot
host-delay = waits (s)
host-delay-of = { $name }: seconds of waiting after new cards
host-head-start = starts with
host-head-start-of = { $name }: points to start with
host-remove = Remove { $name }
level-name = { $level ->
        [newcomer] newcomer
        [casual] casual
        [practised] practised
        [expert] expert
       *[top] top
    }
rules-here = The rules here
# Where some rules are not as the booklet says.
rules-changed = { $edition } rules, some changed: { $variant }
rules-change = Change the rules
rules-take = Play by these rules
rules-keep = Leave the rules as they are

## The browser: the start page

home-title = Three cards that go together
home-what = Tercet is a game of quick eyes: find three cards in which number, shading, colour and symbol are each all the same or all different. Share a link and play together, without signing up.
home-friends = Play with friends
home-making = Opening a table…
home-change = Change
home-tables = Public tables
home-no-tables = No public table is open just now. Open one, and others will find it here.
home-table-waits = Waiting for players; seats taken: { NUMBER($taken) } of { NUMBER($seats) }.
home-table-plays = Playing; seats taken: { NUMBER($taken) } of { NUMBER($seats) }.
home-join = Link or code of a table
home-join-go = Go there
home-join-wrong = This is neither the link nor the code of a table. A link ends in /t/ and the code.
home-solo = For one
home-alone = Play alone
home-alone-what = Against bots, practice, solitaire, quick start
home-daily = Today’s puzzle
home-daily-what = Twelve cards, six Sets, the same for everybody
home-learn = Learn the game
home-learn-what = A lesson of three minutes, and drills
home-more = More about the game
home-rules = Rules
home-odds = Odds
home-statistics = Your statistics
home-trademark = Tercet plays by the rules of the card game SET, as five of its rule booklets say them. SET is a registered trademark of its owner; Tercet is not affiliated with the game’s publishers.

## The browser: what is played

form-title = What shall be played?
form-edition = By which booklet?
form-variant = Which variant?
form-bots = Bots
form-bots-value =
    { $count ->
        [0] no bots
        [one] { $count } bot
       *[other] { $count } bots
    }
form-level = How quick the bots are
form-public = Show this table in the list of public tables
form-more = More: every single rule
form-more-hint = Changed rules are marked. Whatever you leave alone is as the booklet says.
form-reset = Everything as the booklet says
form-make = Open the table
form-many-bots = There are more bots than free seats.

## The browser: settings

overlay-close = Close
settings-look = Look
settings-language = Language
settings-theme = Light or dark
settings-theme-value = { $theme ->
        [light] light
        [dark] dark
       *[system] as the system
    }
settings-palette = Colours of the cards
settings-palette-value = { $palette ->
        [classic] classic
       *[universal] for every kind of colour vision
    }
settings-notch = A notch on each card whose place tells the colour
settings-feel = Sound and motion
settings-sound = Sounds
settings-motion = Animate the cards
settings-you = You
settings-save = Save
settings-saved = Saved.
settings-elsewhere = Play on another device too
settings-elsewhere-hint = A code moves your name and your seats: show it here and type it in on the other device.
settings-code-show = Show a code
settings-code =
    { $minutes ->
        [one] The code is { $code }. It works once, for one minute.
       *[other] The code is { $code }. It works once, for { $minutes } minutes.
    }
settings-code-label = Code from the other device
settings-code-use = Continue here
settings-code-wrong = This code is unknown, used up or too old. Make a new one on the other device.
settings-keys = Keyboard
settings-keys-on = Play with keys, and show them on the cards
settings-keys-hint = To change a key, press its button and then the new key.
settings-keys-cards = The keys of the cards, in their places on the table:
settings-keys-reset = The usual keys
# $action is what the key does, $key what is printed on it.
settings-key-of = { $action }: { $key }
settings-key-awaited = { $action }: press a key now
key-card = Card { NUMBER($place) }
key-call = Call “Set!”
key-no-set = Say that there is no Set
key-clear = Let go of the picked cards
key-help = Show this help

## The browser: help

guide-set = What is a Set?
guide-what = Three cards are a Set if each of the four features, number, shading, colour and symbol, is the same on all three or different on all three.
guide-turn = How a round goes
guide-deal = { NUMBER($cards) } cards lie face up. There are no turns: everybody looks for a Set at the same time.
guide-master = Whoever deals is the Set-Master, who watches, sees which Sets are there, and does not play this round.
guide-call =
    { $calling ->
        [call-then-pick] Whoever sees a Set calls “Set!” first and then has { NUMBER($seconds) } s to pick its three cards. Nobody else can call meanwhile.
        [call-and-pick-at-once] Whoever sees a Set calls “Set!” and picks its three cards at once, within { NUMBER($seconds) } s. Nobody else can call meanwhile.
       *[quick-claims] Whoever sees a Set picks its three cards, without calling.
    }
guide-right =
    { $scoring ->
        [point-per-card] If it is a Set, the player keeps the cards, one point each.
        [most-sets] If it is a Set, the player keeps the cards. Whoever has the most Sets wins.
       *[point-per-set] If it is a Set, the player keeps the cards and gets one point.
    }
guide-wrong =
    { $cost ->
        [lose-point] If it is not, or if the time runs out, the cards stay and the player loses one point.
        [lock-out] If it is not, or if the time runs out, the cards stay and the player may not call until somebody else takes a Set.
       *[nothing] If it is not, or if the time runs out, the cards stay. It costs nothing, but it is counted.
    }
guide-no-set =
    { $when ->
        [all-agree] If nobody sees a Set, say so. When all agree, three more cards are laid.
       *[all-agree-or-long-time] If nobody sees a Set, say so. When all agree, or when nobody has found one for { NUMBER($seconds) } s, three more cards are laid.
    }
guide-end =
    { $sets ->
        [0] The round ends when the deck is empty and no Set is left.
        [one] The round ends with the first Set.
       *[other] The round ends when somebody has { $sets } Sets.
    }
guide-match =
    { $rounds ->
        [0] The match ends when everybody has dealt once.
        [one] The match is a single round.
       *[other] The match has { $rounds } rounds.
    }
guide-keys = Keys
guide-keys-cards = Each card has a key, in the same place on the keyboard as the card has on the table:
guide-keys-change = The keys can be changed in the settings.

## The browser: after a round and a match

result-round-over = Round { NUMBER($round) } is over
result-match-over = The match is over
result-sheet = Score sheet
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
result-right = Right calls
result-right-of = { NUMBER($right) } of { NUMBER($calls) }
result-hit-rate = Hit rate
result-quickest = Quickest
result-median = Median
# $seconds is a number with its decimals.
result-seconds = { $seconds } s
result-times = Time per Set
result-chart = Time per Set in the order of finding, one line for each player; the same numbers stand in the table below.
result-axis-seconds = seconds
result-axis-sets = Sets in the order of finding
result-as-table = As a table
result-set-number = Set
result-time = Time
result-missed = Missed Sets
result-missed-none = No Set was missed.
# $seconds is a number with its decimals.
result-missed-lay = Lay there for { $seconds } s.
result-missed-denied = Lay there for { $seconds } s, even when it was said that there was no Set.
result-last = The last cards
result-proof = Fair deal
result-proof-how = Before each round the server promised its seed by showing the seed’s hash, and the players mixed in numbers of their own. Now the seed is shown: the deck has to follow from it. docs/fair-deal.md says how, exactly enough to check it with a program of your own.
result-commitment = Promised before the deal
result-seed = The seed
result-contribution = Mixed in by { $name }
result-stacked = These cards were stacked, not shuffled.
result-verify = Check the deal here
result-verifying = Checking…
result-verify-wrong = This does not add up: { $reason }
result-replay = Watch the replay
result-download = Download the replay

## The browser: a replay

replay-title = Replay
replay-controls = Time line
replay-play = Play
replay-pause = Pause
replay-back = One step back
replay-forward = One step forward
replay-speed = Speed
replay-times = { NUMBER($speed) }×
replay-at = { $time } of { $length }
replay-show-sets = Show the Sets on the table
replay-sets =
    { $sets ->
        [0] No Set lies on the table.
        [one] One Set lies on the table.
       *[other] { $sets } Sets lie on the table.
    }
replay-moments = What happened
replay-table = To the table

## The browser: friendly words

emote-menu = Say something

## Help on the command line

help-play-join = Sit down at a table by its link
help-play-watch = With --join, only watch
help-play-host = Make a table on a server, and show its link
help-play-plain = Line by line, for screen readers: no drawing, typed commands
help-play-ascii = Draw with ASCII only
help-play-palette = The colours of the cards
help-play-ticks = Mark each colour by ticks at the card’s edge: one, two, three
help-play-keys = The letters of the first twelve cards, row by row, instead of wertsdfgxcvb
help-play-reorder = Whether Hebrew is put in order here, for terminals that do not do it
help-replay-plain = Line by line, for screen readers: no drawing, typed commands
help-replay-ascii = Draw with ASCII only
help-replay-palette = The colours of the cards
help-replay-ticks = Mark each colour by ticks at the card’s edge: one, two, three
help-replay-keys = The letters of the first twelve cards, row by row, instead of wertsdfgxcvb
help-replay-reorder = Whether Hebrew is put in order here, for terminals that do not do it
help-replay = Go through a match step by step, with the Sets that lay there
help-replay-source = A replay’s file, or the link of a table

## The terminal

screen-about = The card game SET as its five rule booklets say it.
menu-game = Game
menu-edition = Booklet
menu-bots = Bots
menu-level = Their pace
button-start = start
button-choose = choose
button-change = change
button-set = Set!
button-no-set = no Set
button-help = help
button-leave = leave
button-stay = stay
button-deal = deal
button-add-bot = add a bot
button-remove-bot = remove a bot
button-next-round = next round
button-rematch = another match
button-replay = replay
button-save = save
button-back = back
button-forward = on
button-first = start
button-last = end
screen-round = round { NUMBER($round) }
screen-deals = { $name } deals
screen-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
screen-watching =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
screen-takes = { $name } takes a Set.
screen-finds = { $name } finds a Set.
screen-wrong = { $name } is wrong.
screen-bot = bot
screen-away = away
screen-left = left
screen-locked = locked out
screen-set-master = Set-Master
screen-master-sees = On the table
screen-found = Found: { NUMBER($found) } of { NUMBER($all) }
screen-pick = Pick three cards!
screen-only-watching = You are watching.
screen-waiting = Waiting for the first deal.
screen-share = Everybody with this link can sit down:
screen-connecting = Connecting to { $url }…
screen-lost = The connection is lost; it comes back by itself…
screen-call-lost = The connection broke before this reached the table.
screen-try-again = That did not work just now. Try again.
screen-small =
    { $cards ->
        [one] This window is { $window }; one card needs { $size }.
       *[other] This window is { $window }; { $cards } cards need { $size }.
    }
screen-small-plain = Make it larger, or play with --plain.
screen-leave = Leave the table?
screen-saved = The replay is saved: { $file }
screen-saved-there = The server keeps the replay: tercet replay { $link }
report-points = points
report-wrong = wrong
report-hit-rate = hit rate
report-median = s, median
report-best = quickest
report-duration = The round took { $time }.
report-times = Your seconds, Set by Set: { $times }
report-missed =
    { $count ->
        [0] No Set was missed.
        [one] One Set was missed.
       *[other] { $count } Sets were missed.
    }
report-line = { $name }: Sets { NUMBER($sets) }, wrong calls { NUMBER($wrong) }, hit rate { $rate }; seconds: { $times }
replay-step = Step { NUMBER($step) } of { NUMBER($steps) }
keys-cards = The letter on a card chooses it, and so does a click; once more puts it back.
keys-call = Space calls “Set”; then three cards while the bar runs.
keys-claim = Three cards are enough here, without calling.
keys-no-set = N says that there is no Set.
keys-clear = Esc or Backspace puts the chosen cards back.
keys-emote = A friendly word: { $words }
keys-leave = Q leaves the table after asking; Ctrl-C leaves at once and keeps your seat.
keys-close = Any key closes this.
play-commands = “s” calls “Set”; three numbers such as “1 5 9” pick; “n” is no Set; Enter shows the cards or deals; “c” gives the four answers of the last check; “r” tells times, hit rate and missed Sets; “p” goes through the match step by step, “p 7” to step 7; “w” saves it; “e 1” to “e 8” say something friendly; “+” and “-” add and remove bots; “q” leaves.
play-unreachable = { $url } cannot be reached: { $reason }
play-no-table = There is no table at { $url }.
play-too-many = Too many tables or players come from here just now; { $url } asks to try again later.
play-other-version = The server speaks another version of the protocol: bring one of the two up to date.
play-too-fast = The server has hung up: too many messages too fast.
play-bad-address = “{ $text }” is not an address; one looks like http://127.0.0.1:8080 or https://example.org.
play-not-a-table = { $url } is a server, not the link of a table; --host makes a table there.
play-bad-keys = “{ $text }” cannot be the keys: up to 12 different letters, row by row, none of them Q or N, and none that a further card has.
replay-empty = No round of this table is over yet.

## The program

serve-shared = Its journal is shared, in PostgreSQL. Ctrl-C stops it.

## Help on the command line

help-serve-journal = A PostgreSQL to share the journal with other nodes, such as postgres://USER@HOST/DATABASE, instead of a folder; also TERCET_JOURNAL
help-serve-unsafe-journal = Serve even if PostgreSQL is set to lose acknowledged moves in a crash; also TERCET_UNSAFE_JOURNAL
help-load-record = Write down what every player was shown, to compare it with the journal; the file appears when all are seated
load-longest-wait = Longest wait of a player: { NUMBER($milliseconds) } ms


## The browser: what one plays alone

alone-title = Play alone
alone-what = The cards are kept in this browser: no server is needed and nobody waits for you. A game you leave stays as it is, with its clock stopped.
alone-lies-here = A game lies here
alone-replaces = A new game takes its place.
alone-edition = By the { $edition } rules
alone-choice = The booklet counts for every game on this page; the variant and the single rules count for the game against bots.
alone-links = More for one
alone-puzzle = Quick-start puzzle
alone-player = Player
alone-bots = Against bots
alone-bots-what = One to five opponents, each as quick as you like, in any variant.
alone-bots-start = Play against bots
alone-bot = Bot { NUMBER($number) }
alone-need-bots =
    { $count ->
        [one] This variant needs at least { $count } bot.
       *[other] This variant needs at least { $count } bots.
    }
alone-quick = Quick start
alone-quick-what = 27 cards with one feature less: the way into the game.
alone-quick-easy = The French booklet calls it “Easy”.
alone-quick-start = Begin the quick start
alone-quick-later = Whoever finds three Sets in a row within ten seconds each is offered the full deck.
alone-practice = Practice
alone-practice-what = All 81 cards, as long as you like. If you see no Set, say so, and three more cards are laid. Times and mistakes are noted.
alone-practice-start = Practise
alone-solitaire = Solitaire
alone-solitaire-what = Twelve cards and never more. As soon as no Set lies among them, you have lost. You win by playing on until the deck is empty and no Set is left.
alone-solitaire-start = Play solitaire
alone-solitaire-none = You have not finished a solitaire yet.
alone-solitaire-yours =
    { $played ->
        [one] You have won { NUMBER($won) } of { $played } solitaire: { $rate }.
       *[other] You have won { NUMBER($won) } of { $played } solitaires: { $rate }.
    }
alone-solitaire-odds = The true odds: { $any } of all games are won by taking any Set, { $ahead } by always looking ahead.
alone-solitaire-source = From { $games } simulated games; with 99% certainty between { $any_low } and { $any_high } for any Set, between { $ahead_low } and { $ahead_high } when looking ahead.
alone-paused = Time stands still, and the cards are hidden.
alone-runs = Time goes on.
alone-go-on = Go on
alone-offer = Three quick Sets in a row! Shuffle all 81 cards together?
alone-offer-take = Play with the full deck
alone-offer-later = Not now
alone-other = Play something else




## The browser: puzzles

puzzle-daily = Daily puzzle
puzzle-quick = Quick-start puzzle
puzzle-goal = Among these { NUMBER($cards) } cards there are exactly { NUMBER($sets) } Sets. Find them all.
puzzle-right = A Set! { NUMBER($found) } of { NUMBER($all) }, after { $time }.
puzzle-clock = Time: { $time }
puzzle-hint = Hint
puzzle-hint-card = A Set is still to be found with this card: { $card }.
puzzle-hint-pair = These two belong to one Set: { $cards }.
# $feature is the name of a feature; $kind is how it fares on the three cards of a Set.
puzzle-hint-feature =
    { $feature ->
        [number] { $kind ->
            [same] The number decides: the third card has as many symbols as these two.
           *[different] The number decides: on all three cards it is another one.
        }
        [shading] { $kind ->
            [same] The shading decides: the third card has the same as these two.
           *[different] The shading decides: on all three cards it is another one.
        }
        [colour] { $kind ->
            [same] The colour decides: the third card has the same as these two.
           *[different] The colour decides: on all three cards it is another one.
        }
       *[symbol] { $kind ->
            [same] The symbol decides: the third card has the same as these two.
           *[different] The symbol decides: on all three cards it is another one.
        }
    }
puzzle-hint-over = That was the last hint for this Set: one card is missing.
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
puzzle-paused = Paused: the cards are hidden and the clock stands still.
puzzle-go-on = Go on
puzzle-solved = Solved in { $time }
puzzle-found-sets = Found Sets
puzzle-after = After
puzzle-streak =
    { $days ->
        [0] Streak: none at present
        [one] Streak: { $days } day
       *[other] Streak: { $days } days
    }
puzzle-best-streak =
    { $days ->
        [0] Best streak: none yet
        [one] Best streak: { $days } day
       *[other] Best streak: { $days } days
    }
puzzle-streak-how = Days in a row count, each solved on its own day; a day begins at midnight UTC.
puzzle-next-in = The next puzzle comes in { $time }.
puzzle-next-there = A new puzzle is there.
puzzle-others = Other puzzles
puzzle-day = Day
puzzle-day-open = Open
puzzle-day-before = The day before
puzzle-day-after = The day after
puzzle-today = Today’s puzzle
puzzle-too-early = There are puzzles from { $date } on, not before.
puzzle-too-late = The puzzle of { $date } comes at midnight UTC, when that day begins.
puzzle-share = Your result, without giving anything away
puzzle-copy = Copy
# The parts of one line; it has no sentence around it.
puzzle-share-day = Tercet daily { $date }
puzzle-share-found = { NUMBER($found) }/{ NUMBER($all) } in { $time }
puzzle-share-streak = streak { NUMBER($days) }
puzzle-new = New puzzle
puzzle-deck = Cards in play


## The browser: the lesson and the drills

learn-title = Learn the game
learn-lead =
    { $edition ->
        [english] Six short steps, about three minutes, with the cards and the rules of the English edition.
        [italian] Six short steps, about three minutes, with the cards and the rules of the Italian edition.
        [russian] Six short steps, about three minutes, with the cards and the rules of the Russian edition.
        [hebrew] Six short steps, about three minutes, with the cards and the rules of the Hebrew edition.
       *[french] Six short steps, about three minutes, with the cards and the rules of the French edition.
    }
learn-steps = Steps of the lesson
learn-step = Step { NUMBER($step) } of { NUMBER($steps) }
learn-step-title = { $step ->
        [features] Four features
        [third] Which third?
        [verdict] Set or not?
        [find] Find one
        [call] Call and pick
       *[none] When there is none
    }
learn-features = Each card shows one, two or three symbols, all alike. Four features describe a card, and each has three values.
learn-features-question = These two cards differ in one feature. In which?
learn-feature = { $feature ->
        [number] Number
        [shading] Shading
        [colour] Colour
       *[symbol] Symbol
    }
learn-features-right =
    { $feature ->
        [number] Right: only the number differs.
        [shading] Right: only the shading differs.
        [colour] Right: only the colour differs.
       *[symbol] Right: only the symbol differs.
    }
learn-features-wrong =
    { $feature ->
        [number] Not the number: it is the same on both cards. Look again.
        [shading] Not the shading: it is the same on both cards. Look again.
        [colour] Not the colour: it is the same on both cards. Look again.
       *[symbol] Not the symbol: it is the same on both cards. Look again.
    }
learn-third = Any two cards decide which third one makes a Set with them. What the two have in common, the third has too; where they differ, it has the value that is still missing.
learn-third-question = Which card makes a Set with these two?
learn-verdict = To check three cards, go through the features one by one: is each of them the same on all three, or different on all three?
learn-verdict-question = Are these three cards a Set?
learn-say-set = A Set
learn-say-none = Not a Set
learn-right = Right.
learn-wrong = Not quite.
learn-find = In the game all players look at the same cards. Pick three that make a Set: by touch, with the arrow keys and Enter, or with the letter on a card.
learn-find-question = Find a Set among these nine cards.
learn-hint = Show me a card
learn-hint-card = This card belongs to a Set: { $card }.
learn-cards = Cards: { $cards }.
learn-call-question = Call “Set!”, then pick a Set.
learn-call-right =
    { $scoring ->
        [most-sets] The cards are yours. The most Sets win.
        [point-per-card] The cards are yours, a point for each.
       *[point-per-set] The cards are yours, and with them one point.
    }
learn-call-purpose = Now be wrong on purpose: call “Set!” and pick three cards that are not a Set.
learn-call-wrong =
    { $cost ->
        [lose-point] A wrong call costs you one point. The cards stay where they are.
        [lock-out] After a wrong call you may not call until somebody else takes a Set. The cards stay where they are.
       *[nothing] A wrong call costs nothing here, but it is counted. The cards stay where they are.
    }
learn-call-again = In this lesson you may try again at once.
learn-call-was-set = But this is a Set! Pick three cards that are none.
learn-none-question = There is no Set among these twelve cards. Say so.
learn-none-said =
    { $when ->
        [all-agree] All agree: three more cards are laid.
       *[all-agree-or-long-time] All agree, or a long time has passed: three more cards are laid.
    }
learn-none-find = Now fifteen cards lie there, and a Set is among them. Find it.
learn-none-end = The three cards are not replaced: now twelve lie there again.
learn-next = Next
learn-done-title = You know the game
learn-done = That is all there is to it. The rest is practice: with the drills below, or at a table.
learn-restart = Once more from the beginning
learn-lesson = To the lesson
learn-rules = Read the rules
learn-drills = Drills
learn-drill = { $drill ->
        [third] The third card
        [set-or-not] Set or not?
       *[no-set] No Set here?
    }
learn-drill-what =
    { $drill ->
        [third] Two cards are given: pick the one that makes them a Set.
        [set-or-not] Three cards are given: say whether they are a Set.
       *[no-set] Twelve cards are given: pick the Set, or say that there is none.
    }
learn-right-answers = Right
learn-mistakes = Mistakes
learn-pace = Pace
learn-pace-value = { NUMBER($seconds) } s
learn-pace-none = –
learn-run = Longest run
learn-reset = Start over
learn-no-set-question = Is there a Set? Pick it, or say that there is none.
learn-no-set-right = Right: there is no Set among these cards.
learn-no-set-missed = There is a Set: { $cards }.




## The browser: the rules as pages

booklet-title =
    { $edition ->
        [english] The rules of the English edition
        [italian] The rules of the Italian edition
        [russian] The rules of the Russian edition
        [hebrew] The rules of the Hebrew edition
       *[french] The rules of the French edition
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
booklet-print = Print
booklet-editions = The editions
booklet-section = { $section ->
        [cards] The cards
        [play] How a round goes
        [none] When nobody sees a Set
        [end] The end, and who wins
        [quick] Quick start
        [alone] Alone
        [puzzle] A puzzle to begin with
        [odds] How likely is a Set?
       *[forever] Forever, with a Set-Master
    }
booklet-deck = There are 81 cards, every one of them different. Four features tell them apart, and each has three values:
booklet-number = Number: one, two or three symbols.
booklet-shading =
    { $middle ->
        [striped] Shading: solid, striped or open.
       *[dotted] Shading: solid, dotted or open.
    }
booklet-colour =
    { $green ->
        [green] Colour: red, green or purple.
        [turquoise] Colour: red, turquoise or purple.
       *[blue] { $purple ->
            [black] Colour: orange, blue or black.
           *[white] Colour: orange, blue or white.
        }
    }
booklet-symbol =
    { $symbols ->
        [diamond] Symbol: diamonds, ovals or squiggles.
       *[rectangle] Symbol: rectangles, ovals or waves.
    }
booklet-one-card = One card as an example: { $card }.
booklet-two = For any two cards there is exactly one third card that makes them a Set.
booklet-sets = These are Sets
booklet-no-sets = These are not Sets
booklet-questions = Four questions decide it, about number, colour, symbol and shading: is it the same on all three cards, or different on all three? Only four times yes is a Set.
booklet-deal =
    { $rows ->
        [free] The cards are shuffled, and twelve of them are laid face up in a rectangle, where everybody can see them.
       *[three] The cards are shuffled, and twelve of them are laid face up in three rows of four, where everybody can see them.
    }
booklet-turns = There are no turns: all players look at the same time. The three cards of a Set may lie anywhere.
booklet-call =
    { $calling ->
        [call-then-pick] Whoever sees a Set first says “Set” aloud, and only then picks its three cards.
        [call-and-pick-at-once] Anybody may say “Set” at any time, and then has to pick the three cards at once, without hesitating.
       *[quick-claims] Whoever sees a Set picks its three cards, without calling.
    }
booklet-call-window = There are { NUMBER($seconds) } s to pick the cards. Letting them run out is a wrong call.
booklet-photo-finish = When calls come close together, the quickest reaction wins, not the quickest connection. To be second is never a wrong call.
booklet-while =
    { $others ->
        [may-not-pick] After a call nobody else may pick cards until the caller is done.
        [may-not-pick-or-call] After a call nobody else may pick cards or call until the caller is done.
       *[may-not-touch-or-call] After a call nobody else may touch the cards or call until the three cards are checked.
    }
booklet-check = The others check the three cards. If they are a Set, the player keeps them, and three cards from the deck take their places.
booklet-wrong =
    { $cost ->
        [lose-point] If they are not, they go back to the table and the player loses one point.
        [lock-out] If they are not, they stay on the table and the player may not call again until somebody else has found a Set.
       *[nothing] If they are not, they stay on the table. It is only counted.
    }
booklet-below-zero = A score may fall below zero.
booklet-all-locked = When nobody is left who may call, everybody may again. Whoever plays alone is never locked out.
booklet-no-set =
    { $when ->
        [all-agree] When all players agree that there is no Set among the twelve cards, three more are laid, which makes fifteen.
       *[all-agree-or-long-time] When no Set is possible among the twelve cards, or nobody has found one for a long time, a player lays three more, which makes fifteen.
    }
booklet-silence = Once somebody has said that there is no Set, { NUMBER($seconds) } s of silence count as agreement.
booklet-long-time = A long time is { NUMBER($seconds) } s without a find; then the word of one player is enough.
booklet-widened = The three extra cards are not replaced: when the next Set is taken, twelve are left.
booklet-wider = If there is still no Set, three more follow, up to 21 cards: among so many there always is one.
booklet-end = The round is over when the deck is empty and no Set is left on the table.
booklet-left =
    { $left ->
        [usually] As a rule six or nine cards are left.
       *[maybe] Six or nine cards may be left.
    }
booklet-scoring =
    { $scoring ->
        [point-per-set] Each Set is one point.
        [point-per-set-minus-wrong-calls] Each Set is one point; the points for wrong calls are subtracted.
        [most-sets] There are no points: whoever has the most Sets wins.
       *[point-per-card] Each card is one point.
    }
booklet-match =
    { $rounds ->
        [each-deals] The points are added up, the deal passes to the left, and the cards are shuffled again. When everybody has dealt one round, the highest total wins.
       *[one-round] One round is the whole game.
    }
booklet-ties = Whoever has the same result shares the win.
booklet-seats = Players may sit down and leave at any time; whoever leaves keeps the Sets. If the dealer does not deal within { NUMBER($seconds) } s, anybody may.
booklet-quick =
    { $edition ->
        [english] For a first game, and for small children, take only the 27 red cards: without the colour, three features remain. Only nine cards are laid. Once everybody sees Sets quickly, shuffle the other cards in.
        [italian] For a first game, and for small children, take only the 27 solid cards: without the shading, three features remain. Only nine cards are laid.
        [russian] For a simpler and shorter game, do without one feature; take only the 27 solid cards, for example, and the shading no longer matters. Once everybody feels at home, shuffle all cards together.
        [hebrew] For a simpler game take only a third of the cards, for example the 27 solid ones: the shading no longer matters, and three features remain. For the full game, shuffle the other cards in.
       *[french] “Easy” is for beginners and children: 27 cards of a single colour, so that colour no longer matters. Nine cards are laid, in three rows of three. All else is as in the full game.
    }
booklet-quick-layout = As nothing else is said, twelve cards are laid here too.
booklet-quick-colour = Tercet takes the red cards.
booklet-alone = Whoever plays alone loses as soon as there is no Set among the twelve cards.
booklet-alone-won = The deck is empty and no Set is left: then the game is won. Saying that there is no Set while there is one loses it.
booklet-puzzle = The booklet also offers a puzzle without shading: four Sets are hidden among nine cards.
booklet-odds = The booklet puts the chance of a Set at about { NUMBER($percent) }% among { NUMBER($cards) } cards, and at more than { NUMBER($percent_more) }% among { NUMBER($cards_more) }.
booklet-odds-link = See the exact chances
booklet-forever = From three players on, each is Set-Master for one round: the Set-Master shuffles, lays out the cards and refills, but does not play. Each card taken is one point. After as many rounds as there are players, the highest total wins.
booklet-master-sees = The Set-Master is shown which Sets lie on the table.




## The browser: the chances

odds-page-title = The chances
odds-page-lead = How likely is it that there is no Set? Counted exactly where that is possible, simulated where it is not.
odds-page-fresh = No Set among random cards
odds-page-fresh-how = The chance that so many cards of a well-shuffled deck hold no Set is counted, not estimated. In the course of a game it is another, since Sets are taken away all the time.
odds-page-fresh-chart = The chance of no Set by the number of cards, one line for each deck; the same numbers stand in the tables below.
odds-page-deck = Deck of { NUMBER($cards) } cards
odds-page-table = The exact table of the { NUMBER($cards) } cards
odds-page-cards = Cards
odds-page-random = No Set, random cards
odds-page-no-set = No Set
odds-page-one-in = One in
odds-page-in-play = No Set, in play
odds-page-mean = Sets on average
odds-page-exactly = Exactly
odds-page-chance = Chance
odds-page-axis-percent = per cent
odds-page-axis-cards = cards
odds-page-axis-sets = Sets
odds-page-spread = How many Sets are there?
odds-page-spread-of = Among how many cards?
# $mean is a number with its decimals, $fraction the same exactly.
odds-page-spread-mean = On average { $mean }, exactly { $fraction }.
odds-page-spread-chart = How likely each number of Sets is; the same numbers stand in the table below.
odds-page-course = In the course of a game
odds-page-course-how = Whoever takes Sets away leaves behind what does not fit together. So twelve cards of a game have no Set in { $played } of cases, twelve random ones only in { $fresh }.
odds-page-course-chart = The chance that twelve cards have no Set, by the cards still in the deck; the same numbers stand in the table below.
odds-page-line-random = Random cards, exactly
odds-page-line-played = In play, { $games } simulated games
odds-page-line-yours = Your own simulation
odds-page-in-deck = Still in the deck
odds-page-simulate = Simulate it yourself
odds-page-simulate-how = Your browser plays whole games and always takes any of the Sets that are there. The more games, the narrower the interval that holds the truth in 99 of 100 cases.
odds-page-kind = What is played
odds-page-games = Games
odds-page-start = Start
odds-page-go-on = Go on
odds-page-stop = Stop
odds-page-progress = Games played: { $games } of { $goal }
odds-page-pace = Games per second: { $games }
odds-page-done = The simulation is done. Games played: { $games }.
odds-page-stopped = Stopped. Games played: { $games }.
odds-page-broken = This browser cannot simulate here. Load the page again.
odds-page-what = What
odds-page-seen = Seen
odds-page-interval = 99% interval
odds-page-interval-of = { $low } to { $high }
odds-page-first = No Set on the first deal
odds-page-boards = No Set among { NUMBER($cards) } cards
odds-page-won = Games won
odds-page-left = Cards left: { NUMBER($cards) }
odds-page-here = Is there a Set here?
odds-page-here-how = Put any cards together: choose number and shading, then tap the cards.
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
odds-page-chosen = Chosen cards: { NUMBER($cards) }
odds-page-put-back = Put back: { $card }
odds-page-deal = Deal { NUMBER($cards) } random cards
odds-page-clear = Put all back
odds-page-nothing = No card is chosen yet.
odds-page-found-none = There is no Set here.
odds-page-found =
    { $sets ->
        [one] There is { $sets } Set here.
       *[other] There are { $sets } Sets here.
    }
odds-page-found-more = Shown are the first { NUMBER($sets) }.
odds-page-likely = { NUMBER($cards) } random cards have no Set in { $percent } of cases; on average they have { $mean }.
odds-page-certain = There is always a Set among so many cards: no more than { NUMBER($cards) } can be without one.
# $seconds is a number with its decimals.
odds-page-difficulty = Somebody who plays now and then finds the first in about { $seconds } s, says a model, not measured data.
odds-page-claims = What the booklets say

## The browser: what one has done so far

statistics-title = Your statistics
statistics-lead = How quickly and how surely you find Sets. This is kept in this browser and nowhere else.
statistics-empty = There is nothing here yet. As soon as you find a Set, at a table or alone, it is written down here.
statistics-begin-alone = Play alone
statistics-begin-daily = Today’s puzzle
statistics-begin-learn = Learn the game
statistics-begin-friends = Play with friends
statistics-sum = All in all
statistics-found = Sets found
statistics-wrong = Mistakes
statistics-by-differing = By differing features
statistics-differing = Differing features
statistics-by-game = By game
statistics-game = Game
statistics-game-name = { $game ->
        [table] Tables with others
        [here] Tables in this browser
        [puzzle] Quick-start puzzle
        [daily] Daily puzzle
       *[drill] Drills
    }
statistics-history = History
statistics-days = Day
statistics-weeks = Week from
statistics-medians = Median time per Set
statistics-medians-chart = Median time per Set, day by day or week by week; the same numbers stand in the table below.
statistics-counts = Number of Sets
statistics-counts-chart = Number of Sets, day by day or week by week; the same numbers stand in the table below.
statistics-keeping = Your data
statistics-export = Download as a table
statistics-delete = Delete everything
statistics-delete-sure = All that this page shows will be gone for good. Delete it?
statistics-delete-yes = Delete for good
statistics-delete-no = Keep it
statistics-deleted = Everything is deleted.

## The browser: installed and offline
offline-news = A new version is ready for the next start.
offline-reload = Load it now
offline-install = Install Tercet on this device
offline-away = The server cannot be reached. Only tables with others need it: playing alone, learning and the puzzles work without it.
