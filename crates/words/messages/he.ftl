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
        [orange] כתומים
        [blue] כחולים
        [black] שחורים
        [white] לבנים
       *[purple] סגולים
    }.

answer-colour-different = צבע: שונה בכל אחד משלושת הקלפים.

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

answer-symbol-different = צורה: שונה בכל אחד משלושת הקלפים.

answer-symbol-mixed = צורה: בשני קלפים יש { $value ->
        [diamond] יהלומים
        [rectangle] מלבנים
        [oval] אליפסות
        [squiggle] שרבוטים
       *[wave] גלים
    }, ובשלישי לא.

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
                [orange] כתומות
                [blue] כחולות
                [black] שחורות
                [white] לבנות
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
                [orange] כתומות
                [blue] כחולות
                [black] שחורות
                [white] לבנות
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
                [orange] כתום
                [blue] כחול
                [black] שחור
                [white] לבן
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
                [orange] כתומים
                [blue] כחולים
                [black] שחורים
                [white] לבנים
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
                [orange] כתומים
                [blue] כחולים
                [black] שחורים
                [white] לבנים
               *[purple] סגולים
            } { $shading ->
                [solid] מלאים
                [striped] מקווקווים
                [dotted] מנוקדים
               *[open] ריקים
            }
        }
    }

## What is wrong with what somebody typed

card-letters = קלף נכתב בארבעה תווים: מספר 1, 2, 3; מילוי s (מלא), t (מקווקו), e (ריק); צבע r (אדום), g (ירוק), p (סגול); צורה d (יהלום), o (אליפסה), q (שרבוט). לדוגמה: 2srd.
card-unknown-letter = ״{ $text }״ אינו קלף: אין קלף עם התו ״{ $letter }״.
card-feature-twice =
    ״{ $text }״ אינו קלף: { $feature ->
        [number] המספר מופיע פעמיים
        [shading] המילוי מופיע פעמיים
        [colour] הצבע מופיע פעמיים
       *[symbol] הצורה מופיעה פעמיים
    }.
card-feature-missing =
    ״{ $text }״ אינו קלף: { $feature ->
        [number] חסר המספר
        [shading] חסר המילוי
        [colour] חסר הצבע
       *[symbol] חסרה הצורה
    }.
claim-not-three =
    { $count ->
        [0] סט הוא בדיוק שלושה קלפים, וכאן אין אף קלף.
        [one] סט הוא בדיוק שלושה קלפים, וכאן יש רק אחד.
        [two] סט הוא בדיוק שלושה קלפים, וכאן יש רק שניים.
       *[other] סט הוא בדיוק שלושה קלפים, וכאן יש { $count }.
    }
claim-same-card = הקלף ״{ $card }״ מופיע פעמיים, אבל כל קלף קיים פעם אחת בלבד.
seed-not-hex = ״{ $letter }״ אינה ספרה הקסדצימלית; הספרות הן 0 עד 9 והאותיות a עד f.
seed-length =
    { $count ->
        [0] הגרעין ריק; צריכות להיות בו 1 עד { NUMBER($most) } ספרות הקסדצימליות, לדוגמה 2a.
        [one] גרעין של ספרה אחת ארוך מדי; צריכות להיות בו 1 עד { NUMBER($most) } ספרות הקסדצימליות, לדוגמה 2a.
        [two] גרעין של שתי ספרות ארוך מדי; צריכות להיות בו 1 עד { NUMBER($most) } ספרות הקסדצימליות, לדוגמה 2a.
       *[other] גרעין של { $count } ספרות ארוך מדי; צריכות להיות בו 1 עד { NUMBER($most) } ספרות הקסדצימליות, לדוגמה 2a.
    }
name-empty = בשם צריך להיות לפחות תו גלוי אחד.
name-long = בשם יכולים להיות עד { NUMBER($most) } תווים, ובשם הזה יש { NUMBER($count) }.
name-control = בשם לא יכולים להיות מעברי שורה או תווים בלתי נראים אחרים.
handicap-delay = השהיה היא בין 0 ל־30,000 אלפיות שנייה, ולא { NUMBER($delay) }.
handicap-head-start = יתרון התחלתי הוא בין 0 ל־27 נקודות, ולא { NUMBER($points) }.
stack-count = בסיבוב לפי החוקים האלה יש { NUMBER($needed) } קלפים, אבל בחפיסה יש { NUMBER($count) }.
stack-foreign = הקלף ״{ $card }״ אינו שייך לחפיסה של החוקים האלה.
stack-twice = הקלף ״{ $card }״ נמצא בחפיסה פעמיים, אבל כל קלף קיים פעם אחת בלבד.
stack-sets = בחידה הזאת יש בדיוק { NUMBER($needed) } סטים, אבל בין הקלפים האלה יש { NUMBER($count) }.

## What does not fit together in rules

rules-out-of-range = הערך של { $field } הוא { NUMBER($value) }, אבל הוא צריך להיות בין { NUMBER($least) } ל־{ NUMBER($most) }.
rules-layout-threes = פריסה של { NUMBER($count) } קלפים אינה מתחלקת לשלישיות; 9, 12, 15 ו־18 מתאימים.
rules-rows =
    אי אפשר לסדר { NUMBER($count) } קלפים { $rows ->
        [one] בשורה אחת
        [two] בשתי שורות שוות
       *[other] ב־{ NUMBER($rows) } שורות שוות
    }.
rules-set-master = הסט־מאסטר צופה בזמן שלפחות שניים אחרים משחקים, ולכן צריך ליד השולחן לפחות 3 מקומות, ולא { NUMBER($seats) }.
rules-alone = את ״{ $variant }״ משחקים לבד, ולכן צריך להיות מקום אחד, ולא { NUMBER($seats) }.
rules-most-sets = כשמנצחים לפי מספר הסטים אין נקודות, ולכן הכרזה שגויה לא יכולה לעלות בנקודה.
rules-subtract = אפשר להפחית הכרזות שגויות רק אם הכרזה שגויה עולה בנקודה.
rules-puzzle = ב״{ $variant }״ פורסים { NUMBER($count) } קלפים מתוך חפיסה של { NUMBER($deck) }.

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
rule-layout = פריסה
rule-layout-value = { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }
rule-rows = שורות
rule-rows-value = { $count ->
        [0] לפי המסך
        [one] שורה אחת
        [two] שתי שורות
       *[other] { $count } שורות
    }
rule-calling = כשרואים סט
rule-calling-value = { $value ->
        [call-then-pick] מכריזים ואז בוחרים
        [call-and-pick-at-once] מכריזים ובוחרים מיד
       *[quick-claims] בוחרים בלי להכריז
    }
rule-call-window = זמן לבחירה
rule-photo-finish = פיצוי מרבי בפוטו־פיניש
rule-others = האחרים בזמן הכרזה
rule-others-value = { $value ->
        [may-not-pick] אינם רשאים לבחור
        [may-not-pick-or-call] אינם רשאים לבחור או להכריז
       *[may-not-touch-or-call] אינם רשאים לגעת בקלפים או להכריז
    }
rule-wrong-call = הכרזה שגויה
rule-wrong-call-value = { $value ->
        [lose-point] מינוס נקודה
        [lock-out] המתנה עד שמישהו אחר זוכה בסט
       *[nothing] רק נספרת
    }
rule-no-set = עוד שלושה קלפים
rule-no-set-value = { $value ->
        [all-agree] כשכולם מסכימים
       *[all-agree-or-long-time] כשכולם מסכימים, או לבקשת אחד אחרי זמן רב
    }
rule-silence = שתיקה נחשבת להסכמה אחרי
rule-long-time = ״זמן רב״
rule-widened = הסט הבא מפריסה מורחבת
rule-widened-value = { $value ->
        [not-replaced] לא מוחלף
       *[replaced] מוחלף
    }
rule-first-to = סוף הסיבוב
rule-first-to-value = { $count ->
        [0] החפיסה ריקה ולא נשאר סט
        [one] בסט הראשון
        [two] כשלמישהו יש שני סטים
       *[other] כשלמישהו יש { $count } סטים
    }
rule-scoring = ניקוד
rule-scoring-value = { $value ->
        [point-per-set] נקודה לכל סט
        [point-per-set-minus-wrong-calls] נקודה לכל סט, פחות הכרזות שגויות
        [most-sets] מנצח מי שצבר הכי הרבה סטים
       *[point-per-card] נקודה לכל קלף
    }
rule-rounds = משחק
rule-rounds-value = { $count ->
        [0] כל אחד מחלק פעם אחת
        [one] סיבוב אחד
        [two] שני סיבובים
       *[other] { $count } סיבובים
    }
rule-deal-within = הדילר מחלק בתוך
rule-set-master = הדילר
rule-set-master-value = { $value ->
        [yes] צופה כסט־מאסטר
       *[no] גם משחק
    }
rule-seats = מקומות
rule-alone = לבד, אין סט בין 12 קלפים
rule-alone-value = { $value ->
        [loses] השחקן מפסיד
       *[silent] –
    }
rule-quick-deck = קלפים בהתחלה מהירה
rule-quick-layout = פריסה בהתחלה מהירה
rule-seconds-value = { $count ->
        [one] שנייה אחת
        [two] שתי שניות
       *[other] { $count } שניות
    }
