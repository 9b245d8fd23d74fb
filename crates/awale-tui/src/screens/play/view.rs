//! Draws a game in progress.

use awale_engine::Score;
use awale_rules::RefusedMove;
use awale_study::{
    players::ThinkingInfo,
    record::{MIN_RATED_PLIES, numbered_move},
    study::moves_and_captures,
};

use crate::{
    app::{Animation, HistoryView},
    prelude::*,
    screens::{
        ComputerThinking, PlayRemark, PlayScreen, link,
        play::{CharacterRemark, settlement, value_display},
    },
    widgets::{
        faces::one_line_face,
        game_board::GameAreas,
        key_names::{NO_KEY_WORD, first_key_name},
        player_panels::MIN_MOVE_LIST_HEIGHT,
    },
};

/// The maximum number of moves of a thinking computer's line that the screen shows.
const MAX_COMPUTER_LINE_MOVES: usize = 10;

fn session<'a>(play: &PlayScreen, look: DrawContext<'a>) -> &'a Session {
    &look.context.sessions[play.session]
}

/// The board and the players as drawn: the current position, or an earlier one that the player
/// looks at.
fn board_state<'a>(play: &'a PlayScreen, look: DrawContext<'a>) -> BoardState<'a> {
    if let Some(history_view) = &play.history_view {
        let history_state = BoardState::of_session(
            &history_view.session,
            history_view.position(),
            history_view.cursor.shown_move_count(),
        );
        return BoardState {
            is_turned: play.is_turned,
            ..history_state
        };
    }
    let values = play
        .study
        .values
        .as_ref()
        .filter(|_| play.help_views.values);
    let session = session(play, look);
    BoardState {
        is_turned: play.is_turned,
        chosen_move: play.chosen_move(look.context),
        animation_frame: play.animation.as_ref().map(Animation::frame),
        marks_playable_pits: session.awaits_human(),
        captions: values.map(|values| {
            value_display::value_captions(values, [session.to_move(); 2], look.words)
        }),
        ghost_line: play.study.ghost_line.as_ref(),
        endangered_pits: if play.help_views.danger && session.may_study() {
            game_board::pits_in_danger(session.position())
        } else {
            Vec::new()
        },
        ..BoardState::of_session(session, session.position(), session.moves().len())
    }
}

pub(crate) fn draw(play: &PlayScreen, ui: &mut Ui) {
    let look = ui.look;
    let session = session(play, look);
    draw_title(play, ui);
    let areas =
        GameAreas::of_game(ui.body).with_player_panels(MIN_MOVE_LIST_HEIGHT, session, ui.words);
    let character_remark = play
        .character_remark
        .filter(|_| look.context.settings.remarks && play.history_view.is_none());
    let has_room_for_speech = areas
        .player_panels
        .is_some_and(|sides| sides.has_room_for_speech());
    let board_state = BoardState {
        clock_place: areas.clock_place(),
        speech: character_remark
            .filter(|_| has_room_for_speech)
            .and_then(|character_remark| {
                let text = look
                    .words
                    .remark_text(character_remark.character, character_remark.occasion)?;
                Some((character_remark.seat, text))
            }),
        ..board_state(play, look)
    };
    game_board::draw_board(&board_state, areas.board, ui);
    if play.help_views.bar && session.may_study() {
        value_display::draw_evaluation_bar(
            evaluation_bar_score(play, session),
            (session.viewing_side(), board_state.bottom_seat()),
            areas.evaluation_bar,
            ui,
        );
    }
    areas.draw_player_panels_and_moves(&board_state, ui);
    let mut remarks_area = areas.remarks;
    if areas.move_list.is_none() {
        // The last row shows the last moves. The other rows, which show the choices at the end of
        // the game, extend the area for remarks.
        let [free_area, moves_row] = split_vertically(areas.game_end_choices, [Fill(1), Length(1)]);
        remarks_area.height += free_area.height;
        let row = without_side_columns(moves_row);
        let opponent_name = opponent_name_if_board_unframed(session, areas.board, look);
        let moves_width = row
            .width
            .saturating_sub(to_cells(opponent_name.width() + 2));
        let last_moves = last_moves_text(&board_state, moves_width.into());
        ui.buffer
            .set_string(row.x, row.y, last_moves, look.theme.dim);
        Line::styled(opponent_name, look.theme.dim)
            .right_aligned()
            .render(row, ui.buffer);
    }
    game_board::register_clicks(&board_state, areas.board, ui);
    let spoken_remark = character_remark.filter(|_| !has_room_for_speech).and_then(
        |CharacterRemark {
             character,
             occasion: kind,
             ..
         }| {
            let text = look.words.remark(character, kind)?;
            Some(format!("{} {text}", one_line_face(character)))
        },
    );
    let has_no_message = play.remark.is_none() && play.study.hint.is_none();
    let is_lesson_start = session.has_teacher() && !session.can_undo() && has_no_message;
    let spoken_remark = spoken_remark
        .or_else(|| is_lesson_start.then(|| look.words.get("play-lesson-begins")))
        .or_else(|| {
            value_display::teacher_goal_text(session, play.study.values.as_ref(), look.words)
                .filter(|_| has_no_message)
        });
    // Before the first move, a line that says how this game differs from others takes the place of
    // the sentence about the last move.
    let last_move_or_game_differences = match board_state.played_move_count {
        0 => look.words.game_differences(&session.game.kind),
        1 if session.only_human_seat() == Some(session.to_move()) => {
            let side = look.words.seat_name(session.to_move().opponent());
            let first_move_sentence = say!(look.words, "play-began", side);
            format!(
                "{first_move_sentence} {}",
                board_state.last_move_sentence(look.words)
            )
        }
        _ => board_state.last_move_sentence(look.words),
    };
    let remark_lines = match &play.history_view {
        Some(back) => history_lines(back, &last_move_or_game_differences, look),
        None => remarks(
            play,
            remarks_area,
            [last_move_or_game_differences]
                .into_iter()
                .chain(board_state.brief_last_move(look.words))
                .filter(|text| !text.is_empty())
                .collect(),
            spoken_remark,
            look,
        ),
    };
    game_board::draw_remarks(&remark_lines, remarks_area, ui);
}

