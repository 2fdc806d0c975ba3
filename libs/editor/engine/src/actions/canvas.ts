import { LIMITS, SCALE_PERCENT } from '../defaults/constants.ts';
import type { EditorDocument } from '../document/document.ts';
import type { Color, Transform } from '../document/layer.ts';
import { centreOf, clamp, cornersOf, type Point, type Rect, type Size } from '../geometry/geometry.ts';
import { mirroredAbout, movedBy, scaledAbout, stretchedBy, turnedAbout } from '../geometry/transform.ts';
import { type Action, mapLayers } from './action.ts';
import { placed } from './layers.ts';

/** The crop: the part of the canvas to keep, and the rotation and scale of the picture under it. */
export interface CropFrame extends Rect {
  /** Degrees clockwise about the frame's centre, −180 to 180. */
  readonly rotation: number;
  /** The scale of the picture in percent, 10 to 500. */
  readonly scale: number;
}

const placeAll = (document: EditorDocument, change: (transform: Transform) => Transform): EditorDocument =>
  mapLayers(document, (layer) => placed(layer, change));

const wholeSide = (side: number): number => clamp(Math.round(side), 1, LIMITS.sidePx);

/**
 * Rotates and scales the layers under a crop frame without resizing the canvas, as the crop tool previews
 * them.
 */
export const straightened = (document: EditorDocument, frame: CropFrame): EditorDocument => {
  if (frame.rotation === 0 && frame.scale === 100) return document;
  const centre = centreOf(frame);
  return placeAll(document, (transform) =>
    scaledAbout(turnedAbout(transform, frame.rotation, centre), frame.scale / 100, centre),
  );
};

/**
 * Returns the smallest scale, in percent, at which a rotated canvas covers every corner of the crop frame.
 * The result is at least 100 and at most the largest scale of the crop tool.
 */
export const fillingScale = ({ width, height }: Size, frame: CropFrame): number => {
  const centre = centreOf(frame);
  const angle = (-frame.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // The factors by which the canvas must grow about the frame's centre to reach each corner.
  const shares = cornersOf(frame).flatMap((corner) => {
    const [x, y] = [corner.x - centre.x, corner.y - centre.y];
    const [across, down] = [x * cos - y * sin, x * sin + y * cos];
    return [
      across > 0 ? across / (width - centre.x) : -across / centre.x,
      down > 0 ? down / (height - centre.y) : -down / centre.y,
    ];
  });
  const needed = Math.max(...shares.map((share) => (share >= 0 ? share : Infinity)));
  // The factor is rounded up to the tool's precision, so that no corner stays empty by a fraction.
  return clamp(Math.ceil(needed * 1000 - 1e-6) / 10, 100, SCALE_PERCENT.max);
};

/** Sets the canvas to a frame. Layers are not cut; their parts outside of the canvas are hidden. */
export const crop = (frame: CropFrame): Action => ({
  name: 'crop',
  change: (document) => {
    const [x, y] = [Math.round(frame.x), Math.round(frame.y)];
    const moved =
      x === 0 && y === 0
        ? straightened(document, frame)
        : placeAll(straightened(document, frame), (transform) => movedBy(transform, { x: -x, y: -y }));
    return { ...moved, width: wholeSide(frame.width), height: wholeSide(frame.height) };
  },
});

/**
 * Resizes the canvas without the layers; `anchor` is the point of the old canvas that stays in place (0 to 1
 * in both directions).
 */
export const resizeCanvas = (size: Size, anchor: Point = { x: 0.5, y: 0.5 }): Action => ({
  name: 'canvas-size',
  change: (document) => {
    const [width, height] = [wholeSide(size.width), wholeSide(size.height)];
    const by = {
      x: Math.round((width - document.width) * anchor.x),
      y: Math.round((height - document.height) * anchor.y),
    };
    const moved =
      by.x === 0 && by.y === 0 ? document : placeAll(document, (transform) => movedBy(transform, by));
    return { ...moved, width, height };
  },
});

/** Resizes the canvas and scales all layers by one factor, so that the picture covers the new canvas. */
export const rescaleCanvas = (size: Size, anchor: Point = { x: 0.5, y: 0.5 }): Action => ({
  name: 'canvas-size',
  change: (document) => {
    const [width, height] = [wholeSide(size.width), wholeSide(size.height)];
    const factor = Math.max(width / document.width, height / document.height);
    const by = {
      x: (width - document.width * factor) * anchor.x,
      y: (height - document.height * factor) * anchor.y,
    };
    const scaled = placeAll(document, (transform) =>
      movedBy(scaledAbout(transform, factor, { x: 0, y: 0 }), by),
    );
    return { ...scaled, width, height };
  },
});

/** Resizes the canvas and stretches every layer with it. Width and height may change by different factors. */
export const resizeImage = (size: Size): Action => ({
  name: 'resize-image',
  change: (document) => {
    const [width, height] = [wholeSide(size.width), wholeSide(size.height)];
    const by = { x: width / document.width, y: height / document.height };
    if (by.x === 1 && by.y === 1) return document;
    return { ...placeAll(document, (transform) => stretchedBy(transform, by)), width, height };
  },
});

/** Sets the color behind all layers, or null for transparent. */
export const setBackground = (background: Color | null): Action => ({
  name: 'background',
  change: (document) => ({ ...document, background }),
});

/** Flips the whole canvas horizontally or vertically. */
export const flipCanvas = (axis: 'horizontal' | 'vertical'): Action => ({
  name: 'flip-canvas',
  change: (document) => {
    const centre = { x: document.width / 2, y: document.height / 2 };
    return placeAll(document, (transform) => mirroredAbout(transform, axis, centre));
  },
});

/** Rotates the whole canvas by a quarter turn. */
export const rotateCanvas = (direction: 'clockwise' | 'counterclockwise'): Action => ({
  name: 'rotate-canvas',
  change: (document) => {
    const { width, height } = document;
    const clockwise = direction === 'clockwise';
    const by = clockwise ? { x: height, y: 0 } : { x: 0, y: width };
    const turned = placeAll(document, (transform) =>
      movedBy(turnedAbout(transform, clockwise ? 90 : -90, { x: 0, y: 0 }), by),
    );
    return { ...turned, width: height, height: width };
  },
});

/**
 * Replaces the document, for example by an earlier version or by the document of another tab. Undo restores
 * it.
 */
export const replaceDocument = (document: EditorDocument): Action => ({
  name: 'replace-document',
  change: () => document,
});
