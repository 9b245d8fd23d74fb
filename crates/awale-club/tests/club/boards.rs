//! Rules of games: moves, clocks, offers, chat and watchers. Without a network.

use std::time::Duration;

use awale_club::club::game::Offers;
use awale_club::club::order::{
    GameRequest, News, Order, Outcome, Refusal, Terms, VisitorId, Write,
};
use awale_rules::{Seat, Settlement};

use super::desk::{Desk, person, pit, terms};

#[test]
fn a_move_is_written_before_it_is_told_and_told_to_both() {
    let mut desk = Desk::paired(terms("5+3"));
    let outcomes = desk.club.update(
        desk.now,
        1,
        Order::Game(desk.begun[&1], GameRequest::Move(0, pit('A'))),
    );
    let written = outcomes
        .iter()
        .position(|outcome| matches!(outcome, Outcome::Write(Write::Move { ply: 0, .. })));
    let told: Vec<(usize, VisitorId)> = outcomes
        .iter()
        .enumerate()
        .filter_map(|(place, outcome)| match outcome {
            Outcome::Tell(visitor, News::Game(view)) if view.moves == [pit('A')] => {
                Some((place, *visitor))
            }
            _ => None,
        })
        .collect();
    assert_eq!(
        told.iter().map(|(_, visitor)| *visitor).collect::<Vec<_>>(),
        [1, 2]
    );
    assert!(told.iter().all(|(place, _)| *place > written.unwrap()));
}

#[test]
fn a_copy_of_a_move_and_a_move_of_the_other_change_nothing() {
    let mut desk = Desk::paired(terms("free"));
    desk.request(2, GameRequest::Move(0, pit('a')));
    desk.request(1, GameRequest::Move(0, pit('A')));
    desk.request(1, GameRequest::Move(0, pit('A')));
    desk.request(1, GameRequest::Move(0, pit('B')));
    desk.request(1, GameRequest::Move(1, pit('B')));
    desk.request(2, GameRequest::Move(1, pit('B')));
    assert_eq!(desk.games[&2].moves, [pit('A')]);
    assert_eq!(
        desk.writes
            .iter()
            .filter(|write| matches!(write, Write::Move { .. }))
            .count(),
        1
    );
}

#[test]
fn clocks_run_on_the_server_and_lag_is_given_back_up_to_a_bound() {
    let mut desk = Desk::paired(terms("1+2"));
    desk.order(1, Order::Lag(Duration::from_millis(200)));
    desk.order(2, Order::Lag(Duration::from_secs(9)));
    desk.pass(10_000);
    desk.plays();
    desk.pass(10_000);
    desk.plays();
    let left = desk.games[&1].clocks.as_ref().unwrap().left;
    assert_eq!(
        left.south,
        Duration::from_millis(60_000 - 10_000 + 200 + 2000)
    );
    assert_eq!(
        left.north,
        Duration::from_millis(60_000 - 10_000 + 500 + 2000),
        "500 ms at most"
    );
    desk.pass(52_200 + 499);
    assert_eq!(desk.games[&1].ended, None);
    desk.pass(1);
    let ended = desk.games[&2].ended.unwrap();
    assert_eq!(
        (ended.settlement, ended.winner),
        (Some(Settlement::TimeLoss(Seat::South)), Some(Seat::North))
    );
    assert_eq!(
        desk.games[&2].clocks.as_ref().unwrap().left.south,
        Duration::ZERO
    );
    assert_eq!(
        desk.club.next_due(desk.now),
        desk.club
            .next_due(desk.now)
            .filter(|due| *due > desk.now.up)
    );
}

