import { type Page, expect } from '@playwright/test';
import { graphqlData } from '../../harness/client.ts';
import { accessOf, fillLogin, signIn } from '../../harness/person.ts';
import { until } from '../../harness/server.ts';
import type { Row } from './row.ts';
import { type Stage, toastsOf } from './stage.ts';

/** Signs in and opens /settings, then ends the session from another device. */
const settingsOfEndedSession = async (page: Page, { account, server }: Stage): Promise<void> => {
  await signIn(page, account);
  await page.goto('/settings');
  await expect(page.getByLabel('New sign-in')).toBeVisible();
  const access = await accessOf(page);
  const { username, password } = account;
  const other = await graphqlData<{ login: { tokens: { access: string } } }>(
    server.url,
    'mutation($input: LoginInput!) { login(input: $input) { ... on AuthPayload { tokens { access } } } }',
    { input: { username, password } },
  );
  const { sessions } = await graphqlData<{ sessions: readonly { id: string; isCurrent: boolean }[] }>(
    server.url,
    '{ sessions { id isCurrent } }',
    {},
    access,
  );
  // Ends only this session, because other rows use the account's first one.
  const id = sessions.find(({ isCurrent }) => isCurrent)?.id;
  const end = 'mutation ($id: ID!) { endSession(id: $id) }';
  await graphqlData(server.url, end, { id }, other.login.tokens.access);
  const asks = { headers: { Authorization: `Bearer ${access}` } };
  await until(
    'the session to have ended',
    async () => (await fetch(`${server.url}/api/auth/me/`, asks)).status === 401,
  );
};

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

/** Opens /login and waits until it is complete. */
const openLogin = async (page: Page): Promise<void> => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
};

/** A number above the attempts allowed in a quarter of an hour. */
const TOO_MANY_TRIES = 11;

/** Presses the button, which opens Google, which redirects back at once. */
const continueWithGoogle = async (page: Page): Promise<void> => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
};

const VERIFICATION = '"Token verification failed" becomes "Google authentication failed. Please try again."';

/** The rows about requests in general, registration, sign-in and Google. */
export const ACCOUNT_ROWS: readonly Row[] = [
  {
    sentence: 'A 204 returns nothing.',
    how: 'when the page requests a reset email by REST',
    text: '204, 0 characters',
    provoke: async (page) => {
      await page.goto('/forgot-password');
      return page.evaluate(async () => {
        const response = await fetch('/api/auth/password/reset/', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ email: 'nobody@example.com' }),
        });
        return `${response.status}, ${(await response.text()).length} characters`;
      });
    },
  },
  {
    sentence: 'Refresh failure: the toast "Session expired. Please log in again."',
    how: 'when a setting is changed after the session was ended from another device',
    text: 'Session expired. Please log in again.',
    in: 'toast',
    at: '/login',
    provoke: async (page, stage) => {
      await settingsOfEndedSession(page, stage);
      await page.getByLabel('New sign-in').click();
    },
  },
  {
    sentence: 'Other field errors are shown with the field prefix removed.',
    how: 'when the full name has 101 characters (the server calls the field fullName)',
    text: 'Use at most 100 characters.',
    under: 'Full name',
    provoke: (page) => signUpAs(page, 'x'.repeat(101)),
  },
  {
    sentence: 'A 500 becomes "Server error. Please try again later."',
    how: 'when signing in while the server has no connection to its database',
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
    how: 'after the eleventh wrong password within a quarter of an hour',
    text: 'Too many attempts. Please try again in N minutes.',
    provoke: async (page) => {
      const wrong = { username: 'nobody', password: 'Wrong1234' };
      await page.goto('/login');
      for (let tries = 1; tries < TOO_MANY_TRIES; tries += 1)
        await page.request.post('/api/auth/login/', { data: wrong });
      await fillLogin(page, wrong);
      const refusal = toastsOf(page)
        .getByText(/^Too many attempts/)
        .first();
      // Attempts are counted per quarter of an hour by the clock, so the minutes left depend on the time of the test.
      return ((await refusal.textContent()) ?? '').replace(/\d+ minutes?/, 'N minutes');
    },
  },
  {
    sentence: VERIFICATION,
    how: 'when Google signs an ID token for another audience',
    text: 'Google authentication failed. Please try again.',
    in: 'toast',
    at: '/login',
    provoke: async (page, { google }) => {
      await google.signInAs({ aud: 'another-client' });
      await continueWithGoogle(page);
    },
  },
];
