import {
  type LayerMask,
  type Matrix,
  sizeOfPixel,
  MASK_FEATHER,
  OPEN_MASK,
  type PictureSource,
  type Rect,
} from '@safelight/engine';
import type { Layer as PsdLayer } from 'ag-psd';
import { greyOver, placedPixels, type PlacedPixels } from './pixels.ts';

/** A mask of a file: its gray pixels, the gray value elsewhere, and what softens it. */
export interface PsdMask extends Pick<LayerMask, 'enabled' | 'linked' | 'feather' | 'density'> {
  readonly pixels: PlacedPixels;
  readonly outside: number;
}

/** The feather limited to what a document allows; a damaged file may contain any number, or none. */
const featherWithin = (feather: number): number => (feather > 0 ? Math.min(feather, MASK_FEATHER.max) : 0);

/** The mask of a layer or group; null when it has none. */
export const psdMaskOf = ({ mask }: PsdLayer): PsdMask | null =>
  mask?.imageData === undefined
    ? null
    : {
        pixels: placedPixels(mask.imageData, mask),
        outside: mask.defaultColor ?? 0,
        enabled: mask.disabled !== true,
        linked: mask.positionRelativeToLayer !== true,
        feather: featherWithin(mask.userMaskFeather ?? 0),
        density: mask.userMaskDensity ?? 1,
      };

const isSoft = ({ feather, density }: PsdMask): boolean => feather > 0 || density < 1;

/** The masks that hide parts of a layer: its own, unless it is disabled and would be mixed with those around it. */
const masksOf = (own: PsdMask | null, around: readonly PsdMask[]): readonly PsdMask[] =>
  own !== null && (own.enabled || around.length === 0) ? [own, ...around] : around;

/** True when masks become one that cannot have the feather and the density of each. */
export const losesSoftness = (own: PsdMask | null, around: readonly PsdMask[]): boolean => {
  const masks = masksOf(own, around);
  return masks.length > 1 && masks.some(isSoft);
};

/** Multiplies gray pictures of the same size. */
const multiplied = ([first, ...others]: readonly PlacedPixels[]): PlacedPixels | null => {
  if (first === undefined) return null;
  const data = first.data.slice();
  for (const other of others)
    for (let at = 0; at < data.length; at += 1) data[at] = ((data[at] ?? 0) * (other.data[at] ?? 0)) / 255;
  return { ...first, data };
};

/** The box that the picture of a mask covers: of one that may be moved without its layer all of it, or else the layer's. */
const coveredBox = ({ linked, pixels }: PsdMask, masks: readonly PsdMask[], box: Rect): Rect => {
  const isFree = !linked && masks.length === 1 && pixels.width > 0 && pixels.height > 0;
  return isFree ? { x: pixels.x, y: pixels.y, width: pixels.width, height: pixels.height } : box;
};

/** The place of a mask's pixels among those of its layer, if its picture covers another box than the layer's. */
const placeOver = (layer: Rect, { x, y, width, height }: Rect): Matrix => [
  ...([width / layer.width, 0, 0, height / layer.height] as const),
  ...([x - layer.x, y - layer.y] as const),
];

/**
 * The engine's mask of a layer: a grayscale picture that covers the box of the layer. A group has no box, so
 * the masks of the groups around a layer are part of its own.
 */
export const layerMaskOf = async (
  own: PsdMask | null,
  around: readonly PsdMask[],
  into: { readonly box: Rect; readonly store: (pixels: PlacedPixels) => Promise<PictureSource> },
): Promise<LayerMask | null> => {
  const masks = masksOf(own, around);
  const [first] = masks;
  if (first === undefined) return null;
  const box = coveredBox(first, masks, into.box);
  const picture = multiplied(masks.map(({ pixels, outside }) => greyOver(box, pixels, outside)));
  if (picture === null) return null;
  const { feather, density, linked } = masks.length > 1 ? OPEN_MASK : first;
  const place = placeOver(into.box, box);
  return {
    ...OPEN_MASK,
    linked,
    place,
    feather: feather / sizeOfPixel(place),
    density,
    enabled: masks.every(({ enabled }) => enabled),
    base: masks.every(({ outside }) => outside > 127) ? 'show' : 'hide',
    picture: await into.store(picture),
  };
};
