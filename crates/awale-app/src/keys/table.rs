//! The table of all keys, by section. A line has the command or the fixed keys, the id of their
//! words in the list of all keys and, if they are shown at the bottom of the screen, their label
//! and rank there.
//!
//! Neighbors with the same words share a line in the list of keys, and neighbors with the same
//! label share a place at the bottom. What a line does at the moment, and whether it is shown under
//! another label, is what the screen [offers](crate::app::Offers). `quiet` lines are not in the
//! list of keys. Users cannot bind fixed keys otherwise.

use super::binding::{Binding, Keys, bind, line, own};
use super::{Command, Label};

pub(super) const EVERYWHERE: &[Binding] = &[
    bind(Command::Help, "help-keys").stays(Label::Help),
    line(Keys::ESC, "help-back").stays(Label::Back),
    own(Command::Quit).stays(Label::Quit),
    line(Keys::Fixed("Ctrl-C"), "help-leave"),
    line(Keys::Fixed("Ctrl-Z"), "help-suspend"),
    bind(Command::Left, "help-arrows"),
    bind(Command::Down, "help-arrows"),
    bind(Command::Up, "help-arrows"),
    bind(Command::Right, "help-arrows"),
    own(Command::Confirm),
];

pub(super) const PLAY: &[Binding] = &[
    line(Keys::LEFT_RIGHT, "help-choose").usual(Label::Choose),
    line(Keys::UP_DOWN, "help-line").quiet().usual(Label::Line),
    line(Keys::ENTER, "help-sow").main(Label::Play),
    line(Keys::Fixed("1-9 A-F"), "help-letter"),
    bind(Command::Run, "help-pause").usual(Label::Pause),
    bind(Command::More, "help-pace").usual(Label::Pace),
    bind(Command::Less, "help-pace").usual(Label::Pace),
    own(Command::MoveNow).usual(Label::MoveNow),
    bind(Command::Undo, "help-undo").usual(Label::Undo),
    bind(Command::Redo, "help-undo"),
    bind(Command::Hint, "help-study-hint").usual(Label::Hint),
    own(Command::Tree).usual(Label::Tree),
    bind(Command::Values, "help-values").spare(Label::Values),
    own(Command::Bar).spare(Label::Bar),
    line(Keys::TAB, "help-history").spare(Label::History),
    own(Command::TurnBoard).spare(Label::Turn),
    own(Command::Book),
    own(Command::OfferEnd),
    bind(Command::Resign, "help-resign"),
    own(Command::SetUp),
    own(Command::Copy),
    bind(Command::Analyse, "help-analysis"),
    bind(Command::Learn, "help-learn"),
    bind(Command::Play, "help-rematch"),
    bind(Command::Export, "help-export").usual(Label::Share),
    line(Keys::Fixed("+1 +1• ×2"), "help-preview"),
    line(Keys::VALUE_SIGNS, "help-values-signs"),
];

pub(super) const ANALYSIS: &[Binding] = &[
    line(Keys::LEFT_RIGHT, "help-step").usual(Label::Step),
    line(Keys::UP_DOWN, "help-beside").spare(Label::Variation),
    line(Keys::ENTER, "help-best-move").main(Label::Play),
    line(Keys::Fixed("1-9 A-F"), "help-branch"),
    line(Keys::PAGES, "help-leap"),
    line(Keys::Fixed("Home End"), "help-jump"),
    bind(Command::Run, "help-play-on").spare(Label::PlayOn),
    bind(Command::Export, "help-export").usual(Label::Share),
    bind(Command::Next, "help-faults").usual(Label::Faults),
    bind(Command::Previous, "help-faults").usual(Label::Faults),
    line(Keys::DOWN, "help-beside").quiet().usual(Label::Better),
    bind(Command::Learn, "help-learn").usual(Label::Learn),
    bind(Command::Analyse, "help-analysis").usual(Label::Analysis),
    line(Keys::Fixed("! ?! ? ??"), "help-marks"),
    bind(Command::Play, "help-from-here").usual(Label::FromHere),
    own(Command::Book).spare(Label::Book),
    bind(Command::Comment, "help-comment").spare(Label::Comment),
    bind(Command::Save, "help-save-board").spare(Label::Save),
    bind(Command::Delete, "help-delete-variation").spare(Label::Delete),
    own(Command::MainLine),
    bind(Command::More, "help-fold"),
    bind(Command::Less, "help-fold"),
    bind(Command::Undo, "help-undo-edit"),
    bind(Command::Redo, "help-undo-edit"),
    bind(Command::Values, "help-lines"),
    own(Command::Bar),
    own(Command::Tree).spare(Label::Tree),
    own(Command::SetUp).spare(Label::SetUp),
    own(Command::TypePosition),
    bind(Command::Copy, "help-copy-board").spare(Label::Copy),
    own(Command::Variant),
    own(Command::TurnBoard),
    line(Keys::TAB, "help-panel"),
];

