import type { Page } from '@playwright/test';
import { photoNamed } from '@safelight/test-pictures';
import { readFile } from 'node:fs/promises';
import { bearer, uploaded } from '../harness/client.ts';
import { SAVED, savingOf } from '../harness/editor.ts';
import { onDesk } from '../harness/looks.ts';
import { signIn } from '../harness/person.ts';
import { accountOf, expect, site, test } from '../harness/site.ts';

const PHOTO = photoNamed('coffee');

const account = accountOf('stage');
let uid: string;

test.beforeAll(async () => {
  const { Authorization } = bearer(account);
  const bytes = await readFile(PHOTO.path);
  ({ uid } = await uploaded(site.url, Authorization, bytes, {
    filename: PHOTO.name,
    type: PHOTO.contentType,
  }));
});

const stage = (page: Page) => page.getByRole('application');

/** The color of the stage at a point, with all its canvases combined, as `[red, green, blue]`. */
const colorAt = (page: Page, x: number, y: number): Promise<readonly number[]> =>
  stage(page).evaluate(
    (surface, [left, top]) => {
      const joined = document.createElement('canvas');
      joined.width = 1;
      joined.height = 1;
      const context = joined.getContext('2d')!;
      for (const canvas of surface.parentElement!.querySelectorAll('canvas')) {
        const ratio = canvas.width / canvas.clientWidth;
        context.drawImage(canvas, -Math.round(left! * ratio), -Math.round(top! * ratio));
      }
      return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    },
    [x, y],
  );

const open = async (page: Page): Promise<{ readonly x: number; readonly y: number }> => {
  await signIn(page, account, `/editor/${uid}`);
  await expect(stage(page)).toBeVisible();
  await expect(savingOf(page)).toHaveText(SAVED);
  const box = (await stage(page).boundingBox())!;
  return { x: box.x, y: box.y };
};

onDesk('a person who draws in the editor', () => {
  test('draws, erases and undoes, and sees the result of each at once', async ({ page }) => {
    const corner = await open(page);
    const middle = await stage(page).evaluate(({ clientWidth, clientHeight }) => ({
      x: Math.round(clientWidth / 2),
      y: Math.round(clientHeight / 2),
    }));
    const at = (x: number, y: number) => [corner.x + middle.x + x, corner.y + middle.y + y] as const;
    // The rim of the cup is white.
    await expect
      .poll(async () => Math.min(...(await colorAt(page, middle.x, middle.y))))
      .toBeGreaterThan(200);
    const before = await colorAt(page, middle.x, middle.y);

    await stage(page).focus();
    await page.keyboard.press('b');
    await page.mouse.move(...at(-80, 0));
    await page.mouse.down();
    await page.mouse.move(...at(80, 0), { steps: 12 });
    await expect.poll(() => colorAt(page, middle.x, middle.y)).toEqual([0, 0, 0]);
    await page.mouse.up();
    const said = stage(page).getByRole('status');
    await expect(said).toHaveText('Brush stroke. Drawing selected.');

    await page.keyboard.press('e');
    await page.mouse.move(...at(0, -30));
    await page.mouse.down();
    await page.mouse.move(...at(0, 30), { steps: 6 });
    await page.mouse.up();
    await expect(said).toHaveText('Erase.');
    await expect.poll(() => colorAt(page, middle.x, middle.y)).toEqual(before);
    expect(await colorAt(page, middle.x - 60, middle.y)).toEqual([0, 0, 0]);

    await page.keyboard.press('Control+z');
    await expect(said).toHaveText('Undone: Erase.');
    await expect.poll(() => colorAt(page, middle.x, middle.y)).toEqual([0, 0, 0]);
  });
});
