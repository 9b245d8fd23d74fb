//! The screens of the club in windows of several sizes and in several languages, and arbitrary
//! input of clients.

use std::sync::Arc;

use awale_club::{
    club::{
        ClubUpdate, GameRequest, HostCommand, NameProblem, Refusal, TournamentCommand,
        TournamentFormat, VisitorRequest,
    },
    names::Name,
    secrets::MemberCard,
};
use awale_study::words::{Language, Words};
use proptest::prelude::*;

use super::{
    harness::{Harness, check_arbitrary_bytes},
    test_club::tournament_terms,
};

const WINDOW_SIZES: [(u16, u16); 5] = [(60, 18), (80, 24), (120, 40), (200, 60), (50, 40)];

/// A club with four visitors, a tournament and an open challenge of visitor 3. The first visitor is
/// a host.
fn club_with_everything(language: Language, size: (u16, u16)) -> Harness {
    let mut club = Harness::default();
    for (name, language) in [
        ("kwame-from-accra", language),
        ("kofi", language),
        ("ama", language),
        ("a-name-of-16-let", language),
    ] {
        club.add_visitor(name, language, size);
    }
    let terms = Box::new(tournament_terms(TournamentFormat::Swiss(5)));
    club.send_host_command(HostCommand::AnnounceTournament(terms));
    club.press_keys(3, b"p");
    club.press_keys(3, b"\r");
    club.advance_clock(1000);
    club
}

/// Checks that no message is missing or unformatted and, in windows of at least 60 columns, that no
/// text is cut off with `…`.
fn assert_fits_window(text: &str, screen_name: &str, size: (u16, u16)) {
    assert!(
        !text.contains("[club") && !text.contains("{ $"),
        "{screen_name} at {size:?}:\n{text}"
    );
    if size.0 >= 60 {
        assert!(
            !text.contains('…'),
            "{screen_name} at {size:?} is cut off:\n{text}"
        );
    }
}

/// Opens the line that begins with this text, in the list that the first visitor sees. Checks the
/// screen before each key.
fn open_lobby_line(club: &mut Harness, line_start: &str, size: (u16, u16)) {
    open_line_and_check(club, line_start, |text| {
        assert_fits_window(text, "the lobby", size);
    });
}

fn open_line_and_check(club: &mut Harness, line_start: &str, check: impl Fn(&str)) {
    for _ in 0..24 {
        let text = club.screen_text(1);
        check(&text);
        let marked_line = format!("▸ {line_start}");
        if text.lines().any(|line| line.contains(&marked_line)) {
            return club.press_keys(1, b"\r");
        }
        club.press_keys(1, b"\x1b[B");
    }
    panic!("no line {line_start}:\n{}", club.screen_text(1));
}

#[test]
fn the_desk_of_a_host_fits_every_window_in_all_languages() {
    for language in Language::ALL {
        for size in WINDOW_SIZES {
            let mut club = club_with_everything(language, size);
            open_line_and_check(&mut club, &Words::new(language).get("club-desk"), |_| {});
            for row in 0..6 {
                // Step through values of the line, or type a text.
                let keys = if row < 3 {
                    ["\x1b[C", "\x1b[C", "\r"]
                } else {
                    ["\r", "one name and another", "\x1b"]
                };
                for key in keys {
                    club.press_keys(1, key.as_bytes());
                    club.advance_clock(1000);
                    assert_fits_window(&club.screen_text(1), "the desk", size);
                }
                club.end_escape_sequence(1);
                club.press_keys(1, b"\x1b[B");
            }
            let cards = (10..40).map(|number| MemberCard {
                name: Name::new(&format!("Maximilian-{number}")).unwrap(),
                link: "http://192.168.1.5:8080/#join=a5d188d0bbc119f236c612ff1054047a".to_owned(),
                code: "k7m-4x9-pq2".to_owned(),
            });
            let problems = [
                NameProblem::InvalidText,
                NameProblem::DuplicateInList,
                NameProblem::TakenByMember,
            ];
            let problems = problems.map(|problem| ("Maximilian-Alexa".to_owned(), problem));
            for report in [Err(problems.to_vec()), Ok(cards.collect())] {
                let shows_cards = report.is_ok();
                club.club
                    .send_update(1, ClubUpdate::MakeClassResult(Arc::new(report)));
                club.deliver_updates();
                assert_fits_window(&club.screen_text(1), "the desk", size);
                // Each card can be scrolled into view.
                for number in 10..if shows_cards { 40 } else { 10 } {
                    let name = format!("Maximilian-{number}");
                    let mut press_count = 0;
                    while !club.screen_text(1).contains(&name) {
                        assert!(press_count < 100, "{name} at {size:?}");
                        press_count += 1;
                        club.press_keys(1, b"\x1b[B");
                    }
                }
            }
            club.press_keys(1, b"\x1b");
            club.end_escape_sequence(1);
            assert_fits_window(&club.screen_text(1), "the desk", size);
        }
    }
}

