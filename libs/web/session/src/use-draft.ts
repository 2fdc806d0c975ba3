import { safeStorage } from '@safelight/web-ui';
import { atom, useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { userIdAtom } from './session.atoms.ts';

/** What people had typed into forms when their session ended, by the person and the name of the form. */
const draftsAtom = atom<ReadonlyMap<string, unknown>>(new Map());

/** The key in the storage of this tab, which lasts until the tab is closed. */
const STORAGE_KEY = 'safelight-drafts';

const keyOf = (userId: string | null, name: string): string => `${userId} ${name}`;

/**
 * Returns what the signed-in person had typed into the form `name` when the session ended, and otherwise `first`. It
 * is kept until the page is loaded again, unless `useStoredDrafts` stored it before, and is there once.
 */
export const useDraft = <T>(name: string, first: T): T => {
  const store = useStore();
  const [key] = useState(() => keyOf(store.get(userIdAtom), name));
  const [start] = useState(() => {
    const drafts = store.get(draftsAtom);
    // The cast is safe, because each name belongs to one form.
    return drafts.has(key) ? (drafts.get(key) as T) : first;
  });
  useEffect(() => {
    const others = new Map(store.get(draftsAtom));
    if (others.delete(key)) store.set(draftsAtom, others);
  }, [store, key]);
  return start;
};

/** Keeps `value`, the content of the form `name`, for `useDraft` if the session ends while the form is open. */
export const useKeepDraft = <T>(name: string, value: T): void => {
  const store = useStore();
  const userId = useAtomValue(userIdAtom);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  useEffect(() => {
    if (userId === null) return;
    return () => {
      if (store.get(userIdAtom) !== null) return;
      store.set(draftsAtom, new Map(store.get(draftsAtom)).set(keyOf(userId, name), latest.current));
    };
  }, [store, userId, name]);
};

/** True for a draft that can be stored as text. */
const hasNoFiles = (value: unknown): boolean =>
  !(value instanceof Blob) &&
  (typeof value !== 'object' || value === null || Object.values(value).every(hasNoFiles));

/** Returns the drafts that were stored and removes them; empty if there are none. */
const takeStored = (): ReadonlyMap<string, unknown> => {
  try {
    const storage = safeStorage('session');
    const text = storage.getItem(STORAGE_KEY) ?? '[]';
    storage.removeItem(STORAGE_KEY);
    return new Map(JSON.parse(text) as [string, unknown][]);
  } catch {
    return new Map();
  }
};

/**
 * Keeps what `useDraft` returns while the person signs in on another site, in the storage of this tab: `store` before
 * the page is left, which returns whether there was anything to store, and `restore` when the person is back. Drafts
 * with files are not stored.
 */
export const useStoredDrafts = () => {
  const atoms = useStore();
  const store = useCallback((): boolean => {
    const texts = [...atoms.get(draftsAtom)].filter(([, draft]) => hasNoFiles(draft));
    // If the browser stores nothing, what was typed is lost with the page.
    return texts.length > 0 && safeStorage('session').setItem(STORAGE_KEY, JSON.stringify(texts));
  }, [atoms]);
  const restore = useCallback((): void => {
    atoms.set(draftsAtom, new Map([...takeStored(), ...atoms.get(draftsAtom)]));
  }, [atoms]);
  return { store, restore };
};
