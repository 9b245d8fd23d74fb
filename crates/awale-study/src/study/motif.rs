//! [`Motif`]: the theme of a puzzle, by exact definitions that tests can check.
//!
//! Every theme is a fact of the position, the solution and North's answer. Nothing here searches:
//! `verify` has already found that the solution is the only good move.

use awale_rules::{IllegalMove, Pit, Position};
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use super::{MIN_THREAT_SEEDS, MoveFacts, best_capture, capture_of_move};

/// A sowing of this many seeds or more reaches far, at least into the other row.
const MIN_FAR_SOWING_SEEDS: u8 = 8;
/// A capture of this many seeds is large, usually three pits of two or three.
const MIN_LARGE_CAPTURE_SEEDS: u8 = 7;
/// The endgame begins with this many seeds on the board.
const MAX_ENDGAME_SEEDS: u8 = 12;

/// The theme of a puzzle. South is the solver.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Motif {
    /// A grand slam captures nothing or is forbidden, and that matters: it tempts South, or South's
    /// move turns a capture that North threatened into a grand slam.
    SlamTrap,
    /// North's answer captures more seeds than South's move did, although another move would have
    /// left North a smaller capture.
    Sacrifice,
    /// After the move South threatens two captures of different pits, and no answer prevents both.
    DoubleThreat,
    /// Whatever North answers, North's row is empty afterwards. After another move of South, North
    /// would have kept seeds.
    Starvation,
    /// North's row was empty and gets seeds.
    Feeding,
    /// The sowing goes round the board, so that a pit gets a second seed.
    #[strum(serialize = "big-pit")]
    FullLap,
    /// One move captures two pits or more.
    #[strum(serialize = "chain")]
    CaptureChain,
    /// A capture from far away (8 seeds or more are sown), or of 7 seeds or more.
    LongCapture,
    /// The seeds of a pit that North threatened are sown away.
    MoveAway,
    /// A pit that North threatened gets a further seed, which makes it too full to capture.
    Overfill,
    /// The pit with which North threatened gets a further seed, so that it no longer reaches.
    #[strum(serialize = "block")]
    BlockedAttacker,
    /// The move captures.
    Capture,
    /// The board has 12 seeds or fewer.
    Endgame,
}

impl Motif {
    /// All themes. The themes that explain most come first; a hint uses the first that applies.
    pub const ALL: [Motif; Motif::VARIANTS.len()] =
        *Motif::VARIANTS.first_chunk().expect("as many");

    /// Returns the name in files and on the command line.
    pub fn name(self) -> &'static str {
        self.into()
    }

    const fn motif_bit(self) -> u16 {
        1 << self as u16
    }
}

/// A set of themes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u16")]
pub struct Motifs(u16);

impl TryFrom<u16> for Motifs {
    type Error = &'static str;

    fn try_from(bits: u16) -> Result<Motifs, &'static str> {
        Motifs::from_bits(bits).ok_or("a bit is not a theme")
    }
}

impl Motifs {
    /// Returns true if the set contains this theme.
    pub const fn contains(self, motif: Motif) -> bool {
        self.0 & motif.motif_bit() != 0
    }

    /// Returns the themes, the one that explains most first.
    pub fn iter(self) -> impl Iterator<Item = Motif> {
        Motif::ALL
            .into_iter()
            .filter(move |&theme| self.contains(theme))
    }

    /// Returns true if a theme is a reason for the move. The number of seeds is not a reason.
    pub const fn explains_move(self) -> bool {
        self.0 & !Motif::Endgame.motif_bit() != 0
    }

    /// Returns the set as bits, for files.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Creates the set with these bits, or returns `None` if a bit is not a theme.
    pub fn from_bits(bits: u16) -> Option<Motifs> {
        (u32::from(bits) < 1 << Motif::ALL.len()).then_some(Motifs(bits))
    }

    /// Returns the themes of one turn, in which South plays `solution` and North answers.
    pub fn of_turn(position: &Position, solution: Pit, opponents_answer: Option<Pit>) -> Motifs {
        let Some(facts) = MoveFacts::of(&[*position], solution) else {
            return Motifs::default();
        };
        Motif::ALL
            .into_iter()
            .filter(|&theme| facts.has_motif(theme, opponents_answer))
            .collect()
    }

