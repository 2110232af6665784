//! Icons, all of one line weight.

use web_ui::{El, button, svg};

use drawing::Symbol;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    Settings,
    Help,
    FullScreen,
    Lock,
    Bot,
    /// A handicap.
    Scales,
    Deal,
    /// Not connected.
    Away,
    Copy,
    Share,
    Right,
    Wrong,
    Close,
    /// A reaction.
    Speech,
    /// Spectators; shown Sets.
    Eye,
    Play,
    Pause,
    Back,
    Forward,
    Download,
    Sound,
    Mute,
}

impl Icon {
    const fn path(self) -> &'static str {
        match self {
            Icon::Settings => "M4 7h9M17 7h3M4 17h3M11 17h9M13 4.5v5M7 14.5v5",
            Icon::Help => "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.5",
            Icon::FullScreen => "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
            Icon::Lock => "M6 11h12v9H6ZM9 11V8a3 3 0 0 1 6 0v3",
            Icon::Bot => "M5 9h14v10H5ZM12 9V5M9.5 13v1.5M14.5 13v1.5M10 5h4",
            Icon::Scales => "M12 4v16M8 20h8M5 7h14M5 7l-2.5 6h5ZM19 7l-2.5 6h5Z",
            Icon::Deal => "M4 7.5 13 5l3.5 12.5-9 2.5ZM16 7h4v12h-3",
            Icon::Away => "M4 4l16 16M8.5 8.5a6 6 0 0 0 7 7M10 6.3A6 6 0 0 1 17.7 14",
            Icon::Copy => "M8 8h11v12H8ZM5 16V4h10",
            Icon::Share => "M12 15V4M8 7.5 12 4l4 3.5M6 12v8h12v-8",
            Icon::Right => "M5 12.5 10 17.5 19.5 7",
            Icon::Wrong | Icon::Close => "M6 6l12 12M18 6 6 18",
            Icon::Speech => "M4 5h16v11h-9l-4 4v-4H4Z",
            Icon::Eye => "M3 12c4-7 14-7 18 0-4 7-14 7-18 0ZM12 9.5a2.5 2.5 0 1 0 .01 0",
            Icon::Play => "M8 5v14l11-7Z",
            Icon::Pause => "M8 5v14M16 5v14",
            Icon::Back => "M15 5 8 12l7 7",
            Icon::Forward => "M9 5l7 7-7 7",
            Icon::Download => "M12 4v11M8 11.5l4 3.5 4-3.5M5 19.5h14",
            Icon::Sound => "M4 10v4h4l5 4V6L8 10ZM16.5 9a4.5 4.5 0 0 1 0 6",
            Icon::Mute => "M4 10v4h4l5 4V6L8 10ZM17 10l4 4M21 10l-4 4",
        }
    }
}

/// An icon beside text or in a labelled button; hidden from screen readers.
pub fn icon(icon: Icon) -> El {
    let drawing = svg("svg").class("icon").attr("viewBox", "0 0 24 24").attr("aria-hidden", "true");
    drawing.child(svg("path").attr("d", icon.path()))
}

pub fn icon_button<L>(shows: Icon, label: L, press: impl Fn() + 'static) -> El
where
    L: Fn() -> String + Clone + 'static,
{
    button("icon-button", press).label(label.clone()).attr_of("title", label).child(icon(shows))
}

pub fn logo() -> El {
    let shape = |(class, symbol, (x, y)): (&str, &str, (i32, i32))| {
        let place = format!("translate({x} {y})");
        svg("path").class(class).attr("transform", &place).attr("d", Symbol::named(symbol).outline)
    };
    let logo = svg("svg").class("logo").attr("viewBox", "0 0 220 160").attr("aria-hidden", "true");
    logo.children(drawing::LOGO.map(shape))
}
