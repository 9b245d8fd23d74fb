//! Rules of challenges: who may make and accept them. Without a network.

use awale_club::{
    club::{
        Challenge, ChallengeLink, GameRequest, GameTerms, Refusal, VisitEvent, VisitorId,
        VisitorRequest,
    },
    names::Name,
    settings::ClubLimits,
};
use awale_study::words::Language;

use super::{
    harness::Harness,
    test_club::{TestClub, challenge_to_everybody, new_person, terms_with_pace},
};

#[test]
fn only_the_challenged_person_can_accept_or_decline() {
    let mut test_club = TestClub::with_four_members();
    test_club.send_request(
        1,
        VisitorRequest::MakeChallenge(Challenge {
            recipient_name: Some(Name::new("KOFI").unwrap()),
            ..challenge_to_everybody(terms_with_pace("free"))
        }),
    );
    test_club.advance_clock(1000);
    let challenge_id = test_club.lobbies[&2].challenges[0].id;
    test_club.send_request(3, VisitorRequest::AcceptChallenge(challenge_id));
    assert_eq!(test_club.refusals[&3], Refusal::NoLongerExists);
    test_club.send_request(3, VisitorRequest::RemoveChallenge(challenge_id));
    test_club.send_request(2, VisitorRequest::RemoveChallenge(challenge_id));
    test_club.send_request(2, VisitorRequest::AcceptChallenge(challenge_id));
    assert_eq!(
        test_club.refusals[&2],
        Refusal::NoLongerExists,
        "declined is gone"
    );
    test_club.send_request(
        1,
        VisitorRequest::MakeChallenge(Challenge {
            recipient_name: Some(Name::new("nobody").unwrap()),
            ..challenge_to_everybody(terms_with_pace("free"))
        }),
    );
    assert_eq!(test_club.refusals[&1], Refusal::NobodyWithName);
    test_club.send_request(
        1,
        VisitorRequest::MakeChallenge(Challenge {
            recipient_name: Some(Name::new("ayo").unwrap()),
            ..challenge_to_everybody(terms_with_pace("free"))
        }),
    );
    assert_eq!(test_club.refusals[&1], Refusal::OwnChallenge);
}

#[test]
fn a_person_withdraws_only_own_challenges_and_has_a_limited_number() {
    let mut test_club = TestClub::with_four_members();
    for time in ["free", "1+0", "5+3"] {
        test_club.send_request(
            1,
            VisitorRequest::MakeChallenge(challenge_to_everybody(terms_with_pace(time))),
        );
    }
    assert!(test_club.refusals.is_empty());
    test_club.send_request(
        1,
        VisitorRequest::MakeChallenge(challenge_to_everybody(terms_with_pace("days"))),
    );
    assert_eq!(test_club.refusals[&1], Refusal::TooManyChallengesOrGames);
    test_club.advance_clock(1000);
    let challenge_id = test_club.lobbies[&2].challenges[0].id;
    test_club.send_request(2, VisitorRequest::RemoveChallenge(challenge_id));
    test_club.advance_clock(1000);
    assert_eq!(test_club.lobbies[&2].challenges.len(), 3);
    test_club.send_request(1, VisitorRequest::RemoveChallenge(challenge_id));
    test_club.advance_clock(1000);
    assert_eq!(test_club.lobbies[&2].challenges.len(), 2);
}

#[test]
fn guests_play_only_casual_games_without_days_per_move() {
    let mut test_club = TestClub::with_four_members();
    test_club.let_visitor_in(9, &new_person(-1, ""));
    test_club.send_request(
        9,
        VisitorRequest::MakeChallenge(challenge_to_everybody(GameTerms {
            rated: true,
            ..terms_with_pace("free")
        })),
    );
    assert_eq!(test_club.refusals.remove(&9), Some(Refusal::NotForGuests));
    test_club.send_request(
        9,
        VisitorRequest::MakeChallenge(challenge_to_everybody(terms_with_pace("days"))),
    );
    assert_eq!(test_club.refusals.remove(&9), Some(Refusal::NotForGuests));
    test_club.send_request(
        9,
        VisitorRequest::MakeChallenge(challenge_to_everybody(terms_with_pace("5+3"))),
    );
    assert_eq!(test_club.refusals.get(&9), None);
    assert!(
        test_club.store_operations.is_empty(),
        "nothing is stored of a guest"
    );
    test_club.report_visit_event(9, VisitEvent::Ended);
    test_club.advance_clock(1000);
    assert!(
        test_club.lobbies[&1].challenges.is_empty(),
        "nor of what a guest offered"
    );
}