#[test]
fn every_screen_fits_every_window_in_both_languages() {
    for language in [Language::English, Language::French] {
        let [
            lobby_title,
            challenge_form_text,
            ratings_title,
            hold_tournament_label,
        ] = match language {
            Language::French => [
                "Salon",
                "Envoyer le défi",
                "Classements",
                "Organiser un tournoi",
            ],
            _ => [
                "Lobby",
                "Send the challenge",
                "Ratings",
                "Hold a tournament",
            ],
        };
        for size in WINDOW_SIZES {
            let mut club = club_with_everything(language, size);
            let text = club.screen_text(1);
            assert_fits_window(&text, "the lobby", size);
            assert!(
                text.contains(lobby_title)
                    && text.contains("Friday evening")
                    && text.contains("kofi"),
                "{text}"
            );
            club.press_keys(1, b"p");
            let text = club.screen_text(1);
            assert_fits_window(&text, "the form", size);
            assert!(text.contains(challenge_form_text), "{text}");
            // Show each game of the list of games, which includes the longest name.
            club.press_keys(1, b"\x1b[A\x1b[A\x1b[A\x1b[A\x1b[A");
            for _ in 0..12 {
                club.press_keys(1, b"\x1b[C");
                let text = club.screen_text(1);
                assert_fits_window(&text, "the form", size);
            }
            club.press_keys(1, b"\x1b");
            club.end_escape_sequence(1);
            open_lobby_line(&mut club, hold_tournament_label, size);
            for key in ["", "\r", "x\r", "\x1b[B\x1b[B\x1b[B", "\x1b[C", "\x1b[B"] {
                club.press_keys(1, key.as_bytes());
                assert_fits_window(&club.screen_text(1), "the form of a tournament", size);
            }
            club.press_keys(1, b"\r");
            club.advance_clock(1000);
            open_lobby_line(&mut club, "x", size);
            assert_fits_window(&club.screen_text(1), "a tournament", size);
            club.press_keys(1, b"p");
            assert_fits_window(&club.screen_text(1), "a tournament that cannot begin", size);
            club.press_keys(1, b"\x1b");
            club.end_escape_sequence(1);
            open_lobby_line(&mut club, ratings_title, size);
            assert_fits_window(&club.screen_text(1), "the ratings", size);
            club.press_keys(1, b"\x1b");
            club.end_escape_sequence(1);
            // Accept the challenge of the third visitor.
            club.press_keys(2, b"\x1b[B\r");
            for visitor in [2, 3, 2, 3] {
                assert_fits_window(&club.screen_text(visitor), "a game", size);
                club.press_keys(visitor, b"A");
                club.advance_clock(6000);
                club.press_keys(visitor, b"o");
                assert_fits_window(&club.screen_text(visitor), "a game with an offer", size);
            }
            club.press_keys(2, b"chello\r");
            club.press_keys(3, b"r");
            assert_fits_window(&club.screen_text(3), "a question", size);
            club.press_keys(
                3,
                if language == Language::French {
                    b"o"
                } else {
                    b"y"
                },
            );
            for visitor in [2, 3] {
                assert_fits_window(&club.screen_text(visitor), "a game that is over", size);
            }
        }
    }
}

