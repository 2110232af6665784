// Registers the service worker, and keeps what the browser reports about it until the client reads it. The build puts this before
// start.js; `src/offline.rs` shows it.
const offline = {
  // Whether the next start will show a newer version.
  renewed: false,
  // The browser's event that offers to install the page, where there is one.
  prompt: undefined,
  // Called when one of these has changed.
  changed() {},

  install() {
    offline.prompt?.prompt();
    // The event can be used once.
    offline.note({ prompt: undefined });
  },

  note(news) {
    Object.assign(offline, news);
    offline.changed();
  },

  // Two seconds after the page has started, when it has loaded what it shows.
  keep() {
    const register = () => navigator.serviceWorker?.register(new URL("sw.js", document.baseURI)).catch(() => {});
    setTimeout(() => (window.requestIdleCallback ?? setTimeout)(register), 2000);
  },

  // Looks for a newer version now, and not only at the next start.
  async renew() {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update().catch(() => {});
  },
};
{
  const worker = navigator.serviceWorker;
  // The first worker does not mean a newer version.
  let known = Boolean(worker?.controller);
  worker?.addEventListener("controllerchange", () => {
    if (known) offline.note({ renewed: true });
    known = true;
  });
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offline.note({ prompt: event });
  });
  addEventListener("appinstalled", () => offline.note({ prompt: undefined }));
}
