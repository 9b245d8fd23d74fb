//! [`ListLine`]: a line of a list or a form, with its label, value, choices, explanation and
//! action. A [`ListScreen`] creates its lines, [`act`] handles keys and clicks, and a [`Form`]
//! draws them.

use ratatui::{
    layout::Rect,
    text::{Line, Span},
};
use unicode_width::UnicodeWidthStr;

use crate::{
    app::{
        Action, AppContext, DrawContext, FieldTextOutline, Neighbor, RowTextOutline, Screen,
        TextField, Transition,
        list::{self, ClickEffect, ListActionEffect, ListEndBehavior},
    },
    keys::{Command, KeyLabel},
    widgets::{
        chrome, columns,
        form::Form,
        key_names,
        side_panel::{self, SidePanel},
    },
};

/// The columns of the arrows around a value, with their blanks.
const VALUE_ARROWS_WIDTH: usize = 4;

/// A screen with a list of [`ListLine`]s.
pub trait ListScreen: Screen + Sized {
    /// The identifier of a line: an enum, or its number.
    type Row: Copy + PartialEq;

    /// The effect of a click on a line.
    const CLICK_EFFECT: ClickEffect = ClickEffect::ConfirmsImmediately;

    /// The current lines of the list, from top to bottom.
    fn lines<'a>(&'a self, context: &'a AppContext) -> Vec<ListLine<'a, Self>>;

    /// The row that the cursor is on.
    fn cursor(&mut self) -> &mut Self::Row;
}

/// A line of a list, with its label, its value, its choices, its explanation and its action.
///
/// ```text
/// ListLine::new(Row::Level, words.get("setup-opponent"))
///     .with_choices(Level::ALL, &self.level, |level| vec![words.level_text(level)], |screen, level, _| {
///         screen.level = level;
///     })
/// ListLine::new(Row::Begin, words.get("setup-begin")).on_open(|screen, context| screen.begin(context))
/// ```
pub struct ListLine<'a, S: ListScreen> {
    pub row: S::Row,
    pub label: String,
    /// The command that opens the line, wherever the cursor is.
    pub command: Option<Command>,
    /// Whether the label is highlighted.
    is_label_highlighted: bool,
    /// The text after the label, in several forms, the longest first.
    value_forms: Vec<String>,
    /// The text field that replaces the value while the user is typing.
    text_field: Option<TextField>,
    /// The number of choices. 0 if the line has no choices.
    pub choice_count: usize,
    /// The index of the current value among the choices. `None` if it is not one of them.
    pub choice_index: Option<usize>,
    /// Whether the arrow keys stop at the first and the last choice, or wrap around. Enter always
    /// wraps around.
    end_behavior: ListEndBehavior,
    /// A choice for which the user must type a text. The arrow keys skip it.
    typed_choice_index: Option<usize>,
    /// The text of a choice, in several forms, the longest first.
    choice_text_forms: Box<dyn Fn(usize) -> Vec<String> + 'a>,
    /// Selects the choice with this number.
    pub select_choice: SelectChoiceFn<S>,
    /// The explanation of a choice, or of the line.
    explain: ExplanationFn<'a>,
    preview: Box<dyn Fn(DrawContext) -> Option<SidePanel> + 'a>,
    open: Option<OpenLineFn<S>>,
    /// The label of Enter in the footer, if it is not the usual one.
    pub enter_label: Option<KeyLabel>,
    /// The message id of the question that the user must answer before the line opens.
    pub question_message_id: Option<&'static str>,
    /// Whether a screen reader speaks the line immediately.
    is_announced: bool,
}

type SelectChoiceFn<S> = Box<dyn Fn(&mut S, usize, &mut AppContext)>;
type ExplanationFn<'a> = Box<dyn Fn(Option<usize>, DrawContext) -> String + 'a>;
type OpenLineFn<S> = Box<dyn FnOnce(&mut S, &mut AppContext) -> Transition>;

impl<'a, S: ListScreen> ListLine<'a, S> {
    /// A line with this label and without an action.
    pub fn new(row: S::Row, label: String) -> Self {
        ListLine {
            row,
            label,
            command: None,
            is_label_highlighted: false,
            value_forms: Vec::new(),
            text_field: None,
            choice_count: 0,
            choice_index: None,
            end_behavior: ListEndBehavior::Wrap,
            typed_choice_index: None,
            choice_text_forms: Box::new(|_| Vec::new()),
            select_choice: Box::new(|_, _, _| {}),
            explain: Box::new(|_, _| String::new()),
            preview: Box::new(|_| None),
            open: None,
            enter_label: None,
            question_message_id: None,
            is_announced: false,
        }
    }

