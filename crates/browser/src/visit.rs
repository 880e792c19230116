//! A browser with nobody's memory, and what can be done in it.

use std::{
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::{
    BrowserLogEntry, ChromiumLikeCapabilities, DesiredCapabilities, Key, LoggingPrefsLogLevel,
    WebDriver,
    action_chain::ActionChain,
    common::{
        action::{ActionSource, PointerAction, PointerActionType},
        command::Command,
    },
    error::WebDriverResult,
};

use crate::{
    Traffic,
    driver::{Driver, TALK},
    programs,
};

/// How long anything may take before a test gives up. A slow machine is no fault.
const PATIENCE: Duration = Duration::from_secs(60);
/// A finger that rests for longer does not tap; the page waits a little longer than that.
const TAP_MS: f64 = 400.0;
/// How often a condition is looked at.
const LOOK: Duration = Duration::from_millis(25);

/// How many times as fast things move unless a test is about motion.
const HURRY: u32 = 8;

/// How large the page is shown, and whether on a phone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Pixels from left to right.
    pub width: u32,
    /// Pixels from top to bottom.
    pub height: u32,
    /// Whether it is touched by fingers.
    pub phone: bool,
}

/// A desktop.
pub const DESKTOP: Size = Size {
    width: 1440,
    height: 900,
    phone: false,
};

/// A small laptop.
pub const LAPTOP: Size = Size {
    width: 1366,
    height: 768,
    phone: false,
};

/// A phone held upright.
pub const PHONE: Size = Size {
    width: 390,
    height: 844,
    phone: true,
};

/// A phone on its side.
pub const SIDEWAYS: Size = Size {
    width: 844,
    height: 390,
    phone: true,
};

/// A tablet held upright.
pub const TABLET: Size = Size {
    width: 820,
    height: 1180,
    phone: true,
};

/// A browser. When it is dropped, the test fails if its console told of an
/// error or if it talked to another host; when the test fails, a picture of the
/// page is kept.
pub struct Browser {
    driver: Option<WebDriver>,
    /// Where this browser goes to.
    pub base: String,
    /// Complaints of the console that the test expects, as parts of them.
    expected: Vec<&'static str>,
    _profile: TempDir,
    _shared: Arc<Driver>,
}

impl Browser {
    /// A new browser of this size for a house at this address.
    ///
    /// # Panics
    /// When Chromium cannot be started.
    #[must_use]
    pub fn new(base: &str, size: Size) -> Self {
        let shared = Driver::shared();
        let profile = shared.profile();
        let capabilities = capabilities(profile.path()).expect("plain settings");
        let driver = TALK
            .block_on(WebDriver::new(shared.address.clone(), capabilities))
            .unwrap_or_else(|why| {
                panic!("Chromium does not start ({why}). `cargo xtask tools` installs what these tests need.")
            });
        let browser = Self {
            driver: Some(driver),
            base: base.to_owned(),
            expected: Vec::new(),
            _profile: profile,
            _shared: shared,
        };
        let patience = Duration::from_secs(300);
        browser.talk(browser.driver().set_script_timeout(patience));
        browser.resize(size);
        browser.pace(HURRY);
        browser
    }

    fn driver(&self) -> &WebDriver {
        self.driver.as_ref().expect("there until it is dropped")
    }

    #[track_caller]
    fn talk<T>(&self, talk: impl Future<Output = WebDriverResult<T>>) -> T {
        TALK.block_on(talk)
            .unwrap_or_else(|why| panic!("the browser refuses: {why}"))
    }

    /// Lets the console tell this without failing the test.
    pub fn expect(&mut self, complaint: &'static str) {
        self.expected.push(complaint);
    }

    /// Shows the page at another size.
    pub fn resize(&self, size: Size) {
        self.cdp(
            "Emulation.setDeviceMetricsOverride",
            &json!({
                "width": size.width, "height": size.height,
                "screenWidth": size.width, "screenHeight": size.height,
                "mobile": size.phone, "deviceScaleFactor": 1,
            }),
        );
        self.cdp(
            "Emulation.setTouchEmulationEnabled",
            &json!({ "enabled": size.phone, "maxTouchPoints": 5 }),
        );
        self.until(&format!("screen.width === {}", size.width));
    }

