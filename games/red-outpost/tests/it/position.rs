//! Tests of the room `position`.
