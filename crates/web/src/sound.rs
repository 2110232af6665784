//! Short synthesised tones, for players who have switched them on.

use std::cell::RefCell;

use engine::Fact;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};
use web_ui::Signal;

use crate::settings::Settings;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    Deal,
    Call,
    /// A Set of this player.
    Won,
    /// A Set of another player.
    Taken,
    Wrong,
    Over,
}

impl Sound {
    pub fn of(fact: &Fact, own: bool) -> Option<Sound> {
        match fact {
            Fact::Dealt { .. } | Fact::Widened { .. } => Some(Sound::Deal),
            Fact::Called { .. } | Fact::CallHeld { .. } => Some(Sound::Call),
            Fact::Taken { .. } | Fact::Found { .. } if own => Some(Sound::Won),
            Fact::Taken { .. } | Fact::Found { .. } => Some(Sound::Taken),
            Fact::WrongCall { .. } => Some(Sound::Wrong),
            Fact::RoundEnded { .. } => Some(Sound::Over),
            _ => None,
        }
    }

    /// In hertz, one after the other.
    const fn tones(self) -> &'static [f32] {
        match self {
            Sound::Deal => &[330.0],
            Sound::Call => &[660.0],
            Sound::Won => &[523.0, 659.0, 784.0],
            Sound::Taken => &[523.0, 659.0],
            Sound::Wrong => &[220.0, 185.0],
            Sound::Over => &[392.0, 523.0, 659.0, 784.0],
        }
    }
}

/// In seconds.
const TONE: f64 = 0.09;

thread_local! {
    /// Made with the first sound: browsers allow it only after the user has touched the page.
    static AUDIO: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

pub fn play(settings: Signal<Settings>, sound: Option<Sound>) {
    if let Some(sound) = sound.filter(|_| settings.with_untracked(|settings| settings.sound)) {
        // Failing to play is ignored.
        let _ = AUDIO.with_borrow_mut(|audio| tones(audio, sound.tones()));
    }
}

fn tones(audio: &mut Option<AudioContext>, tones: &[f32]) -> Result<(), JsValue> {
    let audio = match audio {
        Some(audio) => audio,
        None => audio.insert(AudioContext::new()?),
    };
    for (place, &tone) in tones.iter().enumerate() {
        let start = audio.current_time() + TONE * place as f64;
        let (oscillator, gain) = (audio.create_oscillator()?, audio.create_gain()?);
        oscillator.set_type(OscillatorType::Triangle);
        oscillator.frequency().set_value(tone);
        gain.gain().set_value_at_time(0.12, start)?;
        gain.gain().exponential_ramp_to_value_at_time(0.001, start + TONE * 1.6)?;
        oscillator.connect_with_audio_node(&gain)?;
        gain.connect_with_audio_node(&audio.destination())?;
        oscillator.start_with_when(start)?;
        oscillator.stop_with_when(start + TONE * 1.6)?;
    }
    Ok(())
}
