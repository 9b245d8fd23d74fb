//! The commands that keys are bound to. A letter runs the same command on all screens that use it.

use super::Key;

/// Defines the commands: the enum, the list of all, and for each its name in `[keys]` of the
/// settings, its default key, and its message id.
macro_rules! commands {
    ($($(#[$about:meta])* $command:ident = $name:literal, $key:literal, $word:literal;)*) => {
        /// A command that a key runs. Its name in `[keys]` of the settings does not depend on the
        /// key.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Command {
            $($(#[$about])* $command,)*
        }

        impl Command {
            pub const ALL: &'static [Command] = &[$(Command::$command),*];

            /// The name of the command in `[keys]` of the settings.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Command::$command => $name,)*
                }
            }

            /// The full name of the setting that binds the command, such as `keys.undo`.
            pub const fn setting_key(self) -> &'static str {
                match self {
                    $(Command::$command => concat!("keys.", $name),)*
                }
            }

            /// The message id of the command's general explanation.
            pub const fn explanation_message_id(self) -> &'static str {
                match self {
                    $(Command::$command => $word,)*
                }
            }

            /// The default key, before the user changes it.
            pub fn default_key(self) -> Option<Key> {
                match self {
                    $(Command::$command => $key.parse().ok(),)*
                }
            }
        }
    };
}

impl Command {
    /// Whether the command opens a text field, for which a phone shows its keyboard.
    pub const fn opens_text_field(self) -> bool {
        matches!(
            self,
            Command::Comment | Command::TypePosition | Command::Search
        )
    }

    /// Whether the command reveals something about the position or takes back moves, which is not
    /// allowed in a game with clocks.
    pub const fn is_forbidden_with_clocks(self) -> bool {
        matches!(
            self,
            Command::Undo
                | Command::Redo
                | Command::Hint
                | Command::BestLine
                | Command::Tree
                | Command::Values
                | Command::Bar
                | Command::Danger
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
    /// Moves left, like the arrow key.
    Left = "left", "h", "bind-left";
    /// Moves down, like the arrow key.
    Down = "down", "j", "bind-down";
    /// Moves up, like the arrow key.
    Up = "up", "k", "bind-up";
    /// Moves right, like the arrow key.
    Right = "right", "l", "bind-right";
    Confirm = "confirm", "space", "help-confirm";

    /// Plays a game: one like the last, or from the visible position.
    Play = "play", "p", "bind-play";
    Puzzles = "puzzles", "Z", "menu-puzzles";
    /// Opens *Learn*, shows the better moves of a finished game, or adds an answer to the
    /// repertoire.
    Learn = "learn", "L", "bind-learn";
    /// Analyzes the visible game, position or saved game.
    Analyse = "analyse", "a", "bind-analyse";
    Progress = "progress", "P", "menu-progress";
    Settings = "settings", ",", "menu-settings";

    /// Takes back a move or a change.
    Undo = "undo", "u", "bind-undo";
    /// Redoes a move or a change that was taken back.
    Redo = "redo", "U", "bind-redo";
    Hint = "hint", "i", "bind-hint";
    /// Shows the best line on the board, one move further each time.
    BestLine = "best_line", ">", "help-best-line";
    /// Makes the computer move now.
    MoveNow = "move_now", "m", "help-move-now";
    /// Shows or hides the value of every move. On a tree, changes the kind of values.
    Values = "values", "w", "bind-values";
    /// Shows or hides the evaluation bar.
    Bar = "bar", "x", "help-bar";
    /// Marks the pits in danger, or removes the marks.
    Danger = "danger", "X", "help-danger";
    TurnBoard = "turn_board", "v", "help-turn";
    /// Shows the search tree of minimax and alpha-beta.
    Tree = "tree", "t", "help-see-tree";
    /// Shows the known continuations of the opening.
    Book = "book", "b", "bind-book";
    /// Offers to end the game with the current position.
    OfferEnd = "offer_end", "o", "help-agree";
    /// Resigns. In a puzzle, gives up and shows the solution.
    Resign = "resign", "r", "bind-resign";
    /// Sets up a position, starting with the visible one.
    SetUp = "set_up", "s", "help-set-up";
    /// Saves a study among the games, or changes the name of a saved game.
    Save = "save", "S", "bind-save";
    /// Writes a comment about the visible move. In a club game, a message to the other player.
    Comment = "comment", "c", "bind-comment";
    /// Copies the position to the clipboard.
    Copy = "copy", "y", "help-copy";
    /// Writes pictures and files to share.
    Export = "export", "e", "bind-export";
    /// Starts or stops the playback of a game or a search.
    Run = "run", "z", "bind-run";
    /// Increases the number of seeds, the depth or the speed.
    More = "more", "+", "bind-more";
    /// Decreases the number of seeds, the depth or the speed.
    Less = "less", "-", "bind-less";
    /// Goes to the next mistake, puzzle or step.
    Next = "next", "n", "bind-next";
    Previous = "previous", "N", "bind-previous";
    /// Restarts a puzzle, a mistake or a playback. When setting up, restores the starting position.
    Restart = "restart", "R", "bind-restart";
    /// Moves a variation before the one above it.
    MainLine = "main_line", "M", "help-main-line";
    /// Deletes a saved game, empties the board, or declines an offer of the other player.
    Delete = "delete", "d", "bind-delete";
    /// Searches the list of games.
    Search = "search", "/", "help-search";
    /// Filters a list by kind.
    Filter = "filter", "f", "bind-filter";

    /// Changes the side to move.
    SideToMove = "side_to_move", "W", "help-mover";
    /// Types a position as one line of text.
    TypePosition = "type_position", "T", "help-notation";
    /// When setting up, adds the missing seeds to the stores, or removes excess ones.
    Balance = "balance", "=", "bind-balance";
    /// Goes to the next variant.
    Variant = "variant", "g", "help-variant";

    /// Changes the algorithm of the search on the screen.
    Algorithm = "algorithm", "G", "bind-algorithm";
    /// Starts or ends the mode in which the user predicts the next step of the search.
    Predict = "predict", "Q", "help-predict";
}

impl Command {
    /// The command with this name in `[keys]` of the settings. `None` if there is no such command.
    pub fn from_name(name: &str) -> Option<Command> {
        Command::ALL
            .iter()
            .copied()
            .find(|command| command.name() == name)
    }
}
