//! What a page sends: JSON, one message a WebSocket message. A page that sends anything else is cut
//! off.

use serde::Deserialize;
use terminput::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
    ScrollDirection,
};

use crate::session::Input;

#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Message {
    /// The first: who comes, and how large the page is.
    Hello(Hello),
    /// A key, by its name in browsers, and whether Ctrl was held.
    Key(String, bool),
    /// The mouse: what it did, and the column and row.
    Mouse(Mouse, u16, u16),
    Paste(String),
    /// A button: its key and its word.
    Button(String, String),
    /// Another size: columns and rows.
    Size(u16, u16),
}

/// The first message. A page has at most one of a link, a guest's secret and a name.
#[derive(Clone, Debug, Default, Deserialize, PartialEq)]
#[serde(default, deny_unknown_fields)]
pub struct Hello {
    pub columns: u16,
    pub rows: u16,
    /// The language of the page, as in `fr-CA`.
    pub language: String,
    /// Whether the browser asks for light colors.
    pub light: bool,
    /// The secret of a member's link.
    pub link: Option<String>,
    /// The secret of a guest who was here already.
    pub guest: Option<String>,
    /// A name that the visitor wants to have.
    pub name: Option<String>,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Mouse {
    /// The left button went down.
    Down,
    /// The right one.
    Right,
    /// A button went up.
    Up,
    Move,
    /// The wheel went away from the person.
    Wheelup,
    /// The wheel went towards the person.
    Wheeldown,
}

impl Message {
    /// Reads a message.
    ///
    /// # Errors
    /// When it is none.
    pub fn parse(text: &str) -> Result<Message, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// What it is to a session; nothing for a key that no terminal has, and for a second greeting.
    #[must_use]
    pub fn input(self) -> Option<Input> {
        Some(match self {
            Message::Hello(_) => return None,
            Message::Key(name, ctrl) => {
                let modifiers = if ctrl {
                    KeyModifiers::CTRL
                } else {
                    KeyModifiers::NONE
                };
                Input::Event(Event::Key(KeyEvent::new(key(&name)?).modifiers(modifiers)))
            }
            Message::Mouse(what, column, row) => {
                let kind = match what {
                    Mouse::Down => MouseEventKind::Down(MouseButton::Left),
                    Mouse::Right => MouseEventKind::Down(MouseButton::Right),
                    Mouse::Up => MouseEventKind::Up(MouseButton::Left),
                    Mouse::Move => MouseEventKind::Moved,
                    Mouse::Wheelup => MouseEventKind::Scroll(ScrollDirection::Up),
                    Mouse::Wheeldown => MouseEventKind::Scroll(ScrollDirection::Down),
                };
                Input::Event(Event::Mouse(MouseEvent {
                    kind,
                    column,
                    row,
                    modifiers: KeyModifiers::NONE,
                }))
            }
            Message::Paste(text) => Input::Event(Event::Paste(text)),
            Message::Button(key, what) => Input::Button(key, what),
            Message::Size(columns, rows) => Input::Resize(columns, rows),
        })
    }
}

/// The key of this name in browsers.
fn key(name: &str) -> Option<KeyCode> {
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
            let number = name.strip_prefix('F')?.parse().ok()?;
            KeyCode::F(Some(number).filter(|number| (1..=12).contains(number))?)
        }
    })
}
