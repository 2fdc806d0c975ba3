import { ProtectedRoute } from '@safelight/web-session';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import { openScreen, SIGNED_IN_USER } from '@safelight/web-session/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { exportAnswer, userAnswer } from '../testing/account-answers.ts';
import { SuspendedScreen } from './SuspendedScreen.tsx';

const SUSPENSION = { since: '2026-02-05T10:00:00Z', reason: 'Uploads of other people’s photos' };
const SUSPENDED_USER = { ...SIGNED_IN_USER, suspension: SUSPENSION };

const open = (handlers: Parameters<typeof fakeServer>[0] = {}) => {
  const server = fakeServer({
    Suspended: () => ({ me: userAnswer() }),
    DataExports: () => ({ dataExports: [] }),
    RequestDataExport: () => ({ requestDataExport: exportAnswer('e1', 'QUEUED') }),
    ...handlers,
  });
  const opened = openScreen({
    path: '/gallery',
    element: <ProtectedRoute suspended={SuspendedScreen} />,
    link: server.link,
    user: SUSPENDED_USER,
  });
  return { ...opened, server };
};

it('shows in place of the gallery since when and why the account is suspended, and whom to contact', async () => {
  const { address } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account is suspended' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Since Feb 5, 2026, for this reason: Uploads of other people’s photos',
  );
  expect(screen.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact');
  expect(address()).toBe('/gallery');
});

it('lets a suspended person export the data', async () => {
  const { person, server } = open();
  await person.click(await screen.findByRole('button', { name: 'Request Export' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export Your Data' });
  await person.click(within(dialog).getByLabelText('Your password'));
  await person.paste('Secret123');
  await person.click(within(dialog).getByRole('button', { name: 'Request Export' }));
  expect(await screen.findByRole('button', { name: 'Export in Progress' })).toBeDisabled();
  expect(server.calls('RequestDataExport')).toEqual([{ password: 'Secret123' }]);
});

it('lets a suspended person delete the account, and signs out', async () => {
  const { person, address, session } = open({
    RequestAccountDeletion: () => ({
      requestAccountDeletion: { __typename: 'AccountDeletion', purgeAt: '2026-03-05T10:00:00Z' },
    }),
  });
  await person.click(await screen.findByRole('button', { name: 'Delete Account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  await person.click(within(dialog).getByLabelText('Your password'));
  await person.paste('Secret123');
  await person.click(within(dialog).getByRole('button', { name: 'Delete Account' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(session.access()).toBeNull();
});

it('offers to try again when the suspended account could not be loaded', async () => {
  let isDown = true;
  const { person } = open({
    Suspended: () => {
      if (isDown) throw refusal('DATABASE_UNAVAILABLE', 'Down.');
      return { me: userAnswer() };
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  isDown = false;
  await person.click(retry);
  expect(await screen.findByRole('button', { name: 'Delete Account' })).toBeVisible();
});
