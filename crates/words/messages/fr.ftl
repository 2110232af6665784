### Tercet en français.
### Une espace insécable (U+00A0) précède les deux-points ; l’apostrophe est toujours typographique (’).
### Les joueurs francophones appellent « vague » aussi bien squiggle que wave ; aucun jeu de cartes n’a les deux.

## The language itself

language-name = français
language-direction = ltr
number-decimal = ,
number-group = { "\u202F" }
number-minus = −

## Les listes

list-pair = { $first } et { $last }
list-more = { $list }, { $next }
list-last = { $list } et { $last }

## The check of three cards

check-is-set = C’est un Set.
check-is-not-set = Ce n’est pas un Set.
check-is-find = { $target ->
        [two-pairs] C’est une double paire.
        [six] C’est un Sextuor.
       *[four] C’est un Quatuor.
    }
check-is-not-find = { $target ->
        [two-pairs] Ce n’est pas une double paire.
        [six] Ce n’est pas un Sextuor.
       *[four] Ce n’est pas un Quatuor.
    }
magic-rule = La règle magique : si deux cartes ont un point commun que la troisième n’a pas, ce n’est pas un Set.

## The four answers of a check

answer-number-same = Nombre : { $value ->
        [one] un motif
        [two] deux motifs
       *[three] trois motifs
    } sur chaque carte.

answer-number-different = Nombre : différent sur les trois cartes.

answer-number-mixed = Nombre : { $value ->
        [one] un motif
        [two] deux motifs
       *[three] trois motifs
    } sur deux cartes seulement.

answer-shading-same = Contenu : { $value ->
        [solid] plein
        [striped] hachuré
        [dotted] en pointillés
       *[open] vide
    } sur les trois cartes.

answer-shading-different = Contenu : différent sur les trois cartes.

answer-shading-mixed = Contenu : { $value ->
        [solid] plein
        [striped] hachuré
        [dotted] en pointillés
       *[open] vide
    } sur deux cartes seulement.

answer-colour-same = Couleur : { $value ->
        [red] rouge
        [green] vert
        [turquoise] turquoise
        [orange] orange
        [blue] bleu
        [black] noir
        [white] blanc
       *[purple] violet
    } sur les trois cartes.

answer-colour-different = Couleur : différente sur les trois cartes.

answer-colour-mixed = Couleur : { $value ->
        [red] rouge
        [green] vert
        [turquoise] turquoise
        [orange] orange
        [blue] bleu
        [black] noir
        [white] blanc
       *[purple] violet
    } sur deux cartes seulement.

answer-symbol-same = Forme : { $value ->
        [diamond] losange
        [rectangle] rectangle
        [oval] ovale
        [squiggle] vague
       *[wave] vague
    } sur les trois cartes.

answer-symbol-different = Forme : différente sur les trois cartes.

answer-symbol-mixed = Forme : { $value ->
        [diamond] losange
        [rectangle] rectangle
        [oval] ovale
        [squiggle] vague
       *[wave] vague
    } sur deux cartes seulement.
## The answers of other modes

feature-name = { $feature ->
        [number] Nombre
        [shading] Contenu
        [colour] Couleur
        [symbol] Forme
       *[border] Bordure
    }
value-name = { $value ->
        [one] un motif
        [two] deux motifs
        [three] trois motifs
        [four] quatre motifs
        [solid] plein
        [striped] hachuré
        [dotted] en pointillés
        [open] vide
        [crossed] quadrillé
        [red] rouge
        [green] vert
        [turquoise] turquoise
        [purple] violet
        [blue] bleu
        [orange] orange
        [black] noir
        [white] blanc
        [gray] gris
        [diamond] losange
        [rectangle] rectangle
        [oval] ovale
        [squiggle] vague
        [wave] vague
        [hexagon] hexagone
        [single-border] simple
        [double-border] double
       *[dotted-border] en pointillés
    }
answer-same = { $feature } : { $value } sur chaque carte.
answer-different = { $feature ->
        [number] Nombre : différent sur chaque carte.
        [shading] Contenu : différent sur chaque carte.
        [colour] Couleur : différente sur chaque carte.
        [symbol] Forme : différente sur chaque carte.
       *[border] Bordure : différente sur chaque carte.
    }
answer-border-mixed = Bordure : { $value ->
        [single-border] simple
        [double-border] double
       *[dotted-border] en pointillés
    } sur deux cartes seulement.
answer-two-and-two = { $feature } : { $first } sur deux cartes, { $second } sur les deux autres.
answer-together = { $feature } : { $value } pour compléter les deux paires.
answer-apart = { $feature } : { $first } pour compléter une paire, { $second } pour l’autre.
answer-balanced = { $feature } : { $counts }. C’est équilibré.
answer-uneven = { $feature } : { $counts }. Ce n’est pas équilibré.
answer-count = { $count ->
        [one] { $value } sur { $count } carte
       *[other] { $value } sur { $count } cartes
    }
answer-pairs = Une paire : { $first }. L’autre paire : { $second }. La même carte complète les deux : { $card }.
answer-pairs-apart = Une paire : { $first }. L’autre paire : { $second }. Deux cartes différentes les complètent : { $cards }.

## The cards

# L’accord suit le genre de la forme : seule la vague est féminine.
card-name =
    { $number ->
        [one] { $symbol ->
            [diamond] un losange
            [rectangle] un rectangle
            [oval] un ovale
            [squiggle] une vague
            [hexagon] un hexagone
           *[wave] une vague
        }
        [two] { $symbol ->
            [diamond] deux losanges
            [rectangle] deux rectangles
            [oval] deux ovales
            [squiggle] deux vagues
            [hexagon] deux hexagones
           *[wave] deux vagues
        }
        [three] { $symbol ->
            [diamond] trois losanges
            [rectangle] trois rectangles
            [oval] trois ovales
            [squiggle] trois vagues
            [hexagon] trois hexagones
           *[wave] trois vagues
        }
       *[four] { $symbol ->
            [diamond] quatre losanges
            [rectangle] quatre rectangles
            [oval] quatre ovales
            [squiggle] quatre vagues
            [hexagon] quatre hexagones
           *[wave] quatre vagues
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
        [gray] { $symbol ->
            [squiggle] { $number ->
                [one] grise
               *[several] grises
            }
            [wave] { $number ->
                [one] grise
               *[several] grises
            }
           *[masculine] gris
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
        [crossed] { $symbol ->
            [squiggle] { $number ->
                [one] quadrillée
               *[several] quadrillées
            }
            [wave] { $number ->
                [one] quadrillée
               *[several] quadrillées
            }
           *[masculine] { $number ->
                [one] quadrillé
               *[several] quadrillés
            }
        }
       *[open] { $number ->
            [one] vide
           *[several] vides
        }
    }
card-bordered = { $card }, { $border }
card-bordered-listed = { $card } ({ $border })
card-border = { $border ->
        [single-border] bordure simple
        [double-border] bordure double
       *[dotted-border] bordure en pointillés
    }
card-back = une carte face cachée
card-gap = un emplacement vide

## What is wrong with what somebody typed

card-letters = Une carte s’écrit en quatre caractères : nombre 1, 2 ou 3 ; contenu s (plein), t (hachuré) ou e (vide) ; couleur r (rouge), g (vert) ou p (violet) ; forme d (losange), o (ovale) ou q (vague). Par exemple : 2srd.
card-unknown-letter = « { $text } » n’est pas une carte : aucune carte ne contient le caractère « { $letter } ».
card-feature-twice =
    « { $text } » n’est pas une carte : { $feature ->
        [number] le nombre est donné deux fois
        [shading] le contenu est donné deux fois
        [colour] la couleur est donnée deux fois
        [symbol] la forme est donnée deux fois
       *[border] la bordure est donnée deux fois
    }.
card-feature-missing =
    « { $text } » n’est pas une carte : { $feature ->
        [number] il manque le nombre
        [shading] il manque le contenu
        [colour] il manque la couleur
        [symbol] il manque la forme
       *[border] il manque la bordure
    }.
card-border-of-four = « { $text } » n’est pas une carte : une carte qui porte une quatrième valeur (4, x, b ou h) n’a pas de bordure.
card-letters-of-modes = Certains modes ont aussi le nombre 4, le contenu x (quadrillé), la couleur b (bleu) et la forme h (hexagone), ou bien une bordure : i (simple), j (double) ou k (en pointillés).
card-no-place = « { $text } » ne désigne aucun emplacement de la table.
# En français, zéro prend la forme [one] : il lui faut donc sa propre phrase.
claim-count =
    { $count ->
        [0] Il faut trois cartes, jusqu’à six dans certains modes ; vous n’en donnez aucune.
        [1] Il faut trois cartes, jusqu’à six dans certains modes ; vous n’en donnez qu’une.
       *[other] Il faut trois cartes, jusqu’à six dans certains modes ; vous en donnez { $count }.
    }
claim-same-card = Vous donnez deux fois la carte { $card } ; chaque carte est unique.
seed-not-hex = « { $letter } » n’est pas un chiffre hexadécimal ; utilisez 0–9 et a–f.
seed-length =
    { $count ->
        [0] La graine est vide ; il lui faut de 1 à { NUMBER($most) } chiffres hexadécimaux, par exemple 2a.
       *[other] Cette graine est trop longue ; il lui faut de 1 à { NUMBER($most) } chiffres hexadécimaux, par exemple 2a.
    }
name-empty = Saisissez un nom.
name-long = Un nom compte au plus { NUMBER($most) } caractères ; celui-ci en a { NUMBER($count) }.
name-control = Retirez du nom les sauts de ligne et les caractères invisibles.
handicap-delay = Un délai doit être compris entre 0 et 30{ "\u202F" }000 millisecondes ; { NUMBER($delay) } n’est pas possible.
handicap-head-start = Une avance doit être comprise entre 0 et 27 points ; { NUMBER($points) } n’est pas possible.
stack-count = Avec ces règles, une manche se joue avec { NUMBER($needed) } cartes, mais le paquet en compte { NUMBER($count) }.
stack-foreign = La carte { $card } ne fait pas partie du paquet de ces règles.
stack-twice = La carte { $card } est deux fois dans le paquet ; chaque carte est unique.
stack-sets = Ce casse-tête doit compter exactement { NUMBER($needed) } Sets, mais ces cartes en contiennent { NUMBER($count) }.

## What does not fit together in rules

rules-out-of-range = { $field } vaut { NUMBER($value) } ; la valeur doit être comprise entre { NUMBER($least) } et { NUMBER($most) }.
rules-range-with = Avec { $other } = { $setting }, { $field } doit être compris entre { NUMBER($least) } et { NUMBER($most) }, et non { NUMBER($value) }.
rules-layout-threes = Le nombre de cartes étalées doit être un multiple de trois, comme 9, 12, 15 ou 18, et non { NUMBER($count) }.
rules-rows =
    { $rows ->
        [one] { NUMBER($count) } cartes ne remplissent pas { $rows } rangée.
       *[other] { NUMBER($count) } cartes ne remplissent pas { $rows } rangées égales.
    }
rules-set-master = Le Set-Master observe pendant qu’au moins deux autres personnes jouent : il faut donc au moins 3 places à la table, et non { NUMBER($seats) }.
rules-alone = La variante « { $variant } » se joue en solo : il faut donc une seule place, et non { NUMBER($seats) }.
rules-most-sets = Quand le plus grand nombre de Sets l’emporte, il n’y a pas de points : une fausse annonce ne peut donc pas en coûter.
rules-subtract = Les fausses annonces ne peuvent être déduites que si elles coûtent un point.
rules-never-widened = Dans la variante « { $variant } », on n’ajoute pas de cartes : elles ne peuvent donc pas arriver d’elles-mêmes.
rules-puzzle = La variante « { $variant } » demande { NUMBER($count) } cartes étalées, tirées d’un paquet de { NUMBER($deck) }.
rules-needs = Avec { $field } = { $value }, { $other } doit valoir { $needed }.
rules-not-with = Avec { $field } = { $value }, { $other } ne peut pas valoir { $excluded }.
rules-plain = La variante « { $variant } » a ses propres cartes et ses propres règles : celles des modes ne s’y appliquent pas.
rules-no-such-cards = Les cartes à { NUMBER($features) } caractéristiques et { NUMBER($values) } valeurs n’ont pas celle-ci : { $value }.
rules-time = time_s vaut { NUMBER($seconds) } ; il faut 0, ou une valeur comprise entre 30 et 1{ "\u202F" }800.
rules-check = others_check_s vaut { NUMBER($seconds) } ; il faut 0, ou une valeur comprise entre 3 et 30.
rules-unseen-check = Les autres ne peuvent vérifier que des cartes visibles de tout le monde : ni grilles individuelles, ni cartes face cachée.
rules-endless = Avec un paquet sans fin, il faut que finds, time_s ou first_to mette fin à la manche.
rules-faces-down = Quand les cartes sont face cachée, il en faut au moins { NUMBER($least) } sur la table, pour qu’il y ait toujours quelque chose à trouver.

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
rule-deck-whole = les { NUMBER($count) } cartes
rule-deck-more = { $value ->
        [four] à quatre motifs seulement
        [crossed] motifs quadrillés seulement
        [blue] bleues seulement
        [hexagon] hexagones seulement
        [single-border] à bordure simple seulement
        [double-border] à bordure double seulement
       *[dotted-border] à bordure en pointillés seulement
    }
rule-layout = cartes étalées
rule-layout-value = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
rule-rows = rangées
rule-rows-value = { $count ->
        [0] selon l’écran
        [1] une rangée
       *[other] { $count } rangées
    }
rule-calling = quand vous voyez un Set
rule-calling-value = { $value ->
        [call-then-pick] annoncer, puis désigner
        [call-and-pick-at-once] annoncer et désigner aussitôt
       *[quick-claims] désigner sans annoncer
    }
rule-call-window = temps pour désigner
rule-photo-finish = latence compensée en cas de photo-finish
rule-others = les autres pendant une annonce
rule-others-value = { $value ->
        [may-not-pick] ne peuvent pas désigner
        [may-not-pick-or-call] ne peuvent ni désigner ni annoncer
       *[may-not-touch-or-call] ne peuvent ni toucher ni annoncer
    }
rule-wrong-call = fausse annonce
rule-wrong-call-value = { $value ->
        [lose-point] un point de moins
        [lock-out] annonces bloquées jusqu’à ce que quelqu’un d’autre prenne un Set
        [wait] quelques secondes d’attente
       *[nothing] aucune pénalité
    }
rule-wait = attente après une fausse annonce
rule-others-check = les autres vérifient
rule-others-check-off = non
rule-no-set = trois cartes de plus
rule-more-cards = cartes de plus
rule-no-set-value = { $value ->
        [all-agree] quand tout le monde est d’accord
        [at-once] d’elles-mêmes, dès qu’il n’y a rien à trouver
       *[all-agree-or-long-time] quand tout le monde est d’accord, ou sur demande après un long moment
    }
rule-silence = silence valant accord
rule-long-time = durée d’un « long moment »
rule-widened = cartes ajoutées
rule-widened-value = { $value ->
        [not-replaced] non remplacées au Set suivant
       *[replaced] remplacées au Set suivant
    }
rule-first-to = fin de la manche
rule-first-to-value = { $count ->
        [0] quand le talon est épuisé et qu’il ne reste aucun Set
        [1] au premier Set
       *[other] dès que quelqu’un a { $count } Sets
    }
rule-scoring = décompte
rule-scoring-value = { $value ->
        [point-per-set] 1 point par Set
        [point-per-set-minus-wrong-calls] 1 point par Set, moins les fausses annonces
        [most-sets] le plus grand nombre de Sets l’emporte
       *[point-per-card] 1 point par carte
    }
rule-calling-find = quand vous voyez une trouvaille
rule-find-value = { $value ->
        [lock-out] annonces bloquées jusqu’à la prochaine trouvaille de quelqu’un d’autre
        [at-once] d’elles-mêmes, dès qu’il n’y a rien à trouver
        [not-replaced] non remplacées à la trouvaille suivante
        [replaced] remplacées à la trouvaille suivante
        [point-per-set] 1 point par trouvaille
        [point-per-set-minus-wrong-calls] 1 point par trouvaille, moins les fausses annonces
       *[most-sets] le plus grand nombre de trouvailles l’emporte
    }
rule-first-to-finds = { $count ->
        [0] quand le talon est épuisé et qu’il ne reste rien à trouver
        [1] à la première trouvaille
       *[other] dès que quelqu’un a { $count } trouvailles
    }
rule-rounds = durée de la partie
rule-rounds-value = { $count ->
        [0] tout le monde distribue une fois
        [1] une manche
       *[other] { $count } manches
    }
rule-deal-within = temps pour distribuer
rule-set-master = la personne qui distribue
rule-set-master-value = { $value ->
        [yes] observe en tant que Set-Master
       *[no] joue aussi
    }
rule-seats = places
rule-target = ce qu’on cherche
rule-target-value = { $value ->
        [set] un Set
        [two-pairs] une double paire
        [six] un Sextuor
       *[four] un Quatuor
    }
rule-features = caractéristiques
rule-values = valeurs par caractéristique
rule-grow = cartes ajoutées jusqu’à un multiple de
rule-chain = cartes reprises de la trouvaille précédente
rule-chain-value = { $count ->
        [0] aucune
        [1] exactement une
       *[other] exactement { $count }
    }
rule-keep = cartes trouvées
rule-keep-value = { $value ->
        [taken] retirées
       *[until-all] laissées jusqu’à ce que tout soit trouvé
    }
rule-after-find = les autres cartes, après une trouvaille
rule-after-find-value = { $value ->
        [stay] restent en place
       *[shuffled] changent de place
    }
rule-faces = cartes posées
rule-faces-value = { $value ->
        [up] face visible
       *[down] face cachée
    }
rule-boards = grilles de cartes
rule-boards-value = { $value ->
        [shared] une pour tout le monde
       *[own] une par personne
    }
rule-deck-lasts = le paquet
rule-deck-lasts-value = { $value ->
        [once] sert une fois
       *[endless] est remélangé sans fin
    }
rule-finds = trouvailles par manche
rule-time = durée de la manche
rule-no-limit = sans limite
rule-drawing = dessin des cartes
rule-drawing-value = { $value ->
        [edition] celui de l’édition
       *[fresh] différent à chaque manche
    }
rule-alone = en solo, aucun Set parmi 12 cartes
rule-alone-value = { $value ->
        [loses] vous perdez
       *[silent] –
    }
rule-quick-deck = cartes en jeu en version simplifiée
rule-quick-layout = cartes étalées en version simplifiée
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
mode-name = { $mode ->
        [sprint-10] Sprint 10
        [sprint-20] Sprint 20
        [minutes-1] 1 minute
        [minutes-2] 2 minutes
        [minutes-5] 5 minutes
        [first-steps] Premiers pas
        [chain] En chaîne
        [whole-board] Table rase
        [restless] Bougeotte
        [blind] À l’aveugle
        [two-pairs] Double paire
        [two-pairs-nine] Double paire à 9 cartes
        [two-pairs-chain] Double paire en chaîne
        [five-features] Avec bordures
        [six] Sextuor
        [fours] Quatuors
        [little-fours] Petits Quatuors
        [little-fours-chain] Petits Quatuors en chaîne
        [fresh-paint] Peinture fraîche
       *[speed] Vitesse
    }
mode-changed = { $mode }, règles modifiées
variant-borrowed =
    Le livret { $edition ->
        [english] anglais
        [italian] italien
        [russian] russe
        [hebrew] hébreu
       *[french] français
    } ne décrit pas la variante « { $variant } » ; ici, on suit le livret { $source ->
        [english] anglais
        [italian] italien
        [russian] russe
        [hebrew] hébreu
       *[french] français
    }.
variant-of-the-house = La variante « { $variant } » n’est dans aucun livret ; c’est une règle maison.
editions-hint = Pour écrire une édition dans un fichier que vous pourrez modifier : tercet editions english > rules.toml

## Why something cannot be done

refusal-not-seated = Il faut avoir une place à cette table : rejoignez d’abord la partie.
refusal-already-seated = Vous êtes déjà à cette table.
refusal-removed-by-host = L’hôte vous a retiré l’accès à cette table.
refusal-not-host = C’est réservé à l’hôte, { $host }.
refusal-nobody-there = Il n’y a personne à cette place.
refusal-too-many-players =
    Il y a { $players ->
        [one] { $players } personne
       *[other] { $players } personnes
    } à cette table, mais ces règles prévoient { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }.
refusal-match-goes-on = La revanche n’est possible qu’à la fin de la partie.
refusal-too-often = Pas si vite ! Réessayez dans { NUMBER($seconds) } s.
refusal-table-full =
    { $seats ->
        [0] Il n’y a pas de place.
        [1] La seule place est prise.
       *[other] Les { $seats } places sont prises.
    }
refusal-match-has-begun = Cela ne peut être modifié qu’avant la première donne.
refusal-already-dealt = Les cartes ont déjà été distribuées.
refusal-not-the-dealer = C’est à { $dealer } de distribuer. Tout le monde pourra le faire dans { NUMBER($seconds) } s.
refusal-too-few-players = Pour commencer, il faut être au moins { NUMBER($needed) } ; pour l’instant : { NUMBER($players) }.
refusal-not-dealt = Les cartes n’ont pas encore été distribuées.
refusal-round-over = La manche est terminée.
refusal-match-over = La partie est terminée.
refusal-set-master-watches = Le Set-Master ne joue pas cette manche.
refusal-locked-out = Fausse annonce : vous ne pouvez plus annoncer avant que quelqu’un d’autre prenne un Set.
refusal-locked-out-find = Fausse annonce : vous ne pouvez plus annoncer avant la prochaine trouvaille de quelqu’un d’autre.
refusal-locked-out-for = Fausse annonce : attendez encore { NUMBER($seconds) } s.
refusal-others-first = Un instant : les autres peuvent d’abord retourner des cartes.
refusal-too-early = Votre handicap : vous pourrez annoncer dans { NUMBER($seconds) } s.
refusal-call-stands = { $caller } a annoncé { NUMBER($seconds) } s avant vous.
refusal-already-called = Vous avez déjà annoncé : désignez les cartes.
refusal-photo-finish = Photo-finish…
refusal-being-checked = On vérifie ces cartes. Un instant…
refusal-nothing-to-check = Vous n’avez rien à vérifier pour le moment.
refusal-voted-already = Vous avez déjà répondu.
refusal-call-first = Annoncez « Set ! » avant de désigner des cartes.
refusal-claim-without-calling = Pas besoin d’annoncer à cette table : désignez simplement les cartes.
refusal-not-on-table = Cette carte n’est plus sur la table : { $card }.
refusal-found-before = Déjà trouvé !
refusal-said-already = Vous l’avez déjà dit.
refusal-set-is-certain =
    { $cards ->
        [one] Avec { $cards } carte, il y a forcément un Set.
       *[other] Parmi ces { $cards } cartes, il y a forcément un Set.
    }
refusal-no-more-cards = Il n’y a pas d’autres cartes à ajouter à cette table.
refusal-cards-come-at-once = Il y a un Set sur la table : sinon, des cartes se seraient ajoutées d’elles-mêmes.
refusal-find-is-certain =
    { $cards ->
        [one] Avec { $cards } carte, il y a forcément quelque chose à trouver.
       *[other] Parmi ces { $cards } cartes, il y a forcément quelque chose à trouver.
    }
refusal-finds-come-at-once = Il y a quelque chose à trouver : sinon, des cartes se seraient ajoutées d’elles-mêmes.
refusal-wrong-count = Ici, il faut désigner { NUMBER($needed) } cartes, et non { NUMBER($cards) }.
refusal-not-chained =
    { $needed ->
        [one] Il faut reprendre exactement { $needed } carte de la trouvaille précédente.
       *[other] Il faut reprendre exactement { $needed } cartes de la trouvaille précédente.
    }
refusal-turn-cards = Ici, les cartes sont face cachée : retournez-les une à une.
refusal-nothing-is-down = Ici, les cartes sont face visible : il n’y a rien à retourner.
refusal-cannot-turn = Vous ne pouvez pas retourner cette carte maintenant.
refusal-finished = Vous avez terminé cette manche.
refusal-older-table = Cette table a été ouverte avec une version plus ancienne. Pour ces règles, ouvrez une nouvelle table.
refusal-same-for-all = Dans un défi, les cartes et les règles sont les mêmes pour tout le monde.

## What happens at a table

# Stands where a name would: of a player whose data were deleted.
deleted-player = Joueur supprimé
event-opened = La table est ouverte.
# $who is “you” where the sentence is about the reader; only the other variant names the player.
event-sat =
    { $who ->
        [you] Vous prenez place.
       *[other] { $name } prend place.
    }
event-left =
    { $who ->
        [you] Vous quittez la table.
       *[other] { $name } quitte la table.
    }
event-away =
    { $who ->
        [you] Vous avez perdu la connexion.
       *[other] Connexion perdue avec { $name }.
    }
event-back =
    { $who ->
        [you] Vous êtes de retour.
       *[other] { $name } est de retour.
    }
event-handicapped =
    { $who ->
        [you] Vous commencez avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } et pouvez annoncer { NUMBER($seconds) } s après l’arrivée de nouvelles cartes.
       *[other] { $name } commence avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } et peut annoncer { NUMBER($seconds) } s après l’arrivée de nouvelles cartes.
    }
