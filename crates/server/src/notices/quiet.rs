//! Hours at which nothing is sent.

use jiff::{Timestamp, ToSpan, Zoned, civil::Time, tz::TimeZone};

/// The minutes of a day between which somebody wants to be left alone, where they live.
#[derive(Clone, Debug, PartialEq)]
pub struct Quiet {
    zone: TimeZone,
    from: Time,
    to: Time,
}

/// Whether there is a time zone of this name.
#[must_use]
pub fn is_zone(name: &str) -> bool {
    TimeZone::get(name).is_ok()
}

impl Quiet {
    /// From one minute of the day to another, which may be that of the next day. Nothing
    /// if both are the same.
    #[must_use]
    pub fn new(zone: &str, (from, to): (u16, u16)) -> Option<Self> {
        let time = |minute: u16| {
            let minute = i8::try_from(minute / 60)
                .ok()
                .zip(i8::try_from(minute % 60).ok());
            let (hour, minute) = minute?;
            Time::new(hour, minute, 0, 0).ok()
        };
        let quiet = Self {
            zone: TimeZone::get(zone).unwrap_or(TimeZone::UTC),
            from: time(from)?,
            to: time(to)?,
        };
        (quiet.from != quiet.to).then_some(quiet)
    }

    /// When they end, if this time is among them; both in milliseconds since 1970. A day on
    /// which a clock is changed has the hours that it has.
    #[must_use]
    pub fn end(&self, now: u64) -> Option<u64> {
        let now = Timestamp::from_millisecond(i64::try_from(now).ok()?).ok()?;
        let now = now.to_zoned(self.zone.clone());
        let time = now.time();
        let is_over_midnight = self.from > self.to;
        let is_quiet = if is_over_midnight {
            time >= self.from || time < self.to
        } else {
            (self.from..self.to).contains(&time)
        };
        if !is_quiet {
            return None;
        }
        let day = if is_over_midnight && time >= self.from {
            now.date().checked_add(1.day()).ok()?
        } else {
            now.date()
        };
        let end: Zoned = self.zone.to_zoned(day.to_datetime(self.to)).ok()?;
        // Where that hour is left out, it ends when the next one begins.
        let end = end.timestamp().max(now.timestamp());
        u64::try_from(end.as_millisecond()).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> u64 {
        let time: Zoned = text.parse().unwrap();
        u64::try_from(time.timestamp().as_millisecond()).unwrap()
    }

    #[test]
    fn a_night_ends_in_the_morning_where_somebody_lives() {
        let quiet = Quiet::new("Europe/Madrid", (22 * 60, 7 * 60 + 30)).unwrap();
        let ends = |now: &str| quiet.end(at(now));
        assert_eq!(ends("2031-07-09T21:59[Europe/Madrid]"), None);
        let morning = Some(at("2031-07-10T07:30[Europe/Madrid]"));
        assert_eq!(ends("2031-07-09T22:00[Europe/Madrid]"), morning);
        assert_eq!(ends("2031-07-10T07:29[Europe/Madrid]"), morning);
        assert_eq!(ends("2031-07-10T07:30[Europe/Madrid]"), None);
        // The same moment, told elsewhere.
        assert_eq!(ends("2031-07-09T16:30[America/New_York]"), morning);
    }

    #[test]
    fn quiet_hours_may_be_in_the_middle_of_a_day() {
        let quiet = Quiet::new("UTC", (9 * 60, 17 * 60)).unwrap();
        let end = Some(at("2031-07-09T17:00[UTC]"));
        assert_eq!(quiet.end(at("2031-07-09T09:00[UTC]")), end);
        assert_eq!(quiet.end(at("2031-07-09T08:59[UTC]")), None);
        assert_eq!(quiet.end(at("2031-07-09T17:00[UTC]")), None);
        assert_eq!(Quiet::new("UTC", (60, 60)), None);
        assert_eq!(Quiet::new("UTC", (60, 24 * 60)), None);
    }

    /// In the night of 30 March 2031 clocks in Madrid go from 2 to 3.
    #[test]
    fn a_clock_that_is_changed_changes_nothing_else() {
        let quiet = Quiet::new("Europe/Madrid", (22 * 60, 2 * 60 + 30)).unwrap();
        let ends = |now: &str| quiet.end(at(now));
        let end = ends("2031-03-30T01:59[Europe/Madrid]").unwrap();
        assert_eq!(end, at("2031-03-30T03:30[Europe/Madrid]"));
        assert_eq!(ends("2031-03-30T03:30[Europe/Madrid]"), None);
        assert!(is_zone("America/Argentina/Buenos_Aires") && !is_zone("Mars/Base"));
        // Whoever lives nowhere lives in Greenwich.
        let nowhere = Quiet::new("Mars/Base", (0, 60)).unwrap();
        assert!(nowhere.end(at("2031-07-09T00:30[UTC]")).is_some());
    }
}
