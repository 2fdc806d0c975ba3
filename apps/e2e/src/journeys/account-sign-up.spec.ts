import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { verificationLink } from '../harness/client.ts';
import { holdBack } from '../harness/hold-back.ts';
import { onDesk } from '../harness/looks.ts';
import { linkIn, mailTo } from '../harness/outbox.ts';
import { tabTo, typeInto } from '../harness/person.ts';
import { expect, site, test } from '../harness/site.ts';

const VERIFY = /Verify your email address/;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

onDesk('a new user', () => {
  const username = 'ada-new';
  const email = `${username}@example.com`;

  test('signs up by keyboard only, and sees each password rule marked once it is met', async ({ page }) => {
    await page.goto(`${site.url}/signup`);
    const submit = page.getByRole('button', { name: 'Sign Up' });
    await typeInto(page, field(page, 'Full name'), 'Ada Lovelace');
    await expect(field(page, 'Username')).toHaveValue(/^adalovelace\d{1,3}$/);
    await expectAccessible(page);

    await typeInto(page, field(page, 'Username'), username);
    await typeInto(page, field(page, 'Email'), email);
    const met = page.getByRole('list', { name: 'Password rules' }).getByLabel('Met:');
    await typeInto(page, field(page, 'Password'), 'secret');
    await expect(met).toHaveCount(1);
    await typeInto(page, field(page, 'Password'), 'Harbour42Lamp');
    await expect(met).toHaveCount(4);
    await typeInto(page, field(page, 'Confirm password'), 'Harbour42Lam');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await page.keyboard.type('p');
    await expect(page.getByText('Passwords do not match')).toBeHidden();
    await expect(submit).toBeDisabled();

    await tabTo(page, page.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await expect(page.getByText('Please agree to the terms and conditions')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Space');
    await tabTo(page, submit);
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeFocused();
    await expect(page.getByText('Account created successfully!')).toBeVisible();
    await expectAccessible(page);
    await tabTo(page, page.getByRole('button', { name: 'Back to Sign Up' }));
    await page.keyboard.press('Enter');
    await expect(field(page, 'Email')).toHaveValue(email);
  });

  test('sees that the username, and then that the email address, is taken; the form keeps the entries', async ({
    page,
  }) => {
    await page.goto(`${site.url}/signup`);
    await field(page, 'Full name').fill('Ada King');
    await field(page, 'Username').fill(username);
    await field(page, 'Email').fill('king-new@example.com');
    await field(page, 'Password').fill('Harbour42Lamp');
    await field(page, 'Confirm password').fill('Harbour42Lamp');
    await page.getByRole('checkbox').check();
    const submit = page.getByRole('button', { name: 'Sign Up' });
    await submit.click();
    await expect(page.getByText('Username is already taken.')).toBeVisible();
    await expect(field(page, 'Username')).toBeFocused();
    await expectAccessible(page);
    await field(page, 'Username').fill('king-new');
    await field(page, 'Email').fill(email);
    await submit.click();
    await expect(page.getByText('This email is already registered.')).toBeVisible();
    await expect(field(page, 'Email')).toBeFocused();
    await expect(field(page, 'Full name')).toHaveValue('Ada King');
  });

  test('opens an expired verification link, requests another one and verifies the address with it', async ({
    page,
  }) => {
    const first = new URL(linkIn(await mailTo(site.dataDir, email, VERIFY)));
    const expired = new URL(first);
    expired.searchParams.set('token', 'A'.repeat(43));
    await page.goto(expired.href);
    await expect(page.getByRole('heading', { name: 'Link expired' })).toBeFocused();
    await expect(page.getByText('This verification link has expired or is invalid.')).toBeVisible();
    await expectAccessible(page);
    const resend = page.getByRole('button', { name: 'Resend Verification Email' });
    await resend.click();
    await expect(page.getByText('a new link is on its way.')).toBeVisible();
    await expect(resend).toBeDisabled();

    const second = new URL(linkIn(await mailTo(site.dataDir, email, VERIFY, 2)));
    second.pathname = '/verify-email/redirect';
    await page.goto(second.href);
    await expect(page.getByRole('heading', { name: 'Email verified' })).toBeFocused();
    await expectAccessible(page);
    await expect(page).toHaveURL(`${site.url}/gallery`);
    await page.goBack();
    await expect(page, 'the link stays out of the history').not.toHaveURL(/redirect/);
  });

  test('verifies the address with the first link although the server is slow', async ({ page }) => {
    const letGo = await holdBack(page, 'VerifyEmail');
    const address = 'grace-new@example.com';
    const body = {
      username: 'grace-new',
      email: address,
      password: 'Harbour42Lamp',
      password_confirm: 'Harbour42Lamp',
    };
    await page.request.post(`${site.url}/api/auth/register/`, { data: body });
    await page.goto(linkIn(await mailTo(site.dataDir, address, VERIFY)));
    await expect(page.getByRole('status').filter({ hasText: 'Verifying your email...' })).toBeVisible();
    await expectAccessible(page);
    letGo();
    await expect(page).toHaveURL(/\/gallery/);
    await expect(page.getByText('No images found')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try This Edit' })).toBeInViewport({ ratio: 1 });
  });

  test('who wanted to upload sees why an account is needed, and returns to the upload after verifying', async ({
    page,
  }) => {
    const username = 'uma42';
    const address = `${username}@${'long'.repeat(15)}.example.com`;
    await page.goto(site.url);
    await page.getByRole('link', { name: 'Upload an Image' }).first().click();
    await expect(page.getByText(/You need an account to upload/)).toBeVisible();
    await page.getByLabel('Full name').fill('Uma Thorn');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Email').fill(address);
    await page.getByLabel('Password', { exact: true }).fill('Harbour42Lamp');
    await page.getByLabel('Confirm password', { exact: true }).fill('Harbour42Lamp');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
    await expect(page.getByText(address)).toBeVisible();
    await expectAccessible(page);
    await page.goto((await verificationLink(site.dataDir, address)).href);
    await expect(page).toHaveURL(/\/upload$/);
    await expect(page.getByLabel('Choose images')).toBeAttached();
  });

  test('sees at once that a verification link without its token is invalid', async ({ page }) => {
    await page.goto(`${site.url}/verify-email?uid=1`);
    await expect(page.getByText('Invalid verification link.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Resend Verification Email' })).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Sign Up Again' }).click();
    await expect(page).toHaveURL(/\/signup/);
    await page.goBack();
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await expect(page).toHaveURL(/\/login/);
  });
});
