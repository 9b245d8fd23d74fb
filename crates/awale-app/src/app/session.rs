//! A game with its players: the referee, the player at each seat, and the other data of its record.

use std::time::Duration;

use awale_rules::{Game, Match, PerSeat, Seat, Settlement};
use awale_study::{
    catalogue::{AnyGame, AnyMove, GameKind},
    players::PlayerSpec,
    record::{
        Analysis, GameOrigin, LinkGame, Participant, Record, RecordHeader, StatisticsStatus,
        TimeControl, Variation, VariationTree,
    },
    study,
};

use crate::{
    app::{Confirmation, Effect, GameFile, GameState, SessionId, clocks::Clocks},
    keys::Command,
};

/// A game with its players, in progress or over.
#[derive(Clone, Debug)]
pub struct Session {
    /// The rules, the moves and the direction of the board.
    pub game: GameState,
    pub players: PerSeat<Participant>,
    /// Further data of the game's record, such as comments and the series.
    pub header: RecordHeader,
    /// The analysis of the moves.
    pub analysis: Option<Analysis>,
    /// The clocks, in a serious game.
    pub clocks: Option<Clocks>,
    pub file_state: GameFileState,
    /// The index of each move, counted from 0, for which the user got a hint or saw the values.
    pub hinted_move_indices: Vec<usize>,
    /// The seed of the game's random numbers, which is also its id.
    pub seed: SessionId,
}

/// The state of a game on the disk.
#[derive(Clone, Debug, Default)]
pub struct GameFileState {
    /// The file. `None` before the game is first saved.
    pub file: Option<GameFile>,
    /// Whether the game comes from another source, such as a file of another program, which is
    /// never changed. Additions are saved as a study, in a new file.
    pub is_from_other_source: bool,
}

impl Session {
    /// This new game, with the moves and the starting position of `game`.
    #[must_use]
    pub fn with_moves_of(mut self, game: Match<AnyGame>, origin: GameOrigin) -> Session {
        self.game.referee = game;
        let is_usual_start = self.game.unusual_start().is_none() && self.game.moves().is_empty();
        self.header.origin = if is_usual_start && origin == GameOrigin::OtherStart {
            GameOrigin::UsualStart
        } else {
            origin
        };
        self
    }

    /// The game of `record`, saved in `file`. Clocks of a game in progress are marked as stopped.
    pub fn from_record(record: &Record, file: Option<GameFile>, seed: u64) -> Session {
        let (kind, direction, referee) = (
            record.kind.clone(),
            record.sowing_direction,
            record.clone_game(),
        );
        Session {
            game: GameState {
                kind,
                direction,
                referee,
            },
            players: record.players.clone(),
            header: record.header.clone(),
            analysis: record.analysis.clone(),
            clocks: record
                .clocks
                .clone()
                .map(|times| Clocks::from_saved_times(times, record.result().is_none())),
            file_state: GameFileState {
                is_from_other_source: file.is_none(),
                file,
            },
            hinted_move_indices: Vec::new(),
            seed,
        }
    }

    /// The record of this game, for saving.
    pub fn record(&self) -> Record {
        let GameState {
            kind,
            direction,
            referee,
        } = &self.game;
        let date = self.header.date;
        let mut record = Record::of(
            referee,
            kind.clone(),
            self.players.clone(),
            *direction,
            date,
            None,
        );
        record.header = RecordHeader {
            omitted_texts: Vec::new(),
            ..self.header.clone()
        };
        record.clocks = self.clocks.as_ref().map(|clocks| clocks.times().clone());
        record.analysis = self.analysis().cloned();
        record
    }

    /// The effect that saves this game.
    pub fn save_effect(&self) -> Effect {
        Effect::SaveGame {
            session_id: self.seed,
            file: self.file_state.file.clone(),
            record: Box::new(self.record()),
        }
    }

    /// This new game, with clocks set to `time_control` or without clocks. Marks the game as helped
    /// if the teacher plays, even with clocks, when the teacher does not warn: the teacher's
    /// strength was not measured, so the game does not count for the rating.
    #[must_use]
    pub fn with_clocks(mut self, time_control: Option<TimeControl>) -> Session {
        self.clocks = time_control.map(Clocks::new);
        self.header.is_helped |= self.is_against_teacher();
        self
    }

