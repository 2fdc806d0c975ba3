import { atom } from 'jotai';

/** Edits cleared from the list of results in this window; their versions stay. */
export const clearedEditsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Clears edits from the list of results. */
export const clearEditsAtom = atom(null, (get, set, jobIds: readonly string[]) => {
  set(clearedEditsAtom, new Set([...get(clearedEditsAtom), ...jobIds]));
});
