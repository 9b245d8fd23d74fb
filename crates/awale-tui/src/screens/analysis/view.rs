//! Draws the analysis board. The board has the same place in all states; remarks have two lines
//! below it.

use awale_study::{
    catalogue::position_with_final_stores,
    progress::MAX_ANSWERS_PER_VARIANT,
    record::{GameOrigin, move_list_row_count, numbered_move},
};
use ratatui::layout::Margin;

use crate::{app::Animation, prelude::*, screens::play::value_display, words::Explain};

use super::{
    AnalysisBoard, BoardPanel, BoardRemark,
    areas::AnalysisAreas,
    curve::{self, ACCURACY_NOTE_HEIGHT, BRIEF_TOTALS_PANEL_HEIGHT, TOTALS_PANEL_SIZE},
    engine_lines, move_list,
    position_setup::view as setup_view,
};

/// Whether the openings take the place of the engine's lines: if the engine is off, or if the lower
/// panel is too low for all moves of the book. Another panel shows the engine's lines.
fn hides_engine_lines(board: &AnalysisBoard, areas: &AnalysisAreas) -> bool {
    /// The frame and the headings.
    const BORDER_AND_HEADING_ROWS: u16 = 3;
    let Some(book) = &board.book else {
        return false;
    };
    let panel_height = areas.lower_panel.map_or(0, |panel| panel.height);
    let is_panel_too_low_for_book =
        panel_height < to_cells(book.rows.len()) + BORDER_AND_HEADING_ROWS;
    board.panel == BoardPanel::BookOrReview
        && (!board.search.is_engine_on || is_panel_too_low_for_book)
}

pub(crate) fn draw(board: &AnalysisBoard, ui: &mut Ui) {
    // Nothing is scrollable until a comment longer than its area is drawn.
    ui.set_scrollable_line_count(0);
    let areas = AnalysisAreas::of(ui.body);
    let hides_engine_lines = hides_engine_lines(board, &areas);
    let areas = areas.without_engine_lines(hides_engine_lines);
    if let Some(setup) = &board.setup {
        let setup_info_area = areas.moves_and_totals.or(areas.lower_panel);
        setup_view::draw(setup, areas.board, setup_info_area, ui);
        let mut remarks = setup_view::remarks(setup, ui.look);
        // Long remarks, and the text field, are drawn in the area of the engine's lines. The field
        // does not change its place when an error appears.
        let fits_below_board =
            setup.notation_field.is_none() && game_board::remarks_fit(&remarks, areas.remarks);
        let engine_lines_area = Rect {
            x: areas.engine_lines.x - 1,
            width: areas.engine_lines.width + 2,
            ..areas.engine_lines
        };
        // If only one remark fits, show the problem of the position instead of the position as
        // text.
        if setup.notation_field.is_none()
            && !fits_below_board
            && !game_board::remarks_fit(&remarks, engine_lines_area)
        {
            remarks.reverse();
        }
        game_board::draw_remarks(
            &remarks,
            if fits_below_board {
                areas.remarks
            } else {
                engine_lines_area
            },
            ui,
        );
        return;
    }
    let has_lower_panel_text =
        board.book.is_some() || board.review.is_some() || comment_text(board, ui.look).is_some();
    let areas = if has_lower_panel_text {
        areas
    } else {
        areas.with_lines_of_all_moves()
    };
    draw_title(board, ui);
    draw_board(board, &areas, ui);
    draw_engine_lines(board, &areas, ui);
    if let Some(lower_panel) = areas.lower_panel {
        draw_lower_panel(board, lower_panel, ui);
    }
    if let Some(moves_and_totals) = areas.moves_and_totals {
        draw_moves_and_totals(board, moves_and_totals, ui);
    }
    let remarks = remarks(board, areas.remarks, ui.look);
    draw_field_or_remarks(board, &remarks, areas.remarks, ui);
    ui.remarks_area = Some(areas.remarks);
}

/// Whether the game has players with names. A study has none.
fn has_players(session: &Session) -> bool {
    let has_name = |&seat: &Seat| !session.players[seat].name.is_empty();
    session.human_count() < 2
        || session.header.origin != GameOrigin::StudyGame
        || Seat::BOTH.iter().any(has_name)
}

