//! Tercet in the terminal.
