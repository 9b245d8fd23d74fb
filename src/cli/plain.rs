//! `awale plain`: the game line by line, for screen readers, pipes and scripts. No control sequences, nothing drawn over.

use std::error::Error;
use std::io::{self, BufRead, IsTerminal, Write};

use clap::ValueEnum;

use crate::app::GameFile;
use crate::awale::{Pit, Position, ROW};
use crate::catalogue::{AnyGame, AnyMove, Kind};
use crate::config::Settings;
use crate::game::{Game, PerSeat, Seat};
use crate::i18n::{Explain, Words};
use crate::matches::{Heap, Take};
use crate::players::{Computer, Player, PlayerSpec, Resources};
use crate::record::{Direction, Participant, Record};
use crate::referee::{Referee, Refused};
use crate::shell::storage::{Failure, Games};
use crate::shell::{chance, clock, drawn_seat};
use crate::stop::Stop;

use super::{Context, Outcome};

/// What `awale plain` takes.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The awalé variant to play
    #[arg(long, value_name = "ID", default_value = "oware", conflicts_with = "matches")]
    variant: String,
    /// Play the 13 matches instead
    #[arg(long)]
    matches: bool,
    /// Who plays South: human, naive, fast, expert, minimax:DEPTH, alphabeta:DEPTH[:EVALUATION] or engine:level=N
    #[arg(long, value_name = "PLAYER", default_value = "human")]
    south: String,
    /// Who plays North
    #[arg(long, value_name = "PLAYER", default_value = "human")]
    north: String,
    /// Who begins; without it chance decides in awalé, and South begins in the matches or where no terminal is read
    #[arg(long, value_name = "SEAT")]
    first: Option<First>,
    /// Where to start, as `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`; `--first` moves before its last field
    #[arg(long, value_name = "POS", conflicts_with = "matches")]
    position: Option<String>,
}

impl Args {
    /// The game that the settings offer.
    pub(super) fn of_settings(settings: &Settings) -> Args {
        let setup = &settings.setup;
        let matches = setup.game == Kind::Matches(settings.matches_rules()).id();
        Args {
            variant: if matches { String::new() } else { setup.game.clone() },
            matches,
            south: setup.south.to_string(),
            north: setup.north.to_string(),
            first: None,
            position: None,
        }
    }
}

/// Who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum First {
    South,
    North,
    Random,
}

impl First {
    /// The seat, drawn by `seed` where chance decides.
    fn seat(self, seed: u64) -> Seat {
        match self {
            First::South => Seat::South,
            First::North => Seat::North,
            First::Random => drawn_seat(seed),
        }
    }
}

pub(super) fn run(context: &Context, args: &Args) -> Outcome {
    // What is read from a pipe or a file must give the same game every time, so nothing is left to chance there.
    let by_hand = io::stdin().is_terminal();
    let seed = context.seed.unwrap_or_else(|| if by_hand { chance() } else { 0 });
    let kind = kind(context, args)?;
    let player = |text: &str| text.parse::<PlayerSpec>().map_err(|error| error.explain(&context.words));
    let players = PerSeat { south: player(&args.south)?, north: player(&args.north)? };
    for seat in Seat::BOTH {
        if !players[seat].plays(&kind) {
            return Err(context
                .words
                .with("plain-does-not-play", &[("player", players[seat].to_string().into())])
                .into());
        }
    }
    let start = match &args.position {
        Some(text) => {
            let position = context.position(&args.variant, Some(text))?;
            let to_move = args.first.map_or(position.to_move(), |first| first.seat(seed));
            let stores = PerSeat::from_fn(|seat| position.store(seat));
            AnyGame::Awale(Position::new(*position.rules(), *position.pits(), stores, to_move)?)
        }
        None => kind.start(first(args, &kind, by_hand, seed)),
    };
    let resources = Resources {
        tables: match &kind {
            Kind::Awale(variant) if Seat::BOTH.iter().any(|&seat| is_engine(players[seat])) => {
                context.tables(&variant.rules)
            }
            _ => None,
        },
        ..context.settings.resources()
    };
    let mut game = Plain {
        words: &context.words,
        referee: Referee::new(start),
        players: PerSeat::from_fn(|seat| Computer::new(players[seat], seed, &resources)),
        humans: PerSeat::from_fn(|seat| players[seat].is_human()),
        record: Keeper::new(context, kind, players),
        is_kept: true,
    };
    game.play(&mut io::stdin().lock(), &mut io::stdout().lock())
}