/// The name of a player's only opponent, if the board has no frame with names. Next to the marks of
/// such a board there is often room for the name of the seat only.
fn opponent_name_if_board_unframed(session: &Session, board: Rect, look: DrawContext) -> String {
    session
        .only_human_seat()
        .filter(|_| game_board::inside_frame(board, look) == board)
        .map(|human| wording::side_and_player_text(look.words, session, human.opponent()))
        .unwrap_or_default()
}

/// The last moves, as many as fit into `max_width` columns. Shown if there is no room for the list
/// of moves.
fn last_moves_text(state: &BoardState, max_width: usize) -> String {
    let moves = &state.game.moves()[..state.played_move_count];
    let text_from_move = |first: usize| {
        let moves_text = moves[first..]
            .iter()
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join(" ");
        numbered_move(first, &moves_text)
    };
    (0..moves.len())
        .map(text_from_move)
        .find(|line| line.width() <= max_width)
        .unwrap_or_default()
}

/// The lines below an earlier position: its last move, and how to continue the game.
fn history_lines(
    history_view: &HistoryView,
    last_move_sentence: &str,
    look: DrawContext,
) -> Vec<(String, Style)> {
    let place_text = match history_view.cursor.shown_move_count().checked_sub(1) {
        None => look.words.get("history-start"),
        Some(last) => numbered_move(last, last_move_sentence),
    };
    let keys_text = message_with_keys("history-how", &[("key", Command::Redo)], look);
    vec![(place_text, look.theme.accent), (keys_text, look.theme.dim)]
}

