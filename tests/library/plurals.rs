//! Tests of messages with numbers: each one has a plural case `text_for_one`, unless its number is
//! never 1, so that no plural noun follows the number 1.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser;

use awale::words::{Language, MessageValue, Words};

use super::languages::source_texts_without_white_space;

/// Variables (message id, variable name) whose number is never 1, grouped by reason.
const VARIABLES_NEVER_ONE: &[(&str, &str)] = &[
    // Never 1, because these limits of the program are large.
    ("board-full", "most"),
    ("club-rated-about", "games"),
    ("club-rated-about", "moves"),
    ("club-unrated-limit", "games"),
    ("rating-short", "moves"),
    ("contradiction-seeds-per-pit", "most"),
    ("contradiction-start", "high"),
    ("exercise-nodes", "most"),
    ("export-too-long", "moves"),
    ("insights-end", "seeds"),
    ("insights-middle", "seeds"),
    ("insights-opening", "seeds"),
    ("tables-too-many-seeds", "most"),
    ("tournament-too-many", "most"),
    // Never 1, because these numbers are at least seven: a game has at least twelve seeds, and
    // winning needs more than half of them.
    ("contradiction-stop-at", "total"),
    ("contradiction-win-at", "total"),
    ("course-sow-first", "total"),
    ("rules-ending-win-at", "win_at"),
    ("set-up-seeds", "total"),
    // Never 1, because the program has a separate message for the number 1.
    ("games-choose", "games"),
    ("move-sows-many", "seeds"),
    ("saved-file", "games"),
    ("series-best-of", "games"),
    ("series-running", "games"),
    // Never 1: at least two seeds are captured or could be, a lap takes twelve seeds, and a
    // repetition takes a move of each side.
    ("shown-chain-stops", "behind_held"),
    ("shown-lap", "seeds"),
    ("shown-own-row", "held"),
    ("shown-repetition-own-rows", "moves"),
    ("shown-repetition-shared", "moves"),
    ("shown-slam-nothing", "forgone"),
    ("shown-stop-at", "captured"),
    ("shown-win-at", "captured"),
    // Never 1: a tournament has at least two players, who swap sides; chapters have several
    // exercises; searches visit many positions.
    ("book-stats", "fullnodes"),
    ("openings-value-searched", "nodes"),
    ("openings-values", "nodes"),
    ("proof-searched", "nodes"),
    ("strategy-exercises-done", "total"),
    ("tables-layer", "boards"),
    ("tournament-intro", "games"),
    ("tournament-intro", "players"),
    // The plural does not matter, because the word is the same for 1.
    ("menu-older", "games"),
    ("tournament-student-more", "count"),
    // The plural does not matter, because these numbers have decimals.
    ("match-games", "plies"),
    ("seeds-decimal", "value"),
];

/// A number in a message, and the word after it.
struct CountedWord {
    variable: String,
    noun: String,
    /// The case of the innermost select expression by a number, if it has a case for 1.
    case: Option<String>,
}

/// The messages of a language with their numbers.
fn counted_words(language: Language) -> BTreeMap<String, Vec<CountedWord>> {
    let resource = parser::parse(language.fluent_messages()).expect("files without mistakes");
    let messages = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    let ids_and_counted_words = messages.map(|message| {
        let mut counted_words = Vec::new();
        collect_counted_words(
            &message.value.expect("a message has a text"),
            None,
            &mut counted_words,
        );
        (message.id.name.to_owned(), counted_words)
    });
    ids_and_counted_words.collect()
}

fn variant_case<'m>(variant: &Variant<&'m str>) -> &'m str {
    match variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

