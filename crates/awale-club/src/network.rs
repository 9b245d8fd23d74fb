//! The addresses of a club, and the lines that `awale-club serve` prints for people who want to
//! join.

use crate::{prelude::*, public_url::UrlError};
use std::net::{SocketAddr, UdpSocket};

use tokio::net::TcpStream;

/// Maximum time for a test connection to an address of this computer.
const MAX_CONNECT_WAIT: Duration = Duration::from_secs(2);

/// The listeners of a club and how others reach them.
#[derive(Debug)]
pub struct ClubAddresses {
    /// The address that the club listens on for ssh.
    pub ssh_address: SocketAddr,
    /// The address that the club listens on for the web.
    pub web_address: SocketAddr,
    /// The name of this computer in printed addresses, if the host gave one with `--host`.
    pub printed_host_name: Option<String>,
    /// The address of the page, if the settings have one.
    pub public_url: Option<PublicUrl>,
    /// The addresses of this computer, as [`own_addresses`] returns them.
    pub own_addresses: Vec<IpAddr>,
}

impl ClubAddresses {
    /// Returns the address of the page.
    ///
    /// # Errors
    /// If the name of this computer is not valid in an address.
    pub fn page_url(&self) -> Result<PublicUrl, UrlError> {
        if let Some(url) = &self.public_url {
            return Ok(url.clone());
        }
        let host_and_port = match (
            &self.printed_host_name,
            self.address_for_others(self.web_address),
        ) {
            (None, Some(address)) => address.to_string(),
            (host, _) => {
                let host_name = host.as_deref().unwrap_or("localhost");
                format!("{host_name}:{}", self.web_address.port())
            }
        };
        format!("http://{host_and_port}").parse()
    }

    /// Returns the ssh command that connects to the club, with `NAME` for the name of the visitor.
    pub fn ssh_command(&self) -> String {
        let found_address = self
            .address_for_others(self.ssh_address)
            .map(|address| address.ip().to_string());
        let host = self
            .printed_host_name
            .as_deref()
            .or(self.public_url.as_ref().map(PublicUrl::host_name))
            .or(found_address.as_deref());
        let port = self.ssh_address.port();
        let host = host.unwrap_or("localhost");
        format!("ssh -p {port} NAME@{host}")
    }

    /// Returns the address at which other computers reach a listener. `None` if only this computer
    /// reaches it, or no own address is known.
    fn address_for_others(&self, listener_address: SocketAddr) -> Option<SocketAddr> {
        let ip = match listener_address.ip() {
            ip if ip.is_loopback() => return None,
            ip if ip.is_unspecified() => {
                let mut own_addresses = self.own_addresses.iter();
                *own_addresses.find(|own| own.is_ipv4() || ip.is_ipv6())?
            }
            ip => ip,
        };
        Some((ip, listener_address.port()).into())
    }

    /// Tests the addresses at which other computers reach the club. Returns lines about the result
    /// and about the firewalls of `operating_system` (named as in [`std::env::consts::OS`]), or at
    /// most a line about `--public` if there is no such address.
    pub async fn connection_help(&self, operating_system: &str) -> Vec<String> {
        let reachable_addresses = [self.ssh_address, self.web_address]
            .into_iter()
            .filter_map(|listener| self.address_for_others(listener))
            .collect_vec();
        let Some(first_address) = reachable_addresses.first() else {
            return vec!["only this computer reaches the club. For others, start it with: awale-club serve --public".to_owned(); usize::from(self.public_url.is_none())];
        };
        let mut help_lines = Vec::new();
        for &address in &reachable_addresses {
            help_lines.extend(connection_failure_message(address).await);
        }
        if help_lines.is_empty() {
            help_lines.push(format!(
                "this computer reaches the club at {}. A firewall can still stop others:",
                first_address.ip()
            ));
        }
        if self.address_for_others(self.web_address).is_some() {
            help_lines.push(
                "open the page on a phone in the same network. If it does not open, allow the ports:".to_owned(),
            );
        } else if self.public_url.is_none() {
            help_lines.push(
                "only this computer opens the page. For a proxy, set public_url in club.toml"
                    .to_owned(),
            );
        }
        help_lines.extend(firewall_help(
            &reachable_addresses
                .iter()
                .map(SocketAddr::port)
                .collect_vec(),
            operating_system,
        ));
        for own in &self.own_addresses {
            if own.is_ipv4() && *own != first_address.ip() {
                help_lines.push(format!("other address of this computer: {own}"));
            }
        }
        help_lines
    }
}

