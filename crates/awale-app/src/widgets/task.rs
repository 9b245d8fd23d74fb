//! [`TaskPage`]: the page of a task, with a board, a text next to it, and remarks below it.

use awale_rules::{Game, RefusedMove};
use awale_study::catalogue::AnyMove;
use ratatui::layout::{Constraint, Rect, Size};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Wrap};
use unicode_width::UnicodeWidthStr;

use crate::app::{
    Action, AnimatedGame, Animation, DrawContext, KeyAvailability, MoveTask, Screen, TaskState, Ui,
};
use crate::keys::Keys;
use crate::widgets::table::BoardState;
use crate::widgets::{areas, chrome, table};
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
const MIN_BOARD_HEIGHTS: [u16; 2] = [11, 10];
/// The minimum number of lines for which a text has a border.
const MIN_FRAMED_TEXT_HEIGHT: u16 = 3;

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
    pub scrolled: u16,
    pub remarks: Vec<RemarkLine>,
}

/// A screen with a [`MoveTask`]. The full-screen program draws its page, and `awale plain` prints
/// it.
pub trait TaskScreen: Screen {
    /// The current page.
    fn page<'a>(&'a self, look: DrawContext<'a>) -> TaskPage<'a>;

    fn draw_page(&self, ui: &mut Ui<'_>) {
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
    pub fn of(body: Rect, look: DrawContext<'_>) -> TaskAreas {
        let rows = [
            Constraint::Fill(1),
            Constraint::Length(table::REMARKS_HEIGHT),
        ];
        let [top, remarks] = areas::split_vertically(body, rows);
        let [board, text] = if body.width < MIN_WIDTH_WITH_TEXT {
            let [painted_height, drawn_height] = MIN_BOARD_HEIGHTS;
            let size = Size::new(top.width, painted_height);
            let height = if BoardView::is_painted(look.theme, look.charset, size) {
                painted_height
            } else {
                drawn_height
            };
            let text = MAX_TEXT_BELOW_HEIGHT.min(top.height.saturating_sub(height));
            areas::split_vertically(top, [Constraint::Fill(1), Constraint::Length(text)])
        } else {
            let width = (body.width * 3 / 10).clamp(TEXT_WIDTH_RANGE.0, TEXT_WIDTH_RANGE.1);
            areas::split_horizontally(top, [Constraint::Fill(1), Constraint::Length(width)])
        };
        TaskAreas {
            board,
            text,
            remarks,
        }
    }
}

/// The board of an animated game.
pub fn animated_game_board(
    animated_game: &AnimatedGame,
    chosen: Option<AnyMove>,
) -> BoardState<'_> {
    let frame = animated_game.animation.as_ref().map(Animation::frame);
    BoardState {
        chosen,
        animation_frame: frame,
        ..BoardState::without_session(
            &animated_game.game,
            animated_game.position(),
            animated_game.cursor.moves_shown(),
        )
    }
}

/// The board of a task.
pub fn task_board(task: &MoveTask) -> BoardState<'_> {
    let board = animated_game_board(&task.animated_game, task.chosen_move());
    BoardState {
        marks_playable_pits: task.is_asking(),
        hides_result: task.hides_result(),
        is_turned: task.is_turned,
        ..board
    }
}

/// The reason why the last move was refused, if it was illegal.
pub fn refusal_remark(task: &MoveTask, look: DrawContext<'_>) -> Option<RemarkLine> {
    let TaskState::Refused(mv, refusal) = task.state else {
        return None;
    };
    let why = look.words.refusal_text(
        task.animated_game.position().to_move(),
        mv,
        &RefusedMove::Illegal(refusal),
    );
    Some((why, look.theme.warning))
}

/// The result of the selected move, if the settings show it.
pub fn preview_remark(task: &MoveTask, look: DrawContext<'_>) -> Option<RemarkLine> {
    let chosen = task
        .chosen_move()
        .filter(|_| look.context.settings.preview)?;
    Some((
        look.words
            .preview_text(task.animated_game.position(), chosen),
        look.theme.text,
    ))
}

