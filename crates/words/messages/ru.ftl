### Tercet по-русски.
### Игроки говорят «волна» и про squiggle, и про wave: в одной колоде бывает только одно из двух.

## The language itself

language-name = русский
language-direction = ltr
number-decimal = ,
number-group = { "\u202F" }
number-minus = −

## Списки

list-pair = { $first } и { $last }
list-more = { $list }, { $next }
list-last = { $list } и { $last }

## The check of three cards

check-is-set = Это сет.
check-is-not-set = Это не сет.
check-is-find = { $target ->
        [two-pairs] Это две пары.
        [six] Это шестёрка.
       *[four] Это четвёрка.
    }
check-is-not-find = { $target ->
        [two-pairs] Это не две пары.
        [six] Это не шестёрка.
       *[four] Это не четвёрка.
    }
magic-rule = Волшебное правило: если у двух карт что-то совпадает, а у третьей нет, это не сет.

## The four answers of a check

answer-number-same = Количество: на всех трёх картах по { $value ->
        [one] одному символу
        [two] два символа
       *[three] три символа
    }.

answer-number-different = Количество: на всех трёх картах разное.

answer-number-mixed = Количество: на двух по { $value ->
        [one] одному символу
        [two] два символа
       *[three] три символа
    }, на одной — нет.

answer-shading-same = Заполнение: на всех трёх картах символы { $value ->
        [solid] закрашенные
        [striped] полосатые
        [dotted] в крапинку
       *[open] пустые
    }.

answer-shading-different = Заполнение: на всех трёх картах разное.

answer-shading-mixed = Заполнение: на двух { $value ->
        [solid] закрашенное
        [striped] полосатое
        [dotted] в крапинку
       *[open] пустое
    }, на одной — нет.

answer-colour-same = Цвет: все три карты { $value ->
        [red] красные
        [green] зелёные
        [turquoise] бирюзовые
        [orange] оранжевые
        [blue] синие
        [black] чёрные
        [white] белые
       *[purple] фиолетовые
    }.

answer-colour-different = Цвет: у всех трёх карт разный.

answer-colour-mixed = Цвет: две карты { $value ->
        [red] красные
        [green] зелёные
        [turquoise] бирюзовые
        [orange] оранжевые
        [blue] синие
        [black] чёрные
        [white] белые
       *[purple] фиолетовые
    }, одна — нет.

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
    }, на одной — нет.
## The answers of other modes

feature-name = { $feature ->
        [number] Количество
        [shading] Заполнение
        [colour] Цвет
        [symbol] Символ
       *[border] Рамка
    }
value-name = { $value ->
        [one] один символ
        [two] два символа
        [three] три символа
        [four] четыре символа
        [solid] закрашенное
        [striped] полосатое
        [dotted] в крапинку
        [open] пустое
        [crossed] клетчатое
        [red] красный
        [green] зелёный
        [turquoise] бирюзовый
        [purple] фиолетовый
        [blue] синий
        [orange] оранжевый
        [black] чёрный
        [white] белый
        [gray] серый
        [diamond] ромбы
        [rectangle] прямоугольники
        [oval] овалы
        [squiggle] волны
        [wave] волны
        [hexagon] шестиугольники
        [single-border] одинарная
        [double-border] двойная
       *[dotted-border] пунктирная
    }
answer-same = { $feature }: на всех картах { $value }.
answer-different = { $feature ->
        [number] Количество: на всех картах разное.
        [shading] Заполнение: на всех картах разное.
        [colour] Цвет: на всех картах разный.
        [symbol] Символ: на всех картах разный.
       *[border] Рамка: на всех картах разная.
    }
answer-border-mixed = Рамка: на двух картах { $value ->
        [single-border] одинарная
        [double-border] двойная
       *[dotted-border] пунктирная
    }, на одной — нет.
answer-two-and-two = { $feature }: на двух картах { $first }, на двух других { $second }.
answer-together = { $feature }: обеим парам нужно одно и то же — { $value }.
answer-apart = { $feature }: парам нужно разное — { $first } и { $second }.
answer-balanced = { $feature }: { $counts }. Подходит.
answer-uneven = { $feature }: { $counts }. Не подходит.
answer-count = { $count ->
        [1] на одной карте { $value }
        [2] на двух картах { $value }
        [3] на трёх картах { $value }
        [4] на четырёх картах { $value }
        [5] на пяти картах { $value }
        [one] на { $count } карте { $value }
        [few] на { $count } картах { $value }
        [many] на { $count } картах { $value }
       *[other] на { $count } карты { $value }
    }
answer-pairs = Одна пара: { $first }. Другая пара: { $second }. Обе дополнит до сета одна и та же карта: { $card }.
answer-pairs-apart = Одна пара: { $first }. Другая пара: { $second }. До сета им не хватает разных карт: { $cards }.

## The cards

# После «два», «три» и «четыре» мужской род требует родительного множественного (два красных ромба),
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
            [three] три
           *[four] четыре
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
            [orange] { $symbol ->
                [squiggle] { $number ->
                    [one] оранжевая
                   *[several] оранжевые
                }
                [wave] { $number ->
                    [one] оранжевая
                   *[several] оранжевые
                }
               *[masculine] { $number ->
                    [one] оранжевый
                   *[several] оранжевых
                }
            }
            [blue] { $symbol ->
                [squiggle] { $number ->
                    [one] синяя
                   *[several] синие
                }
                [wave] { $number ->
                    [one] синяя
                   *[several] синие
                }
               *[masculine] { $number ->
                    [one] синий
                   *[several] синих
                }
            }
            [black] { $symbol ->
                [squiggle] { $number ->
                    [one] чёрная
                   *[several] чёрные
                }
                [wave] { $number ->
                    [one] чёрная
                   *[several] чёрные
                }
               *[masculine] { $number ->
                    [one] чёрный
                   *[several] чёрных
                }
            }
            [white] { $symbol ->
                [squiggle] { $number ->
                    [one] белая
                   *[several] белые
                }
                [wave] { $number ->
                    [one] белая
                   *[several] белые
                }
               *[masculine] { $number ->
                    [one] белый
                   *[several] белых
                }
            }
            [gray] { $symbol ->
                [squiggle] { $number ->
                    [one] серая
                   *[several] серые
                }
                [wave] { $number ->
                    [one] серая
                   *[several] серые
                }
               *[masculine] { $number ->
                    [one] серый
                   *[several] серых
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
                [hexagon] шестиугольник
               *[wave] волна
            }
           *[several] { $symbol ->
                [diamond] ромба
                [rectangle] прямоугольника
                [oval] овала
                [squiggle] волны
                [hexagon] шестиугольника
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
            [three] три
           *[four] четыре
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
            [crossed] { $symbol ->
                [squiggle] { $number ->
                    [one] клетчатая
                   *[several] клетчатые
                }
                [wave] { $number ->
                    [one] клетчатая
                   *[several] клетчатые
                }
               *[masculine] { $number ->
                    [one] клетчатый
                   *[several] клетчатых
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
            [orange] { $symbol ->
                [squiggle] { $number ->
                    [one] оранжевая
                   *[several] оранжевые
                }
                [wave] { $number ->
                    [one] оранжевая
                   *[several] оранжевые
                }
               *[masculine] { $number ->
                    [one] оранжевый
                   *[several] оранжевых
                }
            }
            [blue] { $symbol ->
                [squiggle] { $number ->
                    [one] синяя
                   *[several] синие
                }
                [wave] { $number ->
                    [one] синяя
                   *[several] синие
                }
               *[masculine] { $number ->
                    [one] синий
                   *[several] синих
                }
            }
            [black] { $symbol ->
                [squiggle] { $number ->
                    [one] чёрная
                   *[several] чёрные
                }
                [wave] { $number ->
                    [one] чёрная
                   *[several] чёрные
                }
               *[masculine] { $number ->
                    [one] чёрный
                   *[several] чёрных
                }
            }
            [white] { $symbol ->
                [squiggle] { $number ->
                    [one] белая
                   *[several] белые
                }
                [wave] { $number ->
                    [one] белая
                   *[several] белые
                }
               *[masculine] { $number ->
                    [one] белый
                   *[several] белых
                }
            }
            [gray] { $symbol ->
                [squiggle] { $number ->
                    [one] серая
                   *[several] серые
                }
                [wave] { $number ->
                    [one] серая
                   *[several] серые
                }
               *[masculine] { $number ->
                    [one] серый
                   *[several] серых
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
                [hexagon] шестиугольник
               *[wave] волна
            }
           *[several] { $symbol ->
                [diamond] ромба
                [rectangle] прямоугольника
                [oval] овала
                [squiggle] волны
                [hexagon] шестиугольника
               *[wave] волны
            }
        }
    }
card-bordered = { $card }, { $border }
card-bordered-listed = { $card } ({ $border })
card-border = { $border ->
        [single-border] одинарная рамка
        [double-border] двойная рамка
       *[dotted-border] пунктирная рамка
    }
card-back = карта рубашкой вверх
card-gap = пустое место

## What is wrong with what somebody typed

card-letters = Карта записывается четырьмя знаками: количество 1, 2, 3; заполнение s (закрашенное), t (полосатое), e (пустое); цвет r (красный), g (зелёный), p (фиолетовый); символ d (ромб), o (овал), q (волна). Например: 2srd.
card-unknown-letter = «{ $text }» — не карта: знак «{ $letter }» в записи карт не встречается.
card-feature-twice =
    «{ $text }» — не карта: { $feature ->
        [number] количество указано дважды
        [shading] заполнение указано дважды
        [colour] цвет указан дважды
        [symbol] символ указан дважды
       *[border] рамка указана дважды
    }.
card-feature-missing =
    «{ $text }» — не карта: { $feature ->
        [number] не указано количество
        [shading] не указано заполнение
        [colour] не указан цвет
        [symbol] не указан символ
       *[border] не указана рамка
    }.
card-border-of-four = «{ $text }» — не карта: у карты с четвёртым значением нет рамки.
card-letters-of-modes = В некоторых режимах есть ещё количество 4, заполнение x (клетчатое), цвет b (синий) и символ h (шестиугольник) или рамка: i (одинарная), j (двойная), k (пунктирная).
card-no-place = «{ $text }» — не место на столе.
claim-count =
    { $count ->
        [0] Для сета нужны три карты (в других режимах — до шести), а вы не указали ни одной.
        [1] Для сета нужны три карты (в других режимах — до шести), а вы указали только одну.
        [one] Для сета нужны три карты (в других режимах — до шести), а вы указали { $count } карту.
        [few] Для сета нужны три карты (в других режимах — до шести), а вы указали { $count } карты.
        [many] Для сета нужны три карты (в других режимах — до шести), а вы указали { $count } карт.
       *[other] Для сета нужны три карты (в других режимах — до шести), а вы указали { $count } карты.
    }
claim-same-card = Карта «{ $card }» указана дважды, а каждая карта в колоде только одна.
seed-not-hex = «{ $letter }» — не шестнадцатеричная цифра; используйте 0–9 и a–f.
seed-length =
    { $count ->
        [0] Зерно пустое; нужно от 1 до { NUMBER($most) } шестнадцатеричных цифр, например 2a.
        [one] Зерно из { $count } цифры слишком длинное; нужно от 1 до { NUMBER($most) } шестнадцатеричных цифр, например 2a.
        [few] Зерно из { $count } цифр слишком длинное; нужно от 1 до { NUMBER($most) } шестнадцатеричных цифр, например 2a.
        [many] Зерно из { $count } цифр слишком длинное; нужно от 1 до { NUMBER($most) } шестнадцатеричных цифр, например 2a.
       *[other] Зерно из { $count } цифры слишком длинное; нужно от 1 до { NUMBER($most) } шестнадцатеричных цифр, например 2a.
    }
name-empty = Введите имя.
name-long = В имени может быть не больше { NUMBER($most) } знаков, а в этом их { NUMBER($count) }.
name-control = Уберите из имени переносы строк и невидимые знаки.
handicap-delay = Задержка может быть от 0 до 30{ "\u202F" }000 миллисекунд, а не { NUMBER($delay) }.
handicap-head-start = Фора может быть от 0 до 27 очков, а не { NUMBER($points) }.
stack-count =
    По этим правилам для раунда { $needed ->
        [one] нужна { NUMBER($needed) } карта
        [few] нужны { NUMBER($needed) } карты
        [many] нужно { NUMBER($needed) } карт
       *[other] нужно { NUMBER($needed) } карты
    }, а в колоде их { NUMBER($count) }.
stack-foreign = Карты «{ $card }» нет в колоде для этих правил.
stack-twice = Карта «{ $card }» встречается дважды, а каждая карта в колоде только одна.
stack-sets =
    В этой головоломке должно быть ровно { $needed ->
        [one] { NUMBER($needed) } сет
        [few] { NUMBER($needed) } сета
        [many] { NUMBER($needed) } сетов
       *[other] { NUMBER($needed) } сета
    }, а среди этих карт их { NUMBER($count) }.

## What does not fit together in rules

rules-out-of-range = Значение { $field } — { NUMBER($value) }, а должно быть от { NUMBER($least) } до { NUMBER($most) }.
rules-range-with = Если { $other } = { $setting }, то значение { $field } должно быть от { NUMBER($least) } до { NUMBER($most) }, а не { NUMBER($value) }.
rules-layout-threes = Число карт на столе должно делиться на три, например 9, 12, 15 или 18, а не { NUMBER($count) }.
rules-rows =
    Из { $count ->
        [one] { NUMBER($count) } карты
        [few] { NUMBER($count) } карт
        [many] { NUMBER($count) } карт
       *[other] { NUMBER($count) } карты
    } не выложить { $rows ->
        [one] { NUMBER($rows) } равный ряд
        [few] { NUMBER($rows) } равных ряда
        [many] { NUMBER($rows) } равных рядов
       *[other] { NUMBER($rows) } равного ряда
    }.
rules-set-master = Сет-мастер наблюдает, пока играют хотя бы двое других, поэтому мест за столом нужно не меньше 3, а их { NUMBER($seats) }.
rules-alone = «{ $variant }» — одиночная игра, поэтому место должно быть одно, а их { NUMBER($seats) }.
rules-most-sets = Если побеждает тот, у кого больше сетов, очков нет, поэтому ошибка не может стоить очка.
rules-subtract = Ошибки можно вычитать только там, где ошибка стоит очка.
rules-never-widened = В варианте «{ $variant }» карты не добавляются, поэтому не могут появляться сами.
rules-puzzle =
    В варианте «{ $variant }» выкладывают { $count ->
        [one] { NUMBER($count) } карту
        [few] { NUMBER($count) } карты
        [many] { NUMBER($count) } карт
       *[other] { NUMBER($count) } карты
    } из колоды в { $deck ->
        [one] { NUMBER($deck) } карту
        [few] { NUMBER($deck) } карты
        [many] { NUMBER($deck) } карт
       *[other] { NUMBER($deck) } карты
    }.
rules-needs = Если { $field } = { $value }, то значение { $other } должно быть { $needed }.
rules-not-with = Если { $field } = { $value }, то значение { $other } не может быть { $excluded }.
rules-plain = У варианта «{ $variant }» свои карты и правила; настройки режимов к нему не подходят.
rules-no-such-cards = В такой колоде (признаков: { NUMBER($features) }, значений: { NUMBER($values) }) этого нет: { $value }.
rules-time = Значение time_s — { NUMBER($seconds) }, а должно быть 0 или от 30 до 1800.
rules-check = Значение others_check_s — { NUMBER($seconds) }, а должно быть 0 или от 3 до 30.
rules-unseen-check = Остальные могут проверять только карты, которые видят все: не в отдельных раскладах и не рубашкой вверх.
rules-endless = С бесконечной колодой раунд должно завершать что-то другое: finds, time_s или first_to.
rules-faces-down = Когда карты лежат рубашкой вверх, на столе их должно быть не меньше { NUMBER($least) }, чтобы всегда было что найти.

## The rules, value by value

# Названия строк стоят так, чтобы значение подходило к ним в именительном падеже.
# One line of a list of rules.
rule-line = { $label }: { $value }
rule-edition = издание
rule-variant = вариант
rule-symbols = символы
rule-symbols-value = { $value ->
        [diamond] овал, волна, ромб
       *[rectangle] овал, волна, прямоугольник
    }
rule-green = оттенок зелёного
rule-green-value = { $value ->
        [green] зелёный
       *[turquoise] бирюзовый
    }
rule-middle-shading = среднее заполнение
rule-middle-shading-value = { $value ->
        [striped] полосатое
       *[dotted] в крапинку
    }
rule-deck = карты в игре
rule-deck-value = { $value ->
        [full] все 81
        [one] только с одним символом
        [two] только с двумя символами
        [three] только с тремя символами
        [solid] только с закрашенными символами
        [striped] только с полосатыми символами
        [dotted] только с символами в крапинку
        [open] только с пустыми символами
        [red] только красные
        [green] только зелёные
        [turquoise] только бирюзовые
        [purple] только фиолетовые
        [diamond] только с ромбами
        [rectangle] только с прямоугольниками
        [oval] только с овалами
        [squiggle] только с волнами
       *[wave] только с волнами
    }
rule-deck-whole = все { NUMBER($count) }
rule-deck-more = { $value ->
        [four] только с четырьмя символами
        [crossed] только с клетчатыми символами
        [blue] только синие
        [hexagon] только с шестиугольниками
        [single-border] только с одинарной рамкой
        [double-border] только с двойной рамкой
       *[dotted-border] только с пунктирной рамкой
    }
rule-layout = карты на столе
rule-layout-value = { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
rule-rows = ряды
rule-rows-value = { $count ->
        [0] по размеру экрана
        [1] один ряд
        [one] { $count } ряд
        [few] { $count } ряда
        [many] { $count } рядов
       *[other] { $count } ряда
    }
rule-calling = заметив сет
rule-calling-value = { $value ->
        [call-then-pick] объявить, потом выбрать карты
        [call-and-pick-at-once] объявить и сразу выбрать карты
       *[quick-claims] выбрать карты без объявления
    }
rule-call-window = время на выбор
rule-photo-finish = поправка на задержку сети
rule-others = остальные после объявления
rule-others-value = { $value ->
        [may-not-pick] не могут выбирать карты
        [may-not-pick-or-call] не могут ни выбирать карты, ни объявлять сет
       *[may-not-touch-or-call] не могут ни трогать карты, ни объявлять сет
    }
rule-wrong-call = ошибка
rule-wrong-call-value = { $value ->
        [lose-point] минус одно очко
        [lock-out] блокировка, пока сет не возьмёт кто-то другой
        [wait] блокировка на несколько секунд
       *[nothing] без штрафа
    }
rule-wait = ожидание после ошибки
rule-others-check = проверяют остальные
rule-others-check-off = нет
rule-no-set = ещё три карты
rule-more-cards = ещё карты
rule-no-set-value = { $value ->
        [all-agree] когда все согласны
        [at-once] появляются сами, когда сета нет
       *[all-agree-or-long-time] когда все согласны или, если прошло много времени, по просьбе одного
    }
rule-silence = молчание считается согласием через
rule-long-time = «много времени»
rule-widened = добавленные карты
rule-widened-value = { $value ->
        [not-replaced] не заменяются новыми, когда берут следующий сет
       *[replaced] заменяются новыми, когда берут следующий сет
    }
rule-first-to = конец раунда
rule-first-to-value = { $count ->
        [0] когда колода пуста и сетов не осталось
        [1] после первого сета
        [one] когда у кого-то { $count } сет
        [few] когда у кого-то { $count } сета
        [many] когда у кого-то { $count } сетов
       *[other] когда у кого-то { $count } сета
    }
rule-scoring = подсчёт очков
rule-scoring-value = { $value ->
        [point-per-set] 1 очко за сет
        [point-per-set-minus-wrong-calls] 1 очко за сет минус ошибки
        [most-sets] побеждает тот, у кого больше сетов
       *[point-per-card] 1 очко за карту
    }
rule-calling-find = заметив находку
rule-find-value = { $value ->
        [lock-out] блокировка до находки другого игрока
        [at-once] появляются сами, когда найти нечего
        [not-replaced] не заменяются новыми после следующей находки
        [replaced] заменяются новыми после следующей находки
        [point-per-set] 1 очко за находку
        [point-per-set-minus-wrong-calls] 1 очко за находку минус ошибки
       *[most-sets] побеждает тот, у кого больше находок
    }
rule-first-to-finds = { $count ->
        [0] когда колода пуста и найти больше нечего
        [1] после первой находки
        [one] когда у кого-то { $count } находка
        [few] когда у кого-то { $count } находки
        [many] когда у кого-то { $count } находок
       *[other] когда у кого-то { $count } находки
    }
rule-rounds = длительность партии
rule-rounds-value = { $count ->
        [0] каждый раздаёт по разу
        [1] один раунд
        [one] { $count } раунд
        [few] { $count } раунда
        [many] { $count } раундов
       *[other] { $count } раунда
    }
rule-deal-within = время на раздачу
rule-set-master = раздающий
rule-set-master-value = { $value ->
        [yes] наблюдает как сет-мастер
       *[no] тоже играет
    }
rule-seats = места
rule-target = что ищут
rule-target-value = { $value ->
        [set] сет
        [two-pairs] две пары
        [six] шестёрка
       *[four] четвёрка
    }
rule-features = признаки
rule-values = значения признака
rule-grow = после добавления число карт кратно
rule-chain = карты из прошлой находки
rule-chain-value = { $count ->
        [0] не нужны
        [1] ровно одна
        [one] ровно { $count }
        [few] ровно { $count }
        [many] ровно { $count }
       *[other] ровно { $count }
    }
rule-keep = найденные карты
rule-keep-value = { $value ->
        [taken] забирают
       *[until-all] остаются, пока не найдено всё
    }
rule-after-find = остальные карты после находки
rule-after-find-value = { $value ->
        [stay] остаются на местах
       *[shuffled] меняются местами
    }
rule-faces = карты лежат
rule-faces-value = { $value ->
        [up] лицом вверх
       *[down] рубашкой вверх
    }
rule-boards = расклад
rule-boards-value = { $value ->
        [shared] один на всех
       *[own] у каждого свой
    }
rule-deck-lasts = колода
rule-deck-lasts-value = { $value ->
        [once] раздаётся один раз
       *[endless] тасуется снова и снова
    }
rule-finds = находки за раунд
rule-time = время раунда
rule-no-limit = без ограничения
rule-drawing = рисунок карт
rule-drawing-value = { $value ->
        [edition] как в издании
       *[fresh] новый в каждом раунде
    }
rule-alone = в одиночку, если среди 12 карт нет сета
rule-alone-value = { $value ->
        [loses] вы проигрываете
       *[silent] –
    }
rule-quick-deck = карты в упрощённой игре
rule-quick-layout = на столе в упрощённой игре
rule-seconds-value = { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
        [many] { $count } секунд
       *[other] { $count } секунды
    }
rule-milliseconds-value = { NUMBER($count) } мс
# Согласуется со словом «издание».
edition-name = { $edition ->
        [english] английское
        [italian] итальянское
        [russian] русское
        [hebrew] израильское
       *[french] французское
    }
variant-name = { $variant ->
        [full] полная игра
        [quick] упрощённая игра
        [forever] Forever с сет-мастером
        [solitaire] пасьянс
        [practice] тренировка
        [quick-puzzle] упрощённая головоломка
       *[daily] головоломка дня
    }
mode-name = { $mode ->
        [sprint-10] Спринт 10
        [sprint-20] Спринт 20
        [minutes-1] 1 минута
        [minutes-2] 2 минуты
        [minutes-5] 5 минут
        [first-steps] Первые шаги
        [chain] Цепочка
        [whole-board] Весь стол
        [restless] Непоседы
        [blind] Вслепую
        [two-pairs] Две пары
        [two-pairs-nine] Две пары из девяти
        [two-pairs-chain] Две пары цепочкой
        [five-features] Пять признаков
        [six] Шестёрки
        [fours] Четвёрки
        [little-fours] Малые четвёрки
        [little-fours-chain] Малые четвёрки цепочкой
        [fresh-paint] Свежая краска
       *[speed] Блиц
    }
mode-changed = { $mode }, правила изменены
variant-borrowed =
    { $edition ->
        [english] В английской
        [italian] В итальянской
        [russian] В русской
        [hebrew] В израильской
       *[french] Во французской
    } брошюре нет варианта «{ $variant }»; здесь он взят из { $source ->
        [english] английской
        [italian] итальянской
        [russian] русской
        [hebrew] израильской
       *[french] французской
    }.
variant-of-the-house = Варианта «{ $variant }» нет ни в одной брошюре; это наше правило.
editions-hint = Записать издание в файл, который можно изменить: tercet editions english > rules.toml

## Why something cannot be done

refusal-not-seated = Это могут делать только игроки за этим столом. Сначала присоединитесь к игре.
refusal-already-seated = Вы уже за этим столом.
refusal-removed-by-host = Хозяин стола удалил вас из игры.
refusal-not-host = Это может сделать только хозяин стола: { $host }.
refusal-nobody-there = На этом месте никого нет.
refusal-too-many-players =
    За этим столом { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }, а эти правила рассчитаны на { $seats ->
        [one] { $seats } место
        [few] { $seats } места
        [many] { $seats } мест
       *[other] { $seats } места
    }.
refusal-match-goes-on = Реванш можно начать, когда закончится партия.
refusal-too-often =
    Не так быстро! Попробуйте снова через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }.
refusal-table-full =
    { $seats ->
        [1] Единственное место занято.
        [2] Оба места заняты.
        [one] Все места заняты: за столом { $seats } место.
        [few] Все { $seats } места заняты.
        [many] Все { $seats } мест заняты.
       *[other] Все { $seats } места заняты.
    }
refusal-match-has-begun = Это можно изменить только до первой раздачи.
refusal-already-dealt = Карты уже розданы.
refusal-not-the-dealer =
    Сейчас раздаёт { $dealer }. Через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    } раздать сможет любой.
refusal-too-few-players =
    Для игры { $needed ->
        [one] нужен { NUMBER($needed) } игрок
        [few] нужны { NUMBER($needed) } игрока
        [many] нужно { NUMBER($needed) } игроков
       *[other] нужно { NUMBER($needed) } игрока
    }, а за столом пока { NUMBER($players) }.
refusal-not-dealt = Карты ещё не розданы.
refusal-round-over = Раунд окончен.
refusal-match-over = Партия окончена.
refusal-set-master-watches = Сет-мастер в этом раунде не играет.
refusal-locked-out = После ошибки вам нельзя объявлять сет, пока его не возьмёт кто-нибудь другой.
refusal-locked-out-find = После ошибки нужно дождаться находки другого игрока.
refusal-locked-out-for =
    После ошибки подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }.
refusal-others-first = Секунду: сначала карты могут открыть другие.
refusal-too-early =
    С вашей задержкой объявить сет можно через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }.
