import { boundsOf } from '../bounds/bounds.ts';
import type { EditorDocument } from '../document/document.ts';
import { hasTransform } from '../document/layer.ts';
import { layerById, withContents } from '../document/tree.ts';
import type { EditorState } from '../editor/state.ts';
import { normalizedAngle, type Rect, rounded } from '../geometry/geometry.ts';
import { frameOf } from '../selection/frame.ts';
import type { MeasureText } from '../text/layout.ts';
import { shownDocument } from '../tools/machine.ts';

/** What the current gesture changes, in numbers: pixels of the document, or degrees clockwise. */
export type Measures =
  | { readonly kind: 'place'; readonly x: number; readonly y: number }
  | { readonly kind: 'size'; readonly width: number; readonly height: number }
  | { readonly kind: 'angle'; readonly degrees: number };

/** The measures that change in the states of the tools. */
const KINDS: Readonly<Record<string, Measures['kind']>> = {
  dragging: 'place',
  moving: 'place',
  resizing: 'size',
  drawing: 'size',
  rotating: 'angle',
};

/** The decimals that are shown; the same as in the fields for the place of a layer. */
const DIGITS = 1;

const ofBox = ({ x, y, width, height }: Rect, kind: 'place' | 'size', digits: number): Measures =>
  kind === 'place'
    ? { kind, x: rounded(x, digits), y: rounded(y, digits) }
    : { kind, width: rounded(width, digits), height: rounded(height, digits) };

/** The layers that the gesture changes: those that it adds, or else the selected ones. */
const changedIds = (shown: EditorDocument, { document, selection }: EditorState): ReadonlySet<string> => {
  const added = shown.layers.filter(({ id }) => layerById(document, id) === null);
  return added.length === 0 ? selection : new Set(added.map(({ id }) => id));
};

/** The rotation of a single layer, or the angle by which several are turned. */
const angleOf = (shown: EditorDocument, { document, selection }: EditorState): number | null => {
  const chosen = withContents(shown, selection);
  const turned = shown.layers.find((layer) => chosen.has(layer.id) && hasTransform(layer));
  const before = turned === undefined ? null : layerById(document, turned.id);
  if (turned === undefined || before === null || !hasTransform(turned) || !hasTransform(before)) return null;
  const from = selection.has(turned.id) && selection.size === 1 ? 0 : before.transform.rotation;
  return rounded(normalizedAngle(turned.transform.rotation - from), DIGITS);
};

/** The place, size or angle that a gesture is changing; null when there is no such gesture. */
export const measuresOf = (state: EditorState, measure: MeasureText): Measures | null => {
  const { document, draft, tool } = state;
  const kind = KINDS[tool.state.name];
  if (kind === undefined || (draft?.kind !== 'document' && draft?.kind !== 'crop')) return null;
  const shown = shownDocument(document, draft);
  if (kind === 'angle') {
    const degrees = angleOf(shown, state);
    return degrees === null ? null : { kind, degrees };
  }
  // A crop is rounded to whole pixels.
  if (draft.kind === 'crop') return ofBox(draft.frame, kind, 0);
  const ids = changedIds(shown, state);
  const bounds = boundsOf(shown, ids, measure);
  const frame = frameOf(shown, ids, measure);
  if (bounds === null || frame === null) return null;
  if (kind === 'place') return ofBox(bounds, kind, DIGITS);
  const { box, transform } = frame;
  const width = box.width * Math.abs(transform.scaleX);
  return ofBox({ ...bounds, width, height: box.height * Math.abs(transform.scaleY) }, kind, DIGITS);
};
