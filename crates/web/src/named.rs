//! Enumerations whose values have names, in storage, addresses, messages or the style sheet.

/// Declares the enumeration with `ALL`, `name` and `named`.
macro_rules! named {
    ($(#[$meta:meta])* $type:ident { $($(#[$variant_meta:meta])* $variant:ident = $name:literal,)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $type { $($(#[$variant_meta])* $variant,)+ }

        impl $type {
            pub const ALL: [$type; [$($name),+].len()] = [$($type::$variant),+];

            pub const fn name(self) -> &'static str {
                match self { $($type::$variant => $name),+ }
            }

            #[allow(dead_code, reason = "not every enumeration is read")]
            pub fn named(name: &str) -> Option<$type> {
                $type::ALL.into_iter().find(|value| value.name() == name)
            }
        }
    };
}
