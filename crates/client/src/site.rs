//! A server over HTTP, on behalf of one player.

use std::fmt;

use engine::{ChallengeId, RuleChoice};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::{Method, Request, StatusCode, header};
use hyper_util::rt::TokioIo;
use protocol::{
    ApiError, ChallengeMade, ChallengeSummary, ClientMessage, NewChallenge, NewPlayer, NewRun, NewTable,
    PlayNow, Player, ReplayFile, ReplayKeys, RunMade, TableList, TableMade, TableSummary,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::address::Address;
use crate::connection::Connection;
use crate::stream;

/// A server and the player's token there.
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

#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    #[error("the server cannot be reached: {0}")]
    Unreachable(String),
    #[error("{}", .1.message)]
    ApiError(StatusCode, ApiError),
    /// The socket was refused with status 404: the server has no such table.
    #[error("the server cannot be reached: HTTP error: 404 Not Found")]
    NoSuchTable,
    #[error("the server's answer is not understood: {0}")]
    Malformed(String),
}

pub(crate) fn unreachable(error: impl fmt::Display) -> ClientError {
    ClientError::Unreachable(error.to_string())
}

impl Site {
    /// A server where the player is not signed in yet.
    pub fn new(address: Address) -> Site {
        Site { address, token: None }
    }

    /// The same server with a token of an earlier sign-in.
    pub fn with_token(self, token: String) -> Site {
        Site { token: Some(token), ..self }
    }

    pub fn address(&self) -> &Address {
        &self.address
    }

    pub fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// Signs in as a new player with this name, and keeps the token.
    pub async fn sign_in(&mut self, name: &str) -> Result<Player, ClientError> {
        let made: NewPlayer =
            self.request(Method::POST, "/api/players", Some(&serde_json::json!({"name": name}))).await?;
        self.token = Some(made.token);
        Ok(made.player)
    }

    /// The player that the token belongs to.
    pub async fn me(&self) -> Result<Player, ClientError> {
        self.request(Method::GET, "/api/me", None::<&()>).await
    }

    /// The rounds of a table that are over.
    pub async fn replay(&self, table: &str) -> Result<ReplayFile, ClientError> {
        self.request(Method::GET, &format!("/api/tables/{table}/replay"), None::<&()>).await
    }

    /// The public keys that the server signs replays with.
    pub async fn replay_keys(&self) -> Result<ReplayKeys, ClientError> {
        self.request(Method::GET, "/api/key", None::<&()>).await
    }

    pub async fn make_table(&self, table: &NewTable) -> Result<TableMade, ClientError> {
        self.request(Method::POST, "/api/tables", Some(table)).await
    }

    /// The public tables, without those of a newer program that this one cannot read.
    pub async fn tables(&self) -> Result<TableList, ClientError> {
        #[derive(Deserialize)]
        struct Listed {
            tables: Vec<serde_json::Value>,
        }
        let listed: Listed = self.request(Method::GET, "/api/tables", None::<&()>).await?;
        let read = |entry| serde_json::from_value(entry).ok();
        Ok(TableList { tables: listed.tables.into_iter().filter_map(read).collect() })
    }

    /// A seat at a table with players of like strength.
    pub async fn play_now(&self, wanted: &PlayNow) -> Result<TableMade, ClientError> {
        self.request(Method::POST, "/api/play", Some(wanted)).await
    }

    /// A table as its link shows it before joining.
    pub async fn table(&self, table: &str) -> Result<TableSummary, ClientError> {
        self.request(Method::GET, &format!("/api/tables/{table}"), None::<&()>).await
    }

    pub async fn make_challenge(&self, rules: RuleChoice) -> Result<ChallengeMade, ClientError> {
        self.challenge_of(&NewChallenge { rules: Some(rules), ..NewChallenge::default() }).await
    }

    /// A challenge of new cards, or of those of a game that was played.
    pub async fn challenge_of(&self, wanted: &NewChallenge) -> Result<ChallengeMade, ClientError> {
        self.request(Method::POST, "/api/challenges", Some(wanted)).await
    }

    /// A challenge as this player may see it.
    pub async fn challenge(&self, id: ChallengeId) -> Result<ChallengeSummary, ClientError> {
        self.request(Method::GET, &format!("/api/challenges/{id}"), None::<&()>).await
    }

    /// A table with the challenge's cards, for this player alone.
    pub async fn start_run(&self, id: ChallengeId) -> Result<RunMade, ClientError> {
        self.request(Method::POST, &format!("/api/challenges/{id}/runs"), None::<&()>).await
    }

    /// A table for a race over the challenge's cards, or a seat at one.
    pub async fn race(&self, id: ChallengeId, table: Option<&str>) -> Result<RunMade, ClientError> {
        let wanted = NewRun { race: table.is_none(), table: table.map(str::to_owned) };
        self.request(Method::POST, &format!("/api/challenges/{id}/runs"), Some(&wanted)).await
    }

    /// Sends a request with a JSON body and reads a JSON response.
    pub async fn request<B: Serialize, T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        body: Option<&B>,
    ) -> Result<T, ClientError> {
        let body = body.map(serde_json::to_vec).transpose().map_err(unreachable)?;
        let (status, bytes) = self.fetch(method, path, body.unwrap_or_default()).await?;
        if status.is_success() {
            return serde_json::from_slice(&bytes).map_err(|error| ClientError::Malformed(error.to_string()));
        }
        match serde_json::from_slice(&bytes) {
            Ok(error) => Err(ClientError::ApiError(status, error)),
            Err(_) => Err(ClientError::Malformed(format!("status {status}"))),
        }
    }

    /// Sends a request and returns whatever comes back.
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

    pub async fn send(&self, request: Request<Full<Bytes>>) -> Result<(StatusCode, Bytes), ClientError> {
        let stream = stream::open(&self.address).await?;
        let (mut sender, connection) =
            hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.map_err(unreachable)?;
        let driver = tokio::spawn(connection);
        let response = sender.send_request(request).await.map_err(unreachable)?;
        let status = response.status();
        let bytes = response.into_body().collect().await.map_err(unreachable)?.to_bytes();
        driver.abort();
        Ok((status, bytes))
    }

    /// Opens a socket to a table; the caller has to send the hello.
    pub async fn connect_without_hello(&self, table: &str) -> Result<Connection, ClientError> {
        Connection::open_without_hello(&self.address, self.token.as_deref(), table).await
    }

    /// Opens a socket to a table, to receive the records after this one.
    pub async fn connect(&self, table: &str, after: u64) -> Result<Connection, ClientError> {
        let mut connection = self.connect_without_hello(table).await?;
        connection
            .send(&ClientMessage::Hello { version: protocol::PROTOCOL_VERSION, after, selections: true })
            .await?;
        Ok(connection)
    }
}
