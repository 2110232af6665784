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

## What is wrong with what somebody typed

card-letters = Карта записывается четырьмя знаками: количество 1, 2, 3; заполнение s (закрашенное), t (полосатое), e (пустое); цвет r (красный), g (зелёный), p (фиолетовый); символ d (ромб), o (овал), q (волна). Например: 2srd.
card-unknown-letter = «{ $text }» — не карта: знак «{ $letter }» в записи карт не встречается.
card-feature-twice =
    «{ $text }» — не карта: { $feature ->
        [number] количество указано дважды
        [shading] заполнение указано дважды
        [colour] цвет указан дважды
       *[symbol] символ указан дважды
    }.
card-feature-missing =
    «{ $text }» — не карта: { $feature ->
        [number] не указано количество
        [shading] не указано заполнение
        [colour] не указан цвет
       *[symbol] не указан символ
    }.
claim-not-three =
    { $count ->
        [0] Сет — это ровно три карты, а здесь нет ни одной.
        [1] Сет — это ровно три карты, а здесь только одна.
        [one] Сет — это ровно три карты, а здесь { $count } карта.
        [few] Сет — это ровно три карты, а здесь { $count } карты.
        [many] Сет — это ровно три карты, а здесь { $count } карт.
       *[other] Сет — это ровно три карты, а здесь { $count } карты.
    }
claim-same-card = Карта «{ $card }» названа дважды, а каждая карта есть только в одном экземпляре.
seed-not-hex = «{ $letter }» — не шестнадцатеричная цифра; это 0–9 и a–f.
seed-length =
    { $count ->
        [0] Зерно пустое; нужно от 1 до { NUMBER($most) } шестнадцатеричных цифр, например 2a.
        [one] Зерно из { $count } цифры слишком длинное; нужно от 1 до { NUMBER($most) } шестнадцатеричных цифр, например 2a.
        [few] Зерно из { $count } цифр слишком длинное; нужно от 1 до { NUMBER($most) } шестнадцатеричных цифр, например 2a.
        [many] Зерно из { $count } цифр слишком длинное; нужно от 1 до { NUMBER($most) } шестнадцатеричных цифр, например 2a.
       *[other] Зерно из { $count } цифры слишком длинное; нужно от 1 до { NUMBER($most) } шестнадцатеричных цифр, например 2a.
    }
name-empty = В имени должен быть хотя бы один видимый знак.
name-long = Имя слишком длинное: знаков в нём { NUMBER($count) }, а можно не больше { NUMBER($most) }.
name-control = В имени не может быть переносов строки и других невидимых знаков.
handicap-delay = Задержка бывает от 0 до 30{ "\u202F" }000 миллисекунд, а не { NUMBER($delay) }.
handicap-head-start = Фора бывает от 0 до 27 очков, а не { NUMBER($points) }.
stack-count =
    По этим правилам для раунда { $needed ->
        [one] нужна { NUMBER($needed) } карта
        [few] нужны { NUMBER($needed) } карты
        [many] нужно { NUMBER($needed) } карт
       *[other] нужно { NUMBER($needed) } карты
    }, а в колоде их { NUMBER($count) }.
stack-foreign = Карты «{ $card }» нет в колоде для этих правил.
stack-twice = Карта «{ $card }» встречается в колоде дважды, а каждая карта есть только в одном экземпляре.
stack-sets =
    В этой головоломке должно быть ровно { $needed ->
        [one] { NUMBER($needed) } сет
        [few] { NUMBER($needed) } сета
        [many] { NUMBER($needed) } сетов
       *[other] { NUMBER($needed) } сета
    }, а среди этих карт их { NUMBER($count) }.

## What does not fit together in rules

rules-out-of-range = Значение { $field } — { NUMBER($value) }, а должно быть от { NUMBER($least) } до { NUMBER($most) }.
rules-layout-threes =
    Расклад из { $count ->
        [one] { NUMBER($count) } карты
        [few] { NUMBER($count) } карт
        [many] { NUMBER($count) } карт
       *[other] { NUMBER($count) } карты
    } не делится на тройки; подходят 9, 12, 15 и 18.
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
rules-alone = «{ $variant }» — игра для одного, поэтому место должно быть одно, а их { NUMBER($seats) }.
rules-most-sets = Если побеждает тот, у кого больше сетов, очков нет, поэтому ошибка не может стоить очка.
rules-subtract = Ошибки можно вычитать только там, где ошибка стоит очка.
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
rule-green = зелёный цвет
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
        [solid] только закрашенные
        [striped] только полосатые
        [dotted] только в крапинку
        [open] только пустые
        [red] только красные
        [green] только зелёные
        [turquoise] только бирюзовые
        [purple] только фиолетовые
        [diamond] только ромбы
        [rectangle] только прямоугольники
        [oval] только овалы
        [squiggle] только волны
       *[wave] только волны
    }
