//! A chapter of the course in playing well.

use crate::widgets::chrome;
use crate::app::{Look, Ui};
use awale_rules::{Game, Pit, Refused, Seat};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::screens::{ChapterHint, ChapterScreen, ChapterState, ChapterStep};
use crate::catalogue::{AnyGame, AnyMove, Kind};
use crate::i18n::Words;
use crate::keys::Section;
use crate::strategy::Exercise;
use crate::study::{capture, facts, reasons};

use crate::screens::chapter::end as chapter_end;
use crate::widgets::footer::footer;
use crate::widgets::table;
use crate::widgets::taught;
use crate::widgets::taught::Taught;

/// Facts about a move that stand in two lines.
const TOLD: usize = 2;

pub(crate) fn draw(screen: &ChapterScreen, ui: &mut Ui<'_>) {
    let look = ui.look;
    draw_frame(screen, ui);
    if screen.step == ChapterStep::End {
        return chapter_end::draw(screen, ui);
    }
    let taught = Taught {
        moment: moment(screen),
        title: &place(screen, look),
        text: text(screen, look),
        scrolled: screen.scrolled,
        remarks: remarks(screen, look),
    };
    taught::draw(taught, ui.body, ui);
}

fn moment(screen: &ChapterScreen) -> table::Moment<'_> {
    let moment = taught::moment(&screen.scene, screen.pointed());
    table::Moment { is_open: screen.is_asking(), is_quiz: screen.is_quiz(), ..moment }
}

/// Which position or exercise of how many.
fn place(screen: &ChapterScreen, look: Look<'_>) -> String {
    let chapter = screen.chapter();
    let (id, number, total) = match screen.step {
        ChapterStep::Explained(number) => ("strategy-place", number, chapter.explained.len()),
        ChapterStep::Exercise(number) => ("strategy-exercise", number, chapter.exercises.len()),
        ChapterStep::End => return String::new(),
    };
    let place = look.words.with(id, &[("number", (number + 1).into()), ("total", total.into())]);
    let is_done = screen.exercise().is_some() && screen.is_done(number, look.context);
    if is_done { format!("{place} {}", look.charset.glyphs().done) } else { place }
}

/// What is explained, or the task; once an exercise is solved, why the move is right.
fn text<'a>(screen: &ChapterScreen, look: Look<'a>) -> Vec<Line<'a>> {
    let (words, theme) = (look.words, look.theme);
    let accent = |text: String| Line::from(Span::styled(text, theme.accent));
    if let Some((explained, ..)) = screen.explained() {
        return vec![Line::from(words.get(explained.words))];
    }
    let Some(exercise) = screen.exercise() else { return Vec::new() };
    match screen.state {
        ChapterState::Right(pit) if screen.scene.is_still() => {
            let mut lines = vec![accent(praise(exercise, pit, look)), Line::default()];
            lines.extend(why(exercise, pit, look).map(Line::from));
            lines.extend(also(exercise, pit, look).map(Line::from));
            lines
        }
        _ => vec![accent(words.get(screen.chapter().outline.task)), Line::default(), done(screen, look)],
    }
}

/// Which exercises are solved, one sign for each, and how many.
fn done<'a>(screen: &ChapterScreen, look: Look<'a>) -> Line<'a> {
    let glyphs = look.charset.glyphs();
    let total = screen.chapter().exercises.len();
    let is_done = |exercise: &usize| screen.is_done(*exercise, look.context);
    let signs: String = (0..total).map(|each| if is_done(&each) { glyphs.done } else { glyphs.not_done }).collect();
    let told = [("done", (0..total).filter(is_done).count().into()), ("total", total.into())];
    let told = look.words.with("strategy-exercises-done", &told);
    Line::from(Span::styled(format!("{signs} {told}"), look.theme.dim))
}

/// "Right: D is the best move."
fn praise(exercise: &Exercise, pit: Pit, look: Look<'_>) -> String {
    let id = match exercise.right().as_slice() {
        [_] if exercise.is_proven() => "strategy-right-only",
        [_] => "strategy-right-alone",
        _ if exercise.best().mv == AnyMove::Pit(pit) => "strategy-right-best",
        _ => "strategy-right-too",
    };
    look.words.with(id, &[("move", pit.to_string().into())])
}

/// What a right move does, in facts that hold; nothing of one that only goes on.
fn why(exercise: &Exercise, pit: Pit, look: Look<'_>) -> Option<String> {
    let past = [AnyGame::Awale(exercise.position)];
    let mv = AnyMove::Pit(pit);
    let reasons = if exercise.best().mv == mv { reasons(&past, &exercise.values) } else { facts(&past, mv) };
    let words = look.words;
    let why = words.reasons(&reasons, Seat::South);
    (!reasons.is_empty()).then(|| words.with("strategy-does", &[("move", pit.to_string().into()), ("why", why.into())]))
}

/// The other right moves.
fn also(exercise: &Exercise, pit: Pit, look: Look<'_>) -> Option<String> {
    let others: Vec<String> =
        exercise.right().into_iter().filter(|&other| other != pit).map(|other| other.to_string()).collect();
    let words = look.words;
    (!others.is_empty()).then(|| words.with("strategy-also", &[("moves", words.list(&others).into())]))
}