/// Returns the addresses of this computer, except loopback and link-local ones. The address used
/// for the internet, if there is one, comes first, then the other IPv4 addresses.
pub fn own_addresses() -> Vec<IpAddr> {
    // Connecting a UDP socket sends nothing: the system only selects the own address for packets to
    // this address, which is reserved for documentation.
    let outgoing_address = UdpSocket::bind("0.0.0.0:0").and_then(|socket| {
        socket.connect("198.51.100.1:9")?;
        Ok(socket.local_addr()?.ip())
    });
    if_addrs::get_if_addrs()
        .unwrap_or_default()
        .into_iter()
        .filter(|interface| !interface.is_loopback() && !interface.is_link_local())
        .map(|interface| interface.ip())
        .sorted_by_key(|ip| (outgoing_address.as_ref().ok() != Some(ip), ip.is_ipv6()))
        .collect()
}

/// Connects to an address of this computer. Returns a message if this fails, because then other
/// computers cannot connect either. Success does not prove that they can: a firewall may let only
/// this computer pass.
async fn connection_failure_message(address: SocketAddr) -> Option<String> {
    let reason = match tokio::time::timeout(MAX_CONNECT_WAIT, TcpStream::connect(address)).await {
        Ok(Ok(_)) => return None,
        Ok(Err(error)) => error.to_string(),
        Err(_) => format!("no answer in {MAX_CONNECT_WAIT:?}"),
    };
    Some(format!("nobody can connect to {address}: {reason}"))
}

