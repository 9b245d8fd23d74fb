//! The table of all keys, by section. Each line contains a command or fixed keys, and the message
//! id of their explanation in the list of all keys. If the footer shows the keys, it also contains
//! their label and priority.
//!
//! Adjacent lines with the same explanation are merged in the list of keys, and adjacent lines with
//! the same label are merged in the footer. The screen's [available
//! keys](crate::app::AvailableKeys) decide which lines work now, and may change the label. Lines
//! marked `without_help` are not in the list of keys. Users cannot change fixed keys.

use super::binding::{Binding, Keys, command_binding, key_binding, usual_binding};
use super::{Command, KeyLabel};

pub(super) const BINDINGS_EVERYWHERE: &[Binding] = &[
    command_binding(Command::Help, "help-keys").footer_always(KeyLabel::ListKeys),
    key_binding(Keys::ESC, "help-back").footer_always(KeyLabel::GoBack),
    usual_binding(Command::Quit).footer_always(KeyLabel::Quit),
    key_binding(Keys::Fixed("Ctrl-C"), "help-leave"),
    key_binding(Keys::Fixed("Ctrl-Z"), "help-suspend"),
    command_binding(Command::Left, "help-arrows"),
    command_binding(Command::Down, "help-arrows"),
    command_binding(Command::Up, "help-arrows"),
    command_binding(Command::Right, "help-arrows"),
    usual_binding(Command::Confirm),
];

pub(super) const PLAY_BINDINGS: &[Binding] = &[
    key_binding(Keys::LEFT_RIGHT, "help-choose").footer_usual(KeyLabel::Choose),
    key_binding(Keys::UP_DOWN, "help-line")
        .without_help()
        .footer_usual(KeyLabel::ChangeLine),
    key_binding(Keys::ENTER, "help-sow").footer_main(KeyLabel::Play),
    key_binding(Keys::Fixed("1-9 A-F"), "help-letter"),
    command_binding(Command::Run, "help-pause").footer_usual(KeyLabel::Pause),
    command_binding(Command::More, "help-pace").footer_usual(KeyLabel::ChangeSpeed),
    command_binding(Command::Less, "help-pace").footer_usual(KeyLabel::ChangeSpeed),
    usual_binding(Command::MoveNow).footer_usual(KeyLabel::MoveNow),
    command_binding(Command::Undo, "help-undo").footer_usual(KeyLabel::Undo),
    command_binding(Command::Redo, "help-undo"),
    command_binding(Command::Hint, "help-study-hint").footer_usual(KeyLabel::ShowHint),
    usual_binding(Command::BestLine).footer_usual(KeyLabel::ShowBestLine),
    usual_binding(Command::Tree),
    command_binding(Command::Values, "help-values").footer_spare(KeyLabel::ShowMoveValues),
    usual_binding(Command::Bar).footer_spare(KeyLabel::ShowEvaluationBar),
    usual_binding(Command::Danger).footer_spare(KeyLabel::ShowPitsInDanger),
    key_binding(Keys::TAB, "help-history").footer_spare(KeyLabel::ShowHistory),
    usual_binding(Command::TurnBoard).footer_spare(KeyLabel::TurnBoard),
    usual_binding(Command::OfferEnd),
    command_binding(Command::Resign, "help-resign"),
    usual_binding(Command::SetUp),
    usual_binding(Command::Copy),
    command_binding(Command::Analyse, "help-analysis"),
    command_binding(Command::Book, "help-book-in-game"),
    command_binding(Command::Learn, "help-learn"),
    command_binding(Command::Play, "help-rematch"),
    command_binding(Command::Export, "help-export").footer_usual(KeyLabel::Share),
    key_binding(Keys::Fixed("+1 +1• ×2"), "help-preview"),
    key_binding(Keys::VALUE_SIGNS, "help-values-signs"),
];

