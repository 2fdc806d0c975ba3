import { expectAccessible } from '../harness/accessible.ts';
import { bearer } from '../harness/client.ts';
import { onDesk } from '../harness/looks.ts';
import { mailTo } from '../harness/outbox.ts';
import { accessOf, signIn } from '../harness/person.ts';
import { accountOf, expect, site, test } from '../harness/site.ts';

onDesk('a person on the settings page', () => {
  const account = accountOf('ada');

  test('chooses a theme, which is remembered, and moves between sections', async ({ page }) => {
    await signIn(page, account, '/settings');
    await expect(page.getByRole('switch', { name: 'New sign-in' })).toBeVisible();
    await expectAccessible(page);
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await page.getByRole('button', { name: 'Light', exact: true }).click();
    await expect(page.locator('html')).toHaveClass(/\blight\b/);
    await expectAccessible(page);
    await page.reload();
    await expect(page.locator('html')).toHaveClass(/\blight\b/);
    await page.getByRole('button', { name: 'System' }).click();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);

    const nav = page.getByRole('navigation', { name: 'Settings' });
    for (const section of ['Delete account', 'Password', 'Your data']) {
      await nav.getByRole('link', { name: section }).click();
      await expect(page.getByRole('region', { name: section })).toBeFocused();
      await expect(page.getByRole('heading', { name: section })).toBeInViewport();
    }
  });

  test('changes the password, after a wrong current one is rejected, and is signed out on other devices', async ({
    page,
    browser,
  }) => {
    const elsewhere = await browser.newPage();
    await signIn(elsewhere, account);
    await signIn(page, account, '/settings');
    const form = page.getByRole('form', { name: 'Change password' });
    await form.getByLabel('Current password').fill('Wrong1234');
    await form.getByLabel('New password', { exact: true }).fill('Lantern73Quay');
    await form.getByLabel('Confirm new password').fill('Lantern73Quay');
    await form.getByRole('button', { name: 'Change Password' }).click();
    await expect(form.getByText('The current password is not right.')).toBeVisible();
    await expect(form.getByLabel('Current password')).toBeFocused();
    await expectAccessible(page);
    await form.getByLabel('Current password').fill(account.password);
    await form.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    await mailTo(site.dataDir, `${account.username}@example.com`, /password was changed/);
    Object.assign(account, { password: 'Lantern73Quay' });
    await page.reload();
    await expect(page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(1);
    await elsewhere.goto(`${site.url}/gallery`);
    await expect(elsewhere).toHaveURL(`${site.url}/login`);
    await elsewhere.close();
  });

  test('signs out another browser, and then all other browsers', async ({ page, browser }) => {
    const other = await browser.newPage();
    await signIn(other, account, '/profile');
    await expect(other.getByText('Account information')).toBeVisible();
    // Creates two more sessions with the same browser's User-Agent, without a page.
    const form = { username: account.username, password: account.password };
    const logIn = async (): Promise<string> => {
      const answer = await other.request.post(`${site.url}/api/auth/login/`, { data: form });
      return ((await answer.json()) as { tokens: { access: string } }).tokens.access;
    };
    const opened = [await accessOf(other), await logIn(), await logIn()];
    const ended = async (): Promise<number> => {
      const answers = opened.map((access) =>
        fetch(`${site.url}/api/auth/me/`, { headers: bearer({ access }) }),
      );
      return (await Promise.all(answers)).filter(({ status }) => status === 401).length;
    };

    await signIn(page, account, '/settings#sessions');
    const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    await expect(sessions.filter({ hasText: 'This device' })).toHaveCount(1);
    const count = await sessions.count();
    await expectAccessible(page);
    await sessions
      .getByRole('button', { name: /^Sign out/ })
      .first()
      .click();
    await expect(page.getByText(/^Signed out Chrome/)).toBeVisible();
    await expect(sessions).toHaveCount(count - 1);
    expect(await ended()).toBe(1);

    await page.getByRole('button', { name: 'Sign Out Everywhere Else' }).click();
    await expect(page.getByText(/^Signed out \d+ other device/)).toBeVisible();
    await expect(sessions).toHaveCount(1);
    expect(await ended()).toBe(3);
    await other.goto(`${site.url}/profile`);
    await expect(other).toHaveURL(`${site.url}/login`);
    await other.close();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  });

  test('chooses notifications and the default privacy, which /upload then uses', async ({ page }) => {
    await signIn(page, account, '/upload');
    const onUpload = page.getByRole('group', { name: 'Default privacy' });
    await expect(onUpload.getByRole('button', { name: 'Public' })).toHaveAttribute('aria-pressed', 'true');

    await page.goto(`${site.url}/settings#notifications`);
    const edits = page.getByRole('switch', { name: 'Finished AI edit' });
    await expect(edits).not.toBeChecked();
    await edits.click();
    await expect(page.getByText('Settings saved').first()).toBeVisible();
    const privacy = page.getByRole('group', { name: 'Default privacy' });
    await privacy.getByRole('button', { name: 'Private' }).click();
    await expect(privacy.getByRole('button', { name: 'Private' })).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    await page.reload();
    await expect(edits).toBeChecked();
    await expect(privacy.getByRole('button', { name: 'Private' })).toHaveAttribute('aria-pressed', 'true');

    await page.goto(`${site.url}/upload`);
    await expect(onUpload.getByRole('button', { name: 'Private' })).toHaveAttribute('aria-pressed', 'true');
  });
});
