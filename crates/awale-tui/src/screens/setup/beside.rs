//! What stands beside the form in a wide window, and beside its choices in every window: the board
//! of a game, or who plays.

use awale_rules::{Match, Seat};
use awale_study::catalogue::Kind;
use awale_study::players::{Character, PlayerSpec, RemarkKind, allowance};

use crate::app::{GameState, Look};
use crate::screens::setup::gallery::expected;
use crate::screens::setup::words;
use crate::screens::{Pick, Row, Setup};
use crate::widgets::beside::Beside;
use crate::widgets::columns;
use crate::words::{Words, say};

/// What the style of a player may cost at most, in hundredths of a seed; the teacher's choice may
/// cost more.
const MOST_TOLD: i32 = 400;
/// Columns of a command, at most: two lines in the usual window.
const MOST_OF_COMMAND: usize = 60;

/// What stands beside the chosen line.
pub(crate) fn of(setup: &Setup, look: Look<'_>) -> Beside {
    let picked = setup.picked(setup.row);
    let of_row = |row| match setup.picks(row) {
        picks if picks.is_empty() => vec![text_of(setup, row, None, look)],
        picks => texts(setup, row, &picks, look),
    };
    let others = setup.rows().into_iter().flat_map(of_row).collect();
    Beside {
        others,
        ..of_pick(setup, setup.row, picked.as_ref(), look)
    }
}

/// What stands beside the one of `picks` with this number, all choices of a line.
pub(crate) fn of_choice(setup: &Setup, picks: &[Pick], chosen: usize, look: Look<'_>) -> Beside {
    let others = texts(setup, setup.row, picks, look);
    Beside {
        others,
        ..of_pick(setup, setup.row, picks.get(chosen), look)
    }
}

/// What stands beside a choice: who plays, or the board of the chosen game.
fn of_pick(setup: &Setup, row: Row, pick: Option<&Pick>, look: Look<'_>) -> Beside {
    let kind = kind_of(setup, pick);
    let title = pick.map_or_else(
        || look.words.game_name(kind),
        |pick| words::pick(setup, pick, usize::MAX, look),
    );
    let face = pick.and_then(face);
    let game = face.is_none().then(|| board(setup, kind));
    Beside {
        title,
        text: text_of(setup, row, pick, look),
        others: Vec::new(),
        game,
        asked: None,
        face,
    }
}

/// The texts of `picks` that stand below a board.
fn texts(setup: &Setup, row: Row, picks: &[Pick], look: Look<'_>) -> Vec<String> {
    let below_board = picks.iter().filter(|pick| face(pick).is_none());
    below_board
        .map(|pick| text_of(setup, row, Some(pick), look))
        .collect()
}

fn text_of(setup: &Setup, row: Row, pick: Option<&Pick>, look: Look<'_>) -> String {
    match (row, pick) {
        (Row::Opponent(_), Some(pick)) => {
            let remarks = face(pick)
                .map(|face| remarks(face, look))
                .unwrap_or_default();
            [about_opponent(setup, pick, look), remarks]
                .concat()
                .join("\n")
        }
        (_, None | Some(Pick::Game(_))) => about_game(kind_of(setup, pick), look.words),
        (row, pick) => words::about_row(setup, row, pick, look),
    }
}

/// The game of a choice, or the chosen one.
fn kind_of<'s>(setup: &'s Setup, pick: Option<&Pick>) -> &'s Kind {
    match pick {
        Some(Pick::Game(number)) => setup.kind_of(*number),
        _ => setup.kind(),
    }
}

/// The character that a choice is, whose face stands in place of the board.
fn face(pick: &Pick) -> Option<Character> {
    match pick {
        Pick::Opponent(PlayerSpec::Character(character)) => Some(*character),
        _ => None,
    }
}

/// How one captures, which is the same in all of awalé, and what sets the game apart.
fn about_game(kind: &Kind, words: &Words) -> String {
    match kind {
        Kind::Awale(_) => format!(
            "{} {}",
            words.get("setup-how"),
            words.game_differences(kind)
        ),
        Kind::Matches(_) => words.game_differences(kind),
    }
}

/// The board of a game, with the position that the new one goes on from where it does; else with
/// the start, South to move, since who begins may still be drawn.
fn board(setup: &Setup, kind: &Kind) -> GameState {
    let referee = setup
        .goes_on_from()
        .map_or_else(|| Match::new(kind.start(Seat::South)), Match::clone);
    GameState {
        kind: kind.clone(),
        direction: setup.direction,
        referee,
    }
}

/// Who an opponent is, how strong, and what score to expect, in lines.
pub(crate) fn about_opponent(setup: &Setup, pick: &Pick, look: Look<'_>) -> Vec<String> {
    let all = look.words;
    let Some(spec) = pick.spec() else {
        return vec![all.get("about-bot")];
    };
    let mut lines = vec![words::about_player(spec, look)];
    if let Pick::Program(_, command) = pick {
        lines.push(columns::fit(command, MOST_OF_COMMAND));
    }
    if !matches!(setup.kind(), Kind::Awale(_)) || spec.is_human() {
        return lines;
    }
    if spec == PlayerSpec::Character(Character::Nana) {
        lines.push(all.get("gallery-teacher"));
        return lines;
    }
    let strength = all
        .strength_of(&spec)
        .unwrap_or_else(|| all.get("gallery-unrated"));
    lines.push(say!(all, "gallery-rating", rating = strength));
    if let Some(share) = look
        .context
        .rating()
        .and_then(|mine| expected(mine, &spec, setup.kind()))
    {
        lines.push(say!(
            all,
            "gallery-expected",
            percent = format!("{:.0}", share * 100.0)
        ));
    }
    if let PlayerSpec::Character(character) = spec
        && (1..=MOST_TOLD).contains(&allowance(character))
    {
        lines.push(say!(
            all,
            "gallery-cost",
            seeds = all.tenths_of_seeds(allowance(character))
        ));
    }
    lines
}

/// The remarks of a character.
fn remarks(character: Character, look: Look<'_>) -> Vec<String> {
    let kinds = [
        (RemarkKind::Took, "gallery-took"),
        (RemarkKind::Lost, "gallery-lost"),
        (RemarkKind::Style, "gallery-style"),
    ];
    let told = kinds.map(|(kind, id)| {
        let remark = look.words.remark_text(character, kind)?;
        Some(say!(
            look.words,
            "gallery-says",
            moment = look.words.get(id),
            text = remark
        ))
    });
    [String::new()]
        .into_iter()
        .chain(told.into_iter().flatten())
        .collect()
}
