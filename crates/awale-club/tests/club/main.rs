//! Tests of the club with clients that use ssh or the page, in this process and over the loopback
//! interface.

mod harness;
mod server_process;
mod support;
mod test_club;

mod bells_and_titles;
mod backups_and_failures;
mod games_and_chat;
mod challenges;
mod class_codes_and_bans;
mod host_commands;
mod fair_play;
mod entering_the_club;
mod journeys;
mod keys;
mod limits;
mod line_mode;
mod openssh;
mod visitors_and_bans;
mod resumed_games;
mod screens;
mod storing;
mod engine_job_limits;
mod tournaments;
mod web;
mod webhook;
