//! The lobby, the first screen of a session: people, challenges, games and tournaments. One of its
//! lines opens the main menu of `awale`, with everything that can be done alone.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use awale_rules::Seat;
use awale_tui::screens::Menu;
use awale_words::text::Label;

use crate::club::terms::seat_of;
use crate::club::tournament::{TournamentId, TournamentPlan};
use crate::public_url::PublicUrl;

use super::prelude::*;
use super::{
    ChallengeForm, ClubGame, HostDesk, RatingsScreen, TournamentForm, TournamentScreen, link,
};

/// Maximum width of the list, in columns.
const MAX_LIST_WIDTH: u16 = 76;
/// Time without a key press after which a person is shown as idle.
const IDLE_AFTER: Duration = Duration::from_secs(120);

/// A line of the lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LobbyRow {
    Game(GameId),
    Challenge(ChallengeId),
    New,
    Tournament(TournamentId),
    Person(PersonId),
    /// Opens the main menu of the program `awale`.
    Menu,
    /// Opens the form for a new tournament, for hosts only.
    CreateTournament,
    /// Opens the screen for the door, class lists and bans, for hosts only.
    HostDesk,
    Best,
    Quit,
}

/// The lobby as the screen of one visitor.
#[derive(Debug)]
pub struct Lobby {
    me: Person,
    is_host: bool,
    opened: Instant,
    /// The address of the club's page.
    page: PublicUrl,
    /// The command with which visitors come by ssh, with NAME for their name.
    ssh: String,
    /// The code of the link that this visitor has opened.
    code: Option<String>,
    /// The challenge whose link is shown instead of the list.
    linked: Option<ChallengeId>,
    /// The main menu, which handles the events that the program sends to its first screen. In
    /// `awale` the menu is that screen.
    menu: Menu,
    view: Arc<LobbyView>,
    games: BTreeMap<GameId, Arc<GameView>>,
    tournaments: BTreeMap<TournamentId, Arc<TournamentPlan>>,
    chosen: LobbyRow,
    refused: Option<Refusal>,
    /// Whether the chosen challenge has just been sent.
    is_sent: bool,
    /// The reason for which the visitor is a guest.
    guest: Option<GuestReason>,
    /// The code with which a guest returns after a lost connection.
    own_code: Option<String>,
    /// Details about failing writes; `None` if writes succeed.
    stalled: Option<Arc<WriteStall>>,
}

impl Lobby {
    /// Makes the lobby for the person `me`. `opened` is the time at which the club was opened.
    pub fn new(me: Person, is_host: bool, opened: Instant, page: PublicUrl, ssh: String) -> Lobby {
        Lobby {
            me,
            is_host,
            opened,
            page,
            ssh,
            code: None,
            linked: None,
            menu: Menu::default(),
            view: Arc::default(),
            games: BTreeMap::new(),
            tournaments: BTreeMap::new(),
            chosen: LobbyRow::New,
            refused: None,
            is_sent: false,
            guest: None,
            own_code: None,
            stalled: None,
        }
    }

    /// Sets the reason for which the visitor is a guest, and the code with which the guest returns.
    pub fn for_guest(mut self, reason: Option<GuestReason>, code: Option<String>) -> Lobby {
        (self.guest, self.own_code) = (reason, code);
        self
    }

    /// Returns the command with which the visitor comes by ssh.
    fn ssh_command(&self) -> String {
        self.ssh.replace("NAME", self.me.name.as_str())
    }

