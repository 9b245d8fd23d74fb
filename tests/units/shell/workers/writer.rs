use std::io;
use std::path::Path;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use awale::app::GameFile;
use awale::shell::input::LoopInput;
use awale::shell::storage::{GamesFolder, ProgressFile};
use awale::shell::workers::{FileWriter, WriteOrder, WriteReport, Writer};
use awale::words::{Language, Words};

fn start_writer(folder: &Path) -> (Writer, Receiver<LoopInput>) {
    let files = FileWriter {
        games_folder: GamesFolder::new(folder.join("games")),
        progress_file: ProgressFile::new(folder.join("progress.toml")),
        settings_file: folder.join("config.toml"),
        pictures_folder: folder.join("pictures"),
        other_folders: Vec::new(),
        session_files: std::collections::HashMap::new(),
    };
    let (inputs, input_receiver) = mpsc::channel();
    (Writer::new(files, inputs), input_receiver)
}

fn pace_order(number: i64) -> WriteOrder {
    WriteOrder::WriteSettings(vec![("pace_ms", number.into())])
}

#[test]
fn without_a_thread_a_write_is_done_immediately() {
    let folder = tempfile::tempdir().unwrap();
    let (mut writer, input_receiver) = start_writer(folder.path());
    let usual_start_thread = std::mem::replace(&mut writer.start_thread, |_| {
        Err(io::ErrorKind::WouldBlock.into())
    });
    for number in [100, 200] {
        writer.order_write(pace_order(number));
        let settings_text = std::fs::read_to_string(folder.path().join("config.toml")).unwrap();
        assert_eq!(settings_text.trim(), format!("pace_ms = {number}"));
        assert!(writer.wait_until_written(Duration::ZERO));
    }
    // Without a thread, errors are reported in the same way as by the thread.
    writer.order_write(WriteOrder::DeleteGame(GameFile("none.toml".to_owned())));
    assert!(matches!(
        input_receiver.try_recv(),
        Ok(LoopInput::WriterReported)
    ));
    assert!(
        matches!(&writer.take_write_reports()[..], [WriteReport::GameDeleted(file, Err(_))] if file.0 == "none.toml")
    );
    // As soon as the thread can be started, it writes.
    writer.start_thread = usual_start_thread;
    writer.order_write(pace_order(300));
    assert!(writer.wait_until_written(writer.max_wait_on_drop) && writer.is_thread_started);
    assert!(
        std::fs::read_to_string(folder.path().join("config.toml"))
            .unwrap()
            .contains("300")
    );
}

#[test]
fn the_time_to_wait_for_a_stuck_disk_is_limited() {
    let folder = tempfile::tempdir().unwrap();
    let (mut writer, _received) = start_writer(folder.path());
    // Pretend that the thread has started, although it never runs.
    writer.start_thread = |_| Ok(());
    writer.order_write(pace_order(100));
    assert!(!writer.wait_until_written(Duration::from_millis(1)));
    let mut check_count = 0;
    let is_writing_finished = writer.finish_writing(|| {
        check_count += 1;
        check_count == 2
    });
    assert!(!is_writing_finished && check_count == 2);
    assert_eq!(
        writer.max_wait_on_drop,
        Duration::ZERO,
        "nor when it is dropped"
    );
}

#[test]
fn write_results_arrive_in_the_order_of_the_requests() {
    let folder = tempfile::tempdir().unwrap();
    let (mut writer, _received) = start_writer(folder.path());
    let names = ["a.toml", "b.toml", "c.toml"];
    for name in names {
        writer.order_write(WriteOrder::DeleteGame(GameFile(name.to_owned())));
    }
    assert!(writer.wait_until_written(writer.max_wait_on_drop));
    let reported_results: Vec<_> = writer
        .take_write_reports()
        .into_iter()
        .map(|written| match written {
            WriteReport::GameDeleted(file, _) => file.0,
            other => format!("{other:?}"),
        })
        .collect();
    assert_eq!(reported_results, names);
}

#[test]
fn every_failed_write_has_a_message() {
    let folder = tempfile::tempdir().unwrap();
    let games_folder = folder.path().join("games");
    std::fs::create_dir(&games_folder).unwrap();
    std::fs::write(games_folder.join("damaged.toml"), "no game").unwrap();
    std::fs::write(folder.path().join("progress.toml"), "no progress").unwrap();
    std::fs::create_dir(folder.path().join("config.toml")).unwrap();
    let (mut writer, _received) = start_writer(folder.path());
    writer.order_write(WriteOrder::RenameGame {
        file: GameFile("damaged.toml".to_owned()),
        title: "new".to_owned(),
    });
    writer.order_write(WriteOrder::AddLearningProgress(Vec::new()));
    writer.order_write(WriteOrder::DeleteGame(GameFile("none.toml".to_owned())));
    writer.order_write(pace_order(100));
    assert!(writer.wait_until_written(writer.max_wait_on_drop));
    let words = Words::new(Language::English);
    let messages: Vec<_> = writer
        .take_write_reports()
        .iter()
        .map(|report| report.failure_message(&words).unwrap())
        .collect();
    let file_names = [
        "damaged.toml",
        "progress.damaged-1.toml",
        "none.toml",
        "config.toml",
    ];
    assert_eq!(messages.len(), file_names.len(), "{messages:?}");
    for (message, file_name) in messages.iter().zip(file_names) {
        assert!(message.contains(file_name), "{message}");
    }
}
