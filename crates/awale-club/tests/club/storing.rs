//! The store: versions of the database, backups, and the data of members.

use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use awale_app::app::{Event, GameFile};
use awale_club::club::order::{
    Decided, GameRequest, HostCommand, MemberData, News, Now, Order, Pace, Refusal, Write,
};
use awale_club::club::tournament::{Format, Plan};
use awale_club::hub::{Hub, Inbox, Mailbox, wall};
use awale_club::names::Name;
use awale_club::settings::{DEFAULTS, Limits, Settings};
use awale_club::store::words::kind_of_id;
use awale_club::store::{Error, Membership, Store};
use awale_rules::{Game, Match, PerSeat, Seat};
use awale_study::catalogue::PlayerSpec;
use awale_study::progress::ProgressEvent;
use awale_study::record::{Direction, Participant, Record};
use rusqlite::Connection;

use super::desk::{Desk, open, person, pit, terms};
use super::support::PATIENCE;

fn in_memory() -> Store {
    Store::open(Path::new(":memory:")).unwrap()
}

/// Stores the members of [`Desk::of_four`], with the same numbers.
fn four(store: &mut Store) {
    for name in ["ayo", "kofi", "ama", "esi"] {
        store.enter(&Name::new(name).unwrap(), name, 1, 0).unwrap();
    }
}

