import { photoNamed } from '@safelight/test-pictures';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../harness/accessible.ts';
import { bearer, createApiKey, signUp, uploaded } from '../harness/client.ts';
import { onDesk } from '../harness/looks.ts';
import { linkIn, mailTo } from '../harness/outbox.ts';
import { openUserMenu, signIn } from '../harness/person.ts';
import { accountOf, expect, site, test } from '../harness/site.ts';

const photo = photoNamed('coffee');

onDesk('a person on their profile page', () => {
  const account = accountOf('ada');

  test.beforeAll(async () => {
    const { Authorization } = bearer(account);
    const bytes = await readFile(photo.path);
    await uploaded(site.url, Authorization, bytes, { filename: photo.name, type: 'image/png' });
    await createApiKey(account, 'Blog engine');
  });

  test('sees the statistics, plan and activity of the account, and opens a picture from the activity', async ({
    page,
  }) => {
    await signIn(page, account, '/profile');
    const statistics = page.getByRole('region', { name: 'Statistics' });
    await expect(statistics).toContainText('Images1');
    await expect(statistics).toContainText('API keys1');
    await expect(statistics).toContainText('of 1 GB');
    await expect(page.getByRole('region', { name: 'Current plan' })).toContainText('100 credits left');
    await expect(page.getByRole('table', { name: 'Credit history' })).toContainText('+100');
    const activity = page.getByRole('list', { name: 'Recent activity' });
    await expect(activity).toContainText('Created the API key: Blog engine');
    await expectAccessible(page);
    await activity.getByRole('link', { name: photo.name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(photo.name);
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL(`${site.url}/settings#privacy`);
    await expect(page.getByRole('region', { name: 'Privacy' })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Privacy' })).toBeInViewport();
  });

  test('edits the profile, cancels, edits it again and saves it; the new name appears everywhere at once', async ({
    page,
  }) => {
    await signIn(page, account, '/profile');
    const edit = page.getByRole('button', { name: 'Edit Profile' });
    const form = page.getByRole('form', { name: 'Edit profile' });
    await edit.click();
    await expect(form.getByLabel('Name')).toBeFocused();
    const before = await form.getByLabel('Name').inputValue();
    await form.getByLabel('Name').fill('Nobody');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(edit).toBeFocused();
    await edit.click();
    await expect(form.getByLabel('Name')).toHaveValue(before);
    await form.getByLabel('Name').fill('Ada Lovelace');
    await form.getByLabel('Email').fill('ada@');
    await form.getByLabel('Bio').fill('First programmer.\nSecond to none.');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByLabel('Email')).toBeFocused();
    await expectAccessible(page);
    await form.getByLabel('Email').fill(`${account.username}@example.com`);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Profile saved')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
    await expect(page.getByText('Second to none.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'AL, User menu' })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
    await expect(await openUserMenu(page)).toContainText('Ada Lovelace');
  });

  test('changes the email address, which takes effect once the mailed link is opened', async ({ page }) => {
    const oldEmail = `${account.username}@example.com`;
    const newEmail = `new-${oldEmail}`;
    const taken = await signUp(site.url, site.dataDir, 'other');
    await signIn(page, account, '/profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const form = page.getByRole('form', { name: 'Edit profile' });
    await form.getByLabel('Email').fill(`${taken.username}@example.com`);
    await form.getByLabel('Your password').fill(account.password);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('This email is already registered.')).toBeVisible();
    await form.getByLabel('Email').fill(newEmail);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('We sent a link to your new address')).toBeVisible();
    const profile = page.getByRole('region', { name: 'Profile' });
    await expect(profile.getByText(oldEmail, { exact: true })).toBeVisible();
    await expectAccessible(page);

    await page.reload();
    await expect(page.getByText('We sent a link to your new address')).toBeVisible();
    await mailTo(site.dataDir, oldEmail, /about to change/);
    await page.goto(linkIn(await mailTo(site.dataDir, newEmail, /Confirm your new email/)));
    await page.getByRole('button', { name: 'Confirm Address' }).click();
    await expect(page.getByText(`(${newEmail})`)).toBeVisible();
    await expectAccessible(page);
    await mailTo(site.dataDir, oldEmail, /was changed/);
    await page.goto(`${site.url}/profile`);
    await expect(profile.getByText(newEmail, { exact: true })).toBeVisible();
    await expect(await openUserMenu(page)).toContainText(newEmail);
  });
});