#[test]
fn a_move_is_taken_back_when_the_other_agrees_and_never_in_a_rated_game() {
    let mut desk = Desk::paired(terms("free"));
    desk.plays();
    desk.plays();
    desk.request(1, GameRequest::TakeBack);
    assert_eq!(desk.games[&2].offers.take_back, Some(Seat::South));
    desk.request(2, GameRequest::Refuse);
    assert_eq!(desk.games[&1].offers.take_back, None);
    desk.request(1, GameRequest::TakeBack);
    desk.request(1, GameRequest::TakeBack);
    assert_eq!(
        desk.games[&1].moves.len(),
        2,
        "one cannot agree with oneself"
    );
    desk.request(2, GameRequest::TakeBack);
    assert_eq!(desk.games[&1].moves.len(), 0, "down to one's own turn");
    assert!(
        desk.writes
            .iter()
            .any(|write| matches!(write, Write::State { ply: 0, .. }))
    );

    let mut desk = Desk::paired(Terms {
        rated: true,
        ..terms("free")
    });
    desk.plays();
    desk.request(1, GameRequest::TakeBack);
    assert_eq!(desk.games[&2].offers.take_back, None);
}

#[test]
fn a_game_ends_by_agreement_or_by_giving_up() {
    let mut desk = Desk::paired(terms("free"));
    desk.plays();
    desk.request(1, GameRequest::End);
    assert_eq!(
        (desk.games[&2].ended, desk.games[&2].offers.end),
        (None, Some(Seat::South))
    );
    desk.plays();
    assert_eq!(desk.games[&2].offers.end, None, "a move answers it");
    desk.request(1, GameRequest::End);
    desk.request(2, GameRequest::End);
    assert_eq!(
        desk.games[&1].ended.unwrap().settlement,
        Some(Settlement::Agreement)
    );

    let mut desk = Desk::paired(terms("free"));
    desk.request(2, GameRequest::Resign);
    let ended = desk.games[&1].ended.unwrap();
    assert_eq!(
        (ended.settlement, ended.winner),
        (
            Some(Settlement::Resignation(Seat::North)),
            Some(Seat::South)
        )
    );
}

#[test]
fn watchers_see_moves_later_where_the_players_say_so() {
    let mut desk = Desk::paired(Terms {
        delay: 4,
        ..terms("free")
    });
    let game = desk.begun[&1];
    for _ in 0..6 {
        desk.plays();
    }
    desk.order(3, Order::Game(game, GameRequest::Watch));
    assert_eq!((desk.games[&3].moves.len(), desk.games[&3].hidden), (2, 4));
    assert_eq!(desk.games[&1].watchers, 1, "told at once");
    assert_eq!(desk.games[&1].moves.len(), 6);
    desk.request(3, GameRequest::Resign);
    assert_eq!(
        (desk.refused[&3], desk.games[&1].ended),
        (Refusal::NotNow, None)
    );
    desk.request(1, GameRequest::Resign);
    assert_eq!(desk.games[&3].moves.len(), 6, "after the end all is seen");
    desk.order(3, Order::Game(game, GameRequest::Leave));
    assert_eq!(desk.games[&1].watchers, 0);
    desk.order(4, Order::Game(game, GameRequest::Watch));
    assert_eq!(desk.games[&2].watchers, 1);
    desk.order(4, Order::Go);
    assert_eq!(desk.games[&2].watchers, 0, "nor who is gone");
}

#[test]
fn chat_is_clean_bounded_and_can_be_muted() {
    let mut desk = Desk::paired(terms("free"));
    desk.request(
        1,
        GameRequest::Say(format!(
            "\u{1b}]52;c;x\u{7}hello\u{202e} {}",
            "z".repeat(900)
        )),
    );
    let said = desk.games[&2].chat[0].text.as_str().to_owned();
    assert!(
        said.contains("hello") && !said.contains('\u{1b}') && !said.contains('\u{202e}'),
        "{said:?}"
    );
    assert!(said.chars().count() <= 200);
    desk.request(2, GameRequest::Mute(1));
    desk.request(1, GameRequest::Say("again".to_owned()));
    assert_eq!(
        (desk.games[&1].chat.len(), desk.games[&2].chat.len()),
        (2, 0)
    );
    for _ in 0..3 {
        desk.request(1, GameRequest::Say("more".to_owned()));
    }
    assert!(desk.refused.is_empty());
    desk.request(1, GameRequest::Say("too much".to_owned()));
    assert_eq!(desk.refused[&1], Refusal::TooFast);
    desk.pass(11_000);
    desk.request(1, GameRequest::Say("later".to_owned()));
    assert_eq!(desk.games[&1].chat.len(), 6);
}

