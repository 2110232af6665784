//! A socket to a table.

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use protocol::{FromClient, FromServer, Request, VERSION};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, http};

use crate::address::Address;
use crate::site::{ClientError, unreachable};

/// A socket to a table.
pub struct Connection {
    socket: WebSocketStream<TcpStream>,
    heard: Instant,
}

/// What is heard on a socket.
#[derive(Debug)]
pub enum Heard {
    /// A message.
    Message(Box<FromServer>),
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
        connection.say(&FromClient::Hello { version: VERSION, after }).await?;
        Ok(connection)
    }

    /// Opens a socket without saying hello, to see what happens.
    pub async fn open_silently(
        address: &Address,
        token: Option<&str>,
        table: &str,
    ) -> Result<Connection, ClientError> {
        let uri = format!("ws://{}{}/api/tables/{table}/socket", address.host, address.base);
        let mut request: http::Request<()> = uri.into_client_request().map_err(unreachable)?;
        if let Some(token) = token {
            let value = HeaderValue::from_str(&format!("Bearer {token}")).map_err(unreachable)?;
            request.headers_mut().insert("authorization", value);
        }
        let stream = TcpStream::connect(address.socket_address()).await.map_err(unreachable)?;
        stream.set_nodelay(true).map_err(unreachable)?;
        // Small buffers, so that one machine can hold thousands of these.
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let opened = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
        let (socket, _) = opened.map_err(unreachable)?;
        Ok(Connection { socket, heard: Instant::now() })
    }

    /// Sends a request under an id of one's own.
    pub async fn ask(&mut self, id: &str, request: Request) -> Result<(), ClientError> {
        self.say(&FromClient::Do { id: id.to_owned(), request }).await
    }

    /// Sends a message.
    pub async fn say(&mut self, message: &FromClient) -> Result<(), ClientError> {
        let text = serde_json::to_string(message).map_err(unreachable)?;
        self.say_text(text).await
    }

    /// Sends any text, sensible or not.
    pub async fn say_text(&mut self, text: String) -> Result<(), ClientError> {
        self.socket.send(Message::text(text)).await.map_err(unreachable)
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
            Ok(text) => match serde_json::from_str(&text) {
                Ok(message) => Ok(Heard::Message(Box::new(message))),
                Err(error) => Err(ClientError::Strange(format!("{error}: {text}"))),
            },
            Err(code) => Ok(Heard::Closed(code)),
        }
    }
}