fn member(store: &mut Store) -> i64 {
    match store
        .enter(&Name::new("ayo").unwrap(), "key", 3, 0)
        .unwrap()
    {
        Membership::Own(person) => person.id,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_file_of_the_defaults_is_what_is_used_without_one() {
    assert_eq!(Settings::parse(DEFAULTS).unwrap(), Settings::default());
    assert_eq!(Settings::parse("").unwrap(), Settings::default());
    assert!(
        Settings::parse("[limits]\nconections = 1").is_err(),
        "what is misspelt is refused"
    );
    for line in DEFAULTS.lines().filter(|line| line.contains(" = ")) {
        let name = line.split(' ').next().unwrap();
        let before: Vec<&str> = DEFAULTS
            .split(line)
            .next()
            .unwrap()
            .trim_end()
            .lines()
            .collect();
        assert!(
            before.iter().any(|line| line.starts_with('#')),
            "{name} is explained"
        );
    }
}

#[test]
fn a_file_of_a_later_version_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.sqlite");
    drop(Store::open(&path).unwrap());
    drop(Store::open(&path).unwrap());
    let connection = Connection::open(&path).unwrap();
    let (version, journal, tables): (i64, String, i64) = (
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
    assert_eq!((version, journal.as_str()), (1, "wal"));
    assert!(tables > 10);
    connection.pragma_update(None, "user_version", 99).unwrap();
    let error = Store::open(&path).unwrap_err().to_string();
    assert!(error.contains("later version"), "{error}");
}

#[test]
fn a_copy_is_made_while_another_writes() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (
        folder.path().join("club.sqlite"),
        folder.path().join("copy.sqlite"),
    );
    let mut store = Store::open(&path).unwrap();
    let id = member(&mut store);
    let other = Store::open(&path).unwrap();
    other.back_up(&copy).unwrap();
    store
        .apply([&Write::Mute {
            person: id,
            other: 9,
        }])
        .unwrap();
    let copied = Store::open(&copy).unwrap();
    assert_eq!(copied.members().unwrap().len(), 1);
    assert!(
        copied
            .memory(Now::default(), None)
            .unwrap()
            .muted
            .is_empty(),
        "as it was then"
    );
}

#[test]
fn a_key_owns_so_many_names_and_a_link_leads_to_one() {
    let mut store = in_memory();
    for (name, expected) in [("a", true), ("b", true), ("c", true), ("d", false)] {
        let found = store.enter(&Name::new(name).unwrap(), "key", 3, 0).unwrap();
        assert_eq!(
            matches!(found, Membership::Own(_)),
            expected,
            "{name}: {found:?}"
        );
    }
    let person = store
        .enter_with_link(&Name::new("web").unwrap(), "token", 0)
        .unwrap()
        .unwrap();
    assert_eq!(
        store
            .enter_with_link(&Name::new("Web").unwrap(), "other", 0)
            .unwrap(),
        None
    );
    assert_eq!(
        store.by_link("token").unwrap(),
        Membership::Own(person.clone())
    );
    assert_eq!(store.by_link("other").unwrap(), Membership::Unknown);
    store.add_key(person.id, "new key").unwrap();
    let found = store
        .enter(&Name::new("web").unwrap(), "new key", 3, 0)
        .unwrap();
    assert_eq!(
        found,
        Membership::Own(person.clone()),
        "who came by the web comes by ssh"
    );
    assert_eq!(store.revoke_links(person.id).unwrap(), 1);
    assert_eq!(store.by_link("token").unwrap(), Membership::Unknown);
}

/// Returns a saved game as a session writes it.
fn game() -> String {
    let kind = kind_of_id("oware").unwrap();
    let mut referee = Match::new(kind.start(Seat::South));
    let mv = referee.position().moves().next().unwrap();
    referee.play(mv).unwrap();
    let players = PerSeat::from_fn(|_| Participant {
        name: "".into(),
        spec: PlayerSpec::Human,
    });
    let date = "2026-11-21T15:30:00Z".parse().unwrap();
    Record::of(&referee, kind, players, Direction::default(), date, None).to_toml()
}

#[test]
fn a_member_has_games_progress_and_settings_of_their_own() {
    let mut store = in_memory();
    let id = member(&mut store);
    let text = game();
    let save = |file, session| MemberData::Save {
        session,
        file,
        stem: "2026-oware".to_owned(),
        text: text.clone(),
    };
    let Event::Saved { game, session: 7 } = store
        .member_data(id, save(None, 7), 2, 1)
        .unwrap()
        .remove(0)
    else {
        panic!("it is saved")
    };
    store
        .member_data(id, save(Some(game.clone()), 7), 2, 2)
        .unwrap();
    store.member_data(id, save(None, 8), 2, 3).unwrap();
    let Event::Trouble(_) = store
        .member_data(id, save(None, 9), 2, 4)
        .unwrap()
        .remove(0)
    else {
        panic!("two are enough")
    };
    let listed = store.listed(id).unwrap();
    assert_eq!(listed.len(), 2);
    assert!(listed.iter().all(|game| game.record.is_ok()));
    store
        .member_data(
            id,
            MemberData::Rename(game.clone(), "Final".to_owned()),
            2,
            6,
        )
        .unwrap();
    let Event::Opened { record, .. } = store
        .member_data(
            id,
            MemberData::Open(game.clone(), awale_app::app::Purpose::Analyse),
            2,
            7,
        )
        .unwrap()
        .remove(0)
    else {
        panic!("it is opened")
    };
    assert_eq!(record.header.title.unwrap().as_str(), "Final");
    store
        .member_data(id, MemberData::Delete(game), 2, 8)
        .unwrap();
    assert!(
        store
            .member_data(
                id + 1,
                MemberData::Open(GameFile("x".to_owned()), awale_app::app::Purpose::Open),
                2,
                8
            )
            .unwrap()
            .is_empty()
    );
    let lesson = ProgressEvent::Lesson {
        game: "oware".to_owned(),
        lesson: "sowing".to_owned(),
    };
    store
        .member_data(id, MemberData::Remember(lesson), 2, 9)
        .unwrap();
    let Event::Progress(progress) = store
        .member_data(id, MemberData::Progress, 2, 10)
        .unwrap()
        .remove(0)
    else {
        panic!()
    };
    assert!(progress.has_done("oware", "sowing"));
    store
        .member_data(id, MemberData::Settings(vec![("bell", true.into())]), 2, 11)
        .unwrap();
    assert!(
        awale_app::config::Settings::parse(&store.settings(id).unwrap(), "x")
            .unwrap()
            .bell
    );
}

#[tokio::test]
async fn what_the_club_writes_is_in_the_next_list_that_is_read_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let hub = Hub::open(folder.path(), "club".to_owned(), Limits::default(), 1).unwrap();
    let id = hub.ask(|store, _, _| member(store)).await.unwrap();
    let ayo = person(id, "ayo");
    hub.arrive(1, ayo.clone(), Arc::default()).await;
    let titles = async || {
        // The hub handles requests in order: after its reply, earlier changes are done.
        hub.ask(|_, _, _| ()).await;
        let games = hub
            .read(move |store| store.listed(id))
            .await
            .unwrap()
            .unwrap();
        let title = |game: &awale_app::app::SavedGame| {
            game.record
                .as_ref()
                .unwrap()
                .header
                .title
                .as_ref()
                .map(ToString::to_string)
        };
        games
            .iter()
            .map(|saved| (saved.file.clone(), title(saved)))
            .collect::<Vec<_>>()
    };
    let save = MemberData::Save {
        session: 1,
        file: None,
        stem: "oware".to_owned(),
        text: game(),
    };
    hub.member_data(1, ayo.clone(), save).await;
    let [(file, None)] = &titles().await[..] else {
        panic!("one game without a title")
    };
    hub.member_data(
        1,
        ayo.clone(),
        MemberData::Rename(file.clone(), "Final".to_owned()),
    )
    .await;
    assert_eq!(titles().await, [(file.clone(), Some("Final".to_owned()))]);
    hub.member_data(1, ayo, MemberData::Delete(file.clone()))
        .await;
    assert_eq!(titles().await, []);
    // The reader also sees changes of members.
    hub.ask(move |store, _, _| store.rename(id, &Name::new("ama").unwrap()))
        .await
        .unwrap()
        .unwrap();
    let members = hub.read(Store::members).await.unwrap().unwrap();
    assert_eq!(members[0].person.name.as_str(), "ama");
    hub.close().await;
}