/// Draws the board. While the openings are open and the book knows the position, all values on the
/// board are the book's: the values of the engine are only in the engine's lines.
fn draw_board(board: &AnalysisBoard, areas: &AnalysisAreas, ui: &mut Ui) {
    let look = ui.look;
    let session = &look.context.sessions[board.session];
    let node = board.current_node();
    let (viewer, to_move) = (session.viewing_side(), node.position.to_move());
    let search_values = board.search.values(board.current_node);
    let engine_captions = search_values
        .map(|values| value_display::value_captions(values, [viewer, to_move], look.words));
    let book_captions = board
        .book
        .as_ref()
        .and_then(|book| book.value_captions(look.words));
    // The last move of a line may have ended the game, which changes the stores.
    let position = if node.children.is_empty() {
        position_with_final_stores(&shown_game(board, look.context))
    } else {
        node.position
    };
    let board_state = BoardState {
        is_turned: board.is_turned,
        chosen_move: board.next_move(),
        animation_frame: board.animation.as_ref().map(Animation::frame),
        marks_playable_pits: session.may_study(),
        ghost_line: board.ghost_line.as_ref(),
        captions: book_captions.or(engine_captions),
        variation_move: node.mv,
        ..BoardState::of_session(session, &position, board.shown_move_count(look.context))
    };
    let board_state = BoardState {
        session: board_state.session.filter(|session| has_players(session)),
        ..board_state
    };
    game_board::draw_board(&board_state, areas.board, ui);
    game_board::register_clicks(&board_state, areas.board, ui);
    if board.search.shows_evaluation_bar && session.may_study() {
        let book_score = board.book.as_ref().and_then(|book| book.position_score());
        // The bar shows the same value as the best line. Until there is one, it shows the value of
        // the analysis.
        let known_score = book_score
            .or_else(|| Some(search_values?.best().score))
            .or_else(|| board.reviewed_score(board.current_node))
            .map(|score| score.seen_by(Seat::South, to_move));
        let score_for_south =
            known_score.or_else(|| value_display::final_score(&shown_game(board, look.context)));
        value_display::draw_evaluation_bar(
            score_for_south,
            (viewer, board_state.bottom_seat()),
            areas.evaluation_bar,
            ui,
        );
    }
}

/// Draws the engine's lines. In a small window, draws the chosen panel instead.
fn draw_engine_lines(board: &AnalysisBoard, areas: &AnalysisAreas, ui: &mut Ui) {
    let next_move = board.next_move();
    match board.panel {
        BoardPanel::MoveList if areas.moves_and_totals.is_none() => {
            move_list::draw(board, areas.engine_lines, ui);
        }
        BoardPanel::BookOrReview if areas.lower_panel.is_none() && board.book.is_some() => {
            if let Some(book) = &board.book {
                book.draw(next_move, board.scrolled_lines, areas.engine_lines, ui);
            }
        }
        BoardPanel::BookOrReview if areas.lower_panel.is_none() && board.review.is_some() => {
            if let Some(review) = &board.review {
                curve::draw(board, review, areas.engine_lines, ui);
            }
        }
        _ if areas.engine_lines.height == 0 => {}
        _ => engine_lines::draw(board, areas.engine_lines, ui),
    }
}

/// Minimum height of the comment with a frame, in rows.
const MIN_HEIGHT_WITH_FRAME: u16 = 4;

/// Draws the openings, the curve, or the comment.
fn draw_lower_panel(board: &AnalysisBoard, panel_area: Rect, ui: &mut Ui) {
    let words = ui.look.words;
    if let Some(book) = &board.book {
        let side = words.seat_name(book.viewer);
        let title = say!(
            words,
            "openings-panel",
            side,
            plies = book.best_line_plies()
        );
        let inner = chrome::draw_panel(&title, panel_area, ui);
        book.draw(board.next_move(), board.scrolled_lines, inner, ui);
    } else if let Some(review) = &board.review {
        curve::draw(board, review, panel_area, ui);
    } else {
        // Below the lines of all moves, a small window has no room for a frame.
        let inner = if panel_area.height < MIN_HEIGHT_WITH_FRAME {
            panel_area
        } else {
            chrome::draw_panel(&words.get("board-comment"), panel_area, ui)
        };
        let inner = inner.inner(Margin::new(1, 0));
        if let Some(comment) = comment_text(board, ui.look) {
            draw_comment(&comment, board, inner, ui);
            return;
        }
        let message_keys = [
            ("comment", Command::Comment),
            ("analyse", Command::Analyse),
            ("book", Command::Book),
        ];
        chrome::draw_clipped_text(
            message_with_keys("board-how", &message_keys, ui.look),
            inner,
            ui.theme.dim,
            ui,
        );
    }
}

