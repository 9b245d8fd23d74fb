//! Tournaments in the club: joining, pairing rounds, storing, and tables for visitors.

use std::sync::Arc;

use awale_rules::PerSeat;

use crate::names::Name;

use super::Club;
use super::protocol::{HostResult, Person, PersonId, Refusal, StoreOp, Terms, Update};
use super::tournament::{Pair, TournamentId, TournamentPlan};
use super::view::{TableView, TournamentLine};

impl Club {
    pub(super) fn join(&mut self, person: &Person, id: TournamentId) {
        let Some(plan) = self.tournaments.get_mut(&id).filter(|plan| !plan.is_begun) else {
            return;
        };
        match plan.people.iter().position(|there| there.id == person.id) {
            Some(place) => drop(plan.people.remove(place)),
            None => plan.people.push(person.clone()),
        }
        // A player may join and leave repeatedly; the change is written once, with the next update
        // of the lobby.
        self.changed_plans.insert(id);
        self.schedule_lobby();
    }

    /// Adds the tournament that a host has announced, under a new id, and stores it.
    pub(super) fn plan(&mut self, mut plan: TournamentPlan) -> HostResult {
        let id = self.next_tournament;
        self.next_tournament += 1;
        plan.id = id;
        self.tournaments.insert(id, plan);
        self.store_plan(id);
        HostResult::Announced(id)
    }

    pub(super) fn start(&mut self, id: TournamentId) -> HostResult {
        let Some(plan) = self.tournaments.get_mut(&id).filter(|plan| !plan.is_begun) else {
            return HostResult::Refused(Refusal::Gone);
        };
        if plan.people.len() < 2 {
            return HostResult::Refused(Refusal::TooFew);
        }
        plan.is_begun = true;
        self.pair(id);
        HostResult::Done
    }

    /// Begins the games of the next round, and stores the tournament.
    pub(super) fn pair(&mut self, id: TournamentId) {
        let Some(mut plan) = self.tournaments.get(&id).cloned() else {
            return;
        };
        let terms = Terms {
            kind: plan.kind.clone(),
            pace: plan.pace,
            rated: plan.people.iter().all(|person| !person.is_guest()),
            delay: 0,
        };
        let mut pairs = plan.next_round();
        for pair in &mut pairs {
            let find = |id: PersonId| plan.people.iter().find(|person| person.id == id).cloned();
            if let (Some(south), Some(north)) =
                (find(pair.players.0), pair.players.1.and_then(find))
            {
                pair.game = Some(self.begin(
                    terms.clone(),
                    PerSeat { south, north },
                    Some((id, pair.round)),
                ));
            }
        }
        plan.pairs.extend(pairs);
        self.tournaments.insert(id, plan);
        self.store_plan(id);
    }

    pub(super) fn store_plan(&mut self, id: TournamentId) {
        self.changed_plans.remove(&id);
        self.write_plan(id);
        self.schedule_lobby();
    }

    pub(super) fn write_plan(&mut self, id: TournamentId) {
        if let Some(plan) = self.tournaments.get(&id).cloned() {
            let view = Arc::new(table(&plan));
            self.write(StoreOp::Tournament(Box::new(plan)));
            self.send_all(&Update::Table(view));
        }
    }

    /// Returns the tables of all tournaments, for a new visitor.
    #[must_use]
    pub fn tables(&self) -> Vec<TableView> {
        self.tournaments.values().map(table).collect()
    }
}

pub(super) fn line(plan: &TournamentPlan) -> TournamentLine {
    TournamentLine {
        id: plan.id,
        name: plan.name.clone(),
        format: plan.format,
        joined: plan.people.iter().map(|person| person.id).collect(),
        round: plan.round().filter(|_| plan.is_begun),
        is_over: plan.is_over(),
    }
}

fn table(plan: &TournamentPlan) -> TableView {
    let name = |id: PersonId| {
        let person = plan.people.iter().find(|person| person.id == id);
        person.map_or_else(|| Name::of_guest(0), |person| person.name.clone())
    };
    let row = |person: &Person| {
        let games = plan.results_of(person.id).count();
        let points = (plan.points_of(person.id), plan.tie_break_of(person.id));
        (
            person.name.clone(),
            points.0,
            points.1,
            games.try_into().unwrap_or(u32::MAX),
        )
    };
    let pair = |pair: &Pair| {
        Some((
            name(pair.players.0),
            name(pair.players.1?),
            pair.game,
            pair.points,
        ))
    };
    let round = plan.round();
    TableView {
        line: line(plan),
        rows: plan.standing().into_iter().map(row).collect(),
        pairs: plan
            .pairs
            .iter()
            .filter(|pair| Some(pair.round) == round)
            .filter_map(pair)
            .collect(),
        rounds: plan.rounds(),
    }
}
