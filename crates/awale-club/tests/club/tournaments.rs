//! Tournaments, without a network.

use std::{path::Path, sync::Arc};

use awale_club::{
    club::{
        ClubSnapshot, ClubTime, ClubTournament, GameRequest, HostCommand, HostCommandResult,
        PlayerResult, Refusal, RoundStartMode, StoreOp, TournamentCommand, TournamentFormat,
        TournamentPair, TournamentTerms, VisitEvent, VisitorRequest,
    },
    names::Name,
    settings::ClubLimits,
    store::Store,
};
use awale_rules::{Game, Seat};

use super::test_club::{TestClub, last_position_in_view, new_person, tournament_terms};

/// A minute in milliseconds.
const MINUTE_MS: u64 = 60_000;

fn announce_tournament(test_club: &mut TestClub, terms: TournamentTerms) -> HostCommandResult {
    test_club.send_host_command(HostCommand::AnnounceTournament(Box::new(terms)))
}

/// Gives a command for tournament 1.
fn run_tournament_command(
    test_club: &mut TestClub,
    command: TournamentCommand,
) -> Result<(), Refusal> {
    let host_result = test_club.send_host_command(HostCommand::Tournament(1, command));
    host_result.map(drop)
}

/// Begins a tournament of four.
fn begun_tournament(terms: TournamentTerms) -> TestClub {
    let mut test_club = TestClub::with_four_members();
    announce_tournament(&mut test_club, terms).unwrap();
    for visitor in 1..=4 {
        test_club.send_request(visitor, VisitorRequest::JoinTournament(1));
    }
    run_tournament_command(&mut test_club, TournamentCommand::StartRound).unwrap();
    test_club
}

#[test]
fn a_host_switches_the_chat_of_one_tournament_off() {
    let mut terms = tournament_terms(TournamentFormat::Swiss(1));
    terms.chat = false;
    let mut test_club = begun_tournament(terms.clone());
    let game_id = test_club.game_views[&1].setup.id;
    let chat_request =
        || VisitorRequest::Game(game_id, GameRequest::SendChatLine("hello".to_owned()));
    test_club.send_request(1, chat_request());
    assert_eq!(test_club.refusals[&1], Refusal::ChatSwitchedOff);
    terms.chat = true;
    run_tournament_command(
        &mut test_club,
        TournamentCommand::ChangeTerms(Box::new(terms)),
    )
    .unwrap();
    test_club.send_request(1, chat_request());
    assert_eq!(test_club.game_views[&1].chat_lines.len(), 1);
}

/// The tournament as visitor 1 has last seen it.
fn tournament_seen_by_visitor_1(test_club: &TestClub) -> Arc<ClubTournament> {
    Arc::clone(&test_club.tournaments[&1])
}

/// Plays the current round: in each game the member with the higher number resigns. Returns the
/// pairs, the lower number first.
fn play_round(test_club: &mut TestClub) -> Vec<(i64, i64)> {
    let mut pairs_played = Vec::new();
    let open_pairs: Vec<TournamentPair> = tournament_seen_by_visitor_1(test_club).pairs.clone();
    for pair in open_pairs.iter().filter(|pair| pair.points.is_none()) {
        let (south, north) = (pair.players.0, pair.players.1.unwrap());
        pairs_played.push((south.min(north), south.max(north)));
        test_club.send_request(
            south.max(north).try_into().unwrap(),
            VisitorRequest::Game(pair.game.unwrap(), GameRequest::Resign),
        );
    }
    pairs_played
}

/// Returns the names and half points of all players, in order of rank.
fn names_and_half_points(tournament: &ClubTournament) -> Vec<(String, u32)> {
    let name_and_points = |entrant: &awale_club::club::TournamentEntrant| {
        let half_points = tournament.half_points_of(entrant.person.id);
        (entrant.person.name.to_string(), half_points)
    };
    tournament
        .players_by_rank()
        .into_iter()
        .map(name_and_points)
        .collect()
}