refusal-call-stands = Сет уже объявлен: { $caller } опережает вас на { NUMBER($seconds) } с.
refusal-already-called = Вы уже объявили сет: выберите карты.
refusal-photo-finish = Фотофиниш…
refusal-being-checked = Идёт проверка этих карт. Подождите немного…
refusal-nothing-to-check = Сейчас вам нечего проверять.
refusal-voted-already = Вы уже ответили.
refusal-call-first = Сначала скажите «Сет!», потом выбирайте карты.
refusal-claim-without-calling = За этим столом объявлять ничего не нужно: просто выберите карты.
refusal-not-on-table = Этой карты уже нет на столе: { $card }.
refusal-found-before = Это уже найдено.
refusal-said-already = Вы это уже сказали.
refusal-set-is-certain =
    Когда на столе { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }, сет точно есть.
refusal-no-more-cards = За этим столом больше нет карт, которые можно добавить.
refusal-cards-come-at-once = Сет на столе есть: если бы его не было, новые карты появились бы сами.
refusal-find-is-certain =
    Когда на столе { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }, находка точно есть.
refusal-finds-come-at-once = Находка на столе есть: если бы её не было, новые карты появились бы сами.
refusal-wrong-count =
    Здесь нужно выбрать { $needed ->
        [one] { NUMBER($needed) } карту
        [few] { NUMBER($needed) } карты
        [many] { NUMBER($needed) } карт
       *[other] { NUMBER($needed) } карты
    }, а не { NUMBER($cards) }.
refusal-not-chained =
    { $needed ->
        [1] Ровно одна карта должна быть из прошлой находки.
        [one] Ровно { $needed } карта должна быть из прошлой находки.
        [few] Ровно { $needed } карты должны быть из прошлой находки.
        [many] Ровно { $needed } карт должны быть из прошлой находки.
       *[other] Ровно { $needed } карты должны быть из прошлой находки.
    }
refusal-turn-cards = Здесь карты лежат рубашкой вверх: открывайте их по одной.
refusal-nothing-is-down = Здесь карты лежат лицом вверх: открывать нечего.
refusal-cannot-turn = Эту карту сейчас открыть нельзя.
refusal-finished = Вы уже закончили этот раунд.
refusal-older-table = Этот стол открыт в более старой версии. Чтобы играть по этим правилам, откройте новый.
refusal-same-for-all = В вызове карты и правила у всех одинаковые.

## What happens at a table

# Пол игрока неизвестен, поэтому после имени стоит настоящее время.
# Stands where a name would: of a player whose data were deleted.
deleted-player = Удалённый игрок
event-opened = Стол открыт.
# $who is “you” where the sentence is about the reader; only the other variant names the player.
event-sat =
    { $who ->
        [you] Вы сели за стол.
       *[other] { $name } садится за стол.
    }
event-left =
    { $who ->
        [you] Вы вышли из-за стола.
       *[other] { $name } выходит из-за стола.
    }
event-away =
    { $who ->
        [you] Ваше соединение прервалось.
       *[other] { $name } теряет соединение.
    }
event-back =
    { $who ->
        [you] Соединение восстановлено.
       *[other] { $name } снова в игре.
    }
event-handicapped =
    { $who ->
        [you] Вы начинаете с { $points ->
            [one] { $points } очка
            [few] { $points } очков
            [many] { $points } очков
           *[other] { $points } очка
        } и можете объявлять сет через { NUMBER($seconds) } с после появления новых карт.
       *[other] { $name } начинает с { $points ->
            [one] { $points } очка
            [few] { $points } очков
            [many] { $points } очков
           *[other] { $points } очка
        } и может объявлять сет через { NUMBER($seconds) } с после появления новых карт.
    }
event-contributed =
    { $who ->
        [you] Вы внесли случайность в тасовку.
       *[other] { $name } вносит случайность в тасовку.
    }
event-countdown = Внимание: карты появятся через 3 секунды.
event-dealt =
    { $who ->
        [you] Раунд { NUMBER($round) }: вы раздали { $cards ->
            [one] { $cards } карту
            [few] { $cards } карты
            [many] { $cards } карт
           *[other] { $cards } карты
        }.
       *[other] Раунд { NUMBER($round) }: { $name } раздаёт { $cards ->
            [one] { $cards } карту
            [few] { $cards } карты
            [many] { $cards } карт
           *[other] { $cards } карты
        }.
    }
event-call-held =
    { $who ->
        [you] Вы объявили сет. Фотофиниш…
       *[other] { $name } объявляет сет. Фотофиниш…
    }
event-called =
    { $who ->
        [you] Вы объявили сет!
       *[other] { $name } объявляет сет!
    }
event-beaten =
    { $who ->
        [you] Вы опоздали на { NUMBER($milliseconds) } мс.
       *[other] { $name } опаздывает на { NUMBER($milliseconds) } мс.
    }
event-claimed =
    { $who ->
        [you] Вы выбрали карты: { $cards }. Остальные проверяют.
       *[other] { $name } выбирает карты: { $cards }. Верно или нет?
    }
event-voted =
    { $who ->
        [you] Ваш ответ принят.
       *[other] { $name } даёт ответ.
    }
event-vote-own =
    { $correct ->
        [yes] Вы ответили верно.
       *[no] Вы ответили неверно.
    }
event-votes =
    { $correct ->
        [yes] Кто прав: { $names }.
       *[no] Кто не прав: { $names }.
    }
event-no-votes = Ответов нет.
event-taken =
    { $who ->
        [you] Вы взяли сет: { $cards }.
       *[other] { $name } берёт сет: { $cards }.
    }
event-found =
    { $who ->
        [you] Вы нашли сет: { $cards }.
       *[other] { $name } находит сет: { $cards }.
    }
event-wrong-cards =
    { $who ->
        [you] Вы ошиблись. Это не сет: { $cards }.
       *[other] { $name } ошибается. Это не сет: { $cards }.
    }
event-wrong-time =
    { $who ->
        [you] Время вышло: вы не успели выбрать карты.
       *[other] Время вышло: { $name } не успевает выбрать карты.
    }
event-lost-point =
    { $who ->
        [you] Вы потеряли очко.
       *[other] { $name } теряет очко.
    }
event-locked-out =
    { $who ->
        [you] Вам нельзя объявлять сет, пока его не возьмёт кто-нибудь другой.
       *[other] { $name } не может объявлять сет, пока его не возьмёт кто-нибудь другой.
    }
event-locked-out-find =
    { $who ->
        [you] Вам нужно дождаться находки другого игрока.
       *[other] { $name } ждёт находки другого игрока.
    }
event-waits =
    { $who ->
        [you] Подождите { $seconds ->
            [one] { $seconds } секунду
            [few] { $seconds } секунды
            [many] { $seconds } секунд
           *[other] { $seconds } секунды
        }.
       *[other] { $name } ждёт { $seconds ->
            [one] { $seconds } секунду
            [few] { $seconds } секунды
            [many] { $seconds } секунд
           *[other] { $seconds } секунды
        }.
    }
event-freed = Все снова могут объявлять сет.
event-wait-ended =
    { $who ->
        [you] Ожидание окончено.
       *[other] { $name } больше не ждёт.
    }
event-said-no-set =
    { $who ->
        [you] Вы сказали: «Сета нет».
       *[other] { $name } говорит: «Сета нет».
    }
event-said-nothing =
    { $who ->
        [you] Вы сказали: «Ничего нет».
       *[other] { $name } говорит: «Ничего нет».
    }
event-widened-all = Все согласны: ещё три карты.
event-widened-silence = Никто не возражает: ещё три карты.
event-widened-long-time = Сет долго не находят: ещё три карты.
event-widened-at-once = Сета не было: ещё три карты.
event-round-ended-no-set-left = Раунд окончен: колода пуста, и сетов не осталось.
event-round-ended-agreed = Раунд окончен: колода пуста, и все согласны, что сетов не осталось.
event-round-ended-first-to =
    { $who ->
        [you] Раунд окончен: вы набрали нужное число сетов.
       *[other] Раунд окончен: { $name } набирает нужное число сетов.
    }
event-round-ended-all-found = Вы нашли все сеты.
event-round-ended-stuck =
    Сетов больше нет. Найдено: { $sets ->
        [one] { $sets } сет
        [few] { $sets } сета
        [many] { $sets } сетов
       *[other] { $sets } сета
    }; осталось: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }.
event-round-ended-overlooked = Сет был: { $cards }.
event-host-changed =
    { $who ->
        [you] Теперь хозяин стола — вы.
       *[other] Теперь хозяин стола — { $name }.
    }
event-removed =
    { $who ->
        [you] Хозяин стола удалил вас из игры.
       *[other] Хозяин стола удалил игрока { $name }.
    }
event-renamed =
    { $who ->
        [you] Теперь вас зовут { $name }.
       *[other] Игрок { $old } сменил имя, теперь это { $name }.
    }
# In place of a new name, when a player was deleted while sitting at the table.
event-forgotten = Имя одного из игроков удалено.
event-rules-changed = Новые правила: { $edition } издание, { $variant }.
event-find =
    { $who ->
        [you] Вы нашли { $target ->
            [two-pairs] две пары
            [six] шестёрку
           *[four] четвёрку
        }: { $cards }.
       *[other] { $name } находит { $target ->
            [two-pairs] две пары
            [six] шестёрку
           *[four] четвёрку
        }: { $cards }.
    }
event-not-find =
    { $who ->
        [you] Вы ошиблись. { $target ->
            [two-pairs] Это не две пары
            [six] Это не шестёрка
           *[four] Это не четвёрка
        }: { $cards }.
       *[other] { $name } ошибается. { $target ->
            [two-pairs] Это не две пары
            [six] Это не шестёрка
           *[four] Это не четвёрка
        }: { $cards }.
    }
event-scored =
    { $who ->
        [you] { $target ->
            [set] Вы нашли сет.
            [two-pairs] Вы нашли две пары.
            [six] Вы нашли шестёрку.
           *[four] Вы нашли четвёрку.
        }
       *[other] { $target ->
            [set] { $name } находит сет.
            [two-pairs] { $name } находит две пары.
            [six] { $name } находит шестёрку.
           *[four] { $name } находит четвёрку.
        }
    }
event-finished =
    { $who ->
        [you] Вы закончили!
       *[other] { $name } заканчивает раунд.
    }
event-wrong-own =
    { $who ->
        [you] Вы ошиблись.
       *[other] { $name } ошибается.
    }
event-replaced = Здесь больше нечего искать: вот новые карты.
event-rearranged = Карты меняются местами.
event-turned =
    { $who ->
        [you] Вы открыли карту: { $card }.
       *[other] { $name } открывает карту: { $card }.
    }
event-turns-ended =
    { $who ->
        [you] На этот раз мимо.
       *[other] { $name }: на этот раз мимо.
    }
event-turned-back = Карты снова лежат рубашкой вверх.
event-grown =
    Найти было нечего: { $count ->
        [1] ещё одна карта
        [one] ещё { $count } карта
        [few] ещё { $count } карты
        [many] ещё { $count } карт
       *[other] ещё { $count } карты
    }.
event-grown-all =
    Все согласны: { $count ->
        [1] ещё одна карта
        [one] ещё { $count } карта
        [few] ещё { $count } карты
        [many] ещё { $count } карт
       *[other] ещё { $count } карты
    }.
event-grown-silence =
    Никто не возражает: { $count ->
        [1] ещё одна карта
        [one] ещё { $count } карта
        [few] ещё { $count } карты
        [many] ещё { $count } карт
       *[other] ещё { $count } карты
    }.
event-grown-long-time =
    Долго ничего не находят: { $count ->
        [1] ещё одна карта
        [one] ещё { $count } карта
        [few] ещё { $count } карты
        [many] ещё { $count } карт
       *[other] ещё { $count } карты
    }.
event-round-ended-nothing-left = Раунд окончен: колода пуста, и найти больше нечего.
event-round-ended-nothing-agreed = Раунд окончен: колода пуста, и все согласны, что найти больше нечего.
event-round-ended-time-up = Раунд окончен: время вышло.
event-round-ended-finds-made = Раунд окончен: это была последняя находка.
event-round-ended-all-finished = Раунд окончен: все закончили.
event-mode-chosen = Новый режим: { $mode }.
event-asked-for-all-cards =
    { $who ->
        [you] Вы предлагаете продолжить со всеми картами.
       *[other] { $name } предлагает продолжить со всеми картами.
    }
event-rematch = Реванш! Начинается новая партия.
event-emoted =
    { $who ->
        [you] Вы: { $words }
       *[other] { $name }: { $words }
    }
event-match-won =
    { $who ->
        [you] { $count ->
            [1] Вы победили!
            [2] Ничья! Победу с вами делит { $names }.
           *[other] Ничья! Победу с вами делят { $names }.
        }
       *[other] { $count ->
            [1] { $names } побеждает.
           *[other] Ничья! { $names } делят победу.
        }
    }
emote-words = { $emote ->
        [hello] Привет!
        [well-done] Отлично!
        [thanks] Спасибо!
        [oops] Ой!
        [so-close] Чуть-чуть не хватило!
        [thinking] Думаю…
        [good-game] Хорошая игра!
       *[bye] Пока!
    }
event-alone-won = Вы выиграли!
event-alone-lost = Вы проиграли.

