use awale_app::app::{AppError, Effect, Event, GameFile, GameList, OpenPurpose, OpenRequest};
use awale_study::{
    progress::{Progress, ProgressEvent},
    record::Record,
    words::{Language, Words},
};
use proptest::prelude::*;

use super::{GAMES_LISTED_AT_START, GAMES_LISTED_PER_STEP, Storage, StorageOrder, StoredFile};

fn english_words() -> Words {
    Words::new(Language::English)
}

/// A game whose title is `title` and whose moves are these letters.
fn game_toml(title: &str, moves: &str) -> String {
    let moves: Vec<String> = moves.chars().map(|pit| pit.to_string()).collect();
    let text = format!(
        r#"format = 1
title = {title:?}
date = 2026-11-21T09:30:00+01:00
game = "awale"
first = "south"
start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"
moves = {moves:?}

[south]
name = "Awa"
player = "human"

[north]
name = ""
player = "naive"

[variant]
id = "oware"
name = "Oware"
seeds_per_pit = 4
sow_stores = false
grand_slam = "captures_nothing"
feeding = "required"
win_at = 25
stop_at = "none"
leftovers = "own_rows"
repetition = "own_rows"
"#
    );
    Record::parse(&text).expect("a game").to_toml()
}

fn game_record(title: &str, moves: &str) -> Box<Record> {
    Box::new(Record::parse(&game_toml(title, moves)).expect("a game"))
}

fn save_effect(session_id: u64, moves: &str) -> Effect {
    Effect::SaveGame {
        session_id,
        file: None,
        record: game_record("", moves),
    }
}

fn game_file(name: &str) -> GameFile {
    GameFile(name.to_owned())
}

/// A browser that carries out all orders.
#[derive(Default)]
struct FakeBrowser(Vec<StoredFile>);

impl FakeBrowser {
    fn carry_out_order(&mut self, order: StorageOrder) -> u32 {
        let StorageOrder { id, put, delete } = order;
        self.0.retain(|file| {
            !delete.contains(&file.name) && put.iter().all(|new| new.name != file.name)
        });
        self.0.extend(put);
        id
    }

    /// Carries out all orders of the storage, and returns the events that report the results.
    fn carry_out_all_orders(&mut self, storage: &mut Storage) -> Vec<Event> {
        let order_ids = storage
            .take_orders()
            .into_iter()
            .map(|order| self.carry_out_order(order));
        let order_ids: Vec<u32> = order_ids.collect();
        order_ids
            .into_iter()
            .filter_map(|id| storage.acknowledge_order(id, None))
            .collect()
    }

    fn text(&self, name: &str) -> Option<&str> {
        let file = self.0.iter().find(|file| file.name == name);
        file.map(|file| file.text.as_str())
    }
}

/// Carries out an effect that concerns files.
fn carry_out_file_effect(storage: &mut Storage, effect: Effect) -> Vec<Event> {
    storage
        .carry_out_file_effect(effect, &english_words())
        .expect("an effect of the storage")
}

/// The complete list of games.
fn complete_game_list(storage: &mut Storage) -> GameList {
    let _ = carry_out_file_effect(storage, Effect::ListGames);
    while storage.is_listing_games() {
        if let Some(Event::GameList(list)) = storage.list_more_games() {
            return list;
        }
    }
    panic!("no list came");
}

fn list_names(list: &GameList) -> Vec<&str> {
    list.0.iter().map(|game| game.file.0.as_str()).collect()
}

fn storage_with_files(files: &[(&str, &str)]) -> Storage {
    let stored_file = |(changed, (name, text)): (u64, &(&str, &str))| StoredFile {
        name: (*name).to_owned(),
        text: (*text).to_owned(),
        changed,
    };
    Storage::new((1..).zip(files).map(stored_file).collect())
}

fn lesson_event(lesson_id: &str) -> ProgressEvent {
    let (game, lesson_id) = ("oware".to_owned(), lesson_id.to_owned());
    ProgressEvent::LessonFinished {
        game_kind_id: game,
        lesson_id,
    }
}

