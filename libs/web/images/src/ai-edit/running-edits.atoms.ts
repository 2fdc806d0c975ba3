import { atom } from 'jotai';

/** Jobs asked for in this window and not yet settled, by the image they edit. */
export const runningEditsAtom = atom<ReadonlyMap<string, string>>(new Map());

/** Says that a job of an image began (`jobId`) or ended (null). */
export const runningEditAtom = atom(null, (get, set, imageUid: string, jobId: string | null) => {
  const edits = new Map(get(runningEditsAtom));
  if (jobId === null) edits.delete(imageUid);
  else edits.set(imageUid, jobId);
  set(runningEditsAtom, edits);
});
