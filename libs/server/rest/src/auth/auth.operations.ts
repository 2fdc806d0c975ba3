import { z } from 'zod';
import type { Operation } from '../http/operation.ts';
import { registeredAnswer, signedInAnswer, siteConfigAnswer, tokensAnswer } from './auth.presenter.ts';
import { emailCorrection, loginBody, refreshBody, resendBody } from './auth.router.ts';
import { googleCallback, googleCredential, googleStart } from './google.router.ts';
import { passwordChange, passwordReset, resetRequest } from './password.router.ts';
import { registration } from './registration.ts';

const tag = 'Sign-in';
const signedIn = {
  200: { description: 'The account that signed in, and the tokens of its session.', body: signedInAnswer },
} as const;
const done = { 204: { description: 'Done.' } } as const;

/** Operations for sign-up, sign-in and passwords. */
export const authOperations: readonly Operation[] = [
  {
    id: 'register',
    method: 'post',
    path: '/auth/register/',
    tag,
    summary: 'Create an account',
    description:
      'Send either `username` with `password_confirm`, or only `name`, from which a free username is made. ' +
      'Sign-in works after the link in the verification email has been opened.',
    access: 'anyone',
    body: registration,
    answers: { 201: { description: 'The new account.', body: registeredAnswer } },
    errors: ['EMAIL_TAKEN', 'USERNAME_TAKEN', 'WEAK_PASSWORD'],
  },
  {
    id: 'correctEmail',
    method: 'post',
    path: '/auth/register/email/',
    tag,
    summary: 'Correct the email address of an account that is not verified',
    description:
      'For an address that was mistyped during registration. A new verification link is sent to the correct ' +
      'address, and earlier links stop working.',
    access: 'anyone',
    body: emailCorrection,
    answers: { 200: { description: 'The account after the change.', body: registeredAnswer } },
    errors: ['INVALID_CREDENTIALS', 'EMAIL_TAKEN'],
  },
  {
    id: 'login',
    method: 'post',
    path: '/auth/login/',
    tag,
    summary: 'Sign in',
    description:
      'Send `access` as `Authorization: Bearer …`. It expires after 15 minutes; then exchange `refresh` for new ' +
      'tokens. For programs an API key is simpler.',
    access: 'anyone',
    body: loginBody,
    answers: signedIn,
    errors: ['INVALID_CREDENTIALS', 'EMAIL_NOT_VERIFIED'],
  },
  {
    id: 'logout',
    method: 'post',
    path: '/auth/logout/',
    tag,
    summary: 'Sign out: end the session of a refresh token',
    description: 'The answer is the same for a token that has expired or is unknown.',
    access: 'anyone',
    body: refreshBody,
    answers: done,
  },
  {
    id: 'refreshTokens',
    method: 'post',
    path: '/auth/token/refresh/',
    tag,
    summary: 'Exchange a refresh token for new tokens',
    description:
      'A refresh token works once. Using one again ends its session, because it may have been stolen.',
    access: 'anyone',
    body: refreshBody,
    answers: { 200: { description: 'New tokens.', body: tokensAnswer } },
    errors: ['SESSION_EXPIRED'],
  },
  {
    id: 'verifyEmail',
    method: 'get',
    path: '/auth/verify-email/{uid}/{token}/',
    tag,
    summary: 'Verify an email address by the link that was sent to it, and sign in',
    description: 'The link works once and for a limited time.',
    access: 'anyone',
    answers: signedIn,
    errors: ['INVALID_LINK', 'ALREADY_VERIFIED'],
  },
  {
    id: 'resendVerification',
    method: 'post',
    path: '/auth/resend-verification/',
    tag,
    summary: 'Send the verification link again',
    description:
      'The answer is the same for every uid, so that it does not reveal whether the account exists.',
    access: 'anyone',
    body: resendBody,
    answers: done,
  },
  {
    id: 'getSiteConfig',
    method: 'get',
    path: '/auth/config/',
    tag,
    summary: 'Read which ways to sign in this server offers',
    description: 'Sign-in pages read from it whether to show a button for Google.',
    access: 'anyone',
    answers: { 200: { description: 'Whether sign-in with Google is set up.', body: siteConfigAnswer } },
  },
  {
    id: 'startGoogleSignIn',
    method: 'get',
    path: '/auth/google/start/',
    tag,
    summary: 'Start sign-in with Google',
    description:
      'Keep the ticket in the browser, and send it together with the code to `POST /auth/google/callback/`.',
    access: 'anyone',
    query: googleStart,
    answers: {
      200: {
        description: 'The page at Google to send the browser to, and a ticket for the second step.',
        body: z.strictObject({ authorization_url: z.url(), ticket: z.string() }),
      },
    },
    errors: ['GOOGLE_SIGN_IN_FAILED', 'GOOGLE_UNAVAILABLE'],
  },
  {
    id: 'completeGoogleSignIn',
    method: 'post',
    path: '/auth/google/callback/',
    tag,
    summary: 'Complete sign-in with Google',
    description:
      'Send what Google added to the redirect address, and the ticket of the first step. Creates an account for ' +
      'a verified Google address that has none.',
    access: 'anyone',
    body: googleCallback,
    answers: signedIn,
    errors: ['GOOGLE_SIGN_IN_FAILED', 'GOOGLE_UNAVAILABLE'],
  },
  {
    id: 'signInWithGoogle',
    method: 'post',
    path: '/auth/google/',
    tag,
    summary: "Sign in with the ID token of Google's own button",
    description: 'Creates an account for a verified Google address that has none.',
    access: 'anyone',
    body: googleCredential,
    answers: signedIn,
    errors: ['GOOGLE_SIGN_IN_FAILED', 'GOOGLE_UNAVAILABLE'],
  },
  {
    id: 'requestPasswordReset',
    method: 'post',
    path: '/auth/password/reset/',
    tag,
    summary: 'Send a link for choosing a new password',
    description: 'The answer is the same for every address, so that it does not reveal who has an account.',
    access: 'anyone',
    body: resetRequest,
    answers: done,
  },
  {
    id: 'resetPassword',
    method: 'post',
    path: '/auth/password/reset/confirm/',
    tag,
    summary: 'Set a new password by the link from the email; ends all sessions',
    description: 'The link works once. Sign in with the new password afterwards.',
    access: 'anyone',
    body: passwordReset,
    answers: done,
    errors: ['INVALID_LINK', 'WEAK_PASSWORD'],
  },
  {
    id: 'changePassword',
    method: 'post',
    path: '/auth/password/change/',
    tag,
    summary: 'Change the password; ends all other sessions',
    description:
      'An account that was created by sign-in with Google has no password: leave out `current_password`, and ' +
      'call this within ten minutes of signing in. API keys are switched off unless `keep_api_keys` is true.',
    access: 'session',
    body: passwordChange,
    answers: done,
    errors: ['WRONG_PASSWORD', 'WEAK_PASSWORD', 'PASSWORD_REQUIRED', 'FRESH_SIGN_IN_REQUIRED'],
  },
];
