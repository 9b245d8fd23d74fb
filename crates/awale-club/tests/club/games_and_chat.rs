//! Rules of games: moves, clocks, offers, chat and watchers. Without a network.

use std::time::Duration;

use awale_club::club::{
    ClubEffect, ClubUpdate, GameRequest, GameTerms, OpenOffers, Refusal, StoreOp, StoredItem,
    VisitEvent, VisitorId, VisitorRequest,
};
use awale_rules::{Seat, Settlement};

use super::test_club::{TestClub, new_person, pit_move, terms_with_pace};

#[test]
fn a_move_is_written_before_both_players_receive_it() {
    let mut test_club = TestClub::with_game_of_two(terms_with_pace("5+3"));
    test_club.club.handle_request(
        test_club.now,
        1,
        VisitorRequest::Game(
            test_club.begun_game_ids[&1],
            GameRequest::PlayMove(0, pit_move('A')),
        ),
    );
    let effects = test_club.club.take_effects();
    let write_index = effects
        .iter()
        .position(|outcome| matches!(outcome, ClubEffect::WriteToStore(StoreOp::SaveGame(game)) if game.moves == [pit_move('A')]));
    let sent_indices_and_visitors: Vec<(usize, VisitorId)> = effects
        .iter()
        .enumerate()
        .filter_map(|(place, outcome)| match outcome {
            ClubEffect::SendUpdate(visitor, ClubUpdate::Game(view))
                if view.referee.moves() == [pit_move('A')] =>
            {
                Some((place, *visitor))
            }
            _ => None,
        })
        .collect();
    assert_eq!(
        sent_indices_and_visitors
            .iter()
            .map(|(_, visitor)| *visitor)
            .collect::<Vec<_>>(),
        [1, 2]
    );
    assert!(
        sent_indices_and_visitors
            .iter()
            .all(|(place, _)| *place > write_index.unwrap())
    );
}

#[test]
fn a_repeated_move_and_a_move_out_of_turn_change_nothing() {
    let mut test_club = TestClub::with_game_of_two(terms_with_pace("free"));
    test_club.send_game_request(2, GameRequest::PlayMove(0, pit_move('a')));
    test_club.send_game_request(1, GameRequest::PlayMove(0, pit_move('A')));
    test_club.send_game_request(1, GameRequest::PlayMove(0, pit_move('A')));
    test_club.send_game_request(1, GameRequest::PlayMove(0, pit_move('B')));
    test_club.send_game_request(1, GameRequest::PlayMove(1, pit_move('B')));
    test_club.send_game_request(2, GameRequest::PlayMove(1, pit_move('B')));
    assert_eq!(test_club.game_views[&2].referee.moves(), [pit_move('A')]);
    assert_eq!(
        test_club
            .store_operations
            .iter()
            .filter(|write| matches!(write, StoreOp::SaveGame(_)))
            .count(),
        2,
        "the game and the move"
    );
}

#[test]
fn clocks_run_on_the_server_and_lag_is_compensated_up_to_a_limit() {
    let mut test_club = TestClub::with_game_of_two(terms_with_pace("1+2"));
    test_club.report_visit_event(1, VisitEvent::RoundTripTime(Duration::from_millis(200)));
    test_club.report_visit_event(2, VisitEvent::RoundTripTime(Duration::from_secs(9)));
    test_club.advance_clock(10_000);
    test_club.play_first_legal_move();
    test_club.advance_clock(10_000);
    test_club.play_first_legal_move();
    let remaining_times = test_club.game_views[&1]
        .clocks
        .as_ref()
        .unwrap()
        .remaining();
    assert_eq!(
        remaining_times.south,
        Duration::from_millis(60_000 - 10_000 + 200 + 2000)
    );
    assert_eq!(
        remaining_times.north,
        Duration::from_millis(60_000 - 10_000 + 500 + 2000),
        "500 ms at most"
    );
    test_club.advance_clock(52_200 + 499);
    assert!(!test_club.game_views[&1].is_over());
    test_club.advance_clock(1);
    let ended_game = &test_club.game_views[&2];
    assert_eq!(
        (ended_game.referee.settlement(), ended_game.winner()),
        (Some(Settlement::TimeLoss(Seat::South)), Some(Seat::North))
    );
    assert_eq!(
        test_club.game_views[&2]
            .clocks
            .as_ref()
            .unwrap()
            .remaining()
            .south,
        Duration::ZERO
    );
    assert_eq!(
        test_club.club.next_tick_time(),
        test_club
            .club
            .next_tick_time()
            .filter(|due| *due > test_club.now.uptime)
    );
}

