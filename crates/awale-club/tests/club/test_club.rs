//! The state of the club without a network. The tests set the time.

use std::{
    collections::HashMap,
    net::{IpAddr, Ipv4Addr},
    sync::Arc,
    time::Duration,
};

use awale_club::{
    club::{
        Challenge, Club, ClubEffect, ClubSnapshot, ClubTime, ClubTournament, ClubUpdate,
        DisconnectReason, GameId, GameRequest, GameTerms, GameView, HostCommand, HostCommandResult,
        LobbyView, Pace, Person, Refusal, StoreOp, TournamentFormat, TournamentTerms, VisitEvent,
        VisitorId, VisitorRequest, WhoBegins, kind_with_id,
    },
    names::Name,
    settings::ClubLimits,
};
use awale_rules::{Game, Pit, Seat};
use awale_study::catalogue::AnyMove;

/// A club, its time, and the last update of each kind that each visitor has received.
pub struct TestClub {
    pub club: Club,
    pub now: ClubTime,
    pub lobbies: HashMap<VisitorId, Arc<LobbyView>>,
    pub game_views: HashMap<VisitorId, Arc<GameView>>,
    pub tournaments: HashMap<VisitorId, Arc<ClubTournament>>,
    pub begun_game_ids: HashMap<VisitorId, GameId>,
    pub refusals: HashMap<VisitorId, Refusal>,
    pub disconnect_reasons: HashMap<VisitorId, DisconnectReason>,
    pub store_operations: Vec<StoreOp>,
}

pub fn new_person(id: i64, name: &str) -> Person {
    Person {
        id,
        name: Name::new(name).unwrap_or_else(|_| Name::of_guest(id.unsigned_abs())),
    }
}

/// The address of all visitors.
pub const VISITOR_ADDRESS: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

impl TestClub {
    pub fn new() -> TestClub {
        TestClub::with_limits(ClubLimits::default())
    }

    pub fn with_limits(limits: ClubLimits) -> TestClub {
        TestClub::with_snapshot(limits, ClubSnapshot::default())
    }

    /// Makes a club from a stored state.
    pub fn with_snapshot(limits: ClubLimits, snapshot: ClubSnapshot) -> TestClub {
        TestClub {
            club: Club::new("test".to_owned(), limits, snapshot, 1),
            now: ClubTime {
                uptime: Duration::from_secs(100),
                unix_ms: 1_000_000_000,
            },
            lobbies: HashMap::new(),
            game_views: HashMap::new(),
            tournaments: HashMap::new(),
            begun_game_ids: HashMap::new(),
            refusals: HashMap::new(),
            disconnect_reasons: HashMap::new(),
            store_operations: Vec::new(),
        }
    }

    /// Makes a club in which four members are visitors 1 to 4.
    pub fn with_four_members() -> TestClub {
        let mut test_club = TestClub::new();
        for (id, name) in [(1, "ayo"), (2, "kofi"), (3, "ama"), (4, "esi")] {
            test_club.let_visitor_in(id.try_into().unwrap(), &new_person(id, name));
        }
        test_club.advance_clock(1000);
        test_club
    }

    pub fn let_visitor_in(&mut self, visitor: VisitorId, person: &Person) {
        self.club
            .let_visitor_in(self.now, visitor, person, VISITOR_ADDRESS);
        self.take_effects();
    }

    pub fn send_request(&mut self, from: VisitorId, request: VisitorRequest) {
        self.club.handle_request(self.now, from, request);
        self.take_effects();
    }

    pub fn report_visit_event(&mut self, from: VisitorId, event: VisitEvent) {
        self.club.handle_visit_event(self.now, from, event);
        self.take_effects();
    }

    pub fn send_host_command(&mut self, command: HostCommand) -> HostCommandResult {
        let host_result = self.club.handle_host_command(self.now, command);
        self.take_effects();
        host_result
    }

    pub fn send_game_request(&mut self, from: VisitorId, request: GameRequest) {
        let game_id = self.game_views[&from].setup.id;
        self.send_request(from, VisitorRequest::Game(game_id, request));
    }

    /// Advances the time by this number of milliseconds.
    pub fn advance_clock(&mut self, millis: u64) {
        self.now.uptime += Duration::from_millis(millis);
        self.now.unix_ms += i64::try_from(millis).unwrap();
        self.club.tick(self.now);
        self.take_effects();
    }

