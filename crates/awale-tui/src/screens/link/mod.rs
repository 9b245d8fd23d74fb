//! A link to send, with its QR code; and the game or the puzzle of a link that was opened.

use awale_rules::Settlement;
use awale_study::{
    link::{LinkContent, address_that_continues_game},
    record::move_list_row,
};

use crate::{
    app::Notice,
    prelude::*,
    screens::{PlayScreen, PuzzleScreen},
    widgets::link,
};

/// The screen that shows a link to send.
#[derive(Debug)]
pub struct LinkScreen(pub String);

impl Screen for LinkScreen {
    fn available_keys(&self, _context: &AppContext) -> AvailableKeys {
        AvailableKeys::of(Section::List, |keys| match keys {
            Keys::ENTER => AvailableAs(KeyLabel::Copy),
            _ => Off,
        })
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        match action {
            Action::Confirm => copy_link(self.0.clone(), context),
            Action::Back => return Transition::Back,
            _ => return Transition::Unused,
        }
        Transition::Stay
    }

    fn on_event(&mut self, event: ScreenEvent, _context: &mut AppContext) -> Transition {
        match event {
            // Return to the previous screen: the friend's answer was opened over this screen, so
            // the shown link is out of date.
            ScreenEvent::VisibleAgain => Transition::Back,
            _ => Transition::Stay,
        }
    }

    fn draw(&self, ui: &mut Ui) {
        let words = ui.words;
        chrome::draw_title(&words.get("link-title"), "", ui);
        let has_share_page = !ui.look.context.settings.share.page.is_empty();
        let no_share_page_note = if has_share_page {
            String::new()
        } else {
            words.get("link-no-page")
        };
        link::draw_link(
            vec![Line::from(words.get("link-about"))],
            &self.0,
            no_share_page_note,
            ui,
        );
    }
}

/// The link with which the friend continues the game.
pub(crate) fn game_link(session: &Session, context: &AppContext) -> String {
    address_that_continues_game(&context.settings.share.page, &session.record()).unwrap_or_default()
}

/// Copies a link for a friend. No browser opens a link without a page, so the text says what to do
/// with it.
pub(crate) fn copy_link(link: String, context: &mut AppContext) {
    let text = if link.starts_with('#') {
        say!(context.words, "link-line", link)
    } else {
        link
    };
    context.copy_to_clipboard(text);
}

/// The name of the friend in a game by link.
fn friend_name(session: &Session, words: &Words) -> String {
    let name = words.player_name(&session.players, session.viewing_side().opponent());
    name.unwrap_or_else(|| words.get("link-friend"))
}

/// The next step while the friend needs the link: a message with the friend's name and two keys.
pub(crate) fn next_step_message(message_id: &str, session: &Session, look: DrawContext) -> String {
    let keys = [("copy", Command::Copy), ("show", Command::Export)];
    let name = friend_name(session, look.words);
    message_with_keys_and_values(message_id, &keys, &[("name", name.into())], look)
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
    let session_of_link_game = record
        .header
        .game_played_by_link
        .as_ref()
        .and_then(|link| context.link_game_by_id(&link.id));
    let session = session_of_link_game.unwrap_or_else(|| {
        let mut session = Session::from_record(&record, None, context.random_u64());
        (session.header.date, session.game.direction) = (context.now(), context.settings.sowing);
        let own_seat = session.viewing_side();
        if session.players[own_seat].name.is_empty() {
            session.players[own_seat].name = context.settings.name.clone();
        }
        session
    });
    let id = context.sessions.add(session);
    let session = &mut context.sessions[id];
    let (own_game, received_game) = (&session.game.referee, record.game());
    let seat = session.viewing_side();
    let is_own_loss = [Settlement::Resignation(seat), Settlement::TimeLoss(seat)]
        .map(Some)
        .contains(&received_game.settlement());
    // A link cannot end the game by a resignation or loss on time of this player, because only the
    // player can do that.
    if continues_game(own_game, received_game) && (own_game.settlement().is_some() || !is_own_loss)
    {
        session.game.referee = received_game.clone();
        let name = &record.players[seat.opponent()].name;
        if !name.is_empty() {
            session.players[seat.opponent()].name.clone_from(name);
        }
        context.save_session(id);
        return Transition::open(PlayScreen::after_link_answer(id, context));
    }
    if continues_game(received_game, own_game) {
        context.notice = Some(Notice::UnusablePaste(Some(context.words.get("link-older"))));
        return Transition::open(PlayScreen::new(id, context));
    }
    let mut position_pairs = own_game
        .positions_so_far()
        .iter()
        .zip(received_game.positions_so_far());
    let first_difference =
        position_pairs.position(|(own_game, received_game)| own_game != received_game);
    let number = move_list_row(
        first_difference
            .unwrap_or(own_game.positions_so_far().len())
            .saturating_sub(1),
    );
    let name = friend_name(session, &context.words);
    let text = say!(context.words, "link-contradicts", name, number);
    context.notice = Some(Notice::UnusablePaste(Some(text)));
    Transition::Stay
}

/// Whether `later` begins with all moves of `earlier`, and keeps a resignation or agreement that
/// ended `earlier`.
fn continues_game(earlier: &Match<AnyGame>, later: &Match<AnyGame>) -> bool {
    let length_and_settlement =
        |game: &Match<AnyGame>| (game.positions_so_far().len(), game.settlement());
    later
        .positions_so_far()
        .starts_with(earlier.positions_so_far())
        && (earlier.settlement().is_none()
            || length_and_settlement(earlier) == length_and_settlement(later))
}
