//! Copy, paste, export, and the ways from this board to a game or to another board.

use awale_study::record::{GameOrigin, Record, looks_like_position};

use crate::{
    app::Notice,
    pictures::{ExportedPicture, GamePicture},
    prelude::*,
    screens::{GameSetup, tree},
    words::Explain,
};

use super::{
    Action, AnalysisBoard, BoardRemark, TextFieldPurpose,
    position_setup::{MAX_NOTATION_CHARS, PositionSetup},
};

/// The content of a pasted text.
enum PastedContent {
    Position(Box<Position>),
    Game(Box<Record>),
}

/// Parses a text as a position by the rules of `variant`, or as a game. Returns an explanation of
/// the error with its place if the text is neither.
fn parse_pasted_text(
    text: &str,
    variant: &Variant,
    context: &AppContext,
) -> Result<PastedContent, String> {
    let (text, words) = (text.trim(), &context.words);
    if looks_like_position(text) {
        return match Position::parse(text, &variant.rules) {
            Ok(position) => Ok(PastedContent::Position(Box::new(position))),
            Err(error) => Err(error.explain(words)),
        };
    }
    Record::parse_ogn(text, &context.settings.variants())
        .map(|record| PastedContent::Game(Box::new(record)))
        .map_err(|error| words.record_error(&words.get("board-pasted"), &error))
}

/// Returns the moves of a text that consists of moves and their numbers only. Each number must have
/// a dot and match its place.
fn parse_bare_moves(text: &str) -> Option<Vec<Pit>> {
    let is_separator = |letter: char| letter.is_whitespace() || letter == ',';
    let (mut moves, mut first_start_ply) = (Vec::new(), None);
    for word in text.split(is_separator) {
        let is_number_character =
            |letter: char| letter.is_ascii_digit() || matches!(letter, '.' | '…');
        let pit_letters = word.trim_start_matches(is_number_character);
        let number_text = &word[..word.len() - pit_letters.len()];
        if !number_text.is_empty() {
            let move_number_text = number_text.trim_end_matches(['.', '…']);
            let is_second_player = number_text.len() > move_number_text.len() + 1;
            let move_number: usize = move_number_text.parse().ok()?;
            let start_ply =
                (2 * move_number + usize::from(is_second_player)).checked_sub(moves.len())?;
            if move_number_text == number_text
                || *first_start_ply.get_or_insert(start_ply) != start_ply
            {
                return None;
            }
        }
        let pits: Option<Vec<Pit>> = pit_letters.chars().map(Pit::from_letter).collect();
        moves.extend(pits?);
    }
    (!moves.is_empty()).then_some(moves)
}

/// Whether a text pasted into a game is a position, a playable list of moves, or a game with moves.
/// Letters count as moves only if their case fits the sides, so "bad" is an ordinary word.
pub(crate) fn contains_position_or_moves(
    text: &str,
    session: &Session,
    context: &AppContext,
) -> bool {
    let letters = text.chars().filter(|letter| letter.is_alphabetic());
    let play_letter = |mut now: AnyGame, letter| {
        now.play(AnyMove::Pit(Pit::from_letter(letter)?)).ok()?;
        Some(now)
    };
    let has_move_numbers = text.contains(|letter: char| letter.is_ascii_digit());
    if parse_bare_moves(text).is_some() && !has_move_numbers {
        return letters
            .clone()
            .try_fold(*session.position(), play_letter)
            .is_some();
    }
    let variant = variant_of(session, context);
    match parse_pasted_text(text, &variant, context) {
        Ok(PastedContent::Position(_)) => true,
        Ok(PastedContent::Game(record)) => !record.moves().is_empty(),
        Err(_) => false,
    }
}

/// The notice about a pasted text without a game: the error, if the text looks like a position or
/// like a game with numbers or tags.
fn unusable_paste_notice(text: &str, session: &Session, context: &AppContext) -> Notice {
    let text = text.trim();
    let looks_like_position_or_game =
        looks_like_position(text) || text.starts_with('[') || text.contains("1.");
    let error = parse_pasted_text(text, &variant_of(session, context), context).err();
    Notice::UnusablePaste(error.filter(|_| looks_like_position_or_game))
}

