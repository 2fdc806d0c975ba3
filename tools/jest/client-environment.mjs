// jsdom for the client's specs, with computed styles and labels that take a fraction of the time.
import './labels.mjs';
import { computeWhenRead } from './computed-styles.mjs';

const { default: jsdomEnvironment } = await import('jest-environment-jsdom');
const JSDOMEnvironment = jsdomEnvironment.default ?? jsdomEnvironment;

export default class ClientEnvironment extends JSDOMEnvironment {
  constructor(...args) {
    super(...args);
    computeWhenRead(this.global);
  }
}
