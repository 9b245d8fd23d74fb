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
    command_binding(Command::Help, "help-keys").footer_always(KeyLabel::Help),
    key_binding(Keys::ESC, "help-back").footer_always(KeyLabel::Back),
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
        .footer_usual(KeyLabel::Line),
    key_binding(Keys::ENTER, "help-sow").footer_main(KeyLabel::Play),
    key_binding(Keys::Fixed("1-9 A-F"), "help-letter"),
    command_binding(Command::Run, "help-pause").footer_usual(KeyLabel::Pause),
    command_binding(Command::More, "help-pace").footer_usual(KeyLabel::Pace),
    command_binding(Command::Less, "help-pace").footer_usual(KeyLabel::Pace),
    usual_binding(Command::MoveNow).footer_usual(KeyLabel::MoveNow),
    command_binding(Command::Undo, "help-undo").footer_usual(KeyLabel::Undo),
    command_binding(Command::Redo, "help-undo"),
    command_binding(Command::Hint, "help-study-hint").footer_usual(KeyLabel::Hint),
    usual_binding(Command::BestLine).footer_usual(KeyLabel::BestLine),
    usual_binding(Command::Tree),
    command_binding(Command::Values, "help-values").footer_spare(KeyLabel::Values),
    usual_binding(Command::Bar).footer_spare(KeyLabel::Bar),
    usual_binding(Command::Danger).footer_spare(KeyLabel::Danger),
    key_binding(Keys::TAB, "help-history").footer_spare(KeyLabel::History),
    usual_binding(Command::TurnBoard).footer_spare(KeyLabel::Turn),
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
    key_binding(Keys::LEFT_RIGHT, "help-step").footer_usual(KeyLabel::Step),
    key_binding(Keys::UP_DOWN, "help-beside").footer_spare(KeyLabel::Variation),
    key_binding(Keys::ENTER, "help-best-move").footer_main(KeyLabel::Play),
    key_binding(Keys::Fixed("1-9 A-F"), "help-branch"),
    key_binding(Keys::PAGE_UP_DOWN, "help-leap"),
    key_binding(Keys::Fixed("Home End"), "help-jump"),
    command_binding(Command::Run, "help-play-on").footer_spare(KeyLabel::PlayOn),
    command_binding(Command::Export, "help-export").footer_usual(KeyLabel::Share),
    command_binding(Command::Next, "help-faults").footer_usual(KeyLabel::Faults),
    command_binding(Command::Previous, "help-faults").footer_usual(KeyLabel::Faults),
    key_binding(Keys::DOWN, "help-beside")
        .without_help()
        .footer_usual(KeyLabel::Better),
    command_binding(Command::Learn, "help-learn").footer_usual(KeyLabel::Learn),
    command_binding(Command::Analyse, "help-analysis").footer_usual(KeyLabel::Analysis),
    key_binding(Keys::Fixed("! ?! ? ??"), "help-marks"),
    command_binding(Command::Play, "help-from-here").footer_usual(KeyLabel::FromHere),
    usual_binding(Command::Book).footer_spare(KeyLabel::Book),
    command_binding(Command::Comment, "help-comment").footer_spare(KeyLabel::Comment),
    command_binding(Command::Save, "help-save-board").footer_spare(KeyLabel::Save),
    command_binding(Command::Delete, "help-delete-variation").footer_spare(KeyLabel::Delete),
    usual_binding(Command::MainLine),
    command_binding(Command::More, "help-fold"),
    command_binding(Command::Less, "help-fold"),
    command_binding(Command::Undo, "help-undo-edit"),
    command_binding(Command::Redo, "help-undo-edit"),
    command_binding(Command::Values, "help-lines"),
    usual_binding(Command::BestLine).footer_spare(KeyLabel::BestLine),
    usual_binding(Command::Bar),
    usual_binding(Command::Tree).footer_spare(KeyLabel::Tree),
    usual_binding(Command::SetUp).footer_spare(KeyLabel::SetUp),
    usual_binding(Command::TypePosition),
    command_binding(Command::Copy, "help-copy-board").footer_spare(KeyLabel::Copy),
    usual_binding(Command::Variant),
    usual_binding(Command::TurnBoard),
    key_binding(Keys::TAB, "help-panel"),
];

