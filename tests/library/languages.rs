//! Checks the message files of every language: no message is missing or unused, and each has the
//! same variables and cases as the English one.
//!
//! The files are read from the disk, so that translators can list the missing messages without a
//! rebuild:
//! `AWALE_LANGUAGE=es cargo test --test library languages -- --nocapture`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{env, fs};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use fluent_syntax::serializer::serialize;

use unicode_width::UnicodeWidthStr;

use awale::words::{Language, Words};
use awale_rules::Variant;
use awale_study::catalogue::{EngineStrength, Evaluation};
use awale_study::players::{Character, RemarkOccasion};
use awale_study::strategy::CHAPTER_OUTLINES;
use awale_study::study::MoveMark;
use awale_study::{puzzle::Difficulty, study::Motif};

/// Codes of incomplete languages, whose missing messages are displayed in English. Remove a
/// language from the list when it is complete.
const INCOMPLETE_LANGUAGES: &[&str] = &[];

/// The quotation marks of each language.
const QUOTATION_MARKS: [(Language, &str); Language::ALL.len()] = [
    (Language::English, "“”"),
    (Language::French, "«»"),
    (Language::Spanish, "«»"),
    (Language::Portuguese, "“”"),
    (Language::German, "„“"),
    (Language::Italian, "«»"),
    (Language::Catalan, "«»"),
];

/// The ids of messages whose text is the same in this language and in English.
fn ids_same_as_in_english(language: Language) -> BTreeSet<String> {
    let list_file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data/same-in-english")
        .join(language.code());
    let ids = fs::read_to_string(list_file).unwrap_or_default();
    ids.split_whitespace().map(str::to_owned).collect()
}

/// A message as written in its file.
#[derive(Default)]
struct ParsedMessage {
    /// The source in Fluent syntax.
    source: String,
    /// The text without its variables.
    text: String,
    variables: BTreeSet<String>,
    messages_in_text: BTreeSet<String>,
    /// The case names of each variable in a select expression.
    cases_of_variable: BTreeMap<String, BTreeSet<String>>,
}

impl ParsedMessage {
    fn add_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable { expression } => self.add_expression(expression),
            }
        }
    }

    fn add_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.add_inline_expression(inline),
            Expression::Select { selector, variants } => {
                self.add_inline_expression(selector);
                let InlineExpression::VariableReference { id } = selector else {
                    panic!("a choice without a variable")
                };
                let case_names = variants.iter().map(|variant| match variant.key {
                    VariantKey::Identifier { name } => name.to_owned(),
                    VariantKey::NumberLiteral { value } => value.to_owned(),
                });
                self.cases_of_variable
                    .entry(id.name.to_owned())
                    .or_default()
                    .extend(case_names);
                for variant in variants {
                    self.add_pattern(&variant.value);
                }
            }
        }
    }

    fn add_inline_expression(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages_in_text.insert(id.name.to_owned());
            }
            InlineExpression::StringLiteral { value } => self.text.push_str(value),
            InlineExpression::Placeable { expression } => self.add_expression(expression),
            _ => {}
        }
    }
}

type Messages = BTreeMap<String, ParsedMessage>;

/// The texts of a language's files by file name.
fn message_files(language: Language) -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("assets/languages")
        .join(language.code());
    let language_files = fs::read_dir(folder).unwrap().map(|file| file.unwrap());
    language_files
        .map(|file| {
            (
                file.file_name().into_string().unwrap(),
                fs::read_to_string(file.path()).unwrap(),
            )
        })
        .collect()
}

/// All messages of a language. Panics if a file has a syntax error or an id occurs twice.
fn parse_messages(language: Language) -> Messages {
    let mut messages = Messages::new();
    for (file, text) in message_files(language) {
        let resource = parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}/{file}: {errors:?}", language.code()));
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let mut parsed_message = ParsedMessage::default();
            parsed_message.add_pattern(message.value.as_ref().expect("a message has a text"));
            let id = message.id.name.to_owned();
            parsed_message.source = serialize(&fluent_syntax::ast::Resource {
                body: vec![Entry::Message(message)],
            });
            assert!(
                messages.insert(id.clone(), parsed_message).is_none(),
                "{}/{file}: {id} stands twice",
                language.code()
            );
        }
    }
    messages
}

