//! The hosts of a PostgreSQL URL.

use std::time::Duration;

use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::PostgresError;

/// The idle time after which the operating system probes a connection.
const KEEPALIVE: Duration = Duration::from_secs(10);

/// One configuration for each host of a URL, so that all can be tried at the same time, and the TLS settings.
pub(super) struct PostgresHosts {
    pub(super) hosts: Vec<Config>,
    /// With `sslmode=require`: certificates are checked against the system's trusted ones, or those of `SSL_CERT_FILE`.
    pub(super) tls: Option<MakeRustlsConnect>,
}

impl PostgresHosts {
    pub(super) fn new(url: &str) -> Result<PostgresHosts, PostgresError> {
        let config: Config = url.parse().map_err(PostgresError::Url)?;
        let hosts = config.get_hosts().iter().enumerate();
        let hosts: Vec<Config> = hosts.map(|(index, host)| one_host(&config, index, host)).collect();
        if hosts.is_empty() {
            return Err(PostgresError::NoHost);
        }
        let tls = (config.get_ssl_mode() == SslMode::Require).then(tls).transpose()?;
        Ok(PostgresHosts { hosts, tls })
    }
}

fn tls() -> Result<MakeRustlsConnect, PostgresError> {
    let found = MakeRustlsConnect::with_native_certs();
    found.map(|(tls, _)| tls).map_err(|errors| {
        let errors: Vec<String> = errors.iter().map(ToString::to_string).collect();
        PostgresError::NoCertificates(errors.join("; "))
    })
}

fn one_host(config: &Config, index: usize, host: &Host) -> Config {
    let mut one = Config::new();
    match host {
        Host::Tcp(name) => one.host(name),
        #[cfg(unix)]
        Host::Unix(folder) => one.host_path(folder),
    };
    let ports = config.get_ports();
    one.port(ports.get(index).or(ports.first()).copied().unwrap_or(5432));
    config.get_user().map(|user| one.user(user));
    config.get_password().map(|password| one.password(password));
    config.get_dbname().map(|name| one.dbname(name));
    config.get_options().map(|options| one.options(options));
    one.application_name(config.get_application_name().unwrap_or("tercet"));
    one.channel_binding(config.get_channel_binding());
    // Opportunistic TLS authenticates no server, so there is none unless the URL requires it.
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
    fn every_host_has_its_own_configuration() {
        let url = "postgres://ann:secret@one:5433,two:5434/tercet?target_session_attrs=read-write";
        let parsed = PostgresHosts::new(url).unwrap();
        let ports: Vec<u16> = parsed.hosts.iter().map(|host| host.get_ports()[0]).collect();
        assert_eq!(ports, [5433, 5434]);
        for host in &parsed.hosts {
            assert_eq!(host.get_hosts().len(), 1);
            assert_eq!((host.get_user(), host.get_dbname()), (Some("ann"), Some("tercet")));
            assert_eq!(host.get_password(), Some(&b"secret"[..]));
            assert_eq!(host.get_ssl_mode(), SslMode::Disable);
        }
        assert!(parsed.tls.is_none());
        assert!(matches!(PostgresHosts::new("postgres:///tercet"), Err(PostgresError::NoHost)));
        assert!(matches!(PostgresHosts::new("postgres://one?colour=red"), Err(PostgresError::Url(_))));
    }
}
