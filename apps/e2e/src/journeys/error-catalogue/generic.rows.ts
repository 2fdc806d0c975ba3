import { type Page, expect } from '@playwright/test';
import { graphqlData } from '../../harness/client.ts';
import { accessOf, signIn } from '../../harness/person.ts';
import { until } from '../../harness/server.ts';
import type { Row } from './row.ts';
import type { Stage } from './stage.ts';

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
  // Only this session, because other rows use the account's first one.
  const id = sessions.find(({ isCurrent }) => isCurrent)?.id;
  const end = 'mutation ($id: ID!) { endSession(id: $id) }';
  await graphqlData(server.url, end, { id }, other.login.tokens.access);
  const asks = { headers: { Authorization: `Bearer ${access}` } };
  await until('the session to have ended', async () =>
    (await fetch(`${server.url}/api/auth/me/`, asks)).status === 401 ? true : null,
  );
};

export const GENERIC_ROWS: readonly Row[] = [
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
];
