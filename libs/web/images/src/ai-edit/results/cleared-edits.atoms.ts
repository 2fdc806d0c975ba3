import { personalAtom } from '@safelight/web-session';
import { atom } from 'jotai';

/** Edits removed from the list of results in this window; their versions are kept. */
export const clearedEditsAtom = personalAtom<ReadonlySet<string>>(new Set<string>());

/** Removes edits from the list of results. */
export const clearEditsAtom = atom(null, (get, set, jobIds: readonly string[]) => {
  set(clearedEditsAtom, new Set([...get(clearedEditsAtom), ...jobIds]));
});
