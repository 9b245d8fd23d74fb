//! The webhook of the host, with a server on the loopback interface.

use awale_club::{
    club::{GameRequest, VisitEvent},
    settings::ClubSettings,
};
use awale_rules::Seat;
use serde_json::{Value, json};
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::TcpListener,
    time::timeout,
};

use super::{
    support::{TIMEOUT, TestServer, new_private_key},
    test_club::{TestClub, pit_move, terms_with_pace},
};

/// Receives a request and gives this answer. Returns the content of the request.
async fn answer_request(listener: &TcpListener, status: &str) -> Value {
    let receive_request = async {
        let (socket, _) = listener.accept().await.unwrap();
        let mut socket = BufReader::new(socket);
        let (mut head, mut length) = (String::new(), 0);
        while !head.ends_with("\r\n\r\n") {
            let line_start = head.len();
            assert!(socket.read_line(&mut head).await.unwrap() > 0, "{head}");
            let line = head[line_start..].to_lowercase();
            if let Some(value) = line.strip_prefix("content-length:") {
                length = value.trim().parse().unwrap();
            }
        }
        assert!(head.starts_with("POST /hook?key=1 HTTP/1.1"), "{head}");
        let mut body = vec![0; length];
        socket.read_exact(&mut body).await.unwrap();
        let reply = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
        socket.write_all(reply.as_bytes()).await.unwrap();
        serde_json::from_slice(&body).unwrap()
    };
    timeout(TIMEOUT, receive_request)
        .await
        .expect("a report comes")
}

#[test]
fn only_a_player_who_is_away_from_a_game_with_days_is_awaited() {
    let mut test_club = TestClub::with_game_of_two(terms_with_pace("days"));
    let awaited_names = |test_club: &TestClub| {
        let game = test_club.club.game(test_club.begun_game_ids[&1]).unwrap();
        game.absent_player_to_move()
    };
    assert_eq!(awaited_names(&test_club), None);
    test_club.report_visit_event(2, VisitEvent::Ended);
    assert_eq!(awaited_names(&test_club), None, "it is not Kofi's turn");
    test_club.send_game_request(1, GameRequest::PlayMove(0, pit_move('A')));
    assert_eq!(awaited_names(&test_club), Some(Seat::North));
    test_club.add_visitor(2, "kofi");
    assert_eq!(awaited_names(&test_club), None);
    let mut test_club = TestClub::with_game_of_two(terms_with_pace("free"));
    test_club.report_visit_event(1, VisitEvent::Ended);
    assert_eq!(awaited_names(&test_club), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_webhook_gets_the_turn_after_a_failed_attempt_and_delays_no_move() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/hook?key=1", listener.local_addr().unwrap());
    let settings = ClubSettings::parse(&format!("webhook = {url:?}")).unwrap();
    let test_server = TestServer::with_settings(settings).await;
    let mut kofi = test_server.enter("kofi", &new_private_key()).await;
    let mut ayo = test_server.enter("ayo", &new_private_key()).await;
    ayo.send_keys("p").await;
    ayo.wait_for_text("Send the challenge").await;
    // The challenger begins, with one day for each move.
    ayo.send_keys("\x1b[A\x1b[A\x1b[A\x1b[C").await;
    ayo.wait_for_text("◂ you ▸").await;
    ayo.send_keys("\x1b[A\x1b[C\x1b[C\x1b[C").await;
    ayo.wait_for_text("1 day per move").await;
    ayo.send_keys("\x1b[B\x1b[B\x1b[B\x1b[B\r").await;
    kofi.wait_for_text("ayo offers").await;
    kofi.send_keys("\x1b[B\r").await;
    kofi.wait_for_text("move 1 · South").await;
    ayo.wait_for_text("move 1 · South").await;
    drop(kofi);
    ayo.wait_for_text("has been away").await;
    ayo.play_pit("A").await;
    // The move is on the board although the report has not been received yet.
    ayo.wait_for_text("move 1 · North").await;
    let text = "It is kofi's turn in the game against ayo.";
    let report = json!({
        "text": text,
        "content": text,
        "player": "kofi",
        "opponent": "ayo",
        "game": 1,
        "variant": "oware",
    });
    assert_eq!(
        answer_request(&listener, "500 Internal Server Error").await,
        report
    );
    assert_eq!(answer_request(&listener, "204 No Content").await, report);
    test_server.close().await;
}

#[test]
fn settings_accept_only_addresses_of_the_web_for_the_webhook() {
    for url in [
        "ftp://example.org",
        "example.org/hook",
        "https://",
        "/hook",
        "",
    ] {
        let text = format!("webhook = {url:?}");
        assert!(ClubSettings::parse(&text).is_err(), "{url}");
    }
    assert!(ClubSettings::parse("webhook = \"https://example.org/hook\"").is_ok());
}