rule-layout = расклад
rule-layout-value = { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
rule-rows = ряды
rule-rows-value = { $count ->
        [0] как удобнее на экране
        [1] один ряд
        [one] { $count } ряд
        [few] { $count } ряда
        [many] { $count } рядов
       *[other] { $count } ряда
    }
rule-calling = при виде сета
rule-calling-value = { $value ->
        [call-then-pick] объявить, потом выбрать карты
        [call-and-pick-at-once] объявить и сразу выбрать карты
       *[quick-claims] выбрать карты без объявления
    }
rule-call-window = время на выбор
rule-photo-finish = наибольшая поправка фотофиниша
rule-others = остальные после объявления
rule-others-value = { $value ->
        [may-not-pick] не могут выбирать карты
        [may-not-pick-or-call] не могут выбирать карты и объявлять
       *[may-not-touch-or-call] не могут трогать карты и объявлять
    }
rule-wrong-call = ошибка
rule-wrong-call-value = { $value ->
        [lose-point] минус одно очко
        [lock-out] пропуск, пока сет не возьмёт другой
       *[nothing] только учитывается
    }
rule-no-set = ещё три карты
rule-no-set-value = { $value ->
        [all-agree] когда все согласны
       *[all-agree-or-long-time] когда все согласны или, если прошло много времени, по просьбе одного
    }
rule-silence = срок, после которого молчание — согласие
rule-long-time = «много времени»
rule-widened = следующий сет из расширенного расклада
rule-widened-value = { $value ->
        [not-replaced] не восполняется
       *[replaced] восполняется
    }
rule-first-to = конец раунда
rule-first-to-value = { $count ->
        [0] колода пуста, сетов не осталось
        [1] после первого сета
        [one] когда у кого-то { $count } сет
        [few] когда у кого-то { $count } сета
        [many] когда у кого-то { $count } сетов
       *[other] когда у кого-то { $count } сета
    }
rule-scoring = подсчёт
rule-scoring-value = { $value ->
        [point-per-set] 1 очко за сет
        [point-per-set-minus-wrong-calls] 1 очко за сет минус ошибки
        [most-sets] побеждает тот, у кого больше сетов
       *[point-per-card] 1 очко за карту
    }
rule-rounds = партия
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
rule-alone = в одиночку, среди 12 карт нет сета
rule-alone-value = { $value ->
        [loses] игрок проигрывает
       *[silent] –
    }
rule-quick-deck = карты в упрощённой игре
rule-quick-layout = расклад в упрощённой игре
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
        [hebrew] ивритское
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
variant-borrowed =
    В { $edition ->
        [english] английской
        [italian] итальянской
        [russian] русской
        [hebrew] ивритской
       *[french] французской
    } брошюре нет варианта «{ $variant }»; здесь он взят из { $source ->
        [english] английской
        [italian] итальянской
        [russian] русской
        [hebrew] ивритской
       *[french] французской
    }.
variant-of-the-house = Варианта «{ $variant }» нет ни в одной брошюре; это наше собственное правило.
editions-hint = Одно издание как файл для правки: tercet editions english > rules.toml

## Why something cannot be done

refusal-not-seated = Это могут только игроки за столом: сначала займите место.
refusal-already-seated = Вы уже сидите за этим столом.
refusal-removed-by-host = Хозяин стола закрыл вам доступ к этому столу.
refusal-not-host = Это может сделать только хозяин стола: { $host }.
refusal-nobody-there = На этом месте никого нет.
refusal-too-many-players = Игроков за столом: { NUMBER($players) }, а мест по этим правилам: { NUMBER($seats) }.
refusal-match-goes-on = Реванш бывает после партии.
refusal-too-often = Не всё сразу: следующая реплика через { NUMBER($seconds) } с.
refusal-table-full =
    { $seats ->
        [1] Единственное место занято.
        [one] Все места заняты: за столом { $seats } место.
        [few] Все { $seats } места заняты.
        [many] Все { $seats } мест заняты.
       *[other] Все { $seats } места заняты.
    }
refusal-match-has-begun = Это решают до первой раздачи.
refusal-already-dealt = Карты уже розданы.
refusal-not-the-dealer = Сейчас раздаёт { $dealer }; через { NUMBER($seconds) } с раздать сможет любой.
refusal-too-few-players =
    Для игры { $needed ->
        [one] нужен { NUMBER($needed) } игрок
        [few] нужны { NUMBER($needed) } игрока
        [many] нужно { NUMBER($needed) } игроков
       *[other] нужно { NUMBER($needed) } игрока
    }, а за столом пока { NUMBER($players) }.
refusal-not-dealt = На столе ещё нет карт.
refusal-round-over = Раунд окончен.
refusal-match-over = Партия окончена.
refusal-set-master-watches = Сет-мастер в этом раунде только наблюдает.
refusal-locked-out = После ошибки вам нельзя объявлять сет, пока его не возьмёт кто-нибудь другой.
refusal-too-early = С вашей задержкой объявить сет можно через { NUMBER($seconds) } с.
refusal-call-stands = Сет уже объявлен: { $caller } опережает вас на { NUMBER($seconds) } с.
refusal-already-called = Вы уже объявили сет: выберите три карты.
refusal-photo-finish = Исход фотофиниша ещё не решён.
refusal-call-first = Сначала скажите «Сет», потом выбирайте карты.
refusal-claim-without-calling = За этим столом карты выбирают без объявления.
refusal-not-on-table = Карты «{ $card }» нет на столе.
refusal-found-before = Этот сет уже найден.
refusal-said-already = Вы это уже сказали.
refusal-set-is-certain =
    { $cards ->
        [one] Здесь { $cards } карта, и среди них точно есть сет.
        [few] Здесь { $cards } карты, и среди них точно есть сет.
        [many] Здесь { $cards } карт, и среди них точно есть сет.
       *[other] Здесь { $cards } карты, и среди них точно есть сет.
    }

## What happens at a table

# Пол игрока неизвестен, поэтому после имени стоит настоящее время.
event-opened = Стол открыт.
event-sat = { $name } садится за стол.
event-left = { $name } выходит из-за стола.
event-handicapped =
    { $name } начинает с { $points ->
        [one] { NUMBER($points) } очка
        [few] { NUMBER($points) } очков
        [many] { NUMBER($points) } очков
       *[other] { NUMBER($points) } очка
    } и может объявлять сет через { NUMBER($seconds) } с после появления новых карт.
event-contributed = { $name } вносит свою долю в тасовку.
event-dealt =
    { $cards ->
        [one] Раунд { NUMBER($round) }: { $name } раздаёт { $cards } карту.
        [few] Раунд { NUMBER($round) }: { $name } раздаёт { $cards } карты.
        [many] Раунд { NUMBER($round) }: { $name } раздаёт { $cards } карт.
       *[other] Раунд { NUMBER($round) }: { $name } раздаёт { $cards } карты.
    }
event-call-held = { $name } объявляет сет. Фотофиниш…
event-called = { $name } говорит: «Сет!»
event-beaten = { $name } отстаёт на { NUMBER($milliseconds) } мс.
event-taken = { $name } берёт сет: { $cards }.
event-found = { $name } находит сет: { $cards }.
event-wrong-cards = { $name } ошибается: { $cards } — это не сет.
event-wrong-time = { $name } объявляет сет, но не успевает выбрать карты.
event-lost-point = { $name } теряет очко.
event-locked-out = { $name } ждёт, пока сет не возьмёт кто-нибудь другой.
event-freed = Все снова могут объявлять сет.
event-said-no-set = { $name } говорит: «Сета нет».
event-widened-all = Все согласны: ещё три карты.
event-widened-silence = Никто не возражает: ещё три карты.
event-widened-long-time = Прошло много времени: ещё три карты.
event-round-ended-no-set-left = Раунд окончен: колода пуста, и сетов не осталось.
event-round-ended-agreed = Раунд окончен: колода пуста, и все согласны, что сетов не осталось.
event-round-ended-first-to = Раунд окончен: { $name } набирает нужное число сетов.
event-round-ended-all-found = Все сеты найдены.
event-round-ended-stuck = Среди этих карт нет сета: пасьянс не сошёлся.
event-round-ended-overlooked = Сет был: { $cards }. Пасьянс не сошёлся.
event-host-changed = Теперь хозяин стола — { $name }.
event-removed = Хозяин стола удаляет игрока: { $name }.
event-renamed = Новое имя: { $name }.
event-rules-changed = Новые правила: { $edition } издание, { $variant }.
event-rematch = Новая партия за тем же столом.
event-emoted = { $name }: { $words }
event-match-won =
    { $count ->
        [1] { $names } выигрывает партию.
       *[other] { $names } делят победу.
    }
emote-words = { $emote ->
        [hello] Привет!
        [well-done] Отлично!
        [thanks] Спасибо!
        [oops] Ой!
        [so-close] Ещё бы чуть-чуть!
        [thinking] Думаю…
        [good-game] Хорошая игра!
       *[bye] Пока!
    }
event-alone-won = Вы выиграли.
event-alone-lost = Вы проиграли.

## The program

usage-unknown-argument = Аргумента «{ $argument }» здесь нет.
usage-missing-argument = Не хватает аргумента { $argument }.
usage-missing-command = Укажите, что делать.
usage-unknown-command = Команды «{ $command }» нет.
usage-invalid-value = «{ $value }» не подходит для { $argument }; возможные значения: { $possible }.
usage-bad-value = «{ $value }» не подходит для { $argument }.
usage-not-utf8 = Один из аргументов — не текст в UTF-8.
usage-conflict = { $argument } нельзя указывать вместе с { $other }.
usage-hint = Справка: { $command } --help
file-unreadable = Не удаётся прочитать { $file }: { $reason }.
file-unwritable = Не удаётся записать { $file }: { $reason }.
file-empty = Файл { $file } пуст.
file-not-utf8 = Файл { $file } — не текст в UTF-8.
file-too-long =
    Файл { $file } длиннее { $most ->
        [one] { NUMBER($most) } байта
        [few] { NUMBER($most) } байт
        [many] { NUMBER($most) } байт
       *[other] { NUMBER($most) } байта
    }, а столько ему не нужно.
file-bad-card = { $file }: { $reason }
file-bad-rules = В файле { $file } нет годных правил: { $reason }
input-not-utf8 = Строка { NUMBER($line) } — не текст в UTF-8.
input-line-too-long =
    Строка { NUMBER($line) } длиннее { $most ->
        [one] { NUMBER($most) } байта
        [few] { NUMBER($most) } байт
        [many] { NUMBER($most) } байт
       *[other] { NUMBER($most) } байта
    }, а столько строке не нужно.
input-line = Строка { NUMBER($line) }: { $reason }
input-empty = Нет расклада: укажите карты, например «tercet find 1srd 2srd 3srd», или передайте расклады на стандартный ввод, по одному в строке.
find-none =
    { $count ->
        [0] Карт нет, значит, нет и сета.
        [1] В одной карте сета нет.
        [one] Здесь { $count } карта, и сета среди них нет.
        [few] Среди этих { $count } карт сета нет.
        [many] Среди этих { $count } карт сета нет.
       *[other] Среди этих { $count } карты сета нет.
    }
referee-not-an-object = Это не команда вида {"{"}"at":0,"by":"ann","do":"sit"{"}"}: { $reason }
referee-time-goes-back = В «at» стоит { NUMBER($at) }, а раньше было { NUMBER($last) }; время назад не идёт.
referee-needs = Для «{ $action }» нужно «{ $field }».
referee-unknown-action = В «do» стоит «{ $action }»; возможные значения: { $possible }.
play-welcome = Tercet: { $edition } издание, { $variant }. «s» — объявить сет, затем три номера — выбрать карты; «n» — сказать, что сета нет; «q» — уйти.
play-claims = Здесь хватит трёх номеров, без объявления.
play-cards = Карты (в колоде ещё { NUMBER($deck) }):
play-score = { $name }: { NUMBER($score) }
play-pick-now = У вас { NUMBER($seconds) } с, чтобы выбрать три карты: введите три номера.
play-not-understood = Непонятно: «{ $text }». «s» — объявить сет, три номера, например «1 5 9», — выбрать карты, «n» — сета нет, «q» — уйти.
play-no-such-card = Карты с номером { NUMBER($number) } здесь нет.
play-left = Вы вышли из-за стола.
play-bot-model = Темп ботов задаёт модель того, как люди находят сеты, а не измерения.

## The odds

percent = { $number } %
odds-title = { NUMBER($cards) } из { NUMBER($deck) } карт
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
odds-classes-note = Расклады, которые симметрия колоды переводит друг в друга, — это один класс.
odds-too-many = Из колоды в { NUMBER($deck) } карт здесь можно спросить не больше чем о { NUMBER($most) }, а не о { NUMBER($cards) }.
plot-format = График записывается в файл с окончанием .svg или .png, а не в { $file }.
plot-no-set = Какова вероятность, что сета нет?
plot-by-sets = Сколько сетов в раскладе: { NUMBER($cards) } из { NUMBER($deck) } карт
plot-left = Что остаётся в конце
plot-by-place = Сета нет, карт на столе: { NUMBER($cards) }
plot-cards-on-table = карт на столе
plot-cards-left = осталось карт
plot-cards-in-deck = карт ещё в колоде
plot-fresh = первая раздача: { $percent }
simulate-title = Партий: { $games }; { $edition } издание, { $variant } (зерно { $seed })
simulate-rate = доля
simulate-interval = интервал 99 %
simulate-exact = точно
simulate-first-deal = первая раздача без сета
simulate-no-set = сета нет, карт на столе: { NUMBER($cards) }
simulate-won = выиграно партий
simulate-left = осталось карт
simulate-games = партий
simulate-in-deck = в колоде
simulate-speed = Партий в секунду: { $games } (потоков: { NUMBER($threads) }).
simulate-stopped = Остановлено: сыграно партий { $games } из { $asked }.
simulate-puzzle = «{ $variant }» — головоломка, в ней ничего не раздают; возможные значения: { $possible }.
seed-number = «{ $text }» — не зерно; зерно здесь — целое число до 18446744073709551615, десятичное или шестнадцатеричное с 0x, например 42 или 0x2a.
date-form = «{ $text }» — не дата; дата — это год, месяц и день, например 2026-01-31.
date-no-such-day = Дня { $date } в календаре нет; в нём дни от 0001-01-01 до 9999-12-31.
date-too-late = Начиная с { $date } дней меньше, чем { $count }; календарь здесь кончается днём 9999-12-31.
puzzle-of-day = Головоломка дня { $date }
puzzle-drawn = Головоломка { $number } зерна { $seed }
puzzle-facts = Сетов: { NUMBER($sets) }. Тот, кто играет время от времени, находит первый примерно за { NUMBER($seconds) } с — по модели, а не по измерениям.

## What the booklets claim

claim-line = Издание ({ $editions }): { $statement }
claim-about = Когда карт { NUMBER($cards) }, сет есть примерно в { $percent } случаев.
claim-over = Когда карт { NUMBER($cards) }, сет есть более чем в { $percent } случаев.
claim-left = В конце могут остаться шесть или девять карт.
claim-cards = Карт { NUMBER($cards) }, и все они разные.
claim-quick = Без одного признака карт в игре { NUMBER($cards) }.
claim-puzzle = Девять карт без заполнения — головоломка, в которой сетов { NUMBER($sets) }.
claim-verdict = { $verdict ->
        [true] Это верно.
        [fresh] Это верно для первой раздачи, но не по ходу партии.
        [mostly] Это верно для большинства партий, но не для всех.
       *[false] Это неверно.
    }
truth-fresh = При первой раздаче: { $percent }, точно { $fraction }.
truth-in-play = По ходу партии, когда сеты всё время забирают: { $percent } (от { $low } до { $high }).
truth-left = Так кончаются { $percent } партий (от { $low } до { $high }). В остальных остаётся: { $others }. Ровно 3 не остаётся никогда.
truth-cards = { $product } = { NUMBER($cards) }. Сетов среди них { NUMBER($sets) }, и любые две карты входят ровно в один.
truth-puzzle = Из всех таких раскладов по девять карт ровно { NUMBER($sets) } сета есть в { $percent } ({ $fraction }); в среднем сетов { $mean }.
claims-note = Первая раздача вычислена точно. Партии сыграны программой: их { $games }, всегда одни и те же, с интервалами 99 %.

## Help on the command line

help-tercet = Карточная игра SET по пяти брошюрам с правилами. Программа не связана с издателями игры.
help-usage = Использование:
help-commands = Команды:
help-arguments = Аргументы:
help-options = Параметры:
help-example = Пример:
help-lang = Язык: en, fr, he, it или ru; иначе его определяет локаль
help-json = Ответ в JSON, для программ
help-help = Показать эту справку
help-version = Показать версию
help-check = Сет ли это? Четыре ответа и вердикт; код возврата 0, если это сет, 1, если нет, 2 при неверном вводе
help-check-cards = Три карты, например 1srd 2srd 3srd
help-check-edition = Издание, чьи слова и рисунки используются
help-find = Найти все сеты среди карт, в порядке расклада
help-find-cards = Карты одного расклада; без них расклады читаются со стандартного ввода, по одному в строке
help-editions = Пять изданий рядом или одно в TOML для правки
help-editions-name = Издание, которое нужно вывести как файл правил
help-editions-variant = Вариант, который нужно вывести
help-deal = Колода раунда в порядке раздачи, по зерну стола
help-deal-seed = Зерно стола: от 1 до 64 шестнадцатеричных цифр
help-deal-round = Номер раунда в партии
help-deal-round-seed = Зерно самого раунда, которое показывают после него, вместо зерна стола
help-deal-mix = Вклад места в тасовку в виде SEAT:HEX, места считаются с 0; можно повторять
help-deal-edition = Издание, чья колода раздаётся
help-deal-variant = Вариант игры
help-referee = Стол на стандартном вводе и выводе, по одному объекту JSON в строке, для программ на любом языке
help-referee-edition = Издание, по которому играют
help-referee-variant = Вариант игры
help-referee-rules = Файл правил в TOML или JSON вместо издания и варианта
help-referee-seed = Зерно стола: от 1 до 64 шестнадцатеричных цифр; без него — случайное
help-referee-deck = Файл с картами первого раунда в порядке раздачи; в следующих раундах колода тасуется
help-play = Играть в этом терминале: с ботами, в одиночку или за столом на сервере
help-play-edition = Издание, по которому играют
help-play-variant = Вариант игры
help-play-rules = Файл правил в TOML или JSON вместо издания и варианта
help-play-seed = Зерно стола, чтобы снова сыграть теми же картами
help-play-bots = Сколько ботов играет с вами
help-play-level = Насколько быстры боты
help-play-name = Ваше имя за столом

serve-open = Tercet открыт: { $url }
serve-data = Журнал хранится в папке { $folder }. Остановить: Ctrl-C.
serve-stopped = Tercet остановлен. Всё, что было подтверждено, сохранено.
serve-port-taken = Адрес { $address } уже занят другой программой: остановите её или выберите другой порт, например --listen 127.0.0.1:8081.
serve-cannot-listen = Не удаётся принимать соединения на { $address }: { $reason }. Адрес записывается так: 127.0.0.1:8080.
serve-no-data-folder = На этой платформе не задана папка для данных: укажите её с помощью --data.
backup-done = Копия готова: { $file }
verify-right =
    Всё верно: { $rounds ->
        [1] один раунд
        [one] { $rounds } раунд
        [few] { $rounds } раунда
        [many] { $rounds } раундов
       *[other] { $rounds } раунда
    }, { $records ->
        [one] { NUMBER($records) } запись
        [few] { NUMBER($records) } записи
        [many] { NUMBER($records) } записей
       *[other] { NUMBER($records) } записи
    }; { $rounds ->
        [1] обещанное зерно, тасовка, все события и счёт
       *[other] обещанные зёрна, тасовки, все события и счёт
    }.
verify-wrong = Строка { NUMBER($line) } неверна: { $reason }
verify-no-replay = Файл { $file } — не повтор игры: { $reason }
verify-signed = Подпись верна: с тех пор, как сервер подписал повтор, ничего не изменилось.
verify-unsigned = По правилам, без подписи: время, имена и идентификаторы не доказаны.
verify-unchecked = По правилам; подпись не проверена: укажите --key или --server.
verify-forged = Подпись не подходит: изменено что-то, чего правила не видят, например время, имя или идентификатор, либо подписал другой сервер.
key-now = Подписывает повторы: { $key }
key-old = Подписывал повторы раньше: { $key }
audit-damaged = { $stream }, запись { NUMBER($entry) } повреждена: { $reason }
audit-other-hash = её хеш не соответствует её байтам и предыдущим записям.
audit-no-hash = у неё нет хеша, а у предыдущей записи он есть.
audit-missing = предыдущие записи отсутствуют.
audit-unreadable = её нельзя прочесть: { $detail }
audit-against-rules = по правилам она не следует из предыдущих записей: { $detail }
audit-counts = Столы: { NUMBER($tables) }; игроки: { NUMBER($players) }; записи: { NUMBER($entries) }; законченные раунды, все решены заново: { NUMBER($rounds) }.
audit-unchained = Записаны до появления цепочек, поэтому без собственного хеша: { NUMBER($entries) }.
audit-newer = Столы более новой версии, у которых проверены только хеши: { NUMBER($tables) }.
audit-right = Повреждений нет.
audit-wrong = Повреждённые записи: { NUMBER($count) }. Сервер отказывает этим столам и обслуживает остальные; восстановите недостающее из копии.
flaw-not-opened = повтор начинается с открытия стола.
flaw-no-command = в записи нет команды.
flaw-time-goes-back = время идёт назад.
flaw-broken-commitment = зерно раунда { NUMBER($round) } не то, которое было обещано.
flaw-refused = по правилам эта команда отклоняется.
flaw-other-events = по правилам событие { NUMBER($event) } в этой записи должно быть другим.
flaw-version = эта программа читает повторы другой версии.
flaw-position = эти карты лежали на столе не так.
flaw-score = у игрока { $name } должен быть другой счёт.
flaw-scores = не хватает счёта одного из игроков.
help-serve = Открыть столы для всех, у кого есть ссылка: в браузере, в терминале и для программ
help-serve-listen = Адрес и порт, на которых принимать соединения; также TERCET_LISTEN
help-serve-data = Папка для журнала; иначе там, где эта платформа хранит данные программ; также TERCET_DATA
help-serve-base-path = Путь к серверу за прокси, например /tercet; также TERCET_BASE_PATH
help-serve-origin = Сайт, кроме собственного, которому можно обращаться к серверу, например https://example.org; можно повторять; также TERCET_ORIGIN
help-serve-trusted-proxy = Прокси, которому верят, когда он сообщает, откуда пришёл запрос; можно повторять; также TERCET_TRUSTED_PROXY
help-serve-sockets-per-address = Сколько соединений допускается с одного адреса; также TERCET_SOCKETS_PER_ADDRESS
help-serve-players-per-hour = Сколько новых игроков может прийти за час с одного адреса; также TERCET_PLAYERS_PER_HOUR
help-serve-tables-per-hour = Сколько столов может открыть один игрок за час; также TERCET_TABLES_PER_HOUR
help-serve-requests-per-minute = Сколько один игрок может запросить по HTTP за минуту, в малых запросах; другие стоят больше; также TERCET_REQUESTS_PER_MINUTE
help-serve-threads = Сколько потоков обслуживают столы; иначе по одному на процессор. Узлы на одной машине делят её процессоры; также TERCET_THREADS
help-serve-messages-per-second = Сколько сообщений в секунду допускается от одного соединения, разом — вдвое больше; также TERCET_MESSAGES_PER_SECOND
help-verify = Проверить повтор: обещанное зерно, тасовку, все события и счёт; код возврата 0, если всё верно, 1, если нет
help-verify-file = Повтор в том виде, в каком сервер отдаёт его после раунда
help-verify-key = Открытый ключ, которым должен быть подписан повтор, в шестнадцатеричном виде
help-verify-server = Сервер, у которого запрашиваются ключи, например https://tercet.example.org
help-key = Показать открытые ключи, которыми подписаны повторы сервера; если журнал — папка, сервер должен быть остановлен
help-key-place = Папка с данными или адрес журнала PostgreSQL
help-key-rotate = Отныне подписывать новым ключом; подписанные раньше повторы остаются действительными
help-audit = Проверить всё, что сохранил сервер, в том числе во время его работы: хеши, столы по правилам, карты, имена и ключи; код возврата 0, если повреждений нет, 1, если есть
help-audit-place = Папка с данными, файл копии или адрес журнала PostgreSQL
help-backup = Скопировать данные сервера в файл, в том числе во время его работы
help-backup-file = Файл, который нужно создать
help-backup-data = Папка с данными сервера; также TERCET_DATA
help-odds = Вероятность того, что сета нет, для любого числа карт, точно
help-odds-cards = Только это число карт
help-odds-deck = Сколько карт в колоде
help-odds-sets = Ещё и сколько раскладов с каким числом сетов; для полной колоды — не больше 15 карт
help-odds-plot = Нарисовать распределение в файл с окончанием .svg или .png
help-simulate = Сыграть много раундов так, как раздаёт издание: что остаётся в конце и как часто сета нет
help-simulate-games = Сколько партий сыграть; Ctrl-C прерывает и показывает, что уже известно
help-simulate-edition = Издание, по которому раздают
help-simulate-variant = Вариант игры
help-simulate-rules = Файл правил в TOML или JSON вместо издания и варианта
help-simulate-player = Кто выбирает из нескольких сетов
help-simulate-seed = Целое число, десятичное или шестнадцатеричное с 0x; одно зерно — одни и те же партии при любом числе потоков; без него — случайное
help-simulate-threads = Сколько потоков играет; без него — по одному на ядро
help-simulate-plot = Нарисовать распределения в файл с окончанием .svg или .png
help-puzzle = Расклад с известным числом сетов: 12 карт с 6 или 9 карт с 4; без даты, зерна и числа — на сегодня (UTC)
help-puzzle-date = Головоломка этого дня, одна для всех
help-puzzle-quick = Девять карт без этого признака
help-puzzle-count = Сколько головоломок: случайных или за столько дней, начиная с даты
help-puzzle-seed = Случайные головоломки из этого зерна — целого числа, десятичного или шестнадцатеричного с 0x; без него — случайное
help-claims = Что брошюры говорят о вероятностях и числах, рядом с вычисленной правдой
help-load = Играть сразу за многими столами сервера, чтобы узнать, сколько выдержит его машина
help-load-url = Сервер; несколько, если журнал у них общий, через запятую
help-load-tables = Сколько столов
help-load-players = Сколько игроков за каждым столом
help-load-claims = Сколько сетов объявляют в секунду за всеми столами вместе
help-load-seconds = Сколько секунд
load-connected = Подключено игроков: { NUMBER($connected) } из { NUMBER($players) }
load-second = Секунда { NUMBER($second) }: объявлений отправлено: { NUMBER($sent) }, доставлено: { NUMBER($delivered) }
load-size = Столов: { NUMBER($tables) }; подключено игроков: { NUMBER($players) }
load-claims = Объявлений отправлено: { NUMBER($sent) }; доставлено всем игрокам: { NUMBER($percent) } %
load-latency = От объявления до экрана последнего игрока, в миллисекундах: медиана { NUMBER($half) }, 99 % не дольше { NUMBER($most) }, 99,9 % не дольше { NUMBER($all) }
load-reconnects = Переподключений: { NUMBER($reconnects) }
load-few-files = Для стольких игроков нужно открыть файлов: { NUMBER($needed) }, а разрешено: { NUMBER($allowed) }; разрешите больше командой ulimit -n или уменьшите число игроков.
load-failed = Игра на { $url } прервалась: { $reason }

## The browser: every page

page-skip = К содержанию
page-loading = Загрузка…
page-settings = Настройки
page-help = Справка
page-full-screen = Во весь экран
page-home = На главную
page-lost = По этому адресу ничего нет.
page-unreachable = Сервер недоступен. Проверьте соединение и попробуйте ещё раз.
page-again = Попробовать ещё раз
page-too-many = Отсюда за последний час пришло слишком много запросов. Попробуйте позже.
page-no-replay = За этим столом ещё не закончен ни один раунд.
page-no-table = Такого стола нет. Попросите ссылку ещё раз или откройте новый стол.
page-strange = Ответ сервера непонятен. Загрузите страницу заново.
page-line-lost = Соединение прервалось, подключаемся снова. Место остаётся за вами.
page-other-version = Есть новая версия. Загрузите страницу заново.
page-broken-table = Этот стол сейчас не открыть: сервер спотыкается о его записи. Создайте новый стол, остальные работают.
name-title = Под каким именем играете?
name-label = Ваше имя
name-watch = Только смотреть

## The browser: a table

table-players = Игроки
table-actions = Что можно сделать
table-checks = Последние проверки
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
table-you = вы
table-bot =
    Бот, { $level ->
        [newcomer] новичок
        [casual] любитель
        [practised] опытный
        [expert] эксперт
       *[top] чемпион
    }
table-dealer = Раздаёт
table-master = Сет-мастер
table-locked = Пропускает
table-handicap =
    Начинает с { $points ->
        [one] { NUMBER($points) } очка
        [few] { NUMBER($points) } очков
        [many] { NUMBER($points) } очков
       *[other] { NUMBER($points) } очка
    }, объявляет на { NUMBER($seconds) } с позже
table-absent = Не в сети
table-said-no-set = сета нет
table-watching =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }
table-you-watch = Вы смотрите.
table-sit = Сесть за стол
table-deal = Раздать
table-wait-for-deal = Раздаёт { $name }.
table-need-players =
    Для игры { $count ->
        [one] нужен { NUMBER($count) } игрок
        [few] нужны { NUMBER($count) } игрока
        [many] нужно { NUMBER($count) } игроков
       *[other] нужно { NUMBER($count) } игрока
    }. Поделитесь ссылкой или добавьте ботов.
