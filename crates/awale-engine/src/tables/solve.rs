//! Retrograde analysis of one layer.
//!
//! For a threshold v, "South can force v" is a game of reaching: it holds on a board with South to move if one move
//! leads out of the layer with as much, or to a board where it holds; with North to move, if all moves do. What must hold
//! is what follows from the exits in finitely many steps; boards where it does not follow are those where South cannot do
//! better than to go round. So the thresholds are taken from the largest downwards. At each *level* the boards whose
//! exits are worth just that much settle, each settled board is traced back along the moves that lead to it, and so on
//! until nothing more follows. Each board settles once for each side to move, so each move of the layer is walked back
//! once; no board is looked at again in the hope that something has changed.
//!
//! The layer is far larger than the processor's caches, and moves lead all over it: what costs time is waiting for
//! memory. So it is cut into *districts* that fit the cache, and a board that settles does not change the boards before
//! it but writes them a letter ([`Mail`]). Letters are delivered a district at a time. Whoever works on a district
//! holds its lock, so that nothing in it needs to be atomic.
//!
//! Memory is three bytes a board, and letters up to a fixed number; the result takes the place of one of the bytes.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::stop::Stop;

use super::backward::unmoves;
use super::bounds::{code, later, settled, settled_value, turned_round};
use super::crew::Crew;
use super::entry::Entry;
use super::forward::{Finished, Forward};
use super::halves::Halves;
use super::layout::{DISTRICT, Layout, Piece};
use super::mail::{Letter, Mail, ROOM};
use super::ranking::boards;

/// Boards that a scan looks at together before it looks at each: as many bytes as a vector register of any processor holds.
const GLANCE: usize = 16;
/// Layers below this are solved by one thread: they take less than starting another.
const FEW_SEEDS: u8 = 8;

/// Told how far the work on a layer has come, in thousandths.
pub(super) type Report<'a> = &'a mut dyn FnMut(u32);

/// The layer at work.
struct Layer<'a> {
    seeds: u8,
    forward: Forward<'a>,
    halves: &'a Halves,
    layout: Layout<'a>,
    districts: Vec<Mutex<District>>,
    /// How many letters each thread has room for.
    room: usize,
    crew: Crew<'a>,
}

/// Some boards that follow each other.
#[derive(Default)]
struct District {
    /// What South can force, South to move.
    most: Vec<u8>,
    /// What North can hold South to, North to move.
    least: Vec<u8>,
    /// The codes of North's best exits, North to move, or of the best value that South can have where there is none.
    exits: Vec<u8>,
    /// The highest code at which any of these boards waits to be settled.
    waiting: u8,
}

/// Solves the layer of `seeds` seeds by `threads` threads. The result has one byte a board in the order of their indices,
/// cut into pieces of equal length but for the last. `None` where `stop` ended it.
pub(super) fn solve(
    halves: &Halves,
    seeds: u8,
    finished: Finished<'_>,
    threads: usize,
    stop: &Stop,
    report: Report<'_>,
) -> Option<Vec<Vec<u8>>> {
    let threads = if seeds < FEW_SEEDS { 1 } else { threads.max(1) };
    Layer::new(halves, seeds, finished, threads, stop).solve(report)
}