    /// What the reader prefers: `("prefers-color-scheme", "dark")`.
    pub fn prefer(&self, features: &[(&str, &str)]) {
        let features: Vec<Value> = features
            .iter()
            .map(|(name, value)| json!({ "name": name, "value": value }))
            .collect();
        self.cdp(
            "Emulation.setEmulatedMedia",
            &json!({ "features": features }),
        );
    }

    /// Lets everything move so many times as fast. Most tests are about something
    /// else and do not wait.
    pub fn pace(&self, times: u32) {
        self.cdp("Animation.enable", &json!({}));
        self.cdp(
            "Animation.setPlaybackRate",
            &json!({ "playbackRate": times }),
        );
    }

    /// Lets everything move very slowly, so that there is time to act in between.
    pub fn slow_motion(&self) {
        self.cdp("Animation.enable", &json!({}));
        let rate = json!({ "playbackRate": 0.01 });
        self.cdp("Animation.setPlaybackRate", &rate);
    }

    /// Takes the network away, or gives it back.
    pub fn network(&self, there: bool) {
        self.cdp("Network.enable", &json!({}));
        self.cdp(
            "Network.emulateNetworkConditions",
            &json!({
                "offline": !there, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1,
            }),
        );
    }

    /// A command of the Chrome DevTools Protocol.
    #[track_caller]
    pub fn cdp(&self, command: &str, parameters: &Value) -> Value {
        self.talk(self.driver().cdp().send_raw(command, parameters))
    }

    /// Goes to a page of the house and waits until it is there.
    #[track_caller]
    pub fn visit(&self, path: &str) {
        self.talk(self.driver().goto(format!("{}{path}", self.base)));
    }

    /// Runs a script before those of every page that comes.
    pub fn before_every_page(&self, script: &str) {
        self.cdp(
            "Page.addScriptToEvaluateOnNewDocument",
            &json!({ "source": script }),
        );
    }

    /// Loads the page anew.
    #[track_caller]
    pub fn reload(&self) {
        self.talk(self.driver().refresh());
    }

    /// The path and the query of the page.
    #[must_use]
    #[track_caller]
    pub fn path(&self) -> String {
        self.text_of("return location.pathname + location.search")
    }

    /// Opens a second tab, goes to a page in it, and says how to come back.
    #[must_use]
    pub fn second_tab(&self, size: Size, path: &str) -> Tabs {
        let first = self.talk(self.driver().window());
        let second = self.talk(self.driver().new_tab());
        self.talk(self.driver().switch_to_window(second.clone()));
        self.resize(size);
        self.pace(HURRY);
        self.visit(path);
        Tabs { first, second }
    }

    /// Looks at the first or the second tab.
    pub fn look_at(&self, tabs: &Tabs, second: bool) {
        let tab = if second { &tabs.second } else { &tabs.first };
        self.talk(self.driver().switch_to_window(tab.clone()));
    }

    /// Runs a piece of script in the page and takes what it returns.
    #[track_caller]
    pub fn js(&self, script: &str, arguments: &[Value]) -> Value {
        let ret = self.talk(self.driver().execute(script, arguments.to_vec()));
        ret.json().clone()
    }

    /// The same for a script that ends later, by calling its last argument.
    #[track_caller]
    pub fn js_later(&self, script: &str, arguments: &[Value]) -> Value {
        let ret = self.talk(self.driver().execute_async(script, arguments.to_vec()));
        ret.json().clone()
    }

