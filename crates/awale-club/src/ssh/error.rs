//! Why a connection ends.

use std::io;

#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error(transparent)]
    Ssh(#[from] russh::Error),
    #[error(transparent)]
    Io(#[from] io::Error),
    #[error("the host key: {0}")]
    Key(#[from] russh::keys::ssh_key::Error),
}
