//! The way for others to this table: its link, to copy, to share, and as a picture for a phone's camera.

use leptos::prelude::*;
use leptos::task::spawn_local;
use qrcode::{Color, EcLevel, QrCode};
use words::msg;

use crate::browser::{can_share, copy, share};
use crate::icon::{Icon, icon};
use crate::page::Page;
use crate::settings::words;

/// A table's link.
#[component]
pub fn Invite(
    /// The table's id.
    table: String,
) -> impl IntoView {
    let link = Page::Table(table).link();
    let copied = RwSignal::new(false);
    let (to_copy, to_share) = (link.clone(), link.clone());
    let on_copy = move |_| {
        let link = to_copy.clone();
        spawn_local(async move {
            copied.set(copy(&link).await);
            set_timeout(move || drop(copied.try_set(false)), std::time::Duration::from_secs(3));
        });
    };
    let on_share = move |_| {
        let link = to_share.clone();
        spawn_local(async move { share("Tercet", &link).await });
    };
    let picture = picture(&link);
    view! {
        <section class="invite" aria-label=move || words().say(msg::InviteTitle)>
            <h2>{move || words().say(msg::InviteTitle)}</h2>
            {picture.map(|(size, path)| view! {
                <svg class="qr" viewBox=format!("-4 -4 {0} {0}", size + 8) role="img" aria-label=move || words().say(msg::InviteQr)>
                    <path d=path></path>
                </svg>
            })}
            <p class="link"><code dir="ltr">{link}</code></p>
            <div class="row">
                <button type="button" class="primary" id="copy-link" on:click=on_copy>
                    {icon(Icon::Copy)}
                    {move || if copied.get() { words().say(msg::InviteCopied) } else { words().say(msg::InviteCopy) }}
                </button>
                {can_share().then(|| view! {
                    <button type="button" class="secondary" on:click=on_share>
                        {icon(Icon::Share)} {move || words().say(msg::InviteShare)}
                    </button>
                })}
            </div>
        </section>
    }
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
