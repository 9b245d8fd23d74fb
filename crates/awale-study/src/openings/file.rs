//! The file of a book: its positions need no keys, since the rules alone say where each move leads.
//!
//! A file is a head of 42 bytes and the codes of the positions in the order in which a search by breadth meets them, packed into bits
//! (`node_coder`). Only expanded positions are looked behind, and a position that was met before has no second code; the start and one
//! where the game is over have none at all.

use std::collections::VecDeque;

use awale_engine::fnv1a64;
use awale_rules::{FastBoard, FastRules, RuleField, Rules};

use crate::catalogue::Variant;

use super::bit_coder::{BitCoder, BitReader, BitWriter};
use super::graph::{BookGraph, BookNode};
use super::node_coder::{Forecast, NodeCode, NodeCoder, Siblings};
use super::shipped;
use super::value::BookValue;

/// What a file begins with: the format and its number.
const MAGIC: &[u8; 4] = b"AWB2";
/// The bytes before the codes: format, full plies, seeds of tables, nodes at the edge of the full plies and beyond, codes, rules, the
/// book that it is like, checksum.
const HEAD: usize = 4 + 1 + 1 + 4 + 4 + 4 + 8 + 8 + 8;
/// A file of more positions is not read: they would take more than half a gigabyte of memory.
const MOST_CODES: u32 = 6_000_000;

/// How the values of a book are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookEffort {
    /// Positions after fewer plies are all expanded; at most [`BookEffort::MOST_PLIES`].
    pub full_plies: u8,
    /// Seeds of the endgame tables that the engine has; at most [`BookEffort::MOST_SEEDS`].
    pub table_seeds: u8,
    /// Positions that the engine visits for each value after just so many plies.
    pub full_nodes: u32,
    /// Positions that it visits for each other value.
    pub nodes: u32,
}

impl BookEffort {
    /// All positions after nine plies are more than two million.
    pub const MOST_PLIES: u8 = 8;
    /// The tables are made in memory before a book grows.
    pub const MOST_SEEDS: u8 = 15;
}

/// A book that another one is like: where both have a position, it foretells the code of the other.
#[derive(Clone, Debug)]
pub(super) struct LikeBook {
    /// The checksum of its file, by which it is found again.
    checksum: u64,
    graph: BookGraph,
}

impl LikeBook {
    /// The book that ships for the variant with this id.
    pub(super) fn of(variant: &str) -> Option<LikeBook> {
        let rules = Variant::built_in().into_iter().find(|known| known.id == variant)?.rules;
        let bytes = shipped::bytes(variant)?;
        let checksum = Head::read(bytes, &rules).filter(|head| head.like == 0)?.checksum;
        Some(LikeBook { checksum, graph: read(bytes, &rules)?.graph })
    }

    fn with_checksum(checksum: u64) -> Option<LikeBook> {
        let has_it = |bytes: &[u8]| bytes.get(HEAD - 8..HEAD) == Some(&checksum.to_le_bytes());
        let variants = Variant::built_in();
        let known = variants.iter().find(|variant| shipped::bytes(variant.id.as_str()).is_some_and(has_it))?;
        LikeBook::of(known.id.as_str())
    }

    fn code(&self, board: FastBoard) -> Option<NodeCode> {
        self.graph.place(board).map(|place| code(self.graph.node(place)))
    }
}

/// All that a file says.
#[derive(Clone, Debug)]
pub(super) struct BookFile {
    pub graph: BookGraph,
    pub effort: BookEffort,
    pub like: Option<LikeBook>,
}

struct Head {
    effort: BookEffort,
    codes: u32,
    like: u64,
    checksum: u64,
}

impl Head {
    /// The head of a file of games by `rules` whose checksum is right.
    fn read(bytes: &[u8], rules: &Rules) -> Option<Head> {
        let (head, codes) = bytes.split_at_checked(HEAD)?;
        let rest = head.strip_prefix(MAGIC)?;
        let number = |at: usize| Some(u32::from_le_bytes(rest.get(at..at + 4)?.try_into().ok()?));
        let sum = |at: usize| Some(u64::from_le_bytes(rest.get(at..at + 8)?.try_into().ok()?));
        let effort =
            BookEffort { full_plies: rest[0], table_seeds: rest[1], full_nodes: number(2)?, nodes: number(6)? };
        let head = Head { effort, codes: number(10)?, like: sum(22)?, checksum: sum(30)? };
        let is_right = effort.full_plies <= BookEffort::MOST_PLIES
            && effort.table_seeds <= BookEffort::MOST_SEEDS
            && head.codes <= MOST_CODES
            && sum(14)? == rules_sum(rules)
            && head.checksum == checksum(&bytes[..HEAD - 8], codes);
        is_right.then_some(head)
    }
}

