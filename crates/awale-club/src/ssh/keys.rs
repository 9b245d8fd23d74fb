//! Keys: the host's, those of visitors, those of a private club.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

use russh::keys::ssh_key::{LineEnding, PrivateKey, PublicKey};
use russh::keys::{Algorithm, HashAlg};

use super::Error;

/// The key of the host in `folder`, made at the first start; only the host may read it.
///
/// # Errors
/// When it cannot be read or made.
pub fn host_key(folder: &Path) -> Result<PrivateKey, Error> {
    let path = folder.join("host_key");
    match fs::read_to_string(&path) {
        Ok(text) => Ok(PrivateKey::from_openssh(text)?),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let key = PrivateKey::random(&mut rand::rng(), Algorithm::Ed25519)?;
            let text = key.to_openssh(LineEnding::LF)?;
            let mut file = OpenOptions::new()
                .write(true)
                .create_new(true)
                .mode(0o600)
                .open(&path)?;
            file.write_all(text.as_bytes())?;
            file.sync_all()?;
            Ok(key)
        }
        Err(error) => Err(error.into()),
    }
}

/// The fingerprint of a key, as ssh shows it.
#[must_use]
pub fn fingerprint(key: &PublicKey) -> String {
    key.fingerprint(HashAlg::Sha256).to_string()
}

/// The keys of a private club: the lines of an `authorized_keys` file.
///
/// # Errors
/// When it cannot be read.
pub fn members_of(path: &Path) -> io::Result<Vec<String>> {
    let text = fs::read_to_string(path)?;
    let key = |line: &str| {
        // Options may stand before the key.
        let start = line
            .find("ssh-")
            .or_else(|| line.find("ecdsa-"))
            .or_else(|| line.find("sk-"))?;
        PublicKey::from_openssh(&line[start..])
            .ok()
            .map(|key| fingerprint(&key))
    };
    Ok(text
        .lines()
        .map(str::trim)
        .filter(|line| !line.starts_with('#'))
        .filter_map(key)
        .collect())
}
