import { expect, type Page } from '@playwright/test';
import { bearer, signUp } from '../../harness/client.ts';
import { signIn } from '../../harness/person.ts';
import { newImage, somePhoto } from '../../harness/published.ts';
import type { Row } from './row.ts';
import type { Stage } from './stage.ts';

const openUpload = async (page: Page, { account }: Stage): Promise<void> => {
  await signIn(page, account);
  await page.goto('/upload');
  await expect(page.getByLabel('Choose images')).toBeAttached();
};

const sendUpload = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('button', { name: 'Upload', exact: true }).click();

const addUrl = async (page: Page, stage: Stage, url: string): Promise<void> => {
  await openUpload(page, stage);
  await page.getByRole('tab', { name: 'URL' }).click();
  await page.getByLabel('Image URL').fill(url);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
};

/** Opens the page of a public image; returns its uid. */
const openImage = async (page: Page, { account }: Stage): Promise<string> => {
  const { uid } = await newImage(account, { filename: 'harbour.jpg', privacy: 'public' });
  await page.goto(`/image/${uid}`);
  await page.getByRole('link', { name: 'Download' }).waitFor();
  return uid;
};

const openComparison = async (page: Page, { account }: Stage): Promise<void> => {
  await signIn(page, account);
  await page.goto('/comparison/upload');
  await page.getByLabel('Original Image').waitFor();
};

const chooseBoth = async (page: Page): Promise<void> => {
  for (const name of ['Original Image', 'Edited Image']) {
    const buffer = await somePhoto();
    await page.getByLabel(name).setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  }
};

const sendComparison = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Upload Comparison' }).click();

/** The rows about uploads, images and comparisons. */
export const PICTURE_ROWS: readonly Row[] = [
  {
    sentence: 'Upload by URL: otherwise "Invalid image URL. Please check the URL and try again."',
    how: 'when the address to upload from is in the server itself',
    text: 'Invalid image URL. Please check the URL and try again.',
    in: 'notice',
    provoke: async (page, stage) => {
      await addUrl(page, stage, 'http://127.0.0.1/secret.png');
      await sendUpload(page);
    },
  },
  {
    sentence: 'Private fetch "This image is private or not accessible."',
    how: 'when a signed-in person opens the page of somebody else’s private image',
    text: 'This image is private or not accessible.',
    provoke: async (page, stage) => {
      const { url, dataDir } = stage.server;
      const other = await signUp(url, dataDir, 'lee');
      const { uid } = await newImage(other, { filename: 'secret.jpg', privacy: 'private' });
      await signIn(page, stage.account);
      await page.goto(`/image/${uid}`);
    },
  },
  {
    sentence: 'Public fetch "This image is not publicly available or does not exist."',
    how: 'when a stranger opens the page of a private image',
    text: 'This image is not publicly available or does not exist.',
    provoke: async (page, { account }) => {
      const { uid } = await newImage(account, { filename: 'secret.jpg', privacy: 'private' });
      await page.goto(`/image/${uid}`);
    },
  },
  {
    sentence: 'Image view: "Download not available for this image".',
    how: 'when Download is pressed after the owner has deleted the image',
    text: 'Download not available for this image',
    in: 'toast',
    provoke: async (page, stage) => {
      const uid = await openImage(page, stage);
      const deleted = await page.request.delete(`/api/images/${uid}/`, { headers: bearer(stage.account) });
      expect(deleted.status()).toBe(204);
      await page.getByRole('link', { name: 'Download' }).click();
    },
  },
  {
    sentence: 'Comparison upload messages are prefixed "Original image: " or "Edited image: ".',
    how: 'when the edited picture is a text file called photo.jpg',
    text: 'Edited image: Please select a valid image file (JPEG, PNG, GIF, or WebP).',
    quote: 'Edited image: ',
    in: 'notice',
    provoke: async (page, stage) => {
      await openComparison(page, stage);
      await chooseBoth(page);
      await page.getByRole('button', { name: 'Remove edited image' }).click();
      const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('notes') };
      await page.getByLabel('Edited Image').setInputFiles(file);
      await sendComparison(page);
    },
  },
];
