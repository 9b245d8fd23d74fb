//! The table of all keys, by screen. A line says: the usual keys, the command, the id of its words in the list of all keys,
//! and, where it stands at the bottom of the screen, the id of its word there with its rank.
//!
//! `"u"` is one key, `"p N"` are two. Neighbours with the same words share a line in the list of keys, and neighbours with the
//! same word a place at the bottom. A screen's own key stands before the letter that is an arrow everywhere. `quiet` lines are not
//! in the list of keys. `fixed` keys cannot be bound otherwise.

use super::Command;
use super::binding::{Binding, bind, fixed};

pub(super) const EVERYWHERE: &[Binding] = &[
    bind("?", Command::Help, "help-keys").stays("key-help"),
    fixed("Esc", "help-back").stays("key-back"),
    bind("q", Command::Quit, "help-quit").stays("key-quit"),
    fixed("Ctrl-C", "help-leave"),
    fixed("Ctrl-Z", "help-suspend"),
    bind("h", Command::Left, "help-arrows"),
    bind("j", Command::Down, "help-arrows"),
    bind("k", Command::Up, "help-arrows"),
    bind("l", Command::Right, "help-arrows"),
    bind("space", Command::Confirm, "help-confirm"),
];

pub(super) const PLAY: &[Binding] = &[
    fixed("← →", "help-choose").usual("key-choose"),
    fixed("Enter", "help-sow").main("key-play"),
    fixed("1-6 A-F", "help-letter"),
    fixed("1-9", "help-take"),
    bind("m", Command::MoveNow, "help-move-now").usual("key-move-now"),
    bind("u", Command::Undo, "help-undo").usual("key-undo"),
    bind("U", Command::Redo, "help-undo"),
    bind("i", Command::Hint, "help-study-hint").usual("key-hint"),
    bind("t", Command::Tree, "help-see-tree").usual("key-tree"),
    bind("w", Command::Values, "help-values").spare("key-values"),
    bind("x", Command::Bar, "help-bar").spare("key-bar"),
    fixed("Tab", "help-history").spare("key-history"),
    bind("v", Command::TurnBoard, "help-turn").spare("key-turn"),
    bind("o", Command::Openings, "help-to-openings"),
    bind("g", Command::OfferEnd, "help-agree"),
    bind("r", Command::Resign, "help-resign"),
    bind("s", Command::EditPosition, "help-set-up"),
    bind("S", Command::SaveStudy, "help-save-study").usual("key-save-study"),
    bind("y", Command::Copy, "help-copy"),
    fixed("+1 +1• ×2", "help-preview"),
    fixed("=+ =0 =-", "help-values-signs"),
];

pub(super) const WATCH: &[Binding] = &[
    bind("p", Command::Pause, "help-pause").usual("key-pause"),
    bind("+", Command::Faster, "help-pace").usual("key-pace"),
    bind("-", Command::Slower, "help-pace").usual("key-pace"),
    bind("m", Command::MoveNow, "help-move-now").quiet().usual("key-move-now"),
    bind("u", Command::Undo, "help-step-back").usual("key-undo"),
    bind("U", Command::Redo, "help-step-back"),
    bind("t", Command::Tree, "help-see-tree").quiet().usual("key-tree"),
    fixed("Tab", "help-history").quiet().spare("key-history"),
    bind("v", Command::TurnBoard, "help-turn").quiet().spare("key-turn"),
];

pub(super) const HISTORY: &[Binding] = &[
    fixed("← →", "help-step").quiet().usual("key-step"),
    fixed("Enter", "help-history").quiet().main("key-take-up"),
    fixed("Esc", "help-back").quiet().stays("key-back"),
];

pub(super) const OVER: &[Binding] = &[
    fixed("↑ ↓", "help-line").quiet().usual("key-line"),
    fixed("Enter", "help-open").quiet().main("key-open"),
    bind("u", Command::Undo, "help-undo").quiet().usual("key-undo"),
    bind("v", Command::TurnBoard, "help-turn").quiet().usual("key-turn"),
    bind("i", Command::Analyse, "help-analysis").quiet(),
    bind("l", Command::Learn, "help-learn").quiet(),
    bind("e", Command::Export, "help-export").quiet(),
];

