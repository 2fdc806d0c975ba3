import {
  createEditor,
  type Editor,
  type EditorDocument,
  type EditorOptions,
  isTyping,
  replaceDocument,
} from '@safelight/engine';
import { measureText, type PictureStore } from '@safelight/render';
import type { Claim } from './claim.ts';
import type { Clock } from './clock.ts';
import { createJournal } from './journal.ts';
import type { DraftWithSteps, LocalDrafts } from './local-drafts.ts';
import { openingFrom } from './opened-document.ts';
import { type OtherSave, SaveFailure, type Saving } from './saving.ts';
import { createSaver } from './saver.ts';
import type { ServerDocuments } from './server-documents.ts';
import type { StoredDocument } from './stored-document.ts';
import { changesOf, stepsBetween } from './steps.ts';
import { watchVersionInUse } from './version-in-use.ts';

/** An id of 96 random bits; pages without https have no `randomUUID`. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

interface OpenEditingOptions {
  readonly imageUid: string;
  readonly userId: string;
  /** The id of the image's version in use. */
  readonly versionId: string;
  /** The document on the server; null when the image was never edited. */
  readonly stored: StoredDocument | null;
  /** The document of an image that was never edited. */
  readonly begun: EditorDocument;
  readonly documents: ServerDocuments;
  readonly pictures: PictureStore;
  readonly drafts: LocalDrafts | null;
  readonly claim: Claim;
  readonly clock: Clock;
  /** Called after the document was replaced by what somebody else has saved, while nothing was changed here. */
  readonly onCaughtUp: (by: OtherSave) => void;
  readonly pickColor?: EditorOptions['pickColor'];
}

/** An open document. */
export interface OpenEditing {
  readonly editor: Editor;
  readonly saving: Saving;
  /** The number of changes found in this browser that the server did not have. */
  readonly restored: number;
  /** Saves at once, with the text that is being typed, because the page may be about to close. */
  readonly leave: () => void;
  /** Saves pending changes, waits for what is being made from the saved document, and closes it. */
  readonly close: () => Promise<void>;
  /** Takes back a close that has not finished. False when the document is closed already. */
  readonly reopen: () => boolean;
}

/** The drafts that no other tab uses, and a function that releases them. */
const claimed = async (found: readonly DraftWithSteps[], claim: Claim) => {
  const held = await Promise.all(
    found.map(async (draft) => ({ draft, release: await claim(draft.draft.id) })),
  );
  return held.flatMap(({ draft, release }) => (release === null ? [] : [{ draft, release }]));
};

/** The revision that the image shows: 0 if it was never edited, and null if it shows something else. */
const publishedIn = (stored: StoredDocument | null): number | null => {
  if (stored === null) return 0;
  return stored.shownBy === null ? null : stored.other.revision;
};

