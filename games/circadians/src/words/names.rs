//! The names of things, and what cards and tiles do.

use alloc::{vec, vec::Vec};

use tabletop::{Arg, Phrase, Seat, SeatSet};

use crate::{
    Circadians,
    components::{
        Contract, Cost, Die, Direction, EventCard, Faction, Farm, Hex, Leader, Level, Location,
        Origin, Resource, Ship, Space, Spot,
    },
    figures::{
        Ability, Condition, Count, Effect, FarmKind, Penalty, Rate, Reward, SchemeOption, Yield,
    },
    state::Stage,
};

/// A count as an argument.
pub(crate) fn number(count: impl Into<i64>) -> Arg {
    Arg::Number(count.into())
}

/// A number as one of several things.
pub(crate) fn value(value: u8) -> Phrase {
    Phrase::new("value").with("value", number(value))
}

/// The name of a resource.
pub(crate) const fn resource(resource: Resource) -> Phrase {
    Phrase::new(match resource {
        Resource::Water => "resource-water",
        Resource::Algae => "resource-algae",
        Resource::Energy => "resource-energy",
        Resource::Gem => "resource-gem",
    })
}

/// So much of a resource.
pub(crate) fn amount(resource: Resource, count: impl Into<i64>) -> Phrase {
    let key = match resource {
        Resource::Water => "amount-water",
        Resource::Algae => "amount-algae",
        Resource::Energy => "amount-energy",
        Resource::Gem => "amount-gem",
    };
    Phrase::new(key).with("count", number(count))
}

/// The resources of a price or a gain, each with its amount.
pub(crate) fn goods(cost: Cost) -> Vec<Phrase> {
    let some = Resource::ALL.iter().filter(|&&one| cost[one as usize] > 0);
    some.map(|&one| amount(one, cost[one as usize])).collect()
}

/// Several amounts as one.
pub(crate) fn together(list: Vec<Phrase>) -> Phrase {
    if list.is_empty() {
        Phrase::new("amount-nothing")
    } else {
        Phrase::new("amount-list").with("list", list)
    }
}

/// Amounts that are gained or lost, each with its sign.
pub(crate) fn signed(sign: &'static str, amounts: Vec<Phrase>) -> Vec<Phrase> {
    let amounts = amounts.into_iter();
    amounts
        .map(|amount| Phrase::new(sign).with("amount", amount))
        .collect()
}

/// A price or a gain.
pub(crate) fn price(cost: Cost) -> Phrase {
    together(goods(cost))
}

/// What a hex or a farm yields.
pub(crate) fn found(found: Yield) -> Phrase {
    let mut list = goods(found.goods);
    if found.dice > 0 {
        list.push(dice(found.dice));
    }
    together(list)
}

/// So many dice.
pub(crate) fn dice(count: u8) -> Phrase {
    Phrase::new("amount-dice").with("count", number(count))
}

/// So many contracts.
pub(crate) fn contracts(count: u8) -> Phrase {
    Phrase::new("amount-contracts").with("count", number(count))
}

/// So many points.
pub(crate) fn points(count: impl Into<i64>) -> Phrase {
    Phrase::new("amount-points").with("count", number(count))
}

/// One of several things: “2 energy or 10 water”. Nothing if there are none.
pub(crate) fn either(things: impl IntoIterator<Item = Phrase>) -> Option<Phrase> {
    things.into_iter().reduce(|first, second| {
        Phrase::new("either")
            .with("first", first)
            .with("second", second)
    })
}

/// A trade.
pub(crate) fn rate(rate: &Rate) -> Phrase {
    Phrase::new("rate")
        .with("give", amount(rate.give, rate.give_amount))
        .with("get", amount(rate.get, rate.get_amount))
}

/// The name of a location.
pub(crate) const fn location(location: Location) -> Phrase {
    Phrase::new(match location {
        Location::Headquarters => "location-headquarters",
        Location::MiningCamp => "location-mining-camp",
        Location::Laboratory => "location-laboratory",
        Location::Foundry => "location-foundry",
        Location::Market => "location-market",
        Location::Academy => "location-academy",
        Location::ControlRoom => "location-control-room",
        Location::Negotiations => "location-negotiations",
        Location::Depository => "location-depository",
    })
}

