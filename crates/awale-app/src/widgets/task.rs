//! [`TaskPage`]: a board on which you find a move, a text beside it, and remarks below.

use awale_rules::{Game, Refused};
use awale_study::catalogue::AnyMove;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Wrap};

use crate::app::{Action, Animation, Look, Scene, Screen, Task, TaskState, Ui};
use crate::widgets::table::BoardState;
use crate::widgets::{chrome, table};

/// The least width at which the text stands beside the board.
const BESIDE: u16 = 78;
/// Columns of the text beside the board, at least and at most: the least leaves a painted board its
/// room in a window of 80.
const TEXT: (u16, u16) = (24, 44);
/// Lines of the text below the board with its frame, at most.
const TEXT_BELOW: u16 = 7;
/// Lines of the board with its frame, at least. The text below it gets the rest, and scrolls.
const BOARD: u16 = 10;
/// The fewest lines of text that are worth a frame.
const WORTH_A_FRAME: u16 = 3;

#[derive(Clone, Copy, Debug)]
pub struct Areas {
    /// The panel with the board.
    pub board: Rect,
    /// The panel with the text.
    pub text: Rect,
    pub remarks: Rect,
}

/// What such a screen shows.
pub struct TaskPage<'a> {
    /// The title line, before the name of the game.
    pub heading: String,
    pub board: BoardState<'a>,
    /// The title of the text.
    pub title: String,
    pub text: Vec<Line<'a>>,
    /// How far it is scrolled.
    pub scrolled: u16,
    pub remarks: Vec<RemarkLine>,
}

/// A screen with a [`Task`]. The full screen draws its page, and `awale plain` prints it.
pub trait TaskScreen: Screen {
    /// The page as it is now.
    fn page<'a>(&'a self, look: Look<'a>) -> TaskPage<'a>;

    fn draw_page(&self, ui: &mut Ui<'_>) {
        self.page(ui.look).draw(ui);
    }

    /// The task; `None` if a wrong move is not taken back here.
    fn task(&self) -> Option<&Task> {
        None
    }

    /// The message id of its help in `awale plain`.
    fn plain_help(&self) -> &'static str {
        "plain-help-puzzle"
    }

    /// The message id of what `awale plain` asks, if not for a move.
    fn plain_question(&self) -> Option<&'static str> {
        None
    }

    /// The action of a line typed there.
    fn plain_answer(&self, _line: &str) -> Option<Action> {
        None
    }

    /// The action of Enter there.
    fn plain_enter(&self) -> Action {
        Action::Confirm
    }
}

/// A remark below the board, and its style. Those that name keys are dim; `awale plain` skips them.
pub type RemarkLine = (String, Style);

impl Areas {
    /// Lays out all parts in `body`. The board does not move when the texts change.
    #[must_use]
    pub fn of(body: Rect) -> Areas {
        let rows = [Constraint::Fill(1), Constraint::Length(table::REMARKS)];
        let [top, remarks] = body.layout(&Layout::vertical(rows));
        let [board, text] = if body.width < BESIDE {
            let text = TEXT_BELOW.min(top.height.saturating_sub(BOARD));
            top.layout(&Layout::vertical([
                Constraint::Fill(1),
                Constraint::Length(text),
            ]))
        } else {
            let width = (body.width * 3 / 10).clamp(TEXT.0, TEXT.1);
            top.layout(&Layout::horizontal([
                Constraint::Fill(1),
                Constraint::Length(width),
            ]))
        };
        Areas {
            board,
            text,
            remarks,
        }
    }
}

/// The board of a scene.
pub fn scene_board(scene: &Scene, chosen: Option<AnyMove>) -> BoardState<'_> {
    let frame = scene.animation.as_ref().map(Animation::frame);
    BoardState {
        chosen,
        frame,
        ..BoardState::without_players(&scene.game, scene.position(), scene.cursor.shown())
    }
}