/// The lines below the board: the last move, in the longest of `last_move_forms` that leaves room
/// for the others, then errors, the computer's search or a hint, or else the words `spoken` by a
/// character and a preview of the selected move.
fn remarks(
    play: &PlayScreen,
    remarks_area: Rect,
    last_move_forms: Vec<String>,
    spoken: Option<String>,
    look: DrawContext,
) -> Vec<(String, Style)> {
    let DrawContext { words, theme, .. } = look;
    let session = session(play, look);
    let mut lines = Vec::new();
    if session.awaits_friend() {
        let character_remark = play
            .remark
            .filter(|remark| *remark != PlayRemark::NotYourTurn);
        lines
            .extend(character_remark.map(|character_remark| {
                (remark_text(character_remark, play, look), theme.warning)
            }));
        lines.push((
            link::next_step_message("link-play", session, look),
            theme.accent,
        ));
        lines.push((link::game_link(session, look.context), theme.dim));
        let sentence = last_move_forms.into_iter().next();
        lines.extend(sentence.map(|sentence| (sentence, theme.text)));
        return lines;
    }
    if let Some(ghost_line) = &play.study.ghost_line {
        return vec![game_board::ghost_remark(ghost_line, look)];
    }
    if let Some(failure) = &play.computer_failure {
        lines.push((failure_text(failure, play, look), theme.error));
    }
    if let Some(remark) = play
        .remark
        .filter(|remark| play.computer_failure.is_none() || *remark != PlayRemark::NotYourTurn)
    {
        lines.push((remark_text(remark, play, look), theme.warning));
    }
    // After the computer has answered, the game only waits for the animation.
    if let Some(thinking) = play
        .thinking
        .as_ref()
        .filter(|thinking| !play.is_paused && thinking.chosen_move.is_none())
    {
        lines.push((thinking_text(thinking, play, look), theme.dim));
        // The computer's line reveals good moves, so it is visible only together with the values.
        let search_info = thinking
            .thinking_info
            .as_ref()
            .filter(|_| play.help_views.values && session.may_study());
        lines.extend(search_info.map(|info| (search_info_text(info, play, look), theme.dim)));
    }
    if play.is_paused && play.computer_failure.is_none() {
        lines.push((
            message_with_keys("play-paused", &[("key", Command::Run)], look),
            theme.accent,
        ));
    }
    if play.study.hint.is_some() && lines.is_empty() {
        let has_room =
            |hint: &str| game_board::remarks_fit(&[(hint.to_owned(), theme.accent)], remarks_area);
        lines.push((value_display::hint_text(play, has_room, look), theme.accent));
    }
    if let (Some(values), GameKind::Matches(_)) = (&play.study.values, &session.game.kind)
        && play.help_views.values
    {
        lines.push((
            value_display::matches_move_results_text(values, words),
            theme.text,
        ));
    }
    let shows_preview =
        look.context.settings.preview && lines.is_empty() && play.animation.is_none();
    let preview = play
        .chosen_move(look.context)
        .filter(|_| shows_preview)
        .map(|chosen_move| words.preview_text(session.position(), chosen_move));
    let message_count = lines.len();
    lines.extend(spoken.map(|text| (text, theme.title)));
    let fits_above = |form: &&String, line_count: usize| {
        let last_move = [((*form).clone(), theme.text)];
        game_board::remarks_fit(&[&last_move, &lines[..line_count]].concat(), remarks_area)
    };
    // The words of a character may make room for the last move, but a message may not.
    let last_move = [lines.len(), message_count]
        .into_iter()
        .find_map(|line_count| {
            last_move_forms
                .iter()
                .find(|form| fits_above(form, line_count))
        });
    if let Some(last_move) = last_move {
        lines.insert(0, (last_move.clone(), theme.text));
    }
    lines.extend(preview.map(|text| (text, theme.text)));
    if play.just_received_first_help {
        // The note takes the place of a hint that is still being searched, but not of a finished
        // hint.
        let is_hint_shown = play.study.hint.is_some() && play.study.values.is_some();
        let help_note_index = if is_hint_shown || play.remark.is_some() {
            lines.len()
        } else {
            0
        };
        lines.insert(
            help_note_index,
            (words.get("rating-with-help"), theme.warning),
        );
    }
    lines
}

