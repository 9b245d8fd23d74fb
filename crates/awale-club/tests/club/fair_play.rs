//! Fair play: lag, first moves, and the limits of rated games. Without a network.

use std::time::Duration;

use awale_club::{
    club::{
        GameRequest, GameTerms, HostCommand, Refusal, StoreOp, StoredItem, TournamentCommand,
        TournamentFormat, VisitEvent, VisitorRequest,
    },
    settings::ClubLimits,
};
use awale_rules::{Seat, Settlement};
use awale_study::{record::TimeControl, words::Language};

use super::{
    harness::Harness,
    test_club::{TestClub, challenge_to_everybody, terms_with_pace, tournament_terms},
};

fn rated_terms() -> GameTerms {
    GameTerms {
        rated: true,
        ..terms_with_pace("free")
    }
}

/// Lets visitor 1 challenge everybody, and visitor 2 accept.
fn begin_game(test_club: &mut TestClub, terms: GameTerms) {
    test_club.send_request(
        1,
        VisitorRequest::MakeChallenge(challenge_to_everybody(terms)),
    );
    test_club.advance_clock(1000);
    let challenge_id = test_club.lobbies[&2].challenges[0].id;
    test_club.send_request(2, VisitorRequest::AcceptChallenge(challenge_id));
}

#[test]
fn a_client_that_delays_its_answers_gains_little_time() {
    let mut test_club = TestClub::with_game_of_two(terms_with_pace("1+0"));
    let (mut turn_counts, south_round_trip_time) = ([0_u32; 2], Duration::from_millis(700));
    for _ in 0..40 {
        // South delays all answers, North only some.
        test_club.report_visit_event(1, VisitEvent::RoundTripTime(south_round_trip_time));
        let north_round_trip_time = Duration::from_millis(if turn_counts[1].is_multiple_of(2) {
            50
        } else {
            700
        });
        test_club.report_visit_event(2, VisitEvent::RoundTripTime(north_round_trip_time));
        test_club.advance_clock(700);
        let mover_index = test_club.game_views[&1].move_count() % 2;
        turn_counts[mover_index] += 1;
        test_club.play_first_legal_move();
        assert!(!test_club.game_views[&1].is_over());
    }
    let remaining_times = test_club.game_views[&1]
        .clocks
        .as_ref()
        .unwrap()
        .remaining();
    let gained_time = |left: Duration, turns: u32| {
        (left + Duration::from_millis(700) * turns).saturating_sub(Duration::from_secs(60))
    };
    let (south_gain, north_gain) = (
        gained_time(remaining_times.south, turn_counts[0]),
        gained_time(remaining_times.north, turn_counts[1]),
    );
    assert!(
        south_gain > Duration::ZERO
            && south_gain <= Duration::from_micros(97_500) * (turn_counts[0] + 3),
        "{south_gain:?} in {} turns",
        turn_counts[0]
    );
    assert_eq!(north_gain, Duration::from_millis(50) * turn_counts[1]);
}

#[test]
fn a_game_without_a_first_move_ends_without_a_result() {
    for moves in 0..2 {
        let mut test_club = TestClub::with_game_of_two(GameTerms {
            rated: true,
            ..terms_with_pace("5+3")
        });
        for _ in 0..moves {
            test_club.advance_clock(59_000);
            test_club.play_first_legal_move();
        }
        test_club.advance_clock(59_999);
        assert!(!test_club.game_views[&1].is_over());
        test_club.advance_clock(1);
        assert!(test_club.game_views[&2].is_aborted());
        let game_id = test_club.begun_game_ids[&1];
        assert!(
            test_club
                .store_operations
                .contains(&StoreOp::DeleteAbortedGame(game_id))
        );
        test_club.store_operations.clear();
        test_club.send_game_request(1, GameRequest::SendChatLine("where are you?".to_owned()));
        assert_eq!(test_club.game_views[&2].chat_lines.len(), 1);
        assert_eq!(
            test_club.store_operations,
            [],
            "the store has deleted the game"
        );
        test_club.send_game_request(1, GameRequest::OfferOrAcceptRematch);
        test_club.send_game_request(2, GameRequest::OfferOrAcceptRematch);
        assert_ne!(test_club.begun_game_ids[&2], game_id);
    }

    let mut test_club = TestClub::with_game_of_two(terms_with_pace("5+3"));
    test_club.play_first_legal_move();
    test_club.play_first_legal_move();
    test_club.advance_clock(299_000);
    assert!(!test_club.game_views[&1].is_over(), "both have moved");
}

