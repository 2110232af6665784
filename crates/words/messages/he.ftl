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
seed-not-hex = ״{ $letter }״ אינה ספרה הקסדצימלית; בגרעין יש 1 עד 64 תווים, הספרות 0 עד 9 והאותיות a עד f, לדוגמה 2a.
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
usage-conflict = אי אפשר לשלב את { "\u200E" }{ $argument }{ "\u200E" } עם { "\u200E" }{ $other }{ "\u200E" }.
usage-hint = לעזרה: { $command } --help
file-unreadable = אי אפשר לקרוא את { $file }: { $reason }.
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
help-play = משחק במסוף הזה, שורה אחר שורה, מול בוטים או לבד
help-play-edition = המהדורה שבה משחקים
help-play-variant = גרסת המשחק
help-play-rules = קובץ חוקים ב־TOML או ב־JSON, במקום מהדורה וגרסה
help-play-seed = הגרעין של השולחן, כדי לשחק שוב באותם קלפים
help-play-bots = כמה בוטים משתתפים
help-play-level = כמה מהירים הבוטים
help-play-name = השם שלך ליד השולחן
help-load = לשחק בשולחנות רבים של שרת בבת אחת, כדי לראות במה המחשב שלו עומד
help-load-url = השרת
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
