// jsdom for the client's specs. To find out whether an element is visible, jsdom tries every rule of every style
// sheet on it, and Material UI has hundreds: a third of the time of a spec that looks for roles. Here a rule is
// skipped when its selector requires a class or element name that the element does not have.
import { createRequire } from 'node:module';
import { mayMatch } from './class-index.mjs';

const require = createRequire(import.meta.url);
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');

const askEngine = selectors.matchesDontThrow;
if (typeof askEngine !== 'function') throw new Error('This version of jsdom matches selectors elsewhere.');

let last = { className: null, classes: new Set() };

/** The classes of an element, cached because rules are tried one after the other on the same element. */
const classesOf = (element) => {
  const className = element.getAttributeNS(null, 'class') ?? '';
  if (className !== last.className) last = { className, classes: new Set(className.split(/\s+/)) };
  return last.classes;
};

// Replaced before jsdom's own modules import the function.
selectors.matchesDontThrow = (element, selector) =>
  mayMatch(selector, { name: element._localName.toLowerCase(), classes: classesOf(element) }) &&
  askEngine(element, selector);

const { default: JSDOMEnvironment } = await import('jest-environment-jsdom');

export default JSDOMEnvironment.default ?? JSDOMEnvironment;
