import type { VersionInUse } from './version-in-use.ts';

/** A save from another tab or device, with the device's name and the time in ISO 8601. */
export interface OtherSave {
  readonly revision: number;
  readonly savedBy: string;
  readonly updatedAt: string;
}

/** A reason why a document was not saved, classified by what can be done about it. */
export type FailureCause =
  /** Nothing responded: the document may or may not have been saved. */
  | { readonly kind: 'offline' }
  /**
   * The server cannot save at the moment, or a proxy says so in its place: the document may or may not have been
   * saved.
   */
  | { readonly kind: 'busy' }
  | { readonly kind: 'conflict'; readonly other: OtherSave }
  | { readonly kind: 'signed-out' }
  /** The image no longer exists. */
  | { readonly kind: 'gone' }
  /** The server refuses this document, with a message. */
  | { readonly kind: 'refused'; readonly message: string };

export class SaveFailure extends Error {
  override readonly name = 'SaveFailure';
  readonly reason: FailureCause;

  constructor(reason: FailureCause, cause?: unknown) {
    super(reason.kind === 'refused' ? reason.message : `The document was not saved: ${reason.kind}.`, {
      cause,
    });
    this.reason = reason;
  }
}

/** True for a failure that a later retry may overcome. */
export const isTemporary = ({ kind }: FailureCause): boolean => kind === 'offline' || kind === 'busy';

/** The status of saving; `changes` counts the unsaved changes. */
export type SavingStatus =
  | { readonly kind: 'saved' }
  /** The server has stored the document, but the image does not show it until the person saves. */
  | { readonly kind: 'draft' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'offline' | 'busy' | 'signed-out' | 'gone'; readonly changes: number }
  | { readonly kind: 'conflict'; readonly changes: number; readonly other: OtherSave }
  | { readonly kind: 'refused'; readonly changes: number; readonly message: string };

export const failedStatus = (reason: FailureCause, changes: number): SavingStatus => ({ ...reason, changes });

const kept = (changes: number): string =>
  changes === 0 ? '' : `, ${String(changes)} ${changes === 1 ? 'change' : 'changes'} kept here`;

/** The text of a status. */
export const statusText = (status: SavingStatus): string => {
  switch (status.kind) {
    case 'saved':
      return 'Saved';
    case 'draft':
      return 'Draft saved';
    case 'saving':
      return 'Saving…';
    case 'offline':
      return `No connection${kept(status.changes)}`;
    case 'busy':
      return `The server is busy${kept(status.changes)}`;
    case 'signed-out':
      return `Signed out${kept(status.changes)}`;
    case 'gone':
      return `This image was deleted${kept(status.changes)}`;
    case 'conflict':
      return `Edited in another tab${kept(status.changes)}`;
    case 'refused':
      return `Not saved${kept(status.changes)}`;
  }
};

/** Saves the document of an open editor. */
export interface Saving {
  readonly status: SavingStatus;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Saves pending changes, or with `evenUnchanged` also when there are none. Rejects with SaveFailure when it
   * cannot.
   */
  readonly flush: (options?: { readonly evenUnchanged?: boolean }) => Promise<void>;
  /** Retries a failed save. */
  readonly retry: () => void;
  /** Resolves a conflict by saving over the other tab's document. */
  readonly keepMine: () => void;
  /**
   * Resolves a conflict by showing the other tab's document; undo restores this tab's document. Rejects with
   * SaveFailure.
   */
  readonly takeTheirs: () => Promise<void>;
  /**
   * Prevents further saves while something is made from the saved document. Resolves to its revision, a function that
   * records that the image shows this revision now, by a version, and one that allows saving again.
   */
  readonly hold: () => Promise<{
    readonly revision: number;
    readonly published: (versionId: string) => void;
    readonly release: () => void;
  }>;
  /** Records that the image shows this version now, and that the version looks like the current document. */
  readonly shownBy: (versionId: string) => void;
  /** The version in use, which somebody else may change while the document is open. */
  readonly inUse: VersionInUse;
  /** Goes on with this document although somebody else has put another version into use. */
  readonly keepEditing: () => void;
  /** False when this browser offers no storage. Leaving the page would then lose unsaved changes. */
  readonly isKeptHere: () => Promise<boolean>;
}
