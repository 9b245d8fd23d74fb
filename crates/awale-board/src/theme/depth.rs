//! Adapts themes to terminals with fewer colors.

use ratatui::style::{Color, Modifier, Style};

use super::contrast::{READABLE, contrast};
use super::{BoardStyles, Theme};

/// The number of colors that the terminal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Depth {
    /// No colors, by choice (`NO_COLOR`) or by nature: only bold, dim, underlined and reversed.
    Monochrome,
    Sixteen,
    /// The 256 colors of xterm.
    Indexed,
    True,
}

/// A color as red, green and blue.
type Exact = [u8; 3];

/// The sixteen colors with xterm's default values.
const SIXTEEN: [(Color, Exact); 16] = [
    (Color::Black, [0, 0, 0]),
    (Color::Red, [205, 0, 0]),
    (Color::Green, [0, 205, 0]),
    (Color::Yellow, [205, 205, 0]),
    (Color::Blue, [0, 0, 238]),
    (Color::Magenta, [205, 0, 205]),
    (Color::Cyan, [0, 205, 205]),
    (Color::Gray, [229, 229, 229]),
    (Color::DarkGray, [127, 127, 127]),
    (Color::LightRed, [255, 0, 0]),
    (Color::LightGreen, [0, 255, 0]),
    (Color::LightYellow, [255, 255, 0]),
    (Color::LightBlue, [92, 92, 255]),
    (Color::LightMagenta, [255, 0, 255]),
    (Color::LightCyan, [0, 255, 255]),
    (Color::White, [255, 255, 255]),
];

impl Theme {
    /// Adapts this theme to a terminal with `depth` colors. Each color becomes the nearest
    /// available one, painting is dropped if there are too few shades, and readable text stays
    /// readable.
    #[must_use]
    pub fn at(self, depth: Depth) -> Theme {
        match depth {
            Depth::Monochrome => Theme::monochrome(),
            Depth::Sixteen => self.in_lines().with_colors(nearest_of_sixteen),
            Depth::Indexed => self.in_lines().with_colors(nearest_of_256),
            Depth::True => self,
        }
    }

    /// This theme without paint. Letters that were chosen for wood are then on the screen's
    /// background, so they get the style of text.
    fn in_lines(self) -> Theme {
        if self.paint.is_none() {
            return self;
        }
        let (letter, playable) = self.letters_in_lines();
        Theme {
            board: BoardStyles {
                letter,
                playable,
                ..self.board
            },
            paint: None,
            ..self
        }
    }

    /// The styles of a pit's letter and of the letter of a playable pit, for a board that the theme
    /// could paint but that is drawn with lines.
    #[must_use]
    pub fn letters_in_lines(&self) -> (Style, Style) {
        (self.dim, self.text.add_modifier(Modifier::BOLD))
    }

    /// Replaces each exact color by the result of `nearest`.
    fn with_colors(self, nearest: fn(Exact) -> (Color, Exact)) -> Theme {
        let ground = self.background.bg.and_then(exact);
        self.with_styles(|style| {
            let find = |color: Color| {
                exact(color).map_or((color, None), |wanted| {
                    let (color, shown) = nearest(wanted);
                    (color, Some((wanted, shown)))
                })
            };
            let (fg, bg) = (style.fg.map(find), style.bg.map(find));
            let below = bg.map_or(
                ground.map(|ground| (ground, nearest(ground).1)),
                |(_, exact)| exact,
            );
            let fg = match (fg, below) {
                (Some((_, Some((wanted, shown)))), Some(below))
                    if loses_contrast(wanted, shown, below) =>
                {
                    Some(nearest(farthest(below.1)).0)
                }
                _ => fg.map(|(color, _)| color),
            };
            Style {
                fg,
                bg: bg.map(|(color, _)| color),
                ..style
            }
        })
    }
}

/// Whether a color that is readable on `below` becomes unreadable as shown.
fn loses_contrast(wanted: Exact, shown: Exact, below: (Exact, Exact)) -> bool {
    contrast(wanted, below.0) >= READABLE && contrast(shown, below.1) < READABLE
}

/// Black or white, whichever has more contrast to `ground`.
fn farthest(ground: Exact) -> Exact {
    let (black, white) = ([0; 3], [255; 3]);
    if contrast(black, ground) > contrast(white, ground) {
        black
    } else {
        white
    }
}

/// The exact color; `None` for one of the sixteen, which the terminal defines itself.
fn exact(color: Color) -> Option<Exact> {
    match color {
        Color::Rgb(red, green, blue) => Some([red, green, blue]),
        Color::Indexed(index @ 16..) => cube_and_grays()
            .find(|(known, _)| *known == index)
            .map(|(_, exact)| exact),
        _ => None,
    }
}

/// The 240 colors that are the same in every terminal: a cube with six steps per channel and 24
/// grays.
fn cube_and_grays() -> impl Iterator<Item = (u8, Exact)> {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let cube = (0..216_u8).map(|i| {
        (
            16 + i,
            [i / 36, i / 6 % 6, i % 6].map(|step| STEPS[usize::from(step)]),
        )
    });
    cube.chain((0..24_u8).map(|i| (232 + i, [8 + 10 * i; 3])))
}

/// The nearest color of the cube and the grays, and its exact value.
#[must_use]
pub fn nearest_of_256(wanted: Exact) -> (Color, Exact) {
    let nearest = cube_and_grays().min_by_key(|&(_, other)| distance(wanted, other));
    nearest.map_or((Color::Reset, wanted), |(index, exact)| {
        (Color::Indexed(index), exact)
    })
}

/// The nearest of the sixteen colors, and its usual value.
#[must_use]
pub fn nearest_of_sixteen(wanted: Exact) -> (Color, Exact) {
    SIXTEEN
        .into_iter()
        .min_by_key(|&(_, other)| distance(wanted, other))
        .unwrap_or((Color::Reset, wanted))
}

fn distance(one: Exact, other: Exact) -> u32 {
    one.iter()
        .zip(other)
        .map(|(&a, b)| u32::from(a.abs_diff(b)).pow(2))
        .sum()
}
