//! A small JSON reader for serde types: server messages and what the browser stores.
//!
//! Measured against `serde_json`, whose reader made the page 25 KB larger: it is compiled for every type that is read. This one
//! reports that a text is not readable but not what is wrong where, takes objects and no lists for structs, and compiles
//! everything that does not depend on the type once. JSON is written with `serde_json`; the tests read its output.
//!
//! Measured too: the browser's `JSON.parse` with a thin reader over `JsValue` for the same types. First loads were 0.7 kB smaller
//! (home 113.8 instead of 114.5 kB, a table's first card 145.5 instead of 146.3 kB; all files 0.4 kB larger). This reader stays:
//! it reads 64-bit numbers exactly, does not cross into JavaScript for every value, and is tested and fuzzed without a browser.

mod reader;

use std::borrow::Cow;
use std::fmt;

use serde::de::value::{BorrowedStrDeserializer, CowStrDeserializer};
use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, MapAccess, SeqAccess, VariantAccess,
    Visitor,
};

use self::reader::Reader;

/// The text is not JSON, or not of the expected type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not readable as JSON of the expected type")]
pub struct Unreadable;

impl de::Error for Unreadable {
    fn custom<T: fmt::Display>(_: T) -> Unreadable {
        Unreadable
    }

    fn invalid_type(_: de::Unexpected<'_>, _: &dyn de::Expected) -> Unreadable {
        Unreadable
    }

    fn invalid_value(_: de::Unexpected<'_>, _: &dyn de::Expected) -> Unreadable {
        Unreadable
    }

    fn invalid_length(_: usize, _: &dyn de::Expected) -> Unreadable {
        Unreadable
    }

    fn unknown_variant(_: &str, _: &'static [&'static str]) -> Unreadable {
        Unreadable
    }

    fn unknown_field(_: &str, _: &'static [&'static str]) -> Unreadable {
        Unreadable
    }

    fn missing_field(_: &'static str) -> Unreadable {
        Unreadable
    }

    fn duplicate_field(_: &'static str) -> Unreadable {
        Unreadable
    }
}

type Result<T> = std::result::Result<T, Unreadable>;

/// Reads a value from a whole text.
///
/// ```
/// let cards: Vec<u8> = web_ui::json::from_str("[1, 2, 3]")?;
/// assert_eq!(cards, [1, 2, 3]);
/// # Ok::<(), web_ui::json::Unreadable>(())
/// ```
pub fn from_str<T: DeserializeOwned>(text: &str) -> Result<T> {
    let mut reader = Reader { text, position: 0 };
    let value = T::deserialize(&mut reader)?;
    reader.end()?;
    Ok(value)
}

/// The elements of the list that an object has under a name, each as its text, so that one that cannot be read leaves the
/// others readable.
///
/// ```
/// assert_eq!(web_ui::json::elements(r#"{"a":[[]],"b":[{"c":1}, 2]}"#, "b")?, [r#"{"c":1}"#, "2"]);
/// # Ok::<(), web_ui::json::Unreadable>(())
/// ```
pub fn elements<'a>(text: &'a str, name: &str) -> Result<Vec<&'a str>> {
    let mut reader = Reader { text, position: 0 };
    reader.take(b'{')?;
    while reader.string()? != name {
        reader.take(b':')?;
        reader.skip()?;
        reader.take(b',')?;
    }
    reader.take(b':')?;
    reader.take(b'[')?;
    let mut elements = Vec::new();
    while !reader.takes(b']') {
        if !elements.is_empty() {
            reader.take(b',')?;
        }
        // Skips the space before the element.
        reader.peek();
        let start = reader.position;
        reader.skip()?;
        elements.push(text.get(start..reader.position).ok_or(Unreadable)?);
    }
    Ok(elements)
}

macro_rules! scalars {
    ($($method:ident => $visit:ident, $read:ident;)+) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
            visitor.$visit(self.$read()?)
        })+
    };
}

