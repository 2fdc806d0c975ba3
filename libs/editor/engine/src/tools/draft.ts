import type { CropFrame } from '../actions/canvas.ts';
import type { EditorDocument } from '../document/document.ts';
import type { BlendMode } from '../defaults/blend-modes.ts';
import type { Stroke } from '../document/layer.ts';
import type { Rect } from '../geometry/point.ts';
import type { Guide } from '../snapping/snap.ts';

/** What is under way: shown, but neither saved nor in history. Escape drops it. */
export type Draft =
  /** Layers moved, resized, turned, drawn or changed by a slider: the document as it would be. */
  | { readonly kind: 'document'; readonly document: EditorDocument; readonly guides: readonly Guide[] }
  /** A stroke in pixels of the document, drawn over what its layer holds already. */
  | {
      readonly kind: 'stroke';
      readonly stroke: Stroke;
      /** The layer it will belong to; null for a new one above the selection. */
      readonly layerId: string | null;
      readonly purpose: 'paint' | 'erase' | 'layer-mask' | 'ai-mask';
      readonly blend: BlendMode;
    }
  | { readonly kind: 'marquee'; readonly rect: Rect }
  /** The frame of the crop tool, and the document straightened under it. */
  | {
      readonly kind: 'crop';
      readonly document: EditorDocument;
      readonly frame: CropFrame;
      /** Width by height that the frame is held to; null for free. */
      readonly ratio: number | null;
    }
  /** A text being typed, in the document as it would be. */
  | { readonly kind: 'text'; readonly document: EditorDocument; readonly layerId: string };

/** The document as it is shown: as it would be after the draft where that is known, otherwise as it is. */
export const shownDocument = (document: EditorDocument, draft: Draft | null): EditorDocument =>
  draft !== null && 'document' in draft ? draft.document : document;