fn remark_text(remark: PlayRemark, play: &PlayScreen, look: DrawContext) -> String {
    let words = look.words;
    let session = session(play, look);
    match remark {
        PlayRemark::MoveRefused(mv, refusal) => {
            words.refusal_text(session.to_move(), mv, &RefusedMove::Illegal(refusal))
        }
        PlayRemark::NothingToUndo => words.get("play-nothing-to-undo"),
        PlayRemark::NothingToRedo => words.get("play-nothing-to-redo"),
        PlayRemark::NotYourTurn => {
            let undo = undo_key_name(play, look);
            message_with_keys_and_values(
                "play-not-your-turn",
                &[("move", Command::MoveNow)],
                &[("undo", undo.into())],
                look,
            )
        }
        PlayRemark::MoveTooEarly => words.get("play-too-early"),
        PlayRemark::GameContinuesInCopy => words.get("play-in-a-copy"),
        PlayRemark::ForbiddenWithClocks => words.get("play-serious"),
        PlayRemark::ComputerRefusesToEnd(seat) => {
            say!(words, "play-plays-on", side = words.seat_name(seat))
        }
        PlayRemark::BlunderWarning(warning) => {
            value_display::warning_text(&warning, session.has_teacher(), words)
        }
        PlayRemark::HintsOffInSettings => words.get("study-not-here"),
        PlayRemark::DangerMarksOn => say!(
            words,
            "play-danger",
            pits = game_board::pits_in_danger(session.position()).len()
        ),
        PlayRemark::ValuesOn => {
            say!(
                words,
                "play-values",
                side = words.seat_name(session.to_move())
            )
        }
        PlayRemark::BarOn => {
            say!(
                words,
                "play-bar",
                side = words.seat_name(session.viewing_side())
            )
        }
        PlayRemark::SidesSwapped => {
            // The matches have no pits.
            let human_seat = (session.only_human_seat())
                .filter(|_| matches!(session.game.kind, GameKind::Awale(_)));
            let (first, last) = match human_seat {
                Some(Seat::North) => ("a", "f"),
                _ => ("A", "F"),
            };
            let side = human_seat.map(|seat| words.seat_name(seat));
            say!(
                words,
                "play-swapped",
                side = side.unwrap_or_else(|| NO_KEY_WORD.to_owned()),
                first,
                last
            )
        }
        PlayRemark::QuietGame if settlement::may_end_quiet_game(session) => {
            message_with_keys("play-quiet", &[("key", Command::OfferEnd)], look)
        }
        PlayRemark::QuietGame => say!(words, "play-quiet", key = NO_KEY_WORD),
        PlayRemark::OtherOpponentProposed => {
            let opponent = session.only_human_seat().unwrap_or(Seat::South).opponent();
            say!(
                words,
                "play-new-opponent",
                opponent = words.participant_text(&session.players[opponent])
            )
        }
        PlayRemark::NextOpponent { player_begins } => {
            let own_seat = session.only_human_seat().unwrap_or(Seat::South);
            say!(
                words,
                "play-next-opponent",
                side = words.seat_name(own_seat),
                opponent = words.participant_text(&session.players[own_seat.opponent()]),
                begins = if player_begins { "you" } else { "opponent" }
            )
        }
        PlayRemark::NewPauseMillis(0) => words.get("play-pace-none"),
        PlayRemark::NewPauseMillis(pace) => {
            say!(
                words,
                "play-pace",
                pace = words.decimal(f64::from(pace) / 1000.0, 1)
            )
        }
    }
}

/// The key that takes the last move back. [`NO_KEY_WORD`] if no move can be taken back.
fn undo_key_name(play: &PlayScreen, look: DrawContext) -> String {
    let session = session(play, look);
    let can_undo = session.human_count() > 0 && session.may_study() && session.can_undo();
    first_key_name(Command::Undo, look)
        .filter(|_| can_undo)
        .unwrap_or_else(|| NO_KEY_WORD.to_owned())
}

/// The error of the computer, with the keys that the player can use.
fn failure_text(reason: &str, play: &PlayScreen, look: DrawContext) -> String {
    let session = session(play, look);
    let player_name = look
        .words
        .participant_text(&session.players[session.to_move()]);
    let message_values = [
        ("who", player_name.into()),
        ("what", reason.trim_end_matches('.').into()),
        ("undo", undo_key_name(play, look).into()),
    ];
    message_with_keys_and_values(
        "play-failed",
        &[("key", Command::MoveNow)],
        &message_values,
        look,
    )
}

/// The value of the computer's best line for the side to move, with words for its certainty.
fn best_line_value_text(
    thinking_info: &ThinkingInfo<AnyMove>,
    play: &PlayScreen,
    look: DrawContext,
) -> String {
    look.words
        .score_text(thinking_info.score, session(play, look).to_move())
}

