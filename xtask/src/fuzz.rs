//! The long run of the fuzz targets, with libFuzzer. A bounded run without it is part of the tests.

use std::fs;

use anyhow::{Context, Result, ensure};

use crate::machine::{cargo, require_cargo_fuzz, root};

/// Inputs for each target.
const RUNS: u64 = 1_000_000;

/// Runs the named targets, or all; libFuzzer prints its progress. New inputs are kept below `target`, the committed corpus stays.
pub fn run(arguments: &[String]) -> Result<()> {
    let (runs, named) = runs_and_targets(arguments)?;
    require_cargo_fuzz()?;
    let all = targets()?;
    let unknown = named.iter().find(|name| !all.contains(name));
    ensure!(unknown.is_none(), "there is no target {unknown:?}; these there are: {}", all.join(" "));
    for target in if named.is_empty() { all } else { named } {
        let found = root().join("target/fuzz-corpus").join(&target);
        fs::create_dir_all(&found).with_context(|| format!("cannot make {}", found.display()))?;
        let (found, runs) = (found.display().to_string(), format!("-runs={runs}"));
        let committed = format!("fuzz/corpus/{target}");
        // Without a sanitizer, which needs a nightly compiler: nothing that is fuzzed is unsafe.
        let build = ["fuzz", "run", "--fuzz-dir", "fuzz", "--sanitizer", "none", &target, &found, &committed];
        let limits = ["--", &runs, "-max_len=60000", "-timeout=30", "-print_final_stats=1"];
        cargo(&[&build[..], &limits[..]].concat())?;
    }
    Ok(())
}

fn runs_and_targets(arguments: &[String]) -> Result<(u64, Vec<String>)> {
    match arguments {
        [option, runs, targets @ ..] if option == "--runs" => Ok((
            runs.parse().with_context(|| format!("--runs needs a number, not {runs:?}"))?,
            targets.to_vec(),
        )),
        targets => Ok((RUNS, targets.to_vec())),
    }
}

/// Every target has a folder in the corpus.
fn targets() -> Result<Vec<String>> {
    let folders = fs::read_dir(root().join("fuzz/corpus")).context("cannot read fuzz/corpus")?;
    let mut names: Vec<String> = folders
        .map(|folder| Ok(folder?.file_name().to_string_lossy().into_owned()))
        .collect::<Result<_>>()?;
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_and_their_number_of_inputs_are_read() {
        let read = |text: &str| {
            runs_and_targets(&text.split_whitespace().map(str::to_owned).collect::<Vec<_>>()).ok()
        };
        assert_eq!(read(""), Some((RUNS, vec![])));
        assert_eq!(read("--runs 5 journal"), Some((5, vec!["journal".to_owned()])));
        assert_eq!(read("--runs many"), None);
        assert!(targets().unwrap().contains(&"journal".to_owned()));
    }
}
