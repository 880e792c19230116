//! One source file with all its mutants in it: each is asked for at run time.
//!
//! A mutant is a small change that a test should notice: another operator, a function that
//! returns at once, an arm of a `match` left out. Instead of compiling each one, all of them
//! are compiled in and chosen by `crate::mutant::on(ID)` (mutant schemata).

use std::{collections::HashSet, ops::Range};

use syn::{
    Arm, BinOp, Block, Expr, ExprBinary, ExprMatch, ExprUnary, GenericArgument, Pat, PathArguments,
    ReturnType, Signature, Type, UnOp,
    spanned::Spanned,
    visit::{self, Visit},
};

/// What a game does for computer players, studies and readers: no rules.
const OTHER_TRAITS: [&str; 5] = ["Advice", "Draw", "Encode", "Study", "Words"];

/// One way to break the source.
pub struct Mutant {
    /// What `on` is asked with.
    pub id: usize,
    /// The file below the package's folder.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The function it is in, with its type.
    pub function: String,
    /// The code it changes, on one line and cut off.
    pub code: String,
    /// What is done to it.
    pub change: String,
    /// The bytes of the source that it is about.
    range: Range<usize>,
    /// Whether it is compiled in.
    pub is_live: bool,
}

impl Mutant {
    /// What names it as long as its line is the same: not the number of the line.
    pub fn key(&self) -> String {
        let Self {
            file,
            function,
            code,
            change,
            ..
        } = self;
        format!("{file} {function} `{code}` {change}")
    }
}

/// What does not compile, found by trying.
#[derive(Default)]
pub struct Dropped {
    /// Mutants that are left out.
    pub mutants: HashSet<usize>,
    /// Constant functions that have to stay so, and are not mutated: nothing can be asked at
    /// compile time.
    pub constant: HashSet<String>,
}

/// A file with its mutants.
pub struct Instrumented {
    /// What is compiled.
    pub text: String,
    /// All mutants, also those that are dropped.
    pub mutants: Vec<Mutant>,
    /// Where the bytes of `text` come from, in order.
    pieces: Vec<Piece>,
}

/// Bytes of the new text, up to `end`.
struct Piece {
    end: usize,
    origin: Origin,
}

#[derive(Clone, Copy)]
enum Origin {
    /// Copied from the source; this is where it begins there.
    Source(usize),
    /// Written for this mutant.
    Mutant(usize),
    /// Written around this mutant and all others of the same code.
    Around(usize),
}

impl Instrumented {
    /// The mutants that an error at this byte of the new text may come from.
    pub fn blamed(&self, byte: usize) -> Vec<usize> {
        let at = self.pieces.partition_point(|piece| piece.end <= byte);
        let start = at
            .checked_sub(1)
            .map_or(0, |before| self.pieces[before].end);
        match self.pieces.get(at).map(|piece| piece.origin) {
            Some(Origin::Mutant(id)) => vec![id],
            Some(Origin::Around(id)) => self.all_of(|mutant| mutant.id == id),
            Some(Origin::Source(from)) => {
                let place = from + (byte - start);
                self.all_of(|mutant| mutant.range.contains(&place))
            }
            None => Vec::new(),
        }
    }

    /// The mutants of the shortest code for which this holds.
    fn all_of(&self, holds: impl Fn(&Mutant) -> bool) -> Vec<usize> {
        let live = || self.mutants.iter().filter(|mutant| mutant.is_live);
        let shortest = live().filter(|mutant| holds(mutant));
        let Some(shortest) = shortest.min_by_key(|mutant| mutant.range.len()) else {
            return Vec::new();
        };
        let same = live().filter(|mutant| mutant.range == shortest.range);
        same.map(|mutant| mutant.id).collect()
    }
}

/// The source with all mutants that are not dropped; their ids count on from `first`.
pub fn instrument(
    file: &str,
    source: &str,
    first: usize,
    dropped: &Dropped,
) -> syn::Result<Instrumented> {
    let tree = syn::parse_file(source)?;
    let mut writer = Writer {
        file,
        source,
        first,
        dropped,
        mutants: Vec::new(),
        edits: Vec::new(),
        path: Vec::new(),
        fixed: false,
    };
    writer.visit_file(&tree);
    Ok(writer.finish())
}

