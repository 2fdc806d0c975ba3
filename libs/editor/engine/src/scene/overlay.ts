import type { CropFrame } from '../actions/canvas.ts';
import type { Stroke } from '../document/layer.ts';
import type { EditorState } from '../editor/state.ts';
import type { Rect, ScreenPoint } from '../geometry/point.ts';
import { frameCorners, frameOf, type Handle, handlesOf } from '../selection/frame.ts';
import type { Guide } from '../snapping/snap.ts';
import type { MeasureText } from '../text/layout.ts';
import { cropHandles } from '../tools/crop.tool.ts';
import { shownDocument } from '../tools/draft.ts';
import { toScreen } from '../viewport/coordinates.ts';

/** What lies over the picture and is in no export. */
export interface SceneOverlay {
  /** Around the selection: the corners in turn and the handles, on the stage. */
  readonly selection: {
    readonly corners: readonly ScreenPoint[];
    readonly handles: readonly Handle[];
  } | null;
  /** In pixels of the document. */
  readonly guides: readonly Guide[];
  /** In pixels of the document. */
  readonly marquee: Rect | null;
  /** In pixels of the document, its handles on the stage. */
  readonly crop: { readonly frame: CropFrame; readonly handles: readonly Handle[] } | null;
  /** The layer whose text is being typed: the stage lays a field over it. */
  readonly typing: string | null;
  /** The area of the next AI edit, in pixels of the document; none while something is shown that is not done yet. */
  readonly aiMask: readonly Stroke[];
}

const NO_STROKES: readonly Stroke[] = [];

/** Tools whose pointer works on the selection; the others show no handles. */
const WITH_HANDLES: ReadonlySet<string> = new Set(['select', 'filters', 'ai']);

/** Tools that paint: a frame around what was painted, a thin stroke for one, would hide it. */
const WITHOUT_FRAME: ReadonlySet<string> = new Set(['brush', 'highlighter', 'eraser', 'mask-brush']);

const selectionOf = (state: EditorState, measure: MeasureText): SceneOverlay['selection'] => {
  const { draft, selection, viewport, tool } = state;
  if (WITHOUT_FRAME.has(tool.id)) return null;
  const frame = frameOf(shownDocument(state.document, draft), selection, measure);
  if (frame === null || draft?.kind === 'crop') return null;
  const busy = draft !== null || !WITH_HANDLES.has(tool.id);
  return {
    corners: frameCorners(frame).map((corner) => toScreen(viewport, corner)),
    handles: busy ? [] : handlesOf(frame, viewport),
  };
};

/** What lies over the picture in a state of the editor. */
export const overlayOf = (state: EditorState, measure: MeasureText): SceneOverlay => {
  const { draft, viewport, aiMask } = state;
  return {
    selection: selectionOf(state, measure),
    guides: draft?.kind === 'document' ? draft.guides : [],
    marquee: draft?.kind === 'marquee' ? draft.rect : null,
    crop: draft?.kind === 'crop' ? { frame: draft.frame, handles: cropHandles(draft, viewport) } : null,
    typing: draft?.kind === 'text' ? draft.layerId : null,
    aiMask: draft?.kind === 'document' ? NO_STROKES : aiMask,
  };
};
