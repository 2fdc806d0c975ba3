import type { BrowserContext, Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Account, RestImage } from './client.ts';
import { signIn } from './person.ts';
import { expect } from './site.ts';

/** The size in pixels of the picture that journeys of the editor open: it fits a desktop's stage at 100 %. */
export const PHOTO = { width: 600, height: 400 } as const;

export const stageOf = (page: Page): Locator => page.getByRole('application');

export const savingOf = (page: Page): Locator => page.getByRole('status', { name: 'Saving', exact: true });

/** The saving status once the server has stored everything, whether or not the image shows it. */
export const SAVED = /^(?:Saved|Draft saved)$/;

/** Waits until the canvas shows the pictures. Before they are loaded it is a checkerboard, with a message in its middle. */
const untilPainted = async (page: Page): Promise<void> => {
  await expect(page.getByText('Loading image...')).toHaveCount(0);
  await page.evaluate(
    () =>
      new Promise<void>((painted) => {
        requestAnimationFrame(() => requestAnimationFrame(() => painted()));
      }),
  );
};

/** Opens the editor of an image at 100 %, aligned with whole pixels. */
export const openEditor = async (
  page: Page,
  account: Account,
  { uid }: Pick<RestImage, 'uid'>,
): Promise<void> => {
  await signIn(page, account, `/editor/${uid}`);
  await settleEditor(page);
};

/**
 * Waits for the editor on a page that is already at its address, and shows it at 100 %, aligned with whole
 * pixels.
 */
export const settleEditor = async (page: Page): Promise<void> => {
  const box = async () => {
    const found = await stageOf(page).boundingBox();
    if (found === null) throw new Error('the stage is not there');
    return found;
  };
  await expect(stageOf(page)).toBeVisible();
  const { width, height } = await box();
  const size = page.viewportSize();
  if (size !== null && (width % 2 !== 0 || height % 2 !== 0)) {
    await page.setViewportSize({ width: size.width - (width % 2), height: size.height - (height % 2) });
  }
  await stageOf(page).press('0');
  await untilPainted(page);
};

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A PNG of the picture as the stage shows it, in the picture's own size. */
export const shownPicture = async (page: Page, { width, height }: Size = PHOTO): Promise<Buffer> => {
  const box = await stageOf(page).boundingBox();
  if (box === null) throw new Error('the stage is not there');
  const clip = { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
  return await page.screenshot({ clip, animations: 'disabled' });
};

/** Clears the selection and moves the pointer away, so that only the document is visible. */
export const showOnlyDocument = async (page: Page): Promise<void> => {
  await stageOf(page).press('v');
  await stageOf(page).press('Control+d');
  await page.mouse.move(2, 2);
  await stageOf(page).evaluate((stage: HTMLElement) => {
    stage.blur();
  });
};

/** Draws a shape with the tool of a keyboard shortcut, between two points of the picture. */
export const draw = async (
  page: Page,
  key: string,
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
): Promise<void> => {
  const box = await stageOf(page).boundingBox();
  if (box === null) throw new Error('the stage is not there');
  const at = ([x, y]: readonly [number, number]): [number, number] => [
    box.x + (box.width - PHOTO.width) / 2 + x,
    box.y + (box.height - PHOTO.height) / 2 + y,
  ];
  await stageOf(page).press(key);
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]), { steps: 4 });
  await page.mouse.move(...at(to), { steps: 4 });
  await page.mouse.up();
};

/** The mean difference between the channels of two pictures of the same size on white, 0 to 255. */
export const difference = async (a: Buffer, b: Buffer): Promise<number> => {
  const pixels = async (picture: Buffer) =>
    await sharp(picture)
      .flatten({ background: '#ffffff' })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer();
  const [one, other] = [await pixels(a), await pixels(b)];
  if (one.length !== other.length) return 255;
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
};

/** Opens the same editor in another tab of the same browser. */
export const anotherTab = async (context: BrowserContext, page: Page): Promise<Page> => {
  const tab = await context.newPage();
  await tab.setViewportSize(page.viewportSize() ?? { width: 1280, height: 900 });
  await tab.goto(page.url(), { waitUntil: 'domcontentloaded' });
  await settleEditor(tab);
  return tab;
};

/** Selects an item of the menu next to Save. */
export const openMenu = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

interface ExportedFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly path: string;
}

/** Exports the document at one pixel per pixel of the canvas. */
export const exported = async (page: Page, format: string): Promise<ExportedFile> => {
  await openMenu(page, 'Export…');
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByLabel('Format').selectOption(format);
  if (format !== 'psd') await dialog.getByLabel('Size').selectOption('1');
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  const download = await coming;
  const path = await download.path();
  await dialog.getByRole('button', { name: 'Close' }).click();
  return { name: download.suggestedFilename(), bytes: await readFile(path), path };
};
