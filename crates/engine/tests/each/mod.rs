//! Messages with one of each variant, read and written; also for the tests of `protocol`.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// One of each variant. A variant that is forgotten here does not compile.
macro_rules! each {
    ($kind:ident: $($variant:ident { $($field:tt: $value:expr),* },)+) => {{
        let forgets_none = |one: &$kind| match one { $($kind::$variant { .. } => (),)+ };
        let each = vec![$($kind::$variant { $($field: $value),* },)+];
        each.iter().for_each(forgets_none);
        each
    }};
}

pub(crate) use each;

/// Reads what was written, then without each field in turn: that must give another message, or an error about that field.
pub fn assert_read<T: Serialize + DeserializeOwned + PartialEq + Debug>(written: &T) {
    let text = serde_json::to_string(written).expect("JSON");
    assert_eq!(serde_json::from_str::<T>(&text).expect(&text), *written);
    let Value::Object(fields) = serde_json::from_str(&text).expect("JSON") else { panic!("{text}") };
    for left_out in fields.keys() {
        let mut fields = fields.clone();
        fields.remove(left_out);
        match serde_json::from_value::<T>(Value::Object(fields)) {
            Ok(read) => assert_ne!(read, *written, "{text} without {left_out}"),
            Err(error) => assert_eq!(error.to_string(), format!("missing field `{left_out}`"), "{text}"),
        }
    }
}
