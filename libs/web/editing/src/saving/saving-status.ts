import type { FailureCause, OtherSave } from './save-failure.ts';

/** Whether the server has the person's work; `changes` counts the unsaved changes. */
export type SavingStatus =
  | { readonly kind: 'saved' }
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
    case 'saving':
      return 'Saving…';
    case 'offline':
      return `Offline${kept(status.changes)}`;
    case 'busy':
      return `The server is busy${kept(status.changes)}`;
    case 'signed-out':
      return `Signed out${kept(status.changes)}`;
    case 'gone':
      return `This image was deleted${kept(status.changes)}`;
    case 'conflict':
      return `Edited in another tab${kept(status.changes)}`;
    case 'refused':
      return `Not saved: ${status.message}`;
  }
};
