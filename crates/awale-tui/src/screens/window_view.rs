//! Draws the window: the screen with its line of keys, and over it an error, a notice or a
//! question. Finally replaces characters that the terminal cannot or must not show.

use awale_words::text::{is_safe_for_terminal, letter_marks::unmarked_letter};
use ratatui::{Frame, buffer::Buffer, style::Modifier, text::Text};

use crate::{
    app::{App, AppError, Confirmation, FooterButton, Notice, Renderer},
    prelude::*,
    screens::PlayScreen,
    theme::{
        TerminalFont,
        glyphs::{self, Charset},
    },
    widgets::{game_board::GameAreas, key_names},
};

/// Minimum width and height, in cells. Every screen is usable from this size on.
const MIN_WINDOW_SIZE: (u16, u16) = (50, 18);

/// Maximum height of an error message, in lines. A path, a line number, a field and a reason fit,
/// and also the last lines that a crashed bot has written.
const MAX_ERROR_LINES: u16 = 8;

/// Draws the current screen of the app into the frame, or a hint if the window is too small.
pub fn draw(frame: &mut Frame, app: &App, renderer: &mut Renderer) {
    renderer.choose_theme(&app.context.settings.theme);
    let area = frame.area();
    let buffer = frame.buffer_mut();
    let font = renderer.font();
    let mut ui = renderer.start_frame(app, area, buffer);
    let charset = ui.charset;
    draw_window(app, area, &mut ui);
    highlight_marked_letters(&mut ui);
    renderer.end_frame(buffer);
    replace_unsafe_symbols(buffer);
    // Screens use all characters. Replace those that the font of this terminal lacks.
    match (charset, font) {
        // A cell has room for a single letter, so only the first one is used.
        (_, TerminalFont::AsciiOnly) => {
            replace_symbols(buffer, |symbol| {
                glyphs::to_ascii(symbol).map(|letters| letters[..1].to_owned())
            });
        }
        (Charset::Ascii, _) => replace_symbols(buffer, glyphs::symbol_to_ascii),
        (_, TerminalFont::Console256Characters) => {
            replace_symbols(buffer, glyphs::console_replacement);
        }
        _ => {}
    }
}

/// Highlights the marked letters of messages: pits and keys.
fn highlight_marked_letters(ui: &mut Ui) {
    let theme = ui.theme;
    let background = theme.background.bg.unwrap_or_default();
    for cell in &mut ui.buffer.content {
        let Some(letter) = cell.symbol().chars().next().and_then(unmarked_letter) else {
            continue;
        };
        cell.set_char(letter);
        let was_bold = cell.modifier.contains(Modifier::BOLD);
        // The color of keys is readable on the usual background, but not on a selected line.
        if cell.bg == background && !cell.modifier.contains(Modifier::REVERSED) {
            cell.set_style(theme.key);
        }
        cell.modifier |= Modifier::BOLD;
        cell.modifier.set(Modifier::UNDERLINED, was_bold);
    }
}

/// Replaces invisible characters, and control characters that a terminal would execute.
const REPLACEMENT_CHARACTER: &str = "�";

/// Replaces unsafe characters in all cells. Player names are cleaned when they are read, but paths
/// and messages of the operating system are not.
fn replace_unsafe_symbols(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        let symbol = cell.symbol();
        let is_ascii = matches!(symbol.as_bytes(), [b' '..=b'~']);
        // A wide character covers the next cell, whose symbol is empty.
        if !is_ascii && !symbol.is_empty() && !is_safe_for_terminal(symbol) {
            cell.set_symbol(REPLACEMENT_CHARACTER);
        }
    }
}

/// Replaces every symbol for which `replacement` returns another one.
fn replace_symbols<S: AsRef<str>>(buffer: &mut Buffer, replacement: impl Fn(&str) -> Option<S>) {
    for cell in &mut buffer.content {
        if let Some(symbol) = replacement(cell.symbol()) {
            cell.set_symbol(symbol.as_ref());
        }
    }
}

