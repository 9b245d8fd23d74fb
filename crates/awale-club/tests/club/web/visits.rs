//! Visits by the web, from the first one to the result of a game.

use awale_club::{
    club::{HostCommand, TournamentTerms},
    settings::ClubSettings,
};
use serde_json::json;

use super::page_client::{ClubWebServer, Page};
use crate::support::{Client, TestServer, new_private_key, public_key_line};

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_sees_the_lobby_and_the_page_has_security_headers() {
    let test_server = TestServer::open().await;
    let site = ClubWebServer::start_for(&test_server.server).await;
    let answer = site
        .http_get("/", "Accept-Language: fr-CA,fr;q=0.9\r\n")
        .await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(
        answer.contains("Jouer en invité") && answer.contains("<html lang=\"fr\">"),
        "{answer}"
    );
    let head = answer.split("\r\n\r\n").next().unwrap().to_lowercase();
    assert!(
        head.contains("content-security-policy: default-src 'none'; script-src 'self'"),
        "{head}"
    );
    assert!(
        head.contains("frame-ancestors 'none'") && !head.contains("unsafe"),
        "{head}"
    );
    assert!(
        head.contains("nosniff") && head.contains("no-referrer") && !head.contains("set-cookie"),
        "{head}"
    );
    let body = answer.split("\r\n\r\n").nth(1).unwrap();
    assert!(
        !body.contains('{') && !body.contains("style=") && !body.contains(" on"),
        "{body}"
    );
    let answer = site.http_get("/", "Accept-Language: xx\r\n").await;
    assert!(answer.contains("Play as a guest"), "{answer}");
    assert!(
        site.http_get("/page.js", "")
            .await
            .contains("text/javascript")
    );
    assert!(
        site.http_get("/../club.sqlite", "")
            .await
            .starts_with("HTTP/1.1 404")
    );
    let mut guest = site.connect_page(json!({})).await;
    guest.wait_for_text("You are guest-1.").await;
    guest.wait_for_text("Lobby").await;
    let mut french_page = site.connect_page(json!({ "language": "fr-CA" })).await;
    french_page.wait_for_text("Salon").await;
    // Change the size, then leave with a button.
    guest.send(&json!({ "size": [60, 30] })).await;
    guest
        .wait_until("another size", |page| page.size == (60, 30))
        .await;
    guest.wait_for_text("You are guest-1.").await;
    guest.press_button("quit").await;
    guest.wait_for_end().await;
    assert!(guest.must_forget_secret);
    assert_eq!(guest.farewell.as_deref(), Some("Bye. Come back soon."));
    test_server.close().await;
    site.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_opens_its_name_until_it_is_revoked() {
    let test_server = TestServer::open().await;
    let site = ClubWebServer::start_for(&test_server.server).await;
    let mut ayo = site.connect_page(json!({ "name": "Ayo" })).await;
    ayo.wait_for_text("You are Ayo.").await;
    let secret = ayo.secret();
    assert_eq!(secret.len(), 32, "128 bits");
    let mut other_page = site.connect_page(json!({ "name": "áyo" })).await;
    other_page.wait_for_end().await;
    assert!(other_page.farewell.unwrap().contains("That name is taken"));
    let mut page_with_invalid_name = site.connect_page(json!({ "name": "no name" })).await;
    page_with_invalid_name.wait_for_end().await;
    assert!(
        page_with_invalid_name
            .farewell
            .unwrap()
            .contains("Names here have")
    );
    let mut reconnected_page = site.connect_page(json!({ "link": secret })).await;
    reconnected_page.wait_for_text("You are Ayo.").await;
    // A new link revokes the old one.
    let person = test_server
        .server
        .member_with_name("ayo")
        .await
        .unwrap()
        .person;
    let link = test_server
        .server
        .renew_card(person.name.clone())
        .await
        .unwrap()
        .unwrap()
        .link;
    let mut page_with_old_link = site.connect_page(json!({ "link": secret })).await;
    page_with_old_link.wait_for_end().await;
    assert!(
        page_with_old_link.must_forget_secret
            && page_with_old_link
                .farewell
                .unwrap()
                .contains("no longer works")
    );
    let new_secret = link.rsplit('=').next().unwrap();
    assert_eq!((new_secret.len(), new_secret == secret), (32, false));
    site.connect_page(json!({ "link": new_secret }))
        .await
        .wait_for_text("You are Ayo.")
        .await;
    // A member who is banned gets the reason.
    test_server.ban("ayo").await;
    let mut banned_page = site.connect_page(json!({ "link": new_secret })).await;
    banned_page.wait_for_end().await;
    assert!(
        !banned_page.must_forget_secret && banned_page.farewell.unwrap().contains("cannot enter")
    );
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_club_accepts_members_with_a_link() {
    let folder = tempfile::tempdir().unwrap();
    let own_key = new_private_key();
    let fingerprint = awale_club::ssh::fingerprint(own_key.public_key());
    assert!(public_key_line(&own_key).starts_with("ssh-ed25519"));
    let test_server = TestServer::in_folder(
        folder.path(),
        ClubSettings::default(),
        Some([fingerprint].into()),
    )
    .await;
    let site = ClubWebServer::start_for(&test_server.server).await;
    for hello in [json!({}), json!({ "name": "kofi" })] {
        let mut page_outside = site.connect_page(hello).await;
        page_outside.wait_for_end().await;
        assert!(page_outside.farewell.unwrap().contains("private"));
    }
    let _member = test_server.enter("ayo", &own_key).await;
    let person = test_server
        .server
        .member_with_name("ayo")
        .await
        .unwrap()
        .person;
    let link = test_server
        .server
        .renew_card(person.name.clone())
        .await
        .unwrap()
        .unwrap()
        .link;
    let secret = link.rsplit('=').next().unwrap();
    site.connect_page(json!({ "link": secret }))
        .await
        .wait_for_text("You are ayo.")
        .await;
    // The games of a private club are for members only.
    assert!(
        site.http_get("/games/ayo.ogn", "")
            .await
            .starts_with("HTTP/1.1 401")
    );
    assert!(
        site.http_get("/games/ayo.ogn", "Authorization: Bearer 00\r\n")
            .await
            .starts_with("HTTP/1.1 401")
    );
    let games_response = site
        .http_get(
            "/games/ayo.ogn",
            &format!("Authorization: Bearer {secret}\r\n"),
        )
        .await;
    assert!(
        games_response.starts_with("HTTP/1.1 200"),
        "{games_response}"
    );
    test_server.close().await;
}

/// Starts a game: `south` makes a challenge and `north` accepts it; South begins.
pub async fn start_game(south: &mut Page, north: &mut Client) {
    south.press_button("challenge").await;
    south.wait_for_text("Send the challenge").await;
    south.press_row("First move", 1).await;
    south.wait_for_text("◂ you ▸").await;
    south.press_row("Send the challenge", 0).await;
    south.wait_for_text("You offer").await;
    north.wait_for_text("offers").await;
    north.send_keys("\x1b[B\r").await;
    south.wait_for_text("move 1 · South").await;
    north.wait_for_text("move 1 · South").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_client_plays_against_ssh_with_a_lost_connection() {
    let test_server = TestServer::open().await;
    let site = ClubWebServer::start_for(&test_server.server).await;
    let mut ayo = site.connect_page(json!({ "name": "ayo" })).await;
    ayo.wait_for_text("Lobby").await;
    let mut kofi = test_server.enter("kofi", &new_private_key()).await;
    kofi.wait_for_text("ayo · free").await;
    start_game(&mut ayo, &mut kofi).await;
    ayo.wait_until("the board in words", |page| {
        page.outline["board"]["position"]
            .as_str()
            .is_some_and(|text| text.contains("A 4"))
    })
    .await;
    ayo.wait_until("the pits", |page| {
        page.board_json["pits"] == json!(vec![4; 12])
    })
    .await;
    ayo.send(&json!({ "place": [3, "move"] })).await;
    ayo.wait_until("the chosen pit", |page| page.board_json["chosen"] == 3)
        .await;
    assert_eq!(ayo.board_json["marks"][3], json!([7, 1, 0, true]));
    ayo.send(&json!({ "place": [0, "down"] })).await;
    kofi.wait_for_text("move 1 · North").await;
    ayo.wait_until("the sown seeds", |page| {
        let pits = json!([0, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4]);
        page.board_json["pits"] == pits && page.board_json["last"] == 0
    })
    .await;
    ayo.wait_for_text("move 1 · North").await;
    ayo.wait_until("the move in words", |page| {
        page.outline["board"]["last_move"]
            .as_str()
            .is_some_and(|text| text.contains("South sowed 4 seeds from A"))
    })
    .await;
    kofi.play_pit("F").await;
    ayo.wait_for_text("move 2 · South").await;
    // After a lost connection, the opponent is informed, and the same link opens the game again.
    let secret = ayo.secret();
    drop(ayo);
    kofi.wait_for_text("has been away").await;
    let mut ayo = site.connect_page(json!({ "link": secret })).await;
    ayo.wait_for_text("move 2 · South").await;
    kofi.wait_until_gone("has been away").await;
    ayo.press_key("B").await;
    kofi.wait_for_text("move 2 · North").await;
    ayo.press_button("resign").await;
    ayo.press_button("[Y]es").await;
    kofi.wait_for_text("South resigned").await;
    ayo.wait_for_text("South resigned").await;
    let games_response = site.http_get("/games/ayo.ogn", "").await;
    assert!(
        games_response.contains("attachment")
            && games_response.contains("ayo")
            && games_response.contains("kofi"),
        "{games_response}"
    );
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_with_a_lost_connection_returns_as_the_same_guest() {
    let test_server = TestServer::open().await;
    let site = ClubWebServer::start_for(&test_server.server).await;
    let mut first_page = site.connect_page(json!({})).await;
    first_page.wait_for_text("You are guest-1.").await;
    let secret = first_page.secret();
    drop(first_page);
    site.connect_page(json!({ "guest": secret }))
        .await
        .wait_for_text("You are guest-1.")
        .await;
    site.connect_page(json!({ "guest": "0123" }))
        .await
        .wait_for_text("You are guest-2.")
        .await;
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_saves_the_tables_of_a_tournament_from_its_screen() {
    let test_server = TestServer::open().await;
    let site = ClubWebServer::start_for(&test_server.server).await;
    let (_, link) = test_server.server.make_first_host().await.unwrap();
    let token = link.rsplit('=').next().unwrap();
    let terms = TournamentTerms::new("Friday".to_owned());
    let announce_command = HostCommand::AnnounceTournament(Box::new(terms));
    assert_eq!(
        test_server
            .server
            .hub
            .run_host_command(announce_command)
            .await,
        Ok(Some(1))
    );
    let mut host_page = site.connect_page(json!({ "link": token })).await;
    host_page.wait_for_text("Friday: all against all").await;
    host_page.press_key("ArrowUp").await;
    host_page.press_key("Enter").await;
    host_page.wait_for_text("Begin the tournament").await;
    // The left arrow leads from the first tab to the last one, which has the files.
    host_page.press_key("ArrowLeft").await;
    let port = test_server.ssh_address.port();
    let command =
        format!("ssh -p {port} Host@127.0.0.1 tournament export 1 page > tournament-1-page.html");
    host_page
        .wait_until(&command, |page| {
            let text = page.screen_text().replace('│', " ");
            let words: Vec<&str> = text.split_whitespace().collect();
            words.join(" ").contains(&command)
        })
        .await;
    for (row, (name, text)) in [
        ("tournament-1-page.html", "<h1>Friday</h1>"),
        ("tournament-1-games.ogn", ""),
        ("tournament-1-standings.csv", "#,Player,Points"),
    ]
    .into_iter()
    .enumerate()
    {
        host_page.press_key("Enter").await;
        host_page
            .wait_until(name, |page| page.saved_files.len() == row + 1)
            .await;
        let file = &host_page.saved_files[row];
        assert!(file.0 == name && file.1.contains(text), "{file:?}");
        host_page.press_key("ArrowDown").await;
    }
    test_server.close().await;
}
