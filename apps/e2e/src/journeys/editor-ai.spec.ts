import type { Locator, Page } from '@playwright/test';
import { photoNamed } from '@safelight/test-pictures';
import sharp from 'sharp';
import { graphqlData, uploaded, type RestImage } from '../harness/client.ts';
import {
  draw,
  exported,
  openEditor,
  PHOTO,
  savingOf,
  settleEditor,
  stageOf,
  SAVED,
} from '../harness/editor.ts';
import { onDesk } from '../harness/looks.ts';
import { signIn } from '../harness/person.ts';
import { newImage } from '../harness/published.ts';
import { accountOf, expect, site, test } from '../harness/site.ts';

const EDIT_MS = 120_000;

interface SavedLayer {
  readonly type: string;
  readonly ai?: { readonly prompt: string } | null;
  readonly mask: {
    readonly picture: object | null;
    readonly strokes: readonly {
      readonly size: number;
      readonly points: readonly [number, number, number][];
    }[];
  } | null;
}

interface Pixels {
  readonly data: Buffer;
  readonly channels: number;
}

const pixelsOf = async (picture: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect({ width: info.width, height: info.height }).toEqual(PHOTO);
  return { data, channels: info.channels };
};

/**
 * Counts the pixels that differ in any bit between two versions of the editor's photo, among those for which
 * `isInside` is true.
 */
const differing = (
  { data, channels }: Pixels,
  other: Pixels,
  isMeant: (x: number, y: number) => boolean,
): number => {
  let count = 0;
  for (let at = 0; at < PHOTO.width * PHOTO.height; at += 1) {
    if (!isMeant(at % PHOTO.width, Math.floor(at / PHOTO.width))) continue;
    const from = at * channels;
    if (!data.subarray(from, from + channels).equals(other.data.subarray(from, from + channels))) count += 1;
  }
  return count;
};

/** The number of edits whose area the browser has stored. */
const keptPurposes = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'safelight-edits')) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('safelight-edits');
      opening.onerror = () => reject(opening.error ?? new Error('It cannot be opened.'));
      opening.onsuccess = () => {
        const database = opening.result;
        const counting = database.transaction('purposes').objectStore('purposes').count();
        counting.onsuccess = () => {
          database.close();
          resolve(counting.result);
        };
      };
    });
  });

/** The distance of a point from a line through other points. */
const distanceTo = (line: readonly (readonly [number, number, number])[], x: number, y: number): number =>
  Math.min(
    ...line.map(([fromX, fromY], index) => {
      const [toX, toY] = line[index + 1] ?? [fromX, fromY];
      const [alongX, alongY] = [toX - fromX, toY - fromY];
      const length = alongX * alongX + alongY * alongY;
      const share = length === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / length;
      const at = Math.min(1, Math.max(0, share));
      return Math.hypot(x - fromX - at * alongX, y - fromY - at * alongY);
    }),
  );

