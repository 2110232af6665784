// Loads the parts that are cut off the client's WebAssembly. The build puts this into the script that wasm-bindgen writes.
// A part is one file with the pieces that it needs, each after its length. Two parts may hold the same piece, which is instantiated
// once. A part that is loaded after another one leaves out the pieces of that one. All pieces share the memory and the functions
// of the main one.
const packs = {packs};
const pieces = new Map();
const arriving = new Map();

const arrive = async ({ file, pieces: numbers, after }) => {
  const [answer] = await Promise.all([fetch(new URL(file, import.meta.url)), after && load(after)]);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  const pack = await answer.arrayBuffer();
  let place = 0;
  const alive = numbers.map((number) => {
    const length = new DataView(pack).getUint32(place, true);
    const piece = new Uint8Array(pack, place + 4, length);
    place += 4 + length;
    if (!pieces.has(number)) {
      const alive = WebAssembly.instantiate(piece, { __wasm_split: initSync() });
      alive.catch(() => pieces.delete(number));
      pieces.set(number, alive);
    }
    return pieces.get(number);
  });
  await Promise.all(alive);
};

const load = (part) => {
  if (!arriving.has(part)) arriving.set(part, arrive(packs[part]));
  arriving.get(part).catch(() => arriving.delete(part));
  return arriving.get(part);
};

// What the WebAssembly calls to load a part. Its callback receives whether the part was loaded.
const loaders = Object.fromEntries(
  Object.keys(packs).map((part) => [
    `__wasm_split_load_${part}`,
    async (callback, data) => {
      const there = await load(part).then(() => true, () => false);
      initSync().__indirect_function_table.get(callback)(data, there);
    },
  ]),
);
