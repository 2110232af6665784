//! The browser's passkeys: `navigator.credentials`, called by name. Typed bindings would be part of every page.

use js_sys::{Function, Object, Promise, Reflect};
use protocol::{NewPasskey, PasskeySignIn};
use serde::Deserialize;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_ui::browser::window;
use web_ui::json;

/// `RegistrationResponseJSON` and `AuthenticationResponseJSON` of the standard, as far as the server reads them.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Answer {
    id: String,
    response: AnswerParts,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct AnswerParts {
    #[serde(rename = "clientDataJSON")]
    client_data_json: String,
    #[serde(default)]
    attestation_object: String,
    #[serde(default)]
    authenticator_data: String,
    #[serde(default)]
    signature: String,
    #[serde(default)]
    user_handle: Option<String>,
}

/// Whether this browser can make passkeys here: it offers them to pages that came over https, and to a developer's own.
pub fn are_possible() -> bool {
    let kind = get(&window(), "PublicKeyCredential");
    kind.and_then(|kind| get(&kind, "parseCreationOptionsFromJSON")).is_ok_and(|parse| parse.is_function())
}

/// Makes a passkey by the server's options; none if the player or the browser refuses.
pub async fn make(options: &str) -> Option<NewPasskey> {
    let Answer { response, .. } = answer("parseCreationOptionsFromJSON", "create", options).await.ok()?;
    let AnswerParts { client_data_json, attestation_object, .. } = response;
    Some(NewPasskey { client_data_json, attestation_object })
}

/// Signs by a passkey of this device; none if there is none, or the player refuses.
pub async fn sign(options: &str) -> Option<PasskeySignIn> {
    let Answer { id, response } = answer("parseRequestOptionsFromJSON", "get", options).await.ok()?;
    let AnswerParts { client_data_json, authenticator_data, signature, user_handle, .. } = response;
    let user_handle = user_handle.unwrap_or_default();
    Some(PasskeySignIn { id, client_data_json, authenticator_data, signature, user_handle })
}

async fn answer(parse: &str, method: &str, options: &str) -> Result<Answer, JsValue> {
    let json = get(&window(), "JSON")?;
    let options = call(&json, "parse", &options.into())?;
    let public_key = call(&get(&window(), "PublicKeyCredential")?, parse, &options)?;
    let wanted = Object::new();
    Reflect::set(&wanted, &"publicKey".into(), &public_key)?;
    let credentials = get(&window().navigator(), "credentials")?;
    let promise: Promise = call(&credentials, method, &wanted)?.dyn_into()?;
    let credential = JsFuture::from(promise).await?;
    // Which calls its `toJSON`.
    let text = call(&json, "stringify", &credential)?.as_string().unwrap_or_default();
    json::from_str(&text).map_err(|_| JsValue::NULL)
}

fn get(of: &JsValue, name: &str) -> Result<JsValue, JsValue> {
    Reflect::get(of, &name.into())
}

fn call(of: &JsValue, name: &str, argument: &JsValue) -> Result<JsValue, JsValue> {
    get(of, name)?.dyn_into::<Function>()?.call1(of, argument)
}
