import { type EditorDocument, isSameDocument } from '@safelight/engine';
import type { Clock } from './clock.ts';
import {
  failedStatus,
  type FailureCause,
  isTemporary,
  type OtherSave,
  SaveFailure,
  type SavingStatus,
} from './saving.ts';
import { changesOf, type Step } from './steps.ts';
import type { StoredDocument } from './stored-document.ts';

/** A save waits for a pause of this length, but starts at most `LONGEST_WAIT_MS` after the first change. */
export const PAUSE_MS = 800;
const LONGEST_WAIT_MS = 5_000;
/** The delay before the first retry; each further one is twice as long, up to a maximum. */
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 60_000;

export interface SendOptions {
  /** True when the page may close before the answer. */
  readonly isLeaving?: boolean;
  /** The id of a version that looks like the document. */
  readonly shownBy?: string | null;
}

interface SaverPorts {
  readonly clock: Clock;
  /**
   * Saves a document that is based on a revision and resolves to the new revision. Rejects with SaveFailure.
   */
  readonly send: (document: EditorDocument, baseRevision: number, options: SendOptions) => Promise<number>;
  /** The document on the server now. Rejects with SaveFailure. */
  readonly stored: () => Promise<StoredDocument | null>;
  /** Called when the server has stored a document, with its revision number. */
  readonly onSaved: (document: EditorDocument, revision: number) => void;
}

export interface SaverStart {
  readonly document: EditorDocument;
  /** The server's revision on which the changes are based; 0 when there is none. */
  readonly revision: number;
  /** The steps that the server does not have. */
  readonly unsaved: readonly Step['kind'][];
  /**
   * The later save, if the server has a newer revision than the one on which the changes are based; otherwise
   * null.
   */
  readonly other: OtherSave | null;
}

interface SaverOptions extends SaverStart {
  /** The server's revision that the image shows: 0 while there is none, and null if it shows something else. */
  readonly published: number | null;
}

/** The current state of saving. */
type Phase =
  | { readonly name: 'resting' }
  | { readonly name: 'waiting'; readonly since: number }
  | { readonly name: 'sending' }
  | { readonly name: 'failed'; readonly reason: FailureCause };

interface Saver {
  readonly status: SavingStatus;
  /** The server's revision that the next save is based on. */
  readonly revision: number;
  readonly subscribe: (listener: () => void) => () => void;
  /** Records the document after steps of the history. */
  readonly change: (document: EditorDocument, steps: readonly Step['kind'][]) => void;
  /**
   * Saves at once; `isLeaving` when the page may close before the answer. Rejects with SaveFailure when it
   * cannot.
   */
  readonly flush: (options?: {
    readonly isLeaving?: boolean;
    readonly evenUnchanged?: boolean;
  }) => Promise<void>;
  /** Retries a failed save. */
  readonly retry: () => void;
  /** Resolves a conflict by saving over the other tab's document. */
  readonly keepMine: () => void;
  /** Resolves a conflict by continuing with the server's document. */
  readonly takeTheirs: (theirs: StoredDocument) => void;
  /** Records that the image shows this revision. */
  readonly published: (revision: number) => void;
  /**
   * Records that the image shows this version and that it looks like the current document, and saves the document with
   * that.
   */
  readonly shownBy: (versionId: string) => void;
  /**
   * Records that the image shows something else now, which somebody else has put into use. A document that the server
   * does not have yet is saved then, so that it is kept.
   */
  readonly superseded: () => void;
  /** Pauses saving until the returned function is called. */
  readonly pause: () => () => void;
  readonly close: () => void;
}