/// Whether this player asks endgame tables.
fn is_engine(player: PlayerSpec) -> bool {
    matches!(player, PlayerSpec::Engine(_))
}

fn kind(context: &Context, args: &Args) -> Result<Kind, Box<dyn Error>> {
    if args.matches {
        return Ok(Kind::Matches(context.settings.matches_rules()));
    }
    Ok(Kind::Awale(context.variant(&args.variant)?.clone()))
}

fn first(args: &Args, kind: &Kind, by_hand: bool, seed: u64) -> Seat {
    let usual = if by_hand && matches!(kind, Kind::Awale(_)) { First::Random } else { First::South };
    args.first.unwrap_or(usual).seat(seed)
}

/// Writes the game down after every move.
struct Keeper {
    games: Games,
    kind: Kind,
    players: PerSeat<Participant>,
    date: toml::value::Datetime,
    file: Option<GameFile>,
}

impl Keeper {
    fn new(context: &Context, kind: Kind, players: PerSeat<PlayerSpec>) -> Keeper {
        Keeper {
            games: Games::new(context.folders.games()),
            kind,
            players: players.map(|spec| Participant { name: String::new(), spec }),
            date: clock(),
            file: None,
        }
    }

    fn save(&mut self, referee: &Referee<AnyGame>) -> Result<(), Failure> {
        let direction = Direction::CounterClockwise;
        let record = Record::of(referee, self.kind.clone(), self.players.clone(), direction, self.date, None);
        self.file = Some(self.games.save(self.file.clone(), &record)?);
        Ok(())
    }
}

/// A game that is played line by line.
struct Plain<'a> {
    words: &'a Words,
    referee: Referee<AnyGame>,
    players: PerSeat<Computer>,
    humans: PerSeat<bool>,
    record: Keeper,
    /// Whether the last move was saved.
    is_kept: bool,
}

impl Plain<'_> {
    fn play(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> Outcome {
        self.print_board(out)?;
        while self.referee.verdict().is_none() {
            let seat = self.referee.position().to_move();
            let mv = if self.humans[seat] {
                match self.read_move(input, out)? {
                    Some(mv) => mv,
                    None => return self.stop(out),
                }
            } else {
                let thought = self.players[seat].choose(self.referee.past(), &Stop::new(), &mut |_| ());
                thought.ok_or("the computer found no move")?.choice
            };
            let before = *self.referee.position();
            match self.referee.play(mv) {
                Ok(()) => {
                    writeln!(out, "{}", self.words.preview(&before, mv))?;
                    self.print_board(out)?;
                    self.keep();
                }
                Err(Refused::Illegal(refusal)) => {
                    writeln!(out, "{}", self.words.refusal(seat, mv, &Refused::Illegal(refusal)))?;
                }
                Err(Refused::GameOver) => break,
            }
        }
        self.announce(out)
    }

    /// Saves the game; a game that cannot be saved goes on, and says so.
    fn keep(&mut self) {
        if self.referee.moves().is_empty() {
            return;
        }
        let saved = self.record.save(&self.referee);
        self.is_kept = saved.is_ok();
        if let Err(failure) = saved {
            eprintln!("{}", self.words.with("trouble-save", &[("what", failure.to_string().into())]));
        }
    }

    /// Reads lines until one is a move, legal or not; `None` at the end of the input.
    fn read_move(&self, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<Option<AnyMove>> {
        let side = self.words.seat(self.referee.position().to_move());
        loop {
            writeln!(out, "{}", self.words.with("plain-turn", &[("side", side.as_str().into())]))?;
            out.flush()?;
            let mut line = Vec::new();
            if input.read_until(b'\n', &mut line)? == 0 {
                return Ok(None);
            }
            let line = String::from_utf8_lossy(&line);
            let text = line.trim();
            if text.is_empty() {
                continue;
            }
            match parse_move(self.referee.position(), text) {
                Some(mv) => return Ok(Some(mv)),
                None => writeln!(out, "{}", self.not_a_move(text))?,
            }
        }
    }

    /// What a side is called besides its seat: the player as the command line names it.
    fn name(&self, seat: Seat) -> String {
        match self.record.players[seat].spec {
            PlayerSpec::Human => self.words.get("kind-human"),
            spec => spec.to_string(),
        }
    }

    fn not_a_move(&self, text: &str) -> String {
        let id = match self.referee.position() {
            AnyGame::Awale(_) => "plain-no-pit",
            AnyGame::Matches(_) => "plain-no-number",
        };
        self.words.with(id, &[("text", text.into())])
    }

    /// The input has ended before the game: it is kept.
    fn stop(&self, out: &mut impl Write) -> Outcome {
        let id = match (self.referee.moves().is_empty(), self.is_kept) {
            (true, _) => "plain-end-of-input-empty",
            (false, true) => "plain-end-of-input",
            (false, false) => "plain-end-of-input-unsaved",
        };
        writeln!(out, "{}", self.words.get(id))?;
        Ok(())
    }

    fn announce(&self, out: &mut impl Write) -> Outcome {
        let names = PerSeat::from_fn(|seat| self.name(seat));
        writeln!(out, "{}", self.words.reason(&self.referee).unwrap_or_default())?;
        writeln!(out, "{}", self.words.result(&self.referee, &names).unwrap_or_default())?;
        Ok(())
    }

    fn print_board(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out)?;
        match self.referee.position() {
            AnyGame::Awale(position) => print_board(position, self.words, out),
            AnyGame::Matches(heap) => print_heap(*heap, self.words, out),
        }
    }
}