#[test]
fn a_move_is_taken_back_if_the_opponent_agrees_and_never_in_a_rated_game() {
    let mut test_club = TestClub::with_game_of_two(terms_with_pace("free"));
    test_club.play_first_legal_move();
    test_club.play_first_legal_move();
    test_club.send_game_request(1, GameRequest::OfferOrAcceptTakeBack);
    assert_eq!(
        test_club.game_views[&2].offers.take_back_offered_by,
        Some(Seat::South)
    );
    test_club.send_game_request(2, GameRequest::DeclineOffers);
    assert_eq!(test_club.game_views[&1].offers.take_back_offered_by, None);
    test_club.send_game_request(1, GameRequest::OfferOrAcceptTakeBack);
    test_club.send_game_request(1, GameRequest::OfferOrAcceptTakeBack);
    assert_eq!(
        test_club.game_views[&1].move_count(),
        2,
        "one cannot agree with oneself"
    );
    test_club.send_game_request(2, GameRequest::OfferOrAcceptTakeBack);
    assert_eq!(
        test_club.game_views[&1].move_count(),
        0,
        "down to one's own turn"
    );
    assert!(
        matches!(test_club.store_operations.last(), Some(StoreOp::SaveGame(game)) if game.moves.is_empty())
    );

    let mut test_club = TestClub::with_game_of_two(GameTerms {
        rated: true,
        ..terms_with_pace("free")
    });
    test_club.play_first_legal_move();
    test_club.send_game_request(1, GameRequest::OfferOrAcceptTakeBack);
    assert_eq!(test_club.game_views[&2].offers.take_back_offered_by, None);
}

#[test]
fn a_game_ends_by_agreement_or_resignation() {
    let mut test_club = TestClub::with_game_of_two(terms_with_pace("free"));
    test_club.play_first_legal_move();
    test_club.send_game_request(1, GameRequest::OfferOrAcceptEnd);
    assert_eq!(
        (
            test_club.game_views[&2].is_over(),
            test_club.game_views[&2].offers.end_offered_by
        ),
        (false, Some(Seat::South))
    );
    test_club.play_first_legal_move();
    assert_eq!(
        test_club.game_views[&2].offers.end_offered_by, None,
        "a move answers it"
    );
    test_club.send_game_request(1, GameRequest::OfferOrAcceptEnd);
    test_club.send_game_request(2, GameRequest::OfferOrAcceptEnd);
    assert_eq!(
        test_club.game_views[&1].referee.settlement(),
        Some(Settlement::Agreement)
    );

    let mut test_club = TestClub::with_game_of_two(terms_with_pace("free"));
    test_club.send_game_request(2, GameRequest::Resign);
    let ended_game = &test_club.game_views[&1];
    assert_eq!(
        (ended_game.referee.settlement(), ended_game.winner()),
        (
            Some(Settlement::Resignation(Seat::North)),
            Some(Seat::South)
        )
    );
}

