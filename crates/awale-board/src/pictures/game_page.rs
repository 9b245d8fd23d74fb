//! The web page of one game: players and result, the painted board, the curve, and the moves with
//! comments, marks and variations. Its script, `assets/pages/game.js`, steps through the moves.

use std::fmt::Write as _;

use awale_rules::{Game, Seat};
use awale_study::{
    catalogue::{AnyGame, AnyMove, GameKind, positions_with_final_stores},
    record::{Analysis, NodeId, Record, VariationTree},
    study::{MoveMark, MoveTotals, move_and_capture},
    words::Words,
};
use awale_words::text::markup_escaped;
use serde_json::{Value as Json, json};

use super::{
    curve,
    drawing::{self, DRAWING_HEIGHT, DRAWING_WIDTH, Hollow, TABLE_MARGIN_AROUND_BOARD},
    page::{self, packed_number, packed_position},
    svg,
};

const PAGE_HTML: &str = include_str!("../../../../assets/pages/game.html");
const PAGE_CSS: &str = include_str!("../../../../assets/pages/game.css");
const PAGE_SCRIPT: &str = include_str!("../../../../assets/pages/game.js");

/// The maximum length of a better line after a mistake, in moves.
const MAX_BETTER_LINE_MOVES: usize = 8;

/// Makes the page of a game. It shows the position after the moves of `path` first, which may lead
/// into a variation. The page loads nothing.
pub(super) fn game_page_html(record: &Record, path: &[AnyMove], words: &Words) -> String {
    let page = GamePage::new(record, path, words);
    let [south, north] = Seat::BOTH.map(|seat| page.player_name(seat));
    let header_parts = [
        Some(words.game_name(&record.kind)),
        record.header.title.as_ref().map(ToString::to_string),
        record.date_text().map(|day| words.date(&day)),
    ];
    let header_parts: Vec<String> = header_parts.into_iter().flatten().collect();
    // A result that begins with a digit is a score. Any other result, such as a resignation, is not
    // shown here, because the reason below contains it.
    let starts_with_digit = |text: &String| text.starts_with(|sign: char| sign.is_ascii_digit());
    let result_text = record.result().map(|_| words.result_in_game_list(record));
    let named_texts = [
        ("title", format!("{south} – {north}")),
        ("header", header_parts.join(" · ")),
        ("south-name", south),
        ("north-name", north),
        ("south-about", page.side_accuracy_and_kind(Seat::South)),
        ("north-about", page.side_accuracy_and_kind(Seat::North)),
        (
            "result",
            result_text
                .filter(starts_with_digit)
                .unwrap_or_default()
                .replace('-', "–"),
        ),
        (
            "reason",
            words.why_game_ended(record.game()).unwrap_or_default(),
        ),
        ("line", record.to_line().unwrap_or_default()),
    ];
    let escaped_texts = named_texts.map(|(name, text)| (name, markup_escaped(&text)));
    let template_parts = [
        ("style", PAGE_CSS.to_owned()),
        ("script", PAGE_SCRIPT.to_owned()),
        ("board", page.board_svg()),
        ("curve", page.curve_svg()),
        ("data", page::json_for_script(&page.page_data())),
    ];
    page::fill_template(
        PAGE_HTML,
        &[&escaped_texts[..], &template_parts].concat(),
        words,
    )
}

struct GamePage<'p> {
    record: &'p Record,
    words: &'p Words,
    /// The analysis, if the game was analyzed.
    analysis: Option<&'p Analysis>,
    /// The game with its variations and with better lines after mistakes.
    variation_tree: VariationTree,
    /// The position that is shown first.
    shown_node: NodeId,
    /// The positions of the game as the board shows them.
    positions: Vec<AnyGame>,
}

