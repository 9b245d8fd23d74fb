//! Checks that line mode accepts every word that its lists of commands name, in every language.

use awale::words::{Language, Words};

use crate::study::plain_output_of;
use crate::terminal::Home;

/// The message ids of the lists of commands, with the program arguments for which they apply.
const COMMAND_LIST_IDS_AND_ARGS: [(&str, &[&str]); 8] = [
    ("plain-help-pits", &[]),
    ("plain-help-matches", &["--matches"]),
    ("plain-help-puzzle", &["puzzle", "games"]),
    ("plain-help-storm", &["puzzle", "storm"]),
    ("plain-help-lesson", &["learn"]),
    ("plain-help-chapter", &["chapter"]),
    ("plain-help-drill", &["drill"]),
    ("plain-help-reading", &["computers"]),
];

/// The words before the colon in each line of a list.
fn words_before_colons(id: &str, words: &Words) -> Vec<Vec<String>> {
    let list = words.get(id);
    let lines = list.lines().skip(1);
    let command_texts = lines.map(|line| line.split_once(':').expect("a colon").0.trim());
    command_texts
        .map(|head| head.split(' ').map(str::to_owned).collect())
        .collect()
}

/// The command words in a list.
fn listed_commands(id: &str, words: &Words) -> Vec<String> {
    let mut commands = Vec::new();
    let english = Words::new(Language::English);
    let (words_of_commands, english_words_of_commands) = (
        words_before_colons(id, words),
        words_before_colons(id, &english),
    );
    assert_eq!(
        words_of_commands.len(),
        english_words_of_commands.len(),
        "{id}"
    );
    for (head, english) in words_of_commands.into_iter().zip(english_words_of_commands) {
        let english_command_words: Vec<&str> = english.iter().map(String::as_str).collect();
        match english_command_words[..] {
            [_] if english_command_words != ["Enter"] => {
                assert_eq!(head.len(), 1, "{id}: {head:?}");
                commands.extend(head);
            }
            ["Enter", "or", _] => commands.extend(head.last().cloned()),
            // French has a space before the question mark.
            [_, "or", "?"] => commands.extend([head[0].clone(), "?".to_owned()]),
            _ => {}
        }
    }
    commands
}

#[test]
fn every_word_in_a_list_of_commands_is_understood() {
    for language in Language::ALL {
        let words = Words::new(language);
        let end_word_ids = ["plain-word-end", "plain-word-resign", "plain-word-quit"];
        let is_end_word = |word: &String| {
            end_word_ids
                .iter()
                .any(|id| words.get(id).split_whitespace().any(|end| end == word))
        };
        for (id, options) in COMMAND_LIST_IDS_AND_ARGS {
            let (ending_commands, other_commands): (Vec<String>, Vec<String>) =
                listed_commands(id, &words)
                    .into_iter()
                    .partition(is_end_word);
            assert!(
                !other_commands.is_empty() && !ending_commands.is_empty(),
                "{id}"
            );
            // Each of the last words ends the game or opens a question, so it is tested alone.
            let lines = std::iter::once(other_commands)
                .chain(ending_commands.into_iter().map(|word| vec![word]));
            for typed in lines {
                let args = [&["--language", language.code(), "plain"], options].concat();
                let output = plain_output_of(&Home::new(), &args, &(typed.join("\n") + "\n"));
                for word in &typed {
                    for refusal in ["plain-no-pit", "plain-no-number", "plain-no-after"] {
                        let refusal_message =
                            words.with(refusal, &[("text", word.as_str().into())]);
                        assert!(
                            !output.contains(&refusal_message),
                            "{language:?} {id}: {word}\n{output}"
                        );
                    }
                }
            }
        }
    }
}
