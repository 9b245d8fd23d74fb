//! Draws the search tree: the tree at the left, the selected position and the counts at the right,
//! and below them what happened at the selected node.

mod film;
mod iterations;
mod monte_carlo;
mod words;

use awale_study::{
    players::MoveOrdering,
    study::tree::{NodeKind, SearchAlgorithm, TreeMove, TreeSubject, ValueUnit},
};
use words::{node_details, tree_texts};

use crate::{
    app::text_outline::{MAX_TEXT_OUTLINE_ROWS, RowTextOutline},
    board::{BoardView, matches::MatchesView},
    prelude::*,
    screens::{FilmView, SELECTABLE_DEPTHS, TreeGuide, TreeScreen},
    widgets::list,
};

/// Minimum rows of the details: side to move, value and window, and the reason for a cutoff, which
/// may need two rows.
const MIN_DETAIL_ROWS: u16 = 4;

/// Rows of the counts next to the tree, with their frame: for minimax and for alpha-beta with two
/// move orders.
const WORK_COUNTS_PANEL_ROWS: u16 = 5;

/// Rows below the board that are reserved for the counts of iterative deepening or for long
/// details, and the minimum rows of the board, both with frames.
const RESERVED_ROWS_BELOW_BOARD: u16 = 12;
const MIN_BOARD_ROWS: u16 = 10;

/// The minimum columns of the board with its frame.
const MIN_BOARD_PANEL_WIDTH: u16 = 36;

/// Columns for a value with its sign, for example `≥ +12.25`.
const VALUE_COLUMN_WIDTH: u16 = 9;

/// Columns for a window, for example `[-12.25, +12.25]`.
const SEARCH_WINDOW_WIDTH: u16 = 16;

/// The minimum width of the tree, in columns, at which each ply of a deep tree is indented by two
/// columns instead of one.
const MIN_WIDTH_TO_INDENT_TWO_COLUMNS: u16 = 48;

/// The minimum width of the window for the position next to the tree, in columns.
const MIN_WIDTH_WITH_BOARD: u16 = 76;

/// The number of columns by which the tree is wider than half of the window.
const TREE_COLUMNS_BEYOND_HALF: u16 = 4;

/// Maximum columns of the tree: a node and its value should not be far apart. The board gets the
/// remaining columns.
const MAX_TREE_WIDTH: u16 = 80;

/// Maximum columns of the counts: a name and its number should not be far apart.
const MAX_WORK_COUNTS_PANEL_WIDTH: u16 = 48;

/// The areas of the tree, of the selected position and the counts next to it if there is room, and
/// of the details below. They show the text `text` completely, if possible.
fn tree_areas(
    area: Rect,
    text: &[(String, Style)],
    is_guide: bool,
) -> (Rect, Option<[Rect; 2]>, Rect) {
    let board_height = area
        .height
        .saturating_sub(RESERVED_ROWS_BELOW_BOARD)
        .max(MIN_BOARD_ROWS);
    let is_narrow = area.width < MIN_WIDTH_WITH_BOARD && !is_guide;
    let max_rows = if is_guide {
        area.height.saturating_sub(MIN_BOARD_ROWS)
    } else if is_narrow {
        area.height / 2
    } else {
        area.height
            .saturating_sub(board_height + WORK_COUNTS_PANEL_ROWS)
    };
    let details_height = game_board::remarks_height(text, area.width)
        .clamp(MIN_DETAIL_ROWS, MIN_DETAIL_ROWS.max(max_rows));
    let [top_area, details_area] = split_vertically(area, [Fill(1), Length(details_height)]);
    if is_narrow {
        return (top_area, None, details_area);
    }
    let tree_width = (area.width.div_ceil(2) + TREE_COLUMNS_BEYOND_HALF)
        .min(MAX_TREE_WIDTH)
        .min(area.width.saturating_sub(MIN_BOARD_PANEL_WIDTH));
    let [tree_area, side_area] = split_horizontally(top_area, [Length(tree_width), Fill(1)]);
    // The board keeps its size. The counts and the details share the remaining rows.
    let board_and_counts_areas = split_vertically(side_area, [Length(board_height), Fill(1)]);
    (tree_area, Some(board_and_counts_areas), details_area)
}