#[test]
fn watchers_see_moves_with_the_delay_that_the_players_chose() {
    let mut test_club = TestClub::with_game_of_two(GameTerms {
        watcher_delay_moves: 4,
        ..terms_with_pace("free")
    });
    let game_id = test_club.begun_game_ids[&1];
    for _ in 0..6 {
        test_club.play_first_legal_move();
    }
    test_club.send_request(3, VisitorRequest::Game(game_id, GameRequest::OpenBoard));
    assert_eq!(
        (
            test_club.game_views[&3].move_count(),
            test_club.game_views[&3].hidden_move_count
        ),
        (2, 4)
    );
    assert_eq!(
        test_club.game_views[&1].watcher_count, 1,
        "received at once"
    );
    assert_eq!(test_club.game_views[&1].move_count(), 6);
    test_club.send_game_request(3, GameRequest::Resign);
    assert_eq!(
        (test_club.refusals[&3], test_club.game_views[&1].is_over()),
        (Refusal::NotPossibleNow, false)
    );
    test_club.send_game_request(1, GameRequest::Resign);
    assert_eq!(
        test_club.game_views[&3].move_count(),
        6,
        "after the end all is seen"
    );
    test_club.send_request(3, VisitorRequest::Game(game_id, GameRequest::StopWatching));
    assert_eq!(test_club.game_views[&1].watcher_count, 0);
    test_club.send_request(4, VisitorRequest::Game(game_id, GameRequest::OpenBoard));
    assert_eq!(test_club.game_views[&2].watcher_count, 1);
    test_club.report_visit_event(4, VisitEvent::Ended);
    assert_eq!(test_club.game_views[&2].watcher_count, 0, "nor who is gone");
}

#[test]
fn chat_is_cleaned_limited_and_can_be_muted() {
    let mut test_club = TestClub::with_game_of_two(terms_with_pace("free"));
    test_club.send_game_request(
        1,
        GameRequest::SendChatLine(format!(
            "\u{1b}]52;c;x\u{7}hello\u{202e} {}",
            "z".repeat(900)
        )),
    );
    let text = test_club.game_views[&2].chat_lines[0]
        .text
        .as_str()
        .to_owned();
    assert!(
        text.contains("hello") && !text.contains('\u{1b}') && !text.contains('\u{202e}'),
        "{text:?}"
    );
    assert!(text.chars().count() <= 200);
    test_club.send_game_request(2, GameRequest::Mute(1));
    test_club.send_game_request(1, GameRequest::SendChatLine("again".to_owned()));
    assert_eq!(
        (
            test_club.game_views[&1].chat_lines.len(),
            test_club.game_views[&2].chat_lines.len()
        ),
        (2, 0)
    );
    for _ in 0..3 {
        test_club.send_game_request(1, GameRequest::SendChatLine("more".to_owned()));
    }
    assert!(test_club.refusals.is_empty());
    test_club.send_game_request(1, GameRequest::SendChatLine("too much".to_owned()));
    assert_eq!(test_club.refusals[&1], Refusal::TooMuchChat);
    test_club.advance_clock(11_000);
    test_club.send_game_request(1, GameRequest::SendChatLine("later".to_owned()));
    assert_eq!(test_club.game_views[&1].chat_lines.len(), 6);
}

#[test]
fn a_rematch_exchanges_sides() {
    let mut test_club = TestClub::with_game_of_two(terms_with_pace("free"));
    test_club.send_game_request(1, GameRequest::Resign);
    test_club.send_game_request(1, GameRequest::OfferOrAcceptRematch);
    assert_eq!(
        test_club.game_views[&2].offers.rematch_offered_by,
        Some(Seat::South)
    );
    let first_game = test_club.begun_game_ids[&1];
    test_club.send_game_request(2, GameRequest::OfferOrAcceptRematch);
    assert_ne!(test_club.begun_game_ids[&1], first_game);
    assert_eq!(test_club.game_views[&1].setup.players.south.id, 2);
}

#[test]
fn only_rated_games_change_ratings() {
    let mut test_club = TestClub::with_game_of_two(terms_with_pace("free"));
    test_club.play_first_legal_move();
    test_club.play_first_legal_move();
    test_club.send_game_request(2, GameRequest::Resign);
    assert!(
        !test_club
            .store_operations
            .iter()
            .any(|write| matches!(write, StoreOp::PutItem(StoredItem::Rating(..))))
    );
    let mut test_club = TestClub::with_game_of_two(GameTerms {
        rated: true,
        ..terms_with_pace("free")
    });
    for _ in 0..10 {
        test_club.play_first_legal_move();
    }
    test_club.send_game_request(2, GameRequest::Resign);
    test_club.advance_clock(1000);
    let best_players_of_variant = &test_club.lobbies[&3].best_players[0];
    let names_and_ratings: Vec<(&str, u32)> = best_players_of_variant
        .1
        .iter()
        .map(|(name, points, _)| (name.as_str(), *points))
        .collect();
    assert_eq!(best_players_of_variant.0, "oware");
    assert!(
        names_and_ratings[0].0 == "ayo"
            && names_and_ratings[1].0 == "kofi"
            && names_and_ratings[0].1 > 1200
            && names_and_ratings[1].1 < 1200,
        "{names_and_ratings:?}"
    );
}

