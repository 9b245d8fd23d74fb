//! The commands that keys are bound to. A letter has one meaning, on whichever screen it means
//! anything.

use super::Key;

/// Writes the commands down once: the type, all of them, and of each the name in `[keys]` of the
/// settings, its usual key, and the id of its words.
macro_rules! commands {
    ($($(#[$about:meta])* $command:ident = $name:literal, $key:literal, $word:literal;)*) => {
        /// Something that a key does. Its name in `[keys]` of the settings stays when you rebind
        /// it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Command {
            $($(#[$about])* $command,)*
        }

        impl Command {
            pub const ALL: &'static [Command] = &[$(Command::$command),*];

            /// The name in `[keys]` of the settings.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Command::$command => $name,)*
                }
            }

            /// The setting that binds it: `keys.` and its name.
            #[must_use]
            pub const fn setting(self) -> &'static str {
                match self {
                    $(Command::$command => concat!("keys.", $name),)*
                }
            }

            /// The id of what it does, wherever it does anything.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Command::$command => $word,)*
                }
            }

            /// The key that it has unless the user binds it otherwise.
            #[must_use]
            pub fn usual_key(self) -> Option<Key> {
                match self {
                    $(Command::$command => $key.parse().ok(),)*
                }
            }
        }
    };
}

impl Command {
    /// Whether it looks into the game or takes moves back, which is off in a game with clocks.
    #[must_use]
    pub const fn looks_into(self) -> bool {
        matches!(
            self,
            Command::Undo
                | Command::Redo
                | Command::Hint
                | Command::Tree
                | Command::Values
                | Command::Bar
                | Command::Book
                | Command::SetUp
                | Command::Analyse
                | Command::Learn
        )
    }
}

commands! {
    Help = "help", "?", "bind-help";
    Quit = "quit", "q", "help-quit";
    /// The same as the arrow to the left.
    Left = "left", "h", "bind-left";
    /// The same as the arrow down.
    Down = "down", "j", "bind-down";
    /// The same as the arrow up.
    Up = "up", "k", "bind-up";
    /// The same as the arrow to the right.
    Right = "right", "l", "bind-right";
    Confirm = "confirm", "space", "help-confirm";

    /// Plays a game: one like the last, or from the position that is shown.
    Play = "play", "p", "bind-play";
    Puzzles = "puzzles", "Z", "menu-puzzles";
    /// Opens *Learn*, or what was better than the mistakes of a game.
    Learn = "learn", "L", "bind-learn";
    /// Analyses what is shown: a game, a position, a saved game.
    Analyse = "analyse", "a", "bind-analyse";
    Progress = "progress", "P", "menu-progress";
    Settings = "settings", ",", "menu-settings";

    /// Takes back a move or a change.
    Undo = "undo", "u", "bind-undo";
    /// Does again what was taken back.
    Redo = "redo", "U", "bind-redo";
    Hint = "hint", "i", "bind-hint";
    /// Has the computer move now.
    MoveNow = "move_now", "m", "help-move-now";
    /// Shows or hides the value of every move; values a tree in another way.
    Values = "values", "w", "bind-values";
    /// Shows or hides the evaluation bar.
    Bar = "bar", "x", "help-bar";
    TurnBoard = "turn_board", "v", "help-turn";
    /// Shows the tree that minimax and alpha-beta search.
    Tree = "tree", "t", "help-see-tree";
    /// Shows what is known of the opening.
    Book = "book", "b", "bind-book";
    /// Offers to end the game as it stands.
    OfferEnd = "offer_end", "o", "help-agree";
    /// Resigns, or gives a puzzle up and shows its solution.
    Resign = "resign", "r", "bind-resign";
    /// Sets up a position, beginning with the one that is shown.
    SetUp = "set_up", "s", "help-set-up";
    /// Saves a study among the games, or names a saved game.
    Save = "save", "S", "bind-save";
    /// Writes a text: about the move that is shown; in a club to the other player.
    Comment = "comment", "c", "bind-comment";
    /// Copies the position to the clipboard.
    Copy = "copy", "y", "help-copy";
    /// Writes pictures and files to share.
    Export = "export", "e", "bind-export";
    /// Lets a game or a search run by itself, or stops that.
    Run = "run", "z", "bind-run";
    /// More seeds, more depth, more speed.
    More = "more", "+", "bind-more";
    /// Less of it.
    Less = "less", "-", "bind-less";
    /// Goes to the next mistake, puzzle or step.
    Next = "next", "n", "bind-next";
    Previous = "previous", "N", "bind-previous";
    /// Begins a puzzle, a mistake or a step anew; sets the starting position.
    Restart = "restart", "R", "bind-restart";
    /// Makes a variation come before the one above it.
    MainLine = "main_line", "M", "help-main-line";
    /// Deletes a saved game, empties the board, declines what the other player wants.
    Delete = "delete", "d", "bind-delete";
    /// Searches the list of games.
    Search = "search", "/", "help-search";
    /// Shows only lines of one kind.
    Filter = "filter", "f", "bind-filter";

    /// Changes the side to move.
    SideToMove = "side_to_move", "W", "help-mover";
    /// Types the position as one line.
    TypePosition = "type_position", "T", "help-notation";
    /// Puts the missing seeds into the stores, or takes out those that are too many.
    Balance = "balance", "=", "bind-balance";
    /// Goes to the next variant.
    Variant = "variant", "g", "help-variant";

    /// Changes the algorithm whose search is shown.
    Algorithm = "algorithm", "G", "bind-algorithm";
    /// Lets the student say what the search does next, or ends that.
    Predict = "predict", "Q", "help-predict";
}

impl Command {
    /// The command with this name in `[keys]` of the settings.
    #[must_use]
    pub fn named(name: &str) -> Option<Command> {
        Command::ALL
            .iter()
            .copied()
            .find(|command| command.name() == name)
    }
}
