//! Draws the pages of *Progress* that are tables with a note below: accuracy, openings, themes and
//! series.

use awale_study::{
    catalogue::Wdl,
    insights::{Phase, PhaseScore, SeriesScore},
    openings::OwnGamesScore,
    study::MoveMark,
};

use crate::{
    prelude::*,
    screens::{ResultsPage, ResultsScreen},
};

/// Rows of the note with its frame.
const NOTE_ROWS: u16 = 6;
/// Minimum columns for a number, with the blank before it.
const MIN_NUMBER_WIDTH: usize = 8;
/// The minimum number of columns that stay visible in a narrow window.
const MIN_VISIBLE_COLUMNS: usize = 3;
/// The indexes of the columns that a narrow window hides, in this order: times and points first,
/// then the number of games that a percentage refers to.
const COLUMN_INDEXES_HIDDEN_FIRST: [usize; 2] = [4, 0];
/// Maximum columns that are reserved for a name before any number column is hidden.
const MAX_RESERVED_NAME_WIDTH: usize = 26;

/// The number of shorter forms of the name of a game.
const SHORTER_GAME_NAME_FORM_COUNT: usize = 2;

/// The name of a row in several forms, the longest first.
type RowNameForms = Vec<String>;

/// `name` and the game, with its full name, its brief one or its short one.
fn name_forms_with_game(name: &str, kind: &GameKind, words: &Words) -> RowNameForms {
    let (brief, short) = (words.brief_game_name(kind), words.short_game_name(kind));
    [words.game_name(kind), brief, short]
        .map(|game| format!("{name}  {game}"))
        .into()
}

/// A table with a name at the left of each row, followed by right-aligned numbers.
struct ResultsTable {
    /// The column headings.
    headings: Vec<String>,
    /// The name and the numbers of each row.
    rows: Vec<(RowNameForms, Vec<String>)>,
    /// The note below the table. Without rows, an explanation of what the table will contain.
    note: String,
}

impl ResultsTable {
    /// The widths of the columns in a table of `max_width` columns; 0 for a hidden column. In a
    /// narrow window columns first move closer together, and then the least important ones are
    /// hidden. Names have priority.
    fn column_widths(&self, max_width: usize) -> Vec<usize> {
        let reserved_name_width = self
            .rows
            .iter()
            .map(|(forms, _)| forms[0].width())
            .max()
            .unwrap_or(0)
            .min(MAX_RESERVED_NAME_WIDTH);
        let fits =
            |widths: &[usize]| widths.iter().sum::<usize>() + reserved_name_width <= max_width;
        let usual_widths: Vec<usize> = self
            .headings
            .iter()
            .map(|head| MIN_NUMBER_WIDTH.max(head.width() + 2))
            .collect();
        if fits(&usual_widths) {
            return usual_widths;
        }
        let widest_cell_width = |column: usize| {
            self.rows
                .iter()
                .filter_map(|(_, cells)| cells.get(column))
                .map(|cell| cell.width())
                .max()
        };
        let narrow_widths = self
            .headings
            .iter()
            .enumerate()
            .map(|(column, head)| head.width().max(widest_cell_width(column).unwrap_or(0)) + 2);
        let mut widths: Vec<usize> = narrow_widths.collect();
        for column in COLUMN_INDEXES_HIDDEN_FIRST
            .into_iter()
            .filter(|&column| column < self.headings.len())
        {
            if !fits(&widths)
                && widths.iter().filter(|width| **width > 0).count() > MIN_VISIBLE_COLUMNS
            {
                widths[column] = 0;
            }
        }
        widths
    }
}

/// The message id of the page's name.
pub(crate) const fn page_name_id(page: ResultsPage) -> &'static str {
    match page {
        ResultsPage::Overview => "progress-overview",
        ResultsPage::Scores => "results-title",
        ResultsPage::Accuracy => "insights-accuracy",
        ResultsPage::Openings => "menu-openings",
        ResultsPage::PuzzleThemes => "insights-themes",
        ResultsPage::Series => "insights-series",
    }
}