#[test]
fn in_a_round_robin_all_meet_once_and_visitors_get_the_table() {
    let mut test_club = begun_tournament(tournament_terms(TournamentFormat::RoundRobin));
    let mut pairs_met: Vec<(i64, i64)> = (0..3).flat_map(|_| play_round(&mut test_club)).collect();
    pairs_met.sort_unstable();
    assert_eq!(pairs_met, [(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)]);
    let tournament = &test_club.tournaments[&4];
    assert!(tournament.is_over());
    let rows = names_and_half_points(tournament);
    let rows: Vec<(&str, u32)> = rows.iter().map(|row| (row.0.as_str(), row.1)).collect();
    assert_eq!(rows, [("ayo", 6), ("kofi", 4), ("ama", 2), ("esi", 0)]);
    let is_tournament = |write: &&StoreOp| matches!(write, StoreOp::SaveTournament(_));
    let last_stored_tournament = test_club.store_operations.iter().rev().find(is_tournament);
    assert_eq!(
        last_stored_tournament,
        Some(&StoreOp::SaveTournament(Arc::clone(tournament)))
    );
}

#[test]
fn no_two_players_meet_twice_in_two_swiss_rounds_of_four() {
    let mut test_club = begun_tournament(tournament_terms(TournamentFormat::Swiss(2)));
    let mut pairs_met: Vec<(i64, i64)> = (0..2).flat_map(|_| play_round(&mut test_club)).collect();
    pairs_met.sort_unstable();
    pairs_met.dedup();
    assert_eq!(pairs_met.len(), 4);
    assert!(tournament_seen_by_visitor_1(&test_club).is_over());
    assert_eq!(
        names_and_half_points(&tournament_seen_by_visitor_1(&test_club))[0],
        ("ayo".to_owned(), 4)
    );
}

#[test]
fn numbers_of_tournaments_are_never_reused() {
    let snapshot = ClubSnapshot {
        next_tournament_id: 4,
        ..ClubSnapshot::default()
    };
    let mut test_club = TestClub::with_snapshot(ClubLimits::default(), snapshot);
    for number in [4, 5] {
        let announce_result = announce_tournament(
            &mut test_club,
            tournament_terms(TournamentFormat::RoundRobin),
        );
        assert_eq!(announce_result, Ok(Some(number)));
    }
}

#[test]
fn a_tournament_that_cannot_begin_is_refused() {
    let mut test_club = TestClub::with_four_members();
    let start_round =
        |test_club: &mut TestClub| run_tournament_command(test_club, TournamentCommand::StartRound);
    assert_eq!(start_round(&mut test_club), Err(Refusal::NoLongerExists));
    announce_tournament(
        &mut test_club,
        tournament_terms(TournamentFormat::RoundRobin),
    )
    .unwrap();
    test_club.send_request(1, VisitorRequest::JoinTournament(1));
    assert_eq!(start_round(&mut test_club), Err(Refusal::TooFewPlayers));
    test_club.send_request(2, VisitorRequest::JoinTournament(1));
    assert_eq!(start_round(&mut test_club), Ok(()));
    assert_eq!(start_round(&mut test_club), Err(Refusal::RoundUnfinished));
}

#[test]
fn invalid_requests_about_tournaments_are_refused() {
    let mut test_club = TestClub::with_four_members();
    for (title, format, why) in [
        ("", TournamentFormat::RoundRobin, Refusal::InvalidTitle),
        (
            "=cmd|' /C calc'!A0",
            TournamentFormat::RoundRobin,
            Refusal::InvalidTitle,
        ),
        (
            "a\u{202e}b",
            TournamentFormat::RoundRobin,
            Refusal::InvalidTitle,
        ),
        (
            &"x".repeat(41),
            TournamentFormat::RoundRobin,
            Refusal::InvalidTitle,
        ),
        (
            "Friday",
            TournamentFormat::Swiss(0),
            Refusal::InvalidRoundCount,
        ),
        (
            "Friday",
            TournamentFormat::Swiss(4_000_000_000),
            Refusal::InvalidRoundCount,
        ),
    ] {
        let mut terms = tournament_terms(format);
        title.clone_into(&mut terms.title);
        assert_eq!(
            announce_tournament(&mut test_club, terms),
            Err(why),
            "{title}"
        );
    }
    for _ in 0..20 {
        announce_tournament(
            &mut test_club,
            tournament_terms(TournamentFormat::RoundRobin),
        )
        .unwrap();
    }
    let result_when_full = announce_tournament(
        &mut test_club,
        tournament_terms(TournamentFormat::RoundRobin),
    );
    assert_eq!(result_when_full, Err(Refusal::TooManyPlayersOrTournaments));
    assert_eq!(
        run_tournament_command(&mut test_club, TournamentCommand::DeleteTournament),
        Ok(())
    );
    let next_result = announce_tournament(
        &mut test_club,
        tournament_terms(TournamentFormat::RoundRobin),
    );
    assert_eq!(next_result, Ok(Some(21)));
}

