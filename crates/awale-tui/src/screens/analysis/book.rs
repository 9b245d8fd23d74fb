//! The openings: what the book knows of each move, and how the player's own games went there.

use std::cmp::Ordering;
use std::sync::Arc;

use awale_rules::{PITS, Position};
use awale_study::catalogue::{AnyGame, AnyMove, Kind};
use awale_study::openings::{BookEntry, BookValue, HalfSeeds, OpeningBook, OwnScore};
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use crate::app::{AppContext, CountOrder, Job, JobId, JobNews, Look, Ui};
use crate::board::Caption;
use crate::keys::Command;
use crate::widgets::columns;
use crate::widgets::keyed::keyed_with;
use crate::widgets::list::ListPart;
use crate::widgets::table;
use crate::words::{Sign, Words, say};

use super::AnalysisBoard;
use super::opening::study;

/// A column of the list: the id of its name, and its cells.
type Column = (&'static str, usize);

const COLUMNS: [Column; 6] = [
    ("openings-book", 7),
    ("openings-games", 7),
    ("result-letter-win", 5),
    ("result-letter-draw", 5),
    ("result-letter-loss", 5),
    ("openings-share", 6),
];

/// What is known of the moves of a position.
#[derive(Debug)]
pub struct BookPanel {
    /// What the first moves are worth; none for rules of the user's own.
    pub book: Option<Arc<OpeningBook>>,
    position: Position,
    /// The moves that can be played here, from A to F.
    pub rows: Vec<OpeningRow>,
    /// The job, while own games are being counted.
    job: Option<JobId>,
}

/// A move that can be played in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpeningRow {
    pub mv: AnyMove,
    /// What it is worth to the side that plays it, and what that rests on, as far as the book goes.
    pub entry: Option<BookEntry>,
    /// The player's own games in which it was played here, as they ended for the player.
    pub own: OwnScore,
}

impl OpeningRow {
    /// What the move is worth to the side that plays it.
    #[must_use]
    pub fn value(&self) -> Option<BookValue> {
        self.entry.map(|entry| entry.value)
    }
}

impl BookPanel {
    /// What is known of a position after this many moves. Own games are counted in the background.
    pub fn of(position: Position, ply: usize, context: &mut AppContext) -> BookPanel {
        let book = OpeningBook::built_in(position.rules());
        let entry = |after: &Position| book.as_ref()?.entry(after).map(BookEntry::for_opponent);
        let row = |pit| {
            let entry = position.after(pit).ok().as_ref().and_then(entry);
            OpeningRow {
                mv: AnyMove::Pit(pit),
                entry,
                own: OwnScore::default(),
            }
        };
        let rows: Vec<OpeningRow> = position.moves().map(row).collect();
        let order = CountOrder::Opening { position, ply };
        let job =
            (!rows.is_empty()).then(|| context.start(Job::Count(order, context.games.clone())));
        BookPanel {
            book,
            position,
            rows,
            job,
        }
    }

    /// The same with the own games of `before`, where that is the same position: they stand until
    /// they are counted anew.
    fn with_variants(mut self, before: &BookPanel) -> BookPanel {
        if before.position == self.position {
            self.rows.clone_from(&before.rows);
        }
        self
    }

    /// Whether the book has the move here.
    pub(super) fn knows(&self, mv: AnyMove) -> bool {
        self.rows
            .iter()
            .any(|row| row.mv == mv && row.entry.is_some())
    }

    /// What the best move here is worth; `None` where the book does not have all moves, for another
    /// may be better.
    #[must_use]
    pub fn best(&self) -> Option<BookValue> {
        if !self.book.as_ref()?.is_expanded(&self.position) {
            return None;
        }
        self.rows
            .iter()
            .filter_map(OpeningRow::value)
            .max_by_key(|value| value.rank())
    }

    /// Whether no move here is better than this one, as far as is known.
    #[must_use]
    pub fn is_best(&self, row: &OpeningRow) -> bool {
        let rank = |value: BookValue| value.rank();
        self.best()
            .is_some_and(|best| row.value().map(rank) == Some(best.rank()))
    }

    /// The best move, where it is known.
    pub(super) fn best_move(&self) -> Option<AnyMove> {
        self.rows
            .iter()
            .find(|row| self.is_best(row))
            .map(|row| row.mv)
    }

    /// The player's own games that came here and went on.
    #[must_use]
    pub fn own(&self) -> OwnScore {
        let add = |sum: OwnScore, row: &OpeningRow| sum.plus(row.own);
        self.rows.iter().fold(OwnScore::default(), add)
    }

