//! The characters that things are drawn with: one cell wide in every common font, or plain ASCII
//! for poor ones.

use std::borrow::Cow;

use ratatui::symbols::border::{DOUBLE, ROUNDED, Set};

use awale_words::text::folded;

/// Which characters the terminal's font can be trusted with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Charset {
    /// Box drawing, block elements and a few signs that every common font has.
    #[default]
    Unicode,
    /// The ninety-five printable characters of ASCII.
    Ascii,
}

/// The characters of one [`Charset`].
#[derive(Clone, Copy, Debug)]
pub struct Glyphs {
    /// A seed, and the sign of the place where the last one falls.
    pub seed: &'static str,
    /// A seed on a large board: its two lines, if the font has any.
    pub large_seed: Option<[&'static str; 2]>,
    /// Points at what is above it.
    pub up: &'static str,
    /// Points at what is below it.
    pub down: &'static str,
    /// Points to the left: at one less, or at the move that was played last.
    pub left: &'static str,
    /// Points to the right: at one more, at the selection, at the side to move.
    pub right: &'static str,
    /// The part of a bar that stands for what is shown of a list.
    pub thumb: &'static str,
    /// Stands before what has been done.
    pub done: &'static str,
    /// Something that is still to be done.
    pub not_done: &'static str,
    /// A star that was earned.
    pub star: &'static str,
    /// A star that can still be earned.
    pub no_star: &'static str,
    /// Stands before the number of captured seeds.
    pub captured: &'static str,
    /// The sign of the last move.
    pub last: &'static str,
    /// The head of a match.
    pub head: &'static str,
    /// The stick of a match.
    pub stick: &'static str,
    /// A match where there is room for a thick one: its top, and a piece of it below, if the font
    /// has them.
    pub large_match: Option<[&'static str; 2]>,
    /// The frame of a pit.
    pub pit: Set<'static>,
    /// The frame of the chosen pit.
    pub chosen: Set<'static>,
}

const UNICODE: Glyphs = Glyphs {
    seed: "•",
    large_seed: Some(["▟█▙", "▜█▛"]),
    up: "▲",
    down: "▼",
    left: "◂",
    right: "▸",
    thumb: "▐",
    done: "✓",
    not_done: "·",
    star: "★",
    no_star: "☆",
    captured: "×",
    last: "◆",
    head: "•",
    stick: "│",
    large_match: Some(["▗█▖", "▐█▌"]),
    pit: ROUNDED,
    chosen: DOUBLE,
};

const ASCII: Glyphs = Glyphs {
    seed: "o",
    large_seed: None,
    up: "^",
    down: "v",
    left: "<",
    right: ">",
    thumb: "#",
    done: "x",
    not_done: ".",
    star: "*",
    no_star: ".",
    captured: "x",
    last: "*",
    head: "o",
    stick: "|",
    large_match: None,
    pit: frame("+", "-", "|"),
    chosen: frame("#", "=", "#"),
};

/// A frame of one character for corners, one for horizontal and one for vertical lines.
const fn frame(
    corner: &'static str,
    horizontal: &'static str,
    vertical: &'static str,
) -> Set<'static> {
    Set {
        top_left: corner,
        top_right: corner,
        bottom_left: corner,
        bottom_right: corner,
        vertical_left: vertical,
        vertical_right: vertical,
        horizontal_top: horizontal,
        horizontal_bottom: horizontal,
    }
}

impl Charset {
    /// The characters of this set.
    #[must_use]
    pub const fn glyphs(self) -> &'static Glyphs {
        match self {
            Charset::Unicode => &UNICODE,
            Charset::Ascii => &ASCII,
        }
    }
}

