import { expect, test, type Page } from '@playwright/test';

/** The two settings in which every screen is checked: dark on a desktop, and light on a phone. */
export const DESK = { scheme: 'dark', width: 1280 } as const;
export const PHONE = { scheme: 'light', width: 390 } as const;

export const HEIGHT = 900;

/**
 * Declares journeys on a desktop, which run one after another and fail on an uncaught error in the page.
 * `expectAccessible` also checks screens at the width of a phone.
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
