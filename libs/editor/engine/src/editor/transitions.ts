import type { Action, LayerIds } from '../actions/action.ts';
import {
  applyCommand,
  type Command,
  type CommandName,
  commandBetween,
  invertCommand,
} from '../commands/command.ts';
import { LIMITS } from '../defaults/constants.ts';
import { type EditorDocument, frozen } from '../document/document.ts';
import { jsonBytesOf } from '../document/json-bytes.ts';
import { hasStrokes, type Layer } from '../document/layer.ts';
import { onlySelected, treeProblem } from '../document/tree.ts';
import { isSameSize } from '../geometry/geometry.ts';
import { redone, undone } from '../history/history.ts';
import {
  type Notice,
  type Step,
  type ToolContext,
  type ToolEvent,
  type ToolId,
  type ToolState,
} from '../tools/machine.ts';
import { toolOf } from '../tools/registry.ts';
import { fit, keepInSight, type Viewport } from '../viewport/viewport.ts';
import { withArea, withoutUndoneStrokes } from './area.ts';
import { areaOf, type EditorState, idleTool, recorded, shownIn } from './state.ts';

/** Functions that the editor's environment provides. */
export type Ports = Pick<ToolContext, 'measure' | 'newId' | 'pickColor'>;

const isOverpainted = (layer: Layer): boolean =>
  Math.max(hasStrokes(layer) ? layer.strokes.length : 0, layer.mask?.strokes.length ?? 0) >
  LIMITS.strokesPerLayer;

/** True when a document is larger than the server stores, and a change did not make it smaller. */
const isTooLarge = (before: EditorDocument, after: EditorDocument): boolean => {
  const bytes = jsonBytesOf(after);
  return bytes > LIMITS.jsonBytes && bytes >= jsonBytesOf(before);
};

/** The limit of documents that a change would break; null if there is none. */
export const limitBroken = (before: EditorDocument, after: EditorDocument): Notice | null => {
  const { layers } = after;
  if (layers.length > LIMITS.layers) return 'too-many-layers';
  if (treeProblem(layers) !== null) return 'too-deep';
  if (layers.some(isOverpainted)) return 'too-many-strokes';
  return isTooLarge(before, after) ? 'too-large' : null;
};

/** Removes layers that no longer exist from the selection. */
const withSelection = (state: EditorState, selection: ReadonlySet<string>): EditorState => {
  const known = new Set(shownIn(state).layers.map(({ id }) => id));
  const kept = [...selection].filter((id) => known.has(id));
  const same = kept.length === state.selection.size && kept.every((id) => state.selection.has(id));
  return same ? state : { ...state, selection: new Set(kept) };
};

/** The state with only these layers selected. */
export const withSelected = (state: EditorState, ids: Iterable<string>): EditorState =>
  withSelection(state, new Set(ids));

const withNotice = (state: EditorState, kind: Notice): EditorState => ({ ...state, notice: { kind } });

/** The changes that move or scale the whole image. */
const OF_WHOLE_IMAGE: ReadonlySet<CommandName> = new Set([
  'crop',
  'canvas-size',
  'resize-image',
  'flip-canvas',
  'rotate-canvas',
  'replace-document',
]);

/** Clears the area of the next AI edit, if a change or its undoing moved the image under it, and says so. */
const withoutMovedArea = (before: EditorState, after: EditorState, { name }: Command): EditorState =>
  after.aiMask.length > 0 && (OF_WHOLE_IMAGE.has(name) || !isSameSize(before.document, after.document))
    ? withNotice({ ...after, ...areaOf([]) }, 'area-cleared')
    : after;

/**
 * The state after another one: a canvas that is shown in another size than before, for example after a crop or for a
 * preview, is fitted into the stage.
 */
export const withFittedCanvas = (before: EditorState, after: EditorState): EditorState => {
  const canvas = shownIn(after);
  return isSameSize(shownIn(before), canvas) ? after : { ...after, viewport: fit(canvas, after.stage) };
};

const withDocument = (state: EditorState, document: EditorDocument): EditorState =>
  withSelection({ ...state, document, draft: null }, state.selection);

/** The layers that an action added, without the contents of added groups. */
const addedTo = ({ layers }: EditorDocument, after: EditorDocument): LayerIds => {
  const old = new Set(layers.map(({ id }) => id));
  const added = after.layers.filter(
    ({ id, parentId }) => !old.has(id) && (parentId === null || old.has(parentId)),
  );
  return new Set(added.map(({ id }) => id));
};

/** The state after an action: with its command in the history, with a notice why it failed, or the same state. */
export const afterAction = (state: EditorState, action: Action): EditorState => {
  const document = frozen(action.change(state.document));
  const broken = limitBroken(state.document, document);
  if (broken !== null) return withNotice({ ...state, draft: null }, broken);
  const command = commandBetween(action.name, state.document, document);
  if (command === null) return state.draft === null ? state : { ...state, draft: null };
  const history = recorded(state.history, command);
  const changed = withDocument(withoutUndoneStrokes({ ...state, history, notice: null }), document);
  const next = withoutMovedArea(state, changed, command);
  return action.selectsAdded === true ? withSelection(next, addedTo(state.document, document)) : next;
};

/**
 * The state with the document of another step of the history. Layers that come back are selected, except when
 * the whole document is another one.
 */
