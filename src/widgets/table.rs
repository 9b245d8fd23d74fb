//! The table at which a game is played or looked at: the board between its two sides, and the moves beside it.

use crate::app::Action;
use crate::app::{Look, Ui};
use crate::board::matches;
use awale_rules::matches::{Heap, Take};
use awale_rules::{Game, PITS, PerSeat, Place, Position, Seat};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Widget, Wrap};
use unicode_width::UnicodeWidthStr;

use crate::app::{Frame, Session};
use crate::catalogue::{AnyGame, AnyMove};
use crate::theme::cells::cells;

use crate::board;
use crate::board::matches::MatchesView;
use crate::board::{BoardView, Hand, Motion, Preview};
use crate::widgets::moment::ClockPlace;
use crate::widgets::{chrome, clock, sides, wording};

pub use crate::widgets::moment::Moment;

/// Columns of the history beside the board.
const HISTORY: u16 = 20;

/// The least width at which the history stands beside the board.
const WITH_HISTORY: u16 = 78;

/// The least width at which both sides stand beside the board too.
const WITH_SIDES: u16 = 100;

/// Lines below the board: what the chosen move would do, what was refused, what the computer looks at.
pub(crate) const REMARKS: u16 = 2;
/// The most of these lines, where a remark is long and the board keeps [`LEAST_BOARD`] lines.
const MOST_REMARKS: u16 = 5;
/// Lines that the board with its frame keeps when a long remark takes some.
pub(crate) const LEAST_BOARD: u16 = 11;

/// The longest name on the frame of the board.
const LONGEST_NAME: usize = 44;

/// Where the things on the table are.
#[derive(Clone, Copy, Debug)]
pub struct Places {
    /// The panel with the board.
    pub board: Rect,
    /// The moves, where there is room for them.
    pub history: Option<Rect>,
    /// Both sides, where there is room for them too.
    pub sides: Option<sides::Places>,
    pub remarks: Rect,
}

impl Places {
    /// Lays the table in `body`.
    pub(crate) fn of(body: Rect) -> Places {
        Places::with(body, REMARKS)
    }

    /// Lays the table in `body` so that `remarks` can be read as far as the board leaves room for them.
    #[must_use]
    pub fn telling(body: Rect, remarks: &[(String, Style)]) -> Places {
        let wanted = height_of_remarks(remarks, body.width);
        Places::with(body, wanted.min(body.height.saturating_sub(LEAST_BOARD)).clamp(REMARKS, MOST_REMARKS))
    }

    /// Lays the table in `body` with so many lines of remarks below.
    pub(crate) fn with(body: Rect, lines: u16) -> Places {
        let [top, remarks] = body.layout(&Layout::vertical([Constraint::Fill(1), Constraint::Length(lines)]));
        if body.width < WITH_HISTORY {
            return Places { board: top, history: None, sides: None, remarks };
        }
        let width = (body.width / 4).clamp(HISTORY, 2 * HISTORY - 8);
        let [board, history] = top.layout(&Layout::horizontal([Constraint::Fill(1), Constraint::Length(width)]));
        Places { board, history: Some(history), sides: None, remarks }
    }

    /// Where the clocks stand then.
    #[must_use]
    pub fn clocks(&self) -> ClockPlace {
        if self.sides.is_some() { ClockPlace::Side } else { ClockPlace::Frame }
    }

    /// The same with both sides above and below the moves, where the window is wide and `others` rows are left.
    #[must_use]
    pub fn with_sides(self, others: u16, moves: sides::Moves) -> Places {
        match self.history {
            Some(column) if self.remarks.width >= WITH_SIDES => {
                let (sides, history) = sides::Places::beside(column, others, moves);
                Places { history, sides, ..self }
            }
            _ => self,
        }
    }
}

