//! Enums of named things.

/// A kind of named thing in the box: an enum with a set type (the integer behind it is given
/// first), its names in snake case for text and JSON, and `ALL` in the order of its variants.
/// The crate that uses it depends on `enumset`, `serde` and `strum`.
#[macro_export]
macro_rules! named_enum {
    ($(#[$doc:meta])* $repr:literal $name:ident { $($(#[$inner:meta])* $variant:ident,)+ }) => {
        $(#[$doc])*
        #[derive(
            ::enumset::EnumSetType,
            ::core::fmt::Debug,
            ::core::hash::Hash,
            ::core::cmp::Ord,
            ::core::cmp::PartialOrd,
            ::strum::Display,
            ::strum::EnumString,
            ::strum::VariantArray,
            ::serde::Serialize,
            ::serde::Deserialize,
        )]
        #[strum(serialize_all = "snake_case")]
        #[serde(rename_all = "snake_case")]
        #[enumset(repr = $repr)]
        pub enum $name { $($(#[$inner])* $variant,)+ }

        impl $name {
            /// All of them in order.
            pub const ALL: &'static [Self] = <Self as ::strum::VariantArray>::VARIANTS;
        }
    };
}
