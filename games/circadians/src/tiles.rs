//! Ship and farm tiles: the stacks, and how tiles come and go on a research base.

use tabletop::{Answers, Dice, Log, Seat};

use crate::{
    Reason,
    components::{Farm, Leader, Ship},
    event::Event,
    play::{Play, Read},
    state::Stacks,
    step::{Action, Step, Tile},
};

/// A kind of tile, by its number in the box.
pub trait Kind: Copy {
    /// The kind with this number.
    fn numbered(number: usize) -> Self;
}

impl Kind for Ship {
    fn numbered(number: usize) -> Self {
        Self::ALL[number]
    }
}

impl Kind for Farm {
    fn numbered(number: usize) -> Self {
        Self::ALL[number]
    }
}

impl<T: Kind, const N: usize> Stacks<T, N> {
    /// Three stacks of shuffled tiles (CFL-029, CFL-030). What lies beneath the top is known
    /// to nobody, so it is dealt when it comes up.
    pub(crate) fn deal(counts: [u8; N], size: u8, dice: &mut Dice) -> Self {
        let mut stacks = Self {
            tops: [None; 3],
            beneath: [size; 3],
            hidden: counts,
        };
        for stack in 0..3 {
            stacks.uncover(stack, dice);
        }
        stacks
    }

    /// The next tile of a stack comes up, if there is one; an emptied stack stays empty
    /// (CFL-122, CFL-127).
    fn uncover(&mut self, stack: usize, dice: &mut Dice) -> Option<T> {
        self.tops[stack] = None;
        if self.beneath[stack] == 0 {
            return None;
        }
        self.beneath[stack] -= 1;
        let count: u32 = self.hidden.iter().map(|&count| u32::from(count)).sum();
        let mut number = dice.below(count.max(1));
        for (kind, left) in self.hidden.iter_mut().enumerate() {
            if number < u32::from(*left) {
                *left -= 1;
                self.tops[stack] = Some(T::numbered(kind));
                break;
            }
            number -= u32::from(*left);
        }
        self.tops[stack]
    }

    /// How many tiles a stack has.
    pub(crate) fn height(&self, stack: usize) -> u8 {
        self.beneath[stack] + u8::from(self.tops[stack].is_some())
    }

    /// The tallest stack, the left-most if several are; none if all are empty (CFL-372).
    pub(crate) fn tallest(&self) -> Option<usize> {
        (0..3)
            .rev()
            .max_by_key(|&stack| self.height(stack))
            .filter(|&stack| self.height(stack) > 0)
    }
}

impl Read<'_> {
    /// The left-most empty place for a tile: a garage without a ship, a foundation without a
    /// farm (CFL-190).
    pub fn empty_place(&self, seat: Seat, tile: Tile) -> Option<u8> {
        let side = self.side(seat);
        let place = if tile.is_farm() {
            side.tiles.iter().position(Option::is_none)
        } else {
            side.ships.iter().position(Option::is_none)
        };
        place.map(|place| place as u8)
    }

    fn top_exists(&self, tile: Tile, stack: u8) -> bool {
        let stack = stack as usize;
        if tile.is_farm() {
            self.table()
                .farms
                .tops
                .get(stack)
                .is_some_and(Option::is_some)
        } else {
            self.table()
                .ships
                .tops
                .get(stack)
                .is_some_and(Option::is_some)
        }
    }

    /// CFL-119, CFL-193: a stack with tiles, or none when a free tile would destroy another.
    pub fn check_stack(&self, seat: Seat, tile: Tile, stack: Option<u8>) -> Result<(), Reason> {
        match stack {
            Some(stack) if self.top_exists(tile, stack) => Ok(()),
            Some(_) => Err(Reason::StackEmpty),
            None if !tile.is_free() || self.empty_place(seat, tile).is_some() => {
                Err(Reason::MustTake)
            }
            None if !(0..3).any(|stack| self.top_exists(tile, stack)) => Err(Reason::StackEmpty),
            None => Ok(()),
        }
    }

    pub fn list_stacks(&self, seat: Seat, tile: Tile, list: &mut impl Answers<Action>) {
        for stack in [None, Some(0), Some(1), Some(2)] {
            if self.check_stack(seat, tile, stack).is_ok() {
                list.push(Action::Stack(stack));
            }
        }
    }

    /// Whether the player has a tile with this number (CFL-194: printed ones are no tiles).
    fn check_tile(&self, seat: Seat, tile: Tile, number: u8) -> Result<(), Reason> {
        let side = self.side(seat);
        let number = number as usize;
        let exists = if tile.is_farm() {
            side.tiles.get(number).is_some_and(Option::is_some)
        } else {
            side.ships.get(number).is_some_and(Option::is_some)
        };
        if exists { Ok(()) } else { Err(Reason::NoTile) }
    }

    /// CFL-190 to CFL-192: the left-most empty place, or instead of a built tile.
    pub fn check_place(&self, seat: Seat, tile: Tile, place: Option<u8>) -> Result<(), Reason> {
        match place {
            None if self.empty_place(seat, tile).is_some() => Ok(()),
            None => Err(Reason::NoEmptyPlace),
            Some(number) => self.check_tile(seat, tile, number),
        }
    }

    pub fn list_places(&self, seat: Seat, tile: Tile, list: &mut impl Answers<Action>) {
        for place in [None].into_iter().chain((0..4).map(Some)) {
            if self.check_place(seat, tile, place).is_ok() {
                list.push(Action::Place(place));
            }
        }
    }

    /// CFL-172, CFL-173.
    pub fn check_destroy(&self, seat: Seat, tile: Tile, number: u8) -> Result<(), Reason> {
        self.check_tile(seat, tile, number)
    }

    pub fn list_destructions(&self, seat: Seat, tile: Tile, list: &mut impl Answers<Action>) {
        for number in 0..4 {
            if self.check_destroy(seat, tile, number).is_ok() {
                list.push(Action::Destroy(number));
            }
        }
    }
}

