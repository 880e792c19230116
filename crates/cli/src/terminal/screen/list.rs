//! The choices on the screen: which is selected, and which are seen.

/// A list that is longer than its place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct List {
    selected: Option<usize>,
    /// The first row that is seen.
    top: usize,
    /// Whether the selected one has to be seen.
    reveals: bool,
}

impl List {
    /// Which is selected.
    pub const fn selected(&self) -> Option<usize> {
        self.selected
    }

    /// Selects one, and sees to it that it is seen.
    pub const fn select(&mut self, index: Option<usize>) {
        self.selected = index;
        self.reveals = index.is_some();
    }

    /// Selects what is pointed at, which is seen.
    pub const fn point_at(&mut self, index: usize) {
        self.selected = Some(index);
        self.reveals = false;
    }

    /// Selects the next of so many, or the one before, and after the last the first.
    pub const fn step(&mut self, forward: bool, count: usize) {
        if count == 0 {
            return;
        }
        let next = match (self.selected, forward) {
            (None, true) => 0,
            (None, false) => count - 1,
            (Some(index), true) => (index + 1) % count,
            (Some(index), false) => (index + count - 1) % count,
        };
        self.select(Some(next));
    }

    /// Scrolls by so many rows.
    pub const fn scroll(&mut self, rows: isize) {
        self.top = self.top.saturating_add_signed(rows);
        self.reveals = false;
    }

    /// The first row that is seen, of choices with so many rows each.
    pub fn top(&mut self, rows: &[usize], height: usize) -> usize {
        let all: usize = rows.iter().sum();
        if let Some(index) = self.selected.filter(|_| self.reveals) {
            let before: usize = rows.iter().take(index).sum();
            let own = rows.get(index).copied().unwrap_or(1);
            self.top = self.top.max((before + own).saturating_sub(height));
            self.top = self.top.min(before);
        }
        self.top = self.top.min(all.saturating_sub(height));
        self.top
    }
}

#[cfg(test)]
mod tests {
    use super::List;

    #[test]
    fn what_is_selected_is_seen_until_one_scrolls() {
        let rows = [1, 2, 1, 1, 3];
        let mut list = List::default();
        assert_eq!(list.top(&rows, 4), 0);
        list.step(false, rows.len());
        assert_eq!((list.selected(), list.top(&rows, 4)), (Some(4), 4));
        list.scroll(-3);
        assert_eq!(list.top(&rows, 4), 1);
        list.step(true, rows.len());
        assert_eq!((list.selected(), list.top(&rows, 4)), (Some(0), 0));
        list.scroll(100);
        assert_eq!(list.top(&rows, 4), 4);
    }

    #[test]
    fn an_empty_list_has_nothing_to_select() {
        let mut list = List::default();
        list.step(true, 0);
        assert_eq!((list.selected(), list.top(&[], 4)), (None, 0));
    }
}
