//! A WebSocket to a table.

use std::time::{Duration, Instant};

use engine::Action;
use futures_util::{SinkExt, StreamExt};
use hyper::StatusCode;
use protocol::{ClientMessage, ServerMessage};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message, http};

use crate::address::Address;
use crate::site::{ClientError, unreachable};
use crate::stream::{self, Stream};

pub struct Connection {
    socket: WebSocketStream<Stream>,
    last_received: Instant,
}

#[derive(Debug)]
pub enum Inbound {
    Message(Box<ServerMessage>),
    /// The socket is closed, with this code if the server gave one.
    Closed(Option<u16>),
}

impl Connection {
    pub async fn open_without_hello(
        address: &Address,
        token: Option<&str>,
        table: &str,
    ) -> Result<Connection, ClientError> {
        let scheme = if address.secure { "wss" } else { "ws" };
        let uri = format!("{scheme}://{}{}/api/tables/{table}/socket", address.host, address.base);
        let mut request: http::Request<()> = uri.into_client_request().map_err(unreachable)?;
        if let Some(token) = token {
            let value = HeaderValue::from_str(&format!("Bearer {token}")).map_err(unreachable)?;
            request.headers_mut().insert("authorization", value);
        }
        let stream = stream::open(address).await?;
        // Small buffers, so that one machine can hold thousands of these.
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let opened = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
        let (socket, _) = opened.map_err(|error| match error {
            Error::Http(response) if response.status() == StatusCode::NOT_FOUND => ClientError::NoSuchTable,
            error => unreachable(error),
        })?;
        Ok(Connection { socket, last_received: Instant::now() })
    }

    /// Sends a request under an id that the caller chooses.
    pub async fn request(&mut self, id: &str, action: Action) -> Result<(), ClientError> {
        self.send(&ClientMessage::Do { id: id.to_owned(), action }).await
    }

    pub async fn send(&mut self, message: &ClientMessage) -> Result<(), ClientError> {
        let text = serde_json::to_string(message).map_err(unreachable)?;
        self.send_text(text).await
    }

    /// Sends any text, for tests of what the server refuses.
    pub async fn send_text(&mut self, text: String) -> Result<(), ClientError> {
        self.socket.send(Message::text(text)).await.map_err(unreachable)
    }

    /// The next message; closed if nothing, not even a ping, arrives for so long.
    pub async fn receive_within(&mut self, silence: Duration) -> Result<Inbound, ClientError> {
        loop {
            match tokio::time::timeout(silence, self.socket.next()).await {
                Ok(Some(Ok(Message::Text(text)))) => return parse(text.as_str()),
                Ok(Some(Ok(Message::Close(frame)))) => {
                    return Ok(Inbound::Closed(frame.map(|frame| frame.code.into())));
                }
                Ok(Some(Ok(_))) => {}
                Ok(Some(Err(_)) | None) | Err(_) => return Ok(Inbound::Closed(None)),
            }
        }
    }

    /// Sends a ping, which the server answers even when it has no message to send.
    pub async fn ping(&mut self) -> Result<(), ClientError> {
        self.socket.send(Message::Ping(Vec::new().into())).await.map_err(unreachable)
    }

    pub fn silence(&self) -> Duration {
        self.last_received.elapsed()
    }

    /// The text of the next message, or the code that the socket was closed with; pings are answered meanwhile.
    pub async fn receive_text(&mut self) -> Result<String, Option<u16>> {
        loop {
            let next = self.socket.next().await;
            self.last_received = Instant::now();
            match next {
                Some(Ok(Message::Text(text))) => return Ok(text.as_str().to_owned()),
                Some(Ok(Message::Close(frame))) => return Err(frame.map(|frame| frame.code.into())),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    pub async fn receive(&mut self) -> Result<Inbound, ClientError> {
        match self.receive_text().await {
            Ok(text) => parse(&text),
            Err(code) => Ok(Inbound::Closed(code)),
        }
    }
}

fn parse(text: &str) -> Result<Inbound, ClientError> {
    match serde_json::from_str(text) {
        Ok(message) => Ok(Inbound::Message(Box::new(message))),
        Err(error) => Err(ClientError::Malformed(format!("{error}: {text}"))),
    }
}
