//! The lobby, the first screen of a visit: people, challenges, games and tournaments. One of its
//! lines opens the main menu of `awale`, with everything that can be done alone.

use awale_app::{app::Screen as _, widgets::link};
use awale_tui::screens::Menu;

use super::{
    challenge::ChallengeForm,
    host_desk::HostDeskScreen,
    prelude::*,
    ratings::RatingsScreen,
    tournament::{TournamentForm, TournamentScreen},
};

/// Maximum width of the list, in columns.
const MAX_LIST_WIDTH: u16 = 76;
/// Minutes without a key press after which a person is shown as idle.
const MIN_IDLE_MINUTES: u64 = 2;

/// The lobby as the screen of one visitor.
#[derive(Debug)]
pub struct LobbyScreen {
    cursor: ListCursor<RowId>,
    /// The code of the link that this visitor has opened.
    opened_link_code: Option<String>,
    /// The challenge whose link is shown instead of the list.
    challenge_with_shown_link: Option<ChallengeId>,
    /// The main menu, which handles the events that the program sends to its first screen. In
    /// `awale` the menu is that screen.
    menu: Menu,
    /// Whether the chosen challenge has just been sent.
    is_challenge_sent: bool,
}

impl Default for LobbyScreen {
    fn default() -> LobbyScreen {
        LobbyScreen {
            cursor: ListCursor::at(RowId::MessageId("club-new")),
            opened_link_code: None,
            challenge_with_shown_link: None,
            menu: Menu::default(),
            is_challenge_sent: false,
        }
    }
}

impl LobbyScreen {
    fn chosen_challenge<'a>(&self, club: &'a ClubState) -> Option<&'a OpenChallenge> {
        match self.cursor.row {
            RowId::Challenge(id) => club.challenge(id),
            _ => None,
        }
    }

    fn is_for_me(&self, line: &OpenChallenge, club: &ClubState) -> bool {
        let code = line.challenge.link_code();
        line.challenge.is_addressed_to(&club.me.name)
            || (code.is_some() && code == self.opened_link_code.as_deref()) && !club.is_own(line)
    }

    /// Returns the challenge whose link is shown instead of the list, and the address that opens
    /// the page with the challenge.
    fn shown_link<'a>(&self, club: &'a ClubState) -> Option<(&'a OpenChallenge, String)> {
        let open_challenge = club.challenge(self.challenge_with_shown_link?)?;
        let code = open_challenge.challenge.link_code()?;
        Some((
            open_challenge,
            club.profile
                .page_url
                .link_to(&format!("{}{code}", ChallengeLink::URL_FRAGMENT_START)),
        ))
    }

    /// Returns the shown or chosen challenge if the visitor can withdraw or decline it, and the
    /// label for that.
    fn removable_challenge(&self, club: &ClubState) -> Option<(KeyLabel, ChallengeId)> {
        let open_challenge = self
            .shown_link(club)
            .map(|(line, _)| line)
            .or_else(|| self.chosen_challenge(club))?;
        let label = match club.is_own(open_challenge) {
            true => KeyLabel::WithdrawChallenge,
            false if self.is_for_me(open_challenge, club) => KeyLabel::DeclineChallenge,
            false => return None,
        };
        Some((label, open_challenge.id))
    }

    fn challenge_text(&self, line: &OpenChallenge, club: &ClubState, words: &Words) -> String {
        let mut terms = line.challenge.terms.clone();
        terms.rated &= !club.is_at_rated_game_limit(line);
        let recipient = &line.challenge.recipient_name;
        let is_own = club.is_own(line);
        let message_id = match &line.challenge.link {
            _ if is_own && recipient.is_some() => "club-you-challenge",
            Some(_) if is_own => "club-you-link",
            None if is_own => "club-you-offer",
            _ if self.is_for_me(line, club) => "club-challenges-you",
            _ => "club-offers",
        };
        let name = match recipient {
            Some(recipient) if is_own => recipient.to_string(),
            _ => terms_texts::name_with_rating(line.from.name.as_str(), line.challenger_rating),
        };
        say!(
            words,
            message_id,
            name,
            game = terms_texts::terms_text(&terms, words)
        )
    }
}

fn game_text(game: &LobbyGame, club: &ClubState, words: &Words) -> String {
    let players = &game.setup.players;
    let player_name = |seat: Seat| players[seat].name.as_str();
    let own_seat = seat_of(players, club.me.id);
    let message_id = match own_seat {
        None => "club-watch",
        Some(_) if game.to_move == own_seat => "club-your-move",
        Some(_) => "club-your-game",
    };
    say!(
        words,
        message_id,
        south = player_name(Seat::South),
        north = player_name(Seat::North),
        name = own_seat.map_or("", |own| player_name(own.opponent())),
        game = terms_texts::game_and_pace_text(&game.setup.terms, words)
    )
}

