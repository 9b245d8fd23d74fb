//! Tests of replacing files, and of finishing writes to files with several names (hard links).

use std::{
    fs::{self, File},
    io::Read,
};

use awale_files::{ensure_writable, finish_interrupted_write, remove, write, write_new};

#[test]
fn ensure_writable_fails_where_a_write_would_fail() {
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
fn a_reader_of_the_replaced_file_sees_the_old_contents() {
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

    /// Makes a file with two names, and the file with its new contents that an interrupted in-place
    /// write leaves. Returns the folder and both paths.
    fn half_written_file() -> (tempfile::TempDir, PathBuf, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        fs::write(&path, "old and long").unwrap();
        fs::hard_link(&path, folder.path().join("other")).unwrap();
        let new_path = folder.path().join(".file.awale-new");
        fs::write(&new_path, "the new").unwrap();
        (folder, path, new_path)
    }

    #[test]
    fn finishing_an_interrupted_write_copies_the_new_contents() {
        let (folder, path, new_path) = half_written_file();
        let link_path = folder.path().join("link");
        symlink(&path, &link_path).unwrap();
        finish_interrupted_write(&link_path);
        assert_eq!(
            fs::read_to_string(folder.path().join("other")).unwrap(),
            "the new"
        );
        assert!(!new_path.exists());
        assert_eq!(fs::metadata(&path).unwrap().nlink(), 2);
        // Contents that are longer than the old ones are written in place, too.
        write(&path, "again longer than what was there").unwrap();
        assert_eq!(
            fs::read_to_string(folder.path().join("other")).unwrap(),
            "again longer than what was there"
        );
    }

    #[test]
    fn finishing_an_interrupted_write_skips_a_running_writer() {
        let (_folder, path, new_path) = half_written_file();
        let locked_new_file = File::open(&new_path).unwrap();
        locked_new_file.try_lock().unwrap();
        finish_interrupted_write(&path);
        assert_eq!(fs::read_to_string(&path).unwrap(), "old and long");
        assert!(new_path.exists());
        drop(locked_new_file);
        finish_interrupted_write(&path);
        assert_eq!(fs::read_to_string(&path).unwrap(), "the new");
    }

    #[test]
    fn finishing_an_interrupted_write_ignores_a_link() {
        let (folder, path, new_path) = half_written_file();
        let link_target_path = folder.path().join("secret");
        fs::rename(&new_path, &link_target_path).unwrap();
        symlink(&link_target_path, &new_path).unwrap();
        finish_interrupted_write(&path);
        assert_eq!(fs::read_to_string(&path).unwrap(), "old and long");
    }

    /// Only root can change the owner of a file, so without root this test checks nothing.
    #[test]
    fn finishing_an_interrupted_write_ignores_contents_of_other_users() {
        for (of_waits, of_file, is_trusted) in
            [(1234, 2345, false), (2345, 2345, true), (0, 2345, true)]
        {
            let (_folder, path, new_path) = half_written_file();
            if chown(&new_path, Some(of_waits), None).is_err()
                || chown(&path, Some(of_file), None).is_err()
            {
                continue;
            }
            finish_interrupted_write(&path);
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