#[test]
fn the_number_of_games_of_a_person_is_limited() {
    let mut test_club = TestClub::with_limits(ClubLimits {
        games: 1,
        ..ClubLimits::default()
    });
    for (id, name) in [(1, "ayo"), (2, "kofi"), (3, "ama")] {
        test_club.let_visitor_in(id.try_into().unwrap(), &new_person(id, name));
    }
    test_club.send_request(
        1,
        VisitorRequest::MakeChallenge(challenge_to_everybody(terms_with_pace("free"))),
    );
    test_club.send_request(
        2,
        VisitorRequest::MakeChallenge(challenge_to_everybody(terms_with_pace("free"))),
    );
    test_club.advance_clock(1000);
    let ids: Vec<_> = test_club.lobbies[&3]
        .challenges
        .iter()
        .map(|challenge| challenge.id)
        .collect();
    test_club.send_request(3, VisitorRequest::AcceptChallenge(ids[0]));
    test_club.send_request(3, VisitorRequest::AcceptChallenge(ids[1]));
    assert_eq!(test_club.refusals[&3], Refusal::TooManyChallengesOrGames);
}

#[test]
fn a_rematch_respects_the_limit_of_games_and_with_a_clock_needs_both_players() {
    let mut test_club = TestClub::with_limits(ClubLimits {
        games: 1,
        ..ClubLimits::default()
    });
    for (id, name) in [(1, "ayo"), (2, "kofi"), (3, "ama")] {
        test_club.add_visitor(id, name);
    }
    let begin_game = |test_club: &mut TestClub, from: VisitorId, with: VisitorId, time: &str| {
        test_club.send_request(
            from,
            VisitorRequest::MakeChallenge(challenge_to_everybody(terms_with_pace(time))),
        );
        test_club.advance_clock(1000);
        let challenge_id = test_club.lobbies[&with].challenges[0].id;
        test_club.send_request(with, VisitorRequest::AcceptChallenge(challenge_id));
    };
    begin_game(&mut test_club, 1, 2, "5+3");
    let first_game = test_club.begun_game_ids[&1];
    test_club.send_game_request(1, GameRequest::Resign);
    test_club.send_game_request(1, GameRequest::OfferOrAcceptRematch);
    begin_game(&mut test_club, 3, 1, "free");
    assert_eq!(test_club.refusals.get(&1), None);
    test_club.send_request(
        2,
        VisitorRequest::Game(first_game, GameRequest::OfferOrAcceptRematch),
    );
    assert_eq!(
        test_club.refusals.remove(&2),
        Some(Refusal::TooManyChallengesOrGames)
    );
    test_club.send_game_request(1, GameRequest::Resign);
    test_club.report_visit_event(1, VisitEvent::Ended);
    test_club.send_request(
        2,
        VisitorRequest::Game(first_game, GameRequest::OfferOrAcceptRematch),
    );
    assert_eq!(
        test_club.refusals.remove(&2),
        Some(Refusal::OpponentAway),
        "no clock runs against who is away"
    );
    test_club.add_visitor(1, "ayo");
    test_club.send_request(
        2,
        VisitorRequest::Game(first_game, GameRequest::OfferOrAcceptRematch),
    );
    assert_ne!(test_club.begun_game_ids[&2], first_game, "the offer stood");
}

#[test]
fn a_challenge_with_a_clock_cannot_be_accepted_while_its_author_is_away() {
    let mut test_club = TestClub::with_four_members();
    test_club.send_request(
        1,
        VisitorRequest::MakeChallenge(challenge_to_everybody(terms_with_pace("5+3"))),
    );
    test_club.send_request(
        1,
        VisitorRequest::MakeChallenge(challenge_to_everybody(terms_with_pace("days"))),
    );
    test_club.report_visit_event(1, VisitEvent::Ended);
    test_club.advance_clock(1000);
    let [challenge_with_clock, challenge_with_days] = &test_club.lobbies[&2].challenges[..] else {
        panic!("two challenges")
    };
    let (clocked_id, slow_id) = (challenge_with_clock.id, challenge_with_days.id);
    test_club.send_request(2, VisitorRequest::AcceptChallenge(clocked_id));
    assert_eq!(test_club.refusals.remove(&2), Some(Refusal::OpponentAway));
    test_club.send_request(2, VisitorRequest::AcceptChallenge(slow_id));
    assert_eq!(test_club.refusals.get(&2), None);
}

/// Lets visitor 1 make a challenge with a link, and returns the code of the link.
fn make_challenge_link_code(test_club: &mut TestClub, terms: GameTerms) -> String {
    test_club.send_request(
        1,
        VisitorRequest::MakeChallenge(Challenge {
            link: Some(ChallengeLink::default()),
            ..challenge_to_everybody(terms)
        }),
    );
    let made_challenge = test_club.lobbies[&1].challenges.last().unwrap();
    made_challenge.challenge.link.clone().unwrap().code
}

