//! The list of the best players, and the table of a tournament. A player joins a tournament here,
//! and a host begins it.

use std::sync::Arc;

use awale_app::app::{
    Action, AppContext, Click, Effect, Offer, Offers, Screen, ScreenEvent, Transition, Ui,
    list_step,
};
use awale_app::keys::{Command, KeyLabel, Keys, Section};
use awale_app::widgets::chrome;
use awale_app::widgets::form::Form;
use awale_study::words::Words;
use awale_words::say;
use ratatui::text::{Line, Text};

use crate::club::protocol::{HostCommand, Person, PersonId, Refusal, Request, Update};
use crate::club::tournament::{Format, TournamentId};
use crate::club::view::{LobbyView, TableView, TournamentLine};
use crate::names::Name;
use crate::store::words::kind_of_id;

use super::{send, update_of};

const MAX_WIDTH: u16 = 64;

#[derive(Debug)]
enum Contents {
    Best(Arc<LobbyView>),
    Table(Arc<TableView>),
}

#[derive(Debug)]
pub struct Standings {
    contents: Contents,
    me: Person,
    is_host: bool,
    refused: Option<Refusal>,
    chosen: usize,
}

pub(super) fn format(format: Format, words: &Words) -> String {
    match format {
        Format::RoundRobin => words.get("club-round-robin"),
        Format::Swiss(rounds) => say!(words, "club-swiss", rounds = rounds),
    }
}

/// Returns the line of the lobby for a tournament.
pub(super) fn line(line: &TournamentLine, me: PersonId, words: &Words) -> String {
    let format = format(line.format, words);
    let id = match line.round {
        _ if line.is_over => "club-tournament-over",
        Some(_) => "club-tournament-on",
        None if line.joined.contains(&me) => "club-tournament-joined",
        None => "club-tournament-open",
    };
    let round = line.round.map_or(0, |round| round + 1);
    let (name, people) = (line.name.as_str(), line.joined.len());
    say!(
        words,
        id,
        name = name,
        format = format,
        people = people,
        round = round
    )
}

/// Formats the rank and the name at the beginning of a line.
fn ranked_name(place: usize, name: &Name) -> String {
    format!("{:>3}. {:16}", place + 1, name.as_str())
}

impl Standings {
    /// Makes the list of the best players of each variant.
    #[must_use]
    pub fn best(view: Arc<LobbyView>, me: Person) -> Standings {
        Standings {
            contents: Contents::Best(view),
            me,
            is_host: false,
            refused: None,
            chosen: 0,
        }
    }

    /// Makes the table of a tournament.
    #[must_use]
    pub fn of(view: Arc<TableView>, me: Person, is_host: bool) -> Standings {
        Standings {
            contents: Contents::Table(view),
            me,
            is_host,
            refused: None,
            chosen: 0,
        }
    }

    /// Returns the tournament if this visitor is a host and can begin it.
    fn startable(&self) -> Option<TournamentId> {
        match &self.contents {
            Contents::Table(view) if self.is_host && view.line.round.is_none() => {
                Some(view.line.id)
            }
            _ => None,
        }
    }

    fn rows(&self, words: &Words) -> Vec<String> {
        match &self.contents {
            Contents::Best(view) => {
                let mut rows = Vec::new();
                for (variant, best) in &view.best {
                    let kind = kind_of_id(variant);
                    rows.push(kind.map_or_else(|| variant.clone(), |kind| words.game_name(&kind)));
                    let line = |(place, (name, rating, margin)): (usize, &(Name, u32, u32))| {
                        format!("{} {rating} ± {margin}", ranked_name(place, name))
                    };
                    rows.extend(best.iter().enumerate().map(line));
                }
                rows
            }
            Contents::Table(view) => {
                let halves = |count: &u32| words.half_points(*count as usize);
                let row =
                    |(place, (name, points, tie_break, games)): (usize, &(Name, u32, u32, u32))| {
                        format!(
                            "{} {:>5} {:>5} {games:>3}",
                            ranked_name(place, name),
                            halves(points),
                            halves(tie_break)
                        )
                    };
                view.rows.iter().enumerate().map(row).collect()
            }
        }
    }
}

impl Screen for Standings {
    fn section(&self) -> Section {
        Section::List
    }

    fn offers(&self, _context: &AppContext) -> Offers {
        Offers::of(Section::List, |keys| match keys {
            Keys::UP_DOWN | Keys::ENTER => Offer::Usual,
            Keys::Of(Command::Play) if self.startable().is_some() => Offer::Shown(KeyLabel::Begin),
            _ => Offer::Off,
        })
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        self.refused = None;
        if let (Action::Command(Command::Play), Some(id)) = (action, self.startable()) {
            context
                .effects
                .push(Effect::HostMessage(Arc::new(HostCommand::Start(id))));
            return Transition::Stay;
        }
        if *action == Action::Confirm
            && let Contents::Table(view) = &self.contents
        {
            send(Request::Join(view.line.id), context);
            return Transition::Stay;
        }
        let count = self.rows(&context.words).len();
        match list_step(action, &mut self.chosen, count, Click::Chooses) {
            Some(_) => Transition::Stay,
            None => Transition::on_back(action),
        }
    }

    fn on_event(&mut self, event: ScreenEvent<'_>, _context: &mut AppContext) -> Transition {
        let ScreenEvent::Received(event) = event else {
            return Transition::Stay;
        };
        match (update_of(event), &mut self.contents) {
            (Some(Update::Table(view)), Contents::Table(old)) if view.line.id == old.line.id => {
                *old = Arc::clone(view);
            }
            (Some(Update::Refused(why)), Contents::Table(_)) => self.refused = Some(*why),
            (Some(Update::Lobby(view)), Contents::Best(old)) => *old = Arc::clone(view),
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        let look = ui.look;
        let words = look.words;
        let (title, above) = match &self.contents {
            Contents::Best(view) if view.best.is_empty() => {
                (words.get("club-best"), words.get("club-best-none"))
            }
            Contents::Best(_) => (words.get("club-best"), words.get("club-best-about")),
            Contents::Table(view) => {
                let mut about = line(&view.line, self.me.id, words);
                if view.line.round.is_none() {
                    about = format!("{about}\n{}", words.get("club-tournament-join"));
                }
                (view.line.name.clone(), about)
            }
        };
        chrome::draw_title(&title, "", ui);
        let below = if let Some(why) = self.refused {
            vec![Line::styled(
                words.get(why.message_id()),
                look.theme.warning,
            )]
        } else if let Contents::Table(view) = &self.contents {
            let pair = |(south, north, _, points): &(Name, Name, _, Option<(u32, u32)>)| {
                let points = points.map(|(south, north)| {
                    format!(
                        "{} - {}",
                        words.half_points(south as usize),
                        words.half_points(north as usize)
                    )
                });
                Line::from(format!("{south} – {north}  {}", points.unwrap_or_default()))
            };
            view.pairs.iter().map(pair).collect()
        } else {
            Vec::new()
        };
        let above = Text::from(above);
        Form {
            widest: MAX_WIDTH,
            title,
            above_height: Form::lines_above(&above, MAX_WIDTH, ui.body),
            above,
            rows: self.rows(words).into_iter().map(Line::from).collect(),
            chosen: self.chosen,
            below,
            ..Form::default()
        }
        .draw(ui);
    }
}
