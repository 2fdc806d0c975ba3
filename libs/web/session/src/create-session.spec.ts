import { jest } from '@jest/globals';
import { toastsAtom } from '@safelight/web-ui';
import { createStore } from 'jotai';
import { createSession, SESSION_POLL_MS } from './create-session.ts';
import { sessionAtom, type SessionTokens, type StoredSession } from './session.atoms.ts';
import { SESSION_STORAGE_KEY } from './stored-session.ts';
import { SIGNED_IN_USER } from './testing/open-screen.tsx';

const NOW = Date.parse('2026-05-01T12:00:00Z');

const tokenFor = (seconds: number, name = 'a'): string =>
  `${name}.${btoa(JSON.stringify({ exp: NOW / 1_000 + seconds })).replaceAll('=', '')}.s`;

const session = (access: string): StoredSession => ({
  tokens: { access, refresh: `refresh of ${access}` },
  user: SIGNED_IN_USER,
});

const setUp = (refresh: (token: string) => Promise<SessionTokens | null> = () => Promise.resolve(null)) => {
  const store = createStore();
  const asked: string[] = [];
  const loggedOut: string[] = [];
  const tab = createSession({
    store,
    storage: localStorage,
    calls: {
      refresh: (token) => {
        asked.push(token);
        return refresh(token);
      },
      logout: (token) => {
        loggedOut.push(token);
        return Promise.resolve();
      },
    },
  });
  return { store, tab, asked, loggedOut, status: () => store.get(sessionAtom).status };
};

const keep = (kept: StoredSession | null): void => {
  if (kept === null) localStorage.removeItem(SESSION_STORAGE_KEY);
  else localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(kept));
};

const settle = () => jest.advanceTimersByTimeAsync(0);
let stop: () => void = () => undefined;

/** Creates a tab and starts its session. */
const startTab = async (...options: Parameters<typeof setUp>) => {
  const opened = setUp(...options);
  stop = opened.tab.start();
  await settle();
  return opened;
};

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  stop();
  stop = () => undefined;
  jest.useRealTimers();
});

describe('a session that starts in a tab', () => {
  it('is signed out if nothing is stored in the browser', async () => {
    const { tab, status } = setUp();
    expect(status()).toBe('loading');
    stop = tab.start();
    await settle();
    expect(status()).toBe('signed-out');
  });

  it('is signed in with the stored data, without a request to the server', async () => {
    keep(session(tokenFor(900)));
    const { status, asked } = await startTab();
    expect(status()).toBe('signed-in');
    expect(asked).toEqual([]);
  });

  it('refreshes an expired access token before the token is used', async () => {
    keep(session(tokenFor(-5, 'old')));
    const fresh = { access: tokenFor(900, 'new'), refresh: 'r2' };
    const { tab, status } = setUp(() => Promise.resolve(fresh));
    stop = tab.start();
    expect(status()).toBe('loading');
    await settle();
    expect(status()).toBe('signed-in');
    expect(tab.access()).toBe(fresh.access);
  });

  it('ignores stored data that is malformed', async () => {
    localStorage.setItem(SESSION_STORAGE_KEY, '{"tokens":{"access":1}}');
    const { status } = await startTab();
    expect(status()).toBe('signed-out');
  });

  it('ignores data that an older release stored, in which the user lacks a field', async () => {
    const { tokens, user } = session(tokenFor(600));
    const { credits: _lacking, ...older } = user;
    localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify({ tokens, user: older }));
    const { status } = await startTab();
    expect(status()).toBe('signed-out');
  });

  it('stays signed in if the server cannot be reached', async () => {
    keep(session(tokenFor(-5)));
    const { status } = await startTab(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(status()).toBe('signed-in');
  });
});

describe('refreshing a session', () => {
  it('sends one request for five simultaneous callers', async () => {
    const { tab, asked } = setUp(() => Promise.resolve({ access: 'new', refresh: 'r2' }));
    tab.signIn(session('old'));
    const tokens = await Promise.all(Array.from({ length: 5 }, () => tab.refresh()));
    expect(tokens).toEqual(Array(5).fill('new'));
    expect(asked).toEqual(['refresh of old']);
  });

  it('uses the token that another tab fetched instead of using a refresh token twice', async () => {
    const { tab, asked } = setUp();
    tab.signIn(session('old'));
    keep(session('from the other tab'));
    await expect(tab.refresh()).resolves.toBe('from the other tab');
    expect(asked).toEqual([]);
  });

  it('ends the session in all tabs if the server has ended it', async () => {
    const { tab, status } = setUp(() => Promise.resolve(null));
    let ended = 0;
    tab.onExpired(() => {
      ended += 1;
    });
    tab.signIn(session('old'));
    await expect(tab.refresh()).resolves.toBeNull();
    expect(status()).toBe('signed-out');
    expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
    expect(ended).toBe(1);
  });

  it('keeps the session if the server cannot be reached', async () => {
    const { tab, status } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    tab.signIn(session('old'));
    await expect(tab.refresh()).rejects.toThrow('Failed to fetch');
    expect(status()).toBe('signed-in');
    expect(tab.access()).toBe('old');
  });
});

