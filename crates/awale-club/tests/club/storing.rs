//! The store: versions of the database, backups, and the data of members.

use std::{io::ErrorKind, path::Path, sync::Arc, time::Duration};

use awale_app::app::{Effect, Event, GameFile, OpenPurpose, OpenRequest};
use awale_club::{
    club::{
        ClubTime, ClubTournament, ClubUpdate, DisconnectReason, EntryBan, GameRequest, GameView,
        HostCommand, LobbyView, Refusal, StoreOp, StoredItem, TournamentCommand, TournamentFormat,
        VisitorRequest, kind_with_id,
    },
    hub::{Hub, Inbox, Mailbox, unix_time_ms},
    names::Name,
    settings::{ClubLimits, ClubSettings, DEFAULT_SETTINGS_TOML},
    store::{AdmissionError, Error, Store},
};
use awale_rules::{Game, Match, PerSeat, Seat};
use awale_study::{
    catalogue::PlayerSpec,
    progress::ProgressEvent,
    record::{Participant, Record, SowingDirection},
};
use rusqlite::Connection;

use super::{
    support::TIMEOUT,
    test_club::{
        TestClub, VISITOR_ADDRESS, challenge_to_everybody, new_person, pit_move, terms_with_pace,
        tournament_terms,
    },
};

fn store_in_memory() -> Store {
    Store::open(Path::new(":memory:")).unwrap()
}

/// Stores the members of [`TestClub::with_four_members`], with the same numbers.
fn store_four_members(store: &mut Store) {
    for name in ["ayo", "kofi", "ama", "esi"] {
        store
            .log_in_with_key(&Name::new(name).unwrap(), name, 1, 0)
            .unwrap();
    }
}

fn store_member(store: &mut Store) -> i64 {
    let name = Name::new("ayo").unwrap();
    store.log_in_with_key(&name, "key", 3, 0).unwrap().id
}

#[test]
fn the_documented_settings_equal_the_defaults() {
    assert_eq!(
        ClubSettings::parse(DEFAULT_SETTINGS_TOML).unwrap(),
        ClubSettings::default()
    );
    assert_eq!(ClubSettings::parse("").unwrap(), ClubSettings::default());
    assert!(
        ClubSettings::parse("[limits]\nconections = 1").is_err(),
        "what is misspelt is refused"
    );
    for line in DEFAULT_SETTINGS_TOML
        .lines()
        .filter(|line| line.contains(" = "))
    {
        let setting_name = line.split(' ').next().unwrap();
        let preceding_lines: Vec<&str> = DEFAULT_SETTINGS_TOML
            .split(line)
            .next()
            .unwrap()
            .trim_end()
            .lines()
            .collect();
        assert!(
            preceding_lines.iter().any(|line| line.starts_with('#')),
            "{setting_name} is explained"
        );
    }
}

#[test]
fn a_database_of_a_later_version_is_not_changed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.sqlite");
    drop(Store::open(&path).unwrap());
    drop(Store::open(&path).unwrap());
    let connection = Connection::open(&path).unwrap();
    let (schema_version, journal_mode, table_count): (i64, String, i64) = (
        connection
            .pragma_query_value(None, "user_version", |row| row.get(0))
            .unwrap(),
        connection
            .pragma_query_value(None, "journal_mode", |row| row.get(0))
            .unwrap(),
        connection
            .query_row(
                "SELECT count(*) FROM sqlite_schema WHERE type = 'table'",
                [],
                |row| row.get(0),
            )
            .unwrap(),
    );
    assert_eq!((schema_version, journal_mode.as_str()), (1, "wal"));
    assert!(table_count > 5);
    connection.pragma_update(None, "user_version", 99).unwrap();
    let error = Store::open(&path).unwrap_err().to_string();
    assert!(error.contains("later version"), "{error}");
}