pub(super) const ANALYSIS_BINDINGS: &[Binding] = &[
    key_binding(Keys::LEFT_RIGHT, "help-step").footer_usual(KeyLabel::StepThroughMoves),
    key_binding(Keys::UP_DOWN, "help-beside").footer_spare(KeyLabel::ChangeVariation),
    key_binding(Keys::ENTER, "help-best-move").footer_main(KeyLabel::Play),
    key_binding(Keys::Fixed("1-9 A-F"), "help-branch"),
    key_binding(Keys::PAGE_UP_DOWN, "help-leap"),
    key_binding(Keys::Fixed("Home End"), "help-jump"),
    command_binding(Command::Run, "help-play-on").footer_spare(KeyLabel::Autoplay),
    command_binding(Command::Export, "help-export").footer_usual(KeyLabel::Share),
    command_binding(Command::Next, "help-faults").footer_usual(KeyLabel::GoToMistake),
    command_binding(Command::Previous, "help-faults").footer_usual(KeyLabel::GoToMistake),
    key_binding(Keys::DOWN, "help-beside")
        .without_help()
        .footer_usual(KeyLabel::ShowBetterLine),
    command_binding(Command::Learn, "help-learn").footer_usual(KeyLabel::LearnFromMistakes),
    command_binding(Command::Analyse, "help-analysis").footer_usual(KeyLabel::Analyze),
    key_binding(Keys::Fixed("! ?! ? ??"), "help-marks"),
    command_binding(Command::Play, "help-from-here").footer_usual(KeyLabel::PlayFromHere),
    usual_binding(Command::Book).footer_spare(KeyLabel::ShowOpenings),
    command_binding(Command::Comment, "help-comment").footer_spare(KeyLabel::WriteComment),
    command_binding(Command::Save, "help-save-board").footer_spare(KeyLabel::Save),
    command_binding(Command::Delete, "help-delete-variation").footer_spare(KeyLabel::Delete),
    usual_binding(Command::MainLine),
    command_binding(Command::More, "help-fold"),
    command_binding(Command::Less, "help-fold"),
    command_binding(Command::Undo, "help-undo-edit"),
    command_binding(Command::Redo, "help-undo-edit"),
    command_binding(Command::Values, "help-lines"),
    usual_binding(Command::BestLine).footer_spare(KeyLabel::ShowBestLine),
    usual_binding(Command::Bar),
    usual_binding(Command::Tree).footer_spare(KeyLabel::ShowSearchTree),
    usual_binding(Command::SetUp).footer_spare(KeyLabel::SetUpPosition),
    usual_binding(Command::TypePosition),
    command_binding(Command::Copy, "help-copy-board").footer_spare(KeyLabel::Copy),
    usual_binding(Command::Variant),
    usual_binding(Command::TurnBoard),
    key_binding(Keys::TAB, "help-panel"),
];

pub(super) const SET_UP_BINDINGS: &[Binding] = &[
    key_binding(Keys::ARROWS, "help-place"),
    key_binding(Keys::Fixed("0-9"), "help-seeds").footer_usual(KeyLabel::SetSeedCount),
    command_binding(Command::More, "help-seeds"),
    command_binding(Command::Less, "help-seeds"),
    command_binding(Command::Balance, "help-rest").footer_usual(KeyLabel::BalanceStores),
    usual_binding(Command::SideToMove).footer_beside_board(KeyLabel::ChangeSideToMove),
    usual_binding(Command::Variant).footer_beside_board(KeyLabel::ChangeGame),
    usual_binding(Command::TypePosition).footer_beside_board(KeyLabel::TypePosition),
    usual_binding(Command::Copy).footer_beside_board(KeyLabel::Copy),
    usual_binding(Command::Tree).footer_beside_board(KeyLabel::ShowSearchTree),
    command_binding(Command::Delete, "help-empty").footer_beside_board(KeyLabel::EmptyBoard),
    command_binding(Command::Restart, "help-empty").footer_beside_board(KeyLabel::SetStartPosition),
    command_binding(Command::Undo, "help-undo-edit").footer_beside_board(KeyLabel::Undo),
    command_binding(Command::Redo, "help-undo-edit"),
    key_binding(Keys::ENTER, "help-think").footer_main(KeyLabel::Analyze),
    command_binding(Command::Analyse, "help-think"),
    command_binding(Command::Play, "help-play-position").footer_usual(KeyLabel::Play),
    usual_binding(Command::TurnBoard),
];

