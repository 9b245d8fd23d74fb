//! A class: codes, the door, bans, and deleted members.

use std::{os::unix::fs::PermissionsExt, path::Path};

use awale_club::{
    admission::Credentials,
    club::{
        ArrivingVisitor, ClubSnapshot, DisconnectReason, EntryBan, EntryPolicy, GameRequest,
        HostCommand, Refusal, StoreOp, StoredItem, VisitorRequest,
    },
    names::Name,
    settings::{ClubLimits, ClubSettings},
    store::Store,
};
use serde_json::json;

use super::{
    server_process::ServerProcess,
    support::{
        Client, TestServer, log_in, new_private_key,
        openssh::{has_openssh, run_ssh_with_answer},
        run_command,
    },
    test_club::{TestClub, new_person, terms_with_pace},
    web::page_client::ClubWebServer,
};

fn parse_name(text: &str) -> Name {
    Name::new(text).unwrap()
}

async fn run_host_command(test_server: &TestServer, command: HostCommand) {
    let result = test_server.server.hub.run_host_command(command).await;
    assert_eq!(result, Ok(None));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_opens_its_name_over_ssh_until_it_is_replaced() {
    if !has_openssh() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let settings = ClubSettings {
        limits: ClubLimits {
            wrong_codes_per_address: 5,
            ..ClubLimits::default()
        },
        ..ClubSettings::default()
    };
    let program = folder.path().join("answer");
    let run_ssh_with_code = |test_server: &TestServer, code: &str, arguments: &[&str]| {
        std::fs::write(&program, format!("#!/bin/sh\necho '{code}'\n")).unwrap();
        let executable_permissions = std::fs::Permissions::from_mode(0o755);
        std::fs::set_permissions(&program, executable_permissions).unwrap();
        let output = run_ssh_with_answer(
            test_server.ssh_address,
            None,
            program.to_str().unwrap(),
            arguments,
        );
        let text = [&output.stdout[..], &output.stderr].concat();
        (String::from_utf8(text).unwrap(), output.status.code())
    };
    let data_folder = folder.path().join("club");
    std::fs::create_dir(&data_folder).unwrap();
    let test_server = TestServer::in_folder(&data_folder, settings.clone(), None).await;
    let ama_card = test_server
        .server
        .renew_card(parse_name("ama"))
        .await
        .unwrap()
        .unwrap();
    let esi_card = test_server
        .server
        .renew_card(parse_name("esi"))
        .await
        .unwrap()
        .unwrap();
    let games_arguments = ["ama@127.0.0.1", "games"];
    assert_eq!(
        run_ssh_with_code(&test_server, &ama_card.code, &games_arguments).1,
        Some(0)
    );
    let uppercase_code = ama_card.code.to_uppercase().replace('-', " ");
    assert_eq!(
        run_ssh_with_code(&test_server, &uppercase_code, &games_arguments).1,
        Some(0)
    );
    test_server.close().await;
    // The code survives a restart, and opens the name in a club with a list of keys.
    let test_server = TestServer::in_folder(&data_folder, settings, Some([].into())).await;
    assert_eq!(
        run_ssh_with_code(&test_server, &ama_card.code, &games_arguments).1,
        Some(0)
    );
    // The code of another member is refused, and so is an empty code.
    let one_prompt_arguments = [
        "-o",
        "NumberOfPasswordPrompts=1",
        games_arguments[0],
        games_arguments[1],
    ];
    let (text, status) = run_ssh_with_code(&test_server, &esi_card.code, &one_prompt_arguments);
    assert_eq!(status, Some(255), "{text}");
    let (text, status) = run_ssh_with_code(&test_server, "", &one_prompt_arguments);
    assert!(text.contains("That name is taken"), "{text}");
    assert_eq!(status, Some(1));
    // A new card makes the old code invalid. `ssh` gives up after three wrong codes. After five
    // from this address, even a valid code is refused.
    test_server
        .server
        .renew_card(parse_name("ama"))
        .await
        .unwrap()
        .unwrap();
    let (text, status) = run_ssh_with_code(&test_server, &ama_card.code, &games_arguments);
    assert_eq!(status, Some(255), "{text}");
    let (text, _) = run_ssh_with_code(&test_server, &ama_card.code, &games_arguments);
    assert!(text.contains("Too many wrong codes"), "{text}");
    let (text, _) = run_ssh_with_code(&test_server, &esi_card.code, &["esi@127.0.0.1", "games"]);
    assert!(text.contains("Too many wrong codes"), "{text}");
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_door_and_bans_hold_on_ssh_and_the_page_and_after_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let test_server = TestServer::in_folder(folder.path(), ClubSettings::default(), None).await;
    let site = ClubWebServer::start_for(&test_server.server).await;
    let (member_key, host_key) = (new_private_key(), new_private_key());
    drop(test_server.enter("ama", &member_key).await);
    let host_card = test_server
        .server
        .renew_card(parse_name("esi"))
        .await
        .unwrap()
        .unwrap();
    drop(test_server.enter("teacher", &host_key).await);
    let make_host_query = test_server.server.hub.run_in_hub(|store, _, _| {
        let teacher = store.member_with_name(&parse_name("teacher"))?.unwrap();
        store.set_host(teacher.person.id, true)
    });
    make_host_query.await.unwrap();
    let token = host_card.link.rsplit('=').next().unwrap().to_owned();
    let set_entry_policy = async |server: &TestServer, entry| {
        run_host_command(server, HostCommand::SetEntryPolicy(entry)).await;
    };
    set_entry_policy(&test_server, EntryPolicy::MembersOnly).await;
    let members_only_text = "Only members can come in";
    let mut guest = Client::connect(test_server.ssh_address, "kofi", None, (80, 24)).await;
    guest.wait_for_end().await;
    assert!(
        guest.screen_text().contains(members_only_text),
        "{}",
        guest.screen_text()
    );
    for hello in [json!({}), json!({ "name": "kofi" })] {
        let mut page = site.connect_page(hello).await;
        page.wait_for_end().await;
        assert!(page.farewell.unwrap().contains(members_only_text));
    }
    test_server
        .enter("ama", &member_key)
        .await
        .wait_for_text("You are ama.")
        .await;
    let mut page = site.connect_page(json!({ "link": token })).await;
    page.wait_for_text("You are esi.").await;
    // The door is open for one newcomer: the first comes in, the second does not.
    run_host_command(&test_server, HostCommand::AdmitNewcomers(1)).await;
    test_server.enter("kofi", &new_private_key()).await;
    let mut late_client = Client::connect(
        test_server.ssh_address,
        "yaw",
        Some(&new_private_key()),
        (80, 24),
    )
    .await;
    late_client.wait_for_end().await;
    assert!(
        late_client.screen_text().contains(members_only_text),
        "{}",
        late_client.screen_text()
    );
    set_entry_policy(&test_server, EntryPolicy::HostsOnly).await;
    // A visitor who is inside can still send a key.
    page.press_key("ArrowDown").await;
    test_server.close().await;
    site.close().await;

    let test_server = TestServer::in_folder(folder.path(), ClubSettings::default(), None).await;
    let site = ClubWebServer::start_for(&test_server.server).await;
    let mut late_client =
        Client::connect(test_server.ssh_address, "ama", Some(&member_key), (80, 24)).await;
    late_client.wait_for_end().await;
    assert!(
        late_client.screen_text().contains("The club is closed"),
        "{}",
        late_client.screen_text()
    );
    test_server.enter("teacher", &host_key).await;
    set_entry_policy(&test_server, EntryPolicy::Everybody).await;
    // A ban of the address: members still come in, guests and new names do not.
    let local_address = "127.0.0.1".parse().unwrap();
    let mut guest = site.connect_page(json!({})).await;
    guest.wait_for_text("To keep a name, leave").await;
    run_host_command(
        &test_server,
        HostCommand::Ban(EntryBan::GuestsFromAddress(local_address)),
    )
    .await;
    run_host_command(
        &test_server,
        HostCommand::Ban(EntryBan::FoldedName("rude".to_owned())),
    )
    .await;
    guest.wait_for_end().await;
    assert!(guest.farewell.unwrap().contains("You cannot enter"));
    let mut new = Client::connect(
        test_server.ssh_address,
        "yaw",
        Some(&new_private_key()),
        (80, 24),
    )
    .await;
    new.wait_for_end().await;
    assert!(
        new.screen_text().contains("You cannot enter"),
        "{}",
        new.screen_text()
    );
    test_server.enter("ama", &member_key).await;
    test_server.close().await;
    site.close().await;

    let test_server = TestServer::in_folder(folder.path(), ClubSettings::default(), None).await;
    let banned_error = Err(DisconnectReason::Banned);
    let club = &test_server.server;
    assert_eq!(
        club.admit_visitor(Credentials::GuestSecret(None), local_address)
            .await,
        banned_error
    );
    run_host_command(
        &test_server,
        HostCommand::Unban(EntryBan::GuestsFromAddress(local_address)),
    )
    .await;
    assert_eq!(
        club.admit_visitor(Credentials::GuestSecret(None), local_address)
            .await,
        Ok(None)
    );
    let banned_credentials =
        Credentials::NewNameAndLinkToken(parse_name("Rude"), "a token".to_owned());
    assert_eq!(
        club.admit_visitor(banned_credentials, local_address).await,
        banned_error
    );
    let fingerprint = awale_club::ssh::fingerprint(member_key.public_key());
    run_host_command(
        &test_server,
        HostCommand::Ban(EntryBan::KeyFingerprint(fingerprint.clone())),
    )
    .await;
    for text in ["ama", "other"] {
        let credentials = Credentials::NameAndKeyFingerprint(parse_name(text), fingerprint.clone());
        assert_eq!(
            club.admit_visitor(credentials, local_address).await,
            banned_error
        );
    }
    test_server.close().await;
}

#[test]
fn the_door_is_open_for_newcomers_for_an_hour() {
    let mut test_club = TestClub::new();
    test_club
        .send_host_command(HostCommand::SetEntryPolicy(EntryPolicy::MembersOnly))
        .unwrap();
    let rejection_of_new_member = |test_club: &TestClub| {
        let club = &test_club.club;
        club.door
            .rejection_reason(ArrivingVisitor::NewMember, test_club.now)
    };
    assert_eq!(
        rejection_of_new_member(&test_club),
        Some(DisconnectReason::MembersOnly)
    );
    test_club
        .send_host_command(HostCommand::AdmitNewcomers(30))
        .unwrap();
    let door_writes = test_club
        .store_operations
        .iter()
        .filter(|write| matches!(write, StoreOp::PutItem(StoredItem::Door(_))));
    assert_eq!(door_writes.count(), 1, "admitting newcomers is not stored");
    assert_eq!(rejection_of_new_member(&test_club), None);
    test_club.advance_clock(3_599_000);
    assert!(test_club.club.door.admit_newcomer(test_club.now));
    assert_eq!(
        test_club.club.door.remaining_newcomer_count(test_club.now),
        29
    );
    test_club.advance_clock(1000);
    assert_eq!(
        rejection_of_new_member(&test_club),
        Some(DisconnectReason::MembersOnly)
    );
    assert!(!test_club.club.door.admit_newcomer(test_club.now));
}

#[test]
fn a_host_switches_the_chat_off() {
    let mut test_club = TestClub::with_game_of_two(terms_with_pace("5+3"));
    let chat_request = || VisitorRequest::Game(1, GameRequest::SendChatLine("hello".to_owned()));
    test_club
        .send_host_command(HostCommand::SetChatAllowed(false))
        .unwrap();
    test_club.send_request(1, chat_request());
    assert_eq!(test_club.refusals[&1], Refusal::ChatSwitchedOff);
    assert!(test_club.game_views[&2].chat_lines.is_empty());
    test_club
        .send_host_command(HostCommand::SetChatAllowed(true))
        .unwrap();
    test_club.send_request(1, chat_request());
    assert_eq!(test_club.game_views[&2].chat_lines.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_member_leaves_games_to_the_opponents() {
    let folder = tempfile::tempdir().unwrap();
    let test_server = TestServer::in_folder(folder.path(), ClubSettings::default(), None).await;
    let (member_key, opponent_key) = (new_private_key(), new_private_key());
    let (mut ayo, mut kofi) = (
        test_server.enter("ayo", &member_key).await,
        test_server.enter("kofi", &opponent_key).await,
    );
    ayo.wait_for_text("kofi · free").await;
    super::support::start_game(&mut ayo, &mut kofi).await;
    ayo.play_pit("A").await;
    kofi.wait_for_text("move 1 · North").await;
    let id = test_server
        .server
        .member_with_name("ayo")
        .await
        .unwrap()
        .person
        .id;
    let guest = test_server.server.hub.new_guest();
    run_host_command(&test_server, HostCommand::DeleteMember(id, guest.clone())).await;
    ayo.wait_for_end().await;
    assert!(ayo.screen_text().contains("The host has deleted this name"));
    kofi.wait_for_text("South resigned").await;
    test_server.close().await;
    for round in 0..2 {
        let test_server = TestServer::in_folder(folder.path(), ClubSettings::default(), None).await;
        let handle = log_in(test_server.ssh_address, "kofi", Some(&opponent_key))
            .await
            .unwrap();
        let (games_text, _) = run_command(&handle, "games").await;
        assert!(
            games_text.contains("kofi") && games_text.contains(guest.name.as_str()),
            "{games_text}"
        );
        assert!(!games_text.contains("ayo"), "{games_text}");
        // A new member with the name of the deleted member has no games.
        let handle = log_in(test_server.ssh_address, "ayo", Some(&member_key))
            .await
            .unwrap();
        assert_eq!(
            run_command(&handle, "games").await,
            (String::new(), 0),
            "{round}"
        );
        assert_ne!(test_server.server.hub.new_guest().id, guest.id);
        test_server.close().await;
    }
}

#[test]
fn a_deleted_member_leaves_challenges_and_tournaments() {
    let mut test_club = TestClub::with_snapshot(
        ClubLimits::default(),
        ClubSnapshot {
            names: [new_person(1, "ayo"), new_person(2, "kofi")]
                .map(|person| (person.id, person.name))
                .into(),
            ..ClubSnapshot::default()
        },
    );
    test_club.let_visitor_in(1, &new_person(1, "ayo"));
    test_club.let_visitor_in(2, &new_person(2, "kofi"));
    let challenge = awale_club::club::Challenge {
        terms: terms_with_pace("5+3"),
        begins: awale_club::club::WhoBegins::DrawnByLot,
        recipient_name: None,
        link: None,
    };
    test_club.send_request(1, VisitorRequest::MakeChallenge(challenge));
    test_club.advance_clock(1000);
    assert_eq!(test_club.lobbies[&2].challenges.len(), 1);
    test_club
        .send_host_command(HostCommand::DeleteMember(1, new_person(-5, "")))
        .unwrap();
    test_club.advance_clock(1000);
    assert_eq!(test_club.lobbies[&2].challenges.len(), 0);
    assert_eq!(
        test_club.disconnect_reasons[&1],
        DisconnectReason::MemberDeleted
    );
    let delete_operation = StoreOp::DeleteMember(1, new_person(-5, ""));
    assert!(test_club.store_operations.contains(&delete_operation));
}

/// Runs `awale-club` on the club in a folder. Returns whether it succeeded, and its output.
fn run_program(folder: &Path, words: &[&str]) -> (bool, String) {
    let output = super::server_process::run_command(folder, words);
    let text = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(text).unwrap())
}

#[test]
fn a_teacher_prints_a_class_list_and_deletes_a_pupil() {
    let temporary_folder = tempfile::tempdir().unwrap();
    let folder = temporary_folder.path().join("data");
    let server = ServerProcess::start(&folder);
    let (list_path, page_path) = (
        temporary_folder.path().join("names.txt"),
        temporary_folder.path().join("names.html"),
    );
    let run_class_command = |names: &str, more: &[&str]| {
        std::fs::write(&list_path, names).unwrap();
        run_program(
            &folder,
            &[&["class", list_path.to_str().unwrap()], more].concat(),
        )
    };
    let (has_succeeded, text) = run_class_command("Anna Z\u{fc}rcher\nBen\n\nbEN\n", &[]);
    assert!(
        !has_succeeded && text.contains("bEN: another name in the list"),
        "{text}"
    );
    assert!(!page_path.exists() && run_program(&folder, &["members"]).1.lines().count() == 1);
    let (has_succeeded, text) = run_class_command("Anna Z\u{fc}rcher\nBen\n", &[]);
    assert!(
        has_succeeded && text.contains("names.html is ready to print"),
        "{text}"
    );
    let sheet_and_codes = |page_path: &Path| {
        let page_html = std::fs::read_to_string(page_path).unwrap();
        let codes = page_html.split("<code>").skip(1);
        let codes: Vec<String> = codes.map(|rest| rest[..11].to_owned()).collect();
        (page_html, codes)
    };
    let (text, codes) = sheet_and_codes(&page_path);
    assert_eq!(
        (text.matches("<svg").count(), codes.len()),
        (2, 2),
        "{text}"
    );
    assert!(text.contains("<h2>Anna-Z\u{fc}rcher</h2>") && text.contains("<h2>Ben</h2>"));
    let store = Store::open(&folder.join("club.sqlite")).unwrap();
    let owner_of_code = |code: &str| {
        let member = store.member_by_secret(code).unwrap();
        member.map_or_else(String::new, |member| member.person.name.to_string())
    };
    assert_eq!(owner_of_code(&codes[1]), "Ben");
    // A list with the name of a member is refused, unless the host wants new cards.
    let (has_succeeded, text) = run_class_command("Ben\nKofi\n", &[]);
    assert!(
        !has_succeeded && text.contains("Ben: a member has this name"),
        "{text}"
    );
    let (has_succeeded, text) = run_class_command("Ben\nKofi\n", &["--again"]);
    assert!(has_succeeded, "{text}");
    assert_eq!(owner_of_code(&codes[1]), "", "the earlier code is revoked");
    assert_eq!(
        sheet_and_codes(&page_path)
            .1
            .iter()
            .map(|code| owner_of_code(code))
            .collect::<Vec<_>>(),
        ["Ben", "Kofi"]
    );
    // The commands change the door and the chat of the running server.
    assert_eq!(
        run_program(&folder, &["door", "members"]),
        (true, String::new())
    );
    assert_eq!(run_program(&folder, &["door", "30"]), (true, String::new()));
    assert_eq!(
        run_program(&folder, &["chat", "off"]),
        (true, String::new())
    );
    let door_report = "door members\nchat off\nnewcomers 30\n".to_owned();
    assert_eq!(run_program(&folder, &["door"]), (true, door_report));
    // Without `--yes`, nothing is deleted and the program prints a warning.
    let (has_succeeded, text) = run_program(&folder, &["delete", "Ben"]);
    assert!(
        !has_succeeded && text.contains("deletes Ben for good") && text.contains("--yes"),
        "{text}"
    );
    let (has_succeeded, text) = run_program(&folder, &["delete", "Nobody"]);
    assert!(
        !has_succeeded && text.contains("Nobody by that name") && !text.contains("--yes"),
        "{text}"
    );
    assert_eq!(
        run_program(&folder, &["delete", "--yes", "Ben"]),
        (true, String::new())
    );
    let (_, members) = run_program(&folder, &["members"]);
    assert!(
        !members.contains("Ben") && members.contains("Kofi") && members.contains("host"),
        "{members}"
    );
    drop(server);
    // The command also works while no server runs.
    assert_eq!(
        run_program(&folder, &["delete", "--yes", "Kofi"]),
        (true, String::new())
    );
    assert!(!run_program(&folder, &["members"]).1.contains("Kofi"));
}

#[test]
fn the_first_start_prints_the_link_of_the_host_once() {
    let temporary_folder = tempfile::tempdir().unwrap();
    let folder = temporary_folder.path().join("data");
    let mut first_server = ServerProcess::start(&folder);
    let start_output = first_server.output_until("members host");
    let link = start_output
        .lines()
        .find_map(|line| line.strip_prefix("host      "))
        .unwrap();
    let token = link.rsplit("#join=").next().unwrap().to_owned();
    let store = Store::open(&folder.join("club.sqlite")).unwrap();
    let Ok(Some(host)) = store.member_by_secret(&token) else {
        panic!("{start_output}");
    };
    assert!(host.is_host && host.person.name.as_str() == "Host");
    drop(first_server);
    let mut second_server = ServerProcess::start(&folder);
    second_server.send_signal("-TERM");
    let start_output = second_server.output_until("");
    assert!(!start_output.contains("#join="), "{start_output}");
    assert_eq!(store.members().unwrap().len(), 1);
}
