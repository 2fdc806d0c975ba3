import type { SavingStatus } from './saving-status.ts';

/** How the document of an open editor is saved. */
export interface Saving {
  readonly status: SavingStatus;
  readonly subscribe: (listener: () => void) => () => void;
  /** Saves what is waiting. Rejects with SaveFailure when it cannot. `evenUnchanged`: also when nothing is. */
  readonly flush: (options?: { readonly evenUnchanged?: boolean }) => Promise<void>;
  /** Tries again what failed. */
  readonly retry: () => void;
  /** In a conflict: saves over what the other tab saved. */
  readonly keepMine: () => void;
  /** In a conflict: shows what the other tab saved; undo goes back to mine. Rejects with SaveFailure. */
  readonly takeTheirs: () => Promise<void>;
  /** While something is made of the saved document, nothing else is saved. Answers its revision and the way to end it. */
  readonly hold: () => Promise<{ readonly revision: number; readonly release: () => void }>;
  /** False when this browser keeps nothing, so that leaving would lose what is not saved. */
  readonly isKeptHere: () => Promise<boolean>;
}
