import type { Page } from '@playwright/test';

/**
 * Waits until the screen is complete: no request is running, every picture is loaded, and no loading message
 * is shown.
 */
export const settledPage = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    Array.from(document.images).every((image) => image.complete || image.loading === 'lazy'),
  );
  await page.waitForFunction(() => document.querySelector('h1') !== null);
};

/** Scrolls through the whole page once and back to the top, so that lazy content is loaded. */
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
