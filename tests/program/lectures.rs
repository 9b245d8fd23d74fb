//! Checks the lectures: quoted code equals the source, commands print the shown output, pictures
//! equal the output of the program, and each chapter has all its parts.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const WORKSPACE_ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// The chapters of the book in order: path and text.
fn lecture_chapters() -> Vec<(PathBuf, String)> {
    let folder = Path::new(WORKSPACE_ROOT).join("docs/lectures/src");
    let summary = fs::read_to_string(folder.join("SUMMARY.md")).expect("the table of contents");
    let names = summary
        .lines()
        .filter_map(|line| line.split_once("](")?.1.strip_suffix(')'));
    let read_chapter = |name: &str| {
        fs::read_to_string(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    };
    names
        .map(|name| (folder.join(name), read_chapter(name)))
        .collect()
}

/// Whether this is the French translation of a chapter.
fn is_french_chapter(path: &Path) -> bool {
    path.parent().is_some_and(|folder| folder.ends_with("fr"))
}

/// A block of code in a chapter.
struct CodeBlock {
    /// The last non-empty line before the block.
    line_before: String,
    /// The language after the opening backquotes.
    language: String,
    text: String,
}

fn code_blocks(chapter: &str) -> Vec<CodeBlock> {
    let (mut blocks, mut last_text_line) = (Vec::new(), "");
    let mut lines = chapter.lines();
    while let Some(line) = lines.next() {
        if let Some(kind) = line.strip_prefix("```") {
            let text: String = lines
                .by_ref()
                .take_while(|line| *line != "```")
                .flat_map(|line| [line, "\n"])
                .collect();
            blocks.push(CodeBlock {
                line_before: last_text_line.to_owned(),
                language: kind.to_owned(),
                text,
            });
        } else if !line.trim().is_empty() {
            last_text_line = line;
        }
    }
    blocks
}

/// The lines without indentation, because a lecture shows a method without the indentation of its
/// `impl`.
fn without_indentation(text: &str) -> String {
    text.lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect::<Vec<_>>()
        .join("\n")
}

/// The printed text without empty lines and without spaces at the ends of lines.
fn trimmed_output(text: &str) -> String {
    text.lines()
        .map(str::trim_end)
        .filter(|line| !line.is_empty())
        .collect::<Vec<_>>()
        .join("\n")
}

/// A block after a line that ends with a file name, such as
/// "`crates/awale-study/src/players/fast.rs`:", quotes this file. A line `// ...` stands for
/// omitted lines.
#[test]
fn every_code_quotation_in_a_lecture_equals_its_source_file() {
    let mut quotation_count = 0;
    for (path, chapter) in lecture_chapters() {
        for CodeBlock {
            line_before: before,
            text,
            ..
        } in code_blocks(&chapter)
            .into_iter()
            .filter(|block| block.language == "rust")
        {
            let path_line = before
                .trim_end()
                .strip_suffix(':')
                .and_then(|line| line.trim_end().strip_suffix('`'));
            let quoted_path = path_line.and_then(|line| line.rsplit('`').next());
            let quoted_path = quoted_path
                .unwrap_or_else(|| panic!("{}: no file is named before\n{text}", path.display()));
            let source = fs::read_to_string(Path::new(WORKSPACE_ROOT).join(quoted_path))
                .unwrap_or_else(|error| panic!("{quoted_path}: {error}"));
            for part in text.split("// ...\n") {
                assert!(
                    without_indentation(&source).contains(&without_indentation(part)),
                    "{}: not in {quoted_path}:\n{part}",
                    path.display()
                );
            }
            quotation_count += 1;
        }
    }
    assert!(quotation_count > 10, "the lectures quote the source");
}

/// The output of a shell for a line, with the program on its path.
fn shell_output(line: &str, folder: &Path) -> String {
    let program = Path::new(env!("CARGO_BIN_EXE_awale"))
        .parent()
        .expect("a folder")
        .display()
        .to_string();
    let mut shell = Command::new("sh");
    shell
        .env_clear()
        .env("HOME", folder)
        .env("LANG", "en_GB.UTF-8");
    shell.env(
        "PATH",
        format!("{program}:{}", std::env::var("PATH").unwrap_or_default()),
    );
    let output = shell
        .arg("-c")
        .arg(line)
        .current_dir(folder)
        .output()
        .expect("a shell");
    String::from_utf8(output.stdout).expect("a text")
}

#[test]
fn every_command_in_a_lecture_prints_the_quoted_output() {
    let home = tempfile::tempdir().expect("a folder");
    let mut command_count = 0;
    for (path, chapter) in lecture_chapters()
        .into_iter()
        .filter(|(path, _)| !is_french_chapter(path))
    {
        for block in code_blocks(&chapter)
            .into_iter()
            .filter(|block| block.language == "console")
        {
            for session in block.text.split("$ ").filter(|session| !session.is_empty()) {
                let (line, expected) = session.split_once('\n').expect("a line that is typed");
                assert_eq!(
                    trimmed_output(&shell_output(line, home.path())),
                    trimmed_output(expected),
                    "{}: {line}",
                    path.display()
                );
                command_count += 1;
            }
        }
    }
    assert!(command_count > 10, "the lectures type commands");
}

/// A picture with "Made by `awale export ...`" below it equals the output of this command.
#[test]
fn every_picture_in_a_lecture_equals_the_output_of_its_command() {
    let pictures = Path::new(WORKSPACE_ROOT).join("docs/lectures/src/pictures");
    let home = tempfile::tempdir().expect("a folder");
    let mut picture_count = 0;
    for (path, chapter) in lecture_chapters() {
        for (before, rest) in chapter
            .split("Made by `")
            .zip(chapter.split("Made by `").skip(1))
        {
            let command_line = rest.split('`').next().expect("it ends");
            let name = before
                .rsplit("](pictures/")
                .next()
                .and_then(|rest| rest.split(')').next())
                .expect("its picture");
            shell_output(command_line, home.path());
            let expected = fs::read_to_string(pictures.join(name)).expect("a picture");
            let drawn_picture =
                fs::read_to_string(home.path().join(name)).expect("the command draws it");
            assert!(
                drawn_picture == expected,
                "{}: {name} is not what `{command_line}` draws",
                path.display()
            );
            picture_count += 1;
        }
    }
    assert_eq!(
        picture_count,
        fs::read_dir(pictures).expect("the pictures").count()
    );
}

#[test]
fn every_lecture_has_an_experiment_a_picture_and_solved_exercises() {
    let chapters = lecture_chapters();
    assert_eq!(
        chapters
            .iter()
            .filter(|(path, _)| !is_french_chapter(path))
            .count(),
        11,
        "a preface and ten chapters"
    );
    for (path, chapter) in chapters
        .iter()
        .filter(|(path, _)| !path.ends_with("README.md"))
    {
        let section = |heading: &str| {
            let found = chapter.split_once(&format!("\n## {heading}\n"));
            let (_, rest) = found.unwrap_or_else(|| panic!("{} has no {heading}", path.display()));
            rest.split("\n## ").next().unwrap_or_default().to_owned()
        };
        let [experiment_heading, exercises_heading] = if is_french_chapter(path) {
            ["Une expérience", "Exercices"]
        } else {
            ["An experiment", "Exercises"]
        };
        assert!(
            section(experiment_heading).contains("```") && chapter.contains("pictures/"),
            "{}",
            path.display()
        );
        for heading in [exercises_heading, "Solutions"] {
            let solution_count = section(heading)
                .lines()
                .filter(|line| line.starts_with(['1', '2', '3']))
                .count();
            assert_eq!(solution_count, 3, "{}: {heading}", path.display());
        }
    }
}

/// A translation has the same code and commands.
#[test]
fn a_translated_lecture_has_the_code_blocks_of_its_original() {
    let chapters = lecture_chapters();
    for (path, chapter) in chapters.iter().filter(|(path, _)| is_french_chapter(path)) {
        let lecture_number = &path.file_name().expect("a name").to_string_lossy()[..2];
        let is_original = |other: &Path| {
            !is_french_chapter(other)
                && other
                    .file_name()
                    .is_some_and(|name| name.to_string_lossy().starts_with(lecture_number))
        };
        let (_, original) = chapters
            .iter()
            .find(|(other, _)| is_original(other))
            .expect("its original");
        let languages_and_texts = |chapter: &str| {
            code_blocks(chapter)
                .into_iter()
                .map(|block| (block.language, block.text))
                .collect::<Vec<_>>()
        };
        assert!(
            languages_and_texts(chapter) == languages_and_texts(original),
            "{}",
            path.display()
        );
    }
}
