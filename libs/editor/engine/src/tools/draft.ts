import type { CropFrame } from '../actions/canvas.ts';
import type { EditorDocument } from '../document/document.ts';
import type { BlendMode } from '../defaults/blend-modes.ts';
import type { Stroke } from '../document/layer.ts';
import type { Rect } from '../geometry/point.ts';
import type { Guide } from '../snapping/snap.ts';

/** The uncommitted result of a gesture: shown, but neither saved nor in the history. Escape cancels it. */
export type Draft =
  /** Layers being moved, resized, rotated, drawn or changed by a slider: the resulting document. */
  | { readonly kind: 'document'; readonly document: EditorDocument; readonly guides: readonly Guide[] }
  /** A stroke in pixels of the document, drawn over the content of its layer. */
  | {
      readonly kind: 'stroke';
      readonly stroke: Stroke;
      /** The layer that it will be added to; null for a new one above the selection. */
      readonly layerId: string | null;
      readonly purpose: 'paint' | 'erase' | 'layer-mask' | 'ai-mask';
      readonly blend: BlendMode;
    }
  | { readonly kind: 'marquee'; readonly rect: Rect }
  /** The frame of the crop tool, and the document rotated and scaled under it. */
  | {
      readonly kind: 'crop';
      readonly document: EditorDocument;
      readonly frame: CropFrame;
      /** The fixed ratio of width to height; null for free. */
      readonly ratio: number | null;
    }
  /** A text being edited, in the resulting document. */
  | { readonly kind: 'text'; readonly document: EditorDocument; readonly layerId: string };

/** The document to show: the result of the draft if it has one, otherwise the document itself. */
export const shownDocument = (document: EditorDocument, draft: Draft | null): EditorDocument =>
  draft !== null && 'document' in draft ? draft.document : document;
