### Tercet בעברית.

## The language itself

language-name = עברית
language-direction = rtl
number-decimal = .
number-group = ,
number-minus = { "\u200E" }−

## The check of three cards

check-is-set = זה סט.
check-is-not-set = זה לא סט.
magic-rule = כלל הזהב: אם לשני קלפים יש משהו משותף שאין לשלישי, זה לא סט.

## The four answers of a check

answer-number-same = מספר: בכל אחד משלושת הקלפים יש { $value ->
        [one] סמל אחד
        [two] שני סמלים
       *[three] שלושה סמלים
    }.

answer-number-different = מספר: שונה בכל אחד משלושת הקלפים.

answer-number-mixed = מספר: בשני קלפים יש { $value ->
        [one] סמל אחד
        [two] שני סמלים
       *[three] שלושה סמלים
    }, ובשלישי לא.

answer-shading-same = מילוי: בשלושת הקלפים הסמלים { $value ->
        [solid] מלאים
        [striped] מקווקווים
        [dotted] מנוקדים
       *[open] ריקים
    }.

answer-shading-different = מילוי: שונה בכל אחד משלושת הקלפים.

answer-shading-mixed = מילוי: בשני קלפים הסמלים { $value ->
        [solid] מלאים
        [striped] מקווקווים
        [dotted] מנוקדים
       *[open] ריקים
    }, ובשלישי לא.

answer-colour-same = צבע: שלושת הקלפים { $value ->
        [red] אדומים
        [green] ירוקים
        [turquoise] בצבע טורקיז
       *[purple] סגולים
    }.

answer-colour-different = צבע: שונה בכל אחד משלושת הקלפים.

answer-colour-mixed = צבע: שני קלפים { $value ->
        [red] אדומים
        [green] ירוקים
        [turquoise] בצבע טורקיז
       *[purple] סגולים
    }, והשלישי לא.

answer-symbol-same = צורה: בשלושת הקלפים יש { $value ->
        [diamond] יהלומים
        [rectangle] מלבנים
        [oval] אליפסות
        [squiggle] שרבוטים
       *[wave] גלים
    }.

answer-symbol-different = צורה: שונה בכל אחד משלושת הקלפים.

answer-symbol-mixed = צורה: בשני קלפים יש { $value ->
        [diamond] יהלומים
        [rectangle] מלבנים
        [oval] אליפסות
        [squiggle] שרבוטים
       *[wave] גלים
    }, ובשלישי לא.

## The cards

# A feature as a heading.
feature-name =
    { $feature ->
        [number] מספר
        [shading] מילוי
        [colour] צבע
       *[symbol] צורה
    }

# אליפסה היא ממין נקבה, ושאר הצורות ממין זכר; לכן כל מין נכתב במלואו.
card-name =
    { $symbol ->
        [oval] { $number ->
            [one] אליפסה { $colour ->
                [red] אדומה
                [green] ירוקה
                [turquoise] טורקיז
               *[purple] סגולה
            } { $shading ->
                [solid] מלאה
                [striped] מקווקוות
                [dotted] מנוקדת
               *[open] ריקה
            } אחת
            [two] שתי אליפסות { $colour ->
                [red] אדומות
                [green] ירוקות
                [turquoise] טורקיז
               *[purple] סגולות
            } { $shading ->
                [solid] מלאות
                [striped] מקווקוות
                [dotted] מנוקדות
               *[open] ריקות
            }
           *[three] שלוש אליפסות { $colour ->
                [red] אדומות
                [green] ירוקות
                [turquoise] טורקיז
               *[purple] סגולות
            } { $shading ->
                [solid] מלאות
                [striped] מקווקוות
                [dotted] מנוקדות
               *[open] ריקות
            }
        }
       *[masculine] { $number ->
            [one] { $symbol ->
                [diamond] יהלום
                [rectangle] מלבן
                [squiggle] שרבוט
               *[wave] גל
            } { $colour ->
                [red] אדום
                [green] ירוק
                [turquoise] טורקיז
               *[purple] סגול
            } { $shading ->
                [solid] מלא
                [striped] מקווקו
                [dotted] מנוקד
               *[open] ריק
            } אחד
            [two] שני { $symbol ->
                [diamond] יהלומים
                [rectangle] מלבנים
                [squiggle] שרבוטים
               *[wave] גלים
            } { $colour ->
                [red] אדומים
                [green] ירוקים
                [turquoise] טורקיז
               *[purple] סגולים
            } { $shading ->
                [solid] מלאים
                [striped] מקווקווים
                [dotted] מנוקדים
               *[open] ריקים
            }
           *[three] שלושה { $symbol ->
                [diamond] יהלומים
                [rectangle] מלבנים
                [squiggle] שרבוטים
               *[wave] גלים
            } { $colour ->
                [red] אדומים
                [green] ירוקים
                [turquoise] טורקיז
               *[purple] סגולים
            } { $shading ->
                [solid] מלאים
                [striped] מקווקווים
                [dotted] מנוקדים
               *[open] ריקים
            }
        }
    }
