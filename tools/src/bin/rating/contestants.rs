//! The players on the rating ladder: players of the program, and mixtures of two of them.

use std::time::Duration;

use awale_engine::Stop;
use rand::{RngExt, rngs::StdRng};

use awale_study::{
    catalogue::{AnyGame, AnyMove},
    players::{BookUse, ComputerPlayer, EngineResources, Player, PlayerSpec},
};

/// The contestants, roughly sorted from weak to strong. Near neighbors play each other.
/// `FIRST~SECOND~N` plays N % of its moves like the second player, the others like the first.
pub const CONTESTANTS: [&str; 22] = [
    "naive",
    "naive~engine:level=1~50",
    "engine:level=4~naive~50",
    "fast",
    "alphabeta:1",
    "engine:level=1",
    "alphabeta:2",
    "engine:level=3~naive~15",
    "engine:level=2",
    "alphabeta:3",
    "engine:level=3",
    "engine:level=2~engine:level=6~50",
    "alphabeta:4",
    "engine:level=4",
    "alphabeta:5",
    "engine:level=5",
    "alphabeta:6",
    "engine:level=6",
    "alphabeta:8",
    "engine:level=7",
    "engine:level=8",
    "engine:level=9",
];

/// A contestant in one game.
pub struct Contestant {
    main_player: ComputerPlayer,
    /// A second player, and the percentage of moves that it plays.
    second_player_and_percentage: Option<(ComputerPlayer, u32)>,
}

impl Contestant {
    /// Creates a contestant by its name. The same `seed` gives the same random decisions.
    pub fn new(name: &str, seed: u64) -> Contestant {
        let make_player = |name: &str| {
            let spec: PlayerSpec = name.parse().expect("a player");
            let resources = EngineResources {
                hash_mb: 16,
                threads: 1,
                time_per_move: Duration::from_millis(100),
                tables: None,
                book: BookUse::NoBook,
            };
            ComputerPlayer::new(spec, seed, &resources)
        };
        let mut name_parts = name.split('~');
        let main_player = make_player(name_parts.next().expect("a name"));
        let second_player = name_parts.next().map(make_player);
        let second_player_percentage = name_parts
            .next()
            .map(|share| share.parse().expect("a share"));
        Contestant {
            main_player,
            second_player_and_percentage: second_player.zip(second_player_percentage),
        }
    }

    /// Chooses a move in the last of `positions_so_far`.
    pub fn choose_move(
        &mut self,
        positions_so_far: &[AnyGame],
        rng: &mut StdRng,
    ) -> Option<AnyMove> {
        let player = match &mut self.second_player_and_percentage {
            Some((second, share)) if rng.random_range(0..100) < *share => second,
            _ => &mut self.main_player,
        };
        Some(
            player
                .choose(positions_so_far, &Stop::new(), &mut |_| ())?
                .choice,
        )
    }
}
