//! [`TaskPage`]: the page of a task, with a board, a text next to it, and remarks below it.

use awale_rules::{Game, RefusedMove};
use awale_study::catalogue::AnyMove;
use ratatui::{
    layout::{Constraint, Rect, Size},
    style::Style,
    text::{Line, Span},
    widgets::{Block, Paragraph, Wrap},
};

use crate::{
    app::{
        Action, AnimatedGame, Animation, DrawContext, KeyAvailability, MoveTask, Screen, TaskState,
        Ui,
    },
    keys::Keys,
    widgets::{
        areas, chrome,
        game_board::{self, BoardState},
    },
};
use awale_board::board::BoardView;

/// The minimum width of a window that shows the text next to the board.
const MIN_WIDTH_WITH_TEXT: u16 = 78;
/// The minimum and maximum width of a text next to the board. The minimum leaves enough room for a
/// painted board in a window of 80 columns.
const TEXT_WIDTH_RANGE: (u16, u16) = (24, 44);
/// The maximum height of a text below the board, with its border.
const MAX_TEXT_BELOW_HEIGHT: u16 = 7;
/// The minimum height of the board, painted and drawn with lines. A text below the board gets the
/// other lines, and scrolls.
const MIN_PAINTED_AND_DRAWN_BOARD_HEIGHTS: [u16; 2] = [11, 10];
/// The minimum number of lines for which a text has a border.
const MIN_FRAMED_TEXT_HEIGHT: u16 = 4;

#[derive(Clone, Copy, Debug)]
pub struct TaskAreas {
    /// The panel with the board.
    pub board: Rect,
    /// The panel with the text.
    pub text: Rect,
    pub remarks: Rect,
}

/// The content of a screen with a [`MoveTask`].
pub struct TaskPage<'a> {
    /// The title of the screen. The name of the game follows on the right.
    pub heading: String,
    pub board: BoardState<'a>,
    /// The title of the text.
    pub title: String,
    pub text: Vec<Line<'a>>,
    /// The number of lines of the text that are scrolled away.
    pub scrolled_lines: u16,
    pub remarks: Vec<RemarkLine>,
}

/// A screen with a [`MoveTask`]. The full-screen program draws its page, and `awale plain` prints
/// it.
pub trait TaskScreen: Screen {
    /// The current page.
    fn page<'a>(&'a self, look: DrawContext<'a>) -> TaskPage<'a>;

    fn draw_page(&self, ui: &mut Ui) {
        self.page(ui.look).draw(ui);
    }

    /// The task. `None` if wrong moves are not taken back on this screen.
    fn task(&self) -> Option<&MoveTask> {
        None
    }

    /// The message id of the help text in `awale plain`.
    fn plain_mode_help(&self) -> &'static str {
        "plain-help-puzzle"
    }

    /// The message id of the question in `awale plain`. `None` if it asks for a move.
    fn plain_mode_question(&self) -> Option<&'static str> {
        None
    }

    /// The action for a line that the user typed in `awale plain`. `None` if the screen gives the
    /// line no meaning of its own.
    fn plain_mode_answer(&self, _line: &str) -> Option<Action> {
        None
    }

    /// The action for Enter in `awale plain`.
    fn plain_mode_enter(&self) -> Action {
        Action::Confirm
    }
}

/// A remark below the board, and its style. Remarks that name keys are dim. `awale plain` omits dim
/// remarks.
pub type RemarkLine = (String, Style);

