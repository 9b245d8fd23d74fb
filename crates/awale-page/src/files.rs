//! The files of the page.

use awale_study::words::Words;
use awale_words::text::markup_escaped;

/// Makes an array of these files in `assets`, each with its name and its content.
macro_rules! files {
    ($($name:literal),*) => {
        [$(($name, include_str!(concat!("../assets/", $name)))),*]
    };
}

/// The scripts and the style of the page, with their names. Two scripts come from
/// elsewhere: they import `connection.js`, which connects the page to the program, and the page
/// loads `start.js`.
pub const PAGE_FILES: [(&str, &str); 9] = files![
    "board.js",
    "cells.js",
    "dom.js",
    "input.js",
    "notice.js",
    "outline.js",
    "page.js",
    "voice.js",
    "page.css"
];

/// The HTML of the page, in which ids in braces are replaced by messages.
const PAGE_TEMPLATE: &str = include_str!("../assets/index.html");

/// The parts in which the club's page and the page without a server differ, as HTML with ids of
/// messages in braces.
#[derive(Clone, Copy, Debug, Default)]
pub struct PageParts {
    /// The part that is shown before a visit begins: in a club, the ways to come in.
    pub entrance_html: &'static str,
    /// Buttons at the foot of the page.
    pub footer_html: &'static str,
    pub dialogs_html: &'static str,
}

/// Returns the page, with its texts in the language of `words`.
pub fn page_html(words: &Words, parts: PageParts) -> String {
    let template = PAGE_TEMPLATE
        .replace("{door}", parts.entrance_html)
        .replace("{foot}", parts.footer_html)
        .replace("{dialogs}", parts.dialogs_html);
    fill_template(&template, words)
}

/// Replaces each id in braces by its message, and `{language}` by the code of the language.
fn fill_template(template: &str, words: &Words) -> String {
    let mut page = String::with_capacity(template.len());
    let mut remaining_template = template;
    while let Some((text_before_placeholder, (message_id, text_after_placeholder))) =
        remaining_template
            .split_once('{')
            .and_then(|(before, after)| Some((before, after.split_once('}')?)))
    {
        page.push_str(text_before_placeholder);
        let replacement = if message_id == "language" {
            words.language().code().to_owned()
        } else {
            words.get(message_id)
        };
        page.push_str(&markup_escaped(&replacement));
        remaining_template = text_after_placeholder;
    }
    page + remaining_template
}
