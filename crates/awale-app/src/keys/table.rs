//! The table of all keys, by section. Each line contains a command or fixed keys, and the message
//! id of their explanation in the list of all keys. If the footer shows the keys, it also contains
//! their label and priority.
//!
//! Adjacent lines with the same explanation are merged in the list of keys, and adjacent lines with
//! the same label are merged in the footer. The screen's [offers](crate::app::Offers) decide which
//! lines work now, and may change the label. Lines marked `unlisted` are not in the list of keys.
//! Users cannot change fixed keys.

use super::binding::{Binding, Keys, bind, line, own};
use super::{Command, KeyLabel};

pub(super) const EVERYWHERE: &[Binding] = &[
    bind(Command::Help, "help-keys").always_shown(KeyLabel::Help),
    line(Keys::ESC, "help-back").always_shown(KeyLabel::Back),
    own(Command::Quit).always_shown(KeyLabel::Quit),
    line(Keys::Fixed("Ctrl-C"), "help-leave"),
    line(Keys::Fixed("Ctrl-Z"), "help-suspend"),
    bind(Command::Left, "help-arrows"),
    bind(Command::Down, "help-arrows"),
    bind(Command::Up, "help-arrows"),
    bind(Command::Right, "help-arrows"),
    own(Command::Confirm),
];

pub(super) const PLAY: &[Binding] = &[
    line(Keys::LEFT_RIGHT, "help-choose").usual(KeyLabel::Choose),
    line(Keys::UP_DOWN, "help-line")
        .unlisted()
        .usual(KeyLabel::Line),
    line(Keys::ENTER, "help-sow").main(KeyLabel::Play),
    line(Keys::Fixed("1-9 A-F"), "help-letter"),
    bind(Command::Run, "help-pause").usual(KeyLabel::Pause),
    bind(Command::More, "help-pace").usual(KeyLabel::Pace),
    bind(Command::Less, "help-pace").usual(KeyLabel::Pace),
    own(Command::MoveNow).usual(KeyLabel::MoveNow),
    bind(Command::Undo, "help-undo").usual(KeyLabel::Undo),
    bind(Command::Redo, "help-undo"),
    bind(Command::Hint, "help-study-hint").usual(KeyLabel::Hint),
    own(Command::BestLine).usual(KeyLabel::BestLine),
    own(Command::Tree).usual(KeyLabel::Tree),
    bind(Command::Values, "help-values").spare(KeyLabel::Values),
    own(Command::Bar).spare(KeyLabel::Bar),
    own(Command::Danger).spare(KeyLabel::Danger),
    line(Keys::TAB, "help-history").spare(KeyLabel::History),
    own(Command::TurnBoard).spare(KeyLabel::Turn),
    own(Command::Book),
    own(Command::OfferEnd),
    bind(Command::Resign, "help-resign"),
    own(Command::SetUp),
    own(Command::Copy),
    bind(Command::Analyse, "help-analysis"),
    bind(Command::Learn, "help-learn"),
    bind(Command::Play, "help-rematch"),
    bind(Command::Export, "help-export").usual(KeyLabel::Share),
    line(Keys::Fixed("+1 +1• ×2"), "help-preview"),
    line(Keys::VALUE_SIGNS, "help-values-signs"),
];

pub(super) const ANALYSIS: &[Binding] = &[
    line(Keys::LEFT_RIGHT, "help-step").usual(KeyLabel::Step),
    line(Keys::UP_DOWN, "help-beside").spare(KeyLabel::Variation),
    line(Keys::ENTER, "help-best-move").main(KeyLabel::Play),
    line(Keys::Fixed("1-9 A-F"), "help-branch"),
    line(Keys::PAGES, "help-leap"),
    line(Keys::Fixed("Home End"), "help-jump"),
    bind(Command::Run, "help-play-on").spare(KeyLabel::PlayOn),
    bind(Command::Export, "help-export").usual(KeyLabel::Share),
    bind(Command::Next, "help-faults").usual(KeyLabel::Faults),
    bind(Command::Previous, "help-faults").usual(KeyLabel::Faults),
    line(Keys::DOWN, "help-beside")
        .unlisted()
        .usual(KeyLabel::Better),
    bind(Command::Learn, "help-learn").usual(KeyLabel::Learn),
    bind(Command::Analyse, "help-analysis").usual(KeyLabel::Analysis),
    line(Keys::Fixed("! ?! ? ??"), "help-marks"),
    bind(Command::Play, "help-from-here").usual(KeyLabel::FromHere),
    own(Command::Book).spare(KeyLabel::Book),
    bind(Command::Comment, "help-comment").spare(KeyLabel::Comment),
    bind(Command::Save, "help-save-board").spare(KeyLabel::Save),
    bind(Command::Delete, "help-delete-variation").spare(KeyLabel::Delete),
    own(Command::MainLine),
    bind(Command::More, "help-fold"),
    bind(Command::Less, "help-fold"),
    bind(Command::Undo, "help-undo-edit"),
    bind(Command::Redo, "help-undo-edit"),
    bind(Command::Values, "help-lines"),
    own(Command::BestLine).spare(KeyLabel::BestLine),
    own(Command::Bar),
    own(Command::Tree).spare(KeyLabel::Tree),
    own(Command::SetUp).spare(KeyLabel::SetUp),
    own(Command::TypePosition),
    bind(Command::Copy, "help-copy-board").spare(KeyLabel::Copy),
    own(Command::Variant),
    own(Command::TurnBoard),
    line(Keys::TAB, "help-panel"),
];

