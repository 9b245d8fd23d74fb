//! Drawing: a [`DrawContext`] is the input, the [`Ui`] adds the buffer to draw into, and a
//! [`Renderer`] keeps the state from one frame to the next.

use std::ops::Deref;

use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect},
};

use awale_board::{
    board::{BoardCache, PictureSpace, ShownBoard},
    theme::{ColorDepth, TerminalAbilities, TerminalFont, Theme, glyphs::Charset},
};
use awale_study::words::Words;

use super::{Action, App, AppContext, AvailableKeys, FooterButton, KeyAvailability, TextOutline};
use crate::keys::Keys;

/// The input of drawing. Cheap to copy.
#[derive(Clone, Copy, Debug)]
pub struct DrawContext<'a> {
    pub context: &'a AppContext,
    /// The texts of the language in force.
    pub words: &'a Words,
    pub theme: &'a Theme,
    /// The character set that the settings and the terminal allow.
    pub charset: Charset,
    /// The number of colors that the terminal shows.
    pub color_depth: ColorDepth,
    /// Whether keys are still ignored because the screen has opened by itself.
    pub ignores_keys: bool,
    /// Whether the screen was opened from the menu, so that going back leads there.
    pub is_opened_from_menu: bool,
}

/// A frame being drawn, divided into the title line, the body and the line of keys.
#[derive(Debug)]
pub struct Ui<'a> {
    pub look: DrawContext<'a>,
    pub buffer: &'a mut Buffer,
    /// The board as painted in the last frame.
    pub board_cache: &'a mut BoardCache,
    /// The area of the line at the top.
    pub title_area: Rect,
    pub body: Rect,
    /// The area of the line of keys at the bottom.
    pub keys_area: Rect,
    /// The keys that work on the screen. Drawing may hide keys for which the window has no room.
    pub available_keys: AvailableKeys,
    /// The area in which the board was drawn, including its border.
    pub board_area: &'a mut Option<Rect>,
    /// The area of the remarks below the board, in which messages are shown too.
    pub remarks_area: Option<Rect>,
    /// The areas that react to the mouse.
    mouse_zones: &'a mut Vec<MouseZone>,
    outline: &'a mut Option<TextOutline>,
    /// The number of lines of the text that can be scrolled away, if the screen has a text.
    scrollable_line_count: &'a mut Option<u16>,
}

impl<'a> Deref for Ui<'a> {
    type Target = DrawContext<'a>;

    fn deref(&self) -> &DrawContext<'a> {
        &self.look
    }
}

impl Ui<'_> {
    /// Makes a click in the area `area` do `action`. If areas overlap, the first one wins.
    pub fn on_click(&mut self, area: Rect, action: Action) {
        self.on_pointer_event(PointerEvent::Click, area, action);
    }

    /// Makes the mouse wheel over the area `area` do `up` or `down`.
    pub fn on_wheel(&mut self, area: Rect, [up, down]: [Action; 2]) {
        self.on_pointer_event(PointerEvent::WheelUp, area, up);
        self.on_pointer_event(PointerEvent::WheelDown, area, down);
    }

    /// Makes each step of the mouse wheel over the area `area` scroll by this many lines.
    pub fn scroll_on_wheel(&mut self, area: Rect, lines: i16) {
        self.on_wheel(
            area,
            [Action::ScrollLines(-lines), Action::ScrollLines(lines)],
        );
    }

    /// Makes the mouse event `event` in the area `area` do `action`.
    pub fn on_pointer_event(&mut self, event: PointerEvent, area: Rect, action: Action) {
        self.mouse_zones.push(MouseZone {
            event,
            area,
            action,
        });
    }

    /// Removes `keys` from the line of keys.
    pub fn hide_key(&mut self, keys: Keys) {
        self.available_keys
            .set_availability(keys, KeyAvailability::AvailableButHidden);
    }

    /// Adds a button for clients that show their own buttons, such as the club's web page.
    pub fn add_button(&mut self, button: FooterButton) {
        self.record_text_outline(|outline| outline.buttons.push(button));
    }

    /// Records a part of the [`TextOutline`], if the renderer makes one.
    pub fn record_text_outline(&mut self, record: impl FnOnce(&mut TextOutline)) {
        if let Some(outline) = self.outline {
            record(outline);
        }
    }

    /// Whether the renderer makes a [`TextOutline`].
    pub fn records_text_outline(&self) -> bool {
        self.outline.is_some()
    }

    /// Removes all mouse areas, buttons and parts so far, because a question covers the screen.
    pub fn clear_zones_and_text_outline(&mut self) {
        self.mouse_zones.clear();
        self.record_text_outline(|outline| {
            outline.buttons.clear();
            outline.parts.clear();
        });
    }

    /// Stores the number of lines of the text that can be scrolled away. Only drawing computes
    /// this.
    pub fn set_scrollable_line_count(&mut self, line_count: u16) {
        *self.scrollable_line_count = Some(line_count);
    }
}

