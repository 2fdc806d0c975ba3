import { expect, test } from '@playwright/test';
import { startGoogleServer, type GoogleServer } from '@safelight/identity/testing';
import { expectAccessible } from '../harness/accessible.ts';
import { holdBack } from '../harness/hold-back.ts';
import { onDesk } from '../harness/looks.ts';
import { openUserMenu } from '../harness/person.ts';
import { TestServer } from '../harness/server.ts';

let google: GoogleServer;
let server: TestServer;

test.beforeAll(async () => {
  google = await startGoogleServer();
  server = await TestServer.start({
    GOOGLE_CLIENT_ID: 'safelight.test',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_AUTH_URL: google.authUrl,
    GOOGLE_TOKEN_URL: google.tokenUrl,
    GOOGLE_JWKS_URL: google.jwksUrl,
    GOOGLE_ISSUER: google.issuer,
  });
});
test.afterAll(async () => {
  await server.dispose();
  await google.stop();
});

onDesk('somebody with a Google account', () => {
  const email = 'kim@example.org';

  test.beforeAll(() => google.signInAs({ sub: 'kim', email }));

  test('signs in with Google, sets a password, and signs in to the same account with Google again', async ({
    page,
  }) => {
    const letGo = await holdBack(page, 'CompleteGoogleSignIn');
    await page.goto(`${server.url}/signup`);
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${server.url}/login`);
    const enter = page.getByRole('button', { name: 'Continue with Google' });
    await expect(enter).toBeVisible();
    await expectAccessible(page);
    await enter.click();
    await expect(page.getByText('Completing Google sign-in...')).toBeVisible();
    await expectAccessible(page);
    letGo();
    await expect(page).toHaveURL(`${server.url}/upload`);

    await page.goto(`${server.url}/profile`);
    await expect(page.getByRole('region', { name: 'Profile' })).toContainText(email);
    await expect(page.getByRole('region', { name: 'Account information' })).toContainText('Google');
    await expect(page.getByText('100 credits left')).toBeVisible();

    await page.goto(`${server.url}/settings#delete`);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await expect(page.getByRole('dialog').getByLabel(/Your username/)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    const form = page.getByRole('form', { name: 'Set a password' });
    await expect(form.getByLabel('Current password')).toBeHidden();
    await form.getByLabel('New password', { exact: true }).fill('Harbour42Lamp');
    await form.getByLabel('Confirm new password').fill('Harbour42Lamp');
    await form.getByRole('button', { name: 'Set Password' }).click();
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    await expect(page.getByRole('form', { name: 'Change password' })).toBeVisible();

    const menu = await openUserMenu(page);
    await menu.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(`${server.url}/login`);
    await enter.click();
    await expect(page).toHaveURL(`${server.url}/upload`);
    await page.goto(`${server.url}/profile`);
    await expect(page.getByText('100 credits left'), 'the same account, no new one').toBeVisible();
  });

  for (const [what, query, message] of [
    ['cancelled at Google', '?error=access_denied', 'Google sign-in was cancelled or failed'],
    ['returned without a code', '?state=x', 'No authorization code received'],
    ['followed somebody else’s link', '?code=c&state=x', 'Failed to complete Google sign-in'],
  ] as const) {
    test(`is sent to /login with an error message when they ${what}`, async ({ page }) => {
      await page.goto(`${server.url}/auth/google/callback${query}`);
      await expect(page).toHaveURL(`${server.url}/login`);
      await expect(page.getByRole('alert')).toHaveText(message);
      await expect(page.getByRole('button', { name: /User menu/ })).toBeHidden();
    });
  }

  test('sees an error message when Google does not respond', async ({ page }) => {
    await google.answerWithStatus(500);
    await page.goto(`${server.url}/login`);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/login`);
    await expectAccessible(page);
  });
});
