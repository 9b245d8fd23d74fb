//! Draws the setup of a position: the board, and a panel with its game and keys.

use std::cmp::Ordering;

use ratatui::text::Text;

use crate::{
    app::PointerEvent,
    board::{self, BoardView},
    keys::FooterPriority,
    prelude::*,
    widgets::footer::{FooterKey, footer_keys},
    words::Explain,
};

use super::{PositionSetup, SetupError};

/// Draws the setup in `area`, and the panel about its game in `setup_info_area`.
pub(crate) fn draw(setup: &PositionSetup, area: Rect, setup_info_area: Option<Rect>, ui: &mut Ui) {
    let look = ui.look;
    draw_title(setup, ui);
    if let Some(field) = &setup.notation_field {
        let label = say!(look.words, "set-up-line", line = "");
        ui.record_text_outline(|outline| outline.add_field(&label, field));
    }
    let seat_labels = PerSeat::from_fn(|seat| (look.words.seat_name(seat), None));
    let to_move = setup.draft().to_move;
    game_board::draw_framed_board(
        &board_view(setup, look),
        seat_labels,
        Some(to_move),
        area,
        ui,
    );
    let inner = game_board::inside_frame(area, look);
    for (place, zone) in board::click_zones(inner, &board_view(setup, look)) {
        ui.on_click(zone, Action::AddSeed(place));
        ui.on_pointer_event(PointerEvent::RightClick, zone, Action::RemoveSeed(place));
        ui.on_wheel(zone, [Action::AddSeed(place), Action::RemoveSeed(place)]);
    }
    if let Some(setup_info_area) = setup_info_area {
        draw_setup_info_panel(setup, ui, setup_info_area);
    }
}

/// The board with the cursor on a pit or a store.
fn board_view<'a>(setup: &PositionSetup, look: DrawContext<'a>) -> BoardView<'a> {
    let draft = setup.draft();
    let mut view = BoardView::new(draft.pits, draft.stores, look.theme);
    view.bottom_seat = bottom_seat(setup.is_turned);
    view.direction = setup.direction;
    view.shows_pit_letters = look.context.settings.coordinates;
    view.charset = look.charset;
    view.selected_place = Some(setup.chosen_place);
    view
}

/// Draws the panel: game, side to move, number of seeds, and the less important keys, which can be
/// clicked.
fn draw_setup_info_panel(setup: &PositionSetup, ui: &mut Ui, area: Rect) {
    let look @ DrawContext { theme, words, .. } = ui.look;
    let inner = chrome::draw_text_panel(&words.get("menu-position"), area, ui);
    let kind = GameKind::Awale(setup.variant().clone());
    let styled_line = |text: String, style: Style| Line::from(Span::styled(text, style));
    let lines = vec![
        styled_line(words.game_name(&kind), theme.accent),
        Line::default(),
        styled_line(
            say!(
                words,
                "set-up-to-move",
                side = words.seat_name(setup.draft().to_move)
            ),
            theme.text,
        ),
        styled_line(seed_count_text(setup, words), seed_count_style(setup, look)),
        Line::default(),
    ];
    let lines = Text::from(lines);
    ui.record_text_outline(|outline| outline.add_paragraphs(&lines));
    let mut remaining_area = draw_lines_at_top(lines, inner, ui);
    for key in footer_keys(&AvailableKeys::with_all_keys(Section::SetUp), look)
        .into_iter()
        .filter(|key| key.priority == FooterPriority::BesideBoard)
    {
        let FooterKey {
            key_names: keys,
            label: what,
            ..
        } = key.clone();
        let line = Line::from(vec![
            Span::styled(keys, theme.key),
            Span::styled(format!(" {what}"), theme.dim),
        ]);
        // While a line is typed, letters are text and not commands.
        if setup.notation_field.is_none() && !remaining_area.is_empty() {
            chrome::register_key_clicks(
                &key,
                Rect {
                    height: 1,
                    ..remaining_area
                },
                ui,
            );
        }
        remaining_area = draw_lines_at_top(Text::from(line), remaining_area, ui);
    }
}

/// Draws lines at the top of `area`, and returns the area below them.
fn draw_lines_at_top(lines: Text, area: Rect, ui: &mut Ui) -> Rect {
    let text = Paragraph::new(lines).wrap(Wrap { trim: true });
    let height = Length(chrome::wrapped_height(&text, area.width));
    let [lines_area, remaining_area] = split_vertically(area, [height, Fill(1)]);
    text.render(lines_area, ui.buffer);
    remaining_area
}

/// Formats the number of seeds: `45 of 48 seeds`.
fn seed_count_text(setup: &PositionSetup, words: &Words) -> String {
    let total = u32::from(setup.variant().rules.total_seeds());
    say!(
        words,
        "set-up-seeds",
        found = setup.draft().total_seeds(),
        total
    )
}

