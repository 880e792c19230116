//! What is said is heard, what is to be done is done, and what breaks comes back.

use std::time::{Duration, Instant};

use bus::{Address, Bounds, Bus, BusError, Heard, Put, Queue, Site, Taken};
use services::Nats;

/// A test must not hang, however slow the machine is.
const LONG: Duration = Duration::from_secs(60);
/// How long a worker may be silent in these tests.
const SILENCE: Duration = Duration::from_secs(3);

/// A name that no other test has.
fn fresh() -> String {
    use std::sync::atomic::{AtomicU64, Ordering};
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    format!("test{}", NUMBER.fetch_add(1, Ordering::Relaxed))
}

async fn bus(address: &str) -> Bus {
    let address: Address = address.parse().unwrap();
    Bus::connect(&address, "a test").await.unwrap()
}

async fn site(nats: &Nats, name: &str) -> Site {
    let bus = bus(&nats.address()).await;
    bus.connected(LONG).await.unwrap();
    Site::new(bus, name, "the key of the tests")
}

/// What is heard next, within reason.
async fn next(heard: &mut Heard<u32>) -> u32 {
    let next = tokio::time::timeout(LONG, heard.next()).await;
    next.expect("something is heard").unwrap()
}

/// What is heard next beside the zeros by which [`until_heard`] found out that somebody listens.
async fn next_number(heard: &mut Heard<u32>) -> u32 {
    loop {
        match next(heard).await {
            0 => {}
            number => return number,
        }
    }
}

/// Says something until it is heard: what is said while NATS is away, or before it knows of who
/// listens on another connection, is lost.
async fn until_heard(site: &Site, heard: &mut Heard<u32>, number: u32) {
    let began = Instant::now();
    loop {
        assert!(began.elapsed() < LONG, "nothing is heard");
        let _ = site.say("numbers", &number).await;
        let next = tokio::time::timeout(Duration::from_millis(200), heard.next()).await;
        if next.is_ok_and(|next| next == Some(number)) {
            return;
        }
    }
}

#[tokio::test]
async fn what_one_says_the_others_of_its_site_hear() {
    let name = fresh();
    let (one, two) = (
        site(Nats::shared(), &name).await,
        site(Nats::shared(), &name).await,
    );
    let elsewhere = site(Nats::shared(), &fresh()).await;
    let mut heard = [
        one.listen("numbers").await.unwrap(),
        two.listen("numbers").await.unwrap(),
    ];
    let mut there = elsewhere.listen("numbers").await.unwrap();
    for heard in &mut heard {
        until_heard(&one, heard, 0).await;
    }
    until_heard(&elsewhere, &mut there, 0).await;
    one.say("numbers", &1).await.unwrap();
    two.say("others", &2).await.unwrap();
    one.say("numbers", &3).await.unwrap();
    for heard in &mut heard {
        assert_eq!([next_number(heard).await, next_number(heard).await], [1, 3]);
    }
    elsewhere.say("numbers", &4).await.unwrap();
    assert_eq!(next_number(&mut there).await, 4);
}

/// Whoever reaches NATS and does not know the key of a site can say nothing there, and what is
/// said there cannot be said again about something else.
#[tokio::test]
async fn what_a_stranger_says_is_not_heard() {
    let name = fresh();
    let own = site(Nats::shared(), &name).await;
    let mut heard = own.listen::<u32>("numbers").await.unwrap();
    until_heard(&own, &mut heard, 0).await;
    let stranger = bus(&Nats::shared().address()).await;
    let other_key = Site::new(stranger.clone(), &name, "another key");
    stranger.connected(LONG).await.unwrap();
    other_key.say("numbers", &1).await.unwrap();
    own.say("others", &2).await.unwrap();
    let subject = format!("orrery.{name}.numbers");
    for garbage in [&b""[..], b"2", &[0xff; 5000]] {
        let client = stranger.client();
        let sent = client.publish(subject.clone(), garbage.to_vec().into());
        sent.await.unwrap();
    }
    stranger.client().flush().await.unwrap();
    // What two connections say comes in any order: the stranger's words may be the later ones.
    let began = Instant::now();
    while heard.garbage() < 4 {
        assert!(began.elapsed() < LONG, "{} heard", heard.garbage());
        own.say("numbers", &3).await.unwrap();
        assert_eq!(next_number(&mut heard).await, 3);
    }
    own.say("numbers", &4).await.unwrap();
    while next(&mut heard).await != 4 {}
    assert_eq!(heard.garbage(), 4);
}

