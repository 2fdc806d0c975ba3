import { crop, type CropFrame, straightened } from '../actions/canvas.ts';
import { commandBetween } from '../commands/command.ts';
import { LIMITS, ROTATION, ROTATION_STEP, SCALE_PERCENT } from '../defaults/constants.ts';
import type { EditorDocument } from '../document/document.ts';
import {
  angleAt,
  centreOf,
  clamp,
  contains,
  isSameSize,
  normalizedAngle,
  type Point,
  type Rect,
  rounded,
  type Size,
} from '../geometry/geometry.ts';
import {
  BOX_HANDLES,
  type BoxHandle,
  HANDLE_PLACES,
  HANDLE_REACH,
  type Handle,
  handleAt,
  inBox,
} from '../selection/frame.ts';
import { toScreen, type Viewport } from '../viewport/viewport.ts';
import { drawnBox, isClick } from './drawn-box.ts';
import {
  type Machine,
  machine,
  type PointerAt,
  type Step,
  type ToolContext,
  type ToolEvent,
} from './machine.ts';

/** The current frame, with its fixed ratio of width to height (null for free), and the canvas it was drawn on. */
interface Crop {
  readonly frame: CropFrame;
  readonly ratio: number | null;
  /** The box that the person chose last: another ratio begins from it, so that trying ratios never loses size. */
  readonly chosen: Rect;
  readonly canvas: Size;
}

/** A gesture that changes the frame; `before` is the frame to which cancelling returns. */
interface Gesture extends Crop {
  readonly before: CropFrame;
}

type State =
  | { readonly name: 'idle' }
  /** The frame is shown, and no gesture is in progress. */
  | ({ readonly name: 'framing' } & Crop)
  /** `grip` is where in the frame the pointer took hold of it. */
  | ({ readonly name: 'moving'; readonly grip: Point } & Gesture)
  | ({ readonly name: 'resizing'; readonly handle: BoxHandle } & Gesture)
  | ({ readonly name: 'drawing'; readonly from: PointerAt } & Gesture)
  | ({ readonly name: 'turning'; readonly from: PointerAt } & Gesture);

const IDLE = { name: 'idle' } as const;

/** The handles of a crop frame on the stage: all eight when its ratio is free, otherwise the corners. */
export const cropHandles = (
  { frame, ratio }: Pick<Crop, 'frame' | 'ratio'>,
  viewport: Viewport,
): readonly Handle[] =>
  BOX_HANDLES.filter((name) => ratio === null || name.length === 2).map((name) => ({
    name,
    at: toScreen(viewport, inBox(frame, HANDLE_PLACES[name])),
  }));

const wholeCanvas = ({ width, height }: Size): CropFrame => ({
  ...{ x: 0, y: 0, width, height },
  rotation: ROTATION.default,
  scale: SCALE_PERCENT.default,
});

/** The largest box with a ratio, centred in another box. */
const heldTo = (box: Rect, ratio: number | null): Rect => {
  if (ratio === null) return box;
  const width = Math.min(box.width, box.height * ratio);
  const [middle, height] = [centreOf(box), width / ratio];
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
};

const show = (state: Extract<State, Crop>, { document }: ToolContext): Step<State> => {
  const { frame, ratio } = state;
  const settled = 'before' in state ? state.before : frame;
  return { state, draft: { kind: 'crop', document: straightened(document, frame), frame, settled, ratio } };
};

const isSameBox = (a: Rect, b: Rect): boolean => a.x === b.x && a.y === b.y && isSameSize(a, b);

/** A click and a rotation leave the box, and what was chosen, as they are. */
const letGo = ({ frame, before, ratio, chosen, canvas }: Gesture, context: ToolContext): Step<State> =>
  show({ name: 'framing', frame, ratio, chosen: isSameBox(frame, before) ? chosen : frame, canvas }, context);

const applied = ({ frame }: Crop): Step<State> => ({
  state: IDLE,
  draft: null,
  action: crop(frame),
  tool: 'select',
});

const isCropped = ({ frame }: Crop, { document }: ToolContext): boolean =>
  commandBetween('crop', document, crop(frame).change(document)) !== null;

const goBack = ({ before, ratio, chosen, canvas }: Gesture, context: ToolContext): Step<State> =>
  show({ name: 'framing', frame: before, ratio, chosen, canvas }, context);

/** Shows a frame around the whole canvas, or around as much of it as a fixed ratio allows. */
const start = (ratio: number | null, context: ToolContext): Step<State> => {
  const { width, height } = context.document;
  const whole = wholeCanvas(context.document);
  const frame = { ...whole, ...heldTo(whole, ratio) };
  return show({ name: 'framing', frame, ratio, chosen: whole, canvas: { width, height } }, context);
};

