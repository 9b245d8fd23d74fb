//! Tests of the club with clients that use ssh or the page, in this process and over the loopback
//! interface.

mod harness;
mod program;
mod support;
mod test_club;

mod attention;
mod backups_and_failures;
mod boards;
mod challenges;
mod class;
mod desk;
mod fair;
mod joining;
mod journeys;
mod keys;
mod limits;
mod lines;
mod openssh;
mod people;
mod resuming;
mod screens;
mod storing;
mod thinking;
mod tournaments;
mod web;
mod webhook;