#[test]
fn a_game_whose_moves_were_taken_back_is_the_same_after_a_restart() {
    let mut desk = Desk::paired(terms("5+3"));
    for _ in 0..3 {
        desk.pass(7000);
        desk.plays();
    }
    desk.pass(4000);
    desk.request(1, GameRequest::TakeBack);
    desk.request(2, GameRequest::TakeBack);
    desk.pass(2000);
    let is_same = |desk: &Desk, moves: usize| {
        let mut store = in_memory();
        four(&mut store);
        store.apply(&desk.writes).unwrap();
        let kept = store.memory(Now::default(), None).unwrap().games.remove(0);
        let live = desk.club.game(desk.begun[&1]).unwrap();
        assert_eq!((kept.played(), live.played()), (moves, moves));
        assert_eq!(
            (&kept.clocks, kept.since_wall),
            (&live.clocks, live.since_wall)
        );
        let after = live.clocks.as_ref().unwrap().times().after.len();
        assert_eq!(after, moves, "the clocks know as many moves as there are");
    };
    is_same(&desk, 2);
    let left = desk.games[&1].clocks.as_ref().unwrap().left;
    let expected = PerSeat {
        south: 300 - 7 + 3 - 7 + 3,
        north: 300 - 7 + 3 - 4,
    };
    assert_eq!(
        left.map(|left| left.as_secs()),
        expected,
        "both clocks go on from what they showed"
    );
    desk.plays();
    is_same(&desk, 3);
    desk.request(2, GameRequest::TakeBack);
    desk.request(1, GameRequest::TakeBack);
    is_same(&desk, 1);
    desk.request(1, GameRequest::TakeBack);
    desk.request(2, GameRequest::TakeBack);
    is_same(&desk, 0);
}

