import { type Account, signUp } from '../harness/client.ts';
import { signIn } from '../harness/person.ts';
import { newImage } from '../harness/published.ts';
import { settling } from '../harness/settled-page.ts';
import { expect, site, test } from '../harness/site.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

test.describe('the header and the lists on a phone', () => {
  let account: Account;

  test.beforeAll(async () => {
    account = await signUp(site.url, site.dataDir);
    await newImage(account, { filename: 'quay.jpg', privacy: 'private' });
  });

  test('every control is large enough for a finger', async ({ page }) => {
    const settled = settling(page);
    await signIn(page, account);
    for (const path of ['/gallery', '/projects', '/comparisons']) {
      await page.goto(site.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled();
      const controls = page.locator(':is(header, [role="search"]) :is(a, button):visible');
      const sizes = await controls.evaluateAll((elements) =>
        elements.map((element) => {
          const { width, height } = element.getBoundingClientRect();
          const name = element.getAttribute('aria-label') ?? element.textContent;
          return { name, isLargeEnough: width >= 44 && height >= 44 };
        }),
      );
      expect(sizes.length).toBeGreaterThan(3);
      expect(sizes.filter((size) => !size.isLargeEnough)).toEqual([]);
    }
  });

  test('with text of twice the size nothing is cut, and the page does not scroll sideways', async ({
    page,
  }) => {
    const settled = settling(page);
    await signIn(page, account);
    // The header has one control less in the gallery, which has its own Upload button.
    for (const path of ['/projects', '/gallery']) {
      await page.goto(site.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled();
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      // The new size changes what has room, which may be rendered again.
      await settled();
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    }
    const search = page.getByRole('searchbox', { name: 'Search images' });
    // The text of the field itself is as wide as the label that is shown while it is empty.
    await search.fill('Search images');
    await expect.poll(() => search.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
    const face = page.getByRole('button', { name: /User menu/ });
    const shareOfInitials = () =>
      face.evaluate((circle) => {
        const text = document.createRange();
        text.selectNodeContents(circle);
        return text.getBoundingClientRect().width / circle.getBoundingClientRect().width;
      });
    await expect.poll(shareOfInitials).toBeLessThan(0.75);
  });
});