rule-milliseconds-value = { $count ->
        [one] אלפית שנייה אחת
        [two] שתי אלפיות שנייה
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
variant-of-the-house = אין ״{ $variant }״ באף חוברת; זה חוק של הבית.
editions-hint = מהדורה אחת כקובץ לעריכה: tercet editions english > rules.toml

## Why something cannot be done

# פנייה לשחקן וצורות אחרי שם נכתבות כך שיתאימו לכולם: זוכה, טועה, מגלה, מחכה, ניצחת, תורך.
refusal-not-seated = זה אפשרי רק ליושבים ליד השולחן: קודם צריך לשבת.
refusal-already-seated = כבר יש לך מקום ליד השולחן הזה.
refusal-removed-by-host = המארח הוציא אותך מהשולחן הזה.
refusal-not-host = רק המארח, { $host }, יכול לעשות זאת.
refusal-nobody-there = אף אחד לא יושב שם.
refusal-too-many-players = ליד השולחן יושבים { NUMBER($players) } שחקנים, יותר מ־{ NUMBER($seats) } המקומות שבחוקים האלה.
refusal-match-goes-on = משחק חוזר מתחיל רק אחרי סוף המשחק.
refusal-too-often = מילה טובה אחת בכל פעם: עוד { NUMBER($seconds) } שניות.
refusal-table-full =
    { $seats ->
        [one] המקום היחיד תפוס.
        [two] שני המקומות תפוסים.
       *[other] כל { $seats } המקומות תפוסים.
    }
refusal-match-has-begun = את זה קובעים לפני החלוקה הראשונה.
refusal-already-dealt = הקלפים כבר חולקו.
refusal-not-the-dealer =
    התור לחלק הוא של { $dealer }; כל אחד יוכל לחלק בעוד { $seconds ->
        [one] שנייה אחת
        [two] שתי שניות
       *[other] { NUMBER($seconds) } שניות
    }.
refusal-too-few-players =
    { $players ->
        [one] צריך { NUMBER($needed) } שחקנים, ויש רק אחד.
        [two] צריך { NUMBER($needed) } שחקנים, ויש רק שניים.
       *[other] צריך { NUMBER($needed) } שחקנים, ויש { $players }.
    }
refusal-not-dealt = עדיין אין קלפים על השולחן.
refusal-round-over = הסיבוב נגמר.
refusal-match-over = המשחק נגמר.
refusal-set-master-watches = בסיבוב הזה הסט־מאסטר רק צופה.
refusal-locked-out = אחרי הכרזה שגויה צריך לחכות עד שמישהו אחר יזכה בסט.
refusal-too-early =
    לפי ההשהיה שלך אפשר להכריז בעוד { $seconds ->
        [one] שנייה אחת
        [two] שתי שניות
       *[other] { NUMBER($seconds) } שניות
    }.
refusal-call-stands =
    ההכרזה של { $caller } הקדימה אותך { $seconds ->
        [one] בשנייה אחת
        [two] בשתי שניות
       *[other] ב־{ NUMBER($seconds) } שניות
    }.
refusal-already-called = ההכרזה שלך כבר בתוקף: עכשיו בוחרים שלושה קלפים.
refusal-photo-finish = הפוטו־פיניש עוד לא הוכרע.
refusal-call-first = קודם מכריזים ״סט״, ואז בוחרים.
refusal-claim-without-calling = בשולחן הזה בוחרים בלי להכריז.
refusal-not-on-table = הקלף ״{ $card }״ אינו על השולחן.
refusal-found-before = הסט הזה כבר נמצא.
refusal-said-already = כבר אמרת את זה.
refusal-set-is-certain =
    { $cards ->
        [one] על השולחן יש קלף אחד, ובטוח שיש סט.
        [two] על השולחן יש שני קלפים, ובטוח שיש ביניהם סט.
       *[other] על השולחן יש { $cards } קלפים, ובטוח שיש ביניהם סט.
    }

## What happens at a table

event-opened = השולחן פתוח.
event-sat = { $name } עכשיו ליד השולחן.
event-left = { $name } כבר לא ליד השולחן.
event-handicapped =
    ל־{ $name } יש { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { NUMBER($points) } נקודות
    } להתחלה, ומותר להכריז רק { $seconds ->
        [one] שנייה אחת
        [two] שתי שניות
       *[other] { NUMBER($seconds) } שניות
    } אחרי קלפים חדשים.
event-contributed = גם ל־{ $name } יש עכשיו חלק בערבוב.
event-dealt =
    { $cards ->
        [one] סיבוב { NUMBER($round) }, בחלוקת { $name }: קלף אחד.
        [two] סיבוב { NUMBER($round) }, בחלוקת { $name }: שני קלפים.
       *[other] סיבוב { NUMBER($round) }, בחלוקת { $name }: { $cards } קלפים.
    }
event-call-held = הכרזה של { $name }. פוטו־פיניש…
event-called = { $name }: ״סט!״
event-beaten =
    { $milliseconds ->
        [one] ההכרזה של { $name } הייתה איטית יותר באלפית שנייה אחת.
        [two] ההכרזה של { $name } הייתה איטית יותר בשתי אלפיות שנייה.
       *[other] ההכרזה של { $name } הייתה איטית יותר ב־{ NUMBER($milliseconds) } אלפיות שנייה.
    }
event-taken = { $name } זוכה בסט: { $cards }.
event-found = { $name } מגלה סט: { $cards }.
event-wrong-cards = { $name } טועה: { $cards } – זה לא סט.
event-wrong-time = אחרי ההכרזה של { $name } לא נבחרו קלפים בזמן.
event-lost-point = ל־{ $name } יורדת נקודה.
event-locked-out = { $name } מחכה עד שמישהו אחר יזכה בסט.
event-freed = כולם שוב רשאים להכריז.
event-said-no-set = { $name }: ״אין סט.״
event-widened-all = כולם מסכימים: עוד שלושה קלפים.
event-widened-silence = אין מתנגדים: עוד שלושה קלפים.
event-widened-long-time = עבר זמן רב: עוד שלושה קלפים.
event-round-ended-no-set-left = הסיבוב נגמר: החפיסה ריקה ולא נשאר סט.
event-round-ended-agreed = הסיבוב נגמר: החפיסה ריקה, וכולם מסכימים שלא נשאר סט.
event-round-ended-first-to = הסיבוב נגמר: ל־{ $name } יש מספיק סטים.
event-round-ended-all-found = כל הסטים נמצאו.
event-round-ended-stuck = אין סט בין הקלפים האלה: הסוליטר נגמר בהפסד.
event-round-ended-overlooked = דווקא היה סט: { $cards }. הסוליטר נגמר בהפסד.
event-host-changed = המארח עכשיו: { $name }.
event-removed = המארח הוציא מהשולחן את { $name }.
event-renamed = שם חדש: { $name }.
event-rules-changed = חוקים חדשים: מהדורה { $edition }, { $variant }.
event-rematch = משחק חדש ליד אותו שולחן.
event-emoted = { $name }: { $words }
event-match-won =
    { $count ->
        [1] { $names } זוכה במשחק.
       *[other] { $names } חולקים את הניצחון.
    }
emote-words = { $emote ->
        [hello] שלום!
        [well-done] כל הכבוד!
        [thanks] תודה!
        [oops] אופס!
        [so-close] היה קרוב!
        [thinking] חושבים…
        [good-game] משחק טוב!
       *[bye] להתראות!
    }
event-alone-won = ניצחת.
event-alone-lost = הפסדת.

## The program

# הסימן U+200E שומר על סדר התווים סביב אפשרויות כמו --lang וסביב JSON.
usage-unknown-argument = אין כאן ארגומנט ״{ "\u200E" }{ $argument }{ "\u200E" }״.
usage-missing-argument = חסר הארגומנט { "\u200E" }{ $argument }{ "\u200E" }.
usage-missing-command = צריך לציין מה לעשות.
usage-unknown-command = אין פקודה ״{ $command }״.
usage-invalid-value = ״{ $value }״ אינו אפשרי עבור { "\u200E" }{ $argument }{ "\u200E" }; הערכים האפשריים: { $possible }.
usage-bad-value = ״{ $value }״ אינו אפשרי עבור { "\u200E" }{ $argument }{ "\u200E" }.
usage-not-utf8 = אחד הארגומנטים אינו טקסט UTF-8.
usage-conflict = אי אפשר לשלב את { "\u200E" }{ $argument }{ "\u200E" } עם { "\u200E" }{ $other }{ "\u200E" }.
usage-hint = לעזרה: { $command } --help
file-unreadable = אי אפשר לקרוא את { $file }: { $reason }.
file-unwritable = אי אפשר לכתוב אל { $file }: { $reason }.
file-empty = הקובץ { $file } ריק.
file-not-utf8 = הקובץ { $file } אינו טקסט UTF-8.
file-too-long = הקובץ { $file } ארוך מ־{ NUMBER($most) } בתים, וזה יותר ממה שדרוש לו.
file-bad-card = { $file }: { $reason }
file-bad-rules = בקובץ { $file } אין חוקים תקינים: { $reason }
input-not-utf8 = שורה { NUMBER($line) } אינה טקסט UTF-8.
input-line-too-long = שורה { NUMBER($line) } ארוכה מ־{ NUMBER($most) } בתים, וזה יותר ממה שדרוש לשורה.
input-line = שורה { NUMBER($line) }: { $reason }
input-empty = אין פריסה: צריך לתת קלפים, לדוגמה ״tercet find 1srd 2srd 3srd״, או פריסה אחת בכל שורה של הקלט הסטנדרטי.
find-none =
    { $count ->
        [0] אין קלפים, ולכן אין סט.
        [one] בקלף אחד אין סט.
        [two] בשני קלפים אין סט.
       *[other] אין סט בין { $count } הקלפים האלה.
    }
referee-not-an-object = זו לא פקודה כמו { "\u200E" }{"{"}"at":0,"by":"ann","do":"sit"{"}"}{ "\u200E" }: { $reason }
referee-time-goes-back = ב״at״ כתוב { NUMBER($at) }, אבל קודם היה { NUMBER($last) }; הזמן לא חוזר אחורה.
referee-needs = עבור ״{ $action }״ צריך ״{ $field }״.
referee-unknown-action = ב״do״ כתוב ״{ $action }״; הערכים האפשריים: { $possible }.
play-welcome = ברוכים הבאים ל־Tercet: מהדורה { $edition }, { $variant }. ״s״ – להכריז ״סט״, ואז שלושה מספרים – לבחור קלפים; ״n״ – לומר שאין סט; ״q״ – לצאת.
play-claims = כאן מספיקים שלושה מספרים, בלי להכריז.
play-cards = קלפים (עוד { NUMBER($deck) } בחפיסה):
play-score = { $name }: { NUMBER($score) }
play-pick-now =
    צריך לבחור שלושה קלפים בתוך { $seconds ->
        [one] שנייה אחת
        [two] שתי שניות
       *[other] { NUMBER($seconds) } שניות
    }: שלושה מספרים.
play-not-understood = ״{ $text }״ לא מובן. ״s״ – להכריז; שלושה מספרים כמו ״1 5 9״ – לבחור; ״n״ – אין סט; ״q״ – לצאת.
play-no-such-card = אין כאן קלף מספר { NUMBER($number) }.
play-left = עזבת את השולחן.
play-bot-model = קצב הבוטים נקבע לפי מודל של הדרך שבה אנשים מוצאים סטים, ולא לפי מדידות.

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
odds-certain = מ־{ NUMBER($cards) } קלפים ומעלה יש בוודאות סט.
odds-classes-note = פריסות שסימטריה של החפיסה מעבירה זו לזו נחשבות למחלקה אחת.
odds-too-many = בחפיסה של { NUMBER($deck) } קלפים אפשר לשאול כאן על { NUMBER($most) } קלפים לכל היותר, ולא על { NUMBER($cards) }.
plot-format = תרשים נכתב לקובץ ששמו מסתיים ב־{ "\u200E" }.svg או ב־{ "\u200E" }.png, ולא אל { $file }.
plot-no-set = מה הסיכוי שאין סט?
plot-by-sets = כמה סטים יש ב־{ NUMBER($cards) } מתוך { NUMBER($deck) } קלפים?
plot-left = מה נשאר בסוף
plot-by-place = אין סט בין { NUMBER($cards) } קלפים
plot-cards-on-table = קלפים על השולחן
plot-cards-left = קלפים שנשארו
plot-cards-in-deck = קלפים שעוד בחפיסה
plot-fresh = חלוקה ראשונה: { $percent }
simulate-title = משחקים: { $games }; מהדורה { $edition }, { $variant } (גרעין { $seed })
simulate-rate = שיעור
simulate-interval = רווח סמך 99%
simulate-exact = בדיוק
simulate-first-deal = אין סט בחלוקה הראשונה
simulate-no-set = אין סט בין { NUMBER($cards) } קלפים
simulate-won = משחקים שנוצחו
simulate-left = קלפים שנשארו
simulate-games = משחקים
simulate-in-deck = בחפיסה
simulate-speed = משחקים בשנייה: { $games } (תהליכונים: { NUMBER($threads) }).
simulate-stopped = נעצר: הסתיימו { $games } משחקים מתוך { $asked }.
simulate-puzzle = ״{ $variant }״ היא חידה, ולא מחלקים בה קלפים; הערכים האפשריים: { $possible }.
seed-number = ״{ $text }״ אינו גרעין; גרעין כאן הוא מספר שלם עד 18446744073709551615, עשרוני או הקסדצימלי עם 0x, לדוגמה 42 או 0x2a.
date-form = ״{ $text }״ אינו תאריך; תאריך הוא שנה, חודש ויום, לדוגמה { "\u200E" }2026-01-31.
date-no-such-day = אין בלוח השנה יום { "\u200E" }{ $date }{ "\u200E" }; יש בו ימים מ־{ "\u200E" }0001-01-01 עד { "\u200E" }9999-12-31.
date-too-late = החל מ־{ "\u200E" }{ $date } יש פחות מ־{ $count } ימים; לוח השנה כאן מסתיים ב־{ "\u200E" }9999-12-31.
puzzle-of-day = החידה של { "\u200E" }{ $date }
puzzle-drawn = חידה { $number } של הגרעין { $seed }
puzzle-facts = סטים: { NUMBER($sets) }. מי שמשחק מדי פעם מוצא את הראשון בתוך { NUMBER($seconds) } שניות בערך, לפי מודל ולא לפי מדידות.

## What the booklets claim

claim-line = מהדורה { $editions }: { $statement }
claim-about = בין { NUMBER($cards) } קלפים יש סט ב־{ $percent } מהמקרים בערך.
claim-over = בין { NUMBER($cards) } קלפים יש סט ביותר מ־{ $percent } מהמקרים.
claim-left = בסוף עשויים להישאר שישה או תשעה קלפים.
claim-cards = יש { NUMBER($cards) } קלפים, וכולם שונים.
claim-quick = בלי אחד המאפיינים משחקים ב־{ NUMBER($cards) } קלפים.
claim-puzzle = תשעה קלפים בלי המילוי הם חידה שבה { NUMBER($sets) } סטים.
claim-verdict = { $verdict ->
        [true] נכון.
        [fresh] נכון בחלוקה הראשונה, לא במהלך המשחק.
        [mostly] נכון ברוב המשחקים, לא בכולם.
       *[false] לא נכון.
    }
truth-fresh = בחלוקה הראשונה: { $percent }, בדיוק { "\u200E" }{ $fraction }{ "\u200E" }.
truth-in-play = במהלך המשחק, כשלוקחים סטים שוב ושוב: { $percent } (מ־{ $low } עד { $high }).
truth-left = כך מסתיימים { $percent } מהמשחקים (מ־{ $low } עד { $high }). באחרים נשארים: { $others }. לעולם לא נשארים בדיוק 3.
truth-cards = { "\u200E" }{ $product } = { NUMBER($cards) }{ "\u200E" }. יש ביניהם { NUMBER($sets) } סטים, וכל שני קלפים שייכים לסט אחד בדיוק.
truth-puzzle = מכל הפריסות האלה של תשעה קלפים, ב־{ $percent } יש בדיוק { NUMBER($sets) } סטים ({ "\u200E" }{ $fraction }{ "\u200E" }); הממוצע הוא { $mean }.
claims-note = החלוקה הראשונה מחושבת במדויק. המשחקים מדומים: { $games } משחקים, תמיד אותם משחקים, עם רווחי סמך של 99%.

## Help on the command line

help-tercet = משחק הקלפים SET לפי חמש חוברות החוקים שלו. ללא קשר למוציאים לאור של המשחק.
help-usage = שימוש:
help-commands = פקודות:
help-arguments = ארגומנטים:
help-options = אפשרויות:
help-example = דוגמה:
help-lang = שפה: en, fr, he, it או ru; אחרת לפי הגדרות המערכת
help-json = תשובה ב־JSON, לתוכנות
help-help = הצגת העזרה הזאת
help-version = הצגת גרסת התוכנה
help-check = האם זה סט? ארבע התשובות וההכרעה; קוד יציאה 0 אם זה סט, 1 אם לא, 2 אם הקלט שגוי
help-check-cards = שלושה קלפים, למשל 1srd 2srd 3srd
help-check-edition = המהדורה שלפיה נקבעים המילים והציורים
help-find = מציאת כל הסטים בין קלפים, לפי סדר הפריסה
help-find-cards = הקלפים של פריסה אחת; בלעדיהם, פריסה אחת בכל שורה של הקלט הסטנדרטי
help-editions = חמש המהדורות זו לצד זו, או אחת כקובץ TOML לעריכה
help-editions-name = המהדורה שתיכתב כקובץ חוקים
help-editions-variant = הגרסה שתיכתב
help-deal = החפיסה של סיבוב, לפי סדר החלוקה, מתוך הגרעין של השולחן
help-deal-seed = הגרעין של השולחן: 1 עד 64 ספרות הקסדצימליות
help-deal-round = מספר הסיבוב במשחק
help-deal-round-seed = הגרעין של הסיבוב עצמו, כפי שהוא מוצג אחרי הסיבוב, במקום זה של השולחן
help-deal-mix = תרומה של מקום לערבוב, בצורה SEAT:HEX, כשהמקומות נספרים מ־0; אפשר לציין כמה פעמים
help-deal-edition = המהדורה שאת החפיסה שלה מחלקים
help-deal-variant = גרסת המשחק
help-referee = שולחן בקלט ובפלט הסטנדרטיים, אובייקט JSON אחד בכל שורה, לתוכנות בכל שפה
help-referee-edition = המהדורה שבה משחקים
help-referee-variant = גרסת המשחק
help-referee-rules = קובץ חוקים ב־TOML או ב־JSON, במקום מהדורה וגרסה
help-referee-seed = הגרעין של השולחן: 1 עד 64 ספרות הקסדצימליות; בלעדיו, גרעין אקראי
help-referee-deck = קובץ עם הקלפים של הסיבוב הראשון לפי סדר החלוקה; בסיבובים הבאים מערבבים
help-play = משחק במסוף הזה: מול בוטים, לבד, או ליד שולחן בשרת
help-play-edition = המהדורה שבה משחקים
help-play-variant = גרסת המשחק
help-play-rules = קובץ חוקים ב־TOML או ב־JSON, במקום מהדורה וגרסה
help-play-seed = הגרעין של השולחן, כדי לשחק שוב באותם קלפים
help-play-bots = כמה בוטים משתתפים
help-play-level = כמה מהירים הבוטים
help-play-name = השם שלך ליד השולחן

serve-open = השרת של Tercet פתוח: { $url }
serve-data = היומן נשמר בתיקייה { "\u200E" }{ $folder }{ "\u200E" }. לעצירה: Ctrl-C.
serve-stopped = השרת של Tercet נעצר. כל מה שאושר נשמר.
serve-port-taken = תוכנה אחרת כבר מאזינה בכתובת { "\u200E" }{ $address }{ "\u200E" }: צריך לעצור אותה או לבחור פורט אחר, לדוגמה { "\u200E" }--listen 127.0.0.1:8081{ "\u200E" }.
serve-cannot-listen = אי אפשר להאזין בכתובת { "\u200E" }{ $address }{ "\u200E" }: { $reason }. כתובת נכתבת כך: { "\u200E" }127.0.0.1:8080{ "\u200E" }.
serve-no-data-folder = במערכת הזאת לא מוגדרת תיקייה לנתונים: צריך לציין תיקייה עם { "\u200E" }--data{ "\u200E" }.
backup-done = ההעתק מוכן: { "\u200E" }{ $file }{ "\u200E" }
verify-right =
    הכול תקין: { $rounds ->
        [one] סיבוב אחד
        [two] שני סיבובים
       *[other] { $rounds } סיבובים
    }, { $records ->
        [one] רשומה אחת
        [two] שתי רשומות
       *[other] { NUMBER($records) } רשומות
    }; { $rounds ->
        [one] הגרעין שהובטח, הערבוב, כל האירועים והניקוד
        [two] הגרעינים שהובטחו, הערבובים, כל האירועים והניקוד
       *[other] הגרעינים שהובטחו, הערבובים, כל האירועים והניקוד
    }.
verify-wrong = שורה { NUMBER($line) } שגויה: { $reason }
verify-no-replay = הקובץ { "\u200E" }{ $file }{ "\u200E" } אינו הקלטה של משחק: { $reason }
verify-signed = החתימה תקינה: דבר לא השתנה מאז שהשרת חתם.
verify-unsigned = לפי הכללים, לא חתום: זמנים, שמות ומזהים אינם מוכחים.
verify-unchecked = לפי הכללים; החתימה לא נבדקה: ציינו { "\u200E" }--key{ "\u200E" } או { "\u200E" }--server{ "\u200E" }.
verify-forged = החתימה אינה מתאימה: השתנה משהו שהכללים אינם רואים, כמו זמן, שם או מזהה, או ששרת אחר חתם.
key-now = חותם על הקלטות: { "\u200E" }{ $key }{ "\u200E" }
key-old = חתם על הקלטות בעבר: { "\u200E" }{ $key }{ "\u200E" }
audit-damaged = { "\u200E" }{ $stream }{ "\u200E" }, רשומה { NUMBER($entry) } פגומה: { $reason }
audit-other-hash = טביעת האצבע שלה אינה של הבתים שלה ושל הרשומות שלפניה.
audit-no-hash = אין לה טביעת אצבע, אף שלרשומה שלפניה יש.
audit-missing = הרשומות שלפניה חסרות.
audit-unreadable = אי אפשר לקרוא אותה: { "\u200E" }{ $detail }{ "\u200E" }
audit-against-rules = לפי הכללים היא אינה נובעת מהרשומות שלפניה: { "\u200E" }{ $detail }{ "\u200E" }
audit-counts = שולחנות: { NUMBER($tables) }; שחקנים: { NUMBER($players) }; רשומות: { NUMBER($entries) }; סיבובים שהסתיימו, כולם הוכרעו מחדש: { NUMBER($rounds) }.
audit-unchained = מלפני השרשור, ולכן בלי טביעת אצבע משלהן: { NUMBER($entries) }.
audit-newer = שולחנות של גרסה חדשה יותר, שבהם נבדקו רק טביעות האצבע: { NUMBER($tables) }.
audit-right = דבר אינו פגום.
audit-wrong = רשומות פגומות: { NUMBER($count) }. השרת דוחה את השולחנות האלה ומשרת את האחרים; שחזרו את החסר מגיבוי.
flaw-not-opened = הקלטה מתחילה בפתיחת השולחן.
flaw-no-command = ברשומה אין פקודה.
flaw-time-goes-back = הזמן חוזר אחורה.
flaw-broken-commitment = הגרעין של סיבוב { NUMBER($round) } אינו זה שהובטח.
flaw-refused = לפי החוקים הפקודה הזאת נדחית.
flaw-other-events = לפי החוקים, אירוע { NUMBER($event) } ברשומה הזאת צריך להיות אחר.
flaw-version = התוכנה הזאת קוראת הקלטות של גרסה אחרת.
flaw-position = הקלפים האלה לא היו מונחים כך על השולחן.
flaw-score = הניקוד של { $name } צריך להיות אחר.
flaw-scores = חסר הניקוד של אחד השחקנים.
help-serve = פתיחת שולחנות לכל מי שיש לו הקישור, בדפדפן, במסוף ולתוכנות
help-serve-listen = הכתובת והפורט להאזנה; גם { "\u200E" }TERCET_LISTEN{ "\u200E" }
help-serve-data = התיקייה ליומן; אחרת, המקום שבו המערכת שומרת נתונים של תוכנות; גם { "\u200E" }TERCET_DATA{ "\u200E" }
help-serve-base-path = הנתיב של השרת מאחורי פרוקסי, לדוגמה { "\u200E" }/tercet{ "\u200E" }; גם { "\u200E" }TERCET_BASE_PATH{ "\u200E" }
help-serve-origin = אתר נוסף, מלבד זה של השרת, שרשאי להשתמש בו, לדוגמה { "\u200E" }https://example.org{ "\u200E" }; אפשר לציין כמה פעמים; גם { "\u200E" }TERCET_ORIGIN{ "\u200E" }
help-serve-trusted-proxy = פרוקסי שסומכים עליו כשהוא מוסר מאיפה הגיעה בקשה; אפשר לציין כמה פעמים; גם { "\u200E" }TERCET_TRUSTED_PROXY{ "\u200E" }
help-serve-sockets-per-address = כמה חיבורים מותרים מכתובת אחת; גם { "\u200E" }TERCET_SOCKETS_PER_ADDRESS{ "\u200E" }
help-serve-players-per-hour = כמה שחקנים חדשים יכולים להגיע בשעה מכתובת אחת; גם { "\u200E" }TERCET_PLAYERS_PER_HOUR{ "\u200E" }
help-serve-tables-per-hour = כמה שולחנות שחקן אחד יכול לפתוח בשעה; גם { "\u200E" }TERCET_TABLES_PER_HOUR{ "\u200E" }
help-serve-requests-per-minute = כמה שחקן אחד יכול לבקש ב־HTTP בדקה, בבקשות קטנות; אחרות עולות יותר; גם { "\u200E" }TERCET_REQUESTS_PER_MINUTE{ "\u200E" }
help-serve-threads = כמה תהליכונים משרתים; אחרת אחד לכל מעבד. צמתים על אותו מחשב מתחלקים במעבדים שלו; גם { "\u200E" }TERCET_THREADS{ "\u200E" }
help-serve-messages-per-second = כמה הודעות בשנייה מותרות מחיבור אחד, ובבת אחת פי שניים; גם { "\u200E" }TERCET_MESSAGES_PER_SECOND{ "\u200E" }
help-verify = בדיקת הקלטה: הגרעין שהובטח, הערבוב, כל האירועים והניקוד; קוד יציאה 0 אם הכול תקין, 1 אם לא
help-verify-file = ההקלטה, כפי שהשרת נותן אותה אחרי סיבוב
help-verify-key = המפתח הציבורי שהיה צריך לחתום, בהקסדצימלי
help-verify-server = השרת שממנו מבקשים את המפתחות, למשל { "\u200E" }https://tercet.example.org{ "\u200E" }
help-key = הצגת המפתחות הציבוריים שחותמים על ההקלטות של שרת; אם היומן שלו הוא תיקייה, השרת צריך להיות עצור
help-key-place = תיקיית הנתונים, או כתובת של יומן { "\u200E" }PostgreSQL{ "\u200E" }
help-key-rotate = מעכשיו לחתום במפתח חדש; הקלטות שנחתמו קודם נשארות תקפות
help-audit = בדיקת כל מה ששרת שמר, גם בזמן שהוא פועל: טביעות אצבע, שולחנות לפי הכללים, קלפים, שמות ומפתחות; קוד יציאה 0 אם דבר אינו פגום, 1 אם יש פגם
help-audit-place = תיקיית הנתונים, קובץ של גיבוי, או כתובת של יומן { "\u200E" }PostgreSQL{ "\u200E" }
help-backup = העתקת הנתונים של שרת לקובץ, גם בזמן שהוא פועל
help-backup-file = הקובץ שייווצר
help-backup-data = תיקיית הנתונים של השרת; גם { "\u200E" }TERCET_DATA{ "\u200E" }
help-odds = הסיכוי שאין סט, לכל מספר של קלפים, במדויק
help-odds-cards = רק מספר הקלפים הזה
help-odds-deck = מספר הקלפים בחפיסה
help-odds-sets = גם כמה פריסות יש עם כמה סטים; בחפיסה המלאה, עד 15 קלפים
help-odds-plot = ציור ההתפלגות לקובץ ששמו מסתיים ב־svg או ב־png
help-simulate = סיבובים רבים לפי כללי החלוקה של מהדורה: מה נשאר בסוף, ובאיזו תדירות אין סט
help-simulate-games = כמה משחקים לשחק; Ctrl-C עוצר לפני הזמן ומציג את מה שכבר ידוע
help-simulate-edition = המהדורה שלפיה מחלקים
help-simulate-variant = גרסת המשחק
help-simulate-rules = קובץ חוקים ב־TOML או ב־JSON, במקום מהדורה וגרסה
help-simulate-player = מי בוחר בין כמה סטים
help-simulate-seed = מספר שלם, עשרוני או הקסדצימלי עם 0x; אותו גרעין משחק אותם משחקים בכל מספר של תהליכונים; בלעדיו, גרעין אקראי
help-simulate-threads = כמה תהליכונים משחקים; בלעדיו, אחד לכל ליבה
help-simulate-plot = ציור ההתפלגויות לקובץ ששמו מסתיים ב־svg או ב־png
help-puzzle = פריסה שמספר הסטים בה ידוע: 12 קלפים עם 6, או 9 קלפים עם 4; בלי תאריך, גרעין או כמות, זו של היום (UTC)
help-puzzle-date = החידה של היום הזה, אותה חידה לכולם
help-puzzle-quick = תשעה קלפים בלי המאפיין הזה
help-puzzle-count = כמה חידות: אקראיות, או אלה של מספר כזה של ימים החל מהתאריך
help-puzzle-seed = חידות אקראיות מהגרעין הזה, מספר שלם, עשרוני או הקסדצימלי עם 0x; בלעדיו, גרעין אקראי
help-claims = מה שהחוברות אומרות על סיכויים ומספרים, לצד האמת המחושבת
help-load = לשחק בשולחנות רבים של שרת בבת אחת, כדי לראות במה המחשב שלו עומד
help-load-url = השרת; אם כמה שרתים חולקים יומן, מופרדים בפסיקים
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
load-few-files = כל כך הרבה שחקנים צריכים { NUMBER($needed) } קבצים פתוחים, ומותרים כאן רק { NUMBER($allowed) }: אפשר להתיר יותר בעזרת { "\u200E" }ulimit -n{ "\u200E" }, או לשחק עם פחות שחקנים.
load-failed = המשחק ב־{ "\u200E" }{ $url }{ "\u200E" } נפסק: { $reason }

## The browser: every page

page-skip = לתוכן
page-loading = בטעינה…
page-settings = הגדרות
page-help = עזרה
page-full-screen = מסך מלא
page-home = לדף הבית
page-lost = אין כלום בכתובת הזאת.
page-unreachable = אי אפשר להגיע לשרת. כדאי לבדוק את החיבור ולנסות שוב.
page-again = לנסות שוב
page-too-many = בשעה האחרונה הגיעו מכאן יותר מדי בקשות. כדאי לנסות שוב מאוחר יותר.
page-no-replay = עדיין לא נגמר אף סיבוב ליד השולחן הזה.
page-no-table = אין שולחן כזה. אפשר לבקש שוב את הקישור או לפתוח שולחן חדש.
page-strange = התשובה של השרת לא מובנת. צריך לטעון את הדף מחדש.
page-line-lost = החיבור נותק; מתבצע ניסיון נוסף. המקום שלך שמור.
page-other-version = יש גרסה חדשה יותר. צריך לטעון את הדף מחדש.
page-broken-table = אי אפשר לפתוח את השולחן הזה כרגע: השרת נתקע ברשומות שלו. אפשר ליצור שולחן חדש; כל שאר השולחנות ממשיכים.
name-title = באיזה שם לקרוא לך?
name-label = השם שלך
name-watch = רק לצפות

## The browser: a table

table-players = שחקנים
table-actions = מה אפשר לעשות
table-checks = הבדיקות האחרונות
table-cards =
    { $cards ->
        [one] קלף אחד על השולחן
        [two] שני קלפים על השולחן
       *[other] { $cards } קלפים על השולחן
    }
table-score = ניקוד: { NUMBER($score) }, { $sets ->
        [0] אין סטים בסיבוב הזה
        [one] סט אחד בסיבוב הזה
        [two] שני סטים בסיבוב הזה
       *[other] { $sets } סטים בסיבוב הזה
    }
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
    { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { NUMBER($points) } נקודות
    } להתחלה, הכרזה באיחור של { $seconds ->
        [one] שנייה אחת
        [two] שתי שניות
       *[other] { NUMBER($seconds) } שניות
    }
table-absent = אין חיבור
table-said-no-set = אין סט
table-watching =
    { $count ->
        [one] צופה אחד
        [two] שני צופים
       *[other] { $count } צופים
    }
table-you-watch = כרגע רק צפייה.
table-sit = לשבת
table-deal = לחלק
table-wait-for-deal = התור לחלק הוא של { $name }.
table-need-players =
    { $count ->
        [one] צריך שחקן אחד. אפשר לשתף את הקישור או להוסיף בוטים.
        [two] צריך שני שחקנים. אפשר לשתף את הקישור או להוסיף בוטים.
       *[other] צריך { $count } שחקנים. אפשר לשתף את הקישור או להוסיף בוטים.
    }
table-call = סט!
table-no-set = אין סט
table-calling = הכרזה…
table-held = פוטו־פיניש…
table-pick = לבחור שלושה קלפים
table-called = הכרזה של { $name }
table-you-are-locked = צריך לחכות עד שמישהו אחר יזכה בסט.
table-master-watches = בסיבוב הזה תפקידך סט־מאסטר: רק לצפות.
table-rematch = משחק חוזר
table-rules = מהדורה { $edition }: { $variant }
table-round = סיבוב { NUMBER($round) } מתוך { NUMBER($rounds) }
table-deals = בחלוקת { $name }
table-left = בחפיסה: { NUMBER($cards) }
table-lost = החיבור נותק, וההכרזה שלך אבדה.
table-try-again = השרת עמוס כרגע. כדאי לנסות שוב.
table-only-watching = כרגע רק צפייה: כדי לשחק צריך לשבת.
table-strange = זה לא הצליח. צריך לטעון את הדף מחדש.
check-right = { $name }: סט
check-wrong = { $name }: לא סט
invite-title = הזמנת אחרים
invite-qr = הקישור כקוד QR
invite-copy = העתקת הקישור
invite-copied = הועתק
invite-share = שיתוף
host-title = למארח
host-bot-level = בוט
host-add-bot = הוספת בוט
host-delay = השהיה (שנ׳)
host-delay-of = { $name }: שניות המתנה אחרי קלפים חדשים
host-head-start = יתרון
host-head-start-of = { $name }: נקודות להתחלה
host-remove = להוציא את { $name }
level-name = { $level ->
        [newcomer] מתחיל
        [casual] חובב
        [practised] מנוסה
        [expert] מומחה
       *[top] אלוף
    }
rules-here = החוקים כאן
# Where some rules are not as the booklet says.
rules-changed = חוקי המהדורה ה{ $edition }, עם שינויים: { $variant }
rules-change = שינוי החוקים
rules-take = לשחק לפי החוקים האלה
rules-keep = להשאיר את החוקים

## The browser: the start page

home-title = שלושה קלפים שהולכים יחד
home-what = המשחק Tercet דורש עין מהירה: מוצאים שלושה קלפים שבהם המספר, המילוי, הצבע והצורה, כל אחד מהם, זהים בכולם או שונים בכולם. משתפים קישור ומשחקים יחד, בלי הרשמה.
home-friends = לשחק עם חברים
home-making = השולחן נפתח…
home-change = שינוי
home-tables = שולחנות ציבוריים
home-no-tables = כרגע אין שולחן ציבורי פתוח. אפשר לפתוח אחד, ואחרים ימצאו אותו כאן.
home-table-waits = בהמתנה לשחקנים; מקומות תפוסים: { NUMBER($taken) } מתוך { NUMBER($seats) }.
home-table-plays = באמצע משחק; מקומות תפוסים: { NUMBER($taken) } מתוך { NUMBER($seats) }.
home-join = קישור או קוד של שולחן
home-join-go = לשולחן
home-join-wrong = זה לא קישור של שולחן ולא קוד של שולחן. קישור מסתיים ב־{ "\u200E" }/t/{ "\u200E" } ובקוד.
home-solo = ליחיד
home-alone = לשחק לבד
home-alone-what = נגד בוטים, אימון, סוליטר, התחלה מהירה
home-daily = החידה היומית
home-daily-what = שנים־עשר קלפים, שישה סטים, אותם קלפים לכולם
home-learn = ללמוד את המשחק
home-learn-what = שיעור של שלוש דקות, ותרגילים
home-more = עוד על המשחק
home-rules = חוקים
home-odds = סיכויים
home-statistics = הסטטיסטיקה שלי
home-trademark = המשחק Tercet פועל לפי החוקים של משחק הקלפים SET, כפי שהם כתובים בחמש מחוברות החוקים שלו. SET הוא סימן מסחר רשום של בעליו; אין קשר בין Tercet למוציאים לאור של המשחק.

## The browser: what is played

form-title = מה משחקים?
form-edition = לפי איזו חוברת?
form-variant = באיזו גרסה?
form-bots = בוטים
form-bots-value =
    { $count ->
        [0] בלי בוטים
        [one] בוט אחד
        [two] שני בוטים
       *[other] { $count } בוטים
    }
form-level = כמה מהירים הבוטים
form-public = להציג את השולחן הזה ברשימת השולחנות הציבוריים
form-more = עוד: כל החוקים, אחד אחד
form-more-hint = חוקים ששונו מסומנים. כל השאר לפי החוברת.
form-reset = הכול לפי החוברת
form-make = לפתוח את השולחן
form-many-bots = יש יותר בוטים ממקומות פנויים.

## The browser: settings

overlay-close = סגירה
settings-look = מראה
settings-language = שפה
settings-theme = בהיר או כהה
settings-theme-value = { $theme ->
        [light] בהיר
        [dark] כהה
       *[system] לפי המערכת
    }
settings-palette = צבעי הקלפים
settings-palette-value = { $palette ->
        [classic] רגילים
       *[universal] לכל סוג של ראיית צבעים
    }
settings-notch = חריץ בכל קלף, שמקומו מראה את הצבע
settings-feel = צליל ותנועה
settings-sound = צלילים
settings-motion = הנפשת הקלפים
settings-you = הפרטים שלך
settings-save = שמירה
settings-saved = נשמר.
settings-elsewhere = לשחק גם במכשיר אחר
settings-elsewhere-hint = קוד מעביר את השם והמקומות שלך: מציגים אותו כאן ומקלידים אותו במכשיר האחר.
settings-code-show = הצגת קוד
settings-code =
    { $minutes ->
        [one] הקוד הוא { "\u200E" }{ $code }{ "\u200E" }. הוא תקף לפעם אחת, למשך דקה אחת.
        [two] הקוד הוא { "\u200E" }{ $code }{ "\u200E" }. הוא תקף לפעם אחת, למשך שתי דקות.
       *[other] הקוד הוא { "\u200E" }{ $code }{ "\u200E" }. הוא תקף לפעם אחת, למשך { $minutes } דקות.
    }
settings-code-label = קוד מהמכשיר האחר
settings-code-use = להמשיך כאן
settings-code-wrong = הקוד הזה לא מוכר, כבר נוצל או ישן מדי. צריך ליצור קוד חדש במכשיר האחר.
settings-keys = מקלדת
settings-keys-on = לשחק במקשים ולהציג אותם על הקלפים
settings-keys-hint = כדי לשנות מקש לוחצים על הכפתור שלו ואז על המקש החדש.
settings-keys-cards = המקשים של הקלפים, לפי מקומם על השולחן:
settings-keys-reset = המקשים הרגילים
# $action is what the key does, $key what is printed on it.
settings-key-of = { $action }: { $key }
settings-key-awaited = { $action }: צריך ללחוץ על מקש
key-card = קלף { NUMBER($place) }
key-call = להכריז ״סט!״
key-no-set = לומר שאין סט
key-clear = לשחרר את הקלפים שנבחרו
key-help = להציג את העזרה הזאת

## The browser: help

guide-set = מה זה סט?
guide-what = שלושה קלפים הם סט אם כל אחד מארבעת המאפיינים (מספר, מילוי, צבע וצורה) זהה בשלושתם או שונה בשלושתם.
guide-turn = איך מתנהל סיבוב
guide-deal =
    { $cards ->
        [one] קלף אחד גלוי
        [two] שני קלפים גלויים
       *[other] { NUMBER($cards) } קלפים גלויים
    } על השולחן. אין תורות: כולם מחפשים סט בו זמנית.
guide-master = מי שמחלק את הקלפים הוא הסט־מאסטר: הוא צופה, רואה אילו סטים יש על השולחן, ולא משחק בסיבוב הזה.
guide-call =
    { $calling ->
        [call-then-pick] מי שרואה סט מכריז קודם ״סט!״, ואז צריך לבחור את שלושת הקלפים בתוך { $seconds ->
            [one] שנייה אחת
            [two] שתי שניות
           *[other] { NUMBER($seconds) } שניות
        }. בינתיים אף אחד אחר לא יכול להכריז.
        [call-and-pick-at-once] מי שרואה סט מכריז ״סט!״ ובוחר מיד את שלושת הקלפים, בתוך { $seconds ->
            [one] שנייה אחת
            [two] שתי שניות
           *[other] { NUMBER($seconds) } שניות
        }. בינתיים אף אחד אחר לא יכול להכריז.
       *[quick-claims] מי שרואה סט בוחר את שלושת הקלפים, בלי להכריז.
    }
guide-right =
    { $scoring ->
        [point-per-card] אם זה סט, השחקן שומר את הקלפים, נקודה לכל קלף.
        [most-sets] אם זה סט, השחקן שומר את הקלפים. מנצח מי שצבר הכי הרבה סטים.
       *[point-per-set] אם זה סט, השחקן שומר את הקלפים ומקבל נקודה.
    }
guide-wrong =
    { $cost ->
        [lose-point] אם זה לא סט, או אם הזמן נגמר, הקלפים נשארים ולשחקן יורדת נקודה.
        [lock-out] אם זה לא סט, או אם הזמן נגמר, הקלפים נשארים והשחקן לא יכול להכריז עד שמישהו אחר יזכה בסט.
       *[nothing] אם זה לא סט, או אם הזמן נגמר, הקלפים נשארים. זה לא עולה כלום, אבל זה נספר.
    }
guide-no-set =
    { $when ->
        [all-agree] אם אף אחד לא רואה סט, אומרים את זה. כשכולם מסכימים, מוסיפים שלושה קלפים.
       *[all-agree-or-long-time] אם אף אחד לא רואה סט, אומרים את זה. כשכולם מסכימים, או כשאף אחד לא מצא סט במשך { $seconds ->
            [one] שנייה אחת
            [two] שתי שניות
           *[other] { NUMBER($seconds) } שניות
        }, מוסיפים שלושה קלפים.
    }
guide-end =
    { $sets ->
        [0] הסיבוב נגמר כשהחפיסה ריקה ולא נשאר סט.
        [one] הסיבוב נגמר בסט הראשון.
        [two] הסיבוב נגמר כשלמישהו יש שני סטים.
       *[other] הסיבוב נגמר כשלמישהו יש { $sets } סטים.
    }
guide-match =
    { $rounds ->
        [0] המשחק נגמר אחרי שכל אחד חילק פעם אחת.
        [one] במשחק יש סיבוב אחד.
        [two] במשחק יש שני סיבובים.
       *[other] במשחק יש { $rounds } סיבובים.
    }
guide-keys = מקשים
guide-keys-cards = לכל קלף יש מקש, שמקומו במקלדת כמקום הקלף על השולחן:
guide-keys-change = אפשר לשנות את המקשים בהגדרות.

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
        [one] סט אחד
        [two] שני סטים
       *[other] { $sets } סטים
    }
