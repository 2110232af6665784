//! The little of WebAssembly's binary format that the build needs: sections, and the names of functions.

use anyhow::{Context, Result};

/// The bytes before the first section.
const HEADER: usize = 8;

/// The kind of section that holds names.
const CUSTOM: u8 = 0;

/// The kind of subsection that names functions.
const FUNCTIONS: u8 = 1;

/// The names of a module's functions, from its name section.
pub fn function_names(module: &[u8]) -> Result<Vec<&str>> {
    let mut names = Vec::new();
    let mut module = Reader::of(module)?;
    while !module.0.is_empty() {
        let (kind, mut section) = module.section()?;
        if kind != CUSTOM || section.bytes()? != b"name" {
            continue;
        }
        while !section.0.is_empty() {
            let (kind, mut subsection) = section.section()?;
            let count = if kind == FUNCTIONS { subsection.number()? } else { 0 };
            for _ in 0..count {
                subsection.number()?;
                names.push(std::str::from_utf8(subsection.bytes()?)?);
            }
        }
    }
    Ok(names)
}

/// What has not been read yet.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn of(module: &[u8]) -> Result<Reader<'_>> {
        Ok(Reader(module.get(HEADER..).context("no WebAssembly")?))
    }

    /// A section or subsection: its kind and its content.
    fn section(&mut self) -> Result<(u8, Reader<'a>)> {
        let (&kind, rest) = self.0.split_first().context("no section")?;
        self.0 = rest;
        Ok((kind, Reader(self.bytes()?)))
    }

    /// A length and so many bytes.
    fn bytes(&mut self) -> Result<&'a [u8]> {
        let length = self.number()?;
        let (bytes, rest) = self.0.split_at_checked(length).context("half a section")?;
        self.0 = rest;
        Ok(bytes)
    }

    /// A number of seven bits a byte, the lowest first.
    fn number(&mut self) -> Result<usize> {
        let mut value = 0;
        for shift in (0..32).step_by(7) {
            let (&byte, rest) = self.0.split_first().context("half a number")?;
            self.0 = rest;
            value |= usize::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(value);
            }
        }
        anyhow::bail!("no number")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read() {
        let start = b"\0asm\x01\0\0\0\x05\x03\x01\0\x01";
        let names = b"\0\x13\x04name\0\x02\x01m\x01\x08\x02\0\x01a\x01\x02bc";
        let module = [start.as_slice(), names].concat();
        assert_eq!(function_names(&module).unwrap(), ["a", "bc"]);
        assert!(function_names(&module[..module.len() - 1]).is_err());
        assert_eq!(function_names(start).unwrap(), [""; 0]);
    }
}
