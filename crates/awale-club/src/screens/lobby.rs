//! The lobby: people, challenges, games and tournaments. A session begins here. One of the lines
//! opens the menu of the program.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use awale_app::app::{
    Action, AppContext, Click, ListStep, Offer, Offers, RowOutline, Screen, ScreenEvent,
    Transition, Ui, list_step,
};
use awale_app::keys::{Command, KeyLabel, Keys, Section};
use awale_app::widgets::chrome;
use awale_app::widgets::form::Form;
use awale_study::words::Words;
use awale_tui::screens::Menu;
use awale_words::say;
use awale_words::text::Label;
use ratatui::text::{Line, Text};

use crate::club::protocol::{
    Challenge, ChallengeId, GameId, GameRequest, GuestReason, Link, Person, PersonId, Refusal,
    Request, Stalled, Terms, Update,
};
use crate::club::tournament::{TournamentId, TournamentPlan};
use crate::club::view::{ChallengeLine, GameLine, GameView, LobbyView};

use crate::public_url::{PublicUrl, shared_text};

use super::{
    ChallengeForm, ClubGame, HostDesk, Ratings, TournamentForm, TournamentScreen, link, send,
    terms, update_of,
};

/// Maximum width of the list, in columns.
const MAX_WIDTH: u16 = 76;
/// Time without a key press after which a person is shown as idle.
const IDLE: Duration = Duration::from_secs(120);

/// A line of the lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// A game of this visitor.
    Own(GameId),
    Challenge(ChallengeId),
    New,
    /// A game of other people.
    Watch(GameId),
    Tournament(TournamentId),
    Person(PersonId),
    /// Opens the menu of the program, as without a club.
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
    /// The code of the link that this visitor has opened.
    code: Option<String>,
    /// The challenge whose link is shown instead of the list.
    linked: Option<ChallengeId>,
    /// Handles the events for the first screen of a session. In the program `awale`, that is the
    /// menu.
    menu: Menu,
    view: Arc<LobbyView>,
    games: BTreeMap<GameId, Arc<GameView>>,
    tournaments: BTreeMap<TournamentId, Arc<TournamentPlan>>,
    chosen: Row,
    refused: Option<Refusal>,
    /// Whether the chosen challenge has just been sent.
    is_sent: bool,
    /// The reason for which the visitor is a guest.
    guest: Option<GuestReason>,
    /// Details about failing writes; `None` if writes succeed.
    stalled: Option<Arc<Stalled>>,
}

impl Lobby {
    /// Makes the lobby for the person `me`. `opened` is the time at which the club was opened.
    #[must_use]
    pub fn new(me: Person, is_host: bool, opened: Instant, page: PublicUrl) -> Lobby {
        Lobby {
            me,
            is_host,
            opened,
            page,
            code: None,
            linked: None,
            menu: Menu::default(),
            view: Arc::default(),
            games: BTreeMap::new(),
            tournaments: BTreeMap::new(),
            chosen: Row::New,
            refused: None,
            is_sent: false,
            guest: None,
            stalled: None,
        }
    }

    /// Sets the reason for which the visitor is a guest.
    #[must_use]
    pub fn for_guest(mut self, reason: Option<GuestReason>) -> Lobby {
        self.guest = reason;
        self
    }