    /// The text that a script returns.
    #[must_use]
    #[track_caller]
    pub fn text_of(&self, script: &str) -> String {
        let value = self.js(script, &[]);
        value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned)
    }

    /// Whether a script returns something true.
    #[must_use]
    #[track_caller]
    pub fn is(&self, script: &str) -> bool {
        self.js(&format!("return !!({script})"), &[]) == true
    }

    /// Whether there is an element that can be seen.
    #[must_use]
    #[track_caller]
    pub fn sees(&self, query: &str) -> bool {
        let script = "return [...document.querySelectorAll(arguments[0])].some((node) => node.checkVisibility())";
        self.js(script, &[json!(query)]) == true
    }

    /// The words of the first such element.
    #[must_use]
    #[track_caller]
    pub fn words(&self, query: &str) -> String {
        let script = "return document.querySelector(arguments[0])?.textContent.trim() ?? ''";
        self.js(script, &[json!(query)])
            .as_str()
            .unwrap_or_default()
            .to_owned()
    }

    /// Waits until a script returns something true.
    #[track_caller]
    pub fn until(&self, script: &str) {
        self.wait_for(script, || self.is(script).then_some(()));
    }

    /// Waits until nothing moves.
    #[track_caller]
    pub fn until_still(&self) {
        self.until("document.getAnimations().every((one) => one.playState !== 'running')");
    }

    /// Looks until there is something.
    #[track_caller]
    pub fn wait_for<T>(&self, what: &str, mut look: impl FnMut() -> Option<T>) -> T {
        let began = Instant::now();
        loop {
            if let Some(found) = look() {
                return found;
            }
            assert!(
                began.elapsed() < PATIENCE,
                "waited in vain at {}: {what}",
                self.path()
            );
            std::thread::sleep(LOOK);
        }
    }

    fn hand(&self) -> ActionChain {
        self.driver()
            .action_chain_with_delay(Some(Duration::ZERO), Some(Duration::ZERO))
    }

    /// Clicks with the mouse.
    #[track_caller]
    pub fn click_at(&self, x: i64, y: i64) {
        self.talk(self.hand().move_to(x, y).click().perform());
    }

    /// Moves the mouse.
    #[track_caller]
    pub fn point_at(&self, x: i64, y: i64) {
        self.talk(self.hand().move_to(x, y).perform());
    }

    /// Turns the wheel: away from the hand when `by` is negative.
    #[track_caller]
    pub fn wheel_at(&self, (x, y): (i64, i64), by: i64) {
        let turn = json!({ "type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": by });
        self.cdp("Input.dispatchMouseEvent", &turn);
    }

    /// Drags with the mouse, in a few strokes as a hand does.
    #[track_caller]
    pub fn drag(&self, (x, y): (i64, i64), (to_x, to_y): (i64, i64)) {
        let mut hand = self.hand().move_to(x, y).click_and_hold();
        for part in 1..=4 {
            hand = hand.move_to(x + (to_x - x) * part / 4, y + (to_y - y) * part / 4);
        }
        self.talk(hand.release().perform());
    }

    /// Moves fingers: each list is where all of them are at one moment.
    #[track_caller]
    pub fn fingers(&self, moments: &[Vec<(i64, i64)>]) {
        let touch = |kind: &str, points: &[(i64, i64)]| {
            let points: Vec<Value> = points
                .iter()
                .enumerate()
                .map(|(id, (x, y))| json!({ "x": x, "y": y, "id": id }))
                .collect();
            self.cdp(
                "Input.dispatchTouchEvent",
                &json!({ "type": kind, "touchPoints": points }),
            );
        };
        for (moment, points) in moments.iter().enumerate() {
            let kind = if moment == 0 {
                "touchStart"
            } else {
                "touchMove"
            };
            touch(kind, points);
        }
        touch("touchEnd", &[]);
    }

    /// Taps with a finger. Where a busy machine lets the finger rest for so long that the page
    /// sees a long press, it taps again.
    #[track_caller]
    pub fn tap_at(&self, x: i64, y: i64) {
        let watch = "
            window.rested = 0;
            const once = { capture: true, once: true };
            addEventListener('pointerdown', (event) => { window.rested -= event.timeStamp; }, once);
            addEventListener('pointerup', (event) => { window.rested += event.timeStamp; }, once);";
        self.wait_for("a short tap", || {
            self.js(watch, &[]);
            self.tap_once(x, y);
            // Where the tap led to another page nobody has watched.
            let rested = self.js("return window.rested ?? 0", &[]);
            (rested.as_f64() < Some(TAP_MS)).then_some(())
        });
    }

    /// In one command: between two the finger would rest for as long as the next one takes.
    #[track_caller]
    fn tap_once(&self, x: i64, y: i64) {
        let mut finger = ActionSource::<PointerAction>::new(
            "finger",
            PointerActionType::Touch,
            Some(Duration::ZERO),
        );
        finger.move_to(x, y);
        finger.click();
        let tap = Command::PerformActions(json!([finger]).into());
        self.talk(self.driver().handle().cmd(tap));
    }

    /// Clicks on the first such element where it can be seen, after scrolling to
    /// it inside whatever scrolls.
    #[track_caller]
    pub fn click(&self, query: &str) {
        let (x, y) = self.place_of(query);
        self.click_at(x, y);
    }

    /// The same with a finger.
    #[track_caller]
    pub fn tap(&self, query: &str) {
        let (x, y) = self.place_of(query);
        self.tap_at(x, y);
    }

    /// Where the first such element that is seen can be hit.
    #[track_caller]
    pub fn place_of(&self, query: &str) -> (i64, i64) {
        let script = "
            const node = [...document.querySelectorAll(arguments[0])].find((node) => node.checkVisibility());
            if (!node) return null;
            node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            const box = node.getBoundingClientRect();
            const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
            return node.contains(document.elementFromPoint(x, y)) ? [x, y] : null;";
        let mut last = Value::Null;
        self.wait_for(&format!("{query} can be clicked"), || {
            let place = self.js(script, &[json!(query)]);
            // Twice the same: the page has settled.
            let settled = place == std::mem::replace(&mut last, place.clone());
            let (x, y) = (place.get(0)?.as_i64()?, place.get(1)?.as_i64()?);
            settled.then_some((x, y))
        })
    }

    /// Presses a key.
    #[track_caller]
    pub fn press(&self, key: &Key) {
        self.talk(self.hand().send_keys(key.value()).perform());
    }

    /// Goes with the Tab key to the first such element.
    ///
    /// # Panics
    /// When Tab does not lead there.
    #[track_caller]
    pub fn tab_to(&self, query: &str) {
        for _ in 0..100 {
            self.press(&Key::Tab);
            let script = "return document.activeElement.matches(arguments[0])";
            if self.js(script, &[json!(query)]) == true {
                return;
            }
        }
        panic!("Tab does not lead to {query}");
    }

    /// Types, letter by letter.
    #[track_caller]
    pub fn write(&self, text: &str) {
        self.talk(self.hand().send_keys(text).perform());
    }

    /// What the console told since the last time it was asked, but for what is
    /// expected.
    #[must_use]
    pub fn complaints(&self) -> Vec<String> {
        let log: Vec<BrowserLogEntry> = TALK
            .block_on(self.driver().browser_log())
            .unwrap_or_default();
        log.into_iter()
            .filter(|entry| entry.level == "SEVERE" || entry.level == "WARNING")
            .filter(|entry| {
                !self
                    .expected
                    .iter()
                    .any(|part| entry.message.contains(part))
            })
            .map(|entry| format!("{}: {}", entry.level, entry.message))
            .collect()
    }

    /// What the browser noted about its network.
    #[must_use]
    pub fn network_log(&self) -> Vec<Value> {
        let log = TALK
            .block_on(self.driver().get_log("performance"))
            .unwrap_or_default();
        log.iter()
            .filter_map(|entry| serde_json::from_str::<Value>(&entry.message).ok())
            .map(|mut entry| entry["message"].take())
            .collect()
    }

    /// Keeps a picture of the page, named after the test.
    pub fn picture(&self, name: &str) -> PathBuf {
        let folder = shots();
        let path = folder.join(format!("{name}.png"));
        if let Ok(png) = TALK.block_on(self.driver().screenshot_as_png()) {
            let _ = std::fs::write(&path, png);
        }
        path
    }

    /// Keeps what helps to understand why the test failed.
    fn keep(&self) {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let thread = std::thread::current();
        let test = thread.name().unwrap_or("test").replace("::", "-");
        let name = format!("{test}-{}", COUNT.fetch_add(1, Ordering::Relaxed));
        let picture = self.picture(&name);
        let source = TALK.block_on(self.driver().source()).unwrap_or_default();
        let told = self.complaints().join("\n");
        let _ = std::fs::write(
            picture.with_extension("html"),
            format!("{source}\n<!--\n{told}\n-->\n"),
        );
        tell(&format!("The page as it was: {}", picture.display()));
    }
}

