//! Tests of the room `solo`.
