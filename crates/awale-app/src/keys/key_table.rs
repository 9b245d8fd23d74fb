//! The table of all keys, by section. Each line contains a command or fixed keys, and the message
//! id of their explanation in the list of all keys. If the footer shows the keys, it also contains
//! their label and priority.
//!
//! Adjacent lines with the same explanation are merged in the list of keys, and adjacent lines with
//! the same label are merged in the footer. The screen's [available
//! keys](crate::app::AvailableKeys) decide which lines work now, and may change the label. Lines
//! marked `without_explanation` are not in the list of keys. Users cannot change fixed keys.

use super::{
    Command, KeyLabel,
    binding::{Binding, Keys, binding_with_usual_explanation, command_binding, key_binding},
};

pub(super) const BINDINGS_EVERYWHERE: &[Binding] = &[
    command_binding(Command::Help, "help-keys").with_footer_always_shown(KeyLabel::ListKeys),
    key_binding(Keys::ESC, "help-back").with_footer_always_shown(KeyLabel::GoBack),
    binding_with_usual_explanation(Command::Quit).with_footer_always_shown(KeyLabel::Quit),
    key_binding(Keys::Fixed("Ctrl-C"), "help-leave"),
    key_binding(Keys::Fixed("Ctrl-Z"), "help-suspend"),
    command_binding(Command::Left, "help-arrows"),
    command_binding(Command::Down, "help-arrows"),
    command_binding(Command::Up, "help-arrows"),
    command_binding(Command::Right, "help-arrows"),
    binding_with_usual_explanation(Command::Confirm),
];

pub(super) const PLAY_BINDINGS: &[Binding] = &[
    key_binding(Keys::LEFT_RIGHT, "help-choose").with_footer_normal_priority(KeyLabel::Choose),
    key_binding(Keys::UP_DOWN, "help-line")
        .without_explanation()
        .with_footer_normal_priority(KeyLabel::ChangeLine),
    key_binding(Keys::ENTER, "help-sow").with_footer_hidden_last(KeyLabel::Play),
    key_binding(Keys::Fixed("1-9 A-F"), "help-letter"),
    binding_with_usual_explanation(Command::OfferEnd)
        .with_footer_normal_priority(KeyLabel::OfferToEndGame),
    command_binding(Command::Run, "help-pause").with_footer_normal_priority(KeyLabel::Pause),
    command_binding(Command::More, "help-pace").with_footer_normal_priority(KeyLabel::ChangeSpeed),
    command_binding(Command::Less, "help-pace").with_footer_normal_priority(KeyLabel::ChangeSpeed),
    binding_with_usual_explanation(Command::MoveNow).with_footer_normal_priority(KeyLabel::MoveNow),
    command_binding(Command::Undo, "help-undo").with_footer_normal_priority(KeyLabel::Undo),
    command_binding(Command::Redo, "help-undo"),
    command_binding(Command::Hint, "help-study-hint")
        .with_footer_normal_priority(KeyLabel::ShowHint),
    binding_with_usual_explanation(Command::BestLine)
        .with_footer_normal_priority(KeyLabel::ShowBestLine),
    binding_with_usual_explanation(Command::Tree),
    command_binding(Command::Values, "help-values")
        .with_footer_only_if_room(KeyLabel::ShowMoveValues),
    binding_with_usual_explanation(Command::Bar)
        .with_footer_only_if_room(KeyLabel::ShowEvaluationBar),
    binding_with_usual_explanation(Command::Danger)
        .with_footer_only_if_room(KeyLabel::ShowPitsInDanger),
    key_binding(Keys::TAB, "help-history").with_footer_only_if_room(KeyLabel::ShowHistory),
    binding_with_usual_explanation(Command::TurnBoard)
        .with_footer_only_if_room(KeyLabel::TurnBoard),
    command_binding(Command::Resign, "help-resign"),
    binding_with_usual_explanation(Command::SetUp),
    binding_with_usual_explanation(Command::Copy),
    command_binding(Command::Analyse, "help-analysis"),
    command_binding(Command::Book, "help-book-in-game"),
    command_binding(Command::Learn, "help-learn"),
    command_binding(Command::Play, "help-rematch"),
    command_binding(Command::Export, "help-export").with_footer_normal_priority(KeyLabel::Share),
    key_binding(Keys::Fixed("+1 +1• ×2"), "help-preview"),
    key_binding(Keys::MOVE_VALUE_SIGNS, "help-values-signs"),
];

