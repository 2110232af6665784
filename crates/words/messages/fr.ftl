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
       *[purple] violettes
    }.

answer-colour-different = Couleur : différente sur chacune des trois cartes.

answer-colour-mixed = Couleur : deux cartes sont { $value ->
        [red] rouges
        [green] vertes
        [turquoise] turquoise
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

# A feature as a heading.
feature-name =
    { $feature ->
        [number] Nombre
        [shading] Contenu
        [colour] Couleur
       *[symbol] Forme
    }

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
