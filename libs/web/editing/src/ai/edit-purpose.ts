import type { ImageLayer, LayerMask, Stroke } from '@safelight/engine';

/** What limits the result of an edit: strokes that were painted, or the shape of a layer. */
export interface EditArea {
  readonly strokes: readonly Stroke[];
  readonly mask: LayerMask | null;
}

export const EVERYWHERE: EditArea = { strokes: [], mask: null };

/** What an edit was asked for, which the server does not know: what becomes of its result. */
export type EditPurpose =
  | { readonly kind: 'edit'; readonly area: EditArea }
  | { readonly kind: 'cut-out'; readonly layer: ImageLayer };

export const EDIT_EVERYWHERE: EditPurpose = { kind: 'edit', area: EVERYWHERE };

/** The purposes of a person's edits by their jobs, as far as this browser remembers them. Neither call rejects. */
export interface EditPurposes {
  readonly keep: (jobId: string, purpose: EditPurpose) => Promise<void>;
  readonly find: (jobId: string) => Promise<EditPurpose | null>;
}

/** Remembers purposes for as long as the page is there. */
export const purposesInMemory = (): EditPurposes => {
  const known = new Map<string, EditPurpose>();
  return {
    keep: (jobId, purpose) => {
      known.set(jobId, purpose);
      return Promise.resolve();
    },
    find: (jobId) => Promise.resolve(known.get(jobId) ?? null),
  };
};