/// An area of the screen and its reaction to the mouse.
#[derive(Clone, Debug, PartialEq)]
struct MouseZone {
    event: PointerEvent,
    area: Rect,
    action: Action,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointerEvent {
    Click,
    RightClick,
    /// The wheel is turned away from the user.
    WheelUp,
    /// The wheel is turned toward the user.
    WheelDown,
}

/// The areas of the title line, the body and the line of keys of a window.
pub fn title_body_and_footer_areas(area: Rect) -> [Rect; 3] {
    split_fixed_rows(area, [1, area.height.saturating_sub(2), 1])
}

/// Divides `area` from top to bottom into parts of these heights. A `Layout` would solve equations,
/// which takes a fifth of the first frame.
pub fn split_fixed_rows<const N: usize>(area: Rect, heights: [u16; N]) -> [Rect; N] {
    let mut y = area.y;
    heights.map(|height| {
        let row_area = Rect { y, height, ..area };
        y = row_area.bottom();
        row_area.intersection(area)
    })
}

/// The state that drawing keeps from one frame to the next: the theme in force, the painted board,
/// and the mouse areas of the last frame.
#[derive(Debug)]
pub struct Renderer {
    terminal_abilities: TerminalAbilities,
    /// Whether the user prefers light colors.
    prefers_light: bool,
    /// The names and contents of the user's own themes.
    own_themes: Vec<(String, Theme)>,
    /// The theme in force, with its name in the settings.
    named_theme: (String, Theme),
    board_cache: BoardCache,
    mouse_zones: Vec<MouseZone>,
    /// The content of the last frame, if it is recorded.
    outline: Option<TextOutline>,
    /// The mouse area in which the button was pressed and is still held.
    pressed_zone: Option<MouseZone>,
    scrollable_line_count: Option<u16>,
    board_area: Option<Rect>,
    /// Whether boards leave room for a picture.
    leaves_picture_room: bool,
    /// The room for a picture in the last frame.
    picture_space: PictureSpace,
}

impl Renderer {
    /// A renderer for a terminal with these abilities.
    pub fn new(terminal_abilities: TerminalAbilities) -> Renderer {
        Renderer {
            terminal_abilities,
            prefers_light: false,
            own_themes: Vec::new(),
            named_theme: (String::new(), Theme::monochrome()),
            board_cache: BoardCache::default(),
            mouse_zones: Vec::new(),
            outline: None,
            pressed_zone: None,
            scrollable_line_count: None,
            board_area: None,
            leaves_picture_room: false,
            picture_space: PictureSpace::NoBoard,
        }
    }

    /// The renderer with additional themes of the user.
    #[must_use]
    pub fn with_themes(self, own_themes: Vec<(String, Theme)>) -> Renderer {
        Renderer { own_themes, ..self }
    }

    /// The renderer, which also records a [`TextOutline`] of each frame.
    #[must_use]
    pub fn with_text_outline(self) -> Renderer {
        Renderer {
            outline: Some(TextOutline::default()),
            ..self
        }
    }

    /// Sets whether the setting `auto` chooses the light theme.
    pub fn prefer_light_theme(&mut self, is_light: bool) {
        if self.prefers_light != is_light {
            self.prefers_light = is_light;
            self.named_theme.0.clear();
        }
    }

    /// Switches to the theme `name`, if it is not in force. For `auto` or an unknown name, the
    /// default theme of the terminal is used.
    pub fn choose_theme(&mut self, name: &str) {
        if self.named_theme.0 == name {
            return;
        }
        let own_theme = self
            .own_themes
            .iter()
            .find(|(own_name, _)| own_name == name)
            .map(|(_, theme)| theme.clone());
        let default_theme_name = if self.prefers_light {
            "light"
        } else {
            self.terminal_abilities.auto_theme_name()
        };
        let theme = own_theme
            .or_else(|| Theme::built_in(name))
            .or_else(|| Theme::built_in(default_theme_name))
            .unwrap_or_else(Theme::monochrome);
        self.named_theme = (
            name.to_owned(),
            theme.for_depth(self.terminal_abilities.depth),
        );
        self.board_cache = BoardCache::default();
    }

    pub fn draw_context<'a>(&'a self, app: &'a App) -> DrawContext<'a> {
        new_draw_context(app, &self.named_theme.1, self.terminal_abilities)
    }