pub(super) const ANALYSIS_BINDINGS: &[Binding] = &[
    key_binding(Keys::LEFT_RIGHT, "help-step")
        .with_footer_normal_priority(KeyLabel::StepThroughMoves),
    key_binding(Keys::UP_DOWN, "help-beside").with_footer_only_if_room(KeyLabel::ChangeVariation),
    key_binding(Keys::ENTER, "help-best-move").with_footer_hidden_last(KeyLabel::Play),
    key_binding(Keys::Fixed("1-9 A-F"), "help-branch"),
    key_binding(Keys::PAGE_UP_DOWN, "help-leap"),
    key_binding(Keys::Fixed("Home End"), "help-jump"),
    command_binding(Command::Run, "help-play-on").with_footer_only_if_room(KeyLabel::Autoplay),
    command_binding(Command::Learn, "help-learn")
        .with_footer_normal_priority(KeyLabel::LearnFromMistakes),
    command_binding(Command::Next, "help-faults")
        .with_footer_normal_priority(KeyLabel::GoToMistake),
    command_binding(Command::Previous, "help-faults")
        .with_footer_normal_priority(KeyLabel::GoToMistake),
    key_binding(Keys::DOWN, "help-beside")
        .without_explanation()
        .with_footer_normal_priority(KeyLabel::ShowBetterLine),
    command_binding(Command::Export, "help-export").with_footer_normal_priority(KeyLabel::Share),
    command_binding(Command::Analyse, "help-analysis")
        .with_footer_normal_priority(KeyLabel::Analyze),
    key_binding(Keys::Fixed("! ?! ? ??"), "help-marks"),
    command_binding(Command::Play, "help-from-here")
        .with_footer_normal_priority(KeyLabel::PlayFromHere),
    binding_with_usual_explanation(Command::Book).with_footer_only_if_room(KeyLabel::ShowOpenings),
    command_binding(Command::Comment, "help-comment")
        .with_footer_only_if_room(KeyLabel::WriteComment),
    command_binding(Command::Save, "help-save-board").with_footer_only_if_room(KeyLabel::Save),
    command_binding(Command::Delete, "help-delete-variation")
        .with_footer_only_if_room(KeyLabel::Delete),
    binding_with_usual_explanation(Command::MainLine),
    command_binding(Command::More, "help-fold"),
    command_binding(Command::Less, "help-fold"),
    command_binding(Command::Undo, "help-undo-edit"),
    command_binding(Command::Redo, "help-undo-edit"),
    command_binding(Command::Values, "help-lines"),
    binding_with_usual_explanation(Command::BestLine)
        .with_footer_only_if_room(KeyLabel::ShowBestLine),
    binding_with_usual_explanation(Command::Bar),
    binding_with_usual_explanation(Command::Tree)
        .with_footer_only_if_room(KeyLabel::ShowSearchTree),
    binding_with_usual_explanation(Command::SetUp)
        .with_footer_only_if_room(KeyLabel::SetUpPosition),
    binding_with_usual_explanation(Command::TypePosition),
    command_binding(Command::Copy, "help-copy-board").with_footer_only_if_room(KeyLabel::Copy),
    binding_with_usual_explanation(Command::Variant),
    binding_with_usual_explanation(Command::TurnBoard),
    key_binding(Keys::TAB, "help-panel"),
];

