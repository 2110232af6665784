//! The devices of a player: which are signed in, and which were signed out.
//!
//! `devices/PLAYER` has an entry for each sign-in and each sign-out. A first visit writes none: its device is listed when it makes a
//! way to come back (a phrase or a code), so every device that a lost one can be signed out from finds it in the list.
//! Of a browser only its family and system are kept, and of time only days.

use engine::{Date, PlayerId, Time};
use protocol::{Browser, Device, SignInWay, System};
use serde::{Deserialize, Serialize};

use crate::device_label::DeviceLabel;
use crate::error::ServerError;
use crate::journal::{AppendError, Chain, Entry, Journal, Stream};
use crate::token::{DeviceId, Token};

/// The names of streams begin so.
pub(crate) const DEVICES_PREFIX: &str = "devices/";

/// When a player has more devices, the one that was not used for longest is signed out.
const MOST_DEVICES: usize = 32;
/// That a device was used is written at most once in so many days.
const DAYS_BETWEEN_USES: u64 = 7;
const DAY: u64 = 24 * 60 * 60 * 1000;

/// An entry of a player's stream of devices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum DeviceEntry {
    /// A device has signed in, or is listed.
    SignedIn {
        device: DeviceId,
        way: SignInWay,
        on: Date,
        #[serde(default)]
        browser: Browser,
        #[serde(default)]
        system: System,
    },
    /// A listed device was used.
    Used { used: DeviceId, on: Date },
    /// One device is signed out.
    SignedOut { out: DeviceId },
    /// All but one are signed out, and a new generation begins.
    OthersOut { kept: DeviceId, generation: u16 },
    /// The player is deleted.
    Forgotten { forgotten: bool },
}

/// The devices of a player, as the entries of the stream say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Devices {
    chain: Chain,
    listed: Vec<ListedDevice>,
    generation: u16,
    /// The device that began this generation; it has a token of an older one.
    kept: Option<DeviceId>,
    /// Those that were signed out in this generation.
    out: Vec<DeviceId>,
    /// Whether the player is older than the list, so that there may be devices that never were in it.
    has_earlier: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct ListedDevice {
    id: DeviceId,
    way: SignInWay,
    label: DeviceLabel,
    since: Date,
    used: Date,
}

impl Devices {
    pub(crate) async fn read(journal: &dyn Journal, player: &PlayerId) -> Result<Devices, ServerError> {
        let stream = stream(player)?;
        Devices::of(&stream, &journal.read(&stream, 0, usize::MAX).await?)
    }

    fn of(stream: &Stream, entries: &[Entry]) -> Result<Devices, ServerError> {
        let mut devices = Devices {
            chain: Chain::new(stream),
            listed: Vec::new(),
            generation: 0,
            kept: None,
            out: Vec::new(),
            has_earlier: false,
        };
        for entry in entries {
            devices.chain.check(entry)?;
            devices.apply(serde_json::from_slice(&entry.payload)?, entry.seq == 1);
        }
        Ok(devices)
    }

    fn apply(&mut self, entry: DeviceEntry, is_first: bool) {
        match entry {
            DeviceEntry::SignedIn { device, way, on, browser, system } => {
                // Since there is a list, the device that makes a way is listed before another one comes by it.
                self.has_earlier |= is_first && way != SignInWay::Visit;
                let label = DeviceLabel { browser, system };
                self.listed.push(ListedDevice { id: device, way, label, since: on, used: on });
            }
            DeviceEntry::Used { used, on } => {
                self.listed.iter_mut().filter(|device| device.id == used).for_each(|device| device.used = on);
            }
            DeviceEntry::SignedOut { out } => {
                self.listed.retain(|device| device.id != out);
                self.out.push(out);
            }
            DeviceEntry::OthersOut { kept, generation } => {
                self.listed.retain(|device| device.id == kept);
                (self.kept, self.generation) = (Some(kept), generation);
                self.out.clear();
            }
            DeviceEntry::Forgotten { .. } => {}
        }
    }

    /// Whether a token of this device is valid.
    pub(crate) fn admits(&self, device: DeviceId) -> bool {
        let is_current = device.generation() >= self.generation || self.kept == Some(device);
        is_current && !self.out.contains(&device)
    }

    pub(crate) fn is_listed(&self, device: DeviceId) -> bool {
        self.listed.iter().any(|listed| listed.id == device)
    }

