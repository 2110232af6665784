//! The player's token on each server, so that a later visit comes back to the same seat.

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::PathBuf;

/// A small file: a token for every server and name. Without a file nothing is kept.
pub(crate) struct TokenStore {
    file: Option<PathBuf>,
    tokens: BTreeMap<String, String>,
}

impl TokenStore {
    /// Reads the file; one that cannot be read counts as empty.
    pub fn open(file: Option<PathBuf>) -> TokenStore {
        let text = file.as_ref().and_then(|file| fs::read_to_string(file).ok());
        let tokens = text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
        TokenStore { file, tokens }
    }

    pub fn get(&self, server: &str, name: &str) -> Option<&str> {
        self.tokens.get(&key(server, name)).map(String::as_str)
    }

    /// Stores a token. If the file cannot be written, the next visit is by a new player.
    pub fn insert(&mut self, server: &str, name: &str, token: &str) {
        self.tokens.insert(key(server, name), token.to_owned());
        let _ = self.write();
    }

    fn write(&self) -> io::Result<()> {
        let Some(file) = &self.file else { return Ok(()) };
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(true);
        // A token is as good as a password: no other user may read it.
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(file)?.write_all(serde_json::to_string_pretty(&self.tokens)?.as_bytes())
    }
}

fn key(server: &str, name: &str) -> String {
    format!("{server} {name}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_kept_for_its_server_and_name() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("new/players.json");
        let mut tokens = TokenStore::open(Some(file.clone()));
        tokens.insert("http://a", "Ann", "secret");
        let tokens = TokenStore::open(Some(file));
        assert_eq!(tokens.get("http://a", "Ann"), Some("secret"));
        assert_eq!((tokens.get("http://a", "Bob"), tokens.get("http://b", "Ann")), (None, None));
    }
}
