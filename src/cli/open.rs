//! `awale open`: opens a saved game or a link in the full screen. A file with several games opens
//! as a list, which is printed if there is no full screen.

use std::{
    io::{self, Write},
    path::Path,
};

use crate::{
    app::{OpenPurpose, OpenRequest, SavedGame},
    shell::{self, FirstView},
    words::{Explain, Words},
};
use awale_study::link::LinkContent;

use super::{
    CommandContext, CommandResult,
    game_file::{self, GameChoice},
    output, play_full_screen,
    table_layout::{ColumnLayout, TableLayout},
};

pub(super) fn run_open(
    context: CommandContext,
    file: &Path,
    game_choice: GameChoice,
) -> CommandResult {
    let file_or_link_text = file.to_string_lossy();
    if let Some(content) = LinkContent::read(&file_or_link_text, &context.variants) {
        content.map_err(|error| error.explain(&context.words))?;
        return play_full_screen(
            context,
            Some(FirstView::Link(file_or_link_text.into_owned())),
        );
    }
    let games_file = game_file::read_games(&context, file)?;
    if game_file::is_standard_stream(file) {
        shell::read_keys_from_terminal();
    }
    if games_file.games.len() > 1 && !game_choice.is_game_chosen() {
        let games = games_file.into_list_entries();
        return if shell::has_terminal() && shell::can_draw_full_screen() {
            play_full_screen(
                context,
                Some(FirstView::Open(OpenRequest::GamesOfFile(
                    games,
                    OpenPurpose::ToAnalyze,
                ))),
            )
        } else {
            Ok(write_games_of_file(
                &games,
                &context.words,
                &mut output::standard_output(),
            )?)
        };
    }
    let record = games_file.single_game(game_choice, &context.words)?;
    let own_game_file = context.folders.saved_game_at(file);
    let first_view = own_game_file.map_or_else(
        || {
            FirstView::Open(OpenRequest::AnalyzeRecord {
                record: Box::new(record),
                must_be_saved: game_file::is_standard_stream(file),
            })
        },
        FirstView::SavedGame,
    );
    play_full_screen(context, Some(first_view))
}

/// Prints one game per line: number, day, players, result. An unreadable game has its error in its
/// line.
fn write_games_of_file(games: &[SavedGame], words: &Words, out: &mut impl Write) -> io::Result<()> {
    let columns = TableLayout::new(
        2,
        [
            ColumnLayout::RightAligned(5),
            ColumnLayout::LeftAligned(10),
            ColumnLayout::LeftAligned(0),
        ],
    );
    for game in games {
        let (day, game_summary) = match &game.record {
            Err(error) => (String::new(), words.record_error(&game.file.0, error)),
            Ok(record) => (
                words.date(&record.date_text().unwrap_or_default()),
                format!(
                    "{} · {}",
                    words.title_in_game_list(record),
                    words.result_in_game_list(record)
                ),
            ),
        };
        writeln!(
            out,
            "{}",
            columns.format_row(&[game.number_in_file.to_string(), day, game_summary])
        )?;
    }
    Ok(())
}
