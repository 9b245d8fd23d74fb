//! The table of all keys, by section. A line says: the command or the fixed keys, the id of their
//! words in the list of all keys, and, where they stand at the bottom of the screen, the id of
//! their word there with its rank.
//!
//! Neighbors with the same words share a line in the list of keys, and neighbors with the same word
//! a place at the bottom. A screen leaves out what is of no use, or puts another word in its place.
//! `quiet` lines are not in the list of keys. `fixed` keys cannot be bound otherwise.

use super::Command;
use super::binding::{Binding, bind, fixed, own};

pub(super) const EVERYWHERE: &[Binding] = &[
    bind(Command::Help, "help-keys").stays("key-help"),
    fixed("Esc", "help-back").stays("key-back"),
    own(Command::Quit).stays("key-quit"),
    fixed("Ctrl-C", "help-leave"),
    fixed("Ctrl-Z", "help-suspend"),
    bind(Command::Left, "help-arrows"),
    bind(Command::Down, "help-arrows"),
    bind(Command::Up, "help-arrows"),
    bind(Command::Right, "help-arrows"),
    own(Command::Confirm),
];

pub(super) const PLAY: &[Binding] = &[
    fixed("← →", "help-choose").usual("key-choose"),
    fixed("↑ ↓", "help-line").quiet().usual("key-line"),
    fixed("Enter", "help-sow").main("key-play"),
    fixed("1-9 A-F", "help-letter"),
    bind(Command::Run, "help-pause").usual("key-pause"),
    bind(Command::More, "help-pace").usual("key-pace"),
    bind(Command::Less, "help-pace").usual("key-pace"),
    own(Command::MoveNow).usual("key-move-now"),
    bind(Command::Undo, "help-undo").usual("key-undo"),
    bind(Command::Redo, "help-undo"),
    bind(Command::Hint, "help-study-hint").usual("key-hint"),
    own(Command::Tree).usual("key-tree"),
    bind(Command::Values, "help-values").spare("key-values"),
    own(Command::Bar).spare("key-bar"),
    fixed("Tab", "help-history").spare("key-history"),
    own(Command::TurnBoard).spare("key-turn"),
    own(Command::Book),
    own(Command::OfferEnd),
    bind(Command::Resign, "help-resign"),
    own(Command::SetUp),
    own(Command::Copy),
    bind(Command::Analyse, "help-analysis"),
    bind(Command::Learn, "help-learn"),
    bind(Command::Play, "help-rematch"),
    bind(Command::Export, "help-export").usual("key-share"),
    fixed("+1 +1• ×2", "help-preview"),
    fixed("=+ =0 =-", "help-values-signs"),
];

pub(super) const ANALYSIS: &[Binding] = &[
    fixed("← →", "help-step").usual("key-step"),
    fixed("↑ ↓", "help-beside").spare("key-variation"),
    fixed("Enter", "help-best-move").main("key-play"),
    fixed("1-9 A-F", "help-branch"),
    fixed("PgUp PgDn", "help-leap"),
    fixed("Home End", "help-jump"),
    bind(Command::Run, "help-play-on").spare("key-play-on"),
    bind(Command::Export, "help-export").usual("key-share"),
    bind(Command::Next, "help-faults").usual("key-faults"),
    bind(Command::Previous, "help-faults").usual("key-faults"),
    fixed("↓", "help-beside").quiet().usual("key-better"),
    bind(Command::Learn, "help-learn").usual("key-learn"),
    bind(Command::Analyse, "help-analysis").usual("key-analysis"),
    fixed("! ?! ? ??", "help-marks"),
    bind(Command::Play, "help-from-here").usual("key-from-here"),
    own(Command::Book).spare("key-book"),
    bind(Command::Comment, "help-comment").spare("key-comment"),
    bind(Command::Save, "help-save-board").spare("key-save"),
    bind(Command::Delete, "help-delete-variation").spare("key-delete"),
    own(Command::MainLine),
    bind(Command::More, "help-fold"),
    bind(Command::Less, "help-fold"),
    bind(Command::Undo, "help-undo-edit"),
    bind(Command::Redo, "help-undo-edit"),
    bind(Command::Values, "help-lines"),
    own(Command::Bar),
    own(Command::Tree).spare("key-tree"),
    own(Command::SetUp).spare("key-set-up"),
    own(Command::TypePosition),
    bind(Command::Copy, "help-copy-board").spare("key-copy"),
    own(Command::Variant),
    own(Command::TurnBoard),
    fixed("Tab", "help-panel"),
];

pub(super) const SET_UP: &[Binding] = &[
    fixed("← → ↑ ↓", "help-place"),
    fixed("0-9", "help-seeds").usual("key-seeds"),
    bind(Command::More, "help-seeds"),
    bind(Command::Less, "help-seeds"),
    bind(Command::Balance, "help-rest").usual("key-rest"),
    own(Command::SideToMove).aside("key-mover"),
    own(Command::Variant).aside("key-game"),
    own(Command::TypePosition).aside("key-notation"),
    own(Command::Copy).aside("key-copy"),
    own(Command::Tree).aside("key-tree"),
    bind(Command::Delete, "help-empty").aside("key-clear"),
    bind(Command::Restart, "help-empty").aside("key-initial"),
    bind(Command::Undo, "help-undo-edit").aside("key-undo"),
    bind(Command::Redo, "help-undo-edit"),
    fixed("Enter", "help-think").main("key-analysis"),
    bind(Command::Analyse, "help-think"),
    bind(Command::Play, "help-play-position").usual("key-play"),
    own(Command::TurnBoard),
];