## The program

usage-unknown-argument = Неизвестный аргумент «{ $argument }».
usage-missing-argument = Не указан аргумент { $argument }.
usage-missing-command = Не указана команда.
usage-unknown-command = Неизвестная команда «{ $command }».
usage-invalid-value = Недопустимое значение «{ $value }» для аргумента { $argument }; возможные значения: { $possible }.
usage-bad-value = Недопустимое значение «{ $value }» для аргумента { $argument }.
usage-not-utf8 = Один из аргументов — не текст в UTF-8.
usage-conflict = { $argument } нельзя указывать вместе с { $other }.
usage-hint = Справка: { $command } --help
file-unreadable = Не удаётся прочитать { $file }: { $reason }.
file-unwritable = Не удаётся записать { $file }: { $reason }.
file-empty = Файл { $file } пуст.
file-not-utf8 = Файл { $file } — не текст в UTF-8.
file-too-long =
    Файл { $file } слишком длинный; он может занимать не больше { $most ->
        [one] { NUMBER($most) } байта
        [few] { NUMBER($most) } байт
        [many] { NUMBER($most) } байт
       *[other] { NUMBER($most) } байта
    }.
file-bad-card = { $file }: { $reason }
file-bad-rules = { $file } — не файл правил: { $reason }
file-bad-config = { $file } — не файл настроек: { $reason }
config-unknown-key = В файле { $file } неизвестный параметр «{ $key }»; может быть, «{ $nearest }»?
config-header = Настройки команды «tercet serve». Переменная окружения важнее строки этого файла, а параметр командной строки важнее их обоих. Закомментированные строки показывают значения по умолчанию.
input-not-utf8 = Строка { NUMBER($line) } — не текст в UTF-8.
input-line-too-long =
    Строка { NUMBER($line) } слишком длинная; она может занимать не больше { $most ->
        [one] { NUMBER($most) } байта
        [few] { NUMBER($most) } байт
        [many] { NUMBER($most) } байт
       *[other] { NUMBER($most) } байта
    }.
input-line = Строка { NUMBER($line) }: { $reason }
input-empty = Карты не указаны. Укажите их, например «tercet find 1srd 2srd 3srd», или передайте расклады на стандартный ввод, по одному в строке.
find-none =
    { $count ->
        [0] Нет карт — нет и сета.
        [1] Одна карта — ещё не сет.
        [one] Здесь { $count } карта, и сета среди них нет.
        [few] Среди этих { $count } карт сета нет.
        [many] Среди этих { $count } карт сета нет.
       *[other] Среди этих { $count } карты сета нет.
    }
referee-not-an-object = Это не команда вида {"{"}"at":0,"by":"ann","do":"sit"{"}"}: { $reason }
referee-time-goes-back = В «at» стоит { NUMBER($at) }, а раньше было { NUMBER($last) }; время не может идти назад.
referee-needs = Для «{ $action }» нужно «{ $field }».
referee-unknown-action = Неизвестное значение «do»: «{ $action }»; возможные значения: { $possible }.
play-hint-call = «s» — объявить сет, затем три номера, например «1 5 9», — выбрать карты.
play-hint-claim = Три номера, например «1 5 9», — выбрать карты; объявлять сет не нужно.
play-hint-no-set = «n» — сказать, что сета нет.
play-hint-vote = Если карты выбирает другой игрок: «1» — верно, «2» — неверно.
play-hint-leave = «?» — все команды, «q» — уйти.
play-claims-count = Просто введите номера карт (всего { NUMBER($count) }): объявлять ничего не нужно.
play-turn = Вводите номера карт по одному, чтобы их открыть.
play-cards = Карты на столе (в колоде: { NUMBER($deck) }):
play-score =
    { $who ->
        [you] Вы: { NUMBER($score) }
       *[other] { $name }: { NUMBER($score) }
    }
play-pick-now =
    Введите номера трёх карт. У вас { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }.
play-not-understood = Не понимаю «{ $text }».
play-no-such-card = Карты с номером { NUMBER($number) } здесь нет.
play-left = Вы вышли из-за стола.
play-bot-model = Темп ботов основан на оценке того, как быстро играют люди.

## The odds

percent = { $number } %
odds-title =
    { NUMBER($cards) } из { $deck ->
        [one] { $deck } карты
        [few] { $deck } карт
        [many] { $deck } карт
       *[other] { $deck } карты
    }
odds-cards = карт
odds-layouts = раскладов
odds-set-free = без сета
odds-classes = классов
odds-no-set = сета нет
odds-one-in = один из
odds-exactly = точно
odds-sets = сетов
odds-chance = вероятность
odds-mean = сетов в среднем
odds-certain = Когда карт { NUMBER($cards) } или больше, сет есть наверняка.
odds-classes-note = Расклады, которые симметрия колоды переводит друг в друга, — это один класс.
odds-mode-mean = находок в среднем
odds-mode-nothing = найти нечего
odds-mode-simulated = смоделировано раскладов
odds-mode-certain = Когда карт { NUMBER($cards) } или больше, находка есть наверняка.
odds-too-many =
    Для колоды из { $deck ->
        [one] { $deck } карты
        [few] { $deck } карт
        [many] { $deck } карт
       *[other] { $deck } карты
    } число карт должно быть не больше { NUMBER($most) }, а не { NUMBER($cards) }.
plot-format = График записывается в файл с окончанием .svg или .png, а не в { $file }.
plot-no-set = Какова вероятность, что сета нет?
plot-by-sets =
    Сколько сетов в раскладе: { NUMBER($cards) } из { $deck ->
        [one] { $deck } карты
        [few] { $deck } карт
        [many] { $deck } карт
       *[other] { $deck } карты
    }
plot-left = Сколько карт остаётся в конце
plot-by-place = Нет сета среди { NUMBER($cards) } карт
plot-cards-on-table = карт на столе
plot-cards-left = осталось карт
plot-cards-in-deck = карт ещё в колоде
plot-fresh = первая раздача: { $percent }
simulate-title = Партий: { $games }; { $edition } издание, { $variant } (зерно { $seed })
simulate-rate = доля
simulate-interval = доверительный интервал 99 %
simulate-exact = точно
simulate-first-deal = первая раздача без сета
simulate-no-set = нет сета среди { NUMBER($cards) } карт
simulate-won = выиграно партий
simulate-left = осталось карт
simulate-games = партий
simulate-in-deck = в колоде
simulate-speed = Партий в секунду: { $games } (потоков: { NUMBER($threads) })
simulate-stopped = Остановлено. Сыграно партий: { $games } из { $asked }.
simulate-puzzle = «{ $variant }» — головоломка без раздачи; возможные значения: { $possible }.
seed-number = «{ $text }» — не зерно; зерно здесь — целое число до 18446744073709551615, десятичное или шестнадцатеричное с 0x, например 42 или 0x2a.
date-form = «{ $text }» — не дата; укажите год, месяц и день, например 2026-01-31.
date-no-such-day = Такого дня нет ({ $date }); даты бывают от 0001-01-01 до 9999-12-31.
date-too-late = С этого дня ({ $date }) осталось меньше дней, чем запрошено ({ $count }); календарь заканчивается днём 9999-12-31.
puzzle-of-day = Головоломка дня: { $date }
puzzle-drawn = Головоломка { $number }, зерно { $seed }
puzzle-facts = Сетов: { NUMBER($sets) }. Любитель находит первый примерно за { NUMBER($seconds) } с (оценка).

## What the booklets claim

claim-line =
    { $count ->
        [1] Издание: { $editions }. { $statement }
       *[other] Издания: { $editions }. { $statement }
    }
claim-about = Среди { NUMBER($cards) } карт сет есть примерно в { $percent } случаев.
claim-over = Среди { NUMBER($cards) } карт сет есть более чем в { $percent } случаев.
claim-left = В конце могут остаться шесть или девять карт.
claim-cards = В колоде { NUMBER($cards) } карта, и все они разные.
claim-quick = Без одного признака играют { NUMBER($cards) } картами.
claim-puzzle = Головоломка из девяти карт с одинаковым заполнением: в ней { NUMBER($sets) } сета.
claim-verdict = { $verdict ->
        [true] Это верно.
        [fresh] Это верно для первой раздачи, но не по ходу партии.
        [mostly] Это верно для большинства партий, но не для всех.
       *[false] Это неверно.
    }
truth-fresh = При первой раздаче: { $percent }, точно { $fraction }.
truth-in-play = По ходу партии, когда сеты всё время забирают: { $percent } (от { $low } до { $high }).
truth-left = Так заканчиваются { $percent } партий (от { $low } до { $high }). Сколько карт остаётся в других: { $others }. Ровно 3 не остаётся никогда.
truth-left-share = { NUMBER($cards) } ({ $percent })
truth-cards = { $product } = { NUMBER($cards) }. Сетов среди них { NUMBER($sets) }, и любые две карты входят ровно в один.
truth-puzzle =
    Из всех таких раскладов по девять карт ровно { $sets ->
        [one] { NUMBER($sets) } сет
        [few] { NUMBER($sets) } сета
        [many] { NUMBER($sets) } сетов
       *[other] { NUMBER($sets) } сета
    } есть в { $percent } ({ $fraction }); в среднем сетов { $mean }.
claims-note = Вероятности для первой раздачи вычислены точно. Партии смоделированы: всегда одни и те же { $games }, с 99-процентными доверительными интервалами.

## Help on the command line

help-tercet = Карточная игра SET по пяти брошюрам с правилами. Программа не связана с издателями игры.
help-usage = Использование:
help-commands = Команды:
help-arguments = Аргументы:
help-options = Параметры:
help-example = Пример:
help-default = по умолчанию:
help-lang = Язык: en, fr, he, it или ru (по умолчанию — из локали)
help-json = Вывести JSON
help-help = Показать эту справку
help-version = Показать версию
help-check = Проверить, сет ли это: четыре ответа и вердикт; код возврата 0, если это сет, 1, если нет, 2 при неверном вводе
help-check-cards = Три карты, например 1srd 2srd 3srd
help-check-edition = Издание, чьими словами и рисунками пользоваться
help-find = Найти все сеты среди карт, в порядке расклада
help-find-cards = Карты одного расклада; без них расклады читаются со стандартного ввода, по одному в строке
help-editions = Сравнить пять изданий или вывести одно в TOML для правки
help-editions-name = Издание, которое нужно вывести как файл правил
help-editions-variant = Вариант, который нужно вывести
help-deal = Показать колоду раунда в порядке раздачи, по зерну стола
help-deal-seed = Зерно стола: от 1 до 64 шестнадцатеричных цифр
help-deal-round = Номер раунда в партии
help-deal-round-seed = Зерно самого раунда, показанное после него, вместо зерна стола
help-deal-mix = Вклад места в тасовку в виде SEAT:HEX, места считаются с 0; можно повторять
help-deal-edition = Издание, чья колода раздаётся
help-deal-variant = Вариант игры
help-referee = Вести стол на стандартном вводе и выводе, по одному объекту JSON в строке, для программ на любом языке
help-referee-edition = Издание, по которому играют
help-referee-variant = Вариант игры
help-referee-rules = Файл правил в TOML или JSON вместо издания и варианта
help-referee-seed = Зерно стола: от 1 до 64 шестнадцатеричных цифр (по умолчанию — случайное)
help-referee-deck = Файл с картами первого раунда в порядке раздачи; в следующих раундах колода тасуется
help-play = Играть в этом терминале: с ботами, в одиночку или за столом на сервере
help-play-edition = Издание, по которому играют
help-play-variant = Вариант игры
help-play-rules = Файл правил в TOML или JSON вместо издания и варианта
help-play-seed = Зерно стола, чтобы снова сыграть теми же картами
help-play-bots = Сколько ботов играет против вас
help-play-level = Насколько сильны боты
help-play-name = Ваше имя за столом

serve-open = Tercet работает: { $url }
serve-data = Данные хранятся в папке { $folder }. Чтобы остановить сервер, нажмите Ctrl-C.
serve-stopped = Tercet остановлен. Всё, что было подтверждено, сохранено.
serve-port-taken = Адрес { $address } уже занят другой программой: остановите её или выберите другой порт, например --listen 127.0.0.1:8081.
serve-cannot-listen = Не удаётся принимать соединения на { $address }: { $reason }. Адрес записывается так: 127.0.0.1:8080.
serve-no-data-folder = На этой платформе нет стандартной папки для данных: укажите её с помощью --data.
backup-done = Резервная копия готова: { $file }
verify-right =
    Всё верно: { $rounds ->
        [1] обещанное зерно, тасовка, все события и счёт
       *[other] обещанные зёрна, тасовки, все события и счёт
    } ({ $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
        [many] { $rounds } раундов
       *[other] { $rounds } раунда
    }, { $records ->
        [one] { NUMBER($records) } запись
        [few] { NUMBER($records) } записи
        [many] { NUMBER($records) } записей
       *[other] { NUMBER($records) } записи
    }).
verify-wrong = Строка { NUMBER($line) } неверна: { $reason }
verify-no-replay = Файл { $file } — не повтор игры: { $reason }
verify-signed = Подпись действительна: с тех пор, как сервер подписал повтор, ничего не изменилось.
verify-unsigned = Всё по правилам, но подписи нет: время, имена и идентификаторы не подтверждены.
verify-unchecked = Всё по правилам; подпись не проверена: укажите --key или --server.
verify-forged = Подпись недействительна: изменено то, что нельзя проверить по правилам, например время, имя или идентификатор, либо повтор подписал другой сервер.
key-now = Действующий ключ подписи: { $key }
key-old = Прежний ключ подписи: { $key }
audit-damaged = { $stream }, запись { NUMBER($entry) } повреждена: { $reason }
audit-other-hash = её хеш не соответствует её содержимому и предыдущим записям.
audit-no-hash = у неё нет хеша, а у предыдущей записи он есть.
audit-missing = предыдущие записи отсутствуют.
audit-unreadable = её не удаётся прочитать: { $detail }
audit-against-rules = по правилам она не следует из предыдущих записей: { $detail }
audit-counts = Столы: { NUMBER($tables) }; игроки: { NUMBER($players) }; записи: { NUMBER($entries) }; законченные раунды (все воспроизведены заново): { NUMBER($rounds) }.
audit-unchained = Старые записи без собственного хеша: { NUMBER($entries) }.
audit-redacted = Записи, из которых имя удалено или перенесено: { NUMBER($entries) }.
audit-newer = Столы более новой версии, у которых проверены только хеши: { NUMBER($tables) }.
audit-right = Повреждений не найдено.
audit-wrong = Повреждённые записи: { NUMBER($count) }. Сервер не открывает эти столы, остальные работают; восстановите недостающее из резервной копии.
# The id of a player, and how many names of that player there were.
forget-done = { $player }: удалено имён — { NUMBER($names) }.
forget-moved = Записи прежних версий, имена в которых теперь можно удалить: { NUMBER($records) }.
forget-clean = Имён этих игроков здесь больше нет. Сохраните список их идентификаторов: после восстановления из резервной копии имена вернутся.
forget-damaged = Имена в повреждённых столах остались как есть: восстановите эти столы из резервной копии и запустите команду ещё раз.
projections-rebuilt = Партий в списках: { NUMBER($runs) }. Других партий: { NUMBER($matches) }. Прочитано столов: { NUMBER($tables) }.
ratings-family = { $family ->
        [speed] Блиц
        [two-pairs] Две пары
        [six] Шестёрки
        [four] Четвёрки
       *[calling] Классика
    }
ratings-rating = рейтинг
ratings-finds = находки
ratings-provisional = предварительный
ratings-counted = Учтено партий: { NUMBER($matches) }. Прочитано повторов: { NUMBER($replays) }.
ratings-wrong-replay = Повтор { $file } не соответствует правилам: { $reason }
pace-bot = { $name } (бот, { $level })
pace-seconds = время в секундах
pace-finds = количество
pace-least = минимум
pace-half = средняя половина
pace-most = максимум
pace-features = различающихся признаков: { NUMBER($features) }
pace-reaction = от новых карт до объявления
pace-pick = от объявления до выбора
pace-choice = Выборов из нескольких находок: { NUMBER($boards) }. Место выбранной: { $ease } (0 — меньше всего различающихся признаков, 1 — больше всего, 0,5 — случайный выбор). Первая по порядку карт: { $first } (случайно: { $chance }).
pace-note = Это цифры, а не приговор.
pace-none = В этом повторе нет находок.
flaw-not-opened = повтор должен начинаться с открытия стола.
flaw-no-command = в записи нет команды.
flaw-time-goes-back = время идёт назад.
flaw-broken-commitment = зерно раунда { NUMBER($round) } не то, которое было обещано.
flaw-refused = правила не допускают этой команды.
flaw-other-events = событие { NUMBER($event) } в этой записи не следует из правил.
flaw-version = этот повтор создан другой версией Tercet.
flaw-position = карты на столе лежали не так.
flaw-score = счёт игрока { $name } не соответствует записанным событиям.
flaw-scores = не хватает счёта одного из игроков.
flaw-name = имя { $name } не соответствует записи.
help-serve = Запустить сервер: столы для всех, у кого есть ссылка, в браузере, в терминале и для программ
help-serve-listen = Адрес и порт, на которых принимать соединения; также TERCET_LISTEN
help-serve-data = Папка для данных (по умолчанию — папка данных программ на этой платформе); также TERCET_DATA
help-serve-base-path = Путь к серверу за прокси, например /tercet; также TERCET_BASE_PATH
help-serve-origin = Сайт, кроме собственного, которому можно обращаться к серверу, например https://example.org; можно повторять; также TERCET_ORIGIN
help-serve-trusted-proxy = Прокси, которому верят, когда он сообщает, откуда пришёл запрос; можно повторять; также TERCET_TRUSTED_PROXY
help-serve-sockets-per-address = Сколько соединений допускается с одного адреса; также TERCET_SOCKETS_PER_ADDRESS
help-serve-players-per-hour = Сколько новых игроков может прийти за час с одного адреса; также TERCET_PLAYERS_PER_HOUR
help-serve-tables-per-hour = Сколько столов может открыть один игрок за час; также TERCET_TABLES_PER_HOUR
help-serve-requests-per-minute = Сколько запросов HTTP в минуту допускается от одного игрока, в пересчёте на малые запросы (большие стоят дороже); также TERCET_REQUESTS_PER_MINUTE
help-serve-threads = Сколько потоков обслуживают столы (по умолчанию — по одному на процессор; узлы на одной машине делят её процессоры); также TERCET_THREADS
help-serve-messages-per-second = Сколько сообщений в секунду допускается от одного соединения, при всплеске — вдвое больше; также TERCET_MESSAGES_PER_SECOND
help-serve-log = Что записывать в журнал: off, error, warn, info, debug, trace или фильтр, например info,server=debug; также RUST_LOG
help-serve-config = Файл настроек; переменная окружения важнее него, параметр командной строки важнее обоих; также TERCET_CONFIG
help-serve-print-config = Напечатать полный файл настроек с действующими значениями и завершить работу
help-verify = Проверить повтор: обещанное зерно, тасовку, все события и счёт; код возврата 0, если всё верно, 1, если нет
help-verify-file = Повтор, скачанный после раунда
help-verify-key = Открытый ключ, которым должен быть подписан повтор, в шестнадцатеричном виде
help-verify-server = Сервер, у которого запрашиваются ключи, например https://tercet.example.org
help-key = Показать открытые ключи, которыми подписаны повторы сервера; если журнал — папка, сервер должен быть остановлен
help-key-place = Папка с данными или адрес журнала PostgreSQL
help-key-rotate = Отныне подписывать новым ключом; повторы, подписанные раньше, остаются действительными
help-audit = Проверить всё, что сохранил сервер, в том числе во время его работы: хеши, столы по правилам, карты, имена и ключи; код возврата 0, если повреждений нет, 1, если есть
help-audit-place = Папка с данными, файл резервной копии или адрес журнала PostgreSQL
help-forget = Удалить игроков из данных сервера: имена исчезают, повторы и хеши остаются действительными; если журнал — папка, сервер должен быть остановлен
help-forget-place = Папка с данными или адрес журнала PostgreSQL
help-forget-players = Идентификаторы игроков из повторов; если их не указать, имена в записях прежних версий можно будет удалить, но сейчас ничего не удалится
help-forget-list = Показать идентификаторы удалённых игроков, чтобы удалить их снова после восстановления из резервной копии
help-projections = Составить списки вызовов и партий заново по журналу; если журнал — папка, сервер должен быть остановлен
help-projections-rebuild = Папка с данными или адрес журнала PostgreSQL
help-ratings = Вычислить рейтинги по повторам; повторы, которые не соответствуют правилам, не принимаются
help-ratings-replays = Файлы повторов или ссылки на столы в любом порядке
help-pace = Показать, как получены находки каждого игрока: время, выбор и самая быстрая реакция, чтобы отличить людей от программ
help-pace-source = Файл повтора или ссылка на стол
help-backup = Скопировать данные сервера в файл, в том числе во время его работы
help-backup-file = Файл, который нужно создать
help-backup-data = Папка с данными сервера; также TERCET_DATA
help-odds = Показать точную вероятность того, что сета нет, для любого числа карт
help-odds-cards = Только это число карт
help-odds-deck = Сколько карт в колоде
help-odds-sets = Показать также, в скольких раскладах сколько сетов; для полной колоды — не больше 15 карт
help-odds-plot = Нарисовать распределение в файл с окончанием .svg или .png
help-odds-variant = Вероятности для первых карт варианта или режима; если подсчитать нельзя — моделирование
help-simulate = Смоделировать много раундов по правилам издания: что остаётся в конце и как часто сета нет
help-simulate-games = Сколько партий сыграть; Ctrl-C прерывает и показывает то, что уже известно
help-simulate-edition = Издание, по которому раздают
help-simulate-variant = Вариант игры
help-simulate-rules = Файл правил в TOML или JSON вместо издания и варианта
help-simulate-player = Как выбирать из нескольких сетов
help-simulate-seed = Целое число, десятичное или шестнадцатеричное с 0x (по умолчанию — случайное); одно зерно — одни и те же партии при любом числе потоков
help-simulate-threads = Сколько потоков использовать (по умолчанию — по одному на ядро)
help-simulate-plot = Нарисовать распределения в файл с окончанием .svg или .png
help-puzzle = Показать головоломку с известным числом сетов: 12 карт с 6 или 9 карт с 4 (по умолчанию — сегодняшнюю, UTC)
help-puzzle-date = Головоломка этого дня, одна для всех
help-puzzle-quick = Девять карт без этого признака
help-puzzle-count = Сколько головоломок: случайных или по одной на день, начиная с даты
help-puzzle-seed = Случайные головоломки из этого зерна — целого числа, десятичного или шестнадцатеричного с 0x (по умолчанию — случайного)
help-claims = Показать, что брошюры говорят о вероятностях и числах и что показывает точный расчёт
help-load = Проверить сервер под нагрузкой: играть сразу за многими столами
help-load-url = Сервер; несколько, если журнал у них общий, через запятую
help-load-tables = Сколько столов
help-load-players = Сколько игроков за каждым столом
help-load-claims = Сколько сетов объявляют в секунду за всеми столами вместе
help-load-seconds = Сколько секунд играть
load-connected = Подключено игроков: { NUMBER($connected) } из { NUMBER($players) }
load-second = Секунда { NUMBER($second) }: объявлений отправлено: { NUMBER($sent) }, доставлено: { NUMBER($delivered) }
load-size = Столов: { NUMBER($tables) }; подключено игроков: { NUMBER($players) }
load-claims = Объявлений отправлено: { NUMBER($sent) }; доставлено всем игрокам: { NUMBER($percent) } %
load-latency = От объявления до экрана последнего игрока, в миллисекундах: медиана { NUMBER($half) }, 99 % не дольше { NUMBER($most) }, 99,9 % не дольше { NUMBER($all) }
load-reconnects = Переподключений: { NUMBER($reconnects) }
load-few-files = Для стольких игроков нужно открыть файлов: { NUMBER($needed) }, а разрешено: { NUMBER($allowed) }; разрешите больше командой ulimit -n или уменьшите число игроков.
load-failed = Проверка { $url } прервалась: { $reason }

