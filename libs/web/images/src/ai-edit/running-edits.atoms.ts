import { atom } from 'jotai';

/** The unfinished edits requested in this window: job ids by the uid of their image. */
export const runningEditsAtom = atom<ReadonlyMap<string, string>>(new Map());

/** Records that an image's edit has started (`jobId`) or ended (null). */
export const runningEditAtom = atom(null, (get, set, imageUid: string, jobId: string | null) => {
  const edits = new Map(get(runningEditsAtom));
  if (jobId === null) edits.delete(imageUid);
  else edits.set(imageUid, jobId);
  set(runningEditsAtom, edits);
});

/** The ids of the edits in an open list, which tells itself how each one ended. */
export const listedEditsAtom = atom<ReadonlySet<string>>(new Set<string>());
