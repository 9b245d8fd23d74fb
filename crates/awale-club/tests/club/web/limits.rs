//! Invalid input by the web, and limits that clients exceed.

use std::time::Duration;

use awale_club::settings::{ClubLimits, ClubSettings};
use futures_util::SinkExt;
use serde_json::json;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tokio_tungstenite::tungstenite::{Error, Message};

use super::page_client::{ClubWebServer, Page};
use crate::support::{TIMEOUT, TestServer, new_private_key};

async fn server_with_limits(change: impl FnOnce(&mut ClubLimits)) -> TestServer {
    let mut settings = ClubSettings::default();
    change(&mut settings.limits);
    TestServer::with_settings(settings).await
}

#[tokio::test(flavor = "multi_thread")]
async fn only_pages_of_the_club_open_a_socket() {
    let test_server = TestServer::open().await;
    let site = ClubWebServer::start_for(&test_server.server).await;
    for origin in [
        "",
        "http://evil.example",
        "null",
        &format!("http://{}.evil.example", site.address),
    ] {
        let Err(Error::Http(answer)) = Page::connect(site.address, origin).await else {
            panic!("{origin} came in")
        };
        assert_eq!(answer.status(), 403, "{origin}");
    }
    site.connect_page(json!({}))
        .await
        .wait_for_text("Lobby")
        .await;
    test_server.close().await;
    // A reverse proxy may change the host of the request, so the origin of the public address is
    // allowed too.
    let test_server = TestServer::with_settings(settings_with_page_below_path()).await;
    let site = ClubWebServer::start_for(&test_server.server).await;
    for (origin, enters) in [
        ("https://awale.example", true),
        ("https://awale.example/club", false),
        ("http://awale.example", false),
        ("https://other.example", false),
    ] {
        let page = Page::connect(site.address, origin).await;
        assert_eq!(page.is_ok(), enters, "{origin}");
    }
    test_server.close().await;
}