event-contributed =
    { $who ->
        [you] Vous ajoutez un grain de hasard au mélange.
       *[other] { $name } ajoute un grain de hasard au mélange.
    }
event-countdown = À vos marques : les cartes arrivent dans 3 secondes.
event-dealt =
    { $who ->
        [you] Manche { NUMBER($round) } : vous distribuez { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }.
       *[other] Manche { NUMBER($round) } : { $name } distribue { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }.
    }
event-call-held =
    { $who ->
        [you] Vous annoncez « Set ! » Photo-finish…
       *[other] { $name } annonce « Set ! » Photo-finish…
    }
event-called =
    { $who ->
        [you] Vous annoncez « Set ! »
       *[other] { $name } annonce « Set ! »
    }
event-beaten =
    { $who ->
        [you] Vous arrivez { NUMBER($milliseconds) } ms plus tard.
       *[other] { $name } arrive { NUMBER($milliseconds) } ms plus tard.
    }
event-claimed =
    { $who ->
        [you] Vous avez désigné { $cards }. Les autres vérifient.
       *[other] { $name } a désigné { $cards }. Juste ou faux ?
    }
event-voted =
    { $who ->
        [you] Votre réponse est enregistrée.
       *[other] { $name } a répondu.
    }
event-vote-own =
    { $correct ->
        [yes] Vous aviez raison.
       *[no] Vous aviez tort.
    }
event-votes =
    { $correct ->
        [yes] Bonne réponse : { $names }.
       *[no] Mauvaise réponse : { $names }.
    }
event-no-votes = Aucune réponse.
event-taken =
    { $who ->
        [you] Vous prenez un Set : { $cards }.
       *[other] { $name } prend un Set : { $cards }.
    }
event-found =
    { $who ->
        [you] Vous trouvez un Set : { $cards }.
       *[other] { $name } trouve un Set : { $cards }.
    }
event-wrong-cards =
    { $who ->
        [you] Ce n’est pas un Set : vous avez désigné { $cards }.
       *[other] Ce n’est pas un Set : { $name } a désigné { $cards }.
    }
event-wrong-time =
    { $who ->
        [you] Trop tard : vous n’avez pas désigné les cartes à temps.
       *[other] Trop tard : { $name } n’a pas désigné les cartes à temps.
    }
event-lost-point =
    { $who ->
        [you] Vous perdez un point.
       *[other] { $name } perd un point.
    }
event-locked-out =
    { $who ->
        [you] Vous ne pouvez plus annoncer avant que quelqu’un d’autre prenne un Set.
       *[other] { $name } ne peut plus annoncer avant que quelqu’un d’autre prenne un Set.
    }
event-locked-out-find =
    { $who ->
        [you] Vous ne pouvez plus annoncer avant la prochaine trouvaille de quelqu’un d’autre.
       *[other] { $name } ne peut plus annoncer avant la prochaine trouvaille de quelqu’un d’autre.
    }
event-waits =
    { $who ->
        [you] Vous devez attendre { NUMBER($seconds) } s.
       *[other] { $name } doit attendre { NUMBER($seconds) } s.
    }
event-freed = Tout le monde peut de nouveau annoncer.
event-wait-ended =
    { $who ->
        [you] Vous pouvez de nouveau jouer.
       *[other] { $name } peut de nouveau jouer.
    }
event-said-no-set =
    { $who ->
        [you] Vous dites « Pas de Set ».
       *[other] { $name } dit « Pas de Set ».
    }
event-said-nothing =
    { $who ->
        [you] Vous dites « Rien à trouver ».
       *[other] { $name } dit « Rien à trouver ».
    }
event-widened-all = Tout le monde est d’accord : trois cartes de plus.
event-widened-silence = Personne ne s’y oppose : trois cartes de plus.
event-widened-long-time = Aucun Set trouvé depuis un long moment : trois cartes de plus.
event-widened-at-once = Il n’y avait pas de Set : trois cartes de plus.
event-round-ended-no-set-left = Manche terminée : le talon est épuisé et il ne reste aucun Set.
event-round-ended-agreed = Manche terminée : le talon est épuisé et tout le monde s’accorde à dire qu’il ne reste aucun Set.
event-round-ended-first-to =
    { $who ->
        [you] Manche terminée : vous avez atteint l’objectif.
       *[other] Manche terminée : { $name } a atteint l’objectif.
    }
