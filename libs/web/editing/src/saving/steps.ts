import {
  added,
  applyCommand,
  type Command,
  type EditorDocument,
  type EditorState,
  EMPTY_HISTORY,
  type History,
  type HistoryEntry,
  invertCommand,
  type ParsedDocument,
  redone,
  SCHEMA,
  serializeDocument,
  undone,
} from '@safelight/engine';

/** A change of a document as it is recorded in this browser. */
export type Step =
  | { readonly kind: 'do'; readonly command: Command }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  /** The history was cleared without a change of the document. */
  | { readonly kind: 'clear' };

type Edited = Pick<EditorState, 'document' | 'history'>;

const commandAt = ({ entries }: History<HistoryEntry>, index: number): Command | null =>
  entries[index]?.command ?? null;

/**
 * Returns the steps from one state of an editor to a later one, found by identity. Returns null when another
 * document was opened, because no steps lead to it.
 */
export const stepsBetween = (before: Edited, after: Edited): readonly Step[] | null => {
  if (before.history === after.history) return before.document === after.document ? [] : null;
  const [old, now] = [before.history, after.history];
  if (now.index === -1) return before.document === after.document ? [{ kind: 'clear' }] : null;
  const isSameTail = now.entries === old.entries;
  if (isSameTail && now.index < old.index) {
    return Array.from({ length: old.index - now.index }, () => ({ kind: 'undo' }) as const);
  }
  if (isSameTail) return Array.from({ length: now.index - old.index }, () => ({ kind: 'redo' }) as const);
  // The first command after Clear also adds a new first entry.
  const from = old.index === -1 ? 0 : old.index;
  if (old.index !== -1 && now.entries[old.index] !== old.entries[old.index]) return null;
  const commands = Array.from({ length: Math.max(0, now.index - from) }, (_, index) =>
    commandAt(now, from + 1 + index),
  );
  return commands.length > 0 && commands.every((command) => command !== null)
    ? commands.map((command) => ({ kind: 'do', command }))
    : null;
};

const OPENED: HistoryEntry = { name: 'open', command: null };

const withCommand = (history: History<HistoryEntry>, command: Command): History<HistoryEntry> =>
  added(history.index === -1 ? added<HistoryEntry>(EMPTY_HISTORY, OPENED) : history, {
    name: command.name,
    command,
  });

const after = ({ document, history }: Edited, step: Step): Edited => {
  switch (step.kind) {
    case 'do':
      return { document: applyCommand(document, step.command), history: withCommand(history, step.command) };
    case 'undo': {
      const left = commandAt(history, history.index);
      return left === null
        ? { document, history }
        : { document: applyCommand(document, invertCommand(left)), history: undone(history) };
    }
    case 'redo': {
      const next = redone(history);
      const reached = next === history ? null : commandAt(next, next.index);
      return reached === null
        ? { document, history }
        : { document: applyCommand(document, reached), history: next };
    }
    case 'clear':
      return { document, history: EMPTY_HISTORY };
  }
};

/** Parses a document without blocking the page. */
export type Parse = (json: string) => Promise<ParsedDocument>;

/** Converts states of an older schema to today's. Their commands cannot be converted, so the history starts over. */
const inTodaysForm = async (states: readonly Edited[], parse: Parse): Promise<readonly Edited[] | null> => {
  const history = added<HistoryEntry>(EMPTY_HISTORY, OPENED);
  const read: Edited[] = [];
  for (const { document } of states) {
    const parsed = await parse(serializeDocument(document));
    if (parsed.status !== 'ok') return null;
    read.push({ document: parsed.document, history });
  }
  return read;
};

/**
 * Replays recorded steps. Returns every state in today's schema, beginning with the one before any step.
 * Returns null when the steps are inconsistent or contain no document, and then none of them reaches the
 * editor.
 */
export const replayed = async (
  start: EditorDocument,
  steps: readonly Step[],
  parse: Parse,
): Promise<readonly Edited[] | null> => {
  let state: Edited = { document: start, history: added<HistoryEntry>(EMPTY_HISTORY, OPENED) };
  const states = [state];
  try {
    for (const step of steps) {
      state = after(state, step);
      states.push(state);
    }
    if ((start.schema as number) !== SCHEMA) return await inTodaysForm(states, parse);
    // A document without a change was just parsed, so it is valid.
    if (state.document === start) return states;
    return (await parse(serializeDocument(state.document))).status === 'ok' ? states : null;
  } catch {
    return null;
  }
};
