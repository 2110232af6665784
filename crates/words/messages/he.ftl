### Tercet בעברית.

## The language itself

language-name = עברית
language-direction = rtl
number-decimal = .
number-group = ,
number-minus = { "\u200E" }−

## הרשימות

list-pair = { $first } ו{ $last }
list-more = { $list }, { $next }
list-last = { $list } ו{ $last }

## The check of three cards

check-is-set = זה סט.
check-is-not-set = זה לא סט.
check-is-find = { $target ->
        [two-pairs] אלה שני זוגות.
        [six] זו שישייה.
       *[four] זו רביעייה.
    }
check-is-not-find = { $target ->
        [two-pairs] אלה לא שני זוגות.
        [six] זו לא שישייה.
       *[four] זו לא רביעייה.
    }
magic-rule = כלל הזהב: אם לשני קלפים יש משהו משותף שאין לשלישי, זה לא סט.

## The four answers of a check

answer-number-same = מספר: בכל אחד משלושת הקלפים יש { $value ->
        [one] סמל אחד
        [two] שני סמלים
       *[three] שלושה סמלים
    }.

answer-number-different = מספר: שונה בשלושת הקלפים.

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

answer-shading-different = מילוי: שונה בשלושת הקלפים.

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
        [orange] כתומים
        [blue] כחולים
        [black] שחורים
        [white] לבנים
       *[purple] סגולים
    }.

answer-colour-different = צבע: שונה בשלושת הקלפים.

answer-colour-mixed = צבע: שני קלפים { $value ->
        [red] אדומים
        [green] ירוקים
        [turquoise] בצבע טורקיז
        [orange] כתומים
        [blue] כחולים
        [black] שחורים
        [white] לבנים
       *[purple] סגולים
    }, והשלישי לא.

answer-symbol-same = צורה: בשלושת הקלפים יש { $value ->
        [diamond] יהלומים
        [rectangle] מלבנים
        [oval] אליפסות
        [squiggle] שרבוטים
       *[wave] גלים
    }.

answer-symbol-different = צורה: שונה בשלושת הקלפים.

answer-symbol-mixed = צורה: בשני קלפים יש { $value ->
        [diamond] יהלומים
        [rectangle] מלבנים
        [oval] אליפסות
        [squiggle] שרבוטים
       *[wave] גלים
    }, ובשלישי לא.
## The answers of other modes

feature-name = { $feature ->
        [number] מספר
        [shading] מילוי
        [colour] צבע
        [symbol] צורה
       *[border] מסגרת
    }
value-name = { $value ->
        [one] סמל אחד
        [two] שני סמלים
        [three] שלושה סמלים
        [four] ארבעה סמלים
        [solid] מלא
        [striped] מקווקו
        [dotted] מנוקד
        [open] ריק
        [crossed] משובץ
        [red] אדום
        [green] ירוק
        [turquoise] טורקיז
        [purple] סגול
        [blue] כחול
        [orange] כתום
        [black] שחור
        [white] לבן
        [gray] אפור
        [diamond] יהלום
        [rectangle] מלבן
        [oval] אליפסה
        [squiggle] שרבוט
        [wave] גל
        [hexagon] משושה
        [single-border] פשוטה
        [double-border] כפולה
       *[dotted-border] מנוקדת
    }
answer-same = { $feature }: { $value } בכל הקלפים.
answer-different = { $feature ->
        [number] מספר: שונה בכל קלף.
        [shading] מילוי: שונה בכל קלף.
        [colour] צבע: שונה בכל קלף.
        [symbol] צורה: שונה בכל קלף.
       *[border] מסגרת: שונה בכל קלף.
    }
answer-border-mixed = מסגרת: { $value ->
        [single-border] פשוטה
        [double-border] כפולה
       *[dotted-border] מנוקדת
    } בשני קלפים, ובשלישי לא.
answer-two-and-two = { $feature }: { $first } בשני קלפים, { $second } בשני האחרים.
answer-together = { $feature }: שני הזוגות צריכים { $value }.
answer-apart = { $feature }: זוג אחד צריך { $first }, והשני { $second }.
answer-balanced = { $feature }: { $counts }. יש איזון.
answer-uneven = { $feature }: { $counts }. אין איזון.
answer-count = { $count ->
        [1] בקלף אחד { $value }
        [2] בשני קלפים { $value }
        [3] בשלושה קלפים { $value }
        [4] בארבעה קלפים { $value }
        [5] בחמישה קלפים { $value }
       *[other] ב־{ $count } קלפים { $value }
    }
answer-pairs = זוג אחד: { $first }. הזוג השני: { $second }. אותו קלף משלים את שניהם: { $card }.
answer-pairs-apart = זוג אחד: { $first }. הזוג השני: { $second }. לכל זוג חסר קלף אחר: { $cards }.

## The cards

# אליפסה היא ממין נקבה, ושאר הצורות ממין זכר; לכן כל מין נכתב במלואו.
card-name =
    { $symbol ->
        [oval] { $number ->
            [one] אליפסה { $colour ->
                [red] אדומה
                [green] ירוקה
                [turquoise] טורקיז
                [orange] כתומה
                [blue] כחולה
                [black] שחורה
                [white] לבנה
                [gray] אפורה
               *[purple] סגולה
            } { $shading ->
                [solid] מלאה
                [striped] מקווקוות
                [dotted] מנוקדת
                [crossed] משובצת
               *[open] ריקה
            } אחת
            [two] שתי אליפסות { $colour ->
                [red] אדומות
                [green] ירוקות
                [turquoise] טורקיז
                [orange] כתומות
                [blue] כחולות
                [black] שחורות
                [white] לבנות
                [gray] אפורות
               *[purple] סגולות
            } { $shading ->
                [solid] מלאות
                [striped] מקווקוות
                [dotted] מנוקדות
                [crossed] משובצות
               *[open] ריקות
            }
            [three] שלוש אליפסות { $colour ->
                [red] אדומות
                [green] ירוקות
                [turquoise] טורקיז
                [orange] כתומות
                [blue] כחולות
                [black] שחורות
                [white] לבנות
                [gray] אפורות
               *[purple] סגולות
            } { $shading ->
                [solid] מלאות
                [striped] מקווקוות
                [dotted] מנוקדות
                [crossed] משובצות
               *[open] ריקות
            }
           *[four] ארבע אליפסות { $colour ->
                [red] אדומות
                [green] ירוקות
                [turquoise] טורקיז
                [orange] כתומות
                [blue] כחולות
                [black] שחורות
                [white] לבנות
                [gray] אפורות
               *[purple] סגולות
            } { $shading ->
                [solid] מלאות
                [striped] מקווקוות
                [dotted] מנוקדות
                [crossed] משובצות
               *[open] ריקות
            }
        }
       *[masculine] { $number ->
            [one] { $symbol ->
                [diamond] יהלום
                [rectangle] מלבן
                [squiggle] שרבוט
                [hexagon] משושה
               *[wave] גל
            } { $colour ->
                [red] אדום
                [green] ירוק
                [turquoise] טורקיז
                [orange] כתום
                [blue] כחול
                [black] שחור
                [white] לבן
                [gray] אפור
               *[purple] סגול
            } { $shading ->
                [solid] מלא
                [striped] מקווקו
                [dotted] מנוקד
                [crossed] משובץ
               *[open] ריק
            } אחד
            [two] שני { $symbol ->
                [diamond] יהלומים
                [rectangle] מלבנים
                [squiggle] שרבוטים
                [hexagon] משושים
               *[wave] גלים
            } { $colour ->
                [red] אדומים
                [green] ירוקים
                [turquoise] טורקיז
                [orange] כתומים
                [blue] כחולים
                [black] שחורים
                [white] לבנים
                [gray] אפורים
               *[purple] סגולים
            } { $shading ->
                [solid] מלאים
                [striped] מקווקווים
                [dotted] מנוקדים
                [crossed] משובצים
               *[open] ריקים
            }
            [three] שלושה { $symbol ->
                [diamond] יהלומים
                [rectangle] מלבנים
                [squiggle] שרבוטים
                [hexagon] משושים
               *[wave] גלים
            } { $colour ->
                [red] אדומים
                [green] ירוקים
                [turquoise] טורקיז
                [orange] כתומים
                [blue] כחולים
                [black] שחורים
                [white] לבנים
                [gray] אפורים
               *[purple] סגולים
            } { $shading ->
                [solid] מלאים
                [striped] מקווקווים
                [dotted] מנוקדים
                [crossed] משובצים
               *[open] ריקים
            }
           *[four] ארבעה { $symbol ->
                [diamond] יהלומים
                [rectangle] מלבנים
                [squiggle] שרבוטים
                [hexagon] משושים
               *[wave] גלים
            } { $colour ->
                [red] אדומים
                [green] ירוקים
                [turquoise] טורקיז
                [orange] כתומים
                [blue] כחולים
                [black] שחורים
                [white] לבנים
                [gray] אפורים
               *[purple] סגולים
            } { $shading ->
                [solid] מלאים
                [striped] מקווקווים
                [dotted] מנוקדים
                [crossed] משובצים
               *[open] ריקים
            }
        }
    }
card-bordered = { $card }, { $border }
card-bordered-listed = { $card } ({ $border })
card-border = { $border ->
        [single-border] מסגרת פשוטה
        [double-border] מסגרת כפולה
       *[dotted-border] מסגרת מנוקדת
    }
card-back = קלף הפוך
card-gap = מקום ריק

## What is wrong with what somebody typed

card-letters = קלף נכתב בארבעה תווים: מספר 1, 2, 3; מילוי s (מלא), t (מקווקו), e (ריק); צבע r (אדום), g (ירוק), p (סגול); צורה d (יהלום), o (אליפסה), q (שרבוט). לדוגמה: 2srd.
card-unknown-letter = ״{ $text }״ אינו קלף: אין קלף עם התו ״{ $letter }״.
card-feature-twice =
    ״{ $text }״ אינו קלף: { $feature ->
        [number] המספר מופיע פעמיים
        [shading] המילוי מופיע פעמיים
        [colour] הצבע מופיע פעמיים
        [symbol] הצורה מופיעה פעמיים
       *[border] המסגרת מופיעה פעמיים
    }.
card-feature-missing =
    ״{ $text }״ אינו קלף: { $feature ->
        [number] חסר המספר
        [shading] חסר המילוי
        [colour] חסר הצבע
        [symbol] חסרה הצורה
       *[border] חסרה המסגרת
    }.
card-border-of-four = ״{ $text }״ אינו קלף: לקלף עם ערך רביעי אין מסגרת.
card-letters-of-modes = במצבים מסוימים יש גם מספר 4, מילוי x (משובץ), צבע b (כחול) וצורה h (משושה), או מסגרת: i (פשוטה), j (כפולה), k (מנוקדת).
card-no-place = ״{ $text }״ אינו מקום על השולחן.
claim-count =
    { $count ->
        [0] בסט יש שלושה קלפים, ובמצבי משחק מסוימים בוחרים ארבעה או שישה; כאן אין אף קלף.
        [1] בסט יש שלושה קלפים, ובמצבי משחק מסוימים בוחרים ארבעה או שישה; כאן יש רק אחד.
        [2] בסט יש שלושה קלפים, ובמצבי משחק מסוימים בוחרים ארבעה או שישה; כאן יש רק שניים.
       *[other] בסט יש שלושה קלפים, ובמצבי משחק מסוימים בוחרים ארבעה או שישה; כאן יש { $count }.
    }
claim-same-card = הקלף ״{ $card }״ מופיע פעמיים, אבל כל קלף קיים פעם אחת בלבד.
seed-not-hex = ״{ $letter }״ אינה ספרה הקסדצימלית; הספרות הן 0 עד 9 והאותיות a עד f.
seed-length =
    { $count ->
        [0] הגרעין ריק; צריכות להיות בו 1 עד { NUMBER($most) } ספרות הקסדצימליות, לדוגמה 2a.
       *[other] הגרעין ארוך מדי; צריכות להיות בו 1 עד { NUMBER($most) } ספרות הקסדצימליות, לדוגמה 2a.
    }
name-empty = צריך להקליד שם.
name-long = בשם יכולים להיות עד { NUMBER($most) } תווים, ובשם הזה יש { NUMBER($count) }.
name-control = צריך להסיר מהשם מעברי שורה ותווים בלתי נראים.
handicap-delay = השהיה צריכה להיות בין 0 ל־30,000 אלפיות שנייה, ולא { NUMBER($delay) }.
handicap-head-start = יתרון התחלתי צריך להיות בין 0 ל־27 נקודות, ולא { NUMBER($points) }.
stack-count = לסיבוב לפי החוקים האלה דרושים { NUMBER($needed) } קלפים, ובחפיסה יש { NUMBER($count) }.
stack-foreign = הקלף ״{ $card }״ אינו שייך לחפיסה של החוקים האלה.
stack-twice = הקלף ״{ $card }״ נמצא בחפיסה פעמיים, אבל כל קלף קיים פעם אחת בלבד.
stack-sets = בחידה הזאת צריכים להיות בדיוק { NUMBER($needed) } סטים, ובקלפים האלה יש { NUMBER($count) }.

## What does not fit together in rules

rules-out-of-range = הערך של { $field } הוא { NUMBER($value) }, אבל הוא צריך להיות בין { NUMBER($least) } ל־{ NUMBER($most) }.
rules-range-with = כאשר { $other } = { $setting }, הערך של { $field } צריך להיות בין { NUMBER($least) } ל־{ NUMBER($most) }, ולא { NUMBER($value) }.
rules-layout-threes = מספר הקלפים על השולחן צריך להיות כפולה של שלוש, למשל 9, 12, 15 או 18, ולא { NUMBER($count) }.
rules-rows =
    אי אפשר לסדר { NUMBER($count) } קלפים { $rows ->
        [1] בשורה אחת
        [2] בשתי שורות שוות
       *[other] ב־{ NUMBER($rows) } שורות שוות
    }.
rules-set-master = הסט־מאסטר צופה בזמן שלפחות שניים אחרים משחקים, ולכן צריך ליד השולחן לפחות 3 מקומות, ולא { NUMBER($seats) }.
rules-alone = את ״{ $variant }״ משחקים לבד, ולכן צריך להיות מקום אחד, ולא { NUMBER($seats) }.
rules-most-sets = כשמנצחים לפי מספר הסטים אין נקודות, ולכן הכרזה שגויה לא יכולה לעלות בנקודה.
rules-subtract = אפשר להפחית הכרזות שגויות רק אם הכרזה שגויה עולה בנקודה.
rules-never-widened = בגרסה ״{ $variant }״ לא מוסיפים קלפים, ולכן הם לא יכולים להגיע מעצמם.
rules-puzzle = ב״{ $variant }״ פורסים { NUMBER($count) } קלפים מתוך חפיסה של { NUMBER($deck) }.
rules-needs = כאשר { $field } = { $value }, הערך של { $other } צריך להיות { $needed }.
rules-not-with = כאשר { $field } = { $value }, הערך של { $other } לא יכול להיות { $excluded }.
rules-plain = ל״{ $variant }״ יש קלפים וחוקים משלה, ואי אפשר לשלב בה חוקים של מצבים אחרים.
rules-no-such-cards = לקלפים עם { NUMBER($features) } מאפיינים ו־{ NUMBER($values) } ערכים אין ערך כזה: { $value }.
rules-time = הערך של time_s הוא { NUMBER($seconds) }, אבל הוא צריך להיות 0 או בין 30 ל־1,800.
rules-check = הערך של others_check_s הוא { NUMBER($seconds) }, אבל הוא צריך להיות 0 או בין 3 ל־30.
rules-unseen-check = האחרים יכולים לבדוק רק קלפים שכולם רואים: לא בלוחות נפרדים ולא בקלפים הפוכים.
rules-endless = כשהחפיסה אינסופית, משהו אחר צריך לסיים את הסיבוב: finds, time_s או first_to.
rules-faces-down = כשהקלפים הפוכים, צריכים להיות על השולחן לפחות { NUMBER($least) }, כדי שתמיד יהיה מה למצוא.

## The rules, value by value

# One line of a list of rules.
rule-line = { $label }: { $value }
rule-edition = מהדורה
rule-variant = גרסה
rule-symbols = צורות
rule-symbols-value = { $value ->
        [diamond] אליפסה, שרבוט, יהלום
       *[rectangle] אליפסה, גל, מלבן
    }
rule-green = הצבע הירוק
rule-green-value = { $value ->
        [green] ירוק
       *[turquoise] טורקיז
    }
rule-middle-shading = מילוי הביניים
rule-middle-shading-value = { $value ->
        [striped] מקווקו
       *[dotted] מנוקד
    }
rule-deck = קלפים במשחק
rule-deck-value = { $value ->
        [full] כל ה־81
        [one] רק סמל אחד
        [two] רק שני סמלים
        [three] רק שלושה סמלים
        [solid] רק מלאים
        [striped] רק מקווקווים
        [dotted] רק מנוקדים
        [open] רק ריקים
        [red] רק אדומים
        [green] רק ירוקים
        [turquoise] רק טורקיז
        [purple] רק סגולים
        [diamond] רק יהלומים
        [rectangle] רק מלבנים
        [oval] רק אליפסות
        [squiggle] רק שרבוטים
       *[wave] רק גלים
    }
rule-deck-whole = כל ה־{ NUMBER($count) }
rule-deck-more = { $value ->
        [four] רק ארבעה סמלים
        [crossed] רק משובצים
        [blue] רק כחולים
        [hexagon] רק משושים
        [single-border] רק עם מסגרת פשוטה
        [double-border] רק עם מסגרת כפולה
       *[dotted-border] רק עם מסגרת מנוקדת
    }
rule-layout = קלפים על השולחן
rule-layout-value = { $count ->
        [1] קלף אחד
        [2] שני קלפים
       *[other] { $count } קלפים
    }
rule-rows = שורות
rule-rows-value = { $count ->
        [0] לפי המסך
        [1] שורה אחת
        [2] שתי שורות
       *[other] { $count } שורות
    }
rule-calling = כשרואים סט
rule-calling-value = { $value ->
        [call-then-pick] מכריזים ואז בוחרים
        [call-and-pick-at-once] מכריזים ובוחרים מיד
       *[quick-claims] בוחרים בלי להכריז
    }
rule-call-window = זמן לבחירה
rule-photo-finish = פיצוי על חיבור איטי
rule-others = האחרים בזמן הכרזה
rule-others-value = { $value ->
        [may-not-pick] לא בוחרים
        [may-not-pick-or-call] לא בוחרים ולא מכריזים
       *[may-not-touch-or-call] לא נוגעים ולא מכריזים
    }
rule-wrong-call = הכרזה שגויה
rule-wrong-call-value = { $value ->
        [lose-point] מינוס נקודה
        [lock-out] המתנה עד שמישהו אחר יזכה בסט
        [wait] המתנה של כמה שניות
       *[nothing] בלי עונש
    }
rule-wait = המתנה אחרי הכרזה שגויה
rule-others-check = האחרים בודקים
rule-others-check-off = לא
rule-no-set = עוד שלושה קלפים
rule-more-cards = עוד קלפים
rule-no-set-value = { $value ->
        [all-agree] כשכולם מסכימים
        [at-once] מעצמם, ברגע שאין סט
       *[all-agree-or-long-time] כשכולם מסכימים, או לבקשת שחקן אחד אחרי זמן רב
    }
rule-silence = שתיקה נחשבת להסכמה אחרי
rule-long-time = ״זמן רב״
rule-widened = הקלפים הנוספים
rule-widened-value = { $value ->
        [not-replaced] לא מוחלפים כשנלקח הסט הבא
       *[replaced] מוחלפים כשנלקח הסט הבא
    }
rule-first-to = סוף הסיבוב
rule-first-to-value = { $count ->
        [0] כשהחפיסה ריקה ולא נשאר סט
        [1] בסט הראשון
        [2] כשלמישהו יש שני סטים
       *[other] כשלמישהו יש { $count } סטים
    }
rule-scoring = ניקוד
rule-scoring-value = { $value ->
        [point-per-set] נקודה לכל סט
        [point-per-set-minus-wrong-calls] נקודה לכל סט, פחות הכרזות שגויות
        [most-sets] מנצח מי שצבר הכי הרבה סטים
       *[point-per-card] נקודה לכל קלף
    }
rule-calling-find = כשרואים מציאה
rule-find-value = { $value ->
        [lock-out] המתנה עד המציאה הבאה של מישהו אחר
        [at-once] מעצמם, ברגע שאין מה למצוא
        [not-replaced] לא מוחלפים במציאה הבאה
        [replaced] מוחלפים במציאה הבאה
        [point-per-set] נקודה לכל מציאה
        [point-per-set-minus-wrong-calls] נקודה לכל מציאה, פחות הכרזות שגויות
       *[most-sets] מנצח מי שצבר הכי הרבה מציאות
    }
rule-first-to-finds = { $count ->
        [0] כשהחפיסה ריקה ואין יותר מה למצוא
        [1] במציאה הראשונה
        [2] כשלמישהו יש שתי מציאות
       *[other] כשלמישהו יש { $count } מציאות
    }
rule-rounds = אורך המשחק
rule-rounds-value = { $count ->
        [0] כל אחד מחלק פעם אחת
        [1] סיבוב אחד
        [2] שני סיבובים
       *[other] { $count } סיבובים
    }
rule-deal-within = זמן לחלוקה
rule-set-master = הדילר
rule-set-master-value = { $value ->
        [yes] צופה כסט־מאסטר
       *[no] גם משחק
    }
rule-seats = מקומות
rule-target = מה מחפשים
rule-target-value = { $value ->
        [set] סט
        [two-pairs] שני זוגות
        [six] שישייה
       *[four] רביעייה
    }
rule-features = מאפיינים
rule-values = ערכים לכל מאפיין
rule-grow = מוסיפים קלפים עד לכפולה של
rule-chain = קלפים מהמציאה הקודמת
rule-chain-value = { $count ->
        [0] לא נדרשים
        [1] בדיוק אחד
        [2] בדיוק שניים
       *[other] בדיוק { $count }
    }
rule-keep = הקלפים שנמצאו
rule-keep-value = { $value ->
        [taken] נלקחים
       *[until-all] נשארים עד שהכול נמצא
    }
rule-after-find = שאר הקלפים אחרי מציאה
rule-after-find-value = { $value ->
        [stay] נשארים במקומם
       *[shuffled] מחליפים מקומות
    }
rule-faces = הקלפים מונחים
rule-faces-value = { $value ->
        [up] גלויים
       *[down] הפוכים
    }
rule-boards = לוחות
rule-boards-value = { $value ->
        [shared] אחד לכולם
       *[own] לכל אחד משלו
    }
rule-deck-lasts = החפיסה
rule-deck-lasts-value = { $value ->
        [once] מחולקת פעם אחת
       *[endless] מעורבבת שוב כשהיא נגמרת
    }
rule-finds = כמה למצוא בסיבוב
rule-time = זמן לסיבוב
rule-no-limit = בלי הגבלה
rule-drawing = עיצוב הקלפים
rule-drawing-value = { $value ->
        [edition] כמו במהדורה
       *[fresh] אחר בכל סיבוב
    }