## The browser: every page

page-skip = К основному содержимому
page-loading = Загрузка…
page-settings = Настройки
page-help = Справка
page-full-screen = Во весь экран
page-home = На главную
page-lost =
    Страница не найдена.
    Такой карты в колоде нет.
page-new-game = Новая игра
page-unreachable = Сервер недоступен. Проверьте соединение и попробуйте ещё раз.
page-too-old = Этот браузер слишком старый для Tercet. Обновите его.
page-again = Попробовать ещё раз
page-too-many = С вашего адреса за последний час пришло слишком много запросов. Попробуйте позже.
page-no-replay = За этим столом ещё не закончен ни один раунд.
page-no-table = Такого стола нет. Попросите ссылку ещё раз или откройте новый стол.
page-strange = Что-то пошло не так.
page-line-lost = Соединение потеряно. Подключаемся снова… Место остаётся за вами.
page-other-version = Вышла новая версия. Обновите страницу.
page-broken-table = Этот стол сейчас не открыть: серверу не удаётся прочитать его записи. Откройте новый стол; остальные работают.
page-signed-out = На этом устройстве выполнен выход. Войдите снова с ключом доступа, кодом или фразой восстановления либо продолжайте как новый игрок.
name-label = Ваше имя
name-watch = Только наблюдать
# How much of a name's room is used, beside the field.
name-room = Знаков: { NUMBER($count) } из { NUMBER($most) }
# The server does not take the name that was typed.
name-refused = Такое имя нельзя показать другим. Используйте буквы, цифры и пробелы.

## The browser: a table's link before joining

guest-invites = { $name } приглашает вас в игру
guest-invited = Вас приглашают в игру
# To a host who has no name yet.
guest-own = Ваш стол готов
guest-full =
    { $seats ->
        [1] Единственное место занято
        [2] Оба места заняты
        [one] Все места заняты: за столом { $seats } место
        [few] Все { $seats } места заняты
        [many] Все { $seats } мест заняты
       *[other] Все { $seats } места заняты
    }
guest-begun = Игра уже идёт, но к ней можно присоединиться.
# The game that a guest is invited to, as a title.
guest-game =
    { $variant ->
        [quick] Упрощённая игра · 27 карт
        [forever] Forever с сет-мастером
        [speed] Блиц
       *[other] Полная игра
    }
# $name: the host.
guest-removed = Вас удалили из этой игры. Хозяин стола: { $name }.
# $deck: whether all four features are in the game.
guest-set =
    { $deck ->
        [full] Три карты составляют сет, если каждый признак (количество, заполнение, цвет и символ) либо у всех трёх одинаковый, либо у всех трёх разный.
       *[small] Три карты составляют сет, если каждый признак либо у всех трёх одинаковый, либо у всех трёх разный.
    }
guest-join = Присоединиться
guest-go = К столу
guest-watch = Только наблюдать
# Opens another table with the same rules.
guest-like = Открыть такой же стол
# $name: the host of a table at which the player sits.
return-to-host = Вы ещё за столом. Хозяин стола: { $name }.
return-to-own = Ваш стол ещё открыт.
return-go = Вернуться

## The browser: what a link's preview and search results say about a page

about-home = Найдите три карты, которые подходят друг к другу. Поделитесь ссылкой и играйте с друзьями по правилам карточной игры SET, без регистрации.
# $rules: what is played, such as “English rules: full game”.
about-table = { $rules }. Откройте ссылку и присоединяйтесь: без регистрации и установки.
about-replay = Партия шаг за шагом: все найденные сеты и те, что никто не заметил.
about-alone = Играйте против ботов, тренируйтесь или раскладывайте пасьянс прямо в браузере, даже без интернета.
about-daily = Двенадцать карт, шесть сетов, одни и те же для всех. А за сколько их найдёте вы?
about-learn = Урок на три минуты и упражнения, которые тренируют внимательность.
about-rules = Правила из брошюры этого издания, с примерами и в сравнении с другими изданиями.
about-odds = Насколько вероятен сет среди двенадцати карт? Точные вероятности, моделирование и то, что утверждают брошюры.
about-statistics = Ваши игры, время и серии. Всё хранится в вашем браузере.

## The browser: a table

table-players = Игроки
table-actions = Ваши действия
table-checks = Последние ходы
table-cards =
    { $cards ->
        [one] { $cards } карта на столе
        [few] { $cards } карты на столе
        [many] { $cards } карт на столе
       *[other] { $cards } карты на столе
    }
table-score = Счёт { NUMBER($score) }, { $sets ->
        [one] { $sets } сет в этом раунде
        [few] { $sets } сета в этом раунде
        [many] { $sets } сетов в этом раунде
       *[other] { $sets } сета в этом раунде
    }
table-score-finds = Счёт { NUMBER($score) }, находок в этом раунде: { NUMBER($finds) }
table-pile = Сеты игрока { $name }: { NUMBER($sets) }
table-pile-face-down = Сеты игрока { $name } (лицом вниз): { NUMBER($sets) }
table-pile-finds = Находки игрока { $name }: { NUMBER($finds) }
table-pile-finds-face-down = Находки игрока { $name } (лицом вниз): { NUMBER($finds) }
table-you = вы
table-bot =
    Бот, { $level ->
        [newcomer] новичок
        [casual] любитель
        [practised] знаток
        [expert] эксперт
       *[top] чемпион
    }
table-dealer = Раздаёт
table-master = Сет-мастер
table-locked = Блокировка
table-handicap =
    Начинает с { $points ->
        [one] { $points } очка
        [few] { $points } очков
        [many] { $points } очков
       *[other] { $points } очка
    }, объявляет сет на { NUMBER($seconds) } с позже
table-absent = Не в сети
table-said-no-set = сета нет
table-said-nothing = ничего нет
table-watching =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }
table-you-watch = Вы наблюдаете.
table-sit = Присоединиться
table-deal = Начать игру
table-wait-for-deal = Ждём, когда { $name } начнёт игру…
table-need-players =
    Для игры { $count ->
        [one] нужен { NUMBER($count) } игрок
        [few] нужны { NUMBER($count) } игрока
        [many] нужно { NUMBER($count) } игроков
       *[other] нужно { NUMBER($count) } игрока
    }. Поделитесь ссылкой или добавьте ботов.
table-call = Сет!
table-no-set = Сета нет
table-nothing = Ничего нет
table-calling = Объявляем…
table-held = Фотофиниш…
table-pick = Выберите три карты
table-pick-find = Выберите карты
table-called = { $name } объявляет сет!
# While the others check the cards that a player has picked.
table-check =
    { $who ->
        [you] Остальные проверяют ваши карты
       *[other] { $name } выбирает эти карты. Верно или нет?
    }
table-vote =
    { $right ->
        [yes] Верно
       *[no] Неверно
    }
table-waits-for-votes = Ждём остальных…
table-voted = ответ дан
table-vote-correct =
    { $correct ->
        [yes] верный ответ
       *[no] неверный ответ
    }
table-you-are-locked = Подождите, пока сет не возьмёт кто-нибудь другой
table-you-are-locked-find = Дождитесь находки другого игрока
table-you-wait = Подождите ({ NUMBER($seconds) })
table-master-watches = Вы сет-мастер: в этом раунде вы не играете.
table-rematch = Сыграть ещё
table-rules = Правила: { $edition } издание, { $variant }
table-round = Раунд { NUMBER($round) } из { NUMBER($rounds) }
table-deals =
    { $who ->
        [you] Раздаёте вы
       *[other] Раздаёт { $name }
    }
table-left = В колоде: { NUMBER($cards) }
table-picked = Выбрано: { NUMBER($picked) } из { NUMBER($needed) }
table-finds-left = Осталось найти: { NUMBER($count) }
table-chain-use =
    { $count ->
        [1] Нужна одна из этих карт
       *[other] Нужны две из этих карт
    }
table-turn = { $who ->
        [you] Откройте карту
       *[other] { $name } открывает карты
    }
table-turn-three = Откройте три карты
table-finished = финиш
table-clock = Осталось времени
table-stopwatch = Время
table-found = Уже найдено
table-lost = Соединение потеряно: ваше объявление не дошло.
table-try-again = Сервер занят. Попробуйте ещё раз.
table-only-watching = Вы наблюдаете. Чтобы играть, присоединитесь к игре.
table-strange = Не получилось. Обновите страницу.
check-right =
    { $who ->
        [you] Вы нашли сет
       *[other] { $name } находит сет
    }
check-wrong =
    { $who ->
        [you] Это не сет
       *[other] { $name }: это не сет
    }
check-find =
    { $who ->
        [you] { $target ->
            [two-pairs] Вы нашли две пары
            [six] Вы нашли шестёрку
           *[four] Вы нашли четвёрку
        }
       *[other] { $target ->
            [two-pairs] { $name } находит две пары
            [six] { $name } находит шестёрку
           *[four] { $name } находит четвёрку
        }
    }
check-not-find =
    { $who ->
        [you] { $target ->
            [two-pairs] Это не две пары
            [six] Это не шестёрка
           *[four] Это не четвёрка
        }
       *[other] { $target ->
            [two-pairs] { $name }: это не две пары
            [six] { $name }: это не шестёрка
           *[four] { $name }: это не четвёрка
        }
    }
invite-title = Пригласить игроков
invite-qr = QR-код ссылки
invite-copy = Скопировать ссылку
invite-copied = Скопировано!
invite-share = Поделиться
host-title = Управление столом
host-bot-level = Уровень бота
host-add-bot = Добавить бота
host-delay = Задержка (секунды)
host-delay-of = { $name }: задержка в секундах после появления новых карт
host-head-start = Фора (очки)
host-head-start-of = { $name }: фора в очках
host-remove = Удалить игрока: { $name }
level-name = { $level ->
        [newcomer] новичок
        [casual] любитель
        [practised] знаток
        [expert] эксперт
       *[top] чемпион
    }
rules-here = Правила за этим столом
# Where some rules are not as the booklet says.
rules-changed = Правила: { $edition } издание с изменениями, { $variant }
rules-change = Изменить правила
rules-take = Играть по этим правилам
rules-keep = Оставить текущие правила

## The browser: the start page

home-title = Три карты — один сет
home-what = Tercet — игра на внимательность и скорость: найдите три карты, у которых каждый признак (количество, заполнение, цвет и символ) либо у всех одинаковый, либо у всех разный. Поделитесь ссылкой и играйте вместе, без регистрации.
home-friends = Играть с друзьями
home-modes = Режимы
home-modes-what = Другие карты, другие цели, игры на время
home-making = Открываем стол…
home-tables = Публичные столы
home-no-tables = Сейчас публичных столов нет. Откройте свой, и другие увидят его здесь.
home-table-waits = Ждут игроков ({ NUMBER($taken) } из { NUMBER($seats) })
home-table-plays = Идёт игра ({ NUMBER($taken) } из { NUMBER($seats) })
home-join = Ссылка на стол или код
home-join-go = Перейти
home-join-wrong = Это не ссылка на стол и не код. В конце ссылки стоят /t/ и код.
home-solo = Одиночная игра
home-alone = Играть в одиночку
home-daily = Головоломка дня
home-daily-what = Двенадцать карт, шесть сетов, одни и те же для всех
home-learn = Научиться играть
home-learn-what = Урок на три минуты и упражнения
home-more = Ещё об игре
home-odds = Вероятности
home-statistics = Ваша статистика
home-trademark = Tercet следует правилам карточной игры SET, изложенным в пяти её брошюрах. SET — зарегистрированный товарный знак своего владельца; Tercet не связан с издателями игры.

## The browser: the board of the start page, and the rules of a new game

home-find = Найдите сет
home-find-ask = Какие три карты составляют сет?
home-find-next =
    Следующий расклад: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }.
home-find-hint = Одна из карт сета: { $card }.
home-find-ready = У вас намётанный глаз! Готовы к настоящей игре?
home-play = Играть сейчас
home-play-what = Против ботов, без ожидания
home-speed-what = Увидели — берите, карты приходят сами
home-resume = Продолжить игру
home-options = Выбрать правила и игроков
home-booklets = Пять брошюр
new-game = Новая игра
new-game-bots = Игра против ботов
form-length = Длительность
form-compare = Сравнить пять брошюр
alone-against = Соперники: { $bots }
alone-bot-options = Выбрать ботов и правила
museum-title = Пять брошюр, одна игра
museum-lead = Колода из 81 карты одна и та же, а правила каждая брошюра объясняет по-своему. Выделены правила, которые есть лишь в немногих брошюрах.
museum-read = Читать правила
museum-play = Играть по этим правилам

## The browser: what is played

form-game = Игра
form-classic = Классика
form-classic-what = Карточная игра как она есть: скажите «Сет!» и выберите три карты.
form-modes = Другие режимы…
form-edition = Издание
form-variant = Вариант
form-deck = Карты упрощённой игры
form-bots = Боты
form-bots-value =
    { $count ->
        [0] без ботов
        [one] { $count } бот
        [few] { $count } бота
        [many] { $count } ботов
       *[other] { $count } бота
    }
form-level = Уровень ботов
form-public = Показывать в списке публичных столов
form-others-check = Проверяют остальные
form-others-check-hint = После каждого выбора остальные отвечают, верен ли он, а потом видно, кто прав. Для семьи и класса; решает сама игра.
form-more = Другие правила
form-more-hint = Изменённые правила отмечены. Всё остальное — как в брошюре.
form-reset = Вернуть правила брошюры
form-make = Открыть стол
form-many-bots = Ботов больше, чем свободных мест.

## The browser: settings

overlay-close = Закрыть
settings-look = Внешний вид
settings-language = Язык
settings-theme = Тема
settings-theme-value = { $theme ->
        [light] Светлая
        [dark] Тёмная
       *[system] Как в системе
    }
settings-palette = Цвета карт
settings-palette-value = { $palette ->
        [classic] Обычные
       *[universal] Для дальтоников
    }
settings-cards = Стиль карт
settings-cards-value = { $cards ->
        [bold] Жирные линии
        [fine] Тонкие линии
       *[classic] Обычный
    }
settings-notch = Отмечать цвет засечкой
settings-feel = Звук и анимация
settings-sound = Звуки
settings-motion = Анимация карт
settings-you = Вы
settings-save = Сохранить
settings-saved = Сохранено.
settings-elsewhere = Играть на другом устройстве
settings-elsewhere-hint = Код переносит ваше имя и ваши места: покажите его здесь и введите на другом устройстве.
settings-code-show = Показать код
settings-code =
    Ваш код: { $code }. Он одноразовый и действует { $minutes ->
        [one] { $minutes } минуту
        [few] { $minutes } минуты
        [many] { $minutes } минут
       *[other] { $minutes } минуты
    }.
settings-code-label = Код или фраза восстановления
settings-code-use = Продолжить здесь
settings-code-wrong = Код или фраза неверны, уже использованы или устарели.
settings-keys = Клавиатура
settings-keys-on = Играть с клавиатуры и показывать клавиши на картах
settings-keys-hint = Чтобы сменить клавишу, нажмите кнопку с ней, а потом новую клавишу.
settings-keys-cards = Клавиши карт расположены так же, как карты на столе:
settings-keys-reset = Вернуть клавиши по умолчанию
# $action is what the key does, $key what is printed on it.
settings-key-of = { $action }: { $key }
settings-key-awaited = { $action }: нажмите клавишу
key-space = Пробел
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End
key-card = Карта { NUMBER($place) }
key-call = Сказать «Сет!»
key-no-set = Сказать «Сета нет»
key-clear = Снять выделение
key-help = Показать эту справку

## The browser: help

guide-set = Что такое сет?
guide-what = Три карты составляют сет, если каждый из четырёх признаков (количество, заполнение, цвет и символ) у всех трёх одинаковый или у всех трёх разный.
guide-turn = Как идёт раунд
guide-deal =
    На столе { $cards ->
        [one] лежит { NUMBER($cards) } открытая карта
        [few] лежат { NUMBER($cards) } открытые карты
        [many] лежат { NUMBER($cards) } открытых карт
       *[other] лежит { NUMBER($cards) } открытой карты
    }. Ходов нет: все ищут сет одновременно.