    /// Sets the command that opens the line, wherever the cursor is.
    #[must_use]
    pub fn with_key(mut self, command: Command) -> Self {
        self.command = Some(command);
        self
    }

    /// Sets the text after the label.
    #[must_use]
    pub fn with_value(self, value: String) -> Self {
        self.with_value_forms(vec![value])
    }

    /// Sets the text after the label in several forms, the longest first. The first one that fits
    /// is shown.
    #[must_use]
    pub fn with_value_forms(mut self, values: Vec<String>) -> Self {
        self.value_forms = values;
        self
    }

    /// Highlights the label.
    #[must_use]
    pub fn with_highlighted_label(mut self) -> Self {
        self.is_label_highlighted = true;
        self
    }

    /// Sets the text field that replaces the value while the user is typing.
    #[must_use]
    pub fn with_text_field(mut self, field: Option<&TextField>) -> Self {
        self.text_field = field.cloned();
        self
    }

    /// Sets the choices of the line: all values, the current one, the text of a value (several
    /// forms, the longest first), and the function that selects one. The arrow keys wrap around.
    /// Enter goes to the next choice, unless the line [opens](ListLine::on_open) a screen. Without
    /// a value, the line shows the current choice.
    #[must_use]
    pub fn with_choices<T: Clone + PartialEq + 'static>(
        mut self,
        choices: impl Into<Vec<T>>,
        current_choice: &T,
        choice_text_forms: impl Fn(T) -> Vec<String> + 'a,
        set_choice: impl Fn(&mut S, T, &mut AppContext) + 'static,
    ) -> Self {
        let choices: Vec<T> = choices.into();
        let shown_choices = choices.clone();
        self.choice_count = choices.len();
        self.choice_index = choices.iter().position(|each| each == current_choice);
        self.choice_text_forms =
            Box::new(move |choice| choice_text_forms(shown_choices[choice].clone()));
        self.select_choice = Box::new(move |screen, choice, context| {
            set_choice(screen, choices[choice].clone(), context);
        });
        self
    }

    /// Makes the arrow keys stop at the first and the last choice.
    #[must_use]
    pub fn without_wrapping(mut self) -> Self {
        self.end_behavior = ListEndBehavior::Stop;
        self
    }

    /// Marks the choice with this number as one for which the user must type a text. The arrow keys
    /// skip it.
    #[must_use]
    pub fn with_typed_choice(mut self, choice: Option<usize>) -> Self {
        self.typed_choice_index = choice;
        self
    }

    /// Sets the action of Enter and of a click on the line.
    #[must_use]
    pub fn on_open(
        mut self,
        open: impl FnOnce(&mut S, &mut AppContext) -> Transition + 'static,
    ) -> Self {
        self.open = Some(Box::new(open));
        self
    }

    /// Sets the label of Enter in the footer.
    #[must_use]
    pub fn with_enter_label(mut self, label: KeyLabel) -> Self {
        self.enter_label = Some(label);
        self
    }

    /// Sets the message id of the question that the user must answer before the line opens.
    #[must_use]
    pub fn with_question(mut self, question_message_id: &'static str) -> Self {
        self.question_message_id = Some(question_message_id);
        self
    }

    /// Lets a screen reader speak the line immediately.
    #[must_use]
    pub fn with_announcement(mut self) -> Self {
        self.is_announced = true;
        self
    }

    /// Sets the explanation of the line.
    #[must_use]
    pub fn with_explanation(self, explanation: impl Fn(DrawContext) -> String + 'a) -> Self {
        self.with_choice_explanations(move |_, look| explanation(look))
    }

    /// Sets the explanation of each choice.
    #[must_use]
    pub fn with_choice_explanations(
        mut self,
        explanation: impl Fn(usize, DrawContext) -> String + 'a,
    ) -> Self {
        self.explain = Box::new(move |choice, look| explanation(choice.unwrap_or(0), look));
        self
    }

    /// Sets the panel next to the list in a wide window.
    #[must_use]
    pub fn with_preview(mut self, preview: impl Fn(DrawContext) -> Option<SidePanel> + 'a) -> Self {
        self.preview = Box::new(preview);
        self
    }

    /// The explanation of the line with its current choice.
    pub fn explanation(&self, look: DrawContext) -> String {
        (self.explain)(self.choice_index, look)
    }

    pub fn choice_explanation(&self, choice_index: usize, look: DrawContext) -> String {
        (self.explain)(Some(choice_index), look)
    }

    pub fn preview(&self, look: DrawContext) -> Option<SidePanel> {
        (self.preview)(look)
    }

    /// The text of a choice, in several forms, the longest first.
    pub fn choice_text_forms(&self, choice_index: usize) -> Vec<String> {
        (self.choice_text_forms)(choice_index)
    }

    /// Whether the line has a text after the label.
    pub fn has_value(&self) -> bool {
        self.is_being_typed() || !self.value_forms.is_empty() || self.choice_count > 0
    }

    /// Whether Enter opens or changes the line.
    pub const fn reacts_to_enter(&self) -> bool {
        self.open.is_some() || self.choice_count > 0
    }

    /// Whether the user is typing a text in the line.
    pub const fn is_being_typed(&self) -> bool {
        self.text_field.is_some()
    }

    /// The choice before or after the current one. `None` at an end.
    fn neighbor_choice(&self, direction: Neighbor, end_behavior: ListEndBehavior) -> Option<usize> {
        let last_index = self.choice_count.checked_sub(1)?;
        let current_index = self
            .choice_index
            .filter(|now| Some(*now) != self.typed_choice_index);
        let current_index = current_index.unwrap_or(last_index);
        let end_index = match direction {
            Neighbor::Next => last_index,
            Neighbor::Previous => 0,
        };
        let mut next_index = direction.wrapping_neighbor_index(current_index, self.choice_count);
        if Some(next_index) == self.typed_choice_index {
            next_index = direction.wrapping_neighbor_index(next_index, self.choice_count);
        }
        (end_behavior == ListEndBehavior::Wrap || current_index != end_index).then_some(next_index)
    }

    /// The line in full, for the outline.
    fn to_text_outline(&self, row_index: usize, is_chosen: bool) -> RowTextOutline {
        let choice_index = self.choice_index.filter(|_| self.value_forms.is_empty());
        let value_forms = choice_index.map_or_else(
            || self.value_forms.clone(),
            |choice| self.choice_text_forms(choice),
        );
        let value_text = value_forms.first().map(String::as_str).unwrap_or_default();
        let field = self.text_field.as_ref();
        RowTextOutline {
            field: field.map(|field| FieldTextOutline::new(&self.label, field)),
            is_announced: self.is_announced,
            ..RowTextOutline::new(&self.label, is_chosen, Action::OpenRow(row_index))
                .with_value(value_text)
                .with_changeable_value(self.choice_count > 0)
        }
    }

    /// The line as text, in `width` columns of a form.
    fn to_drawn_line(
        &self,
        is_chosen: bool,
        width: usize,
        form: &Form,
        look: DrawContext,
    ) -> Line<'static> {
        let theme = look.theme;
        let key_name = self
            .command
            .and_then(|key| key_names::first_key_name(key, look));
        let key_span = key_name.map(|key| Span::styled(key, theme.key));
        let value_forms = match self.choice_index {
            Some(choice) if self.value_forms.is_empty() => self.choice_text_forms(choice),
            _ => self.value_forms.clone(),
        };
        let has_value = key_span.is_some() || self.has_value();
        let label = if has_value && !self.label.is_empty() {
            columns::left_aligned(self.label.clone() + " ", form.value_column)
        } else {
            self.label.clone()
        };
        let style = match (&self.text_field, self.is_label_highlighted) {
            (Some(_), _) if form.shows_end_of_typed_text => theme.selection,
            (_, true) => theme.accent,
            _ => theme.text,
        };
        let value_width = width.saturating_sub(label.width());
        let label_span = Span::styled(label, style);
        if let Some(field) = &self.text_field {
            let mut field_spans = chrome::text_field_spans(field, theme.accent, look);
            if form.shows_end_of_typed_text {
                chrome::cut_start_to_fit(&mut field_spans, value_width);
            }
            return [label_span].into_iter().chain(field_spans).collect();
        }
        let has_choices = self.choice_count > 0;
        let has_arrows = has_choices && (is_chosen || !form.arrows_on_chosen_only);
        let value_text_width =
            value_width.saturating_sub(if has_choices { VALUE_ARROWS_WIDTH } else { 0 });
        let value_text = columns::first_fitting_text(value_forms, value_text_width);
        let value_text = if has_arrows {
            chrome::text_between_arrows(&columns::cut_to_width(&value_text, value_text_width), look)
        } else {
            value_text
        };
        let value_style = if form.highlights_values {
            theme.accent
        } else {
            theme.text
        };
        let value = (!value_text.is_empty()).then(|| Span::styled(value_text, value_style));
        [Some(label_span), value, key_span]
            .into_iter()
            .flatten()
            .collect()
    }
}