impl<'a> Layer<'a> {
    fn new(halves: &'a Halves, seeds: u8, finished: Finished<'a>, threads: usize, stop: &'a Stop) -> Layer<'a> {
        Layer {
            seeds,
            forward: Forward { halves, seeds, finished },
            halves,
            layout: Layout::new(halves, seeds),
            districts: Vec::new(),
            room: ROOM,
            crew: Crew::new(threads, stop),
        }
    }

    fn solve(mut self, report: Report<'_>) -> Option<Vec<Vec<u8>>> {
        self.districts = self.look_forward().into_iter().map(Mutex::new).collect();
        std::thread::scope(|scope| {
            for _ in 1..self.crew.threads() {
                scope.spawn(|| self.work(&mut |_| ()));
            }
            self.work(report);
        });
        let districts = std::mem::take(&mut self.districts).into_iter();
        let districts = districts.map(|district| district.into_inner().unwrap_or_else(PoisonError::into_inner));
        let (most, mut least): (Vec<Vec<u8>>, Vec<Vec<u8>>) =
            districts.map(|District { most, least, .. }| (most, least)).unzip();
        self.crew.for_each(&mut least, |district, least| self.finish(district, &most, least));
        (!self.crew.is_stopped()).then_some(least)
    }

    fn lock(&self, district: usize) -> MutexGuard<'_, District> {
        // A thread that panicked while it held the lock ends the whole computation when the threads are joined.
        self.districts[district].lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What each thread does, level after level.
    fn work(&self, report: Report<'_>) {
        let mut mail = Mail::new(self.districts.len(), self.room);
        while let Some(level) = self.crew.next_level(|| self.highest_waiting()) {
            while let Some(district) = self.crew.take_district(self.districts.len()) {
                self.scan(district, level, &mut mail);
                while mail.is_heavy() {
                    self.deliver_all(level, &mut mail);
                }
                report((self.crew.settled() * 500 / boards(self.seeds)) as u32);
            }
            while !mail.is_empty() {
                self.deliver_all(level, &mut mail);
            }
        }
    }

    /// The highest level that any board waits for, the same again where boards were put off; `None` when there is none. At
    /// the worst value there is nothing to follow: every board is worth as much.
    fn highest_waiting(&self) -> Option<u8> {
        let highest = (0..self.districts.len()).map(|district| self.lock(district).waiting).max();
        highest.filter(|&highest| highest > code(-(self.seeds as i8)))
    }

    /// What is known of each board before any has settled.
    fn look_forward(&self) -> Vec<District> {
        let count = boards(self.seeds).div_ceil(DISTRICT as u64) as usize;
        let mut most = vec![Vec::new(); count];
        self.crew.for_each(&mut most, |district, most| *most = self.exits(district));
        let mut districts: Vec<District> = (0..count).map(|_| District::default()).collect();
        self.crew.for_each(&mut districts, |district, known| *known = self.look_back(district, &most));
        districts.iter_mut().zip(most).for_each(|(known, most)| known.most = most);
        districts
    }

    /// The codes of the best exits of a district, South to move, or of the worst value where there is none.
    fn exits(&self, district: usize) -> Vec<u8> {
        let worst = -(self.seeds as i8);
        let (mut codes, mut best) = (Vec::with_capacity(DISTRICT), Vec::new());
        for Piece { south, norths, .. } in self.layout.pieces(district) {
            self.forward.best_exits(south, norths, &mut best);
            codes.extend(best.iter().map(|&best| code(best.max(worst))));
        }
        codes
    }

    /// What is known of a district, North to move: how many moves stay, and what the best exit gives, which is what it gives to
    /// South on the board with the sides exchanged, turned round.
    fn look_back(&self, district: usize, most: &[Vec<u8>]) -> District {
        let (mut least, mut exits) = (Vec::with_capacity(DISTRICT), Vec::with_capacity(DISTRICT));
        for Piece { south, norths, .. } in self.layout.pieces(district) {
            for north in norths {
                let exchanged = self.layout.index((north, south));
                let exit = turned_round(most[exchanged / DISTRICT][exchanged % DISTRICT]);
                let moves = self.forward.moves_inside(north, south);
                exits.push(exit);
                least.push(if moves == 0 { exit } else { moves });
            }
        }
        // All exits have yet to be looked at, so the first scan is that of the highest value there can be.
        District { most: Vec::new(), least, exits, waiting: code(self.seeds as i8) }
    }

    /// Looks for the boards of a district that settle at `level`.
    fn scan(&self, district: usize, level: u8, mail: &mut Mail) {
        let mut held = self.lock(district);
        let District { most, least, waiting, .. } = &mut *held;
        if *waiting < level {
            return;
        }
        let mut next = [0; GLANCE];
        for Piece { south, norths, start } in self.layout.pieces(district) {
            let all = start..start + norths.len();
            let (most, last_most) = most[all.clone()].as_chunks_mut::<GLANCE>();
            let (least, last_least) = least[all].as_chunks_mut::<GLANCE>();
            let mut north = norths.start;
            for (most, least) in most.iter_mut().zip(least) {
                if any_is_due(most, least, level) {
                    self.settle_due((south, north), most, least, level, mail);
                }
                note_later(&mut next, most, level);
                note_later(&mut next, least, level);
                north += GLANCE as u32;
            }
            self.settle_due((south, north), last_most, last_least, level, mail);
            note_later(&mut next, last_most, level);
            note_later(&mut next, last_least, level);
        }
        *waiting = next.into_iter().max().unwrap_or(0);
        drop(held);
        self.crew.add_settled(mail.take_settled());
    }

    /// Settles what is to be settled at `level` among the boards from `first` on, and writes the letters of these.
    fn settle_due(&self, (south, north): Letter, most: &mut [u8], least: &mut [u8], level: u8, mail: &mut Mail) {
        for (north, (most, least)) in (north..).zip(most.iter_mut().zip(least)) {
            if *most == level {
                *most = settled(level);
                self.most_settled((south, north), mail);
            }
            if *least == level {
                *least = settled(level);
                self.least_settled((south, north), mail);
            }
        }
    }

    /// South to move: North has one way less to do better on every board from which a move leads here.
    fn most_settled(&self, (south, north): Letter, mail: &mut Mail) {
        mail.settled += 1;
        unmoves(self.halves, north, south, |north, south| {
            mail.count_down(self.layout.index((south, north)) / DISTRICT, (south, north));
        });
    }

    /// North to move: South can force as much on every board from which a move leads here.
    fn least_settled(&self, (south, north): Letter, mail: &mut Mail) {
        mail.settled += 1;
        unmoves(self.halves, south, north, |south, north| {
            mail.raise(self.layout.index((south, north)) / DISTRICT, (south, north));
        });
    }

    /// Delivers the letters to each district in turn, and those that it writes to itself by that.
    fn deliver_all(&self, level: u8, mail: &mut Mail) {
        for district in 0..self.districts.len() {
            if self.crew.is_stopped() {
                mail.throw_away();
                return;
            }
            if mail.is_empty_for(district) {
                continue;
            }
            let mut held = self.lock(district);
            while !mail.is_empty_for(district) {
                self.deliver_raises(district, &mut held, level, mail);
                self.deliver_counts(district, &mut held, level, mail);
            }
            drop(held);
            self.crew.add_settled(mail.take_settled());
        }
    }

    fn deliver_raises(&self, district: usize, held: &mut District, level: u8, mail: &mut Mail) {
        let mut letters = mail.open_raises(district);
        let is_full = mail.is_full();
        let raised = if is_full { level } else { settled(level) };
        let most = &mut held.most;
        keep(&mut letters, |board| {
            let most = &mut most[self.layout.index(board) % DISTRICT];
            let is_news = *most < level;
            *most = if is_news { raised } else { *most };
            is_news
        });
        if is_full && !letters.is_empty() {
            held.waiting = level;
            return;
        }
        for board in letters {
            self.most_settled(board, mail);
        }
    }

    fn deliver_counts(&self, district: usize, held: &mut District, level: u8, mail: &mut Mail) {
        let mut letters = mail.open_counts(district);
        let District { least, exits, waiting, .. } = held;
        keep(&mut letters, |board| {
            let least = &mut least[self.layout.index(board) % DISTRICT];
            *least -= 1;
            *least == 0
        });
        let is_full = mail.is_full();
        keep(&mut letters, |board| {
            let place = self.layout.index(board) % DISTRICT;
            let found = exits[place].min(level);
            let settles = found == level && !is_full;
            least[place] = if settles { settled(found) } else { found };
            *waiting = if settles { *waiting } else { found.max(*waiting) };
            settles
        });
        for board in letters {
            self.least_settled(board, mail);
        }
    }

    /// Puts both bounds of each board together, North to move. What North can force is what South can on the
    /// board with the sides exchanged.
    fn finish(&self, district: usize, most: &[Vec<u8>], least: &mut [u8]) {
        let worst = -(self.seeds as i8);
        let mut bytes = least.iter_mut();
        for Piece { south, norths, .. } in self.layout.pieces(district) {
            let other = self.halves.traits(south).seeds;
            let endless = self.halves.rules.endless(self.seeds - other, other);
            for (north, least) in norths.zip(&mut bytes) {
                let exchanged = self.layout.index((north, south));
                let lower = settled_value(most[exchanged / DISTRICT][exchanged % DISTRICT]).unwrap_or(worst);
                let upper = -settled_value(*least).unwrap_or(worst);
                *least = Entry { value: endless.clamp(lower, upper), cyclic: lower < upper }.to_byte();
            }
        }
    }
}

/// Keeps the letters that something is true of, in their order, and does not branch on it: what is true hangs on memory that is
/// waited for, and the processor waits for many places at once only if it need not guess what comes next.
fn keep(letters: &mut Vec<Letter>, mut is_kept: impl FnMut(Letter) -> bool) {
    let mut kept = 0;
    for place in 0..letters.len() {
        let letter = letters[place];
        letters[kept] = letter;
        kept += usize::from(is_kept(letter));
    }
    letters.truncate(kept);
}

/// Whether a scan at `level` has anything to do with these boards. It looks at all of them, whatever it finds: without a
/// branch the compiler makes a few vector instructions of it.
fn any_is_due(most: &[u8; GLANCE], least: &[u8; GLANCE], level: u8) -> bool {
    let is_due = |byte: &u8| u8::from(*byte == level);
    most.iter().zip(least).fold(0, |any, (most, least)| any | is_due(most) | is_due(least)) != 0
}

/// Notes the codes after `level` at which boards settle by themselves, each in a lane of its own: the highest of each lane stays.
fn note_later(lanes: &mut [u8; GLANCE], bytes: &[u8], level: u8) {
    for (latest, &byte) in lanes.iter_mut().zip(bytes) {
        *latest = (*latest).max(later(byte, level));
    }
}

#[cfg(test)]
mod tests {
    use awale_rules::Variant;

    use super::*;
    use crate::tables::{TableRules, Tables};

    #[test]
    fn boards_that_are_put_off_for_want_of_room_come_to_the_same() {
        for variant in Variant::BUILT_IN {
            let rules = TableRules::new(&variant.rules);
            let tables = Tables::solve(rules, 8, 1, &Stop::new()).unwrap();
            let halves = Halves::new(rules, 8);
            let layers: Vec<Vec<u8>> = (0..=8).map(|seeds| tables.bytes(seeds)).collect();
            let finished: Vec<&[u8]> = layers[..8].iter().map(Vec::as_slice).collect();
            for threads in [1, 2] {
                let stop = Stop::new();
                let mut layer = Layer::new(&halves, 8, Finished(&finished), threads, &stop);
                layer.room = 300;
                assert!(layer.solve(&mut |_| ()).unwrap().concat() == layers[8], "{}", variant.id);
            }
        }
    }
}
