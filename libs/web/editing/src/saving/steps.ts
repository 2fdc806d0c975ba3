import {
  applyCommand,
  type Command,
  type EditorDocument,
  type EditorState,
  EMPTY_HISTORY,
  type History,
  type HistoryEntry,
  invertCommand,
  OPENED_HISTORY,
  type ParsedDocument,
  recorded,
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
 * The steps that lead from one state of an editor to a later one. Entries of the history are compared by
 * identity.
 */
export const stepsBetween = ({ history: old }: Edited, { history: now }: Edited): readonly Step[] => {
  if (now === old) return [];
  if (now.index === -1) return [{ kind: 'clear' }];
  if (now.entries === old.entries) {
    const kind = now.index < old.index ? 'undo' : 'redo';
    return Array.from({ length: Math.abs(now.index - old.index) }, () => ({ kind }));
  }
  const stays = old.entries.slice(0, old.index + 1).filter((entry, place) => entry === now.entries[place]);
  const left = old.index + 1 - stays.length;
  // The first command after Clear also adds a new first entry.
  const added = now.entries.slice(stays.length, now.index + 1);
  return [
    ...Array.from({ length: left }, () => ({ kind: 'undo' }) as const),
    ...added.flatMap(({ command }): Step[] => (command === null ? [] : [{ kind: 'do', command }])),
  ];
};

/**
 * The number of changes that steps make, as the history counts them: a step that was undone is none, and one that took
 * the place of another is one. Clearing the history changes nothing.
 */
export const changesOf = (steps: readonly Step['kind'][]): number => {
  let place = 0;
  /** The last place of the history up to which it is the same as before the steps. */
  let shared = 0;
  for (const kind of steps) {
    if (kind === 'do') shared = Math.min(shared, place);
    if (kind === 'do' || kind === 'redo') place += 1;
    if (kind === 'undo') place -= 1;
  }
  const common = Math.min(shared, place);
  return Math.max(-common, place - common);
};

const after = ({ document, history }: Edited, step: Step): Edited => {
  switch (step.kind) {
    case 'do':
      return { document: applyCommand(document, step.command), history: recorded(history, step.command) };
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
  const read: Edited[] = [];
  for (const { document } of states) {
    const parsed = await parse(serializeDocument(document));
    if (parsed.status !== 'ok') return null;
    read.push({ document: parsed.document, history: OPENED_HISTORY });
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
  let state: Edited = { document: start, history: OPENED_HISTORY };
  const states = [state];
  try {
    for (const step of steps) {
      state = after(state, step);
      states.push(state);
    }
    if ((start.schema as number) !== SCHEMA) return await inTodaysForm(states, parse);
    // The unchanged document has just been parsed, so it is valid.
    if (state.document === start) return states;
    return (await parse(serializeDocument(state.document))).status === 'ok' ? states : null;
  } catch {
    return null;
  }
};