fn seed_count_style(setup: &PositionSetup, look: DrawContext) -> Style {
    let theme = look.theme;
    if setup.position().is_ok() {
        theme.text
    } else {
        theme.warning
    }
}

/// Returns two remarks: the position as text, or the text field; and an error or the next possible
/// action.
pub(crate) fn remarks(setup: &PositionSetup, look: DrawContext) -> Vec<(String, Style)> {
    let DrawContext { theme, words, .. } = look;
    if let Some(field) = &setup.notation_field {
        let (text_before_cursor, text_after_cursor) = field.text_around_cursor();
        // The cursor is drawn as a character, because a remark has a single style.
        let typed_line = say!(
            words,
            "set-up-line",
            line = format!("{text_before_cursor}_{text_after_cursor}")
        );
        let second_line = match &setup.error {
            Some(error) => (error_text(error, setup, look), theme.warning),
            None => (words.get("set-up-line-about"), theme.dim),
        };
        return vec![(typed_line, theme.accent), second_line];
    }
    if let Some(error) = &setup.error {
        return vec![(error_text(error, setup, look), theme.warning)];
    }
    let first_remark = if setup.was_board_replaced {
        let undo_text = message_with_keys("set-up-replaced", &[("key", Command::Undo)], look);
        (undo_text, theme.accent)
    } else {
        (setup.draft().to_string(), theme.dim)
    };
    vec![first_remark, position_state_text(setup, look)]
}

/// Explains why the last action was refused.
fn error_text(error: &SetupError, setup: &PositionSetup, look: DrawContext) -> String {
    let words = look.words;
    match error {
        SetupError::InvalidNotation(error) => error.explain(words),
        SetupError::InvalidSeeds(_) => {
            say!(
                words,
                "set-up-refused",
                why = wrong_seed_count_text(setup, look).unwrap_or_default()
            )
        }
        SetupError::GameOver => {
            let game_over_text = setup
                .position()
                .ok()
                .and_then(|position| game_over_reason(&position, words))
                .unwrap_or_default();
            say!(words, "set-up-over", why = game_over_text)
        }
    }
}

/// Describes the position: wrong number of seeds, game over, or ready to be played.
fn position_state_text(setup: &PositionSetup, look: DrawContext) -> (String, Style) {
    let DrawContext { theme, words, .. } = look;
    if let Some(text) = wrong_seed_count_text(setup, look) {
        return (text, theme.warning);
    }
    match setup
        .position()
        .ok()
        .and_then(|position| game_over_reason(&position, words))
    {
        Some(why) => (say!(words, "set-up-is-over", why), theme.text),
        None => (
            message_with_keys("board-laid-out", &[("play", Command::Play)], look),
            theme.text,
        ),
    }
}

/// Describes how many seeds are missing or too many, with the key that corrects this. `None` if the
/// number is right.
fn wrong_seed_count_text(setup: &PositionSetup, look: DrawContext) -> Option<String> {
    let (seeds_in_draft, total_seeds) = (
        setup.draft().total_seeds(),
        u32::from(setup.variant().rules.total_seeds()),
    );
    let stores = setup.draft().stores;
    let seeds_in_stores = u32::from(stores.south) + u32::from(stores.north);
    let seed_count_message = |id, seeds: u32| {
        message_with_keys_and_values(
            id,
            &[("key", Command::Balance)],
            &[("seeds", seeds.into())],
            look,
        )
    };
    match seeds_in_draft.cmp(&total_seeds) {
        Ordering::Equal => None,
        Ordering::Less => Some(seed_count_message(
            "set-up-missing",
            total_seeds - seeds_in_draft,
        )),
        Ordering::Greater if seeds_in_draft - total_seeds <= seeds_in_stores => Some(
            seed_count_message("set-up-too-many", seeds_in_draft - total_seeds),
        ),
        Ordering::Greater => Some(seed_count_message(
            "set-up-too-many-in-pits",
            seeds_in_draft - total_seeds,
        )),
    }
}

/// Explains why the game is over in `position`. `None` if it is not over.
fn game_over_reason(position: &Position, words: &Words) -> Option<String> {
    position.outcome()?;
    words.why_game_ended(&Match::new(AnyGame::Awale(*position)))
}

fn draw_title(setup: &PositionSetup, ui: &mut Ui) {
    let look = ui.look;
    let words = look.words;
    let (title, seed_count) = (words.get("menu-position"), seed_count_text(setup, words));
    let game_name = chrome::fitting_game_name(
        &GameKind::Awale(setup.variant().clone()),
        &format!("{title} · {seed_count}"),
        ui,
    );
    chrome::draw_title(&format!("{title} · {game_name}"), &seed_count, ui);
}
