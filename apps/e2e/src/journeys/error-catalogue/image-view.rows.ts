import { expect, type Page } from '@playwright/test';
import { signIn } from '../../harness/person.ts';
import { newImage } from '../../harness/published.ts';
import { bearer, signUp } from '../../harness/client.ts';
import type { Row } from './row.ts';
import type { Stage } from './stage.ts';

/** Opens the page of a public image; returns its uid. */
const openImage = async (page: Page, { account }: Stage): Promise<string> => {
  const { uid } = await newImage(account, { filename: 'harbour.jpg', privacy: 'public' });
  await page.goto(`/image/${uid}`);
  await page.getByRole('link', { name: 'Download' }).waitFor();
  return uid;
};

export const IMAGE_VIEW_ROWS: readonly Row[] = [
  {
    sentence: 'Private fetch "This image is private or not accessible."',
    how: 'a signed-in person opens the page of somebody else’s private image',
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
    how: 'a stranger opens the page of a private image',
    text: 'This image is not publicly available or does not exist.',
    provoke: async (page, { account }) => {
      const { uid } = await newImage(account, { filename: 'secret.jpg', privacy: 'private' });
      await page.goto(`/image/${uid}`);
    },
  },
  {
    sentence: 'Image view: "Download not available for this image".',
    how: 'Download, after its owner has deleted the image',
    text: 'Download not available for this image',
    in: 'toast',
    provoke: async (page, stage) => {
      const uid = await openImage(page, stage);
      const deleted = await page.request.delete(`/api/images/${uid}/`, { headers: bearer(stage.account) });
      expect(deleted.status()).toBe(204);
      await page.getByRole('link', { name: 'Download' }).click();
    },
  },
];