/** Opens the server's document, with this browser's unsaved changes. */
export const openEditing = async ({
  imageUid,
  userId,
  versionId: opened,
  stored,
  begun,
  documents,
  pictures,
  drafts,
  claim,
  clock,
  onCaughtUp,
  pickColor,
}: OpenEditingOptions): Promise<OpenEditing> => {
  const found = await (drafts?.list(userId, imageUid).catch(() => []) ?? []);
  const free = await claimed(found, claim);
  const opening = await openingFrom(
    stored,
    free.map(({ draft }) => draft),
    begun,
  );
  for (const { draft, release } of free) if (draft !== opening.draft) release();
  const id = opening.draft?.draft.id ?? randomId();
  const release = free.find(({ draft }) => draft === opening.draft)?.release ?? (await claim(id));

  const editor = createEditor({
    document: opening.document,
    history: opening.history,
    newId: randomId,
    measure: measureText,
    ...(pickColor === undefined ? {} : { pickColor }),
  });
  const journal = createJournal({
    drafts,
    id,
    userId,
    imageUid,
    now: clock.now,
    resumed: opening.draft,
    opened: opening,
  });
  const saver = createSaver(
    { ...opening, published: publishedIn(stored) },
    {
      clock,
      send: documents.send,
      stored: documents.stored,
      onSaved: journal.saved,
    },
  );
  let before = editor.state;
  const stop = editor.subscribe((after) => {
    const steps = stepsBetween(before, after);
    journal.note(before, after, steps);
    before = after;
    saver.change(
      after.document,
      steps.map(({ kind }) => kind),
    );
  });

  /** What is being made from the saved document, such as the next version of its image. */
  const uses = new Set<Promise<void>>();
  let state: 'open' | 'closing' | 'closed' = 'open';
  /** A function, because the state may change during an `await`. */
  const isClosing = (): boolean => state === 'closing';

  const takeTheirs = (theirs: StoredDocument): void => {
    editor.run(replaceDocument(theirs.document));
    saver.takeTheirs({ ...theirs, document: editor.state.document });
    if (theirs.shownBy !== null) inUse.know(theirs.shownBy);
  };

  /** True while the person has nothing here that the server does not have, and nothing is under way. */
  const isIdle = (): boolean =>
    state === 'open' &&
    uses.size === 0 &&
    editor.state.draft === null &&
    (saver.status.kind === 'saved' || saver.status.kind === 'draft');

  /** Takes what somebody else has saved, if nothing here would be lost by that. */
  const catchUp = async (): Promise<void> => {
    if (!isIdle()) return;
    const theirs = await documents.stored();
    // Something may have been changed or saved here meanwhile.
    if (theirs === null || !isIdle() || theirs.other.revision <= saver.revision) return;
    takeTheirs(theirs);
    onCaughtUp(theirs.other);
  };

  const inUse = watchVersionInUse(opened, async () => {
    const found = await documents.inUse();
    if (found !== null && found.revision > saver.revision) await catchUp();
    // It may be the version that is being made here.
    return uses.size > 0 ? null : (found?.version ?? null);
  });

  const allSaved = async (): Promise<void> => {
    await saver.flush({ isLeaving: true }).catch(() => undefined);
    if (uses.size === 0) return;
    await Promise.all(uses);
    await allSaved();
  };

  const saving: Saving = {
    get status() {
      return saver.status;
    },
    subscribe: saver.subscribe,
    flush: saver.flush,
    retry: saver.retry,
    keepMine: saver.keepMine,
    takeTheirs: async () => {
      const theirs = await documents.stored();
      if (theirs === null) throw new SaveFailure({ kind: 'gone' });
      takeTheirs(theirs);
    },
    hold: async () => {
      await saver.flush({ evenUnchanged: saver.revision === 0 });
      const resume = saver.pause();
      let end: () => void = () => undefined;
      const use = new Promise<void>((resolve) => {
        end = resolve;
      });
      uses.add(use);
      const release = (): void => {
        resume();
        uses.delete(use);
        end();
      };
      const { revision } = saver;
      const published = (versionId: string): void => {
        saver.published(revision);
        inUse.know(versionId);
      };
      return { revision, published, release };
    },
    shownBy: (versionId) => {
      saver.shownBy(versionId);
      inUse.know(versionId);
    },
    inUse,
    keepEditing: () => {
      if (inUse.other === null) return;
      inUse.know(inUse.other.id);
      saver.superseded();
    },
    isKeptHere: journal.written,
  };

  return {
    editor,
    saving,
    restored: changesOf(opening.unsaved),
    leave: () => {
      // A text that is being typed must be part of the document before it is saved.
      if (isTyping(editor.state)) editor.send({ type: 'apply' });
      void saver.flush({ isLeaving: true }).catch(() => undefined);
    },
    close: async () => {
      if (state === 'open') state = 'closing';
      await allSaved();
      if (!isClosing()) return;
      state = 'closed';
      stop();
      saver.close();
      await journal.written();
      pictures.close();
      drafts?.close();
      release?.();
    },
    reopen: () => {
      if (state === 'closed') return false;
      state = 'open';
      return true;
    },
  };
};
