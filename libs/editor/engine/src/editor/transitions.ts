import type { Action } from '../actions/action.ts';
import { applyCommand, commandBetween, invertCommand } from '../commands/command.ts';
import { LIMITS } from '../defaults/limits.ts';
import type { EditorDocument } from '../document/document.ts';
import { frozen } from '../document/freeze.ts';
import { treeProblem } from '../document/tree.ts';
import { redone, undone } from '../history/history.ts';
import { shownDocument } from '../tools/draft.ts';
import type { Step, ToolContext, ToolEvent, ToolState } from '../tools/machine.ts';
import type { Notice } from '../tools/notice.ts';
import { toolOf } from '../tools/registry.ts';
import type { ToolId } from '../tools/tool-id.ts';
import { fit, keepInSight, type Viewport } from '../viewport/viewport.ts';
import { type EditorState, idleTool, recorded } from './state.ts';

/** Functions that the editor's environment provides. */
export type Ports = Pick<ToolContext, 'measure' | 'newId' | 'pickColor'>;

const limitBroken = ({ layers }: EditorDocument): Notice | null => {
  if (layers.length > LIMITS.layers) return 'too-many-layers';
  return treeProblem(layers) === null ? null : 'too-deep';
};

/** Removes layers that no longer exist from the selection. */
const withSelection = (state: EditorState, selection: ReadonlySet<string>): EditorState => {
  const known = new Set(shownDocument(state.document, state.draft).layers.map(({ id }) => id));
  const kept = [...selection].filter((id) => known.has(id));
  const same = kept.length === state.selection.size && kept.every((id) => state.selection.has(id));
  return same ? state : { ...state, selection: new Set(kept) };
};

/** Selects only these layers. */
export const selecting = (state: EditorState, ids: Iterable<string>): EditorState =>
  withSelection(state, new Set(ids));

const withNotice = (state: EditorState, kind: Notice): EditorState => ({ ...state, notice: { kind } });

/** Fits a canvas whose size has changed, for example by a crop, into the stage. */
const viewOf = ({ document: before, viewport, stage }: EditorState, after: EditorDocument): Viewport =>
  before.width === after.width && before.height === after.height ? viewport : fit(after, stage);

const withDocument = (state: EditorState, document: EditorDocument): EditorState =>
  withSelection({ ...state, viewport: viewOf(state, document), document, draft: null }, state.selection);

/** Runs an action: adds its command to the history, or sets a notice why it failed, or returns the same state. */
export const acted = (state: EditorState, action: Action): EditorState => {
  const document = frozen(action.change(state.document));
  const broken = limitBroken(document);
  if (broken !== null) return withNotice({ ...state, draft: null }, broken);
  const command = commandBetween(action.name, state.document, document);
  if (command === null) return state.draft === null ? state : { ...state, draft: null };
  const history = recorded(state.history, command);
  return withDocument({ ...state, history, notice: null }, document);
};

/** One step back in the history; cancels the current gesture. */
export const undoing = (state: EditorState): EditorState => {
  const history = undone(state.history);
  const left = state.history.entries[state.history.index]?.command ?? null;
  if (history === state.history || left === null) return state;
  return withDocument({ ...state, history }, applyCommand(state.document, invertCommand(left)));
};

/** One step forward in the history; cancels the current gesture. */
export const redoing = (state: EditorState): EditorState => {
  const history = redone(state.history);
  const reached = history.entries[history.index]?.command ?? null;
  if (history === state.history || reached === null) return state;
  return withDocument({ ...state, history }, applyCommand(state.document, reached));
};

/** Changes the view, keeping an edge of the canvas visible. */
export const viewing = (state: EditorState, viewport: Viewport): EditorState => ({
  ...state,
  viewport: keepInSight(viewport, state.document, state.stage),
});

const contextOf = (state: EditorState, ports: Ports): ToolContext => {
  const { document, selection, viewport, stage, settings, aiMask } = state;
  return { document, selection, viewport, stage, settings, aiMask, ...ports };
};

const withToolState = (state: EditorState, tool: ToolState): EditorState =>
  state.borrowed === null
    ? { ...state, tool: { ...state.tool, state: tool } }
    : { ...state, borrowed: { ...state.borrowed, state: tool } };

const stepped = (state: EditorState, step: Step<ToolState>, ports: Ports): EditorState => {
  let next = withToolState(state, step.state);
  if (step.draft !== undefined) next = { ...next, draft: step.draft };
  if (step.settings !== undefined) next = { ...next, settings: step.settings };
  if (step.aiMask !== undefined) next = { ...next, aiMask: step.aiMask };
  if (step.viewport !== undefined) next = viewing(next, step.viewport);
  if (step.action !== undefined) next = acted(next, step.action);
  next = withSelection(next, step.selection ?? next.selection);
  if (step.notice !== undefined) next = withNotice(next, step.notice);
  if (step.tool !== undefined) next = taking(next, step.tool, ports);
  return step.then === undefined ? next : sent(next, step.then, ports);
};

/** Sends an event to the current tool; the same state when the tool ignores it. */
export const sent = (state: EditorState, event: ToolEvent, ports: Ports): EditorState => {
  const { id, state: tool } = state.borrowed ?? state.tool;
  const step = toolOf(id).machine.send(tool, event, contextOf(state, ports));
  return step === null ? state : stepped(state, step, ports);
};

/** Cancels the current gesture and returns the tool to its idle state. */
export const cancelled = (state: EditorState): EditorState =>
  withSelection({ ...state, tool: idleTool(state.tool.id), borrowed: null, draft: null }, state.selection);

/** Switches to another tool; the previous one finishes or cancels its gesture. */
export const taking = (state: EditorState, id: ToolId, ports: Ports): EditorState => {
  const left = cancelled(sent({ ...state, borrowed: null }, { type: 'leave' }, ports));
  return sent({ ...left, tool: idleTool(id) }, { type: 'enter' }, ports);
};

/**
 * Restarts the tool after something else changed the document: a tool with a persistent draft, such as the
 * crop frame, starts again; any other cancels its gesture.
 */
export const reentered = (state: EditorState, ports: Ports): EditorState => {
  const again = sent(state, { type: 'enter' }, ports);
  return again === state ? cancelled(state) : again;
};