/// Opens a board with the position, moves or game in a text that was pasted outside of a game. Any
/// other text causes only a notice.
pub(crate) fn open_pasted(text: &str, context: &mut AppContext) -> Transition {
    let kind = GameKind::Awale(PositionSetup::new(context).variant().clone());
    let game = GameState::from_usual_start(kind, context.settings.sowing);
    let mut board = AnalysisBoard::of_game(game, false, context);
    if !contains_position_or_moves(text, &context.sessions[board.session], context) {
        let session = &context.sessions[board.session];
        context.notice = Some(unusable_paste_notice(text, session, context));
        return Transition::Stay;
    }
    match board.paste_text(text, context) {
        Transition::Stay => {
            board.save_changes(context);
            Transition::open(board)
        }
        opened => opened,
    }
}

/// Opens a pasted game, and saves it as a study, because it has no file. A position without moves
/// is saved with its first change.
pub(crate) fn open_pasted_game(record: &Record, context: &mut AppContext) -> Transition {
    let mut session = Session::from_record(record, None, context.random_u64());
    // The origin of the text is unknown, so its game must not count for statistics.
    session.header.origin = GameOrigin::StudyGame;
    // Name a person without a name after the side, because otherwise the person would be called
    // "You".
    if let Some(seat) = session.only_human_seat()
        && session.players[seat].name.is_empty()
    {
        session.players[seat].name = context.words.seat_name(seat).into();
    }
    let session_id = context.sessions.add(session);
    let mut board = AnalysisBoard::new(session_id, context);
    if !record.moves().is_empty() {
        board.save_board(context);
        context.notice = Some(Notice::StudySaved);
    }
    Transition::open(board)
}

/// The variant of this game, or for the game of matches the last chosen variant of awalé.
fn variant_of(session: &Session, context: &AppContext) -> Variant {
    match &session.game.kind {
        GameKind::Awale(variant) => variant.clone(),
        GameKind::Matches(_) => PositionSetup::new(context).variant().clone(),
    }
}

impl AnalysisBoard {
    /// Shows the content of a text. Moves that are playable here become a variation; a position or
    /// a game opens another board.
    pub(super) fn paste_text(&mut self, text: &str, context: &mut AppContext) -> Transition {
        if let Some(moves) = parse_bare_moves(text)
            && self.add_moves(&moves, context)
        {
            return Transition::Stay;
        }
        let session = &context.sessions[self.session];
        let (variant, direction) = (variant_of(session, context), session.game.direction);
        match parse_pasted_text(text, &variant, context) {
            Ok(PastedContent::Position(position)) => {
                let kind = GameKind::Awale(variant);
                let game = GameState::new(kind, direction, AnyGame::Awale(*position));
                self.stop_search(context);
                Transition::open(AnalysisBoard::of_game(game, self.is_turned, context))
            }
            Ok(PastedContent::Game(record)) => {
                self.stop_search(context);
                open_pasted_game(&record, context)
            }
            Err(error) => {
                self.remark = Some(BoardRemark::PasteError(error));
                Transition::Stay
            }
        }
    }

    /// Reads a text that was pasted while a position is set up: moves that are playable from this
    /// position, or a game. `None` if the text is something else.
    fn paste_into_setup(&mut self, text: &str, context: &mut AppContext) -> Option<Transition> {
        let setup = self.setup.as_ref()?;
        let variant = setup.variant().clone();
        if let (Some(moves), Ok(start)) = (parse_bare_moves(text), setup.position())
            && moves
                .iter()
                .try_fold(start, |now, pit| {
                    now.after(Pit::of(now.to_move(), pit.column())).ok()
                })
                .is_some()
        {
            let (kind, direction) = (GameKind::Awale(variant), setup.direction);
            let game = GameState::new(kind, direction, AnyGame::Awale(start));
            *self = AnalysisBoard::at_start_of_game(game, setup.is_turned, context);
            self.add_moves(&moves, context);
            return Some(Transition::Stay);
        }
        match parse_pasted_text(text, &variant, context) {
            Ok(PastedContent::Game(record)) => Some(open_pasted_game(&record, context)),
            _ => None,
        }
    }