impl<'de> Deserializer<'de> for &mut Reader<'de> {
    type Error = Unreadable;

    scalars! {
        deserialize_u8 => visit_u64, unsigned;
        deserialize_u16 => visit_u64, unsigned;
        deserialize_u32 => visit_u64, unsigned;
        deserialize_u64 => visit_u64, unsigned;
        deserialize_i8 => visit_i64, signed;
        deserialize_i16 => visit_i64, signed;
        deserialize_i32 => visit_i64, signed;
        deserialize_i64 => visit_i64, signed;
        deserialize_bool => visit_bool, boolean;
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        match self.peek().ok_or(Unreadable)? {
            b'{' => self.deserialize_map(visitor),
            b'[' => self.deserialize_seq(visitor),
            b'"' => self.deserialize_str(visitor),
            b't' | b'f' => visitor.visit_bool(self.boolean()?),
            b'n' => {
                self.skip()?;
                visitor.visit_unit()
            }
            b'-' => visitor.visit_i64(self.signed()?),
            _ => visitor.visit_u64(self.unsigned()?),
        }
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        visitor.visit_f64(self.number()?.parse().map_err(|_| Unreadable)?)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        match self.string()? {
            Cow::Borrowed(text) => visitor.visit_borrowed_str(text),
            Cow::Owned(text) => visitor.visit_str(&text),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        visitor.visit_string(self.string()?.into_owned())
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        visitor.visit_str(&self.string()?)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        if self.takes_word("null") { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        self.skip()?;
        visitor.visit_unit()
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        self.take(b'[')?;
        let mut open = true;
        let value = visitor.visit_seq(Inside { reader: self, open: &mut open, first: true })?;
        self.close(open, b']')?;
        Ok(value)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        self.take(b'{')?;
        let mut open = true;
        let value = visitor.visit_map(Inside { reader: self, open: &mut open, first: true })?;
        self.close(open, b'}')?;
        Ok(value)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value> {
        self.deserialize_map(visitor)
    }

    /// A variant is a word, or an object of one field whose name is the word.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value> {
        if !self.takes(b'{') {
            return match self.string()? {
                Cow::Borrowed(word) => visitor.visit_enum(BorrowedStrDeserializer::new(word)),
                word => visitor.visit_enum(CowStrDeserializer::new(word)),
            };
        }
        let value = visitor.visit_enum(&mut *self)?;
        self.take(b'}')?;
        Ok(value)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value> {
        self.deserialize_seq(visitor)
    }

    serde::forward_to_deserialize_any! { f32 char bytes byte_buf unit_struct tuple_struct }
}

/// The inside of a list or an object.
struct Inside<'r, 'de> {
    reader: &'r mut Reader<'de>,
    /// Whether its end has not been read.
    open: &'r mut bool,
    first: bool,
}

impl Inside<'_, '_> {
    /// Whether another element comes before the closing byte, which is read.
    #[inline(never)]
    fn another(&mut self, close: u8) -> Result<bool> {
        if self.reader.takes(close) {
            *self.open = false;
            return Ok(false);
        }
        if !std::mem::take(&mut self.first) {
            self.reader.take(b',')?;
        }
        Ok(true)
    }
}

impl<'de> SeqAccess<'de> for Inside<'_, 'de> {
    type Error = Unreadable;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>> {
        self.another(b']')?.then(|| seed.deserialize(&mut *self.reader)).transpose()
    }
}

impl<'de> MapAccess<'de> for Inside<'_, 'de> {
    type Error = Unreadable;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>> {
        self.another(b'}')?.then(|| seed.deserialize(&mut *self.reader)).transpose()
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value> {
        self.reader.take(b':')?;
        seed.deserialize(&mut *self.reader)
    }
}

impl<'de> EnumAccess<'de> for &mut Reader<'de> {
    type Error = Unreadable;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self)> {
        let variant = seed.deserialize(&mut *self)?;
        self.take(b':')?;
        Ok((variant, self))
    }
}

impl<'de> VariantAccess<'de> for &mut Reader<'de> {
    type Error = Unreadable;

    fn unit_variant(self) -> Result<()> {
        self.skip()
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value> {
        self.deserialize_tuple(length, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value> {
        self.deserialize_map(visitor)
    }
}

#[cfg(test)]
mod tests;
