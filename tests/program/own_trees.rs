//! `awale tree` with trees of the user, and the errors for invalid ones.

use std::process::Command;

use awale_study::study::tree::{ExerciseErrorKind, ExerciseTree, MAX_PLIES, MAX_TREE_NODES};

/// Whether the program accepts a tree, and its output or error.
fn search_tree(text: &str, options: &[&str]) -> (bool, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("tree.txt");
    std::fs::write(&file, text).expect("a file");
    let output = Command::new(env!("CARGO_BIN_EXE_awale"))
        .env_clear()
        .env("HOME", folder.path())
        .env("LANG", "en_GB.UTF-8")
        .arg("tree")
        .arg(&file)
        .args(options)
        .output()
        .expect("the program starts");
    let bytes = if output.status.success() {
        output.stdout
    } else {
        output.stderr
    };
    (
        output.status.success(),
        String::from_utf8(bytes).expect("a text"),
    )
}

/// The tree of Russell and Norvig, *Artificial Intelligence: A Modern Approach*. Alpha-beta prunes
/// two of its leaves.
const TEXTBOOK_TREE: &str = "# a comment\n((3, 12, 8)\n (2 4 6)\n (14 5 2))\n";

#[test]
fn the_tree_of_the_textbook_is_searched_step_by_step() {
    let (is_success, text) = search_tree(TEXTBOOK_TREE, &[]);
    assert!(is_success, "{text}");
    for line in [
        "   1  a is searched, with the window -∞ to +∞.",
        "   2  a a is searched, with the window -∞ to +∞.",
        "   3  a a: Value: 3. min has found something better: beta falls to 3.",
        "   8  a: Value: 3. max has found something better: alpha rises to 3.",
        "b b and b c cut off: the value reaches alpha, 3. max already has that elsewhere, and will not come here.",
        "b: Value: 2 or less. max already has 3 here: nothing changes.",
        "the root: Value: 3.",
        "Positions searched: 11 of 13. Cutoffs: 1. Branches cut off: 2.",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
    let (_, minimax_text) = search_tree(TEXTBOOK_TREE, &["--minimax"]);
    assert!(
        minimax_text.contains("Positions searched: 13 of 13. Cutoffs: 0."),
        "{minimax_text}"
    );
    assert!(
        minimax_text.contains("the root: Value: 3."),
        "{minimax_text}"
    );
}

#[test]
fn malformed_trees_are_refused_with_line_and_reason() {
    let too_deep_tree = format!(
        "{}1{}",
        "(".repeat(MAX_PLIES as usize + 1),
        ")".repeat(MAX_PLIES as usize + 1)
    );
    let too_wide_tree = format!("({})", "1 ".repeat(27));
    let two_large_trees = format!("({})", format!("({}) ", "1 ".repeat(26)).repeat(26)).repeat(4);
    for (text, line, reason) in [
        ("", 1, "there is no tree"),
        ("# nothing\n", 1, "there is no tree"),
        ("5", 1, "a tree begins with a parenthesis"),
        ("(1 2", 1, "a parenthesis is not closed"),
        ("(1\n()\n)", 2, "parentheses with nothing inside"),
        ("(1 2) 3", 1, "“3” comes after the end"),
        ("(1 2))", 1, "“)” comes after the end"),
        ("(1 two)", 1, "“two” is not a value"),
        ("(1 2.5)", 1, "“2.5” is not a value"),
        ("(1 5000)", 1, "“5000” is not a value"),
        (&too_deep_tree, 1, "more than 12 levels"),
        (&too_wide_tree, 1, "more than 26 branches"),
        (&two_large_trees, 1, "comes after the end"),
        ("(1 \u{1b}[2J)", 1, "is not a value"),
    ] {
        let (is_success, message) = search_tree(text, &[]);
        assert!(
            !is_success && message.contains(&format!("line {line}: ")) && message.contains(reason),
            "{text:?}: {message}"
        );
        assert!(!message.contains('\u{1b}'));
    }
    assert!(
        !search_tree(&"(".repeat(100_000), &[]).0,
        "a file that is too long"
    );
    let branch = format!("({}) ", "1 ".repeat(26));
    let half_of_tree = format!("({})", branch.repeat(26));
    let error = ExerciseTree::parse(&format!("({half_of_tree}{half_of_tree}{half_of_tree})"))
        .expect_err("too many positions");
    assert_eq!(error.problem, ExerciseErrorKind::TooManyNodes);
    let largest_allowed_tree =
        ExerciseTree::parse(&format!("({half_of_tree}{half_of_tree})")).expect("a tree");
    assert!(largest_allowed_tree.position_count() < MAX_TREE_NODES);
}