pub(crate) fn draw(screen: &ResultsScreen, area: Rect, ui: &mut Ui) {
    let DrawContext { theme, words, .. } = ui.look;
    let mut table = page_table(screen, words);
    let left_out_games = screen.left_out_game_count();
    // The page of themes is about puzzles, which do not depend on help in games.
    if left_out_games > 0 && screen.page != ResultsPage::PuzzleThemes {
        let message_values = [("games", left_out_games.into())];
        let filter_key = [("key", Command::Filter)];
        let left_out_text = message_with_keys_and_values(
            "results-helped-left-out",
            &filter_key,
            &message_values,
            ui.look,
        );
        table.note = format!("{left_out_text} {}", table.note);
    }
    let area = area.centered_horizontally(Constraint::Max(chrome::MAX_LIST_WIDTH));
    let [table_area, note_area] = split_vertically(area, [Fill(1), Length(NOTE_ROWS)]);
    let title = words.get(page_name_id(screen.page));
    if table.rows.is_empty() {
        let inner = chrome::draw_text_panel(&title, area, ui);
        let note = if screen.is_counting() {
            words.get("results-counting")
        } else {
            table.note
        };
        return chrome::draw_clipped_text(note, inner, theme.text, ui);
    }
    let panel = chrome::draw_panel(&title, table_area, ui);
    let width = usize::from(panel.width.saturating_sub(3));
    let widths = table.column_widths(width);
    let name_width = width.saturating_sub(widths.iter().sum());
    let all_names_fit = |shortened: &usize| {
        table
            .rows
            .iter()
            .all(|(forms, _)| shortened_form(forms, *shortened).width() <= name_width)
    };
    let form_index = (0..SHORTER_GAME_NAME_FORM_COUNT)
        .find(all_names_fit)
        .unwrap_or(SHORTER_GAME_NAME_FORM_COUNT);
    let heading_line = row_text("", &table.headings, &widths, width);
    ui.buffer
        .set_stringn(panel.x + 2, panel.y, heading_line, width, theme.dim);
    let inner = area_below_headings(panel);
    VisibleListPart::of(screen.line_count(), screen.chosen_index, inner).draw(ui, |place| {
        let (name_forms, cells) = &table.rows[place];
        let name = shortened_form(name_forms, form_index);
        Line::styled(row_text(name, cells, &widths, width), theme.text)
    });
    let inner = chrome::draw_text_panel("", note_area, ui);
    chrome::draw_clipped_text(table.note, inner, theme.text, ui);
}

/// The form of a name after this number of shortening steps, or the shortest form if there are
/// fewer steps.
fn shortened_form(forms: &[String], form_index: usize) -> &str {
    &forms[form_index.min(forms.len() - 1)]
}

/// A row of the table: the name and the right-aligned cells.
fn row_text(name: &str, cells: &[String], widths: &[usize], width: usize) -> String {
    let visible_cells = cells
        .iter()
        .zip(widths.iter().copied())
        .filter(|(_, width)| *width > 0);
    columns::table_line(
        name,
        width.saturating_sub(widths.iter().sum()),
        visible_cells,
    )
}

fn page_table(screen: &ResultsScreen, words: &Words) -> ResultsTable {
    match screen.page {
        ResultsPage::Accuracy => accuracy_table(screen, words),
        ResultsPage::Openings => openings_table(screen, words),
        ResultsPage::PuzzleThemes => themes_table(screen, words),
        ResultsPage::Series | ResultsPage::Scores | ResultsPage::Overview => {
            series_table(screen, words)
        }
    }
}

fn heading_texts(ids: &[&str], words: &Words) -> Vec<String> {
    ids.iter().map(|id| words.get(id)).collect()
}

/// The table of accuracy and time in each phase of the game.
fn accuracy_table(screen: &ResultsScreen, words: &Words) -> ResultsTable {
    let phases = &screen.statistics.insights.phase_scores;
    let mut headings = heading_texts(
        &[
            "insights-moves",
            "insights-accurate",
            "insights-mistakes",
            "insights-blunders",
            "insights-seconds",
        ],
        words,
    );
    // The time of a move is known only in games with clocks.
    if phases.timed_game_count == 0 {
        headings.pop();
    }
    if phases.analyzed_game_count == 0 && phases.timed_game_count == 0 {
        return ResultsTable {
            headings,
            rows: Vec::new(),
            note: words.get("insights-accuracy-none"),
        };
    }
    let phase_scores = Phase::ALL
        .iter()
        .zip(&phases.by_phase)
        .map(|(phase, score)| (phase_name(*phase, words), score));
    let total_score = [(words.get("insights-all"), &phases.all_phases)];
    let rows = phase_scores
        .chain(total_score)
        .map(|(name, score)| {
            let mut cells = phase_cells(score, words);
            cells.truncate(headings.len());
            (vec![name], cells)
        })
        .collect();
    ResultsTable {
        headings,
        rows,
        note: say!(
            words,
            "insights-accuracy-note",
            analysed = phases.analyzed_game_count,
            timed = phases.timed_game_count,
            late = phases.lost_on_time_game_count
        ),
    }
}

