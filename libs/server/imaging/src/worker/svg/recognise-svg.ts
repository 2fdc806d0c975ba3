/**
 * The delimiters of declarations and instructions, comments and document types, which may come before the
 * root.
 */
const PROLOGUE: readonly (readonly [start: string, end: string])[] = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!DOCTYPE', '>'],
];

const afterSpace = (text: string, from: number): number => {
  let at = from;
  while (/[\s\ufeff]/.test(text.charAt(at))) at += 1;
  return at;
};

/** The offset after a document type with its internal subset. */
const afterDoctype = (text: string, from: number): number => {
  const [end, subset] = [text.indexOf('>', from), text.indexOf('[', from)];
  if (subset === -1 || subset > end) return end;
  const close = /\]\s*>/g;
  close.lastIndex = subset;
  return close.test(text) ? close.lastIndex - 1 : -1;
};

const afterPart = (text: string, at: number): number | null => {
  const part = PROLOGUE.find(([start]) => text.startsWith(start, at));
  if (!part) return null;
  const [start, end] = part;
  const found = start === '<!DOCTYPE' ? afterDoctype(text, at) : text.indexOf(end, at + start.length);
  return found === -1 ? text.length : found + end.length;
};

/** The offset of the root element, after everything that XML allows before it. */
export const rootStart = (text: string): number => {
  let at = afterSpace(text, 0);
  for (let next = afterPart(text, at); next !== null; next = afterPart(text, at)) at = afterSpace(text, next);
  return at;
};

/**
 * True when a file begins like an SVG document in UTF-8, whose root is called svg. Compressed SVG and other
 * encodings are not recognized.
 */
export const isSvg = (head: Uint8Array): boolean => {
  const text = Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('utf8');
  const at = rootStart(text);
  return /^<svg[\s/>]/.test(text.slice(at, at + 5));
};
