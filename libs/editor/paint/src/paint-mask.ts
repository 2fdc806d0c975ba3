import { contentBox, hasTransform, type Layer, type LayerMask } from '@safelight/engine';
import {
  type Canvas2D,
  contextOf,
  layOver,
  onScratch,
  type PaintResources,
  type Picture,
  scaleOf,
  setDocumentCoordinates,
  setLayerCoordinates,
  setSurfaceCoordinates,
  type Surface,
  type View,
} from './surface.ts';
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

/** Paints a mask in white so that opaque pixels show and transparent ones hide. */
const paintMask = (surface: Surface, layer: Layer, mask: LayerMask, resources: PaintResources): void => {
  const { context, area } = surface;
  if (mask.base === 'show') {
    setSurfaceCoordinates(surface);
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, area.width, area.height);
  }
  if (hasTransform(layer)) setLayerCoordinates(surface, layer.transform);
  else setDocumentCoordinates(surface);
  const box = contentBox(layer, resources.measure);
  const width = (box?.width ?? 0) * scaleOf(context);
  const picture = mask.picture === null ? null : resources.picture(mask.picture, width);
  if (picture !== null && box !== null) {
    const image = opacityPicture(picture, resources) as CanvasImageSource;
    context.clearRect(box.x, box.y, box.width, box.height);
    if (mask.inverted === true) {
      context.fillStyle = '#ffffff';
      context.fillRect(box.x, box.y, box.width, box.height);
      context.globalCompositeOperation = 'destination-out';
    }
    // Only this part of the canvas, which may be larger than requested.
    context.drawImage(image, 0, 0, picture.width, picture.height, box.x, box.y, box.width, box.height);
    context.globalCompositeOperation = 'source-over';
  }
  paintStrokes(
    context,
    mask.strokes.map((stroke) => ({ ...stroke, color: '#ffffff' })),
  );
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
