//! Arguments that Python gives in more than one form.

use std::{fs, path::PathBuf, time::Duration};

use pyo3::{
    exceptions::{PyFileNotFoundError, PyOSError},
    prelude::*,
    types::{PyBool, PyDict},
};
use tabletop::Options;
use words::Language;

use crate::errors;

/// A text, or the path of a file with it. A text has more than one line, a path never.
pub fn text(given: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(text) = given.extract::<String>()
        && text.contains('\n')
    {
        return Ok(text);
    }
    let path: PathBuf = given.extract()?;
    fs::read_to_string(&path).map_err(|why| {
        let what = format!("{}: {why}", path.display());
        match why.kind() {
            std::io::ErrorKind::NotFound => PyFileNotFoundError::new_err(what),
            _ => PyOSError::new_err(what),
        }
    })
}

/// Options of a game: texts, numbers, and `True` for `on`.
pub fn options(given: Option<&Bound<'_, PyDict>>) -> PyResult<Options> {
    let mut options = Options::new();
    for (key, value) in given.into_iter().flat_map(PyDictMethods::iter) {
        let value = match value.cast::<PyBool>() {
            Ok(flag) if flag.is_true() => "on".to_owned(),
            Ok(_) => "off".to_owned(),
            Err(_) => value.str()?.to_string(),
        };
        options.insert(key.extract()?, value);
    }
    Ok(options)
}

/// A language by its tag.
pub fn language(tag: &str) -> PyResult<Language> {
    tag.parse()
        .map_err(|unknown: words::UnknownLanguage| errors::value(unknown.to_string()))
}

/// A time in seconds.
pub fn seconds(given: Option<f64>) -> PyResult<Option<Duration>> {
    given
        .map(|seconds| {
            Duration::try_from_secs_f64(seconds)
                .map_err(|why| errors::value(format!("{seconds} seconds: {why}")))
        })
        .transpose()
}
