//! Draws the setup form with a description of the selected line and, in a wide window, a preview of
//! the game. An open list of choices replaces the form and also has a preview.

use awale_study::record::numbered_move;

use crate::{
    board::BoardView,
    prelude::*,
    screens::{
        GalleryEntry, GallerySection, GameSetup, SetupRow,
        setup::{OpenChoiceList, preview, words},
    },
    widgets::side_panel,
};

/// Columns of the names of the lines.
const NAME_COLUMN_WIDTH: usize = 22;
/// Rows reserved for the description.
const DESCRIPTION_ROWS: u16 = 8;
/// The number of lines of a typical form. The panel has room for all of them, so that it does not
/// move when lines appear or disappear.
const TYPICAL_FORM_ROWS: u16 = 12;
/// Maximum columns of the form and the description.
const MAX_FORM_WIDTH: u16 = 90;
/// The preferred width of a list of choices in columns, with its frame.
const PREFERRED_CHOICE_LIST_WIDTH: u16 = 44;
/// The minimum width of a list of choices in columns. In a small window the gallery still fits.
const MIN_CHOICE_LIST_WIDTH: u16 = 37;
/// The maximum width of a list of choices with its preview, in columns.
const MAX_CHOICE_LIST_WIDTH: u16 = 110;

pub(crate) fn draw(setup: &GameSetup, ui: &mut Ui) {
    let (look, body) = (ui.look, ui.body);
    let lines = setup.lines(look.context);
    let Some(line) = list_line::chosen_line(&lines, setup.row) else {
        return;
    };
    let form = match &setup.choice_list {
        Some(choice_list) => choice_list_form(setup, line, choice_list, body, look),
        None => setup_form(setup, &lines, line, body, look),
    };
    draw_title(setup, form.text_below_overflows(body), ui);
    form.draw(ui);
}

fn setup_form(
    setup: &GameSetup,
    lines: &[ListLine<'_, GameSetup>],
    line: &ListLine<'_, GameSetup>,
    body: Rect,
    look: DrawContext,
) -> Form {
    let form = Form {
        max_width: MAX_FORM_WIDTH,
        value_column: NAME_COLUMN_WIDTH + 1,
        highlights_values: true,
        shows_end_of_typed_text: true,
        title: look.words.get("setup-title"),
        min_row_count: TYPICAL_FORM_ROWS,
        text_below: chosen_description(setup, line, body, look),
        reserved_lines_below: DESCRIPTION_ROWS,
        scrolled_lines: setup.scrolled_lines,
        ..Form::default()
    };
    Form {
        side_panel: Some(preview::chosen_line_preview(setup, lines, line, look)),
        ..form.with_lines(lines, setup.row, body, look)
    }
}

/// The list of choices of the selected line.
fn choice_list_form(
    setup: &GameSetup,
    line: &ListLine<'_, GameSetup>,
    choice_list: &OpenChoiceList,
    body: Rect,
    look: DrawContext,
) -> Form {
    let list_width = body
        .width
        .saturating_sub(BoardView::MIN_SIZE.width + 2)
        .clamp(MIN_CHOICE_LIST_WIDTH, PREFERRED_CHOICE_LIST_WIDTH);
    let width = Form::row_width(
        list_width,
        Rect {
            width: list_width,
            ..body
        },
    );
    let gallery = &choice_list.gallery;
    let choice_line = |place: usize| {
        let opponent = gallery.get(place);
        let rating_text = opponent.map(|opponent| words::rating_text(setup, opponent, look.words));
        let rating_text = rating_text.unwrap_or_default();
        let name_width = width - rating_text.width() - usize::from(!rating_text.is_empty());
        let has_arrows = place == choice_list.chosen_index
            && opponent.is_some_and(GalleryEntry::has_adjustable_strength);
        let text_width = if has_arrows {
            name_width - 4
        } else {
            name_width
        };
        let mut name = columns::first_fitting_text(line.choice_text_forms(place), text_width);
        if has_arrows {
            name = chrome::text_between_arrows(&name, look);
        }
        let name = columns::left_aligned(
            columns::cut_to_width(&name, name_width),
            width - rating_text.width(),
        );
        let style = if rating_text.is_empty() {
            look.theme.text
        } else {
            look.theme.dim
        };
        Line::from(vec![
            Span::styled(name, look.theme.text),
            Span::styled(rating_text, style),
        ])
    };
    let mut headings: Vec<(usize, String)> = Vec::new();
    let mut last_section = None;
    for (place, opponent) in gallery.iter().enumerate() {
        let section = GallerySection::section_of(opponent);
        if last_section.replace(section) != Some(section) {
            headings.push((place, look.words.get(section.heading_message_id())));
        }
    }
    let mut preview = preview::choice_preview(setup, line, choice_list.chosen_index, look);
    if list_width == MIN_CHOICE_LIST_WIDTH {
        // The list already shows the title.
        preview.title = String::new();
    }
    Form {
        max_width: MAX_CHOICE_LIST_WIDTH,
        fixed_panel_width: list_width,
        title: line.label.trim().to_owned(),
        rows: (0..line.choice_count).map(choice_line).collect(),
        headings,
        chosen_index: choice_list.chosen_index,
        side_panel: Some(preview),
        ..Form::default()
    }
}

/// The description of the selected line or choice: its meaning, the opponent, or the rules that are
/// special in the chosen game.
fn chosen_description(
    setup: &GameSetup,
    line: &ListLine<'_, GameSetup>,
    body: Rect,
    look: DrawContext,
) -> Vec<Line<'static>> {
    let has_side_panel = side_panel::list_and_panel_areas(body, MAX_FORM_WIDTH)
        .1
        .is_some();
    match line.row {
        SetupRow::Opponent(_) if has_side_panel => {
            vec![Line::from(look.words.get("about-opponent"))]
        }
        SetupRow::Opponent(seat) => {
            words::about_opponent(setup, &setup.current_opponent(seat), look)
                .into_iter()
                .map(Line::from)
                .collect()
        }
        SetupRow::Game | SetupRow::StartGame => {
            // Skip the rules that are already below the board of the game.
            let lines = game_description(setup.kind(), look);
            let skipped_lines = usize::from(has_side_panel && lines.len() > 1);
            lines.into_iter().skip(skipped_lines).collect()
        }
        _ => vec![Line::from(line.explanation(look))],
    }
}

