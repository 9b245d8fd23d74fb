//! What drawing needs besides the app's state: what the terminal can show, the theme in force, and pictures kept from
//! the last time.

use std::cell::Cell;

use ratatui::layout::Rect;

use crate::app::{Action, App};

use crate::board::Cache;
use crate::theme::glyphs::Charset;
use crate::theme::{Depth, Theme};

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

/// Where clicks mean something, and what.
pub(crate) type Clicks = Vec<(Rect, Action)>;

/// What is kept from one frame to the next.
#[derive(Debug)]
pub struct Stage {
    abilities: Abilities,
    /// The user's own themes, by their names.
    own: Vec<(String, Theme)>,
    /// The name of the theme in force, as the settings have it, and the theme.
    theme: (String, Theme),
    /// The empty board.
    pub(crate) cache: Cache,
    /// How far the text of the last frame was scrolled, if there was one.
    scrolled: Cell<Option<u16>>,
    /// What a click on the keys, buttons and answers of the last frame does.
    pub(crate) clicks: Clicks,
}

impl Stage {
    /// A stage on a terminal with these abilities.
    #[must_use]
    pub fn new(abilities: Abilities) -> Stage {
        Stage {
            abilities,
            own: Vec::new(),
            theme: (String::new(), Theme::monochrome()),
            cache: Cache::default(),
            scrolled: Cell::default(),
            clicks: Clicks::default(),
        }
    }

    /// The same stage with these themes of the user's own.
    #[must_use]
    pub fn with_themes(self, own: Vec<(String, Theme)>) -> Stage {
        Stage { own, ..self }
    }

    /// Looks the theme up where the settings name another one than before. For `auto`, and for a theme that is not there,
    /// the usual one stands.
    pub(crate) fn dress(&mut self, app: &App) {
        let wanted = &app.context.settings.theme;
        if self.theme.0 == *wanted {
            return;
        }
        let own = self.own.iter().find(|(name, _)| name == wanted).map(|(_, theme)| theme.clone());
        let theme = own
            .or_else(|| Theme::built_in(wanted))
            .or_else(|| Theme::built_in(self.abilities.usual_theme()))
            .unwrap_or_else(Theme::monochrome);
        self.theme = (wanted.clone(), theme.at(self.abilities.depth));
        self.cache = Cache::default();
    }

    pub(crate) fn keep_scrolled(&self, scrolled: u16) {
        self.scrolled.set(Some(scrolled));
    }

    /// How many lines of the text in the frame that was drawn last are scrolled away, if it has a text to scroll: for
    /// [`App::scrolled_to`], as only drawing knows where a text ends.
    pub fn take_scrolled(&mut self) -> Option<u16> {
        self.scrolled.take()
    }

    /// Which signs the terminal has.
    pub(crate) fn font(&self) -> Font {
        self.abilities.font
    }

    /// The theme in force.
    #[must_use]
    pub fn theme(&self) -> &Theme {
        &self.theme.1
    }
}

/// The characters that the settings allow.
pub(crate) fn charset(app: &App) -> Charset {
    if app.context.settings.ascii { Charset::Ascii } else { Charset::Unicode }
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
