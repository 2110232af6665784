//! Where PostgreSQL is: one URL, any number of hosts.

use std::time::Duration;

use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::PostgresError;

/// How long silence on a connection lasts before the operating system asks whether anybody is there.
const KEEPALIVE: Duration = Duration::from_secs(10);

/// Every host of a URL by itself, so that all can be asked at the same time, and how to be sure of whom one talks to.
pub(super) struct Address {
    pub(super) hosts: Vec<Config>,
    /// With `sslmode=require`: certificates are checked against those that this system trusts, or those of `SSL_CERT_FILE`.
    pub(super) tls: Option<MakeRustlsConnect>,
}

impl Address {
    pub(super) fn new(url: &str) -> Result<Address, PostgresError> {
        let config: Config = url.parse().map_err(PostgresError::Url)?;
        let hosts: Vec<Config> = config
            .get_hosts()
            .iter()
            .enumerate()
            .map(|(place, host)| one_host(&config, place, host))
            .collect();
        if hosts.is_empty() {
            return Err(PostgresError::NoHost);
        }
        let tls = (config.get_ssl_mode() == SslMode::Require).then(tls).transpose()?;
        Ok(Address { hosts, tls })
    }
}

fn tls() -> Result<MakeRustlsConnect, PostgresError> {
    let found = MakeRustlsConnect::with_native_certs();
    found.map(|(tls, _)| tls).map_err(|errors| {
        let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
        PostgresError::NoCertificates(errors.join("; "))
    })
}

/// The same URL with only one of its hosts.
fn one_host(config: &Config, place: usize, host: &Host) -> Config {
    let mut one = Config::new();
    match host {
        Host::Tcp(name) => one.host(name),
        #[cfg(unix)]
        Host::Unix(folder) => one.host_path(folder),
    };
    let ports = config.get_ports();
    one.port(ports.get(place).or(ports.first()).copied().unwrap_or(5432));
    config.get_user().map(|user| one.user(user));
    config.get_password().map(|password| one.password(password));
    config.get_dbname().map(|name| one.dbname(name));
    config.get_options().map(|options| one.options(options));
    one.application_name(config.get_application_name().unwrap_or("tercet"));
    one.channel_binding(config.get_channel_binding());
    // What a server offers without being asked proves nothing about it, so it is TLS or no TLS, as the URL says.
    one.ssl_mode(match config.get_ssl_mode() {
        SslMode::Require => SslMode::Require,
        _ => SslMode::Disable,
    });
    one.keepalives_idle(KEEPALIVE);
    one
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_host_is_asked_by_itself() {
        let url = "postgres://ann:secret@one:5433,two:5434/tercet?target_session_attrs=read-write";
        let address = Address::new(url).unwrap();
        let ports: Vec<u16> = address.hosts.iter().map(|host| host.get_ports()[0]).collect();
        assert_eq!(ports, [5433, 5434]);
        for host in &address.hosts {
            assert_eq!(host.get_hosts().len(), 1);
            assert_eq!((host.get_user(), host.get_dbname()), (Some("ann"), Some("tercet")));
            assert_eq!(host.get_password(), Some(&b"secret"[..]));
            assert_eq!(host.get_ssl_mode(), SslMode::Disable);
        }
        assert!(address.tls.is_none());
        assert!(matches!(Address::new("postgres:///tercet"), Err(PostgresError::NoHost)));
        assert!(matches!(Address::new("postgres://one?colour=red"), Err(PostgresError::Url(_))));
    }
}
