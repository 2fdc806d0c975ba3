import { contentBox, type Layer, type LayerMask, maskFeather, maskPlace } from '@safelight/engine';
import {
  type Canvas2D,
  contextOf,
  layOver,
  onScratch,
  type PaintResources,
  type Picture,
  scaleOf,
  setDocumentCoordinates,
  setSurfaceCoordinates,
  type Surface,
  type View,
} from './surface.ts';
import { GAUSSIAN_REACH } from './filter-reach.ts';
import { paintBlurred } from './paint-blurred.ts';
import { paintStrokes } from './paint-content.ts';

/** The memory that mask pictures may take, in bytes; the one in use is always kept. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Mask pictures by their grayscale pictures, the least recently used first. */
type Kept = Map<object, Canvas2D>;

/** Mask pictures are cached as long as the resources they were made with. */
const keptBy = new WeakMap<PaintResources, Kept>();

const bytesOf = ({ width, height }: Canvas2D): number => width * height * 4;

const made = ({ image, width, height }: Picture, resources: PaintResources): Canvas2D => {
  const canvas = resources.createCanvas(width, height);
  const context = contextOf(canvas);
  context.drawImage(image, 0, 0);
  const pixels = context.getImageData(0, 0, width, height);
  const { data } = pixels;
  for (let at = 0; at < data.length; at += 4) {
    const grey = ((data[at] ?? 0) * 299 + (data[at + 1] ?? 0) * 587 + (data[at + 2] ?? 0) * 114) / 1000;
    data.fill(255, at, at + 3);
    data[at + 3] = Math.round((grey * (data[at + 3] ?? 0)) / 255);
  }
  context.putImageData(pixels, 0, 0);
  return canvas;
};

/** Frees the least recently used mask pictures until the rest fits into `mostBytes`. */
const tidy = (kept: Kept, resources: PaintResources, mostBytes: number): void => {
  let bytes = [...kept.values()].reduce((sum, canvas) => sum + bytesOf(canvas), 0);
  for (const [image, canvas] of kept) {
    if (bytes <= mostBytes || kept.size === 1) return;
    bytes -= bytesOf(canvas);
    kept.delete(image);
    resources.releaseCanvas(canvas);
  }
};

/**
 * Converts a grayscale picture to a white one whose opacity is the gray value. The result is cached and may be freed
 * by the next call, so draw it before that.
 */
export const opacityPicture = (
  picture: Picture,
  resources: PaintResources,
  mostBytes = MOST_BYTES,
): Canvas2D => {
  const kept: Kept = keptBy.get(resources) ?? new Map<object, Canvas2D>();
  keptBy.set(resources, kept);
  const canvas = kept.get(picture.image) ?? made(picture, resources);
  kept.delete(picture.image);
  kept.set(picture.image, canvas);
  tidy(kept, resources, mostBytes);
  return canvas;
};

/** A part of a picture's columns or rows, and where it is drawn. */
interface Span {
  readonly from: number;
  readonly count: number;
  readonly to: number;
  readonly length: number;
}

/** All columns or rows of a picture, and those at its edges drawn out by a length. */
const spansOf = (pixels: number, start: number, length: number, beyond: number): readonly Span[] => {
  const own = { from: 0, count: pixels, to: start, length };
  return beyond === 0
    ? [own]
    : [
        { from: 0, count: 1, to: start - beyond, length: beyond },
        own,
        { from: pixels - 1, count: 1, to: start + length, length: beyond },
      ];
};

/**
 * Paints the picture of a mask over the box of an image, or in its own size for any other layer. A mask that is blurred
 * goes on beyond the box as at its edges, so that the layer does not fade out where its picture ends.
 */