rule-alone = לבד, בלי סט בין 12 קלפים
rule-alone-value = { $value ->
        [loses] הפסד
       *[silent] –
    }
rule-quick-deck = קלפים בהתחלה מהירה
rule-quick-layout = על השולחן בהתחלה מהירה
rule-seconds-value = { $count ->
        [1] שנייה אחת
        [2] שתי שניות
       *[other] { $count } שניות
    }
rule-milliseconds-value = { $count ->
        [1] אלפית שנייה אחת
        [2] שתי אלפיות שנייה
       *[other] { NUMBER($count) } אלפיות שנייה
    }
# מתאים למילה ״מהדורה״.
edition-name = { $edition ->
        [english] אנגלית
        [italian] איטלקית
        [russian] רוסית
        [hebrew] עברית
       *[french] צרפתית
    }
variant-name = { $variant ->
        [full] משחק מלא
        [quick] התחלה מהירה
        [forever] Forever עם סט־מאסטר
        [solitaire] סוליטר
        [practice] אימון
        [quick-puzzle] חידה להתחלה מהירה
       *[daily] חידה יומית
    }
mode-name = { $mode ->
        [sprint-10] ספרינט 10
        [sprint-20] ספרינט 20
        [minutes-1] דקה אחת
        [minutes-2] שתי דקות
        [minutes-5] חמש דקות
        [first-steps] צעדים ראשונים
        [chain] שרשרת
        [whole-board] כל השולחן
        [restless] חסרי מנוחה
        [blind] על עיוור
        [two-pairs] שני זוגות
        [two-pairs-nine] שני זוגות מתשעה
        [two-pairs-chain] שני זוגות בשרשרת
        [five-features] חמישה מאפיינים
        [six] שישייה
        [fours] רביעיות
        [little-fours] רביעיות קטנות
        [little-fours-chain] רביעיות קטנות בשרשרת
        [fresh-paint] צבע טרי
       *[speed] מהירות
    }
mode-changed = { $mode }, עם שינויים
variant-borrowed =
    בחוברת { $edition ->
        [english] האנגלית
        [italian] האיטלקית
        [russian] הרוסית
        [hebrew] העברית
       *[french] הצרפתית
    } אין ״{ $variant }״; כאן משחקים לפי החוברת { $source ->
        [english] האנגלית
        [italian] האיטלקית
        [russian] הרוסית
        [hebrew] העברית
       *[french] הצרפתית
    }.
variant-of-the-house = אין ״{ $variant }״ באף חוברת; זה חוק בית.
editions-hint = לכתיבת מהדורה לקובץ שאפשר לערוך: tercet editions english > rules.toml

## Why something cannot be done

# פנייה לשחקן וצורות אחרי שם נכתבות כך שיתאימו לכולם: זוכה, טועה, מגלה, מחכה, ניצחת, תורך.
refusal-not-seated = זה אפשרי רק לשחקנים שליד השולחן. קודם צריך להצטרף למשחק.
refusal-already-seated = כבר יש לך מקום ליד השולחן הזה.
refusal-removed-by-host = המארח הוציא אותך מהשולחן הזה.
refusal-not-host = זה אפשרי רק למארח: { $host }.
refusal-nobody-there = אין אף אחד במקום הזה.
refusal-too-many-players = מספר השחקנים ליד השולחן: { NUMBER($players) }; מספר המקומות לפי החוקים האלה: { NUMBER($seats) }.
refusal-match-goes-on = משחק חוזר אפשרי רק אחרי סוף המשחק.
refusal-too-often =
    לא כל כך מהר! אפשר לנסות שוב בעוד { $seconds ->
        [1] שנייה אחת
        [2] שתי שניות
       *[other] { NUMBER($seconds) } שניות
    }.
refusal-table-full =
    { $seats ->
        [1] המקום היחיד תפוס.
        [2] שני המקומות תפוסים.
       *[other] כל { $seats } המקומות תפוסים.
    }
refusal-match-has-begun = אפשר לשנות את זה רק לפני החלוקה הראשונה.
refusal-already-dealt = הקלפים כבר חולקו.
refusal-not-the-dealer =
    התור לחלק הוא של { $dealer }. כל אחד יוכל לחלק בעוד { $seconds ->
        [1] שנייה אחת
        [2] שתי שניות
       *[other] { NUMBER($seconds) } שניות
    }.
refusal-too-few-players =
    כדי להתחיל צריך { $needed ->
        [1] שחקן אחד
        [2] שני שחקנים
       *[other] { $needed } שחקנים
    }, וכרגע יש { $players ->
        [1] רק אחד
        [2] רק שניים
       *[other] { $players }
    }.
refusal-not-dealt = הקלפים עדיין לא חולקו.
refusal-round-over = הסיבוב נגמר.
refusal-match-over = המשחק נגמר.
refusal-set-master-watches = הסט־מאסטר לא משחק בסיבוב הזה.
refusal-locked-out = הכרזה שגויה: צריך לחכות עד שמישהו אחר יזכה בסט.
refusal-locked-out-find = הכרזה שגויה: צריך לחכות למציאה הבאה של מישהו אחר.
refusal-locked-out-for =
    אחרי הטעות צריך לחכות עוד { $seconds ->
        [1] שנייה אחת
        [2] שתי שניות
       *[other] { NUMBER($seconds) } שניות
    }.
refusal-others-first = רגע: קודם האחרים יכולים להפוך קלפים.
refusal-too-early =
    בגלל ההשהיה שלך, אפשר להכריז רק בעוד { $seconds ->
        [1] שנייה אחת
        [2] שתי שניות
       *[other] { NUMBER($seconds) } שניות
    }.
refusal-call-stands =
    ההכרזה של { $caller } הקדימה את שלך { $seconds ->
        [1] בשנייה אחת
        [2] בשתי שניות
       *[other] ב־{ NUMBER($seconds) } שניות
    }.
refusal-already-called = כבר הכרזת: עכשיו בוחרים את הקלפים.
refusal-photo-finish = פוטו־פיניש…
refusal-being-checked = הקלפים האלה בבדיקה. רק רגע…
refusal-nothing-to-check = אין לך מה לבדוק כרגע.
refusal-voted-already = כבר ענית.
refusal-call-first = קודם מכריזים ״סט!״, ואז בוחרים.
refusal-claim-without-calling = בשולחן הזה לא צריך להכריז: פשוט בוחרים את הקלפים.
refusal-not-on-table = הקלף הזה כבר לא על השולחן: { $card }.
refusal-found-before = הקלפים האלה כבר נמצאו.
refusal-said-already = כבר אמרת את זה.
refusal-set-is-certain =
    { $cards ->
        [1] בקלף שעל השולחן בטוח יש סט.
        [2] בין שני הקלפים שעל השולחן בטוח יש סט.
       *[other] בין { $cards } הקלפים שעל השולחן בטוח יש סט.
    }
refusal-no-more-cards = אין בשולחן הזה עוד קלפים להוסיף.
refusal-cards-come-at-once = יש סט על השולחן! כשאין, מתווספים כאן קלפים מעצמם.
refusal-find-is-certain =
    { $cards ->
        [1] בקלף שעל השולחן בטוח יש מה למצוא.
        [2] בין שני הקלפים שעל השולחן בטוח יש מה למצוא.
       *[other] בין { $cards } הקלפים שעל השולחן בטוח יש מה למצוא.
    }
refusal-finds-come-at-once = יש מה למצוא על השולחן! כשאין, מתווספים כאן קלפים מעצמם.
refusal-wrong-count = כאן בוחרים { NUMBER($needed) } קלפים, ולא { NUMBER($cards) }.
refusal-not-chained =
    { $needed ->
        [1] בדיוק אחד מהקלפים צריך להיות מהמציאה הקודמת.
        [2] בדיוק שניים מהקלפים צריכים להיות מהמציאה הקודמת.
       *[other] בדיוק { $needed } מהקלפים צריכים להיות מהמציאה הקודמת.
    }
refusal-turn-cards = כאן הקלפים הפוכים: הופכים אותם אחד אחד.
refusal-nothing-is-down = כאן הקלפים גלויים: אין מה להפוך.
refusal-cannot-turn = אי אפשר להפוך את הקלף הזה עכשיו.
refusal-finished = כבר סיימת את הסיבוב הזה.
refusal-older-table = השולחן הזה נפתח בגרסה ישנה יותר. לחוקים האלה צריך לפתוח שולחן חדש.
refusal-same-for-all = באתגר הקלפים והחוקים זהים לכולם.

## What happens at a table

# Stands where a name would: of a player whose data were deleted.
deleted-player = שחקן שנמחק
event-opened = השולחן פתוח.
# $who is “you” where the sentence is about the reader; only the other variant names the player.
event-sat =
    { $who ->
        [you] הצטרפת לשולחן.
       *[other] { $name } עכשיו ליד השולחן.
    }
event-left =
    { $who ->
        [you] עזבת את השולחן.
       *[other] { $name } כבר לא ליד השולחן.
    }
event-away =
    { $who ->
        [you] החיבור שלך נותק.
       *[other] החיבור של { $name } נותק.
    }
event-back =
    { $who ->
        [you] החיבור שלך חזר.
       *[other] החיבור של { $name } חזר.
    }
event-handicapped =
    { $who ->
        [you] בהתחלה יש לך { $points ->
            [1] נקודה אחת
            [2] שתי נקודות
           *[other] { NUMBER($points) } נקודות
        }, ואפשר להכריז רק { $seconds ->
            [1] שנייה אחת
            [2] שתי שניות
           *[other] { NUMBER($seconds) } שניות
        } אחרי שמופיעים קלפים חדשים.
       *[other] { $name }: בהתחלה { $points ->
            [1] נקודה אחת
            [2] שתי נקודות
           *[other] { NUMBER($points) } נקודות
        }, והכרזה אפשרית רק { $seconds ->
            [1] שנייה אחת
            [2] שתי שניות
           *[other] { NUMBER($seconds) } שניות
        } אחרי שמופיעים קלפים חדשים.
    }
event-contributed =
    { $who ->
        [you] הוספת אקראיות לערבוב.
       *[other] האקראיות של { $name } נוספה לערבוב.
    }
event-countdown = מוכנים? הקלפים יגיעו בעוד 3 שניות.
event-dealt =
    { $who ->
        [you] סיבוב { NUMBER($round) }: חילקת { $cards ->
            [1] קלף אחד
            [2] שני קלפים
           *[other] { $cards } קלפים
        }.
       *[other] סיבוב { NUMBER($round) }, הדילר { $name }: { $cards ->
            [1] קלף אחד
            [2] שני קלפים
           *[other] { $cards } קלפים
        }.
    }
event-call-held =
    { $who ->
        [you] הכרזת ״סט!״ פוטו־פיניש…
       *[other] { $name }: ״סט!״ פוטו־פיניש…
    }
event-called =
    { $who ->
        [you] הכרזת ״סט!״
       *[other] { $name }: ״סט!״
    }
event-beaten =
    { $who ->
        [you] ההכרזה שלך איחרה { $milliseconds ->
            [1] באלפית שנייה אחת
            [2] בשתי אלפיות שנייה
           *[other] ב־{ NUMBER($milliseconds) } אלפיות שנייה
        }.
       *[other] ההכרזה של { $name } איחרה { $milliseconds ->
            [1] באלפית שנייה אחת
            [2] בשתי אלפיות שנייה
           *[other] ב־{ NUMBER($milliseconds) } אלפיות שנייה
        }.
    }
event-claimed =
    { $who ->
        [you] בחרת: { $cards }. האחרים בודקים.
       *[other] הבחירה של { $name }: { $cards }. נכון או לא נכון?
    }
event-voted =
    { $who ->
        [you] התשובה שלך נקלטה.
       *[other] התשובה של { $name } נקלטה.
    }
event-vote-own =
    { $correct ->
        [yes] צדקת.
       *[no] טעית.
    }
event-votes =
    { $correct ->
        [yes] תשובה נכונה: { $names }.
       *[no] תשובה שגויה: { $names }.
    }
event-no-votes = אין תשובות.
event-taken =
    { $who ->
        [you] זכית בסט: { $cards }.
       *[other] { $name } זוכה בסט: { $cards }.
    }
event-found =
    { $who ->
        [you] מצאת סט: { $cards }.
       *[other] { $name } מגלה סט: { $cards }.
    }
event-wrong-cards =
    { $who ->
        [you] טעית. זה לא סט: { $cards }.
       *[other] { $name } טועה. זה לא סט: { $cards }.
    }
event-wrong-time =
    { $who ->
        [you] מאוחר מדי: לא בחרת קלפים בזמן.
       *[other] מאוחר מדי: נגמר הזמן של { $name } לבחור קלפים.
    }
event-lost-point =
    { $who ->
        [you] ירדה לך נקודה.
       *[other] { $name }: ירדה נקודה.
    }
event-locked-out =
    { $who ->
        [you] צריך לחכות עד שמישהו אחר יזכה בסט.
       *[other] { $name } בהמתנה עד שמישהו אחר יזכה בסט.
    }
event-locked-out-find =
    { $who ->
        [you] צריך לחכות למציאה הבאה של מישהו אחר.
       *[other] { $name } בהמתנה למציאה הבאה של מישהו אחר.
    }
event-waits =
    { $who ->
        [you] צריך לחכות { $seconds ->
            [1] שנייה אחת
            [2] שתי שניות
           *[other] { NUMBER($seconds) } שניות
        }.
       *[other] { $name } בהמתנה של { $seconds ->
            [1] שנייה אחת
            [2] שתי שניות
           *[other] { NUMBER($seconds) } שניות
        }.
    }
event-freed = כולם יכולים שוב להכריז.
event-wait-ended =
    { $who ->
        [you] חזרת למשחק.
       *[other] { $name } שוב במשחק.
    }
event-said-no-set =
    { $who ->
        [you] אמרת: ״אין סט״.
       *[other] { $name }: ״אין סט״.
    }
event-said-nothing =
    { $who ->
        [you] אמרת: ״אין מה למצוא״.
       *[other] { $name }: ״אין מה למצוא״.
    }
event-widened-all = כולם מסכימים: עוד שלושה קלפים.
event-widened-silence = אין מתנגדים: עוד שלושה קלפים.
event-widened-long-time = זמן רב לא נמצא סט: עוד שלושה קלפים.
event-widened-at-once = לא היה סט: עוד שלושה קלפים.
event-round-ended-no-set-left = הסיבוב נגמר: החפיסה ריקה ולא נשאר סט.
event-round-ended-agreed = הסיבוב נגמר: החפיסה ריקה, וכולם מסכימים שלא נשאר סט.
event-round-ended-first-to =
    { $who ->
        [you] הסיבוב נגמר: הגעת למספר הסטים הדרוש.
       *[other] הסיבוב נגמר: אצל { $name } יש מספיק סטים.
    }
event-round-ended-all-found = מצאת את כל הסטים.
event-round-ended-stuck =
    לא נשאר סט. מצאת { $sets ->
        [1] סט אחד
        [2] שני סטים
       *[other] { $sets } סטים
    }, { $cards ->
        [1] ונשאר קלף אחד
        [2] ונשארו שני קלפים
       *[other] ונשארו { $cards } קלפים
    }.
event-round-ended-overlooked = דווקא היה סט: { $cards }.
event-host-changed =
    { $who ->
        [you] ניהול השולחן עבר אליך.
       *[other] המארח עכשיו: { $name }.
    }
event-removed =
    { $who ->
        [you] המארח הוציא אותך מהשולחן.
       *[other] המארח הוציא מהשולחן את { $name }.
    }
event-renamed =
    { $who ->
        [you] השם החדש שלך: { $name }.
       *[other] השם החדש של { $old }: { $name }.
    }
# In place of a new name, when a player was deleted while sitting at the table.
event-forgotten = השם של אחד השחקנים נמחק.
event-rules-changed = חוקים חדשים: מהדורה { $edition }, { $variant }.
event-find =
    { $who ->
        [you] מצאת { $target ->
            [two-pairs] שני זוגות
            [six] שישייה
           *[four] רביעייה
        }: { $cards }.
       *[other] { $name } מגלה { $target ->
            [two-pairs] שני זוגות
            [six] שישייה
           *[four] רביעייה
        }: { $cards }.
    }
event-not-find =
    { $who ->
        [you] טעית. { $target ->
            [two-pairs] אלה לא שני זוגות
            [six] זו לא שישייה
           *[four] זו לא רביעייה
        }: { $cards }.
       *[other] { $name } טועה. { $target ->
            [two-pairs] אלה לא שני זוגות
            [six] זו לא שישייה
           *[four] זו לא רביעייה
        }: { $cards }.
    }
event-scored =
    { $who ->
        [you] { $target ->
            [set] מצאת סט.
            [two-pairs] מצאת שני זוגות.
            [six] מצאת שישייה.
           *[four] מצאת רביעייה.
        }
       *[other] { $target ->
            [set] { $name } מגלה סט.
            [two-pairs] { $name } מגלה שני זוגות.
            [six] { $name } מגלה שישייה.
           *[four] { $name } מגלה רביעייה.
        }
    }
event-finished =
    { $who ->
        [you] סיימת!
       *[other] { $name } כבר בקו הסיום.
    }
event-wrong-own =
    { $who ->
        [you] טעית.
       *[other] { $name } טועה.
    }
event-replaced = לא נשאר מה למצוא: הנה קלפים חדשים.
event-rearranged = הקלפים מחליפים מקומות.
event-turned =
    { $who ->
        [you] הפכת קלף: { $card }.
       *[other] { $name } מגלה קלף: { $card }.
    }
event-turns-ended =
    { $who ->
        [you] הפעם זה לא הלך.
       *[other] { $name }: לא הפעם.
    }
event-turned-back = הקלפים שוב הפוכים.
event-grown =
    { $count ->
        [1] לא היה מה למצוא: עוד קלף אחד.
        [2] לא היה מה למצוא: עוד שני קלפים.
       *[other] לא היה מה למצוא: עוד { $count } קלפים.
    }
event-grown-all =
    { $count ->
        [1] כולם מסכימים: עוד קלף אחד.
        [2] כולם מסכימים: עוד שני קלפים.
       *[other] כולם מסכימים: עוד { $count } קלפים.
    }
event-grown-silence =
    { $count ->
        [1] אין מתנגדים: עוד קלף אחד.
        [2] אין מתנגדים: עוד שני קלפים.
       *[other] אין מתנגדים: עוד { $count } קלפים.
    }
event-grown-long-time =
    { $count ->
        [1] זמן רב לא נמצא דבר: עוד קלף אחד.
        [2] זמן רב לא נמצא דבר: עוד שני קלפים.
       *[other] זמן רב לא נמצא דבר: עוד { $count } קלפים.
    }
event-round-ended-nothing-left = הסיבוב נגמר: החפיסה ריקה ולא נשאר מה למצוא.
event-round-ended-nothing-agreed = הסיבוב נגמר: החפיסה ריקה, וכולם מסכימים שלא נשאר מה למצוא.
event-round-ended-time-up = הסיבוב נגמר: תם הזמן.
event-round-ended-finds-made = הסיבוב נגמר: זו הייתה המציאה האחרונה.
event-round-ended-all-finished = הסיבוב נגמר: כולם סיימו.
event-mode-chosen = חוקים חדשים: { $mode }.
event-asked-for-all-cards =
    { $who ->
        [you] ההצעה שלך: להמשיך עם כל הקלפים.
       *[other] ההצעה של { $name }: להמשיך עם כל הקלפים.
    }
event-rematch = משחק חוזר! מתחילים מחדש.
event-emoted =
    { $who ->
        [you] אמרת: { $words }
       *[other] { $name }: { $words }
    }
event-match-won =
    { $who ->
        [you] { $count ->
            [1] ניצחת!
           *[other] תיקו! ניצחת יחד עם { $names }.
        }
       *[other] { $count ->
            [1] הניצחון של { $names }!
           *[other] תיקו! הניצחון משותף: { $names }.
        }
    }
emote-words = { $emote ->
        [hello] שלום!
        [well-done] כל הכבוד!
        [thanks] תודה!
        [oops] אופס!
        [so-close] היה קרוב!
        [thinking] חושבים…
        [good-game] משחק יפה!
       *[bye] להתראות!
    }
event-alone-won = ניצחת!
event-alone-lost = הפסדת.

## The program

# הסימן U+200E שומר על סדר התווים סביב אפשרויות כמו --lang וסביב JSON.
usage-unknown-argument = ארגומנט לא מוכר: ״{ "\u200E" }{ $argument }{ "\u200E" }״.
usage-missing-argument = חסר הארגומנט { "\u200E" }{ $argument }{ "\u200E" }.
usage-missing-command = לא צוינה פקודה.
usage-unknown-command = פקודה לא מוכרת: ״{ $command }״.
usage-invalid-value = הערך ״{ $value }״ לא תקין עבור { "\u200E" }{ $argument }{ "\u200E" }; הערכים האפשריים: { $possible }.
usage-bad-value = הערך ״{ $value }״ לא תקין עבור { "\u200E" }{ $argument }{ "\u200E" }.
usage-not-utf8 = אחד הארגומנטים אינו טקסט UTF-8.
usage-conflict = אי אפשר לשלב את { "\u200E" }{ $argument }{ "\u200E" } עם { "\u200E" }{ $other }{ "\u200E" }.
usage-hint = לעזרה: { $command } --help
file-unreadable = אי אפשר לקרוא את { "\u200E" }{ $file }{ "\u200E" }: { $reason }.
file-unwritable = אי אפשר לכתוב אל { "\u200E" }{ $file }{ "\u200E" }: { $reason }.
file-empty = הקובץ { "\u200E" }{ $file }{ "\u200E" } ריק.
file-not-utf8 = הקובץ { "\u200E" }{ $file }{ "\u200E" } אינו טקסט UTF-8.
file-too-long = הקובץ { "\u200E" }{ $file }{ "\u200E" } ארוך מדי; הגבול בבתים: { NUMBER($most) }.
file-bad-card = { "\u200E" }{ $file }{ "\u200E" }: { $reason }
file-bad-rules = הקובץ { "\u200E" }{ $file }{ "\u200E" } אינו קובץ חוקים: { $reason }
file-bad-config = הקובץ { "\u200E" }{ $file }{ "\u200E" } אינו קובץ הגדרות: { $reason }
config-unknown-key = בקובץ { "\u200E" }{ $file }{ "\u200E" } יש אפשרות לא מוכרת, ״{ "\u200E" }{ $key }{ "\u200E" }״; אולי הכוונה ל־״{ "\u200E" }{ $nearest }{ "\u200E" }״?
config-header = ההגדרות של ״{ "\u200E" }tercet serve{ "\u200E" }״. משתנה סביבה גובר על שורה בקובץ הזה, ואפשרות בשורת הפקודה גוברת על שניהם. שורות שהן הערות מראות את ערכי ברירת המחדל.
input-not-utf8 = שורה { NUMBER($line) } אינה טקסט UTF-8.
input-line-too-long = שורה { NUMBER($line) } ארוכה מדי; הגבול בבתים: { NUMBER($most) }.
input-line = שורה { NUMBER($line) }: { $reason }
input-empty = לא צוינו קלפים. אפשר לציין אותם, לדוגמה ״tercet find 1srd 2srd 3srd״, או לתת פריסה אחת בכל שורה של הקלט הסטנדרטי.
find-none =
    { $count ->
        [0] אין קלפים, ולכן אין סט.
        [1] קלף אחד לעולם אינו סט.
        [2] שני קלפים לעולם אינם סט.
       *[other] אין סט בין { $count } הקלפים האלה.
    }
