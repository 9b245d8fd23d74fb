//! Invariants of a game and of its file.

use awale::app::{GameFile, Session};
use awale::config::Settings;
use awale_rules::{Game, Seat};
use awale_study::catalogue::AnyGame;
use awale_study::record::Record;

use crate::shell::Shell;
use crate::shell::shown::ShownScreen;

/// The game on a screen, if there is one.
pub fn session_of(screen: ShownScreen<'_>) -> Option<&Session> {
    match screen {
        ShownScreen::Play(play) => Some(play.session),
        ShownScreen::Over(over) => Some(over.session),
        ShownScreen::Analysis(board) => Some(board.session),
        _ => None,
    }
}

/// The file in which the game on a screen is saved; `None` if the screen shows no game or the game
/// is not saved.
pub fn game_file_of(screen: ShownScreen<'_>) -> Option<&GameFile> {
    match screen {
        ShownScreen::Play(play) => play.session.file_state.file.as_ref(),
        ShownScreen::Over(over) => over.session.file_state.file.as_ref(),
        _ => None,
    }
}

/// Checks that the number of seeds is constant and that an unfinished game has a legal move.
pub fn check_game_invariants(session: &Session) {
    let position = session.position();
    if let AnyGame::Awale(awale) = position {
        let seeds_in_stores: u32 = Seat::BOTH
            .into_iter()
            .map(|seat| u32::from(awale.store(seat)))
            .sum();
        let seeds_in_pits: u32 = awale.pits().iter().map(|&seeds| u32::from(seeds)).sum();
        assert_eq!(
            seeds_in_stores + seeds_in_pits,
            u32::from(awale.rules().fields().total_seeds()),
            "seeds are conserved in {awale}"
        );
    }
    assert!(
        session.is_over() || position.moves().next().is_some(),
        "a game that goes on has a move"
    );
}

/// Checks that each saved game, read again, has the moves that were played.
pub fn check_saved_games(shell: &Shell) {
    for (file, text) in &shell.disk {
        if file.0.starts_with("2026") {
            let record =
                Record::parse(text).unwrap_or_else(|error| panic!("{}: {error}\n{text}", file.0));
            assert_eq!(record.to_toml(), *text, "what is read is written the same");
        }
    }
    Settings::parse(&shell.settings_text, "kept").expect("what the program wrote, it reads");
}
