import { TextDecoder, TextEncoder } from 'node:util';

// Browsers have these and jsdom does not; the router needs them when it is imported.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom has pointer events, but no pointer capture.
if (typeof HTMLElement !== 'undefined') HTMLElement.prototype.setPointerCapture = () => undefined;
