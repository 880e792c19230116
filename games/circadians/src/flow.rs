//! What comes next.
//!
//! A game is setup and then rounds, each a list of stages. What is still to do within a stage
//! is a stack of steps; when it is empty, the stage goes on with the next player or the next
//! die, or the next stage begins. A sealed question has its opening beneath it on the stack.
//!
//! What a step asks, what may be answered and what an answer does stand side by side in the
//! rooms; `list`, `check` and `answer` below say where.

use tabletop::{Answers, Log, Only, Seat};

use crate::{
    Reason, Setup,
    event::Event,
    leaders::LeaderMode,
    play::{Play, Read},
    state::{HarvestPlan, Stage},
    step::{Action, Step},
};

/// Setup, when the boards are there (CFL-042): leaders, then contracts. Each game has some of
/// these stages.
const SETUP: [Stage; 7] = [
    Stage::Leaders,
    Stage::Picks,
    Stage::Bans,
    Stage::SecondPicks,
    Stage::StartShip,
    Stage::Draft,
    Stage::SoloDiscard,
];

/// A round: Plan, Execute, Harvest and Rest (CFL-044).
const ROUND: [Stage; 7] = [
    Stage::Event,
    Stage::Assign,
    Stage::Headquarters,
    Stage::Garages,
    Stage::Harvest,
    Stage::HarvestEnd,
    Stage::Rest,
];