#[test]
fn a_backup_is_made_while_the_club_writes() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy_path) = (
        folder.path().join("club.sqlite"),
        folder.path().join("copy.sqlite"),
    );
    let mut store = Store::open(&path).unwrap();
    let id = store_member(&mut store);
    let second_store = Store::open(&path).unwrap();
    second_store.back_up(&copy_path).unwrap();
    store
        .apply_operations([&StoreOp::PutItem(StoredItem::Mute(id, 9))])
        .unwrap();
    let copied_store = Store::open(&copy_path).unwrap();
    assert_eq!(copied_store.members().unwrap().len(), 1);
    assert!(
        copied_store
            .read_club_snapshot(ClubTime::default(), None)
            .unwrap()
            .items
            .is_empty(),
        "as it was then"
    );
}

#[test]
fn a_key_owns_a_limited_number_of_names_and_a_link_one() {
    let is_unknown =
        |store: &Store, secret: &str| store.member_by_secret(secret).unwrap().is_none();
    let mut store = store_in_memory();
    for (name, expected) in [("a", true), ("b", true), ("c", true), ("d", false)] {
        let login_result = store.log_in_with_key(&Name::new(name).unwrap(), "key", 3, 0);
        assert_eq!(login_result.is_ok(), expected, "{name}: {login_result:?}");
    }
    let person = store
        .register_with_link(&Name::new("web").unwrap(), "token", 0)
        .unwrap()
        .unwrap();
    assert_eq!(
        store
            .register_with_link(&Name::new("Web").unwrap(), "other", 0)
            .unwrap(),
        None
    );
    assert_eq!(
        store.member_by_secret("token").unwrap().unwrap().person,
        person
    );
    assert!(is_unknown(&store, "other"));
    store.add_key(person.id, "new key").unwrap();
    let login_result = store
        .log_in_with_key(&Name::new("web").unwrap(), "new key", 3, 0)
        .unwrap();
    assert_eq!(login_result, person, "who came by the web comes by ssh");
    let names_and_secrets = [(person.name, ["new".to_owned(), "newer".to_owned()])];
    store.renew_secrets(&names_and_secrets, 0).unwrap().unwrap();
    assert!(is_unknown(&store, "token"));
}

#[test]
fn the_ban_of_a_member_applies_to_the_keys_of_the_member() {
    let mut store = store_in_memory();
    let name = Name::new("ama").unwrap();
    let ama = store.log_in_with_key(&name, "key", 3, 0).unwrap();
    let ban = StoredItem::Ban(EntryBan::MemberWithId(ama.id));
    store.apply_operations([&StoreOp::PutItem(ban)]).unwrap();
    let has_key_ban = |key: &str| {
        let ban = EntryBan::KeyFingerprint(key.to_owned());
        store.has_ban(&ban).unwrap()
    };
    assert!(has_key_ban("key") && !has_key_ban("another key"));
    assert!(store.members().unwrap()[0].is_banned);
}

#[test]
fn a_name_that_looks_like_a_member_is_taken() {
    let mut store = store_in_memory();
    let name = |text| Name::new(text).unwrap();
    store.log_in_with_key(&name("Ben"), "key", 3, 0).unwrap();
    for alike in ["B\u{435}n", "\u{412}EN", "\u{ff42}en", "b\u{e9}n"] {
        let login_result = store.log_in_with_key(&name(alike), "another key", 3, 0);
        let is_taken = matches!(
            login_result,
            Err(AdmissionError::VisitorRejected(DisconnectReason::NameTaken))
        );
        assert!(is_taken, "{alike}: {login_result:?}");
        let registered_person = store.register_with_link(&name(alike), "token", 0).unwrap();
        assert_eq!(registered_person, None, "{alike}");
    }
    let registered_ama = store.register_with_link(&name("ama"), "token", 0).unwrap();
    let ama_id = registered_ama.unwrap().id;
    assert!(!store.rename_member(ama_id, &name("B\u{435}n")).unwrap());
    assert!(store.rename_member(ama_id, &name("\u{410}ma")).unwrap());
    assert_eq!(store.members().unwrap().len(), 2);
}