#[test]
fn in_a_tournament_a_missing_first_move_loses_on_time() {
    let mut test_club = TestClub::with_four_members();
    let mut terms = tournament_terms(TournamentFormat::RoundRobin);
    terms.clock = TimeControl::PRESETS[0];
    test_club
        .send_host_command(HostCommand::AnnounceTournament(Box::new(terms)))
        .unwrap();
    for visitor in [1, 2] {
        test_club.send_request(visitor, VisitorRequest::JoinTournament(1));
    }
    let start_command = HostCommand::Tournament(1, TournamentCommand::StartRound);
    assert_eq!(test_club.send_host_command(start_command), Ok(None));
    test_club.advance_clock(70_000);
    let settlement = test_club.game_views[&1].referee.settlement();
    assert_eq!(settlement, Some(Settlement::TimeLoss(Seat::South)));
}

#[test]
fn a_short_game_changes_no_ratings_and_says_so() {
    let mut test_club = TestClub::with_game_of_two(rated_terms());
    for _ in 0..9 {
        test_club.play_first_legal_move();
    }
    test_club.send_game_request(2, GameRequest::Resign);
    assert_eq!(
        test_club.game_views[&1].unrated_reason,
        Some(("rating-short", 10))
    );
    let is_rating = |write: &StoreOp| matches!(write, StoreOp::PutItem(StoredItem::Rating(..)));
    assert!(!test_club.store_operations.iter().any(is_rating));
}

#[test]
fn rated_games_of_the_same_two_people_are_limited_within_a_day() {
    let mut test_club = TestClub::with_limits(ClubLimits {
        rated_per_pair: 2,
        ..ClubLimits::default()
    });
    for (id, name) in [(1, "ayo"), (2, "kofi"), (3, "ama")] {
        test_club.add_visitor(id, name);
    }
    for _ in 0..2 {
        begin_game(&mut test_club, rated_terms());
        assert!(test_club.game_views[&1].setup.terms.rated);
        assert_eq!(test_club.game_views[&1].unrated_reason, None);
        test_club.send_game_request(2, GameRequest::Resign);
    }
    test_club.advance_clock(1000);
    let lobby = &test_club.lobbies[&1];
    assert!(lobby.is_at_rated_game_limit(2, 1) && !lobby.is_at_rated_game_limit(1, 3));
    begin_game(&mut test_club, rated_terms());
    assert!(!test_club.game_views[&1].setup.terms.rated);
    assert_eq!(
        test_club.game_views[&1].unrated_reason,
        Some(("club-unrated-limit", 2))
    );
    test_club.send_game_request(2, GameRequest::Resign);
    test_club.advance_clock(24 * 3600 * 1000);
    begin_game(&mut test_club, rated_terms());
    assert!(test_club.game_views[&1].setup.terms.rated, "a day later");
}

#[test]
fn the_same_challenge_is_open_once() {
    let mut test_club = TestClub::with_four_members();
    test_club.send_request(
        1,
        VisitorRequest::MakeChallenge(challenge_to_everybody(terms_with_pace("5+3"))),
    );
    test_club.send_request(
        1,
        VisitorRequest::MakeChallenge(challenge_to_everybody(terms_with_pace("5+3"))),
    );
    assert_eq!(test_club.refusals[&1], Refusal::SameChallengeOpen);
    assert_eq!(test_club.lobbies[&1].challenges.len(), 1);
    test_club.send_request(
        2,
        VisitorRequest::MakeChallenge(challenge_to_everybody(terms_with_pace("5+3"))),
    );
    assert_eq!(test_club.refusals.get(&2), None, "another person's");
}

/// A club with the visitors ayo and kofi. Their windows are wide, and they may play one rated game
/// within a day.
fn wide_harness_with_two_visitors() -> Harness {
    let mut club = Harness::with_limits(ClubLimits {
        rated_per_pair: 1,
        ..ClubLimits::default()
    });
    for name in ["ayo", "kofi"] {
        club.add_visitor(name, Language::English, (120, 40));
    }
    club.advance_clock(1000);
    club
}

