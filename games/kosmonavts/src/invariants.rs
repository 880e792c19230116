//! What holds in every state: every piece is counted, every number is within its
//! bounds, and what is still to do fits where the game is.

use alloc::{format, string::String};

use tabletop::{Deck, Seat, SeatSet};

use crate::{
    Mode,
    components::{
        Bodies, Body, Colour, Cubes, EventKind, Fuel, Goal, Mission, Missions, Phase, Ship,
    },
    figures::{
        Figures,
        rulings::{GravityRefuel, ShieldFuel},
    },
    missions,
    play::Read,
    state::{Order, Private, Table},
    step::Step,
};

/// Names what does not hold.
fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

impl Read<'_> {
    /// Checks everything; the error says what does not hold.
    pub fn invariants(&self) -> Result<(), String> {
        self.count_cubes()?;
        self.check_clock()?;
        self.check_bodies()?;
        self.count_markers()?;
        self.count_events()?;
        self.count_missions()?;
        self.check_start()?;
        for seat in Seat::first(self.table().people) {
            self.check_ship(seat)?;
            self.check_home(seat)?;
        }
        self.check_absent()?;
        self.check_pending()?;
        self.check_earth()?;
        self.check_orders()
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::first(self.table().people)
    }

    /// All cubes are there (KOS-274), within the limits of tanks and shields (KOS-014,
    /// KOS-096, KOS-097, KOS-275), and no rose holds cubes in opposite directions
    /// (KOS-276).
    fn count_cubes(&self) -> Result<(), String> {
        let mut total = [0_u32; 2];
        let mut count = |cubes: Cubes| {
            total[0] += u32::from(cubes.normal);
            total[1] += u32::from(cubes.hyper);
        };
        count(self.table().supply);
        for (player, &tank) in self.table().players.iter().zip(&self.state.tanks) {
            player.rose.0.iter().copied().for_each(&mut count);
            count(tank);
        }
        let Cubes { normal, hyper } = self.figures().fuel;
        ensure(total == [u32::from(normal), u32::from(hyper)], || {
            let [found, found_hyper] = total;
            format!("{found} normal and {found_hyper} hyper cubes instead of {normal} and {hyper}")
        })?;
        for seat in self.seats() {
            let (tank, shields) = (self.tank(seat), self.player(seat).shields);
            let limits = self.limits();
            ensure(
                u16::from(tank.normal) + u16::from(tank.hyper) <= u16::from(limits.tank)
                    && tank.hyper <= limits.tank_hyper,
                || {
                    let Cubes { normal, hyper } = tank;
                    format!("seat {seat}: {normal} normal and {hyper} hyper cubes in the tank")
                },
            )?;
            let most = self.figures().start[self.mode() as usize].shields;
            ensure(shields <= most, || {
                format!("seat {seat}: {shields} shields instead of at most {most}")
            })?;
            ensure(!self.player(seat).rose.is_torn(), || {
                format!("seat {seat}: cubes in opposite directions of the rose")
            })?;
        }
        Ok(())
    }

    /// Round and phase, who is instructor, who placed first.
    fn check_clock(&self) -> Result<(), String> {
        let Table {
            round,
            phase,
            first,
            instructor,
            people,
            ..
        } = *self.table();
        let rounds = match phase {
            Phase::Setup => 0..=0,
            Phase::Event => 2..=self.limits().rounds,
            _ => 1..=self.limits().rounds,
        };
        ensure(rounds.contains(&round), || {
            format!("round {round} in the phase {phase}")
        })?;
        let setup = &self.game.setup;
        let (named_first, named_instructor) = match setup.mode {
            Mode::Basic => (setup.first_placer, setup.instructor),
            Mode::Advanced => (setup.instructor, Some(first)),
        };
        ensure(named_first.is_none_or(|named| named == first), || {
            format!("first: seat {first} does not place first")
        })?;
        let drawn = setup.mode == Mode::Advanced || phase != Phase::Setup;
        ensure(instructor.is_some() == drawn, || {
            "instructor: drawn too early or not at all".into()
        })?;
        // The token goes round, one seat for every round that is over (KOS-085).
        let passed = round - u8::from(round > 0 && phase != Phase::Over);
        let due = named_instructor.map(|seat| Seat((seat.0 + passed % people) % people));
        ensure(!drawn || due.is_none() || due == instructor, || {
            format!("instructor: not whose turn it is in round {round}")
        })
    }

    /// Every body is on its orbit or still to be placed, and in the basic setup
    /// those are in the players' hands (KOS-050).
    fn check_bodies(&self) -> Result<(), String> {
        let table = self.table();
        let placing = table.pending.top() == Some(Step::PlaceBody);
        let unplaced = self.unplaced();
        ensure(placing != unplaced.is_empty(), || {
            "bodies: all are placed before anything else".into()
        })?;
        let mut in_hands = Bodies::empty();
        for hand in table.hands {
            ensure(in_hands.is_disjoint(hand), || "hands: a body twice".into())?;
            in_hands |= hand;
        }
        let dealt = match self.mode() {
            Mode::Basic => unplaced,
            Mode::Advanced => Bodies::empty(),
        };
        ensure(in_hands == dealt, || {
            "hands: not the bodies that are to be placed".into()
        })?;
        let earth = table.spaces[Body::Earth as usize].is_some();
        ensure(
            self.mode() == Mode::Basic || earth || unplaced.len() == Body::ALL.len(),
            || "bodies: Earth is placed first".into(),
        )?;
        let retired = match self.mode() {
            Mode::Basic => 0,
            Mode::Advanced => self.figures().retired[table.people as usize - 2],
        };
        ensure(
            table.retired.len() == usize::from(retired) && !table.retired.contains(Body::Earth),
            || format!("retired: there are {retired}, and never Earth"),
        )
    }

    /// Markers held and left add up to the stacks (KOS-279): those of a body are
    /// taken from the top, each once.
    fn count_markers(&self) -> Result<(), String> {
        let table = self.table();
        for body in Body::ALL {
            let taken = table.taken(body);
            let stack = match table.retired.contains(body) {
                true => 0,
                false => self.figures().stack(self.mode(), body).points().len(),
            };
            let mut places = 1..=taken;
            let has = |place: u8| {
                let mut players = table.players.iter();
                players.any(|player| player.markers[body as usize] == place)
            };
            ensure(usize::from(taken) <= stack && places.all(has), || {
                format!("markers: those of {body} were not taken one after the other")
            })?;
        }
        Ok(())
    }

    /// The thirty event cards are each in one place, three of them face up
    /// (KOS-280), and the card of the round fits the phase.
    fn count_events(&self) -> Result<(), String> {
        let table = self.table();
        let events = &table.events;
        let open = events.open.iter().flatten();
        let piles = events.deck.iter().chain(events.discard.iter());
        let cards = piles.chain(open.clone().copied());
        let all: Deck = cards.clone().collect();
        ensure(
            cards.count() == usize::from(Figures::CARDS) && all == Deck::full(Figures::CARDS),
            || "events: the cards are not each in one place".into(),
        )?;
        let laid = match (self.mode(), table.phase, table.pending.top()) {
            (Mode::Basic, Phase::Setup, _) => false,
            (Mode::Advanced, Phase::Setup, asked) => asked == Some(Step::ChooseColour),
            _ => true,
        };
        ensure(open.count() == if laid { 3 } else { 0 }, || {
            "events: not as many face-up cards as there should be".into()
        })?;
        ensure(
            table.round > 1 || (events.discard.is_empty() && table.event.is_none()),
            || "events: the first round has none".into(),
        )?;
        let asked = table.pending.top();
        match (table.phase, table.event) {
            (Phase::Setup, card) => ensure(card.is_none(), || "event: too early".into()),
            (Phase::Event, None) => ensure(asked == Some(Step::ChooseEvent), || {
                "event: no card is chosen".into()
            }),
            (Phase::Event, Some(card)) => {
                let kind = self.figures().card(card).kind;
                let gravity = matches!(asked, Some(Step::Gravity | Step::Final));
                let resolved =
                    self.game.response(kind) == asked || (kind == EventKind::Gravity && gravity);
                ensure(events.open.contains(&Some(card)) && resolved, || {
                    format!("event: card {} is not being resolved", card + 1)
                })
            }
            (_, card) => ensure(card.is_some() == (table.round > 1), || {
                "event: a card in every round but the first".into()
            }),
        }
    }

    /// Everyone has the missions that were dealt, no card twice, none of a retired
    /// body (KOS-061, KOS-062, KOS-069, KOS-072, KOS-078).
    fn count_missions(&self) -> Result<(), String> {
        let mut dealt = Missions::EMPTY;
        let cards = [Goal::First, Goal::Second].map(|goal| missions::cards(goal, self.table()));
        for seat in self.seats() {
            let Private {
                missions,
                discarded,
                ..
            } = self.state.private[seat.index()];
            for card in missions.iter().chain(discarded.iter()) {
                ensure(
                    !dealt.contains(card) && cards.iter().any(|deck| deck.contains(card)),
                    || format!("seat {seat}: a mission that somebody else has or nobody can"),
                )?;
                dealt.put(card);
            }
            let fits = match self.mode() {
                Mode::Basic => self.has_basic_missions(seat),
                Mode::Advanced => self.has_advanced_missions(seat),
            };
            ensure(fits, || format!("seat {seat}: not the missions of a deal"))?;
        }
        Ok(())
    }

    fn has_basic_missions(&self, seat: Seat) -> bool {
        let Private {
            missions,
            discarded,
            rejected,
            ..
        } = self.state.private[seat.index()];
        if self.table().phase == Phase::Setup {
            return missions.is_empty() && discarded.is_empty() && rejected.is_empty();
        }
        let [alpha, beta] = [true, false].map(|alpha| missions.common(self.second_deck(alpha)));
        let first = missions.common(missions::cards(Goal::First, self.table()));
        // Only what clashes is rejected.
        let mut rejected = rejected.iter().map(|card| card + Mission::COUNT / 2);
        (first.len(), alpha.len(), beta.len(), discarded.len()) == (1, 1, 1, 0)
            && !missions::clashes(missions)
            && rejected.all(|second| missions.contains(second))
    }

    fn has_advanced_missions(&self, seat: Seat) -> bool {
        let Private {
            mut missions,
            mut discarded,
            rejected,
            ..
        } = self.state.private[seat.index()];
        let pending = &self.table().pending;
        let kept = match pending.top() {
            Some(Step::PlaceBody) => false,
            Some(Step::KeepMissions) => !pending.seats().contains(seat),
            _ => true,
        };
        let counts = if kept { (2, 2) } else { (4, 0) };
        let fits = (missions.len(), discarded.len()) == counts && rejected.is_empty();
        missions.take_all(&mut discarded);
        fits && missions
            .common(missions::cards(Goal::First, self.table()))
            .len()
            == 2
    }

    /// Before the first round nothing has happened; colours are chosen one after
    /// the other, and all before the first round (KOS-044, KOS-285).
    fn check_start(&self) -> Result<(), String> {
        let table = self.table();
        let choosing = table.pending.top() == Some(Step::ChooseColour);
        let mut chosen = if choosing {
            let asked = table.pending.seats().lowest();
            let order = table.turn_order();
            order.take_while(|&seat| Some(seat) != asked).collect()
        } else {
            SeatSet::EMPTY
        };
        if table.phase != Phase::Setup {
            chosen = SeatSet::first(table.people);
        }
        let mut colours = enumset::EnumSet::<Colour>::empty();
        for seat in self.seats() {
            let player = self.player(seat);
            ensure(player.colour.is_some() == chosen.contains(seat), || {
                format!("seat {seat}: a colour too early or too late")
            })?;
            if let Some(colour) = player.colour {
                let free = colours.insert(colour);
                ensure(free, || format!("seat {seat}: somebody else is {colour}"))?;
            }
            let waiting = player.ship == Ship::Landed(Body::Earth)
                && player.shields == 0
                && player.rose.is_empty()
                && player.markers == [0; 9]
                && self.tank(seat).is_empty();
            ensure(table.phase != Phase::Setup || waiting, || {
                format!("seat {seat}: the race has not begun")
            })?;
        }
        Ok(())
    }

    /// A landed ship is on its player's last body, and its rose is empty but for
    /// the wind (KOS-277). A ship in space is in a sector (KOS-278). Whoever has
    /// been on a destination has its marker, as long as there was one.
    fn check_ship(&self, seat: Seat) -> Result<(), String> {
        let player = self.player(seat);
        match player.ship {
            Ship::Landed(body) => {
                ensure(body == player.last, || {
                    format!(
                        "seat {seat}: landed on {body}, but {} was last",
                        player.last
                    )
                })?;
                ensure(player.rose.is_empty() || self.is_wind(seat), || {
                    format!("seat {seat}: a landed ship has cubes on its rose")
                })?;
            }
            Ship::Space(hex) => ensure(
                hex != crate::components::Hex::SUN && self.game.on_board(hex),
                || format!("seat {seat}: {hex:?} is no sector of the board"),
            )?,
        }
        let last = player.last;
        ensure(
            last == Body::Earth
                || player.has_marker(last)
                || self.game.markers_left(self.table(), last).is_empty(),
            || format!("seat {seat}: landed on {last} without taking a marker"),
        )
    }

    /// Whether the cubes on a rose can all be of this round's wind (KOS-115).
    fn is_wind(&self, seat: Seat) -> bool {
        let table = self.table();
        let Some(card) = self.card().filter(|card| card.kind == EventKind::SolarWind) else {
            return false;
        };
        let wind = self.player(seat).rose.at(card.direction);
        let blown = match table.phase {
            Phase::Event => self.has_responded(seat),
            Phase::Orders => true,
            _ => false,
        };
        blown
            && !table.protected.contains(seat)
            && wind == self.player(seat).rose.total()
            && wind.hyper == 0
            && wind.normal <= card.strength
    }

    /// Whether a seat comes before the one that is asked now.
    fn has_responded(&self, seat: Seat) -> bool {
        let asked = self.table().pending.seats().lowest();
        let mut before = self.table().turn_order();
        before.find(|&other| other == seat || Some(other) == asked) != asked
    }

    /// A final landing was made on Earth in this round, by someone who could
    /// (KOS-240, KOS-259), and earned what it should (KOS-244 to KOS-247, KOS-261).
    fn check_home(&self, seat: Seat) -> Result<(), String> {
        let table = self.table();
        let player = self.player(seat);
        let Some(home) = player.home else {
            return ensure(!player.has_marker(Body::Earth), || {
                format!("seat {seat}: an Earth marker without a final landing")
            });
        };
        let can = match home {
            Phase::Event => self.game.is_event(table, EventKind::Gravity),
            Phase::Flight | Phase::Movement => true,
            _ => false,
        };
        ensure(
            can && home <= table.phase
                && player.landed() == Some(Body::Earth)
                && self.game.is_eligible(table, seat),
            || format!("seat {seat}: no final landing in the phase {home}"),
        )?;
        let early = |seat: Seat| {
            self.player(seat)
                .home
                .is_some_and(|home| home < Phase::Movement)
        };
        let earns = self.mode() == Mode::Advanced
            || home < Phase::Movement
            || !(table.earth_visited || self.seats().any(early));
        ensure(player.has_marker(Body::Earth) == earns, || {
            format!("seat {seat}: the Earth marker is not where it should be")
        })
    }

    /// Where nobody sits, nothing lies (KOS-045).
    fn check_absent(&self) -> Result<(), String> {
        let empty = crate::setup::set_table(self.figures(), &self.game.setup, self.state.dice);
        for index in usize::from(self.table().people)..4 {
            ensure(
                self.table().players[index] == empty.table.players[index]
                    && self.state.tanks[index].is_empty()
                    && self.state.private[index] == Private::default()
                    && self.table().hands[index].is_empty(),
                || format!("seat {}: nobody sits there", index + 1),
            )?;
        }
        Ok(())
    }

    /// The open question fits the position, and below it lies the rest of the
    /// phase and of the round.
    fn check_pending(&self) -> Result<(), String> {
        let table = self.table();
        let Some(top) = table.pending.top() else {
            let ended = !table.parked().is_empty() || table.round == self.limits().rounds;
            ensure(table.is_over() && ended, || {
                "asked: nothing, but the game is not over".into()
            })?;
            return self.check_memory();
        };
        ensure(!table.is_over(), || {
            "asked: something, but the game is over".into()
        })?;
        let seats = table.pending.seats();
        let open = top.is_question() && seats.iter().all(|seat| self.may_owe(top, seat));
        ensure(
            open && !seats.is_empty() && (top.is_sealed() || seats.len() == 1),
            || format!("asked: {top:?} is no question for these seats now"),
        )?;
        ensure(table.pending == self.pending_under(top, seats)?, || {
            format!("pending: not what is left to do after {top:?}")
        })?;
        self.check_memory()
    }

    /// Whether a seat can be asked this now.
    fn may_owe(&self, step: Step, seat: Seat) -> bool {
        let table = self.table();
        let has_turn = match step {
            Step::PlaceBody => self.places_now(seat),
            Step::ChooseEvent => table.instructor == Some(seat),
            Step::Order => self.player(seat).home.is_none(),
            Step::Fly => {
                self.flight_step(seat) == Some(step) && self.player(seat).landed().is_none()
            }
            Step::Refuel => self.flight_step(seat) == Some(step),
            Step::Land => !table.staying.contains(seat),
            Step::Final => self.may_declare(seat),
            _ => true,
        };
        has_turn && self.asks(seat, step)
    }

    /// Whether a seat can have landed on Earth right now and say whether that is its
    /// final landing (KOS-288).
    fn may_declare(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        self.game.may_declare(self.table(), seat)
            && player.landed() == Some(Body::Earth)
            && player.rose.is_empty()
            && player.home.is_none()
            && !self.table().staying.contains(seat)
    }

    /// In the advanced setup players place in turn (KOS-075); in the basic setup
    /// whoever has a token may be next (KOS-054).
    fn places_now(&self, seat: Seat) -> bool {
        let table = self.table();
        let placed = Body::ALL.len() - self.unplaced().len();
        let turn = (usize::from(table.first.0) + placed) % usize::from(table.people);
        match self.mode() {
            Mode::Basic => !table.hands[seat.index()].is_empty(),
            Mode::Advanced => seat.index() == turn,
        }
    }

    /// What the round remembers fits the phase: shields are spent against some
    /// events only, ships that stay are landed, and all others are in space until
    /// their turn has come.
    fn check_memory(&self) -> Result<(), String> {
        let table = self.table();
        let kind = self.card().map(|card| card.kind);
        let harmful = EventKind::SolarWind
            | EventKind::Gravity
            | EventKind::Asteroids
            | EventKind::SolarFlares;
        let avoidable = harmful & self.figures().avoidable;
        let avoidable = kind.is_some_and(|kind| avoidable.contains(kind));
        let early = table.phase < Phase::Flight;
        let flying = table.phase == Phase::Flight;
        let asked = table.pending.seats().lowest();
        for seat in self.seats() {
            let landed = self.player(seat).landed().is_some();
            let responded = table.phase != Phase::Event || self.has_responded(seat);
            let held = kind == Some(EventKind::Gravity) && early && landed;
            ensure(
                !table.protected.contains(seat) || (avoidable && responded && !held),
                || format!("protected: seat {seat} spent no shield"),
            )?;
            ensure(!table.barred.contains(seat) || self.is_barred(seat), || {
                format!("barred: seat {seat} got nothing from the event")
            })?;
            let stays = table.staying.contains(seat);
            ensure(!stays || (landed && !early), || {
                format!("staying: seat {seat} does not stay")
            })?;
            let still_to_fly = flying && !self.has_responded(seat) && asked != Some(seat);
            let home = self.player(seat).home.is_some();
            ensure(!still_to_fly || stays || home || !landed, || {
                format!("seat {seat}: landed, but about to fly")
            })?;
        }
        Ok(())
    }

    /// Whether the event can have kept a seat from more fuel in this round: it bought
    /// some (KOS-119), or gravity has landed its ship (KOS-128).
    fn is_barred(&self, seat: Seat) -> bool {
        let table = self.table();
        let rulings = &self.figures().rulings;
        let early = table.phase < Phase::Flight;
        let lands =
            table.pending.top() == Some(Step::Final) && table.pending.seats().contains(seat);
        let responded = table.phase != Phase::Event || self.has_responded(seat) || lands;
        let barred = match self.card().map(|card| card.kind) {
            Some(EventKind::EnergyConversion) => rulings.shield_fuel == ShieldFuel::OneARound,
            Some(EventKind::Gravity) => {
                let landed = self.player(seat).landed().is_some();
                rulings.gravity_refuel == GravityRefuel::NextRound && (landed || !early)
            }
            _ => false,
        };
        barred && responded && !table.protected.contains(seat)
    }

    /// Somebody landed on Earth before phase 4 of this round, where it is remembered at
    /// all (KOS-245): by gravity, or in phase 3 and is still there. A final landing is
    /// such a landing.
    fn check_earth(&self) -> Result<(), String> {
        let table = self.table();
        let gravity = self.game.is_event(table, EventKind::Gravity);
        let flown = |seat: Seat| {
            let landed = self.player(seat).landed() == Some(Body::Earth);
            landed && table.phase > Phase::Orders && !table.staying.contains(seat)
        };
        let can = self.game.any_landing_counts() && (gravity || self.seats().any(flown));
        ensure(!table.earth_visited || can, || {
            "earth_visited: nobody landed there in this round".into()
        })?;
        let early = |seat: Seat| {
            let home = self.player(seat).home;
            home.is_some_and(|home| home < Phase::Movement)
        };
        let must = self.game.any_landing_counts() && self.seats().any(early);
        ensure(table.earth_visited || !must, || {
            "earth_visited: a final landing was made in this round".into()
        })
    }

    /// Orders are there only while they are given, and each is legal as far as it
    /// goes (KOS-140 to KOS-167).
    fn check_orders(&self) -> Result<(), String> {
        let table = self.table();
        for seat in self.seats() {
            let order = self.state.private[seat.index()].order;
            let gives = table.ordering() && self.player(seat).home.is_none();
            let sealed = gives && !table.pending.seats().contains(seat);
            let fits = if gives {
                self.is_order(seat, &order, sealed)
            } else {
                order == Order::default()
            };
            ensure(fits, || format!("seat {seat}: no such order can be given"))?;
        }
        Ok(())
    }

    /// Whether an order can be named in some order of its steps: cubes that the tank
    /// holds with the fuel of the conversion, and for that fuel some number of cubes,
    /// paid by the tank alone, that made the room for it.
    fn is_order(&self, seat: Seat, order: &Order, sealed: bool) -> bool {
        let (tank, cubes) = (self.tank(seat), order.cubes().len() as u8);
        let [normal, hyper] = [Fuel::Normal, Fuel::Hyper].map(|fuel| order.uses(fuel));
        let fits = cubes <= self.game.cubes_allowed(self.table(), seat)
            && hyper <= tank.hyper
            && normal <= tank.normal.saturating_add(order.converted);
        let most_before = hyper + normal.min(tank.normal);
        let brings = |before: u8| self.game.conversion(tank, before);
        let converts = self.player(seat).shields > 0
            && self.game.may_convert(self.table(), seat)
            && (0..=most_before).any(|before| brings(before) == order.converted);
        let seals = match (sealed, order.stay) {
            (false, stay) => !stay,
            (true, true) => self.check_stay(seat).is_ok(),
            (true, false) => self.check_go(seat).is_ok(),
        };
        fits && seals && (order.converted == 0 || converts)
    }
}
