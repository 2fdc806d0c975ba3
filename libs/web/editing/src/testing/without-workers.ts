import { jest } from '@jest/globals';
import { parseDocument } from '@safelight/engine';
import * as render from '@safelight/render';

/** Runs the workers' jobs in the page, because jsdom has no workers, for modules imported afterwards. */
export const withoutWorkers = (others: Partial<typeof render> = {}) =>
  jest.unstable_mockModule('@safelight/render', () => ({
    ...render,
    parseInWorker: (json: string) => Promise.resolve(parseDocument(json)),
    loadFonts: () => Promise.resolve(),
    ...others,
  }));
