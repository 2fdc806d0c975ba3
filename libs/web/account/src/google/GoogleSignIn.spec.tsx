import { TEXTS } from '@safelight/rules';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import { ProtectedRoute, useKeepDraft } from '@safelight/web-session';
import { openScreen } from '@safelight/web-session/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { GoogleSignIn } from './GoogleSignIn.tsx';
import { takePendingSignIn } from './pending-sign-in.ts';

type Answer = () => Readonly<Record<string, unknown>>;

const URL_AT_GOOGLE = 'https://accounts.google.test/auth?client_id=c&state=s1&code_challenge=x';

const startedAt = (url: string): Answer => {
  return () => ({ startGoogleSignIn: { __typename: 'GoogleStart', url, ticket: 't1' } });
};

const open = (start: Answer = startedAt(URL_AT_GOOGLE), config?: Answer) => {
  const left: string[] = [];
  const server = fakeServer({
    StartGoogleSignIn: start,
    SiteConfig: config ?? (() => ({ siteConfig: { __typename: 'SiteConfig', googleSignIn: true } })),
  });
  const { person } = openScreen({
    path: '/login',
    element: <GoogleSignIn leaveFor={(url) => left.push(url)} />,
    link: server.link,
    user: null,
  });
  const press = async () => {
    await person.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  };
  return { server, left, press };
};

beforeEach(() => {
  sessionStorage.clear();
});

it('stores the ticket and the state for the callback, and then opens Google', async () => {
  const { server, left, press } = open();
  await press();
  await waitFor(() => expect(left).toEqual([URL_AT_GOOGLE]));
  expect(server.calls('StartGoogleSignIn')).toEqual([
    { redirectUri: `${window.location.origin}/auth/google/callback` },
  ]);
  expect(takePendingSignIn()).toEqual({ ticket: 't1', state: 's1', returnTo: null, requested: null });
});

it('says that a person who continues with Google agrees to the terms', async () => {
  open();
  expect(await screen.findByText(/^By continuing with Google you agree/)).toHaveTextContent(
    'By continuing with Google you agree to the Terms and the Privacy Policy.',
  );
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
});

it('leads back to the page where the session ended if something was typed there', async () => {
  const Note = () => {
    useKeepDraft('note', 'Dear Ada');
    return null;
  };
  const server = fakeServer({
    StartGoogleSignIn: startedAt(URL_AT_GOOGLE),
    SiteConfig: () => ({ siteConfig: { __typename: 'SiteConfig', googleSignIn: true } }),
  });
  const left: string[] = [];
  const element = (
    <Routes>
      <Route element={<ProtectedRoute suspended={() => null} />}>
        <Route path="/profile" element={<Note />} />
      </Route>
      <Route path="/login" element={<GoogleSignIn leaveFor={(url) => left.push(url)} />} />
    </Routes>
  );
  const { person, session } = openScreen({ path: '*', at: '/profile', element, link: server.link });
  await act(() => session.refresh());
  await person.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  await waitFor(() => expect(left).toEqual([URL_AT_GOOGLE]));
  expect(takePendingSignIn()).toMatchObject({ returnTo: '/profile', requested: '/profile' });
});

it.each([
  ['INTERNAL', 'x', TEXTS.login.serverError],
  ['GOOGLE_UNAVAILABLE', TEXTS.google.notConfigured, TEXTS.google.notConfigured],
  ['RATE_LIMITED', TEXTS.generic.tooManyAttempts, TEXTS.generic.tooManyAttempts],
  ['GOOGLE_SIGN_IN_FAILED', TEXTS.google.incomplete, TEXTS.google.incomplete],
] as const)('shows a message for the error %s (%s), and stays on the page', async (code, message, text) => {
  const { left, press } = open(() => {
    throw refusal(code, message);
  });
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(left).toEqual([]);
});

it.each(['https://accounts.google.test/auth?client_id=c', 'not an address'])(
  'the Google button does not open %j, because it is not an address with a state',
  async (url) => {
    const { left, press } = open(startedAt(url));
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(TEXTS.google.incomplete);
    expect(left).toEqual([]);
    expect(takePendingSignIn()).toBeNull();
  },
);

const OFF: Answer = () => ({ siteConfig: { __typename: 'SiteConfig', googleSignIn: false } });
const DOWN: Answer = () => {
  throw new TypeError('Failed to fetch');
};

it.each([
  ['the server does not offer it', OFF],
  ['the server does not answer', DOWN],
])('the Google button is absent when %s', async (_, config) => {
  const { server } = open(undefined, config);
  await waitFor(() => expect(server.calls('SiteConfig')).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(screen.queryByRole('button')).toBeNull();
});
