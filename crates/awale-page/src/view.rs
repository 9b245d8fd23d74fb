//! [`AppView`]: an app that is drawn to a [`Wire`]. It uses neither network nor files.

use std::time::Duration;

use awale_app::app::{
    Action, App, Effect, Event, Renderer, RowPress, TextOutline, TextOutlinePart,
};
use awale_board::board::shown_board::{ShownBoard, theme_colors_json};
use awale_tui::{input, screens};
use ratatui::layout::Rect;
use terminput::{Event as TerminalEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use web_time::Instant;

use crate::{
    message::PageInput,
    stored_frame::StoredFrame,
    wire::{BoardFrame, Wire},
};

/// Minimum size of a window, in columns and rows. Smaller values are raised to it.
const MIN_WINDOW_SIZE: (u16, u16) = (1, 1);

/// An app, and the screen that it is drawn to.
pub struct AppView<W: Wire> {
    pub app: App,
    renderer: Renderer,
    wire: W,
    last_frame: StoredFrame,
    area: Rect,
    max_window_size: (u16, u16),
    is_mouse_enabled: bool,
    /// The title that the view has given to the window; empty if the window shows its own title.
    title: String,
    /// The time of the last tick; `None` while no tick is due.
    last_tick_time: Option<Instant>,
    needs_redraw: bool,
    needs_full_redraw: bool,
}

impl<W: Wire> AppView<W> {
    /// Makes a view of `size` columns and rows. Larger sizes than `max_window_size` are lowered to
    /// it.
    pub fn new(
        app: App,
        mut renderer: Renderer,
        mut wire: W,
        size: (u16, u16),
        max_window_size: (u16, u16),
    ) -> AppView<W> {
        let is_mouse_enabled = app.context.settings.mouse;
        let area = clamped_area(size, max_window_size);
        wire.begin_output(area.as_size());
        wire.set_mouse_reporting(is_mouse_enabled);
        if W::NEEDS_OUTLINE {
            renderer = renderer.with_text_outline();
            renderer.set_leaves_picture_room(true);
        }
        AppView {
            app,
            renderer,
            wire,
            last_frame: StoredFrame::default(),
            area,
            max_window_size,
            is_mouse_enabled,
            title: String::new(),
            last_tick_time: None,
            needs_redraw: true,
            needs_full_redraw: false,
        }
    }

    /// Returns the output side of the view.
    pub fn wire(&mut self) -> &mut W {
        &mut self.wire
    }

    /// Returns the app and the output side of the view.
    pub fn app_and_wire(&mut self) -> (&mut App, &mut W) {
        (&mut self.app, &mut self.wire)
    }

    /// Whether something has changed since the last frame.
    pub const fn needs_frame(&self) -> bool {
        self.needs_redraw
    }

    /// Makes the view stale, so that a frame is drawn even if nothing has changed.
    pub const fn request_frame(&mut self) {
        self.needs_redraw = true;
    }

    /// Makes the next frame draw all cells, not only changed ones.
    const fn redraw_all_cells(&mut self) {
        (self.needs_full_redraw, self.needs_redraw) = (true, true);
    }

    /// The outline of the last frame, that is its texts, rows and buttons, if the wire needs it.
    pub fn outline(&self) -> Option<&TextOutline> {
        self.renderer.outline()
    }

    /// Handles input of a page. Returns the effects.
    pub fn handle_input(&mut self, input: PageInput) -> Vec<Effect> {
        match input {
            PageInput::TerminalEvent(event) => self.handle_terminal_event(&event),
            PageInput::PressButton(key, what) => self.press_button(&key, &what),
            PageInput::PressRow {
                part_index: part,
                row_text: text,
                press,
            } => self.press_row(part, &text, press),
            PageInput::PlaceMouseEvent(number, kind) => self.point_at_board_place(number, kind),
            PageInput::LightColorsPreferred(is_light) => {
                self.set_light_theme_preferred(is_light);
                Vec::new()
            }
            PageInput::Resize(columns, rows) => {
                self.resize((columns, rows));
                Vec::new()
            }
        }
    }

    /// Handles a key, a mouse event or pasted text. Returns the effects.
    pub fn handle_terminal_event(&mut self, event: &TerminalEvent) -> Vec<Effect> {
        self.needs_redraw = true;
        // Ignore the key that suspends the program, because a suspended app could not be
        // resumed.
        match input::input_action(event, &self.app, &mut self.renderer) {
            Some(Action::Suspend) | None => Vec::new(),
            Some(action) => self.handle_event(Event::Action(action)),
        }
    }

    /// Handles a press of a button, if the last outline has a button with this key and label.
    fn press_button(&mut self, key: &str, label: &str) -> Vec<Effect> {
        // Each input is followed by a frame, even if it changes nothing, so that the page knows
        // that it was handled.
        self.needs_redraw = true;
        let buttons = self.outline().map(|outline| outline.buttons.iter());
        let mut buttons = buttons.into_iter().flatten();
        let button = buttons.find(|button| button.key == key && button.label == label);
        let action = button.map(|button| button.action.clone());
        action.map_or_else(Vec::new, |action| self.handle_event(Event::Action(action)))
    }

    /// Handles a press of a row, if the last outline has a row with this text at this index.
    fn press_row(&mut self, part_index: usize, text: &str, press: RowPress) -> Vec<Effect> {
        self.needs_redraw = true;
        let outline_part = self
            .outline()
            .and_then(|outline| outline.parts.get(part_index));
        let row_action = match outline_part {
            Some(TextOutlinePart::Row(row)) if row.label_and_value() == text => {
                row.press_action(press)
            }
            _ => None,
        };
        row_action.map_or_else(Vec::new, |action| self.handle_event(Event::Action(action)))
    }

    /// Handles a mouse event on a pit or store of the last frame's board, given by its number.
    fn point_at_board_place(
        &mut self,
        board_place_number: usize,
        event_kind: MouseEventKind,
    ) -> Vec<Effect> {
        self.needs_redraw = true;
        let board = self.renderer.shown_board();
        let Some(clicked_cell) = board.and_then(|board| board.click_cell(board_place_number))
        else {
            return Vec::new();
        };
        let release_event_kind = MouseEventKind::Up(MouseButton::Left);
        let is_press = matches!(event_kind, MouseEventKind::Down(_));
        let event_kinds = [Some(event_kind), is_press.then_some(release_event_kind)];
        let mouse_event = |event_kind| {
            TerminalEvent::Mouse(MouseEvent {
                kind: event_kind,
                column: clicked_cell.x,
                row: clicked_cell.y,
                modifiers: KeyModifiers::NONE,
            })
        };
        let events: Vec<TerminalEvent> =
            event_kinds.into_iter().flatten().map(mouse_event).collect();
        events
            .iter()
            .flat_map(|event| self.handle_terminal_event(event))
            .collect()
    }

    /// Sets whether the setting `auto` chooses the light theme; otherwise the setting chooses the
    /// usual theme.
    pub fn set_light_theme_preferred(&mut self, prefers_light_colors: bool) {
        self.renderer.prefer_light_theme(prefers_light_colors);
        self.needs_redraw = true;
    }

    /// Changes the size of the window, in columns and rows.
    pub fn resize(&mut self, size: (u16, u16)) {
        let area = clamped_area(size, self.max_window_size);
        if area != self.area {
            self.area = area;
            self.redraw_all_cells();
        }
    }

    /// Passes an event to the app. Returns the effects.
    pub fn handle_event(&mut self, event: Event) -> Vec<Effect> {
        self.needs_redraw = true;
        self.app.update(event)
    }

    /// Returns the time until the next tick; `None` while nothing moves.
    pub fn next_tick(&self) -> Option<Duration> {
        let time_since_tick = self.last_tick_time.map(|since| since.elapsed());
        let time_since_tick = time_since_tick.unwrap_or_default();
        self.app
            .next_tick()
            .map(|due| due.saturating_sub(time_since_tick))
    }

    /// Advances animations and clocks by the time since the last tick. Returns the effects.
    pub fn tick(&mut self) -> Vec<Effect> {
        match self.last_tick_time.take() {
            Some(since) => self.handle_event(Event::Tick(since.elapsed())),
            None => Vec::new(),
        }
    }

    /// Starts the time of the next tick if an animation or a clock has begun, and stops it if
    /// nothing runs.
    pub fn schedule_tick(&mut self) {
        if self.app.next_tick().is_none() {
            self.last_tick_time = None;
        } else {
            self.last_tick_time.get_or_insert_with(Instant::now);
        }
    }

    /// Draws a frame, with `title` as the title of the window. Returns the bytes to send.
    pub fn draw_frame(&mut self, title: String) -> Vec<u8> {
        self.needs_redraw = false;
        let enables_mouse = self.app.context.settings.mouse;
        if enables_mouse != self.is_mouse_enabled {
            self.is_mouse_enabled = enables_mouse;
            self.wire.set_mouse_reporting(enables_mouse);
        }
        if title != self.title {
            self.wire.set_title(&title);
            self.title = title;
        }
        if std::mem::take(&mut self.needs_full_redraw) {
            self.last_frame = StoredFrame::default();
            self.wire.clear_screen(self.area.as_size());
        }
        let AppView {
            app,
            renderer,
            wire,
            last_frame: drawn,
            ..
        } = self;
        wire.begin_frame();
        drawn.draw_and_send(
            self.area,
            |frame| {
                app.context.window_size = frame.area().as_size();
                screens::draw(frame, app, renderer);
            },
            |before, now| wire.draw_cells(before.diff(now).into_iter()),
        );
        if let Some(max_scrolled_line_count) = renderer.take_scrollable_line_count() {
            app.limit_scrolling(max_scrolled_line_count);
        }
        wire.end_frame(renderer.outline(), &app.context.words);
        wire.show_page_frame(&|| BoardFrame {
            board_fields: renderer
                .shown_board()
                .map(ShownBoard::to_json)
                .unwrap_or_default(),
            theme_colors: theme_colors_json(renderer.theme()),
            open_screen_count: app.screens().count() + usize::from(app.confirmation().is_some()),
            is_typing: app.is_typing(),
        });
        if self.app.on_frame_drawn() {
            self.last_tick_time = None;
        }
        self.schedule_tick();
        self.wire.take_bytes()
    }
}

fn clamped_area((columns, rows): (u16, u16), (max_columns, max_rows): (u16, u16)) -> Rect {
    Rect::new(
        0,
        0,
        columns.clamp(MIN_WINDOW_SIZE.0, max_columns.max(1)),
        rows.clamp(MIN_WINDOW_SIZE.1, max_rows.max(1)),
    )
}
