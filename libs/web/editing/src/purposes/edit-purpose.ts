import type { ImageLayer, LayerMask, Stroke } from '@safelight/engine';

/** The limit of an edit's result: painted strokes, or the shape of a layer. */
export interface EditArea {
  readonly strokes: readonly Stroke[];
  readonly mask: LayerMask | null;
}

export const EVERYWHERE: EditArea = { strokes: [], mask: null };

/** The purpose of an edit: it decides what happens to the result. The server does not store it. */
export type EditPurpose =
  | { readonly kind: 'edit'; readonly area: EditArea }
  | { readonly kind: 'cut-out'; readonly layer: ImageLayer };

export const EDIT_EVERYWHERE: EditPurpose = { kind: 'edit', area: EVERYWHERE };

/** A person's purposes by job id, stored in this browser. Its functions never reject. */
export interface EditPurposes {
  readonly keep: (jobId: string, purpose: EditPurpose) => Promise<void>;
  readonly find: (jobId: string) => Promise<EditPurpose | null>;
}

/** Stores purposes in memory until the page is closed. */
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
