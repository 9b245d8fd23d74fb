//! Tournaments, without a network.

use std::sync::Arc;

use awale_club::club::ClubSnapshot;
use awale_club::club::protocol::{GameRequest, HostCommand, HostResult, Refusal, Request, StoreOp};
use awale_club::club::tournament::{Format, Pair, TournamentPlan};
use awale_club::settings::Limits;
use awale_club::store::words::kind_of_id;
use awale_study::record::TimeControl;

use super::test_club::{TestClub, person};

fn plan(format: Format) -> TournamentPlan {
    TournamentPlan::new(
        "Evening",
        format,
        kind_of_id("oware").unwrap(),
        TimeControl::PRESETS[2],
    )
    .unwrap()
}

fn tournament(format: Format) -> TestClub {
    let mut test_club = TestClub::of_four();
    test_club.host_command(HostCommand::Announce(plan(format)));
    for visitor in 1..=4 {
        test_club.request(visitor, Request::Join(1));
    }
    test_club.host_command(HostCommand::Start(1));
    test_club
}

/// Plays the current round, in which the member with the lower number always wins.
fn play_round(test_club: &mut TestClub) -> Vec<(i64, i64)> {
    let view = Arc::clone(&test_club.tables[&1]);
    let mut met = Vec::new();
    for game in view.pairs.iter().filter_map(|(_, _, game, _)| *game) {
        let sits = (1..=4)
            .find(|visitor| test_club.games[visitor].setup.id == game)
            .unwrap();
        let players = test_club.games[&sits].setup.players.clone();
        let (one, other) = (
            players.south.id.min(players.north.id),
            players.south.id.max(players.north.id),
        );
        met.push((one, other));
        test_club.request(
            other.try_into().unwrap(),
            Request::Game(game, GameRequest::Resign),
        );
    }
    met
}

#[test]
fn in_a_round_robin_all_meet_once_and_visitors_get_the_table() {
    let mut test_club = tournament(Format::RoundRobin);
    let mut met: Vec<(i64, i64)> = (0..3).flat_map(|_| play_round(&mut test_club)).collect();
    met.sort_unstable();
    assert_eq!(met, [(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)]);
    let table = &test_club.tables[&4];
    assert!(table.line.is_over);
    let rows: Vec<(&str, u32)> = table
        .rows
        .iter()
        .map(|row| (row.0.as_str(), row.1))
        .collect();
    assert_eq!(rows, [("ayo", 6), ("kofi", 4), ("ama", 2), ("esi", 0)]);
    let Some(StoreOp::Tournament(plan)) = test_club
        .writes
        .iter()
        .rev()
        .find(|write| matches!(write, StoreOp::Tournament(_)))
    else {
        panic!("the plan is stored")
    };
    assert_eq!(plan.csv().lines().nth(1), Some("1,ayo,3,3,3"));
}

#[test]
fn no_two_players_meet_twice_in_two_swiss_rounds_of_four() {
    let mut test_club = tournament(Format::Swiss(2));
    let mut met: Vec<(i64, i64)> = (0..2).flat_map(|_| play_round(&mut test_club)).collect();
    met.sort_unstable();
    met.dedup();
    assert_eq!(met.len(), 4);
    assert!(test_club.tables[&1].line.is_over);
    let first = test_club.tables[&1].rows[0].clone();
    assert_eq!((first.0.as_str(), first.1), ("ayo", 4));
}

#[test]
fn numbers_of_tournaments_are_never_reused() {
    let memory = ClubSnapshot {
        next_tournament: 4,
        ..ClubSnapshot::default()
    };
    let mut test_club = TestClub::with_snapshot(Limits::default(), memory);
    assert_eq!(
        test_club.host_command(HostCommand::Announce(plan(Format::RoundRobin))),
        HostResult::Announced(4)
    );
    assert_eq!(
        test_club.host_command(HostCommand::Announce(plan(Format::RoundRobin))),
        HostResult::Announced(5)
    );
}

#[test]
fn a_tournament_that_cannot_begin_is_refused() {
    let mut test_club = TestClub::of_four();
    assert_eq!(
        test_club.host_command(HostCommand::Start(99)),
        HostResult::Refused(Refusal::Gone)
    );
    test_club.host_command(HostCommand::Announce(plan(Format::RoundRobin)));
    test_club.request(1, Request::Join(1));
    assert_eq!(
        test_club.host_command(HostCommand::Start(1)),
        HostResult::Refused(Refusal::TooFew)
    );
    test_club.request(2, Request::Join(1));
    assert_eq!(
        test_club.host_command(HostCommand::Start(1)),
        HostResult::Done
    );
    assert_eq!(
        test_club.host_command(HostCommand::Start(1)),
        HostResult::Refused(Refusal::Gone),
        "it is on"
    );
}

#[test]
fn joining_and_leaving_repeatedly_is_written_once() {
    let mut test_club = TestClub::of_four();
    test_club.host_command(HostCommand::Announce(plan(Format::RoundRobin)));
    test_club.advance(1000);
    test_club.writes.clear();
    for _ in 0..101 {
        test_club.request(1, Request::Join(1));
    }
    assert!(test_club.writes.is_empty());
    test_club.advance(1000);
    assert!(
        matches!(&test_club.writes[..], [StoreOp::Tournament(plan)] if plan.people.len() == 1),
        "{:?}",
        test_club.writes
    );
    assert_eq!(test_club.tables[&2].rows.len(), 1);
}

#[test]
fn with_an_odd_number_each_player_sits_out_once_and_sides_are_balanced() {
    for format in [Format::RoundRobin, Format::Swiss(5)] {
        let mut plan = TournamentPlan {
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