#[test]
fn joining_repeatedly_is_written_once() {
    let mut test_club = TestClub::with_four_members();
    announce_tournament(
        &mut test_club,
        tournament_terms(TournamentFormat::RoundRobin),
    )
    .unwrap();
    test_club.advance_clock(1000);
    test_club.store_operations.clear();
    for _ in 0..101 {
        test_club.send_request(1, VisitorRequest::JoinTournament(1));
    }
    assert!(test_club.store_operations.is_empty());
    test_club.advance_clock(1000);
    assert!(
        matches!(&test_club.store_operations[..], [StoreOp::SaveTournament(tournament)] if tournament.entrants.len() == 1),
        "{:?}",
        test_club.store_operations
    );
    assert_eq!(test_club.tournaments[&2].entrants.len(), 1);
}

#[test]
fn with_an_odd_number_each_player_sits_out_once_and_sides_are_balanced() {
    for format in [TournamentFormat::RoundRobin, TournamentFormat::Swiss(5)] {
        let mut tournament = ClubTournament::new(1, tournament_terms(format));
        tournament.entrants = (1..=5)
            .map(|id| new_person(id, &format!("p{id}")).into())
            .collect();
        for _ in 0..tournament.round_count() {
            let mut round_pairs = tournament.pairs_of_next_round();
            for pair in &mut round_pairs {
                // The member with the lower number wins.
                let south_wins = pair.players.1.is_none_or(|north| pair.players.0 < north);
                pair.points = Some(if south_wins { (2, 0) } else { (0, 2) });
            }
            tournament.pairs.extend(round_pairs);
        }
        assert!(tournament.pairs_of_next_round().is_empty());
        let count_of_player = |id: i64, which: fn(&TournamentPair, i64) -> bool| {
            tournament
                .pairs
                .iter()
                .filter(|pair| which(pair, id))
                .count()
        };
        for id in 1..=5 {
            let sat_out_count = count_of_player(id, |pair, id| pair.players == (id, None));
            let south_count = count_of_player(id, |pair, id| {
                pair.players.0 == id && pair.players.1.is_some()
            });
            let north_count = count_of_player(id, |pair, id| pair.players.1 == Some(id));
            assert_eq!(
                (sat_out_count, south_count + north_count),
                (1, 4),
                "{format:?} {id}"
            );
            assert!(
                south_count.abs_diff(north_count) <= 2,
                "{format:?} {id}: {south_count} South, {north_count} North"
            );
        }
    }
}

#[test]
fn a_round_waits_until_all_are_ready_or_the_host_begins_it() {
    let mut terms = tournament_terms(TournamentFormat::Swiss(3));
    terms.next_round = RoundStartMode::Ready;
    let mut test_club = begun_tournament(terms.clone());
    // A player whose game goes on cannot be ready.
    test_club.send_request(1, VisitorRequest::ReadyForRound(1));
    assert!(
        !tournament_seen_by_visitor_1(&test_club)
            .entrant(1)
            .unwrap()
            .is_ready
    );
    play_round(&mut test_club);
    assert!(tournament_seen_by_visitor_1(&test_club).is_between_rounds());
    for visitor in [1, 2, 3] {
        test_club.send_request(visitor, VisitorRequest::ReadyForRound(1));
    }
    assert_eq!(
        tournament_seen_by_visitor_1(&test_club).paired_round_count(),
        1
    );
    test_club.send_request(4, VisitorRequest::ReadyForRound(1));
    assert_eq!(
        tournament_seen_by_visitor_1(&test_club).paired_round_count(),
        2
    );
    assert!(
        tournament_seen_by_visitor_1(&test_club)
            .active_entrants()
            .all(|entrant| !entrant.is_ready)
    );
    // From now on, the next round begins only when the host begins it.
    terms.next_round = RoundStartMode::Host;
    let change_command = TournamentCommand::ChangeTerms(Box::new(terms));
    run_tournament_command(&mut test_club, change_command).unwrap();
    play_round(&mut test_club);
    for visitor in 1..=4 {
        test_club.send_request(visitor, VisitorRequest::ReadyForRound(1));
    }
    assert!(tournament_seen_by_visitor_1(&test_club).is_between_rounds());
    run_tournament_command(&mut test_club, TournamentCommand::StartRound).unwrap();
    play_round(&mut test_club);
    assert!(tournament_seen_by_visitor_1(&test_club).is_over());
}