result-wrong =
    { $calls ->
        [one] הכרזה שגויה אחת
        [two] שתי הכרזות שגויות
       *[other] { $calls } הכרזות שגויות
    }
result-pace = קצב
result-right = הכרזות נכונות
result-right-of = { NUMBER($right) } מתוך { NUMBER($calls) }
result-hit-rate = דיוק
result-quickest = הכי מהיר
result-median = חציון
# $seconds is a number with its decimals.
result-seconds = { $seconds } שנ׳
result-times = זמן לכל סט
result-chart = הזמן לכל סט לפי סדר המציאה, קו אחד לכל שחקן; אותם מספרים מופיעים בטבלה שלמטה.
result-axis-seconds = שניות
result-axis-sets = סטים לפי סדר המציאה
result-as-table = כטבלה
result-set-number = סט
result-time = זמן
result-missed = סטים שהוחמצו
result-missed-none = אף סט לא הוחמץ.
# $seconds is a number with its decimals.
result-missed-lay = היה על השולחן { $seconds } שניות.
result-missed-denied = היה על השולחן { $seconds } שניות, גם כשנאמר שאין סט.
result-last = הקלפים האחרונים
result-proof = חלוקה הוגנת
result-proof-how = לפני כל סיבוב השרת הבטיח את הגרעין שלו בכך שהציג את הגיבוב של הגרעין, והשחקנים הוסיפו לערבוב מספרים משלהם. עכשיו הגרעין גלוי: החפיסה חייבת לנבוע ממנו. בקובץ { "\u200E" }docs/fair-deal.md{ "\u200E" } כתוב איך, במידת פירוט שמאפשרת לבדוק זאת בתוכנה משלך.
result-commitment = הובטח לפני החלוקה
result-seed = הגרעין
result-contribution = התרומה של { $name }
result-stacked = הקלפים האלה סודרו מראש ולא עורבבו.
result-verify = לבדוק כאן את החלוקה
result-verifying = בבדיקה…
result-verify-wrong = זה לא מסתדר: { $reason }
result-replay = לצפות בהקלטה
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
replay-show-sets = להציג את הסטים שעל השולחן
replay-sets =
    { $sets ->
        [0] אין סט על השולחן.
        [one] יש סט אחד על השולחן.
        [two] יש שני סטים על השולחן.
       *[other] יש { $sets } סטים על השולחן.
    }