fn collect_counted_words(
    pattern: &Pattern<&str>,
    number_case: Option<&str>,
    words: &mut Vec<CountedWord>,
) {
    for (place, element) in pattern.elements.iter().enumerate() {
        match element {
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::VariableReference { id }),
            } => {
                let text_after_number = match pattern.elements.get(place + 1) {
                    Some(PatternElement::TextElement { value }) => {
                        value.strip_prefix(' ').unwrap_or_default()
                    }
                    _ => "",
                };
                let word_after_number = text_after_number
                    .split(|letter: char| !letter.is_alphabetic() && letter != '-')
                    .next();
                words.push(CountedWord {
                    variable: id.name.to_owned(),
                    noun: word_after_number.unwrap_or_default().to_owned(),
                    case: number_case.map(str::to_owned),
                });
            }
            PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } => {
                let is_plural = variants
                    .iter()
                    .any(|variant| variant_case(variant) == "one");
                for variant in variants {
                    collect_counted_words(
                        &variant.value,
                        if is_plural {
                            Some(variant_case(variant))
                        } else {
                            number_case
                        },
                        words,
                    );
                }
            }
            _ => {}
        }
    }
}

/// The nouns whose form after the number 1 differs, read from the messages that have both forms.
fn plural_nouns(
    language: Language,
    counted_words_by_id: &BTreeMap<String, Vec<CountedWord>>,
) -> BTreeSet<&str> {
    let nouns_in_case = |case: &'static str| {
        let words_in_case = counted_words_by_id
            .values()
            .flatten()
            .filter(move |counted| counted.case.as_deref() == Some(case));
        words_in_case
            .map(|words_in_case| words_in_case.noun.as_str())
            .filter(|noun| noun.chars().count() > 2)
    };
    let singular: BTreeSet<&str> = nouns_in_case("one").collect();
    let is_noun =
        |noun: &&str| language != Language::German || noun.starts_with(char::is_uppercase);
    nouns_in_case("other")
        .filter(|noun| !singular.contains(noun))
        .filter(is_noun)
        .collect()
}

#[test]
fn no_plural_noun_follows_the_number_one() {
    let mut fault_reports = Vec::new();
    let mut needed_exceptions = BTreeSet::new();
    for language in Language::ALL {
        let counted_words_by_id = counted_words(language);
        let nouns = plural_nouns(language, &counted_words_by_id);
        assert!(nouns.len() > 10, "{language:?}: {nouns:?}");
        for (id, numbers) in &counted_words_by_id {
            for number in numbers
                .iter()
                .filter(|number| nouns.contains(number.noun.as_str()))
            {
                let is_listed_as_never_one =
                    VARIABLES_NEVER_ONE.contains(&(id.as_str(), number.variable.as_str()));
                match &number.case {
                    None if is_listed_as_never_one => {
                        needed_exceptions.insert((id.clone(), number.variable.clone()));
                    }
                    None => fault_reports.push(format!("{language:?} {id}: 1 {}", number.noun)),
                    Some(case) if case == "one" => {
                        fault_reports.push(format!("{language:?} {id}: [one] 1 {}", number.noun));
                    }
                    Some(_) => {}
                }
            }
        }
    }
    assert!(fault_reports.is_empty(), "{fault_reports:#?}");
    let unneeded_exceptions = VARIABLES_NEVER_ONE.iter().filter(|(id, variable)| {
        !needed_exceptions.contains(&((*id).to_owned(), (*variable).to_owned()))
    });
    assert_eq!(
        unneeded_exceptions.collect::<Vec<_>>(),
        Vec::<&(&str, &str)>::new(),
        "no exception is needed"
    );
}

/// Collects the variables by which a message selects a plural, each with whether its case
/// `one` differs from `other`.
fn collect_plural_variables(
    pattern: &Pattern<&str>,
    plural_variables: &mut BTreeMap<String, bool>,
    variables: &mut BTreeSet<String>,
) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                variables.insert(id.name.to_owned());
            }
            Expression::Select {
                selector: InlineExpression::VariableReference { id },
                variants,
            } => {
                variables.insert(id.name.to_owned());
                let variant_of_case = |name: &str| {
                    variants
                        .iter()
                        .find(|variant| variant_case(variant) == name)
                };
                if let (Some(variant_for_one), Some(variant_for_other)) =
                    (variant_of_case("one"), variant_of_case("other"))
                {
                    *plural_variables.entry(id.name.to_owned()).or_default() |=
                        variant_for_one.value != variant_for_other.value;
                }
                for variant in variants {
                    collect_plural_variables(&variant.value, plural_variables, variables);
                }
            }
            _ => {}
        }
    }
}

