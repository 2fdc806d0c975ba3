import type { Page } from '@playwright/test';
import { fillLogin } from '../../harness/person.ts';
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
];
