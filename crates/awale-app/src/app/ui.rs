//! Drawing: [`Look`] is what it reads, [`Ui`] adds the buffer it draws into, and a [`Renderer`]
//! keeps what one frame leaves for the next.

use std::ops::Deref;

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Position, Rect};

use awale_board::board::Cache;
use awale_board::theme::glyphs::Charset;
use awale_board::theme::{Abilities, Font, Theme};
use awale_study::words::Words;

use super::{Action, App, AppContext, Offer, Offers};
use crate::keys::Keys;

/// What drawing reads. Cheap to copy.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    pub context: &'a AppContext,
    /// The words of the language in force.
    pub words: &'a Words,
    pub theme: &'a Theme,
    /// The characters that the settings allow.
    pub charset: Charset,
    /// Whether keys do nothing yet, since the screen opened by itself.
    pub rests: bool,
    /// Whether going back leads to the menu.
    pub is_next_to_menu: bool,
}

/// A frame that is being drawn: the title line, the body and the line of keys.
#[derive(Debug)]
pub struct Ui<'a> {
    pub look: Look<'a>,
    pub buffer: &'a mut Buffer,
    /// The painted board of the last frame.
    pub cache: &'a mut Cache,
    /// The line at the top.
    pub title: Rect,
    pub body: Rect,
    /// The line of keys at the bottom.
    pub keys: Rect,
    /// What the screen offers. A screen may hide keys in it for which this window has no room.
    pub offers: Offers,
    /// Where the board is drawn, with its frame.
    pub board: &'a mut Option<Rect>,
    /// What the mouse does, and where.
    zones: &'a mut Vec<Zone>,
    buttons: &'a mut Vec<Button>,
    /// How many lines of the text can be scrolled away, if there is one.
    scrollable: &'a mut Option<u16>,
}

impl<'a> Deref for Ui<'a> {
    type Target = Look<'a>;

    fn deref(&self) -> &Look<'a> {
        &self.look
    }
}

impl Ui<'_> {
    /// Makes a click on `place` do `action`. Where two places overlap, the first wins.
    pub fn click(&mut self, place: Rect, action: Action) {
        self.on(Pointer::Click, place, action);
    }

    /// Makes the wheel over `place` do `up` or `down`.
    pub fn wheel(&mut self, place: Rect, [up, down]: [Action; 2]) {
        self.on(Pointer::WheelUp, place, up);
        self.on(Pointer::WheelDown, place, down);
    }

    /// Makes the wheel over `place` scroll by this many lines a notch.
    pub fn scroll_wheel(&mut self, place: Rect, lines: i16) {
        self.wheel(place, [Action::Scroll(-lines), Action::Scroll(lines)]);
    }

    /// Makes the mouse do `action` on `place`.
    pub fn on(&mut self, pointer: Pointer, place: Rect, action: Action) {
        self.zones.push(Zone {
            pointer,
            place,
            action,
        });
    }

    /// Leaves `keys` out of the line of keys.
    pub fn hide_key(&mut self, keys: Keys) {
        self.offers.set(keys, Offer::Quiet);
    }

    /// Offers a button to clients that show their own, such as the web page of the club.
    pub fn button(&mut self, button: Button) {
        self.buttons.push(button);
    }

    /// Forgets all clicks so far: a question covers the screen.
    pub fn forget_zones(&mut self) {
        self.zones.clear();
        self.buttons.clear();
    }

    /// Keeps how many lines of the text can be scrolled away, which only drawing knows.
    pub fn keep_scrollable(&mut self, lines: u16) {
        *self.scrollable = Some(lines);
    }
}

/// A key of the line at the bottom, as a button.
#[derive(Clone, Debug, PartialEq)]
pub struct Button {
    /// What the key is called.
    pub key: String,
    /// What it does.
    pub what: String,
    pub action: Action,
}

/// A place and what the mouse does there.
#[derive(Clone, Debug, PartialEq)]
struct Zone {
    pointer: Pointer,
    place: Rect,
    action: Action,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    Click,
    RightClick,
    /// Away from you.
    WheelUp,
    /// Towards you.
    WheelDown,
}

/// The title line, the body and the line of keys of a window.
#[must_use]
pub fn parts(area: Rect) -> [Rect; 3] {
    area.layout(&Layout::vertical([
        Constraint::Length(1),
        Constraint::Fill(1),
        Constraint::Length(1),
    ]))
}

/// What stays from one frame to the next: the theme in force, the painted board, what a click on
/// the last frame does.
#[derive(Debug)]
pub struct Renderer {
    abilities: Abilities,
    /// The user's own themes, by their names.
    own: Vec<(String, Theme)>,
    /// The name of the theme in force, as the settings have it, and the theme.
    theme: (String, Theme),
    cache: Cache,
    zones: Vec<Zone>,
    buttons: Vec<Button>,
    /// What the mouse button was pressed over and still holds.
    pressed: Option<Zone>,
    scrollable: Option<u16>,
    board: Option<Rect>,
}

