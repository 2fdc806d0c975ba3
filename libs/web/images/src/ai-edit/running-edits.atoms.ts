import { personalAtom } from '@safelight/web-session';
import { atom } from 'jotai';

/** The unfinished edits that the person requested in this window: job ids by the uid of their image. */
const requestedAtom = personalAtom<ReadonlyMap<string, string>>(new Map<string, string>());

/** The unfinished edits, for reading. */
export const runningEditsAtom = atom((get) => get(requestedAtom));

/** Records that an image's edit has started (`jobId`) or ended (null). */
export const runningEditAtom = atom(null, (get, set, imageUid: string, jobId: string | null) => {
  const edits = new Map(get(requestedAtom));
  if (jobId === null) edits.delete(imageUid);
  else edits.set(imageUid, jobId);
  set(requestedAtom, edits);
});

/** The ids of the edits in an open list, which tells itself how each one ended. */
export const listedEditsAtom = personalAtom<ReadonlySet<string>>(new Set<string>());
