import type { Page } from '@playwright/test';
import type { Row } from './row.ts';

/** Presses the button, which opens Google, which redirects back at once. */
const continueWithGoogle = async (page: Page): Promise<void> => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
};

const VERIFICATION = '"Token verification failed" becomes "Google authentication failed. Please try again."';

export const GOOGLE_ROWS: readonly Row[] = [
  {
    sentence: VERIFICATION,
    how: 'the Google server signs an ID token for another audience',
    text: 'Google authentication failed. Please try again.',
    in: 'toast',
    at: '/login',
    provoke: async (page, { google }) => {
      await google.signInAs({ aud: 'another-client' });
      await continueWithGoogle(page);
    },
  },
];
