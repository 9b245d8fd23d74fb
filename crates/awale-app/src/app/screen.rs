//! The trait [`Screen`], and [`Transition`]s from one screen to another.

use std::{any::Any, fmt::Debug, time::Duration};

use awale_study::catalogue::AnyMove;

use super::{Action, AppContext, AvailableKeys, Confirmation, SessionId, Ui, event::Event};

/// A screen: its state, its reactions to events, and its drawing. Each screen is a folder of the
/// crate `awale-tui`: `mod.rs` has the state, `view.rs` draws it and registers clicks. The default
/// methods suit most screens.
pub trait Screen: Any + Debug + Send {
    /// The keys and commands of one section of the table of keys, each with its current state. The
    /// app passes commands to [`act`](Screen::act) unless they are
    /// [`Off`](super::KeyAvailability::Off). In
    /// [`Section::Typing`](crate::keys::Section::Typing) letters go into a text field.
    fn available_keys(&self, context: &AppContext) -> AvailableKeys;

    /// The properties that decide which keys, ticks and jobs the app allows.
    fn behavior(&self, _context: &AppContext) -> ScreenBehavior {
        ScreenBehavior::default()
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition;

    fn draw(&self, ui: &mut Ui);

    /// Reacts to an event other than an action. Screens ignore events that do not concern them.
    fn on_event(&mut self, _event: ScreenEvent, _context: &mut AppContext) -> Transition {
        Transition::Stay
    }

    /// Time until the next tick. `None` if nothing moves on the screen.
    fn next_tick(&self, _context: &AppContext) -> Option<Duration> {
        None
    }

    /// The id of the game that the screen shows, whether it is played or analyzed.
    fn session(&self) -> Option<SessionId> {
        None
    }

    /// The question that the user must answer before `action` is done, if there is one.
    fn confirmation(&self, _action: &Action, _context: &AppContext) -> Option<Confirmation> {
        None
    }
}

impl dyn Screen {
    /// This screen as a `T`. `None` if it has another type.
    pub fn downcast<T: Screen>(&self) -> Option<&T> {
        (self as &dyn Any).downcast_ref()
    }
}

/// The properties of a screen that decide which keys, ticks and jobs the app allows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own, and none excludes another"
)]
pub struct ScreenBehavior {
    /// Whether the screen reads the next key itself, to bind it to a command.
    pub waits_for_key_to_bind: bool,
    /// Whether the screen handles Tab itself. On other screens Tab acts as Down.
    pub handles_tab: bool,
    /// Whether another screen opens by itself as soon as this one is visible, such as the end of a
    /// game. Keys are ignored until the user has seen it.
    pub opens_another_screen: bool,
    /// Whether the screen receives ticks while another one, such as the list of keys, covers it.
    /// The clocks of a serious game, a puzzle storm or a drill continue to run.
    pub ticks_in_background: bool,
    /// Whether leaving the screen stops the running clocks of a game.
    pub leaving_stops_clocks: bool,
    /// Whether the screen needs the engine or exact clocks, so that the user's own games must not
    /// be searched in the background.
    pub needs_engine_or_clocks: bool,
}

/// An event other than an action.
#[derive(Clone, Copy, Debug)]
pub enum ScreenEvent<'a> {
    /// This much time has passed.
    Tick(Duration),
    /// The mouse is over a move.
    Hover(AnyMove),
    /// The last frame was drawn. Its text can be scrolled down by at most this many lines.
    MaxScrolledLines(u16),
    /// The result of a job, or a message of the server. Every screen receives it, and the
    /// screen that waits for it uses it.
    Received(&'a Event),
    /// The list of saved games is about to change.
    GamesWillChange,
    /// The list of saved games has changed.
    GamesChanged,
    /// The progress in lessons and puzzles has changed.
    LearningProgressChanged,
    /// The user answered this question with yes.
    Confirmed(Confirmation),
    /// The screen is visible again after another one was closed.
    VisibleAgain,
    /// The screen is being closed: it stops its jobs.
    Closing,
    /// The game of the screen could not be saved: try again.
    RetrySave,
    /// The puzzle's screen, which this screen opened, requests another puzzle.
    AnotherPuzzle,
    /// The screen is visible and, without a key, may go on to another screen, such as the end of
    /// its game.
    OpenAutomatically,
}

/// The change of screen after an event.
#[derive(Debug)]
pub enum Transition {
    Stay,
    /// The action has no effect on this screen. If it was a key, the app shows a notice. A pasted
    /// text is opened.
    Unused,
    /// Close this screen and return to the one that opened it.
    Back,
    BackToMenu,
    /// Open another screen on top of this one.
    Open(Box<dyn Screen>),
    /// Replace this screen by another one.
    Replace(Box<dyn Screen>),
    /// Replace this puzzle by another puzzle.
    AnotherPuzzle,
    Quit,
}

impl Transition {
    /// Opens `screen` on top of this one.
    pub fn open(screen: impl Screen) -> Transition {
        Transition::Open(Box::new(screen))
    }

    /// Replaces this screen by `screen`.
    pub fn replace(screen: impl Screen) -> Transition {
        Transition::Replace(Box::new(screen))
    }

    /// [`Transition::Back`] if `action` closes a screen. Otherwise the action is unused.
    pub fn back_if_closing(action: &Action) -> Transition {
        if *action == Action::Back {
            Transition::Back
        } else {
            Transition::Unused
        }
    }

    /// Opens the screen if there is one, else no change.
    pub fn open_if_some(screen: Option<impl Screen>) -> Transition {
        screen.map_or(Transition::Stay, Transition::open)
    }
}
