//! Checks that documents are accurate: files, headings, paths, commands and options that they name
//! exist, and the index lists every document.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const WORKSPACE_ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// The documents of the repository, as paths relative to its root.
fn document_paths() -> Vec<PathBuf> {
    let mut documents = Vec::new();
    let mut folders = vec![PathBuf::from(WORKSPACE_ROOT)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = path.file_name().and_then(|name| name.to_str());
            if path.is_dir() && !name.is_some_and(|name| name == "target" || name == ".git") {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "md") {
                documents.push(path);
            }
        }
    }
    documents.sort();
    assert!(documents.len() > 40, "only {documents:?}");
    documents
}

fn read_document(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The targets of links, such as `path` in `](path)`.
fn link_targets(text: &str) -> impl Iterator<Item = &str> {
    text.split("](")
        .skip(1)
        .filter_map(|after| after.split(')').next())
}

/// The anchors of the headings of a document, generated as GitHub does.
fn heading_anchors(text: &str) -> Vec<String> {
    let headings = text
        .lines()
        .filter_map(|line| line.strip_prefix('#'))
        .map(|line| line.trim_start_matches('#').trim());
    let anchor_character = |letter: char| match letter {
        ' ' => Some('-'),
        '-' | '_' => Some(letter),
        _ => letter.is_alphanumeric().then_some(letter),
    };
    headings
        .map(|heading| {
            heading
                .to_lowercase()
                .chars()
                .filter_map(anchor_character)
                .collect()
        })
        .collect()
}

#[test]
fn every_link_leads_to_a_file_and_a_heading() {
    for document in document_paths() {
        let text = read_document(&document);
        for link in link_targets(&text).filter(|link| !link.contains("://")) {
            let (file, anchor) = link
                .split_once('#')
                .map_or((link, None), |(file, anchor)| (file, Some(anchor)));
            let target = if file.is_empty() {
                document.clone()
            } else {
                document.with_file_name(file)
            };
            assert!(
                target.exists(),
                "{}: there is no {link}",
                document.display()
            );
            if let Some(anchor) = anchor {
                assert!(
                    heading_anchors(&read_document(&target))
                        .iter()
                        .any(|one| one == anchor),
                    "{}: {link}",
                    document.display()
                );
            }
        }
    }
}

#[test]
fn the_index_of_documents_links_every_document() {
    let docs = Path::new(WORKSPACE_ROOT).join("docs");
    let index = read_document(&docs.join("README.md"));
    let linked_files: Vec<PathBuf> = link_targets(&index)
        .filter_map(|link| link.split('#').next())
        .map(|file| docs.join(file))
        .collect();
    let pages = document_paths()
        .into_iter()
        .filter(|path| path.starts_with(&docs) && !path.starts_with(docs.join("lectures")))
        .filter(|path| !path.ends_with("README.md"));
    for page in pages {
        assert!(
            linked_files.contains(&page),
            "no link to {}",
            page.display()
        );
    }
}

/// Paths in backquotes, relative to the repository root. A path with a placeholder in capitals is
/// skipped.
fn quoted_paths(text: &str) -> impl Iterator<Item = &str> {
    const TOP_LEVEL_FOLDERS: [&str; 9] = [
        "src/",
        "tests/",
        "crates/",
        "docs/",
        "assets/",
        "packaging/",
        "benches/",
        "examples/",
        "tools/",
    ];
    let is_path = |part: &&str| {
        TOP_LEVEL_FOLDERS
            .iter()
            .any(|folder| part.starts_with(folder))
            && part.chars().all(|letter| {
                letter.is_ascii_lowercase() || letter.is_ascii_digit() || "_-./".contains(letter)
            })
    };
    text.split('`').filter(is_path)
}

#[test]
fn every_file_path_in_the_documents_exists() {
    let mut path_count = 0;
    for document in document_paths() {
        for path in quoted_paths(&read_document(&document)) {
            assert!(
                Path::new(WORKSPACE_ROOT).join(path).exists(),
                "{}: there is no {path}",
                document.display()
            );
            path_count += 1;
        }
    }
    assert!(path_count > 100, "only {path_count} paths");
}

/// The `--help` output of the command in `line`: its words up to the first option or placeholder.
fn help_output(line: &str) -> String {
    let is_lowercase_word = |word: &&str| word.chars().all(|letter| letter.is_ascii_lowercase());
    let words = line.split_whitespace().skip(1);
    // Skip global options such as `--seed 1`: words of one or two letters are not commands.
    let words = words.skip_while(|word| word.starts_with("--") || word.len() < 3);
    let output = Command::new(env!("CARGO_BIN_EXE_awale"))
        .args(words.take_while(is_lowercase_word))
        .args(["--help", "--language", "en"])
        .output()
        .expect("the program runs");
    assert!(output.status.success(), "{line}");
    String::from_utf8(output.stdout).expect("a text")
}

#[test]
fn every_option_in_a_documented_command_exists() {
    let mut checked_option_count = 0;
    for document in document_paths() {
        let text = read_document(&document);
        for line in text.lines().filter(|line| line.starts_with("awale ")) {
            let command_line = line.split('#').next().unwrap_or_default();
            // Text in single quotes is the command of another program.
            let own_arguments: String = command_line.split('\'').step_by(2).collect();
            for option in own_arguments
                .split_whitespace()
                .filter(|word| word.starts_with("--"))
            {
                assert!(
                    help_output(command_line).contains(&format!("{option} "))
                        || help_output(command_line).contains(&format!("{option}\n")),
                    "{}: {line}: no {option}",
                    document.display()
                );
                checked_option_count += 1;
            }
        }
    }
    assert!(
        checked_option_count > 30,
        "only {checked_option_count} options"
    );
}

/// The README stays short.
#[test]
fn the_readme_is_short() {
    let lines = read_document(&Path::new(WORKSPACE_ROOT).join("README.md"))
        .lines()
        .count();
    assert!(lines <= 130, "{lines} lines; details go to docs/");
}