#[test]
fn a_game_with_days_per_move_continues_without_players_and_ends_at_its_deadline() {
    let mut test_club = TestClub::with_game_of_two(terms_with_pace("days"));
    test_club.play_first_legal_move();
    test_club.play_first_legal_move();
    test_club.report_visit_event(1, VisitEvent::Ended);
    test_club.report_visit_event(2, VisitEvent::Ended);
    test_club.advance_clock(2 * 24 * 3600 * 1000);
    test_club.let_visitor_in(22, &new_person(2, "kofi"));
    test_club.advance_clock(1000);
    assert_eq!(
        test_club.begun_game_ids.get(&22),
        None,
        "the lobby tells whose move it is"
    );
    assert_eq!(test_club.lobbies[&22].games[0].to_move, Some(Seat::South));
    test_club.advance_clock(24 * 3600 * 1000);
    let lost_on_time = Some(Settlement::TimeLoss(Seat::South));
    let is_end = |write: &StoreOp| matches!(write, StoreOp::SaveGame(game) if game.ended_unix_ms.is_some() && game.settlement == lost_on_time);
    assert!(test_club.store_operations.iter().any(is_end));
}

#[test]
fn after_the_end_one_player_at_a_time_controls_the_shared_board() {
    let mut test_club = TestClub::with_game_of_two(terms_with_pace("free"));
    for _ in 0..4 {
        test_club.play_first_legal_move();
    }
    test_club.send_game_request(1, GameRequest::Resign);
    test_club.send_game_request(2, GameRequest::ShowPosition(1));
    assert_eq!(
        test_club.game_views[&1].shared_board.shown_move_count, 4,
        "North does not have the hand"
    );
    test_club.send_game_request(1, GameRequest::ShowPosition(2));
    assert_eq!(test_club.game_views[&2].shared_board.shown_move_count, 2);
    test_club.send_game_request(1, GameRequest::PassBoardControl);
    test_club.send_game_request(2, GameRequest::ShowPosition(99));
    assert_eq!(
        (
            test_club.game_views[&1].shared_board.shown_move_count,
            test_club.game_views[&1].shared_board.presenter
        ),
        (4, Seat::North)
    );
}

#[test]
fn leaving_one_board_keeps_another_board_open() {
    let mut test_club = TestClub::with_game_of_two(terms_with_pace("free"));
    let first_game = test_club.begun_game_ids[&1];
    test_club.send_game_request(1, GameRequest::Resign);
    test_club.send_game_request(1, GameRequest::OfferOrAcceptRematch);
    test_club.send_game_request(2, GameRequest::OfferOrAcceptRematch);
    let second_game = test_club.begun_game_ids[&1];
    assert_ne!(first_game, second_game);
    test_club.send_request(
        1,
        VisitorRequest::Game(first_game, GameRequest::StopWatching),
    );
    test_club.send_request(
        2,
        VisitorRequest::Game(
            second_game,
            GameRequest::SendChatLine("still there?".to_owned()),
        ),
    );
    assert_eq!(
        (
            test_club.game_views[&1].setup.id,
            test_club.game_views[&1].chat_lines.len()
        ),
        (second_game, 1)
    );
    // Return to the board of the first game.
    test_club.send_request(
        1,
        VisitorRequest::Game(second_game, GameRequest::StopWatching),
    );
    test_club.send_request(
        1,
        VisitorRequest::Game(first_game, GameRequest::RequestView),
    );
    assert_eq!(test_club.game_views[&1].setup.id, first_game);
    test_club.send_request(
        2,
        VisitorRequest::Game(
            first_game,
            GameRequest::SendChatLine("and there?".to_owned()),
        ),
    );
    assert_eq!(
        (
            test_club.game_views[&1].setup.id,
            test_club.game_views[&1].chat_lines.len()
        ),
        (first_game, 1)
    );
    test_club.send_request(1, VisitorRequest::Game(99, GameRequest::RequestView));
    assert_eq!(
        test_club.refusals.get(&1),
        None,
        "a board that is gone is looked at no more"
    );
}

