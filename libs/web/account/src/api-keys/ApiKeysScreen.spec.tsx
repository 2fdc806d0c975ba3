import { jest } from '@jest/globals';
import { TEXTS } from '@safelight/rules';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { itShows } from '@safelight/web-ui/testing';
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
  requestsTotal: 12,
  ...extra,
});

const open = ({ keys = [key('k1', 'Blog')], failing = false, refused = null as Error | null } = {}) => {
  let kept = keys;
  let broken = failing;
  const server = fakeServer({
    ApiKeys: () => {
      if (broken) throw refusal('INTERNAL', 'x');
      const requests = { __typename: 'RequestUsage', limit: 100, remaining: 29 };
      return {
        apiKeys: kept,
        me: { __typename: 'User', id: 'u1', usage: { __typename: 'AccountUsage', requests } },
      };
    },
    CreateApiKey: ({ name }) => {
      if (refused !== null) throw refused;
      if (name === 'nothing')
        return { createApiKey: { __typename: 'CreatedApiKey', key: '', apiKey: key('k9', 'x') } };
      const made = key('k9', String(name));
      kept = [...kept, made];
      return { createApiKey: { __typename: 'CreatedApiKey', key: 'sl_whole_secret', apiKey: made } };
    },
    UpdateApiKey: ({ input }) => {
      if (refused !== null) throw refused;
      return { updateApiKey: { ...key('k1', 'Blog'), ...(input as object) } };
    },
    DeleteApiKey: () => {
      if (refused !== null) throw refused;
      return { deleteApiKey: 'k1' };
    },
  });
  const { person } = openScreen({ path: '/api-keys', element: <ApiKeysScreen />, link: server.link });
  return {
    person,
    server,
    create: async (name: string) => {
      await person.click(await screen.findByRole('button', { name: 'Create API Key' }));
      await person.type(screen.getByLabelText('Name'), `${name}{Enter}`);
    },
    setFailing: (isFailing: boolean) => {
      broken = isFailing;
    },
  };
};

it('lists API keys with their masked value, their dates and their usage', async () => {
  const lastUsed = new Date(Date.now() - 86_400_000).toISOString();
  open({
    keys: [key('k1', 'Blog', { lastUsed, requestsCount: 71, requestsTotal: 1_127 }), key('k2', 'Old')],
  });
  const [blog, old] = await screen.findAllByRole('listitem');
  for (const fact of [
    'sl_3fA9x…Qe7T',
    'Created Jan 1, 2026',
    'Last used yesterday',
    '71 / 100 requests this hour (71%)',
    '1,127 in all',
    'Recently Used',
  ]) {
    expect(blog).toHaveTextContent(fact);
  }
  expect(within(blog!).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '71');
  expect(screen.getByText(/All keys share 100 requests an hour: 29 left/)).toBeVisible();
  expect(old).toHaveTextContent('Never used');
  expect(old).not.toHaveTextContent('Recently Used');
});

it('creates an API key, and shows the full key once', async () => {
  const { person, server } = open();
  await person.click(await screen.findByRole('button', { name: 'Create API Key' }));
  expect(screen.getByRole('button', { name: 'Create Key' })).toBeDisabled();
  await person.type(screen.getByLabelText('Name'), '  My script ');
  await person.click(screen.getByRole('button', { name: 'Create Key' }));
  const shown = await screen.findByRole('dialog', { name: 'Your New API Key' });
  expect(shown).toHaveTextContent('sl_whole_secret');
  await person.click(within(shown).getByRole('button', { name: 'Copy Key' }));
  expect(await navigator.clipboard.readText()).toBe('sl_whole_secret');
  await person.click(within(shown).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('sl_whole_secret')).toBeNull());
  expect(screen.getByRole('heading', { name: 'My script' })).toBeVisible();
  expect(server.calls('CreateApiKey')).toEqual([{ name: 'My script' }]);
});

