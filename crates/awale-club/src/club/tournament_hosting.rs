//! Tournaments in the club: joining, the commands of hosts, pairing rounds, and storing.

use super::prelude::*;

/// Maximum number of tournaments that are announced or running at the same time.
const MAX_OPEN_TOURNAMENTS: usize = 20;
/// Maximum number of finished tournaments that the lobby shows.
const MAX_FINISHED_TOURNAMENTS_SHOWN: usize = 3;

impl Club {
    pub(super) fn announce_tournament(&mut self, terms: TournamentTerms) -> HostCommandResult {
        let terms = terms.validated()?;
        if self
            .tournaments
            .values()
            .filter(|tournament| !tournament.is_over())
            .count()
            >= MAX_OPEN_TOURNAMENTS
        {
            return Err(Refusal::TooManyPlayersOrTournaments);
        }
        let id = self.next_tournament_id;
        self.next_tournament_id += 1;
        self.tournaments.insert(id, ClubTournament::new(id, terms));
        self.store_tournament_and_update_lobby(id);
        Ok(Some(id))
    }

    pub(super) fn carry_out_tournament_command(
        &mut self,
        id: TournamentId,
        command: TournamentCommand,
    ) -> HostCommandResult {
        let tournament = self
            .tournaments
            .get_mut(&id)
            .ok_or(Refusal::NoLongerExists)?;
        let is_over = tournament.is_over();
        match command {
            TournamentCommand::DeleteTournament if tournament.is_begun && !is_over => {
                return Err(Refusal::TournamentNotCanceled);
            }
            TournamentCommand::DeleteTournament => {
                self.tournaments.remove(&id);
                self.tournaments_with_changed_players.remove(&id);
                for game in self.games.values_mut() {
                    game.setup.tournament.take_if(|(of, _)| *of == id);
                }
                self.add_store_op(StoreOp::RemoveTournament(id));
                self.schedule_lobby_update();
                return Ok(None);
            }
            TournamentCommand::CorrectResult {
                person,
                round,
                player_result,
            } => tournament.correct_result(person, round, player_result)?,
            TournamentCommand::AddPlayer(_) if tournament.is_canceled => {
                return Err(Refusal::NoLongerExists);
            }
            TournamentCommand::AddPlayer(person) => tournament.add_entrant(person)?,
            _ if is_over => return Err(Refusal::NoLongerExists),
            TournamentCommand::StartRound if !tournament.is_round_over() => {
                return Err(Refusal::RoundUnfinished);
            }
            TournamentCommand::StartRound if tournament.active_entrants().count() < 2 => {
                return Err(Refusal::TooFewPlayers);
            }
            TournamentCommand::StartRound => {
                tournament.is_begun = true;
                self.begin_round(id);
                return Ok(None);
            }
            TournamentCommand::ChangeTerms(terms) => tournament.change_terms(*terms)?,
            TournamentCommand::WithdrawPlayer(person) => {
                tournament.entrant(person).ok_or(Refusal::NotInTournament)?;
                self.withdraw_player(person, id);
                return Ok(None);
            }
            TournamentCommand::ForfeitGame(person) => {
                let game = tournament
                    .current_game_of(person)
                    .ok_or(Refusal::NoUnfinishedGame)?;
                self.end_game_of(person, game, Settlement::TimeLoss);
                return Ok(None);
            }
            TournamentCommand::CancelTournament => tournament.is_canceled = true,
        }
        self.begin_round_if_due(id);
        Ok(None)
    }

    /// Withdraws a player: the current game is forfeited, and no other follows. Before the
    /// tournament begins, removes the player.
    pub(super) fn withdraw_player(&mut self, person: PersonId, id: TournamentId) {
        let Some(tournament) = self
            .tournaments
            .get_mut(&id)
            .filter(|tournament| tournament.entrant(person).is_some() && !tournament.is_over())
        else {
            return;
        };
        if !tournament.is_begun {
            tournament
                .entrants
                .retain(|there| there.person.id != person);
            return self.store_tournament_and_update_lobby(id);
        }
        if let Some(entrant) = tournament.entrant_mut(person) {
            entrant.is_withdrawn = true;
        }
        match tournament.current_game_of(person) {
            Some(game) => self.end_game_of(person, game, Settlement::TimeLoss),
            None => self.begin_round_if_due(id),
        }
    }

    /// Begins the next round if the last one is over and the tournament does not wait for its
    /// players or the host. Stores the tournament.
    pub(super) fn begin_round_if_due(&mut self, id: TournamentId) {
        let is_due = self.tournaments.get(&id).is_some_and(|tournament| {
            tournament.is_between_rounds()
                && match tournament.terms.next_round {
                    RoundStartMode::AtOnce => true,
                    RoundStartMode::Ready => {
                        tournament.active_entrants().all(|entrant| entrant.is_ready)
                    }
                    RoundStartMode::Host => false,
                }
        });
        if is_due {
            self.begin_round(id);
        } else {
            self.store_tournament_and_update_lobby(id);
        }
    }