replay-moments = מה קרה
replay-table = לשולחן

## The browser: friendly words

emote-menu = לומר משהו

## Help on the command line

help-play-join = להצטרף לשולחן לפי הקישור שלו
help-play-watch = עם ‎--join, רק לצפות
help-play-host = לפתוח שולחן בשרת ולהציג את הקישור שלו
help-play-plain = שורה אחר שורה, לקוראי מסך: בלי ציור, פקודות מוקלדות
help-play-ascii = לצייר ב־ASCII בלבד
help-play-palette = צבעי הקלפים
help-play-ticks = לסמן כל צבע בשנתות בשולי הקלף: אחת, שתיים, שלוש
help-play-keys = האותיות של שנים־עשר הקלפים הראשונים, שורה אחר שורה, במקום wertsdfgxcvb
help-play-reorder = האם לסדר כאן את העברית, למסופים שלא עושים זאת בעצמם
help-replay-plain = שורה אחר שורה, לקוראי מסך: בלי ציור, פקודות מוקלדות
help-replay-ascii = לצייר ב־ASCII בלבד
help-replay-palette = צבעי הקלפים
help-replay-ticks = לסמן כל צבע בשנתות בשולי הקלף: אחת, שתיים, שלוש
help-replay-keys = האותיות של שנים־עשר הקלפים הראשונים, שורה אחר שורה, במקום wertsdfgxcvb
help-replay-reorder = האם לסדר כאן את העברית, למסופים שלא עושים זאת בעצמם
help-replay = לעבור על משחק צעד אחר צעד, עם הסטים שהיו על השולחן
help-replay-source = קובץ של משחק, או קישור לשולחן

