import type { Page } from '@playwright/test';
import type { Row } from './row.ts';

/** Goes to Google by the button; Google leads back at once. */
const continueWithGoogle = async (page: Page): Promise<void> => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
};

const VERIFICATION = '"Token verification failed" becomes "Google authentication failed. Please try again."';
const ISSUER = '"Invalid issuer" becomes "Invalid Google authentication. Please try again."';

const ends = { in: 'toast', at: '/login' } as const;

export const GOOGLE_ROWS: readonly Row[] = [
  {
    ...ends,
    sentence: VERIFICATION,
    how: 'the Google server signs an ID token for another audience',
    text: 'Google authentication failed. Please try again.',
    provoke: async (page, { google }) => {
      await google.signInAs({ aud: 'another-client' });
      await continueWithGoogle(page);
    },
  },
  {
    ...ends,
    sentence: ISSUER,
    how: 'the Google server names another issuer in its ID token',
    text: 'Invalid Google authentication. Please try again.',
    provoke: async (page, { google }) => {
      await google.signInAs({ iss: 'https://issuer.example.org' });
      await continueWithGoogle(page);
    },
  },
  {
    ...ends,
    sentence: 'A 500 becomes the server error message.',
    how: 'the person comes back from Google while the server has lost its database',
    text: 'Server error. Please try again later.',
    provoke: async (page, { google, loseDatabase }) => {
      await page.route(`${google.authUrl}**`, (route) => {
        loseDatabase();
        return route.fallback();
      });
      await continueWithGoogle(page);
    },
  },
];
