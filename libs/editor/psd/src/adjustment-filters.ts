import type { FilterId, FilterSetting } from '@safelight/engine';
import type {
  AdjustmentLayer,
  BrightnessAdjustment,
  HueSaturationAdjustment,
  HueSaturationAdjustmentChannel,
} from 'ag-psd';

/** The filters of the editor that do what an adjustment layer does. */
interface AdjustmentFilters {
  readonly filters: readonly FilterSetting[];
  /** Whether Photoshop computes the same effect in another way, so that it looks a little different. */
  readonly differs: boolean;
}

const filter = (id: FilterId, intensity: number): FilterSetting => ({
  id,
  intensity: Math.round(Math.max(-1, Math.min(1, intensity)) * 100) / 100,
  enabled: true,
});

const changing = (filters: readonly FilterSetting[]): readonly FilterSetting[] =>
  filters.filter(({ intensity }) => intensity !== 0);

/** The intensity that multiplies a distance, from gray or from the middle tone, by a factor. */
const intensityOf = (factor: number): number => (factor < 1 ? factor - 1 : (factor - 1) / 2);

/** How much Photoshop multiplies by: towards 100 it grows without an end. */
const steep = (percent: number): number =>
  percent < 0 ? 1 + percent / 100 : 100 / Math.max(1, 100 - percent);

/** The older way adds the brightness to every channel; the newer one bends a curve, which keeps black and white. */
const brightnessFilters = ({
  brightness = 0,
  contrast = 0,
  useLegacy,
}: BrightnessAdjustment): AdjustmentFilters => {
  const factor = useLegacy === true ? steep(contrast) : 1 + contrast / 100;
  return {
    filters: changing([filter('brightness', brightness / 127.5), filter('contrast', intensityOf(factor))]),
    differs: useLegacy !== true,
  };
};

const isNeutral = (channel: HueSaturationAdjustmentChannel | undefined): boolean =>
  channel === undefined || (channel.hue === 0 && channel.saturation === 0 && channel.lightness === 0);

/** Null when only some colors change, the lightness does, or the picture is colorized, which the library reads as `a`. */
const hueFilters = (adjustment: HueSaturationAdjustment): AdjustmentFilters | null => {
  const { master, reds, yellows, greens, cyans, blues, magentas } = adjustment;
  if (![reds, yellows, greens, cyans, blues, magentas].every(isNeutral)) return null;
  const { a: colorizes = 0, hue = 0, saturation = 0, lightness = 0 } = master ?? {};
  if (lightness !== 0 || colorizes !== 0) return null;
  return {
    filters: changing([filter('hue', hue / 180), filter('saturation', intensityOf(steep(saturation)))]),
    differs: hue !== 0 || saturation !== 0,
  };
};

/** The filters with the same meaning as an adjustment layer; null when the editor has none. */
export const filtersOfAdjustment = (adjustment: AdjustmentLayer): AdjustmentFilters | null => {
  switch (adjustment.type) {
    case 'brightness/contrast':
      return brightnessFilters(adjustment);
    case 'hue/saturation':
      return hueFilters(adjustment);
    case 'invert':
      return { filters: [filter('invert', 1)], differs: false };
    case 'black & white':
      return adjustment.useTint === true ? null : { filters: [filter('blackwhite', 1)], differs: true };
    default:
      return null;
  }
};