    /// Adds a line of moves after the current node, or nothing if one of them is illegal. Returns
    /// whether the line was added.
    fn add_moves(&mut self, moves: &[Pit], context: &mut AppContext) -> bool {
        let mut tree = self.tree.clone();
        let last_added_node = moves.iter().try_fold(self.current_node, |at, pit| {
            let seat = tree.node(at).position.to_move();
            tree.add(at, AnyMove::Pit(Pit::of(seat, pit.column())))
        });
        let Some(last_node) = last_added_node.filter(|_| !moves.is_empty()) else {
            return false;
        };
        let tree_before = std::mem::replace(&mut self.tree, tree);
        // After an undo, node numbers of removed engine moves may be in use again for the pasted
        // moves, which belong to the player.
        self.engine_line_nodes
            .retain(|&at| tree_before.contains(at));
        self.adopt_engine_line(last_node);
        self.has_player_changes |= self.tree.added_move_count() > tree_before.added_move_count();
        self.undo_history
            .record_change(tree_before, self.current_node);
        self.record_help(context);
        self.show_node(last_node, context);
        true
    }

    /// Copies the position. If repeated, copies the moves that lead to it, and then the whole game.
    pub(super) fn copy_position_or_moves(&mut self, context: &mut AppContext) {
        let earlier_copy_count = self.consecutive_copy_count;
        let copied_text = match (
            earlier_copy_count % 3,
            self.annotated_session(context).record().to_ogn(),
        ) {
            (0, _) => return self.copy_position(context),
            (1, _) => {
                let moves = self.path_moves();
                moves
                    .iter()
                    .map(ToString::to_string)
                    .collect::<Vec<_>>()
                    .join(" ")
            }
            (_, Ok(ogn)) => ogn,
            (_, Err(_)) => return,
        };
        self.consecutive_copy_count += 1;
        context.copy_to_clipboard(copied_text);
    }

    fn copy_position(&mut self, context: &mut AppContext) {
        self.consecutive_copy_count += 1;
        copy_position_line(&self.current_node().position, context);
    }

    pub(super) fn open_game_field(&mut self) {
        let position_text = self
            .current_node()
            .position
            .as_awale()
            .map(|position| position.to_string());
        self.text_field = Some((
            TextFieldPurpose::PositionOrGame,
            TextField::with_max_length(&position_text.unwrap_or_default(), MAX_NOTATION_CHARS),
        ));
    }

    /// Opens the setup of a game that begins with the moves up to the current node.
    pub(super) fn play_from_here(&mut self, context: &mut AppContext) -> Transition {
        let game = self.tree.game(self.current_node);
        if game.outcome().is_some() {
            return Transition::Stay;
        }
        let session = &context.sessions[self.session];
        let game_setup = if session.human_count() == 2 {
            GameSetup::with_moves(session.game.kind.clone(), game, context)
        } else {
            GameSetup::with_moves_and_players(session, game, context)
        };
        if let Some(review) = self.visible_or_hidden_review_mut() {
            review.pending_analysis.stop(context);
        }
        self.open_screen(game_setup, context)
    }