pub(crate) fn draw(screen: &TreeScreen, ui: &mut Ui) {
    draw_title(screen, ui);
    let details = details_text(screen, ui.body, ui.look);
    let (tree_area, board_and_counts_areas, details_area) =
        tree_areas(ui.body, &details, screen.guide.is_some());
    if screen.film.is_some() || screen.mcts_view.is_some() {
        ui.on_wheel(ui.body, [Action::Up, Action::Down]);
    }
    match &screen.mcts_view {
        Some(growth) => monte_carlo::draw_tree(growth, tree_area, ui),
        None => draw_tree(screen, tree_area, board_and_counts_areas.is_some(), ui),
    }
    if let Some([board_area, work_counts_area]) = board_and_counts_areas {
        match (&screen.film, &screen.mcts_view) {
            _ if !screen.iterations.is_empty() && screen.mcts_view.is_none() => {
                iterations::draw(screen, work_counts_area, ui);
            }
            (Some(film), _) => film::draw_work_counts(screen, film, work_counts_area, ui),
            (_, Some(growth)) => monte_carlo::draw_work_counts(growth, work_counts_area, ui),
            (None, None) if screen.guide.is_some() => {}
            (None, None) => draw_work_counts(screen, work_counts_area, ui),
        }
        draw_position(screen, board_area, ui);
    }
    let film = screen.film.as_ref();
    if film.is_some_and(|film| film::draw_question(screen, film, details_area, ui)) {
        return;
    }
    game_board::draw_remarks(&details, details_area, ui);
}

/// The details below the tree. A long text leaves out the explanation of the unit of the values.
fn details_text(screen: &TreeScreen, area: Rect, look: DrawContext) -> Vec<(String, Style)> {
    if let Some(guide) = &screen.guide {
        return vec![(look.words.get(guide.step().message_id), look.theme.text)];
    }
    let details_with_unit = |with_unit| match (&screen.film, &screen.mcts_view) {
        (Some(film), _) => film::last_step_details(screen, film, with_unit, look),
        (_, Some(growth)) => monte_carlo::playout_details(growth, look),
        (None, None) => node_details(screen, with_unit, look),
    };
    let details = details_with_unit(true);
    let is_long = game_board::remarks_height(&details, area.width) > MIN_DETAIL_ROWS;
    if is_long {
        details_with_unit(false)
    } else {
        details
    }
}

fn draw_tree(screen: &TreeScreen, area: Rect, has_work_counts: bool, ui: &mut Ui) {
    let look @ DrawContext { theme, words, .. } = ui.look;
    // If there is no room for the counts, the title of the tree names the algorithm.
    let title = match &screen.film {
        Some(film) => film::film_title(film, words),
        None if has_work_counts => words.get("tree-nodes"),
        None => words.algorithm_name(screen.search.algorithm),
    };
    let panel = chrome::draw_panel(&title, area, ui);
    let headings = [
        ("tree-column-value", VALUE_COLUMN_WIDTH),
        ("tree-column-window", search_window_width(screen)),
    ];
    for (x, (id, width)) in value_and_window_columns(screen, panel)
        .into_iter()
        .zip(headings)
    {
        let heading = words.get(id);
        ui.buffer
            .set_stringn(x, panel.y, heading, width.into(), theme.dim);
    }
    let texts = tree_texts(screen, look);
    for (place, &node) in screen
        .visible_nodes
        .iter()
        .enumerate()
        .take(MAX_TEXT_OUTLINE_ROWS)
    {
        ui.record_text_outline(|outline| {
            let open_action = Action::OpenRow(place);
            let row = RowTextOutline::new(
                &texts.node_name_with_signs(node),
                place == screen.chosen_index,
                open_action,
            );
            outline.add_row(row.with_value(&texts.value_with_bound(node)));
        });
    }
    let rows_area = area_below_headings(panel);
    for (place, row) in
        VisibleListPart::of(screen.visible_nodes.len(), screen.chosen_index, rows_area)
            .visible_rows()
    {
        draw_node(
            screen,
            screen.visible_nodes[place],
            place == screen.chosen_index,
            row,
            ui,
        );
        ui.on_click(row, Action::ClickRow(place));
    }
    ui.scroll_on_wheel(ui.body, 1);
}

/// The columns for a search window. The guide shows none.
fn search_window_width(screen: &TreeScreen) -> u16 {
    if screen.guide.is_some() {
        0
    } else {
        SEARCH_WINDOW_WIDTH
    }
}

/// The columns where the values and the search windows begin.
fn value_and_window_columns(screen: &TreeScreen, inner: Rect) -> [u16; 2] {
    let window_column = inner.right().saturating_sub(search_window_width(screen));
    [
        window_column.saturating_sub(VALUE_COLUMN_WIDTH),
        window_column,
    ]
}

