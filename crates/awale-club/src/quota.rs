//! Limits for what one address may do in an hour.

use crate::prelude::*;
use std::net::Ipv6Addr;

use parking_lot::Mutex;

const QUOTA_PERIOD: Duration = Duration::from_secs(3600);
/// The bits of an IPv6 address that are usually the same in all addresses of one customer of a
/// provider. Such addresses count as one.
const IPV6_NETWORK_MASK: u128 = u128::MAX << 64;

/// Counts the events of each address. An address may cause `max_events` events in a burst, and as
/// many again within an hour.
#[derive(Debug)]
pub struct AddressQuota {
    /// The name of the setting with the limit, for the log.
    setting_name: &'static str,
    max_events: usize,
    /// For each address, the time at which its earlier events no longer count.
    events_forgotten_at: Mutex<HashMap<IpAddr, Instant>>,
}

impl AddressQuota {
    pub fn new(setting_name: &'static str, max_events: usize) -> AddressQuota {
        AddressQuota {
            setting_name,
            max_events,
            events_forgotten_at: Mutex::default(),
        }
    }

    /// Whether the address may cause another event. If the event is allowed and `count_event` is
    /// true, also counts it.
    pub fn allows_event(&self, address: IpAddr, count_event: bool) -> bool {
        let max_events = u32::try_from(self.max_events).unwrap_or(u32::MAX);
        let network = match address {
            IpAddr::V6(ip) => Ipv6Addr::from_bits(ip.to_bits() & IPV6_NETWORK_MASK).into(),
            IpAddr::V4(_) => address,
        };
        let time_per_event = QUOTA_PERIOD / max_events.max(1);
        let now = Instant::now();
        let mut forgotten_times = self.events_forgotten_at.lock();
        forgotten_times.retain(|_, forgotten| *forgotten > now);
        let all_forgotten_at =
            forgotten_times.get(&network).copied().unwrap_or(now) + time_per_event;
        let is_allowed = max_events > 0 && all_forgotten_at <= now + QUOTA_PERIOD;
        if !is_allowed {
            log::warn!(
                "{address} is over its limit ({} = {max_events})",
                self.setting_name
            );
        } else if count_event {
            forgotten_times.insert(network, all_forgotten_at);
        }
        is_allowed
    }
}
