// In jsdom every access to a global asks the window first, which is a hundred times slower. Each file therefore reads
// JavaScript's own globals only once. No test replaces them.
const INTRINSICS = [
  ...['Array', 'Boolean', 'Error', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise', 'Proxy', 'Reflect'],
  ...['RegExp', 'Set', 'String', 'Symbol', 'TypeError', 'WeakMap', 'WeakSet'],
  ...['Float32Array', 'Int32Array', 'Uint8ClampedArray', 'Uint16Array', 'Uint32Array'],
];

/**
 * Adds a line to a module that copies JavaScript's globals to local variables, except names that the module defines.
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