/// A summary of the game, followed by the rules that differ between variants.
fn game_description(kind: &GameKind, look: DrawContext) -> Vec<Line<'static>> {
    let words = look.words;
    let mut lines = vec![Line::from(Span::styled(
        words.game_differences(kind),
        look.theme.accent,
    ))];
    if let GameKind::Matches(rules) = kind {
        lines.push(Line::from(words.who_wins_matches(*rules)));
    }
    for section in words.rules_that_differ(kind) {
        let title = Span::styled(format!("{}. ", section.title), look.theme.title);
        lines.push(Line::from(vec![
            title,
            Span::raw(section.paragraphs.join(" ")),
        ]));
    }
    lines
}

/// Draws the title line of the screen.
fn draw_title(setup: &GameSetup, can_scroll: bool, ui: &mut Ui) {
    let look = ui.look;
    let words = look.words;
    let title = match setup.continued_game() {
        Some(referee) if referee.moves().is_empty() => words.get("setup-from-position"),
        Some(referee) => {
            let last_index = referee.moves().len() - 1;
            let last_move_text =
                numbered_move(last_index, &referee.moves()[last_index].to_string());
            say!(words, "setup-going-on", move = words.mark_letters_if_enabled(last_move_text))
        }
        None => words.get("menu-play"),
    };
    let user_rating = look
        .context
        .rating()
        .filter(|_| setup.choice_list.is_some() && matches!(setup.row, SetupRow::Opponent(_)));
    let user_rating_text = user_rating
        .map(|user_rating| {
            say!(
                words,
                "gallery-yours",
                rating = words.rating_text(user_rating)
            )
        })
        .unwrap_or_default();
    // The footer has no room for both kinds of keys. If the description can scroll, hide the arrow
    // keys, whose use is obvious.
    ui.hide_key(if can_scroll {
        Keys::UP_DOWN
    } else {
        Keys::PAGE_UP_DOWN
    });
    chrome::draw_title(&title, &user_rating_text, ui);
}
