//! The list of the best players of each variant.

use awale_app::app::list_step;

use crate::club::terms::kind_with_id;
use crate::names::Name;

use super::prelude::*;

const MAX_LIST_WIDTH: u16 = 64;

#[derive(Debug)]
pub struct RatingsScreen {
    view: Arc<LobbyView>,
    chosen: usize,
}

/// Formats the rank and the name at the beginning of a line.
pub(super) fn ranked_name(place: usize, name: &Name) -> String {
    format!("{:>3}. {:16}", place + 1, name.as_str())
}

impl RatingsScreen {
    pub const fn new(view: Arc<LobbyView>) -> RatingsScreen {
        RatingsScreen { view, chosen: 0 }
    }

    fn rating_rows(&self, words: &Words) -> Vec<String> {
        let mut rows = Vec::new();
        for (variant, best) in &self.view.best_players {
            let kind = kind_with_id(variant);
            rows.push(kind.map_or_else(|| variant.clone(), |kind| words.game_name(&kind)));
            let line = |(place, (name, rating, margin)): (usize, &(Name, u32, u32))| {
                format!("{} {rating} ± {margin}", ranked_name(place, name))
            };
            rows.extend(best.iter().enumerate().map(line));
        }
        rows
    }
}

impl Screen for RatingsScreen {
    fn available_keys(&self, _context: &AppContext) -> AvailableKeys {
        AvailableKeys::of(Section::List, |keys| match keys {
            Keys::UP_DOWN => KeyAvailability::Usual,
            _ => KeyAvailability::Off,
        })
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        let count = self.rating_rows(&context.words).len();
        match list_step(action, &mut self.chosen, count, ClickEffect::Chooses) {
            Some(_) => Transition::Stay,
            None => Transition::back_if_closing(action),
        }
    }

    fn on_event(&mut self, event: ScreenEvent<'_>, _context: &mut AppContext) -> Transition {
        if let ScreenEvent::Received(event) = event
            && let Some(ClubUpdate::Lobby(view)) = club_update_of(event)
        {
            self.view = Arc::clone(view);
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        let words = ui.look.words;
        let (title, above) = (
            words.get("club-best"),
            words.get(if self.view.best_players.is_empty() {
                "club-best-none"
            } else {
                "club-best-about"
            }),
        );
        chrome::draw_title(&title, "", ui);
        let above = Text::from(above);
        Form {
            widest: MAX_LIST_WIDTH,
            title,
            above_height: Form::lines_above(&above, MAX_LIST_WIDTH, ui.body),
            above,
            rows: self
                .rating_rows(words)
                .into_iter()
                .map(Line::from)
                .collect(),
            chosen: self.chosen,
            ..Form::default()
        }
        .draw(ui);
    }
}