fn progress_toml(lessons: &[&str]) -> String {
    let mut progress = Progress::default();
    for name in lessons {
        progress.add(&lesson_event(name));
    }
    progress.to_toml()
}

#[test]
fn a_game_counts_as_saved_only_after_the_browser_has_stored_it() {
    let (mut storage, mut browser) = (Storage::default(), FakeBrowser::default());
    assert!(carry_out_file_effect(&mut storage, save_effect(7, "C")).is_empty());
    let events = browser.carry_out_all_orders(&mut storage);
    let saved_name = "2026-11-21-093000-oware.toml";
    assert!(
        matches!(&events[..], [Event::GameSaved { session_id: 7, file: game }] if game.0 == saved_name),
        "{events:?}"
    );
    assert_eq!(
        browser.text(&format!("games/{saved_name}")),
        Some(game_toml("", "C").as_str())
    );
    assert!(
        storage.acknowledge_order(1, None).is_none(),
        "an order is answered once"
    );
}

#[test]
fn moves_of_one_game_go_into_one_file_even_before_the_first_save_is_done() {
    let (mut storage, mut browser) = (Storage::default(), FakeBrowser::default());
    for moves in ["C", "Cd", "CdF"] {
        let _ = carry_out_file_effect(&mut storage, save_effect(7, moves));
    }
    let _ = carry_out_file_effect(&mut storage, save_effect(8, "A"));
    assert_eq!(browser.carry_out_all_orders(&mut storage).len(), 4);
    assert_eq!(
        browser.0.len(),
        2,
        "games of the same second have two files"
    );
    let first_game_text = browser.text("games/2026-11-21-093000-oware.toml");
    assert_eq!(first_game_text, Some(game_toml("", "CdF").as_str()));
    let second_game_text = browser.text("games/2026-11-21-093000-oware-2.toml");
    assert_eq!(second_game_text, Some(game_toml("", "A").as_str()));
}

#[test]
fn games_continue_after_the_page_is_reloaded() {
    let (mut storage, mut browser) = (Storage::default(), FakeBrowser::default());
    for (session, moves) in [(1, "A"), (2, "B"), (1, "Ab")] {
        let _ = carry_out_file_effect(&mut storage, save_effect(session, moves));
    }
    let _ = browser.carry_out_all_orders(&mut storage);
    let mut storage = Storage::new(browser.0);
    let game_list = complete_game_list(&mut storage);
    let newest_names = [
        "2026-11-21-093000-oware.toml",
        "2026-11-21-093000-oware-2.toml",
    ];
    assert_eq!(
        list_names(&game_list),
        newest_names,
        "the game changed last comes first"
    );
    assert_eq!(
        game_list.newest_unfinished_game().expect("a game").file.0,
        newest_names[0]
    );
    let open_effect = Effect::OpenGame {
        file: game_file(newest_names[0]),
        purpose: OpenPurpose::ToContinueMatch,
    };
    let events = carry_out_file_effect(&mut storage, open_effect);
    let [Event::Open(OpenRequest::Game(_, record, _))] = &events[..] else {
        panic!("{events:?}");
    };
    assert_eq!(record.to_toml(), game_toml("", "Ab"));
    let save_again_effect = Effect::SaveGame {
        session_id: 9,
        file: Some(game_file(newest_names[1])),
        record: record.clone(),
    };
    let _ = carry_out_file_effect(&mut storage, save_again_effect);
    assert_eq!(
        list_names(&complete_game_list(&mut storage)),
        [newest_names[1], newest_names[0]]
    );
}

#[test]
fn a_long_list_of_games_arrives_in_steps_after_the_newest_games() {
    let game_names: Vec<String> = (0..40)
        .map(|number| format!("games/{number:02}.toml"))
        .collect();
    let text = game_toml("", "A");
    let files: Vec<(&str, &str)> = game_names
        .iter()
        .map(|name| (name.as_str(), text.as_str()))
        .collect();
    let mut storage = storage_with_files(&files);
    let events = carry_out_file_effect(&mut storage, Effect::ListGames);
    let [Event::NewestGames(newest)] = &events[..] else {
        panic!("{events:?}");
    };
    assert_eq!(newest.0.len(), GAMES_LISTED_AT_START);
    assert_eq!(newest.0[0].file.0, "39.toml");
    let listing_step_count = (40 - GAMES_LISTED_AT_START) / GAMES_LISTED_PER_STEP;
    assert!((0..listing_step_count).all(|_| storage.list_more_games().is_none()));
    assert!(matches!(storage.list_more_games(), Some(Event::GameList(list)) if list.0.len() == 40));
    assert!(!storage.is_listing_games() && storage.list_more_games().is_none());
}