#[test]
fn a_covered_board_is_updated_after_the_return_to_it() {
    let mut club = club_with_everything(Language::English, (80, 24));
    club.press_keys(2, b"\x1b[B\r");
    for visitor in [2, 3] {
        assert!(
            club.screen_text(visitor).contains("move 1"),
            "{}",
            club.screen_text(visitor)
        );
    }
    club.press_keys(2, b"r");
    club.press_keys(2, b"y");
    club.press_keys(2, b"p");
    club.press_keys(3, b"p");
    for visitor in [2, 3] {
        let text = club.screen_text(visitor);
        assert!(!text.contains("resigned"), "the rematch: {text}");
        club.press_keys(visitor, b"\x1b");
        club.end_escape_sequence(visitor);
        let text = club.screen_text(visitor);
        assert!(text.contains("resigned"), "the game before: {text}");
    }
    club.press_keys(2, b"cwell played\r");
    let text = club.screen_text(3);
    assert!(text.contains("kofi: well played"), "{text}");
    club.press_keys(3, b"f");
    let text = club.screen_text(3);
    assert!(
        text.contains("You will see no more messages from kofi.") && !text.contains("well played"),
        "{text}"
    );
}

#[test]
fn a_refusal_is_shown_once_and_an_empty_title_must_be_retyped() {
    let (language, size) = (Language::English, (80, 24));
    let mut club = club_with_everything(language, size);
    open_lobby_line(&mut club, "Friday evening", size);
    club.press_keys(1, b"p");
    let refusal_text = Words::new(language).get(Refusal::TooFewPlayers.into());
    let text = club.screen_text(1);
    assert!(text.contains(&refusal_text), "{text}");
    club.press_keys(1, b"\x1b");
    club.end_escape_sequence(1);
    let text = club.screen_text(1);
    assert!(
        text.contains("Lobby") && !text.contains(&refusal_text),
        "{text}"
    );
    open_lobby_line(&mut club, "Hold a tournament", size);
    club.press_keys(1, b"\x1b[B");
    open_lobby_line(&mut club, "Title", size);
    club.press_keys(1, "\u{200d}\r".as_bytes());
    open_lobby_line(&mut club, "Announce", size);
    let text = club.screen_text(1);
    assert!(
        text.contains("▸ Title") && text.contains("Announce"),
        "{text}"
    );
    club.press_keys(1, b"Saturday\r");
    open_lobby_line(&mut club, "Announce", size);
    club.advance_clock(1000);
    let text = club.screen_text(1);
    assert!(
        text.contains("Lobby") && text.contains("Saturday"),
        "{text}"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]
    #[test]
    fn arbitrary_bytes_of_a_client_cause_no_error(
        parts in prop::collection::vec(
            prop_oneof![
                prop::collection::vec(any::<u8>(), 0..6),
                prop::sample::select(vec![
                    "\r", "\x1b", "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "p", "A", "B", "c", "o", "r", "y", "v", "\t", "u",
                    "\x1b[200~", "\x1b[201~", "\x1b[<0;9;9M", "\x1b[<0;9;9m", "\x03", "q", "a", "?", "O", "f", "W",
                ]).prop_map(|text| text.as_bytes().to_vec()),
            ],
            0..60,
        ),
        kinds in prop::collection::vec(any::<u8>(), 60),
    ) {
        let bytes: Vec<u8> = parts
            .iter()
            .zip(kinds)
            .flat_map(|(part, kind)| [vec![kind, u8::try_from(part.len()).unwrap()], part.clone()].concat())
            .collect();
        check_arbitrary_bytes(&bytes);
    }
}

/// A Swiss tournament of 24 in its second round, as its host sees it.
fn class_tournament(language: Language, size: (u16, u16)) -> Harness {
    let mut club = Harness::default();
    for number in 0..24 {
        club.add_visitor(&format!("a-name-of-16-l{number:02}"), language, size);
    }
    club.send_host_command(HostCommand::AnnounceTournament(Box::new(tournament_terms(
        TournamentFormat::Swiss(5),
    ))));
    for visitor in 1..=24 {
        club.send_request(visitor, VisitorRequest::JoinTournament(1));
    }
    let start_command = TournamentCommand::StartRound;
    club.send_host_command(HostCommand::Tournament(1, start_command));
    for game in 1..=12 {
        let players = club.club.game(game).unwrap().setup.players.clone();
        let loser = players.south.id.max(players.north.id);
        let resign_request = VisitorRequest::Game(game, GameRequest::Resign);
        club.send_request(loser.try_into().unwrap(), resign_request);
    }
    club.advance_clock(1000);
    // Leave the board of the second game, then the board of the first.
    for _ in 0..2 {
        club.press_keys(1, b"\x1b");
        club.end_escape_sequence(1);
    }
    club
}