guide-master = Тот, кто раздаёт, — сет-мастер: он видит, какие сеты есть на столе, и в этом раунде не играет.
guide-call =
    { $calling ->
        [call-then-pick] Увидев сет, сначала скажите «Сет!». После этого у вас есть { $seconds ->
            [one] { NUMBER($seconds) } секунда
            [few] { NUMBER($seconds) } секунды
            [many] { NUMBER($seconds) } секунд
           *[other] { NUMBER($seconds) } секунды
        }, чтобы выбрать три карты. Остальные в это время не могут объявлять сет.
        [call-and-pick-at-once] Увидев сет, скажите «Сет!» и сразу, не дольше чем за { $seconds ->
            [one] { NUMBER($seconds) } секунду
            [few] { NUMBER($seconds) } секунды
            [many] { NUMBER($seconds) } секунд
           *[other] { NUMBER($seconds) } секунды
        }, выберите три карты. Остальные в это время не могут объявлять сет.
       *[quick-claims] Увидев сет, выберите его три карты. Объявлять сет не нужно.
    }
guide-right =
    { $scoring ->
        [point-per-card] Если это сет, вы забираете карты и получаете по очку за каждую.
        [most-sets] Если это сет, вы забираете карты. Побеждает тот, у кого больше сетов.
       *[point-per-set] Если это сет, вы забираете карты и получаете очко.
    }
guide-wrong =
    { $cost ->
        [lose-point] Если это не сет или время вышло, карты остаются на столе, а вы теряете очко.
        [lock-out] Если это не сет или время вышло, карты остаются на столе, а вам нельзя объявлять сет, пока его не возьмёт кто-нибудь другой.
        [wait] Если это не сет или время вышло, карты остаются на столе, а вы ждёте несколько секунд.
       *[nothing] Если это не сет или время вышло, карты остаются на столе. Штрафа нет.
    }
guide-no-set =
    { $when ->
        [all-agree] Если не видите сета, скажите «Сета нет». Когда все согласны, выкладывают ещё три карты.
        [at-once] Если на столе нет сета, сами появляются ещё три карты.
       *[all-agree-or-long-time] Если не видите сета, скажите «Сета нет». Когда все согласны или когда сет не находят уже { $seconds ->
            [one] { NUMBER($seconds) } секунду
            [few] { NUMBER($seconds) } секунды
            [many] { NUMBER($seconds) } секунд
           *[other] { NUMBER($seconds) } секунды
        }, выкладывают ещё три карты.
    }
guide-end =
    { $sets ->
        [0] Раунд заканчивается, когда колода пуста и сетов не осталось.
        [1] Раунд заканчивается после первого сета.
        [one] Раунд заканчивается, когда у кого-то { $sets } сет.
        [few] Раунд заканчивается, когда у кого-то { $sets } сета.
        [many] Раунд заканчивается, когда у кого-то { $sets } сетов.
       *[other] Раунд заканчивается, когда у кого-то { $sets } сета.
    }
guide-match =
    { $rounds ->
        [0] Партия заканчивается, когда каждый раздал по разу.
        [1] В партии один раунд.
        [one] В партии { $rounds } раунд.
        [few] В партии { $rounds } раунда.
        [many] В партии { $rounds } раундов.
       *[other] В партии { $rounds } раунда.
    }
guide-keys = Клавиши
guide-keys-cards = У каждой карты есть клавиша: она на клавиатуре там же, где карта на столе. Если карты лежат по три в ряд, четвёртый ряд продолжает первый справа:
guide-keys-change = Клавиши можно изменить в настройках.

## The browser: what happens at the table

# Which features of three cards fit and which do not, each with a check or a cross before it.
check-feature =
    { $feature ->
        [number] количество
        [shading] заполнение
        [colour] цвет
        [symbol] символ
       *[border] рамка
    }
# On the dealer’s button between two rounds. Beside it stands the time after which the round begins by itself.
table-all-cards = Играть всеми картами
table-next-round = Следующий раунд
table-next-round-by = Дальше раздаёт { $name }
table-next-round-in =
    { $seconds ->
        [one] Следующий раунд начнётся через { $seconds } секунду.
        [few] Следующий раунд начнётся через { $seconds } секунды.
        [many] Следующий раунд начнётся через { $seconds } секунд.
       *[other] Следующий раунд начнётся через { $seconds } секунды.
    }
# Help for a game that is played alone, and for a table where Sets are claimed without calling.
guide-alone-deal =
    На столе { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }. Не торопитесь.
guide-alone-pick = Увидев сет, выберите его три карты. Их заменят новые.
guide-alone-wrong = Если три карты не составляют сет, они остаются на столе, и вы видите почему.
guide-alone-no-set =
    { $variant ->
        [solitaire] Карт на столе не бывает больше двенадцати. Вы проиграете, если среди них не окажется сета или если нажмёте «Сета нет», когда он есть.
       *[practice] Если не видите сета, нажмите «Сета нет»: добавятся ещё три карты.
    }
guide-alone-puzzle =
    Здесь { $sets ->
        [one] { $sets } сет
        [few] { $sets } сета
        [many] { $sets } сетов
       *[other] { $sets } сета
    }, и одна карта может входить в несколько. Найдите все.
guide-wrong-claim =
    { $cost ->
        [lose-point] Если это не сет, карты остаются на столе, а вы теряете очко.
        [lock-out] Если это не сет, карты остаются на столе, а вы ждёте, пока сет не возьмёт кто-нибудь другой.
        [wait] Если это не сет, карты остаются на столе, а вы ждёте несколько секунд.
       *[nothing] Если это не сет, карты остаются на столе. Штрафа нет.
    }
guide-others-check = Прежде чем игра решит, у остальных есть { $seconds ->
        [one] { NUMBER($seconds) } секунда
        [few] { NUMBER($seconds) } секунды
        [many] { NUMBER($seconds) } секунд
       *[other] { NUMBER($seconds) } секунды
    }, чтобы ответить, верен ли выбор. Потом все видят, кто прав; решает игра.
# The end of a match; scores are numbers with their sign, the winner’s first.
end-won = Вы победили со счётом { $own }:{ $other }!
end-winner = { $name } побеждает со счётом { $best }:{ $other }
end-winner-plain = { $name } побеждает
end-race-won = Победа за { $time }!
end-race-lost = { $name } быстрее: { $time }
end-race-winner = { $name } побеждает за { $time }
end-race-alone = Готово за { $time }!
end-race-behind = Отставание { $time }. Хорошая игра!
end-race-pace =
    { $target ->
        [set] { $time } на сет
       *[other] { $time } на находку
    }
end-beat =
    { $who ->
        [you] Рекорд улучшен на { $time }!
       *[other] { $name } позади на { $time }!
    }
end-behind =
    { $who ->
        [you] До рекорда не хватило { $time }
       *[other] { $name } впереди на { $time }
    }
end-beat-finds =
    { $target ->
        [set] { $count ->
            [one] { $name } позади на { $count } сет!
            [few] { $name } позади на { $count } сета!
            [many] { $name } позади на { $count } сетов!
           *[other] { $name } позади на { $count } сета!
        }
       *[other] { $count ->
            [one] { $name } позади на { $count } находку!
            [few] { $name } позади на { $count } находки!
            [many] { $name } позади на { $count } находок!
           *[other] { $name } позади на { $count } находки!
        }
    }
end-behind-finds =
    { $target ->
        [set] { $count ->
            [one] { $name } впереди на { $count } сет
            [few] { $name } впереди на { $count } сета
            [many] { $name } впереди на { $count } сетов
           *[other] { $name } впереди на { $count } сета
        }
       *[other] { $count ->
            [one] { $name } впереди на { $count } находку
            [few] { $name } впереди на { $count } находки
            [many] { $name } впереди на { $count } находок
           *[other] { $name } впереди на { $count } находки
        }
    }
end-best-so-far =
    { $kind ->
        [time] Лучшее время!
       *[other] Лучший результат!
    }
end-most-won =
    { $target ->
        [set] { $count ->
            [one] Победа: { $count } сет!
            [few] Победа: { $count } сета!
            [many] Победа: { $count } сетов!
           *[other] Победа: { $count } сета!
        }
       *[other] { $count ->
            [one] Победа: { $count } находка!
            [few] Победа: { $count } находки!
            [many] Победа: { $count } находок!
           *[other] Победа: { $count } находки!
        }
    }
end-most-winner =
    { $target ->
        [set] { $count ->
            [one] { $name } побеждает: { $count } сет
            [few] { $name } побеждает: { $count } сета
            [many] { $name } побеждает: { $count } сетов
           *[other] { $name } побеждает: { $count } сета
        }
       *[other] { $count ->
            [one] { $name } побеждает: { $count } находка
            [few] { $name } побеждает: { $count } находки
            [many] { $name } побеждает: { $count } находок
           *[other] { $name } побеждает: { $count } находки
        }
    }
end-shared = Ничья { $score }:{ $score }!
end-shared-by-others = Ничья { $score }:{ $score }
end-kind =
    { $sets ->
        [0] Хорошая игра!
        [one] Вы нашли { $sets } сет. Хорошая игра!
        [few] Вы нашли { $sets } сета. Хорошая игра!
        [many] Вы нашли { $sets } сетов. Хорошая игра!
       *[other] Вы нашли { $sets } сета. Хорошая игра!
    }
end-kind-finds =
    { $finds ->
        [0] Хорошая игра!
        [one] У вас { $finds } находка. Хорошая игра!
        [few] У вас { $finds } находки. Хорошая игра!
        [many] У вас { $finds } находок. Хорошая игра!
       *[other] У вас { $finds } находки. Хорошая игра!
    }
# The same where it was close.
end-close =
    { $sets ->
        [one] Совсем чуть-чуть не хватило! Вы нашли { $sets } сет.
        [few] Совсем чуть-чуть не хватило! Вы нашли { $sets } сета.
        [many] Совсем чуть-чуть не хватило! Вы нашли { $sets } сетов.
       *[other] Совсем чуть-чуть не хватило! Вы нашли { $sets } сета.
    }
end-close-finds =
    { $finds ->
        [one] Совсем чуть-чуть не хватило! У вас { $finds } находка.
        [few] Совсем чуть-чуть не хватило! У вас { $finds } находки.
        [many] Совсем чуть-чуть не хватило! У вас { $finds } находок.
       *[other] Совсем чуть-чуть не хватило! У вас { $finds } находки.
    }
end-lead =
    { $who ->
        [you] Вы впереди на { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }
       *[other] { $name } впереди на { $points ->
            [one] { $points } очко
            [few] { $points } очка
            [many] { $points } очков
           *[other] { $points } очка
        }
    }
end-level = Поровну: по { $score }
end-rounds-left =
    { $rounds ->
        [one] Остался { $rounds } раунд
        [few] Осталось { $rounds } раунда
        [many] Осталось { $rounds } раундов
       *[other] Осталось { $rounds } раунда
    }
end-alone =
    { $sets ->
        [one] Найден { $sets } сет
        [few] Найдено { $sets } сета
        [many] Найдено { $sets } сетов
       *[other] Найдено { $sets } сета
    }
end-alone-finds =
    { $finds ->
        [one] { $finds } находка
        [few] { $finds } находки
        [many] { $finds } находок
       *[other] { $finds } находки
    }
end-alone-won =
    { $sets ->
        [one] Пасьянс сошёлся: { $sets } сет!
        [few] Пасьянс сошёлся: { $sets } сета!
        [many] Пасьянс сошёлся: { $sets } сетов!
       *[other] Пасьянс сошёлся: { $sets } сета!
    }
end-alone-lost =
    Найдено сетов: { NUMBER($sets) }, осталось карт: { NUMBER($cards) }
# Moments of a match, each beside the three cards; $seconds is a time such as 1.2 s.
end-quickest = Ваш самый быстрый сет: { $seconds }
end-quickest-of = Самый быстрый сет: { $name }, { $seconds }
end-quickest-find = Ваша самая быстрая находка: { $seconds }
end-quickest-find-of = Самая быстрая находка: { $name }, { $seconds }
end-missed = Этот сет никто не замечал { $seconds }
end-missed-find = Эту находку никто не замечал { $seconds }
# To a player who has lost.
end-missed-kind = Этот мог достаться вам: он пролежал { $seconds }
end-missed-short = Этот мог достаться вам
# Buttons that share a result.
end-picture = Поделиться картинкой
end-copy = Скопировать результат
end-details = Подробности
# Another player has asked for a rematch; the reader may join or stay with the results.
rematch-ask = Реванш
rematch-offer = { $name } предлагает реванш.
rematch-offer-some = Скоро начнётся реванш.
rematch-join = Присоединиться
rematch-later = Не сейчас
# The table before the first deal.
waiting-title = Ждём друзей…
waiting-ready = Всё готово к игре
waiting-free = Свободное место
waiting-host = Хозяин стола
waiting-more = Боты и фора
# Sounds: the offer at the first table, and the settings.
sound-now =
    { $state ->
        [on] Звук включён
       *[off] Звук выключен
    }
settings-volume = Громкость
settings-listen = Проверить звук
settings-vibration = Вибрация при объявлении и находке сета
settings-notify = Уведомлять о начале раунда и о вашей очереди раздавать, если эта вкладка скрыта
# In the title of a hidden tab, and in a notification.
attention-deal = Ваша очередь раздавать!
attention-begins = Раунд начинается!

## The browser: after a round and a match

result-round-over = Раунд { NUMBER($round) } окончен
result-match-over = Партия окончена
result-sheet = Счёт
result-player = Игрок
result-round = Раунд { NUMBER($round) }
result-total = Итого
result-winner = Победа
result-sets =
    { $sets ->
        [one] { $sets } сет
        [few] { $sets } сета
        [many] { $sets } сетов
       *[other] { $sets } сета
    }
result-wrong =
    { $calls ->
        [one] { $calls } ошибка
        [few] { $calls } ошибки
        [many] { $calls } ошибок
       *[other] { $calls } ошибки
    }
result-pace = Темп
result-right = Верно
result-right-of = { NUMBER($right) } из { NUMBER($calls) }
result-hit-rate = Точность
result-quickest = Лучшее время
result-median = Медиана
# $seconds is a number with its decimals.
result-seconds = { $seconds } с
result-times = Время на сет
result-chart = Время на каждый сет в том порядке, в каком их находили, для каждого игрока своя линия; те же числа — в таблице ниже.
result-axis-seconds = секунды
result-axis-sets = сеты по порядку
result-as-table = Показать таблицей
result-set-number = Сет
result-time = Время
result-missed = Пропущенные сеты
result-missed-none = Пропущенных сетов нет
# $seconds is a number with its decimals.
result-missed-lay = Лежал на столе { $seconds } с
result-missed-denied = Лежал на столе { $seconds } с, хотя все сказали «Сета нет»
result-last = Последние карты
result-proof = Честная раздача
result-proof-how = Перед каждым раундом сервер показывал хеш своего зерна и тем самым обещал его не менять, а игроки добавляли свои случайные числа. Теперь зерно раскрыто, и каждый может проверить, что колода получается из него.
result-proof-link = Как проверить самостоятельно
result-commitment = Обещано до раздачи
result-seed = Зерно
result-contribution =
    { $who ->
        [you] Добавлено вами
       *[other] Добавлено игроком { $name }
    }
result-stacked = Эта колода подготовлена заранее, а не перетасована.
result-verify = Проверить раздачу
result-verifying = Проверяем…
result-verify-wrong = Раздача не сходится: { $reason }
result-replay = Смотреть повтор
result-download = Скачать повтор

## The browser: a replay

replay-title = Повтор
replay-controls = Шкала времени
replay-play = Воспроизвести
replay-pause = Пауза
replay-back = Шаг назад
replay-forward = Шаг вперёд
replay-speed = Скорость
replay-times = { NUMBER($speed) }×
replay-at = { $time } из { $length }
replay-show-sets = Показать сеты на столе
replay-sets =
    { $sets ->
        [0] На столе нет ни одного сета.
        [1] На столе один сет.
        [one] На столе { $sets } сет.
        [few] На столе { $sets } сета.
        [many] На столе { $sets } сетов.
       *[other] На столе { $sets } сета.
    }
replay-moments = Ход игры
replay-table = Вернуться к столу

## The browser: friendly words

emote-menu = Сказать что-нибудь

## Help on the command line

help-play-join = Сесть за стол по ссылке
help-play-watch = С --join: только наблюдать
help-play-host = Открыть стол на сервере и показать его ссылку
help-play-challenge = Сыграть вызов по ссылке: карты те же, что и у всех
help-play-plain = Строка за строкой, для программ экранного доступа: без рисунков, команды вводятся текстом
help-play-ascii = Рисовать только символами ASCII
help-play-palette = Цвета карт
help-play-ticks = Отмечать цвет засечками на краю карты: одна, две, три
help-play-keys = Буквы первых двенадцати карт, ряд за рядом, вместо wertsdfgxcvb
help-play-reorder = Переставлять буквы иврита, если терминал этого не делает
help-replay-plain = Строка за строкой, для программ экранного доступа: без рисунков, команды вводятся текстом
help-replay-ascii = Рисовать только символами ASCII
help-replay-palette = Цвета карт
help-replay-ticks = Отмечать цвет засечками на краю карты: одна, две, три
help-replay-keys = Буквы первых двенадцати карт, ряд за рядом, вместо wertsdfgxcvb
help-replay-reorder = Переставлять буквы иврита, если терминал этого не делает
help-replay = Пройти партию шаг за шагом и увидеть сеты, которые были на столе
help-replay-source = Файл повтора или ссылка на стол

## The terminal

screen-about = Карточная игра SET по пяти брошюрам с правилами.
menu-game = Вариант
menu-edition = Издание
menu-bots = Боты
menu-level = Уровень
button-start = начать
button-choose = выбрать
button-change = изменить
button-set = Сет!
button-no-set = сета нет
button-help = справка
button-leave = уйти
button-quit = выйти
button-stay = остаться
button-deal = раздать
button-add-bot = добавить бота
button-remove-bot = убрать бота
button-next-round = следующий раунд
button-all-cards = все карты
button-rematch = реванш
button-replay = повтор
button-save = сохранить
button-back = назад
button-forward = вперёд
button-first = начало
button-last = конец
screen-watching =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }
screen-wrong =
    { $who ->
        [you] Вы ошиблись.
       *[other] { $name } ошибается.
    }
screen-bot = бот
screen-away = не в сети
screen-left = вне игры
screen-locked = блокировка
screen-locked-for = блокировка ({ NUMBER($seconds) })
screen-set-master = сет-мастер
screen-master-sees = На столе
screen-found = Найдено: { NUMBER($found) } из { NUMBER($all) }
screen-pick = Выберите три карты!
screen-only-watching = Вы наблюдаете.
screen-waiting = Ждём первой раздачи.
screen-share = По этой ссылке можно сесть за стол:
screen-connecting = Соединение с { $url }…
screen-lost = Соединение потеряно. Подключаемся…
screen-call-lost = Соединение потеряно: это не дошло до стола.
screen-try-again = Не получилось. Попробуйте ещё раз.
screen-small =
    { $cards ->
        [one] Размер окна { $window }; для { $cards } карты нужно { $size }.
        [few] Размер окна { $window }; для { $cards } карт нужно { $size }.
        [many] Размер окна { $window }; для { $cards } карт нужно { $size }.
       *[other] Размер окна { $window }; для { $cards } карты нужно { $size }.
    }
screen-small-plain = Увеличьте его или играйте с --plain.
screen-leave = Выйти из-за стола?
screen-saved = Повтор сохранён: { $file }
screen-saved-there = Повтор хранится на сервере: tercet replay { $link }
report-points = очков
report-wrong = ошибок
report-hit-rate = точность
report-median = медиана, с
report-best = лучшее
report-duration = Раунд длился { $time }.
report-times = Ваше время в секундах, сет за сетом: { $times }
report-missed =
    { $count ->
        [0] Пропущенных сетов нет.
        [one] Пропущен { $count } сет.
        [few] Пропущено { $count } сета.
        [many] Пропущено { $count } сетов.
       *[other] Пропущено { $count } сета.
    }
