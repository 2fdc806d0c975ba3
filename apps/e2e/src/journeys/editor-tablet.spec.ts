import type { Page } from '@playwright/test';
import type { RestImage } from '../harness/client.ts';
import { stageOf } from '../harness/editor.ts';
import { signIn } from '../harness/person.ts';
import { newImage } from '../harness/published.ts';
import { accountOf, expect, test } from '../harness/site.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 }, reducedMotion: 'reduce' });

/** The controls of the top bar and the panels that leave the window, or lie on one another. */
const misplaced = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const places = [
      ...document.querySelectorAll<HTMLElement>('header button, aside button, aside input, aside select'),
    ]
      .map((element) => ({
        element,
        name: element.ariaLabel ?? element.innerText,
        box: element.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 1);
    const lies = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return places.flatMap(({ element, name, box }, at) => [
      ...(box.left < -1 || box.right > innerWidth + 1 ? [`${name} leaves the window`] : []),
      ...places
        .slice(at + 1)
        .filter((other) => element.closest('header') !== null && lies(box, other.box))
        .map((other) => `${name} lies on ${other.name}`),
    ]);
  });

test.describe('the editor on a tablet', () => {
  const account = accountOf('tabea');
  let image: RestImage;
  test.beforeAll(async () => {
    image = await newImage(account, { filename: 'a-rather-long-name-of-a-lamp.jpg', privacy: 'private' });
  });

  test('has every control of its bars and panels in sight, upright and on its side', async ({ page }) => {
    await signIn(page, account, `/editor/${image.uid}`);
    await expect(stageOf(page)).toBeVisible();
    await page.getByRole('button', { name: 'Rectangle', exact: true }).tap();
    await page.getByRole('button', { name: 'Add Rectangle' }).tap();
    for (const panel of ['Properties', 'Layers']) {
      await page.getByRole('tab', { name: panel }).tap();
      for (const [width, height] of [
        [820, 1180],
        [768, 1024],
        [1024, 768],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => misplaced(page), `${panel}, ${String(width)} px`).toEqual([]);
      }
    }
  });
});
