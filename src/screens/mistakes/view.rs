//! The mistakes of a game, for each of which a better move is looked for.

use crate::widgets::chrome;
use crate::app::{Look, Ui};
use awale_rules::{Game, Refused};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::app::{Advantage};
use crate::screens::{Find, Finding, GameSource, Mistake, MistakeHint, MistakesOf, MistakesScreen};
use crate::catalogue::AnyMove;
use crate::i18n::Words;
use crate::keys::Section;
use crate::record::numbered;
use crate::study::{Mark, Reason};

use crate::widgets::footer::footer;
use crate::widgets::table;
use crate::widgets::taught;
use crate::widgets::taught::Taught;
use crate::widgets::wording;

pub(crate) fn draw(screen: &MistakesScreen, ui: &mut Ui<'_>) {
    let look = ui.look;
    draw_frame(screen, ui);
    let words = look.words;
    let title = match screen.mistake() {
        Some(_) => {
            let (number, total) = screen.place();
            words.with(place_word(screen), &[("number", number.into()), ("total", total.into())])
        }
        None => words.get("mistakes-score"),
    };
    let taught = Taught {
        moment: moment(screen),
        title: &title,
        text: text(screen, look),
        scrolled: screen.scrolled,
        remarks: remarks(screen, look),
    };
    taught::draw(taught, ui.body, ui);
}

/// What is to be seen: where a line is gone through, the next move is chosen but none can be played.
pub(crate) fn moment(screen: &MistakesScreen) -> table::Moment<'_> {
    let moment = taught::moment(&screen.scene, screen.chosen());
    table::Moment { is_open: screen.is_asking(), is_quiz: screen.is_quiz(), turned: screen.turned, ..moment }
}

/// The id of the words that say which of them is at hand.
fn place_word(screen: &MistakesScreen) -> &'static str {
    if screen.of == MistakesOf::OwnGames { "mistakes-own-place" } else { "mistakes-place" }
}

/// What was played and what is to be found; in the end, the score.
fn text<'a>(screen: &MistakesScreen, look: Look<'a>) -> Vec<Line<'a>> {
    let (words, theme) = (look.words, look.theme);
    let accent = |text: String| Line::from(Span::styled(text, theme.accent));
    let Some(mistake) = screen.mistake() else { return score(screen, words, &accent) };
    let line = || Line::from(words.with("mistakes-line", &[("line", on_the_board(screen, mistake).into())]));
    match screen.finding {
        Finding::Right(mv) => {
            let id = if mistake.assessment.line.first() == Some(&mv) { "mistakes-best" } else { "mistakes-good" };
            let told = accent(words.with(id, &[("move", mv.to_string().into())]));
            let about_best = if id == "mistakes-best" {
                why(screen, words)
            } else {
                Some(words.with("mistakes-best-was", &[("move", best(mistake).into())]))
            };
            in_paragraphs([Some(told), Some(line()), about_best.map(Line::from), themes(mistake, words)])
        }
        Finding::Shown => {
            let told = accent(words.with("mistakes-shown", &[("move", best(mistake).into())]));
            in_paragraphs([Some(told), Some(line()), why(screen, words).map(Line::from), themes(mistake, words)])
        }
        Finding::Wrong { mv, best, value } => {
            let gift = words.gift(best, value);
            let told = words.with("mistakes-wrong", &[("move", mv.to_string().into()), ("gift", gift.into())]);
            let refuted = format!("{told} {}", words.get("mistakes-refuted"));
            in_paragraphs([Some(Line::styled(refuted, theme.warning)), Some(line())])
        }
        _ => {
            let side = ("side", words.seat(screen.scene.position().to_move()).into());
            let source = source(mistake, words).map(Line::from);
            if mistake.was_found() {
                // There is no better move than the one that was played, and no other good one.
                let side = Line::from(words.with("mistakes-you-are", &[side]));
                return in_paragraphs([Some(accent(words.get("mistakes-was-found"))), Some(side), source]);
            }
            let played = Line::from(what_was_played(mistake, words));
            let task = accent(words.with("mistakes-find", &[side]));
            in_paragraphs([Some(played), Some(task), Some(Line::from(words.get("mistakes-about"))), source])
        }
    }
}

