//! The messages of the club: requests from visitors, updates for visitors, and store operations,
//! which are written before the updates that show them are sent.

use std::mem::{Discriminant, discriminant};

use super::prelude::*;

/// A message of a screen to the club. Visits ignore the last two if their visitor is not a host.
#[derive(Clone, Debug)]
pub enum ScreenMessage {
    Request(VisitorRequest),
    HostCommand(HostCommand),
    HostDeskRequest(HostDeskRequest),
}

/// An event of a visit that the visit reports to the club.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum VisitEvent {
    /// The visit has ended. The visitor's games are kept.
    Ended,
    KeyPressed,
    /// A round-trip time of the visitor's connection was measured.
    RoundTripTime(Duration),
}

/// A request of a visitor to the club.
#[derive(Clone, Debug)]
pub enum VisitorRequest {
    MakeChallenge(Challenge),
    /// Withdraw the visitor's own challenge, or decline one to the visitor.
    RemoveChallenge(ChallengeId),
    AcceptChallenge(ChallengeId),
    /// Accept the challenge whose link has this code.
    RedeemCode(String),
    /// A request about a game.
    Game(GameId, GameRequest),
    /// Join a tournament, or return to it after withdrawing.
    JoinTournament(TournamentId),
    /// Withdraw from a tournament.
    LeaveTournament(TournamentId),
    /// Report that the visitor is ready for the next round of a tournament. If the tournament waits
    /// for its players, the round begins once all are ready.
    ReadyForRound(TournamentId),
}

/// A command of a host.
#[derive(Clone, Debug)]
pub enum HostCommand {
    AnnounceTournament(Box<TournamentTerms>),
    Tournament(TournamentId, TournamentCommand),
    /// Admit this number of new names within an hour, whatever the limits of their addresses.
    AdmitNewcomers(u32),
    SetEntryPolicy(EntryPolicy),
    /// Allow chat, or not.
    SetChatAllowed(bool),
    Ban(EntryBan),
    Unban(EntryBan),
    /// Delete a member. Records of games keep the name of this guest instead.
    DeleteMember(PersonId, Person),
}

/// A request of a host that needs the store.
#[derive(Clone, Debug)]
pub enum HostDeskRequest {
    /// Make a member and a card for each name. With `renew_existing_cards`, also new cards for
    /// existing members.
    MakeClass {
        names: Vec<String>,
        renew_existing_cards: bool,
    },
    /// Ban a member, a name, a key or an address.
    Ban(String),
    /// Export a part of a tournament.
    Export(Box<ClubTournament>, TournamentExport),
}

impl From<VisitorRequest> for ScreenMessage {
    fn from(request: VisitorRequest) -> ScreenMessage {
        ScreenMessage::Request(request)
    }
}

impl From<HostCommand> for ScreenMessage {
    fn from(command: HostCommand) -> ScreenMessage {
        ScreenMessage::HostCommand(command)
    }
}

impl From<HostDeskRequest> for ScreenMessage {
    fn from(request: HostDeskRequest) -> ScreenMessage {
        ScreenMessage::HostDeskRequest(request)
    }
}

/// The reason for which a name of a class list cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, IntoStaticStr)]
#[strum(prefix = "club-class-", serialize_all = "kebab-case")]
pub enum NameProblem {
    /// The name is empty, too long, or looks like a guest's.
    InvalidText,
    /// An earlier name in the list is the same or looks like it.
    DuplicateInList,
    /// A member already has the name, or a name that looks like it.
    TakenByMember,
    /// A host has the name.
    TakenByHost,
}

/// Names of a class list that cannot be used.
pub type NameProblems = Vec<(String, NameProblem)>;
/// The result of a class list. With a problem, no member was made.
pub type ClassListResult = Result<Vec<MemberCard>, NameProblems>;

/// A command of a host for a tournament.
#[derive(Clone, Debug)]
pub enum TournamentCommand {
    /// Begin the tournament or its next round.
    StartRound,
    ChangeTerms(Box<TournamentTerms>),
    /// Let a player join late or return. Missed rounds count 0 points.
    AddPlayer(Person),
    WithdrawPlayer(PersonId),
    /// End the current game of a player as lost.
    ForfeitGame(PersonId),
    /// Replace the result of a player's round, counted from 0.
    CorrectResult {
        person: PersonId,
        round: u32,
        player_result: PlayerResult,
    },
    /// End the tournament early. Its results are kept.
    CancelTournament,
    /// Delete the tournament, but not its games.
    DeleteTournament,
}

