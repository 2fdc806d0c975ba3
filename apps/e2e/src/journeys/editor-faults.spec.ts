import type { Page } from '@playwright/test';
import { graphqlData } from '../harness/client.ts';
import {
  difference,
  draw,
  openEditor,
  openMenu,
  savingOf,
  settleEditor,
  showOnlyDocument,
  shownPicture,
  SAVED,
} from '../harness/editor.ts';
import { holdBack } from '../harness/hold-back.ts';
import { onDesk } from '../harness/looks.ts';
import { fillLogin } from '../harness/person.ts';
import { newImage } from '../harness/published.ts';
import { accountOf, expect, test } from '../harness/site.ts';

/** The tolerated difference between two renderings of one document, whose edges may differ in single pixels. */
const ALIKE = 0.1;

onDesk('a document that cannot be saved', () => {
  const account = accountOf('fay');

  const photo = () => newImage(account, { filename: 'lamp.jpg', privacy: 'private' });

  const drawn = async (page: Page): Promise<Buffer> => {
    await draw(page, 'u', [100, 100], [300, 250]);
    await showOnlyDocument(page);
    return await shownPicture(page);
  };

  test('is stored in the browser when the session ends, and saved once the person has signed in again', async ({
    page,
  }) => {
    await openEditor(page, account, await photo());
    // On a busy machine the sign-in page could appear before the screenshot is taken, so the save waits for it.
    const letSave = await holdBack(page, 'SaveEditorDocument');
    const before = await drawn(page);
    await graphqlData(account.url, 'mutation { endOtherSessions }', {}, account.access);
    letSave();
    await expect(page.getByLabel('Username')).toBeVisible();
    await fillLogin(page, account);
    await expect(page.getByText('A change that had not been saved was restored.')).toBeVisible();
    await settleEditor(page);
    await expect(savingOf(page)).toHaveText(SAVED);
    await showOnlyDocument(page);
    expect(await difference(before, await shownPicture(page))).toBeLessThan(ALIKE);
  });

  test('of an image that was deleted in another tab can be saved as a copy', async ({ page }) => {
    const image = await photo();
    await openEditor(page, account, image);
    await graphqlData(
      account.url,
      'mutation ($uid: ID!) { deleteImage(uid: $uid) { uid } }',
      { uid: image.uid },
      account.access,
    );
    const before = await drawn(page);
    await expect(savingOf(page)).toHaveText('This image was deleted, 1 change kept here');
    await openMenu(page, 'Save as Copy…');
    await page.getByRole('button', { name: 'Save Copy' }).click();
    await page.getByRole('button', { name: 'Open Copy' }).click();
    await settleEditor(page);
    await showOnlyDocument(page);
    await expect.poll(async () => difference(before, await shownPicture(page))).toBeLessThan(ALIKE);
  });

  test('reports that the storage is full, and is saved with the next change once there is space', async ({
    page,
  }) => {
    await openEditor(page, account, await photo());
    const full = 'Your storage is full.';
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('SaveEditorDocument') !== true) {
        await route.continue();
        return;
      }
      const extensions = { code: 'STORAGE_QUOTA_EXCEEDED', details: {} };
      await route.fulfill({ json: { data: null, errors: [{ message: full, extensions }] } });
    });
    await draw(page, 'u', [100, 100], [300, 250]);
    await expect(savingOf(page)).toHaveText('Not saved, 1 change kept here');
    await expect(page.getByRole('alert').filter({ hasText: full })).toBeVisible();
    await page.unrouteAll();
    await draw(page, 'u', [350, 100], [500, 250]);
    await expect(savingOf(page)).toHaveText(SAVED);
  });
});
