### Tercet по-русски.
### Игроки говорят «волна» и про squiggle, и про wave: в одной колоде бывает только одно из двух.

## The language itself

language-name = русский
language-direction = ltr
number-decimal = ,
number-group = { "\u202F" }
number-minus = −

## The check of three cards

check-is-set = Это сет.
check-is-not-set = Это не сет.
magic-rule = Волшебное правило: если у двух карт что-то совпадает, а у третьей нет, это не сет.

## The four answers of a check

answer-number-same = Количество: на всех трёх картах по { $value ->
        [one] одному символу
        [two] два символа
       *[three] три символа
    }.

answer-number-different = Количество: на всех трёх картах разное.

answer-number-mixed = Количество: на двух картах по { $value ->
        [one] одному символу
        [two] два символа
       *[three] три символа
    }, а на одной нет.

answer-shading-same = Заполнение: на всех трёх картах символы { $value ->
        [solid] закрашенные
        [striped] полосатые
        [dotted] в крапинку
       *[open] пустые
    }.

answer-shading-different = Заполнение: на всех трёх картах разное.

answer-shading-mixed = Заполнение: на двух картах символы { $value ->
        [solid] закрашенные
        [striped] полосатые
        [dotted] в крапинку
       *[open] пустые
    }, а на одной нет.

answer-colour-same = Цвет: все три карты { $value ->
        [red] красные
        [green] зелёные
        [turquoise] бирюзовые
       *[purple] фиолетовые
    }.

answer-colour-different = Цвет: у всех трёх карт разный.

answer-colour-mixed = Цвет: две карты { $value ->
        [red] красные
        [green] зелёные
        [turquoise] бирюзовые
       *[purple] фиолетовые
    }, а одна нет.

answer-symbol-same = Символ: на всех трёх картах { $value ->
        [diamond] ромбы
        [rectangle] прямоугольники
        [oval] овалы
        [squiggle] волны
       *[wave] волны
    }.

answer-symbol-different = Символ: на всех трёх картах разный.

answer-symbol-mixed = Символ: на двух картах { $value ->
        [diamond] ромбы
        [rectangle] прямоугольники
        [oval] овалы
        [squiggle] волны
       *[wave] волны
    }, а на одной нет.

## The cards

# A feature as a heading.
feature-name =
    { $feature ->
        [number] Количество
        [shading] Заполнение
        [colour] Цвет
       *[symbol] Символ
    }

# После «два» и «три» мужской род требует родительного множественного (два красных ромба),
# а женский обходится именительным (две красные волны). «В крапинку» стоит в конце.
card-name =
    { $shading ->
        [dotted] { $number ->
            [one] { $symbol ->
                [squiggle] одна
                [wave] одна
               *[masculine] один
            }
            [two] { $symbol ->
                [squiggle] две
                [wave] две
               *[masculine] два
            }
           *[three] три
        } { $colour ->
            [red] { $symbol ->
                [squiggle] { $number ->
                    [one] красная
                   *[several] красные
                }
                [wave] { $number ->
                    [one] красная
                   *[several] красные
                }
               *[masculine] { $number ->
                    [one] красный
                   *[several] красных
                }
            }
            [green] { $symbol ->
                [squiggle] { $number ->
                    [one] зелёная
                   *[several] зелёные
                }
                [wave] { $number ->
                    [one] зелёная
                   *[several] зелёные
                }
               *[masculine] { $number ->
                    [one] зелёный
                   *[several] зелёных
                }
            }
            [turquoise] { $symbol ->
                [squiggle] { $number ->
                    [one] бирюзовая
                   *[several] бирюзовые
                }
                [wave] { $number ->
                    [one] бирюзовая
                   *[several] бирюзовые
                }
               *[masculine] { $number ->
                    [one] бирюзовый
                   *[several] бирюзовых
                }
            }
           *[purple] { $symbol ->
                [squiggle] { $number ->
                    [one] фиолетовая
                   *[several] фиолетовые
                }
                [wave] { $number ->
                    [one] фиолетовая
                   *[several] фиолетовые
                }
               *[masculine] { $number ->
                    [one] фиолетовый
                   *[several] фиолетовых
                }
            }
        } { $number ->
            [one] { $symbol ->
                [diamond] ромб
                [rectangle] прямоугольник
                [oval] овал
                [squiggle] волна
               *[wave] волна
            }
           *[several] { $symbol ->
                [diamond] ромба
                [rectangle] прямоугольника
                [oval] овала
                [squiggle] волны
               *[wave] волны
            }
        } в крапинку
       *[adjective] { $number ->
            [one] { $symbol ->
                [squiggle] одна
                [wave] одна
               *[masculine] один
            }
            [two] { $symbol ->
                [squiggle] две
                [wave] две
               *[masculine] два
            }
           *[three] три
        } { $shading ->
            [solid] { $symbol ->
                [squiggle] { $number ->
                    [one] закрашенная
                   *[several] закрашенные
                }
                [wave] { $number ->
                    [one] закрашенная
                   *[several] закрашенные
                }
               *[masculine] { $number ->
                    [one] закрашенный
                   *[several] закрашенных
                }
            }
            [striped] { $symbol ->
                [squiggle] { $number ->
                    [one] полосатая
                   *[several] полосатые
                }
                [wave] { $number ->
                    [one] полосатая
                   *[several] полосатые
                }
               *[masculine] { $number ->
                    [one] полосатый
                   *[several] полосатых
                }
            }
           *[open] { $symbol ->
                [squiggle] { $number ->
                    [one] пустая
                   *[several] пустые
                }
                [wave] { $number ->
                    [one] пустая
                   *[several] пустые
                }
               *[masculine] { $number ->
                    [one] пустой
                   *[several] пустых
                }
            }
        } { $colour ->
            [red] { $symbol ->
                [squiggle] { $number ->
                    [one] красная
                   *[several] красные
                }
                [wave] { $number ->
                    [one] красная
                   *[several] красные
                }
               *[masculine] { $number ->
                    [one] красный
                   *[several] красных
                }
            }
            [green] { $symbol ->
                [squiggle] { $number ->
                    [one] зелёная
                   *[several] зелёные
                }
                [wave] { $number ->
                    [one] зелёная
                   *[several] зелёные
                }
               *[masculine] { $number ->
                    [one] зелёный
                   *[several] зелёных
                }
            }
            [turquoise] { $symbol ->
                [squiggle] { $number ->
                    [one] бирюзовая
                   *[several] бирюзовые
                }
                [wave] { $number ->
                    [one] бирюзовая
                   *[several] бирюзовые
                }
               *[masculine] { $number ->
                    [one] бирюзовый
                   *[several] бирюзовых
                }
            }
           *[purple] { $symbol ->
                [squiggle] { $number ->
                    [one] фиолетовая
                   *[several] фиолетовые
                }
                [wave] { $number ->
                    [one] фиолетовая
                   *[several] фиолетовые
                }
               *[masculine] { $number ->
                    [one] фиолетовый
                   *[several] фиолетовых
                }
            }
        } { $number ->
            [one] { $symbol ->
                [diamond] ромб
                [rectangle] прямоугольник
                [oval] овал
                [squiggle] волна
               *[wave] волна
            }
           *[several] { $symbol ->
                [diamond] ромба
                [rectangle] прямоугольника
                [oval] овала
                [squiggle] волны
               *[wave] волны
            }
        }
    }
