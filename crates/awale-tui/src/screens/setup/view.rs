//! *Play*: the lines, what the chosen one is about below them, and in a wide window the board of
//! the game beside both. The choices of a line are a list with a preview beside it.

use awale_study::catalogue::Kind;
use awale_study::record::numbered;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use crate::app::{Look, TextField, Ui};
use crate::board::BoardView;
use crate::keys::Section;
use crate::screens::setup::{Choosing, beside as preview, words};
use crate::screens::{GallerySection, Pick, Row, Setup};
use crate::widgets::footer::{always, footer};
use crate::widgets::form::Form;
use crate::widgets::{beside, chrome, columns};
use crate::words::say;

/// Columns of the names of the lines.
const NAMES: usize = 22;
/// Lines kept for the description.
const ABOUT: u16 = 8;
/// Lines of the longest usual list. The panel is as high as with all of them, so that it stays
/// where it is when lines come or go.
const ROWS: u16 = 12;
/// The widest the list and the description are set.
const WIDEST: u16 = 90;
/// Columns of a list of choices, with its frame: in a small window as few as the gallery needs. The
/// widest it is set with its preview.
const CHOICES: u16 = 44;
const LEAST_CHOICES: u16 = 37;
const WIDEST_CHOICES: u16 = 110;

pub(crate) fn draw(setup: &Setup, ui: &mut Ui<'_>) {
    let (look, body) = (ui.look, ui.body);
    let form = match &setup.choosing {
        Some(choosing) => choices(setup, choosing, body, look),
        None => form(setup, body, look),
    };
    draw_frame(setup, form.is_long(body), ui);
    form.draw(ui);
}

fn form(setup: &Setup, body: Rect, look: Look<'_>) -> Form {
    let rows = setup.rows();
    let width = Form::row_width(WIDEST, body);
    let chosen = rows.iter().position(|&row| row == setup.row).unwrap_or(0);
    let line =
        |(place, &row): (usize, &Row)| match setup.editing.as_ref().filter(|_| place == chosen) {
            Some(field) => typed_line(setup, row, field, width, look),
            None => line(setup, row, width, look),
        };
    Form {
        widest: WIDEST,
        title: look.words.get("setup-title"),
        rows: rows.iter().enumerate().map(line).collect(),
        least_rows: ROWS,
        chosen,
        is_typed: setup.editing.is_some(),
        below: about(setup, body, look),
        below_height: ABOUT,
        scrolled: setup.scrolled,
        beside: Some(preview::of(setup, look)),
        ..Form::default()
    }
}

/// The choices of the chosen line.
fn choices(setup: &Setup, choosing: &Choosing, body: Rect, look: Look<'_>) -> Form {
    let list_width = body
        .width
        .saturating_sub(BoardView::MIN_SIZE.width + 2)
        .clamp(LEAST_CHOICES, CHOICES);
    let width = Form::row_width(
        list_width,
        Rect {
            width: list_width,
            ..body
        },
    );
    let is_gallery = matches!(setup.row, Row::Opponent(_));
    let line = |(place, pick): (usize, &Pick)| {
        let rating = if is_gallery {
            words::rating(setup, pick, look)
        } else {
            String::new()
        };
        let room = width - rating.width() - usize::from(!rating.is_empty());
        let is_between = place == choosing.chosen && pick.is_tuned();
        let mut name = words::pick(setup, pick, if is_between { room - 4 } else { room }, look);
        if is_between {
            name = chrome::between_arrows(&name, look);
        }
        let name = columns::left(columns::fit(&name, room), width - rating.width());
        let style = if rating.is_empty() {
            look.theme.text
        } else {
            look.theme.dim
        };
        Line::from(vec![
            Span::styled(name, look.theme.text),
            Span::styled(rating, style),
        ])
    };
    let mut headings: Vec<(usize, String)> = Vec::new();
    let mut last = None;
    for (place, pick) in choosing.picks.iter().enumerate().filter(|_| is_gallery) {
        let section = GallerySection::of(pick);
        if last.replace(section) != Some(section) {
            headings.push((place, look.words.get(section.word())));
        }
    }
    let mut preview = preview::of_choice(setup, &choosing.picks, choosing.chosen, look);
    if list_width == LEAST_CHOICES {
        // The list says it too.
        preview.title = String::new();
    }
    Form {
        widest: WIDEST_CHOICES,
        list_width,
        title: words::name(setup, setup.row, look.words).trim().to_owned(),
        rows: choosing.picks.iter().enumerate().map(line).collect(),
        headings,
        chosen: choosing.chosen,
        beside: Some(preview),
        ..Form::default()
    }
}