#[test]
fn failed_writes_are_reported_and_undone() {
    let old_toml = game_toml("old", "A");
    let name = "games/a.toml";
    let mut storage = storage_with_files(&[(name, &old_toml)]);
    let effects = [
        Effect::SaveGame {
            session_id: 3,
            file: Some(game_file("a.toml")),
            record: game_record("new", "Ab"),
        },
        Effect::DeleteGame {
            file: game_file("a.toml"),
        },
    ];
    for effect in effects {
        let _ = carry_out_file_effect(&mut storage, effect);
    }
    let order_ids: Vec<u32> = storage.take_orders().iter().map(|order| order.id).collect();
    let storage_full_error = || Some("full".to_owned());
    let error_event = storage.acknowledge_order(order_ids[0], storage_full_error());
    assert!(
        matches!(&error_event, Some(Event::ErrorReported(AppError::SaveFailed { session: 3, reason: what })) if what == "full"),
        "{error_event:?}"
    );
    assert!(
        complete_game_list(&mut storage).0.is_empty(),
        "the game is still to be deleted"
    );
    let error_event = storage.acknowledge_order(order_ids[1], storage_full_error());
    assert!(
        matches!(
            error_event,
            Some(Event::ErrorReported(AppError::ChangeFailed(_)))
        ),
        "{error_event:?}"
    );
    let game_list = complete_game_list(&mut storage);
    let record = game_list.0[0].record.as_ref().expect("a game");
    assert_eq!(
        record.to_toml(),
        old_toml,
        "the browser still has this game"
    );
}

#[test]
fn file_of_a_failed_first_save_stays_reserved_for_its_game() {
    let (mut storage, mut browser) = (Storage::default(), FakeBrowser::default());
    let _ = carry_out_file_effect(&mut storage, save_effect(1, "A"));
    let id = storage.take_orders()[0].id;
    let _ = storage.acknowledge_order(id, Some("full".to_owned()));
    let _ = carry_out_file_effect(&mut storage, save_effect(2, "B"));
    let _ = carry_out_file_effect(&mut storage, save_effect(1, "Ab"));
    assert_eq!(browser.carry_out_all_orders(&mut storage).len(), 2);
    assert_eq!(browser.0.len(), 2);
}

#[test]
fn rename_and_delete_change_the_list_and_the_browser_storage() {
    let mut browser = FakeBrowser::default();
    let mut storage = storage_with_files(&[
        ("games/a.toml", &game_toml("", "A")),
        ("games/b.toml", "damaged"),
    ]);
    let rename_effect = |name: &str, title: &str| Effect::RenameGame {
        file: game_file(name),
        title: title.to_owned(),
    };
    let _ = carry_out_file_effect(&mut storage, rename_effect("a.toml", "Final"));
    let _ = browser.carry_out_all_orders(&mut storage);
    assert_eq!(
        browser.text("games/a.toml"),
        Some(game_toml("Final", "A").as_str())
    );
    let events = carry_out_file_effect(&mut storage, rename_effect("b.toml", "Final"));
    assert!(
        matches!(&events[..], [Event::ErrorReported(AppError::ChangeFailed(what))] if what.contains("games/b.toml")),
        "{events:?}"
    );
    let _ = carry_out_file_effect(
        &mut storage,
        Effect::DeleteGame {
            file: game_file("a.toml"),
        },
    );
    let events = browser.carry_out_all_orders(&mut storage);
    assert!(matches!(&events[..], [Event::GameDeleted(deleted)] if deleted.0 == "a.toml"));
    assert_eq!(browser.text("games/a.toml"), None);
    let listed_games = complete_game_list(&mut storage);
    assert_eq!(
        list_names(&listed_games),
        ["b.toml"],
        "a damaged game stays in the list"
    );
    assert!(listed_games.0[0].record.is_err());
}

