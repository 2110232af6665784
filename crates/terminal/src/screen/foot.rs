//! Below the board: what the player can do, who has called, and the check of the last claim.

use engine::{Board, Claim, Judgement, Phase, Refusal, Target, Time};
use play::Check;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::style::Style;
use words::{Reader, Words, msg};

use super::{TableView, panel};
use crate::card::small_width;
use crate::look::{FAINT, STRONG};
use crate::painter::{Button, Painter, below, row, width};

/// The cells of the bar that shows how long a call stands.
const BAR: u64 = 10;
/// The columns of the mark before each line of a check.
const MARK: u16 = 2;

/// Draws the foot; the log too, where there is no panel for it.
pub fn draw(painter: &mut Painter<'_>, area: Rect, view: &TableView<'_>, with_log: bool) {
    state(painter, row(area, 0), view);
    let rest = below(area, 1);
    if let Some(Check { cards: Some(cards), .. }) = view.screen.client.check() {
        check(painter, rest, *cards, view.board);
    } else if view.board.rules().target == Target::Set {
        painter.paragraph(rest, &painter.options.words.text(msg::MagicRule), FAINT);
    }
    if with_log {
        panel::log(painter, below(rest, view.board.rules().features.into()), &view.screen.log);
    }
}

/// What matters now, and what the player can do about it.
fn state(painter: &mut Painter<'_>, area: Rect, view: &TableView<'_>) {
    let words = painter.options.words;
    let mut buttons: Vec<Button<'_>> = Vec::new();
    let may = view.session.options(view.now);
    if may.as_ref().is_some_and(|may| may.vote.is_ok()) {
        let vote = |right| words.text(msg::TableVote { right });
        buttons.extend([(KeyCode::Char('1'), "1", vote("yes")), (KeyCode::Char('2'), "2", vote("no"))]);
    } else if let Some(may) = may {
        let hides_call =
            matches!(may.call, Err(Refusal::NotSeated | Refusal::ClaimWithoutCalling | Refusal::TurnCards));
        if !hides_call && !view.board.rules().has_one_seat() {
            buttons.push((KeyCode::Char(' '), "Space", words.text(msg::ButtonSet)));
        }
        let hides_no_set = matches!(
            may.no_set,
            Err(Refusal::NotSeated | Refusal::SetIsCertain { .. } | Refusal::CardsComeAtOnce)
        );
        if !hides_no_set {
            buttons.push((KeyCode::Char('n'), "N", words.text(msg::ButtonNoSet)));
        }
    }
    buttons.push((KeyCode::Char('?'), "?", words.text(msg::ButtonHelp)));
    let taken = painter.buttons_width(&buttons);
    let (text, end) = painter.split(area, area.width.saturating_sub(taken));
    let (sentence, style) = urgent(view, words);
    painter.line(text, &sentence, style);
    painter.buttons(end, &buttons);
}

/// The one sentence that matters most.
fn urgent(view: &TableView<'_>, words: Words) -> (String, Style) {
    let client = &view.screen.client;
    if !client.is_connected() {
        return (words.text(msg::ScreenLost), STRONG);
    }
    let wait = view.session.seat().and_then(|seat| view.session.lock_left(seat, view.now));
    match (view.board.phase(), &view.screen.notice) {
        (Phase::Called { seat, since, until }, _) => {
            let called = match view.session.is_caller() {
                // The cards show what is going on.
                _ if view.board.rules().lies_face_down() => words.seat_name(view.board, *seat).into_owned(),
                true => words.text(msg::ScreenPick),
                false => {
                    words.text(msg::EventCalled { who: "other", name: &words.seat_name(view.board, *seat) })
                }
            };
            (format!("{called} {}", time_left(view, *since, *until, words)), STRONG)
        }
        (Phase::Checking { seat, since, until, voted, .. }, _) => {
            let (own, name) = (view.session.seat(), &words.seat_name(view.board, *seat));
            let asked = match own {
                Some(own) if voted.contains(&own) => words.text(msg::TableWaitsForVotes),
                own => words.text(msg::TableCheck { who: Reader::at(own).who(*seat), name }),
            };
            // The time first: beside two buttons there is no room for a long question, which the log has too.
            (format!("{} {asked}", time_left(view, *since, *until, words)), STRONG)
        }
        _ if let Some(left) = wait => {
            (words.text(msg::TableYouWait { seconds: left.div_ceil(1000) as f64 }), STRONG)
        }
        (_, Some(notice)) => (notice.clone(), STRONG),
        _ if view.session.is_held() => (words.text(msg::RefusalPhotoFinish), STRONG),
        _ if view.session.seat().is_none() => (words.text(msg::ScreenOnlyWatching), FAINT),
        _ => {
            let verdict = client.check().map(|check| verdict(check, view, words));
            (verdict.unwrap_or_default(), Style::new())
        }
    }
}

