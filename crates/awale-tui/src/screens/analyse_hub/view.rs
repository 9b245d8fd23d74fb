//! The ways to a board that one can think on, each with what is behind it.

use awale_rules::Seat;
use ratatui::text::Line;

use crate::app::{Look, Session, Ui, list};
use crate::keys::{Command, Section};
use crate::screens::{AnalyseHub, AnalyseRow, usual_kind};
use crate::widgets::beside::Beside;
use crate::widgets::footer::footer_of;
use crate::widgets::form::Form;
use crate::widgets::keyed::{self, keyed};
use crate::widgets::{chrome, columns};
use crate::words::{Explain, say};

/// The widest the list is set.
const WIDEST: u16 = 66;
/// Lines of the text above the list.
const ABOVE: u16 = 3;
/// Lines of what is said of the chosen line.
const BELOW: usize = 3;
/// The column of the values of the list.
const VALUES: usize = 22;

pub(crate) fn draw(screen: &AnalyseHub, ui: &mut Ui<'_>) {
    let look = ui.look;
    let (theme, words) = (look.theme, look.words);
    let title = words.get("menu-analyse");
    let section = if screen.tree.is_some() {
        Section::Typing
    } else {
        Section::Menu
    };
    let keys = footer_of(
        section,
        &[("key-line", "key-line"), ("key-open", "key-open")],
        look,
    );
    chrome::draw_frame(&title, "", &keys, ui);
    let about = Line::styled(about(screen.row, look), theme.dim);
    let mut below = match (&screen.tree, &screen.fault) {
        (_, Some(fault)) => vec![Line::styled(fault.explain(words), theme.warning)],
        // What to type stays there while it is typed.
        (Some(field), None) => vec![chrome::typed(field, theme.accent, look).into(), about],
        (None, None) => vec![about],
    };
    below.resize(BELOW, Line::default());
    let form = Form {
        widest: WIDEST,
        title,
        above: words.get("analyse-about").into(),
        above_height: ABOVE,
        rows: AnalyseRow::ALL
            .iter()
            .map(|&row| keyed::line(row_words(row, look), VALUES, row.command(), look))
            .collect(),
        chosen: list::place(AnalyseRow::ALL, screen.row),
        below,
        beside: beside(screen.row, look),
        ..Form::default()
    };
    form.draw(ui);
}

fn row_words(row: AnalyseRow, look: Look<'_>) -> String {
    let words = look.words;
    let id = match row {
        AnalyseRow::Position => "analyse-position",
        AnalyseRow::SavedGames => {
            let name = words.get("menu-saved-games");
            let count = say!(words, "saved-count", games = look.context.games.0.len());
            return columns::left(name + " ", VALUES) + &count;
        }
        AnalyseRow::Openings => "menu-openings",
        AnalyseRow::OwnTree => "analyse-tree",
    };
    words.get(id)
}

/// What is behind a line.
fn about(row: AnalyseRow, look: Look<'_>) -> String {
    match row {
        AnalyseRow::Position => keyed(
            "analyse-position-about",
            &[("key", Command::TypePosition)],
            look,
        ),
        AnalyseRow::SavedGames => look.words.get("analyse-saved-about"),
        AnalyseRow::Openings => look.words.get("analyse-openings-about"),
        AnalyseRow::OwnTree => look.words.get("analyse-tree-about"),
    }
}

/// The start of the usual game; beside the saved games the last position of the newest.
fn beside(row: AnalyseRow, look: Look<'_>) -> Option<Beside> {
    let (words, text) = (look.words, about(row, look));
    if row == AnalyseRow::SavedGames
        && let Some(record) = look.context.games.records().next()
    {
        let game = Session::resume(record, None, 0).game;
        return Some(Beside {
            title: words.game_name(&record.kind),
            text,
            others: Vec::new(),
            game: Some(game),
            asked: None,
            face: None,
        });
    }
    let kind = usual_kind(look.context).filter(|_| row != AnalyseRow::OwnTree)?;
    Some(Beside::at(
        kind.start(Seat::South),
        kind.clone(),
        words.game_name(&kind),
        text,
        look,
    ))
}