/// What stands below the lines: the chosen one explained, or the opponent, or what sets the game
/// apart.
fn about(setup: &Setup, body: Rect, look: Look<'_>) -> Vec<Line<'static>> {
    let picked = setup.picked(setup.row);
    let has_beside = beside::columns(body, WIDEST).1.is_some();
    match (setup.row, &picked) {
        (Row::Opponent(_), Some(_)) if has_beside => {
            vec![Line::from(look.words.get("about-opponent"))]
        }
        (Row::Opponent(_), Some(pick)) => preview::about_opponent(setup, pick, look)
            .into_iter()
            .map(Line::from)
            .collect(),
        (Row::Game | Row::Begin, _) => {
            // What sets the game apart stands below its board.
            let lines = about_game(setup.kind(), look);
            let told = usize::from(has_beside && lines.len() > 1);
            lines.into_iter().skip(told).collect()
        }
        (row, pick) => vec![Line::from(words::about_row(
            setup,
            row,
            pick.as_ref(),
            look,
        ))],
    }
}

/// The game in a line, and the rules in which the variants differ.
fn about_game(kind: &Kind, look: Look<'_>) -> Vec<Line<'static>> {
    let words = look.words;
    let mut lines = vec![Line::from(Span::styled(
        words.game_differences(kind),
        look.theme.accent,
    ))];
    if let Kind::Matches(rules) = kind {
        lines.push(Line::from(words.start_of_matches(*rules)));
    }
    for section in words.rules_apart(kind) {
        let title = Span::styled(format!("{}. ", section.title), look.theme.title);
        lines.push(Line::from(vec![
            title,
            Span::raw(section.paragraphs.join(" ")),
        ]));
    }
    lines
}

/// The name of a line, with the blanks up to its value.
fn padded_name(setup: &Setup, row: Row, look: Look<'_>) -> Span<'static> {
    let name = words::name(setup, row, look.words);
    Span::styled(columns::left(name, NAMES + 1), look.theme.text)
}

/// The chosen line while its value is typed.
fn typed_line(
    setup: &Setup,
    row: Row,
    field: &TextField,
    width: usize,
    look: Look<'_>,
) -> Line<'static> {
    let name = padded_name(setup, row, look).style(look.theme.selection);
    let mut typed = chrome::typed(field, look.theme.accent, look);
    chrome::keep_end(&mut typed, width.saturating_sub(NAMES + 1));
    [name].into_iter().chain(typed).collect()
}

fn line(setup: &Setup, row: Row, width: usize, look: Look<'_>) -> Line<'static> {
    let accent = look.theme.accent;
    if row == Row::Begin {
        return Line::styled(look.words.get("setup-begin"), accent);
    }
    // The name, and the arrows with their blanks.
    let room = width.saturating_sub(NAMES + 1 + 4);
    let mut value = words::value(setup, row, room, look);
    if let Some(pick) = setup
        .picked(row)
        .filter(|_| matches!(row, Row::Opponent(_)))
    {
        let rating = words::rating(setup, &pick, look);
        if !rating.is_empty() {
            let short = pick.spec().map(|spec| look.words.short_player(spec));
            let rated = [Some(value.clone()), short]
                .into_iter()
                .flatten()
                .map(|name| format!("{name} · {rating}"));
            value = rated
                .into_iter()
                .find(|rated| rated.width() <= room)
                .unwrap_or(value);
        }
    }
    let value = columns::fit(&value, room);
    let value = if setup.picked(row).is_some() {
        chrome::between_arrows(&value, look)
    } else {
        value
    };
    Line::from(vec![
        padded_name(setup, row, look),
        Span::styled(value, accent),
    ])
}

/// The line at the top and the keys at the bottom.
fn draw_frame(setup: &Setup, has_more: bool, ui: &mut Ui<'_>) {
    let look = ui.look;
    let all = look.words;
    let title = match setup.goes_on_from() {
        Some(referee) if referee.moves().is_empty() => all.get("setup-from-position"),
        Some(referee) => {
            let place = referee.moves().len() - 1;
            let last = numbered(place, &referee.moves()[place].to_string());
            say!(all, "setup-going-on", move = last)
        }
        None => all.get("menu-play"),
    };
    let mine = look
        .context
        .rating()
        .filter(|_| setup.choosing.is_some() && matches!(setup.row, Row::Opponent(_)));
    let mine = mine
        .map(|mine| say!(all, "gallery-yours", rating = all.rating(mine)))
        .unwrap_or_default();
    let section = if setup.editing.is_some() {
        Section::Typing
    } else {
        Section::List
    };
    let changes = match &setup.choosing {
        Some(choosing) => choosing.picks[choosing.chosen].is_tuned(),
        None => setup.picked(setup.row).is_some(),
    };
    let open = match (setup.choosing.is_some(), setup.row) {
        (true, Row::Opponent(_)) => "key-invite",
        (true, _) => "key-choose",
        (_, Row::Name(_)) => "key-type",
        (_, Row::Bot) => "key-type-command",
        (_, Row::Begin) => "key-begin",
        _ => "key-open",
    };
    let keys = footer(section, look, |label| match label {
        "key-open" => Some(open),
        "key-change" => changes.then_some(label),
        // There is no room for both, and the lines are plain to see.
        "key-scroll" => has_more.then_some(label),
        "key-line" => (!has_more).then_some(label),
        label => always(label),
    });
    chrome::draw_frame(&title, &mine, &keys, ui);
}
