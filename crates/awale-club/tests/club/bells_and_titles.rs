//! Calls for a move or a challenge, and the title of the window.

use awale_club::{
    club::{Challenge, GameRequest, VisitorId, VisitorRequest},
    names::Name,
};
use awale_study::words::Language;
use serde_json::json;

use super::{
    harness::Harness,
    support::{TestServer, new_private_key},
    test_club::{challenge_to_everybody, pit_move, terms_with_pace},
    web::{page_client::ClubWebServer, visits::start_game},
};

const WINDOW_SIZE: (u16, u16) = (80, 24);

/// Returns the number of bells in the next frame, and the titles that the frame sets.
fn bell_count_and_titles(club: &mut Harness, visitor: VisitorId) -> (usize, Vec<String>) {
    let frame = club.draw_frame(visitor);
    let titles = frame.split("\x1b]2;").skip(1);
    let titles = titles.map(|rest| rest.split("\x1b\\").next().unwrap().to_owned());
    (frame.matches('\x07').count(), titles.collect())
}

#[test]
fn with_the_bell_setting_a_terminal_rings_and_has_a_title() {
    let mut club = Harness::default();
    club.enter_with_settings("ayo", Language::English, WINDOW_SIZE, "bell = true");
    club.add_visitor("kofi", Language::English, WINDOW_SIZE);
    club.advance_clock(1000);
    assert_eq!(
        bell_count_and_titles(&mut club, 1),
        (0, vec!["awalé".to_owned()])
    );
    assert_eq!(bell_count_and_titles(&mut club, 2), (0, vec![]));
    let challenge = Challenge {
        recipient_name: Some(Name::new("ayo").unwrap()),
        ..challenge_to_everybody(terms_with_pace("free"))
    };
    club.send_request(2, VisitorRequest::MakeChallenge(challenge));
    club.advance_clock(1000);
    let title = "● kofi challenges you".to_owned();
    assert_eq!(bell_count_and_titles(&mut club, 1), (1, vec![title]));
    // The bell does not ring again for the same challenge.
    club.advance_clock(1000);
    assert_eq!(bell_count_and_titles(&mut club, 1), (0, vec![]));
    club.send_request(1, VisitorRequest::AcceptChallenge(1));
    assert_eq!(bell_count_and_titles(&mut club, 1), (1, vec![]));
    club.advance_clock(1000);
    let title = "kofi is thinking – awalé".to_owned();
    assert_eq!(bell_count_and_titles(&mut club, 1), (0, vec![title]));
    // A move of the opponent also rings the bell while the visitor looks at another screen.
    club.press_keys(1, b"\x1b");
    club.end_escape_sequence(1);
    assert!(club.screen_text(1).contains("Lobby"));
    club.send_request(
        2,
        VisitorRequest::Game(1, GameRequest::PlayMove(0, pit_move('A'))),
    );
    assert_eq!(
        bell_count_and_titles(&mut club, 1),
        (1, vec!["● your move – kofi".to_owned()])
    );
    assert_eq!(bell_count_and_titles(&mut club, 2), (0, vec![]));
    club.send_request(2, VisitorRequest::Game(1, GameRequest::Resign));
    assert_eq!(
        bell_count_and_titles(&mut club, 1),
        (0, vec!["awalé".to_owned()])
    );
    // At the end of the visit the terminal window gets its old title back.
    assert!(club.end_output(1).starts_with("\x1b]2;\x1b\\\x1b[23;2t"));
    assert!(!club.end_output(2).contains("\x1b]2;"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_gets_bells_without_a_setting_but_not_after_reconnecting() {
    let test_server = TestServer::open().await;
    let site = ClubWebServer::start_for(&test_server.server).await;
    let mut ayo = site.connect_page(json!({ "name": "ayo" })).await;
    ayo.wait_for_text("Lobby").await;
    assert_eq!(ayo.title, "awalé");
    let mut kofi = test_server.enter("kofi", &new_private_key()).await;
    start_game(&mut ayo, &mut kofi).await;
    assert_eq!(ayo.title, "● your move – kofi");
    ayo.press_key("A").await;
    ayo.wait_until("the title", |page| page.title == "kofi is thinking – awalé")
        .await;
    kofi.play_pit("F").await;
    ayo.wait_until("the title", |page| page.title == "● your move – kofi")
        .await;
    let expected_call = (
        "move".to_owned(),
        "Your move: oware · 5+3 against kofi".to_owned(),
    );
    assert_eq!(
        ayo.bell_kinds_and_texts,
        [expected_call.clone(), expected_call]
    );
    let secret = ayo.secret();
    drop(ayo);
    let mut ayo = site.connect_page(json!({ "link": secret })).await;
    ayo.wait_for_text("move 2 · South").await;
    assert_eq!(
        (ayo.title.as_str(), ayo.bell_kinds_and_texts.len()),
        ("● your move – kofi", 0)
    );
    test_server.close().await;
}
