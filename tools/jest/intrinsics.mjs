// In jsdom every look-up of a global asks the window first, which takes a hundred times as long as the look-up. What
// belongs to the language and is replaced by no test is therefore looked up once in each file.
const INTRINSICS = [
  ...['Array', 'Boolean', 'Error', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise', 'Proxy', 'Reflect'],
  ...['RegExp', 'Set', 'String', 'Symbol', 'TypeError', 'WeakMap', 'WeakSet'],
  ...['Float32Array', 'Int32Array', 'Uint8ClampedArray', 'Uint16Array', 'Uint32Array'],
];

/** A module that has the language's own globals at hand, but for those whose names it gives to something else. */
export function withIntrinsicsAtHand(code) {
  const imported = (code.match(/\bimport\b[^;'"]*/g) ?? []).join();
  const has = (text, pattern) => new RegExp(`\\b${pattern}\\b`).test(text);
  const isTaken = (name) => has(imported, name) || has(code, `(as|class|const|function|let|var)\\s+${name}`);
  const names = INTRINSICS.filter((name) => has(code, name) && !isTaken(name));
  return names.length === 0 ? code : `const { ${names.join(', ')} } = globalThis; ${code}`;
}
