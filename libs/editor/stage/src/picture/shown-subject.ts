import {
  addLayer,
  addMaskStroke,
  addStroke,
  AT_ORIGIN,
  lastSelected,
  layerById,
  shownDocument,
  union,
  type EditorDocument,
  type EditorState,
  type Rect,
  type StrokeLayer,
} from '@safelight/engine';
import type { Subject } from './compositor.ts';

/** The id of the layer that a stroke will create; no layer of a document has this id. */
const NEW_DRAWING = 'stage:drawing';

const newDrawing = ({
  stroke,
  blend,
}: Pick<StrokeLayer, 'blend'> & { stroke: StrokeLayer['strokes'][number] }) =>
  ({
    type: 'stroke',
    id: NEW_DRAWING,
    name: '',
    parentId: null,
    opacity: 1,
    visible: true,
    locked: false,
    blend,
    mask: null,
    transform: AT_ORIGIN,
    strokes: [stroke],
  }) as const satisfies StrokeLayer;

/** The document including the current stroke, as it will be on release. */
const withStroke = ({ document, draft, selection }: EditorState): EditorDocument => {
  if (draft?.kind !== 'stroke' || draft.purpose === 'ai-mask') return document;
  const { layerId, purpose, stroke, blend } = draft;
  if (layerId === null)
    return addLayer(newDrawing({ stroke, blend }), lastSelected(selection)).change(document);
  return purpose === 'layer-mask'
    ? addMaskStroke(layerId, stroke).change(document)
    : addStroke(layerId, stroke, 'brush-stroke').change(document);
};

/** During a crop the content outside of the canvas is visible too, as far as the frame extends. */
const regionOf = ({ width, height }: EditorDocument, frame: Rect | null): Rect => {
  const canvas = { x: 0, y: 0, width, height };
  return (frame && union([canvas, frame])) ?? canvas;
};

const drawnOnIn = ({ draft }: EditorState): string | null =>
  draft?.kind === 'stroke' ? (draft.layerId ?? NEW_DRAWING) : null;

/** The subject to paint for a state of the editor. */
export const shownSubject = (state: EditorState): Subject => {
  const { draft, shownMask } = state;
  const document = draft?.kind === 'stroke' ? withStroke(state) : shownDocument(state.document, draft);
  return {
    document,
    region: regionOf(document, draft?.kind === 'crop' ? draft.frame : null),
    drawnOn: drawnOnIn(state),
    masked: shownMask === null ? null : layerById(document, shownMask),
  };
};
