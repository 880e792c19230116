//! Tests of the room `step`.
