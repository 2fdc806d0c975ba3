import { COMMAND_LABELS } from '../commands/command.ts';
import type { Stroke } from '../document/layer.ts';
import { added, canRedo, canUndo, type History, redone, undone } from '../history/history.ts';
import type { AreaStep, EditorState, HistoryEntry } from './state.ts';

/** The state with other strokes of the area, as one step that can be undone. */
export const withArea = (state: EditorState, aiMask: readonly Stroke[]): EditorState => ({
  ...state,
  aiMask,
  areaSteps: added(state.areaSteps, { strokes: aiMask, at: state.history.index }),
});

/** The state after a change of the document: strokes that were taken back do not return after it. */
export const withoutUndoneStrokes = (state: EditorState): EditorState => {
  const { entries, index } = state.areaSteps;
  return canRedo(state.areaSteps)
    ? { ...state, areaSteps: { entries: entries.slice(0, index + 1), index } }
    : state;
};

/** True while strokes paint the area of the next AI edit, so that undo and redo are about them. */
export const isPaintingArea = ({ tool, settings }: EditorState): boolean =>
  tool.id === 'mask-brush' && settings.mask.target === 'ai';

/** The step of the area that undo takes back; null when undo takes back a change of the document. */
export const areaToUndo = (state: EditorState): AreaStep | null => {
  const { areaSteps, history } = state;
  const last = areaSteps.entries[areaSteps.index];
  const isLast = canUndo(areaSteps) && last !== undefined && last.at >= history.index;
  return isLast && isPaintingArea(state) ? last : null;
};

/** The step of the area that redo brings back; null when redo brings back a change of the document. */
export const areaToRedo = (state: EditorState): AreaStep | null => {
  const { areaSteps, history } = state;
  const next = areaSteps.entries[areaSteps.index + 1];
  return next !== undefined && next.at <= history.index && isPaintingArea(state) ? next : null;
};

const atStep = (state: EditorState, areaSteps: History<AreaStep>): EditorState => ({
  ...state,
  areaSteps,
  aiMask: areaSteps.entries[areaSteps.index]?.strokes ?? [],
});

/** The state without the last stroke of the area, or with the area as it was before it was cleared. */
export const afterAreaUndo = (state: EditorState): EditorState => atStep(state, undone(state.areaSteps));

/** The state with the next stroke of the area again, or with the area cleared again. */
export const afterAreaRedo = (state: EditorState): EditorState => atStep(state, redone(state.areaSteps));

/** What a step of the area did, in the words of the buttons that do it. */
export const areaLabel = ({ strokes }: AreaStep): string => {
  const last = strokes.at(-1);
  if (last === undefined) return 'Clear area';
  return last.erasing ? 'Take from the area' : 'Add to the area';
};

const nameOf = (entry: HistoryEntry | undefined): string | null =>
  entry === undefined || entry.name === 'open' ? null : COMMAND_LABELS[entry.name];

/** The name of what undo takes back: a stroke of the area, or a change of the document; null for nothing. */
export const undoLabel = (state: EditorState): string | null => {
  const { history } = state;
  const step = areaToUndo(state);
  return step === null ? nameOf(history.entries[history.index]) : areaLabel(step);
};

/** The name of what redo brings back; null for nothing. */
export const redoLabel = (state: EditorState): string | null => {
  const { history } = state;
  const step = areaToRedo(state);
  return step === null ? nameOf(history.entries[history.index + 1]) : areaLabel(step);
};
