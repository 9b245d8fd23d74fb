//! The file of a book: its positions need no keys, since the rules alone say where each move leads.
//!
//! A file is a head of 26 bytes and the codes of the positions in the order in which a search by breadth meets them. Only expanded
//! positions are looked behind, and a position that was met before has no second code; one where the game is over has none at all.

use std::collections::VecDeque;

use awale_engine::fnv1a64;
use awale_rules::Rules;

use super::graph::{BookGraph, BookNode};
use super::value::{BookValue, HalfSeeds};

/// What a file begins with: the format and its number.
const MAGIC: &[u8; 4] = b"AWB1";
/// The bytes before the codes: format, full plies, seeds of tables, nodes at the edge of the full plies and beyond, codes, checksum.
const HEAD: usize = 4 + 1 + 1 + 4 + 4 + 4 + 8;

/// The code of an expanded position.
const EXPANDED: u8 = 0;
/// The code of an estimate of nothing; those of other estimates lie around it.
const LEVEL: u8 = 127;
/// The code before an exact value.
const EXACT: u8 = 254;

/// How the values of a book are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookEffort {
    /// Positions after fewer plies are all expanded.
    pub full_plies: u8,
    /// Seeds of the endgame tables that the engine has.
    pub table_seeds: u8,
    /// Positions that the engine visits for each value after just so many plies.
    pub full_nodes: u32,
    /// Positions that it visits for each other value.
    pub nodes: u32,
}

/// The file of a book.
pub(super) fn write(graph: &BookGraph, effort: BookEffort) -> Vec<u8> {
    let mut codes = Vec::new();
    for (place, _) in graph.by_breadth() {
        match graph.node(place) {
            BookNode::Expanded(_) => codes.push(EXPANDED),
            BookNode::Leaf(_) if graph.is_final(place) => {}
            BookNode::Leaf(BookValue { lead, is_exact: false }) => codes.push(LEVEL.wrapping_add_signed(lead.halves())),
            BookNode::Leaf(BookValue { lead, is_exact: true }) => {
                codes.extend([EXACT, LEVEL.wrapping_add_signed(lead.halves())]);
            }
        }
    }
    let mut bytes = MAGIC.to_vec();
    bytes.extend([effort.full_plies, effort.table_seeds]);
    bytes.extend(effort.full_nodes.to_le_bytes());
    bytes.extend(effort.nodes.to_le_bytes());
    bytes.extend(u32::try_from(codes.len()).unwrap_or(u32::MAX).to_le_bytes());
    bytes.extend(checksum(&bytes, &codes));
    bytes.extend(codes);
    bytes
}

/// The book in a file, of games by `rules`. `None` where the bytes are none, or are damaged.
pub(super) fn read(bytes: &[u8], rules: &Rules) -> Option<(BookGraph, BookEffort)> {
    let (head, codes) = bytes.split_at_checked(HEAD)?;
    let head = head.strip_prefix(MAGIC)?;
    let number = |at: usize| Some(u32::from_le_bytes(head.get(at..at + 4)?.try_into().ok()?));
    let effort = BookEffort { full_plies: head[0], table_seeds: head[1], full_nodes: number(2)?, nodes: number(6)? };
    if codes.len() != number(10)? as usize || checksum(&bytes[..HEAD - 8], codes) != bytes[HEAD - 8..HEAD] {
        return None;
    }
    let mut codes = codes.iter().copied();
    let mut graph = BookGraph::new(rules);
    let mut expanded = VecDeque::new();
    match codes.next()? {
        EXPANDED => expanded.push_back(0),
        LEVEL => {}
        _ => return None,
    }
    while let Some(place) = expanded.pop_front() {
        graph.expand(place, |place, _| {
            Some(match codes.next()? {
                EXPANDED => {
                    expanded.push_back(place);
                    BookValue::NONE
                }
                EXACT => BookValue { lead: lead(codes.next()?)?, is_exact: true },
                code => BookValue { lead: lead(code)?, is_exact: false },
            })
        })?;
    }
    codes.next().is_none().then_some((graph, effort))
}

/// The checksum of a head and its codes.
fn checksum(head: &[u8], codes: &[u8]) -> [u8; 8] {
    fnv1a64(&[head, codes].concat()).to_le_bytes()
}

fn lead(code: u8) -> Option<HalfSeeds> {
    HalfSeeds::new(i8::try_from(i16::from(code) - i16::from(LEVEL)).ok()?)
}
