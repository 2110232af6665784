### Tercet en français.
### Une espace insécable (U+00A0) précède les deux-points ; l’apostrophe est toujours typographique (’).
### Les joueurs francophones appellent « vague » aussi bien squiggle que wave ; aucun jeu de cartes n’a les deux.

## The language itself

language-name = français
language-direction = ltr
number-decimal = ,
number-group = { "\u202F" }
number-minus = −

## The check of three cards

check-is-set = C’est un Set.
check-is-not-set = Ce n’est pas un Set.
magic-rule = La règle magique : si deux cartes ont un point commun que la troisième n’a pas, ce n’est pas un Set.

## The four answers of a check

answer-number-same = Nombre : les trois cartes portent chacune { $value ->
        [one] un motif
        [two] deux motifs
       *[three] trois motifs
    }.

answer-number-different = Nombre : différent sur chacune des trois cartes.

answer-number-mixed = Nombre : deux cartes portent chacune { $value ->
        [one] un motif
        [two] deux motifs
       *[three] trois motifs
    }, la troisième non.

answer-shading-same = Contenu : les motifs des trois cartes sont { $value ->
        [solid] pleins
        [striped] hachurés
        [dotted] en pointillés
       *[open] vides
    }.

answer-shading-different = Contenu : différent sur chacune des trois cartes.

answer-shading-mixed = Contenu : les motifs de deux cartes sont { $value ->
        [solid] pleins
        [striped] hachurés
        [dotted] en pointillés
       *[open] vides
    }, ceux de la troisième non.

answer-colour-same = Couleur : les trois cartes sont { $value ->
        [red] rouges
        [green] vertes
        [turquoise] turquoise
        [orange] orange
        [blue] bleues
        [black] noires
        [white] blanches
       *[purple] violettes
    }.

answer-colour-different = Couleur : différente sur chacune des trois cartes.

answer-colour-mixed = Couleur : deux cartes sont { $value ->
        [red] rouges
        [green] vertes
        [turquoise] turquoise
        [orange] orange
        [blue] bleues
        [black] noires
        [white] blanches
       *[purple] violettes
    }, la troisième non.

answer-symbol-same = Forme : les trois cartes portent des { $value ->
        [diamond] losanges
        [rectangle] rectangles
        [oval] ovales
        [squiggle] vagues
       *[wave] vagues
    }.

answer-symbol-different = Forme : différente sur chacune des trois cartes.

answer-symbol-mixed = Forme : deux cartes portent des { $value ->
        [diamond] losanges
        [rectangle] rectangles
        [oval] ovales
        [squiggle] vagues
       *[wave] vagues
    }, la troisième non.

## The cards

# L’accord suit le genre de la forme : seule la vague est féminine.
card-name =
    { $number ->
        [one] { $symbol ->
            [diamond] un losange
            [rectangle] un rectangle
            [oval] un ovale
            [squiggle] une vague
           *[wave] une vague
        }
        [two] { $symbol ->
            [diamond] deux losanges
            [rectangle] deux rectangles
            [oval] deux ovales
            [squiggle] deux vagues
           *[wave] deux vagues
        }
       *[three] { $symbol ->
            [diamond] trois losanges
            [rectangle] trois rectangles
            [oval] trois ovales
            [squiggle] trois vagues
           *[wave] trois vagues
        }
    } { $colour ->
        [red] { $number ->
            [one] rouge
           *[several] rouges
        }
        [green] { $symbol ->
            [squiggle] { $number ->
                [one] verte
               *[several] vertes
            }
            [wave] { $number ->
                [one] verte
               *[several] vertes
            }
           *[masculine] { $number ->
                [one] vert
               *[several] verts
            }
        }
        [turquoise] turquoise
        [orange] orange
        [blue] { $symbol ->
            [squiggle] { $number ->
                [one] bleue
               *[several] bleues
            }
            [wave] { $number ->
                [one] bleue
               *[several] bleues
            }
           *[masculine] { $number ->
                [one] bleu
               *[several] bleus
            }
        }
        [black] { $symbol ->
            [squiggle] { $number ->
                [one] noire
               *[several] noires
            }
            [wave] { $number ->
                [one] noire
               *[several] noires
            }
           *[masculine] { $number ->
                [one] noir
               *[several] noirs
            }
        }
        [white] { $symbol ->
            [squiggle] { $number ->
                [one] blanche
               *[several] blanches
            }
            [wave] { $number ->
                [one] blanche
               *[several] blanches
            }
           *[masculine] { $number ->
                [one] blanc
               *[several] blancs
            }
        }
       *[purple] { $symbol ->
            [squiggle] { $number ->
                [one] violette
               *[several] violettes
            }
            [wave] { $number ->
                [one] violette
               *[several] violettes
            }
           *[masculine] { $number ->
                [one] violet
               *[several] violets
            }
        }
    } { $shading ->
        [solid] { $symbol ->
            [squiggle] { $number ->
                [one] pleine
               *[several] pleines
            }
            [wave] { $number ->
                [one] pleine
               *[several] pleines
            }
           *[masculine] { $number ->
                [one] plein
               *[several] pleins
            }
        }
        [striped] { $symbol ->
            [squiggle] { $number ->
                [one] hachurée
               *[several] hachurées
            }
            [wave] { $number ->
                [one] hachurée
               *[several] hachurées
            }
           *[masculine] { $number ->
                [one] hachuré
               *[several] hachurés
            }
        }
        [dotted] en pointillés
       *[open] { $number ->
            [one] vide
           *[several] vides
        }
    }

## What is wrong with what somebody typed

card-letters = Une carte s’écrit en quatre caractères : nombre 1, 2, 3 ; contenu s (plein), t (hachuré), e (vide) ; couleur r (rouge), g (vert), p (violet) ; forme d (losange), o (ovale), q (vague). Par exemple : 2srd.
card-unknown-letter = « { $text } » n’est pas une carte : aucune carte n’a la lettre « { $letter } ».
card-feature-twice =
    « { $text } » n’est pas une carte : { $feature ->
        [number] le nombre est donné deux fois
        [shading] le contenu est donné deux fois
        [colour] la couleur est donnée deux fois
       *[symbol] la forme est donnée deux fois
    }.
card-feature-missing =
    « { $text } » n’est pas une carte : { $feature ->
        [number] il manque le nombre
        [shading] il manque le contenu
        [colour] il manque la couleur
       *[symbol] il manque la forme
    }.
# En français, zéro prend la forme [one] : il lui faut donc sa propre phrase.
claim-not-three =
    { $count ->
        [0] Un Set, c’est exactement trois cartes ; ici, il n’y en a aucune.
        [one] Un Set, c’est exactement trois cartes ; ici, il n’y en a qu’une.
       *[other] Un Set, c’est exactement trois cartes ; ici, il y en a { $count }.
    }
claim-same-card = La carte { $card } est citée deux fois ; chaque carte est unique.
seed-not-hex = « { $letter } » n’est pas un chiffre hexadécimal ; ce sont 0–9 et a–f.
seed-length =
    { $count ->
        [0] La graine est vide ; il lui faut de 1 à { NUMBER($most) } chiffres hexadécimaux, par exemple 2a.
        [one] Une graine de { $count } chiffre est trop longue ; il lui faut de 1 à { NUMBER($most) } chiffres hexadécimaux, par exemple 2a.
       *[other] Une graine de { $count } chiffres est trop longue ; il lui faut de 1 à { NUMBER($most) } chiffres hexadécimaux, par exemple 2a.
    }
name-empty = Il faut au moins un caractère visible dans un nom.
name-long = Un nom compte au plus { NUMBER($most) } caractères ; celui-ci en a { NUMBER($count) }.
name-control = Un nom ne contient ni saut de ligne ni autre caractère invisible.
handicap-delay = Un délai va de 0 à 30{ "\u202F" }000 millisecondes ; { NUMBER($delay) } n’est pas possible.
handicap-head-start = Une avance va de 0 à 27 points ; { NUMBER($points) } n’est pas possible.
stack-count = Avec ces règles, une manche se joue avec { NUMBER($needed) } cartes, mais le paquet en compte { NUMBER($count) }.
stack-foreign = La carte { $card } ne fait pas partie du paquet de ces règles.
stack-twice = La carte { $card } est deux fois dans le paquet ; chaque carte est unique.
stack-sets = Ce casse-tête compte exactement { NUMBER($needed) } Sets, mais ces cartes en contiennent { NUMBER($count) }.

## What does not fit together in rules

rules-out-of-range = { $field } vaut { NUMBER($value) }, mais seules les valeurs de { NUMBER($least) } à { NUMBER($most) } sont admises.
rules-layout-threes = Les cartes s’exposent par groupes de trois : 9, 12, 15 ou 18, mais pas { NUMBER($count) }.
rules-rows = { NUMBER($count) } cartes ne remplissent pas { NUMBER($rows) } rangées égales.
rules-set-master = Le Set-Master observe pendant qu’au moins deux autres personnes jouent : il faut donc au moins 3 places à la table, pas { NUMBER($seats) }.
rules-alone = La variante « { $variant } » se joue en solo : il faut donc une seule place, pas { NUMBER($seats) }.
rules-most-sets = Quand le plus grand nombre de Sets l’emporte, il n’y a pas de points : une fausse annonce ne peut donc pas en coûter un.
rules-subtract = Les fausses annonces ne peuvent être déduites que si elles coûtent un point.
rules-puzzle = La variante « { $variant } » expose { NUMBER($count) } cartes d’un paquet de { NUMBER($deck) }.

## The rules, value by value

# One line of a list of rules.
rule-line = { $label } : { $value }
rule-edition = édition
rule-variant = variante
rule-symbols = formes
rule-symbols-value = { $value ->
        [diamond] ovale, vague, losange
       *[rectangle] ovale, vague, rectangle
    }
rule-green = nuance du vert
rule-green-value = { $value ->
        [green] vert
       *[turquoise] turquoise
    }
rule-middle-shading = contenu intermédiaire
rule-middle-shading-value = { $value ->
        [striped] hachuré
       *[dotted] en pointillés
    }
rule-deck = cartes en jeu
rule-deck-value = { $value ->
        [full] les 81 cartes
        [one] à un motif seulement
        [two] à deux motifs seulement
        [three] à trois motifs seulement
        [solid] motifs pleins seulement
        [striped] motifs hachurés seulement
        [dotted] motifs en pointillés seulement
        [open] motifs vides seulement
        [red] rouges seulement
        [green] vertes seulement
        [turquoise] turquoise seulement
        [purple] violettes seulement
        [diamond] losanges seulement
        [rectangle] rectangles seulement
        [oval] ovales seulement
        [squiggle] vagues seulement
       *[wave] vagues seulement
    }
rule-layout = cartes exposées
rule-layout-value = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
rule-rows = rangées
rule-rows-value = { $count ->
        [0] selon l’écran
        [one] une rangée
       *[other] { $count } rangées
    }
rule-calling = quand on voit un Set
rule-calling-value = { $value ->
        [call-then-pick] annoncer, puis désigner
        [call-and-pick-at-once] annoncer et désigner aussitôt
       *[quick-claims] désigner sans annoncer
    }
rule-call-window = temps pour désigner
rule-photo-finish = compensation maximale de la photo-finish
rule-others = les autres pendant une annonce
rule-others-value = { $value ->
        [may-not-pick] ne peuvent pas désigner
        [may-not-pick-or-call] ne peuvent ni désigner ni annoncer
       *[may-not-touch-or-call] ne peuvent ni toucher ni annoncer
    }
