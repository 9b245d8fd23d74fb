//! The tree of variations: any sequence of actions leaves it consistent, and its lines rebuild the
//! same tree.

use awale_rules::{Game, Seat};
use awale_study::catalogue::{AnyGame, AnyMove, GameKind, Variant};
use awale_study::record::{MAX_MOVES_IN_ALL_VARIATIONS, MoveNode, NodeId, Record, VariationTree};
use awale_words::text::Comment;
use proptest::prelude::*;

use crate::ogn::game_record;
use crate::support;

/// An action of the user at a random node.
#[derive(Clone, Debug)]
enum TreeAction {
    PlayMove(usize, usize),
    DeleteBranch(usize),
    PromoteBranch(usize),
    SetComment(usize, u8),
    FoldBranch(usize),
}

fn any_actions() -> impl Strategy<Value = Vec<TreeAction>> {
    let action = prop_oneof![
        8 => (any::<usize>(), any::<usize>()).prop_map(|(at, mv)| TreeAction::PlayMove(at, mv)),
        1 => any::<usize>().prop_map(TreeAction::DeleteBranch),
        2 => any::<usize>().prop_map(TreeAction::PromoteBranch),
        2 => (any::<usize>(), any::<u8>()).prop_map(|(at, text)| TreeAction::SetComment(at, text)),
        1 => any::<usize>().prop_map(TreeAction::FoldBranch),
    ];
    proptest::collection::vec(action, 0..120)
}

/// All nodes that can be reached from the start.
fn reachable_nodes(tree: &VariationTree) -> Vec<NodeId> {
    let mut reached_nodes = vec![0];
    let mut expanded_count = 0;
    while let Some(&at) = reached_nodes.get(expanded_count) {
        reached_nodes.extend(&tree.node(at).children);
        expanded_count += 1;
    }
    reached_nodes
}

fn legal_moves(position: &AnyGame) -> Vec<AnyMove> {
    position.moves().collect()
}

/// Applies an action. An action that is not allowed must change nothing.
fn apply_action(tree: &mut VariationTree, action: &TreeAction) {
    let reachable = reachable_nodes(tree);
    let node_of_number = |number: usize| reachable[number % reachable.len()];
    match *action {
        TreeAction::PlayMove(at, mv) => {
            let at = node_of_number(at);
            let moves = legal_moves(&tree.node(at).position);
            if let Some(&mv) = moves.get(mv % moves.len().max(1)) {
                let new_node = tree.add(at, mv).expect("a legal move in a small tree");
                assert_eq!(
                    (tree.node(new_node).mv, tree.node(new_node).parent),
                    (Some(mv), at)
                );
            }
        }
        TreeAction::DeleteBranch(at) => {
            let at = node_of_number(at);
            assert_eq!(tree.delete(at).is_some(), !tree.is_played(at) && at != 0);
        }
        TreeAction::PromoteBranch(at) => {
            tree.promote(node_of_number(at));
        }
        TreeAction::SetComment(at, text) => {
            tree.set_comment(node_of_number(at), Comment::new(&format!("no {text}")));
        }
        TreeAction::FoldBranch(at) => {
            tree.set_folded(node_of_number(at), true);
        }
    }
}

