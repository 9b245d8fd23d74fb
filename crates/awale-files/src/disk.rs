//! The system calls of a write, one step each, with fault injection: a test lets one step fail and
//! checks the files afterwards.

use std::{
    fs::File,
    io::{self, Write},
    path::Path,
    sync::LazyLock,
    thread,
    time::Duration,
};

/// A step of writing a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WriteStep {
    /// Making the folder.
    MakeFolder,
    /// Making the temporary file.
    CreateTemporaryFile,
    /// Writing into the temporary file.
    WriteTemporaryFile,
    /// Copying the owner and the mode of the replaced file.
    CopyOwnerAndMode,
    /// Flushing the file to the disk.
    SyncFile,
    /// Renaming the file to its final name.
    Rename,
    /// Flushing the folder to the disk.
    SyncFolder,
    /// Overwriting a file in place.
    OverwriteInPlace,
}

impl WriteStep {
    /// All steps, with their names in `AWALE_REHEARSE_DISK`.
    pub(super) const ALL: [(&'static str, WriteStep); 8] = [
        ("folder", WriteStep::MakeFolder),
        ("create", WriteStep::CreateTemporaryFile),
        ("write", WriteStep::WriteTemporaryFile),
        ("keep", WriteStep::CopyOwnerAndMode),
        ("sync", WriteStep::SyncFile),
        ("rename", WriteStep::Rename),
        ("sync-folder", WriteStep::SyncFolder),
        ("overwrite", WriteStep::OverwriteInPlace),
    ];
}

/// The disk. In a test, one step of a write can be set to fail.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct FaultInjectingDisk {
    failing_step: Option<WriteStep>,
    /// Whether each flush of a file takes [`SLOW_FLUSH_TIME`], as on a hard disk that has to spin
    /// up.
    is_slow: bool,
}

/// The time for a flush on a slow disk.
const SLOW_FLUSH_TIME: Duration = Duration::from_secs(3);

impl FaultInjectingDisk {
    /// The disk of the system. If the environment variable `AWALE_REHEARSE_DISK` names a step, this
    /// step always fails. If it is `slow`, each flush takes three seconds. Only tests set it.
    pub(super) fn from_environment() -> FaultInjectingDisk {
        static DISK_FROM_ENVIRONMENT: LazyLock<FaultInjectingDisk> = LazyLock::new(|| {
            let requested_rehearsal = std::env::var("AWALE_REHEARSE_DISK").unwrap_or_default();
            let named_step = WriteStep::ALL
                .into_iter()
                .find(|(name, _)| *name == requested_rehearsal);
            FaultInjectingDisk {
                failing_step: named_step.map(|(_, step)| step),
                is_slow: requested_rehearsal == "slow",
            }
        });
        *DISK_FROM_ENVIRONMENT
    }

    /// A disk on which `step` fails.
    #[cfg(test)]
    pub(super) fn failing_at(step: WriteStep) -> FaultInjectingDisk {
        FaultInjectingDisk {
            failing_step: Some(step),
            is_slow: false,
        }
    }

    /// Runs `system_call`, or returns an error if `current_step` is the step that is to fail.
    pub(super) fn run_step<T>(
        self,
        current_step: WriteStep,
        system_call: impl FnOnce() -> io::Result<T>,
    ) -> io::Result<T> {
        if self.failing_step == Some(current_step) {
            Err(io::Error::other("this failure is rehearsed"))
        } else {
            system_call()
        }
    }

    /// Flushes a file and its metadata to the disk (`fsync`).
    pub(super) fn sync(self, file: &File) -> io::Result<()> {
        if self.is_slow {
            thread::sleep(SLOW_FLUSH_TIME);
        }
        self.run_step(WriteStep::SyncFile, || {
            ignore_unsupported_sync(file.sync_all())
        })
    }

    /// Flushes the names in a folder to the disk.
    #[cfg(unix)]
    pub(super) fn sync_folder(self, folder: &Path) -> io::Result<()> {
        self.run_step(WriteStep::SyncFolder, || {
            ignore_unsupported_sync(File::open(folder)?.sync_all())
        })
    }

    /// Does nothing: this system cannot flush folders, but its file systems write names in order.
    #[cfg(not(unix))]
    pub(super) fn sync_folder(self, _: &Path) -> io::Result<()> {
        self.run_step(WriteStep::SyncFolder, || Ok(()))
    }
}

/// Ignores the error of file systems that cannot flush, such as some network file systems.
fn ignore_unsupported_sync(sync_result: io::Result<()>) -> io::Result<()> {
    match sync_result {
        Err(error)
            if matches!(
                error.kind(),
                io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported
            ) =>
        {
            Ok(())
        }
        sync_result => sync_result,
    }
}

/// A writer into a file. If [`WriteStep::WriteTemporaryFile`] is to fail, it fails after half of
/// the bytes, as on a full disk.
pub(super) struct FaultInjectingWriter<'a> {
    pub(super) disk: FaultInjectingDisk,
    pub(super) file: &'a File,
}

impl Write for FaultInjectingWriter<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut file = self.file;
        if self.disk.failing_step == Some(WriteStep::WriteTemporaryFile) {
            file.write_all(&bytes[..bytes.len() / 2])?;
        }
        self.disk
            .run_step(WriteStep::WriteTemporaryFile, || file.write(bytes))
    }

    /// A file has no buffer, so there is nothing to flush.
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_errors_of_systems_that_cannot_flush_are_ignored() {
        for kind in [io::ErrorKind::InvalidInput, io::ErrorKind::Unsupported] {
            assert!(ignore_unsupported_sync(Err(kind.into())).is_ok(), "{kind}");
        }
        for kind in [io::ErrorKind::StorageFull, io::ErrorKind::Other] {
            assert!(ignore_unsupported_sync(Err(kind.into())).is_err(), "{kind}");
        }
    }
}
