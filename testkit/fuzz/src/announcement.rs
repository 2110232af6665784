//! Messages and notifications of appends that a node gets from other nodes, one a line.

use server::fuzzing::{receive_node_messages, receive_notifications};

use crate::stored_table::{TABLE_ID, TABLE_STREAM, entries};

pub(crate) fn run(input: &[u8]) {
    let Ok(text) = std::str::from_utf8(input) else { return };
    receive_notifications(TABLE_STREAM, text);
    let is_message = |line: &str| line.is_empty() || line.contains("\"node\"");
    if text.lines().any(is_message) {
        let lobby = receive_node_messages(&entries(), TABLE_ID, text);
        assert_eq!(lobby, Some(200), "the lobby is shown whatever other nodes send");
    }
}