#[test]
fn some_terms_cannot_change_once_the_tournament_has_begun() {
    let terms = tournament_terms(TournamentFormat::Swiss(3));
    let mut test_club = begun_tournament(terms.clone());
    let mut change_terms = |terms: TournamentTerms| {
        run_tournament_command(
            &mut test_club,
            TournamentCommand::ChangeTerms(Box::new(terms)),
        )
    };
    let clock = "5+0".parse().unwrap();
    for fixed in [
        TournamentTerms {
            clock,
            ..terms.clone()
        },
        tournament_terms(TournamentFormat::RoundRobin),
    ] {
        assert_eq!(change_terms(fixed), Err(Refusal::FixedAfterBegin));
    }
    let longer_terms = TournamentTerms {
        title: "Saturday".to_owned(),
        first_move_minutes: 2,
        ..tournament_terms(TournamentFormat::Swiss(4))
    };
    assert_eq!(change_terms(longer_terms), Ok(()));
    play_round(&mut test_club);
    let shorter_change =
        TournamentCommand::ChangeTerms(Box::new(tournament_terms(TournamentFormat::Swiss(1))));
    assert_eq!(
        run_tournament_command(&mut test_club, shorter_change),
        Err(Refusal::FixedAfterBegin)
    );
    assert_eq!(
        tournament_seen_by_visitor_1(&test_club).terms.title,
        "Saturday"
    );
    assert_eq!(tournament_seen_by_visitor_1(&test_club).round_count(), 4);
}

#[test]
fn a_late_player_of_a_round_robin_meets_everybody_and_a_withdrawn_one_forfeits() {
    let mut test_club = begun_tournament(tournament_terms(TournamentFormat::RoundRobin));
    play_round(&mut test_club);
    test_club.add_visitor(5, "late");
    test_club.send_request(5, VisitorRequest::JoinTournament(1));
    assert_eq!(test_club.refusals[&5], Refusal::TournamentBegun);
    let add_command = TournamentCommand::AddPlayer(new_person(5, "late"));
    run_tournament_command(&mut test_club, add_command).unwrap();
    let withdraw_command = TournamentCommand::WithdrawPlayer(4);
    run_tournament_command(&mut test_club, withdraw_command).unwrap();
    for _ in 0..9 {
        play_round(&mut test_club);
    }
    let tournament = tournament_seen_by_visitor_1(&test_club);
    assert!(tournament.is_over());
    for one in 1..=5 {
        let mut opponents_met: Vec<i64> = tournament
            .half_points_and_opponents_of(one)
            .filter_map(|(_, other)| other)
            .collect();
        opponents_met.sort_unstable();
        let all_others: Vec<i64> = (1..=5).filter(|&other| other != one).collect();
        assert_eq!(opponents_met, all_others, "{one}");
    }
    assert_eq!(tournament.half_points_of(4), 0);
    assert_eq!(
        tournament.half_points_of(5),
        2,
        "against the player who has withdrawn"
    );
}