/// The result of a host's command: the number of the tournament, if one was announced.
pub type HostCommandResult = Result<Option<TournamentId>>;

/// A message from the club to one visitor.
#[derive(Clone, Debug)]
pub enum ClubUpdate {
    /// The lobby: people, challenges, games and tournaments.
    Lobby(Arc<LobbyView>),
    Game(Arc<GameView>),
    /// The board of this game opens, whatever screen the visitor is on.
    OpenBoard(Arc<GameView>),
    /// The new state of a tournament.
    Tournament(Arc<ClubTournament>),
    /// The challenge that the visitor made is open now.
    ChallengeOpened(ChallengeId),
    /// The result of the host's class list.
    MakeClassResult(Arc<ClassListResult>),
    /// The visitor's last request was refused.
    Refused(Refusal),
    /// The identity of the visitor. When a visitor enters, this is the last of the first updates.
    Identity(Person),
    /// Details about failing writes; `None` once writes succeed again.
    WritesStalled(Option<Arc<WriteStall>>),
}

impl ClubUpdate {
    /// Returns the key of a view: a newer view replaces a waiting one with the same key. `None` for
    /// updates that are not views.
    pub fn view_key(&self) -> Option<(Discriminant<ClubUpdate>, i64)> {
        let id = match self {
            ClubUpdate::Lobby(_) => 0,
            ClubUpdate::Game(view) => view.setup.id,
            ClubUpdate::Tournament(tournament) => tournament.id,
            _ => return None,
        };
        Some((discriminant(self), id))
    }
}

/// The state in which changes cannot be written to the database, so that the clocks are paused.
#[derive(Clone, Debug)]
pub struct WriteStall {
    /// The time since the start of the club at which the clocks were paused.
    pub paused_at: Duration,
    /// The error message of the system, shown only to hosts.
    pub error_message: String,
}

/// A change of the store. It is written before any visitor sees its effect.
#[derive(Clone, Debug, PartialEq)]
pub enum StoreOp {
    /// Stores the current state of a game.
    SaveGame(Box<StoredGame>),
    /// Deletes a game that has ended without a result.
    DeleteAbortedGame(GameId),
    StoreChatLine {
        game: GameId,
        from: Person,
        text: Label,
        unix_ms: i64,
    },
    /// Stores an item in place of an earlier one with the same key.
    PutItem(StoredItem),
    /// Deletes the stored item that has the same key as this item.
    RemoveItem(StoredItem),
    /// Stores the current state of a tournament.
    SaveTournament(Arc<ClubTournament>),
    /// Deletes a tournament. Its games become ordinary games.
    RemoveTournament(TournamentId),
    DeleteMember(PersonId, Person),
}

/// A value that the store keeps in one row and replaces as a whole.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub enum StoredItem {
    /// An open challenge of a member. It stays open while the member is away.
    #[serde(rename = "Challenge")]
    OpenChallenge(OpenChallenge),
    Door(EntryAndChatSettings),
    Ban(EntryBan),
    /// The first person has muted the second.
    Mute(PersonId, PersonId),
    /// The rating of a member in the variant with this id.
    Rating(PersonId, String, GlickoRating),
}

impl StoredItem {
    /// Returns the text that identifies the item in the store.
    pub fn key(&self) -> String {
        match self {
            StoredItem::OpenChallenge(open) => format!("challenge {}", open.id),
            StoredItem::Door(_) => "door".to_owned(),
            StoredItem::Rating(person, variant, _) => format!("rating {person} {variant}"),
            StoredItem::Ban(_) | StoredItem::Mute(..) => {
                serde_json::to_string(self).unwrap_or_default()
            }
        }
    }
}

impl StoreOp {
    /// Makes the operation that stores the state of a game.
    pub fn save_game(game: &LiveGame) -> StoreOp {
        StoreOp::SaveGame(Box::new(game.into()))
    }
}

/// An effect of a request: a change to write, a message to a visitor, a disconnection, or the
/// beginning of a turn.
#[derive(Clone, Debug)]
pub enum ClubEffect {
    /// Write this change before any visitor sees it.
    WriteToStore(StoreOp),
    SendUpdate(VisitorId, ClubUpdate),
    DisconnectVisitor(VisitorId, DisconnectReason),
    /// The game has begun, has a new position, or has ended.
    TurnBegun(GameId),
}

impl ClubEffect {
    /// Returns the store operation, if the effect is one.
    pub const fn store_op(&self) -> Option<&StoreOp> {
        match self {
            ClubEffect::WriteToStore(op) => Some(op),
            _ => None,
        }
    }
}
