//! [`VisitorProfile`]: what a connection has found out about its visitor.

use crate::prelude::*;

/// Data about a visitor that the connection has found out before the visit begins.
#[derive(Debug)]
pub struct VisitorProfile {
    pub person: Person,
    /// Whether the visitor is a host of the club.
    pub is_host: bool,
    /// The saved settings, as TOML; empty for a guest.
    pub settings_toml: String,
    /// The language of the visitor's system or browser.
    pub system_language: Language,
    /// Colors and characters that the visitor's terminal supports.
    pub abilities: TerminalAbilities,
    /// The size of the window, in columns and rows.
    pub window_size: (u16, u16),
    /// The reason for which a visitor by ssh is a guest, shown in the lobby.
    pub guest_reason: Option<GuestReason>,
    /// The code with which a guest by ssh returns after a lost connection.
    pub guest_code: Option<String>,
    /// The address of the club's page, for links to send to others.
    pub page_url: PublicUrl,
    /// The command that connects to the club, with `NAME` for the name of the visitor.
    pub ssh_command: String,
    /// Whether the visitor's browser asks for light colors.
    pub prefers_light_colors: bool,
}

impl VisitorProfile {
    /// Makes the profile of a person who comes in, with the saved settings and the rights of a
    /// member.
    pub async fn load_for_person(
        server: &Server,
        person: Person,
        system_language: Language,
        abilities: TerminalAbilities,
        size: (u16, u16),
    ) -> VisitorProfile {
        let member = server.member_with_name(person.name.as_str()).await.ok();
        VisitorProfile {
            is_host: member.as_ref().is_some_and(|member| member.is_host),
            settings_toml: member.map_or_else(String::new, |member| member.settings_toml),
            person,
            system_language,
            abilities,
            window_size: size,
            guest_reason: None,
            guest_code: None,
            page_url: server.page_url.clone(),
            ssh_command: server.ssh_command.clone(),
            prefers_light_colors: false,
        }
    }
}
