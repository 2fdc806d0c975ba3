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
