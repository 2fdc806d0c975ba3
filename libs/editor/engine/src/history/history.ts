/**
 * The steps of a session as a list with an index (spec: images §4): the entry at `index` is the current one.
 * In the editor the first entry is the opened document, and each further one holds the command that led to
 * it.
 */
export interface History<Entry> {
  readonly entries: readonly Entry[];
  /** −1 when there are no entries. */
  readonly index: number;
}

export const EMPTY_HISTORY: History<never> = { entries: [], index: -1 };

/** Adds an entry, dropping those that could have been redone. */
export const added = <Entry>({ entries, index }: History<Entry>, entry: Entry): History<Entry> => ({
  entries: [...entries.slice(0, index + 1), entry],
  index: index + 1,
});

export const canUndo = ({ index }: History<unknown>): boolean => index > 0;

export const canRedo = ({ entries, index }: History<unknown>): boolean => index < entries.length - 1;

/**
 * Goes one step back; returns the same object at the first entry. The entry that was undone is at the old
 * index.
 */
export const undone = <Entry>(history: History<Entry>): History<Entry> =>
  canUndo(history) ? { ...history, index: history.index - 1 } : history;

/**
 * Goes one step forward; returns the same object at the last entry. The entry that was redone is at the new
 * index.
 */
export const redone = <Entry>(history: History<Entry>): History<Entry> =>
  canRedo(history) ? { ...history, index: history.index + 1 } : history;