    /// Takes the effects of the last requests, notes them in the fields, and returns them.
    pub fn take_effects(&mut self) -> Vec<ClubEffect> {
        let effects = self.club.take_effects();
        for effect in effects.clone() {
            match effect {
                ClubEffect::WriteToStore(write) => self.store_operations.push(write),
                ClubEffect::DisconnectVisitor(visitor, why) => {
                    self.disconnect_reasons.insert(visitor, why);
                }
                ClubEffect::SendUpdate(visitor, ClubUpdate::Lobby(view)) => {
                    drop(self.lobbies.insert(visitor, view));
                }
                ClubEffect::SendUpdate(visitor, ClubUpdate::Game(view)) => {
                    drop(self.game_views.insert(visitor, view));
                }
                ClubEffect::SendUpdate(visitor, ClubUpdate::Tournament(tournament)) => {
                    drop(self.tournaments.insert(visitor, tournament));
                }
                ClubEffect::SendUpdate(visitor, ClubUpdate::OpenBoard(view)) => {
                    self.begun_game_ids.insert(visitor, view.setup.id);
                    self.game_views.insert(visitor, view);
                }
                ClubEffect::SendUpdate(visitor, ClubUpdate::Refused(why)) => {
                    let _ = self.refusals.insert(visitor, why);
                }
                ClubEffect::TurnBegun(_)
                | ClubEffect::SendUpdate(
                    _,
                    ClubUpdate::Identity(_)
                    | ClubUpdate::WritesStalled(_)
                    | ClubUpdate::ChallengeOpened(_)
                    | ClubUpdate::MakeClassResult(_),
                ) => {}
            }
        }
        effects
    }

    /// Makes a club in which visitor 1 (South) plays against visitor 2 (North).
    pub fn with_game_of_two(terms: GameTerms) -> TestClub {
        let mut test_club = TestClub::with_four_members();
        test_club.send_request(
            1,
            VisitorRequest::MakeChallenge(challenge_to_everybody(terms)),
        );
        test_club.advance_clock(1000);
        let challenge_id = test_club.lobbies[&2].challenges[0].id;
        test_club.send_request(2, VisitorRequest::AcceptChallenge(challenge_id));
        assert_eq!(test_club.begun_game_ids[&1], test_club.begun_game_ids[&2]);
        test_club
    }

    /// Lets a member enter, as the visitor with the same number.
    pub fn add_visitor(&mut self, id: i64, name: &str) {
        self.let_visitor_in(id.unsigned_abs(), &new_person(id, name));
    }

    /// Plays the first legal move of the side to move.
    pub fn play_first_legal_move(&mut self) {
        let view = Arc::clone(&self.game_views[&1]);
        let position = last_position_in_view(&view);
        let mv = position.moves().next().unwrap();
        let from = if position.to_move() == Seat::South {
            1
        } else {
            2
        };
        self.send_game_request(from, GameRequest::PlayMove(view.move_count(), mv));
    }
}

pub fn last_position_in_view(view: &GameView) -> awale_study::catalogue::AnyGame {
    *view.referee.position()
}

pub fn terms_with_pace(pace: &str) -> GameTerms {
    let pace = match pace {
        "free" => Pace::NoTimeLimit,
        "days" => Pace::DaysPerMove(3),
        clock => Pace::Clock(clock.parse().unwrap()),
    };
    GameTerms {
        kind: kind_with_id("oware").unwrap(),
        pace,
        rated: false,
        watcher_delay_moves: 0,
    }
}

pub fn tournament_terms(format: TournamentFormat) -> TournamentTerms {
    TournamentTerms {
        format,
        clock: "10+5".parse().unwrap(),
        ..TournamentTerms::new("Friday evening".to_owned())
    }
}

/// Makes a challenge that everybody may accept. The challenger begins.
pub fn challenge_to_everybody(terms: GameTerms) -> Challenge {
    Challenge {
        terms,
        begins: WhoBegins::ChallengerBegins,
        recipient_name: None,
        link: None,
    }
}

pub fn pit_move(letter: char) -> AnyMove {
    AnyMove::Pit(Pit::from_letter(letter).unwrap())
}
