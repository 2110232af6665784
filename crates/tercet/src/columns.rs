//! Tables as text, in aligned columns.

#[derive(Default)]
pub(crate) struct Columns {
    rows: Vec<Vec<String>>,
}

impl Columns {
    pub(crate) fn row<const CELLS: usize>(&mut self, cells: [String; CELLS]) {
        self.rows.push(cells.into());
    }

    /// The rows as lines, with numbers aligned on the right. With `labels` the first column is words, aligned on the left.
    pub(crate) fn lines(&self, labels: bool) -> String {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let cells = |column: usize| self.rows.iter().filter_map(move |row| row.get(column));
        let widest = |column: usize| cells(column).map(|cell| width(cell)).max().unwrap_or(0);
        let widths: Vec<usize> = (0..columns).map(widest).collect();
        let mut text = String::new();
        for row in &self.rows {
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
        let mut columns = Columns::default();
        columns.row(["no Set".to_owned(), "3%".to_owned()]);
        columns.row(["Set".to_owned(), "\u{200e}97%".to_owned()]);
        assert_eq!(columns.lines(true), "no Set   3%\nSet     \u{200e}97%\n");
        assert_eq!(columns.lines(false), "no Set   3%\n   Set  \u{200e}97%\n");
    }
}
