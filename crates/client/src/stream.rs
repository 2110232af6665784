//! The byte stream between client and server: TCP, with TLS where the address says `https`.

use std::sync::{Arc, OnceLock};

use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_tungstenite::MaybeTlsStream;

use crate::address::Address;
use crate::site::{ClientError, unreachable};

pub(crate) type Stream = MaybeTlsStream<TcpStream>;

pub(crate) async fn open(address: &Address) -> Result<Stream, ClientError> {
    let stream = TcpStream::connect(address.socket_address()).await.map_err(unreachable)?;
    stream.set_nodelay(true).map_err(unreachable)?;
    if !address.secure {
        return Ok(MaybeTlsStream::Plain(stream));
    }
    let name = ServerName::try_from(address.host_name().to_owned()).map_err(unreachable)?;
    let stream = TlsConnector::from(config()?).connect(name, stream).await.map_err(unreachable)?;
    Ok(MaybeTlsStream::Rustls(stream))
}

/// The TLS configuration, made once for the process: reading a system's certificates takes tens of milliseconds.
///
/// Certificates are those that this machine trusts; `SSL_CERT_FILE` names others.
fn config() -> Result<Arc<ClientConfig>, ClientError> {
    static CONFIG: OnceLock<Arc<ClientConfig>> = OnceLock::new();
    if let Some(config) = CONFIG.get() {
        return Ok(config.clone());
    }
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(unreachable)?;
    let config = config.with_root_certificates(roots).with_no_client_auth();
    Ok(CONFIG.get_or_init(|| Arc::new(config)).clone())
}
