import { layerBounds } from '../bounds/bounds.ts';
import type { EditorDocument } from '../document/document.ts';
import { hiddenIds, withContents } from '../document/tree.ts';
import type { Point, Rect } from '../geometry/geometry.ts';
import type { MeasureText } from '../text/layout.ts';

/**
 * A line that shows to what a dragged box snapped: its position on `axis` and its two ends, in pixels of the
 * document.
 */
export interface Guide {
  /** `x` for a vertical line at that x. */
  readonly axis: 'x' | 'y';
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The offset that aligns a dragged box, and the lines on which the box then lies. */
export interface Snap {
  readonly by: Point;
  readonly guides: readonly Guide[];
}

/** The boxes to snap to: the canvas, and the visible layers that are not dragged. */
export const snapTargets = (
  document: EditorDocument,
  moving: ReadonlySet<string>,
  measure: MeasureText,
): readonly Rect[] => {
  const [hidden, carried] = [hiddenIds(document), withContents(document, moving)];
  const others = document.layers
    .filter(({ id }) => !hidden.has(id) && !carried.has(id))
    .map((layer) => layerBounds(layer, measure))
    .filter((bounds) => bounds !== null);
  return [{ x: 0, y: 0, width: document.width, height: document.height }, ...others];
};

const SIDES = { x: 'width', y: 'height' } as const;

/** Both edges and the centre of a box along an axis. */
const linesOf = (box: Rect, axis: 'x' | 'y'): readonly number[] => {
  const length = box[SIDES[axis]];
  return [box[axis], box[axis] + length / 2, box[axis] + length];
};

const stepAlong = (box: Rect, targets: readonly Rect[], axis: 'x' | 'y', reach: number): number | null => {
  let best: number | null = null;
  for (const own of linesOf(box, axis)) {
    for (const target of targets) {
      for (const line of linesOf(target, axis)) {
        const step = line - own;
        if (Math.abs(step) <= reach && (best === null || Math.abs(step) < Math.abs(best))) best = step;
      }
    }
  }
  return best;
};

const guidesAlong = (box: Rect, targets: readonly Rect[], axis: 'x' | 'y'): readonly Guide[] => {
  const across = axis === 'x' ? 'y' : 'x';
  return linesOf(box, axis).flatMap((at): readonly Guide[] => {
    const touched = targets.filter((target) =>
      linesOf(target, axis).some((line) => Math.abs(line - at) < 0.01),
    );
    if (touched.length === 0) return [];
    const spanned = [box, ...touched];
    return [
      {
        axis,
        at,
        from: Math.min(...spanned.map((each) => each[across])),
        to: Math.max(...spanned.map((each) => each[across] + each[SIDES[across]])),
      },
    ];
  });
};

/** Snaps a box to the edges and centres of others within `reach` pixels of the document. */
export const snap = (box: Rect, targets: readonly Rect[], reach: number): Snap => {
  const [x, y] = [stepAlong(box, targets, 'x', reach), stepAlong(box, targets, 'y', reach)];
  const by = { x: x ?? 0, y: y ?? 0 };
  const moved = { ...box, x: box.x + by.x, y: box.y + by.y };
  return {
    by,
    guides: [
      ...(x === null ? [] : guidesAlong(moved, targets, 'x')),
      ...(y === null ? [] : guidesAlong(moved, targets, 'y')),
    ],
  };
};