/// Draws a comment, which is scrollable if it is longer than its area.
fn draw_comment(comment: &str, board: &AnalysisBoard, area: Rect, ui: &mut Ui) {
    chrome::draw_scrolled_text(vec![Line::from(comment)], board.scrolled_lines, area, ui);
    ui.scroll_on_wheel(area, 1);
}

/// Draws the remarks. If the last one is the comment, it takes the rest of the area and is
/// scrollable.
fn draw_remarks_and_comment(
    board: &AnalysisBoard,
    remarks: &[(String, Style)],
    area: Rect,
    ui: &mut Ui,
) {
    let comment = comment_text(board, ui.look).unwrap_or_default();
    let Some((last_remark, earlier_remarks)) = remarks
        .split_last()
        .filter(|((text, _), _)| *text == comment)
    else {
        return game_board::draw_remarks(remarks, area, ui);
    };
    let height_above_comment = game_board::remarks_height(earlier_remarks, area.width);
    if height_above_comment >= area.height {
        return game_board::draw_remarks(remarks, area, ui);
    }
    let [remarks_area, comment_area] =
        split_vertically(area, [Length(height_above_comment), Fill(1)]);
    game_board::draw_remarks(earlier_remarks, remarks_area, ui);
    draw_comment(
        &last_remark.0,
        board,
        comment_area.inner(Margin::new(1, 0)),
        ui,
    );
}

/// Draws the list of moves, and below it the statistics if the game is analyzed and the area is
/// high enough.
fn draw_moves_and_totals(board: &AnalysisBoard, area: Rect, ui: &mut Ui) {
    let has_brief_totals = curve::has_brief_totals(area);
    let height = if has_brief_totals {
        BRIEF_TOTALS_PANEL_HEIGHT
    } else {
        TOTALS_PANEL_SIZE.height
    };
    let session = &ui.look.context.sessions[board.session];
    let review = board.review.as_ref();
    let has_note = review.is_some_and(|review| curve::lacks_accuracy(review, session));
    let height = height + if has_note { ACCURACY_NOTE_HEIGHT } else { 0 };
    let has_room_for_totals = area.height >= height + 6;
    let totals_review = review.filter(|_| has_room_for_totals);
    let row_heights = [Fill(1), Length(totals_review.map_or(0, |_| height))];
    let [moves_area, totals_area] = split_vertically(area, row_heights);
    let inner = chrome::draw_panel(&ui.words.get("play-moves"), moves_area, ui);
    move_list::draw(board, inner, ui);
    if let Some(review) = totals_review {
        curve::draw_move_totals(board, review, has_brief_totals, totals_area, ui);
    }
}

/// The comment of the current node. At the start of the game, also lists the parts of the file that
/// could not be read.
fn comment_text(board: &AnalysisBoard, look: DrawContext) -> Option<String> {
    let header = &look.context.sessions[board.session].header;
    let omitted_texts = header.omitted_texts.iter();
    let left_out_texts = omitted_texts
        .filter(|_| board.current_node == 0)
        .map(|item| item.explain(look.words));
    let comment = board
        .current_node()
        .comment
        .as_ref()
        .map(ToString::to_string);
    let paragraphs: Vec<String> = comment.into_iter().chain(left_out_texts).collect();
    (!paragraphs.is_empty()).then(|| paragraphs.join(" "))
}

