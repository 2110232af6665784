//! A server, and who one is there.

use std::fmt;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::{Method, Request, StatusCode, header};
use hyper_util::rt::TokioIo;
use protocol::{ApiError, NewPlayer, NewTable, Player, ReplayFile, TableList, TableMade};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::address::Address;
use crate::connection::Connection;
use crate::stream;

/// A server, and who one is there.
///
/// ```
/// # use std::io::{Read, Write};
/// # let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
/// # let url = format!("http://{}", listener.local_addr().unwrap());
/// # std::thread::spawn(move || {
/// #     let (mut stream, body) = (listener.accept().unwrap().0, r#"{"tables":[]}"#);
/// #     let _ = stream.read(&mut [0; 4096]).unwrap();
/// #     write!(stream, "HTTP/1.1 200 OK\r\nContent-Length: {}\r\n\r\n{body}", body.len()).unwrap();
/// # });
/// # tokio::runtime::Runtime::new().unwrap().block_on(async {
/// let site = client::Site::new(url.parse().expect("an address"));
/// let lobby = site.tables().await?;
/// assert!(lobby.tables.is_empty());
/// # Ok::<(), client::ClientError>(())
/// # }).unwrap();
/// ```
#[derive(Clone, Debug)]
pub struct Site {
    address: Address,
    token: Option<String>,
}

/// Why the server did not do what was asked.
#[derive(Debug)]
pub enum ClientError {
    /// It cannot be reached, or the connection broke.
    Unreachable(String),
    /// It refused, and said why.
    ApiError(StatusCode, ApiError),
    /// It said something that this client does not understand.
    Strange(String),
}

impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClientError::Unreachable(cause) => write!(f, "the server cannot be reached: {cause}"),
            ClientError::ApiError(_, trouble) => f.write_str(&trouble.message),
            ClientError::Strange(what) => write!(f, "the server's answer is not understood: {what}"),
        }
    }
}

impl std::error::Error for ClientError {}

/// A broken connection, whatever broke it.
pub(crate) fn unreachable(error: impl fmt::Display) -> ClientError {
    ClientError::Unreachable(error.to_string())
}

impl Site {
    /// A server where one is nobody yet.
    pub fn new(address: Address) -> Site {
        Site { address, token: None }
    }

    /// The same server, known by a token.
    pub fn with_token(self, token: String) -> Site {
        Site { token: Some(token), ..self }
    }

    /// Where the server is.
    pub fn address(&self) -> &Address {
        &self.address
    }

    /// What proves who one is.
    pub fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// Becomes somebody new with this name.
    pub async fn sign_in(&mut self, name: &str) -> Result<Player, ClientError> {
        let made: NewPlayer =
            self.ask(Method::POST, "/api/players", Some(&serde_json::json!({"name": name}))).await?;
        self.token = Some(made.token);
        Ok(made.player)
    }

    /// Who one is here.
    pub async fn me(&self) -> Result<Player, ClientError> {
        self.ask(Method::GET, "/api/me", None::<&()>).await
    }

    /// The rounds of a table that are over.
    pub async fn replay(&self, table: &str) -> Result<ReplayFile, ClientError> {
        self.ask(Method::GET, &format!("/api/tables/{table}/replay"), None::<&()>).await
    }

    /// Makes a table.
    pub async fn make_table(&self, table: &NewTable) -> Result<TableMade, ClientError> {
        self.ask(Method::POST, "/api/tables", Some(table)).await
    }

    /// The public tables.
    pub async fn tables(&self) -> Result<TableList, ClientError> {
        self.ask(Method::GET, "/api/tables", None::<&()>).await
    }

    /// Asks anything, in JSON.
    pub async fn ask<B: Serialize, T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        body: Option<&B>,
    ) -> Result<T, ClientError> {
        let body = body.map(serde_json::to_vec).transpose().map_err(unreachable)?;
        let (status, bytes) = self.fetch(method, path, body.unwrap_or_default()).await?;
        if status.is_success() {
            return serde_json::from_slice(&bytes).map_err(|error| ClientError::Strange(error.to_string()));
        }
        match serde_json::from_slice(&bytes) {
            Ok(trouble) => Err(ClientError::ApiError(status, trouble)),
            Err(_) => Err(ClientError::Strange(format!("status {status}"))),
        }
    }

    /// Asks anything, in bytes.
    pub async fn fetch(
        &self,
        method: Method,
        path: &str,
        body: Vec<u8>,
    ) -> Result<(StatusCode, Bytes), ClientError> {
        let mut request = Request::builder()
            .method(method)
            .uri(format!("{}{path}", self.address.base))
            .header(header::HOST, &self.address.host)
            .header(header::CONTENT_TYPE, "application/json");
        if let Some(token) = &self.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        self.send(request.body(Full::new(Bytes::from(body))).map_err(unreachable)?).await
    }

    /// Sends a request as it is.
    pub async fn send(&self, request: Request<Full<Bytes>>) -> Result<(StatusCode, Bytes), ClientError> {
        let stream = stream::open(&self.address).await?;
        let (mut sender, connection) =
            hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.map_err(unreachable)?;
        let driver = tokio::spawn(connection);
        let answer = sender.send_request(request).await.map_err(unreachable)?;
        let status = answer.status();
        let bytes = answer.into_body().collect().await.map_err(unreachable)?.to_bytes();
        driver.abort();
        Ok((status, bytes))
    }

    /// Opens a socket to a table without a word; the first is to be hello.
    pub async fn connect_silently(&self, table: &str) -> Result<Connection, ClientError> {
        Connection::open_silently(&self.address, self.token.as_deref(), table).await
    }

    /// Opens a socket to a table, from the last record that one knows.
    pub async fn connect(&self, table: &str, after: u64) -> Result<Connection, ClientError> {
        Connection::open(&self.address, self.token.as_deref(), table, after).await
    }
}