report-line =
    { $who ->
        [you] Вы: сеты — { NUMBER($sets) }, ошибки — { NUMBER($wrong) }, точность — { $rate }; секунды: { $times }
       *[other] { $name }: сеты — { NUMBER($sets) }, ошибки — { NUMBER($wrong) }, точность — { $rate }; секунды: { $times }
    }
# A player who neither found nor called anything.
report-none =
    { $who ->
        [you] Вы: ни сетов, ни ошибок.
       *[other] { $name }: ни сетов, ни ошибок.
    }
replay-step = Шаг { NUMBER($step) } из { NUMBER($steps) }
keys-cards = Буква карты или щелчок — выбрать карту; ещё раз — снять выбор.
keys-call = Пробел — объявить сет; потом выберите три карты, пока не кончилась полоска.
keys-claim = Просто выберите три карты, объявлять сет не нужно.
keys-claim-count = Просто выберите карты (всего { NUMBER($count) }): объявлять ничего не нужно.
keys-turn = Буква карты или щелчок — открыть карту; открывайте их по одной.
keys-last = Карты прошлой находки лежат рядом с остальными; у них тоже есть буквы.
keys-no-set = N — сказать «Сета нет».
keys-vote = При проверке: 1 — верно, 2 — неверно.
keys-clear = Esc или Backspace — снять выделение.
keys-emote = Сказать что-нибудь: { $words }
keys-leave = Q — выйти из-за стола (с подтверждением); Ctrl-C — уйти сразу, место останется за вами.
keys-close = Любая клавиша — закрыть справку.
play-commands = Enter — показать карты или раздать; «a» — предложить все карты после упрощённой игры; «c» — разбор последней проверки; «r» — время, точность и пропущенные сеты; «p» — партия шаг за шагом, «p 7» — шаг 7; «w» — сохранить повтор; от «e 1» до «e 8» — сказать что-нибудь; «+» и «-» — добавить и убрать бота.
play-unreachable = Не удаётся связаться с { $url }: { $reason }
play-no-table = По адресу { $url } стола нет
play-too-many = С вашего адреса слишком много столов или игроков на { $url }. Попробуйте позже.
play-other-version = У сервера другая версия протокола. Обновите программу или сервер.
play-too-fast = Сервер закрыл соединение: слишком много сообщений подряд.
play-bad-address = «{ $text }» — не адрес; адрес выглядит как http://127.0.0.1:8080 или https://example.org.
play-not-a-table = { $url } — это сервер, а не ссылка на стол; --host откроет там стол.
play-bad-keys = «{ $text }» не подходит для клавиш: нужно до 12 разных букв, ряд за рядом, без Q и N и без букв других карт.
replay-empty = За этим столом ещё не закончен ни один раунд.

## Help on the command line

serve-shared = Данные хранятся в общем журнале PostgreSQL. Чтобы остановить сервер, нажмите Ctrl-C.
help-serve-journal = База данных PostgreSQL для журнала, общего с другими узлами, например postgres://USER@HOST/DATABASE, вместо папки; также TERCET_JOURNAL
help-serve-unsafe-journal = Работать, даже если PostgreSQL настроен так, что при сбое потеряет подтверждённые ходы; также TERCET_UNSAFE_JOURNAL
help-load-record = Записать, что видел каждый игрок, чтобы сравнить с журналом; файл появляется, когда все сели
load-longest-wait = Самое долгое ожидание игрока: { NUMBER($milliseconds) } мс


## The browser: what one plays alone

alone-title = Играть в одиночку
alone-what = Работает без интернета. Игра сохраняется на этом устройстве, а пока вас нет, часы стоят.
alone-lies-here = Незаконченная игра
alone-replaces = Новая игра заменит эту.
alone-links = Другие одиночные игры
alone-puzzle = Упрощённая головоломка
alone-player = Вы
alone-bots = Против ботов
alone-bots-start = Играть против ботов
alone-bot = Бот { NUMBER($number) }
alone-need-bots =
    { $count ->
        [one] Для этого варианта нужен хотя бы { $count } бот.
        [few] Для этого варианта нужны хотя бы { $count } бота.
        [many] Для этого варианта нужно хотя бы { $count } ботов.
       *[other] Для этого варианта нужно хотя бы { $count } бота.
    }
children-title = Для малышей
children-again = Играть ещё
children-found = Найдено сетов: { NUMBER($sets) }
alone-quick = Упрощённая игра
alone-quick-what = 27 карт, на один признак меньше: так легче всего начать
alone-practice = Тренировка
alone-practice-what = Вся колода из 81 карты, без спешки. Если не видите сета, скажите «Сета нет», и добавятся ещё три карты. Время и ошибки записываются.
alone-solitaire = Пасьянс
alone-solitaire-what = На столе всегда не больше двенадцати карт. Если среди них не окажется сета, вы проиграете. Чтобы выиграть, пройдите всю колоду до последнего сета.
alone-solitaire-yours = У вас сошлось пасьянсов: { NUMBER($won) } из { NUMBER($played) } ({ $rate }).
alone-solitaire-odds = Настоящая вероятность выиграть: { $any }, если брать любой сет, и { $ahead }, если всегда просчитывать вперёд.
alone-paused = Пауза
alone-runs = Часы снова идут.
alone-missed = А сет-то был: смотрите!
alone-go-on = Продолжить
alone-offer = Три быстрых сета подряд! Перейти к полной колоде из 81 карты?
alone-offer-take = Играть полной колодой
alone-offer-later = Не сейчас
alone-other = Сыграть во что-нибудь ещё




## The browser: puzzles

puzzle-daily = Головоломка дня
puzzle-quick = Упрощённая головоломка
puzzle-goal =
    { $sets ->
        [one] Среди этих { NUMBER($cards) } карт ровно { $sets } сет. Найдите все!
        [few] Среди этих { NUMBER($cards) } карт ровно { $sets } сета. Найдите все!
        [many] Среди этих { NUMBER($cards) } карт ровно { $sets } сетов. Найдите все!
       *[other] Среди этих { NUMBER($cards) } карт ровно { $sets } сета. Найдите все!
    }
puzzle-right = Сет за { $time }! { NUMBER($found) } из { NUMBER($all) }.
puzzle-clock = Время: { $time }
puzzle-hint = Подсказка
puzzle-hint-card = Вот карта из сета, который вы ещё не нашли: { $card }.
puzzle-hint-pair = Эти две карты — из одного сета: { $cards }.
# $feature is the name of a feature; $kind is how it fares on the three cards of a Set.
puzzle-hint-feature =
    { $feature ->
        [number] { $kind ->
            [same] Посмотрите на количество: на всех трёх картах оно одинаковое.
           *[different] Посмотрите на количество: на всех трёх картах оно разное.
        }
        [shading] { $kind ->
            [same] Посмотрите на заполнение: на всех трёх картах оно одинаковое.
           *[different] Посмотрите на заполнение: на всех трёх картах оно разное.
        }
        [colour] { $kind ->
            [same] Посмотрите на цвет: у всех трёх карт он одинаковый.
           *[different] Посмотрите на цвет: у всех трёх карт он разный.
        }
       *[symbol] { $kind ->
            [same] Посмотрите на символ: на всех трёх картах он одинаковый.
           *[different] Посмотрите на символ: на всех трёх картах он разный.
        }
    }
puzzle-hint-over = Подсказок к этому сету больше нет: осталось найти одну карту.
puzzle-hints =
    { $hints ->
        [0] без подсказок
        [one] { $hints } подсказка
        [few] { $hints } подсказки
        [many] { $hints } подсказок
       *[other] { $hints } подсказки
    }
puzzle-mistakes =
    { $picks ->
        [0] без ошибок
        [one] { $picks } ошибка
        [few] { $picks } ошибки
        [many] { $picks } ошибок
       *[other] { $picks } ошибки
    }
puzzle-start = Начать
puzzle-paused = Пауза. Карты скрыты.
puzzle-go-on = Продолжить
puzzle-solved = Решено за { $time }
puzzle-found-sets = Найденные сеты
puzzle-streak =
    { $days ->
        [0] Начните серию сегодня
        [one] Серия: { $days } день
        [few] Серия: { $days } дня
        [many] Серия: { $days } дней
       *[other] Серия: { $days } дня
    }
puzzle-compared =
    { $kind ->
        [first] Ваша первая головоломка дня!
        [best] Ваше лучшее время!
       *[faster] Быстрее обычного!
    }
puzzle-figure =
    { $kind ->
        [streak] Серия
        [longest] Лучшая серия
        [best] Лучшее время
       *[median] Медиана
    }
puzzle-month-before = Предыдущий месяц
puzzle-month-after = Следующий месяц
puzzle-calendar-day =
    { $kind ->
        [solved] { $date }: решено
        [late] { $date }: решено позже
       *[none] { $date }: не решено
    }
puzzle-streak-how = Закрашены дни, когда головоломка решена вовремя: они входят в серию. Обведены дни, когда она решена позже. Новая головоломка появляется в полночь по вашему времени.
# Of a day that was solved after it had passed.
puzzle-archive = Из архива: в серию не входит.
puzzle-next-in = Следующая головоломка через { $time }
puzzle-next-there = Появилась новая головоломка.
puzzle-others = Другие головоломки
puzzle-day = День
puzzle-day-open = Открыть
puzzle-day-before = Предыдущий день
puzzle-day-after = Следующий день
puzzle-today = Сегодняшняя головоломка
puzzle-play-today = Решить сегодняшнюю
puzzle-too-early = Так рано головоломок ещё не было. Самая первая: { $date }
puzzle-too-late = Эта головоломка ({ $date }) откроется, когда начнётся этот день.
puzzle-share = Поделиться результатом (без спойлеров)
# The parts of one line; it has no sentence around it.
puzzle-share-day = Tercet, головоломка дня: { $date }
puzzle-share-found = { NUMBER($found) }/{ NUMBER($all) } за { $time }
puzzle-share-streak = серия { NUMBER($days) }
puzzle-new = Новая головоломка
puzzle-deck = Карты в игре


## The browser: the lesson and the drills

learn-title = Научиться играть
learn-lead =
    { $edition ->
        [english] Шесть коротких шагов, около трёх минут, с картами и правилами английского издания.
        [italian] Шесть коротких шагов, около трёх минут, с картами и правилами итальянского издания.
        [russian] Шесть коротких шагов, около трёх минут, с картами и правилами русского издания.
        [hebrew] Шесть коротких шагов, около трёх минут, с картами и правилами израильского издания.
       *[french] Шесть коротких шагов, около трёх минут, с картами и правилами французского издания.
    }
learn-steps = Шаги урока
learn-step = Шаг { NUMBER($step) } из { NUMBER($steps) }
learn-exercise = Вопрос { NUMBER($exercise) } из { NUMBER($exercises) }
learn-example = Пример
learn-step-title = { $step ->
        [features] Четыре признака
        [third] Третья карта
        [verdict] Сет или нет?
        [find] Найдите сет
        [call] Объявите и выберите
       *[none] Когда сета нет
    }
learn-features = На каждой карте один, два или три одинаковых символа. У карты четыре признака, и у каждого признака три значения.
learn-features-question = Эти две карты различаются одним признаком. Каким?
learn-feature = { $feature ->
        [number] Количество
        [shading] Заполнение
        [colour] Цвет
       *[symbol] Символ
    }
learn-features-right =
    { $feature ->
        [number] Верно: различается только количество.
        [shading] Верно: различается только заполнение.
        [colour] Верно: различается только цвет.
       *[symbol] Верно: различается только символ.
    }
learn-features-wrong =
    { $feature ->
        [number] Не количество: на обеих картах оно одинаковое. Посмотрите ещё раз.
        [shading] Не заполнение: на обеих картах оно одинаковое. Посмотрите ещё раз.
        [colour] Не цвет: у обеих карт он одинаковый. Посмотрите ещё раз.
       *[symbol] Не символ: на обеих картах он одинаковый. Посмотрите ещё раз.
    }
learn-third = Для любых двух карт есть ровно одна третья, которая составит с ними сет. Если признак у двух карт одинаковый, он такой же и у третьей; если разный, у третьей — оставшееся значение.
learn-third-question = Какая карта составит сет с этими двумя?
learn-verdict = Чтобы проверить три карты, переберите признаки по одному: каждый из них у всех трёх карт одинаковый или у всех трёх разный?
learn-verdict-question = Эти три карты — сет?
learn-say-set = Сет
learn-say-none = Не сет
learn-right = Верно.
learn-wrong = Неверно.
learn-find = В игре все смотрят на одни и те же карты. Выберите три, которые составляют сет: касанием, стрелками и Enter или буквами, указанными на картах.
learn-find-question = Найдите сет среди этих девяти карт.
learn-hint = Показать карту
learn-hint-card = Эта карта входит в сет: { $card }.
learn-cards = Карты: { $cards }.
learn-call-question = Скажите «Сет!», потом выберите сет.
learn-call-right =
    { $scoring ->
        [most-sets] Карты ваши. Побеждает тот, у кого больше сетов.
        [point-per-card] Карты ваши. Вы получаете по очку за каждую.
       *[point-per-set] Карты ваши, и вы получаете очко.
    }
learn-call-purpose = Теперь ошибитесь нарочно: скажите «Сет!» и выберите три карты, которые не составляют сет.
learn-call-wrong =
    { $cost ->
        [lose-point] Ошибка стоит одного очка. Карты остаются на столе.
        [lock-out] После ошибки вам нельзя объявлять сет, пока его не возьмёт кто-нибудь другой. Карты остаются на столе.
       *[nothing] Здесь за ошибку нет штрафа. Карты остаются на столе.
    }
learn-call-again = В этом уроке можно сразу попробовать ещё раз.
learn-call-late = Время вышло: в игре это считается ошибкой. Сначала найдите сет, потом объявляйте.
learn-call-was-set = Но это сет! Выберите три карты, которые не составляют сет.
learn-none-question = Среди этих двенадцати карт нет сета. Скажите «Сета нет».
learn-none-said =
    { $when ->
        [all-agree] Все согласны: выкладывают ещё три карты.
       *[all-agree-or-long-time] Все согласны или прошло много времени: выкладывают ещё три карты.
    }
learn-none-find = Теперь на столе пятнадцать карт, и среди них есть сет. Найдите его.
learn-none-end = Эти три карты не заменяют новыми: на столе снова двенадцать.
learn-next = Дальше
learn-done-title = Теперь вы умеете играть!
learn-done = Вот и всё. Сыграйте первый раунд: 27 карт и один неторопливый соперник-бот. Упражнения ниже подождут.
learn-restart = Начать сначала
learn-first-round = Сыграть первый раунд
learn-more = Упражнения и правила
learn-lesson = К уроку
learn-rules = Читать правила
learn-drills = Упражнения
learn-drill = { $drill ->
        [third] Третья карта
        [set-or-not] Сет или нет?
       *[no-set] Есть ли сет?
    }
learn-drill-what =
    { $drill ->
        [third] Перед вами две карты: выберите третью, чтобы вышел сет.
        [set-or-not] Перед вами три карты: сет ли это?
       *[no-set] Перед вами двенадцать карт: выберите сет или скажите «Сета нет».
    }
learn-right-answers = Верно
learn-mistakes = Ошибки
learn-pace = Среднее время
learn-pace-value = { NUMBER($seconds) } с
learn-pace-none = –
learn-run = Лучшая серия
learn-reset = Начать заново
learn-no-set-question = Есть ли здесь сет? Выберите его или скажите «Сета нет».
learn-no-set-right = Верно: среди этих карт нет сета.
learn-no-set-missed = Сет есть: { $cards }.
coach-title = Тренер
coach-what = Сеты, которые вы пропустили или долго искали, возвращаются сюда: через десять минут, час, день, три дня и неделю.
coach-due = Сетов к повторению: { NUMBER($sets) }
coach-shelf = Когда вернутся сеты
coach-wait = { $wait ->
        [minutes] 10 минут
        [hour] 1 час
        [day] 1 день
        [days] 3 дня
       *[week] 1 неделя
    }
coach-back =
    { $wait ->
        [minutes] Этот сет вернётся через десять минут.
        [hour] Этот сет вернётся через час.
        [day] Этот сет вернётся завтра.
        [days] Этот сет вернётся через три дня.
        [week] Этот сет вернётся через неделю.
       *[never] Этот сет вы уже знаете: больше он не вернётся.
    }
coach-next = Сейчас повторять нечего. Следующий сет: { $time }
coach-empty = Сыграйте несколько партий. Сеты, которые вы пропустите, появятся здесь, пока вы их не забыли.
coach-weakness-title = Ваше слабое место
coach-weakness =
    { $feature ->
        [number] Сеты, где все три количества разные, отнимают у вас на { $percent } больше времени, чем похожие. Сравнено сетов: { NUMBER($sets) }
        [shading] Сеты, где все три заполнения разные, отнимают у вас на { $percent } больше времени, чем похожие. Сравнено сетов: { NUMBER($sets) }
        [colour] Сеты, где все три цвета разные, отнимают у вас на { $percent } больше времени, чем похожие. Сравнено сетов: { NUMBER($sets) }
       *[symbol] Сеты, где все три символа разные, отнимают у вас на { $percent } больше времени, чем похожие. Сравнено сетов: { NUMBER($sets) }
    }
coach-no-weakness = Пока ничего не выделяется: такая небольшая разница может быть случайной. Сравнено сетов: { NUMBER($sets) }




## The browser: the rules as pages

booklet-title =
    { $edition ->
        [english] Правила английского издания
        [italian] Правила итальянского издания
        [russian] Правила русского издания
        [hebrew] Правила израильского издания
       *[french] Правила французского издания
    }
booklet-lead =
    { $edition ->
        [english] Что сказано в английской брошюре, нашими словами.
        [italian] Что сказано в итальянской брошюре, нашими словами.
        [russian] Что сказано в русской брошюре, нашими словами.
        [hebrew] Что сказано в израильской брошюре, нашими словами.
       *[french] Что сказано во французской брошюре, нашими словами.
    } Там, где она молчит и решать пришлось нам, стоит пометка «Наше правило».
booklet-house = Наше правило
booklet-note = Наше примечание
booklet-print = Распечатать
booklet-editions = Издания
booklet-section = { $section ->
        [cards] Карты
        [play] Как играть
        [none] Когда никто не видит сета
        [end] Конец игры
        [quick] Упрощённая игра
        [alone] Игра в одиночку
        [puzzle] Головоломка для начала
        [odds] Насколько вероятен сет?
        [speed] Блиц
       *[forever] Forever с сет-мастером
    }
booklet-deck = В колоде 81 карта, и все они разные. Карты различаются четырьмя признаками, у каждого из которых три значения:
booklet-number = Количество: один, два или три символа.
booklet-shading =
    { $middle ->
        [striped] Заполнение: закрашенные, полосатые или пустые символы.
       *[dotted] Заполнение: закрашенные символы, символы в крапинку или пустые.
    }
booklet-colour =
    { $green ->
        [green] Цвет: красный, зелёный или фиолетовый.
        [turquoise] Цвет: красный, бирюзовый или фиолетовый.
       *[blue] { $purple ->
            [black] Цвет: оранжевый, синий или чёрный.
           *[white] Цвет: оранжевый, синий или белый.
        }
    }
booklet-symbol =
    { $symbols ->
        [diamond] Символ: ромбы, овалы или волны.
       *[rectangle] Символ: прямоугольники, овалы или волны.
    }
booklet-one-card = Пример карты: { $card }.
booklet-two = Для любых двух карт есть ровно одна третья, которая составит с ними сет.
booklet-sets = Это сеты
booklet-no-sets = Это не сеты
booklet-questions = Задайте четыре вопроса: о количестве, цвете, символе и заполнении. Правда ли, что этот признак у всех трёх карт одинаковый или у всех трёх разный? Это сет, только если все четыре раза ответ — «да».
booklet-questions-slip = Первый вопрос брошюры — о количестве, но в скобках добавлено: «одинаковой ли они формы?». Это описка: о символе — третий вопрос.
booklet-deal =
    { $rows ->
        [free] Перетасуйте карты и выложите двенадцать из них прямоугольником лицом вверх, так чтобы их видели все.
       *[three] Перетасуйте карты и выложите двенадцать из них лицом вверх в три ряда по четыре, так чтобы их видели все.
    }