/// Makes the effect by which a session saves a game.
fn save_effect(session_id: u64, file: Option<GameFile>) -> Effect {
    let kind = kind_with_id("oware").unwrap();
    let mut referee = Match::new(kind.start(Seat::South));
    let mv = referee.position().moves().next().unwrap();
    referee.play(mv).unwrap();
    let players = PerSeat::from_fn(|_| Participant {
        name: "".into(),
        spec: PlayerSpec::Human,
    });
    let date = "2026-11-21T15:30:00Z".parse().unwrap();
    let record = Record::of(
        &referee,
        kind,
        players,
        SowingDirection::default(),
        date,
        None,
    );
    Effect::SaveGame {
        session_id,
        file,
        record: Box::new(record),
    }
}

fn rename_game_effect(file: GameFile) -> Effect {
    let title = "Final".to_owned();
    Effect::RenameGame { file, title }
}

#[test]
fn a_member_has_games_progress_and_settings_of_their_own() {
    let mut store = store_in_memory();
    let id = store_member(&mut store);
    let mut unix_ms = 0;
    let mut carry_out_effect = |member, effect| {
        unix_ms += 1;
        store
            .carry_out_member_effect(member, effect, 2, unix_ms)
            .unwrap()
    };
    let Some(Event::GameSaved {
        file: game,
        session_id: 7,
    }) = carry_out_effect(id, save_effect(7, None))
    else {
        panic!("it is saved")
    };
    assert_eq!(game.0, "2026-11-21-153000-oware-0000000000000007.toml");
    carry_out_effect(id, save_effect(7, Some(game.clone())));
    carry_out_effect(id, save_effect(8, None));
    let Some(Event::ErrorReported(_)) = carry_out_effect(id, save_effect(9, None)) else {
        panic!("two are enough")
    };
    carry_out_effect(id, rename_game_effect(game.clone()));
    let open_effect = |file| Effect::OpenGame {
        file,
        purpose: OpenPurpose::ToAnalyze,
    };
    let Some(Event::Open(OpenRequest::Game(_, record, _))) =
        carry_out_effect(id, open_effect(game.clone()))
    else {
        panic!("it is opened")
    };
    assert_eq!(record.header.title.unwrap().as_str(), "Final");
    assert!(carry_out_effect(id + 1, open_effect(game.clone())).is_none());
    carry_out_effect(id, Effect::DeleteGame { file: game });
    let lesson_event = ProgressEvent::LessonFinished {
        game_kind_id: "oware".to_owned(),
        lesson_id: "sowing".to_owned(),
    };
    carry_out_effect(id, Effect::RecordLearningProgress(lesson_event));
    let Some(Event::LearningProgress(progress)) =
        carry_out_effect(id, Effect::ReadLearningProgress)
    else {
        panic!("it is read")
    };
    assert!(progress.has_finished_lesson("oware", "sowing"));
    carry_out_effect(id, Effect::SaveSettings(vec![("bell", true.into())]));
    let settings =
        awale_app::config::Settings::parse(&store.members().unwrap()[0].settings_toml, "x");
    assert!(settings.unwrap().bell);
    let listed_games = store.saved_games(id).unwrap();
    assert!(listed_games.len() == 1 && listed_games[0].record.is_ok());
}

