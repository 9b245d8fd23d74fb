//! Draws the pictures of the README: renders real screens with the program's own code and writes
//! them as SVG.
//!
//! `cargo tool pictures` writes them into `assets/pictures`.

#![allow(
    clippy::cast_possible_truncation,
    reason = "small numbers of a program that runs by hand"
)]

use std::{fmt::Write as _, fs, io, path::Path, time::Duration};

use awale::{
    app::{Action, App, AppContext, Effect, Event, JobKind, JobNews, Renderer, ReusableJobState},
    config::Settings,
    keys::Key,
    screens,
    theme::TerminalAbilities,
    words::Language,
};
use awale_engine::Stop;
use awale_study::study::AnalysisReport;
use ratatui::{
    Terminal,
    backend::TestBackend,
    buffer::{Buffer, Cell},
    style::{Color, Modifier},
};

/// Width and height of a cell in SVG units.
const CELL_SIZE_PIXELS: (u16, u16) = (9, 18);

/// Background and text color of a cell without colors of its own.
const DEFAULT_BACKGROUND: &str = "#1c1512";
const DEFAULT_TEXT_COLOR: &str = "#e8dcc8";

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../assets/pictures");
    fs::create_dir_all(&folder)?;
    let game_settings =
        "theme = \"wood\"\nanimation = \"off\"\n[setup]\nnorth = \"human\"\nfirst = \"south\"";
    let game_keys = "pCDFAEBDFAEBCFDEACF";
    // The keys that play a game, analyze it and go to its second-last mistake.
    let keys_to_explained_mistake = concat!(
        "p",
        "FEBBFECBFDECEBFCCEBDCEEFFDECFECD",
        "BFDBBCFBCDDCAFEEBFFCCADEFDEAFFAB",
        "aNN"
    );
    let pictures = [
        (
            "menu",
            "theme = \"wood\"\nanimation = \"off\"",
            (80, 24),
            "",
        ),
        ("play", game_settings, (120, 40), game_keys),
        (
            "matches",
            "theme = \"wood\"\nanimation = \"off\"\n[setup]\ngame = \"matches\"\nnorth = \"human\"",
            (80, 24),
            "p32",
        ),
        (
            "explained",
            game_settings,
            (120, 40),
            keys_to_explained_mistake,
        ),
        // The first line of the list opens puzzles from games, whose first line is the next puzzle.
        ("puzzle", game_settings, (80, 24), "Z\n\n"),
        (
            "terminal",
            &game_settings.replace("wood", "terminal"),
            (80, 24),
            game_keys,
        ),
    ];
    for (name, settings, size, keys) in pictures {
        let path = folder.join(format!("{name}.svg"));
        fs::write(
            &path,
            buffer_to_svg(&screen_after_keys(settings, size, keys)),
        )?;
        println!("{}", path.display());
    }
    let path = folder.join("moves.svg");
    let settings_with_animation =
        game_settings.replace("animation = \"off\"", "animation = \"normal\"");
    fs::write(
        &path,
        animated_svg(&frames_while_pressing(
            &settings_with_animation,
            (80, 24),
            "pFEBBFECBFD",
            "hE ",
        )),
    )?;
    println!("{}", path.display());
    Ok(())
}

/// Duration of a frame without animation.
const STILL_FRAME_TIME: Duration = Duration::from_millis(900);

/// The program with a screen in memory.
struct HeadlessApp {
    app: App,
    renderer: Renderer,
    terminal: Terminal<TestBackend>,
}

impl HeadlessApp {
    /// Starts the program with its menu.
    fn new(settings: &str, size: (u16, u16)) -> HeadlessApp {
        let settings = Settings::parse(settings, "pictures").expect("the settings are good");
        let clock = || "2026-11-21T09:30:00Z".parse().expect("this is a date");
        let app = screens::new_app(AppContext::new(
            settings,
            Vec::new(),
            Language::English,
            1,
            clock,
        ));
        let color_variable = |name: &str| (name == "COLORTERM").then(|| "truecolor".to_owned());
        let renderer = Renderer::new(TerminalAbilities::from_environment(color_variable));
        let terminal =
            Terminal::new(TestBackend::new(size.0, size.1)).expect("a buffer is always there");
        HeadlessApp {
            app,
            renderer,
            terminal,
        }
    }

    fn press_key(&mut self, key: char) {
        let action = match key {
            '\n' => Action::Confirm,
            key => self
                .app
                .action_of_key(Key::Char(key))
                .expect("every letter means something"),
        };
        handle_event_and_jobs(&mut self.app, Event::Action(action));
    }