fn draw_node(screen: &TreeScreen, node_index: usize, is_chosen: bool, row: Rect, ui: &mut Ui) {
    let look @ DrawContext { theme, charset, .. } = ui.look;
    let node = screen.tree.node(node_index);
    let film_node = screen
        .film
        .as_ref()
        .map(|film| film.visible_node_state(&screen.tree, node_index));
    let guide_step = screen.guide.as_ref().map(TreeGuide::step);
    let is_being_searched_in_film = film_node.is_some_and(|film_node| film_node.is_being_searched);
    // The search finds the principal variation only at its end, so the film hides it until then.
    let is_on_principal_variation = node.is_on_principal_variation
        && !screen
            .film
            .as_ref()
            .is_some_and(|film| film.visible_node_state(&screen.tree, 0).is_being_searched)
        && guide_step.is_none_or(|step| step.first_valued_ply == 0);
    let style_unless_chosen = |usual: Style| if is_chosen { theme.selection } else { usual };
    let text_style = style_unless_chosen(
        match (
            node.kind,
            is_on_principal_variation || is_being_searched_in_film,
        ) {
            (NodeKind::CutOff, _) => theme.dim,
            (_, true) => theme.accent,
            _ => theme.text,
        },
    );
    let fold_sign = match (
        screen.tree.has_children(node_index),
        screen.is_unfolded(node_index),
    ) {
        _ if film_node.is_some() || guide_step.is_some() => " ",
        (false, _) => " ",
        (true, false) => "+",
        (true, true) => "-",
    };
    let texts = tree_texts(screen, look);
    let name = texts.node_name_with_signs(node_index);
    // Add one ply for iterative deepening, because its signs need as many columns as the indent of
    // a ply.
    let indent_levels = screen.search.depth + u32::from(!screen.iterations.is_empty());
    let indent_step = if row.width < MIN_WIDTH_TO_INDENT_TWO_COLUMNS
        && indent_levels >= *SELECTABLE_DEPTHS.end()
    {
        1
    } else {
        2
    };
    let indent = " ".repeat(indent_step * node.ply as usize);
    let line = Line::from(Span::styled(
        format!("{indent}{fold_sign} {name}"),
        text_style,
    ));
    list::draw_line(&line, is_chosen, row, ui);
    if is_on_principal_variation {
        ui.buffer.set_string(
            row.x + 1,
            row.y,
            charset.glyphs().last_move_sign,
            text_style,
        );
    }
    let [value_column, window_column] = value_and_window_columns(screen, row);
    let unfinished_film_node = film_node.filter(|film_node| film_node.is_being_searched);
    let value_text = match (guide_step, unfinished_film_node) {
        (Some(step), _) if node.ply < step.first_valued_ply => String::new(),
        (Some(_), _) => texts.whole_seeds_text(node_index),
        (None, Some(film_node)) => film::unfinished_node_value_text(&film_node, &texts),
        (None, None) => texts.value_with_bound(node_index),
    };
    ui.buffer.set_stringn(
        value_column,
        row.y,
        value_text,
        usize::from(VALUE_COLUMN_WIDTH),
        text_style,
    );
    if texts.has_search_windows() && node.kind != NodeKind::CutOff {
        let window_text =
            texts.window_text(film_node.map_or(node.window, |film_node| film_node.window));
        ui.buffer.set_stringn(
            window_column,
            row.y,
            window_text,
            usize::from(SEARCH_WINDOW_WIDTH),
            style_unless_chosen(theme.dim),
        );
    }
}

/// Draws the position of the selected node. The title shows the moves that lead there.
fn draw_position(screen: &TreeScreen, area: Rect, ui: &mut Ui) {
    let look = ui.look;
    let theme = look.theme;
    let line = screen.shown_line();
    let title = if line.is_empty() {
        tree_texts(screen, look).node_name(0)
    } else {
        look.words.line_text(&line)
    };
    let inner = chrome::draw_panel(&title, area, ui);
    let Some(position) = screen.position() else {
        return draw_notation(screen, inner, ui);
    };
    *ui.board_area = Some(area);
    match position {
        AnyGame::Awale(position) => {
            let stores = PerSeat::from_fn(|seat| position.store(seat));
            let mut view = BoardView::new(*position.pits(), stores, theme);
            view.bottom_seat = bottom_seat(screen.is_turned);
            view.direction = screen.direction;
            view.shows_pit_letters = look.context.settings.coordinates;
            view.charset = look.charset;
            view.last_move_pit = line
                .last()
                .copied()
                .and_then(TreeMove::game_move)
                .and_then(AnyMove::as_pit);
            view.draw(inner, ui.buffer, ui.board_cache);
        }
        AnyGame::Matches(heap) => {
            let (matches_at_start, max_take) =
                (heap.rules().matches_at_start(), heap.rules().max_take());
            let view = MatchesView {
                matches_at_start,
                matches_left: heap.matches_left(),
                max_take,
                selected_match_count: 0,
                theme,
                charset: look.charset,
            };
            game_board::draw_heap(&view, inner, ui);
        }
    }
}