fn draw_window(app: &App, area: Rect, ui: &mut Ui) {
    ui.buffer.set_style(area, ui.theme.background);
    if area.width < MIN_WINDOW_SIZE.0 || area.height < MIN_WINDOW_SIZE.1 {
        draw_too_small_message(area, ui);
        return;
    }
    app.screen().draw(ui);
    if app.confirmation().is_some() {
        ui.available_keys = AvailableKeys::for_question();
    }
    chrome::draw_footer(ui);
    // The player can go on after an error.
    if let Some(app_error) = &app.context.error {
        let text = error_text(app_error, app, ui.words);
        draw_message(&text, ui.theme.error, message_area(&text, true, ui), ui);
    } else if let Some(notice) = &app.context.notice {
        let can_export = (ui.available_keys.command_availability(Command::Export)).key_works_now();
        let text = notice_text(notice, can_export, ui.look);
        // In a narrow window the title shows the result of a game.
        let has_result_in_title = app.played_game().is_some_and(Session::is_over)
            && GameAreas::of_game(ui.body).move_list.is_none();
        // The title of an exercise shows the clock of a storm.
        let has_clock_in_title = ui.available_keys.section == Section::Exercise
            && app.screen().behavior(&app.context).ticks_in_background;
        // Otherwise a notice about a key covers no remark, which may be the answer to this key.
        let covers_remarks = has_result_in_title
            || has_clock_in_title
            || !matches!(
                notice,
                Notice::LetterRanCommandInsteadOfPit(_)
                    | Notice::UnusedKey { .. }
                    | Notice::UnusedFixedKey
            );
        let notice_area = message_area(&text, covers_remarks, ui);
        // No half of a sentence remains above the notice.
        if let Some(remarks) = ui.remarks_area.filter(|_| covers_remarks) {
            ratatui::widgets::Clear.render(remarks, ui.buffer);
            ui.buffer.set_style(remarks, ui.theme.background);
        }
        draw_message(&text, ui.theme.accent, notice_area, ui);
    }
    if let Some(confirmation) = app.confirmation() {
        draw_question(confirmation, app, ui);
    }
}

fn notice_text(notice: &Notice, can_export: bool, look: DrawContext) -> String {
    let words = look.words;
    match notice {
        // Several lines are shown as one; a long line is shown in full, to copy it by hand.
        Notice::Copied(what) => {
            say!(
                words,
                "notice-copied",
                what = what.lines().next().unwrap_or_default()
            )
        }
        Notice::UnusedKey {
            key,
            pit_of_capital_letter: pit,
        } => {
            let message_values = [("key", key_names::key_name(words, *key).into())];
            let help_key = [("help", Command::Help)];
            let unused_key_message =
                message_with_keys_and_values("key-unused", &help_key, &message_values, look);
            let pit_sentence = pit.map(|pit| pit_key_sentence(pit, words));
            let sentences: Vec<String> = [Some(unused_key_message), pit_sentence]
                .into_iter()
                .flatten()
                .collect();
            sentences.join(" ")
        }
        Notice::UnusedFixedKey => {
            message_with_keys("key-unused-fixed", &[("help", Command::Help)], look)
        }
        Notice::LetterRanCommandInsteadOfPit(pit) => pit_key_sentence(*pit, words),
        Notice::Text(text) => text.clone(),
        Notice::OtherGameUnfinished => words.get("notice-unfinished"),
        Notice::StudySaved => words.get("notice-study-saved"),
        Notice::ExportingPictures => words.get("export-writing"),
        Notice::PicturesExported(files) => {
            let text = say!(words, "export-written", file = files.as_str());
            if !can_export || look.context.exported_link_or_line.is_none() {
                return text;
            }
            let export_again_text =
                message_with_keys("export-again", &[("key", Command::Export)], look);
            format!("{text}\n{export_again_text}")
        }
        Notice::UnusablePaste(error) => error.clone().unwrap_or_else(|| words.get("play-no-paste")),
    }
}

/// Shows the required and the actual size of the window.
fn draw_too_small_message(area: Rect, ui: &mut Ui) {
    let size_text = |(width, height): (u16, u16)| format!("{width}x{height}");
    let text = Text::from(vec![
        Line::from(say!(
            ui.words,
            "small-needs",
            size = size_text(MIN_WINDOW_SIZE)
        )),
        Line::from(say!(
            ui.words,
            "small-has",
            size = size_text((area.width, area.height))
        )),
    ]);
    ui.record_text_outline(|outline| outline.add_paragraphs(&text));
    // A narrow window may need several lines for this text.
    let text = Paragraph::new(text)
        .style(ui.theme.warning)
        .centered()
        .wrap(Wrap { trim: true });
    let text_area = area.centered_vertically(Length(chrome::wrapped_height(&text, area.width)));
    text.render(text_area, ui.buffer);
}

