// The rules of a document's style sheets, found by the property they declare and by what they need.
import { createRequire } from 'node:module';
import { keysOf } from './class-index.mjs';

// With the packages that jsdom itself uses.
const require = createRequire(createRequire(import.meta.url).resolve('jsdom'));
const defaultStyleSheet = require('jsdom/lib/jsdom/browser/default-stylesheet.js');
const cssom = require('rrweb-cssom');

export const EVERY_FAMILY = '*';

/** The first word of a property, with which its shorthand begins too. */
export const familyOf = (property) => property.split('-', 1)[0];

/** The rules of a sheet with a selector, in order, as far as jsdom applies them. */
const rulesOf = (sheet) =>
  Array.from(sheet.cssRules)
    .flatMap((rule) => {
      if (!rule.media) return [rule];
      return Array.from(rule.media).includes('screen') ? Array.from(rule.cssRules) : [];
    })
    .filter(({ selectorText }) => selectorText !== undefined);

const browserSheet = cssom.parse(defaultStyleSheet);

/** The rules of a document's style sheets, found by what an element needs to match them. */
class RuleIndex {
  #sheets;
  #lengths;
  #rules;
  #families = new Map();

  constructor(sheets) {
    this.#sheets = [...sheets];
    this.#lengths = sheets.map(({ cssRules }) => cssRules.length);
    this.#rules = [browserSheet, ...sheets].flatMap(rulesOf);
  }

  isOf(sheets) {
    return (
      sheets.length === this.#sheets.length &&
      sheets.every((sheet, at) => sheet === this.#sheets[at] && sheet.cssRules.length === this.#lengths[at])
    );
  }

  /** The rules that may apply to an element and declare properties of the family, in order. */
  candidates(family, { name, classes }) {
    const byKey = this.#byKey(family);
    const found = ['*', name.toLowerCase(), ...Array.from(classes, (one) => `.${one}`)].flatMap(
      (key) => byKey.get(key) ?? [],
    );
    return [...new Set(found)].sort((a, b) => a - b).map((at) => this.#rules[at]);
  }

  /** The positions of a family's rules. */
  #byKey(family) {
    let byKey = this.#families.get(family);
    if (byKey !== undefined) return byKey;
    byKey = new Map();
    for (const [at, { selectorText, style }] of this.#rules.entries()) {
      if (family !== EVERY_FAMILY && !Array.from(style).some((one) => familyOf(one) === family)) continue;
      for (const key of keysOf(selectorText)) byKey.set(key, [...(byKey.get(key) ?? []), at]);
    }
    this.#families.set(family, byKey);
    return byKey;
  }
}

const indexes = new WeakMap();

/** The index of a document, kept until its style sheets change. */
export function indexOf(document) {
  const sheets = document.styleSheets._list;
  let index = indexes.get(document);
  if (index?.isOf(sheets) !== true) indexes.set(document, (index = new RuleIndex(sheets)));
  return index;
}
