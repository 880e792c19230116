//! The clock and the threads of the machine. Without the feature `native`, as in a
//! browser, there are none: nothing takes time, no limit of time is ever reached, and
//! all work is done on the thread that asks for it.

use std::time::Duration;
#[cfg(feature = "native")]
use std::time::Instant;

/// Measures how long something takes.
pub(crate) struct Stopwatch(#[cfg(feature = "native")] Instant);

impl Stopwatch {
    /// Begins now.
    pub fn start() -> Self {
        Self(
            #[cfg(feature = "native")]
            Instant::now(),
        )
    }

    /// The time since then.
    pub fn elapsed(&self) -> Duration {
        #[cfg(feature = "native")]
        return self.0.elapsed();
        #[cfg(not(feature = "native"))]
        Duration::ZERO
    }
}

/// A moment after which no more work is begun, if there is one.
#[derive(Clone, Copy)]
pub(crate) struct Deadline(#[cfg(feature = "native")] Option<Instant>);

impl Deadline {
    /// So long from now.
    pub fn after(time: Option<Duration>) -> Self {
        #[cfg(not(feature = "native"))]
        let _ = time;
        Self(
            #[cfg(feature = "native")]
            time.map(|time| Instant::now() + time),
        )
    }

    /// Whether it has passed.
    pub fn is_over(self) -> bool {
        #[cfg(feature = "native")]
        return self.0.is_some_and(|until| Instant::now() > until);
        #[cfg(not(feature = "native"))]
        false
    }
}

/// Does each piece of work, at the same time where there are threads; what they come to,
/// in their order.
pub(crate) fn all<W: Send, R: Send>(work: Vec<W>, each: impl Fn(W) -> R + Sync) -> Vec<R> {
    #[cfg(feature = "native")]
    if work.len() > 1 {
        return std::thread::scope(|scope| {
            let each = &each;
            let threads = work.into_iter().map(|work| scope.spawn(move || each(work)));
            let threads: Vec<_> = threads.collect();
            let done = threads.into_iter().map(std::thread::ScopedJoinHandle::join);
            done.map(|done| done.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .collect()
        });
    }
    work.into_iter().map(each).collect()
}
