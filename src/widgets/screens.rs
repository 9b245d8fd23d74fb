//! Which screen draws itself.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Text};
use ratatui::widgets::{Paragraph, Widget, Wrap};

use crate::app::{Action, Advantage, App, Ask, Notice, Screen, Session, Trouble};
use crate::catalogue::Kind;
use crate::keys::Command;
use crate::text::is_plain;

use crate::theme::cells::cells;
use crate::widgets::chrome;
use crate::widgets::chrome::Chrome;
use crate::theme::glyphs;
use crate::theme::glyphs::Charset;
use crate::widgets::stage::{Clicks, Font, Stage, charset};
use crate::screens::bindings::view as bindings;
use crate::screens::chapter::view as chapter;
use crate::screens::chapters::view as chapters;
use crate::screens::course::view as course;
use crate::screens::drill::view as drill;
use crate::screens::drills::view as drills;
use crate::screens::editor::view as editor;
use crate::screens::gallery::view as gallery;
use crate::widgets::{keyed, wording};
use crate::screens::lesson::view as lesson;
use crate::screens::menu::view as menu;
use crate::screens::mistakes::view as mistakes;
use crate::screens::openings::view as openings;
use crate::screens::over::view as over;
use crate::screens::play::view as play;
use crate::screens::puzzle::view as puzzle;
use crate::screens::puzzles::view as puzzles;
use crate::screens::help::view as reading;
use crate::screens::replay::view as replay;
use crate::screens::results::view as results;
use crate::screens::rules::view as rules;
use crate::screens::saved::view as saved;
use crate::screens::settings::view as settings;
use crate::screens::setup::view as setup;
use crate::screens::storm::view as storm;
use crate::screens::training::view as training;
use crate::screens::tree::view as tree;

/// The least size at which every screen can be used.
const LEAST: (u16, u16) = (50, 18);

/// The most lines that something which went wrong may take: room for a file with its folders, a line, a field and a reason,
/// and for the last lines that a program of one's own wrote before it failed.
const MOST_TROUBLE: u16 = 8;

/// Draws the screen that the app is on.
pub fn draw(frame: &mut Frame<'_>, app: &App, stage: &mut Stage) {
    stage.dress(app);
    let area = frame.area();
    let buffer = frame.buffer_mut();
    draw_all(app, stage, area, buffer);
    clean(buffer);
    // Screens and texts come with all signs, whatever the font.
    match (charset(app), stage.font()) {
        (Charset::Ascii, _) => replace_signs(buffer, glyphs::plain),
        (_, Font::Console) => replace_signs(buffer, glyphs::on_console),
        _ => {}
    }
}

/// What stands in a cell for something that a terminal would obey, or that the player would not see.
const HIDDEN: &str = "�";

/// Takes out of the cells what text from outside has brought: names are clean already, paths and words of the system are not.
fn clean(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        let symbol = cell.symbol();
        let is_ascii = matches!(symbol.as_bytes(), [b' '..=b'~']);
        // A wide character hides the cell behind it, which holds nothing.
        if !is_ascii && !symbol.is_empty() && !is_plain(symbol) {
            cell.set_symbol(HIDDEN);
        }
    }
}

/// Puts what `instead` gives in the place of signs that the terminal does not have.
fn replace_signs(buffer: &mut Buffer, instead: fn(&str) -> Option<&'static str>) {
    for cell in &mut buffer.content {
        if let Some(sign) = instead(cell.symbol()) {
            cell.set_symbol(sign);
        }
    }
}

fn draw_all(app: &App, stage: &mut Stage, area: Rect, buffer: &mut Buffer) {
    buffer.set_style(area, stage.theme().background);
    if area.width < LEAST.0 || area.height < LEAST.1 {
        draw_too_small(app, stage, area, buffer);
        return;
    }
    let chrome = Chrome::of(area);
    draw_screen(app, stage, &chrome, buffer);
    let answers = draw_before(app, stage, area, chrome.body, buffer);
    stage.clicks = answers.unwrap_or_else(|| chrome.clicks.take());
}

