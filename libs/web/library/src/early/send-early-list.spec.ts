import { SESSION_STORAGE_KEY } from '@safelight/web-session';
import { SIGNED_IN_USER } from '@safelight/web-session/testing';
import { waitFor } from '@testing-library/react';
import { cardAnswer, libraryImage, openGallery } from '../testing/gallery-server.tsx';
import { type ListRequest, sendEarlyList } from './send-early-list.ts';

const REQUEST: ListRequest = {
  url: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: { operationName: 'Gallery', variables: {}, extensions: { persistedQuery: { version: 1 } } },
};

interface Sent {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const preloaded = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];

const real = globalThis.fetch;
let sent: Sent[] = [];
let pictures = 0;

beforeEach(() => {
  sent = [];
  pictures = 40;
  const answer = {
    ok: true,
    clone: () => ({
      json: () =>
        Promise.resolve({
          data: {
            images: {
              nodes: Array.from({ length: pictures }, (_, index) => cardAnswer(libraryImage(`p${index}`))),
            },
          },
        }),
    }),
  };
  globalThis.fetch = ((url: string, init: Omit<Sent, 'url'>) => {
    sent.push({ url, ...init });
    return Promise.resolve(answer);
  }) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = real;
  localStorage.clear();
  for (const link of preloaded()) link.remove();
  window.history.replaceState(null, '', '/');
});

/** Opens an address as a person whose access token is valid for the given number of seconds. */
const arrive = async (address: string, seconds = 900): Promise<string> => {
  const access = `h.${btoa(JSON.stringify({ exp: Math.round(Date.now() / 1_000) + seconds }))}.s`;
  const session = { tokens: { access, refresh: 'r' }, user: SIGNED_IN_USER };
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(session));
  window.history.replaceState(null, '', address);
  await sendEarlyList(REQUEST);
  return access;
};

it.each(['/gallery', '/gallery?search=cat&sort=name', '/gallery?show=trash', '/gallery?tag=sea&min_kb=5'])(
  'the early request for %s has exactly the variables that the screen sends',
  async (at) => {
    const access = await arrive(at);
    const { server } = openGallery({ at });
    await waitFor(() => expect(server.calls('Gallery')).toHaveLength(1));
    expect(sent).toMatchObject([{ url: '/graphql', headers: { authorization: `Bearer ${access}` } }]);
    const [variables] = server.calls('Gallery');
    expect(sent[0]?.body).toBe(JSON.stringify({ ...REQUEST.body, variables }));
  },
);

it('no early request is sent when nobody is signed in', async () => {
  await sendEarlyList(REQUEST);
  expect(sent).toEqual([]);
});

it('no early request is sent with an access token that is about to expire', async () => {
  await arrive('/gallery', 30);
  expect(sent).toEqual([]);
});

it('early loading covers the pictures of the rows that fit into the window, and no others', async () => {
  await arrive('/gallery');
  expect(preloaded()[0]?.getAttribute('imagesrcset')).toBe('/s/p0 320w, /m/p0 640w, /l/p0 1280w');
  expect(preloaded().length).toBeGreaterThan(2);
  expect(preloaded().length).toBeLessThan(pictures);
});

it('early loading starts with the pictures of the first row', async () => {
  await arrive('/gallery');
  const priorities = preloaded().map((link) => link.getAttribute('fetchpriority'));
  const firstLow = priorities.indexOf('low');
  expect(firstLow).toBeGreaterThan(0);
  expect(priorities.slice(0, firstLow)).not.toContain('low');
  expect(priorities.slice(firstLow)).not.toContain('high');
});

it('early loading skips pictures in the list view, whose thumbnails are small', async () => {
  await arrive('/gallery?view=list');
  expect(sent).toHaveLength(1);
  expect(preloaded()).toEqual([]);
});