pub(super) const SET_UP: &[Binding] = &[
    line(Keys::ARROWS, "help-place"),
    line(Keys::Fixed("0-9"), "help-seeds").usual(KeyLabel::Seeds),
    bind(Command::More, "help-seeds"),
    bind(Command::Less, "help-seeds"),
    bind(Command::Balance, "help-rest").usual(KeyLabel::Rest),
    own(Command::SideToMove).aside(KeyLabel::Mover),
    own(Command::Variant).aside(KeyLabel::Game),
    own(Command::TypePosition).aside(KeyLabel::Notation),
    own(Command::Copy).aside(KeyLabel::Copy),
    own(Command::Tree).aside(KeyLabel::Tree),
    bind(Command::Delete, "help-empty").aside(KeyLabel::Clear),
    bind(Command::Restart, "help-empty").aside(KeyLabel::Initial),
    bind(Command::Undo, "help-undo-edit").aside(KeyLabel::Undo),
    bind(Command::Redo, "help-undo-edit"),
    line(Keys::ENTER, "help-think").main(KeyLabel::Analysis),
    bind(Command::Analyse, "help-think"),
    bind(Command::Play, "help-play-position").usual(KeyLabel::Play),
    own(Command::TurnBoard),
];

pub(super) const TASK: &[Binding] = &[
    line(Keys::LEFT_RIGHT, "help-task-choose").usual(KeyLabel::Choose),
    line(Keys::ENTER, "help-sow").main(KeyLabel::Play),
    line(Keys::PAGES, "help-scroll-text").main(KeyLabel::Scroll),
    line(Keys::Fixed("1-9 A-F"), "help-letter"),
    bind(Command::Hint, "help-hint").usual(KeyLabel::Hint),
    bind(Command::Resign, "help-give-up").usual(KeyLabel::GiveUp),
    bind(Command::Next, "help-next-task").usual(KeyLabel::Skip),
    bind(Command::Previous, "help-next-task").usual(KeyLabel::Before),
    bind(Command::Restart, "help-task-again").usual(KeyLabel::Again),
    bind(Command::Analyse, "help-study-solution"),
    bind(Command::SetUp, "help-study-solution"),
    bind(Command::Tree, "help-study-solution"),
    own(Command::TurnBoard),
    own(Command::Copy),
    bind(Command::Export, "help-export-puzzle"),
];

pub(super) const DRILL: &[Binding] = &[
    line(Keys::ARROWS, "help-drill-choose").usual(KeyLabel::Choose),
    line(Keys::ENTER, "help-drill-answer").main(KeyLabel::Answer),
    line(Keys::Fixed("1-9 A-F a-f"), "help-drill-letter"),
];

pub(super) const TREE: &[Binding] = &[
    line(Keys::LEFT_RIGHT, "help-unfold").usual(KeyLabel::Unfold),
    bind(Command::Hint, "help-principal").spare(KeyLabel::Principal),
    bind(Command::Algorithm, "help-algorithm").usual(KeyLabel::Algorithm),
    bind(Command::More, "help-depth").usual(KeyLabel::Depth),
    bind(Command::Less, "help-depth").usual(KeyLabel::Depth),
    bind(Command::Values, "help-evaluation").usual(KeyLabel::Evaluation),
    bind(Command::Run, "help-film-start").usual(KeyLabel::Film),
    bind(Command::Export, "help-export-tree").spare(KeyLabel::Export),
    own(Command::TurnBoard),
];

