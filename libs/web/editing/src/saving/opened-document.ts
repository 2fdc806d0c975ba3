import {
  type EditorDocument,
  type History,
  type HistoryEntry,
  parseDocument,
  type ParsedDocument,
} from '@safelight/engine';
import type { DraftWithSteps } from './local-drafts.ts';
import type { OtherSave } from './save-failure.ts';
import { isSameDocument } from './saver.ts';
import { replayed } from './steps.ts';

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

/** What a draft began with, in the form it was written in: its steps are differences of documents of that form. */
const startOf = (json: string): EditorDocument | null => {
  const parsed: ParsedDocument = parseDocument(json);
  if (parsed.status !== 'ok') return null;
  const asWritten = JSON.parse(json) as EditorDocument;
  return asWritten.schema === parsed.document.schema ? parsed.document : asWritten;
};

/** What a draft comes to beside what the server has; null when it adds nothing to that. */
const openingOf = (found: DraftWithSteps, server: ServerDocument | null): Opening | null => {
  const { draft, steps } = found;
  const start = startOf(draft.start);
  const states = start === null ? null : replayed(start, steps);
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
export const openingFrom = (
  server: ServerDocument | null,
  drafts: readonly DraftWithSteps[],
  begun: EditorDocument,
): Opening => {
  const openings = drafts.map((draft) => openingOf(draft, server)).filter((opening) => opening !== null);
  return openings.find(({ changes }) => changes > 0) ?? openings[0] ?? fresh(server, begun);
};
