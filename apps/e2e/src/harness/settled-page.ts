import { expect, type Page, type Request } from '@playwright/test';

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

/** Placeholders and spinners. A progress bar with a value measures something else, such as storage. */
const LOADING = '.MuiSkeleton-root, [role="progressbar"]:not([aria-valuenow]), [aria-busy="true"]';

/**
 * Counts the requests of a page from now on. Returns a function that waits until the screen is complete: every
 * request is answered, every picture is loaded, and nothing is announced as loading. Unlike `networkidle`, it
 * also holds for screens that are reached inside the app, and does not wait half a second for further requests.
 */
export const settling = (page: Page): (() => Promise<void>) => {
  const running = new Set<Request>();
  const ends = (request: Request): void => {
    running.delete(request);
  };
  page.on('request', (request) => running.add(request));
  page.on('requestfinished', ends);
  page.on('requestfailed', ends);
  const allAnswered = (): boolean => running.size === 0;
  const isComplete = async (): Promise<boolean> =>
    allAnswered() &&
    (await page.evaluate(async (loading) => {
      // The page renders an answer in the next frame, and may then send further requests.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const isLoading = document.querySelector(loading);
      const pictures = Array.from(document.images);
      return isLoading === null && pictures.every((image) => image.complete || image.loading === 'lazy');
    }, LOADING)) &&
    allAnswered();
  return () => expect.poll(isComplete, { intervals: [50] }).toBe(true);
};
