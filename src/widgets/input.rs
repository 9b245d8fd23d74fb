//! Keys and the mouse become actions.

use awale_rules::Place;
use awale_rules::matches::Take;
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Rect, Size};
use ratatui::style::Style;

use crate::app::{Action, App, Screen};
use crate::screens::{ChapterStep, Editor};
use crate::catalogue::AnyMove;
use crate::keys::Key;

use crate::widgets::chrome::Chrome;
use crate::widgets::stage::Stage;
use crate::widgets::table::Moment;
use crate::screens::bindings::view as bindings;
use crate::screens::chapter::view as chapter;
use crate::screens::chapters::view as chapters;
use crate::screens::course::view as course;
use crate::screens::drill::view as drill;
use crate::screens::drills::view as drills;
use crate::screens::editor::view as editor;
use crate::screens::gallery::view as gallery;
use crate::screens::lesson::view as lesson;
use crate::screens::menu::view as menu;
use crate::screens::mistakes::view as mistakes;
use crate::screens::openings::view as openings;
use crate::screens::over::view as over;
use crate::screens::play::view as play;
use crate::screens::puzzle::view as puzzle;
use crate::screens::puzzles::view as puzzles;
use crate::screens::replay::view as replay;
use crate::screens::results::view as results;
use crate::screens::rules::view as rules;
use crate::screens::saved::view as saved;
use crate::screens::settings::view as settings;
use crate::screens::setup::view as setup;
use crate::screens::storm::view as storm;
use crate::widgets::taught;
use crate::screens::training::view as training;
use crate::screens::tree::view as tree;

/// What a person meant by `event`, on the screen that is shown at this size.
#[must_use]
pub fn action(event: &Event, app: &App, stage: &Stage, size: Size) -> Option<Action> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => key_action(*key, app),
        Event::Mouse(mouse) => mouse_action(*mouse, app, stage, size),
        Event::Paste(text) => Some(Action::Paste(text.clone())),
        _ => None,
    }
}

/// The keys with a fixed meaning stand here; any other means what it is bound to.
fn key_action(key: KeyEvent, app: &App) -> Option<Action> {
    let typing = app.is_typing();
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return match key.code {
            KeyCode::Char('c') => Some(Action::Interrupt),
            KeyCode::Char('z') => Some(Action::Suspend),
            // What a shell's line of text understands.
            KeyCode::Char('u') if typing => Some(Action::EraseLine),
            KeyCode::Char('w') | KeyCode::Backspace if typing => Some(Action::EraseWord),
            KeyCode::Char('a') if typing => Some(Action::Home),
            KeyCode::Char('e') if typing => Some(Action::End),
            KeyCode::Char(letter) => app.meaning(Key::Ctrl(letter)),
            _ => None,
        };
    }
    if key.modifiers.contains(KeyModifiers::ALT) {
        return None;
    }
    Some(match key.code {
        KeyCode::Up | KeyCode::BackTab => Action::Up,
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
        KeyCode::Char(letter) => return app.meaning(Key::Char(letter)),
        KeyCode::F(number) => return app.meaning(Key::Function(number)),
        _ => return None,
    })
}

fn mouse_action(mouse: MouseEvent, app: &App, stage: &Stage, size: Size) -> Option<Action> {
    let (column, row) = (mouse.column, mouse.row);
    if mouse.kind == MouseEventKind::Down(MouseButton::Left)
        && let Some((_, action)) = stage.clicks.iter().find(|(place, _)| place.contains((column, row).into()))
    {
        return Some(action.clone());
    }
    if app.ask().is_some() {
        return None;
    }
    if let Screen::Editor(editor) = app.screen() {
        return lay(mouse, editor, app, stage, size);
    }
    match mouse.kind {
        MouseEventKind::ScrollUp => Some(wheel(app, stage, body(size), -1, (column, row))),
        MouseEventKind::ScrollDown => Some(wheel(app, stage, body(size), 1, (column, row))),
        MouseEventKind::Down(MouseButton::Left) => point(app, stage, body(size), column, row),
        MouseEventKind::Moved => point(app, stage, body(size), column, row).as_ref().and_then(hover),
        _ => None,
    }
}