    /// Own games have been counted, by the column of the pit that was played here.
    pub(super) fn counted(&mut self, job: JobId, news: &JobNews) {
        if self.job.take_if(|counting| *counting == job).is_none() {
            return;
        }
        let JobNews::Opening(own) = news else { return };
        for row in &mut self.rows {
            row.own = row
                .mv
                .pit()
                .map(|pit| own[pit.column()])
                .unwrap_or_default();
        }
    }

    /// Whether own games are being counted.
    #[must_use]
    pub const fn is_counting(&self) -> bool {
        self.job.is_some()
    }

    /// The values by the pits, where the book has any.
    pub(super) fn captions(&self, words: &Words) -> Option<[Caption; PITS]> {
        let mut captions: [Caption; PITS] = std::array::from_fn(|_| Caption::default());
        for row in &self.rows {
            if let (Some(pit), Some(value)) = (row.mv.pit(), row.value()) {
                captions[pit.index()] = seeds(value.lead, words).into();
            }
        }
        self.rows
            .iter()
            .any(|row| row.entry.is_some())
            .then_some(captions)
    }

    /// The moves with their values and own games; a click plays one.
    pub(super) fn draw(&self, chosen: Option<AnyMove>, area: Rect, ui: &mut Ui<'_>) {
        let look = ui.look;
        let (theme, words) = (look.theme, look.words);
        if self.rows.is_empty() {
            ui.buffer.set_stringn(
                area.x + 1,
                area.y,
                words.get("board-over"),
                usize::from(area.width.saturating_sub(1)),
                theme.dim,
            );
            return;
        }
        let heads = COLUMNS.iter().map(|(id, width)| (words.get(id), *width));
        ui.buffer.set_stringn(
            area.x + 2,
            area.y,
            columns::line("", 1, heads),
            usize::from(area.width.saturating_sub(3)),
            theme.dim,
        );
        let below = Rect {
            y: area.y + 1,
            height: area.height.saturating_sub(1),
            ..area
        };
        let place = chosen.and_then(|mv| self.rows.iter().position(|row| row.mv == mv));
        let part = ListPart::of(self.rows.len(), place.unwrap_or(0), below);
        for (number, area) in part.rows() {
            let row = &self.rows[number];
            let style = if self.is_best(row) {
                theme.good
            } else {
                theme.text
            };
            let value = row
                .value()
                .map(|value| seeds(value.lead, words))
                .unwrap_or_default();
            let cells = std::iter::once(value).chain(figures(row.own));
            let text = columns::line(
                &row.mv.to_string(),
                1,
                cells.zip(COLUMNS).map(|(text, (_, width))| (text, width)),
            );
            let is_next = place == Some(number);
            let sign = if is_next {
                look.charset.glyphs().right
            } else {
                " "
            };
            ui.buffer.set_stringn(
                area.x,
                area.y,
                format!("{sign} {text}"),
                area.width.into(),
                style,
            );
            if let Some(pit) = row.mv.pit() {
                ui.click(area, crate::app::Action::Pit(pit));
            }
        }
        part.draw_bar(ui);
    }

    /// What there is to say of a move, and of the player's games or the values, as far as there is
    /// room.
    pub(super) fn remarks(
        &self,
        chosen: Option<AnyMove>,
        room: Rect,
        look: Look<'_>,
    ) -> Vec<(String, Style)> {
        let (theme, words) = (look.theme, look.words);
        let row = chosen
            .or_else(|| self.best_move())
            .and_then(|mv| self.rows.iter().find(|row| row.mv == mv));
        let own = self.own();
        let about_own = (own.played() > 0).then(|| (words.own_games(own), theme.text));
        let about_move = row
            .map(|row| about(row, self, words))
            .filter(|told| !told.is_empty());
        let about_move = about_move.map(|told| (told, theme.accent));
        let about_values = (self.about_values(row, look), theme.dim);
        let mut told: Vec<(String, Style)> = about_move.into_iter().chain(about_own).collect();
        if told.is_empty()
            || told.len() < 2 && about_values.0.width() <= table::room_of_remarks(room.width)
        {
            told.push(about_values);
        }
        told
    }

    fn about_values(&self, row: Option<&OpeningRow>, look: Look<'_>) -> String {
        let words = look.words;
        let side = words.seat(self.position.to_move());
        let Some(book) = &self.book else {
            return words.get("openings-no-book");
        };
        match row.and_then(|row| row.entry) {
            Some(entry) if entry.value.is_proven => {
                let id = match entry.value.lead.cmp(&HalfSeeds::ZERO) {
                    Ordering::Greater => "openings-proven-win",
                    Ordering::Equal => "openings-proven-draw",
                    Ordering::Less => "openings-proven-loss",
                };
                say!(words, id, side = side)
            }
            Some(entry) => {
                let id = if entry.plies == 0 {
                    "openings-value-searched"
                } else {
                    "openings-values"
                };
                let nodes = book.effort().nodes.min(book.effort().full_nodes);
                say!(
                    words,
                    id,
                    side = side,
                    plies = u32::from(entry.plies),
                    nodes = words.number(nodes.into())
                )
            }
            None => keyed_with("openings-beyond", &[("key", Command::Values)], &[], look),
        }
    }
}