rule-wrong-call = fausse annonce
rule-wrong-call-value = { $value ->
        [lose-point] un point de moins
        [lock-out] plus d’annonce avant que quelqu’un d’autre prenne un Set
       *[nothing] simplement comptée
    }
rule-no-set = trois cartes de plus
rule-no-set-value = { $value ->
        [all-agree] quand tout le monde est d’accord
       *[all-agree-or-long-time] quand tout le monde est d’accord, ou sur simple demande après un long moment
    }
rule-silence = silence qui vaut accord
rule-long-time = durée d’un long moment
rule-widened = Set suivant après un ajout de cartes
rule-widened-value = { $value ->
        [not-replaced] non remplacé
       *[replaced] remplacé
    }
rule-first-to = fin de la manche
rule-first-to-value = { $count ->
        [0] talon épuisé, plus aucun Set
        [one] au premier Set
       *[other] dès que quelqu’un a { $count } Sets
    }
rule-scoring = décompte
rule-scoring-value = { $value ->
        [point-per-set] 1 point par Set
        [point-per-set-minus-wrong-calls] 1 point par Set, moins les fausses annonces
        [most-sets] qui a le plus de Sets gagne
       *[point-per-card] 1 point par carte
    }
rule-rounds = partie
rule-rounds-value = { $count ->
        [0] tout le monde distribue une fois
        [one] une manche
       *[other] { $count } manches
    }
rule-deal-within = temps pour distribuer
rule-set-master = qui distribue
rule-set-master-value = { $value ->
        [yes] observe en tant que Set-Master
       *[no] joue aussi
    }
rule-seats = places
rule-alone = en solo, aucun Set parmi 12 cartes
rule-alone-value = { $value ->
        [loses] la partie est perdue
       *[silent] –
    }
