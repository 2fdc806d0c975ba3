import { TEXTS } from '@safelight/rules';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import type { RememberedLocation } from '@safelight/web-session';
import { openScreen, SIGNED_IN_USER } from '@safelight/web-session/testing';
import { screen, waitFor } from '@testing-library/react';
import { LoginScreen } from './LoginScreen.tsx';

const PAYLOAD = {
  login: {
    __typename: 'AuthPayload',
    tokens: { __typename: 'SessionTokens', access: 'a', refresh: 'r' },
    user: { __typename: 'User', ...SIGNED_IN_USER },
  },
};

type Answer = () => Readonly<Record<string, unknown>>;

const open = ({
  login = () => PAYLOAD,
  from,
  user = null,
}: { login?: Answer; from?: string; user?: typeof SIGNED_IN_USER | null } = {}) => {
  const server = fakeServer({ Login: login, ResendVerification: () => ({ resendVerification: true }) });
  const state: RememberedLocation | null =
    from === undefined ? null : { from: { pathname: from, search: '', hash: '' } };
  const opened = openScreen({
    path: '/login',
    at: { pathname: '/login', state },
    element: <LoginScreen />,
    link: server.link,
    user,
  });
  const signIn = async (username = 'ada', password = 'Passw0rd') => {
    await opened.person.type(screen.getByLabelText('Username'), username);
    await opened.person.type(screen.getByLabelText('Password'), password);
    await opened.person.click(screen.getByRole('button', { name: 'Sign In' }));
  };
  return { ...opened, server, signIn };
};

it('lets nobody send without a username and a password', async () => {
  const { person } = open();
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeDisabled();
  await person.type(screen.getByLabelText('Username'), 'ada');
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeDisabled();
  await person.type(screen.getByLabelText('Password'), 'x');
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
});

it('signs in and goes to the gallery', async () => {
  const { address, server, session, signIn } = open();
  await signIn();
  await waitFor(() => {
    expect(address()).toBe('/gallery');
  });
  expect(session.access()).toBe('a');
  expect(server.calls('Login')).toEqual([{ input: { username: 'ada', password: 'Passw0rd' } }]);
});

it('goes where the person was going', async () => {
  const { address, signIn } = open({ from: '/upload' });
  await signIn();
  await waitFor(() => {
    expect(address()).toBe('/upload');
  });
});

it('sends on whoever is signed in already', async () => {
  const { address } = open({ user: SIGNED_IN_USER });
  await waitFor(() => {
    expect(address()).toBe('/gallery');
  });
});

it.each([
  ['INVALID_CREDENTIALS', TEXTS.login.invalidCredentials],
  ['INVALID_INPUT', TEXTS.login.invalidFormat],
  ['INTERNAL', TEXTS.login.serverError],
  ['RATE_LIMITED', 'Too many attempts. Try again in a minute.'],
] as const)('says what %s means and keeps what was typed', async (code, text) => {
  const { session, signIn } = open({
    login: () => {
      throw refusal(code, 'Too many attempts. Try again in a minute.');
    },
  });
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Username')).toHaveValue('ada');
  expect(session.access()).toBeNull();
});

it('offers the verification email to whoever has not verified', async () => {
  const { person, server, signIn } = open({
    login: () => {
      throw refusal('EMAIL_NOT_VERIFIED', TEXTS.login.notVerified, { userId: 'u9' });
    },
  });
  await signIn();
  const resend = await screen.findByRole('button', { name: 'Resend Verification Email' });
  await person.click(resend);
  expect(await screen.findByText('Verification email sent. Please check your inbox.')).toBeVisible();
  expect(server.calls('ResendVerification')).toEqual([{ uid: 'u9' }]);
  expect(resend).toBeDisabled();
});