const side = (length: number): number => clamp(length, 1, LIMITS.sidePx);

/** The width of a frame with a ratio, neither of whose sides is too long. */
const widthAt = (width: number, ratio: number): number => clamp(width, 1, LIMITS.sidePx * Math.min(1, ratio));

/** The frame after one of its handles was dragged to a point, with the opposite side in place. */
const pulledTo = ({ frame, ratio }: Crop, handle: BoxHandle, to: Point): CropFrame => {
  const share = HANDLE_PLACES[handle];
  const fixed = inBox(frame, { x: 1 - share.x, y: 1 - share.y });
  const free = {
    width: share.x === 0.5 ? frame.width : side((to.x - fixed.x) * (share.x === 0 ? -1 : 1)),
    height: share.y === 0.5 ? frame.height : side((to.y - fixed.y) * (share.y === 0 ? -1 : 1)),
  };
  const width = ratio === null ? free.width : widthAt(Math.max(free.width, free.height * ratio), ratio);
  const height = ratio === null ? free.height : side(width / ratio);
  return {
    ...frame,
    x: share.x === 0.5 ? frame.x : share.x === 0 ? fixed.x - width : fixed.x,
    y: share.y === 0.5 ? frame.y : share.y === 0 ? fixed.y - height : fixed.y,
    width,
    height,
  };
};

/** True for a frame around the whole canvas. */
export const isWholeFrame = (frame: Rect, canvas: Size): boolean =>
  frame.x === 0 && frame.y === 0 && isSameSize(frame, canvas);

/** A frame around the whole canvas cannot be moved: a drag draws the part to keep. */
const press = (state: Crop, pointer: PointerAt, context: ToolContext): Step<State> => {
  const { document, viewport } = context;
  const { frame, ratio, chosen, canvas } = state;
  const gesture: Gesture = { frame, ratio, chosen, canvas, before: frame };
  const reach = pointer.coarse ? HANDLE_REACH.coarse : HANDLE_REACH.fine;
  const name = handleAt(cropHandles(state, viewport), pointer.screen, reach)?.name;
  const handle = BOX_HANDLES.find((each) => each === name);
  if (handle !== undefined) return { state: { name: 'resizing', handle, ...gesture } };
  if (pointer.clicks === 2 && contains(frame, pointer.at) && isCropped(state, context)) return applied(state);
  if (isWholeFrame(frame, document)) return { state: { name: 'drawing', from: pointer, ...gesture } };
  if (!contains(frame, pointer.at)) return { state: { name: 'turning', from: pointer, ...gesture } };
  const grip = { x: pointer.at.x - frame.x, y: pointer.at.y - frame.y };
  return { state: { name: 'moving', grip, ...gesture } };
};

/** A frame that fits into the canvas stays inside it. */
const movedFrame = (frame: CropFrame, grip: Point, to: Point, document: EditorDocument): CropFrame => {
  const placed = (place: number, length: number, canvas: number): number =>
    length > canvas ? place : clamp(place, 0, canvas - length);
  return {
    ...frame,
    x: placed(to.x - grip.x, frame.width, document.width),
    y: placed(to.y - grip.y, frame.height, document.height),
  };
};

/** The frame after its lower right corner moved by a step, which a fixed ratio turns along the diagonal. */
const grownFrame = (crop: Crop, step: Point): CropFrame => {
  const { frame, ratio } = crop;
  const corner = { x: frame.x + frame.width, y: frame.y + frame.height };
  const across = ratio === null || step.x !== 0 ? step.x : step.y * ratio;
  const down = ratio === null || step.x === 0 ? step.y : step.x / ratio;
  return pulledTo(crop, 'se', { x: corner.x + across, y: corner.y + down });
};

/** The frame with other sides about its centre, inside the canvas if it fits into it. */
const sizedFrame = ({ frame, ratio }: Crop, size: Partial<Size>, document: EditorDocument): CropFrame => {
  const { width, height } = size;
  const across =
    ratio === null ? side(width ?? frame.width) : widthAt(width ?? (height ?? frame.height) * ratio, ratio);
  const down = side(height ?? (ratio === null ? frame.height : across / ratio));
  const to = {
    x: Math.round(frame.x + (frame.width - across) / 2),
    y: Math.round(frame.y + (frame.height - down) / 2),
  };
  return movedFrame({ ...frame, width: across, height: down }, { x: 0, y: 0 }, to, document);
};

type CropOptions = Extract<ToolEvent, { readonly type: 'crop' }>;

