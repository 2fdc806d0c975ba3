import { addLayer } from '../actions/layers.ts';
import { addStroke } from '../actions/strokes.ts';
import type { CommandName } from '../commands/command.ts';
import type { BlendMode } from '../defaults/blend-modes.ts';
import type { Color, StrokeLayer } from '../document/layer.ts';
import { hiddenIds, lastSelected, lockedIds, onlySelected } from '../document/tree.ts';
import { emptyDrawing } from '../document/document.ts';
import { withBrushColor } from './eyedropper.tool.ts';
import type { Machine, ToolContext } from './machine.ts';
import type { BrushSettings, ToolSettings } from './settings.ts';
import { selecting, strokeTool } from './stroke-tool.ts';

interface Painting {
  readonly command: Extract<CommandName, 'brush-stroke' | 'highlighter-stroke'>;
  /** The name and blend mode of the layer created for the first stroke. */
  readonly layerName: string;
  readonly blend: BlendMode;
  readonly brush: (context: ToolContext) => BrushSettings;
  /** Sets the color of the next strokes. */
  readonly withColor: (settings: ToolSettings, color: Color) => ToolSettings;
}

/** The selected layer if it is a drawing of this kind that can be painted on, else null. */
const drawingToContinue = (context: ToolContext, { blend }: Painting): string | null => {
  const { document } = context;
  const layer = onlySelected(context);
  if (layer?.type !== 'stroke' || layer.blend !== blend) return null;
  return lockedIds(document).has(layer.id) || hiddenIds(document).has(layer.id) ? null : layer.id;
};

/** Paints on the selected drawing, or else on a new drawing above the selection. */
const paintTool = (painting: Painting): Machine =>
  strokeTool(
    (context) => ({
      layerId: drawingToContinue(context, painting),
      purpose: 'paint',
      blend: painting.blend,
      brush: { ...painting.brush(context), erasing: false },
    }),
    ({ layerId, stroke }, { selection, newId }) => {
      if (layerId !== null) return { action: addStroke(layerId, stroke, painting.command) };
      const id = newId();
      const layer: StrokeLayer = {
        ...emptyDrawing(id),
        name: painting.layerName,
        blend: painting.blend,
        strokes: [stroke],
      };
      return selecting({ ...addLayer(layer, lastSelected(selection)), name: painting.command }, id);
    },
    painting.withColor,
  );

/** The brush: size 1 to 100, opacity, hardness, smoothing, pen pressure. */
export const brushTool: Machine = paintTool({
  command: 'brush-stroke',
  layerName: 'Drawing',
  blend: 'normal',
  brush: ({ settings }) => settings.brush,
  withColor: withBrushColor,
});

/** The highlighter: wide strokes on a layer that multiplies, so that the content below stays readable. */
export const highlighterTool: Machine = paintTool({
  command: 'highlighter-stroke',
  layerName: 'Highlights',
  blend: 'multiply',
  brush: ({ settings }) => settings.highlighter,
  withColor: (settings, color) => ({ ...settings, highlighter: { ...settings.highlighter, color } }),
});
