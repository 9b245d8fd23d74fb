//! Imports that the modules of [`Club`] share.

pub(super) use super::*;
