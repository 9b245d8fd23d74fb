//! A tournament: its players, pairings and results. It is a round robin (each player meets all
//! others) or has Swiss rounds (players with equal or similar points meet).

use std::cmp::Reverse;

use awale_study::pairing::{round_robin_rounds, swiss_pairs};
use strum::ParseError;

use super::{
    people_and_challenges::{deserialize_kind, serialize_kind},
    prelude::*,
};

#[derive(Clone, Copy, Debug, PartialEq, Deserialize, Serialize)]
pub enum TournamentFormat {
    /// Each player meets each other player once.
    RoundRobin,
    /// This number of rounds, in which players with equal or similar points meet.
    Swiss(u32),
}

/// Reads the format as in commands: `round-robin` or `swiss:5`.
impl FromStr for TournamentFormat {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<TournamentFormat, ParseError> {
        if text == "round-robin" {
            return Ok(TournamentFormat::RoundRobin);
        }
        text.strip_prefix("swiss:")
            .map(str::parse)
            .and_then(Result::ok)
            .map(TournamentFormat::Swiss)
            .ok_or(ParseError::VariantNotFound)
    }
}

/// The time at which the next round begins, once all games of the last one are over. The names of
/// the variants are typed in commands.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    EnumString,
    IntoStaticStr,
    VariantArray,
    Deserialize,
    Serialize,
)]
#[strum(prefix = "club-next-", serialize_all = "kebab-case")]
pub enum RoundStartMode {
    #[default]
    AtOnce,
    /// A round begins when all players are ready, or when the host begins it.
    Ready,
    /// A round begins only when the host begins it.
    Host,
}

/// A part of a tournament for a file. The names of the variants are typed in commands.
#[derive(Clone, Copy, Debug, PartialEq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum TournamentExport {
    /// All tables as a page to print.
    #[strum(serialize = "page")]
    PrintablePage,
    Games,
    /// The standings as comma-separated values.
    Standings,
    Pairings,
    CrossTable,
}

impl TournamentExport {
    /// Returns the name of the file in which the part is saved.
    pub fn file_name(self, id: TournamentId) -> String {
        let extension = match self {
            TournamentExport::PrintablePage => "html",
            TournamentExport::Games => "ogn",
            _ => "csv",
        };
        format!("tournament-{id}-{}.{extension}", <&str>::from(self))
    }
}

/// Properties of a tournament that its host chooses.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub struct TournamentTerms {
    pub title: String,
    pub format: TournamentFormat,
    #[serde(
        deserialize_with = "deserialize_kind",
        serialize_with = "serialize_kind"
    )]
    pub kind: GameKind,
    /// A clock is required, because without one an absent player would delay all others.
    pub clock: TimeControl,
    /// The minutes that each player has for the first move, before the game is forfeited.
    pub first_move_minutes: u8,
    pub next_round: RoundStartMode,
    /// Whether players and watchers may chat.
    pub chat: bool,
}

/// Maximum number of characters of a title.
pub const MAX_TITLE_CHARS: usize = 40;
/// Maximum number of Swiss rounds.
const MAX_ROUNDS: u32 = 30;
/// Maximum number of players of a tournament.
const MAX_PLAYERS: usize = 128;
/// The minutes for a first move, unless the host chooses others.
const DEFAULT_FIRST_MOVE_MINUTES: u8 = 5;

impl TournamentTerms {
    /// Returns the default terms, from which a host starts.
    pub fn new(title: String) -> TournamentTerms {
        TournamentTerms {
            title,
            format: TournamentFormat::RoundRobin,
            kind: game_kinds().swap_remove(0),
            clock: TimeControl::PRESETS[2],
            first_move_minutes: DEFAULT_FIRST_MOVE_MINUTES,
            next_round: RoundStartMode::default(),
            chat: true,
        }
    }

    /// Returns the terms of the games.
    pub fn game_terms(&self, is_rated: bool) -> GameTerms {
        GameTerms {
            kind: self.kind.clone(),
            pace: Pace::Clock(self.clock),
            rated: is_rated,
            watcher_delay_moves: 0,
        }
    }

