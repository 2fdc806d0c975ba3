import type { Action } from '../actions/action.ts';
import { moveByMask, moveLayerBy, moveLayers, setOpacity } from '../actions/layers.ts';
import { BRUSH_SIZE } from '../defaults/constants.ts';
import { hiddenIds, lockedIds } from '../document/tree.ts';
import { clamp, type Point, rounded } from '../geometry/geometry.ts';
import { toCanvas } from '../geometry/transform.ts';
import { frameOf } from '../selection/frame.ts';
import { resizeByHandle } from '../selection/resize.ts';
import type { Modifiers } from '../tools/machine.ts';
import type { BrushSettings } from '../tools/settings.ts';
import { viewportAfterKey } from '../viewport/viewport.ts';
import type { Editor } from './editor.ts';
import { brushedLayer } from './state.ts';

/** A key press as the browser reports it. */
export interface KeyInput extends Modifiers {
  readonly key: string;
  /** True for the presses that a keyboard repeats while the key is held down. */
  readonly isRepeated?: boolean;
}

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * The distance by which an arrow key moves a layer or its edge, in pixels of the document: 1, or 10 with
 * Shift.
 */
export const arrowStep = ({ key, shift }: KeyInput): Point | null => {
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  const length = shift ? 10 : 1;
  return step === undefined ? null : { x: step.x * length, y: step.y * length };
};

/** True while the frame of the crop tool is shown. */
export const isCropping = ({ state }: Editor): boolean => state.draft?.kind === 'crop';

/** Runs an action, or explains that nothing happened because layers are locked. */
export const runUnlocked = (editor: Editor, action: Action): void => {
  const { document, selection } = editor.state;
  const locked = lockedIds(document);
  if ([...selection].every((id) => locked.has(id))) editor.refuse('locked');
  else editor.run(action);
};

/** Moves the selection; while a brush paints a mask that is not linked to its layer, moves only the mask. */
export const moveSelection = (editor: Editor, step: Point): void => {
  const brushed = brushedLayer(editor.state);
  runUnlocked(
    editor,
    brushed === null ? moveLayers(editor.state.selection, step) : moveByMask(brushed, step),
  );
};

/** Resizes the selection by moving its lower right corner by a step. */
export const resizeBy = (editor: Editor, step: Point): void => {
  const { document, selection } = editor.state;
  const frame = frameOf(document, selection, editor.measure);
  if (frame === null) return;
  const { x, y, width, height } = frame.box;
  const corner = toCanvas(frame.transform, { x: x + width, y: y + height });
  const to = { x: corner.x + step.x, y: corner.y + step.y };
  const drag = { handle: 'se', to, keepAspect: false, fromCentre: false } as const;
  runUnlocked(editor, resizeByHandle(selection, frame, drag));
};

/** The next or previous unlocked layer in order; null beyond the last and the first. */
export const neighbourOf = ({ state }: Editor, direction: 1 | -1): string | null => {
  const { document, selection } = state;
  const [locked, hidden] = [lockedIds(document), hiddenIds(document)];
  const ids = document.layers.map(({ id }) => id).filter((id) => !locked.has(id) && !hidden.has(id));
  const place = ids.findLastIndex((id) => selection.has(id));
  const entry = direction === 1 ? ids[0] : ids.at(-1);
  return (place === -1 ? entry : ids[place + direction]) ?? null;
};

/** Changes the settings that all brushes have, for the brush of the current tool. */
const changeBrush = (
  editor: Editor,
  change: <T extends Pick<BrushSettings, 'size' | 'hardness'>>(settings: T) => T,
): void => {
  const { brush, eraser, highlighter, mask } = editor.state.settings;
  const { id } = editor.state.tool;
  if (id === 'eraser') editor.configure({ eraser: change(eraser) });
  else if (id === 'highlighter') editor.configure({ highlighter: change(highlighter) });
  else if (id === 'mask-brush') editor.configure({ mask: change(mask) });
  else editor.configure({ brush: change(brush) });
};

/** The steps of the brush size in pixels, each up to a size: larger brushes change by more. */
const SIZE_STEPS = [
  { upTo: 10, step: 1 },
  { upTo: 50, step: 5 },
  { upTo: BRUSH_SIZE.max, step: 10 },
] as const;

