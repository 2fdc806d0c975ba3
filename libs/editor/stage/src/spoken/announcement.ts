import {
  areaLabel,
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

/** What was painted of the area of an AI edit, undone or redone between two states. */
const areaChangeOf = ({ areaSteps: was }: EditorState, { areaSteps: is }: EditorState): string | null => {
  const [left, reached] = [was.entries[was.index], is.entries[is.index]];
  if (left === reached || left === undefined || reached === undefined) return null;
  if (was.entries === is.entries)
    return is.index < was.index ? `Undone: ${areaLabel(left)}` : `Redone: ${areaLabel(reached)}`;
  // The steps only begin anew when they are forgotten, of which a notice tells what matters.
  return is.index === 0 ? null : areaLabel(reached);
};

const selectionOf = (before: EditorState, after: EditorState): string | null => {
  if (before.selection === after.selection) return null;
  const { size } = after.selection;
  if (size > 1) return `${String(size)} layers selected`;
  const layer = onlySelected(after);
  if (layer !== null) return `${layer.name || 'Layer'} selected`;
  return before.selection.size > 0 ? 'Nothing selected' : null;
};

/** Whether a mask is shown alone now, or the image again; null when neither has changed. */
const shownMaskOf = (before: EditorState, after: EditorState): string | null => {
  if (before.shownMask === after.shownMask) return null;
  const layer = onlySelected(after);
  return after.shownMask === null || layer === null
    ? 'Image shown'
    : `Mask of ${layer.name || 'Layer'} shown alone`;
};

/** The frame of the crop tool after a key or an option changed it; a drag is not told with every move. */
const cropOf = (before: EditorState, after: EditorState): string | null => {
  if (before.draft?.kind !== 'crop' || after.draft?.kind !== 'crop') return null;
  if (before.tool.state.name !== 'framing' || after.tool.state.name !== 'framing') return null;
  const [was, { x, y, width, height }] = [before.draft.frame, after.draft.frame];
  if (was.width !== width || was.height !== height)
    return `Crop frame, ${whole(width)} by ${whole(height)} pixels`;
  return was.x === x && was.y === y ? null : `Crop frame at ${whole(x)}, ${whole(y)}`;
};

/** Describes what changed between two states, for people who do not see the canvas; empty when nothing did. */
export const announcement = (before: EditorState, after: EditorState, measure: MeasureText): string => {
  const notice = before.notice === after.notice || after.notice === null ? null : NOTICES[after.notice.kind];
  const tool = before.tool.id === after.tool.id ? null : `${toolOf(after.tool.id).label} tool`;
  const typing =
    after.draft?.kind === 'text' && before.draft?.kind !== 'text'
      ? 'Type the text, Ctrl+Enter to finish'
      : null;
  const change = changeOf(before, after, measure) ?? areaChangeOf(before, after) ?? cropOf(before, after);
  const parts = [notice, tool, typing, change, selectionOf(before, after), shownMaskOf(before, after)];
  return parts
    .filter((part) => part !== null)
    .map((part) => (part.endsWith('.') ? part : `${part}.`))
    .join(' ');
};