#[tokio::test]
async fn a_connection_comes_back_after_everything_that_breaks_it() {
    let nats = Nats::start();
    let (one, two) = (site(&nats, "one").await, site(&nats, "one").await);
    let mut heard = two.listen("numbers").await.unwrap();
    until_heard(&one, &mut heard, 0).await;
    for (number, breaks) in [Nats::stop, Nats::crash].into_iter().enumerate() {
        breaks(&nats);
        let began = Instant::now();
        while one.bus().is_connected() {
            assert!(began.elapsed() < LONG, "that it is away is not noticed");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let said = one.say("numbers", &99).await;
        assert!(matches!(said, Err(BusError::Away)), "{said:?}");
        nats.start_again();
        until_heard(&one, &mut heard, 1 + number as u32).await;
    }
    // A server that is halted answers nothing and closes nothing.
    nats.halt();
    let began = Instant::now();
    while one.bus().is_connected() {
        assert!(began.elapsed() < LONG, "that it is silent is not noticed");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    nats.resume();
    until_heard(&one, &mut heard, 7).await;
}

#[tokio::test]
async fn whoever_starts_before_nats_is_there_waits_for_it() {
    let nats = Nats::start();
    nats.stop();
    let bus = bus(&nats.address()).await;
    let site = Site::new(bus.clone(), "one", "key");
    let mut heard = site.listen("numbers").await.unwrap();
    let why = bus.connected(Duration::from_millis(300)).await;
    assert!(why.is_err());
    nats.start_again();
    bus.connected(LONG).await.unwrap();
    until_heard(&site, &mut heard, 1).await;
}

#[tokio::test]
async fn only_who_knows_the_password_is_let_in() {
    let nats = Nats::locked("ana", "hush hush");
    let address = |credentials: &str| {
        let place = nats.address();
        place.replace("nats://", &format!("nats://{credentials}"))
    };
    let known = bus(&address("ana:hush%20hush@")).await;
    known.connected(LONG).await.unwrap();
    for wrong in ["ana:hushhush@", "hush@", ""] {
        let stranger = bus(&address(wrong)).await;
        let began = Instant::now();
        while stranger.state().why.is_none() {
            assert!(began.elapsed() < LONG, "nobody says why");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let state = stranger.state();
        assert!(
            !state.connected && !format!("{state:?}").contains("hush"),
            "{state:?}"
        );
    }
}

fn bounds() -> Bounds {
    Bounds {
        most: 5,
        age: Duration::from_secs(600),
        silence: SILENCE,
    }
}

/// The next piece of work, within reason.
async fn take(queue: &Queue) -> Taken<u32> {
    let began = Instant::now();
    loop {
        assert!(began.elapsed() < LONG, "no work comes");
        if let Ok(Some(taken)) = queue.take("lane", Duration::from_millis(500)).await {
            return taken;
        }
    }
}

async fn nothing_waits(queue: &Queue) -> bool {
    matches!(
        queue.take::<u32>("lane", Duration::from_millis(200)).await,
        Ok(None)
    )
}

#[tokio::test]
async fn work_is_put_once_and_done_by_one_of_many() {
    let name = fresh();
    let one = Queue::new(&site(Nats::shared(), &name).await, "jobs", bounds());
    let two = Queue::new(&site(Nats::shared(), &name).await, "jobs", bounds());
    assert_eq!(one.put("lane", "a", &1).await.unwrap(), Put::New);
    assert_eq!(two.put("lane", "a", &1).await.unwrap(), Put::Known);
    assert_eq!(two.put("lane", "b", &2).await.unwrap(), Put::New);
    let (first, second) = (take(&one).await, take(&two).await);
    assert_eq!((first.work, second.work), (1, 2));
    assert_eq!(one.depth().await.unwrap(), 2);
    first.done().await;
    second.done().await;
    assert!(nothing_waits(&one).await && nothing_waits(&two).await);
    assert_eq!(one.depth().await.unwrap(), 0);
    // What was done is not put again either, as long as it is remembered.
    assert_eq!(one.put("lane", "a", &1).await.unwrap(), Put::Known);
    assert!(nothing_waits(&two).await);
}

#[tokio::test]
async fn what_a_worker_leaves_behind_another_gets_and_what_it_is_busy_with_it_keeps() {
    let name = fresh();
    let one = Queue::new(&site(Nats::shared(), &name).await, "jobs", bounds());
    let two = Queue::new(&site(Nats::shared(), &name).await, "jobs", bounds());
    one.put("lane", "a", &1).await.unwrap();
    let busy = take(&one).await;
    // For much longer than a worker may be silent.
    let until = Instant::now() + 2 * SILENCE;
    while Instant::now() < until {
        assert!(nothing_waits(&two).await, "it is being done");
    }
    drop(busy);
    let again = take(&two).await;
    assert_eq!((again.work, again.attempt()), (1, 2));
    again.give_back(Duration::ZERO).await;
    let last = take(&one).await;
    assert_eq!((last.work, last.attempt()), (1, 3));
    last.done().await;
    assert!(nothing_waits(&two).await);
}

#[tokio::test]
async fn a_queue_is_bounded_and_garbage_in_it_is_thrown_away() {
    let site = site(Nats::shared(), &fresh()).await;
    let queue = Queue::new(&site, "jobs", bounds());
    for n in 0..5_u32 {
        queue.put("lane", &n.to_string(), &n).await.unwrap();
    }
    let full = queue.put("lane", "more", &9).await;
    assert!(matches!(full, Err(BusError::Full)), "{full:?}");
    for _ in 0..5 {
        take(&queue).await.done().await;
    }
    let began = Instant::now();
    while queue.depth().await.unwrap() > 0 {
        assert!(began.elapsed() < LONG, "it stays full");
    }
    let subject = format!("orrery.{}.work.jobs.lane", site.name());
    let client = site.bus().client();
    client.publish(subject, "garbage".into()).await.unwrap();
    client.flush().await.unwrap();
    queue.put("lane", "after", &7).await.unwrap();
    assert_eq!(take(&queue).await.work, 7);
    assert_eq!(queue.depth().await.unwrap(), 1);
}

#[tokio::test]
async fn work_outlives_a_crash_of_nats_and_a_queue_that_is_gone_is_made_anew() {
    let nats = Nats::start();
    let site = site(&nats, "one").await;
    let queue = Queue::new(&site, "jobs", bounds());
    queue.put("lane", "a", &1).await.unwrap();
    let taken = take(&queue).await;
    nats.crash();
    drop(taken);
    nats.start_again();
    let again = take(&queue).await;
    assert_eq!(again.work, 1);
    again.done().await;
    // Somebody tidies up NATS under a running site.
    let deleted = site.bus().client().clone();
    let deleted = async_nats::jetstream::new(deleted);
    deleted.delete_stream("orrery_one_jobs").await.unwrap();
    queue.put("lane", "b", &2).await.unwrap();
    assert_eq!(take(&queue).await.work, 2);
}
