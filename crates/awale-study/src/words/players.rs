//! Descriptions of the players, and the errors of their specifications.

use crate::{
    players::{
        Character, EngineStrength, Evaluation, ExplorationConstant, LeafValuation,
        MonteCarloOptions, PlayerSpec, PlayerSpecError, TextbookOptions,
    },
    record::Participant,
    words::{Explain, Words, say},
};
use awale_rules::{PerSeat, Seat};

impl Words {
    /// Returns a short description of a player: "alpha-beta, 8 deep, sees threats".
    pub fn player_text(&self, player: &PlayerSpec) -> String {
        match player {
            PlayerSpec::Minimax(textbook) => self.textbook_player_text("player-minimax", *textbook),
            PlayerSpec::AlphaBeta(textbook) => {
                self.textbook_player_text("player-alphabeta", *textbook)
            }
            PlayerSpec::Mcts(options) => {
                let leaf = self.leaf_valuation_name(options.leaf_valuation);
                let playout_count_text = self.number(options.playout_count.into());
                say!(
                    self,
                    "player-mcts",
                    count = options.playout_count,
                    playouts = playout_count_text,
                    leaf
                )
            }
            PlayerSpec::ExternalProgram => self.get("player-bot"),
            _ => self.short_player_text(*player),
        }
    }

    /// Returns the kind of a player as one word.
    pub fn player_kind_text(&self, spec: PlayerSpec) -> String {
        self.get(match spec {
            PlayerSpec::Human => "kind-human",
            PlayerSpec::Naive => "kind-naive",
            PlayerSpec::Fast => "kind-fast",
            PlayerSpec::MatchesExpert => "kind-expert",
            PlayerSpec::Minimax(_) => "kind-minimax",
            PlayerSpec::AlphaBeta(_) => "kind-alphabeta",
            PlayerSpec::Mcts(_) => "kind-mcts",
            PlayerSpec::Engine(_) => "kind-engine",
            PlayerSpec::Character(_) => "kind-character",
            PlayerSpec::ExternalProgram => "kind-bot",
        })
    }

    /// Returns the shortest description of a player: its name, or its kind with its most important
    /// option, for example `alpha-beta 8`.
    pub fn short_player_text(&self, spec: PlayerSpec) -> String {
        let kind = self.player_kind_text(spec);
        match spec {
            PlayerSpec::Minimax(textbook) | PlayerSpec::AlphaBeta(textbook) => {
                format!("{kind} {}", textbook.depth)
            }
            PlayerSpec::Mcts(options) => {
                format!("{kind} {}", self.number(options.playout_count.into()))
            }
            PlayerSpec::Engine(strength @ EngineStrength::Level(_)) => self.strength_text(strength),
            PlayerSpec::Character(character) => character.name().to_owned(),
            PlayerSpec::Engine(strength) => format!("{kind}, {}", self.strength_text(strength)),
            _ => kind,
        }
    }

    /// Returns the name of a participant, or a short description of the player without a name.
    pub fn participant_text(&self, participant: &Participant) -> String {
        let name = participant.name.as_str();
        // Matches on the command line use the specification of a player as its name.
        let has_name = !name.is_empty() && name != participant.spec.to_string();
        if has_name {
            name.to_owned()
        } else {
            self.short_player_text(participant.spec)
        }
    }

    /// Returns the name of the player at `seat`: "You" for a person without a name against a
    /// computer. Returns `None` for a person without a name against another person.
    pub fn player_name(&self, players: &PerSeat<Participant>, seat: Seat) -> Option<String> {
        let participant = &players[seat];
        let is_nameless = participant.spec.is_human() && participant.name.is_empty();
        match (is_nameless, players[seat.opponent()].spec.is_human()) {
            (false, _) => Some(self.participant_text(participant)),
            (true, false) => Some(self.get("player-you")),
            (true, true) => None,
        }
    }

    /// Returns the names of both players. A person without a name who plays another person is named
    /// after the seat.
    pub fn player_names(&self, players: &PerSeat<Participant>) -> PerSeat<String> {
        PerSeat::from_fn(|seat| {
            self.player_name(players, seat)
                .unwrap_or_else(|| self.seat_name(seat))
        })
    }