fn assert_shows(club: &mut Harness, visitor: u64, expected_texts: &[&str]) {
    let text = club.screen_text(visitor);
    for part in expected_texts {
        assert!(text.contains(part), "{part} is missing:\n{text}");
    }
}

#[test]
fn the_screens_tell_that_a_challenge_was_sent_and_offer_to_decline_only_such_ones() {
    let mut club = wide_harness_with_two_visitors();
    assert!(!club.screen_text(1).contains("decline"));
    club.press_keys(1, b"p");
    assert_shows(&mut club, 1, &["Changes both ratings if at least 10 moves"]);
    club.press_keys(1, b"\r");
    assert_shows(
        &mut club,
        1,
        &["▸ You offer oware", "Sent. The game begins when"],
    );
    club.press_keys(1, b"p\r");
    assert_shows(&mut club, 1, &["You have already sent this challenge."]);
    club.advance_clock(1000);
    club.press_keys(2, b"\x1b[B");
    let text = club.screen_text(2);
    assert!(
        text.contains("▸ ayo offers") && !text.contains("decline"),
        "{text}"
    );
}

#[test]
fn the_board_tells_about_first_moves_offers_and_ratings() {
    let mut club = wide_harness_with_two_visitors();
    for name in ["ama", "esi"] {
        club.add_visitor(name, Language::English, (120, 40));
    }
    club.press_keys(1, b"p\r");
    club.advance_clock(1000);
    club.press_keys(2, b"\x1b[B\r");
    assert_shows(&mut club, 1, &["for the first move. Without it"]);
    club.press_keys(1, b"o");
    assert_shows(
        &mut club,
        2,
        &["ayo wants to end the game as it stands. o agrees.", "agree"],
    );
    assert!(!club.screen_text(1).contains("agrees"));
    club.press_keys(2, b"o");
    assert_shows(&mut club, 1, &["Not rated: fewer than 10 moves"]);
    club.press_keys(1, b"p");
    club.press_keys(2, b"p");
    assert_shows(&mut club, 2, &["After 1 rated games within 24 hours"]);
    club.advance_clock(60_000);
    assert_shows(&mut club, 2, &["made no first move in time"]);
}

#[test]
fn the_board_of_a_slow_game_shows_the_deadline() {
    let mut club = wide_harness_with_two_visitors();
    let slow_challenge = challenge_to_everybody(terms_with_pace("days"));
    club.send_request(1, VisitorRequest::MakeChallenge(slow_challenge));
    club.advance_clock(1000);
    club.press_keys(2, b"\x1b[B\r");
    assert_shows(&mut club, 1, &["ayo has 72 h 0 min for this move."]);
    assert_shows(&mut club, 2, &["ayo has 72 h 0 min for this move."]);
}

/// Two players with a game that has begun, and a watcher.
fn harness_with_watched_game() -> Harness {
    let mut club = wide_harness_with_two_visitors();
    club.add_visitor("ama", Language::English, (120, 40));
    club.press_keys(1, b"p\r");
    club.advance_clock(1000);
    club.press_keys(2, b"\x1b[B\r");
    club.press_keys(3, b"\x1b[B\r");
    club.advance_clock(1000);
    club
}

#[test]
fn a_key_for_a_move_always_shows_what_it_did() {
    let mut club = harness_with_watched_game();
    club.press_keys(3, b"B");
    assert_shows(&mut club, 3, &["B does nothing here."]);
    club.press_keys(1, b"A");
    // Visitor 2 cannot have seen the first move yet, so Enter plays nothing. A letter would play.
    club.press_keys(2, b"\r");
    assert_shows(
        &mut club,
        2,
        &["You were faster than the last move", "move 1"],
    );
    club.press_keys(1, b"B");
    assert_shows(&mut club, 1, &["It is not your turn."]);
    club.advance_clock(5000);
    // While the player looks at an earlier position, the key of a pit only returns to the current
    // position.
    club.press_keys(2, b"\t\x1b[DB");
    assert_shows(&mut club, 2, &["move 1"]);
    club.press_keys(2, b"B");
    assert_shows(&mut club, 2, &["move 2"]);
}
