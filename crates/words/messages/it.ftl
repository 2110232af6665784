### Tercet in italiano.
### L’apostrofo è sempre quello tipografico (’).

## The language itself

language-name = italiano
language-direction = ltr
number-decimal = ,
number-group = .
number-minus = −

## The check of three cards

check-is-set = È un Set.
check-is-not-set = Non è un Set.
magic-rule = La regola magica: se due carte hanno qualcosa in comune che la terza non ha, non è un Set.

## The four answers of a check

answer-number-same = Numero: tutte e tre le carte hanno { $value ->
        [one] un simbolo
        [two] due simboli
       *[three] tre simboli
    }.

answer-number-different = Numero: diverso su ogni carta.

answer-number-mixed = Numero: due carte hanno { $value ->
        [one] un simbolo
        [two] due simboli
       *[three] tre simboli
    } e una no.

answer-shading-same = Riempimento: su tutte e tre le carte i simboli sono { $value ->
        [solid] solidi
        [striped] tratteggiati
        [dotted] punteggiati
       *[open] contornati
    }.

answer-shading-different = Riempimento: diverso su ogni carta.

answer-shading-mixed = Riempimento: su due carte i simboli sono { $value ->
        [solid] solidi
        [striped] tratteggiati
        [dotted] punteggiati
       *[open] contornati
    } e su una no.

answer-colour-same = Colore: tutte e tre le carte sono { $value ->
        [red] rosse
        [green] verdi
        [turquoise] turchesi
       *[purple] viola
    }.

answer-colour-different = Colore: diverso su ogni carta.

answer-colour-mixed = Colore: due carte sono { $value ->
        [red] rosse
        [green] verdi
        [turquoise] turchesi
       *[purple] viola
    } e una no.

answer-symbol-same = Forma: su tutte e tre le carte ci sono { $value ->
        [diamond] rombi
        [rectangle] rettangoli
        [oval] ovali
        [squiggle] virgolette
       *[wave] onde
    }.

answer-symbol-different = Forma: diversa su ogni carta.

answer-symbol-mixed = Forma: su due carte ci sono { $value ->
        [diamond] rombi
        [rectangle] rettangoli
        [oval] ovali
        [squiggle] virgolette
       *[wave] onde
    } e su una no.

## The cards

# A feature as a heading.
feature-name =
    { $feature ->
        [number] Numero
        [shading] Riempimento
        [colour] Colore
       *[symbol] Forma
    }

# La concordanza segue il genere della forma: virgoletta e onda sono femminili.
card-name =
    { $number ->
        [one] { $symbol ->
            [diamond] un rombo
            [rectangle] un rettangolo
            [oval] un ovale
            [squiggle] una virgoletta
           *[wave] un’onda
        }
        [two] { $symbol ->
            [diamond] due rombi
            [rectangle] due rettangoli
            [oval] due ovali
            [squiggle] due virgolette
           *[wave] due onde
        }
       *[three] { $symbol ->
            [diamond] tre rombi
            [rectangle] tre rettangoli
            [oval] tre ovali
            [squiggle] tre virgolette
           *[wave] tre onde
        }
    } { $colour ->
        [red] { $symbol ->
            [squiggle] { $number ->
                [one] rossa
               *[several] rosse
            }
            [wave] { $number ->
                [one] rossa
               *[several] rosse
            }
           *[masculine] { $number ->
                [one] rosso
               *[several] rossi
            }
        }
        [green] { $number ->
            [one] verde
           *[several] verdi
        }
        [turquoise] { $number ->
            [one] turchese
           *[several] turchesi
        }
       *[purple] viola
    } { $shading ->
        [solid] { $symbol ->
            [squiggle] { $number ->
                [one] solida
               *[several] solide
            }
            [wave] { $number ->
                [one] solida
               *[several] solide
            }
           *[masculine] { $number ->
                [one] solido
               *[several] solidi
            }
        }
        [striped] { $symbol ->
            [squiggle] { $number ->
                [one] tratteggiata
               *[several] tratteggiate
            }
            [wave] { $number ->
                [one] tratteggiata
               *[several] tratteggiate
            }
           *[masculine] { $number ->
                [one] tratteggiato
               *[several] tratteggiati
            }
        }
        [dotted] { $symbol ->
            [squiggle] { $number ->
                [one] punteggiata
               *[several] punteggiate
            }
            [wave] { $number ->
                [one] punteggiata
               *[several] punteggiate
            }
           *[masculine] { $number ->
                [one] punteggiato
               *[several] punteggiati
            }
        }
       *[open] { $symbol ->
            [squiggle] { $number ->
                [one] contornata
               *[several] contornate
            }
            [wave] { $number ->
                [one] contornata
               *[several] contornate
            }
           *[masculine] { $number ->
                [one] contornato
               *[several] contornati
            }
        }
    }