/// The board of a task.
#[must_use]
pub fn task_board(task: &Task) -> BoardState<'_> {
    let board = scene_board(&task.scene, task.chosen());
    BoardState {
        is_open: task.is_asking(),
        is_quiz: task.is_quiz(),
        turned: task.turned,
        ..board
    }
}

/// Why a move was refused, if one was.
#[must_use]
pub fn refusal(task: &Task, look: Look<'_>) -> Option<RemarkLine> {
    let TaskState::Refused(mv, refusal) = task.state else {
        return None;
    };
    let why = look.words.refusal(
        task.scene.position().to_move(),
        mv,
        &Refused::Illegal(refusal),
    );
    Some((why, look.theme.warning))
}

/// What the chosen move would do, if the settings show it.
#[must_use]
pub fn preview(task: &Task, look: Look<'_>) -> Option<RemarkLine> {
    let chosen = task.chosen().filter(|_| look.context.settings.preview)?;
    Some((
        look.words.preview(task.scene.position(), chosen),
        look.theme.text,
    ))
}

/// A line that stands out.
#[must_use]
pub fn accent<'a>(text: String, look: Look<'_>) -> Line<'a> {
    Line::from(Span::styled(text, look.theme.accent))
}

impl TaskPage<'_> {
    /// Moves remarks that do not fit in `room` to the beginning of the text, which scrolls. Returns
    /// how many lines that adds.
    pub fn settle(&mut self, room: Rect) -> usize {
        let (mut kept, before) = (self.remarks.len(), self.text.len());
        while kept > 0 && !table::have_room(&self.remarks[..kept], room) {
            kept -= 1;
        }
        let moved: Vec<Line<'_>> = self
            .remarks
            .drain(kept..)
            .map(|(said, style)| Line::styled(said, style))
            .collect();
        if !moved.is_empty() {
            self.text = moved
                .into_iter()
                .chain([Line::default()])
                .chain(self.text.drain(..))
                .collect();
        }
        self.text.len() - before
    }

    pub fn draw(mut self, ui: &mut Ui<'_>) {
        chrome::draw_game_title(&self.heading, &self.board.game.kind, ui);
        let places = Areas::of(ui.body);
        table::draw_board(&self.board, places.board, ui);
        table::point(&self.board, places.board, ui);
        self.settle(places.remarks);
        draw_text(&self.title, self.text, self.scrolled, places.text, ui);
        table::draw_remarks(&self.remarks, places.remarks, ui);
    }
}

/// Draws the text in its panel; without frame, title and free lines if there is little room.
pub fn draw_text(
    title: &str,
    mut lines: Vec<Line<'_>>,
    scrolled: u16,
    area: Rect,
    ui: &mut Ui<'_>,
) {
    if has_frame(area) {
        chrome::panel(title, area, ui);
    } else {
        lines.retain(|line| line.width() > 0);
    }
    chrome::scrolled_text(lines, scrolled, inside(area), ui);
    ui.scroll_wheel(area, 1);
}

const fn has_frame(area: Rect) -> bool {
    area.height >= WORTH_A_FRAME + 2
}

/// The place of the text in its panel, with a free column at each side; the right one is for the
/// bar.
fn inside(area: Rect) -> Rect {
    let inner = if has_frame(area) {
        Block::bordered().inner(area)
    } else {
        area
    };
    chrome::padded(inner)
}

/// The place of line `number` of a text that is drawn unscrolled in its panel; `None` if it does
/// not fit.
#[must_use]
pub fn place_of_line(lines: &[Line<'_>], number: usize, area: Rect) -> Option<Rect> {
    let inner = inside(area);
    let is_drawn = |line: &&Line<'_>| has_frame(area) || line.width() > 0;
    let height = |lines: &[Line<'_>], width| {
        let lines: Vec<Line<'_>> = lines.iter().filter(is_drawn).cloned().collect();
        chrome::wrapped_height(&Paragraph::new(lines).wrap(Wrap { trim: false }), width)
    };
    // As `chrome::scrolled_text` sets it.
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
