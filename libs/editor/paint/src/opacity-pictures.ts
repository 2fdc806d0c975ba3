import { contextOf, type Canvas2D, type PaintResources, type Picture } from './surface.ts';

/** The memory that mask pictures may take, in bytes; the one in use is always kept. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Mask pictures by their grayscale pictures, the least recently used first. */
type Kept = Map<object, Canvas2D>;

/** The mask pictures live as long as the resources they were made with. */
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
    data[at + 3] = Math.round((grey * (data[at + 3] ?? 0)) / 255);
  }
  context.putImageData(pixels, 0, 0);
  return canvas;
};

/** Frees the least recently used ones until the rest fits. */
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
 * Converts a grayscale picture to one whose opacity is the gray value. The result is cached within limits, so
 * draw it at once.
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
