//! What the terminal can show.

use super::Depth;

/// What the terminal says it can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Abilities {
    pub depth: Depth,
    pub font: Font,
}

/// How many signs the terminal's font can have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Font {
    /// A font of a desktop terminal: every sign that the program draws.
    #[default]
    Large,
    /// 256, on the text console of Linux.
    Console,
    /// Those of ASCII: the locale names another encoding than UTF-8.
    Ascii,
}

impl Abilities {
    /// Reads the usual environment variables: `NO_COLOR`, `COLORTERM`, `TERM`, and those of the locale.
    #[must_use]
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Abilities {
        let is_set = |name| variable(name).is_some_and(|value: String| !value.is_empty());
        let term = variable("TERM").unwrap_or_default();
        let colours = variable("COLORTERM").unwrap_or_default();
        // The text console of Linux takes exact colors too, and shows the nearest of its sixteen.
        let font = if term.starts_with("linux") { Font::Console } else { Font::Large };
        let is_console = font == Font::Console;
        let font = if is_utf8(&variable) { font } else { Font::Ascii };
        let depth = if is_set("NO_COLOR") || term == "dumb" {
            Depth::Monochrome
        } else if is_console {
            Depth::Sixteen
        } else if colours == "truecolor" || colours == "24bit" || term.ends_with("-direct") {
            Depth::True
        } else if term.contains("256color") {
            Depth::Indexed
        } else {
            Depth::Sixteen
        };
        Abilities { depth, font }
    }

    /// The theme that `auto` stands for: painted wood where any color can be shown, else the terminal's own colors.
    #[must_use]
    pub const fn usual_theme(self) -> &'static str {
        match self.depth {
            Depth::True => "wood",
            Depth::Monochrome | Depth::Sixteen | Depth::Indexed => "terminal",
        }
    }
}

/// Whether the terminal expects UTF-8: what the locale says by the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set. Where none is,
/// nothing says otherwise, and nearly every terminal does. `C`, `POSIX` and a locale that names no encoding are older than UTF-8.
fn is_utf8(variable: impl Fn(&str) -> Option<String>) -> bool {
    let set = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().filter_map(variable).find(|value| !value.is_empty());
    set.is_none_or(|locale| {
        let encoding = locale.split('@').next().and_then(|name| name.rsplit('.').next()).unwrap_or_default();
        matches!(&*encoding.to_ascii_lowercase(), "utf-8" | "utf8")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn depth(variables: &[(&str, &str)]) -> Depth {
        let find =
            |name: &str| variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned());
        Abilities::of_environment(find).depth
    }

    #[test]
    fn the_locale_says_whether_more_than_ascii_can_be_drawn() {
        let font = |variables: &[(&str, &str)]| {
            let find =
                |name: &str| variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned());
            Abilities::of_environment(find).font
        };
        for locale in ["fr_FR.UTF-8", "fr_FR.utf8", "C.UTF-8", "UTF-8", "de_DE.UTF-8@euro", ""] {
            assert_eq!(font(&[("LANG", locale)]), Font::Large, "{locale}");
        }
        for locale in ["fr_FR.ISO-8859-1", "fr_FR@euro", "de_DE.ISO-8859-15", "fr_FR", "ja_JP.eucJP", "C", "POSIX"] {
            assert_eq!(font(&[("LANG", locale)]), Font::Ascii, "{locale}");
            assert_eq!(font(&[("LC_CTYPE", locale), ("LANG", "fr_FR.UTF-8")]), Font::Ascii, "{locale}");
            assert_eq!(font(&[("LC_ALL", "en_GB.UTF-8"), ("LC_CTYPE", locale), ("LANG", locale)]), Font::Large);
            assert_eq!(font(&[("LC_ALL", ""), ("LC_CTYPE", ""), ("LANG", locale), ("TERM", "linux")]), Font::Ascii);
        }
        assert_eq!(font(&[]), Font::Large);
        assert_eq!(font(&[("TERM", "linux")]), Font::Console);
    }

    #[test]
    fn the_environment_says_how_many_colours_there_are() {
        assert_eq!(depth(&[("TERM", "xterm"), ("COLORTERM", "truecolor")]), Depth::True);
        assert_eq!(depth(&[("TERM", "xterm-256color")]), Depth::Indexed);
        assert_eq!(depth(&[("TERM", "linux"), ("COLORTERM", "truecolor")]), Depth::Sixteen);
        assert_eq!(depth(&[("TERM", "xterm"), ("COLORTERM", "truecolor"), ("NO_COLOR", "1")]), Depth::Monochrome);
        assert_eq!(depth(&[("TERM", "xterm"), ("NO_COLOR", "")]), Depth::Sixteen, "an empty NO_COLOR says nothing");
        assert_eq!(depth(&[("TERM", "dumb")]), Depth::Monochrome);
    }
}
