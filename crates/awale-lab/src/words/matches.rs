//! Messages about matches: the fault of a player, and the reason why a match cannot go on.

use std::time::Duration;

use crate::match_runner::{
    ExitStatus, Forfeit, ForfeitedGame, MAX_OPENING_ATTEMPTS, MatchError, MatchWarning, NoOpening,
    SaveError, UnsupportedRules, last_nonempty_line,
};

use awale_study::words::{Explain, Words, say};

/// The ids of the messages that name the first and the second player.
pub const PLAYER_MESSAGE_IDS: [&str; 2] = ["match-first", "match-second"];

/// Maximum number of characters of an error output line that a message quotes.
const MAX_ERROR_LINE_CHARS: usize = 200;

/// Returns `message`, followed by the last line of the bot's error output if it wrote one.
pub fn with_last_error_line(message: String, error_output: &str, words: &Words) -> String {
    match last_nonempty_line(error_output) {
        Some(line) => {
            let line: String = line.chars().take(MAX_ERROR_LINE_CHARS).collect();
            say!(words, "bots-errors", what = message, line)
        }
        None => message,
    }
}

impl Explain for Forfeit {
    fn explain(&self, words: &Words) -> String {
        let message_with_text = |id, text: &String| say!(words, id, text = text.as_str());
        match self {
            Forfeit::CannotStart(error) => say!(words, "match-start", what = error.explain(words)),
            Forfeit::Crash => words.get("match-crash"),
            Forfeit::NoAnswer(time) => {
                let seconds =
                    words.decimal(time.as_secs_f64(), usize::from(time.subsec_millis() > 0));
                say!(words, "match-asleep", seconds)
            }
            Forfeit::TooManyLines(text) => message_with_text("match-babble", text),
            Forfeit::NotAMove(text) => message_with_text("match-nonsense", text),
            Forfeit::IllegalMove(mv) => say!(words, "match-illegal", move = mv.to_string()),
            Forfeit::UnsupportedRules { .. } => words.get("match-other-rules"),
            Forfeit::NoMove => words.get("match-no-move"),
            Forfeit::ExitedWithoutAnswer(ExitStatus::ExitCode(status)) => {
                say!(words, "bots-ended", status = (*status))
            }
            Forfeit::ExitedWithoutAnswer(ExitStatus::Signal(signal)) => {
                say!(words, "bots-killed", signal = (*signal))
            }
            Forfeit::NotALegalMove(text) => message_with_text("bots-not-legal", text),
            Forfeit::TooLate {
                answer_time: took,
                time_limit: limit,
            } => {
                let seconds_text = |time: &Duration| words.decimal(time.as_secs_f64(), 2);
                say!(
                    words,
                    "bots-late",
                    took = seconds_text(took),
                    limit = seconds_text(limit)
                )
            }
            Forfeit::UnfinishedLine(text) => message_with_text("bots-half-line", text),
            Forfeit::TooMuchOutput => words.get("bots-flood"),
            Forfeit::InputNotAccepted => words.get("bots-deaf"),
            Forfeit::OutputClosed => words.get("bots-mute"),
            Forfeit::TooMuchMemory(most) => say!(words, "bots-memory", most = (*most)),
            Forfeit::TooManyProcesses(number) => say!(words, "bots-processes", number = *number),
        }
    }
}

impl Explain for NoOpening {
    fn explain(&self, words: &Words) -> String {
        say!(
            words,
            "match-no-opening",
            tries = MAX_OPENING_ATTEMPTS,
            plies = self.ply_count
        )
    }
}

impl Explain for UnsupportedRules {
    fn explain(&self, words: &Words) -> String {
        say!(
            words,
            "match-unknown-variant",
            player = self.spec.as_str(),
            variant = self.variant.as_str(),
            known = self.known_variants.join(", ")
        )
    }
}

impl Explain for MatchError {
    fn explain(&self, words: &Words) -> String {
        match self {
            MatchError::CannotSaveGame(error) => error.explain(words),
            MatchError::UnsupportedRules(error) => error.explain(words),
            MatchError::NoOpening(error) => error.explain(words),
            MatchError::CannotStart { spec, reason } => {
                say!(
                    words,
                    "match-cannot-play",
                    player = spec.as_str(),
                    reason = reason.explain(words)
                )
            }
            MatchError::TooManyForfeits {
                player,
                spec,
                games,
            } => {
                let player_text = words.get(PLAYER_MESSAGE_IDS[*player]);
                say!(
                    words,
                    "match-too-many-forfeits",
                    who = player_text,
                    player = spec.as_str(),
                    games = *games
                )
            }
        }
    }
}

impl Explain for MatchWarning<'_> {
    fn explain(&self, words: &Words) -> String {
        match self {
            MatchWarning::FirstForfeit(forfeited) => forfeited.explain(words),
            MatchWarning::ProcessesMayOutliveMatch(error) => {
                say!(words, "match-may-outlive", what = error.explain(words))
            }
        }
    }
}

impl Explain for SaveError {
    fn explain(&self, words: &Words) -> String {
        match self {
            SaveError::CannotWrite(failure) => {
                say!(words, "match-not-saved", what = failure.explain(words))
            }
            SaveError::FolderInUse { path } => {
                say!(words, "match-taken", folder = path.display().to_string())
            }
        }
    }
}

impl Explain for ForfeitedGame {
    fn explain(&self, words: &Words) -> String {
        with_last_error_line(
            say!(
                words,
                "match-forfeited",
                game = self.game_index + 1,
                who = words.get(PLAYER_MESSAGE_IDS[self.player]),
                reason = self.reason.explain(words)
            ),
            &self.last_error_line,
            words,
        )
    }
}
