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

## The cards

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

## What is wrong with what somebody typed

card-letters = Una carta si scrive con quattro caratteri: numero 1, 2, 3; riempimento s (solido), t (tratteggiato), e (contornato); colore r (rosso), g (verde), p (viola); forma d (rombo), o (ovale), q (virgoletta). Per esempio: 2srd.
card-unknown-letter = “{ $text }” non è una carta: nessuna carta ha la lettera “{ $letter }”.
card-feature-twice =
    “{ $text }” non è una carta: { $feature ->
        [number] il numero è indicato due volte
        [shading] il riempimento è indicato due volte
        [colour] il colore è indicato due volte
       *[symbol] la forma è indicata due volte
    }.
card-feature-missing =
    “{ $text }” non è una carta: { $feature ->
        [number] manca il numero
        [shading] manca il riempimento
        [colour] manca il colore
       *[symbol] manca la forma
    }.
claim-not-three =
    { $count ->
        [0] Un Set è fatto di esattamente tre carte; qui non ce n’è nessuna.
        [one] Un Set è fatto di esattamente tre carte; qui ce n’è una sola.
       *[other] Un Set è fatto di esattamente tre carte; qui ce ne sono { $count }.
    }
claim-same-card = La carta { $card } è indicata due volte; ogni carta esiste una volta sola.
seed-not-hex = “{ $letter }” non è una cifra esadecimale; lo sono 0–9 e a–f.
seed-length =
    { $count ->
        [0] Il seme è vuoto; servono da 1 a { NUMBER($most) } cifre esadecimali, per esempio 2a.
        [one] Un seme di { $count } cifra è troppo lungo; servono da 1 a { NUMBER($most) } cifre esadecimali, per esempio 2a.
       *[other] Un seme di { $count } cifre è troppo lungo; servono da 1 a { NUMBER($most) } cifre esadecimali, per esempio 2a.
    }
name-empty = In un nome ci vuole almeno un carattere visibile.
name-long = Un nome ha al massimo { NUMBER($most) } caratteri; questo ne ha { NUMBER($count) }.
name-control = Un nome non contiene interruzioni di riga né altri caratteri invisibili.
handicap-delay = Un ritardo va da 0 a 30.000 millisecondi; { NUMBER($delay) } non è possibile.
handicap-head-start = Un vantaggio va da 0 a 27 punti; { NUMBER($points) } non è possibile.
stack-count = Con queste regole una mano si gioca con { NUMBER($needed) } carte, ma il mazzo ne ha { NUMBER($count) }.
stack-foreign = La carta { $card } non fa parte del mazzo di queste regole.
stack-twice = La carta { $card } è nel mazzo due volte; ogni carta esiste una volta sola.
stack-sets =
    { $count ->
        [0] Questo rompicapo ha esattamente { NUMBER($needed) } Set, ma tra le carte non ce n’è nessuno.
        [one] Questo rompicapo ha esattamente { NUMBER($needed) } Set, ma tra le carte ce n’è uno solo.
       *[other] Questo rompicapo ha esattamente { NUMBER($needed) } Set, ma tra le carte ce ne sono { $count }.
    }

## What does not fit together in rules

