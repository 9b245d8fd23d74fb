//! The names that the parts of [`Club`] share.

pub(super) use std::sync::Arc;
pub(super) use std::time::Duration;

pub(super) use awale_rules::{PerSeat, Seat, Settlement};

pub(super) use crate::names::Name;
pub(super) use crate::settings::Limits;

pub(super) use super::Club;
pub(super) use super::game::LiveGame;
pub(super) use super::protocol::*;
pub(super) use super::terms::DAY_MS;
pub(super) use super::tournament::{TournamentId, TournamentPlan};
pub(super) use super::view::*;
