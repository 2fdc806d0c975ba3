import { userIdAtom } from '@safelight/web-session';
import { atom } from 'jotai';

type JobIds = ReadonlyMap<string, string>;

const NO_EDITS: JobIds = new Map();

/** The unfinished edits, and the id of the person who requested them. */
const requestedAtom = atom<{ readonly userId: string | null; readonly edits: JobIds }>({
  userId: null,
  edits: NO_EDITS,
});

/**
 * The unfinished edits that the signed-in person requested in this window: job ids by the uid of their image. Those of
 * a person who has signed out are not among them.
 */
export const runningEditsAtom = atom((get) => {
  const { userId, edits } = get(requestedAtom);
  return userId === get(userIdAtom) ? edits : NO_EDITS;
});

/** Records that an image's edit has started (`jobId`) or ended (null). */
export const runningEditAtom = atom(null, (get, set, imageUid: string, jobId: string | null) => {
  const edits = new Map(get(runningEditsAtom));
  if (jobId === null) edits.delete(imageUid);
  else edits.set(imageUid, jobId);
  set(requestedAtom, { userId: get(userIdAtom), edits });
});

/** The ids of the edits in an open list, which tells itself how each one ended. */
export const listedEditsAtom = atom<ReadonlySet<string>>(new Set<string>());
