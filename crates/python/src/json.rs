//! JSON values as Python objects, and back.

use pyo3::{
    prelude::*,
    types::{PyDict, PyList, PyString},
};
use serde_json::Value;

/// A value as Python has it: dictionaries, lists, texts, numbers.
pub fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => py.None().into_bound(py),
        Value::Bool(flag) => flag.into_pyobject(py)?.to_owned().into_any(),
        Value::Number(number) => match (number.as_i64(), number.as_u64()) {
            (Some(number), _) => number.into_pyobject(py)?.into_any(),
            (_, Some(number)) => number.into_pyobject(py)?.into_any(),
            _ => number.as_f64().into_pyobject(py)?.into_any(),
        },
        Value::String(text) => PyString::new(py, text).into_any(),
        Value::Array(list) => {
            let list = list.iter().map(|value| to_python(py, value));
            PyList::new(py, list.collect::<PyResult<Vec<_>>>()?)?.into_any()
        }
        Value::Object(fields) => {
            let dict = PyDict::new(py);
            for (key, value) in fields {
                dict.set_item(key, to_python(py, value)?)?;
            }
            dict.into_any()
        }
    })
}

/// A Python object as JSON text; a text is taken as it is.
pub fn to_text(given: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(text) = given.extract() {
        return Ok(text);
    }
    let json = given.py().import("json")?;
    json.call_method1("dumps", (given,))?.extract()
}
