import { expect, type Locator, type Page } from '@playwright/test';
import { makeJpeg, makePng } from '@safelight/test-pictures';
import { uploaded, type Account, type RestImage } from './client.ts';

/** A file as a page receives it. */
export interface PersonsFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

let seed = 0;

/** A small picture that no other test uploads; PNG or JPEG according to the extension. */
export const pictureFile = async (name: string, side = 64): Promise<PersonsFile> => {
  seed += 1;
  const options = { width: side + seed, height: side, seed: seed + (Date.now() % 100_000) };
  return name.endsWith('.png')
    ? { name, mimeType: 'image/png', buffer: await makePng(options) }
    : { name, mimeType: 'image/jpeg', buffer: await makeJpeg(options) };
};

/** Uploads small pictures to the person's library, in this order. */
export const stock = async (
  account: Account,
  names: readonly string[],
  privacy = 'public',
): Promise<readonly RestImage[]> => {
  const images: RestImage[] = [];
  for (const name of names) {
    const { mimeType, buffer } = await pictureFile(name);
    const options = { filename: name, type: mimeType, privacy };
    images.push(await uploaded(account.url, `Bearer ${account.access}`, buffer, options));
  }
  return images;
};

/** The cards, or rows, of the library. */
export const cards = (page: Page): Locator =>
  page.getByRole('list', { name: 'Images' }).getByRole('listitem');

/** The card of the picture with this title. */
export const card = (page: Page, title: string): Locator =>
  cards(page).filter({ has: page.getByText(title, { exact: true }) });

/** Expects exactly these titles in the library, in this order. */
export const expectTitles = async (page: Page, titles: readonly string[]): Promise<void> => {
  await expect(cards(page).locator('.title')).toHaveText([...titles]);
};

/** The row of a picture that is about to be uploaded. */
export const pending = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Images to upload' }).getByRole('listitem', { name, exact: true });

/** Dispatches a drop or paste event with files on `target`. */
export const give = async (
  target: Locator,
  how: 'drop' | 'paste',
  files: readonly PersonsFile[],
): Promise<void> => {
  const sent = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString('base64'),
  }));
  await target.evaluate(
    (element, [kind, all]) => {
      const dataTransfer = new DataTransfer();
      for (const { name, mimeType, base64 } of all) {
        const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
        dataTransfer.items.add(new File([bytes], name, { type: mimeType }));
      }
      const shared = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...shared, clipboardData: dataTransfer })
          : new DragEvent('drop', { ...shared, dataTransfer }),
      );
    },
    [how, sent] as const,
  );
};