/// The remarks below the board of a screen that teaches, which decide with the window where its text stands.
fn taught_remarks(app: &App, stage: &Stage) -> Option<Vec<(String, Style)>> {
    Some(match app.screen() {
        Screen::Lesson(lesson) => lesson::remarks(lesson, app, stage),
        Screen::Chapter(chapter) => chapter::remarks(chapter, app, stage),
        Screen::Mistakes(screen) => mistakes::remarks(screen, app, stage),
        Screen::Puzzle(puzzle) => puzzle::remarks(puzzle, app, stage),
        Screen::Storm(storm) => storm::remarks(storm, app, stage),
        _ => return None,
    })
}

/// Lines that a text is scrolled by at a time.
const NOTCH: i16 = 3;

/// What the wheel does: over the moves of a game it goes back and on, over a text or a list it scrolls. Where there is neither,
/// it is the arrows up and down.
fn wheel(app: &App, stage: &Stage, body: Rect, by: i16, cell: (u16, u16)) -> Action {
    let moves = match app.screen() {
        Screen::Play(play) => play::wheel(play, app, stage, body, by.into(), cell),
        Screen::Replay(replay) => replay::wheel(replay, body, by.into(), cell),
        Screen::Over(over) => over::wheel(over, body, by.into(), cell),
        _ => None,
    };
    let is_on_text = || {
        let remarks = taught_remarks(app, stage).unwrap_or_default();
        taught::Places::telling(body, &remarks).text.contains(cell.into())
    };
    let arrow = if by < 0 { Action::Up } else { Action::Down };
    moves.unwrap_or_else(|| match app.screen() {
        Screen::Rules(_) | Screen::Help(_) => Action::Scroll(by * NOTCH),
        Screen::Chapter(chapter) if chapter.step == ChapterStep::End => Action::Scroll(by),
        Screen::Lesson(_) | Screen::Puzzle(_) | Screen::Storm(_) | Screen::Chapter(_) | Screen::Mistakes(_)
            if is_on_text() =>
        {
            Action::Scroll(by)
        }
        Screen::Tree(tree) if tree.film.is_none() && tree.growth.is_none() => Action::Scroll(by),
        Screen::Menu(_)
        | Screen::Setup(_)
        | Screen::Gallery(_)
        | Screen::Over(_)
        | Screen::Puzzles(_)
        | Screen::Training(_)
        | Screen::Chapters(_)
        | Screen::Drills(_)
        | Screen::Course(_)
        | Screen::Saved(_)
        | Screen::Results(_)
        | Screen::Settings(_)
        | Screen::Bindings(_)
        | Screen::Openings(_) => Action::Scroll(by),
        Screen::Play(_)
        | Screen::Replay(_)
        | Screen::Mistakes(_)
        | Screen::Puzzle(_)
        | Screen::Storm(_)
        | Screen::Chapter(_)
        | Screen::Drill(_)
        | Screen::Lesson(_)
        | Screen::Editor(_)
        | Screen::Tree(_) => arrow,
    })
}

/// What it means that the mouse is over something that a click would play.
fn hover(click: &Action) -> Option<Action> {
    match click {
        Action::Pit(pit) => Some(Action::Hover(AnyMove::Pit(*pit))),
        Action::Take(count) => Some(Action::Hover(AnyMove::Take(Take(*count)))),
        _ => None,
    }
}

fn body(size: Size) -> Rect {
    Chrome::of(Rect::new(0, 0, size.width, size.height)).body
}

/// On the board that is being set up, the left button and the wheel upwards put a seed down, the right button and the
/// wheel downwards take one away.
fn lay(mouse: MouseEvent, editor: &Editor, app: &App, stage: &Stage, size: Size) -> Option<Action> {
    let mean: fn(Place) -> Action = match mouse.kind {
        MouseEventKind::Down(MouseButton::Left) | MouseEventKind::ScrollUp => Action::Put,
        MouseEventKind::Down(MouseButton::Right) | MouseEventKind::ScrollDown => Action::Lift,
        _ => return None,
    };
    editor::hit(editor, app, stage, body(size), mouse.column, mouse.row).map(mean)
}