referee-not-an-object = זו לא פקודה כמו { "\u200E" }{"{"}"at":0,"by":"ann","do":"sit"{"}"}{ "\u200E" }: { $reason }
referee-time-goes-back = ב״at״ כתוב { NUMBER($at) }, אבל קודם היה { NUMBER($last) }; הזמן לא יכול לחזור אחורה.
referee-needs = עבור ״{ $action }״ צריך ״{ $field }״.
referee-unknown-action = הערך ״{ $action }״ ב״do״ לא מוכר; הערכים האפשריים: { $possible }.
play-hint-call = ״s״ – הכרזת ״סט!״, ואחריה שלושה מספרים כמו ״1 5 9״ – בחירת קלפים.
play-hint-claim = שלושה מספרים כמו ״1 5 9״ – בחירת קלפים, בלי להכריז.
play-hint-no-set = ״n״ – אין סט.
play-hint-vote = אחרי בחירה של מישהו אחר: ״1״ – נכון, ״2״ – לא נכון.
play-hint-leave = ״?״ – כל הפקודות; ״q״ – יציאה.
play-claims-count = כאן פשוט מקלידים { NUMBER($count) } מספרים, בלי להכריז.
play-turn = כאן מקלידים מספר של קלף כדי להפוך אותו, קלף אחד בכל פעם.
play-cards = קלפים על השולחן (נשארו בחפיסה: { NUMBER($deck) }):
play-score =
    { $who ->
        [you] הניקוד שלך: { NUMBER($score) }
       *[other] { $name }: { NUMBER($score) }
    }
play-pick-now =
    צריך להקליד את המספרים של שלושה קלפים בתוך { $seconds ->
        [1] שנייה אחת
        [2] שתי שניות
       *[other] { NUMBER($seconds) } שניות
    }.
play-not-understood = ״{ $text }״ לא מובן.
play-no-such-card = אין כאן קלף מספר { NUMBER($number) }.
play-left = עזבת את השולחן.
play-bot-model = קצב הבוטים הוא אומדן של הקצב שבו אנשים משחקים.

## The odds

percent = { $number }%
odds-title = { NUMBER($cards) } מתוך { NUMBER($deck) } קלפים
odds-cards = קלפים
odds-layouts = פריסות
odds-set-free = בלי סט
odds-classes = מחלקות
odds-no-set = אין סט
odds-one-in = אחת מתוך
odds-exactly = בדיוק
odds-sets = סטים
odds-chance = סיכוי
odds-mean = סטים בממוצע
odds-certain = בין { NUMBER($cards) } קלפים או יותר תמיד יש סט.
odds-classes-note = פריסות שסימטריה של החפיסה מעבירה זו לזו נחשבות למחלקה אחת.
odds-mode-mean = בממוצע אפשר למצוא
odds-mode-nothing = אין מה למצוא
odds-mode-simulated = פריסות בהדמיה
odds-mode-certain = בין { NUMBER($cards) } קלפים או יותר תמיד יש מה למצוא.
odds-too-many = בחפיסה של { NUMBER($deck) } קלפים אפשר לשאול כאן על { NUMBER($most) } קלפים לכל היותר, ולא על { NUMBER($cards) }.
plot-format = תרשים נכתב לקובץ ששמו מסתיים ב־{ "\u200E" }.svg או ב־{ "\u200E" }.png, ולא אל { "\u200E" }{ $file }{ "\u200E" }.
plot-no-set = מה הסיכוי שאין סט?
plot-by-sets = כמה סטים יש ב־{ NUMBER($cards) } מתוך { NUMBER($deck) } קלפים?
plot-left = קלפים שנשארו בסוף
plot-by-place = אין סט בין { NUMBER($cards) } קלפים
plot-cards-on-table = קלפים על השולחן
plot-cards-left = קלפים שנשארו
plot-cards-in-deck = קלפים שעוד בחפיסה
plot-fresh = חלוקה ראשונה: { $percent }
simulate-title = משחקים: { $games }; מהדורה { $edition }, { $variant } (גרעין { $seed })
simulate-rate = שיעור
simulate-interval = רווח סמך 99%
simulate-exact = במדויק
simulate-first-deal = אין סט בחלוקה הראשונה
simulate-no-set = אין סט בין { NUMBER($cards) } קלפים
simulate-won = ניצחונות
simulate-left = קלפים שנשארו
simulate-games = משחקים
simulate-in-deck = בחפיסה
simulate-speed = משחקים בשנייה: { $games } (תהליכונים: { NUMBER($threads) })
simulate-stopped = נעצר. משחקים שהסתיימו: { $games } מתוך { $asked }.
simulate-puzzle = ״{ $variant }״ היא חידה, ולא מחלקים בה קלפים; הערכים האפשריים: { $possible }.
seed-number = ״{ $text }״ אינו גרעין; גרעין כאן הוא מספר שלם עד 18446744073709551615, עשרוני או הקסדצימלי עם 0x, לדוגמה 42 או 0x2a.
date-form = ״{ $text }״ אינו תאריך; תאריך הוא שנה, חודש ויום, לדוגמה { "\u200E" }2026-01-31.
date-no-such-day = אין יום כזה: { "\u200E" }{ $date }{ "\u200E" }. אפשר לבחור תאריכים מ־{ "\u200E" }0001-01-01 עד { "\u200E" }9999-12-31.
date-too-late = החל מ־{ "\u200E" }{ $date } נשארו פחות ימים מהמבוקש ({ $count }); לוח השנה כאן מסתיים ב־{ "\u200E" }9999-12-31.
puzzle-of-day = החידה של { "\u200E" }{ $date }
puzzle-drawn = חידה { $number } של הגרעין { $seed }
puzzle-facts =
    סטים: { NUMBER($sets) }. שחקן מזדמן מוצא את הראשון בתוך { $seconds ->
        [1] שנייה אחת
        [2] שתי שניות
       *[other] { NUMBER($seconds) } שניות
    } בערך (אומדן).

## What the booklets claim

claim-line =
    { $count ->
        [1] מהדורה { $editions }: { $statement }
       *[other] מהדורות { $editions }: { $statement }
    }
claim-about = בין { NUMBER($cards) } קלפים יש סט בכ־{ $percent } מהמקרים.
claim-over = בין { NUMBER($cards) } קלפים יש סט ביותר מ־{ $percent } מהמקרים.
claim-left = בסוף עשויים להישאר שישה או תשעה קלפים.
claim-cards = יש { NUMBER($cards) } קלפים, וכולם שונים.
claim-quick = בלי אחד המאפיינים משחקים ב־{ NUMBER($cards) } קלפים.
claim-puzzle = תשעה קלפים בלי מאפיין המילוי הם חידה שבה { NUMBER($sets) } סטים.
claim-verdict = { $verdict ->
        [true] נכון.
        [fresh] נכון בחלוקה הראשונה, לא במהלך המשחק.
        [mostly] נכון ברוב המשחקים, לא בכולם.
       *[false] לא נכון.
    }
truth-fresh = בחלוקה הראשונה: { $percent }, בדיוק { "\u200E" }{ $fraction }{ "\u200E" }.
truth-in-play = במהלך המשחק, כשלוקחים סטים שוב ושוב: { $percent } (מ־{ $low } עד { $high }).
truth-left = כך מסתיימים { $percent } מהמשחקים (מ־{ $low } עד { $high }). מספר הקלפים שנשארים במשחקים האחרים: { $others }. לעולם לא נשארים בדיוק 3.
truth-left-share = { NUMBER($cards) } ({ $percent })
truth-cards = { "\u200E" }{ $product } = { NUMBER($cards) }{ "\u200E" }. יש ביניהם { NUMBER($sets) } סטים, וכל שני קלפים שייכים לסט אחד בדיוק.
truth-puzzle = מכל הפריסות האלה של תשעה קלפים, ב־{ $percent } יש בדיוק { NUMBER($sets) } סטים ({ "\u200E" }{ $fraction }{ "\u200E" }); הממוצע הוא { $mean }.
claims-note = החלוקה הראשונה מחושבת במדויק. המשחקים הורצו בהדמיה: { $games } משחקים, תמיד אותם משחקים, עם רווחי סמך של 99%.

## Help on the command line

help-tercet = משחק הקלפים SET לפי חמש חוברות החוקים שלו. ללא קשר למוציאים לאור של המשחק.
help-usage = שימוש:
help-commands = פקודות:
help-arguments = ארגומנטים:
help-options = אפשרויות:
help-example = דוגמה:
help-default = ברירת מחדל:
help-lang = שפה: en, fr, he, it או ru; אחרת לפי הגדרות המערכת
help-json = פלט בפורמט JSON
help-help = הצגת העזרה הזאת
help-version = הצגת גרסת התוכנה
help-check = בדיקה אם שלושה קלפים הם סט: ארבע התשובות וההכרעה; קוד יציאה 0 אם זה סט, 1 אם לא, 2 אם הקלט שגוי
help-check-cards = שלושה קלפים, למשל 1srd 2srd 3srd
help-check-edition = המהדורה שלפיה נקבעים המילים והציורים
help-find = מציאת כל הסטים בין קלפים, לפי סדר הפריסה
help-find-cards = הקלפים של פריסה אחת; בלעדיהם, פריסה אחת בכל שורה של הקלט הסטנדרטי
help-editions = השוואה בין חמש המהדורות, או מהדורה אחת כקובץ TOML לעריכה
help-editions-name = המהדורה שתיכתב כקובץ חוקים
help-editions-variant = הגרסה שתיכתב
help-deal = הצגת החפיסה של סיבוב, לפי סדר החלוקה, מתוך הגרעין של השולחן
help-deal-seed = הגרעין של השולחן: 1 עד 64 ספרות הקסדצימליות
help-deal-round = מספר הסיבוב במשחק
help-deal-round-seed = הגרעין של הסיבוב עצמו, כפי שהוא מוצג אחרי הסיבוב, במקום זה של השולחן
help-deal-mix = תוספת של מקום לערבוב, בצורה SEAT:HEX, כשהמקומות נספרים מ־0; אפשר לציין כמה פעמים
help-deal-edition = המהדורה שאת החפיסה שלה מחלקים
help-deal-variant = גרסת המשחק
help-referee = הפעלת שולחן בקלט ובפלט הסטנדרטיים, אובייקט JSON אחד בכל שורה, לתוכנות בכל שפה
help-referee-edition = המהדורה שבה משחקים
help-referee-variant = גרסת המשחק
help-referee-rules = קובץ חוקים ב־TOML או ב־JSON, במקום מהדורה וגרסה
help-referee-seed = הגרעין של השולחן: 1 עד 64 ספרות הקסדצימליות; בלעדיו, גרעין אקראי
help-referee-deck = קובץ עם הקלפים של הסיבוב הראשון לפי סדר החלוקה; בסיבובים הבאים מערבבים
help-play = משחק במסוף הזה: נגד בוטים, לבד, או ליד שולחן בשרת
help-play-edition = המהדורה שבה משחקים
help-play-variant = גרסת המשחק
help-play-rules = קובץ חוקים ב־TOML או ב־JSON, במקום מהדורה וגרסה
help-play-seed = הגרעין של השולחן, כדי לשחק שוב באותם קלפים
help-play-bots = נגד כמה בוטים לשחק
help-play-level = רמת הבוטים
help-play-name = השם שלך ליד השולחן

serve-open = השרת של Tercet פועל בכתובת { "\u200E" }{ $url }{ "\u200E" }
serve-data = הנתונים נשמרים בתיקייה { "\u200E" }{ $folder }{ "\u200E" }. לעצירה: Ctrl-C.
serve-stopped = השרת של Tercet נעצר. כל מה שאושר נשמר.
serve-port-taken = תוכנה אחרת כבר מאזינה בכתובת { "\u200E" }{ $address }{ "\u200E" }: צריך לעצור אותה או לבחור פורט אחר, לדוגמה { "\u200E" }--listen 127.0.0.1:8081{ "\u200E" }.
serve-cannot-listen = אי אפשר להאזין בכתובת { "\u200E" }{ $address }{ "\u200E" }: { $reason }. כתובת נכתבת כך: { "\u200E" }127.0.0.1:8080{ "\u200E" }.
serve-no-data-folder = במערכת הזאת אין תיקיית נתונים רגילה: צריך לציין תיקייה עם { "\u200E" }--data{ "\u200E" }.
backup-done = הגיבוי מוכן: { "\u200E" }{ $file }{ "\u200E" }
verify-right =
    הכול תקין: { $rounds ->
        [1] סיבוב אחד
        [2] שני סיבובים
       *[other] { $rounds } סיבובים
    }, { $records ->
        [1] רשומה אחת
        [2] שתי רשומות
       *[other] { NUMBER($records) } רשומות
    }; { $rounds ->
        [1] הגרעין שהובטח, הערבוב, כל האירועים והניקוד
        [2] הגרעינים שהובטחו, הערבובים, כל האירועים והניקוד
       *[other] הגרעינים שהובטחו, הערבובים, כל האירועים והניקוד
    }.
verify-wrong = שורה { NUMBER($line) } שגויה: { $reason }
verify-no-replay = הקובץ { "\u200E" }{ $file }{ "\u200E" } אינו הקלטה של משחק: { $reason }
verify-signed = החתימה תקפה: דבר לא השתנה מאז שהשרת חתם.
verify-unsigned = ההקלטה עומדת בחוקים אבל אינה חתומה: הזמנים, השמות והמזהים אינם מוכחים.
verify-unchecked = ההקלטה עומדת בחוקים; החתימה לא נבדקה: צריך לציין { "\u200E" }--key{ "\u200E" } או { "\u200E" }--server{ "\u200E" }.
verify-forged = החתימה אינה תקפה: השתנה משהו שהחוקים אינם בודקים, כמו זמן, שם או מזהה, או ששרת אחר חתם.
key-now = מפתח החתימה הנוכחי: { "\u200E" }{ $key }{ "\u200E" }
key-old = מפתח חתימה קודם: { "\u200E" }{ $key }{ "\u200E" }
audit-damaged = { "\u200E" }{ $stream }{ "\u200E" }, רשומה { NUMBER($entry) } פגומה: { $reason }
audit-other-hash = הגיבוב שלה אינו תואם את התוכן שלה ואת הרשומות שלפניה.
audit-no-hash = אין לה גיבוב, אף שלרשומה שלפניה יש.
audit-missing = הרשומות שלפניה חסרות.
audit-unreadable = אי אפשר לקרוא אותה: { "\u200E" }{ $detail }{ "\u200E" }
audit-against-rules = לפי החוקים היא אינה נובעת מהרשומות שלפניה: { "\u200E" }{ $detail }{ "\u200E" }
audit-counts = שולחנות: { NUMBER($tables) }; שחקנים: { NUMBER($players) }; רשומות: { NUMBER($entries) }; סיבובים שהסתיימו ונבדקו מחדש: { NUMBER($rounds) }.
audit-unchained = רשומות ישנות בלי גיבוב משלהן: { NUMBER($entries) }.
audit-redacted = רשומות ששם נמחק מהן או הועבר: { NUMBER($entries) }.
audit-newer = שולחנות של גרסה חדשה יותר, שבהם נבדק רק הגיבוב: { NUMBER($tables) }.
audit-right = לא נמצא שום פגם.
audit-wrong = רשומות פגומות: { NUMBER($count) }. השרת דוחה את השולחנות האלה ומשרת את האחרים; את החסר אפשר לשחזר מגיבוי.
# The id of a player, and how many names of that player there were.
forget-done = { "\u200E" }{ $player }{ "\u200E" } – שמות שנמחקו: { NUMBER($names) }.
forget-moved = רשומות של גרסאות קודמות שמעכשיו אפשר למחוק את השמות שבהן: { NUMBER($records) }.
forget-clean = השמות של השחקנים האלה כבר לא שמורים כאן. כדאי לשמור את רשימת המזהים שלהם: שחזור מגיבוי מחזיר את השמות.
forget-damaged = השמות בשולחנות הפגומים נשארו כפי שהם: צריך לשחזר את השולחנות האלה מגיבוי ולהריץ שוב.
projections-rebuilt = משחקים בטבלאות: { NUMBER($runs) }. משחקים אחרים: { NUMBER($matches) }. שולחנות שנקראו: { NUMBER($tables) }.
ratings-family = { $family ->
        [speed] מהירות
        [two-pairs] שני זוגות
        [six] שישייה
        [four] רביעיות
       *[calling] קלאסי
    }
ratings-rating = דירוג
ratings-finds = מציאות
ratings-provisional = זמני
ratings-counted = משחקים שנספרו: { NUMBER($matches) }. הקלטות שנקראו: { NUMBER($replays) }.
ratings-wrong-replay = ההקלטה { "\u200E" }{ $file }{ "\u200E" } אינה לפי החוקים: { $reason }
pace-bot = { $name } (בוט, { $level })
pace-seconds = זמנים בשניות
pace-finds = כמות
pace-least = הכי מהיר
pace-half = המחצית האמצעית
pace-most = הכי איטי
pace-features = מאפיינים שונים: { NUMBER($features) }
pace-reaction = מקלפים חדשים עד הכרזה
pace-pick = מהכרזה עד בחירה
pace-choice = בחירות מתוך כמה מציאות: { NUMBER($boards) }. מקום המציאה שנבחרה: { $ease } (0 – הכי מעט מאפיינים שונים, 1 – הכי הרבה, 0.5 – במקרה). ראשונה לפי סדר הקלפים: { $first } (במקרה: { $chance }).
pace-note = אלה נתונים, לא פסק דין.
pace-none = אין מציאות בהקלטה הזאת.
flaw-not-opened = הקלטה צריכה להתחיל בפתיחת השולחן.
flaw-no-command = ברשומה הזאת אין פקודה.
flaw-time-goes-back = הזמן חוזר אחורה.
flaw-broken-commitment = הגרעין של סיבוב { NUMBER($round) } אינו זה שהובטח.
flaw-refused = החוקים אינם מתירים את הפקודה הזאת.
flaw-other-events = אירוע { NUMBER($event) } ברשומה הזאת אינו נובע מהחוקים.
flaw-version = ההקלטה הזאת נוצרה בגרסה אחרת של Tercet.
flaw-position = הקלפים האלה לא היו מונחים כך על השולחן.
flaw-score = הניקוד של { $name } אינו תואם את האירועים שנרשמו.
flaw-scores = חסר הניקוד של אחד השחקנים.
flaw-name = השם { $name } אינו תואם את הרשומה.
help-serve = הפעלת שרת: שולחנות שמצטרפים אליהם דרך קישור, מהדפדפן, מהמסוף או מתוכנות
help-serve-listen = הכתובת והפורט להאזנה; גם { "\u200E" }TERCET_LISTEN{ "\u200E" }
help-serve-data = תיקיית הנתונים; אחרת, המקום שבו המערכת שומרת נתונים של תוכנות; גם { "\u200E" }TERCET_DATA{ "\u200E" }
help-serve-base-path = הנתיב של השרת מאחורי פרוקסי, לדוגמה { "\u200E" }/tercet{ "\u200E" }; גם { "\u200E" }TERCET_BASE_PATH{ "\u200E" }
help-serve-origin = אתר נוסף, מלבד זה של השרת, שרשאי להשתמש בו, לדוגמה { "\u200E" }https://example.org{ "\u200E" }; אפשר לציין כמה פעמים; גם { "\u200E" }TERCET_ORIGIN{ "\u200E" }
help-serve-trusted-proxy = פרוקסי שסומכים עליו כשהוא מוסר מאיפה הגיעה בקשה; אפשר לציין כמה פעמים; גם { "\u200E" }TERCET_TRUSTED_PROXY{ "\u200E" }
help-serve-sockets-per-address = כמה חיבורים מותרים מכתובת אחת; גם { "\u200E" }TERCET_SOCKETS_PER_ADDRESS{ "\u200E" }
help-serve-players-per-hour = כמה שחקנים חדשים יכולים להגיע בשעה מכתובת אחת; גם { "\u200E" }TERCET_PLAYERS_PER_HOUR{ "\u200E" }
help-serve-tables-per-hour = כמה שולחנות שחקן אחד יכול לפתוח בשעה; גם { "\u200E" }TERCET_TABLES_PER_HOUR{ "\u200E" }
help-serve-requests-per-minute = כמה בקשות HTTP קטנות מותרות לשחקן אחד בדקה; בקשה גדולה נחשבת לכמה; גם { "\u200E" }TERCET_REQUESTS_PER_MINUTE{ "\u200E" }
help-serve-threads = מספר התהליכונים; אחרת, אחד לכל מעבד (צמתים באותו מחשב חולקים את המעבדים שלו); גם { "\u200E" }TERCET_THREADS{ "\u200E" }
help-serve-messages-per-second = כמה הודעות בשנייה מותרות מחיבור אחד, ובבת אחת פי שניים; גם { "\u200E" }TERCET_MESSAGES_PER_SECOND{ "\u200E" }
help-serve-log = מה נרשם ביומן: { "\u200E" }off, error, warn, info, debug, trace{ "\u200E" }, או מסנן כמו { "\u200E" }info,server=debug{ "\u200E" }; גם { "\u200E" }RUST_LOG{ "\u200E" }
help-serve-config = קובץ ההגדרות; משתנה סביבה גובר עליו, ואפשרות בשורת הפקודה גוברת על שניהם; גם { "\u200E" }TERCET_CONFIG{ "\u200E" }
help-serve-print-config = הדפסה של קובץ הגדרות מלא עם הערכים שבתוקף, וסיום
help-verify = בדיקת הקלטה: הגרעין שהובטח, הערבוב, כל האירועים והניקוד; קוד יציאה 0 אם הכול תקין, 1 אם לא
help-verify-file = ההקלטה, כפי שהורדה אחרי סיבוב
help-verify-key = המפתח הציבורי שבו ההקלטה צריכה להיות חתומה, בהקסדצימלי
help-verify-server = השרת שממנו מבקשים את המפתחות, למשל { "\u200E" }https://tercet.example.org{ "\u200E" }
help-key = הצגת המפתחות הציבוריים שחותמים על ההקלטות של שרת; אם היומן שלו הוא תיקייה, השרת צריך להיות עצור
help-key-place = תיקיית הנתונים, או כתובת של יומן { "\u200E" }PostgreSQL{ "\u200E" }
help-key-rotate = חתימה במפתח חדש מעכשיו; הקלטות שנחתמו קודם נשארות תקפות
help-audit = בדיקת כל מה ששרת שמר, גם בזמן שהוא פועל: ערכי גיבוב, שולחנות לפי החוקים, קלפים, שמות ומפתחות; קוד יציאה 0 אם לא נמצא פגם, 1 אם נמצא
help-audit-place = תיקיית הנתונים, קובץ גיבוי, או כתובת של יומן { "\u200E" }PostgreSQL{ "\u200E" }
help-forget = מחיקת שחקנים מהנתונים של שרת: השמות נמחקים, ההקלטות וערכי הגיבוב נשארים תקפים; אם היומן הוא תיקייה, השרת צריך להיות עצור
help-forget-place = תיקיית הנתונים, או כתובת של יומן { "\u200E" }PostgreSQL{ "\u200E" }
help-forget-players = המזהים של השחקנים, כפי שהם מופיעים בהקלטות; בלי מזהים שום דבר לא נמחק, אבל אפשר יהיה למחוק את השמות שברשומות של גרסאות קודמות
help-forget-list = הצגת המזהים של שחקנים שנמחקו, כדי למחוק אותם שוב אחרי שחזור מגיבוי
help-projections = בנייה מחדש של טבלאות האתגרים ורשימות המשחקים מתוך היומן; אם היומן הוא תיקייה, השרת צריך להיות עצור
help-projections-rebuild = תיקיית הנתונים, או כתובת של יומן { "\u200E" }PostgreSQL{ "\u200E" }
help-ratings = חישוב הדירוגים מתוך הקלטות; הקלטות שאינן לפי החוקים נדחות
help-ratings-replays = קובצי הקלטה, או קישורים לשולחנות, בכל סדר
help-pace = הצגת הדרך למציאות: זמנים, בחירות והתגובה הכי מהירה של כל משתתף, כדי להבדיל בין אנשים לתוכנות
help-pace-source = קובץ הקלטה, או קישור לשולחן
help-backup = העתקת הנתונים של שרת לקובץ, גם בזמן שהוא פועל
help-backup-file = הקובץ שייווצר
help-backup-data = תיקיית הנתונים של השרת; גם { "\u200E" }TERCET_DATA{ "\u200E" }
help-odds = הצגת הסיכוי המדויק שאין סט, לכל מספר של קלפים
help-odds-cards = רק מספר הקלפים הזה
help-odds-deck = מספר הקלפים בחפיסה
help-odds-sets = הצגה גם של מספר הפריסות לפי מספר הסטים; בחפיסה המלאה, עד 15 קלפים
help-odds-plot = ציור ההתפלגות לקובץ ששמו מסתיים ב־svg או ב־png
help-odds-variant = הסיכויים בקלפים הראשונים של גרסה או מצב; בהדמיה כשאי אפשר לספור
help-simulate = הדמיה של סיבובים רבים לפי חוקי מהדורה: מה נשאר בסוף, ובאיזו תדירות אין סט
help-simulate-games = כמה משחקים לשחק; Ctrl-C עוצר לפני הסוף ומציג את התוצאות עד כה
help-simulate-edition = המהדורה שלפיה מחלקים
help-simulate-variant = גרסת המשחק
help-simulate-rules = קובץ חוקים ב־TOML או ב־JSON, במקום מהדורה וגרסה
help-simulate-player = איך לבחור בין כמה סטים
help-simulate-seed = מספר שלם, עשרוני או הקסדצימלי עם 0x; בלעדיו, גרעין אקראי; אותו גרעין נותן אותם משחקים בכל מספר של תהליכונים
help-simulate-threads = מספר התהליכונים; בלעדיו, אחד לכל ליבה
help-simulate-plot = ציור ההתפלגויות לקובץ ששמו מסתיים ב־svg או ב־png
help-puzzle = הצגת חידה שמספר הסטים בה ידוע: 12 קלפים עם 6 סטים, או 9 קלפים עם 4; אם לא צוין אחרת, החידה של היום (UTC)
help-puzzle-date = החידה של התאריך הזה, אותה חידה לכולם
help-puzzle-quick = תשעה קלפים בלי המאפיין הזה
help-puzzle-count = כמה חידות: אקראיות, או אחת לכל יום החל מהתאריך
help-puzzle-seed = חידות אקראיות מהגרעין הזה, מספר שלם, עשרוני או הקסדצימלי עם 0x; בלעדיו, גרעין אקראי
help-claims = מה שהחוברות אומרות על סיכויים ומספרים, לצד האמת המחושבת
help-load = בדיקת עומס לשרת: משחק בשולחנות רבים בבת אחת
help-load-url = השרת; אם כמה שרתים חולקים יומן, כולם, מופרדים בפסיקים
help-load-tables = כמה שולחנות
help-load-players = כמה שחקנים ליד כל שולחן
help-load-claims = כמה סטים מוכרזים בשנייה, בכל השולחנות יחד
help-load-seconds = במשך כמה שניות
load-connected = שחקנים מחוברים: { NUMBER($connected) } מתוך { NUMBER($players) }
load-second = שנייה { NUMBER($second) }: הכרזות שנשלחו: { NUMBER($sent) }, שהגיעו: { NUMBER($delivered) }
load-size = שולחנות: { NUMBER($tables) }; שחקנים מחוברים: { NUMBER($players) }
load-claims = הכרזות שנשלחו: { NUMBER($sent) }; שהגיעו לכל השחקנים: { NUMBER($percent) }%
load-latency = מההכרזה ועד המסך של השחקן האחרון, באלפיות השנייה: חציון { NUMBER($half) }, 99% עד { NUMBER($most) }, 99.9% עד { NUMBER($all) }
load-reconnects = חיבורים מחדש: { NUMBER($reconnects) }
load-few-files = לכל כך הרבה שחקנים דרושים { NUMBER($needed) } קבצים פתוחים, ומותרים כאן רק { NUMBER($allowed) }: אפשר להתיר יותר בעזרת { "\u200E" }ulimit -n{ "\u200E" }, או לשחק עם פחות שחקנים.
load-failed = בדיקת העומס של { "\u200E" }{ $url }{ "\u200E" } נעצרה: { $reason }

