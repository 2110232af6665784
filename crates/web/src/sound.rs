//! Five short sounds, synthesised, for players who have switched them on. Found and End are the same motif: three notes for three
//! cards, and a fourth that ends it.

use std::cell::RefCell;

use engine::Fact;
use wasm_bindgen::JsValue;
use web_sys::AudioContext;
use web_ui::browser::{prefers_less_motion, window};

use crate::settings::settings;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    Deal,
    Call,
    Found,
    Wrong,
    End,
}

impl Sound {
    /// The sound of an event.
    pub const fn of(fact: &Fact) -> Option<Sound> {
        match fact {
            Fact::Dealt { .. } | Fact::Widened { .. } => Some(Sound::Deal),
            Fact::Called { .. } | Fact::CallHeld { .. } | Fact::Claimed { .. } => Some(Sound::Call),
            Fact::Taken { .. } | Fact::Found { .. } | Fact::Scored { .. } => Some(Sound::Found),
            Fact::WrongCall { .. } => Some(Sound::Wrong),
            Fact::RoundEnded { .. } => Some(Sound::End),
            _ => None,
        }
    }

    /// The notes: hertz, the start in hundredths of a second, and how long the note rings in the same.
    const fn notes(self) -> &'static [(f32, u8, u8)] {
        match self {
            Sound::Deal => &[(196.0, 0, 7), (220.0, 6, 7), (247.0, 12, 9)],
            Sound::Call => &[(784.0, 0, 14), (1175.0, 7, 30)],
            Sound::Found => &[(523.0, 0, 26), (659.0, 8, 26), (784.0, 16, 45)],
            Sound::Wrong => &[(233.0, 0, 22), (208.0, 12, 34)],
            Sound::End => &[(523.0, 0, 30), (659.0, 12, 30), (784.0, 24, 30), (1047.0, 38, 90)],
        }
    }

    /// For how long the player's own device vibrates and pauses, in milliseconds.
    const fn pulses(self) -> &'static [u8] {
        match self {
            Sound::Call => &[15],
            Sound::Found => &[20, 40, 20],
            Sound::Wrong => &[70],
            Sound::Deal | Sound::End => &[],
        }
    }
}

thread_local! {
    /// Made with the first sound: browsers allow it only after the user has touched the page.
    static AUDIO: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Plays the sound of an event, and lets the device of the player whose event it is vibrate.
pub fn accompany(fact: &Fact, is_own: bool) {
    let Some(sound) = Sound::of(fact) else { return };
    let (is_on, vibrates) = settings().with_untracked(|settings| (settings.sound, settings.vibration));
    if is_on {
        play(sound);
    }
    if is_own && vibrates && !prefers_less_motion() {
        vibrate(sound.pulses());
    }
}

pub fn play(sound: Sound) {
    let volume = settings().with_untracked(|settings| settings.volume);
    // Failing to play is ignored.
    let _ = AUDIO.with_borrow_mut(|audio| try_play(audio, sound.notes(), f32::from(volume) / 400.0));
}

/// A struck bar: a note, and two octaves above it a fainter one that is soon gone.
fn try_play(audio: &mut Option<AudioContext>, notes: &[(f32, u8, u8)], level: f32) -> Result<(), JsValue> {
    let audio = match audio {
        Some(audio) => audio,
        None => audio.insert(AudioContext::new()?),
    };
    let now = audio.current_time() + 0.01;
    for &(pitch, start, length) in notes {
        let (start, length) = (now + f64::from(start) / 100.0, f64::from(length) / 100.0);
        for (pitch, length, level) in [(pitch, length, level), (pitch * 4.0, length / 4.0, level / 6.0)] {
            let (oscillator, gain) = (audio.create_oscillator()?, audio.create_gain()?);
            oscillator.frequency().set_value(pitch);
            gain.gain().set_value_at_time(0.0, start)?;
            gain.gain().linear_ramp_to_value_at_time(level, start + 0.006)?;
            gain.gain().exponential_ramp_to_value_at_time(0.0001, start + length)?;
            oscillator.connect_with_audio_node(&gain)?;
            gain.connect_with_audio_node(&audio.destination())?;
            oscillator.start_with_when(start)?;
            oscillator.stop_with_when(start + length)?;
        }
    }
    Ok(())
}

/// Not every browser has it, so it is looked up.
fn vibrate(pulses: &[u8]) {
    let navigator = window().navigator();
    let pulses: js_sys::Array = pulses.iter().map(|&pulse| JsValue::from(pulse)).collect();
    if let Some(vibrate) = vibrator().filter(|_| pulses.length() > 0) {
        let _ = vibrate.call1(&navigator, &pulses);
    }
}

fn vibrator() -> Option<js_sys::Function> {
    use wasm_bindgen::JsCast;
    js_sys::Reflect::get(&window().navigator(), &"vibrate".into()).ok()?.dyn_into().ok()
}

/// Whether the device can vibrate.
pub fn can_vibrate() -> bool {
    vibrator().is_some()
}
