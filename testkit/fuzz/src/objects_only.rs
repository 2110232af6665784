//! JSON values read as `serde_json` reads them, save that a struct is an object and never a list.
//!
//! The page's reader takes no lists for structs, to be smaller; what it is compared with must not either.

use serde::de::value::{MapAccessDeserializer, MapDeserializer, SeqDeserializer};
use serde::de::{DeserializeOwned, Deserializer, Error, IntoDeserializer, Visitor};
use serde_json::{Error as JsonError, Value};

/// Whether a value can be read as this type without taking a list for a struct.
pub(crate) fn is_readable<T: DeserializeOwned>(value: &Value) -> bool {
    T::deserialize(ObjectsOnly(value)).is_ok()
}

#[derive(Clone, Copy)]
struct ObjectsOnly<'a>(&'a Value);

impl<'de> IntoDeserializer<'de, JsonError> for ObjectsOnly<'de> {
    type Deserializer = ObjectsOnly<'de>;

    fn into_deserializer(self) -> ObjectsOnly<'de> {
        self
    }
}

impl<'de> ObjectsOnly<'de> {
    fn fields(self) -> Result<impl serde::de::MapAccess<'de, Error = JsonError>, JsonError> {
        let fields = self.0.as_object().ok_or_else(|| JsonError::custom("not an object"))?;
        Ok(MapDeserializer::new(fields.iter().map(|(name, value)| (name.as_str(), ObjectsOnly(value)))))
    }
}

impl<'de> Deserializer<'de> for ObjectsOnly<'de> {
    type Error = JsonError;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(truth) => visitor.visit_bool(*truth),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => visitor.visit_u64(number),
                (None, Some(number)) => visitor.visit_i64(number),
                (None, None) => visitor.visit_f64(number.as_f64().unwrap_or_default()),
            },
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(items) => {
                let mut items = SeqDeserializer::new(items.iter().map(ObjectsOnly));
                let value = visitor.visit_seq(&mut items)?;
                items.end()?;
                Ok(value)
            }
            Value::Object(_) => visitor.visit_map(self.fields()?),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        visitor.visit_map(self.fields()?)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, JsonError> {
        match self.0 {
            Value::String(word) => visitor.visit_enum(word.as_str().into_deserializer()),
            _ => MapAccessDeserializer::new(self.fields()?).deserialize_enum(name, variants, visitor),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, JsonError> {
        visitor.visit_unit()
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct
        seq tuple tuple_struct map identifier
    }
}