impl TaskAreas {
    /// Divides `body` into the areas of a task. The area of the board does not depend on the texts.
    pub fn of(body: Rect, look: DrawContext) -> TaskAreas {
        let row_heights = [
            Constraint::Fill(1),
            Constraint::Length(game_board::REMARKS_HEIGHT),
        ];
        let [board_and_text_area, remarks_area] = areas::split_vertically(body, row_heights);
        let [board_area, text_panel_area] = if body.width < MIN_WIDTH_WITH_TEXT {
            let [min_painted_height, min_drawn_height] = MIN_PAINTED_AND_DRAWN_BOARD_HEIGHTS;
            let size = Size::new(board_and_text_area.width, min_painted_height);
            let min_board_height = if BoardView::is_painted(look.theme, look.charset, size) {
                min_painted_height
            } else {
                min_drawn_height
            };
            let text_height = MAX_TEXT_BELOW_HEIGHT
                .min(board_and_text_area.height.saturating_sub(min_board_height));
            areas::split_vertically(
                board_and_text_area,
                [Constraint::Fill(1), Constraint::Length(text_height)],
            )
        } else {
            let text_width = (body.width * 3 / 10).clamp(TEXT_WIDTH_RANGE.0, TEXT_WIDTH_RANGE.1);
            areas::split_horizontally(
                board_and_text_area,
                [Constraint::Fill(1), Constraint::Length(text_width)],
            )
        };
        TaskAreas {
            board: board_area,
            text: text_panel_area,
            remarks: remarks_area,
        }
    }

    /// Extends a text without a frame, which ends above the remarks and is too long, by the rows
    /// that the remarks leave free.
    fn give_unused_remark_rows_to_text(&mut self, text: &[Line], remarks: &[RemarkLine]) {
        if has_room_for_frame(self.text) || self.text.bottom() != self.remarks.top() {
            return;
        }
        let needed_rows = text_height(text, self.text, text_area(self.text).width);
        let used_rows = game_board::remarks_height(remarks, self.remarks.width);
        let added_rows = needed_rows
            .min(MIN_FRAMED_TEXT_HEIGHT + 1)
            .saturating_sub(self.text.height)
            .min(self.remarks.height.saturating_sub(used_rows));
        self.text.height += added_rows;
        self.remarks.y += added_rows;
        self.remarks.height -= added_rows;
    }
}

/// The board of an animated game.
pub fn animated_game_board(
    animated_game: &AnimatedGame,
    chosen_move: Option<AnyMove>,
) -> BoardState<'_> {
    let animation_frame = animated_game.animation.as_ref().map(Animation::frame);
    BoardState {
        chosen_move,
        animation_frame,
        ..BoardState::without_session(
            &animated_game.game,
            animated_game.position(),
            animated_game.cursor.shown_move_count(),
        )
    }
}

/// The board of a task.
pub fn task_board(task: &MoveTask) -> BoardState<'_> {
    let board_state = animated_game_board(&task.animated_game, task.chosen_move());
    BoardState {
        marks_playable_pits: task.is_asking(),
        hides_move_result: task.hides_move_result(),
        is_turned: task.is_turned,
        ..board_state
    }
}

/// The reason why the last move was refused, if it was illegal.
pub fn refusal_remark(task: &MoveTask, look: DrawContext) -> Option<RemarkLine> {
    let TaskState::MoveRefused(mv, refusal) = task.state else {
        return None;
    };
    let refusal_text = look.words.refusal_text(
        task.animated_game.position().to_move(),
        mv,
        &RefusedMove::Illegal(refusal),
    );
    Some((refusal_text, look.theme.warning))
}

/// The result of the selected move, if the settings show it.
pub fn preview_remark(task: &MoveTask, look: DrawContext) -> Option<RemarkLine> {
    let chosen_move = task
        .chosen_move()
        .filter(|_| look.context.settings.preview)?;
    Some((
        look.words
            .preview_text(task.animated_game.position(), chosen_move),
        look.theme.text,
    ))
}

/// A highlighted line.
pub fn accent_line<'a>(text: String, look: DrawContext) -> Line<'a> {
    Line::from(Span::styled(text, look.theme.accent))
}