    /// Begins the games of the next round, and stores the tournament. A round in which all games
    /// are forfeited is followed by the next.
    fn begin_round(&mut self, id: TournamentId) {
        let Some(mut tournament) = self.tournaments.get(&id).cloned() else {
            return;
        };
        let terms = tournament.terms.game_terms(
            tournament
                .entrants
                .iter()
                .all(|there| !there.person.is_guest()),
        );
        while tournament.is_round_over() {
            let mut pairs = tournament.pairs_of_next_round();
            if pairs.is_empty() {
                break;
            }
            for pair in pairs.iter_mut().filter(|pair| pair.points.is_none()) {
                let find_person =
                    |id: PersonId| tournament.entrant(id).map(|there| there.person.clone());
                let players = find_person(pair.players.0).zip(pair.players.1.and_then(find_person));
                pair.game = players.map(|(south, north)| {
                    self.begin_game(
                        terms.clone(),
                        PerSeat { south, north },
                        Some((id, pair.round)),
                    )
                });
            }
            tournament.pairs.extend(pairs);
        }
        for entrant in &mut tournament.entrants {
            entrant.is_ready = false;
        }
        self.tournaments.insert(id, tournament);
        self.store_tournament_and_update_lobby(id);
    }

    /// Withdraws the player of a tournament who has not made a first move in time. An opponent who
    /// is not in the club and has not moved is withdrawn too, and neither gets a point.
    pub(super) fn withdraw_absent_player(&mut self, id: GameId) {
        if let Some(game) = self.games.get(&id)
            && let Some(seat) = game.to_move().filter(|&seat| !game.has_moved(seat))
            && let Some((tournament_id, _)) = game.setup.tournament
            && let Some(tournament) = self.tournaments.get_mut(&tournament_id)
        {
            let opponent_seat = seat.opponent();
            let is_absent =
                game.away_since[opponent_seat].is_some() && !game.has_moved(opponent_seat);
            for seat in [seat, opponent_seat]
                .into_iter()
                .take(1 + usize::from(is_absent))
            {
                if let Some(entrant) = tournament.entrant_mut(game.setup.players[seat].id) {
                    entrant.is_withdrawn = true;
                }
            }
            let pair = tournament
                .pairs
                .iter_mut()
                .find(|pair| pair.game == Some(id));
            if let Some(pair) = pair.filter(|_| is_absent) {
                pair.points = Some((0, 0));
            }
        }
    }

    /// Returns the time since the start of the club at which the side to move runs out of time;
    /// `None` if there is no limit.
    pub(super) fn move_deadline_of(&self, game: &LiveGame) -> Option<Duration> {
        let tournament_and_round = game.setup.tournament;
        let tournament = tournament_and_round.and_then(|(of, _)| self.tournaments.get(&of));
        game.move_deadline(
            Duration::from_secs(
                tournament.map_or(self.limits.first_move_seconds, |tournament| {
                    60 * u64::from(tournament.terms.first_move_minutes)
                }),
            ),
            Duration::from_millis(self.limits.lag_ms),
            self.now,
        )
    }

    pub(super) fn store_tournament_and_update_lobby(&mut self, id: TournamentId) {
        self.tournaments_with_changed_players.remove(&id);
        self.write_and_send_tournament(id);
        self.schedule_lobby_update();
    }

    pub(super) fn write_and_send_tournament(&mut self, id: TournamentId) {
        if let Some(tournament) = self.tournaments.get(&id) {
            let tournament = Arc::new(tournament.clone());
            self.add_store_op(StoreOp::SaveTournament(Arc::clone(&tournament)));
            self.send_update_to_all(&ClubUpdate::Tournament(tournament));
        }
    }

    /// Returns all tournaments, the oldest first.
    pub fn tournaments(&self) -> Vec<ClubTournament> {
        self.tournaments.values().cloned().collect()
    }

    /// Returns the member, or the guest who is here, with this name in its folded form.
    pub fn person_with_name(&self, folded_name: &str) -> Option<Person> {
        self.names
            .iter()
            .find(|(_, name)| name.folded_form() == folded_name)
            .map(|(&id, name)| Person {
                id,
                name: name.clone(),
            })
    }

    /// Returns the tournaments in the lobby: those that are not over, and the newest finished ones.
    pub fn shown_tournaments(&self) -> Vec<&ClubTournament> {
        let tournaments = self.tournaments.values();
        let newest_hidden_tournament = tournaments
            .clone()
            .rev()
            .filter(|tournament| tournament.is_over())
            .nth(MAX_FINISHED_TOURNAMENTS_SHOWN);
        tournaments
            .filter(|tournament| {
                newest_hidden_tournament.is_none_or(|hidden| tournament.id > hidden.id)
                    || !tournament.is_over()
            })
            .collect()
    }
}