impl Read<'_> {
    /// Whether this game has a stage.
    pub fn is_played(&self, stage: Stage) -> bool {
        let Setup {
            leaders, players, ..
        } = *self.setup();
        match stage {
            Stage::Leaders => leaders == LeaderMode::Dealt,
            Stage::Picks => leaders != LeaderMode::Dealt,
            Stage::Bans | Stage::SecondPicks => leaders == LeaderMode::Dyad,
            Stage::StartShip => self.gains_start_ship().is_some(),
            Stage::Draft => players > 1,
            Stage::SoloDiscard => players == 1,
            _ => true,
        }
    }

    /// Lists the answers of a seat to a question, in the order of the universe.
    pub fn list(&self, seat: Seat, step: Step, list: &mut impl Answers<Action>) {
        match step {
            Step::ChooseLeader | Step::PickLeader | Step::BanLeader => {
                self.list_leaders(seat, step, list);
            }
            Step::Draft => self.list_keeps(seat, list),
            Step::ChooseEvent => push_both(Action::Event, list),
            Step::Assign => self.list_assigns(seat, list),
            Step::Send => self.list_sends(seat, list),
            Step::To => self.list_destinations(seat, list),
            Step::Partner => self.list_partners(seat, list),
            Step::Pay => self.list_payments(seat, list),
            Step::HqReward => push_both(Action::Reward, list),
            Step::Buy => self.list_buys(seat, list),
            Step::Stack(tile) => self.list_stacks(seat, tile, list),
            Step::Place(tile) => self.list_places(seat, tile, list),
            Step::Trade(space) => self.list_trades(seat, space, list),
            Step::Fulfil => self.list_fulfils(seat, false, list),
            Step::FulfilSecond => self.list_fulfils(seat, true, list),
            Step::Delivery => self.list_deliveries(list),
            Step::Move => self.list_moves(seat, list),
            Step::Use => push_both(Action::Use, list),
            Step::SetDie => self.list_sets(seat, list),
            Step::Reveal => self.list_reveals(list),
            Step::Discard(_) | Step::RestDiscard => self.list_discards(seat, list),
            Step::Advance => self.list_advances(list),
            Step::Setback => self.list_setbacks(seat, list),
            Step::Suffer => self.list_slots(seat, list),
            Step::Treat(slot) => self.list_treatments(seat, slot, list),
            Step::LoseDie => self.list_losses(seat, list),
            Step::MoveBack => self.list_backs(seat, list),
            Step::Destroy(tile) => self.list_destructions(seat, tile, list),
            Step::PlaceDie => self.list_puts(seat, list),
            Step::Harvest => self.list_harvest(seat, list),
            Step::Open
            | Step::Roll
            | Step::Act
            | Step::HqContracts
            | Step::Faction
            | Step::Delivered
            | Step::GainDice(_) => {}
        }
    }

    /// Whether a seat may answer a question like this.
    pub fn check(&self, seat: Seat, step: Step, action: Action) -> Result<(), Reason> {
        match (step, action) {
            (Step::ChooseLeader | Step::PickLeader, Action::Leader(leader))
            | (Step::BanLeader, Action::Ban(leader)) => self.check_leader(seat, step, leader),
            (Step::Draft, Action::Keep(contract)) => self.check_keep(seat, contract),
            (Step::Assign, Action::Assign(crew, farm)) => self.check_assign(seat, crew, farm),
            (Step::Send, Action::Send(origin, value)) => self.check_send(seat, origin, value),
            (Step::Send, Action::Decline) => self.check_decline(seat),
            (Step::To, Action::To(space)) => match self.under_way(seat) {
                Some(prospect) => self.check_to(&prospect, space),
                None => Err(Reason::NotAsked(step)),
            },
            (Step::Partner, Action::Partner(origin)) => match self.first_of_pair(seat) {
                Some(first) => self.check_partner(&first, origin),
                None => Err(Reason::NotAsked(step)),
            },
            (Step::Pay, Action::Pay(resource)) => self.check_pay(seat, resource),
            (Step::Buy, Action::Buy(dice)) => self.check_buy(seat, dice),
            (Step::Stack(tile), Action::Stack(stack)) => self.check_stack(seat, tile, stack),
            (Step::Place(tile), Action::Place(place)) => self.check_place(seat, tile, place),
            (Step::Trade(space), Action::Trade(rate)) => self.check_trade(seat, space, rate),
            (Step::Fulfil, Action::Fulfil(contract)) => self.check_fulfil(seat, false, contract),
            (Step::FulfilSecond, Action::Fulfil(contract)) => {
                self.check_fulfil(seat, true, contract)
            }
            (Step::Delivery, Action::Delivery(row)) => self.check_delivery(row),
            (Step::Move, Action::Move(direction)) => self.check_move(seat, direction),
            (Step::SetDie, Action::SetDie(set)) => self.check_set(seat, set),
            (Step::Reveal, Action::Reveal(slot)) => self.check_reveal(slot),
            (Step::Discard(_) | Step::RestDiscard, Action::Discard(contract)) => {
                self.check_discard(seat, contract)
            }
            (Step::Advance, Action::Advance(slot)) => self.check_advance(slot),
            (Step::Setback, Action::Setback(token)) => self.check_setback(seat, token),
            (Step::Suffer, Action::Suffer(slot)) => self.check_suffer(seat, slot),
            (Step::Treat(slot), Action::Treat(reward)) => self.check_treat(seat, slot, reward),
            (Step::LoseDie, Action::Lose(spot)) => self.check_lose(seat, spot),
            (Step::MoveBack, Action::Back(direction)) => self.check_back(seat, direction),
            (Step::Destroy(tile), Action::Destroy(number)) => {
                self.check_destroy(seat, tile, number)
            }
            (Step::PlaceDie, Action::Put(Some(slot))) => self.check_put(seat, slot),
            (Step::Harvest, Action::Produce(slot, resource)) => {
                self.check_produce(seat, slot, resource)
            }
            (Step::Harvest, Action::Trade(rate)) => self.check_harvest_trade(seat, rate),
            (Step::PlaceDie, Action::Put(None))
            | (Step::ChooseEvent, Action::Event(_))
            | (Step::HqReward, Action::Reward(_))
            | (Step::Use, Action::Use(_)) => Ok(()),
            _ => Err(Reason::NotAsked(step)),
        }
    }

    /// Whether a sealed answer is complete.
    pub fn is_complete(&self, seat: Seat, step: Step) -> bool {
        let secret = self.secret(seat);
        match step {
            Step::ChooseLeader => secret.leader.is_some(),
            Step::Draft => secret.pick.is_some(),
            Step::Assign => self.plan_complete(seat),
            Step::Harvest => self.harvest_complete(seat),
            Step::RestDiscard => secret.discards.len() >= self.surplus(seat) as usize,
            _ => true,
        }
    }

    /// Whether all cards in hand have to be discarded, so that there is nothing to choose.
    fn discards_all(&self, seat: Seat, step: Step) -> bool {
        matches!(step, Step::Discard(count) if self.secret(seat).hand.len() <= count as usize)
    }
}

fn push_both(answer: fn(bool) -> Action, list: &mut impl Answers<Action>) {
    list.push(answer(false));
    list.push(answer(true));
}

