//! The lessons of the awalé family. A position is a list of twelve pits. Variants with sown stores
//! have other positions, because one more seed is needed to sow as far.

use awale_rules::{
    Feeding, GrandSlam, Leftovers, Match, PITS, PerSeat, Pit, Place, Position, Repetition, Rules,
    Seat,
};

use crate::catalogue::{AnyGame, AnyMove};

use super::{Goal, GoalEnding, Lesson, LessonStep};

type Pits = [u8; PITS];

/// Seeds that South's store needs to win, in the lesson about winning: the larger of two captures
/// takes as many, the smaller one takes fewer.
const SEEDS_TO_WIN: u8 = 5;

/// Returns the lessons for games with `rules`.
pub(super) fn lessons(rules: Rules) -> Vec<Lesson> {
    let at = Positions { rules };
    vec![
        Lesson::new("sowing", "course-sowing", at.sowing()),
        Lesson::new("laps", "course-laps", at.laps()),
        Lesson::new("capturing", "course-capturing", at.capturing()),
        Lesson::new("chain", "course-chain", at.chain()),
        Lesson::new("slam", "course-slam", at.slam()),
        Lesson::new("feeding", "course-feeding", at.feeding()),
        Lesson::new("ending", "course-ending", at.ending()),
    ]
}

/// Builds the positions of the lessons for these rules.
struct Positions {
    rules: Rules,
}

impl Positions {
    /// Returns one of two positions, depending on whether stores are sown.
    fn with_or_without_stores(&self, pits: Pits, pits_with_stores: Pits) -> Pits {
        if self.rules.sow_stores {
            pits_with_stores
        } else {
            pits
        }
    }

    /// Returns a step that begins with these pits. South is to move, and the stores share the
    /// remaining seeds. Returns `None` if the game has too few seeds.
    fn step(
        &self,
        pits: Pits,
        goal: Goal,
        task: &'static str,
        done: &'static str,
    ) -> Option<LessonStep> {
        let stores = self.rules.total().checked_sub(pits.iter().sum())?;
        self.step_with_store(pits, stores.div_ceil(2), goal, task, done)
    }

    /// Returns a step as [`step`](Self::step) does, with this number of seeds in South's store.
    fn step_with_store(
        &self,
        pits: Pits,
        south: u8,
        goal: Goal,
        task: &'static str,
        done: &'static str,
    ) -> Option<LessonStep> {
        let north = self
            .rules
            .total()
            .checked_sub(pits.iter().sum::<u8>())?
            .checked_sub(south)?;
        let position =
            Position::new(&self.rules, pits, PerSeat { south, north }, Seat::South).ok()?;
        Some(LessonStep {
            task,
            done,
            start: Match::new(AnyGame::Awale(position)),
            goal,
            is_answered: false,
        })
    }

    fn sowing(&self) -> Vec<Option<LessonStep>> {
        let start = [self.rules.seeds_per_pit; PITS];
        let across = self.with_or_without_stores(
            [1, 2, 0, 4, 0, 1, 2, 3, 1, 2, 4, 1],
            [1, 2, 0, 5, 0, 1, 2, 3, 1, 2, 4, 1],
        );
        let home = [0, 2, 1, 3, 0, 2, 2, 1, 4, 0, 3, 1];
        let store = Goal::LastIn(Place::Store(Seat::South));
        vec![
            self.step(
                start,
                Goal::AnyMove,
                "course-sow-first",
                "course-sow-first-done",
            ),
            self.step(
                across,
                Goal::LastIn(Place::Pit(Pit::of(Seat::North, 1))),
                "course-sow-across",
                "course-sow-across-done",
            ),
            self.step(home, store, "course-sow-store", "course-sow-store-done")
                .filter(|_| self.rules.sow_stores),
        ]
    }

    fn laps(&self) -> Vec<Option<LessonStep>> {
        let long = self.with_or_without_stores(
            [1, 0, 12, 2, 0, 1, 1, 2, 1, 0, 3, 1],
            [1, 0, 14, 2, 0, 1, 1, 2, 1, 0, 3, 1],
        );
        vec![self.step(
            long,
            Goal::GoRound,
            "course-lap-round",
            "course-lap-round-done",
        )]
    }

    fn capturing(&self) -> Vec<Option<LessonStep>> {
        let two = self.with_or_without_stores(
            [1, 0, 0, 3, 4, 0, 1, 2, 3, 0, 1, 2],
            [1, 0, 0, 4, 5, 0, 1, 2, 3, 0, 1, 2],
        );
        let three = self.with_or_without_stores(
            [0, 1, 4, 0, 3, 0, 4, 2, 1, 0, 2, 1],
            [0, 1, 5, 0, 4, 0, 4, 2, 1, 0, 2, 1],
        );
        let full = self.with_or_without_stores(
            [0, 1, 0, 1, 0, 12, 0, 2, 3, 1, 2, 4],
            [0, 1, 0, 1, 0, 15, 0, 2, 3, 1, 2, 4],
        );
        vec![
            self.step(
                two,
                Goal::Capture(2),
                "course-capture-two",
                "course-capture-two-done",
            ),
            self.step(
                three,
                Goal::Capture(3),
                "course-capture-three",
                "course-capture-three-done",
            ),
            self.step(
                full,
                Goal::Capture(2),
                "course-lap-capture",
                "course-lap-capture-done",
            ),
        ]
    }

