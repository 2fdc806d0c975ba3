// Decides by tag names and classes which rules of style sheets may apply to an element.

/**
 * The tag name and classes that an element needs to match a selector. `isAll` is true when nothing else is needed.
 * @typedef {{ readonly name: string, readonly classes: readonly string[], readonly isAll: boolean }} Demands
 */
/**
 * The demands of one selector of a list; `around` are the classes that the element's ancestors need.
 * @typedef {Demands & { readonly around: readonly string[] }} Alternative
 */
/**
 * The tag name of an element, its classes, and the classes of its ancestors.
 * @typedef {{ readonly name: string, readonly classes: ReadonlySet<string>, readonly around: ReadonlySet<string> }} Traits
 */

/** A selector that only jsdom's selector engine can evaluate. */
const EVERYTHING = null;
/** @type {Map<string, readonly Alternative[] | typeof EVERYTHING>} */
const parsed = new Map();

/**
 * The demands of a compound selector, such as `button.primary`.
 * @param {string} compound
 * @returns {Demands}
 */
function demandsOfCompound(compound) {
  const [whole, name = '', classes = ''] = /^([a-z][\w-]*|\*)?((?:\.[\w-]+)*)/i.exec(compound) ?? [];
  return {
    name: name === '*' ? '' : name.toLowerCase(),
    classes: classes.split('.').filter(Boolean),
    isAll: whole === compound && !/[A-Z]/.test(name),
  };
}

/**
 * The demands of a selector on an element and its ancestors.
 * @param {string} complex
 * @returns {Alternative}
 */
function demandsOf(complex) {
  const compounds = complex.trim().split(/[\s>+~]+/);
  const own = demandsOfCompound(compounds.at(-1) ?? '');
  const around = compounds.slice(0, -1).map(demandsOfCompound);
  return {
    ...own,
    // In a selector with siblings, the other classes may belong to elements that are not ancestors.
    around: /[+~]/.test(complex) ? [] : around.flatMap(({ classes }) => classes),
    isAll: own.isAll && around.length === 0,
  };
}

/**
 * The alternatives of a selector list. Parts in parentheses and brackets only narrow a selector further, so
 * they are replaced by `#`, which occurs in no tag name or class.
 * @param {string} selector
 */
function parse(selector) {
  let text = selector.replaceAll(/\[[^\]]*\]/g, '#');
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replaceAll(/\([^()]*\)/g, '#');
  }
  if (/[^\w\s.,:>+~*#-]/.test(text)) return EVERYTHING;
  return text.split(',').map(demandsOf);
}

/** @param {string} selector */
function alternativesOf(selector) {
  let alternatives = parsed.get(selector);
  if (alternatives === undefined) parsed.set(selector, (alternatives = parse(selector)));
  return alternatives;
}

/**
 * The keys of a selector in the index. An element matches the selector only if it has one of these classes or names.
 * @param {string} selector
 */
export function keysOf(selector) {
  const alternatives = alternativesOf(selector);
  if (alternatives === EVERYTHING) return ['*'];
  return alternatives.map(({ name, classes: [first] }) => (first === undefined ? name || '*' : `.${first}`));
}

/**
 * True if a selector matches an element with these traits, false if it does not; null if only jsdom's selector
 * engine can tell.
 * @param {string} selector
 * @param {Traits} traits
 * @returns {boolean | null}
 */
export function matchOf(selector, { name, classes, around }) {
  const alternatives = alternativesOf(selector);
  if (alternatives === EVERYTHING) return null;
  /** @type {false | null} */
  let answer = false;
  for (const wanted of alternatives) {
    if (wanted.name !== '' && wanted.name !== name.toLowerCase()) continue;
    if (!wanted.classes.every((one) => classes.has(one))) continue;
    if (!wanted.around.every((one) => around.has(one))) continue;
    if (wanted.isAll && (wanted.name === '' || wanted.name === name)) return true;
    answer = null;
  }
  return answer;
}
