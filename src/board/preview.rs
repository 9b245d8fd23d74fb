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

#[cfg(test)]
mod tests {
    use awale_rules::Position;

    use super::*;
    use awale_study::catalogue::Variant;

    fn preview(position: &str, pit: char) -> Preview {
        let rules = Variant::built_in()[0].rules;
        let position = Position::parse(position, &rules).unwrap();
        Preview::of(&position.trace(Pit::from_letter(pit).unwrap()).unwrap())
    }

    #[test]
    fn a_capture_is_marked_where_it_is_taken_and_where_it_goes() {
        let preview = preview("0-0-0-0-4-2-1-1-4-4-4-4-12-12-S", 'F');
        assert_eq!(preview.pits[6], PreviewMark { gained: 1, captured: 2, is_last: false });
        assert_eq!(preview.pits[7], PreviewMark { gained: 1, captured: 2, is_last: true });
        assert_eq!(preview.stores.south.gained, 4);
        assert_eq!(preview.pits[5], PreviewMark::default());
    }

    #[test]
    fn a_long_sowing_counts_every_lap() {
        let preview = preview("13-3-3-3-3-3-3-3-3-3-3-3-1-1-S", 'A');
        assert_eq!(preview.pits[1].gained, 2);
        assert_eq!(preview.pits[2], PreviewMark { gained: 2, captured: 0, is_last: true });
        assert_eq!(preview.pits[3].gained, 1);
        assert_eq!(preview.pits[0].gained, 0);
    }
}
