import { type EditorDocument, type EditorState, serializeDocument } from '@safelight/engine';
import type { DraftWithSteps, LocalDrafts } from './local-drafts.ts';
import type { SaverStart } from './saver.ts';
import type { Step } from './steps.ts';

interface JournalOptions {
  /** The drafts of this browser; null when it offers no storage. */
  readonly drafts: LocalDrafts | null;
  readonly id: string;
  readonly userId: string;
  readonly imageUid: string;
  readonly now: () => number;
  /** The draft to continue; null for a new one. */
  readonly resumed: DraftWithSteps | null;
  readonly opened: Pick<SaverStart, 'document' | 'revision' | 'unsaved'>;
}

/** Records the changes of a document in this browser. */
export interface Journal {
  /** Notes the steps that led from one state of the editor to the next. */
  readonly note: (before: EditorState, after: EditorState, steps: readonly Step[]) => void;
  /** Notes that the server has stored this document, with its revision number. */
  readonly saved: (document: EditorDocument, revision: number) => void;
  /** Resolves to true once all recorded steps are stored, or to false when this browser cannot store them. */
  readonly written: () => Promise<boolean>;
}

export const createJournal = ({
  drafts,
  id,
  userId,
  imageUid,
  now,
  resumed,
  opened,
}: JournalOptions): Journal => {
  let isBroken = drafts === null;
  let isBegun = resumed !== null;
  let count = resumed?.steps.length ?? 0;
  let revision = opened.revision;
  const savedSteps = count - opened.unsaved.length;
  let queue = Promise.resolve();
  /** The number of steps that led to each document. */
  const places = new WeakMap<EditorDocument, number>([[opened.document, count]]);

  /**
   * Writes the steps one after another. Nothing is written after a failed write, because a step would be
   * missing.
   */
  const write = (act: (drafts: LocalDrafts) => Promise<void>): void => {
    queue = queue.then(async () => {
      if (isBroken || drafts === null) return;
      try {
        await act(drafts);
      } catch {
        isBroken = true;
        await drafts.remove(id).catch(() => undefined);
      }
    });
  };

  const begin = (document: EditorDocument): void => {
    isBegun = true;
    const begun = { id, userId, imageUid, revision, savedSteps: 0, changedAt: now() };
    write((drafts) => drafts.begin({ ...begun, start: serializeDocument(document) }));
  };

  if (resumed !== null && (resumed.draft.revision !== revision || resumed.draft.savedSteps !== savedSteps)) {
    write((drafts) => drafts.markSaved(id, opened.revision, savedSteps));
  }

  return {
    note: (before, after, steps) => {
      if (steps.length === 0) return;
      if (!isBegun) begin(before.document);
      const at = count;
      count += steps.length;
      const when = now();
      write((drafts) => drafts.append(id, at, steps, when));
      places.set(after.document, count);
    },
    saved: (document, saved) => {
      revision = saved;
      const at = places.get(document);
      if (at === undefined || !isBegun) return;
      write((drafts) => drafts.markSaved(id, saved, at));
    },
    written: async () => {
      await queue;
      return !isBroken;
    },
  };
};
