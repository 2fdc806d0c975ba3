import type { Page } from '@playwright/test';
import { refuse } from './answers.ts';
import type { Row } from './row.ts';

/** Goes to Google by the button; Google leads back at once. */
const continueWithGoogle = async (page: Page): Promise<void> => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
};

const VERIFICATION = '"Token verification failed" becomes "Google authentication failed. Please try again."';
const ISSUER = '"Invalid issuer" becomes "Invalid Google authentication. Please try again."';
const CALLBACK =
  'Callback messages, each redirecting to /login: "Google sign-in was cancelled or failed" (error parameter present), "No authorization code received", "Failed to complete Google sign-in".';

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
    sentence: VERIFICATION,
    how: 'the answer to the callback is the refusal "Token verification failed"',
    text: 'Google authentication failed. Please try again.',
    provoke: async (page) => {
      await refuse(page, 'CompleteGoogleSignIn', 'GOOGLE_SIGN_IN_FAILED', 'Token verification failed');
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
    sentence: ISSUER,
    how: 'the answer to the callback is the refusal "Invalid issuer"',
    text: 'Invalid Google authentication. Please try again.',
    provoke: async (page) => {
      await refuse(page, 'CompleteGoogleSignIn', 'GOOGLE_SIGN_IN_FAILED', 'Invalid issuer');
      await continueWithGoogle(page);
    },
  },
  {
    ...ends,
    sentence: 'A 500 becomes the server error message.',
    how: 'the Google server answers the exchange of the code with HTTP 500',
    text: 'Server error. Please try again later.',
    provoke: async (page, { google }) => {
      await google.answerWithStatus(500);
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
  {
    ...ends,
    sentence: CALLBACK,
    how: 'Google leads back with error=access_denied',
    text: 'Google sign-in was cancelled or failed',
    provoke: async (page) => {
      await page.goto('/auth/google/callback?error=access_denied');
    },
  },
  {
    ...ends,
    sentence: CALLBACK,
    how: 'Google leads back without a code',
    text: 'No authorization code received',
    provoke: async (page) => {
      await page.goto('/auth/google/callback?state=s');
    },
  },
  {
    ...ends,
    sentence: CALLBACK,
    how: 'Google leads back with another state than the sign-in began with',
    text: 'Failed to complete Google sign-in',
    provoke: async (page, { google, server }) => {
      const location = `${server.url}/auth/google/callback?code=c&state=s`;
      await page.route(`${google.authUrl}**`, (route) =>
        route.fulfill({ status: 302, headers: { location } }),
      );
      await continueWithGoogle(page);
    },
  },
];
