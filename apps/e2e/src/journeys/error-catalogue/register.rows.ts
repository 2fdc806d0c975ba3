import type { Page } from '@playwright/test';
import type { Row } from './row.ts';

interface Form {
  readonly name?: string;
  readonly username: string;
  readonly email?: string;
  readonly password?: string;
}

/** Fills in /signup and sends it. */
const signUpAs = async (
  page: Page,
  { name, username, email, password = 'Harbour42Lamp' }: Form,
): Promise<void> => {
  await page.goto('/signup');
  await page.getByLabel('Full name').fill(name ?? 'Ada Lovelace');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(email ?? `${username}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
};

export const REGISTER_ROWS: readonly Row[] = [
  {
    sentence:
      'An email-exists message becomes "This email is already registered. Please use a different email or try logging in."',
    how: 'the email of an existing account, in capitals, with another username',
    text: 'This email is already registered. Please use a different email or try logging in.',
    under: 'Email',
    provoke: async (page, { account }) => {
      const email = `${account.username}@example.com`.toUpperCase();
      await signUpAs(page, { username: 'notkim', email });
    },
  },
  {
    sentence: 'Other field errors are shown with the field prefix removed.',
    how: 'a full name of 101 characters (the server names the field fullName)',
    text: 'Use at most 100 characters.',
    under: 'Full name',
    provoke: async (page) => {
      await signUpAs(page, { username: 'longname', name: 'x'.repeat(101) });
    },
  },
];
