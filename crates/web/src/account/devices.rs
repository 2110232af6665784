//! The devices on which the player is signed in.

use protocol::{Device, DeviceList, SignInWay};
use wasm_bindgen_futures::spawn_local;
use web_ui::browser::{focus, window};

use super::{day, device_heading, device_name, requests, said, section, show};
use crate::http::RequestError;
use crate::prelude::*;

pub fn devices() -> El {
    let (listed, status) = (Signal::new(Vec::new()), Signal::new(String::new()));
    spawn_local(async move {
        match requests::devices().await {
            Ok(list) => listed.set(list.devices),
            Err(failure) => show(status, Err(failure)),
        }
    });
    let rows = el("ul")
        .class("account-list")
        .id("devices")
        .children_of(move || listed.with(|all| all.iter().map(|one| row(one, listed, status)).collect()));
    let out = move || {
        spawn_local(async move { signed_out(listed, status, requests::sign_out_others().await) });
    };
    section("account-devices", text(msg::AccountDevices)).children([
        rows,
        button("secondary", out)
            .id("sign-out-others")
            .shown_if(move || listed.with(|all: &Vec<Device>| all.len() > 1))
            .text_of(text(msg::AccountSignOutOthers)),
        said(status),
    ])
}

fn signed_out(listed: Signal<Vec<Device>>, status: Signal<String>, left: Result<DeviceList, RequestError>) {
    match left {
        // This one was signed out; loaded again, the page is that of a guest.
        Ok(list) if !list.devices.iter().any(|device| device.here) => {
            let _ = window().location().reload();
        }
        Ok(list) => {
            listed.set(list.devices);
            show(status, Ok(untrack(words).text(msg::AccountSignedOut)));
            // The pressed button may be gone.
            focus("main");
        }
        Err(failure) => show(status, Err(failure)),
    }
}

fn row(device: &Device, listed: Signal<Vec<Device>>, status: Signal<String>) -> El {
    let Device { device: id, way, browser, system, since, seen, here } = device.clone();
    let out = move || {
        let id = id.clone();
        spawn_local(async move { signed_out(listed, status, requests::sign_out(&id).await) });
    };
    let how = move || words().text(msg::AccountWay { way: way_name(way) });
    let dates = move || match (since, seen) {
        (Some(since), Some(seen)) => {
            words().text(msg::AccountDeviceDates { since: &day(since), seen: &day(seen) })
        }
        _ => String::new(),
    };
    let badge = here.then(|| el("span").class("account-here").text_of(text(msg::AccountHere)));
    el("li")
        .child(
            el("div")
                .child(device_heading(browser, system))
                .maybe(badge)
                .child(el("span").class("small").text_of(how))
                .child(el("span").class("small").text_of(dates)),
        )
        .child(
            button("secondary", out)
                .label(move || words().text(msg::AccountSignOutOf { device: &device_name(browser, system) }))
                .text_of(text(msg::AccountSignOut)),
        )
}

fn way_name(way: SignInWay) -> &'static str {
    match way {
        SignInWay::Visit => "visit",
        SignInWay::Code => "code",
        SignInWay::Phrase => "phrase",
        SignInWay::Passkey => "passkey",
        SignInWay::Earlier => "earlier",
        SignInWay::Other => "other",
    }
}
