// In jsdom every access to a global asks the window first, which is a hundred times slower. Globals that
// belong to JavaScript and that no test replaces are therefore read once in each file.
const INTRINSICS = [
  ...['Array', 'Boolean', 'Error', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise', 'Proxy', 'Reflect'],
  ...['RegExp', 'Set', 'String', 'Symbol', 'TypeError', 'WeakMap', 'WeakSet'],
  ...['Float32Array', 'Int32Array', 'Uint8ClampedArray', 'Uint16Array', 'Uint32Array'],
];

/**
 * A module with JavaScript's globals as local variables, except for names that it defines itself.
 * @param {string} code
 */
export function withIntrinsicsAtHand(code) {
  const imported = (code.match(/\bimport\b[^;'"]*/g) ?? []).join();
  /**
   * @param {string} text
   * @param {string} pattern
   */
  const has = (text, pattern) => new RegExp(`\\b${pattern}\\b`).test(text);
  /** @param {string} name */
  const isTaken = (name) => has(imported, name) || has(code, `(as|class|const|function|let|var)\\s+${name}`);
  const names = INTRINSICS.filter((name) => has(code, name) && !isTaken(name));
  return names.length === 0 ? code : `const { ${names.join(', ')} } = globalThis; ${code}`;
}
