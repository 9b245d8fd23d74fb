//! Messages from the page, each one JSON value. The club disconnects a page that sends anything
//! else.

use awale_app::app::RowPress;
use serde::Deserialize;
use terminput::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
    ScrollDirection,
};

/// Input that comes from a page in a browser.
#[derive(Clone, Debug)]
pub enum PageInput {
    /// A key, a mouse event or pasted text.
    TerminalEvent(Event),
    /// A press of a button of the last frame: its key and its label.
    PressButton(String, String),
    /// A press of a row of the last frame's outline.
    PressRow {
        /// The index of the row among the parts of the outline.
        part_index: usize,
        /// The text of the row.
        row_text: String,
        press: RowPress,
    },
    /// A mouse event on a pit or store of the board, by its number. Pressing a button there is a
    /// whole click.
    PlaceMouseEvent(usize, MouseEventKind),
    /// Whether the browser asks for light colors.
    LightColorsPreferred(bool),
    /// A new size of the screen: columns and rows.
    Resize(u16, u16),
}

impl PageInput {
    /// Whether the input is the action of a person, and not a change of the window or of the
    /// preferred colors.
    pub const fn is_from_person(&self) -> bool {
        !matches!(
            self,
            PageInput::LightColorsPreferred(_) | PageInput::Resize(..)
        )
    }
}

#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum PageMessage {
    /// The first message: the identity of the visitor and the size of the page.
    Hello(HelloMessage),
    /// A key, with its name in browsers, and whether Ctrl was held.
    Key(String, bool),
    /// A mouse event, with column and row.
    Mouse(MouseAction, u16, u16),
    Paste(String),
    /// A press of a button, with its key and its label.
    Button(String, String),
    /// A press of a row: the number of the part in the outline, the text of the row, and -1 or 1 to
    /// change its value, or 0 to open it.
    Row(usize, String, i8),
    /// A new size of the screen: columns and rows.
    Size(u16, u16),
    /// A mouse event on a pit or store of the board, by its number. `Down` is a whole click.
    Place(usize, MouseAction),
    /// Whether the browser now asks for light colors.
    Light(bool),
}

/// The first message of a page. At most one of `member_link_secret`, `guest` and `name` is
/// set.
#[derive(Clone, Debug, Default, Deserialize, PartialEq)]
#[serde(default, deny_unknown_fields)]
pub struct HelloMessage {
    pub columns: u16,
    pub rows: u16,
    /// The language of the page, for example `fr-CA`.
    pub language: String,
    /// Whether the browser asks for light colors.
    pub light: bool,
    /// The secret of a member's link.
    #[serde(rename = "link")]
    pub member_link_secret: Option<String>,
    /// The secret of a guest who was connected before.
    pub guest: Option<String>,
    /// The name that the visitor wants to register.
    pub name: Option<String>,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum MouseAction {
    /// The left button was pressed.
    Down,
    /// The right button was pressed.
    Right,
    /// The mouse button was released.
    Up,
    Move,
    /// The wheel was turned away from the user.
    Wheelup,
    /// The wheel was turned toward the user.
    Wheeldown,
}

impl MouseAction {
    fn event_kind(self) -> MouseEventKind {
        match self {
            MouseAction::Down => MouseEventKind::Down(MouseButton::Left),
            MouseAction::Right => MouseEventKind::Down(MouseButton::Right),
            MouseAction::Up => MouseEventKind::Up(MouseButton::Left),
            MouseAction::Move => MouseEventKind::Moved,
            MouseAction::Wheelup => MouseEventKind::Scroll(ScrollDirection::Up),
            MouseAction::Wheeldown => MouseEventKind::Scroll(ScrollDirection::Down),
        }
    }
}

impl PageMessage {
    /// Reads a message.
    ///
    /// # Errors
    /// If the text is not a valid message.
    pub fn parse(text: &str) -> Result<PageMessage, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// Converts the message to input of a view. `None` for a key that terminals do not have, and
    /// for a second `Hello`.
    pub fn into_input(self) -> Option<PageInput> {
        Some(match self {
            PageMessage::Hello(_) => return None,
            PageMessage::Key(name, ctrl) => {
                let modifiers = if ctrl {
                    KeyModifiers::CTRL
                } else {
                    KeyModifiers::NONE
                };
                PageInput::TerminalEvent(Event::Key(
                    KeyEvent::new(key_code(&name)?).modifiers(modifiers),
                ))
            }
            PageMessage::Mouse(what, column, row) => {
                PageInput::TerminalEvent(Event::Mouse(MouseEvent {
                    kind: what.event_kind(),
                    column,
                    row,
                    modifiers: KeyModifiers::NONE,
                }))
            }
            PageMessage::Paste(text) => PageInput::TerminalEvent(Event::Paste(text)),
            PageMessage::Button(key, what) => PageInput::PressButton(key, what),
            PageMessage::Row(part, text, step) => {
                let press = match step {
                    0 => RowPress::Open,
                    ..0 => RowPress::PreviousValue,
                    1.. => RowPress::NextValue,
                };
                PageInput::PressRow {
                    part_index: part,
                    row_text: text,
                    press,
                }
            }
            PageMessage::Size(columns, rows) => PageInput::Resize(columns, rows),
            PageMessage::Place(number, what) => {
                PageInput::PlaceMouseEvent(number, what.event_kind())
            }
            PageMessage::Light(is_light) => PageInput::LightColorsPreferred(is_light),
        })
    }
}

/// Returns the key with this name in browsers.
fn key_code(name: &str) -> Option<KeyCode> {
    let mut letters = name.chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        return (!letter.is_control()).then_some(KeyCode::Char(letter));
    }
    Some(match name {
        "ArrowUp" => KeyCode::Up,
        "ArrowDown" => KeyCode::Down,
        "ArrowLeft" => KeyCode::Left,
        "ArrowRight" => KeyCode::Right,
        "Enter" => KeyCode::Enter,
        "Escape" => KeyCode::Esc,
        "Tab" => KeyCode::Tab,
        "Backspace" => KeyCode::Backspace,
        "Delete" => KeyCode::Delete,
        "Home" => KeyCode::Home,
        "End" => KeyCode::End,
        "PageUp" => KeyCode::PageUp,
        "PageDown" => KeyCode::PageDown,
        _ => {
            let function_key_number = name.strip_prefix('F')?.parse().ok()?;
            KeyCode::F(Some(function_key_number).filter(|number| (1..=12).contains(number))?)
        }
    })
}