#[test]
fn a_tournament_is_canceled_and_deleted_and_its_games_stay() {
    let mut test_club = begun_tournament(tournament_terms(TournamentFormat::Swiss(3)));
    assert_eq!(
        run_tournament_command(&mut test_club, TournamentCommand::DeleteTournament),
        Err(Refusal::TournamentNotCanceled)
    );
    run_tournament_command(&mut test_club, TournamentCommand::CancelTournament).unwrap();
    assert!(tournament_seen_by_visitor_1(&test_club).is_over());
    run_tournament_command(&mut test_club, TournamentCommand::DeleteTournament).unwrap();
    assert!(
        test_club
            .store_operations
            .contains(&StoreOp::RemoveTournament(1))
    );
    test_club.advance_clock(1000);
    assert!(test_club.lobbies[&1].tournament_ids.is_empty());
    let write_count = test_club.store_operations.len();
    let game_id = test_club.begun_game_ids[&1];
    test_club.send_request(1, VisitorRequest::Game(game_id, GameRequest::Resign));
    let is_end = |write: &StoreOp| matches!(write, StoreOp::SaveGame(stored) if stored.setup.id == game_id && stored.ended_unix_ms.is_some());
    assert!(test_club.store_operations[write_count..].iter().any(is_end));
    let mut store = Store::open(Path::new(":memory:")).unwrap();
    store.apply_operations(&test_club.store_operations).unwrap();
    assert!(store.tournaments().unwrap().is_empty());
    assert!(store.games_of_tournament(1).unwrap().is_empty());
}

/// Plays the first move of South, then of North, in all unfinished games, as long as the side to
/// move is one of the `present_members`.
fn play_first_moves(test_club: &mut TestClub, present_members: &[i64]) {
    for pair in tournament_seen_by_visitor_1(test_club).pairs.clone() {
        let (Some(game), None) = (pair.game, pair.points) else {
            continue;
        };
        for ply in 0..2 {
            let live_game = test_club.club.game(game).unwrap();
            let mover_id = live_game.setup.players[live_game.to_move().unwrap()].id;
            if !present_members.contains(&mover_id) {
                break;
            }
            let visitor = mover_id.try_into().unwrap();
            let view = Arc::clone(&test_club.game_views[&visitor]);
            let mv = last_position_in_view(&view).moves().next().unwrap();
            let request = GameRequest::PlayMove(ply, mv);
            test_club.send_request(visitor, VisitorRequest::Game(game, request));
        }
    }
}

/// Ends all unfinished games: the player with the lower number wins.
fn end_unfinished_games(test_club: &mut TestClub) {
    let open_pairs = tournament_seen_by_visitor_1(test_club).pairs.clone();
    for pair in open_pairs.iter().filter(|pair| pair.points.is_none()) {
        let loser = pair.players.0.max(pair.players.1.unwrap());
        let request = VisitorRequest::Game(pair.game.unwrap(), GameRequest::Resign);
        test_club.send_request(loser.try_into().unwrap(), request);
    }
}

