// The globals of Jest, as its package `@jest/globals` exports them.
export const { jest, expect, describe, it, test, beforeAll, beforeEach, afterAll, afterEach } =
  /** @type {typeof import('@jest/globals')} */ (/** @type {unknown} */ (globalThis));
