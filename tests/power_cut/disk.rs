//! A file system in an image file, which can be examined as after a power cut.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use rand::RngExt;
use rand::rngs::StdRng;
use tempfile::TempDir;

/// A kind of file system: the command that makes it, and the options for mounting it.
pub struct FileSystem {
    pub name: &'static str,
    megabytes: u64,
    make: &'static [&'static str],
    options: &'static str,
    /// Additional mount options for a copy that is mounted at the same time as the original.
    again: &'static str,
}

/// The tested file systems.
pub const SYSTEMS: &[FileSystem] = &[
    FileSystem {
        name: "ext4",
        megabytes: 80,
        make: &["mkfs.ext4", "-q", "-F"],
        options: "loop",
        again: "",
    },
    FileSystem {
        name: "ext4,noauto_da_alloc",
        megabytes: 80,
        make: &["mkfs.ext4", "-q", "-F"],
        options: "loop,noauto_da_alloc",
        again: "",
    },
    FileSystem {
        name: "xfs",
        megabytes: 320,
        make: &["mkfs.xfs", "-q", "-f"],
        options: "loop",
        again: ",nouuid",
    },
    FileSystem {
        name: "btrfs",
        megabytes: 130,
        make: &["mkfs.btrfs", "-q", "-f"],
        options: "loop",
        again: "",
    },
];

/// A mounted file system.
pub struct Disk {
    system: &'static FileSystem,
    folder: TempDir,
}

fn run(program: &str, args: &[&str]) {
    let status = Command::new(program)
        .args(args)
        .status()
        .unwrap_or_else(|error| panic!("{program}: {error}"));
    assert!(status.success(), "{program} {args:?}: {status}");
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a name")
}

impl Disk {
    pub fn new(system: &'static FileSystem) -> Disk {
        let disk = Disk {
            system,
            folder: TempDir::new().expect("a temporary folder"),
        };
        let image = disk.at("image");
        File::create(&image)
            .and_then(|file| file.set_len(system.megabytes << 20))
            .expect("an image");
        let (program, options) = system.make.split_first().expect("a program");
        run(program, &[options, &[text(&image)]].concat());
        for folder in ["live", "after"] {
            fs::create_dir(disk.at(folder)).expect("a folder");
        }
        run(
            "mount",
            &["-o", system.options, text(&image), text(&disk.root())],
        );
        disk
    }

    pub fn name(&self) -> &'static str {
        self.system.name
    }

    fn at(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The folder on which it is mounted.
    pub fn root(&self) -> PathBuf {
        self.at("live")
    }

    /// Flushes all writes.
    pub fn sync(&self) {
        run("sync", &["-f", text(&self.root())]);
    }

    /// Simulates a power cut: copies the image, mounts the copy, and calls `look` with the folder
    /// `home` on it. In half of the cases another program syncs a file of its own before, so that
    /// the file system writes its journal.
    pub fn after_cut<T>(&self, home: &Path, rng: &mut StdRng, look: impl FnOnce(&Path) -> T) -> T {
        if rng.random() {
            let mut other = File::create(self.root().join("other")).expect("a file");
            other
                .write_all(b"x")
                .and_then(|()| other.sync_all())
                .expect("it is synced");
        }
        run(
            "cp",
            &[
                "--sparse=always",
                text(&self.at("image")),
                text(&self.at("copy")),
            ],
        );
        let options = format!("{}{}", self.system.options, self.system.again);
        run("umount", &[text(&self.root())]);
        run(
            "mount",
            &[
                "-o",
                &options,
                text(&self.at("copy")),
                text(&self.at("after")),
            ],
        );
        let inside = home
            .strip_prefix(self.root())
            .expect("a folder on this disk");
        look(&self.at("after").join(inside))
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        for folder in ["after", "live"] {
            // A file system that is not mounted need not be unmounted.
            let _ = Command::new("umount")
                .args(["-q", text(&self.at(folder))])
                .status();
        }
    }
}
