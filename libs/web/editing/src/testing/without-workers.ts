import { jest } from '@jest/globals';
import { parseDocument } from '@safelight/engine';
import * as render from '@safelight/render';

/** Does in the page what workers do, which jsdom has none of, for whatever is imported afterwards. */
export const withoutWorkers = (others: Partial<typeof render> = {}): void => {
  jest.unstable_mockModule('@safelight/render', () => ({
    ...render,
    parseInWorker: (json: string) => Promise.resolve(parseDocument(json)),
    loadFonts: () => Promise.resolve(),
    ...others,
  }));
};
