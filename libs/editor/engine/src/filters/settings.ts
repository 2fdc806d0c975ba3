import { FILTER_IDS, FILTER_INTENSITY, type FilterId } from '../defaults/constants.ts';
import type { FilterSetting } from '../document/layer.ts';
import { clamp, rounded } from '../geometry/geometry.ts';

/** The ten filters in their initial state, also after Reset All: intensity 0 and disabled. */
export const RESET_FILTERS: readonly FilterSetting[] = FILTER_IDS.map((id) => ({
  id,
  intensity: FILTER_INTENSITY.default,
  enabled: false,
}));

/** All ten filters in order, with the given settings, and the others in their initial state. */
export const allFilters = (settings: readonly FilterSetting[]): readonly FilterSetting[] =>
  RESET_FILTERS.map((reset) => settings.find(({ id }) => id === reset.id) ?? reset);

/** Sets the intensity of a filter (−1 to 1), which also enables it. */
export const withIntensity = (
  settings: readonly FilterSetting[],
  id: FilterId,
  intensity: number,
): readonly FilterSetting[] =>
  allFilters(settings).map((setting) =>
    setting.id === id
      ? {
          id,
          intensity: rounded(clamp(intensity, FILTER_INTENSITY.min, FILTER_INTENSITY.max), 2),
          enabled: true,
        }
      : setting,
  );

export const withEnabled = (
  settings: readonly FilterSetting[],
  id: FilterId,
  enabled: boolean,
): readonly FilterSetting[] =>
  allFilters(settings).map((setting) => (setting.id === id ? { ...setting, enabled } : setting));

/** The filters that Apply Filters uses. */
export const enabledFilters = (settings: readonly FilterSetting[]): readonly FilterSetting[] =>
  settings.filter(({ enabled }) => enabled);

/**
 * Presets by name (spec: images §4; the intensities are our choice). Dramatic and B&W get their contrast between
 * neighboring parts, by a negative blur: contrast of the whole would turn shadows black and highlights white. What
 * they take from it leaves room for the edges, so that of a photo at most 1 % of the pixels more turn black or white.
 */
export const FILTER_PRESETS = {
  Vintage: { vintage: 0.8, contrast: -0.1, sepia: 0.2 },
  Dramatic: { contrast: -0.1, saturation: 0.2, blur: -0.7, sharpen: 0.2 },
  Soft: { brightness: 0.1, contrast: -0.2, saturation: -0.1, blur: 0.1 },
  'B&W': { blackwhite: 1, contrast: -0.05, blur: -0.5 },
} as const satisfies Record<string, Partial<Record<FilterId, number>>>;

export type FilterPreset = keyof typeof FILTER_PRESETS;

/** The filters of a preset, enabled with their intensities; the others in their initial state. */
export const presetFilters = (preset: FilterPreset): readonly FilterSetting[] => {
  const intensities: Partial<Record<FilterId, number>> = FILTER_PRESETS[preset];
  return RESET_FILTERS.map((reset) => {
    const intensity = intensities[reset.id];
    return intensity === undefined ? reset : { id: reset.id, intensity, enabled: true };
  });
};