    /// Waits until a screen that has just opened accepts keys.
    fn tick_until_keys_accepted(&mut self) {
        self.app.on_frame_drawn();
        while let Some(remaining_delay) = self.app.input_delay() {
            handle_event_and_jobs(&mut self.app, Event::Tick(remaining_delay));
        }
    }

    fn draw_frame(&mut self) -> Buffer {
        let (app, renderer) = (&self.app, &mut self.renderer);
        self.terminal
            .draw(|frame| screens::draw(frame, app, renderer))
            .expect("a buffer takes everything");
        self.terminal.backend().buffer().clone()
    }
}

/// The screen after these keys were pressed in the menu.
fn screen_after_keys(settings: &str, size: (u16, u16), keys: &str) -> Buffer {
    let mut headless = HeadlessApp::new(settings, size);
    for key in keys.chars() {
        headless.press_key(key);
        headless.tick_until_keys_accepted();
    }
    headless.draw_frame()
}

/// The frames while `keys` are pressed, after the keys `keys_before`, each with its duration.
/// Animations are shown to their end. A space adds a frame without a key press.
fn frames_while_pressing(
    settings: &str,
    size: (u16, u16),
    keys_before: &str,
    keys: &str,
) -> Vec<(Buffer, Duration)> {
    let mut headless = HeadlessApp::new(settings, size);
    for key in keys_before.chars() {
        headless.press_key(key);
        while let Some(time_to_next_tick) = headless.app.next_tick() {
            handle_event_and_jobs(&mut headless.app, Event::Tick(time_to_next_tick));
        }
    }
    let mut frames = vec![(headless.draw_frame(), STILL_FRAME_TIME)];
    for key in keys.chars() {
        if key != ' ' {
            headless.press_key(key);
        }
        while let Some(time_to_next_tick) = headless.app.next_tick() {
            frames.push((headless.draw_frame(), time_to_next_tick));
            handle_event_and_jobs(&mut headless.app, Event::Tick(time_to_next_tick));
        }
        frames.push((headless.draw_frame(), STILL_FRAME_TIME));
    }
    frames
}

/// An animated SVG: the first frame, with the changed cells of each other frame above it.
fn animated_svg(frames: &[(Buffer, Duration)]) -> String {
    let total_time: Duration = frames.iter().map(|(_, time)| *time).sum();
    let per_cent = |time: Duration| 100.0 * time.as_secs_f64() / total_time.as_secs_f64();
    let (first_frame, _) = &frames[0];
    let first_frame_svg = buffer_to_svg(first_frame);
    let mut svg_text = first_frame_svg
        .trim_end()
        .trim_end_matches("</svg>")
        .to_owned();
    let (mut style_sheet, mut time_so_far) = (String::new(), Duration::ZERO);
    for (number, (frame, time)) in frames.iter().enumerate() {
        let (from, to) = (per_cent(time_so_far), per_cent(time_so_far + *time));
        time_so_far += *time;
        if frame == first_frame {
            continue;
        }
        // Writing to a string cannot fail.
        let _ = writeln!(
            style_sheet,
            "@keyframes f{number}{{0%{{visibility:hidden}}{from:.2}%{{visibility:visible}}{to:.2}%{{visibility:hidden}}}}\n\
             .f{number}{{visibility:hidden;animation:f{number} {:.2}s step-end infinite}}",
            total_time.as_secs_f64()
        );
        let _ = writeln!(svg_text, "<g class=\"f{number}\">");
        draw_changed_cells(&mut svg_text, first_frame, frame);
        svg_text.push_str("</g>\n");
    }
    let _ = writeln!(svg_text, "<style>\n{style_sheet}</style>\n</svg>");
    svg_text
}

/// Draws the cells of `frame` that differ from `first_frame`.
fn draw_changed_cells(out: &mut String, first_frame: &Buffer, frame: &Buffer) {
    for y in 0..frame.area.height {
        let is_changed: Vec<bool> = (0..frame.area.width)
            .map(|x| frame[(x, y)] != first_frame[(x, y)])
            .collect();
        let mut x = 0;
        for run in is_changed.chunk_by(|one, other| one == other) {
            let run_width = run.len() as u16;
            if run[0] {
                let cells: Vec<&Cell> = (x..x + run_width).map(|x| &frame[(x, y)]).collect();
                let (left, top) = (x * CELL_SIZE_PIXELS.0, y * CELL_SIZE_PIXELS.1);
                let _ = writeln!(
                    out,
                    "<path fill=\"{DEFAULT_BACKGROUND}\" d=\"M{left} {top}h{}v{}h-{0}z\"/>",
                    run_width * CELL_SIZE_PIXELS.0,
                    CELL_SIZE_PIXELS.1
                );
                draw_cells(out, &cells, left, top);
            }
            x += run_width;
        }
    }
}

