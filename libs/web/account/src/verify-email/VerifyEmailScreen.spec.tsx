import { ServerError } from '@apollo/client/errors';
import { jest } from '@jest/globals';
import { TEXTS } from '@safelight/rules';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import { keepTarget } from '@safelight/web-session';
import { openScreen, SIGNED_IN_USER } from '@safelight/web-session/testing';
import { itShows } from '@safelight/web-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { signInAnswer } from '../testing/account-answers.ts';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';

type Answer = () => Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>;

const VERIFIED = { verifyEmail: signInAnswer() };

const open = (
  at: string,
  verify: Answer,
  resend: Answer = () => ({ resendVerification: true }),
  user: typeof SIGNED_IN_USER | null | 'loading' = null,
) => {
  const server = fakeServer({ VerifyEmail: verify, ResendVerification: resend });
  return {
    server,
    ...openScreen({
      path: '/verify-email',
      at,
      element: <VerifyEmailScreen />,
      link: server.link,
      user,
    }),
  };
};

describe('a valid verification link', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('signs in, and opens the gallery two seconds later', async () => {
    const { address, server, session } = open('/verify-email?uid=u1&token=t', () => VERIFIED);
    await wait(0);
    expect(screen.getByRole('heading', { name: 'Email verified' })).toBeVisible();
    expect(session.access()).toBe('a');
    expect(server.calls('VerifyEmail')).toEqual([{ uid: 'u1', token: 't' }]);
    await wait(1_999);
    expect(address()).toContain('/verify-email');
    await wait(1);
    expect(address()).toBe('/gallery');
  });

  it.each([
    ['/gallery', 'Taking you to your gallery.'],
    ['/upload', 'Taking you back to your upload.'],
    ['/upload?prompt=warmer', 'Taking you back to your upload.'],
    ['/pricing', 'Taking you back to where you were.'],
  ])('opens the page %s from which the visitor signed up, and says so', async (page, text) => {
    const { address } = open('/verify-email?uid=u1&token=t', () => {
      keepTarget(page);
      return VERIFIED;
    });
    await wait(0);
    expect(screen.getByText(text)).toBeVisible();
    await wait(2_000);
    expect(address()).toBe(page);
  });
});