table-call = Сет!
table-no-set = Сета нет
table-calling = Объявлено…
table-held = Фотофиниш…
table-pick = Выберите три карты
table-called = Сет объявляет { $name }
table-you-are-locked = Вы ждёте, пока сет не возьмёт кто-нибудь другой.
table-master-watches = Вы сет-мастер: в этом раунде вы наблюдаете.
table-rematch = Сыграть ещё
table-rules = Правила: { $edition } издание, { $variant }
table-round = Раунд { NUMBER($round) } из { NUMBER($rounds) }
table-deals = Раздаёт { $name }
table-left = В колоде: { NUMBER($cards) }
table-lost = Соединение прервалось, и ваше объявление пропало.
table-try-again = Сервер сейчас занят. Попробуйте ещё раз.
table-only-watching = Вы смотрите: чтобы играть, сядьте за стол.
table-strange = Не получилось. Загрузите страницу заново.
check-right = { $name }: сет
check-wrong = { $name }: не сет
invite-title = Позвать других
invite-qr = Ссылка в виде QR-кода
invite-copy = Скопировать ссылку
invite-copied = Скопировано
invite-share = Поделиться
host-title = Для хозяина стола
host-bot-level = Бот
host-add-bot = Добавить бота
host-delay = ждёт (с)
host-delay-of = { $name }: сколько секунд ждать после появления новых карт
host-head-start = фора
host-head-start-of = { $name }: очки в начале
host-remove = Удалить игрока: { $name }
level-name = { $level ->
        [newcomer] новичок
        [casual] любитель
        [practised] опытный
        [expert] эксперт
       *[top] чемпион
    }
