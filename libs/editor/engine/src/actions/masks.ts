import type { CommandName } from '../commands/command.ts';
import { MASK_DENSITY, MASK_FEATHER } from '../defaults/constants.ts';
import { hasTransform, type Layer, type LayerMask, type Stroke } from '../document/layer.ts';
import { lockedIds } from '../document/tree.ts';
import { rounded } from '../geometry/geometry.ts';
import { meanScale } from '../geometry/transform.ts';
import { type Action, mapLayers } from './action.ts';
import { strokeFor } from './strokes.ts';

/** A mask that shows the whole layer. */
export const OPEN_MASK: LayerMask = {
  enabled: true,
  base: 'show',
  picture: null,
  feather: MASK_FEATHER.default,
  density: MASK_DENSITY.default,
  strokes: [],
};

/** The size of a pixel of a layer and its mask on the canvas. */
const maskScale = (layer: Layer): number => (hasTransform(layer) ? meanScale(layer.transform) : 1);

/** The feather of a layer's mask in pixels of the document; 0 without a mask. */
export const maskFeather = (layer: Layer): number => (layer.mask?.feather ?? 0) * maskScale(layer);

const changeMask = (
  name: Extract<CommandName, 'mask' | 'mask-stroke'>,
  id: string,
  change: (layer: Layer) => LayerMask | null,
): Action => ({
  name,
  change: (document) =>
    lockedIds(document).has(id)
      ? document
      : mapLayers(document, (layer) => (layer.id === id ? { ...layer, mask: change(layer) } : layer)),
});

/** Sets the mask of a layer, or removes it for null. */
export const setMask = (id: string, mask: LayerMask | null): Action => changeMask('mask', id, () => mask);

/** Sets the feather of a layer's mask, in pixels of the document, or its density. */
export const softenMask = (
  id: string,
  { feather, density }: Partial<Pick<LayerMask, 'feather' | 'density'>>,
): Action =>
  changeMask('mask', id, (layer) => {
    const { mask } = layer;
    if (mask === null) return mask;
    return {
      ...mask,
      ...(feather === undefined ? {} : { feather: rounded(feather / maskScale(layer), 4) }),
      ...(density === undefined ? {} : { density: rounded(density, 2) }),
    };
  });

/** Inverts a mask with all that is painted on it. */
export const invertMask = (id: string): Action =>
  changeMask('mask', id, ({ mask }) => {
    if (mask === null) return mask;
    const { inverted, ...rest } = mask;
    return {
      ...rest,
      ...(mask.picture === null || inverted === true ? {} : { inverted: true }),
      base: mask.base === 'show' ? 'hide' : 'show',
      strokes: mask.strokes.map((stroke) => ({ ...stroke, erasing: !stroke.erasing })),
    };
  });

/** Paints on a layer's mask (an erasing stroke hides), creating the mask if needed. */
export const addMaskStroke = (id: string, stroke: Stroke): Action =>
  changeMask('mask-stroke', id, (layer) => {
    const mask = layer.mask ?? OPEN_MASK;
    return { ...mask, strokes: [...mask.strokes, strokeFor(layer, stroke)] };
  });