    /// Returns the visitor's name, with the reason if the visitor is a guest.
    fn identity_text(&self, words: &Words) -> Text<'static> {
        let name = say!(words, "club-you-are", name = self.me.name.as_str());
        let reason = self.guest.map(|reason| words.get(reason.into()));
        let code = self.own_code.as_deref().map(|code| {
            say!(
                words,
                "club-guest-code",
                ssh = self.ssh_command(),
                code = code
            )
        });
        let sentences = [Some(name), reason, code].into_iter().flatten();
        Text::from(sentences.collect::<Vec<_>>().join(" "))
    }

    /// Returns the row of the cursor, which may have gone.
    fn chosen_row(&self, lines: &[ListLine<'_, Lobby>]) -> LobbyRow {
        let is_there = lines.iter().any(|line| line.row == self.chosen);
        if is_there { self.chosen } else { LobbyRow::New }
    }

    fn challenge_with_id(&self, id: ChallengeId) -> Option<&ChallengeLine> {
        self.view.challenges.iter().find(|line| line.id == id)
    }

    fn chosen_challenge(&self) -> Option<&ChallengeLine> {
        match self.chosen {
            LobbyRow::Challenge(id) => self.challenge_with_id(id),
            _ => None,
        }
    }

    fn is_at_rated_limit(&self, line: &ChallengeLine) -> bool {
        line.challenge.terms.rated && self.view.is_at_rated_limit(self.me.id, line.from.id)
    }

    fn is_for_me(&self, line: &ChallengeLine) -> bool {
        let link = &line.challenge.link;
        let has_code = |link: &ChallengeLink| {
            line.from.id != self.me.id && self.code.as_ref() == Some(&link.code)
        };
        line.challenge.is_addressed_to(&self.me.name) || link.as_ref().is_some_and(has_code)
    }

    /// Returns the link that is shown instead of the list, with its challenge.
    fn shown_link(&self) -> Option<(&ChallengeLine, &ChallengeLink)> {
        let mut challenges = self.view.challenges.iter();
        let line = challenges.find(|line| Some(line.id) == self.linked)?;
        Some((line, line.challenge.link.as_ref()?))
    }

    /// Handles a pasted text: a link of the club, or a position or a game.
    fn on_paste(&mut self, text: &str, context: &mut AppContext) -> Transition {
        if let Some(code) = ChallengeLink::find_challenge_code(text) {
            self.code = Some(code.clone());
            send_to_club(VisitorRequest::Redeem(code), context);
            return Transition::Stay;
        }
        self.menu.act(&Action::Paste(text.to_owned()), context)
    }

    /// Handles an action while a link is shown: Enter copies it.
    fn act_on_link(&mut self, action: &Action, context: &mut AppContext) -> bool {
        let Some((line, link)) = self.shown_link() else {
            return false;
        };
        match action {
            Action::Confirm => context.copy_to_clipboard(link::link_address(&self.page, link)),
            Action::Command(Command::Delete) => {
                send_to_club(VisitorRequest::Withdraw(line.id), context);
            }
            Action::Back => self.linked = None,
            _ => {}
        }
        true
    }

    fn open_row(&mut self, row: LobbyRow, context: &mut AppContext) -> Transition {
        match row {
            LobbyRow::Game(id) => {
                send_to_club(VisitorRequest::Game(id, GameRequest::Watch), context);
            }
            LobbyRow::Challenge(id) => {
                let line = self.challenge_with_id(id);
                let link = line.and_then(|line| line.challenge.link.clone());
                let is_own = line.is_some_and(|line| line.from.id == self.me.id);
                match link {
                    Some(_) if is_own => self.linked = Some(id),
                    Some(link) => send_to_club(VisitorRequest::Redeem(link.code), context),
                    None if is_own => send_to_club(VisitorRequest::Withdraw(id), context),
                    None => send_to_club(VisitorRequest::Accept(id), context),
                }
            }
            LobbyRow::New | LobbyRow::Person(_) => {
                let mut people = self.view.people.iter().map(|line| &line.person);
                let to = people.find(|person| row == LobbyRow::Person(person.id));
                let form = ChallengeForm::new(to, &self.me, &self.view, context);
                return Transition::open(form);
            }
            LobbyRow::Tournament(id) => {
                let plan = self.tournaments.get(&id).cloned();
                return Transition::open_if_some(plan.map(|plan| {
                    let lobby = Arc::clone(&self.view);
                    TournamentScreen::new(
                        plan,
                        self.me.clone(),
                        self.is_host,
                        lobby,
                        self.ssh_command(),
                    )
                }));
            }
            LobbyRow::Menu => return Transition::open(Menu::default()),
            LobbyRow::CreateTournament => return Transition::open(TournamentForm::new(context)),
            LobbyRow::HostDesk => return Transition::open(HostDesk::new(Arc::clone(&self.view))),
            LobbyRow::Best => return Transition::open(RatingsScreen::new(Arc::clone(&self.view))),
            LobbyRow::Quit => return Transition::Quit,
        }
        Transition::Stay
    }

    fn game_text(&self, game: &GameLine, words: &Words) -> String {
        let what = terms::game_and_pace_text(&game.setup.terms, words);
        let name = |seat: Seat| game.setup.players[seat].name.as_str();
        let own = seat_of(&game.setup.players, self.me.id);
        let id = match own {
            None => "club-watch",
            Some(_) if game.to_move == own => "club-your-move",
            Some(_) => "club-your-game",
        };
        say!(
            words,
            id,
            south = name(Seat::South),
            north = name(Seat::North),
            name = own.map_or("", |own| name(own.opponent())),
            game = what
        )
    }

    fn person_text(&self, line: &PersonLine, words: &Words) -> String {
        let idle = self.opened.elapsed().saturating_sub(line.last_key_press);
        let minutes = if idle < IDLE_AFTER {
            0
        } else {
            idle.as_secs() / 60
        };
        let name = terms::rated_name(line.person.name.as_str(), line.rating);
        let does = terms::activity_text(line, minutes, words);
        say!(words, "club-person", name = name, does = does)
    }

    fn challenge_text(&self, line: &ChallengeLine, words: &Words) -> String {
        let name = terms::rated_name(line.from.name.as_str(), line.rating);
        let mut terms = line.challenge.terms.clone();
        terms.rated &= !self.is_at_rated_limit(line);
        let game = terms::terms_text(&terms, words);
        match &line.challenge.to {
            Some(to) if line.from.id == self.me.id => {
                say!(words, "club-you-challenge", name = to.as_str(), game = game)
            }
            None if line.from.id == self.me.id && line.challenge.link.is_some() => {
                say!(words, "club-you-link", game = game)
            }
            None if line.from.id == self.me.id => say!(words, "club-you-offer", game = game),
            _ if self.is_for_me(line) => {
                say!(words, "club-challenges-you", name = name, game = game)
            }
            _ => say!(words, "club-offers", name = name, game = game),
        }
    }

    /// Handles an update of the club.
    fn on_update(&mut self, update: &ClubUpdate, context: &mut AppContext) -> Transition {
        match update {
            ClubUpdate::Lobby(view) => self.view = Arc::clone(view),
            ClubUpdate::Game(view) => drop(self.games.insert(view.setup.id, Arc::clone(view))),
            ClubUpdate::Tournament(plan) => {
                self.tournaments.insert(plan.id, Arc::clone(plan));
            }
            ClubUpdate::Class(_) => {}
            ClubUpdate::Refused(why) => self.refused = Some(*why),
            ClubUpdate::ChallengeSent(id) => {
                (self.chosen, self.is_sent) = (LobbyRow::Challenge(*id), true);
                // A challenge without a link is not found.
                self.linked = Some(*id);
            }
            ClubUpdate::Identity(person) => self.me = person.clone(),
            ClubUpdate::Stalled(stalled) => self.stalled.clone_from(stalled),
            ClubUpdate::GameBegins(id) => {
                // The view was stored for this update, which opens the board, and is not needed
                // after it.
                if let Some(view) = self.games.remove(id) {
                    self.games.clear();
                    return Transition::open(ClubGame::new(
                        view,
                        self.me.clone(),
                        self.opened,
                        self.stalled.clone(),
                        context,
                    ));
                }
            }
        }
        Transition::Stay
    }
}