fn error_text(error: &AppError, app: &App, words: &Words) -> String {
    let error_reason = match error {
        AppError::DiskNotResponding => "",
        AppError::SaveFailed { reason: what, .. }
        | AppError::OpenFailed(what)
        | AppError::ChangeFailed(what)
        | AppError::AnalysisFailed(what)
        | AppError::TablesFailed(what)
        | AppError::BadTable(what)
        | AppError::ProgressFileFailed(what)
        | AppError::BadTheme(what)
        | AppError::FolderLocked(what) => what.as_str(),
    };
    if let AppError::SaveFailed { session, .. } = error
        && let Some(unsaved_session) = app.context.sessions.get(*session)
        && app.screen().session() != Some(*session)
    {
        let unsaved_session = wording::game_title_or_player_names(words, unsaved_session);
        return say!(
            words,
            "error-save-failed-other",
            game = unsaved_session,
            what = error_reason
        );
    }
    say!(words, error.into(), what = error_reason)
}

/// The area of a message: the last lines of the remarks below the board, if it may cover them. They
/// come back with the next key. Otherwise, or on a screen without remarks, it covers the last lines
/// of the body only if they are free, else the title and the lines below it.
fn message_area(text: &str, covers_remarks: bool, ui: &Ui) -> Rect {
    let available_area = ui.remarks_area.unwrap_or(ui.body);
    let paragraph = Paragraph::new(text).wrap(Wrap { trim: true });
    let height = chrome::wrapped_height(&paragraph, available_area.width.saturating_sub(2))
        .min(MAX_ERROR_LINES);
    let last_rows_area = Rect {
        y: available_area.bottom().saturating_sub(height),
        height,
        ..available_area
    };
    let is_text_character = |sign: char| sign.is_alphanumeric() || unmarked_letter(sign).is_some();
    let has_text = |cell| ui.buffer[cell].symbol().contains(is_text_character);
    let covers_text = ui.remarks_area.is_some() && covers_remarks;
    if !covers_text && last_rows_area.positions().any(has_text) {
        let y = ui.title_area.y;
        return Rect {
            y,
            ..last_rows_area
        };
    }
    last_rows_area
}

fn draw_message(text: &str, style: Style, area: Rect, ui: &mut Ui) {
    ratatui::widgets::Clear.render(area, ui.buffer);
    ui.buffer.set_style(area, ui.theme.background);
    chrome::draw_clipped_text(text, without_side_columns(area), style, ui);
}

/// Says which key plays a pit, after a lower-case letter that does not.
fn pit_key_sentence(pit_letter: char, words: &Words) -> String {
    say!(
        words,
        "key-plays-pit",
        pit = words.mark_letters_if_enabled(pit_letter)
    )
}

/// The label of a command that gives help.
const fn help_command_label(command: Command) -> KeyLabel {
    match command {
        Command::Values => KeyLabel::ShowMoveValues,
        Command::Bar => KeyLabel::ShowEvaluationBar,
        Command::Danger => KeyLabel::ShowPitsInDanger,
        Command::Hint => KeyLabel::ShowHint,
        Command::Tree => KeyLabel::ShowSearchTree,
        Command::MoveNow => KeyLabel::MoveNow,
        Command::Undo | Command::Redo => KeyLabel::Undo,
        Command::Book => KeyLabel::ShowOpenings,
        Command::SetUp => KeyLabel::SetUpPosition,
        _ => KeyLabel::Analyze,
    }
}

fn draw_question(confirmation: Confirmation, app: &App, ui: &mut Ui) {
    let message_id = match app.visible_screen_as::<PlayScreen>() {
        Some(play) => play.question_message_id(confirmation, &app.context),
        None => confirmation.question_message_id(),
    };
    let text = match confirmation {
        Confirmation::UseHelp(command) => {
            say!(
                ui.words,
                message_id,
                what = ui.words.get(help_command_label(command).message_id())
            )
        }
        _ => ui.words.get(message_id),
    };
    let answer_labels = ["ask-yes", "ask-no"].map(|id| ui.words.get(id));
    ui.clear_zones_and_text_outline();
    let [yes_area, no_area] =
        chrome::draw_question_box(&text, &answer_labels, app.is_yes_marked, ui);
    let answer_areas = [(yes_area, Action::Yes), (no_area, Action::Back)];
    for ((place, action), what) in answer_areas.into_iter().zip(answer_labels) {
        ui.on_click(place, action.clone());
        let empty_key_name = String::new();
        ui.add_button(FooterButton {
            key: empty_key_name,
            label: what,
            action,
        });
    }
}