/** The box of the frame after one of its options changed. */
const boxAfter = (
  crop: Crop,
  { ratio, size, move, grow }: CropOptions,
  { document }: ToolContext,
): Pick<Crop, 'chosen'> & { readonly box: Rect } => {
  const { frame, chosen } = crop;
  // Freed of its ratio, the frame stays as it is.
  if (ratio !== undefined) return { chosen, box: ratio === null ? frame : heldTo(chosen, ratio) };
  if (size !== undefined) {
    const box = sizedFrame(crop, size, document);
    return { chosen: box, box };
  }
  if (move === undefined && grow === undefined) return { chosen, box: frame };
  const grown = grow === undefined ? frame : grownFrame(crop, grow);
  const to = { x: grown.x + (move?.x ?? 0), y: grown.y + (move?.y ?? 0) };
  const box = move === undefined ? grown : movedFrame(grown, { x: 0, y: 0 }, to, document);
  return { chosen: box, box };
};

const withOptions = (
  crop: Crop,
  options: CropOptions,
  context: ToolContext,
): Pick<Crop, 'frame' | 'ratio' | 'chosen'> => {
  const { frame, ratio } = crop;
  const { box, chosen } = boxAfter(crop, options, context);
  const rotation = rounded(clamp(options.rotation ?? frame.rotation, ROTATION.min, ROTATION.max), 2);
  const scale = rounded(clamp(options.scale ?? frame.scale, SCALE_PERCENT.min, SCALE_PERCENT.max), 1);
  return {
    frame: { ...frame, ...box, rotation, scale },
    ratio: options.ratio === undefined ? ratio : options.ratio,
    chosen,
  };
};

const drawnFrame = ({ frame, ratio }: Crop, from: PointerAt, to: PointerAt): CropFrame => {
  if (isClick(from.screen, to.screen)) return frame;
  const box = heldTo(drawnBox(from.at, to.at, to), ratio);
  return { ...frame, ...box, width: side(box.width), height: side(box.height) };
};

/** The frame over the picture that turns about its centre with the pointer; with Shift in steps. */
const turnedFrame = (before: CropFrame, from: PointerAt, to: PointerAt): CropFrame => {
  if (isClick(from.screen, to.screen)) return before;
  const centre = centreOf(before);
  const turn = angleAt(centre, to.at) - angleAt(centre, from.at);
  const degrees = normalizedAngle(before.rotation + turn);
  const step = to.shift ? ROTATION_STEP : 0.1;
  return { ...before, rotation: rounded(Math.round(degrees / step) * step, 1) };
};

/**
 * Selects the part of the canvas to keep, and rotates and scales the picture under the frame; a drag outside of the
 * frame rotates it too. Pressing Enter, a double click in the frame or taking another tool crops; Escape drops the frame.
 */
export const cropTool: Machine = machine<State>(IDLE, {
  idle: {
    enter: (_, __, context) => start(null, context),
  },
  framing: {
    // A hidden layer, for example, does not change the frame; a canvas of another size needs a new one.
    enter: (state, _, context) =>
      isSameSize(state.canvas, context.document) ? show(state, context) : start(state.ratio, context),
    pointerDown: (state, pointer, context) => press(state, pointer, context),
    cancel: (state, _, context) => show(state, context),
    crop: (state, options, context) => show({ ...state, ...withOptions(state, options, context) }, context),
    apply: (state) => applied(state),
    settle: (state, _, context) => (isCropped(state, context) ? applied(state) : { state }),
    discard: () => ({ state: IDLE, draft: null, tool: 'select' }),
    // Another tool needs the cropped canvas; Undo takes the crop back.
    leave: ({ frame }) => ({ state: IDLE, draft: null, action: crop(frame) }),
  },
  moving: {
    pointerMove: (state, { at }, context) =>
      show({ ...state, frame: movedFrame(state.frame, state.grip, at, context.document) }, context),
    pointerUp: (state, _, context) => letGo(state, context),
    cancel: (state, _, context) => goBack(state, context),
  },
  resizing: {
    pointerMove: (state, { at }, context) =>
      show({ ...state, frame: pulledTo(state, state.handle, at) }, context),
    pointerUp: (state, _, context) => letGo(state, context),
    cancel: (state, _, context) => goBack(state, context),
  },
  drawing: {
    pointerMove: (state, pointer, context) =>
      show({ ...state, frame: drawnFrame(state, state.from, pointer) }, context),
    pointerUp: (state, _, context) => letGo(state, context),
    cancel: (state, _, context) => goBack(state, context),
  },
  turning: {
    pointerMove: (state, pointer, context) =>
      show({ ...state, frame: turnedFrame(state.before, state.from, pointer) }, context),
    pointerUp: (state, _, context) => letGo(state, context),
    cancel: (state, _, context) => goBack(state, context),
  },
});
