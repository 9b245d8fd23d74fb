//! Visitors who enter, leave, are renamed or banned. Without a network.

use awale_club::club::Memory;
use awale_club::club::order::{
    Challenge, DisconnectReason, HostCommand, News, Order, Outcome, Refusal,
};
use awale_club::names::Name;
use awale_club::settings::Limits;

use super::desk::{Desk, open, person, terms};

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
    assert_eq!(
        desk.begun[&22], desk.begun[&1],
        "the board is there at once"
    );
    assert_eq!(desk.games[&22].moves, desk.games[&1].moves);
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
fn a_member_who_is_banned_is_sent_home() {
    let mut desk = Desk::of_four();
    desk.govern(HostCommand::Ban(3));
    assert_eq!(desk.dismissed.get(&3), Some(&DisconnectReason::Banned));
}

#[test]
fn who_is_renamed_or_banned_beside_the_club_is_so_at_once() {
    let mut desk = Desk::of_four();
    let outcomes = desk.club.members_changed(
        desk.now,
        vec![(person(1, "ayo2"), false), (person(3, "ama"), true)],
    );
    let hello = |outcome: &Outcome| matches!(outcome, Outcome::Tell(1, News::Hello(is)) if is.name.as_str() == "ayo2");
    assert!(outcomes.iter().any(hello));
    desk.take(outcomes);
    assert_eq!(desk.dismissed.keys().collect::<Vec<_>>(), [&3]);
    desk.pass(1000);
    assert!(
        desk.lobbies[&2]
            .people
            .iter()
            .any(|line| line.person.name.as_str() == "ayo2")
    );
}

#[test]
fn members_are_known_after_a_restart_and_guests_only_while_they_are_here() {
    let memory = Memory {
        members: vec![person(7, "unrated")],
        ..Memory::default()
    };
    let mut desk = Desk::remembering(Limits::default(), memory);
    desk.enter(1, "ayo");
    let to = |name: &Name| {
        Order::Challenge(Challenge {
            to: Some(name.clone()),
            ..open(terms("free"))
        })
    };
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
fn who_comes_is_greeted_when_the_board_of_a_game_has_been_told() {
    let mut desk = Desk::paired(terms("5+3"));
    desk.order(1, Order::Go);
    let told = desk
        .club
        .update(desk.now, 11, Order::Come(person(1, "ayo")));
    let mine = told.iter().filter_map(|outcome| match outcome {
        Outcome::Tell(11, news) => Some(news),
        _ => None,
    });
    let mine: Vec<&News> = mine.collect();
    assert!(
        matches!(
            mine[..],
            [News::Lobby(_), .., News::Begins(_), News::Hello(_)]
        ),
        "{mine:?}"
    );
}