const atStep = (state: EditorState, document: EditorDocument): EditorState => {
  const next = withDocument(state, document);
  const added = addedTo(state.document, document);
  const stays = state.document.layers.some(({ id }) => document.layers.some((layer) => layer.id === id));
  return added.size > 0 && stays ? withSelection(next, added) : next;
};

/** The state one step back in the history, without the current gesture. */
export const afterUndo = (state: EditorState): EditorState => {
  const history = undone(state.history);
  const left = state.history.entries[state.history.index]?.command ?? null;
  if (history === state.history || left === null) return state;
  const back = atStep({ ...state, history }, applyCommand(state.document, invertCommand(left)));
  return withoutMovedArea(state, back, left);
};

/** The state one step forward in the history, without the current gesture. */
export const afterRedo = (state: EditorState): EditorState => {
  const history = redone(state.history);
  const reached = history.entries[history.index]?.command ?? null;
  if (history === state.history || reached === null) return state;
  const forward = atStep({ ...state, history }, applyCommand(state.document, reached));
  return withoutMovedArea(state, forward, reached);
};

/**
 * The state after an action that becomes one step together with the last one; without both when the document is then
 * as it was before them.
 */
export const afterJoined = (state: EditorState, action: Action): EditorState => {
  const next = afterAction(state, action);
  return next.document === state.document
    ? next
    : withSelection(
        afterAction(afterUndo(state), { name: action.name, change: () => next.document }),
        next.selection,
      );
};

/** The tools that leave a mask shown alone: its brush, and those that only move the view. */
const SHOWING_MASKS: ReadonlySet<ToolId> = new Set(['mask-brush', 'hand', 'zoom']);

/** Shows the image again once something else is worked on than the mask that is shown alone. */
export const withoutLeftMask = (state: EditorState): EditorState => {
  const { shownMask, tool, settings } = state;
  if (shownMask === null) return state;
  const layer = onlySelected(state);
  const isInUse =
    layer?.id === shownMask &&
    layer.mask !== null &&
    SHOWING_MASKS.has(tool.id) &&
    settings.mask.target === 'layer';
  return isInUse ? state : { ...state, shownMask: null };
};

/** The state with another view, moved so that an edge of the canvas stays visible. */
export const withViewport = (state: EditorState, viewport: Viewport): EditorState => ({
  ...state,
  viewport: keepInSight(viewport, shownIn(state), state.stage),
});

const contextOf = (state: EditorState, ports: Ports): ToolContext => {
  const { document, selection, viewport, stage, settings, aiMask } = state;
  return { document, selection, viewport, stage, settings, aiMask, ...ports };
};

const withToolState = (state: EditorState, tool: ToolState): EditorState =>
  state.borrowed === null
    ? { ...state, tool: { ...state.tool, state: tool } }
    : { ...state, borrowed: { ...state.borrowed, state: tool } };

const afterStep = (state: EditorState, step: Step<ToolState>, ports: Ports): EditorState => {
  let next = withToolState(state, step.state);
  if (step.draft !== undefined) next = { ...next, draft: step.draft };
  if (step.settings !== undefined) next = { ...next, settings: step.settings };
  if (step.aiMask !== undefined) next = withArea(next, step.aiMask);
  if (step.viewport !== undefined) next = withViewport(next, step.viewport);
  if (step.action !== undefined) next = afterAction(next, step.action);
  next = withSelection(next, step.selection ?? next.selection);
  if (step.notice !== undefined) next = withNotice(next, step.notice);
  if (step.tool !== undefined) next = afterSwitch(next, step.tool, ports);
  return step.then === undefined ? next : afterEvent(next, step.then, ports);
};

/** The state after an event for the current tool; the same state when the tool ignores it. */
export const afterEvent = (state: EditorState, event: ToolEvent, ports: Ports): EditorState => {
  const { id, state: tool } = state.borrowed ?? state.tool;
  const step = toolOf(id).machine.send(tool, event, contextOf(state, ports));
  return step === null ? state : afterStep(state, step, ports);
};

/** The state without the current gesture and draft, with its tool idle. */
const withIdleTool = (state: EditorState): EditorState =>
  withSelection({ ...state, tool: idleTool(state.tool.id), borrowed: null, draft: null }, state.selection);

/**
 * The state after the current gesture was cancelled. A tool whose draft outlasts its gestures, such as the crop
 * frame, shows the draft as it was before.
 */
export const afterCancel = (state: EditorState, ports: Ports): EditorState => {
  const own = { ...state, borrowed: null };
  const kept = afterEvent(own, { type: 'cancel' }, ports);
  return kept === own ? withIdleTool(state) : kept;
};

/** The state with another tool selected, after the previous one has finished or cancelled its gesture. */
export const afterSwitch = (state: EditorState, id: ToolId, ports: Ports): EditorState => {
  const left = withIdleTool(afterEvent({ ...state, borrowed: null }, { type: 'leave' }, ports));
  return afterEvent({ ...left, tool: idleTool(id) }, { type: 'enter' }, ports);
};

/**
 * The state after a change of the document that the current tool did not make. A tool with a persistent
 * draft, such as the crop frame, starts again; any other tool cancels its gesture.
 */
export const afterRestart = (state: EditorState, ports: Ports): EditorState => {
  const again = afterEvent(state, { type: 'enter' }, ports);
  return again === state ? withIdleTool(state) : again;
};