booklet-turns = Ходов нет: все ищут одновременно. Три карты сета могут лежать где угодно.
booklet-layout-set = Три отмеченные карты составляют сет: { $cards }.
booklet-call =
    { $calling ->
        [call-then-pick] Тот, кто первым заметил сет, вслух говорит «Сет!» и только потом выбирает три карты.
        [call-and-pick-at-once] Сказать «Сет!» можно в любой момент, но тогда три карты надо выбрать сразу, без промедления.
       *[quick-claims] Тот, кто заметил сет, выбирает три карты без объявления.
    }
booklet-call-window = На выбор карт даётся { $seconds ->
        [one] { NUMBER($seconds) } секунда
        [few] { NUMBER($seconds) } секунды
        [many] { NUMBER($seconds) } секунд
       *[other] { NUMBER($seconds) } секунды
    }; не успеть — значит ошибиться.
booklet-photo-finish = Когда несколько игроков объявляют сет почти одновременно, побеждает самая быстрая реакция, а не самая быстрая связь. Оказаться вторым — не ошибка.
booklet-while =
    { $others ->
        [may-not-pick] После объявления никто другой не может брать карты, пока игрок не закончит.
        [may-not-pick-or-call] После объявления никто другой не может ни брать карты, ни объявлять сет, пока игрок не закончит.
       *[may-not-touch-or-call] После объявления никто другой не может ни трогать карты, ни объявлять сет, пока три карты не проверены.
    }
booklet-check = Остальные проверяют три карты. Если это сет, игрок забирает их, а на их место кладут три карты из колоды.
booklet-others-check = Здесь проверяет сама игра. За столом могут проверять и остальные: каждый отвечает «Верно» или «Неверно», и все видят, кто прав.
booklet-wrong =
    { $cost ->
        [lose-point] Если это не сет, карты возвращаются на стол, а игрок теряет одно очко.
        [lock-out] Если это не сет, карты остаются на столе, а игрок не может объявлять сет, пока его не найдёт кто-нибудь другой.
       *[nothing] Если это не сет, карты остаются на столе. Штрафа нет.
    }
booklet-below-zero = Счёт может опуститься ниже нуля.
booklet-all-locked = Если объявлять сет больше некому, его снова могут объявлять все. В одиночной игре блокировки нет.
booklet-no-set =
    { $when ->
        [all-agree] Когда все игроки согласны, что среди двенадцати карт нет сета, добавляют ещё три, и карт становится пятнадцать.
       *[all-agree-or-long-time] Когда среди двенадцати карт сета нет или его долго никто не находит, один из игроков добавляет ещё три, и карт становится пятнадцать.
    }
booklet-silence = Если кто-то сказал, что сета нет, { $seconds ->
        [one] { NUMBER($seconds) } секунда молчания считается
        [few] { NUMBER($seconds) } секунды молчания считаются
        [many] { NUMBER($seconds) } секунд молчания считаются
       *[other] { NUMBER($seconds) } секунды молчания считаются
    } согласием.
booklet-long-time = «Долго» — это { $seconds ->
        [one] { NUMBER($seconds) } секунда
        [few] { NUMBER($seconds) } секунды
        [many] { NUMBER($seconds) } секунд
       *[other] { NUMBER($seconds) } секунды
    } без найденного сета; тогда достаточно слова одного игрока.
booklet-widened = Три добавленные карты не заменяют новыми: когда берут следующий сет, карт снова становится двенадцать.
booklet-wider = Если сета всё ещё нет, добавляют ещё по три карты, до 21: среди стольких карт сет есть всегда.
booklet-end = Раунд заканчивается, когда колода пуста и на столе не осталось сетов.
booklet-left =
    { $left ->
        [usually] Как правило, остаётся шесть или девять карт.
       *[maybe] Может остаться шесть или девять карт.
    }
booklet-scoring =
    { $scoring ->
        [point-per-set] Каждый сет — одно очко.
        [point-per-set-minus-wrong-calls] Каждый сет — одно очко; очки за ошибки вычитаются.
        [most-sets] Очков нет: побеждает тот, у кого больше сетов.
       *[point-per-card] Каждая карта — одно очко.
    }
booklet-match =
    { $rounds ->
        [each-deals] Очки записывают, право раздачи переходит к игроку слева, карты снова тасуют. Когда каждый раздал по разу, побеждает тот, у кого больше очков.
       *[one-round] Вся игра — один раунд.
    }
booklet-ties = При равном результате победу делят.
booklet-seats = Садиться за стол и выходить из-за него можно в любой момент; кто вышел, сохраняет свои сеты. Если раздающий медлит дольше { $seconds ->
        [one] { NUMBER($seconds) } секунды
        [few] { NUMBER($seconds) } секунд
        [many] { NUMBER($seconds) } секунд
       *[other] { NUMBER($seconds) } секунды
    }, следующий раунд начинается сам, а первый может раздать любой.
booklet-quick =
    { $edition ->
        [english] Для первой игры и для маленьких детей берут только 27 красных карт: без цвета остаются три признака. Выкладывают всего девять карт. Когда все научились быстро видеть сеты, в колоду замешивают остальные карты.
        [italian] Для первой игры и для маленьких детей берут только 27 карт с закрашенными символами: без заполнения остаются три признака. Выкладывают всего девять карт.
        [russian] Чтобы игра была проще и короче, от одного признака отказываются: берут, например, только 27 карт с закрашенными символами, и заполнение уже не играет роли. Когда все освоились, тасуют всю колоду вместе.
        [hebrew] Чтобы игра была проще, берут только треть карт, например 27 карт с закрашенными символами: заполнение уже не играет роли, и остаются три признака. Для полной игры в колоду замешивают остальные карты.
       *[french] «Easy» — для новичков и детей: 27 карт одного цвета, так что цвет уже не играет роли. Выкладывают девять карт, в три ряда по три. Всё остальное — как в полной игре.
    }
booklet-quick-layout = Иного в брошюре не сказано, поэтому и здесь выкладывают двенадцать карт.
booklet-quick-value =
    { $value ->
        [red] В Tercet берут красные карты: брошюра оставляет выбор игрокам. Для нового стола можно выбрать любой признак и любое значение.
       *[solid] В Tercet берут карты с закрашенными символами: брошюра оставляет выбор игрокам. Для нового стола можно выбрать любой признак и любое значение.
    }
booklet-alone = Играя в одиночку, вы проигрываете, как только среди двенадцати карт не окажется сета.
booklet-alone-won = Вы выигрываете, когда колода пуста и сетов не осталось. Если вы скажете «Сета нет», когда он есть, вы проиграете.
booklet-puzzle = Ещё в брошюре есть головоломка, где заполнение не играет роли: найдите четыре сета среди девяти карт.
booklet-odds = Брошюра оценивает вероятность сета примерно в { NUMBER($percent) } % среди { NUMBER($cards) } карт и более чем в { NUMBER($percent_more) } % среди { NUMBER($cards_more) }.
booklet-odds-link = Посмотреть точные вероятности
booklet-forever = Если игроков хотя бы трое, каждый на один раунд становится сет-мастером: тасует, раздаёт и заменяет карты, но не играет. Каждая взятая карта — одно очко. Раундов столько же, сколько игроков; побеждает тот, у кого больше очков.
booklet-speed = Сет не объявляют: увидели — выбирайте три карты. Если сета на столе нет, ещё три карты появляются сами. Ошиблись — подождите три секунды. Вся партия — один раунд.
booklet-master-sees = Сет-мастер видит, какие сеты есть на столе.




## The browser: the chances

odds-page-title = Вероятности
odds-page-simple = В настоящей игре сета на столе нет примерно в одном случае из { NUMBER($deals) }.
odds-page-lead = Насколько вероятно, что сета нет? Где можно, вероятность вычислена точно, где нельзя — получена моделированием.
odds-page-fresh = Нет сета среди случайных карт
odds-page-fresh-how = Вероятность того, что среди карт из хорошо перетасованной колоды нет сета, вычислена точно, а не оценена. По ходу игры она выше, потому что сеты всё время забирают.
odds-page-fresh-chart = Вероятность того, что сета нет, в зависимости от числа карт, для каждой колоды своя линия; те же числа — в таблицах ниже.
odds-page-deck =
    Колода из { $cards ->
        [one] { $cards } карты
        [few] { $cards } карт
        [many] { $cards } карт
       *[other] { $cards } карты
    }
odds-page-table =
    Точная таблица для колоды из { $cards ->
        [one] { $cards } карты
        [few] { $cards } карт
        [many] { $cards } карт
       *[other] { $cards } карты
    }
odds-page-cards = Карт
odds-page-random = Сета нет, случайные карты
odds-page-no-set = Сета нет
odds-page-one-in = Один из
odds-page-in-play = Сета нет, по ходу игры
odds-page-mean = Сетов в среднем
odds-page-exactly = Точно
odds-page-chance = Вероятность
odds-page-axis-percent = проценты
odds-page-axis-cards = карт
odds-page-axis-sets = сетов
odds-page-spread = Сколько бывает сетов?
odds-page-spread-of = Число карт
# $mean is a number with its decimals, $fraction the same exactly.
odds-page-spread-mean = В среднем { $mean } (точно { $fraction }).
odds-page-spread-chart = Вероятность каждого числа сетов; те же числа — в таблице ниже.
odds-page-course = По ходу игры
odds-page-course-how = Когда сеты забирают, остаются карты, которые друг к другу не подходят. Поэтому по ходу игры среди двенадцати карт сета нет в { $played } случаев, а среди двенадцати случайных — только в { $fresh }.
odds-page-course-chart = Вероятность того, что среди двенадцати карт нет сета, в зависимости от числа карт в колоде; те же числа — в таблице ниже.
odds-page-line-random = Случайные карты (точно)
odds-page-line-played = По ходу игры (смоделировано партий: { $games })
odds-page-line-yours = Ваше моделирование
odds-page-in-deck = Ещё в колоде
odds-page-simulate = Смоделируйте сами
odds-page-simulate-how = Ваш браузер разыгрывает целые партии и всякий раз берёт любой из сетов на столе. Чем больше партий, тем у́же интервал, в котором истинное значение лежит в 99 случаях из 100.
odds-page-kind = Вариант
odds-page-games = Партий
odds-page-start = Начать
odds-page-go-on = Продолжить
odds-page-stop = Остановить
odds-page-progress = Сыграно партий: { $games } из { $goal }
odds-page-pace = Партий в секунду: { $games }
odds-page-done = Моделирование закончено. Сыграно партий: { $games }
odds-page-stopped = Остановлено. Сыграно партий: { $games }
odds-page-broken = Браузеру не удалось запустить моделирование. Обновите страницу.
odds-page-what = Показатель
odds-page-seen = Наблюдалось
odds-page-interval = Доверительный интервал 99 %
odds-page-interval-of = от { $low } до { $high }
odds-page-first = Первая раздача без сета
odds-page-boards = Нет сета среди { NUMBER($cards) } карт
odds-page-won = Выиграно партий
odds-page-left = Осталось карт: { NUMBER($cards) }
odds-page-here = Есть ли здесь сет?
odds-page-here-how = Выберите любые карты: укажите количество и заполнение, затем нажимайте на карты.
odds-page-number = Количество
odds-page-number-of = { $number ->
        [one] Один
        [two] Два
       *[three] Три
    }
odds-page-shading = Заполнение
odds-page-shading-of = { $shading ->
        [solid] Закрашенные
        [striped] Полосатые
        [dotted] В крапинку
       *[open] Пустые
    }
odds-page-choose = Карты на выбор
odds-page-chosen = Выбрано карт: { NUMBER($cards) }
odds-page-put-back = Убрать: { $card }
odds-page-deal = Раздать { NUMBER($cards) } случайных карт
odds-page-clear = Убрать все
odds-page-nothing = Карты ещё не выбраны.
odds-page-found-none = Сета здесь нет.
odds-page-found =
    { $sets ->
        [one] Здесь { $sets } сет.
        [few] Здесь { $sets } сета.
        [many] Здесь { $sets } сетов.
       *[other] Здесь { $sets } сета.
    }
odds-page-found-more = Показаны первые { NUMBER($sets) } сетов.
odds-page-likely =
    { $cards ->
        [1] Одна карта — ещё не сет.
        [one] Среди { $cards } случайной карты сета нет в { $percent } случаев; в среднем сетов { $mean }.
        [few] Среди { $cards } случайных карт сета нет в { $percent } случаев; в среднем сетов { $mean }.
        [many] Среди { $cards } случайных карт сета нет в { $percent } случаев; в среднем сетов { $mean }.
       *[other] Среди { $cards } случайной карты сета нет в { $percent } случаев; в среднем сетов { $mean }.
    }
odds-page-certain = Среди стольких карт сет есть всегда. Больше всего карт без сета: { NUMBER($cards) }
# $seconds is a number with its decimals.
odds-page-difficulty = Любитель находит первый сет примерно за { $seconds } с (оценка).
odds-page-claims = Что говорят брошюры

## The browser: what one has done so far

statistics-title = Ваша статистика
statistics-lead = Как быстро и как точно вы находите сеты. Всё это хранится только в этом браузере.
statistics-empty = Пока здесь пусто. Найдите сет, за столом или в одиночку, и он сюда попадёт.
statistics-begin-alone = Играть в одиночку
statistics-begin-daily = Головоломка дня
statistics-begin-learn = Научиться играть
statistics-begin-friends = Играть с друзьями
statistics-sum = Всего
statistics-found = Найдено сетов
statistics-wrong = Ошибок
statistics-by-differing = По числу различающихся признаков
statistics-differing = Различающихся признаков
statistics-by-game = По играм
statistics-game = Игра
statistics-game-name = { $game ->
        [table] Игры с другими
        [here] Одиночные игры
        [puzzle] Упрощённая головоломка
        [daily] Головоломка дня
       *[drill] Упражнения
    }
statistics-history = История
statistics-days = День
statistics-weeks = Неделя с
statistics-medians = Медиана времени на сет
statistics-medians-chart = Медиана времени на сет по дням или неделям; те же числа — в таблице ниже.
statistics-differing-chart = Медиана времени на сет по числу различающихся признаков; те же числа — в таблице ниже.
statistics-counts = Найдено сетов
statistics-counts-chart = Найдено сетов по дням или неделям; те же числа — в таблице ниже.
statistics-keeping = Ваши данные
statistics-export = Скачать в CSV
statistics-delete = Удалить всё
statistics-delete-sure = Всё на этой странице будет удалено навсегда. Продолжить?
statistics-delete-yes = Удалить
statistics-delete-no = Оставить
statistics-deleted = Всё удалено.

## The browser: installed and offline
offline-news = Новая версия готова. Она запустится, когда вы откроете Tercet в следующий раз.
offline-reload = Обновить
offline-install = Установить Tercet на это устройство
offline-away = Сервер недоступен. Одиночные игры, урок и головоломки работают и без него; он нужен только для столов с другими игроками.

## The modes of the house: what their pages say

mode-pitch = { $mode ->
        [sprint-10] Десять сетов на время, у каждого свой стол. За сколько справитесь?
        [sprint-20] Двадцать сетов на время. Выдержите темп?
        [minutes-1] Сколько сетов вы найдёте за одну минуту?
        [minutes-2] Сколько сетов вы найдёте за две минуты?
        [minutes-5] Сколько сетов вы найдёте за пять минут?
        [first-steps] Все символы закрашены, следить нужно лишь за тремя признаками: с этого легко начать.
        [chain] В каждом новом сете — одна карта из предыдущего.
        [whole-board] Найдите на столе все сеты до единого: только тогда придут новые карты.
        [restless] Карты не сидят на месте: после каждого сета они меняются местами.
        [blind] Все карты рубашкой вверх: открывайте по три и запоминайте, что где лежит.
        [two-pairs] Найдите две пары, которым до сета не хватает одной и той же карты.
        [two-pairs-nine] Те же две пары, но на столе всего девять карт.
        [two-pairs-chain] Две пары, и две карты из четырёх — из прошлой находки.
        [five-features] 243 карты, и рамка тоже считается.
        [six] Шесть карт сразу, и каждый признак в равновесии.
        [fours] У каждого признака четыре значения, и найти нужно четыре карты.
        [little-fours] Четвёрки полегче: все символы закрашены, одним признаком меньше.
        [little-fours-chain] Малые четвёрки, и две карты из четырёх — из прошлой находки.
        [fresh-paint] В каждом раунде другие символы, цвета и заполнения.
       *[speed] Объявлять не нужно: увидели — берите. А новые карты придут сами.
    }
mode-idea = { $mode ->
        [sprint-10] Спринт
       *[minutes-1] Минуты
    }
mode-length = { $mode ->
        [sprint-10] 10 сетов
        [sprint-20] 20 сетов
        [minutes-1] 1 минута
        [minutes-2] 2 минуты
        [minutes-5] 5 минут
        [two-pairs-nine] 9 карт
        [two-pairs-chain] Цепочкой
        [fours] Все карты
        [little-fours] Закрашенные
        [little-fours-chain] Закрашенные, цепочкой
       *[two-pairs] 12 карт
    }
mode-group = { $group ->
        [clock] На время
        [cards] Другие карты
       *[finds] Другие находки
    }
modes-all = Все режимы
mode-story = { $mode ->
        [sprint-10] У всех одни и те же карты, но стол у каждого свой: сет у вас никто не уведёт. Побеждает тот, кто закончит первым.
        [minutes-1] У всех одни и те же карты, но стол у каждого свой, а время идёт. Побеждает тот, кто найдёт больше сетов.
        [first-steps] Девять карт, все символы закрашены: смотреть нужно только на количество, цвет и символ. Так проще всего показать игру друзьям.
        [blind] Все карты лежат рубашкой вверх; открывают по три, и видят их все. Вышел сет — он ваш; не вышел — запоминайте, где что лежит.
        [restless] После каждого сета все карты на столе меняются местами. Уже приметили следующий? Ищите заново!
        [fresh-paint] В каждом раунде символы, цвета и заполнения нарисованы по-новому. Глазам приходится начинать с нуля — в этом-то и веселье.
        [five-features] У каждой карты есть ещё и рамка: одинарная, двойная или пунктирная. В колоде 243 карты, и это сет, только если подходит и рамка.
        [chain] В каждом сете ровно одна карта из предыдущего, который лежит рядом. Одна находка тянет за собой другую, и все видят, откуда начинать.
        [whole-board] Найденные сеты остаются на столе, и охота идёт до последнего. Первые сами бросаются в глаза, а вот последние…
        [two-pairs] Найдите четыре карты: две пары, которые одна и та же пятая карта дополнит до сета. Часто этой карты на столе нет, и её приходится представлять в уме.
        [six] Сразу шесть карт: каждый признак у всех одинаковый или делит карты на 3 + 3, 2 + 2 + 2 либо 4 + 1 + 1. Для тех, кому сета уже мало.
        [fours] У каждого признака теперь четыре значения: до четырёх символов, четвёртый цвет и шестиугольники. Найдите четыре карты, у которых каждый признак у всех одинаковый, у всех разный или делит их пополам.
       *[speed] Ни объявлений, ни очереди: увидели сет — берите. Карты добавляются сами, и стол не замирает ни на минуту.
    }
mode-lesson = Попробуйте
mode-lesson-complete = { $target ->
        [set] Какой карты не хватает до сета?
        [two-pairs] Какой карты не хватает до двух пар?
        [six] Какой карты не хватает до шестёрки?
       *[four] Какой карты не хватает до четвёрки?
    }
mode-lesson-judge = { $target ->
        [set] Это сет?
        [two-pairs] Это две пары?
        [six] Это шестёрка?
       *[four] Это четвёрка?
    }
