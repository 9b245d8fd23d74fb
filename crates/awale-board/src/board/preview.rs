//! What the chosen move would do, as marks for each place.

use awale_rules::{PITS, PerSeat, Pit, Place, Seat, Step, Trace};

/// What would happen at one place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PreviewMark {
    /// Seeds that would fall here; in a store, all that it would gain.
    pub gained: u8,
    /// Seeds that would be captured from here.
    pub captured: u8,
    /// Whether the last seed would fall here.
    pub is_last: bool,
}

/// What a move would do, place by place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Preview {
    /// The pits, in sowing order from A.
    pub pits: [PreviewMark; PITS],
    pub stores: PerSeat<PreviewMark>,
}

impl Preview {
    /// What this move would do.
    #[must_use]
    pub fn of(trace: &Trace) -> Preview {
        let mut preview = Preview::default();
        let mut mover = Seat::South;
        for step in &trace.steps {
            match *step {
                Step::Lift { from, .. } => mover = from.seat(),
                Step::Sow(place) => preview.mark_mut(place).gained += 1,
                Step::Capture { from, seeds } => {
                    preview.pits[from.index()].captured = seeds;
                    preview.stores[mover].gained += seeds;
                }
                Step::Forgo { .. } => {}
            }
        }
        if let Some(last) = trace.sown().last() {
            preview.mark_mut(last).is_last = true;
        }
        preview
    }

    /// The mark of a place.
    #[must_use]
    pub fn mark(&self, place: Place) -> PreviewMark {
        match place {
            Place::Pit(pit) => self.pits[pit.index()],
            Place::Store(seat) => self.stores[seat],
        }
    }

    fn mark_mut(&mut self, place: Place) -> &mut PreviewMark {
        match place {
            Place::Pit(pit) => &mut self.pits[Pit::index(pit)],
            Place::Store(seat) => &mut self.stores[seat],
        }
    }
}