/// Depth in plies at which an unlimited search is stopped.
const MAX_ANALYSIS_DEPTH: u32 = 20;

/// Sends an event to the app and executes its jobs for analysis and puzzles. All other effects,
/// such as saving, are ignored.
fn handle_event_and_jobs(app: &mut App, event: Event) {
    for effect in app.update(event) {
        match effect {
            Effect::StartJob(id, job)
                if matches!(
                    job.kind(),
                    JobKind::Study | JobKind::AnalyzeLines | JobKind::Puzzle
                ) =>
            {
                let (mut job_news, stop) = (Vec::new(), Stop::new());
                let is_endless = job.kind() == JobKind::AnalyzeLines;
                let resources = app.context.settings.engine_resources(2);
                job.run(&mut ReusableJobState::default(), &resources, &stop, &mut |news| {
                    if is_endless
                        && matches!(&news, JobNews::Studied(AnalysisReport::Values(values)) if values.depth >= MAX_ANALYSIS_DEPTH)
                    {
                        stop.stop();
                    }
                    job_news.push(news);
                });
                for news in job_news {
                    handle_event_and_jobs(app, Event::Job(id, news));
                }
            }
            _ => {}
        }
    }
}

/// The buffer as SVG. Each half row of cells is drawn as background runs of one color, then the
/// letters.
fn buffer_to_svg(buffer: &Buffer) -> String {
    let (width, height) = (
        buffer.area.width * CELL_SIZE_PIXELS.0,
        buffer.area.height * CELL_SIZE_PIXELS.1,
    );
    let mut svg_text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"monospace\" \
         font-size=\"15\" shape-rendering=\"crispEdges\">\n<rect width=\"{width}\" height=\"{height}\" fill=\"{DEFAULT_BACKGROUND}\"/>\n"
    );
    for y in 0..buffer.area.height {
        let cells: Vec<&Cell> = (0..buffer.area.width).map(|x| &buffer[(x, y)]).collect();
        draw_cells(&mut svg_text, &cells, 0, y * CELL_SIZE_PIXELS.1);
    }
    svg_text.push_str("</svg>\n");
    svg_text
}

/// Draws adjacent cells in one row. `x` and `y` are the coordinates of the first.
fn draw_cells(out: &mut String, cells: &[&Cell], x: u16, y: u16) {
    for (half, top) in [0, CELL_SIZE_PIXELS.1 / 2].into_iter().enumerate() {
        draw_background(out, cells, half, x, y + top);
    }
    for (number, cell) in (0..).zip(cells) {
        draw_letter(out, cell, x + number * CELL_SIZE_PIXELS.0, y);
    }
}

/// The text color and the background color of a cell.
fn cell_colors(cell: &Cell) -> (String, String) {
    let (text_color, background_color) = (
        svg_color(cell.fg, DEFAULT_TEXT_COLOR),
        svg_color(cell.bg, DEFAULT_BACKGROUND),
    );
    if cell.modifier.contains(Modifier::REVERSED) {
        (background_color, text_color)
    } else {
        (text_color, background_color)
    }
}

/// The block characters; the index is the sum of their filled quarters: upper left 1, upper right
/// 2, lower left 4, lower right 8.
const BLOCK_CHARACTERS: [&str; 16] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
];

/// The filled quarters of a cell as a sum of bits, as in [`BLOCK_CHARACTERS`]. 0 if the cell has no
/// block character.
fn filled_quarter_bits(cell: &Cell) -> usize {
    BLOCK_CHARACTERS
        .iter()
        .position(|block| *block == cell.symbol())
        .unwrap_or(0)
}

