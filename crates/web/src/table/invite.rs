//! The table's link: to copy, to share, and as a QR code.

use qrcode::{Color, EcLevel, QrCode};
use wasm_bindgen_futures::spawn_local;
use web_ui::browser::{after, can_share, copy, share};
use web_ui::{El, Signal, button, el, svg};
use words::msg;

use crate::icon::{Icon, icon};
use crate::page::Page;
use crate::settings::{text, words};

pub fn invite(table: String) -> El {
    let link = Page::Table(table).link();
    let copied = Signal::new(false);
    let (to_copy, to_share) = (link.clone(), link.clone());
    let on_copy = move || {
        let link = to_copy.clone();
        spawn_local(async move {
            copied.set(copy(&link).await);
            after(3_000, move || copied.set(false));
        });
    };
    let on_share = move || {
        let link = to_share.clone();
        spawn_local(async move { share("Tercet", &link).await });
    };
    let copy_text =
        move || if copied.get() { words().text(msg::InviteCopied) } else { words().text(msg::InviteCopy) };
    let copy = button("primary", on_copy).id("copy-link").child(icon(Icon::Copy)).text_of(copy_text);
    let share = can_share()
        .then(|| button("secondary", on_share).child(icon(Icon::Share)).text_of(text(msg::InviteShare)));
    el("section")
        .class("invite")
        .label(text(msg::InviteTitle))
        .child(el("h2").text_of(text(msg::InviteTitle)))
        .maybe(code(&link))
        .child(el("p").class("link").child(el("code").attr("dir", "ltr").text(&link)))
        .child(el("div").class("row").child(copy).maybe(share))
}

fn code(link: &str) -> Option<El> {
    let (size, path) = picture(link)?;
    let drawing =
        svg("svg").class("qr").attr("viewBox", &format!("-4 -4 {0} {0}", size + 8)).attr("role", "img");
    Some(drawing.label(text(msg::InviteQr)).child(svg("path").attr("d", &path)))
}

/// The link as a QR code: its size, and its dark squares as one path, row by row.
fn picture(link: &str) -> Option<(usize, String)> {
    let code = QrCode::with_error_correction_level(link, EcLevel::L).ok()?;
    let (width, colours) = (code.width(), code.to_colors());
    let dark = colours.iter().enumerate().filter(|(_, colour)| **colour == Color::Dark);
    let path = dark.map(|(place, _)| format!("M{} {}h1v1h-1Z", place % width, place / width)).collect();
    Some((width, path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_becomes_a_square_with_its_three_corners() {
        let (size, path) = picture("https://example.org/t/abcdef").unwrap();
        for corner in [(0, 0), (size - 7, 0), (0, size - 7)] {
            assert!(path.contains(&format!("M{} {}h1v1h-1Z", corner.0, corner.1)), "{corner:?}");
        }
    }
}