pub(super) const REPLAY: &[Binding] = &[
    fixed("← →", "help-step").usual("key-step"),
    fixed("↑ ↓", "help-line"),
    fixed("PgUp PgDn", "help-leap"),
    fixed("Home End", "help-jump"),
    fixed("Enter", "help-play-on").main("key-play-on"),
    bind("p", Command::Autoplay, "help-play-on"),
    bind("g", Command::PlayFromHere, "help-from-here").usual("key-from-here"),
    bind("n", Command::NextMistake, "help-faults").usual("key-faults"),
    bind("N", Command::PreviousMistake, "help-faults").usual("key-faults"),
    fixed("↓", "help-better").usual("key-better"),
    fixed("↑", "help-better").usual("key-to-game"),
    bind("l", Command::Learn, "help-learn").usual("key-learn"),
    bind("i", Command::Analyse, "help-analysis").usual("key-analysis"),
    fixed("! ?! ? ??", "help-marks"),
    bind("t", Command::Tree, "help-see-tree").usual("key-tree"),
    bind("o", Command::Openings, "help-to-openings"),
    bind("v", Command::TurnBoard, "help-turn"),
    bind("s", Command::EditPosition, "help-set-up"),
    bind("y", Command::Copy, "help-copy"),
    bind("e", Command::Export, "help-export"),
];

pub(super) const MISTAKES: &[Binding] = &[
    fixed("← →", "help-choose").usual("key-choose"),
    fixed("Enter", "help-sow").main("key-play"),
    fixed("1-6 A-F", "help-letter"),
    bind("i", Command::Hint, "help-mistake-hint").usual("key-hint"),
    bind("g", Command::Solution, "help-mistake-solution").usual("key-give-up"),
    bind("n", Command::NextMistake, "help-mistake-next").usual("key-mistake-skip"),
    bind("u", Command::Restart, "help-mistake-again").usual("key-again"),
    fixed("← →", "help-mistake-line"),
    fixed("PgUp PgDn", "help-scroll-text"),
    bind("v", Command::TurnBoard, "help-turn"),
    bind("y", Command::Copy, "help-copy"),
];

pub(super) const EDITOR: &[Binding] = &[
    fixed("← → ↑ ↓", "help-place"),
    fixed("0-9", "help-seeds").usual("key-seeds"),
    bind("+", Command::MoreSeeds, "help-seeds"),
    bind("-", Command::FewerSeeds, "help-seeds"),
    bind("r", Command::Balance, "help-rest").usual("key-rest"),
    bind("m", Command::SideToMove, "help-mover").aside("key-mover"),
    bind("g", Command::NextVariant, "help-variant").aside("key-game"),
    bind("G", Command::PreviousVariant, "help-variant"),
    bind("n", Command::TypePosition, "help-notation").aside("key-notation"),
    bind("y", Command::Copy, "help-copy").aside("key-copy"),
    bind("t", Command::Tree, "help-see-tree").aside("key-tree"),
    bind("c", Command::EmptyBoard, "help-empty").aside("key-clear"),
    bind("i", Command::StartPosition, "help-empty").aside("key-initial"),
    bind("u", Command::Undo, "help-undo-edit").aside("key-undo"),
    bind("U", Command::Redo, "help-undo-edit"),
    fixed("Enter", "help-play-position").main("key-play"),
    bind("p", Command::PlayPosition, "help-play-position"),
    bind("s", Command::StudyPosition, "help-study").usual("key-study"),
    bind("v", Command::TurnBoard, "help-turn"),
];

pub(super) const OPENINGS: &[Binding] = &[
    fixed("→", "help-opening-in").usual("key-opening-in"),
    fixed("Enter", "help-opening-in").main("key-opening-in"),
    fixed("1-6 A-F", "help-opening-letter"),
    fixed("←", "help-opening-back").usual("key-opening-back"),
    bind("p", Command::PlayPosition, "help-opening-play").usual("key-play"),
    bind("s", Command::StudyPosition, "help-study").usual("key-study"),
    bind("g", Command::NextVariant, "help-variant"),
    bind("G", Command::PreviousVariant, "help-variant"),
    bind("t", Command::Tree, "help-see-tree"),
    bind("v", Command::TurnBoard, "help-turn"),
    bind("y", Command::Copy, "help-copy"),
];

