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
    /// Reads the usual environment variables: `NO_COLOR`, `COLORTERM`, `TERM`, and those of the
    /// locale.
    #[must_use]
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Abilities {
        let is_set = |name| variable(name).is_some_and(|value: String| !value.is_empty());
        let term = variable("TERM").unwrap_or_default();
        let colours = variable("COLORTERM").unwrap_or_default();
        // The text console of Linux takes exact colors too, and shows the nearest of its sixteen.
        let font = if term.starts_with("linux") {
            Font::Console
        } else {
            Font::Large
        };
        let is_console = font == Font::Console;
        let font = if is_utf8(&variable) {
            font
        } else {
            Font::Ascii
        };
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

    /// The theme that `auto` stands for: painted wood where any color can be shown, else the
    /// terminal's own colors.
    #[must_use]
    pub const fn usual_theme(self) -> &'static str {
        match self.depth {
            Depth::True => "wood",
            Depth::Monochrome | Depth::Sixteen | Depth::Indexed => "terminal",
        }
    }
}

/// Whether the terminal expects UTF-8: what the locale says by the first of `LC_ALL`, `LC_CTYPE`
/// and `LANG` that is set. Where none is, nothing says otherwise, and nearly every terminal does.
/// `C`, `POSIX` and a locale that names no encoding are older than UTF-8.
fn is_utf8(variable: impl Fn(&str) -> Option<String>) -> bool {
    let set = ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .filter_map(variable)
        .find(|value| !value.is_empty());
    set.is_none_or(|locale| {
        let encoding = locale
            .split('@')
            .next()
            .and_then(|name| name.rsplit('.').next())
            .unwrap_or_default();
        matches!(&*encoding.to_ascii_lowercase(), "utf-8" | "utf8")
    })
}
