import { expect, type Page } from '@playwright/test';
import { signIn } from '../../harness/person.ts';
import { pictureFile, type PersonsFile } from '../../harness/pictures.ts';
import type { Row } from './row.ts';
import type { Stage } from './stage.ts';

const openUpload = async (page: Page, { account }: Stage): Promise<void> => {
  await signIn(page, account);
  await page.goto('/upload');
  await expect(page.getByLabel('Choose images')).toBeAttached();
};

const chooseFile = async (page: Page, stage: Stage, file: PersonsFile): Promise<void> => {
  await openUpload(page, stage);
  await page.getByLabel('Choose images').setInputFiles([file]);
};

const send = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('button', { name: 'Upload', exact: true }).click();

const addUrl = async (page: Page, stage: Stage, url: string): Promise<void> => {
  await openUpload(page, stage);
  await page.getByRole('tab', { name: 'URL' }).click();
  await page.getByLabel('Image URL').fill(url);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
};

export const IMAGES_UPLOAD_ROWS: readonly Row[] = [
  {
    sentence:
      'Type must be image/jpeg, image/jpg, image/png, image/gif or image/webp, else "Please select a valid image file (JPEG, PNG, GIF, or WebP)."',
    how: 'a text is chosen on the upload screen',
    text: 'Please select a valid image file (JPEG, PNG, GIF, or WebP).',
    in: 'notice',
    provoke: (page, stage) =>
      chooseFile(page, stage, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('text') }),
  },
  {
    sentence: 'Size at most 10 MB, else "File size must be less than 10MB."',
    how: 'a file of 10485761 bytes is chosen on the upload screen',
    text: 'File size must be less than 10MB.',
    in: 'notice',
    provoke: (page, stage) =>
      chooseFile(page, stage, { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(10_485_761) }),
  },
  {
    sentence: 'Upload by URL must be non-empty ("Please enter a valid image URL").',
    how: 'Add without an address',
    text: 'Please enter a valid image URL',
    under: 'Image URL',
    provoke: (page, stage) => addUrl(page, stage, ''),
  },
  {
    sentence: 'Upload by URL: otherwise "Invalid image URL. Please check the URL and try again."',
    how: 'the address of a page is added',
    text: 'Invalid image URL. Please check the URL and try again.',
    under: 'Image URL',
    provoke: (page, stage) => addUrl(page, stage, 'https://example.com/page.html'),
  },
  {
    sentence: 'Upload by URL: otherwise "Invalid image URL. Please check the URL and try again."',
    how: 'an address within the server itself is uploaded',
    text: 'Invalid image URL. Please check the URL and try again.',
    in: 'notice',
    provoke: async (page, stage) => {
      await addUrl(page, stage, 'http://127.0.0.1/secret.png');
      await send(page);
    },
  },
  {
    sentence: 'Upload "Failed to upload image. Please check your connection and try again."',
    how: 'an upload while the browser is offline',
    text: 'Failed to upload image. Please check your connection and try again.',
    in: 'notice',
    provoke: async (page, stage) => {
      await chooseFile(page, stage, await pictureFile('offline.png'));
      await page.context().setOffline(true);
      await send(page);
    },
  },
  {
    sentence: 'Upload on the upload screen "Failed to upload image. Please try again."',
    how: 'an upload, and a wireless network answers with its own page',
    text: 'Failed to upload image. Please try again.',
    in: 'notice',
    provoke: async (page, stage) => {
      await chooseFile(page, stage, await pictureFile('foreign.png'));
      await page.route('**/graphql', (route) =>
        route.request().headers()['content-type']?.startsWith('multipart/') === true
          ? route.fulfill({ contentType: 'text/html', body: '<html>Sign in to this network</html>' })
          : route.fallback(),
      );
      await send(page);
    },
  },
  {
    sentence: 'Upload failure toast of the library: message or "Failed to upload files."',
    how: 'an upload from the library while the browser is offline',
    text: 'Failed to upload files.',
    in: 'toast',
    provoke: async (page, { account }) => {
      await signIn(page, account);
      await send(page);
      const dialog = page.getByRole('dialog', { name: 'Upload Images' });
      await dialog.getByLabel('Choose images').setInputFiles([await pictureFile('offline.png')]);
      await page.context().setOffline(true);
      await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    },
  },
  {
    sentence: 'Success toast: "Successfully uploaded {n} file(s)" (bottom-centre).',
    how: 'a picture is uploaded',
    text: 'Successfully uploaded 1 file(s)',
    quote: 'Successfully uploaded {n} file(s)',
    in: 'toast',
    provoke: async (page, stage) => {
      await chooseFile(page, stage, await pictureFile('good.png'));
      await send(page);
    },
  },
];