/// The moves and comments of a tree in order, independent of the node numbers, to compare two
/// trees.
fn moves_and_comments(tree: &VariationTree) -> Vec<(usize, Option<AnyMove>, Option<Comment>)> {
    let mut nodes_to_visit = vec![0];
    let mut nodes = Vec::new();
    while let Some(at) = nodes_to_visit.pop() {
        let MoveNode {
            ply,
            mv,
            comment,
            children,
            ..
        } = tree.node(at);
        nodes.push((*ply, *mv, comment.clone()));
        nodes_to_visit.extend(children.iter().rev());
    }
    nodes
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_edits_keep_the_variation_tree_valid(length in 0_usize..12, seed in 0_u64..1_000, actions in any_actions()) {
        let kind = GameKind::Awale(Variant::built_in()[0].clone());
        let game = support::random_game(kind.start(Seat::South), length, seed);
        let game_length = game.moves().len();
        let mut tree = VariationTree::of(&game, &std::collections::BTreeMap::new(), &[]);
        for action in &actions {
            apply_action(&mut tree, action);
            let all = reachable_nodes(&tree);
            prop_assert_eq!(all.len(), 1 + game_length + tree.added_move_count());
            for &at in &all[1..] {
                let node = tree.node(at);
                let parent = tree.node(node.parent);
                prop_assert_eq!(node.ply, parent.ply + 1);
                let mut after = parent.position;
                prop_assert!(after.play(node.mv.expect("a move")).is_ok());
                prop_assert_eq!(after, node.position);
                prop_assert!(parent.children.iter().filter(|&&child| tree.node(child).mv == node.mv).count() == 1);
            }
            let main_line: Vec<NodeId> = tree.main_line().into_iter().take(game_length).collect();
            prop_assert_eq!(main_line, (1..=game_length).collect::<Vec<_>>(), "the game stays the main line");
        }
        let (comments, variations) = tree.comments_and_variations(game_length);
        let tree_read_again = VariationTree::of(&game, &comments, &variations);
        prop_assert_eq!(tree_read_again.comments_and_variations(game_length), (comments.clone(), variations.clone()));
        prop_assert_eq!(moves_and_comments(&tree_read_again), moves_and_comments(&tree));
        let mut record = game_record(&kind, &game);
        (record.header.comments, record.header.variations) = (comments, variations);
        let record_from_toml = Record::parse(&record.to_toml()).expect("what was written");
        prop_assert_eq!(&record_from_toml.header.variations, &record.header.variations);
        let record_from_ogn = Record::parse_ogn(&record.to_ogn().expect("awalé"), &[]).expect("what was written");
        prop_assert!(record_from_ogn.header.omitted_texts.is_empty());
        let tree_of = |record: &Record| VariationTree::of(record.game(), &record.header.comments, &record.header.variations);
        prop_assert_eq!(moves_and_comments(&tree_of(&record_from_toml)), moves_and_comments(&tree));
        if length > 0 {
            prop_assert_eq!(moves_and_comments(&tree_of(&record_from_ogn)), moves_and_comments(&tree), "{}", record.to_ogn().expect("awalé"));
        }
    }
}

#[test]
fn a_full_variation_tree_rejects_moves_until_a_line_is_deleted() {
    let kind = GameKind::Awale(Variant::built_in()[0].clone());
    let mut tree = VariationTree::new(kind.start(Seat::South));
    let mut at = 0;
    while tree.added_move_count() < MAX_MOVES_IN_ALL_VARIATIONS {
        let nodes_before_growth: Vec<NodeId> = reachable_nodes(&tree);
        at = (at + 1) % nodes_before_growth.len();
        for mv in legal_moves(&tree.node(nodes_before_growth[at]).position) {
            tree.add(nodes_before_growth[at], mv);
        }
    }
    let (leaf, mv) = reachable_nodes(&tree)
        .into_iter()
        .find_map(|at| {
            let node = tree.node(at);
            let mv = legal_moves(&node.position)
                .into_iter()
                .next()
                .filter(|_| node.children.is_empty());
            mv.map(|mv| (at, mv))
        })
        .expect("a leaf");
    assert_eq!(tree.add(leaf, mv), None);
    let first_branch = tree.node(0).children[1];
    assert_eq!(tree.delete(first_branch), Some(0));
    assert!(tree.added_move_count() < MAX_MOVES_IN_ALL_VARIATIONS && !tree.contains(first_branch));
    let node_count = reachable_nodes(&tree).len();
    let node_after_deletion = tree
        .add(0, legal_moves(&tree.node(0).position)[1])
        .expect("room");
    assert_eq!(reachable_nodes(&tree).len(), node_count + 1);
    assert!(tree.contains(node_after_deletion));
}
