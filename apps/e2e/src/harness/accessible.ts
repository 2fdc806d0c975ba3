import { expect, test, type Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { DESK, HEIGHT, PHONE } from './looks.ts';

/** Until what changes with an end has changed: colors of a control that became usable, a dialog that opens. */
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

/** Turns the page to another look. */
export const show = async (page: Page, { scheme, width }: typeof DESK | typeof PHONE): Promise<void> => {
  await page.emulateMedia({ colorScheme: scheme });
  await page.setViewportSize({ width, height: HEIGHT });
};

let pictures = 0;

/**
 * The screen as it is now passes axe, and nothing on it makes the page scroll sideways (WCAG 1.4.10). On a desk
 * it is turned to a phone in daylight as well, judged again, and kept as a picture among the test's results.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  await judge(page);
  if (page.viewportSize()?.width !== DESK.width) return;
  await show(page, PHONE);
  await judge(page);
  pictures += 1;
  await page.screenshot({ path: test.info().outputPath(`phone-${pictures}.png`) });
  await show(page, DESK);
};
