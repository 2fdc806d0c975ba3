import { expect, type Page } from '@playwright/test';
import { verificationLink } from '../../harness/client.ts';
import type { Row } from './row.ts';
import type { Stage } from './stage.ts';

const EXPIRED = 'This verification link has expired or is invalid. Please request a new verification email.';
const EXPIRED_SENTENCE =
  'Expired or invalid: "This verification link has expired or is invalid. Please request a new verification email."';

/** Registers somebody; the path of the link they are mailed. */
const mailedLink = async (page: Page, { server }: Stage, username: string): Promise<string> => {
  const password = 'Harbour42Lamp';
  const email = `${username}@example.com`;
  const data = { username, email, password, password_confirm: password };
  const response = await page.request.post('/api/auth/register/', { data });
  expect(response.status(), await response.text()).toBe(201);
  const { pathname, search } = await verificationLink(server.dataDir, email);
  return pathname + search;
};

export const VERIFICATION_ROWS: readonly Row[] = [
  {
    sentence: EXPIRED_SENTENCE,
    how: 'a mailed link after its time has passed',
    text: EXPIRED,
    in: 'notice',
    provoke: async (page, stage) => {
      const link = await mailedLink(page, stage, 'late');
      await stage.expireLinks();
      await page.goto(link);
    },
  },
  {
    sentence: 'Otherwise the server message or "Email verification failed. Please try again."',
    how: 'a mailed link while the server has lost its database',
    text: 'The service is not available right now. Please try again.',
    in: 'notice',
    provoke: async (page, stage) => {
      const link = await mailedLink(page, stage, 'unlucky');
      stage.loseDatabase();
      await page.goto(link);
    },
  },
];