struct Edit {
    at: Range<usize>,
    text: String,
    origin: Origin,
}

struct Writer<'a> {
    file: &'a str,
    source: &'a str,
    first: usize,
    dropped: &'a Dropped,
    mutants: Vec<Mutant>,
    /// In the order of the source.
    edits: Vec<Edit>,
    path: Vec<String>,
    /// Inside a function that has to stay constant.
    fixed: bool,
}

impl Writer<'_> {
    fn finish(mut self) -> Instrumented {
        let (mut text, mut pieces, mut read) = (String::new(), Vec::new(), 0);
        // Stable: what begins at the same place stays in the order in which it was met.
        self.edits.sort_by_key(|edit| edit.at.start);
        let end = self.source.len();
        let last = Edit {
            at: end..end,
            text: String::new(),
            origin: Origin::Source(end),
        };
        for edit in self.edits.iter().chain([&last]) {
            text.push_str(&self.source[read..edit.at.start]);
            pieces.push(Piece {
                end: text.len(),
                origin: Origin::Source(read),
            });
            text.push_str(&edit.text);
            pieces.push(Piece {
                end: text.len(),
                origin: edit.origin,
            });
            read = edit.at.end;
        }
        Instrumented {
            text,
            mutants: self.mutants,
            pieces,
        }
    }

    /// Counts one more mutant; its id if it is compiled in.
    fn mutant(&mut self, range: Range<usize>, change: String) -> Option<usize> {
        let id = self.first + self.mutants.len();
        let is_live = !self.fixed && !self.dropped.mutants.contains(&id);
        let words: Vec<&str> = self.source[range.clone()].split_whitespace().collect();
        self.mutants.push(Mutant {
            id,
            file: self.file.to_owned(),
            line: 1 + self.source[..range.start].matches('\n').count(),
            function: self.path.join("::"),
            code: words.join(" ").chars().take(60).collect(),
            change,
            range,
            is_live,
        });
        is_live.then_some(id)
    }

    fn put(&mut self, at: Range<usize>, text: impl Into<String>, origin: Origin) {
        self.edits.push(Edit {
            at,
            text: text.into(),
            origin,
        });
    }

    /// Code of one mutant.
    fn insert(&mut self, at: usize, text: impl Into<String>, id: usize) {
        self.put(at..at, text, Origin::Mutant(id));
    }

    /// Code around one mutant and its like.
    fn wrap(&mut self, at: usize, text: impl Into<String>, id: usize) {
        self.put(at..at, text, Origin::Around(id));
    }

    fn code(&self, node: &impl Spanned) -> &str {
        &self.source[node.span().byte_range()]
    }

    /// `if on(1) { a } else if on(2) { b } else { original }` at one place.
    fn choice(&mut self, at: usize, others: &[(usize, String)], original: &str) {
        for (id, other) in others {
            let text = format!("if crate::mutant::on({id}) {{ {other} }} else ");
            self.insert(at, text, *id);
        }
        self.wrap(at, format!("{{ {original} }}"), others[0].0);
    }

    fn function(&mut self, signature: &Signature, block: &Block) {
        self.path.push(signature.ident.to_string());
        let was_fixed = self.fixed;
        if let Some(constant) = &signature.constness {
            let name = signature.ident.to_string();
            if self.dropped.constant.contains(&name) {
                self.fixed = true;
            } else {
                let at = constant.span().byte_range();
                self.put(at.clone(), "", Origin::Source(at.start));
            }
        }
        if !block.stmts.is_empty() {
            let at = block.brace_token.span.open().byte_range().end;
            for value in returned(&signature.output) {
                let change = format!("returns {}", if value.is_empty() { "()" } else { &value });
                let range = signature.span().byte_range().start..block.span().byte_range().end;
                if let Some(id) = self.mutant(range, change) {
                    let text = format!(" if crate::mutant::on({id}) {{ return {value}; }} ");
                    self.insert(at, text, id);
                }
            }
        }
        self.visit_block(block);
        self.fixed = was_fixed;
        self.path.pop();
    }

    fn within(&mut self, name: String, visit: impl FnOnce(&mut Self)) {
        self.path.push(name);
        visit(self);
        self.path.pop();
    }

    fn arm(&mut self, arm: &Arm, is_deletable: bool) {
        let delete = is_deletable
            .then(|| self.mutant(arm.pat.span().byte_range(), "arm left out".to_owned()))
            .flatten();
        let left_out = |id: usize| format!("!crate::mutant::on({id})");
        if let Pat::Guard(guarded) = &arm.pat {
            let guard = guarded.guard.span().byte_range();
            if let Some(id) = delete {
                self.insert(guard.start, format!("{} && ", left_out(id)), id);
            }
            self.guard(&guarded.guard);
        } else if let Some(id) = delete {
            let end = arm.pat.span().byte_range().end;
            self.insert(end, format!(" if {}", left_out(id)), id);
        }
        self.visit_expr(&arm.body);
    }

    fn guard(&mut self, guard: &Expr) {
        let range = guard.span().byte_range();
        if binds(guard) {
            return self.visit_expr(guard);
        }
        let always = self.mutant(range.clone(), "guard always true".to_owned());
        let never = self.mutant(range.clone(), "guard always false".to_owned());
        let Some(first) = always.or(never) else {
            return self.visit_expr(guard);
        };
        self.wrap(range.start, "(", first);
        if let Some(id) = always {
            self.insert(range.start, format!("crate::mutant::on({id}) || "), id);
        }
        if let Some(id) = never {
            self.insert(range.start, format!("!crate::mutant::on({id}) && "), id);
        }
        self.wrap(range.start, "(", first);
        self.visit_expr(guard);
        self.wrap(range.end, "))", first);
    }

    /// `a && b` and `a || b`; the second operand may not be looked at.
    fn connective(&mut self, binary: &ExprBinary, id: usize, op: &str, other: &str) {
        let range = binary.span().byte_range();
        let right = self.code(&binary.right).to_owned();
        self.wrap(range.start, "({ let __l = ", id);
        self.visit_expr(&binary.left);
        let at = binary.op.span().byte_range();
        self.put(at.clone(), "; ", Origin::Around(id));
        let text = format!("if crate::mutant::on({id}) {{ __l {other} ({right}) }} else ");
        self.insert(at.end, text, id);
        self.wrap(at.end, format!("{{ __l {op} ("), id);
        self.visit_expr(&binary.right);
        self.wrap(range.end, ") } })", id);
    }

    /// `a += b`: the place is written once more for each mutant.
    fn assignment(&mut self, binary: &ExprBinary, live: &[(usize, &str)]) {
        let range = binary.span().byte_range();
        let (left, right) = (self.code(&binary.left), self.code(&binary.right));
        let others: Vec<(usize, String)> = live
            .iter()
            .map(|(id, other)| (*id, format!("{left} {other} {right}")))
            .collect();
        let first = live[0].0;
        self.wrap(range.start, "(", first);
        for (id, other) in others {
            let text = format!("if crate::mutant::on({id}) {{ {other} }} else ");
            self.insert(range.start, text, id);
        }
        self.wrap(range.start, "{ ", first);
        visit::visit_expr_binary(self, binary);
        self.wrap(range.end, " })", first);
    }

    /// An operator of two values that are both looked at.
    fn operator(&mut self, binary: &ExprBinary, live: &[(usize, &str)], op: &str) {
        let range = binary.span().byte_range();
        let compares = is_comparison(&binary.op);
        let (borrow, value) = if compares { ("&", "*") } else { ("", "") };
        let combined = |op: &str| format!("{value}__l {op} {value}__r");
        let first = live[0].0;
        self.wrap(range.start, format!("(match ({borrow}("), first);
        self.visit_expr(&binary.left);
        let at = binary.op.span().byte_range();
        self.put(at, format!("), {borrow}("), Origin::Around(first));
        self.visit_expr(&binary.right);
        self.wrap(range.end, ")) { (__l, __r) => ", first);
        let others: Vec<(usize, String)> = live
            .iter()
            .map(|(id, other)| (*id, combined(other)))
            .collect();
        self.choice(range.end, &others, &combined(op));
        self.wrap(range.end, " })", first);
    }
}