const paintMaskPicture = (
  { context, view }: Surface,
  layer: Layer,
  mask: LayerMask,
  resources: PaintResources,
): void => {
  if (mask.picture === null) return;
  const content = layer.type === 'image' ? contentBox(layer, resources.measure) : null;
  const picture = resources.picture(mask.picture, (content?.width ?? view.documentSide) * scaleOf(context));
  if (picture === null) return;
  const box = content ?? {
    x: 0,
    y: 0,
    ...(picture.whole ?? { width: picture.width, height: picture.height }),
  };
  const image = opacityPicture(picture, resources) as CanvasImageSource;
  const beyond = mask.feather * GAUSSIAN_REACH;
  const [width, height] = [box.width + 2 * beyond, box.height + 2 * beyond];
  context.clearRect(box.x - beyond, box.y - beyond, width, height);
  if (mask.inverted === true) {
    context.fillStyle = '#ffffff';
    context.fillRect(box.x - beyond, box.y - beyond, width, height);
    context.globalCompositeOperation = 'destination-out';
  }
  // Only the part of the canvas with the picture, which may be larger than requested.
  for (const across of spansOf(picture.width, box.x, box.width, beyond))
    for (const down of spansOf(picture.height, box.y, box.height, beyond))
      context.drawImage(
        image,
        ...([across.from, down.from, across.count, down.count] as const),
        ...([across.to, down.to, across.length, down.length] as const),
      );
  context.globalCompositeOperation = 'source-over';
};

/** Paints a mask in white without its feather and density, so that opaque pixels show and transparent ones hide. */
const paintSharpMask = (surface: Surface, layer: Layer, mask: LayerMask, resources: PaintResources): void => {
  const { context, area } = surface;
  if (mask.base === 'show') {
    setSurfaceCoordinates(surface);
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, area.width, area.height);
  }
  setDocumentCoordinates(surface);
  context.transform(...maskPlace(layer, mask));
  paintMaskPicture(surface, layer, mask, resources);
  paintStrokes(
    context,
    mask.strokes.map((stroke) => ({ ...stroke, color: '#ffffff' })),
  );
};

/** Paints a mask in white so that opaque pixels show and transparent ones hide. */
const paintMask = (surface: Surface, layer: Layer, mask: LayerMask, resources: PaintResources): void => {
  const paint = (target: Surface): void => paintSharpMask(target, layer, mask, resources);
  const sigma = maskFeather(layer) * surface.view.scale;
  if (sigma === 0) paint(surface);
  else paintBlurred(surface, sigma, paint, resources);
  const { context, area } = surface;
  setSurfaceCoordinates(surface);
  context.fillStyle = '#ffffff';
  context.globalAlpha = 1 - mask.density;
  context.fillRect(0, 0, area.width, area.height);
  context.globalAlpha = 1;
};

/** Paints the mask of a layer alone, also a disabled one: white where it shows the layer, and black where it hides. */
export const paintMaskAlone = (surface: Surface, layer: Layer, resources: PaintResources): void => {
  const { mask } = layer;
  if (mask === null) return;
  const { context, area } = surface;
  setSurfaceCoordinates(surface);
  context.fillStyle = '#000000';
  context.fillRect(0, 0, area.width, area.height);
  onScratch(surface, resources, (scratch) => {
    paintMask(scratch, layer, mask, resources);
    layOver(surface, scratch);
  });
};

/** Applies a layer's mask to a surface that contains only this layer. */
export const applyMask = (surface: Surface, layer: Layer, resources: PaintResources): void => {
  const { mask } = layer;
  if (mask?.enabled !== true) return;
  onScratch(surface, resources, (scratch) => {
    paintMask(scratch, layer, mask, resources);
    layOver(surface, scratch, { composite: 'destination-in' });
  });
};

/** The values of a layer's mask for the pixels of a surface, 0 to 255; null without a mask. */
export const maskOpacities = (
  surface: Surface,
  layer: Layer,
  resources: PaintResources,
): Uint8ClampedArray | null => {
  const { mask } = layer;
  if (mask?.enabled !== true) return null;
  return onScratch(surface, resources, (scratch) => {
    paintMask(scratch, layer, mask, resources);
    const { width, height } = surface.area;
    const { data } = scratch.context.getImageData(0, 0, width, height);
    return Uint8ClampedArray.from({ length: width * height }, (_, index) => data[index * 4 + 3] ?? 0);
  });
};

/** The values of a layer's mask for the pixels of a view, 0 to 255; all 255 without an enabled mask. */
export const layerMask = (layer: Layer, view: View, resources: PaintResources): Uint8ClampedArray => {
  const area = { x: 0, y: 0, width: view.width, height: view.height };
  return onScratch({ view, area }, resources, (scratch) => {
    const opacities = maskOpacities(scratch, layer, resources);
    return opacities ?? new Uint8ClampedArray(view.width * view.height).fill(255);
  });
};
