//! The club, played by clients that speak ssh, in this process and on the loopback.

mod support;

mod joining;
mod pure;
mod resuming;
mod storing;
