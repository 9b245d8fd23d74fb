//! Lists the faults of a player for its author, each with a command that repeats the question.

use crate::match_runner::Entrant;
use awale_words::text::{escape_hidden, escape_hidden_and_line_ends, join_command};

use awale_study::words::say;

use super::report::TournamentReport;

/// Maximum number of faults in the list. Further faults are mostly alike.
const MAX_LISTED_FAULTS: usize = 20;

/// Returns the name and the contents of the file with a player's faults. `None` if it has no
/// faults.
pub(super) fn file_with_faults_of_player(
    report: &TournamentReport,
    player: usize,
) -> Option<(String, String)> {
    let TournamentReport { plan, words, .. } = report;
    let name = &plan.players[player].name;
    let mut faults = Vec::new();
    for game in &report.games {
        let faults_of_player = game
            .faults
            .iter()
            .filter(|fault| game.player_index_at_seat(fault.seat) == player);
        faults.extend(faults_of_player.map(|fault| (game, fault)));
    }
    if faults.is_empty() {
        return None;
    }
    let mut lines = vec![say!(
        words,
        "tournament-student",
        player = name.as_str(),
        count = faults.len()
    )];
    for (game, fault) in faults.iter().take(MAX_LISTED_FAULTS) {
        let opponent = &plan.players[game.player_index_at_seat(fault.seat.opponent())].name;
        lines.push(format!(
            "\n{}",
            say!(
                words,
                "tournament-student-fault",
                game = game.id + 1,
                opponent = opponent.as_str(),
                side = words.seat_name(fault.seat),
                move = fault.ply + 1,
                reason = fault.reason.as_str(),
            )
        ));
        if let (Entrant::LineBot(command), false) =
            (&plan.players[player].entrant, fault.question.is_empty())
        {
            let quoted_question = join_command(&[&fault.question]);
            lines.push(
                escape_hidden_and_line_ends(&format!(
                    "    echo {quoted_question} | {}",
                    join_command(&command.command_words)
                ))
                .into_owned(),
            );
        }
        if !fault.error_output.trim().is_empty() {
            let escaped_errors = escape_hidden(&fault.error_output);
            lines.push(words.get("tournament-student-errors"));
            lines.extend(
                escaped_errors
                    .lines()
                    .map(|line| format!("    | {}", escape_hidden_and_line_ends(line))),
            );
        }
    }
    if faults.len() > MAX_LISTED_FAULTS {
        let more_faults_text = say!(
            words,
            "tournament-student-more",
            count = (faults.len() - MAX_LISTED_FAULTS)
        );
        lines.push(format!("\n{more_faults_text}"));
    }
    let file_name_chars = name.chars().map(|letter| {
        if letter.is_alphanumeric() || "._-".contains(letter) {
            letter
        } else {
            '_'
        }
    });
    Some((
        format!(
            "{:02}-{}.txt",
            player + 1,
            file_name_chars.take(60).collect::<String>()
        ),
        lines.join("\n") + "\n",
    ))
}