fn draw_screen(app: &App, stage: &mut Stage, chrome: &Chrome, buffer: &mut Buffer) {
    match app.screen() {
        Screen::Menu(menu) => menu::draw(menu, app, stage, chrome, buffer),
        Screen::Setup(setup) => setup::draw(setup, app, stage, chrome, buffer),
        Screen::Gallery(gallery) => gallery::draw(gallery, app, stage, chrome, buffer),
        Screen::Play(play) => play::draw(play, app, stage, chrome, buffer),
        Screen::Over(over) => over::draw(over, app, stage, chrome, buffer),
        Screen::Replay(replay) => replay::draw(replay, app, stage, chrome, buffer),
        Screen::Mistakes(screen) => mistakes::draw(screen, app, stage, chrome, buffer),
        Screen::Editor(editor) => editor::draw(editor, app, stage, chrome, buffer),
        Screen::Puzzles(puzzles) => puzzles::draw(puzzles, app, stage, chrome, buffer),
        Screen::Puzzle(puzzle) => puzzle::draw(puzzle, app, stage, chrome, buffer),
        Screen::Training(training) => training::draw(training, app, stage, chrome, buffer),
        Screen::Storm(storm) => storm::draw(storm, app, stage, chrome, buffer),
        Screen::Chapters(chapters) => chapters::draw(chapters, app, stage, chrome, buffer),
        Screen::Chapter(chapter) => chapter::draw(chapter, app, stage, chrome, buffer),
        Screen::Drills(drills) => drills::draw(drills, app, stage, chrome, buffer),
        Screen::Drill(round) => drill::draw(round, app, stage, chrome, buffer),
        Screen::Course(course) => course::draw(course, app, stage, chrome, buffer),
        Screen::Lesson(lesson) => lesson::draw(lesson, app, stage, chrome, buffer),
        Screen::Saved(saved) => saved::draw(saved, app, stage, chrome, buffer),
        Screen::Rules(rules) => rules::draw(rules, app, stage, chrome, buffer),
        Screen::Settings(screen) => settings::draw(screen, app, stage, chrome, buffer),
        Screen::Bindings(screen) => bindings::draw(screen, app, stage, chrome, buffer),
        Screen::Results(results) => results::draw(results, app, stage, chrome, buffer),
        Screen::Openings(screen) => openings::draw(screen, app, stage, chrome, buffer),
        Screen::Tree(tree) => tree::draw(tree, app, stage, chrome, buffer),
        Screen::Help(help) => reading::draw_help(help, app, stage, chrome, buffer),
    }
}

/// What stands before the screen: trouble, a notice, a question. Returns what a click on the answers to the question does.
fn draw_before(app: &App, stage: &Stage, area: Rect, body: Rect, buffer: &mut Buffer) -> Option<Clicks> {
    if let Some(trouble) = &app.context.trouble {
        draw_trouble(trouble, app, stage, body, buffer);
    } else if let Some(notice) = &app.context.notice {
        let (words, style) = (&app.context.words, stage.theme().accent);
        match notice {
            Notice::Copied(what) => {
                let text = words.with("notice-copied", &[("what", what.as_str().into())]);
                draw_last_line(&text, style, stage, body, buffer);
            }
            Notice::Exporting => draw_last_line(&words.get("export-writing"), style, stage, body, buffer),
            Notice::Exported(files) => {
                let text = words.with("export-written", &[("file", files.as_str().into())]);
                draw_last_lines(&text, style, stage, body, buffer);
            }
        }
    }
    app.ask().map(|ask| draw_ask(ask, app, stage, area, buffer))
}

/// Says what the window needs and what it has.
fn draw_too_small(app: &App, stage: &Stage, area: Rect, buffer: &mut Buffer) {
    let size = |(width, height): (u16, u16)| format!("{width}x{height}");
    let words = &app.context.words;
    let text = Text::from(vec![
        Line::from(words.with("small-needs", &[("size", size(LEAST).into())])),
        Line::from(words.with("small-has", &[("size", size((area.width, area.height)).into())])),
    ]);
    // A window that is too small may be too narrow for a line in one piece.
    let text = Paragraph::new(text).style(stage.theme().warning).centered().wrap(Wrap { trim: true });
    let place = area.centered_vertically(Constraint::Length(chrome::wrapped_height(&text, area.width)));
    text.render(place, buffer);
}

