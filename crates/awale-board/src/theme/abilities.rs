//! Finds out what the terminal can show.

use super::ColorDepth;

/// The colors and characters that the terminal supports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TerminalAbilities {
    pub depth: ColorDepth,
    pub font: TerminalFont,
}

/// The characters that the terminal's font has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TerminalFont {
    /// A font of a desktop terminal: every character that the program uses.
    #[default]
    AllCharacters,
    /// 256 characters, on the text console of Linux.
    Console256Characters,
    /// Only ASCII, because the locale has another encoding than UTF-8.
    AsciiOnly,
}

impl TerminalAbilities {
    /// Reads the environment variables `NO_COLOR`, `COLORTERM`, `TERM`, and the variables of the
    /// locale.
    pub fn from_environment(
        environment_variable: impl Fn(&str) -> Option<String>,
    ) -> TerminalAbilities {
        let is_set =
            |name| environment_variable(name).is_some_and(|value: String| !value.is_empty());
        let term = environment_variable("TERM").unwrap_or_default();
        let claims_exact_colors = environment_variable("COLORTERM")
            .is_some_and(|value| matches!(&*value.to_ascii_lowercase(), "truecolor" | "24bit"));
        let is_in_tmux = is_set("TMUX");
        let is_in_screen = is_set("STY") && !is_in_tmux;
        let is_claim_trusted = !is_in_screen && can_trust_colorterm(&term, is_in_tmux);
        // The text console of Linux accepts exact colors too and shows the nearest of its sixteen.
        let font = if term.starts_with("linux") {
            TerminalFont::Console256Characters
        } else {
            TerminalFont::AllCharacters
        };
        let is_console = font == TerminalFont::Console256Characters;
        let font = if expects_utf8(&environment_variable) {
            font
        } else {
            TerminalFont::AsciiOnly
        };
        let depth = if is_set("NO_COLOR")
            || environment_variable("TERM").is_some_and(|term| is_dumb(&term))
        {
            ColorDepth::Monochrome
        } else if is_console {
            ColorDepth::SixteenColors
        } else if term.ends_with("-direct") || claims_exact_colors && is_claim_trusted {
            ColorDepth::TrueColor
        } else if term.contains("256color") {
            ColorDepth::Indexed256
        } else {
            ColorDepth::SixteenColors
        };
        TerminalAbilities { depth, font }
    }

    /// The theme for the setting `auto`: painted wood if the terminal has enough colors, else the
    /// terminal's own colors.
    pub const fn auto_theme_name(self) -> &'static str {
        match self.depth {
            ColorDepth::TrueColor | ColorDepth::Indexed256 => "wood",
            ColorDepth::Monochrome | ColorDepth::SixteenColors => "terminal",
        }
    }
}

/// Whether a terminal with this value of `TERM` accepts only lines of text, or is of an unknown
/// type.
pub fn is_dumb(term: &str) -> bool {
    matches!(term, "" | "dumb" | "unknown")
}

/// Whether `COLORTERM` can describe this terminal. Each program passes on the variable of the
/// terminal in which it was started, and so does ssh. `TERM` is set by the program that draws, so
/// it overrules `COLORTERM` if this type of terminal cannot show exact colors. tmux calls itself
/// `screen` too, but converts colors for its own terminal; GNU screen splits the sequences into
/// wrong colors. Only GNU screen uses names with a dot, such as `screen.xterm-256color`.
fn can_trust_colorterm(term: &str, is_in_tmux: bool) -> bool {
    let has_digit_after = |prefix: &str| {
        term.strip_prefix(prefix)
            .is_some_and(|rest| rest.starts_with(|sign: char| sign.is_ascii_digit()))
    };
    let is_screen = term.starts_with("screen.") || term.starts_with("screen") && !is_in_tmux;
    let has_few_colors = [
        "ansi", "pcansi", "cons25", "eterm", "linux", "sun", "cygwin",
    ]
    .iter()
    .any(|name| term.starts_with(name));
    !(is_screen || has_few_colors || has_digit_after("vt"))
}

/// Whether the terminal expects UTF-8, by the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set.
/// If none is set the answer is yes, because nearly every terminal does. `C`, `POSIX` and a locale
/// without an encoding mean no: they are older than UTF-8.
fn expects_utf8(environment_variable: impl Fn(&str) -> Option<String>) -> bool {
    let locale_value = ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .filter_map(environment_variable)
        .find(|value| !value.is_empty());
    locale_value.is_none_or(|locale| {
        let encoding = locale
            .split('@')
            .next()
            .and_then(|name| name.rsplit('.').next())
            .unwrap_or_default();
        // Encodings are compared as the C library does: `utf8`, `UTF-8` and `Utf_8` are equal.
        let letters_and_digits = encoding.chars().filter(char::is_ascii_alphanumeric);
        letters_and_digits
            .collect::<String>()
            .eq_ignore_ascii_case("utf8")
    })
}
