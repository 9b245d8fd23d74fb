//! The club without a network: orders in, outcomes out.

use std::time::Duration;

use awale_club::club::Memory;
use awale_club::club::order::{
    Challenge, DisconnectReason, GameRequest, HostCommand, News, Order, Outcome, Refusal, Terms, VisitorId, Write,
};
use awale_club::names::Name;
use awale_club::settings::Limits;
use awale_rules::{Seat, Settlement};

use super::desk::{Desk, open, person, pit, terms};

#[test]
fn a_challenge_for_one_is_for_no_other() {
    let mut desk = Desk::of_four();
    desk.order(1, Order::Challenge(Challenge { to: Some(Name::new("KOFI").unwrap()), ..open(terms("free")) }));
    desk.pass(1000);
    let challenge = desk.lobbies[&2].challenges[0].id;
    desk.order(3, Order::Accept(challenge));
    assert_eq!(desk.refused[&3], Refusal::Gone);
    desk.order(3, Order::Decline(challenge));
    desk.order(2, Order::Decline(challenge));
    desk.order(2, Order::Accept(challenge));
    assert_eq!(desk.refused[&2], Refusal::Gone, "declined is gone");
    desk.order(1, Order::Challenge(Challenge { to: Some(Name::new("nobody").unwrap()), ..open(terms("free")) }));
    assert_eq!(desk.refused[&1], Refusal::Nobody);
    desk.order(1, Order::Challenge(Challenge { to: Some(Name::new("ayo").unwrap()), ..open(terms("free")) }));
    assert_eq!(desk.refused[&1], Refusal::Own);
}

#[test]
fn one_may_withdraw_only_ones_own_challenge_and_not_have_too_many() {
    let mut desk = Desk::of_four();
    for _ in 0..3 {
        desk.order(1, Order::Challenge(open(terms("free"))));
    }
    assert!(desk.refused.is_empty());
    desk.order(1, Order::Challenge(open(terms("free"))));
    assert_eq!(desk.refused[&1], Refusal::TooMany);
    desk.pass(1000);
    let challenge = desk.lobbies[&2].challenges[0].id;
    desk.order(2, Order::Withdraw(challenge));
    desk.pass(1000);
    assert_eq!(desk.lobbies[&2].challenges.len(), 3);
    desk.order(1, Order::Withdraw(challenge));
    desk.pass(1000);
    assert_eq!(desk.lobbies[&2].challenges.len(), 2);
}

#[test]
fn a_move_is_written_before_it_is_told_and_told_to_both() {
    let mut desk = Desk::paired(terms("5+3"));
    let outcomes = desk.club.update(desk.now, 1, Order::Game(desk.begun[&1], GameRequest::Move(0, pit('A'))));
    let written = outcomes.iter().position(|outcome| matches!(outcome, Outcome::Write(Write::Move { ply: 0, .. })));
    let told: Vec<(usize, VisitorId)> = outcomes
        .iter()
        .enumerate()
        .filter_map(|(place, outcome)| match outcome {
            Outcome::Tell(visitor, News::Game(view)) if view.moves == [pit('A')] => Some((place, *visitor)),
            _ => None,
        })
        .collect();
    assert_eq!(told.iter().map(|(_, visitor)| *visitor).collect::<Vec<_>>(), [1, 2]);
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
    assert_eq!(desk.writes.iter().filter(|write| matches!(write, Write::Move { .. })).count(), 1);
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
    assert_eq!(left.south, Duration::from_millis(60_000 - 10_000 + 200 + 2000));
    assert_eq!(left.north, Duration::from_millis(60_000 - 10_000 + 500 + 2000), "500 ms at most");
    desk.pass(52_200 + 499);
    assert_eq!(desk.games[&1].ended, None);
    desk.pass(1);
    let ended = desk.games[&2].ended.unwrap();
    assert_eq!((ended.settlement, ended.winner), (Some(Settlement::TimeLoss(Seat::South)), Some(Seat::North)));
    assert_eq!(desk.games[&2].clocks.as_ref().unwrap().left.south, Duration::ZERO);
    assert_eq!(desk.club.next_due(desk.now), desk.club.next_due(desk.now).filter(|due| *due > desk.now.up));
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
    assert_eq!(desk.games[&1].moves.len(), 2, "one cannot agree with oneself");
    desk.request(2, GameRequest::TakeBack);
    assert_eq!(desk.games[&1].moves.len(), 0, "down to one's own turn");
    assert!(desk.writes.iter().any(|write| matches!(write, Write::State { ply: 0, .. })));

    let mut desk = Desk::paired(Terms { rated: true, ..terms("free") });
    desk.plays();
    desk.request(1, GameRequest::TakeBack);
    assert_eq!(desk.games[&2].offers.take_back, None);
}