rules-here = Правила за этим столом
# Where some rules are not as the booklet says.
rules-changed = Правила: { $edition } издание с изменениями, { $variant }
rules-change = Изменить правила
rules-take = Играть по этим правилам
rules-keep = Оставить как есть

## The browser: the start page

home-title = Три карты, которые подходят друг другу
home-what = Tercet — игра на зоркость: найдите три карты, у которых каждый признак (количество, заполнение, цвет и символ) либо у всех одинаковый, либо у всех разный. Поделитесь ссылкой и играйте вместе, без регистрации.
home-friends = Играть с друзьями
home-making = Открываем стол…
home-change = Изменить
home-tables = Публичные столы
home-no-tables = Сейчас нет ни одного публичного стола. Откройте свой, и другие найдут его здесь.
home-table-waits = Ждут игроков; занято мест: { NUMBER($taken) } из { NUMBER($seats) }.
home-table-plays = Идёт игра; занято мест: { NUMBER($taken) } из { NUMBER($seats) }.
home-join = Ссылка на стол или его код
home-join-go = Перейти
home-join-wrong = Это не ссылка на стол и не его код. Ссылка заканчивается на /t/ и код.
home-solo = Для одного
home-alone = Играть в одиночку
home-alone-what = Против ботов, тренировка, пасьянс, упрощённая игра
home-daily = Головоломка дня
home-daily-what = Двенадцать карт, шесть сетов, одни и те же для всех
home-learn = Научиться играть
home-learn-what = Урок на три минуты и упражнения
home-more = Ещё об игре
home-rules = Правила
home-odds = Шансы
home-statistics = Ваша статистика
home-trademark = Tercet следует правилам карточной игры SET, как их излагают пять её брошюр. SET — зарегистрированный товарный знак своего владельца; Tercet не связан с издателями игры.

## The browser: what is played

form-title = Во что играем?
form-edition = По какой брошюре?
form-variant = В каком варианте?
form-bots = Боты
form-bots-value =
    { $count ->
        [0] без ботов
        [one] { $count } бот
        [few] { $count } бота
        [many] { $count } ботов
       *[other] { $count } бота
    }