/// The name of a faction.
pub(crate) const fn faction(faction: Faction) -> Phrase {
    Phrase::new(match faction {
        Faction::Leyrien => "faction-leyrien",
        Faction::Zcharo => "faction-zcharo",
        Faction::Jrayek => "faction-jrayek",
    })
}

/// The name of a direction.
pub(crate) const fn direction(direction: Direction) -> Phrase {
    Phrase::new(match direction {
        Direction::Ne => "direction-ne",
        Direction::E => "direction-e",
        Direction::Se => "direction-se",
        Direction::Sw => "direction-sw",
        Direction::W => "direction-w",
        Direction::Nw => "direction-nw",
    })
}

/// The name of a stage of the game.
pub(crate) const fn stage(stage: Stage) -> Phrase {
    Phrase::new(match stage {
        Stage::Leaders => "stage-leaders",
        Stage::Picks => "stage-picks",
        Stage::Bans => "stage-bans",
        Stage::SecondPicks => "stage-second-picks",
        Stage::StartShip => "stage-start-ship",
        Stage::Draft => "stage-draft",
        Stage::SoloDiscard => "stage-solo-discard",
        Stage::Event => "stage-event",
        Stage::Assign => "stage-assign",
        Stage::Headquarters => "stage-headquarters",
        Stage::Garages => "stage-garages",
        Stage::Harvest => "stage-harvest",
        Stage::HarvestEnd => "stage-harvest-end",
        Stage::Rest => "stage-rest",
        Stage::Over => "stage-over",
    })
}

/// A die by what it shows, or Sal.
pub(crate) fn die(die: Die) -> Phrase {
    if die.is_sal() {
        Phrase::new("die-sal")
    } else {
        a_die(die.value())
    }
}

/// A die that shows this.
pub(crate) fn a_die(value: u8) -> Phrase {
    Phrase::new("die-value").with("value", number(value))
}

/// Where a die is sent from.
pub(crate) fn origin(origin: Origin) -> Phrase {
    match origin {
        Origin::Headquarters(at) => {
            Phrase::new("place-headquarters").with("number", number(at + 1))
        }
        Origin::Garage(at) => Phrase::new("place-garage").with("number", number(at + 1)),
    }
}

/// Where a die stands.
pub(crate) fn spot(spot: Spot) -> Phrase {
    match spot {
        Spot::Supply => Phrase::new("place-supply"),
        Spot::Garage(at) => Phrase::new("place-garage").with("number", number(at + 1)),
        Spot::Farm(at) => Phrase::new("place-farm").with("number", number(at + 1)),
        Spot::Cantina(shows) => Phrase::new("place-cantina").with("value", number(shows)),
        Spot::Board(at) => space(at),
    }
}

/// A space of a board.
pub(crate) fn space(space: Space) -> Phrase {
    let row = || number(space.row() + 1);
    match space.location() {
        Location::Headquarters => {
            Phrase::new("place-headquarters").with("number", number(space.number() + 1))
        }
        Location::Negotiations => Phrase::new("place-negotiations")
            .with("faction", faction(space.faction()))
            .with("row", row()),
        Location::Depository => Phrase::new("place-depository")
            .with("value", number(space.value()))
            .with("row", row()),
        Location::Laboratory => Phrase::new("place-station")
            .with("location", location(Location::Laboratory))
            .with("number", number(space.number() / 2 + 1)),
        at => Phrase::new("place-station")
            .with("location", location(at))
            .with("number", number(space.number() + 1)),
    }
}