/// What lies under a cell of the screen.
fn point(app: &App, stage: &Stage, body: Rect, column: u16, row: u16) -> Option<Action> {
    let on_board = |moment: &Moment<'_>, remarks: &[(String, Style)]| {
        taught::hit((moment, remarks), app, stage, body, (column, row))
    };
    let line = match app.screen() {
        Screen::Play(play) => return play::hit(play, app, stage, body, column, row),
        Screen::Lesson(lesson) => return on_board(&lesson::moment(lesson), &lesson::remarks(lesson, app, stage)),
        Screen::Mistakes(screen) => return on_board(&mistakes::moment(screen), &mistakes::remarks(screen, app, stage)),
        Screen::Puzzle(puzzle) => return on_board(&puzzle::moment(puzzle), &puzzle::remarks(puzzle, app, stage)),
        Screen::Storm(storm) => return on_board(&puzzle::moment(&storm.puzzle), &storm::remarks(storm, app, stage)),
        Screen::Chapter(chapter) => return chapter::hit(chapter, app, stage, body, column, row),
        Screen::Chapters(screen) => chapters::hit(screen, body, column, row),
        Screen::Drill(round) => return drill::hit(round, app, stage, body, column, row),
        Screen::Drills(screen) => drills::hit(screen, body, column, row),
        Screen::Over(over) => return over::hit(over, body, column, row),
        Screen::Replay(replay) => return replay::hit(replay, body, column, row),
        Screen::Training(screen) => training::hit(screen, body, column, row),
        Screen::Puzzles(screen) => puzzles::hit(screen, body, column, row),
        Screen::Course(course) => course::hit(course, body, column, row),
        Screen::Menu(screen) => menu::hit(screen, app, body, column, row),
        Screen::Setup(setup) => setup::hit(setup, body, column, row),
        Screen::Gallery(screen) => gallery::hit(screen, body, column, row),
        Screen::Results(screen) => results::hit(screen, body, column, row),
        Screen::Openings(screen) => return openings::hit(screen, app, stage, body, column, row),
        Screen::Tree(screen) => tree::hit(screen, app, stage, body, (column, row)),
        Screen::Saved(saved) => saved::hit(saved, body, column, row),
        Screen::Settings(screen) => settings::hit(screen, body, column, row),
        Screen::Bindings(screen) => bindings::hit(screen, body, column, row),
        Screen::Rules(rules) => return rules::hit(rules, body, column, row),
        Screen::Editor(_) | Screen::Help(_) => None,
    };
    line.map(Action::Row)
}

#[cfg(test)]
mod tests {
    use crate::app::{AppContext, Event as Happens};
    use crate::screens::Item;
    use crate::config::Settings;
    use crate::i18n::Language;
    use crate::keys::Command;

    use super::*;

    /// The menu; or the editor, while a position is typed there.
    fn app(typing: bool) -> App {
        let clock = || "2026-11-21T09:30:00Z".parse().expect("this is a date");
        let context = AppContext::new(Settings::default(), Vec::new(), Language::English, 1, clock);
        let mut app = App::new(context);
        if typing {
            let editor = Item::ALL.iter().position(|&item| item == Item::Position).expect("a line of the menu");
            for action in [Action::Row(editor), Action::Command(Command::TypePosition)] {
                let _ = app.update(Happens::Action(action));
            }
            assert!(app.is_typing());
        }
        app
    }

    fn pressed(code: KeyCode, modifiers: KeyModifiers, typing: bool) -> Option<Action> {
        key_action(KeyEvent::new(code, modifiers), &app(typing))
    }

    #[test]
    fn letters_move_the_cursor_unless_a_text_is_typed() {
        let plain = KeyModifiers::NONE;
        assert_eq!(pressed(KeyCode::Char('h'), plain, false), Some(Action::Left));
        assert_eq!(pressed(KeyCode::Char('h'), plain, true), Some(Action::Key('h')));
        assert_eq!(pressed(KeyCode::Char(' '), plain, false), Some(Action::Confirm));
        assert_eq!(pressed(KeyCode::Char(' '), plain, true), Some(Action::Key(' ')));
        assert_eq!(pressed(KeyCode::Char('U'), KeyModifiers::SHIFT, false), Some(Action::Key('U')));
    }

    #[test]
    fn a_text_knows_the_keys_of_a_shell() {
        let control = |letter, typing| pressed(KeyCode::Char(letter), KeyModifiers::CONTROL, typing);
        assert_eq!(control('u', true), Some(Action::EraseLine));
        assert_eq!(control('w', true), Some(Action::EraseWord));
        assert_eq!(control('u', false), None, "nothing is taken back by it");
    }

    #[test]
    fn control_c_always_leaves() {
        for typing in [true, false] {
            assert_eq!(pressed(KeyCode::Char('c'), KeyModifiers::CONTROL, typing), Some(Action::Interrupt));
        }
    }
}