onDesk('the AI tools of the editor', () => {
  const account = accountOf('aida');
  let image: RestImage;
  let original: Buffer;

  test.beforeAll(async () => {
    const cup = photoNamed('coffee');
    original = await sharp(cup.path)
      .resize({ ...PHOTO, fit: 'cover' })
      .removeAlpha()
      .png()
      .toBuffer();
    const file = { filename: 'coffee.png', type: 'image/png', privacy: 'private' };
    image = await uploaded(site.url, `Bearer ${account.access}`, original, file);
  });

  const strip = (page: Page): Locator => page.getByRole('region', { name: 'AI results' });
  const panel = (page: Page): Locator => page.getByRole('region', { name: 'AI tools' });

  const takeAi = async (page: Page): Promise<void> => {
    await page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: 'AI tools' }).click();
    await expect(panel(page)).toBeVisible();
  };

  const generate = async (page: Page, prompt: string): Promise<void> => {
    await panel(page).getByLabel('Describe your edit').fill(prompt);
    await panel(page).getByRole('button', { name: 'Generate Edit' }).click();
  };

  /** The layers on the server, once everything is saved. */
  const savedLayers = async (page: Page, { uid } = image): Promise<readonly SavedLayer[]> => {
    await expect(savingOf(page)).toHaveText(SAVED);
    const { editorDocument } = await graphqlData<{ editorDocument: { json: string } }>(
      account.url,
      'query ($uid: ID!) { editorDocument(imageUid: $uid) { json } }',
      { uid },
      account.access,
    );
    return (JSON.parse(editorDocument.json) as { layers: SavedLayer[] }).layers;
  };

  test('change only the painted area, bit for bit; the result is compared and published', async ({
    page,
  }) => {
    await openEditor(page, account, image);
    await takeAi(page);
    await expect(panel(page).getByText('No AI edits yet')).toBeVisible();
    await panel(page).getByRole('button', { name: 'Paint Area' }).click();
    await draw(page, 'q', [200, 150], [380, 220]);
    await takeAi(page);
    await expect(panel(page).getByText('Only the painted area changes.')).toBeVisible();
    await generate(page, 'make it black and white');
    await expect(panel(page).getByText('AI Magic in Progress')).toBeVisible();
    const result = strip(page).getByRole('button', { name: 'Version 2' });
    await expect(result).toHaveAttribute('aria-pressed', 'true', { timeout: EDIT_MS });
    await expect(
      panel(page)
        .getByText(/[\d,]+ ms/)
        .first(),
    ).toBeVisible();
    await strip(page).getByRole('button', { name: 'Accept' }).click();

    const [, layer] = await savedLayers(page);
    expect(layer).toMatchObject({ type: 'image', ai: { prompt: 'make it black and white' } });
    const strokes = layer?.mask?.strokes ?? [];
    expect(strokes).toHaveLength(1);
    const isInside = (x: number, y: number): boolean =>
      strokes.some(({ points, size }) => distanceTo(points, x + 0.5, y + 0.5) <= size / 2 + 1);
    const after = await pixelsOf((await exported(page, 'png')).bytes);
    const before = await pixelsOf(original);
    expect(differing(before, after, (x, y) => !isInside(x, y))).toBe(0);
    expect(differing(before, after, isInside)).toBeGreaterThan(1000);

    await page.getByRole('button', { name: 'Compare' }).click();
    const compare = page.getByRole('region', { name: 'Compare' });
    await expect(compare.getByRole('figure')).toHaveText(['Original', 'AI Edited']);
    for (const picture of await compare.getByRole('img').all()) {
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBe(PHOTO.width);
    }
    await compare.getByRole('button', { name: 'Save and Publish Comparison' }).click();
    const warning = page.getByRole('dialog', { name: 'Save and Publish Comparison' });
    await expect(warning).toContainText('This image becomes public');
    await warning.getByRole('button', { name: 'Publish Comparison' }).click();
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await expect(page).toHaveURL(/\/comparison\/[\w-]+$/);
    await expect(page.getByRole('heading', { name: 'coffee.png' })).toBeVisible();
  });

  test('run Auto Enhance, Color Correction and Style Transfer, say why an edit failed, and clear their list of edits', async ({
    page,
  }) => {
    await openEditor(page, account, image);
    await takeAi(page);
    await panel(page).getByRole('button', { name: 'Auto Enhance' }).click();
    await expect(strip(page).getByRole('button', { name: 'Version 4' })).toBeVisible({ timeout: EDIT_MS });
    await panel(page).getByRole('button', { name: 'Color Correction' }).click();
    await expect(strip(page).getByRole('button', { name: 'Version 5' })).toBeVisible({ timeout: EDIT_MS });
    await panel(page).getByRole('button', { name: 'Style Transfer' }).click();
    await page.getByRole('menuitem', { name: 'Pencil sketch' }).click();
    await expect(strip(page).getByRole('button', { name: 'Version 6' })).toBeVisible({ timeout: EDIT_MS });
    const layers = await savedLayers(page);
    await strip(page).getByRole('button', { name: 'Discard' }).click();
    await expect(strip(page).getByRole('button', { name: /Version/ })).toHaveText(['Version 5', 'Version 4']);
    expect(await savedLayers(page)).toEqual(layers);

    await generate(page, 'put a unicorn on the table');
    await panel(page).getByRole('button', { name: 'Try Anyway' }).click();
    await expect(panel(page).getByRole('alert')).toContainText('The built-in editor cannot do this', {
      timeout: EDIT_MS,
    });
    await panel(page).getByRole('button', { name: 'Clear All' }).click();
    await expect(panel(page).getByText('No AI edits yet')).toBeVisible();
    await expect(strip(page)).toHaveCount(0);
  });

  test('start an edit from parameters in the URL', async ({ page }) => {
    await signIn(page, account, `/editor/${image.uid}?aiEdit=true`);
    await expect(panel(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/editor/${image.uid}$`));
    await expect(panel(page).getByText('AI Magic in Progress')).toBeVisible();
    await expect(strip(page).getByRole('button', { name: 'Version 7' })).toBeVisible({ timeout: EDIT_MS });
  });

  test('cut out a layer with a mask, as a single step to undo', async ({ page }) => {
    await openEditor(page, account, image);
    await page.getByRole('tab', { name: 'Layers' }).click();
    const layers = page.getByRole('list', { name: 'Layers' });
    await layers.getByRole('button', { name: 'Hide make it black and white' }).click();
    await layers.getByRole('button', { name: 'Unlock Original' }).click();
    await layers.getByRole('button', { name: 'Original', exact: true }).click();
    await page.getByRole('toolbar', { name: 'Layer actions' }).getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Cut Out' }).click();
    await expect(panel(page)).toBeVisible();
    await expect(panel(page).getByText('AI Magic in Progress')).toBeVisible();
    const maskOf = async () => (await savedLayers(page))[0]?.mask ?? null;
    await expect.poll(maskOf, { timeout: EDIT_MS }).toMatchObject({ picture: { kind: 'blob' } });

    const cut = await pixelsOf((await exported(page, 'png')).bytes);
    const before = await pixelsOf(original);
    const opacityAt = (at: number): number => cut.data[at * 4 + 3] ?? 0;
    const hidden = Array.from({ length: PHOTO.width * PHOTO.height }, (_, at) => at).filter(
      (at) => opacityAt(at) === 0,
    );
    expect(hidden.length).toBeGreaterThan(10_000);
    expect(hidden.length).toBeLessThan(PHOTO.width * PHOTO.height - 10_000);
    const isWhole = (x: number, y: number): boolean => opacityAt(y * PHOTO.width + x) === 255;
    expect(differing(before, cut, isWhole)).toBe(0);

    await stageOf(page).press('Control+z');
    await expect.poll(maskOf).toBeNull();
  });

  test('change only the selected layer, bit for bit', async ({ page }) => {
    await openEditor(page, account, image);
    await draw(page, 'u', [100, 100], [300, 250]);
    const before = await pixelsOf((await exported(page, 'png')).bytes);
    await takeAi(page);
    await panel(page).getByLabel('Only the selected layer').check();
    await generate(page, 'invert the colors');
    await expect(strip(page).getByRole('button', { name: /Version/ })).toBeVisible({ timeout: EDIT_MS });
    await strip(page).getByRole('button', { name: 'Accept' }).click();
    const layers = await savedLayers(page);
    expect(layers.at(-1)).toMatchObject({ type: 'image', mask: { base: 'hide', picture: { kind: 'blob' } } });
    const after = await pixelsOf((await exported(page, 'png')).bytes);
    // A line of 2 pixels extends one pixel outside of the rectangle.
    const isInside = (x: number, y: number): boolean => x >= 98 && x < 302 && y >= 98 && y < 252;
    expect(differing(before, after, (x, y) => !isInside(x, y))).toBe(0);
    expect(differing(before, after, isInside)).toBeGreaterThan(200 * 140);
  });

  test('keep the painted area of an edit over a reload of the page', async ({ page }) => {
    const own = await newImage(account, { filename: 'lamp.jpg', privacy: 'private' });
    await openEditor(page, account, own);
    await takeAi(page);
    await panel(page).getByRole('button', { name: 'Paint Area' }).click();
    await draw(page, 'q', [200, 150], [380, 220]);
    await takeAi(page);
    await generate(page, 'make it black and white');
    await expect.poll(() => keptPurposes(page)).toBe(1);
    await page.reload();
    await settleEditor(page);
    await takeAi(page);
    // The edit may have ended before the page was loaded again, or after.
    await panel(page).getByRole('button', { name: 'Version 2' }).click({ timeout: EDIT_MS });
    await strip(page).getByRole('button', { name: 'Accept' }).click();
    const layers = await savedLayers(page, own);
    expect(layers.at(-1)?.mask?.strokes).toHaveLength(1);
  });
});
