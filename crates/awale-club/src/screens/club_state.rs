//! [`ClubState`]: the visitor, and the state of the club that the visitor's screens share.

use crate::profile::VisitorProfile;

use super::prelude::*;

/// The visitor, and the state of the club, which the lobby screen keeps up to date.
#[derive(Debug)]
pub struct ClubState {
    pub me: Person,
    pub profile: VisitorProfile,
    /// The time at which the club was opened.
    pub opened_at: Instant,
    /// Whether the first updates have come.
    pub has_entered: bool,
    pub lobby: Arc<LobbyView>,
    /// The unfinished games of the visitor.
    pub own_unfinished_games: BTreeMap<GameId, Arc<GameView>>,
    pub tournaments: BTreeMap<TournamentId, Arc<ClubTournament>>,
    /// Details about failing writes; `None` if writes succeed.
    pub write_stall: Option<Arc<WriteStall>>,
}

/// Returns the state of the club.
pub fn club(context: &AppContext) -> &ClubState {
    context
        .server_state
        .downcast_ref()
        .expect("each visit has it")
}

/// Stores an update of the club. Shows a refusal until the next key.
pub fn apply_update(update: &ClubUpdate, context: &mut AppContext) {
    let Some(club) = context.server_state.downcast_mut::<ClubState>() else {
        return;
    };
    match update {
        ClubUpdate::Lobby(view) => club.lobby = Arc::clone(view),
        ClubUpdate::Tournament(tournament) => {
            club.tournaments
                .insert(tournament.id, Arc::clone(tournament));
        }
        ClubUpdate::Game(view) | ClubUpdate::OpenBoard(view) => {
            club.own_unfinished_games
                .insert(view.setup.id, Arc::clone(view));
            club.own_unfinished_games
                .retain(|_, view| view.seat_of(club.me.id).is_some() && !view.is_over());
        }
        ClubUpdate::Identity(person) => {
            club.me = person.clone();
            club.has_entered = true;
        }
        ClubUpdate::WritesStalled(stalled) => club.write_stall.clone_from(stalled),
        ClubUpdate::Refused(why) => {
            context.show_message((*why).into());
        }
        _ => {}
    }
}

impl ClubState {
    /// Makes the state before the first update of the club.
    pub fn new(profile: VisitorProfile, opened_at: Instant) -> ClubState {
        ClubState {
            me: profile.person.clone(),
            profile,
            opened_at,
            has_entered: false,
            lobby: Arc::default(),
            own_unfinished_games: BTreeMap::new(),
            tournaments: BTreeMap::new(),
            write_stall: None,
        }
    }

    pub fn challenge(&self, id: ChallengeId) -> Option<&OpenChallenge> {
        self.lobby.challenges.iter().find(|line| line.id == id)
    }

    /// Whether the challenge is the visitor's own.
    pub fn is_own(&self, line: &OpenChallenge) -> bool {
        line.from.id == self.me.id
    }

    /// Whether a game of the challenge is casual because of the limit of rated games.
    pub fn is_at_rated_game_limit(&self, line: &OpenChallenge) -> bool {
        line.challenge.terms.rated && self.lobby.is_at_rated_game_limit(self.me.id, line.from.id)
    }

    /// Returns the ssh command that connects this visitor to the club.
    pub fn ssh_command(&self) -> String {
        self.profile
            .ssh_command
            .replace("NAME", self.me.name.as_str())
    }

    /// Returns the time since the start of the club.
    pub fn now(&self) -> Duration {
        self.opened_at.elapsed()
    }

    /// Returns the reason for which the club is paused, if it is. Hosts see the error.
    pub fn pause_reason(&self, words: &Words) -> Option<String> {
        let error = Label::from(self.write_stall.as_ref()?.error_message.as_str());
        Some(if self.profile.is_host {
            say!(words, "club-stalled-host", error = error.as_str())
        } else {
            words.get("club-stalled")
        })
    }
}

/// Returns the update of the club, if the event contains one.
pub fn club_update_of(event: ScreenEvent<'_>) -> Option<&ClubUpdate> {
    match event {
        ScreenEvent::Received(Event::ServerMessage(message)) => message.downcast_ref(),
        _ => None,
    }
}

/// Sends a request or a command to the club.
pub fn send_to_club(message: impl Into<ScreenMessage>, context: &mut AppContext) -> Transition {
    let message: ScreenMessage = message.into();
    context
        .effects
        .push(Effect::ServerMessage(Arc::new(message)));
    Transition::Stay
}