pub(super) const SET_UP_BINDINGS: &[Binding] = &[
    key_binding(Keys::ARROWS, "help-place"),
    key_binding(Keys::Fixed("0-9"), "help-seeds")
        .with_footer_normal_priority(KeyLabel::SetSeedCount),
    command_binding(Command::More, "help-seeds"),
    command_binding(Command::Less, "help-seeds"),
    command_binding(Command::Balance, "help-rest")
        .with_footer_normal_priority(KeyLabel::CorrectTotalInStores),
    binding_with_usual_explanation(Command::SideToMove)
        .with_footer_beside_board(KeyLabel::ChangeSideToMove),
    binding_with_usual_explanation(Command::Variant).with_footer_beside_board(KeyLabel::ChangeGame),
    binding_with_usual_explanation(Command::TypePosition)
        .with_footer_beside_board(KeyLabel::TypePosition),
    binding_with_usual_explanation(Command::Copy).with_footer_beside_board(KeyLabel::Copy),
    binding_with_usual_explanation(Command::Tree)
        .with_footer_beside_board(KeyLabel::ShowSearchTree),
    command_binding(Command::Delete, "help-empty").with_footer_beside_board(KeyLabel::EmptyBoard),
    command_binding(Command::Restart, "help-empty")
        .with_footer_beside_board(KeyLabel::SetStartPosition),
    command_binding(Command::Undo, "help-undo-edit").with_footer_beside_board(KeyLabel::Undo),
    command_binding(Command::Redo, "help-undo-edit"),
    key_binding(Keys::ENTER, "help-think").with_footer_hidden_last(KeyLabel::Analyze),
    command_binding(Command::Analyse, "help-think"),
    command_binding(Command::Play, "help-play-position")
        .with_footer_normal_priority(KeyLabel::Play),
    binding_with_usual_explanation(Command::TurnBoard),
];

pub(super) const EXERCISE_BINDINGS: &[Binding] = &[
    key_binding(Keys::LEFT_RIGHT, "help-task-choose").with_footer_normal_priority(KeyLabel::Choose),
    key_binding(Keys::ENTER, "help-sow").with_footer_hidden_last(KeyLabel::Play),
    key_binding(Keys::PAGE_UP_DOWN, "help-scroll-text")
        .with_footer_hidden_last(KeyLabel::ScrollText),
    key_binding(Keys::Fixed("1-9 A-F"), "help-letter"),
    command_binding(Command::Hint, "help-hint").with_footer_hidden_last(KeyLabel::ShowHint),
    command_binding(Command::Resign, "help-give-up")
        .with_footer_normal_priority(KeyLabel::ShowSolution),
    command_binding(Command::Next, "help-next-task")
        .with_footer_normal_priority(KeyLabel::SkipToNext),
    command_binding(Command::Previous, "help-next-task")
        .with_footer_normal_priority(KeyLabel::GoToPrevious),
    command_binding(Command::Restart, "help-task-again")
        .with_footer_normal_priority(KeyLabel::TryAgain),
    command_binding(Command::Analyse, "help-study-solution")
        .with_footer_normal_priority(KeyLabel::Analyze),
    command_binding(Command::SetUp, "help-study-solution"),
    command_binding(Command::Tree, "help-study-solution"),
    binding_with_usual_explanation(Command::TurnBoard),
    binding_with_usual_explanation(Command::Copy),
    command_binding(Command::Export, "help-export-puzzle"),
];

pub(super) const SOWING_DRILL_BINDINGS: &[Binding] = &[
    key_binding(Keys::ARROWS, "help-drill-choose").with_footer_normal_priority(KeyLabel::Choose),
    key_binding(Keys::ENTER, "help-drill-answer").with_footer_hidden_last(KeyLabel::GiveAnswer),
    key_binding(Keys::Fixed("1-9 A-F a-f"), "help-drill-letter"),
];

pub(super) const SEARCH_TREE_BINDINGS: &[Binding] = &[
    key_binding(Keys::LEFT_RIGHT, "help-unfold").with_footer_normal_priority(KeyLabel::UnfoldNode),
    command_binding(Command::Hint, "help-principal")
        .with_footer_only_if_room(KeyLabel::ShowPrincipalVariation),
    command_binding(Command::Algorithm, "help-algorithm")
        .with_footer_normal_priority(KeyLabel::ChangeAlgorithm),
    command_binding(Command::More, "help-depth")
        .with_footer_normal_priority(KeyLabel::ChangeSearchDepth),
    command_binding(Command::Less, "help-depth")
        .with_footer_normal_priority(KeyLabel::ChangeSearchDepth),
    command_binding(Command::Values, "help-evaluation")
        .with_footer_normal_priority(KeyLabel::ChangeEvaluation),
    command_binding(Command::Run, "help-film-start")
        .with_footer_normal_priority(KeyLabel::StartFilm),
    command_binding(Command::Export, "help-export-tree")
        .with_footer_only_if_room(KeyLabel::ExportPicture),
    binding_with_usual_explanation(Command::TurnBoard),
];