/// The line on the board with what each move captures; the last move that is shown is in brackets.
fn on_the_board(screen: &MistakesScreen, mistake: &Mistake) -> String {
    let past = &screen.scene.game.referee.past()[mistake.number..];
    wording::line_at(screen.line(), past, screen.scene.cursor.shown() - mistake.number)
}

/// The lines with a free line between each two.
fn in_paragraphs<const N: usize>(lines: [Option<Line<'_>>; N]) -> Vec<Line<'_>> {
    let mut all: Vec<Line<'_>> = lines.into_iter().flatten().flat_map(|line| [line, Line::default()]).collect();
    all.pop();
    all
}

/// What the best move is about, where a detector knows it.
fn themes<'a>(mistake: &Mistake, words: &Words) -> Option<Line<'a>> {
    let names: Vec<String> = mistake.themes().iter().map(|motif| words.motif(motif)).collect();
    (!names.is_empty()).then(|| Line::from(words.with("puzzle-themes", &[("themes", names.join(", ").into())])))
}

/// "12. D ?: mistake, is about 2.4 seeds worse, by estimate (17 % of a point)"
fn what_was_played(mistake: &Mistake, words: &Words) -> String {
    let sign = Mark::from(&mistake.assessment).sign();
    let played = format!("{} {sign}", numbered(mistake.number, &mistake.assessment.played.to_string()));
    let verdict = words.verdict(&mistake.assessment);
    words.with("mistakes-played", &[("move", played.into()), ("verdict", verdict.into())])
}

/// Which game the position is from, where it is known.
fn source(mistake: &Mistake, words: &Words) -> Option<String> {
    let GameSource { opponent, day } = mistake.source.as_ref()?;
    let told = [("opponent", words.participant(opponent).into()), ("date", day.to_string().into())];
    Some(words.with("mistakes-from-game", &told))
}

fn best(mistake: &Mistake) -> String {
    mistake.assessment.line.first().map(AnyMove::to_string).unwrap_or_default()
}

/// How many better moves were found, and how.
fn score<'a>(screen: &MistakesScreen, words: &Words, accent: &dyn Fn(String) -> Line<'a>) -> Vec<Line<'a>> {
    let given_up = screen.given_up.map(|advantage| {
        Line::from(words.get(match advantage {
            Advantage::Won => "mistakes-given-up-won",
            Advantage::Better => "mistakes-given-up-better",
        }))
    });
    if screen.mistakes.is_empty() {
        let id = match (screen.given_up, screen.of) {
            (Some(_), _) => "mistakes-none-but",
            (None, MistakesOf::Both) => "mistakes-none-of-both",
            (None, _) => "mistakes-none",
        };
        return in_paragraphs([Some(accent(words.get(id))), given_up]);
    }
    let total = screen.mistakes.len();
    let found = screen.count(Find::AtOnce) + screen.count(Find::WithHelp);
    let id = if screen.of == MistakesOf::OwnGames { "mistakes-found-good" } else { "mistakes-found" };
    let told = accent(words.with(id, &[("found", found.into()), ("total", total.into())]));
    let ways = Find::ALL.into_iter().map(|find| {
        let id = match find {
            Find::AtOnce => "mistakes-at-once",
            Find::WithHelp => "mistakes-with-help",
            Find::Shown => "mistakes-given",
            Find::Skipped => "mistakes-skipped",
        };
        Line::from(words.with(id, &[("count", screen.count(find).into())]))
    });
    let given_up = given_up.into_iter().flat_map(|line| [Line::default(), line]);
    [told, Line::default()].into_iter().chain(ways).chain(given_up).collect()
}

