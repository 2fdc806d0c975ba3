import type { Page } from '@playwright/test';
import { fillLogin } from '../../harness/person.ts';
import type { Row } from './row.ts';

/** Opens /login and waits until it is complete. */
const openLogin = async (page: Page): Promise<void> => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
};

/** More than the attempts allowed in a quarter of an hour. */
const TOO_MANY_TRIES = 11;

export const LOGIN_ROWS: readonly Row[] = [
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
