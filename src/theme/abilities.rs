//! What the terminal can show.

use super::Depth;

/// What the terminal says it can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Abilities {
    /// How many colours.
    pub depth: Depth,
    /// Which signs.
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
}

impl Abilities {
    /// Reads the usual environment variables: `NO_COLOR`, `COLORTERM`, `TERM`.
    #[must_use]
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Abilities {
        let is_set = |name| variable(name).is_some_and(|value: String| !value.is_empty());
        let term = variable("TERM").unwrap_or_default();
        let colours = variable("COLORTERM").unwrap_or_default();
        // The text console of Linux takes exact colours too, and shows the nearest of its sixteen.
        let font = if term.starts_with("linux") { Font::Console } else { Font::Large };
        let depth = if is_set("NO_COLOR") || term == "dumb" {
            Depth::Monochrome
        } else if font == Font::Console {
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

    /// The theme that `auto` stands for: painted wood where any colour can be shown, else the terminal's own colours.
    #[must_use]
    pub const fn usual_theme(self) -> &'static str {
        match self.depth {
            Depth::True => "wood",
            Depth::Monochrome | Depth::Sixteen | Depth::Indexed => "terminal",
        }
    }
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
    fn the_environment_says_how_many_colours_there_are() {
        assert_eq!(depth(&[("TERM", "xterm"), ("COLORTERM", "truecolor")]), Depth::True);
        assert_eq!(depth(&[("TERM", "xterm-256color")]), Depth::Indexed);
        assert_eq!(depth(&[("TERM", "linux"), ("COLORTERM", "truecolor")]), Depth::Sixteen);
        assert_eq!(depth(&[("TERM", "xterm"), ("COLORTERM", "truecolor"), ("NO_COLOR", "1")]), Depth::Monochrome);
        assert_eq!(depth(&[("TERM", "xterm"), ("NO_COLOR", "")]), Depth::Sixteen, "an empty NO_COLOR says nothing");
        assert_eq!(depth(&[("TERM", "dumb")]), Depth::Monochrome);
    }
}