    fn textbook_player_text(&self, message_id: &str, textbook: TextbookOptions) -> String {
        let evaluation = self.evaluation_name(textbook.evaluation);
        say!(self, message_id, depth = textbook.depth, evaluation)
    }

    /// Returns the strength of the engine: "level 7", "200 ms per move".
    pub fn strength_text(&self, strength: EngineStrength) -> String {
        match strength {
            EngineStrength::Level(level) => say!(self, "strength-level", level),
            EngineStrength::MoveTimeMs(millis) => say!(self, "strength-time", millis),
            EngineStrength::Depth(depth) => say!(self, "plies", plies = depth),
            EngineStrength::Nodes(nodes) => say!(
                self,
                "strength-nodes",
                count = nodes,
                nodes = self.number(nodes)
            ),
        }
    }

    /// Returns a line about how a level of the engine plays.
    pub fn level_text(&self, level: u8) -> String {
        self.get(&format!("level-{level}"))
    }

    /// Returns how Monte Carlo tree search values a position.
    pub fn leaf_valuation_name(&self, leaf: LeafValuation) -> String {
        match leaf {
            LeafValuation::RandomPlayout => self.get("leaf-chance"),
            LeafValuation::CapturingPlayout => self.get("leaf-captures"),
            LeafValuation::Evaluation(evaluation) => self.evaluation_name(evaluation),
        }
    }

    /// Returns what an evaluation function takes into account.
    pub fn evaluation_name(&self, evaluation: Evaluation) -> String {
        self.get(&format!("evaluation-{evaluation}"))
    }
}

impl Explain for PlayerSpecError {
    fn explain(&self, words: &Words) -> String {
        match self {
            PlayerSpecError::UnknownPlayer(text) => say!(words, "spec-unknown", text),
            PlayerSpecError::InvalidDepth {
                player_name: player,
            } => {
                let (low, high) = TextbookOptions::DEPTH_RANGE.into_inner();
                say!(words, "spec-depth", player, low, high)
            }
            PlayerSpecError::UnknownEvaluation(text) => {
                let names = words.list_with_and(&Evaluation::ALL.map(Evaluation::name));
                say!(words, "spec-evaluation", text, names)
            }
            PlayerSpecError::InvalidPlayoutCount => {
                let (low, high) = MonteCarloOptions::PLAYOUT_COUNT_RANGE.into_inner();
                say!(words, "spec-playouts", low, high = high.to_string())
            }
            PlayerSpecError::InvalidPlayoutOption(text) => {
                let names = words.list_with_and(&LeafValuation::ALL.map(LeafValuation::name));
                say!(
                    words,
                    "spec-mcts",
                    text,
                    most = ExplorationConstant::MAX,
                    names
                )
            }
            PlayerSpecError::InvalidStrength(text) => say!(words, "spec-strength", text),
            PlayerSpecError::UnknownCharacter(text) => {
                let names = words.list_with_and(&Character::ALL.map(Character::id));
                say!(words, "spec-character", text, names)
            }
            PlayerSpecError::UnexpectedOptions {
                player_name: player,
                unexpected_options: rest,
            } => {
                say!(words, "spec-too-much", player, rest)
            }
            PlayerSpecError::UnknownMatchPlayer(text) => say!(words, "match-no-player", text),
            PlayerSpecError::HumanInMatch => words.get("match-human"),
            PlayerSpecError::TablesNotSupported => words.get("match-engine-tables"),
            PlayerSpecError::BookNotSupported => words.get("match-engine-book"),
            PlayerSpecError::InvalidProgram => words.get("match-foreign"),
            PlayerSpecError::LevelGivenForProgram => words.get("match-foreign-level"),
            PlayerSpecError::LineBotWithoutCommand => words.get("bots-no-command"),
            PlayerSpecError::UnclosedQuote => words.get("bots-unclosed-quote"),
        }
    }
}
