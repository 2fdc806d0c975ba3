import { expect, type Page } from '@playwright/test';
import { signIn } from '../../harness/person.ts';
import { somePhoto } from '../../harness/published.ts';
import { bearer } from '../../harness/client.ts';
import { answer } from './answers.ts';
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

/** Publishes two photos by REST; the comparison's uid. */
const published = async (page: Page, { account }: Stage): Promise<string> => {
  const photo = async () => ({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await somePhoto() });
  const made = await page.request.post('/api/images/comparisons/upload/', {
    headers: bearer(account),
    multipart: { original_image: await photo(), edited_image: await photo() },
  });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { uid: string }).uid;
};

export const COMPARISON_ROWS: readonly Row[] = [
  {
    sentence: 'Comparison upload messages are prefixed "Original image: " or "Edited image: ".',
    how: 'a text file for the original',
    text: 'Original image: Please select a valid image file (JPEG, PNG, GIF, or WebP).',
    quote: 'Original image: ',
    in: 'notice',
    provoke: async (page, stage) => {
      await open(page, stage);
      const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };
      await page.getByLabel('Original Image').setInputFiles(file);
    },
  },
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
  {
    sentence: 'Comparison: "Failed to load comparison".',
    how: 'its page, and the network is lost',
    text: 'Failed to load comparison',
    in: 'notice',
    provoke: async (page, stage) => {
      const uid = await published(page, stage);
      await answer(page, 'ComparisonView', (route) => route.abort('internetdisconnected'));
      await page.goto(`/comparison/${uid}`);
    },
  },
];
