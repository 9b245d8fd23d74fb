use terminput::{Event, KeyCode, KeyEvent, KeyModifiers};

use awale::app::{Action, App, AppContext, Event as Happens, Renderer};
use awale::config::Settings;
use awale::input::input_action;
use awale::keys::{Command, Key};
use awale::screens::MenuItem;
use awale::theme::{ColorDepth, TerminalAbilities, TerminalFont};
use awale::words::Language;

/// An app that shows the menu, or the analysis board while the user types a position.
fn app_on_menu_or_typing(is_typing: bool) -> App {
    let clock = || "2026-11-21T09:30:00Z".parse().expect("this is a date");
    let context = AppContext::new(Settings::default(), Vec::new(), Language::English, 1, clock);
    let mut app = awale::screens::new_app(context);
    if is_typing {
        let analyse_row = MenuItem::ALL
            .iter()
            .position(|&item| item == MenuItem::Analyse)
            .expect("a line of the menu");
        for action in [
            Action::ClickRow(analyse_row),
            Action::Confirm,
            Action::Command(Command::TypePosition),
        ] {
            let _ = app.update(Happens::Action(action));
        }
        assert!(app.is_typing());
    }
    app
}

fn action_of_key(code: KeyCode, modifiers: KeyModifiers, is_typing: bool) -> Option<Action> {
    let mut renderer = Renderer::new(TerminalAbilities {
        depth: ColorDepth::TrueColor,
        font: TerminalFont::AllCharacters,
    });
    input_action(
        &Event::Key(KeyEvent::new(code).modifiers(modifiers)),
        &app_on_menu_or_typing(is_typing),
        &mut renderer,
    )
}

#[test]
fn letters_move_the_cursor_unless_a_text_is_typed() {
    let no_modifiers = KeyModifiers::NONE;
    assert_eq!(
        action_of_key(KeyCode::Char('h'), no_modifiers, false),
        Some(Action::Left)
    );
    assert_eq!(
        action_of_key(KeyCode::Char('h'), no_modifiers, true),
        Some(Action::TypedChar('h'))
    );
    assert_eq!(
        action_of_key(KeyCode::Char(' '), no_modifiers, false),
        Some(Action::Confirm)
    );
    assert_eq!(
        action_of_key(KeyCode::Char(' '), no_modifiers, true),
        Some(Action::TypedChar(' '))
    );
    assert_eq!(
        action_of_key(KeyCode::Char('U'), KeyModifiers::SHIFT, false),
        Some(Action::TypedChar('U'))
    );
}

#[test]
fn text_fields_support_the_usual_shell_keys() {
    let control_key_action =
        |letter, typing| action_of_key(KeyCode::Char(letter), KeyModifiers::CTRL, typing);
    assert_eq!(control_key_action('u', true), Some(Action::EraseText));
    assert_eq!(control_key_action('w', true), Some(Action::EraseWord));
    assert_eq!(control_key_action('k', true), Some(Action::EraseToEnd));
    assert_eq!(control_key_action('d', true), Some(Action::Delete));
    let unbound_key_action = Some(Action::UnboundKey(Key::Ctrl('u')));
    assert_eq!(
        control_key_action('u', false),
        unbound_key_action,
        "nothing is taken back by it"
    );
}

#[test]
fn control_c_always_quits() {
    for typing in [true, false] {
        assert_eq!(
            action_of_key(KeyCode::Char('c'), KeyModifiers::CTRL, typing),
            Some(Action::Interrupt)
        );
    }
}
