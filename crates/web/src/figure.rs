//! A small figure for each player, built of three blocks that the player's id chooses.

use engine::SeatNumber;
use web_ui::{El, svg};

/// How many seats have a color of their own; the next ones begin again.
const COLORS: u8 = 12;

/// The color of a seat, as a value for the style sheet.
pub fn seat_color(seat: SeatNumber) -> String {
    format!("var(--seat-{})", seat.0 % COLORS)
}

/// The id of the player at a table in this browser.
pub const OWN: &str = "you";

/// The figure of that player.
pub fn own_figure() -> El {
    figure(OWN, SeatNumber(0))
}

/// The figure of the player with this id in the color of the seat. The name stands beside it, so screen readers skip it.
pub fn figure(player: &str, seat: SeatNumber) -> El {
    let drawing = drawing::figure(player);
    svg("svg")
        .class("figure")
        .attr("viewBox", "0 0 48 48")
        .attr("aria-hidden", "true")
        .attr("color", &seat_color(seat))
        .html_of(move || drawing.clone())
}
