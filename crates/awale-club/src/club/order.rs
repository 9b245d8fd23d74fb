//! What visitors ask of the club, what it answers, and what is to be written before anybody hears of it.

use std::sync::Arc;
use std::time::Duration;

use awale::app::GameFile;
use awale_files::text::Label;
use awale_rules::{PerSeat, Seat};
use awale_study::catalogue::{AnyMove, Kind};
use awale_study::progress::GlickoRating;
use awale_study::record::TimeControl;

use crate::names::Name;

use super::game::Ended;
use super::tournament::{Plan, TournamentId};
use super::view::{GameView, LobbyView, TableView};

pub use super::refusal::{Farewell, Refusal};

/// One session.
pub type VisitorId = u64;
/// A member, above zero; a guest, below.
pub type PersonId = i64;
/// A game between two people.
pub type GameId = i64;
/// A challenge that waits.
pub type ChallengeId = i64;

/// What time it is: since the club was opened, for clocks, and by the calendar in milliseconds of Unix time, for what is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Now {
    /// Since the club was opened.
    pub up: Duration,
    /// Milliseconds of Unix time.
    pub wall: i64,
}

/// A visitor, here or gone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The number.
    pub id: PersonId,
    /// The name.
    pub name: Name,
}

impl Person {
    /// Whether it is a guest, of whom nothing is kept.
    #[must_use]
    pub const fn is_guest(&self) -> bool {
        self.id < 0
    }
}

/// How much time there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// As much as one likes.
    #[default]
    Free,
    /// Clocks.
    Clock(TimeControl),
    /// Days for each move.
    Days(u8),
}

/// Who begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Begins {
    /// The lot decides.
    #[default]
    Drawn,
    /// Who made the challenge.
    Challenger,
    /// Who takes it.
    Opponent,
}

/// What is offered.
#[derive(Clone, Debug, PartialEq)]
pub struct Terms {
    /// The game.
    pub kind: Kind,
    /// The time.
    pub pace: Pace,
    /// Who begins.
    pub begins: Begins,
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// Moves hidden from watchers.
    pub delay: u8,
    /// Whom it is for; all, where it is for nobody alone.
    pub to: Option<Name>,
}

/// What a visitor asks of a game.
#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    /// To play this move, after this many have been played.
    Move(usize, AnyMove),
    /// To give up.
    Resign,
    /// To end the game as it stands; it ends when the other wants it too.
    End,
    /// To take one's last move back; it is taken back when the other agrees.
    TakeBack,
    /// To refuse what the other wants.
    Refuse,
    /// To play again with sides exchanged; it begins when the other wants it too.
    Rematch,
    /// To say something.
    Say(String),
    /// To hear nothing more of one who spoke here or plays.
    Mute(PersonId),
    /// To look on, or to sit down at one's own game.
    Watch,
    /// To look again at a board that one has before one already.
    ComeBack,
    /// To look no longer.
    Leave,
    /// After the end, to point at a move of the shared board, or to step through the game.
    Show(usize),
    /// After the end, to hand the shared board to the other.
    PassHand,
}

/// What a visitor asks of the club.
#[derive(Clone, Debug, PartialEq)]
pub enum Order {
    /// To come in.
    Come(Person),
    /// To go.
    Go,
    /// The visitor pressed a key.
    Stir,
    /// So long takes the way to the visitor and back.
    Lag(Duration),
    /// To challenge.
    Challenge(Terms),
    /// To take one's challenge back.
    Withdraw(ChallengeId),
    /// To play.
    Accept(ChallengeId),
    /// Not to.
    Decline(ChallengeId),
    /// Something about a game.
    Game(GameId, Wish),
    /// To join a tournament, or to leave it before it begins.
    Join(TournamentId),
}

/// What a host of the club decides. The session of whoever is none drops it.
#[derive(Clone, Debug, PartialEq)]
pub enum Decree {
    /// A tournament is planned.
    Plan(Plan),
    /// It begins.
    Start(TournamentId),
    /// A member is not wanted any more.
    Ban(PersonId),
}

/// What comes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decided {
    /// It is done.
    Done,
    /// The tournament has this number.
    Planned(TournamentId),
    /// No tournament of this number waits to begin.
    NoneWaits,
    /// Fewer than two have joined.
    TooFew,
}