## The browser: every page

page-skip = דילוג לתוכן
page-loading = בטעינה…
page-settings = הגדרות
page-help = עזרה
page-full-screen = מסך מלא
page-home = דף הבית
page-lost =
    הדף לא נמצא.
    אין קלף כזה בחפיסה.
page-new-game = משחק חדש
page-unreachable = אין חיבור לשרת. כדאי לבדוק את החיבור לרשת ולנסות שוב.
page-too-old = הדפדפן הזה ישן מדי בשביל Tercet. כדאי לעדכן אותו.
page-again = ניסיון חוזר
page-too-many = בשעה האחרונה הגיעו מהרשת שלך יותר מדי בקשות. אפשר לנסות שוב מאוחר יותר.
page-no-replay = עדיין לא נגמר אף סיבוב ליד השולחן הזה.
page-no-table = השולחן הזה לא קיים. אפשר לבקש שוב את הקישור או לפתוח שולחן חדש.
page-strange = משהו השתבש.
page-line-lost = החיבור נותק. מתחברים מחדש… המקום שלך שמור.
page-other-version = יש גרסה חדשה. צריך לטעון את הדף מחדש.
page-broken-table = אי אפשר לפתוח את השולחן הזה כרגע: השרת לא מצליח לקרוא את הרשומות שלו. אפשר לפתוח שולחן חדש; כל האחרים תקינים.
page-signed-out = המכשיר הזה נותק. אפשר להתחבר שוב בעזרת מפתח גישה, קוד או משפט השחזור, או להמשיך כשחקן חדש.
name-label = השם שלך
name-watch = צפייה
# How much of a name's room is used, beside the field.
name-room = { NUMBER($count) } מתוך { NUMBER($most) } תווים
# The server does not take the name that was typed.
name-refused = אי אפשר להציג את השם הזה לאחרים. אפשר להשתמש באותיות, בספרות וברווחים.

## The browser: a table's link before joining

guest-invites = הוזמנת למשחק עם { $name }
guest-invited = הוזמנת למשחק
# To a host who has no name yet.
guest-own = השולחן שלך מוכן
guest-full =
    { $seats ->
        [1] המקום היחיד תפוס
        [2] שני המקומות תפוסים
       *[other] כל { $seats } המקומות תפוסים
    }
guest-begun = המשחק כבר התחיל; עדיין אפשר להצטרף.
# The game that a guest is invited to, as a title.
guest-game =
    { $variant ->
        [quick] התחלה מהירה · 27 קלפים
        [forever] Forever עם סט־מאסטר
        [speed] מהירות
       *[other] משחק מלא
    }
# $name: the host.
guest-removed = המארח ({ $name }) הוציא אותך מהשולחן הזה.
# $deck: whether all four features are in the game.
guest-set =
    { $deck ->
        [full] שלושה קלפים הם סט אם כל מאפיין (מספר, מילוי, צבע וצורה) זהה בשלושתם או שונה בשלושתם.
       *[small] שלושה קלפים הם סט אם כל מאפיין זהה בשלושתם או שונה בשלושתם.
    }
guest-join = הצטרפות למשחק
guest-go = מעבר לשולחן
guest-watch = צפייה בלבד
# Opens another table with the same rules.
guest-like = שולחן חדש כמו זה
# $name: the host of a table at which the player sits.
return-to-host = יש לך מקום בשולחן של { $name }.
return-to-own = השולחן שלך עדיין פתוח.
return-go = חזרה

## The browser: what a link's preview and search results say about a page

about-home = מוצאים שלושה קלפים שהולכים יחד. משחקים עם חברים דרך קישור, לפי חוקי משחק הקלפים SET, בלי הרשמה.
# $rules: what is played, such as “English rules: full game”.
about-table = { $rules }. פותחים את הקישור ומצטרפים: בלי הרשמה ובלי התקנה.
about-replay = משחק, צעד אחר צעד: כל הסטים שנמצאו, ואלה שהוחמצו.
about-alone = נגד בוטים, באימון או בסוליטר: ישר בדפדפן, גם בלי חיבור לרשת.
about-daily = שנים־עשר קלפים, שישה סטים, אותם קלפים לכולם. כמה זמן ייקח לך למצוא את כל הסטים?
about-learn = שיעור של שלוש דקות, ותרגילים שמחדדים את העין.
about-rules = החוקים כפי שהם כתובים בחוברת של המהדורה הזאת, עם דוגמאות, לצד חוקי המהדורות האחרות.
about-odds = מה הסיכוי לסט בין שנים־עשר קלפים? סיכויים מדויקים, הדמיה, ומה שטוענות החוברות.
about-statistics = המשחקים, הזמנים והרצפים שלך. הם נשארים בדפדפן שלך.

## The browser: a table

table-players = שחקנים
table-actions = הפעולות שלך
table-checks = המהלכים האחרונים
table-cards =
    { $cards ->
        [1] קלף אחד על השולחן
        [2] שני קלפים על השולחן
       *[other] { $cards } קלפים על השולחן
    }
table-score = ניקוד: { NUMBER($score) }, { $sets ->
        [0] אין סטים בסיבוב הזה
        [1] סט אחד בסיבוב הזה
        [2] שני סטים בסיבוב הזה
       *[other] { $sets } סטים בסיבוב הזה
    }
table-score-finds = ניקוד: { NUMBER($score) }, מציאות בסיבוב הזה: { NUMBER($finds) }
table-pile = סטים של { $name }: { NUMBER($sets) }
table-pile-face-down = סטים של { $name } (הפוכים): { NUMBER($sets) }
table-pile-finds = מציאות של { $name }: { NUMBER($finds) }
table-pile-finds-face-down = מציאות של { $name } (הפוכות): { NUMBER($finds) }
table-you = אני
table-bot =
    בוט { $level ->
        [newcomer] מתחיל
        [casual] חובב
        [practised] מנוסה
        [expert] מומחה
       *[top] אלוף
    }
table-dealer = דילר
table-master = סט־מאסטר
table-locked = בהמתנה
table-handicap =
    יתרון של { $points ->
        [1] נקודה אחת
        [2] שתי נקודות
       *[other] { NUMBER($points) } נקודות
    }, הכרזה באיחור של { $seconds ->
        [1] שנייה אחת
        [2] שתי שניות
       *[other] { NUMBER($seconds) } שניות
    }
table-absent = אין חיבור
table-said-no-set = אין סט
table-said-nothing = אין מה למצוא
table-watching =
    { $count ->
        [1] צופה אחד
        [2] שני צופים
       *[other] { $count } צופים
    }
table-you-watch = מצב צפייה בלבד.
table-sit = הצטרפות למשחק
table-deal = התחלת המשחק
table-wait-for-deal = התור של { $name } להתחיל…
table-need-players =
    { $count ->
        [1] כדי להתחיל צריך שחקן אחד. אפשר לשתף את הקישור או להוסיף בוטים.
        [2] כדי להתחיל צריך שני שחקנים. אפשר לשתף את הקישור או להוסיף בוטים.
       *[other] כדי להתחיל צריך { $count } שחקנים. אפשר לשתף את הקישור או להוסיף בוטים.
    }
table-call = סט!
table-no-set = אין סט
table-nothing = אין מה למצוא
table-calling = הכרזה…
table-held = פוטו־פיניש…
table-pick = עכשיו בוחרים שלושה קלפים
table-pick-find = עכשיו בוחרים את הקלפים
table-called = { $name }: ״סט!״
# While the others check the cards that a player has picked.
table-check =
    { $who ->
        [you] האחרים בודקים את הקלפים שלך
       *[other] אלה הקלפים של { $name }. נכון או לא נכון?
    }
table-vote =
    { $right ->
        [yes] נכון
       *[no] לא נכון
    }
table-waits-for-votes = מחכים לאחרים…
table-voted = יש תשובה
table-vote-correct =
    { $correct ->
        [yes] תשובה נכונה
       *[no] תשובה שגויה
    }
table-you-are-locked = צריך לחכות עד שמישהו אחר יזכה בסט
table-you-are-locked-find = צריך לחכות למציאה הבאה של מישהו אחר
table-you-wait = המתנה ({ NUMBER($seconds) })
table-master-watches = בסיבוב הזה תפקידך סט־מאסטר: צופים ולא משחקים.
table-rematch = משחק נוסף
table-rules = מהדורה { $edition }: { $variant }
table-round = סיבוב { NUMBER($round) } מתוך { NUMBER($rounds) }
table-deals =
    { $who ->
        [you] החלוקה שלך
       *[other] הדילר: { $name }
    }
table-left = בחפיסה: { NUMBER($cards) }
table-picked = נבחרו { NUMBER($picked) } מתוך { NUMBER($needed) }
table-finds-left = נשאר למצוא: { NUMBER($count) }
table-chain-use =
    { $count ->
        [1] צריך אחד מאלה
       *[other] צריך שניים מאלה
    }
table-turn = { $who ->
        [you] עכשיו הופכים קלף
       *[other] { $name } מגלה קלפים
    }
table-turn-three = הופכים שלושה קלפים
table-finished = בקו הסיום
table-clock = זמן שנותר
table-stopwatch = זמן
table-found = כבר נמצאו
table-lost = החיבור נותק: ההכרזה שלך לא הגיעה.
table-try-again = השרת עמוס. אפשר לנסות שוב.
table-only-watching = מצב צפייה בלבד. כדי לשחק צריך להצטרף למשחק.
table-strange = זה לא הצליח. צריך לטעון את הדף מחדש.
check-right =
    { $who ->
        [you] מצאת סט
       *[other] { $name }: סט
    }
check-wrong =
    { $who ->
        [you] זה לא סט
       *[other] { $name }: זה לא סט
    }
check-find =
    { $who ->
        [you] { $target ->
            [two-pairs] מצאת שני זוגות
            [six] מצאת שישייה
           *[four] מצאת רביעייה
        }
       *[other] { $target ->
            [two-pairs] { $name }: שני זוגות
            [six] { $name }: שישייה
           *[four] { $name }: רביעייה
        }
    }
check-not-find =
    { $who ->
        [you] { $target ->
            [two-pairs] אלה לא שני זוגות
            [six] זו לא שישייה
           *[four] זו לא רביעייה
        }
       *[other] { $target ->
            [two-pairs] { $name }: אלה לא שני זוגות
            [six] { $name }: זו לא שישייה
           *[four] { $name }: זו לא רביעייה
        }
    }
invite-title = הזמנת שחקנים
invite-qr = קוד QR של הקישור
invite-copy = העתקת הקישור
invite-copied = הועתק!
invite-share = שיתוף
host-title = ניהול השולחן
host-bot-level = רמת הבוט
host-add-bot = הוספת בוט
host-delay = השהיה (שנ׳)
host-delay-of = { $name }: השהיה בשניות אחרי קלפים חדשים
host-head-start = יתרון (נקודות)
host-head-start-of = { $name }: יתרון התחלתי בנקודות
host-remove = הוצאת { $name }
level-name = { $level ->
        [newcomer] מתחיל
        [casual] חובב
        [practised] מנוסה
        [expert] מומחה
       *[top] אלוף
    }
rules-here = החוקים בשולחן הזה
# Where some rules are not as the booklet says.
rules-changed = חוקי המהדורה ה{ $edition }, עם שינויים: { $variant }
rules-change = שינוי החוקים
rules-take = שימוש בחוקים האלה
rules-keep = השארת החוקים הנוכחיים

## The browser: the start page

home-title = שלושה קלפים שהולכים יחד
home-what = המשחק Tercet דורש עין חדה: מוצאים שלושה קלפים שבהם כל מאפיין (מספר, מילוי, צבע וצורה) זהה בכולם או שונה בכולם. משתפים קישור ומשחקים יחד, בלי הרשמה.
home-friends = משחק עם חברים
home-modes = מצבי משחק
home-modes-what = קלפים אחרים, מטרות אחרות ומרוצים נגד השעון
home-making = השולחן נפתח…
home-tables = שולחנות ציבוריים
home-no-tables = כרגע אין שולחנות ציבוריים. אפשר לפתוח אחד, ואחרים יראו אותו כאן.
home-table-waits = ממתינים לשחקנים ({ NUMBER($taken) } מתוך { NUMBER($seats) })
home-table-plays = באמצע משחק ({ NUMBER($taken) } מתוך { NUMBER($seats) })
home-join = קישור או קוד של שולחן
home-join-go = הצטרפות
home-join-wrong = זה לא קישור ולא קוד של שולחן. קישור מסתיים ב־{ "\u200E" }/t/{ "\u200E" } ואחריו הקוד.
home-solo = משחקים ליחיד
home-alone = משחק ליחיד
home-daily = החידה של היום
home-daily-what = שנים־עשר קלפים, שישה סטים, אותם קלפים לכולם
home-learn = לימוד המשחק
home-learn-what = שיעור של שלוש דקות, ותרגילים
home-more = עוד על המשחק
home-odds = סיכויים
home-statistics = הסטטיסטיקה שלך
home-trademark = המשחק Tercet פועל לפי החוקים של משחק הקלפים SET, כפי שהם כתובים בחמש מחוברות החוקים שלו. SET הוא סימן מסחר רשום של בעליו; אין קשר בין Tercet למוציאים לאור של המשחק.

## The browser: the board of the start page, and the rules of a new game

home-find = איפה הסט?
home-find-ask = אילו שלושה קלפים יוצרים סט?
home-find-next = הלוח הבא: { NUMBER($cards) } קלפים.
home-find-hint = קלף אחד מהסט: { $card }.
home-find-ready = איזו עין חדה! מה דעתך על משחק?
home-play = התחלת משחק
home-play-what = נגד בוטים, בלי לחכות
home-speed-what = בלי הכרזות ובלי לחכות לקלפים
home-resume = המשך המשחק שלך
home-options = בחירת חוקים ושחקנים
home-booklets = חמש החוברות
new-game = משחק חדש
new-game-bots = משחק נגד בוטים
form-length = אורך המשחק
form-compare = השוואה בין חמש החוברות
alone-against = יריבים: { $bots }
alone-bot-options = בחירת בוטים וחוקים
museum-title = חמש חוברות, משחק אחד
museum-lead = אותם 81 קלפים, בחמישה הסברים שונים. חוקים שמופיעים רק בחלק קטן מהחוברות מודגשים.
museum-read = קריאת החוקים
museum-play = משחק במהדורה הזאת

## The browser: what is played

form-game = משחק
form-classic = קלאסי
form-classic-what = משחק הקלפים המקורי: מכריזים ״סט!״ ובוחרים שלושה קלפים.
form-modes = מצבים נוספים…
form-edition = מהדורה
form-variant = גרסה
form-deck = הקלפים להתחלה מהירה
form-bots = בוטים
form-bots-value =
    { $count ->
        [0] בלי בוטים
        [1] בוט אחד
        [2] שני בוטים
       *[other] { $count } בוטים
    }
form-level = רמת הבוטים
form-public = הצגת השולחן ברשימה הציבורית
form-others-check = האחרים בודקים
form-others-check-hint = אחרי כל בחירה האחרים אומרים אם היא נכונה, ואז רואים מי צדק. למשפחות ולכיתות; ההכרעה היא של המשחק.
form-more = חוקים נוספים
form-more-hint = חוקים ששונו מסומנים. כל השאר לפי החוברת.
form-reset = חזרה לחוקי החוברת
form-make = פתיחת שולחן
form-many-bots = יש יותר בוטים ממקומות פנויים.

## The browser: settings

overlay-close = סגירה
settings-look = מראה
settings-language = שפה
settings-theme = מצב תצוגה
settings-theme-value = { $theme ->
        [light] בהיר
        [dark] כהה
       *[system] לפי המערכת
    }
settings-palette = צבעי הקלפים
settings-palette-value =
    { $palette ->
        [classic] קלאסיים
       *[universal] מותאמים לעיוורון צבעים
    }
settings-cards = סגנון הקלפים
settings-cards-value =
    { $cards ->
        [bold] מודגש
        [fine] עדין
       *[classic] קלאסי
    }
settings-notch = סימון כל צבע בחריץ בקלף
settings-feel = צליל ותנועה
settings-sound = צלילים
settings-motion = הנפשת הקלפים
settings-you = הפרטים שלך
settings-save = שמירה
settings-saved = נשמר.
settings-elsewhere = משחק במכשיר נוסף
settings-elsewhere-hint = קוד מעביר את השם ואת המקומות שלך: מציגים אותו כאן ומקלידים אותו במכשיר האחר.
settings-code-show = הצגת קוד
settings-code =
    { $minutes ->
        [1] הקוד שלך: { "\u200E" }{ $code }{ "\u200E" }. אפשר להשתמש בו פעם אחת, במשך דקה אחת.
        [2] הקוד שלך: { "\u200E" }{ $code }{ "\u200E" }. אפשר להשתמש בו פעם אחת, במשך שתי דקות.
       *[other] הקוד שלך: { "\u200E" }{ $code }{ "\u200E" }. אפשר להשתמש בו פעם אחת, במשך { $minutes } דקות.
    }
settings-code-label = קוד או משפט שחזור
settings-code-use = המשך כאן
settings-code-wrong = הקוד או המשפט שגויים, כבר נוצלו או שפג תוקפם.
settings-keys = מקלדת
settings-keys-on = משחק במקלדת, כשהמקשים מוצגים על הקלפים
settings-keys-hint = כדי לשנות מקש לוחצים על הכפתור שלו ואז על המקש החדש.
settings-keys-cards = המקשים של הקלפים, לפי מקומם על השולחן:
settings-keys-reset = איפוס המקשים
# $action is what the key does, $key what is printed on it.
settings-key-of = { $action }: { $key }
settings-key-awaited = { $action }: צריך ללחוץ על מקש
key-space = רווח
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End
key-card = קלף { NUMBER($place) }
key-call = הכרזת ״סט!״
key-no-set = ״אין סט״
key-clear = ביטול הבחירה
key-help = הצגת העזרה הזאת