form-level = Насколько быстры боты
form-public = Показывать этот стол в списке публичных столов
form-more = Подробнее: все правила по одному
form-more-hint = Изменённые правила отмечены. Всё остальное — как в брошюре.
form-reset = Всё как в брошюре
form-make = Открыть стол
form-many-bots = Ботов больше, чем свободных мест.

## The browser: settings

overlay-close = Закрыть
settings-look = Внешний вид
settings-language = Язык
settings-theme = Светлая или тёмная тема
settings-theme-value = { $theme ->
        [light] светлая
        [dark] тёмная
       *[system] как в системе
    }
settings-palette = Цвета карт
settings-palette-value = { $palette ->
        [classic] обычные
       *[universal] для любого цветового зрения
    }
settings-notch = Засечка на каждой карте: её место обозначает цвет
settings-feel = Звук и движение
settings-sound = Звуки
settings-motion = Анимация карт
settings-you = Вы
settings-save = Сохранить
settings-saved = Сохранено.
settings-elsewhere = Играть и на другом устройстве
settings-elsewhere-hint = Код переносит ваше имя и ваши места: покажите его здесь и введите на другом устройстве.
settings-code-show = Показать код
settings-code =
    { $minutes ->
        [one] Код: { $code }. Он годится один раз, в течение { $minutes } минуты.
        [few] Код: { $code }. Он годится один раз, в течение { $minutes } минут.
        [many] Код: { $code }. Он годится один раз, в течение { $minutes } минут.
       *[other] Код: { $code }. Он годится один раз, в течение { $minutes } минуты.
    }
settings-code-label = Код с другого устройства
settings-code-use = Продолжить здесь
settings-code-wrong = Этот код неизвестен, уже использован или устарел. Получите новый на другом устройстве.
settings-keys = Клавиатура
settings-keys-on = Играть клавишами и показывать их на картах
settings-keys-hint = Чтобы изменить клавишу, нажмите её кнопку, а потом новую клавишу.
settings-keys-cards = Клавиши карт, как карты лежат на столе:
settings-keys-reset = Обычные клавиши
# $action is what the key does, $key what is printed on it.
settings-key-of = { $action }: { $key }
settings-key-awaited = { $action }: нажмите клавишу
key-card = Карта { NUMBER($place) }
key-call = Сказать «Сет!»
key-no-set = Сказать, что сета нет
key-clear = Отпустить выбранные карты
key-help = Показать эту справку

## The browser: help

guide-set = Что такое сет?
guide-what = Три карты — сет, если каждый из четырёх признаков (количество, заполнение, цвет и символ) у всех трёх одинаковый или у всех трёх разный.
guide-turn = Как идёт раунд
guide-deal =
    На столе { $cards ->
        [one] лежит { NUMBER($cards) } открытая карта
        [few] лежат { NUMBER($cards) } открытые карты
        [many] лежат { NUMBER($cards) } открытых карт
       *[other] лежит { NUMBER($cards) } открытой карты
    }. Ходов нет: все ищут сет одновременно.
guide-master = Тот, кто раздаёт, — сет-мастер: он наблюдает, видит, какие сеты есть на столе, и в этом раунде не играет.
guide-call =
    { $calling ->
        [call-then-pick] Тот, кто видит сет, сначала говорит «Сет!», а потом у него есть { NUMBER($seconds) } с, чтобы выбрать три карты. Остальные в это время объявлять не могут.
        [call-and-pick-at-once] Тот, кто видит сет, говорит «Сет!» и сразу, не дольше чем за { NUMBER($seconds) } с, выбирает три карты. Остальные в это время объявлять не могут.
       *[quick-claims] Тот, кто видит сет, выбирает три карты без объявления.
    }
guide-right =
    { $scoring ->
        [point-per-card] Если это сет, игрок забирает карты: каждая — одно очко.
        [most-sets] Если это сет, игрок забирает карты. Побеждает тот, у кого больше сетов.
       *[point-per-set] Если это сет, игрок забирает карты и получает одно очко.
    }
guide-wrong =
    { $cost ->
        [lose-point] Если нет или если время вышло, карты остаются, а игрок теряет одно очко.
        [lock-out] Если нет или если время вышло, карты остаются, а игроку нельзя объявлять сет, пока его не возьмёт кто-нибудь другой.
       *[nothing] Если нет или если время вышло, карты остаются. Это ничего не стоит, но учитывается.
    }
guide-no-set =
    { $when ->
        [all-agree] Если никто не видит сета, скажите об этом. Когда все согласны, выкладывают ещё три карты.
       *[all-agree-or-long-time] Если никто не видит сета, скажите об этом. Когда все согласны или когда сет не находят уже { NUMBER($seconds) } с, выкладывают ещё три карты.
    }
guide-end =
    { $sets ->
        [0] Раунд кончается, когда колода пуста и сетов не осталось.
        [1] Раунд кончается после первого сета.
        [one] Раунд кончается, когда у кого-то { $sets } сет.
        [few] Раунд кончается, когда у кого-то { $sets } сета.
        [many] Раунд кончается, когда у кого-то { $sets } сетов.
       *[other] Раунд кончается, когда у кого-то { $sets } сета.
    }
guide-match =
    { $rounds ->
        [0] Партия кончается, когда каждый раздал по разу.
        [1] В партии один раунд.
        [one] В партии { $rounds } раунд.
        [few] В партии { $rounds } раунда.
        [many] В партии { $rounds } раундов.
       *[other] В партии { $rounds } раунда.
    }
guide-keys = Клавиши
guide-keys-cards = У каждой карты есть клавиша — там же на клавиатуре, где карта на столе:
guide-keys-change = Клавиши можно изменить в настройках.

## The browser: after a round and a match

result-round-over = Раунд { NUMBER($round) } окончен
result-match-over = Партия окончена
result-sheet = Таблица очков
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
result-quickest = Быстрее всего
result-median = Медиана
# $seconds is a number with its decimals.
result-seconds = { $seconds } с
result-times = Время на сет
result-chart = Время на каждый сет в том порядке, в каком их находили, по линии на игрока; те же числа — в таблице ниже.
result-axis-seconds = секунды
result-axis-sets = сеты по порядку
result-as-table = В виде таблицы
result-set-number = Сет
result-time = Время
result-missed = Незамеченные сеты
result-missed-none = Незамеченных сетов не было.
# $seconds is a number with its decimals.
result-missed-lay = Время на столе: { $seconds } с.
result-missed-denied = Время на столе: { $seconds } с; при этом было сказано, что сета нет.
result-last = Последние карты
result-proof = Честная раздача
result-proof-how = Перед каждым раундом сервер обещал своё зерно, показав его хеш, а игроки подмешивали свои числа. Теперь зерно видно: из него должна получиться именно эта колода. Как именно, сказано в docs/fair-deal.md — достаточно точно, чтобы проверить своей программой.
result-commitment = Обещано до раздачи
result-seed = Зерно
result-contribution = Подмешано: { $name }
result-stacked = Эти карты были разложены заранее, а не перетасованы.
result-verify = Проверить раздачу здесь
result-verifying = Проверяем…
result-verify-wrong = Не сходится: { $reason }
result-replay = Смотреть повтор
result-download = Скачать повтор

## The browser: a replay

replay-title = Повтор
replay-controls = Ход времени
replay-play = Пуск
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
replay-moments = Что было
replay-table = К столу

## The browser: friendly words

emote-menu = Сказать что-нибудь

## Help on the command line

help-play-join = Сесть за стол по его ссылке
help-play-watch = С --join: только наблюдать
help-play-host = Открыть стол на сервере и показать его ссылку
help-play-plain = Строка за строкой, для программ экранного доступа: без рисунков, команды вводятся
help-play-ascii = Рисовать только символами ASCII
help-play-palette = Цвета карт
help-play-ticks = Отмечать цвет засечками на краю карты: одна, две, три
help-play-keys = Буквы первых двенадцати карт, ряд за рядом, вместо wertsdfgxcvb
help-play-reorder = Переставлять ли здесь буквы иврита, если терминал этого не делает
help-replay-plain = Строка за строкой, для программ экранного доступа: без рисунков, команды вводятся
help-replay-ascii = Рисовать только символами ASCII
help-replay-palette = Цвета карт
help-replay-ticks = Отмечать цвет засечками на краю карты: одна, две, три
help-replay-keys = Буквы первых двенадцати карт, ряд за рядом, вместо wertsdfgxcvb
help-replay-reorder = Переставлять ли здесь буквы иврита, если терминал этого не делает
help-replay = Просмотреть партию шаг за шагом, с сетами, которые лежали на столе
help-replay-source = Файл записи или ссылка на стол

## The terminal

screen-about = Карточная игра SET по пяти книжкам с правилами.
menu-game = Игра
menu-edition = Книжка
menu-bots = Боты
menu-level = Их темп
button-start = начать
button-choose = выбрать
button-change = изменить
button-set = Сет!
button-no-set = сета нет
button-help = справка
button-leave = уйти
button-stay = остаться
button-deal = раздать
button-add-bot = добавить бота
button-remove-bot = убрать бота
button-next-round = следующий раунд
button-rematch = ещё партия
button-replay = просмотр
button-save = сохранить
button-back = назад
button-forward = вперёд
button-first = начало
button-last = конец
screen-round = раунд { NUMBER($round) }
screen-deals = раздаёт { $name }
screen-deck =
    { $count ->
        [one] в колоде { $count } карта
        [few] в колоде { $count } карты
        [many] в колоде { $count } карт
       *[other] в колоде { $count } карты
    }