#[tokio::test]
async fn the_list_of_saved_games_contains_earlier_writes() {
    let folder = tempfile::tempdir().unwrap();
    let hub = Hub::open(
        folder.path(),
        "club".to_owned(),
        ClubLimits::default(),
        None,
        1,
    )
    .unwrap();
    let id = hub
        .run_in_hub(|store, _, _| Ok(store_member(store)))
        .await
        .unwrap();
    let files_and_titles = async || {
        let games = hub
            .run_query(move |store| store.saved_games(id))
            .await
            .unwrap();
        let title_of_game = |game: &awale_app::app::SavedGame| {
            let title = &game.record.as_ref().unwrap().header.title;
            title.as_ref().map(ToString::to_string)
        };
        games
            .iter()
            .map(|saved| (saved.file.clone(), title_of_game(saved)))
            .collect::<Vec<_>>()
    };
    let carry_out_effect = async |effect| {
        let hub_result =
            hub.run_in_hub(move |store, _, _| store.carry_out_member_effect(id, effect, 9, 0));
        hub_result.await.unwrap()
    };
    carry_out_effect(save_effect(1, None)).await;
    let [(file, None)] = &files_and_titles().await[..] else {
        panic!("one game without a title")
    };
    carry_out_effect(rename_game_effect(file.clone())).await;
    assert_eq!(
        files_and_titles().await,
        [(file.clone(), Some("Final".to_owned()))]
    );
    carry_out_effect(Effect::DeleteGame { file: file.clone() }).await;
    assert_eq!(files_and_titles().await, []);
    // The read-only connection also sees changes of members.
    hub.run_in_hub(move |store, _, _| store.rename_member(id, &Name::new("ama").unwrap()))
        .await
        .unwrap();
    let members = hub.run_query(Store::members).await.unwrap();
    assert_eq!(members[0].person.name.as_str(), "ama");
    hub.close_club().await;
}

#[test]
fn a_game_whose_moves_were_taken_back_is_the_same_after_a_restart() {
    let mut test_club = TestClub::with_game_of_two(terms_with_pace("5+3"));
    for _ in 0..3 {
        test_club.advance_clock(7000);
        test_club.play_first_legal_move();
    }
    test_club.advance_clock(4000);
    test_club.send_game_request(1, GameRequest::OfferOrAcceptTakeBack);
    test_club.send_game_request(2, GameRequest::OfferOrAcceptTakeBack);
    test_club.advance_clock(2000);
    let assert_stored_game_equal = |test_club: &TestClub, moves: usize| {
        let mut store = store_in_memory();
        store_four_members(&mut store);
        store.apply_operations(&test_club.store_operations).unwrap();
        let stored_game = store
            .read_club_snapshot(ClubTime::default(), None)
            .unwrap()
            .unfinished_games
            .remove(0);
        let live_game = test_club.club.game(test_club.begun_game_ids[&1]).unwrap();
        assert_eq!(
            (stored_game.move_count(), live_game.move_count()),
            (moves, moves)
        );
        assert_eq!(
            (&stored_game.clocks, stored_game.turn_began_unix_ms),
            (&live_game.clocks, live_game.turn_began_unix_ms)
        );
        let move_count_of_clocks = live_game
            .clocks
            .as_ref()
            .unwrap()
            .times()
            .remaining_after_moves
            .len();
        assert_eq!(
            move_count_of_clocks, moves,
            "the clocks know as many moves as there are"
        );
    };
    assert_stored_game_equal(&test_club, 2);
    let remaining_times = test_club.game_views[&1]
        .clocks
        .as_ref()
        .unwrap()
        .remaining();
    let expected_seconds_left = PerSeat {
        south: 300 - 7 + 3 - 7 + 3,
        north: 300 - 7 + 3 - 4,
    };
    assert_eq!(
        remaining_times.map(|left| left.as_secs()),
        expected_seconds_left,
        "both clocks go on from what they showed"
    );
    test_club.play_first_legal_move();
    assert_stored_game_equal(&test_club, 3);
    test_club.send_game_request(2, GameRequest::OfferOrAcceptTakeBack);
    test_club.send_game_request(1, GameRequest::OfferOrAcceptTakeBack);
    assert_stored_game_equal(&test_club, 1);
    test_club.send_game_request(1, GameRequest::OfferOrAcceptTakeBack);
    test_club.send_game_request(2, GameRequest::OfferOrAcceptTakeBack);
    assert_stored_game_equal(&test_club, 0);
}

