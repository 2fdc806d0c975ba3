import { TEXTS } from '@safelight/rules';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import { SESSION_STORAGE_KEY, useSession } from '@safelight/web-session';
import { openScreen, SIGNED_IN_USER } from '@safelight/web-session/testing';
import { screen } from '@testing-library/react';
import { ConfirmEmailScreen, UndoEmailScreen } from './AddressLinkScreen.tsx';

type Answer = () => Readonly<Record<string, unknown>>;

const SCREENS = {
  '/confirm-email': <ConfirmEmailScreen />,
  '/undo-email': <UndoEmailScreen />,
} as const;

const open = (path: keyof typeof SCREENS, answer: Answer, query = `?uid=${SIGNED_IN_USER.id}&token=t`) => {
  const server = fakeServer({ ConfirmEmailChange: answer, UndoEmailChange: answer });
  const element = SCREENS[path];
  return { server, ...openScreen({ path, at: `${path}${query}`, element, link: server.link }) };
};

it('confirms a new email address only when the button is pressed, and keeps the person signed in', async () => {
  const { person, server } = open('/confirm-email', () => ({ confirmEmailChange: 'new@example.com' }));
  expect(server.calls('ConfirmEmailChange')).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Confirm Address' }));
  expect(await screen.findByText(`${TEXTS.account.emailConfirmed} (new@example.com)`)).toBeVisible();
  expect(server.calls('ConfirmEmailChange')).toEqual([{ uid: SIGNED_IN_USER.id, token: 't' }]);
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).toContain('new@example.com');
  expect(screen.getByRole('link', { name: 'Go to Profile' })).toHaveAttribute('href', '/profile');
});

it('confirming another person’s email address leaves the session unchanged', async () => {
  const { person } = open(
    '/confirm-email',
    () => ({ confirmEmailChange: 'new@example.com' }),
    '?uid=other&token=t',
  );
  await person.click(screen.getByRole('button', { name: 'Confirm Address' }));
  expect(await screen.findByText(/new@example.com/)).toBeVisible();
  expect(localStorage.getItem(SESSION_STORAGE_KEY)).not.toContain('new@example.com');
});

it('restores the old email address, and links to the choice of a new password', async () => {
  const { person, server } = open('/undo-email', () => ({ undoEmailChange: 'old@example.com' }));
  await person.click(screen.getByRole('button', { name: 'Keep This Address' }));
  expect(await screen.findByText(`${TEXTS.account.emailUndone} (old@example.com)`)).toBeVisible();
  expect(server.calls('UndoEmailChange')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Choose a New Password' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

/** The screen as the app shows it: it starts again when the person is signed out. */
const Restarted = () => <UndoEmailScreen key={useSession().user?.id} />;

it.each([
  ['signs out the person whose address is restored', SIGNED_IN_USER.id, null],
  ['does not sign out another person', 'u2', 'access'],
])('the link that restores an address %s', async (_, uid, token) => {
  const server = fakeServer({ UndoEmailChange: () => ({ undoEmailChange: 'old@example.com' }) });
  const at = `/undo-email?uid=${uid}&token=t`;
  const opened = openScreen({ path: '/undo-email', at, element: <Restarted />, link: server.link });
  await opened.person.click(screen.getByRole('button', { name: 'Keep This Address' }));
  expect(await screen.findByText(`${TEXTS.account.emailUndone} (old@example.com)`)).toBeVisible();
  expect(opened.session.access()).toBe(token);
  expect(opened.address()).toBe(at);
});

it.each([
  ['INVALID_LINK', TEXTS.account.invalidEmailLink],
  ['EMAIL_TAKEN', TEXTS.register.emailTaken],
] as const)('shows why a link that confirms an email address has no effect (%s)', async (code, text) => {
  const { person } = open('/confirm-email', () => {
    throw refusal(code, text);
  });
  await person.click(screen.getByRole('button', { name: 'Confirm Address' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

it('a link that could not reach the server can be tried again', async () => {
  let isOffline = true;
  const { person } = open('/confirm-email', () => {
    if (isOffline) throw new TypeError('Failed to fetch');
    return { confirmEmailChange: 'new@example.com' };
  });
  await person.click(screen.getByRole('button', { name: 'Confirm Address' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(TEXTS.generic.network);
  isOffline = false;
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText(`${TEXTS.account.emailConfirmed} (new@example.com)`)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('an incomplete link for restoring an email address shows an error and sends no request', () => {
  const { server } = open('/undo-email', () => ({}), '?uid=u1');
  expect(screen.getByRole('alert')).toHaveTextContent(TEXTS.account.invalidEmailLink);
  expect(server.calls('UndoEmailChange')).toEqual([]);
});