## The browser: help

guide-set = מה זה סט?
guide-what = שלושה קלפים הם סט אם כל אחד מארבעת המאפיינים (מספר, מילוי, צבע וצורה) זהה בשלושתם או שונה בשלושתם.
guide-turn = איך מתנהל סיבוב
guide-deal =
    { $cards ->
        [1] קלף אחד גלוי
        [2] שני קלפים גלויים
       *[other] { NUMBER($cards) } קלפים גלויים
    } על השולחן. אין תורות: כולם מחפשים סט בו־זמנית.
guide-master = הדילר הוא הסט־מאסטר: צופה, רואה אילו סטים יש על השולחן ולא משחק בסיבוב הזה.
guide-call =
    { $calling ->
        [call-then-pick] רואים סט? קודם מכריזים ״סט!״, ואז יש { $seconds ->
            [1] שנייה אחת
            [2] שתי שניות
           *[other] { NUMBER($seconds) } שניות
        } לבחור את שלושת הקלפים. בינתיים אף אחד אחר לא יכול להכריז.
        [call-and-pick-at-once] רואים סט? מכריזים ״סט!״ ובוחרים מיד את שלושת הקלפים, בתוך { $seconds ->
            [1] שנייה אחת
            [2] שתי שניות
           *[other] { NUMBER($seconds) } שניות
        }. בינתיים אף אחד אחר לא יכול להכריז.
       *[quick-claims] רואים סט? בוחרים את שלושת הקלפים שלו, בלי להכריז.
    }
guide-right =
    { $scoring ->
        [point-per-card] אם זה סט, הקלפים שלך, ואיתם נקודה על כל קלף.
        [most-sets] אם זה סט, הקלפים שלך. מנצח מי שצבר הכי הרבה סטים.
       *[point-per-set] אם זה סט, הקלפים שלך, ואיתם נקודה.
    }
guide-wrong =
    { $cost ->
        [lose-point] אם זה לא סט, או אם הזמן נגמר, הקלפים נשארים על השולחן ויורדת לך נקודה.
        [lock-out] אם זה לא סט, או אם הזמן נגמר, הקלפים נשארים על השולחן וצריך לחכות עד שמישהו אחר יזכה בסט.
        [wait] אם זה לא סט, או אם הזמן נגמר, הקלפים נשארים על השולחן וצריך לחכות כמה שניות.
       *[nothing] אם זה לא סט, או אם הזמן נגמר, הקלפים נשארים על השולחן. אין עונש.
    }
guide-no-set =
    { $when ->
        [all-agree] לא רואים סט? אומרים ״אין סט״. כשכולם מסכימים, מוסיפים שלושה קלפים.
        [at-once] אם אין סט על השולחן, מתווספים מעצמם שלושה קלפים.
       *[all-agree-or-long-time] לא רואים סט? אומרים ״אין סט״. כשכולם מסכימים, או כשאף אחד לא מצא סט במשך { $seconds ->
            [1] שנייה אחת
            [2] שתי שניות
           *[other] { NUMBER($seconds) } שניות
        }, מוסיפים שלושה קלפים.
    }
guide-end =
    { $sets ->
        [0] הסיבוב נגמר כשהחפיסה ריקה ולא נשאר סט.
        [1] הסיבוב נגמר בסט הראשון.
        [2] הסיבוב נגמר כשלמישהו יש שני סטים.
       *[other] הסיבוב נגמר כשלמישהו יש { $sets } סטים.
    }
guide-match =
    { $rounds ->
        [0] המשחק נגמר אחרי שכל אחד חילק פעם אחת.
        [1] במשחק יש סיבוב אחד.
        [2] במשחק יש שני סיבובים.
       *[other] במשחק יש { $rounds } סיבובים.
    }
guide-keys = מקשים
guide-keys-cards = לכל קלף יש מקש, והמקשים מסודרים במקלדת כמו הקלפים על השולחן. כשיש שלושה קלפים בשורה, השורה הרביעית ממשיכה מימין לראשונה:
guide-keys-change = אפשר לשנות את המקשים בהגדרות.

## The browser: what happens at the table

# Which features of three cards fit and which do not, each with a check or a cross before it.
check-feature =
    { $feature ->
        [number] מספר
        [shading] מילוי
        [colour] צבע
        [symbol] צורה
       *[border] מסגרת
    }
# On the dealer’s button between two rounds. Beside it stands the time after which the round begins by itself.
table-all-cards = משחק עם כל הקלפים
table-next-round = לסיבוב הבא
table-next-round-by = הדילר הבא: { $name }
table-next-round-in =
    { $seconds ->
        [1] הסיבוב הבא מתחיל בעוד שנייה.
        [2] הסיבוב הבא מתחיל בעוד שתי שניות.
       *[other] הסיבוב הבא מתחיל בעוד { $seconds } שניות.
    }
# Help for a game that is played alone, and for a table where Sets are claimed without calling.
guide-alone-deal =
    { $cards ->
        [1] קלף גלוי אחד על השולחן. אין צורך למהר.
        [2] שני קלפים גלויים על השולחן. אין צורך למהר.
       *[other] { $cards } קלפים גלויים על השולחן. אין צורך למהר.
    }
guide-alone-pick = רואים סט? בוחרים את שלושת הקלפים שלו, וקלפים חדשים באים במקומם.
guide-alone-wrong = שלושה קלפים שאינם סט נשארים על השולחן, ורואים למה.
guide-alone-no-set =
    { $variant ->
        [solitaire] לעולם אין יותר משנים־עשר קלפים. מפסידים כשלא נשאר ביניהם סט, וגם כשלוחצים על ״אין סט״ ויש סט.
       *[practice] לא רואים סט? לוחצים על ״אין סט״ ומקבלים עוד שלושה קלפים.
    }
guide-alone-puzzle =
    { $sets ->
        [1] סט אחד מסתתר כאן. המטרה: למצוא אותו.
        [2] שני סטים מסתתרים כאן, וקלף אחד יכול להיות בשניהם. המטרה: למצוא את שניהם.
       *[other] { $sets } סטים מסתתרים כאן, וקלף אחד יכול להיות בכמה מהם. המטרה: למצוא את כולם.
    }
guide-wrong-claim =
    { $cost ->
        [lose-point] אם זה לא סט, הקלפים נשארים על השולחן ויורדת לך נקודה.
        [lock-out] אם זה לא סט, הקלפים נשארים על השולחן וצריך לחכות עד שמישהו אחר יזכה בסט.
        [wait] אם זה לא סט, הקלפים נשארים על השולחן וצריך לחכות כמה שניות.
       *[nothing] אם זה לא סט, הקלפים נשארים על השולחן. אין עונש.
    }
guide-others-check =
    לפני ההכרעה יש לאחרים { $seconds ->
        [1] שנייה אחת
        [2] שתי שניות
       *[other] { NUMBER($seconds) } שניות
    } לומר אם הבחירה נכונה. אחר כך כולם רואים מי צדק; ההכרעה היא של המשחק.
# The end of a match; scores are numbers with their sign, the winner’s first.
end-won = ניצחת { "\u200E" }{ $own }:{ $other }{ "\u200E" }!
end-winner = הניצחון של { $name }: { "\u200E" }{ $best }:{ $other }{ "\u200E" }
end-winner-plain = הניצחון של { $name }
end-race-won = ניצחת! הזמן: { $time }
end-race-lost = מהר יותר: { $name }, { $time }
end-race-winner = הניצחון של { $name }: { $time }
end-race-alone = סיימת! הזמן: { $time }
end-race-behind = פיגור של { $time }. משחק יפה!
end-race-pace =
    { $target ->
        [set] { $time } לסט
       *[other] { $time } למציאה
    }
end-beat =
    { $who ->
        [you] שיפרת את השיא שלך ב־{ $time }!
       *[other] ניצחת את { $name } בהפרש של { $time }!
    }
end-behind =
    { $who ->
        [you] { $time } מהשיא שלך
       *[other] { $time } אחרי { $name }
    }
end-beat-finds =
    { $target ->
        [set] { $count ->
            [1] ניצחת את { $name } בהפרש של סט אחד!
            [2] ניצחת את { $name } בהפרש של שני סטים!
           *[other] ניצחת את { $name } בהפרש של { $count } סטים!
        }
       *[other] { $count ->
            [1] ניצחת את { $name } בהפרש של מציאה אחת!
            [2] ניצחת את { $name } בהפרש של שתי מציאות!
           *[other] ניצחת את { $name } בהפרש של { $count } מציאות!
        }
    }
end-behind-finds =
    { $target ->
        [set] { $count ->
            [1] סט אחד אחרי { $name }
            [2] שני סטים אחרי { $name }
           *[other] { $count } סטים אחרי { $name }
        }
       *[other] { $count ->
            [1] מציאה אחת אחרי { $name }
            [2] שתי מציאות אחרי { $name }
           *[other] { $count } מציאות אחרי { $name }
        }
    }
end-best-so-far =
    { $kind ->
        [time] הזמן הטוב ביותר!
       *[other] התוצאה הטובה ביותר!
    }
end-most-won =
    { $target ->
        [set] { $count ->
            [1] ניצחת עם סט אחד!
            [2] ניצחת עם שני סטים!
           *[other] ניצחת עם { $count } סטים!
        }
       *[other] { $count ->
            [1] ניצחת עם מציאה אחת!
            [2] ניצחת עם שתי מציאות!
           *[other] ניצחת עם { $count } מציאות!
        }
    }
end-most-winner =
    { $target ->
        [set] { $count ->
            [1] הניצחון של { $name }: סט אחד
            [2] הניצחון של { $name }: שני סטים
           *[other] הניצחון של { $name }: { $count } סטים
        }
       *[other] { $count ->
            [1] הניצחון של { $name }: מציאה אחת
            [2] הניצחון של { $name }: שתי מציאות
           *[other] הניצחון של { $name }: { $count } מציאות
        }
    }
end-shared = תיקו! הניקוד: { $score }
end-shared-by-others = תיקו. הניקוד: { $score }
end-kind =
    { $sets ->
        [0] משחק יפה!
        [1] מצאת סט אחד. משחק יפה!
        [2] מצאת שני סטים. משחק יפה!
       *[other] מצאת { $sets } סטים. משחק יפה!
    }
end-kind-finds =
    { $finds ->
        [0] משחק יפה!
        [1] יש לך מציאה אחת. משחק יפה!
        [2] יש לך שתי מציאות. משחק יפה!
       *[other] יש לך { $finds } מציאות. משחק יפה!
    }
# The same where it was close.
end-close =
    { $sets ->
        [1] כל כך קרוב! מצאת סט אחד.
        [2] כל כך קרוב! מצאת שני סטים.
       *[other] כל כך קרוב! מצאת { $sets } סטים.
    }
end-close-finds =
    { $finds ->
        [1] כל כך קרוב! יש לך מציאה אחת.
        [2] כל כך קרוב! יש לך שתי מציאות.
       *[other] כל כך קרוב! יש לך { $finds } מציאות.
    }
end-lead =
    { $who ->
        [you] יש לך יתרון של { $points ->
            [1] נקודה אחת
            [2] שתי נקודות
           *[other] { $points } נקודות
        }
       *[other] { $name } ביתרון של { $points ->
            [1] נקודה אחת
            [2] שתי נקודות
           *[other] { $points } נקודות
        }
    }
end-level = תיקו: { $score }
end-rounds-left =
    { $rounds ->
        [1] נשאר סיבוב אחד
        [2] נשארו שני סיבובים
       *[other] נשארו { $rounds } סיבובים
    }
end-alone =
    { $sets ->
        [0] לא נמצאו סטים
        [1] נמצא סט אחד
        [2] נמצאו שני סטים
       *[other] נמצאו { $sets } סטים
    }
end-alone-finds =
    { $finds ->
        [0] לא נמצא דבר
        [1] מציאה אחת
        [2] שתי מציאות
       *[other] { $finds } מציאות
    }
end-alone-won =
    { $sets ->
        [1] ניצחון עם סט אחד!
        [2] ניצחון עם שני סטים!
       *[other] ניצחון עם { $sets } סטים!
    }
end-alone-lost =
    { $sets ->
        [0] לא נמצאו סטים, { $cards ->
            [1] נשאר קלף אחד
            [2] נשארו שני קלפים
           *[other] נשארו { $cards } קלפים
        }
        [1] נמצא סט אחד, { $cards ->
            [1] נשאר קלף אחד
            [2] נשארו שני קלפים
           *[other] נשארו { $cards } קלפים
        }
        [2] נמצאו שני סטים, { $cards ->
            [1] נשאר קלף אחד
            [2] נשארו שני קלפים
           *[other] נשארו { $cards } קלפים
        }
       *[other] נמצאו { $sets } סטים, { $cards ->
            [1] נשאר קלף אחד
            [2] נשארו שני קלפים
           *[other] נשארו { $cards } קלפים
        }
    }
# Moments of a match, each beside the three cards; $seconds is a time such as 1.2 s.
end-quickest = הסט הכי מהיר שלך: { $seconds }
end-quickest-of = הסט הכי מהיר: { $name }, { $seconds }
end-quickest-find = המציאה הכי מהירה שלך: { $seconds }
end-quickest-find-of = המציאה הכי מהירה: { $name }, { $seconds }
end-missed = הסט הזה חמק מכולם במשך { $seconds }
end-missed-find = המציאה הזאת חמקה מכולם במשך { $seconds }
# To a player who has lost.
end-missed-kind = הסט הזה חיכה לך כאן { $seconds }
end-missed-short = הסט הזה חיכה לך כאן
# Buttons that share a result.
end-picture = שיתוף כתמונה
end-copy = העתקת התוצאה
end-details = פרטים
# Another player has asked for a rematch; the reader may join or stay with the results.
rematch-ask = משחק חוזר
rematch-offer = { $name } רוצה משחק חוזר.
rematch-offer-some = עומד להתחיל משחק חוזר.
rematch-join = הצטרפות
rematch-later = לא עכשיו
# The table before the first deal.
waiting-title = מחכים לחברים…
waiting-ready = אפשר להתחיל
waiting-free = מקום פנוי
waiting-host = מארח
waiting-more = בוטים ואיזון כוחות
# Sounds: the offer at the first table, and the settings.
sound-now =
    { $state ->
        [on] הצליל פועל
       *[off] הצליל כבוי
    }
settings-volume = עוצמת הקול
settings-listen = בדיקת הצליל
settings-vibration = רטט בהכרזה שלך או במציאת סט
settings-notify = התראה כשמתחיל סיבוב או כשתורך לחלק, אם הכרטיסייה מוסתרת
# In the title of a hidden tab, and in a notification.
attention-deal = תורך לחלק!
attention-begins = הסיבוב מתחיל!

## The browser: after a round and a match

result-round-over = סיבוב { NUMBER($round) } נגמר
result-match-over = המשחק נגמר
result-sheet = טבלת ניקוד
result-player = שחקן
result-round = סיבוב { NUMBER($round) }
result-total = סך הכול
result-winner = ניצחון
result-sets =
    { $sets ->
        [0] אין סטים
        [1] סט אחד
        [2] שני סטים
       *[other] { $sets } סטים
    }
result-wrong =
    { $calls ->
        [1] הכרזה שגויה אחת
        [2] שתי הכרזות שגויות
       *[other] { $calls } הכרזות שגויות
    }
result-pace = קצב
result-right = הכרזות נכונות
result-right-of = { NUMBER($right) } מתוך { NUMBER($calls) }
result-hit-rate = דיוק
result-quickest = הכי מהיר
result-median = חציון
# $seconds is a number with its decimals.
result-seconds = { $seconds } שנ׳
result-times = זמן לכל סט
result-chart = הזמן לכל סט לפי סדר המציאה, קו אחד לכל שחקן; אותם מספרים מופיעים בטבלה שלמטה.
result-axis-seconds = שניות
result-axis-sets = סטים לפי סדר המציאה
result-as-table = הצגה כטבלה
result-set-number = סט
result-time = זמן
result-missed = סטים שהוחמצו
result-missed-none = אף סט לא הוחמץ
# $seconds is a number with its decimals.
result-missed-lay = היה על השולחן { $seconds } שנ׳
result-missed-denied = היה על השולחן { $seconds } שנ׳, גם כשכולם אמרו ״אין סט״
result-last = הקלפים האחרונים
result-proof = חלוקה הוגנת
result-proof-how = לפני כל סיבוב השרת התחייב לגרעין והציג את הגיבוב שלו, והשחקנים הוסיפו מספרים אקראיים משלהם. עכשיו הגרעין גלוי, וכל אחד יכול לבדוק שהחפיסה נובעת ממנו.
result-proof-link = איך לבדוק את זה בעצמך
result-commitment = הובטח לפני החלוקה
result-seed = גרעין
result-contribution =
    { $who ->
        [you] התוספת שלך
       *[other] התוספת של { $name }
    }
result-stacked = החפיסה הזאת סודרה מראש ולא עורבבה.
result-verify = אימות החלוקה
result-verifying = האימות מתבצע…
result-verify-wrong = החלוקה לא עברה את האימות: { $reason }
result-replay = צפייה בהקלטה
result-download = הורדת ההקלטה

## The browser: a replay

replay-title = הקלטה
replay-controls = ציר הזמן
replay-play = הפעלה
replay-pause = השהיה
replay-back = צעד אחורה
replay-forward = צעד קדימה
replay-speed = מהירות
replay-times = { "\u200E" }{ NUMBER($speed) }×{ "\u200E" }
replay-at = { $time } מתוך { $length }
replay-show-sets = הצגת הסטים שעל השולחן
replay-sets =
    { $sets ->
        [0] אין סט על השולחן.
        [1] יש סט אחד על השולחן.
        [2] יש שני סטים על השולחן.
       *[other] יש { $sets } סטים על השולחן.
    }
replay-moments = מה קרה
replay-table = חזרה לשולחן

## The browser: friendly words

emote-menu = תגובה

## Help on the command line

help-play-join = הצטרפות לשולחן לפי הקישור שלו
help-play-watch = עם { "\u200E" }--join{ "\u200E" }, צפייה בלבד
help-play-host = פתיחת שולחן בשרת והצגת הקישור שלו
help-play-challenge = משחק באתגר לפי הקישור שלו: אותם קלפים לכולם
help-play-plain = שורה אחר שורה, לקוראי מסך: בלי ציור, פקודות מוקלדות
help-play-ascii = ציור ב־ASCII בלבד
help-play-palette = צבעי הקלפים
help-play-ticks = סימון כל צבע בשנתות בשולי הקלף: אחת, שתיים או שלוש
help-play-keys = האותיות של שנים־עשר הקלפים הראשונים, שורה אחר שורה, במקום wertsdfgxcvb
help-play-reorder = סידור העברית לתצוגה, למסופים שלא עושים זאת בעצמם
help-replay-plain = שורה אחר שורה, לקוראי מסך: בלי ציור, פקודות מוקלדות
help-replay-ascii = ציור ב־ASCII בלבד
help-replay-palette = צבעי הקלפים
help-replay-ticks = סימון כל צבע בשנתות בשולי הקלף: אחת, שתיים או שלוש
help-replay-keys = האותיות של שנים־עשר הקלפים הראשונים, שורה אחר שורה, במקום wertsdfgxcvb
help-replay-reorder = סידור העברית לתצוגה, למסופים שלא עושים זאת בעצמם
help-replay = מעבר על משחק צעד אחר צעד, עם הסטים שהיו על השולחן
help-replay-source = קובץ הקלטה, או קישור לשולחן

## The terminal

screen-about = משחק הקלפים SET לפי חמש חוברות החוקים שלו.
menu-game = גרסה
menu-edition = מהדורה
menu-bots = בוטים
menu-level = רמת הבוטים
button-start = התחלה
button-choose = בחירה
button-change = שינוי
button-set = סט!
button-no-set = אין סט
button-help = עזרה
button-leave = יציאה
button-quit = יציאה
button-stay = ביטול
button-deal = חלוקה
button-add-bot = הוספת בוט
button-remove-bot = הסרת בוט
button-next-round = לסיבוב הבא
button-all-cards = כל הקלפים
button-rematch = משחק חוזר
button-replay = הקלטה
button-save = שמירה
button-back = אחורה
button-forward = קדימה
button-first = התחלה
button-last = סוף
screen-watching =
    { $count ->
        [1] צופה אחד
        [2] שני צופים
       *[other] { $count } צופים
    }
screen-wrong =
    { $who ->
        [you] טעית.
       *[other] { $name } טועה.
    }
screen-bot = בוט
screen-away = אין חיבור
screen-left = כבר לא כאן
screen-locked = בהמתנה
screen-locked-for = בהמתנה ({ NUMBER($seconds) })
screen-set-master = סט־מאסטר
screen-master-sees = על השולחן
screen-found = נמצאו: { NUMBER($found) } מתוך { NUMBER($all) }
screen-pick = עכשיו בוחרים שלושה קלפים!
screen-only-watching = מצב צפייה בלבד.
screen-waiting = ממתינים לחלוקה הראשונה.
screen-share = בעזרת הקישור הזה אפשר להצטרף:
screen-connecting = מתחברים אל { "\u200E" }{ $url }{ "\u200E" }…
screen-lost = החיבור נותק. מתחברים מחדש…
screen-call-lost = החיבור נותק: זה לא הגיע לשולחן.
screen-try-again = זה לא הצליח. אפשר לנסות שוב.
screen-small =
    { $cards ->
        [1] גודל החלון { $window }; לקלף אחד צריך { $size }.
        [2] גודל החלון { $window }; לשני קלפים צריך { $size }.
       *[other] גודל החלון { $window }; ל־{ $cards } קלפים צריך { $size }.
    }
screen-small-plain = אפשר להגדיל אותו, או לשחק עם { "\u200E" }--plain{ "\u200E" }.
screen-leave = לצאת מהשולחן?
screen-saved = ההקלטה נשמרה: { "\u200E" }{ $file }{ "\u200E" }
screen-saved-there = ההקלטה שמורה בשרת: tercet replay { "\u200E" }{ $link }{ "\u200E" }
report-points = נקודות
report-wrong = טעויות
report-hit-rate = דיוק
report-median = חציון, שנ׳
report-best = הכי מהיר
report-duration = משך הסיבוב: { $time }.
report-times = הזמנים שלך בשניות, סט אחר סט: { $times }
report-missed =
    { $count ->
        [0] אף סט לא הוחמץ.
        [1] סט אחד הוחמץ.
        [2] שני סטים הוחמצו.
       *[other] { $count } סטים הוחמצו.
    }
report-line =
    { $who ->
        [you] התוצאות שלך: סטים { NUMBER($sets) }, הכרזות שגויות { NUMBER($wrong) }, דיוק { $rate }; שניות: { $times }
       *[other] { $name }: סטים { NUMBER($sets) }, הכרזות שגויות { NUMBER($wrong) }, דיוק { $rate }; שניות: { $times }
    }