impl ListScreen for Lobby {
    type Row = LobbyRow;

    fn cursor(&mut self) -> &mut LobbyRow {
        &mut self.chosen
    }

    fn lines<'a>(&'a self, context: &'a AppContext) -> Vec<ListLine<'a, Lobby>> {
        let (view, words) = (&*self.view, &context.words);
        let line = |row, label| {
            let open =
                move |lobby: &mut Lobby, context: &mut AppContext| lobby.open_row(row, context);
            ListLine::<Lobby>::new(row, label).on_open(open)
        };
        let fixed = |row, id| line(row, words.get(id));
        let game =
            |game: &GameLine| line(LobbyRow::Game(game.setup.id), self.game_text(game, words));
        let challenge =
            |of: &ChallengeLine| line(LobbyRow::Challenge(of.id), self.challenge_text(of, words));
        let tournaments = |is_over: bool| {
            let plans = view.tournaments.iter();
            let plans = plans.filter_map(|id| self.tournaments.get(id));
            let plans = plans.filter(move |plan| plan.is_over() == is_over);
            plans.map(|plan| {
                let label = super::tournament::lobby_line_text(plan, self.me.id, words);
                line(LobbyRow::Tournament(plan.id), label)
            })
        };
        let is_own = |game: &&GameLine| seat_of(&game.setup.players, self.me.id).is_some();
        let is_open = |line: &&ChallengeLine| {
            let Challenge { to, link, .. } = &line.challenge;
            to.is_none() && link.is_none() || line.from.id == self.me.id
        };
        let is_for_me = |line: &&ChallengeLine| self.is_for_me(line);
        let mut lines: Vec<_> = view.games.iter().filter(is_own).map(game).collect();
        lines.extend(view.challenges.iter().filter(is_for_me).map(challenge));
        lines.extend(tournaments(false));
        lines.push(fixed(LobbyRow::New, "club-new"));
        lines.extend(view.challenges.iter().filter(is_open).map(challenge));
        if self.is_host {
            lines.push(fixed(LobbyRow::CreateTournament, "club-hold"));
            lines.push(fixed(LobbyRow::HostDesk, "club-desk"));
        }
        lines.push(fixed(LobbyRow::Menu, "club-home"));
        lines.push(fixed(LobbyRow::Best, "club-best"));
        lines.extend(view.games.iter().filter(|game| !is_own(game)).map(game));
        let others = view
            .people
            .iter()
            .filter(|line| line.person.id != self.me.id);
        lines.extend(
            others.map(|of| line(LobbyRow::Person(of.person.id), self.person_text(of, words))),
        );
        lines.extend(tournaments(true));
        lines.push(fixed(LobbyRow::Quit, "menu-quit"));
        lines
    }
}

