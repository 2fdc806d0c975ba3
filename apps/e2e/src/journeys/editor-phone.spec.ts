import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { graphqlData, type RestImage } from '../harness/client.ts';
import { exported, savingOf, stageOf, SAVED } from '../harness/editor.ts';
import { fingersOn } from '../harness/fingers.ts';
import { newImage, versionsOf } from '../harness/published.ts';
import { signIn } from '../harness/person.ts';
import { accountOf, expect, test } from '../harness/site.ts';

const EDIT_MS = 120_000;

test.use({
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 844 },
  reducedMotion: 'reduce',
  colorScheme: 'light',
});

interface SavedLayer {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly parentId: string | null;
  readonly blend: string;
}

/**
 * The visible controls that are too small for a thumb or leave the window at a side, and the fields whose font is so small
 * that a phone zooms the page when they get the focus.
 */
const unfit = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLInputElement>(
        ':is(button, input, select, textarea):not([aria-hidden], :disabled)',
      ),
    ].map((element) => {
      const target = element.closest('.MuiSlider-root, .MuiSwitch-root, .number-field, label') ?? element;
      const name = element.ariaLabel ?? element.labels?.[0]?.innerText ?? element.innerText;
      return { element, name, box: target.getBoundingClientRect() };
    });
    const isTyped = (element: HTMLInputElement): boolean =>
      element.matches(
        'select, textarea, input:not([type="range"], [type="checkbox"], [type="radio"], [type="color"])',
      );
    return controls
      .filter(({ box }) => box.width > 1 && box.height > 1)
      .flatMap(({ element, name, box }) => [
        ...(Math.min(box.width, box.height) < 43.5
          ? [`${name} is ${box.width.toFixed()} × ${box.height.toFixed()} px`]
          : []),
        ...(isTyped(element) && Number.parseFloat(getComputedStyle(element).fontSize) < 16
          ? [`${name} has small letters`]
          : []),
        ...(element.closest('header') !== null && (box.left < 0 || box.right > innerWidth + 0.5)
          ? [`${name} leaves the window`]
          : []),
      ]);
  });

