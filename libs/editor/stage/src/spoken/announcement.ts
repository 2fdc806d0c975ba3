import {
  COMMAND_LABELS,
  contentBox,
  hasTransform,
  NOTICES,
  onlySelected,
  toolOf,
  type EditorState,
  type HistoryEntry,
  type Layer,
  type MeasureText,
} from '@safelight/engine';

const whole = (value: number): string => String(Math.round(value));

/** The position and size of a layer, in pixels of the document. */
const placeOf = (layer: Layer, name: string, measure: MeasureText): string | null => {
  const box = contentBox(layer, measure);
  if (!hasTransform(layer) || box === null) return null;
  const { x, y, scaleX, scaleY, rotation } = layer.transform;
  switch (name) {
    case 'move-layers':
      return `${layer.name} at ${whole(x)}, ${whole(y)}`;
    case 'resize-layers':
      return `${layer.name}, ${whole(box.width * Math.abs(scaleX))} by ${whole(box.height * Math.abs(scaleY))} pixels`;
    case 'rotate-layers':
      return `${layer.name}, ${whole(rotation)} degrees`;
    default:
      return null;
  }
};

const labelOf = ({ name }: HistoryEntry): string => (name === 'open' ? 'Open' : COMMAND_LABELS[name]);

/** The change that was made, undone or redone between two states. */
const changeOf = (before: EditorState, after: EditorState, measure: MeasureText): string | null => {
  if (before.history === after.history || before.document === after.document) return null;
  const [was, is] = [before.history, after.history];
  const left = was.entries[was.index];
  const reached = is.entries[is.index];
  if (was.entries === is.entries && left !== undefined && reached !== undefined)
    return is.index < was.index ? `Undone: ${labelOf(left)}` : `Redone: ${labelOf(reached)}`;
  if (reached === undefined || reached.name === 'open') return null;
  const layer = onlySelected(after);
  const place = layer === null ? null : placeOf(layer, reached.name, measure);
  return place === null ? labelOf(reached) : `${labelOf(reached)}: ${place}`;
};

const selectionOf = (before: EditorState, after: EditorState): string | null => {
  if (before.selection === after.selection) return null;
  const { size } = after.selection;
  if (size > 1) return `${String(size)} layers selected`;
  const layer = onlySelected(after);
  if (layer !== null) return `${layer.name || 'Layer'} selected`;
  return before.selection.size > 0 ? 'Nothing selected' : null;
};

/** Describes what changed between two states, for people who do not see the canvas; empty when nothing did. */
export const announcement = (before: EditorState, after: EditorState, measure: MeasureText): string => {
  const notice = before.notice === after.notice || after.notice === null ? null : NOTICES[after.notice.kind];
  const tool = before.tool.id === after.tool.id ? null : `${toolOf(after.tool.id).label} tool`;
  const typing =
    after.draft?.kind === 'text' && before.draft?.kind !== 'text'
      ? 'Type the text, Ctrl+Enter to finish'
      : null;
  const parts = [notice, tool, typing, changeOf(before, after, measure), selectionOf(before, after)];
  return parts
    .filter((part) => part !== null)
    .map((part) => (part.endsWith('.') ? part : `${part}.`))
    .join(' ');
};
