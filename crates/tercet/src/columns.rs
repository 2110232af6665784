//! Tables as text, in aligned columns.

/// The rows as lines, with numbers aligned on the right. With `labels` the first column is words, aligned on the left.
pub(crate) fn aligned<const COLUMNS: usize>(rows: &[[String; COLUMNS]], labels: bool) -> String {
    let widest = |column: usize| rows.iter().map(|row| width(&row[column])).max().unwrap_or(0);
    let widths: [usize; COLUMNS] = std::array::from_fn(widest);
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (column, cell) in row.iter().enumerate() {
            let blanks = " ".repeat(widths[column] - width(cell));
            let gap = if column > 0 { "  " } else { "" };
            line += &match labels && column == 0 {
                true => format!("{gap}{cell}{blanks}"),
                false => format!("{gap}{blanks}{cell}"),
            };
        }
        text += line.trim_end();
        text.push('\n');
    }
    text
}

/// The width in a terminal: one column a character, none for direction marks.
fn width(text: &str) -> usize {
    text.chars().filter(|&letter| letter != '\u{200e}').count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stand_on_the_right_and_labels_on_the_left() {
        let rows = [["no Set", "3%"], ["Set", "\u{200e}97%"]].map(|row| row.map(str::to_owned));
        assert_eq!(aligned(&rows, true), "no Set   3%\nSet     \u{200e}97%\n");
        assert_eq!(aligned(&rows, false), "no Set   3%\n   Set  \u{200e}97%\n");
    }
}