/// The name of a contract.
pub(crate) const fn contract(contract: Contract) -> Phrase {
    Phrase::new(match contract {
        Contract::AlgaeCells => "contract-algae-cells",
        Contract::AlienRelic => "contract-alien-relic",
        Contract::Archive => "contract-archive",
        Contract::AquaCannon => "contract-aqua-cannon",
        Contract::AquaPack => "contract-aqua-pack",
        Contract::CaptainsHat => "contract-captains-hat",
        Contract::EngineerBot => "contract-engineer-bot",
        Contract::FuelRefiner => "contract-fuel-refiner",
        Contract::Grogg => "contract-grogg",
        Contract::HydraulicCore => "contract-hydraulic-core",
        Contract::IceStones => "contract-ice-stones",
        Contract::IdBadge => "contract-id-badge",
        Contract::Jakhaw => "contract-jakhaw",
        Contract::JrayekArmour => "contract-jrayek-armour",
        Contract::JrayekDrill => "contract-jrayek-drill",
        Contract::JrayekPump => "contract-jrayek-pump",
        Contract::JrayekShield => "contract-jrayek-shield",
        Contract::Karvyk => "contract-karvyk",
        Contract::Ledger => "contract-ledger",
        Contract::LeyrienArmour => "contract-leyrien-armour",
        Contract::LeyrienBasket => "contract-leyrien-basket",
        Contract::LeyrienSceptre => "contract-leyrien-sceptre",
        Contract::LeyrienScythe => "contract-leyrien-scythe",
        Contract::SecurityCodes => "contract-security-codes",
        Contract::SecurityDrone => "contract-security-drone",
        Contract::SleepCapsules => "contract-sleep-capsules",
        Contract::SodaSupply => "contract-soda-supply",
        Contract::SpareParts => "contract-spare-parts",
        Contract::Uxolotyl => "contract-uxolotyl",
        Contract::WorkerDrone => "contract-worker-drone",
        Contract::Yeki => "contract-yeki",
        Contract::Zcarpi => "contract-zcarpi",
        Contract::ZcharoArmour => "contract-zcharo-armour",
        Contract::ZcharoBeacon => "contract-zcharo-beacon",
        Contract::ZcharoFlyer => "contract-zcharo-flyer",
        Contract::ZcharoLamp => "contract-zcharo-lamp",
    })
}

/// What an end-game bonus counts, so many for one.
fn counted(count: Count, per: u8) -> Phrase {
    let phrase = match count {
        Count::DiceOnNegotiations => Phrase::new("count-negotiations"),
        Count::DiceWith(with) => Phrase::new("count-faction").with("faction", faction(with)),
        Count::DiceAtDepository => Phrase::new("count-depository"),
        Count::DiceInSupplyAndHq => Phrase::new("count-dice"),
        Count::ContractsInHand => Phrase::new("count-hand"),
        Count::InGameContracts => Phrase::new("count-in-game"),
        Count::EndGameContracts => Phrase::new("count-end-game"),
        Count::ShipTiles => Phrase::new("count-ships"),
        Count::FarmTiles => Phrase::new("count-farms"),
        Count::Goods(one) => Phrase::new("count-goods").with("amount", amount(one, per)),
    };
    phrase.with("per", number(per))
}

/// What a contract does, as a sentence.
fn effect(effect: Effect) -> Phrase {
    let at = |key, at| Phrase::new(key).with("location", location(at));
    match effect {
        Effect::Discount(Location::Depository, one, count) => {
            Phrase::new("effect-discount-contracts").with("amount", amount(one, count))
        }
        Effect::Discount(place, one, count) => {
            at("effect-discount", place).with("amount", amount(one, count))
        }
        Effect::DiscountAny(place, count) => {
            at("effect-discount-any", place).with("count", number(count))
        }
        Effect::Gain(Location::Market, one, count) => {
            at("effect-gain-first", Location::Market).with("amount", amount(one, count))
        }
        Effect::Gain(place, one, count) => {
            at("effect-gain", place).with("amount", amount(one, count))
        }
        Effect::GainDice(place, count) => at("effect-gain", place).with("amount", dice(count)),
        Effect::Draw(Location::Depository, count) => {
            Phrase::new("effect-draw-fulfilling").with("contracts", contracts(count))
        }
        Effect::Draw(place, count) => at("effect-draw", place).with("contracts", contracts(count)),
        Effect::GainDiceWith(with, count) => Phrase::new("effect-gain-with")
            .with("faction", faction(with))
            .with("amount", dice(count)),
        Effect::IgnoreSetbacks => Phrase::new("effect-ignore-setbacks"),
        Effect::PointsPer { count, per, amount } => Phrase::new("effect-points")
            .with("points", points(amount))
            .with("what", counted(count, per)),
    }
}