    /// Whether the use of a listed device today is to be written.
    pub(crate) fn is_use_due(&self, device: DeviceId, today: Date) -> bool {
        let listed = self.listed.iter().find(|listed| listed.id == device);
        listed.is_some_and(|listed| today.opens().0 >= listed.used.opens().0 + DAYS_BETWEEN_USES * DAY)
    }

    /// All that are signed in, the one that asks first.
    pub(crate) fn list(&self, here: DeviceId, label: DeviceLabel) -> Vec<Device> {
        let mut devices: Vec<Device> = self.listed.iter().map(|listed| listed.shown(here)).collect();
        let is_earlier_in = self.admits(DeviceId::EARLIER);
        if (self.has_earlier || here == DeviceId::EARLIER) && is_earlier_in {
            devices.push(unlisted(DeviceId::EARLIER, SignInWay::Earlier, DeviceLabel::default(), here));
        }
        if !self.is_listed(here) && here != DeviceId::EARLIER && self.admits(here) {
            devices.push(unlisted(here, SignInWay::Visit, label, here));
        }
        devices.sort_by_key(|device| (!device.here, std::cmp::Reverse(device.seen)));
        devices
    }

    /// A new device of the present generation.
    fn new_device(&self) -> DeviceId {
        loop {
            let device = DeviceId::random(self.generation);
            if !self.is_listed(device) && !self.out.contains(&device) {
                return device;
            }
        }
    }

    /// The device to sign out, if there are too many.
    fn surplus(&self) -> Option<DeviceId> {
        let oldest = self.listed.iter().min_by_key(|device| device.used)?;
        (self.listed.len() > MOST_DEVICES).then_some(oldest.id)
    }
}

impl ListedDevice {
    fn shown(&self, here: DeviceId) -> Device {
        Device {
            device: self.id.to_string(),
            way: self.way,
            browser: self.label.browser,
            system: self.label.system,
            since: Some(self.since),
            seen: Some(self.used),
            here: self.id == here,
        }
    }
}

fn unlisted(id: DeviceId, way: SignInWay, label: DeviceLabel, here: DeviceId) -> Device {
    let DeviceLabel { browser, system } = label;
    Device { device: id.to_string(), way, browser, system, since: None, seen: None, here: id == here }
}

pub(crate) fn stream(player: &PlayerId) -> Result<Stream, ServerError> {
    Ok(Stream::new(&format!("{DEVICES_PREFIX}{player}"))?)
}

/// The day of a time, in UTC.
pub(crate) fn day_of(now: Time) -> Date {
    /// The last day of the year 9999.
    const LAST: u64 = 2_932_896;
    Date::after_epoch((now.0 / DAY).min(LAST)).expect("a day that can be written")
}

/// Lists a new device that signs in, and returns its token.
pub(crate) async fn sign_in(
    journal: &dyn Journal,
    player: &PlayerId,
    way: SignInWay,
    label: DeviceLabel,
    today: Date,
) -> Result<Token, ServerError> {
    let added = add(journal, player, label, today, |devices| Some((devices.new_device(), way))).await?;
    Ok(Token { player: player.clone(), device: added.expect("a new device is never listed") })
}

/// Lists the device of a token, unless it is listed or the token names none.
pub(crate) async fn enlist(
    journal: &dyn Journal,
    token: &Token,
    label: DeviceLabel,
    today: Date,
) -> Result<(), ServerError> {
    let device = token.device;
    let choose = |devices: &Devices| {
        let is_new = device != DeviceId::EARLIER && devices.admits(device) && !devices.is_listed(device);
        is_new.then_some((device, SignInWay::Visit))
    };
    add(journal, &token.player, label, today, choose).await.map(drop)
}

/// Appends the sign-in of the chosen device, and the sign-out of one that is too many.
async fn add(
    journal: &dyn Journal,
    player: &PlayerId,
    label: DeviceLabel,
    today: Date,
    choose: impl Fn(&Devices) -> Option<(DeviceId, SignInWay)>,
) -> Result<Option<DeviceId>, ServerError> {
    let DeviceLabel { browser, system } = label;
    let entry = |devices: &Devices| {
        let (device, way) = choose(devices)?;
        Some(DeviceEntry::SignedIn { device, way, on: today, browser, system })
    };
    let Some((devices, DeviceEntry::SignedIn { device, .. })) = append(journal, player, entry).await? else {
        return Ok(None);
    };
    if let Some(out) = devices.surplus() {
        append(journal, player, |_| Some(DeviceEntry::SignedOut { out })).await?;
    }
    Ok(Some(device))
}

