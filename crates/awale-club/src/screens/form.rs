//! What the forms of the club share: lines with a label and a value, and the keys below them.

use awale::app::Look;
use awale::keys::Section;
use awale::widgets::chrome;
use awale::widgets::footer::{FooterKey, footer_of};
use awale::widgets::form::Form;
use ratatui::text::{Line, Span, Text};

/// The widest that a form is set.
const WIDEST: u16 = 64;

/// A value that the arrows change.
pub(super) fn choice(value: &str, look: Look<'_>) -> Line<'static> {
    Line::from(chrome::between_arrows(value, look))
}

/// The keys of a line whose value the arrows change; `enter` is what Enter does.
pub(super) fn keys(enter: &'static str, look: Look<'_>) -> Vec<FooterKey> {
    footer_of(Section::List, &[("key-line", "key-line"), ("key-change", "key-change"), ("key-open", enter)], look)
}

/// A form with these lines, each a label and what stands behind it. All values stand below each other.
pub(super) fn form(title: String, above: String, lines: Vec<(String, Option<Line<'static>>)>) -> Form {
    let labels = lines.iter().filter(|(_, value)| value.is_some()).map(|(label, _)| label.chars().count());
    let width = labels.max().unwrap_or(0);
    let rows = lines.into_iter().map(|(label, value)| match value {
        Some(value) => [Span::raw(format!("{label:width$}  "))].into_iter().chain(value.spans).collect(),
        None => Line::from(label),
    });
    Form { widest: WIDEST, title, above: Text::from(above), rows: rows.collect(), ..Form::default() }
}
