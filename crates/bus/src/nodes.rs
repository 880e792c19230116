//! Who is there: each node says so every second, and hears itself if it hears anything.

use std::{
    collections::HashMap,
    time::{Duration, Instant},
};

use serde::{Deserialize, Serialize};

/// What a node is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// It serves people.
    Serves,
    /// It serves people and takes work of the others.
    Both,
    /// It only works.
    Works,
}

/// What a node says of itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Node {
    /// A name that no other has, and that it has until it ends.
    pub id: String,
    /// What it is for.
    pub role: Role,
    /// The version of the program.
    pub version: String,
    /// The games it knows, with the version of the rules of each.
    pub rules: Vec<(String, u32)>,
    /// How many pieces of work it does at once.
    pub places: u32,
    /// Whether it is about to end and takes no more work.
    pub leaves: bool,
}

impl Node {
    /// Whether it serves people.
    #[must_use]
    pub fn serves(&self) -> bool {
        self.role != Role::Works && !self.leaves
    }

    /// Whether it takes work of others.
    #[must_use]
    pub fn works(&self) -> bool {
        self.role != Role::Serves && !self.leaves
    }

    /// Whether it knows these rules.
    #[must_use]
    pub fn knows(&self, game: &str, rules: u32) -> bool {
        let known = &mut self.rules.iter();
        known.any(|(known, version)| known == game && *version == rules)
    }
}

/// The most nodes that are remembered.
const MOST: usize = 4096;

/// Who was heard lately.
#[derive(Default)]
pub struct Nodes(HashMap<String, (Instant, Node)>);

impl Nodes {
    /// How often a node says that it is there.
    pub const BEAT: Duration = Duration::from_secs(1);
    /// For how long it is believed.
    pub const BELIEVED: Duration = Duration::from_secs(4);

    /// A node has said that it is there.
    pub fn hear(&mut self, node: Node) {
        self.forget();
        if self.0.len() < MOST || self.0.contains_key(&node.id) {
            self.0.insert(node.id.clone(), (Instant::now(), node));
        }
    }

    /// Those that are there.
    pub fn all(&self) -> impl Iterator<Item = &Node> {
        let heard = self.0.values();
        heard.filter_map(|(at, node)| (at.elapsed() < Self::BELIEVED).then_some(node))
    }

    fn forget(&mut self) {
        self.0.retain(|_, (at, _)| at.elapsed() < Self::BELIEVED);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(id: usize) -> Node {
        Node {
            id: id.to_string(),
            role: Role::Works,
            version: "1".into(),
            rules: vec![("pig".into(), 2)],
            places: 3,
            leaves: false,
        }
    }

    #[test]
    fn a_node_is_known_by_its_last_word() {
        let mut nodes = Nodes::default();
        nodes.hear(node(1));
        assert!(nodes.all().all(|node| node.works() && !node.serves()));
        let gone = Node {
            leaves: true,
            ..node(1)
        };
        nodes.hear(gone);
        assert_eq!(nodes.all().filter(|node| node.works()).count(), 0);
        assert_eq!(nodes.all().count(), 1);
        assert!(node(1).knows("pig", 2) && !node(1).knows("pig", 1));
    }

    #[test]
    fn the_memory_of_nodes_is_bounded() {
        let mut nodes = Nodes::default();
        (0..MOST + 9).for_each(|id| nodes.hear(node(id)));
        assert!(nodes.0.len() <= MOST);
    }
}
