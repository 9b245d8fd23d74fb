//! Visitors at the door: who may come in, bans, and the deletion of members.

use super::prelude::*;

/// Time for which the door stays open for a number of newcomers.
const NEWCOMER_ADMISSION_PERIOD: Duration = Duration::from_secs(3600);

impl Club {
    /// Returns the reason for which the door is closed to a visitor, if it is.
    pub fn rejection_reason(
        &self,
        arriving_visitor: ArrivingVisitor,
        now: ClubTime,
    ) -> Option<DisconnectReason> {
        match (self.door.entry_policy, arriving_visitor) {
            (EntryPolicy::Everybody, _)
            | (EntryPolicy::MembersOnly, ArrivingVisitor::Member)
            | (_, ArrivingVisitor::Host) => None,
            (EntryPolicy::MembersOnly, ArrivingVisitor::NewMember)
                if self.remaining_newcomer_count(now) > 0 =>
            {
                None
            }
            (EntryPolicy::MembersOnly, _) => Some(DisconnectReason::MembersOnly),
            (EntryPolicy::HostsOnly, _) => Some(DisconnectReason::ClosedByHost),
        }
    }

    /// Returns the number of new names that may still come in because a host has opened the door.
    pub fn remaining_newcomer_count(&self, now: ClubTime) -> u32 {
        let (allowed_count, end_time) = self.newcomer_allowance;
        if now.uptime < end_time {
            allowed_count
        } else {
            0
        }
    }

    /// Counts a newcomer for whom a host has opened the door. Returns false if all that the host
    /// has allowed have come in, or the time for them is over.
    pub fn admit_newcomer(&mut self, now: ClubTime) -> bool {
        let remaining_newcomer_count = self.remaining_newcomer_count(now).checked_sub(1);
        self.newcomer_allowance.0 = remaining_newcomer_count.unwrap_or(0);
        remaining_newcomer_count.is_some()
    }

    pub const fn entry_and_chat_settings(&self) -> EntryAndChatSettings {
        self.door
    }

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
                self.newcomer_allowance = (count, self.now.uptime + NEWCOMER_ADMISSION_PERIOD);
            }
            HostCommand::SetEntryPolicy(entry_policy) => {
                self.change_door(|door| door.entry_policy = entry_policy);
            }
            HostCommand::SetChatAllowed(is_chat_allowed) => {
                self.change_door(|door| door.is_chat_allowed = is_chat_allowed);
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

    fn change_door(&mut self, change: impl FnOnce(&mut EntryAndChatSettings)) {
        change(&mut self.door);
        self.add_store_op(StoreOp::PutItem(StoredItem::Door(self.door)));
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