/** The next brush size in a direction, a multiple of the step, so that one key undoes the other. */
const nextSize = (size: number, direction: 1 | -1): number => {
  const isBelow = (upTo: number): boolean => (direction === 1 ? size < upTo : size <= upTo);
  const { step } = SIZE_STEPS.find(({ upTo }) => isBelow(upTo)) ?? { step: 10 };
  const steps = direction === 1 ? Math.floor(size / step) : Math.ceil(size / step);
  return clamp((steps + direction) * step, BRUSH_SIZE.min, BRUSH_SIZE.max);
};

/** Makes the brush of the current tool larger or smaller. */
export const resizeBrush = (editor: Editor, direction: 1 | -1): void =>
  changeBrush(editor, (settings) => ({ ...settings, size: nextSize(settings.size, direction) }));

/** The step of the hardness by a key, as in Photoshop. */
const HARDNESS_STEP = 0.25;

/** Makes the edge of the brush of the current tool harder or softer. */
export const hardenBrush = (editor: Editor, direction: 1 | -1): void =>
  changeBrush(editor, (settings) => ({
    ...settings,
    hardness: clamp(rounded(settings.hardness + direction * HARDNESS_STEP, 2), 0, 1),
  }));

/** True while the mask brush paints, and does not move the mask. */
export const isPaintingMask = ({ state: { tool, settings } }: Editor): boolean =>
  tool.id === 'mask-brush' && !(settings.mask.target === 'layer' && settings.mask.moving);

/** Switches the mask brush between showing and hiding, or between adding to the area of an AI edit and taking from it. */
export const swapMaskBrush = (editor: Editor): void => {
  const { mask } = editor.state.settings;
  editor.configure({ mask: { ...mask, erasing: !mask.erasing } });
};

/** The tools whose strokes have an opacity of their own. */
const OPAQUE_TOOLS = ['brush', 'highlighter', 'eraser'] as const;

/** The brush that the digits change instead of layers; null while another tool is in use. */
const opaqueTool = ({ state }: Editor) => OPAQUE_TOOLS.find((id) => id === state.tool.id) ?? null;

/** The opacity of a digit from 1 to 9, in tenths, and of 0, which is all of it; null for any other key. */
const opacityOf = (key: string): number | null =>
  /^\d$/.test(key) ? (key === '0' ? 1 : Number(key) / 10) : null;

/**
 * True when a digit changes the opacity: of the brush in use, or else of the selected layers. Where all of them have
 * full opacity, 0 fits the view instead.
 */
export const isOpacityKey = (editor: Editor, { key }: KeyInput): boolean => {
  const { document, selection, settings } = editor.state;
  const tool = opaqueTool(editor);
  const selected = document.layers.filter(({ id }) => selection.has(id));
  const opacities = tool === null ? selected.map(({ opacity }) => opacity) : [settings[tool].opacity];
  return opacityOf(key) !== null && opacities.some((opacity) => key !== '0' || opacity < 1);
};

/** Sets the opacity of the brush in use, or of the selected layers, by a digit. */
export const setOpacityByKey = (editor: Editor, { key }: KeyInput): void => {
  const opacity = opacityOf(key);
  const tool = opaqueTool(editor);
  if (opacity === null) return;
  if (tool === null) editor.run(setOpacity(editor.state.selection, opacity));
  else editor.configure({ [tool]: { ...editor.state.settings[tool], opacity } });
};

/** Swaps the selected layer with its neighbour. */
export const swapWithNeighbour = (editor: Editor, step: 1 | -1): void => {
  const [id] = editor.state.selection;
  if (id !== undefined) editor.run(moveLayerBy(id, step));
};

export const isSelected = (editor: Editor): boolean => editor.state.selection.size > 0;

/** Moves or zooms the view by a key. */
export const moveView = (editor: Editor, key: string): void => {
  const { viewport, document, stage } = editor.state;
  const next = viewportAfterKey(viewport, key, { picture: document, stage });
  if (next !== null) editor.look(next);
};
