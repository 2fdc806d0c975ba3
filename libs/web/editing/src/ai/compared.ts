import { type EditorDocument, hiddenIds } from '@safelight/engine';
import type { AiVersion } from './ai-result.ts';
import { versionShown } from './edit-source.ts';
import type { EditorAi } from './use-editor-ai.ts';

/** What there is to compare once AI has edited the image. */
export interface Comparable {
  /** The first version of the image. */
  readonly original: AiVersion;
  /** The previewed result, or else the newest one. */
  readonly result: AiVersion;
}

/** What Compare shows beside the original: a version, or the canvas if it shows more than one version. */
export type Edited =
  | { readonly kind: 'version'; readonly version: AiVersion }
  | { readonly kind: 'canvas'; readonly document: EditorDocument };

/** The original and a result of AI; null when there is no result. */
export const comparableIn = ({ jobs, versions, looked }: EditorAi): Comparable | null => {
  const made = jobs.flatMap(({ state, resultVersion }) =>
    state === 'SUCCEEDED' ? versions.filter(({ id }) => id === resultVersion?.id) : [],
  );
  const result = looked?.version ?? made[0];
  const [original] = versions.toSorted((a, b) => a.number - b.number);
  return result === undefined || original === undefined || original.id === result.id
    ? null
    : { original, result };
};

/** The canvas as it is now; while it shows only the original, the result. */
export const editedOn = (
  document: EditorDocument,
  { original, result }: Comparable,
  versions: readonly AiVersion[],
): Edited => {
  const id = versionShown(document);
  if (id === original.id) return { kind: 'version', version: result };
  const version = versions.find((each) => each.id === id);
  return version === undefined ? { kind: 'canvas', document } : { kind: 'version', version };
};

/** True if AI made the version, or a visible part of the canvas. */
export const isMadeByAi = (edited: Edited, versions: readonly AiVersion[]): boolean => {
  if (edited.kind === 'version') return edited.version.aiEdit !== null;
  const { document } = edited;
  const hidden = hiddenIds(document);
  const made = new Set(versions.flatMap(({ id, aiEdit }) => (aiEdit === null ? [] : [id])));
  return document.layers.some(
    (layer) =>
      layer.type === 'image' &&
      !hidden.has(layer.id) &&
      (layer.ai !== null || (layer.source.kind === 'version' && made.has(layer.source.versionId))),
  );
};
