//! The way in by a browser.
//!
//! A visitor by the web is a [`session`](crate::session) like one by ssh: a [`Wire`](crate::transport::Wire) that gathers changed cells in
//! place of ANSI bytes, [`Input`](crate::session::Input)s from the socket, and [`run`](crate::session::run) between them. A link is
//! looked up with [`Store::by_link`](crate::store::Store::by_link) through [`Hub::ask`](crate::hub::Hub::ask).