/// The value for the bar, from South's point of view: by the analysis or, without it, by the
/// computer that is thinking.
fn evaluation_bar_score(play: &PlayScreen, session: &Session) -> Option<Score> {
    let search_info = play
        .thinking
        .as_ref()
        .and_then(|thinking| thinking.thinking_info.as_ref());
    let score = match (&play.study.values, search_info) {
        (Some(values), _) => values.best().score,
        (None, Some(search_info)) => search_info.score,
        (None, None) => return play.last_score_for_south,
    };
    Some(score.seen_by(Seat::South, session.to_move()))
}

/// The name of the side that is thinking, and its thinking time.
fn thinking_text(thinking: &ComputerThinking, play: &PlayScreen, look: DrawContext) -> String {
    let words = look.words;
    let side = words.seat_name(session(play, look).to_move());
    let thinks_text = say!(words, "play-thinks", side);
    match thinking.elapsed_thinking_time.as_secs() {
        0 => thinks_text,
        seconds => format!("{thinks_text} · {seconds} s"),
    }
}

/// The search of the computer: depth, value and best line.
fn search_info_text(
    thinking_info: &ThinkingInfo<AnyMove>,
    play: &PlayScreen,
    look: DrawContext,
) -> String {
    let (words, session) = (look.words, session(play, look));
    let value = best_line_value_text(thinking_info, play, look);
    let depth_text = say!(words, "play-looks", plies = thinking_info.depth, value);
    let shown_move_count = thinking_info.line.len().min(MAX_COMPUTER_LINE_MOVES);
    format!(
        "{depth_text} · {}",
        moves_and_captures(session.position(), &thinking_info.line[..shown_move_count]).join(" ")
    )
}

/// Draws the title line of the screen.
fn draw_title(play: &PlayScreen, ui: &mut Ui) {
    let look = ui.look;
    let session = session(play, look);
    let note = unrated_note(play, look);
    let mut number = wording::move_number_and_side_to_move(look.words, session);
    // Before the first move, the title also says who begins, if it needs no note.
    if session.moves().is_empty() && note.is_none() {
        let is_own_turn = session.only_human_seat() == Some(session.to_move());
        let who = if is_own_turn { "you" } else { "other" };
        number = say!(look.words, "play-begins", who, number);
    }
    let title_width = chrome::remaining_title_columns(&number, ui);
    let title = match note {
        None => {
            let rated_note = if session.is_ratable_without_help() {
                format!(" · {}", look.words.get("play-rated"))
            } else {
                String::new()
            };
            let game_name_width = title_width.saturating_sub(rated_note.width());
            wording::game_name_with_series_score(session, game_name_width, look) + &rated_note
        }
        Some(why) => {
            let game_name_width = title_width.saturating_sub(why.width() + 3);
            let game = wording::game_name_with_series_score(session, game_name_width, look);
            // If the name of the game and the note do not both fit, show only the note that the
            // game is unrated.
            Some(format!("{game} · {why}"))
                .filter(|both| both.width() <= title_width)
                .unwrap_or(why)
        }
    };
    chrome::draw_title(&title, &number, ui);
}

/// The note that the game is unrated: the help views that are on, with the keys to switch them off,
/// or another reason. `None` if it is rated so far, or would not be rated anyway.
fn unrated_note(play: &PlayScreen, look: DrawContext) -> Option<String> {
    let session = session(play, look);
    let help_views_and_labels = [
        (
            play.help_views.values,
            KeyLabel::ShowMoveValues,
            Command::Values,
        ),
        (
            play.help_views.bar,
            KeyLabel::ShowEvaluationBar,
            Command::Bar,
        ),
        (
            play.help_views.danger,
            KeyLabel::ShowPitsInDanger,
            Command::Danger,
        ),
    ];
    let can_help =
        session.is_ratable_without_help() && session.may_study() && !session.has_teacher();
    let shown_view_names = help_views_and_labels
        .iter()
        .filter(|(is_on, ..)| *is_on && can_help)
        .map(|&(_, label, command)| {
            let view_name = look.words.get(label.message_id());
            first_key_name(command, look)
                .map_or_else(|| view_name.clone(), |key| format!("{view_name} ({key})"))
        });
    let shown_views_text = shown_view_names.collect::<Vec<_>>().join(", ");
    if !shown_views_text.is_empty() {
        return Some(say!(look.words, "play-unrated", views = shown_views_text));
    }
    session
        .unrated_reason_message_id()
        .map(|id| say!(look.words, id, moves = MIN_RATED_PLIES))
}
