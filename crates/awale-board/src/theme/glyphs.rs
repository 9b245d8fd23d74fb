//! The characters for drawing. Each is one cell wide in every common font, or plain ASCII for fonts
//! with few characters.

use std::borrow::Cow;

use ratatui::symbols::border::{DOUBLE, ROUNDED, Set};

use awale_words::text::fold_case_and_accents;

/// The set of characters to draw with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Charset {
    /// Box drawing, block elements and a few signs that every common font has.
    #[default]
    Unicode,
    /// The 95 printable characters of ASCII.
    Ascii,
}

/// The characters of one [`Charset`].
#[derive(Clone, Copy, Debug)]
pub struct Glyphs {
    /// A seed, and the mark where the last seed would fall.
    pub seed: &'static str,
    /// A seed that is not really there, because its move is only shown.
    pub ghost_seed: &'static str,
    /// A seed on a large board as two lines; `None` if the font lacks the characters.
    pub large_seed: Option<[&'static str; 2]>,
    /// Points to something above.
    pub up_arrow: &'static str,
    /// Points to something below.
    pub down_arrow: &'static str,
    /// Points left: to the previous value, or to the last move.
    pub left_arrow: &'static str,
    /// Points right: to the next value, the selection, or the side to move.
    pub right_arrow: &'static str,
    /// The thumb of a scroll bar.
    pub scroll_bar_thumb: &'static str,
    /// Marks something that is done.
    pub done_mark: &'static str,
    /// Marks something that is not done yet.
    pub not_done_mark: &'static str,
    /// A star that was earned.
    pub earned_star: &'static str,
    /// A star that can still be earned.
    pub unearned_star: &'static str,
    /// Precedes the number of captured seeds.
    pub capture_sign: &'static str,
    /// The sign of the last move.
    pub last_move_sign: &'static str,
    /// The head of a match.
    pub match_head: &'static str,
    /// The stick of a match.
    pub match_stick: &'static str,
    /// A thick match for large windows: its top, and a piece of its stick. `None` if the font lacks
    /// the characters.
    pub large_match: Option<[&'static str; 2]>,
    /// The frame of a pit.
    pub pit_border: Set<'static>,
    /// The frame of the chosen pit.
    pub chosen_pit_border: Set<'static>,
}

/// A seed as two lines.
pub const LARGE_SEED: [&str; 2] = ["▟█▙", "▜█▛"];
/// A seed that is not really there, with the size of a two-line seed.
pub const LARGE_GHOST_SEED: [&str; 2] = ["╭─╮", "╰─╯"];

const UNICODE_GLYPHS: Glyphs = Glyphs {
    seed: "•",
    ghost_seed: "◦",
    large_seed: Some(LARGE_SEED),
    up_arrow: "▲",
    down_arrow: "▼",
    left_arrow: "◂",
    right_arrow: "▸",
    scroll_bar_thumb: "▐",
    done_mark: "✓",
    not_done_mark: "·",
    earned_star: "★",
    unearned_star: "☆",
    capture_sign: "×",
    last_move_sign: "◆",
    match_head: "•",
    match_stick: "│",
    large_match: Some(["▗█▖", "▐█▌"]),
    pit_border: ROUNDED,
    chosen_pit_border: DOUBLE,
};

const ASCII_GLYPHS: Glyphs = Glyphs {
    seed: "o",
    ghost_seed: ".",
    large_seed: None,
    up_arrow: "^",
    down_arrow: "v",
    left_arrow: "<",
    right_arrow: ">",
    scroll_bar_thumb: "#",
    done_mark: "x",
    not_done_mark: ".",
    earned_star: "*",
    unearned_star: ".",
    capture_sign: "x",
    last_move_sign: "*",
    match_head: "o",
    match_stick: "|",
    large_match: None,
    pit_border: frame_from_characters("+", "-", "|"),
    chosen_pit_border: frame_from_characters("#", "=", "#"),
};

/// A frame from one character for corners, one for horizontal and one for vertical lines.
const fn frame_from_characters(
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
    pub const fn glyphs(self) -> &'static Glyphs {
        match self {
            Charset::Unicode => &UNICODE_GLYPHS,
            Charset::Ascii => &ASCII_GLYPHS,
        }
    }
}

/// The ASCII replacement of a symbol. `None` for ASCII and for letters, because a font with few
/// symbols still has accented letters.
pub fn symbol_to_ascii(symbol: &str) -> Option<&'static str> {
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
        '←' | '◂' | '◀' | '≤' => "<",
        '→' | '▸' | '▶' | '≥' => ">",
        '★' | '☆' | '◆' | '♦' => "*",
        '│' | '┃' | '║' => "|",
        '✓' | '\u{2500}'..='\u{257f}' => "+",
        '\u{2580}'..='\u{259f}' => "#",
        '↑' => "^",
        '↓' => "v",
        '◦' | '…' => ".",
        '\u{a0}' => " ",
        _ => "?",
    })
}

