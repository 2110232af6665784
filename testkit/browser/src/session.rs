//! One browser: what it shows, what is pressed in it, what it complains of.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction,
};
use fantoccini::error::CmdError;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, Locator};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::looks::Size;

/// However slow the machine: whoever waits this long waits for something that will not come.
pub const LONG: Duration = Duration::from_secs(60);

/// Between two looks at the page.
const GLANCE: Duration = Duration::from_millis(20);

/// A browser with a profile of its own.
pub struct Session {
    client: Client,
    _folder: TempDir,
}

/// A command of chromedriver's that WebDriver does not know.
#[derive(Debug)]
struct Vendor {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Vendor {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &url::Url) -> (hyper::Method, Option<String>) {
        (hyper::Method::POST, Some(self.body.to_string()))
    }
}

impl Session {
    pub(crate) fn new(client: Client, folder: TempDir) -> Session {
        Session { client, _folder: folder }
    }

    /// The WebDriver session itself.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// Goes to an address.
    pub async fn go(&self, address: &str) -> Result<()> {
        self.client.goto(address).await.with_context(|| format!("cannot go to {address}"))
    }

    /// The address that is shown.
    pub async fn address(&self) -> Result<String> {
        Ok(self.client.current_url().await?.to_string())
    }

    /// Runs the body of a function in the page.
    pub async fn eval<T: DeserializeOwned>(&self, script: &str, arguments: &[Value]) -> Result<T> {
        let value = self.client.execute(script, arguments.to_vec()).await;
        let value = value.with_context(|| format!("in the page: {script}"))?;
        serde_json::from_value(value).with_context(|| format!("the page answers something else to: {script}"))
    }

    /// Runs the body of an asynchronous function in the page.
    pub async fn eval_async<T: DeserializeOwned>(&self, script: &str, arguments: &[Value]) -> Result<T> {
        let wrapped = format!(
            "const given = [...arguments], done = given.pop(); \
             (async () => {{ {script} }})().then(done, error => done({{ error: String(error) }}));"
        );
        let value = self.client.execute_async(&wrapped, arguments.to_vec()).await;
        let value = value.with_context(|| format!("in the page: {script}"))?;
        serde_json::from_value(value.clone())
            .with_context(|| format!("the page answers {value} to: {script}"))
    }

