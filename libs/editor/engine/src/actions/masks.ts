import type { CommandName } from '../commands/command.ts';
import { MASK_DENSITY, MASK_FEATHER } from '../defaults/constants.ts';
import { hasTransform, type Layer, type LayerMask, type Stroke } from '../document/layer.ts';
import { lockedIds } from '../document/tree.ts';
import { type Point, rounded } from '../geometry/geometry.ts';
import {
  IDENTITY,
  inverseOf,
  type Matrix,
  matrixOf,
  matrixWithin,
  sizeOfPixel,
  times,
  translation,
} from '../geometry/matrix.ts';
import { type Action, mapLayers } from './action.ts';
import { strokeAt } from './strokes.ts';

/** A mask that shows the whole layer. */
export const OPEN_MASK: LayerMask = {
  enabled: true,
  base: 'show',
  picture: null,
  linked: true,
  place: IDENTITY,
  feather: MASK_FEATHER.default,
  density: MASK_DENSITY.default,
  strokes: [],
};

/** The place of a layer's mask on the canvas. */
export const maskPlace = (layer: Layer, { place }: LayerMask): Matrix =>
  hasTransform(layer) ? times(matrixOf(layer.transform), place) : place;

/** A layer with a mask that is at a place on the canvas. */
export const withMaskAt = (layer: Layer, mask: LayerMask, place: Matrix): Layer => {
  const own = hasTransform(layer) ? times(inverseOf(matrixOf(layer.transform)), place) : place;
  return { ...layer, mask: { ...mask, place: matrixWithin(own) } };
};

/** A layer after it changed its place: a mask that is not linked stays where it was. */
export const leavingMask = (before: Layer, after: Layer): Layer =>
  before.mask === null || before.mask.linked
    ? after
    : withMaskAt(after, before.mask, maskPlace(before, before.mask));

/** The feather of a layer's mask in pixels of the document; 0 without a mask. */
export const maskFeather = (layer: Layer): number =>
  layer.mask === null ? 0 : layer.mask.feather * sizeOfPixel(maskPlace(layer, layer.mask));

const changeMask = (
  name: Extract<CommandName, 'add-mask' | 'remove-mask' | 'mask' | 'mask-stroke' | 'move-mask'>,
  id: string,
  change: (layer: Layer) => LayerMask | null,
): Action => ({
  name,
  change: (document) =>
    lockedIds(document).has(id)
      ? document
      : mapLayers(document, (layer) => (layer.id === id ? { ...layer, mask: change(layer) } : layer)),
});

/** Gives a layer a mask. */
export const addMask = (id: string, mask: LayerMask = OPEN_MASK): Action =>
  changeMask('add-mask', id, () => mask);

/** Sets the mask of a layer, or removes it for null. */
export const setMask = (id: string, mask: LayerMask | null): Action =>
  changeMask(mask === null ? 'remove-mask' : 'mask', id, () => mask);

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
      ...(feather === undefined
        ? {}
        : { feather: rounded(feather / sizeOfPixel(maskPlace(layer, mask)), 4) }),
      ...(density === undefined ? {} : { density: rounded(density, 2) }),
    };
  });

/** Makes a mask move with its layer, or not. */
export const linkMask = (id: string, linked: boolean): Action =>
  changeMask('mask', id, ({ mask }) => (mask === null ? mask : { ...mask, linked }));

/** Moves a mask without its layer, by pixels of the document. */
export const moveMask = (id: string, by: Point): Action =>
  changeMask('move-mask', id, (layer) => {
    const { mask } = layer;
    return mask === null
      ? mask
      : withMaskAt(layer, mask, times(translation(by), maskPlace(layer, mask))).mask;
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
    return { ...mask, strokes: [...mask.strokes, strokeAt(stroke, maskPlace(layer, mask))] };
  });
