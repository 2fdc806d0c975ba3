import type { ShapeKind } from '../document/layer.ts';
import { lineBetween } from '../selection/resize.ts';
import { boxOf, drawTool } from './draw-tool.ts';
import { drawnEnd, isClick } from './drawn-box.ts';
import type { Machine } from './machine.ts';
import { SHAPE_NAMES, shapeLayer } from './shape-layer.ts';
import { toolUnit } from './tool-unit.ts';

/** Creates a tool that draws a rectangle, circle, triangle, star or heart. */
export const shapeTool = (kind: Exclude<ShapeKind, 'arrow' | 'line' | 'callout'>): Machine =>
  drawTool('add-shape', ({ from, to, id }, context) => {
    const unit = toolUnit(context);
    const fields = { id, kind, name: SHAPE_NAMES[kind], ...context.settings.shape };
    return shapeLayer(boxOf(from, to, unit), fields, unit);
  });

/** Creates a tool that draws an arrow or a line from where the pointer was pressed to where it is. */
export const lineTool = (kind: 'arrow' | 'line'): Machine =>
  drawTool('add-shape', ({ from, to, id }, context) => {
    if (isClick(from.screen, to.screen)) return null;
    const { corner, ...line } = lineBetween(from.at, drawnEnd(from.at, to.at, to));
    const { stroke } = context.settings.line;
    const look = { fill: null, stroke, cornerRadius: 0, points: line.points };
    return shapeLayer(
      { ...corner, ...line },
      { id, kind, name: SHAPE_NAMES[kind], ...look },
      toolUnit(context),
    );
  });