pub(crate) fn remarks(screen: &ChapterScreen, look: Look<'_>) -> Vec<(String, Style)> {
    let (words, theme) = (look.words, look.theme);
    if !screen.scene.is_still() {
        return Vec::new();
    }
    if let Some((_, position, pit)) = screen.explained() {
        if screen.state == ChapterState::Asked {
            return vec![(words.get("strategy-show"), theme.dim)];
        }
        let done = does("strategy-does", *pit, &[AnyGame::Awale(*position)], TOLD, look);
        let done = done.map_or((words.get("strategy-next"), theme.dim), |done| (done, theme.accent));
        return vec![done];
    }
    let mut lines = Vec::new();
    match screen.state {
        ChapterState::Refused(mv, refusal) => {
            let seat = screen.scene.position().to_move();
            return vec![(words.refusal(seat, mv, &Refused::Illegal(refusal)), theme.warning)];
        }
        ChapterState::Wrong(pit) => return wrong(screen, pit, look),
        ChapterState::Right(_) => return vec![(words.get("strategy-next"), theme.dim)],
        ChapterState::Asked => {}
    }
    match screen.hint {
        Some(ChapterHint::Idea) => lines.push((idea(screen, look), theme.accent)),
        Some(ChapterHint::Move(pit)) => {
            lines.push((words.with("strategy-hint-move", &[("move", pit.to_string().into())]), theme.accent));
        }
        None => {}
    }
    if look.context.settings.preview
        && screen.hint.is_some()
        && let Some(chosen) = screen.pointed()
    {
        lines.push((words.preview(screen.scene.position(), chosen), theme.text));
    }
    lines
}

/// What a wrong move gives away, and what North does with it.
fn wrong(screen: &ChapterScreen, pit: Pit, look: Look<'_>) -> Vec<(String, Style)> {
    let (words, theme) = (look.words, look.theme);
    let Some((exercise, value)) = screen.exercise().and_then(|exercise| Some((exercise, exercise.value(pit)?))) else {
        return Vec::new();
    };
    let gift = words.gift(exercise.best().score, value.score);
    let told = words.with("strategy-wrong", &[("move", pit.to_string().into()), ("gift", gift.into())]);
    let past = screen.scene.game.referee.past();
    let answer = value.line.get(1).and_then(|mv| mv.pit()).filter(|_| past.len() > 2).map(|answer| {
        let does = does("strategy-answer-does", answer, &past[..2], 1, look);
        does.unwrap_or_else(|| words.with("strategy-answer", &[("move", answer.to_string().into())]))
    });
    // What both take stands before the answer, in its line.
    let shown: Vec<String> = takes(exercise, pit, words).into_iter().chain(answer).collect();
    let shown = (!shown.is_empty()).then(|| (shown.join(" "), theme.text));
    [(told, theme.warning)].into_iter().chain(shown).collect()
}

/// What a wrong move and the best one take, where both capture and the best one captures more: "E takes 3; B takes 7."
fn takes(exercise: &Exercise, pit: Pit, words: &Words) -> Option<String> {
    let best = exercise.best().mv.pit()?;
    let [taken, most] = [pit, best].map(|pit| capture(&exercise.position, pit).map_or(0, |capture| capture.seeds));
    let told = [
        ("move", pit.to_string().into()),
        ("taken", taken.into()),
        ("best", best.to_string().into()),
        ("most", most.into()),
    ];
    (0 < taken && taken < most).then(|| words.with("strategy-takes", &told))
}

/// What a move does by itself in the last of the positions `past`: so many facts at most, the plainest first.
fn does(id: &str, pit: Pit, past: &[AnyGame], most: usize, look: Look<'_>) -> Option<String> {
    let words = look.words;
    let mut facts = facts(past, AnyMove::Pit(pit));
    facts.truncate(most);
    let why = words.reasons(&facts, pit.seat());
    (!facts.is_empty()).then(|| words.with(id, &[("move", pit.to_string().into()), ("why", why.into())]))
}

/// What the best move does by itself, without the move.
fn idea(screen: &ChapterScreen, look: Look<'_>) -> String {
    let words = look.words;
    let facts = screen.exercise().map(|exercise| facts(&[AnyGame::Awale(exercise.position)], exercise.best().mv));
    match facts.filter(|facts| !facts.is_empty()) {
        Some(facts) => {
            let told = &facts[..facts.len().min(TOLD)];
            words.with("strategy-hint-does", &[("why", words.reasons(told, Seat::South).into())])
        }
        None => words.get("strategy-hint-quiet"),
    }
}

/// The line at the top and the keys at the bottom.
fn draw_frame(screen: &ChapterScreen, ui: &mut Ui<'_>) {
    let look = ui.look;
    let words = look.words;
    let title = words.get(screen.chapter().outline.title);
    let game = chrome::game_name(&Kind::Awale(screen.variant().clone()), &title, ui);
    chrome::draw_title(&title, &game, ui);
    let keys = footer(Section::Chapter, look, |label| key_now(label, screen));
    chrome::draw_keys(&keys, ui);
}

/// What a key is called at the moment, by its usual word; none for one that gives way.
fn key_now(label: &'static str, screen: &ChapterScreen) -> Option<&'static str> {
    let is_over = matches!(screen.state, ChapterState::Right(_) | ChapterState::Wrong(_));
    match (screen.step, label) {
        (ChapterStep::End | ChapterStep::Explained(_), "key-choose" | "key-hint") | (ChapterStep::End, "key-skip") => {
            None
        }
        (ChapterStep::End, "key-play") => Some("key-open"),
        (ChapterStep::Explained(_), "key-play") if is_over => Some("key-next"),
        (ChapterStep::Explained(_), "key-play") => Some("key-show"),
        (ChapterStep::Exercise(_), "key-choose") if is_over => None,
        (ChapterStep::Exercise(_), "key-hint") if matches!(screen.state, ChapterState::Right(_)) => None,
        (ChapterStep::Exercise(_), "key-play") => Some(match screen.state {
            ChapterState::Right(_) => "key-next",
            ChapterState::Wrong(_) => "key-again",
            _ => label,
        }),
        _ => Some(label),
    }
}