/// What stands for a sign where only ASCII can be drawn; `None` for what is ASCII and for letters,
/// which a poor font has with their accents too.
#[must_use]
pub fn plain(symbol: &str) -> Option<&'static str> {
    let sign = symbol.chars().next()?;
    if sign.is_ascii() || sign.is_alphabetic() {
        return None;
    }
    Some(match sign {
        '·' | '–' | '—' | '−' | '─' | '━' | '═' => "-",
        '“' | '”' | '„' | '«' | '»' => "\"",
        '‘' | '’' | '‚' => "'",
        '¡' => "!",
        '×' | '✗' => "x",
        '±' => "~",
        '•' | '●' => "o",
        '←' | '◂' | '◀' => "<",
        '→' | '▸' | '▶' => ">",
        '★' | '☆' | '◆' | '♦' => "*",
        '│' | '┃' | '║' => "|",
        '✓' | '\u{2500}'..='\u{257f}' => "+",
        '\u{2580}'..='\u{259f}' => "#",
        '↑' => "^",
        '↓' => "v",
        '…' => ".",
        '\u{a0}' => " ",
        _ => "?",
    })
}

/// What stands for a sign or a letter where nothing but ASCII arrives whole; `None` for what is
/// ASCII.
pub fn ascii(symbol: &str) -> Option<Cow<'static, str>> {
    if symbol.is_ascii() {
        return None;
    }
    if let Some(sign) = plain(symbol) {
        return Some(sign.into());
    }
    let bare = folded(symbol);
    let is_large = symbol.chars().next().is_some_and(char::is_uppercase);
    Some(match (bare.is_ascii() && !bare.is_empty(), is_large) {
        (false, _) => "?".into(),
        (true, false) => bare.into(),
        (true, true) => (bare[..1].to_ascii_uppercase() + &bare[1..]).into(),
    })
}

/// `text` in ASCII alone.
#[must_use]
pub fn in_ascii(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return text.into();
    }
    let one = |letter: char| {
        ascii(letter.encode_utf8(&mut [0; 4])).unwrap_or_else(|| letter.to_string().into())
    };
    text.chars().map(one).collect::<String>().into()
}

/// What stands for a sign on the text console of Linux, whose usual font has 256 characters (those
/// of code page 437 or of Latin-1); `None` for what it has.
#[must_use]
pub fn on_console(symbol: &str) -> Option<&'static str> {
    let sign = symbol.chars().next()?;
    if sign.is_ascii() || sign.is_alphabetic() || CONSOLE.contains(sign) {
        return None;
    }
    Some(match sign {
        '╭' | '┏' => "┌",
        '╮' | '┓' => "┐",
        '╰' | '┗' => "└",
        '╯' | '┛' => "┘",
        '━' | '—' => "─",
        '┃' | '┊' => "│",
        '▸' | '▶' => "►",
        '◂' | '◀' => "◄",
        '◆' => "♦",
        '●' => "•",
        '▟' | '▙' | '▗' | '▖' | '▃' | '▅' => "▄",
        '▜' | '▛' => "▀",
        '▆' | '▇' => "█",
        '▁' | '▂' => "_",
        '✓' => "√",
        '★' => "*",
        '☆' => "∙",
        BRAILLE..='\u{28ff}' => dots(u32::from(sign) - u32::from(BRAILLE)),
        _ => plain(symbol).unwrap_or("?"),
    })
}

/// The first of the Braille signs, which curves are made of: no dot at all.
const BRAILLE: char = '\u{2800}';

/// The bits of a Braille sign whose dots lie in one row, from the top.
const ROWS: [u32; 4] = [0x09, 0x12, 0x24, 0xc0];

/// What stands for a Braille sign with these dots: a line where they lie in one row, a dot where
/// they go up or down.
fn dots(bits: u32) -> &'static str {
    match bits {
        0 => " ",
        _ if ROWS.iter().any(|row| bits & !row == 0) => "─",
        _ => "•",
    }
}

/// The signs of code page 437.
pub const CONSOLE: &str = "☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼¡¿«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀∞±≥≤÷≈°∙·√²■";
