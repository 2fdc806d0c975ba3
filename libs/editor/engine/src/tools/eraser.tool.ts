import { addStroke } from '../actions/strokes.ts';
import { hasStrokes } from '../document/layer.ts';
import { hiddenIds, lockedIds, onlySelected } from '../document/tree.ts';
import type { Machine } from './machine.ts';
import { type Beginning, strokeTool } from './stroke-tool.ts';

/** Erases the selected layer along the pointer, and nothing below it. */
export const eraserTool: Machine = strokeTool(
  (context): Beginning => {
    const { document, settings } = context;
    const layer = onlySelected(context);
    if (layer === null || !hasStrokes(layer)) return { notice: 'nothing-to-erase' };
    if (lockedIds(document).has(layer.id)) return { notice: 'locked' };
    if (hiddenIds(document).has(layer.id)) return { notice: 'hidden' };
    return {
      layerId: layer.id,
      purpose: 'erase',
      blend: 'normal',
      brush: { ...settings.eraser, color: '#000000', erasing: true },
    };
  },
  ({ layerId, stroke }) => (layerId === null ? {} : { action: addStroke(layerId, stroke, 'erase') }),
);
