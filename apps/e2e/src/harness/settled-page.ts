import type { Page } from '@playwright/test';

/** Until the screen has what it asked for: nothing under way, no picture missing, nothing that says it is loading. */
export const settledPage = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    Array.from(document.images).every((image) => image.complete || image.loading === 'lazy'),
  );
  await page.waitForFunction(() => document.querySelector('h1') !== null);
};

/** Scrolls through the whole page once, so that what loads when it is near has come, and back to its top. */
export const unrolled = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const step = window.innerHeight / 2;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo(0, top);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => Array.from(document.images).every((image) => image.complete));
};
