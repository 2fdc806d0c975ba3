import { expect, test, type Page } from '@playwright/test';

/** What every screen is judged in: the darkroom on a desk, daylight on a phone. */
export const DESK = { scheme: 'dark', width: 1280 } as const;
export const PHONE = { scheme: 'light', width: 390 } as const;

export const HEIGHT = 900;

/**
 * Declares journeys acted out on a desk, one after the other; none may end with an uncaught error on its page.
 * What they call accessible is looked at on a phone as well (see `expectAccessible`).
 */
export const onDesk = (what: string, tests: () => void): void => {
  const { scheme, width } = DESK;
  test.describe(what, () => {
    test.describe.configure({ mode: 'serial' });
    test.use({ colorScheme: scheme, viewport: { width, height: HEIGHT }, reducedMotion: 'reduce' });
    let errors: string[] = [];
    test.beforeEach(({ page }: { page: Page }) => {
      errors = [];
      page.on('pageerror', ({ message }) => errors.push(message));
    });
    test.afterEach(() => {
      expect(errors).toEqual([]);
    });
    tests();
  });
};