/// The variables of a message, including the variables of messages it refers to.
fn message_variables<'m>(
    messages: &'m Messages,
    english: &'m Messages,
    id: &str,
) -> BTreeSet<&'m str> {
    let Some(parsed_message) = messages.get(id).or_else(|| english.get(id)) else {
        panic!("there is no message {id}")
    };
    let variables_of_references = parsed_message
        .messages_in_text
        .iter()
        .flat_map(|id| message_variables(messages, english, id));
    variables_of_references
        .chain(parsed_message.variables.iter().map(String::as_str))
        .collect()
}

/// Plural categories. Languages may differ in these; all other case names are values of the
/// program.
const PLURAL_CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The faults of the message `id`, which exists in English and in this language.
fn message_faults(
    language: Language,
    messages: &Messages,
    english: &Messages,
    id: &str,
) -> Vec<String> {
    let (own_message, english_message) = (&messages[id], &english[id]);
    let mut faults = Vec::new();
    let (own_variables, english_variables) = (
        message_variables(messages, english, id),
        message_variables(english, english, id),
    );
    if own_variables != english_variables {
        faults.push(format!(
            "has the variables {own_variables:?}, but needs {english_variables:?}"
        ));
    }
    for (variable, needed) in &english_message.cases_of_variable {
        let no_cases = BTreeSet::new();
        let translated_cases = own_message
            .cases_of_variable
            .get(variable)
            .unwrap_or(&no_cases);
        let non_plural_cases = |cases: &BTreeSet<String>| -> BTreeSet<String> {
            cases
                .iter()
                .filter(|case| !PLURAL_CATEGORIES.contains(&case.as_str()))
                .cloned()
                .collect()
        };
        if !non_plural_cases(translated_cases).is_superset(&non_plural_cases(needed)) {
            faults.push(format!(
                "chooses by ${variable} among {translated_cases:?}, but must among {needed:?}"
            ));
        }
        if needed.contains("one") && !translated_cases.contains("one") {
            faults.push(format!("lacks the case [one] of ${variable}"));
        }
    }
    let unknown_case = own_message
        .cases_of_variable
        .values()
        .flatten()
        .find(|case| ["zero", "two", "few"].contains(&case.as_str()));
    faults.extend(
        unknown_case.map(|case| format!("has the case [{case}], which the language does not know")),
    );
    let quotation_marks = QUOTATION_MARKS
        .iter()
        .find(|(of, _)| *of == language)
        .map_or("", |(_, quotes)| quotes);
    let foreign_quotation_mark = own_message
        .text
        .chars()
        .find(|mark| "«»“”„".contains(*mark) && !quotation_marks.contains(*mark));
    faults.extend(
        foreign_quotation_mark
            .map(|mark| format!("has {mark} as a quotation mark, not {quotation_marks}")),
    );
    let unopened_sentence_signs = [('?', '¿'), ('!', '¡')].into_iter().find(|(end, begin)| {
        let sentence = own_message.text.trim_end_matches([' ', '»']);
        language == Language::Spanish
            && sentence.len() > 3
            && sentence.ends_with(*end)
            && !sentence.contains(*begin)
    });
    faults.extend(
        unopened_sentence_signs
            .map(|(end, begin)| format!("ends with {end}, but nothing begins with {begin}")),
    );
    let has_words = own_message
        .text
        .split(|sign: char| !sign.is_alphabetic())
        .any(|word| word.chars().count() > 2);
    if language != Language::English
        && has_words
        && own_message.source == english_message.source
        && !ids_same_as_in_english(language).contains(id)
    {
        faults.push("is not translated".to_owned());
    }
    faults
}

/// Maximum width of a short message without variables, in columns. Names of keys, menu items and
/// table headers have little room.
fn max_message_columns(english: &Messages, french: &Messages, id: &str) -> Option<usize> {
    let is_short = english[id].variables.is_empty() && english[id].text.width() <= 20;
    let french = french.get(id).map_or(0, |written| written.text.width());
    is_short.then(|| english[id].text.width().max(french))
}

/// The languages to check: all, or the one in `AWALE_LANGUAGE`.
fn selected_languages() -> impl Iterator<Item = Language> {
    let only_language = env::var("AWALE_LANGUAGE").ok();
    Language::ALL.into_iter().filter(move |language| {
        only_language
            .as_ref()
            .is_none_or(|only_language| only_language == language.code())
    })
}

#[test]
fn every_translated_message_exists_in_english_and_has_no_faults() {
    let english = parse_messages(Language::English);
    let mut fault_reports = Vec::new();
    for language in selected_languages() {
        let translated_messages = parse_messages(language);
        let code = language.code();
        let unused_ids = translated_messages
            .keys()
            .filter(|id| !english.contains_key(*id));
        fault_reports.extend(unused_ids.map(|id| format!("{code}: {id} is not in English")));
        for id in english
            .keys()
            .filter(|id| translated_messages.contains_key(*id))
        {
            fault_reports.extend(
                message_faults(language, &translated_messages, &english, id)
                    .iter()
                    .map(|fault| format!("{code}: {id} {fault}")),
            );
        }
    }
    assert!(fault_reports.is_empty(), "\n{}", fault_reports.join("\n"));
}

