import { TEXTS, type ErrorCode } from '@safelight/rules';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import { signInTarget } from '@safelight/web-session';
import { openScreen } from '@safelight/web-session/testing';
import { itShows } from '@safelight/web-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { signInAnswer } from '../testing/account-answers.ts';
import { GoogleCallbackScreen } from './GoogleCallbackScreen.tsx';
import { keepPendingSignIn, takePendingSignIn } from './pending-sign-in.ts';

type Answer = () => Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>;

const COMPLETED = { completeGoogleSignIn: signInAnswer() };

const GOOD = '?code=c1&state=s1';

const open = (
  query: string,
  {
    complete = () => COMPLETED,
    begun = true,
    returnTo = null,
  }: { complete?: Answer; begun?: boolean; returnTo?: string | null } = {},
) => {
  sessionStorage.clear();
  sessionStorage.setItem('safelight-drafts', '[["u1 contact",{"subject":"Hello"}]]');
  const pending = { ticket: 't1', returnTo, requested: returnTo };
  if (begun) keepPendingSignIn('https://accounts.google.test/auth?state=s1', pending);
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

const refused = async (opened: ReturnType<typeof open>, seeText: () => Promise<void>): Promise<void> => {
  await seeText();
  await waitFor(() => expect(opened.address()).toBe('/login'));
  expect(opened.session.access()).toBeNull();
  expect(takePendingSignIn()).toBeNull();
  expect(sessionStorage).toHaveLength(0);
};

it('shows that signing in with Google cancelled the deletion of the account', async () => {
  open(GOOD, {
    complete: () => ({ completeGoogleSignIn: signInAnswer({ deletionCancelled: true }) }),
  });
  expect(await screen.findByText(TEXTS.login.deletionCancelled)).toBeVisible();
});

it('shows progress while the server checks the sign-in with Google', () => {
  open(GOOD, { complete: () => new Promise(() => undefined) });
  expect(screen.getByRole('status')).toHaveTextContent('Completing Google sign-in...');
});

it('signs in with Google and opens the upload, after sending the code once and removing the ticket', async () => {
  const { address, server, session } = open(GOOD);
  await waitFor(() => expect(address()).toBe('/upload'));
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

it('takes what was typed before out of the storage of the tab', async () => {
  const { address } = open(GOOD);
  await waitFor(() => expect(address()).toBe('/upload'));
  expect(sessionStorage).toHaveLength(0);
});

it('returns after the sign-in to the screen that asked the person to sign in again', async () => {
  const { address } = open(GOOD, { returnTo: '/profile' });
  await waitFor(() => expect(address()).toBe('/profile'));
});

it('leads back to the screen that asked for the sign-in by way of /login when the person cancels', async () => {
  sessionStorage.clear();
  const pending = { ticket: 't1', returnTo: null, requested: '/settings?x=1#delete' };
  keepPendingSignIn('https://accounts.google.test/auth?state=s1', pending);
  const Login = () => <p>Next: {signInTarget(useLocation())}</p>;
  const element = (
    <Routes>
      <Route path="/auth/google/callback" element={<GoogleCallbackScreen />} />
      <Route path="/login" element={<Login />} />
    </Routes>
  );
  openScreen({
    path: '*',
    at: '/auth/google/callback?error=access_denied',
    element,
    link: fakeServer({}).link,
  });
  expect(await screen.findByText('Next: /settings?x=1#delete')).toBeVisible();
});

describe('an invalid callback from Google redirects to /login without a request to the server', () => {
  const brings =
    (query: string, begun = true) =>
    async (seeText: () => Promise<void>) => {
      const opened = open(query, { begun });
      await refused(opened, seeText);
      expect(opened.server.calls('CompleteGoogleSignIn')).toEqual([]);
    };

  itShows(TEXTS.google.cancelled, 'when Google reports an error', brings('?error=access_denied&state=s1'));
  itShows(
    TEXTS.google.cancelled,
    'when Google reports an error together with a code',
    brings('?error=x&code=c1&state=s1'),
  );
  itShows(TEXTS.google.noCode, 'when Google sends no code', brings('?state=s1'));
  itShows(TEXTS.google.noCode, 'when Google sends an empty code', brings('?code=&state=s1'));
  itShows(TEXTS.google.incomplete, 'when Google sends a different state', brings('?code=c1&state=s2'));
  itShows(TEXTS.google.incomplete, 'when Google sends no state', brings('?code=c1'));
  itShows(
    TEXTS.google.incomplete,
    'for a sign-in that this tab did not start, or has finished',
    brings(GOOD, false),
  );
});

describe('a sign-in with Google that the server refuses redirects to /login', () => {
  const answers = (code: ErrorCode, message: string) => (seeText: () => Promise<void>) => {
    const complete = () => {
      throw refusal(code, message);
    };
    return refused(open(GOOD, { complete }), seeText);
  };
  const { google, generic } = TEXTS;
  const failed = (message: string) => answers('GOOGLE_SIGN_IN_FAILED', message);

  itShows(TEXTS.google.failed, 'when the server does not trust the token', failed(google.verificationFailed));
  itShows(TEXTS.google.invalid, 'when the token has another issuer', failed(google.invalidIssuer));
  itShows(TEXTS.google.unverifiedEmail, 'when the server sends this message', failed(google.unverifiedEmail));
  itShows(TEXTS.google.incomplete, 'when the server sends this message', failed(google.incomplete));
  itShows(TEXTS.login.serverError, 'when the server fails', answers('INTERNAL', generic.internal));
  itShows(
    TEXTS.login.serverError,
    'when its database is not available',
    answers('DATABASE_UNAVAILABLE', generic.unavailable),
  );
  itShows(
    TEXTS.google.notConfigured,
    'when the server sends this message',
    answers('GOOGLE_UNAVAILABLE', google.notConfigured),
  );
  itShows(TEXTS.google.incomplete, 'for any other error of the server', answers('CONFLICT', 'x'));
  itShows(TEXTS.google.incomplete, 'when the server cannot be reached', (seeText) =>
    refused(open(GOOD, { complete: () => Promise.reject(new TypeError('Failed to fetch')) }), seeText),
  );
});