/// The board of a moment, ready to be drawn or pointed at.
fn board_view<'a>(moment: &'a Moment<'_>, position: &Position, look: Look<'a>) -> BoardView<'a> {
    let theme = look.theme;
    let stores = PerSeat::from_fn(|seat| position.store(seat));
    let mut view = BoardView::new(*position.pits(), stores, theme);
    view.below = moment.below();
    view.direction = moment.game.direction;
    view.coordinates = look.context.settings.coordinates;
    view.charset = look.charset;
    view.last_move = moment.last_move().and_then(AnyMove::pit);
    if let Some(frame) = moment.frame {
        view.pits = frame.pits;
        view.stores = frame.stores;
        view.motion = motion(frame);
        return view;
    }
    view.captions = moment.captions.as_ref();
    let chosen = moment.chosen.and_then(AnyMove::pit);
    view.selected = chosen.map(Place::Pit);
    if moment.is_open {
        view.playable = playable(position);
    }
    if look.context.settings.preview
        && !moment.is_quiz
        && let Some(Ok(trace)) = chosen.map(|pit| position.trace(pit))
    {
        view.preview = Some(Preview::of(&trace));
    }
    view
}

fn playable(position: &Position) -> [bool; PITS] {
    let mut playable = [false; PITS];
    position.moves().for_each(|pit| playable[pit.index()] = true);
    playable
}

fn motion(frame: &Frame) -> Motion {
    let mut captured = [false; PITS];
    if let (true, Place::Pit(pit)) = (frame.captured, frame.touched) {
        captured[pit.index()] = true;
    }
    let hand = (!frame.captured).then_some(Hand { over: frame.touched, seeds: frame.hand });
    Motion { hand, captured }
}

/// Draws the board in its panel, both sides named on its frame, whose turn it is marked.
pub fn draw_board(moment: &Moment<'_>, area: Rect, ui: &mut Ui<'_>) {
    let look = ui.look;
    let theme = look.theme;
    let below = moment.below();
    let mut block = Block::bordered()
        .border_set(look.charset.glyphs().pit)
        .border_style(theme.border)
        .title_top(nameplate(moment, below.opponent(), area.width, look))
        .title_bottom(nameplate(moment, below, area.width, look));
    if let Some(left) = moment
        .session
        .filter(|_| moment.clocks == ClockPlace::Frame)
        .and_then(|session| session.left_after(moment.played))
    {
        let plate = |seat: Seat| clock::plate(left[seat], moment.is_turn_of(seat), look, look.words);
        block = block.title_top(plate(below.opponent())).title_bottom(plate(below));
    }
    let inner = block.inner(area);
    ui.board = Some(area);
    block.render(area, ui.buffer);
    match moment.position {
        AnyGame::Awale(position) => {
            board_view(moment, position, look).draw(inner, ui.buffer, ui.cache);
        }
        AnyGame::Matches(heap) if heap.left() == 0 => draw_empty_heap(moment, *heap, inner, ui),
        AnyGame::Matches(heap) => {
            heap_view(moment, *heap, look).render(inner, ui.buffer);
        }
    }
}

/// What is to be told where no match is left to be drawn: how many each side took.
fn draw_empty_heap(moment: &Moment<'_>, heap: Heap, area: Rect, ui: &mut Ui<'_>) {
    let look = ui.look;
    let theme = look.theme;
    let words = look.words;
    let mut lines = vec![Line::styled(words.get("matches-none-left"), theme.title), Line::default()];
    if let Some(outcome) = heap.outcome() {
        lines.extend([moment.below(), moment.below().opponent()].map(|seat| {
            let told = [("side", words.seat(seat).into()), ("matches", outcome.tally.counts[seat].into())];
            Line::styled(words.with("matches-taken", &told), theme.text)
        }));
    }
    let place = area.centered_vertically(Constraint::Length(cells(lines.len())));
    Paragraph::new(lines).centered().render(place, ui.buffer);
}

/// Who sits on a side; a sign where it is that side's turn. The plate lies on a frame so many columns wide.
fn nameplate(moment: &Moment<'_>, seat: Seat, width: u16, look: Look<'_>) -> Span<'static> {
    // The corners, the blanks round the name and the sign before it; a clock stands on the same line.
    let others = if moment.session.is_some_and(Session::is_serious) { 6 + clock::WIDEST } else { 6 };
    let room = usize::from(width.saturating_sub(others)).min(LONGEST_NAME);
    let words = look.words;
    let name = moment.session.map_or_else(|| words.seat(seat), |session| wording::side(words, session, seat));
    chrome::plate(&chrome::fit(&name, room), moment.is_turn_of(seat), look)
}

