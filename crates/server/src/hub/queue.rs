//! A fair queue for places to think.
//!
//! Whoever waits is served in turn: of all that wait, first the network that was served
//! longest ago, of its visitors the one who was served longest ago, and of that
//! visitor's tables the same. So many tables, or many identities, do not get anyone more
//! than one turn in a round.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::{Notify, oneshot};

use crate::guard::Network;

/// The most clients whose last turn is remembered while they do not wait.
const MOST_REMEMBERED: usize = 10_000;

/// On whose account somebody waits.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Account {
    /// Where the visitor was last seen, if that is known.
    pub network: Option<Network>,
    /// The visitor.
    pub visitor: String,
    /// The table.
    pub table: String,
}

/// Who goes first, whatever the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Priority {
    /// Somebody waits for it at a table.
    Play,
    /// It can wait until nobody else wants the place.
    Background,
}

/// A number of places, and those who wait for one.
#[derive(Clone)]
pub struct FairQueue {
    places: Arc<Mutex<Places>>,
    /// A place has become free that nobody waits for.
    freed: Arc<Notify>,
}

struct Places {
    /// How many places there are.
    most: usize,
    /// How many of them somebody has.
    taken: usize,
    /// The most places of one visitor.
    most_per_visitor: usize,
    waiting: Vec<Waiting>,
    /// How many places each visitor has.
    held: HashMap<String, usize>,
    /// When each client was last served, in turns.
    served: HashMap<Client, u64>,
    turn: u64,
}

/// One level of an account.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Client {
    Network(Network),
    Visitor(String),
    Table(String),
}

struct Waiting {
    number: u64,
    priority: Priority,
    account: Account,
    place: oneshot::Sender<Place>,
}

/// A place; it goes to whoever is next when it is dropped.
pub struct Place {
    queue: Option<FairQueue>,
    visitor: String,
}

impl Account {
    fn clients(&self) -> [Option<Client>; 3] {
        [
            self.network.map(Client::Network),
            Some(Client::Visitor(self.visitor.clone())),
            Some(Client::Table(self.table.clone())),
        ]
    }
}

impl FairQueue {
    /// A queue for so many places, of which one visitor has at most so many.
    pub fn new(places: usize, most_per_visitor: usize) -> Self {
        let places = Places {
            most: places.max(1),
            taken: 0,
            most_per_visitor: most_per_visitor.max(1),
            waiting: Vec::new(),
            held: HashMap::new(),
            served: HashMap::new(),
            turn: 0,
        };
        Self {
            places: Arc::new(Mutex::new(places)),
            freed: Arc::default(),
        }
    }

    /// Changes how many places there are. Nobody loses one that is taken.
    pub fn set_places(&self, places: usize) {
        self.places().most = places.max(1);
        self.serve();
    }

    /// Waits until there is a place that nobody wants. Somebody may take it the next moment.
    pub async fn has_room(&self) {
        loop {
            let freed = self.freed.notified();
            {
                let places = self.places();
                if places.taken < places.most {
                    return;
                }
            }
            freed.await;
        }
    }

    /// How many wait.
    pub fn len(&self) -> usize {
        self.places().waiting.len()
    }

    /// Waits for a place. Whoever gives up waiting is out of the queue.
    pub async fn place(&self, account: &Account, priority: Priority) -> Place {
        let (sender, receiver) = oneshot::channel();
        let number = {
            let mut places = self.places();
            places.turn += 1;
            let number = places.turn;
            places.waiting.push(Waiting {
                number,
                priority,
                account: account.clone(),
                place: sender,
            });
            number
        };
        let _leaving = Leaving(self, number);
        self.serve();
        receiver
            .await
            .expect("whoever waits is served, as long as the queue is there")
    }

    fn places(&self) -> MutexGuard<'_, Places> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives free places to those whose turn it is.
    fn serve(&self) {
        loop {
            let Some(next) = self.places().next() else {
                self.freed.notify_waiters();
                return;
            };
            let place = Place {
                queue: Some(self.clone()),
                visitor: next.account.visitor,
            };
            // Whoever went away in this moment does not take it.
            if let Err(mut place) = next.place.send(place) {
                place.queue = None;
                self.places().put_back(&place.visitor);
            }
        }
    }
}