    /// Exports pictures of the current position with its game. In a variation, the pictures have
    /// this variation as their main line, and the web page shows it within the game.
    pub(super) fn export_pictures(&mut self, context: &mut AppContext) {
        let mut session = self.annotated_session(context);
        let path_moves = self.path_moves();
        let mut whole_game_and_path = None;
        if !session.moves().starts_with(&path_moves) {
            whole_game_and_path = Some((session.record(), path_moves.clone()));
            // Use the tree with all lines of the engine, because the exported variation may be one
            // of them.
            let mut tree = self.tree.clone().without_played_game();
            while tree.promote(self.current_node) {}
            let last_node = tree.main_line().last().copied().unwrap_or_default();
            (session.game.referee, session.clocks) = (tree.game(last_node), None);
            (session.header.comments, session.header.variations) =
                tree.comments_and_variations(session.moves().len());
        }
        if session.moves().starts_with(&path_moves) {
            let mut picture =
                GamePicture::of_game(session.record(), path_moves.len(), &context.words);
            picture.whole_game_and_path = whole_game_and_path;
            return context.export_pictures(ExportedPicture::Game(Box::new(picture)));
        }
        // The rules ended the game before this position, for example by a repetition. Export the
        // position alone.
        let (kind, direction) = (session.game.kind, session.game.direction);
        let position = self.current_node().position;
        let mut picture = GamePicture::of_position(position, kind, direction, &context.words);
        picture.record.header.date = context.now();
        picture.whole_game_and_path = whole_game_and_path;
        context.export_pictures(ExportedPicture::Game(Box::new(picture)));
    }

    // ---- Setting up a position

    /// Opens another board where the current position can be changed. The game of matches has no
    /// setup.
    pub(super) fn open_setup(&mut self, context: &mut AppContext) -> Transition {
        let game = &context.sessions[self.session].game;
        let (GameKind::Awale(variant), AnyGame::Awale(position)) =
            (&game.kind, self.current_node().position)
        else {
            return Transition::Stay;
        };
        let setup = PositionSetup::of(variant, &position, self.is_turned, game.direction, context);
        let board = AnalysisBoard::with_position_setup(setup, context);
        self.open_screen(board, context)
    }

    pub(super) fn act_in_setup(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        let Some(setup) = &mut self.setup else {
            return Transition::Stay;
        };
        let entered_text = match (action, &setup.notation_field) {
            (Action::Paste(text), None) => Some(text.clone()),
            (Action::Confirm, Some(field)) => Some(field.text().to_owned()),
            _ => None,
        };
        if let Some(transition) =
            entered_text.and_then(|text| self.paste_into_setup(&text, context))
        {
            return transition;
        }
        let Some(setup) = &mut self.setup else {
            return Transition::Stay;
        };
        let next_command = match action {
            _ if setup.notation_field.is_some() => None,
            Action::Confirm => Some(Command::Analyse),
            Action::Command(next @ (Command::Analyse | Command::Play | Command::Tree)) => {
                Some(*next)
            }
            _ => None,
        };
        let Some(next_command) = next_command else {
            return setup.act(action, context);
        };
        let (is_turned, direction) = (setup.is_turned, setup.direction);
        match (setup.finish_setup(), next_command) {
            (None, _) => Transition::Stay,
            (Some((_, start)), Command::Tree) => tree::open(&[start], direction, is_turned),
            (Some((kind, start)), Command::Play) => {
                Transition::open(GameSetup::with_moves(kind, Match::new(start), context))
            }
            (Some((kind, start)), _) => {
                let game = GameState::new(kind, direction, start);
                *self = AnalysisBoard::at_start_of_game(game, is_turned, context);
                Transition::Stay
            }
        }
    }
}

/// Opens a board with the position of an exercise, or with the setup of this position if `action`
/// is the command for setting up a position.
pub(crate) fn open_task_position(
    task: &MoveTask,
    action: &Action,
    context: &mut AppContext,
) -> Transition {
    let mut game = task.animated_game.game.clone();
    game.referee = game.game_up_to(task.animated_game.cursor.shown_move_count());
    let mut board = AnalysisBoard::of_game(game, task.is_turned, context);
    match action {
        Action::Command(Command::SetUp) => board.open_setup(context),
        _ => Transition::open(board),
    }
}

/// Copies a position as one line. A position of the game of matches has no notation.
pub(crate) fn copy_position_line(position: &AnyGame, context: &mut AppContext) {
    if let AnyGame::Awale(position) = position {
        context.copy_to_clipboard(position.to_string());
    }
}