#[test]
fn a_rematch_exchanges_sides() {
    let mut desk = Desk::paired(terms("free"));
    desk.request(1, GameRequest::Resign);
    desk.request(1, GameRequest::Rematch);
    assert_eq!(desk.games[&2].offers.rematch, Some(Seat::South));
    let before = desk.begun[&1];
    desk.request(2, GameRequest::Rematch);
    assert_ne!(desk.begun[&1], before);
    assert_eq!(desk.games[&1].setup.players.south.id, 2);
}

#[test]
fn only_rated_games_change_ratings() {
    let mut desk = Desk::paired(terms("free"));
    desk.plays();
    desk.plays();
    desk.request(2, GameRequest::Resign);
    assert!(
        !desk
            .writes
            .iter()
            .any(|write| matches!(write, Write::Rating { .. }))
    );
    let mut desk = Desk::paired(Terms {
        rated: true,
        ..terms("free")
    });
    desk.plays();
    desk.plays();
    desk.request(2, GameRequest::Resign);
    desk.pass(1000);
    let best = &desk.lobbies[&3].best[0];
    let points: Vec<(&str, u32)> = best
        .1
        .iter()
        .map(|(name, points, _)| (name.as_str(), *points))
        .collect();
    assert_eq!(best.0, "oware");
    assert!(
        points[0].0 == "ayo" && points[1].0 == "kofi" && points[0].1 > 1200 && points[1].1 < 1200,
        "{points:?}"
    );
}

#[test]
fn a_slow_game_waits_for_both_and_ends_by_the_calendar() {
    let mut desk = Desk::paired(terms("days"));
    desk.plays();
    desk.order(1, Order::Go);
    desk.order(2, Order::Go);
    desk.pass(2 * 24 * 3600 * 1000);
    desk.order(22, Order::Come(person(2, "kofi")));
    desk.pass(1000);
    assert_eq!(
        desk.begun.get(&22),
        None,
        "the lobby tells whose move it is"
    );
    assert_eq!(desk.lobbies[&22].games[0].to_move, Some(Seat::North));
    desk.pass(24 * 3600 * 1000);
    assert!(desk.writes.iter().any(|write| matches!(
        write,
        Write::End { ended, .. } if ended.settlement == Some(Settlement::TimeLoss(Seat::North))
    )));
}

#[test]
fn after_the_end_both_look_at_one_board_and_one_has_the_hand() {
    let mut desk = Desk::paired(terms("free"));
    for _ in 0..4 {
        desk.plays();
    }
    desk.request(1, GameRequest::Resign);
    desk.request(2, GameRequest::Show(1));
    assert_eq!(
        desk.games[&1].board.shown, 4,
        "North does not have the hand"
    );
    desk.request(1, GameRequest::Show(2));
    assert_eq!(desk.games[&2].board.shown, 2);
    desk.request(1, GameRequest::PassHand);
    desk.request(2, GameRequest::Show(99));
    assert_eq!(
        (desk.games[&1].board.shown, desk.games[&1].board.hand),
        (4, Seat::North)
    );
}