impl Places {
    /// Takes the next of those who wait off the queue and gives it a place, if there is
    /// one.
    fn next(&mut self) -> Option<Waiting> {
        if self.taken >= self.most {
            return None;
        }
        let may_have = |waiting: &&Waiting| {
            let held = self.held.get(&waiting.account.visitor);
            held.copied().unwrap_or(0) < self.most_per_visitor
        };
        let number = self
            .waiting
            .iter()
            .filter(may_have)
            .min_by_key(|waiting| {
                (
                    waiting.priority,
                    self.turns(&waiting.account),
                    waiting.number,
                )
            })
            .map(|waiting| waiting.number)?;
        let index = self
            .waiting
            .iter()
            .position(|waiting| waiting.number == number)?;
        let next = self.waiting.swap_remove(index);
        self.taken += 1;
        *self.held.entry(next.account.visitor.clone()).or_default() += 1;
        self.turn += 1;
        for client in next.account.clients().into_iter().flatten() {
            self.served.insert(client, self.turn);
        }
        self.forget();
        Some(next)
    }

    /// When each level of an account was last served.
    fn turns(&self, account: &Account) -> [u64; 3] {
        account.clients().map(|client| {
            let turn = client.and_then(|client| self.served.get(&client).copied());
            turn.unwrap_or(0)
        })
    }

    fn put_back(&mut self, visitor: &str) {
        self.taken -= 1;
        if let Some(held) = self.held.get_mut(visitor) {
            *held -= 1;
            if *held == 0 {
                self.held.remove(visitor);
            }
        }
    }

    /// Keeps the memory of turns small: those who do not wait begin anew.
    fn forget(&mut self) {
        if self.served.len() <= MOST_REMEMBERED {
            return;
        }
        let waiting = self.waiting.iter();
        let waiting: HashSet<Client> = waiting
            .flat_map(|waiting| waiting.account.clients())
            .flatten()
            .collect();
        self.served.retain(|client, _| waiting.contains(client));
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(queue) = self.queue.take() {
            queue.places().put_back(&self.visitor);
            queue.serve();
        }
    }
}

/// Takes whoever gives up out of the queue.
struct Leaving<'a>(&'a FairQueue, u64);

