import type { Action } from '../actions/action.ts';
import { moveLayerBy } from '../actions/layers.ts';
import { BRUSH_SIZE } from '../defaults/constants.ts';
import { hiddenIds, lockedIds } from '../document/tree.ts';
import { clamp, type Point } from '../geometry/geometry.ts';
import { toCanvas } from '../geometry/transform.ts';
import { frameOf } from '../selection/frame.ts';
import { resizeByHandle } from '../selection/resize.ts';
import type { Modifiers } from '../tools/machine.ts';
import { viewportAfterKey } from '../viewport/viewport.ts';
import type { Editor } from './editor.ts';

/** A key press as the browser reports it. */
export interface KeyInput extends Modifiers {
  readonly key: string;
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

/** Runs an action, or explains that nothing happened because layers are locked. */
export const runUnlocked = (editor: Editor, action: Action): void => {
  const { document, selection } = editor.state;
  const locked = lockedIds(document);
  if ([...selection].every((id) => locked.has(id))) editor.refuse('locked');
  else editor.run(action);
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

/** Makes the brush of the current tool larger or smaller. */
export const resizeBrush = (editor: Editor, by: number): void => {
  const { brush, eraser, highlighter, mask } = editor.state.settings;
  const sized = <T extends { readonly size: number }>(settings: T): T => ({
    ...settings,
    size: clamp(settings.size + by, BRUSH_SIZE.min, BRUSH_SIZE.max),
  });
  const { id } = editor.state.tool;
  if (id === 'eraser') editor.configure({ eraser: sized(eraser) });
  else if (id === 'highlighter') editor.configure({ highlighter: sized(highlighter) });
  else if (id === 'mask-brush') editor.configure({ mask: sized(mask) });
  else editor.configure({ brush: sized(brush) });
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
