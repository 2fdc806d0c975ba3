import {
  applyPlan,
  BLEND_MODES,
  enabledFilters,
  fuse,
  isIdentity,
  type FilterLayer,
} from '@safelight/engine';
import { maskOpacities } from './paint-mask.ts';
import { layOver, onScratch, setSurfaceCoordinates, type PaintResources, type Surface } from './surface.ts';

const planOf = ({ filters }: FilterLayer, side: number) => fuse(enabledFilters(filters), side);

/** Interpolates between the original and the filtered pixels, by a weight from 0 to 255 for each pixel. */
const mix = (
  before: Uint8ClampedArray,
  after: Uint8ClampedArray,
  shareOf: (pixel: number) => number,
): void => {
  for (let at = 0; at < after.length; at += 4) {
    const share = shareOf(at / 4) / 255;
    for (let channel = at; channel < at + 4; channel += 1) {
      const was = before[channel] ?? 0;
      after[channel] = was + ((after[channel] ?? 0) - was) * share;
    }
  }
};

/**
 * Applies a filter layer to everything painted on a surface so far, according to its opacity and mask. With a
 * blend mode the filtered pixels are blended with the original ones.
 */
export const applyFilterLayer = (surface: Surface, layer: FilterLayer, resources: PaintResources): void => {
  const { context, area, view } = surface;
  const plan = planOf(layer, view.documentSide * view.scale);
  if (isIdentity(plan) || !layer.visible || layer.opacity === 0) return;
  const { width, height } = area;
  const pixels = context.getImageData(0, 0, width, height);
  const mask = maskOpacities(surface, layer, resources);
  const isBlended = layer.blend !== 'normal';
  const opacity = isBlended ? 1 : layer.opacity;
  const before = mask !== null || opacity < 1 ? pixels.data.slice() : null;
  (resources.applyPlan ?? applyPlan)(pixels, plan, layer);
  if (before !== null) mix(before, pixels.data, (pixel) => (mask?.[pixel] ?? 255) * opacity);
  setSurfaceCoordinates(surface);
  if (!isBlended) {
    context.putImageData(pixels, 0, 0);
    return;
  }
  onScratch(surface, resources, (scratch) => {
    scratch.context.putImageData(pixels, 0, 0);
    layOver(surface, scratch, { opacity: layer.opacity, composite: BLEND_MODES[layer.blend].composite });
  });
};