impl<'p> GamePage<'p> {
    fn new(record: &'p Record, path: &[AnyMove], words: &'p Words) -> GamePage<'p> {
        let header = &record.header;
        let mut variation_tree =
            VariationTree::of(record.game(), &header.comments, &header.variations);
        let shown_node = path
            .iter()
            .try_fold(0, |at, &mv| variation_tree.add(at, mv));
        let analysis = record.analysis.as_ref();
        let analysis = analysis.filter(|analysis| analysis.belongs_to_game(record.moves()));
        let assessments = analysis.map_or(&[][..], |analysis| &analysis.moves);
        for (ply, judged) in assessments.iter().enumerate() {
            if MoveMark::from(judged).is_fault() {
                let mut better_moves = judged.line.iter().take(MAX_BETTER_LINE_MOVES);
                // Ignore the result, because a tree that is full accepts no more moves.
                let _ = better_moves.try_fold(ply, |at, &mv| variation_tree.add(at, mv));
            }
        }
        GamePage {
            record,
            words,
            analysis,
            variation_tree,
            shown_node: shown_node.unwrap_or(0),
            positions: positions_with_final_stores(record.game()),
        }
    }

    /// The name of a player, or the side of a human without a name.
    fn player_name(&self, seat: Seat) -> String {
        let player = &self.record.players[seat];
        if player.name.is_empty() && player.spec.is_human() {
            self.words.seat_name(seat)
        } else {
            self.words.participant_text(player)
        }
    }

    /// The side of a player, the accuracy if the game was analyzed, and the kind of computer.
    fn side_accuracy_and_kind(&self, seat: Seat) -> String {
        let mut label_parts = vec![self.words.seat_name(seat)];
        if let Some(analysis) = self.analysis {
            let totals = &MoveTotals::of(&analysis.moves, self.record.start().to_move())[seat];
            let accuracy = self.words.accuracy_text(totals.accuracy());
            label_parts.push(format!(
                "{} {accuracy}",
                self.words.get("analysis-accuracy")
            ));
        }
        let spec = &self.record.players[seat].spec;
        if !spec.is_human() {
            label_parts.push(self.words.player_text(spec));
        }
        let name = self.player_name(seat);
        label_parts.retain(|part| *part != name);
        label_parts.join(" · ")
    }

    /// The position at a node, with the remaining seeds in the stores at the end of the game.
    fn position_at(&self, node_id: NodeId) -> &AnyGame {
        let position = &self.variation_tree.node(node_id).position;
        self.positions.get(node_id).unwrap_or(position)
    }

    /// The board as SVG. The page's script replaces the contents of the group element.
    fn board_svg(&self) -> String {
        let sowing = self.record.sowing_direction;
        let position = match self.record.kind {
            GameKind::Awale(_) => self.position_at(self.shown_node),
            // All matches are drawn. The page's script hides those that were taken.
            GameKind::Matches(_) => self.position_at(0),
        };
        let (width, height) = (
            DRAWING_WIDTH - 2.0 * TABLE_MARGIN_AROUND_BOARD,
            DRAWING_HEIGHT - 2.0 * TABLE_MARGIN_AROUND_BOARD,
        );
        let mut svg_text = format!(
            "<svg id=\"board\" viewBox=\"{TABLE_MARGIN_AROUND_BOARD} {TABLE_MARGIN_AROUND_BOARD} {width} {height}\" role=\"img\">{}",
            svg::gradient_definitions()
        );
        for shape in drawing::draw_empty_board(position, sowing) {
            svg::write_shape(&shape, &mut svg_text);
        }
        svg_text += "<g id=\"contents\">";
        for shape in drawing::draw_contents(position, None, sowing) {
            svg::write_shape(&shape, &mut svg_text);
        }
        svg_text + "</g></svg>"
    }

    /// The curve of the game as SVG with a dot at each mistake; empty for a game without a curve.
    fn curve_svg(&self) -> String {
        let Some(curve) = curve::game_curve(self.record, self.words) else {
            return String::new();
        };
        let (move_count, middle_y) = (self.record.moves().len(), curve.max_value);
        let height = 2 * middle_y;
        let (mut svg_points, mut dots_html) = (String::new(), String::new());
        // Writing into a string cannot fail.
        for (number, value) in curve.points {
            let y = middle_y - value;
            let _ = write!(svg_points, "{number},{y} ");
            if let Some(mark) = self.move_mark(number).filter(|mark| mark.is_fault()) {
                let left = 100.0 * number as f32 / move_count as f32;
                let top = 100.0 * y as f32 / height as f32;
                let _ = write!(
                    dots_html,
                    "<i class=\"{mark}\" style=\"left:{left:.2}%;top:{top:.2}%\"></i>"
                );
            }
        }
        let labels_html = curve
            .scale_labels
            .map(|label| format!("<small>{label}</small>"));
        let (labels_html, caption_html) = (labels_html.concat(), markup_escaped(&curve.caption));
        format!(
            "<figure><div id=\"curve\" role=\"slider\" tabindex=\"0\" aria-label=\"{caption_html}\" \
             aria-valuemin=\"0\" aria-valuemax=\"{move_count}\"><svg viewBox=\"0 0 {move_count} {height}\" \
             preserveAspectRatio=\"none\" aria-hidden=\"true\"><path d=\"M0 {middle_y}H{move_count}\"/>\
             <polygon points=\"0,{middle_y} {svg_points}{move_count},{middle_y}\"/><polyline points=\"{svg_points}\"/>\
             </svg>{dots_html}<b id=\"here\"></b>{labels_html}</div><figcaption>{caption_html}</figcaption></figure>"
        )
    }

    /// The mark of the move with this number, counted from 1.
    fn move_mark(&self, move_number: usize) -> Option<MoveMark> {
        let assessment = self.analysis?.moves.get(move_number.checked_sub(1)?)?;
        Some(MoveMark::from(assessment))
    }

    /// The data for the script.
    fn page_data(&self) -> Json {
        let place_coordinates = drawing::all_places().map(|place| {
            let hollow = Hollow::at_place(place, self.record.sowing_direction);
            let (center, spread, count_position) = (
                hollow.center,
                hollow.max_seed_offsets,
                hollow.count_position,
            );
            [
                center.0,
                center.1,
                spread.0,
                spread.1,
                count_position.0,
                count_position.1,
            ]
        });
        let node_ids = (0..).take_while(|&at| self.variation_tree.contains(at));
        json!({
            "kind": page::kind_name(&self.record.kind),
            "moves": self.record.moves().len(),
            "at": self.shown_node,
            "places": place_coordinates.collect::<Vec<_>>(),
            "pit": drawing::PIT_RADIUS,
            "seed": drawing::SEED_RADIUS,
            "copied": self.words.get("game-page-copied"),
            "nodes": node_ids.map(|at| self.node_json(at)).collect::<Vec<_>>(),
        })
    }

    fn node_json(&self, node_id: NodeId) -> Json {
        let (words, node) = (self.words, self.variation_tree.node(node_id));
        let position_before = &self.variation_tree.node(node.parent).position;
        let mut description = match node.mv {
            Some(mv) => words.played_move_sentence(position_before, mv),
            None => super::side_to_move_text(&node.position, words),
        };
        let names = super::player_names(self.record, words);
        let is_last = node_id == self.record.moves().len();
        if let Some(result_text) = words
            .result_text(self.record.game(), &names)
            .filter(|_| is_last)
        {
            description += if description.ends_with('.') {
                " "
            } else {
                ". "
            };
            description += &result_text;
        }
        let mark = self.move_mark(node_id);
        let verdict_text = mark.filter(|mark| mark.is_fault()).and_then(|_| {
            let assessment = self.analysis?.moves.get(node_id.checked_sub(1)?)?;
            Some(words.verdict_text(assessment))
        });
        json!({
            "up": node.parent,
            "move": node.mv.map(|mv| mv.to_string()),
            "label": node.mv.map(|mv| move_and_capture(position_before, mv)),
            "south": node.position.to_move() == Seat::South,
            "seeds": packed_position(self.position_at(node_id)),
            "sown": node.mv.and_then(|mv| packed_sown_places(position_before, mv)),
            "description": description,
            "comment": node.comment.as_deref(),
            "sign": mark.map(MoveMark::sign),
            "mark": mark.map(MoveMark::name),
            "meaning": mark.filter(|mark| !mark.sign().is_empty()).map(|mark| words.mark_text(mark)),
            "verdict": verdict_text,
        })
    }
}

/// The places into which a move sows, as one character each.
fn packed_sown_places(position_before: &AnyGame, mv: AnyMove) -> Option<String> {
    let trace = position_before.as_awale()?.trace(mv.as_pit()?).ok()?;
    let place_index = |place| drawing::all_places().position(|other| other == place);
    let place_indices = trace.sown_places().filter_map(place_index);
    let place_numbers = place_indices.filter_map(|place| u32::try_from(place).ok());
    Some(place_numbers.map(packed_number).collect())
}