impl<L: Log<Event>> Play<'_, L> {
    /// The stack is chosen; where the tile goes is asked before the next one is uncovered
    /// (CFL-411).
    pub fn choose_stack(&mut self, seat: Seat, tile: Tile, stack: Option<u8>) {
        match stack {
            None => self.emit(Event::TileDeclined { seat }),
            Some(_) => {
                self.state.table.sending.stack = stack;
                self.ask(Step::Place(tile));
            }
        }
    }

    /// Takes the tile and puts it down; a tile in its place leaves the game (CFL-191,
    /// CFL-195). Then the next tile of the stack is seen.
    pub fn place_tile(&mut self, seat: Seat, tile: Tile, place: Option<u8>) {
        let Some(stack) = self.state.table.sending.stack.take() else {
            return;
        };
        let Some(place) = place.or_else(|| self.read().empty_place(seat, tile)) else {
            return;
        };
        if tile.is_farm() {
            self.place_farm(seat, stack, place);
        } else {
            self.place_ship(seat, stack, place);
        }
    }

    fn place_ship(&mut self, seat: Seat, stack: u8, place: u8) {
        let Some(ship) = self.state.table.ships.tops[stack as usize] else {
            return;
        };
        if let Some(old) = self.side(seat).ships[place as usize].take() {
            self.describe_ship_destroyed(seat, old, place);
        }
        self.side(seat).ships[place as usize] = Some(ship);
        self.emit(Event::ShipTaken {
            seat,
            ship,
            stack,
            garage: place + 1,
        });
        self.uncover_ship(stack);
    }

    pub fn uncover_ship(&mut self, stack: u8) {
        if let Some(ship) = self
            .state
            .table
            .ships
            .uncover(stack as usize, &mut self.state.dice)
        {
            self.emit(Event::ShipUncovered { stack, ship });
        }
    }

    /// In the Second Edition Jakob gains a ship with it (CFL-254).
    fn place_farm(&mut self, seat: Seat, stack: u8, place: u8) {
        let Some(farm) = self.state.table.farms.tops[stack as usize] else {
            return;
        };
        if let Some(old) = self.side(seat).tiles[place as usize].take() {
            self.leave_farm(seat, old, place);
        }
        self.side(seat).tiles[place as usize] = Some(farm);
        self.emit(Event::FarmTaken {
            seat,
            farm,
            stack,
            foundation: place,
        });
        self.uncover_farm(stack);
        if self.read().edition().jakob_everywhere && self.state.table.has(seat, Leader::Jakob) {
            self.ask(Step::Stack(Tile::FreeShip));
        }
    }

    pub fn uncover_farm(&mut self, stack: u8) {
        if let Some(farm) = self
            .state
            .table
            .farms
            .uncover(stack as usize, &mut self.state.dice)
        {
            self.emit(Event::FarmUncovered { stack, farm });
        }
    }

    fn describe_ship_destroyed(&mut self, seat: Seat, ship: Ship, place: u8) {
        self.emit(Event::ShipDestroyed {
            seat,
            ship,
            garage: place + 1,
        });
    }

    /// A farm leaves the game; a die on it goes to the cantina, without water (CFL-198).
    fn leave_farm(&mut self, seat: Seat, farm: Farm, place: u8) {
        self.emit(Event::FarmDestroyed {
            seat,
            farm,
            foundation: place,
        });
        if let Some(die) = self.side(seat).farms[place as usize + 3].take() {
            self.send_to_cantina(die);
        }
    }

    /// CFL-196: tiles to the right of a loss shift left; dice stay where they are.
    pub fn destroy_tile(&mut self, seat: Seat, tile: Tile, number: u8) {
        let index = number as usize;
        if tile.is_farm() {
            if let Some(old) = self.side(seat).tiles[index].take() {
                self.leave_farm(seat, old, number);
            }
            self.side(seat).tiles[index..].rotate_left(1);
        } else {
            if let Some(old) = self.side(seat).ships[index].take() {
                self.describe_ship_destroyed(seat, old, number);
            }
            self.side(seat).ships[index..].rotate_left(1);
        }
    }
}
