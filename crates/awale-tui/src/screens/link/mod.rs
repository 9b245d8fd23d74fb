//! A link to send, with its QR code; and the game or the puzzle of a link that was opened.

use awale_rules::Settlement;
use awale_study::link::{LinkContent, address_to_play};
use awale_study::record::move_list_row;

use crate::app::Notice;
use crate::prelude::*;
use crate::screens::{PlayScreen, PuzzleScreen};
use crate::widgets::link;

/// The screen that shows a link to send.
#[derive(Debug)]
pub struct LinkScreen(pub String);

impl Screen for LinkScreen {
    fn available_keys(&self, _context: &AppContext) -> AvailableKeys {
        AvailableKeys::of(Section::List, |keys| match keys {
            Keys::ENTER => KeyAvailability::Shown(KeyLabel::Copy),
            _ => KeyAvailability::Off,
        })
    }

    fn status(&self, _context: &AppContext) -> ScreenStatus {
        ScreenStatus::IDLE
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        match action {
            Action::Confirm => context.copy_to_clipboard(self.0.clone()),
            Action::Back => return Transition::Back,
            _ => return Transition::Unused,
        }
        Transition::Stay
    }

    fn on_event(&mut self, event: ScreenEvent<'_>, _context: &mut AppContext) -> Transition {
        match event {
            // The answer to the link was opened from here, so the link is old.
            ScreenEvent::CameBack => Transition::Back,
            _ => Transition::Stay,
        }
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        let words = ui.words;
        chrome::draw_title(&words.get("link-title"), "", ui);
        let has_page = !ui.look.context.settings.share.page.is_empty();
        let next = if has_page {
            String::new()
        } else {
            words.get("link-no-page")
        };
        link::draw_link(vec![Line::from(words.get("link-about"))], &self.0, next, ui);
    }
}

/// The link with which the friend in a game goes on.
pub(crate) fn game_link(session: &Session, context: &AppContext) -> String {
    address_to_play(&context.settings.share.page, &session.record()).unwrap_or_default()
}

/// The name of the friend in a game by link.
fn friend_name(session: &Session, words: &Words) -> String {
    let name = words.player_name(&session.players, session.viewing_side().opponent());
    name.unwrap_or_else(|| words.get("link-friend"))
}

/// The next step while the friend needs the link: a message with the friend's name and two keys.
pub(crate) fn next_step_message(id: &str, session: &Session, look: DrawContext<'_>) -> String {
    let keys = [("copy", Command::Copy), ("show", Command::Export)];
    let name = friend_name(session, look.words);
    message_with_keys_and_values(id, &keys, &[("name", name.into())], look)
}

/// Opens the content of a link. It continues the player's game that has the same id. Without one,
/// it begins a game in which the player has the side to move. A link that contradicts the player's
/// game changes nothing.
pub(crate) fn open_link(content: LinkContent, context: &mut AppContext) -> Transition {
    let record = match content {
        LinkContent::Game(record) => record,
        LinkContent::Puzzle(puzzle) => {
            return Transition::open(PuzzleScreen::without_recording(*puzzle, context));
        }
    };
    let known = record
        .header
        .link
        .as_ref()
        .and_then(|link| context.link_game_by_id(&link.id));
    let session = known.unwrap_or_else(|| {
        let mut session = Session::from_record(&record, None, context.random_u64());
        (session.header.date, session.game.direction) = (context.now(), context.settings.sowing);
        let own = session.viewing_side();
        if session.players[own].name.is_empty() {
            session.players[own].name = context.settings.name.clone();
        }
        session
    });
    let id = context.sessions.add(session);
    let session = &mut context.sessions[id];
    let (own, theirs) = (&session.game.referee, record.game());
    let seat = session.viewing_side();
    let is_own_loss = [Settlement::Resignation(seat), Settlement::TimeLoss(seat)]
        .map(Some)
        .contains(&theirs.settlement());
    // Only the players themselves can resign.
    if continues_game(own, theirs) && (own.settlement().is_some() || !is_own_loss) {
        session.game.referee = theirs.clone();
        let name = &record.players[seat.opponent()].name;
        if !name.is_empty() {
            session.players[seat.opponent()].name.clone_from(name);
        }
        context.save_session(id);
        return Transition::open(PlayScreen::after_link_answer(id, context));
    }
    if continues_game(theirs, own) {
        context.notice = Some(Notice::NotPastable(Some(context.words.get("link-older"))));
        return Transition::open(PlayScreen::new(id, context));
    }
    let mut both = own.positions_so_far().iter().zip(theirs.positions_so_far());
    let same = both.position(|(own, theirs)| own != theirs);
    let number = move_list_row(
        same.unwrap_or(own.positions_so_far().len())
            .saturating_sub(1),
    );
    let name = friend_name(session, &context.words);
    let text = say!(context.words, "link-contradicts", name, number);
    context.notice = Some(Notice::NotPastable(Some(text)));
    Transition::Stay
}

/// Whether `later` has the moves of `earlier` and perhaps more, and does not take back its end.
fn continues_game(earlier: &Match<AnyGame>, later: &Match<AnyGame>) -> bool {
    let state = |game: &Match<AnyGame>| (game.positions_so_far().len(), game.settlement());
    later
        .positions_so_far()
        .starts_with(earlier.positions_so_far())
        && (earlier.settlement().is_none() || state(earlier) == state(later))
}