    /// Returns the visitor's name, with the reason if the visitor is a guest.
    fn identity(&self, words: &Words) -> Text<'static> {
        let name = say!(words, "club-you-are", name = self.me.name.as_str());
        match self.guest {
            Some(reason) => Text::from(format!("{name} {}", words.get(reason.message_id()))),
            None => Text::from(name),
        }
    }

    /// Returns the lines in their order.
    #[must_use]
    pub fn rows(&self) -> Vec<Row> {
        let is_own = |game: &&GameLine| {
            game.players.south.id == self.me.id || game.players.north.id == self.me.id
        };
        let is_mine = |challenge: &&ChallengeLine| self.is_for_me(challenge);
        let challenges = || self.view.challenges.iter();
        let mut rows: Vec<Row> = self
            .view
            .games
            .iter()
            .filter(is_own)
            .map(|game| Row::Own(game.id))
            .collect();
        rows.extend(
            challenges()
                .filter(is_mine)
                .map(|challenge| Row::Challenge(challenge.id)),
        );
        // Tournaments and forms are above the lists of games and people, which can be long.
        rows.extend(self.tournaments(false));
        rows.push(Row::New);
        let is_open = |line: &&ChallengeLine| {
            let Challenge { to, link, .. } = &line.challenge;
            to.is_none() && link.is_none() || line.from.id == self.me.id
        };
        rows.extend(
            challenges()
                .filter(is_open)
                .map(|challenge| Row::Challenge(challenge.id)),
        );
        if self.is_host {
            rows.extend([Row::CreateTournament, Row::HostDesk]);
        }
        rows.extend([Row::Menu, Row::Best]);
        rows.extend(
            self.view
                .games
                .iter()
                .filter(|game| !is_own(game))
                .map(|game| Row::Watch(game.id)),
        );
        rows.extend(
            self.view
                .people
                .iter()
                .filter(|line| line.person.id != self.me.id)
                .map(|line| Row::Person(line.person.id)),
        );
        rows.extend(self.tournaments(true));
        rows.push(Row::Quit);
        rows
    }

    /// Returns the lines of the tournaments that are over, or of the others.
    fn tournaments(&self, over: bool) -> impl Iterator<Item = Row> {
        let listed = self.view.tournaments.iter();
        let plans = listed.filter_map(|id| self.tournaments.get(id));
        plans
            .filter(move |plan| plan.is_over() == over)
            .map(|plan| Row::Tournament(plan.id))
    }

    /// Returns the line with the cursor. The cursor moves to `New` if its line has disappeared.
    #[must_use]
    pub fn chosen(&self) -> Row {
        if self.rows().contains(&self.chosen) {
            self.chosen
        } else {
            Row::New
        }
    }

    fn chosen_challenge(&self) -> Option<&ChallengeLine> {
        let Row::Challenge(id) = self.chosen() else {
            return None;
        };
        self.view.challenges.iter().find(|line| line.id == id)
    }

    /// Whether the chosen challenge is casual because of the limit of rated games.
    fn is_chosen_rated_out(&self) -> bool {
        self.chosen_challenge().is_some_and(|line| {
            line.challenge.terms.rated && self.view.is_rated_out(self.me.id, line.from.id)
        })
    }

    fn is_for_me(&self, line: &ChallengeLine) -> bool {
        let Challenge { to, link, .. } = &line.challenge;
        let has_code =
            |link: &Link| line.from.id != self.me.id && self.code.as_ref() == Some(&link.code);
        to.as_ref()
            .is_some_and(|to| to.folded() == self.me.name.folded())
            || link.as_ref().is_some_and(has_code)
    }

    /// Returns the link that is shown instead of the list, with its challenge.
    fn shown_link(&self) -> Option<(&ChallengeLine, &Link)> {
        let mut challenges = self.view.challenges.iter();
        let line = challenges.find(|line| Some(line.id) == self.linked)?;
        Some((line, line.challenge.link.as_ref()?))
    }

    /// Handles a pasted text: a link of the club, or a position or a game.
    fn paste(&mut self, text: &str, context: &mut AppContext) -> Transition {
        if let Some(code) = Link::code_in(text) {
            self.code = Some(code.clone());
            send(Request::Redeem(code), context);
            return Transition::Stay;
        }
        let shared = shared_text(text).unwrap_or_else(|| text.to_owned());
        self.menu.act(&Action::Paste(shared), context)
    }

    /// Handles an action while a link is shown: Enter copies it.
    fn act_on_link(&mut self, action: &Action, context: &mut AppContext) -> bool {
        let Some((line, link)) = self.shown_link() else {
            return false;
        };
        match action {
            Action::Confirm => context.copy(link::address(&self.page, link)),
            Action::Command(Command::Delete) => send(Request::Withdraw(line.id), context),
            Action::Back => self.linked = None,
            _ => {}
        }
        true
    }

    fn open(&mut self, row: Row, context: &mut AppContext) -> Transition {
        match row {
            Row::Own(id) | Row::Watch(id) => send(Request::Game(id, GameRequest::Watch), context),
            Row::Challenge(id) => {
                let line = self.view.challenges.iter().find(|line| line.id == id);
                let link = line.and_then(|line| line.challenge.link.clone());
                let is_own = line.is_some_and(|line| line.from.id == self.me.id);
                let request = match link {
                    Some(_) if is_own => {
                        self.linked = Some(id);
                        return Transition::Stay;
                    }
                    Some(link) => Request::Redeem(link.code),
                    None if is_own => Request::Withdraw(id),
                    None => Request::Accept(id),
                };
                send(request, context);
            }
            Row::New => {
                return Transition::open(ChallengeForm::new(None, &self.me, &self.view, context));
            }
            Row::Person(id) => {
                let person = self.view.people.iter().find(|line| line.person.id == id);
                let to = person.map(|line| &line.person);
                return Transition::open(ChallengeForm::new(to, &self.me, &self.view, context));
            }
            Row::Tournament(id) => {
                let plan = self.tournaments.get(&id).cloned();
                return Transition::open_any(plan.map(|plan| {
                    let lobby = Arc::clone(&self.view);
                    TournamentScreen::new(plan, self.me.clone(), self.is_host, lobby)
                }));
            }
            Row::Menu => return Transition::open(Menu::default()),
            Row::CreateTournament => return Transition::open(TournamentForm::new(context)),
            Row::HostDesk => return Transition::open(HostDesk::new(Arc::clone(&self.view))),
            Row::Best => {
                return Transition::open(Ratings::new(Arc::clone(&self.view)));
            }
            Row::Quit => return Transition::Quit,
        }
        Transition::Stay
    }

    fn line(&self, row: Row, words: &Words) -> String {
        match row {
            Row::Own(id) => self.game(id).map_or_else(String::new, |game| {
                let is_south = game.players.south.id == self.me.id;
                let other = if is_south {
                    &game.players.north.name
                } else {
                    &game.players.south.name
                };
                let is_turn = game
                    .to_move
                    .is_some_and(|seat| game.players[seat].id == self.me.id);
                let id = if is_turn {
                    "club-your-move"
                } else {
                    "club-your-game"
                };
                let what = terms::game(&game.terms, words);
                say!(words, id, name = other.as_str(), game = what)
            }),
            Row::Watch(id) => self.game(id).map_or_else(String::new, |game| {
                let (south, north) = (
                    game.players.south.name.as_str(),
                    game.players.north.name.as_str(),
                );
                let what = terms::game(&game.terms, words);
                say!(
                    words,
                    "club-watch",
                    south = south,
                    north = north,
                    game = what
                )
            }),
            Row::Challenge(id) => {
                let line = self.view.challenges.iter().find(|line| line.id == id);
                line.map_or_else(String::new, |line| self.challenge(line, words))
            }
            Row::Person(id) => self
                .view
                .people
                .iter()
                .find(|line| line.person.id == id)
                .map_or_else(String::new, |line| {
                    let idle = self.opened.elapsed().saturating_sub(line.seen);
                    let minutes = if idle < IDLE { 0 } else { idle.as_secs() / 60 };
                    let name = terms::rated_name(line.person.name.as_str(), line.rating);
                    say!(
                        words,
                        "club-person",
                        name = name,
                        does = terms::activity(line, minutes, words)
                    )
                }),
            Row::Tournament(id) => {
                let plan = self.tournaments.get(&id);
                plan.map_or_else(String::new, |plan| {
                    super::tournament::line(plan, self.me.id, words)
                })
            }
            Row::New => words.get("club-new"),
            Row::Menu => words.get("club-home"),
            Row::CreateTournament => words.get("club-hold"),
            Row::HostDesk => words.get("club-desk"),
            Row::Best => words.get("club-best"),
            Row::Quit => words.get("menu-quit"),
        }
    }

    fn game(&self, id: GameId) -> Option<&GameLine> {
        self.view.games.iter().find(|game| game.id == id)
    }

    fn challenge(&self, line: &ChallengeLine, words: &Words) -> String {
        let name = terms::rated_name(line.from.name.as_str(), line.rating);
        let mut game = terms::offer(&line.challenge.terms, words);
        if line.challenge.terms.rated && self.view.is_rated_out(self.me.id, line.from.id) {
            let casual = Terms {
                rated: false,
                ..line.challenge.terms.clone()
            };
            game = terms::offer(&casual, words);
        }
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
    fn on_update(&mut self, update: &Update, context: &mut AppContext) -> Transition {
        match update {
            Update::Lobby(view) => self.view = Arc::clone(view),
            Update::Game(view) => drop(self.games.insert(view.setup.id, Arc::clone(view))),
            Update::Tournament(plan) => {
                self.tournaments.insert(plan.id, Arc::clone(plan));
            }
            Update::Class(_) => {}
            Update::Refused(why) => self.refused = Some(*why),
            Update::Sent(id) => {
                (self.chosen, self.is_sent) = (Row::Challenge(*id), true);
                // A challenge without a link is not found.
                self.linked = Some(*id);
            }
            Update::Identity(person) => self.me = person.clone(),
            Update::Stalled(stalled) => self.stalled.clone_from(stalled),
            Update::Begins(id) => {
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

impl Screen for Lobby {
    fn section(&self) -> Section {
        Section::List
    }

    fn offers(&self, _context: &AppContext) -> Offers {
        if self.shown_link().is_some() {
            return Offers::of(Section::List, |keys| match keys {
                Keys::ENTER => Offer::Shown(KeyLabel::Copy),
                Keys::Of(Command::Delete) => Offer::Shown(KeyLabel::Withdraw),
                _ => Offer::Off,
            });
        }
        Offers::of(Section::List, |keys| match keys {
            Keys::UP_DOWN | Keys::ENTER | Keys::Of(Command::Play) => Offer::Usual,
            Keys::Of(Command::Delete) => match self.chosen_challenge() {
                Some(line) if self.is_for_me(line) => Offer::Shown(KeyLabel::Decline),
                Some(line) if line.from.id == self.me.id => Offer::Shown(KeyLabel::Withdraw),
                _ => Offer::Off,
            },
            _ => Offer::Off,
        })
        .on_first_screen()
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        (self.refused, self.is_sent) = (None, false);
        if let Action::Paste(text) = action {
            return self.paste(text, context);
        }
        if self.act_on_link(action, context) {
            return Transition::Stay;
        }
        let rows = self.rows();
        let chosen = self.chosen();
        let mut place = rows.iter().position(|&row| row == chosen).unwrap_or(0);
        match action {
            Action::Command(Command::Play) => return self.open(Row::New, context),
            Action::Command(Command::Delete) => {
                if let Row::Challenge(id) = chosen {
                    let is_own = self
                        .view
                        .challenges
                        .iter()
                        .any(|line| line.id == id && line.from.id == self.me.id);
                    send(
                        if is_own {
                            Request::Withdraw(id)
                        } else {
                            Request::Decline(id)
                        },
                        context,
                    );
                }
                return Transition::Stay;
            }
            _ => {}
        }
        let step = list_step(action, &mut place, rows.len(), Click::Chooses);
        self.chosen = rows[place];
        match step {
            Some(ListStep::Confirm) => self.open(self.chosen, context),
            _ => Transition::Stay,
        }
    }

    fn on_event(&mut self, event: ScreenEvent<'_>, context: &mut AppContext) -> Transition {
        if let ScreenEvent::Received(event) = event
            && let Some(update) = update_of(event)
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
            return link::draw(&self.page, &line.challenge.terms, link, ui);
        }
        let rows = self.rows();
        let chosen = rows
            .iter()
            .position(|&row| row == self.chosen())
            .unwrap_or(0);
        let texts: Vec<String> = rows.iter().map(|&row| self.line(row, words)).collect();
        let outlined = rows.iter().zip(&texts).enumerate();
        let outlined = outlined.map(|(place, (row, text))| RowOutline {
            is_news: matches!(row, Row::Challenge(_)),
            ..RowOutline::new(text, place == chosen, Action::OpenRow(place))
        });
        let outlined = outlined.collect();
        let lines = texts.into_iter().map(Line::from).collect();
        let below = match (self.refused, &self.stalled) {
            (_, Some(stalled)) if self.is_host => {
                let why = Label::from(stalled.why.as_str());
                let text = say!(words, "club-stalled-host", error = why.as_str());
                vec![Line::styled(text, look.theme.warning)]
            }
            (_, Some(_)) => {
                vec![Line::styled(words.get("club-stalled"), look.theme.warning)]
            }
            (Some(why), None) => vec![Line::styled(
                words.get(why.message_id()),
                look.theme.warning,
            )],
            (None, None) if self.is_sent => {
                vec![Line::styled(words.get("club-sent"), look.theme.accent)]
            }
            (None, None) if self.is_chosen_rated_out() => {
                let games = self.view.limits.rated_per_pair;
                let text = say!(words, "club-unrated-limit", games = games);
                vec![Line::styled(text, look.theme.dim)]
            }
            (None, None) if self.view.load > 0 => {
                vec![Line::styled(words.get("club-load"), look.theme.dim)]
            }
            (None, None) => Vec::new(),
        };
        let above = self.identity(words);
        Form {
            widest: MAX_WIDTH,
            title: words.get("club-lobby"),
            above_height: Form::lines_above(&above, MAX_WIDTH, ui.body),
            above,
            rows: lines,
            outlined,
            chosen,
            below,
            ..Form::default()
        }
        .draw(ui);
    }
}
