// Which rules of style sheets may apply to an element, judged by names and classes: its own and those around it.

const EVERYTHING = Symbol('a selector that only the engine can judge');
const parsed = new Map();

/** The name and classes in a compound selector, and whether it consists of nothing else. */
function demandsOfCompound(compound) {
  const [whole, name = '', classes = ''] = /^([a-z][\w-]*|\*)?((?:\.[\w-]+)*)/i.exec(compound);
  return {
    name: name === '*' ? '' : name.toLowerCase(),
    classes: classes.split('.').filter(Boolean),
    isAll: whole === compound && !/[A-Z]/.test(name),
  };
}

/** What an element needs to match a selector: its own name and classes, and the classes around it. */
function demandsOf(complex) {
  const compounds = complex.trim().split(/[\s>+~]+/);
  const [own, ...around] = compounds.reverse().map(demandsOfCompound);
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

function alternativesOf(selector) {
  let alternatives = parsed.get(selector);
  if (alternatives === undefined) parsed.set(selector, (alternatives = parse(selector)));
  return alternatives;
}

/** Where a selector is found in an index: an element matches only if it has one of these classes or names. */
export function keysOf(selector) {
  const alternatives = alternativesOf(selector);
  if (alternatives === EVERYTHING) return ['*'];
  return alternatives.map(({ name, classes: [first] }) => (first === undefined ? name || '*' : `.${first}`));
}

/**
 * Whether a selector matches an element with that name and these classes, on it and around it; null if only
 * the engine knows.
 */
export function matchOf(selector, { name, classes, around }) {
  const alternatives = alternativesOf(selector);
  if (alternatives === EVERYTHING) return null;
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
