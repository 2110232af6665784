//! The script that wasm-bindgen writes, made shorter: it is loaded with every page, and most of it is the same few patterns.
//!
//! What another version of wasm-bindgen writes otherwise stays as it is.

use super::plain;

/// Functions of the script, and what is left of each: values are described to developers in one word, the WebAssembly comes from a
/// server that names its type, and the browser knows `encodeInto`, as every one with what else the page uses.
const BLOCKS: &[(&str, &str)] = &[
    ("function debugString(val) {\n", "function debugString(val) {\nreturn String(val);\n}\n"),
    (
        "async function __wbg_load(module, imports) {\n",
        "const __wbg_load = (module, imports) => WebAssembly.instantiateStreaming(module, imports);\n",
    ),
    ("function initSync(module) {\n", "function initSync() {\nreturn wasm;\n}\n"),
    ("if (!('encodeInto' in cachedTextEncoder)) {\n", ""),
];

/// Functions for what nearly every import does; they are hoisted, so they may stand at the end.
const HELPERS: &str = "
function $catching(call) {
return (...given) => handleError(call, given);
}
function $give(place, start, length) {
const view = getDataViewMemory0();
view.setInt32((place >>> 0) + 4 * 1, length, true);
view.setInt32((place >>> 0) + 4 * 0, start, true);
}
function $giveText(place, text) {
const start = isLikeNone(text) ? 0 : passStringToWasm0(text, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
$give(place, start, WASM_VECTOR_LEN);
}
";

/// Lines in their order, each beside what it becomes.
const PATTERNS: &[(&str, &str)] = &[
    (
        "getDataViewMemory0().setInt32((arg0 >>> 0) + 4 * 1, len1, true);\n\
         getDataViewMemory0().setInt32((arg0 >>> 0) + 4 * 0, ptr1, true);\n",
        "$give(arg0, ptr1, len1);\n",
    ),
    (
        "const ptr1 = passStringToWasm0(ret, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);\n\
         const len1 = WASM_VECTOR_LEN;\n$give(arg0, ptr1, len1);\n",
        "$giveText(arg0, ret);\n",
    ),
    (
        "var ptr1 = isLikeNone(ret) ? 0 : passStringToWasm0(ret, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);\n\
         var len1 = WASM_VECTOR_LEN;\n$give(arg0, ptr1, len1);\n",
        "$giveText(arg0, ret);\n",
    ),
    ("function() { return handleError(function (", "$catching(function ("),
    ("}, arguments); },\n", "}),\n"),
];

/// Names of the script, which no other script uses, and shorter ones.
const NAMES: &[(&str, &str)] = &[
    ("getStringFromWasm0", "$text"),
    ("passStringToWasm0", "$pass"),
    ("getDataViewMemory0", "$view"),
    ("getUint8ArrayMemory0", "$bytes"),
    ("addToExternrefTable0", "$add"),
    ("takeFromExternrefTable0", "$take"),
    ("WASM_VECTOR_LEN", "$length"),
    ("isLikeNone", "$none"),
    ("arg0", "$0"),
    ("arg1", "$1"),
    ("arg2", "$2"),
    ("arg3", "$3"),
    ("arg4", "$4"),
];

/// The same script, shorter.
pub fn compact(script: &str) -> String {
    let script = BLOCKS.iter().fold(plain(script), |script, &block| with_block(&script, block));
    let script = PATTERNS.iter().fold(script, |script, (from, to)| script.replace(from, to)) + HELPERS;
    let lines: Vec<&str> = script.lines().collect();
    let mut short: Vec<String> = Vec::new();
    let mut place = 0;
    while let Some(line) = lines.get(place) {
        let next = |offset: usize| lines.get(place + offset).copied().unwrap_or_default();
        let result = line.strip_prefix("const ret = ").filter(|_| next(1) == "return ret;");
        let result = result.or_else(|| line.strip_prefix("return ").filter(|_| is_arrow(short.last())));
        let end = next(if line.starts_with("const") { 2 } else { 1 });
        match result.and_then(|result| result.strip_suffix(';')) {
            // All that the function does.
            Some(result) if is_arrow(short.last()) && ["},", "}),"].contains(&end) => {
                let head = short.pop().unwrap_or_default();
                let head = head.strip_suffix(" {").unwrap_or(&head);
                short.push(format!("{head} {result}{}", &end[1..]));
                place += if line.starts_with("const") { 3 } else { 2 };
            }
            Some(result) if line.starts_with("const") => {
                short.push(format!("return {result};"));
                place += 2;
            }
            _ => {
                short.push(as_arrow(line));
                place += 1;
            }
        }
    }
    NAMES.iter().fold(short.join("\n"), |script, (from, to)| script.replace(from, to))
}

fn is_arrow(line: Option<&String>) -> bool {
    line.is_some_and(|line| is_import(line) && line.ends_with(" => {"))
}

/// Whether a line begins a function that the WebAssembly imports.
fn is_import(line: &str) -> bool {
    let number = line.strip_prefix('i').and_then(|line| line.split_once(':'));
    number.is_some_and(|(number, _)| number.bytes().all(|digit| digit.is_ascii_digit()))
}

/// An import as an arrow function; it uses neither `this` nor `arguments`.
fn as_arrow(line: &str) -> String {
    let head = line.strip_suffix(") {").filter(|_| is_import(line));
    match head.and_then(|head| head.split_once("function")) {
        Some((name, given)) => format!("{}{}) => {{", name.replace(": ", ":"), given.trim_start()),
        None => line.to_owned(),
    }
}

/// Replaces what begins with a line and ends with the bracket that closes it. No string of the script has a bracket alone.
fn with_block(script: &str, (start, other): (&str, &str)) -> String {
    let Some((before, rest)) = script.split_once(start) else { return script.to_owned() };
    let mut open = 1;
    let end = rest.find(|letter| {
        open += match letter {
            '{' => 1,
            '}' => -1,
            _ => 0,
        };
        open == 0
    });
    let after = end.map_or("", |end| rest[end + 1..].trim_start());
    [before, other, after].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn imports_become_short_and_do_the_same() {
        let script = "\
function __wbg_get_imports() {
i7: function(arg0) {
const ret = arg0 === undefined;
return ret;
},
i61: function(arg0) {
const ret = arg0.activeElement;
return isLikeNone(ret) ? 0 : addToExternrefTable0(ret);
},
i41: function() { return handleError(function (arg0, arg1) {
arg0.add(getStringFromWasm0(arg1, 2));
}, arguments); },
i97: function() { return handleError(function (arg0, arg1) {
const ret = arg0.appendChild(arg1);
return ret;
}, arguments); },
}";
        let short = compact(script);
        let expected = "\
function __wbg_get_imports() {
i7:($0) => $0 === undefined,
i61:($0) => {
const ret = $0.activeElement;
return $none(ret) ? 0 : $add(ret);
},
i41:$catching(($0, $1) => {
$0.add($text($1, 2));
}),
i97:$catching(($0, $1) => $0.appendChild($1)),
}
";
        assert!(short.starts_with(expected), "{short}");
    }

    #[test]
    fn a_block_ends_where_it_began() {
        let script =
            "let a;\nfunction debugString(val) {\n    if (val) {\n        return 1;\n    }\n}\nlet b;\n";
        let short = compact(script);
        assert!(
            short.starts_with("let a;\nfunction debugString(val) {\nreturn String(val);\n}\nlet b;\n"),
            "{short}"
        );
    }

    #[test]
    fn a_text_is_given_by_one_call() {
        let script = "\
i8: function(arg0, arg1) {
const ret = debugString(arg1);
const ptr1 = passStringToWasm0(ret, wasm.__wbindgen_malloc, wasm.__wbindgen_realloc);
const len1 = WASM_VECTOR_LEN;
getDataViewMemory0().setInt32((arg0 >>> 0) + 4 * 1, len1, true);
getDataViewMemory0().setInt32((arg0 >>> 0) + 4 * 0, ptr1, true);
},
";
        let short = compact(script);
        assert!(
            short.starts_with("i8:($0, $1) => {\nconst ret = debugString($1);\n$giveText($0, ret);\n},\n"),
            "{short}"
        );
    }
}
