import { duplicateLayers, moveLayers, rotateLayers } from '../actions/layers.ts';
import type { Action, NewId } from '../actions/action.ts';
import { boundsOf } from '../bounds/bounds.ts';
import { hitsLayer, layerAt, layersTouching, outermost } from '../bounds/hit.ts';
import { ROTATION_STEP } from '../defaults/constants.ts';
import type { Layer } from '../document/layer.ts';
import { lockedIds, withContents } from '../document/tree.ts';
import {
  angleAt,
  type DocumentPoint,
  type Point,
  type Rect,
  rectBetween,
  wholePoint,
} from '../geometry/geometry.ts';
import {
  type Frame,
  frameCentre,
  frameOf,
  HANDLE_REACH,
  handleAt,
  type HandleName,
  handlesOf,
  isInMiddle,
} from '../selection/frame.ts';
import { moveLineEnd, resizeByHandle } from '../selection/resize.ts';
import { type Guide, snap, snapTargets } from '../snapping/snap.ts';
import { toDocument } from '../viewport/viewport.ts';
import { isClick } from './drawn-box.ts';
import { type Machine, machine, type PointerAt, type Step, type ToolContext } from './machine.ts';

/** The dragged layers and the boxes they can snap to, computed once when the drag starts. */
interface Grip {
  readonly from: PointerAt;
  readonly ids: ReadonlySet<string>;
  readonly bounds: Rect | null;
  readonly targets: readonly Rect[];
}

interface Pulling {
  readonly frame: Frame;
  readonly ids: ReadonlySet<string>;
  readonly handle: Exclude<HandleName, 'rotate'>;
  readonly from: PointerAt;
  /** The distance from the pressed point to the centre of the handle. */
  readonly offset: Point;
}

type State =
  | { readonly name: 'idle' }
  /** The pointer is pressed on a layer, but has not moved yet. */
  | ({ readonly name: 'pointing' } & Grip)
  | ({ readonly name: 'dragging' } & Grip)
  | { readonly name: 'marquee'; readonly from: DocumentPoint; readonly before: ReadonlySet<string> }
  | ({ readonly name: 'resizing' } & Pulling)
  | {
      readonly name: 'rotating';
      readonly from: DocumentPoint;
      readonly centre: DocumentPoint;
      readonly ids: ReadonlySet<string>;
    };

const IDLE = { name: 'idle' } as const;

/** The distances in CSS pixels within which moved layers snap, and thin lines are hit. */
const REACH = { snap: 6, hit: 4, coarseHit: 12 } as const;

const hitOptions = ({ measure, viewport }: ToolContext, { coarse }: PointerAt) => ({
  measure,
  tolerance: (coarse ? REACH.coarseHit : REACH.hit) / viewport.scale,
});

/** The layer that a click selects: the outermost group under the pointer, or with Ctrl the layer itself. */
const pickedAt = (pointer: PointerAt, context: ToolContext): Layer | null => {
  const { document } = context;
  const layer = layerAt(document, pointer.at, hitOptions(context, pointer));
  return layer === null || pointer.mod ? layer : outermost(document, layer);
};

/** True when a movable selected layer is under the pointer, even below others. */
const isOnSelection = (pointer: PointerAt, context: ToolContext): boolean => {
  const { document, selection } = context;
  const [chosen, locked] = [withContents(document, selection), lockedIds(document)];
  return document.layers.some(
    (layer) =>
      chosen.has(layer.id) &&
      !locked.has(layer.id) &&
      hitsLayer(layer, pointer.at, hitOptions(context, pointer)),
  );
};

const toggled = (selection: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(selection);
  if (!next.delete(id)) next.add(id);
  return next;
};

const grip = (from: PointerAt, ids: ReadonlySet<string>, { document, measure }: ToolContext): Grip => ({
  from,
  ids,
  bounds: boundsOf(document, ids, measure),
  targets: snapTargets(document, ids, measure),
});

