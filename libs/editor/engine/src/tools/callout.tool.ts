import { CALLOUT, LIMITS } from '../defaults/constants.ts';
import type { EditorDocument } from '../document/document.ts';
import { clickedBox, drawTool } from './draw-tool.ts';
import type { Machine } from './machine.ts';
import { SHAPE_NAMES, shapeLayer } from './shape-layer.ts';
import { toolUnit } from './tool-unit.ts';

/** The number of the next callout: one more than the highest number in the document. */
const nextNumber = ({ layers }: EditorDocument): number =>
  1 +
  Math.max(
    0,
    ...layers.map((layer) =>
      layer.type === 'shape' && layer.kind === 'callout' ? Number.parseInt(layer.label, 10) || 0 : 0,
    ),
  );

/** Places a callout with the next number where the pointer is released. */
export const calloutTool: Machine = drawTool('add-callout', ({ to, id }, context) => {
  const label = String(nextNumber(context.document)).slice(0, LIMITS.labelLength);
  const unit = toolUnit(context);
  const fields: Parameters<typeof shapeLayer>[1] = {
    ...{ id, label, kind: 'callout', name: `${SHAPE_NAMES.callout} ${label}`, cornerRadius: 0 },
    ...{ fill: CALLOUT.fill, stroke: { color: CALLOUT.label, width: 2 } },
  };
  return shapeLayer(clickedBox(to.at, CALLOUT.size * unit), fields, unit);
});
