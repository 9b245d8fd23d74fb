//! Records the full screen as a film: a game move by move, or a search step by step, in version 2
//! of asciinema's format (<https://docs.asciinema.org/manual/asciicast/v2/>).

use std::{cell::RefCell, io, rc::Rc, time::Duration};

use awale_study::record::DateTime;
use ratatui::{Terminal, TerminalOptions, Viewport, backend::CrosstermBackend, layout::Rect};
use serde_json::json;

use crate::{
    app::{Action, App, AppContext, Event, OpenRequest, Renderer},
    config::Settings,
    pictures::{GamePicture, TreePicture},
    screens,
    shell::terminal::FrameOutput,
    theme::{ColorDepth, TerminalAbilities, TerminalFont},
    words::{Language, Words},
};

/// Columns and rows of the recording.
const RECORDING_SIZE: (u16, u16) = (80, 24);
/// The minimum time for which a position is shown.
const MIN_POSITION_DISPLAY_TIME: Duration = Duration::from_millis(900);
/// The time for which the last position is shown.
const LAST_POSITION_DISPLAY_TIME: Duration = Duration::from_secs(4);

/// Records a game from its first position to its last, with the look and the speed of the settings.
///
/// # Errors
/// If the screen cannot be drawn, which would be a bug: no terminal is involved.
pub(super) fn game_cast(
    picture: &GamePicture,
    settings: &Settings,
    language: Language,
) -> io::Result<String> {
    let mut recording = Recording::new(
        picture.caption_lines.first().map_or("", String::as_str),
        settings,
        language,
    )?;
    recording.update(Event::Open(OpenRequest::AnalyzeRecord {
        record: Box::new(picture.record.clone()),
        must_be_saved: false,
    }));
    recording.draw(MIN_POSITION_DISPLAY_TIME)?;
    for _ in picture.record.moves() {
        recording.update(Event::Action(Action::Right));
        while let Some(time_to_next_tick) = recording.app.next_tick() {
            recording.draw(time_to_next_tick)?;
            recording.update(Event::Tick(time_to_next_tick));
        }
        recording.draw(MIN_POSITION_DISPLAY_TIME.max(settings.pause_between_computer_moves()))?;
    }
    recording.finish()
}

/// Records the film of a search tree, step by step.
///
/// # Errors
/// As for [`game_cast`].
pub(super) fn tree_cast(
    tree: &TreePicture,
    settings: &Settings,
    words: &Words,
) -> io::Result<String> {
    let mut recording = Recording::new(&words.get("tree-title"), settings, words.language())?;
    let film_parts = tree.exported_film_parts();
    let (search, first_step) = film_parts.first().map_or((tree.search, 0), |part| {
        (part.search, *part.exported_steps.start())
    });
    let (first_step, step_count) = match tree.exported_playouts() {
        Some(playouts) => (tree.current_step, playouts.count()),
        None => (
            Some(first_step),
            film_parts
                .into_iter()
                .flat_map(|part| part.exported_steps)
                .count(),
        ),
    };
    recording.update(Event::Open(OpenRequest::Tree(Box::new(TreePicture {
        search,
        current_step: first_step,
        ..tree.clone()
    }))));
    recording.draw(MIN_POSITION_DISPLAY_TIME)?;
    for _ in 1..step_count {
        recording.update(Event::Action(Action::Right));
        recording.draw(MIN_POSITION_DISPLAY_TIME)?;
    }
    recording.finish()
}

struct Recording {
    app: App,
    renderer: Renderer,
    terminal: Terminal<CrosstermBackend<FrameOutput>>,
    /// The bytes that a terminal would have received.
    terminal_bytes: Rc<RefCell<Vec<u8>>>,
    elapsed: Duration,
    written_lines: String,
}

impl Recording {
    /// Creates an empty recording.
    fn new(title: &str, settings: &Settings, language: Language) -> io::Result<Recording> {
        let abilities = TerminalAbilities {
            depth: ColorDepth::TrueColor,
            font: TerminalFont::AllCharacters,
        };
        let app = screens::new_app(AppContext::new(
            settings.clone(),
            Vec::new(),
            language,
            0,
            || DateTime::UNKNOWN,
        ));
        let terminal_bytes = Rc::<RefCell<Vec<u8>>>::default();
        let options = TerminalOptions {
            viewport: Viewport::Fixed(Rect::new(0, 0, RECORDING_SIZE.0, RECORDING_SIZE.1)),
        };
        let terminal = Terminal::with_options(
            CrosstermBackend::new(FrameOutput::redirected_to(Rc::clone(&terminal_bytes))),
            options,
        )?;
        let header = json!({ "version": 2, "width": RECORDING_SIZE.0, "height": RECORDING_SIZE.1, "title": title });
        let (renderer, elapsed, recording_text) = (
            Renderer::new(abilities),
            Duration::ZERO,
            format!("{header}\n"),
        );
        Ok(Recording {
            app,
            renderer,
            terminal,
            terminal_bytes,
            elapsed,
            written_lines: recording_text,
        })
    }

    /// Ends the recording; the last picture stays for a while.
    fn finish(mut self) -> io::Result<String> {
        self.draw(LAST_POSITION_DISPLAY_TIME)?;
        // The pause after the last frame is recorded only if another entry follows the frame.
        self.add_output("");
        Ok(self.written_lines)
    }

    /// Passes an event to the app. Its effects are not carried out.
    fn update(&mut self, event: Event) {
        let _ = self.app.update(event);
    }

    /// Draws the screen and lets the drawing stay for this time.
    fn draw(&mut self, display_time: Duration) -> io::Result<()> {
        let (app, renderer) = (&self.app, &mut self.renderer);
        self.terminal
            .draw(|frame| screens::draw(frame, app, renderer))?;
        let bytes = self.terminal_bytes.take();
        self.add_output(&String::from_utf8_lossy(&bytes));
        self.elapsed += display_time;
        Ok(())
    }

    /// Adds an entry with these bytes at the current time.
    fn add_output(&mut self, output: &str) {
        let seconds = self.elapsed.as_millis() as f64 / 1000.0;
        self.written_lines += &json!([seconds, "o", output]).to_string();
        self.written_lines.push('\n');
    }
}