pub(super) const SEARCH_PLAYBACK_BINDINGS: &[Binding] = &[
    key_binding(Keys::LEFT_RIGHT, "help-film-step")
        .with_footer_normal_priority(KeyLabel::StepThroughFilm),
    key_binding(Keys::UP_DOWN, "help-predict-choose").with_footer_normal_priority(KeyLabel::Choose),
    key_binding(Keys::Fixed("1-9"), "help-predict-number"),
    key_binding(Keys::ENTER, "help-film-run").with_footer_hidden_last(KeyLabel::RunFilm),
    key_binding(Keys::RIGHT, "help-film-step")
        .without_explanation()
        .with_footer_normal_priority(KeyLabel::SkipToNext),
    command_binding(Command::Run, "help-film-run"),
    command_binding(Command::More, "help-film-speed")
        .with_footer_normal_priority(KeyLabel::ChangeSpeed),
    command_binding(Command::Less, "help-film-speed")
        .with_footer_normal_priority(KeyLabel::ChangeSpeed),
    key_binding(Keys::DOWN, "help-predict-choose")
        .without_explanation()
        .with_footer_normal_priority(KeyLabel::GoToNextCutoff),
    key_binding(Keys::Fixed("Home End"), "help-jump"),
    key_binding(Keys::PAGE_UP_DOWN, "help-film-leap"),
    binding_with_usual_explanation(Command::Predict)
        .with_footer_normal_priority(KeyLabel::StartPredicting),
    command_binding(Command::Algorithm, "help-algorithm")
        .with_footer_only_if_room(KeyLabel::ChangeAlgorithm),
    command_binding(Command::Export, "help-export-film"),
    command_binding(Command::Values, "help-growth-leaf")
        .with_footer_normal_priority(KeyLabel::ChangePlayoutKind),
];

pub(super) const MENU_BINDINGS: &[Binding] = &[
    key_binding(Keys::ENTER, "help-open")
        .without_explanation()
        .with_footer_hidden_last(KeyLabel::OpenChosenItem),
    key_binding(Keys::UP_DOWN, "help-line")
        .without_explanation()
        .with_footer_normal_priority(KeyLabel::ChangeLine),
    key_binding(Keys::LEFT_RIGHT, "help-choose")
        .without_explanation()
        .with_footer_normal_priority(KeyLabel::ChangeValue),
    key_binding(Keys::ANSWER_DIGITS, "help-answers"),
    command_binding(Command::Play, "help-at-once").with_footer_normal_priority(KeyLabel::PlayNow),
    binding_with_usual_explanation(Command::Puzzles),
    command_binding(Command::Learn, "menu-learn"),
    command_binding(Command::Analyse, "menu-analyse"),
    binding_with_usual_explanation(Command::Progress),
    binding_with_usual_explanation(Command::Settings),
    command_binding(Command::SetUp, "help-new-position"),
    command_binding(Command::Book, "help-openings"),
    command_binding(Command::Tree, "help-tree"),
    command_binding(Command::Filter, "help-unfinished"),
];