#[test]
fn a_game_ends_by_agreement_or_by_giving_up() {
    let mut desk = Desk::paired(terms("free"));
    desk.plays();
    desk.request(1, GameRequest::End);
    assert_eq!((desk.games[&2].ended, desk.games[&2].offers.end), (None, Some(Seat::South)));
    desk.plays();
    assert_eq!(desk.games[&2].offers.end, None, "a move answers it");
    desk.request(1, GameRequest::End);
    desk.request(2, GameRequest::End);
    assert_eq!(desk.games[&1].ended.unwrap().settlement, Some(Settlement::Agreement));

    let mut desk = Desk::paired(terms("free"));
    desk.request(2, GameRequest::Resign);
    let ended = desk.games[&1].ended.unwrap();
    assert_eq!((ended.settlement, ended.winner), (Some(Settlement::Resignation(Seat::North)), Some(Seat::South)));
}

#[test]
fn who_is_away_is_told_and_comes_back_to_the_same_board() {
    let mut desk = Desk::paired(terms("5+3"));
    desk.plays();
    desk.pass(3000);
    desk.order(2, Order::Go);
    assert_eq!(desk.games[&1].away.north, Some(desk.now.up));
    desk.pass(5000);
    desk.order(22, Order::Come(person(2, "kofi")));
    assert_eq!(desk.games[&1].away.north, None);
    assert_eq!(desk.begun[&22], desk.begun[&1], "the board is there at once");
    assert_eq!(desk.games[&22].moves, desk.games[&1].moves);
}

#[test]
fn watchers_see_moves_later_where_the_players_say_so() {
    let mut desk = Desk::paired(Terms { delay: 4, ..terms("free") });
    let game = desk.begun[&1];
    for _ in 0..6 {
        desk.plays();
    }
    desk.order(3, Order::Game(game, GameRequest::Watch));
    assert_eq!((desk.games[&3].moves.len(), desk.games[&3].hidden), (2, 4));
    assert_eq!(desk.games[&1].watchers, 1, "told at once");
    assert_eq!(desk.games[&1].moves.len(), 6);
    desk.request(3, GameRequest::Resign);
    assert_eq!((desk.refused[&3], desk.games[&1].ended), (Refusal::NotNow, None));
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
    desk.request(1, GameRequest::Say(format!("\u{1b}]52;c;x\u{7}hello\u{202e} {}", "z".repeat(900))));
    let said = desk.games[&2].chat[0].text.as_str().to_owned();
    assert!(said.contains("hello") && !said.contains('\u{1b}') && !said.contains('\u{202e}'), "{said:?}");
    assert!(said.chars().count() <= 200);
    desk.request(2, GameRequest::Mute(1));
    desk.request(1, GameRequest::Say("again".to_owned()));
    assert_eq!((desk.games[&1].chat.len(), desk.games[&2].chat.len()), (2, 0));
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
    assert!(!desk.writes.iter().any(|write| matches!(write, Write::Rating { .. })));
    let mut desk = Desk::paired(Terms { rated: true, ..terms("free") });
    desk.plays();
    desk.plays();
    desk.request(2, GameRequest::Resign);
    desk.pass(1000);
    let best = &desk.lobbies[&3].best[0];
    let points: Vec<(&str, u32)> = best.1.iter().map(|(name, points, _)| (name.as_str(), *points)).collect();
    assert_eq!(best.0, "oware");
    assert!(points[0].0 == "ayo" && points[1].0 == "kofi" && points[0].1 > 1200 && points[1].1 < 1200, "{points:?}");
}

