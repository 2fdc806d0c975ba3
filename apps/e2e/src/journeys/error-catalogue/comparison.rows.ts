import { expect, type Page } from '@playwright/test';
import { signIn } from '../../harness/person.ts';
import { somePhoto } from '../../harness/published.ts';
import { bearer } from '../../harness/client.ts';
import { answer, answerWithForeignPage } from './answers.ts';
import type { Row } from './row.ts';
import type { Stage } from './stage.ts';

const TOO_LARGE = Buffer.alloc(10 * 1024 * 1024 + 1);

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
    sentence: 'Both images required, else "Please select both original and edited images".',
    how: 'the form is submitted before any picture is chosen',
    text: 'Please select both original and edited images',
    in: 'notice',
    provoke: async (page, stage) => {
      await open(page, stage);
      await page.getByRole('form', { name: 'New comparison' }).evaluate((form: HTMLFormElement) => {
        form.requestSubmit();
      });
    },
  },
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
    how: 'a file of one byte more than 10 MB for the edited picture',
    text: 'Edited image: File size must be less than 10MB.',
    quote: 'Edited image: ',
    in: 'notice',
    provoke: async (page, stage) => {
      await open(page, stage);
      const file = { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: TOO_LARGE };
      await page.getByLabel('Edited Image').setInputFiles(file);
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
    sentence: 'Comparison upload "Failed to upload comparison. Please check your connection and try again."',
    how: 'the network is lost before the form is sent',
    text: 'Failed to upload comparison. Please check your connection and try again.',
    in: 'notice',
    provoke: async (page, stage) => {
      await open(page, stage);
      await choose(page);
      await page.context().setOffline(true);
      await send(page);
    },
  },
  {
    sentence: 'Comparison upload, screen fallback "Failed to upload comparison" when no message.',
    how: 'the form is sent, and a wireless network answers with its own page',
    text: 'Failed to upload comparison',
    in: 'notice',
    provoke: async (page, stage) => {
      await open(page, stage);
      await choose(page);
      await page.route('**/graphql', (route) =>
        route.request().postData()?.includes('UploadComparison') === true
          ? route.fulfill({ contentType: 'text/html', body: '<html>Sign in to this network</html>' })
          : route.fallback(),
      );
      await send(page);
    },
  },
  {
    sentence: 'Success toast: "Comparison uploaded successfully!".',
    how: 'two photos are sent',
    text: 'Comparison uploaded successfully!',
    in: 'toast',
    provoke: async (page, stage) => {
      await open(page, stage);
      await choose(page);
      await send(page);
    },
  },
  {
    sentence: 'Comparison load "Failed to load comparison details."',
    how: 'its page while a wireless network answers with its own',
    text: 'Failed to load comparison details.',
    in: 'notice',
    provoke: async (page, stage) => {
      const uid = await published(page, stage);
      await answerWithForeignPage(page, 'ComparisonView');
      await page.goto(`/comparison/${uid}`);
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
  {
    sentence: 'Comparison: "Failed to load comparison".',
    how: 'one of its two pictures does not arrive',
    text: 'Failed to load comparison',
    in: 'notice',
    provoke: async (page, stage) => {
      const uid = await published(page, stage);
      let asked = 0;
      await page.route('**/i/**', (route) => ((asked += 1) === 1 ? route.abort() : route.continue()));
      await page.goto(`/comparison/${uid}`);
    },
  },
  {
    sentence: 'Comparison: "Invalid comparison ID".',
    how: 'an address that cannot be a comparison’s',
    text: 'Invalid comparison ID',
    in: 'notice',
    provoke: (page) => page.goto('/comparison/not%20an%20id'),
  },
  {
    sentence: 'Comparison: "Comparison not found".',
    how: 'the address of one that was deleted',
    text: 'Comparison not found',
    provoke: async (page, stage) => {
      const uid = await published(page, stage);
      await page.request.delete(`/api/images/comparisons/${uid}/`, { headers: bearer(stage.account) });
      await page.goto(`/comparison/${uid}`);
    },
  },
];
