//! The commands of hosts, among them bans and the deletion of members.

use super::prelude::*;

impl Club {
    /// Handles a command of a host.
    ///
    /// # Errors
    /// If the club refuses it.
    pub fn handle_host_command(
        &mut self,
        now: ClubTime,
        command: HostCommand,
    ) -> HostCommandResult {
        self.tick(now);
        match command {
            HostCommand::AnnounceTournament(terms) => return self.announce_tournament(*terms),
            HostCommand::Tournament(id, command) => {
                return self.carry_out_tournament_command(id, command);
            }
            HostCommand::AdmitNewcomers(count) => {
                self.door.allow_newcomers(count, self.now);
            }
            HostCommand::SetEntryPolicy(entry_policy) => {
                self.change_entry_and_chat(|settings| settings.entry_policy = entry_policy);
            }
            HostCommand::SetChatAllowed(is_chat_allowed) => {
                self.change_entry_and_chat(|settings| settings.is_chat_allowed = is_chat_allowed);
            }
            HostCommand::Ban(ban) => {
                self.add_store_op(StoreOp::PutItem(StoredItem::Ban(ban.clone())));
                self.disconnect_visitors(DisconnectReason::Banned, |there| match &ban {
                    EntryBan::MemberWithId(member) => there.person.id == *member,
                    EntryBan::GuestsFromAddress(address) => {
                        there.address == *address && there.person.is_guest()
                    }
                    EntryBan::KeyFingerprint(_) | EntryBan::FoldedName(_) => false,
                });
            }
            HostCommand::Unban(ban) => {
                self.add_store_op(StoreOp::RemoveItem(StoredItem::Ban(ban)));
            }
            HostCommand::DeleteMember(member, guest) => self.delete_member(member, &guest),
        }
        self.schedule_lobby_update();
        Ok(None)
    }

    fn change_entry_and_chat(&mut self, change: impl FnOnce(&mut EntryAndChatSettings)) {
        change(&mut self.door.settings);
        self.add_store_op(StoreOp::PutItem(StoredItem::Door(self.door.settings)));
    }

    /// Deletes a member. Unfinished games are resigned. Finished games remain for the opponents,
    /// with the name of a guest.
    fn delete_member(&mut self, member: PersonId, replacement_guest: &Person) {
        for id in self.tournaments.keys().copied().collect_vec() {
            self.withdraw_player(member, id);
        }
        for id in self.game_ids(|game| !game.is_over()) {
            self.end_game_of(member, id, Settlement::Resignation);
        }
        self.remove_challenges(|open| open.from.id == member);
        self.disconnect_visitors(DisconnectReason::MemberDeleted, |there| {
            there.person.id == member
        });
        for id in self.tournaments.keys().copied().collect_vec() {
            if let Some(tournament) = self.tournaments.get_mut(&id)
                && let Some(entrant) = tournament.entrant_mut(member)
            {
                entrant.person.clone_from(replacement_guest);
                for pair in &mut tournament.pairs {
                    for player in chain!([&mut pair.players.0], &mut pair.players.1) {
                        if *player == member {
                            *player = replacement_guest.id;
                        }
                    }
                }
                self.store_tournament_and_update_lobby(id);
            }
        }
        for game in self.games.values_mut() {
            if let Some(seat) = game.seat_of(member) {
                game.setup.players[seat] = replacement_guest.clone();
            }
            game.chat_lines.retain(|line| line.from.id != member);
        }
        let muted = &mut self.muted_pairs;
        self.effects.extend(
            chain!(
                self.ratings
                    .extract_if(|(person, _), _| *person == member)
                    .map(|((person, variant), rating)| StoredItem::Rating(person, variant, rating)),
                muted
                    .extract_if(|(one, other)| [*one, *other].contains(&member))
                    .map(|(one, other)| StoredItem::Mute(one, other)),
                [StoredItem::Ban(EntryBan::MemberWithId(member))]
            )
            .map(|item| ClubEffect::WriteToStore(StoreOp::RemoveItem(item))),
        );
        self.names.remove(&member);
        self.add_store_op(StoreOp::DeleteMember(member, replacement_guest.clone()));
    }

    fn disconnect_visitors(
        &mut self,
        why: DisconnectReason,
        is_selected: impl Fn(&ClubVisitor) -> bool,
    ) {
        self.effects.extend(
            self.visitor_ids(is_selected)
                .into_iter()
                .map(|id| ClubEffect::DisconnectVisitor(id, why)),
        );
    }

    /// Returns the addresses from which a person is connected.
    pub fn addresses_of(&self, person: PersonId) -> BTreeSet<IpAddr> {
        self.visits_of(person)
            .map(|visitor| visitor.address)
            .collect()
    }
}