/// A bar that empties until a moment, and the seconds that are left.
fn time_left(view: &TableView<'_>, since: Time, until: Time, words: Words) -> String {
    let left = until.since(view.screen.client.table_time(view.now));
    let cells = (left * BAR).div_ceil(until.since(since).max(1)).min(BAR) as usize;
    let bar = format!("{}{}", "█".repeat(cells), "░".repeat(BAR as usize - cells));
    format!("{bar} {}", words.decimal(left as f64 / 1000.0, 1))
}

fn verdict(check: &Check, view: &TableView<'_>, words: Words) -> String {
    let board = view.board;
    let reader = Reader::at(view.session.seat());
    let (who, name) = (reader.who(check.seat), &words.seat_name(board, check.seat));
    if let (Some(cards), true) = (check.cards, board.rules().target != Target::Set) {
        return words.verdict(&Judgement::new(board.rules().target, cards));
    }
    match check.is_right() {
        true => words.text(msg::EventScored { who, name, target: Target::Set.name() }),
        false => words.text(msg::ScreenWrong { who, name }),
    }
}

fn check(painter: &mut Painter<'_>, area: Rect, cards: Claim, board: &Board) {
    let judgement = Judgement::new(board.rules().target, painter.painted_claim(cards));
    let sentences = painter.options.words.answers(&judgement, board.rules());
    let longest = sentences.iter().map(|sentence| width(sentence)).max().unwrap_or(0);
    // Why the cards are no find is worth more than their picture.
    let pictures = small_width(cards.cards().len()) + 3;
    let pictures = if longest + MARK + pictures <= area.width { pictures } else { 0 };
    let (small, text) = painter.split(area, pictures);
    if pictures > 0 {
        painter.small(small.x + 1, small.y, cards.cards(), board.rules());
    }
    for (number, (sentence, (_, answer))) in (0..).zip(sentences.iter().zip(judgement.answers())) {
        let (mark, style) = if answer.fits() { ("✓ ", Style::new()) } else { ("✗ ", STRONG) };
        painter.parts(row(text, number), &[(mark, style), (sentence, style)]);
    }
}

#[cfg(test)]
mod tests {
    use engine::{Answer, Edition, Feature, Rules, Variant};
    use words::Language;

    use super::*;

    #[test]
    fn a_check_beside_its_cards_fits_into_80_columns() {
        for &language in Language::ALL {
            for &edition in Edition::ALL {
                let rules = Rules::of(edition, Variant::Full);
                for (feature, pair) in Feature::ALL
                    .into_iter()
                    .flat_map(|feature| feature.values().map(|value| (feature, value)))
                {
                    let mixed = Answer::Mixed { pair, odd: pair, place: 0 };
                    for answer in [mixed, Answer::Same(pair), Answer::Different] {
                        let sentence = Words::new(language).answer(feature, answer, &rules);
                        assert!(width(&sentence) + MARK + small_width(3) + 3 <= 80, "{sentence}");
                    }
                }
            }
        }
    }
}