impl Renderer {
    /// A renderer for a terminal with these abilities.
    #[must_use]
    pub fn new(abilities: Abilities) -> Renderer {
        Renderer {
            abilities,
            own: Vec::new(),
            theme: (String::new(), Theme::monochrome()),
            cache: Cache::default(),
            zones: Vec::new(),
            buttons: Vec::new(),
            pressed: None,
            scrollable: None,
            board: None,
        }
    }

    /// The same renderer with themes of the user's own.
    #[must_use]
    pub fn with_themes(self, own: Vec<(String, Theme)>) -> Renderer {
        Renderer { own, ..self }
    }

    /// Changes the theme if the settings name another. `auto` and a missing theme give the usual
    /// one.
    pub fn choose_theme(&mut self, wanted: &str) {
        if self.theme.0 == wanted {
            return;
        }
        let own = self
            .own
            .iter()
            .find(|(name, _)| name == wanted)
            .map(|(_, theme)| theme.clone());
        let theme = own
            .or_else(|| Theme::built_in(wanted))
            .or_else(|| Theme::built_in(self.abilities.usual_theme()))
            .unwrap_or_else(Theme::monochrome);
        self.theme = (wanted.to_owned(), theme.at(self.abilities.depth));
        self.cache = Cache::default();
    }

    #[must_use]
    pub fn look<'a>(&'a self, app: &'a App) -> Look<'a> {
        look(app, &self.theme.1, self.abilities.font)
    }

    /// Begins a frame of `app`.
    pub fn frame<'a>(&'a mut self, app: &'a App, area: Rect, buffer: &'a mut Buffer) -> Ui<'a> {
        self.zones.clear();
        self.buttons.clear();
        self.board = None;
        let [title, body, keys] = parts(area);
        let look = look(app, &self.theme.1, self.abilities.font);
        let Renderer {
            cache,
            zones,
            buttons,
            scrollable,
            board,
            ..
        } = self;
        Ui {
            look,
            buffer,
            cache,
            title,
            body,
            keys,
            offers: app.screen().offers(look.context),
            board,
            zones,
            buttons,
            scrollable,
        }
    }

    /// What the mouse does on a cell of the last frame.
    #[must_use]
    pub fn pointed(&self, pointer: Pointer, at: Position) -> Option<&Action> {
        self.zone(pointer, at).map(|zone| &zone.action)
    }

    /// The keys of the last frame as buttons, also those that had no room in its line.
    #[must_use]
    pub fn buttons(&self) -> &[Button] {
        &self.buttons
    }

    fn zone(&self, pointer: Pointer, at: Position) -> Option<&Zone> {
        self.zones
            .iter()
            .find(|zone| zone.pointer == pointer && zone.place.contains(at))
    }

    /// The mouse button was pressed at `at`.
    pub fn press(&mut self, pointer: Pointer, at: Position) {
        self.pressed = self.zone(pointer, at).cloned();
    }

    /// The button was released at `at`. Returns what the click does: nothing if the mouse was
    /// dragged away or its target is gone.
    pub fn release(&mut self, at: Position) -> Option<Action> {
        let pressed = self.pressed.take()?;
        (self.zone(pressed.pointer, at) == Some(&pressed)).then_some(pressed.action)
    }

    /// Forgets a pressed button.
    pub fn let_go(&mut self) {
        self.pressed = None;
    }

    /// How many lines of the last frame's text can be scrolled away, for [`App::scrollable`].
    pub fn take_scrollable(&mut self) -> Option<u16> {
        self.scrollable.take()
    }

    /// Where the board of the last frame stands, with its frame.
    #[must_use]
    pub fn board(&self) -> Option<Rect> {
        self.board
    }

    /// Which characters the terminal can show.
    #[must_use]
    pub fn font(&self) -> Font {
        self.abilities.font
    }

    #[must_use]
    pub fn theme(&self) -> &Theme {
        &self.theme.1
    }
}

fn look<'a>(app: &'a App, theme: &'a Theme, font: Font) -> Look<'a> {
    let context = &app.context;
    let is_plain = context.settings.ascii || font == Font::Ascii;
    let charset = if is_plain {
        Charset::Ascii
    } else {
        Charset::Unicode
    };
    let is_next_to_menu = app.screens().count() == 2;
    Look {
        context,
        words: &context.words,
        theme,
        charset,
        rests: app.rests().is_some(),
        is_next_to_menu,
    }
}