const pressOnHandle = (pointer: PointerAt, context: ToolContext): State | null => {
  const { document, selection, measure, viewport } = context;
  const frame = frameOf(document, selection, measure);
  if (frame === null || isInMiddle(frame, pointer.at)) return null;
  const reach = pointer.coarse ? HANDLE_REACH.coarse : HANDLE_REACH.fine;
  const handle = handleAt(handlesOf(frame, viewport, pointer.coarse), pointer.screen, reach);
  if (handle === null) return null;
  const { name } = handle;
  if (name === 'rotate') {
    return { name: 'rotating', from: pointer.at, centre: frameCentre(frame), ids: selection };
  }
  const middle = toDocument(viewport, handle.at);
  const offset = { x: middle.x - pointer.at.x, y: middle.y - pointer.at.y };
  return { name: 'resizing', frame, handle: name, from: pointer, offset, ids: selection };
};

const press = (pointer: PointerAt, context: ToolContext): Step<State> => {
  const onHandle = pressOnHandle(pointer, context);
  if (onHandle !== null) return { state: onHandle };
  const { selection } = context;
  const picked = pickedAt(pointer, context);
  if (pointer.clicks === 2 && picked !== null) {
    const inner = layerAt(context.document, pointer.at, hitOptions(context, pointer)) ?? picked;
    return inner.type === 'text'
      ? { state: IDLE, selection: new Set([inner.id]), tool: 'text', then: { type: 'edit', id: inner.id } }
      : { state: IDLE, selection: new Set([inner.id]) };
  }
  if (picked !== null && pointer.shift) return { state: IDLE, selection: toggled(selection, picked.id) };
  if (isOnSelection(pointer, context))
    return { state: { name: 'pointing', ...grip(pointer, selection, context) } };
  if (picked === null) {
    const before = pointer.shift ? selection : new Set<string>();
    return { state: { name: 'marquee', from: pointer.at, before }, selection: before };
  }
  const ids = new Set([picked.id]);
  return { state: { name: 'pointing', ...grip(pointer, ids, context) }, selection: ids };
};

/** The distance of the drag: along one axis with Shift, snapped unless Ctrl is held. */
const stepOf = (
  { from, bounds, targets }: Grip,
  pointer: PointerAt,
  { settings, viewport }: ToolContext,
): { readonly by: Point; readonly guides: readonly Guide[] } => {
  const [x, y] = [pointer.at.x - from.at.x, pointer.at.y - from.at.y];
  const by = pointer.shift ? (Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y }) : { x, y };
  if (bounds === null || !settings.snapping || pointer.mod) return { by, guides: [] };
  const moved = { ...bounds, x: bounds.x + by.x, y: bounds.y + by.y };
  const snapped = snap(moved, targets, REACH.snap / viewport.scale);
  return { by: { x: by.x + snapped.by.x, y: by.y + snapped.by.y }, guides: snapped.guides };
};

/** Alt moves copies and leaves the layers in place. */
const copying = ({ ids }: Grip, by: Point, newId: NewId): Action => ({
  ...duplicateLayers(ids, newId),
  change: (document) => {
    const old = new Set(document.layers.map(({ id }) => id));
    const copied = duplicateLayers(ids, newId).change(document);
    const copies = new Set(copied.layers.map(({ id }) => id).filter((id) => !old.has(id)));
    return moveLayers(copies, by).change(copied);
  },
});

/** Ids for the copies in a draft, the same ones at each movement of the pointer. */
const draftIds = (): NewId => {
  let count = 0;
  return () => {
    count += 1;
    return `dragged-copy-${String(count)}`;
  };
};

const dragged = (gripped: Grip, pointer: PointerAt, context: ToolContext): Step<State> => {
  const { by, guides } = stepOf(gripped, pointer, context);
  const moving = pointer.alt ? copying(gripped, by, draftIds()) : moveLayers(gripped.ids, by);
  const document = moving.change(context.document);
  const { from, ids, bounds, targets } = gripped;
  return {
    state: { name: 'dragging', from, ids, bounds, targets },
    draft: { kind: 'document', document, guides },
  };
};

