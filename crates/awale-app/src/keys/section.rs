//! The sections of the table of keys. Screens of one section share their keys.

use strum::VariantArray;

use super::{Binding, Key, key_table};

/// A section of the table: the keys of screens that work alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum Section {
    /// A game: during play, when watching, in the history, and at the end.
    Play,
    /// The analysis board.
    Analysis,
    /// The analysis board while a position is set up.
    SetUp,
    /// Exercises: puzzles, mistakes, lessons and chapters.
    Exercise,
    /// A round of the sowing drill.
    SowingDrill,
    /// The search tree of an algorithm.
    SearchTree,
    /// The step-by-step playback of a search, a question about its next step, and the growing tree
    /// of Monte Carlo tree search.
    SearchPlayback,
    /// The menu and the lists of screens that it opens.
    Menu,
    /// All other lists, and the rules.
    List,
    /// The list of all keys.
    KeyList,
    /// A game between two people in a club.
    ClubGame,
    /// The keys in a text field, while the user types.
    Typing,
    /// The keys while a yes-or-no question is open.
    Question,
    Everywhere,
}

impl Section {
    pub const ALL: &[Section] = Section::VARIANTS;

    /// The sections of the list of all keys, in their usual order.
    pub const LISTED_SECTIONS: [Section; 11] = [
        Section::Play,
        Section::Analysis,
        Section::SetUp,
        Section::SearchTree,
        Section::SearchPlayback,
        Section::Exercise,
        Section::SowingDrill,
        Section::List,
        Section::ClubGame,
        Section::Menu,
        Section::Everywhere,
    ];

    /// The message id of the section's title.
    pub const fn title_message_id(self) -> &'static str {
        match self {
            Section::Play => "help-play",
            Section::Analysis => "help-board",
            Section::SetUp => "help-setting-up",
            Section::SearchTree => "help-tree",
            Section::SearchPlayback => "help-film",
            Section::Exercise => "help-task",
            Section::SowingDrill => "help-drill",
            Section::List => "help-lists",
            Section::ClubGame => "help-club",
            Section::Menu => "help-menu",
            Section::Everywhere | Section::KeyList | Section::Typing | Section::Question => {
                "help-everywhere"
            }
        }
    }

    /// The section's lines of the table.
    pub const fn bindings(self) -> &'static [Binding] {
        match self {
            Section::Everywhere => key_table::BINDINGS_EVERYWHERE,
            Section::Play => key_table::PLAY_BINDINGS,
            Section::Analysis => key_table::ANALYSIS_BINDINGS,
            Section::SetUp => key_table::SET_UP_BINDINGS,
            Section::SearchTree => key_table::SEARCH_TREE_BINDINGS,
            Section::SearchPlayback => key_table::SEARCH_PLAYBACK_BINDINGS,
            Section::Exercise => key_table::EXERCISE_BINDINGS,
            Section::SowingDrill => key_table::SOWING_DRILL_BINDINGS,
            Section::List => key_table::LIST_BINDINGS,
            Section::Menu => key_table::MENU_BINDINGS,
            Section::KeyList => key_table::KEY_LIST_BINDINGS,
            Section::ClubGame => key_table::CLUB_GAME_BINDINGS,
            Section::Typing => key_table::TYPING_BINDINGS,
            Section::Question => key_table::QUESTION_BINDINGS,
        }
    }

    /// The section's lines in the list of all keys.
    pub fn listed_bindings(self) -> impl Iterator<Item = &'static Binding> {
        self.bindings()
            .iter()
            .filter(|binding| binding.explanation_message_id.is_some())
    }

    /// All lines that work on the section's screens: its own, and those that work everywhere.
    pub(super) fn working_bindings(self) -> impl Iterator<Item = &'static Binding> {
        let section_bindings: &[Binding] = if self == Section::Everywhere {
            &[]
        } else {
            self.bindings()
        };
        section_bindings
            .iter()
            .chain(key_table::BINDINGS_EVERYWHERE)
    }

    /// The letters and digits that are typed on these screens: names of pits, a number of matches,
    /// or a number of seeds.
    pub const fn typeable_characters(self) -> &'static str {
        match self {
            Section::Play
            | Section::Exercise
            | Section::SowingDrill
            | Section::Analysis
            | Section::ClubGame => "ABCDEF123456789",
            Section::SetUp => "0123456789",
            Section::SearchPlayback => "123456789",
            _ => "",
        }
    }

    /// The pit that a lower-case letter names, as a capital. `None` in the sowing drill, where
    /// lower-case letters are the pits of the other side.
    pub fn pit_of_key(self, key: Key) -> Option<char> {
        let Key::Char(letter @ 'a'..='f') = key else {
            return None;
        };
        let pit_letter = letter.to_ascii_uppercase();
        (self != Section::SowingDrill && self.typeable_characters().contains(pit_letter))
            .then_some(pit_letter)
    }
}
