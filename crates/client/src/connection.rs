//! A socket to a table.

use engine::Action;

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, PROTOCOL_VERSION, ServerMessage};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, http};

use crate::address::Address;
use crate::site::{ClientError, unreachable};
use crate::stream::{self, Stream};

/// A socket to a table.
pub struct Connection {
    socket: WebSocketStream<Stream>,
    heard: Instant,
}

/// What is heard on a socket.
#[derive(Debug)]
pub enum Heard {
    /// A message.
    Message(Box<ServerMessage>),
    /// The socket is closed, with this code if the server gave one.
    Closed(Option<u16>),
}

impl Connection {
    pub(crate) async fn open(
        address: &Address,
        token: Option<&str>,
        table: &str,
        after: u64,
    ) -> Result<Connection, ClientError> {
        let mut connection = Connection::open_silently(address, token, table).await?;
        connection.say(&ClientMessage::Hello { version: PROTOCOL_VERSION, after }).await?;
        Ok(connection)
    }

    /// Opens a socket without saying hello, to see what happens.
    pub async fn open_silently(
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
        let (socket, _) = opened.map_err(unreachable)?;
        Ok(Connection { socket, heard: Instant::now() })
    }

    /// Sends a request under an id of one's own.
    pub async fn ask(&mut self, id: &str, request: Action) -> Result<(), ClientError> {
        self.say(&ClientMessage::Do { id: id.to_owned(), action: request }).await
    }

    /// Sends a message.
    pub async fn say(&mut self, message: &ClientMessage) -> Result<(), ClientError> {
        let text = serde_json::to_string(message).map_err(unreachable)?;
        self.say_text(text).await
    }

    /// Sends any text, sensible or not.
    pub async fn say_text(&mut self, text: String) -> Result<(), ClientError> {
        self.socket.send(Message::text(text)).await.map_err(unreachable)
    }

    /// The next message; a server that gives no sign of life for so long counts as gone.
    pub async fn hear_within(&mut self, silence: Duration) -> Result<Heard, ClientError> {
        loop {
            match tokio::time::timeout(silence, self.socket.next()).await {
                Ok(Some(Ok(Message::Text(text)))) => return understand(text.as_str()),
                Ok(Some(Ok(Message::Close(frame)))) => {
                    return Ok(Heard::Closed(frame.map(|frame| frame.code.into())));
                }
                Ok(Some(Ok(_))) => {}
                Ok(Some(Err(_)) | None) | Err(_) => return Ok(Heard::Closed(None)),
            }
        }
    }

    /// Asks for a sign of life, which even a server answers that has nothing to say.
    pub async fn ping(&mut self) -> Result<(), ClientError> {
        self.socket.send(Message::Ping(Vec::new().into())).await.map_err(unreachable)
    }

    /// How long ago the last sign of life came.
    pub fn silence(&self) -> Duration {
        self.heard.elapsed()
    }

    /// The next message, as the bytes that came; pings are answered on the way.
    pub async fn hear_text(&mut self) -> Result<String, Option<u16>> {
        loop {
            let next = self.socket.next().await;
            self.heard = Instant::now();
            match next {
                Some(Ok(Message::Text(text))) => return Ok(text.as_str().to_owned()),
                Some(Ok(Message::Close(frame))) => return Err(frame.map(|frame| frame.code.into())),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    /// The next message.
    pub async fn hear(&mut self) -> Result<Heard, ClientError> {
        match self.hear_text().await {
            Ok(text) => understand(&text),
            Err(code) => Ok(Heard::Closed(code)),
        }
    }
}

fn understand(text: &str) -> Result<Heard, ClientError> {
    match serde_json::from_str(text) {
        Ok(message) => Ok(Heard::Message(Box::new(message))),
        Err(error) => Err(ClientError::Strange(format!("{error}: {text}"))),
    }
}
