import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Until what changes with an end has changed: colours of a control that became usable, a dialog that opens. */
const motionEnds = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** The screen as it is now passes axe, and nothing on it makes the page scroll sideways (WCAG 1.4.10). */
export const expectAccessible = async (page: Page): Promise<void> => {
  await motionEnds(page);
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const hiddenPx = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(hiddenPx, 'pixels to scroll sideways').toBeLessThanOrEqual(0);
};