impl Decided {
    /// The refusal to show, if the decree was not carried out.
    #[must_use]
    pub const fn refusal(self) -> Option<Refusal> {
        match self {
            Decided::TooFew => Some(Refusal::TooFew),
            Decided::NoneWaits => Some(Refusal::Gone),
            Decided::Done | Decided::Planned(_) => None,
        }
    }
}

/// What the club tells a visitor.
#[derive(Clone, Debug)]
pub enum News {
    /// Who is here and what is on.
    Lobby(Arc<LobbyView>),
    /// How a game stands.
    Game(Arc<GameView>),
    /// A game of the visitor's begins: to be shown wherever one is.
    Begins(GameId),
    /// A tournament.
    Table(Arc<TableView>),
    /// Something that was asked is not possible.
    Refused(Refusal),
    /// Who the visitor is; when one comes in, the last of what there is to see.
    Hello(Person),
}

/// A new game as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct NewGame {
    /// Its number.
    pub id: GameId,
    /// The game.
    pub kind: Kind,
    /// Who plays.
    pub players: PerSeat<Person>,
    /// Who begins.
    pub first: Seat,
    /// The time.
    pub pace: Pace,
    /// Whether it counts.
    pub rated: bool,
    /// Moves that are kept from watchers.
    pub delay: u8,
    /// When it began.
    pub started: i64,
    /// The tournament and its round, where it belongs to one.
    pub tournament: Option<(TournamentId, u32)>,
}

/// What is written before anybody hears of it.
#[derive(Clone, Debug, PartialEq)]
pub enum Write {
    /// A game begins.
    Game(Box<NewGame>),
    /// A move: its number from zero, what both have left on their clocks, when it was played.
    Move {
        /// Of which game.
        game: GameId,
        /// Moves before this one.
        ply: usize,
        /// The move.
        mv: AnyMove,
        /// What both have left.
        left: Option<PerSeat<Duration>>,
        /// When.
        wall: i64,
    },
    /// A game stands so without a move that says it: after moves were taken back, or clocks stood still while the club was closed.
    Stands {
        /// Which.
        game: GameId,
        /// The moves that are left; later ones go.
        ply: usize,
        /// What both have left.
        left: Option<PerSeat<Duration>>,
        /// Since when the side to move is to move.
        wall: i64,
    },
    /// A game ends.
    End {
        /// Which.
        game: GameId,
        /// How.
        ended: Ended,
        /// When.
        wall: i64,
    },
    /// A line of chat.
    Chat {
        /// At which game.
        game: GameId,
        /// Who said it.
        from: Person,
        /// What.
        text: Label,
        /// When.
        wall: i64,
    },
    /// A rating.
    Rating {
        /// Whose.
        person: PersonId,
        /// In which variant.
        variant: String,
        /// What it is now.
        rating: GlickoRating,
        /// When.
        wall: i64,
    },
    /// One visitor mutes another.
    Mute {
        /// Who.
        person: PersonId,
        /// Whom.
        other: PersonId,
    },
    /// A challenge of a member, which waits also while the member is away.
    Challenge {
        /// Its number.
        id: ChallengeId,
        /// Whose.
        from: PersonId,
        /// What is offered.
        terms: Box<Terms>,
    },
    /// It is not there any more.
    NoChallenge(ChallengeId),
    /// A tournament as it stands.
    Tournament(Box<Plan>),
    /// A member is banned.
    Ban(PersonId),
}

/// What comes of an order.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// To be written before anything is shown.
    Write(Write),
    /// To be told.
    Tell(VisitorId, News),
    /// To be sent home.
    Dismiss(VisitorId, Farewell),
}

/// What a member keeps in the club as others keep it at home.
#[derive(Debug)]
pub enum Home {
    /// A game of one's own, saved: the session that asks, where it is kept, the text, and the name of a new file.
    Save {
        /// The session.
        session: u64,
        /// The file, where it has one.
        file: Option<GameFile>,
        /// A name for a new one.
        stem: String,
        /// The text.
        text: String,
    },
    /// One of one's games is opened.
    Open(GameFile, awale::app::Purpose),
    /// It goes.
    Delete(GameFile),
    /// It gets a title.
    Rename(GameFile, String),
    /// What one has learned.
    Progress,
    /// Something learned.
    Remember(awale_study::progress::ProgressEvent),
    /// Settings: names and values.
    Settings(Vec<(&'static str, toml::Value)>),
}