rule-quick-deck = cartes en jeu en version simplifiée
rule-quick-layout = cartes exposées en version simplifiée
rule-seconds-value = { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
rule-milliseconds-value = { NUMBER($count) } ms
# Au féminin, comme « édition ».
edition-name = { $edition ->
        [english] anglaise
        [italian] italienne
        [russian] russe
        [hebrew] hébraïque
       *[french] française
    }
variant-name = { $variant ->
        [full] jeu complet
        [quick] version simplifiée
        [forever] Forever, avec un Set-Master
        [solitaire] solitaire
        [practice] entraînement
        [quick-puzzle] casse-tête simplifié
       *[daily] casse-tête du jour
    }
variant-borrowed =
    Le livret { $edition ->
        [english] anglais
        [italian] italien
        [russian] russe
        [hebrew] hébreu
       *[french] français
    } ne connaît pas « { $variant } » ; ici, on suit le livret { $source ->
        [english] anglais
        [italian] italien
        [russian] russe
        [hebrew] hébreu
       *[french] français
    }.
variant-of-the-house = Aucun livret ne connaît « { $variant } » ; c’est une règle maison.
editions-hint = Pour obtenir une édition sous forme de fichier à modifier : tercet editions english > rules.toml

## Why something cannot be done

refusal-not-seated = C’est réservé aux personnes à la table : prenez d’abord place.
refusal-already-seated = Vous êtes déjà à cette table.
refusal-removed-by-host = L’hôte vous a retiré l’accès à cette table.
refusal-not-host = Seul l’hôte, { $host }, peut le faire.
refusal-nobody-there = Il n’y a personne à cette place.
refusal-too-many-players = Il y a ici { NUMBER($players) } personnes, plus que les { NUMBER($seats) } places de ces règles.
refusal-match-goes-on = La revanche vient après la partie.
refusal-too-often = Un mot gentil à la fois : patientez { NUMBER($seconds) } s.
refusal-table-full =
    { $seats ->
        [one] La seule place est prise.
       *[other] Les { $seats } places sont prises.
    }
refusal-match-has-begun = Cela se décide avant la première donne.
refusal-already-dealt = Les cartes sont déjà distribuées.
refusal-not-the-dealer = C’est à { $dealer } de distribuer ; dans { NUMBER($seconds) } s, tout le monde pourra le faire.
refusal-too-few-players =
    { $players ->
        [0] Il faut { NUMBER($needed) } personnes pour jouer ; il n’y a encore personne.
        [one] Il faut { NUMBER($needed) } personnes pour jouer ; il n’y en a qu’une.
       *[other] Il faut { NUMBER($needed) } personnes pour jouer ; il n’y en a que { $players }.
    }
refusal-not-dealt = Il n’y a pas encore de cartes sur la table.
refusal-round-over = La manche est terminée.
refusal-match-over = La partie est terminée.
refusal-set-master-watches = Le Set-Master observe cette manche sans jouer.
refusal-locked-out = Après une fausse annonce, vous ne pouvez plus annoncer avant que quelqu’un d’autre prenne un Set.
refusal-too-early = Avec votre handicap, vous pourrez annoncer dans { NUMBER($seconds) } s.
refusal-call-stands = { $caller } a annoncé { NUMBER($seconds) } s avant vous.
refusal-already-called = Votre annonce est déjà faite : désignez trois cartes.
refusal-photo-finish = La photo-finish n’a pas encore tranché.
refusal-call-first = Annoncez « Set » avant de désigner des cartes.
refusal-claim-without-calling = À cette table, on désigne les cartes sans annoncer.
refusal-not-on-table = La carte { $card } n’est pas sur la table.
refusal-found-before = Ce Set a déjà été trouvé.
refusal-said-already = Vous l’avez déjà dit.
refusal-set-is-certain =
    { $cards ->
        [one] Avec { $cards } carte, il y a forcément un Set.
       *[other] Parmi ces { $cards } cartes, il y a forcément un Set.
    }

## What happens at a table

event-opened = La table est ouverte.
event-sat = { $name } prend place.
event-left = { $name } quitte la table.
event-handicapped =
    { $points ->
        [one] { $name } commence avec { $points } point et peut annoncer { NUMBER($seconds) } s après l’arrivée de nouvelles cartes.
       *[other] { $name } commence avec { $points } points et peut annoncer { NUMBER($seconds) } s après l’arrivée de nouvelles cartes.
    }
event-contributed = { $name } ajoute un grain de hasard au mélange.
event-dealt =
    { $cards ->
        [one] Manche { NUMBER($round) } : { $name } distribue { $cards } carte.
       *[other] Manche { NUMBER($round) } : { $name } distribue { $cards } cartes.
    }
event-call-held = { $name } annonce un Set. Photo-finish…
event-called = { $name } annonce « Set ! »
event-beaten = { $name } arrive { NUMBER($milliseconds) } ms plus tard.
event-taken = { $name } prend un Set : { $cards }.
event-found = { $name } trouve un Set : { $cards }.
event-wrong-cards = { $name } se trompe : { $cards } ne forment pas un Set.
event-wrong-time = { $name } annonce un Set, mais ne désigne pas les cartes à temps.
event-lost-point = { $name } perd un point.
event-locked-out = { $name } ne peut plus annoncer avant que quelqu’un d’autre prenne un Set.
event-freed = Tout le monde peut de nouveau annoncer.
event-said-no-set = { $name } dit : pas de Set.
event-widened-all = Tout le monde est d’accord : trois cartes de plus.
event-widened-silence = Personne ne dit le contraire : trois cartes de plus.
event-widened-long-time = Après un si long moment : trois cartes de plus.
event-round-ended-no-set-left = La manche est terminée : le talon est épuisé et il ne reste aucun Set.
event-round-ended-agreed = La manche est terminée : le talon est épuisé et, de l’avis de tout le monde, il ne reste aucun Set.
event-round-ended-first-to = La manche est terminée : { $name } a tous les Sets qu’il faut.
event-round-ended-all-found = Tous les Sets sont trouvés.
event-round-ended-stuck = Il n’y a aucun Set parmi ces cartes : le solitaire est perdu.
event-round-ended-overlooked = Il y avait un Set : { $cards }. Le solitaire est perdu.
event-host-changed = L’hôte est maintenant { $name }.
event-removed = L’hôte a retiré { $name } de la table.
event-renamed = Nouveau nom : { $name }.
event-rules-changed = Nouvelles règles : édition { $edition }, { $variant }.
event-rematch = Nouvelle partie à la même table.
event-emoted = { $name } : { $words }
event-match-won =
    { $count ->
        [one] { $names } gagne la partie.
       *[other] { $names } se partagent la victoire.
    }
emote-words = { $emote ->
        [hello] Bonjour !
        [well-done] Bien joué !
        [thanks] Merci !
        [oops] Oups !
        [so-close] J’y étais presque !
        [thinking] Je réfléchis…
        [good-game] Belle partie !
       *[bye] Au revoir !
    }
event-alone-won = Vous avez gagné.
event-alone-lost = Vous avez perdu.

## The program

usage-unknown-argument = Il n’y a pas d’argument « { $argument } » ici.
usage-missing-argument = Il manque l’argument { $argument }.
usage-missing-command = Dites ce qu’il faut faire.
usage-unknown-command = Il n’y a pas de commande « { $command } ».
usage-invalid-value = « { $value } » n’est pas possible pour { $argument } ; valeurs possibles : { $possible }.
usage-bad-value = « { $value } » n’est pas possible pour { $argument }.
usage-not-utf8 = Un argument n’est pas du texte UTF-8.
usage-conflict = { $argument } ne peut pas s’employer avec { $other }.
usage-hint = Pour obtenir de l’aide : { $command } --help
file-unreadable = Impossible de lire { $file } : { $reason }.
file-unwritable = Impossible d’écrire { $file } : { $reason }.
file-empty = { $file } est vide.
file-not-utf8 = { $file } n’est pas du texte UTF-8.
file-too-long = { $file } dépasse { NUMBER($most) } octets, soit plus qu’il n’en faut.
file-bad-card = { $file } : { $reason }
file-bad-rules = { $file } ne contient pas de règles valables : { $reason }
input-not-utf8 = La ligne { NUMBER($line) } n’est pas du texte UTF-8.
input-line-too-long = La ligne { NUMBER($line) } dépasse { NUMBER($most) } octets, soit plus qu’il n’en faut pour une ligne.
input-line = Ligne { NUMBER($line) } : { $reason }
input-empty = Il n’y a rien à examiner : donnez des cartes, par exemple « tercet find 1srd 2srd 3srd », ou une disposition par ligne sur l’entrée standard.
find-none =
    { $count ->
        [0] Il n’y a pas de cartes, donc pas de Set.
        [one] Il n’y a pas de Set dans une seule carte.
       *[other] Il n’y a aucun Set parmi ces { $count } cartes.
    }
referee-not-an-object = Ce n’est pas une commande telle que {"{"}"at":0,"by":"ann","do":"sit"{"}"} : { $reason }
referee-time-goes-back = « at » vaut { NUMBER($at) }, mais on en était déjà à { NUMBER($last) } ; le temps ne recule jamais.
referee-needs = « { $action } » a besoin de « { $field } ».
referee-unknown-action = « do » vaut « { $action } » ; valeurs possibles : { $possible }.
play-welcome = Tercet : édition { $edition }, { $variant }. « s » annonce « Set », puis trois numéros désignent les cartes ; « n » dit qu’il n’y a pas de Set ; « q » quitte la table.
play-claims = Ici, trois numéros suffisent, sans annonce.
play-cards = Cartes (encore { NUMBER($deck) } dans le talon) :
play-score = { $name } : { NUMBER($score) }
play-pick-now = Vous avez { NUMBER($seconds) } s pour désigner trois cartes : tapez trois numéros.
play-not-understood = « { $text } » ne veut rien dire ici. « s » annonce, trois numéros comme « 1 5 9 » désignent les cartes, « n » veut dire pas de Set, « q » quitte la table.
play-no-such-card = Il n’y a pas de carte numéro { NUMBER($number) } ici.
play-left = Vous avez quitté la table.
play-bot-model = Le rythme des bots suit un modèle de la façon dont on trouve les Sets, et non des données mesurées.

## The odds

percent = { $number } %
odds-title = { NUMBER($cards) } cartes sur { NUMBER($deck) }
odds-cards = cartes
odds-layouts = dispositions
odds-set-free = sans Set
odds-classes = classes
odds-no-set = aucun Set
odds-one-in = une sur
odds-exactly = exactement
odds-sets = Sets
odds-chance = probabilité
odds-mean = Sets en moyenne
odds-certain = À partir de { NUMBER($cards) } cartes, il y a forcément un Set.
odds-classes-note = Les dispositions qu’une symétrie du paquet transforme l’une en l’autre forment une même classe.
odds-too-many = Pour le paquet de { NUMBER($deck) } cartes, on peut demander ici { NUMBER($most) } cartes au plus, et non { NUMBER($cards) }.
plot-format = Un graphique s’écrit dans un fichier qui finit par .svg ou .png, et non dans { $file }.
plot-no-set = Quelle est la probabilité qu’il n’y ait aucun Set ?
plot-by-sets = Combien de Sets y a-t-il dans { NUMBER($cards) } cartes sur { NUMBER($deck) } ?
plot-left = Ce qui reste à la fin
plot-by-place = Aucun Set parmi { NUMBER($cards) } cartes
plot-cards-on-table = cartes sur la table
plot-cards-left = cartes restantes
plot-cards-in-deck = cartes encore dans le talon
plot-fresh = première donne : { $percent }
simulate-title = Parties : { $games } ; édition { $edition }, { $variant } (graine { $seed })
simulate-rate = fréquence
simulate-interval = intervalle à 99 %
simulate-exact = exactement
simulate-first-deal = aucun Set à la première donne
simulate-no-set = aucun Set parmi { NUMBER($cards) } cartes
simulate-won = parties gagnées
simulate-left = cartes restantes
simulate-games = parties
simulate-in-deck = dans le talon
simulate-speed = { $games } parties par seconde (fils d’exécution : { NUMBER($threads) }).
simulate-stopped = Arrêt : { $games } parties jouées sur { $asked }.
simulate-puzzle = « { $variant } » est un casse-tête, où rien n’est distribué ; valeurs possibles : { $possible }.
seed-number = « { $text } » n’est pas une graine ; ici, une graine est un nombre entier jusqu’à 18446744073709551615, décimal ou hexadécimal avec 0x, par exemple 42 ou 0x2a.
date-form = « { $text } » n’est pas une date ; une date se compose de l’année, du mois et du jour, par exemple 2026-01-31.
date-no-such-day = Le jour { $date } n’existe pas dans le calendrier, qui va de 0001-01-01 à 9999-12-31.
date-too-late = À partir du { $date }, il reste moins de { $count } jours ; le calendrier s’arrête ici au 9999-12-31.
puzzle-of-day = Casse-tête du { $date }
puzzle-drawn = Casse-tête { $number } de la graine { $seed }
puzzle-facts = Sets : { NUMBER($sets) }. Un joueur occasionnel trouve le premier en { NUMBER($seconds) } s environ, selon un modèle et non des données mesurées.

## What the booklets claim

claim-line = Édition { $editions } : { $statement }
claim-about = Parmi { NUMBER($cards) } cartes, il y a un Set dans { $percent } des cas environ.
claim-over = Parmi { NUMBER($cards) } cartes, il y a un Set dans plus de { $percent } des cas.
claim-left = À la fin, il peut rester six ou neuf cartes.
claim-cards = Il y a { NUMBER($cards) } cartes, toutes différentes.
claim-quick = Sans l’une des caractéristiques, on joue avec { NUMBER($cards) } cartes.
claim-puzzle = Neuf cartes sans le contenu font un casse-tête à { NUMBER($sets) } Sets.
claim-verdict = { $verdict ->
        [true] C’est vrai.
        [fresh] C’est vrai de la première donne, mais pas en cours de partie.
        [mostly] C’est vrai de la plupart des parties, mais pas de toutes.
       *[false] C’est faux.
    }
truth-fresh = À la première donne : { $percent }, exactement { $fraction }.
truth-in-play = En cours de partie, quand des Sets sont sans cesse retirés : { $percent } (de { $low } à { $high }).
truth-left = C’est ainsi que finissent { $percent } des parties (de { $low } à { $high }). Dans les autres, il reste : { $others }. Il n’en reste jamais 3.
truth-cards = { $product } = { NUMBER($cards) }. Elles forment { NUMBER($sets) } Sets, et deux cartes quelconques sont dans un seul d’entre eux.
truth-puzzle = De toutes les dispositions de neuf cartes de ce genre, { $percent } ont exactement { NUMBER($sets) } Sets ({ $fraction }) ; la moyenne est de { $mean }.
claims-note = La première donne est calculée exactement. Les parties sont simulées : { $games }, toujours les mêmes, avec des intervalles à 99 %.

## Help on the command line

help-tercet = Le jeu de cartes SET tel que le décrivent ses cinq livrets de règles. Sans lien avec les éditeurs du jeu.
help-usage = Utilisation :
help-commands = Commandes :
help-arguments = Arguments :
help-options = Options :
help-example = Exemple :
help-lang = Langue : en, fr, he, it ou ru ; sinon, celle des paramètres régionaux
help-json = Répondre en JSON, pour les machines
help-help = Afficher cette aide
help-version = Afficher la version
help-check = Est-ce un Set ? Les quatre réponses et le verdict ; code de sortie 0 si c’est un Set, 1 si ce n’en est pas un, 2 si l’entrée est incorrecte
help-check-cards = Trois cartes, par exemple 1srd 2srd 3srd
help-check-edition = L’édition dont on emploie les mots et les dessins
help-find = Trouver tous les Sets parmi des cartes, dans l’ordre de la disposition
help-find-cards = Les cartes d’une disposition ; sans elles, une disposition par ligne sur l’entrée standard
help-editions = Les cinq éditions côte à côte, ou une seule en TOML à modifier
help-editions-name = L’édition à écrire sous forme de fichier de règles
help-editions-variant = La variante à écrire
help-deal = Le paquet d’une manche, dans l’ordre de distribution, d’après la graine de la table
help-deal-seed = La graine de la table : de 1 à 64 chiffres hexadécimaux
help-deal-round = Le numéro de la manche dans la partie
help-deal-round-seed = La graine propre à une manche, telle qu’elle s’affiche après celle-ci, au lieu de celle de la table
help-deal-mix = Ce qu’une place a ajouté au mélange, sous la forme SEAT:HEX, les places étant comptées à partir de 0 ; peut être répété
help-deal-edition = L’édition dont on distribue le paquet
help-deal-variant = La façon de jouer
help-referee = Une table sur l’entrée et la sortie standard, un objet JSON par ligne, pour des programmes dans n’importe quel langage
help-referee-edition = L’édition à jouer
help-referee-variant = La façon de jouer
help-referee-rules = Un fichier de règles en TOML ou en JSON, au lieu de l’édition et de la variante
help-referee-seed = La graine de la table : de 1 à 64 chiffres hexadécimaux ; sans elle, une graine au hasard
help-referee-deck = Un fichier avec les cartes de la première manche dans l’ordre de distribution ; les manches suivantes sont mélangées
help-play = Jouer dans ce terminal : contre des bots, en solo ou à la table d’un serveur
help-play-edition = L’édition à jouer
help-play-variant = La façon de jouer
help-play-rules = Un fichier de règles en TOML ou en JSON, au lieu de l’édition et de la variante
help-play-seed = La graine de la table, pour rejouer les mêmes cartes
help-play-bots = Le nombre de bots à la table
help-play-level = La rapidité des bots
help-play-name = Votre nom à la table

serve-open = Tercet est ouvert : { $url }
serve-data = Son journal est conservé dans { $folder }. Pour l’arrêter : Ctrl-C.
serve-stopped = Tercet est arrêté. Tout ce qui a été confirmé est conservé.
serve-port-taken = Un autre programme écoute déjà sur { $address } : arrêtez-le ou choisissez un autre port, par exemple --listen 127.0.0.1:8081.
serve-cannot-listen = Impossible d’écouter sur { $address } : { $reason }. Une adresse s’écrit comme 127.0.0.1:8080.
serve-no-data-folder = Cette plateforme n’indique aucun dossier pour les données : donnez-en un avec --data.
backup-done = La copie est terminée : { $file }
verify-right =
    Tout est juste : { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }, { $records ->
        [one] { NUMBER($records) } enregistrement
       *[other] { NUMBER($records) } enregistrements
    } ; { $rounds ->
        [one] la graine promise, le mélange, chaque événement et les scores
       *[other] les graines promises, les mélanges, chaque événement et les scores
    }.
verify-wrong = La ligne { NUMBER($line) } est fausse : { $reason }
verify-no-replay = { $file } n’est pas un replay : { $reason }
verify-signed = La signature est juste : rien n’a changé depuis que le serveur l’a apposée.
verify-unsigned = Conforme aux règles, non signé : les heures, les noms et les identifiants ne sont pas prouvés.
verify-unchecked = Conforme aux règles ; signature non vérifiée : donnez --key ou --server.
verify-forged = La signature ne correspond pas : quelque chose que les règles ne voient pas a été modifié, comme une heure, un nom ou un identifiant, ou un autre serveur l’a apposée.
key-now = Signe les replays : { $key }
key-old = A signé des replays auparavant : { $key }
audit-damaged = { $stream }, l’entrée { NUMBER($entry) } est endommagée : { $reason }
audit-other-hash = son empreinte n’est pas celle de ses octets et des entrées précédentes.
audit-no-hash = elle n’a pas d’empreinte, alors que l’entrée précédente en a une.
audit-missing = les entrées précédentes manquent.
audit-unreadable = elle est illisible : { $detail }
audit-against-rules = selon les règles, elle ne découle pas des entrées précédentes : { $detail }
audit-counts = Tables : { NUMBER($tables) } ; joueurs : { NUMBER($players) } ; entrées : { NUMBER($entries) } ; manches terminées, toutes décidées de nouveau : { NUMBER($rounds) }.
audit-unchained = D’avant le chaînage, donc sans empreinte propre : { NUMBER($entries) }.
audit-newer = Tables d’une version plus récente, dont seules les empreintes ont été vérifiées : { NUMBER($tables) }.
audit-right = Rien n’est endommagé.
audit-wrong = Entrées endommagées : { NUMBER($count) }. Le serveur refuse ces tables et sert les autres ; restaurez ce qui manque depuis une copie.
flaw-not-opened = un replay commence par l’ouverture de la table.
flaw-no-command = l’enregistrement ne contient pas de commande.
flaw-time-goes-back = le temps recule.
flaw-broken-commitment = la graine de la manche { NUMBER($round) } n’est pas celle qui a été promise.
flaw-refused = d’après les règles, cette commande est refusée.
flaw-other-events = d’après les règles, l’événement { NUMBER($event) } de cet enregistrement devrait être différent.
flaw-version = ce programme lit les replays d’une autre version.
flaw-position = ces cartes n’étaient pas disposées ainsi sur la table.
flaw-score = le score de { $name } devrait être différent.
flaw-scores = il manque le score d’une des personnes à la table.
help-serve = Ouvrir des tables à quiconque a le lien, dans le navigateur, dans le terminal et pour des programmes
help-serve-listen = L’adresse et le port d’écoute ; aussi TERCET_LISTEN
help-serve-data = Le dossier du journal ; sinon, là où cette plateforme garde les données des programmes ; aussi TERCET_DATA
help-serve-base-path = Le chemin du serveur derrière un proxy, par exemple /tercet ; aussi TERCET_BASE_PATH
help-serve-origin = Un site, en plus du sien, qui peut utiliser le serveur, par exemple https://example.org ; peut être répété ; aussi TERCET_ORIGIN
help-serve-trusted-proxy = Un proxy que l’on croit quand il dit d’où vient une requête ; peut être répété ; aussi TERCET_TRUSTED_PROXY
help-serve-sockets-per-address = Le nombre maximal de connexions depuis une même adresse ; aussi TERCET_SOCKETS_PER_ADDRESS
help-serve-players-per-hour = Le nombre de personnes qu’une même adresse peut inscrire en une heure ; aussi TERCET_PLAYERS_PER_HOUR
help-serve-tables-per-hour = Le nombre de tables qu’une même personne peut ouvrir en une heure ; aussi TERCET_TABLES_PER_HOUR
help-serve-requests-per-minute = Ce qu’une même personne peut demander par HTTP en une minute, en petites requêtes ; les autres coûtent plus ; aussi TERCET_REQUESTS_PER_MINUTE
help-serve-threads = Le nombre de fils d’exécution ; sinon un par processeur. Des nœuds sur une même machine se partagent ses processeurs ; aussi TERCET_THREADS
help-serve-messages-per-second = Le nombre de messages par seconde sur une connexion, le double d’un seul coup ; aussi TERCET_MESSAGES_PER_SECOND
help-verify = Vérifier un replay : la graine promise, le mélange, chaque événement et les scores ; code de sortie 0 si tout est juste, 1 sinon
help-verify-file = Le replay, tel que le serveur le donne après une manche
help-verify-key = La clé publique qui doit l’avoir signé, en hexadécimal
help-verify-server = Le serveur à qui demander ses clés, par exemple https://tercet.example.org
help-key = Afficher les clés publiques qui signent les replays d’un serveur ; il doit être arrêté si son journal est un dossier
help-key-place = Le dossier de données, ou l’URL d’un journal PostgreSQL
help-key-rotate = Signer désormais avec une nouvelle clé ; les replays déjà signés restent valables
help-audit = Vérifier tout ce qu’un serveur a enregistré, même pendant qu’il tourne : empreintes, tables selon les règles, cartes, noms et clés ; code de sortie 0 si rien n’est endommagé, 1 sinon
help-audit-place = Le dossier de données, le fichier d’une copie, ou l’URL d’un journal PostgreSQL
help-backup = Copier les données d’un serveur dans un fichier, même pendant qu’il tourne
help-backup-file = Le fichier à créer
help-backup-data = Le dossier de données du serveur ; aussi TERCET_DATA
help-odds = La probabilité qu’il n’y ait aucun Set, pour tout nombre de cartes, exactement
help-odds-cards = Ce nombre de cartes seulement
help-odds-deck = Les cartes du paquet
help-odds-sets = Aussi combien de dispositions ont combien de Sets ; pour le paquet complet, jusqu’à 15 cartes
help-odds-plot = Dessiner la distribution dans un fichier qui finit par .svg ou .png
help-simulate = Jouer beaucoup de manches comme une édition les distribue : ce qui reste à la fin, et combien de fois il n’y a aucun Set
help-simulate-games = Le nombre de parties à jouer ; Ctrl-C arrête plus tôt et montre ce que l’on sait déjà
help-simulate-edition = L’édition selon laquelle on distribue
help-simulate-variant = La façon de jouer
help-simulate-rules = Un fichier de règles en TOML ou en JSON, au lieu de l’édition et de la variante
help-simulate-player = Qui choisit entre plusieurs Sets
help-simulate-seed = Un nombre entier, décimal ou hexadécimal avec 0x ; la même graine joue les mêmes parties quel que soit le nombre de fils ; sans elle, une graine au hasard
help-simulate-threads = Le nombre de fils d’exécution ; sans lui, un par cœur
help-simulate-plot = Dessiner les distributions dans un fichier qui finit par .svg ou .png
help-puzzle = Une disposition dont on connaît le nombre de Sets : 12 cartes avec 6, ou 9 cartes avec 4 ; sans date, graine ni nombre, celle du jour (UTC)
help-puzzle-date = Le casse-tête de ce jour, le même pour tout le monde
help-puzzle-quick = Neuf cartes sans cette caractéristique
help-puzzle-count = Combien de casse-tête : au hasard, ou ceux d’autant de jours à partir de la date
help-puzzle-seed = Des casse-tête au hasard à partir de cette graine, un nombre entier, décimal ou hexadécimal avec 0x ; sans elle, une graine au hasard
help-claims = Ce que les livrets disent des probabilités et des nombres, à côté de la vérité calculée
help-load = Jouer à de nombreuses tables d’un serveur à la fois, pour voir ce que sa machine supporte
help-load-url = Le serveur ; plusieurs, s’ils partagent un journal, sont séparés par des virgules
help-load-tables = Le nombre de tables
help-load-players = Le nombre de joueurs à chaque table
help-load-claims = Le nombre de Sets annoncés par seconde, toutes tables confondues
help-load-seconds = La durée en secondes
load-connected = Joueurs connectés : { NUMBER($connected) } sur { NUMBER($players) }
load-second = Seconde { NUMBER($second) } : annonces envoyées : { NUMBER($sent) }, reçues : { NUMBER($delivered) }
load-size = Tables : { NUMBER($tables) } ; joueurs connectés : { NUMBER($players) }
load-claims = Annonces envoyées : { NUMBER($sent) } ; reçues par tous les joueurs : { NUMBER($percent) } %
load-latency = De l’annonce à l’écran du dernier joueur, en millisecondes : médiane { NUMBER($half) }, 99 % en { NUMBER($most) } au plus, 99,9 % en { NUMBER($all) } au plus
load-reconnects = Reconnexions : { NUMBER($reconnects) }
load-few-files = Il faut { NUMBER($needed) } fichiers ouverts pour tant de joueurs, et ce terminal en permet { NUMBER($allowed) } : permettez-en plus avec ulimit -n, ou jouez à moins.
load-failed = La partie sur { $url } s’est interrompue : { $reason }

## The browser: every page

page-skip = Aller au contenu
page-loading = Chargement…
page-settings = Réglages
page-help = Aide
page-full-screen = Plein écran
page-home = Aller à l’accueil
page-lost = Il n’y a rien à cette adresse.
page-unreachable = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
page-again = Réessayer
page-too-many = Trop de demandes sont venues d’ici en une heure. Réessayez plus tard.
page-no-replay = Aucune manche n’est encore terminée à cette table.
page-no-table = Cette table n’existe pas. Redemandez le lien ou ouvrez une nouvelle table.
page-strange = La réponse du serveur est incompréhensible. Rechargez la page.
page-line-lost = La connexion est coupée ; nouvelle tentative en cours. Votre place est gardée.
page-other-version = Il y a une version plus récente. Rechargez la page.
page-broken-table = Cette table ne peut pas s’ouvrir pour le moment : le serveur bute sur son historique. Créez-en une autre ; les autres tables continuent.
name-title = Sous quel nom jouez-vous ?
name-label = Votre nom
name-watch = Regarder seulement

## The browser: a table

table-players = Joueurs
table-actions = Ce que vous pouvez faire
table-checks = Dernières vérifications
table-cards =
    { $cards ->
        [one] { $cards } carte sur la table
       *[other] { $cards } cartes sur la table
    }
table-score = Score : { NUMBER($score) }, { $sets ->
        [one] { $sets } Set dans cette manche
       *[other] { $sets } Sets dans cette manche
    }
table-you = vous
table-bot =
    Bot { $level ->
        [newcomer] débutant
        [casual] occasionnel
        [practised] entraîné
        [expert] expert
       *[top] champion
    }
table-dealer = Distribue
table-master = Set-Master
table-locked = Doit attendre
table-handicap =
    { $points ->
        [one] Commence avec { $points } point, annonce { NUMBER($seconds) } s plus tard
       *[other] Commence avec { $points } points, annonce { NUMBER($seconds) } s plus tard
    }
table-absent = Hors ligne
table-said-no-set = pas de Set
table-watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
table-you-watch = Vous regardez.
table-sit = Prendre place
table-deal = Distribuer
table-wait-for-deal = C’est à { $name } de distribuer.
table-need-players =
    { $count ->
        [one] Il faut { $count } personne pour jouer. Partagez le lien ou ajoutez des bots.
       *[other] Il faut { $count } personnes pour jouer. Partagez le lien ou ajoutez des bots.
    }
table-call = Set !
table-no-set = Pas de Set
table-calling = Annonce…
table-held = Photo-finish…
table-pick = Désignez trois cartes
table-called = { $name } a annoncé
table-you-are-locked = Plus d’annonce avant que quelqu’un d’autre prenne un Set.
table-master-watches = Vous êtes Set-Master : vous observez cette manche sans jouer.
table-rematch = Rejouer
table-rules = Édition { $edition } : { $variant }
table-round = Manche { NUMBER($round) } sur { NUMBER($rounds) }
table-deals = { $name } distribue
table-left = Talon : { NUMBER($cards) }
table-lost = La connexion a été coupée, et votre annonce est perdue.
table-try-again = Le serveur est très occupé. Réessayez.
table-only-watching = Vous regardez : prenez place pour jouer.
table-strange = Cela n’a pas marché. Rechargez la page.
check-right = { $name } : Set
check-wrong = { $name } : pas un Set
invite-title = Inviter quelqu’un
invite-qr = Le lien en code QR
invite-copy = Copier le lien
invite-copied = Copié
invite-share = Partager
host-title = Outils de l’hôte
host-bot-level = Bot
host-add-bot = Ajouter un bot
host-delay = délai (s)
host-delay-of = { $name } : secondes d’attente après l’arrivée de nouvelles cartes
host-head-start = avance
host-head-start-of = { $name } : points d’avance au départ
host-remove = Retirer { $name }
level-name = { $level ->
        [newcomer] débutant
        [casual] occasionnel
        [practised] entraîné
        [expert] expert
       *[top] champion
    }
rules-here = Les règles ici
# Where some rules are not as the booklet says.
rules-changed = Règles de l’édition { $edition }, en partie modifiées : { $variant }
rules-change = Changer les règles
rules-take = Jouer avec ces règles
rules-keep = Garder les règles actuelles

## The browser: the start page

home-title = Trois cartes qui vont ensemble
home-what = Tercet se joue à qui a l’œil le plus vif : trouvez trois cartes où le nombre, le contenu, la couleur et la forme sont chacun partout identiques ou partout différents. Partagez un lien et jouez ensemble, sans inscription.
home-friends = Jouer entre amis
home-making = Ouverture d’une table…
home-change = Modifier
home-tables = Tables publiques
home-no-tables = Aucune table publique n’est ouverte pour l’instant. Ouvrez-en une, et l’on vous trouvera ici.
home-table-waits = En attente ; places prises : { NUMBER($taken) } sur { NUMBER($seats) }.
home-table-plays = Partie en cours ; places prises : { NUMBER($taken) } sur { NUMBER($seats) }.
home-join = Lien ou code d’une table
home-join-go = Y aller
home-join-wrong = Ce n’est ni le lien ni le code d’une table. Un lien finit par /t/ et le code.
home-solo = En solo
home-alone = Jouer en solo
home-alone-what = Contre des bots, entraînement, solitaire, version simplifiée
home-daily = Le casse-tête du jour
home-daily-what = Douze cartes, six Sets, les mêmes pour tout le monde
home-learn = Apprendre le jeu
home-learn-what = Une leçon de trois minutes, et des exercices
home-more = En savoir plus sur le jeu
home-rules = Règles
home-odds = Probabilités
home-statistics = Vos statistiques
home-trademark = Tercet suit les règles du jeu de cartes SET, telles que les donnent cinq de ses livrets. SET est une marque déposée de son propriétaire ; Tercet est sans lien avec les éditeurs du jeu.

## The browser: what is played

form-title = À quoi joue-t-on ?
form-edition = D’après quel livret ?
form-variant = Quelle variante ?
form-bots = Bots
form-bots-value =
    { $count ->
        [0] aucun bot
        [one] { $count } bot
       *[other] { $count } bots
    }
form-level = Rapidité des bots
form-public = Montrer cette table dans la liste des tables publiques
form-more = Plus : chaque règle en détail
form-more-hint = Les règles modifiées sont signalées. Tout le reste suit le livret.
form-reset = Tout comme dans le livret
form-make = Ouvrir la table
form-many-bots = Il y a plus de bots que de places libres.

## The browser: settings

overlay-close = Fermer
settings-look = Apparence
settings-language = Langue
settings-theme = Clair ou sombre
settings-theme-value = { $theme ->
        [light] clair
        [dark] sombre
       *[system] comme le système
    }
settings-palette = Couleurs des cartes
settings-palette-value = { $palette ->
        [classic] classiques
       *[universal] pour toutes les visions des couleurs
    }
settings-notch = Une encoche sur chaque carte, dont la place indique la couleur
settings-feel = Son et mouvement
settings-sound = Sons
settings-motion = Animer les cartes
settings-you = Vous
settings-save = Enregistrer
settings-saved = Enregistré.
settings-elsewhere = Jouer aussi sur un autre appareil
settings-elsewhere-hint = Un code transfère votre nom et vos places : affichez-le ici et saisissez-le sur l’autre appareil.
settings-code-show = Afficher un code
settings-code =
    { $minutes ->
        [one] Le code est { $code }. Il sert une seule fois, pendant { $minutes } minute.
       *[other] Le code est { $code }. Il sert une seule fois, pendant { $minutes } minutes.
    }
settings-code-label = Code de l’autre appareil
settings-code-use = Reprendre ici
settings-code-wrong = Ce code est inconnu, déjà utilisé ou trop ancien. Demandez-en un autre sur l’autre appareil.
settings-keys = Clavier
settings-keys-on = Jouer au clavier, et afficher les touches sur les cartes
settings-keys-hint = Pour changer une touche, appuyez sur son bouton, puis sur la nouvelle touche.
settings-keys-cards = Les touches des cartes, à leur place sur la table :
settings-keys-reset = Touches habituelles
# $action is what the key does, $key what is printed on it.
settings-key-of = { $action } : { $key }
settings-key-awaited = { $action } : appuyez sur une touche
key-card = Carte { NUMBER($place) }
key-call = Annoncer « Set ! »
key-no-set = Dire qu’il n’y a pas de Set
key-clear = Relâcher les cartes désignées
key-help = Afficher cette aide

## The browser: help

guide-set = Qu’est-ce qu’un Set ?
guide-what = Trois cartes forment un Set si chacune des quatre caractéristiques (nombre, contenu, couleur et forme) est identique sur les trois ou différente sur les trois.
guide-turn = Le déroulement d’une manche
guide-deal = { NUMBER($cards) } cartes sont exposées. Il n’y a pas de tours : tout le monde cherche un Set en même temps.
guide-master = La personne qui distribue est Set-Master : elle observe, voit quels Sets sont là et ne joue pas dans cette manche.
guide-call =
    { $calling ->
        [call-then-pick] Qui voit un Set annonce d’abord « Set ! » et a ensuite { NUMBER($seconds) } s pour désigner ses trois cartes. Pendant ce temps, personne d’autre ne peut annoncer.
        [call-and-pick-at-once] Qui voit un Set annonce « Set ! » et désigne aussitôt ses trois cartes, en { NUMBER($seconds) } s au plus. Pendant ce temps, personne d’autre ne peut annoncer.
       *[quick-claims] Qui voit un Set désigne ses trois cartes, sans annoncer.
    }
guide-right =
    { $scoring ->
        [point-per-card] Si c’est un Set, on garde les cartes, qui valent un point chacune.
        [most-sets] Si c’est un Set, on garde les cartes. Qui a le plus de Sets gagne.
       *[point-per-set] Si c’est un Set, on garde les cartes et on marque un point.
    }
guide-wrong =
    { $cost ->
        [lose-point] Si ce n’en est pas un, ou si le temps est écoulé, les cartes restent et on perd un point.
        [lock-out] Si ce n’en est pas un, ou si le temps est écoulé, les cartes restent et on ne peut plus annoncer avant que quelqu’un d’autre prenne un Set.
       *[nothing] Si ce n’en est pas un, ou si le temps est écoulé, les cartes restent. Cela ne coûte rien, mais c’est compté.
    }
guide-no-set =
    { $when ->
        [all-agree] Si personne ne voit de Set, dites-le. Quand tout le monde est d’accord, on ajoute trois cartes.
       *[all-agree-or-long-time] Si personne ne voit de Set, dites-le. Quand tout le monde est d’accord, ou quand personne n’en a trouvé depuis { NUMBER($seconds) } s, on ajoute trois cartes.
    }
guide-end =
    { $sets ->
        [0] La manche se termine quand le talon est épuisé et qu’il ne reste aucun Set.
        [one] La manche se termine au premier Set.
       *[other] La manche se termine dès que quelqu’un a { $sets } Sets.
    }
guide-match =
    { $rounds ->
        [0] La partie se termine quand tout le monde a distribué une fois.
        [one] La partie se joue en une seule manche.
       *[other] La partie se joue en { $rounds } manches.
    }
guide-keys = Touches
guide-keys-cards = Chaque carte a sa touche, placée sur le clavier comme la carte sur la table :
guide-keys-change = Les touches se changent dans les réglages.

## The browser: after a round and a match

result-round-over = La manche { NUMBER($round) } est terminée
result-match-over = La partie est terminée
result-sheet = Feuille de score
result-player = Joueur
result-round = Manche { NUMBER($round) }
result-total = Total
result-winner = Victoire
result-sets =
    { $sets ->
        [one] { $sets } Set
       *[other] { $sets } Sets
    }
result-wrong =
    { $calls ->
        [one] { $calls } fausse annonce
       *[other] { $calls } fausses annonces
    }
result-pace = Rythme
result-right = Annonces justes
result-right-of = { NUMBER($right) } sur { NUMBER($calls) }
result-hit-rate = Réussite
result-quickest = Plus rapide
result-median = Médiane
# $seconds is a number with its decimals.
result-seconds = { $seconds } s
result-times = Temps par Set
result-chart = Temps par Set dans l’ordre des trouvailles, une ligne par personne ; les mêmes nombres figurent dans le tableau ci-dessous.
result-axis-seconds = secondes
result-axis-sets = Sets dans l’ordre des trouvailles
result-as-table = En tableau
result-set-number = Set
result-time = Temps
result-missed = Sets manqués
result-missed-none = Aucun Set n’a été manqué.
# $seconds is a number with its decimals.
result-missed-lay = Sur la table pendant { $seconds } s.
result-missed-denied = Sur la table pendant { $seconds } s, même quand on a dit qu’il n’y avait pas de Set.
result-last = Les dernières cartes
result-proof = Donne équitable
result-proof-how = Avant chaque manche, le serveur a promis sa graine en montrant son empreinte, et chaque personne y a mêlé ses propres nombres. La graine est maintenant visible : le paquet doit en découler. docs/fair-deal.md explique comment, avec assez de précision pour le vérifier avec votre propre programme.
result-commitment = Promis avant la donne
result-seed = La graine
result-contribution = Ajouté par { $name }
result-stacked = Ces cartes ont été rangées d’avance, pas mélangées.
result-verify = Vérifier la donne ici
result-verifying = Vérification…
result-verify-wrong = Cela ne concorde pas : { $reason }
result-replay = Voir le replay
result-download = Télécharger le replay

## The browser: a replay

replay-title = Replay
replay-controls = Fil du temps
replay-play = Lecture
replay-pause = Pause
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-speed = Vitesse
replay-times = { NUMBER($speed) }×
replay-at = { $time } sur { $length }
replay-show-sets = Montrer les Sets sur la table
replay-sets =
    { $sets ->
        [0] Il n’y a aucun Set sur la table.
        [one] Il y a { $sets } Set sur la table.
       *[other] Il y a { $sets } Sets sur la table.
    }
replay-moments = Ce qui s’est passé
replay-table = Aller à la table

## The browser: friendly words

emote-menu = Dire un mot

## Help on the command line

help-play-join = Prendre place à une table par son lien
help-play-watch = Avec --join, regarder seulement
help-play-host = Ouvrir une table sur un serveur et montrer son lien
help-play-plain = Ligne par ligne, pour les lecteurs d’écran : rien de dessiné, des commandes tapées
help-play-ascii = Dessiner en ASCII seulement
help-play-palette = Les couleurs des cartes
help-play-ticks = Marquer chaque couleur par des encoches au bord de la carte : une, deux, trois
help-play-keys = Les lettres des douze premières cartes, ligne par ligne, au lieu de wertsdfgxcvb
help-play-reorder = Si l’hébreu est remis en ordre ici, pour les terminaux qui ne le font pas
help-replay-plain = Ligne par ligne, pour les lecteurs d’écran : rien de dessiné, des commandes tapées
help-replay-ascii = Dessiner en ASCII seulement
help-replay-palette = Les couleurs des cartes
help-replay-ticks = Marquer chaque couleur par des encoches au bord de la carte : une, deux, trois
help-replay-keys = Les lettres des douze premières cartes, ligne par ligne, au lieu de wertsdfgxcvb
help-replay-reorder = Si l’hébreu est remis en ordre ici, pour les terminaux qui ne le font pas
help-replay = Revoir une partie étape par étape, avec les Sets présents
help-replay-source = Le fichier d’une partie, ou le lien d’une table

## The terminal

screen-about = Le jeu de cartes SET tel que le disent ses cinq livrets.
menu-game = Jeu
menu-edition = Livret
menu-bots = Bots
menu-level = Leur rythme
button-start = commencer
button-choose = choisir
button-change = changer
button-set = Set !
button-no-set = pas de Set
button-help = aide
button-leave = quitter
button-stay = rester
button-deal = distribuer
button-add-bot = ajouter un bot
button-remove-bot = retirer un bot
button-next-round = manche suivante
button-rematch = encore une partie
button-replay = revoir
button-save = enregistrer
button-back = avant
button-forward = après
button-first = début
button-last = fin
screen-round = manche { NUMBER($round) }
screen-deals = { $name } distribue
screen-deck =
    { $count ->
        [one] { $count } carte au talon
       *[other] { $count } cartes au talon
    }
screen-watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
screen-takes = { $name } prend un Set.
screen-finds = { $name } trouve un Set.
screen-wrong = { $name } se trompe.
screen-bot = bot
screen-away = hors ligne
screen-left = hors de la table
screen-locked = en attente
screen-set-master = Set-Master
screen-master-sees = Sur la table
screen-found = Trouvés : { NUMBER($found) } sur { NUMBER($all) }
screen-pick = Désignez trois cartes !
screen-only-watching = Vous regardez.
screen-waiting = En attente de la première donne.
screen-share = Ce lien donne une place à table :
screen-connecting = Connexion à { $url }…
screen-lost = La connexion est perdue ; elle revient d’elle-même…
screen-call-lost = La connexion s’est coupée avant que cela arrive à la table.
screen-try-again = Cela n’a pas marché cette fois. Réessayez.
screen-small =
    { $cards ->
        [one] Cette fenêtre fait { $window } ; pour { $cards } carte, il faut { $size }.
       *[other] Cette fenêtre fait { $window } ; pour { $cards } cartes, il faut { $size }.
    }
screen-small-plain = Agrandissez-la, ou jouez avec --plain.
screen-leave = Quitter la table ?
screen-saved = Le film de la partie est enregistré : { $file }
screen-saved-there = Le serveur garde le film de la partie : tercet replay { $link }
report-points = points
report-wrong = erreurs
report-hit-rate = réussite
report-median = s, médiane
report-best = le plus vif
report-duration = La manche a duré { $time }.
report-times = Vos secondes, Set par Set : { $times }
report-missed =
    { $count ->
        [0] Aucun Set n’a été manqué.
        [one] Un Set a été manqué.
       *[other] { $count } Sets ont été manqués.
    }
report-line = { $name } : Sets { NUMBER($sets) }, fausses annonces { NUMBER($wrong) }, réussite { $rate } ; secondes : { $times }
replay-step = Étape { NUMBER($step) } sur { NUMBER($steps) }
keys-cards = La lettre d’une carte la désigne, un clic aussi ; encore une fois la repose.
keys-call = Espace annonce « Set » ; puis trois cartes tant que la barre court.
keys-claim = Ici, trois cartes suffisent, sans annonce.
keys-no-set = N dit qu’il n’y a pas de Set.
keys-clear = Échap ou Retour arrière repose les cartes désignées.
keys-emote = Un mot aimable : { $words }
keys-leave = Q quitte la table après confirmation ; Ctrl-C part aussitôt et garde votre place.
keys-close = N’importe quelle touche ferme cette aide.
play-commands = « s » annonce « Set » ; trois numéros comme « 1 5 9 » désignent ; « n » veut dire pas de Set ; Entrée montre les cartes ou distribue ; « c » donne les quatre réponses de la dernière vérification ; « r » dit les temps, la réussite et les Sets manqués ; « p » revoit la partie étape par étape, « p 7 » l’étape 7 ; « w » l’enregistre ; de « e 1 » à « e 8 », un mot aimable ; « + » et « - » ajoutent et retirent des bots ; « q » quitte la table.
play-unreachable = { $url } est injoignable : { $reason }
play-no-table = Il n’y a pas de table à { $url }.
play-too-many = Trop de tables ou de personnes viennent d’ici en ce moment ; { $url } demande de réessayer plus tard.
play-other-version = Le serveur parle une autre version du protocole : mettez l’un des deux à jour.
play-too-fast = Le serveur a raccroché : trop de messages, trop vite.
play-bad-address = « { $text } » n’est pas une adresse ; une adresse ressemble à http://127.0.0.1:8080 ou https://example.org.
play-not-a-table = { $url } est un serveur, pas le lien d’une table ; --host y ouvre une table.
play-bad-keys = « { $text } » ne peut pas servir de touches : jusqu’à 12 lettres différentes, ligne par ligne, ni Q ni N, ni une lettre d’une autre carte.
replay-empty = Aucune manche de cette table n’est encore terminée.

## Help on the command line

serve-shared = Son journal est partagé, dans PostgreSQL. Pour l’arrêter : Ctrl-C.
help-serve-journal = Un PostgreSQL pour partager le journal avec d’autres nœuds, par exemple postgres://USER@HOST/DATABASE, au lieu d’un dossier ; aussi TERCET_JOURNAL
help-serve-unsafe-journal = Servir même si PostgreSQL est réglé de façon à perdre des coups confirmés lors d’une panne ; aussi TERCET_UNSAFE_JOURNAL
help-load-record = Noter ce que chaque joueur a vu, pour le comparer au journal ; le fichier apparaît quand tout le monde est assis
load-longest-wait = Plus longue attente d’un joueur : { NUMBER($milliseconds) } ms


## The browser: what one plays alone

alone-title = Jouer en solo
alone-what = Ici, les cartes sont dans ce navigateur : aucun serveur n’est sollicité et personne ne vous attend. Une partie que vous quittez reste telle quelle, et son temps s’arrête.
alone-lies-here = Une partie est en cours ici
alone-replaces = Une nouvelle partie prend sa place.
alone-edition = D’après l’édition { $edition }
alone-choice = Le livret vaut pour toutes les parties de cette page ; la variante et le détail des règles valent pour la partie contre des bots.
alone-links = Autres choses à faire en solo
alone-puzzle = Casse-tête simplifié
alone-player = Joueur
alone-bots = Contre des bots
alone-bots-what = D’un à cinq adversaires, chacun aussi rapide que vous le voulez, dans n’importe quelle variante.
alone-bots-start = Jouer contre des bots
alone-bot = Bot { NUMBER($number) }
alone-need-bots =
    { $count ->
        [one] Cette variante demande au moins { $count } bot.
       *[other] Cette variante demande au moins { $count } bots.
    }
alone-quick = Version simplifiée
alone-quick-what = 27 cartes avec une caractéristique de moins : l’entrée dans le jeu.
alone-quick-easy = Le livret français l’appelle « Easy ».
alone-quick-start = Commencer la version simplifiée
alone-quick-later = Qui trouve trois Sets de suite en moins de dix secondes chacun se voit proposer le paquet complet.
alone-practice = Entraînement
alone-practice-what = Les 81 cartes, aussi longtemps que vous voulez. Si vous ne voyez pas de Set, dites-le, et trois cartes s’ajoutent. Les temps et les erreurs sont notés.
alone-practice-start = S’entraîner
alone-solitaire = Solitaire
alone-solitaire-what = Douze cartes, jamais plus. Dès qu’il n’y a plus de Set parmi elles, c’est perdu. Vous gagnez en jouant jusqu’à ce que le talon soit vide et qu’il ne reste aucun Set.
alone-solitaire-start = Jouer au solitaire
alone-solitaire-none = Vous n’avez encore terminé aucun solitaire.
alone-solitaire-yours =
    { $played ->
        [one] Solitaires gagnés : { NUMBER($won) } sur { $played }, soit { $rate }.
       *[other] Solitaires gagnés : { NUMBER($won) } sur { $played }, soit { $rate }.
    }
alone-solitaire-odds = Les vraies chances : { $any } des parties sont gagnées en prenant n’importe quel Set, { $ahead } en regardant toujours plus loin.
alone-solitaire-source = D’après { $games } parties simulées ; avec une certitude de 99 %, entre { $any_low } et { $any_high } pour n’importe quel Set, entre { $ahead_low } et { $ahead_high } en regardant plus loin.
alone-paused = Le temps est arrêté et les cartes sont cachées.
alone-runs = Le temps reprend.
alone-go-on = Continuer
alone-offer = Trois Sets rapides de suite ! Mélanger ensemble les 81 cartes ?
alone-offer-take = Jouer avec le paquet complet
alone-offer-later = Pas maintenant
alone-other = Jouer à autre chose




## The browser: puzzles

puzzle-daily = Casse-tête du jour
puzzle-quick = Casse-tête simplifié
puzzle-goal = Parmi ces { NUMBER($cards) } cartes, il y a exactement { NUMBER($sets) } Sets. Trouvez-les tous.
puzzle-right = Un Set ! { NUMBER($found) } sur { NUMBER($all) }, après { $time }.
puzzle-clock = Temps : { $time }
puzzle-hint = Indice
puzzle-hint-card = Il reste un Set à trouver avec cette carte : { $card }.
puzzle-hint-pair = Ces deux cartes appartiennent à un même Set : { $cards }.
# $feature is the name of a feature; $kind is how it fares on the three cards of a Set.
puzzle-hint-feature =
    { $feature ->
        [number] { $kind ->
            [same] C’est le nombre qui décide : la troisième carte a autant de symboles que ces deux-là.
           *[different] C’est le nombre qui décide : il est différent sur les trois cartes.
        }
        [shading] { $kind ->
            [same] C’est le contenu qui décide : la troisième carte a le même que ces deux-là.
           *[different] C’est le contenu qui décide : il est différent sur les trois cartes.
        }
        [colour] { $kind ->
            [same] C’est la couleur qui décide : la troisième carte a la même que ces deux-là.
           *[different] C’est la couleur qui décide : elle est différente sur les trois cartes.
        }
       *[symbol] { $kind ->
            [same] C’est la forme qui décide : la troisième carte a la même que ces deux-là.
           *[different] C’est la forme qui décide : elle est différente sur les trois cartes.
        }
    }
puzzle-hint-over = C’était le dernier indice pour ce Set : il ne manque qu’une carte.
puzzle-hints =
    { $hints ->
        [0] aucun indice
        [one] { $hints } indice
       *[other] { $hints } indices
    }
puzzle-mistakes =
    { $picks ->
        [0] aucune erreur
        [one] { $picks } erreur
       *[other] { $picks } erreurs
    }
puzzle-paused = Pause : les cartes sont cachées et le temps est arrêté.
puzzle-go-on = Continuer
puzzle-solved = Résolu en { $time }
puzzle-found-sets = Sets trouvés
puzzle-after = Au bout de
puzzle-streak =
    { $days ->
        [0] Série : aucune en ce moment
        [one] Série : { $days } jour
       *[other] Série : { $days } jours
    }
puzzle-best-streak =
    { $days ->
        [0] Meilleure série : aucune encore
        [one] Meilleure série : { $days } jour
       *[other] Meilleure série : { $days } jours
    }
puzzle-streak-how = Comptent les jours de suite, chacun résolu le jour même ; un jour commence à minuit UTC.
puzzle-next-in = Le prochain casse-tête arrive dans { $time }.
puzzle-next-there = Un nouveau casse-tête est arrivé.
puzzle-others = Autres casse-têtes
puzzle-day = Jour
puzzle-day-open = Ouvrir
puzzle-day-before = Le jour d’avant
puzzle-day-after = Le jour d’après
puzzle-today = Casse-tête d’aujourd’hui
puzzle-too-early = Il y a des casse-têtes à partir du { $date }, pas avant.
puzzle-too-late = Le casse-tête du { $date } arrive à minuit UTC, quand ce jour commence.
puzzle-share = Votre résultat, sans rien dévoiler
puzzle-copy = Copier
# The parts of one line; it has no sentence around it.
puzzle-share-day = Tercet du { $date }
puzzle-share-found = { NUMBER($found) }/{ NUMBER($all) } en { $time }
puzzle-share-streak = série { NUMBER($days) }
puzzle-new = Nouveau casse-tête
puzzle-deck = Cartes en jeu


## The browser: the lesson and the drills

learn-title = Apprendre le jeu
learn-lead =
    { $edition ->
        [english] Six courtes étapes, environ trois minutes, avec les cartes et les règles de l’édition anglaise.
        [italian] Six courtes étapes, environ trois minutes, avec les cartes et les règles de l’édition italienne.
        [russian] Six courtes étapes, environ trois minutes, avec les cartes et les règles de l’édition russe.
        [hebrew] Six courtes étapes, environ trois minutes, avec les cartes et les règles de l’édition hébraïque.
       *[french] Six courtes étapes, environ trois minutes, avec les cartes et les règles de l’édition française.
    }
learn-steps = Étapes de la leçon
learn-step = Étape { NUMBER($step) } sur { NUMBER($steps) }
learn-step-title = { $step ->
        [features] Quatre caractéristiques
        [third] Quelle troisième ?
        [verdict] Set ou pas ?
        [find] Trouvez-en un
        [call] Annoncer et désigner
       *[none] Quand il n’y en a pas
    }
learn-features = Chaque carte porte un, deux ou trois motifs, tous pareils. Quatre caractéristiques disent à quoi ressemble une carte, et chacune a trois valeurs.
learn-features-question = Ces deux cartes diffèrent par une seule caractéristique. Laquelle ?
learn-feature = { $feature ->
        [number] Nombre
        [shading] Contenu
        [colour] Couleur
       *[symbol] Forme
    }
learn-features-right =
    { $feature ->
        [number] C’est juste : seul le nombre diffère.
        [shading] C’est juste : seul le contenu diffère.
        [colour] C’est juste : seule la couleur diffère.
       *[symbol] C’est juste : seule la forme diffère.
    }
learn-features-wrong =
    { $feature ->
        [number] Ce n’est pas le nombre : il est le même sur les deux cartes. Regardez encore.
        [shading] Ce n’est pas le contenu : il est le même sur les deux cartes. Regardez encore.
        [colour] Ce n’est pas la couleur : elle est la même sur les deux cartes. Regardez encore.
       *[symbol] Ce n’est pas la forme : elle est la même sur les deux cartes. Regardez encore.
    }
learn-third = Deux cartes suffisent à déterminer la troisième qui forme un Set avec elles. Ce que les deux ont en commun, la troisième l’a aussi ; là où elles diffèrent, elle a la valeur qui manque encore.
learn-third-question = Quelle carte forme un Set avec ces deux-là ?
learn-verdict = Pour vérifier trois cartes, prenez les caractéristiques une à une : est-elle identique sur les trois, ou différente sur les trois ?
learn-verdict-question = Ces trois cartes forment-elles un Set ?
learn-say-set = Un Set
learn-say-none = Pas un Set
learn-right = C’est juste.
learn-wrong = Pas tout à fait.
learn-find = Dans le jeu, tout le monde regarde les mêmes cartes. Désignez-en trois qui forment un Set : en les touchant, avec les flèches et Entrée, ou avec la lettre inscrite sur la carte.
learn-find-question = Trouvez un Set parmi ces neuf cartes.
learn-hint = Montrez-moi une carte
learn-hint-card = Cette carte fait partie d’un Set : { $card }.
learn-cards = Cartes : { $cards }.
learn-call-question = Annoncez « Set ! », puis désignez un Set.
learn-call-right =
    { $scoring ->
        [most-sets] Les cartes sont à vous. Qui a le plus de Sets gagne.
        [point-per-card] Les cartes sont à vous, un point pour chacune.
       *[point-per-set] Les cartes sont à vous, et avec elles un point.
    }
learn-call-purpose = Maintenant, trompez-vous exprès : annoncez « Set ! » et désignez trois cartes qui ne forment pas un Set.
learn-call-wrong =
    { $cost ->
        [lose-point] Une fausse annonce vous coûte un point. Les cartes restent où elles sont.
        [lock-out] Après une fausse annonce, vous ne pouvez plus annoncer avant que quelqu’un d’autre prenne un Set. Les cartes restent où elles sont.
       *[nothing] Une fausse annonce ne coûte rien ici, mais elle est comptée. Les cartes restent où elles sont.
    }
learn-call-again = Dans cette leçon, vous pouvez réessayer tout de suite.
learn-call-was-set = Mais c’est un Set ! Désignez trois cartes qui n’en forment pas un.
learn-none-question = Il n’y a pas de Set parmi ces douze cartes. Dites-le.
learn-none-said =
    { $when ->
        [all-agree] Tout le monde est d’accord : on ajoute trois cartes.
       *[all-agree-or-long-time] Tout le monde est d’accord, ou un long moment a passé : on ajoute trois cartes.
    }
learn-none-find = Il y a maintenant quinze cartes, et un Set parmi elles. Trouvez-le.
learn-none-end = Les trois cartes ne sont pas remplacées : il y en a de nouveau douze.
learn-next = Suite
learn-done-title = Vous connaissez le jeu
learn-done = C’est tout. Le reste est affaire d’entraînement : avec les exercices ci-dessous, ou à une table.
learn-restart = Recommencer depuis le début
learn-lesson = Vers la leçon
learn-rules = Lire les règles
learn-drills = Exercices
learn-drill = { $drill ->
        [third] La troisième carte
        [set-or-not] Set ou pas ?
       *[no-set] Pas de Set ici ?
    }
learn-drill-what =
    { $drill ->
        [third] Deux cartes sont données : désignez celle qui en fait un Set.
        [set-or-not] Trois cartes sont données : dites si c’est un Set.
       *[no-set] Douze cartes sont données : désignez le Set, ou dites qu’il n’y en a pas.
    }
learn-right-answers = Justes
learn-mistakes = Erreurs
learn-pace = Rythme
learn-pace-value = { NUMBER($seconds) } s
learn-pace-none = –
learn-run = Meilleure série
learn-reset = Remettre à zéro
learn-no-set-question = Y a-t-il un Set ? Désignez-le, ou dites qu’il n’y en a pas.
learn-no-set-right = C’est juste : il n’y a pas de Set parmi ces cartes.
learn-no-set-missed = Il y a un Set : { $cards }.




## The browser: the rules as pages

booklet-title =
    { $edition ->
        [english] Les règles de l’édition anglaise
        [italian] Les règles de l’édition italienne
        [russian] Les règles de l’édition russe
        [hebrew] Les règles de l’édition hébraïque
       *[french] Les règles de l’édition française
    }
booklet-lead =
    { $edition ->
        [english] Ce que dit le livret anglais, avec nos propres mots.
        [italian] Ce que dit le livret italien, avec nos propres mots.
        [russian] Ce que dit le livret russe, avec nos propres mots.
        [hebrew] Ce que dit le livret hébreu, avec nos propres mots.
       *[french] Ce que dit le livret français, avec nos propres mots.
    } Là où il se tait et où Tercet a dû décider, la ligne est signalée comme règle maison.
booklet-house = Règle maison
booklet-print = Imprimer
booklet-editions = Les éditions
booklet-section = { $section ->
        [cards] Les cartes
        [play] Le déroulement d’une manche
        [none] Quand personne ne voit de Set
        [end] La fin, et qui gagne
        [quick] Version simplifiée
        [alone] En solo
        [puzzle] Un casse-tête pour commencer
        [odds] Un Set est-il probable ?
       *[forever] Forever, avec un Set-Master
    }
booklet-deck = Il y a 81 cartes, toutes différentes. Quatre caractéristiques les distinguent, et chacune a trois valeurs :
booklet-number = Nombre : un, deux ou trois motifs.
booklet-shading =
    { $middle ->
        [striped] Contenu : plein, hachuré ou vide.
       *[dotted] Contenu : plein, en pointillés ou vide.
    }
booklet-colour =
    { $green ->
        [green] Couleur : rouge, vert ou violet.
        [turquoise] Couleur : rouge, turquoise ou violet.
       *[blue] { $purple ->
            [black] Couleur : orange, bleu ou noir.
           *[white] Couleur : orange, bleu ou blanc.
        }
    }
booklet-symbol =
    { $symbols ->
        [diamond] Forme : losange, ovale ou vague.
       *[rectangle] Forme : rectangle, ovale ou vague.
    }
booklet-one-card = Une carte comme exemple : { $card }.
booklet-two = Pour deux cartes quelconques, il existe exactement une troisième carte qui en fait un Set.
booklet-sets = Ce sont des Sets
booklet-no-sets = Ce ne sont pas des Sets
booklet-questions = Quatre questions en décident, sur le nombre, la couleur, la forme et le contenu : est-ce identique sur les trois cartes, ou différent sur les trois ? Seules quatre réponses positives font un Set.
booklet-deal =
    { $rows ->
        [free] On mélange les cartes et on en dispose douze en rectangle, face visible, de façon que tout le monde les voie.
       *[three] On mélange les cartes et on en dispose douze, face visible, en trois rangées de quatre, de façon que tout le monde les voie.
    }
booklet-turns = Il n’y a pas de tours : tout le monde cherche en même temps. Les trois cartes d’un Set peuvent se trouver n’importe où.
booklet-call =
    { $calling ->
        [call-then-pick] Qui voit un Set dit d’abord « Set » à voix haute, et désigne seulement ensuite ses trois cartes.
        [call-and-pick-at-once] On peut dire « Set » à tout moment, et il faut alors désigner les trois cartes aussitôt, sans hésiter.
       *[quick-claims] Qui voit un Set désigne ses trois cartes, sans annoncer.
    }
booklet-call-window = On a { NUMBER($seconds) } s pour désigner les cartes. Les laisser s’écouler est une fausse annonce.
booklet-photo-finish = Quand des annonces se suivent de près, c’est la réaction la plus rapide qui l’emporte, non la connexion la plus rapide. Arriver en second n’est jamais une fausse annonce.
booklet-while =
    { $others ->
        [may-not-pick] Après une annonce, personne d’autre ne peut désigner de cartes tant qu’elle n’est pas réglée.
        [may-not-pick-or-call] Après une annonce, personne d’autre ne peut désigner de cartes ni annoncer tant qu’elle n’est pas réglée.
       *[may-not-touch-or-call] Après une annonce, personne d’autre ne peut toucher les cartes ni annoncer tant que les trois cartes ne sont pas vérifiées.
    }
booklet-check = Les autres vérifient les trois cartes. Si c’est un Set, on les garde, et trois cartes du talon prennent leur place.
booklet-wrong =
    { $cost ->
        [lose-point] Si ce n’en est pas un, elles retournent sur la table et on perd un point.
        [lock-out] Si ce n’en est pas un, elles restent sur la table et on ne peut plus annoncer avant que quelqu’un d’autre ait trouvé un Set.
       *[nothing] Si ce n’en est pas un, elles restent sur la table. C’est simplement compté.
    }
booklet-below-zero = Un score peut descendre sous zéro.
booklet-all-locked = Quand plus personne ne peut annoncer, tout le monde le peut de nouveau. En solo, on n’est jamais exclu.
booklet-no-set =
    { $when ->
        [all-agree] Quand tout le monde est d’accord qu’il n’y a pas de Set parmi les douze cartes, on en ajoute trois, ce qui fait quinze.
       *[all-agree-or-long-time] Quand aucun Set n’est possible parmi les douze cartes, ou que personne n’en a trouvé pendant un long moment, quelqu’un en ajoute trois, ce qui fait quinze.
    }
booklet-silence = Dès que quelqu’un a dit qu’il n’y a pas de Set, { NUMBER($seconds) } s de silence valent accord.
booklet-long-time = Un long moment, c’est { NUMBER($seconds) } s sans que rien soit trouvé ; la parole d’une seule personne suffit alors.
booklet-widened = Les trois cartes ajoutées ne sont pas remplacées : quand le Set suivant est pris, il en reste douze.
booklet-wider = S’il n’y a toujours pas de Set, trois autres suivent, jusqu’à 21 cartes : parmi autant de cartes, il y en a toujours un.
booklet-end = La manche est finie quand le talon est épuisé et qu’il ne reste aucun Set sur la table.
booklet-left =
    { $left ->
        [usually] En général, il reste six ou neuf cartes.
       *[maybe] Il peut rester six ou neuf cartes.
    }
booklet-scoring =
    { $scoring ->
        [point-per-set] Chaque Set vaut un point.
        [point-per-set-minus-wrong-calls] Chaque Set vaut un point ; on retire les points des fausses annonces.
        [most-sets] Il n’y a pas de points : qui a le plus de Sets gagne.
       *[point-per-card] Chaque carte vaut un point.
    }
booklet-match =
    { $rounds ->
        [each-deals] On additionne les points, la donne passe à gauche et on mélange de nouveau les cartes. Quand tout le monde a distribué une manche, le plus haut total gagne.
       *[one-round] Une seule manche fait toute la partie.
    }
booklet-ties = À résultat égal, on partage la victoire.
booklet-seats = On peut s’asseoir et partir à tout moment ; qui part garde ses Sets. Si les cartes ne sont pas distribuées en { NUMBER($seconds) } s, n’importe qui peut le faire.
booklet-quick =
    { $edition ->
        [english] Pour une première partie, et pour les petits enfants, on ne prend que les 27 cartes rouges : sans la couleur, il reste trois caractéristiques. On n’expose que neuf cartes. Dès que tout le monde voit vite les Sets, on ajoute les autres cartes.
        [italian] Pour une première partie, et pour les petits enfants, on ne prend que les 27 cartes à motifs pleins : sans le contenu, il reste trois caractéristiques. On n’expose que neuf cartes.
        [russian] Pour une partie plus simple et plus courte, on se passe d’une caractéristique ; on ne prend par exemple que les 27 cartes à motifs pleins, et le contenu ne compte plus. Quand tout le monde est à l’aise, on mélange toutes les cartes.
        [hebrew] Pour une partie plus simple, on ne prend qu’un tiers des cartes, par exemple les 27 à motifs pleins : le contenu ne compte plus et il reste trois caractéristiques. Pour le jeu complet, on ajoute les autres cartes.
       *[french] « Easy » s’adresse aux débutants et aux enfants : 27 cartes d’une seule couleur, si bien que la couleur ne compte plus. On expose neuf cartes, en trois rangées de trois. Le reste est comme dans le jeu complet.
    }
booklet-quick-layout = Comme rien d’autre n’est dit, on expose ici aussi douze cartes.
booklet-quick-colour = Tercet prend les cartes rouges.
booklet-alone = En solo, on perd dès qu’il n’y a pas de Set parmi les douze cartes.
booklet-alone-won = Le talon est épuisé et il ne reste aucun Set : la partie est alors gagnée. Dire qu’il n’y a pas de Set alors qu’il y en a un la fait perdre.
booklet-puzzle = Le livret propose aussi un casse-tête sans le contenu : quatre Sets se cachent parmi neuf cartes.
booklet-odds = Le livret évalue la chance d’un Set à environ { NUMBER($percent) } % parmi { NUMBER($cards) } cartes, et à plus de { NUMBER($percent_more) } % parmi { NUMBER($cards_more) }.
booklet-odds-link = Voir les chances exactes
booklet-forever = À partir de trois, chaque personne est Set-Master pendant une manche : elle mélange, dispose les cartes et les remplace, mais ne joue pas. Chaque carte prise vaut un point. Après autant de manches que de personnes, le plus haut total gagne.
booklet-master-sees = Le Set-Master voit quels Sets sont sur la table.




## The browser: the chances

odds-page-title = Les probabilités
odds-page-lead = Quelle est la probabilité qu’il n’y ait aucun Set ? Comptée exactement quand c’est possible, simulée sinon.
odds-page-fresh = Aucun Set parmi des cartes au hasard
odds-page-fresh-how = La probabilité que tant de cartes d’un paquet bien mélangé ne contiennent aucun Set est comptée, non estimée. En cours de partie elle est différente, car des Sets sont sans cesse retirés.
odds-page-fresh-chart = La probabilité qu’il n’y ait aucun Set selon le nombre de cartes, une ligne par paquet ; les mêmes nombres figurent dans les tableaux ci-dessous.
odds-page-deck = Paquet de { NUMBER($cards) } cartes
odds-page-table = Le tableau exact des { NUMBER($cards) } cartes
odds-page-cards = Cartes
odds-page-random = Aucun Set, au hasard
odds-page-no-set = Aucun Set
odds-page-one-in = Une sur
odds-page-in-play = Aucun Set, en cours de partie
odds-page-mean = Sets en moyenne
odds-page-exactly = Exactement
odds-page-chance = Probabilité
odds-page-axis-percent = pour cent
odds-page-axis-cards = cartes
odds-page-axis-sets = Sets
odds-page-spread = Combien de Sets y a-t-il ?
odds-page-spread-of = Parmi combien de cartes ?
# $mean is a number with its decimals, $fraction the same exactly.
odds-page-spread-mean = En moyenne { $mean }, exactement { $fraction }.
odds-page-spread-chart = La probabilité de chaque nombre de Sets ; les mêmes nombres figurent dans le tableau ci-dessous.
odds-page-course = En cours de partie
odds-page-course-how = Qui retire des Sets laisse ce qui ne va pas ensemble. Douze cartes d’une partie n’ont donc aucun Set dans { $played } des cas, douze cartes au hasard seulement dans { $fresh }.
odds-page-course-chart = La probabilité que douze cartes n’aient aucun Set, selon les cartes encore dans le talon ; les mêmes nombres figurent dans le tableau ci-dessous.
odds-page-line-random = Cartes au hasard, exactement
odds-page-line-played = En jeu, { $games } parties simulées
odds-page-line-yours = Votre propre simulation
odds-page-in-deck = Encore dans le talon
odds-page-simulate = Simuler soi-même
odds-page-simulate-how = Votre navigateur joue des parties entières et prend toujours n’importe lequel des Sets présents. Plus il y a de parties, plus se resserre l’intervalle qui contient la vérité dans 99 cas sur 100.
odds-page-kind = Ce qui est joué
odds-page-games = Parties
odds-page-start = Démarrer
odds-page-go-on = Continuer
odds-page-stop = Arrêter
odds-page-progress = Parties jouées : { $games } sur { $goal }
odds-page-pace = Parties par seconde : { $games }
odds-page-done = La simulation est terminée. Parties jouées : { $games }.
odds-page-stopped = Arrêt. Parties jouées : { $games }.
odds-page-broken = Ce navigateur ne peut pas simuler ici. Rechargez la page.
odds-page-what = Quoi
odds-page-seen = Observé
odds-page-interval = Intervalle à 99 %
odds-page-interval-of = de { $low } à { $high }
odds-page-first = Aucun Set à la première donne
odds-page-boards = Aucun Set parmi { NUMBER($cards) } cartes
odds-page-won = Parties gagnées
odds-page-left = Cartes restantes : { NUMBER($cards) }
odds-page-here = Y a-t-il un Set ici ?
odds-page-here-how = Réunissez des cartes quelconques : choisissez le nombre et le contenu, puis touchez les cartes.
odds-page-number = Nombre
odds-page-number-of = { $number ->
        [one] Un
        [two] Deux
       *[three] Trois
    }
odds-page-shading = Contenu
odds-page-shading-of = { $shading ->
        [solid] Plein
        [striped] Hachuré
        [dotted] Pointillé
       *[open] Vide
    }
odds-page-choose = Cartes à choisir
odds-page-chosen = Cartes choisies : { NUMBER($cards) }
odds-page-put-back = Remettre : { $card }
odds-page-deal = Tirer { NUMBER($cards) } cartes au hasard
odds-page-clear = Tout remettre
odds-page-nothing = Aucune carte n’est encore choisie.
odds-page-found-none = Il n’y a aucun Set ici.
odds-page-found =
    { $sets ->
        [one] Il y a { $sets } Set ici.
       *[other] Il y a { $sets } Sets ici.
    }
odds-page-found-more = Seuls les { NUMBER($sets) } premiers sont montrés.
odds-page-likely = { NUMBER($cards) } cartes au hasard n’ont aucun Set dans { $percent } des cas ; en moyenne, elles en ont { $mean }.
odds-page-certain = Parmi tant de cartes, il y a toujours un Set : { NUMBER($cards) } au plus peuvent ne pas en avoir.
# $seconds is a number with its decimals.
odds-page-difficulty = Un joueur occasionnel trouve le premier en { $seconds } s environ, selon un modèle et non des données mesurées.
odds-page-claims = Ce que disent les livrets

## The browser: what one has done so far

statistics-title = Vos statistiques
statistics-lead = À quelle vitesse et avec quelle sûreté vous trouvez des Sets. Tout cela reste dans ce navigateur et nulle part ailleurs.
statistics-empty = Il n’y a encore rien ici. Dès que vous trouvez un Set, à une table ou en solo, il est noté ici.
statistics-begin-alone = Jouer en solo
statistics-begin-daily = Le casse-tête du jour
statistics-begin-learn = Apprendre le jeu
statistics-begin-friends = Jouer entre amis
statistics-sum = En tout
statistics-found = Sets trouvés
statistics-wrong = Erreurs
statistics-by-differing = Selon les caractéristiques différentes
statistics-differing = Caractéristiques différentes
statistics-by-game = Selon le jeu
statistics-game = Jeu
statistics-game-name = { $game ->
        [table] Tables avec d’autres
        [here] Tables dans ce navigateur
        [puzzle] Casse-tête simplifié
        [daily] Casse-tête du jour
       *[drill] Exercices
    }
statistics-history = Évolution
statistics-days = Jour
statistics-weeks = Semaine du
statistics-medians = Temps médian par Set
statistics-medians-chart = Temps médian par Set, jour par jour ou semaine par semaine ; les mêmes nombres figurent dans le tableau ci-dessous.
statistics-counts = Nombre de Sets
statistics-counts-chart = Nombre de Sets, jour par jour ou semaine par semaine ; les mêmes nombres figurent dans le tableau ci-dessous.
statistics-keeping = Vos données
statistics-export = Télécharger en tableau
statistics-delete = Tout supprimer
statistics-delete-sure = Tout ce que montre cette page disparaîtra pour toujours. Supprimer ?
statistics-delete-yes = Supprimer pour toujours
statistics-delete-no = Garder
statistics-deleted = Tout est supprimé.

## The browser: installed and offline
offline-news = Une nouvelle version est prête pour le prochain lancement.
offline-reload = La charger maintenant
offline-install = Installer Tercet sur cet appareil
offline-away = Le serveur est injoignable. Seules les tables à plusieurs en ont besoin : jouer en solo, apprendre et résoudre les casse-tête se fait sans lui.
