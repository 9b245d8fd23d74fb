//! Begins, copies and saves games, for which a [`Session`] needs the state of the program.

use awale_rules::{PerSeat, Seat};
use awale_study::{
    catalogue::GameKind,
    record::{DateTime, GameOrigin, LinkGame, Participant, Record, RecordHeader, SowingDirection},
};

use crate::{
    app::{AppContext, GameFileState, GameState, Session, SessionId},
    config::FirstToMove,
};
use awale_board::pictures::{ExportedPicture, GamePicture};

impl Session {
    /// A new game without moves. The side `first_to_move` begins, or if that is `None`, the side
    /// that the settings choose.
    pub fn new(
        kind: GameKind,
        players: PerSeat<Participant>,
        direction: SowingDirection,
        first_to_move: Option<FirstToMove>,
        context: &mut AppContext,
    ) -> Session {
        let seed = context.random_u64();
        let first_seat = match first_to_move
            .unwrap_or_else(|| context.settings.setup.first_to_move(&kind))
        {
            FirstToMove::South => Seat::South,
            FirstToMove::North => Seat::North,
            FirstToMove::Random => Seat::BOTH[usize::from(context.random_u64().is_multiple_of(2))],
        };
        let start = kind.start(first_seat);
        let game = GameState::new(kind, direction, start);
        Session::with_date_and_seed(game, players, context.now(), seed)
    }

    /// The new game `game`, which begins at `date`. Its random numbers depend on `seed`.
    pub fn with_date_and_seed(
        game: GameState,
        players: PerSeat<Participant>,
        date: DateTime,
        seed: SessionId,
    ) -> Session {
        Session {
            game,
            players,
            header: RecordHeader::new(date, None),
            analysis: None,
            clocks: None,
            file_state: GameFileState::default(),
            hinted_move_indices: Vec::new(),
            seed,
        }
    }

    /// A new game that continues this one. It has no file yet, and the original stays unchanged.
    #[must_use]
    pub fn into_copy_for_new_game(mut self, context: &mut AppContext) -> Session {
        self.header.origin = GameOrigin::OtherStart;
        (self.header.date, self.header.title) = (context.now(), None);
        (self.header.series, self.header.game_played_by_link) = (None, None);
        (self.file_state, self.analysis, self.seed) =
            (GameFileState::default(), None, context.random_u64());
        self
    }
}

impl AppContext {
    /// The open or saved game with this id that is played by link.
    pub fn link_game_by_id(&mut self, id: &str) -> Option<Session> {
        let has_link_id = |header: &RecordHeader| {
            header
                .game_played_by_link
                .as_ref()
                .is_some_and(|link| link.id == *id)
        };
        let mut open_sessions = self.sessions.0.values();
        if let Some(session) = open_sessions.find(|session| has_link_id(&session.header)) {
            return Some(session.clone());
        }
        let games = self.games.clone();
        let mut saved_games = games.games_created_by_program();
        let (game, record) = saved_games.find(|(_, record)| has_link_id(&record.header))?;
        let file = Some(game.file.clone());
        Some(Session::from_record(record, file, self.random_u64()))
    }

    /// Creates the id of a new game by link, in which this player has the side `own_seat`.
    pub fn make_link_game(&mut self, own_seat: Seat) -> LinkGame {
        let id = format!("{:06X}", self.random_u64() >> 40);
        LinkGame {
            id: id.into(),
            own_seat,
        }
    }

    /// Saves a game if it has a move, is part of a match, is played by link, or is over. A game
    /// without a file whose moves were all taken back is not saved. A study without a file is not
    /// saved here, because the analysis board chooses its file.
    pub fn save_session(&mut self, id: SessionId) {
        let session = &self.sessions[id];
        let has_begun = !session.moves().is_empty()
            || session.header.series.is_some()
            || session.header.game_played_by_link.is_some()
            || session.is_over();
        let is_worth_saving = session.file_state.file.is_some()
            || has_begun && session.header.origin != GameOrigin::StudyGame;
        if is_worth_saving {
            self.effects.push(session.save_effect());
        } else {
            self.unsaved_sessions.remove(&id);
        }
    }

    /// Exports pictures of a game. The still picture shows the position after `shown_move_count`
    /// moves.
    pub fn export_game(&mut self, record: Record, shown_move_count: usize) {
        let picture = GamePicture::of_game(record, shown_move_count, &self.words);
        self.export_pictures(ExportedPicture::Game(Box::new(picture)));
    }
}