# A player who neither found nor called anything.
report-none =
    { $who ->
        [you] התוצאות שלך: בלי סטים ובלי הכרזות שגויות.
       *[other] { $name }: בלי סטים ובלי הכרזות שגויות.
    }
replay-step = צעד { NUMBER($step) } מתוך { NUMBER($steps) }
keys-cards = בוחרים קלף באות שעליו או בעכבר; לחיצה נוספת מבטלת את הבחירה.
keys-call = מקש הרווח מכריז ״סט!״; אחר כך בוחרים שלושה קלפים לפני שהפס נגמר.
keys-claim = פשוט בוחרים שלושה קלפים, בלי להכריז.
keys-claim-count = פשוט בוחרים { NUMBER($count) } קלפים, בלי להכריז.
keys-turn = הופכים קלף באות שעליו או בעכבר, קלף אחד בכל פעם.
keys-last = הקלפים של המציאה הקודמת מונחים ליד השאר, וגם להם יש אותיות.
keys-no-set = המקש N אומר ״אין סט״.
keys-vote = בבדיקה: 1 – נכון, 2 – לא נכון.
keys-clear = המקשים Esc ו־Backspace מבטלים את הבחירה.
keys-emote = תגובה: { $words }
keys-leave = המקש Q יוצא מהשולחן אחרי אישור; Ctrl-C יוצא מיד ושומר את המקום.
keys-close = כל מקש סוגר את החלון הזה.
play-commands = Enter – הצגת הקלפים או חלוקה; ״a״ – בקשה לכל הקלפים אחרי התחלה מהירה; ״c״ – הסבר של ההכרזה האחרונה; ״r״ – זמנים, דיוק וסטים שהוחמצו; ״p״ – המשחק צעד אחר צעד, ״p 7״ – צעד 7; ״w״ – שמירת ההקלטה; ״e 1״ עד ״e 8״ – תגובה; ״+״ ו־״-״ – הוספה והסרה של בוטים.
play-unreachable = אי אפשר להגיע אל { "\u200E" }{ $url }{ "\u200E" }: { $reason }
play-no-table = אין שולחן בכתובת { "\u200E" }{ $url }{ "\u200E" }
play-too-many = יותר מדי שולחנות או שחקנים מהרשת שלך ב־{ "\u200E" }{ $url }{ "\u200E" }. אפשר לנסות שוב מאוחר יותר.
play-other-version = השרת משתמש בגרסה אחרת של הפרוטוקול. צריך לעדכן אחד מהשניים.
play-too-fast = השרת סגר את החיבור: יותר מדי הודעות, מהר מדי.
play-bad-address = ״{ $text }״ אינה כתובת; כתובת נראית כמו { "\u200E" }http://127.0.0.1:8080{ "\u200E" } או { "\u200E" }https://example.org{ "\u200E" }.
play-not-a-table = הכתובת { "\u200E" }{ $url }{ "\u200E" } היא של שרת, לא קישור לשולחן; אפשר לפתוח שם שולחן עם { "\u200E" }--host{ "\u200E" }.
play-bad-keys = ״{ $text }״ לא מתאים למקשים: צריך עד 12 אותיות שונות, שורה אחר שורה, בלי Q ו־N ובלי אות של קלף אחר.
replay-empty = עדיין לא נגמר אף סיבוב ליד השולחן הזה.

## Help on the command line

serve-shared = הנתונים נשמרים ביומן משותף ב־PostgreSQL. לעצירה: Ctrl-C.
help-serve-journal = מסד נתונים של PostgreSQL לשיתוף היומן עם צמתים אחרים, למשל { "\u200E" }postgres://USER@HOST/DATABASE{ "\u200E" }, במקום תיקייה; גם { "\u200E" }TERCET_JOURNAL{ "\u200E" }
help-serve-unsafe-journal = הפעלה גם אם PostgreSQL מוגדר כך שמהלכים שאושרו עלולים ללכת לאיבוד בקריסה; גם { "\u200E" }TERCET_UNSAFE_JOURNAL{ "\u200E" }
help-load-record = רישום מה שהוצג לכל שחקן, להשוואה עם היומן; הקובץ מופיע כשכולם ליד השולחנות
load-longest-wait = ההמתנה הארוכה ביותר של שחקן, באלפיות השנייה: { NUMBER($milliseconds) }


## The browser: what one plays alone

alone-title = משחק ליחיד
alone-what = עובד גם בלי חיבור לרשת. המשחק נשמר במכשיר הזה, והשעון שלו נעצר כשיוצאים.
alone-lies-here = משחק שלא הסתיים
alone-replaces = משחק חדש יחליף את המשחק הזה.
alone-links = עוד משחקים ליחיד
alone-puzzle = חידה להתחלה מהירה
alone-player = אני
alone-bots = נגד בוטים
alone-bots-start = משחק נגד בוטים
alone-bot = בוט { NUMBER($number) }
alone-need-bots =
    { $count ->
        [1] לגרסה הזאת צריך לפחות בוט אחד.
        [2] לגרסה הזאת צריך לפחות שני בוטים.
       *[other] לגרסה הזאת צריך לפחות { $count } בוטים.
    }
children-title = לילדים קטנים
children-again = משחק נוסף
children-found = סטים שנמצאו: { NUMBER($sets) }
alone-quick = התחלה מהירה
alone-quick-what = 27 קלפים, מאפיין אחד פחות: דרך קלה להתחיל
alone-practice = אימון
alone-practice-what = כל 81 הקלפים, בלי למהר. לא רואים סט? אומרים ״אין סט״ ומקבלים עוד שלושה קלפים. הזמנים והטעויות שלך נרשמים.
alone-solitaire = סוליטר
alone-solitaire-what = שנים־עשר קלפים, אף פעם לא יותר. אם אין ביניהם סט, מפסידים. כדי לנצח משחקים עד שהחפיסה ריקה ולא נשאר סט.
alone-solitaire-yours =
    { $played ->
        [1] שיחקת סוליטר פעם אחת. ניצחונות: { NUMBER($won) } ({ $rate }).
        [2] שיחקת סוליטר פעמיים. ניצחונות: { NUMBER($won) } ({ $rate }).
       *[other] ניצחת ב־{ NUMBER($won) } מתוך { $played } משחקי סוליטר ({ $rate }).
    }
alone-solitaire-odds = הסיכויים האמיתיים: כשלוקחים סט כלשהו מנצחים ב־{ $any } מהמשחקים, וכשתמיד חושבים קדימה – ב־{ $ahead }.
alone-paused = המשחק מושהה
alone-runs = השעון שוב פועל.
alone-missed = היה סט: הנה הוא!
alone-go-on = המשך
alone-offer = שלושה סטים מהירים ברצף! לעבור לחפיסה המלאה של 81 קלפים?
alone-offer-take = משחק בחפיסה המלאה
alone-offer-later = לא עכשיו
alone-other = משחק אחר




## The browser: puzzles

puzzle-daily = החידה היומית
puzzle-quick = חידה להתחלה מהירה
puzzle-goal = בין { NUMBER($cards) } הקלפים האלה יש בדיוק { NUMBER($sets) } סטים. המטרה: למצוא את כולם.
puzzle-right = סט ב־{ $time }! { NUMBER($found) } מתוך { NUMBER($all) }.
puzzle-clock = זמן: { $time }
puzzle-hint = רמז
puzzle-hint-card = הקלף הזה שייך לסט שעוד לא מצאת: { $card }.
puzzle-hint-pair = שני הקלפים האלה שייכים לאותו סט: { $cards }.
# $feature is the name of a feature; $kind is how it fares on the three cards of a Set.
puzzle-hint-feature =
    { $feature ->
        [number] { $kind ->
            [same] כדאי להסתכל על המספר: הוא זהה בשלושת הקלפים.
           *[different] כדאי להסתכל על המספר: הוא שונה בשלושת הקלפים.
        }
        [shading] { $kind ->
            [same] כדאי להסתכל על המילוי: הוא זהה בשלושת הקלפים.
           *[different] כדאי להסתכל על המילוי: הוא שונה בשלושת הקלפים.
        }
        [colour] { $kind ->
            [same] כדאי להסתכל על הצבע: הוא זהה בשלושת הקלפים.
           *[different] כדאי להסתכל על הצבע: הוא שונה בשלושת הקלפים.
        }
       *[symbol] { $kind ->
            [same] כדאי להסתכל על הצורה: היא זהה בשלושת הקלפים.
           *[different] כדאי להסתכל על הצורה: היא שונה בשלושת הקלפים.
        }
    }
puzzle-hint-over = אין עוד רמזים לסט הזה: חסר רק קלף אחד.
puzzle-hints =
    { $hints ->
        [0] בלי רמזים
        [1] רמז אחד
        [2] שני רמזים
       *[other] { $hints } רמזים
    }
puzzle-mistakes =
    { $picks ->
        [0] בלי טעויות
        [1] טעות אחת
        [2] שתי טעויות
       *[other] { $picks } טעויות
    }
puzzle-start = התחלה
puzzle-paused = המשחק מושהה. הקלפים מוסתרים.
puzzle-go-on = המשך
puzzle-solved = פתרת את החידה ב־{ $time }
puzzle-found-sets = סטים שנמצאו
puzzle-streak =
    { $days ->
        [0] היום אפשר להתחיל רצף
        [1] רצף: יום אחד
        [2] רצף: יומיים
       *[other] רצף: { $days } ימים
    }
puzzle-compared =
    { $kind ->
        [first] החידה היומית הראשונה שלך!
        [best] הזמן הכי טוב שלך עד כה!
       *[faster] מהר יותר מהרגיל.
    }
puzzle-figure =
    { $kind ->
        [streak] רצף
        [longest] הרצף הטוב ביותר
        [best] הזמן הטוב ביותר
       *[median] זמן חציוני
    }
puzzle-month-before = החודש הקודם
puzzle-month-after = החודש הבא
puzzle-calendar-day =
    { $kind ->
        [solved] { $date }: נפתרה
        [late] { $date }: נפתרה מאוחר יותר
       *[none] { $date }: לא נפתרה
    }
puzzle-streak-how = יום צבוע: החידה נפתרה בזמן ונכללת ברצף. יום מוקף: היא נפתרה מאוחר יותר. חידה חדשה מגיעה בחצות, לפי השעון שלך.
# Of a day that was solved after it had passed.
puzzle-archive = מהארכיון: לא נכללת ברצף.
puzzle-next-in = החידה הבאה בעוד { $time }
puzzle-next-there = יש חידה חדשה.
puzzle-others = עוד חידות
puzzle-day = יום
puzzle-day-open = פתיחה
puzzle-day-before = היום הקודם
puzzle-day-after = היום הבא
puzzle-today = החידה של היום
puzzle-play-today = לחידה של היום
puzzle-too-early = ביום הזה עוד לא הייתה חידה. החידה הראשונה: { $date }
puzzle-too-late = החידה הזאת ({ $date }) תיפתח כשהיום הזה יתחיל.
puzzle-share = שיתוף התוצאה שלך (בלי ספוילרים)
# The parts of one line; it has no sentence around it.
puzzle-share-day = החידה היומית של Tercet, { $date }
puzzle-share-found = { NUMBER($found) }/{ NUMBER($all) } ב־{ $time }
puzzle-share-streak = רצף { NUMBER($days) }
puzzle-new = חידה חדשה
puzzle-deck = קלפים במשחק


## The browser: the lesson and the drills

learn-title = לימוד המשחק
learn-lead =
    { $edition ->
        [english] שישה שלבים קצרים, כשלוש דקות, עם הקלפים והחוקים של המהדורה האנגלית.
        [italian] שישה שלבים קצרים, כשלוש דקות, עם הקלפים והחוקים של המהדורה האיטלקית.
        [russian] שישה שלבים קצרים, כשלוש דקות, עם הקלפים והחוקים של המהדורה הרוסית.
        [hebrew] שישה שלבים קצרים, כשלוש דקות, עם הקלפים והחוקים של המהדורה העברית.
       *[french] שישה שלבים קצרים, כשלוש דקות, עם הקלפים והחוקים של המהדורה הצרפתית.
    }
learn-steps = שלבי השיעור
learn-step = שלב { NUMBER($step) } מתוך { NUMBER($steps) }
learn-exercise = שאלה { NUMBER($exercise) } מתוך { NUMBER($exercises) }
learn-example = דוגמה
learn-step-title = { $step ->
        [features] ארבעה מאפיינים
        [third] הקלף השלישי
        [verdict] סט או לא?
        [find] מוצאים סט
        [call] מכריזים ובוחרים
       *[none] כשאין סט
    }
learn-features = בכל קלף יש סמל אחד, שני סמלים זהים או שלושה. לכל קלף ארבעה מאפיינים, ולכל מאפיין שלושה ערכים.
learn-features-question = שני הקלפים האלה שונים במאפיין אחד. באיזה?
learn-feature = { $feature ->
        [number] מספר
        [shading] מילוי
        [colour] צבע
       *[symbol] צורה
    }
learn-features-right =
    { $feature ->
        [number] נכון: רק המספר שונה.
        [shading] נכון: רק המילוי שונה.
        [colour] נכון: רק הצבע שונה.
       *[symbol] נכון: רק הצורה שונה.
    }
learn-features-wrong =
    { $feature ->
        [number] לא המספר: הוא זהה בשני הקלפים. כדאי להסתכל שוב.
        [shading] לא המילוי: הוא זהה בשני הקלפים. כדאי להסתכל שוב.
        [colour] לא הצבע: הוא זהה בשני הקלפים. כדאי להסתכל שוב.
       *[symbol] לא הצורה: היא זהה בשני הקלפים. כדאי להסתכל שוב.
    }
learn-third = לכל שני קלפים יש בדיוק קלף שלישי אחד שמשלים את הסט. במאפיין שבו שניהם זהים, גם השלישי זהה להם; במאפיין שבו הם שונים, השלישי מקבל את הערך שנותר.
learn-third-question = איזה קלף משלים את הסט?
learn-verdict = כדי לבדוק שלושה קלפים עוברים על המאפיינים אחד אחד: האם כל אחד מהם זהה בשלושת הקלפים, או שונה בשלושתם?
learn-verdict-question = האם שלושת הקלפים האלה הם סט?
learn-say-set = סט
learn-say-none = לא סט
learn-right = נכון.
learn-wrong = לא בדיוק.
learn-find = במשחק כולם מסתכלים על אותם קלפים. בוחרים שלושה שיוצרים סט: בנגיעה, במקשי החצים וב־Enter, או באותיות שעל הקלפים.
learn-find-question = איפה הסט בין תשעת הקלפים האלה?
learn-hint = הצגת קלף אחד
learn-hint-card = הקלף הזה שייך לסט: { $card }.
learn-cards = קלפים: { $cards }.
learn-call-question = מכריזים ״סט!״ ואז בוחרים סט.
learn-call-right =
    { $scoring ->
        [most-sets] הקלפים שלך. מנצח מי שצבר הכי הרבה סטים.
        [point-per-card] הקלפים שלך, ואיתם נקודה על כל קלף.
       *[point-per-set] הקלפים שלך, ואיתם נקודה.
    }
learn-call-purpose = עכשיו טועים בכוונה: מכריזים ״סט!״ ובוחרים שלושה קלפים שאינם סט.
learn-call-wrong =
    { $cost ->
        [lose-point] הכרזה שגויה עולה לך בנקודה. הקלפים נשארים על השולחן.
        [lock-out] אחרי הכרזה שגויה צריך לחכות עד שמישהו אחר יזכה בסט. הקלפים נשארים על השולחן.
       *[nothing] כאן אין עונש על הכרזה שגויה. הקלפים נשארים על השולחן.
    }
learn-call-again = בשיעור הזה אפשר לנסות שוב מיד.
learn-call-late = נגמר הזמן: במשחק זו הכרזה שגויה. קודם מוצאים סט, ואז מכריזים.
learn-call-was-set = אבל זה סט! הפעם בוחרים שלושה קלפים שאינם סט.
learn-none-question = אין סט בין שנים־עשר הקלפים האלה. עכשיו אומרים ״אין סט״.
learn-none-said =
    { $when ->
        [all-agree] כולם מסכימים: מוסיפים שלושה קלפים.
       *[all-agree-or-long-time] כולם מסכימים, או שעבר זמן רב: מוסיפים שלושה קלפים.
    }
learn-none-find = עכשיו יש חמישה־עשר קלפים, וביניהם סט. איפה הוא?
learn-none-end = את שלושת הקלפים לא מחליפים: עכשיו שוב יש שנים־עשר.
learn-next = המשך
learn-done-title = למדת את המשחק!
learn-done = זה הכול. עכשיו הגיע הזמן לסיבוב ראשון: 27 קלפים מול בוט איטי אחד. התרגילים שלמטה יחכו לך.
learn-restart = התחלה מחדש
learn-first-round = לסיבוב הראשון שלך
learn-more = תרגילים וחוקים
learn-lesson = מעבר לשיעור
learn-rules = קריאת החוקים
learn-drills = תרגילים
learn-drill = { $drill ->
        [third] הקלף השלישי
        [set-or-not] סט או לא?
       *[no-set] יש כאן סט?
    }
learn-drill-what = { $drill ->
        [third] רואים שני קלפים: בוחרים את הקלף שמשלים את הסט.
        [set-or-not] רואים שלושה קלפים: האם הם סט?
       *[no-set] רואים שנים־עשר קלפים: בוחרים סט, או אומרים ״אין סט״.
    }
learn-right-answers = נכון
learn-mistakes = טעויות
learn-pace = זמן ממוצע
learn-pace-value = { NUMBER($seconds) } שנ׳
learn-pace-none = –
learn-run = הרצף הארוך ביותר
learn-reset = איפוס
learn-no-set-question = יש סט? בוחרים אותו. אין? אומרים ״אין סט״.
learn-no-set-right = נכון: אין סט בין הקלפים האלה.
learn-no-set-missed = יש סט: { $cards }.
coach-title = אימון אישי
coach-what = סטים שפספסת או שלקח לך זמן למצוא חוזרים לכאן: אחרי עשר דקות, שעה, יום, שלושה ימים ושבוע.
coach-due = סטים לחזרה עכשיו: { NUMBER($sets) }
coach-shelf = הסטים לפי מועד החזרה
coach-wait = { $wait ->
        [minutes] 10 דקות
        [hour] שעה
        [day] יום
        [days] 3 ימים
       *[week] שבוע
    }
coach-back =
    { $wait ->
        [minutes] הסט הזה יחזור בעוד עשר דקות.
        [hour] הסט הזה יחזור בעוד שעה.
        [day] הסט הזה יחזור מחר.
        [days] הסט הזה יחזור בעוד שלושה ימים.
        [week] הסט הזה יחזור בעוד שבוע.
       *[never] הסט הזה כבר מוכר לך: הוא לא יחזור.
    }
coach-next = אין כרגע על מה לחזור. הסט הבא: { $time }
coach-empty = כדאי לשחק כמה משחקים. הסטים שפספסת יחזרו לכאן רגע לפני שיישכחו.
coach-weakness-title = נקודת החולשה שלך
coach-weakness =
    { $feature ->
        [number] סטים עם שלושה מספרים שונים לוקחים לך { $percent } יותר זמן מסטים דומים. סטים שהושוו: { NUMBER($sets) }
        [shading] סטים עם שלושה מילויים שונים לוקחים לך { $percent } יותר זמן מסטים דומים. סטים שהושוו: { NUMBER($sets) }
        [colour] סטים עם שלושה צבעים שונים לוקחים לך { $percent } יותר זמן מסטים דומים. סטים שהושוו: { NUMBER($sets) }
       *[symbol] סטים עם שלוש צורות שונות לוקחים לך { $percent } יותר זמן מסטים דומים. סטים שהושוו: { NUMBER($sets) }
    }
coach-no-weakness = שום דבר לא בולט עד כה; הבדלים כאלה יכולים להיות מקריים. סטים שהושוו: { NUMBER($sets) }




## The browser: the rules as pages

booklet-title =
    { $edition ->
        [english] החוקים של המהדורה האנגלית
        [italian] החוקים של המהדורה האיטלקית
        [russian] החוקים של המהדורה הרוסית
        [hebrew] החוקים של המהדורה העברית
       *[french] החוקים של המהדורה הצרפתית
    }
booklet-lead =
    { $edition ->
        [english] מה שאומרת החוברת האנגלית, במילים שלנו.
        [italian] מה שאומרת החוברת האיטלקית, במילים שלנו.
        [russian] מה שאומרת החוברת הרוסית, במילים שלנו.
        [hebrew] מה שאומרת החוברת העברית, במילים שלנו.
       *[french] מה שאומרת החוברת הצרפתית, במילים שלנו.
    } היכן שהיא שותקת והיה עלינו להחליט, השורה מסומנת כחוק בית.
booklet-house = חוק בית
booklet-note = הערה שלנו
booklet-print = הדפסה
booklet-editions = מהדורות
booklet-section = { $section ->
        [cards] הקלפים
        [play] מהלך המשחק
        [none] כשאף אחד לא רואה סט
        [end] סוף המשחק
        [quick] התחלה מהירה
        [alone] כשמשחקים לבד
        [puzzle] חידה להתחלה
        [odds] מה הסיכוי לסט?
        [speed] מהירות
       *[forever] Forever עם סט־מאסטר
    }
booklet-deck = יש 81 קלפים, כולם שונים זה מזה. הם נבדלים בארבעה מאפיינים, ולכל מאפיין שלושה ערכים:
booklet-number = מספר: סמל אחד, שניים או שלושה.
booklet-shading =
    { $middle ->
        [striped] מילוי: מלא, מקווקו או ריק.
       *[dotted] מילוי: מלא, מנוקד או ריק.
    }
booklet-colour =
    { $green ->
        [green] צבע: אדום, ירוק או סגול.
        [turquoise] צבע: אדום, טורקיז או סגול.
       *[blue] { $purple ->
            [black] צבע: כתום, כחול או שחור.
           *[white] צבע: כתום, כחול או לבן.
        }
    }
booklet-symbol =
    { $symbols ->
        [diamond] צורה: יהלומים, אליפסות או שרבוטים.
       *[rectangle] צורה: מלבנים, אליפסות או גלים.
    }
booklet-one-card = קלף לדוגמה: { $card }.
booklet-two = לכל שני קלפים יש בדיוק קלף שלישי אחד שמשלים את הסט.
booklet-sets = אלה סטים
booklet-no-sets = אלה אינם סטים
booklet-questions = שואלים ארבע שאלות, על המספר, הצבע, הצורה והמילוי: האם המאפיין זהה בשלושת הקלפים, או שונה בשלושתם? זה סט רק אם התשובה לכל הארבע היא ״כן״.
booklet-questions-slip = השאלה הראשונה בחוברת היא על המספר, אבל בסוגריים נוסף בה: ״האם הם באותה צורה?״. זו פליטת קולמוס: השאלה השלישית היא זו ששואלת על הצורה.
booklet-deal =
    { $rows ->
        [free] מערבבים את הקלפים ומניחים שנים־עשר מהם גלויים, במלבן, כך שכולם רואים אותם.
       *[three] מערבבים את הקלפים ומניחים שנים־עשר מהם גלויים, בשלוש שורות של ארבעה, כך שכולם רואים אותם.
    }
