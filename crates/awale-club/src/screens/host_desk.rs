//! The screen with which a host directs who may come in: door, chat, class list, bans.

use awale_app::app::list::scrolled_lines_after;

use crate::club::door::{ClassListResult, EntryPolicy, HostDeskRequest};
use crate::secrets::MemberCard;

use super::prelude::*;

/// The numbers of newcomers to choose from.
const NEWCOMER_CHOICES: [u32; 6] = [0, 10, 20, 30, 40, 80];
/// Maximum number of characters of a class list.
const MAX_CLASS_LIST_CHARS: usize = 2000;
/// Number of lines by which the page keys scroll.
const SCROLL_PAGE_LINES: u16 = 10;
/// The lines in which the host types a text: names of new members, names for new cards, a ban.
const TYPED_ROWS: [&str; 3] = ["club-desk-class", "club-desk-card", "club-desk-ban"];

#[derive(Debug)]
pub struct HostDesk {
    view: Arc<LobbyView>,
    /// The text that the host types for the chosen line.
    typed: Option<TextField>,
    chosen: &'static str,
    refused: Option<Refusal>,
    report: Option<Arc<ClassListResult>>,
    /// The number of lines of the cards that are scrolled away.
    scrolled: u16,
}

impl HostDesk {
    pub fn new(view: Arc<LobbyView>) -> HostDesk {
        HostDesk {
            view,
            typed: None,
            chosen: "club-desk-door",
            refused: None,
            report: None,
            scrolled: 0,
        }
    }

    fn send_command(&mut self, command: HostCommand, context: &mut AppContext) {
        (self.refused, self.report) = (None, None);
        send_to_club(command, context);
    }

    fn open_text_field(&mut self) -> Transition {
        (self.refused, self.report) = (None, None);
        self.typed = Some(TextField::with_max_length("", MAX_CLASS_LIST_CHARS));
        Transition::Stay
    }

    /// Returns the new cards, which fill the screen until the host goes back.
    fn new_cards(&self) -> Option<&[MemberCard]> {
        self.report.as_deref()?.as_deref().ok()
    }

    /// Passes a key to the text field. Returns whether one is open.
    fn pass_to_text_field(&mut self, action: &Action, context: &mut AppContext) -> bool {
        // Pasted lines become a list.
        let pasted = match action {
            Action::Paste(text) => {
                let names = text.lines().map(str::trim).filter(|line| !line.is_empty());
                Some(Action::Paste(names.collect::<Vec<_>>().join(", ")))
            }
            _ => None,
        };
        let Some(text) = take_typed_text(&mut self.typed, pasted.as_ref().unwrap_or(action)) else {
            return false;
        };
        if !text.is_empty() {
            let request = match self.chosen {
                "club-desk-ban" => HostDeskRequest::Ban(text),
                line => HostDeskRequest::Class {
                    names: text.split([',', ';']).map(str::to_owned).collect(),
                    again: line == "club-desk-card",
                },
            };
            send_to_club(request, context);
        }
        true
    }
}

impl ListScreen for HostDesk {
    type Row = &'static str;

    fn cursor(&mut self) -> &mut &'static str {
        &mut self.chosen
    }

    fn lines<'a>(&'a self, context: &'a AppContext) -> Vec<ListLine<'a, HostDesk>> {
        let (words, door, left) = (&context.words, self.view.door, self.view.newcomers);
        let line = |id| form_line::<HostDesk>(id, words);
        let mut lines = vec![
            line("club-desk-door").with_choices(
                [EntryPolicy::Open, EntryPolicy::Members, EntryPolicy::Closed],
                &door.entry,
                |entry| vec![words.get(entry.message_id())],
                |desk, entry, context| {
                    desk.send_command(HostCommand::Entry(entry), context);
                },
            ),
            line("club-desk-newcomers")
                .with_value(left.to_string())
                .with_choices(
                    NEWCOMER_CHOICES,
                    &left,
                    |count| vec![count.to_string()],
                    |desk, count, context| {
                        desk.send_command(HostCommand::Newcomers(count), context);
                    },
                ),
            line("club-desk-chat").with_choices(
                [true, false],
                &door.chat,
                |on| on_off_value(on, words),
                |desk, chat, context| desk.send_command(HostCommand::Chat(chat), context),
            ),
        ];
        lines.extend(TYPED_ROWS.map(|id| {
            let field = self.typed.as_ref().filter(|_| self.chosen == id);
            line(id)
                .with_text_field(field)
                .on_open(|desk, _| desk.open_text_field())
        }));
        lines
    }
}

