import type { CropFrame } from '../actions/canvas.ts';
import type { Stroke } from '../document/layer.ts';
import { isPaintingArea } from '../editor/area.ts';
import type { EditorState } from '../editor/state.ts';
import type { Rect, ScreenPoint } from '../geometry/geometry.ts';
import { frameCorners, frameOf, type Handle, handlesOf } from '../selection/frame.ts';
import type { Guide } from '../snapping/snap.ts';
import type { MeasureText } from '../text/layout.ts';
import { cropHandles } from '../tools/crop.tool.ts';
import { shownDocument } from '../tools/machine.ts';
import { toScreen } from '../viewport/viewport.ts';

/** The marks that are shown over the picture and not exported. */
export interface SceneOverlay {
  /** The outline of the selection: its corners in order and its handles, on the stage. */
  readonly selection: {
    readonly corners: readonly ScreenPoint[];
    readonly handles: readonly Handle[];
  } | null;
  /** The guides of the current drag, in pixels of the document. */
  readonly guides: readonly Guide[];
  /** The selection rectangle of the current drag, in pixels of the document. */
  readonly marquee: Rect | null;
  /** The crop frame in pixels of the document, and its handles in CSS pixels of the stage. */
  readonly crop: { readonly frame: CropFrame; readonly handles: readonly Handle[] } | null;
  /**
   * The painted area of the next AI edit, in pixels of the document; empty while a draft is shown, and with tools that
   * have nothing to do with it.
   */
  readonly aiMask: readonly Stroke[];
}

const NO_STROKES: readonly Stroke[] = [];

/** The tools that work on the selection; the others show no handles. */
const WITH_HANDLES: ReadonlySet<string> = new Set(['select', 'filters', 'ai']);

/** The painting tools show no frame, because it would hide a thin stroke. */
const WITHOUT_FRAME: ReadonlySet<string> = new Set(['brush', 'highlighter', 'eraser', 'mask-brush']);

const selectionOf = (
  state: EditorState,
  measure: MeasureText,
  coarse: boolean,
): SceneOverlay['selection'] => {
  const { draft, selection, viewport, tool } = state;
  if (WITHOUT_FRAME.has(tool.id)) return null;
  const frame = frameOf(shownDocument(state.document, draft), selection, measure);
  if (frame === null || draft?.kind === 'crop') return null;
  const busy = draft !== null || !WITH_HANDLES.has(tool.id);
  return {
    corners: frameCorners(frame).map((corner) => toScreen(viewport, corner)),
    handles: busy ? [] : handlesOf(frame, viewport, coarse),
  };
};

/** The overlay for a state of the editor; `coarse` while it is used with fingers. */
export const overlayOf = (state: EditorState, measure: MeasureText, coarse = false): SceneOverlay => {
  const { draft, viewport, tool, aiMask } = state;
  const hasArea = (tool.id === 'ai' || isPaintingArea(state)) && draft?.kind !== 'document';
  return {
    selection: selectionOf(state, measure, coarse),
    guides: draft?.kind === 'document' ? draft.guides : [],
    marquee: draft?.kind === 'marquee' ? draft.rect : null,
    crop: draft?.kind === 'crop' ? { frame: draft.frame, handles: cropHandles(draft, viewport) } : null,
    aiMask: hasArea ? aiMask : NO_STROKES,
  };
};