#[test]
fn a_link_lets_one_guest_play_and_works_once() {
    let mut test_club = TestClub::with_four_members();
    let code = make_challenge_link_code(&mut test_club, terms_with_pace("5+3"));
    assert_eq!(
        ChallengeLink::find_challenge_code(&code),
        Some(code.clone())
    );
    let address = format!("https://example.org/awale/#game={}", code.to_uppercase());
    assert_eq!(
        ChallengeLink::find_challenge_code(&address),
        Some(code.clone())
    );
    let id = test_club.lobbies[&1].challenges[0].id;
    test_club.send_request(2, VisitorRequest::AcceptChallenge(id));
    assert_eq!(
        test_club.refusals.remove(&2),
        Some(Refusal::NoLongerExists),
        "no code"
    );
    test_club.send_request(2, VisitorRequest::RedeemCode("2222222222".to_owned()));
    assert_eq!(
        test_club.refusals.remove(&2),
        Some(Refusal::NoChallengeWithLink)
    );
    test_club.send_request(1, VisitorRequest::RedeemCode(code.clone()));
    assert_eq!(test_club.refusals.remove(&1), Some(Refusal::OwnChallenge));
    test_club.let_visitor_in(9, &new_person(-1, ""));
    test_club.send_request(9, VisitorRequest::RedeemCode(code.clone()));
    assert_eq!(test_club.begun_game_ids[&9], test_club.begun_game_ids[&1]);
    test_club.send_request(2, VisitorRequest::RedeemCode(code));
    assert_eq!(
        test_club.refusals.remove(&2),
        Some(Refusal::NoChallengeWithLink),
        "used"
    );
    test_club.report_visit_event(9, VisitEvent::Ended);
    test_club.begun_game_ids.clear();
    test_club.let_visitor_in(10, &new_person(-1, ""));
    assert_eq!(
        test_club.begun_game_ids.len(),
        1,
        "the guest has the same seat"
    );
}

#[test]
fn a_link_expires_and_can_be_withdrawn_and_waits_for_its_author() {
    let mut test_club = TestClub::with_four_members();
    let withdrawn_code = make_challenge_link_code(&mut test_club, terms_with_pace("free"));
    let id = test_club.lobbies[&1].challenges[0].id;
    test_club.send_request(1, VisitorRequest::RemoveChallenge(id));
    let expired_code = make_challenge_link_code(&mut test_club, terms_with_pace("free"));
    test_club.advance_clock(24 * 3600 * 1000);
    test_club.advance_clock(1000);
    assert_eq!(test_club.lobbies[&1].challenges.len(), 0);
    for code in [withdrawn_code, expired_code] {
        test_club.send_request(2, VisitorRequest::RedeemCode(code));
        assert_eq!(
            test_club.refusals.remove(&2),
            Some(Refusal::NoChallengeWithLink)
        );
    }
    let code = make_challenge_link_code(&mut test_club, terms_with_pace("5+3"));
    test_club.report_visit_event(1, VisitEvent::Ended);
    test_club.send_request(2, VisitorRequest::RedeemCode(code.clone()));
    assert_eq!(test_club.refusals.remove(&2), Some(Refusal::OpponentAway));
    test_club.add_visitor(1, "ayo");
    test_club.send_request(2, VisitorRequest::RedeemCode(code));
    assert_eq!(test_club.refusals.get(&2), None);
    assert!(test_club.begun_game_ids.contains_key(&2));
}

#[test]
fn the_form_makes_a_link_and_the_lobby_opens_it_and_shared_positions() {
    for size in [(60, 18), (80, 24), (120, 40)] {
        let mut club = Harness::default();
        for name in ["ayo", "kofi"] {
            club.add_visitor(name, Language::English, size);
        }
        club.press_keys(1, b"p\x1b[A\x1b[A\x1b[A\x1b[A\x1b[A\x1b[A\x1b[C");
        assert!(
            club.screen_text(1).contains("a friend, by link"),
            "{}",
            club.screen_text(1)
        );
        club.press_keys(1, b"\r");
        let text = club.screen_text(1);
        // The address of the link may be wrapped over several lines.
        let text_without_spaces: String = text.split_whitespace().collect();
        let (_, code) = text_without_spaces.split_once("“join").unwrap();
        let letters = code.chars().filter(char::is_ascii_alphanumeric);
        let code: String = letters.take(ChallengeLink::CHALLENGE_CODE_LENGTH).collect();
        let shows_qr_code = text.contains("█▀▀▀▀▀█");
        assert_eq!(shows_qr_code, size.1 >= 24, "{text}");
        club.press_keys(1, b"\x1b");
        club.end_escape_sequence(1);
        assert!(club.screen_text(1).contains("▸ Link for a friend: oware"));
        club.advance_clock(1000);
        assert!(
            !club.screen_text(2).contains("friend"),
            "{}",
            club.screen_text(2)
        );
        let pasted_link = format!("\x1b[200~http://x/#game={code}\x1b[201~");
        club.press_keys(2, pasted_link.as_bytes());
        for visitor in [1, 2] {
            let text = club.screen_text(visitor);
            assert!(text.contains("move 1"), "{text}");
        }
    }
    let mut club = Harness::default();
    club.add_visitor("ayo", Language::English, (120, 40));
    club.press_keys(1, b"\x1b[200~https://example.org/#show=CFE\x1b[201~");
    let text = club.screen_text(1);
    assert!(
        text.contains("Analysis") && !text.contains("Lobby"),
        "{text}"
    );
}
