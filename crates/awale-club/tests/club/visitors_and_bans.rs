//! Visitors who enter, leave, are renamed or banned. Without a network.

use std::{sync::Arc, time::Duration};

use awale_club::{
    club::{
        Challenge, ClubEffect, ClubSnapshot, ClubUpdate, DisconnectReason, EntryBan, HostCommand,
        LobbyView, Refusal, VisitEvent, VisitorRequest,
    },
    hub::Mailbox,
    names::Name,
    settings::ClubLimits,
};

use super::test_club::{
    TestClub, VISITOR_ADDRESS, challenge_to_everybody, new_person, terms_with_pace,
};

#[test]
fn a_player_who_left_is_shown_as_away_and_returns_to_the_same_board() {
    let mut test_club = TestClub::with_game_of_two(terms_with_pace("5+3"));
    test_club.play_first_legal_move();
    test_club.advance_clock(3000);
    test_club.report_visit_event(2, VisitEvent::Ended);
    assert_eq!(
        test_club.game_views[&1].away_since.north,
        Some(test_club.now.uptime)
    );
    test_club.advance_clock(5000);
    test_club.let_visitor_in(22, &new_person(2, "kofi"));
    assert_eq!(test_club.game_views[&1].away_since.north, None);
    assert_eq!(
        test_club.begun_game_ids[&22], test_club.begun_game_ids[&1],
        "the board is there at once"
    );
    assert_eq!(
        test_club.game_views[&22].referee.moves(),
        test_club.game_views[&1].referee.moves()
    );
}

#[test]
fn sessions_per_member_are_limited() {
    let mut test_club = TestClub::new();
    for visitor in 1..=4 {
        test_club.let_visitor_in(visitor, &new_person(1, "ayo"));
    }
    assert!(test_club.disconnect_reasons.is_empty());
    test_club.let_visitor_in(5, &new_person(1, "ayo"));
    assert_eq!(
        test_club.disconnect_reasons[&5],
        DisconnectReason::TooManyVisits
    );
    test_club.advance_clock(1000);
    assert_eq!(test_club.lobbies[&4].people.len(), 1);
    assert!(!test_club.lobbies.contains_key(&5));
}

#[test]
fn a_banned_member_is_disconnected() {
    let mut test_club = TestClub::with_four_members();
    test_club
        .send_host_command(HostCommand::Ban(EntryBan::MemberWithId(3)))
        .unwrap();
    assert_eq!(
        test_club.disconnect_reasons.get(&3),
        Some(&DisconnectReason::Banned)
    );
}

#[test]
fn a_newer_view_takes_the_place_of_the_older_one_in_the_mailbox() {
    let mailbox = Mailbox::default();
    for load in 1..=2 {
        let lobby_view = LobbyView {
            waiting_job_count: load,
            ..LobbyView::default()
        };
        mailbox.push_update(ClubUpdate::Lobby(Arc::new(lobby_view)));
        mailbox.push_update(ClubUpdate::Refused(Refusal::ClubBusy));
    }
    // Of other updates, the oldest are dropped if too many wait.
    for challenge in 1..=63 {
        mailbox.push_update(ClubUpdate::ChallengeOpened(challenge));
    }
    let updates: Vec<ClubUpdate> = mailbox.take_inbox().updates.into();
    assert!(
        matches!(
            &updates[..],
            [ClubUpdate::Lobby(view), ClubUpdate::ChallengeOpened(1), .., ClubUpdate::ChallengeOpened(63)]
                if view.waiting_job_count == 2
        ),
        "{updates:?}"
    );
}

#[test]
fn a_view_that_opens_a_board_is_followed_by_newer_views() {
    let test_club = TestClub::with_game_of_two(terms_with_pace("5+3"));
    let view = &test_club.game_views[&1];
    let mailbox = Mailbox::default();
    mailbox.push_update(ClubUpdate::Game(Arc::clone(view)));
    mailbox.push_update(ClubUpdate::OpenBoard(Arc::clone(view)));
    mailbox.push_update(ClubUpdate::Game(Arc::clone(view)));
    let updates: Vec<ClubUpdate> = mailbox.take_inbox().updates.into();
    assert!(
        matches!(updates[..], [ClubUpdate::OpenBoard(_), ClubUpdate::Game(_)]),
        "{updates:?}"
    );
}