impl TaskPage<'_> {
    /// Moves remarks that do not fit in their area to the beginning of the text, which scrolls. If
    /// the text is directly above them, moves all, so that the first remark stays first. Returns
    /// the number of lines added to the text.
    pub fn shift_excess_remarks_to_text(&mut self, areas: &TaskAreas) -> usize {
        let (mut fitting_remark_count, line_count_before) = (self.remarks.len(), self.text.len());
        while fitting_remark_count > 0
            && !game_board::remarks_fit(&self.remarks[..fitting_remark_count], areas.remarks)
        {
            fitting_remark_count -= 1;
        }
        let is_text_above = areas.text.width == areas.remarks.width;
        if fitting_remark_count < self.remarks.len() && is_text_above {
            fitting_remark_count = 0;
        }
        let excess_remark_lines: Vec<Line<'_>> = self
            .remarks
            .drain(fitting_remark_count..)
            .map(|(text, style)| Line::styled(text, style))
            .collect();
        if !excess_remark_lines.is_empty() {
            self.text = excess_remark_lines
                .into_iter()
                .chain([Line::default()])
                .chain(self.text.drain(..))
                .collect();
        }
        self.text.len() - line_count_before
    }

    pub fn draw(mut self, ui: &mut Ui) {
        let mut areas = TaskAreas::of(ui.body, ui.look);
        // A text without a frame has no title, so the title of the screen contains it.
        let long_heading = format!("{} · {}", self.heading, self.title);
        if !has_room_for_frame(areas.text)
            && !self.heading.contains(&self.title)
            && chrome::both_titles_fit(&long_heading, "", ui)
        {
            self.heading = long_heading;
        }
        let mut shown_game_name =
            chrome::fitting_game_name(&self.board.game.kind, &self.heading, ui);
        if !chrome::both_titles_fit(&self.heading, &shown_game_name, ui) {
            shown_game_name.clear();
        }
        chrome::draw_title(&self.heading, &shown_game_name, ui);
        game_board::draw_board(&self.board, areas.board, ui);
        game_board::register_clicks(&self.board, areas.board, ui);
        self.shift_excess_remarks_to_text(&areas);
        areas.give_unused_remark_rows_to_text(&self.text, &self.remarks);
        if draw_text(&self.title, self.text, self.scrolled_lines, areas.text, ui) {
            ui.available_keys
                .set_availability(Keys::PAGE_UP_DOWN, KeyAvailability::Available);
        }
        game_board::draw_remarks(&self.remarks, areas.remarks, ui);
    }
}

/// Draws the text in its panel. If there is little room, omits the border, the title and empty
/// lines. Returns whether the text is longer than its area.
pub fn draw_text(
    title: &str,
    mut lines: Vec<Line>,
    scrolled_lines: u16,
    area: Rect,
    ui: &mut Ui,
) -> bool {
    if has_room_for_frame(area) {
        chrome::draw_panel(title, area, ui);
    } else {
        lines.retain(|line| line.width() > 0);
    }
    ui.scroll_on_wheel(area, 1);
    chrome::draw_scrolled_text(lines, scrolled_lines, text_area(area), ui)
}

const fn has_room_for_frame(area: Rect) -> bool {
    area.height >= MIN_FRAMED_TEXT_HEIGHT + 2
}

/// The area of the text in its panel, minus one column at each side. The right column is for the
/// scroll bar.
fn text_area(area: Rect) -> Rect {
    let inner = if has_room_for_frame(area) {
        Block::bordered().inner(area)
    } else {
        area
    };
    areas::without_side_columns(inner)
}

/// The height of these lines of a text in the panel `area`, wrapped at this width.
fn text_height(lines: &[Line], area: Rect, width: u16) -> u16 {
    let is_drawn = |line: &&Line<'_>| has_room_for_frame(area) || line.width() > 0;
    let lines: Vec<Line<'_>> = lines.iter().filter(is_drawn).cloned().collect();
    chrome::wrapped_height(&Paragraph::new(lines).wrap(Wrap { trim: false }), width)
}

/// The area of the line `line_index`, counted from 0, of a text that is not scrolled. `None` if the
/// line is not visible.
pub fn line_area(lines: &[Line], line_index: usize, area: Rect) -> Option<Rect> {
    let inner = text_area(area);
    // The width must be the same as in `chrome::draw_scrolled_text`.
    let is_long = text_height(lines, area, inner.width) > inner.height;
    let width = inner.width.saturating_sub(u16::from(is_long));
    let height_above_line = text_height(&lines[..line_index], area, width);
    (height_above_line < inner.height).then(|| Rect {
        y: inner.y + height_above_line,
        height: 1,
        ..inner
    })
}