    /// Returns the first of these themes of the move from `pit` that sets it apart from the other
    /// moves. A game has no sacrifices: what the move is for helps more than what it gives up.
    pub fn that_sets_apart(
        self,
        position: &Position,
        pit: Pit,
        is_game_hint: bool,
    ) -> Option<Motif> {
        let other_pits = position.moves().filter(|&other| other != pit);
        let other_motifs: Vec<Motifs> = other_pits
            .map(|other| Motifs::of_turn(position, other, None))
            .collect();
        self.iter().find(|motif| {
            let sharing_move_count = other_motifs
                .iter()
                .filter(|themes| themes.contains(*motif))
                .count();
            match motif {
                // “You can capture something” does not help with several captures.
                Motif::Capture => sharing_move_count == 0,
                Motif::Sacrifice if is_game_hint => false,
                _ => other_motifs.is_empty() || sharing_move_count < other_motifs.len(),
            }
        })
    }
}

impl FromIterator<Motif> for Motifs {
    fn from_iter<I: IntoIterator<Item = Motif>>(motifs: I) -> Motifs {
        Motifs(
            motifs
                .into_iter()
                .fold(0, |bits, theme| bits | theme.motif_bit()),
        )
    }
}

impl FromIterator<Motifs> for Motifs {
    fn from_iter<I: IntoIterator<Item = Motifs>>(motif_sets: I) -> Motifs {
        Motifs(motif_sets.into_iter().fold(0, |bits, set| bits | set.0))
    }
}

impl MoveFacts {
    fn has_motif(&self, motif: Motif, opponents_answer: Option<Pit>) -> bool {
        let (capture, opponents_capture_before) = (&self.capture, &self.opponents_capture_before);
        let gets_seeds = |pit: Pit| self.after.seeds(pit) > self.before.seeds(pit);
        match motif {
            Motif::SlamTrap => self.has_tempting_grand_slam() || self.blocks_with_grand_slam(),
            Motif::Sacrifice => self.is_sacrifice(opponents_answer),
            Motif::DoubleThreat => self.double_threat().is_some(),
            Motif::Starvation => self.starves_opponent(),
            Motif::Feeding => self.feeds_opponent(),
            Motif::FullLap => self.sows_full_lap(),
            Motif::CaptureChain => capture.captured_pits.len() > 1,
            Motif::LongCapture => {
                capture.captured_seeds > 0
                    && (self.before.seeds(self.pit) >= MIN_FAR_SOWING_SEEDS
                        || capture.captured_seeds >= MIN_LARGE_CAPTURE_SEEDS)
            }
            Motif::MoveAway => {
                self.prevents_largest_capture()
                    && opponents_capture_before.captured_pits.contains(&self.pit)
            }
            Motif::Overfill => {
                self.prevents_largest_capture()
                    && opponents_capture_before
                        .captured_pits
                        .iter()
                        .copied()
                        .any(gets_seeds)
            }
            Motif::BlockedAttacker => {
                self.prevents_largest_capture()
                    && opponents_capture_before
                        .capturing_pit
                        .is_some_and(gets_seeds)
            }
            Motif::Capture => capture.captured_seeds > 0,
            Motif::Endgame => self.before.seeds_on_board() <= MAX_ENDGAME_SEEDS,
        }
    }

    /// Returns true if the opponent can no longer make the largest capture, nor one as large, and
    /// the capture is large enough for a theme.
    fn prevents_largest_capture(&self) -> bool {
        self.opponents_capture_before.captured_seeds >= MIN_THREAT_SEEDS
            && self.reduces_opponents_capture()
    }

    /// Returns true if another move would be a grand slam, which captures nothing or is forbidden.
    fn has_tempting_grand_slam(&self) -> bool {
        let MoveFacts { before, pit, .. } = self;
        Pit::row(before.to_move())
            .any(|other| other != *pit && before.seeds(other) > 0 && is_grand_slam(before, other))
    }

    /// Returns true if the opponent's largest capture has become a grand slam.
    fn blocks_with_grand_slam(&self) -> bool {
        let MoveFacts {
            after,
            opponents_capture_before: danger,
            ..
        } = self;
        self.prevents_largest_capture()
            && danger
                .capturing_pit
                .is_some_and(|with| is_grand_slam(after, with))
    }

