//! Tests of the room `supply`.