fn person_text(line: &LobbyPerson, club: &ClubState, words: &Words) -> String {
    let idle_minutes = club.now().saturating_sub(line.last_key_press).as_secs() / 60;
    let name = terms_texts::name_with_rating(line.person.name.as_str(), line.oware_rating);
    let activity_text = match (line.played_game, line.watched_game) {
        (Some(_), _) => words.get("club-plays"),
        (None, Some(_)) => words.get("club-watches"),
        (None, None) if idle_minutes >= MIN_IDLE_MINUTES => {
            say!(words, "club-idle", minutes = idle_minutes)
        }
        (None, None) => words.get("club-free"),
    };
    say!(words, "club-person", name, does = activity_text)
}

impl ListPage for LobbyScreen {
    type Row = RowId;

    list_cursor_in!(cursor);

    fn page_lines<'a>(&'a self, _: usize, context: &'a AppContext) -> Vec<ListLine<'a, Self>> {
        let club = club(context);
        let words = &context.words;
        let view = &*club.lobby;
        let me = club.me.id;
        let menu_line = |id, open: fn(&AppContext) -> Transition| {
            message_line(id, words).on_open(move |_: &mut LobbyScreen, context| open(context))
        };
        let game_line = |game: &LobbyGame| {
            let id = game.setup.id;
            with_message_on_open(
                ListLine::new(RowId::Game(id), game_text(game, club, words)),
                VisitorRequest::Game(id, GameRequest::OpenBoard),
            )
        };
        let challenge_line = |line: &OpenChallenge| {
            let id = line.id;
            let is_own = club.is_own(line);
            let link = line.challenge.link.clone();
            let shows_link = is_own && link.is_some();
            let request = match link {
                Some(link) => VisitorRequest::RedeemCode(link.code),
                None if is_own => VisitorRequest::RemoveChallenge(id),
                None => VisitorRequest::AcceptChallenge(id),
            };
            ListLine::new(RowId::Challenge(id), self.challenge_text(line, club, words))
                .with_announcement()
                .on_open(move |lobby: &mut LobbyScreen, context| {
                    if shows_link {
                        lobby.challenge_with_shown_link = Some(id);
                        return Transition::Stay;
                    }
                    send_to_club(request, context)
                })
        };
        let person_line = |line: &LobbyPerson| {
            let person = line.person.clone();
            ListLine::new(RowId::Person(person.id), person_text(line, club, words)).on_open(
                move |_: &mut LobbyScreen, context| ChallengeForm::open(Some(&person), context),
            )
        };
        let tournament_lines = |is_over: bool| {
            let tournaments = view
                .tournament_ids
                .iter()
                .filter_map(|id| club.tournaments.get(id))
                .filter(move |tournament| tournament.is_over() == is_over);
            tournaments.map(|tournament| {
                let label = tournament_line(tournament, me, words);
                let tournament = Arc::clone(tournament);
                ListLine::new(RowId::Tournament(tournament.id), label)
                    .on_open(move |_: &mut LobbyScreen, _| TournamentScreen::open(&tournament, me))
            })
        };
        let is_own_game = |game: &&LobbyGame| seat_of(&game.setup.players, me).is_some();
        let is_open_to_all = |line: &&OpenChallenge| {
            let Challenge {
                recipient_name: to,
                link,
                ..
            } = &line.challenge;
            to.is_none() && link.is_none() || club.is_own(line)
        };
        let host_lines = [
            menu_line("club-hold", |context| {
                TournamentForm::open(None, &context.words)
            }),
            menu_line("club-desk", |_| Transition::open(HostDeskScreen::NEW)),
        ];
        chain!(
            view.games.iter().filter(is_own_game).map(game_line),
            view.challenges
                .iter()
                .filter(|line: &&OpenChallenge| self.is_for_me(line, club))
                .map(challenge_line),
            tournament_lines(false),
            [menu_line("club-new", |context| {
                ChallengeForm::open(None, context)
            })],
            view.challenges
                .iter()
                .filter(is_open_to_all)
                .map(challenge_line),
            host_lines.into_iter().filter(|_| club.profile.is_host),
            [
                menu_line("club-home", |_| Transition::open(Menu::default())),
                menu_line("club-best", |_| Transition::open(RatingsScreen::NEW)),
            ],
            view.games
                .iter()
                .filter(|game| !is_own_game(game))
                .map(game_line),
            view.people
                .iter()
                .filter(|line: &&LobbyPerson| line.person.id != me)
                .map(person_line),
            tournament_lines(true),
            [menu_line("menu-quit", |_| Transition::Quit)]
        )
        .collect()
    }

