//! Why a connection ends.

use std::io;

/// Why a connection ends.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// ssh says so.
    #[error(transparent)]
    Ssh(#[from] russh::Error),
    /// The system.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// Its key.
    #[error("the host key: {0}")]
    Key(#[from] russh::keys::ssh_key::Error),
}
