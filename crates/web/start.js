// Starts the page. The build appends this to the script that wasm-bindgen writes and fills in what stands in braces.
// The words of one language are fetched while the WebAssembly is still being fetched and compiled.
{
  const catalogues = {catalogues};

  // The styles of the parts that need this volume of words.
  let styles;
  const addStyles = () =>
    (styles ??= new Promise((resolve, reject) => {
      const link = Object.assign(document.createElement("link"), { rel: "stylesheet", onload: resolve });
      link.onerror = () => {
        link.remove();
        styles = undefined;
        reject(new Error(link.href));
      };
      link.href = new URL("{later}", import.meta.url);
      document.head.append(link);
    }));

  // A volume of the words of a language; undefined if the server no longer has the file.
  const fetchWords = async (tag, volume = 0) => {
    const words = fetch(new URL(catalogues[tag][volume], import.meta.url));
    const [answer] = await Promise.all([words, volume === {styled} ? addStyles() : undefined]);
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  };

  const stored = (name) => {
    try {
      return JSON.parse(localStorage.getItem(name)) ?? {};
    } catch {
      // Storage is turned off, or holds something else.
      return {};
    }
  };

  // A locale such as fr-CA and its language; old browsers still call Hebrew iw.
  const tags = (locale) => [locale, String(locale).split(/[-_]/)[0].toLowerCase().replace(/^iw$/, "he")];

  // The language of this browser comes first, then that of the player who sent the link.
  const { language: remembered, theme, palette } = stored("tercet.settings");
  const invited = new URLSearchParams(globalThis.location?.search).get("l");
  const language =
    [remembered, ...navigator.languages, invited].flatMap(tags).find((tag) => Object.hasOwn(catalogues, tag)) ?? "en";

  const ready = () => __wbg_init({ module_or_path: new URL("{wasm}", import.meta.url) });

  // The part that the address shows, and its words, are fetched while the WebAssembly that will ask for them is still being fetched.
  const preloadPart = () => {
    // Parts and their last volume by the first segment of the path, from `src/routes.rs`; and those of a table at which the
    // player sits.
    const [folder, table] = location.pathname.slice(new URL(document.baseURI).pathname.length).split("/");
    const sits = folder === "t" && stored("tercet.seats")?.some?.((seat) => seat.table === table);
    const [parts, volume] = sits ? {seated} : ({shows}[folder] ?? []);
    if (!parts) return;
    [...parts.map((part) => packs[part].file), ...catalogues[language].slice(1, volume + 1)].forEach(preload);
  };
  const preload = (file) => {
    const link = Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "anonymous" });
    link.href = new URL(file, import.meta.url);
    document.head.append(link);
  };

  // The display face, whose scripts' files are in the order of these ranges.
  const ranges = ["U+20-2AF, U+2000-22FF", "U+400-4FF", "U+590-5FF"];
  const addFaces = () => {
    if (document.fonts.size) return;
    {fonts}.forEach((file, script) => {
      const source = `url(${new URL(file, import.meta.url)})`;
      document.fonts.add(new FontFace("Tercet", source, { weight: "600 700", display: "swap", unicodeRange: ranges[script] }));
    });
  };

  // It comes after what is played with: with the first card or heading of the client, in the same frame. From the second visit on
  // it is in the cache and waits for nothing.
  const addFacesInTime = () => {
    if (navigator.serviceWorker?.controller) return addFaces();
    const observer = new MutationObserver(() => {
      if (!document.querySelector("#page :is(.card, main h1, main h2)")) return;
      observer.disconnect();
      addFaces();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    // A page that comes late or not at all has its heading in the frame that the server sent.
    setTimeout(addFaces, 3000);
  };

  if (typeof document === "undefined") {
    // A web worker that the page has started with this script: it answers one question after the other.
    const there = ready();
    // An empty answer means that there is none.
    onmessage = async ({ data }) => postMessage(await there.then(() => work(data)).catch(() => ""));
  } else {
    // The page that the server sent knows neither what was chosen here nor that its form cannot be sent yet.
    Object.assign(document.documentElement.dataset, theme && { theme }, palette && { palette });
    document.addEventListener("submit", (event) => {
      event.preventDefault();
      event.target.querySelector("#sent-name")?.setAttribute("data-sent", "");
    });
    preloadPart();
    addFacesInTime();
    Promise.all([fetchWords(language), ready()])
      .then(([words]) => start(language, words ?? new Uint8Array(), fetchWords, offline))
      .then(() => {
        document.getElementById("failed")?.remove();
        return offline.keep();
      })
      .catch((error) => {
        const failed = document.getElementById("failed");
        failed?.removeAttribute("hidden");
        addFaces();
        // The file is there, but the browser cannot run it.
        if (!globalThis.WebAssembly || error instanceof WebAssembly.CompileError) {
          failed?.querySelectorAll("h1").forEach((sentence) => sentence.toggleAttribute("hidden"));
        }
        throw error;
      });
  }
}
