//! Letters of settled boards to the boards before them, sorted by blocks.
//!
//! Each thread has its own queues, and delivers it itself.

/// The updates that a thread has room for: 16 MB of them, in lists that may have twice as much. Above this, boards that
/// would settle are put off until the level is scanned once more.
pub(super) const QUEUE_CAPACITY: usize = 1 << 21;
/// The part of the room above which a thread delivers before it goes on to look for more boards.
const FLUSH_SHARE: usize = 4;

/// The board that a update goes to, by the numbers of South's and North's half.
pub(super) type LayerBoard = (u32, u32);

/// The updates of one thread.
pub(super) struct UpdateQueues {
    /// For each block, the boards with South to move that can reach a settled board: one is enough.
    raises: Vec<Vec<LayerBoard>>,
    /// For each block, the boards with North to move of which one more move has settled.
    decrements: Vec<Vec<LayerBoard>>,
    /// All updates that are not delivered.
    updates: usize,
    /// How many of them there is room for.
    room: usize,
    /// Boards that have settled since somebody asked.
    pub(super) settled: u64,
}

impl UpdateQueues {
    pub(super) fn new(blocks: usize, room: usize) -> UpdateQueues {
        let none = vec![Vec::new(); blocks];
        UpdateQueues { raises: none.clone(), decrements: none, updates: 0, room, settled: 0 }
    }

    pub(super) fn push_raise(&mut self, block: usize, board: LayerBoard) {
        self.raises[block].push(board);
        self.updates += 1;
    }

    pub(super) fn push_decrement(&mut self, block: usize, board: LayerBoard) {
        self.decrements[block].push(board);
        self.updates += 1;
    }

    pub(super) fn is_empty(&self) -> bool {
        self.updates == 0
    }

    pub(super) fn is_due(&self) -> bool {
        self.updates > self.room / FLUSH_SHARE
    }

    pub(super) fn is_full(&self) -> bool {
        self.updates > self.room
    }

    pub(super) fn is_empty_for(&self, block: usize) -> bool {
        self.raises[block].is_empty() && self.decrements[block].is_empty()
    }

    /// Takes the updates of one kind to a block out. Their list is given back to the system and not used again: lists that
    /// keep their length would all become as long as the longest, and take more memory than the layer.
    pub(super) fn take_raises(&mut self, block: usize) -> Vec<LayerBoard> {
        let updates = std::mem::take(&mut self.raises[block]);
        self.updates -= updates.len();
        updates
    }

    /// Takes the updates of the other kind to a block out.
    pub(super) fn take_decrements(&mut self, block: usize) -> Vec<LayerBoard> {
        let updates = std::mem::take(&mut self.decrements[block]);
        self.updates -= updates.len();
        updates
    }

    /// How many boards have settled since this was asked before.
    pub(super) fn take_settled(&mut self) -> u64 {
        std::mem::take(&mut self.settled)
    }

    pub(super) fn clear(&mut self) {
        self.raises.iter_mut().chain(&mut self.decrements).for_each(Vec::clear);
        self.updates = 0;
    }
}