describe('a session that changes while its tokens are being refreshed', () => {
  /** A tab whose refresh is answered by the returned function. */
  const whileRefreshing = () => {
    let answer: (tokens: SessionTokens | null) => void = () => undefined;
    const opened = setUp(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    opened.tab.signIn(session('old'));
    return { ...opened, refreshed: opened.tab.refresh(), answer };
  };
  const FRESH = { access: 'new', refresh: 'refresh of new' };

  it('stays signed out, and the new tokens are ended on the server too', async () => {
    const { tab, status, loggedOut, refreshed, answer } = whileRefreshing();
    await tab.signOut();
    answer(FRESH);
    await expect(refreshed).resolves.toBeNull();
    expect(status()).toBe('signed-out');
    expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
    expect(loggedOut).toEqual(['refresh of old', 'refresh of new']);
  });

  it.each([
    ['answers', FRESH],
    ['ends the former session', null],
  ])(
    'is that of the person who signed in meanwhile, without the other’s requests, when the server %s',
    async (_what, said) => {
      const { tab, store, refreshed, answer } = whileRefreshing();
      const other = { ...session('other'), user: { ...SIGNED_IN_USER, id: 'u2' } };
      keep(other);
      answer(said);
      await expect(refreshed).resolves.toBeNull();
      expect(store.get(sessionAtom)).toEqual({ status: 'signed-in', user: other.user });
      expect(tab.access()).toBe('other');
    },
  );

  it('keeps the new data of its user', async () => {
    const { tab, store, refreshed, answer } = whileRefreshing();
    tab.updateUser({ credits: 41 });
    answer(FRESH);
    await expect(refreshed).resolves.toBe('new');
    expect(store.get(sessionAtom)).toEqual({ status: 'signed-in', user: { ...SIGNED_IN_USER, credits: 41 } });
  });
});

describe('a session in several tabs', () => {
  it('ends within thirty seconds after the stored session was removed', async () => {
    const { tab, status } = await startTab();
    tab.signIn(session(tokenFor(900)));
    keep(null);
    await jest.advanceTimersByTimeAsync(SESSION_POLL_MS);
    expect(status()).toBe('signed-out');
  });

  it('refreshes a token shortly before it expires', async () => {
    const { tab, asked } = await startTab(() =>
      Promise.resolve({ access: tokenFor(900, 'new'), refresh: 'r2' }),
    );
    tab.signIn(session(tokenFor(75)));
    await jest.advanceTimersByTimeAsync(SESSION_POLL_MS);
    expect(asked).toHaveLength(1);
    expect(tab.access()).toContain('new.');
  });

  it('signs in and out at the same time as the other tab', async () => {
    const { status } = await startTab();
    keep(session(tokenFor(900)));
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_STORAGE_KEY }));
    expect(status()).toBe('signed-in');
    keep(null);
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_STORAGE_KEY }));
    expect(status()).toBe('signed-out');
  });
});

it('signing out deletes the stored session first, then notifies the server', async () => {
  const { tab, status, loggedOut } = setUp();
  tab.signIn(session('a'));
  const signedOut = tab.signOut();
  expect(status()).toBe('signed-out');
  await signedOut;
  expect(loggedOut).toEqual(['refresh of a']);
});

describe('the toasts of a person', () => {
  const setUpWithToast = () => {
    const opened = setUp();
    opened.tab.signIn(session('a'));
    opened.store.set(toastsAtom, [{ id: 1, kind: 'loading', text: 'Downloading 2 images...' }]);
    return { ...opened, texts: () => opened.store.get(toastsAtom).map(({ text }) => text) };
  };

  it('disappear when the person signs out', () => {
    const { tab, texts } = setUpWithToast();
    void tab.signOut();
    expect(texts()).toEqual([]);
  });

  it('disappear when another person signs in elsewhere in this browser', () => {
    const { tab, texts } = setUpWithToast();
    tab.signIn({ ...session('b'), user: { ...SIGNED_IN_USER, id: 'u2' } });
    expect(texts()).toEqual([]);
  });

  it('stay when only the user’s data changes', () => {
    const { tab, texts } = setUpWithToast();
    tab.updateUser({ credits: 41 });
    expect(texts()).toEqual(['Downloading 2 images...']);
  });
});

describe('a session whose user changes', () => {
  const renamed = { ...session('a'), user: { ...session('a').user, fullName: 'Ada King' } };

  it('stores the user’s new data with the tokens that another tab fetched', () => {
    const { tab, store } = setUp();
    tab.signIn(session('a'));
    keep(session('newer'));
    tab.updateUser({ fullName: 'Ada King' });
    expect(store.get(sessionAtom)).toEqual({ status: 'signed-in', user: renamed.user });
    expect(tab.access()).toBe('newer');
    expect(localStorage.getItem(SESSION_STORAGE_KEY)).toContain('Ada King');
  });

  it('shows the new data in other tabs too', async () => {
    keep(session(tokenFor(900)));
    const { store, status } = await startTab();
    expect(status()).toBe('signed-in');
    keep({ ...renamed, tokens: session(tokenFor(900)).tokens });
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_STORAGE_KEY }));
    expect(store.get(sessionAtom)).toEqual({ status: 'signed-in', user: renamed.user });
  });

  it('stores nothing when signed out', () => {
    const { tab, status } = setUp();
    tab.updateUser({ fullName: 'Ada King' });
    expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
    expect(status()).toBe('loading');
  });
});