test.describe('the editor on a phone', () => {
  test.describe.configure({ mode: 'serial' });
  const account = accountOf('phoebe');
  let image: RestImage;
  test.beforeAll(async () => {
    image = await newImage(account, { filename: 'lamp.jpg', privacy: 'private' });
  });

  const open = async (page: Page): Promise<void> => {
    await signIn(page, account, `/editor/${image.uid}`);
    await expect(stageOf(page)).toBeVisible();
    await expect(savingOf(page)).toHaveText(SAVED);
  };

  const take = async (page: Page, name: string): Promise<void> => {
    const tool = page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name, exact: true });
    await tool.scrollIntoViewIfNeeded();
    await tool.tap();
  };

  const savedLayers = async (page: Page): Promise<readonly SavedLayer[]> => {
    await expect(savingOf(page)).toHaveText(SAVED);
    const { editorDocument } = await graphqlData<{ editorDocument: { json: string } }>(
      account.url,
      'query ($uid: ID!) { editorDocument(imageUid: $uid) { json } }',
      { uid: image.uid },
      account.access,
    );
    return (JSON.parse(editorDocument.json) as { layers: SavedLayer[] }).layers;
  };

  /** True when a control is completely inside the window. */
  const isInSight = async (control: Locator): Promise<boolean> => {
    const box = await control.boundingBox();
    const bars = await control.page().getByRole('toolbar', { name: 'Tools' }).boundingBox();
    return box !== null && bars !== null && box.y >= 0 && box.y + box.height <= bars.y;
  };

  test('lets a person place, blend, reorder and group layers with fingers, and export and publish them', async ({
    page,
  }) => {
    await open(page);
    for (const shape of ['Rectangle', 'Star']) {
      await take(page, shape);
      await page.getByRole('button', { name: `Add ${shape}` }).tap();
    }
    await take(page, 'Select');
    await page.getByRole('button', { name: 'Show Layers and properties' }).tap();
    await page.getByRole('tab', { name: 'Layers' }).tap();
    const list = page.getByRole('list', { name: 'Layers' });
    const actions = page.getByRole('toolbar', { name: 'Layer actions' });
    await list.getByRole('button', { name: 'Star', exact: true }).tap();
    await page.getByRole('tabpanel', { name: 'Layers' }).getByLabel('Blend mode').selectOption('multiply');
    await actions.getByRole('button', { name: 'Move down' }).tap();
    await expect
      .poll(async () => (await savedLayers(page)).map(({ name, blend }) => [name, blend]))
      .toEqual([
        ['Original', 'normal'],
        ['Star', 'multiply'],
        ['Rectangle', 'normal'],
      ]);

    // A drag around both layers selects them: on the locked original it draws a marquee instead of moving it.
    const canvas = (await stageOf(page).boundingBox())!;
    const fingers = await fingersOn(page);
    const [from, to] = [
      { x: canvas.x + 6, y: canvas.y + 6 },
      { x: canvas.x + canvas.width - 6, y: canvas.y + canvas.height - 6 },
    ];
    await fingers.touch(from);
    for (const share of [0.25, 0.5, 0.75, 1]) {
      await fingers.touch({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    }
    await fingers.lift();
    for (const name of ['Star', 'Rectangle']) {
      await expect(list.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
    }
    const isGrouped = async (): Promise<boolean> =>
      (await savedLayers(page)).some(({ type }) => type === 'group');
    // Chromium sometimes turns a tap that follows a swipe at once into no click, so it is repeated.
    await expect(async () => {
      if (!(await isGrouped())) await actions.getByRole('button', { name: 'Group' }).tap();
      await expect.poll(isGrouped, { timeout: 5_000 }).toBe(true);
    }).toPass();
    const layers = await savedLayers(page);
    const group = layers.find(({ type }) => type === 'group');
    expect(layers.filter(({ parentId }) => parentId === group?.id).map(({ name }) => name)).toEqual([
      'Star',
      'Rectangle',
    ]);

    const png = await exported(page, 'png');
    const { width, height } = await sharp(png.bytes).metadata();
    expect({ width, height }).toEqual({ width: image.width, height: image.height });
    await page.getByRole('button', { name: 'Save', exact: true }).tap();
    await expect(page.getByText('Image saved successfully!')).toBeVisible();
    expect(await versionsOf(account, image.uid)).toHaveLength(2);
  });

  test('has controls for a thumb, upright and on its side, and cannot be reloaded by a pull', async ({
    page,
  }) => {
    await open(page);
    const tools = page.getByRole('toolbar', { name: 'Tools' }).getByRole('button');
    const names = await tools.evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel ?? ''));
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) {
      await take(page, name);
      await expect.poll(() => unfit(page), name).toEqual([]);
    }
    await page.getByRole('button', { name: 'Show AI tools' }).tap();
    for (const tab of ['Layers', 'Properties']) {
      await page.getByRole('tab', { name: tab }).tap();
      await expect.poll(() => unfit(page), tab).toEqual([]);
    }
    for (const [width, height] of [
      [320, 568],
      [844, 390],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height });
      await take(page, 'Filters');
      // The role is that of a hidden field inside of the thumb.
      const thumb = page.getByRole('slider', { name: 'Brightness' }).locator('..');
      await expect(thumb).toBeInViewport({ ratio: 1 });
      await expect.poll(() => unfit(page), `${String(width)} px`).toEqual([]);
    }
    await expect(page.locator('html')).toHaveCSS('overscroll-behavior', 'none');
    await expect(page.locator('html')).toHaveCSS('touch-action', 'manipulation');
  });

  test('lets a person describe an edit without scrolling, and publish its comparison', async ({ page }) => {
    await open(page);
    await take(page, 'AI tools');
    const prompt = page.getByLabel('Describe your edit');
    const generate = page.getByRole('button', { name: 'Generate Edit' });
    await expect(prompt).toBeVisible();
    expect([await isInSight(prompt), await isInSight(generate)]).toEqual([true, true]);
    await prompt.fill('make it black and white');
    await generate.tap();
    const strip = page.getByRole('region', { name: 'AI results' });
    await expect(strip.getByRole('button', { name: /Version/ })).toBeVisible({ timeout: EDIT_MS });
    // With the Compare button the top bar is at its fullest.
    await expect(page.getByRole('button', { name: 'Compare' })).toBeVisible();
    for (const width of [320, 344, 360, 375, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByRole('button', { name: 'Close editor' })).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('button', { name: 'Compare' }).tap();
    const compare = page.getByRole('region', { name: 'Compare' });
    const publish = compare.getByRole('button', { name: 'Save and Publish Comparison' });
    expect(await isInSight(publish)).toBe(true);
    // The sheet leaves room for the pictures.
    const edited = compare.getByRole('img', { name: /^AI edit of / });
    expect((await edited.boundingBox())?.width).toBeGreaterThan(300);
    await publish.tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish Comparison' }).tap();
    await page.getByRole('button', { name: 'View', exact: true }).tap();
    await expect(page).toHaveURL(/\/comparison\/[\w-]+$/);
  });
});