event-round-ended-all-found = Vous avez trouvé tous les Sets.
event-round-ended-stuck =
    Plus aucun Set. Vous en avez trouvé { NUMBER($sets) } ; il restait { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
event-round-ended-overlooked = Il y avait un Set : { $cards }.
event-host-changed =
    { $who ->
        [you] C’est vous l’hôte maintenant.
       *[other] L’hôte est maintenant { $name }.
    }
event-removed =
    { $who ->
        [you] L’hôte vous retire de la table.
       *[other] L’hôte retire { $name } de la table.
    }
event-renamed =
    { $who ->
        [you] Vous vous appelez maintenant { $name }.
       *[other] { $old } s’appelle maintenant { $name }.
    }
# In place of a new name, when a player was deleted while sitting at the table.
event-forgotten = Le nom d’un joueur a été effacé.
event-rules-changed = Nouvelles règles : édition { $edition }, { $variant }.
event-find =
    { $who ->
        [you] Vous trouvez { $target ->
            [two-pairs] une double paire
            [six] un Sextuor
           *[four] un Quatuor
        } : { $cards }.
       *[other] { $name } trouve { $target ->
            [two-pairs] une double paire
            [six] un Sextuor
           *[four] un Quatuor
        } : { $cards }.
    }
event-not-find =
    { $who ->
        [you] { $target ->
            [two-pairs] Ce n’est pas une double paire
            [six] Ce n’est pas un Sextuor
           *[four] Ce n’est pas un Quatuor
        } : vous avez désigné { $cards }.
       *[other] { $target ->
            [two-pairs] Ce n’est pas une double paire
            [six] Ce n’est pas un Sextuor
           *[four] Ce n’est pas un Quatuor
        } : { $name } a désigné { $cards }.
    }
event-scored =
    { $who ->
        [you] { $target ->
            [set] Vous trouvez un Set.
            [two-pairs] Vous trouvez une double paire.
            [six] Vous trouvez un Sextuor.
           *[four] Vous trouvez un Quatuor.
        }
       *[other] { $target ->
            [set] { $name } trouve un Set.
            [two-pairs] { $name } trouve une double paire.
            [six] { $name } trouve un Sextuor.
           *[four] { $name } trouve un Quatuor.
        }
    }
event-finished =
    { $who ->
        [you] Vous avez terminé !
       *[other] { $name } a terminé.
    }
event-wrong-own =
    { $who ->
        [you] Ce n’était pas ça.
       *[other] { $name } se trompe.
    }
event-replaced = Il n’y a plus rien à trouver : voici d’autres cartes.
event-rearranged = Les cartes changent de place.
event-turned =
    { $who ->
        [you] Vous retournez une carte : { $card }.
       *[other] { $name } retourne une carte : { $card }.
    }
event-turns-ended =
    { $who ->
        [you] Raté pour cette fois.
       *[other] Raté pour { $name }.
    }
event-turned-back = Les cartes sont remises face cachée.
event-grown =
    { $count ->
        [one] Il n’y avait rien à trouver : { $count } carte de plus.
       *[other] Il n’y avait rien à trouver : { $count } cartes de plus.
    }
event-grown-all =
    { $count ->
        [one] Tout le monde est d’accord : { $count } carte de plus.
       *[other] Tout le monde est d’accord : { $count } cartes de plus.
    }
event-grown-silence =
    { $count ->
        [one] Personne ne s’y oppose : { $count } carte de plus.
       *[other] Personne ne s’y oppose : { $count } cartes de plus.
    }
event-grown-long-time =
    { $count ->
        [one] Rien n’a été trouvé depuis un long moment : { $count } carte de plus.
       *[other] Rien n’a été trouvé depuis un long moment : { $count } cartes de plus.
    }
event-round-ended-nothing-left = Manche terminée : le talon est épuisé et il ne reste rien à trouver.
event-round-ended-nothing-agreed = Manche terminée : le talon est épuisé et tout le monde s’accorde à dire qu’il ne reste rien à trouver.
event-round-ended-time-up = Manche terminée : le temps est écoulé.
event-round-ended-finds-made = Manche terminée : c’était la dernière trouvaille.
event-round-ended-all-finished = Manche terminée : tout le monde a fini.
event-mode-chosen = Nouvelles règles : { $mode }.
event-asked-for-all-cards =
    { $who ->
        [you] Vous proposez de continuer avec toutes les cartes.
       *[other] { $name } propose de continuer avec toutes les cartes.
    }
event-rematch = Revanche ! Une nouvelle partie commence.
event-emoted =
    { $who ->
        [you] Vous : { $words }
       *[other] { $name } : { $words }
    }
event-match-won =
    { $who ->
        [you] { $count ->
            [1] Vous avez gagné !
           *[other] Égalité ! Vous partagez la victoire avec { $names }.
        }
       *[other] { $count ->
            [1] { $names } gagne la partie.
           *[other] Égalité ! { $names } se partagent la victoire.
        }
    }
emote-words = { $emote ->
        [hello] Bonjour !
        [well-done] Bien joué !
        [thanks] Merci !
        [oops] Oups !
        [so-close] Presque !
        [thinking] Je réfléchis…
        [good-game] Belle partie !
       *[bye] Au revoir !
    }
event-alone-won = Vous avez gagné !
event-alone-lost = Vous avez perdu.

## The program

usage-unknown-argument = Argument inconnu : « { $argument } ».
usage-missing-argument = Argument manquant : { $argument }.
usage-missing-command = Indiquez une commande.
usage-unknown-command = Commande inconnue : « { $command } ».
usage-invalid-value = « { $value } » n’est pas une valeur valide pour { $argument } ; valeurs possibles : { $possible }.
usage-bad-value = « { $value } » n’est pas une valeur valide pour { $argument }.
usage-not-utf8 = Un argument n’est pas du texte UTF-8.
usage-conflict = { $argument } ne peut pas s’utiliser avec { $other }.
usage-hint = Pour obtenir de l’aide : { $command } --help
file-unreadable = Impossible de lire { $file } : { $reason }.
file-unwritable = Impossible d’écrire { $file } : { $reason }.
file-empty = { $file } est vide.
file-not-utf8 = { $file } n’est pas du texte UTF-8.
file-too-long = { $file } est trop long ; la limite en octets est de { NUMBER($most) }.
file-bad-card = { $file } : { $reason }
file-bad-rules = { $file } n’est pas un fichier de règles : { $reason }
file-bad-config = { $file } n’est pas un fichier de configuration : { $reason }
config-unknown-key = { $file } contient une option inconnue, « { $key } » ; vouliez-vous dire « { $nearest } » ?
config-header = La configuration de « tercet serve ». Une variable d’environnement l’emporte sur une ligne de ce fichier, et une option de la ligne de commande sur les deux. Les lignes en commentaire montrent les valeurs par défaut.
input-not-utf8 = La ligne { NUMBER($line) } n’est pas du texte UTF-8.
input-line-too-long = La ligne { NUMBER($line) } est trop longue ; la limite en octets est de { NUMBER($most) }.
input-line = Ligne { NUMBER($line) } : { $reason }
input-empty = Aucune carte donnée. Donnez-en, par exemple « tercet find 1srd 2srd 3srd », ou une disposition par ligne sur l’entrée standard.
find-none =
    { $count ->
        [0] Sans carte, pas de Set.
        [1] Une seule carte n’est jamais un Set.
       *[other] Il n’y a aucun Set parmi ces { $count } cartes.
    }
referee-not-an-object = Ce n’est pas une commande telle que {"{"}"at":0,"by":"ann","do":"sit"{"}"} : { $reason }
referee-time-goes-back = « at » vaut { NUMBER($at) }, mais valait déjà { NUMBER($last) } ; le temps ne peut pas reculer.
referee-needs = « { $action } » a besoin de « { $field } ».
referee-unknown-action = Valeur inconnue pour « do » : « { $action } » ; valeurs possibles : { $possible }.
play-hint-call = Tapez « s » pour annoncer « Set ! », puis trois numéros comme « 1 5 9 » pour désigner les cartes.
play-hint-claim = Tapez trois numéros comme « 1 5 9 » pour désigner les cartes, sans annoncer.
play-hint-no-set = Tapez « n » s’il n’y a pas de Set.
play-hint-vote = Quand une autre personne désigne des cartes, tapez « 1 » si c’est juste, « 2 » si c’est faux.
play-hint-leave = Tapez « ? » pour voir toutes les commandes, « q » pour quitter.
play-claims-count = Ici, tapez simplement { NUMBER($count) } numéros, sans annoncer.
play-turn = Ici, tapez le numéro d’une carte pour la retourner, une carte à la fois.
play-cards = Cartes sur la table (talon : { NUMBER($deck) }) :
play-score =
    { $who ->
        [you] Vous : { NUMBER($score) }
       *[other] { $name } : { NUMBER($score) }
    }
play-pick-now = Tapez les numéros de trois cartes. Vous avez { NUMBER($seconds) } s.
play-not-understood = Je ne comprends pas « { $text } ».
play-no-such-card = Il n’y a pas de carte numéro { NUMBER($number) } ici.
play-left = Vous avez quitté la table.
play-bot-model = La rapidité des bots n’est qu’une estimation de celle de vrais joueurs.

## The odds

percent = { $number } %
odds-title =
    { $cards ->
        [one] { $cards } carte sur { NUMBER($deck) }
       *[other] { $cards } cartes sur { NUMBER($deck) }
    }
odds-cards = cartes
odds-layouts = dispositions
odds-set-free = sans Set
odds-classes = classes
odds-no-set = aucun Set
odds-one-in = une fois sur
odds-exactly = valeur exacte
odds-sets = Sets
odds-chance = probabilité
odds-mean = Sets en moyenne
odds-certain = À partir de { NUMBER($cards) } cartes, il y a forcément un Set.
odds-classes-note = Les dispositions qu’une symétrie du paquet transforme l’une en l’autre forment une même classe.
odds-mode-mean = trouvailles en moyenne
odds-mode-nothing = rien à trouver
odds-mode-simulated = dispositions simulées
odds-mode-certain = À partir de { NUMBER($cards) } cartes, il y a forcément quelque chose à trouver.
odds-too-many = Avec un paquet de { NUMBER($deck) } cartes, vous pouvez en demander { NUMBER($most) } au plus, et non { NUMBER($cards) }.
plot-format = Un graphique s’enregistre dans un fichier dont le nom finit par .svg ou .png, et non dans { $file }.
plot-no-set = Quelle est la probabilité qu’il n’y ait aucun Set ?
plot-by-sets =
    { $cards ->
        [one] Combien de Sets y a-t-il dans { $cards } carte sur { NUMBER($deck) } ?
       *[other] Combien de Sets y a-t-il dans { $cards } cartes sur { NUMBER($deck) } ?
    }
plot-left = Cartes restantes à la fin
plot-by-place = Aucun Set parmi { NUMBER($cards) } cartes
plot-cards-on-table = cartes sur la table
plot-cards-left = cartes restantes
plot-cards-in-deck = cartes encore dans le talon
plot-fresh = première donne : { $percent }
simulate-title = Parties : { $games } ; édition { $edition }, { $variant } (graine { $seed })
simulate-rate = fréquence
simulate-interval = intervalle de confiance à 99 %
simulate-exact = valeur exacte
simulate-first-deal = aucun Set à la première donne
simulate-no-set = aucun Set parmi { NUMBER($cards) } cartes
simulate-won = parties gagnées
simulate-left = cartes restantes
simulate-games = parties
simulate-in-deck = dans le talon
simulate-speed = Parties par seconde : { $games } (fils d’exécution : { NUMBER($threads) })
simulate-stopped = Simulation interrompue. Parties jouées : { $games } sur { $asked }.
simulate-puzzle = « { $variant } » est un casse-tête, sans distribution ; valeurs possibles : { $possible }.
seed-number = « { $text } » n’est pas une graine ; utilisez un nombre entier jusqu’à 18446744073709551615, décimal ou hexadécimal avec 0x, par exemple 42 ou 0x2a.
date-form = « { $text } » n’est pas une date ; écrivez l’année, le mois et le jour, par exemple 2026-01-31.
date-no-such-day = Ce jour n’existe pas : { $date }. Les dates vont de 0001-01-01 à 9999-12-31.
date-too-late = À partir du { $date }, il reste moins de jours que demandé ({ $count }) ; le calendrier s’arrête au 9999-12-31.
puzzle-of-day = Casse-tête du { $date }
puzzle-drawn = Casse-tête { $number } de la graine { $seed }
puzzle-facts = Sets : { NUMBER($sets) }. Un joueur amateur trouve le premier en { NUMBER($seconds) } s environ (estimation).

## What the booklets claim

claim-line =
    { $count ->
        [1] Édition { $editions } : { $statement }
       *[other] Éditions { $editions } : { $statement }
    }
claim-about = Parmi { NUMBER($cards) } cartes, il y a un Set dans { $percent } des cas environ.
claim-over = Parmi { NUMBER($cards) } cartes, il y a un Set dans plus de { $percent } des cas.
claim-left = À la fin, il peut rester six ou neuf cartes.
claim-cards = Il y a { NUMBER($cards) } cartes, toutes différentes.
claim-quick = Sans l’une des caractéristiques, on joue avec { NUMBER($cards) } cartes.
claim-puzzle = Neuf cartes où le contenu ne compte pas font un casse-tête à { NUMBER($sets) } Sets.
claim-verdict = { $verdict ->
        [true] C’est vrai.
        [fresh] C’est vrai pour la première donne, mais pas en cours de partie.
        [mostly] C’est vrai pour la plupart des parties, mais pas pour toutes.
       *[false] C’est faux.
    }
truth-fresh = À la première donne : { $percent }, exactement { $fraction }.
truth-in-play = En cours de partie, à mesure que des Sets sont retirés : { $percent } (de { $low } à { $high }).
truth-left = C’est ainsi que finissent { $percent } des parties (de { $low } à { $high }). Nombre de cartes restantes dans les autres : { $others }. Il n’en reste jamais 3.
truth-left-share = { NUMBER($cards) } ({ $percent })
truth-cards = { $product } = { NUMBER($cards) }. Elles forment { NUMBER($sets) } Sets, et deux cartes quelconques appartiennent ensemble à un seul d’entre eux.
truth-puzzle = Sur toutes les dispositions de neuf cartes de ce genre, { $percent } ont exactement { NUMBER($sets) } Sets ({ $fraction }) ; la moyenne est de { $mean }.
claims-note = La première donne est calculée exactement. Les parties sont simulées : { $games }, toujours les mêmes, avec des intervalles de confiance à 99 %.

## Help on the command line

help-tercet = Le jeu de cartes SET selon cinq de ses livrets de règles. Sans lien avec les éditeurs du jeu.
help-usage = Utilisation :
help-commands = Commandes :
help-arguments = Arguments :
help-options = Options :
help-example = Exemple :
help-default = par défaut :
help-lang = Langue : en, fr, he, it ou ru (par défaut : selon les paramètres régionaux)
help-json = Afficher du JSON
help-help = Afficher cette aide
help-version = Afficher la version
help-check = Vérifier si trois cartes forment un Set : les quatre réponses et le verdict ; code de sortie 0 si c’est un Set, 1 si ce n’en est pas un, 2 si l’entrée est incorrecte
help-check-cards = Trois cartes, par exemple 1srd 2srd 3srd
help-check-edition = L’édition qui donne les mots et les dessins
help-find = Trouver tous les Sets parmi des cartes, dans l’ordre de la disposition
help-find-cards = Les cartes d’une disposition ; si aucune n’est donnée, une disposition par ligne sur l’entrée standard
help-editions = Comparer les cinq éditions, ou en écrire une en TOML à modifier
help-editions-name = L’édition à écrire sous forme de fichier de règles
help-editions-variant = La variante à écrire
help-deal = Afficher le paquet d’une manche, dans l’ordre de distribution, d’après la graine de la table
help-deal-seed = La graine de la table : de 1 à 64 chiffres hexadécimaux
help-deal-round = Le numéro de la manche dans la partie
help-deal-round-seed = La graine propre à une manche, telle qu’elle s’affiche après celle-ci, au lieu de celle de la table
help-deal-mix = Ce qu’une place a ajouté au mélange, sous la forme SEAT:HEX, les places étant comptées à partir de 0 ; peut être répété
help-deal-edition = L’édition qui fournit le paquet
help-deal-variant = La variante à distribuer
help-referee = Tenir une table sur l’entrée et la sortie standard, un objet JSON par ligne, pour des programmes dans n’importe quel langage
help-referee-edition = L’édition à jouer
help-referee-variant = La variante à jouer
help-referee-rules = Un fichier de règles en TOML ou en JSON, au lieu de l’édition et de la variante
help-referee-seed = La graine de la table : de 1 à 64 chiffres hexadécimaux (par défaut : au hasard)
help-referee-deck = Un fichier avec les cartes de la première manche dans l’ordre de distribution ; les manches suivantes sont mélangées
help-play = Jouer dans ce terminal : contre des bots, en solo ou à la table d’un serveur
help-play-edition = L’édition à jouer
help-play-variant = La variante à jouer
help-play-rules = Un fichier de règles en TOML ou en JSON, au lieu de l’édition et de la variante
help-play-seed = La graine de la table, pour rejouer les mêmes cartes
help-play-bots = Le nombre de bots adverses
help-play-level = Le niveau des bots
help-play-name = Votre nom à la table

serve-open = Tercet tourne à l’adresse { $url }
serve-data = Les données sont conservées dans { $folder }. Ctrl-C pour arrêter.
serve-stopped = Tercet est arrêté. Tout ce qui a été confirmé est enregistré.
serve-port-taken = Un autre programme écoute déjà sur { $address } : arrêtez-le ou choisissez un autre port, par exemple --listen 127.0.0.1:8081.
serve-cannot-listen = Impossible d’écouter sur { $address } : { $reason }. Une adresse s’écrit comme 127.0.0.1:8080.
serve-no-data-folder = Cette plateforme n’a pas de dossier standard pour les données : indiquez-en un avec --data.
backup-done = Sauvegarde terminée : { $file }
verify-right =
    { $rounds ->
        [one] Tout est juste : la graine promise, le mélange, chaque événement et les scores ({ $rounds } manche ; enregistrements : { NUMBER($records) }).
       *[other] Tout est juste : les graines promises, les mélanges, chaque événement et les scores ({ $rounds } manches ; enregistrements : { NUMBER($records) }).
    }
verify-wrong = La ligne { NUMBER($line) } est fausse : { $reason }
verify-no-replay = { $file } n’est pas un replay : { $reason }
verify-signed = La signature est valide : rien n’a changé depuis que le serveur a signé.
verify-unsigned = Conforme aux règles, mais non signé : les heures, les noms et les identifiants ne sont pas prouvés.
verify-unchecked = Conforme aux règles ; la signature n’a pas été vérifiée : donnez --key ou --server.
verify-forged = La signature n’est pas valide : quelque chose que les règles ne peuvent pas vérifier, comme une heure, un nom ou un identifiant, a été modifié, ou bien c’est un autre serveur qui a signé.
key-now = Clé de signature actuelle : { $key }
key-old = Ancienne clé de signature : { $key }
audit-damaged = { $stream }, l’entrée { NUMBER($entry) } est endommagée : { $reason }
audit-other-hash = son empreinte ne correspond pas à son contenu et aux entrées précédentes.
audit-no-hash = elle n’a pas d’empreinte, alors que l’entrée précédente en a une.
audit-missing = les entrées précédentes manquent.
audit-unreadable = elle est illisible : { $detail }
audit-against-rules = selon les règles, elle ne découle pas des entrées précédentes : { $detail }
audit-counts = Tables : { NUMBER($tables) } ; joueurs : { NUMBER($players) } ; entrées : { NUMBER($entries) } ; manches terminées, toutes rejouées : { NUMBER($rounds) }.
audit-unchained = Anciennes entrées sans empreinte propre : { NUMBER($entries) }.
audit-redacted = Entrées dont un nom a été effacé ou déplacé : { NUMBER($entries) }.
audit-newer = Tables d’une version plus récente, dont seules les empreintes ont été vérifiées : { NUMBER($tables) }.
audit-right = Aucun dommage trouvé.
audit-wrong = Entrées endommagées : { NUMBER($count) }. Le serveur refuse ces tables et sert les autres ; restaurez ce qui manque depuis une sauvegarde.
# The id of a player, and how many names of that player there were.
forget-done = Noms effacés pour { $player } : { NUMBER($names) }.
forget-moved = Enregistrements d’anciennes versions dont les noms peuvent désormais être effacés : { NUMBER($records) }.
forget-clean = Plus aucun nom de ces joueurs n’est conservé ici. Gardez la liste de leurs identifiants : restaurer une sauvegarde fait réapparaître les noms.
forget-damaged = Les noms des tables endommagées sont restés tels quels : restaurez ces tables depuis une sauvegarde, puis relancez la commande.
projections-rebuilt = Parties dans les classements : { NUMBER($runs) }. Autres parties : { NUMBER($matches) }. Tables lues : { NUMBER($tables) }.
ratings-family = { $family ->
        [speed] Vitesse
        [two-pairs] Double paire
        [six] Sextuor
        [four] Quatuors
       *[calling] Classique
    }
ratings-rating = cote
ratings-finds = trouvailles
ratings-provisional = provisoire
ratings-counted = Parties prises en compte : { NUMBER($matches) }. Replays lus : { NUMBER($replays) }.
ratings-wrong-replay = { $file } ne suit pas les règles : { $reason }
pace-bot = { $name } (bot, { $level })
pace-seconds = temps en secondes
pace-finds = nombre
pace-least = minimum
pace-half = moitié centrale
pace-most = maximum
pace-features = caractéristiques différentes : { NUMBER($features) }
pace-reaction = nouvelles cartes → annonce
pace-pick = annonce → choix
pace-choice = Choix entre plusieurs trouvailles : { NUMBER($boards) }. Rang de celle qui a été prise : { $ease } (0 : le moins de caractéristiques différentes, 1 : le plus, 0,5 : au hasard). Première dans l’ordre des cartes : { $first } (au hasard : { $chance }).
pace-note = Ce sont des chiffres, pas un verdict.
pace-none = Il n’y a aucune trouvaille dans ce replay.
flaw-not-opened = un replay doit commencer par l’ouverture de la table.
flaw-no-command = cet enregistrement ne contient pas de commande.
flaw-time-goes-back = le temps recule.
flaw-broken-commitment = la graine de la manche { NUMBER($round) } n’est pas celle qui a été promise.
flaw-refused = les règles n’autorisent pas cette commande.
flaw-other-events = l’événement { NUMBER($event) } de cet enregistrement ne découle pas des règles.
flaw-version = ce replay a été créé par une autre version de Tercet.
flaw-position = ces cartes n’étaient pas disposées ainsi sur la table.
flaw-score = { $name } devrait avoir un autre score.
flaw-scores = il manque le score d’un joueur.
flaw-name = le nom { $name } ne correspond pas à l’enregistrement.
help-serve = Lancer un serveur : des tables pour quiconque a le lien, dans le navigateur, dans le terminal et pour des programmes
help-serve-listen = L’adresse et le port d’écoute ; aussi TERCET_LISTEN
help-serve-data = Le dossier de données (par défaut : celui que cette plateforme réserve aux données des programmes) ; aussi TERCET_DATA
help-serve-base-path = Le chemin derrière un proxy, par exemple /tercet ; aussi TERCET_BASE_PATH
help-serve-origin = Un autre site qui peut utiliser ce serveur, par exemple https://example.org ; peut être répété ; aussi TERCET_ORIGIN
help-serve-trusted-proxy = Un proxy de confiance quant à l’origine des requêtes ; peut être répété ; aussi TERCET_TRUSTED_PROXY
help-serve-sockets-per-address = Le nombre maximal de connexions par adresse ; aussi TERCET_SOCKETS_PER_ADDRESS
help-serve-players-per-hour = Le nombre maximal de nouveaux joueurs par adresse et par heure ; aussi TERCET_PLAYERS_PER_HOUR
help-serve-tables-per-hour = Le nombre maximal de nouvelles tables par joueur et par heure ; aussi TERCET_TABLES_PER_HOUR
help-serve-requests-per-minute = Le nombre maximal de requêtes HTTP par joueur et par minute, comptées en petites requêtes (les grandes comptent davantage) ; aussi TERCET_REQUESTS_PER_MINUTE
help-serve-threads = Le nombre de fils d’exécution (par défaut : un par processeur ; les nœuds d’une même machine se partagent ses processeurs) ; aussi TERCET_THREADS
help-serve-messages-per-second = Le nombre maximal de messages par connexion et par seconde, le double en rafale ; aussi TERCET_MESSAGES_PER_SECOND
help-serve-log = Ce qui est journalisé : off, error, warn, info, debug, trace, ou un filtre comme info,server=debug ; aussi RUST_LOG
help-serve-config = Le fichier de configuration ; une variable l’emporte sur lui, une option sur les deux ; aussi TERCET_CONFIG
help-serve-print-config = Afficher un fichier de configuration complet avec les valeurs en vigueur, puis quitter
help-verify = Vérifier un replay : la graine promise, le mélange, chaque événement et les scores ; code de sortie 0 si tout est juste, 1 sinon
help-verify-file = Le replay, tel qu’il se télécharge après une manche
help-verify-key = La clé publique qui doit l’avoir signé, en hexadécimal
help-verify-server = Le serveur à qui demander les clés, par exemple https://tercet.example.org
help-key = Afficher les clés publiques qui signent les replays d’un serveur ; si son journal est un dossier, arrêtez d’abord le serveur
help-key-place = Le dossier de données, ou l’URL d’un journal PostgreSQL
help-key-rotate = Signer désormais avec une nouvelle clé ; les replays déjà signés restent valides
help-audit = Vérifier tout ce qu’un serveur a enregistré, même pendant qu’il tourne : empreintes, tables selon les règles, cartes, noms et clés ; code de sortie 0 si rien n’est endommagé, 1 sinon
help-audit-place = Le dossier de données, le fichier d’une sauvegarde, ou l’URL d’un journal PostgreSQL
help-forget = Supprimer des joueurs des données d’un serveur : leurs noms disparaissent, les replays et les empreintes restent valides ; si le journal est un dossier, arrêtez d’abord le serveur
help-forget-place = Le dossier de données, ou l’URL d’un journal PostgreSQL
help-forget-players = Les identifiants des joueurs, tels qu’ils figurent dans les replays ; sans identifiant, les noms des anciennes versions deviennent effaçables et rien n’est supprimé
help-forget-list = Afficher les identifiants des joueurs supprimés, pour les supprimer de nouveau après la restauration d’une sauvegarde
help-projections = Reconstruire de zéro les classements des défis et les listes de parties à partir du journal ; si le journal est un dossier, arrêtez d’abord le serveur
help-projections-rebuild = Le dossier de données, ou l’URL d’un journal PostgreSQL
help-ratings = Calculer les cotes qui résultent de replays ; ceux qui ne suivent pas les règles sont refusés
help-ratings-replays = Des fichiers de replay, ou des liens de tables, dans n’importe quel ordre
help-pace = Montrer comment chaque personne fait ses trouvailles : temps, choix et réaction la plus rapide, pour reconnaître un programme
help-pace-source = Le fichier d’un replay, ou le lien d’une table
help-backup = Sauvegarder les données d’un serveur dans un fichier, même pendant qu’il tourne
help-backup-file = Le fichier à créer
help-backup-data = Le dossier de données du serveur ; aussi TERCET_DATA
help-odds = Afficher la probabilité exacte qu’il n’y ait aucun Set, pour chaque nombre de cartes
help-odds-cards = Seulement ce nombre de cartes
help-odds-deck = Le nombre de cartes du paquet
help-odds-sets = Afficher aussi combien de dispositions ont combien de Sets ; pour le paquet complet, jusqu’à 15 cartes
help-odds-plot = Dessiner la distribution dans un fichier qui finit par .svg ou .png
help-odds-variant = Les probabilités des premières cartes d’une variante ou d’un mode ; simulées quand le calcul exact est impossible
help-simulate = Simuler de nombreuses manches selon les règles d’une édition : ce qui reste à la fin, et combien de fois il n’y a aucun Set
help-simulate-games = Le nombre de parties à jouer ; Ctrl-C arrête plus tôt et affiche les résultats obtenus
help-simulate-edition = L’édition qui règle la distribution
help-simulate-variant = La variante à jouer
help-simulate-rules = Un fichier de règles en TOML ou en JSON, au lieu de l’édition et de la variante
help-simulate-player = Comment choisir entre plusieurs Sets
help-simulate-seed = Un nombre entier, décimal ou hexadécimal avec 0x (par défaut : au hasard) ; la même graine joue les mêmes parties quel que soit le nombre de fils d’exécution
help-simulate-threads = Le nombre de fils d’exécution (par défaut : un par cœur)
help-simulate-plot = Dessiner les distributions dans un fichier qui finit par .svg ou .png
help-puzzle = Afficher un casse-tête dont on connaît le nombre de Sets : 12 cartes avec 6, ou 9 cartes avec 4 (par défaut : celui du jour, UTC)
help-puzzle-date = Le casse-tête de ce jour, le même pour tout le monde
help-puzzle-quick = Neuf cartes sans cette caractéristique
help-puzzle-count = Combien de casse-têtes : au hasard, ou un par jour à partir de la date
help-puzzle-seed = Des casse-têtes au hasard à partir de cette graine, un nombre entier, décimal ou hexadécimal avec 0x (par défaut : au hasard)
help-claims = Ce que les livrets disent des probabilités et des nombres, à côté de la vérité calculée
help-load = Tester la charge d’un serveur : jouer à de nombreuses tables à la fois
help-load-url = Le serveur ; ou plusieurs, s’ils partagent un journal, séparés par des virgules
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
load-few-files = Il faut { NUMBER($needed) } fichiers ouverts pour autant de joueurs, et ce shell en permet { NUMBER($allowed) } : relevez la limite avec ulimit -n, ou réduisez le nombre de joueurs.
load-failed = Le test de charge sur { $url } s’est interrompu : { $reason }

## The browser: every page

page-skip = Aller au contenu
page-loading = Chargement…
page-settings = Réglages
page-help = Aide
page-full-screen = Plein écran
page-home = Accueil
page-lost =
    Page introuvable.
    Cette carte n’est pas dans le jeu.
page-new-game = Nouvelle partie
page-unreachable = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
page-too-old = Ce navigateur est trop ancien pour Tercet. Mettez-le à jour.
page-again = Réessayer
page-too-many = Trop de demandes depuis votre réseau au cours de la dernière heure. Réessayez plus tard.
page-no-replay = Aucune manche n’est encore terminée à cette table.
page-no-table = Cette table n’existe pas. Redemandez le lien ou ouvrez une nouvelle table.
page-strange = Une erreur s’est produite.
page-line-lost = Connexion perdue. Reconnexion… Votre place est gardée.
page-other-version = Une nouvelle version est disponible. Rechargez la page.
page-broken-table = Impossible d’ouvrir cette table pour le moment : le serveur n’arrive pas à lire son historique. Ouvrez-en une nouvelle ; les autres tables fonctionnent.
page-signed-out = Cet appareil a été déconnecté. Reconnectez-vous avec une clé d’accès, un code ou votre phrase de récupération, ou continuez en tant que nouveau joueur.
name-label = Votre nom
name-watch = Regarder
# How much of a name's room is used, beside the field.
name-room = Caractères : { NUMBER($count) } sur { NUMBER($most) }
# The server does not take the name that was typed.
name-refused = Ce nom ne peut pas être affiché aux autres. Utilisez des lettres, des chiffres et des espaces.

## The browser: a table's link before joining

guest-invites = { $name } vous invite à jouer
guest-invited = On vous invite à jouer
# To a host who has no name yet.
guest-own = Votre table est prête
guest-full =
    { $seats ->
        [0] Il n’y a plus de place
        [1] La seule place est prise
       *[other] Les { $seats } places sont prises
    }
guest-begun = La partie a commencé ; vous pouvez encore la rejoindre.
# The game that a guest is invited to, as a title.
guest-game =
    { $variant ->
        [quick] Version simplifiée · 27 cartes
        [forever] Forever, avec un Set-Master
        [speed] Vitesse
       *[other] Jeu complet
    }
# $name: the host.
guest-removed = { $name } vous a fait quitter cette table.
# $deck: whether all four features are in the game.
guest-set =
    { $deck ->
        [full] Trois cartes forment un Set si chaque caractéristique (nombre, contenu, couleur et forme) est identique sur les trois ou différente sur les trois.
       *[small] Trois cartes forment un Set si chaque caractéristique est identique sur les trois ou différente sur les trois.
    }
guest-join = Rejoindre la partie
guest-go = Aller à la table
guest-watch = Regarder seulement
# Opens another table with the same rules.
guest-like = Ouvrir une table avec ces règles
# $name: the host of a table at which the player sits.
return-to-host = Vous avez une place à une table dont l’hôte est { $name }.
return-to-own = Votre table est toujours ouverte.
return-go = Revenir à la table

## The browser: what a link's preview and search results say about a page

about-home = Trouvez trois cartes qui vont ensemble. Jouez entre amis avec un simple lien, selon les règles du jeu de cartes SET, sans inscription.
# $rules: what is played, such as “English rules: full game”.
about-table = { $rules }. Ouvrez le lien et jouez, sans inscription ni installation.
about-replay = Une partie, coup par coup : tous les Sets trouvés, et ceux qui ont échappé à tout le monde.
about-alone = Jouez contre des bots, entraînez-vous ou tentez le solitaire, directement dans votre navigateur, même hors ligne.
about-daily = Douze cartes, six Sets, les mêmes pour tout le monde. En combien de temps les trouverez-vous ?
about-learn = Une leçon de trois minutes, et des exercices pour aiguiser l’œil.
about-rules = Les règles du livret de cette édition, avec des exemples, comparées à celles des autres éditions.
about-odds = Quelle est la probabilité d’avoir un Set parmi douze cartes ? Valeurs exactes, simulation, et ce qu’affirment les livrets.
about-statistics = Vos parties, vos temps et vos séries. Tout reste dans votre navigateur.

## The browser: a table

table-players = Joueurs
table-actions = Vos actions
table-checks = Derniers coups
table-cards =
    { $cards ->
        [one] { $cards } carte sur la table
       *[other] { $cards } cartes sur la table
    }
table-score = Score : { NUMBER($score) } ; { $sets ->
        [one] { $sets } Set dans cette manche
       *[other] { $sets } Sets dans cette manche
    }
table-score-finds = Score : { NUMBER($score) } ; { $finds ->
        [one] { $finds } trouvaille dans cette manche
       *[other] { $finds } trouvailles dans cette manche
    }
table-pile = Sets pris par { $name } : { NUMBER($sets) }
table-pile-face-down = Sets pris par { $name }, face cachée : { NUMBER($sets) }
table-pile-finds = Trouvailles prises par { $name } : { NUMBER($finds) }
table-pile-finds-face-down = Trouvailles prises par { $name }, face cachée : { NUMBER($finds) }
table-you = vous
table-bot =
    Bot { $level ->
        [newcomer] débutant
        [casual] amateur
        [practised] confirmé
        [expert] expert
       *[top] champion
    }
table-dealer = Distribue
table-master = Set-Master
table-locked = Annonces bloquées
table-handicap =
    Commence avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, annonce { NUMBER($seconds) } s plus tard
table-absent = Hors ligne
table-said-no-set = pas de Set
table-said-nothing = rien à trouver
table-watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
table-you-watch = Vous regardez la partie.
table-sit = Rejoindre la partie
table-deal = Commencer la partie
table-wait-for-deal = { $name } va lancer la partie…
table-need-players =
    { $count ->
        [one] Il faut être au moins { $count } pour commencer. Partagez le lien ou ajoutez des bots.
       *[other] Il faut être au moins { $count } pour commencer. Partagez le lien ou ajoutez des bots.
    }
table-call = Set !
table-no-set = Pas de Set
table-nothing = Rien à trouver
table-calling = Annonce…
table-held = Photo-finish…
table-pick = Désignez trois cartes
table-pick-find = Désignez les cartes
table-called = { $name } a annoncé « Set ! »
table-you-are-locked = Annonces bloquées jusqu’au prochain Set adverse
table-you-are-locked-find = Annonces bloquées jusqu’à la prochaine trouvaille des autres
# While the others check the cards that a player has picked.
table-check =
    { $who ->
        [you] Les autres vérifient vos cartes
       *[other] { $name } a désigné ces cartes. Juste ou faux ?
    }
table-vote =
    { $right ->
        [yes] Juste
       *[no] Faux
    }
table-waits-for-votes = En attente des autres…
table-voted = a répondu
table-vote-correct =
    { $correct ->
        [yes] bonne réponse
       *[no] mauvaise réponse
    }
table-you-wait = Attendez ({ NUMBER($seconds) })
table-master-watches = Vous êtes Set-Master : vous ne jouez pas cette manche.
table-rematch = Rejouer
table-rules = Édition { $edition } : { $variant }
table-round = Manche { NUMBER($round) } sur { NUMBER($rounds) }
table-deals =
    { $who ->
        [you] Vous distribuez
       *[other] { $name } distribue
    }
table-left = Talon : { NUMBER($cards) }
table-picked = Choisies : { NUMBER($picked) } sur { NUMBER($needed) }
table-finds-left = Reste à trouver : { NUMBER($count) }
table-chain-use =
    { $count ->
        [1] Reprenez une de ces cartes
       *[other] Reprenez deux de ces cartes
    }
table-turn = { $who ->
        [you] Retournez une carte
       *[other] { $name } retourne des cartes
    }
table-turn-three = Retournez trois cartes
table-finished = terminé
table-clock = Temps restant
table-stopwatch = Temps
table-found = Déjà trouvés
table-lost = Connexion perdue : votre annonce n’est pas passée.
table-try-again = Le serveur est occupé. Réessayez.
table-only-watching = Vous regardez la partie. Rejoignez-la pour jouer.
table-strange = Cela n’a pas marché. Rechargez la page.
check-right =
    { $who ->
        [you] Vous avez trouvé un Set
       *[other] { $name } a trouvé un Set
    }
check-wrong =
    { $who ->
        [you] Pas un Set
       *[other] { $name } : pas un Set
    }
check-find =
    { $who ->
        [you] { $target ->
            [two-pairs] Vous avez trouvé une double paire
            [six] Vous avez trouvé un Sextuor
           *[four] Vous avez trouvé un Quatuor
        }
       *[other] { $target ->
            [two-pairs] { $name } a trouvé une double paire
            [six] { $name } a trouvé un Sextuor
           *[four] { $name } a trouvé un Quatuor
        }
    }
check-not-find =
    { $who ->
        [you] { $target ->
            [two-pairs] Pas une double paire
            [six] Pas un Sextuor
           *[four] Pas un Quatuor
        }
       *[other] { $target ->
            [two-pairs] { $name } : pas une double paire
            [six] { $name } : pas un Sextuor
           *[four] { $name } : pas un Quatuor
        }
    }
invite-title = Inviter des joueurs
invite-qr = Code QR du lien
invite-copy = Copier le lien
invite-copied = Copié !
invite-share = Partager
host-title = Options de l’hôte
host-bot-level = Niveau du bot
host-add-bot = Ajouter un bot
host-delay = Délai (secondes)
host-delay-of = { $name } : délai en secondes après de nouvelles cartes
host-head-start = Avance (points)
host-head-start-of = { $name } : avance en points
host-remove = Retirer { $name }
level-name = { $level ->
        [newcomer] débutant
        [casual] amateur
        [practised] confirmé
        [expert] expert
       *[top] champion
    }
rules-here = Règles de cette table
# Where some rules are not as the booklet says.
rules-changed = Édition { $edition }, modifiée : { $variant }
rules-change = Modifier les règles
rules-take = Jouer avec ces règles
rules-keep = Garder les règles actuelles

## The browser: the start page

home-title = Trois cartes qui vont ensemble
home-what = Tercet est un jeu de coup d’œil. Trouvez trois cartes dont chaque caractéristique (nombre, contenu, couleur et forme) est identique sur les trois ou différente sur les trois. Partagez un lien et jouez ensemble, sans inscription.
home-friends = Jouer entre amis
home-modes = Modes de jeu
home-modes-what = D’autres cartes, d’autres défis, des courses contre la montre
home-making = Ouverture d’une table…
home-tables = Tables publiques
home-no-tables = Aucune table publique pour l’instant. Ouvrez-en une, et les autres la verront ici.
home-table-waits = En attente de joueurs ({ NUMBER($taken) } sur { NUMBER($seats) })
home-table-plays = Partie en cours ({ NUMBER($taken) } sur { NUMBER($seats) })
home-join = Lien ou code d’une table
home-join-go = Rejoindre
home-join-wrong = Ce n’est ni le lien ni le code d’une table. Un lien finit par /t/ suivi du code.
home-solo = En solo
home-alone = Jouer en solo
home-daily = Casse-tête du jour
home-daily-what = Douze cartes, six Sets, les mêmes pour tout le monde
home-learn = Apprendre à jouer
home-learn-what = Une leçon de trois minutes, et des exercices
home-more = En savoir plus sur le jeu
home-odds = Probabilités
home-statistics = Vos statistiques
home-trademark = Tercet suit les règles du jeu de cartes SET, telles que les donnent cinq de ses livrets. SET est une marque déposée de son propriétaire ; Tercet est sans lien avec les éditeurs du jeu.

## The browser: the board of the start page, and the rules of a new game

home-find = Trouvez le Set
home-find-ask = Quelles cartes forment un Set ?
home-find-next = Nouveau tirage : { NUMBER($cards) } cartes.
home-find-hint = Une carte du Set : { $card }.
home-find-ready = Vous avez l’œil ! Envie d’une partie ?
home-play = Jouer maintenant
home-play-what = Contre des bots, tout de suite
home-speed-what = Sans annonce ni temps mort
home-resume = Reprendre votre partie
home-options = Choisir les règles et les joueurs
home-booklets = Les cinq livrets
new-game = Nouvelle partie
new-game-bots = Partie contre des bots
form-length = Durée
form-compare = Comparer les cinq livrets
alone-against = Adversaires : { $bots }
alone-bot-options = Choisir les bots et les règles
museum-title = Cinq livrets, un seul jeu
museum-lead = Les mêmes 81 cartes, expliquées de cinq façons. Les règles que peu de livrets partagent sont mises en évidence.
museum-read = Lire les règles
museum-play = Jouer avec cette édition

## The browser: what is played

form-game = Jeu
form-classic = Classique
form-classic-what = Le jeu de cartes d’origine : annoncez « Set ! », puis désignez trois cartes.
form-modes = Autres modes…
form-edition = Édition
form-variant = Variante
form-deck = Cartes de la version simplifiée
form-bots = Bots
form-bots-value =
    { $count ->
        [0] aucun bot
        [one] { $count } bot
       *[other] { $count } bots
    }
form-level = Niveau des bots
form-public = Afficher cette table dans la liste publique
form-others-check = Les autres vérifient
form-others-check-hint = Chaque fois que des cartes sont désignées, les autres disent si c’est juste, puis on voit qui avait raison. Pour les familles et les classes ; c’est le jeu qui décide.
form-more = Autres règles
form-more-hint = Les règles modifiées sont signalées. Les autres suivent le livret.
form-reset = Rétablir les règles du livret
form-make = Ouvrir la table
form-many-bots = Il y a plus de bots que de places libres.

## The browser: settings

overlay-close = Fermer
settings-look = Apparence
settings-language = Langue
settings-theme = Thème
settings-theme-value = { $theme ->
        [light] Clair
        [dark] Sombre
       *[system] Système
    }
settings-palette = Couleurs des cartes
settings-palette-value = { $palette ->
        [classic] Classiques
       *[universal] Adaptées au daltonisme
    }
settings-cards = Style des cartes
settings-cards-value = { $cards ->
        [bold] Traits épais
        [fine] Traits fins
       *[classic] Classique
    }
settings-notch = Marquer la couleur par une encoche
settings-feel = Son et mouvement
settings-sound = Sons
settings-motion = Animer les cartes
settings-you = Vous
settings-save = Enregistrer
settings-saved = Enregistré.
settings-elsewhere = Jouer sur un autre appareil
settings-elsewhere-hint = Un code transfère votre nom et vos places : affichez-le ici, puis saisissez-le sur l’autre appareil.
settings-code-show = Afficher un code
settings-code =
    { $minutes ->
        [one] Votre code est { $code }. Il fonctionne une seule fois, pendant { $minutes } minute.
       *[other] Votre code est { $code }. Il fonctionne une seule fois, pendant { $minutes } minutes.
    }
settings-code-label = Code ou phrase de récupération
settings-code-use = Continuer ici
settings-code-wrong = Ce code ou cette phrase est incorrect, déjà utilisé ou expiré.
settings-keys = Clavier
settings-keys-on = Jouer au clavier et afficher les touches sur les cartes
settings-keys-hint = Pour changer une touche, appuyez sur son bouton, puis sur la nouvelle touche.
settings-keys-cards = Touches des cartes, selon leur place sur la table :
settings-keys-reset = Rétablir les touches par défaut
# $action is what the key does, $key what is printed on it.
settings-key-of = { $action } : { $key }
settings-key-awaited = { $action } : appuyez sur une touche
key-space = Espace
key-enter = Entrée
key-escape = Échap
key-home = Début
key-end = Fin
key-card = Carte { NUMBER($place) }
key-call = Annoncer « Set ! »
key-no-set = Dire « Pas de Set »
key-clear = Annuler la sélection
key-help = Afficher cette aide

## The browser: help

guide-set = Qu’est-ce qu’un Set ?
guide-what = Trois cartes forment un Set si chacune des quatre caractéristiques (nombre, contenu, couleur et forme) est identique sur les trois ou différente sur les trois.
guide-turn = Déroulement d’une manche
guide-deal = { NUMBER($cards) } cartes sont sur la table. On ne joue pas à tour de rôle : tout le monde cherche un Set en même temps.
guide-master = La personne qui distribue est Set-Master : elle observe, voit les Sets présents sur la table et ne joue pas cette manche.
guide-call =
    { $calling ->
        [call-then-pick] Si vous voyez un Set, annoncez d’abord « Set ! ». Vous avez ensuite { NUMBER($seconds) } s pour désigner ses trois cartes. Pendant ce temps, personne d’autre ne peut annoncer.
        [call-and-pick-at-once] Si vous voyez un Set, annoncez « Set ! » et désignez aussitôt ses trois cartes, en { NUMBER($seconds) } s au plus. Pendant ce temps, personne d’autre ne peut annoncer.
       *[quick-claims] Si vous voyez un Set, désignez ses trois cartes. Pas besoin d’annoncer.
    }
guide-right =
    { $scoring ->
        [point-per-card] Si c’est un Set, vous gardez les cartes et marquez un point pour chacune.
        [most-sets] Si c’est un Set, vous gardez les cartes. Le plus grand nombre de Sets l’emporte.
       *[point-per-set] Si c’est un Set, vous gardez les cartes et marquez un point.
    }
guide-wrong =
    { $cost ->
        [lose-point] Si ce n’en est pas un, ou si le temps est écoulé, les cartes restent sur la table et vous perdez un point.
        [lock-out] Si ce n’en est pas un, ou si le temps est écoulé, les cartes restent sur la table et vous ne pouvez plus annoncer avant que quelqu’un d’autre prenne un Set.
        [wait] Si ce n’en est pas un, ou si le temps est écoulé, les cartes restent sur la table et vous devez attendre quelques secondes.
       *[nothing] Si ce n’en est pas un, ou si le temps est écoulé, les cartes restent sur la table. Il n’y a pas de pénalité.
    }
guide-no-set =
    { $when ->
        [all-agree] Si vous ne voyez pas de Set, dites « Pas de Set ». Quand tout le monde est d’accord, trois cartes sont ajoutées.
        [at-once] S’il n’y a pas de Set sur la table, trois cartes s’ajoutent d’elles-mêmes.
       *[all-agree-or-long-time] Si vous ne voyez pas de Set, dites « Pas de Set ». Quand tout le monde est d’accord, ou quand personne n’en a trouvé depuis { NUMBER($seconds) } s, trois cartes sont ajoutées.
    }
guide-end =
    { $sets ->
        [0] La manche se termine quand le talon est épuisé et qu’il ne reste aucun Set.
        [1] La manche se termine au premier Set.
       *[other] La manche se termine dès que quelqu’un a { $sets } Sets.
    }
guide-match =
    { $rounds ->
        [0] La partie se termine quand tout le monde a distribué une fois.
        [1] La partie se joue en une seule manche.
       *[other] La partie se joue en { $rounds } manches.
    }
guide-keys = Touches
guide-keys-cards = Chaque carte a une touche, placée sur le clavier comme la carte sur la table. Avec trois cartes par rangée, la quatrième rangée continue à droite de la première :
guide-keys-change = Vous pouvez changer les touches dans les réglages.

## The browser: what happens at the table

# Which features of three cards fit and which do not, each with a check or a cross before it.
check-feature =
    { $feature ->
        [number] nombre
        [shading] contenu
        [colour] couleur
        [symbol] forme
       *[border] bordure
    }
# On the dealer’s button between two rounds. Beside it stands the time after which the round begins by itself.
table-all-cards = Jouer avec toutes les cartes
table-next-round = Manche suivante
table-next-round-by = Prochaine donne : { $name }
table-next-round-in =
    { $seconds ->
        [one] La manche suivante commence dans { $seconds } seconde.
       *[other] La manche suivante commence dans { $seconds } secondes.
    }
# Help for a game that is played alone, and for a table where Sets are claimed without calling.
guide-alone-deal =
    { $cards ->
        [one] { $cards } carte est sur la table. Prenez votre temps.
       *[other] { $cards } cartes sont sur la table. Prenez votre temps.
    }
guide-alone-pick = Quand vous voyez un Set, désignez ses trois cartes. De nouvelles cartes les remplacent.
guide-alone-wrong = Trois cartes qui ne forment pas un Set restent sur la table, et vous voyez pourquoi.
guide-alone-no-set =
    { $variant ->
        [solitaire] Il n’y a jamais plus de douze cartes. Vous perdez quand il ne reste aucun Set parmi elles, ou si vous appuyez sur « Pas de Set » alors qu’il y en a un.
       *[practice] Si vous ne voyez pas de Set, appuyez sur « Pas de Set » pour obtenir trois cartes de plus.
    }
guide-alone-puzzle =
    { $sets ->
        [one] { $sets } Set se cache ici. Trouvez-le.
       *[other] { $sets } Sets se cachent ici, et une carte peut appartenir à plusieurs. Trouvez-les tous.
    }
guide-wrong-claim =
    { $cost ->
        [lose-point] Si ce n’est pas un Set, les cartes restent sur la table et vous perdez un point.
        [lock-out] Si ce n’est pas un Set, les cartes restent sur la table et vous ne pouvez plus rien désigner avant que quelqu’un d’autre prenne un Set.
        [wait] Si ce n’est pas un Set, les cartes restent sur la table et vous devez attendre quelques secondes.
       *[nothing] Si ce n’est pas un Set, les cartes restent sur la table. Il n’y a pas de pénalité.
    }
guide-others-check = Avant le résultat, les autres ont { NUMBER($seconds) } s pour dire si c’est juste. Tout le monde voit ensuite qui avait raison ; c’est le jeu qui décide.
# The end of a match; scores are numbers with their sign, the winner’s first.
end-won = Vous gagnez { $own } à { $other } !
end-winner = { $name } gagne { $best } à { $other }
end-winner-plain = { $name } gagne
end-race-won = Gagné en { $time } !
end-race-lost = { $name } a été plus rapide : { $time }
end-race-winner = { $name } gagne en { $time }
end-race-alone = Terminé en { $time } !
end-race-behind = { $time } de retard. Belle partie !
end-race-pace =
    { $target ->
        [set] { $time } par Set
       *[other] { $time } par trouvaille
    }
end-beat =
    { $who ->
        [you] Votre record amélioré de { $time } !
       *[other] Vous battez { $name } de { $time } !
    }
end-behind =
    { $who ->
        [you] À { $time } de votre record
       *[other] { $time } derrière { $name }
    }
end-beat-finds =
    { $target ->
        [set] { $count ->
            [one] Vous battez { $name } avec { $count } Set de plus !
           *[other] Vous battez { $name } avec { $count } Sets de plus !
        }
       *[other] { $count ->
            [one] Vous battez { $name } avec { $count } trouvaille de plus !
           *[other] Vous battez { $name } avec { $count } trouvailles de plus !
        }
    }
end-behind-finds =
    { $target ->
        [set] { $count ->
            [one] { $name } a { $count } Set de plus
           *[other] { $name } a { $count } Sets de plus
        }
       *[other] { $count ->
            [one] { $name } a { $count } trouvaille de plus
           *[other] { $name } a { $count } trouvailles de plus
        }
    }
end-best-so-far =
    { $kind ->
        [time] Meilleur temps !
       *[other] Meilleur résultat !
    }
end-most-won =
    { $target ->
        [set] { $count ->
            [one] Vous gagnez avec { $count } Set !
           *[other] Vous gagnez avec { $count } Sets !
        }
       *[other] { $count ->
            [one] Vous gagnez avec { $count } trouvaille !
           *[other] Vous gagnez avec { $count } trouvailles !
        }
    }
end-most-winner =
    { $target ->
        [set] { $count ->
            [one] { $name } gagne avec { $count } Set
           *[other] { $name } gagne avec { $count } Sets
        }
       *[other] { $count ->
            [one] { $name } gagne avec { $count } trouvaille
           *[other] { $name } gagne avec { $count } trouvailles
        }
    }
end-shared = Égalité à { $score } !
end-shared-by-others = Égalité à { $score }
end-kind =
    { $sets ->
        [0] Belle partie !
        [one] Vous avez trouvé { $sets } Set. Belle partie !
       *[other] Vous avez trouvé { $sets } Sets. Belle partie !
    }
end-kind-finds =
    { $finds ->
        [0] Belle partie !
        [one] Vous avez fait { $finds } trouvaille. Belle partie !
       *[other] Vous avez fait { $finds } trouvailles. Belle partie !
    }
# The same where it was close.
end-close =
    { $sets ->
        [one] Il s’en est fallu de peu ! Vous avez trouvé { $sets } Set.
       *[other] Il s’en est fallu de peu ! Vous avez trouvé { $sets } Sets.
    }
end-close-finds =
    { $finds ->
        [one] Il s’en est fallu de peu ! Vous avez fait { $finds } trouvaille.
       *[other] Il s’en est fallu de peu ! Vous avez fait { $finds } trouvailles.
    }
end-lead =
    { $who ->
        [you] Vous menez de { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[other] { $name } mène de { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
end-level = Égalité à { $score }
end-rounds-left =
    { $rounds ->
        [one] Encore { $rounds } manche
       *[other] Encore { $rounds } manches
    }
end-alone =
    { $sets ->
        [one] { $sets } Set trouvé
       *[other] { $sets } Sets trouvés
    }
end-alone-finds =
    { $finds ->
        [one] { $finds } trouvaille
       *[other] { $finds } trouvailles
    }
end-alone-won =
    { $sets ->
        [one] Gagné avec { $sets } Set !
       *[other] Gagné avec { $sets } Sets !
    }
end-alone-lost =
    { $sets ->
        [one] { $sets } Set trouvé, { $cards ->
            [one] il restait { $cards } carte
           *[other] il restait { $cards } cartes
        }
       *[other] { $sets } Sets trouvés, { $cards ->
            [one] il restait { $cards } carte
           *[other] il restait { $cards } cartes
        }
    }
# Moments of a match, each beside the three cards; $seconds is a time such as 1.2 s.
end-quickest = Votre Set le plus rapide : { $seconds }
end-quickest-of = Set le plus rapide : { $name }, { $seconds }
end-quickest-find = Votre trouvaille la plus rapide : { $seconds }
end-quickest-find-of = Trouvaille la plus rapide : { $name }, { $seconds }
end-missed = Ce Set est passé inaperçu pendant { $seconds }
end-missed-find = Cette trouvaille est passée inaperçue pendant { $seconds }
# To a player who has lost.
end-missed-kind = Celui-ci était à prendre : il est resté là { $seconds }
end-missed-short = Celui-ci était à prendre
# Buttons that share a result.
end-picture = Partager en image
end-copy = Copier le résultat
end-details = Détails
# Another player has asked for a rematch; the reader may join or stay with the results.
rematch-ask = Revanche
rematch-offer = { $name } propose une revanche.
rematch-offer-some = Une revanche se prépare.
rematch-join = Rejoindre
rematch-later = Pas maintenant
# The table before the first deal.
waiting-title = En attente d’autres joueurs…
waiting-ready = Tout est prêt
waiting-free = Place libre
waiting-host = Hôte
waiting-more = Bots et handicaps
# Sounds: the offer at the first table, and the settings.
sound-now =
    { $state ->
        [on] Son activé
       *[off] Son coupé
    }
settings-volume = Volume
settings-listen = Tester le son
settings-vibration = Vibrer quand j’annonce ou que je trouve un Set
settings-notify = Me prévenir quand une manche commence ou que c’est à moi de distribuer, si cet onglet est masqué
# In the title of a hidden tab, and in a notification.
attention-deal = À vous de distribuer !
attention-begins = La manche commence !

## The browser: after a round and a match

result-round-over = Manche { NUMBER($round) } terminée
result-match-over = Partie terminée
result-sheet = Scores
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
result-quickest = Meilleur temps
result-median = Médiane
# $seconds is a number with its decimals.
result-seconds = { $seconds } s
result-times = Temps par Set
result-chart = Temps par Set, par ordre de découverte, une courbe par joueur ; les mêmes nombres figurent dans le tableau ci-dessous.
result-axis-seconds = secondes
result-axis-sets = Sets par ordre de découverte
result-as-table = Afficher en tableau
result-set-number = Set
result-time = Temps
result-missed = Sets manqués
result-missed-none = Aucun Set manqué
# $seconds is a number with its decimals.
result-missed-lay = Sur la table pendant { $seconds } s
result-missed-denied = Sur la table pendant { $seconds } s, même quand tout le monde a dit « Pas de Set »
result-last = Dernières cartes
result-proof = Donne équitable
result-proof-how = Avant chaque manche, le serveur s’est engagé sur sa graine en montrant l’empreinte de celle-ci, et les joueurs ont ajouté leurs propres nombres aléatoires. La graine est maintenant révélée, et tout le monde peut vérifier que le paquet en découle.
result-proof-link = Comment le vérifier vous-même
result-commitment = Promis avant la donne
result-seed = Graine
result-contribution =
    { $who ->
        [you] Ajouté par vous
       *[other] Ajouté par { $name }
    }
result-stacked = Ce paquet a été préparé d’avance, pas mélangé.
result-verify = Vérifier la donne
result-verifying = Vérification…
result-verify-wrong = La donne ne concorde pas : { $reason }
result-replay = Voir le replay
result-download = Télécharger le replay

## The browser: a replay

replay-title = Replay
replay-controls = Chronologie
replay-play = Lecture
replay-pause = Pause
replay-back = Étape précédente
replay-forward = Étape suivante
replay-speed = Vitesse
replay-times = { NUMBER($speed) }×
replay-at = { $time } sur { $length }
replay-show-sets = Afficher les Sets sur la table
replay-sets =
    { $sets ->
        [0] Aucun Set sur la table.
        [one] { $sets } Set sur la table.
       *[other] { $sets } Sets sur la table.
    }
replay-moments = Ce qui s’est passé
replay-table = Revenir à la table

## The browser: friendly words

emote-menu = Dire un mot

## Help on the command line

help-play-join = Rejoindre une table par son lien
help-play-watch = Avec --join, regarder seulement
help-play-host = Ouvrir une table sur un serveur et afficher son lien
help-play-challenge = Jouer un défi par son lien : les mêmes cartes que tout le monde
help-play-plain = Ligne par ligne, pour les lecteurs d’écran : sans dessin, avec des commandes à taper
help-play-ascii = Dessiner en ASCII seulement
help-play-palette = Les couleurs des cartes
help-play-ticks = Marquer chaque couleur par des encoches au bord de la carte : une, deux ou trois
help-play-keys = Les lettres des douze premières cartes, ligne par ligne, au lieu de wertsdfgxcvb
help-play-reorder = Mettre l’hébreu dans l’ordre visuel, pour les terminaux qui ne le font pas
help-replay-plain = Ligne par ligne, pour les lecteurs d’écran : sans dessin, avec des commandes à taper
help-replay-ascii = Dessiner en ASCII seulement
help-replay-palette = Les couleurs des cartes
help-replay-ticks = Marquer chaque couleur par des encoches au bord de la carte : une, deux ou trois
help-replay-keys = Les lettres des douze premières cartes, ligne par ligne, au lieu de wertsdfgxcvb
help-replay-reorder = Mettre l’hébreu dans l’ordre visuel, pour les terminaux qui ne le font pas
help-replay = Parcourir une partie étape par étape et voir les Sets qui s’y trouvaient
help-replay-source = Le fichier d’un replay, ou le lien d’une table

## The terminal

screen-about = Le jeu de cartes SET selon cinq de ses livrets de règles.
menu-game = Variante
menu-edition = Édition
menu-bots = Bots
menu-level = Niveau des bots
button-start = jouer
button-choose = choisir
button-change = changer
button-set = Set !
button-no-set = pas de Set
button-help = aide
button-leave = quitter
button-quit = quitter
button-stay = rester
button-deal = distribuer
button-add-bot = ajouter un bot
button-remove-bot = ôter un bot
button-next-round = manche suivante
button-all-cards = toutes les cartes
button-rematch = rejouer
button-replay = replay
button-save = enregistrer
button-back = précédent
button-forward = suivant
button-first = début
button-last = fin
screen-watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
screen-wrong =
    { $who ->
        [you] Ce n’est pas un Set.
       *[other] { $name } : pas un Set.
    }
screen-bot = bot
screen-away = hors ligne
screen-left = a quitté
screen-locked = pénalité
screen-locked-for = pénalité ({ NUMBER($seconds) })
screen-set-master = Set-Master
screen-master-sees = Sur la table
screen-found = Trouvés : { NUMBER($found) } sur { NUMBER($all) }
screen-pick = Désignez trois cartes !
screen-only-watching = Vous regardez la partie.
screen-waiting = En attente de la première donne.
screen-share = Ce lien permet de rejoindre la table :
screen-connecting = Connexion à { $url }…
screen-lost = Connexion perdue. Reconnexion…
screen-call-lost = Connexion perdue : l’action n’est pas passée.
screen-try-again = Cela n’a pas marché. Réessayez.
screen-small =
    { $cards ->
        [one] Cette fenêtre fait { $window } ; pour { $cards } carte, il faut { $size }.
       *[other] Cette fenêtre fait { $window } ; pour { $cards } cartes, il faut { $size }.
    }
screen-small-plain = Agrandissez-la, ou jouez avec --plain.
screen-leave = Quitter la table ?
screen-saved = Replay enregistré : { $file }
screen-saved-there = Le serveur garde le replay : tercet replay { $link }
report-points = points
report-wrong = erreurs
report-hit-rate = réussite
report-median = médiane, s
report-best = meilleur
report-duration = La manche a duré { $time }.
report-times = Vos temps en secondes, Set par Set : { $times }
report-missed =
    { $count ->
        [0] Aucun Set manqué.
        [one] { $count } Set manqué.
       *[other] { $count } Sets manqués.
    }
report-line =
    { $who ->
        [you] Vous : Sets { NUMBER($sets) }, fausses annonces { NUMBER($wrong) }, réussite { $rate } ; secondes : { $times }
       *[other] { $name } : Sets { NUMBER($sets) }, fausses annonces { NUMBER($wrong) }, réussite { $rate } ; secondes : { $times }
    }
# A player who neither found nor called anything.
report-none =
    { $who ->
        [you] Vous : ni Set ni fausse annonce.
       *[other] { $name } : ni Set ni fausse annonce.
    }
replay-step = Étape { NUMBER($step) } sur { NUMBER($steps) }
keys-cards = Tapez la lettre d’une carte ou cliquez dessus pour la désigner ; recommencez pour la reposer.
keys-call = Appuyez sur Espace pour annoncer « Set ! », puis désignez trois cartes avant que la barre ne se vide.
keys-claim = Désignez simplement trois cartes, sans annoncer.
keys-claim-count = Désignez { NUMBER($count) } cartes, sans annoncer.
keys-turn = Tapez la lettre d’une carte ou cliquez dessus pour la retourner, une carte à la fois.
keys-last = Les cartes de la dernière trouvaille sont posées à côté et ont aussi leur lettre.
keys-no-set = Appuyez sur N pour dire « Pas de Set ».
keys-vote = Quand les autres vérifient, appuyez sur 1 pour « juste » ou sur 2 pour « faux ».
keys-clear = Appuyez sur Échap ou Retour arrière pour annuler la sélection.
keys-emote = Dire un mot : { $words }
keys-leave = Appuyez sur Q pour quitter la table (après confirmation). Ctrl-C ferme aussitôt et garde votre place.
keys-close = Appuyez sur n’importe quelle touche pour fermer cette aide.
play-commands = Entrée affiche les cartes ou distribue ; « a » demande toutes les cartes après une version simplifiée ; « c » explique la dernière annonce ; « r » affiche les temps, la réussite et les Sets manqués ; « p » parcourt la partie étape par étape, « p 7 » va à l’étape 7 ; « w » enregistre le replay ; de « e 1 » à « e 8 », pour dire un mot ; « + » et « - » ajoutent et retirent des bots.
play-unreachable = { $url } est injoignable : { $reason }
play-no-table = Il n’y a pas de table à l’adresse { $url }
play-too-many = Trop de tables ou de joueurs depuis votre réseau sur { $url }. Réessayez plus tard.
play-other-version = Le serveur utilise une autre version du protocole. Mettez l’un des deux à jour.
play-too-fast = Le serveur a fermé la connexion : trop de messages, trop vite.
play-bad-address = « { $text } » n’est pas une adresse ; utilisez par exemple http://127.0.0.1:8080 ou https://example.org.
play-not-a-table = { $url } est un serveur, pas le lien d’une table ; utilisez --host pour y ouvrir une table.
play-bad-keys = « { $text } » ne peut pas servir de touches : donnez jusqu’à 12 lettres différentes, ligne par ligne, sans Q ni N ni lettre d’une autre carte.
replay-empty = Aucune manche n’est encore terminée à cette table.

## Help on the command line

serve-shared = Les données sont conservées dans un journal PostgreSQL partagé. Ctrl-C pour arrêter.
help-serve-journal = Une base PostgreSQL pour partager le journal avec d’autres nœuds, par exemple postgres://USER@HOST/DATABASE, au lieu d’un dossier ; aussi TERCET_JOURNAL
help-serve-unsafe-journal = Démarrer même si PostgreSQL est configuré de façon à perdre des coups confirmés lors d’une panne ; aussi TERCET_UNSAFE_JOURNAL
help-load-record = Noter ce que chaque joueur a vu, pour le comparer au journal ; le fichier apparaît quand tout le monde a pris place
load-longest-wait = Plus longue attente d’un joueur : { NUMBER($milliseconds) } ms


## The browser: what one plays alone

alone-title = Jouer en solo
alone-what = Fonctionne hors ligne. Votre partie est enregistrée sur cet appareil, et le chronomètre s’arrête pendant votre absence.
alone-lies-here = Partie en cours
alone-replaces = Une nouvelle partie remplacera celle-ci.
alone-links = Autres jeux en solo
alone-puzzle = Casse-tête simplifié
alone-player = Vous
alone-bots = Contre des bots
alone-bots-start = Jouer contre des bots
alone-bot = Bot { NUMBER($number) }
alone-need-bots =
    { $count ->
        [one] Cette variante demande au moins { $count } bot.
       *[other] Cette variante demande au moins { $count } bots.
    }
children-title = Pour les petits
children-again = Rejouer
children-found = Sets trouvés : { NUMBER($sets) }
alone-quick = Version simplifiée
alone-quick-what = 27 cartes, une caractéristique de moins : idéal pour commencer
alone-practice = Entraînement
alone-practice-what = Les 81 cartes, à votre rythme. Si vous ne voyez pas de Set, dites « Pas de Set » pour obtenir trois cartes de plus. Vos temps et vos erreurs sont enregistrés.
alone-solitaire = Solitaire
alone-solitaire-what = Douze cartes, jamais plus. S’il n’y a aucun Set parmi elles, vous perdez. Pour gagner, jouez jusqu’à ce que le talon soit épuisé et qu’il ne reste aucun Set.
alone-solitaire-yours =
    { $played ->
        [one] Solitaires gagnés : { NUMBER($won) } sur { $played }, soit { $rate }.
       *[other] Solitaires gagnés : { NUMBER($won) } sur { $played }, soit { $rate }.
    }
alone-solitaire-odds = Les vraies probabilités : on gagne { $any } des parties en prenant n’importe quel Set, { $ahead } en anticipant toujours.
alone-paused = En pause
alone-runs = Le chronomètre tourne de nouveau.
alone-missed = Il y avait un Set : regardez !
alone-go-on = Reprendre
alone-offer = Trois Sets rapides de suite ! Passer au paquet complet de 81 cartes ?
alone-offer-take = Jouer avec le paquet complet
alone-offer-later = Pas maintenant
alone-other = Jouer à autre chose




## The browser: puzzles

puzzle-daily = Casse-tête du jour
puzzle-quick = Casse-tête simplifié
puzzle-goal = Parmi ces { NUMBER($cards) } cartes, il y a exactement { NUMBER($sets) } Sets. Trouvez-les tous.
puzzle-right = Un Set en { $time } ! { NUMBER($found) } sur { NUMBER($all) }.
puzzle-clock = Temps : { $time }
puzzle-hint = Indice
puzzle-hint-card = Cette carte fait partie d’un Set que vous n’avez pas encore trouvé : { $card }.
puzzle-hint-pair = Ces deux cartes appartiennent à un même Set : { $cards }.
# $feature is the name of a feature; $kind is how it fares on the three cards of a Set.
puzzle-hint-feature =
    { $feature ->
        [number] { $kind ->
            [same] Regardez le nombre : il est le même sur les trois cartes.
           *[different] Regardez le nombre : il est différent sur les trois cartes.
        }
        [shading] { $kind ->
            [same] Regardez le contenu : il est le même sur les trois cartes.
           *[different] Regardez le contenu : il est différent sur les trois cartes.
        }
        [colour] { $kind ->
            [same] Regardez la couleur : elle est la même sur les trois cartes.
           *[different] Regardez la couleur : elle est différente sur les trois cartes.
        }
       *[symbol] { $kind ->
            [same] Regardez la forme : elle est la même sur les trois cartes.
           *[different] Regardez la forme : elle est différente sur les trois cartes.
        }
    }
puzzle-hint-over = Aucun autre indice pour ce Set : il ne manque qu’une carte.
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
puzzle-start = Commencer
puzzle-paused = En pause. Les cartes sont cachées.
puzzle-go-on = Reprendre
puzzle-solved = Résolu en { $time }
puzzle-found-sets = Sets trouvés
puzzle-streak =
    { $days ->
        [0] Commencez une série aujourd’hui
        [one] Série : { $days } jour
       *[other] Série : { $days } jours
    }
puzzle-compared =
    { $kind ->
        [first] Votre premier casse-tête du jour !
        [best] Votre meilleur temps jusqu’ici !
       *[faster] Plus rapide que d’habitude.
    }
puzzle-figure =
    { $kind ->
        [streak] Série
        [longest] Meilleure série
        [best] Meilleur temps
       *[median] Temps médian
    }
puzzle-month-before = Mois précédent
puzzle-month-after = Mois suivant
puzzle-calendar-day =
    { $kind ->
        [solved] { $date } : résolu
        [late] { $date } : résolu plus tard
       *[none] { $date } : non résolu
    }
puzzle-streak-how = Les jours en couleur comptent pour votre série : le casse-tête a été résolu le jour même. Pour les jours cerclés, il l’a été plus tard. Un nouveau casse-tête arrive à minuit, heure locale.
# Of a day that was solved after it had passed.
puzzle-archive = Tiré des archives : il ne compte pas pour votre série.
puzzle-next-in = Prochain casse-tête dans { $time }
puzzle-next-there = Un nouveau casse-tête est disponible.
puzzle-others = Autres casse-têtes
puzzle-day = Jour
puzzle-day-open = Ouvrir
puzzle-day-before = Jour précédent
puzzle-day-after = Jour suivant
puzzle-today = Casse-tête du jour
puzzle-play-today = Jouer celui d’aujourd’hui
puzzle-too-early = Il n’y a aucun casse-tête avant le { $date }.
puzzle-too-late = Le casse-tête du { $date } sera disponible le jour même.
puzzle-share = Partager votre résultat (sans rien dévoiler)
# The parts of one line; it has no sentence around it.
puzzle-share-day = Tercet du { $date }
puzzle-share-found = { NUMBER($found) }/{ NUMBER($all) } en { $time }
puzzle-share-streak = série : { NUMBER($days) }
puzzle-new = Nouveau casse-tête
puzzle-deck = Cartes en jeu


## The browser: the lesson and the drills

learn-title = Apprendre à jouer
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
learn-exercise = Question { NUMBER($exercise) } sur { NUMBER($exercises) }
learn-example = Exemple
learn-step-title = { $step ->
        [features] Quatre caractéristiques
        [third] La troisième carte
        [verdict] Set ou pas ?
        [find] Trouver un Set
        [call] Annoncer et désigner
       *[none] Quand il n’y a pas de Set
    }
learn-features = Chaque carte porte un, deux ou trois motifs identiques. Une carte a quatre caractéristiques, et chacune peut prendre trois valeurs.
learn-features-question = Ces deux cartes diffèrent par une seule caractéristique. Laquelle ?
learn-feature = { $feature ->
        [number] Nombre
        [shading] Contenu
        [colour] Couleur
       *[symbol] Forme
    }
learn-features-right =
    { $feature ->
        [number] Bien vu : seul le nombre diffère.
        [shading] Bien vu : seul le contenu diffère.
        [colour] Bien vu : seule la couleur diffère.
       *[symbol] Bien vu : seule la forme diffère.
    }
learn-features-wrong =
    { $feature ->
        [number] Ce n’est pas le nombre : il est le même sur les deux cartes. Regardez encore.
        [shading] Ce n’est pas le contenu : il est le même sur les deux cartes. Regardez encore.
        [colour] Ce n’est pas la couleur : elle est la même sur les deux cartes. Regardez encore.
       *[symbol] Ce n’est pas la forme : elle est la même sur les deux cartes. Regardez encore.
    }
learn-third = Quelles que soient les deux premières cartes, une seule autre complète le Set. Ce que les deux ont en commun, la troisième l’a aussi ; là où elles diffèrent, elle a la valeur restante.
learn-third-question = Quelle carte complète le Set ?
learn-verdict = Pour vérifier trois cartes, examinez les caractéristiques une à une : chacune est-elle identique sur les trois cartes, ou différente sur les trois ?
learn-verdict-question = Ces trois cartes forment-elles un Set ?
learn-say-set = Un Set
learn-say-none = Pas un Set
learn-right = Bien vu !
learn-wrong = Pas tout à fait.
learn-find = Dans une partie, tout le monde regarde les mêmes cartes. Désignez-en trois qui forment un Set : touchez-les, utilisez les flèches et Entrée, ou tapez les lettres des cartes.
learn-find-question = Trouvez un Set parmi ces neuf cartes.
learn-hint = Montrer une carte
learn-hint-card = Cette carte fait partie d’un Set : { $card }.
learn-cards = Cartes : { $cards }.
learn-call-question = Annoncez « Set ! », puis désignez un Set.
learn-call-right =
    { $scoring ->
        [most-sets] Les cartes sont à vous. Le plus grand nombre de Sets l’emporte.
        [point-per-card] Les cartes sont à vous. Vous marquez un point pour chacune.
       *[point-per-set] Les cartes sont à vous, et vous marquez un point.
    }
learn-call-purpose = Maintenant, trompez-vous exprès : annoncez « Set ! » et désignez trois cartes qui ne forment pas un Set.
learn-call-wrong =
    { $cost ->
        [lose-point] Une fausse annonce vous coûte un point. Les cartes restent sur la table.
        [lock-out] Après une fausse annonce, vous ne pouvez plus annoncer avant que quelqu’un d’autre prenne un Set. Les cartes restent sur la table.
       *[nothing] Ici, une fausse annonce n’entraîne pas de pénalité. Les cartes restent sur la table.
    }
learn-call-again = Dans cette leçon, vous pouvez réessayer tout de suite.
learn-call-late = Temps écoulé : dans une partie, cela compte comme une fausse annonce. Trouvez d’abord le Set, puis annoncez.
learn-call-was-set = Mais c’est un Set ! Désignez trois cartes qui n’en forment pas un.
learn-none-question = Il n’y a pas de Set parmi ces douze cartes. Dites « Pas de Set ».
learn-none-said =
    { $when ->
        [all-agree] Tout le monde est d’accord : trois cartes sont ajoutées.
       *[all-agree-or-long-time] Quand tout le monde est d’accord, ou après un long moment, trois cartes sont ajoutées.
    }
learn-none-find = Il y a maintenant quinze cartes, et un Set parmi elles. Trouvez-le.
learn-none-end = Les trois cartes ne sont pas remplacées : on revient à douze.
learn-next = Suivant
learn-done-title = Vous connaissez le jeu !
learn-done = C’est tout ! Jouez maintenant votre première manche : 27 cartes contre un bot lent. Les exercices ci-dessous peuvent attendre.
learn-restart = Recommencer
learn-first-round = Jouer votre première manche
learn-more = Exercices et règles
learn-lesson = Aller à la leçon
learn-rules = Lire les règles
learn-drills = Exercices
learn-drill = { $drill ->
        [third] La troisième carte
        [set-or-not] Set ou pas ?
       *[no-set] Y a-t-il un Set ?
    }
learn-drill-what =
    { $drill ->
        [third] Voici deux cartes : désignez la troisième du Set.
        [set-or-not] Voici trois cartes : forment-elles un Set ?
       *[no-set] Voici douze cartes : désignez un Set, ou dites « Pas de Set ».
    }
learn-right-answers = Bonnes réponses
learn-mistakes = Erreurs
learn-pace = Temps moyen
learn-pace-value = { NUMBER($seconds) } s
learn-pace-none = –
learn-run = Plus longue série
learn-reset = Remettre à zéro
learn-no-set-question = Y a-t-il un Set ? Désignez-le, ou dites « Pas de Set ».
learn-no-set-right = Bien vu : il n’y a pas de Set parmi ces cartes.
learn-no-set-missed = Il y a un Set : { $cards }.
coach-title = Coach
coach-what = Les Sets que vous avez manqués ou longtemps cherchés reviennent ici : après dix minutes, une heure, un jour, trois jours et une semaine.
coach-due = Sets à refaire maintenant : { NUMBER($sets) }
coach-shelf = Les Sets selon la date de leur retour
coach-wait = { $wait ->
        [minutes] 10 minutes
        [hour] 1 heure
        [day] 1 jour
        [days] 3 jours
       *[week] 1 semaine
    }
coach-back =
    { $wait ->
        [minutes] Ce Set reviendra dans dix minutes.
        [hour] Ce Set reviendra dans une heure.
        [day] Ce Set reviendra demain.
        [days] Ce Set reviendra dans trois jours.
        [week] Ce Set reviendra dans une semaine.
       *[never] Vous connaissez ce Set : il ne reviendra plus.
    }
coach-next = Rien à refaire pour l’instant. Prochain Set : { $time }
coach-empty = Jouez quelques parties. Les Sets manqués reviendront ici juste avant que vous ne les oubliiez.
coach-weakness-title = Votre point faible
coach-weakness =
    { $feature ->
        [number] Les Sets à trois nombres différents vous prennent { $percent } de temps de plus que des Sets comparables. Sets comparés : { NUMBER($sets) }
        [shading] Les Sets à trois contenus différents vous prennent { $percent } de temps de plus que des Sets comparables. Sets comparés : { NUMBER($sets) }
        [colour] Les Sets à trois couleurs différentes vous prennent { $percent } de temps de plus que des Sets comparables. Sets comparés : { NUMBER($sets) }
       *[symbol] Les Sets à trois formes différentes vous prennent { $percent } de temps de plus que des Sets comparables. Sets comparés : { NUMBER($sets) }
    }
coach-no-weakness = Rien ne ressort pour l’instant ; de si petits écarts peuvent être dus au hasard. Sets comparés : { NUMBER($sets) }




## The browser: the rules as pages

booklet-title =
    { $edition ->
        [english] Règles de l’édition anglaise
        [italian] Règles de l’édition italienne
        [russian] Règles de l’édition russe
        [hebrew] Règles de l’édition hébraïque
       *[french] Règles de l’édition française
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
booklet-note = Notre remarque
booklet-print = Imprimer
booklet-editions = Éditions
booklet-section = { $section ->
        [cards] Les cartes
        [play] Déroulement du jeu
        [none] Quand personne ne voit de Set
        [end] Fin de la partie
        [quick] Version simplifiée
        [alone] En solo
        [puzzle] Un casse-tête pour commencer
        [odds] Quelle est la probabilité d’un Set ?
        [speed] Vitesse
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
booklet-one-card = Exemple de carte : { $card }.
booklet-two = Quelles que soient les deux premières cartes, une seule autre complète le Set.
booklet-sets = Exemples de Sets
booklet-no-sets = Ce qui n’est pas un Set
booklet-questions = Il suffit de se poser quatre questions, sur le nombre, la couleur, la forme et le contenu : est-ce bien identique sur les trois cartes, ou différent sur les trois ? C’est un Set seulement si l’on répond oui les quatre fois.
booklet-questions-slip = La première question du livret porte sur le nombre, mais ajoute entre parenthèses « sont-elles de la même forme ? ». C’est une étourderie : c’est la troisième question qui porte sur la forme.
booklet-deal =
    { $rows ->
        [free] On mélange les cartes et on en dispose douze en rectangle, face visible, de façon que tout le monde les voie.
       *[three] On mélange les cartes et on en dispose douze, face visible, en trois rangées de quatre, de façon que tout le monde les voie.
    }
booklet-turns = On ne joue pas à tour de rôle : tout le monde cherche en même temps. Les trois cartes d’un Set peuvent se trouver n’importe où.
booklet-layout-set = Les trois cartes marquées forment un Set : { $cards }.
booklet-call =
    { $calling ->
        [call-then-pick] La première personne à voir un Set dit « Set » à voix haute, et ne désigne ses trois cartes qu’ensuite.
        [call-and-pick-at-once] On peut dire « Set » à tout moment, et il faut alors désigner les trois cartes aussitôt, sans hésiter.
       *[quick-claims] Quand on voit un Set, on désigne ses trois cartes, sans annoncer.
    }
booklet-call-window = On a { NUMBER($seconds) } s pour désigner les cartes. Dépasser ce délai compte comme une fausse annonce.
booklet-photo-finish = Quand des annonces se suivent de près, c’est la réaction la plus rapide qui l’emporte, et non la connexion la plus rapide. Arriver en second ne compte jamais comme une fausse annonce.
booklet-while =
    { $others ->
        [may-not-pick] Après une annonce, personne d’autre ne peut désigner de cartes tant que cette annonce n’est pas réglée.
        [may-not-pick-or-call] Après une annonce, personne d’autre ne peut désigner de cartes ni annoncer tant que cette annonce n’est pas réglée.
       *[may-not-touch-or-call] Après une annonce, personne d’autre ne peut toucher les cartes ni annoncer tant que les trois cartes ne sont pas vérifiées.
    }
booklet-check = Les autres vérifient les trois cartes. Si c’est un Set, la personne qui l’a annoncé les garde, et trois cartes du talon prennent leur place.
booklet-others-check = Ici, c’est le jeu qui vérifie. On peut aussi confier la vérification aux autres : chaque personne dit « Juste » ou « Faux », et tout le monde voit qui avait raison.
booklet-wrong =
    { $cost ->
        [lose-point] Si ce n’est pas un Set, les cartes retournent sur la table et l’annonce coûte un point.
        [lock-out] Si ce n’est pas un Set, les cartes restent sur la table et la personne qui s’est trompée ne peut plus annoncer avant que quelqu’un d’autre ait trouvé un Set.
       *[nothing] Si ce n’est pas un Set, les cartes restent sur la table. Il n’y a pas de pénalité.
    }
booklet-below-zero = Un score peut être négatif.
booklet-all-locked = Quand plus personne ne peut annoncer, tout le monde le peut de nouveau. En solo, cette règle ne s’applique pas.
booklet-no-set =
    { $when ->
        [all-agree] Quand tout le monde s’accorde à dire qu’il n’y a pas de Set parmi les douze cartes, on en ajoute trois, ce qui fait quinze.
       *[all-agree-or-long-time] Quand aucun Set n’est possible parmi les douze cartes, ou que personne n’en a trouvé depuis un long moment, quelqu’un ajoute trois cartes, ce qui fait quinze.
    }
booklet-silence = Dès que quelqu’un a dit qu’il n’y a pas de Set, { NUMBER($seconds) } s de silence valent accord.
booklet-long-time = « Un long moment » veut dire { NUMBER($seconds) } s sans Set trouvé ; une seule personne peut alors demander trois cartes de plus.
booklet-widened = Les trois cartes ajoutées ne sont pas remplacées : quand le Set suivant est pris, on revient à douze.
booklet-wider = S’il n’y a toujours pas de Set, on ajoute encore trois cartes, jusqu’à 21 en tout : parmi 21 cartes, il y a toujours un Set.
booklet-end = La manche est terminée quand le talon est épuisé et qu’il ne reste aucun Set sur la table.
booklet-left =
    { $left ->
        [usually] En général, il reste six ou neuf cartes.
       *[maybe] Il peut rester six ou neuf cartes.
    }
booklet-scoring =
    { $scoring ->
        [point-per-set] Chaque Set vaut un point.
        [point-per-set-minus-wrong-calls] Chaque Set vaut un point ; on retire les points des fausses annonces.
        [most-sets] Il n’y a pas de points : le plus grand nombre de Sets l’emporte.
       *[point-per-card] Chaque carte vaut un point.
    }
booklet-match =
    { $rounds ->
        [each-deals] On additionne les points, la donne passe à gauche et on mélange de nouveau les cartes. Quand tout le monde a distribué une fois, le total le plus élevé l’emporte.
       *[one-round] La partie se joue en une seule manche.
    }
booklet-ties = En cas d’égalité, on partage la victoire.
booklet-seats = On peut rejoindre ou quitter la table à tout moment ; en partant, on garde ses Sets. Si personne n’a distribué au bout de { NUMBER($seconds) } s, la manche commence d’elle-même ; avant la première manche, n’importe qui peut alors distribuer.
booklet-quick =
    { $edition ->
        [english] Pour une première partie, et pour les jeunes enfants, on ne prend que les 27 cartes rouges : sans la couleur, il reste trois caractéristiques. On n’étale que neuf cartes. Dès que tout le monde voit vite les Sets, on ajoute les autres cartes.
        [italian] Pour une première partie, et pour les jeunes enfants, on ne prend que les 27 cartes à motifs pleins : sans le contenu, il reste trois caractéristiques. On n’étale que neuf cartes.
        [russian] Pour une partie plus simple et plus courte, on se passe d’une caractéristique ; on ne prend par exemple que les 27 cartes à motifs pleins, et le contenu ne compte plus. Quand tout le monde est à l’aise, on mélange toutes les cartes.
        [hebrew] Pour une partie plus simple, on ne prend qu’un tiers des cartes, par exemple les 27 à motifs pleins : le contenu ne compte plus et il reste trois caractéristiques. Pour le jeu complet, on ajoute les autres cartes.
       *[french] « Easy » s’adresse aux débutants et aux enfants : 27 cartes d’une seule couleur, si bien que la couleur ne compte plus. On étale neuf cartes, en trois rangées de trois. Pour le reste, on joue comme dans le jeu complet.
    }
booklet-quick-layout = Comme le livret ne dit rien d’autre, on étale ici aussi douze cartes.
booklet-quick-value =
    { $value ->
        [red] Tercet prend ici les cartes rouges, car le livret laisse le choix. Pour une nouvelle table, vous pouvez choisir n’importe quelle caractéristique et n’importe quelle valeur.
       *[solid] Tercet prend ici les cartes à motifs pleins, car le livret laisse le choix. Pour une nouvelle table, vous pouvez choisir n’importe quelle caractéristique et n’importe quelle valeur.
    }
booklet-alone = En solo, on perd dès qu’il n’y a pas de Set parmi les douze cartes.
booklet-alone-won = On gagne quand le talon est épuisé et qu’il ne reste aucun Set. Dire « Pas de Set » alors qu’il y en a un fait perdre la partie.
booklet-puzzle = Le livret propose aussi un casse-tête où le contenu ne compte pas : trouver quatre Sets parmi neuf cartes.
booklet-odds = Selon le livret, { NUMBER($cards) } cartes contiennent un Set dans environ { NUMBER($percent) } % des cas, et { NUMBER($cards_more) } cartes dans plus de { NUMBER($percent_more) } % des cas.
booklet-odds-link = Voir les probabilités exactes
booklet-forever = À partir de trois joueurs, chaque personne est Set-Master pendant une manche : elle mélange, dispose les cartes et les remplace, mais ne joue pas. Chaque carte prise vaut un point. Après autant de manches que de joueurs, le total le plus élevé l’emporte.
booklet-speed = Pas d’annonce ici : dès qu’on voit un Set, on désigne ses trois cartes. S’il n’y en a pas sur la table, trois cartes s’ajoutent d’elles-mêmes. En cas d’erreur, on attend trois secondes. La partie se joue en une seule manche.
booklet-master-sees = Le Set-Master voit les Sets présents sur la table.




## The browser: the chances

odds-page-title = Probabilités
odds-page-simple = Dans une vraie partie, environ une fois sur { NUMBER($deals) }, il n’y a aucun Set sur la table.
odds-page-lead = Quelle est la probabilité qu’il n’y ait aucun Set ? Calculée exactement quand c’est possible, sinon estimée par simulation.
odds-page-fresh = Aucun Set parmi des cartes tirées au hasard
odds-page-fresh-how = La probabilité que des cartes d’un paquet bien mélangé ne contiennent aucun Set est calculée exactement, pas estimée. En cours de partie, elle est plus élevée, car des Sets sont sans cesse retirés.
odds-page-fresh-chart = La probabilité qu’il n’y ait aucun Set selon le nombre de cartes, une courbe par paquet ; les mêmes nombres figurent dans les tableaux ci-dessous.
odds-page-deck = Paquet de { NUMBER($cards) } cartes
odds-page-table = Tableau exact pour le paquet de { NUMBER($cards) } cartes
odds-page-cards = Cartes
odds-page-random = Aucun Set, cartes au hasard
odds-page-no-set = Aucun Set
odds-page-one-in = Une fois sur
odds-page-in-play = Aucun Set, en cours de partie
odds-page-mean = Sets en moyenne
odds-page-exactly = Valeur exacte
odds-page-chance = Probabilité
odds-page-axis-percent = pour cent
odds-page-axis-cards = cartes
odds-page-axis-sets = Sets
odds-page-spread = Combien de Sets y a-t-il ?
odds-page-spread-of = Nombre de cartes
# $mean is a number with its decimals, $fraction the same exactly.
odds-page-spread-mean = En moyenne { $mean }, exactement { $fraction }.
odds-page-spread-chart = La probabilité de chaque nombre de Sets ; les mêmes nombres figurent dans le tableau ci-dessous.
odds-page-course = En cours de partie
odds-page-course-how = Retirer des Sets laisse des cartes qui ne vont pas ensemble. En cours de partie, douze cartes ne contiennent donc aucun Set dans { $played } des cas ; douze cartes tirées au hasard, seulement dans { $fresh } des cas.
odds-page-course-chart = La probabilité que douze cartes ne contiennent aucun Set, selon le nombre de cartes encore dans le talon ; les mêmes nombres figurent dans le tableau ci-dessous.
odds-page-line-random = Cartes au hasard (valeur exacte)
odds-page-line-played = En cours de partie ({ $games } parties simulées)
odds-page-line-yours = Votre simulation
odds-page-in-deck = Encore dans le talon
odds-page-simulate = Faites la simulation vous-même
odds-page-simulate-how = Votre navigateur joue des parties entières et prend n’importe quel Set présent sur la table. Plus il y a de parties, plus l’intervalle qui contient la vraie valeur dans 99 cas sur 100 se resserre.
odds-page-kind = Variante
odds-page-games = Parties
odds-page-start = Lancer
odds-page-go-on = Continuer
odds-page-stop = Arrêter
odds-page-progress = Parties jouées : { $games } sur { $goal }
odds-page-pace = Parties par seconde : { $games }
odds-page-done = Simulation terminée. Parties jouées : { $games }
odds-page-stopped = Simulation interrompue. Parties jouées : { $games }
odds-page-broken = Votre navigateur n’a pas pu lancer la simulation. Rechargez la page.
odds-page-what = Mesure
odds-page-seen = Observé
odds-page-interval = Intervalle de confiance à 99 %
odds-page-interval-of = de { $low } à { $high }
odds-page-first = Aucun Set à la première donne
odds-page-boards = Aucun Set parmi { NUMBER($cards) } cartes
odds-page-won = Parties gagnées
odds-page-left = Cartes restantes : { NUMBER($cards) }
odds-page-here = Y a-t-il un Set ici ?
odds-page-here-how = Choisissez les cartes que vous voulez : sélectionnez le nombre et le contenu, puis touchez les cartes.
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
        [dotted] En pointillés
       *[open] Vide
    }
odds-page-choose = Cartes à choisir
odds-page-chosen = Cartes choisies : { NUMBER($cards) }
odds-page-put-back = Retirer : { $card }
odds-page-deal = Tirer { NUMBER($cards) } cartes au hasard
odds-page-clear = Tout retirer
odds-page-nothing = Aucune carte choisie pour l’instant.
odds-page-found-none = Il n’y a aucun Set ici.
odds-page-found =
    { $sets ->
        [one] Il y a { $sets } Set ici.
       *[other] Il y a { $sets } Sets ici.
    }
odds-page-found-more = Seuls les { NUMBER($sets) } premiers Sets sont affichés.
odds-page-likely =
    { $cards ->
        [0] Sans carte, pas de Set.
        [1] Une seule carte n’est jamais un Set.
       *[other] { $cards } cartes tirées au hasard ne contiennent aucun Set dans { $percent } des cas ; en moyenne, elles en contiennent { $mean }.
    }
odds-page-certain = Avec autant de cartes, il y a toujours un Set. Le maximum sans Set : { NUMBER($cards) }
# $seconds is a number with its decimals.
odds-page-difficulty = Un joueur amateur met environ { $seconds } s à en trouver un (estimation).
odds-page-claims = Ce que disent les livrets

## The browser: what one has done so far

statistics-title = Vos statistiques
statistics-lead = Votre vitesse et votre précision, Set après Set. Tout reste dans ce navigateur.
statistics-empty = Rien pour l’instant. Trouvez un Set, à une table ou en solo, et il apparaîtra ici.
statistics-begin-alone = Jouer en solo
statistics-begin-daily = Casse-tête du jour
statistics-begin-learn = Apprendre à jouer
statistics-begin-friends = Jouer entre amis
statistics-sum = Au total
statistics-found = Sets trouvés
statistics-wrong = Erreurs
statistics-by-differing = Par nombre de caractéristiques différentes
statistics-differing = Caractéristiques différentes
statistics-by-game = Par jeu
statistics-game = Jeu
statistics-game-name = { $game ->
        [table] Parties à plusieurs
        [here] Parties en solo
        [puzzle] Casse-tête simplifié
        [daily] Casse-tête du jour
       *[drill] Exercices
    }
statistics-history = Évolution
statistics-days = Jour
statistics-weeks = Semaine du
statistics-medians = Temps médian par Set
statistics-medians-chart = Temps médian par Set, par jour ou par semaine ; les mêmes nombres figurent dans le tableau ci-dessous.
statistics-differing-chart = Temps médian par Set, selon le nombre de caractéristiques différentes ; les mêmes nombres figurent dans le tableau ci-dessous.
statistics-counts = Sets trouvés
statistics-counts-chart = Sets trouvés, par jour ou par semaine ; les mêmes nombres figurent dans le tableau ci-dessous.
statistics-keeping = Vos données
statistics-export = Télécharger en CSV
statistics-delete = Tout supprimer
statistics-delete-sure = Supprimer définitivement toutes les données de cette page ?
statistics-delete-yes = Supprimer
statistics-delete-no = Conserver
statistics-deleted = Tout a été supprimé.

## The browser: installed and offline
offline-news = Une nouvelle version est prête. Elle sera utilisée à la prochaine ouverture de Tercet.
offline-reload = Recharger
offline-install = Installer Tercet sur cet appareil
offline-away = Le serveur est injoignable. Les parties en solo, la leçon et les casse-têtes fonctionnent quand même ; seules les tables à plusieurs en ont besoin.

## The modes of the house: what their pages say

mode-pitch = { $mode ->
        [sprint-10] Dix Sets sur votre propre grille. En combien de temps ?
        [sprint-20] Vingt Sets : tiendrez-vous le rythme ?
        [minutes-1] Une minute pour trouver le plus de Sets possible.
        [minutes-2] Deux minutes pour trouver le plus de Sets possible.
        [minutes-5] Cinq minutes pour trouver le plus de Sets possible.
        [first-steps] Motifs pleins seulement, une caractéristique de moins : idéal pour débuter.
        [chain] Chaque Set reprend une carte du précédent.
        [whole-board] Trouvez tous les Sets de la table : les cartes ne changent qu’après.
        [restless] Après chaque Set, les cartes changent de place.
        [blind] Tout est face cachée : retournez trois cartes et retenez leur place.
        [two-pairs] Trouvez deux paires auxquelles il manque la même carte.
        [two-pairs-nine] La double paire, avec seulement neuf cartes sur la table.
        [two-pairs-chain] La double paire, en chaîne : chacune reprend deux cartes de la précédente.
        [five-features] 243 cartes et une cinquième caractéristique : la bordure.
        [six] Six cartes d’un coup, en parfait équilibre.
        [fours] Quatre valeurs au lieu de trois, et quatre cartes à trouver.
        [little-fours] Les Quatuors à motifs pleins seulement : une caractéristique de moins.
        [little-fours-chain] Les petits Quatuors, en chaîne : chacun reprend deux cartes du précédent.
        [fresh-paint] D’autres formes, couleurs et contenus à chaque manche.
       *[speed] Désignez sans annoncer ; les cartes s’ajoutent d’elles-mêmes.
    }
mode-idea = { $mode ->
        [sprint-10] Sprint
       *[minutes-1] Minutes
    }
mode-length = { $mode ->
        [sprint-10] 10 Sets
        [sprint-20] 20 Sets
        [minutes-1] 1 minute
        [minutes-2] 2 minutes
        [minutes-5] 5 minutes
        [two-pairs-nine] 9 cartes
        [two-pairs-chain] En chaîne
        [fours] Toutes les cartes
        [little-fours] Motifs pleins
        [little-fours-chain] Pleins, en chaîne
       *[two-pairs] 12 cartes
    }
mode-group = { $group ->
        [clock] Contre la montre
        [cards] D’autres cartes
       *[finds] D’autres trouvailles
    }
modes-all = Tous les modes
mode-story = { $mode ->
        [sprint-10] Tout le monde a les mêmes cartes, sur sa propre grille : personne ne vous chipera un Set. Qui finit en premier l’emporte.
        [minutes-1] Tout le monde a les mêmes cartes, sur sa propre grille, et le chrono tourne. Qui trouve le plus de Sets avant la fin l’emporte.
        [first-steps] Neuf cartes, toutes à motifs pleins : il suffit de regarder le nombre, la couleur et la forme. Idéal pour faire découvrir le jeu.
        [blind] Toutes les cartes sont face cachée ; retournez-en trois sous les yeux de tout le monde. Si c’est un Set, il est à vous ; sinon, retenez bien leur place.
        [restless] Après chaque Set, toutes les cartes de la table changent de place. Ce Set que vous aviez repéré ? À retrouver !
        [fresh-paint] À chaque manche, les formes, les couleurs et les contenus changent. Vos yeux repartent de zéro, et c’est là tout le plaisir.
        [five-features] Chaque carte a aussi une bordure : simple, double ou en pointillés, ce qui fait 243 cartes. Un Set n’en est un que si la bordure convient elle aussi.
        [chain] Chaque Set reprend exactement une carte du Set précédent, posé à côté du jeu. Une trouvaille en appelle une autre, et tout le monde voit d’où elle partira.
        [whole-board] Les Sets trouvés restent sur la table, et la chasse continue jusqu’au dernier. Les premiers sautent aux yeux ; les derniers, un peu moins.
        [two-pairs] Trouvez quatre cartes : deux paires auxquelles il manque la même cinquième carte pour former un Set. Souvent, cette carte n’est pas sur la table : à vous de l’imaginer.
        [six] Six cartes d’un coup : chaque caractéristique est identique partout, ou répartie en 3 + 3, 2 + 2 + 2 ou 4 + 1 + 1. Pour les yeux auxquels un Set ne suffit plus.
        [fours] Tout va par quatre : jusqu’à quatre motifs, une quatrième couleur et des hexagones. Trouvez quatre cartes dont chaque caractéristique est identique partout, différente partout, ou répartie en 2 + 2.
       *[speed] Pas d’annonce, pas de tour : vous voyez un Set, vous le prenez. Les cartes s’ajoutent d’elles-mêmes, et le jeu ne s’arrête jamais.
    }
mode-lesson = À vous d’essayer
mode-lesson-complete = { $target ->
        [set] Quelle carte complète le Set ?
        [two-pairs] Quelle carte complète la double paire ?
        [six] Quelle carte complète le Sextuor ?
       *[four] Quelle carte complète le Quatuor ?
    }
mode-lesson-judge = { $target ->
        [set] Est-ce un Set ?
        [two-pairs] Est-ce une double paire ?
        [six] Est-ce un Sextuor ?
       *[four] Est-ce un Quatuor ?
    }
mode-lesson-yes = Oui
mode-lesson-no = Non
mode-lesson-find = { $target ->
        [set] Trouvez un Set.
        [two-pairs] Trouvez une double paire.
        [six] Trouvez un Sextuor.
       *[four] Trouvez un Quatuor.
    }
mode-lesson-turn = Les cartes sont face cachée : retournez-les et retenez-les.
mode-lesson-clock = Trois trouvailles en une minute. On y va ?
mode-lesson-late = Temps écoulé. On recommence ?
mode-lesson-done = Vous y êtes ! Place au jeu.
summary-target = { $target ->
        [set] Trouvez un Set : trois cartes dont chaque caractéristique est identique sur les trois ou différente sur les trois.
        [two-pairs] Trouvez une double paire : deux paires auxquelles il manque la même cinquième carte pour former un Set. Peu importe que cette carte soit sur la table ou non.
        [six] Trouvez un Sextuor : six cartes en équilibre. Pour chaque caractéristique, regroupez-les par valeur : il faut un groupe de six, deux groupes de trois, trois groupes de deux, ou bien un groupe de quatre et deux cartes seules.
       *[four] Trouvez un Quatuor : quatre cartes dont chaque caractéristique est identique sur les quatre, différente sur les quatre, ou répartie en 2 + 2.
    }
summary-example = Par exemple : { $cards }.
summary-example-pairs = Voici un exemple. { $pairs }
summary-cards =
    { $deck ->
        [one] Vous jouez avec { $deck } carte, dont { NUMBER($layout) } sur la table.
       *[other] Vous jouez avec { $deck } cartes, dont { NUMBER($layout) } sur la table.
    }
summary-only = Cartes en jeu : { $deck }.
summary-border = Une cinquième caractéristique entre en jeu, la bordure : simple, double ou en pointillés.
summary-fourth = Aux valeurs habituelles s’ajoutent celles-ci : { $values }.
summary-claim = Repérez les bonnes cartes et désignez-les aussitôt : c’est la main la plus rapide qui marque.
summary-claim-own = Repérez les bonnes cartes et désignez-les aussitôt.
summary-call = Dès que vous avez repéré les bonnes cartes, annoncez « Set ! » ; vous avez ensuite { NUMBER($seconds) } s pour les désigner.
summary-turn = Toutes les cartes sont face cachée. Retournez-en { NUMBER($count) }, une à une, sous les yeux de tout le monde ; vous avez { NUMBER($seconds) } s pour chacune. Si c’est la bonne combinaison, elle est à vous. Sinon, les cartes sont remises face cachée et les autres peuvent passer avant vous.
summary-chain =
    { $count ->
        [0] Une trouvaille ne reprend aucune carte de la précédente.
        [1] À partir de la deuxième trouvaille, reprenez exactement une carte de la précédente, qui reste posée à côté du jeu.
       *[other] À partir de la deuxième trouvaille, reprenez exactement { $count } cartes de la précédente, qui reste posée à côté du jeu.
    }
summary-until-all = Les cartes trouvées restent sur la table. Quand il n’y a plus rien à trouver, elles sont toutes remplacées.
summary-shuffled = Après chaque trouvaille, toutes les cartes changent de place : gardez l’œil ouvert !
summary-own = À chacun sa grille, avec les mêmes cartes dans le même ordre. Vous voyez où en sont les autres.
summary-fresh = À chaque manche, les formes, les couleurs et les contenus changent : oubliez vos réflexes !
summary-no-find = { $value ->
        [at-once] S’il n’y a rien à trouver, des cartes s’ajoutent d’elles-mêmes.
        [all-agree] Si tout le monde est d’accord pour dire qu’il n’y a rien à trouver, on ajoute des cartes.
       *[all-agree-or-long-time] Si tout le monde est d’accord pour dire qu’il n’y a rien à trouver, ou si quelqu’un le demande après un long moment, on ajoute des cartes.
    }
summary-endless = Quand le paquet est épuisé, on le mélange et on continue.
summary-first-to =
    { $count ->
        [0] La manche n’a pas d’objectif.
        [1] La première trouvaille met fin à la manche.
       *[other] La manche se termine dès que quelqu’un a { $count } trouvailles à son actif.
    }
summary-finds =
    { $count ->
        [one] La manche s’arrête après { $count } trouvaille.
       *[other] La manche s’arrête après { $count } trouvailles.
    }
summary-finds-own =
    { $count ->
        [one] Au bout de { $count } trouvaille, c’est fini : le meilleur temps l’emporte.
       *[other] Au bout de { $count } trouvailles, c’est fini : le meilleur temps l’emporte.
    }
summary-minutes =
    { $count ->
        [one] Vous avez { $count } minute.
       *[other] Vous avez { $count } minutes.
    }
summary-seconds =
    { $count ->
        [one] Vous avez { $count } seconde.
       *[other] Vous avez { $count } secondes.
    }
summary-deck-ends = On joue jusqu’à ce que le talon soit épuisé et qu’il ne reste rien à trouver.
summary-deck-ends-too = La manche s’arrête aussi quand le talon est épuisé et qu’il ne reste rien à trouver.
summary-points =
    { $count ->
        [one] Chaque trouvaille rapporte { $count } point.
       *[other] Chaque trouvaille rapporte { $count } points.
    }
summary-most = Le plus grand nombre de trouvailles l’emporte.
summary-wrong = { $value ->
        [lose-point] Une erreur coûte un point.
        [lock-out] Après une erreur, attendez que quelqu’un d’autre fasse une trouvaille.
       *[nothing] Une erreur ne coûte rien.
    }
summary-wrong-wait = Après une erreur, attendez { NUMBER($seconds) } s avant de reprendre.

## Challenges

challenge-title = Les mêmes cartes pour tout le monde
challenge-about = Jouez la même donne que tout le monde et voyez qui va le plus vite.
challenge-by = Créé par { $name }
challenge-honest = Tout repose sur l’honnêteté : la deuxième fois, on connaît les cartes.
challenge-play = Jouer
challenge-again = Réessayer
challenge-best = Meilleurs résultats
challenge-empty = Pas encore de résultat. Le vôtre peut être le premier.
challenge-none = Ce défi n’existe pas.
challenge-sealed = Les cartes restent secrètes tant que vous n’avez pas terminé le défi.
challenge-friend = Lancer un défi
challenge-earlier = Parties précédentes
challenge-own-best = Votre record
challenge-list = Voir les résultats
challenge-result =
    { $target ->
        [set] { $count ->
            [one] { $count } Set en { $time }
           *[other] { $count } Sets en { $time }
        }
       *[other] { $count ->
            [one] { $count } trouvaille en { $time }
           *[other] { $count } trouvailles en { $time }
        }
    }
challenge-attempt = Essai nº { NUMBER($attempt) }
challenge-more = Autres joueurs : { NUMBER($count) }
challenge-from = { $name } vous met au défi
challenge-beat = Faites mieux que { $time } avec les mêmes cartes.
challenge-beat-finds =
    { $target ->
        [set] { $count ->
            [one] Faites mieux que { $count } Set avec les mêmes cartes.
           *[other] Faites mieux que { $count } Sets avec les mêmes cartes.
        }
       *[other] { $count ->
            [one] Faites mieux que { $count } trouvaille avec les mêmes cartes.
           *[other] Faites mieux que { $count } trouvailles avec les mêmes cartes.
        }
    }
challenge-send = Envoyez ce défi à un ami
challenge-send-about = Toute personne qui ouvre le lien joue les mêmes cartes.
challenge-length =
    { $target ->
        [set] { $count ->
            [one] Course à { $count } Set
           *[other] Course à { $count } Sets
        }
       *[other] { $count ->
            [one] Course à { $count } trouvaille
           *[other] Course à { $count } trouvailles
        }
    }
challenge-send-back = Renvoyer le défi
challenge-this = Défier un ami avec ces cartes
challenge-kept = Enregistré dans ce navigateur. Le lien sera créé dès que vous serez en ligne.
challenge-open = Ouvrir le défi
challenge-unchecked = Non vérifié par un serveur
challenge-made-from = À battre
challenge-race = Course en direct

## The race of each day

day-title = Course du jour
day-about = Dix Sets contre la montre. Les mêmes cartes pour tout le monde.
day-first = Votre premier essai compte. Les suivants sont de l’entraînement.
day-practice = S’entraîner
day-runs =
    { $count ->
        [0] Pas encore de résultat
        [one] { $count } résultat
       *[other] { $count } résultats
    }
day-median = Temps médian : { $time }
day-place = Place : { NUMBER($place) }
day-percentile = Plus lents que vous : { $percent }
day-ranking = Classement
day-guests = Invités
day-guests-how = Le classement réunit les joueurs dont la clé d’accès ou la phrase de récupération est plus ancienne que le jour. Vous pouvez en créer une dans votre compte.
day-best-practice = Meilleur entraînement : { $time }
day-sealed = Les cartes restent secrètes jusqu’à ce que cette date soit passée partout sur Terre.
day-earlier = Jours précédents
day-none = Il n’y a pas de course ce jour-là.
day-yours = Vos jours
day-cell =
    { $kind ->
        [raced] { $date } : course terminée
       *[none] { $date } : pas de course
    }
day-puzzle-median = Temps médian de tous : { $time } (non vérifié)
phrase-create = Créer une phrase de récupération
phrase-hint = Douze mots vous rendent votre nom, vos résultats et votre série dans n’importe quel navigateur. Une nouvelle phrase remplace l’ancienne.
phrase-exists = Vous avez déjà une phrase de récupération. Une nouvelle phrase la remplace, et les anciens mots ne serviront plus.
phrase-keep = Garder l’ancienne phrase
phrase-replace = Créer une nouvelle phrase
phrase-shown = Notez ces mots maintenant, ils ne s’affichent qu’une fois : { $phrase }

## The browser: playing with others at once, and the lobby

home-online = Jouer en ligne
now-finding = Recherche d’une table…
now-bots = Des bots complètent la table jusqu’à l’arrivée d’autres personnes.
lobby-game = Jeu
lobby-all-games = Tous les jeux
lobby-free = Avec des places libres
lobby-near = Proches de ma cote
lobby-none = Aucune table ne correspond à ces filtres.
lobby-points = Cote : { $points }
lobby-rated = Compte pour la cote

## People: profiles, following, blocking, reports

people-own = Votre profil
people-title = Profil
people-none = Ce joueur n’existe pas.
people-bot = Programme
people-follow = Suivre
people-unfollow = Ne plus suivre
people-follows-you = Vous suit
people-block = Bloquer
people-unblock = Débloquer
people-block-about = Une personne bloquée ne voit que votre nom, ne voit pas où vous jouez et ne peut pas vous inviter. À une table commune, tout le monde garde sa place.
people-report = Signaler le nom
people-report-why = Quel est le problème avec ce nom ?
people-reported = Merci. L’exploitant de ce serveur le verra.
report-reason =
    { $reason ->
        [offensive] Il est offensant
        [pretends] Il usurpe une identité
        [personal] Il révèle des données personnelles
       *[advertising] C’est de la publicité
    }
people-ratings = Cotes
people-matches = Parties
people-bests = Meilleurs résultats par mode
people-bests-none = Aucun défi ni aucune course du jour terminés pour l’instant.
people-private = Ce profil ne montre que le nom et la cote.
people-sharing = Ce que voient les autres
people-sharing-profile = Parties et meilleurs résultats
people-sharing-table = La table publique où vous jouez
people-visibility =
    { $who ->
        [private] Moi uniquement
        [friends] Amis
       *[public] Tout le monde
    }
people-friends = Des amis sont des joueurs qui se suivent mutuellement. Tout le monde voit votre nom et votre cote.
people-following = Vos abonnements
people-following-none = Vous ne suivez encore personne. Pour suivre quelqu’un, ouvrez son profil depuis une liste.
people-at-table = À une table en ce moment
people-open-table = Aller à la table
people-blocked = Bloqués
people-invitation = { $name } vous invite à une table
people-declare = Je suis un programme
people-declare-about = Les programmes sont les bienvenus : tout le monde les voit comme tels et ils ont leur propre place dans les listes. C’est irréversible.
people-declare-sure = Marquer cette identité comme programme pour toujours ?
people-declare-no = Non, je suis une personne
people-declare-yes = Marquer pour toujours
people-failed = Cela n’a pas marché. Réessayez dans un instant.
day-programs = Programmes
day-apart = En attente de vérification
day-apart-how = Ces parties semblent jouées par un programme. Elles restent ici jusqu’à ce que l’exploitant les ait regardées.

## People: what an operator sees

reports-none = Aucun nom n’a été signalé.
reports-name = { $name } ({ $player }) : signalements : { NUMBER($count) } ; { $reasons } ; premier : { $first }, dernier : { $last }
runs-none = Aucune partie ne semble jouée par un programme.
runs-run =
    { $run } ({ $challenge }, { $player }) : points : { NUMBER($points) }, { $seconds } s ; { $signs } ; { $decision ->
        [accepted] acceptée
        [rejected] refusée
       *[none] en attente d’une décision
    }
program-sign =
    { $sign ->
        [instant] plus vite qu’une main
        [never-slow] même la trouvaille la plus lente en moins d’une seconde
        [even] le même temps pour chaque trouvaille
        [even-picks] le même temps pour chaque choix de cartes
        [first] toujours la première trouvaille dans l’ordre des cartes
       *[indifferent] le difficile n’a pas pris plus de temps
    }
help-reports = Afficher les noms que des joueurs ont signalés ; si le journal est un dossier, arrêtez d’abord le serveur
help-reports-place = Le dossier de données, ou l’URL d’un journal PostgreSQL
help-reports-dismiss = Effacer les signalements du nom de ce joueur
help-runs = Afficher les parties de défis qui semblent jouées par un programme et restent à part jusqu’à votre décision ; si le journal est un dossier, arrêtez d’abord le serveur
help-runs-place = Le dossier de données, ou l’URL d’un journal PostgreSQL
help-runs-accept = Classer cette partie avec les autres
help-runs-reject = Retirer cette partie de son classement

## Ratings

recompute-differs = Table { $table }, partie { NUMBER($number) } : la cote enregistrée n’est pas celle que donne la table.
recompute-uncounted = Parties terminées qui ne sont pas encore comptées : { NUMBER($matches) }. « tercet projections --rebuild » les compte.
recompute-right = Toutes les cotes sont exactes, bit par bit. Cotes : { NUMBER($ratings) }. Parties : { NUMBER($matches) }.
recompute-wrong = Des cotes sont fausses. Parties dont les cotes diffèrent : { NUMBER($matches) }.
help-ratings-recompute = Recalculer toutes les cotes d’un serveur à partir de ses tables et les comparer à celles enregistrées : le dossier de données, une sauvegarde ou l’URL d’un journal PostgreSQL
rating-change = Votre cote : { $before } → { $after }
rating-provisional = Provisoire : il faut environ cinq parties cotées pour entrer au classement.
rating-most-changed = Ce qui a le plus compté :
rating-find-yours = trouvaille { NUMBER($number) }, la vôtre ; votre probabilité était de { $percent }
rating-find-others = trouvaille { NUMBER($number) }, d’une autre personne ; votre probabilité était de { $percent }
table-rated = Table cotée : les parties comptent pour votre cote si au moins deux personnes jouent.
ratings-title = Cotes
ratings-lead = Qui devrait trouver le prochain Set en premier. On y entre après environ cinq parties cotées.
ratings-game = Jeu
ratings-period = Période
ratings-week = Cette semaine
ratings-all = Depuis toujours
ratings-none = Le classement est encore vide.
ratings-yours = Votre place : { NUMBER($place) } sur { NUMBER($count) }
ratings-place = Place
ratings-points = Cote
ratings-rated-finds = Trouvailles

## Your account, passkeys and privacy

help-serve-passkey-domain = Le domaine des clés d’accès des joueurs, par exemple example.org ; sans lui, il n’y en a pas ; aussi TERCET_PASSKEY_DOMAIN
settings-account = Compte et appareils
account-title = Votre compte
account-lead = Ni inscription ni adresse e-mail. Ce navigateur vous connaît déjà ; ici, vous vous assurez de pouvoir revenir.
account-name = Nom
account-ways = Pour revenir
account-passkeys = Clés d’accès
account-passkey-hint = Une clé d’accès vous connecte avec votre empreinte, votre visage ou le verrouillage de l’écran. Rien à retenir, rien à saisir.
account-passkey-create = Créer une clé d’accès
account-passkey-made = Votre clé d’accès est prête.
account-passkey-failed = Cela n’a pas fonctionné. Rien n’a changé.
account-passkey-unknown = Cette clé d’accès est inconnue ici, ou elle a été retirée.
account-passkey-use = Se connecter avec une clé d’accès
account-passkey-remove = Retirer
account-passkey-remove-of = Retirer la clé d’accès : { $device }
account-passkey-removed = La clé d’accès a été retirée. Vous pouvez aussi la supprimer de votre appareil.
account-passkey-since = Création : { $since }
account-passkey-used = Création : { $since }. Dernière utilisation : { $seen }.
account-other-browser = Autre navigateur
account-phrase = Phrase de récupération
account-sign-in = Déjà venu ici ?
account-sign-in-hint = Redevenez le joueur de votre autre navigateur : avec une clé d’accès, un code ou votre phrase de récupération.
account-sign-in-leaves = Ce navigateur quitte alors le joueur qu’il est en ce moment.
account-devices = Appareils
account-here = Cet appareil
account-way =
    { $way ->
        [visit] Connecté dès la première visite
        [code] Connecté avec un code
        [phrase] Connecté avec la phrase de récupération
        [passkey] Connecté avec une clé d’accès
        [earlier] Tous les appareils d’avant cette liste
       *[other] Connecté
    }
account-device-dates = Depuis : { $since }. Dernière utilisation : { $seen }.
account-sign-out = Déconnecter
account-sign-out-of = Déconnecter : { $device }
account-sign-out-others = Déconnecter tous les autres appareils
account-signed-out = C’est fait. Un appareil déconnecté s’en aperçoit en moins d’une seconde.
account-data = Vos données
account-export-json = Tout télécharger (JSON)
account-export-csv = Télécharger vos parties (CSV)
account-privacy = Ce qui est conservé, et combien de temps
account-delete = Supprimer mon compte
account-delete-sure = Votre nom, vos appareils, vos clés d’accès et tout ce que conserve ce navigateur seront supprimés. Vos parties restent celles d’un « Joueur supprimé ». C’est irréversible.
account-delete-no = Garder mon compte
account-delete-yes = Supprimer définitivement
privacy-title = Confidentialité
privacy-lead = Ce que ce jeu conserve à votre sujet, en mots simples.
privacy-server = Sur le serveur
privacy-name = Le nom que vous choisissez et ceux que vous avez eus. Les autres joueurs le voient.
privacy-games = Vos parties avec d’autres, les courses du jour et les temps que vous communiquez pour les casse-têtes, sous un numéro aléatoire qui ne dit rien de vous.
privacy-devices = Pour chaque appareil connecté : le type de navigateur et de système, le jour, et environ une fois par semaine le fait qu’il a servi.
privacy-passkeys = D’une clé d’accès, sa moitié publique. Votre empreinte, votre visage et votre code PIN ne quittent jamais votre appareil. D’une phrase de récupération, une forme brouillée dont on ne peut pas retrouver les mots.
privacy-address = Votre adresse réseau sert pendant la connexion, pour repousser les avalanches de requêtes. Elle n’est pas notée avec vos parties.
privacy-browser = Dans votre navigateur
privacy-browser-what = Les réglages, les statistiques, les leçons et les parties contre des bots restent dans votre navigateur. Rien n’est envoyé ; effacer les données du navigateur les supprime.
privacy-never = Ce qui n’arrive pas
privacy-no-tracking = Ni publicité, ni pistage, ni profils à vendre, ni adresse e-mail.
privacy-no-others = Aucune donnée ne part vers d’autres entreprises, et la page ne charge rien de chez elles.
privacy-cookie = Il y a un seul cookie. Il prouve au serveur que vous êtes vous, et ne fait rien d’autre.
privacy-how-long = Combien de temps
privacy-long = Jusqu’à ce que vous supprimiez tout. Un navigateur qui ne sert pas pendant un an oublie son cookie.
privacy-backups = La personne qui gère ce serveur peut garder des sauvegardes quelque temps. Après la restauration de l’une d’elles, les joueurs supprimés le sont de nouveau.
privacy-yours = Vos données sont à vous
privacy-yours-how = Sur la page de votre compte, vous pouvez tout télécharger, déconnecter des appareils et tout supprimer d’un coup.
privacy-children = Pour les enfants
privacy-children-what = Tu peux jouer sans rien nous dire. Choisis un nom inventé, pas le vrai. Ne dis pas aux autres joueurs où tu habites ni où tu vas à l’école. Si quelque chose te gêne, parles-en à un adulte. Ensemble, vous pouvez tout supprimer sur la page du compte.