#[test]
fn every_complete_language_has_all_messages() {
    let (english, french) = (
        parse_messages(Language::English),
        parse_messages(Language::French),
    );
    let mut missing_count = 0;
    for language in selected_languages() {
        let (translated_files, code) = (message_files(language), language.code());
        let translated_messages = parse_messages(language);
        for (file, text) in message_files(Language::English) {
            let resource = parser::parse(text.as_str()).expect("a file without mistakes");
            let is_missing = |entry: &Entry<&str>| matches!(entry, Entry::Message(m) if !translated_messages.contains_key(m.id.name));
            let missing_messages: Vec<Entry<&str>> =
                resource.body.into_iter().filter(is_missing).collect();
            if missing_messages.is_empty() {
                continue;
            }
            let is_new = if translated_files.contains_key(&file) {
                ""
            } else {
                " (no such file yet)"
            };
            println!(
                "\n### {code}/{file}{is_new}: {} to translate\n",
                missing_messages.len()
            );
            if !INCOMPLETE_LANGUAGES.contains(&code) {
                missing_count += missing_messages.len();
            }
            if env::var("AWALE_LANGUAGE").is_ok() || !INCOMPLETE_LANGUAGES.contains(&code) {
                for entry in missing_messages {
                    let Entry::Message(message) = &entry else {
                        continue;
                    };
                    if let Some(cells) = max_message_columns(&english, &french, message.id.name) {
                        println!("# At most {cells} cells:");
                    }
                    print!(
                        "{}",
                        serialize(&fluent_syntax::ast::Resource { body: vec![entry] })
                    );
                }
            }
        }
    }
    assert_eq!(
        missing_count, 0,
        "messages are missing in complete languages; the output lists them"
    );
}

#[test]
fn every_language_quotes_what_english_quotes_and_uses_no_three_dots() {
    let english = parse_messages(Language::English);
    let without_comment = |source: &str| {
        let lines = source.lines().filter(|line| !line.starts_with('#'));
        lines.collect::<Vec<_>>().join("\n")
    };
    let backtick_count = |source: &str| without_comment(source).matches('`').count();
    let mut fault_reports = Vec::new();
    for language in Language::ALL {
        for (id, written) in parse_messages(language) {
            let expected = backtick_count(&english[&id].source);
            if backtick_count(&written.source) != expected {
                fault_reports.push(format!("{language:?}: {id} has not {expected} backquotes"));
            }
            if without_comment(&written.source).contains("...") {
                fault_reports.push(format!("{language:?}: {id} has three dots instead of …"));
            }
        }
    }
    assert!(fault_reports.is_empty(), "\n{}", fault_reports.join("\n"));
}

#[test]
fn commands_of_the_line_mode_are_unambiguous_and_listed_in_its_help() {
    for language in Language::ALL {
        let words = Words::new(language);
        let ids: Vec<String> = parse_messages(Language::English)
            .into_keys()
            .filter(|id| id.starts_with("plain-word-"))
            .collect();
        let mut ids_by_word = BTreeMap::new();
        for id in &ids {
            for word in words.get(id).split_whitespace() {
                let previous_id = ids_by_word.insert(word.to_owned(), id);
                assert_eq!(previous_id, None, "{language:?}: {word}");
                let is_move =
                    word.len() == 1 && ("abcdef".contains(word) || word.parse::<u8>().is_ok());
                assert!(
                    !is_move && word == word.to_lowercase(),
                    "{language:?}: {word}"
                );
            }
        }
        let help = [
            "plain-help-pits",
            "plain-help-puzzle",
            "plain-help-lesson",
            "plain-after",
        ]
        .map(|id| words.get(id))
        .concat();
        for id in ids {
            let word = words
                .get(&id)
                .split_whitespace()
                .next()
                .expect("a word")
                .to_owned();
            assert!(
                help.contains(&word),
                "{language:?}: no help names {word}\n{help}"
            );
        }
    }
}