#[test]
fn every_table_of_a_class_is_reachable_in_every_window() {
    let windows = WINDOW_SIZES.map(|size| (Language::English, size));
    let smallest_windows = Language::ALL
        .iter()
        .map(|&language| (language, WINDOW_SIZES[0]));
    for (language, size) in windows.into_iter().chain(smallest_windows) {
        let words = Words::new(language);
        let mut club = class_tournament(language, size);
        let text = club.screen_text(1);
        assert!(
            text.contains("Friday evening"),
            "24 people do not hide it:\n{text}"
        );
        club.press_keys(1, b"\x1b[A\r");
        let has_all_numbers =
            |text: &str| text.contains('2') && text.contains('5') && text.contains("12");
        for (tab, head) in [
            ("club-tab-pairings", "club-head-result"),
            ("club-tab-cross", "club-head-points"),
            ("club-tab-add", "club-tab-add"),
            ("club-tab-export", "club-export-page"),
            ("club-tournament", "club-part-change"),
            ("club-tab-standings", "club-head-games"),
        ] {
            let [tab_title, column_heading] = [tab, head].map(|id| words.get(id));
            let text = club.screen_text(1);
            assert_fits_window(&text, &tab_title, size);
            for wanted in [&tab_title, &column_heading] {
                assert!(text.contains(wanted), "{wanted} at {size:?}:\n{text}");
            }
            assert!(size.0 < 60 || has_all_numbers(&text), "{size:?}:\n{text}");
            // The last row is one step above the first, and the heads stay.
            club.press_keys(1, b"\x1b[A");
            let text = club.screen_text(1);
            assert_fits_window(&text, &tab_title, size);
            assert!(
                text.contains(&column_heading),
                "{column_heading} at {size:?}:\n{text}"
            );
            club.press_keys(1, b"\x1b[C");
        }
    }
}

#[test]
fn a_host_corrects_a_result_and_withdraws_a_player_with_arrow_keys() {
    let (language, size) = (Language::English, (80, 24));
    let mut club = class_tournament(language, size);
    club.press_keys(1, b"\x1b[A\r");
    // From the pairings to the standings, and to the commands for the first player.
    club.press_keys(1, b"\x1b[D\r");
    let text = club.screen_text(1);
    assert!(text.contains("Round 1") && text.contains("1 - 0"), "{text}");
    open_lobby_line(&mut club, "Round 1", size);
    assert!(
        club.screen_text(1).contains("0.5 - 0.5"),
        "{}",
        club.screen_text(1)
    );
    open_lobby_line(&mut club, "Forfeit", size);
    open_lobby_line(&mut club, "Withdraw", size);
    let text = club.screen_text(1);
    assert!(text.contains("Let the player return"), "{text}");
    assert!(text.contains("Round 2") && text.contains("0 - 1"), "{text}");
    club.press_keys(1, b"\x1b");
    club.end_escape_sequence(1);
    assert!(
        club.screen_text(1).contains("Standings"),
        "{}",
        club.screen_text(1)
    );
    // Cancel and delete, each after a question.
    club.press_keys(1, b"\x1b[D");
    for (command, question) in [("Cancel", "No round follows"), ("Delete", "for good?")] {
        open_lobby_line(&mut club, command, size);
        assert!(
            club.screen_text(1).contains(question),
            "{}",
            club.screen_text(1)
        );
        club.press_keys(1, b"y");
    }
    club.advance_clock(1000);
    club.press_keys(1, b"\x1b");
    club.end_escape_sequence(1);
    let text = club.screen_text(1);
    assert!(!text.contains("Friday evening"), "{text}");
}
