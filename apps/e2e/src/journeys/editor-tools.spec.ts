import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../harness/accessible.ts';
import { graphqlData, uploaded } from '../harness/client.ts';
import {
  difference,
  exported,
  openEditor,
  PHOTO,
  savingOf,
  showOnlyDocument,
  shownPicture,
  stageOf,
  SAVED,
} from '../harness/editor.ts';
import { onDesk } from '../harness/looks.ts';
import { pictureFile } from '../harness/pictures.ts';
import { newImage } from '../harness/published.ts';
import { signIn, tabTo } from '../harness/person.ts';
import { accountOf, expect, site, test } from '../harness/site.ts';

interface SavedLayer {
  readonly type: string;
  readonly kind?: string;
  readonly content?: string;
  readonly color?: string;
  readonly transform?: { readonly x: number; readonly y: number };
}

interface SavedDocument {
  readonly width: number;
  readonly height: number;
  readonly layers: readonly SavedLayer[];
}

const tools = (page: Page): Locator => page.getByRole('toolbar', { name: 'Tools' });

const take = (page: Page, name: string): Promise<void> =>
  tools(page).getByRole('button', { name, exact: true }).click();

/** Drags over the canvas between two points, given as fractions of its width and height. */
const drag = async (page: Page, from: readonly [number, number], to: readonly [number, number]) => {
  const box = await page.getByRole('application').boundingBox();
  if (box === null) throw new Error('There is no canvas.');
  const at = ([x, y]: readonly [number, number]): [number, number] => [
    box.x + box.width * x,
    box.y + box.height * y,
  ];
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]));
  await page.mouse.move(...at(to));
  await page.mouse.up();
};

const click = (page: Page, at: readonly [number, number]) => drag(page, at, at);

