import { TEXTS } from '@safelight/rules';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import { openScreen, SIGNED_IN_USER } from '@safelight/web-session/testing';
import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { GoogleCallbackScreen } from './GoogleCallbackScreen.tsx';
import { keepPendingSignIn, takePendingSignIn } from './pending-sign-in.ts';

type Answer = () => Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>;

const COMPLETED = {
  completeGoogleSignIn: {
    __typename: 'AuthPayload',
    tokens: { __typename: 'SessionTokens', access: 'a', refresh: 'r' },
    user: { __typename: 'User', ...SIGNED_IN_USER },
  },
};

const GOOD = '?code=c1&state=s1';

const open = (
  query: string,
  { complete = () => COMPLETED, begun = true }: { complete?: Answer; begun?: boolean } = {},
) => {
  sessionStorage.clear();
  if (begun) keepPendingSignIn('https://accounts.google.test/auth?state=s1', 't1');
  const server = fakeServer({ CompleteGoogleSignIn: complete });
  const opened = openScreen({
    path: '/auth/google/callback',
    at: `/auth/google/callback${query}`,
    element: (
      <StrictMode>
        <GoogleCallbackScreen />
      </StrictMode>
    ),
    link: server.link,
    user: null,
  });
  return { ...opened, server };
};

const refused = async (opened: ReturnType<typeof open>, text: string): Promise<void> => {
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  await waitFor(() => {
    expect(opened.address()).toBe('/login');
  });
  expect(opened.session.access()).toBeNull();
  expect(takePendingSignIn()).toBeNull();
};

it('says that it works on it while the server checks', () => {
  open(GOOD, { complete: () => new Promise(() => undefined) });
  expect(screen.getByRole('status')).toHaveTextContent('Completing Google sign-in...');
});

it('signs in and goes to the upload, sending the code once and forgetting the ticket', async () => {
  const { address, server, session } = open(GOOD);
  await waitFor(() => {
    expect(address()).toBe('/upload');
  });
  expect(session.access()).toBe('a');
  expect(server.calls('CompleteGoogleSignIn')).toEqual([
    {
      input: {
        code: 'c1',
        state: 's1',
        ticket: 't1',
        redirectUri: `${window.location.origin}/auth/google/callback`,
      },
    },
  ]);
  expect(takePendingSignIn()).toBeNull();
});

it.each([
  ['an error', '?error=access_denied&state=s1', TEXTS.google.cancelled],
  ['an error beside a code', '?error=x&code=c1&state=s1', TEXTS.google.cancelled],
  ['no code', '?state=s1', TEXTS.google.noCode],
  ['an empty code', '?code=&state=s1', TEXTS.google.noCode],
  ['another state', '?code=c1&state=s2', TEXTS.google.incomplete],
  ['no state', '?code=c1', TEXTS.google.incomplete],
])('leads to /login without asking the server when Google brings %s', async (_, query, text) => {
  const opened = open(query);
  await refused(opened, text);
  expect(opened.server.calls('CompleteGoogleSignIn')).toEqual([]);
});

it('refuses what this tab did not begin, and what it finished before', async () => {
  const opened = open(GOOD, { begun: false });
  await refused(opened, TEXTS.google.incomplete);
  expect(opened.server.calls('CompleteGoogleSignIn')).toEqual([]);
});

it.each([
  ['GOOGLE_SIGN_IN_FAILED', TEXTS.google.verificationFailed, TEXTS.google.failed],
  ['GOOGLE_SIGN_IN_FAILED', TEXTS.google.invalidIssuer, TEXTS.google.invalid],
  ['GOOGLE_SIGN_IN_FAILED', TEXTS.google.unverifiedEmail, TEXTS.google.unverifiedEmail],
  ['GOOGLE_SIGN_IN_FAILED', TEXTS.google.incomplete, TEXTS.google.incomplete],
  ['INTERNAL', TEXTS.generic.internal, TEXTS.login.serverError],
  ['DATABASE_UNAVAILABLE', TEXTS.generic.databaseUnavailable, TEXTS.login.serverError],
  ['GOOGLE_UNAVAILABLE', TEXTS.google.notConfigured, TEXTS.google.notConfigured],
  ['CONFLICT', 'x', TEXTS.google.incomplete],
] as const)('leads to /login when the server answers %s: %s', async (code, message, text) => {
  const opened = open(GOOD, {
    complete: () => {
      throw refusal(code, message);
    },
  });
  await refused(opened, text);
});

it('leads to /login when the server cannot be asked', async () => {
  const opened = open(GOOD, { complete: () => Promise.reject(new TypeError('Failed to fetch')) });
  await refused(opened, TEXTS.google.incomplete);
});