fn phase_name(phase: Phase, words: &Words) -> String {
    let seeds_text = |id, seeds: u8| say!(words, id, seeds = u32::from(seeds));
    match phase {
        Phase::Opening => seeds_text("insights-opening", Phase::MAX_MIDDLE_PHASE_SEEDS + 1),
        Phase::Middle => seeds_text("insights-middle", Phase::MAX_END_PHASE_SEEDS + 1),
        Phase::End => seeds_text("insights-end", Phase::MAX_END_PHASE_SEEDS),
    }
}

fn phase_cells(score: &PhaseScore, words: &Words) -> Vec<String> {
    let totals = &score.move_totals;
    // A `-` stands for too few moves: the number of moves is in the column before it, and the note
    // names the minimum.
    let accuracy_text = totals.accuracy().map_or_else(
        || "-".to_owned(),
        |accuracy| words.accuracy_text(Some(accuracy)),
    );
    let seconds_text = score
        .average_move_seconds()
        .map(|seconds| words.decimal(seconds, 1));
    let [mistakes, blunders] =
        [MoveMark::Mistake, MoveMark::Blunder].map(|mark| totals.count(mark).to_string());
    vec![
        totals.undecided_move_count().to_string(),
        accuracy_text,
        mistakes,
        blunders,
        seconds_text.unwrap_or_default(),
    ]
}

fn percent_text(percent: &str, words: &Words) -> String {
    say!(words, "results-share", percent)
}

/// The table of results by opening moves.
fn openings_table(screen: &ResultsScreen, words: &Words) -> ResultsTable {
    let openings = &screen.statistics.insights.opening_scores;
    let headings = heading_texts(&SCORE_HEADING_IDS, words);
    let opening_row = |opening: &awale_study::insights::OpeningScore| {
        let moves: Vec<AnyMove> = opening.moves.iter().copied().map(AnyMove::Pit).collect();
        let name = name_forms_with_game(
            &words.line_text(&moves),
            &GameKind::Awale(opening.variant.clone()),
            words,
        );
        (name, score_cells(opening.score, words))
    };
    let note_id = if openings.is_empty() {
        "insights-openings-none"
    } else {
        "insights-openings-note"
    };
    ResultsTable {
        headings,
        rows: openings.iter().map(opening_row).collect(),
        note: words.get(note_id),
    }
}

const SCORE_HEADING_IDS: [&str; 5] = [
    "openings-games",
    "result-letter-win",
    "result-letter-draw",
    "result-letter-loss",
    "results-percent",
];

fn score_cells(score: OwnGamesScore, words: &Words) -> Vec<String> {
    let game_counts =
        [score.game_count(), score.won, score.drawn, score.lost].map(|count| count.to_string());
    let points_percent_text = score
        .points_percent()
        .map(|share| percent_text(&share.to_string(), words))
        .unwrap_or_default();
    game_counts
        .into_iter()
        .chain([points_percent_text])
        .collect()
}

/// The table of missed puzzles by theme.
fn themes_table(screen: &ResultsScreen, words: &Words) -> ResultsTable {
    let headings = heading_texts(
        &["insights-tried", "insights-missed", "insights-share"],
        words,
    );
    let theme_row = |score: &awale_study::insights::MotifScore| {
        let missed_percent_text = percent_text(&score.missed_percent().to_string(), words);
        (
            vec![words.motif_name(score.motif)],
            vec![
                score.tried_puzzle_count.to_string(),
                score.missed_puzzle_count.to_string(),
                missed_percent_text,
            ],
        )
    };
    let rows: Vec<_> = screen.theme_scores.iter().map(theme_row).collect();
    let note_id = if rows.is_empty() {
        "insights-themes-none"
    } else {
        "insights-themes-note"
    };
    ResultsTable {
        headings,
        rows,
        note: words.get(note_id),
    }
}

/// The table of series of several games.
fn series_table(screen: &ResultsScreen, words: &Words) -> ResultsTable {
    let headings = heading_texts(
        &["insights-best-of", "insights-score", "insights-outcome"],
        words,
    );
    let series_row = |score: &SeriesScore| {
        let opponent_text = words.participant_text(&score.opponent);
        let name_forms = name_forms_with_game(&opponent_text, &score.kind, words);
        let outcome_text = words.get(match score.outcome() {
            Some(Wdl::Win) => "value-won",
            Some(Wdl::Draw) => "value-drawn",
            Some(Wdl::Loss) => "value-lost",
            None => "insights-goes-on",
        });
        (
            name_forms,
            vec![
                score.series.best_of.to_string(),
                words.series_points(score),
                outcome_text,
            ],
        )
    };
    let rows: Vec<_> = screen
        .statistics
        .insights
        .series_scores
        .iter()
        .map(series_row)
        .collect();
    let note_id = if rows.is_empty() {
        words.get("insights-series-none")
    } else {
        String::new()
    };
    ResultsTable {
        headings,
        rows,
        note: note_id,
    }
}