## The terminal

screen-about = משחק הקלפים SET כפי שחמש חוברות החוקים שלו מתארות אותו.
menu-game = משחק
menu-edition = חוברת
menu-bots = בוטים
menu-level = הקצב שלהם
button-start = התחלה
button-choose = בחירה
button-change = שינוי
button-set = סט!
button-no-set = אין סט
button-help = עזרה
button-leave = יציאה
button-stay = להישאר
button-deal = חלוקה
button-add-bot = עוד בוט
button-remove-bot = בוט אחד פחות
button-next-round = לסיבוב הבא
button-rematch = עוד משחק
button-replay = צפייה חוזרת
button-save = שמירה
button-back = אחורה
button-forward = קדימה
button-first = התחלה
button-last = סוף
screen-round = סיבוב { NUMBER($round) }
screen-deals = בחלוקת { $name }
screen-deck =
    { $count ->
        [one] קלף אחד בחפיסה
        [two] שני קלפים בחפיסה
       *[other] { $count } קלפים בחפיסה
    }
screen-watching =
    { $count ->
        [one] עוד זוג עיניים צופה
        [two] שניים צופים
       *[other] { $count } צופים
    }
screen-takes = { $name } זוכה בסט.
screen-finds = { $name } מגלה סט.
screen-wrong = { $name } טועה.
screen-bot = בוט
screen-away = לא מחובר
screen-left = כבר לא כאן
screen-locked = בהמתנה
screen-set-master = סט־מאסטר
screen-master-sees = על השולחן
screen-found = נמצאו: { NUMBER($found) } מתוך { NUMBER($all) }
screen-pick = עכשיו לבחור שלושה קלפים!
screen-only-watching = מצב צפייה בלבד.
screen-waiting = ממתינים לחלוקה הראשונה.
screen-share = מי שיש לו הקישור הזה יכול להצטרף:
screen-connecting = מתחברים אל { $url }…
screen-lost = החיבור נותק; הוא יחזור מעצמו…
screen-call-lost = החיבור נותק לפני שזה הגיע לשולחן.
screen-try-again = זה לא הצליח הפעם. כדאי לנסות שוב.
screen-small =
    { $cards ->
        [one] גודל החלון { $window }; לקלף אחד צריך { $size }.
        [two] גודל החלון { $window }; לשני קלפים צריך { $size }.
       *[other] גודל החלון { $window }; ל־{ $cards } קלפים צריך { $size }.
    }
