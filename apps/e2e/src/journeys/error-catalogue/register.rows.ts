import type { Page } from '@playwright/test';
import type { Row } from './row.ts';

/** Fills in and submits /signup. */
const signUpAs = async (page: Page, name: string): Promise<void> => {
  const password = 'Harbour42Lamp';
  await page.goto('/signup');
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Username').fill('longname');
  await page.getByLabel('Email').fill('longname@example.com');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
};

export const REGISTER_ROWS: readonly Row[] = [
  {
    sentence: 'Other field errors are shown with the field prefix removed.',
    how: 'a full name of 101 characters (the server names the field fullName)',
    text: 'Use at most 100 characters.',
    under: 'Full name',
    provoke: (page) => signUpAs(page, 'x'.repeat(101)),
  },
];