/// The line of the cursor.
pub fn chosen_line<'l, 'a, S: ListScreen>(
    lines: &'l [ListLine<'a, S>],
    row: S::Row,
) -> Option<&'l ListLine<'a, S>> {
    let line = lines.iter().find(|line| line.row == row);
    line.or_else(|| lines.first())
}

/// Whether `command` opens one of the lines.
pub fn command_opens_line<S: ListScreen>(lines: &[ListLine<'_, S>], command: Command) -> bool {
    lines.iter().any(|line| line.command == Some(command))
}

impl Form {
    /// The form with these lines in `body`, with the cursor on `row`.
    #[must_use]
    pub fn with_lines<S: ListScreen>(
        mut self,
        lines: &[ListLine<'_, S>],
        row: S::Row,
        body: Rect,
        look: DrawContext,
    ) -> Form {
        let width = Form::row_width(self.max_width, body);
        let chosen_index = lines.iter().position(|line| line.row == row).unwrap_or(0);
        let to_drawn_line_at = |(place, line): (usize, &ListLine<'_, S>)| {
            line.to_drawn_line(place == chosen_index, width, &self, look)
        };
        self.rows = lines.iter().enumerate().map(to_drawn_line_at).collect();
        let to_text_outline_row = |(place, line): (usize, &ListLine<'_, S>)| {
            line.to_text_outline(place, place == chosen_index)
        };
        self.text_outline_rows = lines.iter().enumerate().map(to_text_outline_row).collect();
        self.chosen_index = chosen_index;
        if let Some(line) = lines.get(chosen_index) {
            self.is_typing = line.is_being_typed();
            let has_side_panel = side_panel::list_and_panel_areas(body, self.max_width)
                .1
                .is_some();
            self.side_panel = has_side_panel.then(|| line.preview(look)).flatten();
        }
        self
    }
}

/// Applies `action` to the list of `screen`. `None` if the action is not for the list.
pub fn act<S: ListScreen>(
    screen: &mut S,
    action: &Action,
    context: &mut AppContext,
) -> Option<Transition> {
    let row = *screen.cursor();
    let mut lines = screen.lines(context);
    let mut line_index = lines.iter().position(|line| line.row == row).unwrap_or(0);
    let list_effect = if let Action::Command(command) = action {
        line_index = lines
            .iter()
            .position(|line| line.command == Some(*command))?;
        ListActionEffect::Confirm
    } else {
        list::apply_list_action(action, &mut line_index, lines.len(), S::CLICK_EFFECT)?
    };
    let line = &lines[line_index];
    let new_choice_index = match list_effect {
        ListActionEffect::CursorMoved => None,
        ListActionEffect::Confirm => line.neighbor_choice(Neighbor::Next, ListEndBehavior::Wrap),
        ListActionEffect::ChangeValue(toward) => line.neighbor_choice(toward, line.end_behavior),
    };
    let ListLine {
        row,
        choice_count: count,
        select_choice: set,
        open,
        ..
    } = lines.swap_remove(line_index);
    drop(lines);
    *screen.cursor() = row;
    match (list_effect, open, new_choice_index) {
        (ListActionEffect::Confirm, Some(open), _) => return Some(open(screen, context)),
        (_, _, Some(new_choice_index)) => set(screen, new_choice_index, context),
        (ListActionEffect::Confirm | ListActionEffect::ChangeValue(_), _, None) if count == 0 => {
            return None;
        }
        _ => {}
    }
    Some(Transition::Stay)
}