it('shows an error under the field for an API key’s name that is too short', async () => {
  const { server, create } = open();
  await create('ab');
  expect(screen.getByText(TEXTS.apiKeys.nameTooShort)).toBeVisible();
  expect(server.calls('CreateApiKey')).toEqual([]);
});

it('deletes an API key after a confirmation', async () => {
  const { person, server } = open();
  await person.click(await screen.findByRole('button', { name: 'Delete Blog' }));
  expect(server.calls('DeleteApiKey')).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Delete Key' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Blog' })).toBeNull());
  expect(server.calls('DeleteApiKey')).toEqual([{ id: 'k1' }]);
});

it('disables an API key', async () => {
  const { person, server } = open();
  await person.click(await screen.findByRole('switch', { name: 'Active' }));
  expect(await screen.findByRole('switch', { name: 'Inactive' })).not.toBeChecked();
  expect(server.calls('UpdateApiKey')).toEqual([{ id: 'k1', input: { isActive: false } }]);
});

it('explains what to do first when there are no API keys', async () => {
  const { person } = open({ keys: [] });
  expect(await screen.findByRole('heading', { name: 'No API keys yet' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Create API Key' }));
  expect(screen.getByRole('dialog', { name: 'Create API Key' })).toBeVisible();
});

itShows(
  TEXTS.apiKeys.loadFailed,
  'when the list of API keys could not be loaded, with a button to try again',
  async (seeText) => {
    const { person, setFailing } = open({ failing: true });
    await seeText();
    setFailing(false);
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Blog' })).toBeVisible();
  },
);

itShows(
  TEXTS.apiKeys.loadDetailsFailed,
  'when the request limit of a key could not be loaded',
  async (seeText) => {
    const { requestsLimit: _, ...half } = key('k2', 'Half');
    open({ keys: [key('k1', 'Blog'), half as ReturnType<typeof key>] });
    await seeText();
    expect(screen.getByRole('heading', { name: 'Blog' })).toBeVisible();
  },
);

it.each([
  ['     ', TEXTS.apiKeys.nameRequired],
  ['ab', TEXTS.apiKeys.nameTooShort],
  ['x'.repeat(100), TEXTS.apiKeys.nameTooLong],
])('does not rename an API key to %j', async (name, problem) => {
  const { person, server } = open();
  await person.click(await screen.findByRole('button', { name: 'Rename Blog' }));
  const field = screen.getByLabelText('Name');
  await person.clear(field);
  await person.click(field);
  await person.paste(name);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(problem)).toBeVisible();
  expect(server.calls('UpdateApiKey')).toEqual([]);
});

it('renames an API key', async () => {
  const { person, server } = open();
  await person.click(await screen.findByRole('button', { name: 'Rename Blog' }));
  const field = screen.getByLabelText('Name');
  expect(field).toHaveValue('Blog');
  await person.clear(field);
  await person.type(field, ' Journal {Enter}');
  expect(await screen.findByRole('heading', { name: 'Journal' })).toBeVisible();
  expect(server.calls('UpdateApiKey')).toEqual([{ id: 'k1', input: { name: 'Journal' } }]);
});

it('keeps showing a new API key, which is visible only once, when the list cannot be loaded again', async () => {
  const { person, setFailing } = open();
  await person.click(await screen.findByRole('button', { name: 'Create API Key' }));
  await person.type(screen.getByLabelText('Name'), 'My script');
  setFailing(true);
  await person.click(screen.getByRole('button', { name: 'Create Key' }));
  expect(await screen.findByText('sl_whole_secret')).toBeVisible();
  await person.keyboard('{Escape}');
  expect(screen.getByText('sl_whole_secret')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('heading', { name: 'My script' })).toBeInTheDocument();
});

describe('when the server refuses a change of API keys', () => {
  const refused = refusal('INTERNAL', 'x');

  itShows(TEXTS.apiKeys.createFailed, 'and creates no key', async (seeText) => {
    const { create } = open({ refused });
    await create('My script');
    await seeText();
  });

  itShows(
    TEXTS.apiKeys.invalidResponse,
    'when the response to a new key contains no key',
    async (seeText) => {
      const { create } = open();
      await create('nothing');
      await seeText();
    },
  );

  itShows(TEXTS.apiKeys.updateFailed, 'and leaves the key enabled', async (seeText) => {
    const { person } = open({ refused });
    await person.click(await screen.findByRole('switch', { name: 'Active' }));
    await seeText();
    expect(screen.getByRole('switch', { name: 'Active' })).toBeChecked();
  });

  itShows(TEXTS.apiKeys.updateFailed, 'and does not rename the key', async (seeText) => {
    const { person } = open({ refused });
    await person.click(await screen.findByRole('button', { name: 'Rename Blog' }));
    await person.type(screen.getByLabelText('Name'), ' 2{Enter}');
    await seeText();
  });

  itShows(TEXTS.apiKeys.deleteFailed, 'and does not delete the key', async (seeText) => {
    const { person } = open({ refused });
    await person.click(await screen.findByRole('button', { name: 'Delete Blog' }));
    await person.click(screen.getByRole('button', { name: 'Delete Key' }));
    await seeText();
    expect(screen.getByRole('heading', { name: 'Blog', hidden: true })).toBeInTheDocument();
  });
});

it('offers to copy an API key while the full key is known, and its prefix afterwards', async () => {
  const { person, create } = open();
  await create('My script');
  await person.click(await screen.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(1));
  const [made, earlier] = screen.getAllByRole('listitem');
  await person.click(within(made!).getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('sl_whole_secret');
  expect(within(made!).queryByRole('button', { name: 'Copy prefix of My script' })).toBeNull();
  expect(within(earlier!).queryByRole('button', { name: 'Copy' })).toBeNull();
  await person.click(within(earlier!).getByRole('button', { name: 'Copy prefix of Blog' }));
  expect(await screen.findByText('Prefix copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('sl_3fA9x');
});

itShows(TEXTS.apiKeys.copyFailed, 'when the browser refuses to copy a key', async (seeText) => {
  const { person, create } = open();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await create('My script');
  await person.click(await screen.findByRole('button', { name: 'Copy Key' }));
  await seeText();
});

it('shows complete settings for other programs while the full API key is known', async () => {
  const { person, create } = open();
  await create('Screenshots');
  const shown = within(await screen.findByRole('dialog', { name: 'Your New API Key' }));
  expect(shown.getByText(/"Version": "14.0.0"/)).toHaveTextContent(
    '"Authorization": "Api-Key sl_whole_secret"',
  );
  expect(shown.getByRole('button', { name: 'Download .sxcu' })).toBeVisible();
  await person.click(shown.getByRole('button', { name: 'curl' }));
  expect(shown.getByText(/^curl -H/)).toHaveTextContent('Api-Key sl_whole_secret');
  expect(shown.queryByRole('button', { name: 'Download .sxcu' })).toBeNull();
  await person.click(shown.getByRole('button', { name: 'PicGo' }));
  expect(shown.getByText(/"jsonPath": "direct_url"/)).toHaveTextContent('Api-Key sl_whole_secret');
});

it('shows settings with a placeholder for an API key that is no longer shown in full', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Use It in… Blog' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Use Blog in…' }));
  expect(shown.getByText(/"Version": "14.0.0"/)).toHaveTextContent('"Authorization": "Api-Key YOUR_API_KEY"');
  expect(shown.getByText(/with your key: we cannot show it again/)).toBeVisible();
  await person.click(shown.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('saves the settings for ShareX as a file', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Use It in… Blog' }));
  const made: Blob[] = [];
  const saved: string[] = [];
  URL.createObjectURL = (bytes) => {
    made.push(bytes as Blob);
    return 'blob:settings';
  };
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.download} ${this.href}`);
  });
  await person.click(await screen.findByRole('button', { name: 'Download .sxcu' }));
  click.mockRestore();
  expect(saved).toEqual(['safelight.sxcu blob:settings']);
  expect(made[0]?.type).toBe('application/json');
});