pub(super) const TASK_BINDINGS: &[Binding] = &[
    key_binding(Keys::LEFT_RIGHT, "help-task-choose").footer_usual(KeyLabel::Choose),
    key_binding(Keys::ENTER, "help-sow").footer_main(KeyLabel::Play),
    key_binding(Keys::PAGE_UP_DOWN, "help-scroll-text").footer_main(KeyLabel::ScrollText),
    key_binding(Keys::Fixed("1-9 A-F"), "help-letter"),
    command_binding(Command::Hint, "help-hint").footer_usual(KeyLabel::ShowHint),
    command_binding(Command::Resign, "help-give-up").footer_usual(KeyLabel::ShowSolution),
    command_binding(Command::Next, "help-next-task").footer_usual(KeyLabel::SkipToNext),
    command_binding(Command::Previous, "help-next-task").footer_usual(KeyLabel::GoToPrevious),
    command_binding(Command::Restart, "help-task-again").footer_usual(KeyLabel::TryAgain),
    command_binding(Command::Analyse, "help-study-solution"),
    command_binding(Command::SetUp, "help-study-solution"),
    command_binding(Command::Tree, "help-study-solution"),
    usual_binding(Command::TurnBoard),
    usual_binding(Command::Copy),
    command_binding(Command::Export, "help-export-puzzle"),
];

pub(super) const DRILL_BINDINGS: &[Binding] = &[
    key_binding(Keys::ARROWS, "help-drill-choose").footer_usual(KeyLabel::Choose),
    key_binding(Keys::ENTER, "help-drill-answer").footer_main(KeyLabel::GiveAnswer),
    key_binding(Keys::Fixed("1-9 A-F a-f"), "help-drill-letter"),
];

pub(super) const TREE_BINDINGS: &[Binding] = &[
    key_binding(Keys::LEFT_RIGHT, "help-unfold").footer_usual(KeyLabel::UnfoldNode),
    command_binding(Command::Hint, "help-principal").footer_spare(KeyLabel::ShowPrincipalVariation),
    command_binding(Command::Algorithm, "help-algorithm").footer_usual(KeyLabel::ChangeAlgorithm),
    command_binding(Command::More, "help-depth").footer_usual(KeyLabel::ChangeSearchDepth),
    command_binding(Command::Less, "help-depth").footer_usual(KeyLabel::ChangeSearchDepth),
    command_binding(Command::Values, "help-evaluation").footer_usual(KeyLabel::ChangeEvaluation),
    command_binding(Command::Run, "help-film-start").footer_usual(KeyLabel::StartFilm),
    command_binding(Command::Export, "help-export-tree").footer_spare(KeyLabel::ExportPicture),
    usual_binding(Command::TurnBoard),
];

pub(super) const FILM_BINDINGS: &[Binding] = &[
    key_binding(Keys::LEFT_RIGHT, "help-film-step").footer_usual(KeyLabel::StepThroughFilm),
    key_binding(Keys::UP_DOWN, "help-predict-choose").footer_usual(KeyLabel::Choose),
    key_binding(Keys::Fixed("1-9"), "help-predict-number"),
    key_binding(Keys::ENTER, "help-film-run").footer_main(KeyLabel::RunFilm),
    key_binding(Keys::RIGHT, "help-film-step")
        .without_help()
        .footer_usual(KeyLabel::SkipToNext),
    command_binding(Command::Run, "help-film-run"),
    command_binding(Command::More, "help-film-speed").footer_usual(KeyLabel::ChangeSpeed),
    command_binding(Command::Less, "help-film-speed").footer_usual(KeyLabel::ChangeSpeed),
    key_binding(Keys::DOWN, "help-predict-choose")
        .without_help()
        .footer_usual(KeyLabel::GoToNextCutoff),
    key_binding(Keys::Fixed("Home End"), "help-jump"),
    key_binding(Keys::PAGE_UP_DOWN, "help-film-leap"),
    usual_binding(Command::Predict).footer_usual(KeyLabel::StartPredicting),
    command_binding(Command::Algorithm, "help-algorithm").footer_spare(KeyLabel::ChangeAlgorithm),
    command_binding(Command::Export, "help-export-film"),
    command_binding(Command::Values, "help-growth-leaf").footer_usual(KeyLabel::ChangePlayoutKind),
];

