//! Visitors at the door: who may come in, bans, and the deletion of members.

use super::prelude::*;

/// Time for which the door stays open for a number of newcomers.
const NEWCOMER_ADMISSION_PERIOD: Duration = Duration::from_secs(3600);

impl Club {
    /// Returns the reason for which the door is closed to a visitor, if it is.
    pub fn rejection_reason(
        &self,
        arriving: ArrivingVisitor,
        now: ClubTime,
    ) -> Option<DisconnectReason> {
        match (self.door.entry, arriving) {
            (EntryPolicy::Open, _)
            | (EntryPolicy::Members, ArrivingVisitor::Member)
            | (_, ArrivingVisitor::Host) => None,
            (EntryPolicy::Members, ArrivingVisitor::NewMember)
                if self.remaining_newcomers(now) > 0 =>
            {
                None
            }
            (EntryPolicy::Members, _) => Some(DisconnectReason::MembersOnly),
            (EntryPolicy::Closed, _) => Some(DisconnectReason::Closed),
        }
    }

    /// Returns the number of new names that may still come in because a host has opened the door.
    pub fn remaining_newcomers(&self, now: ClubTime) -> u32 {
        let (count, end_time) = self.newcomer_allowance;
        if now.up < end_time { count } else { 0 }
    }

    /// Counts a newcomer for whom a host has opened the door. Returns false if all that the host
    /// has allowed have come in.
    pub fn admit_newcomer(&mut self, now: ClubTime) -> bool {
        let left = self.remaining_newcomers(now).checked_sub(1);
        self.newcomer_allowance.0 = left.unwrap_or(0);
        left.is_some()
    }

    pub const fn door_state(&self) -> DoorState {
        self.door
    }

    pub(super) fn run_door_command(&mut self, command: HostCommand) {
        match command {
            HostCommand::AdmitNewcomers(count) => {
                self.newcomer_allowance = (count, self.now.up + NEWCOMER_ADMISSION_PERIOD);
            }
            HostCommand::SetEntryPolicy(entry) => self.door.entry = entry,
            HostCommand::Chat(chat) => self.door.chat = chat,
            HostCommand::Ban(ban) => {
                self.add_store_op(StoreOp::Put(StoredItem::Ban(ban.clone())));
                self.disconnect_banned(&ban);
            }
            HostCommand::Unban(ban) => {
                self.add_store_op(StoreOp::Remove(StoredItem::Ban(ban)));
            }
            HostCommand::DeleteMember(member, guest) => self.delete_member(member, &guest),
            _ => {}
        }
        self.add_store_op(StoreOp::Put(StoredItem::Door(self.door)));
        self.schedule_lobby_update();
    }

    /// Disconnects visitors whom a new ban keeps out.
    fn disconnect_banned(&mut self, ban: &EntryBan) {
        self.disconnect_visitors(DisconnectReason::Banned, |there| match ban {
            EntryBan::Member(member) => there.person.id == *member,
            EntryBan::Address(address) => there.address == *address && there.person.is_guest(),
            EntryBan::Key(_) | EntryBan::Name(_) => false,
        });
    }

    /// Deletes a member. Unfinished games are resigned. Finished games remain for the opponents,
    /// with the name of a guest.
    fn delete_member(&mut self, member: PersonId, replacement_guest: &Person) {
        for id in self.tournaments.keys().copied().collect::<Vec<_>>() {
            self.withdraw_player(member, id);
        }
        let unfinished: Vec<(GameId, Seat)> = self
            .unfinished_games()
            .filter_map(|game| Some((game.setup.id, game.seat_of(member)?)))
            .collect();
        for (game, seat) in unfinished {
            self.end_game(game, Settlement::Resignation(seat));
        }
        for id in self.challenges.keys().copied().collect::<Vec<_>>() {
            self.remove_challenge(id, |open| open.from.id == member);
        }
        let is_member = |there: &ClubVisitor| there.person.id == member;
        self.disconnect_visitors(DisconnectReason::Deleted, is_member);
        let mut changed_tournaments = Vec::new();
        for plan in self.tournaments.values_mut() {
            let Some(entrant) = plan.entrant_mut(member) else {
                continue;
            };
            entrant.person.clone_from(replacement_guest);
            for id in plan
                .pairs
                .iter_mut()
                .map(|pair| &mut pair.players)
                .flat_map(|(south, north)| [south].into_iter().chain(north))
            {
                if *id == member {
                    *id = replacement_guest.id;
                }
            }
            changed_tournaments.push(plan.id);
        }
        for id in changed_tournaments {
            self.store_plan_and_update_lobby(id);
        }
        for game in self.games.values_mut() {
            if let Some(seat) = game.seat_of(member) {
                game.setup.players[seat] = replacement_guest.clone();
            }
            game.chat.retain(|line| line.from.id != member);
        }
        let ratings = self.ratings.extract_if(|(person, _), _| *person == member);
        let involves_member = |(one, other): &(PersonId, PersonId)| [one, other].contains(&&member);
        let muted = self.muted_pairs.extract_if(involves_member);
        let items = ratings
            .map(|((person, variant), rating)| StoredItem::Rating(person, variant, rating))
            .chain(muted.map(|(one, other)| StoredItem::Mute(one, other)))
            .chain([StoredItem::Ban(EntryBan::Member(member))])
            .map(|item| ClubEffect::Store(StoreOp::Remove(item)));
        self.effects.extend(items);
        self.names.remove(&member);
        self.add_store_op(StoreOp::Delete(member, replacement_guest.clone()));
    }

    fn disconnect_visitors(
        &mut self,
        why: DisconnectReason,
        is_selected: impl Fn(&ClubVisitor) -> bool,
    ) {
        let visitors = self.visitors.iter();
        let selected = visitors.filter(|(_, visitor)| is_selected(visitor));
        let dismissed = selected.map(|(&id, _)| ClubEffect::Dismiss(id, why));
        self.effects.extend(dismissed);
    }

    /// Returns the addresses from which a person is connected.
    pub fn addresses_of(&self, person: PersonId) -> BTreeSet<IpAddr> {
        let sessions = self.sessions_of(person);
        sessions.map(|(_, visitor)| visitor.address).collect()
    }
}