impl<'ast> Visit<'ast> for Writer<'_> {
    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        if !is_test(&item.attrs) {
            self.function(&item.sig, &item.block);
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.function(&item.sig, &item.block);
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        if let Some(block) = &item.default {
            self.function(&item.sig, block);
        }
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let of = item.trait_.as_ref();
        let of = of.and_then(|(path, _)| path.segments.last());
        if of.is_some_and(|name| OTHER_TRAITS.iter().any(|other| name.ident == other)) {
            return;
        }
        let name = self.code(&*item.self_ty).to_owned();
        self.within(name, |writer| visit::visit_item_impl(writer, item));
    }

    fn visit_item_trait(&mut self, item: &'ast syn::ItemTrait) {
        let name = item.ident.to_string();
        self.within(name, |writer| visit::visit_item_trait(writer, item));
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if !is_test(&item.attrs) {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_expr_binary(&mut self, binary: &'ast ExprBinary) {
        let op = self.code(&binary.op).to_owned();
        if is_chain_with_let(binary) {
            return visit::visit_expr_binary(self, binary);
        }
        let range = binary.span().byte_range();
        let mut live = Vec::new();
        for other in others(&op) {
            let change = format!("{op} to {other}");
            live.extend(self.mutant(range.clone(), change).map(|id| (id, *other)));
        }
        match (op.as_str(), live.first()) {
            (_, None) => visit::visit_expr_binary(self, binary),
            ("&&" | "||", Some(&(id, other))) => self.connective(binary, id, &op, other),
            _ if is_assignment(&op) => self.assignment(binary, &live),
            _ => self.operator(binary, &live, &op),
        }
    }

    fn visit_expr_unary(&mut self, unary: &'ast ExprUnary) {
        let range = unary.span().byte_range();
        let op = match unary.op {
            UnOp::Not(_) => "!",
            UnOp::Neg(_) => "-",
            _ => return visit::visit_expr_unary(self, unary),
        };
        let Some(id) = self.mutant(range.clone(), format!("{op} left out")) else {
            return visit::visit_expr_unary(self, unary);
        };
        let at = unary.op.span().byte_range();
        self.put(at, "(match (", Origin::Around(id));
        self.visit_expr(&unary.expr);
        self.wrap(range.end, ") { __x => ", id);
        let same = [(id, "__x".to_owned())];
        self.choice(range.end, &same, &format!("{op}__x"));
        self.wrap(range.end, " })", id);
    }

    fn visit_expr_match(&mut self, all: &'ast ExprMatch) {
        self.visit_expr(&all.expr);
        let has_rest = all.arms.iter().any(|arm| matches!(arm.pat, Pat::Wild(_)));
        for arm in &all.arms {
            self.arm(arm, has_rest && !matches!(arm.pat, Pat::Wild(_)));
        }
    }

    fn visit_expr_repeat(&mut self, repeat: &'ast syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
    }

    // What is constant cannot be asked at run time; patterns and types compute nothing.
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_generics(&mut self, _: &'ast syn::Generics) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_pat(&mut self, _: &'ast Pat) {}
    fn visit_path_arguments(&mut self, _: &'ast PathArguments) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_type(&mut self, _: &'ast Type) {}
    fn visit_variant(&mut self, _: &'ast syn::Variant) {}
}

/// What an operator is replaced by.
fn others(op: &str) -> &'static [&'static str] {
    match op {
        "==" => &["!="],
        "!=" => &["=="],
        "<" => &["<=", "==", ">"],
        ">" => &[">=", "==", "<"],
        "<=" => &["<", ">"],
        ">=" => &[">", "<"],
        "&&" => &["||"],
        "||" => &["&&"],
        "+" => &["-", "*"],
        "-" => &["+", "/"],
        "*" => &["+", "/"],
        "/" => &["*", "%"],
        "%" => &["/", "+"],
        "&" => &["|", "^"],
        "|" => &["&", "^"],
        "^" => &["&", "|"],
        "<<" => &[">>"],
        ">>" => &["<<"],
        "+=" => &["-=", "*="],
        "-=" => &["+=", "/="],
        "*=" => &["+=", "/="],
        "/=" => &["*=", "%="],
        "%=" => &["/=", "+="],
        "&=" => &["|=", "^="],
        "|=" => &["&=", "^="],
        "^=" => &["&=", "|="],
        "<<=" => &[">>="],
        ">>=" => &["<<="],
        _ => &[],
    }
}

fn is_assignment(op: &str) -> bool {
    op.ends_with('=') && !matches!(op, "==" | "!=" | "<=" | ">=")
}

fn is_comparison(op: &BinOp) -> bool {
    use BinOp::{Eq, Ge, Gt, Le, Lt, Ne};
    matches!(op, Eq(_) | Ne(_) | Lt(_) | Le(_) | Gt(_) | Ge(_))
}

/// Whether a condition binds names: `a && let Some(b) = c` cannot be taken apart.
fn binds(condition: &Expr) -> bool {
    match condition {
        Expr::Let(_) => true,
        Expr::Binary(binary) => is_chain_with_let(binary),
        _ => false,
    }
}

fn is_chain_with_let(binary: &ExprBinary) -> bool {
    matches!(binary.op, BinOp::And(_)) && (binds(&binary.left) || binds(&binary.right))
}

fn is_test(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let path = attribute.path();
        let is_cfg = path.is_ident("cfg")
            && attribute
                .parse_args::<syn::Path>()
                .is_ok_and(|what| what.is_ident("test"));
        is_cfg || path.is_ident("test")
    })
}

