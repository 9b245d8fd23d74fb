//! The sections of the table: the screens, and what they share.

use strum::VariantArray;

use super::{Binding, table};

/// The keys of a screen, or of a state in which a screen has other keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum Section {
    Play,
    Watch,
    /// While looking back into the game that is played.
    History,
    /// A game at its end.
    Over,
    Replay,
    /// Looking for what was better than the mistakes of a game.
    Mistakes,
    Editor,
    /// The first moves of a game.
    Openings,
    /// The tree that an algorithm walks.
    Tree,
    /// The search step by step.
    Film,
    /// A question about its next step.
    Predict,
    /// The growing tree of Monte Carlo tree search.
    MonteCarlo,
    Puzzle,
    Puzzles,
    Training,
    Storm,
    /// A round of the sowing trainer.
    Drill,
    /// Choosing a drill of the sowing trainer.
    Drills,
    Chapter,
    /// Choosing a chapter of the course in playing well.
    Chapters,
    Lesson,
    Course,
    /// The list of saved games.
    Saved,
    /// The games of a file that holds several.
    Collection,
    Menu,
    Analyse,
    /// Choosing a game and its players.
    Setup,
    Gallery,
    /// What was won, drawn and lost.
    Results,
    Rules,
    Settings,
    /// The keys of all commands, to be changed.
    Bindings,
    /// The list of all keys.
    Keys,
    /// Who is here and what is played, in a club.
    Lobby,
    /// A game between two people in a club.
    ClubGame,
    /// A text that is typed.
    Typing,
    Everywhere,
}

impl Section {
    pub const ALL: [Section; Section::VARIANTS.len()] = *Section::VARIANTS.first_chunk().expect("as many");

    /// The sections of the list of all keys, in their usual order.
    pub const LISTED: [Section; 17] = [
        Section::Play,
        Section::Watch,
        Section::Replay,
        Section::Mistakes,
        Section::Editor,
        Section::Openings,
        Section::Tree,
        Section::Film,
        Section::Predict,
        Section::MonteCarlo,
        Section::Puzzle,
        Section::Drill,
        Section::Lesson,
        Section::Saved,
        Section::ClubGame,
        Section::Menu,
        Section::Everywhere,
    ];

    /// The id of its title. Sections that are not listed are named after the screen of which they are a part.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Section::Play | Section::History | Section::Over => "help-play",
            Section::Watch => "help-watch",
            Section::Replay => "help-replay",
            Section::Mistakes => "help-mistakes",
            Section::Editor => "help-editor",
            Section::Openings => "help-openings",
            Section::Tree => "help-tree",
            Section::Film => "help-film",
            Section::Predict => "help-predict-title",
            Section::MonteCarlo => "help-growth",
            Section::Puzzles | Section::Puzzle | Section::Training | Section::Storm => "help-puzzle",
            Section::Course | Section::Lesson | Section::Chapters | Section::Chapter => "help-lesson",
            Section::Drills | Section::Drill => "help-drill",
            Section::Saved | Section::Collection => "help-saved",
            Section::Menu | Section::Analyse | Section::Setup | Section::Gallery | Section::Lobby => "help-menu",
            Section::ClubGame => "help-club",
            Section::Everywhere
            | Section::Results
            | Section::Rules
            | Section::Settings
            | Section::Bindings
            | Section::Keys
            | Section::Typing => "help-everywhere",
        }
    }

    /// Its lines of the table.
    #[must_use]
    pub const fn bindings(self) -> &'static [Binding] {
        match self {
            Section::Everywhere => table::EVERYWHERE,
            Section::Play => table::PLAY,
            Section::Watch => table::WATCH,
            Section::History => table::HISTORY,
            Section::Over => table::OVER,
            Section::Replay => table::REPLAY,
            Section::Mistakes => table::MISTAKES,
            Section::Editor => table::EDITOR,
            Section::Openings => table::OPENINGS,
            Section::Tree => table::TREE,
            Section::Film => table::FILM,
            Section::Predict => table::PREDICT,
            Section::MonteCarlo => table::MONTE_CARLO,
            Section::Puzzles => table::PUZZLES,
            Section::Puzzle => table::PUZZLE,
            Section::Training => table::TRAINING,
            Section::Storm => table::STORM,
            Section::Chapters => table::CHAPTERS,
            Section::Chapter => table::CHAPTER,
            Section::Drills => table::DRILLS,
            Section::Drill => table::DRILL,
            Section::Course => table::COURSE,
            Section::Lesson => table::LESSON,
            Section::Saved => table::SAVED,
            Section::Collection => table::COLLECTION,
            Section::Menu => table::MENU,
            Section::Analyse => table::ANALYSE,
            Section::Setup => table::SETUP,
            Section::Gallery => table::GALLERY,
            Section::Results => table::RESULTS,
            Section::Rules => table::RULES,
            Section::Settings => table::SETTINGS,
            Section::Bindings => table::BINDINGS,
            Section::Keys => table::KEYS,
            Section::Lobby => table::LOBBY,
            Section::ClubGame => table::CLUB_GAME,
            Section::Typing => table::TYPING,
        }
    }

    /// Its lines in the list of all keys; the choice of puzzles stands with the puzzle.
    pub fn listed(self) -> impl Iterator<Item = &'static Binding> {
        let more: &[Binding] = if self == Section::Puzzle { Section::Puzzles.bindings() } else { &[] };
        self.bindings().iter().chain(more).filter(|binding| binding.help.is_some())
    }

    /// The lines of all keys that serve on its screen: its own before those that serve everywhere. A game may begin with
    /// people and be watched, so its two sections are one here.
    pub(super) fn serving(self) -> impl Iterator<Item = &'static Binding> {
        let own: [&[Binding]; 2] = match self {
            Section::Play | Section::Watch => [table::PLAY, table::WATCH],
            Section::Everywhere => [&[], &[]],
            _ => [self.bindings(), &[]],
        };
        own.into_iter().chain([table::EVERYWHERE]).flatten()
    }

    /// The letters and digits that are typed here: the names of pits, a number of matches, a number of seeds.
    #[must_use]
    pub const fn typed(self) -> &'static str {
        match self {
            Section::Play
            | Section::Watch
            | Section::ClubGame
            | Section::Puzzle
            | Section::Storm
            | Section::Mistakes
            | Section::Openings
            | Section::Drill
            | Section::Chapter
            | Section::Lesson => "abcdefABCDEF123456789",
            Section::Editor => "0123456789",
            Section::Predict => "123456789",
            _ => "",
        }
    }

    /// Whether the keys that serve everywhere stand behind its own at the bottom.
    #[must_use]
    pub const fn has_usual_end(self) -> bool {
        !matches!(self, Section::History | Section::Keys | Section::Typing)
    }
}