#[test]
fn settings_are_merged_into_the_text_of_the_user() {
    let mut browser = FakeBrowser::default();
    let mut storage = storage_with_files(&[("config.toml", "# mine\nlanguage = \"fr\"\n")]);
    let (settings, error_event) = storage.read_settings(Language::English);
    assert!(settings.language == Language::from_locale("fr") && error_event.is_none());
    let entries = vec![("language", toml::Value::from("de"))];
    let _ = carry_out_file_effect(&mut storage, Effect::SaveSettings(entries));
    let _ = browser.carry_out_all_orders(&mut storage);
    assert_eq!(
        browser.text("config.toml"),
        Some("# mine\nlanguage = \"de\"\n")
    );
}

#[test]
fn damaged_settings_are_set_aside_and_reported() {
    let mut browser = FakeBrowser::default();
    let damaged_settings = "langage = \"fr\"\n";
    let mut storage = storage_with_files(&[
        ("config.toml", damaged_settings),
        ("config.damaged-1.toml", "older"),
    ]);
    let (settings, error_event) = storage.read_settings(Language::English);
    assert_eq!(settings.language, None);
    assert!(
        matches!(&error_event, Some(Event::ErrorReported(AppError::ChangeFailed(what)))
            if what.contains("langage") && what.contains("config.damaged-2.toml")),
        "{error_event:?}"
    );
    let _ = browser.carry_out_all_orders(&mut storage);
    assert_eq!(browser.text("config.toml"), None);
    assert_eq!(
        browser.text("config.damaged-2.toml"),
        Some(damaged_settings)
    );
    assert!(
        storage.read_settings(Language::English).1.is_none(),
        "reported once"
    );
}

#[test]
fn progress_is_stored_and_a_damaged_file_set_aside() {
    let mut browser = FakeBrowser::default();
    let mut storage = storage_with_files(&[("progress.toml", "damaged")]);
    let events = carry_out_file_effect(&mut storage, Effect::ReadLearningProgress);
    assert!(
        matches!(&events[..], [Event::LearningProgress(none), Event::ErrorReported(AppError::ProgressFileFailed(what))]
            if *none == Progress::default() && what.contains("progress.damaged-1.toml")),
        "{events:?}"
    );
    assert!(
        carry_out_file_effect(
            &mut storage,
            Effect::RecordLearningProgress(lesson_event("laps"))
        )
        .is_empty()
    );
    let events = browser.carry_out_all_orders(&mut storage);
    assert!(
        matches!(&events[..], [Event::LearningProgress(one)] if one.has_finished_lesson("oware", "laps"))
    );
    assert_eq!(
        browser.text("progress.toml"),
        Some(progress_toml(&["laps"]).as_str())
    );
    assert_eq!(browser.text("progress.damaged-1.toml"), Some("damaged"));
}

#[test]
fn a_progress_file_of_a_later_version_is_not_changed() {
    let later_progress = "format = 9\n";
    let mut storage = storage_with_files(&[("progress.toml", later_progress)]);
    for effect in [
        Effect::ReadLearningProgress,
        Effect::RecordLearningProgress(lesson_event("laps")),
    ] {
        let events = carry_out_file_effect(&mut storage, effect);
        assert!(
            matches!(
                &events[..],
                [Event::ErrorReported(AppError::ProgressFileFailed(_))]
            ),
            "{events:?}"
        );
    }
    assert!(storage.take_orders().is_empty());
}

#[test]
fn effects_that_are_not_about_storage_are_returned() {
    let bell_result = Storage::default().carry_out_file_effect(Effect::RingBell, &english_words());
    assert!(matches!(bell_result, Err(Effect::RingBell)));
}

// ---------------------------------------------------------------- backups

fn load_in_english(
    storage: &mut Storage,
    backup_text: &str,
    loads_settings: bool,
) -> Result<String, String> {
    storage.load_backup(backup_text, loads_settings, &english_words())
}

