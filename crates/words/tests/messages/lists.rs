//! Lists that sources join by themselves, although each language has its own "and": `Words::list` makes them.

use std::path::Path;

/// Commas between values that are typed on a command line, and no sentence's list.
const TYPED: [(&str, &str); 7] = [
    ("tercet/src/help.rs", "names.join"),
    ("tercet/src/simulate.rs", "possible.join"),
    ("tercet/src/load.rs", "self.url.join"),
    ("tercet/src/command_line.rs", "texts.join"),
    ("tercet/src/referee.rs", "ACTIONS.join"),
    ("tercet/src/reload.rs", "values.join"),
    ("tercet/src/settings.rs", "values.join"),
];

pub fn joined_lists(path: &Path, source: &str) -> Vec<String> {
    let place = path.to_string_lossy().replace('\\', "/");
    // Sources without messages speak to programs.
    if !source.contains("words") {
        return Vec::new();
    }
    let code = source.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = code.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//"));
    let joins = lines.filter(|(_, line)| is_list(line));
    let is_typed = |line: &str| TYPED.iter().any(|(file, part)| place.ends_with(file) && line.contains(part));
    let unknown = joins.filter(|(_, line)| !is_typed(line));
    unknown.map(|(number, line)| format!("{place}:{}: {}", number + 1, line.trim())).collect()
}

/// Whether a line joins with a comma or a semicolon, or joins names of cards with anything.
fn is_list(line: &str) -> bool {
    let commas = [".join(\", \")", ".join(\"; \")"];
    commas.iter().any(|join| line.contains(join)) || line.contains(".card(") && line.contains(".join(\"")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, source: &str) -> usize {
        joined_lists(Path::new(path), &format!("use words::msg;\n{source}")).len()
    }

    #[test]
    fn joined_lists_are_found() {
        assert_eq!(found("web/src/a.rs", "names.join(\", \")"), 1);
        assert_eq!(found("web/src/a.rs", "cards.map(|card| words.card(card, rules)).join(\" · \")"), 1);
        assert_eq!(found("web/src/a.rs", "[hints, mistakes].join(\" · \")"), 0);
        assert_eq!(found("web/src/a.rs", "// names.join(\", \")"), 0);
        assert_eq!(found("web/src/a.rs", "#[cfg(test)]\nmod tests { names.join(\", \") }"), 0);
        assert_eq!(found("x/tercet/src/help.rs", "names.join(\", \")"), 0);
        assert_eq!(joined_lists(Path::new("a.rs"), "errors.join(\"; \")").len(), 0);
    }
}