    fn is_sacrifice(&self, opponents_answer: Option<Pit>) -> bool {
        let MoveFacts { before, pit, .. } = self;
        let recaptured_seeds = opponents_answer
            .and_then(|opponents_answer| capture_of_move(&self.after, opponents_answer))
            .map_or(0, |capture| capture.captured_seeds);
        let other_moves = before.moves().filter(|other| other != pit);
        let mut recaptures_after_other_moves = other_moves
            .filter_map(|other| Some(best_capture(&before.after(other).ok()?).captured_seeds));
        recaptured_seeds >= MIN_THREAT_SEEDS
            && recaptured_seeds > self.capture.captured_seeds
            && recaptures_after_other_moves.any(|seeds| seeds < recaptured_seeds)
    }
}

/// Returns true if the move from `pit` is a grand slam that is forbidden, or that captures nothing
/// and forgoes at least `MIN_THREAT_SEEDS` seeds.
fn is_grand_slam(position: &Position, pit: Pit) -> bool {
    match position.trace(pit) {
        Ok(trace) => trace.forgone_seeds() >= MIN_THREAT_SEEDS,
        Err(refusal) => refusal == IllegalMove::ForbiddenGrandSlam,
    }
}

#[cfg(test)]
mod tests {
    use awale_rules::{PerSeat, Rules, Seat};

    use super::*;

    fn pit(letter: char) -> Pit {
        Pit::from_letter(letter).unwrap()
    }

    /// Returns the themes of a move on a board with the rows `A` to `F` and `a` to `f`. The stores
    /// share the remaining seeds.
    fn motifs_of_move(
        rules: &Rules,
        rows: [[u8; 6]; 2],
        solution: char,
        answer: Option<char>,
    ) -> Vec<Motif> {
        let pits: [u8; 12] = rows.concat().try_into().unwrap();
        let seeds_in_stores = rules.total_seeds() - pits.iter().sum::<u8>();
        let stores = PerSeat {
            south: seeds_in_stores / 2,
            north: seeds_in_stores - seeds_in_stores / 2,
        };
        let position = Position::new(rules, pits, stores, Seat::South).unwrap();
        Motifs::of_turn(&position, pit(solution), answer.map(pit))
            .iter()
            .collect()
    }

    fn motifs_of_position(rows: [[u8; 6]; 2], solution: char) -> Vec<Motif> {
        motifs_of_move(&Rules::OWARE, rows, solution, None)
    }

    #[test]
    fn capture_themes_depend_on_distance_and_number_of_pits() {
        assert_eq!(
            motifs_of_position([[0, 0, 8, 3, 0, 1], [1, 0, 0, 3, 0, 5]], 'F'),
            [Motif::Capture]
        );
        assert_eq!(
            motifs_of_position([[10, 0, 0, 0, 0, 2], [1, 1, 0, 4, 0, 5]], 'F'),
            [Motif::CaptureChain, Motif::Capture]
        );
        assert_eq!(
            motifs_of_position([[0, 8, 0, 0, 0, 0], [3, 3, 4, 1, 0, 2]], 'B'),
            [Motif::LongCapture, Motif::Capture]
        );
        assert_eq!(
            motifs_of_position([[0, 0, 8, 3, 0, 1], [1, 0, 0, 3, 0, 5]], 'C'),
            []
        );
    }

    #[test]
    fn big_pit_theme_needs_a_full_lap() {
        assert!(
            motifs_of_position([[13, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 5]], 'A')
                .contains(&Motif::FullLap)
        );
        assert!(
            !motifs_of_position([[11, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 5]], 'A')
                .contains(&Motif::FullLap)
        );
        let abapa_themes = |seeds| {
            motifs_of_move(
                &Rules::ABAPA,
                [[seeds, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 5]],
                'A',
                None,
            )
        };
        assert!(
            abapa_themes(14).contains(&Motif::FullLap)
                && !abapa_themes(13).contains(&Motif::FullLap)
        );
    }

    #[test]
    fn double_threat_theme_needs_two_threats() {
        let two_threats_rows = [[0, 0, 2, 4, 5, 0], [0, 0, 1, 0, 1, 0]];
        assert!(motifs_of_position(two_threats_rows, 'C').contains(&Motif::DoubleThreat));
        let one_threat_rows = [[0, 0, 1, 4, 5, 0], [0, 0, 1, 0, 1, 0]];
        assert!(
            !motifs_of_position(one_threat_rows, 'C').contains(&Motif::DoubleThreat),
            "only D is a threat"
        );
    }