/// Settings of a club behind a proxy that serves it below a path.
fn settings_with_page_below_path() -> ClubSettings {
    ClubSettings {
        public_url: Some("https://awale.example/club".parse().unwrap()),
        ..ClubSettings::default()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_below_a_path_names_its_files_relative_to_it() {
    let test_server = TestServer::with_settings(settings_with_page_below_path()).await;
    let site = ClubWebServer::start_for(&test_server.server).await;
    // The proxy may remove the path or keep it.
    for base in ["/", "/club/"] {
        let page_response = site.http_get(base, "").await;
        assert!(
            page_response.contains("href=\"page.css\"")
                && page_response.contains("src=\"start.js\""),
            "{base}: {page_response}"
        );
        for (file, status) in [
            ("start.js", 200),
            ("page.css", 200),
            ("games/ayo.ogn", 200),
            ("club.toml", 404),
        ] {
            let answer = site.http_get(&format!("{base}{file}"), "").await;
            assert!(
                answer.starts_with(&format!("HTTP/1.1 {status}")),
                "{base}{file}: {answer}"
            );
        }
    }
    assert!(
        test_server
            .server
            .page_url
            .secret_link("00")
            .starts_with("https://awale.example/club/")
    );
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invalid_message_ends_only_its_connection() {
    let test_server = server_with_limits(|limits| limits.frame_bytes = 1000).await;
    let site = ClubWebServer::start_for(&test_server.server).await;
    let mut valid_page = site.connect_page(json!({})).await;
    valid_page.wait_for_text("Lobby").await;
    let invalid_messages = [
        Message::text("x".repeat(1001)),
        Message::text(json!({ "paste": "x".repeat(1000) }).to_string()),
        Message::text("{"),
        Message::text(r#"{"key":"a"}"#),
        Message::text(r#"{"fly":[1]}"#),
        Message::text(r#"{"size":[70000,1]}"#),
        Message::binary(vec![0; 10]),
    ];
    for message in invalid_messages {
        let mut page = site.connect_page(json!({})).await;
        page.wait_for_text("Lobby").await;
        page.socket.send(message.clone()).await.unwrap();
        page.wait_for_end().await;
        let mut page_without_hello =
            Page::connect(site.address, &format!("http://{}", site.address))
                .await
                .unwrap();
        page_without_hello.socket.send(message).await.unwrap();
        page_without_hello.wait_for_end().await;
        assert_eq!(page_without_hello.received_message_count, 0);
    }
    // A message of the maximum length.
    let longest_message =
        json!({ "paste": "x".repeat(1000 - json!({ "paste": "" }).to_string().len()) });
    assert_eq!(longest_message.to_string().len(), 1000);
    valid_page.send(&longest_message).await;
    // Keys that terminals do not have, impossible sizes and positions outside the screen do not end
    // the connection.
    for message in [
        json!({ "key": ["Hyper", true] }),
        json!({ "size": [0, 0] }),
        json!({ "size": [65535, 65535] }),
    ] {
        valid_page.send(&message).await;
    }
    valid_page
        .send(&json!({ "mouse": ["down", 65535, 65535] }))
        .await;
    valid_page.send(&json!({ "button": ["?", "?"] })).await;
    valid_page.send(&json!({ "size": [80, 24] })).await;
    valid_page
        .wait_until("the usual size", |page| page.size == (80, 24))
        .await;
    valid_page.wait_for_text("Lobby").await;
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_and_names_per_address_are_limited() {
    let test_server = server_with_limits(|limits| {
        limits.connections_per_address = 3;
        limits.names_per_address = 2;
    })
    .await;
    let site = ClubWebServer::start_for(&test_server.server).await;
    for name in ["one", "two"] {
        site.connect_page(json!({ "name": name }))
            .await
            .wait_for_text("Lobby")
            .await;
    }
    let mut third_page = site.connect_page(json!({ "name": "three" })).await;
    third_page.wait_for_end().await;
    assert!(third_page.farewell.unwrap().contains("Too many names"));
    let origin = format!("http://{}", site.address);
    let deadline = tokio::time::Instant::now() + TIMEOUT;
    while test_server.server.limiter.connection_count() > 0 {
        assert!(
            tokio::time::Instant::now() < deadline,
            "places are given back"
        );
        tokio::task::yield_now().await;
    }
    let mut pages_inside = Vec::new();
    for _ in 0..3 {
        pages_inside.push(Page::connect(site.address, &origin).await.unwrap());
    }
    assert!(
        Page::connect(site.address, &origin).await.is_err(),
        "the fourth stays outside"
    );
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_through_a_proxy_count_for_the_client_address() {
    let mut settings = ClubSettings {
        proxies: vec!["127.0.0.1".parse().unwrap()],
        ..ClubSettings::default()
    };
    settings.limits.connections_per_address = 1;
    let test_server = TestServer::with_settings(settings).await;
    let site = ClubWebServer::start_for(&test_server.server).await;
    let connect_through_proxy = |address: &str| {
        let headers = format!(
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: \
             dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: http://{}\r\nX-Forwarded-For: 9.9.9.9, {address}\r\n",
            site.address
        );
        let request = format!(
            "GET /socket HTTP/1.1\r\nHost: {}\r\n{headers}\r\n",
            site.address
        );
        let server_address = site.address;
        async move {
            let mut socket = TcpStream::connect(server_address).await.unwrap();
            socket.write_all(request.as_bytes()).await.unwrap();
            let mut status = [0; 12];
            socket.read_exact(&mut status).await.unwrap();
            (socket, String::from_utf8(status.to_vec()).unwrap())
        }
    };
    let (_first_socket, status) = connect_through_proxy("192.0.2.1").await;
    assert_eq!(status, "HTTP/1.1 101");
    let (_second_socket, status) = connect_through_proxy("192.0.2.1").await;
    assert_eq!(status, "HTTP/1.1 429");
    let (_third_socket, status) = connect_through_proxy("192.0.2.2").await;
    assert_eq!(status, "HTTP/1.1 101");
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn silent_connections_are_closed() {
    let test_server = server_with_limits(|limits| {
        limits.handshake_seconds = 1;
        limits.stalled_seconds = 2;
    })
    .await;
    let site = ClubWebServer::start_for(&test_server.server).await;
    // A connection without a request, half a request, and a socket without the first message.
    for bytes in ["", "GET / HTTP/1.1\r\nHost: a"] {
        let mut socket = TcpStream::connect(site.address).await.unwrap();
        socket.write_all(bytes.as_bytes()).await.unwrap();
        let mut remaining_bytes = Vec::new();
        let read_result =
            tokio::time::timeout(TIMEOUT, socket.read_to_end(&mut remaining_bytes)).await;
        assert!(read_result.is_ok(), "{bytes:?} is still there");
    }
    let mut page_without_hello = Page::connect(site.address, &format!("http://{}", site.address))
        .await
        .unwrap();
    page_without_hello.wait_for_end().await;
    // A request whose head is too long.
    let answer = site
        .http_get("/", &format!("X: {}\r\n", "x".repeat(20_000)))
        .await;
    assert!(!answer.starts_with("HTTP/1.1 200"), "{answer}");
    // A page that reads nothing also answers no ping, so it is disconnected.
    let mut watcher = test_server.enter("kofi", &new_private_key()).await;
    let _page_that_reads_nothing = site.connect_page(json!({ "name": "deaf" })).await;
    watcher.wait_for_text("deaf · free").await;
    watcher.wait_until_gone("deaf").await;
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_ends_when_its_page_has_left_or_answers_no_ping() {
    let test_server = server_with_limits(|limits| limits.stalled_seconds = 3).await;
    let site = ClubWebServer::start_for(&test_server.server).await;
    let mut watcher = test_server.enter("kofi", &new_private_key()).await;
    // At the allowed rate, handling the waiting input would take more than a minute.
    let paste_message = json!({ "paste": "x".repeat(16_000) });
    for has_left in [true, false] {
        let mut page = site
            .connect_page(json!({ "name": format!("flood-{has_left}") }))
            .await;
        page.wait_for_text("Lobby").await;
        watcher.wait_for_text("flood").await;
        for _ in 0..40 {
            page.send(&paste_message).await;
        }
        let _open_page_that_reads_nothing = (!has_left).then_some(page);
        watcher.wait_until_gone("flood").await;
    }
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_per_member_are_limited_and_idle_ones_disconnected() {
    let test_server = server_with_limits(|limits| {
        limits.visits_per_member = 1;
        limits.idle_seconds = 2;
    })
    .await;
    let site = ClubWebServer::start_for(&test_server.server).await;
    let mut first_page = site.connect_page(json!({ "name": "ayo" })).await;
    first_page.wait_for_text("Lobby").await;
    let mut second_page = site
        .connect_page(json!({ "link": first_page.secret() }))
        .await;
    second_page.wait_for_end().await;
    assert!(second_page.farewell.unwrap().contains("too many times"));
    first_page.wait_for_end().await;
    assert!(
        first_page
            .farewell
            .unwrap()
            .contains("You were idle for a long time")
    );
    test_server.close().await;
}

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig::with_cases(64))]
    #[test]
    fn arbitrary_messages_are_inputs_or_rejected(
        lines in proptest::collection::vec(
            proptest::prop_oneof![
                r#"\{"key":\["(p|Enter|Escape|Arrow(Up|Down|Left|Right)|F1|\?|.)",(true|false)\]\}"#,
                r#"\{"mouse":\["(down|up|right|move|wheelup|wheeldown)",[0-9]{1,5},[0-9]{1,3}\]\}"#,
                r#"\{"size":\[[0-9]{1,4},[0-9]{1,4}\]\}"#,
                r#"\{"(button|paste|hello|key)":(".*"|\["Enter","."\]|null|\{\})\}"#,
                ".*",
            ],
            0..12,
        ),
    ) {
        super::frames::check_arbitrary_messages(lines.join("\n").as_bytes());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_reader_gets_fewer_frames() {
    const RESIZE_MESSAGE_COUNT: usize = 2000;
    let test_server = server_with_limits(|limits| limits.stalled_seconds = 60).await;
    let site = ClubWebServer::start_for(&test_server.server).await;
    let mut other_client = test_server.enter("kofi", &new_private_key()).await;
    let mut slow_page = site.connect_page(json!({ "name": "slow" })).await;
    slow_page.wait_for_text("Lobby").await;
    slow_page.received_message_count = 0;
    for place in 0..RESIZE_MESSAGE_COUNT {
        // Each size needs a frame with the whole screen.
        slow_page
            .send(&json!({ "size": [240 - place % 2, 80] }))
            .await;
        if place % 100 == 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
    slow_page.send(&json!({ "size": [80, 24] })).await;
    // Input is handled in order even while the page reads no frames.
    for name in ["p", "Enter"] {
        slow_page.press_key(name).await;
    }
    other_client.wait_for_text("slow offers").await;
    slow_page.wait_for_text("You offer").await;
    assert_eq!(slow_page.size, (80, 24));
    assert!(
        slow_page.received_message_count < RESIZE_MESSAGE_COUNT / 2,
        "{} frames",
        slow_page.received_message_count
    );
    test_server.close().await;
}