booklet-turns = אין תורות: כולם מחפשים בו־זמנית. שלושת הקלפים של סט יכולים להיות בכל מקום.
booklet-layout-set = שלושת הקלפים המסומנים הם סט: { $cards }.
booklet-call =
    { $calling ->
        [call-then-pick] הראשון שרואה סט אומר ״סט״ בקול, ורק אז בוחר את שלושת הקלפים.
        [call-and-pick-at-once] כל אחד רשאי לומר ״סט״ בכל רגע, ואז עליו לבחור את שלושת הקלפים מיד, בלי להסס.
       *[quick-claims] מי שרואה סט בוחר את שלושת הקלפים, בלי להכריז.
    }
booklet-call-window =
    לבחירת הקלפים יש { $seconds ->
        [1] שנייה אחת
        [2] שתי שניות
       *[other] { NUMBER($seconds) } שניות
    }; חריגה מהזמן נחשבת להכרזה שגויה.
booklet-photo-finish = כשהכרזות מגיעות כמעט יחד, קובעת מהירות התגובה ולא מהירות החיבור. מקום שני אף פעם לא נחשב להכרזה שגויה.
booklet-while =
    { $others ->
        [may-not-pick] אחרי הכרזה אף אחד אחר אינו רשאי לבחור קלפים עד שהמכריז יסיים.
        [may-not-pick-or-call] אחרי הכרזה אף אחד אחר אינו רשאי לבחור קלפים או להכריז עד שהמכריז יסיים.
       *[may-not-touch-or-call] אחרי הכרזה אף אחד אחר אינו רשאי לגעת בקלפים או להכריז עד ששלושת הקלפים ייבדקו.
    }
booklet-check = האחרים בודקים את שלושת הקלפים. אם הם סט, השחקן שומר אותם, ושלושה קלפים מהחפיסה באים במקומם.
booklet-others-check = כאן המשחק עצמו בודק. אפשר לבחור שגם האחרים יבדקו: כל אחד אומר ״נכון״ או ״לא נכון״, וכולם רואים מי צדק.
booklet-wrong =
    { $cost ->
        [lose-point] אם אינם סט, הם חוזרים לשולחן והשחקן מפסיד נקודה אחת.
        [lock-out] אם אינם סט, הם נשארים על השולחן, והשחקן אינו רשאי להכריז שוב עד שמישהו אחר ימצא סט.
       *[nothing] אם אינם סט, הם נשארים על השולחן. אין עונש.
    }
booklet-below-zero = הניקוד יכול לרדת מתחת לאפס.
booklet-all-locked = כשלא נשאר אף אחד שרשאי להכריז, כולם רשאים שוב. כשמשחקים לבד אף פעם לא צריך לחכות.
booklet-no-set =
    { $when ->
        [all-agree] כשכל השחקנים מסכימים שאין סט בין שנים־עשר הקלפים, מוסיפים עוד שלושה, ויחד הם חמישה־עשר.
       *[all-agree-or-long-time] כשאין סט בין שנים־עשר הקלפים, או כשאף אחד לא מצא סט במשך זמן רב, אחד השחקנים מוסיף עוד שלושה, ויחד הם חמישה־עשר.
    }
booklet-silence =
    אחרי שמישהו אמר שאין סט, שתיקה של { $seconds ->
        [1] שנייה אחת
        [2] שתי שניות
       *[other] { NUMBER($seconds) } שניות
    } נחשבת להסכמה.
booklet-long-time =
    ״זמן רב״ הוא { $seconds ->
        [1] שנייה אחת
        [2] שתי שניות
       *[other] { NUMBER($seconds) } שניות
    } בלי שנמצא סט; אז מספיק ששחקן אחד יבקש.
booklet-widened = את שלושת הקלפים הנוספים לא מחליפים: כשנלקח הסט הבא, שוב יש שנים־עשר.
booklet-wider = אם עדיין אין סט, מוסיפים עוד שלושה, עד 21 קלפים: בין כל כך הרבה קלפים תמיד יש סט.
booklet-end = הסיבוב נגמר כשהחפיסה ריקה ולא נשאר סט על השולחן.
booklet-left =
    { $left ->
        [usually] בדרך כלל נשארים שישה או תשעה קלפים.
       *[maybe] ייתכן שיישארו שישה או תשעה קלפים.
    }
booklet-scoring =
    { $scoring ->
        [point-per-set] כל סט שווה נקודה אחת.
        [point-per-set-minus-wrong-calls] כל סט שווה נקודה אחת; מפחיתים את הנקודות על הכרזות שגויות.
        [most-sets] אין נקודות: מנצח מי שצבר הכי הרבה סטים.
       *[point-per-card] כל קלף שווה נקודה אחת.
    }
booklet-match =
    { $rounds ->
        [each-deals] מסכמים את הנקודות, תפקיד הדילר עובר שמאלה, והקלפים מעורבבים מחדש. אחרי שכל אחד חילק סיבוב אחד, מנצח מי שצבר את הניקוד הגבוה ביותר.
       *[one-round] כל המשחק הוא סיבוב אחד.
    }
booklet-ties = במקרה של תיקו חולקים בניצחון.
booklet-seats =
    אפשר להצטרף ולעזוב בכל רגע; מי שעוזב שומר את הסטים שלו. אם הדילר לא חילק בתוך { $seconds ->
        [1] שנייה אחת
        [2] שתי שניות
       *[other] { NUMBER($seconds) } שניות
    }, הסיבוב הבא מתחיל מעצמו; לפני הסיבוב הראשון כל אחד רשאי לחלק במקומו.
booklet-quick =
    { $edition ->
        [english] למשחק ראשון, ולילדים קטנים, לוקחים רק את 27 הקלפים האדומים: בלי הצבע נשארים שלושה מאפיינים. פורסים רק תשעה קלפים. כשכולם כבר רואים סטים מהר, מוסיפים את שאר הקלפים ומערבבים.
        [italian] למשחק ראשון, ולילדים קטנים, לוקחים רק את 27 הקלפים בעלי המילוי המלא: בלי המילוי נשארים שלושה מאפיינים. פורסים רק תשעה קלפים.
        [russian] למשחק פשוט וקצר יותר מוותרים על מאפיין אחד; לוקחים למשל רק את 27 הקלפים בעלי המילוי המלא, והמילוי כבר לא חשוב. כשכולם כבר מתמצאים במשחק, מערבבים את כל הקלפים יחד.
        [hebrew] למשחק פשוט יותר לוקחים רק שליש מהקלפים, למשל את 27 הקלפים בעלי המילוי המלא: המילוי כבר לא חשוב, ונשארים שלושה מאפיינים. למשחק המלא מוסיפים את שאר הקלפים ומערבבים.
       *[french] ״Easy״ מיועד למתחילים ולילדים: 27 קלפים בצבע אחד, כך שהצבע כבר לא חשוב. פורסים תשעה קלפים, בשלוש שורות של שלושה. כל השאר כמו במשחק המלא.
    }
booklet-quick-layout = מכיוון שבחוברת לא נאמר אחרת, גם כאן פורסים שנים־עשר קלפים.
booklet-quick-value =
    { $value ->
        [red] החוברת משאירה את הבחירה פתוחה; כאן משחקים בקלפים האדומים. בשולחן חדש אפשר לבחור כל מאפיין וכל ערך.
       *[solid] החוברת משאירה את הבחירה פתוחה; כאן משחקים בקלפים בעלי המילוי המלא. בשולחן חדש אפשר לבחור כל מאפיין וכל ערך.
    }
booklet-alone = כשמשחקים לבד מפסידים ברגע שאין סט בין שנים־עשר הקלפים.
booklet-alone-won = מנצחים כשהחפיסה ריקה ולא נשאר סט. אם אומרים ״אין סט״ ויש סט, מפסידים.
booklet-puzzle = בחוברת יש גם חידה בלי מאפיין המילוי: המטרה היא למצוא ארבעה סטים בין תשעה קלפים.
booklet-odds = לפי החוברת, הסיכוי לסט הוא בערך { NUMBER($percent) }% בין { NUMBER($cards) } קלפים, ויותר מ־{ NUMBER($percent_more) }% בין { NUMBER($cards_more) }.
booklet-odds-link = לסיכויים המדויקים
booklet-forever = כשיש לפחות שלושה שחקנים, כל אחד הוא סט־מאסטר בסיבוב אחד: הסט־מאסטר מערבב, פורס ומשלים קלפים, אבל לא משחק. כל קלף שנלקח שווה נקודה אחת. אחרי שכל אחד היה סט־מאסטר, מנצח מי שצבר את הניקוד הגבוה ביותר.
booklet-speed = רואים סט? בוחרים מיד את שלושת הקלפים, בלי להכריז. כשאין סט על השולחן, מתווספים מעצמם שלושה קלפים. אחרי טעות מחכים שלוש שניות. כל המשחק הוא סיבוב אחד.
booklet-master-sees = הסט־מאסטר רואה אילו סטים יש על השולחן.




## The browser: the chances

odds-page-title = סיכויים
odds-page-simple = במשחק אמיתי, בערך פעם אחת מכל { NUMBER($deals) } אין סט על השולחן.
odds-page-lead = מה הסיכוי שאין סט? כשאפשר, הוא מחושב במדויק; בשאר המקרים הוא נאמד בהדמיה.
odds-page-fresh = אין סט בין קלפים אקראיים
odds-page-fresh-how = הסיכוי שאין סט בין קלפים מחפיסה מעורבבת היטב מחושב במדויק ולא נאמד. במהלך משחק הוא גבוה יותר, כי שוב ושוב מוציאים סטים.
odds-page-fresh-chart = הסיכוי שאין סט לפי מספר הקלפים, קו לכל חפיסה; אותם מספרים מופיעים בטבלאות שלמטה.
odds-page-deck = חפיסה של { NUMBER($cards) } קלפים
odds-page-table = טבלה מדויקת לחפיסה של { NUMBER($cards) } קלפים
odds-page-cards = קלפים
odds-page-random = אין סט, קלפים אקראיים
odds-page-no-set = אין סט
odds-page-one-in = אחת מתוך
odds-page-in-play = אין סט, במהלך משחק
odds-page-mean = סטים בממוצע
odds-page-exactly = בדיוק
odds-page-chance = סיכוי
odds-page-axis-percent = אחוזים
odds-page-axis-cards = קלפים
odds-page-axis-sets = סטים
odds-page-spread = כמה סטים יש?
odds-page-spread-of = מספר הקלפים
# $mean is a number with its decimals, $fraction the same exactly.
odds-page-spread-mean = בממוצע { $mean }, בדיוק { "\u200E" }{ $fraction }{ "\u200E" }.
odds-page-spread-chart = הסיכוי לכל מספר של סטים; אותם מספרים מופיעים בטבלה שלמטה.
odds-page-course = במהלך משחק
odds-page-course-how = כשלוקחים סטים נשארים קלפים שלא מתאימים זה לזה. לכן בין שנים־עשר קלפים במהלך משחק אין סט ב־{ $played } מהמקרים, ובין שנים־עשר קלפים אקראיים רק ב־{ $fresh }.
odds-page-course-chart = הסיכוי שאין סט בין שנים־עשר קלפים, לפי מספר הקלפים שעוד בחפיסה; אותם מספרים מופיעים בטבלה שלמטה.
odds-page-line-random = קלפים אקראיים (במדויק)
odds-page-line-played = במהלך משחק ({ $games } משחקים בהדמיה)
odds-page-line-yours = ההדמיה שלך
odds-page-in-deck = עוד בחפיסה
odds-page-simulate = הדמיה משלך
odds-page-simulate-how = הדפדפן שלך משחק משחקים שלמים, ותמיד לוקח סט כלשהו מאלה שעל השולחן. ככל שיש יותר משחקים, כך מצטמצם הרווח שמכיל את הערך האמיתי ב־99 מתוך 100 מקרים.
odds-page-kind = גרסה
odds-page-games = משחקים
odds-page-start = התחלה
odds-page-go-on = המשך
odds-page-stop = עצירה
odds-page-progress = משחקים שהסתיימו: { $games } מתוך { $goal }
odds-page-pace = משחקים בשנייה: { $games }
odds-page-done = ההדמיה הסתיימה. משחקים שהסתיימו: { $games }
odds-page-stopped = נעצר. משחקים שהסתיימו: { $games }
odds-page-broken = הדפדפן שלך לא הצליח להפעיל את ההדמיה. צריך לטעון את הדף מחדש.
odds-page-what = תוצאה
odds-page-seen = נצפה
odds-page-interval = רווח סמך 99%
odds-page-interval-of = מ־{ $low } עד { $high }
odds-page-first = אין סט בחלוקה הראשונה
odds-page-boards = אין סט בין { NUMBER($cards) } קלפים
odds-page-won = ניצחונות
odds-page-left = קלפים שנשארו: { NUMBER($cards) }
odds-page-here = האם יש כאן סט?
odds-page-here-how = בוחרים קלפים כלשהם: קובעים מספר ומילוי, ואז נוגעים בקלפים.
odds-page-number = מספר
odds-page-number-of = { $number ->
        [one] אחד
        [two] שניים
       *[three] שלושה
    }
odds-page-shading = מילוי
odds-page-shading-of = { $shading ->
        [solid] מלא
        [striped] מקווקו
        [dotted] מנוקד
       *[open] ריק
    }
odds-page-choose = קלפים לבחירה
odds-page-chosen = קלפים שנבחרו: { NUMBER($cards) }
odds-page-put-back = הסרה: { $card }
odds-page-deal = חלוקת { NUMBER($cards) } קלפים אקראיים
odds-page-clear = הסרת הכול
odds-page-nothing = עדיין לא נבחרו קלפים.
odds-page-found-none = אין כאן סט.
odds-page-found =
    { $sets ->
        [1] יש כאן סט אחד.
        [2] יש כאן שני סטים.
       *[other] יש כאן { $sets } סטים.
    }
odds-page-found-more = מוצגים { NUMBER($sets) } הסטים הראשונים.
odds-page-likely =
    { $cards ->
        [1] קלף אחד לעולם אינו סט.
        [2] שני קלפים לעולם אינם סט.
       *[other] בין { $cards } קלפים אקראיים אין סט ב־{ $percent } מהמקרים; מספר הסטים הממוצע: { $mean }.
    }
odds-page-certain = בין כל כך הרבה קלפים תמיד יש סט. הכי הרבה קלפים בלי סט: { NUMBER($cards) }
# $seconds is a number with its decimals.
odds-page-difficulty = שחקן מזדמן מוצא את הראשון בתוך { $seconds } שנ׳ בערך (אומדן).
odds-page-claims = מה אומרות החוברות

## The browser: what one has done so far

statistics-title = הסטטיסטיקה שלך
statistics-lead = כמה מהר ובאיזה דיוק מצאת סטים. הנתונים נשמרים רק בדפדפן הזה.
statistics-empty = עדיין אין כאן כלום. הסט הראשון שלך, ליד שולחן או לבד, יופיע כאן.
statistics-begin-alone = משחק ליחיד
statistics-begin-daily = החידה של היום
statistics-begin-learn = לימוד המשחק
statistics-begin-friends = משחק עם חברים
statistics-sum = בסך הכול
statistics-found = סטים שנמצאו
statistics-wrong = טעויות
statistics-by-differing = לפי מספר המאפיינים השונים
statistics-differing = מאפיינים שונים
statistics-by-game = לפי משחק
statistics-game = משחק
statistics-game-name = { $game ->
        [table] משחקים עם אחרים
        [here] משחקים ליחיד
        [puzzle] חידה להתחלה מהירה
        [daily] חידה יומית
       *[drill] תרגילים
    }
statistics-history = היסטוריה
statistics-days = יום
statistics-weeks = שבוע מיום
statistics-medians = זמן חציוני לכל סט
statistics-medians-chart = זמן חציוני לכל סט, לפי יום או שבוע; אותם מספרים מופיעים בטבלה שלמטה.
statistics-differing-chart = זמן חציוני לכל סט, לפי מספר המאפיינים השונים; אותם מספרים מופיעים בטבלה שלמטה.
statistics-counts = סטים שנמצאו
statistics-counts-chart = סטים שנמצאו, לפי יום או שבוע; אותם מספרים מופיעים בטבלה שלמטה.
statistics-keeping = הנתונים שלך
statistics-export = הורדה כקובץ CSV
statistics-delete = מחיקת הכול
statistics-delete-sure = כל מה שבדף הזה יימחק לתמיד. להמשיך?
statistics-delete-yes = מחיקה
statistics-delete-no = ביטול
statistics-deleted = הכול נמחק.

## The browser: installed and offline
offline-news = יש גרסה חדשה. היא תיטען בפתיחה הבאה של Tercet.
offline-reload = טעינה מחדש
offline-install = התקנת Tercet במכשיר הזה
offline-away = אין חיבור לשרת. משחקים ליחיד, השיעור והחידות ממשיכים לעבוד; רק לשולחנות עם אחרים דרוש השרת.

## The modes of the house: what their pages say

mode-pitch = { $mode ->
        [sprint-10] עשרה סטים על לוח משלך. כמה זמן זה ייקח?
        [sprint-20] עשרים סטים על לוח משלך. הקצב יחזיק עד הסוף?
        [minutes-1] כמה סטים אפשר למצוא בדקה אחת?
        [minutes-2] כמה סטים אפשר למצוא בשתי דקות?
        [minutes-5] כמה סטים אפשר למצוא בחמש דקות?
        [first-steps] רק סמלים מלאים, מאפיין אחד פחות: דרך קלה להתחיל.
        [chain] כל סט חדש נבנה על קלף אחד מהסט הקודם.
        [whole-board] קודם מוצאים את כל הסטים שעל השולחן, ורק אז מקבלים קלפים חדשים.
        [restless] אחרי כל סט הקלפים מחליפים מקומות.
        [blind] כל הקלפים הפוכים: הופכים שלושה, וזוכרים מה היה איפה.
        [two-pairs] מחפשים שני זוגות שחסר להם אותו קלף.
        [two-pairs-nine] שני זוגות, כשעל השולחן רק תשעה קלפים.
        [two-pairs-chain] שני זוגות, ושניים מהקלפים באים מהמציאה הקודמת.
        [five-features] 243 קלפים: גם המסגרת נחשבת.
        [six] שישה קלפים בבת אחת, מאוזנים בכל מאפיין.
        [fours] לכל מאפיין ארבעה ערכים, ומחפשים ארבעה קלפים.
        [little-fours] רביעיות רק בסמלים מלאים: מאפיין אחד פחות.
        [little-fours-chain] רביעיות קטנות, ושניים מהקלפים באים מהמציאה הקודמת.
        [fresh-paint] בכל סיבוב צורות, צבעים ומילויים חדשים.
       *[speed] רואים סט? לוקחים. בלי להכריז ובלי לחכות לקלפים.
    }
mode-idea = { $mode ->
        [sprint-10] ספרינט
       *[minutes-1] דקות
    }
mode-length = { $mode ->
        [sprint-10] 10 סטים
        [sprint-20] 20 סטים
        [minutes-1] דקה אחת
        [minutes-2] שתי דקות
        [minutes-5] חמש דקות
        [two-pairs-nine] 9 קלפים
        [two-pairs-chain] בשרשרת
        [fours] כל הקלפים
        [little-fours] מלאים בלבד
        [little-fours-chain] מלאים בשרשרת
       *[two-pairs] 12 קלפים
    }
mode-group = { $group ->
        [clock] נגד השעון
        [cards] קלפים אחרים
       *[finds] מטרות אחרות
    }
modes-all = כל המצבים
mode-story = { $mode ->
        [sprint-10] לכולם אותם קלפים, ולכל אחד לוח משלו: אף אחד לא יחטוף לך סט. הזמן הקצר ביותר מנצח.
        [minutes-1] לכולם אותם קלפים, לכל אחד לוח משלו, והשעון מתקתק. מנצח מי שמוצא הכי הרבה סטים עד הסוף.
        [first-steps] תשעה קלפים, כולם עם סמלים מלאים: מסתכלים רק על מספר, צבע וצורה. הדרך הכי טובה להראות לחברים את המשחק.
        [blind] כל הקלפים הפוכים; הופכים שלושה בכל פעם, וכולם רואים. יצא סט? הוא שלך. לא יצא? כדאי לזכור איפה הם.
        [restless] אחרי כל סט, כל הקלפים שעל השולחן מחליפים מקומות. הסט שכבר היה מול העיניים? צריך למצוא אותו שוב!
        [fresh-paint] בכל סיבוב הצורות, הצבעים והמילויים מצוירים אחרת. העיניים מתחילות מאפס, וזה כל הכיף.
        [five-features] בחפיסה יש 243 קלפים, ולכל קלף גם מסגרת: פשוטה, כפולה או מנוקדת. זה סט רק אם גם המסגרת מתאימה.
        [chain] בכל סט יש בדיוק קלף אחד מהסט הקודם, שמונח בצד. כל מציאה פותחת את הבאה, וכולם רואים מאיפה מתחילים.
        [whole-board] סטים שנמצאו נשארים על השולחן, והחיפוש נמשך עד האחרון. הראשונים קופצים לעין; האחרונים, קצת פחות.
        [two-pairs] מחפשים ארבעה קלפים: שני זוגות, ואותו קלף חמישי משלים כל זוג לסט. לרוב הקלף הזה לא על השולחן, וצריך לדמיין אותו.
        [six] שישה קלפים בבת אחת: כל מאפיין זהה בכולם, או מתחלק שלושה־שלושה, שניים־שניים־שניים או ארבעה־אחד־אחד. כשסט כבר קל מדי.
        [fours] לכל מאפיין יש כאן ארבעה ערכים: עד ארבעה סמלים, צבע רביעי ומשושים. מחפשים ארבעה קלפים שבהם כל מאפיין זהה בכולם, שונה בכולם או מתחלק שניים־שניים.
       *[speed] בלי להכריז ובלי תורות: רואים סט, לוקחים אותו. קלפים מתווספים מעצמם, והשולחן לא נח לרגע.
    }
mode-lesson = ננסה?
mode-lesson-complete = { $target ->
        [set] איזה קלף משלים את הסט?
        [two-pairs] איזה קלף משלים כאן שני זוגות?
        [six] איזה קלף משלים את השישייה?
       *[four] איזה קלף משלים את הרביעייה?
    }
mode-lesson-judge = { $target ->
        [set] זה סט?
        [two-pairs] אלה שני זוגות?
        [six] זו שישייה?
       *[four] זו רביעייה?
    }
mode-lesson-yes = כן
mode-lesson-no = לא
mode-lesson-find = { $target ->
        [set] צריך למצוא סט.
        [two-pairs] צריך למצוא שני זוגות.
        [six] צריך למצוא שישייה.
       *[four] צריך למצוא רביעייה.
    }
