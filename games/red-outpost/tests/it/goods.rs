//! Tests of the room `goods`.
