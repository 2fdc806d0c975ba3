import { moveByMask } from '../actions/layers.ts';
import { addMaskStroke } from '../actions/masks.ts';
import type { Layer, Stroke } from '../document/layer.ts';
import { lockedIds, onlySelected } from '../document/tree.ts';
import type { Point, Size } from '../geometry/geometry.ts';
import {
  type Machine,
  machine,
  type Notice,
  type PointerAt,
  type Step,
  type ToolContext,
  type ToolEvent,
} from './machine.ts';
import { type Beginning, strokeTool } from './stroke-tool.ts';

const BRUSH = { color: '#000000', smoothing: 0.5 } as const;

/** The layer whose mask is painted or moved, or the reason why none is. */
const maskedLayer = (context: ToolContext): { readonly layer: Layer } | { readonly notice: Notice } => {
  const layer = onlySelected(context);
  if (layer === null) return { notice: 'nothing-to-mask' };
  return lockedIds(context.document).has(layer.id) ? { notice: 'locked' } : { layer };
};

/** True for a stroke beside the canvas, which an edit cannot change. */
const isBeside = ({ points, size }: Stroke, { width, height }: Size): boolean => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const reach = size / 2;
  return (
    Math.max(...xs) + reach <= 0 ||
    Math.max(...ys) + reach <= 0 ||
    Math.min(...xs) - reach >= width ||
    Math.min(...ys) - reach >= height
  );
};

const painting = strokeTool(
  (context): Beginning => {
    const { mask } = context.settings;
    const { size, opacity, hardness, erasing } = mask;
    const brush = { ...BRUSH, size, opacity, hardness, erasing };
    if (mask.target === 'ai') {
      return {
        layerId: null,
        purpose: 'ai-mask',
        blend: 'normal',
        brush: { ...brush, opacity: 1, hardness: 1 },
      };
    }
    const found = maskedLayer(context);
    return 'notice' in found
      ? found
      : { layerId: found.layer.id, purpose: 'layer-mask', blend: 'normal', brush };
  },
  ({ layerId, stroke }, { aiMask, document }) => {
    if (layerId !== null) return { action: addMaskStroke(layerId, stroke) };
    return isBeside(stroke, document) ? {} : { aiMask: [...aiMask, stroke] };
  },
);

type State =
  { readonly name: 'idle' } | { readonly name: 'moving'; readonly from: PointerAt; readonly layer: Layer };

/** The distance of a drag: along one axis with Shift. */
const distance = (from: PointerAt, { at, shift }: PointerAt): Point => {
  const [x, y] = [at.x - from.at.x, at.y - from.at.y];
  if (!shift) return { x, y };
  return Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y };
};

const moving = machine<State>(
  { name: 'idle' },
  {
    idle: {
      pointerDown: (state, from, context): Step<State> => {
        const found = maskedLayer(context);
        return 'notice' in found ? { state, ...found } : { state: { name: 'moving', from, ...found } };
      },
    },
    moving: {
      pointerMove: (state, pointer, { document }) => {
        const moved = moveByMask(state.layer, distance(state.from, pointer)).change(document);
        return { state, draft: { kind: 'document', document: moved, guides: [] } };
      },
      pointerUp: ({ from, layer }, pointer) => ({
        state: { name: 'idle' },
        draft: null,
        action: moveByMask(layer, distance(from, pointer)),
      }),
    },
  },
);

/** True for a press that moves the mask of a layer: if the brush is set to move it, or with Ctrl, as in Photoshop. */
const isGrip = (event: ToolEvent, { settings: { mask } }: ToolContext): boolean =>
  event.type === 'pointerDown' && mask.target === 'layer' && (mask.moving || event.mod);

/** Paints the area of the next AI edit, or paints the selected layer's mask (erasing hides) and moves it. */
export const maskBrushTool: Machine = {
  idle: painting.idle,
  send: (state, event, context) =>
    (state.name === 'moving' || isGrip(event, context) ? moving : painting).send(state, event, context),
};