impl<L: Log<Event>> Play<'_, L> {
    /// Goes on until there is a question to ask or the game is over. A question with a single
    /// answer is not asked (CFL-409), unless that would tell a secret.
    pub fn settle(&mut self) {
        loop {
            let Some((seats, step)) = self.state.table.pending.open() else {
                if self.go_on() {
                    continue;
                }
                return;
            };
            if !step.is_question() {
                self.state.table.pending.pop();
                self.run(step);
                continue;
            }
            let Some(seat) = seats.lowest() else {
                self.state.table.pending.pop();
                continue;
            };
            if step.is_always_asked() {
                return;
            }
            let mut only = Only::default();
            self.read().list(seat, step, &mut only);
            if only.is_choice() && !self.read().discards_all(seat, step) {
                return;
            }
            self.state.table.pending.pop();
            if let Some(answer) = only.last() {
                self.answer(seat, step, answer);
            }
        }
    }

    /// The first stage of the game.
    pub fn begin_game(&mut self) {
        self.emit(Event::Radio(self.state.table.radio));
        self.begin_first(&SETUP);
    }

    /// What comes next when nothing is left to do: some stages have a turn for each player or
    /// die. Returns whether anything comes.
    fn go_on(&mut self) -> bool {
        let more = match self.state.table.stage {
            Stage::Picks | Stage::Bans | Stage::SecondPicks => self.next_pick(),
            Stage::Headquarters => self.next_hq_die(),
            Stage::Garages => self.next_turn(),
            Stage::Over => return false,
            _ => false,
        };
        if !more {
            self.next_stage();
        }
        true
    }

    /// The next stage of the list. Rounds follow setup and each other; after the last the game
    /// is over (CFL-043, CFL-230).
    fn next_stage(&mut self) {
        let stage = self.state.table.stage;
        self.end_stage(stage);
        let list = if stage.is_setup() { &SETUP } else { &ROUND };
        let done = list.iter().take_while(|&&other| other != stage).count() + 1;
        if self.begin_first(&list[done..]) {
            return;
        }
        if stage.is_setup() {
            self.end_setup();
        } else if self.state.table.round >= self.read().edition().rounds {
            self.end_game();
            return;
        }
        self.begin_first(&ROUND);
    }

    /// Begins the first of these stages that is played. Returns whether there is one.
    fn begin_first(&mut self, stages: &[Stage]) -> bool {
        let mut stages = stages.iter();
        let stage = stages.find(|&&stage| self.read().is_played(stage));
        if let Some(&stage) = stage {
            self.begin(stage);
        }
        stage.is_some()
    }

    fn begin(&mut self, stage: Stage) {
        self.state.table.stage = stage;
        // A round is told instead, and the end of the Harvest is a part of it.
        if !matches!(stage, Stage::Event | Stage::HarvestEnd) {
            self.emit(Event::StageBegins(stage));
        }
        match stage {
            Stage::Leaders => self.deal_leaders(),
            Stage::Picks | Stage::Bans | Stage::SecondPicks | Stage::Garages => {
                self.state.table.turns = 0;
            }
            Stage::StartShip => self.offer_start_ship(),
            Stage::Draft => self.deal_packets(),
            Stage::SoloDiscard => self.draw_solo_hand(),
            Stage::Event => self.begin_round(),
            Stage::Assign => self.roll_dice(),
            Stage::Harvest => self.begin_harvest(),
            Stage::HarvestEnd => self.offer_sable_step(),
            Stage::Rest => self.begin_rest(),
            Stage::Headquarters | Stage::Over => {}
        }
    }

    /// What is done before the next stage begins.
    fn end_stage(&mut self, stage: Stage) {
        match stage {
            // The Dyad Alliance goes on to pick.
            Stage::Picks if self.read().is_played(Stage::SecondPicks) => {}
            Stage::Leaders | Stage::Picks | Stage::SecondPicks => self.receive_pieces(),
            Stage::Headquarters => self.rival_turn(),
            Stage::HarvestEnd => self.flip_caches(),
            _ => {}
        }
    }

    /// A consequence.
    fn run(&mut self, step: Step) {
        match step {
            Step::Open => self.open(),
            Step::Roll => self.next_stage(),
            Step::Act => self.act(),
            Step::HqContracts => self.hq_contracts(),
            Step::Faction => self.offer_ability(),
            Step::Delivered => self.delivered(),
            Step::GainDice(count) => self.gain_dice_rolled(count),
            _ => {}
        }
    }

    /// Sealed answers are opened, all at once (CFL-060, CFL-403).
    fn open(&mut self) {
        if !self.state.table.answered.is_empty() {
            self.state.table.opened += 1;
        }
        self.state.table.answered = tabletop::SeatSet::EMPTY;
        match self.state.table.stage {
            Stage::Leaders => self.open_leader_choices(),
            Stage::Draft => self.open_draft(),
            Stage::Assign => self.open_plans(),
            Stage::Harvest => self.open_harvest(),
            Stage::Rest => self.open_discards(),
            _ => {}
        }
    }

    /// An answer to the question that was on top and has been taken off.
    pub fn answer(&mut self, seat: Seat, step: Step, action: Action) {
        match (step, action) {
            (Step::PickLeader, Action::Leader(leader)) => self.take_leader(seat, leader),
            (_, Action::Ban(leader)) => self.ban_leader(seat, leader),
            (_, Action::Event(own)) => self.choose_event(own),
            (_, Action::Send(origin, value)) => self.send(seat, origin, value),
            (_, Action::Decline) => self.decline(seat),
            (_, Action::To(space)) => self.go_to(seat, space),
            (_, Action::Partner(origin)) => self.send_partner(seat, origin),
            (_, Action::Pay(resource)) => self.pay_price(seat, resource),
            (_, Action::Reward(water)) => self.take_hq_reward(seat, water),
            (_, Action::Buy(dice)) => self.buy_dice(seat, dice),
            (Step::Stack(tile), Action::Stack(stack)) => self.choose_stack(seat, tile, stack),
            (Step::Place(tile), Action::Place(place)) => self.place_tile(seat, tile, place),
            (Step::Trade(space), Action::Trade(rate)) => self.trade(seat, space, rate),
            (_, Action::Fulfil(Some(contract))) => self.fulfil(seat, contract),
            (_, Action::Delivery(row)) => self.deliver(seat, row),
            (_, Action::Move(Some(direction)) | Action::Back(direction)) => {
                self.step(seat, direction);
            }
            (_, Action::Use(true)) => self.use_ability(seat),
            (_, Action::SetDie(Some((spot, value)))) => self.set_die(seat, spot, value),
            (_, Action::Reveal(Some(slot))) => self.reveal_for_faction(seat, slot),
            (Step::Discard(count), Action::Discard(contract)) => {
                self.discard_contract(seat, contract);
                if count > 1 {
                    self.ask(Step::Discard(count - 1));
                }
            }
            (_, Action::Advance(slot)) => self.advance(seat, slot),
            (_, Action::Setback(token)) => self.take_setback(seat, token),
            (_, Action::Suffer(slot)) => self.suffer(seat, slot),
            (Step::Treat(slot), Action::Treat(reward)) => self.treat(seat, slot, reward),
            (_, Action::Lose(spot)) => self.lose_die(seat, spot),
            (Step::Destroy(tile), Action::Destroy(number)) => {
                self.destroy_tile(seat, tile, number);
            }
            (_, Action::Put(slot)) => self.put_die(seat, slot),
            _ => {}
        }
    }

    /// A part of a sealed answer; the last part seals it.
    pub fn answer_sealed(&mut self, seat: Seat, step: Step, action: Action) {
        if action == Action::Revise {
            self.revise(seat, step);
            return;
        }
        self.draft(seat, action);
        if self.read().is_complete(seat, step) {
            self.state.table.answered = self.state.table.answered.with(seat);
            self.emit(Event::Sealed { seat });
            self.state.table.pending.answered(seat);
        }
    }

    /// A part of a sealed answer, kept from everyone else. What it may be depends on the
    /// player's own state and the open table alone (CFL-406).
    pub fn draft(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Leader(leader) => self.secret(seat).leader = Some(leader),
            Action::Keep(contract) => self.secret(seat).pick = Some(contract),
            Action::Assign(crew, farm) => self.assign(seat, crew, farm),
            Action::Produce(slot, resource) => self.choose_produce(seat, slot, resource),
            Action::Trade(rate) => self.choose_trade(seat, rate),
            Action::Discard(contract) => self.choose_discard(seat, contract),
            _ => {}
        }
    }

    /// CFL-405, CFL-Q81: an answer is taken back as a whole, as long as the others are not
    /// through.
    fn revise(&mut self, seat: Seat, step: Step) {
        let owing = self.state.table.pending.seats().with(seat);
        self.state.table.pending.pop();
        self.state.table.pending.push(owing, step);
        self.state.table.answered = self.state.table.answered.without(seat);
        if step == Step::Assign {
            self.revise_plan(seat);
        }
        let secret = self.secret(seat);
        secret.leader = None;
        secret.pick = None;
        secret.discards = crate::components::Contracts::empty();
        secret.harvest = HarvestPlan::default();
        self.emit(Event::Reopened { seat });
    }
}
