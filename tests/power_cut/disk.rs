//! A file system in a file, which can be looked at as it would be after a power cut.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use rand::RngExt;
use rand::rngs::StdRng;
use tempfile::TempDir;

/// How a file system is made and mounted.
pub struct System {
    pub name: &'static str,
    megabytes: u64,
    make: &'static [&'static str],
    options: &'static str,
    /// Further options for a copy, beside the original.
    again: &'static str,
}

/// The file systems that are tried.
pub const SYSTEMS: &[System] = &[
    System {
        name: "ext4",
        megabytes: 80,
        make: &["mkfs.ext4", "-q", "-F"],
        options: "loop",
        again: "",
    },
    System {
        name: "ext4,noauto_da_alloc",
        megabytes: 80,
        make: &["mkfs.ext4", "-q", "-F"],
        options: "loop,noauto_da_alloc",
        again: "",
    },
    System {
        name: "xfs",
        megabytes: 320,
        make: &["mkfs.xfs", "-q", "-f"],
        options: "loop",
        again: ",nouuid",
    },
    System {
        name: "btrfs",
        megabytes: 130,
        make: &["mkfs.btrfs", "-q", "-f"],
        options: "loop",
        again: "",
    },
];

/// A mounted file system.
pub struct Disk {
    system: &'static System,
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
    pub fn new(system: &'static System) -> Disk {
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

    /// The folder that it is mounted on.
    pub fn root(&self) -> PathBuf {
        self.at("live")
    }

    /// Flushes everything that has been written so far.
    pub fn sync(&self) {
        run("sync", &["-f", text(&self.root())]);
    }

    /// Cuts the power, and has `look` look at what is left of the folder `home`. Every other time
    /// another program has just synced a file of its own, which makes the file system write its
    /// journal.
    pub fn after_cut<T>(&self, home: &Path, dice: &mut StdRng, look: impl FnOnce(&Path) -> T) -> T {
        if dice.random() {
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
            // What was not mounted need not be unmounted.
            let _ = Command::new("umount")
                .args(["-q", text(&self.at(folder))])
                .status();
        }
    }
}