    fn chain(&self) -> Vec<Option<LessonStep>> {
        let broken = self.with_or_without_stores(
            [0, 1, 0, 6, 4, 2, 1, 2, 4, 1, 3, 0],
            [0, 1, 0, 7, 5, 3, 1, 2, 4, 1, 3, 0],
        );
        vec![
            self.step(
                self.two_captures(),
                Goal::Capture(5),
                "course-chain-whole",
                "course-chain-whole-done",
            ),
            self.step(
                broken,
                Goal::Capture(5),
                "course-chain-broken",
                "course-chain-broken-done",
            ),
        ]
    }

    /// Pits from which E captures five seeds in a chain, and F two.
    fn two_captures(&self) -> Pits {
        self.with_or_without_stores(
            [0, 2, 0, 0, 3, 1, 1, 2, 4, 0, 1, 2],
            [0, 2, 0, 0, 4, 2, 1, 2, 4, 0, 1, 2],
        )
    }

    fn slam(&self) -> Vec<Option<LessonStep>> {
        // F would be a grand slam; D captures half of North's seeds.
        let two = self.with_or_without_stores(
            [3, 2, 0, 3, 0, 2, 1, 1, 0, 0, 0, 0],
            [3, 2, 0, 4, 0, 3, 1, 1, 0, 0, 0, 0],
        );
        match self.rules.grand_slam {
            GrandSlam::CapturesNothing => vec![
                self.step(
                    two,
                    Goal::Forgo,
                    "course-slam-nothing",
                    "course-slam-nothing-done",
                ),
                self.step(
                    two,
                    Goal::Capture(2),
                    "course-slam-instead",
                    "course-slam-instead-done",
                ),
            ],
            GrandSlam::Illegal => {
                vec![self.step(
                    two,
                    Goal::Capture(2),
                    "course-slam-illegal",
                    "course-slam-illegal-done",
                )]
            }
        }
    }

    fn feeding(&self) -> Vec<Option<LessonStep>> {
        // Only F reaches North's row.
        let empty = [5, 0, 1, 0, 1, 2, 0, 0, 0, 0, 0, 0];
        vec![match self.rules.feeding {
            Feeding::Required => self.step(
                empty,
                Goal::AnyMove,
                "course-feed-required",
                "course-feed-required-done",
            ),
            Feeding::Free => self.step(
                empty,
                Goal::End(GoalEnding::NoMove),
                "course-feed-free",
                "course-feed-free-done",
            ),
        }]
    }

    fn ending(&self) -> Vec<Option<LessonStep>> {
        vec![
            self.store_reached(),
            self.few_left(),
            self.no_move(),
            self.repetition(),
        ]
    }

    fn store_reached(&self) -> Option<LessonStep> {
        let south = self.rules.win_at?.checked_sub(SEEDS_TO_WIN)?;
        let goal = Goal::End(GoalEnding::Store);
        self.step_with_store(
            self.two_captures(),
            south,
            goal,
            "course-end-store",
            "course-end-store-done",
        )
    }

    fn few_left(&self) -> Option<LessonStep> {
        // F captures two. With the seeds in A, the board then has the number of seeds that ends the
        // game.
        let reach = u8::from(self.rules.sow_stores);
        let far = self.rules.stop_at?.checked_sub(1)?;
        let pits = [far, 0, 0, 0, 0, 1 + reach, 1, 0, 1, 0, 0, 0];
        self.step(
            pits,
            Goal::End(GoalEnding::FewLeft),
            "course-end-few",
            "course-end-few-done",
        )
    }

    /// In this position South's seeds do not reach North's row. After North has played its last
    /// seed, South cannot feed it.
    fn no_move(&self) -> Option<LessonStep> {
        if self.rules.feeding == Feeding::Free {
            // The lesson about feeding has already shown this end.
            return None;
        }
        let apart = self.with_or_without_stores(
            [3, 1, 2, 2, 0, 0, 0, 0, 0, 0, 0, 1],
            [0, 0, 2, 3, 1, 1, 0, 0, 0, 0, 0, 1],
        );
        let (task, done) = match self.rules.leftovers {
            Leftovers::OwnRows => ("course-end-stuck", "course-end-stuck-own-rows"),
            Leftovers::Mover => ("course-end-stuck", "course-end-stuck-mover"),
        };
        let step = self.step(apart, Goal::End(GoalEnding::NoMove), task, done)?;
        Some(LessonStep {
            is_answered: true,
            ..step
        })
    }

    /// Twelve moves lead back to the first position. All but the last are played.
    fn repetition(&self) -> Option<LessonStep> {
        const CYCLE: &str = "eAfEaFcCdDb";
        let done = match self.rules.repetition {
            Repetition::OwnRows => "course-end-repeated-own-rows",
            Repetition::Shared => "course-end-repeated-shared",
        };
        let pits = [1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0];
        let stores = self.rules.total().checked_sub(pits.iter().sum())?;
        let stores = PerSeat {
            south: stores.div_ceil(2),
            north: stores / 2,
        };
        let start = Position::new(&self.rules, pits, stores, Seat::North).ok()?;
        let mut game = Match::new(AnyGame::Awale(start));
        for letter in CYCLE.chars() {
            game.play(AnyMove::Pit(Pit::from_letter(letter)?)).ok()?;
        }
        let goal = Goal::End(GoalEnding::Repetition);
        Some(LessonStep {
            task: "course-end-repeated",
            done,
            start: game,
            goal,
            is_answered: false,
        })
    }
}
