//! Tests of the room `flow`.