#[test]
fn guests_play_casual_games_and_keep_no_slow_ones() {
    let mut desk = Desk::of_four();
    desk.order(9, Order::Come(person(-1, "")));
    desk.order(9, Order::Challenge(open(Terms { rated: true, ..terms("free") })));
    assert_eq!(desk.refused.remove(&9), Some(Refusal::Guest));
    desk.order(9, Order::Challenge(open(terms("days"))));
    assert_eq!(desk.refused.remove(&9), Some(Refusal::Guest));
    desk.order(9, Order::Challenge(open(terms("5+3"))));
    assert_eq!(desk.refused.get(&9), None);
    assert!(desk.writes.is_empty(), "nothing is kept of a guest");
    desk.order(9, Order::Go);
    desk.pass(1000);
    assert!(desk.lobbies[&1].challenges.is_empty(), "nor of what a guest offered");
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
    assert_eq!(desk.begun.get(&22), None, "the lobby tells whose move it is");
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
    assert_eq!(desk.games[&1].board.shown, 4, "North does not have the hand");
    desk.request(1, GameRequest::Show(2));
    assert_eq!(desk.games[&2].board.shown, 2);
    desk.request(1, GameRequest::PassHand);
    desk.request(2, GameRequest::Show(99));
    assert_eq!((desk.games[&1].board.shown, desk.games[&1].board.hand), (4, Seat::North));
}

#[test]
fn a_member_has_so_many_sessions_and_no_more() {
    let mut desk = Desk::new();
    for visitor in 1..=4 {
        desk.order(visitor, Order::Come(person(1, "ayo")));
    }
    assert!(desk.dismissed.is_empty());
    desk.order(5, Order::Come(person(1, "ayo")));
    assert_eq!(desk.dismissed[&5], DisconnectReason::TooMany);
    desk.pass(1000);
    assert_eq!(desk.lobbies[&4].people.len(), 1);
    assert!(!desk.lobbies.contains_key(&5));
}

#[test]
fn games_of_one_person_are_bounded() {
    let mut desk = Desk::with(Limits { games: 1, ..Limits::default() });
    for (id, name) in [(1, "ayo"), (2, "kofi"), (3, "ama")] {
        desk.order(id.try_into().unwrap(), Order::Come(person(id, name)));
    }
    desk.order(1, Order::Challenge(open(terms("free"))));
    desk.order(2, Order::Challenge(open(terms("free"))));
    desk.pass(1000);
    let ids: Vec<_> = desk.lobbies[&3].challenges.iter().map(|challenge| challenge.id).collect();
    desk.order(3, Order::Accept(ids[0]));
    desk.order(3, Order::Accept(ids[1]));
    assert_eq!(desk.refused[&3], Refusal::TooMany);
}

#[test]
fn a_member_who_is_banned_is_sent_home() {
    let mut desk = Desk::of_four();
    desk.govern(HostCommand::Ban(3));
    assert_eq!(desk.dismissed.get(&3), Some(&DisconnectReason::Banned));
}

#[test]
fn who_is_renamed_or_banned_beside_the_club_is_so_at_once() {
    let mut desk = Desk::of_four();
    let outcomes = desk.club.members_changed(desk.now, vec![(person(1, "ayo2"), false), (person(3, "ama"), true)]);
    let hello = |outcome: &Outcome| matches!(outcome, Outcome::Tell(1, News::Hello(is)) if is.name.as_str() == "ayo2");
    assert!(outcomes.iter().any(hello));
    desk.take(outcomes);
    assert_eq!(desk.dismissed.keys().collect::<Vec<_>>(), [&3]);
    desk.pass(1000);
    assert!(desk.lobbies[&2].people.iter().any(|line| line.person.name.as_str() == "ayo2"));
}

#[test]
fn members_are_known_after_a_restart_and_guests_only_while_they_are_here() {
    let memory = Memory { members: vec![person(7, "unrated")], ..Memory::default() };
    let mut desk = Desk::remembering(Limits::default(), memory);
    desk.enter(1, "ayo");
    let to = |name: &Name| Order::Challenge(Challenge { to: Some(name.clone()), ..open(terms("free")) });
    desk.order(1, to(&person(7, "unrated").name));
    assert_eq!(desk.refused.get(&1), None);
    desk.order(9, Order::Come(person(-1, "")));
    desk.order(1, to(&Name::of_guest(1)));
    assert_eq!(desk.refused.get(&1), None);
    desk.order(9, Order::Go);
    desk.order(1, to(&Name::of_guest(1)));
    assert_eq!(desk.refused[&1], Refusal::Nobody);
}