rules-out-of-range = { $field } vale { NUMBER($value) }, ma sono ammessi solo valori da { NUMBER($least) } a { NUMBER($most) }.
rules-layout-threes = Le carte si espongono a gruppi di tre: 9, 12, 15 o 18, ma non { NUMBER($count) }.
rules-rows = { NUMBER($count) } carte non riempiono { NUMBER($rows) } righe uguali.
rules-set-master = Il Set-Master osserva mentre giocano almeno altre due persone: al tavolo servono quindi almeno 3 posti, non { NUMBER($seats) }.
rules-alone = La variante “{ $variant }” si gioca da soli: serve quindi un solo posto, non { NUMBER($seats) }.
rules-most-sets = Dove vince chi ha più Set non ci sono punti: una chiamata sbagliata non può quindi costarne uno.
rules-subtract = Le chiamate sbagliate si possono sottrarre solo dove costano un punto.
rules-puzzle = La variante “{ $variant }” espone { NUMBER($count) } carte di un mazzo di { NUMBER($deck) }.

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
rule-layout = carte esposte
rule-layout-value = { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
rule-rows = righe
rule-rows-value = { $count ->
        [0] a seconda dello schermo
        [one] una riga
       *[other] { $count } righe
    }
rule-calling = quando si vede un Set
rule-calling-value = { $value ->
        [call-then-pick] chiamare, poi scegliere
        [call-and-pick-at-once] chiamare e scegliere subito
       *[quick-claims] scegliere senza chiamare
    }
rule-call-window = tempo per scegliere
rule-photo-finish = compensazione massima del fotofinish
rule-others = gli altri durante una chiamata
rule-others-value = { $value ->
        [may-not-pick] non possono scegliere
        [may-not-pick-or-call] non possono né scegliere né chiamare
       *[may-not-touch-or-call] non possono né toccare né chiamare
    }
rule-wrong-call = chiamata sbagliata
rule-wrong-call-value = { $value ->
        [lose-point] un punto in meno
        [lock-out] niente chiamate finché qualcun altro non prende un Set
       *[nothing] viene solo contata
    }
rule-no-set = altre tre carte
rule-no-set-value = { $value ->
        [all-agree] quando tutti sono d’accordo
       *[all-agree-or-long-time] quando tutti sono d’accordo, o se qualcuno le chiede dopo molto tempo
    }
rule-silence = silenzio che vale come accordo
rule-long-time = durata di “molto tempo”
rule-widened = Set successivo dopo un’aggiunta di carte
rule-widened-value = { $value ->
        [not-replaced] non sostituito
       *[replaced] sostituito
    }
rule-first-to = fine della mano
rule-first-to-value = { $count ->
        [0] mazzo esaurito, nessun Set rimasto
        [one] al primo Set
       *[other] quando qualcuno ha { $count } Set
    }
rule-scoring = punteggio
rule-scoring-value = { $value ->
        [point-per-set] 1 punto per Set
        [point-per-set-minus-wrong-calls] 1 punto per Set, meno le chiamate sbagliate
        [most-sets] vince chi ha più Set
       *[point-per-card] 1 punto per carta
    }
rule-rounds = partita
rule-rounds-value = { $count ->
        [0] tutti fanno da mazziere una volta
        [one] una mano
       *[other] { $count } mani
    }
rule-deal-within = tempo per distribuire
rule-set-master = il mazziere
rule-set-master-value = { $value ->
        [yes] osserva come Set-Master
       *[no] gioca con gli altri
    }
rule-seats = posti
rule-alone = da soli, nessun Set tra 12 carte
rule-alone-value = { $value ->
        [loses] la partita è persa
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
variant-borrowed =
    Il libretto { $edition ->
        [english] inglese
        [italian] italiano
        [russian] russo
        [hebrew] ebraico
       *[french] francese
    } non conosce “{ $variant }”; qui si segue il libretto { $source ->
        [english] inglese
        [italian] italiano
        [russian] russo
        [hebrew] ebraico
       *[french] francese
    }.
variant-of-the-house = Nessun libretto conosce “{ $variant }”; è una regola della casa.
editions-hint = Per avere un’edizione come file da modificare: tercet editions english > rules.toml

## Why something cannot be done

refusal-not-seated = Può farlo solo chi è al tavolo: prima siediti.
refusal-already-seated = Hai già un posto a questo tavolo.
refusal-removed-by-host = Chi ospita ti ha tolto da questo tavolo.
refusal-not-host = Può farlo solo chi ospita: { $host }.
refusal-nobody-there = A quel posto non c’è nessuno.
refusal-too-many-players = Qui siedono { NUMBER($players) } persone, più dei { NUMBER($seats) } posti di queste regole.
refusal-match-goes-on = La rivincita viene dopo la partita.
refusal-too-often = Una parola gentile alla volta: aspetta { NUMBER($seconds) } s.
refusal-table-full =
    { $seats ->
        [one] L’unico posto è occupato.
       *[other] Tutti e { $seats } i posti sono occupati.
    }
refusal-match-has-begun = Questo si decide prima di distribuire le prime carte.
refusal-already-dealt = Le carte sono già distribuite.
refusal-not-the-dealer = Tocca a { $dealer } distribuire le carte; tra { NUMBER($seconds) } s potrà farlo chiunque.
refusal-too-few-players =
    { $players ->
        [0] Per giocare servono { NUMBER($needed) } persone; non c’è ancora nessuno.
        [one] Per giocare servono { NUMBER($needed) } persone; ce n’è una sola.
       *[other] Per giocare servono { NUMBER($needed) } persone; ce ne sono solo { $players }.
    }
refusal-not-dealt = Sul tavolo non ci sono ancora carte.
refusal-round-over = La mano è finita.
refusal-match-over = La partita è finita.
refusal-set-master-watches = Il Set-Master osserva questa mano senza giocare.
refusal-locked-out = Dopo una chiamata sbagliata non puoi chiamare finché qualcun altro non prende un Set.
refusal-too-early = Con il tuo handicap potrai chiamare tra { NUMBER($seconds) } s.
refusal-call-stands = { $caller } ha chiamato { NUMBER($seconds) } s prima di te.
refusal-already-called = Hai già chiamato: scegli tre carte.
refusal-photo-finish = Il fotofinish non ha ancora deciso.
refusal-call-first = Chiama “Set” prima di scegliere le carte.
refusal-claim-without-calling = A questo tavolo si scelgono le carte senza chiamare.
refusal-not-on-table = La carta { $card } non è sul tavolo.
refusal-found-before = Questo Set è già stato trovato.
refusal-said-already = L’hai già detto.
refusal-set-is-certain =
    { $cards ->
        [one] Con { $cards } carta c’è di sicuro un Set.
       *[other] Tra queste { $cards } carte c’è di sicuro un Set.
    }

## What happens at a table

event-opened = Il tavolo è aperto.
event-sat = { $name } si siede al tavolo.
event-left = { $name } lascia il tavolo.
event-handicapped =
    { $points ->
        [one] { $name } parte con { $points } punto e può chiamare { NUMBER($seconds) } s dopo l’arrivo di nuove carte.
       *[other] { $name } parte con { $points } punti e può chiamare { NUMBER($seconds) } s dopo l’arrivo di nuove carte.
    }
event-contributed = { $name } dà una rimescolata alle carte.
event-dealt =
    { $cards ->
        [one] Mano { NUMBER($round) }: { $name } distribuisce { $cards } carta.
       *[other] Mano { NUMBER($round) }: { $name } distribuisce { $cards } carte.
    }
event-call-held = { $name } chiama. Fotofinish…
event-called = { $name } chiama “Set!”
event-beaten = { $name } arriva { NUMBER($milliseconds) } ms più tardi.
event-taken = { $name } prende un Set: { $cards }.
event-found = { $name } trova un Set: { $cards }.
event-wrong-cards = { $name } sbaglia: { $cards } non formano un Set.
event-wrong-time = { $name } chiama, ma non sceglie le carte in tempo.
event-lost-point = { $name } perde un punto.
event-locked-out = { $name } non può chiamare finché qualcun altro non prende un Set.
event-freed = Tutti possono chiamare di nuovo.
event-said-no-set = { $name } dice: nessun Set.
event-widened-all = Tutti d’accordo: altre tre carte.
event-widened-silence = Nessuno dice il contrario: altre tre carte.
event-widened-long-time = Dopo tanto tempo: altre tre carte.
event-round-ended-no-set-left = La mano è finita: il mazzo è esaurito e non resta nessun Set.
event-round-ended-agreed = La mano è finita: il mazzo è esaurito e tutti concordano che non resta nessun Set.
event-round-ended-first-to = La mano è finita: { $name } ha tutti i Set che servono.
event-round-ended-all-found = Tutti i Set sono stati trovati.
event-round-ended-stuck = Tra queste carte non c’è nessun Set: il solitario è perso.
event-round-ended-overlooked = Un Set c’era: { $cards }. Il solitario è perso.
event-host-changed = Ora ospita { $name }.
event-removed = Chi ospita ha tolto { $name } dal tavolo.
event-renamed = Nuovo nome: { $name }.
event-rules-changed = Nuove regole: edizione { $edition }, { $variant }.
event-rematch = Una nuova partita allo stesso tavolo.
event-emoted = { $name }: { $words }
event-match-won =
    { $count ->
        [one] { $names } vince la partita.
       *[other] { $names } vincono a pari merito.
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
event-alone-won = Hai vinto.
event-alone-lost = Hai perso.

## The program

usage-unknown-argument = Qui non c’è nessun argomento “{ $argument }”.
usage-missing-argument = Manca l’argomento { $argument }.
usage-missing-command = Indica che cosa fare.
usage-unknown-command = Non c’è nessun comando “{ $command }”.
usage-invalid-value = “{ $value }” non è possibile per { $argument }; valori possibili: { $possible }.
usage-bad-value = “{ $value }” non è possibile per { $argument }.
usage-not-utf8 = Un argomento non è testo UTF-8.
usage-conflict = { $argument } non si può usare insieme a { $other }.
usage-hint = Per ottenere aiuto: { $command } --help
file-unreadable = Impossibile leggere { $file }: { $reason }.
file-unwritable = Impossibile scrivere { $file }: { $reason }.
file-empty = Il file { $file } è vuoto.
file-not-utf8 = { $file } non è testo UTF-8.
file-too-long = { $file } supera { NUMBER($most) } byte, più di quanto possa servire.
file-bad-card = { $file }: { $reason }
file-bad-rules = { $file } non contiene regole valide: { $reason }
input-not-utf8 = La riga { NUMBER($line) } non è testo UTF-8.
input-line-too-long = La riga { NUMBER($line) } supera { NUMBER($most) } byte, più di quanto possa servire a una riga.
input-line = Riga { NUMBER($line) }: { $reason }
input-empty = Non c’è niente da esaminare: indica delle carte, per esempio “tercet find 1srd 2srd 3srd”, oppure una disposizione per riga sullo standard input.
find-none =
    { $count ->
        [0] Non ci sono carte, quindi non c’è nessun Set.
        [one] In una carta sola non c’è nessun Set.
       *[other] Tra queste { $count } carte non c’è nessun Set.
    }
referee-not-an-object = Questo non è un comando come {"{"}"at":0,"by":"ann","do":"sit"{"}"}: { $reason }
referee-time-goes-back = “at” vale { NUMBER($at) }, ma si era già a { NUMBER($last) }; il tempo non torna mai indietro.
referee-needs = “{ $action }” richiede “{ $field }”.
referee-unknown-action = “do” vale “{ $action }”; valori possibili: { $possible }.
play-welcome = Tercet: edizione { $edition }, { $variant }. “s” chiama “Set”, poi tre numeri scelgono le carte; “n” dice che non c’è nessun Set; “q” lascia il tavolo.
play-claims = Qui bastano tre numeri, senza chiamare.
play-cards = Carte (ancora { NUMBER($deck) } nel mazzo):
play-score = { $name }: { NUMBER($score) }
play-pick-now = Hai { NUMBER($seconds) } s per scegliere tre carte: scrivi tre numeri.
play-not-understood = “{ $text }” qui non significa niente. “s” chiama, tre numeri come “1 5 9” scelgono le carte, “n” vuol dire nessun Set, “q” lascia il tavolo.
play-no-such-card = Qui non c’è nessuna carta numero { NUMBER($number) }.
play-left = Hai lasciato il tavolo.
play-bot-model = Il ritmo dei bot segue un modello di come le persone trovano i Set, non dati misurati.

## The odds

percent = { $number }%
odds-title = { NUMBER($cards) } carte su { NUMBER($deck) }
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
odds-certain = Da { NUMBER($cards) } carte in poi un Set c’è di sicuro.
odds-classes-note = Le disposizioni che una simmetria del mazzo trasforma l’una nell’altra formano una sola classe.
odds-too-many = Per il mazzo di { NUMBER($deck) } carte qui si possono chiedere al massimo { NUMBER($most) } carte, non { NUMBER($cards) }.
plot-format = Un grafico si scrive in un file che finisce in .svg o .png, non in { $file }.
plot-no-set = Quanto è probabile che non ci sia nessun Set?
plot-by-sets = Quanti Set ci sono in { NUMBER($cards) } carte su { NUMBER($deck) }?
plot-left = Che cosa resta alla fine
plot-by-place = Nessun Set tra { NUMBER($cards) } carte
plot-cards-on-table = carte sul tavolo
plot-cards-left = carte rimaste
plot-cards-in-deck = carte ancora nel mazzo
plot-fresh = prima distribuzione: { $percent }
simulate-title = Partite: { $games }; edizione { $edition }, { $variant } (seme { $seed })
simulate-rate = frequenza
simulate-interval = intervallo al 99%
simulate-exact = esatto
simulate-first-deal = nessun Set alla prima distribuzione
simulate-no-set = nessun Set tra { NUMBER($cards) } carte
simulate-won = partite vinte
simulate-left = carte rimaste
simulate-games = partite
simulate-in-deck = nel mazzo
simulate-speed = { $games } partite al secondo (thread: { NUMBER($threads) }).
simulate-stopped = Interrotto: { $games } partite giocate su { $asked }.
simulate-puzzle = “{ $variant }” è un rompicapo, in cui non si distribuisce niente; valori possibili: { $possible }.
seed-number = “{ $text }” non è un seme; qui un seme è un numero intero fino a 18446744073709551615, decimale o esadecimale con 0x, per esempio 42 o 0x2a.
date-form = “{ $text }” non è una data; una data è anno, mese e giorno, per esempio 2026-01-31.
date-no-such-day = Il giorno { $date } non esiste nel calendario, che va da 0001-01-01 a 9999-12-31.
date-too-late = Da { $date } in poi restano meno di { $count } giorni; qui il calendario finisce con 9999-12-31.
puzzle-of-day = Rompicapo del { $date }
puzzle-drawn = Rompicapo { $number } del seme { $seed }
puzzle-facts = Set: { NUMBER($sets) }. Chi gioca ogni tanto trova il primo in circa { NUMBER($seconds) } s, secondo un modello, non dati misurati.

## What the booklets claim

claim-line = Edizione { $editions }: { $statement }
claim-about = Tra { NUMBER($cards) } carte c’è un Set in circa il { $percent } dei casi.
claim-over = Tra { NUMBER($cards) } carte c’è un Set in più del { $percent } dei casi.
claim-left = Alla fine possono restare sei o nove carte.
claim-cards = Ci sono { NUMBER($cards) } carte, tutte diverse.
claim-quick = Senza una caratteristica si gioca con { NUMBER($cards) } carte.
claim-puzzle = Nove carte senza il riempimento fanno un rompicapo con { NUMBER($sets) } Set.
claim-verdict = { $verdict ->
        [true] È vero.
        [fresh] È vero alla prima distribuzione, non nel corso della partita.
        [mostly] È vero per la maggior parte delle partite, non per tutte.
       *[false] Non è vero.
    }
truth-fresh = Alla prima distribuzione: { $percent }, esattamente { $fraction }.
truth-in-play = Nel corso della partita, mentre i Set vengono via via tolti: { $percent } (da { $low } a { $high }).
truth-left = Così finisce il { $percent } delle partite (da { $low } a { $high }). Nelle altre restano: { $others }. Non ne restano mai 3.
truth-cards = { $product } = { NUMBER($cards) }. Formano { NUMBER($sets) } Set, e due carte qualsiasi stanno in uno solo di essi.
truth-puzzle = Di tutte le disposizioni di nove carte di questo tipo, il { $percent } ha esattamente { NUMBER($sets) } Set ({ $fraction }); la media è { $mean }.
claims-note = La prima distribuzione è calcolata esattamente. Le partite sono simulate: { $games }, sempre le stesse, con intervalli al 99%.

## Help on the command line

help-tercet = Il gioco di carte SET come lo descrivono i suoi cinque libretti di regole. Senza alcun legame con gli editori del gioco.
help-usage = Uso:
help-commands = Comandi:
help-arguments = Argomenti:
help-options = Opzioni:
help-example = Esempio:
help-lang = Lingua: en, fr, he, it o ru; altrimenti quella delle impostazioni locali
help-json = Risponde in JSON, per le macchine
help-help = Mostra questo aiuto
help-version = Mostra la versione
help-check = È un Set? Le quattro risposte e il verdetto; stato di uscita 0 se è un Set, 1 se non lo è, 2 se l’input è errato
help-check-cards = Tre carte, per esempio 1srd 2srd 3srd
help-check-edition = L’edizione di cui si usano le parole e i disegni
help-find = Trova tutti i Set tra le carte, nell’ordine della disposizione
help-find-cards = Le carte di una disposizione; se mancano, una disposizione per riga sullo standard input
help-editions = Le cinque edizioni fianco a fianco, o una sola in TOML da modificare
help-editions-name = L’edizione da scrivere come file di regole
help-editions-variant = La variante da scrivere
help-deal = Il mazzo di una mano, nell’ordine di distribuzione, a partire dal seme del tavolo
help-deal-seed = Il seme del tavolo: da 1 a 64 cifre esadecimali
help-deal-round = Il numero della mano nella partita
help-deal-round-seed = Il seme proprio di una mano, come viene mostrato alla fine, al posto di quello del tavolo
help-deal-mix = Ciò che un posto ha aggiunto al mescolamento, nella forma SEAT:HEX, con i posti contati da 0; si può ripetere
help-deal-edition = L’edizione di cui si distribuisce il mazzo
help-deal-variant = Il modo di giocare
help-referee = Un tavolo su standard input e standard output, un oggetto JSON per riga, per programmi in qualsiasi linguaggio
help-referee-edition = L’edizione a cui si gioca
help-referee-variant = Il modo di giocare
help-referee-rules = Un file di regole in TOML o JSON, al posto di edizione e variante
help-referee-seed = Il seme del tavolo: da 1 a 64 cifre esadecimali; se manca, uno casuale
help-referee-deck = Un file con le carte della prima mano nell’ordine di distribuzione; le mani successive vengono mescolate
help-play = Gioca in questo terminale: contro i bot, in solitaria o al tavolo di un server
help-play-edition = L’edizione a cui si gioca
help-play-variant = Il modo di giocare
help-play-rules = Un file di regole in TOML o JSON, al posto di edizione e variante
help-play-seed = Il seme del tavolo, per rigiocare le stesse carte
help-play-bots = Quanti bot giocano
help-play-level = Quanto sono veloci i bot
help-play-name = Il tuo nome al tavolo

serve-open = Tercet è aperto: { $url }
serve-data = Il suo registro è conservato in { $folder }. Per fermarlo: Ctrl-C.
serve-stopped = Tercet si è fermato. Tutto ciò che è stato confermato è al sicuro.
serve-port-taken = Un altro programma è già in ascolto su { $address }: fermalo o scegli un’altra porta, per esempio --listen 127.0.0.1:8081.
serve-cannot-listen = Impossibile mettersi in ascolto su { $address }: { $reason }. Un indirizzo si scrive come 127.0.0.1:8080.
serve-no-data-folder = Questa piattaforma non indica nessuna cartella per i dati: indicane una con --data.
backup-done = La copia è completa: { $file }
verify-right =
    È tutto giusto: { $rounds ->
        [one] una mano
       *[other] { $rounds } mani
    }, { $records ->
        [one] { NUMBER($records) } registrazione
       *[other] { NUMBER($records) } registrazioni
    }; { $rounds ->
        [one] il seme promesso, il mescolamento, ogni evento e i punteggi
       *[other] i semi promessi, i mescolamenti, ogni evento e i punteggi
    }.
verify-wrong = La riga { NUMBER($line) } è sbagliata: { $reason }
verify-no-replay = { $file } non è un replay: { $reason }
verify-signed = La firma è giusta: nulla è cambiato da quando il server l’ha apposta.
verify-unsigned = Secondo le regole, non firmato: tempi, nomi e identificativi non sono provati.
verify-unchecked = Secondo le regole; firma non controllata: indica --key o --server.
verify-forged = La firma non corrisponde: è stato cambiato qualcosa che le regole non vedono, come un tempo, un nome o un identificativo, oppure ha firmato un altro server.
key-now = Firma i replay: { $key }
key-old = Ha firmato replay in passato: { $key }
audit-damaged = { $stream }, la voce { NUMBER($entry) } è danneggiata: { $reason }
audit-other-hash = la sua impronta non è quella dei suoi byte e delle voci precedenti.
audit-no-hash = non ha impronta, mentre la voce precedente ne ha una.
audit-missing = mancano le voci precedenti.
audit-unreadable = non si può leggere: { $detail }
audit-against-rules = secondo le regole non segue dalle voci precedenti: { $detail }
audit-counts = Tavoli: { NUMBER($tables) }; giocatori: { NUMBER($players) }; voci: { NUMBER($entries) }; mani finite, tutte decise di nuovo: { NUMBER($rounds) }.
audit-unchained = Di prima del concatenamento, quindi senza impronta propria: { NUMBER($entries) }.
audit-newer = Tavoli di una versione più recente, di cui si sono controllate solo le impronte: { NUMBER($tables) }.
audit-right = Niente è danneggiato.
audit-wrong = Voci danneggiate: { NUMBER($count) }. Il server rifiuta questi tavoli e serve gli altri; ripristina da una copia ciò che manca.
flaw-not-opened = un replay comincia con l’apertura del tavolo.
flaw-no-command = la registrazione non contiene nessun comando.
flaw-time-goes-back = il tempo torna indietro.
flaw-broken-commitment = il seme della mano { NUMBER($round) } non è quello promesso.
flaw-refused = secondo le regole questo comando viene rifiutato.
flaw-other-events = secondo le regole, l’evento { NUMBER($event) } di questa registrazione dovrebbe essere un altro.
flaw-version = questo programma legge replay di un’altra versione.
flaw-position = queste carte non erano disposte così sul tavolo.
flaw-score = il punteggio di { $name } dovrebbe essere un altro.
flaw-scores = manca il punteggio di una delle persone al tavolo.
help-serve = Apre tavoli a chiunque abbia il link, nel browser, nel terminale e per i programmi
help-serve-listen = L’indirizzo e la porta su cui restare in ascolto; anche TERCET_LISTEN
help-serve-data = La cartella del registro; altrimenti quella in cui questa piattaforma tiene i dati dei programmi; anche TERCET_DATA
help-serve-base-path = Il percorso del server dietro un proxy, per esempio /tercet; anche TERCET_BASE_PATH
help-serve-origin = Un sito, oltre al proprio, che può usare il server, per esempio https://example.org; si può ripetere; anche TERCET_ORIGIN
help-serve-trusted-proxy = Un proxy a cui si crede quando dice da dove arriva una richiesta; si può ripetere; anche TERCET_TRUSTED_PROXY
help-serve-sockets-per-address = Il numero massimo di connessioni da uno stesso indirizzo; anche TERCET_SOCKETS_PER_ADDRESS
help-serve-players-per-hour = Quante persone nuove possono arrivare in un’ora da uno stesso indirizzo; anche TERCET_PLAYERS_PER_HOUR
help-serve-tables-per-hour = Quanti tavoli può aprire in un’ora una stessa persona; anche TERCET_TABLES_PER_HOUR
help-serve-requests-per-minute = Quanto può chiedere via HTTP in un minuto una stessa persona, in piccole richieste; le altre costano di più; anche TERCET_REQUESTS_PER_MINUTE
help-serve-threads = Quanti thread servono; altrimenti uno per processore. I nodi sulla stessa macchina si dividono i suoi processori; anche TERCET_THREADS
help-serve-messages-per-second = Quanti messaggi al secondo da una connessione, il doppio in un colpo solo; anche TERCET_MESSAGES_PER_SECOND
help-verify = Verifica un replay: il seme promesso, il mescolamento, ogni evento e i punteggi; stato di uscita 0 se è tutto giusto, 1 se non lo è
help-verify-file = Il replay, come lo dà il server dopo una mano
help-verify-key = La chiave pubblica che deve averlo firmato, in esadecimale
help-verify-server = Il server a cui chiedere le chiavi, per esempio https://tercet.example.org
help-key = Mostra le chiavi pubbliche con cui sono firmati i replay di un server; se il registro è una cartella, il server deve essere fermo
help-key-place = La cartella dei dati, o l’URL di un registro PostgreSQL
help-key-rotate = D’ora in poi firma con una chiave nuova; i replay già firmati restano validi
help-audit = Controlla tutto ciò che un server ha salvato, anche mentre è in funzione: impronte, tavoli secondo le regole, carte, nomi e chiavi; stato di uscita 0 se niente è danneggiato, 1 altrimenti
help-audit-place = La cartella dei dati, il file di una copia, o l’URL di un registro PostgreSQL
help-backup = Copia i dati di un server in un file, anche mentre è in funzione
help-backup-file = Il file da creare
help-backup-data = La cartella dei dati del server; anche TERCET_DATA
help-odds = La probabilità che non ci sia nessun Set, per ogni numero di carte, esattamente
help-odds-cards = Solo questo numero di carte
help-odds-deck = Le carte del mazzo
help-odds-sets = Anche quante disposizioni hanno quanti Set; per il mazzo intero, fino a 15 carte
help-odds-plot = Disegna la distribuzione in un file che finisce in .svg o .png
help-simulate = Gioca molte mani come le distribuisce un’edizione: che cosa resta alla fine, e quanto spesso non c’è nessun Set
help-simulate-games = Quante partite giocare; Ctrl-C finisce prima e mostra ciò che si sa già
help-simulate-edition = L’edizione secondo cui si distribuisce
help-simulate-variant = Il modo di giocare
help-simulate-rules = Un file di regole in TOML o JSON, al posto di edizione e variante
help-simulate-player = Chi sceglie tra più Set
help-simulate-seed = Un numero intero, decimale o esadecimale con 0x; lo stesso seme gioca le stesse partite con qualsiasi numero di thread; se manca, uno casuale
help-simulate-threads = Quanti thread giocano; se manca, uno per core
help-simulate-plot = Disegna le distribuzioni in un file che finisce in .svg o .png
help-puzzle = Una disposizione di cui si sa il numero di Set: 12 carte con 6, o 9 carte con 4; senza data, seme o numero, quella di oggi (UTC)
help-puzzle-date = Il rompicapo di questo giorno, uguale per tutti
help-puzzle-quick = Nove carte senza questa caratteristica
help-puzzle-count = Quanti rompicapi: casuali, o quelli di altrettanti giorni a partire dalla data
help-puzzle-seed = Rompicapi casuali da questo seme, un numero intero, decimale o esadecimale con 0x; se manca, uno casuale
help-claims = Che cosa dicono i libretti su probabilità e numeri, accanto alla verità calcolata
help-load = Giocare a molti tavoli di un server insieme, per vedere quanto regge la sua macchina
help-load-url = Il server; se sono più d’uno e condividono un registro, separati da virgole
help-load-tables = Quanti tavoli
help-load-players = Quanti giocatori siedono a ogni tavolo
help-load-claims = Quanti Set si dichiarano al secondo, a tutti i tavoli insieme
help-load-seconds = Per quanti secondi
load-connected = Giocatori collegati: { NUMBER($connected) } su { NUMBER($players) }
load-second = Secondo { NUMBER($second) }: dichiarazioni inviate: { NUMBER($sent) }, arrivate: { NUMBER($delivered) }
load-size = Tavoli: { NUMBER($tables) }; giocatori collegati: { NUMBER($players) }
load-claims = Dichiarazioni inviate: { NUMBER($sent) }; arrivate a tutti i giocatori: { NUMBER($percent) }%
load-latency = Dalla dichiarazione allo schermo dell’ultimo giocatore, in millisecondi: mediana { NUMBER($half) }, il 99% entro { NUMBER($most) }, il 99,9% entro { NUMBER($all) }
load-reconnects = Riconnessioni: { NUMBER($reconnects) }
load-few-files = Tanti giocatori richiedono { NUMBER($needed) } file aperti, e qui ne sono permessi { NUMBER($allowed) }: aumenta il limite con ulimit -n, o gioca in meno.
load-failed = Il gioco su { $url } si è interrotto: { $reason }

## The browser: every page

page-skip = Vai al contenuto
page-loading = Caricamento…
page-settings = Impostazioni
page-help = Aiuto
page-full-screen = Schermo intero
page-home = Alla pagina iniziale
page-lost = A questo indirizzo non c’è niente.
page-unreachable = Il server non risponde. Controlla la connessione e riprova.
page-again = Riprova
page-too-many = Da qui sono arrivate troppe richieste nell’ultima ora. Riprova più tardi.
page-no-replay = A questo tavolo non è ancora finita nessuna mano.
page-no-table = Questo tavolo non esiste. Chiedi di nuovo il link o apri un altro tavolo.
page-strange = La risposta del server non ha senso. Ricarica la pagina.
page-line-lost = La connessione è caduta; nuovo tentativo in corso. Il tuo posto resta tuo.
page-other-version = C’è una versione più recente. Ricarica la pagina.
page-broken-table = Questo tavolo per ora non si può aprire: il server inciampa nella sua cronologia. Creane uno nuovo; gli altri tavoli continuano.
name-title = Con che nome giochi?
name-label = Il tuo nome
name-watch = Guarda soltanto

## The browser: a table

table-players = Giocatori
table-actions = Che cosa puoi fare
table-checks = Ultime verifiche
table-cards =
    { $cards ->
        [one] { $cards } carta sul tavolo
       *[other] { $cards } carte sul tavolo
    }
table-score = Punteggio: { NUMBER($score) }, { $sets ->
        [one] { $sets } Set in questa mano
       *[other] { $sets } Set in questa mano
    }
table-you = tu
table-bot =
    Bot { $level ->
        [newcomer] principiante
        [casual] occasionale
        [practised] allenato
        [expert] esperto
       *[top] campione
    }
table-dealer = Distribuisce
table-master = Set-Master
table-locked = Deve aspettare
table-handicap =
    { $points ->
        [one] Parte con { $points } punto, chiama { NUMBER($seconds) } s più tardi
       *[other] Parte con { $points } punti, chiama { NUMBER($seconds) } s più tardi
    }
table-absent = Non in linea
table-said-no-set = nessun Set
table-watching =
    { $count ->
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }
table-you-watch = Stai guardando.
table-sit = Siediti
table-deal = Distribuisci
table-wait-for-deal = Tocca a { $name } distribuire.
table-need-players =
    { $count ->
        [one] Per giocare serve { $count } persona. Condividi il link o aggiungi dei bot.
       *[other] Per giocare servono { $count } persone. Condividi il link o aggiungi dei bot.
    }
table-call = Set!
table-no-set = Nessun Set
table-calling = Chiamata…
table-held = Fotofinish…
table-pick = Scegli tre carte
table-called = { $name } ha chiamato
table-you-are-locked = Niente chiamate finché qualcun altro non prende un Set.
table-master-watches = Fai da Set-Master: osservi questa mano senza giocare.
table-rematch = Gioca ancora
table-rules = Edizione { $edition }: { $variant }
table-round = Mano { NUMBER($round) } di { NUMBER($rounds) }
table-deals = { $name } distribuisce
table-left = Mazzo: { NUMBER($cards) }
table-lost = La connessione è caduta, e la tua chiamata è andata persa.
table-try-again = In questo momento il server è molto occupato. Riprova.
table-only-watching = Stai guardando: siediti per giocare.
table-strange = Non ha funzionato. Ricarica la pagina.
check-right = { $name }: Set
check-wrong = { $name }: non è un Set
invite-title = Invita qualcuno
invite-qr = Il link come codice QR
invite-copy = Copia il link
invite-copied = Copiato
invite-share = Condividi
host-title = Per chi ospita
host-bot-level = Bot
host-add-bot = Aggiungi bot
host-delay = ritardo (s)
host-delay-of = { $name }: secondi di attesa dopo l’arrivo di nuove carte
host-head-start = vantaggio
host-head-start-of = { $name }: punti di vantaggio alla partenza
host-remove = Togli { $name }
level-name = { $level ->
        [newcomer] principiante
        [casual] occasionale
        [practised] allenato
        [expert] esperto
       *[top] campione
    }
rules-here = Le regole qui
# Where some rules are not as the booklet says.
rules-changed = Regole dell’edizione { $edition }, in parte cambiate: { $variant }
rules-change = Cambia le regole
rules-take = Gioca con queste regole
rules-keep = Lascia le regole così

## The browser: the start page

home-title = Tre carte che vanno insieme
home-what = Tercet è un gioco di colpo d’occhio: trova tre carte in cui numero, riempimento, colore e forma sono ciascuno sempre uguale o sempre diverso. Condividi un link e giocate insieme, senza registrarvi.
home-friends = Gioca con gli amici
home-making = Apertura del tavolo…
home-change = Cambia
home-tables = Tavoli pubblici
home-no-tables = Ora non è aperto nessun tavolo pubblico. Aprine uno, e gli altri lo troveranno qui.
home-table-waits = In attesa; posti occupati: { NUMBER($taken) } su { NUMBER($seats) }.
home-table-plays = In gioco; posti occupati: { NUMBER($taken) } su { NUMBER($seats) }.
home-join = Link o codice di un tavolo
home-join-go = Vai
home-join-wrong = Questo non è né il link né il codice di un tavolo. Un link finisce con /t/ e il codice.
home-solo = Per chi è solo
home-alone = Gioca da solo
home-alone-what = Contro i bot, allenamento, solitario, versione semplificata
home-daily = Il rompicapo di oggi
home-daily-what = Dodici carte, sei Set, uguali per tutti
home-learn = Impara il gioco
home-learn-what = Una lezione di tre minuti, ed esercizi
home-more = Altro sul gioco
home-rules = Regole
home-odds = Probabilità
home-statistics = Le tue statistiche
home-trademark = Tercet segue le regole del gioco di carte SET, come le riportano cinque dei suoi libretti. SET è un marchio registrato del suo proprietario; Tercet non ha alcun legame con gli editori del gioco.

## The browser: what is played

form-title = A che cosa si gioca?
form-edition = Secondo quale libretto?
form-variant = Quale variante?
form-bots = Bot
form-bots-value =
    { $count ->
        [0] nessun bot
        [one] { $count } bot
       *[other] { $count } bot
    }
form-level = Velocità dei bot
form-public = Mostra questo tavolo nell’elenco dei tavoli pubblici
form-more = Altro: ogni singola regola
form-more-hint = Le regole cambiate sono evidenziate. Tutto il resto è come dice il libretto.
form-reset = Tutto come dice il libretto
form-make = Apri il tavolo
form-many-bots = Ci sono più bot che posti liberi.

## The browser: settings

overlay-close = Chiudi
settings-look = Aspetto
settings-language = Lingua
settings-theme = Chiaro o scuro
settings-theme-value = { $theme ->
        [light] chiaro
        [dark] scuro
       *[system] come il sistema
    }
settings-palette = Colori delle carte
settings-palette-value = { $palette ->
        [classic] classici
       *[universal] per ogni tipo di visione dei colori
    }
settings-notch = Una tacca su ogni carta, la cui posizione indica il colore
settings-feel = Suoni e movimento
settings-sound = Suoni
settings-motion = Animazione delle carte
settings-you = Tu
settings-save = Salva
settings-saved = Salvato.
settings-elsewhere = Gioca anche su un altro dispositivo
settings-elsewhere-hint = Un codice trasferisce il tuo nome e i tuoi posti: mostralo qui e scrivilo sull’altro dispositivo.
settings-code-show = Mostra un codice
settings-code =
    { $minutes ->
        [one] Il codice è { $code }. Vale una volta sola, per { $minutes } minuto.
       *[other] Il codice è { $code }. Vale una volta sola, per { $minutes } minuti.
    }
settings-code-label = Codice dall’altro dispositivo
settings-code-use = Continua qui
settings-code-wrong = Questo codice è sconosciuto, già usato o troppo vecchio. Creane uno nuovo sull’altro dispositivo.
settings-keys = Tastiera
settings-keys-on = Gioca con i tasti, e mostrali sulle carte
settings-keys-hint = Per cambiare un tasto, premi il suo pulsante e poi il nuovo tasto.
settings-keys-cards = I tasti delle carte, al loro posto sul tavolo:
settings-keys-reset = I tasti di sempre
# $action is what the key does, $key what is printed on it.
settings-key-of = { $action }: { $key }
settings-key-awaited = { $action }: premi un tasto
key-card = Carta { NUMBER($place) }
key-call = Chiamare “Set!”
key-no-set = Dire che non c’è nessun Set
key-clear = Lasciare le carte scelte
key-help = Mostrare questo aiuto

## The browser: help

guide-set = Che cos’è un Set?
guide-what = Tre carte formano un Set se ognuna delle quattro caratteristiche (numero, riempimento, colore e forma) è uguale su tutte e tre o diversa su tutte e tre.
guide-turn = Come si svolge una mano
guide-deal = { NUMBER($cards) } carte sono esposte sul tavolo. Non ci sono turni: tutti cercano un Set nello stesso momento.
guide-master = Chi distribuisce fa da Set-Master: osserva, vede quali Set ci sono e in questa mano non gioca.
guide-call =
    { $calling ->
        [call-then-pick] Chi vede un Set prima chiama “Set!” e poi ha { NUMBER($seconds) } s per scegliere le sue tre carte. Nel frattempo nessun altro può chiamare.
        [call-and-pick-at-once] Chi vede un Set chiama “Set!” e sceglie subito le sue tre carte, entro { NUMBER($seconds) } s. Nel frattempo nessun altro può chiamare.
       *[quick-claims] Chi vede un Set sceglie le sue tre carte, senza chiamare.
    }
guide-right =
    { $scoring ->
        [point-per-card] Se è un Set, chi l’ha trovato tiene le carte, un punto ciascuna.
        [most-sets] Se è un Set, chi l’ha trovato tiene le carte. Vince chi ha più Set.
       *[point-per-set] Se è un Set, chi l’ha trovato tiene le carte e guadagna un punto.
    }
guide-wrong =
    { $cost ->
        [lose-point] Se non lo è, o se il tempo scade, le carte restano e si perde un punto.
        [lock-out] Se non lo è, o se il tempo scade, le carte restano e non si può chiamare finché qualcun altro non prende un Set.
       *[nothing] Se non lo è, o se il tempo scade, le carte restano. Non costa niente, ma viene contato.
    }
guide-no-set =
    { $when ->
        [all-agree] Se nessuno vede un Set, ditelo. Quando tutti sono d’accordo, si aggiungono tre carte.
       *[all-agree-or-long-time] Se nessuno vede un Set, ditelo. Quando tutti sono d’accordo, o quando nessuno ne trova uno da { NUMBER($seconds) } s, si aggiungono tre carte.
    }
guide-end =
    { $sets ->
        [0] La mano finisce quando il mazzo è esaurito e non resta nessun Set.
        [one] La mano finisce al primo Set.
       *[other] La mano finisce quando qualcuno ha { $sets } Set.
    }
guide-match =
    { $rounds ->
        [0] La partita finisce quando tutti hanno fatto da mazziere una volta.
        [one] La partita è di una sola mano.
       *[other] La partita è di { $rounds } mani.
    }
guide-keys = Tasti
guide-keys-cards = Ogni carta ha un tasto, che sulla tastiera sta dove la carta sta sul tavolo:
guide-keys-change = I tasti si possono cambiare nelle impostazioni.

## The browser: after a round and a match

result-round-over = La mano { NUMBER($round) } è finita
result-match-over = La partita è finita
result-sheet = Segnapunti
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
result-quickest = Il più veloce
result-median = Mediana
# $seconds is a number with its decimals.
result-seconds = { $seconds } s
result-times = Tempo per Set
result-chart = Tempo per Set nell’ordine in cui sono stati trovati, una linea per persona; gli stessi numeri sono nella tabella qui sotto.
result-axis-seconds = secondi
result-axis-sets = Set nell’ordine in cui sono stati trovati
result-as-table = In tabella
result-set-number = Set
result-time = Tempo
result-missed = Set sfuggiti
result-missed-none = Nessun Set è sfuggito.
# $seconds is a number with its decimals.
result-missed-lay = Sul tavolo per { $seconds } s.
result-missed-denied = Sul tavolo per { $seconds } s, anche quando si è detto che non c’era nessun Set.
result-last = Le ultime carte
result-proof = Distribuzione onesta
result-proof-how = Prima di ogni mano il server ha promesso il suo seme mostrandone l’hash, e chi giocava ha aggiunto numeri propri. Ora il seme è visibile: il mazzo deve derivarne. docs/fair-deal.md dice come, con abbastanza precisione da verificarlo con un programma tuo.
result-commitment = Promesso prima di distribuire
result-seed = Il seme
result-contribution = Aggiunto da { $name }
result-stacked = Queste carte erano preparate, non mescolate.
result-verify = Verifica qui la distribuzione
result-verifying = Verifica…
result-verify-wrong = I conti non tornano: { $reason }
result-replay = Guarda il replay
result-download = Scarica il replay

## The browser: a replay

replay-title = Replay
replay-controls = Linea del tempo
replay-play = Avvia
replay-pause = Pausa
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-speed = Velocità
replay-times = { NUMBER($speed) }×
replay-at = { $time } di { $length }
replay-show-sets = Mostra i Set sul tavolo
replay-sets =
    { $sets ->
        [0] Sul tavolo non c’è nessun Set.
        [one] Sul tavolo c’è un Set.
       *[other] Sul tavolo ci sono { $sets } Set.
    }
replay-moments = Che cosa è successo
replay-table = Al tavolo

## The browser: friendly words

emote-menu = Di’ qualcosa

## Help on the command line

help-play-join = Siediti a un tavolo con il suo link
help-play-watch = Con --join, guarda soltanto
help-play-host = Apri un tavolo su un server e mostra il suo link
help-play-plain = Riga per riga, per i lettori di schermo: niente disegni, comandi scritti
help-play-ascii = Disegna solo in ASCII
help-play-palette = I colori delle carte
help-play-ticks = Segna ogni colore con tacche sul bordo della carta: una, due, tre
help-play-keys = Le lettere delle prime dodici carte, riga per riga, invece di wertsdfgxcvb
help-play-reorder = Se l’ebraico viene riordinato qui, per i terminali che non lo fanno
help-replay-plain = Riga per riga, per i lettori di schermo: niente disegni, comandi scritti
help-replay-ascii = Disegna solo in ASCII
help-replay-palette = I colori delle carte
help-replay-ticks = Segna ogni colore con tacche sul bordo della carta: una, due, tre
help-replay-keys = Le lettere delle prime dodici carte, riga per riga, invece di wertsdfgxcvb
help-replay-reorder = Se l’ebraico viene riordinato qui, per i terminali che non lo fanno
help-replay = Rivedi una partita passo per passo, con i Set che c’erano
help-replay-source = Il file di una partita, o il link di un tavolo

## The terminal

screen-about = Il gioco di carte SET come lo dicono i suoi cinque libretti.
menu-game = Gioco
menu-edition = Libretto
menu-bots = Bot
menu-level = Il loro ritmo
button-start = inizia
button-choose = scegli
button-change = cambia
button-set = Set!
button-no-set = nessun Set
button-help = aiuto
button-leave = esci
button-stay = resta
button-deal = distribuisci
button-add-bot = aggiungi un bot
button-remove-bot = togli un bot
button-next-round = prossima mano
button-rematch = un’altra partita
button-replay = rivedi
button-save = salva
button-back = indietro
button-forward = avanti
button-first = inizio
button-last = fine
screen-round = mano { NUMBER($round) }
screen-deals = { $name } distribuisce
screen-deck =
    { $count ->
        [one] { $count } carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
screen-watching =
    { $count ->
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }
screen-takes = { $name } prende un Set.
screen-finds = { $name } trova un Set.
screen-wrong = { $name } sbaglia.
screen-bot = bot
screen-away = non in linea
screen-left = via
screen-locked = in attesa
screen-set-master = Set-Master
screen-master-sees = Sul tavolo
screen-found = Trovati: { NUMBER($found) } su { NUMBER($all) }
screen-pick = Scegli tre carte!
screen-only-watching = Stai guardando.
screen-waiting = In attesa della prima distribuzione.
screen-share = Chi ha questo link può sedersi:
screen-connecting = Connessione a { $url }…
screen-lost = La connessione è caduta; torna da sola…
screen-call-lost = La connessione è caduta prima che arrivasse al tavolo.
screen-try-again = Questa volta non ha funzionato. Riprova.
screen-small =
    { $cards ->
        [one] Questa finestra è { $window }; per { $cards } carta serve { $size }.
       *[other] Questa finestra è { $window }; per { $cards } carte serve { $size }.
    }
screen-small-plain = Ingrandiscila, o gioca con --plain.
screen-leave = Lasciare il tavolo?
screen-saved = La partita è salvata: { $file }
screen-saved-there = Il server conserva la partita: tercet replay { $link }
report-points = punti
report-wrong = errori
report-hit-rate = precisione
report-median = s, mediana
report-best = più rapido
report-duration = La mano è durata { $time }.
report-times = I tuoi secondi, Set per Set: { $times }
report-missed =
    { $count ->
        [0] Nessun Set è sfuggito.
        [one] È sfuggito un Set.
       *[other] Sono sfuggiti { $count } Set.
    }
report-line = { $name }: Set { NUMBER($sets) }, chiamate sbagliate { NUMBER($wrong) }, precisione { $rate }; secondi: { $times }
replay-step = Passo { NUMBER($step) } di { NUMBER($steps) }
keys-cards = La lettera su una carta la sceglie, e anche un clic; un’altra volta la rimette.
keys-call = Spazio chiama “Set”; poi tre carte finché corre la barra.
keys-claim = Qui bastano tre carte, senza chiamare.
keys-no-set = N dice che non c’è nessun Set.
keys-clear = Esc o Backspace rimette le carte scelte.
keys-emote = Una parola gentile: { $words }
keys-leave = Q lascia il tavolo dopo una domanda; Ctrl-C esce subito e tiene il posto.
keys-close = Un tasto qualsiasi chiude.
play-commands = “s” chiama “Set”; tre numeri come “1 5 9” scelgono; “n” vuol dire nessun Set; Invio mostra le carte o distribuisce; “c” dà le quattro risposte dell’ultima verifica; “r” dice tempi, precisione e Set sfuggiti; “p” rivede la partita passo per passo, “p 7” il passo 7; “w” la salva; da “e 1” a “e 8”, una parola gentile; “+” e “-” aggiungono e tolgono bot; “q” lascia il tavolo.
play-unreachable = { $url } non è raggiungibile: { $reason }
play-no-table = A { $url } non c’è nessun tavolo.
play-too-many = Da qui arrivano troppi tavoli o giocatori in questo momento; { $url } chiede di riprovare più tardi.
play-other-version = Il server parla un’altra versione del protocollo: aggiorna uno dei due.
play-too-fast = Il server ha riagganciato: troppi messaggi, troppo in fretta.
play-bad-address = “{ $text }” non è un indirizzo; un indirizzo è come http://127.0.0.1:8080 o https://example.org.
play-not-a-table = { $url } è un server, non il link di un tavolo; --host vi apre un tavolo.
play-bad-keys = “{ $text }” non possono essere i tasti: fino a 12 lettere diverse, riga per riga, né Q né N, né la lettera di un’altra carta.
replay-empty = A questo tavolo non è ancora finita nessuna mano.

## Help on the command line

serve-shared = Il suo registro è condiviso, in PostgreSQL. Per fermarlo: Ctrl-C.
help-serve-journal = Un PostgreSQL per condividere il registro con altri nodi, per esempio postgres://USER@HOST/DATABASE, invece di una cartella; anche TERCET_JOURNAL
help-serve-unsafe-journal = Servire anche se PostgreSQL è impostato in modo da perdere mosse confermate in caso di guasto; anche TERCET_UNSAFE_JOURNAL
help-load-record = Annotare ciò che ogni giocatore ha visto, per confrontarlo con il registro; il file appare quando tutti sono seduti
load-longest-wait = Attesa più lunga di un giocatore: { NUMBER($milliseconds) } ms


## The browser: what one plays alone

alone-title = Gioca da solo
alone-what = Qui le carte stanno in questo browser: nessun server viene interpellato e nessuno ti aspetta. Una partita che lasci resta com’è, e il suo tempo si ferma.
alone-lies-here = Qui c’è una partita in corso
alone-replaces = Una nuova partita prende il suo posto.
alone-edition = Secondo l’edizione { $edition }
alone-choice = Il libretto vale per tutte le partite di questa pagina; la variante e le singole regole valgono per la partita contro i bot.
alone-links = Altro per chi è solo
alone-puzzle = Rompicapo semplificato
alone-player = Giocatore
alone-bots = Contro i bot
alone-bots-what = Da uno a cinque avversari, ciascuno veloce quanto vuoi, in qualunque variante.
alone-bots-start = Gioca contro i bot
alone-bot = Bot { NUMBER($number) }
alone-need-bots =
    { $count ->
        [one] Per questa variante serve almeno { $count } bot.
       *[other] Per questa variante servono almeno { $count } bot.
    }
alone-quick = Versione semplificata
alone-quick-what = 27 carte con una caratteristica in meno: il modo per entrare nel gioco.
alone-quick-easy = Il libretto francese la chiama “Easy”.
alone-quick-start = Inizia la versione semplificata
alone-quick-later = A chi trova tre Set di fila in meno di dieci secondi ciascuno viene proposto il mazzo completo.
alone-practice = Allenamento
alone-practice-what = Tutte le 81 carte, finché vuoi. Se non vedi un Set, dillo, e si aggiungono tre carte. Tempi ed errori vengono annotati.
alone-practice-start = Allenati
alone-solitaire = Solitario
alone-solitaire-what = Dodici carte e mai di più. Appena fra loro non c’è un Set, hai perso. Vinci se giochi finché il mazzo è vuoto e non resta nessun Set.
alone-solitaire-start = Gioca il solitario
alone-solitaire-none = Non hai ancora finito un solitario.
alone-solitaire-yours =
    { $played ->
        [one] Solitari vinti: { NUMBER($won) } su { $played }, cioè { $rate }.
       *[other] Solitari vinti: { NUMBER($won) } su { $played }, cioè { $rate }.
    }
alone-solitaire-odds = Le vere probabilità: si vince il { $any } delle partite prendendo un Set qualsiasi, il { $ahead } guardando sempre avanti.
alone-solitaire-source = Da { $games } partite simulate; con una certezza del 99%, fra { $any_low } e { $any_high } con un Set qualsiasi, fra { $ahead_low } e { $ahead_high } guardando avanti.
alone-paused = Il tempo è fermo e le carte sono nascoste.
alone-runs = Il tempo riprende.
alone-go-on = Continua
alone-offer = Tre Set veloci di fila! Mescolare insieme tutte le 81 carte?
alone-offer-take = Gioca con il mazzo completo
alone-offer-later = Non ora
alone-other = Gioca ad altro




## The browser: puzzles

puzzle-daily = Rompicapo del giorno
puzzle-quick = Rompicapo semplificato
puzzle-goal = Tra queste { NUMBER($cards) } carte ci sono esattamente { NUMBER($sets) } Set. Trovali tutti.
puzzle-right = Un Set! { NUMBER($found) } su { NUMBER($all) }, dopo { $time }.
puzzle-clock = Tempo: { $time }
puzzle-hint = Suggerimento
puzzle-hint-card = C’è ancora un Set da trovare con questa carta: { $card }.
puzzle-hint-pair = Queste due carte fanno parte dello stesso Set: { $cards }.
# $feature is the name of a feature; $kind is how it fares on the three cards of a Set.
puzzle-hint-feature =
    { $feature ->
        [number] { $kind ->
            [same] Decide il numero: la terza carta ha tanti simboli quanti queste due.
           *[different] Decide il numero: è diverso su tutte e tre le carte.
        }
        [shading] { $kind ->
            [same] Decide il riempimento: la terza carta ha lo stesso di queste due.
           *[different] Decide il riempimento: è diverso su tutte e tre le carte.
        }
        [colour] { $kind ->
            [same] Decide il colore: la terza carta ha lo stesso di queste due.
           *[different] Decide il colore: è diverso su tutte e tre le carte.
        }
       *[symbol] { $kind ->
            [same] Decide la forma: la terza carta ha la stessa di queste due.
           *[different] Decide la forma: è diversa su tutte e tre le carte.
        }
    }
puzzle-hint-over = Era l’ultimo suggerimento per questo Set: manca una carta sola.
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
puzzle-paused = Pausa: le carte sono nascoste e il tempo è fermo.
puzzle-go-on = Continua
puzzle-solved = Risolto in { $time }
puzzle-found-sets = Set trovati
puzzle-after = Dopo
puzzle-streak =
    { $days ->
        [0] Serie: al momento nessuna
        [one] Serie: { $days } giorno
       *[other] Serie: { $days } giorni
    }
puzzle-best-streak =
    { $days ->
        [0] Serie migliore: ancora nessuna
        [one] Serie migliore: { $days } giorno
       *[other] Serie migliore: { $days } giorni
    }
puzzle-streak-how = Contano i giorni di fila, ognuno risolto nel giorno stesso; un giorno comincia a mezzanotte UTC.
puzzle-next-in = Il prossimo rompicapo arriva tra { $time }.
puzzle-next-there = È arrivato un nuovo rompicapo.
puzzle-others = Altri rompicapi
puzzle-day = Giorno
puzzle-day-open = Apri
puzzle-day-before = Il giorno prima
puzzle-day-after = Il giorno dopo
puzzle-today = Rompicapo di oggi
puzzle-too-early = Ci sono rompicapi dal { $date } in poi, non prima.
puzzle-too-late = Il rompicapo del { $date } arriva a mezzanotte UTC, quando quel giorno comincia.
puzzle-share = Il tuo risultato, senza svelare niente
puzzle-copy = Copia
# The parts of one line; it has no sentence around it.
puzzle-share-day = Tercet del { $date }
puzzle-share-found = { NUMBER($found) }/{ NUMBER($all) } in { $time }
puzzle-share-streak = serie { NUMBER($days) }
puzzle-new = Nuovo rompicapo
puzzle-deck = Carte in gioco


## The browser: the lesson and the drills

learn-title = Impara il gioco
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
learn-step-title = { $step ->
        [features] Quattro caratteristiche
        [third] Quale terza?
        [verdict] Set o no?
        [find] Trovane uno
        [call] Chiamare e scegliere
       *[none] Quando non ce n’è
    }
learn-features = Ogni carta ha uno, due o tre simboli, tutti uguali. Quattro caratteristiche dicono com’è fatta una carta, e ognuna ha tre valori.
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
        [number] Non il numero: è uguale su tutte e due le carte. Guarda ancora.
        [shading] Non il riempimento: è uguale su tutte e due le carte. Guarda ancora.
        [colour] Non il colore: è uguale su tutte e due le carte. Guarda ancora.
       *[symbol] Non la forma: è uguale su tutte e due le carte. Guarda ancora.
    }
learn-third = Due carte qualsiasi decidono quale terza forma un Set con loro. Ciò che le due hanno in comune, l’ha anche la terza; dove differiscono, la terza ha il valore che ancora manca.
learn-third-question = Quale carta forma un Set con queste due?
learn-verdict = Per controllare tre carte, guarda le caratteristiche una per una: è uguale su tutte e tre, o diversa su tutte e tre?
learn-verdict-question = Queste tre carte sono un Set?
learn-say-set = Un Set
learn-say-none = Non è un Set
learn-right = Giusto.
learn-wrong = Non proprio.
learn-find = Nel gioco tutti guardano le stesse carte. Scegline tre che formano un Set: toccandole, con i tasti freccia e Invio, o con la lettera scritta sulla carta.
learn-find-question = Trova un Set tra queste nove carte.
learn-hint = Mostrami una carta
learn-hint-card = Questa carta fa parte di un Set: { $card }.
learn-cards = Carte: { $cards }.
learn-call-question = Chiama “Set!”, poi scegli un Set.
learn-call-right =
    { $scoring ->
        [most-sets] Le carte sono tue. Vince chi ha più Set.
        [point-per-card] Le carte sono tue, un punto per ognuna.
       *[point-per-set] Le carte sono tue, e con loro un punto.
    }
learn-call-purpose = Ora sbaglia apposta: chiama “Set!” e scegli tre carte che non sono un Set.
learn-call-wrong =
    { $cost ->
        [lose-point] Una chiamata sbagliata ti costa un punto. Le carte restano dove sono.
        [lock-out] Dopo una chiamata sbagliata non puoi chiamare finché qualcun altro non prende un Set. Le carte restano dove sono.
       *[nothing] Qui una chiamata sbagliata non costa nulla, ma viene contata. Le carte restano dove sono.
    }
learn-call-again = In questa lezione puoi riprovare subito.
learn-call-was-set = Ma questo è un Set! Scegli tre carte che non lo sono.
learn-none-question = Tra queste dodici carte non c’è nessun Set. Dillo.
learn-none-said =
    { $when ->
        [all-agree] Tutti sono d’accordo: si aggiungono tre carte.
       *[all-agree-or-long-time] Tutti sono d’accordo, o è passato molto tempo: si aggiungono tre carte.
    }
learn-none-find = Ora ci sono quindici carte, e tra loro un Set. Trovalo.
learn-none-end = Le tre carte non vengono sostituite: ora ce ne sono di nuovo dodici.
learn-next = Avanti
learn-done-title = Ora conosci il gioco
learn-done = È tutto qui. Il resto è pratica: con gli esercizi qui sotto, o a un tavolo.
learn-restart = Ricominciare da capo
learn-lesson = Alla lezione
learn-rules = Leggere le regole
learn-drills = Esercizi
learn-drill = { $drill ->
        [third] La terza carta
        [set-or-not] Set o no?
       *[no-set] Nessun Set qui?
    }
learn-drill-what =
    { $drill ->
        [third] Ci sono due carte: scegli quella che ne fa un Set.
        [set-or-not] Ci sono tre carte: di’ se sono un Set.
       *[no-set] Ci sono dodici carte: scegli il Set, o di’ che non ce n’è.
    }
learn-right-answers = Giuste
learn-mistakes = Errori
learn-pace = Ritmo
learn-pace-value = { NUMBER($seconds) } s
learn-pace-none = –
learn-run = Serie migliore
learn-reset = Azzera
learn-no-set-question = C’è un Set? Sceglilo, o di’ che non ce n’è.
learn-no-set-right = Giusto: tra queste carte non c’è nessun Set.
learn-no-set-missed = Un Set c’è: { $cards }.




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
booklet-print = Stampare
booklet-editions = Le edizioni
booklet-section = { $section ->
        [cards] Le carte
        [play] Come si svolge una mano
        [none] Quando nessuno vede un Set
        [end] La fine, e chi vince
        [quick] Versione semplificata
        [alone] Da soli
        [puzzle] Un rompicapo per cominciare
        [odds] Quanto è probabile un Set?
       *[forever] Forever, con un Set-Master
    }
booklet-deck = Ci sono 81 carte, tutte diverse. Le distinguono quattro caratteristiche, e ognuna ha tre valori:
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
booklet-one-card = Una carta come esempio: { $card }.
booklet-two = Per due carte qualsiasi c’è esattamente una terza carta che ne fa un Set.
booklet-sets = Questi sono Set
booklet-no-sets = Questi non sono Set
booklet-questions = Decidono quattro domande, su numero, colore, forma e riempimento: è uguale su tutte e tre le carte, o diverso su tutte e tre? Solo quattro volte sì è un Set.
booklet-deal =
    { $rows ->
        [free] Si mescolano le carte e se ne mettono dodici scoperte sul tavolo, in un rettangolo, dove tutti possono vederle.
       *[three] Si mescolano le carte e se ne mettono dodici scoperte sul tavolo, in tre righe di quattro, dove tutti possono vederle.
    }
booklet-turns = Non ci sono turni: tutti cercano nello stesso momento. Le tre carte di un Set possono trovarsi ovunque.
booklet-call =
    { $calling ->
        [call-then-pick] Chi vede un Set dice prima “Set” ad alta voce, e solo poi sceglie le sue tre carte.
        [call-and-pick-at-once] Chiunque può dire “Set” in qualsiasi momento, e deve poi scegliere le tre carte subito, senza esitare.
       *[quick-claims] Chi vede un Set sceglie le sue tre carte, senza chiamare.
    }
booklet-call-window = Ci sono { NUMBER($seconds) } s per scegliere le carte. Lasciarli scadere è una chiamata sbagliata.
booklet-photo-finish = Quando più chiamate arrivano vicine, vince la reazione più rapida, non la connessione più rapida. Arrivare secondi non è mai una chiamata sbagliata.
booklet-while =
    { $others ->
        [may-not-pick] Dopo una chiamata nessun altro può scegliere carte finché chi ha chiamato non ha finito.
        [may-not-pick-or-call] Dopo una chiamata nessun altro può scegliere carte o chiamare finché chi ha chiamato non ha finito.
       *[may-not-touch-or-call] Dopo una chiamata nessun altro può toccare le carte o chiamare finché le tre carte non sono controllate.
    }
booklet-check = Gli altri controllano le tre carte. Se sono un Set, chi l’ha trovato le tiene, e tre carte del mazzo prendono il loro posto.
booklet-wrong =
    { $cost ->
        [lose-point] Se non lo sono, tornano sul tavolo e chi ha chiamato perde un punto.
        [lock-out] Se non lo sono, restano sul tavolo e chi ha chiamato non può più chiamare finché qualcun altro non ha trovato un Set.
       *[nothing] Se non lo sono, restano sul tavolo. Viene solo contato.
    }
booklet-below-zero = Un punteggio può scendere sotto zero.
booklet-all-locked = Quando non resta nessuno che possa chiamare, tutti possono di nuovo. Chi gioca da solo non viene mai escluso.
booklet-no-set =
    { $when ->
        [all-agree] Quando tutti sono d’accordo che tra le dodici carte non c’è nessun Set, se ne aggiungono tre, e sono quindici.
       *[all-agree-or-long-time] Quando tra le dodici carte nessun Set è possibile, o per molto tempo nessuno ne ha trovato uno, qualcuno ne aggiunge tre, e sono quindici.
    }
booklet-silence = Quando qualcuno ha detto che non c’è nessun Set, { NUMBER($seconds) } s di silenzio valgono come accordo.
booklet-long-time = Molto tempo sono { NUMBER($seconds) } s senza che si trovi nulla; allora basta la parola di una sola persona.
booklet-widened = Le tre carte aggiunte non vengono sostituite: quando si prende il Set successivo, ne restano dodici.
booklet-wider = Se ancora non c’è nessun Set, ne seguono altre tre, fino a 21 carte: tra così tante ce n’è sempre uno.
booklet-end = La mano finisce quando il mazzo è esaurito e sul tavolo non resta nessun Set.
booklet-left =
    { $left ->
        [usually] Di solito restano sei o nove carte.
       *[maybe] Possono restare sei o nove carte.
    }
booklet-scoring =
    { $scoring ->
        [point-per-set] Ogni Set vale un punto.
        [point-per-set-minus-wrong-calls] Ogni Set vale un punto; si tolgono i punti delle chiamate sbagliate.
        [most-sets] Non ci sono punti: vince chi ha più Set.
       *[point-per-card] Ogni carta vale un punto.
    }
booklet-match =
    { $rounds ->
        [each-deals] I punti si sommano, il ruolo di mazziere passa a sinistra e le carte si mescolano di nuovo. Quando tutti hanno fatto da mazziere per una mano, vince il totale più alto.
       *[one-round] Una sola mano è tutta la partita.
    }
booklet-ties = Chi ha lo stesso risultato condivide la vittoria.
booklet-seats = Ci si può sedere e andarsene in qualsiasi momento; chi se ne va tiene i suoi Set. Se il mazziere non distribuisce entro { NUMBER($seconds) } s, può farlo chiunque.
booklet-quick =
    { $edition ->
        [english] Per una prima partita, e per i bambini piccoli, si prendono solo le 27 carte rosse: senza il colore restano tre caratteristiche. Si espongono solo nove carte. Quando tutti vedono i Set in fretta, si aggiungono le altre carte.
        [italian] Per una prima partita, e per i bambini piccoli, si prendono solo le 27 carte solide: senza il riempimento restano tre caratteristiche. Si espongono solo nove carte.
        [russian] Per una partita più semplice e più breve si fa a meno di una caratteristica; si prendono per esempio solo le 27 carte solide, e il riempimento non conta più. Quando tutti si sentono sicuri, si mescolano tutte le carte.
        [hebrew] Per una partita più semplice si prende solo un terzo delle carte, per esempio le 27 solide: il riempimento non conta più, e restano tre caratteristiche. Per il gioco completo si aggiungono le altre carte.
       *[french] “Easy” è per principianti e bambini: 27 carte di un solo colore, così che il colore non conta più. Si espongono nove carte, in tre righe di tre. Tutto il resto è come nel gioco completo.
    }
booklet-quick-layout = Poiché non si dice altro, anche qui si espongono dodici carte.
booklet-quick-colour = Tercet prende le carte rosse.
booklet-alone = Chi gioca da solo perde appena tra le dodici carte non c’è nessun Set.
booklet-alone-won = Il mazzo è esaurito e non resta nessun Set: allora la partita è vinta. Dire che non c’è nessun Set mentre ce n’è uno la fa perdere.
booklet-puzzle = Il libretto propone anche un rompicapo senza il riempimento: tra nove carte si nascondono quattro Set.
booklet-odds = Secondo il libretto, la probabilità di un Set è circa del { NUMBER($percent) }% con { NUMBER($cards) } carte, e di oltre il { NUMBER($percent_more) }% con { NUMBER($cards_more) }.
booklet-odds-link = Vedere le probabilità esatte
booklet-forever = Da tre persone in su, ognuna fa da Set-Master per una mano: mescola, dispone le carte e le sostituisce, ma non gioca. Ogni carta presa vale un punto. Dopo tante mani quante sono le persone, vince il totale più alto.
booklet-master-sees = Al Set-Master si mostra quali Set ci sono sul tavolo.




## The browser: the chances

odds-page-title = Le probabilità
odds-page-lead = Quanto è probabile che non ci sia nessun Set? Contato esattamente dove si può, simulato dove non si può.
odds-page-fresh = Nessun Set tra carte a caso
odds-page-fresh-how = La probabilità che tante carte di un mazzo ben mescolato non contengano nessun Set è contata, non stimata. Nel corso della partita è un’altra, perché i Set vengono tolti di continuo.
odds-page-fresh-chart = La probabilità che non ci sia nessun Set secondo il numero di carte, una linea per ogni mazzo; gli stessi numeri sono nelle tabelle qui sotto.
odds-page-deck = Mazzo di { NUMBER($cards) } carte
odds-page-table = La tabella esatta delle { NUMBER($cards) } carte
odds-page-cards = Carte
odds-page-random = Nessun Set, a caso
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
odds-page-spread-of = Tra quante carte?
# $mean is a number with its decimals, $fraction the same exactly.
odds-page-spread-mean = In media { $mean }, esattamente { $fraction }.
odds-page-spread-chart = La probabilità di ogni numero di Set; gli stessi numeri sono nella tabella qui sotto.
odds-page-course = Nel corso della partita
odds-page-course-how = Chi toglie i Set lascia ciò che non va insieme. Perciò dodici carte di una partita non hanno nessun Set nel { $played } dei casi, dodici carte a caso solo nel { $fresh }.
odds-page-course-chart = La probabilità che dodici carte non abbiano nessun Set, secondo le carte ancora nel mazzo; gli stessi numeri sono nella tabella qui sotto.
odds-page-line-random = Carte a caso, esattamente
odds-page-line-played = In partita, { $games } partite simulate
odds-page-line-yours = La tua simulazione
odds-page-in-deck = Ancora nel mazzo
odds-page-simulate = Simula tu
odds-page-simulate-how = Il tuo browser gioca partite intere e prende sempre uno qualsiasi dei Set presenti. Più sono le partite, più si restringe l’intervallo che contiene la verità in 99 casi su 100.
odds-page-kind = Che cosa si gioca
odds-page-games = Partite
odds-page-start = Avvia
odds-page-go-on = Continua
odds-page-stop = Ferma
odds-page-progress = Partite giocate: { $games } su { $goal }
odds-page-pace = Partite al secondo: { $games }
odds-page-done = La simulazione è finita. Partite giocate: { $games }.
odds-page-stopped = Interrotto. Partite giocate: { $games }.
odds-page-broken = Questo browser non può simulare qui. Ricarica la pagina.
odds-page-what = Che cosa
odds-page-seen = Osservato
odds-page-interval = Intervallo al 99%
odds-page-interval-of = da { $low } a { $high }
odds-page-first = Nessun Set alla prima distribuzione
odds-page-boards = Nessun Set tra { NUMBER($cards) } carte
odds-page-won = Partite vinte
odds-page-left = Carte rimaste: { NUMBER($cards) }
odds-page-here = C’è un Set qui?
odds-page-here-how = Metti insieme carte qualsiasi: scegli numero e riempimento, poi tocca le carte.
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
odds-page-put-back = Rimetti a posto: { $card }
odds-page-deal = Pesca { NUMBER($cards) } carte a caso
odds-page-clear = Rimetti tutto a posto
odds-page-nothing = Nessuna carta è ancora scelta.
odds-page-found-none = Qui non c’è nessun Set.
odds-page-found =
    { $sets ->
        [one] Qui c’è { $sets } Set.
       *[other] Qui ci sono { $sets } Set.
    }
odds-page-found-more = Sono mostrati i primi { NUMBER($sets) }.
odds-page-likely = { NUMBER($cards) } carte a caso non hanno nessun Set nel { $percent } dei casi; in media ne hanno { $mean }.
odds-page-certain = Tra tante carte c’è sempre un Set: al massimo { NUMBER($cards) } possono non averne.
# $seconds is a number with its decimals.
odds-page-difficulty = Chi gioca ogni tanto trova il primo in circa { $seconds } s, secondo un modello, non dati misurati.
odds-page-claims = Che cosa dicono i libretti

## The browser: what one has done so far

statistics-title = Le tue statistiche
statistics-lead = Quanto velocemente e con quanta sicurezza trovi i Set. Tutto resta in questo browser e in nessun altro posto.
statistics-empty = Qui non c’è ancora niente. Appena trovi un Set, a un tavolo o in solitudine, viene annotato qui.
statistics-begin-alone = Gioca da solo
statistics-begin-daily = Il rompicapo di oggi
statistics-begin-learn = Impara il gioco
statistics-begin-friends = Gioca con gli amici
statistics-sum = In tutto
statistics-found = Set trovati
statistics-wrong = Errori
statistics-by-differing = Per caratteristiche diverse
statistics-differing = Caratteristiche diverse
statistics-by-game = Per gioco
statistics-game = Gioco
statistics-game-name = { $game ->
        [table] Tavoli con altri
        [here] Tavoli in questo browser
        [puzzle] Rompicapo semplificato
        [daily] Rompicapo del giorno
       *[drill] Esercizi
    }
statistics-history = Andamento
statistics-days = Giorno
statistics-weeks = Settimana dal
statistics-medians = Tempo mediano per Set
statistics-medians-chart = Tempo mediano per Set, giorno per giorno o settimana per settimana; gli stessi numeri sono nella tabella qui sotto.
statistics-counts = Numero di Set
statistics-counts-chart = Numero di Set, giorno per giorno o settimana per settimana; gli stessi numeri sono nella tabella qui sotto.
statistics-keeping = I tuoi dati
statistics-export = Scarica come tabella
statistics-delete = Elimina tutto
statistics-delete-sure = Tutto ciò che questa pagina mostra sparirà per sempre. Eliminare?
statistics-delete-yes = Elimina per sempre
statistics-delete-no = Tieni tutto
statistics-deleted = Tutto è eliminato.

## The browser: installed and offline
offline-news = È pronta una nuova versione; si userà dal prossimo avvio.
offline-reload = Caricala ora
offline-install = Installa Tercet su questo dispositivo
offline-away = Il server non risponde. Serve solo per i tavoli con altri: giocare da soli, imparare e risolvere i rompicapo si può anche senza.
