//! [`KeyLabel`]: the labels of keys in the footer.

/// Defines the enum of labels, with the message id of each.
macro_rules! labels {
    ($($(#[$about:meta])* $label:ident = $id:literal;)*) => {
        /// The label of a key in the footer.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum KeyLabel {
            $($(#[$about])* $label,)*
        }

        impl KeyLabel {
            /// The message id of the label.
            pub const fn id(self) -> &'static str {
                match self {
                    $(KeyLabel::$label => $id,)*
                }
            }
        }
    };
}

labels! {
    Again = "key-again";
    Agree = "key-agree";
    Algorithm = "key-algorithm";
    Analysis = "key-analysis";
    AnalysisOff = "key-analysis-off";
    Announce = "key-announce";
    Answer = "key-answer";
    AtOnce = "key-at-once";
    Back = "key-back";
    Bar = "key-bar";
    BarOff = "key-bar-off";
    Before = "key-before";
    Begin = "key-begin";
    BestLine = "key-best-line";
    Better = "key-better";
    Bind = "key-bind";
    Book = "key-book";
    Challenge = "key-challenge";
    Change = "key-change";
    Chapter = "key-chapter";
    Choose = "key-choose";
    Clear = "key-clear";
    Comment = "key-comment";
    Copy = "key-copy";
    Danger = "key-danger";
    DangerOff = "key-danger-off";
    Decline = "key-decline";
    Delete = "key-delete";
    Depth = "key-depth";
    Done = "key-done";
    Drop = "key-drop";
    Evaluation = "key-evaluation";
    Export = "key-export";
    Faults = "key-faults";
    Film = "key-film";
    FilmCut = "key-film-cut";
    FilmRun = "key-film-run";
    FilmStep = "key-film-step";
    FromHere = "key-from-here";
    Game = "key-game";
    GameToo = "key-game-too";
    GiveUp = "key-give-up";
    GrowthLeaf = "key-growth-leaf";
    Help = "key-help";
    Hint = "key-hint";
    History = "key-history";
    Initial = "key-initial";
    Invite = "key-invite";
    Learn = "key-learn";
    Lesson = "key-lesson";
    Level = "key-level";
    Line = "key-line";
    Menu = "key-menu";
    Missed = "key-missed";
    MistakeSkip = "key-mistake-skip";
    More = "key-more";
    MoveNow = "key-move-now";
    Mover = "key-mover";
    Mute = "key-mute";
    NewPuzzle = "key-new-puzzle";
    Next = "key-next";
    Notation = "key-notation";
    OfferEnd = "key-offer-end";
    Open = "key-open";
    OwnAnswer = "key-own-answer";
    Pace = "key-pace";
    Page = "key-page";
    PassHand = "key-pass-hand";
    Pause = "key-pause";
    Play = "key-play";
    PlayOn = "key-play-on";
    Predict = "key-predict";
    PredictEnd = "key-predict-end";
    Principal = "key-principal";
    Quit = "key-quit";
    Refuse = "key-refuse";
    Rematch = "key-rematch";
    Rename = "key-rename";
    Resign = "key-resign";
    Rest = "key-rest";
    RuleStep = "key-rule-step";
    Save = "key-save";
    Say = "key-say";
    Scroll = "key-scroll";
    Seeds = "key-seeds";
    SetUp = "key-set-up";
    Share = "key-share";
    Show = "key-show";
    Skip = "key-skip";
    Step = "key-step";
    TakeUp = "key-take-up";
    Tree = "key-tree";
    Turn = "key-turn";
    Type = "key-type";
    TypeCommand = "key-type-command";
    Unbind = "key-unbind";
    Undo = "key-undo";
    Unfold = "key-unfold";
    Values = "key-values";
    ValuesOff = "key-values-off";
    Variation = "key-variation";
    Withdraw = "key-withdraw";
    WithHelp = "key-with-help";
    WithoutHelp = "key-without-help";
}
