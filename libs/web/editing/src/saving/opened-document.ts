import {
  type EditorDocument,
  type History,
  type HistoryEntry,
  isSameDocument,
  OPENED_HISTORY,
  SCHEMA,
} from '@safelight/engine';
import { parseInWorker } from '@safelight/render';
import type { DraftWithSteps } from './local-drafts.ts';
import type { SaverStart } from './saver.ts';
import type { StoredDocument } from './stored-document.ts';
import { type Parse, replayed } from './steps.ts';

/** The document with which an editor opens. */
export interface Opening extends SaverStart {
  /** The history of the earlier session of this document, or a new history. */
  readonly history: History<HistoryEntry>;
  /** The draft to continue; null for a new one. */
  readonly draft: DraftWithSteps | null;
}

const fresh = (server: StoredDocument | null, begun: EditorDocument): Opening => ({
  document: server?.document ?? begun,
  history: OPENED_HISTORY,
  revision: server?.other.revision ?? 0,
  unsaved: [],
  other: null,
  draft: null,
});

/** The beginning of every text that `serializeDocument` writes. */
const TODAY = `{"schema":${String(SCHEMA)},`;

/**
 * Returns the first document of a draft in its original schema, because the steps are differences between
 * documents of that schema.
 */
const startOf = async (json: string, parse: Parse): Promise<EditorDocument | null> => {
  const parsed = await parse(json);
  if (parsed.status !== 'ok') return null;
  if (json.startsWith(TODAY)) return parsed.document;
  const asWritten = JSON.parse(json) as EditorDocument;
  return (asWritten.schema as number) === SCHEMA ? parsed.document : asWritten;
};

/**
 * The opening that results from the steps of a draft; null when the draft adds nothing to the server's
 * document.
 */
const openingOf = async (
  found: DraftWithSteps,
  server: StoredDocument | null,
  parse: Parse,
): Promise<Opening | null> => {
  const { draft, steps } = found;
  const start = await startOf(draft.start, parse);
  const states = start === null ? null : await replayed(start, steps, parse);
  const last = states?.at(-1);
  if (states === null || last === undefined) return null;
  const revision = server?.other.revision ?? 0;
  // A save may have reached the server although its answer was lost, so more steps may be stored than were
  // confirmed.
  const isKnown = revision === draft.revision;
  const savedSteps = isKnown
    ? draft.savedSteps
    : states.findLastIndex(
        ({ document }, at) =>
          at >= draft.savedSteps && server !== null && isSameDocument(server.document, document),
      );
  const isBehind = savedSteps === -1;
  const unsaved = steps.slice(isBehind ? draft.savedSteps : savedSteps).map(({ kind }) => kind);
  if (isBehind && unsaved.length === 0) return null;
  const other = isBehind ? (server?.other ?? null) : null;
  return { ...last, revision, unsaved, other, draft: found };
};

/**
 * Decides what to open: the server's document, with this browser's unsaved changes. `begun` is the document
 * of an image that was never edited. The drafts must be sorted by their last change, the latest first; unused
 * ones are kept.
 */
export const openingFrom = async (
  server: StoredDocument | null,
  drafts: readonly DraftWithSteps[],
  begun: EditorDocument,
  parse: Parse = parseInWorker,
): Promise<Opening> => {
  const openings: Opening[] = [];
  for (const draft of drafts) {
    const opening = await openingOf(draft, server, parse);
    if (opening !== null) openings.push(opening);
  }
  return openings.find(({ unsaved }) => unsaved.length > 0) ?? openings[0] ?? fresh(server, begun);
};
