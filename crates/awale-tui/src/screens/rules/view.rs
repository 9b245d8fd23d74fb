//! Draws the rules of a game: a demonstration on the board, or the full text.

use awale_study::course::Demonstration;

use crate::{
    prelude::*,
    screens::RulesScreen,
    widgets::{
        long_text::{self, LINES_PER_WHEEL_STEP},
        task_page::TaskAreas,
    },
    words::RulesSection,
};

/// The minimum width for the full text next to the board, in columns.
const MIN_WIDTH_WITH_RULES_TEXT: u16 = 140;
/// Columns of the full text next to the board.
const RULES_TEXT_WIDTH: u16 = 56;
/// A click in the left 1/`BACK_CLICK_WIDTH_DIVISOR` of the board goes back. A click to the right of
/// that goes forward.
const BACK_CLICK_WIDTH_DIVISOR: u16 = 3;

pub(crate) fn draw(rules: &RulesScreen, ui: &mut Ui) {
    let look = ui.look;
    draw_title(rules, ui);
    ui.scroll_on_wheel(ui.body, LINES_PER_WHEEL_STEP);
    let Some(demonstration) = rules.demonstration() else {
        return draw_rules_text(rules, ui.body, ui);
    };
    let [demonstration_area, page_area] = demonstration_and_text_areas(ui.body);
    let is_wide = page_area.width > 0;
    let areas = TaskAreas::of(demonstration_area, look);
    let shown_move = if rules.is_before_move() {
        rules.scene.next_move()
    } else {
        None
    };
    game_board::draw_board(
        &BoardState {
            marks_playable_pits: shown_move.is_some(),
            ..task_page::animated_game_board(&rules.scene, shown_move)
        },
        areas.board,
        ui,
    );
    let [back_area, forward_area] = split_horizontally(
        areas.board,
        [
            Length(areas.board.width / BACK_CLICK_WIDTH_DIVISOR),
            Fill(1),
        ],
    );
    ui.on_click(back_area, Action::Left);
    ui.on_click(forward_area, Action::Right);
    let (title, lines) = demonstration_text(rules, demonstration, look);
    let scrolled_lines = if is_wide { 0 } else { rules.scrolled_lines };
    task_page::draw_text(&title, lines, scrolled_lines, areas.text, ui);
    game_board::draw_remarks(&remarks(rules, look), areas.remarks, ui);
    if is_wide {
        draw_rules_text(rules, page_area, ui);
    }
}

/// The area for the demonstration, and the area for the full text next to it (empty in a narrow
/// window).
fn demonstration_and_text_areas(body: Rect) -> [Rect; 2] {
    let is_wide = body.width >= MIN_WIDTH_WITH_RULES_TEXT;
    split_horizontally(
        body,
        [Fill(1), Length(if is_wide { RULES_TEXT_WIDTH } else { 0 })],
    )
}

/// Draws the full text of the rules.
fn draw_rules_text(rules: &RulesScreen, area: Rect, ui: &mut Ui) {
    let look = ui.look;
    let words = look.words;
    let lines = section_lines(words.rules_page(rules.kind()), look);
    long_text::draw_page(
        &words.game_name(rules.kind()),
        lines,
        rules.scrolled_lines,
        area,
        ui,
    );
}

fn section_lines(sections: Vec<RulesSection>, look: DrawContext<'_>) -> Vec<Line<'_>> {
    let mut lines = Vec::new();
    for section in sections {
        lines.push(Line::from(Span::styled(section.title, look.theme.title)));
        lines.extend(section.paragraphs.into_iter().map(Line::from));
        lines.push(Line::default());
    }
    lines
}

/// The title and the text next to the board: what the move shows, and the wording of the rule.
fn demonstration_text<'a>(
    rules: &RulesScreen,
    demonstration: &Demonstration,
    look: DrawContext<'a>,
) -> (String, Vec<Line<'a>>) {
    let DrawContext { words, theme, .. } = look;
    let section = match rules.kind() {
        GameKind::Awale(variant) => {
            words.demonstrated_rule_section(demonstration.rule, &variant.rules)
        }
        // A matches game has a single page with all its rules.
        GameKind::Matches(_) => {
            return (
                words.game_name(rules.kind()),
                section_lines(words.rules_page(rules.kind()), look),
            );
        }
    };
    let explanation = words.demonstration_text(demonstration);
    let mut lines = Vec::new();
    if explanation.is_empty() {
        lines.extend(section.paragraphs.into_iter().map(Line::from));
    } else {
        lines.push(Line::from(explanation));
        for paragraph in section.paragraphs {
            lines.extend([
                Line::default(),
                Line::from(Span::styled(paragraph, theme.dim)),
            ]);
        }
    }
    (section.title, lines)
}

/// The preview of the move before it is played, and the reason if the move ended the game.
fn remarks(rules: &RulesScreen, look: DrawContext) -> Vec<(String, Style)> {
    let DrawContext { words, theme, .. } = look;
    let scene = &rules.scene;
    match scene.next_move() {
        Some(mv) if rules.is_before_move() => {
            vec![(words.preview_text(scene.position(), mv), theme.text)]
        }
        None if scene.is_still() && matches!(scene.position(), AnyGame::Awale(_)) => words
            .why_game_ended(&scene.game.referee)
            .map(|reason| (reason, theme.accent))
            .into_iter()
            .collect(),
        _ => Vec::new(),
    }
}

/// Draws the title line of the screen.
fn draw_title(rules: &RulesScreen, ui: &mut Ui) {
    let look = ui.look;
    let words = look.words;
    let (step, steps) = rules.number_and_total();
    let step_text = say!(words, "course-step", step, steps);
    let title = words.get("menu-rules");
    let game = chrome::fitting_game_name(rules.kind(), &format!("{title} · {step_text}"), ui);
    chrome::draw_title(&format!("{title} · {game}"), &step_text, ui);
}
