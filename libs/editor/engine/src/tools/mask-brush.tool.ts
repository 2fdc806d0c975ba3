import { addMaskStroke } from '../actions/masks.ts';
import { lockedIds, onlySelected } from '../document/tree.ts';
import type { Machine } from './machine.ts';
import { type Beginning, strokeTool } from './stroke-tool.ts';

const BRUSH = { color: '#000000', opacity: 1, smoothing: 0.5 } as const;

/** Paints the area of the next AI edit, or the selected layer's mask (erasing hides). */
export const maskBrushTool: Machine = strokeTool(
  (context): Beginning => {
    const { mask } = context.settings;
    const { size, hardness, erasing } = mask;
    const brush = { ...BRUSH, size, hardness, erasing };
    if (mask.target === 'ai') {
      return { layerId: null, purpose: 'ai-mask', blend: 'normal', brush: { ...brush, hardness: 1 } };
    }
    const layer = onlySelected(context);
    if (layer === null) return { notice: 'nothing-to-mask' };
    if (lockedIds(context.document).has(layer.id)) return { notice: 'locked' };
    return { layerId: layer.id, purpose: 'layer-mask', blend: 'normal', brush };
  },
  ({ layerId, stroke }, { aiMask }) =>
    layerId === null ? { aiMask: [...aiMask, stroke] } : { action: addMaskStroke(layerId, stroke) },
);
