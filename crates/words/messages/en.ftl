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
# red, green, turquoise, purple; diamond, rectangle, oval, squiggle, wave.
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
       *[purple] purple
    }.

answer-colour-different = Colour: all different.

answer-colour-mixed = Colour: two are { $value ->
        [red] red
        [green] green
        [turquoise] turquoise
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

# A feature as a heading.
feature-name =
    { $feature ->
        [number] Number
        [shading] Shading
        [colour] Colour
       *[symbol] Symbol
    }

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
