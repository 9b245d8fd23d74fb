//! Letters of settled boards to the boards before them, sorted by districts.
//!
//! Each thread has its own mail, and delivers it itself.

/// The letters that a thread has room for: 16 MB of them, in lists that may have twice as much. Above this, boards that
/// would settle are put off until the level is scanned once more.
pub(super) const ROOM: usize = 1 << 21;
/// The part of the room above which a thread delivers before it goes on to look for more boards.
const HEAVY: usize = 4;

/// The board that a letter goes to, by the numbers of South's and North's half.
pub(super) type Letter = (u32, u32);

/// The letters of one thread.
pub(super) struct Mail {
    /// For each district, the boards with South to move that can reach a settled board: one is enough.
    raises: Vec<Vec<Letter>>,
    /// For each district, the boards with North to move of which one more move has settled.
    counts: Vec<Vec<Letter>>,
    /// All letters that are not delivered.
    letters: usize,
    /// How many of them there is room for.
    room: usize,
    /// Boards that have settled since somebody asked.
    pub(super) settled: u64,
}

impl Mail {
    pub(super) fn new(districts: usize, room: usize) -> Mail {
        let none = vec![Vec::new(); districts];
        Mail { raises: none.clone(), counts: none, letters: 0, room, settled: 0 }
    }

    pub(super) fn raise(&mut self, district: usize, board: Letter) {
        self.raises[district].push(board);
        self.letters += 1;
    }

    pub(super) fn count_down(&mut self, district: usize, board: Letter) {
        self.counts[district].push(board);
        self.letters += 1;
    }

    pub(super) fn is_empty(&self) -> bool {
        self.letters == 0
    }

    pub(super) fn is_heavy(&self) -> bool {
        self.letters > self.room / HEAVY
    }

    pub(super) fn is_full(&self) -> bool {
        self.letters > self.room
    }

    pub(super) fn is_empty_for(&self, district: usize) -> bool {
        self.raises[district].is_empty() && self.counts[district].is_empty()
    }

    /// Takes the letters of one kind to a district out. Their list is given back to the system and not used again: lists that
    /// keep their length would all become as long as the longest, and take more memory than the layer.
    pub(super) fn open_raises(&mut self, district: usize) -> Vec<Letter> {
        let letters = std::mem::take(&mut self.raises[district]);
        self.letters -= letters.len();
        letters
    }

    /// Takes the letters of the other kind to a district out.
    pub(super) fn open_counts(&mut self, district: usize) -> Vec<Letter> {
        let letters = std::mem::take(&mut self.counts[district]);
        self.letters -= letters.len();
        letters
    }

    /// How many boards have settled since this was asked before.
    pub(super) fn take_settled(&mut self) -> u64 {
        std::mem::take(&mut self.settled)
    }

    pub(super) fn throw_away(&mut self) {
        self.raises.iter_mut().chain(&mut self.counts).for_each(Vec::clear);
        self.letters = 0;
    }
}
