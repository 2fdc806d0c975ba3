// The jsdom environment of the client's specs, with faster computed styles and faster labels of form fields.
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
  }
}