screen-small-plain = אפשר להגדיל אותו, או לשחק עם --plain.
screen-leave = לצאת מהשולחן?
screen-saved = המשחק נשמר: { $file }
screen-saved-there = השרת שומר את המשחק: tercet replay { $link }
report-points = נקודות
report-wrong = טעויות
report-hit-rate = דיוק
report-median = ש׳, חציון
report-best = הכי מהיר
report-duration = משך הסיבוב: { $time }.
report-times = השניות שלך, סט אחר סט: { $times }
report-missed =
    { $count ->
        [0] אף סט לא הוחמץ.
        [one] סט אחד הוחמץ.
        [two] שני סטים הוחמצו.
       *[other] { $count } סטים הוחמצו.
    }
report-line = { $name }: סטים { NUMBER($sets) }, הכרזות שגויות { NUMBER($wrong) }, דיוק { $rate }; שניות: { $times }
replay-step = צעד { NUMBER($step) } מתוך { NUMBER($steps) }
keys-cards = האות שעל הקלף בוחרת אותו, וגם לחיצה; פעם נוספת מחזירה אותו.
keys-call = רווח מכריז ״סט״; אחר כך שלושה קלפים לפני שהפס נגמר.
keys-claim = כאן מספיקים שלושה קלפים, בלי להכריז.
keys-no-set = המקש N אומר שאין סט.
keys-clear = Esc או Backspace מחזירים את הקלפים שנבחרו.
keys-emote = מילה טובה: { $words }
keys-leave = המקש Q יוצא מהשולחן אחרי שאלה; Ctrl-C יוצא מיד ושומר את המקום.
keys-close = כל מקש סוגר את זה.
play-commands = ״s״ – להכריז ״סט״; שלושה מספרים כמו ״1 5 9״ – לבחור; ״n״ – אין סט; Enter – להציג את הקלפים או לחלק; ״c״ – ארבע התשובות של הבדיקה האחרונה; ״r״ – זמנים, דיוק וסטים שהוחמצו; ״p״ – המשחק צעד אחר צעד, ״p 7״ – צעד 7; ״w״ – לשמור אותו; ״e 1״ עד ״e 8״ – מילה טובה; ״+״ ו־״-״ – להוסיף ולהוריד בוטים; ״q״ – לצאת.
play-unreachable = אי אפשר להגיע אל { $url }: { $reason }
play-no-table = אין שולחן בכתובת { $url }.
play-too-many = יותר מדי שולחנות או שחקנים מגיעים מכאן כרגע; { $url } מבקש לנסות שוב מאוחר יותר.
play-other-version = השרת מדבר בגרסה אחרת של הפרוטוקול: צריך לעדכן אחד מהשניים.
play-too-fast = השרת ניתק: יותר מדי הודעות, מהר מדי.
play-bad-address = ״{ $text }״ אינה כתובת; כתובת נראית כמו http://127.0.0.1:8080 או https://example.org.
play-not-a-table = { $url } הוא שרת ולא קישור לשולחן; ‎--host פותח שם שולחן.
play-bad-keys = ״{ $text }״ לא יכולים להיות המקשים: עד 12 אותיות שונות, שורה אחר שורה, בלי Q ו־N ובלי אות של קלף אחר.
replay-empty = עוד לא נגמר אף סיבוב בשולחן הזה.

## Help on the command line

serve-shared = היומן משותף, ב־PostgreSQL. לעצירה: Ctrl-C.
help-serve-journal = PostgreSQL לשיתוף היומן עם שרתים אחרים, למשל { "\u200E" }postgres://USER@HOST/DATABASE{ "\u200E" }, במקום תיקייה; גם { "\u200E" }TERCET_JOURNAL{ "\u200E" }
help-serve-unsafe-journal = לפעול גם אם PostgreSQL מוגדר כך שמהלכים שאושרו יאבדו בתקלה; גם { "\u200E" }TERCET_UNSAFE_JOURNAL{ "\u200E" }
help-load-record = לרשום מה ראה כל שחקן, להשוואה עם היומן; הקובץ מופיע כשכולם יושבים
load-longest-wait = ההמתנה הארוכה ביותר של שחקן, באלפיות השנייה: { NUMBER($milliseconds) }


## The browser: what one plays alone

alone-title = לשחק לבד
alone-what = כאן הקלפים נמצאים בדפדפן הזה: אין צורך בשרת ואף אחד לא מחכה. משחק שעוזבים נשאר כמו שהוא, והזמן שלו עומד.
alone-lies-here = יש כאן משחק פתוח
alone-replaces = משחק חדש יבוא במקומו.
alone-edition = לפי המהדורה ה{ $edition }
alone-choice = החוברת קובעת לכל המשחקים בדף הזה; הגרסה וכל החוקים היחידים קובעים למשחק נגד בוטים.
alone-links = עוד ליחיד
alone-puzzle = חידה להתחלה מהירה
alone-player = שחקן
alone-bots = נגד בוטים
alone-bots-what = בין יריב אחד לחמישה, כל אחד במהירות שרוצים, בכל גרסה.
alone-bots-start = לשחק נגד בוטים
alone-bot = בוט { NUMBER($number) }
alone-need-bots =
    { $count ->
        [one] לגרסה הזאת צריך לפחות בוט אחד.
        [two] לגרסה הזאת צריך לפחות שני בוטים.
       *[other] לגרסה הזאת צריך לפחות { $count } בוטים.
    }
alone-quick = התחלה מהירה
alone-quick-what = 27 קלפים עם מאפיין אחד פחות: הדרך להיכנס למשחק.
alone-quick-easy = בחוברת הצרפתית קוראים לזה ״Easy״.
alone-quick-start = להתחיל התחלה מהירה
alone-quick-later = מי שמוצא שלושה סטים ברצף, כל אחד בפחות מעשר שניות, מקבל הצעה לשחק בחפיסה המלאה.
alone-practice = אימון
alone-practice-what = כל 81 הקלפים, בלי הגבלת זמן. אם לא רואים סט אומרים זאת, ונוספים עוד שלושה קלפים. הזמנים והטעויות נרשמים.
alone-practice-start = להתאמן
alone-solitaire = סוליטר
alone-solitaire-what = שנים־עשר קלפים ולא יותר. ברגע שאין ביניהם סט, הפסדת. מנצחים אם משחקים עד שהחפיסה ריקה ולא נשאר אף סט.
alone-solitaire-start = לשחק סוליטר
alone-solitaire-none = עוד לא סיימת אף סוליטר.
alone-solitaire-yours =
    { $played ->
        [one] ניצחת ב־{ NUMBER($won) } מתוך סוליטר אחד: { $rate }.
        [two] ניצחת ב־{ NUMBER($won) } מתוך שני סוליטרים: { $rate }.
       *[other] ניצחת ב־{ NUMBER($won) } מתוך { $played } סוליטרים: { $rate }.
    }
alone-solitaire-odds = הסיכויים האמיתיים: מי שלוקח כל סט שהוא מנצח ב־{ $any } מהמשחקים, ומי שתמיד חושב קדימה ב־{ $ahead }.
alone-solitaire-source = לפי { $games } משחקים בהדמיה; בוודאות של 99%, בין { $any_low } ל־{ $any_high } עם כל סט שהוא, ובין { $ahead_low } ל־{ $ahead_high } כשחושבים קדימה.
alone-paused = הזמן עומד והקלפים מוסתרים.
alone-runs = הזמן ממשיך.
alone-go-on = להמשיך
alone-offer = שלושה סטים מהירים ברצף! לערבב יחד את כל 81 הקלפים?
alone-offer-take = לשחק בחפיסה המלאה
alone-offer-later = לא עכשיו
alone-other = לשחק משהו אחר




## The browser: puzzles

puzzle-daily = החידה היומית
puzzle-quick = חידה להתחלה מהירה
puzzle-goal = בין { NUMBER($cards) } הקלפים האלה יש בדיוק { NUMBER($sets) } סטים. צריך למצוא את כולם.
puzzle-right = סט! { NUMBER($found) } מתוך { NUMBER($all) }, אחרי { $time }.
puzzle-clock = זמן: { $time }
puzzle-hint = רמז
puzzle-hint-card = יש עוד סט שלא נמצא עם הקלף הזה: { $card }.
puzzle-hint-pair = שני הקלפים האלה שייכים לסט אחד: { $cards }.
# $feature is the name of a feature; $kind is how it fares on the three cards of a Set.
puzzle-hint-feature =
    { $feature ->
        [number] { $kind ->
            [same] המספר מכריע: בקלף השלישי יש אותו מספר של צורות כמו בשני אלה.
           *[different] המספר מכריע: הוא שונה בכל שלושת הקלפים.
        }
        [shading] { $kind ->
            [same] המילוי מכריע: בקלף השלישי הוא כמו בשני אלה.
           *[different] המילוי מכריע: הוא שונה בכל שלושת הקלפים.
        }
        [colour] { $kind ->
            [same] הצבע מכריע: בקלף השלישי הוא כמו בשני אלה.
           *[different] הצבע מכריע: הוא שונה בכל שלושת הקלפים.
        }
       *[symbol] { $kind ->
            [same] הצורה מכריעה: בקלף השלישי היא כמו בשני אלה.
           *[different] הצורה מכריעה: היא שונה בכל שלושת הקלפים.
        }
    }
puzzle-hint-over = זה היה הרמז האחרון לסט הזה: חסר רק קלף אחד.
puzzle-hints =
    { $hints ->
        [0] בלי רמזים
        [one] רמז אחד
        [two] שני רמזים
       *[other] { $hints } רמזים
    }
puzzle-mistakes =
    { $picks ->
        [0] בלי טעויות
        [one] טעות אחת
        [two] שתי טעויות
       *[other] { $picks } טעויות
    }
