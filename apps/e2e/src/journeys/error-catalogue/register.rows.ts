import { expect, type Page } from '@playwright/test';
import { answerWithForeignPage } from './answers.ts';
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
      'Success toast: "Account created successfully! Please check your email to verify your account."',
    how: 'the form is filled in and sent',
    text: 'Account created successfully! Please check your email to verify your account.',
    in: 'toast',
    provoke: async (page) => {
      await signUpAs(page, { username: 'grace' });
      await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
    },
  },
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
    sentence: 'A username message becomes "Username is already taken. Please try a different name."',
    how: 'the username of an existing account with another email',
    text: 'Username is already taken. Please try a different name.',
    under: 'Username',
    provoke: async (page, { account }) => {
      await signUpAs(page, { username: account.username, email: 'another.kim@example.com' });
    },
  },
  {
    sentence: 'A password message becomes "Password does not meet requirements."',
    how: 'a password that meets the rules shown but equals the username',
    text: 'Password does not meet requirements.',
    under: 'Password',
    provoke: async (page) => {
      await signUpAs(page, { username: 'Harbour42Keeper', password: 'Harbour42Keeper' });
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
  {
    sentence: 'Fallback: "Signup failed. Please try again."',
    how: 'the form is sent, and a wireless network answers with its own page',
    text: 'Signup failed. Please try again.',
    in: 'notice',
    provoke: async (page) => {
      await answerWithForeignPage(page, 'Register');
      await signUpAs(page, { username: 'traveller' });
    },
  },
];