/// What a function of this type may return at once, as code.
fn returned(output: &ReturnType) -> Vec<String> {
    match output {
        ReturnType::Default => vec![String::new()],
        ReturnType::Type(_, kind) => values(kind),
    }
}

fn values(kind: &Type) -> Vec<String> {
    let text = |values: &[&str]| values.iter().map(ToString::to_string).collect();
    match kind {
        Type::Paren(inner) => values(&inner.elem),
        Type::Tuple(tuple) if tuple.elems.is_empty() => text(&["()"]),
        Type::Tuple(tuple) => {
            let first = |kind| values(kind).into_iter().next();
            let parts: Option<Vec<String>> = tuple.elems.iter().map(first).collect();
            parts
                .map(|parts| format!("({},)", parts.join(", ")))
                .into_iter()
                .collect()
        }
        Type::Array(array) => {
            let each = values(&array.elem).into_iter();
            each.map(|value| format!("[{value}; _]")).collect()
        }
        Type::Reference(reference) if reference.mutability.is_none() => match &*reference.elem {
            Type::Path(path) if path.path.is_ident("str") => text(&["\"\"", "\"xyzzy\""]),
            Type::Slice(_) => text(&["&[]"]),
            _ => Vec::new(),
        },
        Type::Path(path) => path.path.segments.last().map_or_else(Vec::new, named),
        _ => Vec::new(),
    }
}