    fn adjust_keys(&self, keys: AvailableKeys, context: &AppContext) -> AvailableKeys {
        let club = club(context);
        let keys = keys.with_availability(
            Keys::OfCommand(Command::Delete),
            self.removable_challenge(club)
                .map_or(KeyAvailability::Off, |(label, _)| {
                    KeyAvailability::AvailableAs(label)
                }),
        );
        if self.shown_link(club).is_some() {
            return keys
                .with_availability(Keys::UP_DOWN, KeyAvailability::Off)
                .with_availability(Keys::ENTER, KeyAvailability::AvailableAs(KeyLabel::Copy));
        }
        keys.with_availability(Keys::OfCommand(Command::Play), KeyAvailability::Available)
            .for_first_screen()
    }

    fn act_on_page(&mut self, action: &Action, context: &mut AppContext) -> Option<Transition> {
        self.is_challenge_sent = false;
        let club = club(context);
        let request = match (action, self.shown_link(club)) {
            (Action::Paste(text), _) => {
                let Some(code) = ChallengeLink::find_challenge_code(text) else {
                    return Some(self.menu.act(action, context));
                };
                self.opened_link_code = Some(code.clone());
                VisitorRequest::RedeemCode(code)
            }
            (Action::Command(Command::Delete), _) => {
                VisitorRequest::RemoveChallenge(self.removable_challenge(club)?.1)
            }
            (Action::Command(Command::Play), None) => {
                return Some(ChallengeForm::open(None, context));
            }
            (_, None) => return None,
            (action, Some((_, address))) => {
                match action {
                    Action::Confirm => context.copy_to_clipboard(address),
                    Action::Back => self.challenge_with_shown_link = None,
                    _ => {}
                }
                return Some(Transition::Stay);
            }
        };
        Some(send_to_club(request, context))
    }

    fn on_page_event(&mut self, event: ScreenEvent, context: &mut AppContext) -> Transition {
        let Some(update) = club_update_of(event) else {
            return self.menu.on_event(event, context);
        };
        apply_update(update, context);
        match update {
            ClubUpdate::ChallengeOpened(id) => {
                self.cursor.row = RowId::Challenge(*id);
                self.is_challenge_sent = true;
                // Show the link of the new challenge. For a challenge without a link, `shown_link`
                // finds nothing.
                self.challenge_with_shown_link = Some(*id);
            }
            ClubUpdate::OpenBoard(view) => {
                return Transition::open(ClubGameScreen::new(Arc::clone(view), context));
            }
            _ => {}
        }
        Transition::Stay
    }

    fn draw_title(&self, ui: &mut Ui) -> Option<Form> {
        let look = ui.look;
        let club = club(ui.look.context);
        let words = look.words;
        let view = &club.lobby;
        chrome::draw_title(
            &say!(words, "club-title", club = view.club_name.as_str()),
            &say!(words, "club-here", count = view.people.len()),
            ui,
        );
        if let Some((open_challenge, link_url)) = self.shown_link(club) {
            let explanation_message_id = if open_challenge.challenge.terms.is_for_members_only() {
                "club-link-members"
            } else {
                "club-link-about"
            };
            link::draw_link(
                [
                    self.challenge_text(open_challenge, club, words),
                    String::new(),
                    words.get(explanation_message_id),
                ]
                .map(Line::from)
                .into(),
                &link_url,
                say!(
                    words,
                    "club-link-ssh",
                    code = open_challenge.challenge.link_code().unwrap_or_default()
                ),
                ui,
            );
            return None;
        }
        let is_at_limit = |line| club.is_at_rated_game_limit(line);
        let text_and_style = if let Some(pause_reason) = club.pause_reason(words) {
            Some((pause_reason, look.theme.warning))
        } else if self.is_challenge_sent {
            Some((words.get("club-sent"), look.theme.accent))
        } else if self.chosen_challenge(club).is_some_and(is_at_limit) {
            let text = say!(
                words,
                "club-unrated-limit",
                games = view.limits.rated_per_pair
            );
            Some((text, look.theme.dim))
        } else {
            (view.waiting_job_count > 0).then(|| (words.get("club-load"), look.theme.dim))
        };
        let guest_code = club.profile.guest_code.as_deref();
        let identity_texts = chain!(
            [say!(words, "club-you-are", name = club.me.name.as_str())],
            club.profile
                .guest_reason
                .map(|reason| words.get(reason.into())),
            guest_code.map(|guest_code| {
                say!(
                    words,
                    "club-guest-code",
                    ssh = club.ssh_command(),
                    code = guest_code
                )
            })
        )
        .join(" ");
        Some(Form {
            max_width: MAX_LIST_WIDTH,
            text_below: text_and_style
                .map(|(text, style)| Line::styled(text, style))
                .into_iter()
                .collect(),
            ..form_with_text(words.get("club-lobby"), identity_texts)
        })
    }
}
