import { z } from 'zod';
import { operationsOf } from '../http/operation.ts';
import { EXAMPLE_ORIGIN, withExample } from '../http/with-example.ts';
import { registeredAnswer, signedInAnswer, siteConfigAnswer, tokensAnswer } from './auth.presenter.ts';
import { emailCorrection, loginBody, refreshBody, resendBody } from './auth.router.ts';
import { googleCallback, googleCredential, googleStart } from './google.router.ts';
import { passwordChange, passwordReset, resetRequest } from './password.router.ts';
import { registrationKinds } from './registration.ts';

const signedIn = {
  200: { description: 'The account that signed in, and the tokens of its session.', body: signedInAnswer },
} as const;
const PASSWORD = 'Correct-horse-1';
const NEW_PASSWORD = 'Correct-horse-2';
const GOOGLE_PAGE = `${EXAMPLE_ORIGIN}/auth/google/callback`;

const done = { 204: { description: 'Done.' } } as const;

/** Operations for sign-up, sign-in and passwords. */
export const authOperations = operationsOf('Sign-in', 'anyone', {
  'post /auth/register/': {
    id: 'register',
    summary: 'Create an account',
    description:
      'Send either `username` with `password_confirm`, or `name` without them; then a free username is made from ' +
      'the name. `full_name` and `name` are two names of the same field. ' +
      'Sign-in works after the link in the verification email has been opened.',
    body: registrationKinds,
    answers: { 201: { description: 'The new account.', body: registeredAnswer } },
    errors: ['EMAIL_TAKEN', 'USERNAME_TAKEN', 'WEAK_PASSWORD'],
  },
  'post /auth/register/email/': {
    id: 'correctEmail',
    summary: 'Correct the email address of an account that is not verified',
    description:
      'For an address that was mistyped during registration. A new verification link is sent to the correct ' +
      'address, and earlier links stop working.',
    body: withExample(emailCorrection, {
      username: 'ada',
      password: PASSWORD,
      email: 'ada.lovelace@example.com',
    }),
    answers: { 200: { description: 'The account after the change.', body: registeredAnswer } },
    errors: ['INVALID_CREDENTIALS', 'EMAIL_TAKEN'],
  },
  'post /auth/login/': {
    id: 'login',
    summary: 'Sign in',
    description:
      'Send `access` as `Authorization: Bearer …`. It expires after 15 minutes; then exchange `refresh` for new ' +
      'tokens. For programs an API key is simpler.',
    body: withExample(loginBody, { username: 'ada', password: PASSWORD }),
    answers: signedIn,
    errors: ['INVALID_CREDENTIALS', 'EMAIL_NOT_VERIFIED'],
  },
  'post /auth/logout/': {
    id: 'logout',
    summary: 'Sign out: end the session of a refresh token',
    description: 'The answer is the same for a token that has expired or is unknown.',
    body: withExample(refreshBody, { refresh: 'REFRESH_TOKEN' }),
    answers: done,
  },
  'post /auth/token/refresh/': {
    id: 'refreshTokens',
    summary: 'Exchange a refresh token for new tokens',
    description:
      'A refresh token works once. For half a minute it can be used again, for a client that lost the answer; later ' +
      'use ends its session, because the token may have been stolen.',
    body: withExample(refreshBody, { refresh: 'REFRESH_TOKEN' }),
    answers: { 200: { description: 'New tokens.', body: tokensAnswer } },
    errors: ['SESSION_EXPIRED'],
  },
  'get /auth/verify-email/{uid}/{token}/': {
    id: 'verifyEmail',
    summary: 'Verify an email address by the link that was sent to it, and sign in',
    description: 'The link works once and for a limited time.',
    answers: signedIn,
    errors: ['INVALID_LINK', 'ALREADY_VERIFIED'],
  },
  'post /auth/resend-verification/': {
    id: 'resendVerification',
    summary: 'Send the verification link again',
    description:
      'The answer is the same for every uid, so that it does not reveal whether the account exists.',
    body: withExample(resendBody, { uid: 'USER_ID' }),
    answers: done,
  },
  'get /auth/config/': {
    id: 'getSiteConfig',
    summary: 'Read which ways to sign in this server offers',
    description: 'Sign-in pages read from it whether to show a button for Google.',
    answers: { 200: { description: 'Whether sign-in with Google is set up.', body: siteConfigAnswer } },
  },
  'get /auth/google/start/': {
    id: 'startGoogleSignIn',
    summary: 'Start sign-in with Google',
    description:
      'Keep the ticket in the browser, and send it together with the code to `POST /auth/google/callback/`.',
    query: withExample(googleStart, { redirect_uri: GOOGLE_PAGE }),
    answers: {
      200: {
        description: 'The page at Google to send the browser to, and a ticket for the second step.',
        body: z.strictObject({
          authorization_url: z.url().describe('The address of Google to which to send the browser.'),
          ticket: z
            .string()
            .describe('Keep it in the browser, and send it with the code that Google returns.'),
        }),
      },
    },
    errors: ['GOOGLE_SIGN_IN_FAILED', 'GOOGLE_UNAVAILABLE'],
  },
  'post /auth/google/callback/': {
    id: 'completeGoogleSignIn',
    summary: 'Complete sign-in with Google',
    description:
      'Send what Google added to the redirect address, and the ticket of the first step. Creates an account for ' +
      'a verified Google address that has none.',
    body: withExample(googleCallback, {
      code: 'CODE',
      state: 'STATE',
      ticket: 'TICKET',
      redirect_uri: GOOGLE_PAGE,
    }),
    answers: signedIn,
    errors: ['GOOGLE_SIGN_IN_FAILED', 'GOOGLE_UNAVAILABLE'],
  },
  'post /auth/google/': {
    id: 'signInWithGoogle',
    summary: "Sign in with the ID token of Google's own button",
    description: 'Creates an account for a verified Google address that has none.',
    body: withExample(googleCredential, { credential: 'ID_TOKEN' }),
    answers: signedIn,
    errors: ['GOOGLE_SIGN_IN_FAILED', 'GOOGLE_UNAVAILABLE'],
  },
  'post /auth/password/reset/': {
    id: 'requestPasswordReset',
    summary: 'Send a link for choosing a new password',
    description: 'The answer is the same for every address, so that it does not reveal who has an account.',
    body: withExample(resetRequest, { email: 'ada@example.com' }),
    answers: done,
  },
  'post /auth/password/reset/confirm/': {
    id: 'resetPassword',
    summary: 'Set a new password by the link from the email; ends all sessions',
    description: 'The link works once. Sign in with the new password afterwards.',
    body: withExample(passwordReset, {
      uid: 'USER_ID',
      token: 'TOKEN',
      password: NEW_PASSWORD,
      password_confirm: NEW_PASSWORD,
    }),
    answers: done,
    errors: ['INVALID_LINK', 'WEAK_PASSWORD'],
  },
  'post /auth/password/change/': {
    id: 'changePassword',
    summary: 'Change the password; ends all other sessions',
    description:
      'An account that was created by sign-in with Google has no password: leave out `current_password`, and ' +
      'call this within ten minutes of signing in. API keys are switched off unless `keep_api_keys` is true.',
    access: 'session',
    body: withExample(passwordChange, {
      current_password: PASSWORD,
      password: NEW_PASSWORD,
      password_confirm: NEW_PASSWORD,
    }),
    answers: done,
    errors: ['WRONG_PASSWORD', 'WEAK_PASSWORD', 'PASSWORD_REQUIRED', 'FRESH_SIGN_IN_REQUIRED'],
  },
});
