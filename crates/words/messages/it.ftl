### Tercet in italiano.
### L’apostrofo è sempre quello tipografico (’).

## The language itself

language-name = italiano
language-direction = ltr
number-decimal = ,
number-group = .
number-minus = −

## Gli elenchi

list-pair = { $first } e { $last }
list-more = { $list }, { $next }
list-last = { $list } e { $last }

## The check of three cards

check-is-set = È un Set.
check-is-not-set = Non è un Set.
check-is-find = { $target ->
        [two-pairs] È una doppia coppia.
        [six] È una Sestina.
       *[four] È una Quartina.
    }
check-is-not-find = { $target ->
        [two-pairs] Non è una doppia coppia.
        [six] Non è una Sestina.
       *[four] Non è una Quartina.
    }
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

answer-shading-same = Riempimento: { $value ->
        [solid] solido
        [striped] tratteggiato
        [dotted] punteggiato
       *[open] contornato
    } su tutte e tre le carte.

answer-shading-different = Riempimento: diverso su ogni carta.

answer-shading-mixed = Riempimento: { $value ->
        [solid] solido
        [striped] tratteggiato
        [dotted] punteggiato
       *[open] contornato
    } su due carte e su una no.

answer-colour-same = Colore: tutte e tre le carte sono { $value ->
        [red] rosse
        [green] verdi
        [turquoise] turchesi
        [orange] arancioni
        [blue] blu
        [black] nere
        [white] bianche
       *[purple] viola
    }.

answer-colour-different = Colore: diverso su ogni carta.

