//! Short synthesised tones, for players who have switched them on.

use std::cell::RefCell;

use engine::Fact;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

use crate::settings::settings;

/// The tones of an event, in hertz, one after the other.
pub const fn tones(fact: &Fact, own: bool) -> &'static [f32] {
    match fact {
        Fact::Dealt { .. } | Fact::Widened { .. } => &[330.0],
        Fact::Called { .. } | Fact::CallHeld { .. } => &[660.0],
        Fact::Taken { .. } | Fact::Found { .. } if own => &[523.0, 659.0, 784.0],
        Fact::Taken { .. } | Fact::Found { .. } => &[523.0, 659.0],
        Fact::WrongCall { .. } => &[220.0, 185.0],
        Fact::RoundEnded { .. } => &[392.0, 523.0, 659.0, 784.0],
        _ => &[],
    }
}

/// In seconds.
const TONE: f64 = 0.09;

thread_local! {
    /// Made with the first sound: browsers allow it only after the user has touched the page.
    static AUDIO: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

pub fn play(tones: &[f32]) {
    if !tones.is_empty() && settings().with_untracked(|settings| settings.sound) {
        // Failing to play is ignored.
        let _ = AUDIO.with_borrow_mut(|audio| try_play(audio, tones));
    }
}

fn try_play(audio: &mut Option<AudioContext>, tones: &[f32]) -> Result<(), JsValue> {
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