impl Screen for HostDesk {
    fn available_keys(&self, _context: &AppContext) -> AvailableKeys {
        if self.new_cards().is_some() {
            return AvailableKeys::of(Section::List, |keys| match keys {
                Keys::UP_DOWN => KeyAvailability::Shown(KeyLabel::Scroll),
                _ => KeyAvailability::Off,
            });
        }
        if self.typed.is_some() {
            AvailableKeys::for_typing()
        } else if TYPED_ROWS.contains(&self.chosen) {
            value_row_offers(KeyLabel::Type)
                .with_availability(Keys::LEFT_RIGHT, KeyAvailability::Off)
        } else {
            value_row_offers(KeyLabel::Change)
        }
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        if self.new_cards().is_some() {
            match action {
                Action::Up => self.scrolled = self.scrolled.saturating_sub(1),
                Action::Down => self.scrolled = self.scrolled.saturating_add(1),
                Action::Back => self.report = None,
                _ => {
                    let scrolled = scrolled_lines_after(action, self.scrolled, SCROLL_PAGE_LINES);
                    self.scrolled = scrolled.unwrap_or(self.scrolled);
                }
            }
            return Transition::Stay;
        }
        if let Action::Paste(_) = action
            && self.typed.is_none()
        {
            self.chosen = TYPED_ROWS[0];
            self.open_text_field();
        }
        if self.pass_to_text_field(action, context) {
            return Transition::Stay;
        }
        list_line::act(self, action, context, ClickEffect::Chooses)
            .unwrap_or_else(|| Transition::back_if_closing(action))
    }

    fn on_event(&mut self, event: ScreenEvent<'_>, _context: &mut AppContext) -> Transition {
        if let ScreenEvent::Scrollable(lines) = event {
            self.scrolled = self.scrolled.min(lines);
        }
        if let ScreenEvent::Received(event) = event {
            match club_update_of(event) {
                Some(ClubUpdate::Lobby(view)) => self.view = Arc::clone(view),
                Some(ClubUpdate::Refused(why)) => self.refused = Some(*why),
                Some(ClubUpdate::Class(report)) => {
                    (self.report, self.scrolled) = (Some(Arc::clone(report)), 0);
                }
                _ => {}
            }
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        let look = ui.look;
        let words = look.words;
        chrome::draw_title(&words.get("club-desk"), "", ui);
        if let Some(cards) = self.new_cards() {
            let card = |card: &MemberCard| {
                Line::from(format!(
                    "{:16}  {}  {}",
                    card.name.as_str(),
                    card.code,
                    card.link
                ))
            };
            let about = [Line::from(words.get("club-desk-cards")), Line::default()];
            let lines = about.into_iter().chain(cards.iter().map(card)).collect();
            chrome::draw_scrolled_text(lines, self.scrolled, ui.body, ui);
            return;
        }
        let why = self.refused.map(|why| refusal_line(why, look));
        let mut below: Vec<Line<'static>> = why.into_iter().collect();
        if let Some(Err(problems)) = self.report.as_deref() {
            below.extend(problems.iter().map(|(name, problem)| {
                let text = say!(words, problem.into(), name = name.as_str());
                Line::styled(text, look.theme.warning)
            }));
        }
        let form = Form {
            above: Text::from(words.get("club-desk-about")),
            above_height: 2,
            keeps_end: true,
            below,
            ..form_with_text(words.get("club-desk"), String::new())
        };
        draw_form(form, &self.lines(look.context), self.chosen, ui);
    }
}
