import type { SavingStatus } from './saving-status.ts';

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
  /** Resolves a conflict by showing the other tab's document; undo restores one's own. Rejects with SaveFailure. */
  readonly takeTheirs: () => Promise<void>;
  /**
   * Prevents further saves while something is made from the saved document. Resolves to its revision and a
   * function that ends this.
   */
  readonly hold: () => Promise<{ readonly revision: number; readonly release: () => void }>;
  /** False when this browser stores nothing, so that leaving would lose unsaved changes. */
  readonly isKeptHere: () => Promise<boolean>;
}
