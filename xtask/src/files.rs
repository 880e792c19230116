//! The files of the repository.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// A text file.
pub struct File {
    /// Where it is below the root, with `/` between the names.
    pub path: String,
    /// What is in it.
    pub text: String,
}

impl File {
    /// What stands behind the last dot of the name; nothing for `.gitignore`.
    pub fn extension(&self) -> &str {
        let path = Path::new(&self.path);
        path.extension().and_then(|e| e.to_str()).unwrap_or("")
    }

    /// Whether one of the folders above it has this name.
    pub fn is_below(&self, folder: &str) -> bool {
        let folders = self
            .path
            .rsplit_once('/')
            .map_or("", |(folders, _)| folders);
        folders.split('/').any(|name| name == folder)
    }
}

/// The root of the workspace.
pub fn root() -> PathBuf {
    let xtask = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    xtask.parent().map(Path::to_owned).unwrap_or(xtask)
}

/// Every text file outside build output, in a fixed order.
pub fn all(root: &Path) -> Vec<File> {
    let mut files = Vec::new();
    collect(root, "", &mut files);
    files
}

/// The names of the folders directly below `games/`.
pub fn games(root: &Path) -> Vec<String> {
    let folders = sorted(&root.join("games")).into_iter();
    folders
        .filter(|(_, is_folder)| *is_folder)
        .map(|(name, _)| name)
        .collect()
}

fn collect(folder: &Path, prefix: &str, files: &mut Vec<File>) {
    for (name, is_folder) in sorted(folder) {
        let inner = folder.join(&name);
        let path = format!("{prefix}{name}");
        if name == ".git" {
            // A folder, or in a linked worktree a file.
            continue;
        }
        if !is_folder {
            // What is not UTF-8 is a picture or a database.
            if let Ok(text) = fs::read_to_string(&inner) {
                files.push(File { path, text });
            }
        } else if !is_output(&name, &inner) {
            collect(&inner, &format!("{path}/"), files);
        }
    }
}

/// Cargo marks its build folder with a tag, wherever that is.
fn is_output(name: &str, folder: &Path) -> bool {
    matches!(name, "target" | "node_modules") || folder.join("CACHEDIR.TAG").exists()
}

fn sorted(folder: &Path) -> Vec<(String, bool)> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut names: Vec<(String, bool)> = entries
        .flatten()
        .filter_map(|entry| {
            let is_folder = entry.file_type().ok()?.is_dir();
            Some((entry.file_name().into_string().ok()?, is_folder))
        })
        .collect();
    names.sort();
    names
}

#[cfg(test)]
mod tests {
    use super::{File, all, games, root};

    #[test]
    fn the_workspace_is_found_without_its_build_output() {
        let files = all(&root());
        assert!(files.iter().any(|file| file.path == "xtask/src/files.rs"));
        assert!(!files.iter().any(|file| file.path.starts_with("target/")));
        assert!(!games(&root()).is_empty());
    }

    #[test]
    fn folders_are_whole_names() {
        let file = File {
            path: "games/chess/tests/it/cases.toml".to_owned(),
            text: String::new(),
        };
        assert_eq!(file.extension(), "toml");
        assert!(file.is_below("tests"));
        assert!(!file.is_below("test"));
        assert!(!file.is_below("cases.toml"));
    }
}