screen-watching =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }
screen-takes = { $name } берёт сет.
screen-finds = { $name } находит сет.
screen-wrong = { $name } ошибается.
screen-bot = бот
screen-away = не в сети
screen-left = вне стола
screen-locked = ждёт
screen-set-master = сет-мастер
screen-master-sees = На столе
screen-found = Найдено: { NUMBER($found) } из { NUMBER($all) }
screen-pick = Выберите три карты!
screen-only-watching = Вы наблюдаете.
screen-waiting = Ждём первой раздачи.
screen-share = По этой ссылке можно сесть за стол:
screen-connecting = Соединение с { $url }…
screen-lost = Связь прервана; она восстановится сама…
screen-call-lost = Связь прервалась раньше, чем это дошло до стола.
screen-try-again = Сейчас не получилось. Попробуйте ещё раз.
screen-small =
    { $cards ->
        [one] Размер окна { $window }; для { $cards } карты нужно { $size }.
        [few] Размер окна { $window }; для { $cards } карт нужно { $size }.
        [many] Размер окна { $window }; для { $cards } карт нужно { $size }.
       *[other] Размер окна { $window }; для { $cards } карты нужно { $size }.
    }
screen-small-plain = Увеличьте его или играйте с --plain.
screen-leave = Выйти из-за стола?
screen-saved = Запись сохранена: { $file }
screen-saved-there = Запись хранит сервер: tercet replay { $link }
report-points = очки
report-wrong = ошибки
report-hit-rate = точность
report-median = с, медиана
report-best = лучшее
report-duration = Раунд длился { $time }.
report-times = Ваши секунды, сет за сетом: { $times }
report-missed =
    { $count ->
        [0] Ни один сет не пропущен.
        [one] Пропущен { $count } сет.
        [few] Пропущено { $count } сета.
        [many] Пропущено { $count } сетов.
       *[other] Пропущено { $count } сета.
    }
report-line = { $name }: сеты — { NUMBER($sets) }, ошибки — { NUMBER($wrong) }, точность — { $rate }; секунды: { $times }
replay-step = Шаг { NUMBER($step) } из { NUMBER($steps) }
keys-cards = Буква на карте выбирает её, щелчок тоже; ещё раз — возвращает.
keys-call = Пробел — объявить сет; потом три карты, пока бежит полоска.
keys-claim = Здесь хватит трёх карт, без объявления.
keys-no-set = N — сказать, что сета нет.
keys-clear = Esc или Backspace возвращает выбранные карты.
keys-emote = Доброе слово: { $words }
keys-leave = Q — выйти из-за стола, с вопросом; Ctrl-C — уйти сразу, место останется за вами.
keys-close = Любая клавиша закрывает справку.
play-commands = «s» — объявить сет; три номера, например «1 5 9», — выбрать карты; «n» — сета нет; Enter — показать карты или раздать; «c» — четыре ответа последней проверки; «r» — время, точность и пропущенные сеты; «p» — партия шаг за шагом, «p 7» — шаг 7; «w» — сохранить её; от «e 1» до «e 8» — доброе слово; «+» и «-» — добавить и убрать бота; «q» — уйти.
play-unreachable = Не удаётся связаться с { $url }: { $reason }
play-no-table = По адресу { $url } стола нет.
play-too-many = Отсюда сейчас слишком много столов или игроков; { $url } просит попробовать позже.
play-other-version = Сервер говорит на другой версии протокола: обновите один из двух.
play-too-fast = Сервер прервал связь: слишком много сообщений подряд.
play-bad-address = «{ $text }» — не адрес; адрес выглядит как http://127.0.0.1:8080 или https://example.org.
play-not-a-table = { $url } — это сервер, а не ссылка на стол; --host откроет там стол.
play-bad-keys = «{ $text }» не годится для клавиш: до 12 разных букв, ряд за рядом, без Q и N и без букв других карт.
replay-empty = За этим столом ещё не окончен ни один раунд.

## Help on the command line

serve-shared = Журнал общий, в PostgreSQL. Остановить: Ctrl-C.
help-serve-journal = PostgreSQL, в котором журнал общий с другими узлами, например postgres://USER@HOST/DATABASE, вместо папки; также TERCET_JOURNAL
help-serve-unsafe-journal = Работать, даже если PostgreSQL настроен так, что при сбое потеряет подтверждённые ходы; также TERCET_UNSAFE_JOURNAL
help-load-record = Записать, что видел каждый игрок, чтобы сравнить с журналом; файл появляется, когда все сели
load-longest-wait = Самое долгое ожидание игрока: { NUMBER($milliseconds) } мс


## The browser: what one plays alone

alone-title = Играть в одиночку
alone-what = Здесь карты лежат прямо в браузере: сервер не нужен, и никто вас не ждёт. Оставленная игра остаётся как есть, и время в ней стоит.
alone-lies-here = Здесь лежит начатая игра
alone-replaces = Новая игра займёт её место.
alone-edition = Правила: { $edition } издание
alone-choice = Брошюра действует для всех игр на этой странице; вариант и отдельные правила — для игры против ботов.
alone-links = Ещё для одного
alone-puzzle = Упрощённая головоломка
alone-player = Игрок
alone-bots = Против ботов
alone-bots-what = От одного до пяти соперников любой скорости, в любом варианте.
alone-bots-start = Играть против ботов
alone-bot = Бот { NUMBER($number) }
alone-need-bots =
    { $count ->
        [one] Для этого варианта нужен хотя бы { $count } бот.
        [few] Для этого варианта нужны хотя бы { $count } бота.
        [many] Для этого варианта нужно хотя бы { $count } ботов.
       *[other] Для этого варианта нужно хотя бы { $count } бота.
    }
alone-quick = Упрощённая игра
alone-quick-what = 27 карт, одним признаком меньше: так легче всего начать.
alone-quick-easy = Во французской брошюре это называется «Easy».
alone-quick-start = Начать упрощённую игру
alone-quick-later = Кто найдёт три сета подряд быстрее десяти секунд каждый, тому предложат полную колоду.
alone-practice = Тренировка
alone-practice-what = Все 81 карта, сколько угодно времени. Не видите сета — скажите об этом, и на стол лягут ещё три карты. Время и ошибки записываются.
alone-practice-start = Тренироваться
alone-solitaire = Пасьянс
alone-solitaire-what = Двенадцать карт и никогда больше. Как только среди них нет сета, пасьянс проигран. Вы выиграете, если дойдёте до конца колоды и сетов не останется.
alone-solitaire-start = Разложить пасьянс
alone-solitaire-none = Вы ещё не доиграли ни одного пасьянса.
alone-solitaire-yours =
    { $played ->
        [one] Вы выиграли { NUMBER($won) } из { $played } пасьянса: { $rate }.
        [few] Вы выиграли { NUMBER($won) } из { $played } пасьянсов: { $rate }.
        [many] Вы выиграли { NUMBER($won) } из { $played } пасьянсов: { $rate }.
       *[other] Вы выиграли { NUMBER($won) } из { $played } пасьянса: { $rate }.
    }
alone-solitaire-odds = Настоящие шансы: если брать любой сет, выигрывается { $any } игр, а если всегда смотреть вперёд — { $ahead }.
alone-solitaire-source = По { $games } смоделированных игр; с уверенностью 99 % — от { $any_low } до { $any_high } с любым сетом и от { $ahead_low } до { $ahead_high }, если смотреть вперёд.
alone-paused = Время стоит, карты скрыты.
alone-runs = Время идёт дальше.
alone-go-on = Продолжить
alone-offer = Три быстрых сета подряд! Перемешать вместе все 81 карту?
alone-offer-take = Играть полной колодой
alone-offer-later = Не сейчас
alone-other = Сыграть во что-нибудь другое




## The browser: puzzles

puzzle-daily = Головоломка дня
puzzle-quick = Упрощённая головоломка
puzzle-goal =
    { $sets ->
        [one] Среди этих карт (всего { NUMBER($cards) }) ровно { $sets } сет. Найдите его.
        [few] Среди этих карт (всего { NUMBER($cards) }) ровно { $sets } сета. Найдите их все.
        [many] Среди этих карт (всего { NUMBER($cards) }) ровно { $sets } сетов. Найдите их все.
       *[other] Среди этих карт (всего { NUMBER($cards) }) ровно { $sets } сета. Найдите их все.
    }
puzzle-right = Сет! { NUMBER($found) } из { NUMBER($all) }, время { $time }.
puzzle-clock = Время: { $time }
puzzle-hint = Подсказка
puzzle-hint-card = С этой картой ещё не найден сет: { $card }.
puzzle-hint-pair = Эти две карты — из одного сета: { $cards }.
# $feature is the name of a feature; $kind is how it fares on the three cards of a Set.
puzzle-hint-feature =
    { $feature ->
        [number] { $kind ->
            [same] Решает количество: на третьей карте столько же символов, сколько на этих двух.
           *[different] Решает количество: на всех трёх картах оно разное.
        }
        [shading] { $kind ->
            [same] Решает заполнение: у третьей карты оно такое же, как у этих двух.
           *[different] Решает заполнение: на всех трёх картах оно разное.
        }
        [colour] { $kind ->
            [same] Решает цвет: у третьей карты он такой же, как у этих двух.
           *[different] Решает цвет: на всех трёх картах он разный.
        }
       *[symbol] { $kind ->
            [same] Решает символ: на третьей карте он такой же, как на этих двух.
           *[different] Решает символ: на всех трёх картах он разный.
        }
    }
puzzle-hint-over = Это была последняя подсказка к этому сету: не хватает одной карты.
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
puzzle-paused = Пауза: карты скрыты, время не идёт.
puzzle-go-on = Продолжить
puzzle-solved = Решено за { $time }
puzzle-found-sets = Найденные сеты
puzzle-after = С начала
puzzle-streak =
    { $days ->
        [0] Серия: сейчас нет
        [one] Серия: { $days } день
        [few] Серия: { $days } дня
        [many] Серия: { $days } дней
       *[other] Серия: { $days } дня
    }
