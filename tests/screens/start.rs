//! Starts the program with a given look and reads its screen.

use awale::app::Action;
use awale::config::Settings;
use awale::theme::ColorDepth;
use awale::words::Language;
use ratatui::buffer::Buffer;

use crate::shell::Shell;
use crate::shell::shown::{Shown, screen_of};

/// The terminal size (columns, rows) at which everything must be usable.
pub const DEFAULT_SIZE: (u16, u16) = (80, 24);

/// Properties of the terminal and settings that change what a screen looks like.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    pub language: Language,
    pub theme: &'static str,
    pub ascii: bool,
    pub depth: ColorDepth,
}

pub const PLAIN: Look = Look {
    language: Language::English,
    theme: "auto",
    ascii: false,
    depth: ColorDepth::Sixteen,
};
/// The default look in both languages.
pub const BASIC_LOOKS: [Look; 2] = [
    PLAIN,
    Look {
        language: Language::French,
        ..PLAIN
    },
];

/// All looks that differ in what they draw.
pub fn looks() -> Vec<Look> {
    let mut looks = Vec::new();
    for language in [Language::English, Language::French] {
        let plain = Look { language, ..PLAIN };
        looks.extend([
            plain,
            Look {
                theme: "wood",
                depth: ColorDepth::True,
                ..plain
            },
            Look {
                ascii: true,
                ..plain
            },
            Look {
                depth: ColorDepth::Monochrome,
                ..plain
            },
        ]);
    }
    looks
}

/// Starts the program with this look and additional settings.
pub fn start(look: Look, settings: &str) -> Shell {
    let Look { theme, ascii, .. } = look;
    let text = format!("theme = \"{theme}\"\nascii = {ascii}\nanimation = \"off\"\n{settings}");
    let settings = Settings::parse(&text, "test").expect("good settings");
    Shell::new(settings, look.language, look.depth, 3)
}

pub const TWO_HUMANS: &str = "[setup]\nnorth = \"human\"\nfirst = \"south\"\n";
pub const AGAINST_A_COMPUTER: &str =
    "[setup]\nnorth = \"alphabeta:12:mobility\"\nfirst = \"south\"\n";

/// A person against the teacher.
pub const AGAINST_A_CHARACTER: &str = "[setup]\nnorth = \"character:nana\"\nfirst = \"south\"\n";
pub const TWO_COMPUTERS: &str = "[setup]\nsouth = \"fast\"\nnorth = \"naive\"\nfirst = \"south\"\n";
pub const AWARI: &str = "[setup]\ngame = \"awari\"\n";
pub const MATCHES: &str =
    "[setup]\ngame = \"matches\"\nnorth = \"human\"\nmatches_first = \"south\"\n";

/// Plays the first legal move until the game is over.
pub fn to_the_end(shell: &mut Shell) {
    while matches!(screen_of(&shell.app), Shown::Play(_)) {
        shell.act(Action::Confirm);
        shell.answer();
    }
}

/// The lines of a drawn screen.
pub fn lines(buffer: &Buffer) -> Vec<String> {
    let area = buffer.area;
    (0..area.height)
        .map(|y| (0..area.width).map(|x| buffer[(x, y)].symbol()).collect())
        .collect()
}
