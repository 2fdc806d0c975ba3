import { REDACT_BLOCK } from '../defaults/constants.ts';
import type { RedactLayer } from '../document/layer.ts';
import { AT_ORIGIN, NEW_LAYER } from '../document/document.ts';
import { clamp } from '../geometry/geometry.ts';
import { within } from '../geometry/transform.ts';
import { drawTool } from './draw-tool.ts';
import { drawnBox, isClick } from './drawn-box.ts';
import type { Machine } from './machine.ts';
import { toolUnit } from './tool-unit.ts';

/** Draws a rectangle that makes everything under it unrecognisable. */
export const redactTool: Machine = drawTool('redact', ({ from, to, id }, context): RedactLayer | null => {
  if (isClick(from.screen, to.screen)) return null;
  const { redact } = context.settings;
  const { x, y, width, height } = drawnBox(from.at, to.at, to);
  return {
    ...NEW_LAYER,
    type: 'redact',
    id,
    name: 'Redaction',
    transform: within({ ...AT_ORIGIN, x, y }),
    width,
    height,
    style: redact.style,
    // Squares of a few pixels would not hide a face that is a thousand pixels wide.
    block: clamp(redact.block * toolUnit(context), REDACT_BLOCK.min, REDACT_BLOCK.max),
  };
});