describe('an incomplete verification link', () => {
  const opens = (at: string) => async (seeText: () => Promise<void>) => {
    const { server } = open(at, () => VERIFIED);
    await seeText();
    expect(screen.getByRole('alert')).toHaveTextContent(TEXTS.verification.invalidLink);
    expect(server.calls('VerifyEmail')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Resend Verification Email' })).toBeNull();
  };

  itShows(TEXTS.verification.invalidLink, 'for a link without parameters', opens('/verify-email'));
  itShows(TEXTS.verification.invalidLink, 'for a link without a token', opens('/verify-email?uid=u1'));
  itShows(TEXTS.verification.invalidLink, 'for a link without a user', opens('/verify-email?token=t'));
});

itShows(
  TEXTS.verification.expired,
  'for an expired link, and offers to send another email',
  async (seeText) => {
    const { person, server } = open('/verify-email?uid=u1&token=t', () => {
      throw refusal('INVALID_LINK', 'No.');
    });
    await seeText();
    expect(screen.getByRole('alert')).toHaveTextContent(TEXTS.verification.expired);
    expect(screen.getByText(/not verified within 7 days is removed/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Resend Verification Email' }));
    expect(await screen.findByText(/^If this account still has to be verified/)).toBeVisible();
    await waitFor(() => expect(server.calls('ResendVerification')).toEqual([{ uid: 'u1' }]));
    // A second press sends no other email, and the keyboard's focus is not lost.
    const resend = screen.getByRole('button', { name: 'Resend Verification Email' });
    await waitFor(() => expect(resend).toHaveAttribute('aria-disabled', 'true'));
    await person.click(resend);
    expect(resend).toHaveFocus();
    expect(server.calls('ResendVerification')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Sign Up Again' })).toHaveAttribute('href', '/signup');
  },
);

itShows(TEXTS.verification.resendFailed, 'when the email could not be sent again', async (seeText) => {
  const fail = () => {
    throw refusal('INVALID_LINK', 'No.');
  };
  const { person } = open('/verify-email?uid=u1&token=t', fail, fail);
  await person.click(await screen.findByRole('button', { name: 'Resend Verification Email' }));
  await seeText();
});

it.each([
  ['OVERLOADED', TEXTS.generic.overloaded, TEXTS.generic.overloaded],
  ['DATABASE_UNAVAILABLE', TEXTS.generic.unavailable, TEXTS.generic.unavailable],
  ['EMAIL_TAKEN', TEXTS.register.emailTaken, TEXTS.register.emailTaken],
  ['CONFLICT', '', TEXTS.verification.fallback],
] as const)('shows the error %s "%s" and does not offer another email', async (code, message, text) => {
  open('/verify-email?uid=u1&token=t', () => {
    throw refusal(code, message);
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.queryByRole('button', { name: 'Resend Verification Email' })).toBeNull();
});

itShows(TEXTS.verification.fallback, 'when the response is not from our server', async (seeText) => {
  open('/verify-email?uid=u1&token=t', () => Promise.reject(new SyntaxError('Unexpected token <')));
  await seeText();
  expect(screen.getByRole('alert')).toHaveTextContent(TEXTS.verification.fallback);
});

it('shows the error message of a response in the format of REST', async () => {
  const response = { status: 403 } as Response;
  const bodyText = '{"detail": "Not from this country."}';
  open('/verify-email?uid=u1&token=t', () =>
    Promise.reject(new ServerError('Response not successful', { response, bodyText })),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Not from this country.');
});

it.each(['This token is expired.', 'Invalid token'])(
  'treats the error "%s" as an expired link',
  async (message) => {
    open('/verify-email?uid=u1&token=t', () => {
      throw refusal('INVALID_INPUT', message);
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(TEXTS.verification.expired);
    expect(screen.getByRole('heading', { name: 'Link expired' })).toHaveFocus();
  },
);

it('shows that the link is being checked', () => {
  open('/verify-email?uid=u1&token=t', () => new Promise(() => undefined));
  expect(screen.getByRole('status')).toHaveTextContent('Verifying your email...');
});

it('shows that the address is verified if the link was used before, and links to /login', async () => {
  open('/verify-email?uid=u1&token=t', () => {
    throw refusal('ALREADY_VERIFIED', TEXTS.verification.alreadyVerified);
  });
  expect(await screen.findByRole('heading', { name: 'Email verified' })).toHaveFocus();
  expect(screen.getByText(TEXTS.verification.alreadyVerified)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('button', { name: 'Resend Verification Email' })).toBeNull();
});

it('asks nobody to sign in who is signed in and opens a link that was used before', async () => {
  const answer = () => {
    throw refusal('ALREADY_VERIFIED', TEXTS.verification.alreadyVerified);
  };
  open(`/verify-email?uid=${SIGNED_IN_USER.id}&token=t`, answer, undefined, SIGNED_IN_USER);
  expect(await screen.findByText(TEXTS.verification.alreadyVerifiedHere)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Gallery' })).toHaveAttribute('href', '/gallery');
});

it('asks for a confirmation before it signs a person out to verify another account', async () => {
  const at = '/verify-email?uid=other&token=t';
  const { person, server } = open(at, () => VERIFIED, undefined, SIGNED_IN_USER);
  expect(screen.getByRole('heading', { name: 'For Another Account' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Stay Signed In' })).toHaveAttribute('href', '/gallery');
  expect(server.calls('VerifyEmail')).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Verify the Other Account' }));
  expect(await screen.findByRole('heading', { name: 'Email verified' })).toBeVisible();
  expect(server.calls('VerifyEmail')).toEqual([{ uid: 'other', token: 't' }]);
});

it('waits until it is known whether another person is signed in', async () => {
  const at = '/verify-email?uid=other&token=t';
  const { server, session } = open(at, () => VERIFIED, undefined, 'loading');
  expect(screen.getByText('Verifying your email...')).toBeVisible();
  act(() => session.signIn({ tokens: { access: 'a', refresh: 'r' }, user: SIGNED_IN_USER }));
  expect(await screen.findByRole('heading', { name: 'For Another Account' })).toBeVisible();
  expect(server.calls('VerifyEmail')).toEqual([]);
});

it('offers to try again when there was no connection', async () => {
  let isOffline = true;
  const { person } = open('/verify-email?uid=u1&token=t', () => {
    if (isOffline) throw new TypeError('Failed to fetch');
    return VERIFIED;
  });
  expect(await screen.findByText(TEXTS.generic.network)).toBeVisible();
  isOffline = false;
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Email verified' })).toBeVisible();
});

it('shows an error when the email was requested too often', async () => {
  const { person } = open(
    '/verify-email?uid=u1&token=t',
    () => {
      throw refusal('INVALID_LINK', 'No.');
    },
    () => {
      throw refusal('RATE_LIMITED', TEXTS.generic.tooManyAttempts);
    },
  );
  await person.click(await screen.findByRole('button', { name: 'Resend Verification Email' }));
  expect(await screen.findByText(TEXTS.generic.tooManyAttempts)).toBeVisible();
});
