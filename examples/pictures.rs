//! Draws the pictures of the README: the real screens, drawn by the program's own code, written down as SVG.
//!
//! `cargo run --release --example pictures` writes them into `assets/pictures`.

use std::fmt::Write as _;
use std::path::Path;
use std::{fs, io};

use awale::app::{Action, App, Desk, Event};
use awale::config::Settings;
use awale::i18n::Language;
use awale::ui::{self, Abilities, Stage};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};

/// Width and height of a cell in the pictures.
const CELL: (u16, u16) = (9, 18);

/// What a cell without colours of its own shows.
const PAPER: &str = "#1c1512";
const INK: &str = "#e8dcc8";

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/pictures");
    fs::create_dir_all(&folder)?;
    let game = "theme = \"wood\"\nanimation = \"off\"\n[setup]\nnorth = \"human\"\nfirst = \"south\"";
    let moves = "CdFaEbDfAeBcFdEaCf";
    let pictures = [
        ("menu", game, (80, 24), ""),
        ("play", game, (120, 40), moves),
        ("small", game, (80, 24), moves),
        (
            "matches",
            "theme = \"wood\"\nanimation = \"off\"\n[setup]\ngame = \"matches\"\nnorth = \"human\"",
            (80, 24),
            "32",
        ),
        ("terminal", &game.replace("wood", "terminal"), (80, 24), moves),
    ];
    for (name, settings, size, keys) in pictures {
        let path = folder.join(format!("{name}.svg"));
        fs::write(&path, svg(&screen(settings, size, keys)))?;
        println!("{}", path.display());
    }
    Ok(())
}

/// The screen after these keys were pressed in a game (or the menu, where there are none).
fn screen(settings: &str, size: (u16, u16), keys: &str) -> Buffer {
    let settings = Settings::parse(settings, "pictures").expect("the settings are good");
    let clock = || "2026-11-21T09:30:00Z".parse().expect("this is a date");
    let mut app = App::new(Desk::new(settings, Vec::new(), Language::English, 1, clock));
    let actions = keys.chars().map(Action::Key);
    let start = (!keys.is_empty()).then_some(Action::Key('p'));
    for action in start.into_iter().chain(actions) {
        // Nothing is saved: the effects are let go.
        drop(app.update(Event::Action(action)));
    }
    let colours = |name: &str| (name == "COLORTERM").then(|| "truecolor".to_owned());
    let mut stage = Stage::new(Abilities::of_environment(colours));
    let mut terminal = Terminal::new(TestBackend::new(size.0, size.1)).expect("a buffer is always there");
    terminal.draw(|frame| ui::draw(frame, &app, &mut stage)).expect("a buffer takes everything");
    terminal.backend().buffer().clone()
}

/// The buffer as a picture: first the ground, half a cell high and as long as one colour goes, then the letters.
fn svg(buffer: &Buffer) -> String {
    let (width, height) = (buffer.area.width * CELL.0, buffer.area.height * CELL.1);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"monospace\" \
         font-size=\"15\" shape-rendering=\"crispEdges\">\n<rect width=\"{width}\" height=\"{height}\" fill=\"{PAPER}\"/>\n"
    );
    for y in 0..buffer.area.height {
        let cells: Vec<&Cell> = (0..buffer.area.width).map(|x| &buffer[(x, y)]).collect();
        for (half, top) in [0, CELL.1 / 2].into_iter().enumerate() {
            draw_ground(&mut out, &cells, half, y * CELL.1 + top);
        }
        for (x, cell) in (0..).zip(&cells) {
            draw_letter(&mut out, cell, x * CELL.0, y * CELL.1);
        }
    }
    out.push_str("</svg>\n");
    out
}

/// The colours of a cell: of its letter and of what is behind it.
fn colours(cell: &Cell) -> (String, String) {
    let (ink, paper) = (colour(cell.fg, INK), colour(cell.bg, PAPER));
    if cell.modifier.contains(Modifier::REVERSED) { (paper, ink) } else { (ink, paper) }
}

/// The upper (0) or lower (1) half of a row of cells, without the letters.
fn draw_ground(out: &mut String, cells: &[&Cell], half: usize, y: u16) {
    let ground = |cell: &Cell| {
        let (ink, paper) = colours(cell);
        let full = matches!((cell.symbol(), half), ("▀", 0) | ("▄", 1) | ("█", _));
        if full { ink } else { paper }
    };
    let mut x = 0;
    for run in cells.chunk_by(|a, b| ground(a) == ground(b)) {
        let (width, fill) = (run.len() as u16 * CELL.0, ground(run[0]));
        if fill != PAPER {
            let height = CELL.1 / 2;
            // Writing into a string cannot fail.
            let _ = writeln!(out, "<path fill=\"{fill}\" d=\"M{x} {y}h{width}v{height}h-{width}z\"/>");
        }
        x += width;
    }
}

fn draw_letter(out: &mut String, cell: &Cell, x: u16, y: u16) {
    let symbol = cell.symbol();
    if symbol.trim().is_empty() || matches!(symbol, "▀" | "▄" | "█") {
        return;
    }
    let ink = colours(cell).0;
    let weight = if cell.modifier.contains(Modifier::BOLD) { " font-weight=\"bold\"" } else { "" };
    let symbol = symbol.replace('&', "&amp;").replace('<', "&lt;");
    let line = y + CELL.1 - 5;
    let _ = writeln!(out, "<text x=\"{x}\" y=\"{line}\" fill=\"{ink}\"{weight}>{symbol}</text>");
}

/// A colour as SVG writes it; the sixteen of the terminal as most terminals have them.
fn colour(colour: Color, own: &str) -> String {
    let named = match colour {
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
        Color::Reset | Color::Indexed(_) => own,
    };
    named.to_owned()
}