/// Draws the notation of the selected subtree of a tree by the user.
fn draw_notation(screen: &TreeScreen, area: Rect, ui: &mut Ui) {
    let TreeSubject::Exercise(exercise) = &screen.subject else {
        return;
    };
    let line = screen.shown_line();
    let branch_indices = line.into_iter().filter_map(|mv| {
        if let TreeMove::Branch(branch) = mv {
            Some(branch)
        } else {
            None
        }
    });
    let text = exercise.subtree_text(branch_indices);
    chrome::draw_clipped_text(text, area, ui.look.theme.text, ui);
}

/// Draws the number of positions that each algorithm visits, and its percentage of minimax's
/// number.
fn draw_work_counts(screen: &TreeScreen, area: Rect, ui: &mut Ui) {
    let look @ DrawContext { theme, words, .. } = ui.look;
    let inner = chrome::draw_panel(&words.get("tree-counts"), area, ui);
    let inner = Rect {
        width: inner.width.min(MAX_WORK_COUNTS_PANEL_WIDTH),
        ..inner
    };
    let minimax_count = screen.visited_position_counts[0].1.max(1);
    // Moves in a tree of the user capture nothing, so ordering by captures does not apply.
    let row_count = if screen.subject.value_unit() == ValueUnit::LeafValues {
        2
    } else {
        screen.visited_position_counts.len()
    };
    for ((algorithm, count), y) in screen
        .visited_position_counts
        .into_iter()
        .take(row_count)
        .zip(inner.y..inner.bottom())
    {
        let is_shown = algorithm == screen.search.algorithm;
        let (algorithm_mark, style) = if is_shown {
            (look.charset.glyphs().right_arrow, theme.accent)
        } else {
            (" ", theme.text)
        };
        let algorithm_name = match algorithm {
            SearchAlgorithm::AlphaBeta(MoveOrdering::GainsFirst) => {
                format!(
                    "{algorithm_mark}   {}",
                    words.get(ordering_message_id(screen))
                )
            }
            _ => format!("{algorithm_mark} {}", words.algorithm_name(algorithm)),
        };
        let percent = words.decimal(count as f64 * 100.0 / minimax_count as f64, 1);
        let share_text = say!(words, "tree-share", percent);
        let count_and_share = format!("{} {share_text:>8}", words.number(count));
        ui.buffer
            .set_stringn(inner.x, y, algorithm_name, usize::from(inner.width), style);
        let x = inner
            .right()
            .saturating_sub(to_cells(count_and_share.width()) + 1);
        ui.buffer.set_string(x, y, count_and_share, style);
    }
}

/// Draws the title line of the screen.
fn draw_title(screen: &TreeScreen, ui: &mut Ui) {
    let (left_title, right_title) = title_parts(screen, ui);
    chrome::draw_title(&left_title, &right_title, ui);
}

/// The left and the right part of the title line. The right one contains algorithm, depth and
/// evaluation.
fn title_parts(screen: &TreeScreen, ui: &Ui) -> (String, String) {
    let (words, search, value_unit) = (ui.words, &screen.search, screen.subject.value_unit());
    if let Some((step, steps)) = screen.guide.as_ref().map(TreeGuide::number_and_total) {
        let step_text = say!(words, "course-step", step, steps);
        return (words.get("course-algorithms"), step_text);
    }
    if let Some(mcts_view) = &screen.mcts_view {
        let right_title = format!(
            "{} · {}",
            words.get("kind-mcts"),
            words.leaf_valuation_name(mcts_view.tree.options.leaf_valuation)
        );
        return (words.get("tree-title"), right_title);
    }
    let mut right_title_parts = Vec::new();
    if ui.body.width >= MIN_WIDTH_WITH_BOARD {
        right_title_parts.push(words.algorithm_name(search.algorithm));
    }
    if let Some((step, step_count)) = screen.film.as_ref().map(FilmView::steps_done_and_total) {
        right_title_parts.push(format!("{step} / {step_count}"));
    }
    if value_unit != ValueUnit::LeafValues {
        right_title_parts.push(say!(words, "plies", plies = search.depth));
    }
    // During a film, the number of steps takes the place of the evaluation.
    if value_unit == ValueUnit::Seeds && screen.film.is_none() {
        right_title_parts.push(words.evaluation_name(search.evaluation));
    }
    let (right_title, left_title) = (right_title_parts.join(" · "), words.get("tree-title"));
    let left_title = if chrome::both_titles_fit(&left_title, &right_title, ui) {
        left_title
    } else {
        words.get("tree-nodes")
    };
    (left_title, right_title)
}

/// The message id for the second move order of alpha-beta, which depends on the game.
fn ordering_message_id(screen: &TreeScreen) -> &'static str {
    if screen.subject.value_unit() == ValueUnit::GameResults {
        "tree-count-ordered-matches"
    } else {
        "tree-count-ordered"
    }
}