impl AnalysisBoard {
    /// Shows or hides the book.
    pub(super) fn switch_book(&mut self, context: &mut AppContext) {
        let is_shown = self.book.is_some();
        self.book = (!is_shown)
            .then(|| self.page(context))
            .flatten()
            .map(Box::new);
        self.panel = if self.book.is_some() {
            super::BoardPanel::More
        } else {
            super::BoardPanel::Lines
        };
        if self.book.is_some() {
            self.help(context);
        }
    }

    /// The board is there for its book: going back leaves it.
    pub(crate) fn keep_book(&mut self) {
        self.began_with_book = self.book.is_some();
    }

    /// Whether going back closes the book and not the board.
    pub(super) const fn closes_book(&self) -> bool {
        self.book.is_some() && !self.began_with_book
    }

    /// What the book has of the place that is shown; nothing of the matches.
    fn page(&self, context: &mut AppContext) -> Option<BookPanel> {
        let node = self.tree.node(self.at);
        Some(BookPanel::of(node.position.awale()?, node.ply, context))
    }

    /// Another place is shown, or the saved games have changed.
    pub(super) fn refresh_book(&mut self, context: &mut AppContext) {
        let Some(before) = &self.book else { return };
        let page = self.page(context).map(|page| page.with_variants(before));
        self.book = page.map(Box::new);
    }

    /// The start of the next variant, where nothing has been played yet.
    pub(super) fn change_variant(&mut self, context: &mut AppContext) {
        let game = &context.sessions[self.session].game;
        let Kind::Awale(variant) = &game.kind else {
            return;
        };
        let is_start = self.tree.node(0).children.is_empty() && game.own_start().is_none();
        let variants = context.settings.variants();
        let place = variants
            .iter()
            .position(|known| known == variant)
            .filter(|_| is_start);
        let Some(next) = place.map(|place| variants[(place + 1) % variants.len()].clone()) else {
            return;
        };
        let (mut game, had_book) = (game.clone(), self.book.is_some());
        game.kind = Kind::Awale(next);
        let start: AnyGame = game.kind.start(game.to_move());
        game.referee = awale_rules::Match::new(start);
        self.rest(context);
        let turned = self.turned;
        let began_with_book = self.began_with_book;
        *self = AnalysisBoard {
            turned,
            began_with_book,
            ..AnalysisBoard::new(study(game, context), context)
        };
        if had_book {
            self.switch_book(context);
        }
    }
}

/// The player's own games with a move: nothing where there are none.
fn figures(own: OwnScore) -> Vec<String> {
    let share = own.percent().map(|percent| percent.to_string());
    let counts = [own.played(), own.won, own.drawn, own.lost];
    let counts = counts.iter().map(|count| {
        if own.played() > 0 {
            count.to_string()
        } else {
            String::new()
        }
    });
    counts.chain([share.unwrap_or_default()]).collect()
}

/// A value in seeds, with its sign.
fn seeds(value: HalfSeeds, words: &Words) -> String {
    words.decimal(value.seeds(), 1, Sign::Both)
}

/// What the book says of a move. Where one of two values is proven, their difference says nothing.
pub fn about(row: &OpeningRow, panel: &BookPanel, words: &Words) -> String {
    let Some(value) = row.value() else {
        return String::new();
    };
    let is_decided = |value: BookValue| value.rank().0 != 0;
    let bests: Vec<String> = panel
        .rows
        .iter()
        .filter(|row| panel.is_best(row))
        .map(|row| row.mv.to_string())
        .collect();
    let best = panel.best();
    let id = match best {
        None => "openings-worth",
        Some(best) if panel.is_best(row) => match (is_decided(best), bests.len() > 1) {
            (true, true) => "openings-best-several-proven",
            (true, false) => "openings-best-proven",
            (false, true) => "openings-best-several",
            (false, false) => "openings-best",
        },
        Some(best) if best.is_proven || value.is_proven => "openings-worse",
        Some(_) => "openings-loses",
    };
    let lost = best.map_or(0, |best| best.lead.centiseeds() - value.lead.centiseeds());
    say!(words, id, move = row.mv.to_string(), value = seeds(value.lead, words), side = words.seat(panel.position.to_move()), seeds = words.tenths_of_seeds(lost), better = bests.first().cloned().unwrap_or_default(), moves = words.list(&bests))
}