#[tokio::test]
async fn a_clock_stands_still_while_the_club_is_closed_however_often_that_is() {
    const MINUTE: i64 = 60_000;
    let folder = tempfile::tempdir().unwrap();
    let mut store = Store::open(&folder.path().join("club.sqlite")).unwrap();
    let mut desk = Desk::paired(terms("5+3"));
    // The game began ten minutes ago; the club was closed a minute later.
    let began = wall() - 10 * MINUTE;
    if let Some(Write::Game(game)) = desk
        .writes
        .iter_mut()
        .find(|write| matches!(write, Write::Game(_)))
    {
        game.started = began;
    }
    four(&mut store);
    store.apply(&desk.writes).unwrap();
    drop(store);
    std::fs::write(folder.path().join("alive"), (began + MINUTE).to_le_bytes()).unwrap();
    for _ in 0..3 {
        let hub = Hub::open(folder.path(), "club".to_owned(), Limits::default(), 1).unwrap();
        let left = hub
            .ask(move |_, club, now| club.game(1).unwrap().left(now).unwrap())
            .await
            .unwrap();
        assert!(
            left.south.abs_diff(Duration::from_secs(240)) < Duration::from_secs(5),
            "{left:?}"
        );
        assert_eq!(left.north, Duration::from_secs(300));
        hub.close().await;
        // The club was closed for another minute.
        let store = Connection::open(folder.path().join("club.sqlite")).unwrap();
        store
            .execute("UPDATE games SET stood = stood - ?1", [MINUTE])
            .unwrap();
        let alive = folder.path().join("alive");
        let last = i64::from_le_bytes(std::fs::read(&alive).unwrap().try_into().unwrap());
        std::fs::write(&alive, (last - MINUTE).to_le_bytes()).unwrap();
    }
}

/// Makes a finished tournament.
fn over(id: i64) -> Write {
    Write::Tournament(Box::new(Plan {
        id,
        name: "Friday".to_owned(),
        format: Format::Swiss(0),
        kind: kind_of_id("oware").unwrap(),
        pace: Pace::Free,
        people: vec![person(-7, ""), person(1, "ayo")],
        pairs: Vec::new(),
        is_begun: true,
    }))
}

#[test]
fn numbers_of_tournaments_and_guests_are_given_once() {
    let mut store = in_memory();
    let memory = store.memory(Now::default(), None).unwrap();
    assert_eq!(
        (memory.next_tournament, store.last_guest().unwrap()),
        (1, 0)
    );
    store.apply([&over(3)]).unwrap();
    let memory = store.memory(Now::default(), None).unwrap();
    assert!(memory.tournaments.is_empty());
    assert_eq!(
        (memory.next_tournament, store.last_guest().unwrap()),
        (4, -7)
    );
    // A guest who wrote in the chat, and a guest whose game is over.
    let mut desk = Desk::of_four();
    desk.order(11, Order::Come(person(-11, "")));
    desk.order(11, Order::Challenge(open(terms("free"))));
    desk.pass(1000);
    let challenge = desk.lobbies[&2].challenges[0].id;
    desk.order(2, Order::Accept(challenge));
    desk.request(2, GameRequest::Resign);
    store.apply(&desk.writes).unwrap();
    assert_eq!(store.last_guest().unwrap(), -11);
    desk.order(12, Order::Come(person(-12, "")));
    desk.order(
        12,
        Order::Game(desk.begun[&2], GameRequest::Say("well played".to_owned())),
    );
    store.apply(desk.writes.last()).unwrap();
    assert_eq!(store.last_guest().unwrap(), -12);
}

/// Collects the updates for a visitor until a condition holds.
async fn news(mailbox: &Mailbox, is_wanted: impl Fn(&Inbox) -> bool) -> Inbox {
    let mut all = Inbox::default();
    let collected = async {
        while !is_wanted(&all) {
            let inbox = mailbox.take().await;
            all.lobby = inbox.lobby.or(all.lobby.take());
            all.games.extend(inbox.games);
            all.news.extend(inbox.news);
        }
    };
    let done = tokio::time::timeout(PATIENCE, collected).await;
    done.expect("the messages arrive");
    all
}

