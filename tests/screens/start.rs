//! Starts the program with a given look and reads its screen.

use awale::app::Action;
use awale::config::Settings;
use awale::theme::ColorDepth;
use awale::words::Language;

use crate::shell::Shell;
pub use crate::shell::screen_lines;
use crate::shell::shown::{ShownScreen, current_screen};

/// The terminal size (columns, rows) at which everything must be usable.
pub const DEFAULT_WINDOW_SIZE: (u16, u16) = (80, 24);

/// Properties of the terminal and settings that change what a screen looks like.
#[derive(Clone, Copy, Debug)]
pub struct ScreenLook {
    pub language: Language,
    pub theme: &'static str,
    pub ascii: bool,
    pub depth: ColorDepth,
}

pub const PLAIN_LOOK: ScreenLook = ScreenLook {
    language: Language::English,
    theme: "auto",
    ascii: false,
    depth: ColorDepth::SixteenColors,
};
/// The default look in English and in French.
pub const BASIC_LOOKS: [ScreenLook; 2] = [
    PLAIN_LOOK,
    ScreenLook {
        language: Language::French,
        ..PLAIN_LOOK
    },
];

/// All looks that differ in what they draw.
pub fn all_looks() -> Vec<ScreenLook> {
    let mut looks = Vec::new();
    for language in [Language::English, Language::French] {
        let plain_look = ScreenLook {
            language,
            ..PLAIN_LOOK
        };
        looks.extend([
            plain_look,
            ScreenLook {
                theme: "wood",
                depth: ColorDepth::TrueColor,
                ..plain_look
            },
            ScreenLook {
                ascii: true,
                ..plain_look
            },
            ScreenLook {
                depth: ColorDepth::Monochrome,
                ..plain_look
            },
        ]);
    }
    looks
}

/// Starts the program with this look and additional settings.
pub fn start_with_look(look: ScreenLook, settings: &str) -> Shell {
    let ScreenLook { theme, ascii, .. } = look;
    let text = format!("theme = \"{theme}\"\nascii = {ascii}\nanimation = \"off\"\n{settings}");
    let settings = Settings::parse(&text, "test").expect("good settings");
    Shell::new(settings, look.language, look.depth, 3)
}

pub const TWO_HUMANS_SETTINGS: &str = "[setup]\nnorth = \"human\"\nfirst = \"south\"\n";
pub const AGAINST_COMPUTER_SETTINGS: &str =
    "[setup]\nnorth = \"alphabeta:12:mobility\"\nfirst = \"south\"\nwelcome = \"knows\"\n";

/// A person against the teacher.
pub const AGAINST_CHARACTER_SETTINGS: &str =
    "[setup]\nnorth = \"character:nana\"\nfirst = \"south\"\n";
pub const TWO_COMPUTERS_SETTINGS: &str =
    "[setup]\nsouth = \"fast\"\nnorth = \"naive\"\nfirst = \"south\"\n";
pub const AWARI_SETTINGS: &str = "[setup]\ngame = \"awari\"\n";
pub const MATCHES_SETTINGS: &str =
    "[setup]\ngame = \"matches\"\nnorth = \"human\"\nmatches_first = \"south\"\n";

/// Plays the first legal move until the game is over.
pub fn play_to_the_end(shell: &mut Shell) {
    while matches!(current_screen(&shell.app), ShownScreen::Play(_)) {
        shell.act(Action::Confirm);
        shell.answer_newest_request();
    }
}
