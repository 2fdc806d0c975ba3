import { atom, useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { userIdAtom } from './session.atoms.ts';

/** What people had typed into forms when their session ended, by the person and the name of the form. */
const draftsAtom = atom<ReadonlyMap<string, unknown>>(new Map());

const keyOf = (userId: string | null, name: string): string => `${userId} ${name}`;

/**
 * Returns what the signed-in person had typed into the form `name` when the session ended, and otherwise `first`. It
 * is kept until the page is loaded again, and is there once.
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
