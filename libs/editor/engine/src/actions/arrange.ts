import { boundsOf } from '../bounds/bounds.ts';
import type { EditorDocument } from '../document/document.ts';
import { outermostOf, treeOf } from '../document/layer-tree.ts';
import { type Point, type Rect, union } from '../geometry/geometry.ts';
import type { MeasureText } from '../text/layout.ts';
import { type Action, type LayerIds } from './action.ts';
import { moveLayers, unlocked } from './layers.ts';

export type Alignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

interface Piece {
  readonly id: string;
  readonly bounds: Rect;
}

const piecesOf = (document: EditorDocument, ids: LayerIds, measure: MeasureText): readonly Piece[] =>
  outermostOf(treeOf(document.layers), unlocked(document, ids)).flatMap(({ layer: { id } }) => {
    const bounds = boundsOf(document, new Set([id]), measure);
    return bounds === null ? [] : [{ id, bounds }];
  });

const stepTo = (alignment: Alignment, own: Rect, frame: Rect): Point => {
  switch (alignment) {
    case 'left':
      return { x: frame.x - own.x, y: 0 };
    case 'center':
      return { x: frame.x + frame.width / 2 - own.x - own.width / 2, y: 0 };
    case 'right':
      return { x: frame.x + frame.width - own.x - own.width, y: 0 };
    case 'top':
      return { x: 0, y: frame.y - own.y };
    case 'middle':
      return { x: 0, y: frame.y + frame.height / 2 - own.y - own.height / 2 };
    case 'bottom':
      return { x: 0, y: frame.y + frame.height - own.y - own.height };
  }
};

const moveEach = (document: EditorDocument, steps: readonly (readonly [string, Point])[]): EditorDocument =>
  steps.reduce((now, [id, by]) => moveLayers(new Set([id]), by).change(now), document);

/** Aligns layers with each other, or a single layer with the canvas. A group moves as a whole. */
export const alignLayers = (ids: LayerIds, alignment: Alignment, measure: MeasureText): Action => ({
  name: 'align-layers',
  change: (document) => {
    const pieces = piecesOf(document, ids, measure);
    const canvas = { x: 0, y: 0, width: document.width, height: document.height };
    const frame = pieces.length === 1 ? canvas : union(pieces.map(({ bounds }) => bounds));
    if (frame === null) return document;
    return moveEach(
      document,
      pieces.map(({ id, bounds }) => [id, stepTo(alignment, bounds, frame)]),
    );
  },
});

/** Makes the gaps between three or more layers equal, from left to right or from top to bottom. */
export const distributeLayers = (
  ids: LayerIds,
  direction: 'horizontal' | 'vertical',
  measure: MeasureText,
): Action => ({
  name: 'distribute-layers',
  change: (document) => {
    const along = direction === 'horizontal' ? 'x' : 'y';
    const size = direction === 'horizontal' ? 'width' : 'height';
    const pieces = piecesOf(document, ids, measure).toSorted((a, b) => a.bounds[along] - b.bounds[along]);
    const frame = union(pieces.map(({ bounds }) => bounds));
    if (frame === null || pieces.length < 3) return document;
    const taken = pieces.reduce((sum, { bounds }) => sum + bounds[size], 0);
    const gap = (frame[size] - taken) / (pieces.length - 1);
    let next = frame[along];
    const steps = pieces.map(({ id, bounds }): [string, Point] => {
      const step = next - bounds[along];
      next += bounds[size] + gap;
      return [id, along === 'x' ? { x: step, y: 0 } : { x: 0, y: step }];
    });
    return moveEach(document, steps);
  },
});