mode-lesson-yes = Да
mode-lesson-no = Нет
mode-lesson-find = { $target ->
        [set] Найдите сет.
        [two-pairs] Найдите две пары.
        [six] Найдите шестёрку.
       *[four] Найдите четвёрку.
    }
mode-lesson-turn = Карты лежат рубашкой вверх: открывайте и запоминайте.
mode-lesson-clock = Три находки за минуту. Готовы?
mode-lesson-late = Время вышло. Попробуйте ещё раз!
mode-lesson-done = Получается! Пора играть.
summary-target = { $target ->
        [set] Ищите сет: три карты, у которых каждый признак либо у всех одинаковый, либо у всех разный.
        [two-pairs] Ищите две пары: две и ещё две карты, причём обеим парам до сета не хватает одной и той же пятой. Самой её на столе может и не быть.
        [six] Ищите шестёрку: шесть карт, у которых каждый признак в равновесии. Значит, он у всех одинаковый или делит карты на 3 + 3, 2 + 2 + 2 либо 4 + 1 + 1.
       *[four] Ищите четвёрку: четыре карты, у которых каждый признак либо у всех одинаковый, либо у всех разный, либо делит карты поровну, две на две.
    }
summary-example = Например: { $cards }.
summary-example-pairs = Вот пример. { $pairs }
summary-cards =
    В колоде { $deck ->
        [one] { NUMBER($deck) } карта
        [few] { NUMBER($deck) } карты
        [many] { NUMBER($deck) } карт
       *[other] { NUMBER($deck) } карты
    }, на столе — { NUMBER($layout) }.
summary-only = Карты здесь { $deck }.
summary-border = К четырём признакам добавляется пятый — рамка: одинарная, двойная или пунктирная.
summary-fourth = Значений у признаков не три, а четыре. Новые: { $values }.
summary-claim = Объявлять ничего не нужно. Увидели — выбирайте: кто успел первым, того и карты.
summary-claim-own = Объявлять ничего не нужно: увидели — выбирайте.
summary-call =
    Увидели — скажите «Сет!»: на выбор карт у вас { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }.
summary-turn =
    Карты лежат рубашкой вверх. Откройте { $count ->
        [one] { NUMBER($count) } карту
        [few] { NUMBER($count) } карты
        [many] { NUMBER($count) } карт
       *[other] { NUMBER($count) } карты
    } по одной: на каждую даётся { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }, и видят её все. Нашли, что искали, — карты ваши. Нет — они снова ложатся рубашкой вверх, и первыми пробуют другие.
summary-chain =
    Прошлая находка остаётся рядом: в следующей { $count ->
        [1] ровно одна карта должна быть
        [2] ровно две карты должны быть
        [one] ровно { $count } карта должна быть
        [few] ровно { $count } карты должны быть
        [many] ровно { $count } карт должны быть
       *[other] ровно { $count } карты должны быть
    } из неё.
summary-until-all = Найденные карты остаются на столе. Новые придут, только когда найдено всё.
summary-shuffled = После каждой находки карты на столе меняются местами.
summary-own = У каждого свой стол, но карты и их порядок у всех одинаковые. Видно, сколько уже нашли другие.
summary-fresh = В каждом раунде карты нарисованы заново: другие символы, цвета и заполнения.
summary-no-find = { $value ->
        [at-once] Если найти нечего, новые карты придут сами.
        [all-agree] Когда все согласны, что найти нечего, добавляют ещё карты.
       *[all-agree-or-long-time] Когда все согласны, что найти нечего, добавляют ещё карты. Если поиски затянулись, хватит и просьбы одного.
    }
summary-endless = Карты не кончатся: когда колода пустеет, её тасуют и раздают снова.
summary-first-to =
    { $count ->
        [1] Раунд идёт до первой находки.
        [one] Раунд идёт, пока кто-нибудь не наберёт { $count } находку.
        [few] Раунд идёт, пока кто-нибудь не наберёт { $count } находки.
        [many] Раунд идёт, пока кто-нибудь не наберёт { $count } находок.
       *[other] Раунд идёт, пока кто-нибудь не наберёт { $count } находки.
    }
summary-finds =
    Раунд идёт до { $count ->
        [one] { $count } находки
        [few] { $count } находок
        [many] { $count } находок
       *[other] { $count } находки
    }, считая всех игроков.
summary-finds-own =
    Побеждает тот, кто первым наберёт { $count ->
        [one] { $count } находку
        [few] { $count } находки
        [many] { $count } находок
       *[other] { $count } находки
    }.
summary-minutes =
    На весь раунд у вас { $count ->
        [one] { $count } минута
        [few] { $count } минуты
        [many] { $count } минут
       *[other] { $count } минуты
    }.
summary-seconds =
    На весь раунд у вас { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
        [many] { $count } секунд
       *[other] { $count } секунды
    }.
summary-deck-ends = Раунд закончится, когда колода опустеет и искать будет больше нечего.
summary-deck-ends-too = Раунд закончится и раньше, если колода опустеет и искать будет больше нечего.
summary-points =
    Каждая находка — { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }.
summary-most = Побеждает тот, у кого больше находок.
summary-wrong = { $value ->
        [lose-point] Ошибка стоит очка.
        [lock-out] Ошиблись — ждите, пока что-нибудь не найдёт другой игрок.
       *[nothing] За ошибки не штрафуют.
    }
summary-wrong-wait =
    Ошиблись — подождите { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }.

## Challenges

challenge-title = Одинаковые карты для всех
challenge-about = Сыграйте ту же раздачу, что и все, и узнайте, кто быстрее.
challenge-by = Автор: { $name }
challenge-honest = Здесь полагаются на честность: во второй раз карты уже известны.
challenge-play = Играть
challenge-again = Ещё раз
challenge-best = Лучшие результаты
challenge-empty = Результатов пока нет. Ваш может стать первым.
challenge-none = Такого вызова нет.
challenge-sealed = Карты остаются тайной, пока вы не пройдёте вызов до конца.
challenge-friend = Бросить вызов другу
challenge-earlier = Прошлые партии
challenge-own-best = Ваш рекорд
challenge-list = К результатам
challenge-result =
    { $target ->
        [set] { $count ->
            [one] { $count } сет за { $time }
            [few] { $count } сета за { $time }
            [many] { $count } сетов за { $time }
           *[other] { $count } сета за { $time }
        }
       *[other] { $count ->
            [one] { $count } находка за { $time }
            [few] { $count } находки за { $time }
            [many] { $count } находок за { $time }
           *[other] { $count } находки за { $time }
        }
    }
challenge-attempt = Попытка { NUMBER($attempt) }
challenge-more = Ещё игроков: { NUMBER($count) }
challenge-from = { $name } бросает вам вызов
challenge-beat = Сыграйте те же карты быстрее, чем за { $time }.
challenge-beat-finds =
    { $target ->
        [set] { $count ->
            [one] Те же карты: соберите больше, чем { $count } сет.
            [few] Те же карты: соберите больше, чем { $count } сета.
            [many] Те же карты: соберите больше, чем { $count } сетов.
           *[other] Те же карты: соберите больше, чем { $count } сета.
        }
       *[other] { $count ->
            [one] Те же карты: соберите больше, чем { $count } находка.
            [few] Те же карты: соберите больше, чем { $count } находки.
            [many] Те же карты: соберите больше, чем { $count } находок.
           *[other] Те же карты: соберите больше, чем { $count } находки.
        }
    }
challenge-send = Отправьте вызов другу
challenge-send-about = Все, кто откроет ссылку, играют теми же картами.
challenge-length =
    { $target ->
        [set] { $count ->
            [one] Гонка до { $count } сета
            [few] Гонка до { $count } сетов
            [many] Гонка до { $count } сетов
           *[other] Гонка до { $count } сета
        }
       *[other] { $count ->
            [one] Гонка до { $count } находки
            [few] Гонка до { $count } находок
            [many] Гонка до { $count } находок
           *[other] Гонка до { $count } находки
        }
    }
challenge-send-back = Ответить на вызов
challenge-this = Бросить вызов с этими картами
challenge-kept = Сохранено в этом браузере. Ссылка появится, когда вы будете в сети.
challenge-open = Открыть вызов
challenge-unchecked = Не проверено сервером
challenge-made-from = Нужно превзойти
challenge-race = Гонка вживую

## The race of each day

day-title = Гонка дня
day-about = Десять сетов на время. Карты у всех одинаковые.
day-first = Засчитывается первая попытка. Остальные — тренировка.
day-practice = Тренироваться
day-runs =
    { $count ->
        [0] Результатов пока нет
        [one] { $count } результат
        [few] { $count } результата
        [many] { $count } результатов
       *[other] { $count } результата
    }
day-median = Медиана: { $time }
day-place = Место: { NUMBER($place) }
day-percentile = Медленнее вас: { $percent }
day-ranking = Рейтинг
day-guests = Гости
day-guests-how = В рейтинге игроки, чей ключ доступа или фраза восстановления созданы до начала дня. Создать их можно в аккаунте.
day-best-practice = Лучшая тренировка: { $time }
day-sealed = Карты остаются тайной, пока эта дата не закончится по всей Земле.
day-earlier = Прошлые дни
day-none = В этот день гонки нет.
day-yours = Ваши дни
day-cell =
    { $kind ->
        [raced] { $date }: гонка пройдена
       *[none] { $date }: гонка не пройдена
    }
day-puzzle-median = Медиана всех игроков: { $time } (без проверки)
phrase-create = Создать фразу восстановления
phrase-hint = Двенадцать слов вернут имя, результаты и серию в любом браузере. Новая фраза заменяет прежнюю.
phrase-exists = У вас уже есть фраза восстановления. Новая заменит её, и прежние слова перестанут действовать.
phrase-keep = Оставить прежнюю фразу
phrase-replace = Создать новую фразу
phrase-shown = Запишите эти слова сейчас, они показываются один раз: { $phrase }

## The browser: playing with others at once, and the lobby

home-online = Играть онлайн
now-finding = Ищем стол…
now-bots = Пока никто не пришёл, за столом играют боты.
lobby-game = Игра
lobby-all-games = Все игры
lobby-free = Со свободными местами
lobby-near = Близко к моему рейтингу
lobby-none = Под эти условия не подходит ни один стол.
lobby-points = Рейтинг: { $points }
lobby-rated = Рейтинговая

## People: profiles, following, blocking, reports

people-own = Ваш профиль
people-title = Профиль
people-none = Такого игрока нет.
people-bot = Программа
people-follow = Подписаться
people-unfollow = Отписаться
people-follows-you = Ваш подписчик
people-block = Заблокировать
people-unblock = Разблокировать
people-block-about = Тот, кого вы заблокировали, видит только ваше имя, не видит, где вы играете, и не может вас пригласить. За общим столом никто не теряет место.
people-report = Пожаловаться на имя
people-report-why = Что не так с этим именем?
people-reported = Спасибо. Владелец сервера это увидит.
report-reason =
    { $reason ->
        [offensive] Оскорбительное
        [pretends] Выдаёт себя за другого
        [personal] Раскрывает личные данные
       *[advertising] Реклама
    }
people-ratings = Рейтинги
people-matches = Партии
people-bests = Лучшее по режимам
people-bests-none = Законченных вызовов и гонок дня пока нет.
people-private = В этом профиле видны только имя и рейтинг.
people-sharing = Что видят другие
people-sharing-profile = Партии и лучшие результаты
people-sharing-table = Открытый стол, за которым вы играете
people-visibility =
    { $who ->
        [private] Только я
        [friends] Друзья
       *[public] Все
    }
people-friends = Друзья — это игроки, подписанные друг на друга. Имя и рейтинг видят все.
people-following = Ваши подписки
people-following-none = Вы пока ни на кого не подписаны. Откройте профиль игрока из списка, чтобы подписаться.
people-at-table = Сейчас за столом
people-open-table = К столу
people-blocked = Заблокированные
people-invitation = { $name } приглашает вас за стол
people-declare = Я программа
people-declare-about = Программам здесь рады: все видят, что это программа, и у них своё место в списках. Отменить это нельзя.
people-declare-sure = Навсегда объявить этот профиль программой?
people-declare-no = Нет, я человек
people-declare-yes = Объявить навсегда
people-failed = Не получилось. Попробуйте ещё раз чуть позже.
day-programs = Программы
day-apart = Ждут проверки
day-apart-how = Похоже, что эти партии сыграла программа. Они остаются здесь, пока их не посмотрит владелец сервера.

## People: what an operator sees

reports-none = Жалоб на имена нет.
reports-name = { $name } ({ $player }): жалоб: { NUMBER($count) }; { $reasons }; первая: { $first }, последняя: { $last }
runs-none = Партий, похожих на игру программы, нет.
runs-run =
    { $run } ({ $challenge }, { $player }): очки: { NUMBER($points) }, { $seconds } с; { $signs }; { $decision ->
        [accepted] принято
        [rejected] отклонено
       *[none] ждёт решения
    }
program-sign =
    { $sign ->
        [instant] быстрее руки
        [never-slow] даже самая долгая находка быстрее секунды
        [even] на каждую находку одно и то же время
        [even-picks] на каждый выбор карт одно и то же время
        [first] всегда первая находка по порядку карт
       *[indifferent] на трудное не больше времени
    }
help-reports = Показать имена, на которые пожаловались игроки; если журнал — папка, сервер должен быть остановлен
help-reports-place = Папка с данными или адрес журнала PostgreSQL
help-reports-dismiss = Удалить жалобы на имя этого игрока
help-runs = Показать партии вызовов, похожие на игру программы: до вашего решения они стоят в списках отдельно; если журнал — папка, сервер должен быть остановлен
help-runs-place = Папка с данными или адрес журнала PostgreSQL
help-runs-accept = Поставить эту партию вместе с остальными
help-runs-reject = Убрать эту партию из списка

## Ratings

recompute-differs = Стол { $table }, партия { NUMBER($number) }: сохранённый рейтинг не тот, что следует из записей стола.
recompute-uncounted = Завершённых партий, которые ещё не учтены: { NUMBER($matches) }. Их учтёт «tercet projections --rebuild».
recompute-right = Все рейтинги верны, бит в бит. Рейтингов: { NUMBER($ratings) }. Партий: { NUMBER($matches) }.
recompute-wrong = Есть неверные рейтинги. Партий, где рейтинги расходятся: { NUMBER($matches) }.
help-ratings-recompute = Заново вычислить все рейтинги сервера по его столам и сравнить с сохранёнными: папка с данными, резервная копия или адрес журнала PostgreSQL
rating-change = Ваш рейтинг: { $before } → { $after }
rating-provisional = Предварительный: чтобы попасть в список, нужно около пяти рейтинговых партий.
rating-most-changed = Что повлияло сильнее всего:
rating-find-yours = находка { NUMBER($number) }, ваша; ваша вероятность была { $percent }
rating-find-others = находка { NUMBER($number) }, чужая; ваша вероятность была { $percent }
table-rated = Рейтинговый стол: партии влияют на ваш рейтинг, если играют хотя бы два человека.
ratings-title = Рейтинги
ratings-lead = Кто скорее найдёт следующий сет первым. В список попадают примерно после пяти рейтинговых партий.
ratings-game = Игра
ratings-period = Период
ratings-week = За неделю
ratings-all = За всё время
ratings-none = Список пока пуст.
ratings-yours = Ваше место: { NUMBER($place) } из { NUMBER($count) }
ratings-place = Место
ratings-points = Рейтинг
ratings-rated-finds = Находки

## Your account, passkeys and privacy

help-serve-passkey-domain = Домен, для которого создаются ключи доступа игроков, например example.org; без него их нет; также TERCET_PASSKEY_DOMAIN
settings-account = Аккаунт и устройства
account-title = Ваш аккаунт
account-lead = Без регистрации и почты. Этот браузер уже вас знает; здесь можно позаботиться о том, чтобы вернуться.
account-name = Имя
account-ways = Как вернуться
account-passkeys = Ключи доступа
account-passkey-hint = С ключом доступа вы входите по отпечатку пальца, лицу или блокировке экрана. Ничего не надо помнить и набирать.
account-passkey-create = Создать ключ доступа
account-passkey-made = Ключ доступа готов.
account-passkey-failed = Не получилось. Ничего не изменилось.
account-passkey-unknown = Этот ключ доступа здесь неизвестен или удалён.
account-passkey-use = Войти с ключом доступа
account-passkey-remove = Убрать
account-passkey-remove-of = Убрать ключ доступа: { $device }
account-passkey-removed = Ключ доступа убран. Его можно удалить и на самом устройстве.
account-passkey-since = Создан: { $since }
account-passkey-used = Создан: { $since } Последний вход: { $seen }
account-other-browser = Другой браузер
account-phrase = Фраза восстановления
account-sign-in = Уже бывали здесь?
account-sign-in-hint = Станьте тем же игроком, что и в другом браузере: с ключом доступа, кодом или фразой восстановления.
account-sign-in-leaves = Нынешнего игрока этот браузер тогда оставит.
account-devices = Устройства
account-here = Это устройство
account-way =
    { $way ->
        [visit] Вход при первом посещении
        [code] Вход по коду
        [phrase] Вход по фразе восстановления
        [passkey] Вход с ключом доступа
        [earlier] Все устройства до появления этого списка
       *[other] Вход выполнен
    }
account-device-dates = Начало: { $since } Последний раз: { $seen }
account-sign-out = Выйти
account-sign-out-of = Выйти: { $device }
account-sign-out-others = Выйти на всех других устройствах
account-signed-out = Готово. Другое устройство узнаёт об этом за секунду.
account-data = Ваши данные
account-export-json = Скачать всё (JSON)
account-export-csv = Скачать игры (CSV)
account-privacy = Что хранится и как долго
account-delete = Удалить аккаунт
account-delete-sure = Имя, устройства, ключи доступа и всё, что хранит этот браузер, будут удалены. Ваши игры останутся как игры «удалённого игрока». Отменить это нельзя.
account-delete-no = Оставить аккаунт
account-delete-yes = Удалить навсегда
privacy-title = Конфиденциальность
privacy-lead = Что эта игра хранит о вас, простыми словами.
privacy-server = На сервере
privacy-name = Имя, которое вы выбрали, и прежние имена. Его видят другие игроки.
privacy-games = Игры с другими, гонки дня и время, которое вы сообщаете о головоломках, — под случайным номером, который ничего о вас не говорит.
privacy-devices = О каждом устройстве, где выполнен вход: вид браузера и системы, день и примерно раз в неделю — что им пользовались.
privacy-passkeys = От ключа доступа — открытая половина. Отпечаток, лицо и пин-код не покидают вашего устройства. От фразы восстановления — отпечаток, по которому слов не восстановить.
privacy-address = Сетевой адрес нужен, пока вы на связи, чтобы сдерживать лавины запросов. Рядом с играми он не записывается.
privacy-browser = В вашем браузере
privacy-browser-what = Настройки, статистика, уроки и игры с ботами остаются в вашем браузере. Они никуда не отправляются; если очистить данные браузера, они исчезнут.
privacy-never = Чего не бывает
privacy-no-tracking = Ни рекламы, ни слежки, ни продажи данных, ни почтовых адресов.
privacy-no-others = Никакие данные не уходят другим компаниям, и страница ничего у них не загружает.
privacy-cookie = Куки-файл один. Он подтверждает серверу, что вы — это вы, и больше ничего не делает.
privacy-how-long = Как долго
privacy-long = Пока вы всё не удалите. Браузер, которым не пользуются год, забывает свой куки-файл.
privacy-backups = Владелец сервера может какое-то время хранить резервные копии. Когда копию восстанавливают, удалённых игроков удаляют снова.
privacy-yours = Ваши данные принадлежат вам
privacy-yours-how = На странице аккаунта можно скачать всё, выйти на устройствах и удалить всё сразу.
privacy-children = Для детей
privacy-children-what = Играть можно, ничего о себе не рассказывая. Придумай имя, не бери настоящее. Не говори другим игрокам, где живёшь и в какую школу ходишь. Если что-то тебя тревожит, расскажи взрослым. Вместе вы можете удалить всё на странице аккаунта.