/// The name and the text of each file. The file that was changed last comes last.
fn names_and_texts(storage: &Storage) -> Vec<(&str, &str)> {
    let mut files: Vec<_> = storage.files.values().collect();
    files.sort_by_key(|file| file.changed);
    files
        .into_iter()
        .map(|file| (file.name.as_str(), file.text.as_str()))
        .collect()
}

#[test]
fn a_loaded_game_whose_name_is_taken_is_renamed_only_once() {
    let (my_game, their_game) = (game_toml("mine", "A"), game_toml("theirs", "B"));
    let backup = storage_with_files(&[("games/a.toml", &their_game), ("games/a-2.toml", &my_game)])
        .make_backup();
    let mut storage = storage_with_files(&[("games/a.toml", &my_game)]);
    let report = load_in_english(&mut storage, &backup, false).expect("a backup");
    assert!(report.contains("taken: 2"), "{report}");
    let expected_files = [
        ("games/a.toml", my_game.as_str()),
        ("games/a-2.toml", &their_game),
        ("games/a-2-2.toml", &my_game),
    ];
    assert_eq!(names_and_texts(&storage), expected_files);
    let _ = load_in_english(&mut storage, &backup, false).expect("a backup");
    assert_eq!(
        names_and_texts(&storage),
        expected_files,
        "everything is there already"
    );
}

#[test]
fn a_backup_merges_progress_and_replaces_settings_on_request() {
    let their_files = [
        ("progress.toml", progress_toml(&["laps"])),
        ("config.toml", "bell = true\n".to_owned()),
    ];
    let their_files: Vec<(&str, &str)> = their_files
        .iter()
        .map(|(name, text)| (*name, text.as_str()))
        .collect();
    let backup = storage_with_files(&their_files).make_backup();
    let my_files = [
        ("progress.toml", progress_toml(&["capture"])),
        ("config.toml", "bell = false\n".to_owned()),
    ];
    let my_files: Vec<(&str, &str)> = my_files
        .iter()
        .map(|(name, text)| (*name, text.as_str()))
        .collect();
    for (takes_settings, expected) in [(false, "bell = false\n"), (true, "bell = true\n")] {
        let mut storage = storage_with_files(&my_files);
        let report = load_in_english(&mut storage, &backup, takes_settings).expect("a backup");
        assert_eq!(report.lines().count(), 3, "{report}");
        assert_eq!(
            storage.file_text("progress.toml"),
            progress_toml(&["capture", "laps"])
        );
        assert_eq!(storage.file_text("config.toml"), expected);
    }
}

#[test]
fn damaged_backups_are_refused_with_a_text_and_change_nothing() {
    let good_backup = storage_with_files(&[("games/a.toml", &game_toml("", "A"))]).make_backup();
    let backup_with = |name: &str, text: &str| storage_with_files(&[(name, text)]).make_backup();
    let large_text = "#".repeat(5 << 20);
    let cases = [
        (String::new(), "line"),
        (good_backup[..good_backup.len() / 2].to_owned(), "line 1"),
        ("{\"awale\":1}".to_owned(), "line 1"),
        ("[1,2]".to_owned(), "line 1"),
        (good_backup.replacen(":1,", ":2,", 1), "newer"),
        (backup_with("games/../a.toml", ""), "games/../a.toml"),
        (backup_with("games/.toml", ""), "games/.toml"),
        (backup_with("games/a.exe", ""), "games/a.exe"),
        (backup_with("themes/a.toml", ""), "themes/a.toml"),
        (backup_with("progress.toml", "damaged"), "progress.toml"),
        (backup_with("config.toml", "langage = 1"), "config.toml"),
        (
            backup_with("games/large.toml", &large_text),
            "games/large.toml",
        ),
        (" ".repeat(super::MAX_BACKUP_BYTES + 1), "64"),
    ];
    for (backup, expected) in cases {
        let mut storage = storage_with_files(&[("games/mine.toml", "mine")]);
        let refusal_text = load_in_english(&mut storage, &backup, true).expect_err("damaged");
        assert!(
            refusal_text.contains(expected),
            "{refusal_text}, not {expected}"
        );
        assert_eq!(names_and_texts(&storage), [("games/mine.toml", "mine")]);
        assert!(storage.take_orders().is_empty());
    }
}

