import type { ShapeKind } from '../document/layer.ts';
import { lineBetween } from '../selection/resize.ts';
import { boxOf, drawTool } from './draw-tool.ts';
import { drawnEnd, isClick } from './drawn-box.ts';
import type { Machine } from './machine.ts';
import { SHAPE_NAMES, shapeLayer } from './shape-layer.ts';

/** Rectangle, circle, triangle, star or heart. */
export const shapeTool = (kind: Exclude<ShapeKind, 'arrow' | 'line' | 'callout'>): Machine =>
  drawTool('add-shape', ({ from, to, id }, { settings }) =>
    shapeLayer(boxOf(from, to), { id, kind, name: SHAPE_NAMES[kind], ...settings.shape }),
  );

/** An arrow or a line from where the pointer was pressed to where it is. */
export const lineTool = (kind: 'arrow' | 'line'): Machine =>
  drawTool('add-shape', ({ from, to, id }, { settings }) => {
    if (isClick(from.screen, to.screen)) return null;
    const { corner, ...line } = lineBetween(from.at, drawnEnd(from.at, to.at, to));
    const fields = { id, kind, name: SHAPE_NAMES[kind], ...settings.shape, fill: null, points: line.points };
    return shapeLayer({ ...corner, ...line }, fields);
  });