/// The matches of a moment, ready to be drawn or pointed at.
fn heap_view<'a>(moment: &Moment<'_>, heap: Heap, look: Look<'a>) -> MatchesView<'a> {
    let theme = look.theme;
    let selected = match moment.chosen {
        Some(AnyMove::Take(Take(count))) => count,
        _ => 0,
    };
    let (start, max_take) = (heap.rules().start(), heap.rules().max_take());
    MatchesView { start, left: heap.left(), max_take, selected, theme, charset: look.charset }
}

/// Lets the mouse choose a move on the board, whose panel is `area`.
pub fn point(moment: &Moment<'_>, area: Rect, ui: &mut Ui<'_>) {
    let (inner, look) = (Block::bordered().inner(area), ui.look);
    match moment.position {
        AnyGame::Awale(position) => {
            for (place, zone) in board::zones(inner, &board_view(moment, position, look)) {
                if let Place::Pit(pit) = place {
                    ui.click(zone, Action::Pit(pit));
                }
            }
        }
        AnyGame::Matches(heap) => {
            for (count, zone) in matches::zones(inner, &heap_view(moment, *heap, look)) {
                ui.click(zone, Action::Take(count));
            }
        }
    }
}

/// How many columns the lines below the board have where the table is `width` wide.
pub(crate) fn room_of_remarks(width: u16) -> usize {
    usize::from(width.saturating_sub(2))
}

/// How many lines remarks need one below the other, where the table is `width` wide.
pub(crate) fn height_of_remarks(remarks: &[(String, Style)], width: u16) -> u16 {
    remarks.iter().map(|(text, _)| height_of(Line::from(text.as_str()), width.saturating_sub(2))).sum()
}

/// Whether all remarks can be read in `area`, if need be one behind the other.
pub(crate) fn have_room(remarks: &[(String, Style)], area: Rect) -> bool {
    height_of_remarks(remarks, area.width) <= area.height
        || height_of(joined(remarks), area.width.saturating_sub(2)) <= area.height
}

fn height_of(text: Line<'_>, width: u16) -> u16 {
    chrome::wrapped_height(&Paragraph::new(text).wrap(Wrap { trim: true }), width)
}

/// Remarks that follow each other like sentences.
fn joined(remarks: &[(String, Style)]) -> Line<'_> {
    let spans = remarks.iter().map(|(text, style)| Span::styled(text.as_str(), *style));
    spans.flat_map(|span| [Span::raw(" "), span]).skip(1).collect()
}

/// Draws remarks, one below the other. A long one takes a second line where no other remark needs it; where they need more lines
/// than there are, they follow each other like sentences, if all of them fit so.
pub fn draw_remarks(remarks: &[(String, Style)], area: Rect, ui: &mut Ui<'_>) {
    let is_apart = height_of_remarks(remarks, area.width) <= area.height;
    let is_joined = !is_apart && have_room(remarks, area);
    let area = Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area };
    if is_joined {
        Paragraph::new(joined(remarks)).wrap(Wrap { trim: true }).render(area, ui.buffer);
        return;
    }
    let mut y = area.y;
    for (place, (text, style)) in remarks.iter().enumerate() {
        let others = cells(remarks.len() - place - 1);
        let room = area.bottom().saturating_sub(y);
        if room == 0 {
            return;
        }
        let is_long = text.width() > usize::from(area.width);
        if is_long && room > others + 1 {
            let paragraph = Paragraph::new(text.as_str()).style(*style).wrap(Wrap { trim: true });
            let height = chrome::wrapped_height(&paragraph, area.width).clamp(1, room - others);
            paragraph.render(Rect { y, height, ..area }, ui.buffer);
            y += height;
        } else {
            ui.buffer.set_string(area.x, y, chrome::fit(text, usize::from(area.width)), *style);
            y += 1;
        }
    }
}
