//! A field for the code or link of a table.

use web_ui::field::line;

use crate::prelude::*;

pub fn join() -> El {
    let (typed, wrong) = (Signal::new(String::new()), Signal::new(false));
    let field = line("join", text(msg::HomeJoin), typed).on("input", move |_| wrong.set(false));
    let submit = move || match typed.with_untracked(|typed| table_in(typed)) {
        Some(table) => go(Page::Table(table)),
        None => wrong.set(true),
    };
    let wrong_text = move || if wrong.get() { words().text(msg::HomeJoinWrong) } else { String::new() };
    let enter = el("button").attr("type", "submit").text_of(text(msg::HomeJoinGo));
    el("form")
        .class("panel join")
        .on_submit(submit)
        .child(el("div").class("row").children([field, enter]))
        .child(notice(wrong_text))
}

/// The table's id in a link or a code.
fn table_in(typed: &str) -> Option<String> {
    let typed = typed.trim();
    let code = typed.split_once("/t/").map_or(typed, |(_, rest)| rest);
    let code = code.split(['/', '?', '#']).next()?.to_ascii_lowercase();
    let is_code = !code.is_empty() && code.bytes().all(|byte| byte.is_ascii_alphanumeric());
    is_code.then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_and_a_code_name_the_same_table() {
        for typed in
            ["abc234", " ABC234 ", "https://example.org/t/abc234", "example.org/a/t/abc234/replay?x#y"]
        {
            assert_eq!(table_in(typed).as_deref(), Some("abc234"), "{typed}");
        }
        for typed in ["", "  ", "https://example.org/", "a b"] {
            assert_eq!(table_in(typed), None, "{typed}");
        }
    }
}
