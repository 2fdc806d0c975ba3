import { ApolloClient } from '@apollo/client';
import { jest } from '@jest/globals';
import { createCache } from './cache.ts';
import {
  ApiKeysDocument,
  ProjectPageDocument,
  ProjectsDocument,
  SessionsDocument,
} from './generated/operations.ts';
import { MISSING_PICTURES_MS, reloadPage, reportMissingPicture } from './reload-page.ts';
import { fakeServer } from './testing/fake-server.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Opens the page of a project whose pictures have no files. */
const open = () => {
  const server = fakeServer({ ProjectPage: () => ({ project: null }) });
  const client = new ApolloClient({ link: server.link, cache: createCache() });
  const openPage = async (id: string) => {
    const shown = client
      .watchQuery({ query: ProjectPageDocument, variables: { id } })
      .subscribe(() => undefined);
    await jest.advanceTimersByTimeAsync(0);
    return shown;
  };
  const miss = async (pictures: number): Promise<void> => {
    for (let n = 0; n < pictures; n += 1) reportMissingPicture(client);
    await jest.advanceTimersByTimeAsync(0);
  };
  return { openPage, miss, sent: () => server.calls('ProjectPage').length };
};
const wait = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

describe('a page of which many pictures are missing is loaded again', () => {
  it('once at first, however many there are and whenever they are scrolled into sight', async () => {
    const { openPage, miss, sent } = open();
    await openPage('p1');
    for (let wave = 0; wave < 20; wave += 1) {
      await miss(50);
      await wait(1_000);
    }
    expect(sent()).toBe(2);
  });

  it('once more after a while if further pictures were missing meanwhile', async () => {
    const { openPage, miss, sent } = open();
    await openPage('p1');
    await miss(50);
    await wait(1_000);
    await miss(50);
    await wait(MISSING_PICTURES_MS);
    expect(sent()).toBe(3);
    await wait(10 * MISSING_PICTURES_MS);
    expect(sent()).toBe(3);
    await miss(50);
    expect(sent()).toBe(4);
    await wait(10 * MISSING_PICTURES_MS);
    expect(sent()).toBe(4);
  });

  it('at once if it is another page', async () => {
    const { openPage, miss, sent } = open();
    const first = await openPage('p1');
    await miss(50);
    await miss(50);
    first.unsubscribe();
    await openPage('p2');
    await miss(50);
    expect(sent()).toBe(4);
    await wait(MISSING_PICTURES_MS);
    expect(sent()).toBe(4);
  });
});

it.each([
  ['API keys', ApiKeysDocument, { ApiKeys: () => ({ apiKeys: [], me: null }) }],
  ['sessions', SessionsDocument, { Sessions: () => ({ sessions: [] }) }],
  [
    'projects',
    ProjectsDocument,
    {
      Projects: () => ({
        projects: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
      }),
    },
  ],
])('a list of %s on screen is loaded again', async (_what, query, answers) => {
  const server = fakeServer(answers);
  const client = new ApolloClient({ link: server.link, cache: createCache() });
  const shown = client.watchQuery({ query }).subscribe(() => undefined);
  await jest.advanceTimersByTimeAsync(0);
  await reloadPage(client);
  expect(server.calls(Object.keys(answers)[0]!)).toHaveLength(2);
  shown.unsubscribe();
});