    #[test]
    fn defense_themes_distinguish_moving_away_overfilling_and_blocking() {
        let defense_themes_of = |rows, solution| {
            let defense_themes = [Motif::MoveAway, Motif::Overfill, Motif::BlockedAttacker];
            motifs_of_position(rows, solution)
                .into_iter()
                .filter(|theme| defense_themes.contains(theme))
                .collect::<Vec<_>>()
        };
        let threatened_rows = [[1, 0, 0, 0, 0, 4], [0, 0, 0, 0, 0, 1]];
        assert_eq!(defense_themes_of(threatened_rows, 'A'), [Motif::MoveAway]);
        assert_eq!(
            defense_themes_of(threatened_rows, 'F'),
            [],
            "A is taken all the same"
        );
        assert_eq!(
            defense_themes_of([[0, 4, 2, 0, 0, 0], [0, 0, 0, 0, 4, 0]], 'B'),
            [Motif::Overfill]
        );
        assert_eq!(
            defense_themes_of([[0, 1, 0, 0, 0, 1], [7, 0, 0, 0, 0, 0]], 'F'),
            [Motif::BlockedAttacker]
        );
    }

    #[test]
    fn starvation_theme_takes_the_last_seeds_and_feeding_theme_gives_some() {
        let last_seed_rows = [[0, 1, 0, 0, 0, 2], [0, 0, 0, 0, 0, 1]];
        assert!(motifs_of_position(last_seed_rows, 'B').contains(&Motif::Starvation));
        assert!(!motifs_of_position(last_seed_rows, 'F').contains(&Motif::Starvation));
        assert!(
            motifs_of_position([[0, 3, 0, 0, 2, 1], [0, 0, 0, 0, 0, 0]], 'F')
                .contains(&Motif::Feeding)
        );
        assert!(!motifs_of_position(last_seed_rows, 'F').contains(&Motif::Feeding));
        let almost_won_position =
            Position::parse("0-0-0-0-2-2-0-1-3-1-0-1-23-15-S", &Rules::OWARE).unwrap();
        let themes = Motifs::of_turn(&almost_won_position, pit('F'), None);
        assert!(
            !themes.contains(Motif::Starvation),
            "F wins by its count, and North still has seeds"
        );
    }

    #[test]
    fn slam_trap_theme_applies_to_the_tempted_side_and_to_the_defender() {
        let tempting_rows = [[0, 0, 0, 0, 1, 2], [1, 1, 0, 0, 0, 0]];
        for rules in [Rules::OWARE, Rules::AWELE] {
            assert!(motifs_of_move(&rules, tempting_rows, 'E', None).contains(&Motif::SlamTrap));
        }
        let one_pit_rows = [[1, 0, 0, 0, 0, 2], [0, 0, 0, 0, 0, 1]];
        assert!(
            motifs_of_position(one_pit_rows, 'F').contains(&Motif::SlamTrap),
            "all that South has left is A"
        );
        assert!(!motifs_of_position(one_pit_rows, 'A').contains(&Motif::SlamTrap));
    }

    #[test]
    fn sacrifice_theme_needs_an_avoidable_capture() {
        let rows = [[1, 0, 0, 1, 0, 4], [0, 0, 0, 0, 0, 1]];
        let motifs_with_moves =
            |solution, answer| motifs_of_move(&Rules::OWARE, rows, solution, Some(answer));
        assert!(motifs_with_moves('D', 'f').contains(&Motif::Sacrifice));
        assert!(!motifs_with_moves('A', 'f').contains(&Motif::Sacrifice));
        assert!(
            !motifs_of_position(rows, 'D').contains(&Motif::Sacrifice),
            "nothing is taken"
        );
    }

    #[test]
    fn endgame_theme_needs_at_most_twelve_seeds() {
        let motifs_with_seeds =
            |seeds| motifs_of_position([[seeds, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 5]], 'A');
        assert!(
            motifs_with_seeds(7).contains(&Motif::Endgame)
                && !motifs_with_seeds(8).contains(&Motif::Endgame)
        );
    }

    #[test]
    fn theme_names_and_bits_survive_reading() {
        for theme in Motif::ALL {
            assert_eq!(theme.name().parse(), Ok(theme));
            let single_motif: Motifs = [theme].into_iter().collect();
            assert_eq!(Motifs::from_bits(single_motif.bits()), Some(single_motif));
        }
        assert_eq!(Motifs::from_bits(1 << 13), None);
        let themes: Motifs = [Motif::Endgame].into_iter().collect();
        assert!(!themes.explains_move());
    }
}