fn named(segment: &syn::PathSegment) -> Vec<String> {
    let inner = match &segment.arguments {
        PathArguments::AngleBracketed(all) => all.args.iter().find_map(|argument| match argument {
            GenericArgument::Type(kind) => Some(values(kind)),
            _ => None,
        }),
        _ => None,
    };
    let inner = inner.unwrap_or_else(|| vec!["()".to_owned()]);
    let wrapped = |name: &str| -> Vec<String> {
        let each = inner.iter();
        each.map(|value| format!("{name}({value})")).collect()
    };
    let name = segment.ident.to_string();
    match name.as_str() {
        "bool" => vec!["true".to_owned(), "false".to_owned()],
        "u8" | "u16" | "u32" | "u64" | "u128" | "usize" => vec!["0".to_owned(), "1".to_owned()],
        "i8" | "i16" | "i32" | "i64" | "i128" | "isize" => {
            vec!["0".to_owned(), "1".to_owned(), "-1".to_owned()]
        }
        "String" => vec!["\"\".into()".to_owned(), "\"xyzzy\".into()".to_owned()],
        "Option" => [wrapped("Some"), vec!["None".to_owned()]].concat(),
        "Result" => wrapped("Ok"),
        _ => vec!["Default::default()".to_owned()],
    }
}