#[test]
fn every_message_file_is_part_of_the_program() {
    let english: BTreeSet<String> = message_files(Language::English).into_keys().collect();
    for language in Language::ALL {
        for (name, text) in message_files(language) {
            assert!(
                language.fluent_messages().contains(&text),
                "{}/{name} is not in the program",
                language.code()
            );
            assert!(
                english.contains(&name),
                "{}/{name}: English has no such file",
                language.code()
            );
        }
    }
}

/// The source files of all crates without white space, which depends on formatting.
pub(super) fn source_texts_without_white_space() -> Vec<String> {
    let texts = source_texts().into_iter();
    texts
        .map(|text| text.split_whitespace().collect())
        .collect()
}

fn source_texts() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut texts = Vec::new();
    collect_source_texts(&root.join("src"), &mut texts);
    for package in fs::read_dir(root.join("crates")).unwrap() {
        collect_source_texts(&package.unwrap().path().join("src"), &mut texts);
    }
    texts
}

fn collect_source_texts(folder: &Path, texts: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect_source_texts(&path, texts);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            texts.push(fs::read_to_string(path).unwrap());
        }
    }
}

/// The message ids that enums with a strum prefix give their variants. They are parsed from the
/// sources, so a new enum needs no change here. A variant with fields may have no message.
fn enum_message_ids(text: &str, is_known: impl Fn(&str) -> bool) -> Vec<String> {
    let mut ids = Vec::new();
    for (_, rest) in text
        .match_indices("#[strum(prefix = \"")
        .map(|(at, _)| text.split_at(at))
    {
        let prefix = rest.split('"').nth(1).unwrap_or_default();
        let mut serialized_name = None;
        let variants = rest.lines().skip(1).take_while(|line| *line != "}");
        for line in variants.filter_map(|line| line.strip_prefix("    ")) {
            if let Some((_, name_and_rest)) = line.split_once("serialize = \"") {
                serialized_name = name_and_rest.split('"').next();
            }
            let variant_name = line.split(['(', ' ', ',']).next().unwrap_or_default();
            if !variant_name.starts_with(char::is_uppercase) {
                continue;
            }
            let mut id = prefix.to_owned();
            for (at, letter) in variant_name.char_indices() {
                if letter.is_uppercase() && at > 0 {
                    id.push('-');
                }
                id.extend(letter.to_lowercase());
            }
            let id = serialized_name
                .take()
                .map_or(id, |name| format!("{prefix}{name}"));
            if line == format!("{variant_name},") || is_known(&id) {
                ids.push(id);
            }
        }
    }
    ids
}

/// The message ids that are made of a prefix and the name of a value.
fn prefixed_message_ids() -> Vec<String> {
    fn with_prefix<T: ToString>(prefix: &str, values: &[T]) -> Vec<String> {
        let names = values.iter().map(ToString::to_string);
        names.map(|name| format!("{prefix}{name}")).collect()
    }
    let levels: Vec<u8> = EngineStrength::LEVEL_RANGE.collect();
    let words = &Words::new(Language::English);
    let characters = Character::ALL.iter().flat_map(|&character| {
        let occasions = RemarkOccasion::ALL.iter().copied();
        let remarks = occasions.filter(move |&kind| words.remark_text(character, kind).is_some());
        remarks
            .filter(|kind| *kind != RemarkOccasion::GameDrawn)
            .map(move |kind| format!("{}-{}", character.id(), <&str>::from(kind)))
    });
    let characters: Vec<String> = characters.collect();
    let ids: Vec<&str> = Character::ALL
        .iter()
        .map(|character| character.id())
        .collect();
    let variants = Variant::BUILT_IN.map(|variant| variant.id);
    [
        with_prefix("apart-", &variants),
        with_prefix("character-", &ids),
        with_prefix("character-", &characters),
        with_prefix("difficulty-", Difficulty::ALL),
        with_prefix("evaluation-", &Evaluation::ALL),
        with_prefix("game-", &variants),
        with_prefix("idea-", &Motif::ALL),
        with_prefix("level-", &levels),
        with_prefix("mark-", MoveMark::ALL),
        with_prefix("motif-", &Motif::ALL),
    ]
    .concat()
}

/// The quoted text that follows each `call_start` in `text`.
fn literals_after<'a>(text: &'a str, call_start: &'a str) -> impl Iterator<Item = &'a str> {
    text.match_indices(call_start).map(move |(at, _)| {
        text[at + call_start.len()..]
            .split('"')
            .next()
            .unwrap_or_default()
    })
}