puzzle-best-streak =
    { $days ->
        [0] Лучшая серия: пока нет
        [one] Лучшая серия: { $days } день
        [few] Лучшая серия: { $days } дня
        [many] Лучшая серия: { $days } дней
       *[other] Лучшая серия: { $days } дня
    }
puzzle-streak-how = Считаются дни подряд, каждый из которых решён в тот же день; день начинается в полночь по UTC.
puzzle-next-in = Следующая головоломка появится через { $time }.
puzzle-next-there = Появилась новая головоломка.
puzzle-others = Другие головоломки
puzzle-day = День
puzzle-day-open = Открыть
puzzle-day-before = Предыдущий день
puzzle-day-after = Следующий день
puzzle-today = Сегодняшняя головоломка
puzzle-too-early = Головоломки есть начиная с этого дня: { $date }.
puzzle-too-late = Этой головоломки ещё нет, она появится в полночь по UTC: { $date }.
puzzle-share = Ваш результат, без раскрытия ответов
puzzle-copy = Скопировать
# The parts of one line; it has no sentence around it.
puzzle-share-day = Tercet, головоломка дня { $date }
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
        [hebrew] Шесть коротких шагов, около трёх минут, с картами и правилами ивритского издания.
       *[french] Шесть коротких шагов, около трёх минут, с картами и правилами французского издания.
    }
learn-steps = Шаги урока
learn-step = Шаг { NUMBER($step) } из { NUMBER($steps) }
learn-step-title = { $step ->
        [features] Четыре признака
        [third] Какая третья?
        [verdict] Сет или нет?
        [find] Найдите сет
        [call] Объявить и выбрать
       *[none] Когда сета нет
    }
learn-features = На каждой карте один, два или три одинаковых символа. Карту описывают четыре признака, и у каждого из них три значения.
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
learn-third = Любые две карты определяют, какая третья составит с ними сет. Что у двух общее, то есть и у третьей; где они различаются, у неё то значение, которого ещё нет.
learn-third-question = Какая карта составит сет с этими двумя?
learn-verdict = Чтобы проверить три карты, переберите признаки один за другим: он у всех трёх одинаковый или у всех трёх разный?
learn-verdict-question = Эти три карты — сет?
learn-say-set = Сет
learn-say-none = Не сет
learn-right = Верно.
learn-wrong = Не совсем.
learn-find = В игре все смотрят на одни и те же карты. Выберите три, которые составляют сет: касанием, стрелками и клавишей ввода или буквой на карте.
learn-find-question = Найдите сет среди этих девяти карт.
learn-hint = Показать карту
learn-hint-card = Эта карта входит в сет: { $card }.
learn-cards = Карты: { $cards }.
learn-call-question = Скажите «Сет!», потом выберите сет.
learn-call-right =
    { $scoring ->
        [most-sets] Карты ваши. Побеждает тот, у кого больше сетов.
        [point-per-card] Карты ваши, по очку за каждую.
       *[point-per-set] Карты ваши, а с ними одно очко.
    }
learn-call-purpose = Теперь ошибитесь нарочно: скажите «Сет!» и выберите три карты, которые не составляют сет.
learn-call-wrong =
    { $cost ->
        [lose-point] Ошибка стоит вам одного очка. Карты остаются на местах.
        [lock-out] После ошибки вам нельзя объявлять сет, пока его не возьмёт кто-нибудь другой. Карты остаются на местах.
       *[nothing] Здесь ошибка ничего не стоит, но учитывается. Карты остаются на местах.
    }
learn-call-again = В этом уроке можно сразу попробовать ещё раз.
learn-call-was-set = Но это сет! Выберите три карты, которые его не составляют.
learn-none-question = Среди этих двенадцати карт нет сета. Скажите об этом.
learn-none-said =
    { $when ->
        [all-agree] Все согласны: выкладывают ещё три карты.
       *[all-agree-or-long-time] Все согласны или прошло много времени: выкладывают ещё три карты.
    }
learn-none-find = Теперь на столе пятнадцать карт, и среди них есть сет. Найдите его.
learn-none-end = Эти три карты не восполняют: на столе снова двенадцать.
learn-next = Дальше
learn-done-title = Теперь вы умеете играть
learn-done = Вот и всё. Остальное — дело тренировки: в упражнениях ниже или за столом.
learn-restart = Ещё раз с начала
learn-lesson = К уроку
learn-rules = Читать правила
learn-drills = Упражнения
learn-drill = { $drill ->
        [third] Третья карта
        [set-or-not] Сет или нет?
       *[no-set] Здесь нет сета?
    }
learn-drill-what =
    { $drill ->
        [third] Даны две карты: выберите ту, что составит с ними сет.
        [set-or-not] Даны три карты: скажите, сет ли это.
       *[no-set] Даны двенадцать карт: выберите сет или скажите, что его нет.
    }
learn-right-answers = Верно
learn-mistakes = Ошибки
learn-pace = Темп
learn-pace-value = { NUMBER($seconds) } с
learn-pace-none = –
learn-run = Лучшая серия
learn-reset = Сбросить счёт
learn-no-set-question = Есть ли здесь сет? Выберите его или скажите, что его нет.
learn-no-set-right = Верно: среди этих карт нет сета.
learn-no-set-missed = Сет есть: { $cards }.




## The browser: the rules as pages

booklet-title =
    { $edition ->
        [english] Правила английского издания
        [italian] Правила итальянского издания
        [russian] Правила русского издания
        [hebrew] Правила ивритского издания
       *[french] Правила французского издания
    }
booklet-lead =
    { $edition ->
        [english] Что говорит английская брошюра, нашими словами.
        [italian] Что говорит итальянская брошюра, нашими словами.
        [russian] Что говорит русская брошюра, нашими словами.
        [hebrew] Что говорит ивритская брошюра, нашими словами.
       *[french] Что говорит французская брошюра, нашими словами.
    } Где она молчит и решать пришлось нам, строка отмечена как наше правило.
booklet-house = Наше правило
booklet-print = Напечатать
booklet-editions = Издания
booklet-section = { $section ->
        [cards] Карты
        [play] Как идёт раунд
        [none] Когда никто не видит сета
        [end] Конец игры и победа
        [quick] Упрощённая игра
        [alone] В одиночку
        [puzzle] Головоломка для начала
        [odds] Как часто бывает сет?
       *[forever] Forever с сет-мастером
    }
booklet-deck = В колоде 81 карта, и все разные. Их различают четыре признака, у каждого три значения:
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
booklet-one-card = Одна карта для примера: { $card }.
booklet-two = Для любых двух карт есть ровно одна третья, которая составляет с ними сет.
booklet-sets = Это сеты
booklet-no-sets = Это не сеты
booklet-questions = Решают четыре вопроса — о количестве, цвете, символе и заполнении: на всех трёх картах одинаково или на всех трёх различно? Сет — только когда ответ четыре раза «да».
booklet-deal =
    { $rows ->
        [free] Карты тасуют, и двенадцать из них выкладывают прямоугольником лицом вверх так, чтобы видели все.
       *[three] Карты тасуют, и двенадцать из них выкладывают лицом вверх в три ряда по четыре так, чтобы видели все.
    }
booklet-turns = Ходов нет: все ищут одновременно. Три карты сета могут лежать где угодно.
booklet-call =
    { $calling ->
        [call-then-pick] Тот, кто видит сет, сначала вслух говорит «Сет!» и только потом выбирает три карты.
        [call-and-pick-at-once] Сказать «Сет!» можно в любой момент, но тогда три карты надо выбрать сразу, без промедления.
       *[quick-claims] Тот, кто видит сет, выбирает три карты без объявления.
    }
booklet-call-window = На выбор карт даётся { NUMBER($seconds) } с. Кто не успел, тот ошибся.
booklet-photo-finish = Когда несколько игроков объявляют почти одновременно, побеждает самая быстрая реакция, а не самая быстрая связь. Быть вторым — никогда не ошибка.
booklet-while =
    { $others ->
        [may-not-pick] После объявления никто другой не может брать карты, пока игрок не закончит.
        [may-not-pick-or-call] После объявления никто другой не может ни брать карты, ни объявлять сет, пока игрок не закончит.
       *[may-not-touch-or-call] После объявления никто другой не может ни трогать карты, ни объявлять сет, пока три карты не проверены.
    }
booklet-check = Остальные проверяют три карты. Если это сет, игрок забирает их, а на их места кладут три карты из колоды.
booklet-wrong =
    { $cost ->
        [lose-point] Если нет, они возвращаются на стол, а игрок теряет одно очко.
        [lock-out] Если нет, они остаются на столе, а игроку нельзя объявлять сет, пока его не найдёт кто-нибудь другой.
       *[nothing] Если нет, они остаются на столе. Это только учитывается.
    }
booklet-below-zero = Счёт может опуститься ниже нуля.
booklet-all-locked = Когда не осталось никого, кто может объявлять, снова могут все. Того, кто играет один, это ограничение не касается.
booklet-no-set =
    { $when ->
        [all-agree] Когда все игроки согласны, что среди двенадцати карт нет сета, выкладывают ещё три, и становится пятнадцать.
       *[all-agree-or-long-time] Когда среди двенадцати карт сет невозможен или долго никто его не находит, один из игроков выкладывает ещё три, и становится пятнадцать.
    }
