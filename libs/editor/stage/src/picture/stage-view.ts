import type { Rect, Size, Viewport } from '@safelight/engine';
import type { View } from '@safelight/paint';

/** The scale above which pixels are shown as squares rather than smoothed. */
export const SQUARES_ABOVE = 3;

/** The position of the document on a stage, and the device's pixels per CSS pixel. */
export interface Place {
  readonly viewport: Viewport;
  readonly stage: Size;
  readonly pixelRatio: number;
}

/** The viewport moved by less than a pixel, so that the document is aligned with the device's pixels. */
export const onWholePixels = (viewport: Viewport, pixelRatio: number): Viewport => ({
  ...viewport,
  x: Math.round(viewport.x * pixelRatio) / pixelRatio,
  y: Math.round(viewport.y * pixelRatio) / pixelRatio,
});

interface Span {
  readonly origin: number;
  readonly length: number;
}

/**
 * The visible part of the region along one axis: its start in the document, and its length in pixels of the
 * device.
 */
const spanOf = (
  [from, length]: readonly [number, number],
  { scale, offset, room, beyond }: { scale: number; offset: number; room: number; beyond: number },
): Span | null => {
  const start = Math.max(Math.floor(from * scale + offset), Math.floor(-beyond));
  const end = Math.min(Math.ceil((from + length) * scale + offset), Math.ceil(room + beyond));
  return end <= start ? null : { origin: (start - offset) / scale, length: end - start };
};

interface ViewOptions {
  /** The share of the device's pixels, during movements. */
  readonly quality?: number;
  /** Extends the view on each side by this share of the stage. */
  readonly margin?: number;
  /** Extends the view on each side by what filters read there, in pixels of the document. */
  readonly reach?: number;
}

/** Safari shows nothing on a canvas of more pixels than this (2^24). */
const MOST_PIXELS = 16_777_216;

/** The room in whole pixels that a view may have on each side, so that it does not have too many. */
const spareRoom = (width: number, height: number): number => {
  const both = width + height;
  return Math.max(0, Math.floor((Math.sqrt(both ** 2 - 4 * (width * height - MOST_PIXELS)) - both) / 4) - 1);
};

/**
 * The view of the visible part of a region of a document: with as many pixels as the device, or a fraction of
 * them (`quality`, during movements). Above 300 % it has one pixel for each pixel of the document, to be
 * shown as squares. Null when nothing is visible.
 */
export const viewOf = (
  document: Size,
  region: Rect,
  place: Place,
  { quality = 1, margin = 0, reach = 0 }: ViewOptions = {},
): View | null => {
  const { viewport, stage, pixelRatio } = place;
  const scale = viewport.scale * pixelRatio;
  // What filters read out of sight is left out where there is no room for it, far into a large document.
  const read = Math.min(reach * scale, spareRoom(stage.width * pixelRatio, stage.height * pixelRatio));
  const axis = (offset: number, room: number) => ({
    scale,
    offset: offset * pixelRatio,
    room: room * pixelRatio,
    beyond: room * pixelRatio * margin + read,
  });
  const across = spanOf([region.x, region.width], axis(viewport.x, stage.width));
  const down = spanOf([region.y, region.height], axis(viewport.y, stage.height));
  if (across === null || down === null) return null;
  const documentSide = Math.max(document.width, document.height);
  if (viewport.scale > SQUARES_ABOVE) {
    const [left, top] = [Math.floor(across.origin), Math.floor(down.origin)];
    return {
      origin: { x: left, y: top },
      scale: 1,
      documentSide,
      width: Math.ceil(across.origin + across.length / scale) - left,
      height: Math.ceil(down.origin + down.length / scale) - top,
    };
  }
  return {
    origin: { x: across.origin, y: down.origin },
    scale: scale * quality,
    documentSide,
    width: Math.max(1, Math.ceil(across.length * quality)),
    height: Math.max(1, Math.ceil(down.length * quality)),
  };
};

/** The position of an area of a view on the stage, in CSS pixels. */
export const onStage = (view: View, area: Rect, { scale, x, y }: Viewport): Rect => ({
  x: (view.origin.x + area.x / view.scale) * scale + x,
  y: (view.origin.y + area.y / view.scale) * scale + y,
  width: (area.width / view.scale) * scale,
  height: (area.height / view.scale) * scale,
});

/** True when `view` contains everything that `wanted` shows, and is nearly as sharp. */
export const covers = (view: View, wanted: View): boolean => {
  const sharpness = view.scale / wanted.scale;
  if (sharpness < 0.45 || sharpness > 4) return false;
  const end = (start: number, length: number, scale: number): number => start + length / scale;
  const slack = 1.5 / wanted.scale;
  return (
    view.origin.x <= wanted.origin.x + slack &&
    view.origin.y <= wanted.origin.y + slack &&
    end(view.origin.x, view.width, view.scale) >= end(wanted.origin.x, wanted.width, wanted.scale) - slack &&
    end(view.origin.y, view.height, view.scale) >= end(wanted.origin.y, wanted.height, wanted.scale) - slack
  );
};