pub(super) const TREE: &[Binding] = &[
    fixed("← →", "help-unfold").usual("key-unfold"),
    bind("p", Command::PrincipalVariation, "help-principal").spare("key-principal"),
    bind("m", Command::Algorithm, "help-algorithm").usual("key-algorithm"),
    bind("+", Command::Deeper, "help-depth").usual("key-depth"),
    bind("-", Command::Shallower, "help-depth").usual("key-depth"),
    bind("e", Command::Evaluation, "help-evaluation").usual("key-evaluation"),
    bind("o", Command::Ordering, "help-ordering").spare("key-ordering"),
    bind("f", Command::Film, "help-film-start").usual("key-film"),
    bind("i", Command::Deepening, "help-deepening-start").spare("key-deepening"),
    bind("c", Command::MonteCarlo, "help-growth-start").spare("key-monte-carlo"),
    bind("x", Command::ExportTree, "help-export-tree").spare("key-export"),
    bind("v", Command::TurnBoard, "help-turn"),
];

pub(super) const FILM: &[Binding] = &[
    fixed("← →", "help-film-step").usual("key-film-step"),
    fixed("Enter", "help-film-run").main("key-film-run"),
    bind("p", Command::Pause, "help-film-run"),
    bind("+", Command::Faster, "help-film-speed").usual("key-pace"),
    bind("-", Command::Slower, "help-film-speed").usual("key-pace"),
    fixed("↓", "help-film-cut").usual("key-film-cut"),
    fixed("Home End", "help-jump"),
    fixed("PgUp PgDn", "help-deepening-depth"),
    bind("i", Command::Deepening, "help-deepening-table").usual("key-table"),
    bind("g", Command::Predict, "help-predict").usual("key-predict"),
    bind("x", Command::ExportTree, "help-export-film"),
    bind("f", Command::Film, "help-film-end"),
];

pub(super) const PREDICT: &[Binding] = &[
    fixed("↑ ↓", "help-predict-choose").usual("key-choose"),
    fixed("Enter", "help-predict-answer").main("key-answer"),
    fixed("1-9", "help-predict-number"),
    fixed("→", "help-predict-skip").usual("key-skip"),
    bind("g", Command::Predict, "help-predict-end").usual("key-predict-end"),
];

pub(super) const MONTE_CARLO: &[Binding] = &[
    fixed("← →", "help-growth-step").usual("key-film-step"),
    fixed("Enter", "help-film-run").main("key-film-run"),
    bind("p", Command::Pause, "help-film-run"),
    bind("+", Command::Faster, "help-film-speed").usual("key-pace"),
    bind("-", Command::Slower, "help-film-speed").usual("key-pace"),
    fixed("PgUp PgDn", "help-growth-hundred"),
    fixed("Home End", "help-jump"),
    bind("x", Command::ExportTree, "help-export-film"),
    bind("e", Command::Evaluation, "help-growth-leaf").usual("key-growth-leaf"),
    bind("c", Command::MonteCarlo, "help-film-end"),
];

pub(super) const PUZZLES: &[Binding] = &[
    fixed("Enter", "help-open").quiet().main("key-open"),
    fixed("← →", "help-choose").quiet().usual("key-change"),
    bind("d", Command::TodaysPuzzle, "help-today").usual("key-today"),
    bind("n", Command::NewPuzzle, "help-new-puzzle").quiet().usual("key-new-puzzle"),
];

pub(super) const TRAINING: &[Binding] = &[
    fixed("Enter", "help-open").quiet().main("key-open"),
    fixed("← →", "help-choose").quiet().usual("key-change"),
    bind("n", Command::NewPuzzle, "help-new-puzzle").quiet().usual("key-new-puzzle"),
];

pub(super) const STORM: &[Binding] = &[
    fixed("← →", "help-choose").usual("key-choose"),
    fixed("Enter", "help-sow").main("key-play"),
    fixed("1-6 A-F", "help-letter"),
];

