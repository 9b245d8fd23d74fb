//! Tests of the club with clients that use ssh or the page, in this process and over the loopback
//! interface.

mod harness;
mod server_process;
mod support;
mod test_club;

mod backups_and_failures;
mod bells_and_titles;
mod challenges;
mod class_codes_and_bans;
mod engine_job_limits;
mod entering_the_club;
mod fair_play;
mod games_and_chat;
mod host_commands;
mod journeys;
mod keys;
mod limits;
mod line_mode;
mod openssh;
mod resumed_games;
mod screens;
mod storing;
mod tournaments;
mod visitors_and_bans;
mod web;
mod webhook;