booklet-silence = Когда кто-то сказал, что сета нет, { NUMBER($seconds) } с молчания считаются согласием.
booklet-long-time = «Долго» — это { NUMBER($seconds) } с без находки; тогда хватает слова одного игрока.
booklet-widened = Три добавленные карты не восполняют: когда берут следующий сет, остаётся двенадцать.
booklet-wider = Если сета всё ещё нет, добавляют ещё по три, до 21 карты: среди стольких карт он есть всегда.
booklet-end = Раунд кончается, когда колода пуста и на столе не осталось сетов.
booklet-left =
    { $left ->
        [usually] Как правило, остаётся шесть или девять карт.
       *[maybe] Может остаться шесть или девять карт.
    }
booklet-scoring =
    { $scoring ->
        [point-per-set] Каждый сет — одно очко.
        [point-per-set-minus-wrong-calls] Каждый сет — одно очко; очки за ошибки вычитаются.
        [most-sets] Очков нет: побеждает тот, у кого больше сетов.
       *[point-per-card] Каждая карта — одно очко.
    }
booklet-match =
    { $rounds ->
        [each-deals] Очки складывают, раздача переходит налево, карты снова тасуют. Когда каждый раздал по одному раунду, побеждает наибольшая сумма.
       *[one-round] Один раунд — это вся игра.
    }
booklet-ties = При равном результате победу делят.
booklet-seats = Садиться за стол и уходить можно в любой момент; сеты ушедшего остаются за ним. Если раздающий не раздал за { NUMBER($seconds) } с, может раздать любой.
booklet-quick =
    { $edition ->
        [english] Для первой игры и для маленьких детей берут только 27 красных карт: без цвета остаются три признака. Выкладывают всего девять карт. Когда все быстро видят сеты, остальные карты замешивают в колоду.
        [italian] Для первой игры и для маленьких детей берут только 27 закрашенных карт: без заполнения остаются три признака. Выкладывают всего девять карт.
        [russian] Чтобы играть было проще и быстрее, от одного признака отказываются; берут, например, только 27 закрашенных карт, и заполнение уже неважно. Когда все освоились, тасуют всю колоду вместе.
        [hebrew] Чтобы играть было проще, берут только треть карт, например 27 закрашенных: заполнение уже неважно, и остаются три признака. Для полной игры замешивают остальные карты.
       *[french] Простая версия — для новичков и детей: 27 карт одного цвета, так что цвет уже неважен. Выкладывают девять карт, в три ряда по три. Всё остальное — как в полной игре.
    }
booklet-quick-layout = Раз другого не сказано, и здесь выкладывают двенадцать карт.
booklet-quick-colour = Мы берём красные карты.
booklet-alone = Тот, кто играет один, проигрывает, как только среди двенадцати карт нет сета.
booklet-alone-won = Колода пуста и сетов не осталось — игра выиграна. Сказать, что сета нет, когда он есть, — значит проиграть.
booklet-puzzle = Ещё в брошюре есть головоломка без заполнения: среди девяти карт спрятаны четыре сета.
booklet-odds = Брошюра оценивает вероятность сета примерно в { NUMBER($percent) } % среди { NUMBER($cards) } карт и более чем в { NUMBER($percent_more) } % среди { NUMBER($cards_more) }.
booklet-odds-link = Посмотреть точные вероятности
booklet-forever = Если игроков хотя бы трое, каждый один раунд бывает сет-мастером: он тасует, выкладывает и восполняет карты, но не играет. Каждая взятая карта — одно очко. Раундов столько же, сколько игроков; побеждает наибольшая сумма.
booklet-master-sees = Сет-мастеру показано, какие сеты лежат на столе.




## The browser: the chances

odds-page-title = Вероятности
odds-page-lead = Какова вероятность, что сета нет? Там, где можно, она сосчитана точно, там, где нельзя, партии сыграны программой.
odds-page-fresh = Случайные карты без сета
odds-page-fresh-how = Вероятность того, что среди стольких карт хорошо перетасованной колоды нет сета, сосчитана, а не оценена. По ходу партии она другая: сеты всё время забирают.
odds-page-fresh-chart = Вероятность, что сета нет, в зависимости от числа карт: по линии на каждую колоду; те же числа стоят в таблицах ниже.
odds-page-deck = Колода, карт: { NUMBER($cards) }
odds-page-table = Точная таблица, карт в колоде: { NUMBER($cards) }
odds-page-cards = Карт
odds-page-random = Сета нет, случайные карты
odds-page-no-set = Сета нет
odds-page-one-in = Один из
odds-page-in-play = Сета нет, в игре
odds-page-mean = Сетов в среднем
odds-page-exactly = Точно
odds-page-chance = Вероятность
odds-page-axis-percent = проценты
odds-page-axis-cards = карт
odds-page-axis-sets = Сетов
odds-page-spread = Сколько там сетов?
odds-page-spread-of = Среди скольких карт?
# $mean is a number with its decimals, $fraction the same exactly.
odds-page-spread-mean = В среднем { $mean }, точно { $fraction }.
odds-page-spread-chart = Вероятность каждого числа сетов; те же числа стоят в таблице ниже.
odds-page-course = По ходу партии
odds-page-course-how = Кто забирает сеты, оставляет то, что друг другу не подходит. Поэтому среди двенадцати карт партии сета нет в { $played } случаев, а среди двенадцати случайных — только в { $fresh }.
odds-page-course-chart = Вероятность, что среди двенадцати карт нет сета, в зависимости от числа карт в колоде; те же числа стоят в таблице ниже.
odds-page-line-random = Случайные карты, точно
odds-page-line-played = В игре, сыграно программой партий: { $games }
odds-page-line-yours = Ваша собственная проверка
odds-page-in-deck = Ещё в колоде
odds-page-simulate = Проверьте сами
odds-page-simulate-how = Браузер играет целые партии и всякий раз берёт любой из сетов на столе. Чем больше партий, тем у́же интервал, в котором истина лежит в 99 случаях из 100.
odds-page-kind = Во что играют
odds-page-games = Партий
odds-page-start = Начать
odds-page-go-on = Продолжить
odds-page-stop = Остановить
odds-page-progress = Сыграно партий: { $games } из { $goal }
odds-page-pace = Партий в секунду: { $games }
odds-page-done = Готово. Сыграно партий: { $games }.
odds-page-stopped = Остановлено. Сыграно партий: { $games }.
odds-page-broken = Этот браузер здесь играть не может. Загрузите страницу ещё раз.
odds-page-what = Что
odds-page-seen = Увидено
odds-page-interval = Интервал 99 %
odds-page-interval-of = от { $low } до { $high }
odds-page-first = Первая раздача без сета
odds-page-boards = Сета нет, карт на столе: { NUMBER($cards) }
odds-page-won = Выиграно партий
odds-page-left = Осталось карт: { NUMBER($cards) }
odds-page-here = Есть ли здесь сет?
odds-page-here-how = Соберите любые карты: выберите количество и заполнение, затем нажимайте на карты.
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
odds-page-put-back = Положить обратно: { $card }
odds-page-deal = Случайные карты: { NUMBER($cards) }
odds-page-clear = Положить всё обратно
odds-page-nothing = Пока не выбрано ни одной карты.
odds-page-found-none = Сета здесь нет.
odds-page-found =
    { $sets ->
        [one] Здесь { $sets } сет.
        [few] Здесь { $sets } сета.
        [many] Здесь { $sets } сетов.
       *[other] Здесь { $sets } сета.
    }
odds-page-found-more = Показаны только первые: { NUMBER($sets) }.
odds-page-likely = Когда случайных карт { NUMBER($cards) }, сета нет в { $percent } случаев; в среднем сетов { $mean }.
odds-page-certain = Среди стольких карт сет есть всегда: без сета может быть не больше карт, чем { NUMBER($cards) }.
# $seconds is a number with its decimals.
odds-page-difficulty = Тот, кто играет время от времени, находит первый примерно за { $seconds } с — по модели, а не по измерениям.
odds-page-claims = Что говорят брошюры

## The browser: what one has done so far

statistics-title = Ваша статистика
statistics-lead = Как быстро и как верно вы находите сеты. Всё это хранится в этом браузере и больше нигде.
statistics-empty = Здесь пока ничего нет. Как только вы найдёте сет, за столом или в одиночку, он будет записан сюда.
statistics-begin-alone = Играть в одиночку
statistics-begin-daily = Головоломка дня
statistics-begin-learn = Научиться играть
statistics-begin-friends = Играть с друзьями
statistics-sum = Всего
statistics-found = Найдено сетов
statistics-wrong = Ошибок
statistics-by-differing = По числу различий
statistics-differing = Разных признаков
statistics-by-game = По играм
statistics-game = Игра
statistics-game-name = { $game ->
        [table] Столы с другими
        [here] Столы в этом браузере
        [puzzle] Упрощённая головоломка
        [daily] Головоломка дня
       *[drill] Упражнения
    }
statistics-history = История
statistics-days = День
statistics-weeks = Неделя с
statistics-medians = Медиана времени на сет
statistics-medians-chart = Медиана времени на сет по дням или неделям; те же числа стоят в таблице ниже.
statistics-counts = Число сетов
statistics-counts-chart = Число сетов по дням или неделям; те же числа стоят в таблице ниже.
statistics-keeping = Ваши данные
statistics-export = Скачать таблицей
statistics-delete = Удалить всё
statistics-delete-sure = Всё, что показано на этой странице, исчезнет навсегда. Удалить?
statistics-delete-yes = Удалить навсегда
statistics-delete-no = Оставить
statistics-deleted = Всё удалено.

## The browser: installed and offline
offline-news = Есть новая версия; она включится при следующем запуске.
offline-reload = Загрузить сейчас
offline-install = Установить Tercet на это устройство
offline-away = Сервер недоступен. Он нужен только для игры с другими: играть в одиночку, учиться и решать головоломки можно и без него.