/// Draws the background of the upper (0) or lower (1) half of a row of cells.
fn draw_background(out: &mut String, cells: &[&Cell], half_index: usize, left: u16, y: u16) {
    let background_of_quarter = |(cell, side): (&Cell, usize)| {
        let (text_color, background_color) = cell_colors(cell);
        if filled_quarter_bits(cell) >> (2 * half_index + side) & 1 == 1 {
            text_color
        } else {
            background_color
        }
    };
    let quarter_colors: Vec<String> = cells
        .iter()
        .flat_map(|&cell| {
            [
                background_of_quarter((cell, 0)),
                background_of_quarter((cell, 1)),
            ]
        })
        .collect();
    let mut passed_quarter_count = 0;
    for run in quarter_colors.chunk_by(|a, b| a == b) {
        // Count in half SVG units, because half a cell is 4.5 units wide.
        let (x, width) = (
            passed_quarter_count * CELL_SIZE_PIXELS.0,
            run.len() as u16 * CELL_SIZE_PIXELS.0,
        );
        if run[0] != DEFAULT_BACKGROUND {
            let (x, width, height) = (
                f32::from(left) + f32::from(x) / 2.0,
                f32::from(width) / 2.0,
                CELL_SIZE_PIXELS.1 / 2,
            );
            // Writing to a string cannot fail.
            let _ = writeln!(
                out,
                "<path fill=\"{}\" d=\"M{x} {y}h{width}v{height}h-{width}z\"/>",
                run[0]
            );
        }
        passed_quarter_count += run.len() as u16;
    }
}

/// Column and row of each dot of a Braille character, in the order of its bits.
const BRAILLE_DOTS: [(u16, u16); 8] = [
    (0, 0),
    (0, 1),
    (0, 2),
    (1, 0),
    (1, 1),
    (1, 2),
    (0, 3),
    (1, 3),
];

/// Draws a Braille character dot by dot: the program's curves use them, and not every font has
/// them.
fn draw_braille(out: &mut String, sign: char, color: &str, x: u16, y: u16) {
    let dot_bits = u32::from(sign) - u32::from(EMPTY_BRAILLE);
    for (column, row) in (0..)
        .zip(BRAILLE_DOTS)
        .filter(|(bit, _)| dot_bits >> bit & 1 == 1)
        .map(|(_, dot)| dot)
    {
        let dot_center = |from: u16, number: u16| f32::from(from) + 2.25 + 4.5 * f32::from(number);
        let (x, y) = (dot_center(x, column), dot_center(y, row));
        let _ = writeln!(
            out,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"1.6\" fill=\"{color}\"/>"
        );
    }
}

/// The Braille character without dots, the first one in Unicode.
const EMPTY_BRAILLE: char = '\u{2800}';

fn draw_letter(out: &mut String, cell: &Cell, x: u16, y: u16) {
    let symbol = cell.symbol();
    if symbol.trim().is_empty() || filled_quarter_bits(cell) > 0 {
        return;
    }
    let text_color = cell_colors(cell).0;
    if let Some(braille_sign) = symbol
        .chars()
        .next()
        .filter(|sign| (EMPTY_BRAILLE..='\u{28ff}').contains(sign))
    {
        draw_braille(out, braille_sign, &text_color, x, y);
        return;
    }
    let weight_attribute = if cell.modifier.contains(Modifier::BOLD) {
        " font-weight=\"bold\""
    } else {
        ""
    };
    let symbol = symbol.replace('&', "&amp;").replace('<', "&lt;");
    let baseline_y = y + CELL_SIZE_PIXELS.1 - 5;
    let _ = writeln!(
        out,
        "<text x=\"{x}\" y=\"{baseline_y}\" fill=\"{text_color}\"{weight_attribute}>{symbol}</text>"
    );
}

/// A color in SVG syntax. The 16 named colors are as in most terminals. `default_color` is the
/// default.
fn svg_color(color: Color, default_color: &str) -> String {
    let hex_of_named_color = match color {
        Color::Rgb(red, green, blue) => return format!("#{red:02x}{green:02x}{blue:02x}"),
        Color::Black => "#000000",
        Color::Red => "#cd3131",
        Color::Green => "#0dbc79",
        Color::Yellow => "#e5c510",
        Color::Blue => "#2472c8",
        Color::Magenta => "#bc3fbc",
        Color::Cyan => "#11a8cd",
        Color::Gray => "#c5c5c5",
        Color::DarkGray => "#767676",
        Color::LightRed => "#f14c4c",
        Color::LightGreen => "#23d18b",
        Color::LightYellow => "#f5e543",
        Color::LightBlue => "#3b8eea",
        Color::LightMagenta => "#d670d6",
        Color::LightCyan => "#29b8db",
        Color::White => "#ffffff",
        Color::Reset | Color::Indexed(_) => default_color,
    };
    hex_of_named_color.to_owned()
}
