import { jest } from '@jest/globals';
import { TEXTS, type ErrorCode } from '@safelight/rules';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import type { RememberedLocation } from '@safelight/web-session';
import { openScreen, SIGNED_IN_USER } from '@safelight/web-session/testing';
import { itShows } from '@safelight/web-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { signInAnswer } from '../testing/account-answers.ts';
import { LoginScreen } from './LoginScreen.tsx';

const PAYLOAD = { login: signInAnswer() };

type Answer = () => Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>;

interface Opening {
  readonly login?: Answer;
  /** The location that a redirect remembered: path, query and fragment. */
  readonly from?: Partial<RememberedLocation['from']>;
  readonly search?: string;
  readonly user?: typeof SIGNED_IN_USER | null | 'loading';
  readonly google?: boolean;
}

const open = ({ login = () => PAYLOAD, from, search = '', user = null, google = false }: Opening = {}) => {
  const server = fakeServer({
    Login: login,
    ResendVerification: () => ({ resendVerification: true }),
    SiteConfig: () => ({ siteConfig: { __typename: 'SiteConfig', googleSignIn: google } }),
  });
  const state: RememberedLocation | null =
    from === undefined ? null : { from: { pathname: '/', search: '', hash: '', ...from } };
  const opened = openScreen({
    path: '/login',
    at: { pathname: '/login', search, state },
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

it('sends no sign-in without a username and a password', async () => {
  const { person } = open();
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeDisabled();
  await person.type(screen.getByLabelText('Username'), 'ada');
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeDisabled();
  await person.type(screen.getByLabelText('Password'), 'x');
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
});

it('signs in and opens the gallery', async () => {
  const { address, server, session, signIn } = open();
  await signIn();
  await waitFor(() => expect(address()).toBe('/gallery'));
  expect(session.access()).toBe('a');
  expect(screen.queryByText(TEXTS.login.deletionCancelled)).toBeNull();
  expect(server.calls('Login')).toEqual([{ input: { username: 'ada', password: 'Passw0rd' } }]);
});

it('shows after the sign-in that it cancelled the deletion of the account', async () => {
  const restored = { login: signInAnswer({ deletionCancelled: true }) };
  const { address, session, signIn } = open({ login: () => restored });
  await signIn();
  expect(await screen.findByText(TEXTS.login.deletionCancelled)).toBeVisible();
  await waitFor(() => expect(address()).toBe('/gallery'));
  expect(session.access()).toBe('a');
});

it('shows after such a sign-in that the subscription no longer renews', async () => {
  const user = { __typename: 'User', ...SIGNED_IN_USER, subscription: 'pro_subscription' };
  const restored = { login: signInAnswer({ deletionCancelled: true, user }) };
  const { signIn } = open({ login: () => restored });
  await signIn();
  expect(await screen.findByText(TEXTS.login.deletionCancelledOfPro)).toBeVisible();
});

it('shows that another step is required and stays signed out, if the server asks for a second step', async () => {
  const challenge = { __typename: 'LoginChallenge', kind: 'ONE_TIME_CODE' };
  const { address, session, signIn } = open({ login: () => ({ login: challenge }) });
  await signIn();
  expect(await screen.findByText(TEXTS.login.oneMoreStep)).toBeVisible();
  expect(address()).toBe('/login');
  expect(session.access()).toBeNull();
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
});

it('returns after the sign-in to the remembered location, including its query', async () => {
  const { address, signIn } = open({ from: { pathname: '/gallery', search: '?search=cat' } });
  await signIn();
  await waitFor(() => expect(address()).toBe('/gallery?search=cat'));
});

it.each([
  ['?next=%2Fupload', '/upload'],
  ['?next=//evil.test', '/gallery'],
  ['?next=https%3A%2F%2Fevil.test', '/gallery'],
])('after the sign-in, /login%s redirects to %s', async (search, target) => {
  const { address, signIn } = open({ search });
  await signIn();
  await waitFor(() => expect(address()).toBe(target));
});

it.each([
  [undefined, '/gallery'],
  [{ pathname: '/image/abc', search: '?version=2' }, '/image/abc?version=2'],
])('redirects a person who is already signed in and comes from %j to %s', async (from, target) => {
  const { address } = open({ user: SIGNED_IN_USER, ...(from && { from }) });
  await waitFor(() => expect(address()).toBe(target));
});

it('shows that it is checking the sign-in until it is known whether anyone is signed in', () => {
  open({ user: 'loading' });
  expect(screen.getByRole('status')).toHaveTextContent('Checking authentication...');
});

it('the sign-in form is disabled and shows progress while it is being sent', async () => {
  const { signIn } = open({ login: () => new Promise(() => undefined) });
  await signIn();
  expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
});

it('opens the gallery a tenth of a second after the sign-in', async () => {
  jest.useFakeTimers();
  try {
    const { address, session } = open();
    fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'ada' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Passw0rd' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(session.access()).toBe('a');
    await act(() => jest.advanceTimersByTimeAsync(99));
    expect(address()).toBe('/login');
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(address()).toBe('/gallery');
  } finally {
    jest.useRealTimers();
  }
});

it('the sign-in form can be filled in and sent with the keyboard, in the order on screen', async () => {
  const { person, address } = open({ google: true });
  await screen.findByRole('button', { name: 'Continue with Google' });
  const order = [
    screen.getByLabelText('Username'),
    screen.getByLabelText('Password'),
    screen.getByRole('button', { name: 'Show password' }),
    screen.getByRole('button', { name: 'Sign In' }),
    screen.getByRole('link', { name: 'Forgot password?' }),
    screen.getByRole('button', { name: 'Continue with Google' }),
    screen.getByRole('link', { name: 'Terms' }),
    screen.getByRole('link', { name: 'Privacy Policy' }),
    screen.getByRole('link', { name: 'Create an account' }),
    screen.getByRole('link', { name: 'Back to Home' }),
  ];
  await person.tab();
  await person.keyboard('ada');
  await person.tab();
  await person.keyboard('Passw0rd');
  await person.click(order[0]!);
  for (const stop of order) {
    expect(stop).toHaveFocus();
    await person.tab();
  }
  await person.type(screen.getByLabelText('Password'), '{Enter}');
  await waitFor(() => expect(address()).toBe('/gallery'));
});

it('offers Google only if the server offers it', async () => {
  const { server } = open();
  await waitFor(() => expect(server.calls('SiteConfig')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
});

const WAIT = 'Too many attempts. Try again in a minute.';

describe('a refused sign-in keeps the typed values', () => {
  const refused =
    (code: ErrorCode, message: string, username = 'ada') =>
    async (seeText: () => Promise<void>) => {
      const { session, signIn } = open({
        login: () => {
          throw refusal(code, message);
        },
      });
      await signIn(username);
      await seeText();
      expect(screen.getByRole('alert')).toBeVisible();
      expect(screen.getByLabelText('Username')).toHaveValue(username);
      expect(session.access()).toBeNull();
    };
  const wrong = ['INVALID_CREDENTIALS', 'Invalid credentials'] as const;

  itShows(TEXTS.login.invalidCredentials, 'for a wrong password', refused(...wrong));
  itShows(
    TEXTS.login.usernameSignIn,
    'for an email address instead of a username',
    refused(...wrong, 'ada@example.com'),
  );
  itShows(TEXTS.login.invalidFormat, 'for values that cannot be valid', refused('INVALID_INPUT', 'x'));
  itShows(TEXTS.login.serverError, 'when the server fails', refused('INTERNAL', 'x'));
  itShows(
    TEXTS.login.serverError,
    'when its database is not available',
    refused('DATABASE_UNAVAILABLE', 'x'),
  );
  itShows(TEXTS.login.fallback, 'when the server gives no message', refused('CONFLICT', ''));
  it('shows how long to wait before the next try', () =>
    refused(
      'RATE_LIMITED',
      WAIT,
    )(async () => {
      expect(await screen.findByRole('alert')).toHaveTextContent(WAIT);
    }));
});

it.each([
  ['ada', 'Password', TEXTS.login.invalidCredentials],
  ['ada@example.com', 'Username', TEXTS.login.usernameSignIn],
])(
  'a wrong sign-in as %s stays explained at the field %s, which gets the focus, until the person types',
  async (username, label, text) => {
    const { person, signIn } = open({
      login: () => {
        throw refusal('INVALID_CREDENTIALS', 'Invalid credentials');
      },
    });
    await signIn(username);
    const field = screen.getByLabelText(label);
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(text);
    expect(field).toBeInvalid();
    await person.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText(text)).toBeVisible();
    await person.type(screen.getByLabelText('Password'), 'x');
    expect(screen.queryByText(text)).toBeNull();
  },
);

it('a failure that is not about what was typed marks no field', async () => {
  const { signIn } = open({
    login: () => {
      throw refusal('INTERNAL', 'x');
    },
  });
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(TEXTS.login.serverError);
  expect(screen.getByLabelText('Username')).toBeValid();
  expect(screen.getByLabelText('Password')).toBeValid();
});

describe('a sign-in without a response', () => {
  const fails = (error: Error) => async (seeText: () => Promise<void>) => {
    const { signIn } = open({ login: () => Promise.reject(error) });
    await signIn();
    await seeText();
    expect(screen.getByRole('alert')).toBeVisible();
  };

  itShows(TEXTS.generic.network, 'without a network connection', fails(new TypeError('Failed to fetch')));
  itShows(TEXTS.generic.timeout, 'after a timeout', fails(new DOMException('late', 'TimeoutError')));
  itShows(
    TEXTS.login.fallback,
    'when the response is not from our server',
    fails(new SyntaxError('Unexpected token <')),
  );
});

it('offers to resend the verification email to a person whose address is not verified', async () => {
  const { person, server, signIn } = open({
    login: () => {
      throw refusal('EMAIL_NOT_VERIFIED', TEXTS.login.notVerified, { userId: 'u9' });
    },
  });
  await signIn();
  const resend = await screen.findByRole('button', { name: 'Resend Verification Email' });
  await person.click(resend);
  expect(
    await screen.findByText('If this account still has to be verified, a new link is on its way.'),
  ).toBeVisible();
  expect(server.calls('ResendVerification')).toEqual([{ uid: 'u9' }]);
  expect(resend).toHaveAttribute('aria-disabled', 'true');
});