onDesk('the editor', () => {
  const account = accountOf('editor');
  let uid: string;

  test.beforeAll(async () => {
    const { name, mimeType, buffer } = await pictureFile('meadow.png', 900);
    ({ uid } = await uploaded(site.url, `Bearer ${account.access}`, buffer, {
      filename: name,
      type: mimeType,
    }));
  });

  const open = async (page: Page): Promise<void> => {
    await signIn(page, account, `/editor/${uid}`);
    await expect(tools(page)).toBeVisible();
    await expect(page.getByRole('status', { name: 'Zoom' })).not.toHaveText('100%');
  };

  /** The document of an image on the server, once everything is saved. */
  const saved = async (page: Page, imageUid: string): Promise<SavedDocument> => {
    await expect(savingOf(page)).toHaveText(SAVED);
    const { editorDocument } = await graphqlData<{ editorDocument: { json: string } | null }>(
      account.url,
      'query ($uid: ID!) { editorDocument(imageUid: $uid) { json } }',
      { uid: imageUid },
      account.access,
    );
    return JSON.parse(editorDocument?.json ?? '{"layers":[]}') as SavedDocument;
  };

  const savedLayers = async (page: Page): Promise<readonly SavedLayer[]> => (await saved(page, uid)).layers;

  test('uses every tool once, exports the picture, and undoes everything', async ({ page }) => {
    const photo = await newImage(account, { filename: 'lamp.jpg', privacy: 'private' });
    await openEditor(page, account, photo);
    const undo = page.getByRole('button', { name: 'Undo' });
    await take(page, 'Brush');
    await page.getByRole('group', { name: 'Tool options' }).getByLabel('Preset').selectOption('Airbrush');
    await drag(page, [0.2, 0.3], [0.4, 0.35]);
    await take(page, 'Eraser');
    await drag(page, [0.25, 0.28], [0.3, 0.36]);
    await take(page, 'Highlighter');
    await drag(page, [0.2, 0.45], [0.5, 0.45]);
    for (const [index, shape] of [
      'Rectangle',
      'Circle',
      'Triangle',
      'Star',
      'Heart',
      'Arrow',
      'Line',
    ].entries()) {
      await take(page, shape);
      await drag(page, [0.2 + index * 0.08, 0.55], [0.26 + index * 0.08, 0.65]);
    }
    await take(page, 'Numbered callout');
    await click(page, [0.7, 0.3]);
    await take(page, 'Text');
    await click(page, [0.55, 0.3]);
    await page.keyboard.type('Spring');
    await page.keyboard.press('ControlOrMeta+Enter');
    await take(page, 'Redact');
    await drag(page, [0.75, 0.5], [0.85, 0.6]);
    await take(page, 'Filters');
    await page.getByRole('button', { name: 'Vintage' }).click();
    await page.getByRole('button', { name: 'Apply Filters' }).click();
    await take(page, 'Crop');
    await page.getByRole('group', { name: 'Tool options' }).getByLabel('Aspect ratio').selectOption('1:1');
    await page.getByRole('group', { name: 'Tool options' }).getByRole('button', { name: 'Apply' }).click();
    await take(page, 'Eyedropper');
    await click(page, [0.5, 0.5]);
    await take(page, 'Hand');
    await drag(page, [0.5, 0.5], [0.52, 0.52]);
    await take(page, 'Zoom');
    await click(page, [0.5, 0.5]);
    await take(page, 'Mask brush');
    await drag(page, [0.4, 0.4], [0.5, 0.5]);
    await expect(page.getByText(/Only the painted area changes|Clear Area/).first()).toBeVisible();
    await take(page, 'AI tools');
    await expect(page.getByRole('region', { name: 'AI tools' })).toBeVisible();

    await page.getByRole('button', { name: 'Clear Area' }).click();

    const { layers, width, height } = await saved(page, photo.uid);
    const kinds = layers.map(({ type, kind }) => kind ?? type);
    expect(kinds.toSorted()).toEqual(
      [
        ...['arrow', 'callout', 'circle', 'filter', 'heart', 'image', 'line', 'rectangle', 'redact'],
        ...['star', 'stroke', 'stroke', 'text', 'triangle'],
      ].toSorted(),
    );
    await stageOf(page).press('0');
    await showOnlyDocument(page);
    const png = await exported(page, 'png');
    await showOnlyDocument(page);
    expect(await difference(png.bytes, await shownPicture(page, { width, height }))).toBeLessThan(1);

    while (await undo.isEnabled()) await undo.click();
    expect((await saved(page, photo.uid)).layers.map(({ type }) => type)).toEqual(['image']);
  });

  test('shows what the mask of a layer hides in its thumbnail, and alone with its feather, and the thumbnail puts the brush away', async ({
    page,
  }) => {
    const photo = await newImage(account, { filename: 'masked.jpg', privacy: 'private' });
    await openEditor(page, account, photo);
    await page.getByRole('button', { name: 'Unlock Original' }).click();
    await page.getByRole('button', { name: 'Original', exact: true }).click();
    await page.getByRole('button', { name: 'Add mask' }).click();
    const thumbnail = page.getByRole('button', { name: 'Paint mask of Original' });
    await expect(thumbnail).toHaveAttribute('aria-pressed', 'true');
    const middle = () =>
      thumbnail.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
        const [x, y] = [canvas.width / 2, canvas.height / 2];
        return [...canvas.getContext('2d')!.getImageData(x, y, 1, 1).data];
      });
    await expect.poll(middle).toEqual([255, 255, 255, 255]);
    await drag(page, [0.4, 0.5], [0.6, 0.5]);
    await expect.poll(middle).toEqual([0, 0, 0, 255]);
    await thumbnail.click({ modifiers: ['Alt'] });
    const shownAt = async (left: number, top: number) => {
      const pixel = sharp(await shownPicture(page)).extract({ left, top, width: 1, height: 1 });
      return [...(await pixel.removeAlpha().raw().toBuffer())];
    };
    await expect.poll(() => shownAt(PHOTO.width / 2, PHOTO.height / 2)).toEqual([0, 0, 0]);
    expect(await shownAt(10, 10)).toEqual([255, 255, 255]);
    await page.getByRole('tab', { name: 'Properties' }).click();
    await page.getByRole('slider', { name: 'Feather' }).press('PageUp');
    await page.getByRole('slider', { name: 'Feather' }).press('PageUp');
    await expect.poll(async () => (await shownAt(PHOTO.width / 2, PHOTO.height / 2))[0]).toBeGreaterThan(50);
    await page.getByRole('tab', { name: 'Layers' }).click();
    await thumbnail.click();
    await expect(thumbnail).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('tab', { name: 'Layers' })).toHaveAttribute('aria-selected', 'true');
    await page.mouse.move(2, 2);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expectAccessible(page);
  });

  test('adds a text, moves it, colors it and saves it by keyboard only', async ({ page }) => {
    await open(page);
    await page.keyboard.press('t');
    const add = page.getByRole('button', { name: 'Add Text' });
    await tabTo(page, add);
    await page.keyboard.press('Enter');
    await page.keyboard.type('By keys');
    await page.keyboard.press('ControlOrMeta+Enter');
    const placed = (await savedLayers(page)).find(({ content }) => content === 'By keys');
    expect(placed).toBeDefined();

    await tabTo(page, page.getByRole('application'));
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('ArrowDown');
    const color = page.getByRole('tabpanel', { name: 'Properties' }).getByRole('button', { name: 'Color' });
    await tabTo(page, color);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Red' }));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Image saved successfully!')).toBeVisible();
    const moved = (await savedLayers(page)).find(({ content }) => content === 'By keys');
    expect(moved).toMatchObject({
      color: '#dc2626',
      transform: { x: (placed?.transform?.x ?? 0) + 10, y: (placed?.transform?.y ?? 0) + 1 },
    });
  });

  test('flattens a picture that is larger than the screen with all its pixels', async ({ page }) => {
    const [width, height] = [4000, 120];
    // Stripes of two pixels, which turn gray in a reduced picture.
    const stripes = Buffer.from(Array.from({ length: width * height }, (_, at) => (at % 4 < 2 ? 0 : 255)));
    const fine = await sharp(stripes, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer();
    const image = await uploaded(site.url, `Bearer ${account.access}`, fine, {
      filename: 'stripes.png',
      type: 'image/png',
    });
    await signIn(page, account, `/editor/${image.uid}`);
    await page.getByRole('tab', { name: 'Layers' }).click();
    await page.getByRole('button', { name: 'Original', exact: true }).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Flatten image' }).click();
    await expect(page.getByRole('button', { name: 'Flattened', exact: true })).toBeVisible();
    const flattened = await sharp((await exported(page, 'png')).bytes)
      .removeAlpha()
      .greyscale()
      .raw()
      .toBuffer();
    expect(flattened.equals(stripes)).toBe(true);
  });

  test('passes axe with each of its panels, on a desktop and on a phone', async ({ page }) => {
    await open(page);
    await expectAccessible(page);
    for (const tool of ['Brush', 'Filters', 'AI tools']) {
      await take(page, tool);
      // Moves the pointer off the tool, whose tooltip would be outside of every landmark.
      await page.getByRole('application').hover();
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      await expectAccessible(page);
    }
  });
});
