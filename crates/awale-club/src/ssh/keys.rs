//! Public keys: the host key, the keys of visitors, and the keys of a private club.

use crate::{data_folder::create_private_file, prelude::*};

use russh::keys::{
    Algorithm, EcdsaCurve, HashAlg,
    ssh_key::{LineEnding, PrivateKey, public::KeyData},
};

use super::{Error, Result};

/// Accepted lengths of RSA keys, in bits. OpenSSH does not accept shorter keys either; verifying
/// longer keys takes too much time.
const ACCEPTED_RSA_BITS: std::ops::RangeInclusive<u32> = 1024..=8192;

/// The signature algorithms accepted from visitors. The host key's algorithm must be one of them.
pub const ACCEPTED_ALGORITHMS: &[Algorithm] = &[
    Algorithm::Ed25519,
    Algorithm::SkEd25519,
    Algorithm::Ecdsa {
        curve: EcdsaCurve::NistP256,
    },
    Algorithm::SkEcdsaSha2NistP256,
    Algorithm::Ecdsa {
        curve: EcdsaCurve::NistP384,
    },
    Algorithm::Ecdsa {
        curve: EcdsaCurve::NistP521,
    },
    Algorithm::Rsa {
        hash: Some(HashAlg::Sha512),
    },
    Algorithm::Rsa {
        hash: Some(HashAlg::Sha256),
    },
];

/// Returns the reason to reject a key with this signature algorithm, if there is one.
pub fn key_rejection_reason(key: &PublicKey, algorithm: &Algorithm) -> Option<GuestReason> {
    if let KeyData::Rsa(key) = key.key_data()
        && !ACCEPTED_RSA_BITS.contains(&key.key_size())
    {
        return Some(GuestReason::KeyKindNotAccepted);
    }
    match algorithm {
        Algorithm::Rsa { hash: None } => Some(GuestReason::Sha1Signature),
        algorithm if ACCEPTED_ALGORITHMS.contains(algorithm) => None,
        _ => Some(GuestReason::KeyKindNotAccepted),
    }
}

/// Reads the host key in `folder`, or creates it, readable for one user only.
///
/// # Errors
/// If the key cannot be read or created.
pub fn read_or_make_host_key(folder: &Path) -> Result<PrivateKey> {
    let path = folder.join("host_key");
    read_or_make_key(&path).map_err(|error| Error::HostKey {
        path,
        error: Box::new(error),
    })
}

fn read_or_make_key(path: &Path) -> Result<PrivateKey> {
    match fs::read_to_string(path) {
        Ok(text) => Ok(PrivateKey::from_openssh(text)?),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let key = PrivateKey::random(&mut rand::rng(), Algorithm::Ed25519)?;
            let text = key.to_openssh(LineEnding::LF)?;
            let mut file = create_private_file(path)?;
            file.write_all(text.as_bytes())?;
            file.sync_all()?;
            Ok(key)
        }
        Err(error) => Err(error.into()),
    }
}

/// Reads the keys of a private club, from a file with the format of `authorized_keys`. Returns
/// their fingerprints.
///
/// # Errors
/// If the file cannot be read, or a line contains no usable key.
pub fn read_member_fingerprints(path: &Path) -> io::Result<HashSet<String>> {
    let text = fs::read_to_string(path)?;
    let lines = (1..).zip(text.lines().map(str::trim));
    lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#')).map(|(number, line): (usize, &str)| {
        key_in_line(line).and_then(|key| {
    let algorithm = match key.algorithm() {
        // The name of an RSA key does not include the hash of its signatures, so an accepted hash
        // is assumed.
        Algorithm::Rsa { .. } => ACCEPTED_ALGORITHMS.last()?.clone(),
        algorithm => algorithm,
    };
    key_rejection_reason(&key, &algorithm)
        .is_none()
        .then(|| fingerprint(&key))
}).ok_or_else(|| {
            io::Error::other(format!(
                "line {number}: no key that the club can use (Ed25519, ECDSA, or RSA of 1024 to 8192 bits). \
                 Put one there as in a .pub file, or remove the line"
            ))
        })
    }).collect()
}

/// Returns the first key in a line of `authorized_keys`. `AuthorizedKeys` of `ssh_key` does not
/// accept all lines that OpenSSH accepts.
fn key_in_line(line: &str) -> Option<PublicKey> {
    let mut is_quoted = false;
    let mut previous_character = ' ';
    // Options before the key may contain quoted blanks, and `\"` in quotes.
    let words = line.split(|letter: char| {
        is_quoted ^= letter == '"' && previous_character != '\\';
        previous_character = letter;
        !is_quoted && matches!(letter, ' ' | '\t')
    });
    let words = words.filter(|word| !word.is_empty()).collect_vec();
    words
        .windows(2)
        .find_map(|kind_and_key| PublicKey::from_openssh(&kind_and_key.join(" ")).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_found_between_options_and_a_comment() {
        let key =
            "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAILM+rvN+ot98qgEN796jTiQfZfG1KaT0PtFDJ/XFSqti";
        let expected_key = PublicKey::from_openssh(key).expect("a key");
        for line in [
            key.to_owned(),
            key.replace(' ', " \t "),
            format!("{key} ayo \"at\" home # 2"),
            format!("no-pty {key}"),
            format!("no-pty,from=\"a,#b\"\t{key} ayo"),
            format!(r#"command="a \" b",no-pty {key}"#),
        ] {
            assert_eq!(
                key_in_line(&line).expect(&line).key_data(),
                expected_key.key_data()
            );
        }
        for line in [format!("command=\"{key}\""), key[..40].to_owned()] {
            assert_eq!(key_in_line(&line), None, "{line}");
        }
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("members");
        fs::write(&path, format!("\n \t\n\t# friends\n \t{key}\r\n")).expect("written");
        let fingerprints = read_member_fingerprints(&path).expect("a list of keys");
        assert_eq!(fingerprints, [fingerprint(&expected_key)].into());
    }
}
