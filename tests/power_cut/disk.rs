//! A file system in an image file, which can be examined as after a power cut.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use rand::RngExt;
use rand::rngs::StdRng;
use tempfile::TempDir;

/// A kind of file system: the command that creates such a file system, and its mount options.
pub struct FileSystem {
    pub name: &'static str,
    size_megabytes: u64,
    make_command: &'static [&'static str],
    mount_options: &'static str,
    /// Additional mount options for a copy that is mounted at the same time as the original.
    extra_options_of_copy: &'static str,
}

/// The tested file systems.
pub const FILE_SYSTEMS: &[FileSystem] = &[
    FileSystem {
        name: "ext4",
        size_megabytes: 80,
        make_command: &["mkfs.ext4", "-q", "-F"],
        mount_options: "loop",
        extra_options_of_copy: "",
    },
    FileSystem {
        name: "ext4,noauto_da_alloc",
        size_megabytes: 80,
        make_command: &["mkfs.ext4", "-q", "-F"],
        mount_options: "loop,noauto_da_alloc",
        extra_options_of_copy: "",
    },
    FileSystem {
        name: "xfs",
        size_megabytes: 320,
        make_command: &["mkfs.xfs", "-q", "-f"],
        mount_options: "loop",
        extra_options_of_copy: ",nouuid",
    },
    FileSystem {
        name: "btrfs",
        size_megabytes: 130,
        make_command: &["mkfs.btrfs", "-q", "-f"],
        mount_options: "loop",
        extra_options_of_copy: "",
    },
];

/// A mounted file system.
pub struct Disk {
    file_system: &'static FileSystem,
    folder: TempDir,
}

fn run_command(program: &str, args: &[&str]) {
    let status = Command::new(program)
        .args(args)
        .status()
        .unwrap_or_else(|error| panic!("{program}: {error}"));
    assert!(status.success(), "{program} {args:?}: {status}");
}

fn path_text(path: &Path) -> &str {
    path.to_str().expect("a name")
}

impl Disk {
    pub fn new(file_system: &'static FileSystem) -> Disk {
        let disk = Disk {
            file_system,
            folder: TempDir::new().expect("a temporary folder"),
        };
        let image = disk.path_of("image");
        File::create(&image)
            .and_then(|file| file.set_len(file_system.size_megabytes << 20))
            .expect("an image");
        let (program, make_options) = file_system.make_command.split_first().expect("a program");
        run_command(program, &[make_options, &[path_text(&image)]].concat());
        for folder in ["live", "after"] {
            fs::create_dir(disk.path_of(folder)).expect("a folder");
        }
        run_command(
            "mount",
            &[
                "-o",
                file_system.mount_options,
                path_text(&image),
                path_text(&disk.root()),
            ],
        );
        disk
    }

    pub fn name(&self) -> &'static str {
        self.file_system.name
    }

    fn path_of(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The folder at which the file system is mounted.
    pub fn root(&self) -> PathBuf {
        self.path_of("live")
    }

    /// Flushes all writes to the image file.
    pub fn sync(&self) {
        run_command("sync", &["-f", path_text(&self.root())]);
    }

    /// Simulates a power cut: copies the image, mounts the copy, and calls `inspect` with the
    /// folder `home` on it. In half of the cases another program syncs a file of its own before, so
    /// that the file system writes its journal.
    pub fn inspect_after_power_cut<T>(
        &self,
        home: &Path,
        rng: &mut StdRng,
        inspect: impl FnOnce(&Path) -> T,
    ) -> T {
        if rng.random() {
            let mut file_of_other_program =
                File::create(self.root().join("other")).expect("a file");
            file_of_other_program
                .write_all(b"x")
                .and_then(|()| file_of_other_program.sync_all())
                .expect("it is synced");
        }
        run_command(
            "cp",
            &[
                "--sparse=always",
                path_text(&self.path_of("image")),
                path_text(&self.path_of("copy")),
            ],
        );
        let options = format!(
            "{}{}",
            self.file_system.mount_options, self.file_system.extra_options_of_copy
        );
        run_command("umount", &[path_text(&self.root())]);
        run_command(
            "mount",
            &[
                "-o",
                &options,
                path_text(&self.path_of("copy")),
                path_text(&self.path_of("after")),
            ],
        );
        let home_on_copy = home
            .strip_prefix(self.root())
            .expect("a folder on this disk");
        inspect(&self.path_of("after").join(home_on_copy))
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        for folder in ["after", "live"] {
            // A file system that is not mounted need not be unmounted.
            let _ = Command::new("umount")
                .args(["-q", path_text(&self.path_of(folder))])
                .status();
        }
    }
}