#[cfg(test)]
mod tests {
    use super::{Dropped, Mutant, instrument};

    fn changes(source: &str) -> Vec<String> {
        let found = instrument("a.rs", source, 1, &Dropped::default()).unwrap();
        let all = found.mutants.iter();
        all.map(Mutant::key).collect()
    }

    #[test]
    fn every_operator_and_every_function_has_its_mutants() {
        let source = "impl A { fn f(&self) -> bool { self.a + 1 < 2 && !self.b } }";
        let body = "a.rs A::f `fn f(&self) -> bool { self.a + 1 < 2 && !self.b }`";
        assert_eq!(
            changes(source),
            [
                &format!("{body} returns true"),
                &format!("{body} returns false"),
                "a.rs A::f `self.a + 1 < 2 && !self.b` && to ||",
                "a.rs A::f `self.a + 1 < 2` < to <=",
                "a.rs A::f `self.a + 1 < 2` < to ==",
                "a.rs A::f `self.a + 1 < 2` < to >",
                "a.rs A::f `self.a + 1` + to -",
                "a.rs A::f `self.a + 1` + to *",
                "a.rs A::f `!self.b` ! left out",
            ]
        );
    }

    #[test]
    fn what_is_constant_a_test_or_no_rule_is_left_alone() {
        let source = "const A: u8 = 1 + 1; #[cfg(test)] mod t { fn f() -> u8 { 1 } } \
            fn g(a: [u8; 1 + 1]) {} enum E { A = 1 << 2 } \
            impl Advice for G { fn estimate(&self) -> i32 { 1 } }";
        assert_eq!(changes(source), [""; 0]);
    }

    /// With nothing chosen the new text means what the old one did; taken apart and put
    /// together again it still parses.
    #[test]
    fn what_is_written_can_be_read() {
        let source = "fn f(a: u8, b: Option<u8>) -> u8 { let mut c = a * 2; c -= -1; \
            match b { Some(1) => c, Some(d) if d > c || d == 0 => 3, _ => 4 } }";
        let found = instrument("a.rs", source, 1, &Dropped::default()).unwrap();
        assert!(syn::parse_file(&found.text).is_ok(), "{}", found.text);
        assert_eq!(found.mutants.len(), 2 + 2 + 2 + 1 + 1 + 1 + 2 + 1 + 3 + 1);
    }

    /// A dropped mutant keeps its number, so the others keep theirs.
    #[test]
    fn an_error_is_blamed_on_the_smallest_change_around_it() {
        let source = "fn f(a: u8) -> bool { g(a + 1) == a }";
        let found = instrument("a.rs", source, 1, &Dropped::default()).unwrap();
        let byte = found.text.find("__l - __r").unwrap();
        assert_eq!(found.blamed(byte), [4]);
        assert_eq!(found.mutants[3].change, "+ to -");
        let byte = found
            .text
            .find("(a),")
            .unwrap_or_else(|| found.text.find("a ").unwrap());
        assert!(!found.blamed(byte).is_empty());
        let mut dropped = Dropped::default();
        dropped.mutants.insert(4);
        let again = instrument("a.rs", source, 1, &dropped).unwrap();
        assert!(!again.text.contains("on(4)") && again.text.contains("on(5)"));
    }
}
