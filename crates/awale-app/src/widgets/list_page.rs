//! [`ListPage`]: a screen that is a list or a form. It describes its lines and the texts around
//! them. Its keys, clicks, text field, questions and drawing follow from that.

use std::{any::Any, fmt::Debug};

use crate::{
    app::{
        Action, AppContext, AvailableKeys, Confirmation, KeyAvailability, Screen, ScreenBehavior,
        ScreenEvent, TextField, Transition, Ui, list::ClickEffect,
    },
    keys::{Keys, Section},
    widgets::{
        form::Form,
        list_line::{self, ListLine, ListScreen},
    },
};

/// The cursor of a list, and the text field in its line.
#[derive(Clone, Debug)]
pub struct ListCursor<R> {
    /// The line of the cursor. If the list no longer has this line, the cursor is at
    /// `initial_row`.
    pub row: R,
    /// The line of the cursor when the page opens. If the list has no such line, the first line.
    pub initial_row: R,
    /// The text field, while the user is typing.
    pub text_field: Option<TextField>,
}

impl<R: Copy + PartialEq> ListCursor<R> {
    pub const fn at(initial_row: R) -> ListCursor<R> {
        ListCursor {
            row: initial_row,
            initial_row,
            text_field: None,
        }
    }

    /// Opens a text field in the line of the cursor.
    pub fn begin_typing(&mut self, text: &str, max_length: usize) -> Transition {
        self.text_field = Some(TextField::with_max_length(text, max_length));
        Transition::Stay
    }

    fn current_row<P: ListPage<Row = R>>(&self, lines: &[ListLine<'_, P>]) -> R {
        let has_row = lines.iter().any(|line| line.row == self.row);
        if has_row { self.row } else { self.initial_row }
    }
}

/// Implements the two methods of [`ListPage`] that return the cursor, which is in this field.
#[macro_export]
macro_rules! list_cursor_in {
    ($field:tt) => {
        fn list_cursor(&self) -> &ListCursor<Self::Row> {
            &self.$field
        }

        fn list_cursor_mut(&mut self) -> &mut ListCursor<Self::Row> {
            &mut self.$field
        }
    };
}

/// A screen that is a list or a form.
pub trait ListPage: Any + Debug + Send + Sized {
    /// The identifier of a line.
    type Row: Copy + PartialEq;

    fn list_cursor(&self) -> &ListCursor<Self::Row>;

    fn list_cursor_mut(&mut self) -> &mut ListCursor<Self::Row>;

    /// Returns the lines, whose texts have `width` columns.
    fn page_lines<'a>(&'a self, width: usize, context: &'a AppContext) -> Vec<ListLine<'a, Self>>;

    /// Draws the title, and returns a form with the texts around the lines. `None` if something
    /// else fills the screen.
    fn draw_title(&self, ui: &mut Ui) -> Option<Form>;

    /// Changes the usual keys of a list.
    fn adjust_keys(&self, keys: AvailableKeys, _context: &AppContext) -> AvailableKeys {
        keys
    }

    /// Handles an action before the list does. `None` if the list must handle it.
    fn act_on_page(&mut self, _action: &Action, _context: &mut AppContext) -> Option<Transition> {
        None
    }

    /// Handles a text that was typed in the line of the cursor.
    fn on_text(&mut self, _text: String, _context: &mut AppContext) {}

    /// Handles an event other than the answer to the question of a line.
    fn on_page_event(&mut self, _event: ScreenEvent, _context: &mut AppContext) -> Transition {
        Transition::Stay
    }
}

fn lines_with_text_field<'a, P: ListPage>(
    page: &'a P,
    width: usize,
    context: &'a AppContext,
) -> Vec<ListLine<'a, P>> {
    let cursor = page.list_cursor();
    let with_field = |line: ListLine<'a, P>| {
        let is_cursor_line = line.row == cursor.row;
        line.with_text_field(cursor.text_field.as_ref().filter(|_| is_cursor_line))
    };
    let lines = page.page_lines(width, context).into_iter();
    lines.map(with_field).collect()
}

impl<P: ListPage> ListScreen for P {
    type Row = P::Row;

