// Which rules of style sheets may apply to an element, judged by names and classes: its own and those around it.

/**
 * The name and classes that an element needs to match a selector, and whether that is all it needs.
 * @typedef {{ readonly name: string, readonly classes: readonly string[], readonly isAll: boolean }} Demands
 */
/** @typedef {Demands & { readonly around: readonly string[] }} Alternative */
/**
 * The name of an element, its classes and those of the elements around it.
 * @typedef {{ readonly name: string, readonly classes: ReadonlySet<string>, readonly around: ReadonlySet<string> }} Traits
 */

/** A selector that only the engine can judge. */
const EVERYTHING = null;
/** @type {Map<string, readonly Alternative[] | typeof EVERYTHING>} */
const parsed = new Map();

/**
 * What a compound selector needs.
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
 * What an element needs to match a selector, on it and around it.
 * @param {string} complex
 * @returns {Alternative}
 */
function demandsOf(complex) {
  const compounds = complex.trim().split(/[\s>+~]+/);
  const own = demandsOfCompound(compounds.at(-1) ?? '');
  const around = compounds.slice(0, -1).map(demandsOfCompound);
  return {
    ...own,
    // Of a selector with siblings, it is not known which classes are around the element.
    around: /[+~]/.test(complex) ? [] : around.flatMap(({ classes }) => classes),
    isAll: own.isAll && around.length === 0,
  };
}

/**
 * The alternatives of a selector list. Parts in parentheses and brackets only narrow a selector further, so
 * they are replaced by a mark that is in no name or class.
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
 * Where a selector is found in an index: an element matches only if it has one of these classes or names.
 * @param {string} selector
 */
export function keysOf(selector) {
  const alternatives = alternativesOf(selector);
  if (alternatives === EVERYTHING) return ['*'];
  return alternatives.map(({ name, classes: [first] }) => (first === undefined ? name || '*' : `.${first}`));
}

/**
 * Whether a selector matches an element with that name and these classes, on it and around it; null if only
 * the engine knows.
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