pub(super) const SET_UP_BINDINGS: &[Binding] = &[
    key_binding(Keys::ARROWS, "help-place"),
    key_binding(Keys::Fixed("0-9"), "help-seeds").footer_usual(KeyLabel::Seeds),
    command_binding(Command::More, "help-seeds"),
    command_binding(Command::Less, "help-seeds"),
    command_binding(Command::Balance, "help-rest").footer_usual(KeyLabel::Rest),
    usual_binding(Command::SideToMove).beside_board(KeyLabel::Mover),
    usual_binding(Command::Variant).beside_board(KeyLabel::Game),
    usual_binding(Command::TypePosition).beside_board(KeyLabel::Notation),
    usual_binding(Command::Copy).beside_board(KeyLabel::Copy),
    usual_binding(Command::Tree).beside_board(KeyLabel::Tree),
    command_binding(Command::Delete, "help-empty").beside_board(KeyLabel::Clear),
    command_binding(Command::Restart, "help-empty").beside_board(KeyLabel::Initial),
    command_binding(Command::Undo, "help-undo-edit").beside_board(KeyLabel::Undo),
    command_binding(Command::Redo, "help-undo-edit"),
    key_binding(Keys::ENTER, "help-think").footer_main(KeyLabel::Analysis),
    command_binding(Command::Analyse, "help-think"),
    command_binding(Command::Play, "help-play-position").footer_usual(KeyLabel::Play),
    usual_binding(Command::TurnBoard),
];

pub(super) const TASK_BINDINGS: &[Binding] = &[
    key_binding(Keys::LEFT_RIGHT, "help-task-choose").footer_usual(KeyLabel::Choose),
    key_binding(Keys::ENTER, "help-sow").footer_main(KeyLabel::Play),
    key_binding(Keys::PAGE_UP_DOWN, "help-scroll-text").footer_main(KeyLabel::Scroll),
    key_binding(Keys::Fixed("1-9 A-F"), "help-letter"),
    command_binding(Command::Hint, "help-hint").footer_usual(KeyLabel::Hint),
    command_binding(Command::Resign, "help-give-up").footer_usual(KeyLabel::GiveUp),
    command_binding(Command::Next, "help-next-task").footer_usual(KeyLabel::Skip),
    command_binding(Command::Previous, "help-next-task").footer_usual(KeyLabel::Before),
    command_binding(Command::Restart, "help-task-again").footer_usual(KeyLabel::Again),
    command_binding(Command::Analyse, "help-study-solution"),
    command_binding(Command::SetUp, "help-study-solution"),
    command_binding(Command::Tree, "help-study-solution"),
    usual_binding(Command::TurnBoard),
    usual_binding(Command::Copy),
    command_binding(Command::Export, "help-export-puzzle"),
];

pub(super) const DRILL_BINDINGS: &[Binding] = &[
    key_binding(Keys::ARROWS, "help-drill-choose").footer_usual(KeyLabel::Choose),
    key_binding(Keys::ENTER, "help-drill-answer").footer_main(KeyLabel::Answer),
    key_binding(Keys::Fixed("1-9 A-F a-f"), "help-drill-letter"),
];

pub(super) const TREE_BINDINGS: &[Binding] = &[
    key_binding(Keys::LEFT_RIGHT, "help-unfold").footer_usual(KeyLabel::Unfold),
    command_binding(Command::Hint, "help-principal").footer_spare(KeyLabel::Principal),
    command_binding(Command::Algorithm, "help-algorithm").footer_usual(KeyLabel::Algorithm),
    command_binding(Command::More, "help-depth").footer_usual(KeyLabel::Depth),
    command_binding(Command::Less, "help-depth").footer_usual(KeyLabel::Depth),
    command_binding(Command::Values, "help-evaluation").footer_usual(KeyLabel::Evaluation),
    command_binding(Command::Run, "help-film-start").footer_usual(KeyLabel::Film),
    command_binding(Command::Export, "help-export-tree").footer_spare(KeyLabel::Export),
    usual_binding(Command::TurnBoard),
];

pub(super) const FILM_BINDINGS: &[Binding] = &[
    key_binding(Keys::LEFT_RIGHT, "help-film-step").footer_usual(KeyLabel::FilmStep),
    key_binding(Keys::UP_DOWN, "help-predict-choose").footer_usual(KeyLabel::Choose),
    key_binding(Keys::Fixed("1-9"), "help-predict-number"),
    key_binding(Keys::ENTER, "help-film-run").footer_main(KeyLabel::FilmRun),
    key_binding(Keys::RIGHT, "help-film-step")
        .without_help()
        .footer_usual(KeyLabel::Skip),
    command_binding(Command::Run, "help-film-run"),
    command_binding(Command::More, "help-film-speed").footer_usual(KeyLabel::Pace),
    command_binding(Command::Less, "help-film-speed").footer_usual(KeyLabel::Pace),
    key_binding(Keys::DOWN, "help-predict-choose")
        .without_help()
        .footer_usual(KeyLabel::FilmCut),
    key_binding(Keys::Fixed("Home End"), "help-jump"),
    key_binding(Keys::PAGE_UP_DOWN, "help-film-leap"),
    usual_binding(Command::Predict).footer_usual(KeyLabel::Predict),
    command_binding(Command::Algorithm, "help-algorithm").footer_spare(KeyLabel::Algorithm),
    command_binding(Command::Export, "help-export-film"),
    command_binding(Command::Values, "help-growth-leaf").footer_usual(KeyLabel::GrowthLeaf),
];

