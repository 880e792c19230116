//! The pieces of a board, read from its SVG.

use std::collections::BTreeMap;

use roxmltree::{Document, Node};

/// The drawings of the pieces of a board by their keys, each with the groups it stands in, so
/// that it can be drawn at its place by itself. A piece inside a piece belongs to it. What is
/// not well formed has none.
pub fn pieces(board: &str) -> BTreeMap<String, String> {
    let Ok(document) = Document::parse(board) else {
        return BTreeMap::new();
    };
    let nodes = document.descendants();
    nodes.filter_map(|node| piece(board, node)).collect()
}

/// An element with its key, if it is a piece.
fn piece(board: &str, node: Node<'_, '_>) -> Option<(String, String)> {
    let key = node.attribute("data-key")?;
    let around = || node.ancestors().skip(1).filter(Node::is_element);
    if around().any(|group| group.has_attribute("data-key")) {
        return None;
    }
    let mut drawn = nameless(&board[node.range()]);
    // The outermost is the board itself.
    for group in around().filter(|group| group.parent_element().is_some()) {
        drawn = format!("{}{drawn}</{}>", opened(group), group.tag_name().name());
    }
    Some((key.to_owned(), drawn))
}

/// The tag of a group with what says where it is and how it looks, and nothing that could be
/// touched.
fn opened(group: Node<'_, '_>) -> String {
    let name = group.tag_name().name();
    let is_kept =
        |name: &str| ["class", "transform", "x", "y", "width", "height", "viewBox"].contains(&name);
    let mut tag = format!("<{name}");
    for attribute in group.attributes().filter(|one| is_kept(one.name())) {
        let value = attribute
            .value()
            .replace('&', "&amp;")
            .replace('"', "&quot;");
        tag += &format!(" {}=\"{value}\"", attribute.name());
    }
    tag + ">"
}

/// A drawing without the names of what is in it.
fn nameless(svg: &str) -> String {
    let mut rest = svg;
    let mut text = String::new();
    while let Some((before, after)) = rest.split_once("<title>") {
        text += before;
        rest = after.split_once("</title>").map_or("", |(_, after)| after);
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_is_found_with_the_groups_around_it() {
        let board = "<svg viewBox=\"0 0 9 9\"><g class=\"a\" data-spot=\"x\" transform=\"scale(2)\">\
                     <rect x=\"1\"/><g data-key=\"p\" transform=\"translate(1 2)\"><title>P > q</title>\
                     <g data-key=\"inner\"><circle r=\"1\"/></g></g></g><path data-key=\"q\" d=\"M0 0\"/></svg>";
        let found = pieces(board);
        assert_eq!(found.keys().collect::<Vec<_>>(), ["p", "q"]);
        assert_eq!(
            found["p"],
            "<g class=\"a\" transform=\"scale(2)\"><g data-key=\"p\" transform=\"translate(1 2)\">\
             <g data-key=\"inner\"><circle r=\"1\"/></g></g></g>"
        );
        assert_eq!(found["q"], "<path data-key=\"q\" d=\"M0 0\"/>");
    }

    #[test]
    fn what_is_not_well_formed_has_no_pieces() {
        for text in ["", "<", "<g data-key=\"p\">", "</g>", "<a><b></a></b>"] {
            assert!(pieces(text).is_empty(), "{text:?}");
        }
    }
}
