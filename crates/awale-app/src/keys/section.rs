//! The sections of the table: the screens that share their keys.

use strum::VariantArray;

use super::{Binding, Key, table};

/// The keys of screens that work alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum Section {
    /// A game: while you play, watch or look back, and at its end.
    Play,
    /// The analysis board.
    Analysis,
    /// The same while a position is laid out there.
    SetUp,
    /// Finding moves: a puzzle, a mistake, a lesson, a chapter.
    Task,
    /// A round of the sowing trainer.
    Drill,
    /// The tree that an algorithm walks.
    Tree,
    /// The search step by step, a question about its next step, and the growing tree of Monte Carlo
    /// tree search.
    Film,
    /// The menu and the lists of ways that it leads to.
    Menu,
    /// Every other list, and the rules.
    List,
    /// The list of all keys.
    Keys,
    /// A game between two people in a club.
    ClubGame,
    /// A text that is typed.
    Typing,
    Everywhere,
}

impl Section {
    pub const ALL: &[Section] = Section::VARIANTS;

    /// The sections of the list of all keys, in their usual order.
    pub const LISTED: [Section; 11] = [
        Section::Play,
        Section::Analysis,
        Section::SetUp,
        Section::Tree,
        Section::Film,
        Section::Task,
        Section::Drill,
        Section::List,
        Section::ClubGame,
        Section::Menu,
        Section::Everywhere,
    ];

    /// The id of its title.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Section::Play => "help-play",
            Section::Analysis => "help-board",
            Section::SetUp => "help-setting-up",
            Section::Tree => "help-tree",
            Section::Film => "help-film",
            Section::Task => "help-task",
            Section::Drill => "help-drill",
            Section::List => "help-lists",
            Section::ClubGame => "help-club",
            Section::Menu => "help-menu",
            Section::Everywhere | Section::Keys | Section::Typing => "help-everywhere",
        }
    }

    /// Its lines of the table.
    #[must_use]
    pub const fn bindings(self) -> &'static [Binding] {
        match self {
            Section::Everywhere => table::EVERYWHERE,
            Section::Play => table::PLAY,
            Section::Analysis => table::ANALYSIS,
            Section::SetUp => table::SET_UP,
            Section::Tree => table::TREE,
            Section::Film => table::FILM,
            Section::Task => table::TASK,
            Section::Drill => table::DRILL,
            Section::List => table::LIST,
            Section::Menu => table::MENU,
            Section::Keys => table::KEYS,
            Section::ClubGame => table::CLUB_GAME,
            Section::Typing => table::TYPING,
        }
    }

    /// Its lines in the list of all keys.
    pub fn listed(self) -> impl Iterator<Item = &'static Binding> {
        self.bindings()
            .iter()
            .filter(|binding| binding.help.is_some())
    }

    /// The lines of all keys that serve on its screen: its own and those that serve everywhere.
    pub(super) fn serving(self) -> impl Iterator<Item = &'static Binding> {
        let own: &[Binding] = if self == Section::Everywhere {
            &[]
        } else {
            self.bindings()
        };
        own.iter().chain(table::EVERYWHERE)
    }

    /// The letters and digits that are typed here: the names of pits, a number of matches, a number
    /// of seeds.
    #[must_use]
    pub const fn typed(self) -> &'static str {
        match self {
            Section::Play
            | Section::Task
            | Section::Drill
            | Section::Analysis
            | Section::ClubGame => "ABCDEF123456789",
            Section::SetUp => "0123456789",
            Section::Film => "123456789",
            _ => "",
        }
    }

    /// The pit that the small letter of a key names here, as its capital. In the sowing trainer
    /// small letters are the other side's pits.
    #[must_use]
    pub fn pit_of(self, key: Key) -> Option<char> {
        let Key::Char(letter @ 'a'..='f') = key else {
            return None;
        };
        let pit = letter.to_ascii_uppercase();
        (self != Section::Drill && self.typed().contains(pit)).then_some(pit)
    }
}