#[test]
fn every_used_message_exists_and_every_message_is_used() {
    let english_messages = parse_messages(Language::English);
    let program_sources = source_texts_without_white_space();
    let mut ids = prefixed_message_ids();
    ids.extend(
        source_texts()
            .iter()
            .flat_map(|text| enum_message_ids(text, |id| english_messages.contains_key(id))),
    );
    let mut missing_ids: BTreeSet<&str> = ids.iter().map(String::as_str).collect();
    missing_ids.retain(|id| !english_messages.contains_key(*id));
    let mut used_ids: BTreeSet<&str> = english_messages
        .values()
        .flat_map(|written| written.messages_in_text.iter().map(String::as_str))
        .chain(ids.iter().map(String::as_str))
        .collect();
    for text in &program_sources {
        let start_of_tests = text.find("#[cfg(test)]").unwrap_or(text.len());
        for call in [
            "words.get(\"",
            "words.with(\"",
            "self.with(\"",
            "say!(self,\"",
            "say!(words,\"",
            "say!(self.words,\"",
        ] {
            missing_ids.extend(
                literals_after(&text[..start_of_tests], call)
                    .filter(|id| !english_messages.contains_key(*id)),
            );
        }
        used_ids.extend(
            literals_after(text, "\"").filter(|literal| english_messages.contains_key(*literal)),
        );
    }
    // The page in a browser has its message ids in braces.
    let club_pages = concat!(
        include_str!("../../crates/awale-page/assets/index.html"),
        include_str!("../../crates/awale-club/assets/door.html"),
        include_str!("../../crates/awale-club/assets/foot.html"),
        include_str!("../../crates/awale-club/assets/dialogs.html"),
        include_str!("../../crates/awale-web/assets/foot.html"),
        include_str!("../../crates/awale-web/assets/dialogs.html"),
    );
    let ids_in_club_pages = club_pages
        .split('{')
        .skip(1)
        .filter_map(|rest| rest.split('}').next())
        .filter(|id| !["language", "door", "foot", "dialogs"].contains(id));
    missing_ids.extend(
        ids_in_club_pages
            .clone()
            .filter(|id| !english_messages.contains_key(*id)),
    );
    used_ids.extend(ids_in_club_pages);
    // The page of a game has its message ids in double braces, like its other parts.
    let pieces_of_game_page = include_str!("../../assets/pages/game.html").split("{{");
    let ids_in_game_page = pieces_of_game_page.filter_map(|rest| Some(rest.split_once("}}")?.0));
    used_ids.extend(ids_in_game_page.filter(|name| english_messages.contains_key(*name)));
    // The chapters store ids of messages.
    let chapters = CHAPTER_OUTLINES.iter().flat_map(|outline| {
        let explained = outline
            .explained_positions
            .iter()
            .map(|explained| explained.explanation_message_id);
        [outline.title_message, outline.task_message]
            .into_iter()
            .chain(explained)
    });
    missing_ids.extend(
        chapters
            .clone()
            .filter(|id| !english_messages.contains_key(*id)),
    );
    used_ids.extend(chapters);
    assert!(
        missing_ids.is_empty(),
        "asked for, but in no file: {missing_ids:?}"
    );
    // Ids of help pages are made from the names of commands and options. `program help_pages`
    // checks them.
    let is_used = |id: &&String| {
        used_ids.contains(id.as_str()) || id.starts_with("cli-") || id.starts_with("cli_")
    };
    let unused_ids: Vec<_> = english_messages.keys().filter(|id| !is_used(id)).collect();
    assert!(
        unused_ids.is_empty(),
        "in the files, but never asked for: {unused_ids:?}"
    );
}

#[test]
fn the_font_of_pictures_has_every_letter_of_every_language() {
    let picture_font_face =
        ttf_parser::Face::parse(include_bytes!("../../assets/fonts/dejavu-sans-bold.ttf"), 0)
            .expect("a font");
    for language in Language::ALL {
        let words = Words::new(language);
        let ids = [
            "south",
            "north",
            "exercise-max",
            "exercise-min",
            "exercise-root",
            "tree-root",
            "tree-won",
            "tree-lost",
        ];
        let text =
            ids.map(|id| words.get(id)).concat() + &words.with("plies", &[("plies", 4.into())]);
        let letters_without_glyph: Vec<char> = text
            .chars()
            .filter(|&letter| picture_font_face.glyph_index(letter).is_none())
            .collect();
        assert!(
            letters_without_glyph.is_empty(),
            "{language:?} lacks {letters_without_glyph:?}"
        );
    }
    assert!(
        "0123456789+-−.,;/[]≥≤∞…·ÄÖÜßàçéèêñãõŒœ"
            .chars()
            .all(|sign| picture_font_face.glyph_index(sign).is_some())
    );
}
