import { expect, test, type Page } from '@playwright/test';

/** What every screen is judged in: the darkroom on a desk, daylight on a phone. */
const LOOKS = [
  { scheme: 'dark', width: 1280 },
  { scheme: 'light', width: 390 },
] as const;

export type Look = (typeof LOOKS)[number];

/** Declares `tests` once for each look, one after the other; none may end with an uncaught error on its page. */
export const inEachLook = (what: string, tests: (look: Look) => void): void => {
  for (const look of LOOKS) {
    const { scheme, width } = look;
    test.describe(`${what}, ${scheme}, ${width} px wide`, () => {
      test.describe.configure({ mode: 'serial' });
      test.use({ colorScheme: scheme, viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      let errors: string[] = [];
      test.beforeEach(({ page }: { page: Page }) => {
        errors = [];
        page.on('pageerror', ({ message }) => errors.push(message));
      });
      test.afterEach(() => {
        expect(errors).toEqual([]);
      });
      tests(look);
    });
  }
};
