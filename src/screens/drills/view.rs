//! Choosing a drill of the sowing trainer, and the best rounds.

use crate::app::{Look, Ui};
use ratatui::text::{Line, Span};

use crate::screens::{DrillRound, DrillRow, DrillsScreen};
use crate::catalogue::{AnyGame, Kind, Variant};
use crate::drill::{Drill, DrillQuestion, DrillTask, Lap};
use crate::keys::Section;

use crate::widgets::beside;
use crate::widgets::beside::Beside;
use crate::widgets::chrome;
use crate::widgets::footer::usual_footer;
use crate::widgets::list_screen::ListScreen;

/// The column of the values of the list.
const VALUES: usize = 44;
/// The parts of the screen.
const SCREEN: ListScreen = ListScreen { widest: 72, above: 4, rows: DrillRow::ALL.len(), below: 2 };

pub(crate) fn draw(screen: &DrillsScreen, ui: &mut Ui<'_>) {
    let look = ui.look;
    let (theme, words) = (look.theme, look.words);
    let title = words.get("drills-title");
    let game = chrome::game_name(&Kind::Awale(screen.variant.clone()), &title, ui);
    chrome::draw_title(&title, &game, ui);
    chrome::draw_keys(&usual_footer(Section::Drills, look), ui);
    let places = SCREEN.places(ui.body);
    chrome::panel(&title, places.panel, ui);
    chrome::clipped_text(&words.get("drills-about"), places.above, theme.text, ui);
    let lines = places.lines(&DrillRow::ALL, &screen.row);
    lines.draw(ui, |place, chosen| {
        let style = if chosen { theme.selection } else { theme.text };
        Line::from(Span::styled(row_words(DrillRow::ALL[place], screen, look), style))
    });
    let (told, style) = if screen.found_none {
        (words.get("drills-none"), theme.warning)
    } else {
        (words.get("drills-score"), theme.dim)
    };
    chrome::clipped_text(&told, places.below, style, ui);
    if let Some(area) = places.beside {
        let drill = match screen.row {
            DrillRow::Drill(drill) => drill,
            DrillRow::Level => Drill::ALL[0],
        };
        if let Some(beside) = beside(&screen.variant, drill, screen.lap, look) {
            beside::draw(&beside, area, ui);
        }
    }
}

/// The number that makes the example of a drill: always the same.
const EXAMPLE: u64 = 1;

/// A question of a drill, as an example; `None` where the game has too few seeds for one.
pub(crate) fn beside(variant: &Variant, drill: Drill, lap: Lap, look: Look<'_>) -> Option<Beside> {
    let task = DrillTask::new(drill, lap, &variant.rules, EXAMPLE)?;
    let words = look.words;
    let text = words.with("drills-example", &[("question", question(task.asked, look).into())]);
    let (position, kind) = (AnyGame::Awale(task.position), Kind::Awale(variant.clone()));
    let asked = match task.asked {
        DrillQuestion::Last(pit) | DrillQuestion::Seeds(pit) => Some(pit),
        DrillQuestion::Capturer | DrillQuestion::Danger => None,
    };
    Some(Beside { asked, ..Beside::at(position, kind, words.get(drill_word(drill)), text, look) })
}

/// The id of the words of a drill.
pub(crate) const fn drill_word(drill: Drill) -> &'static str {
    match drill {
        Drill::Last => "drill-last",
        Drill::Captures => "drill-captures",
        Drill::Danger => "drill-danger",
    }
}

/// What is asked.
pub(crate) fn question(asked: DrillQuestion, look: Look<'_>) -> String {
    let words = look.words;
    match asked {
        DrillQuestion::Last(pit) => words.with("drill-ask-last", &[("pit", pit.to_string().into())]),
        DrillQuestion::Capturer => words.get("drill-ask-capturer"),
        DrillQuestion::Seeds(pit) => words.with("drill-ask-seeds", &[("pit", pit.to_string().into())]),
        DrillQuestion::Danger => words.get("drill-ask-danger"),
    }
}

/// The id of the words of a level.
const fn lap_word(lap: Lap) -> &'static str {
    match lap {
        Lap::Near => "drill-near",
        Lap::Far => "drill-far",
        Lap::Round => "drill-round",
    }
}

fn row_words(row: DrillRow, screen: &DrillsScreen, look: Look<'_>) -> String {
    let words = look.words;
    match row {
        DrillRow::Drill(drill) => {
            let (name, id) = (words.get(drill_word(drill)), screen.variant.id.as_str());
            let best = look.context.progress.practice().best(id, &DrillRound::name(drill, screen.lap));
            let best = if best > 0 { words.with("drills-best", &[("score", best.into())]) } else { String::new() };
            format!("{name:VALUES$}{best}")
        }
        DrillRow::Level => {
            let level = words.get(lap_word(screen.lap));
            let told = words.with("drills-level", &[("number", screen.lap.number().into()), ("name", level.into())]);
            chrome::between_arrows(&told, look)
        }
    }
}