fn any_files_strategy() -> impl Strategy<Value = Vec<(String, String)>> {
    let game_name = "[a-z0-9éß -]{0,12}x\\.toml".prop_map(|name| format!("games/{name}"));
    let game_text = prop_oneof![
        "[A-F]".prop_map(|moves| game_toml("", &moves)),
        any::<String>(),
    ];
    let lessons = proptest::collection::vec("[a-z]{1,5}", 0..4);
    let progress = lessons.prop_map(|lessons| {
        let lessons: Vec<&str> = lessons.iter().map(String::as_str).collect();
        ("progress.toml".to_owned(), progress_toml(&lessons))
    });
    let settings =
        any::<bool>().prop_map(|bell| ("config.toml".to_owned(), format!("bell = {bell}\n")));
    let damaged_progress_file =
        any::<String>().prop_map(|text| ("progress.damaged-1.toml".to_owned(), text));
    let any_file_strategy = prop_oneof![
        6 => (game_name, game_text),
        1 => progress,
        1 => settings,
        1 => damaged_progress_file,
    ];
    proptest::collection::vec(any_file_strategy, 0..12)
}

fn storage_with_user_files(files: &[(String, String)]) -> Storage {
    let files: Vec<(&str, &str)> = files
        .iter()
        .map(|(name, text)| (name.as_str(), text.as_str()))
        .collect();
    storage_with_files(&files)
}

proptest! {
    #[test]
    fn loading_a_backup_into_an_empty_browser_restores_the_same_files(files in any_files_strategy()) {
        let filled_storage = storage_with_user_files(&files);
        let (mut storage, mut browser) = (Storage::default(), FakeBrowser::default());
        load_in_english(&mut storage, &filled_storage.make_backup(), false).expect("a backup");
        prop_assert_eq!(names_and_texts(&storage), names_and_texts(&filled_storage));
        let _ = browser.carry_out_all_orders(&mut storage);
        let reloaded_storage = Storage::new(browser.0);
        prop_assert_eq!(names_and_texts(&reloaded_storage), names_and_texts(&filled_storage));
    }

    #[test]
    fn loading_a_backup_loses_no_game_and_loading_it_again_changes_nothing(mine in any_files_strategy(), theirs in any_files_strategy()) {
        let mut storage = storage_with_user_files(&mine);
        let storage_before = storage_with_user_files(&mine);
        let backup = storage_with_user_files(&theirs).make_backup();
        load_in_english(&mut storage, &backup, false).expect("a backup");
        for (name, text) in names_and_texts(&storage_before) {
            if name != "progress.toml" {
                prop_assert_eq!(storage.file_text(name), text);
            }
        }
        for (name, text) in names_and_texts(&storage_with_user_files(&theirs)) {
            if name.starts_with("games/") {
                prop_assert!(names_and_texts(&storage).iter().any(|(_, kept)| *kept == text), "{}", name);
            }
        }
        let files_after_first_load: Vec<(String, String)> =
            names_and_texts(&storage).into_iter().map(|(name, text)| (name.to_owned(), text.to_owned())).collect();
        load_in_english(&mut storage, &backup, false).expect("a backup");
        let files_after_first_load: Vec<(&str, &str)> = files_after_first_load.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
        prop_assert_eq!(names_and_texts(&storage), files_after_first_load);
    }

    #[test]
    fn loading_a_damaged_backup_never_panics(files in any_files_strategy(), at in any::<prop::sample::Index>(), sign in any::<char>()) {
        let backup = storage_with_user_files(&files).make_backup();
        let mut letters: Vec<char> = backup.chars().collect();
        let letter_index = at.index(letters.len());
        letters[letter_index] = sign;
        let damaged_backup: String = letters.into_iter().collect();
        let mut storage = storage_with_files(&[("games/mine.toml", "mine")]);
        let _ = load_in_english(&mut storage, &damaged_backup, true);
        prop_assert_eq!(storage.file_text("games/mine.toml"), "mine");
    }
}