/// The condition of a setback token.
pub(crate) fn condition(condition: Condition) -> Phrase {
    match condition {
        Condition::Sum(least) => Phrase::new("condition-sum").with("count", number(least)),
        Condition::Same(least) => Phrase::new("condition-same").with("count", number(least)),
        Condition::Equal(least) => Phrase::new("condition-equal").with("count", number(least)),
    }
}

/// The penalty of a setback slot.
pub(crate) fn penalty((penalty, count): (Penalty, u8)) -> Phrase {
    match penalty {
        Penalty::Contracts => Phrase::new("penalty-contracts").with("contracts", contracts(count)),
        Penalty::Die => Phrase::new("penalty-die").with("dice", dice(count)),
        Penalty::Gem => Phrase::new("penalty-gem").with("amount", amount(Resource::Gem, count)),
        Penalty::MoveBack => Phrase::new("penalty-back"),
        Penalty::Ship => Phrase::new("penalty-ship"),
        Penalty::Farm => Phrase::new("penalty-farm"),
    }
}

/// The reward of an advancement or a delivery.
pub(crate) fn reward((reward, count): (Reward, u8)) -> Phrase {
    match reward {
        Reward::HarvestHex => Phrase::new("reward-hex"),
        Reward::Dice => Phrase::new("reward-gain").with("amount", dice(count)),
        Reward::Gems => Phrase::new("reward-gain").with("amount", amount(Resource::Gem, count)),
        Reward::Move => Phrase::new("reward-move"),
        Reward::Ship => Phrase::new("reward-ship"),
        Reward::Farm => Phrase::new("reward-farm"),
        Reward::Contracts => Phrase::new("reward-contracts").with("contracts", contracts(count)),
    }
}

/// The ability of a faction.
pub(crate) fn ability(ability: Ability) -> Phrase {
    match ability {
        Ability::SetDie => Phrase::new("ability-set-die"),
        Ability::DrawThenDiscard { draw, discard } => Phrase::new("ability-draw")
            .with("draw", contracts(draw))
            .with("count", number(draw))
            .with("discard", number(discard)),
        Ability::Trades(count) => Phrase::new("ability-trades").with("count", number(count)),
        Ability::Move => Phrase::new("reward-move"),
        Ability::Gain(one, count) => Phrase::new("reward-gain").with("amount", amount(one, count)),
        Ability::RevealCache(one, count) => {
            Phrase::new("ability-reveal").with("amount", amount(one, count))
        }
    }
}

impl Circadians {
    /// A leader: the name, with the ability as the attribute `.text`.
    pub(crate) fn leader(&self, leader: Leader) -> Phrase {
        let figures = &self.figures.leaders;
        let edition = self.edition();
        match leader {
            Leader::Akira => Phrase::new("leader-akira")
                .with(
                    "most",
                    number(7 - edition.akira_values.leading_zeros() as u8),
                )
                .with("mines", number(u8::from(edition.akira_mines))),
            Leader::Bjorg => Phrase::new("leader-bjorg").with("value", number(figures.sal)),
            Leader::Dan => Phrase::new("leader-dan"),
            Leader::Jakob => Phrase::new("leader-jakob")
                .with("everywhere", number(u8::from(edition.jakob_everywhere))),
            Leader::Lysias => Phrase::new("leader-lysias"),
            Leader::Naira => Phrase::new("leader-naira"),
            Leader::Renzo => Phrase::new("leader-renzo")
                .with("amount", amount(Resource::Water, figures.renzo_water)),
            Leader::Roslyn => Phrase::new("leader-roslyn")
                .with("dice", dice(figures.roslyn_dice))
                .with("limit", number(self.figures.dice_limit)),
            Leader::Sable => Phrase::new("leader-sable"),
            Leader::Sunari => {
                Phrase::new("leader-sunari").with("farm", self.farm(Farm::SunariFarm))
            }
            Leader::Troy => {
                let [_, algae, energy, gem] = figures.troy;
                Phrase::new("leader-troy")
                    .with("algae", amount(Resource::Algae, algae))
                    .with("energy", amount(Resource::Energy, energy))
                    .with("gem", amount(Resource::Gem, gem))
            }
            Leader::UlKahTal => {
                Phrase::new("leader-ul-kah-tal").with("ship", self.ship(Ship::UlKahTalShip))
            }
            Leader::Zapporah => Phrase::new("leader-zapporah"),
            Leader::Zoey => {
                Phrase::new("leader-zoey").with("contracts", contracts(figures.zoey_contracts))
            }
        }
    }