    /// Starts a frame of `app`.
    pub fn start_frame<'a>(
        &'a mut self,
        app: &'a App,
        area: Rect,
        buffer: &'a mut Buffer,
    ) -> Ui<'a> {
        self.mouse_zones.clear();
        if let Some(outline) = &mut self.outline {
            *outline = TextOutline::default();
        }
        self.board_area = None;
        self.board_cache.begin_frame(self.leaves_picture_room);
        let [title_area, body_area, keys_area] = title_body_and_footer_areas(area);
        let look = new_draw_context(app, &self.named_theme.1, self.terminal_abilities);
        let Renderer {
            board_cache: cache,
            mouse_zones: zones,
            outline,
            scrollable_line_count: scrollable,
            board_area: board,
            ..
        } = self;
        Ui {
            look,
            buffer,
            board_cache: cache,
            title_area,
            body: body_area,
            keys_area,
            available_keys: app.screen().available_keys(look.context),
            board_area: board,
            remarks_area: None,
            mouse_zones: zones,
            outline,
            scrollable_line_count: scrollable,
        }
    }

    /// The action of the mouse event `event` on a cell of the last frame.
    pub fn action_at(&self, event: PointerEvent, mouse_position: Position) -> Option<&Action> {
        self.zone_at(event, mouse_position).map(|zone| &zone.action)
    }

    /// The content of the last frame. `None` if it is not recorded.
    pub fn outline(&self) -> Option<&TextOutline> {
        self.outline.as_ref()
    }

    fn zone_at(&self, event: PointerEvent, mouse_position: Position) -> Option<&MouseZone> {
        self.mouse_zones
            .iter()
            .find(|zone| zone.event == event && zone.area.contains(mouse_position))
    }

    /// Handles the press of a mouse button at `mouse_position`.
    pub fn press(&mut self, event: PointerEvent, mouse_position: Position) {
        self.pressed_zone = self.zone_at(event, mouse_position).cloned();
    }

    /// Handles the release of the mouse button at `mouse_position`. Returns the action of the
    /// click. `None` if the mouse was dragged out of the area, or the area no longer exists.
    pub fn release(&mut self, mouse_position: Position) -> Option<Action> {
        let pressed_zone = self.pressed_zone.take()?;
        (self.zone_at(pressed_zone.event, mouse_position) == Some(&pressed_zone))
            .then_some(pressed_zone.action)
    }

    /// Cancels a click that has begun.
    pub fn cancel_press(&mut self) {
        self.pressed_zone = None;
    }

    /// The number of lines of the last frame's text that can be scrolled away, for
    /// [`App::limit_scrolling`].
    pub fn take_scrollable_line_count(&mut self) -> Option<u16> {
        self.scrollable_line_count.take()
    }

    /// The area of the board in the last frame, including its border.
    pub fn board_area(&self) -> Option<Rect> {
        self.board_area
    }

    /// The board of the last frame, for a client that draws it itself.
    pub fn shown_board(&self) -> Option<&ShownBoard> {
        self.board_cache.shown_board()
    }

    /// Sets whether the board leaves room in the next frame for a picture that the caller shows.
    pub fn set_leaves_picture_room(&mut self, leaves_room: bool) {
        self.leaves_picture_room = leaves_room;
    }

    /// Ends a frame: checks whether anything covers the room for a picture.
    pub fn end_frame(&mut self, buffer: &Buffer) {
        self.picture_space = self.board_cache.end_frame(buffer);
        if let Some(outline) = &mut self.outline {
            outline.remove_repeated_texts();
        }
    }

    /// The room for a picture in the last frame.
    pub fn picture_space(&self) -> &PictureSpace {
        &self.picture_space
    }

    /// The characters that the terminal's font contains.
    pub fn font(&self) -> TerminalFont {
        self.terminal_abilities.font
    }

    pub fn theme(&self) -> &Theme {
        &self.named_theme.1
    }
}

fn new_draw_context<'a>(
    app: &'a App,
    theme: &'a Theme,
    TerminalAbilities { depth, font }: TerminalAbilities,
) -> DrawContext<'a> {
    let context = &app.context;
    let is_ascii = context.settings.ascii || font == TerminalFont::AsciiOnly;
    let charset = if is_ascii {
        Charset::Ascii
    } else {
        Charset::Unicode
    };
    let is_next_to_menu = app.screens().count() == 2;
    DrawContext {
        context,
        words: &context.words,
        theme,
        charset,
        color_depth: depth,
        ignores_keys: app.input_delay().is_some(),
        is_opened_from_menu: is_next_to_menu,
    }
}
