//! The pieces of a board, read from its SVG. Games write it, so it is well formed; whatever is
//! not understood is no piece.

use std::collections::BTreeMap;

/// A tag that is open.
struct Open<'a> {
    name: &'a str,
    tag: &'a str,
    /// Where it begins.
    from: usize,
}

/// The drawings of the pieces of a board by their keys, each with the groups it stands in, so
/// that it can be drawn at its place by itself. A piece inside a piece belongs to it.
pub fn pieces(board: &str) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let mut open: Vec<Open<'_>> = Vec::new();
    for (from, tag) in tags(board) {
        let name = tag
            .trim_start_matches(['<', '/'])
            .split([' ', '/', '>'])
            .next();
        let name = name.unwrap_or_default();
        if tag.starts_with("</") {
            let Some(begun) = open.pop().filter(|begun| begun.name == name) else {
                break;
            };
            note(
                &mut found,
                &open,
                &begun,
                &board[begun.from..from + tag.len()],
            );
        } else if tag.ends_with("/>") {
            note(&mut found, &open, &Open { name, tag, from }, tag);
        } else {
            open.push(Open { name, tag, from });
        }
    }
    found
}

/// Notes an element if it is a piece.
fn note(found: &mut BTreeMap<String, String>, around: &[Open<'_>], piece: &Open<'_>, svg: &str) {
    let Some(key) = attribute(piece.tag, "data-key") else {
        return;
    };
    if around
        .iter()
        .any(|open| attribute(open.tag, "data-key").is_some())
    {
        return;
    }
    let mut drawn = String::new();
    // The first is the board itself.
    let groups = around.get(1..).unwrap_or_default();
    for group in groups {
        drawn += &opened(group);
    }
    drawn += &nameless(svg);
    for group in groups.iter().rev() {
        drawn += &format!("</{}>", group.name);
    }
    found.insert(key.to_owned(), drawn);
}

/// A group with what says where it is and how it looks, and nothing that could be touched.
fn opened(group: &Open<'_>) -> String {
    if group.name == "svg" {
        return group.tag.to_owned();
    }
    let mut text = format!("<{}", group.name);
    for name in ["class", "transform"] {
        if let Some(value) = attribute(group.tag, name) {
            text += &format!(" {name}=\"{value}\"");
        }
    }
    text + ">"
}

/// All tags of a text and where they begin.
fn tags(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let from = at + text[at..].find('<')?;
            let mut quoted = false;
            let end = text[from..].find(|letter| {
                quoted ^= letter == '"';
                letter == '>' && !quoted
            });
            at = from + end? + 1;
            // Comments and the like are no tags.
            if !text[from + 1..].starts_with(['!', '?']) {
                return Some((from, &text[from..at]));
            }
        }
    })
}

/// The value of an attribute of a tag.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()
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
