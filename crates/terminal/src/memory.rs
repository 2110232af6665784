//! Who one is on which server, so that one comes back to one's seat another day.

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::PathBuf;

/// A small file: a token for every server and name. Without a file everything is forgotten.
pub(crate) struct Memory {
    file: Option<PathBuf>,
    tokens: BTreeMap<String, String>,
}

impl Memory {
    /// Reads the file; one that cannot be read remembers nothing.
    pub fn open(file: Option<PathBuf>) -> Memory {
        let text = file.as_ref().and_then(|file| fs::read_to_string(file).ok());
        let tokens = text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
        Memory { file, tokens }
    }

    /// What proves who one is there.
    pub fn token(&self, server: &str, name: &str) -> Option<&str> {
        self.tokens.get(&key(server, name)).map(String::as_str)
    }

    /// Remembers it. Who cannot write will only be somebody new next time.
    pub fn keep(&mut self, server: &str, name: &str, token: &str) {
        self.tokens.insert(key(server, name), token.to_owned());
        let _ = self.write();
    }

    fn write(&self) -> io::Result<()> {
        let Some(file) = &self.file else {
            return Ok(());
        };
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(true);
        // A token is as good as a password: nobody else reads it.
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
    fn one_is_somebody_else_under_another_name_and_the_same_another_day() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("new/players.json");
        let mut memory = Memory::open(Some(file.clone()));
        memory.keep("http://a", "Ann", "secret");
        let memory = Memory::open(Some(file));
        assert_eq!(memory.token("http://a", "Ann"), Some("secret"));
        assert_eq!((memory.token("http://a", "Bob"), memory.token("http://b", "Ann")), (None, None));
    }
}