/// The file of a book.
pub(super) fn write(file: &BookFile) -> Vec<u8> {
    let BookFile { graph, effort, like } = file;
    let mut coder = NodeCoder::new(BitWriter::new());
    let known = |board| graph.place(board).map_or(NodeCode::Leaf(BookValue::NONE), |place| code(graph.node(place)));
    let codes = if graph.expanded() == 0 {
        0
    } else {
        walk(graph.rules(), u32::MAX, like.as_ref(), &mut coder, known).map_or(0, |(_, codes)| codes)
    };
    let packed = coder.into_bits().finish();
    let mut bytes = MAGIC.to_vec();
    bytes.extend([effort.full_plies, effort.table_seeds]);
    bytes.extend(effort.full_nodes.to_le_bytes());
    bytes.extend(effort.nodes.to_le_bytes());
    bytes.extend(codes.to_le_bytes());
    bytes.extend(rules_sum(graph.rules()).to_le_bytes());
    bytes.extend(like.as_ref().map_or(0, |like| like.checksum).to_le_bytes());
    bytes.extend(checksum(&bytes, &packed).to_le_bytes());
    bytes.extend(packed);
    bytes
}

/// The book in a file, of games by `rules`. `None` where the bytes are none or one of another game, are damaged, or are like a book
/// that does not ship.
pub(super) fn read(bytes: &[u8], rules: &Rules) -> Option<BookFile> {
    let Head { effort, codes, like, .. } = Head::read(bytes, rules)?;
    let like = if like == 0 { None } else { Some(LikeBook::with_checksum(like)?) };
    let mut coder = NodeCoder::new(BitReader::new(&bytes[HEAD..]));
    let graph = if codes == 0 {
        BookGraph::new(rules)
    } else {
        let (graph, found) = walk(rules, codes, like.as_ref(), &mut coder, |_| NodeCode::Leaf(BookValue::NONE))?;
        (found == codes).then_some(graph)?
    };
    coder.into_bits().is_at_end().then_some(BookFile { graph, effort, like })
}

/// Makes the book whose codes `coder` writes or reads, and counts them; the writer knows that they are `known`. `None` where what is
/// read is no code, or where there are more than `most`.
fn walk<C: BitCoder>(
    rules: &Rules,
    most: u32,
    like: Option<&LikeBook>,
    coder: &mut NodeCoder<C>,
    known: impl Fn(FastBoard) -> NodeCode,
) -> Option<(BookGraph, u32)> {
    let (fast, mut graph) = (FastRules::new(rules), BookGraph::new(rules));
    let (mut expanded, mut codes) = (VecDeque::from([0]), 0);
    while let Some(place) = expanded.pop_front() {
        let (before, mut siblings) = (graph.board(place), Siblings::default());
        graph.expand(place, |place, after| {
            let like = like.and_then(|like| like.code(after));
            let forecast = Forecast::of(&fast, before, after, siblings, like);
            let code = (codes < most).then(|| coder.code(forecast, known(after)))??;
            codes += 1;
            siblings.add(code);
            Some(match code {
                NodeCode::Expanded => {
                    expanded.push_back(place);
                    BookValue::NONE
                }
                NodeCode::Leaf(value) => value,
            })
        })?;
    }
    Some((graph, codes))
}

const fn code(node: BookNode) -> NodeCode {
    match node {
        BookNode::Expanded(_) => NodeCode::Expanded,
        BookNode::Leaf(value) => NodeCode::Leaf(value),
    }
}

/// Tells the rules of one game from those of another.
fn rules_sum(rules: &Rules) -> u64 {
    let fields = rules.fields();
    let text: Vec<String> =
        RuleField::ALL.iter().map(|field| format!("{}={}\n", field.name(), field.get(&fields))).collect();
    fnv1a64(text.concat().as_bytes())
}

/// The checksum of a head and its codes.
fn checksum(head: &[u8], codes: &[u8]) -> u64 {
    fnv1a64(&[head, codes].concat())
}
