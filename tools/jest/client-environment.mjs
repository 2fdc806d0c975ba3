// The jsdom environment of the client's specs, with faster computed styles and faster labels of form fields, and with
// what browsers have and jsdom lacks: text encoding, which the router needs at import, pointer capture, scrolling,
// object URLs and how the page was opened.
import { TextDecoder, TextEncoder } from 'node:util';
import './labels.mjs';
import { computeWhenRead } from './computed-styles.mjs';

const { default: jsdomEnvironment } = await import('jest-environment-jsdom');
/** @type {typeof import('jest-environment-jsdom').default} */
const JSDOMEnvironment = /** @type {any} */ (jsdomEnvironment).default ?? jsdomEnvironment;

export default class ClientEnvironment extends JSDOMEnvironment {
  /** @param {ConstructorParameters<typeof JSDOMEnvironment>} args */
  constructor(...args) {
    super(...args);
    computeWhenRead(this.global);
    Object.assign(this.global, { TextDecoder, TextEncoder });
    const { Element, HTMLElement, URL } = this.global;
    HTMLElement.prototype.setPointerCapture = () => undefined;
    Element.prototype.scrollIntoView = () => undefined;
    this.global.scrollTo = () => undefined;
    this.global.performance.getEntriesByType = () => [];
    let urls = 0;
    URL.createObjectURL = () => `blob:${(urls += 1)}`;
    URL.revokeObjectURL = () => undefined;
  }
}