#[tokio::test]
async fn while_another_program_holds_the_file_the_club_says_so_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let hub = Hub::open(folder.path(), "club".to_owned(), Limits::default(), 1).unwrap();
    hub.ask(|store, _, _| four(store)).await.unwrap();
    let mailboxes = [(1, "ayo"), (2, "kofi")].map(|(id, name)| (person(id, name), Arc::default()));
    for (person, mailbox) in &mailboxes {
        let visitor = person.id.unsigned_abs();
        hub.arrive(visitor, person.clone(), Arc::clone(mailbox))
            .await;
    }
    let [(_, ayo), (_, kofi)]: &[(_, Arc<Mailbox>); 2] = &mailboxes;
    hub.order(1, Order::Challenge(open(terms("5+3")))).await;
    let lobby = news(kofi, |inbox| {
        let lobby = inbox.lobby.as_ref();
        lobby.is_some_and(|lobby| !lobby.challenges.is_empty())
    });
    let challenge = lobby.await.lobby.unwrap().challenges[0].id;
    hub.order(2, Order::Accept(challenge)).await;
    news(ayo, |inbox| !inbox.games.is_empty()).await;

    let other = Connection::open(folder.path().join("club.sqlite")).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let mv = Order::Game(1, GameRequest::Move(0, pit('A')));
    hub.order(1, mv).await;
    let is_stalled = |inbox: &Inbox| {
        let is_lock = |news: &News| matches!(news, News::Stalled(Some(stalled)) if stalled.why.contains("locked"));
        inbox.news.iter().any(is_lock)
    };
    for mailbox in [ayo, kofi] {
        let inbox = news(mailbox, is_stalled).await;
        let shown = inbox.games.values().map(|game| game.moves.len()).max();
        assert!(shown.unwrap_or(0) == 0, "no move that is not written");
    }
    // Only requests that need a write are refused.
    hub.order(2, Order::Game(1, GameRequest::Say("hello".to_owned())))
        .await;
    let refused = |inbox: &Inbox| {
        let mut news = inbox.news.iter();
        news.any(|news| matches!(news, News::Refused(Refusal::Disk)))
    };
    news(kofi, refused).await;
    let newcomer = Arc::new(Mailbox::default());
    hub.arrive(3, person(3, "ama"), Arc::clone(&newcomer)).await;
    let inbox = news(&newcomer, is_stalled).await;
    assert!(inbox.lobby.is_some());
    let plan = HostCommand::Start(1);
    assert_eq!(hub.govern(plan).await, Some(Decided::Disk));
    // A second session of a player does not see unwritten changes either.
    let second = Arc::new(Mailbox::default());
    hub.arrive(4, person(1, "ayo"), Arc::clone(&second)).await;
    assert!(news(&second, is_stalled).await.games.is_empty());

    other.execute_batch("COMMIT").unwrap();
    for mailbox in [ayo, kofi, &second] {
        let inbox = news(mailbox, |inbox| {
            matches!(inbox.news.back(), Some(News::Stalled(None))) && !inbox.games.is_empty()
        });
        assert_eq!(inbox.await.games[&1].moves, [pit('A')]);
    }
    hub.close().await;
    let store = Store::open(&folder.path().join("club.sqlite")).unwrap();
    let games = store.memory(Now::default(), None).unwrap().games;
    assert_eq!(games[0].played(), 1);
}

#[tokio::test]
async fn one_hub_holds_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let open = || Hub::open(folder.path(), "club".to_owned(), Limits::default(), 1);
    let hub = open().unwrap();
    let error = open().unwrap_err().to_string();
    assert!(
        error.contains(&folder.path().display().to_string()),
        "{error}"
    );
    hub.close().await;
    open().unwrap();
}

#[test]
fn an_error_of_a_file_says_what_to_do() {
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
        let error = Error::at(Path::new("/srv/club"))(std::io::Error::from(kind)).to_string();
        assert!(
            error.starts_with("/srv/club: ") && error.contains(advice),
            "{error}"
        );
    }
}
