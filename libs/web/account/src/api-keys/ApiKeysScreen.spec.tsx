import { TEXTS } from '@safelight/rules';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ApiKeysScreen } from './ApiKeysScreen.tsx';

const key = (id: string, name: string, extra: Readonly<Record<string, unknown>> = {}) => ({
  __typename: 'ApiKey',
  id,
  name,
  prefix: 'sl_3fA9x',
  lastFour: 'Qe7T',
  isActive: true,
  createdAt: '2026-01-01T00:00:00Z',
  lastUsed: null,
  requestsCount: 12,
  requestsLimit: 100,
  ...extra,
});

const open = ({ keys = [key('k1', 'Blog')], failing = false } = {}) => {
  let kept = keys;
  let broken = failing;
  const server = fakeServer({
    ApiKeys: () => {
      if (broken) throw refusal('INTERNAL', 'x');
      return { apiKeys: kept };
    },
    CreateApiKey: ({ name }) => {
      const made = key('k9', String(name));
      kept = [...kept, made];
      return { createApiKey: { __typename: 'CreatedApiKey', key: 'sl_whole_secret', apiKey: made } };
    },
    UpdateApiKey: ({ input }) => ({ updateApiKey: { ...key('k1', 'Blog'), ...(input as object) } }),
    DeleteApiKey: () => ({ deleteApiKey: true }),
  });
  const { person } = openScreen({ path: '/api-keys', element: <ApiKeysScreen />, link: server.link });
  return {
    person,
    server,
    mend: () => {
      broken = false;
    },
  };
};

it('lists keys with what identifies them and how much they are used', async () => {
  open({
    keys: [key('k1', 'Blog', { lastUsed: new Date().toISOString(), requestsCount: 71 }), key('k2', 'Old')],
  });
  const [blog, old] = await screen.findAllByRole('listitem');
  expect(blog).toHaveTextContent('sl_3fA9x…Qe7T');
  expect(blog).toHaveTextContent('71 / 100 requests this hour (71%)');
  expect(blog).toHaveTextContent('Recently Used');
  expect(old).toHaveTextContent('Never used');
  expect(old).not.toHaveTextContent('Recently Used');
});

it('creates a key and shows it once', async () => {
  const { person, server } = open();
  await person.click(await screen.findByRole('button', { name: 'Create API Key' }));
  expect(screen.getByRole('button', { name: 'Create Key' })).toBeDisabled();
  await person.type(screen.getByLabelText('Name'), '  My script ');
  await person.click(screen.getByRole('button', { name: 'Create Key' }));
  const shown = await screen.findByRole('dialog', { name: 'Your new API key' });
  expect(shown).toHaveTextContent('sl_whole_secret');
  await person.click(within(shown).getByRole('button', { name: 'Copy Key' }));
  expect(await navigator.clipboard.readText()).toBe('sl_whole_secret');
  await person.click(within(shown).getByRole('button', { name: 'Done' }));
  await waitFor(() => {
    expect(screen.queryByText('sl_whole_secret')).toBeNull();
  });
  expect(screen.getByRole('heading', { name: 'My script' })).toBeVisible();
  expect(server.calls('CreateApiKey')).toEqual([{ name: 'My script' }]);
});

it('refuses a name that is too short, in the field', async () => {
  const { person, server } = open();
  await person.click(await screen.findByRole('button', { name: 'Create API Key' }));
  await person.type(screen.getByLabelText('Name'), 'ab{Enter}');
  expect(screen.getByText(TEXTS.apiKeys.nameTooShort)).toBeVisible();
  expect(server.calls('CreateApiKey')).toEqual([]);
});

it('deletes a key only after asking', async () => {
  const { person, server } = open();
  await person.click(await screen.findByRole('button', { name: 'Delete Blog' }));
  expect(server.calls('DeleteApiKey')).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Delete Key' }));
  await waitFor(() => {
    expect(screen.queryByRole('heading', { name: 'Blog' })).toBeNull();
  });
  expect(server.calls('DeleteApiKey')).toEqual([{ id: 'k1' }]);
});

it('switches a key off', async () => {
  const { person, server } = open();
  await person.click(await screen.findByRole('switch', { name: 'Active' }));
  expect(await screen.findByRole('switch', { name: 'Inactive' })).not.toBeChecked();
  expect(server.calls('UpdateApiKey')).toEqual([{ id: 'k1', input: { isActive: false } }]);
});

it('teaches the first step when there is none', async () => {
  const { person } = open({ keys: [] });
  expect(await screen.findByRole('heading', { name: 'No API keys yet' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Create your first key' }));
  expect(screen.getByRole('dialog', { name: 'Create API Key' })).toBeVisible();
});

it('says when the list did not come, and tries again', async () => {
  const { person, mend } = open({ failing: true });
  expect(await screen.findByText(TEXTS.apiKeys.loadFailed)).toBeVisible();
  mend();
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Blog' })).toBeVisible();
});