answer-colour-mixed = Colore: due carte sono { $value ->
        [red] rosse
        [green] verdi
        [turquoise] turchesi
        [orange] arancioni
        [blue] blu
        [black] nere
        [white] bianche
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
## The answers of other modes

feature-name = { $feature ->
        [number] Numero
        [shading] Riempimento
        [colour] Colore
        [symbol] Forma
       *[border] Bordo
    }
value-name = { $value ->
        [one] un simbolo
        [two] due simboli
        [three] tre simboli
        [four] quattro simboli
        [solid] solido
        [striped] tratteggiato
        [dotted] punteggiato
        [open] contornato
        [crossed] quadrettato
        [red] rosso
        [green] verde
        [turquoise] turchese
        [purple] viola
        [blue] blu
        [orange] arancione
        [black] nero
        [white] bianco
        [gray] grigio
        [diamond] rombo
        [rectangle] rettangolo
        [oval] ovale
        [squiggle] virgoletta
        [wave] onda
        [hexagon] esagono
        [single-border] singolo
        [double-border] doppio
       *[dotted-border] punteggiato
    }
answer-same = { $feature }: { $value } su ogni carta.
answer-different = { $feature ->
        [number] Numero: diverso su ogni carta.
        [shading] Riempimento: diverso su ogni carta.
        [colour] Colore: diverso su ogni carta.
        [symbol] Forma: diversa su ogni carta.
       *[border] Bordo: diverso su ogni carta.
    }
answer-border-mixed = Bordo: { $value ->
        [single-border] singolo
        [double-border] doppio
       *[dotted-border] punteggiato
    } su due carte e su una no.
answer-two-and-two = { $feature }: { $first } su due carte, { $second } sulle altre due.
answer-together = { $feature }: { $value } per completare entrambe le coppie.
answer-apart = { $feature }: { $first } per completare una coppia, { $second } per l’altra.
answer-balanced = { $feature }: { $counts }. È in equilibrio.
answer-uneven = { $feature }: { $counts }. Non è in equilibrio.
answer-count = { $count ->
        [1] { $value } su una carta
       *[other] { $value } su { $count } carte
    }
answer-pairs = Una coppia: { $first }. L’altra coppia: { $second }. La stessa carta le completa entrambe: { $card }.
answer-pairs-apart = Una coppia: { $first }. L’altra coppia: { $second }. Le completano carte diverse: { $cards }.

## The cards

# La concordanza segue il genere della forma: virgoletta e onda sono femminili.
card-name =
    { $number ->
        [one] { $symbol ->
            [diamond] un rombo
            [rectangle] un rettangolo
            [oval] un ovale
            [squiggle] una virgoletta
            [hexagon] un esagono
           *[wave] un’onda
        }
        [two] { $symbol ->
            [diamond] due rombi
            [rectangle] due rettangoli
            [oval] due ovali
            [squiggle] due virgolette
            [hexagon] due esagoni
           *[wave] due onde
        }
        [three] { $symbol ->
            [diamond] tre rombi
            [rectangle] tre rettangoli
            [oval] tre ovali
            [squiggle] tre virgolette
            [hexagon] tre esagoni
           *[wave] tre onde
        }
       *[four] { $symbol ->
            [diamond] quattro rombi
            [rectangle] quattro rettangoli
            [oval] quattro ovali
            [squiggle] quattro virgolette
            [hexagon] quattro esagoni
           *[wave] quattro onde
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
        [orange] { $number ->
            [one] arancione
           *[several] arancioni
        }
        [blue] blu
        [black] { $symbol ->
            [squiggle] { $number ->
                [one] nera
               *[several] nere
            }
            [wave] { $number ->
                [one] nera
               *[several] nere
            }
           *[masculine] { $number ->
                [one] nero
               *[several] neri
            }
        }
        [white] { $symbol ->
            [squiggle] { $number ->
                [one] bianca
               *[several] bianche
            }
            [wave] { $number ->
                [one] bianca
               *[several] bianche
            }
           *[masculine] { $number ->
                [one] bianco
               *[several] bianchi
            }
        }
        [gray] { $symbol ->
            [squiggle] { $number ->
                [one] grigia
               *[several] grigie
            }
            [wave] { $number ->
                [one] grigia
               *[several] grigie
            }
           *[masculine] { $number ->
                [one] grigio
               *[several] grigi
            }
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
        [crossed] { $symbol ->
            [squiggle] { $number ->
                [one] quadrettata
               *[several] quadrettate
            }
            [wave] { $number ->
                [one] quadrettata
               *[several] quadrettate
            }
           *[masculine] { $number ->
                [one] quadrettato
               *[several] quadrettati
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
card-bordered = { $card }, { $border }
card-bordered-listed = { $card } ({ $border })
card-border = { $border ->
        [single-border] bordo singolo
        [double-border] bordo doppio
       *[dotted-border] bordo punteggiato
    }
card-back = una carta coperta
card-gap = uno spazio vuoto

## What is wrong with what somebody typed

card-letters = Una carta si scrive con quattro caratteri: numero 1, 2, 3; riempimento s (solido), t (tratteggiato), e (contornato); colore r (rosso), g (verde), p (viola); forma d (rombo), o (ovale), q (virgoletta). Per esempio: 2srd.
card-unknown-letter = “{ $text }” non è una carta: nessuna carta ha il carattere “{ $letter }”.
card-feature-twice =
    “{ $text }” non è una carta: { $feature ->
        [number] il numero è indicato due volte
        [shading] il riempimento è indicato due volte
        [colour] il colore è indicato due volte
        [symbol] la forma è indicata due volte
       *[border] il bordo è indicato due volte
    }.
card-feature-missing =
    “{ $text }” non è una carta: { $feature ->
        [number] manca il numero
        [shading] manca il riempimento
        [colour] manca il colore
        [symbol] manca la forma
       *[border] manca il bordo
    }.
card-border-of-four = “{ $text }” non è una carta: una carta con un quarto valore (4, x, b o h) non ha bordo.
card-letters-of-modes = In alcune modalità ci sono anche il numero 4, il riempimento x (quadrettato), il colore b (blu) e la forma h (esagono), oppure un bordo: i (singolo), j (doppio), k (punteggiato).
card-no-place = “{ $text }” non indica uno spazio del tavolo.
claim-count =
    { $count ->
        [0] Servono tre carte, fino a sei in alcune modalità; non ne hai indicata nessuna.
        [1] Servono tre carte, fino a sei in alcune modalità; ne hai indicata una sola.
       *[other] Servono tre carte, fino a sei in alcune modalità; ne hai indicate { $count }.
    }
claim-same-card = Hai indicato due volte la carta { $card }; ogni carta esiste una volta sola.
seed-not-hex = “{ $letter }” non è una cifra esadecimale; usa 0–9 e a–f.
seed-length =
    { $count ->
        [0] Il seed è vuoto; servono da 1 a { NUMBER($most) } cifre esadecimali, per esempio 2a.
       *[other] Questo seed è troppo lungo; può avere al massimo { NUMBER($most) } cifre esadecimali, per esempio 2a.
    }
name-empty = Inserisci un nome.
name-long = Un nome può avere al massimo { NUMBER($most) } caratteri; questo ne ha { NUMBER($count) }.
name-control = Togli dal nome le interruzioni di riga e i caratteri invisibili.
handicap-delay = Il ritardo va da 0 a 30.000 millisecondi; { NUMBER($delay) } non è ammesso.
handicap-head-start = Il vantaggio va da 0 a 27 punti; { NUMBER($points) } non è ammesso.
stack-count = Con queste regole una mano richiede { NUMBER($needed) } carte; il mazzo ne ha { NUMBER($count) }.
stack-foreign = La carta { $card } non fa parte del mazzo di queste regole.
stack-twice = La carta { $card } compare due volte nel mazzo; ogni carta esiste una volta sola.
stack-sets =
    { $count ->
        [0] Questo rompicapo deve avere esattamente { NUMBER($needed) } Set; tra queste carte non ce n’è nessuno.
        [1] Questo rompicapo deve avere esattamente { NUMBER($needed) } Set; tra queste carte ce n’è uno solo.
       *[other] Questo rompicapo deve avere esattamente { NUMBER($needed) } Set; tra queste carte ce ne sono { $count }.
    }

## What does not fit together in rules

rules-out-of-range = { $field } vale { NUMBER($value) }; il valore deve essere tra { NUMBER($least) } e { NUMBER($most) }.
rules-range-with = Con { $other } = { $setting }, { $field } deve essere tra { NUMBER($least) } e { NUMBER($most) }, non { NUMBER($value) }.
rules-layout-threes = Il numero di carte esposte deve essere un multiplo di tre, come 9, 12, 15 o 18, non { NUMBER($count) }.
rules-rows =
    { $rows ->
        [one] { NUMBER($count) } carte non riempiono { $rows } riga.
       *[other] { NUMBER($count) } carte non riempiono { $rows } righe uguali.
    }
rules-set-master = Il Set-Master osserva mentre giocano almeno altre due persone: al tavolo servono almeno 3 posti, non { NUMBER($seats) }.
rules-alone = “{ $variant }” si gioca in solitaria: ci vuole un solo posto, non { NUMBER($seats) }.
rules-most-sets = Se vince chi ha più Set non ci sono punti: una chiamata sbagliata non può quindi costarne uno.
rules-subtract = Le chiamate sbagliate si possono sottrarre solo se costano un punto.
rules-never-widened = Nella variante “{ $variant }” non si aggiungono carte: non possono quindi arrivare da sole.
rules-puzzle = “{ $variant }” richiede { NUMBER($count) } carte esposte, da un mazzo di { NUMBER($deck) }.
rules-needs = Con { $field } = { $value }, { $other } deve essere { $needed }.
rules-not-with = Con { $field } = { $value }, { $other } non può essere { $excluded }.
rules-plain = “{ $variant }” ha carte e regole sue: quelle delle modalità non sono ammesse.
rules-no-such-cards = Le carte con { NUMBER($features) } caratteristiche e { NUMBER($values) } valori non hanno questo: { $value }.
rules-time = time_s vale { NUMBER($seconds) }; deve essere 0 oppure tra 30 e 1800.
rules-check = others_check_s vale { NUMBER($seconds) }; deve essere 0 oppure tra 3 e 30.
rules-unseen-check = Gli altri possono controllare solo carte che tutti vedono: non con griglie separate né con carte coperte.
rules-endless = Con un mazzo senza fine la mano deve finire in altro modo: con finds, time_s o first_to.
rules-faces-down = Se le carte sono coperte, sul tavolo ne servono almeno { NUMBER($least) }, perché ci sia sempre qualcosa da trovare.

## The rules, value by value

# One line of a list of rules.
rule-line = { $label }: { $value }
rule-edition = edizione
rule-variant = variante
rule-symbols = forme
rule-symbols-value = { $value ->
        [diamond] ovale, virgoletta, rombo
       *[rectangle] ovale, onda, rettangolo
    }
rule-green = tonalità del verde
rule-green-value = { $value ->
        [green] verde
       *[turquoise] turchese
    }
rule-middle-shading = riempimento intermedio
rule-middle-shading-value = { $value ->
        [striped] tratteggiato
       *[dotted] punteggiato
    }
rule-deck = carte in gioco
rule-deck-value = { $value ->
        [full] tutte e 81
        [one] solo con un simbolo
        [two] solo con due simboli
        [three] solo con tre simboli
        [solid] solo simboli solidi
        [striped] solo simboli tratteggiati
        [dotted] solo simboli punteggiati
        [open] solo simboli contornati
        [red] solo rosse
        [green] solo verdi
        [turquoise] solo turchesi
        [purple] solo viola
        [diamond] solo rombi
        [rectangle] solo rettangoli
        [oval] solo ovali
        [squiggle] solo virgolette
       *[wave] solo onde
    }
rule-deck-whole = tutte e { NUMBER($count) }
rule-deck-more = { $value ->
        [four] solo con quattro simboli
        [crossed] solo simboli quadrettati
        [blue] solo blu
        [hexagon] solo esagoni
        [single-border] solo con bordo singolo
        [double-border] solo con bordo doppio
       *[dotted-border] solo con bordo punteggiato
    }
rule-layout = carte esposte
rule-layout-value = { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
rule-rows = righe
rule-rows-value = { $count ->
        [0] a seconda dello schermo
        [1] una riga
       *[other] { $count } righe
    }
rule-calling = quando vedi un Set
rule-calling-value = { $value ->
        [call-then-pick] chiami, poi scegli
        [call-and-pick-at-once] chiami e scegli subito
       *[quick-claims] scegli senza chiamare
    }
rule-call-window = tempo per scegliere
rule-photo-finish = compensazione del ritardo di rete
rule-others = durante una chiamata, gli altri
rule-others-value = { $value ->
        [may-not-pick] non possono scegliere
        [may-not-pick-or-call] non possono né scegliere né chiamare
       *[may-not-touch-or-call] non possono né toccare né chiamare
    }
rule-wrong-call = chiamata sbagliata
rule-wrong-call-value = { $value ->
        [lose-point] un punto in meno
        [lock-out] niente chiamate finché qualcun altro non prende un Set
        [wait] alcuni secondi di attesa
       *[nothing] nessuna penalità
    }
rule-wait = attesa dopo una chiamata sbagliata
rule-others-check = gli altri controllano
rule-others-check-off = no
rule-no-set = altre tre carte
rule-more-cards = altre carte
rule-no-set-value = { $value ->
        [all-agree] quando tutti sono d’accordo
        [at-once] da sole, appena non c’è niente da trovare
       *[all-agree-or-long-time] quando tutti sono d’accordo, o se qualcuno le chiede dopo molto tempo
    }
rule-silence = il silenzio vale come assenso dopo
rule-long-time = “molto tempo” significa
rule-widened = carte aggiunte
rule-widened-value = { $value ->
        [not-replaced] non sostituite quando si prende il Set successivo
       *[replaced] sostituite quando si prende il Set successivo
    }
rule-first-to = fine della mano
rule-first-to-value = { $count ->
        [0] quando il mazzo è esaurito e non resta nessun Set
        [1] al primo Set
       *[other] quando qualcuno ha { $count } Set
    }
rule-scoring = punteggio
rule-scoring-value = { $value ->
        [point-per-set] 1 punto per Set
        [point-per-set-minus-wrong-calls] 1 punto per Set, meno le chiamate sbagliate
        [most-sets] vince chi ha più Set
       *[point-per-card] 1 punto per carta
    }
rule-calling-find = quando vedi una presa
rule-find-value = { $value ->
        [lock-out] niente chiamate fino alla prossima presa di qualcun altro
        [at-once] da sole, appena non c’è niente da trovare
        [not-replaced] non sostituite alla presa successiva
        [replaced] sostituite alla presa successiva
        [point-per-set] 1 punto per presa
        [point-per-set-minus-wrong-calls] 1 punto per presa, meno le chiamate sbagliate
       *[most-sets] vince chi fa più prese
    }
rule-first-to-finds = { $count ->
        [0] quando il mazzo è esaurito e non resta niente da trovare
        [1] alla prima presa
       *[other] quando qualcuno ha { $count } prese
    }
rule-rounds = durata della partita
rule-rounds-value = { $count ->
        [0] tutti fanno da mazziere una volta
        [1] una mano
       *[other] { $count } mani
    }
rule-deal-within = tempo per distribuire
rule-set-master = il mazziere
rule-set-master-value = { $value ->
        [yes] osserva come Set-Master
       *[no] gioca con gli altri
    }
rule-seats = posti
rule-target = che cosa si cerca
rule-target-value = { $value ->
        [set] un Set
        [two-pairs] una doppia coppia
        [six] una Sestina
       *[four] una Quartina
    }
rule-features = caratteristiche
rule-values = valori per caratteristica
rule-grow = carte aggiunte fino a un multiplo di
rule-chain = carte riprese dall’ultima presa
rule-chain-value = { $count ->
        [0] nessuna
        [1] esattamente una
       *[other] esattamente { $count }
    }
rule-keep = carte trovate
rule-keep-value = { $value ->
        [taken] si prendono
       *[until-all] restano finché non si è trovato tutto
    }
rule-after-find = dopo una presa, le altre carte
rule-after-find-value = { $value ->
        [stay] restano al loro posto
       *[shuffled] cambiano posto
    }
rule-faces = le carte sono
rule-faces-value = { $value ->
        [up] scoperte
       *[down] coperte
    }
rule-boards = griglie di carte
rule-boards-value = { $value ->
        [shared] una per tutti
       *[own] una a testa
    }
rule-deck-lasts = il mazzo
rule-deck-lasts-value = { $value ->
        [once] si gioca una volta
       *[endless] si rimescola senza fine
    }
rule-finds = prese per mano
rule-time = durata della mano
rule-no-limit = senza limite
rule-drawing = disegno delle carte
rule-drawing-value = { $value ->
        [edition] quello dell’edizione
       *[fresh] diverso a ogni mano
    }
rule-alone = nel solitario, nessun Set tra 12 carte
rule-alone-value = { $value ->
        [loses] perdi
       *[silent] –
    }
rule-quick-deck = carte in gioco nella versione semplificata
rule-quick-layout = carte esposte nella versione semplificata
rule-seconds-value = { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
rule-milliseconds-value = { NUMBER($count) } ms
# Al femminile, come “edizione”.
edition-name = { $edition ->
        [english] inglese
        [italian] italiana
        [russian] russa
        [hebrew] ebraica
       *[french] francese
    }
variant-name = { $variant ->
        [full] gioco completo
        [quick] versione semplificata
        [forever] Forever, con un Set-Master
        [solitaire] solitario
        [practice] allenamento
        [quick-puzzle] rompicapo semplificato
       *[daily] rompicapo del giorno
    }
mode-name = { $mode ->
        [sprint-10] Sprint 10
        [sprint-20] Sprint 20
        [minutes-1] 1 minuto
        [minutes-2] 2 minuti
        [minutes-5] 5 minuti
        [first-steps] Primi passi
        [chain] A catena
        [whole-board] Piazza pulita
        [restless] Carte irrequiete
        [blind] Alla cieca
        [two-pairs] Doppia coppia
        [two-pairs-nine] Doppia coppia a 9 carte
        [two-pairs-chain] Doppia coppia a catena
        [five-features] Con i bordi
        [six] Sestina
        [fours] Quartine
        [little-fours] Piccole Quartine
        [little-fours-chain] Piccole Quartine a catena
        [fresh-paint] Vernice fresca
       *[speed] Velocità
    }
mode-changed = { $mode }, regole modificate
variant-borrowed =
    Il libretto { $edition ->
        [english] inglese
        [italian] italiano
        [russian] russo
        [hebrew] ebraico
       *[french] francese
    } non prevede la variante “{ $variant }”; qui valgono le regole del libretto { $source ->
        [english] inglese
        [italian] italiano
        [russian] russo
        [hebrew] ebraico
       *[french] francese
    }.
variant-of-the-house = “{ $variant }” non è in nessun libretto: è una variante della casa.
editions-hint = Per salvare un’edizione in un file da modificare: tercet editions english > rules.toml

## Why something cannot be done

refusal-not-seated = Può farlo solo chi gioca a questo tavolo: prima unisciti alla partita.
refusal-already-seated = Sei già a questo tavolo.
refusal-removed-by-host = L’host ti ha rimosso da questo tavolo.
refusal-not-host = Può farlo solo l’host, { $host }.
refusal-nobody-there = In quel posto non c’è nessuno.
refusal-too-many-players =
    A questo tavolo { $players ->
        [one] c’è { $players } giocatore
       *[other] ci sono { $players } giocatori
    }, ma queste regole prevedono { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }.
refusal-match-goes-on = La rivincita si può giocare solo a partita finita.
refusal-too-often =
    { $seconds ->
        [one] Non così in fretta! Riprova tra { $seconds } secondo.
       *[other] Non così in fretta! Riprova tra { $seconds } secondi.
    }
refusal-table-full =
    { $seats ->
        [1] L’unico posto è occupato.
        [2] Entrambi i posti sono occupati.
       *[other] Tutti e { $seats } i posti sono occupati.
    }
refusal-match-has-begun = Si può cambiare solo prima di distribuire le prime carte.
refusal-already-dealt = Le carte sono già state distribuite.
refusal-not-the-dealer =
    { $seconds ->
        [one] Tocca a { $dealer } distribuire. Tra { $seconds } secondo potrà farlo chiunque.
       *[other] Tocca a { $dealer } distribuire. Tra { $seconds } secondi potrà farlo chiunque.
    }
refusal-too-few-players = Per cominciare servono { NUMBER($needed) } giocatori; per ora: { NUMBER($players) }.
refusal-not-dealt = Le carte non sono ancora state distribuite.
refusal-round-over = La mano è finita.
refusal-match-over = La partita è finita.
refusal-set-master-watches = In questa mano il Set-Master non gioca.
refusal-locked-out = Chiamata sbagliata: non puoi chiamare finché qualcun altro non prende un Set.
refusal-locked-out-find = Chiamata sbagliata: non puoi chiamare fino alla prossima presa di qualcun altro.
refusal-locked-out-for =
    { $seconds ->
        [one] Chiamata sbagliata: aspetta { $seconds } secondo.
       *[other] Chiamata sbagliata: aspetta { $seconds } secondi.
    }
refusal-others-first = Un attimo: prima possono girare le carte gli altri.
refusal-too-early =
    { $seconds ->
        [one] Il tuo handicap: potrai chiamare tra { $seconds } secondo.
       *[other] Il tuo handicap: potrai chiamare tra { $seconds } secondi.
    }
refusal-call-stands =
    { $seconds ->
        [one] { $caller } ha chiamato { $seconds } secondo prima di te.
       *[other] { $caller } ha chiamato { $seconds } secondi prima di te.
    }
refusal-already-called = Hai già chiamato: scegli le carte.
refusal-photo-finish = Fotofinish…
refusal-being-checked = Si stanno controllando queste carte. Un momento…
refusal-nothing-to-check = Per ora non c’è niente da controllare.
refusal-voted-already = Hai già risposto.
refusal-call-first = Chiama “Set!” prima di scegliere.
refusal-claim-without-calling = A questo tavolo non serve chiamare: scegli subito le carte.
refusal-not-on-table = Questa carta non è più sul tavolo: { $card }.
refusal-found-before = Già trovato!
refusal-said-already = L’hai già detto.
refusal-set-is-certain =
    { $cards ->
        [one] Con { $cards } carta sul tavolo c’è di sicuro un Set.
       *[other] Con { $cards } carte sul tavolo c’è di sicuro un Set.
    }
refusal-no-more-cards = A questo tavolo non ci sono altre carte da aggiungere.
refusal-cards-come-at-once = Sul tavolo c’è un Set: altrimenti si sarebbero aggiunte altre carte.
refusal-find-is-certain =
    { $cards ->
        [one] Con { $cards } carta sul tavolo c’è di sicuro qualcosa da trovare.
       *[other] Con { $cards } carte sul tavolo c’è di sicuro qualcosa da trovare.
    }
refusal-finds-come-at-once = Qualcosa da trovare c’è: altrimenti si sarebbero aggiunte altre carte.
refusal-wrong-count = Qui si scelgono { NUMBER($needed) } carte, non { NUMBER($cards) }.
refusal-not-chained =
    { $needed ->
        [1] Devi riprendere esattamente una carta dell’ultima presa.
       *[other] Devi riprendere esattamente { $needed } carte dell’ultima presa.
    }
refusal-turn-cards = Qui le carte sono coperte: girale una alla volta.
refusal-nothing-is-down = Qui le carte sono scoperte: non c’è niente da girare.
refusal-cannot-turn = Ora non puoi girare questa carta.
refusal-finished = Hai già finito questa mano.
refusal-older-table = Questo tavolo è stato aperto con una versione precedente. Per queste regole apri un nuovo tavolo.
refusal-same-for-all = In una sfida le carte e le regole sono uguali per tutti.

## What happens at a table

# Stands where a name would: of a player whose data were deleted.
deleted-player = Giocatore cancellato
event-opened = Il tavolo è aperto.
# $who is “you” where the sentence is about the reader; only the other variant names the player.
event-sat =
    { $who ->
        [you] Hai preso posto al tavolo.
       *[other] { $name } ha preso posto al tavolo.
    }
event-left =
    { $who ->
        [you] Hai lasciato il tavolo.
       *[other] { $name } ha lasciato il tavolo.
    }
event-away =
    { $who ->
        [you] Hai perso la connessione.
       *[other] { $name } non è più in linea.
    }
event-back =
    { $who ->
        [you] La connessione è tornata.
       *[other] { $name } è di nuovo in linea.
    }
event-handicapped =
    { $who ->
        [you] Parti con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } e puoi chiamare { $seconds ->
            [one] { $seconds } secondo
           *[other] { $seconds } secondi
        } dopo l’arrivo di nuove carte.
       *[other] { $name } parte con { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } e può chiamare { $seconds ->
            [one] { $seconds } secondo
           *[other] { $seconds } secondi
        } dopo l’arrivo di nuove carte.
    }
event-contributed =
    { $who ->
        [you] Hai aggiunto un pizzico di caso al mescolamento.
       *[other] { $name } ha aggiunto un pizzico di caso al mescolamento.
    }
event-countdown = Pronti? Le carte arrivano tra 3 secondi.
event-dealt =
    { $who ->
        [you] Mano { NUMBER($round) }: hai distribuito { $cards ->
            [one] { $cards } carta
           *[other] { $cards } carte
        }.
       *[other] Mano { NUMBER($round) }: { $name } ha distribuito { $cards ->
            [one] { $cards } carta
           *[other] { $cards } carte
        }.
    }
event-call-held =
    { $who ->
        [you] Hai chiamato “Set!”. Fotofinish…
       *[other] { $name } ha chiamato “Set!”. Fotofinish…
    }
event-called =
    { $who ->
        [you] Hai chiamato “Set!”
       *[other] { $name } ha chiamato “Set!”
    }
event-beaten =
    { $who ->
        [you] Hai chiamato { NUMBER($milliseconds) } ms più tardi.
       *[other] { $name } ha chiamato { NUMBER($milliseconds) } ms più tardi.
    }
event-claimed =
    { $who ->
        [you] Hai scelto { $cards }. Gli altri controllano.
       *[other] { $name } ha scelto { $cards }. Giusto o sbagliato?
    }
event-voted =
    { $who ->
        [you] Hai risposto.
       *[other] { $name } ha risposto.
    }
event-vote-own =
    { $correct ->
        [yes] Avevi ragione.
       *[no] Avevi torto.
    }
event-votes =
    { $correct ->
        [yes] Risposta giusta di { $names }.
       *[no] Risposta sbagliata di { $names }.
    }
event-no-votes = Nessuna risposta.
event-taken =
    { $who ->
        [you] Hai preso un Set: { $cards }.
       *[other] { $name } ha preso un Set: { $cards }.
    }
event-found =
    { $who ->
        [you] Hai trovato un Set: { $cards }.
       *[other] { $name } ha trovato un Set: { $cards }.
    }
event-wrong-cards =
    { $who ->
        [you] Non è un Set: hai scelto { $cards }.
       *[other] Non è un Set: { $name } ha scelto { $cards }.
    }
event-wrong-time =
    { $who ->
        [you] Troppo tardi: non hai scelto in tempo.
       *[other] Troppo tardi: { $name } non ha scelto in tempo.
    }
event-lost-point =
    { $who ->
        [you] Hai perso un punto.
       *[other] { $name } ha perso un punto.
    }
event-locked-out =
    { $who ->
        [you] Non puoi chiamare finché qualcun altro non prende un Set.
       *[other] { $name } non può chiamare finché qualcun altro non prende un Set.
    }
event-locked-out-find =
    { $who ->
        [you] Non puoi chiamare fino alla prossima presa di qualcun altro.
       *[other] { $name } non può chiamare fino alla prossima presa di qualcun altro.
    }
event-waits =
    { $who ->
        [you] { $seconds ->
            [one] Devi aspettare { $seconds } secondo.
           *[other] Devi aspettare { $seconds } secondi.
        }
       *[other] { $seconds ->
            [one] { $name } deve aspettare { $seconds } secondo.
           *[other] { $name } deve aspettare { $seconds } secondi.
        }
    }
event-freed = Tutti possono chiamare di nuovo.
event-wait-ended =
    { $who ->
        [you] Puoi giocare di nuovo.
       *[other] { $name } può giocare di nuovo.
    }
event-said-no-set =
    { $who ->
        [you] Hai detto “Nessun Set”.
       *[other] { $name } ha detto “Nessun Set”.
    }
event-said-nothing =
    { $who ->
        [you] Hai detto “Niente qui”.
       *[other] { $name } ha detto “Niente qui”.
    }
event-widened-all = Tutti d’accordo: altre tre carte.
event-widened-silence = Nessuno si oppone: altre tre carte.
event-widened-long-time = Da molto tempo nessuno trova un Set: altre tre carte.
event-widened-at-once = Non c’era nessun Set: altre tre carte.
event-round-ended-no-set-left = Mano finita: il mazzo è esaurito e non resta nessun Set.
event-round-ended-agreed = Mano finita: il mazzo è esaurito e tutti concordano che non resta nessun Set.
event-round-ended-first-to =
    { $who ->
        [you] Mano finita: hai raggiunto l’obiettivo.
       *[other] Mano finita: { $name } ha raggiunto l’obiettivo.
    }
event-round-ended-all-found = Hai trovato tutti i Set.
event-round-ended-stuck =
    Non resta nessun Set. Hai trovato { $sets ->
        [one] { $sets } Set
       *[other] { $sets } Set
    }; { $cards ->
        [one] restava ancora { $cards } carta
       *[other] restavano ancora { $cards } carte
    }.
event-round-ended-overlooked = C’era un Set: { $cards }.
event-host-changed =
    { $who ->
        [you] Ora l’host sei tu.
       *[other] Ora l’host è { $name }.
    }
event-removed =
    { $who ->
        [you] L’host ti ha rimosso dal tavolo.
       *[other] L’host ha rimosso { $name } dal tavolo.
    }
event-renamed =
    { $who ->
        [you] Ora ti chiami { $name }.
       *[other] { $old } ora si chiama { $name }.
    }
# In place of a new name, when a player was deleted while sitting at the table.
event-forgotten = Il nome di un giocatore è stato cancellato.
event-rules-changed = Nuove regole: edizione { $edition }, { $variant }.
event-find =
    { $who ->
        [you] Hai trovato { $target ->
            [two-pairs] una doppia coppia
            [six] una Sestina
           *[four] una Quartina
        }: { $cards }.
       *[other] { $name } ha trovato { $target ->
            [two-pairs] una doppia coppia
            [six] una Sestina
           *[four] una Quartina
        }: { $cards }.
    }
event-not-find =
    { $who ->
        [you] { $target ->
            [two-pairs] Non è una doppia coppia
            [six] Non è una Sestina
           *[four] Non è una Quartina
        }: hai scelto { $cards }.
       *[other] { $target ->
            [two-pairs] Non è una doppia coppia
            [six] Non è una Sestina
           *[four] Non è una Quartina
        }: { $name } ha scelto { $cards }.
    }
event-scored =
    { $who ->
        [you] { $target ->
            [set] Hai trovato un Set.
            [two-pairs] Hai trovato una doppia coppia.
            [six] Hai trovato una Sestina.
           *[four] Hai trovato una Quartina.
        }
       *[other] { $target ->
            [set] { $name } ha trovato un Set.
            [two-pairs] { $name } ha trovato una doppia coppia.
            [six] { $name } ha trovato una Sestina.
           *[four] { $name } ha trovato una Quartina.
        }
    }
event-finished =
    { $who ->
        [you] Hai finito!
       *[other] { $name } ha finito.
    }
event-wrong-own =
    { $who ->
        [you] Non ci siamo.
       *[other] { $name } ha sbagliato.
    }
event-replaced = Non c’è più niente da trovare: ecco altre carte.
event-rearranged = Le carte cambiano posto.
event-turned =
    { $who ->
        [you] Hai girato una carta: { $card }.
       *[other] { $name } ha girato una carta: { $card }.
    }
event-turns-ended =
    { $who ->
        [you] Questa volta niente.
       *[other] Questa volta niente per { $name }.
    }
event-turned-back = Le carte tornano coperte.
event-grown =
    { $count ->
        [1] Non c’era niente da trovare: un’altra carta.
       *[other] Non c’era niente da trovare: altre { $count } carte.
    }
event-grown-all =
    { $count ->
        [1] Tutti d’accordo: un’altra carta.
       *[other] Tutti d’accordo: altre { $count } carte.
    }
event-grown-silence =
    { $count ->
        [1] Nessuno si oppone: un’altra carta.
       *[other] Nessuno si oppone: altre { $count } carte.
    }
event-grown-long-time =
    { $count ->
        [1] Da molto tempo nessuno trova niente: un’altra carta.
       *[other] Da molto tempo nessuno trova niente: altre { $count } carte.
    }
event-round-ended-nothing-left = Mano finita: il mazzo è esaurito e non resta niente da trovare.
event-round-ended-nothing-agreed = Mano finita: il mazzo è esaurito e tutti concordano che non resta niente da trovare.
event-round-ended-time-up = Mano finita: il tempo è scaduto.
event-round-ended-finds-made = Mano finita: era l’ultima presa.
event-round-ended-all-finished = Mano finita: hanno finito tutti.
event-mode-chosen = Nuove regole: { $mode }.
event-asked-for-all-cards =
    { $who ->
        [you] Proponi di continuare con tutte le carte.
       *[other] { $name } propone di continuare con tutte le carte.
    }
event-rematch = Rivincita! Comincia una nuova partita.
event-emoted =
    { $who ->
        [you] Tu: { $words }
       *[other] { $name }: { $words }
    }
event-match-won =
    { $who ->
        [you] { $count ->
            [1] Hai vinto!
           *[other] Pareggio! Hai vinto a pari merito con { $names }.
        }
       *[other] { $count ->
            [1] { $names } ha vinto.
           *[other] Pareggio! { $names } hanno vinto a pari merito.
        }
    }
emote-words = { $emote ->
        [hello] Ciao!
        [well-done] Ben fatto!
        [thanks] Grazie!
        [oops] Ops!
        [so-close] C’ero quasi!
        [thinking] Sto pensando…
        [good-game] Bella partita!
       *[bye] A presto!
    }
event-alone-won = Hai vinto!
event-alone-lost = Hai perso.

## The program

usage-unknown-argument = Argomento sconosciuto: “{ $argument }”.
usage-missing-argument = Argomento mancante: { $argument }.
usage-missing-command = Nessun comando indicato.
usage-unknown-command = Comando sconosciuto: “{ $command }”.
usage-invalid-value = “{ $value }” non è un valore valido per { $argument }; valori possibili: { $possible }.
usage-bad-value = “{ $value }” non è un valore valido per { $argument }.
usage-not-utf8 = Un argomento non è testo UTF-8.
usage-conflict = { $argument } non si può usare insieme a { $other }.
usage-hint = Per la guida: { $command } --help
file-unreadable = Impossibile leggere { $file }: { $reason }.
file-unwritable = Impossibile scrivere { $file }: { $reason }.
file-empty = Il file { $file } è vuoto.
file-not-utf8 = { $file } non è testo UTF-8.
file-too-long = Il file { $file } è troppo grande; il limite in byte è { NUMBER($most) }.
file-bad-card = { $file }: { $reason }
file-bad-rules = { $file } non è un file di regole: { $reason }
file-bad-config = { $file } non è un file di configurazione: { $reason }
config-unknown-key = In { $file } c’è un’opzione sconosciuta, “{ $key }”; intendevi “{ $nearest }”?
config-header = La configurazione di “tercet serve”. Una variabile d’ambiente prevale su una riga di questo file, un’opzione della riga di comando su entrambe. Le righe commentate mostrano i valori predefiniti.
input-not-utf8 = La riga { NUMBER($line) } non è testo UTF-8.
input-line-too-long = La riga { NUMBER($line) } è troppo lunga; il limite in byte è { NUMBER($most) }.
input-line = Riga { NUMBER($line) }: { $reason }
input-empty = Nessuna carta indicata. Indicane alcune, per esempio “tercet find 1srd 2srd 3srd”, oppure una disposizione per riga sullo standard input.
find-none =
    { $count ->
        [0] Nessuna carta, quindi nessun Set.
        [1] Una carta sola non è mai un Set.
       *[other] Tra queste { $count } carte non c’è nessun Set.
    }
referee-not-an-object = Questo non è un comando come {"{"}"at":0,"by":"ann","do":"sit"{"}"}: { $reason }
referee-time-goes-back = “at” vale { NUMBER($at) }, ma prima era { NUMBER($last) }; il tempo non può tornare indietro.
referee-needs = “{ $action }” richiede “{ $field }”.
referee-unknown-action = “do” sconosciuto: “{ $action }”; valori possibili: { $possible }.
play-hint-call = Scrivi “s” per chiamare “Set!”, poi tre numeri come “1 5 9” per scegliere le carte.
play-hint-claim = Scrivi tre numeri come “1 5 9” per scegliere le carte: non serve chiamare.
play-hint-no-set = Scrivi “n” se non c’è nessun Set.
play-hint-vote = Quando sceglie un altro, scrivi “1” se è giusto o “2” se è sbagliato.
play-hint-leave = Scrivi “?” per vedere tutti i comandi, “q” per uscire.
play-claims-count = Qui basta scrivere { NUMBER($count) } numeri, senza chiamare.
play-turn = Qui scrivi il numero di una carta per girarla, una alla volta.
play-cards = Carte sul tavolo (ancora nel mazzo: { NUMBER($deck) }):
play-score =
    { $who ->
        [you] Tu: { NUMBER($score) }
       *[other] { $name }: { NUMBER($score) }
    }
play-pick-now =
    { $seconds ->
        [one] Scrivi i numeri di tre carte. Hai { $seconds } secondo.
       *[other] Scrivi i numeri di tre carte. Hai { $seconds } secondi.
    }
play-not-understood = Non capisco “{ $text }”.
play-no-such-card = Qui non c’è la carta numero { NUMBER($number) }.
play-left = Hai lasciato il tavolo.
play-bot-model = La velocità dei bot è una stima di quella delle persone.

## The odds

percent = { $number }%
odds-title =
    { $cards ->
        [one] { $cards } carta su { NUMBER($deck) }
       *[other] { $cards } carte su { NUMBER($deck) }
    }
odds-cards = carte
odds-layouts = disposizioni
odds-set-free = senza Set
odds-classes = classi
odds-no-set = nessun Set
odds-one-in = una su
odds-exactly = esattamente
odds-sets = Set
odds-chance = probabilità
odds-mean = Set in media
odds-certain = Da { NUMBER($cards) } carte in su c’è sempre un Set.
odds-classes-note = Le disposizioni che una simmetria del mazzo trasforma l’una nell’altra formano una sola classe.
odds-mode-mean = prese in media
odds-mode-nothing = niente da trovare
odds-mode-simulated = disposizioni simulate
odds-mode-certain = Da { NUMBER($cards) } carte in su c’è sempre qualcosa da trovare.
odds-too-many = Con il mazzo di { NUMBER($deck) } carte puoi chiedere al massimo { NUMBER($most) } carte, non { NUMBER($cards) }.
plot-format = Il nome del file di un grafico deve finire in .svg o .png; questo non va bene: { $file }
plot-no-set = Quanto è probabile che non ci sia nessun Set?
plot-by-sets =
    { $cards ->
        [one] Quanti Set ci sono in { $cards } carta su { NUMBER($deck) }?
       *[other] Quanti Set ci sono in { $cards } carte su { NUMBER($deck) }?
    }
plot-left = Carte rimaste alla fine
plot-by-place = Nessun Set tra { NUMBER($cards) } carte
plot-cards-on-table = carte sul tavolo
plot-cards-left = carte rimaste
plot-cards-in-deck = carte ancora nel mazzo
plot-fresh = prima distribuzione: { $percent }
simulate-title = Partite: { $games }; edizione { $edition }, { $variant } (seed { $seed })
simulate-rate = frequenza
simulate-interval = intervallo di confidenza al 99%
simulate-exact = esatto
simulate-first-deal = nessun Set alla prima distribuzione
simulate-no-set = nessun Set tra { NUMBER($cards) } carte
simulate-won = partite vinte
simulate-left = carte rimaste
simulate-games = partite
simulate-in-deck = nel mazzo
simulate-speed = Partite al secondo: { $games } (thread: { NUMBER($threads) })
simulate-stopped = Interrotto. Partite giocate: { $games } su { $asked }.
simulate-puzzle = “{ $variant }” è un rompicapo senza distribuzione; valori possibili: { $possible }.
seed-number = “{ $text }” non è un seed; usa un numero intero fino a 18446744073709551615, decimale o esadecimale con 0x, per esempio 42 o 0x2a.
date-form = “{ $text }” non è una data; scrivi anno, mese e giorno, per esempio 2026-01-31.
date-no-such-day = Questo giorno non esiste: { $date }. Le date vanno da 0001-01-01 a 9999-12-31.
date-too-late = A partire da { $date } restano meno giorni di quelli richiesti ({ $count }); il calendario finisce il 9999-12-31.
puzzle-of-day = Rompicapo del giorno: { $date }
puzzle-drawn = Rompicapo { $number } del seed { $seed }
puzzle-facts =
    { $seconds ->
        [one] Set: { NUMBER($sets) }. Chi gioca ogni tanto trova il primo in circa { $seconds } secondo (stima).
       *[other] Set: { NUMBER($sets) }. Chi gioca ogni tanto trova il primo in circa { $seconds } secondi (stima).
    }

## What the booklets claim

claim-line =
    { $count ->
        [1] Edizione { $editions }. { $statement }
       *[other] Edizioni { $editions }. { $statement }
    }
claim-about = Probabilità di un Set con { NUMBER($cards) } carte: circa { $percent }.
claim-over = Probabilità di un Set con { NUMBER($cards) } carte: oltre { $percent }.
claim-left = Alla fine possono restare sei o nove carte.
claim-cards = Ci sono { NUMBER($cards) } carte, tutte diverse.
claim-quick = Senza una caratteristica si gioca con { NUMBER($cards) } carte.
claim-puzzle = Nove carte in cui il riempimento non conta formano un rompicapo con { NUMBER($sets) } Set.
claim-verdict = { $verdict ->
        [true] È vero.
        [fresh] È vero alla prima distribuzione, non nel corso della partita.
        [mostly] È vero per la maggior parte delle partite, non per tutte.
       *[false] Non è vero.
    }
truth-fresh = Alla prima distribuzione: { $percent }, esattamente { $fraction }.
truth-in-play = Nel corso della partita, mentre i Set vengono via via tolti: { $percent } (da { $low } a { $high }).
truth-left = Partite che finiscono così: { $percent } (da { $low } a { $high }). Carte rimaste nelle altre: { $others }. Non ne restano mai 3.
truth-left-share = { NUMBER($cards) } ({ $percent })
truth-cards = { $product } = { NUMBER($cards) }. Formano { NUMBER($sets) } Set, e due carte qualsiasi stanno in uno solo di essi.
truth-puzzle = Disposizioni di nove carte di questo tipo con esattamente { NUMBER($sets) } Set: { $percent } ({ $fraction }); Set in media: { $mean }.
claims-note = La prima distribuzione è calcolata esattamente. Le partite sono simulate: { $games }, sempre le stesse, con intervalli di confidenza al 99%.

## Help on the command line

help-tercet = Il gioco di carte SET secondo cinque dei suoi libretti di regole. Senza alcun legame con gli editori del gioco.
help-usage = Uso:
help-commands = Comandi:
help-arguments = Argomenti:
help-options = Opzioni:
help-example = Esempio:
help-default = predefinito:
help-lang = Lingua: en, fr, he, it o ru (predefinita: quella del sistema)
help-json = Stampa in JSON
help-help = Mostra questa guida
help-version = Mostra la versione
help-check = Controlla se tre carte sono un Set: le quattro risposte e il verdetto; stato di uscita 0 se è un Set, 1 se non lo è, 2 se l’input è errato
help-check-cards = Tre carte, per esempio 1srd 2srd 3srd
help-check-edition = L’edizione di cui usare le parole e i disegni
help-find = Trova tutti i Set tra le carte, nell’ordine della disposizione
help-find-cards = Le carte di una disposizione; se mancano, una disposizione per riga sullo standard input
help-editions = Confronta le cinque edizioni, o ne stampa una in TOML da modificare
help-editions-name = L’edizione da stampare come file di regole
help-editions-variant = La variante da stampare
help-deal = Mostra il mazzo di una mano, nell’ordine di distribuzione, a partire dal seed del tavolo
help-deal-seed = Il seed del tavolo: da 1 a 64 cifre esadecimali
help-deal-round = Il numero della mano nella partita
help-deal-round-seed = Il seed della mano, come viene mostrato alla fine, al posto di quello del tavolo
help-deal-mix = Ciò che un posto ha aggiunto al mescolamento, nella forma SEAT:HEX, con i posti contati da 0; si può ripetere
help-deal-edition = L’edizione di cui distribuire il mazzo
help-deal-variant = La variante da distribuire
help-referee = Gestisce un tavolo su standard input e output, un oggetto JSON per riga, per programmi in qualsiasi linguaggio
help-referee-edition = L’edizione con cui giocare
help-referee-variant = La variante da giocare
help-referee-rules = Un file di regole in TOML o JSON, al posto di edizione e variante
help-referee-seed = Il seed del tavolo: da 1 a 64 cifre esadecimali (predefinito: casuale)
help-referee-deck = Un file con le carte della prima mano nell’ordine di distribuzione; le mani successive vengono mescolate
help-play = Gioca in questo terminale: contro i bot, in solitaria o al tavolo di un server
help-play-edition = L’edizione con cui giocare
help-play-variant = La variante da giocare
help-play-rules = Un file di regole in TOML o JSON, al posto di edizione e variante
help-play-seed = Il seed del tavolo, per rigiocare le stesse carte
help-play-bots = Contro quanti bot giocare
help-play-level = Quanto sono forti i bot
help-play-name = Il tuo nome al tavolo

serve-open = Tercet è in funzione: { $url }
serve-data = I dati sono conservati in { $folder }. Premi Ctrl-C per fermare il server.
serve-stopped = Tercet si è fermato. Tutto ciò che era confermato è salvato.
serve-port-taken = { $address } è già in uso: ferma l’altro programma o scegli un’altra porta, per esempio --listen 127.0.0.1:8081.
serve-cannot-listen = Impossibile mettersi in ascolto su { $address }: { $reason }. Un indirizzo ha la forma 127.0.0.1:8080.
serve-no-data-folder = Questa piattaforma non ha una cartella predefinita per i dati: indicane una con --data.
backup-done = Backup completato: { $file }
verify-right =
    { $rounds ->
        [one] Tutto corretto: il seed promesso, il mescolamento, ogni evento e i punteggi ({ $rounds } mano; registrazioni: { NUMBER($records) }).
       *[other] Tutto corretto: i seed promessi, i mescolamenti, ogni evento e i punteggi ({ $rounds } mani; registrazioni: { NUMBER($records) }).
    }
verify-wrong = La riga { NUMBER($line) } è sbagliata: { $reason }
verify-no-replay = { $file } non è un replay: { $reason }
verify-signed = La firma è valida: nulla è cambiato da quando il server l’ha apposta.
verify-unsigned = Rispetta le regole ma non è firmato: tempi, nomi e identificativi non sono provati.
verify-unchecked = Rispetta le regole; la firma non è stata controllata: indica --key o --server.
verify-forged = La firma non è valida: qualcosa che le regole non possono controllare, come un tempo, un nome o un identificativo, è stato cambiato, oppure ha firmato un altro server.
key-now = Chiave di firma attuale: { $key }
key-old = Chiave di firma precedente: { $key }
audit-damaged = { $stream }, la voce { NUMBER($entry) } è danneggiata: { $reason }
audit-other-hash = il suo hash non corrisponde al suo contenuto e alle voci precedenti.
audit-no-hash = non ha un hash, mentre la voce precedente ne ha uno.
audit-missing = mancano le voci precedenti.
audit-unreadable = non si può leggere: { $detail }
audit-against-rules = secondo le regole non può seguire dalle voci precedenti: { $detail }
audit-counts = Tavoli: { NUMBER($tables) }; giocatori: { NUMBER($players) }; voci: { NUMBER($entries) }; mani finite, tutte rigiocate: { NUMBER($rounds) }.
audit-unchained = Vecchie voci senza un hash proprio: { NUMBER($entries) }.
audit-redacted = Voci da cui un nome è stato cancellato o spostato: { NUMBER($entries) }.
audit-newer = Tavoli di una versione più recente, controllati solo tramite gli hash: { NUMBER($tables) }.
audit-right = Nessun danno trovato.
audit-wrong = Voci danneggiate: { NUMBER($count) }. Il server rifiuta questi tavoli e serve gli altri; ripristina da un backup ciò che manca.
# The id of a player, and how many names of that player there were.
forget-done = Nomi cancellati per { $player }: { NUMBER($names) }.
forget-moved = Registrazioni di versioni precedenti i cui nomi ora si possono cancellare: { NUMBER($records) }.
forget-clean = Qui non è più conservato nessun nome di questi giocatori. Tieni l’elenco dei loro identificativi: se ripristini un backup, i nomi ritornano.
forget-damaged = I nomi nei tavoli danneggiati sono rimasti come sono: ripristina questi tavoli da un backup ed esegui di nuovo il comando.
projections-rebuilt = Partite nelle classifiche: { NUMBER($runs) }. Altre partite: { NUMBER($matches) }. Tavoli letti: { NUMBER($tables) }.
ratings-family = { $family ->
        [speed] Velocità
        [two-pairs] Doppia coppia
        [six] Sestina
        [four] Quartine
       *[calling] Classico
    }
ratings-rating = valutazione
ratings-finds = prese
ratings-provisional = provvisoria
ratings-counted = Partite conteggiate: { NUMBER($matches) }. Replay letti: { NUMBER($replays) }.
ratings-wrong-replay = { $file } non segue le regole: { $reason }
pace-bot = { $name } (bot, { $level })
pace-seconds = tempi in secondi
pace-finds = numero
pace-least = minimo
pace-half = metà centrale
pace-most = massimo
pace-features = caratteristiche diverse: { NUMBER($features) }
pace-reaction = carte nuove → chiamata
pace-pick = chiamata → scelta
pace-choice = Scelte fra più prese possibili: { NUMBER($boards) }. Posizione di quella fatta: { $ease } (0 è il minimo di caratteristiche diverse, 1 il massimo, 0,5 il caso). Prima nell’ordine delle carte: { $first } (per caso: { $chance }).
pace-note = Sono cifre, non un verdetto.
pace-none = In questo replay non ci sono prese.
flaw-not-opened = un replay deve cominciare con l’apertura del tavolo.
flaw-no-command = questa registrazione non contiene nessun comando.
flaw-time-goes-back = il tempo torna indietro.
flaw-broken-commitment = il seed della mano { NUMBER($round) } non è quello promesso.
flaw-refused = le regole non ammettono questo comando.
flaw-other-events = l’evento { NUMBER($event) } di questa registrazione non segue dalle regole.
flaw-version = questo replay è di un’altra versione di Tercet.
flaw-position = queste carte non erano disposte così sul tavolo.
flaw-score = il punteggio di { $name } non corrisponde agli eventi registrati.
flaw-scores = manca il punteggio di un giocatore.
flaw-name = il nome { $name } non corrisponde alla registrazione.
help-serve = Avvia un server: tavoli per chiunque abbia il link, nel browser, nel terminale e per i programmi
help-serve-listen = L’indirizzo e la porta su cui restare in ascolto; anche TERCET_LISTEN
help-serve-data = La cartella dei dati (predefinita: quella della piattaforma per i dati dei programmi); anche TERCET_DATA
help-serve-base-path = Il percorso dietro un proxy, per esempio /tercet; anche TERCET_BASE_PATH
help-serve-origin = Un altro sito che può usare questo server, per esempio https://example.org; si può ripetere; anche TERCET_ORIGIN
help-serve-trusted-proxy = Un proxy di cui fidarsi sulla provenienza delle richieste; si può ripetere; anche TERCET_TRUSTED_PROXY
help-serve-sockets-per-address = Numero massimo di connessioni per indirizzo; anche TERCET_SOCKETS_PER_ADDRESS
help-serve-players-per-hour = Numero massimo di nuovi giocatori all’ora per indirizzo; anche TERCET_PLAYERS_PER_HOUR
help-serve-tables-per-hour = Numero massimo di nuovi tavoli all’ora per giocatore; anche TERCET_TABLES_PER_HOUR
help-serve-requests-per-minute = Numero massimo di richieste HTTP al minuto per giocatore, contate in richieste piccole (quelle grandi valgono di più); anche TERCET_REQUESTS_PER_MINUTE
help-serve-threads = Numero di thread (predefinito: uno per processore; i nodi sulla stessa macchina ne condividono i processori); anche TERCET_THREADS
help-serve-messages-per-second = Numero massimo di messaggi al secondo per connessione, il doppio in una raffica; anche TERCET_MESSAGES_PER_SECOND
help-serve-log = Che cosa viene registrato: off, error, warn, info, debug, trace, oppure un filtro come info,server=debug; anche RUST_LOG
help-serve-config = File di configurazione; una variabile prevale sul file, un’opzione su entrambi; anche TERCET_CONFIG
help-serve-print-config = Stampa un file di configurazione completo con i valori in vigore ed esce
help-verify = Verifica un replay: il seed promesso, il mescolamento, ogni evento e i punteggi; stato di uscita 0 se è tutto corretto, 1 se non lo è
help-verify-file = Il replay, come si scarica dopo una mano
help-verify-key = La chiave pubblica che deve averlo firmato, in esadecimale
help-verify-server = Il server da cui ottenere le chiavi, per esempio https://tercet.example.org
help-key = Mostra le chiavi pubbliche con cui sono firmati i replay di un server; se il registro è una cartella, il server deve essere fermo
help-key-place = La cartella dei dati, o l’URL di un registro PostgreSQL
help-key-rotate = D’ora in poi firma con una chiave nuova; i replay già firmati restano validi
help-audit = Controlla tutto ciò che un server ha salvato, anche mentre è in funzione: hash, tavoli secondo le regole, carte, nomi e chiavi; stato di uscita 0 se niente è danneggiato, 1 altrimenti
help-audit-place = La cartella dei dati, un file di backup, o l’URL di un registro PostgreSQL
help-forget = Cancella giocatori dai dati di un server: i nomi spariscono, replay e hash restano validi; se il registro è una cartella, il server deve essere fermo
help-forget-place = La cartella dei dati, o l’URL di un registro PostgreSQL
help-forget-players = Gli identificativi dei giocatori, come compaiono nei replay; senza identificativi, i nomi nelle registrazioni di versioni precedenti diventano cancellabili e non si cancella niente
help-forget-list = Elenca gli identificativi dei giocatori cancellati, per cancellarli di nuovo dopo il ripristino di un backup
help-projections = Ricostruisce da zero le classifiche delle sfide e gli elenchi delle partite a partire dal registro; se il registro è una cartella, il server deve essere fermo
help-projections-rebuild = La cartella dei dati, o l’URL di un registro PostgreSQL
help-ratings = Calcola le valutazioni che risultano dai replay; quelli che non seguono le regole sono rifiutati
help-ratings-replays = File di replay, o link di tavoli, in qualsiasi ordine
help-pace = Mostra come ogni giocatore fa le sue prese: tempi, scelte e reazione più rapida, per distinguere le persone dai programmi
help-pace-source = Un file di replay, o il link di un tavolo
help-backup = Copia i dati di un server in un file, anche mentre è in funzione
help-backup-file = Il file da scrivere
help-backup-data = La cartella dei dati del server; anche TERCET_DATA
help-odds = Mostra la probabilità esatta che non ci sia nessun Set, per ogni numero di carte
help-odds-cards = Solo questo numero di carte
help-odds-deck = Il numero di carte del mazzo
help-odds-sets = Mostra anche quante disposizioni ci sono per ogni numero di Set; con il mazzo intero, fino a 15 carte
help-odds-plot = Disegna la distribuzione in un file che finisce in .svg o .png
help-odds-variant = Le probabilità delle prime carte di una variante o modalità; simulate dove non si possono contare
help-simulate = Simula molte mani con le regole di un’edizione: che cosa resta alla fine, e quanto spesso non c’è nessun Set
help-simulate-games = Quante partite giocare; Ctrl-C interrompe e mostra i risultati raccolti fin lì
help-simulate-edition = L’edizione secondo cui distribuire
help-simulate-variant = La variante da giocare
help-simulate-rules = Un file di regole in TOML o JSON, al posto di edizione e variante
help-simulate-player = Come scegliere tra più Set
help-simulate-seed = Un numero intero, decimale o esadecimale con 0x (predefinito: casuale); lo stesso seed gioca le stesse partite con qualsiasi numero di thread
help-simulate-threads = Quanti thread usare (predefinito: uno per core)
help-simulate-plot = Disegna le distribuzioni in un file che finisce in .svg o .png
help-puzzle = Mostra un rompicapo con un numero noto di Set: 12 carte con 6, o 9 carte con 4 (predefinito: quello di oggi, UTC)
help-puzzle-date = Il rompicapo di questo giorno, uguale per tutti
help-puzzle-quick = Nove carte senza questa caratteristica
help-puzzle-count = Quanti rompicapi: casuali, o uno al giorno a partire dalla data
help-puzzle-seed = Rompicapi casuali da questo seed, un numero intero, decimale o esadecimale con 0x (predefinito: casuale)
help-claims = Che cosa dicono i libretti su probabilità e numeri, e la verità calcolata
help-load = Prova di carico di un server: gioca a molti tavoli insieme
help-load-url = Il server; se sono più d’uno e condividono un registro, separati da virgole
help-load-tables = Quanti tavoli
help-load-players = Quanti giocatori a ogni tavolo
help-load-claims = Quanti Set chiamare al secondo, a tutti i tavoli insieme
help-load-seconds = Quanti secondi deve durare
load-connected = Giocatori collegati: { NUMBER($connected) } su { NUMBER($players) }
load-second = Secondo { NUMBER($second) }: chiamate inviate: { NUMBER($sent) }, arrivate: { NUMBER($delivered) }
load-size = Tavoli: { NUMBER($tables) }; giocatori collegati: { NUMBER($players) }
load-claims = Chiamate inviate: { NUMBER($sent) }; arrivate a tutti i giocatori: { NUMBER($percent) }%
load-latency = Dalla chiamata allo schermo dell’ultimo giocatore, in millisecondi: mediana { NUMBER($half) }, il 99% entro { NUMBER($most) }, il 99,9% entro { NUMBER($all) }
load-reconnects = Riconnessioni: { NUMBER($reconnects) }
load-few-files = Così tanti giocatori richiedono più file aperti ({ NUMBER($needed) }) di quanti ne permette questa shell ({ NUMBER($allowed) }): aumenta il limite con ulimit -n o riduci il numero di giocatori.
load-failed = La prova di carico si è interrotta ({ $url }): { $reason }

## The browser: every page

page-skip = Vai al contenuto
page-loading = Caricamento…
page-settings = Impostazioni
page-help = Aiuto
page-full-screen = Schermo intero
page-home = Pagina iniziale
page-lost =
    Pagina non trovata.
    Questa carta non è nel mazzo.
page-new-game = Nuova partita
page-unreachable = Il server non risponde. Controlla la connessione e riprova.
page-too-old = Questo browser è troppo vecchio per Tercet. Aggiornalo.
page-again = Riprova
page-too-many = Troppe richieste dalla tua rete nell’ultima ora. Riprova più tardi.
page-no-replay = A questo tavolo non è ancora finita nessuna mano.
page-no-table = Questo tavolo non esiste. Chiedi di nuovo il link o apri un nuovo tavolo.
page-strange = Qualcosa è andato storto.
page-line-lost = Connessione persa. Riconnessione in corso… Il tuo posto resta riservato.
page-other-version = È disponibile una nuova versione. Ricarica la pagina.
page-broken-table = Al momento questo tavolo non si può aprire: il server non riesce a leggerne i dati. Apri un nuovo tavolo; gli altri funzionano.
page-signed-out = Questo dispositivo è stato disconnesso. Accedi di nuovo con una passkey, un codice o la frase di recupero, oppure continua come nuovo giocatore.
name-label = Il tuo nome
name-watch = Guarda soltanto
# How much of a name's room is used, beside the field.
name-room = Caratteri: { NUMBER($count) } su { NUMBER($most) }
# The server does not take the name that was typed.
name-refused = Questo nome non si può mostrare agli altri. Usa lettere, cifre e spazi.

## The browser: a table's link before joining

guest-invites = { $name } ti invita a giocare
guest-invited = Hai ricevuto un invito a giocare
# To a host who has no name yet.
guest-own = Il tuo tavolo è pronto
guest-full =
    { $seats ->
        [1] L’unico posto è occupato
        [2] Entrambi i posti sono occupati
       *[other] Tutti e { $seats } i posti sono occupati
    }
guest-begun = La partita è già cominciata, ma puoi ancora unirti.
# The game that a guest is invited to, as a title.
guest-game =
    { $variant ->
        [quick] Versione semplificata · 27 carte
        [forever] Forever, con un Set-Master
        [speed] Velocità
       *[other] Gioco completo
    }
# $name: the host.
guest-removed = { $name } ti ha rimosso da questo tavolo.
# $deck: whether all four features are in the game.
guest-set =
    { $deck ->
        [full] Tre carte formano un Set se ogni caratteristica (numero, riempimento, colore e forma) è uguale su tutte e tre o diversa su tutte e tre.
       *[small] Tre carte formano un Set se ogni caratteristica è uguale su tutte e tre o diversa su tutte e tre.
    }
guest-join = Unisciti alla partita
guest-go = Vai al tavolo
guest-watch = Guarda soltanto
# Opens another table with the same rules.
guest-like = Apri un tavolo come questo
# $name: the host of a table at which the player sits.
return-to-host = Sei al tavolo di { $name }.
return-to-own = Il tuo tavolo è ancora aperto.
return-go = Torna al tavolo

## The browser: what a link's preview and search results say about a page

about-home = Trova tre carte che vanno insieme. Condividi un link e gioca con gli amici, con le regole del gioco di carte SET. Senza registrazione.
# $rules: what is played, such as “English rules: full game”.
about-table = { $rules }. Apri il link e gioca: niente registrazione, niente da installare.
about-replay = Una partita, passo per passo: tutti i Set trovati e quelli sfuggiti.
about-alone = Gioca contro i bot, allenati o prova il solitario: direttamente nel browser, anche offline.
about-daily = Dodici carte, sei Set, uguali per tutti. In quanto tempo li trovi?
about-learn = Una lezione di tre minuti ed esercizi per allenare l’occhio.
about-rules = Le regole del libretto di questa edizione, con esempi, a confronto con le altre edizioni.
about-odds = Quanto è probabile un Set tra dodici carte? Probabilità esatte, una simulazione e quello che dicono i libretti.
about-statistics = Le tue partite, i tuoi tempi e le tue serie. Restano nel tuo browser.

## The browser: a table

table-players = Giocatori
table-actions = Le tue azioni
table-checks = Ultime giocate
table-cards =
    { $cards ->
        [one] { $cards } carta sul tavolo
       *[other] { $cards } carte sul tavolo
    }
table-score = Punteggio: { NUMBER($score) }, { $sets ->
        [one] { $sets } Set in questa mano
       *[other] { $sets } Set in questa mano
    }
table-score-finds = Punteggio: { NUMBER($score) }, prese in questa mano: { NUMBER($finds) }
table-pile = Set presi da { $name }: { NUMBER($sets) }
table-pile-face-down = Set coperti presi da { $name }: { NUMBER($sets) }
table-pile-finds = Prese di { $name }: { NUMBER($finds) }
table-pile-finds-face-down = Prese coperte di { $name }: { NUMBER($finds) }
table-you = tu
table-bot =
    Bot { $level ->
        [newcomer] principiante
        [casual] dilettante
        [practised] abile
        [expert] esperto
       *[top] campione
    }
table-dealer = Mazziere
table-master = Set-Master
table-locked = Chiamate bloccate
table-handicap =
    Parte con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, chiama { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    } dopo
table-absent = Offline
table-said-no-set = nessun Set
table-said-nothing = niente qui
table-watching =
    { $count ->
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }
table-you-watch = Stai guardando la partita.
table-sit = Unisciti alla partita
table-deal = Inizia la partita
table-wait-for-deal = In attesa che { $name } inizi la partita…
table-need-players =
    { $count ->
        [one] Per cominciare serve { $count } giocatore. Condividi il link o aggiungi dei bot.
       *[other] Per cominciare servono { $count } giocatori. Condividi il link o aggiungi dei bot.
    }
table-call = Set!
table-no-set = Nessun Set
table-nothing = Niente qui
table-calling = Chiamata…
table-held = Fotofinish…
table-pick = Scegli tre carte
table-pick-find = Scegli le carte
table-called = { $name } ha chiamato “Set!”
# While the others check the cards that a player has picked.
table-check =
    { $who ->
        [you] Gli altri controllano le tue carte
       *[other] { $name } ha scelto queste carte. Giusto o sbagliato?
    }
table-vote =
    { $right ->
        [yes] Giusto
       *[no] Sbagliato
    }
table-waits-for-votes = In attesa degli altri…
table-voted = ha risposto
table-vote-correct =
    { $correct ->
        [yes] risposta giusta
       *[no] risposta sbagliata
    }
table-you-are-locked = Chiamate bloccate finché qualcun altro non prende un Set
table-you-are-locked-find = Chiamate bloccate fino alla prossima presa di qualcun altro
table-you-wait = Aspetta ({ NUMBER($seconds) })
table-master-watches = Fai da Set-Master: in questa mano non giochi.
table-rematch = Gioca ancora
table-rules = Edizione { $edition }: { $variant }
table-round = Mano { NUMBER($round) } di { NUMBER($rounds) }
table-deals =
    { $who ->
        [you] Mazziere: tu
       *[other] Mazziere: { $name }
    }
table-left = Mazzo: { NUMBER($cards) }
table-picked = Scelte: { NUMBER($picked) } di { NUMBER($needed) }
table-finds-left = Da trovare: { NUMBER($count) }
table-chain-use =
    { $count ->
        [1] Usa una di queste
       *[other] Usa due di queste
    }
table-turn = { $who ->
        [you] Gira una carta
       *[other] { $name } gira le carte
    }
table-turn-three = Gira tre carte
table-finished = al traguardo
table-clock = Tempo rimasto
table-stopwatch = Tempo
table-found = Già trovati
table-lost = Connessione persa: la tua chiamata non è arrivata.
table-try-again = Il server è occupato. Riprova.
table-only-watching = Stai guardando la partita. Unisciti per giocare.
table-strange = Non ha funzionato. Ricarica la pagina.
check-right =
    { $who ->
        [you] Hai trovato un Set
       *[other] { $name } ha trovato un Set
    }
check-wrong =
    { $who ->
        [you] Non è un Set
       *[other] { $name }: non è un Set
    }
check-find =
    { $who ->
        [you] { $target ->
            [two-pairs] Hai trovato una doppia coppia
            [six] Hai trovato una Sestina
           *[four] Hai trovato una Quartina
        }
       *[other] { $target ->
            [two-pairs] { $name } ha trovato una doppia coppia
            [six] { $name } ha trovato una Sestina
           *[four] { $name } ha trovato una Quartina
        }
    }
check-not-find =
    { $who ->
        [you] { $target ->
            [two-pairs] Non è una doppia coppia
            [six] Non è una Sestina
           *[four] Non è una Quartina
        }
       *[other] { $target ->
            [two-pairs] { $name }: non è una doppia coppia
            [six] { $name }: non è una Sestina
           *[four] { $name }: non è una Quartina
        }
    }
invite-title = Invita altri giocatori
invite-qr = Codice QR del link
invite-copy = Copia il link
invite-copied = Copiato!
invite-share = Condividi
host-title = Comandi dell’host
host-bot-level = Livello dei bot
host-add-bot = Aggiungi un bot
host-delay = Ritardo (secondi)
host-delay-of = { $name }: ritardo in secondi dopo l’arrivo di nuove carte
host-head-start = Vantaggio (punti)
host-head-start-of = { $name }: vantaggio iniziale in punti
host-remove = Rimuovi { $name }
level-name = { $level ->
        [newcomer] principiante
        [casual] dilettante
        [practised] abile
        [expert] esperto
       *[top] campione
    }
rules-here = Regole di questo tavolo
# Where some rules are not as the booklet says.
rules-changed = Edizione { $edition }, con modifiche: { $variant }
rules-change = Cambia le regole
rules-take = Usa queste regole
rules-keep = Mantieni le regole attuali

## The browser: the start page

home-title = Tre carte che vanno insieme
home-what = Tercet è un gioco di colpo d’occhio. Trova tre carte in cui ogni caratteristica (numero, riempimento, colore e forma) è uguale su tutte o diversa su tutte. Condividi un link e gioca con gli amici, senza registrazione.
home-friends = Gioca con gli amici
home-modes = Modalità di gioco
home-modes-what = Altre carte, altre sfide, gare contro il tempo
home-making = Apertura del tavolo…
home-tables = Tavoli pubblici
home-no-tables = Al momento non ci sono tavoli pubblici. Aprine uno, e gli altri lo vedranno qui.
home-table-waits = In attesa di giocatori ({ NUMBER($taken) } su { NUMBER($seats) })
home-table-plays = Partita in corso ({ NUMBER($taken) } su { NUMBER($seats) })
home-join = Link o codice del tavolo
home-join-go = Unisciti
home-join-wrong = Non è né il link né il codice di un tavolo. Un link finisce con /t/ e il codice.
home-solo = In solitaria
home-alone = Gioca in solitaria
home-daily = Il rompicapo di oggi
home-daily-what = Dodici carte, sei Set, uguali per tutti
home-learn = Impara a giocare
home-learn-what = Una lezione di tre minuti e qualche esercizio
home-more = Altro sul gioco
home-odds = Probabilità
home-statistics = Le tue statistiche
home-trademark = Tercet segue le regole del gioco di carte SET, come le riportano cinque dei suoi libretti. SET è un marchio registrato del rispettivo titolare; Tercet non ha alcun legame con gli editori del gioco.

## The browser: the board of the start page, and the rules of a new game

home-find = Trova il Set
home-find-ask = Quali carte formano un Set?
home-find-next = Ora con { NUMBER($cards) } carte.
home-find-hint = Una carta del Set: { $card }.
home-find-ready = Hai occhio! Ti va una partita?
home-play = Gioca subito
home-play-what = Contro i bot, senza attese
home-speed-what = Niente chiamate, niente pause
home-resume = Riprendi la partita
home-options = Scegli regole e giocatori
home-booklets = I cinque libretti
new-game = Nuova partita
new-game-bots = Partita contro i bot
form-length = Durata
form-compare = Confronta i cinque libretti
alone-against = Avversari: { $bots }
alone-bot-options = Scegli bot e regole
museum-title = Cinque libretti, un solo gioco
museum-lead = Le stesse 81 carte, spiegate in cinque modi. In evidenza, le regole presenti solo in pochi libretti.
museum-read = Leggi le regole
museum-play = Gioca con questa edizione

## The browser: what is played

form-game = Gioco
form-classic = Classico
form-classic-what = Il gioco di carte originale: chiama “Set!”, poi scegli tre carte.
form-modes = Altre modalità…
form-edition = Edizione
form-variant = Variante
form-deck = Carte della versione semplificata
form-bots = Bot
form-bots-value =
    { $count ->
        [0] nessun bot
        [one] { $count } bot
       *[other] { $count } bot
    }
form-level = Livello dei bot
form-public = Mostra tra i tavoli pubblici
form-others-check = Gli altri controllano
form-others-check-hint = Dopo ogni scelta gli altri dicono se è giusta, poi si vede chi aveva ragione. Per famiglie e classi; decide comunque il gioco.
form-more = Altre regole
form-more-hint = Le regole modificate sono evidenziate. Le altre seguono il libretto.
form-reset = Ripristina le regole del libretto
form-make = Apri il tavolo
form-many-bots = Ci sono più bot che posti liberi.

## The browser: settings

overlay-close = Chiudi
settings-look = Aspetto
settings-language = Lingua
settings-theme = Tema
settings-theme-value = { $theme ->
        [light] Chiaro
        [dark] Scuro
       *[system] Sistema
    }
settings-palette = Colori delle carte
settings-palette-value = { $palette ->
        [classic] Classici
       *[universal] Per daltonici
    }
settings-cards = Stile delle carte
settings-cards-value = { $cards ->
        [bold] Tratto spesso
        [fine] Tratto sottile
       *[classic] Classico
    }
settings-notch = Indica il colore con una tacca
settings-feel = Suoni e animazioni
settings-sound = Suoni
settings-motion = Anima le carte
settings-you = Tu
settings-save = Salva
settings-saved = Salvato.
settings-elsewhere = Gioca su un altro dispositivo
settings-elsewhere-hint = Un codice trasferisce il tuo nome e i tuoi posti ai tavoli: mostralo qui, poi inseriscilo sull’altro dispositivo.
settings-code-show = Mostra il codice
settings-code =
    { $minutes ->
        [one] Il tuo codice è { $code }. Vale una volta sola, per { $minutes } minuto.
       *[other] Il tuo codice è { $code }. Vale una volta sola, per { $minutes } minuti.
    }
settings-code-label = Codice o frase di recupero
settings-code-use = Continua qui
settings-code-wrong = Codice o frase errati, già usati o scaduti.
settings-keys = Tastiera
settings-keys-on = Gioca con la tastiera e mostra i tasti sulle carte
settings-keys-hint = Per cambiare un tasto, premi il suo pulsante e poi il nuovo tasto.
settings-keys-cards = Tasti delle carte, in base alla posizione sul tavolo:
settings-keys-reset = Ripristina i tasti predefiniti
# $action is what the key does, $key what is printed on it.
settings-key-of = { $action }: { $key }
settings-key-awaited = { $action }: premi un tasto
key-space = Spazio
key-enter = Invio
key-escape = Esc
key-home = Home
key-end = Fine
key-card = Carta { NUMBER($place) }
key-call = Chiama “Set!”
key-no-set = Di’ “Nessun Set”
key-clear = Annulla la selezione
key-help = Mostra questa guida

## The browser: help

guide-set = Che cos’è un Set?
guide-what = Tre carte formano un Set se ognuna delle quattro caratteristiche (numero, riempimento, colore e forma) è uguale su tutte e tre o diversa su tutte e tre.
guide-turn = Come si svolge una mano
guide-deal = Sul tavolo ci sono { NUMBER($cards) } carte scoperte. Non ci sono turni: tutti cercano un Set nello stesso momento.
guide-master = Il mazziere fa da Set-Master: osserva, vede quali Set ci sono e in questa mano non gioca.
guide-call =
    { $calling ->
        [call-then-pick] { $seconds ->
            [one] Se vedi un Set, prima chiama “Set!”. Poi hai { $seconds } secondo per scegliere le sue tre carte. Nel frattempo nessun altro può chiamare.
           *[other] Se vedi un Set, prima chiama “Set!”. Poi hai { $seconds } secondi per scegliere le sue tre carte. Nel frattempo nessun altro può chiamare.
        }
        [call-and-pick-at-once] { $seconds ->
            [one] Se vedi un Set, chiama “Set!” e scegli subito le sue tre carte, entro { $seconds } secondo. Nel frattempo nessun altro può chiamare.
           *[other] Se vedi un Set, chiama “Set!” e scegli subito le sue tre carte, entro { $seconds } secondi. Nel frattempo nessun altro può chiamare.
        }
       *[quick-claims] Se vedi un Set, scegli le sue tre carte: non serve chiamare.
    }
guide-right =
    { $scoring ->
        [point-per-card] Se è un Set, tieni le carte e guadagni un punto per ognuna.
        [most-sets] Se è un Set, tieni le carte. Vince chi ha più Set.
       *[point-per-set] Se è un Set, tieni le carte e guadagni un punto.
    }
guide-wrong =
    { $cost ->
        [lose-point] Se non lo è, o se il tempo scade, le carte restano sul tavolo e perdi un punto.
        [lock-out] Se non lo è, o se il tempo scade, le carte restano sul tavolo e non puoi chiamare finché qualcun altro non prende un Set.
        [wait] Se non lo è, o se il tempo scade, le carte restano sul tavolo e devi aspettare alcuni secondi.
       *[nothing] Se non lo è, o se il tempo scade, le carte restano sul tavolo. Non c’è nessuna penalità.
    }
guide-no-set =
    { $when ->
        [all-agree] Se non vedi nessun Set, di’ “Nessun Set”. Quando tutti sono d’accordo, si aggiungono tre carte.
        [at-once] Se sul tavolo non c’è nessun Set, altre tre carte si aggiungono da sole.
       *[all-agree-or-long-time] { $seconds ->
            [one] Se non vedi nessun Set, di’ “Nessun Set”. Quando tutti sono d’accordo, o quando nessuno ne trova uno da { $seconds } secondo, si aggiungono tre carte.
           *[other] Se non vedi nessun Set, di’ “Nessun Set”. Quando tutti sono d’accordo, o quando nessuno ne trova uno da { $seconds } secondi, si aggiungono tre carte.
        }
    }
guide-end =
    { $sets ->
        [0] La mano finisce quando il mazzo è esaurito e non resta nessun Set.
        [1] La mano finisce al primo Set.
       *[other] La mano finisce quando qualcuno ha { $sets } Set.
    }
guide-match =
    { $rounds ->
        [0] La partita finisce quando tutti hanno fatto da mazziere una volta.
        [1] La partita si gioca in una sola mano.
       *[other] La partita si gioca in { $rounds } mani.
    }
guide-keys = Tasti
guide-keys-cards = Ogni carta ha un tasto, che sulla tastiera occupa la stessa posizione della carta sul tavolo. Con tre carte per riga, la quarta riga continua a destra della prima:
guide-keys-change = Puoi cambiare i tasti nelle impostazioni.

## The browser: what happens at the table

# Which features of three cards fit and which do not, each with a check or a cross before it.
check-feature =
    { $feature ->
        [number] numero
        [shading] riempimento
        [colour] colore
        [symbol] forma
       *[border] bordo
    }
# On the dealer’s button between two rounds. Beside it stands the time after which the round begins by itself.
table-all-cards = Gioca con tutte le carte
table-next-round = Prossima mano
table-next-round-by = Prossima mano: distribuisce { $name }
table-next-round-in =
    { $seconds ->
        [one] La prossima mano comincia tra { $seconds } secondo.
       *[other] La prossima mano comincia tra { $seconds } secondi.
    }
# Help for a game that is played alone, and for a table where Sets are claimed without calling.
guide-alone-deal =
    { $cards ->
        [one] Sul tavolo c’è { $cards } carta scoperta. Prenditi tutto il tempo che vuoi.
       *[other] Sul tavolo ci sono { $cards } carte scoperte. Prenditi tutto il tempo che vuoi.
    }
guide-alone-pick = Quando vedi un Set, scegli le sue tre carte. Al loro posto ne arrivano altre.
guide-alone-wrong = Tre carte che non formano un Set restano sul tavolo, e scopri perché.
guide-alone-no-set =
    { $variant ->
        [solitaire] Le carte non sono mai più di dodici. Perdi quando tra loro non resta nessun Set, o quando premi “Nessun Set” e invece ce n’è uno.
       *[practice] Se non vedi nessun Set, premi “Nessun Set” per avere altre tre carte.
    }
guide-alone-puzzle =
    { $sets ->
        [one] Qui si nasconde { $sets } Set. Trovalo.
       *[other] Qui si nascondono { $sets } Set, e una carta può far parte di più Set. Trovali tutti.
    }
guide-wrong-claim =
    { $cost ->
        [lose-point] Se non è un Set, le carte restano sul tavolo e perdi un punto.
        [lock-out] Se non è un Set, le carte restano sul tavolo e non puoi scegliere finché qualcun altro non prende un Set.
        [wait] Se non è un Set, le carte restano sul tavolo e devi aspettare alcuni secondi.
       *[nothing] Se non è un Set, le carte restano sul tavolo. Non c’è nessuna penalità.
    }
guide-others-check =
    { $seconds ->
        [one] Prima dell’esito gli altri hanno { $seconds } secondo per dire se è giusto. Poi tutti vedono chi aveva ragione; decide comunque il gioco.
       *[other] Prima dell’esito gli altri hanno { $seconds } secondi per dire se è giusto. Poi tutti vedono chi aveva ragione; decide comunque il gioco.
    }
# The end of a match; scores are numbers with their sign, the winner’s first.
end-won = Hai vinto { $own } a { $other }!
end-winner = { $name } ha vinto { $best } a { $other }
end-winner-plain = { $name } ha vinto
end-race-won = Hai vinto in { $time }!
end-race-lost = Più veloce di te: { $name }, { $time }
end-race-winner = { $name } ha vinto in { $time }
end-race-alone = Finito in { $time }!
end-race-behind = { $time } di ritardo. Bella partita!
end-race-pace =
    { $target ->
        [set] { $time } per Set
       *[other] { $time } per presa
    }
end-beat =
    { $who ->
        [you] Record migliorato di { $time }!
       *[other] Hai battuto { $name } di { $time }!
    }
end-behind =
    { $who ->
        [you] { $time } in più del tuo record
       *[other] { $time } dietro { $name }
    }
end-beat-finds =
    { $target ->
        [set] { $count ->
            [one] Hai battuto { $name } con { $count } Set in più!
           *[other] Hai battuto { $name } con { $count } Set in più!
        }
       *[other] { $count ->
            [one] Hai battuto { $name } con { $count } presa in più!
           *[other] Hai battuto { $name } con { $count } prese in più!
        }
    }
end-behind-finds =
    { $target ->
        [set] { $count ->
            [one] { $name } ha { $count } Set in più
           *[other] { $name } ha { $count } Set in più
        }
       *[other] { $count ->
            [one] { $name } ha { $count } presa in più
           *[other] { $name } ha { $count } prese in più
        }
    }
end-best-so-far =
    { $kind ->
        [time] Il miglior tempo finora!
       *[other] Il miglior risultato finora!
    }
end-most-won =
    { $target ->
        [set] { $count ->
            [one] Hai vinto con { $count } Set!
           *[other] Hai vinto con { $count } Set!
        }
       *[other] { $count ->
            [one] Hai vinto con { $count } presa!
           *[other] Hai vinto con { $count } prese!
        }
    }
end-most-winner =
    { $target ->
        [set] { $count ->
            [one] { $name } ha vinto con { $count } Set
           *[other] { $name } ha vinto con { $count } Set
        }
       *[other] { $count ->
            [one] { $name } ha vinto con { $count } presa
           *[other] { $name } ha vinto con { $count } prese
        }
    }
end-shared = Pareggio a quota { $score }!
end-shared-by-others = Pareggio a quota { $score }
end-kind =
    { $sets ->
        [0] Bella partita!
        [one] Hai trovato { $sets } Set. Bella partita!
       *[other] Hai trovato { $sets } Set. Bella partita!
    }
end-kind-finds =
    { $finds ->
        [0] Bella partita!
        [one] Hai fatto { $finds } presa. Bella partita!
       *[other] Hai fatto { $finds } prese. Bella partita!
    }
# The same where it was close.
end-close =
    { $sets ->
        [one] C’è mancato poco! Hai trovato { $sets } Set.
       *[other] C’è mancato poco! Hai trovato { $sets } Set.
    }
end-close-finds =
    { $finds ->
        [one] C’è mancato poco! Hai fatto { $finds } presa.
       *[other] C’è mancato poco! Hai fatto { $finds } prese.
    }
end-lead =
    { $who ->
        [you] Hai { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } di vantaggio
       *[other] { $name } ha { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } di vantaggio
    }
end-level = Parità a quota { $score }
end-rounds-left =
    { $rounds ->
        [one] Ancora { $rounds } mano
       *[other] Ancora { $rounds } mani
    }
end-alone =
    { $sets ->
        [one] { $sets } Set trovato
       *[other] { $sets } Set trovati
    }
end-alone-finds =
    { $finds ->
        [one] { $finds } presa
       *[other] { $finds } prese
    }
end-alone-won =
    { $sets ->
        [one] Hai vinto con { $sets } Set!
       *[other] Hai vinto con { $sets } Set!
    }
end-alone-lost =
    { $sets ->
        [one] { $sets } Set trovato, { $cards ->
            [one] { $cards } carta rimasta
           *[other] { $cards } carte rimaste
        }
       *[other] { $sets } Set trovati, { $cards ->
            [one] { $cards } carta rimasta
           *[other] { $cards } carte rimaste
        }
    }
# Moments of a match, each beside the three cards; $seconds is a time such as 1.2 s.
end-quickest = Il tuo Set più veloce: { $seconds }
end-quickest-of = Set più veloce: { $name }, { $seconds }
end-quickest-find = La tua presa più veloce: { $seconds }
end-quickest-find-of = Presa più veloce: { $name }, { $seconds }
end-missed = Questo Set è passato inosservato per { $seconds }
end-missed-find = Questa presa è passata inosservata per { $seconds }
# To a player who has lost.
end-missed-kind = Questo potevi prenderlo: è rimasto lì per { $seconds }
end-missed-short = Questo potevi prenderlo
# Buttons that share a result.
end-picture = Condividi come immagine
end-copy = Copia il risultato
end-details = Dettagli
# Another player has asked for a rematch; the reader may join or stay with the results.
rematch-ask = Rivincita
rematch-offer = { $name } vuole la rivincita.
rematch-offer-some = Sta per cominciare la rivincita.
rematch-join = Unisciti
rematch-later = Non ora
# The table before the first deal.
waiting-title = In attesa degli amici…
waiting-ready = Tutto pronto
waiting-free = Posto libero
waiting-host = Host
waiting-more = Bot e handicap
# Sounds: the offer at the first table, and the settings.
sound-now =
    { $state ->
        [on] Audio attivo
       *[off] Audio disattivato
    }
settings-volume = Volume
settings-listen = Prova il suono
settings-vibration = Vibra quando chiamo o trovo un Set
settings-notify = Avvisami quando comincia una mano o tocca a me distribuire, se questa scheda è nascosta
# In the title of a hidden tab, and in a notification.
attention-deal = Tocca a te distribuire!
attention-begins = La mano comincia!

## The browser: after a round and a match

result-round-over = La mano { NUMBER($round) } è finita
result-match-over = Partita finita
result-sheet = Punteggi
result-player = Giocatore
result-round = Mano { NUMBER($round) }
result-total = Totale
result-winner = Vittoria
result-sets =
    { $sets ->
        [one] { $sets } Set
       *[other] { $sets } Set
    }
result-wrong =
    { $calls ->
        [one] { $calls } chiamata sbagliata
       *[other] { $calls } chiamate sbagliate
    }
result-pace = Ritmo
result-right = Chiamate giuste
result-right-of = { NUMBER($right) } su { NUMBER($calls) }
result-hit-rate = Precisione
result-quickest = Tempo migliore
result-median = Mediana
# $seconds is a number with its decimals.
result-seconds = { $seconds } s
result-times = Tempo per Set
result-chart = Tempo per Set nell’ordine in cui sono stati trovati, una linea per giocatore; gli stessi numeri sono nella tabella qui sotto.
result-axis-seconds = secondi
result-axis-sets = Set nell’ordine in cui sono stati trovati
result-as-table = Mostra come tabella
result-set-number = Set
result-time = Tempo
result-missed = Set sfuggiti
result-missed-none = Nessun Set sfuggito
# $seconds is a number with its decimals.
result-missed-lay = Sul tavolo per { $seconds } s
result-missed-denied = Sul tavolo per { $seconds } s, anche quando tutti hanno detto “Nessun Set”
result-last = Ultime carte
result-proof = Distribuzione equa
result-proof-how = Prima di ogni mano il server si è impegnato su un seed mostrandone l’hash, e i giocatori hanno aggiunto i loro numeri casuali. Ora il seed è pubblico, e chiunque può verificare che il mazzo ne deriva.
result-proof-link = Come fare la verifica
result-commitment = Promesso prima della distribuzione
result-seed = Seed
result-contribution =
    { $who ->
        [you] Aggiunto da te
       *[other] Aggiunto da { $name }
    }
result-stacked = Questo mazzo è stato preparato in anticipo, non mescolato.
result-verify = Verifica la distribuzione
result-verifying = Verifica in corso…
result-verify-wrong = La distribuzione non torna: { $reason }
result-replay = Guarda il replay
result-download = Scarica il replay

## The browser: a replay

replay-title = Replay
replay-controls = Linea del tempo
replay-play = Riproduci
replay-pause = Pausa
replay-back = Passo precedente
replay-forward = Passo successivo
replay-speed = Velocità
replay-times = { NUMBER($speed) }×
replay-at = { $time } su { $length }
replay-show-sets = Mostra i Set sul tavolo
replay-sets =
    { $sets ->
        [0] Sul tavolo non c’è nessun Set.
        [1] Sul tavolo c’è un Set.
       *[other] Sul tavolo ci sono { $sets } Set.
    }
replay-moments = Che cosa è successo
replay-table = Torna al tavolo

## The browser: friendly words

emote-menu = Di’ qualcosa

## Help on the command line

help-play-join = Si unisce a un tavolo tramite il suo link
help-play-watch = Con --join, guarda e basta
help-play-host = Apre un tavolo su un server e ne mostra il link
help-play-challenge = Gioca una sfida dal suo link: le stesse carte per tutti
help-play-plain = Riga per riga, per i lettori di schermo: niente disegni, comandi scritti
help-play-ascii = Disegna solo in ASCII
help-play-palette = Colori delle carte
help-play-ticks = Segna ogni colore con tacche sul bordo della carta: una, due o tre
help-play-keys = Le lettere delle prime dodici carte, riga per riga, invece di wertsdfgxcvb
help-play-reorder = Mette l’ebraico in ordine visivo, per i terminali che non lo fanno
help-replay-plain = Riga per riga, per i lettori di schermo: niente disegni, comandi scritti
help-replay-ascii = Disegna solo in ASCII
help-replay-palette = Colori delle carte
help-replay-ticks = Segna ogni colore con tacche sul bordo della carta: una, due o tre
help-replay-keys = Le lettere delle prime dodici carte, riga per riga, invece di wertsdfgxcvb
help-replay-reorder = Mette l’ebraico in ordine visivo, per i terminali che non lo fanno
help-replay = Mostra una partita passo per passo, con i Set che c’erano
help-replay-source = Un file di replay, o il link di un tavolo

## The terminal

screen-about = Il gioco di carte SET, secondo cinque dei suoi libretti.
menu-game = Variante
menu-edition = Edizione
menu-bots = Bot
menu-level = Livello dei bot
button-start = inizia
button-choose = scegli
button-change = cambia
button-set = Set!
button-no-set = nessun Set
button-help = aiuto
button-leave = esci
button-quit = esci
button-stay = resta
button-deal = distribuisci
button-add-bot = aggiungi bot
button-remove-bot = rimuovi bot
button-next-round = prossima mano
button-all-cards = tutte le carte
button-rematch = rivincita
button-replay = replay
button-save = salva
button-back = indietro
button-forward = avanti
button-first = inizio
button-last = fine
screen-watching =
    { $count ->
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }
screen-wrong =
    { $who ->
        [you] Hai sbagliato.
       *[other] { $name } ha sbagliato.
    }
screen-bot = bot
screen-away = offline
screen-left = fuori
screen-locked = penalità
screen-locked-for = penalità ({ NUMBER($seconds) })
screen-set-master = Set-Master
screen-master-sees = Sul tavolo
screen-found = Trovati: { NUMBER($found) } su { NUMBER($all) }
screen-pick = Scegli tre carte!
screen-only-watching = Stai guardando la partita.
screen-waiting = In attesa della prima distribuzione.
screen-share = Chi ha questo link può unirsi:
screen-connecting = Connessione a { $url }…
screen-lost = Connessione persa. Riconnessione…
screen-call-lost = Connessione persa: l’azione non è arrivata.
screen-try-again = Non ha funzionato. Riprova.
screen-small =
    { $cards ->
        [one] Questa finestra è { $window }; per { $cards } carta ne serve una da { $size }.
       *[other] Questa finestra è { $window }; per { $cards } carte ne serve una da { $size }.
    }
screen-small-plain = Ingrandiscila, o gioca con --plain.
screen-leave = Vuoi lasciare il tavolo?
screen-saved = Replay salvato: { $file }
screen-saved-there = Il replay è sul server: tercet replay { $link }
report-points = punti
report-wrong = errori
report-hit-rate = precisione
report-median = mediana, s
report-best = migliore
report-duration = La mano è durata { $time }.
report-times = I tuoi tempi in secondi, Set per Set: { $times }
report-missed =
    { $count ->
        [0] Nessun Set sfuggito.
        [one] { $count } Set sfuggito.
       *[other] { $count } Set sfuggiti.
    }
report-line =
    { $who ->
        [you] Tu: Set { NUMBER($sets) }, chiamate sbagliate { NUMBER($wrong) }, precisione { $rate }; secondi: { $times }
       *[other] { $name }: Set { NUMBER($sets) }, chiamate sbagliate { NUMBER($wrong) }, precisione { $rate }; secondi: { $times }
    }
# A player who neither found nor called anything.
report-none =
    { $who ->
        [you] Tu: nessun Set e nessuna chiamata sbagliata.
       *[other] { $name }: nessun Set e nessuna chiamata sbagliata.
    }
replay-step = Passo { NUMBER($step) } di { NUMBER($steps) }
keys-cards = Premi la lettera di una carta, o fai clic sulla carta, per sceglierla; ripeti per deselezionarla.
keys-call = Premi Spazio per chiamare “Set!”, poi scegli tre carte prima che la barra si esaurisca.
keys-claim = Scegli tre carte: non serve chiamare.
keys-claim-count = Scegli { NUMBER($count) } carte: non serve chiamare.
keys-turn = Premi la lettera di una carta, o fai clic sulla carta, per girarla, una alla volta.
keys-last = Le carte dell’ultima presa restano accanto alle altre e hanno anch’esse una lettera.
keys-no-set = Premi N per dire “Nessun Set”.
keys-vote = Quando gli altri controllano, premi 1 per “giusto” o 2 per “sbagliato”.
keys-clear = Premi Esc o Backspace per annullare la selezione.
keys-emote = Di’ qualcosa: { $words }
keys-leave = Premi Q per lasciare il tavolo (ti verrà chiesta conferma). Ctrl-C esce subito e ti conserva il posto.
keys-close = Premi un tasto qualsiasi per chiudere.
play-commands = Invio mostra le carte o distribuisce; “a” chiede tutte le carte dopo una versione semplificata; “c” spiega l’ultima chiamata; “r” mostra tempi, precisione e Set sfuggiti; “p” ripercorre la partita passo per passo, “p 7” va al passo 7; “w” salva il replay; da “e 1” a “e 8” dicono qualcosa; “+” e “-” aggiungono e rimuovono bot.
play-unreachable = Impossibile raggiungere { $url }: { $reason }
play-no-table = A questo indirizzo non c’è nessun tavolo: { $url }
play-too-many = Troppi tavoli o giocatori dalla tua rete su { $url }. Riprova più tardi.
play-other-version = Il server usa un’altra versione del protocollo. Aggiorna uno dei due.
play-too-fast = Il server ha chiuso la connessione: troppi messaggi, troppo in fretta.
play-bad-address = “{ $text }” non è un indirizzo; scrivi per esempio http://127.0.0.1:8080 o https://example.org.
play-not-a-table = { $url } è un server, non il link di un tavolo; usa --host per aprirvi un tavolo.
play-bad-keys = “{ $text }” non va bene per i tasti: indica fino a 12 lettere diverse, riga per riga, senza Q, N o lettere di altre carte.
replay-empty = A questo tavolo non è ancora finita nessuna mano.

## Help on the command line

serve-shared = I dati sono conservati in un registro PostgreSQL condiviso. Premi Ctrl-C per fermare il server.
help-serve-journal = Un database PostgreSQL per condividere il registro con altri nodi, per esempio postgres://USER@HOST/DATABASE, invece di una cartella; anche TERCET_JOURNAL
help-serve-unsafe-journal = Avvia il server anche se PostgreSQL è configurato in modo da perdere mosse confermate in caso di guasto; anche TERCET_UNSAFE_JOURNAL
help-load-record = Registra ciò che ogni giocatore ha visto, per confrontarlo con il registro; il file compare quando tutti hanno preso posto
load-longest-wait = Attesa più lunga di un giocatore: { NUMBER($milliseconds) } ms


## The browser: what one plays alone

alone-title = Gioca in solitaria
alone-what = Funziona anche offline. La partita viene salvata su questo dispositivo, e il tempo si ferma quando non ci sei.
alone-lies-here = Partita in corso
alone-replaces = Se inizi una nuova partita, questa va persa.
alone-links = Altri giochi in solitaria
alone-puzzle = Rompicapo semplificato
alone-player = Tu
alone-bots = Contro i bot
alone-bots-start = Gioca contro i bot
alone-bot = Bot { NUMBER($number) }
alone-need-bots =
    { $count ->
        [one] Per questa variante serve almeno { $count } bot.
       *[other] Per questa variante servono almeno { $count } bot.
    }
children-title = Per i più piccoli
children-again = Gioca ancora
children-found = Set trovati: { NUMBER($sets) }
alone-quick = Versione semplificata
alone-quick-what = 27 carte, una caratteristica in meno: il modo più facile per cominciare
alone-practice = Allenamento
alone-practice-what = Tutte le 81 carte, senza fretta. Se non vedi nessun Set, di’ “Nessun Set” per avere altre tre carte. Tempi ed errori vengono registrati.
alone-solitaire = Solitario
alone-solitaire-what = Dodici carte, mai di più. Se tra loro non c’è nessun Set, perdi. Vinci quando il mazzo è esaurito e non resta nessun Set.
alone-solitaire-yours =
    { $played ->
        [one] Solitari vinti: { NUMBER($won) } su { $played } ({ $rate }).
       *[other] Solitari vinti: { NUMBER($won) } su { $played } ({ $rate }).
    }
alone-solitaire-odds = La vera probabilità di vincere: { $any } se prendi un Set qualsiasi, { $ahead } se pensi sempre alla mossa successiva.
alone-paused = In pausa
alone-runs = Il tempo scorre di nuovo.
alone-missed = Un Set c’era: guarda!
alone-go-on = Riprendi
alone-offer = Tre Set veloci di fila! Vuoi passare al mazzo completo di 81 carte?
alone-offer-take = Gioca con il mazzo completo
alone-offer-later = Non ora
alone-other = Gioca ad altro




## The browser: puzzles

puzzle-daily = Rompicapo del giorno
puzzle-quick = Rompicapo semplificato
puzzle-goal = Tra queste { NUMBER($cards) } carte ci sono esattamente { NUMBER($sets) } Set. Trovali tutti.
puzzle-right = Un Set in { $time }! { NUMBER($found) } su { NUMBER($all) }.
puzzle-clock = Tempo: { $time }
puzzle-hint = Suggerimento
puzzle-hint-card = Questa carta fa parte di un Set che non hai ancora trovato: { $card }.
puzzle-hint-pair = Queste due carte fanno parte dello stesso Set: { $cards }.
# $feature is the name of a feature; $kind is how it fares on the three cards of a Set.
puzzle-hint-feature =
    { $feature ->
        [number] { $kind ->
            [same] Guarda il numero: è uguale su tutte e tre le carte.
           *[different] Guarda il numero: è diverso su tutte e tre le carte.
        }
        [shading] { $kind ->
            [same] Guarda il riempimento: è uguale su tutte e tre le carte.
           *[different] Guarda il riempimento: è diverso su tutte e tre le carte.
        }
        [colour] { $kind ->
            [same] Guarda il colore: è uguale su tutte e tre le carte.
           *[different] Guarda il colore: è diverso su tutte e tre le carte.
        }
       *[symbol] { $kind ->
            [same] Guarda la forma: è uguale su tutte e tre le carte.
           *[different] Guarda la forma: è diversa su tutte e tre le carte.
        }
    }
puzzle-hint-over = Nessun altro suggerimento per questo Set: manca una sola carta.
puzzle-hints =
    { $hints ->
        [0] nessun suggerimento
        [one] { $hints } suggerimento
       *[other] { $hints } suggerimenti
    }
puzzle-mistakes =
    { $picks ->
        [0] nessun errore
        [one] { $picks } errore
       *[other] { $picks } errori
    }
puzzle-start = Inizia
puzzle-paused = In pausa. Le carte sono nascoste.
puzzle-go-on = Riprendi
puzzle-solved = Risolto in { $time }
puzzle-found-sets = Set trovati
puzzle-streak =
    { $days ->
        [0] Inizia oggi una serie
        [one] Serie: { $days } giorno
       *[other] Serie: { $days } giorni
    }
puzzle-compared =
    { $kind ->
        [first] Il tuo primo rompicapo del giorno!
        [best] Il tuo miglior tempo finora!
       *[faster] Più veloce del solito.
    }
puzzle-figure =
    { $kind ->
        [streak] Serie
        [longest] Serie migliore
        [best] Tempo migliore
       *[median] Tempo mediano
    }
puzzle-month-before = Mese precedente
puzzle-month-after = Mese successivo
puzzle-calendar-day =
    { $kind ->
        [solved] { $date }: risolto
        [late] { $date }: risolto più tardi
       *[none] { $date }: non risolto
    }
puzzle-streak-how = I giorni colorati contano per la serie: hai risolto il rompicapo in giornata. Quelli cerchiati no: l’hai risolto più tardi. Un nuovo rompicapo arriva a mezzanotte, ora locale.
# Of a day that was solved after it had passed.
puzzle-archive = Dall’archivio: non conta per la serie.
puzzle-next-in = Prossimo rompicapo tra { $time }
puzzle-next-there = È disponibile un nuovo rompicapo.
puzzle-others = Altri rompicapi
puzzle-day = Giorno
puzzle-day-open = Apri
puzzle-day-before = Giorno precedente
puzzle-day-after = Giorno successivo
puzzle-today = Il rompicapo di oggi
puzzle-play-today = Gioca quello di oggi
puzzle-too-early = Non ci sono rompicapi così vecchi. Il primo in archivio: { $date }
puzzle-too-late = Il rompicapo del giorno ({ $date }) si apre quando comincia quel giorno.
puzzle-share = Condividi il risultato (senza spoiler)
# The parts of one line; it has no sentence around it.
puzzle-share-day = Tercet, rompicapo del giorno: { $date }
puzzle-share-found = { NUMBER($found) }/{ NUMBER($all) } in { $time }
puzzle-share-streak = serie: { NUMBER($days) }
puzzle-new = Nuovo rompicapo
puzzle-deck = Carte in gioco


## The browser: the lesson and the drills

learn-title = Impara a giocare
learn-lead =
    { $edition ->
        [english] Sei brevi passi, circa tre minuti, con le carte e le regole dell’edizione inglese.
        [italian] Sei brevi passi, circa tre minuti, con le carte e le regole dell’edizione italiana.
        [russian] Sei brevi passi, circa tre minuti, con le carte e le regole dell’edizione russa.
        [hebrew] Sei brevi passi, circa tre minuti, con le carte e le regole dell’edizione ebraica.
       *[french] Sei brevi passi, circa tre minuti, con le carte e le regole dell’edizione francese.
    }
learn-steps = Passi della lezione
learn-step = Passo { NUMBER($step) } di { NUMBER($steps) }
learn-exercise = Domanda { NUMBER($exercise) } di { NUMBER($exercises) }
learn-example = Esempio
learn-step-title = { $step ->
        [features] Quattro caratteristiche
        [third] La terza carta
        [verdict] Set o no?
        [find] Trova un Set
        [call] Chiama e scegli
       *[none] Quando non c’è nessun Set
    }
learn-features = Ogni carta mostra uno, due o tre simboli uguali. Una carta ha quattro caratteristiche, e ogni caratteristica ha tre valori.
learn-features-question = Queste due carte differiscono in una caratteristica. Quale?
learn-feature = { $feature ->
        [number] Numero
        [shading] Riempimento
        [colour] Colore
       *[symbol] Forma
    }
learn-features-right =
    { $feature ->
        [number] Giusto: cambia solo il numero.
        [shading] Giusto: cambia solo il riempimento.
        [colour] Giusto: cambia solo il colore.
       *[symbol] Giusto: cambia solo la forma.
    }
learn-features-wrong =
    { $feature ->
        [number] Il numero no: è uguale su tutte e due le carte. Guarda meglio.
        [shading] Il riempimento no: è uguale su tutte e due le carte. Guarda meglio.
        [colour] Il colore no: è uguale su tutte e due le carte. Guarda meglio.
       *[symbol] La forma no: è uguale su tutte e due le carte. Guarda meglio.
    }
learn-third = Date due carte qualsiasi, ce n’è una sola che completa il Set. Dove le due sono uguali, la terza è come loro; dove sono diverse, la terza ha il valore che manca.
learn-third-question = Quale carta completa il Set?
learn-verdict = Per controllare tre carte, guarda le caratteristiche una per una: ciascuna è uguale su tutte e tre le carte, o diversa su tutte e tre?
learn-verdict-question = Queste tre carte formano un Set?
learn-say-set = È un Set
learn-say-none = Non è un Set
learn-right = Giusto!
learn-wrong = Non ci siamo.
learn-find = In una partita tutti guardano le stesse carte. Scegline tre che formino un Set: toccale, usa le frecce e Invio, o premi le lettere sulle carte.
learn-find-question = Trova un Set tra queste nove carte.
learn-hint = Mostrami una carta
learn-hint-card = Questa carta fa parte di un Set: { $card }.
learn-cards = Carte: { $cards }.
learn-call-question = Chiama “Set!”, poi scegli un Set.
learn-call-right =
    { $scoring ->
        [most-sets] Le carte sono tue. Vince chi ha più Set.
        [point-per-card] Le carte sono tue. Guadagni un punto per ognuna.
       *[point-per-set] Le carte sono tue, e guadagni un punto.
    }
learn-call-purpose = Ora sbaglia apposta: chiama “Set!” e scegli tre carte che non formino un Set.
learn-call-wrong =
    { $cost ->
        [lose-point] Una chiamata sbagliata ti costa un punto. Le carte restano sul tavolo.
        [lock-out] Dopo una chiamata sbagliata non puoi chiamare finché qualcun altro non prende un Set. Le carte restano sul tavolo.
       *[nothing] Qui non c’è penalità per una chiamata sbagliata. Le carte restano sul tavolo.
    }
learn-call-again = In questa lezione puoi riprovare subito.
learn-call-late = Tempo scaduto: in una partita vale come chiamata sbagliata. Prima trova il Set, poi chiama.
learn-call-was-set = Ma questo è un Set! Scegli tre carte che non formino un Set.
learn-none-question = Tra queste dodici carte non c’è nessun Set. Di’ “Nessun Set”.
learn-none-said =
    { $when ->
        [all-agree] Tutti sono d’accordo: si aggiungono tre carte.
       *[all-agree-or-long-time] Tutti sono d’accordo, o è passato molto tempo: si aggiungono tre carte.
    }
learn-none-find = Ora le carte sono quindici, e tra loro c’è un Set. Trovalo.
learn-none-end = Le tre carte non vengono sostituite: sul tavolo ce ne sono di nuovo dodici.
learn-next = Avanti
learn-done-title = Ora sai giocare!
learn-done = È tutto qui. Gioca la tua prima mano: 27 carte contro un bot lento. Per gli esercizi qui sotto c’è tempo.
learn-restart = Ricomincia da capo
learn-first-round = Gioca la tua prima mano
learn-more = Esercizi e regole
learn-lesson = Vai alla lezione
learn-rules = Leggi le regole
learn-drills = Esercizi
learn-drill = { $drill ->
        [third] La terza carta
        [set-or-not] Set o no?
       *[no-set] C’è un Set?
    }
learn-drill-what =
    { $drill ->
        [third] Ecco due carte: scegli la terza che completa il Set.
        [set-or-not] Ecco tre carte: formano un Set?
       *[no-set] Ecco dodici carte: scegli un Set, o di’ “Nessun Set”.
    }
learn-right-answers = Risposte giuste
learn-mistakes = Errori
learn-pace = Tempo medio
learn-pace-value = { NUMBER($seconds) } s
learn-pace-none = –
learn-run = Serie migliore
learn-reset = Azzera
learn-no-set-question = C’è un Set? Sceglilo, o di’ “Nessun Set”.
learn-no-set-right = Giusto: tra queste carte non c’è nessun Set.
learn-no-set-missed = C’è un Set: { $cards }.
coach-title = Coach
coach-what = I Set che ti sono sfuggiti o che hai cercato a lungo tornano qui: dopo dieci minuti, un’ora, un giorno, tre giorni e una settimana.
coach-due = Set da ripassare ora: { NUMBER($sets) }
coach-shelf = I Set in base a quando tornano
coach-wait = { $wait ->
        [minutes] 10 minuti
        [hour] 1 ora
        [day] 1 giorno
        [days] 3 giorni
       *[week] 1 settimana
    }
coach-back =
    { $wait ->
        [minutes] Questo Set torna tra dieci minuti.
        [hour] Questo Set torna tra un’ora.
        [day] Questo Set torna domani.
        [days] Questo Set torna tra tre giorni.
        [week] Questo Set torna tra una settimana.
       *[never] Questo Set ormai lo conosci: non torna più.
    }
coach-next = Per ora niente da ripassare. Prossimo Set: { $time }
coach-empty = Gioca qualche partita. I Set che ti sfuggono torneranno qui poco prima che tu li dimentichi.
coach-weakness-title = Il tuo punto debole
coach-weakness =
    { $feature ->
        [number] I Set con tre numeri diversi ti richiedono più tempo di Set simili: { $percent } in più. Set confrontati: { NUMBER($sets) }
        [shading] I Set con tre riempimenti diversi ti richiedono più tempo di Set simili: { $percent } in più. Set confrontati: { NUMBER($sets) }
        [colour] I Set con tre colori diversi ti richiedono più tempo di Set simili: { $percent } in più. Set confrontati: { NUMBER($sets) }
       *[symbol] I Set con tre forme diverse ti richiedono più tempo di Set simili: { $percent } in più. Set confrontati: { NUMBER($sets) }
    }
coach-no-weakness = Per ora non spicca niente; differenze così piccole possono essere un caso. Set confrontati: { NUMBER($sets) }




## The browser: the rules as pages

booklet-title =
    { $edition ->
        [english] Le regole dell’edizione inglese
        [italian] Le regole dell’edizione italiana
        [russian] Le regole dell’edizione russa
        [hebrew] Le regole dell’edizione ebraica
       *[french] Le regole dell’edizione francese
    }
booklet-lead =
    { $edition ->
        [english] Ciò che dice il libretto inglese, con parole nostre.
        [italian] Ciò che dice il libretto italiano, con parole nostre.
        [russian] Ciò che dice il libretto russo, con parole nostre.
        [hebrew] Ciò che dice il libretto ebraico, con parole nostre.
       *[french] Ciò che dice il libretto francese, con parole nostre.
    } Dove tace e Tercet ha dovuto decidere, la riga è segnata come regola della casa.
booklet-house = Regola della casa
booklet-note = Nostra nota
booklet-print = Stampa
booklet-editions = Edizioni
booklet-section = { $section ->
        [cards] Le carte
        [play] Come si gioca
        [none] Quando nessuno vede un Set
        [end] La fine del gioco
        [quick] Versione semplificata
        [alone] Solitario
        [puzzle] Un rompicapo per cominciare
        [odds] Quanto è probabile un Set?
        [speed] Velocità
       *[forever] Forever, con un Set-Master
    }
booklet-deck = Ci sono 81 carte, tutte diverse. Si distinguono per quattro caratteristiche, e ogni caratteristica ha tre valori:
booklet-number = Numero: uno, due o tre simboli.
booklet-shading =
    { $middle ->
        [striped] Riempimento: solido, tratteggiato o contornato.
       *[dotted] Riempimento: solido, punteggiato o contornato.
    }
booklet-colour =
    { $green ->
        [green] Colore: rosso, verde o viola.
        [turquoise] Colore: rosso, turchese o viola.
       *[blue] { $purple ->
            [black] Colore: arancione, blu o nero.
           *[white] Colore: arancione, blu o bianco.
        }
    }
booklet-symbol =
    { $symbols ->
        [diamond] Forma: rombi, ovali o virgolette.
       *[rectangle] Forma: rettangoli, ovali o onde.
    }
booklet-one-card = Una carta di esempio: { $card }.
booklet-two = Date due carte qualsiasi, ce n’è sempre una terza, e una sola, che completa il Set.
booklet-sets = Questi sono Set
booklet-no-sets = Questi non sono Set
booklet-questions = Bastano quattro domande, su numero, colore, forma e riempimento: è uguale su tutte e tre le carte, o diverso su tutte e tre? È un Set solo se la risposta è sì tutte e quattro le volte.
booklet-questions-slip = La prima domanda del libretto riguarda il numero, ma aggiunge tra parentesi “sono della stessa forma?”. È una svista: della forma si occupa la terza domanda.
booklet-deal =
    { $rows ->
        [free] Si mescolano le carte e se ne mettono dodici scoperte sul tavolo, in un rettangolo, dove tutti possono vederle.
       *[three] Si mescolano le carte e se ne mettono dodici scoperte sul tavolo, in tre righe di quattro, dove tutti possono vederle.
    }
booklet-turns = Non ci sono turni: tutti cercano nello stesso momento. Le tre carte di un Set possono trovarsi ovunque.
booklet-layout-set = Le tre carte contrassegnate formano un Set: { $cards }.
booklet-call =
    { $calling ->
        [call-then-pick] Chi vede un Set dice prima “Set” a voce alta, e solo dopo sceglie le tre carte.
        [call-and-pick-at-once] Chiunque può dire “Set” in qualsiasi momento, e deve poi scegliere subito le tre carte, senza esitare.
       *[quick-claims] Chi vede un Set sceglie le sue tre carte, senza chiamare.
    }
booklet-call-window =
    { $seconds ->
        [one] Hai { $seconds } secondo per scegliere le carte; se il tempo scade, è una chiamata sbagliata.
       *[other] Hai { $seconds } secondi per scegliere le carte; se il tempo scade, è una chiamata sbagliata.
    }
booklet-photo-finish = Quando più chiamate arrivano quasi insieme, vince la reazione più rapida, non la connessione più rapida. Arrivare secondi non conta mai come chiamata sbagliata.
booklet-while =
    { $others ->
        [may-not-pick] Dopo una chiamata nessun altro può scegliere carte finché chi ha chiamato non ha finito.
        [may-not-pick-or-call] Dopo una chiamata nessun altro può scegliere carte o chiamare finché chi ha chiamato non ha finito.
       *[may-not-touch-or-call] Dopo una chiamata nessun altro può toccare le carte o chiamare finché le tre carte non sono state controllate.
    }
booklet-check = Gli altri controllano le tre carte. Se formano un Set, chi l’ha trovato le tiene, e tre carte del mazzo le sostituiscono.
booklet-others-check = Qui il controllo spetta al gioco. A un tavolo possono controllare anche gli altri: ognuno dice “Giusto” o “Sbagliato”, e tutti vedono chi aveva ragione.
booklet-wrong =
    { $cost ->
        [lose-point] Altrimenti tornano sul tavolo e chi ha chiamato perde un punto.
        [lock-out] Altrimenti restano sul tavolo e chi ha chiamato non può più chiamare finché qualcun altro non trova un Set.
       *[nothing] Altrimenti restano sul tavolo. Non c’è nessuna penalità.
    }
booklet-below-zero = Il punteggio può scendere sotto zero.
booklet-all-locked = Quando non resta nessuno che possa chiamare, tutti possono di nuovo chiamare. In solitaria le chiamate non si bloccano mai.
booklet-no-set =
    { $when ->
        [all-agree] Quando tutti sono d’accordo sul fatto che tra le dodici carte non c’è nessun Set, si aggiungono tre carte, per un totale di quindici.
       *[all-agree-or-long-time] Quando con le dodici carte non si può formare nessun Set, o da molto tempo nessuno ne trova uno, un giocatore aggiunge tre carte, per un totale di quindici.
    }
booklet-silence =
    { $seconds ->
        [one] Dopo che qualcuno ha detto che non c’è nessun Set, { $seconds } secondo di silenzio vale come assenso.
       *[other] Dopo che qualcuno ha detto che non c’è nessun Set, { $seconds } secondi di silenzio valgono come assenso.
    }
booklet-long-time =
    { $seconds ->
        [one] “Molto tempo” significa { $seconds } secondo senza che nessuno trovi un Set; allora basta la parola di un solo giocatore.
       *[other] “Molto tempo” significa { $seconds } secondi senza che nessuno trovi un Set; allora basta la parola di un solo giocatore.
    }
booklet-widened = Le tre carte aggiunte non vengono sostituite: quando si prende il Set successivo, si torna a dodici.
booklet-wider = Se ancora non c’è nessun Set, se ne aggiungono altre tre, fino a 21 carte: tra così tante ce n’è sempre uno.
booklet-end = La mano finisce quando il mazzo è esaurito e sul tavolo non resta nessun Set.
booklet-left =
    { $left ->
        [usually] Di solito restano sei o nove carte.
       *[maybe] Possono restare sei o nove carte.
    }
booklet-scoring =
    { $scoring ->
        [point-per-set] Ogni Set vale un punto.
        [point-per-set-minus-wrong-calls] Ogni Set vale un punto; si sottraggono i punti delle chiamate sbagliate.
        [most-sets] Non ci sono punti: vince chi ha più Set.
       *[point-per-card] Ogni carta vale un punto.
    }
booklet-match =
    { $rounds ->
        [each-deals] Si sommano i punti, il giocatore a sinistra diventa il nuovo mazziere e le carte si mescolano di nuovo. Quando tutti hanno fatto da mazziere per una mano, vince il totale più alto.
       *[one-round] La partita si gioca in una sola mano.
    }
booklet-ties = In caso di parità la vittoria è condivisa.
booklet-seats =
    { $seconds ->
        [one] È possibile unirsi al tavolo o lasciarlo in qualsiasi momento; chi lo lascia tiene i suoi Set. Se il mazziere impiega più di { $seconds } secondo, la mano successiva comincia automaticamente; la prima, invece, può distribuirla chiunque.
       *[other] È possibile unirsi al tavolo o lasciarlo in qualsiasi momento; chi lo lascia tiene i suoi Set. Se il mazziere impiega più di { $seconds } secondi, la mano successiva comincia automaticamente; la prima, invece, può distribuirla chiunque.
    }
booklet-quick =
    { $edition ->
        [english] Per una prima partita, e per i bambini piccoli, si prendono solo le 27 carte rosse: senza il colore restano tre caratteristiche. Si espongono solo nove carte. Quando tutti vedono i Set in fretta, si aggiungono le altre carte.
        [italian] Per una prima partita, e per i bambini piccoli, si prendono solo le 27 carte con simboli solidi: senza il riempimento restano tre caratteristiche. Si espongono solo nove carte.
        [russian] Per una partita più semplice e più breve si fa a meno di una caratteristica; si prendono per esempio solo le 27 carte con simboli solidi, e il riempimento non conta più. Quando tutti si sentono sicuri, si mescolano tutte le carte.
        [hebrew] Per una partita più semplice si prende solo un terzo delle carte, per esempio le 27 con simboli solidi: il riempimento non conta più, e restano tre caratteristiche. Per il gioco completo si aggiungono le altre carte.
       *[french] “Easy” è per principianti e bambini: 27 carte di un solo colore, così il colore non conta più. Si espongono nove carte, in tre righe di tre. Tutto il resto è come nel gioco completo.
    }
booklet-quick-layout = Poiché il libretto non dice altro, anche qui si espongono dodici carte.
booklet-quick-value =
    { $value ->
        [red] Qui Tercet usa le carte rosse, perché il libretto lascia libera la scelta. Per un nuovo tavolo puoi scegliere qualsiasi caratteristica e valore.
       *[solid] Qui Tercet usa le carte con simboli solidi, perché il libretto lascia libera la scelta. Per un nuovo tavolo puoi scegliere qualsiasi caratteristica e valore.
    }
booklet-alone = Nel solitario perdi appena tra le dodici carte non c’è nessun Set.
booklet-alone-won = Vinci quando il mazzo è esaurito e non resta nessun Set. Se dici “Nessun Set” mentre ce n’è uno, perdi.
booklet-puzzle = Il libretto propone anche un rompicapo in cui il riempimento non conta: quattro Set da trovare tra nove carte.
booklet-odds = Probabilità di un Set secondo il libretto: circa { NUMBER($percent) }% con { NUMBER($cards) } carte, oltre { NUMBER($percent_more) }% con { NUMBER($cards_more) } carte.
booklet-odds-link = Vedi le probabilità esatte
booklet-forever = Da tre giocatori in su, ognuno fa da Set-Master per una mano: il Set-Master mescola, distribuisce e sostituisce le carte, ma non gioca. Ogni carta presa vale un punto. Dopo tante mani quanti sono i giocatori, vince il totale più alto.
booklet-speed = Qui non si chiama: appena si vede un Set, si scelgono le sue tre carte. Se sul tavolo non ce n’è nessuno, altre tre carte si aggiungono da sole. Chi sbaglia aspetta tre secondi. La partita si gioca in una sola mano.
booklet-master-sees = Il Set-Master vede quali Set ci sono sul tavolo.




## The browser: the chances

odds-page-title = Probabilità
odds-page-simple = In una partita vera, circa una volta su { NUMBER($deals) } sul tavolo non c’è nessun Set.
odds-page-lead = Quanto è probabile che non ci sia nessun Set? Un calcolo esatto dove è possibile, una simulazione dove non lo è.
odds-page-fresh = Nessun Set tra carte a caso
odds-page-fresh-how = La probabilità che le carte di un mazzo ben mescolato non contengano nessun Set è calcolata esattamente, non stimata. Nel corso della partita è più alta, perché i Set vengono via via tolti.
odds-page-fresh-chart = La probabilità che non ci sia nessun Set, in base al numero di carte, una linea per mazzo; gli stessi numeri sono nelle tabelle qui sotto.
odds-page-deck = Mazzo di { NUMBER($cards) } carte
odds-page-table = Tabella esatta per il mazzo di { NUMBER($cards) } carte
odds-page-cards = Carte
odds-page-random = Nessun Set, carte a caso
odds-page-no-set = Nessun Set
odds-page-one-in = Una su
odds-page-in-play = Nessun Set, in partita
odds-page-mean = Set in media
odds-page-exactly = Esattamente
odds-page-chance = Probabilità
odds-page-axis-percent = per cento
odds-page-axis-cards = carte
odds-page-axis-sets = Set
odds-page-spread = Quanti Set ci sono?
odds-page-spread-of = Numero di carte
# $mean is a number with its decimals, $fraction the same exactly.
odds-page-spread-mean = In media { $mean }, esattamente { $fraction }.
odds-page-spread-chart = La probabilità di ogni numero di Set; gli stessi numeri sono nella tabella qui sotto.
odds-page-course = Nel corso della partita
odds-page-course-how = Quando si tolgono i Set, restano carte che non vanno insieme. Perciò l’assenza di un Set tra dodici carte è più frequente in partita ({ $played }) che con carte a caso ({ $fresh }).
odds-page-course-chart = La probabilità che dodici carte non contengano nessun Set, in base al numero di carte ancora nel mazzo; gli stessi numeri sono nella tabella qui sotto.
odds-page-line-random = Carte a caso (valori esatti)
odds-page-line-played = In partita ({ $games } partite simulate)
odds-page-line-yours = La tua simulazione
odds-page-in-deck = Ancora nel mazzo
odds-page-simulate = Fai la tua simulazione
odds-page-simulate-how = Il tuo browser gioca partite intere e prende sempre uno qualsiasi dei Set presenti. Più sono le partite, più si restringe l’intervallo che contiene il valore vero in 99 casi su 100.
odds-page-kind = Variante
odds-page-games = Partite
odds-page-start = Avvia
odds-page-go-on = Continua
odds-page-stop = Interrompi
odds-page-progress = Partite giocate: { $games } su { $goal }
odds-page-pace = Partite al secondo: { $games }
odds-page-done = Simulazione finita. Partite giocate: { $games }
odds-page-stopped = Simulazione interrotta. Partite giocate: { $games }
odds-page-broken = Il browser non è riuscito ad avviare la simulazione. Ricarica la pagina.
odds-page-what = Risultato
odds-page-seen = Osservato
odds-page-interval = Intervallo di confidenza al 99%
odds-page-interval-of = da { $low } a { $high }
odds-page-first = Nessun Set alla prima distribuzione
odds-page-boards = Nessun Set tra { NUMBER($cards) } carte
odds-page-won = Partite vinte
odds-page-left = Carte rimaste: { NUMBER($cards) }
odds-page-here = C’è un Set qui?
odds-page-here-how = Scegli le carte che vuoi: seleziona numero e riempimento, poi tocca le carte.
odds-page-number = Numero
odds-page-number-of = { $number ->
        [one] Uno
        [two] Due
       *[three] Tre
    }
odds-page-shading = Riempimento
odds-page-shading-of = { $shading ->
        [solid] Solido
        [striped] Tratteggiato
        [dotted] Punteggiato
       *[open] Contornato
    }
odds-page-choose = Carte da scegliere
odds-page-chosen = Carte scelte: { NUMBER($cards) }
odds-page-put-back = Togli: { $card }
odds-page-deal = Pesca { NUMBER($cards) } carte a caso
odds-page-clear = Togli tutte
odds-page-nothing = Non hai ancora scelto nessuna carta.
odds-page-found-none = Qui non c’è nessun Set.
odds-page-found =
    { $sets ->
        [one] Qui c’è { $sets } Set.
       *[other] Qui ci sono { $sets } Set.
    }
odds-page-found-more = Ecco i primi { NUMBER($sets) } Set.
odds-page-likely =
    { $cards ->
        [1] Una sola carta non è mai un Set.
       *[other] Con { $cards } carte a caso, probabilità che non ci sia nessun Set: { $percent }; Set in media: { $mean }.
    }
odds-page-certain = Con così tante carte c’è sempre un Set. Il massimo senza nessun Set: { NUMBER($cards) }
# $seconds is a number with its decimals.
odds-page-difficulty = Chi gioca ogni tanto trova il primo in circa { $seconds } s (stima).
odds-page-claims = Che cosa dicono i libretti

## The browser: what one has done so far

statistics-title = Le tue statistiche
statistics-lead = Con quanta velocità e precisione trovi i Set. I dati restano solo in questo browser.
statistics-empty = Qui non c’è ancora niente. Trova un Set, a un tavolo o in solitaria, e comparirà qui.
statistics-begin-alone = Gioca in solitaria
statistics-begin-daily = Il rompicapo di oggi
statistics-begin-learn = Impara a giocare
statistics-begin-friends = Gioca con gli amici
statistics-sum = In totale
statistics-found = Set trovati
statistics-wrong = Errori
statistics-by-differing = Per numero di caratteristiche diverse
statistics-differing = Caratteristiche diverse
statistics-by-game = Per gioco
statistics-game = Gioco
statistics-game-name = { $game ->
        [table] Partite con altri
        [here] Partite in solitaria
        [puzzle] Rompicapo semplificato
        [daily] Rompicapo del giorno
       *[drill] Esercizi
    }
statistics-history = Andamento
statistics-days = Giorno
statistics-weeks = Settimana dal
statistics-medians = Tempo mediano per Set
statistics-medians-chart = Tempo mediano per Set, giorno per giorno o settimana per settimana; gli stessi numeri sono nella tabella qui sotto.
statistics-differing-chart = Tempo mediano per Set, in base al numero di caratteristiche diverse; gli stessi numeri sono nella tabella qui sotto.
statistics-counts = Set trovati
statistics-counts-chart = Set trovati, giorno per giorno o settimana per settimana; gli stessi numeri sono nella tabella qui sotto.
statistics-keeping = I tuoi dati
statistics-export = Scarica in CSV
statistics-delete = Elimina tutto
statistics-delete-sure = Tutti i dati di questa pagina verranno eliminati per sempre. Vuoi continuare?
statistics-delete-yes = Elimina
statistics-delete-no = Conserva
statistics-deleted = Tutti i dati sono stati eliminati.

## The browser: installed and offline
offline-news = È pronta una nuova versione: si avvierà la prossima volta che apri Tercet.
offline-reload = Ricarica
offline-install = Installa Tercet su questo dispositivo
offline-away = Il server non è raggiungibile. Le partite in solitaria, la lezione e i rompicapi funzionano lo stesso; il server occorre solo per giocare con altri.

## The modes of the house: what their pages say

mode-pitch = { $mode ->
        [sprint-10] Dieci Set su una griglia tutta tua. Quanto ci metti?
        [sprint-20] Venti Set su una griglia tutta tua: reggi il ritmo?
        [minutes-1] Un minuto per trovare quanti più Set puoi.
        [minutes-2] Due minuti per trovare quanti più Set puoi.
        [minutes-5] Cinque minuti per trovare quanti più Set puoi.
        [first-steps] Solo simboli solidi, una caratteristica in meno: ideale per cominciare.
        [chain] Ogni Set riprende una carta del precedente.
        [whole-board] Trova tutti i Set sul tavolo: solo allora arrivano carte nuove.
        [restless] Dopo ogni Set le carte cambiano posto.
        [blind] Carte tutte coperte: girane tre e tienile a mente.
        [two-pairs] Trova due coppie a cui manca la stessa carta.
        [two-pairs-nine] La doppia coppia, con sole nove carte sul tavolo.
        [two-pairs-chain] Come la doppia coppia, ma riprendi due carte dell’ultima presa.
        [five-features] 243 carte e una quinta caratteristica: il bordo.
        [six] Sei carte alla volta, in perfetto equilibrio.
        [fours] Quattro valori invece di tre, e quattro carte da trovare.
        [little-fours] Le Quartine con soli simboli solidi: una caratteristica in meno.
        [little-fours-chain] Come le piccole Quartine, ma riprendi due carte dell’ultima presa.
        [fresh-paint] Forme, colori e riempimenti diversi a ogni mano.
       *[speed] Scegli senza chiamare; le carte si aggiungono da sole.
    }
mode-idea = { $mode ->
        [sprint-10] Sprint
       *[minutes-1] A tempo
    }
mode-length = { $mode ->
        [sprint-10] 10 Set
        [sprint-20] 20 Set
        [minutes-1] 1 minuto
        [minutes-2] 2 minuti
        [minutes-5] 5 minuti
        [two-pairs-nine] 9 carte
        [two-pairs-chain] A catena
        [fours] Tutte le carte
        [little-fours] Solo solidi
        [little-fours-chain] Solidi, a catena
       *[two-pairs] 12 carte
    }
mode-group = { $group ->
        [clock] Contro il tempo
        [cards] Altre carte
       *[finds] Altre prese
    }
modes-all = Tutte le modalità
mode-story = { $mode ->
        [sprint-10] Tutti hanno le stesse carte, ognuno sulla propria griglia: nessuno può soffiarti un Set. Vince chi finisce per primo.
        [minutes-1] Tutti hanno le stesse carte, ognuno sulla propria griglia, e il tempo scorre. Vince chi trova più Set prima della fine.
        [first-steps] Nove carte, solo simboli solidi: basta guardare numero, colore e forma. Ideale per far scoprire il gioco.
        [blind] Tutte le carte sono coperte: ne giri tre, e tutti guardano. Se è un Set, è tuo; se no, ricorda bene dove sono.
        [restless] Dopo ogni Set tutte le carte sul tavolo cambiano posto. Quel Set che avevi adocchiato? Cercalo di nuovo!
        [fresh-paint] A ogni mano cambiano forme, colori e riempimenti. Gli occhi ripartono da zero, e il bello è proprio questo.
        [five-features] Ogni carta ha anche un bordo: singolo, doppio o punteggiato. È un Set solo se la regola vale anche per il bordo, e le carte sono 243.
        [chain] Ogni Set riprende esattamente una carta del Set precedente, che resta accanto al tavolo. Una presa tira l’altra, e tutti vedono da dove si parte.
        [whole-board] I Set trovati restano sul tavolo e la caccia continua fino all’ultimo. I primi saltano all’occhio; gli ultimi un po’ meno.
        [two-pairs] Trova quattro carte: due coppie a cui manca la stessa quinta carta per formare un Set. Spesso quella carta non è sul tavolo: devi immaginarla.
        [six] Sei carte in un colpo: ogni caratteristica è uguale su tutte o divisa 3+3, 2+2+2 o 4+1+1. Per occhi a cui un Set non basta più.
        [fours] Qui regna il quattro: fino a quattro simboli, un quarto colore ed esagoni. Trova quattro carte in cui ogni caratteristica è uguale su tutte, diversa su tutte o divisa due e due.
       *[speed] Niente chiamate, niente turni: se vedi un Set, lo prendi. Le carte si aggiungono da sole, e il tavolo non si ferma mai.
    }
mode-lesson = Prova subito
mode-lesson-complete = { $target ->
        [set] Quale carta completa il Set?
        [two-pairs] Quale carta completa la doppia coppia?
        [six] Quale carta completa la Sestina?
       *[four] Quale carta completa la Quartina?
    }
mode-lesson-judge = { $target ->
        [set] È un Set?
        [two-pairs] È una doppia coppia?
        [six] È una Sestina?
       *[four] È una Quartina?
    }
mode-lesson-yes = Sì
mode-lesson-no = No
mode-lesson-find = { $target ->
        [set] Trova un Set.
        [two-pairs] Trova una doppia coppia.
        [six] Trova una Sestina.
       *[four] Trova una Quartina.
    }
mode-lesson-turn = Le carte sono coperte: girale e ricordale.
mode-lesson-clock = Tre prese in un minuto. Si parte?
mode-lesson-late = Tempo scaduto. Riprova!
mode-lesson-done = Ci sei! Ora gioca una partita.
summary-target = { $target ->
        [set] Trova un Set: tre carte in cui ogni caratteristica è uguale su tutte e tre o diversa su tutte e tre.
        [two-pairs] Trova una doppia coppia: due coppie di carte a cui manca la stessa quinta carta per formare un Set. Non importa se quella carta è sul tavolo o no.
        [six] Trova una Sestina: sei carte in equilibrio. Per ogni caratteristica, raggruppale per valore: devi ottenere un gruppo di sei, due gruppi di tre, tre gruppi di due, oppure un gruppo di quattro e due carte singole.
       *[four] Trova una Quartina: quattro carte in cui ogni caratteristica è uguale su tutte, diversa su tutte o divisa due e due.
    }
summary-example = Per esempio: { $cards }.
summary-example-pairs = Ecco un esempio. { $pairs }
summary-cards =
    { $deck ->
        [one] Giochi con { $deck } carta; sul tavolo: { NUMBER($layout) }.
       *[other] Giochi con { $deck } carte; sul tavolo ce ne sono { NUMBER($layout) }.
    }
summary-only = Carte in gioco: { $deck }.
summary-border = Entra in gioco una quinta caratteristica, il bordo: singolo, doppio o punteggiato.
summary-fourth = Ai soliti valori se ne aggiungono altri: { $values }.
summary-claim = Appena vedi le carte giuste, sceglile: la presa va a chi è più veloce.
summary-claim-own = Appena vedi le carte giuste, sceglile.
summary-call =
    { $seconds ->
        [one] Appena vedi le carte giuste, chiama “Set!”: hai { $seconds } secondo per sceglierle.
       *[other] Appena vedi le carte giuste, chiama “Set!”: hai { $seconds } secondi per sceglierle.
    }
summary-turn =
    { $seconds ->
        [one] Le carte sono tutte coperte. Girane { NUMBER($count) }, una alla volta, sotto gli occhi di tutti: hai { $seconds } secondo per ognuna. Se è la combinazione giusta, è tua. Altrimenti le carte tornano coperte e gli altri possono giocare prima di te.
       *[other] Le carte sono tutte coperte. Girane { NUMBER($count) }, una alla volta, sotto gli occhi di tutti: hai { $seconds } secondi per ognuna. Se è la combinazione giusta, è tua. Altrimenti le carte tornano coperte e gli altri possono giocare prima di te.
    }
summary-chain =
    { $count ->
        [1] Dalla seconda presa in poi, riprendi esattamente una carta della precedente, che resta lì accanto.
       *[other] Dalla seconda presa in poi, riprendi esattamente { $count } carte della precedente, che resta lì accanto.
    }
summary-until-all = Le carte trovate restano sul tavolo. Quando non c’è più niente da trovare, si cambiano tutte.
summary-shuffled = Dopo ogni presa tutte le carte cambiano posto: occhi aperti!
summary-own = Ognuno ha la sua griglia, con le stesse carte nello stesso ordine. Vedi a che punto sono gli altri.
summary-fresh = A ogni mano cambiano forme, colori e riempimenti: dimentica le vecchie abitudini!
summary-no-find = { $value ->
        [at-once] Se non c’è niente da trovare, altre carte si aggiungono da sole.
        [all-agree] Se tutti concordano che non c’è niente da trovare, si aggiungono altre carte.
       *[all-agree-or-long-time] Se tutti concordano che non c’è niente da trovare, o se qualcuno lo chiede dopo molto tempo, si aggiungono altre carte.
    }
summary-endless = Quando il mazzo è esaurito, si rimescola e si va avanti.
summary-first-to =
    { $count ->
        [1] La mano finisce alla prima presa.
       *[other] La mano finisce appena qualcuno arriva a { $count } prese.
    }
summary-finds =
    { $count ->
        [1] La mano finisce dopo una presa.
       *[other] La mano finisce dopo { $count } prese.
    }
summary-finds-own =
    { $count ->
        [1] Basta una presa: vince chi ci mette meno.
       *[other] Arriva a { $count } prese: vince chi ci mette meno.
    }
summary-minutes =
    { $count ->
        [one] Hai { $count } minuto.
       *[other] Hai { $count } minuti.
    }
summary-seconds =
    { $count ->
        [one] Hai { $count } secondo.
       *[other] Hai { $count } secondi.
    }
summary-deck-ends = Si gioca fino a quando il mazzo è esaurito e non resta più niente da trovare.
summary-deck-ends-too = La mano finisce anche quando il mazzo è esaurito e non resta niente da trovare.
summary-points =
    { $count ->
        [one] Ogni presa vale { $count } punto.
       *[other] Ogni presa vale { $count } punti.
    }
summary-most = Vince chi fa più prese.
summary-wrong = { $value ->
        [lose-point] Un errore costa un punto.
        [lock-out] Dopo un errore aspetti che qualcun altro faccia una presa.
       *[nothing] Un errore non costa niente.
    }
summary-wrong-wait =
    { $seconds ->
        [one] Dopo un errore aspetti { $seconds } secondo.
       *[other] Dopo un errore aspetti { $seconds } secondi.
    }

## Challenges

challenge-title = Le stesse carte per tutti
challenge-about = Gioca le stesse carte di tutti gli altri e vedi chi è più veloce.
challenge-by = Sfida di { $name }
challenge-honest = Ci si affida all’onestà: la seconda volta si conoscono già le carte.
challenge-play = Gioca
challenge-again = Riprova
challenge-best = Risultati migliori
challenge-empty = Ancora nessun risultato. Il primo può essere il tuo.
challenge-none = Questa sfida non esiste.
challenge-sealed = Le carte restano segrete finché non completi la sfida.
challenge-friend = Sfida un amico
challenge-earlier = Partite precedenti
challenge-own-best = Il tuo record
challenge-list = Vedi i risultati
challenge-result =
    { $target ->
        [set] { $count ->
            [one] { $count } Set in { $time }
           *[other] { $count } Set in { $time }
        }
       *[other] { $count ->
            [one] { $count } presa in { $time }
           *[other] { $count } prese in { $time }
        }
    }
challenge-attempt = Tentativo n. { NUMBER($attempt) }
challenge-more = Altri giocatori: { NUMBER($count) }
challenge-from = { $name } ti sfida
challenge-beat = Fai meglio di { $time } con le stesse carte.
challenge-beat-finds =
    { $target ->
        [set] { $count ->
            [one] Fai meglio di { $count } Set con le stesse carte.
           *[other] Fai meglio di { $count } Set con le stesse carte.
        }
       *[other] { $count ->
            [one] Fai meglio di { $count } presa con le stesse carte.
           *[other] Fai meglio di { $count } prese con le stesse carte.
        }
    }
challenge-send = Manda la sfida a un amico
challenge-send-about = Chi apre il link gioca le stesse carte.
challenge-length =
    { $target ->
        [set] { $count ->
            [one] Gara a { $count } Set
           *[other] Gara a { $count } Set
        }
       *[other] { $count ->
            [one] Gara a { $count } presa
           *[other] Gara a { $count } prese
        }
    }
challenge-send-back = Rilancia la sfida
challenge-this = Sfida un amico con queste carte
challenge-kept = Salvata in questo browser. Il link arriva appena torni online.
challenge-open = Apri la sfida
challenge-unchecked = Non verificato da un server
challenge-made-from = Da battere
challenge-race = Gara dal vivo

## The race of each day

day-title = Gara del giorno
day-about = Dieci Set contro il tempo. Le stesse carte per tutti.
day-first = Conta il primo tentativo. Gli altri sono allenamento.
day-practice = Allenati
day-runs =
    { $count ->
        [0] Ancora nessun risultato
        [one] { $count } risultato
       *[other] { $count } risultati
    }
day-median = Tempo mediano: { $time }
day-place = Posizione: { NUMBER($place) }
day-percentile = Più lenti di te: { $percent }
day-ranking = Classifica
day-guests = Ospiti
day-guests-how = In classifica sta chi ha una passkey o una frase di recupero creata prima del giorno. Puoi crearne una nel tuo account.
day-best-practice = Miglior allenamento: { $time }
day-sealed = Le carte restano segrete finché questa data non è passata in tutto il mondo.
day-earlier = Giorni precedenti
day-none = In questo giorno non c’è nessuna gara.
day-yours = I tuoi giorni
day-cell =
    { $kind ->
        [raced] { $date }: gara completata
       *[none] { $date }: nessuna gara
    }
day-puzzle-median = Tempo mediano di tutti: { $time } (non verificato)
phrase-create = Crea una frase di recupero
phrase-hint = Dodici parole ti restituiscono nome, risultati e serie in qualsiasi browser. Una frase nuova sostituisce la precedente.
phrase-exists = Hai già una frase di recupero. Una frase nuova la sostituisce e le vecchie parole non valgono più.
phrase-keep = Tieni la frase precedente
phrase-replace = Crea una frase nuova
phrase-shown = Annota subito queste parole, compaiono una volta sola: { $phrase }

## The browser: playing with others at once, and the lobby

home-online = Gioca online
now-finding = Ricerca di un tavolo…
now-bots = I bot completano il tavolo finché non arriva qualcuno.
lobby-game = Gioco
lobby-all-games = Tutti i giochi
lobby-free = Con posti liberi
lobby-near = Vicini alla mia valutazione
lobby-none = Nessun tavolo corrisponde a questi filtri.
lobby-points = Valutazione: { $points }
lobby-rated = Vale per la valutazione

## People: profiles, following, blocking, reports

people-own = Il tuo profilo
people-title = Profilo
people-none = Questo giocatore non esiste.
people-bot = Programma
people-follow = Segui
people-unfollow = Non seguire più
people-follows-you = Ti segue
people-block = Blocca
people-unblock = Sblocca
people-block-about = Chi è bloccato vede solo il tuo nome, non vede dove giochi e non può invitarti. A un tavolo in comune nessuno perde il posto.
people-report = Segnala il nome
people-report-why = Che cosa non va in questo nome?
people-reported = Grazie. Chi gestisce questo server lo vedrà.
report-reason =
    { $reason ->
        [offensive] È offensivo
        [pretends] Finge di essere un’altra persona
        [personal] Rivela dati personali
       *[advertising] È pubblicità
    }
people-ratings = Valutazioni
people-matches = Partite
people-bests = Migliori risultati per modalità
people-bests-none = Ancora nessuna sfida e nessuna gara del giorno completata.
people-private = Questo profilo mostra solo nome e valutazione.
people-sharing = Che cosa vedono gli altri
people-sharing-profile = Partite e migliori risultati
people-sharing-table = Il tavolo pubblico a cui giochi
people-visibility =
    { $who ->
        [private] Solo io
        [friends] Amici
       *[public] Tutti
    }
people-friends = Gli amici sono giocatori che si seguono a vicenda. Nome e valutazione li vedono tutti.
people-following = Chi segui
people-following-none = Non segui ancora nessuno. Per seguire qualcuno, apri il suo profilo da una classifica.
people-at-table = Ora a un tavolo
people-open-table = Vai al tavolo
people-blocked = Bloccati
people-invitation = { $name } ti invita a un tavolo
people-declare = Sono un programma
people-declare-about = I programmi sono benvenuti: tutti li vedono come tali e hanno un posto loro nelle classifiche. Non si può più annullare.
people-declare-sure = Segnare questa identità come programma per sempre?
people-declare-no = No, sono una persona
people-declare-yes = Segna per sempre
people-failed = Non ha funzionato. Riprova tra un momento.
day-programs = Programmi
day-apart = Da verificare
day-apart-how = Queste partite sembrano giocate da un programma. Restano qui finché chi gestisce il server non le ha guardate.

## People: what an operator sees

reports-none = Nessun nome è stato segnalato.
reports-name = { $name } ({ $player }): segnalazioni: { NUMBER($count) }; { $reasons }; prima: { $first }, ultima: { $last }
runs-none = Nessuna partita sembra giocata da un programma.
runs-run =
    { $run } ({ $challenge }, { $player }): punti: { NUMBER($points) }, { $seconds } s; { $signs }; { $decision ->
        [accepted] accettata
        [rejected] rifiutata
       *[none] in attesa di una decisione
    }
program-sign =
    { $sign ->
        [instant] più veloce di una mano
        [never-slow] anche la presa più lenta in meno di un secondo
        [even] lo stesso tempo per ogni presa
        [even-picks] lo stesso tempo per ogni scelta delle carte
        [first] sempre la prima presa nell’ordine delle carte
       *[indifferent] per il difficile non più tempo
    }
help-reports = Mostra i nomi segnalati dai giocatori; se il registro è una cartella, il server deve essere fermo
help-reports-place = La cartella dei dati, o l’URL di un registro PostgreSQL
help-reports-dismiss = Cancella le segnalazioni del nome di questo giocatore
help-runs = Mostra le partite di sfide che sembrano giocate da un programma e restano a parte fino alla tua decisione; se il registro è una cartella, il server deve essere fermo
help-runs-place = La cartella dei dati, o l’URL di un registro PostgreSQL
help-runs-accept = Metti questa partita insieme alle altre
help-runs-reject = Togli questa partita dalla classifica

## Ratings

recompute-differs = Tavolo { $table }, partita { NUMBER($number) }: la valutazione salvata non è quella che risulta dal tavolo.
recompute-uncounted = Partite finite non ancora conteggiate: { NUMBER($matches) }. “tercet projections --rebuild” le conteggia.
recompute-right = Tutte le valutazioni sono esatte, bit per bit. Valutazioni: { NUMBER($ratings) }. Partite: { NUMBER($matches) }.
recompute-wrong = Ci sono valutazioni sbagliate. Partite con valutazioni diverse: { NUMBER($matches) }.
help-ratings-recompute = Ricalcola tutte le valutazioni di un server dai suoi tavoli e le confronta con quelle salvate: la cartella dei dati, un backup o l’URL di un registro PostgreSQL
rating-change = La tua valutazione: { $before } → { $after }
rating-provisional = Provvisoria: servono circa cinque partite valutate per entrare in classifica.
rating-most-changed = Che cosa ha contato di più:
rating-find-yours = presa { NUMBER($number) }, tua; la tua probabilità era { $percent }
rating-find-others = presa { NUMBER($number) }, di un’altra persona; la tua probabilità era { $percent }
table-rated = Valutato: qui le partite contano per la tua valutazione se giocano almeno due persone.
ratings-title = Valutazioni
ratings-lead = Chi ha più probabilità di trovare per primo il prossimo Set. Si entra in classifica dopo circa cinque partite valutate.
ratings-game = Gioco
ratings-period = Periodo
ratings-week = Questa settimana
ratings-all = Da sempre
ratings-none = La classifica è ancora vuota.
ratings-yours = Il tuo posto: { NUMBER($place) } su { NUMBER($count) }
ratings-place = Posto
ratings-points = Valutazione
ratings-rated-finds = Prese

## Your account, passkeys and privacy

help-serve-passkey-domain = Dominio delle passkey dei giocatori, per esempio example.org; senza non ce ne sono; anche TERCET_PASSKEY_DOMAIN
settings-account = Account e dispositivi
account-title = Il tuo account
account-lead = Niente registrazione, niente e-mail. Questo browser ti conosce già; qui fai in modo di poter tornare.
account-name = Nome
account-ways = Come tornare
account-passkeys = Passkey
account-passkey-hint = Con una passkey accedi con l’impronta, il volto o il blocco schermo. Niente da ricordare, niente da scrivere.
account-passkey-create = Crea una passkey
account-passkey-made = La tua passkey è pronta.
account-passkey-failed = Non ha funzionato. Non è cambiato nulla.
account-passkey-unknown = Questa passkey qui non è nota, oppure è stata rimossa.
account-passkey-use = Accedi con una passkey
account-passkey-remove = Rimuovi
account-passkey-remove-of = Rimuovi la passkey: { $device }
account-passkey-removed = La passkey è stata rimossa. Puoi eliminarla anche dal dispositivo.
account-passkey-since = Creata: { $since }
account-passkey-used = Creata: { $since }. Ultimo uso: { $seen }.
account-other-browser = Altro browser
account-phrase = Frase di recupero
account-sign-in = Già stato qui?
account-sign-in-hint = Torna a essere il giocatore dell’altro browser: con una passkey, un codice o la frase di recupero.
account-sign-in-leaves = Questo browser lascia allora il giocatore che è adesso.
account-devices = Dispositivi
account-here = Questo dispositivo
account-way =
    { $way ->
        [visit] Accesso con la prima visita
        [code] Accesso con un codice
        [phrase] Accesso con la frase di recupero
        [passkey] Accesso con una passkey
        [earlier] Tutti i dispositivi di prima di questo elenco
       *[other] Accesso effettuato
    }
account-device-dates = Da: { $since }. Ultimo uso: { $seen }.
account-sign-out = Disconnetti
account-sign-out-of = Disconnetti: { $device }
account-sign-out-others = Disconnetti tutti gli altri dispositivi
account-signed-out = Fatto. Un dispositivo disconnesso se ne accorge entro un secondo.
account-data = I tuoi dati
account-export-json = Scarica tutto (JSON)
account-export-csv = Scarica le tue partite (CSV)
account-privacy = Che cosa viene conservato e per quanto
account-delete = Elimina il mio account
account-delete-sure = Il tuo nome, i dispositivi, le passkey e tutto ciò che questo browser conserva verranno eliminati. Le tue partite restano come quelle di un “Giocatore cancellato”. Non si può tornare indietro.
account-delete-no = Tieni il mio account
account-delete-yes = Elimina per sempre
privacy-title = Privacy
privacy-lead = Che cosa conserva di te questo gioco, in parole semplici.
privacy-server = Sul server
privacy-name = Il nome che scegli e quelli che hai avuto. Gli altri giocatori lo vedono.
privacy-games = Le partite con altri, le gare del giorno e i tempi che comunichi per i rompicapi, sotto un numero casuale che non dice nulla di te.
privacy-devices = Per ogni dispositivo da cui accedi: il tipo di browser e di sistema, il giorno e, circa una volta alla settimana, che è stato usato.
privacy-passkeys = Di una passkey, la metà pubblica. L’impronta, il volto e il PIN non lasciano mai il tuo dispositivo. Di una frase di recupero, una forma cifrata da cui le parole non si possono ricavare.
privacy-address = Il tuo indirizzo di rete serve mentre sei connesso, per tenere lontane le valanghe di richieste. Non viene scritto insieme alle tue partite.
privacy-browser = Nel tuo browser
privacy-browser-what = Impostazioni, statistiche, lezioni e partite contro i bot restano nel tuo browser. Non vengono inviate; cancellando i dati del browser spariscono.
privacy-never = Che cosa non succede
privacy-no-tracking = Niente pubblicità, niente tracciamento, niente profili in vendita, niente e-mail.
privacy-no-others = Nessun dato va ad altre aziende, e la pagina non carica nulla da loro.
privacy-cookie = C’è un solo cookie. Dimostra al server che sei tu, e non fa altro.
privacy-how-long = Per quanto tempo
privacy-long = Finché non elimini tutto. Un browser che non si usa per un anno dimentica il suo cookie.
privacy-backups = Chi gestisce questo server può tenere copie di sicurezza per qualche tempo. Quando una viene ripristinata, i giocatori cancellati vengono cancellati di nuovo.
privacy-yours = I tuoi dati sono tuoi
privacy-yours-how = Nella pagina dell’account puoi scaricare tutto, disconnettere dispositivi ed eliminare tutto in una volta.
privacy-children = Per i bambini
privacy-children-what = Puoi giocare senza dirci nulla. Scegli un nome inventato, non quello vero. Non dire agli altri giocatori dove abiti o dove vai a scuola. Se qualcosa ti mette a disagio, parlane con un adulto. Insieme potete eliminare tutto nella pagina dell’account.
