//! The faces of the characters: three lines of seven characters that every font contains.

use awale_study::catalogue::Character;

pub const FACE_WIDTH: u16 = 7;

/// The face of `character` in one line.
pub fn one_line_face(character: Character) -> &'static str {
    face_lines(character)[1].trim()
}

/// The face of `character`, line by line.
pub const fn face_lines(character: Character) -> [&'static str; 3] {
    match character {
        Character::Kossi => ["  ^^^  ", " (o.o) ", "  \\o/  "],
        Character::Kofi => ["  >>>  ", " (>.>) ", "  \\-/  "],
        Character::Fatou => [" .---. ", " (-.-) ", "  \\_/  "],
        Character::Bia => [" _===_ ", " (^.^) ", "  \\u/  "],
        Character::Ama => [" .@@@. ", " (o_o) ", "  \\=/  "],
        Character::Efua => [" .+++. ", " (o.o) ", "  \\-/  "],
        Character::Kwasi => [" _/^\\_ ", " (O.O) ", "  \\v/  "],
        Character::Adjoua => [" .***. ", " (*.*) ", "  \\u/  "],
        Character::Desmond => [" _[=]_ ", " (-.o) ", "  \\~/  "],
        Character::Sekou => [" .###. ", " (=.=) ", "  \\w/  "],
        Character::Awa => [" .:::. ", " (u.u) ", "  \\-/  "],
        Character::Tunde => [" .[_]. ", " (O-O) ", "  \\_/  "],
        Character::Kweku => [" /\\|/\\ ", " (:.:) ", "  \\^/  "],
        Character::Yaa => [" \\|W|/ ", " (o.o) ", "  \\_/  "],
        Character::Nana => [" .~~~. ", " (^-^) ", "  \\u/  "],
    }
}
