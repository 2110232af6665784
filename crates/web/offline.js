// Has the browser keep Tercet for when the server is away, and notes what it says about that before anybody listens. The build puts
// this before start.js; `src/offline.rs` tells people.
const offline = {
  // Whether the next start will show a newer version.
  renewed: false,
  // What asks somebody whether Tercet may be installed, where the browser has such a thing.
  prompt: undefined,
  // Is called when one of these has changed.
  changed() {},

  install() {
    offline.prompt?.prompt();
    // The browser asks once.
    offline.note({ prompt: undefined });
  },

  note(news) {
    Object.assign(offline, news);
    offline.changed();
  },

  // The page comes first: all the rest is fetched once it is there and has what it shows.
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
  // The first worker of all brings nothing new.
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