    /// Waits until a script in the page answers something that counts as true, and gives that.
    pub async fn until(&self, what: &str, script: &str, arguments: &[Value]) -> Result<Value> {
        let start = Instant::now();
        loop {
            // While a page is being exchanged for another there is nothing to ask.
            let last = match self.client.execute(script, arguments.to_vec()).await {
                Ok(Value::Null | Value::Bool(false)) => "not yet".to_owned(),
                Ok(value) => return Ok(value),
                Err(error) => error.to_string(),
            };
            if start.elapsed() > LONG {
                return self.give_up(what, &last).await;
            }
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// Says what was waited for, and what the page showed instead.
    pub async fn give_up<T>(&self, what: &str, last: &str) -> Result<T> {
        let name = format!("failed/{}", what.replace(|letter: char| !letter.is_alphanumeric(), "-"));
        let kept = self.picture(&name).await.map(|path| path.display().to_string()).unwrap_or_default();
        let text: String = self.eval("return document.body.innerText", &[]).await.unwrap_or_default();
        bail!("waited in vain for: {what} ({last}); see {kept}; the page says:\n{text}")
    }

    /// Waits until something is there.
    pub async fn see(&self, selector: &str) -> Result<()> {
        let script =
            "const found = document.querySelector(arguments[0]); return !!found && found.checkVisibility()";
        self.until(&format!("{selector} to be seen"), script, &[json!(selector)]).await.map(drop)
    }

    /// The text of what is there, if it is.
    pub async fn text(&self, selector: &str) -> Result<Option<String>> {
        self.eval("return document.querySelector(arguments[0])?.innerText", &[json!(selector)]).await
    }

    /// Clicks on something as soon as it can be clicked on.
    pub async fn click(&self, selector: &str) -> Result<()> {
        let start = Instant::now();
        loop {
            let clicked = match self.client.find(Locator::Css(selector)).await {
                Ok(element) => element.click().await,
                Err(error) => Err(error),
            };
            match clicked {
                Ok(()) => return Ok(()),
                Err(error) if !may_pass(&error) => {
                    return Err(error).with_context(|| format!("cannot click on {selector}"));
                }
                Err(error) if start.elapsed() > LONG => {
                    return self.give_up(&format!("a click on {selector}"), &error.to_string()).await;
                }
                Err(_) => tokio::time::sleep(GLANCE).await,
            }
        }
    }

    /// Clicks on several things that lie still, one after the other.
    pub async fn click_all(&self, selectors: &[String]) -> Result<()> {
        // A page that has just been loaded is laid out within the first frames.
        let script = "const found = given.map(one => document.querySelector(one)); \
                      if (!found.every(Boolean)) return null; \
                      for (let count = 0; count < 2; count++) await new Promise(requestAnimationFrame); \
                      await Promise.all(found.flatMap(one => one.getAnimations()).map(one => one.finished.catch(() => 0))); \
                      return found.map(one => one.getBoundingClientRect()).map(box => [box.x + box.width / 2, box.y + box.height / 2])";
        let given: Vec<Value> = selectors.iter().map(|one| json!(one)).collect();
        let places: Option<Vec<(f64, f64)>> = self.eval_async(script, &given).await?;
        let places = places.with_context(|| format!("not all of these are there: {selectors:?}"))?;
        let button = MOUSE_BUTTON_LEFT;
        let clicks = places.into_iter().fold(MouseActions::new("mouse".to_owned()), |clicks, (x, y)| {
            let moved = clicks.then(PointerAction::MoveTo { duration: None, x, y });
            moved.then(PointerAction::Down { button }).then(PointerAction::Up { button })
        });
        self.client.perform_actions(clicks).await.with_context(|| format!("cannot click on {selectors:?}"))
    }

    /// Types into whatever has the focus, key by key.
    pub async fn press(&self, keys: &str) -> Result<()> {
        let typed = keys.chars().fold(KeyActions::new("keyboard".to_owned()), |typed, value| {
            typed.then(KeyAction::Down { value }).then(KeyAction::Up { value })
        });
        self.client.perform_actions(typed).await.with_context(|| format!("cannot press {keys:?}"))
    }

    /// Loads the page again.
    pub async fn reload(&self) -> Result<()> {
        Ok(self.client.refresh().await?)
    }

    /// Makes the window exactly so large inside.
    pub async fn resize(&self, Size(width, height): Size) -> Result<()> {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", size).await.map(drop)
    }

    /// Says something to the browser's own debugger.
    pub async fn devtools(&self, command: &str, parameters: Value) -> Result<Value> {
        let body = json!({ "cmd": command, "params": parameters });
        let answer = self.client.issue_cmd(Vendor { path: "goog/cdp/execute", body }).await;
        answer.with_context(|| format!("the browser does not do {command}"))
    }

    /// Keeps a picture of what is shown, below `target/screenshots`.
    pub async fn picture(&self, name: &str) -> Result<PathBuf> {
        let path = crate::root().join("target/screenshots").join(format!("{name}.png"));
        let picture = self.client.screenshot().await.context("no screenshot")?;
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&path, picture).with_context(|| format!("cannot write {}", path.display()))?;
        Ok(path)
    }

    /// The errors on the console since it was last asked.
    pub async fn complaints(&self) -> Result<Vec<String>> {
        let entries =
            self.client.issue_cmd(Vendor { path: "se/log", body: json!({ "type": "browser" }) }).await?;
        let errors = entries.as_array().into_iter().flatten().filter(|entry| entry["level"] == "SEVERE");
        let errors = errors.map(|entry| entry["message"].as_str().unwrap_or_default().to_owned());
        // Asked for by the browser itself where there is only text, as while it is being prepared.
        Ok(errors.filter(|error| !error.contains("/favicon.ico")).collect())
    }

    /// Fails if there was an error on the console, other than those that were to be expected.
    pub async fn must_be_quiet(&self, expected: &[&str]) -> Result<()> {
        let mut errors = self.complaints().await?;
        errors.retain(|error| !expected.iter().any(|part| error.contains(part)));
        if errors.is_empty() { Ok(()) } else { bail!("errors on the console:\n{}", errors.join("\n")) }
    }
}

/// Whether trying again may help: the page may just be drawing itself anew.
fn may_pass(error: &CmdError) -> bool {
    matches!(error, CmdError::Standard(_)) && !error.is_invalid_session_id() && !error.is_no_such_window()
}
