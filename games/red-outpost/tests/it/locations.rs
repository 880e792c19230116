//! Tests of the room `locations`.
