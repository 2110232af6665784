//! Tagged enums as JSON objects, each declared once.
//!
//! serde derives the writer. What it would derive to read a tagged enum buffers each object and brings one reader for every
//! variant: 25 KB more in the page, and twice the time for a record. [`wire!`](crate::wire) reads an object once, into one
//! struct with a slot for every field that any variant has, and then takes the slots of the variant that the tag names.

use serde::de::Error;

pub trait FromSlot<S>: Sized {
    /// The field's value, or that the field is missing or wrong.
    fn from_slot<E: Error>(slot: Option<S>, name: &'static str) -> Result<Self, E>;
}

impl<T> FromSlot<T> for T {
    fn from_slot<E: Error>(slot: Option<T>, name: &'static str) -> Result<T, E> {
        slot.ok_or_else(|| E::missing_field(name))
    }
}

impl<T> FromSlot<T> for Option<T> {
    fn from_slot<E: Error>(slot: Option<T>, _: &'static str) -> Result<Option<T>, E> {
        Ok(slot)
    }
}

/// JSON holds the text form of these types, which `#[serde(into = "String", try_from = "String")]` asks for.
macro_rules! as_text {
    ($($name:ident: $error:ty),+) => {$(
        impl From<$name> for String {
            fn from(value: $name) -> String {
                value.to_string()
            }
        }

        impl TryFrom<String> for $name {
            type Error = $error;

            fn try_from(text: String) -> Result<$name, $error> {
                text.parse()
            }
        }
    )+};
}

pub(crate) use as_text;

/// Declares a tagged enum: the type as it is written here, and its reader.
///
/// The slots are the fields of all variants, each name with the type that JSON holds under it. A field that is not simply its
/// slot says after `=` how it is read.
///
/// ```
/// engine::wire! {
///     slots ShapeSlots { tag kind "kind": ShapeTag, side: u32, label: String }
///     /// A shape.
///     #[derive(Debug, PartialEq, serde::Serialize)]
///     #[serde(tag = "kind", rename_all = "kebab-case")]
///     pub enum Shape {
///         /// Nothing.
///         Empty,
///         /// A square.
///         Square {
///             /// Its side.
///             side: u32,
///             /// Its label, empty if there is none.
///             label: String = |slots| slots.label.take().unwrap_or_default(),
///         },
///     }
/// }
///
/// let square = Shape::Square { side: 3, label: String::new() };
/// assert_eq!(serde_json::from_str::<Shape>(r#"{"side":3,"kind":"square"}"#).unwrap(), square);
/// ```
#[macro_export]
macro_rules! wire {
    (
        slots $slots:ident { tag $tag:ident $tag_name:literal: $tags:ident, $($slot:ident: $slot_ty:ty),* $(,)? }
        $(#[$meta:meta])*
        pub enum $name:ident {
            $(
                $(#[$variant_meta:meta])*
                $variant:ident $({
                    $($(#[$field_meta:meta])* $field:ident: $ty:ty $(= |$from:ident| $read:expr)?),* $(,)?
                })?
            ),* $(,)?
        }
    ) => {
        $(#[$meta])*
        pub enum $name {
            $($(#[$variant_meta])* $variant $({ $($(#[$field_meta])* $field: $ty),* })?),*
        }

        #[derive(Clone, Copy, serde::Deserialize)]
        #[serde(rename_all = "kebab-case")]
        enum $tags {
            $($variant),*
        }

        #[derive(serde::Deserialize)]
        struct $slots {
            $tag: Option<$tags>,
            $($slot: Option<$slot_ty>),*
        }

        impl $slots {
            fn read<E: serde::de::Error>(&mut self) -> Result<$name, E> {
                Ok(match self.$tag.ok_or_else(|| E::missing_field($tag_name))? {
                    $($tags::$variant => $name::$variant $({
                        $($field: $crate::wire!(@read self, $field $(, |$from| $read)?)),*
                    })?),*
                })
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                $slots::deserialize(deserializer)?.read()
            }
        }
    };
    (@read $slots:ident, $field:ident) => {
        $crate::FromSlot::from_slot($slots.$field.take(), stringify!($field))?
    };
    (@read $slots:ident, $field:ident, |$from:ident| $read:expr) => {{
        let $from = &mut *$slots;
        $read
    }};
}
