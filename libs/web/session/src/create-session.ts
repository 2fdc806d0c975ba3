import type { TokenSource } from '@safelight/web-data';
import { toastsAtom } from '@safelight/web-ui';
import type { createStore } from 'jotai';
import { leftEntryAtom, sessionAtom, type SessionUser, type StoredSession } from './session.atoms.ts';
import type { SessionCalls } from './session-calls.ts';
import {
  EXPIRY_MARGIN_MS,
  expiryOf,
  readStoredSession,
  SESSION_STORAGE_KEY,
  type SessionStorage,
  writeStoredSession,
} from './stored-session.ts';

/** The interval in milliseconds at which the stored session is read again (spec: accounts §4). */
export const SESSION_POLL_MS = 30_000;

interface SessionOptions {
  readonly store: ReturnType<typeof createStore>;
  readonly storage: SessionStorage;
  readonly calls: SessionCalls;
}

/**
 * The session of the person who is signed in. Each page has one such object, which React (through
 * `sessionAtom`) and the links of the Apollo client share.
 */
export interface Session extends TokenSource {
  /** Reads the stored session and watches it; returns a function that stops watching. */
  readonly start: () => () => void;
  readonly signIn: (session: StoredSession) => void;
  /** Stores changed fields of the signed-in user; does nothing when signed out. */
  readonly updateUser: (changed: Partial<Omit<SessionUser, 'id'>>) => void;
  /**
   * Deletes the session in this browser, then notifies the server; rejects when that failed. Who signs in next is not
   * led to the screen with the key `leftEntry` in the history.
   */
  readonly signOut: (leftEntry?: string) => Promise<void>;
  /**
   * Calls `listener` after the server has ended the session and the person is signed out; returns a function
   * that unsubscribes.
   */
  readonly onExpired: (listener: () => void) => () => void;
}

const expiresBefore = (session: StoredSession, moment: number): boolean => {
  const expiry = expiryOf(session.tokens.access);
  return expiry !== null && expiry < moment;
};

const isSame = (one: StoredSession | null, other: StoredSession | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Runs `act` in one tab at a time if the browser supports locks, because a refresh token works only once. */
const oneTabAtATime = async (act: () => Promise<string | null>): Promise<string | null> =>
  'locks' in navigator ? await navigator.locks.request(SESSION_STORAGE_KEY, act) : await act();

export const createSession = ({ store, storage, calls }: SessionOptions): Session => {
  let current: StoredSession | null = null;
  const expiryListeners = new Set<() => void>();
  let refreshing: Promise<string | null> | null = null;

  const adopt = (session: StoredSession | null): void => {
    // Toasts name a person's images, and their buttons act on them.
    if (current !== null && current.user.id !== session?.user.id) store.set(toastsAtom, []);
    current = session;
    store.set(
      sessionAtom,
      session === null ? { status: 'signed-out' } : { status: 'signed-in', user: session.user },
    );
  };
  const keep = (session: StoredSession | null): void => {
    writeStoredSession(storage, session);
    adopt(session);
  };

  /** Continues with a session that began elsewhere; returns its token if it is that of the same person. */
  const continueWith = (stored: StoredSession | null, former: StoredSession | null): string | null => {
    adopt(stored);
    // A request of one person must not be sent again in the name of another.
    const isSamePerson = former === null || stored?.user.id === former.user.id;
    return isSamePerson ? (stored?.tokens.access ?? null) : null;
  };

  /** Returns the token that another tab fetched to replace that of `failed`, or requests one from the server. */
  const refreshOnce = async (failed: StoredSession | null): Promise<string | null> => {
    const stored = readStoredSession(storage);
    if (stored === null || stored.tokens.access !== failed?.tokens.access)
      return continueWith(stored, failed);
    const tokens = await calls.refresh(stored.tokens.refresh);
    // In the meantime the person may have signed out, or another one in, and the user's data may have changed.
    const now = readStoredSession(storage);
    if (now?.tokens.refresh !== stored.tokens.refresh) {
      if (tokens !== null && now?.user.id !== stored.user.id) {
        await calls.logout(tokens.refresh).catch(() => undefined);
      }
      return continueWith(now, failed);
    }
    if (tokens === null) {
      keep(null);
      for (const listener of expiryListeners) listener();
      return null;
    }
    keep({ ...now, tokens });
    return tokens.access;
  };
  const refresh = (): Promise<string | null> => {
    const failed = current;
    refreshing ??= oneTabAtATime(() => refreshOnce(failed)).finally(() => {
      refreshing = null;
    });
    return refreshing;
  };

  /**
   * Refreshes a token that expires soon. If there is no response, the token stays, and the next request tries
   * again.
   */
  const refreshIfDue = async (): Promise<void> => {
    if (current === null || !expiresBefore(current, Date.now() + EXPIRY_MARGIN_MS)) return;
    await refresh().catch(() => null);
  };
  const readAgain = (): void => {
    const stored = readStoredSession(storage);
    if (!isSame(stored, current)) adopt(stored);
    void refreshIfDue();
  };
  const onStorage = (event: StorageEvent): void => {
    if (event.key === SESSION_STORAGE_KEY || event.key === null) readAgain();
  };

  const begin = async (): Promise<void> => {
    current = readStoredSession(storage);
    if (current !== null && expiresBefore(current, Date.now())) await refreshIfDue();
    adopt(current);
  };

  return {
    start: () => {
      void begin();
      const poll = setInterval(readAgain, SESSION_POLL_MS);
      window.addEventListener('storage', onStorage);
      return () => {
        clearInterval(poll);
        window.removeEventListener('storage', onStorage);
      };
    },
    signIn: keep,
    updateUser: (changed) => {
      // Reads the stored session rather than `current`: another tab may have refreshed the tokens in the
      // meantime.
      const stored = readStoredSession(storage);
      if (stored === null || stored.user.id !== current?.user.id) return;
      keep({ ...stored, user: { ...stored.user, ...changed } });
    },
    signOut: async (leftEntry) => {
      const ended = current;
      store.set(leftEntryAtom, leftEntry ?? null);
      keep(null);
      if (ended !== null) await calls.logout(ended.tokens.refresh);
    },
    onExpired: (listener) => {
      expiryListeners.add(listener);
      return () => {
        expiryListeners.delete(listener);
      };
    },
    access: () => current?.tokens.access ?? null,
    refresh,
  };
};
