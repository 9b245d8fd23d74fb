//! The address of the club's page, as visitors type it. Every link that the club prints is made
//! here.

use crate::prelude::*;
use std::fmt;

/// The address of the page, such as `https://example.org/` or `https://example.org/awale/`.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(try_from = "String")]
pub struct PublicUrl(Uri);

/// The file with the address of the page at the last start of the club.
const URL_FILE: &str = "url";

/// The reason for which there is no address of a page.
#[derive(Debug, thiserror::Error)]
pub enum UrlError {
    #[error(
        "{0} is not the address of a page. Write it as in https://example.org or https://example.org/awale"
    )]
    Invalid(String),
    #[error(
        "the address of the page is not known. Start the club once, or set public_url in club.toml"
    )]
    UnknownBeforeFirstStart,
}

impl PublicUrl {
    /// Returns the address of the page of the club in `folder`: `configured_url` if it is set,
    /// otherwise the address at the club's last start.
    ///
    /// # Errors
    /// If no address is configured, and the file with the last address is missing or invalid,
    /// usually because the club was never started.
    pub fn find_for_club(
        folder: &Path,
        configured_url: Option<PublicUrl>,
    ) -> Result<PublicUrl, UrlError> {
        configured_url
            .or_else(|| fs::read_to_string(folder.join(URL_FILE)).ok()?.parse().ok())
            .ok_or(UrlError::UnknownBeforeFirstStart)
    }

    /// Writes the address to a file in `folder`, from which
    /// [`find_for_club`](PublicUrl::find_for_club) reads it.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn save_in_folder(&self, folder: &Path) -> io::Result<()> {
        fs::write(folder.join(URL_FILE), format!("{self}\n"))
    }

    /// Returns the link to `path` below the page, such as `games/anna.ogn`, or `#` and a secret.
    pub fn link_to(&self, path: &str) -> String {
        format!("{self}{path}")
    }

    /// Returns the link that opens the page as the member with this secret. Browsers do not send
    /// the part after `#`, so the secret reaches no log of a server or a proxy.
    pub fn secret_link(&self, secret: &str) -> String {
        self.link_to(&format!("#join={secret}"))
    }

    /// Returns the name or address of the computer, without the port.
    pub fn host_name(&self) -> &str {
        self.0.host().unwrap_or_default()
    }

    /// Returns the path of the page, which begins and ends with `/`.
    pub fn path(&self) -> &str {
        self.0.path()
    }

    /// Whether `origin` is the value that a browser with the club's page sends in the `Origin`
    /// header.
    pub fn matches_origin(&self, origin: &str) -> bool {
        let (Some(scheme), Some(authority)) = (self.0.scheme_str(), self.0.authority()) else {
            return false;
        };
        // Browsers write the host in small letters.
        origin == format!("{scheme}://{authority}").to_lowercase()
    }
}

impl FromStr for PublicUrl {
    type Err = UrlError;

    fn from_str(text: &str) -> Result<PublicUrl, UrlError> {
        let invalid_error = || UrlError::Invalid(text.to_owned());
        let normalized_text = format!("{}/", text.trim().trim_end_matches('/'));
        let url: Uri = normalized_text.parse().map_err(|_| invalid_error())?;
        let is_page_url = matches!(url.scheme_str(), Some("http" | "https"))
            && url.host().is_some_and(|host| !host.is_empty())
            // Braces and `*` are placeholders in the routes of the web server, so an address must
            // not contain them.
            && !normalized_text.contains(['@', '?', '#', '{', '}', '*']);
        is_page_url
            .then_some(PublicUrl(url))
            .ok_or_else(invalid_error)
    }
}

impl TryFrom<String> for PublicUrl {
    type Error = UrlError;

    fn try_from(text: String) -> Result<PublicUrl, UrlError> {
        text.parse()
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse_url(text: &str) -> PublicUrl {
        text.parse().unwrap()
    }

    #[test]
    fn links_begin_with_the_public_address_and_its_path() {
        for text in ["https://example.org/awale", " https://example.org/awale// "] {
            let url = parse_url(text);
            assert_eq!(url.link_to("x"), "https://example.org/awale/x");
            assert_eq!((url.host_name(), url.path()), ("example.org", "/awale/"));
        }
        let club_url = parse_url("http://192.0.2.7:8080");
        assert_eq!(club_url.to_string(), "http://192.0.2.7:8080/");
        assert_eq!((club_url.host_name(), club_url.path()), ("192.0.2.7", "/"));
    }

    #[test]
    fn the_origin_of_the_page_has_scheme_and_port_but_no_path() {
        let club_url = parse_url("https://Example.org:444/Awale");
        assert!(club_url.matches_origin("https://example.org:444"));
        for other in [
            "",
            "https://example.org",
            "http://example.org:444",
            "https://example.org:444/",
            "https://example.org:444/awale",
        ] {
            assert!(!club_url.matches_origin(other), "{other}");
        }
    }

    #[test]
    fn texts_that_are_no_public_url_are_refused() {
        for text in [
            "",
            "example.org",
            "ftp://example.org",
            "https://",
            "https:///awale",
            "https://me@example.org",
            "https://example.org?x",
            "https://example.org/#x",
            "https://example.org/{x}",
            "https://example org",
        ] {
            assert!(text.parse::<PublicUrl>().is_err(), "{text}");
        }
    }
}
