import { expectAccessible } from '../harness/accessible.ts';
import { onDesk } from '../harness/looks.ts';
import { linkIn, mailTo } from '../harness/outbox.ts';
import { fillLogin, openUserMenu, signIn, tabTo, typeInto } from '../harness/person.ts';
import { accountOf, expect, site, test } from '../harness/site.ts';

onDesk('somebody with an account', () => {
  const account = accountOf('ada');

  test('signs in by keyboard, after an attempt with a wrong password', async ({ page }) => {
    await page.goto(`${site.url}/login`);
    const username = page.getByLabel('Username');
    const password = page.getByLabel('Password', { exact: true });
    const submit = page.getByRole('button', { name: 'Sign In', exact: true });
    await expect(submit).toBeDisabled();
    await expectAccessible(page);
    await typeInto(page, username, account.username);
    await typeInto(page, password, 'Wrong1234');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(
      'Invalid username or password. Please check your credentials and try again.',
    );
    await expectAccessible(page);
    await tabTo(page, page.getByRole('button', { name: 'Show password' }));
    await page.keyboard.press('Enter');
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('Wrong1234');
    await page.keyboard.press('Shift+Tab');
    await typeInto(page, password, account.password);
    await tabTo(page, submit);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.url}/gallery`);
    await page.goto(`${site.url}/login`);
    await expect(page, 'the signed-in have nothing to do at /login').toHaveURL(`${site.url}/gallery`);
  });

  test('is asked to verify the email address first, and can request the mail again', async ({ page }) => {
    const email = 'late-riser@example.com';
    const password = 'Harbour42Lamp';
    const form = { username: 'late-riser', email, password, password_confirm: password };
    await page.request.post(`${site.url}/api/auth/register/`, { data: form });
    await page.goto(`${site.url}/login`);
    await fillLogin(page, { username: 'late-riser', password });
    const resend = page.getByRole('button', { name: 'Resend Verification Email' });
    await expect(resend).toBeVisible();
    await expectAccessible(page);
    await resend.click();
    await mailTo(site.dataDir, email, /Verify/, 2);
  });

  test('is sent to /login by each screen that requires an account', async ({ page }) => {
    for (const path of ['/gallery', '/upload', '/editor', '/profile', '/api-keys']) {
      await page.goto(site.url + path);
      await expect(page).toHaveURL(`${site.url}/login`);
    }
  });

  for (const path of ['/gallery?search=cat', '/settings#privacy']) {
    test(`is sent back to ${path} after signing in`, async ({ page }) => {
      await page.goto(site.url);
      await page.goto(site.url + path);
      await expect(page).toHaveURL(`${site.url}/login`);
      await fillLogin(page, account);
      await expect(page).toHaveURL(site.url + path);
      await page.goBack();
      await expect(page, 'neither /login nor the redirect is in the history').toHaveURL(`${site.url}/`);
    });
  }

  test('signs out in one tab, which signs out the other, and signs in there, which signs in both', async ({
    page,
    context,
  }) => {
    await signIn(page, account);
    const other = await context.newPage();
    await other.goto(`${site.url}/settings`);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Settings');
    const menu = await openUserMenu(page);
    await menu.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByText('Signed out successfully')).toBeVisible();
    await expect(other).toHaveURL(`${site.url}/login`);
    await expect(other.getByRole('button', { name: /User menu/ })).toBeHidden();
    await fillLogin(other, account);
    await expect(other).toHaveURL(`${site.url}/settings`);
    await expect(page.getByRole('button', { name: /User menu/ })).toBeVisible();
  });

  test('resets a forgotten password with the mailed link', async ({ page, browser }) => {
    const email = `${account.username}@example.com`;
    const elsewhere = await browser.newPage();
    await signIn(elsewhere, account);
    await page.goto(`${site.url}/login`);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    const send = page.getByRole('button', { name: 'Send Reset Link' });
    await expect(send).toBeDisabled();
    await expectAccessible(page);
    await page.getByLabel('Email').fill('nobody');
    await send.click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expectAccessible(page);
    // The card has room for an address that is longer than a phone is wide.
    await page.getByLabel('Email').fill(`${'stranger'.repeat(8)}@${'long'.repeat(15)}.example.com`);
    await send.click();
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try Another Email' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText(email)).toBeVisible();
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await expect(page).toHaveURL(/\/login/);

    const link = linkIn(await mailTo(site.dataDir, email, /Reset/));
    await page.goto(link);
    await page.getByLabel('New password').fill('Lantern73Quay');
    await expect(page.getByRole('list', { name: 'Password rules' }).getByLabel('Met:')).toHaveCount(4);
    await page.getByLabel('Confirm password').fill('Lantern73');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Confirm password').fill('Lantern73Quay');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.url}/login`);
    await expect(page.getByText('Your password has been changed. Please sign in.')).toBeVisible();
    await mailTo(site.dataDir, email, /password was changed/);

    await fillLogin(page, account);
    await expect(page.getByRole('alert')).toContainText('Invalid username or password.');
    Object.assign(account, { password: 'Lantern73Quay' });
    await fillLogin(page, account);
    await expect(page).toHaveURL(`${site.url}/gallery`);
    await elsewhere.goto(`${site.url}/settings`);
    await expect(elsewhere, 'every session ended').toHaveURL(`${site.url}/login`);
    await elsewhere.close();

    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Link expired' })).toBeFocused();
    await expect(page.getByLabel('New password')).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Request a New Link' }).click();
    await expect(page).toHaveURL(/\/forgot-password/);
  });
});
