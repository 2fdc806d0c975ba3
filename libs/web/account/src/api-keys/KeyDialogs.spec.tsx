import { TEXTS } from '@safelight/rules';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { screen, waitFor } from '@testing-library/react';
import { CreateKeyDialog, type CreatedKey } from './KeyDialogs.tsx';

const MADE = {
  __typename: 'ApiKey',
  id: 'k9',
  name: 'Late',
  prefix: 'sl_3fA9x',
  lastFour: 'Qe7T',
  isActive: true,
  createdAt: '2026-01-01T00:00:00Z',
  lastUsed: null,
  requestsCount: 0,
  requestsLimit: 100,
  requestsTotal: 0,
};

const open = (create: (variables: Readonly<Record<string, unknown>>) => void) => {
  const made: CreatedKey[] = [];
  const server = fakeServer({
    CreateApiKey: (variables) => {
      create(variables);
      return { createApiKey: { __typename: 'CreatedApiKey', key: 'sl_whole_secret', apiKey: MADE } };
    },
  });
  const element = <CreateKeyDialog onCreated={(key) => made.push(key)} onClose={() => undefined} />;
  return { made, server, ...openScreen({ path: '/api-keys', element, link: server.link }) };
};

it('shows why no API key can be created when the maximum number of keys is reached', async () => {
  const full = TEXTS.apiKeys.tooMany(100);
  const { person } = open(() => {
    throw refusal('CONFLICT', full);
  });
  await person.type(screen.getByLabelText('Name'), 'One more{Enter}');
  expect(await screen.findByText(full)).toBeVisible();
});

it('asks for the password when the server requires it for a new API key, and sends it with the name', async () => {
  const { person, server, made } = open(({ password }) => {
    if (password === undefined) throw refusal('PASSWORD_REQUIRED', TEXTS.account.passwordRequired);
    if (password !== 'Secret123') throw refusal('WRONG_PASSWORD', TEXTS.account.wrongPassword);
  });
  await person.type(screen.getByLabelText('Name'), 'Late{Enter}');
  const password = await screen.findByLabelText('Your password');
  expect(password).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Create Key' })).toBeDisabled();
  await person.type(password, 'Wrong1234{Enter}');
  await waitFor(() => expect(password).toHaveAccessibleDescription(TEXTS.account.wrongPassword));
  await person.clear(password);
  await person.type(password, 'Secret123{Enter}');
  await waitFor(() => expect(made).toEqual([{ id: 'k9', key: 'sl_whole_secret' }]));
  expect(server.calls('CreateApiKey')).toEqual([
    { name: 'Late' },
    { name: 'Late', password: 'Wrong1234' },
    { name: 'Late', password: 'Secret123' },
  ]);
});

it('asks for a new sign-in with Google before a new API key if the account has no password', async () => {
  const { person } = open(() => {
    throw refusal('FRESH_SIGN_IN_REQUIRED', TEXTS.account.freshSignInRequired);
  });
  await person.type(screen.getByLabelText('Name'), 'Late{Enter}');
  expect(await screen.findByText(TEXTS.account.freshSignInRequired)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
});
