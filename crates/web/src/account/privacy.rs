//! The privacy page: what is kept, where and for how long, in plain words.

use words::Message;

use crate::prelude::*;

pub fn privacy() -> El {
    let title = el("div").class("stack").children([
        el("h1").text_of(text(msg::PrivacyTitle)),
        el("p").class("lead").text_of(text(msg::PrivacyLead)),
    ]);
    let server = [
        line(msg::PrivacyName),
        line(msg::PrivacyGames),
        line(msg::PrivacyDevices),
        line(msg::PrivacyPasskeys),
        line(msg::PrivacyAddress),
    ];
    let never = [line(msg::PrivacyNoTracking), line(msg::PrivacyNoOthers), line(msg::PrivacyCookie)];
    let long = [line(msg::PrivacyLong), line(msg::PrivacyBackups)];
    let yours = el("p").class("row").children([
        page_link(Page::Account, "button").text_of(text(msg::SettingsAccount)),
        page_link(Page::Statistics, "button").text_of(text(msg::HomeStatistics)),
    ]);
    page_frame(
        "page privacy-page",
        [
            title,
            part(msg::PrivacyServer).child(el("ul").class("privacy-lines").children(server)),
            part(msg::PrivacyBrowser).child(el("p").text_of(text(msg::PrivacyBrowserWhat))),
            part(msg::PrivacyNever).child(el("ul").class("privacy-lines").children(never)),
            part(msg::PrivacyHowLong).child(el("ul").class("privacy-lines").children(long)),
            part(msg::PrivacyYours).child(el("p").text_of(text(msg::PrivacyYoursHow))).child(yours),
            part(msg::PrivacyChildren).child(el("p").text_of(text(msg::PrivacyChildrenWhat))),
        ],
    )
}

fn part(title: impl Message + Copy + 'static) -> El {
    el("section").class("part").child(el("h2").text_of(text(title)))
}

fn line(sentence: impl Message + Copy + 'static) -> El {
    el("li").text_of(text(sentence))
}
