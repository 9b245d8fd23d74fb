//! Rules of challenges: who may make and accept them. Without a network.

use awale_club::club::order::{Challenge, GameRequest, Order, Refusal, Terms, VisitorId};
use awale_club::names::Name;
use awale_club::settings::Limits;

use super::desk::{Desk, open, person, terms};

#[test]
fn a_challenge_for_one_is_for_no_other() {
    let mut desk = Desk::of_four();
    desk.order(
        1,
        Order::Challenge(Challenge {
            to: Some(Name::new("KOFI").unwrap()),
            ..open(terms("free"))
        }),
    );
    desk.pass(1000);
    let challenge = desk.lobbies[&2].challenges[0].id;
    desk.order(3, Order::Accept(challenge));
    assert_eq!(desk.refused[&3], Refusal::Gone);
    desk.order(3, Order::Decline(challenge));
    desk.order(2, Order::Decline(challenge));
    desk.order(2, Order::Accept(challenge));
    assert_eq!(desk.refused[&2], Refusal::Gone, "declined is gone");
    desk.order(
        1,
        Order::Challenge(Challenge {
            to: Some(Name::new("nobody").unwrap()),
            ..open(terms("free"))
        }),
    );
    assert_eq!(desk.refused[&1], Refusal::Nobody);
    desk.order(
        1,
        Order::Challenge(Challenge {
            to: Some(Name::new("ayo").unwrap()),
            ..open(terms("free"))
        }),
    );
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
fn guests_play_casual_games_and_keep_no_slow_ones() {
    let mut desk = Desk::of_four();
    desk.order(9, Order::Come(person(-1, "")));
    desk.order(
        9,
        Order::Challenge(open(Terms {
            rated: true,
            ..terms("free")
        })),
    );
    assert_eq!(desk.refused.remove(&9), Some(Refusal::Guest));
    desk.order(9, Order::Challenge(open(terms("days"))));
    assert_eq!(desk.refused.remove(&9), Some(Refusal::Guest));
    desk.order(9, Order::Challenge(open(terms("5+3"))));
    assert_eq!(desk.refused.get(&9), None);
    assert!(desk.writes.is_empty(), "nothing is kept of a guest");
    desk.order(9, Order::Go);
    desk.pass(1000);
    assert!(
        desk.lobbies[&1].challenges.is_empty(),
        "nor of what a guest offered"
    );
}

#[test]
fn games_of_one_person_are_bounded() {
    let mut desk = Desk::with(Limits {
        games: 1,
        ..Limits::default()
    });
    for (id, name) in [(1, "ayo"), (2, "kofi"), (3, "ama")] {
        desk.order(id.try_into().unwrap(), Order::Come(person(id, name)));
    }
    desk.order(1, Order::Challenge(open(terms("free"))));
    desk.order(2, Order::Challenge(open(terms("free"))));
    desk.pass(1000);
    let ids: Vec<_> = desk.lobbies[&3]
        .challenges
        .iter()
        .map(|challenge| challenge.id)
        .collect();
    desk.order(3, Order::Accept(ids[0]));
    desk.order(3, Order::Accept(ids[1]));
    assert_eq!(desk.refused[&3], Refusal::TooMany);
}

#[test]
fn a_rematch_needs_room_and_with_a_clock_both_players() {
    let mut desk = Desk::with(Limits {
        games: 1,
        ..Limits::default()
    });
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
    assert_eq!(
        desk.refused.remove(&2),
        Some(Refusal::Away),
        "no clock runs against who is away"
    );
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
    let [clocked, slow] = &desk.lobbies[&2].challenges[..] else {
        panic!("two challenges")
    };
    let (clocked, slow) = (clocked.id, slow.id);
    desk.order(2, Order::Accept(clocked));
    assert_eq!(desk.refused.remove(&2), Some(Refusal::Away));
    desk.order(2, Order::Accept(slow));
    assert_eq!(desk.refused.get(&2), None);
}
