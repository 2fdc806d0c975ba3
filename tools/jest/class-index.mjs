// Whether a selector can match an element, judged only by the element's name and classes.

const EVERYTHING = Symbol('a selector that only the engine can judge');
const parsed = new Map();

/** The name and classes in the last compound of a selector, which an element needs to match. */
function demandsOf(complex) {
  const compound = complex
    .trim()
    .split(/[\s>+~]+/)
    .at(-1);
  const [, name = '', classes = ''] = /^([a-z][\w-]*|\*)?((?:\.[\w-]+)*)/i.exec(compound);
  return { name: name === '*' ? '' : name.toLowerCase(), classes: classes.split('.').filter(Boolean) };
}

/**
 * The alternatives of a selector list. Parts in parentheses and brackets only narrow a selector further, so
 * they are ignored.
 */
function parse(selector) {
  let text = selector.replaceAll(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replaceAll(/\([^()]*\)/g, '');
  }
  if (/[^\w\s.,:>+~*#-]/.test(text)) return EVERYTHING;
  return text.split(',').map(demandsOf);
}

/** False only where the selector cannot match an element of that name with these classes. */
export function mayMatch(selector, { name, classes }) {
  // A rule without a selector, such as @font-face.
  if (selector === undefined) return false;
  let alternatives = parsed.get(selector);
  if (alternatives === undefined) parsed.set(selector, (alternatives = parse(selector)));
  if (alternatives === EVERYTHING) return true;
  return alternatives.some(
    (wanted) =>
      (wanted.name === '' || wanted.name === name) && wanted.classes.every((one) => classes.has(one)),
  );
}
