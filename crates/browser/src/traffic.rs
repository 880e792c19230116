//! What a page asked the network for.

use serde_json::Value;

use crate::Browser;

/// A script to run before every page, by which a test holds the answers to the
/// page back (`window.hold`) or lets the server be too busy for some of them
/// (`window.refused`), or lets earlier moments be gone (`window.forgotten`).
pub const MEDDLE: &str = "
    window.hold = false;
    window.held = 0;
    window.refused = 0;
    window.forgotten = false;
    const ask = window.fetch;
    window.fetch = async (...request) => {
      const answer = await ask(...request);
      if (window.hold) window.held += 1;
      while (window.hold) await new Promise((done) => setTimeout(done, 10));
      if (window.refused > 0) { window.refused -= 1; return new Response('', { status: 429 }); }
      if (window.forgotten && String(request[0]).includes('at=')) return new Response('', { status: 404 });
      return answer;
    };";

/// What was asked for since the traffic was last taken.
#[derive(Debug, Default)]
pub struct Traffic {
    /// Every address that was asked for over the network.
    pub asked: Vec<String>,
    /// What came back.
    pub answers: Vec<Answer>,
}

/// One answer.
#[derive(Debug)]
pub struct Answer {
    /// Its address.
    pub address: String,
    /// What was sent over the network for it, headers included; 0 while it lasts.
    pub bytes: u64,
    /// How it was packed, if it was.
    pub packed: String,
}

impl Traffic {
    /// Takes what the browser noted.
    #[must_use]
    pub fn take(browser: &Browser) -> Self {
        let mut traffic = Self::default();
        let mut ids: Vec<String> = Vec::new();
        // Pictures inside a page and the browser's own pages need no network.
        let is_far =
            |address: &str| !address.starts_with("data:") && !address.starts_with("chrome");
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        for note in browser.network_log() {
            let parameters = &note["params"];
            let id = text(&parameters["requestId"]);
            match note["method"].as_str() {
                Some("Network.requestWillBeSent") => {
                    let address = text(&parameters["request"]["url"]);
                    if is_far(&address) {
                        traffic.asked.push(address);
                    }
                }
                Some("Network.responseReceived") => {
                    let headers = &parameters["response"]["headers"];
                    let address = text(&parameters["response"]["url"]);
                    if is_far(&address) {
                        ids.push(id);
                        traffic.answers.push(Answer {
                            address,
                            bytes: 0,
                            packed: text(&headers["content-encoding"]),
                        });
                    }
                }
                Some("Network.loadingFinished") => {
                    if let Some(n) = ids.iter().rposition(|known| *known == id) {
                        let bytes = parameters["encodedDataLength"].as_f64().unwrap_or(0.0);
                        traffic.answers[n].bytes = bytes as u64;
                    }
                }
                _ => {}
            }
        }
        traffic
    }

    /// All bytes that came.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.answers.iter().map(|answer| answer.bytes).sum()
    }
}
