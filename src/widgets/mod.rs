//! What several screens draw, through one context: [`Ui`](crate::app::Ui). Nothing here changes anything but the cells it draws into.

pub(crate) mod beside;
pub(crate) mod chrome;
pub(crate) mod clock;
pub(crate) mod faces;
pub(crate) mod footer;
pub(crate) mod form;
pub(crate) mod keyed;
pub(crate) mod list;
pub(crate) mod moment;
pub(crate) mod moves;
pub(crate) mod reading;
pub(crate) mod sides;
pub(crate) mod table;
pub(crate) mod task;
pub(crate) mod wording;

pub use wording::theme_error;
