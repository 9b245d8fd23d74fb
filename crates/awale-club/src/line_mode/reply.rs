//! Interprets a typed line as a [`LineReply`]: actions, or a text to print.

use crate::{prelude::*, screens::ClubGameScreen};
use awale_app::{
    app::RowPress,
    keys::{Command, Key},
};

use super::{INTERRUPT_LINE, LineWire, time_left_text};

/// The meaning of a typed line: actions, or a text to print.
type LineReply = Result<Vec<Action>, String>;

impl LineWire {
    /// Interprets a typed line as actions. An empty line may lead to no action; then the whole
    /// screen is printed again.
    ///
    /// # Errors
    /// The text to print instead of actions.
    pub fn interpret_line(&mut self, line: &str, app: &App) -> LineReply {
        let words = &app.context.words;
        let outline = &self.last_outline;
        if line == INTERRUPT_LINE {
            return Ok(vec![Action::Interrupt]);
        }
        if line.contains('\x1b') {
            return Err(words.get("plain-no-keys"));
        }
        if app.is_typing() && outline.question.is_none() {
            return Ok(match line {
                "" => vec![Action::Back],
                text => vec![
                    Action::EraseText,
                    Action::Paste(text.to_owned()),
                    Action::Confirm,
                ],
            });
        }
        if line.is_empty() {
            let can_continue = outline.board.is_some() && !is_choosing_move(outline);
            if can_continue
                && outline
                    .buttons
                    .iter()
                    .any(|button| button.action == Action::Confirm)
            {
                return Ok(vec![Action::Confirm]);
            }
            self.prints_whole_screen_next = true;
            return Ok(Vec::new());
        }
        if outline.question.is_none()
            && let Some(reply) = self.reply_to_row_number(line, words)
        {
            return reply;
        }
        let is_command = |id| words.is_command_word(id, line);
        if is_command("plain-word-help") {
            let commands_text = commands_line(outline, &[], words).unwrap_or_default();
            return Err(format!("{}\n{commands_text}", words.get("club-line-help")));
        }
        if is_command("plain-word-board")
            && let Some(board) = &outline.board
        {
            return Err(board.position.clone());
        }
        if is_command("plain-word-moves") {
            let session = app
                .visible_screen_as::<ClubGameScreen>()
                .map(ClubGameScreen::game_session);
            let game = session.or(app.shown_game()).map(|session| &session.game);
            return Err(game.map_or_else(
                || words.get("plain-not-begun"),
                |game| words.moves_text(&game.referee),
            ));
        }
        if is_command("plain-word-clock") {
            return Err(if outline.clocks.is_empty() {
                words.get("plain-no-clock")
            } else {
                outline
                    .clocks
                    .iter()
                    .map(|clock| time_left_text(clock, words))
                    .join("\n")
            });
        }
        if let Some(action) = self.action_by_name(line, app) {
            return Ok(vec![action]);
        }
        if let Some((name, argument)) = line.split_once(' ')
            && let Some(action) = self.action_by_name(name, app)
        {
            if action == Action::Command(Command::Comment) {
                return Ok(vec![
                    action,
                    Action::Paste(argument.to_owned()),
                    Action::Confirm,
                ]);
            }
            let row_number = argument.parse().ok();
            let row = row_number.and_then(|row_number| self.printed_row(row_number));
            if let Some(Action::OpenRow(row) | Action::NextRowValue(row)) =
                row.map(|row| &row.open_action)
            {
                return Ok([vec![Action::Home], vec![Action::Down; *row], vec![action]].concat());
            }
        }
        if is_command("plain-word-quit") {
            return Ok(vec![Action::Command(Command::Quit)]);
        }
        Err(say!(words, "club-line-unknown", text = line))
    }

    /// The reply to a row number; `None` if the line is not a number or there are no rows. A `-`
    /// after the number selects the previous value of the row.
    fn reply_to_row_number(&self, line: &str, words: &Words) -> Option<LineReply> {
        let (row_number, row_press) = match line.strip_suffix('-') {
            Some(number) => (number, RowPress::PreviousValue),
            None => (line, RowPress::Open),
        };
        let row_number: usize = row_number.trim().parse().ok()?;
        self.last_outline.rows().next()?;
        let action = self
            .printed_row(row_number)
            .and_then(|row| row.press_action(row_press));
        Some(
            action
                .map(|action| vec![action])
                .ok_or_else(|| say!(words, "club-line-no-row", number = row_number)),
        )
    }