pub(super) const TASK: &[Binding] = &[
    fixed("← →", "help-task-choose").usual("key-choose"),
    fixed("Enter", "help-sow").main("key-play"),
    fixed("1-9 A-F", "help-letter"),
    bind(Command::Hint, "help-hint").usual("key-hint"),
    bind(Command::Resign, "help-give-up").usual("key-give-up"),
    bind(Command::Next, "help-next-task").usual("key-skip"),
    bind(Command::Previous, "help-next-task").usual("key-before"),
    bind(Command::Restart, "help-task-again").usual("key-again"),
    bind(Command::Analyse, "help-study-solution"),
    bind(Command::SetUp, "help-study-solution"),
    bind(Command::Tree, "help-study-solution"),
    fixed("PgUp PgDn", "help-scroll-text"),
    own(Command::TurnBoard),
    own(Command::Copy),
    bind(Command::Export, "help-export-puzzle"),
];

pub(super) const DRILL: &[Binding] = &[
    fixed("← → ↑ ↓", "help-drill-choose").usual("key-choose"),
    fixed("Enter", "help-drill-answer").main("key-answer"),
    fixed("1-9 A-F a-f", "help-drill-letter"),
];

pub(super) const TREE: &[Binding] = &[
    fixed("← →", "help-unfold").usual("key-unfold"),
    bind(Command::Hint, "help-principal").spare("key-principal"),
    bind(Command::Algorithm, "help-algorithm").usual("key-algorithm"),
    bind(Command::More, "help-depth").usual("key-depth"),
    bind(Command::Less, "help-depth").usual("key-depth"),
    bind(Command::Values, "help-evaluation").usual("key-evaluation"),
    bind(Command::Run, "help-film-start").usual("key-film"),
    bind(Command::Export, "help-export-tree").spare("key-export"),
    own(Command::TurnBoard),
];

pub(super) const FILM: &[Binding] = &[
    fixed("← →", "help-film-step").usual("key-film-step"),
    fixed("↑ ↓", "help-predict-choose").usual("key-choose"),
    fixed("Enter", "help-film-run").quiet().main("key-answer"),
    fixed("1-9", "help-predict-number"),
    fixed("→", "help-film-step").quiet().usual("key-skip"),
    fixed("Enter", "help-film-run").main("key-film-run"),
    bind(Command::Run, "help-film-run"),
    bind(Command::More, "help-film-speed").usual("key-pace"),
    bind(Command::Less, "help-film-speed").usual("key-pace"),
    fixed("↓", "help-predict-choose")
        .quiet()
        .usual("key-film-cut"),
    fixed("Home End", "help-jump"),
    fixed("PgUp PgDn", "help-film-leap"),
    own(Command::Predict).usual("key-predict"),
    bind(Command::Algorithm, "help-algorithm").spare("key-algorithm"),
    bind(Command::Export, "help-export-film"),
    bind(Command::Values, "help-growth-leaf").usual("key-growth-leaf"),
];

pub(super) const MENU: &[Binding] = &[
    fixed("Enter", "help-open").quiet().main("key-open"),
    fixed("↑ ↓", "help-line").quiet().usual("key-line"),
    fixed("← →", "help-choose").quiet().usual("key-change"),
    bind(Command::Play, "help-at-once").usual("key-at-once"),
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
    fixed("↑ ↓", "help-line").quiet().usual("key-line"),
    fixed("← →", "help-choose").quiet().usual("key-change"),
    fixed("Enter", "help-open").main("key-open"),
    fixed("Del", "help-open").quiet().usual("key-unbind"),
    fixed("PgUp PgDn", "help-scroll-text")
        .quiet()
        .usual("key-scroll"),
    fixed("Tab", "help-variant").quiet().usual("key-game-too"),
    bind(Command::Play, "help-at-once")
        .quiet()
        .usual("key-challenge"),
    bind(Command::Next, "help-new-puzzle").usual("key-new-puzzle"),
    bind(Command::Analyse, "help-look").usual("key-analysis"),
    bind(Command::Save, "help-rename").usual("key-rename"),
    bind(Command::Delete, "help-delete").usual("key-delete"),
    own(Command::Search),
    bind(Command::Filter, "help-filter").usual("key-with-help"),
];

pub(super) const KEYS: &[Binding] = &[
    fixed("↑ ↓", "help-scroll-text").quiet().usual("key-scroll"),
    fixed("Esc", "help-back").quiet().stays("key-back"),
];

pub(super) const TYPING: &[Binding] = &[
    fixed("Enter", "help-open").quiet().main("key-done"),
    fixed("Esc", "help-back").quiet().stays("key-drop"),
];

pub(super) const CLUB_GAME: &[Binding] = &[
    fixed("← →", "help-choose").quiet().usual("key-choose"),
    fixed("Enter", "help-sow").quiet().main("key-play"),
    fixed("1-9 A-F", "help-letter").quiet(),
    bind(Command::Play, "help-club-again").usual("key-rematch"),
    bind(Command::Delete, "help-club-refuse").usual("key-refuse"),
    bind(Command::Comment, "help-club-say").usual("key-say"),
    bind(Command::Undo, "help-undo").quiet().usual("key-undo"),
    own(Command::OfferEnd).quiet().usual("key-offer-end"),
    bind(Command::Resign, "help-resign")
        .quiet()
        .usual("key-resign"),
    bind(Command::Analyse, "help-analysis")
        .quiet()
        .usual("key-analysis"),
    bind(Command::SideToMove, "help-club-hand").usual("key-pass-hand"),
    bind(Command::Filter, "help-club-mute").spare("key-mute"),
    fixed("Tab", "help-history").quiet().spare("key-history"),
    own(Command::TurnBoard).quiet().spare("key-turn"),
];