    /// Checks the title and the number of rounds, and cleans the title.
    ///
    /// # Errors
    /// If the title is empty, too long, has invisible characters or begins with a sign, or if the
    /// number of Swiss rounds is 0 or too large.
    pub fn validated(mut self) -> Result<TournamentTerms> {
        self.title = compose_accents(self.title.trim());
        let is_short = self.title.chars().count() <= MAX_TITLE_CHARS;
        let is_visible = *Label::from(self.title.clone()) == *self.title;
        if !is_short || !is_visible || !self.title.starts_with(char::is_alphanumeric) {
            return Err(Refusal::InvalidTitle);
        }
        match self.format {
            TournamentFormat::Swiss(rounds) if !(1..=MAX_ROUNDS).contains(&rounds) => {
                Err(Refusal::InvalidRoundCount)
            }
            _ => Ok(self),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub struct TournamentEntrant {
    pub person: Person,
    /// Whether the player withdrew or did not make a first move in time. Such a player plays no
    /// further game.
    pub is_withdrawn: bool,
    pub is_ready: bool,
}

impl From<Person> for TournamentEntrant {
    fn from(person: Person) -> TournamentEntrant {
        TournamentEntrant {
            person,
            is_withdrawn: false,
            is_ready: false,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub struct TournamentPair {
    /// The number of the round, counted from 0.
    pub round: u32,
    /// South and North; `None` if the first player sits out this round.
    pub players: (PersonId, Option<PersonId>),
    /// The game, once it has begun; `None` if it was forfeited before, or if a player sits out.
    pub game: Option<GameId>,
    /// Points of South and North, in half points, once the game is over.
    pub points: Option<HalfPointsOfPair>,
}

/// The result of a game for one of its players. The names of the variants are typed in commands.
#[derive(Clone, Copy, Debug, PartialEq, EnumString, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum PlayerResult {
    Win,
    Draw,
    Loss,
    /// No points for either player.
    #[strum(serialize = "none")]
    NoPoints,
}

impl PlayerResult {
    /// Returns the points of the player and of the opponent, in half points.
    pub const fn half_points(self) -> HalfPointsOfPair {
        match self {
            PlayerResult::Win => (2, 0),
            PlayerResult::Draw => (1, 1),
            PlayerResult::Loss => (0, 2),
            PlayerResult::NoPoints => (0, 0),
        }
    }
}

/// The points of two players, in half points.
pub type HalfPointsOfPair = (u32, u32);
/// A round of one player: the opponent, if there is one, and the points of both, the player's
/// first, if the game is over.
pub type PlayerRound = (Option<PersonId>, Option<HalfPointsOfPair>);

impl TournamentPair {
    /// Makes a pair without a game.
    const fn new(
        round: u32,
        players: (PersonId, Option<PersonId>),
        points: Option<HalfPointsOfPair>,
    ) -> TournamentPair {
        TournamentPair {
            round,
            players,
            game: None,
            points,
        }
    }

    /// Returns this round as `person` sees it; `None` if the person is not in this pair.
    fn round_of_person(&self, person: PersonId) -> Option<PlayerRound> {
        match self.players {
            (one, other) if one == person => Some((other, self.points)),
            (one, other) if other == Some(person) => {
                Some((Some(one), self.points.map(|(south, north)| (north, south))))
            }
            _ => None,
        }
    }
}

/// A tournament: announced, running or over.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub struct ClubTournament {
    /// The number of the tournament.
    pub id: TournamentId,
    pub terms: TournamentTerms,
    pub entrants: Vec<TournamentEntrant>,
    pub pairs: Vec<TournamentPair>,
    pub is_begun: bool,
    pub is_canceled: bool,
}

impl ClubTournament {
    /// Makes a tournament without players.
    pub const fn new(id: TournamentId, terms: TournamentTerms) -> ClubTournament {
        ClubTournament {
            id,
            terms,
            entrants: Vec::new(),
            pairs: Vec::new(),
            is_begun: false,
            is_canceled: false,
        }
    }

    /// Returns the number of rounds. If players come late, a round robin may need more.
    pub fn round_count(&self) -> u32 {
        let player_count = u32::try_from(self.entrants.len()).unwrap_or(u32::MAX - 1);
        match self.terms.format {
            TournamentFormat::RoundRobin => (player_count + player_count % 2)
                .saturating_sub(1)
                .max(self.paired_round_count()),
            TournamentFormat::Swiss(rounds) => rounds,
        }
    }

    /// Returns the number of rounds that are paired.
    pub fn paired_round_count(&self) -> u32 {
        self.pairs
            .iter()
            .map(|pair| pair.round + 1)
            .max()
            .unwrap_or(0)
    }

    /// Whether all paired games are over.
    pub fn is_round_over(&self) -> bool {
        self.pairs.iter().all(|pair| pair.points.is_some())
    }

    pub fn is_over(&self) -> bool {
        self.is_canceled || self.is_begun && self.is_round_over() && self.has_paired_all_rounds()
    }

    /// Whether the last paired round is over and another round follows.
    pub fn is_between_rounds(&self) -> bool {
        self.is_begun && self.is_round_over() && !self.is_over()
    }

    /// Whether no further round can be paired.
    fn has_paired_all_rounds(&self) -> bool {
        let are_all_rounds_paired = match self.terms.format {
            // A round robin is complete when each pair of players has met once.
            TournamentFormat::RoundRobin => {
                let player_count = self.entrants.len();
                self.pairs
                    .iter()
                    .filter(|pair| pair.players.1.is_some())
                    .count()
                    >= player_count * player_count.saturating_sub(1) / 2
            }
            TournamentFormat::Swiss(rounds) => self.paired_round_count() >= rounds,
        };
        are_all_rounds_paired || self.active_entrants().count() < 2
    }

    /// Returns the players who have not withdrawn.
    pub fn active_entrants(&self) -> impl Iterator<Item = &TournamentEntrant> {
        self.entrants.iter().filter(|entrant| !entrant.is_withdrawn)
    }

    pub fn entrant(&self, person: PersonId) -> Option<&TournamentEntrant> {
        self.entrants
            .iter()
            .find(|entrant| entrant.person.id == person)
    }

    pub fn entrant_mut(&mut self, person: PersonId) -> Option<&mut TournamentEntrant> {
        self.entrants
            .iter_mut()
            .find(|entrant| entrant.person.id == person)
    }

    /// Adds a player, or lets one return after withdrawing.
    ///
    /// # Errors
    /// If the tournament has too many players.
    pub fn add_entrant(&mut self, person: Person) -> Result {
        let entrant_count = self.entrants.len();
        match self.entrant_mut(person.id) {
            Some(entrant) => entrant.is_withdrawn = false,
            None if entrant_count >= MAX_PLAYERS => {
                return Err(Refusal::TooManyPlayersOrTournaments);
            }
            None => self.entrants.push(person.into()),
        }
        Ok(())
    }

    /// Returns the name of the person with this id. The text is empty if the person is not a player
    /// of this tournament.
    pub fn name_of(&self, person: PersonId) -> &str {
        self.entrant(person)
            .map_or("", |entrant| entrant.person.name.as_str())
    }

    /// Returns the current game of a player, if it is not over.
    pub fn current_game_of(&self, person: PersonId) -> Option<GameId> {
        self.pairs
            .iter()
            .filter(|pair| pair.points.is_none())
            .find_map(|pair| pair.round_of_person(person).and(pair.game))
    }

    /// Returns the points of a person, in half points.
    pub fn half_points_of(&self, person: PersonId) -> u32 {
        self.half_points_and_opponents_of(person)
            .map(|(points, _)| points)
            .sum()
    }

    /// Returns the tie-break of a person: the sum of the points of all opponents, in half points
    /// (Buchholz).
    pub fn tie_break_half_points_of(&self, person: PersonId) -> u32 {
        self.half_points_and_opponents_of(person)
            .filter_map(|(_, other)| other)
            .map(|other| self.half_points_of(other))
            .sum()
    }

    /// Returns the half points of a person in each round that is over, with the opponent; `None` as
    /// opponent if the person sat out.
    pub fn half_points_and_opponents_of(
        &self,
        person: PersonId,
    ) -> impl Iterator<Item = (u32, Option<PersonId>)> {
        self.pairs.iter().filter_map(move |pair| {
            let (opponent, points) = pair.round_of_person(person)?;
            Some((points?.0, opponent))
        })
    }

    /// Returns a player's pairing in this round, counted from 0; `None` if the player was not
    /// paired.
    pub fn round_of(&self, person: PersonId, round: u32) -> Option<PlayerRound> {
        self.pairs
            .iter()
            .filter(|pair| pair.round == round)
            .find_map(|pair| pair.round_of_person(person))
    }

    /// Returns the players in order of their rank: by points, tie-break and name.
    pub fn players_by_rank(&self) -> Vec<&TournamentEntrant> {
        self.entrants
            .iter()
            .sorted_by_cached_key(|entrant| {
                let Person { id, name } = &entrant.person;
                (
                    Reverse((self.half_points_of(*id), self.tie_break_half_points_of(*id))),
                    name.folded_form(),
                )
            })
            .collect()
    }

    /// Pairs the next round. The list is empty if all rounds are paired.
    ///
    /// In a round robin, a player who has withdrawn forfeits the remaining games, so that all
    /// remaining opponents get the point. A player who came late meets everybody, if necessary in
    /// more rounds.
    pub fn pairs_of_next_round(&self) -> Vec<TournamentPair> {
        let round = self.paired_round_count();
        if self.has_paired_all_rounds() {
            return Vec::new();
        }
        let person_id = |place: usize| self.entrants[place].person.id;
        let has_withdrawn = |place: usize| self.entrants[place].is_withdrawn;
        let met_pairs: HashSet<(PersonId, PersonId)> = self
            .pairs
            .iter()
            .filter_map(|pair| Some((pair.players.0, pair.players.1?)))
            .flat_map(|(one, other)| [(one, other), (other, one)])
            .collect();
        let has_met =
            |one: usize, other: usize| met_pairs.contains(&(person_id(one), person_id(other)));
        let (index_pairs, sit_out_points) = match self.terms.format {
            // In a round robin, a player gets no points for a round without opponent, because each
            // player plays against each other player.
            TournamentFormat::RoundRobin => {
                let mut already_paired_indices = HashSet::new();
                (
                    round_robin_rounds(self.entrants.len())
                        .concat()
                        .into_iter()
                        .filter(|&(one, other)| {
                            let can_be_paired = !has_met(one, other)
                                && !already_paired_indices.contains(&one)
                                && !already_paired_indices.contains(&other);
                            can_be_paired
                                && already_paired_indices.insert(one)
                                && already_paired_indices.insert(other)
                        })
                        .collect(),
                    0,
                )
            }
            TournamentFormat::Swiss(_) => {
                let index_of_entrant =
                    |entrant| self.entrants.iter().position(|other| other == entrant);
                let has_sat_out = |index_of_entrant| {
                    self.half_points_and_opponents_of(person_id(index_of_entrant))
                        .any(|(points, other)| points > 0 && other.is_none())
                };
                (
                    swiss_pairs(
                        &self
                            .players_by_rank()
                            .into_iter()
                            .filter_map(index_of_entrant)
                            .filter(|&index_of_entrant| !has_withdrawn(index_of_entrant))
                            .collect_vec(),
                        &has_sat_out,
                        &has_met,
                    ),
                    2,
                )
            }
        };
        let south_game_count = |place: usize| {
            self.pairs
                .iter()
                .filter(|pair| pair.players.0 == person_id(place) && pair.players.1.is_some())
                .count()
        };
        let paired_indices: HashSet<usize> = index_pairs
            .iter()
            .flat_map(|&(one, two)| [one, two])
            .collect();

        let sit_out_pairs = (0..self.entrants.len())
            .filter(|place| !paired_indices.contains(place) && !has_withdrawn(*place))
            .map(|place| {
                TournamentPair::new(round, (person_id(place), None), Some((sit_out_points, 0)))
            });
        let pairings = index_pairs.iter().map(|&(one, other)| {
            // The player who has been South more often becomes North.
            let (south, north) = if south_game_count(one) > south_game_count(other) {
                (other, one)
            } else {
                (one, other)
            };
            let points = match (has_withdrawn(south), has_withdrawn(north)) {
                (false, false) => None,
                (true, true) => Some((0, 0)),
                (true, false) => Some((0, 2)),
                (false, true) => Some((2, 0)),
            };
            TournamentPair::new(round, (person_id(south), Some(person_id(north))), points)
        });
        pairings.chain(sit_out_pairs).collect()
    }

    /// Replaces the result of a player's round, counted from 0. A player who was not paired can get
    /// points too.
    ///
    /// # Errors
    /// If the person is not in the tournament, the round was not paired, or the game is not over.
    pub fn correct_result(
        &mut self,
        person: PersonId,
        round: u32,
        player_result: PlayerResult,
    ) -> Result {
        self.entrant(person).ok_or(Refusal::NotInTournament)?;
        if round >= self.paired_round_count() {
            return Err(Refusal::NoResultInRound);
        }
        let (player_points, opponent_points) = player_result.half_points();
        let Some(pair) = self
            .pairs
            .iter_mut()
            .find(|pair| pair.round == round && pair.round_of_person(person).is_some())
        else {
            self.pairs.push(TournamentPair::new(
                round,
                (person, None),
                Some((player_points, 0)),
            ));
            return Ok(());
        };
        pair.points.ok_or(Refusal::NoResultInRound)?;
        pair.points = Some(match pair.players {
            (_, None) => (player_points, 0),
            (south, _) if south == person => (player_points, opponent_points),
            _ => (opponent_points, player_points),
        });
        Ok(())
    }

    /// Replaces the terms. Once the tournament has begun, the game, its clock and the kind of
    /// pairing stay.
    ///
    /// # Errors
    /// If the terms are invalid or cannot change now.
    pub fn change_terms(&mut self, terms: TournamentTerms) -> Result {
        let terms = terms.validated()?;
        let old_terms = &self.terms;
        if self.is_begun
            && !(terms.kind == old_terms.kind
                && terms.clock == old_terms.clock
                && self.allows_format(terms.format))
        {
            return Err(Refusal::FixedAfterBegin);
        }
        self.terms = terms;
        Ok(())
    }

    /// Whether this format is possible once the tournament has begun: the same, or another number
    /// of Swiss rounds that is not less than the rounds already paired.
    pub fn allows_format(&self, format: TournamentFormat) -> bool {
        match (self.terms.format, format) {
            (TournamentFormat::Swiss(_), TournamentFormat::Swiss(rounds)) => {
                self.paired_round_count() <= rounds
            }
            (old, new) => old == new,
        }
    }
}
