import { TEXTS } from '@safelight/rules';
import { refusal } from '@safelight/web-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userAnswer } from '../testing/account-answers.ts';
import { openSettings } from '../testing/open-settings.tsx';

const fillAll = async ({ fill }: Pick<ReturnType<typeof openSettings>, 'fill'>) => {
  await screen.findByRole('form', { name: 'Change password' });
  await fill('Current password', 'Secret123');
  await fill('New password', 'Better456');
  await fill('Confirm new password', 'Better456');
};

it('the password is changed when all rules are met', async () => {
  const opened = openSettings();
  await fillAll(opened);
  await opened.press('Change Password');
  expect(await screen.findByText(TEXTS.account.passwordChanged)).toBeVisible();
  expect(opened.server.calls('ChangePassword')).toEqual([
    {
      input: {
        currentPassword: 'Secret123',
        password: 'Better456',
        passwordConfirm: 'Better456',
        keepApiKeys: false,
      },
    },
  ]);
  expect(screen.getByLabelText('Current password')).toHaveValue('');
  expect(opened.server.calls('Sessions').length).toBeGreaterThan(1);
});

it('lists the API keys that a new password will disable, and keeps them active on request', async () => {
  const keyOf = (id: string, name: string, isActive: boolean) => ({
    __typename: 'ApiKey',
    id,
    name,
    isActive,
  });
  const opened = openSettings({
    handlers: {
      KeysInUse: () => ({ apiKeys: [keyOf('k1', 'Blog', true), keyOf('k2', 'Old', false)] }),
    },
  });
  await fillAll(opened);
  const keep = await screen.findByRole('checkbox', { name: 'Keep my API keys working' });
  expect(keep).toHaveAccessibleDescription('Otherwise these are switched off: Blog.');
  await opened.person.click(keep);
  await opened.press('Change Password');
  expect(await screen.findByText(TEXTS.account.passwordChanged)).toBeVisible();
  expect(opened.server.calls('ChangePassword')).toMatchObject([{ input: { keepApiKeys: true } }]);
});

it('shows while typing which password rules are met, and requires all of them', async () => {
  const { fill } = openSettings();
  await screen.findByRole('form', { name: 'Change password' });
  await fill('Current password', 'Secret123');
  await fill('New password', 'short');
  await fill('Confirm new password', 'short');
  const rules = within(screen.getByRole('list', { name: 'Password rules' }));
  expect(rules.getByText('A lowercase letter')).toHaveAttribute('data-met', 'true');
  expect(rules.getByText('At least 8 characters')).toHaveAttribute('data-met', 'false');
  expect(screen.getByRole('button', { name: 'Change Password' })).toBeDisabled();
});

it('shows an error when the two passwords differ', async () => {
  const { fill } = openSettings();
  await screen.findByRole('form', { name: 'Change password' });
  await fill('Current password', 'Secret123');
  await fill('New password', 'Better456');
  await fill('Confirm new password', 'Better457');
  expect(screen.getByText(TEXTS.register.passwordMismatch)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change Password' })).toBeDisabled();
});

it.each([
  [
    'Current password',
    refusal('WRONG_PASSWORD', TEXTS.account.wrongPassword, {
      fields: { current_password: TEXTS.account.wrongPassword },
    }),
    TEXTS.account.wrongPassword,
  ],
  ['Current password', refusal('WRONG_PASSWORD', TEXTS.account.wrongPassword), TEXTS.account.wrongPassword],
  ['New password', refusal('WEAK_PASSWORD', TEXTS.register.weakPassword), TEXTS.register.weakPassword],
])('shows the server’s error under the field "%s"', async (label, refused, problem) => {
  const opened = openSettings({
    handlers: {
      ChangePassword: () => {
        throw refused;
      },
    },
  });
  await fillAll(opened);
  await opened.press('Change Password');
  await waitFor(() => {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(problem);
    expect(screen.getByLabelText(label)).toHaveFocus();
  });
});

it('shows an error after too many attempts to change the password', async () => {
  const opened = openSettings({
    handlers: {
      ChangePassword: () => {
        throw refusal('RATE_LIMITED', TEXTS.generic.tooManyAttempts);
      },
    },
  });
  await fillAll(opened);
  await opened.press('Change Password');
  expect(await screen.findByRole('alert')).toHaveTextContent(TEXTS.generic.tooManyAttempts);
});

it('a first password can be set if there is none, and can be changed afterwards', async () => {
  const { fill, press, server } = openSettings({ user: userAnswer({ hasPassword: false }) });
  await screen.findByRole('form', { name: 'Set a password' });
  expect(screen.queryByLabelText('Current password')).toBeNull();
  await fill('New password', 'Better456');
  await fill('Confirm new password', 'Better456');
  await press('Set Password');
  expect(await screen.findByRole('form', { name: 'Change password' })).toBeVisible();
  expect(server.calls('ChangePassword')).toEqual([
    {
      input: {
        currentPassword: null,
        password: 'Better456',
        passwordConfirm: 'Better456',
        keepApiKeys: false,
      },
    },
  ]);
});