    /// The time control. `None` without clocks.
    pub fn time_control(&self) -> Option<TimeControl> {
        self.clocks.as_ref().map(Clocks::time_control)
    }

    /// Whether the game is played with clocks. Moves cannot be taken back in such a game.
    pub fn has_clocks(&self) -> bool {
        self.clocks.is_some()
    }

    /// Whether hints, values and search trees may be shown. Forbidden in a game with clocks or by
    /// link that is not over.
    pub fn may_study(&self) -> bool {
        !self.has_clocks() && self.header.game_played_by_link.is_none() || self.is_over()
    }

    /// The time left for each side after this many moves.
    pub fn remaining_after(&self, played_move_count: usize) -> Option<PerSeat<Duration>> {
        Some(
            self.clocks
                .as_ref()?
                .remaining_after(self.game.positions_so_far(), played_move_count),
        )
    }

    /// The analysis, if it belongs to the current moves.
    pub fn analysis(&self) -> Option<&Analysis> {
        self.analysis
            .as_ref()
            .filter(|analysis| analysis.belongs_to_game(self.game.moves()))
    }

    /// The analysis, if it is deep enough to explain moves. An analysis in a file may not be.
    pub fn analysis_for_explanations(&self) -> Option<&Analysis> {
        self.analysis()
            .filter(|analysis| study::is_deep_enough(analysis))
    }

    /// The moves played so far, without those that were taken back.
    pub fn moves(&self) -> &[AnyMove] {
        self.game.moves()
    }

    /// All positions up to the current one.
    pub fn positions_so_far(&self) -> &[AnyGame] {
        self.game.positions_so_far()
    }

    pub fn position(&self) -> &AnyGame {
        self.game.position()
    }

    pub fn to_move(&self) -> Seat {
        self.game.to_move()
    }

    /// The player whose turn it is.
    pub fn player_to_move(&self) -> PlayerSpec {
        self.players[self.to_move()].spec
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.is_over()
    }

    /// Whether the game is not over and a human at this screen is to move.
    pub fn awaits_human(&self) -> bool {
        self.player_to_move().is_human() && !self.is_over() && !self.awaits_friend()
    }

    /// Whether, in a game by link, the friend is to move or must receive the end of the game. True
    /// after each agreed end, because either player may have ended the game.
    pub fn awaits_friend(&self) -> bool {
        let is_friend_awaited = |link: &LinkGame| match self.game.referee.settlement() {
            Some(Settlement::Resignation(loser)) => loser == link.own_seat,
            Some(_) => true,
            None => self.to_move() != link.own_seat,
        };
        self.header
            .game_played_by_link
            .as_ref()
            .is_some_and(is_friend_awaited)
    }

    /// Whether the teacher, who warns of losing moves, is one of the players and may warn.
    pub fn has_teacher(&self) -> bool {
        self.is_against_teacher() && self.may_study()
    }

    fn is_against_teacher(&self) -> bool {
        Seat::BOTH
            .into_iter()
            .any(|seat| self.players[seat].spec == PlayerSpec::TEACHER)
    }

    pub fn human_count(&self) -> usize {
        Seat::BOTH
            .into_iter()
            .filter(|&seat| self.players[seat].spec.is_human())
            .count()
    }

    /// Whether the game counts for the rating, and if not, the reason.
    pub fn rating_status(&self) -> StatisticsStatus {
        self.record().statistics_status()
    }