pub(super) const FILM: &[Binding] = &[
    line(Keys::LEFT_RIGHT, "help-film-step").usual(KeyLabel::FilmStep),
    line(Keys::UP_DOWN, "help-predict-choose").usual(KeyLabel::Choose),
    line(Keys::Fixed("1-9"), "help-predict-number"),
    line(Keys::ENTER, "help-film-run").main(KeyLabel::FilmRun),
    line(Keys::RIGHT, "help-film-step")
        .unlisted()
        .usual(KeyLabel::Skip),
    bind(Command::Run, "help-film-run"),
    bind(Command::More, "help-film-speed").usual(KeyLabel::Pace),
    bind(Command::Less, "help-film-speed").usual(KeyLabel::Pace),
    line(Keys::DOWN, "help-predict-choose")
        .unlisted()
        .usual(KeyLabel::FilmCut),
    line(Keys::Fixed("Home End"), "help-jump"),
    line(Keys::PAGES, "help-film-leap"),
    own(Command::Predict).usual(KeyLabel::Predict),
    bind(Command::Algorithm, "help-algorithm").spare(KeyLabel::Algorithm),
    bind(Command::Export, "help-export-film"),
    bind(Command::Values, "help-growth-leaf").usual(KeyLabel::GrowthLeaf),
];

pub(super) const MENU: &[Binding] = &[
    line(Keys::ENTER, "help-open")
        .unlisted()
        .main(KeyLabel::Open),
    line(Keys::UP_DOWN, "help-line")
        .unlisted()
        .usual(KeyLabel::Line),
    line(Keys::LEFT_RIGHT, "help-choose")
        .unlisted()
        .usual(KeyLabel::Change),
    line(Keys::ANSWERS, "help-answers"),
    bind(Command::Play, "help-at-once").usual(KeyLabel::AtOnce),
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
    line(Keys::UP_DOWN, "help-line")
        .unlisted()
        .usual(KeyLabel::Line),
    line(Keys::LEFT_RIGHT, "help-choose")
        .unlisted()
        .usual(KeyLabel::Change),
    line(Keys::ENTER, "help-open").main(KeyLabel::Open),
    line(Keys::DEL, "help-open")
        .unlisted()
        .usual(KeyLabel::Unbind),
    line(Keys::PAGES, "help-scroll-text")
        .unlisted()
        .usual(KeyLabel::Scroll),
    line(Keys::TAB, "help-variant")
        .unlisted()
        .usual(KeyLabel::GameToo),
    bind(Command::Play, "help-at-once")
        .unlisted()
        .usual(KeyLabel::Challenge),
    bind(Command::Next, "help-new-puzzle").usual(KeyLabel::NewPuzzle),
    bind(Command::Analyse, "help-look").usual(KeyLabel::Analysis),
    bind(Command::Save, "help-rename").usual(KeyLabel::Rename),
    bind(Command::Delete, "help-delete").usual(KeyLabel::Delete),
    own(Command::Search),
    bind(Command::Filter, "help-filter").usual(KeyLabel::WithHelp),
];

pub(super) const KEYS: &[Binding] = &[line(Keys::UP_DOWN, "help-scroll-text")
    .unlisted()
    .usual(KeyLabel::Scroll)];

pub(super) const TYPING: &[Binding] = &[line(Keys::ENTER, "help-open")
    .unlisted()
    .main(KeyLabel::Done)];

pub(super) const CLUB_GAME: &[Binding] = &[
    line(Keys::LEFT_RIGHT, "help-choose")
        .unlisted()
        .usual(KeyLabel::Choose),
    line(Keys::ENTER, "help-sow")
        .unlisted()
        .main(KeyLabel::Play),
    line(Keys::Fixed("1-9 A-F"), "help-letter").unlisted(),
    bind(Command::Play, "help-club-again").usual(KeyLabel::Rematch),
    bind(Command::Delete, "help-club-refuse").usual(KeyLabel::Refuse),
    bind(Command::Comment, "help-club-say").usual(KeyLabel::Say),
    bind(Command::Undo, "help-undo")
        .unlisted()
        .usual(KeyLabel::Undo),
    own(Command::OfferEnd).unlisted().usual(KeyLabel::OfferEnd),
    bind(Command::Resign, "help-resign")
        .unlisted()
        .usual(KeyLabel::Resign),
    bind(Command::Analyse, "help-analysis")
        .unlisted()
        .usual(KeyLabel::Analysis),
    bind(Command::SideToMove, "help-club-hand").usual(KeyLabel::PassHand),
    bind(Command::Filter, "help-club-mute").spare(KeyLabel::Mute),
    line(Keys::TAB, "help-history")
        .unlisted()
        .spare(KeyLabel::History),
    own(Command::TurnBoard).unlisted().spare(KeyLabel::Turn),
];
