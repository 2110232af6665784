//! One browser: scripts, clicks, keys, screenshots and console errors.

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

use crate::driver::{Brand, Output};
use crate::settings::Size;

/// Longer than anything takes on a slow machine.
pub(crate) const TIMEOUT: Duration = Duration::from_secs(60);

/// Longer than Firefox' output takes from the page to us.
const OUTPUT_DELAY: Duration = Duration::from_millis(300);

const POLL_INTERVAL: Duration = Duration::from_millis(20);

/// A browser with its own profile.
pub struct Browser {
    pub client: Client,
    pub(crate) brand: Brand,
    pub(crate) output: Output,
    pub(crate) _folder: TempDir,
}

/// A chromedriver command that is not part of WebDriver.
#[derive(Debug)]
struct VendorCommand {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for VendorCommand {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &url::Url) -> (hyper::Method, Option<String>) {
        (hyper::Method::POST, Some(self.body.to_string()))
    }
}

impl Browser {
    pub async fn go(&self, address: &str) -> Result<()> {
        self.client.goto(address).await.with_context(|| format!("cannot go to {address}"))
    }

    pub async fn address(&self) -> Result<String> {
        Ok(self.client.current_url().await?.to_string())
    }

    pub async fn eval<T: DeserializeOwned>(&self, script: &str, arguments: &[Value]) -> Result<T> {
        let value = self.client.execute(script, arguments.to_vec()).await;
        let value = value.with_context(|| format!("in the page: {script}"))?;
        serde_json::from_value(value).with_context(|| format!("the page answers something else to: {script}"))
    }

    /// Runs the body of an asynchronous function in the page. Its arguments are in `given`.
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