#[test]
fn each_person_at_a_board_can_mute_the_others() {
    let mut test_club = TestClub::with_game_of_two(terms_with_pace("free"));
    let game_id = test_club.begun_game_ids[&1];
    test_club.send_request(3, VisitorRequest::Game(game_id, GameRequest::OpenBoard));
    test_club.send_request(4, VisitorRequest::Game(game_id, GameRequest::OpenBoard));
    test_club.send_game_request(4, GameRequest::SendChatLine("from a watcher".to_owned()));
    test_club.send_game_request(1, GameRequest::Mute(4));
    test_club.send_game_request(3, GameRequest::Mute(4));
    let visible_chat_line_counts = |test_club: &TestClub| {
        [1, 2, 3].map(|visitor| test_club.game_views[&visitor].chat_lines.len())
    };
    assert_eq!(visible_chat_line_counts(&test_club), [0, 1, 0]);
    test_club.send_game_request(2, GameRequest::Mute(99));
    test_club.send_game_request(2, GameRequest::Mute(2));
    let stored_mute_count = test_club
        .store_operations
        .iter()
        .filter(|write| matches!(write, StoreOp::PutItem(StoredItem::Mute(..))))
        .count();
    assert_eq!(
        stored_mute_count, 2,
        "only who is heard there, and never oneself"
    );
}

#[test]
fn an_offer_made_before_a_takeback_cannot_be_accepted_after_it() {
    let mut test_club = TestClub::with_game_of_two(terms_with_pace("free"));
    for _ in 0..3 {
        test_club.play_first_legal_move();
    }
    // South offers to end the game, then asks to take back a move instead.
    test_club.send_game_request(1, GameRequest::OfferOrAcceptEnd);
    test_club.send_game_request(1, GameRequest::OfferOrAcceptTakeBack);
    assert_eq!(
        test_club.game_views[&2].offers.end_offered_by,
        Some(Seat::South)
    );
    test_club.send_game_request(2, GameRequest::OfferOrAcceptTakeBack);
    assert_eq!(test_club.game_views[&2].move_count(), 2);
    assert_eq!(test_club.game_views[&2].offers, OpenOffers::default());
    test_club.send_game_request(2, GameRequest::OfferOrAcceptEnd);
    assert!(!test_club.game_views[&1].is_over(), "that is a new offer");
    assert_eq!(
        test_club.game_views[&1].offers.end_offered_by,
        Some(Seat::North)
    );
}

#[test]
fn a_player_without_moves_cannot_take_back() {
    let mut test_club = TestClub::with_game_of_two(terms_with_pace("free"));
    test_club.play_first_legal_move();
    test_club.send_game_request(2, GameRequest::OfferOrAcceptTakeBack);
    assert_eq!(test_club.game_views[&1].offers, OpenOffers::default());
}

#[test]
fn clocks_pause_while_writes_fail() {
    let mut test_club = TestClub::with_game_of_two(terms_with_pace("1+0"));
    for _ in 0..3 {
        test_club.play_first_legal_move();
    }
    test_club.advance_clock(10_000);
    test_club.club.pause_clocks(test_club.now);
    test_club.advance_clock(600_000);
    assert!(!test_club.game_views[&1].is_over());
    assert_eq!(test_club.club.next_tick_time(), None);
    test_club.club.resume_clocks(test_club.now);
    test_club.take_effects();
    let game = test_club.club.game(test_club.begun_game_ids[&1]).unwrap();
    assert_eq!(
        game.times_left(test_club.now).unwrap().north,
        Duration::from_secs(50)
    );
    assert_eq!(
        game.turn_began_unix_ms,
        test_club.now.unix_ms - 10_000,
        "by the calendar too, which is what is stored"
    );
    assert_eq!(
        test_club.store_operations.last(),
        Some(&StoreOp::save_game(game))
    );
    test_club.advance_clock(50_000 + 500);
    assert_eq!(
        test_club.game_views[&1].referee.settlement(),
        Some(Settlement::TimeLoss(Seat::North))
    );
}
