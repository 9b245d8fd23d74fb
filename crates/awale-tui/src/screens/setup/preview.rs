//! The preview next to the form or next to a list of choices: the board of a game, or the face of a
//! character.

use awale_study::players::Character;

use crate::{
    prelude::*,
    screens::{GalleryEntry, GameSetup, SetupRow, setup::words},
};

/// The preview for the selected line of the form.
pub(crate) fn chosen_line_preview(
    setup: &GameSetup,
    lines: &[ListLine<'_, GameSetup>],
    line: &ListLine<'_, GameSetup>,
    look: DrawContext,
) -> SidePanel {
    SidePanel {
        texts_of_other_lines: lines
            .iter()
            .flat_map(|line| choice_texts(setup, line, look))
            .collect(),
        ..line_preview(setup, line, line.choice_index, look)
    }
}

/// The preview for one choice of a line.
pub(crate) fn choice_preview(
    setup: &GameSetup,
    line: &ListLine<'_, GameSetup>,
    choice_index: usize,
    look: DrawContext,
) -> SidePanel {
    SidePanel {
        texts_of_other_lines: choice_texts(setup, line, look),
        ..line_preview(setup, line, Some(choice_index), look)
    }
}

/// The face of the selected character, or the board of the selected game.
fn line_preview(
    setup: &GameSetup,
    line: &ListLine<'_, GameSetup>,
    choice_index: Option<usize>,
    look: DrawContext,
) -> SidePanel {
    let kind = match (line.row, choice_index) {
        (SetupRow::Game, Some(game)) => setup.kind_at(game),
        _ => setup.kind(),
    };
    let choice_name =
        choice_index.and_then(|choice| line.choice_text_forms(choice).into_iter().next());
    let face = choice_faces(setup, line.row)
        .get(choice_index.unwrap_or(0))
        .copied()
        .flatten();
    SidePanel {
        title: choice_name.unwrap_or_else(|| look.words.game_name(kind)),
        text: match choice_index {
            Some(choice_index) => line.choice_explanation(choice_index, look),
            None => words::about_game(kind, look.words),
        },
        game: face.is_none().then(|| start_of_game(setup, kind)),
        face,
        ..SidePanel::default()
    }
}

/// The texts below the board for all choices of this line. The panel has room for the longest one.
fn choice_texts(
    setup: &GameSetup,
    line: &ListLine<'_, GameSetup>,
    look: DrawContext,
) -> Vec<String> {
    if line.choice_count == 0 {
        return vec![words::about_game(setup.kind(), look.words)];
    }
    let faces = choice_faces(setup, line.row);
    (0..line.choice_count)
        .filter(|&choice| faces.get(choice).is_none_or(Option::is_none))
        .map(|choice| line.choice_explanation(choice, look))
        .collect()
}

/// The face for each choice of a line. `None` for choices without a face.
fn choice_faces(setup: &GameSetup, row: SetupRow) -> Vec<Option<Character>> {
    let SetupRow::Opponent(seat) = row else {
        return Vec::new();
    };
    let face_of = |opponent: &GalleryEntry| match opponent {
        GalleryEntry::Player(PlayerSpec::Character(character)) => Some(*character),
        _ => None,
    };
    setup.gallery(seat).iter().map(face_of).collect()
}

/// The board of a game in the position in which the new game will begin. In the usual start
/// position, South is to move, because the side that begins may still be drawn by lot.
fn start_of_game(setup: &GameSetup, kind: &GameKind) -> GameState {
    let referee = setup
        .continued_game()
        .map_or_else(|| Match::new(kind.start(Seat::South)), Match::clone);
    GameState {
        kind: kind.clone(),
        direction: setup.direction,
        referee,
    }
}
