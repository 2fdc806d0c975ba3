import type { Page } from '@playwright/test';
import { DEFAULT_SUGGESTIONS, NEEDS_OTHER_PICTURE } from '@safelight/rules';
import { photoNamed } from '@safelight/test-pictures';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../harness/accessible.ts';
import { bearer, credits, uploaded } from '../harness/client.ts';
import { onDesk } from '../harness/looks.ts';
import { signIn } from '../harness/person.ts';
import { accountOf, expect, site, test } from '../harness/site.ts';

const EDIT_MS = 120_000;
const PHOTOS = [photoNamed('chelsea'), photoNamed('coffee')];

onDesk('a person who edits pictures with AI', () => {
  const account = accountOf('ai');
  let uid: string;

  test.beforeAll(async () => {
    const { Authorization } = bearer(account);
    for (const { path, name } of PHOTOS) {
      const type = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
      uid = (await uploaded(site.url, Authorization, await readFile(path), { filename: name, type })).uid;
    }
  });

  const results = (page: Page) => page.getByRole('region', { name: 'AI edits' });

  test('describes an edit, compares and keeps the result, then tries again and discards the second result', async ({
    page,
  }) => {
    await signIn(page, account, `/image/${uid}`);
    await expect(results(page)).toContainText('No AI edits yet');
    const chips = page.getByRole('group', { name: 'Quick Prompts' }).getByRole('button');
    await expect(chips).toHaveText([...DEFAULT_SUGGESTIONS]);
    await page.getByLabel('Describe your edit').focus();
    await expect(chips).toHaveCount(9);
    await expectAccessible(page);

    await page.getByLabel('Describe your edit').fill('make it black and white');
    await page.getByRole('button', { name: 'Generate Edit' }).click();
    await expect(page.getByText('AI Magic in Progress')).toBeVisible();
    await expect(results(page)).toContainText(/Version 2[\d,]+ ms/, { timeout: EDIT_MS });
    await expect(page.getByRole('slider', { name: 'Compare before and after' })).toBeVisible();
    await expect(page.getByText('99 credits left')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await expect(page.getByRole('button', { name: /Version 2.*in use/ })).toBeVisible();
    await page.getByRole('button', { name: 'Try Again', exact: true }).click();
    await expect(results(page)).toContainText('Version 3', { timeout: EDIT_MS });
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await page.getByRole('button', { name: 'Delete Version' }).click();
    await expect(results(page)).not.toContainText('Version 3');
    expect(await credits(account)).toBe(98);
    await results(page).getByRole('button', { name: 'Clear All' }).click();
    await expect(results(page)).toContainText('No AI edits yet');
    await expect(page.getByRole('region', { name: 'Versions' })).toContainText('Version 2');
  });

  test('takes back an edit that is not what was asked for, whose credit returns', async ({ page }) => {
    await signIn(page, account, `/image/${uid}`);
    const prompt = page.getByLabel('Describe your edit');
    await prompt.fill('make it brighter');
    await page.getByRole('button', { name: 'Generate Edit' }).click();
    await expect(results(page)).toContainText('Version 4', { timeout: EDIT_MS });
    await expect(page.getByText('97 credits left')).toBeVisible();
    await page.getByRole('button', { name: 'Not What I Asked For' }).click();
    const dialog = page.getByRole('dialog', { name: 'Not what you asked for?' });
    await expect(dialog).toContainText('5 are left.');
    await expectAccessible(page);

    await dialog.getByRole('button', { name: 'Take Back' }).click();
    const toast = page.getByText('Version 4 is deleted and your credit is back. You see version 2 again.');
    await expect(toast).toBeVisible();
    await expect(page.getByText('98 credits left')).toBeVisible();
    await expect(prompt).toBeFocused();
    await expect(page.getByRole('region', { name: 'Versions' })).not.toContainText('Version 4');
    await page.reload();
    await expect(results(page)).toContainText('Version 2');
    await expect(results(page)).not.toContainText('Version 4');
  });

  test('reads what an edit would do before it costs anything, sends an impossible one all the same, and is not charged', async ({
    page,
  }) => {
    await signIn(page, account, `/image/${uid}`);
    const form = page.getByRole('form', { name: 'Edit with AI' });
    const prompt = page.getByLabel('Describe your edit');
    await prompt.fill('make it vintage and add a hat');
    await expect(form).toContainText('Will do: Vintage');
    await expect(form).toContainText('Won’t do: “add a hat”');
    await expectAccessible(page);

    await prompt.fill('put a unicorn on the table');
    await page.keyboard.press('Control+Enter');
    await expect(form).toContainText('The built-in editor cannot do this: “put a unicorn on the table”.');
    const anyway = form.getByRole('button', { name: 'Try Anyway' });
    await expect(anyway).toBeFocused();
    await expect(page.getByText('98 credits left')).toBeVisible();
    await expect(page.getByText('AI Magic in Progress')).toHaveCount(0);
    await expectAccessible(page);

    await anyway.click();
    const box = form.getByRole('alert');
    await expect(box).toContainText('The built-in editor cannot do this', { timeout: EDIT_MS });
    await expect(box).toContainText('Your credit is back.');
    await page.getByRole('group', { name: 'What can be done' }).getByRole('button').first().click();
    await expect(prompt).not.toHaveValue('put a unicorn on the table');
    await expect(form).toContainText('Will do: ');
    await expect(page.getByText('98 credits left')).toBeVisible();
    await expectAccessible(page);
  });

  test('edits several pictures at once after seeing the cost, and finds the edits in the credit history', async ({
    page,
  }) => {
    await signIn(page, account);
    for (const { name } of PHOTOS) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page
      .getByRole('toolbar', { name: 'Selected images' })
      .getByRole('button', { name: 'Edit with AI' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Edit the selected images with AI' });
    await expect(dialog).toContainText('2 images, 2 credits. You have 98 credits.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Make it vintage' }).click();
    await dialog.getByRole('button', { name: 'Generate 2 images' }).click();
    const list = dialog.getByRole('list', { name: 'Edits' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(list.getByText('Done')).toHaveCount(2, { timeout: EDIT_MS });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).click();

    await page.goto(`${site.url}/profile`);
    const history = page.getByRole('region', { name: 'Credit history' });
    await expect(history).toContainText('Balance: 96 credits');
    await expect(history.getByRole('row', { name: /Edit: Make it vintage/ })).toHaveCount(2);
    await expect(history).toContainText('Edit failed');
    await expect(history).toContainText('Edit taken back');
    await expectAccessible(page);
  });

  test('puts a picture beside another one that is uploaded for the edit', async ({ page }) => {
    await signIn(page, account, `/image/${uid}`);
    const form = page.getByRole('form', { name: 'Edit with AI' });
    await page.getByLabel('Describe your edit').fill('Put it side by side with my other picture');
    await expect(form).toContainText(NEEDS_OTHER_PICTURE);
    await expect(form.getByRole('button', { name: 'Try Anyway' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByLabel('Describe your edit').press('Control+Enter');
    await expect(form.getByRole('button', { name: 'Add Another Image' })).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Choose Another Image' });
    await expect(dialog.getByRole('button', { name: 'chelsea.png' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Image to upload').setInputFiles(photoNamed('astronaut').path);
    await expect(dialog).toHaveCount(0);
    await expect(form.getByRole('group', { name: 'Other image' })).toContainText('astronaut');
    await expect(form.getByRole('button', { name: 'Change' })).toBeFocused();
    await expect(form).toContainText('Will do: Side by side');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Generate Edit' }).click();
    await expect(page.getByRole('button', { name: 'Keep', exact: true })).toBeVisible({ timeout: EDIT_MS });
    await expect(page.getByText('95 credits left')).toBeVisible();
  });
});