/// Returns how to open these ports in the usual firewalls of a system, one line for each firewall.
fn firewall_help(ports: &[u16], operating_system: &str) -> Vec<String> {
    let joined_ports = |between| ports.iter().join(between);
    match operating_system {
        "windows" => vec![format!(
            "Windows, as administrator: netsh advfirewall firewall add rule name=awale-club dir=in action=allow \
             protocol=TCP localport={}",
            joined_ports(",")
        )],
        "macos" => vec![
            "macOS: System Settings > Network > Firewall > Options, add awale-club and allow connections".to_owned(),
        ],
        _ => vec![
            format!("ufw: sudo ufw allow {}/tcp", joined_ports(",")),
            format!("firewalld: sudo firewall-cmd --add-port={}/tcp", joined_ports("/tcp --add-port=")),
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn club_addresses_of_listeners(ssh_address: &str, web_address: &str) -> ClubAddresses {
        ClubAddresses {
            ssh_address: ssh_address.parse().unwrap(),
            web_address: web_address.parse().unwrap(),
            printed_host_name: None,
            public_url: None,
            own_addresses: ["192.0.2.2", "fd00::2", "172.17.0.1"]
                .map(|ip| ip.parse().unwrap())
                .to_vec(),
        }
    }

    fn printed_addresses(club_addresses: &ClubAddresses) -> (String, String) {
        (
            club_addresses.ssh_command(),
            club_addresses.page_url().unwrap().to_string(),
        )
    }

    fn ssh_and_url(ssh: &str, url: &str) -> (String, String) {
        (ssh.to_owned(), url.to_owned())
    }

    #[test]
    fn visitors_on_the_network_are_shown_an_address_they_can_type() {
        assert_eq!(
            printed_addresses(&club_addresses_of_listeners("0.0.0.0:2222", "0.0.0.0:8080")),
            ssh_and_url("ssh -p 2222 NAME@192.0.2.2", "http://192.0.2.2:8080/")
        );
        assert_eq!(
            printed_addresses(&club_addresses_of_listeners(
                "[2001:db8::1]:22",
                "[2001:db8::1]:80"
            )),
            ssh_and_url("ssh -p 22 NAME@2001:db8::1", "http://[2001:db8::1]:80/")
        );
        let mut local_club_addresses =
            club_addresses_of_listeners("127.0.0.1:2222", "127.0.0.1:8080");
        assert_eq!(
            printed_addresses(&local_club_addresses),
            ssh_and_url("ssh -p 2222 NAME@localhost", "http://localhost:8080/")
        );
        local_club_addresses.public_url = Some("https://example.org/awale".parse().unwrap());
        assert_eq!(
            printed_addresses(&local_club_addresses),
            ssh_and_url("ssh -p 2222 NAME@example.org", "https://example.org/awale/")
        );
        local_club_addresses.printed_host_name = Some("shell.example.org".to_owned());
        assert_eq!(
            local_club_addresses.ssh_command(),
            "ssh -p 2222 NAME@shell.example.org"
        );
        local_club_addresses.public_url = None;
        assert_eq!(
            local_club_addresses.page_url().unwrap().to_string(),
            "http://shell.example.org:8080/"
        );
        let mut offline_club_addresses =
            club_addresses_of_listeners("0.0.0.0:2222", "0.0.0.0:8080");
        offline_club_addresses.own_addresses.clear();
        assert_eq!(
            offline_club_addresses.ssh_command(),
            "ssh -p 2222 NAME@localhost"
        );
    }

    #[test]
    fn own_addresses_are_not_those_of_the_loopback_interface() {
        assert!(own_addresses().iter().all(|ip| !ip.is_loopback()));
    }

    #[tokio::test]
    async fn a_club_that_only_listens_on_its_own_computer_names_the_option_for_the_network() {
        let mut local_club_addresses =
            club_addresses_of_listeners("127.0.0.1:2222", "127.0.0.1:8080");
        assert!(
            local_club_addresses
                .connection_help("linux")
                .await
                .concat()
                .contains("serve --public")
        );
        // Nothing listens on port 1, so connecting to the ssh port fails.
        let mut ssh_only_club_addresses =
            club_addresses_of_listeners("0.0.0.0:1", "127.0.0.1:8080");
        ssh_only_club_addresses.own_addresses = vec![ssh_only_club_addresses.web_address.ip()];
        let help_text = ssh_only_club_addresses
            .connection_help("linux")
            .await
            .concat();
        assert!(help_text.contains("set public_url"), "{help_text}");
        // With a public URL, visitors reach the club through a proxy or a tunnel, so no help is
        // printed.
        local_club_addresses.public_url = Some("https://example.org".parse().unwrap());
        assert_eq!(local_club_addresses.connection_help("linux").await, [""; 0]);
    }

    #[tokio::test]
    async fn an_unreachable_port_is_reported_with_firewall_instructions() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        // The own address is the listener's: connecting succeeds while the listener is open, and
        // fails afterwards.
        let mut reachable_club_addresses =
            club_addresses_of_listeners("127.0.0.1:2222", &format!("0.0.0.0:{}", address.port()));
        reachable_club_addresses.own_addresses = vec![address.ip()];
        let help = reachable_club_addresses
            .connection_help("linux")
            .await
            .join("\n");
        assert!(
            help.starts_with("this computer reaches the club at 127.0.0.1."),
            "{help}"
        );
        drop(listener);
        let help = reachable_club_addresses
            .connection_help("linux")
            .await
            .join("\n");
        assert!(
            help.starts_with(&format!("nobody can connect to {address}: ")),
            "{help}"
        );
        assert!(
            help.contains(&format!("sudo ufw allow {}/tcp", address.port())),
            "{help}"
        );
    }

    #[test]
    fn each_operating_system_has_firewall_instructions() {
        let help_for_system = |system| firewall_help(&[2222, 8080], system).join("\n");
        assert_eq!(
            help_for_system("linux"),
            "ufw: sudo ufw allow 2222,8080/tcp\n\
             firewalld: sudo firewall-cmd --add-port=2222/tcp --add-port=8080/tcp"
        );
        assert!(help_for_system("windows").ends_with("protocol=TCP localport=2222,8080"));
        assert!(help_for_system("macos").starts_with("macOS"));
    }
}