#[test]
#[expect(clippy::too_many_lines, reason = "a day of one class")]
fn a_class_of_24_with_two_absent_one_late_one_withdrawn_and_a_corrected_result() {
    let mut test_club = TestClub::new();
    let mut terms = tournament_terms(TournamentFormat::Swiss(5));
    terms.next_round = RoundStartMode::Host;
    announce_tournament(&mut test_club, terms).unwrap();
    let mut present_members: Vec<i64> = (1..=22).collect();
    for id in 1..=22 {
        test_club.add_visitor(id, &format!("pupil{id}"));
        test_club.send_request(id.unsigned_abs(), VisitorRequest::JoinTournament(1));
    }
    // Two pupils join and leave the club before the first round.
    for id in [23, 24] {
        test_club.add_visitor(id, &format!("pupil{id}"));
        test_club.send_request(id.unsigned_abs(), VisitorRequest::JoinTournament(1));
        test_club.report_visit_event(id.unsigned_abs(), VisitEvent::Ended);
    }
    run_tournament_command(&mut test_club, TournamentCommand::StartRound).unwrap();
    assert_eq!(tournament_seen_by_visitor_1(&test_club).pairs.len(), 12);
    play_first_moves(&mut test_club, &present_members);
    test_club.advance_clock(5 * MINUTE_MS - 1000);
    assert_eq!(
        tournament_seen_by_visitor_1(&test_club)
            .active_entrants()
            .count(),
        24,
        "not yet"
    );
    test_club.advance_clock(2000);
    let tournament_after_round = tournament_seen_by_visitor_1(&test_club);
    for id in [23, 24] {
        assert!(
            tournament_after_round.entrant(id).unwrap().is_withdrawn,
            "{id}"
        );
        assert_eq!(tournament_after_round.half_points_of(id), 0);
        let (opponent, points) = tournament_after_round.round_of(id, 0).unwrap();
        let is_absent = opponent.is_some_and(|other| other > 22);
        assert_eq!(points, Some((0, if is_absent { 0 } else { 2 })), "{id}");
    }
    // The games of the others go on.
    assert!(!tournament_after_round.is_round_over());
    end_unfinished_games(&mut test_club);
    assert!(tournament_seen_by_visitor_1(&test_club).is_between_rounds());

    // A result is corrected: the loser had won.
    let first_pair_players = tournament_seen_by_visitor_1(&test_club).pairs[0].players;
    let first_pair_loser = first_pair_players.0.max(first_pair_players.1.unwrap());
    let correct_result = |round| TournamentCommand::CorrectResult {
        person: first_pair_loser,
        round,
        player_result: PlayerResult::Win,
    };
    run_tournament_command(&mut test_club, correct_result(0)).unwrap();
    assert_eq!(
        tournament_seen_by_visitor_1(&test_club).half_points_of(first_pair_loser),
        2
    );
    assert_eq!(
        run_tournament_command(&mut test_club, correct_result(1)),
        Err(Refusal::NoResultInRound),
        "that round is not paired"
    );

    // A pupil comes late, and has no points for the first round.
    test_club.add_visitor(25, "late");
    let add_late_player_command = TournamentCommand::AddPlayer(new_person(25, "late"));
    run_tournament_command(&mut test_club, add_late_player_command).unwrap();
    present_members.push(25);
    run_tournament_command(&mut test_club, TournamentCommand::StartRound).unwrap();
    let tournament_in_second_round = tournament_seen_by_visitor_1(&test_club);
    assert!(tournament_in_second_round.round_of(25, 1).is_some());
    assert_eq!(
        tournament_in_second_round.round_of(23, 1),
        None,
        "absent players are not paired"
    );
    let sit_out_pair = tournament_in_second_round
        .pairs
        .iter()
        .find(|pair| pair.players.1.is_none());
    assert_eq!(sit_out_pair.unwrap().points, Some((2, 0)));
    play_first_moves(&mut test_club, &present_members);

    // A pupil who withdraws during a game loses it.
    let is_playing = |test_club: &TestClub, id| {
        tournament_seen_by_visitor_1(test_club)
            .current_game_of(id)
            .is_some()
    };
    let withdrawing_pupil = (1..=22).find(|&id| is_playing(&test_club, id)).unwrap();
    test_club.send_request(
        withdrawing_pupil.unsigned_abs(),
        VisitorRequest::LeaveTournament(1),
    );
    let tournament_after_round = tournament_seen_by_visitor_1(&test_club);
    assert!(
        tournament_after_round
            .entrant(withdrawing_pupil)
            .unwrap()
            .is_withdrawn
    );
    assert_eq!(
        tournament_after_round
            .round_of(withdrawing_pupil, 1)
            .unwrap()
            .1,
        Some((0, 2))
    );
    // The host ends another game.
    let forfeiter = (1..=22).find(|&id| is_playing(&test_club, id)).unwrap();
    run_tournament_command(&mut test_club, TournamentCommand::ForfeitGame(forfeiter)).unwrap();
    assert_eq!(
        tournament_seen_by_visitor_1(&test_club)
            .round_of(forfeiter, 1)
            .unwrap()
            .1,
        Some((0, 2))
    );
    assert_eq!(
        run_tournament_command(&mut test_club, TournamentCommand::ForfeitGame(forfeiter)),
        Err(Refusal::NoUnfinishedGame)
    );

    // The club is restarted in the middle of the round.
    let mut store = Store::open(Path::new(":memory:")).unwrap();
    let name_of = |id: i64| match id {
        25 => "late".to_owned(),
        id => format!("pupil{id}"),
    };
    for id in 1..=25 {
        let name = name_of(id);
        store
            .log_in_with_key(&Name::new(&name).unwrap(), &name, 1, 0)
            .unwrap();
    }
    store.apply_operations(&test_club.store_operations).unwrap();
    let snapshot = store.read_club_snapshot(ClubTime::default(), None).unwrap();
    assert_eq!(
        snapshot.tournaments,
        [(*tournament_seen_by_visitor_1(&test_club)).clone()]
    );
    let mut test_club = TestClub::with_snapshot(ClubLimits::default(), snapshot);
    for &id in &present_members {
        test_club.add_visitor(id, &name_of(id));
    }
    end_unfinished_games(&mut test_club);
    // A pupil who was absent comes now.
    test_club.add_visitor(24, "pupil24");
    test_club.send_request(24, VisitorRequest::JoinTournament(1));
    for round in 2..5 {
        run_tournament_command(&mut test_club, TournamentCommand::StartRound).unwrap();
        assert_eq!(
            tournament_seen_by_visitor_1(&test_club).paired_round_count(),
            round + 1
        );
        assert!(
            tournament_seen_by_visitor_1(&test_club)
                .round_of(24, round)
                .is_some()
        );
        assert_eq!(
            tournament_seen_by_visitor_1(&test_club).round_of(withdrawing_pupil, round),
            None
        );
        end_unfinished_games(&mut test_club);
    }
    let tournament = tournament_seen_by_visitor_1(&test_club);
    assert!(tournament.is_over());
    assert_eq!(
        run_tournament_command(&mut test_club, TournamentCommand::StartRound),
        Err(Refusal::NoLongerExists)
    );
    let mut pairs: Vec<_> = tournament
        .pairs
        .iter()
        .filter_map(|pair| Some((pair.players.0, pair.players.1?)))
        .map(|(one, other)| (one.min(other), one.max(other)))
        .collect();
    let game_count = pairs.len();
    pairs.sort_unstable();
    pairs.dedup();
    assert_eq!(pairs.len(), game_count, "no two meet twice");
    // Every round gives one point to each pair, except for the pairs of absent pupils.
    let half_point_sum: u32 = tournament
        .entrants
        .iter()
        .map(|there| tournament.half_points_of(there.person.id))
        .sum();
    let pairs_with_points = tournament
        .pairs
        .iter()
        .filter(|pair| pair.points != Some((0, 0)));
    assert_eq!(
        half_point_sum,
        2 * u32::try_from(pairs_with_points.count()).unwrap()
    );
}