#[test]
fn a_new_name_takes_effect_immediately() {
    let mut test_club = TestClub::with_four_members();
    let renamed_person = new_person(1, "ayo2");
    test_club
        .club
        .set_member_name(test_club.now, &renamed_person);
    let is_new_identity = |outcome: &ClubEffect| matches!(outcome, ClubEffect::SendUpdate(1, ClubUpdate::Identity(is)) if is.name.as_str() == "ayo2");
    assert!(test_club.take_effects().iter().any(is_new_identity));
    test_club.advance_clock(1000);
    assert!(
        test_club.lobbies[&2]
            .people
            .iter()
            .any(|line| line.person.name.as_str() == "ayo2")
    );
}

#[test]
fn members_can_be_challenged_after_a_restart_and_guests_only_while_here() {
    let snapshot = ClubSnapshot {
        names: [(7, new_person(7, "unrated").name)].into(),
        ..ClubSnapshot::default()
    };
    let mut test_club = TestClub::with_snapshot(ClubLimits::default(), snapshot);
    test_club.add_visitor(1, "ayo");
    let challenge_to = |name: &Name| {
        VisitorRequest::MakeChallenge(Challenge {
            recipient_name: Some(name.clone()),
            ..challenge_to_everybody(terms_with_pace("free"))
        })
    };
    test_club.send_request(1, challenge_to(&new_person(7, "unrated").name));
    assert_eq!(test_club.refusals.get(&1), None);
    test_club.let_visitor_in(9, &new_person(-1, ""));
    test_club.send_request(1, challenge_to(&Name::of_guest(1)));
    assert_eq!(test_club.refusals.get(&1), None);
    test_club.report_visit_event(9, VisitEvent::Ended);
    test_club.send_request(1, challenge_to(&Name::of_guest(1)));
    assert_eq!(test_club.refusals[&1], Refusal::NobodyWithName);
}

#[test]
fn a_returning_player_gets_the_board_before_the_identity() {
    let mut test_club = TestClub::with_game_of_two(terms_with_pace("5+3"));
    test_club.report_visit_event(1, VisitEvent::Ended);
    let (now, ayo) = (test_club.now, new_person(1, "ayo"));
    test_club
        .club
        .let_visitor_in(now, 11, &ayo, VISITOR_ADDRESS);
    let effects = test_club.club.take_effects();
    let updates_for_visitor = effects.iter().filter_map(|outcome| match outcome {
        ClubEffect::SendUpdate(11, news) => Some(news),
        _ => None,
    });
    let updates_for_visitor: Vec<&ClubUpdate> = updates_for_visitor.collect();
    assert!(
        matches!(
            updates_for_visitor[..],
            [
                ClubUpdate::Lobby(_),
                ..,
                ClubUpdate::OpenBoard(_),
                ClubUpdate::Identity(_)
            ]
        ),
        "{updates_for_visitor:?}"
    );
}

/// Lets members arrive, 50 in a second. Returns the number of lobbies sent.
fn lobby_update_count_for_arrivals(arrival_count: u64) -> usize {
    let mut test_club = TestClub::with_limits(ClubLimits::default());
    let is_lobby =
        |outcome: &ClubEffect| matches!(outcome, ClubEffect::SendUpdate(_, ClubUpdate::Lobby(_)));
    let mut sent_lobby_count = 0;
    for visitor in 1..=arrival_count {
        let id = i64::try_from(visitor).unwrap();
        test_club.now.uptime += Duration::from_millis(20);
        let (now, person) = (test_club.now, new_person(id, &format!("n{id}")));
        test_club
            .club
            .let_visitor_in(now, visitor, &person, VISITOR_ADDRESS);
        let effects = test_club.club.take_effects();
        sent_lobby_count += effects.into_iter().filter(is_lobby).count();
    }
    test_club.advance_clock(60_000);
    assert_eq!(
        test_club.lobbies[&1].people.len(),
        usize::try_from(arrival_count).unwrap()
    );
    sent_lobby_count
}

#[test]
fn arrivals_are_announced_together_so_that_their_cost_is_linear() {
    for count in [500, 1000] {
        let lobby_count = lobby_update_count_for_arrivals(count);
        let lobbies_per_visitor = lobby_count / usize::try_from(count).unwrap();
        assert!(
            lobbies_per_visitor <= 6,
            "{lobbies_per_visitor} lobbies for each of {count} arrivals"
        );
    }
}