puzzle-paused = השהיה: הקלפים מוסתרים והשעון עומד.
puzzle-go-on = להמשיך
puzzle-solved = נפתרה בתוך { $time }
puzzle-found-sets = סטים שנמצאו
puzzle-after = אחרי
puzzle-streak =
    { $days ->
        [0] רצף: אין כרגע
        [one] רצף: יום אחד
        [two] רצף: יומיים
       *[other] רצף: { $days } ימים
    }
puzzle-best-streak =
    { $days ->
        [0] הרצף הטוב ביותר: עוד אין
        [one] הרצף הטוב ביותר: יום אחד
        [two] הרצף הטוב ביותר: יומיים
       *[other] הרצף הטוב ביותר: { $days } ימים
    }
puzzle-streak-how = נספרים ימים רצופים שכל אחד מהם נפתר באותו יום; יום מתחיל בחצות לפי UTC.
puzzle-next-in = החידה הבאה תגיע בעוד { $time }.
puzzle-next-there = הגיעה חידה חדשה.
puzzle-others = חידות אחרות
puzzle-day = יום
puzzle-day-open = לפתוח
puzzle-day-before = היום הקודם
puzzle-day-after = היום הבא
puzzle-today = החידה של היום
puzzle-too-early = יש חידות מ־{ $date } ואילך, לא לפני כן.
puzzle-too-late = החידה של { $date } תגיע בחצות לפי UTC, כשהיום הזה יתחיל.
puzzle-share = התוצאה שלך, בלי לגלות כלום
puzzle-copy = העתקה
# The parts of one line; it has no sentence around it.
puzzle-share-day = { "\u200F" }Tercet, החידה היומית { $date }
puzzle-share-found = { NUMBER($found) }/{ NUMBER($all) } ב־{ $time }
puzzle-share-streak = רצף { NUMBER($days) }
puzzle-new = חידה חדשה
puzzle-deck = קלפים במשחק


## The browser: the lesson and the drills

learn-title = ללמוד את המשחק
learn-lead =
    { $edition ->
        [english] שישה צעדים קצרים, כשלוש דקות, עם הקלפים והחוקים של המהדורה האנגלית.
        [italian] שישה צעדים קצרים, כשלוש דקות, עם הקלפים והחוקים של המהדורה האיטלקית.
        [russian] שישה צעדים קצרים, כשלוש דקות, עם הקלפים והחוקים של המהדורה הרוסית.
        [hebrew] שישה צעדים קצרים, כשלוש דקות, עם הקלפים והחוקים של המהדורה העברית.
       *[french] שישה צעדים קצרים, כשלוש דקות, עם הקלפים והחוקים של המהדורה הצרפתית.
    }
learn-steps = צעדי השיעור
learn-step = צעד { NUMBER($step) } מתוך { NUMBER($steps) }
learn-step-title = { $step ->
        [features] ארבעה מאפיינים
        [third] מה השלישי?
        [verdict] סט או לא?
        [find] מוצאים סט
        [call] מכריזים ובוחרים
       *[none] כשאין סט
    }
learn-features = בכל קלף יש סמל אחד, שניים או שלושה, וכולם זהים. ארבעה מאפיינים מתארים כל קלף, ולכל אחד מהם שלושה ערכים.
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
learn-third = כל שני קלפים קובעים איזה קלף שלישי יוצר איתם סט. מה שמשותף לשניים יש גם לשלישי; במה שהם שונים, לשלישי יש הערך שעוד חסר.
learn-third-question = איזה קלף יוצר סט עם שני אלה?
learn-verdict = כדי לבדוק שלושה קלפים עוברים על המאפיינים אחד אחד: האם הוא זהה בשלושתם, או שונה בשלושתם?
learn-verdict-question = האם שלושת הקלפים האלה הם סט?
learn-say-set = סט
learn-say-none = לא סט
learn-right = נכון.
learn-wrong = לא בדיוק.
learn-find = במשחק כולם מסתכלים על אותם קלפים. בוחרים שלושה שיוצרים סט: בנגיעה, במקשי החצים ובמקש האישור, או באות שעל הקלף.
learn-find-question = מצאו סט בין תשעת הקלפים האלה.
learn-hint = להראות לי קלף
learn-hint-card = הקלף הזה שייך לסט: { $card }.
learn-cards = קלפים: { $cards }.
learn-call-question = הכריזו ״סט!״ ואז בחרו סט.
learn-call-right =
    { $scoring ->
        [most-sets] הקלפים שלך. מנצח מי שצבר הכי הרבה סטים.
        [point-per-card] הקלפים שלך, נקודה לכל קלף.
       *[point-per-set] הקלפים שלך, ואיתם נקודה אחת.
    }
learn-call-purpose = עכשיו טועים בכוונה: הכריזו ״סט!״ ובחרו שלושה קלפים שאינם סט.
learn-call-wrong =
    { $cost ->
        [lose-point] הכרזה שגויה עולה בנקודה אחת. הקלפים נשארים במקומם.
        [lock-out] אחרי הכרזה שגויה אי אפשר להכריז עד שמישהו אחר יזכה בסט. הקלפים נשארים במקומם.
       *[nothing] כאן הכרזה שגויה לא עולה כלום, אבל היא נספרת. הקלפים נשארים במקומם.
    }
learn-call-again = בשיעור הזה אפשר לנסות שוב מיד.
learn-call-was-set = אבל זה סט! צריך לבחור שלושה קלפים שאינם סט.
learn-none-question = אין סט בין שנים־עשר הקלפים האלה. צריך לומר את זה.
learn-none-said =
    { $when ->
        [all-agree] כולם מסכימים: מוסיפים שלושה קלפים.
       *[all-agree-or-long-time] כולם מסכימים, או שעבר זמן רב: מוסיפים שלושה קלפים.
    }
learn-none-find = עכשיו יש חמישה־עשר קלפים, וביניהם סט. מצאו אותו.
learn-none-end = את שלושת הקלפים לא מחליפים: שוב יש שנים־עשר.
learn-next = הלאה
learn-done-title = עכשיו יודעים לשחק
learn-done = זה הכול. השאר הוא אימון: בתרגילים שלמטה, או ליד שולחן.
learn-restart = שוב מההתחלה
learn-lesson = לשיעור
learn-rules = לקרוא את החוקים
learn-drills = תרגילים
learn-drill = { $drill ->
        [third] הקלף השלישי
        [set-or-not] סט או לא?
       *[no-set] אין כאן סט?
    }
learn-drill-what =
    { $drill ->
        [third] נתונים שני קלפים: בוחרים את זה שיוצר איתם סט.
        [set-or-not] נתונים שלושה קלפים: אומרים אם הם סט.
       *[no-set] נתונים שנים־עשר קלפים: בוחרים את הסט, או אומרים שאין.
    }
learn-right-answers = נכון
learn-mistakes = טעויות
learn-pace = קצב
learn-pace-value = { NUMBER($seconds) } שנ׳
learn-pace-none = –
learn-run = הרצף הארוך
learn-reset = לאפס
learn-no-set-question = האם יש סט? בוחרים אותו, או אומרים שאין.
learn-no-set-right = נכון: אין סט בין הקלפים האלה.
learn-no-set-missed = יש סט: { $cards }.




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
    } היכן שהיא שותקת והיה עלינו להחליט, השורה מסומנת כחוק של הבית.
booklet-house = חוק של הבית
booklet-print = להדפיס
booklet-editions = המהדורות
booklet-section = { $section ->
        [cards] הקלפים
        [play] איך מתנהל סיבוב
        [none] כשאף אחד לא רואה סט
        [end] הסוף, ומי מנצח
        [quick] התחלה מהירה
        [alone] לבד
        [puzzle] חידה להתחלה
        [odds] מה הסיכוי לסט?
       *[forever] Forever עם סט־מאסטר
    }
booklet-deck = יש 81 קלפים, כולם שונים זה מזה. ארבעה מאפיינים מבדילים ביניהם, ולכל אחד שלושה ערכים:
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
booklet-one-card = קלף אחד לדוגמה: { $card }.
booklet-two = לכל שני קלפים יש בדיוק קלף שלישי אחד שיוצר איתם סט.
booklet-sets = אלה סטים
booklet-no-sets = אלה אינם סטים
booklet-questions = ארבע שאלות מכריעות, על המספר, הצבע, הצורה והמילוי: האם הוא זהה בשלושת הקלפים, או שונה בשלושתם? רק ארבע פעמים ״כן״ הן סט.
booklet-deal =
    { $rows ->
        [free] מערבבים את הקלפים ומניחים שנים־עשר מהם גלויים, במלבן, כך שכולם רואים אותם.
       *[three] מערבבים את הקלפים ומניחים שנים־עשר מהם גלויים, בשלוש שורות של ארבעה, כך שכולם רואים אותם.
    }
booklet-turns = אין תורות: כולם מחפשים בו זמנית. שלושת הקלפים של סט יכולים להיות בכל מקום.
booklet-call =
    { $calling ->
        [call-then-pick] מי שרואה סט אומר קודם ״סט״ בקול, ורק אז בוחר את שלושת הקלפים שלו.
        [call-and-pick-at-once] כל אחד רשאי לומר ״סט״ בכל רגע, ואז עליו לבחור את שלושת הקלפים מיד, בלי להסס.
       *[quick-claims] מי שרואה סט בוחר את שלושת הקלפים שלו, בלי להכריז.
    }
booklet-call-window = הזמן לבחירת הקלפים: { NUMBER($seconds) } שנ׳. מי שנותן לו להיגמר, הכריז הכרזה שגויה.
booklet-photo-finish = כשהכרזות באות סמוך זו לזו, מנצחת התגובה המהירה ביותר ולא החיבור המהיר ביותר. להיות שני זו אף פעם לא הכרזה שגויה.
booklet-while =
    { $others ->
        [may-not-pick] אחרי הכרזה אף אחד אחר אינו רשאי לבחור קלפים עד שהמכריז מסיים.
        [may-not-pick-or-call] אחרי הכרזה אף אחד אחר אינו רשאי לבחור קלפים או להכריז עד שהמכריז מסיים.
       *[may-not-touch-or-call] אחרי הכרזה אף אחד אחר אינו רשאי לגעת בקלפים או להכריז עד ששלושת הקלפים נבדקו.
    }
booklet-check = האחרים בודקים את שלושת הקלפים. אם הם סט, השחקן שומר אותם, ושלושה קלפים מהחפיסה באים במקומם.
booklet-wrong =
    { $cost ->
        [lose-point] אם אינם סט, הם חוזרים לשולחן ולשחקן יורדת נקודה.
        [lock-out] אם אינם סט, הם נשארים על השולחן, והשחקן אינו רשאי להכריז עד שמישהו אחר ימצא סט.
       *[nothing] אם אינם סט, הם נשארים על השולחן. זה רק נספר.
    }
booklet-below-zero = הניקוד יכול לרדת מתחת לאפס.
booklet-all-locked = כשלא נשאר אף אחד שרשאי להכריז, כולם רשאים שוב. מי שמשחק לבד אף פעם לא צריך לחכות.
booklet-no-set =
    { $when ->
        [all-agree] כשכל השחקנים מסכימים שאין סט בין שנים־עשר הקלפים, מוסיפים שלושה, ויש חמישה־עשר.
       *[all-agree-or-long-time] כשאין סט אפשרי בין שנים־עשר הקלפים, או כשאף אחד לא מצא סט במשך זמן רב, אחד השחקנים מוסיף שלושה, ויש חמישה־עשר.
    }
