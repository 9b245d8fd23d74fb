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
        let claims_exact = variable("COLORTERM")
            .is_some_and(|value| matches!(&*value.to_ascii_lowercase(), "truecolor" | "24bit"));
        let is_in_tmux = is_set("TMUX");
        let is_in_screen = is_set("STY") && !is_in_tmux;
        let claim_holds = !is_in_screen && can_keep_colorterm(&term, is_in_tmux);
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
        let depth = if is_set("NO_COLOR") || variable("TERM").is_some_and(|term| is_dumb(&term)) {
            Depth::Monochrome
        } else if is_console {
            Depth::Sixteen
        } else if term.ends_with("-direct") || claims_exact && claim_holds {
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

/// Whether a terminal with this `TERM` takes lines of text only, or does not say what it takes.
#[must_use]
pub fn is_dumb(term: &str) -> bool {
    matches!(term, "" | "dumb" | "unknown")
}

/// Whether `COLORTERM` can be about this terminal. Each program passes on the variable of the
/// terminal it was started in, and so does ssh. `TERM` is set by the program that draws, so a type
/// that cannot show exact colors contradicts it. tmux calls itself `screen` too, but converts
/// colors for its own terminal; GNU screen splits the sequences into wrong colors. The names that
/// GNU screen alone uses have a dot: `screen.xterm-256color`.
fn can_keep_colorterm(term: &str, is_in_tmux: bool) -> bool {
    let has_digit_after = |prefix: &str| {
        term.strip_prefix(prefix)
            .is_some_and(|rest| rest.starts_with(|sign: char| sign.is_ascii_digit()))
    };
    let is_screen = term.starts_with("screen.") || term.starts_with("screen") && !is_in_tmux;
    let is_old = [
        "ansi", "pcansi", "cons25", "eterm", "linux", "sun", "cygwin",
    ]
    .iter()
    .any(|name| term.starts_with(name));
    !(is_screen || is_old || has_digit_after("vt"))
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
        // As the C library compares them: `utf8`, `UTF-8`, `Utf_8`.
        let letters = encoding.chars().filter(char::is_ascii_alphanumeric);
        letters.collect::<String>().eq_ignore_ascii_case("utf8")
    })
}