pub(super) const PUZZLE: &[Binding] = &[
    fixed("← →", "help-choose").usual("key-choose"),
    fixed("Enter", "help-sow").main("key-play"),
    fixed("1-6 A-F", "help-letter"),
    bind("i", Command::Hint, "help-hint").usual("key-hint"),
    bind("g", Command::Solution, "help-give-up").usual("key-give-up"),
    bind("n", Command::NewPuzzle, "help-new-puzzle").usual("key-new-puzzle"),
    bind("u", Command::Restart, "help-puzzle-again").usual("key-again"),
    fixed("← →", "help-solution"),
    bind("s", Command::EditPosition, "help-study-solution"),
    bind("t", Command::Tree, "help-study-solution"),
    fixed("PgUp PgDn", "help-scroll-text"),
    bind("y", Command::Copy, "help-copy"),
    bind("x", Command::ExportPuzzle, "help-export-puzzle"),
];

pub(super) const CHAPTERS: &[Binding] =
    &[fixed("↑ ↓", "help-line").quiet().usual("key-chapter"), fixed("Enter", "help-open").quiet().main("key-begin")];

pub(super) const CHAPTER: &[Binding] = &[
    fixed("← →", "help-choose").usual("key-choose"),
    fixed("Enter", "help-sow").main("key-play"),
    fixed("1-6 A-F", "help-letter"),
    bind("i", Command::Hint, "help-hint").usual("key-hint"),
    bind("n", Command::NextStep, "help-next-step").usual("key-skip"),
    bind("p N", Command::PreviousStep, "help-next-step").usual("key-before"),
    bind("u", Command::Restart, "help-step-again"),
    fixed("PgUp PgDn", "help-scroll-text"),
];

pub(super) const DRILLS: &[Binding] =
    &[fixed("Enter", "help-open").quiet().main("key-begin"), fixed("← →", "help-choose").quiet().usual("key-level")];

pub(super) const DRILL: &[Binding] = &[
    fixed("← → ↑ ↓", "help-drill-choose").usual("key-choose"),
    fixed("Enter", "help-drill-answer").main("key-answer"),
    fixed("A-F a-f", "help-drill-letter"),
    fixed("1-9", "help-drill-number"),
];

pub(super) const COURSE: &[Binding] = &[
    fixed("↑ ↓", "help-line").quiet().usual("key-lesson"),
    fixed("← →", "help-variant").quiet().usual("key-game"),
    fixed("Enter", "help-open").quiet().main("key-begin"),
];

pub(super) const LESSON: &[Binding] = &[
    fixed("← →", "help-choose").usual("key-choose"),
    fixed("Enter", "help-sow").main("key-play"),
    fixed("1-6 A-F", "help-letter"),
    fixed("1-9", "help-take"),
    bind("i", Command::Hint, "help-hint").usual("key-hint"),
    bind("n", Command::NextStep, "help-next-step").usual("key-skip"),
    bind("p N", Command::PreviousStep, "help-next-step").usual("key-before"),
    bind("u", Command::Restart, "help-step-again"),
    fixed("PgUp PgDn", "help-scroll-text"),
];

pub(super) const SAVED: &[Binding] = &[
    fixed("Enter", "help-open").main("key-open"),
    bind("p", Command::Replay, "help-look").usual("key-replay"),
    bind("r", Command::Rename, "help-rename").usual("key-rename"),
    bind("d", Command::Delete, "help-delete").usual("key-delete"),
    bind("/", Command::Search, "help-search"),
    bind("f", Command::Filter, "help-filter"),
];

pub(super) const COLLECTION: &[Binding] = &[
    fixed("↑ ↓", "help-line").quiet().usual("key-line"),
    fixed("Enter", "help-open").quiet().main("key-open"),
    bind("p", Command::Replay, "help-look").quiet().usual("key-replay"),
];

pub(super) const MENU: &[Binding] = &[
    fixed("Enter", "help-open").quiet().main("key-open"),
    bind("p", Command::PlayAtOnce, "help-at-once").usual("key-at-once"),
    bind("n", Command::NewGame, "help-new"),
    bind("c", Command::Continue, "help-continue"),
];