    /// The message id of the reason why the game does not count for the rating. `None` if it counts
    /// so far, or if games of its kind and players never do.
    pub fn unrated_reason_message_id(&self) -> Option<&'static str> {
        self.record().unrated_reason_message_id()
    }

    /// Whether the game would count for the rating of its only human if no help had been used.
    pub fn is_ratable_without_help(&self) -> bool {
        let would_count_without_help = matches!(
            self.rating_status(),
            StatisticsStatus::CountsForRatingAndResults | StatisticsStatus::PlayedWithHelp
        );
        would_count_without_help
            && matches!(self.game.kind, GameKind::Awale(_))
            && self.only_human_seat().is_some()
    }

    /// Whether the game is in progress and counts for the rating, so that help would end this.
    pub fn can_still_be_rated(&self) -> bool {
        self.may_study()
            && !self.is_over()
            && self.only_human_seat().is_some()
            && self.rating_status() == StatisticsStatus::CountsForRatingAndResults
    }

    /// The question before a command that gives help, if help would end the game's effect on the
    /// rating.
    pub fn confirmation_before_help(&self, command: Command) -> Option<Confirmation> {
        let gives_help = match command {
            Command::Values | Command::Bar | Command::Danger => true,
            Command::Analyse
            | Command::Book
            | Command::SetUp
            | Command::Tree
            | Command::MoveNow => self.is_ratable_without_help(),
            Command::Hint => self.is_ratable_without_help() && self.awaits_human(),
            Command::Undo => self.is_ratable_without_help() && self.can_undo(),
            _ => false,
        };
        (gives_help && self.can_still_be_rated()).then_some(Confirmation::UseHelp(command))
    }

    /// Notes that the human gets help against the computer. The game then does not count for the
    /// rating. Returns whether this is the first help.
    pub fn record_help(&mut self) -> bool {
        let is_first_help =
            !self.header.is_helped && self.only_human_seat().is_some() && !self.is_over();
        self.header.is_helped |= is_first_help;
        is_first_help
    }

    /// The seat of the only human at this screen. `None` if there are two humans or none at all.
    pub fn only_human_seat(&self) -> Option<Seat> {
        if let Some(link_game) = &self.header.game_played_by_link {
            return Some(link_game.own_seat);
        }
        let mut human_seats = Seat::BOTH
            .into_iter()
            .filter(|&seat| self.players[seat].spec.is_human());
        human_seats.next().filter(|_| human_seats.next().is_none())
    }

    /// The side from which values are shown: the only human's side, or South.
    pub fn viewing_side(&self) -> Seat {
        self.only_human_seat().unwrap_or(Seat::South)
    }

    /// Takes back one move between two humans, or all moves up to the user's last turn against the
    /// computer. Has no effect if there is no such turn. Returns whether a move was taken back.
    pub fn undo(&mut self) -> bool {
        let mut earlier_game = self.game.referee.clone();
        while earlier_game.undo() {
            if self.undo_stops_at(earlier_game.position()) {
                self.continue_from(earlier_game);
                self.record_help();
                return true;
            }
        }
        false
    }

    /// Goes to the position after this many moves, by undoing or redoing moves.
    pub fn go_to(&mut self, move_count: usize) {
        let mut game = self.game.referee.clone();
        while game.moves().len() > move_count && game.undo() {}
        while game.moves().len() < move_count && game.redo() {}
        self.continue_from(game);
    }

    /// Continues the game from another point. Comments and variations of moves that are taken back
    /// become a variation, so that no text is lost. If the same moves are played again, they get
    /// their texts back.
    fn continue_from(&mut self, game: Match<AnyGame>) {
        let RecordHeader {
            comments,
            variations,
            ..
        } = &self.header;
        let remaining_move_count = game.moves().len();
        let begins_after_remaining_moves = |line: &Variation| {
            line.parent_variation_index.is_none() && line.moves_before > remaining_move_count
        };
        let has_later_texts = comments.range(remaining_move_count + 1..).next().is_some()
            || variations.iter().any(begins_after_remaining_moves);
        let game_for_tree = if has_later_texts {
            &self.game.referee
        } else {
            &game
        };
        let variation_tree = VariationTree::of(game_for_tree, comments, variations);
        (self.header.comments, self.header.variations) =
            variation_tree.comments_and_variations(remaining_move_count);
        self.game.referee = game;
    }

    /// Whether [`Session::undo`] would take back a move.
    pub fn can_undo(&self) -> bool {
        let earlier_positions = self
            .game
            .positions_so_far()
            .split_last()
            .map_or(&[][..], |(_, before)| before);
        earlier_positions
            .iter()
            .any(|position| self.undo_stops_at(position))
    }

    /// Redoes the moves that the last [`Session::undo`] took back. Returns whether a move was
    /// redone.
    pub fn redo(&mut self) -> bool {
        let mut later_game = self.game.referee.clone();
        let mut has_redone_move = false;
        while later_game.redo() {
            has_redone_move = true;
            if self.undo_stops_at(later_game.position()) {
                break;
            }
        }
        if has_redone_move {
            self.continue_from(later_game);
        }
        has_redone_move
    }

    /// Whether undo and redo stop at this position: the turn of a human, or any position if no
    /// human plays.
    fn undo_stops_at(&self, position: &AnyGame) -> bool {
        self.human_count() == 0 || self.players[position.to_move()].spec.is_human()
    }
}
