//! Texts that are typed, pasted or used as settings at random.

/// Settings at the start of a run.
pub const INITIAL_SETTINGS: [&str; 9] = [
    "",
    "animation = \"off\"\n[setup]\nnorth = \"human\"\n",
    "[setup]\nclock = \"0.5+0\"\nnorth = \"fast\"\n",
    "pace_ms = 0\n[setup]\nsouth = \"naive\"\nnorth = \"fast\"\n",
    "[setup]\ngame = \"matches\"\nnorth = \"expert\"\nmatches_start = 40\n",
    "confirm = false\nsowing = \"clockwise\"\n[setup]\ngame = \"abapa\"\nsouth = \"alphabeta:9:mobility\"\nnorth = \"human\"\n",
    "language = \"fr\"\nascii = true\n[setup]\ngame = \"awale-26\"\nnorth = \"human\"\n",
    "theme = \"wood\"\npreview = false\n[setup]\ngame = \"tiny\"\nnorth = \"human\"\n[[variant]]\nid = \"tiny\"\nseeds_per_pit = 1\n",
    "mouse = false\ncoordinates = false\nanimation = \"slow\"\n[setup]\ngame = \"awari\"\nnorth = \"engine:level=10\"\n",
];

/// Clipboard texts: ordinary ones, and ones that attack the program.
pub const CLIPBOARD_TEXTS: [&str; 8] = [
    "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
    "0-0-0-0-1-2-1-0-0-0-0-0-22-22-N",
    "1. C c 2. F f",
    "format = 1\nthis is no game\n",
    "\u{202e}\u{200b}\u{301}\u{fe0f}",
    "中文 Ελληνικά ﷽ 👩‍👩‍👧‍👦",
    "\0\x07\x1b[2J\x1b]0;title\x07\r\n\t",
    "",
];

/// The characters from which random typing chooses. Keys of commands occur more than once, so that
/// they are chosen more often.
pub const TYPED_CHARACTERS: &str =
    "abcdefABCDEF123456abcdef123456uUvrgmp+-?qynoNnscLxwitTz0789 /.,;:'\"=é中\u{301}\u{200f}👍";
