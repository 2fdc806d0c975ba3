import { LIMITS } from '../defaults/constants.ts';
import { clamp, normalizedAngle, type Point, rounded } from './geometry.ts';

/**
 * The placement of a layer's pixels on the canvas: scaled, then rotated by degrees clockwise about the
 * layer's top left corner, then moved. A layer's coordinates are pixels before this transform.
 */
export interface Transform {
  readonly x: number;
  readonly y: number;
  /** Negative when mirrored, never 0. */
  readonly scaleX: number;
  readonly scaleY: number;
  readonly rotation: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Rotates a vector or point clockwise by degrees about the origin. */
export const turned = ({ x, y }: Point, degrees: number): Point => {
  const cos = Math.cos(radians(degrees));
  const sin = Math.sin(radians(degrees));
  return { x: x * cos - y * sin, y: x * sin + y * cos };
};

/** Converts a point of a layer to the canvas. */
export const toCanvas = ({ x, y, scaleX, scaleY, rotation }: Transform, point: Point): Point => {
  const there = turned({ x: point.x * scaleX, y: point.y * scaleY }, rotation);
  return { x: there.x + x, y: there.y + y };
};

/** Converts a point of the canvas to a layer. */
export const toLayer = ({ x, y, scaleX, scaleY, rotation }: Transform, point: Point): Point => {
  const there = turned({ x: point.x - x, y: point.y - y }, -rotation);
  return { x: there.x / scaleX, y: there.y / scaleY };
};

/** The size of a layer's pixel on the canvas, as the mean of both directions. */
export const meanScale = ({ scaleX, scaleY }: Transform): number => Math.sqrt(Math.abs(scaleX * scaleY));

const scaleWithin = (scale: number): number => {
  const size = clamp(Math.abs(scale), LIMITS.minLayerScale, LIMITS.maxLayerScale);
  return rounded(scale < 0 ? -size : size, 6);
};

export const coordinateWithin = (value: number): number =>
  rounded(clamp(value, -LIMITS.coordinatePx, LIMITS.coordinatePx), 4);

/** The transform limited to what a document allows, and rounded, so that JSON preserves it. */
export const within = ({ x, y, scaleX, scaleY, rotation }: Transform): Transform => ({
  x: coordinateWithin(x),
  y: coordinateWithin(y),
  scaleX: scaleWithin(scaleX),
  scaleY: scaleWithin(scaleY),
  rotation: rounded(normalizedAngle(rotation), 4),
});

export const movedBy = (transform: Transform, by: Point): Transform =>
  within({ ...transform, x: transform.x + by.x, y: transform.y + by.y });

/** The transform rotated clockwise by degrees about a point of the canvas. */
export const turnedAbout = (transform: Transform, degrees: number, centre: Point): Transform => {
  const offset = turned({ x: transform.x - centre.x, y: transform.y - centre.y }, degrees);
  return within({
    ...transform,
    x: centre.x + offset.x,
    y: centre.y + offset.y,
    rotation: transform.rotation + degrees,
  });
};

/** The transform scaled about a point of the canvas. */
export const scaledAbout = (transform: Transform, factor: number, centre: Point): Transform =>
  within({
    ...transform,
    x: centre.x + (transform.x - centre.x) * factor,
    y: centre.y + (transform.y - centre.y) * factor,
    scaleX: transform.scaleX * factor,
    scaleY: transform.scaleY * factor,
  });

/**
 * The transform stretched by different factors horizontally and vertically, from the origin of the canvas.
 * Layers cannot be skewed, so one that is not at right angles is scaled by the mean of both.
 */
export const stretchedBy = (transform: Transform, { x: across, y: down }: Point): Transform => {
  const { rotation, scaleX, scaleY } = transform;
  const mean = Math.sqrt(across * down);
  const isUpright = rotation % 180 === 0;
  const isOnItsSide = !isUpright && rotation % 90 === 0;
  const [ofWidth, ofHeight] = isUpright ? [across, down] : isOnItsSide ? [down, across] : [mean, mean];
  return within({
    ...transform,
    x: transform.x * across,
    y: transform.y * down,
    scaleX: scaleX * ofWidth,
    scaleY: scaleY * ofHeight,
  });
};

/** The transform flipped horizontally or vertically about a point of the canvas. */
export const mirroredAbout = (
  transform: Transform,
  axis: 'horizontal' | 'vertical',
  centre: Point,
): Transform =>
  within(
    axis === 'horizontal'
      ? {
          ...transform,
          x: 2 * centre.x - transform.x,
          scaleX: -transform.scaleX,
          rotation: -transform.rotation,
        }
      : {
          ...transform,
          y: 2 * centre.y - transform.y,
          scaleY: -transform.scaleY,
          rotation: -transform.rotation,
        },
  );