/// Something went wrong: it stands in the last lines of the screen's body, and the game goes on.
fn draw_trouble(trouble: &Trouble, app: &App, stage: &Stage, body: Rect, buffer: &mut Buffer) {
    let words = &app.context.words;
    let (id, what) = match trouble {
        Trouble::Disk => ("trouble-disk", ""),
        Trouble::Save { what, .. } => ("trouble-save", what.as_str()),
        Trouble::Open(what) => ("trouble-open", what.as_str()),
        Trouble::Change(what) => ("trouble-change", what.as_str()),
        Trouble::Thinker(what) => ("trouble-thinker", what.as_str()),
        Trouble::Student(what) => ("trouble-student", what.as_str()),
        Trouble::Tables(what) => ("trouble-tables", what.as_str()),
        Trouble::BadTable(what) => ("trouble-bad-table", what.as_str()),
        Trouble::Progress(what) => ("trouble-progress", what.as_str()),
        Trouble::Theme(what) => ("trouble-theme", what.as_str()),
        Trouble::Emptied(what) => ("trouble-emptied", what.as_str()),
        Trouble::Held(what) => ("trouble-held", what.as_str()),
    };
    let text = match trouble {
        Trouble::Save { session, what } => match app.game(*session).filter(|game| !is_on_top(game, app)) {
            Some(game) => {
                let game = wording::game(words, game);
                words.with("trouble-save-other", &[("game", game.into()), ("what", what.as_str().into())])
            }
            None => words.with(id, &[("what", what.as_str().into())]),
        },
        _ => keyed::keyed_with(id, &[("key", Command::Undo)], &[("what", what.into())], app),
    };
    draw_last_lines(&text, stage.theme().error, stage, body, buffer);
}

/// Draws `text` over the last lines of the screen's body.
fn draw_last_lines(text: &str, style: Style, stage: &Stage, body: Rect, buffer: &mut Buffer) {
    let paragraph = Paragraph::new(text).wrap(Wrap { trim: true });
    let height = chrome::wrapped_height(&paragraph, body.width.saturating_sub(2)).min(MOST_TROUBLE);
    let lines = Rect { y: body.bottom().saturating_sub(height), height, ..body };
    ratatui::widgets::Clear.render(lines, buffer);
    buffer.set_style(lines, stage.theme().background);
    let inner = Rect { x: lines.x + 1, width: lines.width.saturating_sub(2), ..lines };
    chrome::clipped_text(text, inner, style, buffer);
}

/// Whether `game` is the one on the screen that is shown.
fn is_on_top(game: &Session, app: &App) -> bool {
    app.shown_game().is_some_and(|shown| shown.seed == game.seed)
}

/// Draws `text` over the last line of the screen's body.
fn draw_last_line(text: &str, style: Style, stage: &Stage, body: Rect, buffer: &mut Buffer) {
    let line = Rect { y: body.bottom().saturating_sub(1), height: 1, ..body };
    ratatui::widgets::Clear.render(line, buffer);
    buffer.set_style(line, stage.theme().background);
    let width = usize::from(line.width.saturating_sub(2));
    buffer.set_stringn(line.x + 1, line.y, chrome::fit(text, width), width, style);
}

/// Whether the game on the screen is one of matches.
fn is_of_matches(app: &App) -> bool {
    matches!(app.screen(), Screen::Play(play) if matches!(play.session.game.kind, Kind::Matches(_)))
}

/// The advantage of the side that may resign the game on the screen, as far as it may be told.
fn advantage(app: &App) -> Option<Advantage> {
    let Screen::Play(play) = app.screen() else { return None };
    play.advantage(&app.context)
}

fn draw_ask(ask: Ask, app: &App, stage: &Stage, area: Rect, buffer: &mut Buffer) -> Clicks {
    let words = &app.context.words;
    let text = words.get(match ask {
        Ask::Resign => match advantage(app) {
            Some(Advantage::Won) => "ask-resign-won",
            Some(Advantage::Better) => "ask-resign-better",
            None => "ask-resign",
        },
        Ask::Agree if is_of_matches(app) => "ask-agree-matches",
        Ask::Agree => "ask-agree",
        Ask::Delete => "ask-delete",
        Ask::QuitUnsaved | Ask::LeaveUnsaved => "ask-quit-unsaved",
    });
    let (answers, no) = keyed::answers(ask, app);
    let place = chrome::question(&text, &answers, area, stage.theme(), charset(app), buffer);
    let [yes, no] = place.layout(&Layout::horizontal([Constraint::Length(cells(no)), Constraint::Fill(1)]));
    vec![(yes, Action::Yes), (no, Action::Back)]
}