/// Two tabs of one browser.
pub struct Tabs {
    first: thirtyfour::WindowHandle,
    second: thirtyfour::WindowHandle,
}

impl Drop for Browser {
    fn drop(&mut self) {
        let mut complaints = self.complaints();
        let elsewhere = Traffic::take(self).asked.into_iter();
        complaints.extend(
            elsewhere
                .filter(|address| !address.starts_with(&self.base))
                .map(|address| format!("the page asks another host: {address}")),
        );
        let failing = std::thread::panicking();
        if failing || !complaints.is_empty() {
            self.keep();
        }
        if let Some(driver) = self.driver.take() {
            let _ = TALK.block_on(driver.quit());
        }
        if failing && !complaints.is_empty() {
            tell(&format!("The console: {}", complaints.join("\n")));
        }
        assert!(
            failing || complaints.is_empty(),
            "the console tells: {}",
            complaints.join("\n")
        );
    }
}

/// Says something to whoever reads the output of the test.
#[allow(clippy::print_stderr, reason = "it belongs to the output of a test")]
pub fn tell(text: &str) {
    eprintln!("{text}");
}

/// Where pictures go: below the folder for build results.
fn shots() -> PathBuf {
    let folder = results().join("browser");
    let _ = std::fs::create_dir_all(&folder);
    folder
}