mode-lesson-turn = הקלפים הפוכים: הופכים אותם וזוכרים.
mode-lesson-clock = המטרה: שלוש מציאות בדקה. מתחילים?
mode-lesson-late = הזמן נגמר. ננסה שוב?
mode-lesson-done = יש! עכשיו משחקים.
summary-target = { $target ->
        [set] מחפשים סט: שלושה קלפים שבהם כל מאפיין זהה בכולם או שונה בכולם.
        [two-pairs] מחפשים ארבעה קלפים: שני זוגות שחסר להם אותו קלף. מוסיפים אותו לכל אחד מהזוגות ומקבלים סט. הוא עצמו לא חייב להיות על השולחן.
        [six] מחפשים שישייה: שישה קלפים מאוזנים. כל מאפיין זהה בכולם, או מתחלק שלושה־שלושה, שניים־שניים־שניים או ארבעה־אחד־אחד.
       *[four] מחפשים רביעייה: ארבעה קלפים שבהם כל מאפיין זהה בכולם, שונה בכולם או מתחלק שניים־שניים.
    }
summary-example = לדוגמה: { $cards }.
summary-example-pairs = הנה דוגמה. { $pairs }
summary-cards =
    { $layout ->
        [1] על השולחן מונח קלף אחד מתוך חפיסה של { NUMBER($deck) }.
        [2] על השולחן מונחים שני קלפים מתוך חפיסה של { NUMBER($deck) }.
       *[other] על השולחן מונחים { $layout } קלפים מתוך חפיסה של { NUMBER($deck) }.
    }
summary-only = משחקים בחלק מהקלפים: { $deck }.
summary-border = כאן יש לכל קלף גם מאפיין חמישי, המסגרת: פשוטה, כפולה או מנוקדת.
summary-fourth = לכל מאפיין יש כאן גם ערך רביעי: { $values }.
summary-claim = אין צורך להכריז: פשוט בוחרים את הקלפים לפני כולם.
summary-claim-own = אין צורך להכריז: פשוט בוחרים את הקלפים כשרואים אותם.
summary-call =
    רואים? מכריזים ״סט!״ ובוחרים את הקלפים בתוך { $seconds ->
        [1] שנייה אחת
        [2] שתי שניות
       *[other] { $seconds } שניות
    }.
summary-turn =
    כל הקלפים הפוכים. הופכים { NUMBER($count) } קלפים, אחד אחרי השני, לעיני כולם. לכל קלף יש { $seconds ->
        [1] שנייה אחת
        [2] שתי שניות
       *[other] { $seconds } שניות
    }. מצאת? הקלפים שלך. לא מצאת? הם נהפכים בחזרה, וזכות הקדימה עוברת לאחרים.
summary-chain =
    { $count ->
        [1] המציאה הקודמת נשארת מונחת בצד, ובכל מציאה חדשה צריך להיות בדיוק קלף אחד ממנה.
        [2] המציאה הקודמת נשארת מונחת בצד, ובכל מציאה חדשה צריכים להיות בדיוק שני קלפים ממנה.
       *[other] המציאה הקודמת נשארת מונחת בצד, ובכל מציאה חדשה צריכים להיות בדיוק { $count } קלפים ממנה.
    }
summary-until-all = קלפים שנמצאו נשארים על השולחן. כשלא נשאר מה למצוא, כל הקלפים מתחלפים.
summary-shuffled = אחרי כל מציאה הקלפים שעל השולחן מחליפים מקומות, אז כדאי להסתכל שוב.
summary-own = לכל אחד לוח משלו, עם אותם קלפים באותו סדר, ותוך כדי משחק רואים כמה כבר מצאו האחרים.
summary-fresh = הצורות, הצבעים והמילויים משתנים בכל סיבוב, והעין לא מספיקה להתרגל.
summary-no-find = { $value ->
        [at-once] אין מה למצוא? מתווספים קלפים מעצמם.
        [all-agree] כולם מסכימים שאין מה למצוא? מוסיפים קלפים.
       *[all-agree-or-long-time] כולם מסכימים שאין מה למצוא, או ששחקן אחד מבקש אחרי זמן רב? מוסיפים קלפים.
    }
summary-endless = החפיסה אף פעם לא נגמרת: מערבבים אותה ומחלקים שוב.
summary-first-to =
    { $count ->
        [1] הסיבוב נגמר במציאה הראשונה.
        [2] הסיבוב נגמר כשלמישהו יש שתי מציאות.
       *[other] הסיבוב נגמר כשלמישהו יש { $count } מציאות.
    }
summary-finds =
    { $count ->
        [1] הסיבוב נגמר אחרי המציאה הראשונה.
        [2] הסיבוב נגמר אחרי שתי מציאות.
       *[other] הסיבוב נגמר אחרי { $count } מציאות.
    }
summary-finds-own =
    { $count ->
        [1] המטרה: מציאה אחת. מנצח מי שמסיים ראשון.
        [2] המטרה: שתי מציאות. מנצח מי שמסיים ראשון.
       *[other] המטרה: { $count } מציאות. מנצח מי שמסיים ראשון.
    }
summary-minutes =
    { $count ->
        [1] הסיבוב נמשך דקה אחת.
        [2] הסיבוב נמשך שתי דקות.
       *[other] הסיבוב נמשך { $count } דקות.
    }
summary-seconds =
    { $count ->
        [1] הסיבוב נמשך שנייה אחת.
        [2] הסיבוב נמשך שתי שניות.
       *[other] הסיבוב נמשך { $count } שניות.
    }
summary-deck-ends = הסיבוב נגמר כשהחפיסה ריקה ולא נשאר מה למצוא.
summary-deck-ends-too = הסיבוב נגמר גם כשהחפיסה ריקה ולא נשאר מה למצוא.
summary-points =
    { $count ->
        [1] על כל מציאה מקבלים נקודה אחת.
        [2] על כל מציאה מקבלים שתי נקודות.
       *[other] על כל מציאה מקבלים { $count } נקודות.
    }
summary-most = מנצח מי שצבר הכי הרבה מציאות.
summary-wrong = { $value ->
        [lose-point] טעות עולה בנקודה.
        [lock-out] אחרי טעות מחכים עד שמישהו אחר ימצא משהו.
       *[nothing] על טעות אין עונש.
    }
summary-wrong-wait =
    { $seconds ->
        [1] טעית? צריך לחכות שנייה אחת.
        [2] טעית? צריך לחכות שתי שניות.
       *[other] טעית? צריך לחכות { $seconds } שניות.
    }

## Challenges

challenge-title = אותם קלפים לכולם
challenge-about = משחקים באותה חלוקה כמו כולם ורואים מי מהר יותר.
challenge-by = האתגר של { $name }
challenge-honest = האתגר מבוסס על הגינות: בפעם השנייה הקלפים כבר מוכרים.
challenge-play = משחק
challenge-again = ניסיון נוסף
challenge-best = התוצאות הטובות
challenge-empty = עדיין אין תוצאות. שלך יכולה להיות הראשונה.
challenge-none = אין אתגר כזה.
challenge-sealed = הקלפים סודיים עד לסיום האתגר שלך.
challenge-friend = אתגר לחברים
challenge-earlier = משחקים קודמים
challenge-own-best = השיא שלך
challenge-list = לתוצאות
challenge-result =
    { $target ->
        [set] { $count ->
            [1] סט אחד, { $time }
            [2] שני סטים, { $time }
           *[other] { $count } סטים, { $time }
        }
       *[other] { $count ->
            [1] מציאה אחת, { $time }
            [2] שתי מציאות, { $time }
           *[other] { $count } מציאות, { $time }
        }
    }
challenge-attempt = ניסיון מספר { NUMBER($attempt) }
challenge-more = שחקנים נוספים: { NUMBER($count) }
challenge-from = אתגר בשבילך מאת { $name }
challenge-beat = לסיים אותם קלפים בפחות מ־{ $time }.
challenge-beat-finds =
    { $target ->
        [set] { $count ->
            [1] למצוא באותם קלפים יותר מסט אחד.
            [2] למצוא באותם קלפים יותר משני סטים.
           *[other] למצוא באותם קלפים יותר מ־{ $count } סטים.
        }
       *[other] { $count ->
            [1] לאסוף באותם קלפים יותר ממציאה אחת.
            [2] לאסוף באותם קלפים יותר משתי מציאות.
           *[other] לאסוף באותם קלפים יותר מ־{ $count } מציאות.
        }
    }
challenge-send = שליחה לחברים
challenge-send-about = בקישור הזה כולם משחקים באותם קלפים.
challenge-length =
    { $target ->
        [set] { $count ->
            [1] מרוץ לסט אחד
            [2] מרוץ לשני סטים
           *[other] מרוץ ל־{ $count } סטים
        }
       *[other] { $count ->
            [1] מרוץ למציאה אחת
            [2] מרוץ לשתי מציאות
           *[other] מרוץ ל־{ $count } מציאות
        }
    }
challenge-send-back = החזרת האתגר
challenge-this = אתגר לחברים עם הקלפים האלה
challenge-kept = נשמר בדפדפן הזה. הקישור ייווצר כשיהיה חיבור לרשת.
challenge-open = פתיחת האתגר
challenge-unchecked = לא נבדק על ידי שרת
challenge-made-from = התוצאה שצריך לעבור
challenge-race = מרוץ חי

## The race of each day

day-title = המרוץ היומי
day-about = עשרה סטים נגד השעון. הקלפים זהים לכולם.
day-first = רק הניסיון הראשון נחשב. הבאים הם לאימון.
day-practice = אימון
day-runs =
    { $count ->
        [0] עדיין אין תוצאות
        [1] תוצאה אחת
        [2] שתי תוצאות
       *[other] { $count } תוצאות
    }
day-median = חציון: { $time }
day-place = מקום { NUMBER($place) }
day-percentile = איטיים ממך: { $percent }
day-ranking = דירוג
day-guests = אורחים
day-guests-how = לדירוג נכנס רק מי שיצר מפתח גישה או משפט שחזור לפני תחילת היום. אפשר ליצור אותם בחשבון.
day-best-practice = האימון הטוב ביותר: { $time }
day-sealed = הקלפים סודיים עד שהתאריך הזה יסתיים בכל העולם.
day-earlier = ימים קודמים
day-none = ביום הזה אין מרוץ.
day-yours = הימים שלך
day-cell =
    { $kind ->
        [raced] { $date }: המרוץ הושלם
       *[none] { $date }: בלי מרוץ
    }
day-puzzle-median = החציון של כולם: { $time } (לא נבדק)
phrase-create = יצירת משפט שחזור
phrase-hint = שתים־עשרה מילים מחזירות את השם, התוצאות והרצף שלך בכל דפדפן. משפט חדש מחליף את הקודם.
phrase-exists = כבר יש לך משפט שחזור. משפט חדש מחליף אותו, והמילים הישנות לא יפעלו עוד.
phrase-keep = השארת המשפט הקודם
phrase-replace = יצירת משפט חדש
phrase-shown = כדאי לרשום את המילים עכשיו, הן מוצגות פעם אחת בלבד: { "\u200E" }{ $phrase }{ "\u200E" }

## The browser: playing with others at once, and the lobby

home-online = משחק ברשת
now-finding = מחפשים שולחן…
now-bots = בוטים משלימים את השולחן עד שיגיעו אחרים.
lobby-game = משחק
lobby-all-games = כל המשחקים
lobby-free = עם מקומות פנויים
lobby-near = קרוב לדירוג שלי
lobby-none = אין שולחן שמתאים לסינון הזה.
lobby-points = דירוג: { $points }
lobby-rated = משפיע על הדירוג

## People: profiles, following, blocking, reports

people-own = הפרופיל שלך
people-title = פרופיל
people-none = אין שחקן כזה.
people-bot = תוכנה
people-follow = מעקב
people-unfollow = הפסקת המעקב
people-follows-you = במעקב אחריך
people-block = חסימה
people-unblock = ביטול החסימה
people-block-about = מי שנחסם רואה רק את השם שלך, לא רואה איפה מתקיים המשחק שלך ולא יכול להזמין אותך. בשולחן משותף אף אחד לא מאבד את המקום.
people-report = דיווח על השם
people-report-why = מה הבעיה בשם הזה?
people-reported = תודה. מפעיל השרת יראה את הדיווח.
report-reason =
    { $reason ->
        [offensive] שם פוגעני
        [pretends] התחזות למישהו אחר
        [personal] חשיפה של פרטים אישיים
       *[advertising] פרסומת
    }
people-ratings = דירוגים
people-matches = משחקים
people-bests = התוצאות הטובות לפי מצב
people-bests-none = עדיין אין אתגר או מרוץ יומי שהסתיים.
people-private = בפרופיל הזה רואים רק את השם ואת הדירוג.
people-sharing = מה אחרים רואים
people-sharing-profile = משחקים ותוצאות טובות
people-sharing-table = השולחן הציבורי של המשחק שלך
people-visibility =
    { $who ->
        [private] רק אני
        [friends] חברים
       *[public] כולם
    }
people-friends = חברים הם שחקנים שעוקבים זה אחרי זה. את השם ואת הדירוג שלך רואים כולם.
people-following = במעקב שלך
people-following-none = עדיין אין אף אחד במעקב שלך. אפשר לפתוח פרופיל של שחקן מתוך טבלה ולהתחיל מעקב.
people-at-table = ליד שולחן עכשיו
people-open-table = אל השולחן
people-blocked = חסומים
people-invitation = הזמנה לשולחן מאת { $name }
people-declare = אני תוכנה
people-declare-about = תוכנות מוזמנות: כולם רואים שזו תוכנה, ויש להן מקום משלהן בטבלאות. אי אפשר לבטל את זה.
people-declare-sure = להצהיר שהזהות הזאת היא תוכנה, לתמיד?
people-declare-no = לא, אני אדם
people-declare-yes = הצהרה לתמיד
people-failed = זה לא הצליח. אפשר לנסות שוב עוד רגע.
day-programs = תוכנות
day-apart = ממתינים לבדיקה
day-apart-how = המשחקים האלה נראים כאילו תוכנה שיחקה אותם. הם נשארים כאן עד שמפעיל השרת יבדוק אותם.

## People: what an operator sees

reports-none = אין דיווחים על שמות.
reports-name = { $name } ({ "\u200E" }{ $player }{ "\u200E" }) – דיווחים: { NUMBER($count) }; { $reasons }; { $first } – { $last }
runs-none = אין משחקים שנראים כמו משחק של תוכנה.
runs-run =
    { "\u200E" }{ $run }{ "\u200E" } ({ "\u200E" }{ $challenge }, { $player }{ "\u200E" }) – נקודות: { NUMBER($points) }, שניות: { $seconds }; { $signs }; { $decision ->
        [accepted] התקבל
        [rejected] נדחה
       *[none] ממתין להחלטה
    }
program-sign =
    { $sign ->
        [instant] מהר יותר מיד
        [never-slow] גם המציאה האיטית ביותר בפחות משנייה
        [even] אותו זמן לכל מציאה
        [even-picks] אותו זמן לכל בחירת קלפים
        [first] תמיד המציאה הראשונה לפי סדר הקלפים
       *[indifferent] הקשה לא לקח יותר זמן
    }
help-reports = הצגת השמות ששחקנים דיווחו עליהם; אם היומן הוא תיקייה, השרת צריך להיות עצור
help-reports-place = תיקיית הנתונים, או כתובת של יומן { "\u200E" }PostgreSQL{ "\u200E" }
help-reports-dismiss = מחיקת הדיווחים על השם של השחקן הזה
help-runs = הצגת משחקים באתגרים שנראים כמו משחק של תוכנה ועומדים בנפרד עד להחלטה שלך; אם היומן הוא תיקייה, השרת צריך להיות עצור
help-runs-place = תיקיית הנתונים, או כתובת של יומן { "\u200E" }PostgreSQL{ "\u200E" }
help-runs-accept = הצבת המשחק הזה יחד עם האחרים
help-runs-reject = הוצאת המשחק הזה מהטבלה שלו

## Ratings

recompute-differs = שולחן { "\u200E" }{ $table }{ "\u200E" }, משחק { NUMBER($number) }: הדירוג השמור אינו זה שעולה מהשולחן.
recompute-uncounted = משחקים שהסתיימו ועדיין לא נספרו: { NUMBER($matches) }. הפקודה { "\u200E" }tercet projections { "\u200E" }--rebuild{ "\u200E" } סופרת אותם.
recompute-right = כל הדירוגים נכונים, סיבית אחר סיבית. דירוגים: { NUMBER($ratings) }. משחקים: { NUMBER($matches) }.
recompute-wrong = יש דירוגים שגויים. משחקים שהדירוגים בהם שונים: { NUMBER($matches) }.
help-ratings-recompute = חישוב מחדש של כל דירוגי השרת מתוך השולחנות שלו והשוואה לדירוגים השמורים: תיקיית הנתונים, גיבוי או כתובת של יומן { "\u200E" }PostgreSQL{ "\u200E" }
rating-change = הדירוג שלך: { $before } ← { $after }
rating-provisional = זמני: נדרשים כחמישה משחקים מדורגים כדי להופיע בטבלה.
rating-most-changed = מה השפיע הכי הרבה:
rating-find-yours = מציאה { NUMBER($number) }, שלך; הסיכוי שלך היה { $percent }
rating-find-others = מציאה { NUMBER($number) }, של מישהו אחר; הסיכוי שלך היה { $percent }
table-rated = שולחן מדורג: המשחקים כאן נספרים לדירוג שלך אם לפחות שני אנשים משחקים.
ratings-title = דירוגים
ratings-lead = למי הסיכוי הגבוה למצוא ראשון את הסט הבא. מופיעים כאן אחרי כחמישה משחקים מדורגים.
ratings-game = משחק
ratings-period = טווח זמן
ratings-week = השבוע
ratings-all = כל הזמנים
ratings-none = הטבלה עדיין ריקה.
ratings-yours = המקום שלך: { NUMBER($place) } מתוך { NUMBER($count) }
ratings-place = מקום
ratings-points = דירוג
ratings-rated-finds = מציאות

## Your account, passkeys and privacy

help-serve-passkey-domain = הדומיין של מפתחות הגישה של השחקנים, לדוגמה { "\u200E" }example.org{ "\u200E" }; בלעדיו אין מפתחות כאלה; גם { "\u200E" }TERCET_PASSKEY_DOMAIN{ "\u200E" }
settings-account = החשבון והמכשירים
account-title = החשבון שלך
account-lead = בלי הרשמה ובלי דואר אלקטרוני. הדפדפן הזה כבר מכיר אותך; כאן מוודאים שאפשר יהיה לחזור.
account-name = שם
account-ways = דרכים לחזור
account-passkeys = מפתחות גישה
account-passkey-hint = מפתח גישה מחבר אותך בטביעת אצבע, בזיהוי פנים או בנעילת המסך. אין מה לזכור ואין מה להקליד.
account-passkey-create = יצירת מפתח גישה
account-passkey-made = מפתח הגישה מוכן.
account-passkey-failed = זה לא הצליח. שום דבר לא השתנה.
account-passkey-unknown = מפתח הגישה הזה לא מוכר כאן, או שהוסר.
account-passkey-use = התחברות במפתח גישה
account-passkey-remove = הסרה
account-passkey-remove-of = הסרת מפתח הגישה: { $device }
account-passkey-removed = מפתח הגישה הוסר. אפשר למחוק אותו גם מהמכשיר.
account-passkey-since = נוצר: { $since }
account-passkey-used = נוצר: { $since }. שימוש אחרון: { $seen }.
account-other-browser = דפדפן אחר
account-phrase = משפט שחזור
account-sign-in = כבר היית כאן?
account-sign-in-hint = כאן חוזרים להיות השחקן שבדפדפן האחר: במפתח גישה, בקוד או במשפט השחזור.
account-sign-in-leaves = הדפדפן הזה יעזוב אז את השחקן הנוכחי.
account-devices = מכשירים
account-here = המכשיר הזה
account-way =
    { $way ->
        [visit] חיבור בביקור הראשון
        [code] חיבור בעזרת קוד
        [phrase] חיבור בעזרת משפט השחזור
        [passkey] חיבור במפתח גישה
        [earlier] כל המכשירים מלפני הרשימה הזאת
       *[other] מחובר
    }
account-device-dates = מאז: { $since }. שימוש אחרון: { $seen }.
account-sign-out = ניתוק
account-sign-out-of = ניתוק: { $device }
account-sign-out-others = ניתוק כל המכשירים האחרים
account-signed-out = בוצע. מכשיר שנותק מגלה זאת בתוך שנייה.
account-data = הנתונים שלך
account-export-json = הורדת הכול (JSON)
account-export-csv = הורדת המשחקים (CSV)
account-privacy = מה נשמר ולכמה זמן
account-delete = מחיקת החשבון
account-delete-sure = השם, המכשירים, מפתחות הגישה וכל מה ששמור בדפדפן הזה יימחקו. המשחקים שלך יישארו בתור משחקים של ״שחקן שנמחק״. אי אפשר לבטל את זה.
account-delete-no = השארת החשבון
account-delete-yes = מחיקה לתמיד
privacy-title = פרטיות
privacy-lead = מה המשחק הזה שומר עליך, במילים פשוטות.
privacy-server = בשרת
privacy-name = השם שבחרת והשמות הקודמים שלך. שחקנים אחרים רואים אותו.
privacy-games = המשחקים עם אחרים, המרוצים היומיים והזמנים שדיווחת על חידות, תחת מספר אקראי שלא אומר עליך דבר.
privacy-devices = על כל מכשיר מחובר: סוג הדפדפן והמערכת, היום, ובערך פעם בשבוע – שהיה בשימוש.
privacy-passkeys = ממפתח גישה, החצי הציבורי. טביעת האצבע, הפנים והקוד הסודי לא יוצאים מהמכשיר שלך. ממשפט שחזור, צורה מעורבלת שאי אפשר להפיק ממנה את המילים.
privacy-address = כתובת הרשת שלך משמשת בזמן החיבור, כדי לעצור הצפה של בקשות. היא לא נרשמת עם המשחקים.
privacy-browser = בדפדפן שלך
privacy-browser-what = ההגדרות, הסטטיסטיקה, השיעורים והמשחקים נגד בוטים נשארים בדפדפן שלך. הם לא נשלחים לשום מקום; ניקוי נתוני הדפדפן מוחק אותם.
privacy-never = מה לא קורה
privacy-no-tracking = בלי פרסומות, בלי מעקב, בלי פרופילים למכירה, בלי כתובת דואר.
privacy-no-others = שום מידע לא עובר לחברות אחרות, והדף לא טוען מהן דבר.
privacy-cookie = יש קובץ עוגייה אחד. הוא מוכיח לשרת מי כאן, ולא עושה דבר נוסף.
privacy-how-long = לכמה זמן
privacy-long = עד למחיקה. דפדפן שלא היה בשימוש שנה שוכח את העוגייה.
privacy-backups = מי שמפעיל את השרת עשוי לשמור גיבויים לזמן מה. אחרי שחזור של גיבוי, שחקנים שנמחקו נמחקים שוב.
privacy-yours = הנתונים שייכים לך
privacy-yours-how = בדף החשבון אפשר להוריד הכול, לנתק מכשירים ולמחוק הכול בבת אחת.
privacy-children = לילדים
privacy-children-what = אפשר לשחק בלי לספר לנו כלום. כדאי לבחור שם מומצא ולא את השם האמיתי. לא מספרים לשחקנים אחרים איפה גרים או באיזה בית ספר לומדים. אם משהו מרגיש לא בסדר, מספרים למבוגר. ביחד אפשר למחוק הכול בדף החשבון.