pub(super) const LIST_BINDINGS: &[Binding] = &[
    key_binding(Keys::UP_DOWN, "help-line")
        .without_explanation()
        .with_footer_normal_priority(KeyLabel::ChangeLine),
    key_binding(Keys::LEFT_RIGHT, "help-choose")
        .without_explanation()
        .with_footer_normal_priority(KeyLabel::ChangeValue),
    key_binding(Keys::ENTER, "help-open").with_footer_hidden_last(KeyLabel::OpenChosenItem),
    key_binding(Keys::DEL, "help-open")
        .without_explanation()
        .with_footer_normal_priority(KeyLabel::RestoreDefaultKey),
    key_binding(Keys::PAGE_UP_DOWN, "help-scroll-text")
        .without_explanation()
        .with_footer_normal_priority(KeyLabel::ScrollText),
    key_binding(Keys::TAB, "help-variant")
        .without_explanation()
        .with_footer_normal_priority(KeyLabel::ChangeGameWithTab),
    command_binding(Command::Play, "help-at-once")
        .without_explanation()
        .with_footer_normal_priority(KeyLabel::ChallengePlayer),
    command_binding(Command::Next, "help-new-puzzle")
        .with_footer_normal_priority(KeyLabel::NewPuzzle),
    command_binding(Command::Analyse, "help-look").with_footer_normal_priority(KeyLabel::Analyze),
    command_binding(Command::Save, "help-rename").with_footer_normal_priority(KeyLabel::Rename),
    command_binding(Command::Delete, "help-delete").with_footer_normal_priority(KeyLabel::Delete),
    binding_with_usual_explanation(Command::Search),
    command_binding(Command::Filter, "help-filter")
        .with_footer_normal_priority(KeyLabel::IncludeGamesWithHelp),
];

pub(super) const KEY_LIST_BINDINGS: &[Binding] = &[key_binding(Keys::UP_DOWN, "help-scroll-text")
    .without_explanation()
    .with_footer_normal_priority(KeyLabel::ScrollText)];

pub(super) const TYPING_BINDINGS: &[Binding] = &[key_binding(Keys::ENTER, "help-open")
    .without_explanation()
    .with_footer_hidden_last(KeyLabel::FinishTyping)];

pub(super) const QUESTION_BINDINGS: &[Binding] = &[
    key_binding(Keys::ARROWS, "help-choose")
        .without_explanation()
        .with_footer_normal_priority(KeyLabel::Choose),
    key_binding(Keys::ENTER, "help-open")
        .without_explanation()
        .with_footer_hidden_last(KeyLabel::GiveAnswer),
];

pub(super) const CLUB_GAME_BINDINGS: &[Binding] = &[
    key_binding(Keys::LEFT_RIGHT, "help-choose")
        .without_explanation()
        .with_footer_normal_priority(KeyLabel::Choose),
    key_binding(Keys::ENTER, "help-sow")
        .without_explanation()
        .with_footer_hidden_last(KeyLabel::Play),
    key_binding(Keys::Fixed("1-9 A-F"), "help-letter").without_explanation(),
    command_binding(Command::Play, "help-club-again")
        .with_footer_normal_priority(KeyLabel::Rematch),
    command_binding(Command::Delete, "help-club-refuse")
        .with_footer_normal_priority(KeyLabel::RefuseOffer),
    command_binding(Command::Comment, "help-club-say")
        .with_footer_normal_priority(KeyLabel::SendChatMessage),
    command_binding(Command::Undo, "help-undo")
        .without_explanation()
        .with_footer_normal_priority(KeyLabel::Undo),
    binding_with_usual_explanation(Command::OfferEnd)
        .without_explanation()
        .with_footer_normal_priority(KeyLabel::OfferToEndGame),
    command_binding(Command::Resign, "help-resign")
        .without_explanation()
        .with_footer_normal_priority(KeyLabel::Resign),
    command_binding(Command::Analyse, "help-analysis")
        .without_explanation()
        .with_footer_normal_priority(KeyLabel::Analyze),
    command_binding(Command::SideToMove, "help-club-hand")
        .with_footer_normal_priority(KeyLabel::HandOverBoard),
    command_binding(Command::Filter, "help-club-mute")
        .with_footer_only_if_room(KeyLabel::MutePlayer),
    key_binding(Keys::TAB, "help-history")
        .without_explanation()
        .with_footer_only_if_room(KeyLabel::ShowHistory),
    binding_with_usual_explanation(Command::TurnBoard)
        .without_explanation()
        .with_footer_only_if_room(KeyLabel::TurnBoard),
];