pub(super) const MENU_BINDINGS: &[Binding] = &[
    key_binding(Keys::ENTER, "help-open")
        .without_help()
        .footer_main(KeyLabel::Open),
    key_binding(Keys::UP_DOWN, "help-line")
        .without_help()
        .footer_usual(KeyLabel::Line),
    key_binding(Keys::LEFT_RIGHT, "help-choose")
        .without_help()
        .footer_usual(KeyLabel::Change),
    key_binding(Keys::ANSWER_DIGITS, "help-answers"),
    command_binding(Command::Play, "help-at-once").footer_usual(KeyLabel::AtOnce),
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
        .footer_usual(KeyLabel::Line),
    key_binding(Keys::LEFT_RIGHT, "help-choose")
        .without_help()
        .footer_usual(KeyLabel::Change),
    key_binding(Keys::ENTER, "help-open").footer_main(KeyLabel::Open),
    key_binding(Keys::DEL, "help-open")
        .without_help()
        .footer_usual(KeyLabel::Unbind),
    key_binding(Keys::PAGE_UP_DOWN, "help-scroll-text")
        .without_help()
        .footer_usual(KeyLabel::Scroll),
    key_binding(Keys::TAB, "help-variant")
        .without_help()
        .footer_usual(KeyLabel::GameToo),
    command_binding(Command::Play, "help-at-once")
        .without_help()
        .footer_usual(KeyLabel::Challenge),
    command_binding(Command::Next, "help-new-puzzle").footer_usual(KeyLabel::NewPuzzle),
    command_binding(Command::Analyse, "help-look").footer_usual(KeyLabel::Analysis),
    command_binding(Command::Save, "help-rename").footer_usual(KeyLabel::Rename),
    command_binding(Command::Delete, "help-delete").footer_usual(KeyLabel::Delete),
    usual_binding(Command::Search),
    command_binding(Command::Filter, "help-filter").footer_usual(KeyLabel::WithHelp),
];

pub(super) const KEYS_SCREEN_BINDINGS: &[Binding] =
    &[key_binding(Keys::UP_DOWN, "help-scroll-text")
        .without_help()
        .footer_usual(KeyLabel::Scroll)];

pub(super) const TYPING_BINDINGS: &[Binding] = &[key_binding(Keys::ENTER, "help-open")
    .without_help()
    .footer_main(KeyLabel::Done)];

pub(super) const CLUB_GAME_BINDINGS: &[Binding] = &[
    key_binding(Keys::LEFT_RIGHT, "help-choose")
        .without_help()
        .footer_usual(KeyLabel::Choose),
    key_binding(Keys::ENTER, "help-sow")
        .without_help()
        .footer_main(KeyLabel::Play),
    key_binding(Keys::Fixed("1-9 A-F"), "help-letter").without_help(),
    command_binding(Command::Play, "help-club-again").footer_usual(KeyLabel::Rematch),
    command_binding(Command::Delete, "help-club-refuse").footer_usual(KeyLabel::Refuse),
    command_binding(Command::Comment, "help-club-say").footer_usual(KeyLabel::Say),
    command_binding(Command::Undo, "help-undo")
        .without_help()
        .footer_usual(KeyLabel::Undo),
    usual_binding(Command::OfferEnd)
        .without_help()
        .footer_usual(KeyLabel::OfferEnd),
    command_binding(Command::Resign, "help-resign")
        .without_help()
        .footer_usual(KeyLabel::Resign),
    command_binding(Command::Analyse, "help-analysis")
        .without_help()
        .footer_usual(KeyLabel::Analysis),
    command_binding(Command::SideToMove, "help-club-hand").footer_usual(KeyLabel::PassHand),
    command_binding(Command::Filter, "help-club-mute").footer_spare(KeyLabel::Mute),
    key_binding(Keys::TAB, "help-history")
        .without_help()
        .footer_spare(KeyLabel::History),
    usual_binding(Command::TurnBoard)
        .without_help()
        .footer_spare(KeyLabel::Turn),
];