#[tokio::test]
async fn clocks_pause_while_the_club_is_closed() {
    const MINUTE_MS: i64 = 60_000;
    let folder = tempfile::tempdir().unwrap();
    let mut store = Store::open(&folder.path().join("club.sqlite")).unwrap();
    let mut test_club = TestClub::with_game_of_two(terms_with_pace("5+3"));
    // The game began ten minutes ago; the club was closed a minute later.
    let game_start_ms = unix_time_ms() - 10 * MINUTE_MS;
    if let Some(StoreOp::SaveGame(game)) = test_club
        .store_operations
        .iter_mut()
        .find(|write| matches!(write, StoreOp::SaveGame(_)))
    {
        (game.setup.started_unix_ms, game.turn_began_unix_ms) = (game_start_ms, game_start_ms);
    }
    store_four_members(&mut store);
    store.apply_operations(&test_club.store_operations).unwrap();
    drop(store);
    std::fs::write(
        folder.path().join("alive"),
        (game_start_ms + MINUTE_MS).to_le_bytes(),
    )
    .unwrap();
    for _ in 0..3 {
        let hub = Hub::open(
            folder.path(),
            "club".to_owned(),
            ClubLimits::default(),
            None,
            1,
        )
        .unwrap();
        let remaining_times = hub
            .run_in_hub(move |_, club, now| Ok(club.game(1).unwrap().times_left(now).unwrap()))
            .await
            .unwrap();
        assert!(
            remaining_times.south.abs_diff(Duration::from_secs(240)) < Duration::from_secs(5),
            "{remaining_times:?}"
        );
        assert_eq!(remaining_times.north, Duration::from_secs(300));
        hub.close_club().await;
        // The club was closed for another minute.
        let store = Connection::open(folder.path().join("club.sqlite")).unwrap();
        store
            .execute(
                "UPDATE games SET game = json_set(game, '$.turn_began_unix_ms', (game ->> '$.turn_began_unix_ms') - ?1)",
                [MINUTE_MS],
            )
            .unwrap();
        let heartbeat_file = folder.path().join("alive");
        let heartbeat_ms =
            i64::from_le_bytes(std::fs::read(&heartbeat_file).unwrap().try_into().unwrap());
        std::fs::write(&heartbeat_file, (heartbeat_ms - MINUTE_MS).to_le_bytes()).unwrap();
    }
}

/// Makes the operation that stores a canceled tournament with guest -7 and the member ayo.
fn save_finished_tournament_op(id: i64) -> StoreOp {
    StoreOp::SaveTournament(Arc::new(ClubTournament {
        entrants: vec![new_person(-7, "").into(), new_person(1, "ayo").into()],
        is_begun: true,
        is_canceled: true,
        ..ClubTournament::new(id, tournament_terms(TournamentFormat::Swiss(1)))
    }))
}

#[test]
fn numbers_of_tournaments_and_guests_are_never_reused() {
    let mut store = store_in_memory();
    let snapshot = store.read_club_snapshot(ClubTime::default(), None).unwrap();
    assert_eq!(
        (
            snapshot.next_tournament_id,
            store.lowest_guest_id().unwrap()
        ),
        (1, 0)
    );
    store
        .apply_operations([&save_finished_tournament_op(3)])
        .unwrap();
    let snapshot = store.read_club_snapshot(ClubTime::default(), None).unwrap();
    assert_eq!(snapshot.tournaments.len(), 1);
    assert_eq!(
        (
            snapshot.next_tournament_id,
            store.lowest_guest_id().unwrap()
        ),
        (4, -7)
    );
    store
        .apply_operations([&StoreOp::RemoveTournament(3)])
        .unwrap();
    let snapshot = store.read_club_snapshot(ClubTime::default(), None).unwrap();
    assert!(snapshot.tournaments.is_empty());
    assert_eq!(snapshot.next_tournament_id, 4);
    // The numbers of a guest whose game is over, and of a guest who wrote in the chat, count too.
    let mut test_club = TestClub::with_four_members();
    test_club.let_visitor_in(11, &new_person(-11, ""));
    test_club.send_request(
        11,
        VisitorRequest::MakeChallenge(challenge_to_everybody(terms_with_pace("free"))),
    );
    test_club.advance_clock(1000);
    let challenge_id = test_club.lobbies[&2].challenges[0].id;
    test_club.send_request(2, VisitorRequest::AcceptChallenge(challenge_id));
    test_club.send_game_request(2, GameRequest::Resign);
    store.apply_operations(&test_club.store_operations).unwrap();
    assert_eq!(store.lowest_guest_id().unwrap(), -11);
    test_club.let_visitor_in(12, &new_person(-12, ""));
    test_club.send_request(
        12,
        VisitorRequest::Game(
            test_club.begun_game_ids[&2],
            GameRequest::SendChatLine("well played".to_owned()),
        ),
    );
    store
        .apply_operations(test_club.store_operations.last())
        .unwrap();
    assert_eq!(store.lowest_guest_id().unwrap(), -12);
}