/// The ASCII replacement of a symbol or letter, for a terminal without UTF-8; `None` for ASCII.
pub fn to_ascii(symbol: &str) -> Option<Cow<'static, str>> {
    if symbol.is_ascii() {
        return None;
    }
    if let Some(sign) = symbol_to_ascii(symbol) {
        return Some(sign.into());
    }
    let unaccented = fold_case_and_accents(symbol);
    let is_upper_case = symbol.chars().next().is_some_and(char::is_uppercase);
    Some(
        match (
            unaccented.is_ascii() && !unaccented.is_empty(),
            is_upper_case,
        ) {
            (false, _) => "?".into(),
            (true, false) => unaccented.into(),
            (true, true) => (unaccented[..1].to_ascii_uppercase() + &unaccented[1..]).into(),
        },
    )
}

/// `text` with ASCII characters only.
pub fn text_in_ascii(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return text.into();
    }
    let letter_in_ascii = |letter: char| {
        to_ascii(letter.encode_utf8(&mut [0; 4])).unwrap_or_else(|| letter.to_string().into())
    };
    text.chars().map(letter_in_ascii).collect::<String>().into()
}

/// The replacement of a symbol on the text console of Linux, whose font has the 256 characters of
/// code page 437 or Latin-1; `None` if the font has the symbol.
pub fn console_replacement(symbol: &str) -> Option<&'static str> {
    let sign = symbol.chars().next()?;
    if sign.is_ascii() || sign.is_alphabetic() || CODE_PAGE_437.contains(sign) {
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
        '◦' => "○",
        '▟' | '▙' | '▗' | '▖' | '▃' | '▅' => "▄",
        '▜' | '▛' => "▀",
        '▆' | '▇' => "█",
        '▁' | '▂' => "_",
        '✓' => "√",
        '★' => "*",
        '☆' => "∙",
        FIRST_BRAILLE..='\u{28ff}' => {
            braille_replacement(u32::from(sign) - u32::from(FIRST_BRAILLE))
        }
        _ => symbol_to_ascii(symbol).unwrap_or("?"),
    })
}

/// The first Braille character, without any dot. Curves are drawn with Braille characters.
const FIRST_BRAILLE: char = '\u{2800}';

/// The bits of the dots in each row of a Braille character, from the top.
const BRAILLE_ROW_BITS: [u32; 4] = [0x09, 0x12, 0x24, 0xc0];

/// The replacement of a Braille character with these dots: a line if they are in one row, otherwise
/// a dot.
fn braille_replacement(dot_bits: u32) -> &'static str {
    match dot_bits {
        0 => " ",
        _ if BRAILLE_ROW_BITS.iter().any(|row| dot_bits & !row == 0) => "─",
        _ => "•",
    }
}

/// The characters of code page 437.
pub const CODE_PAGE_437: &str = "☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼¡¿«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀∞±≥≤÷≈°∙·√²■";
