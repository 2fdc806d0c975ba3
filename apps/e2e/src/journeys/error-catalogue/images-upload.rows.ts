import { expect, type Page } from '@playwright/test';
import { signIn } from '../../harness/person.ts';
import type { Row } from './row.ts';
import type { Stage } from './stage.ts';

const openUpload = async (page: Page, { account }: Stage): Promise<void> => {
  await signIn(page, account);
  await page.goto('/upload');
  await expect(page.getByLabel('Choose images')).toBeAttached();
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
];
