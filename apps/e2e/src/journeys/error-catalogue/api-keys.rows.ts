import { expect, type Page } from '@playwright/test';
import { signIn } from '../../harness/person.ts';
import { answer, changeAnswer } from './answers.ts';
import type { Row } from './row.ts';
import { accessOf, type Stage } from './stage.ts';

/** Signs in somebody who has a key named `name`. */
const signInWithKey = async (page: Page, { account }: Stage, name: string): Promise<void> => {
  await signIn(page, account);
  const headers = { Authorization: `Bearer ${await accessOf(page)}` };
  const made = await page.request.post('/api/auth/api-keys/', { headers, data: { name } });
  expect(made.status(), await made.text()).toBe(201);
};

/** The same, at /api-keys. */
const keysWith = async (page: Page, stage: Stage, name: string): Promise<void> => {
  await signInWithKey(page, stage, name);
  await page.goto('/api-keys');
  await expect(page.getByRole('heading', { name })).toBeVisible();
};

const createKey = async (page: Page, name: string): Promise<void> => {
  await page
    .getByRole('button', { name: /^Create/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Create Key' }).click();
};

export const API_KEY_ROWS: readonly Row[] = [
  {
    sentence: '"Failed to load API keys. Please try again."',
    how: 'the screen is opened while the server has lost its database',
    text: 'Failed to load API keys. Please try again.',
    provoke: async (page, { account, loseDatabase }) => {
      await signIn(page, account);
      await answer(page, 'ApiKeys', (route) => {
        loseDatabase();
        return route.fallback();
      });
      await page.goto('/api-keys');
    },
  },
  {
    sentence: '"Failed to create API key. Please try again."',
    how: 'a key is created while the server has lost its database',
    text: 'Failed to create API key. Please try again.',
    under: 'Name',
    provoke: async (page, stage) => {
      await keysWith(page, stage, 'Blog');
      stage.loseDatabase();
      await createKey(page, 'Journal');
    },
  },
  {
    sentence: '"Invalid API response structure"',
    how: 'a key is created, and the answer arrives without the key in it',
    text: 'Invalid API response structure',
    under: 'Name',
    provoke: async (page, stage) => {
      await keysWith(page, stage, 'Shop');
      await changeAnswer(page, 'CreateApiKey', (text) => text.replace(/"key":"[^"]+"/, '"key":""'));
      await createKey(page, 'Cellar');
    },
  },
  {
    sentence: '"Failed to update API key."',
    how: 'a key is renamed while the server has lost its database',
    text: 'Failed to update API key.',
    under: 'Name',
    provoke: async (page, stage) => {
      await keysWith(page, stage, 'Old name');
      stage.loseDatabase();
      await page.getByRole('button', { name: 'Rename Old name' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('New name');
      await page.getByRole('button', { name: 'Save' }).click();
    },
  },
  {
    sentence: '"Failed to update API key."',
    how: 'a key is switched off while the server has lost its database',
    text: 'Failed to update API key.',
    in: 'toast',
    provoke: async (page, stage) => {
      await keysWith(page, stage, 'Switched');
      stage.loseDatabase();
      await page.getByRole('listitem').filter({ hasText: 'Switched' }).getByRole('switch').click();
    },
  },
  {
    sentence: '"Failed to delete API key."',
    how: 'a key is deleted while the server has lost its database',
    text: 'Failed to delete API key.',
    in: 'toast',
    provoke: async (page, stage) => {
      await keysWith(page, stage, 'Undying');
      await page.getByRole('button', { name: 'Delete Undying' }).click();
      stage.loseDatabase();
      await page.getByRole('button', { name: 'Delete Key' }).click();
    },
  },
  {
    sentence: '"Failed to load API key details."',
    how: 'the screen is opened, and the answer arrives without the limit of the keys',
    text: 'Failed to load API key details.',
    provoke: async (page, stage) => {
      await signInWithKey(page, stage, 'Half');
      await changeAnswer(page, 'ApiKeys', (text) => text.replace(/,?"requestsLimit":\d+/g, ''));
      await page.goto('/api-keys');
    },
  },
  {
    sentence: '"Failed to copy API key"',
    how: 'Copy, while the browser does not let the page write to the clipboard',
    text: 'Failed to copy API key',
    in: 'toast',
    provoke: async (page, stage) => {
      await keysWith(page, stage, 'Copied');
      const browser = await page.context().newCDPSession(page);
      const { targetInfo } = await browser.send('Target.getTargetInfo');
      await browser.send('Browser.setPermission', {
        browserContextId: targetInfo.browserContextId!,
        permission: { name: 'clipboard-write' },
        setting: 'denied',
        origin: stage.server.url,
      });
      await page.getByRole('button', { name: 'Create API Key' }).click();
      await page.getByLabel('Name').fill('Never copied');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Copy Key' }).click();
    },
  },
];
