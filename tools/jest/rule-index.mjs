// An index of the rules of a document's style sheets, by the properties that they declare and by their selectors.
import { createRequire } from 'node:module';
import { keysOf } from './class-index.mjs';

// Imports the packages in the versions that jsdom itself uses.
const require = createRequire(createRequire(import.meta.url).resolve('jsdom'));
const defaultStyleSheet = require('jsdom/lib/jsdom/browser/default-stylesheet.js');
const cssom = require('rrweb-cssom');

export const EVERY_FAMILY = '*';

/**
 * The family of a property: its first word, which its shorthand has too (`padding-left` and `padding`).
 * @param {string} property
 */
export const familyOf = (property) => property.split('-', 1)[0] ?? property;

/** A style sheet and a rule as cssom parses them; cssom has no types. */
/** @typedef {{ readonly cssRules: ArrayLike<any> }} Sheet */
/** @typedef {{ readonly selectorText: string, readonly style: any }} Rule */

/**
 * The rules of a style sheet that have a selector and that jsdom applies, in their order.
 * @param {Sheet} sheet
 * @returns {readonly Rule[]}
 */
const rulesOf = (sheet) =>
  Array.from(sheet.cssRules)
    .flatMap((rule) => {
      if (!rule.media) return [rule];
      return Array.from(rule.media).includes('screen') ? Array.from(rule.cssRules) : [];
    })
    .filter(({ selectorText }) => selectorText !== undefined);

/**
 * The properties that a style declares.
 * @param {ArrayLike<string>} style
 */
const namesIn = (style) => Array.from(style);

/** @type {Sheet} */
const browserSheet = cssom.parse(defaultStyleSheet);

/** The rules of a document's style sheets, by the tag name or class that their selectors need. */
class RuleIndex {
  /** @type {readonly Sheet[]} */
  #sheets;
  /** @type {readonly number[]} */
  #lengths;
  /** @type {readonly Rule[]} */
  #rules;
  /** @type {Map<string, Map<string, number[]>>} */
  #families = new Map();

  /** @param {readonly Sheet[]} sheets */
  constructor(sheets) {
    this.#sheets = [...sheets];
    this.#lengths = sheets.map(({ cssRules }) => cssRules.length);
    this.#rules = [browserSheet, ...sheets].flatMap(rulesOf);
  }

  /** @param {readonly Sheet[]} sheets */
  isOf(sheets) {
    return (
      sheets.length === this.#sheets.length &&
      sheets.every((sheet, at) => sheet === this.#sheets[at] && sheet.cssRules.length === this.#lengths[at])
    );
  }

  /**
   * The rules that may apply to an element and declare properties of the family, in order.
   * @param {string} family
   * @param {import('./class-index.mjs').Traits} traits
   */
  candidates(family, { name, classes }) {
    const byKey = this.#byKey(family);
    const found = ['*', name.toLowerCase(), ...Array.from(classes, (one) => `.${one}`)].flatMap(
      (key) => byKey.get(key) ?? [],
    );
    return [...new Set(found)].sort((a, b) => a - b).flatMap((at) => this.#rules[at] ?? []);
  }

  /**
   * The positions of the rules that declare properties of a family, by their keys.
   * @param {string} family
   */
  #byKey(family) {
    const known = this.#families.get(family);
    if (known !== undefined) return known;
    /** @type {Map<string, number[]>} */
    const byKey = new Map();
    for (const [at, { selectorText, style }] of this.#rules.entries()) {
      if (family !== EVERY_FAMILY && !namesIn(style).some((one) => familyOf(one) === family)) continue;
      for (const key of keysOf(selectorText)) byKey.set(key, [...(byKey.get(key) ?? []), at]);
    }
    this.#families.set(family, byKey);
    return byKey;
  }
}

/** @type {WeakMap<object, RuleIndex>} */
const indexes = new WeakMap();

/**
 * The index of a document, cached until its style sheets change. `document` is jsdom's internal object.
 * @param {any} document
 */
export function indexOf(document) {
  const sheets = document.styleSheets._list;
  let index = indexes.get(document);
  if (index?.isOf(sheets) !== true) indexes.set(document, (index = new RuleIndex(sheets)));
  return index;
}
