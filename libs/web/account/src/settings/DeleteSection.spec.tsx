import { TEXTS } from '@safelight/rules';
import { refusal } from '@safelight/web-data/testing';
import { SIGNED_IN_USER } from '@safelight/web-session/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userAnswer } from '../testing/account-answers.ts';
import { openSettings } from '../testing/open-settings.tsx';

const deleted = () => ({
  requestAccountDeletion: { __typename: 'AccountDeletion', purgeAt: '2026-03-05T10:00:00Z' },
});
const dialog = () => screen.findByRole('dialog', { name: 'Delete your account?' });

it('asks for the password, shows when the deletion of the account becomes permanent, and signs out', async () => {
  const { person, fill, press, server, address, session } = openSettings({
    handlers: { RequestAccountDeletion: deleted },
  });
  await press('Delete Account');
  const asked = await dialog();
  expect(asked).toHaveTextContent('Sign in within 30 days to bring everything back');
  expect(asked).not.toHaveTextContent('Pro Subscription');
  expect(within(asked).getByRole('button', { name: 'Delete Account' })).toBeDisabled();
  await fill('Your password', 'Secret123');
  await person.click(within(asked).getByRole('button', { name: 'Delete Account' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(session.access()).toBeNull();
  expect(await screen.findByText(/Your account will be deleted on Mar 5, 2026/)).toBeVisible();
  expect(server.calls('RequestAccountDeletion')).toEqual([
    { input: { password: 'Secret123', username: 'ada' } },
  ]);
});

it('says that a subscription stops renewing, even if the deletion is cancelled', async () => {
  const { press, session } = openSettings();
  const user = { ...SIGNED_IN_USER, subscription: 'pro_subscription' };
  act(() => session.signIn({ tokens: { access: 'access', refresh: 'refresh' }, user }));
  await press('Delete Account');
  expect(await dialog()).toHaveTextContent('Your Pro Subscription stops renewing, also if you come back.');
});

it('does not delete the account when the password is wrong', async () => {
  const { fill, press, person, session } = openSettings({
    handlers: {
      RequestAccountDeletion: () => {
        throw refusal('WRONG_PASSWORD', TEXTS.account.wrongPassword, {
          fields: { current_password: TEXTS.account.wrongPassword },
        });
      },
    },
  });
  await press('Delete Account');
  await dialog();
  await fill('Your password', 'nope');
  await person.keyboard('{Enter}');
  await waitFor(() => {
    expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(TEXTS.account.wrongPassword);
  });
  expect(session.access()).toBe('access');
});

it('asks for the username when the account to delete has no password', async () => {
  const { person, fill, press, server, address } = openSettings({
    user: userAnswer({ hasPassword: false }),
    handlers: { RequestAccountDeletion: deleted },
  });
  await press('Delete Account');
  await dialog();
  await fill('Your username (ada)', 'bob');
  await person.keyboard('{Enter}');
  expect(screen.getByText(TEXTS.account.usernameMismatch)).toBeVisible();
  expect(server.calls('RequestAccountDeletion')).toEqual([]);
  await person.clear(screen.getByLabelText('Your username (ada)'));
  await fill('Your username (ada)', 'ada');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/'));
  expect(server.calls('RequestAccountDeletion')).toEqual([{ input: { password: null, username: 'ada' } }]);
});

it('does not delete the account on Cancel', async () => {
  const { person, press, server } = openSettings();
  await press('Delete Account');
  await person.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls('RequestAccountDeletion')).toEqual([]);
});
