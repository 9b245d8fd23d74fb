//! The file format of a book. A file does not store positions, because the rules determine the
//! position after each move.
//!
//! A file has a header of 30 bytes and a code of two bytes for each position, in the order of a
//! breadth-first search that follows only the moves of expanded positions. A position that another
//! line has already reached has no second code. The start and finished positions have no code.

use std::collections::VecDeque;

use awale_engine::fnv1a64;
use awale_rules::{RuleField, Rules};

use super::{
    book_value::{BookValue, HalfSeeds},
    graph::{BookGraph, BookNode},
};

/// The first bytes of a file: the format and its version.
const MAGIC: &[u8; 4] = b"AWB1";
/// Size of the header in bytes: magic, full plies, seeds of the tables, nodes at the end of the
/// full plies, nodes elsewhere, checksum of the rules, checksum of the file.
const HEADER_BYTES: usize = 4 + 1 + 1 + 4 + 4 + 8 + 8;
/// The maximum number of codes in a file. A larger book would take more than half a gigabyte of
/// memory.
const MAX_POSITION_CODES: usize = 6_000_000;
/// The code of an expanded position. Every other code is twice the value in half seeds, plus one if
/// the value is proven.
const EXPANDED_CODE: i16 = i16::MIN;

/// The search effort with which the values of a book were computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookEffort {
    /// All unproven positions at fewer plies than this are expanded before other positions. At most
    /// [`BookEffort::MAX_FULLY_EXPANDED_PLIES`].
    pub fully_expanded_plies: u8,
    /// The maximum number of seeds in the endgame tables that the engine uses. At most
    /// [`BookEffort::MAX_TABLE_SEEDS`].
    pub max_table_seeds: u8,
    /// Search nodes for the value of a position at exactly `fully_expanded_plies` plies.
    pub search_nodes_at_end_of_full_plies: u32,
    /// Search nodes for the value of every other position.
    pub search_nodes_per_position: u32,
}

impl BookEffort {
    /// The maximum of `fully_expanded_plies`. Nine plies would be more than two million positions.
    pub const MAX_FULLY_EXPANDED_PLIES: u8 = 8;
    /// The maximum of `max_table_seeds`, because the tables are built in memory before the book
    /// grows.
    pub const MAX_TABLE_SEEDS: u8 = 15;
}

/// Encodes a book as the bytes of a file.
pub(super) fn write(graph: &BookGraph, effort: BookEffort) -> Vec<u8> {
    let node_indices_after_start = graph
        .breadth_first_order()
        .into_iter()
        .skip(1)
        .map(|(index, _)| index);
    let unfinished_position_indices = node_indices_after_start
        .filter(|&index| graph.value_if_game_over(graph.board(index)).is_none());
    let code_bytes: Vec<u8> = unfinished_position_indices
        .flat_map(|index| encode_node(graph.node(index)).to_le_bytes())
        .collect();
    let mut bytes = MAGIC.to_vec();
    bytes.extend([effort.fully_expanded_plies, effort.max_table_seeds]);
    bytes.extend(effort.search_nodes_at_end_of_full_plies.to_le_bytes());
    bytes.extend(effort.search_nodes_per_position.to_le_bytes());
    bytes.extend(rules_checksum(graph.rules()).to_le_bytes());
    bytes.extend(checksum(&bytes, &code_bytes).to_le_bytes());
    bytes.extend(code_bytes);
    bytes
}

/// Decodes the bytes of a book file for `rules`. Returns `None` if they are not a book, belong to
/// other rules, or are damaged.
pub(super) fn read(bytes: &[u8], rules: &Rules) -> Option<(BookGraph, BookEffort)> {
    let (header, code_bytes) = bytes.split_at_checked(HEADER_BYTES)?;
    let header_fields = header.strip_prefix(MAGIC)?;
    let read_u32 = |at: usize| {
        Some(u32::from_le_bytes(
            header_fields.get(at..at + 4)?.try_into().ok()?,
        ))
    };
    let read_u64 = |at: usize| {
        Some(u64::from_le_bytes(
            header_fields.get(at..at + 8)?.try_into().ok()?,
        ))
    };
    let effort = BookEffort {
        fully_expanded_plies: header_fields[0],
        max_table_seeds: header_fields[1],
        search_nodes_at_end_of_full_plies: read_u32(2)?,
        search_nodes_per_position: read_u32(6)?,
    };
    let (codes, extra_bytes) = code_bytes.as_chunks::<2>();
    let is_valid = effort.fully_expanded_plies <= BookEffort::MAX_FULLY_EXPANDED_PLIES
        && effort.max_table_seeds <= BookEffort::MAX_TABLE_SEEDS
        && codes.len() <= MAX_POSITION_CODES
        && extra_bytes.is_empty()
        && read_u64(10)? == rules_checksum(rules)
        && read_u64(18)? == checksum(&header[..HEADER_BYTES - 8], code_bytes);
    is_valid.then_some((decode_graph(codes, rules)?, effort))
}

/// Builds the graph from its codes. Returns `None` if a code is invalid, or the number of codes
/// does not match the graph.
fn decode_graph(codes: &[[u8; 2]], rules: &Rules) -> Option<BookGraph> {
    let mut graph = BookGraph::new(rules);
    let mut positions_to_expand: VecDeque<usize> =
        (!codes.is_empty()).then_some(0).into_iter().collect();
    let mut codes = codes.iter().map(|&code| i16::from_le_bytes(code));
    while let Some(index) = positions_to_expand.pop_front() {
        graph.expand_node(index, |index, _| match codes.next()? {
            EXPANDED_CODE => {
                positions_to_expand.push_back(index);
                Some(BookValue::UNKNOWN)
            }
            code => decode_value(code),
        })?;
    }
    codes.next().is_none().then_some(graph)
}

fn encode_node(node: BookNode) -> i16 {
    match node {
        BookNode::ExpandedEdgeIndex(_) => EXPANDED_CODE,
        BookNode::Leaf(BookValue { lead, is_proven }) => {
            2 * i16::from(lead.half_seeds()) + i16::from(is_proven)
        }
    }
}

/// Decodes the value in a code other than [`EXPANDED_CODE`].
fn decode_value(code: i16) -> Option<BookValue> {
    let lead = HalfSeeds::new(i8::try_from(code >> 1).ok()?)?;
    Some(BookValue {
        lead,
        is_proven: code & 1 == 1,
    })
}

/// Returns a checksum of the rules, so that a book for other rules is refused.
fn rules_checksum(rules: &Rules) -> u64 {
    let fields = rules.fields();
    let field_lines: Vec<String> = RuleField::ALL
        .iter()
        .map(|field| format!("{}={}\n", field.name(), field.get(&fields)))
        .collect();
    fnv1a64(field_lines.concat().as_bytes())
}

/// Returns the checksum of a header and its codes.
fn checksum(header: &[u8], code_bytes: &[u8]) -> u64 {
    fnv1a64(&[header, code_bytes].concat())
}