pub(crate) fn remarks(screen: &MistakesScreen, look: Look<'_>) -> Vec<(String, Style)> {
    let (words, theme) = (look.words, look.theme);
    if screen.scene.animation.is_some() {
        return Vec::new();
    }
    let Some(mistake) = screen.mistake() else {
        return vec![(words.get("mistakes-way-back"), theme.dim)];
    };
    let mut lines = Vec::new();
    match screen.finding {
        Finding::Refused(mv, refusal) => {
            let seat = screen.scene.position().to_move();
            return vec![(words.refusal(seat, mv, &Refused::Illegal(refusal)), theme.warning)];
        }
        Finding::Looking(mv) => {
            return vec![(words.with("mistakes-looking", &[("move", mv.to_string().into())]), theme.dim)];
        }
        Finding::Wrong { .. } => return vec![(words.get("mistakes-wrong-how"), theme.dim)],
        Finding::Right(_) | Finding::Shown => return vec![(words.get("mistakes-next"), theme.dim)],
        Finding::Asked | Finding::Done => {}
    }
    match screen.hint {
        Some(MistakeHint::Idea) => lines.push(match said(&tells_more_than_its_value(screen), screen, words) {
            Some(why) => (words.with("mistakes-idea", &[("why", why.into())]), theme.accent),
            None => (words.get("mistakes-idea-quiet"), theme.accent),
        }),
        Some(MistakeHint::Move) => {
            lines.push((words.with("mistakes-hint-move", &[("move", best(mistake).into())]), theme.accent));
        }
        None => {}
    }
    if look.context.settings.preview
        && screen.hint == Some(MistakeHint::Move)
        && let Some(chosen) = screen.chosen()
    {
        lines.push((words.preview(screen.scene.position(), chosen), theme.text));
    }
    lines
}

/// What the best move does, where it does anything.
fn idea(screen: &MistakesScreen, words: &Words) -> Option<String> {
    said(&screen.idea(), screen, words)
}

/// Of what the best move does, what is a hint: that it is the best one by value is known.
fn tells_more_than_its_value(screen: &MistakesScreen) -> Vec<Reason> {
    let is_hint = |reason: &Reason| !matches!(reason, Reason::Ahead(_) | Reason::BestEstimate);
    screen.idea().into_iter().filter(is_hint).collect()
}

fn said(reasons: &[Reason], screen: &MistakesScreen, words: &Words) -> Option<String> {
    let mover = screen.mistake()?.assessment.line.first()?.pit().map(awale_rules::Pit::seat);
    let mover = mover.unwrap_or_else(|| screen.scene.position().to_move());
    (!reasons.is_empty()).then(|| words.reasons(reasons, mover))
}

/// The best move and what it does: "E takes 3 seeds from d."
fn why(screen: &MistakesScreen, words: &Words) -> Option<String> {
    let told = [("move", best(screen.mistake()?).into()), ("why", idea(screen, words)?.into())];
    Some(words.with("puzzle-move-does", &told))
}

/// The line at the top and the keys at the bottom.
fn draw_frame(screen: &MistakesScreen, ui: &mut Ui<'_>) {
    let look = ui.look;
    let words = look.words;
    let title = match screen.of {
        MistakesOf::OwnGames if screen.mistake().is_some_and(Mistake::was_found) => "mistakes-own-found-title",
        MistakesOf::OwnGames => "mistakes-own-title",
        MistakesOf::Player | MistakesOf::Both => "mistakes-title",
    };
    let title = words.get(title);
    chrome::draw_title(&title, &chrome::game_name(&screen.scene.game.kind, &title, ui), ui);
    let keys = footer(Section::Mistakes, look, |label| key_now(label, screen));
    chrome::draw_keys(&keys, ui);
}

/// What a key is called at the moment, by its usual word; none for one that gives way.
fn key_now(label: &'static str, screen: &MistakesScreen) -> Option<&'static str> {
    let is_wrong = matches!(screen.finding, Finding::Wrong { .. });
    let is_solved = matches!(screen.finding, Finding::Right(_) | Finding::Shown);
    let is_done = screen.finding == Finding::Done;
    match label {
        "key-again" => (is_solved || is_done && !screen.mistakes.is_empty()).then_some(label),
        "key-choose" | "key-play" | "key-hint" | "key-give-up" | "key-mistake-skip" if is_done => None,
        "key-hint" | "key-mistake-skip" if is_solved => None,
        // The refutation is read before the solution.
        "key-give-up" if is_solved || is_wrong => None,
        "key-choose" if is_solved || is_wrong => Some("key-step"),
        "key-play" if is_solved => Some("key-next"),
        "key-play" if is_wrong => Some("key-again"),
        label => Some(label),
    }
}