    /// Waits until a script in the page returns anything but null and false, and returns that.
    pub async fn until(&self, what: &str, script: &str, arguments: &[Value]) -> Result<Value> {
        let start = Instant::now();
        loop {
            // Scripts fail while another page is being loaded.
            let last = match self.client.execute(script, arguments.to_vec()).await {
                Ok(Value::Null | Value::Bool(false)) => "not yet".to_owned(),
                Ok(value) => return Ok(value),
                Err(error) => error.to_string(),
            };
            if start.elapsed() > TIMEOUT {
                return self.timed_out(what, &last).await;
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    /// Fails with what was waited for and what the page shows, and takes a screenshot.
    pub(crate) async fn timed_out<T>(&self, what: &str, last: &str) -> Result<T> {
        let name = format!("failed/{}", what.replace(|letter: char| !letter.is_alphanumeric(), "-"));
        let kept = self.screenshot(&name).await.map(|path| path.display().to_string()).unwrap_or_default();
        let text: String = self.eval("return document.body.innerText", &[]).await.unwrap_or_default();
        bail!("waited in vain for: {what} ({last}); see {kept}; the page says:\n{text}")
    }

    pub async fn wait_visible(&self, selector: &str) -> Result<()> {
        let script =
            "const found = document.querySelector(arguments[0]); return !!found && found.checkVisibility()";
        self.until(&format!("{selector} to be seen"), script, &[json!(selector)]).await.map(drop)
    }

    pub async fn has(&self, selector: &str) -> Result<bool> {
        self.eval("return !!document.querySelector(arguments[0])", &[json!(selector)]).await
    }

    /// What the page has stored under a key of `localStorage`.
    pub async fn stored(&self, key: &str) -> Result<Option<String>> {
        self.eval("return localStorage.getItem(arguments[0])", &[json!(key)]).await
    }

    /// Waits for a field, sets its value and sends its `change` event.
    pub async fn choose(&self, field: &str, value: &str) -> Result<()> {
        let script = "const field = document.querySelector(arguments[0]); if (!field) return false; \
                      field.value = arguments[1]; field.dispatchEvent(new Event('change', { bubbles: true })); return true";
        self.until(field, script, &[json!(field), json!(value)]).await.map(drop)
    }

    pub async fn text(&self, selector: &str) -> Result<Option<String>> {
        self.eval("return document.querySelector(arguments[0])?.innerText", &[json!(selector)]).await
    }

    /// Waits until an element can be clicked, and clicks it.
    pub async fn click(&self, selector: &str) -> Result<()> {
        let start = Instant::now();
        loop {
            let clicked = match self.client.find(Locator::Css(selector)).await {
                Ok(element) => element.click().await,
                Err(error) => Err(error),
            };
            match clicked {
                Ok(()) => return Ok(()),
                Err(error) if !is_transient(&error) => {
                    return Err(error).with_context(|| format!("cannot click on {selector}"));
                }
                Err(error) if start.elapsed() > TIMEOUT => {
                    return self.timed_out(&format!("a click on {selector}"), &error.to_string()).await;
                }
                Err(_) => tokio::time::sleep(POLL_INTERVAL).await,
            }
        }
    }

    /// Clicks on several elements, one after the other, once their animations have ended.
    pub async fn click_all(&self, selectors: &[String]) -> Result<()> {
        // A page that has just been loaded may still change its layout in the first two frames.
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

    /// Types into the focused element, key by key.
    pub async fn type_keys(&self, keys: &str) -> Result<()> {
        let typed = keys.chars().fold(KeyActions::new("keyboard".to_owned()), |typed, value| {
            typed.then(KeyAction::Down { value }).then(KeyAction::Up { value })
        });
        self.client.perform_actions(typed).await.with_context(|| format!("cannot press {keys:?}"))
    }

    pub async fn reload(&self) -> Result<()> {
        // Firefox' driver passes by the service worker when it reloads, Chromium's may wait for ever; a reader does neither.
        self.eval::<()>("window.isBefore = true; location.reload()", &[]).await?;
        let reloaded = "return !window.isBefore && document.readyState === 'complete'";
        self.until("the page to be loaded again", reloaded, &[]).await.map(drop)
    }

    pub async fn resize(&self, Size(width, height): Size) -> Result<()> {
        if self.brand == Brand::Firefox {
            return self.resize_window(width, height).await;
        }
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.devtools("Emulation.setDeviceMetricsOverride", size).await.map(drop)
    }

    /// Makes the window as large as it has to be for a page of this size.
    async fn resize_window(&self, width: u32, height: u32) -> Result<()> {
        let frame = "return [outerWidth - innerWidth, outerHeight - innerHeight]";
        let (across, down): (u32, u32) = self.eval(frame, &[]).await?;
        self.client.set_window_size(width + across, height + down).await?;
        let size: (u32, u32) = self.eval("return [innerWidth, innerHeight]", &[]).await?;
        if size == (width, height) { Ok(()) } else { bail!("the page is {size:?}, not {width} by {height}") }
    }

    /// A command of Chromium alone.
    pub async fn devtools(&self, command: &str, parameters: Value) -> Result<Value> {
        let body = json!({ "cmd": command, "params": parameters });
        let answer = self.client.issue_cmd(VendorCommand { path: "goog/cdp/execute", body }).await;
        answer.with_context(|| format!("the browser does not do {command}"))
    }

    /// Writes a screenshot to `target/screenshots/NAME.png`.
    pub async fn screenshot(&self, name: &str) -> Result<PathBuf> {
        let path = crate::root().join("target/screenshots").join(format!("{name}.png"));
        let image = self.client.screenshot().await.context("no screenshot")?;
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&path, image).with_context(|| format!("cannot write {}", path.display()))?;
        Ok(path)
    }

    /// The errors on the console since the last call.
    async fn console_errors(&self) -> Result<Vec<String>> {
        if self.brand == Brand::Firefox {
            // What the page has written may still be on its way.
            tokio::time::sleep(OUTPUT_DELAY).await;
            let mut errors =
                self.output.lock().map(|mut errors| std::mem::take(&mut *errors)).unwrap_or_default();
            // Firefox writes the errors of its own scripts there too.
            errors.retain(|error| !error.contains("moz-src:///browser/"));
            return Ok(errors);
        }
        let command = VendorCommand { path: "se/log", body: json!({ "type": "browser" }) };
        let entries = self.client.issue_cmd(command).await?;
        let errors = entries.as_array().into_iter().flatten().filter(|entry| entry["level"] == "SEVERE");
        let errors = errors.map(|entry| entry["message"].as_str().unwrap_or_default().to_owned());
        // The browser requests the icon by itself on pages that are plain text, such as `/healthz`.
        Ok(errors.filter(|error| !error.contains("/favicon.ico")).collect())
    }

    /// Fails on console errors that contain none of the expected parts.
    pub async fn check_console(&self, expected: &[&str]) -> Result<()> {
        let mut errors = self.console_errors().await?;
        errors.retain(|error| !expected.iter().any(|part| error.contains(part)));
        if errors.is_empty() { Ok(()) } else { bail!("errors on the console:\n{}", errors.join("\n")) }
    }
}

/// Whether trying again may help, because the page may be drawing the element again.
fn is_transient(error: &CmdError) -> bool {
    matches!(error, CmdError::Standard(_)) && !error.is_invalid_session_id() && !error.is_no_such_window()
}
