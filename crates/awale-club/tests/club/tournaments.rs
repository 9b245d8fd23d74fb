//! Tournaments, without a network.

use std::sync::Arc;

use awale_club::club::Memory;
use awale_club::club::order::{Decided, GameRequest, HostCommand, Order, Write};
use awale_club::club::tournament::{Format, Pair, Plan};
use awale_club::settings::Limits;
use awale_club::store::words::kind_of_id;
use awale_study::record::TimeControl;

use super::desk::{Desk, person};

fn plan(format: Format) -> Plan {
    Plan::new(
        "Evening",
        format,
        kind_of_id("oware").unwrap(),
        TimeControl::PRESETS[2],
    )
    .unwrap()
}

fn tournament(format: Format) -> Desk {
    let mut desk = Desk::of_four();
    desk.govern(HostCommand::Plan(plan(format)));
    for visitor in 1..=4 {
        desk.order(visitor, Order::Join(1));
    }
    desk.govern(HostCommand::Start(1));
    desk
}

/// Plays the current round, in which the member with the lower number always wins.
fn play_round(desk: &mut Desk) -> Vec<(i64, i64)> {
    let view = Arc::clone(&desk.tables[&1]);
    let mut met = Vec::new();
    for game in view.pairs.iter().filter_map(|(_, _, game, _)| *game) {
        let sits = (1..=4)
            .find(|visitor| desk.games[visitor].setup.id == game)
            .unwrap();
        let players = desk.games[&sits].setup.players.clone();
        let (one, other) = (
            players.south.id.min(players.north.id),
            players.south.id.max(players.north.id),
        );
        met.push((one, other));
        desk.order(
            other.try_into().unwrap(),
            Order::Game(game, GameRequest::Resign),
        );
    }
    met
}

#[test]
fn all_meet_once_in_a_round_robin_and_the_table_is_told() {
    let mut desk = tournament(Format::RoundRobin);
    let mut met: Vec<(i64, i64)> = (0..3).flat_map(|_| play_round(&mut desk)).collect();
    met.sort_unstable();
    assert_eq!(met, [(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)]);
    let table = &desk.tables[&4];
    assert!(table.line.is_over);
    let rows: Vec<(&str, u32)> = table
        .rows
        .iter()
        .map(|row| (row.0.as_str(), row.1))
        .collect();
    assert_eq!(rows, [("ayo", 6), ("kofi", 4), ("ama", 2), ("esi", 0)]);
    let Some(Write::Tournament(plan)) = desk
        .writes
        .iter()
        .rev()
        .find(|write| matches!(write, Write::Tournament(_)))
    else {
        panic!("the plan is kept")
    };
    assert_eq!(plan.csv().lines().nth(1), Some("1,ayo,3,3,3"));
}

#[test]
fn nobody_meets_twice_in_a_swiss_tournament_of_two_rounds_of_four() {
    let mut desk = tournament(Format::Swiss(2));
    let mut met: Vec<(i64, i64)> = (0..2).flat_map(|_| play_round(&mut desk)).collect();
    met.sort_unstable();
    met.dedup();
    assert_eq!(met.len(), 4);
    assert!(desk.tables[&1].line.is_over);
    let first = desk.tables[&1].rows[0].clone();
    assert_eq!((first.0.as_str(), first.1), ("ayo", 4));
}

#[test]
fn a_tournament_has_a_number_that_none_had_before() {
    let memory = Memory {
        next_tournament: 4,
        ..Memory::default()
    };
    let mut desk = Desk::remembering(Limits::default(), memory);
    assert_eq!(
        desk.govern(HostCommand::Plan(plan(Format::RoundRobin))),
        Decided::Planned(4)
    );
    assert_eq!(
        desk.govern(HostCommand::Plan(plan(Format::RoundRobin))),
        Decided::Planned(5)
    );
}

#[test]
fn what_cannot_begin_is_told() {
    let mut desk = Desk::of_four();
    assert_eq!(desk.govern(HostCommand::Start(99)), Decided::NoneWaits);
    desk.govern(HostCommand::Plan(plan(Format::RoundRobin)));
    desk.order(1, Order::Join(1));
    assert_eq!(desk.govern(HostCommand::Start(1)), Decided::TooFew);
    desk.order(2, Order::Join(1));
    assert_eq!(desk.govern(HostCommand::Start(1)), Decided::Done);
    assert_eq!(
        desk.govern(HostCommand::Start(1)),
        Decided::NoneWaits,
        "it is on"
    );
}

#[test]
fn who_joins_and_leaves_again_and_again_is_written_once() {
    let mut desk = Desk::of_four();
    desk.govern(HostCommand::Plan(plan(Format::RoundRobin)));
    desk.pass(1000);
    desk.writes.clear();
    for _ in 0..101 {
        desk.order(1, Order::Join(1));
    }
    assert!(desk.writes.is_empty());
    desk.pass(1000);
    assert!(
        matches!(&desk.writes[..], [Write::Tournament(plan)] if plan.people.len() == 1),
        "{:?}",
        desk.writes
    );
    assert_eq!(desk.tables[&2].rows.len(), 1);
}

#[test]
fn of_an_odd_number_everybody_sits_out_once_and_sits_south_about_as_often_as_north() {
    for format in [Format::RoundRobin, Format::Swiss(5)] {
        let mut plan = Plan {
            people: (1..=5).map(|id| person(id, &format!("p{id}"))).collect(),
            ..plan(format)
        };
        for _ in 0..plan.rounds() {
            let mut round = plan.next_round();
            for pair in &mut round {
                // The member with the lower number wins.
                let wins = pair.players.1.is_none_or(|north| pair.players.0 < north);
                pair.points = Some(if wins { (2, 0) } else { (0, 2) });
            }
            plan.pairs.extend(round);
        }
        assert!(plan.next_round().is_empty());
        let of = |id: i64, which: fn(&Pair, i64) -> bool| {
            plan.pairs.iter().filter(|pair| which(pair, id)).count()
        };
        for id in 1..=5 {
            let rests = of(id, |pair, id| pair.players == (id, None));
            let south = of(id, |pair, id| {
                pair.players.0 == id && pair.players.1.is_some()
            });
            let north = of(id, |pair, id| pair.players.1 == Some(id));
            assert_eq!((rests, south + north), (1, 4), "{format:?} {id}");
            assert!(
                south.abs_diff(north) <= 2,
                "{format:?} {id}: {south} South, {north} North"
            );
        }
    }
}