#[test]
fn who_leaves_one_board_stays_at_another() {
    let mut desk = Desk::paired(terms("free"));
    let first = desk.begun[&1];
    desk.request(1, GameRequest::Resign);
    desk.request(1, GameRequest::Rematch);
    desk.request(2, GameRequest::Rematch);
    let second = desk.begun[&1];
    assert_ne!(first, second);
    desk.order(1, Order::Game(first, GameRequest::Leave));
    desk.order(
        2,
        Order::Game(second, GameRequest::Say("still there?".to_owned())),
    );
    assert_eq!(
        (desk.games[&1].setup.id, desk.games[&1].chat.len()),
        (second, 1)
    );
    // Return to the first board.
    desk.order(1, Order::Game(second, GameRequest::Leave));
    desk.order(1, Order::Game(first, GameRequest::ComeBack));
    assert_eq!(desk.games[&1].setup.id, first);
    desk.order(
        2,
        Order::Game(first, GameRequest::Say("and there?".to_owned())),
    );
    assert_eq!(
        (desk.games[&1].setup.id, desk.games[&1].chat.len()),
        (first, 1)
    );
    desk.order(1, Order::Game(99, GameRequest::ComeBack));
    assert_eq!(
        desk.refused.get(&1),
        None,
        "a board that is gone is looked at no more"
    );
}

#[test]
fn each_person_at_a_board_can_mute_the_others() {
    let mut desk = Desk::paired(terms("free"));
    let game = desk.begun[&1];
    desk.order(3, Order::Game(game, GameRequest::Watch));
    desk.order(4, Order::Game(game, GameRequest::Watch));
    desk.request(4, GameRequest::Say("from a watcher".to_owned()));
    desk.request(1, GameRequest::Mute(4));
    desk.request(3, GameRequest::Mute(4));
    let hear = |desk: &Desk| [1, 2, 3].map(|visitor| desk.games[&visitor].chat.len());
    assert_eq!(hear(&desk), [0, 1, 0]);
    desk.request(2, GameRequest::Mute(99));
    desk.request(2, GameRequest::Mute(2));
    let muted = desk
        .writes
        .iter()
        .filter(|write| matches!(write, Write::Mute { .. }))
        .count();
    assert_eq!(muted, 2, "only who is heard there, and never oneself");
}

#[test]
fn what_was_offered_before_a_takeback_is_not_accepted_after_it() {
    let mut desk = Desk::paired(terms("free"));
    for _ in 0..3 {
        desk.plays();
    }
    // South offers to end the game, then asks to take back a move instead.
    desk.request(1, GameRequest::End);
    desk.request(1, GameRequest::TakeBack);
    assert_eq!(desk.games[&2].offers.end, Some(Seat::South));
    desk.request(2, GameRequest::TakeBack);
    assert_eq!(desk.games[&2].moves.len(), 2);
    assert_eq!(desk.games[&2].offers, Offers::default());
    desk.request(2, GameRequest::End);
    assert_eq!(desk.games[&1].ended, None, "that is a new offer");
    assert_eq!(desk.games[&1].offers.end, Some(Seat::North));
}

#[test]
fn who_has_not_moved_has_nothing_to_take_back() {
    let mut desk = Desk::paired(terms("free"));
    desk.plays();
    desk.request(2, GameRequest::TakeBack);
    assert_eq!(desk.games[&1].offers, Offers::default());
}

#[test]
fn clocks_stand_still_while_the_disk_takes_nothing() {
    let mut desk = Desk::paired(terms("1+0"));
    desk.plays();
    desk.pass(10_000);
    desk.club.pause(desk.now);
    desk.pass(600_000);
    assert_eq!(desk.games[&1].ended, None);
    assert_eq!(desk.club.next_due(desk.now), None);
    let outcomes = desk.club.resume(desk.now);
    desk.take(outcomes);
    let game = desk.club.game(desk.begun[&1]).unwrap();
    assert_eq!(game.left(desk.now).unwrap().north, Duration::from_secs(50));
    assert_eq!(
        game.since_wall,
        desk.now.wall - 10_000,
        "by the calendar too, which is what is kept"
    );
    assert_eq!(desk.writes.last(), Some(&Write::state_of(game)));
    desk.pass(50_000 + 500);
    assert_eq!(
        desk.games[&1].ended.unwrap().settlement,
        Some(Settlement::TimeLoss(Seat::North))
    );
}