pub(super) const SET_UP: &[Binding] = &[
    line(Keys::ARROWS, "help-place"),
    line(Keys::Fixed("0-9"), "help-seeds").usual(Label::Seeds),
    bind(Command::More, "help-seeds"),
    bind(Command::Less, "help-seeds"),
    bind(Command::Balance, "help-rest").usual(Label::Rest),
    own(Command::SideToMove).aside(Label::Mover),
    own(Command::Variant).aside(Label::Game),
    own(Command::TypePosition).aside(Label::Notation),
    own(Command::Copy).aside(Label::Copy),
    own(Command::Tree).aside(Label::Tree),
    bind(Command::Delete, "help-empty").aside(Label::Clear),
    bind(Command::Restart, "help-empty").aside(Label::Initial),
    bind(Command::Undo, "help-undo-edit").aside(Label::Undo),
    bind(Command::Redo, "help-undo-edit"),
    line(Keys::ENTER, "help-think").main(Label::Analysis),
    bind(Command::Analyse, "help-think"),
    bind(Command::Play, "help-play-position").usual(Label::Play),
    own(Command::TurnBoard),
];

pub(super) const TASK: &[Binding] = &[
    line(Keys::LEFT_RIGHT, "help-task-choose").usual(Label::Choose),
    line(Keys::ENTER, "help-sow").main(Label::Play),
    line(Keys::Fixed("1-9 A-F"), "help-letter"),
    bind(Command::Hint, "help-hint").usual(Label::Hint),
    bind(Command::Resign, "help-give-up").usual(Label::GiveUp),
    bind(Command::Next, "help-next-task").usual(Label::Skip),
    bind(Command::Previous, "help-next-task").usual(Label::Before),
    bind(Command::Restart, "help-task-again").usual(Label::Again),
    bind(Command::Analyse, "help-study-solution"),
    bind(Command::SetUp, "help-study-solution"),
    bind(Command::Tree, "help-study-solution"),
    line(Keys::PAGES, "help-scroll-text"),
    own(Command::TurnBoard),
    own(Command::Copy),
    bind(Command::Export, "help-export-puzzle"),
];

pub(super) const DRILL: &[Binding] = &[
    line(Keys::ARROWS, "help-drill-choose").usual(Label::Choose),
    line(Keys::ENTER, "help-drill-answer").main(Label::Answer),
    line(Keys::Fixed("1-9 A-F a-f"), "help-drill-letter"),
];

pub(super) const TREE: &[Binding] = &[
    line(Keys::LEFT_RIGHT, "help-unfold").usual(Label::Unfold),
    bind(Command::Hint, "help-principal").spare(Label::Principal),
    bind(Command::Algorithm, "help-algorithm").usual(Label::Algorithm),
    bind(Command::More, "help-depth").usual(Label::Depth),
    bind(Command::Less, "help-depth").usual(Label::Depth),
    bind(Command::Values, "help-evaluation").usual(Label::Evaluation),
    bind(Command::Run, "help-film-start").usual(Label::Film),
    bind(Command::Export, "help-export-tree").spare(Label::Export),
    own(Command::TurnBoard),
];