#[test]
fn no_member_is_called_like_a_guest() {
    for name in ["guest-1", "GUEST-1", "gúest-1", "gue\u{301}st-1", "ĝuest-1"] {
        assert!(Name::new(name).is_err(), "{name}");
    }
    assert!(Name::new("guest").is_ok());
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
    desk.order(2, Order::Game(second, GameRequest::Say("still there?".to_owned())));
    assert_eq!((desk.games[&1].setup.id, desk.games[&1].chat.len()), (second, 1));
    // Back at the board below.
    desk.order(1, Order::Game(second, GameRequest::Leave));
    desk.order(1, Order::Game(first, GameRequest::ComeBack));
    assert_eq!(desk.games[&1].setup.id, first);
    desk.order(2, Order::Game(first, GameRequest::Say("and there?".to_owned())));
    assert_eq!((desk.games[&1].setup.id, desk.games[&1].chat.len()), (first, 1));
    desk.order(1, Order::Game(99, GameRequest::ComeBack));
    assert_eq!(desk.refused.get(&1), None, "a board that is gone is looked at no more");
}

#[test]
fn a_rematch_needs_room_and_with_a_clock_both_players() {
    let mut desk = Desk::with(Limits { games: 1, ..Limits::default() });
    for (id, name) in [(1, "ayo"), (2, "kofi"), (3, "ama")] {
        desk.enter(id, name);
    }
    let play = |desk: &mut Desk, from: VisitorId, with: VisitorId, time: &str| {
        desk.order(from, Order::Challenge(open(terms(time))));
        desk.pass(1000);
        let challenge = desk.lobbies[&with].challenges[0].id;
        desk.order(with, Order::Accept(challenge));
    };
    play(&mut desk, 1, 2, "5+3");
    let first = desk.begun[&1];
    desk.request(1, GameRequest::Resign);
    desk.request(1, GameRequest::Rematch);
    play(&mut desk, 3, 1, "free");
    assert_eq!(desk.refused.get(&1), None);
    desk.order(2, Order::Game(first, GameRequest::Rematch));
    assert_eq!(desk.refused.remove(&2), Some(Refusal::TooMany));
    desk.request(1, GameRequest::Resign);
    desk.order(1, Order::Go);
    desk.order(2, Order::Game(first, GameRequest::Rematch));
    assert_eq!(desk.refused.remove(&2), Some(Refusal::Away), "no clock runs against who is away");
    desk.enter(1, "ayo");
    desk.order(2, Order::Game(first, GameRequest::Rematch));
    assert_ne!(desk.begun[&2], first, "the offer stood");
}

#[test]
fn a_clocked_challenge_of_one_who_is_away_cannot_be_accepted() {
    let mut desk = Desk::of_four();
    desk.order(1, Order::Challenge(open(terms("5+3"))));
    desk.order(1, Order::Challenge(open(terms("days"))));
    desk.order(1, Order::Go);
    desk.pass(1000);
    let [clocked, slow] = &desk.lobbies[&2].challenges[..] else { panic!("two challenges") };
    let (clocked, slow) = (clocked.id, slow.id);
    desk.order(2, Order::Accept(clocked));
    assert_eq!(desk.refused.remove(&2), Some(Refusal::Away));
    desk.order(2, Order::Accept(slow));
    assert_eq!(desk.refused.get(&2), None);
}

#[test]
fn whoever_speaks_at_a_board_can_be_muted_by_whoever_is_there() {
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
    let muted = desk.writes.iter().filter(|write| matches!(write, Write::Mute { .. })).count();
    assert_eq!(muted, 2, "only who is heard there, and never oneself");
}

#[test]
fn who_comes_is_greeted_when_the_board_of_a_game_has_been_told() {
    let mut desk = Desk::paired(terms("5+3"));
    desk.order(1, Order::Go);
    let told = desk.club.update(desk.now, 11, Order::Come(person(1, "ayo")));
    let mine = told.iter().filter_map(|outcome| match outcome {
        Outcome::Tell(11, news) => Some(news),
        _ => None,
    });
    let mine: Vec<&News> = mine.collect();
    assert!(matches!(mine[..], [News::Lobby(_), .., News::Begins(_), News::Hello(_)]), "{mine:?}");
}
