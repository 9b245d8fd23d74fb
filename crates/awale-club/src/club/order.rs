//! What visitors ask of the club, what it answers, and what is to be written before anybody hears
//! of it.

use std::sync::Arc;
use std::time::Duration;

use awale_app::app::GameFile;
use awale_rules::PerSeat;
use awale_study::catalogue::AnyMove;
use awale_study::progress::GlickoRating;
use awale_words::text::Label;

use super::game::{Ended, LiveGame};
use super::tournament::{Plan, TournamentId};
use super::view::{GameView, LobbyView, TableView};

pub use super::refusal::{DisconnectReason, GuestReason, Refusal};
pub use super::terms::{
    Begins, Challenge, ChallengeId, GameId, NewGame, Now, Pace, Person, PersonId, Terms, VisitorId,
};

/// A request about a game.
#[derive(Clone, Debug, PartialEq)]
pub enum GameRequest {
    /// Play this move after this many moves.
    Move(usize, AnyMove),
    Resign,
    /// Offer to end the game as it stands, or accept that offer.
    End,
    /// Ask to take back the last move, or agree to it.
    TakeBack,
    /// Decline what the other player asks.
    Refuse,
    /// Offer a rematch with sides exchanged, or accept it.
    Rematch,
    /// Write a line of chat.
    Say(String),
    /// Mute a player or someone who wrote here.
    Mute(PersonId),
    /// Watch the game, or return to a game of one's own.
    Watch,
    /// Ask for the view of a board that is already open.
    ComeBack,
    /// Stop watching.
    Leave,
    /// After the end: show a move on the shared board, or step through the game.
    Show(usize),
    /// After the end: hand the shared board to the other player.
    PassHand,
}

/// A request of a visitor to the club.
#[derive(Clone, Debug, PartialEq)]
pub enum Order {
    Come(Person),
    Go,
    /// The visitor pressed a key.
    Active,
    /// The round-trip time to the visitor.
    Lag(Duration),
    Challenge(Challenge),
    Withdraw(ChallengeId),
    Accept(ChallengeId),
    Decline(ChallengeId),
    /// A request about a game.
    Game(GameId, GameRequest),
    /// Join a tournament, or leave it before it begins.
    Join(TournamentId),
}

impl Order {
    /// Whether the order leads to a write. Such orders are refused while writes fail.
    #[must_use]
    pub const fn needs_write(&self) -> bool {
        use GameRequest::{ComeBack, Leave, PassHand, Refuse, Show, Watch};
        match self {
            Order::Come(_) | Order::Go | Order::Active | Order::Lag(_) => false,
            Order::Game(_, request) => !matches!(
                request,
                ComeBack | Leave | PassHand | Refuse | Show(_) | Watch
            ),
            _ => true,
        }
    }
}

/// A decision of a host. Sessions of other visitors ignore it.
#[derive(Clone, Debug, PartialEq)]
pub enum HostCommand {
    /// Announce a tournament.
    Plan(Plan),
    /// Begin a tournament.
    Start(TournamentId),
    Ban(PersonId),
}

/// The result of a host's command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decided {
    Done,
    /// Announced under this number.
    Planned(TournamentId),
    /// No tournament with this number waits to begin.
    NoneWaits,
    /// Fewer than two players have joined.
    TooFew,
    /// Writes fail at the moment.
    Disk,
}

impl Decided {
    /// The refusal to show, if the command was not carried out.
    #[must_use]
    pub const fn refusal(self) -> Option<Refusal> {
        match self {
            Decided::TooFew => Some(Refusal::TooFew),
            Decided::NoneWaits => Some(Refusal::Gone),
            Decided::Disk => Some(Refusal::Disk),
            Decided::Done | Decided::Planned(_) => None,
        }
    }
}

/// What the club tells a visitor.
#[derive(Clone, Debug)]
pub enum News {
    /// Who is here and what is on.
    Lobby(Arc<LobbyView>),
    Game(Arc<GameView>),
    /// A game of the visitor's begins: to be shown wherever one is.
    Begins(GameId),
    Table(Arc<TableView>),
    /// Something that was asked is not possible.
    Refused(Refusal),
    /// Who the visitor is; when one comes in, the last of what there is to see.
    Hello(Person),
    /// Writes have begun to fail; `None` once they succeed again.
    Stalled(Option<Arc<Stalled>>),
}

/// The details of failing writes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stalled {
    /// The time at which the clocks were paused, on the clock of the club.
    pub since: Duration,
    /// The error of the system, shown to hosts.
    pub why: String,
}

/// What is written before anybody hears of it.
#[derive(Clone, Debug, PartialEq)]
pub enum Write {
    Game(Box<NewGame>),
    /// A move: its number from zero, what both have left on their clocks, when it was played.
    Move {
        game: GameId,
        /// Moves before this one.
        ply: usize,
        mv: AnyMove,
        left: Option<PerSeat<Duration>>,
        wall: i64,
    },
    /// A game stands so without a move that says it: after moves were taken back, or clocks stood
    /// still while the club was closed.
    State {
        game: GameId,
        /// The moves that are left; later ones go.
        ply: usize,
        left: Option<PerSeat<Duration>>,
        /// Since when the side to move is to move.
        wall: i64,
    },
    End {
        game: GameId,
        ended: Ended,
        wall: i64,
    },
    Chat {
        game: GameId,
        from: Person,
        text: Label,
        wall: i64,
    },
    Rating {
        person: PersonId,
        variant: String,
        rating: GlickoRating,
        wall: i64,
    },
    Mute {
        person: PersonId,
        other: PersonId,
    },
    /// A challenge of a member, which waits also while the member is away.
    Challenge {
        id: ChallengeId,
        from: PersonId,
        challenge: Box<Challenge>,
    },
    /// It is not there any more.
    NoChallenge(ChallengeId),
    /// A tournament as it stands.
    Tournament(Box<Plan>),
    Ban(PersonId),
}

impl Write {
    /// The state of a game, to be kept if no move says it.
    #[must_use]
    pub fn state_of(game: &LiveGame) -> Write {
        let (ply, left, wall) = game.state();
        Write::State {
            game: game.setup.id,
            ply,
            left,
            wall,
        }
    }

    /// The game that it changes.
    #[must_use]
    pub fn game(&self) -> Option<GameId> {
        match self {
            Write::Game(new) => Some(new.id),
            Write::Move { game, .. }
            | Write::State { game, .. }
            | Write::End { game, .. }
            | Write::Chat { game, .. } => Some(*game),
            _ => None,
        }
    }
}

/// What comes of an order.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// To be written before anything is shown.
    Write(Write),
    Tell(VisitorId, News),
    Dismiss(VisitorId, DisconnectReason),
}

impl Outcome {
    /// The write, if this is one.
    #[must_use]
    pub const fn write(&self) -> Option<&Write> {
        match self {
            Outcome::Write(write) => Some(write),
            _ => None,
        }
    }
}

/// What a member keeps in the club as others keep it at home.
#[derive(Debug)]
pub enum MemberData {
    /// A game of one's own, saved: the session that asks, where it is kept, the text, and the name
    /// of a new file.
    Save {
        session: u64,
        /// The file, where it has one.
        file: Option<GameFile>,
        /// A name for a new one.
        stem: String,
        text: String,
    },
    /// One of one's games is opened.
    Open(GameFile, awale_app::app::Purpose),
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