/** Decides when a document is saved, and handles failures. All timers use the given clock. */
export const createSaver = (start: SaverOptions, ports: SaverPorts): Saver => {
  const { clock } = ports;
  let { document: current, revision, unsaved, published } = start;
  let phase: Phase =
    start.other === null
      ? { name: 'resting' }
      : { name: 'failed', reason: { kind: 'conflict', other: start.other } };
  /**
   * The documents sent since the last save that was answered, any of which the server may have stored: a proxy may
   * have reported a failure in place of the answer.
   */
  let unanswered: readonly { readonly document: EditorDocument; readonly steps: number }[] = [];
  /** The document that a version in use looks like; null if none is known. */
  let shown: { readonly document: EditorDocument; readonly versionId: string } | null = null;
  let attempts = 0;
  let isLeaving = false;
  let pauses = 0;
  let isClosed = false;
  let stopTimer: () => void = () => undefined;
  const waiters = new Set<{ readonly done: () => void; readonly fail: (error: SaveFailure) => void }>();
  const listeners = new Set<() => void>();

  const statusNow = (): SavingStatus => {
    if (phase.name === 'failed') return failedStatus(phase.reason, changesOf(unsaved));
    if (phase.name !== 'resting') return { kind: 'saving' };
    return { kind: revision === published ? 'saved' : 'draft' };
  };
  let status = statusNow();

  const timer = (ms: number): void => {
    stopTimer();
    stopTimer = clock.after(ms, () => void send());
  };

  const announce = (): void => {
    status = statusNow();
    for (const listener of listeners) listener();
  };

  const enter = (next: Phase): void => {
    if (isClosed) return;
    phase = next;
    if (next.name === 'resting') for (const { done } of waiters) done();
    if (next.name === 'failed') for (const { fail } of waiters) fail(new SaveFailure(next.reason));
    if (next.name === 'resting' || next.name === 'failed') waiters.clear();
    announce();
  };

  const wait = (): void => {
    const since = phase.name === 'waiting' ? phase.since : clock.now();
    enter({ name: 'waiting', since });
    timer(Math.max(0, Math.min(PAUSE_MS, since + LONGEST_WAIT_MS - clock.now())));
  };

  /** The server has stored this document, to which so many of the unsaved steps led. */
  const acknowledge = (document: EditorDocument, saved: number, steps: number): void => {
    revision = saved;
    if (shown?.document === document) published = saved;
    unsaved = unsaved.slice(steps);
    attempts = 0;
    unanswered = [];
    ports.onSaved(document, saved);
  };

  /** The server's newer revision may come from our own save whose answer was lost. That is not a conflict. */
  const isOurs = async (): Promise<boolean> => {
    if (unanswered.length === 0) return false;
    const stored = await ports.stored();
    if (stored === null) return false;
    const sent = unanswered.findLast(({ document }) => isSameDocument(stored.document, document));
    if (sent === undefined) return false;
    acknowledge(sent.document, stored.other.revision, sent.steps);
    return true;
  };

  const fail = (reason: FailureCause): void => {
    enter({ name: 'failed', reason });
    if (!isTemporary(reason)) return;
    timer(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** attempts));
    attempts += 1;
  };

  const reasonOf = (error: unknown): FailureCause =>
    error instanceof SaveFailure
      ? error.reason
      : { kind: 'refused', message: error instanceof Error ? error.message : 'Something went wrong.' };

  const attempt = async (document: EditorDocument, steps: number): Promise<FailureCause | null> => {
    try {
      const shownBy = shown?.document === document ? shown.versionId : null;
      acknowledge(document, await ports.send(document, revision, { isLeaving, shownBy }), steps);
      return null;
    } catch (error) {
      const reason = reasonOf(error);
      if (isTemporary(reason)) unanswered = [...unanswered, { document, steps }];
      if (reason.kind !== 'conflict') return reason;
      try {
        return (await isOurs()) ? null : reason;
      } catch (later) {
        return reasonOf(later);
      }
    }
  };

  /** A function, because the saver may be closed during an `await`. */
  const hasClosed = (): boolean => isClosed;

  const send = async (): Promise<void> => {
    stopTimer();
    if (isClosed || phase.name === 'sending') return;
    if (pauses > 0) {
      enter({ name: 'waiting', since: clock.now() });
      return;
    }
    enter({ name: 'sending' });
    const reason = await attempt(current, unsaved.length);
    isLeaving = false;
    if (hasClosed()) return;
    if (reason !== null) fail(reason);
    else if (unsaved.length === 0) enter({ name: 'resting' });
    else if (waiters.size > 0) {
      enter({ name: 'waiting', since: clock.now() });
      void send();
    } else wait();
  };

  if (phase.name === 'resting' && unsaved.length > 0) wait();

  return {
    get status() {
      return status;
    },
    get revision() {
      return revision;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (document, steps) => {
      if (document === current || isClosed) return;
      current = document;
      unsaved = [...unsaved, ...steps];
      const isStuck =
        phase.name === 'failed' && (isTemporary(phase.reason) || phase.reason.kind === 'conflict');
      if (phase.name === 'sending') return;
      // A temporary failure is retried by timer, and a conflict waits for the person. Both now have one more
      // change.
      if (isStuck) enter(phase);
      else wait();
    },
    flush: ({ isLeaving: leaving = false, evenUnchanged = false } = {}) => {
      if (phase.name === 'resting' && !evenUnchanged) return Promise.resolve();
      if (phase.name === 'failed' && phase.reason.kind === 'conflict') {
        return Promise.reject(new SaveFailure(phase.reason));
      }
      isLeaving = leaving;
      const settled = new Promise<void>((resolve, reject) => waiters.add({ done: resolve, fail: reject }));
      void send();
      return settled;
    },
    retry: () => {
      if (phase.name === 'failed' && phase.reason.kind !== 'conflict') void send();
    },
    keepMine: () => {
      if (phase.name !== 'failed' || phase.reason.kind !== 'conflict') return;
      revision = phase.reason.other.revision;
      unanswered = [];
      void send();
    },
    takeTheirs: ({ document, other, shownBy }) => {
      current = document;
      if (shownBy !== null) published = other.revision;
      acknowledge(document, other.revision, unsaved.length);
      stopTimer();
      enter({ name: 'resting' });
    },
    published: (made) => {
      published = made;
      announce();
    },
    shownBy: (versionId) => {
      shown = { document: current, versionId };
      if (phase.name === 'resting') wait();
    },
    superseded: () => {
      published = null;
      shown = null;
      if (revision === 0 && phase.name === 'resting') wait();
      else announce();
    },
    pause: () => {
      let isOver = false;
      pauses += 1;
      return () => {
        if (isOver) return;
        isOver = true;
        pauses -= 1;
        if (pauses === 0 && phase.name === 'waiting') void send();
      };
    },
    close: () => {
      isClosed = true;
      stopTimer();
      listeners.clear();
      for (const { fail: reject } of waiters) reject(new SaveFailure({ kind: 'offline' }));
      waiters.clear();
    },
  };
};