/// The message `id` with `number` for `variable`, and 7 for all other variables.
fn message_with_number(
    words: &Words,
    id: &str,
    variables: &BTreeSet<String>,
    variable: &str,
    number: u32,
) -> String {
    // Referenced messages have these variables for numbers.
    let variables_of_references = ["seeds", "moves", "plies", "matches"].map(str::to_owned);
    let values = variables
        .iter()
        .chain(&variables_of_references)
        .map(|name| {
            let name: &'static str = name.clone().leak();
            (
                name,
                MessageValue::from(if name == variable { number } else { 7 }),
            )
        });
    words.with(id, &values.collect::<Vec<_>>())
}

#[test]
fn every_plural_message_has_forms_for_none_one_and_several() {
    for language in Language::ALL {
        let words = Words::new(language);
        let mut differing_form_count = 0;
        for entry in parser::parse(language.fluent_messages())
            .expect("files without mistakes")
            .body
        {
            let Entry::Message(message) = entry else {
                continue;
            };
            let (id, mut plural_variables, mut variables) =
                (message.id.name, BTreeMap::new(), BTreeSet::new());
            collect_plural_variables(
                &message.value.expect("a message has a text"),
                &mut plural_variables,
                &mut variables,
            );
            for (variable, differs) in &plural_variables {
                let texts = [0, 1, 2, 5]
                    .map(|number| message_with_number(&words, id, &variables, variable, number));
                for text in &texts {
                    assert!(
                        !text.contains("{$") && !text.contains('['),
                        "{language:?} {id}: {text}"
                    );
                }
                let [_, text_for_one, text_for_two, _] = &texts;
                if *differs {
                    differing_form_count += 1;
                    assert_ne!(
                        text_for_one.replace('1', ""),
                        text_for_two.replace('2', ""),
                        "{language:?} {id} by ${variable}: {text_for_one}"
                    );
                }
            }
        }
        assert!(
            differing_form_count > 50,
            "{language:?}: {differing_form_count}"
        );
    }
}

/// A number that is passed as text has no plural: Fluent would always take the last case.
#[test]
fn plurals_are_chosen_by_numbers() {
    let mut plural_variables_of_messages: BTreeMap<String, BTreeMap<String, bool>> =
        BTreeMap::new();
    for entry in parser::parse(Language::English.fluent_messages())
        .expect("files without mistakes")
        .body
    {
        let Entry::Message(message) = entry else {
            continue;
        };
        let plural_variables = plural_variables_of_messages
            .entry(message.id.name.to_owned())
            .or_default();
        collect_plural_variables(
            &message.value.expect("a message has a text"),
            plural_variables,
            &mut BTreeSet::new(),
        );
    }
    let mut checked_count = 0;
    for text in &source_texts_without_white_space() {
        for call in text.split("say!(").skip(1) {
            let call_text = call.split([';', '{']).next().unwrap_or_default();
            let Some(id) = call_text.split('"').nth(1) else {
                continue;
            };
            for variable in plural_variables_of_messages
                .get(id)
                .into_iter()
                .flat_map(BTreeMap::keys)
            {
                let Some((_, value)) = call_text.split_once(&format!(",{variable}=")) else {
                    continue;
                };
                checked_count += 1;
                let value = value.split(',').next().unwrap_or_default();
                let is_text = ["to_string()", "number(", "format!", "decimal("]
                    .iter()
                    .any(|way| value.contains(way));
                assert!(!is_text, "{id}: ${variable} is given as text: {value}");
            }
        }
    }
    assert!(checked_count > 30, "{checked_count}");
}
