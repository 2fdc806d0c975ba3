import { type Page, expect } from '@playwright/test';
import { graphqlData } from '../../harness/client.ts';
import { fillLogin, signIn } from '../../harness/person.ts';
import { until } from '../../harness/server.ts';
import { answer, answerAsRest } from './answers.ts';
import { openLogin } from './login.rows.ts';
import type { Row } from './row.ts';
import { accessOf, type Stage } from './stage.ts';

const MESSAGE = { Name: 'Ada', Email: 'ada@example.com', Subject: 'Hello', Message: 'Good day.' };
const SOME_LINK = '/verify-email?uid=u1&token=t1';

/** Signs in and opens /settings; then the session is ended from another device. */
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
  await graphqlData(server.url, 'mutation { endOtherSessions }', {}, other.login.tokens.access);
  const asks = { headers: { Authorization: `Bearer ${access}` } };
  await until('the session to have ended', async () =>
    (await fetch(`${server.url}/api/auth/me/`, asks)).status === 401 ? true : null,
  );
};

export const GENERIC_ROWS: readonly Row[] = [
  {
    sentence: 'HTTP 400 with a field-error object becomes one message "field: text. field: text".',
    how: 'a mailed link is opened, and the answer is HTTP 400 {"uid": ["Unknown."], "token": ["Too old."]}',
    text: 'uid: Unknown. token: Too old',
    quote: 'field: text. field: text',
    in: 'notice',
    provoke: async (page) => {
      await answerAsRest(page, 'VerifyEmail', 400, { uid: ['Unknown.'], token: ['Too old.'] });
      await page.goto(SOME_LINK);
    },
  },
  {
    sentence: 'Otherwise the server\'s detail field is used, or "HTTP error! status: N".',
    how: 'a mailed link is opened, and the answer is HTTP 403 {"detail": "Not from this country."}',
    text: 'Not from this country.',
    in: 'notice',
    provoke: async (page) => {
      await answerAsRest(page, 'VerifyEmail', 403, { detail: 'Not from this country.' });
      await page.goto(SOME_LINK);
    },
  },
  {
    sentence: 'Otherwise the server\'s detail field is used, or "HTTP error! status: N".',
    how: 'a mailed link is opened while a proxy answers HTTP 502 with a page of its own',
    text: 'HTTP error! status: 502',
    quote: 'HTTP error! status: N',
    in: 'notice',
    provoke: async (page) => {
      await answer(page, 'VerifyEmail', (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
      );
      await page.goto(SOME_LINK);
    },
  },
  {
    sentence: 'A 204 returns nothing.',
    how: 'a reset email is asked for by REST from the page',
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
    sentence: 'Timeout: "Request timeout. Please check your connection."',
    how: 'sign-in while the server process is stopped and answers nothing for 10 s',
    text: 'Request timeout. Please check your connection.',
    in: 'toast',
    provoke: async (page, stage) => {
      await openLogin(page);
      stage.freeze();
      await fillLogin(page, stage.account);
    },
  },
  {
    sentence: 'Network failure: "Network error. Please check your connection."',
    how: 'sign-in while the browser is offline',
    text: 'Network error. Please check your connection.',
    in: 'toast',
    provoke: async (page, stage) => {
      await openLogin(page);
      await page.context().setOffline(true);
      await fillLogin(page, stage.account);
    },
  },
  {
    sentence: 'Refresh failure: the toast "Session expired. Please log in again."',
    how: 'a setting is changed after the session was ended from another device',
    text: 'Session expired. Please log in again.',
    in: 'toast',
    at: '/login',
    provoke: async (page, stage) => {
      await settingsOfEndedSession(page, stage);
      await page.getByLabel('New sign-in').click();
    },
  },
  {
    sentence: 'Queued requests fail with "Authentication failed. Please log in again."',
    how: 'two settings are changed while one refresh waits, and the server refuses it',
    text: 'Authentication failed. Please log in again.',
    in: 'toast',
    at: '/login',
    provoke: async (page, stage) => {
      await settingsOfEndedSession(page, stage);
      let refused = 0;
      let refreshes = 0;
      page.on('response', (response) => {
        if (response.request().postData()?.includes('UpdatePreferences') === true) refused += 1;
      });
      await answer(page, 'RefreshSession', async (route) => {
        refreshes += 1;
        await until('both settings to be refused', async () => (refused === 2 ? true : null));
        return route.fallback();
      });
      await page.getByLabel('New sign-in').click();
      await page.getByLabel('Finished AI edit').click();
      await expect(page).toHaveURL(/\/login$/);
      expect(refreshes, 'refreshes of two requests').toBe(1);
    },
  },
  {
    sentence: 'the 404 page.',
    how: 'an address nothing is at is opened',
    text: 'Page Not Found',
    provoke: async (page) => {
      await page.goto('/no/such/page');
    },
  },
  {
    sentence: '"Message sent successfully! We\'ll get back to you soon."',
    how: 'the contact form is filled in and sent',
    text: "Message sent successfully! We'll get back to you soon.",
    in: 'toast',
    at: '/contact',
    provoke: async (page) => {
      await page.goto('/contact');
      for (const [label, text] of Object.entries(MESSAGE)) await page.getByLabel(label).fill(text);
      await page.getByRole('button', { name: 'Send Message' }).click();
    },
  },
];
