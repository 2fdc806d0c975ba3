import { expect, type Page } from '@playwright/test';
import { signIn } from '../../harness/person.ts';
import { changeAnswer } from './answers.ts';
import type { Row } from './row.ts';
import { accessOf, type Stage } from './stage.ts';

/** Signs in somebody who has a key named `name`. */
const signInWithKey = async (page: Page, { account }: Stage, name: string): Promise<void> => {
  await signIn(page, account);
  const headers = { Authorization: `Bearer ${await accessOf(page)}` };
  const made = await page.request.post('/api/auth/api-keys/', { headers, data: { name } });
  expect(made.status(), await made.text()).toBe(201);
};

export const API_KEY_ROWS: readonly Row[] = [
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
];
