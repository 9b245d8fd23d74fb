//! All keys, by the screen they belong to.

use super::{Action, Screen, Transition};

/// How many lines a page is.
const PAGE: u16 = 10;

/// The keys of each screen; those of the screen one came from stand first. Of a lesson and of a puzzle there are no others,
/// for the same keys do something else while playing.
#[derive(Debug)]
pub struct Help {
    /// The sections in order.
    pub sections: Vec<Section>,
    /// How many lines are scrolled away. Drawing shows the last line at most.
    pub scrolled: u16,
}

/// The keys of a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// Everywhere.
    Everywhere,
    /// While playing.
    Play,
    /// While two computers play.
    Watch,
    /// Looking at a game.
    Replay,
    /// Setting up a position.
    Editor,
    /// The tree that an algorithm walks.
    Tree,
    /// A puzzle.
    Puzzle,
    /// A lesson.
    Lesson,
    /// The list of saved games.
    Saved,
    /// The menu and the setup.
    Menu,
}

impl Section {
    /// All sections in their usual order.
    pub const ALL: [Section; 10] = [
        Section::Play,
        Section::Watch,
        Section::Replay,
        Section::Editor,
        Section::Tree,
        Section::Puzzle,
        Section::Lesson,
        Section::Saved,
        Section::Menu,
        Section::Everywhere,
    ];

    /// The id of its title; its keys stand under `help-KEY-…` of the same name.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Section::Everywhere => "help-everywhere",
            Section::Play => "help-play",
            Section::Watch => "help-watch",
            Section::Replay => "help-replay",
            Section::Editor => "help-editor",
            Section::Tree => "help-tree",
            Section::Puzzle => "help-puzzle",
            Section::Lesson => "help-lesson",
            Section::Saved => "help-saved",
            Section::Menu => "help-menu",
        }
    }

    /// The keys of the section, as they stand on the keyboard, with the id of what they do.
    #[must_use]
    pub const fn keys(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Section::Everywhere => &[
                ("?", "help-keys"),
                ("Esc", "help-back"),
                ("q", "help-quit"),
                ("Ctrl-C", "help-leave"),
                ("Ctrl-Z", "help-suspend"),
                ("h j k l", "help-arrows"),
            ],
            Section::Play => &[
                ("← →", "help-choose"),
                ("Enter", "help-sow"),
                ("1-6 A-F", "help-letter"),
                ("1-9", "help-take"),
                ("u U", "help-undo"),
                ("Tab", "help-history"),
                ("i", "help-study-hint"),
                ("w", "help-values"),
                ("x", "help-bar"),
                ("v", "help-turn"),
                ("m", "help-move-now"),
                ("t", "help-see-tree"),
                ("g", "help-agree"),
                ("r", "help-resign"),
                ("s", "help-set-up"),
                ("y", "help-copy"),
                ("+1 +1• ×2", "help-preview"),
                ("=+ =0 =-", "help-values-signs"),
                ("tables 9", "help-tables"),
            ],
            Section::Watch => &[("p", "help-pause"), ("+ -", "help-pace"), ("u U", "help-step-back")],
            Section::Replay => &[
                ("← →", "help-step"),
                ("↑ ↓", "help-line"),
                ("PgUp PgDn", "help-leap"),
                ("Home End", "help-jump"),
                ("Enter", "help-play-on"),
                ("g", "help-from-here"),
                ("t", "help-see-tree"),
                ("v", "help-turn"),
                ("i", "help-analysis"),
                ("n N", "help-faults"),
                ("↓ ↑", "help-better"),
                ("! ?! ? ??", "help-marks"),
                ("s", "help-set-up"),
                ("y", "help-copy"),
            ],
            Section::Editor => &[
                ("← → ↑ ↓", "help-place"),
                ("0-9 + -", "help-seeds"),
                ("r", "help-rest"),
                ("m", "help-mover"),
                ("g G", "help-variant"),
                ("n", "help-notation"),
                ("y", "help-copy"),
                ("c i", "help-empty"),
                ("u U", "help-undo-edit"),
                ("Enter", "help-play-position"),
                ("s", "help-study"),
                ("t", "help-see-tree"),
            ],
            Section::Tree => &[
                ("← →", "help-unfold"),
                ("p", "help-principal"),
                ("m", "help-algorithm"),
                ("o", "help-ordering"),
                ("+ -", "help-depth"),
                ("e", "help-evaluation"),
            ],
            Section::Puzzle => &[
                ("← →", "help-choose"),
                ("Enter", "help-sow"),
                ("1-6 A-F", "help-letter"),
                ("i", "help-hint"),
                ("g", "help-give-up"),
                ("n", "help-new-puzzle"),
                ("d", "help-today"),
                ("u", "help-puzzle-again"),
                ("← →", "help-solution"),
                ("s t", "help-study-solution"),
                ("PgUp PgDn", "help-scroll-text"),
                ("y", "help-copy"),
            ],
            Section::Lesson => &[
                ("← →", "help-choose"),
                ("Enter", "help-sow"),
                ("1-6 A-F", "help-letter"),
                ("1-9", "help-take"),
                ("i", "help-hint"),
                ("n p", "help-next-step"),
                ("u", "help-step-again"),
                ("PgUp PgDn", "help-scroll-text"),
            ],
            Section::Saved => &[("Enter", "help-open"), ("p", "help-look"), ("r", "help-rename"), ("d", "help-delete")],
            Section::Menu => &[("p", "help-at-once"), ("n", "help-new"), ("c", "help-continue")],
        }
    }
}

impl Help {
    /// The keys, those of `screen` first.
    #[must_use]
    pub fn about(screen: &Screen) -> Help {
        match screen {
            Screen::Play(play) if play.session.humans() == 0 => Help::first(Section::Watch),
            Screen::Play(_) | Screen::Over(_) => Help::first(Section::Play),
            Screen::Replay(_) => Help::first(Section::Replay),
            Screen::Editor(_) => Help::first(Section::Editor),
            Screen::Tree(_) => Help::first(Section::Tree),
            Screen::Puzzles(_) | Screen::Puzzle(_) => Help::only(Section::Puzzle),
            Screen::Course(_) | Screen::Lesson(_) => Help::only(Section::Lesson),
            Screen::Saved(_) => Help::first(Section::Saved),
            _ => Help::about_menu(),
        }
    }

    /// The keys, those of the menu first.
    #[must_use]
    pub fn about_menu() -> Help {
        Help::first(Section::Menu)
    }

    fn first(first: Section) -> Help {
        let others = Section::ALL.into_iter().filter(|&section| section != first);
        Help { sections: [first].into_iter().chain(others).collect(), scrolled: 0 }
    }

    /// These keys and those that serve everywhere.
    fn only(section: Section) -> Help {
        Help { sections: vec![section, Section::Everywhere], scrolled: 0 }
    }

    pub(super) fn act(&mut self, action: &Action) -> Transition {
        match action {
            Action::Up => self.scrolled = self.scrolled.saturating_sub(1),
            Action::Down => self.scrolled = self.scrolled.saturating_add(1),
            Action::PageUp => self.scrolled = self.scrolled.saturating_sub(PAGE),
            Action::PageDown => self.scrolled = self.scrolled.saturating_add(PAGE),
            Action::Home => self.scrolled = 0,
            Action::Back | Action::Confirm | Action::Key('?') => return Transition::Back,
            _ => {}
        }
        Transition::Stay
    }
}