/// A highlighted line.
pub fn accent_line<'a>(text: String, look: DrawContext<'_>) -> Line<'a> {
    Line::from(Span::styled(text, look.theme.accent))
}

impl TaskPage<'_> {
    /// Moves remarks that do not fit in `room` to the beginning of the text, which scrolls. Returns
    /// the number of lines added to the text.
    pub fn move_remarks_to_text(&mut self, room: Rect) -> usize {
        let (mut fitting, before) = (self.remarks.len(), self.text.len());
        while fitting > 0 && !table::remarks_fit(&self.remarks[..fitting], room) {
            fitting -= 1;
        }
        let moved_lines: Vec<Line<'_>> = self
            .remarks
            .drain(fitting..)
            .map(|(text, style)| Line::styled(text, style))
            .collect();
        if !moved_lines.is_empty() {
            self.text = moved_lines
                .into_iter()
                .chain([Line::default()])
                .chain(self.text.drain(..))
                .collect();
        }
        self.text.len() - before
    }

    pub fn draw(mut self, ui: &mut Ui<'_>) {
        chrome::draw_game_title(&self.heading, &self.board.game.kind, ui);
        let places = TaskAreas::of(ui.body, ui.look);
        table::draw_board(&self.board, places.board, ui);
        table::register_clicks(&self.board, places.board, ui);
        let title = format!("{} · ", self.title);
        if !has_frame(places.text)
            && let Some(first) = self.text.first_mut()
            && first.width() + title.width() <= usize::from(text_area(places.text).width)
        {
            first.spans.insert(0, Span::raw(title));
        }
        self.move_remarks_to_text(places.remarks);
        if draw_text(&self.title, self.text, self.scrolled, places.text, ui) {
            ui.available_keys
                .set(Keys::PAGE_UP_DOWN, KeyAvailability::Available);
        }
        table::draw_remarks(&self.remarks, places.remarks, ui);
    }
}

/// Draws the text in its panel. If there is little room, omits the border, the title and empty
/// lines. Returns whether the text is longer than its area.
pub fn draw_text(
    title: &str,
    mut lines: Vec<Line<'_>>,
    scrolled: u16,
    area: Rect,
    ui: &mut Ui<'_>,
) -> bool {
    if has_frame(area) {
        chrome::draw_panel(title, area, ui);
    } else {
        lines.retain(|line| line.width() > 0);
    }
    ui.scroll_on_wheel(area, 1);
    chrome::draw_scrolled_text(lines, scrolled, text_area(area), ui)
}

const fn has_frame(area: Rect) -> bool {
    area.height >= MIN_FRAMED_TEXT_HEIGHT + 2
}

/// The area of the text in its panel, minus one column at each side. The right column is for the
/// scroll bar.
fn text_area(area: Rect) -> Rect {
    let inner = if has_frame(area) {
        Block::bordered().inner(area)
    } else {
        area
    };
    areas::without_side_columns(inner)
}

/// The area of line `number` of a text that is not scrolled. `None` if the line is not visible.
pub fn line_area(lines: &[Line<'_>], number: usize, area: Rect) -> Option<Rect> {
    let inner = text_area(area);
    let is_drawn = |line: &&Line<'_>| has_frame(area) || line.width() > 0;
    let height = |lines: &[Line<'_>], width| {
        let lines: Vec<Line<'_>> = lines.iter().filter(is_drawn).cloned().collect();
        chrome::wrapped_height(&Paragraph::new(lines).wrap(Wrap { trim: false }), width)
    };
    // The width must be the same as in `chrome::draw_scrolled_text`.
    let is_long = height(lines, inner.width) > inner.height;
    let above = height(
        &lines[..number],
        inner.width.saturating_sub(u16::from(is_long)),
    );
    (above < inner.height).then(|| Rect {
        y: inner.y + above,
        height: 1,
        ..inner
    })
}
