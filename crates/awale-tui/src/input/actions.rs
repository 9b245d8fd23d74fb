//! Turns keys and mouse events into actions.

use awale_rules::matches_game::Take;
use ratatui::layout::Position;
use terminput::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
    ScrollDirection,
};

use crate::{
    app::{App, PointerEvent, Renderer},
    keys::Key,
    prelude::*,
};

/// Returns the action for an input event, given the screen as it was last drawn.
pub fn input_action(event: &Event, app: &App, renderer: &mut Renderer) -> Option<Action> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => {
            renderer.cancel_press();
            key_action(*key, app)
        }
        Event::Mouse(mouse) => mouse_action(*mouse, app, renderer),
        Event::Paste(text) => Some(Action::Paste(text.clone())),
        _ => None,
    }
}

/// Returns the action of a key: the command bound to it, or else a fixed action.
fn key_action(key: KeyEvent, app: &App) -> Option<Action> {
    if app.is_typing() {
        return text_field_action(key);
    }
    if key.modifiers.contains(KeyModifiers::CTRL) {
        return match key.code {
            KeyCode::Char('c') => Some(Action::Interrupt),
            KeyCode::Char('z') => Some(Action::Suspend),
            KeyCode::Char(letter) => app.action_of_key(Key::Ctrl(letter)),
            _ => None,
        };
    }
    if key.modifiers.contains(KeyModifiers::ALT) {
        return None;
    }
    match key.code {
        KeyCode::Char(letter) => app.action_of_key(Key::Char(letter)),
        KeyCode::F(number) => app.action_of_key(Key::Function(number)),
        _ => fixed_key_action(key),
    }
}

/// Returns the action of a key in a text field. Ctrl keys edit as in a shell.
pub fn text_field_action(key: KeyEvent) -> Option<Action> {
    if key.modifiers.contains(KeyModifiers::CTRL) {
        return Some(match key.code {
            KeyCode::Char('c') => Action::Interrupt,
            KeyCode::Char('z') => Action::Suspend,
            KeyCode::Char('a') => Action::Home,
            KeyCode::Char('e') => Action::End,
            KeyCode::Char('u') => Action::EraseText,
            KeyCode::Char('k') => Action::EraseToEnd,
            KeyCode::Char('w') | KeyCode::Backspace => Action::EraseWord,
            KeyCode::Char('d') => Action::Delete,
            // Some terminals send Ctrl-H for Backspace, and Ctrl-J for Enter in a pasted text.
            KeyCode::Char('h') => Action::Backspace,
            KeyCode::Char('j') => Action::Confirm,
            _ => return None,
        });
    }
    match key.code {
        _ if key.modifiers.contains(KeyModifiers::ALT) => None,
        KeyCode::Char(letter) => Some(Action::TypedChar(letter)),
        _ => fixed_key_action(key),
    }
}

/// Returns the action of a key that cannot be bound to a command.
fn fixed_key_action(key: KeyEvent) -> Option<Action> {
    Some(match key.code {
        KeyCode::Tab if key.modifiers.contains(KeyModifiers::SHIFT) => Action::Up,
        KeyCode::Up => Action::Up,
        KeyCode::Down => Action::Down,
        KeyCode::Tab => Action::Tab,
        KeyCode::Left => Action::Left,
        KeyCode::Right => Action::Right,
        KeyCode::Enter => Action::Confirm,
        KeyCode::Home => Action::Home,
        KeyCode::End => Action::End,
        KeyCode::PageUp => Action::PageUp,
        KeyCode::PageDown => Action::PageDown,
        KeyCode::Esc => Action::Back,
        KeyCode::Backspace => Action::Backspace,
        KeyCode::Delete => Action::Delete,
        _ => return None,
    })
}

/// Returns the action that was registered for the cell under the mouse when it was drawn. A button
/// acts when it is released over the zone where it was pressed. Outside of registered zones, the
/// wheel acts like the up and down arrows.
fn mouse_action(mouse: MouseEvent, app: &App, renderer: &mut Renderer) -> Option<Action> {
    let mouse_position = Position::new(mouse.column, mouse.row);
    let pressed_button = match mouse.kind {
        MouseEventKind::Down(MouseButton::Left) => Some(PointerEvent::Click),
        MouseEventKind::Down(MouseButton::Right) => Some(PointerEvent::RightClick),
        // Some terminals do not report which button was released.
        MouseEventKind::Up(_) => return renderer.release(mouse_position),
        _ => None,
    };
    if let Some(pointer_event) = pressed_button {
        renderer.press(pointer_event, mouse_position);
        return None;
    }
    let action_at = |pointer| renderer.action_at(pointer, mouse_position).cloned();
    let wheel_action = |pointer, arrow| {
        action_at(pointer).or_else(|| app.confirmation().is_none().then_some(arrow))
    };
    match mouse.kind {
        MouseEventKind::Scroll(ScrollDirection::Up) => {
            wheel_action(PointerEvent::WheelUp, Action::Up)
        }
        MouseEventKind::Scroll(ScrollDirection::Down) => {
            wheel_action(PointerEvent::WheelDown, Action::Down)
        }
        MouseEventKind::Moved => action_at(PointerEvent::Click)
            .as_ref()
            .and_then(hover_action),
        _ => None,
    }
}

/// Returns the hover action for a click that would play a move.
fn hover_action(click_action: &Action) -> Option<Action> {
    match click_action {
        Action::ClickPit(pit) => Some(Action::Hover(AnyMove::Pit(*pit))),
        Action::TakeMatches(count) => Some(Action::Hover(AnyMove::Take(Take(*count)))),
        _ => None,
    }
}