    /// What a contract does when it is fulfilled, as a sentence.
    pub(crate) fn contract_effect(&self, contract: Contract) -> Phrase {
        effect(self.figures.contract(contract).effect)
    }

    /// An event card: its name, with what it does as the attribute `.text`.
    pub(crate) fn event_card(&self, card: EventCard) -> Phrase {
        let figures = self.figures.event(card);
        let some = |key, cost: Cost| Phrase::new(key).with("amount", price(cost));
        let one = |key, cost: Cost| {
            let amount = either(goods(cost)).unwrap_or_else(|| price(cost));
            Phrase::new(key).with("amount", amount)
        };
        let count = |key, count: u8| Phrase::new(key).with("count", number(count));
        match card {
            EventCard::EndOfAnEra => Phrase::new("card-end-of-an-era"),
            EventCard::WaterTax => Phrase::new("card-water-tax"),
            EventCard::Bureaucracy => some("card-bureaucracy", figures.send),
            EventCard::DustStorm => one("card-dust-storm", figures.surcharge),
            EventCard::Rockfall => count("card-rockfall", figures.target),
            EventCard::StrainedRelations => some("card-strained-relations", figures.surcharge),
            EventCard::OpenMarket => count("card-open-market", figures.trades),
            EventCard::RecruitmentDrive => {
                Phrase::new("card-recruitment-drive").with("dice", dice(figures.dice))
            }
            EventCard::RichVeins => {
                let gems = amount(Resource::Gem, figures.gems);
                Phrase::new("card-rich-veins").with("amount", gems)
            }
            EventCard::ClearSkies => one("card-clear-skies", figures.discount),
            EventCard::ScrapSurplus => one("card-scrap-surplus", figures.discount),
            EventCard::AlgalBloom => one("card-algal-bloom", figures.discount),
            EventCard::WarmWelcome => some("card-warm-welcome", figures.gain),
            EventCard::ExpressFreight => {
                Phrase::new("card-express-freight").with("contracts", contracts(figures.draw))
            }
            EventCard::BumperSeason => some("card-bumper-season", figures.planet),
            EventCard::SpareFuel => some("card-spare-fuel", figures.garage),
        }
    }

    /// A ship: its name, with what it does as the attribute `.text`.
    pub(crate) fn ship(&self, ship: Ship) -> Phrase {
        let figures = self.figures.ship(ship);
        let less = |key| Phrase::new(key).with("amount", price(figures.discount));
        match ship {
            Ship::Flip => Phrase::new("ship-flip"),
            Ship::PlusTwo => Phrase::new("ship-plus-two").with("count", number(figures.up)),
            Ship::PlusMinusOne => {
                Phrase::new("ship-plus-minus-one").with("count", number(figures.up))
            }
            Ship::NoAlgae => Phrase::new("ship-no-algae"),
            Ship::WaterDiscount => less("ship-water-discount"),
            Ship::EnergyDiscount => less("ship-energy-discount"),
            Ship::TwoPoints => {
                Phrase::new("ship-two-points").with("points", points(figures.points))
            }
            Ship::UlKahTalShip => less("ship-ul-kah-tal"),
        }
    }

    /// A farm: its name, with what it does as the attribute `.text`.
    pub(crate) fn farm(&self, farm: Farm) -> Phrase {
        let key = match farm {
            Farm::WaterPassive => "farm-water",
            Farm::AlgaePassive => "farm-algae",
            Farm::EnergyPassive => "farm-energy",
            Farm::GemSix => "farm-gem",
            Farm::DiceSix => "farm-dice",
            Farm::TableAlgaeEnergy => "farm-table",
            Farm::Trades => "farm-trades",
            Farm::ThreePoints => "farm-points",
            Farm::SunariFarm => "farm-sunari",
        };
        let figures = self.figures.farm(farm);
        let phrase = Phrase::new(key);
        match figures.kind {
            FarmKind::Passive(yields) | FarmKind::NeedsSix(yields) => {
                phrase.with("amount", found(yields))
            }
            FarmKind::Table([first, second]) => phrase
                .with("first", resource(first))
                .with("second", resource(second)),
            FarmKind::Trades(count) => phrase.with("count", number(count)),
            FarmKind::Nothing => phrase.with("points", points(figures.points)),
        }
    }

