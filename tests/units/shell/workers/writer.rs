use std::io;
use std::path::Path;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use awale::app::GameFile;
use awale::shell::input::LoopInput;
use awale::shell::storage::{GamesFolder, ProgressFile};
use awale::shell::workers::{FileWriter, WriteOrder, WriteReport, Writer};

fn start_writer(folder: &Path) -> (Writer, Receiver<LoopInput>) {
    let files = FileWriter {
        games: GamesFolder::new(folder.join("games")),
        progress_file: ProgressFile::new(folder.join("progress.toml")),
        config: folder.join("config.toml"),
        pictures: folder.join("pictures"),
        folders: Vec::new(),
        saved_files: std::collections::HashMap::new(),
    };
    let (inputs, received) = mpsc::channel();
    (Writer::new(files, inputs), received)
}

fn pace_order(number: i64) -> WriteOrder {
    WriteOrder::Settings(vec![("pace_ms", number.into())])
}

#[test]
fn without_a_thread_a_write_is_done_immediately() {
    let folder = tempfile::tempdir().unwrap();
    let (mut writer, received) = start_writer(folder.path());
    let usual = std::mem::replace(&mut writer.spawn, |_| Err(io::ErrorKind::WouldBlock.into()));
    for number in [100, 200] {
        writer.order_write(pace_order(number));
        let text = std::fs::read_to_string(folder.path().join("config.toml")).unwrap();
        assert_eq!(text.trim(), format!("pace_ms = {number}"));
        assert!(writer.wait_until_written(Duration::ZERO));
    }
    // Errors are reported as by the thread.
    writer.order_write(WriteOrder::Delete(GameFile("none.toml".to_owned())));
    assert!(matches!(received.try_recv(), Ok(LoopInput::Written)));
    assert!(
        matches!(&writer.take_write_reports()[..], [WriteReport::Deleted(file, Err(_))] if file.0 == "none.toml")
    );
    // The thread takes over when it can be started.
    writer.spawn = usual;
    writer.order_write(pace_order(300));
    assert!(writer.wait_until_written(writer.max_wait_on_drop) && writer.is_started);
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
    // The thread never runs.
    writer.spawn = |_| Ok(());
    writer.order_write(pace_order(100));
    assert!(!writer.wait_until_written(Duration::from_millis(1)));
    let mut looked = 0;
    let is_settled = writer.finish_writing(|| {
        looked += 1;
        looked == 2
    });
    assert!(!is_settled && looked == 2);
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
        writer.order_write(WriteOrder::Delete(GameFile(name.to_owned())));
    }
    assert!(writer.wait_until_written(writer.max_wait_on_drop));
    let reported: Vec<_> = writer
        .take_write_reports()
        .into_iter()
        .map(|written| match written {
            WriteReport::Deleted(file, _) => file.0,
            other => format!("{other:?}"),
        })
        .collect();
    assert_eq!(reported, names);
}
