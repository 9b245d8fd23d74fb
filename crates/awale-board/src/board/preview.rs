//! The effect of the chosen move, as a mark for each pit and store.

use awale_rules::{BoardPlace, PITS, PerSeat, Pit, Seat, SowingStep, SowingTrace};

/// The effect of the chosen move on one pit or store.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PreviewEffect {
    /// Seeds that would be sown here; for a store, everything it would gain.
    pub gained_seeds: u8,
    /// Seeds that would be captured from here.
    pub captured_seeds: u8,
    /// Whether the last seed would be sown here.
    pub receives_last_seed: bool,
}

/// The effect of a move on all pits and stores.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MovePreview {
    /// The pits, in sowing order from A.
    pub pits: [PreviewEffect; PITS],
    pub stores: PerSeat<PreviewEffect>,
}

impl MovePreview {
    /// Computes the effect of this move.
    pub fn from_trace(trace: &SowingTrace) -> MovePreview {
        let mut preview = MovePreview::default();
        let mut mover = Seat::South;
        for step in &trace.steps {
            match *step {
                SowingStep::LiftSeeds { from, .. } => mover = from.seat(),
                SowingStep::Sow(place) => preview.effect_on_mut(place).gained_seeds += 1,
                SowingStep::Capture {
                    from,
                    captured_seeds,
                } => {
                    preview.pits[from.index()].captured_seeds = captured_seeds;
                    preview.stores[mover].gained_seeds += captured_seeds;
                }
                SowingStep::ForgoCapture { .. } => {}
            }
        }
        if let Some(last_place) = trace.sown_places().last() {
            preview.effect_on_mut(last_place).receives_last_seed = true;
        }
        preview
    }

    /// The effect of the move on a pit or store.
    pub fn effect_on(&self, place: BoardPlace) -> PreviewEffect {
        match place {
            BoardPlace::Pit(pit) => self.pits[pit.index()],
            BoardPlace::Store(seat) => self.stores[seat],
        }
    }

    fn effect_on_mut(&mut self, place: BoardPlace) -> &mut PreviewEffect {
        match place {
            BoardPlace::Pit(pit) => &mut self.pits[Pit::index(pit)],
            BoardPlace::Store(seat) => &mut self.stores[seat],
        }
    }
}