/// A pit's letter or its number from the player's left, or a number of matches.
fn parse_move(position: &AnyGame, text: &str) -> Option<AnyMove> {
    match position {
        AnyGame::Awale(position) => {
            let mut letters = text.chars();
            let (letter, None) = (letters.next()?, letters.next()) else { return None };
            let by_number = || {
                let place = letter.to_digit(10)?.checked_sub(1)? as usize;
                (place < ROW).then(|| Pit::of(position.to_move(), place))
            };
            Pit::from_letter(letter).or_else(by_number).map(AnyMove::Pit)
        }
        // Too large a number is still a number: the referee refuses it with its reason.
        AnyGame::Matches(_) => {
            text.bytes().all(|byte| byte.is_ascii_digit()).then(|| AnyMove::Take(Take(text.parse().unwrap_or(u8::MAX))))
        }
    }
}

/// The board as text: North's row above, South's below, stores at the ends.
fn print_board(position: &Position, words: &Words, out: &mut impl Write) -> io::Result<()> {
    let row = |pits: Vec<Pit>, of: &dyn Fn(Pit) -> String| -> String { pits.into_iter().map(of).collect() };
    let letter = |pit: Pit| format!("{:>4}", pit.letter());
    let seeds = |pit: Pit| format!("{:>4}", position.seeds(pit));
    let north: Vec<Pit> = Pit::row(Seat::North).rev().collect();
    let south: Vec<Pit> = Pit::row(Seat::South).collect();
    let store = |seat| {
        let values = [("side", words.seat(seat).into()), ("seeds", u32::from(position.store(seat)).into())];
        words.with("plain-store", &values)
    };
    writeln!(out, "       {}", row(north.clone(), &letter))?;
    writeln!(out, "       {}   {}", row(north, &seeds), store(Seat::North))?;
    writeln!(out, "       {}   {}", row(south.clone(), &seeds), store(Seat::South))?;
    writeln!(out, "       {}", row(south, &letter))
}

/// The heap as text.
fn print_heap(heap: Heap, words: &Words, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "  {}", "| ".repeat(usize::from(heap.left())).trim_end())?;
    let left = words.with("matches", &[("matches", u32::from(heap.left()).into())]);
    writeln!(out, "  {left}")
}
