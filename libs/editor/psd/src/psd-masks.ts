import type { LayerMask, PictureSource, Rect } from '@safelight/engine';
import type { Layer as PsdLayer } from 'ag-psd';
import { greyOver, placedPixels, type PlacedPixels } from './pixels.ts';

/** A mask of a file: its gray pixels, and the gray value elsewhere. */
export interface PsdMask {
  readonly pixels: PlacedPixels;
  readonly outside: number;
  readonly enabled: boolean;
}

/** The mask of a layer or group; null when it has none. */
export const psdMaskOf = ({ mask }: PsdLayer): PsdMask | null =>
  mask?.imageData === undefined
    ? null
    : {
        pixels: placedPixels(mask.imageData, mask),
        outside: mask.defaultColor ?? 0,
        enabled: mask.disabled !== true,
      };

/** Multiplies gray pictures of the same size. */
const multiplied = ([first, ...others]: readonly PlacedPixels[]): PlacedPixels | null => {
  if (first === undefined) return null;
  const data = first.data.slice();
  for (const other of others)
    for (let at = 0; at < data.length; at += 1) data[at] = ((data[at] ?? 0) * (other.data[at] ?? 0)) / 255;
  return { ...first, data };
};

/**
 * The engine's mask of a layer: a grayscale picture that covers the box of the layer. A group has no box, so
 * the masks of the groups around a layer are part of its own.
 */
export const layerMaskOf = async (
  own: PsdMask | null,
  around: readonly PsdMask[],
  place: { readonly box: Rect; readonly store: (pixels: PlacedPixels) => Promise<PictureSource> },
): Promise<LayerMask | null> => {
  // A disabled mask of its own can be kept only when it is not mixed with others.
  const isUsed = own !== null && (own.enabled || around.length === 0);
  const masks = isUsed ? [own, ...around] : around;
  const picture = multiplied(masks.map(({ pixels, outside }) => greyOver(place.box, pixels, outside)));
  if (picture === null) return null;
  return {
    enabled: masks.every(({ enabled }) => enabled),
    base: masks.every(({ outside }) => outside > 127) ? 'show' : 'hide',
    picture: await place.store(picture),
    strokes: [],
  };
};
