import { expect, type Page } from '@playwright/test';
import { fillLogin, openUserMenu, signIn } from '../../harness/person.ts';
import { answerWithForeignPage } from './answers.ts';
import type { Row } from './row.ts';

/** Opens /login and waits for all of it. */
export const openLogin = async (page: Page): Promise<void> => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
};

const tryLogin = async (page: Page, username: string, password: string): Promise<void> => {
  await page.goto('/login');
  await fillLogin(page, { username, password });
};

const signOut = async (page: Page): Promise<void> => {
  await (await openUserMenu(page)).getByRole('menuitem', { name: 'Sign out' }).click();
};

/** More than the tries a person has in a quarter of an hour. */
const TOO_MANY_TRIES = 11;

export const LOGIN_ROWS: readonly Row[] = [
  {
    sentence:
      '"Invalid credentials" becomes "Invalid username or password. Please check your credentials and try again."',
    how: 'a wrong password',
    text: 'Invalid username or password. Please check your credentials and try again.',
    in: 'toast',
    provoke: (page, { account }) => tryLogin(page, account.username, 'Wrong1234'),
  },
  {
    sentence: 'A 400 becomes "Invalid username or password format."',
    how: 'a username with a NUL in it, which the server refuses with INVALID_INPUT',
    text: 'Invalid username or password format.',
    in: 'toast',
    provoke: (page, { account }) => tryLogin(page, `${account.username}\u0000x`, account.password),
  },
  {
    sentence: 'A 500 becomes "Server error. Please try again later."',
    how: 'sign-in while the server has lost its database',
    text: 'Server error. Please try again later.',
    in: 'toast',
    provoke: async (page, { account, loseDatabase }) => {
      await openLogin(page);
      loseDatabase();
      await fillLogin(page, account);
    },
  },
  {
    sentence:
      'The username-based sign-in wrapper always says "Invalid username or password. Please use your username to sign in."',
    how: 'the email address in place of the username',
    text: 'Invalid username or password. Please use your username to sign in.',
    in: 'toast',
    provoke: (page, { account }) => tryLogin(page, `${account.username}@example.com`, account.password),
  },
  {
    sentence: 'A toast shows the server message or "Login failed. Please try again."',
    how: 'the eleventh wrong password within a quarter of an hour',
    text: 'Too many attempts. Please try again later.',
    in: 'toast',
    provoke: async (page) => {
      const wrong = { username: 'nobody', password: 'Wrong1234' };
      await page.goto('/login');
      for (let tries = 1; tries < TOO_MANY_TRIES; tries += 1)
        await page.request.post('/api/auth/login/', { data: wrong });
      await fillLogin(page, wrong);
    },
  },
  {
    sentence: 'A toast shows the server message or "Login failed. Please try again."',
    how: 'sign-in, and a wireless network answers with its own page',
    text: 'Login failed. Please try again.',
    in: 'toast',
    provoke: async (page, { account }) => {
      await answerWithForeignPage(page, 'Login');
      await tryLogin(page, account.username, account.password);
    },
  },
  {
    sentence: '"Signed out successfully" and "Failed to sign out".',
    how: 'Sign out in the user menu',
    text: 'Signed out successfully',
    in: 'toast',
    at: '/login',
    provoke: async (page, { account }) => {
      await signIn(page, account);
      await signOut(page);
    },
  },
  {
    sentence: '"Signed out successfully" and "Failed to sign out".',
    how: 'Sign out while the server has lost its database',
    text: 'Failed to sign out',
    in: 'toast',
    at: '/login',
    provoke: async (page, { account, loseDatabase }) => {
      await signIn(page, account);
      loseDatabase();
      await signOut(page);
    },
  },
  {
    sentence: '"Failed to send reset email. Please try again."',
    how: 'a reset email is asked for while the server has lost its database',
    text: 'Failed to send reset email. Please try again.',
    in: 'toast',
    provoke: async (page, { account, loseDatabase }) => {
      await page.goto('/forgot-password');
      await page.getByLabel('Email').fill(`${account.username}@example.com`);
      loseDatabase();
      await page.getByRole('button', { name: 'Send Reset Link' }).click();
      await expect(page.getByLabel('Email')).toBeEnabled();
    },
  },
];
