//! The bus as this server uses it: who else is there, and whether anything is heard.
//!
//! Every node says once a second who it is, and hears itself say it. Whoever does not hear
//! itself is deaf, whatever the connection looks like: then it asks the store, as without a bus.

use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Instant,
};

use bus::{Address, Bus, BusError, Heard, Node, Nodes, Role, Site};
use catalog::Catalog;
use store::{Store, StoreError};
use tokio::task::JoinHandle;

use super::random_name;

/// The topic of who is there.
const NODES: &str = "nodes";

/// The bus as this server uses it.
pub struct BusLink {
    site: Site,
    own: Mutex<Node>,
    nodes: Mutex<Nodes>,
    /// When it last heard itself.
    pulse: Mutex<Option<Instant>>,
    /// Since when it has heard itself without a break.
    since: Mutex<Option<Instant>>,
    tasks: Mutex<Vec<JoinHandle<()>>>,
}

/// Why there is no bus to be used.
#[derive(Debug, thiserror::Error)]
pub enum BusLinkError {
    /// The store has no answer.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The library cannot begin to connect.
    #[error("the bus: {0}")]
    Bus(#[from] BusError),
}

/// The site of those who share a database, for somebody whom NATS shows by this name.
///
/// # Errors
/// When the store does not answer, or the address cannot be used at all.
pub async fn site(address: &Address, store: &dyn Store, shown: &str) -> Result<Site, BusLinkError> {
    // Nobody else has its key.
    let name = store.constant("bus site".into(), random_name(8)).await?;
    let key = store.constant("bus key".into(), random_name(32)).await?;
    let bus = Bus::connect(address, shown).await?;
    Ok(Site::new(bus, &name, &key))
}

impl BusLink {
    /// Begins to connect to the bus, and to say who is here.
    ///
    /// # Errors
    /// When the store does not answer, or the address cannot be used at all.
    pub async fn start(
        address: &Address,
        store: &dyn Store,
        catalog: &Catalog,
        role: Role,
        places: usize,
    ) -> Result<Arc<Self>, BusLinkError> {
        let games = catalog.games().map(catalog::DynGame::info);
        let own = Node {
            id: random_name(8),
            role,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            rules: games
                .map(|game| (game.id.to_owned(), game.rules_version))
                .collect(),
            places: u32::try_from(places).unwrap_or(u32::MAX),
            leaves: false,
        };
        let site = site(address, store, &format!("orrery {}", own.id)).await?;
        let heard = site.listen(NODES).await?;
        let link = Arc::new(Self {
            site,
            own: Mutex::new(own),
            nodes: Mutex::default(),
            pulse: Mutex::default(),
            since: Mutex::default(),
            tasks: Mutex::default(),
        });
        let beating = tokio::spawn(link.clone().beat());
        let listening = tokio::spawn(link.clone().listen(heard));
        lock(&link.tasks).extend([beating, listening]);
        Ok(link)
    }

    /// Its site on the bus.
    pub const fn site(&self) -> &Site {
        &self.site
    }

    /// The name of this node.
    pub fn id(&self) -> String {
        lock(&self.own).id.clone()
    }

    /// Whether this node does work of others.
    pub fn takes_work(&self) -> bool {
        lock(&self.own).works()
    }

    /// Whether it hears what is said.
    pub fn hears(&self) -> bool {
        lock(&self.pulse).is_some_and(|heard| heard.elapsed() < Nodes::BELIEVED)
    }

    /// Whether it has listened for so long that it has heard of everyone who is there.
    pub fn knows_all(&self) -> bool {
        let since = *lock(&self.since);
        self.hears() && since.is_some_and(|since| since.elapsed() > Nodes::BELIEVED)
    }

    /// Why it hears nothing, for whoever runs it.
    pub fn why_deaf(&self) -> Option<String> {
        if self.hears() {
            return None;
        }
        let why = self.site.bus().state().why;
        Some(why.map_or_else(
            || "the bus does not answer".to_owned(),
            |why| format!("the bus does not answer ({why})"),
        ))
    }

    /// What can be said of those that are there.
    pub fn nodes<T>(&self, say: impl FnOnce(&mut dyn Iterator<Item = &Node>) -> T) -> T {
        say(&mut lock(&self.nodes).all())
    }

    /// Whether somebody is there who does work for a game with these rules.
    pub fn works(&self, game: &str, rules: u32) -> bool {
        let is_one = |node: &Node| node.works() && node.knows(game, rules);
        lock(&self.nodes).all().any(is_one)
    }

    /// Whether somebody is there who serves tables of a game with these rules.
    pub fn serves(&self, game: &str, rules: u32) -> bool {
        let is_one = |node: &Node| node.serves() && node.knows(game, rules);
        lock(&self.nodes).all().any(is_one)
    }

    /// How many pieces of work this node may have in a queue: its share of all places of workers,
    /// and half as much again, so that nobody has to wait for the next.
    pub fn share(&self) -> usize {
        let nodes = lock(&self.nodes);
        let works = nodes.all().filter(|node| node.works());
        let places: u64 = works.map(|node| u64::from(node.places)).sum();
        let serving = nodes.all().filter(|node| node.serves()).count() as u64;
        let share = (3 * places).div_ceil(2 * serving.max(1)).max(1);
        usize::try_from(share).unwrap_or(usize::MAX)
    }

    /// Says to all that this node takes no more work and is about to end.
    pub async fn leave(&self) {
        lock(&self.own).leaves = true;
        self.say_who().await;
    }

    async fn say_who(&self) {
        let own = lock(&self.own).clone();
        // That nobody hears it, it notices itself.
        let _ = self.site.say(NODES, &own).await;
    }

    async fn beat(self: Arc<Self>) {
        let mut tick = tokio::time::interval(Nodes::BEAT);
        tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tick.tick().await;
            self.say_who().await;
        }
    }

    async fn listen(self: Arc<Self>, mut heard: Heard<Node>) {
        let own = self.id();
        while let Some(node) = heard.next().await {
            if node.id == own {
                if !self.hears() {
                    *lock(&self.since) = Some(Instant::now());
                }
                *lock(&self.pulse) = Some(Instant::now());
            }
            lock(&self.nodes).hear(node);
        }
    }

    /// Ends what it does by itself.
    pub fn end(&self) {
        lock(&self.tasks).drain(..).for_each(|task| task.abort());
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