impl Screen for Lobby {
    fn available_keys(&self, _context: &AppContext) -> AvailableKeys {
        if self.shown_link().is_some() {
            return AvailableKeys::of(Section::List, |keys| match keys {
                Keys::ENTER => KeyAvailability::Shown(KeyLabel::Copy),
                Keys::Of(Command::Delete) => KeyAvailability::Shown(KeyLabel::Withdraw),
                _ => KeyAvailability::Off,
            });
        }
        AvailableKeys::of(Section::List, |keys| match keys {
            Keys::UP_DOWN | Keys::ENTER | Keys::Of(Command::Play) => KeyAvailability::Usual,
            Keys::Of(Command::Delete) => match self.chosen_challenge() {
                Some(line) if self.is_for_me(line) => KeyAvailability::Shown(KeyLabel::Decline),
                Some(line) if line.from.id == self.me.id => {
                    KeyAvailability::Shown(KeyLabel::Withdraw)
                }
                _ => KeyAvailability::Off,
            },
            _ => KeyAvailability::Off,
        })
        .for_first_screen()
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        (self.refused, self.is_sent) = (None, false);
        if let Action::Paste(text) = action {
            return self.on_paste(text, context);
        }
        if self.act_on_link(action, context) {
            return Transition::Stay;
        }
        match action {
            Action::Command(Command::Play) => self.open_row(LobbyRow::New, context),
            Action::Command(Command::Delete) => {
                if let Some(line) = self.chosen_challenge() {
                    let is_own = line.from.id == self.me.id;
                    let request = if is_own {
                        VisitorRequest::Withdraw
                    } else {
                        VisitorRequest::Decline
                    };
                    send_to_club(request(line.id), context);
                }
                Transition::Stay
            }
            _ => {
                let chosen = self.chosen_row(&self.lines(context));
                self.chosen = chosen;
                list_line::act(self, action, context, ClickEffect::Chooses)
                    .unwrap_or(Transition::Stay)
            }
        }
    }

    fn on_event(&mut self, event: ScreenEvent<'_>, context: &mut AppContext) -> Transition {
        if let ScreenEvent::Received(event) = event
            && let Some(update) = club_update_of(event)
        {
            return self.on_update(update, context);
        }
        if let ScreenEvent::CameBack = event {
            // Another screen was shown since then, and it has shown the refusal too.
            self.refused = None;
        }
        self.menu.on_event(event, context)
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        let look = ui.look;
        let words = look.words;
        let here = say!(words, "club-here", count = self.view.people.len());
        chrome::draw_title(
            &say!(words, "club-title", club = self.view.club.as_str()),
            &here,
            ui,
        );
        if let Some((line, link)) = self.shown_link() {
            return link::draw_link_panel(&self.page, &line.challenge.terms, link, ui);
        }
        let lines = self.lines(look.context);
        let below = match (self.refused, &self.stalled) {
            (_, Some(stalled)) if self.is_host => {
                let why = Label::from(stalled.why.as_str());
                let text = say!(words, "club-stalled-host", error = why.as_str());
                Some((text, look.theme.warning))
            }
            (_, Some(_)) => Some((words.get("club-stalled"), look.theme.warning)),
            (Some(why), None) => Some((words.get(why.into()), look.theme.warning)),
            (None, None) if self.is_sent => Some((words.get("club-sent"), look.theme.accent)),
            (None, None)
                if self
                    .chosen_challenge()
                    .is_some_and(|line| self.is_at_rated_limit(line)) =>
            {
                let games = self.view.limits.rated_per_pair;
                let text = say!(words, "club-unrated-limit", games = games);
                Some((text, look.theme.dim))
            }
            (None, None) if self.view.load > 0 => Some((words.get("club-load"), look.theme.dim)),
            (None, None) => None,
        };
        let above = self.identity_text(words);
        let mut form = Form {
            widest: MAX_LIST_WIDTH,
            title: words.get("club-lobby"),
            above_height: Form::lines_above(&above, MAX_LIST_WIDTH, ui.body),
            above,
            below: below
                .map(|(text, style)| Line::styled(text, style))
                .into_iter()
                .collect(),
            ..Form::default()
        }
        .with_lines(&lines, self.chosen_row(&lines), ui.body, look);
        for (line, outlined) in lines.iter().zip(&mut form.outlined) {
            outlined.is_news = matches!(line.row, LobbyRow::Challenge(_));
        }
        form.draw(ui);
    }
}