    /// The row that was printed with this number, if the screen still has it.
    fn printed_row(&self, row_number: usize) -> Option<&RowTextOutline> {
        let row_index = row_number.checked_sub(1)?;
        let label = &self.printed_rows.get(row_index)?.as_ref()?.label;
        // Rows with the same label are in the same order as when they were printed.
        self.last_outline
            .rows()
            .filter(|other| other.label == *label)
            .nth(
                self.printed_rows[..row_index]
                    .iter()
                    .flatten()
                    .filter(|other| other.label == *label)
                    .count(),
            )
    }

    /// The action of a key, of the label of a command, or of the text of a row. The beginning of a
    /// label or a text is enough if nothing else begins like it; a single letter is enough only to
    /// answer a question.
    fn action_by_name(&self, name: &str, app: &App) -> Option<Action> {
        let outline = &self.last_outline;
        let mut letters = name.chars();
        if let (Some(letter), None, None) = (letters.next(), letters.next(), &outline.question) {
            let action_of_letter = |letter| app.action_of_key(Key::Char(letter));
            let has_board = outline.board.is_some();
            let is_pit = has_board && matches!(letter, 'a'..='f');
            let action_of_key = match action_of_letter(letter) {
                Some(Action::TypedChar(_)) if is_pit => {
                    action_of_letter(letter.to_ascii_uppercase())
                }
                Some(Action::TypedChar(_)) if !has_board => None,
                action => action,
            };
            let action = outline
                .buttons
                .iter()
                .find(|button| key_as_typed(&button.key) == name)
                .map(|button| button.action.clone())
                .or(action_of_key);
            if action.is_some() {
                return action;
            }
        }
        let name = name.to_lowercase();
        let buttons = outline.buttons.iter().flat_map(|button| {
            [button_label(button), button.key.to_lowercase()].map(|name| (name, &button.action))
        });
        let typeable_texts_and_actions = buttons
            .chain(
                outline
                    .rows()
                    .filter(|_| outline.question.is_none())
                    .map(|row| (row.label_and_value().to_lowercase(), &row.open_action)),
            )
            .collect_vec();
        let exact_match = typeable_texts_and_actions
            .iter()
            .find(|(text, _)| *text == name);
        let allows_prefix = name.chars().count() > 1 || outline.question.is_some();
        exact_match
            .or(typeable_texts_and_actions
                .iter()
                .filter(|(text, _)| allows_prefix && text.starts_with(&name))
                .exactly_one()
                .ok())
            .map(|(_, action)| (*action).clone())
    }
}

/// The label of a button in small letters, without the brackets around its key.
pub fn button_label(button: &FooterButton) -> String {
    button.label.replace(['[', ']'], "").to_lowercase()
}

/// The name of a key as it can be typed.
fn key_as_typed(key: &str) -> &str {
    match key {
        "←" => "<",
        "→" => ">",
        key => key,
    }
}

fn is_choosing_move(outline: &TextOutline) -> bool {
    let board = outline.board.as_ref();
    board.is_some_and(|board| board.choice_description.is_some())
}

/// All commands of the screen that are not in `printed_commands`, as one line. `None` if there is
/// no such command. Help is omitted, and so are keys that typed numbers and letters replace, for
/// example cursor keys.
pub fn commands_line(
    outline: &TextOutline,
    printed_commands: &[FooterButton],
    words: &Words,
) -> Option<String> {
    let is_playing = is_choosing_move(outline);
    let is_choosing_move_or_value =
        is_playing || outline.rows().any(|row| row.has_changeable_value);
    let is_listed = |button: &&FooterButton| match button.action {
        Action::Up
        | Action::Down
        | Action::PageUp
        | Action::PageDown
        | Action::Home
        | Action::End
        | Action::Command(Command::Help) => false,
        Action::Left | Action::Right => !is_choosing_move_or_value,
        Action::Confirm => !is_playing,
        _ => true,
    };
    let command_text =
        |button: &FooterButton| format!("{} {}", key_as_typed(&button.key), button.label);
    let printed_command_texts = printed_commands.iter().map(command_text).collect_vec();
    let commands = outline
        .buttons
        .iter()
        .filter(is_listed)
        .map(command_text)
        .filter(|text| !printed_command_texts.contains(text))
        .map(|text| text.trim().to_owned())
        .join(", ");
    (!commands.is_empty()).then(|| say!(words, "club-line-commands", commands))
}
