//! The screen with which a host directs who may come in: door, chat, class list, bans.

use awale_app::app::list::text_lines_scrolled_after;

use super::prelude::*;

/// The numbers of newcomers to choose from.
const NEWCOMER_CHOICES: [u32; 6] = [0, 10, 20, 30, 40, 80];
/// Maximum number of characters of a class list.
const MAX_CLASS_LIST_CHARS: usize = 2000;
/// The lines in which the host types a text: names of new members, names for new cards, a ban.
const TEXT_FIELD_MESSAGE_IDS: [&str; 3] = ["club-desk-class", "club-desk-card", "club-desk-ban"];

#[derive(Debug)]
pub struct HostDeskScreen {
    cursor: ListCursor<RowId>,
    make_class_result: Option<Arc<ClassListResult>>,
    /// The number of lines of the cards that are scrolled away.
    scrolled_line_count: u16,
}

impl HostDeskScreen {
    pub const NEW: HostDeskScreen = HostDeskScreen {
        cursor: ListCursor::at(RowId::TableRowIndex(0)),
        make_class_result: None,
        scrolled_line_count: 0,
    };

    /// Returns the new cards, which fill the screen until the host goes back.
    fn new_cards(&self) -> Option<&[MemberCard]> {
        self.make_class_result.as_deref()?.as_deref().ok()
    }
}

impl ListPage for HostDeskScreen {
    type Row = RowId;

    list_cursor_in!(cursor);

    fn page_lines<'a>(&'a self, _: usize, context: &'a AppContext) -> Vec<ListLine<'a, Self>> {
        let words = &context.words;
        let lobby = &club(context).lobby;
        let entry_and_chat = lobby.entry_and_chat;
        let admissible_newcomer_count = lobby.admissible_newcomer_count;
        let changeable_line = |id| message_line(id, words).with_enter_label(KeyLabel::ChangeValue);
        let choice_lines = [
            changeable_line("club-desk-door").with_choices(
                [
                    EntryPolicy::Everybody,
                    EntryPolicy::MembersOnly,
                    EntryPolicy::HostsOnly,
                ],
                &entry_and_chat.entry_policy,
                |entry| {
                    vec![words.get(match entry {
                        EntryPolicy::Everybody => "club-desk-open",
                        EntryPolicy::MembersOnly => "club-desk-members",
                        EntryPolicy::HostsOnly => "club-desk-closed",
                    })]
                },
                |_, entry, context| {
                    send_to_club(HostCommand::SetEntryPolicy(entry), context);
                },
            ),
            changeable_line("club-desk-newcomers")
                .with_value(admissible_newcomer_count.to_string())
                .with_choices(
                    NEWCOMER_CHOICES,
                    &admissible_newcomer_count,
                    |count| vec![count.to_string()],
                    |_, count, context| {
                        send_to_club(HostCommand::AdmitNewcomers(count), context);
                    },
                ),
            changeable_line("club-desk-chat").with_choices(
                [true, false],
                &entry_and_chat.is_chat_allowed,
                |on| vec![on_off_value(on, words)],
                |_, chat, context| {
                    send_to_club(HostCommand::SetChatAllowed(chat), context);
                },
            ),
        ];
        choice_lines
            .into_iter()
            .chain(TEXT_FIELD_MESSAGE_IDS.map(|id| {
                message_line(id, words)
                    .with_enter_label(KeyLabel::TypeName)
                    .on_open(|desk: &mut HostDeskScreen, _| {
                        desk.cursor.begin_typing("", MAX_CLASS_LIST_CHARS)
                    })
            }))
            .collect()
    }

    fn adjust_keys(&self, keys: AvailableKeys, _: &AppContext) -> AvailableKeys {
        if self.new_cards().is_none() {
            return keys;
        }
        keys.with_availability(
            Keys::UP_DOWN,
            KeyAvailability::AvailableAs(KeyLabel::ScrollText),
        )
        .with_availability(Keys::LEFT_RIGHT, KeyAvailability::Off)
        .with_availability(Keys::ENTER, KeyAvailability::Off)
    }

    fn act_on_page(&mut self, action: &Action, _: &mut AppContext) -> Option<Transition> {
        if self.new_cards().is_some() {
            if *action == Action::Back {
                self.make_class_result = None;
            }
            self.scrolled_line_count = text_lines_scrolled_after(action, self.scrolled_line_count);
            return Some(Transition::Stay);
        }
        self.make_class_result = None;
        let Action::Paste(text) = action else {
            return None;
        };
        if self.cursor.text_field.is_none() {
            self.cursor.row = RowId::MessageId(TEXT_FIELD_MESSAGE_IDS[0]);
            self.cursor.begin_typing("", MAX_CLASS_LIST_CHARS);
        }
        // Pasted lines are joined with commas to one line.
        self.cursor.text_field.as_mut()?.act(&Action::Paste(
            text.lines()
                .map(str::trim)
                .filter(|line| !line.is_empty())
                .join(", "),
        ));
        Some(Transition::Stay)
    }

    fn on_text(&mut self, text: String, context: &mut AppContext) {
        let request = match self.cursor.row {
            RowId::MessageId("club-desk-ban") => HostDeskRequest::Ban(text),
            row => HostDeskRequest::MakeClass {
                names: text.split([',', ';']).map(str::to_owned).collect(),
                renew_existing_cards: row == RowId::MessageId("club-desk-card"),
            },
        };
        send_to_club(request, context);
    }

    fn on_page_event(&mut self, event: ScreenEvent, _: &mut AppContext) -> Transition {
        if let ScreenEvent::MaxScrolledLines(lines) = event {
            self.scrolled_line_count = self.scrolled_line_count.min(lines);
        }
        if let Some(ClubUpdate::MakeClassResult(report)) = club_update_of(event) {
            self.make_class_result = Some(Arc::clone(report));
            self.scrolled_line_count = 0;
        }
        Transition::Stay
    }

    fn draw_title(&self, ui: &mut Ui) -> Option<Form> {
        let words = ui.words;
        let title = words.get("club-desk");
        chrome::draw_title(&title, "", ui);
        if let Some(cards) = self.new_cards() {
            chrome::draw_scrolled_text(
                chain!(
                    [words.get("club-desk-cards"), String::new()],
                    cards.iter().map(|MemberCard { name, code, link }| format!(
                        "{name:16}  {code}  {link}"
                    ))
                )
                .map(Line::from)
                .collect(),
                self.scrolled_line_count,
                ui.body,
                ui,
            );
            return None;
        }
        let make_class_result = self.make_class_result.as_deref();
        Some(Form {
            shows_end_of_typed_text: true,
            text_below: make_class_result
                .and_then(|report| report.as_ref().err())
                .into_iter()
                .flatten()
                .map(|(name, problem)| {
                    Line::styled(
                        say!(words, problem.into(), name = name.as_str()),
                        ui.theme.warning,
                    )
                })
                .collect(),
            ..form_with_text(title, words.get("club-desk-about"))
        })
    }
}
