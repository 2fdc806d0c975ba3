// Computes styles for the client's specs faster than jsdom. To find out whether an element is visible, jsdom tries
// every rule of every style sheet and parses every declaration. Material UI has hundreds of rules, so this takes a
// third of the time of a spec that looks for roles. Here a property is computed only when it is read, and only from
// the rules that declare it, which are found by class.
import { createRequire } from 'node:module';
import { matchOf } from './class-index.mjs';
import { EVERY_FAMILY, familyOf, indexOf } from './rule-index.mjs';

// Imports the packages in the versions that jsdom itself uses.
const require = createRequire(createRequire(import.meta.url).resolve('jsdom'));
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const styleRules = require('jsdom/lib/jsdom/living/helpers/style-rules.js');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');
const { CSSStyleDeclaration } = require('cssstyle');

if (
  typeof selectors.matchesDontThrow !== 'function' ||
  typeof styleRules.getDeclarationForElement !== 'function' ||
  typeof styleRules.invalidateStyleCache !== 'function'
)
  throw new Error('This version of jsdom no longer computes styles by the functions that are replaced here.');

/** The families of properties that are read often. Each family is computed separately. */
const FAMILIES = new Set([
  ...['display', 'visibility', 'opacity', 'content', 'pointer'],
  ...['width', 'height', 'box', 'padding', 'overflow', 'border'],
]);

/** The initial values of inherited properties. */
const INITIAL = new Map([
  ['visibility', 'visible'],
  ['pointer-events', 'auto'],
]);

/**
 * Internal objects of jsdom, which have no types.
 * @typedef {any} Element
 * @typedef {any} Style
 */
/** @typedef {readonly [property: string, value: string, priority: string]} Declaration */

/**
 * Applies declarations one after the other, as jsdom does.
 * @param {readonly Declaration[]} declarations
 * @returns {Style}
 */
function cascade(declarations) {
  const all = new CSSStyleDeclaration();
  for (const [property, value, priority] of declarations) {
    if (value === 'unset') all.removeProperty(property);
    else all.setProperty(property, value, priority);
  }
  return all;
}

/** @type {Map<string, Style>} */
const cascades = new Map();

/**
 * Like `cascade`, but caches results, because many elements have the same declarations of a family.
 * @param {readonly Declaration[]} declarations
 */
function knownCascade(declarations) {
  const key = declarations.flat().join('\n');
  let all = cascades.get(key);
  if (all === undefined) cascades.set(key, (all = cascade(declarations)));
  return all;
}

/** @typedef {ReturnType<typeof indexOf>} RuleIndex */

/** The styles of an element, cached until its document changes. */
class ElementStyles {
  /**
   * The result of jsdom's own `getComputedStyle`; `reader` is our result.
   * @type {CSSStyleDeclaration | undefined}
   */
  stock;
  /** @type {CSSStyleDeclaration | undefined} */
  reader;
  /** @type {Element} */
  #element;
  /** @type {RuleIndex} */
  #index;
  /** @type {import('./class-index.mjs').Traits} */
  #traits;
  /** @type {Map<string, Style>} */
  #families = new Map();

  /**
   * @param {Element} element
   * @param {RuleIndex} index
   */
  constructor(element, index) {
    this.#element = element;
    this.#index = index;
    /** @type {readonly string[]} */
    const classes = element.getAttributeNS(null, 'class')?.split(/\s+/).filter(Boolean) ?? [];
    const parent = element.parentElement;
    /** @type {ReadonlySet<string>} */
    const around = parent === null ? new Set() : stylesOf(parent).inside;
    this.#traits = { name: element._localName, classes: new Set(classes), around };
    /** The classes of the element and of its ancestors, which together surround its children. */
    this.inside = classes.length === 0 ? around : new Set([...around, ...classes]);
  }

  /** All declarations that apply to the element. */
  get declaration() {
    let all = this.#families.get(EVERY_FAMILY);
    if (all === undefined) this.#families.set(EVERY_FAMILY, (all = cascade(this.#declared(EVERY_FAMILY))));
    return all;
  }

