import type { RedactLayer } from '../document/layer.ts';
import { AT_ORIGIN, NEW_LAYER } from '../document/new-document.ts';
import { within } from '../geometry/transform.ts';
import { drawTool } from './draw-tool.ts';
import { drawnBox, isClick } from './drawn-box.ts';
import type { Machine } from './machine.ts';

/** A rectangle under which nothing can be recognised. */
export const redactTool: Machine = drawTool(
  'redact',
  ({ from, to, id }, { settings }): RedactLayer | null => {
    if (isClick(from.screen, to.screen)) return null;
    const { x, y, width, height } = drawnBox(from.at, to.at, to);
    return {
      ...NEW_LAYER,
      type: 'redact',
      id,
      name: 'Redaction',
      transform: within({ ...AT_ORIGIN, x, y }),
      width,
      height,
      ...settings.redact,
    };
  },
);
