//! Rules of challenges: who may make and accept them. Without a network.

use awale_club::club::protocol::{Challenge, GameRequest, Refusal, Request, Terms, VisitorId};
use awale_club::names::Name;
use awale_club::settings::Limits;

use super::test_club::{TestClub, open, person, terms};

#[test]
fn only_the_challenged_person_can_accept_or_decline() {
    let mut test_club = TestClub::of_four();
    test_club.request(
        1,
        Request::Challenge(Challenge {
            to: Some(Name::new("KOFI").unwrap()),
            ..open(terms("free"))
        }),
    );
    test_club.advance(1000);
    let challenge = test_club.lobbies[&2].challenges[0].id;
    test_club.request(3, Request::Accept(challenge));
    assert_eq!(test_club.refused[&3], Refusal::Gone);
    test_club.request(3, Request::Decline(challenge));
    test_club.request(2, Request::Decline(challenge));
    test_club.request(2, Request::Accept(challenge));
    assert_eq!(test_club.refused[&2], Refusal::Gone, "declined is gone");
    test_club.request(
        1,
        Request::Challenge(Challenge {
            to: Some(Name::new("nobody").unwrap()),
            ..open(terms("free"))
        }),
    );
    assert_eq!(test_club.refused[&1], Refusal::Nobody);
    test_club.request(
        1,
        Request::Challenge(Challenge {
            to: Some(Name::new("ayo").unwrap()),
            ..open(terms("free"))
        }),
    );
    assert_eq!(test_club.refused[&1], Refusal::Own);
}

#[test]
fn a_person_withdraws_only_own_challenges_and_has_a_limited_number() {
    let mut test_club = TestClub::of_four();
    for _ in 0..3 {
        test_club.request(1, Request::Challenge(open(terms("free"))));
    }
    assert!(test_club.refused.is_empty());
    test_club.request(1, Request::Challenge(open(terms("free"))));
    assert_eq!(test_club.refused[&1], Refusal::TooMany);
    test_club.advance(1000);
    let challenge = test_club.lobbies[&2].challenges[0].id;
    test_club.request(2, Request::Withdraw(challenge));
    test_club.advance(1000);
    assert_eq!(test_club.lobbies[&2].challenges.len(), 3);
    test_club.request(1, Request::Withdraw(challenge));
    test_club.advance(1000);
    assert_eq!(test_club.lobbies[&2].challenges.len(), 2);
}

#[test]
fn guests_play_only_casual_games_without_days_per_move() {
    let mut test_club = TestClub::of_four();
    test_club.request(9, Request::Enter(person(-1, "")));
    test_club.request(
        9,
        Request::Challenge(open(Terms {
            rated: true,
            ..terms("free")
        })),
    );
    assert_eq!(test_club.refused.remove(&9), Some(Refusal::Guest));
    test_club.request(9, Request::Challenge(open(terms("days"))));
    assert_eq!(test_club.refused.remove(&9), Some(Refusal::Guest));
    test_club.request(9, Request::Challenge(open(terms("5+3"))));
    assert_eq!(test_club.refused.get(&9), None);
    assert!(test_club.writes.is_empty(), "nothing is stored of a guest");
    test_club.request(9, Request::Leave);
    test_club.advance(1000);
    assert!(
        test_club.lobbies[&1].challenges.is_empty(),
        "nor of what a guest offered"
    );
}

#[test]
fn the_number_of_games_of_a_person_is_limited() {
    let mut test_club = TestClub::with(Limits {
        games: 1,
        ..Limits::default()
    });
    for (id, name) in [(1, "ayo"), (2, "kofi"), (3, "ama")] {
        test_club.request(id.try_into().unwrap(), Request::Enter(person(id, name)));
    }
    test_club.request(1, Request::Challenge(open(terms("free"))));
    test_club.request(2, Request::Challenge(open(terms("free"))));
    test_club.advance(1000);
    let ids: Vec<_> = test_club.lobbies[&3]
        .challenges
        .iter()
        .map(|challenge| challenge.id)
        .collect();
    test_club.request(3, Request::Accept(ids[0]));
    test_club.request(3, Request::Accept(ids[1]));
    assert_eq!(test_club.refused[&3], Refusal::TooMany);
}

#[test]
fn a_rematch_respects_the_limit_of_games_and_with_a_clock_needs_both_players() {
    let mut test_club = TestClub::with(Limits {
        games: 1,
        ..Limits::default()
    });
    for (id, name) in [(1, "ayo"), (2, "kofi"), (3, "ama")] {
        test_club.enter(id, name);
    }
    let play = |test_club: &mut TestClub, from: VisitorId, with: VisitorId, time: &str| {
        test_club.request(from, Request::Challenge(open(terms(time))));
        test_club.advance(1000);
        let challenge = test_club.lobbies[&with].challenges[0].id;
        test_club.request(with, Request::Accept(challenge));
    };
    play(&mut test_club, 1, 2, "5+3");
    let first = test_club.begun[&1];
    test_club.game_request(1, GameRequest::Resign);
    test_club.game_request(1, GameRequest::Rematch);
    play(&mut test_club, 3, 1, "free");
    assert_eq!(test_club.refused.get(&1), None);
    test_club.request(2, Request::Game(first, GameRequest::Rematch));
    assert_eq!(test_club.refused.remove(&2), Some(Refusal::TooMany));
    test_club.game_request(1, GameRequest::Resign);
    test_club.request(1, Request::Leave);
    test_club.request(2, Request::Game(first, GameRequest::Rematch));
    assert_eq!(
        test_club.refused.remove(&2),
        Some(Refusal::Away),
        "no clock runs against who is away"
    );
    test_club.enter(1, "ayo");
    test_club.request(2, Request::Game(first, GameRequest::Rematch));
    assert_ne!(test_club.begun[&2], first, "the offer stood");
}

#[test]
fn a_challenge_with_a_clock_cannot_be_accepted_while_its_author_is_away() {
    let mut test_club = TestClub::of_four();
    test_club.request(1, Request::Challenge(open(terms("5+3"))));
    test_club.request(1, Request::Challenge(open(terms("days"))));
    test_club.request(1, Request::Leave);
    test_club.advance(1000);
    let [clocked, slow] = &test_club.lobbies[&2].challenges[..] else {
        panic!("two challenges")
    };
    let (clocked, slow) = (clocked.id, slow.id);
    test_club.request(2, Request::Accept(clocked));
    assert_eq!(test_club.refused.remove(&2), Some(Refusal::Away));
    test_club.request(2, Request::Accept(slow));
    assert_eq!(test_club.refused.get(&2), None);
}
