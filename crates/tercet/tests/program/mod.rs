//! The built program, run as a user runs it.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

use serde_json::Value;

/// The program with a clean locale, so that its sentences are English unless a test asks for others.
pub fn tercet(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tercet"));
    command.args(arguments).env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C");
    command
}

pub struct Run {
    pub stdout: String,
    pub stderr: String,
    pub code: Option<i32>,
}

impl From<Output> for Run {
    fn from(output: Output) -> Run {
        let [stdout, stderr] =
            [output.stdout, output.stderr].map(|text| String::from_utf8(text).expect("text"));
        Run { stdout, stderr, code: output.status.code() }
    }
}

impl Run {
    /// The JSON values that it wrote, one a line.
    pub fn json(&self) -> Vec<Value> {
        self.stdout.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
    }

    /// Asserts that the program refused its input with one sentence, which contains `part`.
    #[track_caller]
    pub fn assert_refused(&self, part: &str) {
        let said = &self.stderr;
        assert_eq!(self.code, Some(2), "{said}");
        assert!(self.stdout.is_empty(), "a refused input prints no result");
        assert!(said.contains(part), "{part:?} is not in {said:?}");
        assert!(!said.contains("panicked"), "{said}");
        assert_eq!(said.trim_end().lines().count(), 1, "one sentence, one line: {said}");
    }
}

pub fn run(arguments: &[&str]) -> Run {
    tercet(arguments).stdin(Stdio::null()).output().expect("the program starts").into()
}

#[track_caller]
pub fn out(arguments: &[&str]) -> String {
    let run = run(arguments);
    assert_eq!(run.code, Some(0), "{arguments:?}: {}", run.stderr);
    run.stdout
}

/// The JSON values of a run that succeeds, one a line.
#[track_caller]
pub fn json_lines(arguments: &[&str]) -> Vec<Value> {
    let text = out(&[arguments, &["--json"]].concat());
    text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

/// The one JSON value of a run that succeeds.
#[track_caller]
pub fn json_out(arguments: &[&str]) -> Value {
    let [value] = <[Value; 1]>::try_from(json_lines(arguments)).expect("one line");
    value
}

/// Runs the program with these bytes on standard input.
pub fn run_with_input(arguments: &[&str], input: &[u8]) -> Run {
    let mut child = tercet(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        // The program may stop reading at the first mistake.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    output.into()
}

/// `tercet serve` as a process, killed when dropped.
pub struct Server {
    pub child: Child,
    pub url: String,
    /// Open while the server runs, because it prints more than its address.
    pub stdout: BufReader<ChildStdout>,
    folder: Option<tempfile::TempDir>,
}

impl Server {
    /// A server on a free port, with its data in a temporary folder.
    pub fn start(arguments: &[&str]) -> Server {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().display().to_string();
        let mut server = Server::spawn(&mut serve(&[&["--data", &data], arguments].concat()));
        server.folder = Some(folder);
        server
    }

    /// Starts a server and reads its address from the first line that it prints.
    pub fn spawn(command: &mut Command) -> Server {
        Server::spawn_logging(command, Stdio::null())
    }

    /// The same, with its log in a file.
    pub fn spawn_logging(command: &mut Command, log: Stdio) -> Server {
        let mut child = command.stdout(Stdio::piped()).stderr(log).spawn().expect("a server");
        let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut line = String::new();
        stdout.read_line(&mut line).expect("an address");
        let url = line.split_whitespace().find(|word| word.starts_with("http://"));
        let url = url.expect("an address").to_owned();
        Server { child, url, stdout, folder: None }
    }

    pub fn host(&self) -> String {
        self.url.trim_start_matches("http://").to_owned()
    }

    pub fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

pub fn serve(arguments: &[&str]) -> Command {
    tercet(&[&["serve", "--listen", "127.0.0.1:0"], arguments].concat())
}

pub struct Referee {
    child: Child,
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
}

impl Referee {
    pub fn start(arguments: &[&str]) -> Referee {
        let mut child = tercet(&[&["referee"], arguments].concat())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let stdin = child.stdin.take().expect("a pipe");
        let stdout = BufReader::new(child.stdout.take().expect("a pipe"));
        Referee { child, stdin, stdout }
    }

    /// Sends a line and a `show`; returns the answers before that of `show`, and the answer to `show`.
    pub fn ask(&mut self, line: &str) -> (Vec<Value>, Value) {
        let at = serde_json::from_str::<Value>(line).ok().and_then(|line| line["at"].as_u64()).unwrap_or(0);
        writeln!(self.stdin, "{line}\n{{\"at\":{at},\"do\":\"show\"}}").expect("the referee listens");
        let mut answers = Vec::new();
        loop {
            let mut answer = String::new();
            let length = self.stdout.read_line(&mut answer).expect("the referee answers");
            assert!(length > 0, "no answer to {line}");
            let answer: Value = serde_json::from_str(&answer).expect("an answer is JSON");
            if answer.get("phase").is_some() {
                return (answers, answer);
            }
            answers.push(answer);
        }
    }
}

impl Drop for Referee {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Whether a value has everything that a pattern names. `"key#": n` stands for a list of n entries.
pub fn fits(pattern: &Value, value: &Value) -> bool {
    match (pattern, value) {
        (Value::Object(pattern), Value::Object(value)) => pattern.iter().all(|(key, wanted)| {
            let counted = key.strip_suffix('#').and_then(|key| value.get(key)?.as_array());
            match counted {
                Some(list) => wanted.as_u64() == Some(list.len() as u64),
                None => value.get(key).is_some_and(|found| fits(wanted, found)),
            }
        }),
        (Value::Array(pattern), Value::Array(value)) => {
            pattern.len() == value.len()
                && pattern.iter().zip(value).all(|(wanted, found)| fits(wanted, found))
        }
        _ => pattern == value,
    }
}