/// Draws the text field, or the remarks if nothing is being typed.
fn draw_field_or_remarks(
    board: &AnalysisBoard,
    remarks: &[(String, Style)],
    area: Rect,
    ui: &mut Ui,
) {
    let Some((purpose, field)) = &board.text_field else {
        return draw_remarks_and_comment(board, remarks, area, ui);
    };
    let look = ui.look;
    let label = look.words.get(purpose.into());
    let max_field_width = usize::from(area.width).saturating_sub(label.width() + 4);
    ui.record_text_outline(|outline| outline.add_field(&label, field));
    let mut field_spans = chrome::text_field_spans(field, look.theme.accent, look);
    chrome::cut_start_to_fit(&mut field_spans, max_field_width);
    let label_and_field_spans =
        std::iter::once(Span::styled(format!("{label} "), look.theme.dim)).chain(field_spans);
    let [field_row, remark_row] = split_vertically(area.inner(Margin::new(1, 0)), [Length(1); 2]);
    Paragraph::new(label_and_field_spans.collect::<Line<'_>>()).render(field_row, ui.buffer);
    if let Some((text, style)) = board
        .remark
        .as_ref()
        .map(|remark| remark_text(remark, board, look))
    {
        chrome::draw_clipped_text(text, remark_row, style, ui);
    }
}

/// Returns the remarks on the last action, or else on the current move and the next one.
fn remarks(board: &AnalysisBoard, remarks_area: Rect, look: DrawContext) -> Vec<(String, Style)> {
    let DrawContext { theme, words, .. } = look;
    if let Some(remark) = &board.remark {
        return vec![remark_text(remark, board, look)];
    }
    if let Some(ghost_line) = &board.ghost_line {
        return vec![game_board::ghost_remark(ghost_line, look)];
    }
    if board.opens_training_when_done {
        return vec![(words.get("mistakes-soon"), theme.accent)];
    }
    if board.is_replaying {
        return vec![(words.get("board-playing"), theme.accent)];
    }
    let has_lower_panel = AnalysisAreas::of(body_ending_with_remarks(remarks_area))
        .lower_panel
        .is_some();
    let comment = comment_text(board, look)
        .filter(|_| !has_lower_panel || board.book.is_some() || board.review.is_some());
    let verdict_remarks = curve::verdict_remark(board, remarks_area, comment.is_some(), look);
    let mut remarks = verdict_remarks.unwrap_or_default();
    remarks.extend(comment.map(|comment| (comment, theme.text)));
    if remarks.is_empty()
        && let Some(book) = &board.book
    {
        let engine_values = board.search.values(board.current_node);
        return keep_only_first_if_long(
            book.remarks(board.next_move(), engine_values, remarks_area, look),
            remarks_area,
        );
    }
    if remarks.is_empty()
        && let Some(review) = &board.review
        && board.current_node == 0
    {
        remarks.push((
            message_with_keys(
                curve::review_remark_message_id(review),
                &[("key", Command::Next)],
                look,
            ),
            theme.text,
        ));
    }
    remarks.extend(
        move_list::variation_text(board, words)
            .filter(|_| remarks.len() < 2)
            .map(|text| (text, theme.dim)),
    );
    // Below a verdict, a preview of the next move would only repeat the marks on the board.
    if remarks.is_empty() || remarks.len() < 2 && board.next_move().is_none() {
        let remaining_rows = game_board::REMARKS_HEIGHT - to_cells(remarks.len());
        remarks.extend(next_move_remarks(
            board,
            Rect {
                height: remaining_rows,
                ..remarks_area
            },
            look,
        ));
    }
    if let Some(review) = board.hidden_running_review() {
        remarks.truncate(1);
        let progress_text = curve::progress_text(review, words);
        let text = message_with_keys_and_values(
            "analysis-hidden",
            &[("key", Command::Analyse)],
            &[("running", progress_text.into())],
            look,
        );
        remarks.push((text, theme.dim));
    }
    remarks.truncate(game_board::REMARKS_HEIGHT.into());
    keep_only_first_if_long(remarks, remarks_area)
}

/// Drops all remarks but the first if the first one is longer than a line.
fn keep_only_first_if_long(mut remarks: Vec<(String, Style)>, area: Rect) -> Vec<(String, Style)> {
    if remarks
        .first()
        .is_some_and(|(text, _)| text.width() > game_board::remark_columns(area.width))
    {
        remarks.truncate(1);
    }
    remarks
}

/// Whether the last position of the game itself is shown, and not one of a variation.
fn is_at_end(board: &AnalysisBoard, context: &AppContext) -> bool {
    let move_count = board.move_count(context);
    board.shown_move_count(context) == move_count && board.current_node().ply == move_count
}

/// The game up to the current node. At the end of the game, includes its result.
fn shown_game(board: &AnalysisBoard, context: &AppContext) -> Match<AnyGame> {
    if is_at_end(board, context) {
        context.sessions[board.session].game.referee.clone()
    } else {
        board.tree.game(board.current_node)
    }
}

/// Previews the next move on this line, or states the result.
fn next_move_remarks(
    board: &AnalysisBoard,
    remarks_area: Rect,
    look: DrawContext,
) -> Vec<(String, Style)> {
    let DrawContext { theme, words, .. } = look;
    let node = board.current_node();
    if let Some(mv) = board.next_move() {
        return vec![(words.preview_text(&node.position, mv), theme.text)];
    }
    let session = &look.context.sessions[board.session];
    let game = shown_game(board, look.context);
    let player_names = wording::player_names(&session.players);
    match words.result_text(&game, &player_names) {
        Some(result) => {
            let result_with_reason = vec![(
                format!(
                    "{result} {}",
                    words.why_game_ended(&game).unwrap_or_default()
                ),
                theme.accent,
            )];
            if game_board::remarks_fit(&result_with_reason, remarks_area) {
                result_with_reason
            } else {
                vec![(result, theme.accent)]
            }
        }
        None if !session.may_study() => vec![(words.get("play-serious"), theme.dim)],
        None if !session.moves().is_empty() && is_at_end(board, look.context) => {
            vec![(words.get("board-unfinished"), theme.text)]
        }
        None => vec![(words.get("board-play"), theme.dim)],
    }
}

fn remark_text(remark: &BoardRemark, board: &AnalysisBoard, look: DrawContext) -> (String, Style) {
    let DrawContext { theme, words, .. } = look;
    let to_move = board.current_node().position.to_move();
    let text = match remark {
        BoardRemark::NoMistakeFound => words.get("analysis-no-faults"),
        BoardRemark::NoMistakeFoundYet => words.get("analysis-no-faults-yet"),
        BoardRemark::MoveRefused(mv, refusal) => {
            words.refusal_text(to_move, *mv, &awale_rules::RefusedMove::Illegal(*refusal))
        }
        BoardRemark::TreeFull => {
            say!(
                words,
                "board-full",
                most = awale_study::record::MAX_MOVES_IN_ALL_VARIATIONS
            )
        }
        BoardRemark::PlayedMoveIsFixed => words.get("board-is-played"),
        BoardRemark::LineIsAlreadyFirst => words.get("board-is-first"),
        BoardRemark::MovesDeleted(count) => message_with_keys_and_values(
            "board-deleted",
            &[("key", Command::Undo)],
            &[("count", (*count).into())],
            look,
        ),
        BoardRemark::CommentDeleted => {
            message_with_keys("board-comment-deleted", &[("key", Command::Undo)], look)
        }
        BoardRemark::NothingToUndo => words.get("play-nothing-to-undo"),
        BoardRemark::NothingToRedo => words.get("play-nothing-to-redo"),
        BoardRemark::CannotStudyWithClocks => words.get("play-serious"),
        BoardRemark::RepertoireAnswerChosen(mv) => {
            say!(words, "board-answer-chosen", move = words.mark_letters_if_enabled(mv))
        }
        BoardRemark::RepertoireAnswerRemoved(mv) => {
            say!(words, "board-answer-dropped", move = words.mark_letters_if_enabled(mv))
        }
        BoardRemark::NoMoveForRepertoire => {
            message_with_keys("board-answer-how", &[("key", Command::Learn)], look)
        }
        BoardRemark::NothingToAnalyze => words.get("analysis-no-moves"),
        BoardRemark::RepertoireFull => {
            say!(words, "board-answers-full", count = MAX_ANSWERS_PER_VARIANT)
        }
        BoardRemark::BecameUnrated => words.get("rating-with-help"),
        BoardRemark::PasteError(error) => error.clone(),
    };
    let style = match remark {
        BoardRemark::NoMistakeFound
        | BoardRemark::NoMistakeFoundYet
        | BoardRemark::MovesDeleted(_)
        | BoardRemark::CommentDeleted
        | BoardRemark::RepertoireAnswerChosen(_)
        | BoardRemark::RepertoireAnswerRemoved(_) => theme.accent,
        _ => theme.warning,
    };
    (text, style)
}

/// Computes the body of the screen, which ends with the area `remarks_area`.
fn body_ending_with_remarks(remarks_area: Rect) -> Rect {
    Rect {
        y: 1,
        height: remarks_area.bottom().saturating_sub(1),
        ..remarks_area
    }
}

fn draw_title(board: &AnalysisBoard, ui: &mut Ui) {
    let look = ui.look;
    let words = look.words;
    let node = board.current_node();
    let current_move_text = match node.mv {
        None => words.get("board-start"),
        Some(mv) => numbered_move(node.ply - 1, &mv.to_string()),
    };
    let main_line_length = board.tree.main_line().len();
    let current_move_text = if main_line_length == 0 {
        current_move_text
    } else {
        format!(
            "{current_move_text} · {}",
            say!(
                words,
                "moves",
                moves = move_list_row_count(main_line_length)
            )
        )
    };
    let session = &look.context.sessions[board.session];
    let mut title = words.get("board-title");
    if has_players(session) {
        title = format!("{title} · {}", wording::player_names_line(words, session));
    }
    let title_width = chrome::remaining_title_columns(&current_move_text, ui);
    let game_name_forms = wording::game_name_forms(words, &session.game.kind);
    let fitting_title = game_name_forms
        .iter()
        .map(|game| format!("{title} · {game}"))
        .find(|both| both.width() <= title_width);
    chrome::draw_title(&fitting_title.unwrap_or(title), &current_move_text, ui);
}
