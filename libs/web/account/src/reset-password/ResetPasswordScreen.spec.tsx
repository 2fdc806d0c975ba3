import { TEXTS } from '@safelight/rules';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import { openScreen, SIGNED_IN_USER } from '@safelight/web-session/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { LoginScreen } from '../login/LoginScreen.tsx';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

type Answer = () => Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>;

interface Opening {
  readonly at?: string;
  readonly answer?: Answer;
  readonly username?: () => string | null;
  readonly user?: typeof SIGNED_IN_USER | null;
}

const open = ({
  at = '/reset-password?uid=u1&token=t1',
  answer = () => ({ resetPassword: true }),
  username = () => 'ada610',
  user = null,
}: Opening = {}) => {
  const server = fakeServer({
    ResetPassword: answer,
    ResetLinkUsername: () => ({ passwordResetUsername: username() }),
    SiteConfig: () => ({ siteConfig: { __typename: 'SiteConfig', googleSignIn: false } }),
  });
  const opened = openScreen({
    path: '*',
    at,
    element: (
      <Routes>
        <Route path="/reset-password" element={<ResetPasswordScreen />} />
        <Route path="/login" element={<LoginScreen />} />
      </Routes>
    ),
    link: server.link,
    user,
  });
  const choose = async (password = 'Passw0rd', confirm = password) => {
    await opened.person.type(await screen.findByLabelText('New password'), password);
    await opened.person.type(screen.getByLabelText('Confirm password'), `${confirm}{Enter}`);
  };
  return { ...opened, server, choose };
};

it('marks the rules that a new password meets, and requires all of them', async () => {
  const { person } = open();
  const met = () =>
    within(screen.getByRole('list', { name: 'Password rules' })).queryAllByLabelText('Met:').length;
  const button = await screen.findByRole('button', { name: 'Change Password' });
  await person.type(screen.getByLabelText('New password'), 'Passwor');
  expect(met()).toBe(2);
  expect(button).toBeDisabled();
  await person.type(screen.getByLabelText('New password'), '8');
  expect(met()).toBe(4);
  expect(button).toBeEnabled();
});

it('does not send a new password whose repetition differs', async () => {
  const { choose, server } = open();
  await choose('Passw0rd', 'Passw0rt');
  const confirm = screen.getByLabelText('Confirm password');
  expect(confirm).toHaveAccessibleDescription(TEXTS.register.passwordMismatch);
  expect(confirm).toHaveFocus();
  expect(server.calls('ResetPassword')).toEqual([]);
});

it('changes the password, confirms the change and opens /login', async () => {
  const { address, choose, server } = open();
  await choose();
  expect(await screen.findByText(TEXTS.reset.success)).toBeVisible();
  expect(address()).toBe('/login');
  expect(server.calls('ResetPassword')).toEqual([
    {
      input: {
        uid: 'u1',
        token: 't1',
        password: 'Passw0rd',
        passwordConfirm: 'Passw0rd',
        keepApiKeys: false,
      },
    },
  ]);
});

it('tells password managers the username, and fills it in on /login', async () => {
  const { choose } = open();
  await screen.findByLabelText('New password');
  expect(document.querySelector('input[autocomplete="username"]')).toHaveValue('ada610');
  await choose();
  expect(await screen.findByLabelText('Username')).toHaveValue('ada610');
});

it('signs out in this browser too, because the server has ended all sessions', async () => {
  const { address, choose, session } = open({ user: SIGNED_IN_USER });
  await choose();
  await waitFor(() => expect(address()).toBe('/login'));
  expect(session.access()).toBeNull();
});

const another = () => {
  expect(screen.getByRole('link', { name: 'Request a New Link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
};

it.each(['/reset-password', '/reset-password?uid=u1', '/reset-password?token=t1'])(
  'shows at once that the link %s is incomplete, and offers to request another one',
  (at) => {
    const { server } = open({ at });
    expect(server.calls('ResetLinkUsername')).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent(TEXTS.reset.invalidLink);
    another();
  },
);

it('says at once that the link was used or has expired, before a password is typed', async () => {
  const { server } = open({ username: () => null });
  expect(screen.queryByLabelText('New password')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Link expired' })).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent(TEXTS.reset.invalidLink);
  expect(document.title).toBe('Link expired · Safelight');
  expect(server.calls('ResetLinkUsername')).toEqual([{ uid: 'u1', token: 't1' }]);
  another();
});

it('shows the form when the server does not say whether the link is valid', async () => {
  const { choose, address } = open({
    username: () => {
      throw refusal('RATE_LIMITED', TEXTS.generic.tooManyAttempts);
    },
  });
  await choose();
  await waitFor(() => expect(address()).toBe('/login'));
});

it('offers to request another link when this one was used while a password was typed', async () => {
  const { choose } = open({
    answer: () => {
      throw refusal('INVALID_LINK', TEXTS.reset.invalidLink);
    },
  });
  await choose();
  expect(await screen.findByRole('alert')).toHaveTextContent(TEXTS.reset.invalidLink);
  expect(screen.getByRole('heading', { name: 'Link expired' })).toHaveFocus();
  another();
});

it('shows the server’s error about a weak password under the field, which gets the focus', async () => {
  const { choose } = open({
    answer: () => {
      throw refusal('WEAK_PASSWORD', TEXTS.register.weakPassword);
    },
  });
  await choose();
  const field = screen.getByLabelText('New password');
  await waitFor(() => expect(field).toHaveAccessibleDescription(TEXTS.register.weakPassword));
  expect(field).toHaveFocus();
});

it.each<[string, Answer, string]>([
  [
    'there were too many attempts',
    () => {
      throw refusal('RATE_LIMITED', TEXTS.generic.tooManyAttempts);
    },
    TEXTS.generic.tooManyAttempts,
  ],
  [
    'the server does not answer',
    () => Promise.reject(new TypeError('Failed to fetch')),
    TEXTS.generic.network,
  ],
])('shows an error above the form when %s, and keeps the typed passwords', async (_, answer, text) => {
  const { choose } = open({ answer });
  await choose();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('New password')).toHaveValue('Passw0rd');
});