pub(super) const ANALYSE: &[Binding] =
    &[fixed("↑ ↓", "help-line").quiet().usual("key-line"), fixed("Enter", "help-open").quiet().main("key-open")];

pub(super) const SETUP: &[Binding] = &[
    fixed("↑ ↓", "help-line").quiet().usual("key-line"),
    fixed("← →", "help-choose").quiet().usual("key-change"),
    fixed("Enter", "help-open").quiet().main("key-begin"),
    fixed("PgUp PgDn", "help-scroll-text").quiet().usual("key-scroll"),
];

pub(super) const GALLERY: &[Binding] =
    &[fixed("↑ ↓", "help-line").quiet().usual("key-line"), fixed("Enter", "help-open").quiet().main("key-invite")];

pub(super) const RESULTS: &[Binding] = &[
    fixed("← →", "help-choose").quiet().usual("key-page"),
    fixed("↑ ↓", "help-line").quiet().usual("key-line"),
    fixed("Enter", "help-open").quiet().main("key-open"),
    bind("f", Command::Filter, "help-with-help").quiet().usual("key-with-help"),
];

pub(super) const RULES: &[Binding] = &[
    fixed("← →", "help-step").quiet().usual("key-rule-step"),
    fixed("PgUp PgDn", "help-scroll-text").quiet().usual("key-scroll"),
    fixed("↑ ↓", "help-variant").quiet().usual("key-game"),
    fixed("Tab", "help-variant").quiet().usual("key-game-too"),
];

pub(super) const SETTINGS: &[Binding] = &[
    fixed("↑ ↓", "help-line").quiet().usual("key-line"),
    fixed("← →", "help-choose").quiet().usual("key-change"),
    fixed("Enter", "help-open").quiet().main("key-open"),
];

pub(super) const BINDINGS: &[Binding] = &[
    fixed("↑ ↓", "help-line").quiet().usual("key-line"),
    fixed("Enter", "help-open").quiet().main("key-bind"),
    fixed("Del", "help-open").quiet().usual("key-unbind"),
];

pub(super) const KEYS: &[Binding] = &[
    fixed("↑ ↓", "help-scroll-text").quiet().usual("key-scroll"),
    fixed("Esc", "help-back").quiet().stays("key-back"),
];

pub(super) const TYPING: &[Binding] =
    &[fixed("Enter", "help-open").quiet().main("key-done"), fixed("Esc", "help-back").quiet().stays("key-drop")];

pub(super) const LOBBY: &[Binding] = &[
    fixed("↑ ↓", "help-line").quiet().usual("key-line"),
    fixed("Enter", "help-open").quiet().main("key-open"),
    bind("n", Command::NewGame, "help-new").quiet().usual("key-challenge"),
    bind("d", Command::Delete, "help-delete").quiet().usual("key-decline"),
];

pub(super) const CLUB_GAME: &[Binding] = &[
    fixed("← →", "help-choose").quiet().usual("key-choose"),
    fixed("Enter", "help-sow").quiet().main("key-play"),
    fixed("1-6 A-F", "help-letter").quiet(),
    bind("n", Command::NewGame, "help-club-again").usual("key-rematch"),
    bind("N", Command::Refuse, "help-club-refuse").usual("key-refuse"),
    bind("t", Command::Say, "help-club-say").usual("key-say"),
    bind("u", Command::Undo, "help-undo").quiet().usual("key-undo"),
    bind("g", Command::OfferEnd, "help-agree").quiet().usual("key-offer-end"),
    bind("r", Command::Resign, "help-resign").quiet().usual("key-resign"),
    bind("i", Command::Analyse, "help-analysis").quiet().usual("key-analysis"),
    bind("p", Command::PassHand, "help-club-hand").usual("key-pass-hand"),
    bind("x", Command::Mute, "help-club-mute").spare("key-mute"),
    fixed("Tab", "help-history").quiet().spare("key-history"),
    bind("v", Command::TurnBoard, "help-turn").quiet().spare("key-turn"),
];
