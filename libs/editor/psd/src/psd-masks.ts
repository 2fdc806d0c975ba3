import {
  type LayerMask,
  type Matrix,
  sizeOfPixel,
  MASK_FEATHER,
  OPEN_MASK,
  type PictureSource,
  type Rect,
  type Size,
} from '@safelight/engine';
import type { Layer as PsdLayer } from 'ag-psd';
import { greyOver, placedPixels, type PlacedPixels } from './pixels.ts';

/** A mask of a file: its gray pixels, the gray value elsewhere, and what softens it. */
interface PsdMask extends Pick<LayerMask, 'enabled' | 'linked' | 'feather' | 'density'> {
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

/** The box that the picture of a mask covers: of one that may be moved without its layer all of it, or else `box`. */
const coveredBox = ({ linked, pixels: { x, y, width, height } }: PsdMask, box: Rect): Rect =>
  !linked && width > 0 && height > 0 ? { x, y, width, height } : box;

/** The place of a mask's pixels among those of its layer, if its picture covers another box than the layer's. */
const placeOver = (layer: Rect, { x, y, width, height }: Rect): Matrix => [
  ...([width / layer.width, 0, 0, height / layer.height] as const),
  ...([x - layer.x, y - layer.y] as const),
];

interface Destination {
  /** The box of an image; null for any other layer. */
  readonly layer: Rect | null;
  readonly canvas: Size;
  readonly store: (pixels: PlacedPixels) => Promise<PictureSource>;
}

/**
 * The engine's mask of a layer or group, with a grayscale picture that covers the box of an image, or the canvas. Its place
 * is that among the pixels of the image, or on the canvas.
 */
export const layerMaskOf = async (
  mask: PsdMask | null,
  { layer, canvas, store }: Destination,
): Promise<LayerMask | null> => {
  if (mask === null) return null;
  const { pixels, outside, enabled, linked, feather, density } = mask;
  const box = coveredBox(mask, layer ?? { x: 0, y: 0, ...canvas });
  const place = placeOver(layer ?? { ...box, x: 0, y: 0 }, box);
  return {
    ...OPEN_MASK,
    enabled,
    linked,
    place,
    feather: feather / sizeOfPixel(place),
    density,
    base: outside > 127 ? 'show' : 'hide',
    picture: await store(greyOver(box, pixels, outside)),
  };
};