pub(super) const MENU_BINDINGS: &[Binding] = &[
    key_binding(Keys::ENTER, "help-open")
        .without_help()
        .footer_main(KeyLabel::OpenChosenItem),
    key_binding(Keys::UP_DOWN, "help-line")
        .without_help()
        .footer_usual(KeyLabel::ChangeLine),
    key_binding(Keys::LEFT_RIGHT, "help-choose")
        .without_help()
        .footer_usual(KeyLabel::ChangeValue),
    key_binding(Keys::ANSWER_DIGITS, "help-answers"),
    command_binding(Command::Play, "help-at-once").footer_usual(KeyLabel::PlayNow),
    usual_binding(Command::Puzzles),
    command_binding(Command::Learn, "menu-learn"),
    command_binding(Command::Analyse, "menu-analyse"),
    usual_binding(Command::Progress),
    usual_binding(Command::Settings),
    command_binding(Command::SetUp, "help-new-position"),
    command_binding(Command::Book, "help-openings"),
    command_binding(Command::Tree, "help-tree"),
    command_binding(Command::Filter, "help-unfinished"),
];

pub(super) const LIST_BINDINGS: &[Binding] = &[
    key_binding(Keys::UP_DOWN, "help-line")
        .without_help()
        .footer_usual(KeyLabel::ChangeLine),
    key_binding(Keys::LEFT_RIGHT, "help-choose")
        .without_help()
        .footer_usual(KeyLabel::ChangeValue),
    key_binding(Keys::ENTER, "help-open").footer_main(KeyLabel::OpenChosenItem),
    key_binding(Keys::DEL, "help-open")
        .without_help()
        .footer_usual(KeyLabel::RestoreDefaultKey),
    key_binding(Keys::PAGE_UP_DOWN, "help-scroll-text")
        .without_help()
        .footer_usual(KeyLabel::ScrollText),
    key_binding(Keys::TAB, "help-variant")
        .without_help()
        .footer_usual(KeyLabel::ChangeGameWithTab),
    command_binding(Command::Play, "help-at-once")
        .without_help()
        .footer_usual(KeyLabel::ChallengePlayer),
    command_binding(Command::Next, "help-new-puzzle").footer_usual(KeyLabel::NewPuzzle),
    command_binding(Command::Analyse, "help-look").footer_usual(KeyLabel::Analyze),
    command_binding(Command::Save, "help-rename").footer_usual(KeyLabel::Rename),
    command_binding(Command::Delete, "help-delete").footer_usual(KeyLabel::Delete),
    usual_binding(Command::Search),
    command_binding(Command::Filter, "help-filter").footer_usual(KeyLabel::IncludeGamesWithHelp),
];

pub(super) const KEYS_SCREEN_BINDINGS: &[Binding] =
    &[key_binding(Keys::UP_DOWN, "help-scroll-text")
        .without_help()
        .footer_usual(KeyLabel::ScrollText)];

pub(super) const TYPING_BINDINGS: &[Binding] = &[key_binding(Keys::ENTER, "help-open")
    .without_help()
    .footer_main(KeyLabel::FinishTyping)];

pub(super) const CLUB_GAME_BINDINGS: &[Binding] = &[
    key_binding(Keys::LEFT_RIGHT, "help-choose")
        .without_help()
        .footer_usual(KeyLabel::Choose),
    key_binding(Keys::ENTER, "help-sow")
        .without_help()
        .footer_main(KeyLabel::Play),
    key_binding(Keys::Fixed("1-9 A-F"), "help-letter").without_help(),
    command_binding(Command::Play, "help-club-again").footer_usual(KeyLabel::Rematch),
    command_binding(Command::Delete, "help-club-refuse").footer_usual(KeyLabel::RefuseOffer),
    command_binding(Command::Comment, "help-club-say").footer_usual(KeyLabel::SendChatMessage),
    command_binding(Command::Undo, "help-undo")
        .without_help()
        .footer_usual(KeyLabel::Undo),
    usual_binding(Command::OfferEnd)
        .without_help()
        .footer_usual(KeyLabel::OfferToEndGame),
    command_binding(Command::Resign, "help-resign")
        .without_help()
        .footer_usual(KeyLabel::Resign),
    command_binding(Command::Analyse, "help-analysis")
        .without_help()
        .footer_usual(KeyLabel::Analyze),
    command_binding(Command::SideToMove, "help-club-hand").footer_usual(KeyLabel::HandOverBoard),
    command_binding(Command::Filter, "help-club-mute").footer_spare(KeyLabel::MutePlayer),
    key_binding(Keys::TAB, "help-history")
        .without_help()
        .footer_spare(KeyLabel::ShowHistory),
    usual_binding(Command::TurnBoard)
        .without_help()
        .footer_spare(KeyLabel::TurnBoard),
];