impl Drop for Leaving<'_> {
    fn drop(&mut self) {
        let mut places = self.0.places();
        places.waiting.retain(|waiting| waiting.number != self.1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Limits, guard::Addresses};

    fn account(network: u8, visitor: &str, table: &str) -> Account {
        let addresses = Addresses::new(&Limits::default());
        Account {
            network: Some(addresses.network([10, 0, 0, network].into())),
            visitor: visitor.into(),
            table: table.into(),
        }
    }

    /// Whether somebody still waits who was given the chance to go on.
    async fn is_waiting(waiting: &mut (impl Future<Output = Place> + Unpin)) -> bool {
        tokio::select! {
            biased;
            _ = waiting => false,
            () = std::future::ready(()) => true,
        }
    }

    /// Lets all of them wait for the one place, and says in which order they got it.
    async fn order(waiting: Vec<(Account, Priority)>, most_per_visitor: usize) -> Vec<String> {
        let queue = FairQueue::new(1, most_per_visitor);
        let first = queue
            .place(&account(0, "first", "first"), Priority::Play)
            .await;
        let served = Arc::new(Mutex::new(Vec::new()));
        let mut tasks = Vec::new();
        for (account, priority) in waiting {
            let (waiting, served, before) = (queue.clone(), served.clone(), queue.len());
            tasks.push(tokio::spawn(async move {
                let _place = waiting.place(&account, priority).await;
                served.lock().unwrap().push(account.table);
            }));
            while queue.len() == before {
                tokio::task::yield_now().await;
            }
        }
        drop(first);
        for task in tasks {
            task.await.unwrap();
        }
        Arc::into_inner(served).unwrap().into_inner().unwrap()
    }

    #[tokio::test]
    async fn forty_tables_of_one_visitor_are_one_turn_in_a_round() {
        let mut waiting: Vec<_> = (0..40)
            .map(|n| (account(1, "eve", &format!("eve {n}")), Priority::Play))
            .collect();
        waiting.push((account(2, "ana", "ana"), Priority::Play));
        waiting.push((account(3, "ben", "ben"), Priority::Play));
        let order = order(waiting, 9).await;
        assert_eq!(order[..3], ["eve 0", "ana", "ben"]);
        assert_eq!(order.len(), 42);
    }

    #[tokio::test]
    async fn forty_identities_of_one_address_are_one_turn_in_a_round() {
        let mut waiting: Vec<_> = (0..40)
            .map(|n| {
                (
                    account(1, &format!("eve {n}"), &format!("eve {n}")),
                    Priority::Play,
                )
            })
            .collect();
        waiting.push((account(2, "ana", "ana 1"), Priority::Play));
        waiting.push((account(2, "ana", "ana 2"), Priority::Play));
        let order = order(waiting, 9).await;
        assert_eq!(order[..4], ["eve 0", "ana 1", "eve 1", "ana 2"]);
    }

    #[tokio::test]
    async fn what_can_wait_comes_last() {
        let waiting = vec![
            (account(1, "ana", "review"), Priority::Background),
            (account(2, "ben", "game 1"), Priority::Play),
            (account(2, "ben", "game 2"), Priority::Play),
        ];
        assert_eq!(order(waiting, 9).await, ["game 1", "game 2", "review"]);
    }

    #[tokio::test]
    async fn a_visitor_has_so_many_places_and_no_more() {
        let queue = FairQueue::new(3, 2);
        let eve = account(1, "eve", "table");
        let held = [
            queue.place(&eve, Priority::Play).await,
            queue.place(&eve, Priority::Play).await,
        ];
        let mut third = Box::pin(queue.place(&eve, Priority::Play));
        assert!(is_waiting(&mut third).await);
        // The place that is left is for somebody else.
        let ana = account(1, "ana", "table");
        let _place = queue.place(&ana, Priority::Play).await;
        drop(held);
        third.await;
    }

    #[tokio::test]
    async fn whoever_gives_up_is_out_of_the_queue_and_takes_no_place() {
        let queue = FairQueue::new(1, 9);
        let (ana, ben) = (account(1, "ana", "a"), account(2, "ben", "b"));
        let held = queue.place(&ana, Priority::Play).await;
        let mut gone = Box::pin(queue.place(&ben, Priority::Play));
        assert!(is_waiting(&mut gone).await);
        assert_eq!(queue.len(), 1);
        drop(gone);
        assert_eq!(queue.len(), 0);
        // Also when the place was given in the moment before.
        let mut gone = Box::pin(queue.place(&ben, Priority::Play));
        assert!(is_waiting(&mut gone).await);
        drop(held);
        drop(gone);
        queue.place(&ana, Priority::Play).await;
        let places = queue.places();
        assert_eq!((places.taken, places.held.len()), (0, 0));
    }

    #[tokio::test]
    async fn places_are_added_and_taken_away_while_some_wait() {
        let queue = FairQueue::new(1, 9);
        let (ana, ben) = (account(1, "ana", "a"), account(2, "ben", "b"));
        let first = queue.place(&ana, Priority::Play).await;
        let mut second = Box::pin(queue.place(&ben, Priority::Play));
        assert!(is_waiting(&mut second).await);
        queue.set_places(2);
        let second = second.await;
        queue.set_places(1);
        drop(first);
        // One too many was taken: its place is gone.
        let mut third = Box::pin(queue.place(&ana, Priority::Play));
        assert!(is_waiting(&mut third).await);
        drop(second);
        third.await;
    }

    #[tokio::test]
    async fn whoever_looks_for_room_finds_it_when_there_is_some() {
        let queue = FairQueue::new(1, 9);
        queue.has_room().await;
        let place = queue.place(&account(1, "ana", "a"), Priority::Play).await;
        let looking = queue.clone();
        let looking = tokio::spawn(async move { looking.has_room().await });
        tokio::task::yield_now().await;
        assert!(!looking.is_finished());
        drop(place);
        looking.await.unwrap();
    }

    #[tokio::test]
    async fn the_memory_of_turns_is_bounded() {
        let queue = FairQueue::new(1, 9);
        for n in 0..MOST_REMEMBERED {
            let visitor = format!("visitor {n}");
            queue
                .place(&account(1, &visitor, &visitor), Priority::Play)
                .await;
        }
        assert!(queue.places().served.len() <= MOST_REMEMBERED + 3);
    }
}
