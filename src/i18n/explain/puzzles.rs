//! How hard a puzzle is, what it is about, and how strong its solver.

use awale_rules::Place;

use crate::i18n::Words;
use crate::progress::GlickoRating;
use crate::puzzle::{Difficulty, Motif, PuzzleGoal};

impl Words {
    /// A difficulty in a word.
    #[must_use]
    pub fn difficulty(&self, difficulty: Difficulty) -> String {
        self.get(match difficulty {
            Difficulty::Easy => "difficulty-easy",
            Difficulty::Medium => "difficulty-medium",
            Difficulty::Hard => "difficulty-hard",
        })
    }

    /// What the solver is to find.
    #[must_use]
    pub fn puzzle_goal(&self, goal: PuzzleGoal) -> String {
        self.get(match goal {
            PuzzleGoal::Win => "puzzle-win",
            PuzzleGoal::Draw => "puzzle-draw",
            PuzzleGoal::Best => "puzzle-best",
        })
    }

    /// The theme of a puzzle in a word or two.
    #[must_use]
    pub fn motif(&self, motif: Motif) -> String {
        self.get(match motif {
            Motif::SlamTrap => "motif-slam-trap",
            Motif::Sacrifice => "motif-sacrifice",
            Motif::DoubleThreat => "motif-double-threat",
            Motif::Starvation => "motif-starvation",
            Motif::Feeding => "motif-feeding",
            Motif::BigPit => "motif-big-pit",
            Motif::Chain => "motif-chain",
            Motif::LongCapture => "motif-long-capture",
            Motif::MoveAway => "motif-move-away",
            Motif::Overfill => "motif-overfill",
            Motif::Block => "motif-block",
            Motif::Capture => "motif-capture",
            Motif::Endgame => "motif-endgame",
        })
    }

    /// What a hint says first: the idea of a move; without one it only prepares what comes.
    #[must_use]
    pub fn idea(&self, motif: Option<Motif>) -> String {
        self.get(match motif {
            Some(Motif::SlamTrap) => "idea-slam-trap",
            Some(Motif::Sacrifice) => "idea-sacrifice",
            Some(Motif::DoubleThreat) => "idea-double-threat",
            Some(Motif::Starvation) => "idea-starvation",
            Some(Motif::Feeding) => "idea-feeding",
            Some(Motif::BigPit) => "idea-big-pit",
            Some(Motif::Chain) => "idea-chain",
            Some(Motif::LongCapture) => "idea-long-capture",
            Some(Motif::MoveAway) => "idea-move-away",
            Some(Motif::Overfill) => "idea-overfill",
            Some(Motif::Block) => "idea-block",
            Some(Motif::Capture) => "idea-capture",
            Some(Motif::Endgame) => "idea-endgame",
            None => "idea-quiet",
        })
    }

    /// Where the last seed of a move falls.
    #[must_use]
    pub fn last_seed(&self, place: Place) -> String {
        match place {
            Place::Pit(pit) => self.with("puzzle-hint-last", &[("pit", pit.to_string().into())]),
            Place::Store(_) => self.get("puzzle-hint-last-store"),
        }
    }

    /// A rating with its standard deviation.
    #[must_use]
    pub fn puzzle_rating(&self, rating: GlickoRating) -> String {
        self.with("puzzle-rating", &[("rating", rating.points().into()), ("margin", rating.spread().into())])
    }

    /// The rating of a puzzle, and that of the player with how it changed, where it is known from what.
    #[must_use]
    pub fn puzzle_ratings(&self, puzzle: u16, before: Option<GlickoRating>, player: GlickoRating) -> String {
        let Some(before) = before else {
            let player = self.puzzle_rating(player);
            return self.with("puzzle-ratings", &[("puzzle", puzzle.into()), ("player", player.into())]);
        };
        let (before, after) = (before.points(), player.points());
        let sign = if after < before { "-" } else { "+" };
        let change = format!("{sign}{}", after.abs_diff(before));
        let told =
            [("puzzle", puzzle.into()), ("before", before.into()), ("after", after.into()), ("change", change.into())];
        self.with("puzzle-rated", &told)
    }
}
