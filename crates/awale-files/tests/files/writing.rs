//! Replacing files, and finishing writes to files with several names (hard links).

use std::fs::{self, File};
use std::io::Read;

use awale_files::{ensure_writable, finish, remove, write, write_new};

#[test]
fn long_work_begins_only_if_its_result_can_be_written() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("deep/result");
    ensure_writable(&path).unwrap();
    assert!(folder.path().join("deep").is_dir() && !path.exists());
    let file = folder.path().join("file");
    write_new(&file, "old").unwrap();
    ensure_writable(&file).unwrap();
    assert_eq!(fs::read_to_string(&file).unwrap(), "old");
    ensure_writable(&file.join("below")).unwrap_err();
    remove(&file).unwrap();
    assert!(!file.exists());
}

#[test]
fn a_reader_of_the_old_file_reads_it_whole() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("file");
    write(&path, "the old one").unwrap();
    let mut reader = File::open(&path).unwrap();
    write(&path, "new").unwrap();
    let mut text = String::new();
    reader.read_to_string(&mut text).unwrap();
    assert_eq!(text, "the old one");
}

#[cfg(unix)]
mod on_unix {
    use std::os::unix::fs::{MetadataExt, chown, symlink};
    use std::path::PathBuf;

    use super::*;

    /// A file with two names, and the path of its new contents.
    fn half_written() -> (tempfile::TempDir, PathBuf, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        fs::write(&path, "old and long").unwrap();
        fs::hard_link(&path, folder.path().join("other")).unwrap();
        let waits = folder.path().join(".file.awale-new");
        fs::write(&waits, "the new").unwrap();
        (folder, path, waits)
    }

    #[test]
    fn what_waits_is_written_in_place() {
        let (folder, path, waits) = half_written();
        let link = folder.path().join("link");
        symlink(&path, &link).unwrap();
        finish(&link);
        assert_eq!(
            fs::read_to_string(folder.path().join("other")).unwrap(),
            "the new"
        );
        assert!(!waits.exists());
        assert_eq!(fs::metadata(&path).unwrap().nlink(), 2);
        // Longer than before, too.
        write(&path, "again longer than what was there").unwrap();
        assert_eq!(
            fs::read_to_string(folder.path().join("other")).unwrap(),
            "again longer than what was there"
        );
    }

    #[test]
    fn a_writer_that_still_runs_finishes_by_itself() {
        let (_folder, path, waits) = half_written();
        let writer = File::open(&waits).unwrap();
        writer.try_lock().unwrap();
        finish(&path);
        assert_eq!(fs::read_to_string(&path).unwrap(), "old and long");
        assert!(waits.exists());
        drop(writer);
        finish(&path);
        assert_eq!(fs::read_to_string(&path).unwrap(), "the new");
    }

    #[test]
    fn a_link_is_not_what_waits() {
        let (folder, path, waits) = half_written();
        let secret = folder.path().join("secret");
        fs::rename(&waits, &secret).unwrap();
        symlink(&secret, &waits).unwrap();
        finish(&path);
        assert_eq!(fs::read_to_string(&path).unwrap(), "old and long");
    }

    /// Only root can give files away: other users test that their own are trusted.
    #[test]
    fn contents_of_strangers_are_not_trusted() {
        for (of_waits, of_file, is_trusted) in
            [(1234, 2345, false), (2345, 2345, true), (0, 2345, true)]
        {
            let (_folder, path, waits) = half_written();
            if chown(&waits, Some(of_waits), None).is_err()
                || chown(&path, Some(of_file), None).is_err()
            {
                continue;
            }
            finish(&path);
            let expected = if is_trusted {
                "the new"
            } else {
                "old and long"
            };
            assert_eq!(
                fs::read_to_string(&path).unwrap(),
                expected,
                "{of_waits} to {of_file}"
            );
        }
    }
}