    /// A place of the planet by what it is.
    pub(crate) fn hex(&self, hex: Hex) -> Phrase {
        match hex.cache_slot() {
            Some(slot) => Phrase::new("hex-cache").with("number", number(slot + 1)),
            None => {
                let planet = &self.figures.planets[self.setup.planet as usize];
                Phrase::new("hex-field").with("found", found(planet.yields[hex.index()]))
            }
        }
    }

    /// The direction of a step, if it is one.
    pub(crate) fn way(&self, from: Hex, to: Hex) -> Option<Direction> {
        let planet = &self.figures.planets[self.setup.planet as usize];
        let mut ways = Direction::ALL.iter().copied();
        ways.find(|&way| planet.next[from.index()][way as usize] == Some(to))
    }

    /// The options of a scheme, from top to bottom.
    pub(crate) fn scheme(&self, scheme: u8) -> Phrase {
        let scheme = &self.figures.schemes[scheme as usize];
        let options = scheme.options.map(|option| match option {
            SchemeOption::Negotiate(with) => {
                Phrase::new("scheme-faction").with("faction", faction(with))
            }
            SchemeOption::Depository => scheme_at(Location::Depository),
            SchemeOption::Laboratory => scheme_at(Location::Laboratory),
            SchemeOption::Foundry => scheme_at(Location::Foundry),
            SchemeOption::Academy => scheme_at(Location::Academy),
            SchemeOption::Market(gems) => scheme_for(Location::Market, gems),
            SchemeOption::MiningCamp(gems) => scheme_for(Location::MiningCamp, gems),
        });
        let [first, second, third] = options;
        Phrase::new("scheme")
            .with("value", number(scheme.value))
            .with("first", first)
            .with("second", second)
            .with("third", third)
    }

    /// The name of the rival.
    pub(crate) fn rival_name(&self) -> Phrase {
        Phrase::new(match self.setup.rival {
            Some(Level::Easy) => "rival-easy",
            Some(Level::Xiao) | None => "rival-xiao",
            Some(Level::Hard) => "rival-hard",
            Some(Level::Expert) => "rival-expert",
        })
    }

    /// A side by the name of its player; the rival has its own.
    pub(crate) fn side(&self, seat: Seat) -> Arg {
        if self.setup.rival_seat() == Some(seat) {
            self.rival_name().into()
        } else {
            seat.into()
        }
    }

    /// Several sides by name.
    pub(crate) fn sides_of(&self, seats: SeatSet) -> Vec<Phrase> {
        let name = |seat| Phrase::new("side").with("seat", self.side(seat));
        seats.iter().map(name).collect()
    }

    /// A starting farm or the tile of a foundation: what a die there is for.
    pub(crate) fn starting_farm(&self, slot: u8) -> Phrase {
        match slot {
            0 => Phrase::new("farm-booster").with("count", number(self.figures.base.booster)),
            _ => {
                let choices = self.figures.base.starting_farms[usize::from(slot > 1)];
                let [first, second] = choices.map(resource);
                Phrase::new("farm-starting")
                    .with("first", first)
                    .with("second", second)
            }
        }
    }
}

fn scheme_at(at: Location) -> Phrase {
    Phrase::new("scheme-location").with("location", location(at))
}

fn scheme_for(at: Location, gems: u8) -> Phrase {
    Phrase::new("scheme-gems")
        .with("location", location(at))
        .with("amount", amount(Resource::Gem, gems))
}

/// The clauses of an answer as one.
pub(crate) fn joined(clauses: Vec<Phrase>) -> Option<Phrase> {
    clauses.into_iter().reduce(|first, next| {
        Phrase::new("choice-clauses")
            .with("first", first)
            .with("next", next)
    })
}

/// A list with a single thing.
pub(crate) fn just(thing: Phrase) -> Vec<Phrase> {
    vec![thing]
}