booklet-silence = אחרי שמישהו אמר שאין סט, שתיקה נחשבת להסכמה. משך השתיקה: { NUMBER($seconds) } שנ׳.
booklet-long-time = זמן רב הוא { NUMBER($seconds) } שנ׳ בלי שנמצא סט; אז מספיקה מילה של שחקן אחד.
booklet-widened = את שלושת הקלפים הנוספים לא מחליפים: כשלוקחים את הסט הבא נשארים שנים־עשר.
booklet-wider = אם עדיין אין סט, מוסיפים עוד שלושה, עד 21 קלפים: בין כל כך הרבה קלפים תמיד יש סט.
booklet-end = הסיבוב נגמר כשהחפיסה ריקה ולא נשאר סט על השולחן.
booklet-left =
    { $left ->
        [usually] בדרך כלל נשארים שישה או תשעה קלפים.
       *[maybe] ייתכן שיישארו שישה או תשעה קלפים.
    }
booklet-scoring =
    { $scoring ->
        [point-per-set] כל סט הוא נקודה אחת.
        [point-per-set-minus-wrong-calls] כל סט הוא נקודה אחת; מפחיתים את הנקודות על הכרזות שגויות.
        [most-sets] אין נקודות: מנצח מי שצבר הכי הרבה סטים.
       *[point-per-card] כל קלף הוא נקודה אחת.
    }
booklet-match =
    { $rounds ->
        [each-deals] מחברים את הנקודות, תפקיד הדילר עובר שמאלה, והקלפים מעורבבים מחדש. אחרי שכל אחד חילק סיבוב אחד, הסכום הגבוה ביותר מנצח.
       *[one-round] סיבוב אחד הוא כל המשחק.
    }
booklet-ties = מי שתוצאתם שווה חולקים בניצחון.
booklet-seats = אפשר להצטרף ולעזוב בכל רגע; מי שעוזב שומר את הסטים שלו. אם הדילר לא חילק בתוך { NUMBER($seconds) } שנ׳, כל אחד רשאי לחלק.
booklet-quick =
    { $edition ->
        [english] למשחק ראשון, ולילדים קטנים, לוקחים רק את 27 הקלפים האדומים: בלי הצבע נשארים שלושה מאפיינים. פורסים רק תשעה קלפים. כשכולם כבר רואים סטים מהר, מערבבים פנימה את שאר הקלפים.
        [italian] למשחק ראשון, ולילדים קטנים, לוקחים רק את 27 הקלפים המלאים: בלי המילוי נשארים שלושה מאפיינים. פורסים רק תשעה קלפים.
        [russian] למשחק פשוט וקצר יותר מוותרים על מאפיין אחד; לוקחים למשל רק את 27 הקלפים המלאים, והמילוי כבר לא חשוב. כשכולם מרגישים בבית, מערבבים את כל הקלפים יחד.
        [hebrew] למשחק פשוט יותר לוקחים רק שליש מהקלפים, למשל את 27 המלאים: המילוי כבר לא חשוב, ונשארים שלושה מאפיינים. למשחק המלא מערבבים פנימה את שאר הקלפים.
       *[french] הגרסה הקלה היא למתחילים ולילדים: 27 קלפים בצבע אחד, כך שהצבע כבר לא חשוב. פורסים תשעה קלפים, בשלוש שורות של שלושה. כל השאר כמו במשחק המלא.
    }
booklet-quick-layout = מכיוון שלא נאמר אחרת, גם כאן פורסים שנים־עשר קלפים.
booklet-quick-colour = אנחנו לוקחים את הקלפים האדומים.
booklet-alone = מי שמשחק לבד מפסיד ברגע שאין סט בין שנים־עשר הקלפים.
booklet-alone-won = החפיסה ריקה ולא נשאר סט: המשחק הסתיים בניצחון. לומר שאין סט כשיש סט, זה הפסד.
booklet-puzzle = בחוברת יש גם חידה בלי המילוי: ארבעה סטים מסתתרים בין תשעה קלפים.
booklet-odds = לפי החוברת, הסיכוי לסט הוא בערך { NUMBER($percent) }% בין { NUMBER($cards) } קלפים, ויותר מ־{ NUMBER($percent_more) }% בין { NUMBER($cards_more) }.
booklet-odds-link = לסיכויים המדויקים
booklet-forever = משלושה שחקנים ומעלה, כל אחד הוא סט־מאסטר בסיבוב אחד: הוא מערבב, פורס ומשלים קלפים, אבל לא משחק. כל קלף שנלקח הוא נקודה אחת. אחרי סיבובים כמספר השחקנים, הסכום הגבוה ביותר מנצח.
booklet-master-sees = הסט־מאסטר רואה אילו סטים יש על השולחן.




## The browser: the chances

odds-page-title = הסיכויים
odds-page-lead = מה הסיכוי שאין סט? הוא מחושב במדויק היכן שאפשר, ונאמד בסימולציה היכן שאי אפשר.
odds-page-fresh = אין סט בין קלפים אקראיים
odds-page-fresh-how = הסיכוי שאין סט בין מספר כזה של קלפים מחפיסה טרופה היטב נספר ולא הוערך. במהלך המשחק הסיכוי אחר, כי לוקחים סטים שוב ושוב.
odds-page-fresh-chart = הסיכוי שאין סט לפי מספר הקלפים, קו לכל חפיסה; אותם מספרים נמצאים בטבלאות שלמטה.
odds-page-deck = חפיסה של { NUMBER($cards) } קלפים
odds-page-table = הטבלה המדויקת של { NUMBER($cards) } הקלפים
odds-page-cards = קלפים
odds-page-random = אין סט, קלפים אקראיים
odds-page-no-set = אין סט
odds-page-one-in = אחת מתוך
odds-page-in-play = אין סט, במשחק
odds-page-mean = סטים בממוצע
odds-page-exactly = בדיוק
odds-page-chance = סיכוי
odds-page-axis-percent = אחוזים
odds-page-axis-cards = קלפים
odds-page-axis-sets = סטים
odds-page-spread = כמה סטים יש?
odds-page-spread-of = בין כמה קלפים?
# $mean is a number with its decimals, $fraction the same exactly.
odds-page-spread-mean = בממוצע { $mean }, בדיוק { "\u200E" }{ $fraction }{ "\u200E" }.
odds-page-spread-chart = הסיכוי לכל מספר של סטים; אותם מספרים נמצאים בטבלה שלמטה.
odds-page-course = במהלך המשחק
odds-page-course-how = מי שלוקח סטים משאיר את מה שלא מתאים זה לזה. לכן בין שנים־עשר קלפים של משחק אין סט ב־{ $played } מהמקרים, ובין שנים־עשר קלפים אקראיים רק ב־{ $fresh }.
odds-page-course-chart = הסיכוי שאין סט בין שנים־עשר קלפים, לפי מספר הקלפים שעוד בחפיסה; אותם מספרים נמצאים בטבלה שלמטה.
odds-page-line-random = קלפים אקראיים, בדיוק
odds-page-line-played = במשחק, { $games } משחקים מדומים
odds-page-line-yours = ההדמיה שלך
odds-page-in-deck = עוד בחפיסה
odds-page-simulate = לבדוק בעצמך
odds-page-simulate-how = הדפדפן משחק משחקים שלמים, ובכל פעם לוקח סט כלשהו מאלה שעל השולחן. ככל שיש יותר משחקים, כך מצטמצם הרווח שבו נמצאת האמת ב־99 מתוך 100 מקרים.
odds-page-kind = מה משחקים
odds-page-games = משחקים
odds-page-start = להתחיל
odds-page-go-on = להמשיך
odds-page-stop = לעצור
odds-page-progress = משחקים שהסתיימו: { $games } מתוך { $goal }
odds-page-pace = משחקים בשנייה: { $games }
odds-page-done = ההדמיה הסתיימה. משחקים שהסתיימו: { $games }.
odds-page-stopped = נעצר. משחקים שהסתיימו: { $games }.
odds-page-broken = הדפדפן הזה לא יכול להריץ כאן הדמיה. כדאי לטעון את הדף שוב.
odds-page-what = מה
odds-page-seen = נצפה
odds-page-interval = רווח סמך 99%
odds-page-interval-of = מ־{ $low } עד { $high }
odds-page-first = אין סט בחלוקה הראשונה
odds-page-boards = אין סט בין { NUMBER($cards) } קלפים
odds-page-won = משחקים שנוצחו
odds-page-left = קלפים שנשארו: { NUMBER($cards) }
odds-page-here = האם יש כאן סט?
odds-page-here-how = אפשר לצרף קלפים כלשהם: בוחרים מספר ומילוי, ואז נוגעים בקלפים.
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
odds-page-put-back = להחזיר: { $card }
odds-page-deal = לחלק { NUMBER($cards) } קלפים אקראיים
odds-page-clear = להחזיר הכול
odds-page-nothing = עדיין לא נבחר קלף.
odds-page-found-none = אין כאן סט.
odds-page-found =
    { $sets ->
        [one] יש כאן סט אחד.
        [two] יש כאן שני סטים.
       *[other] יש כאן { $sets } סטים.
    }
odds-page-found-more = מוצגים רק { NUMBER($sets) } הראשונים.
odds-page-likely = בין { NUMBER($cards) } קלפים אקראיים אין סט ב־{ $percent } מהמקרים; בממוצע יש ביניהם { $mean } סטים.
odds-page-certain = בין כל כך הרבה קלפים תמיד יש סט: לכל היותר { NUMBER($cards) } קלפים יכולים להיות בלי סט.
# $seconds is a number with its decimals.
odds-page-difficulty = מי שמשחק מדי פעם מוצא את הראשון בתוך { $seconds } שניות בערך, לפי מודל ולא לפי מדידות.
odds-page-claims = מה אומרות החוברות

## The browser: what one has done so far

statistics-title = הסטטיסטיקה שלך
statistics-lead = כמה מהר ובאיזה דיוק מוצאים סטים. הכול נשמר בדפדפן הזה ובשום מקום אחר.
statistics-empty = עדיין אין כאן כלום. ברגע שיימצא סט, ליד שולחן או לבד, הוא יירשם כאן.
statistics-begin-alone = לשחק לבד
statistics-begin-daily = החידה של היום
statistics-begin-learn = ללמוד את המשחק
statistics-begin-friends = לשחק עם חברים
statistics-sum = בסך הכול
statistics-found = סטים שנמצאו
statistics-wrong = טעויות
statistics-by-differing = לפי מספר המאפיינים השונים
statistics-differing = מאפיינים שונים
statistics-by-game = לפי משחק
statistics-game = משחק
statistics-game-name = { $game ->
        [table] שולחנות עם אחרים
        [here] שולחנות בדפדפן הזה
        [puzzle] חידה להתחלה מהירה
        [daily] חידה יומית
       *[drill] תרגילים
    }
statistics-history = היסטוריה
statistics-days = יום
statistics-weeks = שבוע מיום
statistics-medians = זמן חציוני לכל סט
statistics-medians-chart = זמן חציוני לכל סט, יום אחר יום או שבוע אחר שבוע; אותם מספרים נמצאים בטבלה שלמטה.
statistics-counts = מספר הסטים
statistics-counts-chart = מספר הסטים, יום אחר יום או שבוע אחר שבוע; אותם מספרים נמצאים בטבלה שלמטה.
statistics-keeping = הנתונים שלך
statistics-export = להוריד כטבלה
statistics-delete = למחוק הכול
statistics-delete-sure = כל מה שמוצג בדף הזה ייעלם לתמיד. למחוק?
statistics-delete-yes = למחוק לתמיד
statistics-delete-no = להשאיר
statistics-deleted = הכול נמחק.

## The browser: installed and offline
offline-news = יש גרסה חדשה; היא תופעל בכניסה הבאה.
offline-reload = לטעון אותה עכשיו
offline-install = להתקין את Tercet במכשיר הזה
offline-away = אי אפשר להגיע לשרת. הוא נחוץ רק לשולחנות עם אחרים: אפשר לשחק לבד, ללמוד ולפתור חידות גם בלעדיו.