/// Writes that a listed device is used today, if that is due.
pub(crate) async fn note_use(journal: &dyn Journal, token: &Token, today: Date) -> Result<(), ServerError> {
    let used = token.device;
    let entry =
        |devices: &Devices| devices.is_use_due(used, today).then_some(DeviceEntry::Used { used, on: today });
    append(journal, &token.player, entry).await.map(drop)
}

/// Signs one device out: one of the list, or the one that asks.
pub(crate) async fn sign_out(
    journal: &dyn Journal,
    player: &PlayerId,
    out: DeviceId,
    here: DeviceId,
) -> Result<(), ServerError> {
    let entry = |devices: &Devices| {
        // Any other id is of no device, and would only make the stream longer.
        let is_shown = devices.is_listed(out) || out == DeviceId::EARLIER || out == here;
        (is_shown && devices.admits(out)).then_some(DeviceEntry::SignedOut { out })
    };
    append(journal, player, entry).await.map(drop)
}

/// Signs all devices out but this one. Returns false after more generations than an id can name.
pub(crate) async fn sign_out_others(
    journal: &dyn Journal,
    player: &PlayerId,
    kept: DeviceId,
) -> Result<bool, ServerError> {
    let entry = |devices: &Devices| {
        let generation = devices.generation + 1;
        let is_possible =
            kept != DeviceId::EARLIER && generation <= DeviceId::MOST_GENERATION && devices.admits(kept);
        is_possible.then_some(DeviceEntry::OthersOut { kept, generation })
    };
    Ok(append(journal, player, entry).await?.is_some())
}

