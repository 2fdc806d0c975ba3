import { TEXT_OUTLINE, type TextLayer } from '@safelight/engine';
import type { LayerEffectsInfo } from 'ag-psd';
import { colorOfPsd, psdColorOf } from './psd-colors.ts';

type Placed = Pick<TextLayer, 'transform'>;

/** The pixels of the canvas for a pixel of a layer, as the mean of both directions. */
const scaleOf = ({ transform: { scaleX, scaleY } }: Placed): number => Math.sqrt(Math.abs(scaleX * scaleY));

/** The outline of a text as Photoshop's layer effect Stroke. */
export const strokeEffectOf = (layer: TextLayer): Pick<LayerEffectsInfo, 'stroke'> => {
  const { outline } = layer;
  if (outline === null || outline.width === 0) return {};
  return {
    stroke: [
      {
        present: true,
        showInDialog: true,
        enabled: true,
        position: 'outside',
        fillType: 'color',
        blendMode: 'normal',
        opacity: 1,
        size: { units: 'Pixels', value: outline.width * scaleOf(layer) },
        color: psdColorOf(outline.color),
      },
    ],
  };
};

/** The outline of a text for the only effect of its layer; null when the editor has none like it. */
export const outlineOfEffects = (
  { disabled, stroke = [] }: LayerEffectsInfo,
  layer: Placed,
): TextLayer['outline'] => {
  const [effect, ...others] = stroke.filter(({ enabled }) => enabled === true);
  if (effect === undefined || others.length > 0 || disabled === true) return null;
  const { position, fillType = 'color', blendMode = 'normal', opacity = 1, size, color } = effect;
  const isPlain = position === 'outside' && fillType === 'color' && blendMode === 'normal' && opacity === 1;
  const width = (size?.value ?? 0) / scaleOf(layer);
  const found = colorOfPsd(color);
  return isPlain && found !== null && width <= TEXT_OUTLINE.max ? { color: found, width } : null;
};
