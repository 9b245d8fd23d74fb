//! The screen with which a host directs who may come in: door, chat, class list, bans.

use awale_app::app::list::scroll_text;

use crate::secrets::MemberCard;

use super::prelude::*;

/// The numbers of newcomers to choose from.
const NEWCOMER_CHOICES: [u32; 6] = [0, 10, 20, 30, 40, 80];
/// Maximum number of characters of a class list.
const MAX_CLASS_LIST_CHARS: usize = 2000;
/// The lines in which the host types a text: names of new members, names for new cards, a ban.
const TYPED_ROWS: [&str; 3] = ["club-desk-class", "club-desk-card", "club-desk-ban"];

#[derive(Debug)]
pub struct HostDesk {
    cursor: ListCursor<Row>,
    report: Option<Arc<ClassListResult>>,
    /// The number of lines of the cards that are scrolled away.
    scrolled: u16,
}

impl HostDesk {
    pub const NEW: HostDesk = HostDesk {
        cursor: ListCursor::at(Row::Place(0)),
        report: None,
        scrolled: 0,
    };

    /// Returns the new cards, which fill the screen until the host goes back.
    fn new_cards(&self) -> Option<&[MemberCard]> {
        self.report.as_deref()?.as_deref().ok()
    }
}

impl ListPage for HostDesk {
    type Row = Row;

    list_cursor_in!(cursor);

    fn page_lines<'a>(&'a self, _: usize, context: &'a AppContext) -> Vec<ListLine<'a, Self>> {
        let words = &context.words;
        let lobby = &club(context).lobby;
        let door = lobby.door;
        let left = lobby.newcomers;
        let line = |id| form_line(id, words).with_enter_label(KeyLabel::Change);
        let choices = [
            line("club-desk-door").with_choices(
                [EntryPolicy::Open, EntryPolicy::Members, EntryPolicy::Closed],
                &door.entry,
                |entry| vec![words.get(entry.message_id())],
                |_, entry, context| {
                    send_to_club(HostCommand::Entry(entry), context);
                },
            ),
            line("club-desk-newcomers")
                .with_value(left.to_string())
                .with_choices(
                    NEWCOMER_CHOICES,
                    &left,
                    |count| vec![count.to_string()],
                    |_, count, context| {
                        send_to_club(HostCommand::Newcomers(count), context);
                    },
                ),
            line("club-desk-chat").with_choices(
                [true, false],
                &door.chat,
                |on| on_off_value(on, words),
                |_, chat, context| {
                    send_to_club(HostCommand::Chat(chat), context);
                },
            ),
        ];
        let typed = TYPED_ROWS.map(|id| {
            form_line(id, words)
                .with_enter_label(KeyLabel::Type)
                .on_open(|desk: &mut HostDesk, _| {
                    desk.cursor.begin_typing("", MAX_CLASS_LIST_CHARS)
                })
        });
        choices.into_iter().chain(typed).collect()
    }

    fn adjust_keys(&self, keys: AvailableKeys, _: &AppContext) -> AvailableKeys {
        if self.new_cards().is_none() {
            return keys;
        }
        keys.with_availability(Keys::UP_DOWN, KeyAvailability::Shown(KeyLabel::Scroll))
            .with_availability(Keys::LEFT_RIGHT, KeyAvailability::Off)
            .with_availability(Keys::ENTER, KeyAvailability::Off)
    }

    fn act_on_page(&mut self, action: &Action, _: &mut AppContext) -> Option<Transition> {
        if self.new_cards().is_some() {
            if *action == Action::Back {
                self.report = None;
            }
            self.scrolled = scroll_text(action, self.scrolled);
            return Some(Transition::Stay);
        }
        self.report = None;
        let Action::Paste(text) = action else {
            return None;
        };
        if self.cursor.typed.is_none() {
            self.cursor.row = Row::Message(TYPED_ROWS[0]);
            self.cursor.begin_typing("", MAX_CLASS_LIST_CHARS);
        }
        // Pasted lines become a list.
        let names = text
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty())
            .collect::<Vec<_>>()
            .join(", ");
        self.cursor.typed.as_mut()?.act(&Action::Paste(names));
        Some(Transition::Stay)
    }

    fn on_text(&mut self, text: String, context: &mut AppContext) {
        let request = match self.cursor.row {
            Row::Message("club-desk-ban") => HostDeskRequest::Ban(text),
            row => HostDeskRequest::Class {
                names: text.split([',', ';']).map(str::to_owned).collect(),
                again: row == Row::Message("club-desk-card"),
            },
        };
        send_to_club(request, context);
    }

    fn on_page_event(&mut self, event: ScreenEvent<'_>, _: &mut AppContext) -> Transition {
        if let ScreenEvent::Scrollable(lines) = event {
            self.scrolled = self.scrolled.min(lines);
        }
        if let Some(ClubUpdate::Class(report)) = club_update_of(event) {
            self.report = Some(Arc::clone(report));
            self.scrolled = 0;
        }
        Transition::Stay
    }

    fn draw_title(&self, ui: &mut Ui<'_>) -> Option<Form> {
        let words = ui.words;
        let theme = ui.theme;
        let title = words.get("club-desk");
        chrome::draw_title(&title, "", ui);
        if let Some(cards) = self.new_cards() {
            let about = [Line::from(words.get("club-desk-cards")), Line::default()];
            let lines = about
                .into_iter()
                .chain(
                    cards
                        .iter()
                        .map(|MemberCard { name, code, link }: &MemberCard| {
                            Line::from(format!("{name:16}  {code}  {link}"))
                        }),
                )
                .collect();
            chrome::draw_scrolled_text(lines, self.scrolled, ui.body, ui);
            return None;
        }
        let report = self.report.as_deref();
        let problems = report.and_then(|report| report.as_ref().err());
        Some(Form {
            keeps_end: true,
            below: problems
                .into_iter()
                .flatten()
                .map(|(name, problem)| {
                    let text = say!(words, problem.into(), name = name.as_str());
                    Line::styled(text, theme.warning)
                })
                .collect(),
            ..form_with_text(title, words.get("club-desk-about"))
        })
    }
}