/// The folder for files of tests, `target/tmp`.
pub fn results() -> PathBuf {
    // The test program is in target/debug/deps.
    let program = std::env::current_exe().unwrap_or_default();
    let target = program.ancestors().nth(3).unwrap_or(Path::new("target"));
    target.join("tmp")
}

fn capabilities(profile: &Path) -> WebDriverResult<thirtyfour::Capabilities> {
    // chromedriver calls every Chromium by the name of its best known child.
    let mut capabilities = DesiredCapabilities::chrome();
    if let Some(chromium) = programs::chromium() {
        capabilities.set_binary(&chromium.to_string_lossy())?;
    }
    for arg in [
        "--headless=new",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--disable-quic",
        "--no-first-run",
        "--hide-scrollbars",
        "--mute-audio",
        "--autoplay-policy=no-user-gesture-required",
        "--window-size=1440,900",
        "--lang=en-US",
        "--accept-lang=en-US",
    ] {
        capabilities.add_arg(arg)?;
    }
    if is_root() {
        // Chromium refuses to start as root with it.
        capabilities.add_arg("--no-sandbox")?;
    }
    // Not the page that Chromium offers to new users.
    let start = json!({ "session.restore_on_startup": 4, "session.startup_urls": ["about:blank"] });
    capabilities.add_experimental_option("prefs", start)?;
    capabilities.add_arg(&format!("--user-data-dir={}", profile.display()))?;
    capabilities.set_logging_prefs("browser", LoggingPrefsLogLevel::All)?;
    // The network log, and nothing else that belongs to performance.
    capabilities.set_logging_prefs("performance", LoggingPrefsLogLevel::All)?;
    capabilities.add_experimental_option("perfLoggingPrefs", json!({ "enablePage": false }))?;
    Ok(capabilities.into())
}

fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
}
