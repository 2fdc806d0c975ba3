import {
  type EditorDocument,
  type History,
  type HistoryEntry,
  isSameDocument,
  SCHEMA,
} from '@safelight/engine';
import { parseInWorker } from '@safelight/render';
import type { DraftWithSteps } from './local-drafts.ts';
import type { OtherSave } from './save-failure.ts';
import { type Parse, replayed } from './steps.ts';

/** What the server has of a document. */
export interface ServerDocument {
  readonly document: EditorDocument;
  readonly other: OtherSave;
}

/** What an editor opens with. */
export interface Opening {
  readonly document: EditorDocument;
  /** Of the earlier session with the document; a new one when absent. */
  readonly history?: History<HistoryEntry>;
  readonly revision: number;
  /** Changes that the server does not have. */
  readonly changes: number;
  /** Set when somebody else saved since those changes were made. */
  readonly other: OtherSave | null;
  /** The draft to go on with; null for a new one. */
  readonly draft: DraftWithSteps | null;
}

const fresh = (server: ServerDocument | null, begun: EditorDocument): Opening => ({
  document: server?.document ?? begun,
  revision: server?.other.revision ?? 0,
  changes: 0,
  other: null,
  draft: null,
});

/** What `serializeDocument` puts first. */
const TODAY = `{"schema":${String(SCHEMA)},`;

/** What a draft began with, in the form it was written in: its steps are differences of documents of that form. */
const startOf = async (json: string, parse: Parse): Promise<EditorDocument | null> => {
  const parsed = await parse(json);
  if (parsed.status !== 'ok') return null;
  if (json.startsWith(TODAY)) return parsed.document;
  const asWritten = JSON.parse(json) as EditorDocument;
  return asWritten.schema === SCHEMA ? parsed.document : asWritten;
};

/** What a draft comes to beside what the server has; null when it adds nothing to that. */
const openingOf = async (
  found: DraftWithSteps,
  server: ServerDocument | null,
  parse: Parse,
): Promise<Opening | null> => {
  const { draft, steps } = found;
  const start = await startOf(draft.start, parse);
  const states = start === null ? null : await replayed(start, steps, parse);
  const last = states?.at(-1);
  if (states === null || last === undefined) return null;
  const revision = server?.other.revision ?? 0;
  // Where among the steps the server stands: a save may have reached it without its answer reaching us.
  const isKnown = revision === draft.revision;
  const savedSteps = isKnown
    ? draft.savedSteps
    : states.findLastIndex(
        ({ document }, at) =>
          at >= draft.savedSteps && server !== null && isSameDocument(server.document, document),
      );
  const isBehind = savedSteps === -1;
  const changes = steps.length - (isBehind ? draft.savedSteps : savedSteps);
  if (isBehind && changes === 0) return null;
  const other = isBehind ? (server?.other ?? null) : null;
  return { ...last, revision, changes, other, draft: found };
};

/**
 * What to open: what the server has, with what this browser has beyond that. `begun` is the document of an image that was
 * never edited. Drafts come with the last changed first; the others stay for another time.
 */
export const openingFrom = async (
  server: ServerDocument | null,
  drafts: readonly DraftWithSteps[],
  begun: EditorDocument,
  parse: Parse = parseInWorker,
): Promise<Opening> => {
  const openings: Opening[] = [];
  for (const draft of drafts) {
    const opening = await openingOf(draft, server, parse);
    if (opening !== null) openings.push(opening);
  }
  return openings.find(({ changes }) => changes > 0) ?? openings[0] ?? fresh(server, begun);
};
