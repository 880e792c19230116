//! Tests against a real NATS server.

mod nats;