/** Layers that look bad when stretched keep their aspect ratio at corners; Shift reverses this. */
const keepsAspect = ({ frame: { layer } }: Pulling, { shift }: PointerAt): boolean => {
  const stretches = layer?.type === 'shape' || layer?.type === 'redact';
  return stretches ? shift : !shift;
};

const NOTHING: Action = { name: 'resize-layers', change: (document) => document };

const resizing = (pulling: Pulling, pointer: PointerAt): Action => {
  const { handle, frame, ids, from, offset } = pulling;
  const end = { x: pointer.at.x + offset.x, y: pointer.at.y + offset.y };
  // The edges of an upright frame stay sharp.
  const to = frame.transform.rotation % 90 === 0 ? wholePoint(end) : end;
  if (isClick(from.screen, pointer.screen)) return NOTHING;
  if (handle === 'start' || handle === 'end') {
    return frame.layer?.type === 'shape' ? moveLineEnd(frame.layer, handle, to) : NOTHING;
  }
  return resizeByHandle(ids, frame, {
    handle,
    to,
    keepAspect: handle.length === 2 && keepsAspect(pulling, pointer),
    fromCentre: pointer.alt,
  });
};

const rotating = (
  { from, centre, ids }: Extract<State, { readonly name: 'rotating' }>,
  { at, shift }: PointerAt,
): Action => {
  const turn = angleAt(centre, at) - angleAt(centre, from);
  const degrees = shift ? Math.round(turn / ROTATION_STEP) * ROTATION_STEP : turn;
  return rotateLayers(ids, degrees, centre);
};

const previewed = (state: State, action: Action, { document }: ToolContext): Step<State> => ({
  state,
  draft: { kind: 'document', document: action.change(document), guides: [] },
});

const done = (action: Action): Step<State> => ({ state: IDLE, draft: null, action });

/** Selects, moves, resizes and rotates layers. */
export const selectTool: Machine = machine<State>(IDLE, {
  idle: {
    pointerDown: (_, pointer, context) => press(pointer, context),
    apply: (state, _, { document, selection }) => {
      const text = document.layers.find(({ id, type }) => type === 'text' && selection.has(id));
      return text === undefined ? { state } : { state, tool: 'text', then: { type: 'edit', id: text.id } };
    },
  },
  pointing: {
    pointerMove: (state, pointer, context) =>
      isClick(state.from.screen, pointer.screen) ? { state } : dragged(state, pointer, context),
    // A click on one of several selected layers selects only that one.
    pointerUp: (_, pointer, context) => {
      const picked = pickedAt(pointer, context);
      return picked === null ? { state: IDLE } : { state: IDLE, selection: new Set([picked.id]) };
    },
  },
  dragging: {
    pointerMove: (state, pointer, context) => dragged(state, pointer, context),
    pointerUp: (state, pointer, context) => {
      const { by } = stepOf(state, pointer, context);
      return done(pointer.alt ? copying(state, by, context.newId) : moveLayers(state.ids, by));
    },
  },
  marquee: {
    pointerMove: (state, { at }, { document, measure }) => {
      const rect = rectBetween(state.from, at);
      const selection = new Set([...state.before, ...layersTouching(document, rect, measure)]);
      return { state, draft: { kind: 'marquee', rect }, selection };
    },
    pointerUp: () => ({ state: IDLE, draft: null }),
  },
  resizing: {
    pointerMove: (state, pointer, context) => previewed(state, resizing(state, pointer), context),
    pointerUp: (state, pointer) => done(resizing(state, pointer)),
  },
  rotating: {
    pointerMove: (state, pointer, context) => previewed(state, rotating(state, pointer), context),
    pointerUp: (state, pointer) => done(rotating(state, pointer)),
  },
});