/// Appends the entry that is chosen by the devices so far; returns the devices after it.
async fn append(
    journal: &dyn Journal,
    player: &PlayerId,
    choose: impl Fn(&Devices) -> Option<DeviceEntry>,
) -> Result<Option<(Devices, DeviceEntry)>, ServerError> {
    let stream = stream(player)?;
    loop {
        let mut devices = Devices::read(journal, player).await?;
        let Some(entry) = choose(&devices) else { return Ok(None) };
        let (payload, chain) = devices.chain.next(&serde_json::to_vec(&entry)?);
        match journal.append(&stream, devices.chain.head(), payload).await {
            Ok(()) => {
                let is_first = devices.chain.head() == 0;
                devices.chain = chain;
                devices.apply(entry.clone(), is_first);
                return Ok(Some((devices, entry)));
            }
            Err(AppendError::Conflict { .. }) => {}
            Err(error) => return Err(error.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::journal::MemoryJournal;

    const LABEL: DeviceLabel = DeviceLabel { browser: Browser::Firefox, system: System::Android };

    fn date(text: &str) -> Date {
        text.parse().unwrap()
    }

    fn ann() -> PlayerId {
        PlayerId::new("ann").unwrap()
    }

    fn ids(devices: &Devices, here: DeviceId) -> Vec<String> {
        devices.list(here, LABEL).into_iter().map(|device| device.device).collect()
    }

    #[tokio::test]
    async fn devices_are_listed_and_signed_out_one_by_one_or_all_others() {
        let (journal, ann, today) = (MemoryJournal::default(), ann(), date("2026-11-18"));
        let read = async || Devices::read(&journal, &ann).await.unwrap();
        let first = Token { player: ann.clone(), device: DeviceId::random(0) };
        // Nothing is written for a first visit, and it is shown all the same.
        assert_eq!(ids(&read().await, first.device), [first.device.to_string()]);
        assert!(read().await.admits(first.device));
        for _ in 0..2 {
            enlist(&journal, &first, LABEL, today).await.unwrap();
        }
        assert_eq!(journal.head(&stream(&ann).unwrap()).await, Ok(1), "listed once");
        let phone = sign_in(&journal, &ann, SignInWay::Phrase, LABEL, today).await.unwrap();
        let tablet = sign_in(&journal, &ann, SignInWay::Code, LABEL, today).await.unwrap();
        assert_eq!(ids(&read().await, phone.device)[0], phone.device.to_string());
        assert_eq!(
            ids(&read().await, phone.device).len(),
            3,
            "no player of this version has earlier sign-ins"
        );
        for out in [tablet.device, tablet.device, DeviceId::random(0)] {
            sign_out(&journal, &ann, out, phone.device).await.unwrap();
        }
        let devices = read().await;
        assert!(!devices.admits(tablet.device) && devices.admits(first.device));
        assert_eq!(
            journal.head(&stream(&ann).unwrap()).await,
            Ok(4),
            "signed out once, and no unknown device"
        );
        assert!(sign_out_others(&journal, &ann, phone.device).await.unwrap());
        let devices = read().await;
        let valid =
            [first.device, phone.device, tablet.device, DeviceId::EARLIER].map(|id| devices.admits(id));
        assert_eq!(valid, [false, true, false, false]);
        // The next one signs out the phone, whose token is of an older generation.
        let next = sign_in(&journal, &ann, SignInWay::Phrase, LABEL, today).await.unwrap();
        assert_eq!(next.device.generation(), 1);
        assert!(!sign_out_others(&journal, &ann, first.device).await.unwrap(), "it is signed out itself");
        assert!(sign_out_others(&journal, &ann, next.device).await.unwrap());
        assert_eq!(ids(&read().await, next.device), [next.device.to_string()]);
        assert!(!read().await.admits(phone.device));
    }

    #[tokio::test]
    async fn tokens_without_a_device_are_one_device() {
        let (journal, ann, today) = (MemoryJournal::default(), ann(), date("2026-11-18"));
        let old = Token { player: ann.clone(), device: DeviceId::EARLIER };
        let phone = sign_in(&journal, &ann, SignInWay::Phrase, LABEL, today).await.unwrap();
        let devices = Devices::read(&journal, &ann).await.unwrap();
        assert_eq!(ids(&devices, phone.device), [phone.device.to_string(), "earlier".to_owned()]);
        assert_eq!(ids(&devices, old.device)[0], "earlier", "it may ask itself");
        // It cannot keep itself: the others with such tokens would be kept too.
        assert!(!sign_out_others(&journal, &ann, DeviceId::EARLIER).await.unwrap());
        enlist(&journal, &old, LABEL, today).await.unwrap();
        assert_eq!(journal.head(&stream(&ann).unwrap()).await, Ok(1), "it names no device to list");
        sign_out(&journal, &ann, DeviceId::EARLIER, phone.device).await.unwrap();
        let devices = Devices::read(&journal, &ann).await.unwrap();
        assert!(!devices.admits(DeviceId::EARLIER) && devices.admits(phone.device));
        assert_eq!(ids(&devices, phone.device).len(), 1);
    }

    #[tokio::test]
    async fn uses_are_written_once_a_week_and_devices_are_limited() {
        let (journal, ann) = (MemoryJournal::default(), ann());
        let phone = sign_in(&journal, &ann, SignInWay::Phrase, LABEL, date("2026-11-01")).await.unwrap();
        for (today, entries) in [("2026-11-07", 1), ("2026-11-08", 2), ("2026-11-08", 2), ("2026-12-01", 3)] {
            note_use(&journal, &phone, date(today)).await.unwrap();
            assert_eq!(journal.head(&stream(&ann).unwrap()).await, Ok(entries), "{today}");
        }
        let shown = &Devices::read(&journal, &ann).await.unwrap().list(phone.device, LABEL)[0];
        assert_eq!((shown.since, shown.seen), (Some(date("2026-11-01")), Some(date("2026-12-01"))));
        let unused = sign_in(&journal, &ann, SignInWay::Code, LABEL, date("2026-11-02")).await.unwrap();
        for _ in 2..=MOST_DEVICES {
            sign_in(&journal, &ann, SignInWay::Code, LABEL, date("2026-12-02")).await.unwrap();
        }
        let devices = Devices::read(&journal, &ann).await.unwrap();
        assert_eq!(devices.listed.len(), MOST_DEVICES);
        assert!(!devices.admits(unused.device) && devices.admits(phone.device));
    }

    #[test]
    fn entries_keep_their_form() {
        for text in [
            r#"{"device":"aabcdef","way":"phrase","on":"2026-11-18","browser":"firefox","system":"android"}"#,
            r#"{"used":"aabcdef","on":"2026-11-25"}"#,
            r#"{"out":"earlier"}"#,
            r#"{"kept":"aabcdef","generation":1}"#,
            r#"{"forgotten":true}"#,
        ] {
            let entry: DeviceEntry = serde_json::from_str(text).unwrap();
            assert_eq!(serde_json::to_string(&entry).unwrap(), text);
        }
    }
}