pub(super) const FILM: &[Binding] = &[
    line(Keys::LEFT_RIGHT, "help-film-step").usual(Label::FilmStep),
    line(Keys::UP_DOWN, "help-predict-choose").usual(Label::Choose),
    line(Keys::Fixed("1-9"), "help-predict-number"),
    line(Keys::ENTER, "help-film-run").main(Label::FilmRun),
    line(Keys::RIGHT, "help-film-step")
        .quiet()
        .usual(Label::Skip),
    bind(Command::Run, "help-film-run"),
    bind(Command::More, "help-film-speed").usual(Label::Pace),
    bind(Command::Less, "help-film-speed").usual(Label::Pace),
    line(Keys::DOWN, "help-predict-choose")
        .quiet()
        .usual(Label::FilmCut),
    line(Keys::Fixed("Home End"), "help-jump"),
    line(Keys::PAGES, "help-film-leap"),
    own(Command::Predict).usual(Label::Predict),
    bind(Command::Algorithm, "help-algorithm").spare(Label::Algorithm),
    bind(Command::Export, "help-export-film"),
    bind(Command::Values, "help-growth-leaf").usual(Label::GrowthLeaf),
];

pub(super) const MENU: &[Binding] = &[
    line(Keys::ENTER, "help-open").quiet().main(Label::Open),
    line(Keys::UP_DOWN, "help-line").quiet().usual(Label::Line),
    line(Keys::LEFT_RIGHT, "help-choose")
        .quiet()
        .usual(Label::Change),
    bind(Command::Play, "help-at-once").usual(Label::AtOnce),
    own(Command::Puzzles),
    bind(Command::Learn, "menu-learn"),
    bind(Command::Analyse, "menu-analyse"),
    own(Command::Progress),
    own(Command::Settings),
    bind(Command::SetUp, "help-new-position"),
    bind(Command::Book, "help-openings"),
    bind(Command::Tree, "help-tree"),
];

pub(super) const LIST: &[Binding] = &[
    line(Keys::UP_DOWN, "help-line").quiet().usual(Label::Line),
    line(Keys::LEFT_RIGHT, "help-choose")
        .quiet()
        .usual(Label::Change),
    line(Keys::ENTER, "help-open").main(Label::Open),
    line(Keys::DEL, "help-open").quiet().usual(Label::Unbind),
    line(Keys::PAGES, "help-scroll-text")
        .quiet()
        .usual(Label::Scroll),
    line(Keys::TAB, "help-variant")
        .quiet()
        .usual(Label::GameToo),
    bind(Command::Play, "help-at-once")
        .quiet()
        .usual(Label::Challenge),
    bind(Command::Next, "help-new-puzzle").usual(Label::NewPuzzle),
    bind(Command::Analyse, "help-look").usual(Label::Analysis),
    bind(Command::Save, "help-rename").usual(Label::Rename),
    bind(Command::Delete, "help-delete").usual(Label::Delete),
    own(Command::Search),
    bind(Command::Filter, "help-filter").usual(Label::WithHelp),
];

pub(super) const KEYS: &[Binding] = &[line(Keys::UP_DOWN, "help-scroll-text")
    .quiet()
    .usual(Label::Scroll)];

pub(super) const TYPING: &[Binding] = &[line(Keys::ENTER, "help-open").quiet().main(Label::Done)];

pub(super) const CLUB_GAME: &[Binding] = &[
    line(Keys::LEFT_RIGHT, "help-choose")
        .quiet()
        .usual(Label::Choose),
    line(Keys::ENTER, "help-sow").quiet().main(Label::Play),
    line(Keys::Fixed("1-9 A-F"), "help-letter").quiet(),
    bind(Command::Play, "help-club-again").usual(Label::Rematch),
    bind(Command::Delete, "help-club-refuse").usual(Label::Refuse),
    bind(Command::Comment, "help-club-say").usual(Label::Say),
    bind(Command::Undo, "help-undo").quiet().usual(Label::Undo),
    own(Command::OfferEnd).quiet().usual(Label::OfferEnd),
    bind(Command::Resign, "help-resign")
        .quiet()
        .usual(Label::Resign),
    bind(Command::Analyse, "help-analysis")
        .quiet()
        .usual(Label::Analysis),
    bind(Command::SideToMove, "help-club-hand").usual(Label::PassHand),
    bind(Command::Filter, "help-club-mute").spare(Label::Mute),
    line(Keys::TAB, "help-history")
        .quiet()
        .spare(Label::History),
    own(Command::TurnBoard).quiet().spare(Label::Turn),
];