/// Returns the newest view of the lobby among the updates.
fn received_lobby(inbox: &Inbox) -> Option<&Arc<LobbyView>> {
    inbox.updates.iter().rev().find_map(|update| match update {
        ClubUpdate::Lobby(lobby) => Some(lobby),
        _ => None,
    })
}

/// Returns the views of games among the updates.
fn received_games(inbox: &Inbox) -> impl Iterator<Item = &Arc<GameView>> {
    inbox.updates.iter().filter_map(|update| match update {
        ClubUpdate::Game(view) | ClubUpdate::OpenBoard(view) => Some(view),
        _ => None,
    })
}

/// Collects the updates for a visitor until a condition holds.
async fn wait_for_updates(mailbox: &Mailbox, is_complete: impl Fn(&Inbox) -> bool) -> Inbox {
    let mut collected_inbox = Inbox::default();
    let collect_updates = async {
        while !is_complete(&collected_inbox) {
            let inbox = mailbox.wait_for_inbox().await;
            collected_inbox.updates.extend(inbox.updates);
        }
    };
    let hub_result = tokio::time::timeout(TIMEOUT, collect_updates).await;
    hub_result.expect("the messages arrive");
    collected_inbox
}

#[tokio::test]
async fn while_the_database_is_locked_visitors_are_informed_and_no_write_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let hub = Hub::open(
        folder.path(),
        "club".to_owned(),
        ClubLimits::default(),
        None,
        1,
    )
    .unwrap();
    let store_members_query = hub.run_in_hub(|store, _, _| {
        store_four_members(store);
        Ok(())
    });
    store_members_query.await.unwrap();
    let mailboxes =
        [(1, "ayo"), (2, "kofi")].map(|(id, name)| (new_person(id, name), Arc::default()));
    for (person, mailbox) in &mailboxes {
        hub.let_visitor_in(person.clone(), VISITOR_ADDRESS, Arc::clone(mailbox))
            .await;
    }
    let [(_, ayo_mailbox), (_, kofi_mailbox)]: &[(_, Arc<Mailbox>); 2] = &mailboxes;
    hub.send_request(
        1,
        VisitorRequest::MakeChallenge(challenge_to_everybody(terms_with_pace("5+3"))),
    )
    .await;
    let lobby = wait_for_updates(kofi_mailbox, |inbox| {
        received_lobby(inbox).is_some_and(|lobby| !lobby.challenges.is_empty())
    });
    let challenge_id = received_lobby(&lobby.await).unwrap().challenges[0].id;
    hub.send_request(2, VisitorRequest::AcceptChallenge(challenge_id))
        .await;
    wait_for_updates(ayo_mailbox, |inbox| received_games(inbox).count() > 0).await;

    let locking_connection = Connection::open(folder.path().join("club.sqlite")).unwrap();
    locking_connection.execute_batch("BEGIN IMMEDIATE").unwrap();
    let move_request = VisitorRequest::Game(1, GameRequest::PlayMove(0, pit_move('A')));
    hub.send_request(1, move_request).await;
    let reports_locked_database = |inbox: &Inbox| {
        let is_locked_database_report = |news: &ClubUpdate| matches!(news, ClubUpdate::WritesStalled(Some(stalled)) if stalled.error_message.contains("locked"));
        inbox.updates.iter().any(is_locked_database_report)
    };
    for mailbox in [ayo_mailbox, kofi_mailbox] {
        let inbox = wait_for_updates(mailbox, reports_locked_database).await;
        let shown_move_count = received_games(&inbox).map(|game| game.move_count()).max();
        assert!(
            shown_move_count.unwrap_or(0) == 0,
            "no move that is not written"
        );
    }
    // Only requests that need a write are refused.
    hub.send_request(
        2,
        VisitorRequest::Game(1, GameRequest::SendChatLine("hello".to_owned())),
    )
    .await;
    let has_disk_refusal = |inbox: &Inbox| {
        let mut updates = inbox.updates.iter();
        updates.any(|updates| matches!(updates, ClubUpdate::Refused(Refusal::DiskWriteFails)))
    };
    wait_for_updates(kofi_mailbox, has_disk_refusal).await;
    let newcomer_mailbox = Arc::new(Mailbox::default());
    hub.let_visitor_in(
        new_person(3, "ama"),
        VISITOR_ADDRESS,
        Arc::clone(&newcomer_mailbox),
    )
    .await;
    let inbox = wait_for_updates(&newcomer_mailbox, reports_locked_database).await;
    assert!(received_lobby(&inbox).is_some());
    let start_command = HostCommand::Tournament(1, TournamentCommand::StartRound);
    assert_eq!(
        hub.run_host_command(start_command).await,
        Err(Refusal::DiskWriteFails)
    );
    // A second visit of a player does not see unwritten changes either.
    let second_newcomer_mailbox = Arc::new(Mailbox::default());
    hub.let_visitor_in(
        new_person(1, "ayo"),
        VISITOR_ADDRESS,
        Arc::clone(&second_newcomer_mailbox),
    )
    .await;
    let inbox = wait_for_updates(&second_newcomer_mailbox, reports_locked_database).await;
    assert_eq!(received_games(&inbox).count(), 0);

    locking_connection.execute_batch("COMMIT").unwrap();
    for mailbox in [ayo_mailbox, kofi_mailbox, &second_newcomer_mailbox] {
        let is_stall_end = |update: &ClubUpdate| matches!(update, ClubUpdate::WritesStalled(None));
        let inbox = wait_for_updates(mailbox, |inbox| {
            inbox.updates.iter().any(is_stall_end) && received_games(inbox).count() > 0
        });
        let view = Arc::clone(received_games(&inbox.await).last().unwrap());
        assert_eq!(view.referee.moves(), [pit_move('A')]);
    }
    hub.close_club().await;
    let store = Store::open(&folder.path().join("club.sqlite")).unwrap();
    let games = store
        .read_club_snapshot(ClubTime::default(), None)
        .unwrap()
        .unfinished_games;
    assert_eq!(games[0].move_count(), 1);
}

#[tokio::test]
async fn only_one_hub_opens_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let open = || {
        Hub::open(
            folder.path(),
            "club".to_owned(),
            ClubLimits::default(),
            None,
            1,
        )
    };
    let hub = open().unwrap();
    let error = open().unwrap_err().to_string();
    assert!(
        error.contains(&folder.path().display().to_string()),
        "{error}"
    );
    hub.close_club().await;
    open().unwrap();
}

#[test]
fn an_error_about_a_file_contains_advice() {
    for (kind, advice) in [
        (
            ErrorKind::PermissionDenied,
            "Let the user who runs awale-club write there",
        ),
        (
            ErrorKind::ReadOnlyFilesystem,
            "Let the user who runs awale-club write there",
        ),
        (ErrorKind::StorageFull, "Free space"),
        (ErrorKind::NotADirectory, "name a folder with --data"),
    ] {
        let error = Error::at_path(Path::new("/srv/club"))(std::io::Error::from(kind)).to_string();
        assert!(
            error.starts_with("/srv/club: ") && error.contains(advice),
            "{error}"
        );
    }
}
