//! Tests of the room `decks`.
