//! The secrets by which a member without a key comes in: the token of a link, and a short code to
//! type.

use crate::prelude::*;
use rand::{TryRng, rngs::SysRng};
use russh::keys::HashAlg;

/// The digits and letters of a code (Crockford's Base32), without letters that look like others.
const MEMBER_CODE_ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// Number of letters of a code, which has 45 random bits. With 60 wrong codes an hour from each of
/// 10,000 addresses, an attacker finds the first of 1000 codes after 6.7 years on average
/// (2^45 / 1000 / 600,000 hours); from one address, the first of 30 codes after 2.2 million years.
const MEMBER_CODE_LENGTH: usize = 9;
/// Number of letters between two hyphens of a code.
const MEMBER_CODE_GROUP_LENGTH: usize = 3;

/// The name of a member, and the secret link and the code with which the member comes in without a
/// key.
#[derive(Clone, Debug)]
pub struct MemberCard {
    pub name: Name,
    pub link: String,
    pub code: String,
}

impl MemberCard {
    /// Returns the link and the code as the output of a command.
    pub fn link_and_code(&self) -> String {
        format!("{}\ncode {}\n", self.link, self.code)
    }
}

/// Returns the fingerprint of a key, in the form that ssh shows.
pub fn fingerprint(key: &PublicKey) -> String {
    key.fingerprint(HashAlg::Sha256).to_string()
}

/// Makes the token of a link: 128 random bits from the system. `None` if the system has no random
/// numbers.
pub fn new_link_token() -> Option<String> {
    random_bits().map(|bits| format!("{bits:032x}"))
}

/// Makes a code, for example `k7m-4x9-pq2`. `None` if the system has no random numbers.
pub fn new_short_code() -> Option<String> {
    let random_bytes = random_bits()?.to_be_bytes();
    let letter = |byte: &u8| char::from(MEMBER_CODE_ALPHABET[usize::from(byte % 32)]);
    Some(
        random_bytes[..MEMBER_CODE_LENGTH]
            .chunks(MEMBER_CODE_GROUP_LENGTH)
            .map(|group| group.iter().map(letter).join(""))
            .join("-"),
    )
}

/// Whether a text has the form of a token: 32 hexadecimal digits.
pub fn is_token(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|letter| letter.is_ascii_hexdigit())
}

fn random_bits() -> Option<u128> {
    let mut bytes = [0; 16];
    SysRng.try_fill_bytes(&mut bytes).ok()?;
    Some(u128::from_be_bytes(bytes))
}

/// Returns a typed code in its normal form: in lower case, without blanks and hyphens, and with
/// `0`, `1` and `v` instead of letters that people mistake for them. `None` if the text is not a
/// code.
pub fn normalized_code(text: &str) -> Option<String> {
    let letters = text
        .chars()
        .filter(|&letter| letter != '-' && letter != ' ');
    let code: String = letters
        .map(|letter: char| {
            let letter = match letter.to_ascii_lowercase() {
                'o' => '0',
                'i' | 'l' => '1',
                'u' => 'v',
                letter => letter,
            };
            MEMBER_CODE_ALPHABET
                .contains(&u8::try_from(letter).ok()?)
                .then_some(letter)
        })
        .collect::<Option<_>>()?;
    (code.len() == MEMBER_CODE_LENGTH).then_some(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_accepted_in_every_way_to_type_it() {
        let code = new_short_code().expect("the system has random numbers");
        assert_eq!(code.len(), MEMBER_CODE_LENGTH + 2);
        let normalized = normalized_code(&code);
        assert_eq!(normalized, Some(code.replace('-', "")));
        assert_eq!(
            normalized_code(&code.to_uppercase().replace('-', " ")),
            normalized
        );
        assert_eq!(normalized_code("OIL-ovu-222"), Some("0110vv222".to_owned()));
        assert_eq!(normalized_code("k7m-4x9-pq"), None);
        assert_eq!(normalized_code("k7m-4x9-pq\u{e9}"), None);
        assert_eq!(normalized_code(&new_link_token().expect("a token")), None);
    }
}