#[test]
fn north_has_the_time_for_a_first_move_too() {
    let mut test_club = begun_tournament(tournament_terms(TournamentFormat::Swiss(1)));
    let pair = tournament_seen_by_visitor_1(&test_club).pairs[0].clone();
    let (south, north) = (pair.players.0, pair.players.1.unwrap());
    play_first_moves(&mut test_club, &[south]);
    test_club.advance_clock(5 * MINUTE_MS - 1000);
    assert!(
        tournament_seen_by_visitor_1(&test_club)
            .current_game_of(north)
            .is_some()
    );
    test_club.advance_clock(2000);
    let (_, points) = tournament_seen_by_visitor_1(&test_club)
        .round_of(north, 0)
        .unwrap();
    assert_eq!(points, Some((0, 2)));
    let ended_game = &test_club.game_views[&south.unsigned_abs()];
    assert_eq!(ended_game.winner(), Some(Seat::South));
    assert!(
        tournament_seen_by_visitor_1(&test_club)
            .entrant(north)
            .unwrap()
            .is_withdrawn
    );
    assert!(
        !tournament_seen_by_visitor_1(&test_club)
            .entrant(south)
            .unwrap()
            .is_withdrawn
    );
}

#[test]
fn two_absent_opponents_get_no_point_and_are_not_paired_again() {
    let mut test_club = begun_tournament(tournament_terms(TournamentFormat::Swiss(2)));
    let pair = tournament_seen_by_visitor_1(&test_club).pairs[0].clone();
    let absent_players = [pair.players.0, pair.players.1.unwrap()];
    let watching_member = (1..=4).find(|id| !absent_players.contains(id)).unwrap();
    for id in absent_players {
        test_club.report_visit_event(id.unsigned_abs(), VisitEvent::Ended);
    }
    test_club.advance_clock(5 * MINUTE_MS + 1000);
    let tournament_after_forfeit = &test_club.tournaments[&watching_member.unsigned_abs()];
    for id in absent_players {
        assert!(
            tournament_after_forfeit.entrant(id).unwrap().is_withdrawn,
            "{id}"
        );
        assert_eq!(
            tournament_after_forfeit.round_of(id, 0).unwrap().1,
            Some((0, 0))
        );
    }
}