  /**
   * The value of a property of a family.
   * @param {string} property
   * @returns {string}
   */
  value(property) {
    const family = familyOf(property);
    let known = this.#families.get(family);
    if (known === undefined) this.#families.set(family, (known = knownCascade(this.#declared(family))));
    const value = known.getPropertyValue(property);
    const initial = INITIAL.get(property);
    if (value !== '' || initial === undefined) return value;
    const parent = this.#element.parentElement;
    return parent === null ? initial : stylesOf(parent).value(property);
  }

  /**
   * @param {string} family
   * @returns {readonly Declaration[]}
   */
  #declared(family) {
    const rules = this.#index
      .candidates(family, this.#traits)
      .filter(
        ({ selectorText }) =>
          matchOf(selectorText, this.#traits) ?? selectors.matchesDontThrow(this.#element, selectorText),
      );
    return [...rules, this.#element].flatMap(({ style }) =>
      Array.from(/** @type {ArrayLike<string>} */ (style))
        .filter((property) => family === EVERY_FAMILY || familyOf(property) === family)
        .map(
          (property) =>
            /** @type {const} */ ([
              property,
              style.getPropertyValue(property),
              style.getPropertyPriority(property),
            ]),
        ),
    );
  }
}

/**
 * @param {Element} element
 * @returns {ElementStyles}
 */
function stylesOf(element) {
  const document = element._ownerDocument;
  // jsdom empties this field whenever the document changes.
  document._styleCache ??= { index: indexOf(document), byElement: new Map() };
  const { index, byElement } = document._styleCache;
  let styles = byElement.get(element);
  if (styles === undefined) byElement.set(element, (styles = new ElementStyles(element, index)));
  return styles;
}

// This replacement must run before jsdom's own modules import the function.
styleRules.getDeclarationForElement = (/** @type {Element} */ element) => stylesOf(element).declaration;

/** @type {Map<string, string | undefined>} */
const names = new Map();

/**
 * The CSS name of a property that is read by its CSS or its JavaScript name; undefined if it is in no family. Borders
 * are excluded except for their widths, because jsdom computes their colors.
 * @param {string | symbol} key
 */
function propertyOf(key) {
  if (typeof key !== 'string') return undefined;
  if (!names.has(key)) {
    const property = key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const isApart =
      FAMILIES.has(familyOf(property)) && (!/^border/.test(property) || /-width$/.test(property));
    names.set(key, isApart ? property : undefined);
  }
  return names.get(key);
}

/**
 * A computed style that computes each property when it is read.
 * @type {ProxyHandler<{ readonly styles: ElementStyles, readonly stock: () => CSSStyleDeclaration }>}
 */
const READER = {
  get({ styles, stock }, key) {
    if (key === 'getPropertyValue')
      return (/** @type {string} */ name) => {
        const property = propertyOf(name);
        return property === undefined ? stock().getPropertyValue(name) : styles.value(property);
      };
    const property = propertyOf(key);
    if (property !== undefined) return styles.value(property);
    const value = Reflect.get(stock(), key);
    return typeof value === 'function' ? value.bind(stock()) : value;
  },
  has: ({ stock }, key) => key in stock(),
  set: ({ stock }, key, value) => Reflect.set(stock(), key, value),
  ownKeys: ({ stock }) => Reflect.ownKeys(stock()),
  getOwnPropertyDescriptor({ stock }, key) {
    const descriptor = Reflect.getOwnPropertyDescriptor(stock(), key);
    return descriptor && { ...descriptor, configurable: true };
  },
  getPrototypeOf: ({ stock }) => Reflect.getPrototypeOf(stock()),
};

/**
 * Replaces a window's `getComputedStyle` by the faster one.
 * @param {Pick<Window, 'getComputedStyle'>} window
 */
export function computeWhenRead(window) {
  const stock = window.getComputedStyle;
  window.getComputedStyle = (element, pseudo) => {
    const impl = implForWrapper(element);
    if (pseudo || impl?._localName === undefined) return stock(element, pseudo);
    const styles = stylesOf(impl);
    styles.reader ??= /** @type {CSSStyleDeclaration} */ (
      /** @type {unknown} */ (new Proxy({ styles, stock: () => (styles.stock ??= stock(element)) }, READER))
    );
    return styles.reader;
  };
}
