import { expect, type Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { DESK, HEIGHT, PHONE } from './looks.ts';

/** Waits until animations and transitions have ended, for example of an opening dialog. */
export const motionEnds = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

const judge = async (page: Page): Promise<void> => {
  await motionEnds(page);
  expect(await violationsOn(page)).toEqual([]);
  const hiddenPx = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(hiddenPx, 'pixels to scroll sideways').toBeLessThanOrEqual(0);
};

/** Switches the page to another color scheme and width. */
export const show = async (page: Page, { scheme, width }: typeof DESK | typeof PHONE): Promise<void> => {
  await page.emulateMedia({ colorScheme: scheme });
  await page.setViewportSize({ width, height: HEIGHT });
};

/**
 * Expects that the current screen passes axe and does not scroll sideways (WCAG 1.4.10). On a desktop it also
 * checks the light scheme at the width of a phone.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  await judge(page);
  if (page.viewportSize()?.width !== DESK.width) return;
  await show(page, PHONE);
  await judge(page);
  await show(page, DESK);
};