    const CLICK_EFFECT: ClickEffect = ClickEffect::SelectsThenConfirms;

    fn cursor(&mut self) -> &mut P::Row {
        &mut self.list_cursor_mut().row
    }

    fn lines<'a>(&'a self, context: &'a AppContext) -> Vec<ListLine<'a, P>> {
        lines_with_text_field(self, usize::MAX, context)
    }
}

impl<P: ListPage> Screen for P {
    fn available_keys(&self, context: &AppContext) -> AvailableKeys {
        let cursor = self.list_cursor();
        if cursor.text_field.is_some() {
            return AvailableKeys::for_typing();
        }
        let lines = self.lines(context);
        let line = list_line::chosen_line(&lines, cursor.current_row(&lines));
        let keys = AvailableKeys::of(Section::List, |keys| match keys {
            Keys::UP_DOWN => KeyAvailability::Available,
            Keys::LEFT_RIGHT => {
                KeyAvailability::available_or_off(line.is_some_and(|line| line.choice_count > 0))
            }
            Keys::ENTER => match line.and_then(|line| line.enter_label) {
                Some(label) => KeyAvailability::AvailableAs(label),
                None => {
                    KeyAvailability::available_or_off(line.is_some_and(ListLine::reacts_to_enter))
                }
            },
            _ => KeyAvailability::Off,
        });
        self.adjust_keys(keys, context)
    }

    fn behavior(&self, _context: &AppContext) -> ScreenBehavior {
        ScreenBehavior {
            // The lobby of a club is such a page: its machine must not search the members' games.
            needs_engine_or_clocks: true,
            ..ScreenBehavior::default()
        }
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        let row = self.list_cursor().current_row(&self.lines(context));
        self.list_cursor_mut().row = row;
        if let Some(transition) = self.act_on_page(action, context) {
            return transition;
        }
        if let Some(text) =
            TextField::act_and_take_text(&mut self.list_cursor_mut().text_field, action)
        {
            if !text.is_empty() {
                self.on_text(text, context);
            }
            return Transition::Stay;
        }
        list_line::act(self, action, context).unwrap_or_else(|| Transition::back_if_closing(action))
    }

    fn confirmation(&self, action: &Action, context: &AppContext) -> Option<Confirmation> {
        let lines = self.lines(context);
        let row = self.list_cursor().current_row(&lines);
        let chosen_index = lines.iter().position(|line| line.row == row).unwrap_or(0);
        let opened_index = match action {
            Action::Confirm => chosen_index,
            Action::ClickRow(place) if *place == chosen_index => chosen_index,
            Action::OpenRow(place) => *place,
            _ => return None,
        };
        lines
            .get(opened_index)?
            .question_message_id
            .map(Confirmation::OtherQuestion)
    }

    fn on_event(&mut self, event: ScreenEvent, context: &mut AppContext) -> Transition {
        if let ScreenEvent::Confirmed(Confirmation::OtherQuestion(question)) = event {
            let lines = self.lines(context);
            let mut confirmed_lines = lines
                .iter()
                .filter(|line| line.question_message_id == Some(question));
            if let Some(row) = confirmed_lines.next().map(|line| line.row) {
                drop(lines);
                self.list_cursor_mut().row = row;
                return self.act(&Action::Confirm, context);
            }
        }
        self.on_page_event(event, context)
    }

    fn draw(&self, ui: &mut Ui) {
        let look = ui.look;
        let Some(form) = self.draw_title(ui) else {
            return;
        };
        let width = Form::row_width(form.max_width, ui.body);
        let lines = lines_with_text_field(self, width, look.context);
        // All values begin in the same column.
        let label_lengths = lines.iter().filter(|line| line.has_value());
        let label_lengths = label_lengths.map(|line| line.label.chars().count());
        let form = Form {
            value_column: label_lengths.max().map_or(0, |width| width + 2),
            reserved_lines_above: Form::text_above_height(
                &form.text_above,
                form.max_width,
                ui.body,
            ),
            ..form
        };
        let row = self.list_cursor().current_row(&lines);
        form.with_lines(&lines, row, ui.body, look).draw(ui);
    }
}
