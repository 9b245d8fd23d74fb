//! The ways to open a board: with a game, a position, or the openings.

use std::collections::BTreeSet;

use awale_study::record::{GameOrigin, Participant, VariationTree};
use awale_words::text::Label;

use crate::{app::MissingTablesMode, config::FirstToMove, prelude::*};

use super::{
    AnalysisBoard, BoardPanel, editing::UndoHistory, position_search::PositionSearch,
    position_setup::PositionSetup, saving::SavedContent,
};

impl AnalysisBoard {
    /// Opens a game at its start, with its analysis if it has one.
    pub fn new(session: SessionId, context: &mut AppContext) -> AnalysisBoard {
        let mut board = AnalysisBoard::without_search(session, context);
        board.start_search(context);
        if context.sessions[session]
            .analysis_for_explanations()
            .is_some()
        {
            board.start_analysis(context);
        }
        board
    }

    /// Opens a game at its start, without starting the engine.
    fn without_search(id: SessionId, context: &mut AppContext) -> AnalysisBoard {
        let kind = context.sessions[id].game.kind.clone();
        context.request_tables(&kind, MissingTablesMode::OpenExistingTables);
        let session = &context.sessions[id];
        let header = &session.header;
        let tree = VariationTree::of(&session.game.referee, &header.comments, &header.variations);
        let tree = if header.origin == GameOrigin::StudyGame {
            tree.without_played_game()
        } else {
            tree
        };
        // In a game against a computer that is still being played, the engine is off until the
        // player asks for help.
        let is_engine_on = session.is_over() || session.only_human_seat().is_none();
        let mut board = AnalysisBoard {
            is_turned: session.only_human_seat() == Some(Seat::North),
            tree,
            current_node: 0,
            is_replaying: false,
            animation: None,
            review: None,
            hidden_review: None,
            opens_training_when_done: false,
            remark: None,
            search: PositionSearch::new(is_engine_on),
            ghost_line: None,
            book: None,
            was_opened_with_book: false,
            setup: None,
            text_field: None,
            panel: BoardPanel::default(),
            scrolled_lines: 0,
            max_scrolled_lines: 0,
            undo_history: UndoHistory::default(),
            engine_line_nodes: BTreeSet::new(),
            time_shown_in_replay: Duration::ZERO,
            consecutive_copy_count: 0,
            content_when_opened: SavedContent::default(),
            has_player_changes: false,
            was_file_created_automatically: false,
            comment_before_edit: None,
            session: id,
        };
        board.content_when_opened = board.content_to_save(context);
        board
    }

    /// Opens a game at its end, and starts its analysis.
    pub fn at_end_of_game_with_analysis(
        session: SessionId,
        context: &mut AppContext,
    ) -> AnalysisBoard {
        let mut board = AnalysisBoard::at_end_of_game(session, context);
        board.start_analysis(context);
        board
    }

    /// Opens a game at its last position.
    pub fn at_end_of_game(session: SessionId, context: &mut AppContext) -> AnalysisBoard {
        let mut board = AnalysisBoard::new(session, context);
        board.show_node(board.move_count(context), context);
        board
    }

    /// Opens a game that is still being played, and records that its player gets help. Before its
    /// first move, opens the position as a study instead.
    pub fn of_running_game_with_help(
        session: SessionId,
        is_turned: bool,
        context: &mut AppContext,
    ) -> AnalysisBoard {
        let game = &context.sessions[session].game;
        let session = if game.moves().is_empty() {
            add_study_session(game.clone(), context)
        } else {
            session
        };
        let mut board = AnalysisBoard::at_end_of_game(session, context);
        board.is_turned = is_turned;
        board.search.is_engine_on = true;
        board.record_help(context);
        board.start_search(context);
        board
    }

    /// Opens a game without players, at its start.
    pub(super) fn at_start_of_game(
        game: GameState,
        is_turned: bool,
        context: &mut AppContext,
    ) -> AnalysisBoard {
        let board = AnalysisBoard::new(add_study_session(game, context), context);
        AnalysisBoard { is_turned, ..board }
    }

    /// Opens a game without players, at its last position.
    pub fn of_game(game: GameState, is_turned: bool, context: &mut AppContext) -> AnalysisBoard {
        let mut board = AnalysisBoard::at_end_of_game(add_study_session(game, context), context);
        board.is_turned = is_turned;
        board
    }

    /// Opens the setup of a position, for the game that was chosen last.
    pub fn for_position_setup(context: &mut AppContext) -> AnalysisBoard {
        let setup = PositionSetup::new(context);
        AnalysisBoard::with_position_setup(setup, context)
    }

    pub(super) fn with_position_setup(
        setup: PositionSetup,
        context: &mut AppContext,
    ) -> AnalysisBoard {
        let kind = GameKind::Awale(setup.variant().clone());
        let game = GameState::from_usual_start(kind, setup.direction);
        let mut board = AnalysisBoard::without_search(add_study_session(game, context), context);
        board.is_turned = setup.is_turned;
        board.setup = Some(Box::new(setup));
        board
    }

    /// Opens the openings of the game that was chosen last.
    pub fn opening_book(context: &mut AppContext) -> AnalysisBoard {
        let variants = context.settings.variants();
        let chosen_variant = variants
            .iter()
            .find(|variant| variant.id == context.settings.setup.game);
        let variant = chosen_variant.unwrap_or(&variants[0]).clone();
        AnalysisBoard::opening_book_after_moves(&variant, &[], context)
    }

    /// Creates a board that shows the opening book of `variant` after `moves`, with South to begin.
    pub fn opening_book_after_moves(
        variant: &Variant,
        moves: &[AnyMove],
        context: &mut AppContext,
    ) -> AnalysisBoard {
        let kind = GameKind::Awale(variant.clone());
        let game = GameState::from_usual_start(kind, context.settings.sowing);
        let mut board = AnalysisBoard::without_search(add_study_session(game, context), context);
        // Switch the engine off, because its values and the values of the book are not on the same
        // scale.
        board.search.is_engine_on = false;
        let last_node = moves.iter().try_fold(0, |at, &mv| board.tree.add(at, mv));
        board.show_node(last_node.unwrap_or(0), context);
        board.toggle_book(context);
        board.keep_book_open();
        board
    }
}

/// Adds a session without player names for a study. Its result does not count.
pub(super) fn add_study_session(game: GameState, context: &mut AppContext) -> SessionId {
    let players = PerSeat::from_fn(|_| Participant {
        name: Label::new(),
        spec: PlayerSpec::Human,
    });
    let session = Session::new(
        game.kind,
        players,
        game.direction,
        Some(FirstToMove::South),
        context,
    );
    let session = session.with_moves_of(game.referee, GameOrigin::StudyGame);
    context.sessions.add(session)
}
