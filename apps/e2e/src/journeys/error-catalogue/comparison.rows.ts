import type { Page } from '@playwright/test';
import { signIn } from '../../harness/person.ts';
import { somePhoto } from '../../harness/published.ts';
import type { Row } from './row.ts';
import type { Stage } from './stage.ts';

const open = async (page: Page, { account }: Stage): Promise<void> => {
  await signIn(page, account);
  await page.goto('/comparison/upload');
  await page.getByLabel('Original Image').waitFor();
};

const choose = async (page: Page): Promise<void> => {
  for (const name of ['Original Image', 'Edited Image']) {
    const buffer = await somePhoto();
    await page.getByLabel(name).setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  }
};

const send = (page: Page): Promise<void> => page.getByRole('button', { name: 'Upload Comparison' }).click();

export const COMPARISON_ROWS: readonly Row[] = [
  {
    sentence: 'Comparison upload messages are prefixed "Original image: " or "Edited image: ".',
    how: 'a text file called photo.jpg for the edited picture, which the server sees through',
    text: 'Edited image: Please select a valid image file (JPEG, PNG, GIF, or WebP).',
    quote: 'Edited image: ',
    in: 'notice',
    provoke: async (page, stage) => {
      await open(page, stage);
      await choose(page);
      await page.getByRole('button', { name: 'Remove edited image' }).click();
      const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('notes') };
      await page.getByLabel('Edited Image').setInputFiles(file);
      await send(page);
    },
  },
];
