//! The commands that keys are bound to.

/// Writes the commands down once: the type, all of them, and the name that each has in `[keys]` of the settings.
macro_rules! commands {
    ($($(#[$about:meta])* $command:ident = $name:literal,)*) => {
        /// Something that a key does. The name in `[keys]` of the settings stays, whatever the key is.
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
        }
    };
}

commands! {
    Help = "help",
    Quit = "quit",
    /// The same as the arrow to the left.
    Left = "left",
    /// The same as the arrow down.
    Down = "down",
    /// The same as the arrow up.
    Up = "up",
    /// The same as the arrow to the right.
    Right = "right",
    Confirm = "confirm",

    /// Starts a game like the last one.
    PlayAtOnce = "play_at_once",
    /// Sets up a new game.
    NewGame = "new_game",
    /// Continues the last unfinished game.
    Continue = "continue",

    /// Takes back a move or a change.
    Undo = "undo",
    /// Does again what was taken back.
    Redo = "redo",
    Hint = "hint",
    /// Has the computer move now.
    MoveNow = "move_now",
    /// Shows or hides the value of every move.
    Values = "values",
    /// Shows or hides the evaluation bar.
    Bar = "bar",
    TurnBoard = "turn_board",
    /// Shows the tree that minimax and alpha-beta search from here.
    Tree = "tree",
    /// Shows what is known of the opening that leads here.
    Openings = "openings",
    /// Offers to end the game as it stands.
    OfferEnd = "offer_end",
    Resign = "resign",
    /// Opens the position in the editor.
    EditPosition = "edit_position",
    /// Saves a study among the games.
    SaveStudy = "save_study",
    /// Says something to the other player, in a club.
    Say = "say",
    /// Refuses what the other player wants.
    Refuse = "refuse",
    /// Hears nothing more of the other player.
    Mute = "mute",
    /// Hands the shared board to the other player.
    PassHand = "pass_hand",
    /// Copies the position to the clipboard.
    Copy = "copy",
    /// Writes the game as pictures to share.
    Export = "export",
    /// Writes the puzzle as a picture to share; `e` is a pit there.
    ExportPuzzle = "export_puzzle",
    /// Pauses a game between two computers, or resumes it.
    Pause = "pause",
    /// Lets two computers play faster.
    Faster = "faster",
    /// Lets two computers play slower.
    Slower = "slower",

    /// Explains a finished game, or stops that.
    Analyse = "analyse",
    /// Looks for what was better than the mistakes of an explained game.
    Learn = "learn",
    /// Plays a recorded game on by itself, or stops that.
    Autoplay = "autoplay",
    /// Starts a new game from the position that is shown.
    PlayFromHere = "play_from_here",
    /// Goes to the next mistake.
    NextMistake = "next_mistake",
    /// Goes to the previous mistake.
    PreviousMistake = "previous_mistake",

    TodaysPuzzle = "todays_puzzle",
    NewPuzzle = "new_puzzle",
    /// Gives a puzzle up and shows its solution.
    Solution = "solution",
    /// Begins a puzzle or the step of a lesson anew.
    Restart = "restart",
    /// Goes to the next step of a lesson.
    NextStep = "next_step",
    /// Goes to the previous step of a lesson.
    PreviousStep = "previous_step",

    /// Puts one more seed into the chosen pit or store.
    MoreSeeds = "more_seeds",
    /// Takes a seed out of it.
    FewerSeeds = "fewer_seeds",
    /// Puts the missing seeds into the stores, or takes out those that are too many.
    Balance = "balance",
    /// Changes the side to move.
    SideToMove = "side_to_move",
    /// Goes to the next variant.
    NextVariant = "next_variant",
    /// Goes to the previous variant.
    PreviousVariant = "previous_variant",
    /// Types the position as one line.
    TypePosition = "type_position",
    EmptyBoard = "empty_board",
    StartPosition = "start_position",
    /// Sets up a game from the position.
    PlayPosition = "play_position",
    /// Plays both sides by hand from the position.
    StudyPosition = "study_position",

    Replay = "replay",
    Rename = "rename",
    /// Searches the list of games.
    Search = "search",
    /// Shows only games of one kind in the list: unfinished, won, lost.
    Filter = "filter",
    Delete = "delete",

    /// Goes to the end of the principal variation.
    PrincipalVariation = "principal_variation",
    /// Changes between minimax and alpha-beta.
    Algorithm = "algorithm",
    Deeper = "deeper",
    Shallower = "shallower",
    Evaluation = "evaluation",
    /// Changes the move order of alpha-beta.
    Ordering = "ordering",
    /// Shows the search step by step, or ends that.
    Film = "film",
    /// Shows iterative deepening step by step, and its table or not.
    Deepening = "deepening",
    /// Writes the tree and its film into files.
    ExportTree = "export_tree",
    /// Lets the student say what the search does next, or ends that.
    Predict = "predict",
    /// Shows how the tree of Monte Carlo tree search grows, or ends that.
    MonteCarlo = "monte_carlo",
}

impl Command {
    /// The command with this name in `[keys]` of the settings.
    #[must_use]
    pub fn named(name: &str) -> Option<Command> {
        Command::ALL.iter().copied().find(|command| command.name() == name)
    }
}
